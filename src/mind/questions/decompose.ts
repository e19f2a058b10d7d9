/** Decomposition just in time (paper section 4.3, appendix A): the next two chunks as actions of five to fifteen minutes. */

import { z } from "zod";
import { clockText } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import { placeOf } from "../../world/places.ts";
import { usableAreas } from "../act/where.ts";
import type { Chunk, HabitPiece } from "../mind.ts";
import { beginningOf } from "../plan/hosting.ts";
import type { Self } from "../self.ts";
import { codedStep, worded } from "../step.ts";
import { activityShape } from "./activity.ts";
import { sentence, when, whoIAm } from "./phrases.ts";
import { anyProblem, doingProblem, LONGEST } from "./plain.ts";

/** What is to be taken apart: one or two chunks. */
export interface DecomposeInput extends Self {
  readonly chunks: readonly Chunk[];
}

const piece = z.object({
  doing: z.string().min(1),
  minutes: z.number().int().min(5).max(240),
  object: z.string().nullable(),
  state: z.string().nullable(),
  activity: activityShape,
  emoji: z.string(),
});

const answer = (input: DecomposeInput) =>
  z.object({ chunks: z.array(z.object({ actions: z.array(piece).min(1) })).length(input.chunks.length) });

type Given = z.infer<ReturnType<typeof answer>>;

/** Actions for each chunk that was given, in order. */
export interface DecomposeAnswer {
  readonly chunks: readonly { readonly actions: readonly HabitPiece[] }[];
}

/** Asks what one or two chunks are made of (paper section 4.3). */
export const decompose = codedStep<"decompose", DecomposeInput, DecomposeAnswer, Given>({
  name: "decompose",
  tier: "routine",
  maxTokens: 1500,
  answer,
  // What a piece is not said to be is what the whole is.
  read: (given) => ({
    chunks: given.chunks.map(({ actions }) => ({
      actions: actions.map(({ activity, ...one }) => (activity ? { ...one, activity } : one)),
    })),
  }),
  text: worded<DecomposeInput>({
    en: (input) =>
      [
        whoIAm(input),
        when(input),
        "Take these pieces of the day apart into actions of 5 to 15 minutes (multiples of 5) that add up to each piece's length:",
        ...input.chunks.map((chunk, i) => {
          const place = placeOf(input.world.map, chunk.place);
          const holds = languageOf(input.town.language).place.areaHolds;
          const areas = usableAreas(input.world.map, input.persona.id, chunk.place, null);
          return `${i + 1}. ${clockText(chunk.from)}-${clockText(chunk.to)} (${chunk.to - chunk.from} minutes): ${sentence(chunk.doing)}, at ${place.name}, where ${areas
            .map((area) =>
              holds(
                area.name,
                area.objects.map(({ name }) => name),
              ),
            )
            .join("; ")}${beginningOf(chunk.serves, input.stories)
            .map(({ doing, object, state }) => `. It begins with ${doing} (object: ${object}, state: ${state})`)
            .join("")}`;
        }),
        `"doing" reads after "${input.persona.name} is ..."; "object" is the name of an object there that is used, or null; "state" is what becomes of it meanwhile, in a word or two; "activity" is what the doing is, the nearest of the list; one emoji each.`,
      ].join("\n"),
    "zh-CN": (input) =>
      [
        whoIAm(input),
        when(input),
        "把下面几段时间拆成5到15分钟（5的倍数）的小事，每段加起来正好是它的长度：",
        ...input.chunks.map((chunk, i) => {
          const place = placeOf(input.world.map, chunk.place);
          const { areaHolds } = languageOf(input.town.language).place;
          const areas = usableAreas(input.world.map, input.persona.id, chunk.place, null).map((area) =>
            areaHolds(
              area.name,
              area.objects.map(({ name }) => name),
            ),
          );
          return `${i + 1}. ${clockText(chunk.from)}-${clockText(chunk.to)}（${chunk.to - chunk.from}分钟）：${sentence(chunk.doing)}，地点是${place.name}，那里${areas.join("；")}${beginningOf(
            chunk.serves,
            input.stories,
          )
            .map(({ doing, object, state }) => `。先要${doing}（object：${object}，state：${state}）`)
            .join("")}`;
        }),
        `"doing"接在“${input.persona.name}正在”后面读得通；"object"是那里用到的一样东西的名字，没有就填null；"state"是用的时候它成了什么样，几个字；"activity"是这件事属于哪一类，选最接近的；每件小事一个表情符号。`,
      ].join("\n"),
  }),
  check: (given, input) =>
    doingProblem(
      given.chunks.flatMap((chunk) => chunk.actions.map((action) => action.doing)),
      input,
    ) ??
    anyProblem(
      given.chunks.flatMap((chunk) => chunk.actions.flatMap((action) => [action.object, action.state])),
      LONGEST.word,
      input,
      "empty",
    ),
});
