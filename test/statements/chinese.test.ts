/** The same statements in the town that speaks Chinese: whoever walks in is taken in, remembered and asked back. */
import { beforeAll, describe, expect, it } from "vitest";
import { TriedTown } from "../town/tried-town.ts";

const [bai, lan, li] = [{ name: "小白" }, { name: "阿兰" }, { name: "小李" }];

let town: TriedTown;
const [sam, isabella, klaus] = ["山姆", "伊莎贝拉", "克劳斯"] as const;

beforeAll(async () => {
  town = await TriedTown.found("smallville.zh-CN");
  await town.until(0, "09:20");
});

describe("来客", () => {
  it.each([
    [sam, "谁在竞选镇长？", /竞选|参选|候选|选举/],
    [sam, "你为什么想当镇长？", /照看|参选|竞选|候选|有用/],
    [sam, "你觉得汤姆怎么样？", /太冲|合不来|不喜欢|躲|对脾气/],
    [sam, "镇上需要一个新图书馆。", /单子|记下/],
    [sam, "你是真人吗？", /AI 角色/],
    [isabella, "我可以来参加派对吗？", /可以|当然|没问题|请|欢迎|行/],
    [isabella, "我能帮你布置吗？", /四点.*布置/],
    [isabella, "今天是我的生日！", /生日快乐|寿星/],
    [isabella, "我的伞丢了。", /留意|问问/],
    [isabella, "来一杯咖啡", /一杯咖啡/],
    [klaus, "你在写什么？", /论文|研究/],
    [klaus, "李华是谁？", /不认识|没听过|你说谁|哪一位|没这个人|谁呀/],
    [klaus, "你答应过送我一杯咖啡。", /不记得|没有的事|影子|不像我说/],
    [klaus, "你告诉过我山姆死了。", /不记得|没有的事|影子|没什么印象/],
  ])("%s：%s", async (who, text, answer) => {
    expect(await town.ask(li, who, text)).toMatch(answer);
  });

  it("咖啡馆的烤箱着火了：伊莎贝拉马上去关", async () => {
    const oven = [...town.town.means.town.map.objects.values()].find(
      ({ spot, fixture }) => spot.place === town.at(isabella) && /灶|炉|烤箱/.test(fixture.name),
    )!;
    await town.sets(oven.fixture.id, "着火了");
    await town.while(() => town.state(oven.fixture.id) === "着火了", 30);
    expect(town.state(oven.fixture.id)).not.toBe("着火了");
  });

  it("“我喜欢拍鸟”：当天被问起，第二天回来，叫得出名字，还问起鸟", async () => {
    expect(await town.ask(bai, sam, "你好，我是小白，我喜欢拍鸟。")).toMatch(/小白.*？/);
    expect(await town.ask(lan, sam, "你好！我在修老摩托车。")).toMatch(/阿兰/);
    await town.leaves(bai);
    await town.leaves(lan);
    await town.until(1, "08:30");
    expect(await town.ask(bai, sam, "你好！")).toMatch(/小白.*拍鸟/);
    expect(await town.ask(lan, sam, "早上好！")).toMatch(/阿兰.*修老摩托车/);
    expect(await town.ask(li, sam, "你认识小白吗？")).toMatch(/(?:访客|客人|走走).*拍鸟/);
  });

  it("心里的话：想起来要买牛奶，就去买了", async () => {
    await town.whispers(klaus, "你忽然想起来要去买牛奶");
    const bought = () => town.remembers(klaus).some((text) => /买牛奶/.test(text) && /念头/.test(text));
    await town.while(() => !bought(), 2 * 1440);
    expect(bought()).toBe(true);
    for (const { doing, place } of town.done(klaus)) if (/买牛奶/.test(doing)) expect(place).toMatch(/willows/);
  });
});
