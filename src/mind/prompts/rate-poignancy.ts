/** Poignancy of what the rule cannot tell, one batch an hour (paper section 4.1; design section 5). */
import { z } from "zod";
import type { Memory } from "../../world/events.ts";
import { step } from "../step.ts";
import { numbered, type Self, whoIAm } from "./phrases.ts";

/** Memories to be rated. */
export interface RateInput extends Self {
  readonly memories: readonly Memory[];
}

const shape = z.object({ ratings: z.array(z.number()) });

/** Asks how poignant memories are, 1 to 10 each (paper section 4.1). */
export const ratePoignancy = step<RateInput, z.infer<typeof shape>>({
  name: "rate-poignancy",
  tier: "routine",
  maxTokens: 200,
  answer: () => shape,
  text: (input) =>
    [
      whoIAm(input),
      "On a scale of 1 to 10, where 1 is mundane (brushing teeth, making the bed) and 10 is as poignant as can be (a break-up, a college acceptance),",
      `how poignant is each of these for ${input.persona.name}? One whole number each, in order.`,
      numbered(input.memories),
    ].join("\n"),
  check: (given, input) =>
    given.ratings.length !== input.memories.length
      ? "not one rating each"
      : given.ratings.some((one) => !Number.isInteger(one) || one < 1 || one > 10)
        ? "a rating outside 1 to 10"
        : null,
  standIn: (input) => ({ ratings: input.memories.map((memory) => memory.poignancy) }),
});
