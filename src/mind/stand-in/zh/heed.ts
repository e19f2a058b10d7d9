/** 简体中文: what follows from a word of the inner voice, or from a closed door. */
import { clockText, later, type Minutes } from "../../../clock/units.ts";
import type { Random } from "../../../world/chance.ts";
import { placeOf } from "../../../world/places.ts";
import { minutesBetween } from "../../../world/walking.ts";
import type { Persona } from "../../persona.ts";
import { opensFor } from "../../plan.ts";
import type { ReplanAnswer, ReplanInput } from "../../prompts/replan.ts";
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
  const bare = text.trim().replace(/[。！？.!?]+$/, "");
  const wish = /^(?:请)?[你您]?(?:一定)?(?:要|想|该|应该|必须|得|打算|准备|决定|会)(?:去)?(.{2,40})$/.exec(bare)?.[1];
  if (wish) return `琢磨怎么${asOwnWords(wish).replace(/我的/g, "自己的").replace(/我/g, "自己")}`;
  const go = /^(?:请)?[你您]?(去.{1,30})$/.exec(bare)?.[1];
  if (go) return `顺着忽然冒出来的念头${go}`;
  return `想着忽然冒出来的一句话：‘${bare.slice(0, 60)}’`;
}

/** One piece of the day that follows. */
export function replan(input: ReplanInput, random: Random): ReplanAnswer {
  const { persona, now, occasion, town, mind } = input;
  const home = persona.home.place;
  if (occasion.kind === "turned-away") {
    const always = [...town.map.places.values()].filter((one) => one.access === "public" && one.hours === null);
    const open = [...new Set([...persona.haunts, ...always.map((one) => one.id)])].filter((place) =>
      opensFor(town.map, place, persona.id, now, later(now, 60)),
    );
    const place = open.length > 0 ? random.pick(open) : home;
    return {
      change: true,
      why: `${occasion.why}，先做点别的`,
      doing: place === home ? "回家等上一阵" : "消磨时间，晚点再去",
      place,
      from: clockText(now),
      minutes: 30,
      emoji: "⏳",
    };
  }
  const named = placeNamed(input, occasion.text);
  const goal = named && (named === home || opensFor(town.map, named, persona.id, now, later(now, 45))) ? named : null;
  const free = mind.plan?.chunks.find(
    (chunk) => chunk.to - Math.max(chunk.from, now) >= 40 && chunk.kind === "pastime" && chunk.from >= now - 30,
  );
  const from = goal ? now : (Math.max(now, free?.from ?? now) as Minutes);
  const place = goal ?? free?.place ?? input.world.people.get(persona.id)?.spot.place ?? home;
  return {
    change: true,
    why: `有个念头放不下：${asOwnWords(occasion.text)}`,
    doing: goal ? `照心里那句话的意思待在${placeOf(town.map, goal).name}` : doingOf(occasion.text),
    place: Number.isFinite(minutesBetween(town.map, home, place)) ? place : home,
    from: clockText(from),
    minutes: goal ? 45 : 40,
    emoji: "💭",
  };
}
