/** English: what residents do and note when something comes between - an errand, an empty refrigerator, a closed door, a guest. */
import { listed } from "./common.ts";

const meals = { breakfast: "breakfast", lunch: "lunch", dinner: "dinner" };
type Meal = keyof typeof meals;

const askAfter = (what: string): string => `I've been wanting to ask you something. What do you think of ${what}?`;

/** "Tell Ben that it rains", "let Ben know that it rains". */
const saying =
  /\b(?:tell|inform|remind|warn|let)\b.{0,100}?\b(?:that|know)\b[\s,:]{1,9}(?:that\s+)?(\S(?:.{0,299}[^.!\s])?)/i;
const ordering = /\b(?:tell|remind|warn)\s{1,9}$/i;
const bidden = /^\s{1,9}(not\s{1,9})?to\s{1,9}(\S.{0,299})$/i;
const said = /^\s{1,9}((?:you|he|she|they|it|we|there|your|his|her|their|the|nobody|somebody|everybody)\b.{0,299})$/i;

/** What comes right after whom one is to tell: "tell Ben to rest", "tell Ben you like him"; null where it is nothing of the kind. */
function saidNext(text: string, called: string): string | null {
  const at = text.indexOf(called);
  if (at < 0 || !ordering.test(text.slice(0, at))) return null;
  const rest = text.slice(at + called.length).replace(/[.!\s]{1,9}$/, "");
  const [, not, bid] = bidden.exec(rest) ?? [];
  if (bid !== undefined) return not === undefined ? bid : `don't ${bid}`;
  return said.exec(rest)?.[1] ?? null;
}

/** Reacting, errands and visits. */
export const reacting = {
  /** Pieces of a day; each reads after "is". */
  doings: {
    openingToolbox: (box: string): string => `getting the tools out of the ${box}`,
    gettingTools: (shop: string): string => `picking out the right tools at ${shop}`,
    buyingFood: (shop: string): string => `buying groceries at ${shop}`,
    lookingFor: (person: string): string => `looking for ${person}`,
    spare: "having a little time to spare",
    eatingOut: (meal: Meal, place: string): string => `having ${meals[meal]} at ${place}`,
    makingDo: (meal: Meal): string => `making do with what is in the cupboard for ${meals[meal]}`,
    mealAfterShopping: (meal: Meal): string => `cooking and having ${meals[meal]} after all`,
    droppingIn: (person: string): string => `dropping in on ${person}`,
    guest: (host: string): readonly string[] => [
      `sitting with ${host} over a cup of tea`,
      `hearing what is new with ${host}`,
      `being shown what ${host} is busy with`,
      `laughing about something with ${host}`,
    ],
    backAt: (place: string): string => `back at ${place}, which is open now`,
    eatingInstead: (place: string): string => `having something to eat at ${place} after all`,
    instead: (place: string): string => `spending the time at ${place} instead`,
    waitingAtHome: "going back home to wait a while",
    passingTime: "passing the time until later",
    withGuest: (guest: string): string => `sitting down with ${guest}, who dropped in`,
  },
  /** Why a day changes. */
  reasons: {
    feltLike: (person: string): string => `felt like seeing ${person}`,
    cameBy: (guest: string): string => `${guest} came by`,
    mustFind: (person: string): string => `means to find ${person}`,
    somethingElse: (why: string): string => `${why}, so something else for now`,
    opensAt: (why: string, at: string): string => `${why}, and it opens at ${at}`,
    busy: (host: string): string => `${host} is busy just now`,
    notWelcome: (host: string): string => `${host} would rather not have company`,
    larderBare: (larder: string): string => `the ${larder} is empty`,
  },
  /** What is remembered of it. */
  notes: {
    done: (who: string, doing: string): string => `${who} finished ${doing}`,
    gaveUp: (who: string, doing: string): string => `${who} never got round to ${doing}`,
    shopFirst: (who: string, meal: Meal, larder: string): string =>
      `${who} had to go shopping before ${meals[meal]}, because the ${larder} at home was empty`,
    ateOut: (who: string, meal: Meal, place: string, larder: string): string =>
      `${who} went out to have ${meals[meal]} at ${place}, because the ${larder} at home was empty`,
    madeDo: (who: string, meal: Meal, larder: string): string =>
      `${who} made do with what was in the cupboard for ${meals[meal]}, because the ${larder} at home was empty`,
    found: (who: string, person: string): string => `${who} went to find ${person} and did`,
    notFound: (who: string, person: string, places: readonly string[]): string =>
      places.length === 0
        ? `${who} wanted to find ${person}, but does not know where to look`
        : `${who} looked for ${person} at ${listed(places)} and did not find them`,
    elsewhere: (who: string, doing: string, place: string, why: string): string =>
      `${who} is ${doing.includes(place) ? doing : `${doing} at ${place}`}, because ${why}`,
    comingBack: (who: string, place: string, at: string, why: string): string =>
      `${who} means to come back to ${place} at ${at}, because ${why}`,
    walkedIn: (who: string, beloved: string, pronouns: "she" | "he" | "they"): string =>
      `${who} felt ${{ she: "her", he: "his", they: "their" }[pronouns]} heart jump when ${beloved} walked in`,
    knocked: (who: string, place: string): string => `${who} knocked at the door of ${place}`,
    askedIn: (host: string, guest: string, place: string): string => `${host} asked ${guest} in at ${place}`,
    askedHome: (host: string, guest: string, place: string): string => `${host} asked ${guest} to come to ${place}`,
    guestLeft: (guest: string, place: string): string => `${guest} took their leave of ${place}`,
  },
  /** Asking somebody about what one has come to ask them. */
  askAfter,
  /** The first words to somebody whom one has looked for: with what they are to be told, or without. */
  foundYou: (name: string, message: string | null, after: string | null = null): string =>
    message === null
      ? after === null
        ? `There you are, ${name}! I've been looking for you.`
        : `There you are, ${name}! ${askAfter(after)}`
      : `There you are, ${name}! I came to tell you something: ${message}.`,
  /** Words that send one to somebody: "tell", "look for"; and what people are to one another. */
  seeking: {
    /** What somebody is to be asked about, in a thought that says so. */
    after:
      /\b(?:ask|talk (?:to|with)|speak (?:to|with)|have a word with|consult|question|chat (?:to|with))\b.{1,60}? (?:about|what (?:he|she|they) (?:thinks?|makes?) (?:of|about)) (.{1,200}?)[.!?]{0,9}$/i,
    verbs:
      /\b(find|look for|go (?:and|to) see|go to|visit|call on|talk (?:to|with)|speak (?:to|with)|have a word with|tell|ask|invite|warn|thank|apologi[sz]e to|bring|give)\b/i,
    /** What somebody is to be told, in a thought that says so; `called` is what it calls them. */
    message: (text: string, called: string | null): string | null =>
      saying.exec(text)?.[1] ?? (called === null ? null : saidNext(text, called)),
    kin: /\b(wife|husband|son|daughter|father|mother|dad|mum|mom|sister|brother|housemate|roommate|neighbou?r)\b/i,
    /** Who said to be where: the whole sentence, a name and a place in it. */
    whereabouts: /\b(?:is|was|'s|has gone|went|sits|sitting|works|working|saw|seen|found|headed|gone)\b/i,
    /** What is not known, not yet so, or asked. */
    doubtful:
      /\?|\b(?:will|would|tomorrow|might|maybe|party|wants? to|going to be|never|not|n't|should|if|o'clock|tonight|14th)\b/i,
  },
};
