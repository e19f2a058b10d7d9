/** A customer points at what was listed, had or ordered, and that is what they get; the whole is counted in `counter.count.test.ts`. */
import { describe, expect, it } from "vitest";
import { type CounterCase, counterCases, servedFor } from "./counter.ts";
import { visit } from "./visit.ts";

const soup = ["a bowl of leek soup", 4.5] as const;
const roll = ["a cheese roll", 3] as const;
const cake = ["a slice of plum cake", 2.5] as const;
const menu = [soup, roll, cake].map(([thing, price]): [string, number] => [thing, price]);
const listed: CounterCase["before"] = [
  ["me", "what is there to eat?"],
  ["keeper", "There's a bowl of leek soup, a cheese roll and a slice of plum cake."],
];
const served: CounterCase["before"] = [
  ["me", "a cheese roll please"],
  ["keeper", "A cheese roll, here you are.", [["a cheese roll", 1]]],
];

describe("a customer", () => {
  const cases: readonly Omit<CounterCase, "offers">[] = [
    { before: listed, says: "i'll have the second one", wants: [["a cheese roll", 1]] },
    {
      before: listed,
      says: "two of the first and one of the last",
      wants: [
        ["a bowl of leek soup", 2],
        ["a slice of plum cake", 1],
      ],
    },
    {
      before: listed,
      says: "one of each pls",
      wants: [
        ["a bowl of leek soup", 1],
        ["a cheese roll", 1],
        ["a slice of plum cake", 1],
      ],
    },
    { before: listed, says: "anything cheaper than those?", none: true },
    { before: listed, says: "that's the second time somebody tells me so", none: true },
    { before: listed, says: "one of those days, eh", none: true },
    { before: served, says: "same again", wants: [["a cheese roll", 1]] },
    { before: served, says: "actually make it three", wants: [["a cheese roll", 2]] },
    { before: served, says: "and one for my sister", wants: [["a cheese roll", 1]] },
    { before: served, says: "how much is that then?", price: 3 },
    { before: served, says: "got anything cheaper?", names: ["a slice of plum cake"] },
    { before: served, says: "same here, what a week", none: true },
    {
      before: [
        ["me", "the soup and a roll"],
        ["keeper", "So a bowl of leek soup and a cheese roll, is that right?"],
      ],
      says: "scrap the roll, the rest is fine",
      wants: [["a bowl of leek soup", 1]],
    },
  ];
  it.each(cases)("$says", async (one) => {
    const { handed, right, answer } = await servedFor({ ...one, offers: menu }, "en");
    expect({ handed, answer, right }).toMatchObject({ right: true });
  });
});

const tea: CounterCase["offers"] = [
  ["一杯红茶", 8],
  ["一杯绿茶", 7],
  ["一块蛋糕", 12],
];
const teas: CounterCase["before"] = [
  ["me", "有什么"],
  ["keeper", "有一杯红茶、一杯绿茶和一块蛋糕。"],
];
const had: CounterCase["before"] = [
  ["me", "来杯红茶"],
  ["keeper", "一杯红茶，给您。", [["一杯红茶", 1]]],
];

describe("whoever only talks at a counter takes nothing", () => {
  it.each([
    "my wife left me, she took everything",
    "I lost my job, that's the third one this year",
    "we both need a holiday",
    "all the best",
    "no, that's the lot",
    "what do you think of it?",
    "does the last one have nuts?",
    "nobody wants the last one",
    "I can't take all that in",
  ])("after a list: %s", async (says) => {
    expect(await servedFor({ offers: menu, before: listed, says, none: true }, "en")).toMatchObject({ right: true });
  });
  it.each(["same to you", "you again!", "that's it", "no more for me", "scrap it all"])(
    "once served: %s",
    async (says) => {
      expect(await servedFor({ offers: menu, before: served, says, none: true }, "en")).toMatchObject({ right: true });
    },
  );
  it.each([
    [teas, "最后一班车几点"],
    [teas, "前面的路堵了"],
    [teas, "都来了啊"],
    [teas, "小的今年三岁"],
    [teas, "换个话题"],
    [had, "明天再来"],
    [had, "还要谢谢你"],
    [had, "他也来"],
  ] as const)("%j %s", async (before, says) => {
    expect(await servedFor({ offers: tea, before: [...before], says, none: true }, "zh-CN")).toMatchObject({
      right: true,
    });
  });
  it("an English word first spoils no Chinese counter", async () => {
    await servedFor({ offers: tea, before: teas, says: "ok", none: true }, "zh-CN");
    const found = await servedFor(
      { offers: tea, before: teas, says: "第一个来两杯", wants: [["一杯红茶", 2]] },
      "zh-CN",
    );
    expect(found).toMatchObject({ right: true });
  });
});

type Played = Pick<CounterCase, "says"> & Partial<CounterCase> & { readonly has?: RegExp; readonly not?: RegExp };

const parcel: CounterCase["offers"] = [
  ["lentil soup", 4],
  ["night parcel", 6],
  ["plum dumplings", 4],
  ["a slice of seed cake", 2.4],
  ["a cooked breakfast", 9],
];
const noodles: CounterCase["offers"] = [
  ["疙瘩汤", 5],
  ["烧饼", 2],
  ["肉包子", 2],
  ["次品", 5],
  ["饭碗", 25],
];

/** What is said and handed over is as a line asks. */
async function comesOf(tag: "en" | "zh-CN", offers: CounterCase["offers"], { has, not, ...one }: Played) {
  const { answer, handed } = await servedFor({ before: [], offers, ...one }, tag);
  expect({ answer, handed }).toEqual({ answer: expect.stringMatching(has ?? /./), handed: one.wants ?? [] });
  if (not) expect(answer).not.toMatch(not);
}

describe("what is ordered without its name is what the line names, or what was spoken of", () => {
  it.each<Played>([
    {
      says: "is that seed cake for sale? A slice please",
      wants: [["a slice of seed cake", 1]],
      not: /haven't|not here/,
    },
    { says: "do you still have plum dumplings? a plate please", wants: [["plum dumplings", 1]], not: /not here/ },
    {
      before: [["keeper", "Yes, there's night parcel. 6 dollars."]],
      says: "ok gimme one of those pls. how much",
      wants: [["night parcel", 1]],
      has: /6 dollars/,
    },
    {
      before: [["keeper", "Yes, there's night parcel. 6 dollars."]],
      says: "two of those please, how much?",
      wants: [["night parcel", 2]],
      has: /12 dollars/,
    },
  ])("$says", (one) => comesOf("en", parcel, one));
  it.each<Played>([
    { says: "疙瘩汤还热着吧？来一碗", wants: [["疙瘩汤", 1]], not: /没有/ },
    { says: "烧饼是刚出炉的吗，给我来一个", wants: [["烧饼", 1]] },
    { says: "疙瘩汤卖不卖？来一碗", wants: [["疙瘩汤", 1]] },
    { before: [["keeper", "有，肉包子。2元。"]], says: "来两个，一共多少", wants: [["肉包子", 2]], has: /4/ },
  ])("$says", (one) => comesOf("zh-CN", noodles, one));
});

describe("what is in something is told, and nothing sold by it", () => {
  it.each<Played>([
    { says: "whats in the lentil soup?", has: /Lentils, carrots/, not: /dollars/ },
    { says: "is there nuts in the seed cake?", has: /caraway/, not: /dollars/ },
    {
      before: [["keeper", "Plum dumplings, here you are.", [["plum dumplings", 1]]]],
      says: "whats INSIDE them",
      has: /whole plum/,
    },
    { says: "what's in the night parcel?", has: /ask|guess/, not: /dollars/ },
    { says: "Lentil soup then. What's in it?", wants: [["lentil soup", 1]], has: /Lentils, carrots/ },
  ])("$says", (one) => comesOf("en", parcel, one));
  it.each<Played>([
    { says: "烧饼里面有啥？", has: /芝麻/, not: /2/ },
    { says: "肉包子什么馅的？", has: /猪肉/, not: /2/ },
    { before: [["keeper", "疙瘩汤，给你。", [["疙瘩汤", 1]]]], says: "里头放了什么呀", has: /面疙瘩/ },
    { says: "那来碗疙瘩汤吧。里面放什么了？", wants: [["疙瘩汤", 1]], has: /面疙瘩/ },
  ])("$says", (one) => comesOf("zh-CN", noodles, one));
});

describe("what only seems to point at something to eat tells no recipe", () => {
  const coffee: CounterCase["offers"] = [...parcel, ["a cup of coffee", 2], ["a scone", 2]];
  const had: CounterCase["before"] = [["keeper", "A cup of coffee. Here you are.", [["a cup of coffee", 1]]]];
  it.each<Played>([
    { says: "does the park have a pond? does it have benches?", not: /Beans/ },
    { says: "is there a park with a playground in it?", not: /Beans/ },
    { says: "Is there any truth in that?", not: /Beans/ },
    { says: "what's the point in it?", not: /Beans/ },
    { says: "does it have milk?", has: /Beans/ },
    { says: "is there a lot of sugar in it?", has: /Beans/ },
  ])("$says", (one) => comesOf("en", coffee, { before: had, ...one }));
  it.each<Played>([
    { says: "公园里面有池塘吗？里面有长椅吗？", not: /面疙瘩/ },
    { says: "里面有没有放花生？", has: /面疙瘩/ },
  ])("$says", (one) => comesOf("zh-CN", noodles, { before: [["keeper", "疙瘩汤，给你。", [["疙瘩汤", 1]]]], ...one }));
  it("nor does it so long after", async () => {
    const since: CounterCase["before"] = [
      ["me", "I went to the park."],
      ["keeper", "How was it?"],
    ];
    await comesOf("en", coffee, { before: [...had, ...since], says: "what's in it?", not: /Beans/ });
  });
  it("nor is any told to whoever may not eat everything", async () => {
    await comesOf("en", coffee, {
      says: "I'm allergic to nuts. are there nuts in the scone?",
      has: /kitchen/,
      not: /Flour/,
    });
    await comesOf("zh-CN", noodles, { says: "我对花生过敏，烧饼里面有花生吗？", has: /后厨/, not: /芝麻/ });
  });
  it("and of what no dish is known nobody tells the price instead", async () => {
    const before: CounterCase["before"] = [["keeper", "Yes, there's night parcel. 6 dollars."]];
    await comesOf("en", coffee, { before, says: "whats in it", has: /ask|guess/, not: /dollars/ });
  });
});

it("where a trade is at work nobody is offered a drink for what they ask for by its name", async () => {
  const { says } = await visit("qingyao", "zh-CN", "dragon-kiln", 10 * 60);
  const bowl = await says("我想给我媳妇儿买个碗带回去，你这儿卖不？", "shen-changhe");
  expect(bowl).toContain("瓷器铺");
  expect(bowl).not.toMatch(/酒|三明治|汤|咖啡|茶/);
}, 120_000);

describe("a word that only stands in the name of something orders none", () => {
  it.each<Played>([
    { says: "i have a maths test tmrw and im so cooked. any tips" },
    { says: "can I have something sweet? What cake is there?", has: /seed cake/ },
    { says: "you told me that YOU were making lentil soup for the party! Has the pot gone on" },
    { says: "i've heard about your plum dumplings" },
  ])("$says", (one) => comesOf("en", parcel, one));
  it.each<Played>([
    { says: "一个次品一个饭碗，三十块对不？", has: /30/, not: /对不/ },
    {
      says: "给我一个次品一个饭碗，三十块对不",
      wants: [
        ["次品", 1],
        ["饭碗", 1],
      ],
      not: /对不/,
    },
    { says: "你说要给大伙儿煮一碗疙瘩汤" },
  ])("$says", (one) => comesOf("zh-CN", noodles, one));
});

const inn: CounterCase["offers"] = [
  ["a pint of stout", 4],
  ["a pasty with gravy", 7],
  ["a bowl of trout chowder", 5.5],
  ["a ham sandwich", 6],
  ["a herder's packet", 8],
  ["a slice of treacle tart", 3],
  ["a clay jug", 9],
];
const stall: CounterCase["offers"] = [
  ["绿豆糕", 3],
  ["酸梅汤", 4],
  ["米酒", 6],
  ["行脚包", 12],
  ["花瓶", 60],
];
/** Something that was handed over just before. */
const gave = (thing: string, count = 1): CounterCase["before"] => [["keeper", `${thing}!`, [[thing, count]]]];

describe("what is asked of a ware is answered, and sells nothing", () => {
  it.each<Played>([
    { says: "whats a herder's packet, never heard of it", has: /guess|this and that/, not: /dollars/ },
    { before: [["keeper", "A herder's packet: 8 dollars."]], says: "hm and what is it exactly", has: /guess|this and/ },
    { before: gave("a ham sandwich"), says: "so tasty! who made it?", has: /here/, not: /dollars/ },
    {
      before: gave("a bowl of trout chowder"),
      says: "Lovely. Who caught the trout?",
      has: /comes|boat|deliver|brought/,
    },
    { says: "how do you make the trout chowder?", has: /fish|potato|cream|leek/i, not: /dollars/ },
    { says: "is the treacle tart home-made?", has: /here/, not: /dollars/ },
    { says: "what's wrong with the clay jug, why so cheap?", has: /mark|looks/, not: /dollars/ },
  ])("$says", (one) => comesOf("en", inn, one));
  it.each<Played>([
    { says: "行脚包是啥东西", has: /猜|估摸|经放/, not: /12/ },
    { before: gave("绿豆糕"), says: "香！是自家做的吗？", has: /做的/, not: /3/ },
    { before: gave("米酒"), says: "这米酒谁酿的呀", has: /酒坊|一桶|我/, not: /6/ },
    { says: "花瓶怎么这么便宜？有啥毛病", has: /歪|样子/, not: /60/ },
    {
      says: "我喜欢，跟我一样 来一个花瓶。这花瓶哪里没烧好？",
      wants: [["花瓶", 1]],
      has: /歪|样子/,
    },
  ])("$says", (one) => comesOf("zh-CN", stall, one));
  it("nor is whoever sells it asked where they are from", async () => {
    await comesOf("en", inn, { before: gave("a ham sandwich"), says: "are you local?", not: /made|deliver/ });
    await comesOf("zh-CN", stall, { before: gave("米酒"), says: "您是本地的吗？", not: /酒坊|一桶/ });
  });
});

describe("what is thanked for, compared or of another day is not served", () => {
  it.each<Played>([
    {
      before: gave("apricot dumplings"),
      says: "Apricot dumplings, how lovely, thank you. Are the apricots grown up here? I should have thought it too cold.",
      has: /garden|crates/,
    },
    { says: "Still full of tart, no thanks to you. Did I ever settle up last night?" },
  ])("$says", (one) => comesOf("en", [...inn, ["apricot dumplings", 4]], one));
  it("nor is what is remarked on beside the money for it", async () => {
    const before: CounterCase["before"] = [...gave("绿豆糕", 2), ["me", "多少"], ["keeper", "一共6元。"]];
    await comesOf("zh-CN", stall, { before, does: "扫码付钱", says: "俩绿豆糕才3块 比我们郑州便宜", not: /还差/ });
  });
  it("and what is not sold is no neighbour of it", async () => {
    await comesOf("en", inn, {
      says: "a pint of stout and a bacon sandwich please",
      wants: [["a pint of stout", 1]],
      has: /bacon/,
    });
    await comesOf("en", inn, { says: "pasty and gravy please", wants: [["a pasty with gravy", 1]], not: /No gravy/ });
    const sweet = "a pint of stout and something sweet. What cake is there?";
    await comesOf("en", inn, { says: sweet, wants: [["a pint of stout", 1]], has: /treacle/ });
  });
});

describe("one account is kept, and put right by a word", () => {
  const two: CounterCase["before"] = [...gave("a pint of stout"), ...gave("a pasty with gravy", 2)];
  it.each<Played>([
    { before: two, says: "Two? I only wanted one! What do I owe you?", has: /11 dollars/, not: /18/ },
    { before: two, says: "you can take the other one back", has: /11 dollars/ },
    {
      before: [...two, ["me", "how much is the stout?"], ["keeper", "A pint of stout: 4 dollars."]],
      says: "And the pasties? I had both.",
      has: /18 dollars/,
    },
    {
      before: two,
      says: "Could you take the pasties away? I can't finish them",
      has: /off your bill|take|back/,
      not: /Here you/,
    },
    { before: gave("a pint of stout"), says: "I only wanted one.", not: /bill|miscounted|right: a/ },
    { before: gave("a pint of stout"), says: "I take that back, you're all right", not: /bill|My mistake/ },
    { says: "I still owe you for a pint of stout and a pasty", has: /11 dollars/ },
    { says: "I think I forgot to pay for my pasty", has: /7 dollars/ },
  ])("$says", (one) => comesOf("en", inn, one));
  it.each<Played>([
    { before: gave("绿豆糕", 2), says: "哎，我只要了一块呀，一共多少", has: /3块/, not: /六/ },
    { before: gave("绿豆糕", 2), says: "不是 我没又要啊 刚才那俩够了", has: /不算|不收|撤/ },
    {
      before: gave("酸梅汤"),
      says: "酸梅汤？我没点酸梅汤啊，我要的是米酒",
      wants: [["米酒", 1]],
      has: /不算|不收|撤/,
    },
    { before: gave("酸梅汤"), says: "我可没要酸梅汤！拿走拿走", has: /不算|不收|撤/ },
    { says: "昨天的两碗米酒我还没付呢，一共多少？", has: /12/ },
  ])("$says", (one) => comesOf("zh-CN", stall, one));
});

describe("what is put by is kept, and handed over with the sum to whoever comes for it", () => {
  it("in English", async () => {
    await comesOf("en", inn, { says: "keep me a slice of treacle tart until tomorrow", has: /treacle tart/ });
    await comesOf("en", inn, {
      says: "could you put a ham sandwich aside for me until this evening?",
      has: /ham sandwich/,
    });
    await comesOf("en", inn, {
      says: "I've come for the treacle tart that you said you'd keep for me",
      wants: [["a slice of treacle tart", 1]],
      has: /3 dollars/,
    });
  });
  it("in Chinese", async () => {
    await comesOf("zh-CN", stall, { says: "一个花瓶，两碗米酒，您给算算。先留着，我明早来取", has: /72/ });
    await comesOf("zh-CN", stall, { says: "花瓶给我留两个，明天来取，一共多少钱？", has: /120/ });
    await comesOf("zh-CN", stall, { says: "昨天留的花瓶还在吧？我来取货", wants: [["花瓶", 1]], has: /60/ });
    await comesOf("zh-CN", stall, {
      says: "花瓶我要一个，两碗米酒，一共多少？",
      wants: [
        ["花瓶", 1],
        ["米酒", 2],
      ],
      has: /72/,
    });
  });
});

it("who brings something is told as far as anybody knows", async () => {
  await comesOf("en", parcel, { says: "Who brings you the fish?", has: /boat/ });
  await comesOf("zh-CN", noodles, { says: "你们的猪肉是从哪儿进的？", has: /早市|肉铺/ });
});

describe("money that is put down with no word pays", () => {
  const cake: CounterCase["before"] = [
    ["me", "a slice of seed cake please"],
    ["keeper", "A slice of seed cake. Here you are.", [["a slice of seed cake", 1]]],
  ];
  const bread: CounterCase["before"] = [
    ["me", "来个烧饼"],
    ["keeper", "烧饼，给你。", [["烧饼", 1]]],
  ];
  it("it is thanked for beside what else is asked", async () => {
    const does = "puts three dollars on the counter";
    await comesOf("en", parcel, { before: cake, does, says: "How are you?", has: /2\.40 dollars.*0\.60/ });
    const laid = "把两块钱放在柜台上";
    await comesOf("zh-CN", noodles, { before: bread, does: laid, says: "今天天气怎么样？", has: /^\S*2/ });
  });
  it("and nothing more is owed", async () => {
    const does = "puts three dollars on the counter";
    const bill = { before: cake, says: "How much do I owe you?" };
    await comesOf("en", parcel, { ...bill, has: /2\.40 dollars/, not: /paid|[Tt]hank/ });
    await comesOf("en", parcel, { ...bill, does, has: /[Tt]hank/, not: /so far/ });
    await comesOf("en", parcel, { ...bill, does: "leaves $3 on the counter", has: /0\.60/, not: /so far/ });
  });
  it.each([
    "leaves without paying",
    "pays Hettie a compliment",
    "pays no mind",
    "counts her coins under the table",
    "drops three dollars into the busker's hat",
    "offers to pay",
    "forgets to pay Hettie",
    "refuses to put three dollars on the counter",
    "puts three dollars back in her pocket",
    "puts three cups on the counter",
  ])("and what pays nothing leaves the bill as it was: %s", (does) =>
    comesOf("en", parcel, { before: cake, does, says: "How much do I owe you?", has: /2\.40/, not: /paid|[Tt]hank/ }),
  );
  it.each([
    "pays",
    "pays Hettie",
    "pays for the cake",
    "settles the bill",
    "hands her three dollars",
    "slides three dollars across the bar",
    "lays the coins down",
  ])("and so does whoever %s", (does) =>
    comesOf("en", parcel, { before: cake, does, says: "How much do I owe you?", has: /[Tt]hank/, not: /so far/ }),
  );
  it.each([
    "把钱包放在桌上",
    "想付钱，发现没带钱包",
    "忘了付钱",
    "准备付钱",
    "把钱给了街头艺人",
    "把三块抹布放在柜台上",
  ])("zh-CN: %s pays nothing", (does) =>
    comesOf("zh-CN", noodles, { before: bread, does, says: "我一共该付多少？", has: /2/, not: /谢|收/ }),
  );
  it.each(["付了钱", "把两块钱放在柜台上", "递给老板两块钱", "掏出零钱，放在桌上"])("zh-CN: %s pays", (does) =>
    comesOf("zh-CN", noodles, { before: bread, does, says: "今天天气怎么样？", has: /谢|收/ }),
  );
});

describe("what only sounds like a rule of the counter is ordinary talk", () => {
  const pint = gave("a pint of stout");
  const pints: CounterCase["before"] = [...pint, ...pint];
  it.each<Played>([
    { before: pint, says: "we have to get back to work", not: /bill|My mistake|miscounted/ },
    { before: pint, says: "we'll take our drinks back to the table", not: /bill|My mistake|miscounted/ },
    { before: pint, says: "I'll take the dog off its lead", not: /bill|My mistake|miscounted/ },
    { before: pint, says: "I'll have to be off soon", not: /bill|My mistake|miscounted/ },
    { before: pints, says: "I only wanted one thing from you: your name", not: /bill|miscounted|Quite right/ },
    { before: pints, says: "I just want one more, please", wants: [["a pint of stout", 1]], not: /miscounted|bill/ },
    { before: pints, says: "you can take the other one back", has: /a pint of stout/ },
    { before: pint, says: "Sorry, I didn't pay attention", not: /4 dollars/ },
    { before: pint, says: "He never paid me a compliment in his life", not: /4 dollars/ },
    { says: "Did you hear that Tom never paid his rent?", not: /so far|owe|dollars|paid for/ },
    { says: "I didn't pay much mind to it", not: /so far|owe|dollars|settled|paid/ },
    { before: pint, says: "I didn't pay yet", has: /4 dollars/ },
    { before: pint, says: "You know Tom still owes me", not: /4 dollars/ },
    { before: pint, says: "Tom ran off without paying once, they say", not: /4 dollars/ },
    { before: pint, says: "Could you take it away, please?", has: /a pint of stout/ },
    { before: pints, says: "I just wanted one", has: /a pint of stout/ },
    { before: gave("a ham sandwich"), says: "did you make this yourself?", has: /here/, not: /I do/ },
    { before: pint, says: "Did you catch that?", not: /boat|deliver|here|brought/ },
    { before: pint, says: "Do you make it home before midnight?", not: /made here|right here|Me\./ },
    { before: pint, says: "What a garden! Did you grow any of that yourself?", not: /barrel|brewery|deliver|brought/ },
    { says: "Is your stout brewed here or bought in?", has: /stout|barrel|here|brewery/, not: /I do|^Me/ },
    { before: gave("a ham sandwich"), says: "You forgot my stout, where is it?", wants: [["a pint of stout", 1]] },
    {
      before: pint,
      says: "You forgot my stout, where is it?",
      has: /in front|got it/,
      not: /4 dollars/,
    },
    { says: "What's the matter with the trout chowder? I never got it.", not: /mark|looks/i },
    {
      before: [
        ["me", "a pint of stout please"],
        ...pint,
        ["me", "keep me a slice of treacle tart until tomorrow"],
        ["keeper", "I'll keep a slice of treacle tart for you."],
      ],
      says: "I've come for the treacle tart you said you'd keep",
      wants: [["a slice of treacle tart", 1]],
      not: /stout/,
    },
    {
      before: [...pint, ...gave("a slice of treacle tart")],
      says: "I've come for the treacle tart you said you'd keep",
      has: /treacle tart/,
      not: /stout/,
    },
  ])("$says", (one) => comesOf("en", inn, one));
  it.each<Played>([
    { before: gave("绿豆糕", 2), says: "给我退一步说，这糕也不算贵", not: /不算您|撤|不收|数岔/ },
    { before: gave("绿豆糕", 2), says: "退一块吧", has: /绿豆糕/, not: /^$/ },
    { before: gave("绿豆糕"), says: "麻烦把这个端走", has: /绿豆糕/ },
    { before: gave("绿豆糕"), says: "这个我拿走了，回头见", not: /绿豆糕/ },
    { before: gave("绿豆糕"), says: "东西都拿走了，家里空荡荡的", not: /绿豆糕/ },
    { before: gave("绿豆糕"), says: "我的钱包谁拿走了", not: /绿豆糕/ },
    { before: gave("绿豆糕"), says: "他还欠我一个人情", not: /3元/ },
    { before: gave("绿豆糕"), says: "老李没给钱就走了", not: /3元/ },
    { before: gave("绿豆糕"), says: "我还没给钱呢", has: /3/ },
  ])("$says", (one) => comesOf("zh-CN", stall, one));
  it("and what stands in a row without commas is all of it", async () => {
    const shop: CounterCase["offers"] = [
      ["a loaf of bread", 3],
      ["a bottle of milk", 2],
      ["a dozen eggs", 4],
    ];
    await comesOf("en", shop, {
      says: "can i get bread milk eggs please",
      wants: [
        ["a loaf of bread", 1],
        ["a bottle of milk", 1],
        ["a dozen eggs", 1],
      ],
    });
  });
});

// The first of each hand that wrote them; what is understood of all is counted elsewhere.
it.each([
  ["en", 16],
  ["zh-CN", 12],
] as const)("%s: of twenty that others wrote", async (tag, least) => {
  let right = 0;
  for (const one of counterCases(tag, "seen").slice(0, 20)) if ((await servedFor(one, tag)).right) right++;
  expect(right).toBeGreaterThanOrEqual(least);
});
