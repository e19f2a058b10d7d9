/** A search for what somebody said finds words, and never the terms in which records are written. */
import { expect, it } from "vitest";
import { reports } from "../../world/episodes.ts";
import { activities, mealNames, troubles } from "../../world/kinds.ts";
import { purposes } from "../../world/places.ts";
import { answers, answersTo, askedFor, bareActs, deeds } from "../../world/speech-acts.ts";
import { searchFor } from "./traces.ts";

it.each([
  ["activity", activities],
  ["meal", mealNames],
  ["trouble", troubles],
  ["reports", Object.keys(reports)],
  ["deed", deeds],
  ["act", bareActs],
  ["what", askedFor],
  ["answer", [...answers, ...answersTo]],
  ["places", purposes],
])("no word that somebody said is found in %s, where records hold terms", (key, list) => {
  for (const term of list) {
    const holds = searchFor({ visitor: null, ids: [], names: [], words: term.split(/\W+/) });
    expect(holds({ [key]: term }), term).toBe(false);
    expect(holds({ [key]: [term] }), term).toBe(false);
    expect(holds({ doing: `is at ${term} now` }), term).toBe(true);
  }
});

it("what was agreed and what was answered are words, too", () => {
  const holds = searchFor({ visitor: null, ids: [], names: [], words: ["xylographer"] });
  expect(holds({ what: "meeting the xylographer" })).toBe(true);
  expect(holds({ answer: "A xylographer." })).toBe(true);
});
