/** Whispers of strangers and what they ask, in a town with a supper. */
import { readFileSync } from "node:fs";
import { minutes } from "../../src/clock/units.ts";
import { offlineOf } from "../../src/offline/offline.ts";
import { packageFile } from "../../src/package-files.ts";
import { factsOf, settle } from "../../src/town/file/settle.ts";
import type { Asks } from "../../src/world/reading.ts";
import { leat, leatName, type Tongue } from "./leat.ts";

interface Case {
  readonly text: string;
  readonly asks: string;
  readonly of?: string;
}

const casesOf = (file: string): Case[] =>
  readFileSync(packageFile(`test/gold/whispers/${file}.jsonl`), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

const supper = {
  en: { name: "harvest supper", memory: "Brid Kelly gives the harvest supper at The Otter on 15 September at five" },
  "zh-CN": { name: "丰收宴", memory: "吴春燕9月15日五点在水獭客栈办丰收宴" },
} as const;

/** The town with a supper. */
export const townOf = (language: Tongue) => {
  const { name, memory } = supper[language];
  const spot = { place: "inn", area: "a1" };
  const of = { kind: "gathering", host: "brid", name, spot, from: minutes(3900), to: minutes(4020) } as const;
  return leat(
    language,
    [["hanne", "otto", 1]],
    [{ id: "supper", holder: "brid", of, memory, tells: [memory], passes: [memory] }],
  );
};

/** What each of some thoughts asks. */
async function asked(language: Tongue, texts: readonly string[]): Promise<Asks[]> {
  const definition = townOf(language);
  const { state } = await settle(definition, "here", "1", 5, async (all) => all.map(() => null));
  const { understand } = offlineOf(language);
  return texts.map((text) => {
    const who = text.includes(leatName(language, "hanne").split(" ")[0]!) ? "otto" : "hanne";
    const { asks } = understand(text, {
      town: factsOf(definition, "here"),
      world: state.world,
      now: minutes(14 * 60),
      by: state.world.people.get(who)!,
      to: who,
      lines: [],
      stories: [...state.stories.values()],
      tells: [],
      agreed: [],
    });
    return asks!;
  });
}

/** Of one in so many whispers: how many there are, and those that are not understood, with what they ask and what was found. */
export async function misunderstood(file: string, language: Tongue, oneIn = 1) {
  const cases = casesOf(`${file}-${language}`).filter((_, i) => i % oneIn === 0);
  const got = await asked(
    language,
    cases.map(({ text }) => text),
  );
  const wrong = cases.flatMap(({ text, asks, of }, i) => {
    const { what, people, places, news, activity } = got[i]!;
    const named: readonly (string | null)[] = [...people, ...places, ...news, activity];
    return what === asks && (of === undefined || named.includes(of)) ? [] : [[text, asks, what, ...named]];
  });
  return { many: cases.length, wrong };
}
