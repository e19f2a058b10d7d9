/**
 * The sea of a map picture, and the land at it. Land lies on one side of a shore that runs by the harbour, around every place and
 * along every road: who lives out on a point has water on three sides. Pure.
 */
import type { Compass } from "../world/places.ts";
import type { Point } from "./map-roads.ts";

/** What of the sea there is to draw. */
export interface Shore {
  /** The land, from the foam at its edge to its green, as it lies on the water. */
  readonly svg: string;
  readonly isLand: (point: Point, room?: number) => boolean;
}

/** Around a place, and along a road. */
const LAND = { wide: 150, high: 118, below: 36, road: 56, out: 34 } as const;
/** The shore's edge: how far out each colour goes. */
const EDGE = [
  { out: 34, fill: "#b4d8e0" },
  { out: 22, fill: "#e3f1ee" },
  { out: 15, fill: "#ecdfb8" },
  { out: 0, fill: "#dfe7c4" },
] as const;
const STEP = 56;
const FAR = 2400;

const steps: Readonly<Record<Compass, Point>> = {
  north: { x: 0, y: -1 },
  "north-east": { x: 1, y: -1 },
  east: { x: 1, y: 0 },
  "south-east": { x: 1, y: 1 },
  south: { x: 0, y: 1 },
  "south-west": { x: -1, y: 1 },
  west: { x: -1, y: 0 },
  "north-west": { x: -1, y: -1 },
};

/** Where the sea lies from a town, as a direction of length one. */
export function seaward(sea: Compass): Point {
  const { x, y } = steps[sea];
  const length = Math.hypot(x, y);
  return { x: x / length, y: y / length };
}

/**
 * The shore of a town: `harbours` are the doorsteps of what stands in the water itself, `doors` those of all other places, `ways` the
 * roads' points, `next` the picture's throws of chance.
 */
export function shoreOf(
  sea: Compass,
  harbours: readonly Point[],
  doors: readonly Point[],
  ways: readonly (readonly Point[])[],
  scale: number,
  next: () => number,
): Shore {
  const { x, y } = steps[sea];
  const sides = [
    { x, y: 0 },
    { x: 0, y },
  ].filter((to) => to.x !== 0 || to.y !== 0);
  const coasts = sides.map((to) => coastOf(to, harbours, doors, scale, sides.length === 1, next));
  const lobes = doors.map((door) => ({ x: door.x, y: door.y + LAND.below * scale }));
  const roads = ways.filter((way) => way.length > 1).map((way) => soft(way.map((at) => ({ x: at.x, y: at.y + 8 }))));
  const isLand = (point: Point, room = 0): boolean =>
    coasts.every((coast) => coast.isBehind(point, room)) ||
    lobes.some(
      (lobe) =>
        ((point.x - lobe.x) / (LAND.wide * scale - room)) ** 2 +
          ((point.y - lobe.y) / (LAND.high * scale - room)) ** 2 <
        1,
    ) ||
    ways.some((way) => way.some((at) => Math.hypot(point.x - at.x, point.y - 8 - at.y) < LAND.road - room));
  const [main, other] = coasts;
  const svg = EDGE.map(({ out, fill }, i) =>
    [
      other ? `<clipPath id="land-${i}"><path d="${other.path(out)}"/></clipPath>` : "",
      `<path d="${main!.path(out)}" fill="${fill}" ${other ? `clip-path="url(#land-${i})"` : ""}/>`,
      ...lobes.map(
        (lobe) =>
          `<ellipse cx="${round(lobe.x)}" cy="${round(lobe.y)}" rx="${round(LAND.wide * scale + out)}" ry="${round(LAND.high * scale + out)}" fill="${fill}"/>`,
      ),
      ...roads.map(
        (d) =>
          `<path d="${d}" fill="none" stroke="${fill}" stroke-width="${2 * (LAND.road + out)}" stroke-linecap="round" stroke-linejoin="round"/>`,
      ),
    ].join(""),
  ).join("");
  return { svg, isLand };
}

/** One side of the sea: by the harbour where that is on this side, else by whoever lives farthest out. */
function coastOf(
  to: Point,
  harbours: readonly Point[],
  doors: readonly Point[],
  scale: number,
  only: boolean,
  next: () => number,
) {
  const along = { x: -to.y, y: to.x };
  const out = (point: Point): number => point.x * to.x + point.y * to.y;
  const all = [...harbours, ...doors].map(out);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const harbour = Math.min(...harbours.map(out));
  const isHere = harbours.length > 0 && (only || high - harbour < (high - low) / 3);
  const line = isHere ? harbour + 4 : high + LAND.out * scale;
  const wobble = Array.from({ length: (2 * FAR) / STEP + 1 }, () => (next() - 0.5) * 46);
  return {
    isBehind(point: Point, room: number): boolean {
      const t = point.x * along.x + point.y * along.y;
      return out(point) < line + (wobble[Math.round((t + FAR) / STEP)] ?? 0) - room - 12;
    },
    path(by: number): string {
      const edge = wobble.map((aside, i) => {
        const t = i * STEP - FAR;
        return {
          x: along.x * t + to.x * (line + aside + by),
          y: along.y * t + to.y * (line + aside + by),
        };
      });
      const inland = [edge.at(-1)!, edge[0]!].map(({ x, y }) => ({ x: x - to.x * 2 * FAR, y: y - to.y * 2 * FAR }));
      return `${soft(edge)}${inland.map(({ x, y }) => `L${round(x)} ${round(y)}`).join("")}Z`;
    },
  };
}

const round = (n: number): number => Math.round(n);

/** A line through the middles of its points, so that it has no corners. */
function soft([first, ...rest]: readonly Point[]): string {
  if (!first) return "";
  const bends = rest.map((point, i) => {
    const next = rest[i + 1] ?? point;
    return `Q${round(point.x)} ${round(point.y)} ${round((point.x + next.x) / 2)} ${round((point.y + next.y) / 2)}`;
  });
  return `M${round(first.x)} ${round(first.y)}${bends.join("")}`;
}
