/**
 * The days of a town without their words, so that those of two towns can be compared in which only the words differ. Finding memories
 * by likeness may read words: so nobody here has heard of the nouns, nobody concludes anything, and what a thought rests on is left out.
 */
import { gatheringOf } from "../../src/mind/persona.ts";
import { type Model, noUsage } from "../../src/model/model.ts";
import { occasionAt } from "../../src/offline/day/occasion.ts";
import type { Memory, PlannedChunk, TownEvent } from "../../src/world/events.ts";
import { offline } from "../town/living.ts";
import { twoDays } from "../town/two-days.ts";
import { generatedTown, type TownLanguage } from "./generated-town.ts";
import { plainly, type Word } from "./word.ts";

const calm = {
  en: {
    insight: "All is well.",
    core: "A calm sort of person.",
    occupation: "Work as usual.",
    feeling: "All is well.",
  },
  "zh-CN": { insight: "一切都好。", core: "性情平和。", occupation: "照常过日子。", feeling: "一切都好。" },
} as const;

/** The offline mind that knows no noun of these, and concludes nothing from what comes to mind. */
function unlettered(nouns: ReadonlySet<string>, language: TownLanguage): Model {
  const longest = [...nouns].sort((a, b) => b.length - a.length).join("|");
  const known = new RegExp(language === "en" ? `\\b(?:${longest})(?:'s|s)?\\b` : longest, "giu");
  const { insight, ...self } = calm[language];
  // A statement that is not there: such an insight is dropped.
  const value = { insights: [{ insight, because: [999] }], ...self };
  return {
    ...offline,
    ask: async (question) =>
      question.step === "find-insights" ? { ok: true, value, usage: noUsage } : offline.ask(question),
    embed: (town, texts) =>
      offline.embed(
        town,
        texts.map((text) => text.replace(known, " ")),
      ),
  };
}

/** Fields that are words, or hang on likeness. */
const WORDS = new Set([
  "text",
  "thing",
  "over",
  "post",
  "event",
  "stages",
  "doing",
  "what",
  "why",
  "core",
  "occupation",
  "feeling",
  "name",
  "detail",
  "questions",
]);
const LIKENESS = new Set(["evidence", "rests", "id"]);

/** An event without its words; things stand by their number, for their ids are made of their names. */
const meaningOf = (event: TownEvent, things: ReadonlyMap<string, number>): string =>
  JSON.stringify(event, function (this: object, key, value: TownEvent | Memory | PlannedChunk | string) {
    if (LIKENESS.has(key)) return undefined;
    // What an act asks for is no words.
    if (WORDS.has(key) && typeof value !== "object" && !("act" in this)) return "";
    if (key === "questions") return [];
    return typeof value === "string" ? (things.get(value) ?? value) : value;
  });

/** Two days of a generated town without their words. */
export async function meaningOfDays(seed: number, language: TownLanguage, word: Word = plainly): Promise<string[]> {
  const nouns = new Set<string>();
  const generated = generatedTown(seed, language, (of, noun) => {
    const named = word(of, noun);
    // A noun may be a common word as well ("reading"), which then is unknown in both towns.
    for (const one of [named, noun, ...named.split(" "), ...noun.split(" ")]) nouns.add(one);
    return named;
  });
  // With gatherings alone: of other news something still reads a word, in two of five towns.
  const held = generatedTown(seed, language);
  // What they are held for is said by their names alone, which nobody can read.
  const stories = generated.stories.flatMap((story, i) => {
    const [gathering, same] = [gatheringOf(story), gatheringOf(held.stories[i])];
    return gathering && same
      ? [{ ...story, of: { ...story.of, ...gathering, occasion: occasionAt(held.stories[i]!, same, held) } }]
      : [];
  });
  const definition = { ...generated, stories };
  const objects = [...definition.map.places.values()].flatMap(({ areas }) => areas.flatMap((area) => area.objects));
  const things = new Map(objects.map(({ id }, i) => [id, i]));
  const { events } = await twoDays(definition, unlettered(nouns, language), "1");
  return events.map((event) => meaningOf(event, things));
}
