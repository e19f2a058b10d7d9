/** Nobody asks what the news itself has just said, in any language. */
import { describe, expect, it } from "vitest";
import { generatedTown } from "../../../test/towns/generated-town.ts";
import { factsOf } from "../../town/file/settle.ts";
import { talkWords } from "./words.ts";

describe.each(["en", "zh-CN"] as const)("what is asked about a need (%s)", (language) => {
  it("is never what is needed: whoever tells of it says so", () => {
    const definition = generatedTown(41, language);
    const town = factsOf(definition, "test");
    const { ways } = talkWords({ town } as Parameters<typeof talkWords>[0]).news;
    for (const bank of [ways.need.asks, ways.need.asksFace]) expect(Object.keys(bank ?? {})).not.toContain("what");
  });
});
