/** What a resident may ask of the model in a day (design section 5, Cost). */
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { minutes } from "../clock/units.ts";
import { facts, stateIn } from "../mind/test-mind.ts";
import { fails, scriptedModel } from "../model/scripted.ts";
import { type Booked, CALLS_BEFORE_SMALL_TALK, callCount, type Means, thinkingOver, vectorCache } from "./thinking.ts";

const chat = {
  name: "chat",
  tier: "routine",
  maxTokens: 50,
  answer: () => z.object({ line: z.string() }),
  text: () => "What do you say?",
  standIn: () => ({ line: "Lovely weather." }),
} as const;

function setUp(script: unknown = { line: "I have been thinking." }) {
  const model = scriptedModel({ chat: script });
  const booked: Booked[] = [];
  const means: Means = {
    town: facts,
    model,
    book: (entry) => booked.push(entry),
    vectors: vectorCache(),
    calls: callCount(),
    silent: false,
  };
  let thoughts = 0;
  const say = async (who: string, options: { person?: string; smallTalk?: boolean } = {}, now = minutes(600)) => {
    const state = stateIn({ now });
    const thinking = thinkingOver(state, state.world, `t${thoughts++}`, means, new Map());
    const { by } = await thinking.ask(chat, {}, who, options);
    return { by, notes: thinking.notes };
  };
  return { model, booked, say };
}

const [one, other] = [...facts.personas.keys()] as [string, string];

describe("small talk", () => {
  it("is the stand-in's past forty calls of the resident that day, and an event says so", async () => {
    const { model, booked, say } = setUp();
    for (let i = 0; i < CALLS_BEFORE_SMALL_TALK; i++)
      expect((await say(one, { smallTalk: i % 2 === 0 })).by).toBe("model");
    expect(await say(one, { smallTalk: true })).toMatchObject({
      by: "stand-in",
      notes: [{ kind: "answer-fell-back", who: one, step: "chat", reason: "small-talk" }],
    });
    expect(model.calls).toHaveLength(CALLS_BEFORE_SMALL_TALK);
    expect(booked.at(-1)).toMatchObject({ step: "chat", fellBack: true, usage: { requests: 0 } });
    // What matters is still thought of, and a person is still answered.
    expect((await say(one)).by).toBe("model");
    expect((await say(one, { person: "visitor:alex", smallTalk: true })).by).toBe("model");
    // Another resident, and another day, have their own count.
    expect((await say(other, { smallTalk: true })).by).toBe("model");
    expect((await say(one, { smallTalk: true }, minutes(1440 + 600))).by).toBe("model");
  });

  it("does not run out by answers to people", async () => {
    const { say } = setUp();
    for (let i = 0; i < CALLS_BEFORE_SMALL_TALK; i++) await say(one, { person: "visitor:alex" });
    expect((await say(one, { smallTalk: true })).by).toBe("model");
  });

  it("offline is as it ever was: there is nothing to save, and no event", async () => {
    const { say } = setUp(fails("offline"));
    for (let i = 0; i <= CALLS_BEFORE_SMALL_TALK; i++)
      expect(await say(one, { smallTalk: true })).toEqual({ by: "stand-in", notes: [] });
  });
});
