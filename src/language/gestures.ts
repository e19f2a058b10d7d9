/** What somebody does to or before somebody, by the verbs of a language, the first that fits. */
import type { Gesture } from "./en/uses.ts";
import { languageOf } from "./language.ts";

/** The gesture that words tell of; null where it is none of the list. */
export function gestureIn(language: string, text: string): Gesture | null {
  const { gestures } = languageOf(language).uses;
  return (Object.keys(gestures) as Gesture[]).find((one) => gestures[one].test(text)) ?? null;
}
