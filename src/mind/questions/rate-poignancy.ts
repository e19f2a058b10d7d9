/** Poignancy of what the rule cannot tell, one batch an hour (paper section 4.1; design section 5). */

import { z } from "zod";
import type { Memory } from "../../world/events.ts";
import type { Self } from "../self.ts";
import { step, worded } from "../step.ts";
import { numbered, whoIAm } from "./phrases.ts";

/** Memories to be rated. */
export interface RateInput extends Self {
  readonly memories: readonly Memory[];
}

const answer = (input: RateInput) =>
  z.object({ ratings: z.array(z.number().int().min(1).max(10)).length(input.memories.length) });

/** Asks how poignant memories are, 1 to 10 each (paper section 4.1). */
export const ratePoignancy = step<"rate-poignancy", RateInput, z.infer<ReturnType<typeof answer>>>({
  name: "rate-poignancy",
  tier: "routine",
  maxTokens: 200,
  answer,
  text: worded<RateInput>({
    en: (input) =>
      [
        whoIAm(input),
        "On a scale of 1 to 10, where 1 is mundane (brushing teeth, making the bed) and 10 is as poignant as can be (a break-up, a college acceptance),",
        `how poignant is each of these for ${input.persona.name}? One whole number each, in order.`,
        numbered(input.memories, input),
      ].join("\n"),
    "zh-CN": (input) =>
      [
        whoIAm(input),
        "按1到10打分：1是再平常不过的事（刷牙、铺床），10是最触动人心的事（分手、被大学录取）。",
        `下面每一件对${input.persona.name}来说有多重要？按顺序各给一个整数。`,
        numbered(input.memories, input),
      ].join("\n"),
  }),
});
