/**
 * Who heard of an event from whom, as a tree: whom it began with on top, whoever heard it from somebody below and to the right of them,
 * the earlier above the later, with the day and the hour. A full mark came, a hollow one did not. Lines run beside the faces, so that
 * none goes through a name. Drawn once as SVG, for the page and, as PNG, for Discord. Pure.
 */
import type { EventReport, Hearing } from "../town/looking/event-report.ts";
import { FAINT, face, INK, PAPER, word, wrapped } from "./face.ts";

/** Words of the legend. */
export interface HeardWords {
  /** Under whom it began with. */
  readonly began: string;
  readonly came: string;
  /** Of a hollow mark, by what has become of the event. */
  readonly heard: Readonly<Record<EventReport["event"]["state"], string>>;
  readonly told: string;
}

const EDGE = 36;
const HEAD = { top: 46, line: 34, below: 30, letters: 44 } as const;
const ROW = 70;
const LEGEND = 64;
/** Faces, how far those who heard it stand to the right of who told them, and how far from their face words begin. */
const RADIUS = { first: 34, other: 24 } as const;
const INDENT = 52;
const WORDS = 14;
const SIZE = { title: 27, under: 18, name: 21, when: 16, legend: 18 } as const;
/** Between two columns; lines to the right one run here. */
const GUTTER = 56;
/** As wide to high as a chat shows pictures; so many columns at most. */
const ASPECT = 1.5;
const MOST_COLUMNS = 3;
const LINE = { colour: "#c9a866", width: 3, bend: 10 } as const;
const MARK = "#5c8a45";

/** Somebody in the tree, with how many have told it on before them. */
interface Row {
  readonly one: Hearing;
  readonly depth: number;
  readonly from: Hearing | null;
}
type Point = { readonly x: number; readonly y: number };

/** Draws the tree. */
export function heardSvg({ event, hearings }: EventReport, words: HeardWords): string {
  const [first, ...blocks] = blocksOf(hearings);
  const title = wrapped(event.name.charAt(0).toUpperCase() + event.name.slice(1), HEAD.letters);
  const top = HEAD.top + HEAD.line * (title.length - 1) + HEAD.below + 26;
  const rootAt = { x: EDGE + RADIUS.first, y: top + RADIUS.first };
  /** The line from which those hang who heard it from whom it began with. */
  const trunk = rootAt.y + RADIUS.first + 24;
  const columns = inColumns(blocks, trunk);
  const legend = legendOf(
    event.state,
    hearings.some(({ came }) => came),
    words,
  );
  const widths = columns.map((rows) => Math.max(...rows.map(({ one, depth }) => INDENT * depth + wide(one))));
  const heading = title.map((line) => textWidth(line, SIZE.title));
  const needed = [
    widths.reduce((sum, width) => sum + width + GUTTER, 0) + EDGE,
    EDGE * 2 + Math.max(...heading, textWidth(under(event), SIZE.under)),
    EDGE * 2 + legend.width,
    first ? rootAt.x + RADIUS.first + WORDS + textWidth(first.one.name, SIZE.title) + EDGE : 0,
  ];
  const width = Math.ceil(Math.max(...needed));
  const height = Math.ceil(trunk + ROW * Math.max(0, ...columns.map((rows) => rows.length)) + 24 + LEGEND);

  const at = new Map<string, Point>(first ? [[first.one.who, rootAt]] : []);
  const lines: string[] = [];
  const people = first ? [person(first.one, words.began, rootAt, RADIUS.first)] : [];
  let left = EDGE;
  for (const [i, rows] of columns.entries()) {
    // The first column hangs from the face itself.
    const gutter = i === 0 ? rootAt.x : left + 10;
    for (const [nth, { one, depth, from }] of rows.entries()) {
      const here = { x: gutter + INDENT * (depth - 1) + 36 + RADIUS.other, y: trunk + ROW * (nth + 0.5) };
      at.set(one.who, here);
      people.push(person(one, one.when, here, RADIUS.other));
      const teller = from && at.get(from.who);
      if (!teller) continue;
      const ofFirst = from === first?.one;
      const [x, y] = ofFirst
        ? [gutter, i === 0 ? rootAt.y + RADIUS.first + 4 : trunk]
        : [teller.x, teller.y + RADIUS.other + 4];
      if (ofFirst && i > 0) lines.push(path(rootAt.x, rootAt.y + RADIUS.first + 4, `V${trunk}H${gutter}`));
      lines.push(
        path(x, y, `V${here.y - LINE.bend}Q${x} ${here.y} ${x + LINE.bend} ${here.y}H${here.x - RADIUS.other - 4}`),
      );
    }
    left += widths[i]! + GUTTER;
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" role="img">`,
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>`,
    ...title.map((line, i) => word(line, { x: EDGE, y: HEAD.top + HEAD.line * i }, SIZE.title, { anchor: "start" })),
    small(under(event), { x: EDGE, y: HEAD.top + HEAD.line * (title.length - 1) + HEAD.below }, SIZE.under),
    ...new Set(lines),
    ...people,
    legend.svg({ x: EDGE, y: height - LEGEND / 2 }),
    "</svg>",
  ].join("\n");
}

const under = (event: EventReport["event"]): string => `${event.placeName} · ${event.when}`;

/** Whom it began with, then all others: each as a row, right after who told them, earlier before later. */
function blocksOf(hearings: readonly Hearing[]): readonly Row[] {
  const known = new Map(hearings.map((one) => [one.who, one]));
  const told = new Map<string | null, Hearing[]>();
  for (const one of hearings) {
    // Whoever heard it from somebody who is not in the tree stands at its edge.
    const from = one.from !== null && known.has(one.from) && !leadsTo(one, one.who, hearings) ? one.from : null;
    told.set(from, [...(told.get(from) ?? []), one]);
  }
  const rows = (one: Hearing, depth: number, from: Hearing | null): Row[] => [
    { one, depth, from },
    ...(told.get(one.who) ?? []).sort((a, b) => a.at - b.at).flatMap((next) => rows(next, depth + 1, one)),
  ];
  const [first, ...others] = told.get(null) ?? [];
  return first ? [...rows(first, 0, null), ...others.flatMap((one) => rows(one, 1, null))] : [];
}

/** The rows in columns, each row with whoever told them but whom it began with; as many as make the picture as wide as a chat likes. */
function inColumns(rows: readonly Row[], above: number): readonly (readonly Row[])[] {
  const choices = Array.from({ length: MOST_COLUMNS }, (_, i) => {
    const most = Math.ceil(rows.length / (i + 1));
    const columns: Row[][] = [];
    for (const row of rows) {
      const last = columns.at(-1);
      if (!last || (row.depth === 1 && last.length >= most && columns.length <= i)) columns.push([row]);
      else last.push(row);
    }
    const wideAs = columns.reduce(
      (sum, column) => sum + GUTTER + Math.max(...column.map(({ one, depth }) => INDENT * depth + wide(one))),
      EDGE,
    );
    const high = above + ROW * Math.max(0, ...columns.map(({ length }) => length)) + LEGEND;
    return { columns, off: Math.abs(Math.log(wideAs / high / ASPECT)) };
  });
  return choices.sort((a, b) => a.off - b.off)[0]!.columns;
}

/** A face in its ring, its mark, who it is and when they heard. */
function person(one: Hearing, when: string, at: Point, radius: number): string {
  const x = at.x + radius + WORDS;
  const size = radius === RADIUS.first ? SIZE.title - 3 : SIZE.name;
  return [
    face({ id: one.who, looks: one.looks }, at, radius, one.came ? MARK : "#d8cbaa"),
    mark({ x: at.x + radius * 0.78, y: at.y + radius * 0.72 }, one.came),
    word(one.name, { x, y: at.y - 2 }, size, { anchor: "start" }),
    small(when, { x, y: at.y + 19 }, SIZE.when),
  ].join("");
}

/** Full for whoever came, hollow for others. */
const mark = ({ x, y }: Point, full: boolean): string =>
  `<circle cx="${x}" cy="${y}" r="8" fill="${full ? MARK : PAPER}" stroke="${full ? PAPER : MARK}" stroke-width="${full ? 2 : 3.5}"/>`;

const small = (text: string, at: Point, size: number): string =>
  word(text, at, size, { anchor: "start", fill: FAINT, bold: false });

const path = (x: number, y: number, way: string): string =>
  `<path d="M${x} ${y}${way}" fill="none" stroke="${LINE.colour}" stroke-width="${LINE.width}" stroke-linecap="round"/>`;

/** What marks and lines say. */
function legendOf(state: EventReport["event"]["state"], some: boolean, words: HeardWords) {
  const step = 34;
  const parts = [
    ...(some ? [{ sign: (at: Point) => mark(at, true), text: words.came }] : []),
    { sign: (at: Point) => mark(at, false), text: words.heard[state] },
    {
      sign: ({ x, y }: Point) => path(x - 10, y - 8, `V${y - 4}Q${x - 10} ${y} ${x - 6} ${y}H${x + 10}`),
      text: words.told,
    },
  ];
  const widths = parts.map(({ text }) => 26 + textWidth(text, SIZE.legend) + step);
  return {
    width: widths.reduce((sum, one) => sum + one, -step),
    svg: ({ x, y }: Point): string =>
      parts
        .map(({ sign, text }, i) => {
          const left = x + widths.slice(0, i).reduce((sum, one) => sum + one, 0);
          const said = word(text, { x: left + 26, y: y + 6 }, SIZE.legend, { anchor: "start", fill: INK, bold: false });
          return sign({ x: left + 9, y }) + said;
        })
        .join(""),
  };
}

/** How wide somebody's face and words are. */
const wide = (one: Hearing): number =>
  36 + RADIUS.other * 2 + WORDS + Math.max(textWidth(one.name, SIZE.name), textWidth(one.when, SIZE.when));

/** How wide a text is at most, by its letters. */
export const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, sign) => sum + (/\p{Script=Han}|[，。：（）《》“”]/u.test(sign) ? 1 : 0.57), 0) * size;

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
