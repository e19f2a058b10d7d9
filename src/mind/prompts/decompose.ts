/** Decomposition just in time (paper section 4.3, appendix A): the next two chunks as actions of five to fifteen minutes. */
import { z } from "zod";
import { clockText } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import { placeOf } from "../../world/places.ts";
import type { Chunk } from "../mind.ts";
import { anyProblem, doingProblem, LONGEST } from "../plain.ts";
import { standInsOf } from "../stand-in/stand-ins.ts";
import { step } from "../step.ts";
import { usableAreas } from "../where.ts";
import { type Self, sentence, when, whoIAm } from "./phrases.ts";

/** What is to be taken apart: one or two chunks. */
export interface DecomposeInput extends Self {
  readonly chunks: readonly Chunk[];
}

const piece = z.object({
  doing: z.string().min(1),
  minutes: z.number().int().min(5).max(240),
  object: z.string().nullable(),
  state: z.string().nullable(),
  emoji: z.string(),
});

const answer = (input: DecomposeInput) =>
  z.object({ chunks: z.array(z.object({ actions: z.array(piece).min(1) })).length(input.chunks.length) });

/** Actions for each chunk that was given, in order. */
export type DecomposeAnswer = z.infer<ReturnType<typeof answer>>;

/** Asks what one or two chunks are made of (paper section 4.3). */
export const decompose = step<DecomposeInput, DecomposeAnswer>({
  name: "decompose",
  tier: "routine",
  maxTokens: 1500,
  answer,
  text: (input) =>
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
          .join("; ")}`;
      }),
      `"doing" reads after "${input.persona.name} is ..."; "object" is the name of an object there that is used, or null; "state" is what becomes of it meanwhile, in a word or two; one emoji each.`,
    ].join("\n"),
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
  standIn: (input, random) => ({
    chunks: input.chunks.map((chunk) => ({ actions: standInsOf(input.town.language).pieces(input, chunk, random) })),
  }),
});
