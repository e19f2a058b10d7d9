/** Streams and talk: reflections and what they cite (paper section 4.2), claims and where they come from (7.1.2), lines that repeat. */

import { ownWords, tellsIn } from "../mind/news/meant.ts";
import type { Story } from "../mind/persona.ts";
import { leadsBack } from "../town/looking/measures.ts";
import type { EventOf, MemoryId } from "../world/events.ts";
import { firstName } from "../world/people.ts";
import { eventsOf, type Lived, type Log, memoriesIn } from "./lived.ts";
import { counted, type Found } from "./measure.ts";

/** Reflections begun per resident and day. */
export function reflectionRate(log: Log): Found {
  const begun = eventsOf(log, "reflection-begun");
  const per = log.definition.personas.map(({ id, name }) => ({
    name,
    rate: begun.filter((event) => event.who === id).length / log.days,
  }));
  per.sort((a, b) => a.rate - b.rate);
  const told = [per[0], per.at(-1)].flatMap((one) => (one ? [`${one.name} ${one.rate.toFixed(1)} a day`] : []));
  return { value: begun.length / log.definition.personas.length / log.days, cases: told };
}

/** The share of citations that point to a memory of the same resident that was there before; one that cites nothing is wrong too. */
export function validCitations(log: Log): Found {
  const kept = memoriesIn(log);
  let all = 0;
  const cases: string[] = [];
  for (const { of, memory, order } of kept.values()) {
    if (memory.kind !== "reflection") continue;
    const cited: readonly (MemoryId | null)[] = memory.evidence.length > 0 ? memory.evidence : [null];
    for (const id of cited) {
      all++;
      const found = id === null ? undefined : kept.get(id);
      if (!found || found.of !== of || found.order >= order) cases.push(`${memory.id} cites ${id ?? "nothing"}`);
    }
  }
  return { value: all === 0 ? null : 1 - cases.length / all, cases: cases.slice(0, 5) };
}

/**
 * Claims without a chain: memories and lines that carry a story but cannot be walked back to where it began, and lines that tell of
 * one without its speaker knowing it.
 */
export function unfoundedClaims(log: Log, stories: ReadonlyMap<string, Story>): Found {
  const kept = memoriesIn(log);
  const cases: string[] = [];
  for (const { memory } of kept.values())
    for (const id of memory.stories) {
      const story = stories.get(id);
      if (!story || !leadsBack(kept, memory.id, story)) cases.push(`${memory.id} holds ${id}: ${memory.text}`);
    }
  const order = new Map(log.events.map(({ id }, i) => [id, i]));
  const { language, map } = log.definition;
  const where = { language, map, personas: new Map(log.definition.personas.map((one) => [one.id, one])) };
  const all = [...stories.values()];
  // To ask for hands for a party, or to speak of its host, tells nobody of it: what counts is that the speaker knew it by then.
  const knows = ({ who, id: event }: EventOf<"line-said">, story: Story): boolean => {
    const by = order.get(event) ?? 0;
    return [...kept.values()].some(
      (one) =>
        one.of === who &&
        one.order < by &&
        one.memory.stories.includes(story.id) &&
        leadsBack(kept, one.memory.id, story),
    );
  };
  for (const line of eventsOf(log, "line-said")) {
    if (!where.personas.has(line.who ?? "")) continue;
    for (const id of line.stories) {
      const story = stories.get(id);
      const rests = line.rests.filter((one) => kept.get(one)?.of === line.who);
      if (!story || !rests.some((one) => leadsBack(kept, one, story)))
        cases.push(`${line.line} tells ${id}: ${line.text}`);
    }
    // Whoever only speaks of its host, of an evening or of a town names nothing: one of its own words is said.
    const told = statementsIn(line.text).flatMap((one) =>
      tellsIn(one, all, where, { by: line.who }).filter((story) => ownWords(one, story, all, where).length > 0),
    );
    for (const story of new Set(told))
      if (!line.stories.includes(story.id) && !knows(line, story))
        cases.push(`${line.line} names ${story.id} out of nothing: ${line.text}`);
  }
  return counted(cases);
}

/** The sentences of a line that say something: to ask who will stand for mayor is to claim nothing. */
const statementsIn = (text: string): string[] =>
  (text.match(/[^.!?。！？]+[.!?。！？]*/gu) ?? []).filter((sentence) => !/[?？]/u.test(sentence));

/** Lines so alike in a row that a listener would notice. */
const ALIKE = 0.9;

/** Two lines in a row of one speaker in one talk that say the same: cosine of .9 or more. */
export async function alikeLines(lived: Log & Pick<Lived, "model">): Promise<Found> {
  const pairs: [EventOf<"line-said">, EventOf<"line-said">][] = [];
  const last = new Map<string, EventOf<"line-said">>();
  for (const line of eventsOf(lived, "line-said")) {
    const key = `${line.talk} ${line.who}`;
    const before = last.get(key);
    if (before) pairs.push([before, line]);
    last.set(key, line);
  }
  const texts = [...new Set(pairs.flat().map((line) => line.text))];
  const { vectors } = await lived.model.embed(lived.definition.id, texts);
  const vectorOf = new Map(texts.map((text, i) => [text, vectors[i] ?? null]));
  const cases = pairs
    .filter(([a, b]) => likeness(a.text, b.text, vectorOf) >= ALIKE)
    .map(([a, b]) => `${a.line} and ${b.line}: "${a.text}" "${b.text}"`);
  return counted(cases);
}

function likeness(a: string, b: string, vectors: ReadonlyMap<string, Float32Array | null>): number {
  if (a === b) return 1;
  const [one, other] = [vectors.get(a), vectors.get(b)];
  if (!one || !other) return 0;
  return one.reduce((sum, value, i) => sum + value * (other[i] ?? 0), 0);
}

/** How often the commonest way of closing a talk comes in twenty talks; names and punctuation do not make it another. */
export function closingFormulas(log: Log): Found {
  const lastLines = new Map<string, EventOf<"line-said">>();
  for (const line of eventsOf(log, "line-said")) lastLines.set(line.talk, line);
  const words = new Set(
    log.definition.personas.flatMap(({ name }) => [...name.toLowerCase().split(" "), firstName(name).toLowerCase()]),
  );
  const counts = new Map<string, number>();
  for (const { text } of lastLines.values()) {
    const sentence = text.match(/[^.!?。！？]+[.!?。！？]*/gu)?.at(-1) ?? text;
    const formula = (sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
      .filter((word) => !words.has(word))
      .join(" ");
    counts.set(formula, (counts.get(formula) ?? 0) + 1);
  }
  const ranked = [...counts].sort((a, b) => b[1] - a[1]);
  if (lastLines.size === 0) return { value: null, cases: [] };
  return {
    value: ((ranked[0]?.[1] ?? 0) / lastLines.size) * 20,
    cases: ranked.slice(0, 5).map(([formula, count]) => `"${formula}" ${count} times in ${lastLines.size} talks`),
  };
}

/** Lines of the longest talk among residents. */
export function longestTalk(log: Log): Found {
  const lines = new Map<string, number>();
  for (const line of eventsOf(log, "line-said")) lines.set(line.talk, (lines.get(line.talk) ?? 0) + 1);
  const [longest] = [...lines].sort((a, b) => b[1] - a[1]);
  return longest ? { value: longest[1], cases: [`${longest[0]} has ${longest[1]} lines`] } : { value: null, cases: [] };
}
