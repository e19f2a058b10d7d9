import { describe, expect, it } from "vitest";
import { calling as english } from "../en/calling.ts";
import { calling as chinese } from "../zh/calling.ts";
import { type Callable, callIn, pointedAt } from "./calling.ts";
import type { NameFound } from "./names.ts";

const somebody = (id: string, name: string, is: Partial<Callable>): Callable => ({
  id,
  name,
  pronouns: "they",
  age: 40,
  occupation: "farmer",
  doing: "having tea",
  here: true,
  serves: false,
  ...is,
});

/** The names of people in a text, by their whole name or either part of it. */
const namesOf = (text: string, people: readonly Callable[]): NameFound[] =>
  people.flatMap(({ id, name }) =>
    [name, ...name.split(" ")].slice(0, 2).flatMap((typed) => {
      const from = text.toLowerCase().indexOf(typed.toLowerCase());
      return from < 0 ? [] : [{ kind: "person" as const, id, name: typed, from, to: from + typed.length }];
    }),
  );

const inn = [
  somebody("tom", "Tom", { pronouns: "he", age: 44, occupation: "boatbuilder", doing: "planing a plank of cedar" }),
  somebody("anna", "Anna", { pronouns: "she", age: 51, occupation: "innkeeper", serves: true }),
  somebody("mira", "Mira", { pronouns: "she", age: 11, occupation: "pupil", doing: "doing sums" }),
  somebody("jonas", "Jonas", { pronouns: "he", age: 23, occupation: "ferry driver", doing: "reading a letter" }),
  somebody("olaf", "Olaf", { pronouns: "he", age: 71, occupation: "doctor and beekeeper" }),
  somebody("edda", "Edda", { pronouns: "she", age: 35, occupation: "weaver", here: false }),
];
const teahouse = [
  somebody("qin", "秦月珍", { pronouns: "she", age: 57, occupation: "退休厂医" }),
  somebody("he", "何亮", { pronouns: "he", age: 24, occupation: "画工" }),
  somebody("qiao", "乔芸", { pronouns: "she", age: 39, occupation: "茶馆老板", serves: true }),
  somebody("man", "林小满", { pronouns: "she", age: 13, occupation: "初一学生" }),
  somebody("kang", "康守义", { pronouns: "he", age: 66, occupation: "修车老师傅" }),
  somebody("bai", "白芷", { pronouns: "she", age: 33, occupation: "裁缝", here: false }),
];

it.each([
  ["u lost my vote tom. anna do u make music? whats the 4 min thing", "anna"],
  ["u lost my vote tom. anna do u make music", "anna"],
  ["Thank you, Tom. Anna, I do not believe we have spoken, I am Howard. Do you agree with him?", "anna"],
  [
    "I am glad you do, Tom, though it was your wife I was addressing. Mira, you told me about it. Will you be there?",
    "mira",
  ],
  ["who told you that, Tom? Anna, another pint please", "tom"],
  ["Tom, you owe me. Anna, you too.", "tom"],
  ["oi Anna! you work here also? Tom say you are his friend", "anna"],
  [
    "There is nothing to carry, I merely asked whether you are related. Anna, is Tom your brother, or your husband perhaps?",
    "anna",
  ],
] as const)("of two who are called, the one who is asked: %s", (text, who) => {
  expect(callIn(text, namesOf(text, inn), inn, "tom" as never, english)?.id).toBe(who);
});

it.each([
  ["何亮你高冷啊😂 乔芸 林小满是谁呀", "qiao"],
  ["康守义我没问你😂 何亮 我问你呢 你是不是学音乐的", "he"],
  ["没问你啦 何亮你看的什么书？好看吗", "he"],
] as const)("of two who are called, the one who is asked: %s", (text, who) => {
  expect(callIn(text, namesOf(text, teahouse), teahouse, "kang" as never, chinese)?.id).toBe(who);
});

it.each([
  ["Klaus, wake up!", true],
  ["Good morning Klaus", true],
  ["Where have you been, Klaus?", true],
  ["Klaus are you there", true],
  ["Hey Klaus where is the book?", true],
  ["Is Klaus still asleep?", false],
  ["I met Klaus yesterday.", false],
  ["Klaus is late again.", false],
  ["Thanks! Klaus and I will come.", false],
  ["Klaus where did you leave my book", true],
  ["Klaus broke your window.", false],
  ["Klaus is that your brother? he hasn't said a word", false],
  ["And Klaus, who is he?", false],
  ["Klaus, is your brother still here?", true],
] as const)("whoever is not there: %s", (text, calls) => {
  const klaus = [somebody("klaus", "Klaus", { here: false, pronouns: "he" })];
  expect(callIn(text, namesOf(text, klaus), klaus, null, english)?.id).toBe(calls ? "klaus" : undefined);
});

it.each([
  ["克劳斯，起床！", true],
  ["早上好，克劳斯！", true],
  ["克劳斯你在吗", true],
  ["克劳斯还在睡吗？", false],
  ["你见到克劳斯了吗？", false],
] as const)("whoever is not there: %s", (text, calls) => {
  const klaus = [somebody("klaus", "克劳斯", { here: false })];
  expect(callIn(text, namesOf(text, klaus), klaus, null, chinese)?.id).toBe(calls ? "klaus" : undefined);
});

/** Lines that call whoever is not there, or speak of them; {N} and {M} are their names. */
const away = {
  en: {
    names: [
      ["Nessa", "Ruan"],
      ["Arthur", "Abigail"],
      ["Wenna Hale", "Bastian"],
    ],
    calls: [
      ...[
        "Nice weather. {N}, did you sleep well?",
        "Thanks! {N}, do you like it here?",
        "Thanks, {N}, do you like it here?",
      ],
      ...["ok. {N}, what do you do for a living? I forgot.", "Good to see you all. {N}, how old are you? I forgot."],
      ...[
        "Lovely day. {N}, come and sit with us. There is cake.",
        "What a view! {N}, I brought flowers. They are outside.",
      ],
      ...["It rained. {N}, is your roof still dry? I hope so.", "Nice weather. Hello {N}! Did you sleep well?"],
      ...[
        "Cold today. {N}, you look tired. Sit down.",
        "Cold today, {N}, did you sleep well?",
        "Hello? {N}? Are you there?",
      ],
      ...[
        "@{N} good morning",
        "@{N} hello?",
        "@{N} the tide is high today",
        "@{N} is the pub open?",
        "{N} good morning",
      ],
      ...["{N} hello there", "{N} hi, how are you", "{N} happy birthday!", "Happy birthday {N}!", "Good luck {N}!"],
      ...["Well done {N}!", "Thank you so much {N}", "How are you {N}?", "Can you help me {N}?", "See you later {N}!"],
      ...["{N} I brought you some flowers.", "{N} we missed you yesterday", "{N} can I ask you something"],
      ...["{N} we all miss you", "{N} I have something for you", "Hi all. {N}, I brought some cake, is the kettle on?"],
      ...["Morning, {N} and {M}!", "Hello {N} and {M}", "Hello {N} and {M}, how are you?"],
    ],
    not: [
      ...["{N} told me you like fish.", "Did you see {N}?", "Good morning! {N} says hi", "Good morning, {N} says hi"],
      ...["Happy birthday to {N} next week", "Hello! {N} asked me to greet you.", "I wished {N} a happy birthday"],
      ...["Nice weather. {N} likes it too.", "Nice weather. {N}, my neighbour, told me about you."],
      ...["Nice weather. {N}, your neighbour, told me about you.", "Nice weather. {N}, you know, likes it."],
      ...[
        "My neighbour, {N}, told me about you.",
        "My aunt, {N}, do you know her?",
        "Guess who I met. {N}! She was well.",
      ],
      ...["Yes, {N} and {M}.", "Oh, {N} and {M}! I love them", "Hi! {N} and {M}, who are they?"],
      ...[
        "I like Tom, {N}, and you.",
        "Do you know Tom, {N}, or {M}?",
        "Who came? {N} and {M}.",
        "I met {N} and {M} today",
      ],
      ...["Thanks! {N} and {M} told me about you.", "{N} and {M} are late", "Are you {N}?", "Hello, are you {N}?"],
      ...[
        "Is it {N}?",
        "Do they call you {N}?",
        "Who is older, you or {N}",
        "Tell {N} I said hello",
        "{N} wished me good morning",
      ],
      ...[
        "Give {N} my love",
        "I brought {N} some flowers",
        "{N} gave you flowers",
        "@{N} is late again",
        "I saw @{N} yesterday",
      ],
      ...["{N} I met before you came", "{N} I will tell you about later", "{N} I heard you two are friends"],
      ...["{N} I think told you about me", "I told you. {N}, I think you know, is ill."],
      ...["Hello! {N}, can you believe it, is ill.", "{N} we know because you told us"],
      ...["@{N} told me you like fish", "Is {N} your friend?", "Thanks for asking, {N} is well."],
    ],
  },
  "zh-CN": {
    names: [
      ["阿比盖尔·陈", "山姆"],
      ["秦月珍", "何亮"],
    ],
    calls: [
      ...[
        "早上好。{N}，你昨晚睡得好吗？",
        "谢谢。{N}，你吃了吗？",
        "今天天气真好！{N}，你喜欢这样的天气吗？今天不冷。",
      ],
      ...["今天真冷。{N}，过来坐坐吧。这里暖和。", "你好。早上好{N}！你睡得好吗？", "大家好。{N}，我给你带了花。"],
      ...[
        "谢谢，{N}，你喜欢这里吗？",
        "我回来了。{N}，谢谢你的汤。很好喝。",
        "生日快乐{N}！",
        "{N}生日快乐！",
        "恭喜{N}！",
      ],
      ...["{N}我给你带了花", "{N}我想问你一件事", "{N}我们都很想你", "你在吗{N}", "@{N} 早上好"],
    ],
    not: [
      ...[
        "{N}告诉我你喜欢吃鱼",
        "你见到{N}了吗？",
        "早上好！{N}向你问好",
        "早上好。{N}让我问你好。",
        "下周祝{N}生日快乐",
      ],
      ...[
        "明天是{N}的生日",
        "{N}我认识，你呢？",
        "{N}我和你都认识",
        "{N}我跟你说过",
        "{N}我告诉过你的",
        "{N}我不喜欢你呢",
      ],
      ...["你好。{N}，你认识的那个，病了", "你是{N}吗", "你认识{N}"],
      ...[
        "今天天气真好。{N}，我的邻居，跟我说起过你。",
        "我有个朋友。{N}，你认识她吗？",
        "我有个朋友。{N}，你认识吗？",
      ],
      ...["我喜欢康守义，{N}，你也喜欢吗", "{N}给你带了花", "我给{N}带了花", "谢谢{N}的花，我很喜欢", "你去找{N}了吗"],
    ],
  },
} as const;

describe.each(["en", "zh-CN"] as const)("whoever is not there, by any name (%s)", (language) => {
  const { names, calls, not } = away[language];
  const called = (text: string) =>
    names.flatMap(([one, other]) => {
      const people = [one, other].map((name) => somebody(name, name, { here: false, pronouns: "she" }));
      const line = text.replaceAll("{N}", one).replaceAll("{M}", other);
      return callIn(line, namesOf(line, people), people, null, language === "en" ? english : chinese)?.id ?? "nobody";
    });
  it.each(calls)("calls: %s", (text) => expect(called(text)).toEqual(names.map(([one]) => one)));
  it.each(not)("speaks of: %s", (text) => expect(called(text)).toEqual(names.map(() => "nobody")));
});

it.each([
  ["Tom? Where's the ladder?", "Tom", "he", true],
  ["Tom? Are we still on?", "Tom", "he", true],
  ["Tom? Wake up!", "Tom", "he", true],
  ["Anna, did he come home?", "Anna", "she", true],
  ["Anna? Did he come home?", "Anna", "she", true],
  ["Mira, is she all right?", "Mira", "she", true],
  ["Klaus, is she the baker?", "Klaus", "he", true],
  ["Sunniva? From the baths?", "Sunniva", "she", false],
  ["Sunniva? The one with the goat?", "Sunniva", "she", false],
  ["Perrin, is he the one with the seaweed?", "Perrin", "he", false],
  ["Perrin? Where does he live?", "Perrin", "he", false],
  ["Perrin, is she the one with the seaweed?", "Perrin", "they", false],
  ["Perrin? Who's that?", "Perrin", "they", false],
] as const)("%s", (text, name, pronouns, calls) => {
  const one = [somebody("one", name, { pronouns, here: false })];
  expect(callIn(text, namesOf(text, one), one, null, english)?.id).toBe(calls ? "one" : undefined);
});

describe("of several who are there, in English", () => {
  it.each([
    // By name, with and without a comma, at either end, with what goes with a name.
    ["anna what do i owe you", "anna"],
    ["Tom my good man tell me a joke", "tom"],
    ["tom mate, is that your boat", "tom"],
    ["good woman Anna, what is in this soup", "anna"],
    ["what do you want to be when you grow up Mira", "mira"],
    ["What's all that wood for, Tom? a shed?", "tom"],
    ["JONAS YOU OLD DOG", "jonas"],
    ["thanks. anna is there any bread left", "anna"],
    // Who is only asked about, sent out of the talk, or thanked before somebody else is asked, is not asked.
    ["tom i wasnt even talking to u. mira. MIRA. is it jonas", "mira"],
    ["AWWW anna did u hear that", "anna"],
    ["Thank you, Tom. Mira, do you like the party?", "mira"],
    ["Tom, is he your son?", "tom"],
    ["Anna, do you know Olaf?", "anna"],
    ["Good night Anna. Tom, see you at the slip?", "tom"],
    ["no, i was asking tom", "tom"],
    // Spoken of.
    ["have you seen Tom", undefined],
    ["Tom is a nice fellow", undefined],
    ["is that Jonas", undefined],
    ["what do you think of Olaf", undefined],
    ["who is older, you or Tom", undefined],
    ["Tom's boat is leaking", undefined],
    ["Tom stole your ladder", undefined],
    ["No, Jonas saw you yesterday", undefined],
    ["anna never asked you", undefined],
    ["Tom is your friend", undefined],
    ["tom is your soup ready?", "tom"],
    ["Call me Tom", undefined],
    ["my mates call me Tom", undefined],
    ["Call me, Tom!", "tom"],
    ["Boy, what a day!", undefined],
    ["Boy, it is hot in here.", undefined],
    ["Boy, can you help me?", "jonas"],
    ["I'm a friend of Tom's", undefined],
    ["i came here with Jonas", undefined],
    // By a word that fits.
    ["young man, is it far to the quay", "jonas"],
    ["doctor, have you a minute", "olaf"],
    ["Landlady! A room for the night", "anna"],
    ["little one, what are you counting", "mira"],
    ["ma'am can i pay by card", "anna"],
    ["I miss my sister", undefined],
    ["the doctor told me to rest", undefined],
  ])("%s", (text, calls) => {
    expect(callIn(text, namesOf(text, inn), inn, null, english)?.id).toBe(calls);
  });

  it("a word that fits whom one talks with is for them", () => {
    for (const partner of ["tom", "jonas", "olaf"])
      expect(callIn("Tell me, sir, is it always so wet?", [], inn, partner, english)?.id).toBe(partner);
    expect(callIn("Sir, are you winning?", [], inn, "anna", english)?.id).toBe("tom");
    expect(callIn("Cheers, lad", [], inn, "tom", english)?.id).toBe(undefined);
    expect(callIn("Hello young man", [], inn, null, english)?.id).toBe("jonas");
  });

  it("whoever is pointed at by what they do", () => {
    expect(pointedAt("You there, with the cedar plank!", inn, "anna", english)).toBe("tom");
    expect(pointedAt("You there, with the sums!", inn, "anna", english)).toBe("mira");
    expect(pointedAt("You there, with the hat!", inn, "anna", english)).toBe(null);
    expect(pointedAt("Are you there with the cedar?", inn, "anna", english)).toBe(null);
  });

  it("the only other one is not pointed at while one talks with somebody, unless by what they do", () => {
    const two = inn.filter(({ id }) => id === "tom" || id === "anna");
    for (const text of ["You by the way look great", "You in the mood for a walk?", "Hey you, how's it going?"])
      expect(pointedAt(text, two, "anna", english), text).toBe(null);
    expect(pointedAt("You there, with the cedar plank!", two, "anna", english)).toBe("tom");
    expect(pointedAt("Hey you!", two.slice(0, 1), null, english)).toBe("tom");
    expect(pointedAt("Hey your cedar is wet", two.slice(0, 1), null, english)).toBe(null);
  });
});

describe("of several who are there, in Chinese", () => {
  it.each([
    ["何亮 你这手艺跟谁学的", "he"],
    ["秦月珍身体还硬朗吧？", "qin"],
    ["康守义也来了，身体还好吗", "kang"],
    ["那会儿要抢位子，对吧康守义", "kang"],
    ["没问你啊，我问康守义", "kang"],
    ["何亮我没问你 乔芸 我问你呢", "qiao"],
    ["我叫何亮", undefined],
    ["乔芸，何亮是你儿子吗", "qiao"],
    ["你认识何亮吗", undefined],
    ["何亮是谁", undefined],
    ["我昨天见了何亮", undefined],
    ["白芷在哪儿", undefined],
    ["何亮的画怎么样", undefined],
    ["何亮丢了一把梯子。", undefined],
    ["康守义偷了何亮的梯子", undefined],
    ["何亮真的摔断腿了吗？", undefined],
    ["沈家我没去过，乔芸搬走过吗", undefined],
    // By a word that fits.
    ["大爷您贵姓", "kang"],
    ["小伙子画了几年了", "he"],
    ["老板娘，来碗面", "qiao"],
    ["妹妹 你几年级", "man"],
    ["大夫，我这血压高了", "qin"],
    ["行不行啊小伙子", "he"],
    ["妹妹你几年级", "man"],
    ["大爷帮我看看这车", "kang"],
    ["大爷这车多少钱？", "kang"],
    ["爷爷生病了", undefined],
    ["妹妹考上大学了。", undefined],
    ["姑娘家的事我不懂", undefined],
    ["我也叫过他大爷", undefined],
  ])("%s", (text, calls) => {
    expect(callIn(text, namesOf(text, teahouse), teahouse, null, chinese)?.id).toBe(calls);
  });

  it("one's kin need a stop while one talks with somebody", () => {
    const calls = (text: string) => callIn(text, [], teahouse, "qiao", chinese)?.id;
    for (const text of ["爷爷生病了", "妹妹考上大学了吗？", "妹妹你见过吗"]) expect(calls(text), text).toBe(undefined);
    expect(calls("爷爷，您贵姓")).toBe("kang");
    expect(calls("大爷您贵姓")).toBe("kang");
    // 老师 says anybody out of politeness.
    const school = [...teahouse, somebody("hua", "华青", { occupation: "小学老师" })];
    const polite = (text: string, partner: string | null) => callIn(text, [], school, partner, chinese)?.id;
    expect(["老师", "老师！", "老师好", "老师啊"].map((text) => polite(text, "qiao"))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(polite("老师，今天有课吗？", "qiao")).toBe("hua");
    expect(polite("老师！", null)).toBe("hua");
  });
});

it.each([
  ["*turns to Edda* Hello there", inn, english, "edda"],
  ["*转向白芷* 你好呀", teahouse, chinese, "bai"],
] as const)("whoever an act turns to is called, also where they are not there: %s", (text, people, words, who) => {
  expect(callIn(text, namesOf(text, people), people, null, words)?.id).toBe(who);
});

it.each([
  ["Hi Anna and Edda, how are you two?", inn, english, ["anna", "edda"]],
  ["Hello Edda and Anna!", inn, english, ["anna", "edda"]],
  ["Edda, Tom and Anna, how are you?", inn, english, ["tom", "edda", "anna"]],
  ["Hi Tom and Anna are you well", inn, english, ["tom", "anna"]],
  ["你好，康守义和白芷", teahouse, chinese, ["kang", "bai"]],
  ["康守义、白芷，你们好", teahouse, chinese, ["kang", "bai"]],
  // Who is only spoken of is not called.
  ["Hi Tom, Edda is ill", inn, english, ["tom"]],
  ["I met Edda and Tom today", inn, english, []],
  ["Edda and Tom, do you know them?", inn, english, []],
  ["康守义和白芷，你认识吗", teahouse, chinese, []],
  // What only opens a sentence greets nobody.
  ["Good morning. Anna and Edda!", inn, english, ["anna", "edda"]],
  ["Good morning Anna and Edda", inn, english, ["anna", "edda"]],
  ["沈家、白芷和康守义，你们好", teahouse, chinese, []],
  ["Yes, Tom and Anna.", inn, english, []],
  ["No, Tom and Edda", inn, english, []],
  ["And Tom and Anna?", inn, english, []],
  ["But Tom and Anna?", inn, english, []],
  ["So Tom and Anna, huh?", inn, english, []],
  ["Oh, Tom and Anna! I love them", inn, english, []],
  ["Okay, Tom and Anna. And who else?", inn, english, []],
  ["Hi! Yes, Tom and Anna.", inn, english, []],
  // Behind a greeting they may be spoken of as well.
  ["Hi! Tom and Anna, who are they?", inn, english, []],
  ["Tom and Anna! Can you believe they got engaged?", inn, english, []],
  ["Olaf and Mira! Have you two heard about them?", inn, english, []],
  ["Tom and Anna! What a pair. Can you see it?", inn, english, []],
  ["Tom and Anna! Can you come?", inn, english, ["tom", "anna"]],
  ["何亮和秦月珍！你们听说他们的事了吗？", teahouse, chinese, []],
  ["Hello! Tom and Anna, do you know them?", inn, english, []],
  ["Hi! Tom and Edda? Where are they?", inn, english, []],
  ["Hi, Tom and Anna's wedding was nice", inn, english, []],
  ["Hi, Tom and Anna’s wedding was nice", inn, english, []],
  ["你好，康守义和何亮，他们在吗？", teahouse, chinese, []],
  ["你好，康守义和何亮？他们在吗？", teahouse, chinese, []],
  // Whoever is asked after is neither, whatever is said of them.
  ["Hi Tom and Anna, did Mira bring her ladder?", inn, english, ["tom", "anna"]],
  ["Hi Tom and Anna, is she home?", inn, english, ["tom", "anna"]],
  ["Hi Tom and Anna, did they open the bridge?", inn, english, ["tom", "anna"]],
  ["Hi Tom and Edda, what did Mira say about her party?", inn, english, ["tom", "edda"]],
  ["Tom and Anna, did Mira bring her ladder?", inn, english, ["tom", "anna"]],
  ["Tom, Anna and Jonas, come in!", inn, english, ["tom", "anna", "jonas"]],
  ["Tom, Anna, Jonas: dinner is ready, come on!", inn, english, ["tom", "anna", "jonas"]],
  ["Thanks Tom and Anna, Mira would love it.", inn, english, ["tom", "anna"]],
  ["Hi Tom, Anna, Mira is ill", inn, english, ["tom", "anna"]],
  ["Hi Tom, Anna and Mira, is Jonas in?", inn, english, ["tom", "anna", "mira"]],
  ["Hello Tom and Anna, do you know if Mira sold her boat?", inn, english, ["tom", "anna"]],
  ["Hi Mira, did Tom and Anna bring their ladder?", inn, english, ["mira"]],
  ["Hi, Tom and Anna, where are they?", inn, english, []],
  ["And Tom and Anna, do you know them?", inn, english, []],
  ["Tom and Anna: they know you", inn, english, []],
  ["你好，康守义和何亮，乔芸带梯子来了吗？", teahouse, chinese, ["kang", "he"]],
  ["早上好，康守义、何亮，乔芸把她的梯子带来了吗？", teahouse, chinese, ["kang", "he"]],
  ["你好，康守义和何亮，她在家吗？", teahouse, chinese, ["kang", "he"]],
  ["谢谢康守义和何亮，乔芸一定喜欢。", teahouse, chinese, ["kang", "he"]],
  ["你好乔芸，康守义和何亮带梯子来了吗？", teahouse, chinese, ["qiao"]],
] as const)("of several who are called at once all are: %s", (text, people, words, called) => {
  const call = callIn(text, namesOf(text, people), people, null, words);
  expect(call ? [call.id, ...call.others] : []).toEqual(called);
});

it.each([
  ["Can I talk to Edda?", inn, english, "edda"],
  ["Hello, could I have a quick word with Edda about the loom, please?", inn, english, "edda"],
  ["Could you fetch Tom?", inn, english, "tom"],
  ["我想找白芷", teahouse, chinese, "bai"],
  ["能不能帮我叫一下白芷", teahouse, chinese, "bai"],
  // What is brought or told them asks for nobody.
  ["Get me Edda's book", inn, english, undefined],
  ["Did you talk to Edda?", inn, english, undefined],
  ["Call me Tom", inn, english, undefined],
  ["你能跟白芷说一声吗", teahouse, chinese, undefined],
  // Behind anything but a greeting it is only told that somebody is.
  ["Hey there please can I talk to Edda?", inn, english, "edda"],
  ["*waves* Hello - I need to talk to Tom", inn, english, "tom"],
  ["Get me Tom please", inn, english, "tom"],
  ["Please call Tom", inn, english, "tom"],
  ["请问我能跟白芷说句话吗？", teahouse, chinese, "bai"],
  ["麻烦您帮我叫一下白芷", teahouse, chinese, "bai"],
  ["Anna told Edda I want to talk to Tom", inn, english, undefined],
  ["Nobody told me we need to talk to Tom", inn, english, undefined],
  ["Anna, nobody told me we need to talk to Tom", inn, english, "anna"],
  ["Should I say that I need to talk to Tom?", inn, english, undefined],
  ["谁说我要跟康守义谈", teahouse, chinese, undefined],
  ["他说我可以见康守义", teahouse, chinese, undefined],
  // Whoever is called first is told it, and is asked no more than whoever is asked for.
  ["Anna, I need to talk to Tom about you", inn, english, "anna"],
  ["Hi Anna, I'd like to talk to Tom", inn, english, "anna"],
  ["Anna, can I talk to Tom?", inn, english, "tom"],
  ["乔芸，我想跟康守义谈谈", teahouse, chinese, "qiao"],
  ["乔芸，我能跟康守义说句话吗？", teahouse, chinese, "kang"],
] as const)("whoever is asked for is called: %s", (text, people, words, who) => {
  expect(callIn(text, namesOf(text, people), people, null, words)?.id).toBe(who);
});
