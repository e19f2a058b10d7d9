/**
 * What is drawn of a thing's state: fire, smoke and water where something is amiss, what is broken; a hearth in use; a light that is lit, or dark whatever the hour. States are words that people and residents choose, so this is read from words, here and nowhere else.
 */
import { type Language, languageOf } from "../language/language.ts";
import type { FixtureKind } from "./kinds.ts";

/** What may be drawn of a thing. */
export const marks = ["fire", "smoke", "water", "broken", "hearth", "light", "dark"] as const;
/** One of them. */
export type Mark = (typeof marks)[number];

type Words = Language["marks"];

/** Whether one of the words is in a text, at the beginning of a word; in writing without spaces, anywhere. */
function has(text: string, words: readonly string[]): boolean {
  return words.some((word) => {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
      if (!/[a-z]/.test(text.charAt(at - 1))) return true;
    return false;
  });
}

/** What to draw of a thing in a state, or null; `usual` is the state it is in when nobody has to do with it. */
export function markOf(
  thing: { readonly kind: FixtureKind; readonly usual: string },
  state: { readonly text: string; readonly odd: boolean },
  language: string,
): Mark | null {
  // people type as they like, also in English
  const both = language === "en" ? ["en"] : [language, "en"];
  for (const tag of both) {
    const mark = markIn(thing, state, languageOf(tag).marks);
    if (mark) return mark;
  }
  return null;
}

/** What is amiss besides a fire, the gravest first. */
const amiss = ["smoke", "water", "broken"] as const;

/** What shines, what warms a room by an open fire, and what is cooked on. */
const drawn: Partial<Record<FixtureKind, "light" | "fireplace" | "stove">> = {
  lamp: "light",
  fireplace: "fireplace",
  stove: "stove",
  kettle: "stove",
  maker: "stove",
};

function markIn(
  { kind: of, usual }: { readonly kind: FixtureKind; readonly usual: string },
  { text, odd }: { readonly text: string; readonly odd: boolean },
  words: Words,
): Mark | null {
  const kind = drawn[of] ?? null;
  if (!odd && (kind === null || kind === "stove")) return kind && text !== usual ? "hearth" : null;
  const state = `${text.toLowerCase()} `;
  const is = (of: readonly string[]) => has(state, of);
  const over = is(words.over);
  if (odd && !over) {
    if (is(words.fire) || (is(words.burning) && kind !== "light" && kind !== "fireplace")) return "fire";
    const found = amiss.find((one) => is(words[one]));
    if (found && !(found === "broken" && kind === "light")) return found;
  }
  const burns = is(words.burning) || is(words.light);
  if (kind === "light") {
    if (over || is(words.dark)) return "dark";
    // one that is never lit stays dark whatever else is done with it
    return burns ? "light" : has(`${usual.toLowerCase()} `, words.dark) ? "dark" : null;
  }
  return kind === "fireplace" && burns && !over && !is(words.dark) ? "hearth" : null;
}
