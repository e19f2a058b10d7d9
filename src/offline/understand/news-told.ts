/** The news in what a person says: a clause that tells of others or of the town, in their words and without what leads up to it. */

import { languageOf } from "../../language/language.ts";
import { literal } from "../../language/literal.ts";
import { knownWord } from "../../mind/memory/english.ts";
import { isUnspaced, stems } from "../../mind/memory/words.ts";
import { type Intent, intents } from "../../world/intents.ts";
import type { PersonId } from "../../world/places.ts";
import { type Clause, SURE } from "../../world/reading.ts";
import { holds } from "./act-of.ts";
import { withoutLead } from "./clauses.ts";
import { type NameFound, unnamed } from "./names.ts";
import { deadIn, doersIn, isNews, victimsIn } from "./news-kind.ts";
import { SIGNS } from "./rank.ts";
import type { Doings } from "./words.ts";

/** What is said of nobody else, or is only one's view. */
const OWN: ReadonlySet<Intent> = new Set([
  "tell-opinion",
  "remark-weather",
  "ask-weather",
  "remark-place",
  "tell-own-feeling",
  "complain",
]);
/** So likely what a clause does must be for what is only heard, or moves, to be news. */
const LIKELY = 0.4;
/** So sure it must be that one says it of oneself, or as a view, where it sounds like news. */
const SURER = 0.7;
/** Longer than this, it is a story and no news. */
const LONGEST = 160;

const SIGN = new RegExp(` ?(?:${[...new Set(Object.values(SIGNS))].map(literal).join("|")}) ?`, "gu");

/** A clause as it was typed, names for the signs in it: where words have no spaces, from one mark to the next. */
export function restored(clause: string, whole: string, names: readonly NameFound[], typed: string): string {
  let from = Math.max(0, whole.indexOf(clause));
  let to = from + clause.length;
  if (isUnspaced(clause)) {
    const ends = /[。！？!?，,；;…\n]/u;
    while (from > 0 && !ends.test(whole[from - 1]!)) from--;
    while (to < whole.length && !ends.test(whole[to - 1]!)) to++;
  }
  let at = (whole.slice(0, from).match(SIGN) ?? []).length;
  return whole.slice(from, to).replace(SIGN, (sign) => {
    const name = names[at++];
    return name ? typed.slice(name.from, name.to) : sign;
  });
}

/** Words without what leads up to them and without their full stop. */
function bareSaid(text: string, { lead, newsLead }: Pick<Doings, "lead" | "newsLead">, least?: number): string {
  const leads = [...newsLead.flatMap((one) => [`${one} that`, one]), ...lead].sort((a, b) => b.length - a.length);
  return withoutLead(text.replaceAll("’", "'").trim(), leads, least)
    .replace(/(?<![\s.!。！,，;；])[\s.!。！,，;；]+$/u, "")
    .trim();
}

/** What a clause says to put something right, without what leads up to it; null where it asks, or speaks of the two who talk. */
export function putsRight(text: string, language: string, doings: Doings): string | null {
  // Only whom or what it was instead may be left of it.
  const said = bareSaid(text, { ...doings, newsLead: [...doings.rightLead, ...doings.newsLead] }, 1);
  return doings.isQuestion(said) || ofTheTwo(said, language) ? null : said;
}

/** Whether words speak of the speaker or of whoever is spoken to. */
function ofTheTwo(said: string, language: string): boolean {
  const { first, second } = languageOf(language).meant;
  return holds(said.toLowerCase().replace(/[^\p{L}\p{N}']+/gu, " "), [...first, ...second]);
}

/** Whether a clause says in plain words that somebody of the town did a wrong, or died, and neither denies nor doubts it. */
export const claims = (
  bare: string,
  names: readonly NameFound[],
  doings: Pick<Doings, "someone" | "suffers" | "wrongs" | "doneTo" | "dies" | "denied" | "supposed" | "unserious">,
): boolean => [doersIn, deadIn, victimsIn].some((those) => those(bare, names, doings).length > 0);

/** Whether a clause tells news: for sure, as what is only heard, or for whatever it does when what it reports moves. */
function tells(
  { intent, confidence: sure }: { readonly intent: Intent; readonly confidence: number },
  said: string,
  text: string,
  bare: string,
  language: string,
  doings: Doings,
): boolean {
  const { act } = intents[intent];
  if (intent === "tell-news" && sure >= SURE) return true;
  if (/[?？]\s*$/u.test(text) || (OWN.has(intent) && sure >= (isNews(bare, language) ? SURER : SURE))) return false;
  // What asks nothing by its form is told, whatever it is like.
  if ((act === "tell" || act === "ask" || act === "chat") && isNews(bare, language)) return true;
  // Word of a party bids nobody come to it.
  if (act === "propose" && !doings.invites.test(doings.plain(said)) && isNews(bare, language)) return true;
  if (OWN.has(intent) || sure < LIKELY) return false;
  // Where words have no spaces, a question has its particle.
  const maybe = act === "tell" || (act === "ask" && isUnspaced(said));
  const heard = said !== bareSaid(text, { ...doings, newsLead: [] });
  const moves = Object.values(languageOf(language).reported).some((words) => words.test(said));
  return heard ? maybe || act === "ask" : maybe && moves;
}

/** The news that a clause tells, or null: never what it asks, nor what it says of the speaker or of whoever is spoken to. */
export function newsTold(
  text: string,
  { intent, confidence }: Pick<Clause, "intent" | "confidence">,
  bare: string,
  names: readonly NameFound[],
  to: PersonId | null,
  language: string,
  doings: Doings,
): string | null {
  const said = bareSaid(text, doings);
  // Plain words settle what is in doubt, never what is something else for sure.
  const isOther = intent !== "tell-news" && confidence >= SURE;
  if (
    intent === undefined ||
    // Whoever is called Will asks nothing by that.
    doings.isQuestion(bareSaid(bare.replace(/\s+/gu, " "), doings)) ||
    doings.denied.test(bare) ||
    doings.wonders.test(bare) ||
    doings.feels.test(bare.trim()) ||
    !(
      tells({ intent, confidence }, said, text, bare, language, doings) ||
      (claims(bare, names, doings) && !isOther && !/[?？]\s*$/u.test(text))
    )
  )
    return null;
  if (ofTheTwo(said, language) || names.some(({ kind, id }) => kind === "person" && id === to)) return null;
  if (/[?？"“”<>@]|https?:/u.test(said) || said.length > LONGEST || stems(said).length < (isUnspaced(said) ? 1 : 2))
    return null;
  const [begins = ""] = said.match(/^[\p{L}'-]+/u) ?? [];
  const vague = (word: string) => (isUnspaced(said) ? said.startsWith(word) : begins.toLowerCase() === word);
  return names.length === 0 && doings.vague.some(vague) ? null : inSentence(said, names);
}

/** Words as they stand within a sentence: a word that only began one is small. */
function inSentence(said: string, names: readonly NameFound[]): string {
  const [begins = ""] = said.match(/^[\p{L}'-]+/u) ?? [];
  // "There's" is the word that "there" is.
  const first = begins.replace(/(?:n't|'\p{L}*)$/u, "").toLowerCase();
  const named = names.some(({ name }) => name.toLowerCase().startsWith(first));
  return !named && knownWord(first) ? said.charAt(0).toLowerCase() + said.slice(1) : said;
}

/** What a text says, without what leads up to it, as it stands within a sentence. */
export const plainlySaid = (
  text: string,
  names: readonly NameFound[],
  doings: Pick<Doings, "lead" | "newsLead">,
): string => inSentence(bareSaid(text, doings), names);

/** The first sentence of a text that says in plain words that somebody did a wrong, or died, and the news that it is; null where none does. */
export function claimIn(
  text: string,
  found: readonly NameFound[],
  to: PersonId | null,
  language: string,
  doings: Doings,
): { readonly sentence: string; readonly told: string } | null {
  for (const { 0: sentence, index } of text.matchAll(/[^.!?。！？\n]+[.!?。！？]*/gu)) {
    const within = ({ from, to }: NameFound) => from >= index && to <= index + sentence.length;
    const names = found.filter(within).map((one) => ({ ...one, from: one.from - index, to: one.to - index }));
    const bare = unnamed(sentence, names);
    if (!claims(bare, names, doings)) continue;
    const told = newsTold(sentence, { intent: "tell-news", confidence: 1 }, bare, names, to, language, doings);
    if (told !== null) return { sentence, told };
  }
  return null;
}

/** A text that says what is held, where and when, as news; null where it asks, or is of the two who talk. */
export function announcedIn(
  text: string,
  bare: string,
  names: readonly NameFound[],
  to: PersonId | null,
  language: string,
  doings: Doings,
): { readonly sentence: string; readonly told: string } | null {
  const told = newsTold(text, { intent: "tell-news", confidence: 1 }, bare, names, to, language, doings);
  return told === null ? null : { sentence: text, told };
}

/** Whether a clause does no more than lead up to news: "have you heard?" */
export function leadsUp(text: string, { newsLead }: Pick<Doings, "newsLead">): boolean {
  const said = text
    .replaceAll("’", "'")
    .toLowerCase()
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  return newsLead.includes(said);
}
