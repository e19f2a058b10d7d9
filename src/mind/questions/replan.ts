/**
 * Replanning from a moment on (paper section 4.3.1), because of a word of the inner voice or a closed door: one new piece of the day,
 * and the rest stays.
 */

import { z } from "zod";
import { clockText, timeOfDay } from "../../clock/units.ts";
import { type Activity, activityIn } from "../../world/kinds.ts";
import type { PlaceId, Purpose } from "../../world/places.ts";
import type { Self } from "../self.ts";
import { codedStep, worded } from "../step.ts";
import { activityShape } from "./activity.ts";
import { planInWords, quoted, sentence, when, whereIAm, whoIAm } from "./phrases.ts";
import { anyProblem, doingProblem, LONGEST, strangerProblem } from "./plain.ts";

/** Why the plan may change. */
export type Occasion =
  | { readonly kind: "voice"; readonly text: string }
  | {
      readonly kind: "turned-away";
      readonly why: string;
      readonly from: string;
      readonly place: PlaceId;
      /** What they came for. */
      readonly wanted: Purpose | null;
    };

/** What replanning is given. */
export interface ReplanInput extends Self {
  readonly occasion: Occasion;
}

const answer = (input: ReplanInput) =>
  z.object({
    change: z.boolean(),
    why: z.string(),
    doing: z.string(),
    activity: activityShape,
    place: z.enum([...input.world.map.places.keys()] as [string, ...string[]]),
    from: z.string().regex(/^\d{1,2}:\d{2}$/, "a time as HH:MM"),
    minutes: z.number().int().min(5).max(240),
    emoji: z.string(),
  });

type Given = z.infer<ReturnType<typeof answer>>;

/** One piece of the day that follows, and whether the day changes at all. */
export type ReplanAnswer = Given & { readonly activity: Activity };

/** Asks what becomes of the day (paper section 4.3.1). */
export const replan = codedStep<"replan", ReplanInput, ReplanAnswer, Given>({
  name: "replan",
  tier: "routine",
  maxTokens: 250,
  answer,
  read: (given, { town }) => ({ ...given, activity: given.activity ?? activityIn(given.doing, town.language) }),
  text: worded<ReplanInput>({
    en: (input) =>
      [
        whoIAm(input),
        `${when(input)} ${whereIAm(input)} Plan: ${planInWords(input)}.`,
        input.occasion.kind === "voice"
          ? `A thought comes to ${input.persona.name}, as strong as a decision: ${quoted(input.occasion.text)}`
          : `${input.persona.name} could not get into ${input.occasion.from}: ${sentence(input.occasion.why)}.`,
        `Give one piece of today's plan that follows from it: what ${input.persona.name} will be doing (reads after "is"), what that is ("activity", the nearest of the list), at which place (id), from when (HH:MM, not before ${clockText(input.now)}), for how many minutes (10 to 120), one emoji. "change" is false when today's plan can stay as it is; "why" is a short sentence.`,
      ].join("\n"),
    "zh-CN": (input) =>
      [
        whoIAm(input),
        `${when(input)}${whereIAm(input)}接下来的打算：${planInWords(input)}。`,
        input.occasion.kind === "voice"
          ? `${input.persona.name}心里冒出一个念头，像已经拿定了主意一样：${quoted(input.occasion.text)}`
          : `${input.persona.name}没能进${input.occasion.from}：${sentence(input.occasion.why)}。`,
        `写出今天计划里由此而来的一段：${input.persona.name}做什么（接在“正在”后面读得通）、属于哪一类（"activity"，选最接近的）、在哪里（用地点的id）、几点开始（HH:MM，不早于${clockText(input.now)}）、多少分钟（10到120）、一个表情符号。今天的计划不用变时，"change"填false；"why"是一句短话。`,
      ].join("\n"),
  }),
  check: (given, input, shown) =>
    given.change && (given.doing.trim() === "" || !/^\d{1,2}:\d{2}$/.test(given.from.trim()) || !(given.minutes > 0))
      ? "a piece without doing, time or length"
      : given.change
        ? (doingProblem([given.doing], input) ??
          anyProblem([given.why], LONGEST.doing, input, "empty") ??
          strangerProblem([given.doing, given.why], [], shown, input))
        : null,
});

/** Minutes of the day a HH:MM answer names, never before now. */
export function startOf(from: string, now: number): number {
  const [hours = 0, mins = 0] = from.trim().split(":").map(Number);
  const today = now - timeOfDay(now as never) + hours * 60 + mins;
  return Math.max(now, today);
}
