/** A gathering called by a weekday keeps its name on any day, and only its day is told as one calls it now. */
import { expect, it } from "vitest";
import { DAY, dateText, minutes } from "../../src/clock/units.ts";
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

/** How a gathering on the second day, told so, is told at ten in the morning of the first. */
async function told(
  language: keyof typeof words,
  wording: (day: string, date: string) => readonly [name: string, tells: string],
) {
  const definition = generatedTown(41, language);
  const { state } = await settle(definition, "here", "1", 5, async (all) => all.map(() => null));
  const persona = definition.personas[0]!;
  const gathering = definition.stories.find(({ of }) => of.kind === "gathering")!;
  if (gathering.of.kind !== "gathering") throw new Error("no gathering");
  const from = minutes(DAY + 18 * 60);
  const day = words[language].day[new Date(Date.parse(definition.start) + DAY * 60_000).getUTCDay()]!;
  const [name, tells] = wording(day, dateText(definition.start, from, language));
  const story = {
    ...gathering,
    holder: persona.id,
    tells: [tells],
    of: { ...gathering.of, name, from, to: minutes(from + 60) },
  };
  const self = selfOf(state.minds.get(persona.id)!, persona, {
    ...state,
    now: minutes(600),
    town: factsOf(definition, "here"),
  });
  return tellings(self, story);
}

it.each(["en", "zh-CN"] as const)("%s", async (language) => {
  const { name, tells, now } = words[language];
  const said = await told(language, (day) => [name(day), tells(name(day), language === "en" ? `on ${day}` : day)]);
  const called = name(words[language].day.find((day) => said[0]!.includes(day))!);
  expect(said).toEqual([tells(called, now)]);
});

it.each([
  ["en", (date: string) => `Keep ${date} free, would you?`, "Keep tomorrow free, would you?"],
  ["zh-CN", (date: string) => `${date}给我留着好吗？`, "明天给我留着好吗？"],
] as const)("%s: a day that is told with its date is told without, when it is near", async (language, tells, now) => {
  expect(await told(language, (_, date) => ["market", tells(date)])).toEqual([now]);
});
