/** 简体中文: the questions and insights of a reflection (paper section 4.2), each insight with the statements it rests on. */

import { memoriesOf } from "../../../mind/memory/stream.ts";
import { nameOf } from "../../../mind/memory/tell.ts";
import type { QuestionsInput } from "../../../mind/questions/ask-questions.ts";
import type { InsightsInput } from "../../../mind/questions/find-insights.ts";
import type { Self } from "../../../mind/self.ts";
import { mattersOf, topicKey } from "../../../mind/talk/matter.ts";
import type { Random } from "../../../world/chance.ts";
import type { Memory } from "../../../world/events.ts";
import { shortName } from "../say/talk-words.ts";

/** The people some memories are about, the weightiest first. */
function others(self: Self, memories: readonly Memory[]): [string, Memory[]][] {
  const by = new Map<string, Memory[]>();
  for (const memory of memories)
    for (const subject of memory.subjects)
      if (subject !== self.persona.id && (self.town.personas.has(subject) || self.world.people.has(subject)))
        by.set(subject, [...(by.get(subject) ?? []), memory]);
  const weight = (some: readonly Memory[]) => some.reduce((sum, memory) => sum + memory.poignancy, 0);
  return [...by].sort((a, b) => weight(b[1]) - weight(a[1]) || (a[0] < b[0] ? -1 : 1));
}

/** The three questions: about whoever matters most lately, about somebody else, about oneself. */
export function questions(input: QuestionsInput, random: Random): string[] {
  const { persona } = input;
  const [first, second] = others(input, input.memories);
  const person = first ? nameOf(input.town, input.world, first[0]) : "街坊邻居";
  const next = second ? nameOf(input.town, input.world, second[0]) : person;
  return [
    `${person}对${persona.name}意味着什么？`,
    random.pick([`${persona.name}和${next}有什么共同点？`, `${next}在忙些什么？`]),
    random.pick([
      `${persona.name}把心思放在什么上面？`,
      `${persona.name}怎么看“${persona.currently[0] ?? persona.occupation}”这件事？`,
    ]),
  ];
}

interface Thought {
  readonly insight: string;
  readonly rests: readonly Memory[];
}

/** What the statements show of another: what they care about, what is shared, how close one is. */
function uponPerson(self: InsightsInput, id: string, about: readonly Memory[], random: Random): Thought[] {
  const { persona } = self;
  const name = nameOf(self.town, self.world, id);
  // Two who both speak of somebody do not share that somebody.
  const names = new Set([...self.town.personas.values()].map((one) => shortName(one.name)));
  const thoughts: Thought[] = [];
  for (const topic of self.town.personas.get(id)?.topics ?? []) {
    const rests = about.filter((memory) => mattersOf(memory).includes(topicKey({ id }, topic)));
    if (rests.length === 0) continue;
    const shared = (one: string) => topic.words.includes(one) && !names.has(one);
    const mine = persona.topics.find((own) => own.words.some(shared));
    const word = mine?.words.find(shared);
    if (mine && word) {
      const own = self.memories.filter((memory) => mattersOf(memory).includes(topicKey(persona, mine)));
      thoughts.push({
        insight: random.pick([
          `${persona.name}和${name}都把${word}放在心上`,
          `说到${word}，${persona.name}和${name}是一路人`,
        ]),
        rests: [...rests, ...own],
      });
    }
    thoughts.push({
      insight: random.pick([
        `${name}的心思都在${topic.label}上`,
        `一说起${topic.label}，${name}的话就多了`,
        `跟${topic.label}沾边的东西，${name}都会高兴`,
      ]),
      rests,
    });
    if (thoughts.length >= 3) break;
  }
  const spoke = about.filter((memory) => memory.speaker === id);
  const warmth = self.mind.ties.get(id)?.warmth ?? 0;
  if (spoke.length >= 3)
    thoughts.push({
      insight:
        warmth < 0
          ? random.pick([`${persona.name}和${name}话不投机`, `${name}的话，${persona.name}听着总不顺耳`])
          : random.pick([
              `${persona.name}可以跟${name}敞开了说话`,
              `${persona.name}喜欢听${name}说话`,
              `几次聊下来，${persona.name}和${name}近了一些`,
              `${name}的话${persona.name}会往心里去`,
            ]),
      rests: spoke,
    });
  else if (about.length >= 3 && spoke.length === 0)
    thoughts.push({ insight: `${persona.name}常看见${name}，却几乎不了解${shortName(name)}`, rests: about });
  return thoughts;
}

/** What the statements show of oneself. */
function uponOneself(self: InsightsInput, random: Random): Thought[] {
  const { persona } = self;
  const own = self.memories.filter((memory) => memory.source.how === "did" && memory.speaker === null);
  if (own.length < 2) return [];
  const topic = persona.topics[0]?.label ?? persona.occupation;
  const work = persona.work?.doing ?? persona.pastimes[0]?.doing ?? "在家待着";
  return [
    {
      insight: random.pick([
        `${persona.name}一心扑在${topic}上`,
        `${persona.name}的日子围着“${work}”转`,
        `做着${topic}的时候，${persona.name}最像自己`,
      ]),
      rests: own,
    },
  ];
}

/** What goes round in town, as far as the statements hold it. */
function uponNews(self: InsightsInput): Thought[] {
  const heard = self.memories.find((memory) => memory.stories.length > 0 && memory.source.how === "heard");
  const story = heard && self.stories.get(heard.stories[0]!);
  if (!heard || !story) return [];
  const holder = nameOf(self.town, self.world, story.holder);
  return [
    {
      insight: story.of.kind === "gathering" ? `很多人在谈${story.of.name}` : `大家都在议论${holder}`,
      rests: [heard],
    },
  ];
}

/** Two earlier reflections that come together: so trees grow. */
function uponReflections(self: InsightsInput): Thought[] {
  const earlier = self.memories.filter((memory) => memory.kind === "reflection" && memory.text.length < 90);
  const [a, b] = earlier;
  if (!a || !b) return [];
  const bare = (text: string) => text.replace(/(?<![。.])[。.]+$/, "");
  return [{ insight: `${self.persona.name}渐渐看出点眉目：${bare(a.text)}，而且${bare(b.text)}`, rests: [a, b] }];
}

/** Up to five insights over the retrieved statements, cited by number; none that was had before. */
export function insights(input: InsightsInput, random: Random): { insight: string; because: number[] }[] {
  const { memories, persona } = input;
  const had = new Set(
    memoriesOf(input.mind.stream)
      .filter(({ kind }) => kind === "reflection")
      .map(({ text }) => text),
  );
  const thoughts = [
    ...uponReflections(input),
    // Others crowd out nobody's own concern.
    ...uponOneself(input, random),
    ...others(input, memories)
      .slice(0, 3)
      .flatMap(([id, about]) => uponPerson(input, id, about, random)),
    ...uponNews(input),
  ];
  const found: { insight: string; because: number[] }[] = [];
  for (const { insight, rests } of thoughts) {
    const because = [...new Set(rests.map((memory) => memories.indexOf(memory) + 1))].filter((n) => n > 0).slice(0, 6);
    if (because.length === 0 || found.length >= 5 || had.has(insight)) continue;
    had.add(insight);
    found.push({ insight, because });
  }
  if (found.length === 0 && memories.length > 0)
    return [{ insight: `${persona.name}这一天过得踏实，也没白忙`, because: [1] }];
  return found;
}
