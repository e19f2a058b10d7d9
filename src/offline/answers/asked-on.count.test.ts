/** Of questions that other hands asked on about a line, and of others that they asked of something else: how many are answered by what stands behind it. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { minutes } from "../../clock/units.ts";
import { packageFile } from "../../package-files.ts";
import { loadTown } from "../../town/file/definition.ts";
import { factsOf, settle } from "../../town/file/settle.ts";
import { randomFor } from "../../world/chance.ts";
import type { Line } from "../../world/people.ts";
import { nothingRead } from "../../world/reading.ts";
import { doings as english } from "../en/doings.ts";
import { afterOf } from "../understand/after.ts";
import { meantBy, ranked, rankingOf } from "../understand/rank.ts";
import { doings as chinese } from "../zh/doings.ts";
import { askedBehind } from "./asked-on.ts";
import { askedIn } from "./dispatch.ts";
import { mouthOf } from "./mouths.ts";

interface Gold {
  readonly said: string;
  /** What is asked on, with the answers behind the line that fit it, the best first. */
  readonly on: readonly (readonly [asks: string, fits: readonly string[]])[];
  /** What is asked or said of something else. */
  readonly off: readonly string[];
}

// The weights were fitted on these 300 questions, a reader said which answers fit: a bound against getting worse, and no measure of strangers.
it.each([
  ["en", "smallville", english, 51, 79],
  ["zh-CN", "smallville.zh-CN", chinese, 46, 83],
] as const)("%s", async (tag, file, doings, most, right) => {
  const definition = await loadTown(file);
  const { state } = await settle(definition, "gold", "1", 5, async (texts) => texts.map(() => null));
  const town = factsOf(definition, "gold");
  const id = "isabella-rodriguez";
  const self = {
    persona: town.personas.get(id)!,
    mind: state.minds.get(id)!,
    town,
    world: state.world,
    stories: new Map(),
    now: minutes(720),
  };
  const ranking = rankingOf(tag);
  const answered = (said: string, text: string): string | null => {
    const clauses = ranked(ranking, text, { sums: meantBy(ranking, text), after: afterOf(said, doings) })
      .slice(0, 1)
      .map(({ intent, chance }) => ({ act: { act: "chat" as const }, confidence: chance, intent, slots: {} }));
    const line: Line = {
      id: "l/1",
      who: id,
      text: said,
      at: minutes(719),
      acts: [],
      stories: [],
      rests: [],
      visitors: [],
    };
    const ask = {
      self,
      asker: { id: "visitor:web:tom", name: "Tom", visitor: true, about: "" },
      whole: text,
      text,
      question: mouthOf(self).asks(text),
      people: [],
      recalled: [],
      random: randomFor("1", "x"),
      said: "",
      lately: [],
      reading: { ...nothingRead, clauses },
    };
    return askedBehind(askedIn(ask, [line]))?.line ?? null;
  };
  const gold = readFileSync(packageFile(`test/gold/behind/${tag}.jsonl`), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Gold);
  const on = gold.flatMap(({ said, on }) => on.map(([asks, fits]) => ({ says: answered(said, asks), fits })));
  const given = on.filter(({ says }) => says !== null);
  const fitting = given.filter(({ says, fits }) => fits.includes(says!));
  const off = gold.flatMap(({ said, off }) => off.filter((text) => answered(said, text) !== null));
  console.info(
    `${tag}: ${given.length} of ${on.length} answered, ${fitting.length} fit; of something else ${off.length}`,
  );
  expect((100 * given.length) / on.length).toBeGreaterThanOrEqual(most);
  expect((100 * fitting.length) / given.length).toBeGreaterThanOrEqual(right);
  expect(off).toEqual([]);
});
