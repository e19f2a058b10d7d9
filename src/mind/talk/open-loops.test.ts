/** Open loops: asked about once, when the time has come, and only what is still remembered. */

import { describe, expect, it } from "vitest";
import { at, mindOf, offline, personaOf, remembering, stories, thinkingIn } from "../../../test/mind/minds.ts";
import type { Minutes } from "../../clock/units.ts";
import { english } from "../../offline/en/english.ts";
import { lineOf } from "../../offline/say/talk.ts";
import type { SpeechAct } from "../../world/speech-acts.ts";
import { memoriesOf, without } from "../memory/stream.ts";
import type { Mind } from "../mind.ts";
import { gatheringOf } from "../persona.ts";
import { selfOf } from "../self.ts";
import { openLoops } from "./open-loops.ts";

const me = "tom-moreno";
const host = "isabella-rodriguez";
const visitor = "visitor:web:alex";
const party = stories.get("party")!;
const candidacy = stories.get("candidacy")!;

const says = (who: string, to: string, acts: readonly SpeechAct[], when: Minutes, place = "hobbs-cafe") => ({
  text: `${who} said something`,
  subjects: [who, to, place],
  speaker: who,
  source: who === me ? ({ how: "did" } as const) : ({ how: "heard", from: who, line: "talk-1/1", rests: [] } as const),
  stories: acts.flatMap((one) => (one.act === "tell" && "news" in one ? [one.news] : [])),
  episode: { kind: "said", acts } as const,
  scene: "talk-1",
  at: when,
});
const tells = (who: string, news: string, when: Minutes) => says(who, me, [{ act: "tell", news }], when);
const asks = (who: string, about: string, when: Minutes) =>
  says(me, who, [{ act: "ask", what: "how", about }], when, "johnson-park");
const open = (mind: Mind, other: string, now: Minutes) =>
  openLoops(mind, other, [], { now, stories }).map(({ memory, news }) => news?.id ?? memory.id);
const later = (minute: Minutes, by: number) => (minute + by) as Minutes;

describe("what a resident told of what they give", () => {
  const told = remembering(mindOf(me), tells(host, "party", at(9)));
  const { from, to, spot } = gatheringOf(party)!;

  it("is asked about when it is over, until some days have passed", () => {
    expect(open(told, host, at(12))).toEqual([]);
    expect(open(told, host, later(to, -1))).toEqual([]);
    expect(open(told, host, to)).toEqual(["party"]);
    expect(open(told, host, later(to, 14 * 1440 - 1))).toEqual(["party"]);
    expect(open(told, host, later(to, 14 * 1440))).toEqual([]);
  });

  it.each([
    ["by whoever has asked", asks(host, "party", later(to, 30))],
    ["by whoever was told since", tells(host, "party", later(to, 30))],
    [
      "by whoever was there",
      { text: "Tom was there", subjects: [me, spot.place], source: { how: "did" } as const, at: from },
    ],
  ])("is not asked %s", (_, note) => {
    expect(open(remembering(told, note), host, later(to, 60))).toEqual([]);
  });

  it("is not asked of somebody who only passed it on, nor after it was forgotten", () => {
    const passed = remembering(mindOf(me), tells("maria-lopez", "party", at(9)));
    expect(open(passed, "maria-lopez", to)).toEqual([]);
    const gone = new Set([memoriesOf(told.stream).at(-1)!.id]);
    expect(open({ ...told, stream: without(told.stream, gone) }, host, to)).toEqual([]);
  });
});

it("what a resident told of what they mean to do is asked about on another day", () => {
  const told = remembering(mindOf(me), tells(candidacy.holder, "candidacy", at(9)));
  expect(open(told, candidacy.holder, at(18))).toEqual([]);
  expect(open(told, candidacy.holder, at(9, 0, 2))).toEqual(["candidacy"]);
});

it("what a visitor told is asked about when they come again, once, and not for ever", () => {
  const told = remembering(mindOf(me), says(visitor, me, [{ act: "chat" }], at(9)));
  const { id } = memoriesOf(told.stream).at(-1)!;
  expect(open(told, visitor, at(10))).toEqual([]);
  expect(open(told, visitor, at(9, 0, 3))).toEqual([id]);
  expect(open(remembering(told, asks(visitor, id, at(9, 0, 3))), visitor, at(9, 0, 4))).toEqual([]);
  expect(open(told, visitor, at(9, 0, 16))).toEqual([]);
});

it("is the first that is said, and answered by whoever gave it", () => {
  const now = later(gatheringOf(party)!.to, 60);
  const thinking = thinkingIn({ now, model: offline(), people: { [me]: {}, [host]: {} } });
  const speaks = (who: string, mind: Mind, other: string, lines: Parameters<typeof lineOf>[0]["lines"]) =>
    lineOf(
      { ...selfOf(mind, personaOf(who), thinking), others: [other], lines, recalled: [], tongue: english },
      thinking.random(who, "test", lines.length),
    );
  const asked = speaks(me, remembering(mindOf(me), tells(host, "party", at(9))), host, []);
  expect(asked.acts).toContainEqual({ act: "ask", what: "how", about: "party" });
  const line = {
    id: "talk-2/1",
    who: me,
    text: asked.line,
    at: now,
    acts: asked.acts,
    stories: [],
    rests: [],
    visitors: [],
  };
  const came = remembering(mindOf(host), {
    ...says("maria-lopez", host, [{ act: "thank" }], later(gatheringOf(party)!.from, 30)),
  });
  const answer = speaks(host, came, me, [line]);
  expect(answer.acts).toContainEqual({ act: "answer", to: line.id, answer: "value" });
  expect(answer.line).toContain("Maria");
  expect(speaks(host, mindOf(host), me, [line]).line).not.toContain("Maria");
});
