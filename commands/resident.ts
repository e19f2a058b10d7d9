/** `/resident`: who somebody is, what they plan, what they remember. Looking changes nothing in town. */
import { type Command, messageOf, type Option, townOf, type Use, type Words, wordsOf } from "../src/town/command.ts";
import type { MemoryView, ResidentView } from "../src/town/desk.ts";

const resident: Option = {
  name: "resident",
  type: "resident",
  description: "Which resident",
  required: true,
  localised: { "zh-CN": { name: "居民", description: "哪一位居民" } },
};

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
  const { who: id } = messageOf(use);
  const person = people.find((one) => one.id === id);
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
