/** What people do at gatherings of towns that nobody has seen, two days offline: what it is held for, and at none of them a party unless it is one. */
import { expect } from "vitest";
import { gatheringOf } from "../../src/mind/persona.ts";
import { offline } from "../town/living.ts";
import { twoDays } from "../town/two-days.ts";
import { generatedTown, type TownLanguage } from "./generated-town.ts";
import type { GatheringId } from "./tables.ts";

/** What people are seen to do for each kind, in the words of somebody who looks on. */
const fitting = {
  en: {
    tournament: /\b(?:play(?:s|ing)?|round|turn|won|wins|lost|go)\b/,
    concert: /\b(?:music|piece|tune|clapping|hear|time)\b/,
    workshop: /\b(?:hands|work|made|part|begun|needed|again|well)\b/,
    market: /\b(?:laid out|costs?|haggling|price|side|pitch|trade|round)\b/,
    rehearsal: /\b(?:part|scene|cue|place|page|once more|stand|how the others)\b/,
    walk: /\b(?:way|walking|behind|step|shoe|back|heads)\b/,
    reading: /\b(?:page|reads?|reading|line)\b/,
    quiz: /\b(?:answer|question|points|word)\b/,
    supper: /\b(?:eat|eating|dish|helping|plate|serving|short)\b/,
    dance: /\b(?:danc(?:e|es|ing)|step|partners|clapping)\b/,
  },
  "zh-CN": {
    tournament: /局|玩|轮到|琢磨|对手|上场|规矩|赢|谁跟谁|加油|试一回|手脚/,
    concert: /音乐|拍子|曲|鼓掌|身子听|座位/,
    workshop: /动手|重来|下一步|做的|活儿|怎么做|分给|做得/,
    market: /摆出来|价|翻过来|逛|摊位|生意/,
    rehearsal: /词|一遍|轮到|念|演|角色|站在哪/,
    walk: /走|路|后面|鞋|人数/,
    reading: /读|念|页|听一句/,
    quiz: /答案|题|想|分/,
    supper: /吃|菜|一份|碗/,
    dance: /跳|拍子|步|舞伴/,
  },
} as const satisfies Record<string, Record<GatheringId, RegExp>>;

/** What only a party has. */
export const party = {
  en: /\b(?:danc(?:e|es|ing)|a toast|a glass with|everybody's glasses|singing along|a present|streamers?|balloons?|garlands|cakes|ribbon|longest table|table by the piano|decorations|the party)\b/,
  "zh-CN": /跳舞|举杯|碰杯|添酒|一起唱|礼物|彩带|气球|灯笼|花环|蛋糕|丝带|最长的桌子|钢琴边/,
} as const;

/** Lives two days of a town whose file names no activity, and looks at what is done at its gatherings, which are of these kinds. */
export async function isDoneAsHeld(language: TownLanguage, seed: number, kinds: readonly GatheringId[]): Promise<void> {
  const definition = generatedTown(seed, language);
  const { events } = await twoDays(definition, offline, "1");
  const held = definition.stories.filter(gatheringOf);
  expect(held.length).toBe(kinds.length);
  for (const [i, story] of held.entries()) {
    const kind = kinds[i]!;
    const event = gatheringOf(story)!;
    const doings = (from: number, to: number, who: ReadonlySet<string> | null) =>
      events.flatMap((one) =>
        one.kind === "memory-kept" &&
        one.memory.source.how === "did" &&
        one.memory.created > from &&
        one.memory.created < to &&
        one.memory.subjects.includes(event.spot.place) &&
        (who === null || who.has(one.who!))
          ? [one.memory.text]
          : [],
      );
    const during = doings(event.from, event.to, null);
    const fit = during.filter((text) => fitting[language][kind].test(text));
    expect(new Set(fit).size, `${event.name}: ${during.join(" | ")}`).toBeGreaterThan(5);
    // What the host makes ready and clears away is of a piece with it.
    const round = doings(event.from - 1440, event.to + 60, new Set([event.host]));
    if (kind !== "dance")
      expect([...during, ...round].filter((text) => party[language].test(text.replace(event.name, "")))).toEqual([]);
  }
}
