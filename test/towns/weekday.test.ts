/** A gathering called by a weekday keeps its name on any day, and only its day is told as one calls it now. */
import { expect, it } from "vitest";
import { DAY, minutes } from "../../src/clock/units.ts";
import { selfOf } from "../../src/mind/self.ts";
import { tellings } from "../../src/offline/say/tellings.ts";
import { factsOf, settle } from "../../src/town/file/settle.ts";
import { generatedTown } from "./generated-town.ts";

const words = {
  en: {
    day: "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" "),
    name: (day: string) => `${day} market`,
    tells: (name: string, day: string) => `${name} is ${day}.`,
    now: "tomorrow",
  },
  "zh-CN": {
    day: "日一二三四五六".split("").map((one) => `周${one}`),
    name: (day: string) => `${day}集市`,
    tells: (name: string, day: string) => `${name}${day}办。`,
    now: "明天",
  },
} as const;

it.each(["en", "zh-CN"] as const)("%s", async (language) => {
  const definition = generatedTown(41, language);
  const { state } = await settle(definition, "here", "1", 5, async (all) => all.map(() => null));
  const persona = definition.personas[0]!;
  const gathering = definition.stories.find(({ of }) => of.kind === "gathering")!;
  if (gathering.of.kind !== "gathering") throw new Error("no gathering");
  const from = minutes(DAY + 18 * 60);
  const { day: days, name, tells, now } = words[language];
  const day = days[new Date(Date.parse(definition.start) + DAY * 60_000).getUTCDay()]!;
  const called = name(day);
  const story = {
    ...gathering,
    holder: persona.id,
    tells: [tells(called, language === "en" ? `on ${day}` : day)],
    of: { ...gathering.of, name: called, from, to: minutes(from + 60) },
  };
  const self = selfOf(state.minds.get(persona.id)!, persona, {
    ...state,
    now: minutes(600),
    town: factsOf(definition, "here"),
  });
  expect(tellings(self, story)).toEqual([tells(called, now)]);
});
