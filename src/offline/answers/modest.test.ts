/** Where nobody has an answer: by the form of what was asked, by temper, of what it is about, and nothing twice to the same person. */
import { describe, expect, it } from "vitest";
import { languageTags } from "../../language/tags.ts";
import { loadTown } from "../../town/file/definition.ts";
import { factsOf, settle } from "../../town/file/settle.ts";
import { randomFor } from "../../world/chance.ts";
import type { Intent, Slots } from "../../world/intents.ts";
import { nothingRead } from "../../world/reading.ts";
import type { AskedFor } from "../../world/speech-acts.ts";
import { answerBy, askedIn } from "./dispatch.ts";
import { leaning, modestly, remarked } from "./modest.ts";
import { mouthOf } from "./mouths.ts";

const towns = await Promise.all(
  languageTags.map(async (tag) => {
    const definition = await loadTown(tag === "en" ? "smallville" : `smallville.${tag}`);
    const { state } = await settle(definition, "test", "1", 5, async (texts) => texts.map(() => null));
    return { tag, town: factsOf(definition, "test"), state };
  }),
);

type Temper = "plain" | "warm" | "short";
const traits: Readonly<Record<Temper, string>> = { plain: "tall", warm: "gentle", short: "grumpy" };

/** Isabella, of a temper, asked by a stranger who has heard some lines of hers. */
function asked(tag: string, whole: string, more: { question?: boolean; said?: string; temper?: Temper; n?: number }) {
  const { town, state } = towns.find((one) => one.tag === tag)!;
  const persona = town.personas.get("isabella-rodriguez")!;
  const { question = true, said = "", temper = "plain", n = 0 } = more;
  return {
    self: {
      persona: { ...persona, traits: [traits[temper]], topics: [] },
      mind: state.minds.get(persona.id)!,
      town,
      world: state.world,
      stories: new Map(),
      now: state.now,
    },
    asker: { id: "visitor:web:tom", name: "Tom", visitor: true, about: "" },
    whole,
    text: whole,
    question,
    people: [],
    recalled: [],
    random: randomFor("modest", `${whole}|${n}`),
    said,
    lately: [],
    reading: nothingRead,
  };
}

const read = (ask: ReturnType<typeof asked>, intent: Intent, slots: Slots = {}, confidence = 0.9) => ({
  ...ask,
  reading: { ...nothingRead, clauses: [{ act: { act: "chat" as const }, confidence, intent, slots }] },
});

const forms = {
  en: {
    who: "whose barge ran aground?",
    when: "when does the tide turn?",
    where: "where did the heron go?",
    why: "why is the water green?",
    how: "how does a lock work?",
    "how much": "how many herons were there?",
    whether: "are the herons back?",
    what: "what do herons dream of?",
  },
  "zh-CN": {
    who: "那条船是谁的？",
    when: "什么时候涨潮？",
    where: "白鹭飞哪儿去了？",
    why: "河水为什么发绿？",
    how: "船闸怎么开？",
    "how much": "一共有多少只白鹭？",
    whether: "白鹭飞回来了吗？",
    what: "白鹭梦见什么？",
  },
} as const;

/** What says nothing at all. */
const HOLLOW = /I see\.|I'll remember|I don't know what to tell|Is that so|I hear you|记住了|我记下了|这样啊|知道了。/;

describe.each(languageTags)("%s: whoever has no answer", (tag) => {
  const { modest } = mouthOf({ town: towns.find((one) => one.tag === tag)!.town }).lines;

  it.each(Object.entries(forms[tag]))("to %s says so in that form: %s", (form, text) => {
    const bank: Readonly<Partial<Record<AskedFor, readonly string[]>>> = modest.unknown;
    for (let n = 0; n < 8; n++) {
      const found = modestly(askedIn(asked(tag, text, { n }), []), undefined);
      expect(bank[form as AskedFor]!.filter((one) => found.line.includes(one.slice(0, -1)))).toHaveLength(1);
      expect(found.known).toBe(false);
    }
  });

  it("says who, where whether was all that was read of it", () => {
    const text = tag === "en" ? "whose barge ran aground, would you say?" : "那条船是谁的，你说是不是？";
    const { line } = modestly(askedIn(asked(tag, text, {}), []), { form: "whether" });
    expect(modest.unknown.who.some((one) => line.includes(one.slice(0, -1)))).toBe(true);
  });

  it("goes on with what would do, where something is asked for and not about", () => {
    const text = tag === "en" ? "could you hold my heron?" : "能不能帮我抱一下白鹭？";
    const { line } = modestly(askedIn(asked(tag, text, {}), []), undefined);
    expect(modest.wants).toContain(line);
  });

  it.each(["plain", "warm", "short"] as const)(
    "has so many words, being %s, that a dozen come before one again",
    (temper) => {
      const text = tag === "en" ? "what do herons dream of?" : "白鹭梦见什么？";
      const [answers, views, remarks]: string[][] = [[], [], []];
      for (let n = 0; n < 12; n++) {
        const of = (said: readonly string[]) => askedIn(asked(tag, text, { said: said.join("\n"), temper, n }), []);
        answers!.push(modestly(of(answers!), undefined).line);
        views!.push(leaning(of(views!)).line);
        remarks!.push(remarked(of(remarks!), text).line);
      }
      for (const lines of [answers, views, remarks]) expect(new Set(lines).size).toBe(12);
      const core = (line: string) => modest.unknown.what.find((one) => line.includes(one.slice(0, -1)));
      expect(new Set(answers!.map(core)).size).toBe(12);
      expect(views!.every((one) => modest.opinion[temper].includes(one))).toBe(true);
      expect(remarks!.every((one) => modest.remark[temper].includes(one))).toBe(true);
    },
  );

  it("only hears no question, though what it tells was all that was understood of it", () => {
    const text =
      tag === "en" ? "herons nest by ours, do they hum at yours?" : "我们那边有白鹭做窝，你们这儿的会哼歌吗？";
    for (const intent of ["tell-own-fact", "tell-own-news", "tell-own-doing"] as const)
      for (let n = 0; n < 6; n++) {
        const { line, kind } = answerBy(read(asked(tag, text, { n }), intent), []);
        expect(line).not.toMatch(HOLLOW);
        expect(["acknowledge", "remark", "statement"]).not.toContain(kind);
      }
  });

  it("takes up what is told by a thing that it names, and asks nobody to remember it", () => {
    const text = tag === "en" ? "my umbrella turned inside out by the kiosk" : "我把雨伞落在闸口那边";
    const it = tag === "en" ? "your umbrella" : "雨伞";
    const found = remarked(askedIn(asked(tag, text, { question: false }), []), text);
    expect(found.line.toLowerCase()).toContain(it);
    const all = Object.values(modest).flatMap((one) => (Array.isArray(one) ? one : Object.values(one).flat()));
    expect(all.filter((one) => HOLLOW.test(one))).toEqual([]);
  });
});

describe("what a line speaks of", () => {
  const en = mouthOf({ town: towns.find(({ tag }) => tag === "en")!.town });
  it.each([
    ["we left our ladder in the yard", "your ladder"],
    ["there was a lantern on it", "the lantern"],
    ["my tandem needs air", "your tandem"],
    ["all she talks about is goats.", "the goats"],
    ["have you got any plum brandy?", "the plum brandy"],
    // Another word goes on, it is a verb, or it is theirs to whom it is said.
    ["my ladder company went broke", null],
    ["she butters and stamps it", null],
    ["your ladder is crooked", null],
    ["nothing of the kind", null],
  ])("is taken up only where it stands as a thing: %s", (text, it) => {
    expect(en.spokenOf(text, ["plum brandy"])).toBe(it);
  });

  const zh = mouthOf({ town: towns.find(({ tag }) => tag === "zh-CN")!.town });
  it.each([
    ["我家的自行车又坏了", "自行车"],
    ["有没有桂花酿", "桂花酿"],
    ["你那把雨伞歪了", null],
    ["没什么", null],
  ])("so in Chinese: %s", (text, it) => {
    expect(zh.spokenOf(text, ["桂花酿"])).toBe(it);
  });
});
