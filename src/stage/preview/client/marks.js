// What is amiss or going on in a place, read from the view: what the list and the map mark.
import { say } from "./language.js";

/** @typedef {"fire" | "smoke" | "water" | "broken" | "hearth" | "light" | "dark"} Mark */

/** The marks of a place's things. @param {any} place @returns {Set<Mark>} */
export const marksOf = (place) =>
  new Set(
    (place?.areas ?? []).flatMap((/** @type {any} */ area) =>
      area.objects.flatMap((/** @type {any} */ one) => (one.mark ? [one.mark] : [])),
    ),
  );

/**
 * What of it a list shows, the gravest first, in a sign and in words.
 * @param {any} place
 * @returns {{ sign: string, text: string }[]}
 */
export function signsOf(place) {
  const marks = marksOf(place);
  const out = [];
  if (marks.has("fire")) out.push({ sign: "🔥", text: say("something burns") });
  else if (marks.has("smoke")) out.push({ sign: "💨", text: say("something smokes") });
  if (marks.has("water")) out.push({ sign: "💧", text: say("water where it should not be") });
  if (marks.has("broken")) out.push({ sign: "🔧", text: say("something is broken") });
  if (place?.gathering) out.push({ sign: "🏮", text: say("going on: {what}", { what: place.gathering }) });
  return out;
}
