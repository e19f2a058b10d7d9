/** The lines as members type them, with what they mean and what an answer to them must and must not hold. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import type { languageTags } from "../../src/language/tags.ts";
import { packageFile } from "../../src/package-files.ts";

/** A language there are lines in. */
export type TalkLanguage = (typeof languageTags)[number];
/** What may be looked at while building, and what is only counted: a third of the first hands, and all of those who came later. */
export const splits = ["seen", "held-out", "held-out-c"] as const;
/** One of them. */
export type Split = (typeof splits)[number];

const meaning = z.looseObject({
  act: z.string(),
  what: z.string().optional(),
  about: z.string().optional(),
  answer: z.string().optional(),
});
/** What a line means, in its writer's words. */
export type Meaning = z.infer<typeof meaning>;

const goldLine = z.object({
  id: z.string(),
  hand: z.string(),
  town: z.string(),
  scene: z.object({
    place: z.string(),
    hour: z.string(),
    with: z.array(z.string()),
    /** What those are doing, by id, where it is told. */
    doing: z.record(z.string(), z.string()).optional(),
    /** Counted from 1. */
    day: z.int().min(1),
    /** Who said what just before; whoever is no resident is whoever types. */
    before: z.array(z.tuple([z.string(), z.string()])).default([]),
    known: z.array(z.string()).default([]),
  }),
  text: z.string(),
  means: z.array(meaning),
  form: z.string(),
  must: z.array(z.string()),
  mustNot: z.array(z.string()).default([]),
});
/** A line in its scene. */
export type GoldLine = z.infer<typeof goldLine>;

/** The lines of a language and a split. */
export const goldLines = (language: TalkLanguage, split: Split): GoldLine[] =>
  readFileSync(packageFile(`test/talk/${language}.${split}.jsonl`), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => goldLine.parse(JSON.parse(line)));
