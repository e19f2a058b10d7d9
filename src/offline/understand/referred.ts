/**
 * People whom words mean without their name: "the lighthouse man", "your grandad", 你家儿子. By what they do and where, by age, and by what they
 * are to whoever is spoken to, from the town file; only where one alone is meant.
 */
import { stems } from "../../mind/memory/words.ts";
import type { Persona } from "../../mind/persona.ts";
import type { TalkState } from "../../mind/understand.ts";
import { firstName } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import { tradesIn } from "./calling.ts";
import type { NameFound } from "./names.ts";

/** Words by which a language speaks of people that it does not name. */
export interface Referring {
  /** What stands before such words. */
  readonly articles: readonly string[];
  /** The same of somebody who is something to whoever is spoken to. */
  readonly yours: readonly string[];
  /** The same before a name. */
  readonly house: readonly string[];
  /** What is between them and where somebody is: "the dude at the goats". */
  readonly at: readonly string[];
  /** Words for people, whose they are, and from which age to which. */
  readonly nouns: readonly (readonly [words: string, whose: "she" | "he" | null, from: number, to: number])[];
  readonly old: readonly string[];
  /** What stands after what somebody does, where a script has no spaces: 修车的小伙子. */
  readonly people: readonly string[];
  /** Words for kin that mean the same, as the ties of a town are called. */
  readonly kin: readonly string[];
  /** Words of trades that tell nobody apart. */
  readonly common: readonly string[];
}

const HAN = /\p{Script=Han}/u;
const OLD = 58;
/** Words of a phrase: an article, what tells somebody apart, a word for people. */
const LONGEST = 4;

/** What somebody does and where, as words. */
function worksIn({ town }: TalkState, persona: Persona, common: readonly string[]): ReadonlySet<string> {
  const place = persona.work && town.map.places.get(persona.work.spot.place);
  const texts = [persona.occupation, ...(place ? [place.name, ...place.aliases, ...thingsIn(place.areas)] : [])];
  return new Set(texts.flatMap((text) => stems(text)).filter((word) => !common.includes(word)));
}
const thingsIn = (areas: readonly { readonly objects: readonly { readonly name: string }[] }[]): string[] =>
  areas.flatMap(({ objects }) => objects.map(({ name }) => name));

/** Whom words mean without naming them, where they stand. */
export function referredIn(text: string, talk: TalkState, words: Referring): NameFound[] {
  return HAN.test(text) ? referredInSigns(text, talk, words) : referredInWords(text, talk, words);
}

const residents = ({ town, by }: TalkState): Persona[] => [...town.personas.values()].filter(({ id }) => id !== by.id);

const found = (persona: Persona, from: number, to: number): NameFound => ({
  kind: "person",
  id: persona.id,
  from,
  to,
  name: firstName(persona.name),
  referred: true,
});

/** Who is kin of somebody, or whatever else their ties call it. */
function kinOf(of: PersonId | null, word: string, talk: TalkState, { kin }: Referring): Persona | null {
  const ties = of === null ? [] : (talk.town.personas.get(of)?.ties ?? []);
  const group = kin.find((one) => one.split(" ").includes(word))?.split(" ") ?? [];
  const fits = ties.filter(({ kind }) => {
    const [first = ""] = kind.toLowerCase().split(/[,，;；(（]/u);
    return group.some((one) => (HAN.test(one) ? first.includes(one) : first.split(/[^a-z]+/).includes(one)));
  });
  return fits.length === 1 ? (talk.town.personas.get(fits[0]!.to) ?? null) : null;
}

function referredInWords(text: string, talk: TalkState, words: Referring): NameFound[] {
  const all = [...text.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu)].map((match) => ({
    word: match[0].toLowerCase().replace(/['’]s$/, ""),
    from: match.index,
    to: match.index + match[0].length,
  }));
  const out: NameFound[] = [];
  for (let i = 0; i < all.length; i++) {
    const { word, from } = all[i]!;
    const last = out.at(-1);
    if (last && from < last.to) continue;
    const next = all[i + 1];
    if (words.yours.includes(word) && next) {
      const kin = kinOf(talk.to, next.word, talk, words);
      if (kin) {
        out.push(found(kin, from, next.to));
        continue;
      }
    }
    if (words.articles.includes(word) || (i === 0 && words.nouns.some(([nouns]) => nouns.split(" ").includes(word))))
      out.push(...phrase(all, i, talk, words));
  }
  return out;
}

/** "The lighthouse man", "the chemist", "the dude at the goats": from the article on. */
function phrase(
  all: readonly { readonly word: string; readonly from: number; readonly to: number }[],
  at: number,
  talk: TalkState,
  words: Referring,
): NameFound[] {
  const trades = tradesOf(talk.town.personas);
  const begins = words.articles.includes(all[at]!.word) ? at + 1 : at;
  const inner: string[] = [];
  let noun: Referring["nouns"][number] | undefined;
  let end = begins;
  for (; end < all.length && end < begins + LONGEST && !noun; end++) {
    const { word } = all[end]!;
    noun = words.nouns.find(([nouns]) => nouns.split(" ").includes(word));
    if (!noun) inner.push(word);
    // A trade is a word for people too: its own last word.
    if (!noun && trades.has(word)) {
      end++;
      break;
    }
    if (words.at.includes(word)) return [];
  }
  const apart = inner.filter((word) => !words.old.includes(word));
  if (noun && words.at.includes(all[end]?.word ?? "")) {
    const rest = all.slice(end + 1, end + 4).map(({ word }) => word);
    const one = fitting(rest, noun, inner, talk, words, true);
    if (one) return [found(one, all[at]!.from, all[Math.min(end + 2, all.length - 1)]!.to)];
  }
  if (!noun && apart.length === 0) return [];
  if (!noun && !trades.has(inner.at(-1)!)) return [];
  const one = fitting(apart, noun, inner, talk, words, false);
  return one ? [found(one, all[at]!.from, all[end - 1]!.to)] : [];
}

const trades = new WeakMap<TalkState["town"]["personas"], ReadonlySet<string>>();
/** The words for all trades of a town: found once. */
function tradesOf(personas: TalkState["town"]["personas"]): ReadonlySet<string> {
  const known =
    trades.get(personas) ?? new Set([...personas.values()].flatMap(({ occupation }) => tradesIn(occupation)));
  trades.set(personas, known);
  return known;
}

/** The one of the town whom what tells them apart fits, with their age and whether they are a she; null where it fits none or several. */
function fitting(
  apart: readonly string[],
  noun: Referring["nouns"][number] | undefined,
  inner: readonly string[],
  talk: TalkState,
  words: Referring,
  loosely: boolean,
): Persona | null {
  const [, whose = null, from = 0, to = 200] = noun ?? [];
  const told = stems(apart.join(" "));
  const old = inner.some((word) => words.old.includes(word));
  const fits = residents(talk)
    .filter(({ pronouns, age }) => (whose === null || pronouns === whose) && age >= (old ? OLD : from) && age <= to)
    .map((persona) => {
      const works = worksIn(talk, persona, words.common);
      const hits = told.filter((word) => works.has(word)).length;
      return { persona, hits };
    });
  const need = told.length === 0 ? 0 : loosely ? 1 : told.length;
  const good = fits.filter(({ hits }) => hits >= need);
  if (told.length > 0) return good.length === 1 ? good[0]!.persona : null;
  // By age alone only who stands here, and not whoever is spoken to.
  const here = good.filter(
    ({ persona: { id } }) => id !== talk.to && talk.world.people.get(id)?.spot.place === talk.by.spot.place,
  );
  return (old || to < 20) && here.length === 1 ? here[0]!.persona : null;
}

/** What the place where somebody works is called. */
function worksAt({ work }: Persona, { town }: TalkState): string {
  const place = work && town.map.places.get(work.spot.place);
  return [place?.name ?? "", ...(place?.aliases ?? [])].join(" ");
}

function referredInSigns(text: string, talk: TalkState, words: Referring): NameFound[] {
  const out: NameFound[] = [];
  const put = (persona: Persona | null, from: number, to: number) => {
    if (persona && !out.some((one) => from < one.to && one.from < to)) out.push(found(persona, from, to));
  };
  for (const yours of words.yours)
    for (let at = text.indexOf(yours); at >= 0; at = text.indexOf(yours, at + 1))
      for (const one of words.kin.flatMap((group) => group.split(" ")).sort((a, b) => b.length - a.length))
        if (text.startsWith(one, at + yours.length))
          put(kinOf(talk.to, one, talk, words), at, at + yours.length + one.length);
  for (const persona of residents(talk)) {
    const { occupation, id } = persona;
    const trade = occupation.replace(/^退休/u, "");
    const alone = residents(talk).filter((one) => one.occupation.includes(trade)).length === 1;
    const at = text.indexOf(trade);
    // Whoever begins a line with the trade calls them.
    if (alone && at > 0 && trade.length > 1 && id !== talk.to) put(persona, at, at + trade.length);
  }
  // 修车的小伙子, 看大门的大爷
  for (const match of text.matchAll(/(\p{Script=Han}{2,4})的(?=(\p{Script=Han}{1,3}))/gu)) {
    const [, does = "", rest = ""] = match;
    const noun = words.people.filter((one) => rest.startsWith(one)).sort((a, b) => b.length - a.length)[0];
    if (noun === undefined) continue;
    const pieces = [...does].slice(1).map((_, i) => does.slice(i, i + 2));
    const others = residents(talk).filter(({ id }) => id !== talk.to);
    const by = (has: (one: Persona) => string) =>
      others.filter((one) => pieces.some((piece) => has(one).includes(piece)));
    // By trade before by place: of two at the garage one mends cars.
    const trade = by(({ occupation }) => occupation);
    const fits = trade.length > 0 ? trade : by((one) => worksAt(one, talk));
    put(fits.length === 1 ? fits[0]! : null, match.index, match.index + match[0].length + noun.length);
  }
  for (const [nouns, whose, from, to] of words.nouns)
    for (const noun of nouns.split(" "))
      for (const article of words.articles) {
        const at = text.indexOf(article + noun);
        if (at < 0) continue;
        const here = residents(talk).filter(
          ({ id, age, pronouns }) =>
            id !== talk.to && age >= from && age <= to && (whose === null || whose === pronouns),
        );
        put(here.length === 1 ? here[0]! : null, at, at + article.length + noun.length);
      }
  return out.sort((a, b) => a.from - b.from);
}
