/** Whoever is asked of their work tells of it as anybody of their trade would, in whole sentences; and of nothing else. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { landing } from "../../../test/towns/landing.ts";
import type { Self } from "../../mind/self.ts";
import { packageFile } from "../../package-files.ts";
import { randomFor } from "../../world/chance.ts";
import type { Intent } from "../../world/intents.ts";
import { nothingRead } from "../../world/reading.ts";
import { tellings } from "../say/tellings.ts";
import { askedIn } from "./dispatch.ts";
import { mouthOf } from "./mouths.ts";
import { ofTrade } from "./trade.ts";

const asked = (self: Self, text: string, intent?: Intent, confidence = 0.9) =>
  askedIn(
    {
      self,
      asker: { id: "visitor:web:kit", name: "Kit", visitor: true, about: "" },
      whole: text,
      text,
      question: true,
      people: [],
      recalled: [],
      random: randomFor("1", text),
      said: "",
      lately: [],
      reading: intent
        ? { ...nothingRead, clauses: [{ act: { act: "chat" }, confidence, intent, slots: {} }] }
        : nothingRead,
    },
    [],
  );

interface Told {
  readonly is: readonly string[];
  readonly about: readonly { readonly words: readonly (readonly string[])[]; readonly says: readonly string[] }[];
  readonly [aspect: string]: unknown;
}
const tradesOf = (tag: string): Told[] =>
  readFileSync(packageFile(`data/trades/${tag}.jsonl`), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Told);

const questions = {
  en: {
    takes: "How long does it take?",
    best: "What's the best part of your job?",
    pay: "Can you make a living of this?",
  },
  "zh-CN": { takes: "这个要几天呀", best: "你干这个最开心的是什么", pay: "干这个能挣钱吗" },
} as const;

describe.each(["en", "zh-CN"] as const)("trades in %s", (tag) => {
  it("are told in whole sentences, each trade of what any is asked", () => {
    for (const { is, about, ...aspects } of tradesOf(tag)) {
      expect(Object.keys(aspects), is[0]).toEqual(expect.arrayContaining(["day", "takes", "best", "worst", "odd"]));
      const all = [...Object.values(aspects).flat(), ...about.flatMap(({ says }) => says)] as string[];
      for (const line of all) expect(line, is[0]).toMatch(/^[^{}]{4,160}[.!?。！？”']$/u);
    }
  });

  it("answer for whoever is of one, by the longest name of it", async () => {
    const [trade, other] = tag === "en" ? ["retired goatherd", "goatherd"] : ["退休茶馆老板", "茶馆"];
    const self = (await landing(tag, {}, { trades: { mora: trade! } }))("mora");
    const told = tradesOf(tag).find(({ is }) => is.includes(other!))!;
    for (const [aspect, text] of Object.entries(questions[tag])) {
      const { plain } = mouthOf(self).lines.trade;
      const bank = (told[aspect] ?? plain[aspect as keyof typeof plain]) as readonly string[];
      expect(bank).toContain(ofTrade(asked(self, text, "ask-your-work"))?.line);
    }
  });

  it("answer plainly where nobody has written of a trade", async () => {
    const self = (await landing(tag, {}, { trades: { mora: tag === "en" ? "augur" : "观星占卜" } }))("mora");
    const { plain } = mouthOf(self).lines.trade;
    expect(plain.takes).toContain(ofTrade(asked(self, questions[tag].takes))?.line);
  });

  it("leave alone what is asked of something else", async () => {
    const self = (await landing(tag, {}))("mora");
    expect(ofTrade(asked(self, questions[tag].takes, "ask-way"))).toBeNull();
    expect(ofTrade(asked(self, tag === "en" ? "Where is the quay?" : "码头在哪儿？", "ask-way"))).toBeNull();
  });

  it("are told by no everyday word, nor of what anybody learns", async () => {
    const self = (await landing(tag, {}, { trades: { mora: tag === "en" ? "cafe owner" : "茶馆老板" } }))("mora");
    const none =
      tag === "en"
        ? ["What's on your mind?", "Do you mind the rain?", "How long does it take to learn the guitar?"]
        : ["学吉他要多久？", "学会游泳得多久？"];
    for (const text of none) expect(ofTrade(asked(self, text)), text).toBeNull();
    const own = tag === "en" ? "How long does it take to make a coffee?" : "泡一壶茶要多久？";
    expect(ofTrade(asked(self, own)), own).not.toBeNull();
    const feels = tag === "en" ? "Are you unhappy?" : "你不高兴吗？";
    expect(ofTrade(asked(self, feels, "ask-your-feeling"))).toBeNull();
  });

  it("are no matter of somebody else who is asked after, nor of an everyday word alone", async () => {
    const self = (await landing(tag, {}, { trades: { mora: tag === "en" ? "teacher" : "茶馆老板" } }))("mora");
    for (const { words } of tradesOf(tag).find(({ is }) => is.includes(tag === "en" ? "teacher" : "茶馆"))!.about)
      for (const word of words[0]!.filter((one) => (tag === "en" ? !one.includes(" ") : one.length < 3)))
        for (const text of tag === "en" ? [`Is she ${word}?`, `Was it ${word}?`] : [`她${word}吗？`, `外面${word}吗？`])
          if (words.length === 1) expect(ofTrade(asked(self, text)), text).toBeNull();
  });

  it("are asked of though a word in the question only looks like him or her", async () => {
    const self = (await landing("zh-CN", {}, { trades: { mora: "茶馆老板" } }))("mora");
    expect(ofTrade(asked(self, "泡其他的茶要多久？"))).not.toBeNull();
    expect(ofTrade(asked(self, "他泡茶要多久？"))).toBeNull();
  });

  it("are told by two of one in other words", async () => {
    const trade = tag === "en" ? "goatherd" : "茶馆老板";
    const self = await landing(tag, {}, { trades: { mora: trade, odd: trade } });
    for (const text of Object.values(questions[tag])) {
      const [one, two] = ["mora", "odd"].map((id) => ofTrade(asked(self(id), text, "ask-your-work"))?.line);
      expect(one).toBeDefined();
      expect(one).not.toBe(two);
    }
  });

  it("know what somebody is just at more closely", async () => {
    const at = (await landing(tag, {}))("mora");
    const people = new Map(at.world.people);
    const doing = tag === "en" ? "writing a letter" : "写一封信";
    people.set("mora", { ...people.get("mora")!, doing: { ...people.get("mora")!.doing, text: doing } });
    const self = { ...at, world: { ...at.world, people } };
    const says = mouthOf(self).lines.trade.deeds[0]!.says;
    expect(says).toContain(
      ofTrade(asked(self, tag === "en" ? "Who are you writing to?" : "写给谁呀？", "ask-your-doing"))?.line,
    );
  });
});

describe.each(["en", "zh-CN"] as const)("what is only remembered of news, told in %s", (tag) => {
  const [about, plan] =
    tag === "en"
      ? [
          "Regatta is at Quay on Saturday from 10:00 to 12:00: Mora Finch blows the horn; bring a hat",
          "Mora Finch wants to paint the boat red",
        ]
      : ["星期六10:00到12:00在码头有赛船：梁秋吹号，自带草帽", "梁秋想把船漆成红的"];
  const stories = [
    {
      id: "race",
      holder: "mora",
      memory: about,
      tells: [about],
      passes: [about],
      event: {
        host: "mora",
        name: tag === "en" ? "the regatta" : "赛船",
        place: "quay",
        area: "main",
        date: "2025-05-03",
        from: "10:00",
        to: "12:00",
        meal: null,
      },
    },
    { id: "paint", holder: "mora", memory: plan, tells: [plan], passes: [plan] },
  ];

  it("is in the mouth of whoever tells it, and names nobody who speaks", async () => {
    const self = (await landing(tag, {}, { stories }))("mora");
    const [race, paint] = ["race", "paint"].map((id) => tellings(self, self.stories.get(id)!)[0]!);
    for (const line of [race!, paint!]) expect(line).not.toMatch(/Mora|梁秋/);
    expect(race).not.toMatch(/\d\d:\d\d/);
    expect(race).toContain(tag === "en" ? "I blow the horn" : "我吹号");
    expect(paint).toContain(tag === "en" ? "I want" : "我想");
  });
});
