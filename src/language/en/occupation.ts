/** What somebody is by what a town file says they do: "cafe owner" is "a cafe owner", "keeps the steam baths" is "the one who keeps the steam baths". */

/** What somebody is ends so: "learning mentor", "training manager". */
const PERSON =
  /(?:er|or|ar|ist|ian|ant|ent|man|woman|person|head|lead|guide|aide|nurse|coach|clerk|chef|cook|hand|judge|mate|apprentice)$/i;
/** Reads after "is" as it stands. */
const AS_IT_IS =
  /^(?:(?:a|an|the|one of|at|in|on|between|out of|without|my|his|her|their|our|studying) |(?:retired|unemployed|self-employed)$)/i;
/** What they are at reads so too, but "training" and "learning" name somebody's trade as well. */
const AT_IT = /^(?:looking|training|learning|living) /i;
const ON = /^(?:to|as|for|under|after|with|at|in|on|by|from|off|out|over|how|alone|a|an|the|his|her|their|its|our)\b/i;
/** Says what they do, after their name. No "waitress at", "physics at" or "sales at": those are nouns. */
const DOES =
  /^(?:(?!(?:[a-z]*(?:ss|us|tics|physics|economics|ceramics)|sales|accounts|operations|news|gas|sports|arts) )[a-z]+s (?:the|a|an|his|her|their|its|our|all|at|for|after|over|in|on|with|out|up) |(?:keeps|makes|runs|sells|mends|bakes|brews|builds|cleans|cooks|drives|draws|farms|fishes|grows|helps|knits|paints|plays|raises|repairs|serves|sews|teaches|tends|trains|weaves|works(?! (?:manager|foreman|engineer|supervisor|director|inspector)\b)|writes|studies)\b)/i;
/** Begins like a vowel and sounds like none, or the other way round. */
const SOUNDS_A = /^(?:uni|use|usu|eu|one\b|once\b)/i;
const SOUNDS_AN = /^(?:[aeiou]|hon(?:est|our|or)|hour|heir)/i;

/** Whether words tell what somebody is at just now, and no trade. */
function isAtIt(occupation: string): boolean {
  const [lead] = AT_IT.exec(occupation) ?? [];
  if (lead === undefined) return false;
  const rest = occupation.slice(lead.length);
  const head = rest.split(/,| (?=(?:at|in|on|for|of|with|to|by|under|from)\b)/i)[0]!;
  return ON.test(rest) || !PERSON.test(head);
}

/** What somebody is, as it reads after "is". */
export function occupied(occupation: string): string {
  if (AS_IT_IS.test(occupation) || isAtIt(occupation)) return occupation;
  if (DOES.test(occupation)) return `the one who ${occupation}`;
  return `${SOUNDS_AN.test(occupation) && !SOUNDS_A.test(occupation) ? "an" : "a"} ${occupation}`;
}
