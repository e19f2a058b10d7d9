/** English: a day's plan: what is put into it for the body's sake, why it was repaired, and what is remembered of promises and intents. */

/** The day's meals, as the mind names them. */
export type MealWord = "breakfast" | "lunch" | "dinner";

/** A promise as a thing to do or leave: "being at the party", "meeting Maria". */
import type { Deed } from "../goods.ts";
import { asWish, everyday, gist } from "./deeds.ts";
import { suspicion, thoughtIn } from "./suspicions.ts";

const going = (what: string): string => (/^at\b/.test(what) ? `being ${what}` : what);

/** What is not done with in an afternoon. */
const lasting =
  /\b(mayor|election|campaign|candidate|from now on|always|never|every|become|learn|love|crush|hate|dislike|trust|friend|marry|career|novel|book|secret)\b/i;

/** Plans in words. */
export const planning = {
  having: (meal: MealWord): string => `having ${meal}`,
  wash: "washing and getting dressed",
  bed: "getting ready for bed",
  idle: "taking it easy at home",
  /** Why a plan was repaired. */
  repaired: {
    noPlace: (doing: string) => `${doing}: there is no such place, so at home`,
    unknown: (doing: string, who: string, place: string) => `${doing}: ${who} does not know ${place}, so at home`,
    closed: (doing: string, at: string, place: string) => `${doing} at ${at}: ${place} is not open then, so at home`,
    late: (doing: string, until: string, bed: string) => `${doing} until ${until}: bedtime is at ${bed}`,
    bedtime: (bed: string) => `bedtime is at ${bed}`,
    pieces: (count: number) => `a day of ${count} pieces is no plan, so the small ones were joined`,
    second: (meal: MealWord, at: string) => `a second ${meal} at ${at} was one too many`,
    noHour: (meal: MealWord, at: string) => `${at} is no hour for ${meal}`,
    noTable: (meal: MealWord, place: string, instead: string) => `${place} is no place for ${meal}, so at ${instead}`,
    missing: (what: string) => `${what} was missing`,
    meal: (meal: MealWord): string => meal,
    washing: "washing",
    gaveWay: (meal: MealWord) => `${meal} had to give way to a promise`,
    noTime: (what: string) => `no time today for ${what}`,
    beside: (meal: MealWord, promise: string) => `no time for ${meal} beside ${promise}`,
    company: (doing: string, instead: string) => `nobody to talk to for a day, so ${doing} instead of ${instead}`,
    lengths: (doing: string) => `${doing}: taken apart into 5 to 15 minutes each, as long as it takes`,
  },
  /** Why a promise is not kept, or kept though work waits. */
  promise: {
    agreed: (what: string) => `agreed: ${what}`,
    closed: (place: string) => `${place} is closed then`,
    home: (place: string) => `${place} is a private home`,
    other: (what: string) => `something else was promised for that time: ${what}`,
    work: (doing: string) => `it would take too long from ${doing}`,
    asleep: (who: string) => `${who} is asleep at that hour`,
    uncovered: (doing: string) => `nobody else there could take over ${doing}`,
    ownHome: "it is their own home",
    enough: "enough was agreed to in that talk already",
    calledOff: (who: string) => `${who} called it off`,
    thoughtBetter: "it does not suit after all",
    /** What somebody heard to be off; `what` reads after "is". */
    heardOff: (who: string, other: string, what: string, at: string) =>
      `${other} told ${who} that nothing will come of ${going(what)} at ${at}`,
    against: (who: string, what: string, at: string | null, why: string) =>
      `${who} decided against ${going(what)}${at === null ? "" : ` at ${at}`}, because ${why}`,
    offWork: (who: string, what: string, at: string) =>
      `${who} decided to leave work for a while at ${at} for ${going(what)}, because a promise is a promise`,
    kept: (who: string, what: string) => `${who} was ${what}, as planned`,
    stoodUp: (who: string, place: string, other: string) =>
      `${who} waited at ${place} as agreed, but ${other} did not come`,
    missed: (who: string, what: string, instead: string | null) =>
      `${who} did not get round to ${going(what)}${instead === null ? "" : `, because ${who} was ${instead}`}`,
  },
  /** What becomes of a word of the inner voice. */
  intent: {
    /** What somebody is doing about a thought in the third person ("John Lin is going to run for mayor"). */
    pursuing: (text: string, name: string): string => {
      const small = everyday(text, lasting);
      if (small) return small.doing;
      const own = text.replace(/(?<![.!?])[.!?]+$/, "").trim();
      const after = own.startsWith(`${name} `) ? own.slice(name.length + 1) : null;
      const deed = after
        ? (/^(?:is going to|was going to|should|must|will|would|wants to|needs to|has to|ought to|could|can) (.+)$/i.exec(
            after,
          )?.[1] ?? null)
        : null;
      return deed && !/^(?:be|is|are)\b/.test(deed)
        ? `working out how to ${deed}`
        : "giving a thought that would not go away its due";
    },
    /** A thought without its "you just remembered that". */
    gist,
    /** What one is bidden as what one should do: "go home" is "You should go home". */
    asWish,
    /** What is given, the longer names first. */
    gatherings:
      "birthday party|surprise party|tea party|dinner party|poetry reading|singing contest|chess tournament|game night|card night|quiz night|book club|sing-along|get-together|town meeting|tournament|barbecue|bonfire|memorial|concert|picnic|market|dinner|supper|reading|meeting|party|dance|feast|lunch|fair|ball|race|wake|play".split(
        "|",
      ),
    /** What a thought came to: whom they took to or against, why they did not, and that they keep away no more. */
    tookTo: (who: string, other: string, warm: boolean) =>
      warm ? `${who} has come to like ${other}` : `${who} has taken against ${other}`,
    notLikeThem: "it was not like them",
    tooDear: (other: string) => `${other} means too much to them for that`,
    noMore: (who: string, text: string) => `${who} no longer minds what was on their mind: ${text}`,
    /** A thought taken apart into what it wishes and what it claims; and how what it claims is put. */
    thoughtIn,
    suspicion,
    /** The everyday thing a thought asks for, "buying milk". Null for a resolve or a feeling. */
    deed: (text: string): Deed | null => everyday(text, lasting),
    /** A directive that is not done with in an afternoon. */
    lasting,
    /** Why somebody is looked for. */
    longing: (name: string) => `would like to see ${name}`,
    again: (doing: string) => `${doing} had been crowded out`,
    followed: (who: string, doing: string) => `${who} took time for what was on their mind: ${doing}`,
    against: (who: string, why: string) => `${who} decided not to act on a thought${why ? `, because ${why}` : ""}`,
    lapsed: (who: string, text: string) => `${who} let go of a thought that never found its hour: ${text}`,
  },
  /** The plan as a memory. */
  memory: {
    day: (who: string, pieces: readonly string[]) => `${who}'s plan for the day: ${pieces.join(", then ")}`,
    at: (doing: string, place: string) =>
      doing.includes(place) || /\bhome\b/.test(doing) ? doing : `${doing} at ${place}`,
    yesterday: (doing: string) => `; yesterday it was ${doing}`,
    unfinished: (doing: string) => `; ${doing} was left over from yesterday`,
  },
  /** Preparing an event, by what is done: each reads after "is". */
  preparing: {
    supplies: (event: string) => `buying supplies for ${event}`,
    decorate: (event: string) => `decorating for ${event}`,
    getReady: (event: string) => `getting things ready for ${event}`,
    setUp: (event: string) => `setting everything out for ${event}`,
    give: (event: string) => `giving ${event}`,
    clear: (event: string) => `clearing up after ${event}`,
  },
};
