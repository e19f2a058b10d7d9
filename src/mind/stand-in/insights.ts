/**
 * Offline reflection: what the latest memories say about people, interests and days, each insight with the memories it rests on. Two
 * people who talk of the same thing are found to share it: that is what lets Klaus see Maria in another light than his most
 * frequent passer-by (paper section 4.2).
 */
import type { Random } from "../../world/chance.ts";
import type { Memory } from "../../world/events.ts";
import { firstName } from "../../world/people.ts";
import type { QuestionsInput } from "../prompts/ask-questions.ts";
import type { InsightsInput } from "../prompts/find-insights.ts";
import type { Self } from "../prompts/phrases.ts";
import { nameOf } from "../tell.ts";

const others = (self: Self, memories: readonly Memory[]): [string, Memory[]][] => {
  const by = new Map<string, Memory[]>();
  for (const memory of memories)
    for (const subject of memory.subjects)
      if (subject !== self.persona.id && (self.town.personas.has(subject) || self.world.people.has(subject)))
        by.set(subject, [...(by.get(subject) ?? []), memory]);
  return [...by].sort((a, b) => weight(b[1]) - weight(a[1]) || (a[0] < b[0] ? -1 : 1));
};

const weight = (memories: readonly Memory[]): number => memories.reduce((sum, memory) => sum + memory.poignancy, 0);

/** The three questions: about the person who matters most lately, about the main concern, about how things are going. */
export function standInQuestions(input: QuestionsInput, random: Random): string[] {
  const { persona } = input;
  const [first, second] = others(input, input.memories);
  const person = first ? nameOf(input.town, input.world, first[0]) : "the neighbours";
  const next = second ? nameOf(input.town, input.world, second[0]) : person;
  return [
    `What does ${person} mean to ${persona.name}?`,
    random.pick([`What do ${persona.name} and ${next} have in common?`, `What is ${next} busy with?`]),
    random.pick([
      `What is ${persona.name} devoted to?`,
      `How does ${persona.name} feel about ${persona.currently[0] ?? persona.occupation}?`,
    ]),
  ];
}

interface Insight {
  insight: string;
  because: number[];
}

/** Up to five insights over the retrieved statements, cited by number. */
export function standInInsights(input: InsightsInput, random: Random): Insight[] {
  const { persona, memories } = input;
  const number = (memory: Memory) => memories.indexOf(memory) + 1;
  const cite = (some: readonly Memory[]) => [...new Set(some.map(number))].filter((n) => n > 0).slice(0, 6);
  const insights: Insight[] = [];
  const add = (insight: string, some: readonly Memory[]) => {
    const because = cite(some);
    if (
      because.length > 0 &&
      insights.length < 5 &&
      !insights.some((one) => one.insight === insight) &&
      !memories.some((memory) => memory.text === insight)
    )
      insights.push({ insight, because });
  };
  for (const [id, about] of others(input, memories).slice(0, 3)) {
    const name = nameOf(input.town, input.world, id);
    const theirTopics = new Map<string, Memory[]>();
    for (const memory of about)
      for (const subject of memory.subjects)
        if (subject.startsWith(`topic:${id}/`))
          theirTopics.set(subject.slice(6), [...(theirTopics.get(subject.slice(6)) ?? []), memory]);
    const other = input.town.personas.get(id);
    const shared = other?.topics.find(
      (topic) =>
        theirTopics.has(`${id}/${topic.id}`) &&
        persona.topics.some((mine) => mine.words.some((word) => topic.words.includes(word))),
    );
    if (shared && other) {
      const mine = persona.topics.find((topic) => topic.words.some((word) => shared.words.includes(word)))!;
      const word = mine.words.find((one) => shared.words.includes(one))!;
      add(`${persona.name} and ${name} both care about ${word}`, [
        ...(theirTopics.get(`${id}/${shared.id}`) ?? []),
        ...about.slice(0, 2),
      ]);
    }
    const [topicKey, told] = [...theirTopics][0] ?? [];
    const topic = other?.topics.find((one) => `${id}/${one.id}` === topicKey);
    if (topic && told) add(`${name} is much taken up with the ${topic.label}`, told);
    const spoke = about.filter((memory) => memory.speaker === id);
    if (spoke.length >= 3)
      add(
        random.pick([
          `${persona.name} can talk openly with ${name}`,
          `${name} is somebody ${persona.name} likes to hear from`,
          `${persona.name} has grown closer to ${name} through talk`,
        ]),
        spoke,
      );
    else if (about.length >= 3 && spoke.length === 0)
      add(`${persona.name} sees ${firstName(name)} often, but hardly knows ${name}`, about);
  }
  const own = memories.filter((memory) => memory.source.how === "did" && memory.speaker === null);
  if (own.length >= 2)
    add(
      random.pick([
        `${persona.name} is devoted to ${persona.topics[0]?.label ? `the ${persona.topics[0].label}` : persona.occupation}`,
        `${persona.name}'s days revolve around ${persona.work?.doing ?? persona.pastimes[0]?.doing ?? "home"}`,
      ]),
      own,
    );
  const story = memories.find((memory) => memory.stories.length > 0 && memory.source.how === "heard");
  if (story) {
    const told = input.stories.get(story.stories[0] ?? "");
    if (told)
      add(
        told.event
          ? `Many people in town speak of ${told.event.name}`
          : `People in town are talking about ${nameOf(input.town, input.world, told.holder)}`,
        [story],
      );
  }
  const earlier = memories.filter((memory) => memory.kind === "reflection");
  if (earlier.length >= 2)
    add(
      `${persona.name} is beginning to see a pattern: ${lower(earlier[0]!.text)}, and ${lower(earlier[1]!.text)}`.slice(
        0,
        280,
      ),
      earlier.slice(0, 2),
    );
  if (insights.length === 0 && memories.length > 0)
    add(
      `${persona.name} has had a full day and is content with ${persona.work ? "the work" : "how it went"}`,
      memories.slice(0, 3),
    );
  return insights;
}

const lower = (text: string): string => text.replace(/\.$/, "");
