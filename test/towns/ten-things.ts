/** Ten things that may happen in any town, three ways each: in a generated town, of its people and places, instead of the news it has. */
import { type Minutes, minutes } from "../../src/clock/units.ts";
import type { Story } from "../../src/mind/persona.ts";
import type { TownDefinition } from "../../src/town/file/definition.ts";
import { randomFor } from "../../src/world/chance.ts";
import { firstName } from "../../src/world/people.ts";
import { generatedTown } from "./generated-town.ts";
import type { Tongue } from "./leat.ts";

/** What is filled in: whole names of two, what they are called, a place, somebody's house. */
type Gap = "A" | "B" | "a" | "b" | "p" | "h";
type Told = readonly [memory: string, tells: string, passes: string, more?: string];

const things: Readonly<Record<Tongue, Readonly<Record<string, readonly [Told, Told, Told]>>>> = {
  en: {
    animal: [
      [
        "{A}'s parrot Bosun has flown off and was last seen at {p}",
        "Bosun's flown off, my parrot. Somebody saw him at {p}, and since then nothing.",
        "{a}'s parrot Bosun has flown off. He was last seen at {p}.",
        "the parrot Bosun",
      ],
      [
        "{A}'s old cat Tansy slipped out two nights ago and was last seen at {p}",
        "My Tansy slipped out two nights ago. She's an old cat, she never goes further than {p}.",
        "{a}'s old cat Tansy has been gone two nights. She was seen at {p}.",
        "the cat Tansy",
      ],
      [
        "{A}'s pony Biscuit broke the fence and was last seen at {p}",
        "Biscuit has broken the fence again. He was at {p} last night, and this morning there's no pony.",
        "{a}'s pony Biscuit broke the fence. He was last seen at {p}.",
        "the pony Biscuit",
      ],
    ],
    flood: [
      [
        "{A} has read at the gauge that the river will come up to {h} tomorrow",
        "I've read the gauge. Tomorrow the river will be at {h}.",
        "{a} has read the gauge: the river will be up to {h} tomorrow.",
      ],
      [
        "{A} knows that the dam upstream will be opened tomorrow and that {h} will get the water",
        "They're opening the dam upstream tomorrow. {h} will get the water, no doubt of it.",
        "{a} says they're opening the dam tomorrow, and {h} will get the water.",
      ],
      [
        "{A} has heard that a spring tide will reach {h} tomorrow",
        "There's a spring tide coming tomorrow. It'll reach {h}.",
        "There's a spring tide tomorrow, {a} says, and it'll reach {h}.",
      ],
    ],
    engagement: [
      ["{A} and {B} are engaged", "{b} and I are engaged. There, it's out.", "{a} and {b} are engaged."],
      [
        "{A} has asked {B} to get married, and {B} said yes",
        "I've asked {b} to marry me, and the answer was yes.",
        "{a} has proposed to {b}, and {b} said yes.",
      ],
      [
        "{A} and {B} are getting married in the spring",
        "{b} and I are getting married, come spring.",
        "{a} and {b} are getting married in the spring.",
      ],
    ],
    quarrel: [
      [
        "{A} and {B} have fallen out over a borrowed saw",
        "I lent {b} my saw, and it came back without a tooth. We're not speaking.",
        "{a} and {b} aren't speaking. It's about a borrowed saw.",
        "the saw",
      ],
      [
        "{A} and {B} have fallen out over the noise at night",
        "I told {b} what I think of that noise at night. Now we don't greet each other.",
        "{a} and {b} have had words over the noise at night.",
        "the noise",
      ],
      [
        "{A} and {B} have fallen out over an apple tree",
        "{b} has cut my apple tree back to the trunk. I've nothing more to say to {b}.",
        "{a} and {b} have fallen out over an apple tree.",
        "the apple tree",
      ],
    ],
    theft: [
      [
        "{A}'s bicycle was stolen from outside {p}",
        "Somebody has stolen my bicycle, right outside {p}.",
        "{a}'s bicycle was stolen outside {p}.",
      ],
      [
        "Somebody took the savings box from {A}'s kitchen",
        "Somebody's been in my kitchen and taken the savings box.",
        "Somebody took {a}'s savings box, right out of the kitchen.",
      ],
      [
        "{A}'s best coat was taken from its hook at {p}",
        "My best coat's gone from the hook at {p}. Somebody walked off in it.",
        "Somebody walked off with {a}'s best coat, from {p}.",
      ],
    ],
    illness: [
      ["{A} is down with pneumonia", "It's pneumonia, the doctor says. I'm not to go far.", "{a} has pneumonia."],
      [
        "{A} has to have an operation on the heart",
        "They want to operate on my heart. I put it off as long as I could.",
        "{a} has to have an operation, on the heart.",
      ],
      [
        "{A} has come down with a bad fever",
        "I've had a fever for three days. I can hardly stand.",
        "{a} has had a bad fever for three days.",
      ],
    ],
    opens: [
      [
        "{A} knows that there will be a bookshop at {p} from tomorrow",
        "From tomorrow there's a bookshop at {p}. Second-hand, mostly.",
        "They're opening a bookshop at {p} tomorrow.",
      ],
      [
        "{A} knows that a cheese shop opens at {p} tomorrow",
        "There's a cheese shop opening at {p} tomorrow.",
        "A cheese shop opens at {p} tomorrow, {a} says.",
      ],
      [
        "{A} knows that a repair shop opens at {p} tomorrow",
        "Tomorrow a repair shop opens at {p}. Clocks, boots, kettles, all of it.",
        "{a} says a repair shop opens at {p} tomorrow.",
      ],
    ],
    returns: [
      [
        "{A} has come back after eleven years abroad",
        "I'm back. Eleven years, and the stairs still creak.",
        "{a} has come back, after eleven years abroad.",
      ],
      [
        "{A} has come home from the sea for good",
        "I've come home from sea, and this time I'm staying.",
        "{a} has come home from sea for good.",
      ],
      [
        "{A} has come back from the capital to live here",
        "I've had enough of the capital. I live here again.",
        "{a} is back from the capital, to stay.",
      ],
    ],
    prize: [
      [
        "{A} has won the county prize for the best honey",
        "My honey has won the county prize. First prize!",
        "{a}'s honey has won the county prize.",
      ],
      [
        "{A} has won first prize for a short story",
        "A story of mine has won first prize. I can't quite believe it.",
        "{a} has won first prize for a short story.",
      ],
      [
        "{A} has won a medal for saving a child from the water",
        "They're giving me a medal, for that child I pulled out of the water.",
        "{a} is getting a medal for saving a child.",
      ],
    ],
    closes: [
      [
        "{A} has a letter that says the school at {p} will be closed in three days",
        "I've had the letter. They're closing the school at {p}, in three days.",
        "They're closing the school at {p}, {a} has it in writing.",
      ],
      [
        "{A} has been told that the evening school at {p} closes in three days",
        "The evening school at {p} is closing in three days. No money, they say.",
        "The evening school at {p} is closing, {a} says.",
      ],
      [
        "{A} knows that the music school at {p} is to close in three days",
        "They're shutting the music school at {p} in three days.",
        "The music school at {p} is to be shut, I had it from {a}.",
      ],
    ],
  },
  "zh-CN": {
    animal: [
      [
        "{A}的八哥飞走了，最后是在{p}看见的",
        "我那只八哥飞了，有人在{p}看见过，后来就没影了。",
        "{a}的八哥飞走了，最后是在{p}看见的。",
        "八哥",
      ],
      [
        "{A}的老猫花花跑出去两天了，最后是在{p}看见的",
        "我家花花跑出去两天了，它老了，平常最远也就走到{p}。",
        "{a}的老猫花花丢了两天了，有人在{p}见过。",
        "老猫花花",
      ],
      [
        "{A}的小马豆包撞开栅栏跑了，最后是在{p}看见的",
        "豆包又把栅栏撞开了，昨晚还在{p}，今天一早马就没了。",
        "{a}的小马豆包跑了，最后是在{p}看见的。",
        "小马豆包",
      ],
    ],
    flood: [
      ["{A}看了水尺，明天河水要涨到{h}", "我看了水尺，明天河水就到{h}了。", "{a}看了水尺，说明天河水要涨到{h}。"],
      [
        "{A}知道上游水库明天要放水，{h}要进水",
        "上游水库明天放水，{h}肯定要进水。",
        "{a}说上游水库明天放水，{h}要进水。",
      ],
      ["{A}听说明天有大潮，要漫到{h}", "明天有大潮，会漫到{h}。", "{a}说明天有大潮，会漫到{h}。"],
    ],
    engagement: [
      ["{A}和{B}订婚了", "我跟{b}订婚了，这下大家都知道了。", "{a}和{b}订婚了。"],
      ["{A}向{B}求婚，{B}答应了", "我向{b}求婚，{b}答应了！", "{a}向{b}求婚，{b}答应了。"],
      ["{A}和{B}开春就结婚", "我跟{b}开春就结婚。", "{a}和{b}开春就结婚了。"],
    ],
    quarrel: [
      [
        "{A}和{B}为一把借出去的锯子闹翻了",
        "锯子借给{b}，还回来缺了齿，我们不说话了。",
        "{a}和{b}为一把锯子不说话了。",
        "那把锯子",
      ],
      [
        "{A}和{B}为夜里的吵闹闹翻了",
        "夜里那么吵，我跟{b}说了几句重话，现在见面都不打招呼。",
        "{a}和{b}为夜里太吵闹翻了。",
        "夜里吵",
      ],
      [
        "{A}和{B}为一棵苹果树闹翻了",
        "{b}把我的苹果树砍得只剩个桩，我跟{b}没话说。",
        "{a}和{b}为一棵苹果树闹翻了。",
        "那棵苹果树",
      ],
    ],
    theft: [
      ["{A}的自行车在{p}门口被偷了", "我的自行车叫人偷了，就在{p}门口。", "{a}的自行车在{p}门口被偷了。"],
      ["有人从{A}的厨房里拿走了钱匣子", "有人进了我的厨房，把钱匣子拿走了。", "有人从{a}的厨房里把钱匣子偷走了。"],
      ["{A}最好的大衣在{p}叫人拿走了", "我最好的那件大衣，挂在{p}，叫人穿走了。", "{a}最好的大衣在{p}叫人拿走了。"],
    ],
    illness: [
      ["{A}得了肺炎", "大夫说是肺炎，叫我别走远。", "{a}得了肺炎。"],
      ["{A}的心脏要动手术", "心脏要动手术，我一直拖着没说。", "{a}的心脏要动手术。"],
      ["{A}发高烧三天了", "我烧了三天了，站都站不稳。", "{a}发高烧三天了。"],
    ],
    opens: [
      ["{A}知道明天{p}要开一家旧书店", "明天{p}要开一家旧书店。", "明天{p}要开旧书店了。"],
      ["{A}知道明天{p}要开一家豆腐铺", "明天{p}有家豆腐铺开张。", "{a}说明天{p}有家豆腐铺开张。"],
      ["{A}知道明天{p}要开一家修理铺", "明天{p}开修理铺，钟表、鞋子、水壶都修。", "{a}说明天{p}要开修理铺。"],
    ],
    returns: [
      ["{A}在外头十一年，回来了", "我回来了，十一年了，楼梯还是那么响。", "{a}在外头十一年，回来了。"],
      ["{A}不出海了，回家来住", "我不出海了，这回回来就不走了。", "{a}不出海了，回来住了。"],
      ["{A}从省城搬回来住了", "省城我住够了，又搬回来了。", "{a}从省城搬回来住了。"],
    ],
    prize: [
      ["{A}的蜂蜜得了县里的一等奖", "我的蜂蜜得了县里的一等奖！", "{a}的蜂蜜得了县里的一等奖。"],
      ["{A}写的小说得了头奖", "我写的小说得了头奖，我自己都不敢信。", "{a}写的小说得了头奖。"],
      ["{A}从水里救了个孩子，得了奖章", "上回从水里拉上来那孩子，他们要给我发奖章。", "{a}救了个孩子，要得奖章了。"],
    ],
    closes: [
      ["{A}收到信，说{p}的小学三天后停办", "我收到信了，{p}的小学三天后就停办。", "{p}的小学要停办了，{a}收到信了。"],
      ["{A}听说{p}的夜校三天后停办", "{p}的夜校三天后停办，说是没钱。", "{a}说{p}的夜校要停办了。"],
      ["{A}知道{p}的音乐学校三天后要关门", "{p}的音乐学校三天后关门。", "{p}的音乐学校要关门了，{a}告诉我的。"],
    ],
  },
};

/** What it is of, with the two whom it befell. */
function matterOf(what: string, a: string, b: string, place: string, house: string, more: string): Story["of"] {
  const day = (n: number): Minutes => minutes(n * 1440);
  const happened = (report: "wed" | "lost" | "ill" | "got") => ({ kind: "happening", who: a, report }) as const;
  switch (what) {
    case "animal":
      return { kind: "loss", owner: a, thing: more, lastSeen: place };
    case "flood":
      return { kind: "danger", where: [house], from: day(1) };
    case "engagement":
      return { ...happened("wed"), others: [b] };
    case "quarrel":
      return { kind: "quarrel", two: [a, b], over: more };
    case "theft":
      return happened("lost");
    case "illness":
      return happened("ill");
    case "opens":
      return { kind: "change", change: "opens", who: null, place, day: day(1) };
    case "returns":
      return { kind: "change", change: "comes", who: a, place: null, day: day(0) };
    case "prize":
      return happened("got");
    default:
      return { kind: "change", change: "closes", who: null, place, day: day(3) };
  }
}

/** A generated town where these things happen, in one of three ways. */
export function tenThings(seed: number, language: Tongue, way: 0 | 1 | 2): TownDefinition {
  const definition = generatedTown(seed, language);
  const random = randomFor(seed, "ten things");
  const people = random.shuffled(definition.personas.filter(({ age }) => age >= 18));
  const places = random.shuffled([...definition.map.places.values()].filter(({ access }) => access === "public"));
  const stories = Object.entries(things[language]).map(([id, ways], i): Story => {
    const a = people[i % people.length]!;
    const apart = people.filter(({ home }) => home.place !== a.home.place);
    const b = apart[(i + 3) % apart.length]!;
    const place = places[i % places.length]!;
    const house = definition.map.places.get(b.home.place)!;
    const [memory, tells, passes, more = ""] = ways[way];
    const gaps: Readonly<Record<Gap, string>> = {
      A: a.name,
      B: b.name,
      a: firstName(a.name),
      b: firstName(b.name),
      p: place.name,
      h: house.name,
    };
    const said = (text: string) => {
      const filled = text.replace(/\{(\w)\}/gu, (_, gap: Gap) => gaps[gap]);
      return filled.charAt(0).toUpperCase() + filled.slice(1);
    };
    return {
      id,
      holder: a.id,
      memory: said(memory),
      tells: [said(tells)],
      passes: [said(passes)],
      secret: false,
      poignancy: 6,
      of: matterOf(id, a.id, b.id, place.id, house.id, more),
    };
  });
  return { ...definition, stories };
}
