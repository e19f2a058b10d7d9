/**
 * What people, places and things may be called: one rule for whoever moves in, for town files and for imports. A name is letters of any
 * script, and what stands between them; nobody is called so that a reader takes them for somebody else.
 */

import reserved from "../../../data/reserved-names.json" with { type: "json" };
import { hasLink } from "../../language/links.ts";
import {
  isDisguised,
  lookAlike,
  looks,
  mixesScripts,
  plainName,
  spelt,
  unadorned,
  writtenOut,
} from "../../language/look-alike.ts";
import { firstName } from "../../world/people.ts";
import { type Problem, pathText } from "./town-file.ts";

/** The longest name of a person, and of a place or a thing. */
export const LONGEST = { person: 60, thing: 100 } as const;

const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’&,·•・-]*$/u;

/** What nobody sees; some of it are letters or marks by their kind. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Whether somebody or something may be called that. */
export const isName = (name: string, longest: number): boolean =>
  [...name].length <= longest && NAME.test(name) && /\p{L}/u.test(name) && name.search(UNSEEN) < 0 && !hasLink(name);

/** A name as it is seen: what cannot be seen is no part of it, and turns none around; it is one line. */
export const seenName = (name: string): string =>
  name.replace(/\s+/g, " ").replace(UNSEEN, "").trim().replace(/ +/g, " ");

/** Whether a name leads elsewhere: to an address, or by the signs of a stage to somebody or something ("<@1>"). */
export const leadsAway = (name: string): boolean => hasLink(name) || SIGNPOST.test(name);
const SIGNPOST = /<(?:[@#:/]|\w+:)/u;

/** Signs by which a stage makes something else of words, and the marks that stand on no letter. */
const SIGNS = /[*`\\]+|~{2,}|\|{2,}|_{2,}|(?<![\p{L}\p{M}\p{N}\p{S}\p{P}])\p{M}+/gu;
/** More marks on a letter than any script has: they would cover what stands above and below. */
const HEAPED = /(?<=\p{M}{4})\p{M}+/gu;

/** What somebody goes by whom their stage calls that: what can be seen of it, plainly; "" where there is no name in it, or it leads elsewhere by signs. */
export function nameAtStage(name: string): string {
  const plain = seenName(name.replaceAll("\u2800", " "))
    .normalize("NFC")
    .replace(SIGNS, "")
    .replace(HEAPED, "")
    .replace(/^[#>\s]+/u, "")
    .trim();
  return /[\p{L}\p{N}\p{So}]/u.test(plain) && !SIGNPOST.test(plain) ? plain : "";
}

/** The first of some names that a reader would take for `name`, or null. */
export const alike = (name: string, others: Iterable<string>): string | null =>
  [...others].find((other) => lookAlike(name, other)) ?? null;

/**
 * The first name that a name only looks like, of people with these names; null for none. Somebody may really be called as they are by those
 * who know them, and spells it with marks, letters or signs of their own: "María", "S.A.M.", "湯姆".
 */
export function looksLikeFirst(name: string, people: Iterable<string>): string | null {
  // Somebody's first name in other letters is taken for it among words in these: "Том the cat"; "Том Сойер" is written so.
  const among = isDisguised(name) && /\p{Script=Latin}/u.test(name);
  const words = among ? [name, ...name.split(/[\p{Z}\p{P}\p{S}]+/u)] : [name];
  const firsts = [...people].flatMap((person) => {
    const first = firstName(person);
    return first !== person && words.some((word) => lookAlike(word, first)) ? [first] : [];
  });
  return firsts.some((first) => isSpelt(name, first)) ? null : (firsts[0] ?? null);
}

/** Whether a name, or one of its words, is a first name as somebody honestly writes it. */
function isSpelt(name: string, first: string): boolean {
  const written = name.normalize("NFC").toLowerCase();
  const plain = first.normalize("NFC").toLowerCase();
  if (written === plain || written.split(/[^\p{L}\p{M}]+/u).includes(plain)) return true;
  // A mark that is written apart from its letter is put there.
  if (/\p{L}\p{M}/u.test(name) || (isDisguised(name) && !isDisguised(first))) return false;
  const joined = (one: string) => spelt(one).replace(/[\p{P}\p{S}\p{Z}]+/gu, "");
  const ways = [first, writtenOut(first)].map(joined);
  return [name, writtenOut(name)].some((one) =>
    [joined(one), ...spelt(one).split(/[^\p{L}]+/u)].some((word) => ways.includes(word)),
  );
}

const reservedLooks = new Set(reserved.names.map(looks));
/** The words that such names are put together from; short ones only stand for themselves, as other names hold them. */
const parts = [...new Set([...reservedLooks, ...reserved.beside.map(looks)])].map((look) => ({
  look,
  own: reservedLooks.has(look),
  joins: reservedLooks.has(look) || look.length > 2 || /\p{Script=Han}/u.test(look),
}));

/** Whether a name is what Discord or those who look after a server go by: nothing but such words, in whatever letters. */
export function isReserved(name: string): boolean {
  // A number or a stroke beside it makes it no other, and may be a letter as well.
  return (
    looks(name).includes("discord") ||
    [name, name.replace(/\p{N}+/gu, " ")].flatMap((one) => [plainName(one), unadorned(one)]).some(isPutTogether)
  );
}

function isPutTogether(name: string): boolean {
  const words = name.split(/[^\p{L}\p{N}$!|]+/u).map(looks);
  const look = words.join("");
  const edges = new Set(words.map((_, i) => words.slice(0, i).join("").length).concat(look.length));
  // From where on all of it is such words, and whether one of them is reserved.
  const rest = new Map<number, boolean>([[look.length, false]]);
  for (let at = look.length - 1; at >= 0; at--)
    for (const { look: part, own, joins } of parts) {
      const to = at + part.length;
      const after = look.startsWith(part, at) ? rest.get(to) : undefined;
      if (after !== undefined && (joins || (edges.has(at) && edges.has(to))))
        rest.set(at, rest.get(at) || after || own);
    }
  return rest.get(0) === true;
}

interface Named {
  readonly name: string;
}
/** What in a town file has a name. */
export interface NamedParts {
  readonly places: readonly (
    | (Named & {
        readonly aliases: readonly string[];
        readonly areas: readonly (Named & { readonly objects: readonly (string | Named)[] })[];
      })
    | null
  )[];
  readonly residents: readonly (Named | null)[];
}

/** Every name in a file that will not do, residents who look like one another, and what is written to look like something else. */
export function nameProblems({ places, residents }: NamedParts): Problem[] {
  const problems: Problem[] = [];
  const check = (name: string, path: readonly PropertyKey[], longest: number = LONGEST.thing) => {
    if (!isName(name, longest))
      problems.push({
        path: pathText(path),
        text: `${JSON.stringify(name.slice(0, 60))} is no name; expected letters that can be seen, with spaces, apostrophes, hyphens and dots between them, no link, at most ${longest} characters`,
      });
  };
  // Places may honestly be called nearly alike; none is in other letters what another is called.
  const taken = residents.flatMap((one) => (one ? [one.name] : []));
  const apart = (name: string, others: string[], path: readonly PropertyKey[]) => {
    const same = others.find(
      (other) =>
        other.toLowerCase() !== name.toLowerCase() &&
        (isDisguised(name) || isDisguised(other)) &&
        lookAlike(name, other),
    );
    if (same !== undefined)
      problems.push({
        path: pathText(path),
        text: `"${name}" looks like "${same}"; expected a name that nobody takes for another`,
      });
    others.push(name);
  };
  places.forEach((place, i) => {
    if (!place) return;
    const at = ["places", i] as const;
    check(place.name, [...at, "name"]);
    apart(place.name, taken, [...at, "name"]);
    place.aliases.forEach((alias, j) => {
      check(alias, [...at, "aliases", j]);
      apart(alias, taken, [...at, "aliases", j]);
    });
    place.areas.forEach((area, j) => {
      check(area.name, [...at, "areas", j, "name"]);
      const things: string[] = [];
      area.objects.forEach((object, k) => {
        const name = typeof object === "string" ? object : object.name;
        check(name, [...at, "areas", j, "objects", k]);
        apart(name, things, [...at, "areas", j, "objects", k]);
      });
    });
  });
  residents.forEach((one, i) => {
    if (!one) return;
    check(one.name, ["residents", i, "name"], LONGEST.person);
    if (isReserved(one.name))
      problems.push({
        path: pathText(["residents", i, "name"]),
        text: `${JSON.stringify(one.name.slice(0, 60))} is what Discord or a server's keepers go by; expected a name of their own`,
      });
    if (mixesScripts(one.name))
      problems.push({
        path: pathText(["residents", i, "name"]),
        text: `${JSON.stringify(one.name.slice(0, 60))} mixes Latin with Cyrillic or Greek letters in a word; expected letters of one script in each word`,
      });
    const before = residents.findIndex(
      (other, j) =>
        other !== null &&
        j !== i &&
        ((j < i && lookAlike(other.name, one.name)) || looksLikeFirst(one.name, [other.name]) !== null),
    );
    const same = residents[before];
    // Who is called just the same is told of elsewhere.
    if (same && same.name.trim().toLowerCase() !== one.name.trim().toLowerCase())
      problems.push({
        path: pathText(["residents", i, "name"]),
        text: `"${one.name}" looks like "${same.name}" (residents[${before}]); expected a name that nobody takes for another`,
      });
  });
  return problems;
}
