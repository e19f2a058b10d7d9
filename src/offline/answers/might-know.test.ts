/** Whom a resident sends somebody to who asks what they do not know, in towns that the rule was not written for. */
import { describe, expect, it } from "vitest";
import { townOf } from "../../../test/talk/invented-town.ts";
import type { TalkLanguage } from "../../../test/talk/lines.ts";
import type { Self } from "../../mind/self.ts";
import { factsOf, settle } from "../../town/file/settle.ts";
import type { Asked } from "./answerer.ts";
import { mightKnow } from "./might-know.ts";
import { mouthOf } from "./mouths.ts";

/** The occupation of whoever is named to a question that is put to somebody of a trade. */
async function named(town: string, language: TalkLanguage, trade: string, question: string): Promise<string | null> {
  const definition = await townOf(town, language);
  const { state } = await settle(definition, "test", "1", 5, async (texts) => texts.map(() => null));
  const facts = factsOf(definition, "test");
  const persona = definition.personas.find(({ occupation }) => occupation.includes(trade))!;
  const self = { persona, mind: state.minds.get(persona.id)!, town: facts, world: state.world, now: state.now };
  const mouth = mouthOf(self as unknown as Self);
  const who = mightKnow({ self, asker: { id: "visitor:web:tom" }, people: [], mouth } as unknown as Asked, question);
  return who === null ? null : facts.personas.get(who)!.occupation;
}

describe("who might know", () => {
  it.each([
    ["tolva-ridge", "en", "cook", "what do the goats eat", "goatherd"],
    ["tolva-ridge", "en", "cook", "how does the bus get up here in the snow", "bus driver"],
    ["pellow-cove", "en", "tea room", "who takes care of the lighthouse?", "lighthouse keeper"],
    ["qingyao", "zh-CN", "豆花", "谁会唱戏", "唱青衣"],
  ] as const)("%s (%s), a %s is asked: %s", async (town, language, trade, question, occupation) => {
    expect(await named(town, language, trade, question)).toContain(occupation);
  });

  it.each([
    ["tolva-ridge", "en", "cook", "is it far to the sea from here"],
    ["qingyao", "zh-CN", "豆花", "你最远去过哪儿"],
  ] as const)("nobody, where nobody stands out: %s (%s), %s: %s", async (town, language, trade, question) => {
    expect(await named(town, language, trade, question)).toBeNull();
  });
});
