/** What newcomers typed on their visits and were answered beside the point: who one is, what one is at, and what is ordered, turned down and paid. */
import { describe, expect, it } from "vitest";
import { minutes } from "../../src/clock/units.ts";
import { lines as english } from "../../src/offline/en/lines/lines.ts";
import { lines as chinese } from "../../src/offline/zh/lines/lines.ts";
import { livedUntil } from "./scene.ts";
import { visit } from "./visit.ts";

const has = (text: string, all: readonly string[]) =>
  all.some((one) =>
    text.includes(
      one
        .split(/\{\w+\}/u)
        .sort((a, b) => b.length - a.length)[0]!
        .replace(/[.!?。！？]$/u, ""),
    ),
  );

describe("in a cafe", () => {
  it("a pot is of what comes in one, what was asked for takes the place of what was not, and a bill is told", async () => {
    const { says } = await visit("smallville", "en", "hobbs-cafe", 9 * 60 + 40);
    expect(await says("do you do tea?")).toMatch(/pot of tea/);
    expect(await says("splendid, then a pot please.")).toMatch(/pot of tea/);
    expect(await says("a cup of coffee as well, please")).toMatch(/cup of coffee/);
    expect(await says("my mom says the same. you got family here?")).not.toMatch(/pot of tea|cup of coffee/);
    const bill = await says("What is my bill now? Tell me all things on it");
    expect(bill).toMatch(/4\.70/);
    expect(has(await says("how do you know my name?"), english.often.anybody[0]!.says)).toBe(true);
  }, 60_000);

  it("coffee that is turned down is neither served nor billed", async () => {
    const { says } = await visit("smallville", "zh-CN", "hobbs-cafe", 9 * 60 + 20);
    const cake = await says("诶这不就是咖啡馆嘛哈哈 那给我来一块香橙蛋糕");
    expect(cake).toContain("香橙蛋糕");
    expect(cake).not.toContain("杯咖啡");
    expect(await says("再来一杯咖啡")).toContain("咖啡");
    await says("我说的是不要咖啡诶！");
    const bill = await says("那我现在一共该给你多少钱？");
    expect(bill).toContain("3.5");
    expect(bill).not.toContain("咖啡");
  }, 60_000);
});

describe("a coffee", () => {
  it("that is taken with milk is no glass of milk, and what was had is paid by its name", async () => {
    const { says } = await visit("smallville", "en", "hobbs-cafe", 10 * 60 + 10);
    expect(await says("do you do coffee?")).toMatch(/cup of coffee/);
    const served = await says("Lovely, yes please, milk and no sugar.");
    expect(served).toMatch(/coffee/);
    expect(served).not.toMatch(/glass of milk/);
    const paid = await says("2.20 for a coffee, bargain. Here you are.");
    expect(paid).toMatch(/2\.20/);
    expect(paid).not.toMatch(/There you go|Here you are/);
  }, 60_000);
});

describe.each([
  ["en", "you said you'd keep me a slice of the orange cake, did you?", /orange cake/, english],
  ["zh-CN", "昨天说好给我留的那块香橙蛋糕呢？", /香橙蛋糕/, chinese],
] as const)("what one said one would put by (%s)", (language, asks, thing, lines) => {
  it("is handed over", async () => {
    const { says } = await visit("smallville", language, "hobbs-cafe", 10 * 60);
    const put = await says(
      language === "en" ? "Will you keep me a slice of orange cake for tomorrow?" : "明儿还来，给我留块香橙蛋糕中不？",
    );
    expect(has(put, lines.counter.willKeep)).toBe(true);
    const kept = await says(asks);
    expect(kept).toMatch(thing);
    expect(has(kept, lines.counter.kept)).toBe(true);
  }, 60_000);
});

describe("at an inn", () => {
  it("takes a room with a question behind it, and tells what there is to drink", async () => {
    const { says } = await visit("kestrel-pass", "en", "marmot-inn", 11 * 60 + 30);
    expect(await says("Is here something to drink for a dying dutch person?")).toMatch(/tea|beer/);
    expect(await says("Leopold, do you have a bed for tonight?")).toMatch(/room/);
    expect(has(await says("Yes please keep it! Is there breakfast with it?"), english.counter.roomYours)).toBe(true);
    const born = await says("nice, put it on a t-shirt. Were you born here or did you come from somewhere?");
    expect(born).not.toMatch(/leave it as it is|rather not|thank you for the idea/i);
  }, 60_000);
});

describe("who one is", () => {
  it("is said to whoever asks it by name, and is no question for how one is", async () => {
    const { says } = await visit("pellow-cove", "en", "the-net-loft", 11 * 60);
    const said = await says("morning, you wenna? somebody on the quay said to ask you about the rowing boat");
    expect(said).toMatch(/That's me|The very same|I am indeed|Wenna/);
    expect(said).not.toMatch(/And you\?/);
  }, 60_000);

  it("is not changed by what somebody else calls them, and what they told is known next day", async () => {
    const { town, says, come } = await visit("smallville", "zh-CN", "hobbs-cafe", 10 * 60);
    await says("我在广州做护士，经常上夜班，好不容易才休到假");
    expect(await says("有个老奶奶，住了一个月院，一直叫我阿女。")).not.toContain("阿女，");
    await livedUntil(town, minutes(24 * 60 + 10 * 60));
    await come();
    expect(await says("伊莎贝拉，你还记得我昨天跟你说我是做什么工作的吗？")).toContain("护士");
    expect(has(await says("伊莎贝拉，在这儿开店会不会闷？"), chinese.standing.of[0]!.says)).toBe(true);
  }, 60_000);
});
