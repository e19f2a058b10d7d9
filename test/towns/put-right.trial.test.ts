/** What a visitor puts right shares no word with what they told: it is known by whom it could be of, in towns nobody has written. */
import { describe, expect, it } from "vitest";
import { partsOf } from "../../src/mind/news/concern.ts";
import { firstName } from "../../src/world/people.ts";
import { generatedTown } from "./generated-town.ts";
import type { Tongue } from "./leat.ts";
import { kit, telling } from "./telling.ts";

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
    { told: `${a} lost a wallet`, after: `sorry, it was ${b}`, are: "b" },
    { told: `${a} stole the ladder.`, after: `Hi there! No, it was ${b}. Lovely weather, isn't it?`, are: "b" },
    { told: `${a} stole the ladder.`, after: `no, it was ${b}! Anyway, have you seen ${c}?`, are: "b" },
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
    { told: `${a}偷了梯子。`, after: `你好啊！说错了，是${b}。今天天气真好。`, are: "b" },
    { told: `${a}偷了梯子。`, after: `不对，是${b}偷的。对了，${c}在哪儿？`, are: "b" },
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
      const { tell, says, brought } = await telling(definition);
      await tell(told);
      await says(after);
      const [story] = brought();
      expect(story, told).toBeDefined();
      expect(story!.righted !== undefined, after).toBe(are !== undefined);
      const people = Object.values(ids).filter((id) => JSON.stringify(story!.of).includes(`"${id}"`));
      // What else there is in the line puts nothing right.
      expect(story!.memory, after).not.toMatch(/hi there|weather|anyway|seen|你好|天气|对了/i);
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
    const { says, brought } = await telling(definition);
    await says(said);
    expect(partsOf(brought()[0]!)).toEqual([[b!.id, expect.anything()]]);
    expect(brought()[0]!.memory).toContain(said.replace(/[.。]$/, ""));
    const alone = await telling(definition);
    await alone.says(language === "en" ? `${did} stole a ladder.` : `${did}偷了一把梯子。`);
    expect(alone.brought()[0]).toMatchObject({ of: { kind: "happening", who: a!.id, report: null } });
  });
});

const asked = {
  en: {
    news: (who: string) => `${who} has fallen ill.`,
    same: (who: string) => `Is it true that ${who} has fallen ill?`,
    others: (who: string, whom: string) => [
      `Is it true that ${whom} has fallen ill?`,
      `is it true you killed ${who}?`,
      `Is it true that ${who} killed ${whom}?`,
      `is it true that ${who} got married?`,
    ],
  },
  "zh-CN": {
    news: (who: string) => `${who}病倒了。`,
    same: (who: string) => `${who}真的病倒了吗？`,
    others: (who: string, whom: string) => [
      `${whom}真的病倒了吗？`,
      `你杀了${who}，是真的吗？`,
      `听说${who}杀了${whom}，是真的吗？`,
      `听说${who}结婚了，是真的吗？`,
    ],
  },
} as const;

describe.each(["en", "zh-CN"] as const)("whether something is true (%s)", (language) => {
  it("is confirmed of whom and what was told, and of nobody and nothing else", async () => {
    const definition = generatedTown(41, language);
    const [first, a, b] = definition.personas;
    const [who, whom] = [firstName(a!.name), firstName(b!.name)];
    const { news, same, others } = asked[language];
    const confirms = async (question: string) => {
      const { tell, says, lines } = await telling(definition);
      await tell(news(who));
      const before = lines().length;
      await says(question);
      const answer = lines()
        .slice(before)
        .find((line) => line.who === first!.id)!;
      return answer.acts.some((one) => one.act === "answer" && one.answer === "yes");
    };
    expect(await confirms(same(who))).toBe(true);
    for (const question of others(who, whom)) expect(await confirms(question), question).toBe(false);
  });
});

const dies = {
  en: {
    things: ["my battery died", "my phone just died on me", "my laptop is dead", "my plant died", "I'm dead tired"],
    beings: ["my grandmother died", "My dog died last week."],
    within: ["There's a fire at the mill.", "There's a wolf in the woods."],
  },
  "zh-CN": {
    things: ["我的电池死了", "手机死机了", "我的花死了", "累死了"],
    beings: ["我奶奶去世了", "我的狗死了"],
    within: [],
  },
} as const;

describe.each(["en", "zh-CN"] as const)("what is said to die (%s)", (language) => {
  const definition = generatedTown(41, language);
  it("is mourned when it lived, and not when it is a thing", async () => {
    const { things, beings } = dies[language];
    for (const text of [...things, ...beings]) {
      const { says, events } = await telling(definition);
      await says(text);
      const said = events.find((event) => event.kind === "line-said" && event.who === `visitor:${kit.id}`);
      const died = said?.kind === "line-said" && said.mentions?.reports === "died";
      expect(died, text).toBe((beings as readonly string[]).includes(text));
    }
  });

  it.runIf(language === "en")("news has no capital in the middle of what somebody said", async () => {
    for (const text of dies[language].within) {
      const { says, brought } = await telling(definition);
      await says(text);
      expect(brought()[0]?.memory, text).toMatch(/^Kit said that there's/);
    }
  });
});

const barely = {
  en: {
    news: (who: string) => `${who} broke a leg.`,
    anyNews: "What's new in town?",
    true: ["is it true?", "Is that true?", "really?"],
  },
  "zh-CN": {
    news: (who: string) => `${who}摔断了腿。`,
    anyNews: "有什么新鲜事吗？",
    true: ["真的吗？", "是真的吗", "这是真的吗？"],
  },
} as const;

describe.each(["en", "zh-CN"] as const)("whether it is true, and no more, right after news (%s)", (language) => {
  const definition = generatedTown(41, language);
  // Who has news of their own to tell.
  const holder = definition.stories.find(({ secret, of }) => !secret && of.kind !== "gathering")!.holder;
  it("is asked of that news: by who told it, and of who did", async () => {
    const { news, anyNews, true: asked } = barely[language];
    for (const question of asked) {
      for (const first of [news(firstName(definition.personas[1]!.name)), anyNews]) {
        const { tell, says, lines } = await telling(definition);
        const whom = first === anyNews ? holder : definition.personas[0]!.id;
        await tell(first, kit, whom);
        const told = lines().some(({ who, acts }) => who === whom && acts.some(({ act }) => act === "tell"));
        expect(told || first !== anyNews, question).toBe(true);
        const before = lines().length;
        await says(question, kit, whom);
        const answer = lines()
          .slice(before)
          .find((line) => line.who === whom)!;
        const answers = answer.acts.flatMap((one) => (one.act === "answer" ? [one.answer] : []));
        expect(answers, `${first} ${question} ${answer.text}`).toEqual([first === anyNews ? "yes" : "value"]);
      }
    }
  });
});

const notSo = {
  en: {
    news: (who: string) => `${who} broke a leg.`,
    keeps: ["It's not so bad, though.", "That was not so long ago.", "That is a joke shop.", "That's not real coffee."],
    back: ["That's not so.", "It was a joke, sorry.", "No, that's not true at all!"],
  },
  "zh-CN": {
    news: (who: string) => `${who}摔断了腿。`,
    keeps: ["这不是真的咖啡。", "这是假的花", "不是假的。", "没这回事就好了。"],
    back: ["这不是真的。", "没这回事儿！", "刚才说的都是假的啊。"],
  },
} as const;

describe.each(["en", "zh-CN"] as const)("that something is not so (%s)", (language) => {
  it("is said by the end of a sentence, and not by how another begins", async () => {
    const definition = generatedTown(41, language);
    const { news, keeps, back } = notSo[language];
    for (const text of [...keeps, ...back]) {
      const { tell, says, brought } = await telling(definition);
      await tell(news(firstName(definition.personas[1]!.name)));
      const [story] = brought();
      await says(text);
      const takes = (back as readonly string[]).includes(text);
      const withdrawn = brought().some(({ takesBack }) => takesBack === story!.id);
      expect(withdrawn, text).toBe(takes);
    }
  });
});
