/** What is claimed in plain words of somebody, that they killed or hurt another or died, goes round until it is denied; in towns nobody has written. */
import { describe, expect, it } from "vitest";
import { memoriesOf } from "../../src/mind/memory/stream.ts";
import { knowsOff } from "../../src/mind/news/stories.ts";
import type { Story } from "../../src/mind/persona.ts";
import { firstName } from "../../src/world/people.ts";
import { generatedTown } from "./generated-town.ts";
import { kit, telling } from "./telling.ts";

const said = {
  en: {
    claims: (a: string, b: string) => [
      `${a} killed ${b}.`,
      `did you hear? ${a} stabbed ${b} last night!`,
      `${a} beat up ${b} yesterday`,
      `${b} is dead.`,
      `They say ${a} poisoned ${b}`,
      `Somebody killed ${b}!`,
      `omg someone attacked ${b} behind the church`,
      `${b} was robbed on the way home`,
      `a stranger beat up ${b} and ran`,
    ],
    none: (a: string, b: string) => [
      `is it true ${a} killed ${b}?`,
      `who killed ${b}?`,
      `${a} killed it at the concert`,
      `${a} is dead tired`,
      `Did somebody kill ${b}?`,
      `somebody killed the lights at ${b}'s`,
      `${b} was slaughtered at chess`,
    ],
    denials: ["I made that up.", "no, that's not true", "that was a lie, sorry", "it never happened"],
  },
  "zh-CN": {
    claims: (a: string, b: string) => [
      `${a}杀了${b}。`,
      `听说了吗？昨晚${a}把${b}杀了！`,
      `${a}昨天把${b}打了`,
      `${b}死了。`,
      `听说${a}捅了${b}一刀`,
      `有人杀了${b}！`,
      `天哪，有个陌生人袭击了${b}`,
      `${b}昨晚被人抢了`,
      `有人把${b}打伤了就跑了`,
    ],
    none: (a: string, b: string) => [
      `${a}真的杀了${b}吗？`,
      `谁把${b}杀了？`,
      `${a}杀了只鸡。`,
      `${a}累死了`,
      `是不是有人杀了${b}？`,
      `有人杀了一只鸡给${b}`,
      `${b}被大家逗乐了`,
    ],
    denials: ["我瞎编的。", "不，这不是真的", "没有的事", "刚才说的是假的。"],
  },
} as const;

describe.each(["en", "zh-CN"] as const)("a grave claim (%s)", (language) => {
  it.each([41, 205])("is news of whom it befell, and gone when it is denied (town %i)", async (seed) => {
    const definition = generatedTown(seed, language);
    const [, one, other] = definition.personas;
    const [a, b] = [firstName(one!.name), firstName(other!.name)];
    const { claims, none, denials } = said[language];
    for (const [i, claim] of claims(a, b).entries()) {
      const { tell, brought } = await telling(definition);
      await tell(claim);
      const [story] = brought();
      expect(story?.of, claim).toMatchObject({ kind: "happening", who: other!.id });
      const denial = denials[i % denials.length]!;
      await tell(denial);
      expect(
        brought().map(({ takesBack }) => takesBack),
        `${claim} ${denial}`,
      ).toEqual([story!.id]);
    }
    for (const text of none(a, b)) {
      const { tell, brought } = await telling(definition);
      await tell(text);
      expect(
        brought().filter(({ of }) => of.kind === "happening" && of.report === "died"),
        text,
      ).toEqual([]);
    }
  });
});

const doubted = {
  en: {
    died: (b: string) => `Somebody killed ${b}!`,
    hurt: (b: string) => `${b} fell off a roof and broke a leg.`,
    doubts: /can't be|Nonsense|What are you saying|Are you sure|Who says|believe|Not that I can see|telling you tales/,
  },
  "zh-CN": {
    died: (b: string) => `有人杀了${b}！`,
    hurt: (b: string) => `${b}从屋顶上掉下来，摔断了腿。`,
    doubts: /不可能|瞎说|你说什么|不会吧|没弄错|当真|什么时候|不像/,
  },
} as const;

describe.each(["en", "zh-CN"] as const)("that somebody is dead, or hurt (%s)", (language) => {
  const { doubts } = doubted[language];

  it.each([
    ["died", 41],
    ["died", 205],
    ["hurt", 41],
    ["hurt", 205],
  ] as const)("is doubted, and over for whoever sees them well, who says so (%s, town %i)", async (report, seed) => {
    const definition = generatedTown(seed, language);
    const other = definition.personas[2]!;
    const { tell, brought, lines, town } = await telling(definition);
    await tell(doubted[language][report](firstName(other.name)));
    expect(lines()[0]!.text).toMatch(doubts);
    const claim = brought()[0]!;
    expect(claim.of).toMatchObject({ kind: "happening", report, who: other.id });
    const over = () => town.state.stories.get(`${claim.id}-over`);
    while (!over() && town.state.now < 3 * 1440) await town.tick();
    const seer = town.state.minds.get(over()!.holder)!;
    expect(over()).toMatchObject({ of: { who: other.id, report: "recovered" } });
    expect(/alive|活/.test(over()!.memory), over()!.memory).toBe(report === "died");
    const off = () => town.state.stories.get(claim.id)!;
    expect(off().off).toBe(over()!.id);
    expect(knowsOff(seer, off())).toBe(true);
    // From then on nobody who knows better says it.
    const from = town.state.now;
    while (town.state.now < from + 1440) await town.tick();
    const since = lines().filter(({ at, who, stories }) => {
      const knew = memoriesOf(town.state.minds.get(who!)!.stream).find((one) => one.stories.includes(over()!.id));
      return stories.includes(claim.id) && knew !== undefined && knew.created < at;
    });
    expect(since.map(({ text }) => text)).toEqual([]);
  });

  it("is so where the town itself tells it: whoever sees them says nothing against it", async () => {
    const plain = generatedTown(41, language);
    const [holder, , other] = plain.personas;
    const said = doubted[language].hurt(firstName(other!.name));
    const story: Story = {
      id: "fall",
      holder: holder!.id,
      memory: said,
      tells: [said],
      passes: [said],
      secret: false,
      poignancy: 6,
      of: { kind: "happening", who: other!.id, report: "hurt" },
    };
    const { town } = await telling({ ...plain, stories: [...plain.stories, story] });
    while (town.state.now < 1440) await town.tick();
    expect(town.state.stories.get("fall")?.off).toBeUndefined();
  });
});

const harmless = {
  en: {
    lines: (a: string, b: string) => [
      `${a} lies in bed with a cold.`,
      `${a} beat ${b} at chess.`,
      `${a} smashed her exam.`,
      `${a} stole the show last night.`,
      `${a} kicked the habit.`,
      `${a} took the train from the city.`,
      `${a} is dying to meet you all.`,
      `${a} is bored to death there.`,
      `${a} isn't dead.`,
      `${a} killed the mood.`,
      `Nobody believes ${a} stole the goat.`,
      `I don't think ${a} killed ${b}.`,
      `${a} never stole the goat.`,
      `${a} was killed at chess.`,
      `${b} murdered ${a} at darts last night`,
      `${a} was robbed in the quiz final`,
      `${a} lost at cards`,
      `${a} lost the match.`,
      `${a} lost her temper.`,
      `the stairs nearly killed ${a}`,
      `I wonder who killed ${a}`,
      `no idea who took ${a}'s bell`,
    ],
    asked: (a: string, b: string) => [
      `${a} stole the goat yesterday, poor beast. Where is ${b}?`,
      `Are you open today? ${a} broke his leg.`,
    ],
    leads: (a: string) => `Have you heard? ${a} broke his leg.`,
  },
  "zh-CN": {
    lines: (a: string, b: string) => [
      `${a}感冒躺在床上。`,
      `${a}下棋打败了${b}。`,
      `${a}抢了风头。`,
      `${a}把门打开了。`,
      `${a}偷了个懒。`,
      `${a}想死你们了。`,
      `${a}无聊死了。`,
      `${a}没死。`,
      `没人相信${a}偷了羊。`,
      `我不信${a}杀了${b}。`,
      `${a}没偷羊。`,
      `${a}下棋被${b}杀得片甲不留。`,
      `${b}打乒乓球把${a}杀了个三比零`,
      `${a}打牌输惨了`,
      `${a}丢了面子`,
      `不知道谁把${a}杀了`,
      `也不知道是谁偷了${a}的钟`,
      `我真想知道谁偷了${a}的车`,
    ],
    asked: (a: string, b: string) => [`${a}昨天偷了羊，可怜的羊。${b}在哪儿？`, `你们今天开门吗？${a}摔断了腿。`],
    leads: (a: string) => `听说了吗？${a}摔断了腿。`,
  },
} as const;

type Befalls = readonly [text: string, kind: string, report: string | null | undefined];
const earnest = {
  en: (a: string, place: string): Befalls[] => [
    [`There is a fire in the middle of the rehearsal at ${place}!`, "danger", undefined],
    [`${a} died in the regatta race yesterday.`, "happening", "died"],
    [`${a} died during the match.`, "happening", "died"],
    [`${a} lost her ring at the bingo evening.`, "loss", undefined],
    [`${a} lost his purse during the film.`, "loss", undefined],
    [`${a}'s daughter is missing.`, "loss", undefined],
    [`${a} trounced everyone at scrabble.`, "happening", null],
  ],
  "zh-CN": (a: string, place: string): Befalls[] => [
    [`${place}演话剧的时候着火了！`, "danger", undefined],
    [`${a}在比赛的时候死了`, "happening", "died"],
    [`${a}的女儿走丢了。`, "loss", undefined],
    [`${a}的弟弟不见了。`, "loss", undefined],
    [`${a}打麻将把大伙杀得一塌糊涂。`, "happening", null],
  ],
} as const;

describe.each(["en", "zh-CN"] as const)("what befalls somebody while others play (%s)", (language) => {
  const definition = generatedTown(41, language);
  const name = firstName(definition.personas[1]!.name);
  const place = [...definition.map.places.values()].filter(({ access }) => access === "public")[1]!.name;

  it.each(earnest[language](name, place))(
    "is in earnest, and what is only of the game is not: %s",
    async (text, kind, report) => {
      const { tell, brought } = await telling(definition);
      await tell(text);
      const [news] = brought();
      expect(news?.of.kind ?? "happening").toBe(kind);
      if (news?.of.kind === "happening" && report !== undefined) expect(news.of.report).toBe(report);
      if (report === "died") expect(news?.of).toMatchObject({ report });
      if (news?.of.kind === "loss") expect(news.of.thing).not.toBe("");
    },
  );
});

describe.each(["en", "zh-CN"] as const)("what is no claim (%s)", (language) => {
  const definition = generatedTown(41, language);
  const [, one, other] = definition.personas.map(({ name }) => firstName(name));

  it("blames and mourns nobody: denied, disbelieved, a game, a way of speaking", async () => {
    for (const text of harmless[language].lines(one!, other!)) {
      const { tell, brought } = await telling(definition);
      await tell(text);
      const grave = brought().filter(
        ({ of }) =>
          of.kind === "loss" || (of.kind === "happening" && (of.report === "died" || of.report === "other, bad")),
      );
      expect(grave, text).toEqual([]);
    }
  });

  it("news takes no question with it that stands beside it, but what leads up to it", async () => {
    const { asked, leads } = harmless[language];
    for (const [text, asks] of [
      ...asked(one!, other!).map((line) => [line, true] as const),
      [leads(one!), false] as const,
    ]) {
      const { tell, brought, events } = await telling(definition);
      await tell(text);
      // Whoever sees them well says so, which is no more news of the visitor's.
      expect(
        brought().filter(({ ends }) => ends === undefined),
        text,
      ).toHaveLength(1);
      const said = events.find((event) => event.kind === "line-said" && event.who === `visitor:${kit.id}`);
      expect(said?.kind === "line-said" && said.acts.some(({ act }) => act === "ask"), text).toBe(asks);
    }
  });
});
