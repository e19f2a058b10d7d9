/** English: what people are told about their own acts - replies, and sentences about what they can mend - and what their acts set going. */
import { capital } from "../capital.ts";
import { literal } from "../literal.ts";
import { listed } from "./common.ts";
import { embody } from "./embody.ts";

/** Words that say what goes on: "slowly waving", and no "everything". */
const GOES_ON = /^(?:\w{1,30}ly ){0,3}(?!(?:every|some|any|no)?thing\b)[b-df-hj-np-tv-xz\d_]*[aeiouy]\w*ing\b/i;

/** A place's name inside a sentence. */
const inSentence = (place: string): string => place.replace(/^The /, "the ");

/** An event nobody has heard of yet: "the Valentine's Day party" is "a Valentine's Day party". */
const anEvent = (name: string): string =>
  name.replace(/^the (?=(\p{L}))/iu, (_, first: string) => (/[aeiou]/i.test(first) ? "an " : "a "));

const areOrIs = (names: readonly string[]): string => (names.length > 1 ? "are" : "is");

/** Words that stand before a name when somebody is greeted or called, and words that are only said to somebody. */
const greetingWords = new Set(
  "hi hello hey hiya oi good morning evening afternoon day night goodbye bye dear thanks thank you please sorry excuse me ok okay well oh ah and there everyone everybody all folks guys friends people again".split(
    " ",
  ),
);
const ofOneself = new Set("i me my mine myself im we us our ours".split(" "));

/** Somebody who was called and is elsewhere; `first` is their first name. */
interface Away {
  readonly name: string;
  readonly first: string;
  readonly place: string;
  readonly asleep: boolean;
  readonly walking: boolean;
}

/** Replies to acts. */
export const replies = {
  /** Where something is going on; `names` are first names, at most three, `more` says that there are others. */
  elsewhere: (place: string, names: readonly string[], more: boolean): string =>
    `${place} is open, and ${listed([...names, ...(more ? ["others"] : [])])} ${areOrIs(names)} there.`,
  /** `next`: what opens next, and at which hour, "08:00"; null where nothing does. */
  nothingOpen: (next: { readonly place: string; readonly opens: string } | null): string =>
    `Most of the town is asleep or at home just now.${next ? ` ${capital(next.place)} opens at ${next.opens}.` : ""}`,
  notAdmitted: (why: string): string => `${capital(why)}.`,
  /** `opens`: the hour at which it does, "08:00". */
  closed: (place: string, opens: string): string => `${capital(place)} is closed; it opens at ${opens}.`,
  nothingSaid: "Say something: the message is empty.",
  asleep: (name: string): string => `${name} is asleep.`,
  /** Of several, by their first names. */
  severalAsleep: (names: readonly string[]): string => `${listed(names)} are asleep.`,
  /** What is seen of words that nobody is there to hear; reads after the name. */
  toNobody: (words: string): string => `says, to nobody in particular, "${words}"`,
  nobodyHears: "Nobody is there to hear it.",
  /** Somebody awake who cannot hear; `area` is null in their own room. */
  behindDoor: (name: string, area: string | null): string =>
    `${name} is behind a closed door${area === null ? "" : ` (${area})`} and did not hear you; try again in a little while.`,
  nobodyAt: (place: string): string => `Nobody is at ${inSentence(place)} to hear you just now.`,
  /** Where somebody is who was called and is not there. */
  isAt: (name: string, place: string, asleep: boolean, walking: boolean): string =>
    walking
      ? `${name} is not here, but out walking, and was last at ${inSentence(place)}.`
      : `${name} is not here, but ${asleep ? "asleep " : ""}at ${inSentence(place)}.`,
  /** Where several are who were called and are not there; `first` is a first name. */
  areAt: (all: readonly Away[]): string => {
    const names = listed(all.map(({ name }) => name));
    const where = ({ place, asleep, walking }: Away) =>
      walking ? `out walking (last at ${inSentence(place)})` : `${asleep ? "asleep " : ""}at ${inSentence(place)}`;
    if (all.every((one) => where(one) === where(all[0]!))) return `${names} are not here, but ${where(all[0]!)}.`;
    return `${names} are not here: ${listed(all.map((one) => `${one.first} is ${where(one)}`))}.`;
  },
  /** A home where everybody who is in sleeps; `names` are first names. */
  allAsleep: (place: string, names: readonly string[]): string =>
    `Nobody comes to the door of ${inSentence(place)}: ${listed(names)} ${areOrIs(names)} asleep.`,
  /** A home with people in it, none of whom lives there. */
  householdOut: (place: string): string => `Nobody who lives at ${inSentence(place)} is in just now.`,
  /** What somebody is doing who answers a knock, and who comes out of a back room. */
  comingToTheDoor: "coming to the door",
  comingOut: "coming out to see who is there",
  /** Sentences one after another. */
  together: (sentences: readonly string[]): string => sentences.join(" "),
  notReached: (name: string, why: string): string => `That did not reach ${name}: ${why}.`,
  alreadyHeard: "That was heard already.",
  heard: (first: string): string => `${first} heard you.`,
  cannotHear: (name: string): string => `${name} cannot hear you from there.`,
  notHere: (name: string, place: string, others: readonly string[]): string =>
    `${name} is not at ${inSentence(place)} just now. ${others.length > 0 ? `${listed(others)} ${areOrIs(others)}.` : "Nobody else is, either."}`,
  nothingDone: "Say what you do, for instance: plays the piano.",
  seen: (place: string): string => `Everybody at ${inSentence(place)} sees it.`,
  unseen: (place: string): string => `Nobody is at ${inSentence(place)} to see it.`,
  youAreAt: (place: string, areaName: string | null): string =>
    `You are at ${inSentence(place)}, ${areaName ?? "entrance"}.`,
  youAreNotAt: (place: string): string => `You are not at ${inSentence(place)} just now.`,
  notInTown: "You are not in town just now. Say something in a place, or use /visit, to step in.",
  leftTown: "You have left town. Whoever met you will remember.",
  nothingWhispered: "Write what the inner voice says, for instance: You are going to run for mayor.",
  whispered: (name: string, pronouns: "she" | "he" | "they"): string =>
    `${name} will take it for a thought of ${{ she: "her", he: "his", they: "their" }[pronouns]} own.`,
  noObject: "There is no such object. Choose one from the list.",
  noState: (object: string | null): string =>
    `Say what becomes of ${object === null ? "it" : `the ${object}`}, for instance: burning.`,
  objectChanged: (object: string, place: string, was: string, is: string): string =>
    `The ${object} at ${place} was ${was} and is ${is} now.`,
  objectAlready: (object: string, place: string, is: string): string => `The ${object} at ${place} is already ${is}.`,
  nowhere: "You are nowhere in town yet. Go to a place first, for instance with /go.",
  noSuchPlanting: (named: string, names: readonly string[]): string =>
    `This town keeps no "${named}" ready. Try ${listed(names, "or")}, or plan something of your own with /event plan.`,
  noPlanting: (town: string): string =>
    `${town} keeps nothing ready to be planted. Plan something with /event plan, or whisper to somebody.`,
  plantedThought: (names: readonly string[]): string =>
    `${listed(names)} ${areOrIs(names)} thinking of it now. What comes of it is up to the residents.`,
  alreadyPlanned: (host: string, event: string, day: string, hours: string, place: string): string =>
    `${host} already has ${event} in mind: ${day}, ${hours}, at ${place}.`,
  planted: (host: string, event: string, place: string, day: string, hours: string): string =>
    `${host} now wishes to give ${anEvent(event)} at ${place} on ${day}, ${hours}. Whom they tell, and what comes of it, is up to the residents.`,
  whichResident: (typed: string, names: readonly string[]): string =>
    `"${typed}" could be ${listed(names, "or")}. Write the full name.`,
  noResident: (typed: string, town: string, names: readonly string[]): string =>
    `Nobody called "${typed}" lives in ${town}. There ${names.length === 1 ? "is" : "are"} ${listed(names.length > 6 ? [...names.slice(0, 5), "others"] : names)}.`,
  noPlace: (typed: string, town: string, names: readonly string[]): string =>
    `There is no place called "${typed}" in ${town}. Try ${listed(names, "or")}.`,
  noArea: (typed: string, place: string, names: readonly string[]): string =>
    `There is no "${typed}" at ${inSentence(place)}. Try ${listed(names, "or")}.`,
  noObjectNamed: (typed: string, town: string, example: string): string =>
    `There is no "${typed}" in ${town}. Name it as "place: area: object", for instance "${example}".`,
  whichObject: (count: number, example: string): string =>
    `There are ${count} of those. Name the place too, for instance "${example}".`,
  standsStill: (why: string): string => `The town stands still: ${why}`,
  wakingUp: "The town is just waking up; try again in a moment.",
  keepersOnly: "Only those who manage this server may do that.",
  /** Of a visitor, after their sentence about themselves. */
  speaks: (language: string): string => `I speak ${language}`,
  speaksToo: "; ",
  noName: "Give a name to be called by in town.",
  nameLeads: "A name may not hold a link or a mention. Choose another.",
  /** Somebody else is called so, or nearly. */
  looksLike: (name: string): string =>
    `Somebody else here is called ${name}. Choose a name that nobody takes for theirs.`,
  mixesScripts: (name: string): string =>
    `${name} has letters of two scripts in one word, and looks like another name. Write each word in letters of one script.`,
  nameTaken: (name: string): string =>
    `Somebody called ${name} lives here already. Choose another name, so that people know you apart.`,
  nameReserved: (name: string): string =>
    `Nobody in town is called ${name}: Discord or those who look after a server go by that. Choose a name of your own.`,
  /** Told to whoever is called so at their stage. */
  nameAtVisit: "/visit with a name of your own brings you in.",
  pausedAlready: (town: string): string => `${town} is paused already.`,
  pausedBy: (name: string): string => `${name} paused it.`,
  /** To who may. */
  resume: "Resume it with /town resume.",
  paused: (town: string): string =>
    `${town} stands still now. Nobody moves, thinks or costs anything until you resume it.`,
  runsAlready: (town: string): string => `${town} is running.`,
  resumed: (town: string): string => `${town} lives on from where it stood.`,
  badPace: "The pace is 1x, 3x or 10x, or a whole number of beats per tick, from 1 (usual) to 20 (slowest).",
  pace: (beats: number): string =>
    beats < 1
      ? `The town lives at ${Math.round(1 / beats)}x now; while somebody talks with residents it takes its time.`
      : beats === 1
        ? "The town moves at every beat now."
        : `The town moves at one beat in ${beats} now.`,
  townExists: "There is a town here already. Remove it first with /town remove.",
  removed: "The town was removed.",
  dozing: "Nobody has been here for a while. Say something, and the town wakes.",
  quietHours: "These are quiet hours. Whoever speaks is answered, but the clock stands until they are over.",
  opensSoon: "The town is just waking up; it opens in a moment.",
  notWritten: (why: string): string => `The town's memory cannot be written: ${why}`,
  fault: "The town stopped because of a fault in the program. Restart it; what happened so far is kept.",
  /** What somebody is seen doing, after their name. */
  isAsleep: "is asleep",
  isDoing: (doing: string): string => `is ${doing}`,
  /** The same as a member has put it: "waves" as it stands, "waving" with "is". */
  does: (doing: string): string => {
    if (/^(?:i(?:['’]m)?|am|are) /i.test(doing)) return `is ${embody.doing(doing)}`;
    return GOES_ON.test(doing) ? `is ${doing}` : doing;
  },
  /** How words are taken that name somebody. `text` as it was typed. */
  address: {
    hello: "Hello!",
    /** Whether words only greet or call somebody of these names. */
    only: (text: string, names: readonly string[]): boolean => {
      const called = new Set(names.flatMap((name) => name.toLowerCase().split(/\s+/)));
      const words = text
        .toLowerCase()
        .split(/[^\p{L}\p{N}'’-]+/u)
        .filter(Boolean);
      return words.length > 0 && words.every((word) => greetingWords.has(word) || called.has(word));
    },
    /** What words ask, so that the same asked by several is known; null where it is of the asker or nothing is said. */
    alike: (text: string, names: readonly string[]): string | null => {
      const called = new Set(names.flatMap((name) => name.toLowerCase().split(/\s+/)));
      const words = text
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word !== "" && !greetingWords.has(word) && !called.has(word));
      return words.length === 0 || words.some((word) => ofOneself.has(word)) ? null : words.join(" ");
    },
    names: (text: string, name: string): boolean => {
      const spaced = (words: string) => ` ${words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ")} `;
      return spaced(text).includes(spaced(name));
    },
    /** Whether somebody is asked about rather than spoken to: "What do you think of Klaus?" */
    asksAbout: (text: string, first: string): boolean =>
      new RegExp(
        `\\b(who|where|what|how|about|know|think of|seen|did|does|is)\\b[^?]{0,200}\\b${literal(first)}\\b`,
        "i",
      ).test(text) && !new RegExp(`^\\W{0,9}(hi|hello|hey|good \\w+)?\\W{0,9}${literal(first)}\\b`, "i").test(text),
  },
  /** What acts of people set going in town: a whispered decision and an event on another evening, told and passed on. */
  stories: {
    /** `own` in the first person, without a full stop. */
    whisperTells: (own: string): string[] => [
      `I've made up my mind about something: ${own}.`,
      `Listen, I wanted you to hear it from me. ${capital(own)}.`,
      `It came to me out of nowhere: ${own}.`,
      `You may think it odd, but ${own}.`,
    ],
    /** `third` in the third person by first name, or null when it is no sentence about them. */
    whisperPasses: (first: string, own: string, third: string | null): string[] =>
      third === null
        ? [`${first} told people, "${capital(own)}." What do you make of it?`]
        : [`Have you heard? ${third}.`, `${third}, if you please. What do you make of it?`, `They say ${third}.`],
    /** What a visitor says is news and no fact: it is passed on as theirs. `said` without its full stop. */
    newsMemory: (visitor: string, said: string): string => `${visitor} said that ${said}`,
    newsPasses: (visitor: string, said: string): string[] => [
      `A visitor called ${visitor} says ${said}. Make of it what you will.`,
      `Have you heard? ${visitor}, who is visiting, says that ${said}.`,
      `I only know it from ${visitor}, the visitor: ${said}.`,
    ],
    /** What is held somewhere, as a visitor has it. */
    heldPasses: (visitor: string, event: string, place: string, day: string, hours: string): string[] => [
      `${visitor}, who is visiting, says there's ${anEvent(event)} at ${place} on ${day}, ${hours}. Shall you go?`,
      `Have you heard? There's ${anEvent(event)} at ${place} on ${day}, ${hours}. I have it from ${visitor}.`,
    ],
    /** News that was put right by whoever brought it. */
    rightedMemory: (visitor: string, first: string, right: string): string =>
      `${visitor} said that ${first}, and then put it right: ${right}`,
    rightedPasses: (visitor: string, first: string, right: string): string[] => [
      `${visitor}, the visitor, has put that right, about how ${first}: ${right}.`,
      `You know what ${visitor} told us, that ${first}? That was not right. ${capital(right)}, it seems.`,
    ],
    /** News that whoever brought it has taken back. */
    takenBackMemory: (visitor: string, said: string): string => `${visitor} has taken back that ${said}`,
    takenBackPasses: (visitor: string, said: string): string[] => [
      `${visitor}, the visitor, has taken it back: it isn't true that ${said}.`,
      `You know what ${visitor} told us, that ${said}? None of it is true, by ${visitor}'s own word.`,
    ],
    wish: (event: string, place: string, day: string, hours: string): string =>
      `You want to give ${anEvent(event)} at ${place} on ${day}, ${hours}`,
    eventMemory: (host: string, event: string, place: string, day: string, hours: string): string =>
      `${host} wants to give ${anEvent(event)} at ${place} on ${day}, ${hours}`,
    eventTells: (event: string, place: string, day: string, hours: string): string[] => [
      `I'm giving ${anEvent(event)} at ${place} on ${day}, ${hours}. Will you come?`,
      `${capital(day)}, ${hours}, at ${place}: ${anEvent(event)}. I'd love to have you there.`,
      `Keep ${day} free, would you? I'm having ${anEvent(event)} at ${place}, ${hours}.`,
    ],
    eventPasses: (first: string, event: string, place: string, day: string, hours: string): string[] => [
      `${first} is giving ${anEvent(event)} at ${place} on ${day}, ${hours}. You should come.`,
      `Have you heard? There's ${anEvent(event)} at ${place}, ${day}, ${hours}. ${first}'s idea.`,
    ],
  },
  /** Why somebody said or did something. */
  why: {
    tooOld: "That was too long ago: it is not kept any more.",
    nobodys: "That was said or done by nobody who lives here.",
    kind: "That was a kind sentence which the program keeps ready and says in a resident's voice. It rests on no memory, the resident knows nothing of it, and of what it answered no word is kept.",
  },
};
