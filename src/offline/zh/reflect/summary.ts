/** 简体中文: who I am, these days, yesterday. */
import { listed } from "../../../language/zh-cn/common.ts";
import { traits } from "../../../language/zh-cn/grammar.ts";
import { wishesOf } from "../../../mind/news/stories.ts";
import type { Self } from "../../../mind/self.ts";
import type { Random } from "../../../world/chance.ts";
import type { Memory } from "../../../world/events.ts";

/** A sentence without its full stop. */
const bare = (text: string): string => text.replace(/(?<![。.])[。.]+$/, "");

/** The three syntheses of appendix A, from what was retrieved for them. */
export function whoIAm(
  self: Self,
  about: readonly Memory[],
  random: Random,
): { core: string; occupation: string; feeling: string } {
  const { persona, mind } = self;
  const first = persona.paragraph.split(/[;；]/)[0]?.trim() || `${persona.name}是${persona.occupation}`;
  const insight = about.find((memory) => memory.kind === "reflection");
  const mood = insight
    ? random.pick(["觉得事情在往前走", "比前些天更有劲头", "心里有不少事要想", "觉得日子有了点新意"])
    : null;
  const concern = wishesOf(mind, self.stories).at(-1)?.text ?? persona.currently[0];
  return {
    core: `${traits(persona.name, persona.traits)}${insight ? `；${bare(insight.text)}` : ""}。`,
    occupation: `${bare(first)}。`,
    feeling: [
      mood && `${persona.name}${mood}。`,
      concern && `${mood ? "" : persona.name}眼下最要紧的是：${bare(concern).replace(persona.name, "")}。`,
    ]
      .filter(Boolean)
      .join(""),
  };
}

/** Yesterday in a sentence, from its weightiest memories; empty on the first day. */
export function yesterday(input: Self & { readonly day: number; readonly yesterday: readonly Memory[] }): string {
  if (input.day === 1 || input.yesterday.length === 0) return "";
  const best = input.yesterday.slice(0, 2).map((memory) => `“${bare(memory.text).replace(/[“”]/g, "’")}”`);
  return `昨天让${input.persona.name}记得最牢的，是${listed(best)}。`;
}
