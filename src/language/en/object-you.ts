/** English: whether "you" is whom something happens to ("Tom owes you fifty pounds") or who does it ("I hope you know"). Pure. */

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** After these "you" is the one it happens to. */
const PREPOSITIONS = set(
  "to with for at of about from against near like than behind beside without between around by on after before",
);
/** Verbs that happen to somebody, plain and as they are in the past where that is no plain "-ed". */
const TAKING = set(
  `tell ask give gave given see saw seen told let help make made love miss need want thank meet met find found call visit bring brought
show send sent invite watch hear heard remind teach taught owe lend lent join pay paid sell sold buy bought offer hate admire trust hurt
feed fed hit follow greet blame cost charge promise warn leave left forgive forgave envy cheat rob drive drove bite bit beat get got
kiss hug save rescue push pull kick punch slap betray threaten`,
);
/** Of these the third person is also what there are several of: "the calls you made". */
const SEVERAL = set(
  "calls visits needs loves watches finds shows offers leaves drives bites beats meets costs charges promises",
);
/** Before these "you" does it, whatever stands before. */
const DOING = set(
  `are were aren't weren't have had haven't hadn't will won't can can't could couldn't would wouldn't should shouldn't must mustn't might
may do don't did didn't`,
);
/** After these "you" does it, whatever comes after. */
const CLAUSE = set(
  `am are is was were do does did can could will would shall should may might must have has had that what who whom which as if because since
while although though unless until when where why how whether once and or but so then nor`,
);
/** What is no verb, so that whoever stands before it does nothing. */
const NO_VERB = set(
  `a an the this that these those my your his her their our its some any another every each much many more one two three four five six
seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety hundred half several plenty nothing
something anything everything me him them us it for to with at of about from against near behind beside without between around by on in
into over through out up down off back again so very too because when while if or today tomorrow yesterday tonight here there home
once twice well dearly badly immensely terribly greatly`,
);
/** Before these alone "you" is no one it happens to: "after you left", "before you go". */
const TIMES = set("after before");

/** The plain forms that a verb may have: "owes", "owed" and "owing" are "owe". */
function plainForms(verb: string): readonly string[] {
  const stem = /^(\p{L}+?)(?:s|es|ed|d|ing)$/u;
  const short = [verb.replace(/s$/, ""), verb.replace(/es$/, ""), verb.replace(/ed$/, ""), verb.replace(/ing$/, "")];
  const doubled = short.map((one) => one.replace(/([bdglmnprt])\1$/, "$1"));
  return stem.test(verb) ? [verb, ...short, ...doubled, ...short.map((one) => `${one}e`)] : [verb];
}

/** Whether nothing that somebody could do, be or have comes after, by the small word after: null where there is none. */
export const endsYou = (after: string | null): boolean => after === null || NO_VERB.has(after);

/**
 * Whether "you" is whom it happens to, by the word before it in its clause and the word after it, both small; null where there is none.
 */
export function isObjectYou(before: string | null, after: string | null): boolean {
  if (before === null || DOING.has(after ?? "") || CLAUSE.has(before)) return false;
  if (endsYou(after)) return true;
  if (TIMES.has(before) || after?.endsWith("ed")) return false;
  return PREPOSITIONS.has(before) || (!SEVERAL.has(before) && plainForms(before).some((one) => TAKING.has(one)));
}

/** A text with each of its "you" turned, by whether it is whom something happens to. */
export function turnYou(text: string, turn: (found: string, befalls: boolean) => string): string {
  const parts = text.split(/(\p{L}[\p{L}'’]*)/u);
  const small = (at: number) => parts[at]?.toLowerCase().replace("’", "'") || null;
  const words = parts.map((part, at) => {
    if (at % 2 === 0 || small(at) !== "you") return part;
    const before = parts[at - 1]!.trim() === "" ? small(at - 2) : null;
    const after = parts[at + 1]!.trim() === "" ? small(at + 2) : null;
    return turn(part, isObjectYou(before, after));
  });
  return words.join("");
}
