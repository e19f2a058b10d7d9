import { describe, expect, test } from "vitest";
import { type Dialect, PLAIN, REASONING } from "../model-form.ts";
import { learn } from "./dialect.ts";

describe("a complaint", () => {
  const LIMIT =
    "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
  const EFFORT =
    "Unsupported value: 'minimal' is not supported with the 'gpt-5.1' model. Supported values are: 'none', 'low'.";
  const HOT =
    "Unsupported value: 'temperature' does not support 0.8 with this model. Only the default (1) is supported.";
  const LM_STUDIO = "\"'response_format.type' must be 'json_schema' or 'text'\"";
  const MIXED = "property max_completion_tokens is unsupported, did you mean max_tokens?";

  test.each<[string, Dialect, string | null, string, Partial<Dialect> | null]>([
    ["OpenAI on the older limit", PLAIN, "max_tokens", LIMIT, { limits: ["max_completion_tokens"], room: 6_000 }],
    ["the same without naming the parameter apart", PLAIN, null, LIMIT, { limits: ["max_completion_tokens"] }],
    ["OpenAI on the temperature", PLAIN, "temperature", HOT, { temperature: null }],
    ["OpenAI on the effort", REASONING, "reasoning_effort", EFFORT, { efforts: ["none", "low"] }],
    ["OpenAI on the effort, by another name", REASONING, "***.effort", EFFORT, { efforts: ["none", "low"] }],
    ["Groq on the newer limit", REASONING, null, MIXED, { limits: ["max_tokens"], room: 2_000 }],
    ["LM Studio on json_object", { ...PLAIN, formats: ["json_object"] }, null, LM_STUDIO, { formats: [] }],
    ["llama.cpp on a grammar", PLAIN, null, "failed to parse grammar", { formats: ["json_object"] }],
    ["about something else", PLAIN, "messages", "This model's maximum context length is 8192 tokens", null],
    ["about what wasn't sent", PLAIN, "reasoning_effort", "reasoning_effort is not supported", null],
  ])("of %s", (_name, dialect, param, message, expected) => {
    const learned = learn(dialect, { param, message });
    expect(learned).toEqual(expected === null ? null : { ...dialect, ...expected, room: expect.any(Number) });
    if (expected?.room !== undefined) expect(learned!.room).toBe(expected.room);
  });

  test("without a word is answered by writing as plainly as can be, once", () => {
    const plain = learn(REASONING, { param: null, message: "" })!;
    expect(plain).toMatchObject({ formats: [], efforts: [], temperature: null });
    expect(learn(plain, { param: null, message: "" })).toBeNull();
  });

  test("about everything, again and again, comes to an end", () => {
    const everything = "max_tokens max_completion_tokens temperature reasoning_effort response_format";
    let dialect: Dialect | null = REASONING;
    let lessons = 0;
    while (dialect !== null && lessons < 50) {
      dialect = learn(dialect, { param: null, message: everything });
      lessons += 1;
    }
    expect(lessons).toBeLessThan(10);
  });
});
