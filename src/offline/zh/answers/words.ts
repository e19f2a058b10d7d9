/** 简体中文: the people that a text names. */

import type { Self } from "../../../mind/self.ts";
import type { PersonId } from "../../../world/places.ts";
import { type PersonNamed, visitorsMet } from "../../answers/names.ts";
import { shortName } from "../say/talk-words.ts";

/** The people a text names, in its order: whole names, then the names they are called by; foreign names nobody bears, too. */
export function peopleNamed(self: Self, text: string): PersonNamed[] {
  const roll = [
    ...[...self.town.personas.values()].map(({ id, name }) => ({ id, name })),
    ...[...visitorsMet(self)].map(([id, name]) => ({ id, name })),
  ];
  const called = new Map<string, PersonId[]>();
  const add = (name: string, id: PersonId) => {
    if (name.length > 1 && !called.get(name)?.includes(id)) called.set(name, [...(called.get(name) ?? []), id]);
  };
  for (const { id, name } of roll) add(name, id);
  for (const { id, name } of roll) add(shortName(name), id);
  let rest = text;
  const found: { at: number; named: PersonNamed }[] = [];
  const take = (name: string, ids: readonly PersonId[]) => {
    const at = rest.indexOf(name);
    if (at < 0) return;
    found.push({ at, named: { name, ids } });
    rest = rest.replaceAll(name, "＿".repeat(name.length));
  };
  const strangers = [...text.matchAll(/[\p{Script=Han}A-Za-z]{2,5}·[\p{Script=Han}A-Za-z]{2,6}/gu)].map(
    ([name]) => name,
  );
  const longest = [...called.keys()].sort((a, b) => b.length - a.length);
  for (const name of longest.filter((one) => one.includes("·"))) take(name, called.get(name)!);
  // "亚当·琼斯" is not the Adam of this town.
  for (const name of strangers) {
    const bare = name
      .replace(/^(?:谁是|认识|知道|见过|和|跟|问问?|那个)+/, "")
      .replace(/(?:是谁|是什么|在哪|怎么|吗|呢).*/, "");
    if (rest.includes(bare)) take(bare, []);
  }
  for (const name of longest.filter((one) => !one.includes("·"))) take(name, called.get(name)!);
  return found.sort((a, b) => a.at - b.at).map(({ named }) => named);
}
