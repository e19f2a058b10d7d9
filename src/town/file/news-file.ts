/** The form of what a story is of, where it is no gathering (`world/news.ts`). */
import { z } from "zod";
import { reports } from "../../world/episodes.ts";
import { changes } from "../../world/news.ts";
import { day, id, text } from "./forms.ts";

const holder = "its holder when left out";
const onDay = day.nullable().default(null);

/** What a story is of: its kind, and the people, places and things that have a part in it. */
export const matter = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("office").describe("A post that somebody stands for"),
    post: text.describe('"mayor"'),
    candidates: z.array(id).optional().describe(`Who stands for it; ${holder}`),
    day: onDay.describe("When it is decided; null: nobody knows"),
  }),
  z.strictObject({
    kind: z.literal("project").describe("Something that somebody works at for days"),
    owner: id.optional().describe(`Whose it is; ${holder}`),
    stages: z.array(text).default([]).describe("What is done first, next, last"),
    due: onDay.describe("When it is to be done; null: when it is"),
    what: text.nullable().default(null).describe('What it is: "the chapel organ"; null: nobody says'),
    place: id.nullable().default(null).describe("Where it is worked at; null: where its owner works or lives"),
  }),
  z.strictObject({
    kind: z.literal("loss").describe("Somebody or something gone missing"),
    owner: id.nullable().optional().describe(`Whose it is; ${holder}, null: nobody's`),
    thing: text.describe('"his dog Biscuit"'),
    lastSeen: id.nullable().default(null).describe("The place where it was seen last; null: nobody knows"),
  }),
  z.strictObject({
    kind: z.literal("danger").describe("What threatens places"),
    where: z.array(id).default([]).describe("The places it threatens"),
    from: onDay.describe("From which day on; null: already"),
    until: onDay.describe("Up to which day; null: that first day, or a few days where that is null too"),
  }),
  z.strictObject({
    kind: z.literal("quarrel").describe("Two who have fallen out"),
    two: z.tuple([id, id]).describe("The two"),
    over: text.describe('What it is over: "the hedge"'),
  }),
  z.strictObject({
    kind: z.literal("feeling").describe("What somebody feels for another"),
    of: id.optional().describe(`Who feels it; ${holder}`),
    about: id.nullable().default(null).describe("For whom; null: nobody in town"),
  }),
  z.strictObject({
    kind: z.literal("change").describe("Somebody comes or leaves, a place opens or closes"),
    change: z.enum(changes).describe("Which of these"),
    who: id.nullable().default(null).describe("Who comes or leaves; null: nobody who lives here"),
    place: id.nullable().default(null).describe("What opens or closes; null: no place of the map"),
    day: onDay.describe("When; null: nobody knows"),
  }),
  z.strictObject({
    kind: z.literal("need").describe("What somebody lacks or looks for"),
    who: id.optional().describe(`Who; ${holder}`),
    what: text.describe('"two hands for the shearing"'),
    takes: text
      .nullable()
      .default(null)
      .describe('A trade or a skill that it takes, by its name or a word of it: "nurse"; null: good will'),
  }),
  z.strictObject({
    kind: z.literal("happening").describe("Anything else that happened"),
    who: id.nullable().optional().describe(`To whom; ${holder}, null: to the town`),
    report: z
      .enum(Object.keys(reports) as [keyof typeof reports])
      .nullable()
      .default(null)
      .describe("What it is, where it is one of these"),
  }),
]);
