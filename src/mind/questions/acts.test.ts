/** What a model's acts mean: codes of the question, and nothing by their words. */

import { describe, expect, it } from "vitest";
import { given } from "../../../test/mind/given.ts";
import { at, mindOf, personaOf, remembering, type Scene, stories, thinkingIn } from "../../../test/mind/minds.ts";
import { later } from "../../clock/units.ts";
import type { Line } from "../../world/people.ts";
import { nothingRead } from "../../world/reading.ts";
import type { SpeechAct } from "../../world/speech-acts.ts";
import { gatheringOf } from "../persona.ts";
import { selfOf } from "../self.ts";
import type { AboutToSpeak } from "../talk/violations.ts";
import { type GivenActs, understood } from "./acts.ts";
import { codesInWords } from "./codes.ts";

const maria = personaOf("maria-lopez");
const isabella = "isabella-rodriguez";
const visitor = "visitor:web:alex";
const now = at(10);
const party = stories.get("party")!;
const knowing = remembering(mindOf(maria.id), {
  text: "Isabella told Maria of a party",
  stories: ["party"],
  speaker: isabella,
  source: { how: "heard", from: isabella, line: "talk-0/1", rests: [] },
});
const lineBy = (who: string, text: string, more: Partial<Line> = {}): Line => ({
  id: "talk-1/1",
  who,
  text,
  at: now,
  acts: [],
  stories: [],
  rests: [],
  visitors: [],
  ...more,
});
const walk = { kind: "meet", place: "johnson-park", from: at(16) } as const;
const proposed: Scene["proposals"] = new Map([
  ["talk-1/1.1", { by: isabella, to: [maria.id], what: walk, until: walk.from }],
]);
const input = (lines: readonly Line[] = [], scene: Scene = {}, mind = knowing, others = [isabella]): AboutToSpeak => ({
  ...selfOf(mind, maria, thinkingIn({ now, people: { [maria.id]: {}, [isabella]: {} }, ...scene })),
  others,
  lines,
});
const acts = (one: GivenActs[number], of: AboutToSpeak = input()) => understood([one], of);

describe("codes", () => {
  it("stand before what may be told, with place and hour, and before what waits for a reply", () => {
    const words = codesInWords(input([], { proposals: proposed })).join("\n");
    expect(words).toMatch(
      /^N\d: .*Hobbs Cafe, Tuesday 14 February, 17:00 to 19:00\. \(Isabella Rodriguez knows it\)$/m,
    );
    expect(words).toMatch(/^P1: Isabella Rodriguez proposes to meet at Johnson Park, Monday 13 February 16:00\.$/m);
  });

  it("are none of what the speaker does not know, or that is over", () => {
    expect(codesInWords(input([], {}, mindOf(maria.id))).join("\n")).not.toMatch(/^N\d: .*Hobbs Cafe/m);
    expect(codesInWords(input([], { now: gatheringOf(party)!.to })).join("\n")).not.toContain("17:00 to 19:00");
  });

  it("are none of what is only suspected of somebody who would hear it", () => {
    const klaus = "klaus-mueller";
    const suspected = new Map(stories).set("party", { ...party, suspects: [klaus] });
    const words = (asleep: boolean) => {
      const people = { [maria.id]: {}, [isabella]: {}, [klaus]: { asleep } };
      return codesInWords({ ...input([], { people }), stories: suspected }).join("\n");
    };
    expect(words(true)).toMatch(/^N\d: .*17:00 to 19:00/m);
    expect(words(false)).not.toContain("17:00 to 19:00");
  });
});

describe("a model's acts", () => {
  const code = (of: AboutToSpeak, letter: RegExp) =>
    /^(N\d)/.exec(codesInWords(of).find((line) => letter.test(line)) ?? "")?.[1] ?? "";
  const N = code(input(), /17:00 to 19:00/);

  it("tell what their code stands for, and nothing by a code that is none", () => {
    expect(acts(given("tell", { code: N }))).toEqual([{ act: "tell", news: "party" }]);
    for (const wrong of ["N9", "P1", "party", "", null]) expect(acts(given("tell", { code: wrong }))).toEqual([]);
  });

  it("reply to what waits, to the news, or without a code to the one thing there is", () => {
    const to = { proposal: "talk-1/1.1", by: isabella, what: walk };
    const open = input([lineBy(isabella, "Four?")], { proposals: proposed });
    expect(acts(given("reply", { code: "P1", answer: "yes" }), open)).toEqual([{ act: "reply", to, answer: "yes" }]);
    expect(acts(given("reply", { answer: "no" }), open)).toEqual([{ act: "reply", to, answer: "no" }]);
    expect(acts(given("reply", { code: N, answer: "maybe" }))).toEqual([
      { act: "reply", to: { news: "party" }, answer: "maybe" },
    ]);
    const told = input([lineBy(isabella, "You will come, won't you?", { stories: ["party"] })]);
    expect(acts(given("reply", { answer: "yes" }), told)).toEqual([
      { act: "reply", to: { news: "party" }, answer: "yes" },
    ]);
    expect(acts(given("reply", { answer: "yes" }))).toEqual([]);
    expect(acts(given("reply", { code: "P1" }), open)).toEqual([]);
  });

  it("reply to the gathering whose code they give, whatever deed stands beside it; a vote is on that code", () => {
    const scene: Scene = { people: { [maria.id]: {}, [visitor]: { name: "Alex" } } };
    const of = input([lineBy(visitor, "Come to Isabella's party!")], scene, knowing, [visitor]);
    for (const what of ["come", "fetch", "service"] as const)
      expect(acts(given("reply", { code: N, what, place: "Hobbs Cafe", answer: "yes" }), of)).toEqual([
        { act: "reply", to: { news: "party" }, answer: "yes" },
      ]);
    expect(acts(given("propose", { code: "N9", what: "fetch", place: "Hobbs Cafe" }), of)).toEqual([]);
    expect(acts(given("reply", { code: N, what: "vote", answer: "yes" }), of)).toEqual([
      {
        act: "reply",
        to: { proposal: null, by: visitor, what: { kind: "deed", deed: "vote", news: "party" } },
        answer: "yes",
      },
    ]);
  });

  it("propose a place and an hour still to come; help and company only for a gathering", () => {
    const meet = { what: "meet", place: "Johnson Park", day: "today", at: "16:00" } as const;
    expect(acts(given("propose", meet))).toEqual([{ act: "propose", proposal: null, what: walk }]);
    expect(acts(given("propose", { ...meet, at: "09:00" }))).toEqual([]);
    expect(acts(given("propose", { ...meet, at: "at four" }))).toEqual([]);
    expect(acts(given("propose", { what: "company", code: N }))).toEqual([
      { act: "propose", proposal: null, what: { kind: "company", news: "party" } },
    ]);
    expect(acts(given("propose", { what: "help", code: N }))).toMatchObject([
      { what: { kind: "help", news: "party" } },
    ]);
    expect(acts(given("propose", { what: "help" }))).toEqual([]);
  });

  it("call off what was agreed with them, and first what they are still to hear", () => {
    const meeting = (from: typeof now) => ({
      id: `meet:${isabella}:${from}`,
      what: "meeting Isabella Rodriguez",
      story: null,
      spot: { place: "johnson-park", area: "park" },
      from,
      to: later(from, 45),
      with: [isabella],
    });
    const off = { ...walk, from: at(18) } as const;
    const torn = remembering(
      { ...knowing, commitments: [meeting(walk.from)] },
      {
        text: "Maria decided against meeting Isabella",
        subjects: [maria.id, isabella],
        source: { how: "did" },
        episode: { kind: "called off", with: [isabella], to: { what: off } },
      },
    );
    const of = input([], {}, torn);
    const words = codesInWords(of).join("\n");
    expect(words).toMatch(/^W1: meeting Isabella Rodriguez at Johnson Park, .* 18:00 \(cannot keep it after all, /m);
    expect(words).toMatch(/^W2: meeting Isabella Rodriguez at Johnson Park, .* 16:00$/m);
    expect(acts(given("withdraw", { code: "W1" }), of)).toEqual([
      { act: "withdraw", to: { what: off }, with: isabella },
    ]);
    expect(acts(given("withdraw", { code: "W2" }), of)).toEqual([
      { act: "withdraw", to: { what: walk }, with: isabella },
    ]);
    expect(acts(given("withdraw", { code: "W9" }), of)).toEqual([]);
  });

  it("take back without a code the one thing proposed to whoever is there, and nothing proposed to others", () => {
    const own: Scene["proposals"] = new Map([
      ["talk-1/1.1", { by: maria.id, to: ["klaus-mueller"], what: walk, until: walk.from }],
    ]);
    const of = (others: string[]) => input([], { proposals: own }, knowing, others);
    expect(acts(given("withdraw"), of([isabella]))).toEqual([]);
    expect(acts(given("withdraw"), of(["klaus-mueller"]))).toEqual([{ act: "withdraw", to: { what: walk } }]);
  });

  it("say that a person agreed to what was proposed to them, until it stands", () => {
    const own: Scene["proposals"] = new Map([
      ["talk-1/1.1", { by: maria.id, to: [visitor], what: walk, until: walk.from }],
    ]);
    const scene: Scene = { people: { [maria.id]: {}, [visitor]: { name: "Alex" } }, proposals: own };
    const hears = (text: string, mind = knowing) => input([lineBy(visitor, text)], scene, mind, [visitor]);
    for (const text of ["Gladly!", "Johnson Park at four? Gladly!"]) {
      const of = hears(text);
      const words = codesInWords(of).join("\n");
      expect(words).toMatch(
        /^P1: Maria Lopez proposes to meet at Johnson Park, .* 16:00\. \(their own proposal, to Alex: .*\)$/m,
      );
      expect(words).not.toContain("P2");
      expect(acts(given("reply", { code: "P1", answer: "yes" }), of)).toEqual([
        { act: "reply", to: { proposal: null, by: visitor, what: walk }, answer: "yes" },
      ]);
    }
    const kept = {
      id: `meet:${visitor}:${walk.from}`,
      what: "meeting Alex",
      story: null,
      spot: { place: "johnson-park", area: "park" },
      from: walk.from,
      to: later(walk.from, 45),
      with: [visitor],
    };
    expect(codesInWords(hears("Gladly!", { ...knowing, commitments: [kept] })).join("\n")).not.toContain("P1");
    expect(codesInWords(input([], scene, knowing, [visitor])).join("\n")).not.toContain("P1");
  });

  it("take up what a person has just proposed in words that leave it open whether they did", () => {
    const scene: Scene = { people: { [maria.id]: {}, [visitor]: { name: "Alex" } } };
    const act: SpeechAct = { act: "propose", proposal: null, what: walk };
    const reading = { ...nothingRead, clauses: [{ act, confidence: 0.3 }] };
    const line = { ...lineBy(visitor, "Johnson Park, at four, perhaps."), reading };
    const of = input([line], scene, knowing, [visitor]);
    expect(acts(given("reply", { code: "P1", answer: "yes" }), of)).toEqual([
      { act: "reply", to: { proposal: null, by: visitor, what: walk }, answer: "yes" },
    ]);
  });
});
