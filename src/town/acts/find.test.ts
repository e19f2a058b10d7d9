/** What is offered while somebody types (issue 4, point 11): the right ones, at most 25, in both languages. */
import { expect, it } from "vitest";
import { loadTown } from "../file/definition.ts";
import { factsOf } from "../file/settle.ts";
import { choicesFor } from "./find.ts";

const factsIn = async (name: string) => factsOf(await loadTown(name), name);
const [english, chinese] = [await factsIn("smallville"), await factsIn("smallville.zh-CN")];

const labels = (...asked: Parameters<typeof choicesFor>) => choicesFor(...asked).map(({ label }) => label);

it("offers all residents, and at most 25 of the objects", () => {
  expect(choicesFor(english, "resident", "")).toHaveLength(25);
  expect(english.map.objects.size).toBeGreaterThanOrEqual(222);
  expect(choicesFor(english, "object", "")).toHaveLength(25);
  expect(choicesFor(english, "object", "e")).toHaveLength(25);
});

it.each([
  ["isa", "Isabella Rodriguez"],
  ["ISÁBELLA", "Isabella Rodriguez"],
  ["rodri", "Isabella Rodriguez"],
  ["ortíz", "Carmen Ortiz"],
  ["klaus m", "Klaus Mueller"],
])("resident %s is %s", (typed, label) => {
  expect(labels(english, "resident", typed)[0]).toBe(label);
});

it("finds places and objects by any of their words", () => {
  expect(labels(english, "place", "café")[0]).toBe("Hobbs Cafe");
  expect(labels(english, "object", "<Isabella Rodriguez's apartment: kitchen: st")[0]).toMatch(
    /^Isabella Rodriguez's apartment: .*stove$/,
  );
  for (const label of labels(english, "object", "hobbs stove")) expect(label).toMatch(/Hobbs Cafe.*stove/);
});

it("offers the things of the place one is in first", () => {
  expect(labels(english, "object", "")[0]).not.toContain("Hobbs Cafe");
  expect(labels(english, "object", "", "hobbs-cafe")[0]).toContain("Hobbs Cafe");
});

it("offers the areas of the place that is named, and of all places where none is", () => {
  expect(labels(english, "area", "", "hobbs-cafe")).toEqual(labels(english, "area", "", "Hobbs Cafe"));
  expect(labels(english, "area", "kitch", "hobbs-cafe").join()).not.toContain("Hobbs");
  expect(labels(english, "area", "hobbs")[0]).toMatch(/^Hobbs Cafe: /);
});

it("finds by Chinese names, in whatever form their letters are typed", () => {
  expect(labels(chinese, "resident", "伊莎")[0]).toBe("伊莎贝拉·罗德里格斯");
  expect(labels(chinese, "resident", "罗德里格斯")).toEqual(["伊莎贝拉·罗德里格斯"]);
  expect(labels(chinese, "resident", "isabella")).toEqual(["伊莎贝拉·罗德里格斯"]);
  expect(labels(chinese, "place", "咖啡")[0]).toBe("霍布斯咖啡馆");
  expect(labels(chinese, "object", "咖啡馆 咖啡机")[0]).toMatch(/^霍布斯咖啡馆.*咖啡机$/);
});

it("offers nothing for what nobody is called", () => {
  expect(choicesFor(english, "resident", "zzz")).toEqual([]);
  expect(choicesFor(chinese, "place", "火星")).toEqual([]);
});
