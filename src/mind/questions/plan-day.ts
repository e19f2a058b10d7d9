/**
 * The morning call (design section 5, Cost): yesterday in a sentence, who I am now, and the day in five to eight broad pieces
 * (paper section 4.3, appendix A).
 */

import { z } from "zod";
import { clockText, dateText } from "../../clock/units.ts";
import type { Memory } from "../../world/events.ts";
import { type Activity, activityIn } from "../../world/kinds.ts";
import { type PlaceId, placeOf, type TownMap } from "../../world/places.ts";
import type { DayPlan, Intent } from "../mind.ts";
import type { Self } from "../self.ts";
import { codedStep, worded } from "../step.ts";
import { activityShape } from "./activity.ts";
import { commitmentsInWords, numbered, quoted, sentence, whoIAm } from "./phrases.ts";
import { anyProblem, doingProblem, LONGEST, strangerProblem, subjectProblem } from "./plain.ts";

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
          activity: activityShape,
          place: z.enum([...knownPlaces(input)] as [string, ...string[]]),
          emoji: z.string(),
        }),
      )
      .min(3)
      .max(24),
  });

type Given = z.infer<ReturnType<typeof answer>>;

/** Yesterday, who I am, and the day in broad pieces; times as "HH:MM", past midnight "24:30". */
export type PlanDayAnswer = Omit<Given, "chunks"> & {
  readonly chunks: readonly (Given["chunks"][number] & { readonly activity: Activity })[];
};

const isTime = (text: string): boolean => /^\d{1,2}:\d{2}$/.test(text.trim());

/** Asks for the morning: yesterday, who I am, the day (paper section 4.3, appendix A). */
export const planDay = codedStep<"plan-day", PlanDayInput, PlanDayAnswer, Given>({
  name: "plan-day",
  tier: "routine",
  maxTokens: 1200,
  answer,
  read: (given, { town }) => ({
    ...given,
    chunks: given.chunks.map((one) => ({ ...one, activity: one.activity ?? activityIn(one.doing, town.language) })),
  }),
  text: worded<PlanDayInput>({
    en: (input) => {
      const { persona, mind, town, world, day, now } = input;
      const last = mind.plan?.day === day - 1 ? mind.plan : null;
      const known = [...knownPlaces(input)];
      const haunts = persona.haunts.filter((id) => known.includes(id));
      return [
        whoIAm(input),
        `What ${persona.name} remembers about themselves:`,
        numbered(input.about, input),
        last ? `Yesterday's plan, as it came to be: ${outline(last, world.map)}` : "",
        day === 1 ? "" : `What mattered yesterday:\n${numbered(input.yesterday, input)}`,
        `Agreed to: ${commitmentsInWords(input)}`,
        `On their mind: ${mind.intents.map(intentInWords).join("; ") || "nothing special"}`,
        `Home: ${persona.home.place}. Work: ${persona.work ? `${persona.work.spot.place}, ${persona.work.hours.map((h) => `${clockText(h.from)}-${clockText(h.to)}`).join(" and ")}` : "none"}.`,
        `Places ${persona.name} knows: ${known.join(", ")}.${haunts.length > 0 ? ` Likes to go to: ${haunts.join(", ")}.` : ""}`,
        `It is the morning of ${dateText(town.start, now, town.language)}. ${persona.name} gets up at ${clockText(persona.wake)} and goes to bed at ${clockText(persona.sleep)}.`,
        "Write: yesterday in one sentence (empty on the first day); core characteristics, daily occupation and feeling about recent progress, one or two sentences each;",
        "and today's plan in 5 to 8 pieces from getting up to going to bed, with times as HH:MM, one breakfast, one lunch and one dinner at most, each piece at a place they know, by its id, while it is open.",
        `"doing" reads after "${persona.name} is ..."; "activity" is what it is, the nearest of the list.${last ? " Not the same day as yesterday." : ""}`,
      ]
        .filter(Boolean)
        .join("\n");
    },
    "zh-CN": (input) => {
      const { persona, mind, town, world, day, now } = input;
      const last = mind.plan?.day === day - 1 ? mind.plan : null;
      const known = [...knownPlaces(input)];
      const haunts = persona.haunts.filter((id) => known.includes(id));
      const hours = persona.work?.hours.map((h) => `${clockText(h.from)}-${clockText(h.to)}`).join("、");
      return [
        whoIAm(input),
        `${persona.name}记得的关于自己的事：`,
        numbered(input.about, input),
        last ? `昨天实际过成了这样：${outline(last, world.map)}` : "",
        day === 1 ? "" : `昨天要紧的事：\n${numbered(input.yesterday, input)}`,
        `答应了的事：${commitmentsInWords(input)}`,
        `心里惦记的：${mind.intents.map(intentInWords).join("；") || "没什么特别的"}`,
        `家：${persona.home.place}。工作：${persona.work ? `${persona.work.spot.place}，${hours}` : "没有"}。`,
        `${persona.name}知道的地方：${known.join(", ")}。${haunts.length > 0 ? `喜欢去：${haunts.join(", ")}。` : ""}`,
        `现在是${dateText(town.start, now, town.language)}早上。${persona.name}${clockText(persona.wake)}起床，${clockText(persona.sleep)}睡觉。`,
        "请写：用一句话说昨天（第一天留空）；性格特点、每天做的事、对近来进展的感受，各一两句；",
        "再把今天从起床到睡觉分成5到8段，时间写成HH:MM，早饭、午饭、晚饭最多各一顿，每段都在知道的地方（用id），而且那时开着门。",
        `"doing"接在“${persona.name}正在”后面读得通；"activity"是它属于哪一类，选最接近的。${last ? "不要和昨天一模一样。" : ""}`,
      ]
        .filter(Boolean)
        .join("\n");
    },
  }),
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
});
