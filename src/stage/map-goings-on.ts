/**
 * What goes on in a place, drawn into a picture that stands still (`/map`): smoke over a hearth, flames, smoke and water where something is
 * amiss, lanterns where people have gathered. A screen moves its own (`client/life.js`) from the same anchors.
 */
import type { PlaceView } from "../town/looking/views.ts";
import type { Mark } from "../world/marks.ts";
import { anchors } from "./map-anchors.ts";
import type { Landmark } from "./map-landmarks.ts";
import type { Point } from "./map-roads.ts";

const at = ({ x, y }: Point, scale: number, body: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${body}</g>`;

const puffs = (fill: string, opacity: number): string =>
  [
    [0, -8, 10],
    [10, -28, 14],
    [24, -54, 18],
    [42, -84, 22],
  ]
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" opacity="${opacity}"/>`)
    .join("");

const FLAME =
  '<path d="M0 2C-13 0 -12 -13 -5 -20C-5 -14 -2 -14 -1 -17C1 -24 -2 -28 0 -34C4 -26 12 -20 11 -9C11 -2 6 2 0 2Z" fill="#ee7a2d"/><path d="M0 1C-7 0 -7 -8 -3 -12C-2 -9 0 -9 0 -12C1 -16 0 -18 1 -20C4 -15 7 -11 7 -6C7 -2 4 1 0 1Z" fill="#ffc84a"/>';
const flames = [
  { x: -24, y: 4, size: 1 },
  { x: 24, y: 4, size: 1.1 },
  { x: 0, y: 6, size: 1.6 },
]
  .map(({ size, ...spot }) => at(spot, size, FLAME))
  .join("");

const DROP = '<path d="M0 -9C5 -2 6 1 0 6C-6 1 -5 -2 0 -9Z" fill="#5f9fcf" stroke="#e4f2f8" stroke-width="1.4"/>';
const drops = [
  { x: -34, y: -12 },
  { x: -8, y: -26 },
  { x: 22, y: -14 },
  { x: 42, y: -30 },
]
  .map((spot) => at(spot, 1.3, DROP))
  .join("");

const lanterns = ["#e2574c", "#f0a93b", "#5d9b8f", "#d9699b", "#f0a93b", "#e2574c"]
  .map((fill, i) => {
    const x = -77 + i * 31;
    const y = -58 - Math.abs(x) / 7;
    return `<ellipse cx="${x}" cy="${y}" rx="8" ry="9.5" fill="${fill}" stroke="#fff8e8" stroke-width="1.2"/>`;
  })
  .join("");

const SPANNER =
  '<path d="M-7 9L2 0M1 -1a5.5 5.5 0 0 1 7 -7l-3.5 3.5 1 2.5 2.5 1L11.5 -4.5a5.5 5.5 0 0 1 -7 7" fill="none" stroke="#5b5148" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>';
/** The gravest last: it lies over the others. */
const kinds = ["hearth", "party", "broken", "water", "smoke", "fire"] as const;
const drawings: Readonly<Record<(typeof kinds)[number], (landmark: Landmark) => string>> = {
  hearth: (landmark) => at(anchors[landmark].chimney, 0.6, puffs("#f3f0e8", 0.8)),
  party: () =>
    `<path d="M-92 -76Q-46 -42 0 -60Q46 -42 92 -76" fill="none" stroke="#7a5a44" stroke-width="1.8"/>${lanterns}`,
  broken: (landmark) =>
    at(anchors[landmark].flames, 1, `<circle r="17" fill="#fff8e4" stroke="#c9852f" stroke-width="2.2"/>${SPANNER}`),
  water: () => `<ellipse cy="8" rx="62" ry="17" fill="#8fc1de" opacity=".85"/>${drops}`,
  smoke: (landmark) => at(anchors[landmark].flames, 1, puffs("#6a645f", 0.62)),
  fire: (landmark) => at(anchors[landmark].flames, 1, puffs("#57524e", 0.55) + at({ x: 0, y: 0 }, 1.25, flames)),
};

/** Draws what goes on in a place, from its doorstep; empty where nothing does. */
export function goingsOn({ areas, gathering }: Pick<PlaceView, "areas" | "gathering">, landmark: Landmark): string {
  const marks = new Set<Mark | null>(areas.flatMap(({ objects }) => objects.map(({ mark }) => mark)));
  const has = (kind: (typeof kinds)[number]) => (kind === "party" ? gathering !== null : marks.has(kind));
  return kinds
    .filter((kind) => has(kind) && !(kind === "smoke" && marks.has("fire")))
    .map((kind) => `<g class="${kind}">${drawings[kind](landmark)}</g>`)
    .join("");
}
