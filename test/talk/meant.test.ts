/** What a line of several sentences means: what a complaint leaves to ask, whom an act turns to, which of two people or things are asked after. */
import { beforeAll, describe, expect, it } from "vitest";
import { lines as english } from "../../src/offline/en/lines/lines.ts";
import { lines as chinese } from "../../src/offline/zh/lines/lines.ts";
import { visit } from "./visit.ts";

type Typed = Awaited<ReturnType<typeof visit>>;
const begins = (text: string, all: readonly string[]) => all.some((one) => text.includes(one));

describe("in English", () => {
  let canteen: Typed;
  let pub: Typed;
  beforeAll(async () => {
    canteen = await visit("tolva-ridge", "en", "canteen", 13 * 60 + 10);
    pub = await visit("smallville", "en", "the-rose-and-crown-pub", 19 * 60 + 5);
  }, 120_000);

  it("what a complaint leaves to ask is answered, with a word of regret, and what was wondered at before it is not", async () => {
    await canteen.says("hi, what's your name?", "dario-quispe");
    const price = await canteen.says("That isn't my question. What does the lentil soup cost?", "dario-quispe");
    expect(price).toMatch(/\b4\b/);
    expect(begins(price, english.repair.sorry), price).toBe(true);
    const work = await canteen.says("You cook all day? Heavens! Where were you born?", "dario-quispe");
    expect(begins(work, english.repair.sorry), work).toBe(false);
    expect(work).not.toMatch(/cook/i);
  });

  it("of two whom one asks after together it is said which", async () => {
    expect(await canteen.says("Tiko, are Marta and Dario your parents?", "tiko-quispe")).toSatisfy((text: string) =>
      begins(text, english.ties.bothAre),
    );
    expect(await canteen.says("Tiko, are Dario and Salim your parents?", "tiko-quispe")).toMatch(
      /Dario.*(?:Salim isn't|not Salim)/,
    );
  });

  it("no list of those one is close to answers what only asks who", async () => {
    const sulks = await canteen.says("who grumbles the most in here?", "dario-quispe");
    expect(sulks).not.toMatch(/Marta|closest/);
    expect(await canteen.says("Dario, who are you closest to?", "dario-quispe")).toMatch(/Marta/);
  });

  it("an act that turns to somebody calls them, and whoever talks with another is not called to the bar by a figure of speech", async () => {
    await pub.says("Good evening Arthur, a pint of bitter please", "arthur-burton");
    expect(await pub.says("*leans over to Latoya* Have you lived here long?", "latoya-williams")).not.toBe("");
    expect(await pub.says("I'll buy that. And which part of town was it?", "latoya-williams")).not.toBe("");
  });
});

describe("in Chinese", () => {
  let teahouse: Typed;
  beforeAll(async () => {
    teahouse = await visit("qingyao", "zh-CN", "old-teahouse", 10 * 60);
  }, 120_000);

  it("what a complaint leaves to ask is answered, with a word of regret", async () => {
    await teahouse.says("老板娘，你叫什么名字？", "qiao-yun");
    const price = await teahouse.says("你答非所问呀。盖碗茶多少钱？", "qiao-yun");
    expect(price).toMatch(/3/);
    expect(begins(price, chinese.repair.sorry), price).toBe(true);
  });

  it("which of two it is is chosen, where it is asked of one's own life", async () => {
    const either = await teahouse.says("来你这儿的人是爱听戏还是爱下棋？", "qiao-yun");
    expect(either).not.toMatch(/^[是不]/);
  });
});
