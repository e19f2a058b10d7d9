/**
 * What Discord lets a webhook call itself (discord-facts section 1), and how names stay told apart: messages in a row are grouped
 * by shown name, and a visitor must not pass for a resident.
 */

import { languageOf } from "../../../language/language.ts";
import { withoutLinks } from "../../../language/links.ts";
import type { PersonView } from "../../../town/looking/views.ts";
import type { PersonId } from "../../../world/places.ts";

const MOST = 80;
/** Invisible to readers, not refused by Discord, and enough to break a forbidden word. */
const HAIR_SPACE = "\u200A";

/** A name that Discord accepts for a webhook message. */
export function personaName(name: string): string {
  const plain = withoutLinks(name, "")
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]/gu, "")
    .replace(/`/g, "'")
    .replace(/[@#:]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const allowed = plain.replace(/discord|clyde/gi, (word) => word[0] + HAIR_SPACE + word.slice(1));
  const told = /^(everyone|here)$/i.test(allowed) ? `"${allowed}"` : allowed;
  return cut(told, MOST) || "Somebody";
}

/** The shown name of everybody in a town, no two alike; visitors are marked as such, in the town's language. */
export function personaNames(
  people: readonly Pick<PersonView, "id" | "name" | "kind">[],
  language: string,
): ReadonlyMap<PersonId, string> {
  const names = new Map<PersonId, string>();
  const taken = new Set<string>();
  const inOrder = [...people].sort((a, b) => (a.kind === b.kind ? 0 : a.kind === "resident" ? -1 : 1));
  for (const person of inOrder) {
    const wanted = person.kind === "visitor" ? visitorName(person.name, language) : personaName(person.name);
    let name = wanted;
    for (let n = 2; taken.has(name.toLowerCase()); n++) name = `${cut(wanted, MOST - 5)} (${n})`;
    taken.add(name.toLowerCase());
    names.set(person.id, name);
  }
  return names;
}

/** A visitor's shown name where they speak through a webhook. */
export const visitorName = (name: string, language: string): string =>
  languageOf(language).stage.board.visitor(cut(personaName(name), MOST - 10));

/** The first `most` characters, never half of one. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  let short = "";
  for (const character of text) {
    if (short.length + character.length > most) break;
    short += character;
  }
  return short.trimEnd();
}
