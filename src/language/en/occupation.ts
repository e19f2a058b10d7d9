/** What somebody is by what a town file says they do: "cafe owner" is "a cafe owner", "keeps the steam baths" is "the one who keeps the steam baths". */

/** Reads after "is" as it stands. */
const AS_IT_IS =
  /^(?:(?:a|an|the|one of|at|in|on|between|out of|without|my|his|her|their|our|studying|looking|training|learning|living) |(?:retired|unemployed|self-employed)$)/i;
/** Says what they do, after their name. */
const DOES =
  /^(?:[a-z]+s (?:the|a|an|his|her|their|its|our|all|at|for|after|over|in|on|with|out|up) |(?:keeps|makes|runs|sells|mends|bakes|brews|builds|cleans|cooks|drives|draws|farms|fishes|grows|helps|knits|paints|plays|raises|repairs|serves|sews|teaches|tends|trains|weaves|works|writes|studies)\b)/i;
/** Begins like a vowel and sounds like none, or the other way round. */
const SOUNDS_A = /^(?:uni|use|usu|eu|one\b|once\b)/i;
const SOUNDS_AN = /^(?:[aeiou]|hon(?:est|our|or)|hour|heir)/i;

/** What somebody is, as it reads after "is". */
export function occupied(occupation: string): string {
  if (AS_IT_IS.test(occupation)) return occupation;
  if (DOES.test(occupation)) return `the one who ${occupation}`;
  return `${SOUNDS_AN.test(occupation) && !SOUNDS_A.test(occupation) ? "an" : "a"} ${occupation}`;
}
