/** The picture of who heard of an event from whom: faces, marks that are explained, and no line through a name. */
import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";
import { minutes, momentText } from "../clock/units.ts";
import { languageOf } from "../language/language.ts";
import { loadTown, type TownDefinition } from "../town/file/definition.ts";
import { factsOf } from "../town/file/settle.ts";
import type { EventReport, Hearing } from "../town/looking/event-report.ts";
import { randomFor } from "../world/chance.ts";
import { textWidth } from "./heard-picture.ts";
import { drawn } from "./pictures.ts";

type Box = { left: number; right: number; top: number; bottom: number };

/** Residents of a town who heard of something; `from` says by whose place in the list, null for whom it began with. */
function reportOf(
  town: TownDefinition,
  from: readonly (number | null)[],
  state: EventReport["event"]["state"] = "over",
): EventReport {
  const facts = factsOf(town, town.id);
  const people = [...facts.personas.values()].slice(0, from.length);
  const hearings = people.map(
    ({ id, name, looks }, i): Hearing => ({
      who: id,
      name,
      looks,
      from: from[i] === null ? null : people[from[i]!]!.id,
      at: minutes(480 + 7 * i),
      when: momentText(facts.start, minutes(480 + 7 * i), facts.language),
      text: "",
      came: state === "over" && i % 3 === 0,
    }),
  );
  const { id, name } = people[0]!;
  const about = {
    id: "party",
    name: "The <lantern> supper",
    host: id,
    hostName: name,
    place: "x",
    placeName: "The quay",
  };
  const event = { ...about, from: minutes(0), to: minutes(60), when: "today", state, plannedBy: null, isPublic: true };
  return { event, hearings, said: "" };
}

const svgOf = (report: EventReport, language = "en") => drawn({ kind: "who-heard", report }, language).svg;

/** Where its words stand. */
const wordsIn = (svg: string): (Box & { text: string })[] =>
  [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*font-size="(\d+)"[^>]*fill="#[^>]*>([^<]*)</g)].map((match) => {
    const [x, y, size] = [Number(match[1]), Number(match[2]), Number(match[3])];
    const text = match[4]!.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
    return { text, left: x, right: x + textWidth(text, size), top: y - size * 0.8, bottom: y + size * 0.25 };
  });

/** The pieces of its lines, each as a thin box. */
const linesIn = (svg: string): Box[] =>
  [...svg.matchAll(/<path d="M([^"]+)" fill="none"/g)].flatMap(([, way = ""]) => {
    const boxes: Box[] = [];
    let [x, y] = [0, 0];
    for (const [, step = "M", numbers = ""] of `M${way}`.matchAll(/([MVHQ])([^MVHQ]*)/g)) {
      const given = numbers.trim().split(/\s+/).map(Number);
      const next: [number, number] =
        step === "V" ? [x, given[0]!] : step === "H" ? [given[0]!, y] : [given.at(-2)!, given.at(-1)!];
      if (step !== "M")
        boxes.push({
          left: Math.min(x, next[0]) - 1.5,
          right: Math.max(x, next[0]) + 1.5,
          top: Math.min(y, next[1]) - 1.5,
          bottom: Math.max(y, next[1]) + 1.5,
        });
      [x, y] = next;
    }
    return boxes;
  });

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** What is wrong with where things stand. */
function faults(svg: string): string[] {
  const [words, lines] = [wordsIn(svg), linesIn(svg)];
  const [width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)!.slice(1).map(Number) as [number, number];
  return [
    ...words.filter((word) => lines.some((line) => meet(word, line))).map(({ text }) => `a line through ${text}`),
    ...words
      .filter((word, i) => words.some((other, j) => j > i && meet(word, other)))
      .map(({ text }) => `words over ${text}`),
    ...words
      .filter(({ left, right, top, bottom }) => left < 0 || top < 0 || right > width || bottom > height)
      .map(({ text }) => `${text} is cut off`),
  ];
}

describe("who heard of an event from whom", () => {
  it.each(["smallville", "smallville.zh-CN", "pellow-cove"])(
    "is drawn with no line through a name, in %s",
    async (name) => {
      const town = await loadTown(name);
      const { language } = town;
      const all = Math.min(25, town.personas.length);
      for (let seed = 0; seed < 40; seed += 1) {
        const random = randomFor(seed, "heard");
        const count = 1 + Math.floor(random.next() * all);
        // from a chain of all to one who tells everybody, and now and then somebody of whom nobody knows who told them
        const reach = 1 + random.next() * count;
        const from = Array.from({ length: count }, (_, i) =>
          i === 0 || random.next() < 0.04 ? null : Math.max(0, i - 1 - Math.floor(random.next() * reach)),
        );
        const report = reportOf(town, from);
        const svg = svgOf(report, language);
        expect(faults(svg), `seed ${seed}`).toEqual([]);
        const said = wordsIn(svg).map(({ text }) => text);
        for (const { name } of report.hearings) expect(said.filter((text) => text === name)).toHaveLength(1);
        expect(svg.match(/<clipPath/g), "faces").toHaveLength(count);
      }
    },
  );

  it("leads a line to everybody who was told, and says what marks mean", async () => {
    const report = reportOf(await loadTown("smallville"), [null, 0, 0, 1, 3, null]);
    const svg = svgOf(report);
    // those that end at a face, and one in the legend
    expect(svg.match(/<path d="M[^"]*Q[^"]*H[\d.]+" fill="none"/g)).toHaveLength(4 + 1);
    const said = wordsIn(svg).map(({ text }) => text);
    for (const text of ["came", "heard of it, and did not come", "who told whom"]) expect(said).toContain(text);
    expect(svg).not.toContain("<lantern>");
    const ahead = wordsIn(svgOf(reportOf(await loadTown("smallville"), [null, 0], "planned"))).map(({ text }) => text);
    expect(ahead).toContain("has heard of it");
    expect(ahead).not.toContain("came");
    const { heard } = languageOf("zh-CN").pictures;
    expect(wordsIn(svgOf(report, "zh-CN")).map(({ text }) => text)).toContain(heard.heard.over);
  });

  it("reckons words no narrower than they are", async () => {
    const { hearings } = reportOf(await loadTown("smallville"), Array(25).fill(0));
    const font = { fontFiles: ["data/fonts/Nunito-Regular.ttf"], loadSystemFonts: false, defaultFontFamily: "Nunito" };
    for (const { name, when } of hearings)
      for (const text of [name, when]) {
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="60"><text x="9" y="40" font-size="21" font-weight="600">${text}</text></svg>`;
        expect(new Resvg(svg, { font }).getBBox()!.width, text).toBeLessThanOrEqual(textWidth(text, 21));
      }
  });
});
