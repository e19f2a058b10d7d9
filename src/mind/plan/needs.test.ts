/** Needs in code (paper sections 4.3, 7.2; issue 3, item 10): whatever a model plans, a body is washed, fed, among people and in bed. */
import { describe, expect, it } from "vitest";
import { at, facts, personaOf, personas } from "../../../test/mind/minds.ts";
import { activityIn } from "../../world/kinds.ts";
import { placeOf } from "../../world/places.ts";
import type { Chunk, Commitment } from "../mind.ts";
import { mealHours, servesMeals } from "./needs.ts";
import { mealAt, type Proposed } from "./plan.ts";
import { BROAD, type DayProposal, soundDay } from "./sound-day.ts";

const { map, start } = facts;
const klaus = personaOf("klaus-mueller");
const piece = (from: number, to: number, doing: string, more: Partial<Proposed> = {}): Proposed => ({
  from: at(0, from),
  to: at(0, to),
  doing,
  activity: activityIn(doing, "en"),
  place: klaus.home.place,
  emoji: "🙂",
  kind: "pastime",
  ...more,
});
const sound = (proposed: readonly Proposed[], more: Partial<DayProposal> = {}) =>
  soundDay({ proposed, persona: klaus, map, start, day: 1, now: at(0), commitments: [], ...more });
const mealsOf = (chunks: readonly Chunk[]) => chunks.filter(({ kind }) => kind === "meal");
const lunchOf = (chunks: readonly Chunk[]) => mealsOf(chunks).filter(({ from }) => mealAt(klaus, 1, from) === "lunch");

describe("meals, at a place meant for them and at a fitting hour (paper sections 4.3, 7.2)", () => {
  it("are never three lunches (12:00, 12:30 and 13:00)", () => {
    const lunch = (from: number) => piece(from, from + 30, "having lunch", { kind: "meal" });
    const { chunks, why } = sound([lunch(720), lunch(750), lunch(780)]);
    expect(lunchOf(chunks)).toHaveLength(1);
    expect(why.filter((one) => one.includes("one too many"))).toHaveLength(2);
  });

  it("are known by what is done, whatever kind of piece it is said to be", () => {
    const { chunks, why } = sound([
      piece(720, 750, "eating lunch"),
      piece(750, 780, "grabbing lunch", { kind: "errand" }),
    ]);
    expect(lunchOf(chunks).map(({ doing }) => doing)).toEqual(["eating lunch"]);
    expect(why).toContain("a second lunch at 12:30 was one too many");
    expect(activityIn("reading about the lunch counter protests", "en")).toBe("read");
    expect(activityIn("在霍布斯咖啡馆吃午饭", "zh-CN")).toBe("lunch");
  });

  it("are not had in the library, and the reason is told", () => {
    expect(servesMeals(map, "oak-hill-college", klaus.id)).toBe(false);
    const { chunks, why } = sound([piece(740, 780, "having lunch", { kind: "meal", place: "oak-hill-college" })]);
    expect(lunchOf(chunks).map(({ place }) => place)).toEqual(["hobbs-cafe"]);
    expect(why).toContain("Oak Hill College is no place for lunch, so at Hobbs Cafe");
  });

  it("are not at twenty to five", () => {
    const { chunks, why } = sound([piece(1000, 1030, "having lunch", { kind: "meal" })]);
    const [lunch] = lunchOf(chunks);
    expect(lunch?.from).toBe(at(0, klaus.meals.lunch!.at));
    expect(why).toContain("16:40 is no hour for lunch");
  });

  it("do not take four hours", () => {
    const { chunks } = sound([piece(720, 960, "having lunch", { kind: "meal" })]);
    expect(lunchOf(chunks).every(({ from, to }) => to - from <= 75)).toBe(true);
  });

  it("go around a promise, or are left out where it leaves no hour", () => {
    const promise = (from: number, to: number): Commitment => ({
      id: "c1",
      what: "meeting Maria",
      story: null,
      spot: { place: "johnson-park", area: "park" },
      from: at(0, from),
      to: at(0, to),
      with: [],
    });
    const moved = sound([piece(1100, 1140, "having dinner", { kind: "meal" })], { commitments: [promise(1020, 1150)] });
    const dinner = mealsOf(moved.chunks).find(({ from }) => mealAt(klaus, 1, from) === "dinner");
    expect(dinner?.from).toBe(at(0, 1150));
    const none = sound([], { commitments: [promise(1000, 1300)] });
    expect(mealsOf(none.chunks)).toHaveLength(2);
    expect(none.why).toContain("no time for dinner beside meeting Maria");
  });

  it("begin by the resident's own hours: whoever rises at ten has breakfast then", () => {
    for (const persona of personas) {
      for (const meal of ["breakfast", "lunch", "dinner"] as const) {
        const own = persona.meals[meal]?.at;
        if (own === undefined) continue;
        const hours = mealHours(persona, 2, meal);
        expect(own + 1440, `${persona.name}, ${meal}`).toBeGreaterThanOrEqual(hours.from);
        expect(own + 1440, `${persona.name}, ${meal}`).toBeLessThanOrEqual(hours.to);
      }
    }
  });
});

describe("washing, company and bed", () => {
  it("nobody sets out unwashed", () => {
    const { chunks, why } = sound([piece(420, 700, "writing", { kind: "work" })]);
    expect(chunks[0]).toMatchObject({ kind: "routine", place: klaus.home.place, doing: "washing and getting dressed" });
    expect(why).toContain("washing was missing");
    const planned = sound([piece(420, 450, "getting up and showering", { kind: "routine" })]);
    expect(planned.why).not.toContain("washing was missing");
  });

  it("nobody plans through the night", () => {
    const { chunks, why } = sound([piece(1200, 1740, "dancing", { place: "the-rose-and-crown-pub" })]);
    expect(chunks.at(-1)).toMatchObject({ to: klaus.sleep, kind: "routine", place: klaus.home.place });
    expect(why).toContain("dancing until 05:00: bedtime is at 23:00");
  });

  it("whoever had nobody to talk to for a day goes where people are", () => {
    const lonely = personaOf("yuriko-yamamoto");
    const home = (from: number, to: number, doing: string) => piece(from, to, doing, { place: lonely.home.place });
    const proposed = [home(540, 720, "folding paper"), home(840, 1060, "reading"), home(1140, 1300, "dozing")];
    const alone = sound(proposed, { persona: lonely });
    expect(alone.chunks.some(({ doing }) => doing === "having tea at the cafe")).toBe(false);
    const pulled = sound(proposed, { persona: lonely, lonely: true });
    expect(pulled.why.find((one) => one.startsWith("nobody to talk to"))).toBeDefined();
    expect(pulled.chunks.some(({ place }) => placeOf(map, place).access === "public")).toBe(true);
  });
});

describe("five to eight broad strokes (paper section 4.3)", () => {
  const broad = (chunks: readonly Chunk[]) =>
    chunks.filter(({ kind }) => kind !== "routine" && kind !== "commitment").length;

  it("a day in crumbs is joined, with the reason", () => {
    const crumbs = Array.from({ length: 24 }, (_, i) => piece(440 + i * 35, 475 + i * 35, `crumb ${i}`));
    const { chunks, why } = sound(crumbs);
    expect(broad(chunks)).toBeLessThanOrEqual(BROAD.most);
    expect(why).toContain("a day of 24 pieces is no plan, so the small ones were joined");
    for (const [i, one] of chunks.slice(1).entries()) expect(one.from).toBe(chunks[i]!.to);
  });

  it("an empty one is filled with what this person likes", () => {
    const { chunks } = sound([]);
    expect(broad(chunks)).toBeGreaterThanOrEqual(BROAD.least);
    const free = chunks.filter(({ kind }) => kind === "pastime");
    const liked = new Set(klaus.pastimes.map(({ doing }) => doing));
    expect(free.every(({ doing }) => liked.has(doing))).toBe(true);
  });
});
