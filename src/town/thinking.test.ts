/** What a resident may ask of the model in a day (design section 5, Cost). */

import { describe, expect, it } from "vitest";
import { z } from "zod";
import { facts, stateIn } from "../../test/mind/minds.ts";
import { fails, scriptedModel } from "../../test/model/scripted.ts";
import { minutes } from "../clock/units.ts";
import type { QuestionName } from "../mind/questions/questions.ts";
import { offlineOf } from "../offline/offline.ts";
import { applyPatch, patchOf } from "./patch.ts";
import { readSnapshot, snapshotOf } from "./snapshot.ts";
import type { TownState } from "./state.ts";
import {
  type Answers,
  type Booked,
  CALLS_BEFORE_SMALL_TALK,
  callsBeforeSmallTalk,
  counted,
  type Means,
  thinkingOver,
  vectorCache,
} from "./thinking.ts";

const chat = {
  name: "chat" as QuestionName,
  tier: "routine" as const,
  maxTokens: 50,
  answer: () => z.object({ line: z.string() }),
  read: (given: unknown) => given,
  text: () => "What do you say?",
};

/** The mind without a model, which can answer this question, too. */
const mind = offlineOf("en");
const offline = { ...mind, answers: Object.assign({ chat: () => ({ line: "Lovely weather." }) }, mind.answers) };

function setUp(script: unknown = { line: "I have been thinking." }, step: object = chat) {
  const model = scriptedModel({ chat: script });
  const booked: Booked[] = [];
  const means: Means = {
    town: facts,
    model,
    offline,
    book: (entry) => booked.push(entry),
    vectors: vectorCache(),
    silent: false,
  };
  let thoughts = 0;
  let asked: TownState["asked"] = new Map();
  const say = async (who: string, options: { person?: string; smallTalk?: boolean } = {}, now = minutes(600)) => {
    const state = { ...stateIn({ now }), asked };
    const answers: Answers = new Map();
    const thinking = thinkingOver(state, state.world, `t${thoughts++}`, means, answers);
    const { by } = await thinking.ask(step as never, {} as never, who, options);
    asked = counted(asked, answers, now);
    return { by, notes: thinking.notes };
  };
  return { model, booked, say };
}

/** At ten in the morning. */
const ENOUGH = callsBeforeSmallTalk(minutes(600));
const [one, other] = [...facts.personas.keys()] as [string, string];

describe("an answer that will not do", () => {
  const again = { ...chat, check: ({ line }: { line: string }) => (line === "Again." ? "said before" : null) };
  const asked = async (script: unknown[], person: string | null) => {
    const step = { ...again, again: (_: unknown, wrong: string) => `Not so: ${wrong}.` };
    const { model, booked, say } = setUp(() => script.shift(), step);
    return { ...(await say("a", person ? { person } : {})), model, booked };
  };

  it("is asked for once more among residents, and that is told", async () => {
    const { by, notes, booked, model } = await asked([{ line: "Again." }, { line: "New." }], null);
    expect(by).toBe("model");
    expect(notes).toMatchObject([{ kind: "result-dropped", why: "said before" }]);
    expect(booked.map(({ fellBack }) => fellBack)).toEqual([false, false]);
    expect(model.calls.map(({ text }) => text)).toEqual(["What do you say?", "What do you say?\nNot so: said before."]);
    const twice = await asked([{ line: "Again." }, { line: "Again." }, { line: "New." }], null);
    expect(twice.by).toBe("stand-in");
    expect(twice.booked).toHaveLength(2);
  });

  it("is never asked for again while a person waits", async () => {
    const { by, booked } = await asked([{ line: "Again." }, { line: "New." }], "visitor:alex");
    expect(by).toBe("stand-in");
    expect(booked).toHaveLength(1);
  });
});

describe("small talk", () => {
  it("may take more calls as the day goes on, and never more than forty", () => {
    expect(CALLS_BEFORE_SMALL_TALK).toBe(40);
    const hours = [0, 6, 10, 16, 23].map((hour) => callsBeforeSmallTalk(minutes(1440 + hour * 60)));
    expect(hours).toEqual([5, 9, 11, 15, 20]);
  });

  it("is the stand-in's past its share of the resident's calls of that day, and an event says so", async () => {
    const { model, booked, say } = setUp();
    for (let i = 0; i < ENOUGH; i++) expect((await say(one, { smallTalk: i % 2 === 0 })).by).toBe("model");
    expect(await say(one, { smallTalk: true })).toMatchObject({
      by: "stand-in",
      notes: [{ kind: "answer-fell-back", who: one, step: "chat", reason: "small-talk" }],
    });
    expect(model.calls).toHaveLength(ENOUGH);
    expect(booked.at(-1)).toMatchObject({ step: "chat", fellBack: true, usage: { requests: 0 } });
    // What matters is still thought of, and a person is still answered.
    expect((await say(one)).by).toBe("model");
    expect((await say(one, { person: "visitor:alex", smallTalk: true })).by).toBe("model");
    // Another resident, and another day, have their own count.
    expect((await say(other, { smallTalk: true })).by).toBe("model");
    expect((await say(one, { smallTalk: true }, minutes(1440 + 600))).by).toBe("model");
  });

  it("is counted in the state, so that it does not begin anew with the program", () => {
    const answers: Answers = new Map([
      [`town/t1/${one}/chat/0`, { by: "model", value: 1 }],
      [`town/t1/${one}/chat/1`, { by: "stand-in", why: "timeout" }],
      [`town/t1/${one}/chat/2`, { by: "stand-in", why: "small-talk" }],
      [`town/a1/${one}/chat/3`, { by: "model", value: 1, person: true }],
    ]);
    const before = stateIn({});
    const asked = counted(before.asked, answers, minutes(600));
    expect([...asked]).toEqual([[one, { day: 1, calls: 2 }]]);
    const turned = applyPatch(before, [], patchOf(before, { ...before, asked }), () => null);
    expect(turned.asked).toEqual(asked);
    const kept = readSnapshot(snapshotOf(turned, null)).state(facts.map, facts.start, () => null);
    expect(kept.asked).toEqual(asked);
    expect(counted(kept.asked, answers, minutes(1440)).get(one)).toEqual({ day: 2, calls: 2 });
  });

  it("does not run out by answers to people", async () => {
    const { say } = setUp();
    for (let i = 0; i < ENOUGH; i++) await say(one, { person: "visitor:alex" });
    expect((await say(one, { smallTalk: true })).by).toBe("model");
  });

  it("offline is as it ever was: there is nothing to save, and no event", async () => {
    const { say } = setUp(fails("offline"));
    for (let i = 0; i <= ENOUGH; i++)
      expect(await say(one, { smallTalk: true })).toEqual({ by: "stand-in", notes: [] });
  });
});
