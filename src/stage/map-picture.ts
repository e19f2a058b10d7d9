/**
 * The town's map as one SVG picture, drawn once and used on the page (which moves the residents over it) and, as PNG, in Discord
 * (design section 8). Pure: the same places and roads give the same picture. Roads carry `data-from` and `data-to`, so the page
 * walks along the very curves drawn here; lights carry `data-place`.
 */
import type { TownView } from "../town/looking/views.ts";
import type { Mark } from "../world/marks.ts";
import type { Compass } from "../world/places.ts";
import { anchors } from "./map-anchors.ts";
import { goingsOn } from "./map-goings-on.ts";
import { drawLandmark, type Landmark, landmarkOf, numberOf } from "./map-landmarks.ts";
import { layRoads, type Point } from "./map-roads.ts";
import { seaward, shoreOf } from "./map-sea.ts";
import { fir, stroke, tree } from "./map-shapes.ts";

/** The picture's size in its own units; places lie inside with room for their buildings and names. */
export const MAP_SIZE = { width: 1160, height: 1060 } as const;

/** How far the ground goes beyond the picture, for screens of another shape. */
const BEYOND = 700;

/** Room a place needs for its building, its name and a few people before it. */
const ROOM = { x: 184, y: 232 } as const;
/** Where doorsteps may be. */
const EDGE = { left: 112, right: MAP_SIZE.width - 112, top: 142, bottom: MAP_SIZE.height - 96 } as const;
/** Room for the sea within the picture, on its side of it. */
const SEA_ROOM = { across: 84, down: 64 } as const;

/**
 * Where each place's doorstep is on the picture: as the town file says, moved apart where buildings or names would cover each
 * other. Walking times stay those of the file.
 */
export function layoutOf(
  places: readonly { readonly id: string; readonly position: Point }[],
  sea: Compass | null = null,
): Map<string, Point> {
  const to = sea ? seaward(sea) : { x: 0, y: 0 };
  const edge = {
    left: EDGE.left - Math.min(0, to.x) * SEA_ROOM.across,
    right: EDGE.right - Math.max(0, to.x) * SEA_ROOM.across,
    top: EDGE.top - Math.min(0, to.y) * SEA_ROOM.down,
    bottom: EDGE.bottom - Math.max(0, to.y) * SEA_ROOM.down,
  };
  const across = spread(places.map(({ position }) => position.x));
  const down = spread(places.map(({ position }) => position.y));
  const home = places.map(({ position }) => ({
    x: edge.left + across(position.x) * (edge.right - edge.left),
    y: edge.top + down(position.y) * (edge.bottom - edge.top),
  }));
  // a small nudge, always the same, parts places of one spot in every direction
  const nudge = (text: string): number => (numberOf(text) % 41) - 20;
  const at = home.map((point, i) => ({ x: point.x + nudge(places[i]!.id), y: point.y + nudge(`${places[i]!.id}/y`) }));
  for (let round = 0; round < 900; round += 1) {
    const pull = round < 700 ? 0.006 : 0;
    for (const [i, a] of at.entries()) {
      a.x += (home[i]!.x - a.x) * pull;
      a.y += (home[i]!.y - a.y) * pull;
    }
    for (const [i, a] of at.entries()) for (const b of at.slice(i + 1)) part(a, b);
    for (const a of at) {
      a.x = Math.min(edge.right, Math.max(edge.left, a.x));
      a.y = Math.min(edge.bottom, Math.max(edge.top, a.y));
    }
  }
  return new Map(places.map(({ id }, i) => [id, { x: Math.round(at[i]!.x), y: Math.round(at[i]!.y) }]));
}

/** Moves two places a little apart that have no room beside each other, the way that is shorter. */
function part(a: { x: number; y: number }, b: { x: number; y: number }): void {
  const overX = ROOM.x - Math.abs(a.x - b.x);
  const overY = ROOM.y - Math.abs(a.y - b.y);
  if (overX <= 0 || overY <= 0) return;
  if (overX < overY) {
    const push = (overX / 2) * 0.6 * (a.x < b.x || (a.x === b.x && a.y < b.y) ? -1 : 1);
    a.x += push;
    b.x -= push;
  } else {
    const push = (overY / 2) * 0.6 * (a.y <= b.y ? -1 : 1);
    a.y += push;
    b.y -= push;
  }
}

type Drawn = { readonly y: number; readonly text: string };

/** How light fades: around a lamp, and along a lighthouse's beam. */
const SHINE = (() => {
  const fades = (first: number, last: number): string =>
    `<stop offset="0" stop-color="#ffdf8e" stop-opacity="${first}"/><stop offset="1" stop-color="#ffdf8e" stop-opacity="${last}"/>`;
  return `<defs><radialGradient id="shine">${fades(0.75, 0)}</radialGradient><linearGradient id="beam-right">${fades(0.6, 0)}</linearGradient><linearGradient id="beam-left">${fades(0, 0.6)}</linearGradient></defs>`;
})();

/** So many crests of waves are drawn at most: a screen moves each. */
const MOST_WAVES = 26;

/** What the picture shows beside places and roads. */
export interface MapOptions {
  /** Names under the places (the page writes its own). */
  readonly labels?: boolean;
  /** 0 by day to 1 at night. */
  readonly night?: number;
  /** Flames, smoke, water and lanterns where they are (the page moves its own). */
  readonly goingsOn?: boolean;
}

/** Draws the map. */
export function mapSvg(town: Pick<TownView, "id" | "places" | "roads" | "scenery">, options: MapOptions = {}): string {
  const { width, height } = MAP_SIZE;
  const { sea } = town.scenery;
  const at = layoutOf(town.places, sea);
  const homes = new Set(town.places.filter((place) => place.home).map((place) => place.id));
  const open = new Set(town.places.filter((place) => landmarkOf(place) === "park").map((place) => place.id));
  const ways = layRoads(at, town.roads, MAP_SIZE, open);
  const roads = town.roads.flatMap(([from, to], i) => {
    const way = ways[i] ?? [];
    const lane = homes.has(from) || homes.has(to);
    return way.length > 0 ? [{ from, to, way, wide: lane ? 13 : 17 }] : [];
  });
  const scale = roomFor([...at.values()]);
  const drawn = town.places.map((place) => {
    const point = at.get(place.id)!;
    const seed = numberOf(place.id);
    return { place, point, ...drawLandmark(landmarkOf(place), seed, sea !== null) };
  });
  const buildings: Drawn[] = drawn.map(({ place, point, body }) => ({
    y: point.y,
    text: `<g data-building="${safe(place.id)}" data-x="${point.x}" data-y="${point.y}" ${anchored(landmarkOf(place))} transform="translate(${point.x} ${point.y}) scale(${scale})">${body}</g>`,
  }));
  const paths = roads.flatMap((road) => road.way);
  const shore =
    sea &&
    shoreOf(
      sea,
      drawn.flatMap(({ point, ground }) => (ground ? [point] : [])),
      drawn.flatMap(({ point, ground }) => (ground ? [] : [point])),
      roads.map((road) => road.way),
      scale,
      throws(town.id, "shore"),
    );
  const isLand = shore ? shore.isLand : () => true;
  const floats = [
    ...drawn
      .flatMap(({ point, floats = [] }) =>
        floats.map(({ kind, x, y, body }) => ({ kind, body, x: point.x + x * scale, y: point.y + y * scale, scale })),
      )
      .filter((one) => !shore || one.kind !== "boat" || !isLand(one, -34 * scale)),
    ...(shore ? waves(town.id, isLand) : []),
  ];
  const scene = [...buildings, ...greenery(town.id, [...at.values()], paths, Math.max(1, scale), isLand)].sort(
    (one, other) => one.y - other.y,
  );
  const night = Math.min(1, Math.max(0, options.night ?? 0));
  const sheet = `x="${-BEYOND}" y="${-BEYOND}" width="${width + 2 * BEYOND}" height="${height + 2 * BEYOND}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" data-scale="${scale}" role="img" aria-label="Map of the town">`,
    SHINE,
    `<rect ${sheet} fill="${shore ? "#9cc8d6" : "#dfe7c4"}"/>`,
    ...(shore ? [depths(town.id, isLand), shore.svg] : []),
    meadows(town.id, isLand),
    ...[...at.values()].map(
      ({ x, y }) => `<ellipse cx="${x}" cy="${y + 8}" rx="${74 * scale}" ry="${24 * scale}" fill="#d3c59c"/>`,
    ),
    ...roads.map(
      (road) =>
        `<path d="${curve(road)}" fill="none" stroke="#d3c59c" stroke-width="${road.wide + 6}" stroke-linecap="round"/>`,
    ),
    ...[...at.values()].map(
      ({ x, y }) => `<ellipse cx="${x}" cy="${y + 8}" rx="${70 * scale}" ry="${20.5 * scale}" fill="#f1e7cd"/>`,
    ),
    ...roads.map(
      (road) =>
        `<path d="${curve(road)}" data-from="${safe(road.from)}" data-to="${safe(road.to)}" fill="none" stroke="#f1e7cd" stroke-width="${road.wide}" stroke-linecap="round"/>`,
    ),
    ...drawn.map(({ point, ground }) =>
      ground ? `<g transform="translate(${point.x} ${point.y}) scale(${scale})">${ground}</g>` : "",
    ),
    ...scene.map((one) => one.text),
    ...floats.map(
      ({ kind, x, y, scale, body }) =>
        `<g data-float="${kind}" data-x="${Math.round(x)}" data-y="${Math.round(y)}" data-size="${scale}" transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${scale})">${body}</g>`,
    ),
    `<rect class="warm" ${sheet} fill="#ffb07a" opacity="0"/>`,
    `<rect class="night" ${sheet} fill="#33469c" opacity="${(night * 0.6).toFixed(2)}"/>`,
    ...drawn.map(
      ({ place, point, lights }) =>
        `<g class="lights" data-place="${safe(place.id)}" data-landmark="${landmarkOf(place)}" transform="translate(${point.x} ${point.y}) scale(${scale})" opacity="${night > 0.4 ? 1 : 0}">${lights}</g>`,
    ),
    ...drawn.map(({ place, point, lamp }) =>
      lamp
        ? `<g class="lamp" data-place="${safe(place.id)}" transform="translate(${point.x} ${point.y}) scale(${scale})" opacity="${isLit(place, night) ? 1 : 0}">${lamp}</g>`
        : "",
    ),
    ...(options.goingsOn
      ? drawn.flatMap(({ place, point }) => {
          const body = goingsOn(place, landmarkOf(place));
          return body
            ? `<g data-goings-on="${safe(place.id)}" transform="translate(${point.x} ${point.y}) scale(${scale})">${body}</g>`
            : [];
        })
      : []),
    ...(options.labels ? drawn.map(({ place, point }) => label(place.name, point)) : []),
    "</svg>",
  ].join("\n");
}

const anchored = (landmark: Landmark): string =>
  Object.entries(anchors[landmark])
    .map(([name, { x, y }]) => `data-${name}="${x} ${y}"`)
    .join(" ");

/** Whether a place's lamp shines: as somebody left it, else by night. */
function isLit({ areas }: TownView["places"][number], night: number): boolean {
  const marks = new Set<Mark | null>(areas.flatMap(({ objects }) => objects.map((one) => one.mark)));
  return marks.has("light") || (!marks.has("dark") && night > 0.3);
}

/** Where in the picture's width or height a coordinate lies, 0 to 1: the places' own range fills it, unless it is very small. */
function spread(values: readonly number[]): (value: number) => number {
  const low = Math.min(...values);
  const high = Math.max(...values);
  return high - low < 25 ? (value) => value / 100 : (value) => (value - low) / (high - low);
}

/** Buildings are drawn smaller where places lie close together, larger where there is room. */
function roomFor(points: readonly Point[]): number {
  let least = 400;
  for (const [i, a] of points.entries())
    for (const b of points.slice(i + 1)) least = Math.min(least, Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)));
  return Math.round(Math.min(1.4, Math.max(0.7, least / 170)) * 100) / 100;
}

/** A road as a path through the middles of its points, so that it has no corners. */
function curve({ way }: { way: readonly Point[] }): string {
  const [first, ...rest] = way.map(({ x, y }) => ({ x, y: y + 8 }));
  const last = rest.pop();
  if (!first || !last) return "";
  const bends = rest.map((point, i) => {
    const next = rest[i + 1] ?? last;
    return `Q${point.x} ${point.y} ${(point.x + next.x) / 2} ${(point.y + next.y) / 2}`;
  });
  return `M${first.x} ${first.y}${bends.join("")}L${last.x} ${last.y}`;
}

/** Large soft patches of another green. */
function meadows(key: string, isLand: (point: Point) => boolean): string {
  const next = throws(key, "meadow");
  return Array.from({ length: 34 }, () => {
    const x = Math.round(-BEYOND + next() * (MAP_SIZE.width + 2 * BEYOND));
    const y = Math.round(-BEYOND + next() * (MAP_SIZE.height + 2 * BEYOND));
    const rx = Math.round(90 + next() * 190);
    const fill = next() < 0.5 ? "#d5e0b4" : "#e7edd2";
    const ry = Math.round(rx * (0.4 + next() * 0.3));
    const rim = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => (i * Math.PI) / 4);
    if (!rim.every((turn) => isLand({ x: x + rx * Math.cos(turn), y: y + ry * Math.sin(turn) }))) return "";
    return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" opacity=".7"/>`;
  }).join("");
}

/** Patches of deeper water. */
function depths(key: string, isLand: (point: Point, room?: number) => boolean): string {
  const next = throws(key, "depth");
  return Array.from({ length: 40 }, () => {
    const x = Math.round(-BEYOND + next() * (MAP_SIZE.width + 2 * BEYOND));
    const y = Math.round(-BEYOND + next() * (MAP_SIZE.height + 2 * BEYOND));
    const rx = Math.round(120 + next() * 200);
    if (isLand({ x, y }, -90)) return "";
    return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${Math.round(rx * 0.3)}" fill="#8bbccd" opacity=".5"/>`;
  }).join("");
}

/** Crests on the water here and there. */
function waves(key: string, isLand: (point: Point, room?: number) => boolean) {
  const next = throws(key, "waves");
  const crest = stroke("M-17 0q5 -5 9 0t9 0t9 0t7 -1", "#dff0f4", 2.4, 'opacity=".9"');
  return Array.from({ length: 170 }, () => ({
    kind: "wave" as const,
    x: -260 + next() * (MAP_SIZE.width + 520),
    y: -60 + next() * (MAP_SIZE.height + 120),
    scale: Math.round((0.7 + next() * 0.5) * 100) / 100,
    body: crest,
  }))
    .filter((one) => !isLand(one, -64))
    .slice(0, MOST_WAVES);
}

/** Trees, firs and flowers where there are neither roads nor places. */
function greenery(
  key: string,
  places: readonly Point[],
  roads: readonly Point[],
  scale: number,
  isLand: (point: Point, room?: number) => boolean,
): Drawn[] {
  const next = throws(key, "green");
  const out: Drawn[] = [];
  for (let row = -BEYOND + 40; row < MAP_SIZE.height + BEYOND; row += 62)
    for (let column = -BEYOND + 30; column < MAP_SIZE.width + BEYOND; column += 66) {
      const x = Math.round(column + next() * 50);
      const y = Math.round(row + next() * 46);
      const what = next();
      const size = 13 + next() * 8;
      const tone = Math.floor(next() * 3);
      const free =
        places.every((p) => Math.abs(p.x - x) > 108 * scale || y < p.y - 112 * scale || y > p.y + 128) &&
        roads.every((p) => Math.hypot(p.x - x, p.y - y + size * 0.4) > 30) &&
        isLand({ x, y }, 16);
      if (!free) continue;
      const outside = x < -30 || y < -30 || x > MAP_SIZE.width + 30 || y > MAP_SIZE.height + 30;
      if (what < (outside ? 0.5 : 0.34)) out.push({ y, text: tree(x, y, Math.round(size), tone) });
      else if (what < (outside ? 0.85 : 0.46)) out.push({ y, text: fir(x, y, Math.round(size * 0.9)) });
      else if (what < 0.7) out.push({ y, text: tuft(x, y, next) });
    }
  return out;
}

function tuft(x: number, y: number, next: () => number): string {
  const colours = ["#e58f8f", "#f0c36b", "#d79ac2", "#fff6dc"];
  const grass = `<path d="M${x - 6} ${y}q1 -7 -2 -9M${x} ${y}v-10M${x + 6} ${y}q-1 -6 3 -9" fill="none" stroke="#a9bf82" stroke-width="1.6" stroke-linecap="round"/>`;
  const flowers = Array.from({ length: 3 }, () => {
    const colour = colours[Math.floor(next() * colours.length)]!;
    return `<circle cx="${Math.round(x - 12 + next() * 26)}" cy="${Math.round(y - 6 + next() * 12)}" r="2.2" fill="${colour}"/>`;
  });
  return grass + flowers.join("");
}

/** Throws of chance that are always the same for the same key. */
function throws(...key: string[]): () => number {
  let state = numberOf(key.join("/")) || 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function label(name: string, { x, y }: Point): string {
  const look = 'text-anchor="middle" font-family="sans-serif" font-size="17" font-weight="600"';
  return `<text x="${x}" y="${y + 32}" ${look} stroke="#fdf8ea" stroke-width="5" stroke-linejoin="round">${safe(name)}</text><text x="${x}" y="${y + 32}" ${look} fill="#3d352b">${safe(name)}</text>`;
}

const safe = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
