/** What is claimed in plain words of somebody, that they killed or hurt another or died, goes round until it is denied; in towns nobody has written. */
import { describe, expect, it } from "vitest";
import type { Story } from "../../src/mind/persona.ts";
import { firstName } from "../../src/world/people.ts";
import { generatedTown } from "./generated-town.ts";
import { doubted, isDoubted, isNewsUntilDenied } from "./grave.ts";
import { kit, telling } from "./telling.ts";

describe.each(["en", "zh-CN"] as const)("a grave claim (%s)", (language) => {
  it("is news of whom it befell, and gone when it is denied", () => isNewsUntilDenied(language, 41));
});

it.each([
  ["en", "died"],
  ["zh-CN", "hurt"],
] as const)(
  "that somebody is dead, or hurt, is doubted, and over for whoever sees them well, who says so (%s, %s)",
  (language, report) => isDoubted(language, report, 41),
);

describe.each(["en", "zh-CN"] as const)("that somebody is hurt (%s)", (language) => {
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
      const { says, brought } = await telling(definition);
      await says(text);
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
      const { says, brought } = await telling(definition);
      await says(text);
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
      const { says, brought, events } = await telling(definition);
      await says(text);
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
