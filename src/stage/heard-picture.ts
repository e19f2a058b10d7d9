/**
 * Who heard of an event from whom, as a tree: whom it began with on the left, and to the right of each whoever heard it from them, with
 * the day and the hour. A filled dot came. Drawn once as SVG, for the page and, as PNG, for Discord. Pure.
 */
import type { EventReport, Hearing } from "../town/event-report.ts";

const COLUMN = 250;
const ROW = 46;
const EDGE = { x: 40, top: 92, bottom: 34 } as const;

/** Draws the tree. */
export function heardSvg({ event, hearings }: EventReport): string {
  const told = new Map<string | null, readonly Hearing[]>();
  const known = new Set(hearings.map(({ who }) => who));
  for (const one of hearings) {
    // Whoever heard it from somebody who is not in the tree stands at its edge.
    const from = one.from !== null && known.has(one.from) && !leadsTo(one, one.who, hearings) ? one.from : null;
    told.set(from, [...(told.get(from) ?? []), one]);
  }
  const at = new Map<string, { x: number; y: number }>();
  let row = 0;
  let deepest = 0;
  const place = (one: Hearing, depth: number): number => {
    deepest = Math.max(deepest, depth);
    const below = (told.get(one.who) ?? []).map((child) => place(child, depth + 1));
    const first = below[0] ?? EDGE.top + ROW * row++;
    const y = (first + (below.at(-1) ?? first)) / 2;
    at.set(one.who, { x: EDGE.x + COLUMN * depth, y });
    return y;
  };
  for (const root of told.get(null) ?? []) place(root, 0);
  const width = EDGE.x * 2 + COLUMN * (deepest + 1);
  const height = EDGE.top + ROW * Math.max(1, row) + EDGE.bottom;
  const lines = hearings.flatMap((one) => {
    const [to, from] = [at.get(one.who), one.from === null ? undefined : at.get(one.from)];
    if (!to || !from || from.x >= to.x) return [];
    const middle = to.x - 60;
    return [
      `<path d="M${from.x + 10} ${from.y}C${middle} ${from.y} ${middle} ${to.y} ${to.x - 10} ${to.y}" fill="none" stroke="#c9b78d" stroke-width="2.5"/>`,
    ];
  });
  const dots = hearings.flatMap((one) => {
    const point = at.get(one.who);
    if (!point) return [];
    const { x, y } = point;
    return [
      `<circle cx="${x}" cy="${y}" r="8" fill="${one.came ? "#6f9a58" : "#fdf8ea"}" stroke="#6f9a58" stroke-width="3"/>`,
      `<text x="${x + 15}" y="${y - 2}" font-size="16" fill="#3d352b">${safe(one.name)}</text>`,
      `<text x="${x + 15}" y="${y + 15}" font-size="12" fill="#8a7c66">${safe(one.when)}</text>`,
    ];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" role="img">`,
    `<rect width="${width}" height="${height}" fill="#fdf8ea"/>`,
    `<text x="${EDGE.x - 8}" y="34" font-size="20" fill="#3d352b">${safe(event.name)}</text>`,
    `<text x="${EDGE.x - 8}" y="56" font-size="13" fill="#8a7c66">${safe(`${event.placeName} · ${event.when}`)}</text>`,
    ...lines,
    ...dots,
    "</svg>",
  ].join("\n");
}

/** Whether the way back from somebody comes round to themselves: two who each remember hearing it from the other. */
function leadsTo(one: Hearing, who: string, hearings: readonly Hearing[]): boolean {
  const seen = new Set<string>();
  for (let next = one.from; next !== null && !seen.has(next); ) {
    if (next === who) return true;
    seen.add(next);
    const from: Hearing | undefined = hearings.find((other) => other.who === next);
    next = from?.from ?? null;
  }
  return false;
}

const safe = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
