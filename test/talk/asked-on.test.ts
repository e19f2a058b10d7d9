/** A visit in which what was just said is asked on about: the thread of the talk is kept, line by line, in a town that lives. */
import { beforeAll, describe, expect, it } from "vitest";
import { lines as english } from "../../src/offline/en/lines/lines.ts";
import { lines as chinese } from "../../src/offline/zh/lines/lines.ts";
import type { Town } from "../../src/town/town.ts";
import { visit } from "./visit.ts";

const host = "isabella-rodriguez";

describe.each([
  ["en", english],
  ["zh-CN", chinese],
] as const)("asked on in %s", (language, lines) => {
  let town: Town;
  let typed: Awaited<ReturnType<typeof visit>>;
  beforeAll(async () => {
    typed = await visit("smallville", language, "hobbs-cafe", 9 * 60 + 30);
    ({ town } = typed);
  }, 120_000);

  /** What the host says to a line. */
  const says = (en: string, zh: string): Promise<string> => typed.says(language === "en" ? en : zh, host);
  const answers = () => town.definition.personas.find(({ id }) => id === host)!.answers;
  const bare = (one: string) => one.replace(/[.!?。！？]$/u, "");
  const has = (text: string, all: readonly string[] | undefined) => (all ?? []).some((one) => text.includes(bare(one)));

  it("why it is so is told of what one has said of oneself", async () => {
    const { answers: given, topics } = town.definition.personas.find(({ id }) => id === host)!;
    const own = [...Object.values(given).flat(), ...topics.flatMap(({ says: told }) => told)];
    const asked = await says("what made you want to open a cafe?", "当初怎么想到开咖啡馆的？");
    expect(has(asked, own), asked).toBe(true);
  });

  it("another joke is another one", async () => {
    const jokes = answers().joke!;
    const first = await says("tell me a joke", "给我讲个笑话");
    const second = await says("tell me another joke", "再讲一个笑话");
    expect([first, second].map((text) => jokes.findIndex((one) => text.includes(one))).sort()).toEqual([0, 1]);
  });

  it("one's own news has no teller but oneself", async () => {
    const news = await says("what's new in town?", "镇上有什么新鲜事吗？");
    expect(news).toMatch(/party|派对/);
    expect(has(await says("who told you that?", "谁告诉你的？"), lines.whoMine)).toBe(true);
  });

  it("those who were just named are described", async () => {
    const friends = await says("do you have any friends around here?", "你在这儿有朋友吗？");
    const told = await says("what are they like?", "他们人怎么样？");
    const named = town.definition.personas
      .map(({ name }) => (language === "en" ? name.split(" ")[0]! : name.split("·")[0]!))
      .filter((name) => friends.includes(name));
    expect(named.length).toBeGreaterThan(0);
    expect(
      named.some((name) => told.includes(name)),
      told,
    ).toBe(true);
  });

  it("with whom one will be is nobody, where one has planned it alone", async () => {
    await says("what are you doing later today?", "你今天晚些时候打算干嘛？");
    expect(has(await says("with who?", "跟谁一起？"), lines.whichNobody)).toBe(true);
  });
});

it("she is whoever was just spoken of, and no old friend", async () => {
  const { says } = await visit("pellow-cove", "en", "the-kettle-and-tern", 11 * 60);
  await says("Ruan, who is Wenna?", "ruan-hale");
  expect(await says("how old is she?", "ruan-hale")).toContain("24");
}, 120_000);

it("whoever has a partner has met them", async () => {
  const { says } = await visit("tolva-ridge", "en", "canteen", 12 * 60);
  await says("Dario, is Marta your wife?", "dario-quispe");
  expect(english.metPartner).toContain(await says("how did you two meet?", "dario-quispe"));
}, 120_000);
