/** Wordings go with every part that is put into them, whatever towns we ship: with every label, doing and number of towns that follow from a seed. */
import { describe, expect, it } from "vitest";
import { generatedTown } from "../../../test/towns/generated-town.ts";
import { english } from "../en/say/talk-words.ts";
import { chinese } from "../zh/say/talk-words.ts";
import { fill } from "./fill.ts";

const NUMBERS = ["two", "twelve", "forty-one", "a hundred", "three hundred and twelve", "six hundred", "two thousand"];

describe.each([
  ["en", english],
  ["zh-CN", chinese],
] as const)("wordings of %s", (language, { lines, inOwnWords, worthTelling }) => {
  const people = [3, 7, 11].flatMap((seed) => [...generatedTown(seed, language).personas.values()]);

  it("lead nobody into what is left open: what stands aside from a question ends as a sentence", () => {
    const ends = language === "en" ? /[.!?]$/ : /[。！？：…]$/u;
    expect([...lines.sidestep, ...lines.opening].filter((one) => !ends.test(one))).toEqual([]);
  });

  it("ask after a matter in whole sentences, whatever it is called", () => {
    const labels = people.flatMap(({ topics }) => topics.map(({ label }) => label));
    const asked = [...lines.more, ...lines.followUp].flatMap((one) => labels.map((label) => fill(one, { label })));
    expect(asked.length).toBeGreaterThan(labels.length);
    // A matter is spoken of; nothing is begun, known or had "with" it, since it may be a person, weather or a summer.
    expect(asked.filter((one) => /\bwith the\b|^And your|\. Now, for instance|这样有多久/u.test(one))).toEqual([]);
  });

  it("comment on a matter in whole sentences, one or many, thing or person, and claim nothing of how often it came up", () => {
    const labels = people.flatMap(({ topics }) => topics.map(({ label }) => label));
    const said = lines.commentOn.flatMap((one) => labels.map((label) => fill(one, { label })));
    const odd = language === "en" ? /\b[Tt]hat's the\b|\bto the\b|^You and your/ : /老提|谁也没有|的事的事/u;
    expect(said.filter((one) => odd.test(one))).toEqual([]);
  });

  it("part with a goodbye that goes with every doing", () => {
    const doings = people
      .flatMap(({ pastimes, work }) => [...pastimes, ...(work ? [work] : [])].map(({ doing }) => inOwnWords(doing)))
      .filter(worthTelling);
    expect(doings.length).toBeGreaterThan(10);
    // What is done stands after a verb and is never somebody's or something's place.
    const odd = language === "en" ? /\b(?:at|take|for|with|It's|where people are) \w+ing\b/ : /：\S+。$|都有劲/u;
    const said = lines.partingsWhen.doing.flatMap((one) => doings.map((doing) => fill(one, { doing, name: "Ana" })));
    const seams = said.filter((one) => odd.test(one) && !doings.some((doing) => odd.test(doing)));
    expect(seams).toEqual([]);
  });
});

it.each(NUMBERS)("what is counted is taken up with the whole of its number: %s", (number) => {
  for (const thing of ["species", "old boats"])
    expect(english.bitOf(`There are ${number} ${thing} in this cove.`)).toBe(`${number} ${thing}`);
});
