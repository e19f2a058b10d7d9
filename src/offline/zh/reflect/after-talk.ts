/** 简体中文: what one side keeps of a talk, and who the other is now. */

import { listed } from "../../../language/zh-cn/common.ts";
import { nameOf } from "../../../mind/memory/tell.ts";
import { type AfterTalkAnswer, type AfterTalkInput, labels } from "../../../mind/questions/after-talk.ts";
import { topicsIn } from "../../../mind/talk/matter.ts";
import type { Random } from "../../../world/chance.ts";
import type { Memory } from "../../../world/events.ts";
import { isVisitor } from "../../../world/people.ts";
import { shortName } from "../say/talk-words.ts";

/** The words between the quotation marks of a remembered line; empty when it is none. */
export const quoteOf = (memory: Memory): string => /^(?:(?!：“)[\s\S])*：“([\s\S]*)”$/.exec(memory.text)?.[1] ?? "";

/** What a talk touched on, stories first: at most three. */
function touched(input: AfterTalkInput): string[] {
  const topics = topicsIn(input, input.said).map(({ owner, topic }) =>
    owner.id === input.persona.id ? topic.label : `${shortName(owner.name)}说的${topic.label}`,
  );
  const stories = [...new Set(input.said.flatMap((memory) => memory.stories))].flatMap((id) => {
    const story = input.stories.get(id);
    if (!story) return [];
    return [
      story.of.kind === "gathering"
        ? story.of.name
        : `${shortName(nameOf(input.town, input.world, story.holder))}的打算`,
    ];
  });
  return [...stories, ...topics].slice(0, 3);
}

/** What one side keeps of a talk. */
export function afterTalk(input: AfterTalkInput, random: Random): AfterTalkAnswer {
  const { persona, others, town, world } = input;
  const names = listed(others.map((id) => nameOf(town, world, id)));
  const about = touched(input);
  const theirs = input.said.filter((memory) => memory.speaker && memory.speaker !== persona.id);
  const quote = theirs
    .map(quoteOf)
    .filter((text) => text.length > 6)
    .at(-1);
  const memory =
    about.length > 0
      ? `${persona.name}和${names}聊了${listed(about)}`
      : quote
        ? `${persona.name}和${names}聊了一会儿，对方说：“${quote.slice(0, 120)}”`
        : `${persona.name}和${names}说了几句话`;
  const called = labels(input);
  return {
    memory,
    whoTheyAre: others.map((other, i) => {
      const name = nameOf(town, world, other);
      const manner = random.pick(
        isVisitor(other)
          ? ["挺好相处", "很聊得来", "有话可说"]
          : ["兴致不错", "好像心里装着不少事", "值得停下来说几句", "至少肯听人说话", "比往常话多"],
      );
      const kind = input.mind.ties.get(other)?.kind ?? (isVisitor(other) ? "访客" : "在镇上认识的");
      const text = `${name}对${persona.name}来说：${kind}。上次聊${about.length > 0 ? `的是${listed(about)}` : "得不多"}，${shortName(name)}${manner}。`;
      return { who: called[i]!, text };
    }),
  };
}
