/** `/resident`: who somebody is, what they plan, what they remember. Looking changes nothing in town. */
import { type Command, type Option, townOf } from "../src/town/command.ts";
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
      run: async (use) => ({ text: who(townOf(use).resident(use.options.resident ?? "")) }),
    },
    plan: {
      description: "What they plan for today",
      localised: { "zh-CN": { name: "计划", description: "他们今天的计划" } },
      options: [resident],
      needs: "anyone",
      where: "anywhere",
      run: async (use) => ({ text: plan(townOf(use).resident(use.options.resident ?? "")) }),
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
        return { text: memories(desk.resident(named).name, about ?? null, found) };
      },
    },
  },
} satisfies Command;

function who(view: ResidentView): string {
  const lines = [
    `${view.emoji} **${view.name}**, ${view.age}, ${view.occupation.replace(/\.$/, "")}.`,
    `${view.name} ${view.doing} (${view.areaName}).`,
    view.summary.core || view.paragraph,
    view.summary.feeling,
    ...(view.ties.length > 0
      ? [
          `Knows ${view.ties
            .slice(0, 8)
            .map((tie) => `${tie.name} (${tie.kind})`)
            .join(", ")}.`,
        ]
      : []),
    `${view.name} is an AI character.`,
  ];
  return lines.filter((line) => line !== "").join("\n");
}

function plan(view: ResidentView): string {
  if (view.plan.length === 0) return `${view.name} has no plan for today yet.`;
  const chunks = view.plan.map((chunk) => {
    const line = `${chunk.clock} ${chunk.emoji} ${chunk.doing} (${chunk.placeName})`;
    return chunk.current ? `**${line}**` : line;
  });
  const promises = view.commitments.map(
    (one) => `${one.when}: ${one.what}${one.with.length > 0 ? `, with ${one.with.join(", ")}` : ""}`,
  );
  return [`**${view.name}'s day**`, ...chunks, ...(promises.length > 0 ? ["", "**Promised**", ...promises] : [])].join(
    "\n",
  );
}

function memories(name: string, about: string | null, found: readonly MemoryView[]): string {
  if (found.length === 0) return `${name} remembers nothing${about ? ` about ${about}` : " yet"}.`;
  const heading = about ? `**What ${name} remembers about ${about}**` : `**What ${name} remembers, newest first**`;
  return [
    heading,
    ...found.map((memory) => `${memory.when} (${memory.kind}, ${memory.poignancy}/10): ${memory.text}`),
  ].join("\n");
}
