/** Who ought to answer a line: cases by hands who saw no code, each with its own cast, played as a member types them. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { packageFile } from "../../src/package-files.ts";
import { readTown, type TownDefinition } from "../../src/town/file/definition.ts";
import type { GoldLine, TalkLanguage } from "../talk/lines.ts";
import { LivedTown, played } from "../talk/scene.ts";

const cast = z.object({
  cast: z.string(),
  place: z.string(),
  people: z.array(
    z.object({
      name: z.string(),
      age: z.int(),
      pronouns: z.enum(["she", "he", "they"]),
      occupation: z.string(),
      here: z.boolean(),
      asleep: z.boolean().default(false),
      serves: z.boolean().default(false),
      doing: z.string(),
    }),
  ),
});
type Cast = z.infer<typeof cast>;

const calledCase = z.object({
  cast: z.string(),
  partner: z.string().nullable(),
  before: z.string().nullable(),
  by: z.string().nullable(),
  line: z.string(),
  answer: z.array(z.string()),
  about: z.array(z.string()),
});
/** A line, whom the visitor talks with, and who ought to answer it: nobody where anybody may. */
export type CalledCase = z.infer<typeof calledCase>;

/** The casts and the cases of a hand. */
export function calledCases(file: string): { readonly casts: readonly Cast[]; readonly cases: readonly CalledCase[] } {
  const lines = readFileSync(packageFile(`test/gold/called/${file}.jsonl`), "utf8")
    .split("\n")
    .filter(Boolean);
  const read = lines.map((line): unknown => JSON.parse(line));
  const isCast = (one: unknown) => typeof one === "object" && one !== null && "people" in one;
  return {
    casts: read.filter(isCast).map((one) => cast.parse(one)),
    cases: read.filter((one) => !isCast(one)).map((one) => calledCase.parse(one)),
  };
}

const said = {
  en: { home: "The Long House", room: "room", bed: "bed", made: "made", trait: "friendly", lives: "lives here" },
  "zh-CN": { home: "长屋", room: "的房间", bed: "床", made: "铺好的", trait: "友善", lives: "住在这里" },
};

const idOf = (index: number) => `p${index + 1}`;

/** A town of one place and one house, for a cast. */
function townOf({ cast, place, people }: Cast, language: TalkLanguage): TownDefinition {
  const words = said[language];
  return readTown(
    {
      format: 1,
      name: `${place} ${cast}`,
      language,
      start: "2026-06-01",
      about: place,
      places: [
        {
          id: "here",
          name: place,
          about: place,
          position: { x: 20, y: 30 },
          purposes: ["walk", "company", "meal"],
          areas: [{ id: "a1", name: place, purposes: ["walk", "company", "meal"] }],
        },
        {
          id: "house",
          name: words.home,
          about: words.home,
          position: { x: 50, y: 60 },
          access: "household",
          purposes: ["sleep", "meal", "wash"],
          areas: people.map(({ name }, i) => ({
            id: `room-${idOf(i)}`,
            name: `${name} ${words.room}`,
            owners: [idOf(i)],
            enclosed: true,
            purposes: ["sleep", "meal", "wash"],
            objects: [{ name: words.bed, kind: "bed", state: words.made }],
          })),
        },
      ],
      roads: [["here", "house"]],
      residents: people.map(({ name, pronouns, age, occupation, serves, doing }, i) => ({
        id: idOf(i),
        name,
        pronouns,
        age,
        traits: [words.trait],
        occupation,
        paragraph: `${name} ${words.lives}`,
        home: { place: "house", area: `room-${idOf(i)}` },
        ...(serves ? { work: { place: "here", area: "a1", hours: [{ from: "08:00", to: "18:00" }], doing } } : {}),
      })),
      stories: [],
    },
    "cast.json",
  );
}

/** What came of a case. */
export interface CalledOutcome {
  readonly one: CalledCase;
  /** Who answered, and what was said of those who did not. */
  readonly answered: readonly string[];
  readonly words: readonly string[];
  readonly told: string | null;
  /** Those who ought to have answered did, or were said to be away; nobody else did in their place. */
  readonly right: boolean;
}

/** Plays the cases of a hand, cast by cast. */
export async function playedCases(file: string, language: TalkLanguage): Promise<CalledOutcome[]> {
  const { casts, cases } = calledCases(file);
  const outcomes: CalledOutcome[] = [];
  for (const one of casts) {
    const town = await LivedTown.found(townOf(one, language));
    await town.until(1, "10:00");
    const id = (name: string) => idOf(one.people.findIndex((person) => person.name === name));
    const here = one.people.filter((person) => person.here && !person.asleep).map(({ name }) => name);
    const doing = Object.fromEntries(one.people.map((person) => [id(person.name), person.doing]));
    for (const [i, given] of cases.filter(({ cast }) => cast === one.cast).entries()) {
      const opening = language === "en" ? "Hello" : "你好";
      const by = given.by !== null && here.includes(given.by) ? given.by : given.partner;
      const before: [string, string][] =
        given.partner === null
          ? []
          : [
              ["I", `${opening}, ${given.partner.split(" ")[0]}`],
              [id(by ?? given.partner), given.before ?? (language === "en" ? "Good morning." : "早上好。")],
            ];
      const line: GoldLine = {
        id: `${file}-${one.cast}-${i}`,
        hand: file,
        town: one.cast,
        scene: { place: "here", hour: "10:00", day: 1, with: here.map(id), doing, before, known: [] },
        text: given.line,
        means: [],
        form: "",
        must: [],
        mustNot: [],
      };
      const { answers, told } = await played(await town.copy(), line, language);
      const answered = [...new Set(answers.map(({ name }) => name))];
      const words = answers.map(({ name, text }) => `${name}: ${text}`);
      const all = [...answers.map(({ text }) => text), told ?? ""].join(" ");
      const called = (name: string) => all.includes(name) || all.includes(name.split(" ")[0]!);
      const able = given.answer.filter((name) => here.includes(name));
      const away = given.answer.filter((name) => !here.includes(name));
      const right =
        given.answer.length === 0
          ? answered.length > 0
          : able.every((name) => answered.includes(name)) &&
            (able.length === 0 || answered.every((name) => able.includes(name))) &&
            away.every(called);
      outcomes.push({ one: given, answered, words, told, right });
    }
  }
  return outcomes;
}
