/** What a visitor puts right shares no word with what they told: it is known by whom it could be of, in towns nobody has written. */
import { describe, expect, it } from "vitest";
import { partsOf } from "../../src/mind/news/concern.ts";
import { firstName } from "../../src/world/people.ts";
import { generatedTown } from "./generated-town.ts";
import type { Tongue } from "./leat.ts";
import { telling } from "./telling.ts";

interface Case {
  readonly told: string;
  readonly after: string;
  /** Who is in it in the end, of `a`, `b` and `c`; missing where nothing is put right. */
  readonly are?: string;
}

const cases: Readonly<Record<Tongue, (a: string, b: string, c: string) => readonly Case[]>> = {
  en: (a, b, c) => [
    { told: `${a} stole the ladder.`, after: `no, it was ${b}`, are: "b" },
    { told: `${a} stole the ladder.`, after: `Sorry, I meant ${b}.`, are: "b" },
    { told: `${a} stole the ladder.`, after: `No, it was ${b} and ${c}.`, are: "bc" },
    { told: `${a} broke an arm.`, after: `Not ${a}. It was ${c}.`, are: "c" },
    { told: `${a} stole the ladder.`, after: `It wasn't ${a}.`, are: "" },
    { told: `${a} lost a wallet`, after: `my mistake, it was ${b}`, are: "b" },
    { told: `${a} stole the ladder.`, after: "actually it's Tuesday today" },
    { told: `${a} stole the ladder.`, after: `No, where is ${b}?` },
    { told: `${a} stole the ladder.`, after: `no thanks, ${b} is nice` },
  ],
  "zh-CN": (a, b, c) => [
    { told: `${a}偷了梯子。`, after: `不对，是${b}`, are: "b" },
    { told: `${a}偷了梯子。`, after: `说错了，是${b}`, are: "b" },
    { told: `${a}偷了梯子。`, after: `不是，是${b}和${c}`, are: "bc" },
    { told: `${a}摔断了胳膊。`, after: `不是${a}，是${c}。`, are: "c" },
    { told: `${a}偷了梯子。`, after: `不是${a}`, are: "" },
    { told: `${a}丢了钱包`, after: `我说错了，是${b}`, are: "b" },
    { told: `${a}偷了梯子。`, after: "不对，今天是星期二" },
    { told: `${a}偷了梯子。`, after: `不是，我问的是${b}在哪` },
    { told: `${a}偷了梯子。`, after: `不，${b}住在这儿` },
  ],
};

describe.each(["en", "zh-CN"] as const)("a correction that shares no word with the news (%s)", (language) => {
  it.each([41, 205])("is of whoever told it last, and of whom it could be (town %i)", async (seed) => {
    const definition = generatedTown(seed, language);
    const [, a, b, c] = definition.personas.map(({ name }) => firstName(name));
    const ids = Object.fromEntries(definition.personas.slice(1, 4).map(({ id }, i) => ["abc"[i]!, id]));
    for (const { told, after, are } of cases[language](a!, b!, c!)) {
      const { tell, brought } = await telling(definition);
      await tell(told);
      await tell(after);
      const [story] = brought();
      expect(story, told).toBeDefined();
      expect(story!.righted !== undefined, after).toBe(are !== undefined);
      const people = Object.values(ids).filter((id) => JSON.stringify(story!.of).includes(`"${id}"`));
      expect(people, `${told} ${after} ${JSON.stringify(story!.of)}`).toEqual([...(are ?? "a")].map((one) => ids[one]));
    }
  });
});

describe.each(["en", "zh-CN"] as const)("whoever did others wrong (%s)", (language) => {
  it("is not pitied for it, and whoever suffers it is", async () => {
    const definition = generatedTown(41, language);
    const [, a, b] = definition.personas;
    const [did, suffers] = [firstName(a!.name), firstName(b!.name)];
    const said = language === "en" ? `${did} stole ${suffers}'s ladder.` : `${did}偷了${suffers}的梯子。`;
    const { tell, brought } = await telling(definition);
    await tell(said);
    expect(partsOf(brought()[0]!)).toEqual([[b!.id, expect.anything()]]);
    expect(brought()[0]!.memory).toContain(said.replace(/[.。]$/, ""));
    const alone = await telling(definition);
    await alone.tell(language === "en" ? `${did} stole a ladder.` : `${did}偷了一把梯子。`);
    expect(alone.brought()[0]).toMatchObject({ of: { kind: "happening", who: a!.id, report: null } });
  });
});
