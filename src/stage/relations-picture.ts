/**
 * Who knows whom (`/relations`), drawn: the whole town around a table, neighbours of a house side by side, or one resident amid their
 * circle. A line's colour says what two are to each other. As wide as a chat shows pictures. Pure.
 */
import type { Bond, RelationsView } from "../town/looking/relations.ts";
import { FAINT, face, INK, PAPER, word } from "./face.ts";
import type { Portrayed } from "./portrait.ts";

const WIDTH = 1160;
const HEIGHT = 740;
/** Room for the legend. */
const LEGEND = 46;
const MIDDLE = { x: WIDTH / 2, y: (HEIGHT - LEGEND) / 2 };

/** How each bond is drawn; what is nearer lies above. */
const lines: Readonly<Record<Bond, { readonly colour: string; readonly width: number; readonly opacity: number }>> = {
  acquainted: { colour: "#b9ac92", width: 2, opacity: 0.55 },
  friendly: { colour: "#5f9fc4", width: 2.5, opacity: 0.75 },
  close: { colour: "#6f9a58", width: 4, opacity: 0.9 },
  family: { colour: "#e0a34e", width: 5, opacity: 0.95 },
  strained: { colour: "#c9524a", width: 3.5, opacity: 0.95 },
};
const order = Object.keys(lines) as Bond[];

type Point = { readonly x: number; readonly y: number };

/** Words of the legend. */
export type BondWords = Readonly<Record<Bond, string>>;

/** Draws it; `names` as they are to be written. */
export function relationsSvg(relations: RelationsView, words: BondWords, names: (id: string) => string): string {
  const { of, people, bonds } = relations;
  const at = of === null ? aroundTable(people) : amid(people);
  const present = new Set(bonds.map(({ bond }) => bond));
  const edges = [...bonds]
    .sort((a, b) => order.indexOf(a.bond) - order.indexOf(b.bond))
    .map(({ between: [from, to], bond }) => edge(at.get(from)!, at.get(to)!, bond, of === null));
  const nodes = people.map((one) => node(names(one.id), one, at.get(one.id)!, one.id === of, of !== null));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>`,
    ...edges,
    ...nodes,
    legend(order.filter((bond) => present.has(bond)).reverse(), words),
    "</svg>",
  ].join("\n");
}

/** A curve that bends towards the middle of the table, or a straight line from the middle out. */
function edge(from: Point, to: Point, bond: Bond, bent: boolean): string {
  const { colour, width, opacity } = lines[bond];
  const pull = bent ? 0.55 : 0;
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const by = { x: half.x + (MIDDLE.x - half.x) * pull, y: half.y + (MIDDLE.y - half.y) * pull };
  const [a, b, c] = [from, by, to].map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
  return `<path d="M${a}Q${b} ${c}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}" stroke-linecap="round"/>`;
}

/** A face with its name beyond it, on the side that looks away from the middle. */
function node(written: string, who: Portrayed, at: Point, isCentre: boolean, isCircle: boolean): string {
  const radius = isCentre ? 46 : isCircle ? 30 : 23;
  const drawn = face(who, at, radius);
  const size = isCentre ? 28 : isCircle ? 23 : 22;
  if (isCentre) return drawn + word(written, { x: at.x, y: at.y + radius + 30 }, size);
  const beside = Math.abs(at.x - MIDDLE.x) > WIDTH * 0.3;
  if (beside && !isCircle) {
    const left = at.x < MIDDLE.x;
    return (
      drawn +
      word(written, { x: at.x + (left ? -1 : 1) * (radius + 10), y: at.y + 8 }, size, {
        anchor: left ? "end" : "start",
      })
    );
  }
  const below = at.y > MIDDLE.y;
  return drawn + word(written, { x: at.x, y: at.y + (below ? radius + 25 : -radius - 11) }, size);
}

/** Everybody around a long table, whoever shares a home side by side. */
function aroundTable(people: RelationsView["people"]): ReadonlyMap<string, Point> {
  const homes = [...new Set(people.map(({ home }) => home))];
  const seated = [...people].sort((a, b) => homes.indexOf(a.home) - homes.indexOf(b.home));
  const [left, right, top, bottom] = [250, WIDTH - 250, 70, HEIGHT - LEGEND - 70];
  const ends = Math.max(1, Math.floor(seated.length / 8));
  const sides = seated.length - 2 * ends;
  const [onRight, onLeft] = [Math.ceil(sides / 2), Math.floor(sides / 2)];
  /** `count` seats from one end to the other. */
  const row = (count: number, from: number, to: number) =>
    Array.from({ length: count }, (_, i) => from + ((to - from) * (i + 0.5)) / count);
  const [sideTop, sideBottom] = [top - 30, bottom + 30];
  const seats: Point[] = [
    ...row(ends, left + 60, right - 60).map((x) => ({ x, y: top })),
    ...row(onRight, sideTop, sideBottom).map((y) => ({ x: right + 20, y })),
    ...row(ends, right - 60, left + 60).map((x) => ({ x, y: bottom })),
    ...row(onLeft, sideBottom, sideTop).map((y) => ({ x: left - 20, y })),
  ];
  return new Map(seated.map(({ id }, i) => [id, seats[i]!]));
}

/** One in the middle, the others around, the nearest at the top and on clockwise. */
function amid([centre, ...others]: RelationsView["people"]): ReadonlyMap<string, Point> {
  const at = new Map<string, Point>(centre ? [[centre.id, MIDDLE]] : []);
  for (const [i, { id }] of others.entries()) {
    const angle = (2 * Math.PI * i) / others.length - Math.PI / 2;
    at.set(id, { x: MIDDLE.x + Math.cos(angle) * 440, y: MIDDLE.y - 14 + Math.sin(angle) * 265 });
  }
  return at;
}

/** What the colours say. */
function legend(bonds: readonly Bond[], words: BondWords): string {
  const y = HEIGHT - 24;
  const step = WIDTH / (bonds.length + 0.2);
  return bonds
    .map((bond, i) => {
      const x = step * (i + 0.18);
      const { colour, width } = lines[bond];
      return `<path d="M${x} ${y}h44" stroke="${colour}" stroke-width="${width + 2}" stroke-linecap="round"/>${word(words[bond], { x: x + 56, y: y + 8 }, 22, { anchor: "start", fill: bond === "acquainted" ? FAINT : INK, bold: false })}`;
    })
    .join("");
}
