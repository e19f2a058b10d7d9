/** People who wait for the same resident are answered together, each by name; what is owed is settled at once, and replays. */

import { describe, expect, it } from "vitest";
import { offline, recognise, until, wholeOf } from "../../../test/town/living.ts";
import { marlEnd } from "../../../test/town/marl-end.ts";
import { noUsage, type Question } from "../../model/model.ts";
import { offlineOf } from "../../offline/offline.ts";
import { toSeveral } from "../../offline/say/together.ts";
import type { Speaking } from "../../offline/tongue.ts";
import { memoryStore } from "../../store/memory-store.ts";
import { randomFor } from "../../world/chance.ts";
import type { TownEvent } from "../../world/events.ts";
import type { Line } from "../../world/people.ts";
import { factsOf } from "../file/settle.ts";
import { Town } from "../town.ts";
import { takeAct } from "./take-act.ts";

const names = ["Ana", "Bo", "Cy", "Dee", "Ed", "Fay", "Gus", "Hal"];

/** The hamlet at half past ten, in a place that has room for no line until it is said to. */
async function crowded(language: "en" | "zh-CN" = "en", ask = offline.ask) {
  let gate = Promise.resolve();
  const store = memoryStore();
  const asked: Question[] = [];
  const model = {
    ...offline,
    ask: (question: Question) => {
      asked.push(question);
      return ask(question);
    },
  };
  const definition = marlEnd(language);
  const ground = {
    id: "marl-end",
    definition,
    model,
    offline: offlineOf,
    store,
    recognise,
    clock: () => 0,
    room: () => gate,
  };
  const town = await Town.found(ground, "7", 5);
  await until(town, 10.5 * 60);
  const events: TownEvent[] = [];
  town.watch((committed) => void events.push(...committed.events));
  asked.length = 0;
  /** All say something at once, and are answered when there is room again. */
  const all = async (place: string, words: readonly string[], to: string | null = null) => {
    let open = () => {};
    gate = new Promise((resolve) => {
      open = resolve;
    });
    const taken = await Promise.all(
      words.map((text, n) => {
        const actor = { id: names[n]!.toLowerCase(), name: names[n]!, about: "" };
        return takeAct(town, actor, { kind: "say", place, text, to });
      }),
    );
    open();
    await Promise.all(taken.map(({ answered }) => answered));
    const lines = events.flatMap((event) =>
      event.kind === "line-said" && event.answers !== null
        ? [{ who: event.who, text: event.text, to: event.to, acts: [event.answers, ...(event.also ?? [])] }]
        : [],
    );
    return { acts: taken.map(({ act }) => act), lines };
  };
  return { town, ground, all, asked };
}

describe.each(["en", "zh-CN"] as const)("a crowd (%s)", (language) => {
  const hello = language === "en" ? "Hello everyone!" : "大家好！";

  it("is greeted in one line by name", async () => {
    const { town, ground, all } = await crowded(language);
    const { acts, lines } = await all("shop", Array<string>(8).fill(hello), "cora");
    expect(lines.flatMap((line) => line.acts).sort()).toEqual([...acts].sort());
    expect(lines).toHaveLength(1);
    for (const name of names) expect(lines[0]?.text).toContain(name);
    expect(lines[0]?.to).toHaveLength(8);
    expect(town.state.engaged.size).toBe(0);
    expect(wholeOf((await Town.load(ground))!.state)).toBe(wholeOf(town.state));
  });

  it("that calls the same one who is not there is told so in one line by name", async () => {
    const { town, all } = await crowded(language);
    const { name } = town.state.world.people.get("ben")!;
    const { acts, lines } = await all(
      "shop",
      Array<string>(8).fill(language === "en" ? `Hello ${name}!` : `${name}，你好！`),
    );
    expect(lines.flatMap((line) => line.acts).sort()).toEqual([...acts].sort());
    // One of each who is there.
    expect(lines).toHaveLength(2);
    for (const one of names) expect(lines.filter(({ text }) => text.includes(one))).toHaveLength(1);
  });

  it("that nobody calls is shared among who is there", async () => {
    const { all } = await crowded(language);
    const { lines } = await all("shop", Array<string>(8).fill(hello));
    expect(new Set(lines.map(({ who }) => who))).toEqual(new Set(["cora", "dev"]));
    for (const name of names) expect(lines.some(({ text }) => text.includes(name))).toBe(true);
  });

  it("with questions gets an answer to each, few in a line, and what is serious a line of its own", async () => {
    const { acts, lines } = await (await crowded(language)).all(
      "shop",
      language === "en"
        ? [
            "What do you do here?",
            "Hello!",
            "Do you drink tea?",
            "Are you a real person?",
            "Where is Dev?",
            "Hi there!",
            "When do you close?",
            "How old are you?",
          ]
        : [
            "你在这儿做什么？",
            "你好！",
            "你喝茶吗？",
            "你是真人吗？",
            "饶德夫在哪儿？",
            "大家好！",
            "你们几点关门？",
            "你多大了？",
          ],
      "cora",
    );
    expect(lines.flatMap((line) => line.acts).sort()).toEqual([...acts].sort());
    const alone = lines.find((line) => line.acts.includes(acts[3]!));
    expect(alone?.acts).toHaveLength(1);
    expect(alone?.text).toMatch(/AI/);
    for (const line of lines.filter((one) => one.acts.length > 1)) {
      expect(line.acts.length).toBeLessThanOrEqual(3);
      for (const id of line.to) expect(line.text).toContain(names.find((name) => id.endsWith(name.toLowerCase())));
    }
    expect(lines.length).toBeLessThan(6);
    expect(lines.map(({ text }) => text)).toMatchSnapshot();
  });
});

describe.each(["en", "zh-CN"] as const)("a crowd that goes on (%s)", (language) => {
  const hello = language === "en" ? "Hello!" : "你好！";
  const asks = language === "en" ? "What's good here?" : "有什么推荐的吗？";

  it("that asks the same has one answer, to all by name", async () => {
    const { all } = await crowded(language);
    const { acts, lines } = await all("shop", Array<string>(8).fill(asks), "cora");
    expect(lines).toHaveLength(1);
    expect(lines[0]?.acts).toEqual(acts);
    for (const name of names) expect(lines[0]?.text.split(name)).toHaveLength(2);
  });

  /** What is said to several who ask the same, where each is answered so. */
  async function several(asking: readonly string[]) {
    const { town } = await crowded(language);
    const facts = { ...factsOf(town.definition, "marl-end"), visitors: new Map(asking.map((name) => [name, name])) };
    const mind = town.state.minds.get("cora")!;
    const persona = facts.personas.get("cora")!;
    const input = { town: facts, world: town.state.world, now: town.state.now, lines: [], mind, persona } as object;
    const waiting = asking.map((who) => ({ id: who, who, text: asks, reading: { question: asks } }) as Line);
    return (answer: (name: string) => string) =>
      toSeveral(
        input as Speaking,
        waiting,
        (_, { who }) => ({ line: answer(who), acts: [], ends: false, drewOn: [] }),
        randomFor("7", "several"),
      ).line;
  }

  it("is not told together what is meant for one of them, by name or by its words", async () => {
    const asking = names.slice(0, 3);
    const told = await several(asking);
    const [plain, back] = language === "en" ? ["Good tea.", " And yourself?"] : ["有好茶。", "您呢？"];
    const times = (line: string, ...parts: readonly string[]) => parts.map((part) => line.split(part).length - 1);
    const tea = language === "en" ? "ood tea" : "有好茶";
    expect(
      times(
        told(() => plain),
        tea,
        ...asking,
      ),
    ).toEqual([1, 1, 1, 1]);
    expect(
      times(
        told((name) => `${name}! ${plain}`),
        tea,
        ...asking,
      ),
    ).toEqual([3, 1, 1, 1]);
    expect(
      times(
        told(() => plain + back),
        back,
        ...asking,
      ),
    ).toEqual([3, 1, 1, 1]);
  });

  it.each(
    language === "en"
      ? [
          ["Al", "Also, the pie.", "Al, the pie."],
          ["Will", "Will you have tea?", "Sit down, Will."],
          ["A", "A pot of tea.", "I know you, A."],
          ["tea", "The tea is good.", "Sit down, tea."],
          ["May", "The pie. May I?", "So I told May it was good."],
        ]
      : [
          ["安", "这里很安静。", "坐吧，安。"],
          ["Al", "Also很好。", "Al来啦。"],
          ["小安", "这里很好。", "你是小安呀。"],
        ],
  )("tells the name %s from words that are written like it", async (name, plain, own) => {
    const told = await several([name, "Bo"]);
    const answered: string[] = [];
    const answer = (line: string) => {
      answered.length = 0;
      return told((who) => {
        answered.push(who);
        return line;
      });
    };
    // What is for all is answered once, to both by name.
    expect(answer(plain)).toMatch(new RegExp(`^${name}.+Bo, |^${name}和Bo，`));
    expect(answered).toEqual([name]);
    answer(own);
    expect(answered).toEqual([name, "Bo"]);
  });

  it("hears no saying twice, whoever it is said to, alone or with others", async () => {
    const { town, ground, all } = await crowded(language);
    const said: string[] = [];
    for (let round = 0; round < 4; round++) {
      const { lines } = await all("shop", Array<string>(8).fill(hello));
      // What is said to all at once, and whom it is said to besides.
      for (const { text } of lines.slice(said.length))
        said.push(
          names.reduce((left, name) => left.replaceAll(name, ""), text).replace(/[\s,，、]+(?:and |和)?/gu, " "),
        );
    }
    expect(said.length).toBeGreaterThanOrEqual(8);
    expect([...said].sort()).toEqual([...new Set(said)].sort());
    expect(wholeOf((await Town.load(ground))!.state)).toBe(wholeOf(town.state));
  });

  it("is told where to sit, what is near and when the place closes", async () => {
    const { lines } = await (await crowded(language)).all(
      "shop",
      language === "en"
        ? ["May we sit here?", "When do you close?", "Is The Green nearby?"]
        : ["这儿能坐吗？", "这里几点关门？", "村中草地附近吗？"],
    );
    const said = lines.map(({ text }) => text).join(" ");
    expect(said).not.toMatch(/know|不知道|不清楚|说不上来/);
    expect(said).toMatch(language === "en" ? /five in the afternoon/ : /五点/);
    expect(said).toMatch(language === "en" ? /the Green/i : /村中草地/);
  });

  it("of whom some are called alike is called by whole names", async () => {
    const { town } = await crowded(language);
    const said: string[] = [];
    town.watch(({ events }) => {
      for (const event of events) if (event.kind === "line-said" && event.answers !== null) said.push(event.text);
    });
    const say = (name: string) =>
      takeAct(town, { id: name, name, about: "" }, { kind: "say", place: "shop", text: hello, to: "cora" });
    await (await say("Kit West")).answered;
    await (await say("Kit East")).answered;
    expect(said.at(-1)).not.toMatch(/Kit(?! (?:East|West))/);
  });
});

it("with a model is one question, which lists who waits, and a line that leaves somebody out does not stand", async () => {
  const line = { acts: [], ends: false, drewOn: [] };
  let given = "Hello, Ana, Bo, Cy, Dee, Ed, Fay, Gus and Hal, do come in!";
  const ask = async (question: Question) =>
    question.step === "speak"
      ? ({ ok: true, value: { ...line, line: given }, usage: noUsage } as const)
      : offline.ask(question);
  const first = await crowded("en", ask);
  const { lines } = await first.all("shop", Array<string>(8).fill("Hello!"), "cora");
  expect(lines.map(({ text }) => text)).toEqual([given]);
  const spoken = first.asked.filter(({ step }) => step === "speak");
  expect(spoken).toHaveLength(1);
  expect(JSON.stringify(spoken[0])).toContain("They all wait for an answer");
  given = "Hello, all of you!";
  const second = await crowded("en", ask);
  const answered = await second.all("shop", Array<string>(3).fill("Hello!"), "cora");
  for (const name of names.slice(0, 3)) expect(answered.lines.some(({ text }) => text.includes(name))).toBe(true);
});
