/**
 * A model's answer beside its words: a yes in the field against a plain no in the words binds nobody, nor the other way round.
 * Only plain words count, from closed lists; where they leave any doubt the field is believed.
 */
import { languageOf } from "../../language/language.ts";

type Sign = "yes" | "no";

interface Clause {
  readonly said: string;
  /** Null where it is neither a yes nor a no. */
  readonly sign: Sign | null;
  /** It says so only where nothing else is said. */
  readonly bare: boolean;
  /** It turns what was said before it: "but I can't". */
  readonly turns: boolean;
}

/** What a line answers in plain words; null where it says neither, or leaves any doubt. */
export function plainAnswer(text: string, language: string): Sign | null {
  const { sentence, clause, asks, small } = languageOf(language).yesOrNo;
  const sentences = text.toLowerCase().replace(/[’‘`]/g, "'").split(sentence);
  const signs = sentences.flatMap((one) => {
    const parts = one.split(clause).filter((part) => part.trim() !== "");
    // What a sentence ends by asking is no answer.
    const asked = asks.test(one) ? parts.splice(-1) : [];
    const clauses = parts.map((part) => read(part, language));
    // "No, sorry" is a no; "No, I had not heard of it" answers something else.
    const more = asked.length > 0 || clauses.some(({ said, sign }) => sign === null && !small(said));
    return clauses.filter(({ sign, bare, turns }) => sign !== null && !(bare && more && !turns));
  });
  const last = signs.at(-1);
  if (!last || signs.every(({ sign }) => sign === last.sign)) return last?.sign ?? null;
  return last.sign === "no" && last.turns ? "no" : null;
}

function read(clause: string, language: string): Clause {
  const { opening, turning, closing, behind, yes, no, whole, bare, neither } = languageOf(language).yesOrNo;
  let said = clause.trim().replace(/^["'“”(]+|(?<!["'“”)])["'“”)]+$/gu, "");
  let turns = false;
  for (let before = ""; before !== said; ) {
    before = said;
    turns ||= turning.test(said);
    said = said.replace(turning, "").replace(opening, "").trim();
  }
  const begins = (phrase: string) => said.startsWith(phrase) && behind.test(said.slice(phrase.length));
  const found = (sign: Sign, alone: boolean): Clause => ({ said, sign, bare: alone, turns });
  if (neither.some((one) => said.startsWith(one))) return { said, sign: null, bare: false, turns };
  if (no.some(begins)) return found("no", false);
  if (yes.some(begins)) return found("yes", false);
  // "No, really" and "好的呀": what a clause ends with says nothing more.
  for (let rest = said; ; ) {
    if (whole.no.includes(rest)) return found("no", false);
    if (whole.yes.includes(rest)) return found("yes", false);
    if (bare.no.includes(rest)) return found("no", true);
    if (bare.yes.includes(rest)) return found("yes", true);
    const shorter = rest.replace(closing, "").trim();
    if (shorter === rest || shorter === "") return { said, sign: null, bare: false, turns };
    rest = shorter;
  }
}

/** What the words say against an answer that stands beside them; null when they do not. */
export function gainsaid(
  acts: readonly { readonly act: string; readonly answer?: unknown }[],
  line: string | null,
  language: string,
): Sign | null {
  const answers = new Set(acts.flatMap((one) => (one.act === "reply" ? [one.answer] : [])));
  const said = answers.size === 1 && line !== null ? plainAnswer(line, language) : null;
  return said !== null && answers.has(said === "yes" ? "no" : "yes") ? said : null;
}
