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

  it("of two things it is one, where one's own life is asked after and nobody has written which", async () => {
    const is = await canteen.says("Tiko, do you sit at the front or at the back in class?", "tiko-quispe");
    expect(begins(is, english.either.one), is).toBe(true);
    const hours = await canteen.says("Dario, are you open or closed on Sundays?", "dario-quispe");
    expect(begins(hours, english.either.one), hours).toBe(false);
  });

  it("danger, an order and a promise are heard beside a complaint", async () => {
    await canteen.says("Dario, what is your favourite colour?", "dario-quispe");
    const served = await canteen.says("A coffee, please. I only asked what colour you like!", "dario-quispe");
    expect(served).toMatch(/coffee/i);
    expect(
      await canteen.says("There's a fire in the schoolroom! I only asked who has a bucket!", "dario-quispe"),
    ).not.toMatch(/bucket/i);
  });

  it("an act that turns to somebody calls them, and a wave does not", async () => {
    await pub.says("Good evening Arthur, a pint of bitter please", "arthur-burton");
    await pub.does("waves to Latoya");
    expect(await pub.says("So how long have you had the pub?", "arthur-burton")).not.toBe("");
    await pub.does("leans over to Latoya");
    expect(await pub.says("Have you lived here long?", "latoya-williams")).not.toBe("");
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

  it("which of two it is is chosen, where it is asked of one's own life, and 还是 that only means still chooses nothing", async () => {
    const either = await teahouse.says("来你这儿的人，是图清静还是图热闹？", "qiao-yun");
    expect(begins(either, [...chinese.either.one, "图清静，", "图热闹，"]), either).toBe(true);
    const still = await teahouse.says("你还是喜欢听戏吗？", "qiao-yun");
    expect(begins(still, chinese.either.one), still).toBe(false);
  });
});
