/** What kind of news a sentence is, and who, where and when has a part in it: by examples and by names from closed lists. */
import { startOfDay } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import { literal } from "../../language/literal.ts";
import type { TimeNamed } from "../../language/moments.ts";
import type { Story } from "../../mind/persona.ts";
import type { TalkState } from "../../mind/understand.ts";
import type { Report } from "../../world/episodes.ts";
import type { Change, NewsKind, NewsMatter } from "../../world/news.ts";
import type { PersonId } from "../../world/places.ts";
import type { Reading } from "../../world/reading.ts";
import { namedBy } from "./act-of.ts";
import { type NameFound, type Names, namesIn, unnamed } from "./names.ts";
import { ranked, rankingOf, SIGNS } from "./rank.ts";
import { type Doings, NAMES } from "./words.ts";

/** So likely a kind must be; below it, it is anything that happened. From `NEWS` on a sentence is news for its kind alone. */
const LIKELY = 0.3;
const NEWS = 0.6;

/** The likeliest kind of a sentence with signs for names; null where it is rather no news. */
function kindIn(bare: string, language: string, least: number): NewsKind | Change | null {
  const [best] = ranked<NewsKind | Change | "none">(rankingOf(language, "news"), bare);
  return !best || best.intent === "none" || best.chance < least ? null : best.intent;
}

/** Whether a sentence with signs for names is news by what it tells. */
export const isNews = (bare: string, language: string): boolean => kindIn(bare, language, NEWS) !== null;

/** What is held somewhere at an hour still to come, as news says it; null where it says no such thing, or less. */
export function heldIn(
  said: string,
  names: Names,
  time: TimeNamed | null,
  { town: { language, map }, now }: Pick<TalkState, "town" | "now">,
): Reading["held"] | null {
  const found = namesIn(said, names);
  const [place] = namedBy(found, []).places;
  if (!place || !time?.exact || time.from <= now || map.places.get(place)?.access !== "public") return null;
  // A word for any gathering may be part of the name of one that is known.
  const plain = found.filter(({ kind }) => kind !== "event");
  if (kindIn(unnamed(said, plain), language, LIKELY) !== "gathering") return null;
  const { planning, replies, events } = languageOf(language);
  const what = planning.intent.gatherings.find((one) => replies.address.names(said, one));
  return what ? { name: events.named(what), place, from: time.from } : null;
}

/** What the speaker says they give, where and at an hour still to come: at the place named, else where they stand; null where they give none. */
export function givenIn(
  said: string,
  names: Names,
  time: TimeNamed | null,
  { town: { language, map }, now, by }: Pick<TalkState, "town" | "now" | "by">,
  { gives, given, plain }: Pick<Doings, "gives" | "given" | "plain">,
): Reading["gives"] | null {
  if (!time?.exact || time.from <= now) return null;
  const [place = by.spot.place] = namedBy(namesIn(said, names), []).places;
  if (map.places.get(place)?.access !== "public") return null;
  const { planning, replies, events } = languageOf(language);
  const words = plain(said);
  const what =
    planning.intent.gatherings.find((one) => replies.address.names(said, one)) ??
    given.flatMap(([says, name]) => (says.test(words) ? [name] : []))[0];
  if (!what) return null;
  const marked = given
    .reduce((left, [says]) => left.replace(says, (whole) => `${whole.charAt(0)}${NAMES.NEWS}`), words)
    .replaceAll(what, NAMES.NEWS);
  return gives.test(marked) ? { name: events.named(what), place, from: time.from } : null;
}

/** Whether news is of what is said to be held: two of what it is, where and when are the same. */
export function isSame({ of }: Pick<Story, "of">, held: NonNullable<Reading["held"]>, language: string): boolean {
  if (of.kind !== "gathering") return false;
  const { planning, replies } = languageOf(language);
  const what = (name: string) => planning.intent.gatherings.find((one) => replies.address.names(name, one));
  const same = [what(of.name) === what(held.name), of.spot.place === held.place, of.from === held.from];
  return same.filter(Boolean).length >= 2;
}

/** What is no quarrel, though there are two in it. */
const HAPPENED: ReadonlySet<Report> = new Set([
  "died",
  "born",
  "wed",
  "parted",
  "hurt",
  "ill",
  "recovered",
  "got",
  "made",
]);

/** What only the living do or are. */
const OF_LIVING: ReadonlySet<string> = new Set(["office", "project", "need", "feeling", "quarrel", "comes", "leaves"]);

/** What is missing, by the words that say so; "" where they do not. */
function missingIn(bare: string, missing: readonly RegExp[]): string {
  const found = missing.map((one) => one.exec(bare)?.groups?.thing?.trim()).find(Boolean) ?? "";
  return /[ʘǂǁǀ]/u.test(found) ? "" : found;
}

/** Those with a part in it beside the first. */
const others = ([, ...more]: readonly PersonId[]): { readonly others?: readonly PersonId[] } =>
  more.length > 0 ? { others: more } : {};

const SIGN = new RegExp(Object.values(SIGNS).map(literal).join("|"), "gu");

/** A sentence from a place on, single spaces in it and none before a 's. */
const from = (bare: string, index: number): string =>
  bare
    .slice(index)
    .replace(/\s+/gu, " ")
    .replace(/(?<=[ʘǂ]) (?=['’])/gu, "")
    .trimStart();

/** Those who are said to have died, as they stand in a sentence with signs for names. */
export const deadIn = (
  bare: string,
  found: readonly NameFound[],
  { dies, denied, supposed, unserious }: Pick<Doings, "dies" | "denied" | "supposed" | "unserious">,
): PersonId[] =>
  denied.test(bare) || supposed.test(bare) || unserious.test(bare)
    ? []
    : [...bare.matchAll(SIGN)].flatMap(({ index }, i) => {
        const name = found[i];
        return name?.kind === "person" && dies.test(from(bare, index + 1)) ? [name.id] : [];
      });

/** Whoever is said to do others wrong, as they stand in a sentence with signs for names. */
export const doersIn = (
  bare: string,
  found: readonly NameFound[],
  {
    wrongs,
    doneTo,
    denied,
    supposed,
    unserious,
  }: Pick<Doings, "wrongs" | "doneTo" | "denied" | "supposed" | "unserious">,
): PersonId[] =>
  denied.test(bare) || supposed.test(bare) || unserious.test(bare)
    ? []
    : [...bare.matchAll(SIGN)].flatMap(({ index }, i) => {
        const name = found[i];
        const does = wrongs.test(from(bare, index + 1)) && !doneTo.test(bare.slice(0, index).trimEnd());
        return name?.kind === "person" && does ? [name.id] : [];
      });

/** Those who are said to have been done wrong by nobody who is named: "somebody robbed her", "she was robbed". */
export function victimsIn(
  bare: string,
  found: readonly NameFound[],
  {
    someone,
    suffers,
    wrongs,
    denied,
    supposed,
    unserious,
  }: Pick<Doings, "someone" | "suffers" | "wrongs" | "denied" | "supposed" | "unserious">,
): PersonId[] {
  if (denied.test(bare) || supposed.test(bare) || unserious.test(bare)) return [];
  const done = [...bare.matchAll(someone)]
    .map(({ 0: who, index }) => index + who.length)
    .find((at) => wrongs.test(from(bare, at)));
  return [...bare.matchAll(SIGN)].flatMap(({ index }, i) => {
    const name = found[i];
    const befell = (done !== undefined && index >= done) || suffers.test(from(bare, index + 1));
    return name?.kind === "person" && befell ? [name.id] : [];
  });
}

/** What news is of, by how it is told. A part that a kind cannot be without, and that is not named, makes it a mere happening. */
export function matterOf(
  said: string,
  names: Names,
  time: TimeNamed | null,
  heard: Report | null,
  { town: { language, personas } }: Pick<TalkState, "town">,
  doings: Pick<
    Doings,
    | "someone"
    | "suffers"
    | "wrongs"
    | "doneTo"
    | "dies"
    | "denied"
    | "supposed"
    | "unserious"
    | "missing"
    | "lost"
    | "unsearched"
    | "bereaved"
  >,
): NewsMatter {
  const { missing, lost, unsearched, bereaved } = doings;
  const found = namesIn(said, names);
  const bare = unnamed(said, found);
  const gone = missingIn(bare, missing);
  const thing = unsearched.test(gone) || bereaved.test(bare) ? "" : gone;
  const all = namedBy(found, []);
  const doers = doersIn(bare, found, doings);
  const reported = deadIn(bare, found, doings).length > 0 ? "died" : heard;
  const isWrong = doers.length > 0 || victimsIn(bare, found, doings).length > 0;
  // It is of whoever suffers it; where nobody does who is named, of whoever did it, and nothing to be sorry for.
  const people = all.people.filter((one) => !doers.includes(one));
  if (people.length === 0 && doers.length > 0)
    return { kind: "happening", who: doers[0]!, ...others(doers), report: null };
  const { places } = all;
  const [who = null, other] = people;
  const [place = null] = places;
  const told = kindIn(bare, language, LIKELY) ?? "happening";
  // What somebody did to others has happened, whatever else it is like; and so has what is only moving for being told, or is lost and no thing.
  const happened =
    (told !== "danger" && doings.unserious.test(bare)) ||
    (told === "loss" && thing !== gone) ||
    (isWrong
      ? told !== "loss" || reported !== "lost"
      : reported !== null &&
        ((HAPPENED.has(reported) && told === "quarrel") ||
          (reported === "parted" && told === "leaves") ||
          (reported === "died" && OF_LIVING.has(told))));
  const kind = happened ? "happening" : told;
  const day = time && startOfDay(time.day);
  const report = reported ?? (isWrong ? "other, bad" : null);
  const happening = { kind: "happening", who, ...others(people), report } as const;
  switch (kind) {
    case "gathering":
      // Whoever is said to give it may know nothing of it: nobody is a host by hearsay.
      return { ...happening, report: reported ?? "looks forward" };
    case "office":
      return who ? { kind, post: "", candidates: people, day } : happening;
    case "project":
      return who ? { kind, owner: who, stages: [], due: null } : happening;
    case "loss":
      return { kind, owner: who, thing: lost(thing), lastSeen: place };
    case "danger": {
      const home = who === null ? undefined : personas.get(who)?.home.place;
      return {
        kind,
        where: places.length > 0 || !home ? places : [home],
        from: time && !time.wholeDay ? time.from : day,
      };
    }
    case "quarrel":
      return who && other ? { kind, two: [who, other], over: "" } : happening;
    case "feeling":
      return who ? { kind, of: who, about: other ?? null } : happening;
    case "need":
      return who ? { kind, who, what: "" } : happening;
    case "comes":
    case "leaves":
    case "opens":
    case "closes":
      return { kind: "change", change: kind, who, ...others(people), place, day };
    case "change":
    case "happening":
      // What somebody says is lost by its name is looked for.
      return reported === "lost" && thing !== "" && !happened
        ? { kind: "loss", owner: who, thing: lost(thing), lastSeen: place }
        : happening;
  }
}
