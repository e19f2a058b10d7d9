/**
 * The morning call (design section 5, Cost): yesterday in a sentence, who I am now, and the day in five to eight broad pieces
 * (paper section 4.3, appendix A).
 */
import { z } from "zod";
import { clockText, dateText } from "../../clock/units.ts";
import type { Memory } from "../../world/events.ts";
import { type PlaceId, placeOf, type TownMap } from "../../world/places.ts";
import type { DayPlan, Intent } from "../mind.ts";
import { anyProblem, doingProblem, LONGEST, strangerProblem, subjectProblem } from "../plain.ts";
import { standInsOf } from "../stand-in/stand-ins.ts";
import { step } from "../step.ts";
import { commitmentsInWords, numbered, quoted, type Self, sentence, whoIAm } from "./phrases.ts";

/** What the morning call is given. */
export interface PlanDayInput extends Self {
  readonly day: number;
  /** Retrieved on core characteristics, occupation and recent progress. */
  readonly about: readonly Memory[];
  /** Yesterday's weightiest memories. */
  readonly yesterday: readonly Memory[];
}

/** A time of the day as it is written; past midnight "24:30". */
const clock = z.string().regex(/^\d{1,2}:\d{2}$/, "a time as HH:MM");

/** Where a day may lead: the places the resident has come to know, and those of their own life. */
function knownPlaces({ persona, mind, world }: Self): Set<PlaceId> {
  const own = [
    persona.home.place,
    persona.work?.spot.place,
    ...persona.pastimes.map((pastime) => pastime.place),
    ...Object.values(persona.meals).map((meal) => meal?.place),
    ...mind.commitments.map((one) => one.spot?.place),
  ];
  const known = [...own, ...mind.map.places].filter((place) => place !== undefined && place !== null);
  return new Set(known.filter((place) => world.map.places.has(place)));
}

/** A plan in short, without getting up and going to bed. */
const outline = (plan: DayPlan, map: TownMap): string =>
  plan.chunks
    .filter((chunk) => chunk.kind !== "routine")
    .map((chunk) => `${clockText(chunk.from)} ${sentence(chunk.doing)} (${placeOf(map, chunk.place).name})`)
    .join("; ");

/** A wish of their own as it is; a whispered thought as the words that it is. */
const intentInWords = (intent: Intent): string =>
  intent.story?.startsWith("whisper-") ? quoted(intent.text) : sentence(intent.text);

const answer = (input: PlanDayInput) =>
  z.object({
    yesterday: z.string(),
    core: z.string(),
    occupation: z.string(),
    feeling: z.string(),
    chunks: z
      .array(
        z.object({
          from: clock,
          to: clock,
          kind: z.enum(["routine", "meal", "work", "pastime", "errand"]),
          doing: z.string(),
          place: z.enum([...knownPlaces(input)] as [string, ...string[]]),
          emoji: z.string(),
        }),
      )
      .min(3)
      .max(24),
  });

/** Yesterday, who I am, and the day in broad pieces; times as "HH:MM", past midnight "24:30". */
export type PlanDayAnswer = z.infer<ReturnType<typeof answer>>;

const isTime = (text: string): boolean => /^\d{1,2}:\d{2}$/.test(text.trim());

/** Asks for the morning: yesterday, who I am, the day (paper section 4.3, appendix A). */
export const planDay = step<PlanDayInput, PlanDayAnswer>({
  name: "plan-day",
  tier: "routine",
  maxTokens: 1200,
  answer,
  text: (input) => {
    const { persona, mind, town, world, day, now } = input;
    const last = mind.plan?.day === day - 1 ? mind.plan : null;
    const known = [...knownPlaces(input)];
    const haunts = persona.haunts.filter((id) => known.includes(id));
    return [
      whoIAm(input),
      `What ${persona.name} remembers about themselves:`,
      numbered(input.about),
      last ? `Yesterday's plan, as it came to be: ${outline(last, world.map)}` : "",
      day === 1 ? "" : `What mattered yesterday:\n${numbered(input.yesterday)}`,
      `Agreed to: ${commitmentsInWords(input)}`,
      `On their mind: ${mind.intents.map(intentInWords).join("; ") || "nothing special"}`,
      `Home: ${persona.home.place}. Work: ${persona.work ? `${persona.work.spot.place}, ${persona.work.hours.map((h) => `${clockText(h.from)}-${clockText(h.to)}`).join(" and ")}` : "none"}.`,
      `Places ${persona.name} knows: ${known.join(", ")}.${haunts.length > 0 ? ` Likes to go to: ${haunts.join(", ")}.` : ""}`,
      `It is the morning of ${dateText(town.start, now, town.language)}. ${persona.name} gets up at ${clockText(persona.wake)} and goes to bed at ${clockText(persona.sleep)}.`,
      "Write: yesterday in one sentence (empty on the first day); core characteristics, daily occupation and feeling about recent progress, one or two sentences each;",
      "and today's plan in 5 to 8 pieces from getting up to going to bed, with times as HH:MM, one breakfast, one lunch and one dinner at most, each piece at a place they know, by its id, while it is open.",
      `"doing" reads after "${persona.name} is ...".${last ? " Not the same day as yesterday." : ""}`,
    ]
      .filter(Boolean)
      .join("\n");
  },
  check: (given, input, shown) =>
    given.chunks.filter((one) => isTime(one.from) && isTime(one.to)).length < 2
      ? "a day needs at least two pieces with their times"
      : (anyProblem([given.yesterday], LONGEST.summary, input, "empty") ??
        anyProblem([given.core, given.occupation, given.feeling], LONGEST.summary, input) ??
        subjectProblem([given.core, given.occupation, given.feeling], [input.persona.id], shown, input) ??
        doingProblem(
          given.chunks.map((one) => one.doing),
          input,
        ) ??
        strangerProblem([given.yesterday, ...given.chunks.map((one) => one.doing)], [], shown, input)),
  standIn: (input, random) => {
    const standIns = standInsOf(input.town.language);
    return {
      yesterday: standIns.yesterday(input),
      ...standIns.whoIAm(input, input.about, random),
      chunks: standIns.day(input, input.day, random),
    };
  },
});
