/** 简体中文: what follows from a word of the inner voice, or from a closed door. */
import type { Random } from "../../../world/chance.ts";
import type { PlaceId } from "../../../world/places.ts";
import type { Persona } from "../../persona.ts";
import type { Self } from "../../prompts/phrases.ts";
import type { ReplanAnswer, ReplanInput } from "../../prompts/replan.ts";
import { placeForDeed, standInReplan, type ThoughtWords } from "../heed.ts";
import { placeNamed } from "./words.ts";

/** "你要去竞选镇长" as the resident's own words: "我要去竞选镇长". */
export const asOwnWords = (text: string): string => text.trim().replace(/[你您](?!们)/g, "我");

/** The same in the third person, for a memory: the name first, then the pronoun. */
export function asThirdPerson(text: string, name: string, pronouns: Persona["pronouns"]): string {
  const they = { she: "她", he: "他", they: name }[pronouns];
  let first = true;
  const bent = text.trim().replace(/[你您](?!们)/g, () => {
    const word = first ? name : they;
    first = false;
    return word;
  });
  return bent;
}

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
  needs: [
    [/^(?:买|取)/u, "goods"],
    [/散步|走走|跑步|游泳/u, ["walk", "exercise"]],
    [/酒/u, ["drinks"]],
    [/咖啡|茶|蛋糕/u, ["coffee"]],
  ],
};

/** One piece of the day that follows from a thought or a closed door. */
export const replan = (input: ReplanInput, random: Random): ReplanAnswer => standInReplan(input, random, words);

/** Where an everyday deed has to be done, or null. */
export const deedPlace = (self: Self, deed: string): PlaceId | null => placeForDeed(self, deed, words);
