/** English: what happens in town, told as sentences in the third person - the form in which it is seen, remembered and shown. */
import { listed } from "./common.ts";

const place = {
  /** An area inside a sentence: "the kitchen", but "Maria Lopez's room", which is a name. */
  area: (name: string): string => (/^\p{Ll}/u.test(name) ? `the ${name}` : name),
  /** "the kitchen of Hobbs Cafe"; the place alone when its name says it all. */
  areaOfPlace: (areaName: string, placeName: string): string => {
    if (placeName.toLowerCase().includes(areaName.toLowerCase())) return placeName;
    const area = place.area(areaName);
    return `${area} ${/^the /.test(area) ? "of" : "in"} ${placeName}`;
  },
  /** "the stove in the kitchen of Isabella's apartment"; `areaName` null when the place has but one. */
  object: (name: string, areaName: string | null, placeName: string): string =>
    `the ${name}${areaName === null ? "" : ` in ${place.area(areaName)}`} of ${placeName}`,
  /** The objects of an area (paper section 5): "there is a stove and a sink in the kitchen". */
  areaHolds: (areaName: string, objects: readonly string[]): string =>
    objects.length === 0
      ? `${place.area(areaName)} is empty`
      : `there is ${listed(objects.map(withArticle))} in ${place.area(areaName)}`,
  /** Names of areas that one walks through. */
  street: /street|road|lane|path/i,
};

/** A noun with "a" or "an"; names that bring their own article or preposition keep it. */
export function withArticle(noun: string): string {
  if (/^(the|a|an|some|behind)\b/i.test(noun) || /seating$/.test(noun)) return noun;
  return `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;
}

/** Places in words, and what events look or sound like to a witness. */
export const sights = {
  place,
  told: {
    somebody: "somebody",
    /** What a visitor without a name is called. */
    aVisitor: "a visitor",
    /** A visitor as the subject of a sentence: "Ann, a visitor,". */
    guest: (name: string): string => (name === "a visitor" ? "A visitor" : `${name}, a visitor,`),
    said: (who: string, to: readonly string[], text: string): string =>
      `${who} said${to.length > 0 ? ` to ${to.join(" and ")}` : ""}: "${text}"`,
    /** `doing` reads after "is". */
    is: (who: string, doing: string): string => `${who} is ${doing}`,
    came: (who: string, where: string): string => `${who} came to ${where}`,
    passed: (who: string, where: string): string => `${who} walked past at ${where}`,
    setOut: (who: string, where: string): string => `${who} left for ${where}`,
    left: (who: string, where: string): string => `${who} left ${where}`,
    woke: (who: string): string => `${who} woke up`,
    slept: (who: string): string => `${who} went to sleep`,
    turnedAway: (who: string, where: string, why: string): string => `${who} could not get into ${where}: ${why}`,
    objectIs: (object: string, state: string): string => `${object} is ${state}`,
    objectWent: (object: string, from: string, to: string): string => `${object} went from ${from} to ${to}`,
    visitorCame: (name: string, where: string, about: string): string =>
      `A visitor named ${name} came to ${where}${about ? ` and said about themselves: "${about}"` : ""}`,
    /** What a visitor does, in their own words: "Ann, a visitor, dances". */
    performed: (guest: string, doing: string): string => `${guest} ${doing}`,
    thought: (who: string, text: string): string => `A thought came to ${who}: "${text}"`,
  },
};
