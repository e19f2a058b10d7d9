/** What somebody likes to tell of is told where it is spoken of, and not for a word of it in passing; in towns nobody has written. */
import { describe, expect, it } from "vitest";
import { generatedTown } from "./generated-town.ts";
import { telling } from "./telling.ts";

const said = {
  en: {
    passing: (label: string) => [
      `Sorry, I didn't mean to dump all that on you over ${label}.`,
      `My brother dropped his keys somewhere near some ${label} on the way to the station.`,
      `the neighbours next door borrowed our wheelbarrow and left ${label} in it`,
    ],
    about: (label: string) => `I love ${label}, me.`,
  },
  "zh-CN": {
    passing: (label: string) => [
      `不好意思，刚才说到${label}的时候冲你发了一通牢骚。`,
      `我弟弟昨天在车站旁边的${label}那儿把钥匙弄丢了。`,
      `隔壁邻居借走了我们的手推车，还回来的时候里面有${label}。`,
    ],
    about: (label: string) => `我最近在学${label}。`,
  },
} as const;

describe.each(["en", "zh-CN"] as const)("a topic of somebody's (%s)", (language) => {
  it.each([41, 205])(
    "is told of where a line is of it, and not where a word of it stands in one (town %i)",
    async (seed) => {
      const definition = generatedTown(seed, language);
      const [one] = definition.personas;
      let told = 0;
      for (const { label } of one!.topics) {
        const own = one!.topics.flatMap(({ says }) => says);
        const isTold = async (text: string) => {
          const { says, lines } = await telling(definition);
          await says(text);
          const answer = lines().find(({ who }) => who === one!.id);
          expect(answer, text).toBeDefined();
          return own.some((saying) => answer!.text.includes(saying.replace(/[.。]$/, "")));
        };
        for (const text of said[language].passing(label)) expect(await isTold(text), text).toBe(false);
        told += Number(await isTold(said[language].about(label)));
      }
      expect(told).toBeGreaterThan(0);
    },
  );
});
