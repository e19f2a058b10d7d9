/**
 * Offline reflection: what the latest memories say about people, interests and days, each insight with the memories it rests on. Two
 * people who talk of the same thing are found to share it: that is what lets Klaus see Maria in another light than his most
 * frequent passer-by (paper section 4.2).
 */
import { dateText } from "../../../clock/units.ts";
import { actsOf, decisionIn } from "../../../mind/memory/episode.ts";
import { memoriesOf } from "../../../mind/memory/stream.ts";
import { nameOf } from "../../../mind/memory/tell.ts";
import type { Topic } from "../../../mind/persona.ts";
import type { QuestionsInput } from "../../../mind/questions/ask-questions.ts";
import type { InsightsInput } from "../../../mind/questions/find-insights.ts";
import type { Self } from "../../../mind/self.ts";
import { mattersOf, topicKey } from "../../../mind/talk/matter.ts";
import type { Random } from "../../../world/chance.ts";
import type { Memory } from "../../../world/events.ts";
import { firstName } from "../../../world/people.ts";
import { repliesSo } from "../../../world/speech-acts.ts";
import { recurring } from "./recurring.ts";

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
export function questions(input: QuestionsInput, random: Random): string[] {
  const { persona } = input;
  const [first, second] = others(input, input.memories);
  const person = first ? nameOf(input.town, input.world, first[0]) : "the neighbours";
  const next = second ? nameOf(input.town, input.world, second[0]) : person;
  return [
    `What does ${person} mean to ${persona.name}?`,
    random.pick([`What do ${persona.name} and ${next} have in common?`, `What is ${next} busy with?`]),
    random.pick([
      `What does the ${(persona.topics.length > 0 ? random.pick(persona.topics).label : null) ?? persona.occupation} mean to ${persona.name}?`,
      `How does ${persona.name} feel about ${persona.currently[0] ?? persona.occupation}?`,
    ]),
  ];
}

/** An insight that suggests itself, with the memories it rests on. */
interface Thought {
  readonly insight: string;
  readonly rests: readonly Memory[];
}

/** Up to five insights over the retrieved statements, cited by number: the deepest first, and none that was had before. */
export function insights(input: InsightsInput, random: Random): { insight: string; because: number[] }[] {
  const { memories, mind } = input;
  const had = new Set(
    memoriesOf(mind.stream)
      .filter(({ kind }) => kind === "reflection")
      .map(({ text }) => text),
  );
  const people = others(input, memories).slice(0, 3);
  // Others crowd out nobody's own concern (paper section 4.2: Klaus and his research).
  const [concern, ...more] = uponOneself(input, random);
  const thoughts = [
    ...uponReflections(input, random),
    ...(concern ? [concern] : []),
    ...people.flatMap(([id, about]) => uponPerson(input, id, about, random)),
    ...more,
    ...uponNews(input),
  ];
  const insights: { insight: string; because: number[] }[] = [];
  for (const { insight, rests } of thoughts) {
    const because = [...new Set(rests.map((memory) => memories.indexOf(memory) + 1))].filter((n) => n > 0).slice(0, 6);
    if (because.length === 0 || insights.length >= 5 || had.has(insight)) continue;
    had.add(insight);
    insights.push({ insight, because });
  }
  // A reflection comes to something, be it that the days go on.
  return insights.length > 0 ? insights : [{ insight: ofTheDay(input), because: [1] }];
}

/** What somebody said of each of their topics. */
function toldOf(id: string, about: readonly Memory[]): Map<string, Memory[]> {
  const told = new Map<string, Memory[]>();
  for (const memory of about)
    for (const matter of mattersOf(memory)) {
      if (!matter.startsWith(`${id}/`)) continue;
      const topic = matter.slice(id.length + 1);
      told.set(topic, [...(told.get(topic) ?? []), memory]);
    }
  return told;
}

/** What the statements show of another: what they are given to, what is shared, how close one is. */
function uponPerson(self: InsightsInput, id: string, about: readonly Memory[], random: Random): Thought[] {
  const { persona } = self;
  const name = nameOf(self.town, self.world, id);
  const other = self.town.personas.get(id);
  const warmth = self.mind.ties.get(id)?.warmth ?? 0;
  const thoughts: Thought[] = [];
  const told = [...toldOf(id, about)].sort((a, b) => b[1].length - a[1].length);
  for (const [topicId, rests] of told.slice(0, 2)) {
    const topic = other?.topics.find((one) => one.id === topicId);
    if (!topic) continue;
    const mine = persona.topics.find((one) => sharedWord(self, one, topic) !== null);
    if (mine) {
      const own = self.memories.filter((memory) => mattersOf(memory).includes(topicKey(persona, mine)));
      const both = mine.label === topic.label ? `the ${mine.label}` : sharedWord(self, mine, topic);
      thoughts.push({
        insight: `${persona.name} and ${name} are both devoted to ${both}`,
        rests: [...rests, ...own],
      });
    }
    // Once it is known what somebody is given to, it is not found out again in other words.
    if (isKnown(self, name, topic.label)) continue;
    thoughts.push({
      insight: random.pick([
        `${name} is devoted to the ${topic.label}`,
        `${name} would be glad of anything that has to do with the ${topic.label}`,
        `Nothing makes ${name} talk like the ${topic.label}`,
        `${name} thinks a great deal about the ${topic.label}`,
      ]),
      rests,
    });
  }
  if (told.length === 0) thoughts.push(...uponWords(self, id, about));
  const spoke = about.filter((memory) => memory.speaker === id);
  const seen = about.filter((memory) => memory.source.how === "saw");
  const declined = spoke.filter((memory) => repliesSo(actsOf(memory), "no"));
  if (declined.length > 0 && warmth < 0)
    thoughts.push({ insight: `${name} keeps ${persona.name} at a distance`, rests: declined });
  if (spoke.length >= 3 && warmth >= 0)
    thoughts.push({
      insight: random.pick(
        warmth >= 2
          ? [`${persona.name} can tell ${name} anything`, `${persona.name} leans on ${name} more than anybody knows`]
          : [
              `${persona.name} is getting to know ${name} better`,
              `${persona.name} likes the way ${name} talks about things`,
              `${name} is always good for a word with ${persona.name}`,
            ],
      ),
      rests: spoke,
    });
  if (spoke.length === 0 && seen.length >= 3)
    thoughts.push({
      insight: `${persona.name} sees ${firstName(name)} all the time and still hardly knows ${name}`,
      rests: seen,
    });
  return thoughts;
}

/** What somebody's own words and doings keep coming back to, and whether one's own do too (paper section 4.2: research). */
function uponWords(self: InsightsInput, id: string, about: readonly Memory[]): Thought[] {
  const { persona, memories } = self;
  const name = nameOf(self.town, self.world, id);
  // What somebody is given to shows in what they do and in what they say of themselves; news and questions show nothing.
  const shown = about.filter(
    (memory) =>
      memory.stories.length === 0 &&
      (memory.source.how === "saw" ? memory.text.startsWith(name) : memory.speaker === id),
  );
  const theirs = recurring(self, shown).filter(({ rests }) =>
    (["saw", "heard"] as const).every((how) => rests.some(({ source }) => source.how === how)),
  );
  const mine = recurring(
    self,
    memories.filter((memory) => memory.source.how === "did" && memory.text.startsWith(persona.name)),
  );
  const shared = theirs.find(({ words }) => mine.some((one) => one.words.join(" ") === words.join(" ")));
  const [first] = theirs;
  const thoughts: Thought[] = [];
  if (shared)
    thoughts.push({ insight: `${persona.name} and ${name} are both devoted to ${shared.phrase}`, rests: shared.rests });
  if (first && !isKnown(self, name, first.phrase))
    thoughts.push({ insight: `${name} is devoted to ${first.phrase}`, rests: first.rests });
  return thoughts;
}

/** An office, and places where one is rather than what one cares for. */
const NO_INTEREST =
  /^(mayor|shop|store|cafe|pub|class|college|home|house|street|town|counter|desk|bar|kitchen|market|office|room|table|window)$/;

/** What two topics have in common, in a word that names an interest: neither a person nor an office nor a place. */
function sharedWord({ town }: Self, mine: Topic, theirs: Topic): string | null {
  const names = [...town.personas.values()].map(({ name }) => name.toLowerCase());
  const isName = (word: string) => names.some((name) => name.split(/[ ·]/u).includes(word));
  // A word that neither of them names the topic by may be any: "loud", "past".
  const labels = new Set(`${mine.label} ${theirs.label}`.toLowerCase().split(/\s+/u));
  const shared = mine.words.filter(
    (word) => theirs.words.includes(word) && labels.has(word) && !isName(word) && !NO_INTEREST.test(word),
  );
  return shared[0] ?? null;
}

/** Whether an earlier insight already ties somebody to a topic. */
const isKnown = ({ mind }: InsightsInput, name: string, label: string): boolean =>
  memoriesOf(mind.stream).some(
    ({ kind, text }) => kind === "reflection" && text.includes(name) && text.includes(label),
  );

/** What earlier insights come to together (paper section 4.2: trees of reflections). */
function uponReflections(self: InsightsInput, random: Random): Thought[] {
  const { persona, memories } = self;
  const earlier = memories.filter((memory) => memory.kind === "reflection" && memory.depth < 4);
  const thoughts: Thought[] = [];
  for (const [id, about] of others(self, earlier)) {
    const name = nameOf(self.town, self.world, id);
    const alone = about.filter((memory) => memory.text.includes(name) || memory.text.includes(firstName(name)));
    if (alone.length < 2) continue;
    const shared = alone.find(({ text }) => text.includes(" are both devoted to "));
    thoughts.push({
      insight: shared
        ? `${persona.name} would like to spend more time with ${name}: ${shared.text.replace(`${persona.name} and ${name} `, "they ")}`
        : random.pick([
            `${name} has come to matter to ${persona.name}`,
            `${persona.name} understands ${name} better than a few days ago`,
            `${persona.name} would miss ${name} if they moved away`,
            `A talk with ${name} does ${persona.name} good`,
            `${persona.name} looks forward to what ${name} will say next`,
          ]),
      rests: shared ? [shared, ...alone] : alone,
    });
  }
  const fond = others(self, earlier)
    .map(([id, about]) => ({ name: nameOf(self.town, self.world, id), about }))
    .filter(({ name, about }) => about.some(({ text }) => text.startsWith(name) || text.includes(`${persona.name} `)))
    .slice(0, 2);
  if (fond.length === 2)
    thoughts.push({
      insight: random.pick([
        `${persona.name} is happiest among people who care about something, as ${fond[0]!.name} and ${fond[1]!.name} do`,
        `${fond[0]!.name} and ${fond[1]!.name} are the sort of company that suits ${persona.name}`,
        `What ${fond[0]!.name} and ${fond[1]!.name} are busy with gives ${persona.name} ideas`,
      ]),
      rests: fond.flatMap(({ about }) => about.slice(0, 2)),
    });
  return thoughts;
}

/** What the statements show of oneself: what one's days are given to, and what one means to do. */
function uponOneself(input: InsightsInput, random: Random): Thought[] {
  const { persona, memories, mind } = input;
  const thoughts: Thought[] = [];
  for (const topic of persona.topics) {
    if (isKnown(input, persona.name, topic.label)) continue;
    const rests = memories.filter((memory) => mattersOf(memory).includes(topicKey(persona, topic)));
    if (rests.length >= 1)
      thoughts.push({
        insight: random.pick([
          `${persona.name} is devoted to the ${topic.label}`,
          `${persona.name} keeps coming back to the ${topic.label}`,
          `${persona.name} never gets far from the ${topic.label} in thought`,
        ]),
        rests,
      });
  }
  const wishes = memories.filter((memory) => mind.intents.some(({ story }) => story && memory.stories.includes(story)));
  if (wishes.length > 0)
    thoughts.push({ insight: `${persona.name} is serious about what lies ahead, and it shows`, rests: wishes });
  const deeds = memories.filter((memory) => memory.source.how === "did" && memory.speaker === null);
  if (deeds.length >= 2)
    thoughts.push({
      insight: `${persona.name}'s days revolve around ${persona.work?.doing ?? persona.pastimes[0]?.doing ?? "home"}`,
      rests: deeds,
    });
  const hosts = memories.filter((memory) => decisionIn(memory)?.yes);
  if (hosts.length > 0)
    thoughts.push({ insight: `${persona.name} would not like to let down those who asked them along`, rests: hosts });
  return thoughts;
}

/** What is spoken of in town, by more than one. */
function uponNews({ memories, stories, town, world }: InsightsInput): Thought[] {
  return [...stories.values()].flatMap((story) => {
    const heard = memories.filter((memory) => memory.source.how === "heard" && memory.stories.includes(story.id));
    const tellers = new Set(heard.map((memory) => memory.speaker));
    if (tellers.size === 0 || story.secret) return [];
    const holder = nameOf(town, world, story.holder);
    const what = story.of.kind === "gathering" ? story.of.name : `what ${holder} means to do`;
    return [
      {
        insight: tellers.size > 1 ? `The whole town is talking about ${what}` : `Word of ${what} is going round`,
        rests: heard,
      },
    ];
  });
}

/** What one day leaves behind when there is nothing new to see in it: its weightiest moment, taken as it was. */
function ofTheDay({ persona, town, now }: InsightsInput): string {
  return `${persona.name} has had a ${dateText(town.start, now, town.language).split(" ")[0]} like many, and is at peace with it`;
}
