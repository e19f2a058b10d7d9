/** What is kept out of a town: the list of words, a provider's moderation beside it, and a model's answers that it looks through. */
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { startTestProvider, type TestProvider, type TestProviderOptions } from "../../test/provider/test-provider.ts";
import { question } from "./model.contract.ts";
import { buildModel } from "./provider.ts";
import { readWords, wordFilter } from "./word-filter.ts";

describe("the words that come with the town", () => {
  const { fits } = wordFilter(readWords());

  it.each([
    "Scunthorpe United beat Penistone in a classic match; I passed my assessment.",
    "Dick Van Dyke dressed like a cock robin. My therapist analyses the cockpit.",
    "Don't be niggardly, she sniggered, and the shiitake mushrooms were damn good.",
    "I feel awful, I want to hurt myself and I don't know whom to tell.",
    "这家咖啡馆有一种特色情调，路口交通很堵，出口交流也不少。",
    "妈妈逼我练琴，体操你学过吗？印度支那的公鸡巴不得天亮。",
    "我不想活了，不知道跟谁说。",
  ])("lets pass: %s", (text) => expect(fits(text)).toBe(true));

  it.each([
    "You fucking idiot.",
    "ＦＵＣＫ you",
    "what a c\u200bunt",
    "Kill   yourself!",
    "Nice p\u00f3rn.",
    "两个傻逼",
    "你去死吧",
    "Sluts.",
  ])("keeps out: %s", (text) => expect(fits(text)).toBe(false));

  it("are a few, each said once, and no remark is taken for one", () => {
    const words = readWords();
    expect(new Set(words).size).toBe(words.length);
    expect(words.length).toBeLessThan(80);
    expect(words.some((word) => word.includes("#"))).toBe(false);
  });
});

describe("a provider's moderation", () => {
  const open: TestProvider[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((provider) => provider.close()));
  });

  async function setUp(options: TestProviderOptions) {
    const provider = await startTestProvider(options);
    open.push(provider);
    const notices: string[] = [];
    let later = 0;
    const model = buildModel(
      {
        apiKey: null,
        baseURL: provider.baseURL,
        routine: "gpt-5-nano",
        deep: "gpt-5-mini",
        embedding: "text-embedding-3-small",
        namesGiven: true,
        dailyBudgetUsd: 1,
        moderates: true,
        vectorsPath: new URL("../../data/word-vectors.bin", import.meta.url).pathname,
      },
      {
        onNotice: (_, said) => notices.push(said),
        random: () => 0,
        patienceMs: 60_000,
        wait: async () => {},
        now: () => Date.now() + later,
      },
    );
    const wait = (ms: number) => {
      later += ms;
    };
    return { provider, model, notices, wait, asked: () => provider.count("/moderations") };
  }

  it("decides beside the words, once for each text; who is in need is heard", async () => {
    const moderation = (text: string) => [
      ...(/pamphlet/.test(text) ? ["hate"] : []),
      ...(/hurt myself/.test(text) ? ["self-harm", "self-harm/intent"] : []),
    ];
    const { model, asked, notices } = await setUp({ moderation });
    expect(await model.filter.passes("Read my pamphlet.")).toBe(false);
    expect(await model.filter.passes("Read my pamphlet.")).toBe(false);
    expect(asked()).toBe(1);
    expect(await model.filter.passes("I want to hurt myself.")).toBe(true);
    expect(await model.filter.passes("You fucking idiot.")).toBe(false);
    expect(await model.filter.passes("  ")).toBe(true);
    expect(asked()).toBe(2);
    expect(notices).toEqual([]);
  });

  it("that is not there is asked once, told once, and the words decide from then on", async () => {
    const { model, asked, notices, wait } = await setUp({ moderation: null });
    for (const text of ["Good morning.", "How are you?"]) expect(await model.filter.passes(text)).toBe(true);
    wait(3_600_000);
    expect(await model.filter.passes("Lovely weather.")).toBe(true);
    expect(await model.filter.passes("You fucking idiot.")).toBe(false);
    expect(asked()).toBe(1);
    expect(notices).toEqual([expect.stringMatching(/does not moderate what is said .* a list of words decides alone/)]);
  });

  it("that cannot be reached is left alone for a minute", async () => {
    const { provider, model, notices, wait } = await setUp({});
    await provider.close();
    for (const text of ["Good morning.", "How are you?"]) expect(await model.filter.passes(text)).toBe(true);
    wait(61_000);
    expect(await model.filter.passes("Lovely weather.")).toBe(true);
    expect(notices).toHaveLength(1);
  });

  it("looks through what a model would say aloud; anything else it writes is looked up in the list", async () => {
    const said = (text: string) => ({ poignancy: 3, reason: text });
    let text = "Read my pamphlet.";
    const { model, asked } = await setUp({
      moderation: (one) => (/pamphlet/.test(one) ? ["hate"] : []),
      answer: () => said(text),
    });
    const put = (aloud: boolean) =>
      model.ask({
        ...question(),
        answer: z.object({ poignancy: z.number(), reason: z.string() }),
        ...(aloud ? { aloud: true } : {}),
      });
    expect(await put(true)).toMatchObject({ ok: false, error: { reason: "filtered" } });
    expect(await put(false)).toMatchObject({ ok: true });
    expect(asked()).toBe(1);
    text = "What a cunt.";
    expect(await put(false)).toMatchObject({ ok: false, error: { reason: "filtered" } });
    expect(model.byStep()["rate-poignancy"]).toMatchObject({ asked: 3, answered: 1 });
  });
});
