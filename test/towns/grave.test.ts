/** What is claimed in plain words of somebody, that they killed or hurt another or died, goes round until it is denied; in towns nobody has written. */
import { describe, expect, it } from "vitest";
import { firstName } from "../../src/world/people.ts";
import { generatedTown } from "./generated-town.ts";
import { telling } from "./telling.ts";

const said = {
  en: {
    claims: (a: string, b: string) => [
      `${a} killed ${b}.`,
      `did you hear? ${a} stabbed ${b} last night!`,
      `${a} beat up ${b} yesterday`,
      `${b} is dead.`,
      `They say ${a} poisoned ${b}`,
    ],
    none: (a: string, b: string) => [
      `is it true ${a} killed ${b}?`,
      `who killed ${b}?`,
      `${a} killed it at the concert`,
      `${a} is dead tired`,
    ],
    denials: ["I made that up.", "no, that's not true", "that was a lie, sorry", "it never happened"],
  },
  "zh-CN": {
    claims: (a: string, b: string) => [
      `${a}杀了${b}。`,
      `听说了吗？昨晚${a}把${b}杀了！`,
      `${a}昨天把${b}打了`,
      `${b}死了。`,
      `听说${a}捅了${b}一刀`,
    ],
    none: (a: string, b: string) => [`${a}真的杀了${b}吗？`, `谁把${b}杀了？`, `${a}杀了只鸡。`, `${a}累死了`],
    denials: ["我瞎编的。", "不，这不是真的", "没有的事", "刚才说的是假的。"],
  },
} as const;

describe.each(["en", "zh-CN"] as const)("a grave claim (%s)", (language) => {
  it.each([41, 205])("is news of whom it befell, and gone when it is denied (town %i)", async (seed) => {
    const definition = generatedTown(seed, language);
    const [, one, other] = definition.personas;
    const [a, b] = [firstName(one!.name), firstName(other!.name)];
    const { claims, none, denials } = said[language];
    for (const [i, claim] of claims(a, b).entries()) {
      const { tell, brought } = await telling(definition);
      await tell(claim);
      const [story] = brought();
      expect(story?.of, claim).toMatchObject({ kind: "happening", who: other!.id });
      const denial = denials[i % denials.length]!;
      await tell(denial);
      expect(
        brought().map(({ takesBack }) => takesBack),
        `${claim} ${denial}`,
      ).toEqual([story!.id]);
    }
    for (const text of none(a, b)) {
      const { tell, brought } = await telling(definition);
      await tell(text);
      expect(
        brought().filter(({ of }) => of.kind === "happening" && of.report === "died"),
        text,
      ).toEqual([]);
    }
  });
});
