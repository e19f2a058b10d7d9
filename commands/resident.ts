/** `/resident`: who somebody is, what they plan, think and remember, whom they know. Looking changes nothing in town. */
import { type Command, messageOf, type Option, townOf, type Use, type Words, wordsOf } from "../src/town/command.ts";
import type { MemoryView, ResidentView } from "../src/town/desk.ts";

const resident: Option = {
  name: "resident",
  type: "resident",
  description: "Which resident",
  required: true,
  localised: { "zh-CN": { name: "居民", description: "哪一位居民" } },
};

/** How far back the ground of a reflection is looked for. */
const MOST_MEMORIES = 5000;

export default {
  name: "resident",
  description: "Get to know a resident",
  localised: { "zh-CN": { name: "居民", description: "认识一位居民" } },
  subcommands: {
    who: {
      description: "Who they are and what they are doing",
      localised: { "zh-CN": { name: "介绍", description: "他们是谁，正在做什么" } },
      options: [resident],
      needs: "anyone",
      where: "anywhere",
      run: async (use) => ({ text: who(townOf(use).resident(use.options.resident ?? ""), wordsOf(use)) }),
    },
    plan: {
      description: "What they plan for today",
      localised: { "zh-CN": { name: "计划", description: "他们今天的计划" } },
      options: [resident],
      needs: "anyone",
      where: "anywhere",
      run: async (use) => ({ text: plan(townOf(use).resident(use.options.resident ?? ""), wordsOf(use)) }),
    },
    mind: {
      description: "What is on their mind: who they think they are, and what they concluded from what",
      localised: { "zh-CN": { name: "内心", description: "他们心里在想什么：怎样看自己，从哪些事得出了什么感悟" } },
      options: [resident],
      needs: "anyone",
      where: "anywhere",
      async run(use) {
        const desk = townOf(use);
        const view = desk.resident(use.options.resident ?? "");
        return { text: mind(view, await desk.memories(view.id, { most: MOST_MEMORIES }), wordsOf(use)) };
      },
    },
    people: {
      description: "Whom they know and what they think of them; of you too, when you have met",
      localised: { "zh-CN": { name: "人际", description: "他们认识谁、怎样看待；如果见过你，也包括你" } },
      options: [resident],
      needs: "anyone",
      where: "anywhere",
      run: async (use) => ({
        text: people(townOf(use).resident(use.options.resident ?? ""), `visitor:${use.member.id}`, wordsOf(use)),
      }),
    },
    memories: {
      description: "What they remember, newest first, or about something",
      localised: { "zh-CN": { name: "记忆", description: "他们记得什么：最新的，或关于某事的" } },
      options: [
        resident,
        {
          name: "about",
          type: "text",
          description: "What about: the memories that fit best come first",
          required: false,
          localised: { "zh-CN": { name: "关于", description: "关于什么：最相关的排在前面" } },
        },
      ],
      needs: "anyone",
      where: "anywhere",
      async run(use) {
        const desk = townOf(use);
        const named = use.options.resident ?? "";
        const about = use.options.about?.trim();
        const found = await desk.memories(named, about ? { about, most: 10 } : { most: 10 });
        return { text: memories(desk.resident(named).name, about ?? null, found, wordsOf(use)) };
      },
    },
  },
  menu: {
    name: "Who is this?",
    localised: { "zh-CN": "这是谁？" },
    needs: "anyone",
    run: async (use) => ({ text: whoIs(use) }),
  },
} satisfies Command;

/** The card of whoever said a message. */
function whoIs(use: Use): string {
  const { people, places } = townOf(use).view();
  const { who: id, byMember } = messageOf(use);
  const person = people.find((one) => one.id === id);
  if (!person && byMember) return wordsOf(use).menus.leftTown;
  if (person?.kind !== "visitor") return who(townOf(use).resident(id), wordsOf(use));
  const place = places.find((one) => one.id === person.place)?.name ?? "";
  return wordsOf(use).menus.visitor(person.name, place);
}

function who(view: ResidentView, { resident: words, isDoing }: Words): string {
  const lines = [
    `${view.emoji} ${words.heading(view.name, view.age, view.occupation)}`,
    isDoing(view.name, view.doing, view.areaName),
    view.summary.core || view.paragraph,
    view.summary.feeling,
    ...(view.ties.length > 0 ? [words.knows(view.ties.slice(0, 8).map((tie) => [tie.name, tie.kind] as const))] : []),
    words.isAi(view.name),
  ];
  return lines.filter((line) => line !== "").join("\n");
}

function plan(view: ResidentView, { resident: words }: Words): string {
  if (view.plan.length === 0) return words.noPlan(view.name);
  const chunks = view.plan.map((chunk) => {
    const line = `${chunk.clock} ${chunk.emoji} ${words.planned(chunk.doing, chunk.placeName)}`;
    return chunk.current ? `**${line}**` : line;
  });
  const promises = view.commitments.map((one) => words.promise(one.when, one.what, one.with));
  const promised = promises.length > 0 ? ["", `**${words.promised}**`, ...promises] : [];
  return [`**${words.day(view.name)}**`, ...chunks, ...promised].join("\n");
}

/** The newest reflections, each with what it rests on, and what that rests on in turn. */
function mind(view: ResidentView, found: readonly MemoryView[], { resident: words }: Words): string {
  const byId = new Map(found.map((memory) => [memory.id, memory]));
  const tree = (memory: MemoryView, depth: number): string[] => [
    `${"  ".repeat(depth)}- ${memory.text}`,
    ...(depth === 2 ? [] : memory.evidence.slice(0, 3)).flatMap((id) => {
      const ground = byId.get(id);
      return ground ? tree(ground, depth + 1) : [];
    }),
  ];
  const reflections = found.filter((memory) => memory.kind === "reflection").slice(0, 3);
  const { core, occupation, feeling } = view.summary;
  return [
    `${view.emoji} **${words.mind(view.name)}**`,
    ...[core || view.paragraph, occupation, feeling].filter((line) => line !== ""),
    "",
    ...(reflections.length > 0
      ? [`**${words.reflections}**`, ...reflections.flatMap((memory) => tree(memory, 0))]
      : [words.noReflections(view.name)]),
  ].join("\n");
}

/** Ties in words: first the asker's own, which nobody else is shown; then neighbours. */
function people(view: ResidentView, asker: string, { resident: words }: Words): string {
  const own = view.ties.filter((tie) => tie.id === asker).map((tie) => ({ ...tie, name: words.you }));
  const neighbours = view.ties.filter((tie) => !tie.id.startsWith("visitor:"));
  const ties = [...own, ...neighbours].map((tie) => words.tie(tie.name, tie.kind, tie.text));
  return ties.length > 0 ? [`**${words.people(view.name)}**`, ...ties].join("\n") : words.nobody(view.name);
}

function memories(
  name: string,
  about: string | null,
  found: readonly MemoryView[],
  { resident: words }: Words,
): string {
  if (found.length === 0) return words.nothing(name, about);
  const heading = `**${words.remembers(name, about)}**`;
  return [
    heading,
    ...found.map((memory) => words.memory(memory.when, memory.kind, memory.poignancy, memory.text)),
  ].join("\n");
}
