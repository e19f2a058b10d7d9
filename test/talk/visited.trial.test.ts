/** What strangers typed on their visits and were answered beside the point, in towns that nobody here wrote. */
import { describe, expect, it } from "vitest";
import { minutes } from "../../src/clock/units.ts";
import { lines as english } from "../../src/offline/en/lines/lines.ts";
import { lines as chinese } from "../../src/offline/zh/lines/lines.ts";
import { livedUntil } from "./scene.ts";
import { visit } from "./visit.ts";

const bare = (one: string) => one.replace(/[.!?。！？]$/u, "").replace(/\{\w+\}.*/u, "");
const has = (text: string, all: readonly string[]) => all.some((one) => bare(one) !== "" && text.includes(bare(one)));

describe("a keeper of a tearoom", () => {
  it("is asked how old it is, who runs it, who would know and for the same as yesterday", async () => {
    const { town, says, come } = await visit("pellow-cove", "en", "the-kettle-and-tern", 11 * 60);
    expect(await says("I should like a pot of tea please.")).toMatch(/pot of tea/);
    const { ageMine } = english.places;
    expect(has(await says("How long has there been a tearoom in this building?"), ageMine)).toBe(true);
    expect(await says("Are you the owner?")).toMatch(/\bI am\b|That's me|found me/);
    expect(await says("which birds does one see from the harbour")).toContain("Perrin");
    await livedUntil(town, minutes(24 * 60 + 10 * 60));
    await come();
    const again = await says(
      "Good morning. Do you remember what I had yesterday? I should like the same again, please.",
    );
    expect(again).toMatch(/pot of tea/);
    expect(has(again, english.youToldNothing)).toBe(false);
  }, 60_000);
});

describe("a keeper of an inn", () => {
  it("takes the sum of what was had for no order, and is its keeper", async () => {
    const { says } = await visit("kestrel-pass", "en", "marmot-inn", 12 * 60);
    expect(await says("plum dumplings and a barley soup please")).toMatch(/dumplings.*soup/);
    expect(await says("so 7. mmm these are so good")).not.toMatch(/seven|21/);
    expect(await says("do you run this place")).toMatch(/innkeeper/);
    expect(await says("giving what mate")).not.toMatch(/Hello, Robin|Hi, Robin/);
  }, 60_000);
});

describe("whoever asks for something else", () => {
  it("is not told what one is by trade, nor served what they had", async () => {
    const tearoom = await visit("pellow-cove", "en", "the-kettle-and-tern", 11 * 60);
    for (const text of ["Do you have tea?", "Do you like tea?", "Do you have a room?", "Do you know the owner?"])
      expect(await tearoom.says(text), text).not.toMatch(/keeper of the tea room/);
    expect(has(await tearoom.says("how old is the owner of this place?"), english.places.ageMine)).toBe(false);
    expect(await tearoom.says("I like Ruan. I asked where Perrin is.")).not.toMatch(/Ruan/);
    const cafe = await visit("smallville", "zh-CN", "hobbs-cafe", 10 * 60);
    expect(await cafe.says("来一杯咖啡")).toContain("咖啡");
    expect(await cafe.says("来一碗馄饨")).not.toContain("咖啡");
    for (const text of ["老板，你吃了吗？", "老板，你忙吗？", "你喜欢你的店吗？"]) {
      const said = await cafe.says(text);
      expect(
        chinese.people.iAm.some((one) => said.includes(one.replace("{job}", "咖啡馆老板"))),
        text,
      ).toBe(false);
    }
  }, 60_000);
});

describe("in Chinese", () => {
  it("what is had as yesterday is what was had, and whoever keeps a cafe says so", async () => {
    const { town, says, come } = await visit("smallville", "zh-CN", "hobbs-cafe", 11 * 60);
    expect(await says("来一杯卡布奇诺，谢谢")).toContain("卡布奇诺");
    await livedUntil(town, minutes(24 * 60 + 10 * 60));
    await come();
    expect(await says("对了,给我来杯跟昨天一样的,好不好呀?")).toContain("卡布奇诺");
    const is = await says("听说你是这儿的老板?");
    expect(chinese.people.iAm.some((one) => is.includes(one.split("{job}")[0]!))).toBe(true);
  }, 60_000);
});
