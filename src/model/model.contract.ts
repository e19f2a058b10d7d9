/** What every model promises, adapter or wrapper; each one's test runs this (style section 1). */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import type { Model, Question, Usage } from "./model.ts";

/** A model under test, and how to end it. */
export interface Tested {
  readonly model: Model;
  readonly end?: () => Promise<void>;
}

/** A question of a usual shape; overrides what a test is about. */
export function question(over: Partial<Question> = {}): Question {
  return {
    key: "smallville/1/isabella/rate-poignancy/0",
    town: "smallville",
    step: "rate-poignancy",
    tier: "routine",
    prefix: "You are part of a small town.",
    text: "How poignant is making breakfast?",
    answer: z.object({ poignancy: z.number().int().min(1).max(10), why: z.string().min(1).max(80) }),
    maxTokens: 100,
    person: null,
    ...over,
  };
}

/** What a scripted model answers to `question()`. */
export const GOOD_ANSWER = { poignancy: 6, why: "It happens every day." };

const LENGTH_TOLERANCE = 1e-4;

/** Runs the contract against a model. */
export function modelContract(name: string, begin: () => Promise<Tested> | Tested): void {
  describe(`${name} keeps the model's contract`, () => {
    let tested: Tested;
    beforeAll(async () => {
      tested = await begin();
    });
    afterAll(() => tested.end?.());

    test("it has a name", () => {
      expect(tested.model.name).toMatch(/\S/);
    });

    test("a reply is an answer of the asked shape, or an error with a reason and a sentence", async () => {
      const asked = question();
      for (const person of [null, "visitor-1"]) {
        const reply = await tested.model.ask({ ...asked, person });
        expectSane(reply.usage);
        if (reply.ok) expect(asked.answer.safeParse(reply.value).success).toBe(true);
        else
          expect(reply.error).toMatchObject({
            reason: expect.stringMatching(/^[a-z-]+$/),
            message: expect.any(String),
          });
      }
    });

    test("many questions at once all get a reply", async () => {
      const questions = Array.from({ length: 20 }, (_, i) => question({ key: `k${i}`, text: `Question ${i}?` }));
      const replies = await Promise.all(questions.map((asked) => tested.model.ask(asked)));
      expect(replies).toHaveLength(20);
    });

    test("every text gets one vector of unit length, or null", async () => {
      const texts = ["Isabella makes breakfast", "", "   ", "你好", "xqzzt", "the", "🙂", "Klaus reads", "Klaus reads"];
      const embedded = await tested.model.embed("smallville", texts);
      expectSane(embedded.usage);
      expect(embedded.model).toMatch(/\S/);
      expect(embedded.vectors).toHaveLength(texts.length);
      expect(embedded.vectors[1]).toBeNull();
      expect(embedded.vectors[7]).toEqual(embedded.vectors[8]);
      const vectors = embedded.vectors.filter((vector) => vector !== null);
      expect(new Set(vectors.map((vector) => vector.length)).size).toBeLessThanOrEqual(1);
      for (const vector of vectors) {
        expect(Math.abs(Math.hypot(...vector) - 1)).toBeLessThan(LENGTH_TOLERANCE);
      }
    });

    test("no texts get no vectors", async () => {
      expect((await tested.model.embed("smallville", [])).vectors).toEqual([]);
    });
  });
}

function expectSane(usage: Usage): void {
  for (const count of Object.values(usage)) {
    expect(Number.isFinite(count)).toBe(true);
    expect(count).toBeGreaterThanOrEqual(0);
  }
  expect(usage.cached).toBeLessThanOrEqual(usage.input);
}
