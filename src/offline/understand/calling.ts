/**
 * Whom a line calls: by a name, with whatever goes with it ("miss Petra", "Tom mate", 老康), or by a word for somebody of their age or trade
 * ("young man", 大爷, "doctor"), at either end of a sentence or between stops. Whoever is called and is there need not be set apart by a comma.
 */
import { stems } from "../../mind/memory/words.ts";
import type { PersonId } from "../../world/places.ts";
import { folded, type NameFound } from "./names.ts";

/** Somebody who may be called. */
export interface Callable {
  readonly id: PersonId;
  readonly name: string;
  readonly pronouns: "she" | "he" | "they";
  readonly age: number;
  readonly occupation: string;
  /** What they are doing, where they are seen. */
  readonly doing: string;
  /** They are where the speaker is; they serve there. */
  readonly here: boolean;
  readonly serves: boolean;
}

/** Who is called, and the name that does it with what goes with it; of a word for anybody nothing, since examples have such words too. */
export interface Call extends Named {
  /** Who else is called in the same breath, as they are named: "Hi Klaus and Maria"; none where one is. */
  readonly others: readonly PersonId[];
}

/** Somebody, and where the words stand that call them. */
interface Named {
  readonly id: PersonId;
  readonly from: number;
  readonly to: number;
}

/** A word for whoever fits it: whose it is, from which age to which, and what of a trade, where it is one's. */
export type Role = readonly [words: string, whose: "she" | "he" | null, from: number, to: number, trade?: string];

/** How a language calls people. */
export interface Calling {
  /** What only opens a line or a sentence, and what greets, thanks or takes leave. */
  readonly opens: readonly string[];
  readonly greets: readonly string[];
  /** What is wished to somebody in several words: "happy birthday". */
  readonly wishes: readonly string[];
  /** What stands before a name, and after one, and goes with it. */
  readonly with: readonly string[];
  readonly after: readonly string[];
  /** What somebody who was called by name is told next: whoever asks, helps a verb, is spoken of, is spoken to, speaks, and what is bidden. */
  readonly asks: readonly string[];
  readonly helps: readonly string[];
  readonly subjects: readonly string[];
  readonly you: readonly string[];
  readonly me: readonly string[];
  /** What "you" stands behind where the speaker gives, asks or misses: "I brought you"; a script without spaces has it with 你. */
  readonly gives: readonly string[];
  readonly bids: readonly string[];
  /** What asks without its first word, and tells where nothing is asked: "Tom got a light?", "Tom got the sack"; with what follows where it only asks. */
  readonly clipped: readonly string[];
  /** What goes on about whoever a sentence begins with. */
  readonly goesOn: readonly string[];
  /** What a clause may end with before a name that calls, and what stands before a word that may. */
  readonly closes: readonly string[];
  readonly determines: readonly string[];
  /** What may end a clause before whoever is called, where a script has no spaces. */
  readonly ends: readonly string[];
  /** What tells of something done by whoever words begin with, where a script has no spaces: 何亮丢了梯子. */
  readonly narrates: readonly string[];
  /** Says that somebody was there to be seen: 老康也在. */
  readonly seen: readonly string[];
  /** Hands a question on to whom it was for: "I asked Tom". */
  readonly handsOn: readonly string[];
  /** What stands between the names of two who are called at once: "Tom and Marta", 康守义和乔芸. */
  readonly and: readonly string[];
  /** Whether words before and after a name ask for whoever has it: "can I talk to", and "please". */
  asksFor(before: string, after: string): boolean;
  /** Sends whoever it is said to back out of the talk: "I wasn't talking to you". */
  readonly dismisses: readonly string[];
  /** Gives a name to whoever it speaks of: "call me Tom". */
  readonly names: readonly string[];
  /** What turns to whoever is named after it, in an act: "*turns to Tom*". */
  readonly turns: readonly string[];
  /** What only does so for a moment: whoever waves to somebody goes on talking with whom they talk with. */
  readonly glances: readonly string[];
  /** What stands between whom one calls by a word for anybody and what they are at: "madam with the knitting". */
  readonly at: readonly string[];
  /** Asks whoever is named after it whether that is who they are: "are you Tom?" */
  readonly identifies: readonly string[];
  /** What is one's own or theirs: "Tom is your friend" is about Tom. */
  readonly owns: readonly string[];
  /** Words for somebody that only exclaim before a stop: "Boy, what a day!" */
  readonly exclaims: readonly string[];
  /** What anybody is called out of politeness, whatever they do. */
  readonly polite: readonly string[];
  readonly roles: readonly Role[];
  /** Of those, what one's own kin are called too, where no stop need stand after it. */
  readonly kin: readonly string[];
  /** Words for those of any age, with what they are called young and old. */
  readonly young: readonly string[];
  readonly old: readonly string[];
  /** What whoever serves somewhere is called by anybody. */
  readonly keepers: readonly string[];
  /** Points at somebody: "you there". */
  readonly pointing: readonly string[];
  /** What is said to several at once: "you two", 你们. */
  readonly several: readonly string[];
  /** Whether words that begin with a name speak only of whoever has it, who is `here` or is not. */
  onlyAbout(text: string, name: string, pronouns: Callable["pronouns"], here: boolean): boolean;
  /** Whether words that follow a name, up to a stop, are about whoever has it: "do you know her". */
  isAbout(said: string, pronouns: Callable["pronouns"]): boolean;
  /** The same of several: "where are they". */
  areAbout(said: string): boolean;
}

const HAN = /\p{Script=Han}/u;

/** Whom a text calls; null where it calls nobody. `partner` is whom the speaker talks with: a word that fits them is for them. */
export function callIn(
  text: string,
  found: readonly NameFound[],
  people: readonly Callable[],
  partner: PersonId | null,
  words: Calling,
): Call | null {
  const { meant, together } = callsIn(text, found, people, partner, words);
  // Of two who are called the question is for whoever it was handed to, or whom it is put to; whoever is only greeted or thanked is not asked.
  const told = meant.filter(({ greets }) => !greets);
  const asked = meant.length > 1 ? meant.filter((call) => isAsked(text, call, meant, words)) : [];
  const one =
    meant.find(({ turns }) => turns) ?? asked.find(({ greets }) => !greets) ?? asked[0] ?? told[0] ?? meant[0];
  if (!one) return null;
  const others = together.find(({ lead }) => lead === one.id)?.others ?? [];
  return { id: one.id, from: one.from, to: one.to, others };
}

/**
 * What of a text is for whom, where it speaks to one after the other: "How much is that? And Tom, will it hold?" What goes before the first
 * call is for whom the speaker talks with, where it asks. One text where all of it is for the same.
 */
export function partsFor(
  text: string,
  found: readonly NameFound[],
  people: readonly Callable[],
  partner: PersonId | null,
  words: Calling,
): readonly string[] {
  const { meant } = callsIn(text, found, people, partner, words);
  const calls = [...meant].sort((a, b) => a.from - b.from);
  if (calls.some(({ turns }) => turns)) return [text];
  const starts = calls.flatMap((call, i): number[] => {
    const before = calls[i - 1];
    if ((before?.id ?? partner) === call.id || (!before && partner === null)) return [];
    const sentence = text.slice(0, call.from).search(LAST_SENTENCE);
    const start = before && before.to > sentence ? text.slice(0, call.from).search(LAST_CLAUSE) : sentence;
    // "Tom! Anna! Come here!"
    if (before) return start >= before.to && /[\p{L}\p{N}]/u.test(text.slice(before.to, start)) ? [start] : [];
    // "Six?!" is for whoever is spoken to next as well.
    const asked = text.slice(0, start);
    const long = asked.match(HAN.test(asked) ? /\p{Script=Han}/gu : TOKEN)?.length ?? 0;
    return /[?？]/u.test(asked) && long >= ASKED ? [start] : [];
  });
  const parts = [0, ...starts].map((start, i) => text.slice(start, starts[i] ?? text.length).trim());
  return parts.every((part) => /[\p{L}\p{N}]/u.test(part)) ? parts : [text];
}

/** Fewer words or signs only echo what was said. */
const ASKED = 3;

/** Somebody who is called, and whether a question is handed to them or they are only greeted. */
interface Called extends Named {
  readonly turns: boolean;
  readonly greets: boolean;
}

/** All whom a text calls, and who of them are called at once. */
function callsIn(
  text: string,
  found: readonly NameFound[],
  people: readonly Callable[],
  partner: PersonId | null,
  words: Calling,
): { readonly meant: readonly Called[]; readonly together: readonly Together[] } {
  const single = found.filter(({ kind }) => kind === "person");
  const { names, together } = asOne(text, single, people, words);
  const said = HAN.test(text) ? inSigns(text, names, people, partner, words) : inWords(text, names, people, words);
  const calls = [...turnedTo(text, names, words), ...askedFor(text, names, said, words), ...said];
  const byRole = (fits: readonly Callable[]) =>
    fits.find(({ id }) => id === partner) ?? fits.find(({ serves }) => serves) ?? fits[0];
  const all = calls.flatMap(({ who, from, to, turns, greets }) => {
    const named = typeof who === "string";
    // "Cheers, lad" thanks whom one talks with, whatever their age.
    if (!named && greets && partner !== null) return [];
    const id = named ? who : byRole(who)?.id;
    return id === undefined ? [] : [{ id, from, to: named ? to : from, turns, greets }];
  });
  // "Tom, I wasn't talking to you. Marta, is it?" is for Marta.
  const isSentOff = ({ id, to }: Named) => {
    const next = all.find((other) => other.from >= to);
    const told = folded(text.slice(to, next?.from));
    return all.some((other) => other.id !== id) && words.dismisses.some((one) => told.includes(one));
  };
  // "Tom. What does Tom do?" asks of somebody who is not here.
  const isSpokenOf = ({ id, from, to }: Named) =>
    people.some((one) => one.id === id && !one.here) &&
    names.some(
      (other) =>
        other.id === id &&
        (other.from >= to || other.to <= from) &&
        !all.some((call) => other.from >= call.from && other.from < call.to) &&
        // "Hope! Hope, wake up!"
        !(beginsSentence(text, other.from) && /^[呀啊]?\s*[,，!！?？~～]/u.test(text.slice(other.to))),
    );
  const meant = all.filter((one) => !isSentOff(one) && (one.turns || !isSpokenOf(one)));
  return { meant, together };
}

/** Several who are called at once: for whom of them it is taken first, and who else. */
interface Together {
  readonly lead: PersonId;
  readonly others: readonly PersonId[];
}

/**
 * Names that call several at once, each row of them as one name of whoever of them is there: "Hi Isabella and Klaus, how are you two?" Where
 * nobody is greeted and none is told "you" they are spoken of, and stay as they are.
 */
function asOne(
  text: string,
  names: readonly NameFound[],
  people: readonly Callable[],
  words: Calling,
): { readonly names: readonly NameFound[]; readonly together: readonly Together[] } {
  const called = rowsIn(text, names, words).flatMap((row) => {
    // "Hi Klaus, Maria, Isabella is ill" goes on about the last.
    const shorter = row.length > 2 && /^\s*[,，]\s*$/u.test(text.slice(row.at(-2)!.to, row.at(-1)!.from));
    const tried = shorter ? [row, row.slice(0, -1)] : [row];
    const one = tried.find((some) => some.length > 1 && isRowCalled(text, some, words));
    return one ? [one] : [];
  });
  const leadOf = (row: readonly NameFound[]) =>
    row.find(({ id }) => people.some((one) => one.id === id && one.here)) ?? row[0]!;
  const merged = called.map((row) => ({ ...leadOf(row), from: row[0]!.from, to: row.at(-1)!.to }));
  const left = names.filter(({ from, to }) => !merged.some((one) => from >= one.from && to <= one.to));
  return {
    names: [...left, ...merged].sort((a, b) => a.from - b.from),
    together: called.map((row) => ({
      lead: leadOf(row).id as PersonId,
      others: row.map(({ id }) => id as PersonId).filter((id) => id !== leadOf(row).id),
    })),
  };
}

/** Names that stand in a row, each of them once: "Tom, Marta and Olaf", 康守义、何亮. */
function rowsIn(text: string, names: readonly NameFound[], words: Calling): readonly (readonly NameFound[])[] {
  const rows: NameFound[][] = [];
  // What a row has been joined by so far: behind "and" or 、 a comma begins something else.
  let ended = false;
  for (const name of [...names].sort((a, b) => a.from - b.from || b.to - a.to)) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    if (last && name.from < last.to) continue;
    const between = folded(text.slice(last?.to ?? 0, name.from));
    const joint = between.replace(/[\s,，、!！]/gu, "");
    const comma = joint === "" && /[,，]/u.test(between);
    // "Klaus Maria" is no row.
    const joins = last !== undefined && /\S/u.test(between) && (joint === "" || words.and.includes(joint));
    if (row && joins && !(ended && comma)) row.push(name);
    else rows.push([name]);
    ended = joins && !comma;
  }
  return rows;
}

/**
 * Whether a row of names calls them: nothing but a greeting goes before it in its sentence, there is one, "you" or a question of something
 * else comes next, and nothing goes on about them.
 */
function isRowCalled(text: string, row: readonly NameFound[], words: Calling): boolean {
  const [from, to] = [row[0]!.from, row.at(-1)!.to];
  const start = text.slice(0, from).search(LAST_SENTENCE);
  const before = folded(text.slice(start, from));
  const after = folded(/^[^.!?…。！？\n]*/u.exec(text.slice(to))![0]);
  // "Hi! Tom and Marta? Where are they?" A question that they are by themselves goes on in the next.
  const about = folded(/^\s*[?？]?[^.!?…。！？\n]*/u.exec(text.slice(to))![0]).replace(/^[^\p{L}\p{N}]+/u, "");
  // "Hi Tom and Marta, where are they?" greets them, and asks of others.
  const attached =
    /[\p{L}\p{N}]\s*$/u.test(before) &&
    words.greets.some((one) => ` ${before.trim()}`.endsWith(HAN.test(one) ? one : ` ${one}`));
  if (!attached && words.areAbout(about)) return false;
  // "Tom and Marta's wedding" goes on as well.
  const stops = !/^'?\s*[\p{L}\p{N}]/u.test(after);
  // "Klaus and Maria! Can you believe they got engaged?" tells of them, however late.
  const tells = words.areAbout(folded(text.slice(to)).trim());
  const toAll = stops && !tells && saysSeveral(text.slice(to), words);
  if (HAN.test(text)) {
    const lead = before.replace(/[^\p{L}\p{N}]/gu, "");
    if (lead !== "") return stops && longest(words.greets, lead) === lead;
    if (toAll) return true;
    const next = after.replace(/^[^\p{L}\p{N}]+/u, "");
    // 阿丽姐、林船长，我从老家带了腊肉: who is spoken of in a row is joined to the last, and no stop comes next.
    const parted = row.slice(1).every(({ from }, i) => /^[\s,，、!！]+$/u.test(text.slice(row[i]!.to, from)));
    if (parted && /^[,，!！~～]/u.test(after) && next !== "" && !words.goesOn.some((one) => next.startsWith(one)))
      return true;
    return [...words.you, ...words.greets].some((one) => next.startsWith(one));
  }
  const isLead = (word: string) => words.greets.includes(word) || words.opens.includes(word) || isDrawnOut(word, words);
  const lead: readonly string[] = before.match(TOKEN) ?? [];
  if (!lead.every(isLead)) return false;
  const [next = "", second = "", ...more] = after.match(TOKEN) ?? [];
  const you = (word: string) => words.you.includes(word);
  const helps = (word: string) => words.helps.includes(word);
  // "Hi Tom, Marta is ill" goes on about one of them; "Hi Tom and Marta how are you" does not.
  const asked = helps(next) ? you(second) : words.asks.includes(next) && [second, ...more].some(you);
  // "Tom and Marta, did Olaf bring it?" asks them as well, and "Tom and Marta, come in" bids them.
  const asks =
    /\?/.test(text[to + after.length] ?? "") && (helps(next) || (words.asks.includes(next) && helps(second)));
  const bidden =
    /^\s*[:–—]/u.test(after) && [next, second, ...more].some((word) => you(word) || words.bids.includes(word));
  const put = bidden || (/^\s*[,–—-]/u.test(after) && (asks || words.bids.includes(next) || words.me.includes(next)));
  // "Tom and Marta! Can you come?"
  const [, sentence = ""] = /^!+([^.!?…\n]*)/u.exec(text.slice(to)) ?? [];
  const hailed = lead.length === 0 && !tells && (sentence.match(TOKEN) ?? []).some((one) => you(folded(one)));
  // "Good morning. Tom and Marta!" What only opens a sentence greets nobody: "Yes, Tom and Marta."
  const earlier: readonly string[] = lead.length > 0 ? [] : (folded(text.slice(0, start)).match(TOKEN) ?? []);
  const greets = (word: string) => words.greets.includes(word) || isDrawnOut(word, { ...words, opens: [] });
  const greeted = lead.some(greets) || (earlier.some(greets) && earlier.every(isLead));
  return asked || put || toAll || hailed || (greeted && stops);
}

/** Whom somebody asks for by name: "can I talk to Tom?" Who is there hears it, and of who is not it is said; `said`: who else is called. */
const askedFor = (text: string, names: readonly NameFound[], said: readonly Found[], words: Calling): Found[] =>
  names.flatMap(({ id, from, to }): Found[] =>
    // The name stays in the words: whoever comes is told that they are asked for.
    isAskedFor(text, from, to, words) && !isToldAnother(text, from, said, words)
      ? [{ who: id as PersonId, from: to, to, turns: true, greets: false }]
      : [],
  );

/** Whether whoever is called first in a sentence is told in it that somebody is asked for: "Marta, I need to talk to Tom about you". */
function isToldAnother(text: string, from: number, said: readonly Found[], words: Calling): boolean {
  const sentence = text.slice(0, from).search(LAST_SENTENCE);
  const start = text.slice(0, from).search(LAST_CLAUSE);
  const first = said.some(({ who, ...one }) => typeof who === "string" && one.from >= sentence && one.to <= start);
  const [rest = "", stop = ""] = /^[^.!?…。！？\n]*([.!?…。！？\n]?)/u.exec(text.slice(from)) ?? [];
  const told = withoutLead(folded(text.slice(start, from)).trim(), words);
  const ofMe = HAN.test(told)
    ? words.me.some((one) => told.startsWith(one)) && !words.asks.some((one) => `${told}${rest}`.includes(one))
    : words.me.includes(told.split(/\s/u)[0]!);
  return first && ofMe && !/[?？]/u.test(stop);
}

/** A clause without what only opens it, greets or thanks. */
export function withoutLead(said: string, words: Pick<Calling, "opens" | "greets">): string {
  if (HAN.test(said)) {
    const rest = said.replace(/^[^\p{L}\p{N}]+/u, "");
    const lead = longest([...words.greets, ...words.opens], rest);
    return lead === undefined ? rest : withoutLead(rest.slice(lead.length), words);
  }
  const parts = said.split(/[\s:;–—-]+/u);
  const from = parts.findIndex(
    (word) => word !== "" && !words.greets.includes(word) && !words.opens.includes(word) && !isDrawnOut(word, words),
  );
  return from < 0 ? "" : parts.slice(from).join(" ");
}

/** Whether words ask for whoever has the name that stands in a part of them. */
export function isAskedFor(text: string, from: number, to: number, { asksFor }: Pick<Calling, "asksFor">): boolean {
  const before = folded(text.slice(text.slice(0, from).search(LAST_CLAUSE), from));
  const after = folded(/^[^.!?…。！？\n]*/u.exec(text.slice(to))![0]);
  return asksFor(before.trim(), after.trim());
}
/** Where the last clause of a text begins; an act ends as one does. */
const LAST_CLAUSE = /(?<![^,.!?…，。！？\n*])[^,.!?…，。！？\n*]*$/u;

/** Whom somebody turns to by an act before they go on speaking: "*turns to Tom* What are you playing?" */
function turnedTo(text: string, names: readonly NameFound[], { turns, glances }: Calling): Found[] {
  return [...text.matchAll(/\*([^*]+)\*(?=[^*]*[\p{L}\p{N}])/gu)].flatMap(({ 1: act, index }) =>
    names.flatMap(({ id, from, to }): Found[] => {
      const at = index + 1;
      const inAct = from >= at && to <= at + act!.length;
      return inAct && isTurned(text.slice(at, from), [...turns, ...glances])
        ? [{ who: id as PersonId, from: to, to, turns: true, greets: false }]
        : [];
    }),
  );
}

/** Whether what goes before somebody in an act turns to them: "takes a paper, turns to the". */
function isTurned(before: string, turns: readonly string[]): boolean {
  const said = folded(before)
    .trim()
    .replace(/ (?:the|that|this)(?: \p{L}+){0,2}$/u, "");
  return turns.some((one) => (HAN.test(one) ? said.endsWith(one) : ` ${said}`.endsWith(` ${one}`)));
}

const isPerson = ({ kind }: NameFound): boolean => kind === "person";

/** Whom somebody turned to by an act that goes before their words; null where it names nobody or only does something else to them. */
export const turnedBy = (act: string, names: readonly NameFound[], { turns }: Calling): PersonId | null =>
  (names.find((one) => isPerson(one) && isTurned(act.slice(0, one.from), turns))?.id as PersonId) ?? null;

/** The same of whoever they only look at, wave or nod to as well; with everybody who is named in the act after them. */
export function glancedBy(act: string, names: readonly NameFound[], { turns, glances }: Calling): readonly PersonId[] {
  const people = names.filter(isPerson);
  const first = people.findIndex(({ from }) => isTurned(act.slice(0, from), [...turns, ...glances]));
  return first < 0 ? [] : [...new Set(people.slice(first).map(({ id }) => id as PersonId))];
}

/** Whether a text says "you two", or what else is said to several at once. */
export function saysSeveral(text: string, { several }: Pick<Calling, "several">): boolean {
  const told = ` ${folded(text).replace(/[^\p{L}\p{N}'’]+/gu, " ")} `;
  return several.some((one) => told.includes(HAN.test(one) ? one : ` ${one} `));
}

/** Whether a text begins by greeting somebody. */
export function greetsFirst(text: string, words: Pick<Calling, "greets">): boolean {
  const said = folded(text).replace(/^[^\p{L}\p{N}]+/u, "");
  if (HAN.test(said)) return longest(words.greets, said) !== undefined;
  return words.greets.includes(said.match(TOKEN)?.[0] ?? "");
}

/** Whether what is said to one of several who are called asks something: "You lost my vote, Tom. Marta, do you sing?" asks Marta. */
function isAsked(text: string, { from, to }: Named, all: readonly Named[], { asks, helps }: Calling): boolean {
  const [before, next] = [all.findLast((one) => one.to <= from), all.find((one) => one.from >= to)];
  const start = Math.max(text.slice(0, from).search(LAST_SENTENCE), before?.to ?? 0);
  const end = next ? Math.max(text.slice(0, next.from).search(LAST_SENTENCE), to) : text.length;
  const said = text.slice(start, end);
  if (/[?？]/.test(said)) return true;
  if (HAN.test(said)) return asks.some((one) => said.includes(one));
  const first = /^\W*([\p{L}'’]+)/u.exec(text.slice(to, end))?.[1] ?? "";
  return [...asks, ...helps].includes(folded(first));
}
/** Where the last sentence of a text begins, which may not be over. */
const LAST_SENTENCE = /(?<![^.!?…。！？\n])[^.!?…。！？\n]*$/u;

/** What may call somebody: who, or all whom a word fits. */
interface Found {
  readonly who: PersonId | readonly Callable[];
  readonly from: number;
  readonly to: number;
  /** It hands on what was asked; it greets or thanks and no more. */
  readonly turns: boolean;
  readonly greets: boolean;
}

/** A word of a text, or a name in it. */
interface Token {
  readonly word: string;
  readonly from: number;
  readonly to: number;
  readonly person: PersonId | null;
}

/** What stands between two stops, and whether a sentence ends after it. */
interface Part {
  readonly tokens: readonly Token[];
}

const TOKEN = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

function tokensIn(text: string, names: readonly NameFound[]): Token[] {
  const of = (from: number, to: number): Token => ({
    word: folded(text.slice(from, to)),
    from,
    to,
    person: null,
  });
  const out: Token[] = [];
  for (const { index, 0: word } of text.matchAll(TOKEN)) {
    const name = names.find(({ from, to }) => index < to && from < index + word.length);
    if (!name) out.push(of(index, index + word.length));
    // "Tom's" calls nobody.
    else if (out.at(-1)?.from !== name.from)
      out.push({
        ...of(name.from, name.to),
        person: /['’]s$/.test(text.slice(name.from, Math.max(name.to, index + word.length)))
          ? null
          : (name.id as PersonId),
      });
  }
  return out;
}

function partsIn(text: string, tokens: readonly Token[]): Part[] {
  const parts: Token[][] = [];
  for (const [i, token] of tokens.entries()) {
    const between = text.slice(tokens[i - 1]?.to ?? 0, token.from);
    // "*laughs* Tom, you're late": an act ends as a sentence does.
    const stops = i === 0 || /[^\s'’"“”*]|^\*\s/u.test(between);
    if (stops) parts.push([token]);
    else parts.at(-1)!.push(token);
  }
  return parts.map((all) => ({ tokens: all }));
}

function inWords(text: string, names: readonly NameFound[], people: readonly Callable[], words: Calling): Found[] {
  const tokens = tokensIn(text, names);
  const parts = partsIn(text, tokens);
  return parts.flatMap(({ tokens: part }, at) =>
    part.flatMap((token, i): Found[] => {
      const person = people.find(({ id }) => id === token.person);
      const role = token.person === null ? fittingRole(part, i, people, words) : null;
      if (!person && !role) return [];
      const open = at === 0;
      const from = startOf(part, i, words);
      const to = endOf(part, i, words);
      const all = part.slice(0, from).map(({ word }) => word);
      const wishes = wishesIn(all, words);
      const before = all.slice(0, all.length - wishes);
      const others = withThem(part, to, people);
      const rest = part.slice(others).map(({ word }) => word);
      // "How much is that? And Tom, will it hold?" turns to another; "Who came? Tom. And Marta." does not.
      const anew =
        open ||
        (/[.!?…]\s*$/u.test(text.slice(0, part[0]!.from)) &&
          (rest.length > 0 || /^\s*,/u.test(text.slice(part.at(-1)!.to))));
      const said = before.filter(
        (word, j) => !(isDrawnOut(word, words) || (words.opens.includes(word) && (j > 0 || word !== "and" || anew))),
      );
      const greeted = wishes > 0 || before.some((word) => words.greets.includes(word));
      const plain = said.filter((word) => !words.greets.includes(word));
      const edge = open || at === parts.length - 1;
      const only = tokens.every((other) => part.slice(from, to).includes(other) || isGreeting(other, words));
      // "Thank you, Tom. Marta, do you ...": a comma makes it no other.
      const earlier = parts[at - 1]?.tokens;
      const thanked =
        before.length === 0 &&
        earlier !== undefined &&
        /^\s*(?:[.!…\n]|$)/.test(text.slice(part[to - 1]!.to)) &&
        !/[.!?…\n]/.test(text.slice(earlier.at(-1)!.to, part[0]!.from)) &&
        earlier.some(({ word }) => words.greets.includes(word)) &&
        earlier.every((other) => isGreeting(other, words));
      const one = {
        from: part[from]!.from,
        to: part[to - 1]!.to,
        turns: false,
        greets: rest.length === 0 && (greeted || only || thanked),
      };
      const who = person?.id ?? role!;
      const here = role !== null || person!.here;
      const typed = text.slice(token.from, token.to);
      if (person && words.onlyAbout(text, typed, person.pronouns, person.here)) return [];
      if (!person && from === i && exclaims(token, tokens, text, words)) return [];
      // Whoever says what to call them calls nobody.
      if (words.names.includes(before.at(-2) ?? "") && words.closes.includes(before.at(-1)!)) return [];
      // "Are you Tom?" is for him, and asks it of him.
      const isMeant = person?.here && rest.length === 0 && words.identifies.includes(plain.join(" "));
      if (isMeant) return [{ who, from: one.to, to: one.to, turns: true, greets: false }];
      const asks = asksFrom(text, part);
      const hailed = !open && tokens.slice(0, tokens.indexOf(part[0]!)).every((other) => isGreeting(other, words));
      // Two who are called are one name by now; else they are spoken of: "Who came? Tom and Marta."
      if (others > to) return [];
      if (plain.length === 0 && rest.length === 0)
        return edge || here || greeted || (person && isTold(text, parts, at, person, hailed, words))
          ? [{ who, ...one }]
          : [];
      // "@Tom is the boat ready?"
      const marked = text[token.from - 1] === "@" && beginsSentence(text, token.from - 1);
      if (plain.length === 0)
        return begins(rest, greeted || marked, here, role !== null, asks, words) ||
          (marked && words.helps.includes(rest[0]!) && /^\s*\?/.test(text.slice(part.at(-1)!.to)))
          ? [{ who, ...one }]
          : [];
      if (rest.length > 0) return [];
      // "Is it Tom?" asks who it is.
      if (person && WHO_IT_IS.test(plain.slice(-3).join(" "))) return [];
      if (!here) return asksLast(part, from, said, words) ? [{ who, ...one }] : [];
      if (person && words.handsOn.includes(plain.slice(-2).join(" "))) return [{ who, ...one, turns: true }];
      const [last, second] = [part[from - 1]!, part[from - 2]];
      // "The ship, Sam": what is whole before a name does not go on with it.
      const whole = words.closes.includes(last.word) || words.determines.includes(second?.word ?? "");
      return whole && last.person === null && role === null ? [{ who, ...one }] : [];
    }),
  );
}

/** Whether a word only exclaims or greets, drawn out: "awwww". */
const isDrawnOut = (word: string, { opens, greets }: Pick<Calling, "opens" | "greets">): boolean => {
  const short = word.replace(/(\p{L})\1{2,}/gu, "$1");
  return short !== word && (opens.includes(short) || greets.includes(short));
};

/** What is, of whoever is named after it: "is it", "was that", "if it's". */
const WHO_IT_IS =
  /^(?:if |then |so )?(?:(?:is|was|isn't|isnt|wasn't|wasnt) (?:it|that|this|he|she)|(?:it|that|he|she)['’]?s)$/;

const isGreeting = ({ word }: Token, { greets, opens }: Calling): boolean =>
  greets.includes(word) || opens.includes(word);

/** Whether a sentence begins at a place of a text. */
const beginsSentence = (text: string, at: number): boolean =>
  /(?:^|[.!?…。！？\n])[^\p{L}\p{N}]*$/u.test(text.slice(0, at));

/** Whether the sentence of a part is a question. */
const asksFrom = (text: string, part: readonly Token[]): boolean => /^[^.!?\n]*\?/.test(text.slice(part.at(-1)!.to));

/** How many of the last words before a name are a wish. */
function wishesIn(before: readonly string[], { wishes }: Calling): number {
  const said = ` ${before.join(" ")}`;
  return wishes.find((one) => said.endsWith(` ${one}`))?.split(" ").length ?? 0;
}

/** Where those end who are named with somebody and are not here either: "Tom and Marta". */
function withThem(part: readonly Token[], to: number, people: readonly Callable[]): number {
  const away = (token: Token | undefined) => people.some(({ id, here }) => id === token?.person && !here);
  let end = to;
  while (part[end]?.word === "and" && away(part[end + 1])) end += 2;
  return end;
}

/**
 * Whether what stands after somebody who is named between two stops is said to them: "Nice weather. Tom, did you sleep?" Behind a comma
 * a name may as well be one of several, or say who somebody is: there only a question calls. `hailed`: nothing but a greeting comes before.
 */
function isTold(
  text: string,
  parts: readonly Part[],
  at: number,
  { pronouns }: Callable,
  hailed: boolean,
  words: Calling,
): boolean {
  const [part, next] = [parts[at]!.tokens, parts[at + 1]?.tokens];
  if (!next) return false;
  const [from, to] = [next[0]!.from, next.at(-1)!.to];
  if (/[.!?…\n]/.test(text.slice(part.at(-1)!.to, from)) && !hailed) return false;
  if (words.isAbout(text.slice(from, to), pronouns)) return false;
  const rest = next.map(({ word }) => word);
  const [first = ""] = rest;
  // "Tom, your neighbour, told me of it"; "Tom, I think, is ill".
  const ends = /^[^\p{L}\p{N},]*(?:[.!?…\n]|$)/u.test(text.slice(to));
  if ([...words.you, ...words.me].includes(first) && rest.length <= WHOSE && !ends) return false;
  // "Tom, I think you know, is ill": the sentence goes on about him.
  const [verb, behind] = parts[at + 2]?.tokens ?? [];
  const goesOn = verb && words.helps.includes(verb.word) && words.goesOn.includes(verb.word);
  const joined = verb && !/[.!?…\n]/.test(text.slice(to, verb.from));
  if (goesOn && joined && !words.subjects.includes(behind?.word ?? "") && !asksFrom(text, parts[at + 2]!.tokens))
    return false;
  const asks = asksFrom(text, next);
  const told = begins(rest, false, false, false, asks, words);
  if (beginsSentence(text, part[0]!.from)) return told || words.bids.includes(first) || isI(first, words);
  return told && (asks || hailed);
}

/** Whether a word is for the speaker, and not for what is theirs. */
const isI = (word: string, { me, owns }: Calling): boolean => me.includes(word) && !owns.includes(word);

/** Whether a line that ends with somebody who is not here is said to them: "How are you Tom?", where "Are you Tom?" asks who one is. */
function asksLast(part: readonly Token[], from: number, said: readonly string[], words: Calling): boolean {
  const last = part[from - 1]!;
  const asksWho =
    words.you.includes(last.word) &&
    words.helps.includes(said.at(-2) ?? "") &&
    !said.some((word) => words.asks.includes(word));
  const before = part.slice(0, from).map(({ word }) => word);
  return words.closes.includes(last.word) && last.person === null && !asksWho && spokenTo(before, words);
}

/** Whether somebody who was named is spoken to by what follows. */
const spokenTo = (rest: readonly string[], { you }: Calling): boolean => rest.some((word) => you.includes(word));

/** Whether what follows a name, or a word for somebody, is said to them. */
function begins(
  rest: readonly string[],
  greeted: boolean,
  here: boolean,
  role: boolean,
  asks: boolean,
  words: Calling,
): boolean {
  const [next = "", second = ""] = rest;
  // "Tom is your soup ready?" asks him; what is only somebody's is what he is: "Tom is your friend".
  if (words.helps.includes(next) && words.owns.includes(second) && !(asks && rest.length > WHOSE)) return false;
  if (words.goesOn.includes(next) && !(words.helps.includes(next) && words.subjects.includes(second))) return false;
  if (greeted) return true;
  if (words.you.includes(next) || (words.helps.includes(next) && words.you.includes(second))) return true;
  // Anything else goes on about them: "Tom stole your ladder".
  // Of somebody who is not here one asks: "Marta is that your wife?"
  const said =
    words.asks.includes(next) ||
    words.bids.includes(next) ||
    words.greets.includes(next) ||
    words.clipped.includes(asks ? next : `${next} ${second}`) ||
    (here && words.helps.includes(next) && words.subjects.includes(second));
  if (here) return said || words.me.includes(next);
  if (role) return false;
  if (words.wishes.includes(rest.join(" "))) return true;
  // "Tom good morning", "Tom I brought you some flowers", "Tom can I ask you something".
  const greets = (word: string) => words.greets.includes(word);
  const greeting = rest.every((word) => greets(word) || words.opens.includes(word))
    ? rest.some(greets)
    : greets(next) && greets(second);
  // "Tom I met before you came" is about him.
  const ofMe = isI(words.helps.includes(next) ? second : next, words);
  const given = rest.some((word, i) => words.you.includes(word) && words.gives.includes(rest[i - 1] ?? ""));
  return greeting || (said && spokenTo(rest, words)) || (ofMe && given);
}

/** So many words tell whose somebody is: "is your friend". */
const WHOSE = 3;

/** Whether a word for somebody before a stop only exclaims: what follows asks, bids and tells them nothing. */
function exclaims({ word, to }: Token, tokens: readonly Token[], text: string, words: Calling): boolean {
  if (!words.exclaims.includes(word)) return false;
  const after = tokens.filter(({ from }) => from >= to).map((one) => one.word);
  const told = after.some((one) => words.you.includes(one)) || words.bids.includes(after[0] ?? "");
  return after.length > 0 && !told && !/\?/.test(text.slice(to));
}

/** Where the words begin that go with a name: "fair maiden Wenna". */
function startOf(part: readonly Token[], i: number, words: Calling): number {
  let from = i;
  while (from > 0 && [...words.with, ...words.young, ...words.old].includes(part[from - 1]!.word)) from--;
  return from;
}

/** Where those end that stand after it: "Leopold my good man". */
function endOf(part: readonly Token[], i: number, { after }: Calling): number {
  let to = i + 1;
  while (to < part.length) {
    const upTo = part.slice(to, to + 3).findIndex(({ word }) => after.includes(word));
    if (upTo < 0 || (upTo > 0 && part[to]!.word !== "my")) break;
    to += upTo + 1;
  }
  return to;
}

/** Whom a word of a part fits, of those who are here; null where it is no such word, or fits nobody. */
function fittingRole(
  part: readonly Token[],
  i: number,
  people: readonly Callable[],
  words: Calling,
): readonly Callable[] | null {
  const { word } = part[i]!;
  const before = part[i - 1]?.word ?? "";
  const fits = fitting(word, before, people, words);
  return fits.length > 0 ? fits : null;
}

/** Who is here and is called by a word for somebody of their age or trade; `before`: the word that stands before it, as "old" does. */
export function fitting(
  word: string,
  before: string,
  people: readonly Callable[],
  words: Calling,
): readonly Callable[] {
  const here = people.filter((one) => one.here);
  if (words.keepers.includes(word)) return here.filter(({ serves }) => serves);
  const [young, old] = [words.young.includes(before), words.old.includes(before)];
  const role = words.roles.find(
    ([one]) => one.split(" ").includes(word) || ((young || old) && one.split(" ").includes(`+${word}`)),
  );
  if (role) {
    const [, whose, from, to, trade] = role;
    return here.filter(
      ({ pronouns, age, occupation }) =>
        (whose === null || pronouns === whose || pronouns === "they") &&
        age >= (old ? OLD : from) &&
        age <= (young ? YOUNG : to) &&
        (trade === undefined || trade.split(" ").some((one) => isOf(one, occupation.toLowerCase(), words))),
    );
  }
  return here.filter(({ occupation }) => (HAN.test(word) ? tradesInSigns : tradesIn)(occupation).includes(word));
}
/** Whether a trade is one's occupation, and no part of a longer word for somebody in it: 老师 of 老师傅. */
const isOf = (trade: string, occupation: string, { roles }: Calling): boolean =>
  occupation.includes(trade) &&
  !roles
    .flatMap(([one]) => one.split(" "))
    .some((one) => one.length > trade.length && one.startsWith(trade) && occupation.includes(one));
const YOUNG = 38;
const OLD = 55;

/** The words that an occupation in signs calls somebody by, which it ends with: 船长 of 渔船船长, 摄影师. */
function tradesInSigns(occupation: string): readonly string[] {
  const first = occupation.split(/[，,、；;（(\s]/u)[0]!;
  return [...new Set([first.slice(-3), first.slice(-2)])].filter((one) => one.length > 1);
}

/** Signs of a trade before a word for anybody. */
const TRADE = { least: 2, most: 4 } as const;

/** A word that calls somebody by their trade, and whom it fits. */
interface ByTrade {
  readonly word: string;
  readonly fits: readonly Callable[];
}

/** Whom a trade with a word for anybody calls, where a text begins with it: 快递小哥, 向导大哥. */
function tradeAndRole(said: string, people: readonly Callable[], words: Calling): ByTrade | null {
  const roles = words.roles.flatMap(([one]) => one.split(" "));
  for (let at = TRADE.least; at <= TRADE.most; at++) {
    const role = longest(roles, said.slice(at));
    if (role === undefined) continue;
    const trade = said.slice(0, at);
    const fits = fitting(role, "", people, words).filter(({ occupation }) => occupation.includes(trade));
    if (fits.length > 0) return { word: trade + role, fits };
  }
  return null;
}

/** Whom a text in signs begins to speak of by their trade; `called`: only with a word for anybody, since without one it may be told of. */
export function tradeIn(text: string, people: readonly Callable[], words: Calling, called: boolean): ByTrade | null {
  const both = tradeAndRole(text, people, words);
  if (both || called) return both;
  const word = longest([...words.keepers, ...people.flatMap(({ occupation }) => tradesInSigns(occupation))], text);
  return word === undefined ? null : { word, fits: fitting(word, "", people, words) };
}

/** The words that an occupation calls somebody by: the last of "funicular driver", the first of "keeper of the steam baths". */
export const tradesIn = (occupation: string): string[] =>
  occupation
    .toLowerCase()
    .split(/ and |, |\//)
    .map(
      (part) =>
        part
          .trim()
          .split(/ of | in | at /)[0]
          ?.split(/[\s-]+/)
          .at(-1) ?? "",
    )
    .filter(Boolean);

/** What is pointed at by what they do: "You there with the oars". */
export function pointedAt(
  text: string,
  people: readonly Callable[],
  partner: PersonId | null,
  words: Calling,
): PersonId | null {
  const lower = folded(text).replace(/^\W+/u, "");
  // "Hey your hat" points at nobody; a script without spaces has no words to end.
  const whole = (one: string) => HAN.test(one) || !/^[\p{L}\p{N}'’]/u.test(lower.slice(one.length));
  if (!words.pointing.some((one) => lower.startsWith(one) && whole(one))) return null;
  const others = people.filter(({ here, id }) => here && id !== partner);
  const told = stems(text);
  const hits = others.map((one) => {
    const does = new Set(stems(`${one.doing} ${one.occupation}`));
    return { one, hits: told.filter((word) => does.has(word)).length };
  });
  const [best, next] = hits.sort((a, b) => b.hits - a.hits);
  const clear = best && best.hits > (next?.hits ?? 0);
  // Whoever talks with somebody may well mean them: "You in the mood for a walk?"
  return (clear || (partner === null && others.length === 1) ? best?.one.id : undefined) ?? null;
}

/** What stands between two stops or spaces, where a script has none between words. */
function inSigns(
  text: string,
  names: readonly NameFound[],
  people: readonly Callable[],
  partner: PersonId | null,
  words: Calling,
): Found[] {
  // 康守义、乔芸 are one stretch where both are called.
  const stretches: { readonly from: number; to: number }[] = [];
  for (const { index: from, 0: part } of text.matchAll(/[\p{L}\p{N}·]+/gu)) {
    const last = stretches.at(-1);
    const to = from + part.length;
    if (last && names.some((name) => name.from < last.to && name.to > last.to)) last.to = to;
    else stretches.push({ from, to });
  }
  const parts = stretches.map((stretch) => {
    const part = text.slice(stretch.from, stretch.to);
    let from = 0;
    let greets = false;
    for (let more = true; more && from < part.length; ) {
      const greeting = longest(words.greets, part.slice(from));
      const opening = greeting ?? longest(words.opens, part.slice(from));
      more =
        opening !== undefined && !names.some((name) => name.from === stretch.from + from && name.kind === "person");
      if (more) {
        from += opening!.length;
        greets ||= greeting !== undefined;
      }
    }
    return { from: stretch.from + from, to: stretch.to, greets };
  });
  return parts.flatMap((part, at): Found[] => {
    if (part.from >= part.to) return [];
    const inIt = names.filter(({ from, to }) => from >= part.from && to <= part.to);
    const edge = at === 0 || at === parts.length - 1;
    const hailed = parts.slice(0, at).every((other) => other.from >= other.to);
    const next = parts[at + 1];
    const byName = inIt.flatMap((name): Found[] => {
      const one = people.find(({ id }) => id === name.id);
      const told = edge || part.greets || (next !== undefined && isToldInSigns(text, part, next, hailed, words));
      if (!one || !callsHere(text, part, name, one, told, words)) return [];
      // Whoever is seen to be there too is spoken of as well.
      const seen = words.seen.some((word) => text.startsWith(word, name.to));
      const called = { who: one.id, from: name.from, to: seen ? name.from : name.to, ...how(text, part, name, words) };
      return [seen ? { ...called, greets: true } : called];
    });
    const alone = parts.every((one) => one === part || one.from >= one.to);
    return byName.length > 0 || inIt.length > 0 ? byName : byRole(text, part, people, partner, alone, words);
  });
}

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly greets?: boolean;
}

const how = (text: string, part: Stretch, { from, to }: Stretch, { handsOn }: Calling) => ({
  turns: handsOn.some((one) => text.slice(part.from, from).endsWith(one)),
  greets: part.greets === true && to === part.to,
});

const longest = (words: readonly string[], text: string): string | undefined =>
  words.filter((one) => text.startsWith(one)).sort((a, b) => b.length - a.length)[0];

/** Whether what stands after a name between two stops is said to whoever has it: 早上好。康守义，你睡得好吗？ */
function isToldInSigns(text: string, part: Stretch, next: Stretch, hailed: boolean, words: Calling): boolean {
  if (!hailed && !beginsSentence(text, part.from)) return false;
  const said = text.slice(next.from, next.to);
  if (/[。！？!?.…、\n]/u.test(text.slice(part.to, next.from)) || words.isAbout(said, "they")) return false;
  return [...words.you, ...words.me, ...words.bids].some((one) => said.startsWith(one));
}

/** Whether a name in a stretch of signs calls whoever has it; `told`: by itself it does, wherever they are. */
function callsHere(
  text: string,
  part: Stretch,
  name: Stretch,
  { here }: Callable,
  told: boolean,
  words: Calling,
): boolean {
  const before = text.slice(part.from, name.from);
  const rest = text.slice(name.to, part.to).replace(/^[呀啊哎诶哟]+/u, "");
  if (before === "" && rest === "") return told || here;
  if (before === "") {
    if ([...words.you, ...words.greets].some((one) => rest.startsWith(one))) return true;
    const given = words.gives.some((one) => rest.includes(one));
    const bidden =
      !words.me.some((one) => rest.includes(one)) &&
      words.bids.some((one) => rest.startsWith(one)) &&
      !words.narrates.some((one) => rest.includes(one));
    if (!here)
      return !words.isAbout(rest, "they") && (bidden || (given && words.me.some((one) => rest.startsWith(one))));
    if (words.seen.some((one) => rest.startsWith(one))) return true;
    if (words.me.some((one) => rest.startsWith(one))) return true;
    // 丽姐催你还钱呢 tells whoever is spoken to of her.
    if (/^(?![吗呢吧])\p{Script=Han}{1,3}[你您]/u.test(rest) && !/[?？]/u.test(text[part.to] ?? "")) return false;
    // Who begins a statement is its subject; of them is asked what they did: 何亮真的摔断腿了吗？
    const asks = /[?？]/.test(text[part.to] ?? "") || words.ends.some((one) => rest.endsWith(one));
    const third = words.subjects.some((one) => text.includes(one)) || words.narrates.some((one) => rest.includes(one));
    return asks && !third && !words.goesOn.some((one) => rest.startsWith(one));
  }
  if (rest !== "" || (!here && !words.you.some((one) => before.startsWith(one)))) return false;
  return [...words.ends, ...words.handsOn].some((one) => before.endsWith(one));
}

/** Whom a word at the beginning or the end of a stretch of signs fits. */
function byRole(
  text: string,
  part: Stretch,
  people: readonly Callable[],
  partner: PersonId | null,
  alone: boolean,
  words: Calling,
): Found[] {
  const said = text.slice(part.from, part.to);
  const all = [
    ...words.keepers,
    ...words.roles.flatMap(([one]) => one.split(" ")),
    ...people.flatMap(({ here, occupation }) => (here ? tradesInSigns(occupation) : [])),
  ];
  const both = tradeAndRole(said, people, words);
  const first = both?.word ?? longest(all, said);
  const rest = first === undefined ? "" : said.slice(first.length);
  const spoken = rest === "" || [...words.you, ...words.greets].some((one) => rest.startsWith(one));
  // Without a stop a word for anybody may as well be whom a statement is about: 爷爷生病了; and one's own kin, while one talks with somebody.
  const toThem =
    words.keepers.includes(first ?? "") ||
    /[?？]/.test(text[part.to] ?? "") ||
    words.asks.some((one) => rest.includes(one)) ||
    [...words.me, ...words.bids].some((one) => rest.startsWith(one));
  const ofKin = partner !== null && rest !== "" && words.kin.includes(first ?? "");
  // A single sign begins many words.
  const begins =
    first !== undefined &&
    !ofKin &&
    (spoken || (first.length > 1 && toThem && ![...words.goesOn, ...words.after].some((one) => rest.startsWith(one))));
  const last = all.filter((one) => said.endsWith(one)).sort((a, b) => b.length - a.length)[0];
  const before = last === undefined ? "" : said.slice(0, -last.length);
  const ends = last !== undefined && [...words.ends, ...words.handsOn].some((one) => before.endsWith(one));
  const word = begins ? first : ends ? last : undefined;
  if (word === undefined) return [];
  const fits = word === both?.word ? both.fits : fitting(word, "", people, words);
  if (fits.length === 0) return [];
  // Said by itself it is for whom one talks with.
  const bare =
    alone && words.ends.reduce((left, one) => (left.endsWith(one) ? left.slice(0, -one.length) : left), said) === word;
  if (bare && partner !== null && words.polite.includes(word)) return [];
  const from = begins ? part.from : part.to - word.length;
  const span = { from, to: from + word.length };
  return [{ who: fits, ...span, ...how(text, part, span, words) }];
}
