// Whose names are read on the map, and where: at the feet, under the names of others, or over the head. Names give way: none lies over another
// name, a face or the name of a place; whose there is no room for is read by pointing at them. Pure.
import { meet } from "./standing.js";

/** @typedef {import("./standing.js").Box} Box */
/**
 * Somebody who stands there: the middle of their face and of their name, what of them may not be hidden, and how much their name is wanted,
 * 0 for not at all.
 * @typedef {{ id: string, x: number, face: Box, body: Box, wide: number, worth: number }} Folk
 */
/** @typedef {"feet" | "under" | "over"} Spot */

/** How high a name is, and where its top is by the head or the feet; figures.css puts it there. */
const HIGH = 15;
const TOPS = { feet: -1, under: 15, over: -12 };
const TIPS = 2;

/**
 * The spots of those who are named; the best first, and from the left.
 * @param {Folk[]} all @param {Box[]} labels the names of places
 * @returns {Map<string, Spot>}
 */
export function nameSpots(all, labels) {
  const taken = [...labels];
  /** @type {Map<string, Spot>} */
  const out = new Map();
  for (const one of all.filter(({ worth }) => worth > 0).sort((a, b) => b.worth - a.worth || a.x - b.x)) {
    for (const spot of /** @type {Spot[]} */ (["feet", "under", "over"])) {
      const top = (spot === "over" ? one.body.top : one.body.bottom) + TOPS[spot];
      const box = { left: one.x - one.wide / 2, right: one.x + one.wide / 2, top, bottom: top + HIGH };
      // whoever stands in front hides a name at the feet, but for the tips of their own; one over the head lies over those behind
      const rest = { ...box, top: top + TIPS };
      const hides = (/** @type {Folk} */ other) => (spot === "over" ? meet(other.face, box) : meet(other.body, rest));
      if (taken.some((other) => meet(other, box)) || all.some((other) => other !== one && hides(other))) continue;
      taken.push(box);
      out.set(one.id, spot);
      break;
    }
  }
  return out;
}
