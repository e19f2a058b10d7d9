/** What a member tells is taken by what it is, whatever a part of it sounds like, in towns nobody has written. */
import { expect, it } from "vitest";
import { firstName } from "../../src/world/people.ts";
import type { ReactionTo } from "../../src/world/speech-acts.ts";
import { generatedTown } from "./generated-town.ts";
import { telling } from "./telling.ts";

type Case = readonly [text: string, of: object, how: readonly ReactionTo[]];

const SAD: readonly ReactionTo[] = ["sympathy", "worry"];
const told = {
  en: (a: string, b: string, place: string): readonly Case[] => [
    [`there's a fire at ${place}!`, { kind: "danger" }, ["worry", "sympathy"]],
    [`the river will be up to ${place} tomorrow`, { kind: "danger" }, ["worry", "sympathy"]],
    [`${a} lost her keys somewhere near ${place}`, { kind: "loss", thing: "the keys" }, ["sympathy"]],
    [`${b} passed the exam`, { kind: "happening", report: "got" }, ["delight"]],
    [`${a} got fired yesterday`, { kind: "happening", report: "lost" }, SAD],
    [`${a} and ${b} are getting divorced`, { kind: "happening", report: "parted" }, SAD],
    [`a new bakery opens at ${place} on Friday`, { kind: "change", change: "opens" }, ["delight"]],
    [`${b} drowned.`, { kind: "happening", report: "died" }, ["doubt"]],
  ],
  "zh-CN": (a: string, b: string, place: string): readonly Case[] => [
    [`${place}着火了！`, { kind: "danger" }, ["worry", "sympathy"]],
    [`明天河水要涨到${place}`, { kind: "danger" }, ["worry", "sympathy"]],
    [`${a}的钥匙在${place}附近丢了`, { kind: "loss", thing: "钥匙" }, ["sympathy"]],
    [`${b}考上大学了`, { kind: "happening", report: "got" }, ["delight"]],
    [`${a}昨天被开除了`, { kind: "happening", report: "lost" }, SAD],
    [`${a}和${b}要离婚了`, { kind: "happening", report: "parted" }, SAD],
    [`星期五${place}要开一家面包店`, { kind: "change", change: "opens" }, ["delight"]],
    [`${b}淹死了。`, { kind: "happening", report: "died" }, ["doubt"]],
  ],
} as const;

it.each([
  ["en", 41],
  ["en", 205],
  ["zh-CN", 41],
  ["zh-CN", 205],
] as const)("fire is feared, a loss is pitied, a prize is a joy (%s, town %i)", async (language, seed) => {
  const definition = generatedTown(seed, language);
  const [, a, b] = definition.personas;
  const [, place] = [...definition.map.places.values()].filter(({ access }) => access === "public");
  for (const [text, of, how] of told[language](firstName(a!.name), firstName(b!.name), place!.name)) {
    const { says, brought, lines } = await telling(definition);
    await says(text);
    expect(brought()[0]?.of, text).toMatchObject(of);
    const [first] = lines();
    const taken = first!.acts.flatMap((one) => (one.act === "react" ? [one.how] : []));
    expect(how, `${text} / ${first!.text}`).toEqual(expect.arrayContaining(taken));
    expect(taken, `${text} / ${first!.text}`).toHaveLength(1);
  }
});
