/** 简体中文: what follows from a word of the inner voice, or from a closed door. */
import { asOwnWords } from "../../../language/zh-cn/grammar.ts";
import type { ReplanAnswer, ReplanInput } from "../../../mind/questions/replan.ts";
import { placeNamed } from "../../../mind/talk/named.ts";
import type { Random } from "../../../world/chance.ts";
import { heed, type ThoughtWords } from "../../day/heed.ts";

/** What the resident does about a thought, as it reads after "正在". */
function doingOf(text: string): string {
  const bare = text.trim().replace(/(?<![。！？.!?])[。！？.!?]+$/, "");
  const wish = /^(?:请)?[你您]?(?:一定)?(?:要|想|该|应该|必须|得|打算|准备|决定|会)(?:去)?(.{2,40})$/.exec(bare)?.[1];
  if (wish) return `琢磨怎么${asOwnWords(wish).replace(/我的/g, "自己的").replace(/我/g, "自己")}`;
  const go = /^(?:请)?[你您]?(去.{1,30})$/.exec(bare)?.[1];
  if (go) return `顺着忽然冒出来的念头${go}`;
  return `想着忽然冒出来的一句话：‘${bare.slice(0, 60)}’`;
}

/** What heeding a thought says in Chinese. */
const words: ThoughtWords = {
  placeNamed,
  tooLate: "那里开门的时候已经抽不出空了",
  why: (text) => `有个念头放不下：${asOwnWords(text)}`,
  beingAt: (place) => `照心里那句话的意思待在${place}`,
  doingOf,
};

/** One piece of the day that follows from a thought or a closed door. */
export const replan = (input: ReplanInput, random: Random): ReplanAnswer => heed(input, random, words);
