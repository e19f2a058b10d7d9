/** What nobody says: one talk for each, in which it fires, and the same without its cause. */

import { describe, expect, it } from "vitest";
import { at, mindOf, personaOf, remembering, type Scene, stories, thinkingIn } from "../../../test/mind/minds.ts";
import type { Line } from "../../world/people.ts";
import type { SpeechAct } from "../../world/speech-acts.ts";
import { gatheringOf } from "../persona.ts";
import { selfOf } from "../self.ts";
import { type AboutToSpeak, mended, type ViolationName, violated } from "./violations.ts";

const maria = "maria-lopez";
const klaus = "klaus-mueller";
const tom = "tom-moreno";
const isabella = "isabella-rodriguez";
const now = at(15);
const party = gatheringOf(stories.get("party"))!;

const lineBy = (who: string, id: string, ...acts: SpeechAct[]): Line => ({
  id,
  who,
  text: "...",
  at: now,
  to: [who === maria ? klaus : maria],
  acts,
  stories: [],
  rests: [],
  visitors: [],
});
/** A line that Maria remembers having said to Klaus an hour ago, or Klaus to her. */
const said = (who: string, line: string, ...acts: SpeechAct[]) => ({
  text: `${who} said something`,
  subjects: [maria, klaus],
  speaker: who,
  source: who === maria ? { how: "did" as const, line } : { how: "heard" as const, from: who, line, rests: [] },
  episode: { kind: "said" as const, acts },
  at: at(14),
});
const input = (about: {
  others?: readonly string[];
  lines?: readonly Line[];
  memories?: readonly ReturnType<typeof said>[];
  scene?: Scene;
  who?: string;
}): AboutToSpeak => {
  const { others = [klaus], lines = [], memories = [], scene = {}, who = maria } = about;
  const people = { [maria]: {}, [klaus]: {}, [tom]: {}, [isabella]: {} };
  const mind = remembering(mindOf(who), ...memories);
  return { ...selfOf(mind, personaOf(who), thinkingIn({ now, people, ...scene })), others, lines };
};
const names = (one: SpeechAct, of: AboutToSpeak, ...more: SpeechAct[]): ViolationName[] => violated([one, ...more], of);

const fact: SpeechAct = { act: "tell", fact: "maria-lopez/streams/1" };
const asks: SpeechAct = { act: "ask", what: "plan", about: "you" };
const answer: SpeechAct = { act: "answer", to: "talk-1/1", answer: "value" };
const greet: SpeechAct = { act: "greet" };
const come = { act: "reply", to: { news: "party" }, answer: "yes" } as const;

describe("nobody", () => {
  it("tells what they told before, unless asked", () => {
    expect(names(fact, input({ memories: [said(maria, "talk-0/1", fact)] }))).toEqual(["told-before"]);
    expect(names(fact, input({}))).toEqual([]);
    const asked = input({ memories: [said(maria, "talk-0/1", fact)], lines: [lineBy(klaus, "talk-1/1", asks)] });
    expect(names(fact, asked, answer)).toEqual([]);
  });

  it("asks again today what was answered", () => {
    const asked = said(maria, "talk-0/1", asks);
    const told = said(klaus, "talk-0/2", { act: "answer", to: "talk-0/1", answer: "value" });
    expect(names(asks, input({ memories: [asked, told] }))).toEqual(["asked-again"]);
    expect(names(asks, input({ memories: [asked] }))).toEqual([]);
    expect(names(asks, input({ memories: [asked, told], scene: { now: at(9, 0, 2) } }))).toEqual([]);
  });

  it("answers what nobody asked", () => {
    expect(names(answer, input({ lines: [lineBy(klaus, "talk-1/1", greet)] }))).toEqual(["answer-unasked"]);
    expect(names(answer, input({ lines: [lineBy(klaus, "talk-1/1", asks)] }))).toEqual([]);
  });

  it("replies to what is not open", () => {
    const what = { kind: "meet", place: "johnson-park", from: at(17) } as const;
    const reply = { act: "reply", to: { proposal: "talk-1/1.1", by: klaus, what }, answer: "yes" } as const;
    const proposals = new Map([["talk-1/1.1", { by: klaus, to: [maria], what, until: what.from }]]);
    expect(names(reply, input({}))).toEqual(["reply-not-open"]);
    expect(names(reply, input({ scene: { proposals } }))).toEqual([]);
    expect(names(come, input({ who: isabella }))).toEqual(["reply-not-open"]);
    expect(names(come, input({ scene: { now: party.to } }))).toEqual(["reply-not-open"]);
    expect(names(come, input({}))).toEqual([]);
  });

  it("greets twice a day, but back", () => {
    const met = [said(maria, "talk-0/1", greet)];
    expect(names(greet, input({ memories: met }))).toEqual(["greeted-twice"]);
    expect(names(greet, input({ memories: met, scene: { now: at(9, 0, 2) } }))).toEqual([]);
    expect(names(greet, input({ memories: met, lines: [lineBy(klaus, "talk-1/1", greet)] }))).toEqual([]);
  });

  it("says who they are to somebody who knows them", () => {
    const introduce: SpeechAct = { act: "introduce" };
    expect(names(introduce, input({}))).toEqual(["introduced-again"]);
    expect(names(introduce, input({ who: tom, others: ["ayesha-khan"] }))).toEqual([]);
  });

  it("invites to the gathering at which both are", () => {
    const { spot, from } = party;
    const there = { [maria]: { spot }, [klaus]: { spot } };
    const tell: SpeechAct = { act: "tell", news: "party" };
    const company: SpeechAct = { act: "propose", proposal: null, what: { kind: "company", news: "party" } };
    for (const one of [tell, company]) {
      expect(names(one, input({ scene: { now: from, people: there } }))).toEqual(["invites-guest"]);
      expect(names(one, input({ scene: { people: there } }))).toEqual([]);
    }
  });
});

it("what means nothing where it stands is left out, and all of it before a person", () => {
  const of = input({ memories: [said(maria, "talk-0/1", fact)] });
  expect(mended([answer, fact], of, false)).toEqual([fact]);
  expect(mended([fact, { act: "thank" }], of, true)).toEqual([{ act: "thank" }]);
});
