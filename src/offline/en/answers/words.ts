/** Reading what somebody says to a resident, offline: the people it names. Pure. */

import { plain } from "../../../language/en/plain.ts";
import { keptWith } from "../../../language/kept-with.ts";
import { literal } from "../../../language/literal.ts";
import type { Self } from "../../../mind/self.ts";
import { placeNamed } from "../../../mind/talk/named.ts";
import type { PersonId } from "../../../world/places.ts";
import { type PersonNamed, visitorCalled, visitorsMet } from "../../answers/names.ts";

/** The roll of a town in the form texts are looked at; kept with it, as every sentence is searched for everybody. */
const rollOf = keptWith((personas: Self["town"]["personas"]) =>
  [...personas.values()].map(({ id, name }) => ({ id, name, plainly: plain(name).trim() })),
);

const TITLES = "(?:mr|mrs|ms|miss|dr|doctor|professor|prof)\\.? ";

/** The people a text names, in the order of the text: full names first, then first names, then surnames with a title. */
export function peopleNamed(self: Self, text: string): PersonNamed[] {
  let p = plain(text).replace(/'s\b/g, "");
  const roll = [
    ...rollOf(self.town.personas),
    ...[...visitorsMet(self)].flatMap(([id, shown]) =>
      [...new Set([visitorCalled(self, id, shown), shown])].map((name) => ({ id, name, plainly: plain(name).trim() })),
    ),
  ];
  const found: { at: number; named: PersonNamed }[] = [];
  const take = (words: string, ids: readonly PersonId[], name: string, titled = false) => {
    const pattern = new RegExp(`\\b${titled ? TITLES : ""}${literal(words)}\\b`, "g");
    const at = p.search(pattern);
    if (at < 0) return;
    found.push({ at, named: { name, ids } });
    p = p.replace(pattern, (whole) => "_".repeat(whole.length));
  };
  for (const { id, name, plainly } of roll) if (name.includes(" ")) take(plainly, [id], name);
  const byFirst = new Map<string, { ids: PersonId[]; name: string }>();
  for (const { id, name, plainly } of roll) {
    const first = plainly.split(" ")[0]!;
    const entry = byFirst.get(first) ?? { ids: [], name: name.split(" ")[0]! };
    if (!entry.ids.includes(id)) entry.ids.push(id);
    byFirst.set(first, entry);
  }
  const followed = (first: string): string | null => {
    const match = new RegExp(`\\b${literal(first)} (\\p{L}+)`, "iu").exec(text);
    const next = match?.[1];
    return next && /^\p{Lu}/u.test(next) && !/^(I|Is|Was|And|Or|The)$/.test(next) && text !== text.toUpperCase()
      ? `${match[0]}`
      : null;
  };
  for (const [first, { ids, name }] of byFirst) {
    if (first.length < 2) continue;
    const other = followed(first);
    // "Adam Jones" is not the Adam of this town.
    const stranger =
      other &&
      !roll.some(({ plainly }) => plainly.startsWith(plain(other).trim())) &&
      !/ (today|tomorrow|yesterday|now)$/i.test(other)
        ? other
        : null;
    if (stranger) take(plain(stranger).trim(), [], stranger);
    else take(first, ids, name);
  }
  for (const { name, plainly } of roll) {
    const last = plainly.split(" ").at(-1)!;
    if (name.includes(" "))
      take(
        last,
        roll.filter((one) => one.plainly.endsWith(` ${last}`)).map((one) => one.id),
        `${last[0]!.toUpperCase()}${last.slice(1)}`,
        true,
      );
  }
  for (const match of text.matchAll(/\b(\p{Lu}\p{Ll}+) (\p{Lu}\p{Ll}+)\b/gu)) {
    const at = plain(text.slice(0, match.index)).length - 2;
    const taken = found.some(({ named }) => named.name.includes(match[1]!) || named.name.includes(match[2]!));
    if (!taken && !placeNamed(self, match[0]) && !notNames.test(match[0]))
      found.push({ at, named: { name: match[0], ids: [] } });
  }
  return found.sort((a, b) => a.at - b.at).map(({ named }) => named);
}

const notNames =
  /\b(?:Is|Are|Do|Does|Did|Who|What|Where|When|Why|How|Have|Has|Can|Could|Will|Would|Should|Hello|Hi|Hey|Good|Day|Party|Valentine|Cafe|Park|Street|February|March|January|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|The|Tell|Please|Thank|Thanks|My|I)\b/;
