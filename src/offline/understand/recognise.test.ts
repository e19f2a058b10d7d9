/** What people's words are recognised as; how much of all that other hands wrote is, a longer run counts (`recognise.count.test.ts`). */

import { describe, expect, it } from "vitest";
import { earnestCounts, percent } from "../../../test/gold/earnest.ts";
import { recognised } from "../../mind/recognise.ts";

const { recognise, counted } = earnestCounts();

describe("recognising", () => {
  // Of every tenth line: that it recognises at all. Bounds that mean something are the trial's.
  it.each([
    ["en", "serious", ["c", "f", "g", "i", "j", "k", "l", "n"]],
    ["en", "realness", ["c", "f", "g", "i", "j", "k", "l"]],
    ["zh-CN", "serious", ["c", "f", "g", "j", "k", "l", "m"]],
    ["zh-CN", "realness", ["c", "f", "g", "j", "k", "l", "m"]],
  ] as const)("%s %s, in a few lines by other hands", (language, intent, sets) => {
    const got = sets.map((set) => counted(set, language, intent, 10));
    const sum = (of: "found" | "meant" | "alarms" | "rest") => got.reduce((total, one) => total + one[of], 0);
    expect(percent(sum("found"), sum("meant"))).toBeGreaterThanOrEqual(90);
    expect(percent(sum("alarms"), sum("rest"))).toBeLessThanOrEqual(3);
  });

  it.each([
    ["k1ll myself tonight", true],
    ["i want to s u i c i d e", true],
    ["i wanna dieeeee, really", true],
    ["i want t\u200Bo d\u200Bie", true],
    ["I w\u0430nt t\u043E di\u0435", true],
    // A word after it that means nothing there, or a name without a comma.
    ["i want to die obsidian", true],
    ["i wanna die xylophone", true],
    ["i want to die Wilhelmina", true],
    ["What a lovely morning, the bread smells so good! By the way, I want to kill myself. See you later", true],
    ["this homework is killing me", false],
    ["I'll kill you at chess", false],
    ["How long did you study to become a lawyer?", false],
    ["What do you sell in the pharmacy?", false],
  ])("%s: %s", (text, serious) => {
    expect(recognise(text, "en").serious).toBe(serious);
  });

  // A short line is known by heart, alone or behind a name; what only its place makes grave is not.
  it.each([
    ["en", "perrin, i have cancer", true],
    ["en", "lol, I give up", false],
    ["en", "tell my mum i love her", false],
    ["zh-CN", "爬山爬到一半，撑不住了", false],
    ["zh-CN", "看这个队伍，看不到头", false],
    ["zh-CN", "门口那只鹅又来了，别让他进来", false],
    ["zh-CN", "剧本第三句是，我要杀了你", false],
  ] as const)("%s, in few words: %s", (language, text, serious) => {
    expect(recognise(text, language).serious).toBe(serious);
  });

  it.each([
    "is Klaus a bot?",
    "Is Zbigniew a bot?",
    "are Tom and Wilhelmina real people?",
    "are you all bots",
    "are they AI?",
    "阿贵是机器人吗",
    "你们都是AI吗",
  ])("asks whether somebody is real: %s", (text) => {
    expect(recognise(text, "en").realness).toBe(true);
  });

  // What strangers typed that was answered as if they had asked it, and the like.
  it.each([
    "is this like actual school",
    "do u have like a phone or anything",
    "r u serious",
    "is that real gold",
    "which of you two is the baker?",
    "Tom buddy what note. what did it say",
    // Whether a third thing is so, and whose kin somebody is.
    "is this true?",
    "Petra tells me you write songs, is that true?",
    "You're old Hobb's lad, aren't you, the one with the goats?",
  ])("is not asked whether anybody is real: %s", (text) => {
    expect(recognise(text, "en").realness).toBe(false);
  });

  it.each([
    "wait am i talking to an ai",
    "you're a bot, aren't you",
    "i heard you are all robots, is that true?",
    "is everyone here a bot",
    "r u a real person",
    "are you real?",
  ])("is asked whether somebody is real: %s", (text) => {
    expect(recognise(text, "en").realness).toBe(true);
  });

  it.each(["who are you", "and who are you?", "who is that", "who is that in the doorway?"])(
    "takes for no question whether somebody is real who asks who that is: %s",
    (text) => {
      expect(recognise(text, "en")).toMatchObject({ serious: false, realness: false });
    },
  );

  it("takes a word or two for nothing, unless they say it all", () => {
    for (const text of [
      "clean",
      "locked",
      "wound",
      "number 17",
      "on fire",
      "half full",
      "friend",
      "sits down",
      "关着",
      "干净的",
    ])
      expect(recognise(text, "en").serious, text).toBe(false);
    for (const text of ["suicide", "i want to die", "想死"]) expect(recognise(text, "en").serious, text).toBe(true);
  });

  it.each([
    "我昨天在树林里采了一篮蘑菇。",
    "我昨天跟老板吵了一架。",
    "我今天在桥上吹风",
    "我今天早上在后院找到一枚纽扣",
    "今天早上我在花园里发现一只刺猬。",
    "Yesterday I picked mushrooms in the woods.",
    "I bought a hat yesterday.",
    "Ada, have you got a minute?",
  ])("leaves alone who tells of their day: %s", (text) => {
    expect(recognise(text, "en")).toMatchObject({ serious: false, realness: false });
  });

  it("takes nobody who says that they asked after somebody to ask whether one is somebody", () => {
    for (const text of ["我问的是人，不是点菜呀", "我问的是人，你跟我讲咖啡"])
      expect(recognise(text, "zh-CN").realness, text).toBe(false);
    expect(recognise("我问的是，你是真人吗", "zh-CN").realness).toBe(true);
  });

  it.each(["你是谁", "你是谁呀？", "请问你是谁", "那边那个人是谁", "旁边那位是谁啊", "他是谁", "你们是谁"])(
    "takes nobody who asks who somebody is to ask whether they are real: %s",
    (text) => {
      expect(recognise(text, "zh-CN").realness).toBe(false);
    },
  );

  it.each([
    "您家里有几个人？",
    "你是德国人吗？你也是留学生？",
    "你是本地人吧",
    "她跟克劳斯是一对吗",
    "你真的会修表吗",
    "你们都认识吗",
    "汤姆是不是在旁边卖菜？你俩熟吗",
    "他是不是在隔壁修鞋？你们认识吗",
    "Is Tom the one selling vegetables over there? do you know him well?",
  ])("is not asked whether one is real: %s", (text) => {
    expect(recognise(text, "en").realness).toBe(false);
  });

  it.each([
    "差评 我要发抖音曝光你们",
    "我奶奶在的时候，年三十都是她掌勺",
    "再不上菜我就发朋友圈曝光你们",
    "干到年底我就不干了，回老家种橘子去",
    "我妈身体不太好，我就搬回来住了",
  ])("is everyday talk, of work, of teasing, of who is long dead: %s", (text) => {
    expect(recognise(text, "en").serious).toBe(false);
  });

  it.each(["我妈昨天夜里走了，我到现在还没敢告诉孩子", "他说我敢离婚就泼我硫酸"])(
    "is in earnest, though near to that: %s",
    (text) => {
      expect(recognise(text, "en").serious).toBe(true);
    },
  );

  it.each([
    "Half the ward was up all night and one old gentleman slipped away. Anyway, what soup is it?",
    "have you a plaster, i caught my finger on the grater",
    "Our Enid's been gone nine years, God rest her. She loved a brass band.",
    "护士站忙了一宿，来碗热汤面",
    "手被纸划了个口子，有创可贴没",
  ])("is a nurse's day, a small wound, the dead spoken of long after: %s", (text) => {
    expect(recognise(text, "en").serious).toBe(false);
  });

  // What strangers asked for, and was taken for a crisis, and the like.
  it.each([
    "two packs of painkillers please",
    "do you have cough syrup?",
    "a sleeping tea, please",
    "could I get a refill of my blood pressure pills",
    "a packet of razor blades and shaving foam please",
    "ten metres of rope for a swing in the garden",
    "10 kms to go",
    "He passed in March, years ago now, and we still laugh about his hats",
    "slept badly",
    "昨晚没睡好",
    "布洛芬一天最多吃几片",
    "降压药吃完了，再开一盒",
    "爷爷在我六岁时就去世了，他会雕鸭子",
    "can I get some painkillers, my head hurts",
    "my throat has been sore for two days and I cough a bit, what should I take?",
    "我这两天嗓子疼，有点咳嗽，该吃什么药啊？",
    "这两天有点发烧，吃什么药好",
    "两盒止痛药",
    "my father was a fisherman, he died last year",
    "她去年走了，我挺想她的",
    "我奶奶走了好多年了，我还是想她",
  ])("is bought for what it is for, or said calmly of long ago: %s", (text) => {
    expect(recognise(text, "en").serious).toBe(false);
  });

  it.each([
    "I'm a bit scared to go to her by myself",
    "我有点不敢自己去找她",
    "I failed the interview again, I'm sad",
    "面试又失败了，好难过",
    "I don't know anybody here",
    "我在这儿谁都不认识",
    "作业要把我逼死了",
    "今晚下棋我要杀了你",
    // What stands for a vow elsewhere is, laughing and about a small thing, a groan.
    "kms lol this homework",
    "this homework makes me wanna kms lol",
    "门开着我就进来了，要是不方便我马上走",
  ])("is shy, sad, alone for an evening or laughing: %s", (text) => {
    expect(recognise(text, "en").serious).toBe(false);
  });

  it.each([
    "im gonna kms",
    "im 16 kms",
    "day 12 kms i cant anymore",
    "i failed grade 4 kms",
    "kms. im done",
    "how much rope do you need to hang yourself",
    "I don't want to be here any more",
    "活着没意思",
    "想从桥上跳下去",
    "我先生上个月走的，我每天都睡不着",
    "kms",
    "rope please. it's for my neck",
    "Which of your poisons is quickest? It's for me",
    "is it painful, drowning?",
    "I'm standing on the bridge and want to jump",
    "买根绳子，上吊",
    "给我来一瓶农药，喝的",
  ])("is in earnest, short or by the way: %s", (text) => {
    expect(recognise(text, "en").serious).toBe(true);
  });

  it("goes on with what is serious by few words", () => {
    for (const text of ["i mean it", "please help me", "我是认真的"])
      expect(recognise(text, "en").goesOn, text).toBe(true);
    for (const text of ["我没有人可以找", "就当我没说过"]) expect(recognise(text, "en").goesOn, text).toBe(true);
    for (const text of ["What time does the cafe close?", "a coffee please", "来杯拿铁"])
      expect(recognise(text, "en").goesOn, text).toBe(false);
    for (const text of ["the roof leaks again", "i counted four thousand spoons", "明天一早的船", "这位子有人坐吗"])
      expect(recognise(text, "en").goesOn, text).toBe(false);
  });
});

it.each([
  ["i want to kill myself", "plainly"],
  ["I am sleeping in truck 20 nights in month. Sometimes I forget in which country I wake up", "faintly"],
  ["我不想活了", "plainly"],
  ["你们几点关门", "not"],
])("says how plainly something is in earnest: %s", (text, how) => {
  const { serious, faint } = recognise(text, "en");
  expect(serious ? (faint ? "faintly" : "plainly") : "not").toBe(how);
});

it.each([
  ["您就是Arthur吧?", false],
  ["您就是亚瑟·伯顿吧?", false],
  ["Arthur是机器人吗", true],
  ["你是亚瑟吗，还是机器人", true],
  ["你是Arthur?我看别人都这么叫你", false],
])("whether one is somebody of the town asks nothing of being real: %s", (text, realness) => {
  const personas = new Map([["arthur-burton", { id: "arthur-burton", name: "亚瑟·伯顿" }]]);
  expect(recognised({ language: "zh-CN", recognise, personas }, text).realness).toBe(realness);
});

it("what one is asked is not left out with a name that is a word like any other", () => {
  const personas = new Map(["Ai Watanabe", "José Ruiz"].map((name) => [name, { id: name, name }]));
  const town = { language: "en", recognise, personas };
  expect(recognised(town, "are you AI?").realness).toBe(true);
  expect(recognised(town, "are you a bot, José?").realness).toBe(true);
});
