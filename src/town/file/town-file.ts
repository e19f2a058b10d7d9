/**
 * The form of a town file, as a person writes it: JSON with clock times, dates and kebab-case ids, short where the usual will do.
 * Only shapes live here; whether the people, places and times in it fit each other is `town-checks.ts`. `town.schema.json` at the top
 * of the repository is made from this (design section 3).
 */
import { z } from "zod";
import { personalQuestions, townQuestions } from "../../mind/personal.ts";
import { activities, fixtureKinds, mealNames, occasions } from "../../world/kinds.ts";
import { looksLists } from "../../world/looks.ts";
import { accesses, compass, purposes, usesOf } from "../../world/places.ts";
import {
  calendar,
  climate,
  currency,
  offers,
  opinion,
  activity as ownActivity,
  planting,
  saying,
  skill,
  stock,
  trade,
} from "./facts-file.ts";
import { atLeastOne, clock, day, hours, id, said, spot, text, weekdays, yearly } from "./forms.ts";
import { matter } from "./news-file.ts";

/** A name as an id: `idOf("Adam Smith's house")` is "adam-smiths-house". */
export const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** Whether `tag` names a language that exists: "en", "zh-CN", but not "english". */
function isLanguage(tag: string): boolean {
  try {
    const [canonical] = Intl.getCanonicalLocales(tag);
    const known = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
    return canonical !== undefined && known.of(new Intl.Locale(canonical).language) !== undefined;
  } catch {
    return false;
  }
}

const purpose = z.enum(purposes);

const object = z.union([
  text,
  z.strictObject({
    name: text.describe("What it is called"),
    state: text.optional().describe('How it usually is: "off", "well stocked"; idle when left out'),
    kind: z.enum(fixtureKinds).optional().describe("What it is; its name says so when left out"),
    owner: id.optional().describe("Whose it is, where it is somebody's"),
    flaw: text.optional().describe('What is always the matter with it: "the third key sticks"'),
    use: z
      .enum(usesOf)
      .optional()
      .describe("Who may use it: anyone, whoever asks, or its owner alone; where it stands says so when left out"),
    howTo: said.optional().describe("How one uses it, as somebody who knows it would say"),
  }),
]);
/** What somebody does, beside its words. */
const activity = z.enum(activities).optional().describe("What it is; its words say so when left out");

const area = z.strictObject({
  id: id.optional().describe("Its name in kebab-case when left out"),
  name: text.describe("What it is called"),
  access: z.enum(accesses).optional().describe("The place's own when left out"),
  owners: z.array(id).default([]).describe("The residents whose own room it is"),
  capacity: z.int().min(1).nullable().default(null).describe("How many people fit in"),
  enclosed: z.boolean().default(false).describe("Talk carries neither in nor out"),
  purposes: z.array(purpose).default([]).describe("What it is for"),
  through: z.boolean().optional().describe("Who only passes comes through here; its name says so when left out"),
  objects: z.array(object).default([]).describe('Names ("desk") or { name, state }; the state is the usual one'),
});

const place = z.strictObject({
  id: id.optional().describe("Its name in kebab-case when left out"),
  name: text.max(100, "at most 100 characters").describe("What it is called; its channel is named after it"),
  aliases: z.array(text).default([]).describe("What people type for it"),
  emoji: text.default("🏠").describe("Its sign on the map and the board"),
  about: text.describe("One sentence for the board"),
  position: z
    .strictObject({
      x: z.number().min(0).max(100).describe("0 is the left edge, 100 the right"),
      y: z.number().min(0).max(100).describe("0 is the top edge, 100 the bottom"),
    })
    .describe("Where it lies on the map"),
  access: z
    .enum(accesses)
    .default("public")
    .describe("Who may enter: anyone, those who live there, or those who work there"),
  hours: hours.nullable().default(null).describe("When it is open, every day; null is always"),
  purposes: z.array(purpose).default([]).describe("What it is for"),
  areas: z.array(area).min(1, atLeastOne).describe("Its rooms and parts"),
  offers,
  stock,
  runBy: z.array(id).default([]).describe("The residents who run it; who works there when left out"),
  way: text
    .nullable()
    .default(null)
    .describe('How one finds it: "down the steps behind the chapel"; null: the roads say it'),
  remarks: z.array(said).default([]).describe("What one sees there, as somebody standing there would say"),
});

const task = z.strictObject({
  doing: text.describe('Reads after "is": "wiping the counter"'),
  emoji: text.default("💭").describe("Its sign on the map"),
  object: text.nullable().default(null).describe("Name of an object of the area"),
  state: text.nullable().default(null).describe("What becomes of the object meanwhile"),
});

const meal = z.strictObject({
  at: clock.describe("When they like to have it"),
  place: id.nullable().default(null).describe("Where; null is home"),
});

const pairs = z.array(z.tuple([text, said]));

const topic = z.strictObject({
  id: id.describe("Of its own among their topics"),
  label: text.describe('How others name it when they ask: "photo series"'),
  words: z.array(text).default([]).describe("Words by which it is recognised in what others say"),
  says: z.array(said).min(1, atLeastOne).describe("What they say about it, first person"),
  asks: z.array(said).default([]).describe("What they ask others about it"),
  behind: pairs
    .default([])
    .describe(
      "What they are asked on about it, however it is put, and what they say to that: a name, a time, a reason",
    ),
});

/** How somebody talks; what is left out is as the language has it. */
const speech = z.strictObject({
  register: text.optional().describe("How they talk"),
  habits: z.array(text).default([]).describe("What they often do when they talk"),
  kin: text.optional().describe("How they talk with kin"),
  strangers: text.optional().describe("How they talk with strangers"),
  greetings: z
    .strictObject({
      close: z.array(said).min(1, atLeastOne).optional().describe("To people they know well"),
      distant: z.array(said).min(1, atLeastOne).optional().describe("To people they hardly know"),
    })
    .prefault({})
    .describe('What they open with; "{name}" is the other\'s first name'),
  farewells: z.array(said).min(1, atLeastOne).optional().describe("What they leave with"),
  tag: text.nullable().default(null).describe("What some of their lines end with; null is nothing"),
});

/** What somebody looks like. */
const looks = z.strictObject({
  hair: z.enum(looksLists.hair).describe("How they wear their hair"),
  hairColour: z.enum(looksLists.hairColour).describe("The colour of their hair"),
  skin: z.enum(looksLists.skin).describe("The tone of their skin"),
  beard: z.enum(looksLists.beard).default("none").describe("Their beard"),
  glasses: z.enum(looksLists.glasses).default("none").describe("Their glasses"),
  dress: z.enum(looksLists.dress).describe("What they wear"),
  dressColour: z.enum(looksLists.dressColour).describe("The colour of what they wear"),
});

/** Who walks and talks, and nobody older than people get. */
export const AGES = { least: 3, most: 110 } as const;

const resident = z.strictObject({
  id: id.optional().describe("Their name in kebab-case when left out"),
  name: text.describe("Their whole name"),
  pronouns: z.enum(["she", "he", "they"]).default("they").describe("How others speak of them"),
  age: z
    .int()
    .min(0)
    // What was kept before there was a rule opens still; `town-checks.ts` asks more of a file that is brought.
    .meta({ minimum: AGES.least, maximum: AGES.most, description: "In years; whoever lives here walks and talks" }),
  birthday: yearly.nullable().default(null).describe('A month and a day such as "05-09"; null: nobody knows it'),
  looks: looks.nullable().default(null).describe("Left out, they fit age and pronouns"),
  traits: z.array(text).min(1, atLeastOne).describe("What they are like, a word or two each"),
  occupation: text.describe("What they are"),
  trade: id.nullable().default(null).describe("Which of the town's trades is theirs; null is none"),
  paragraph: text.describe('Phrases separated by ";": each becomes a first memory'),
  home: spot.describe("Where they live: a place, and the area with their bed"),
  work: z
    .strictObject({
      place: id.describe("Where they work"),
      area: id.describe("In which area of it"),
      hours: z.array(hours).min(1, atLeastOne).describe("When they work; a night shift is two, split at 24:00"),
      doing: text.describe('Reads after "is": "serving customers"'),
      activity,
      emoji: text.default("💼").describe("Its sign on the map"),
      tasks: z.array(task).default([]).describe("The small pieces that their work is made of"),
      weekdays: weekdays.min(1, atLeastOne).nullable().default(null).describe("0 is Sunday; null is every day"),
    })
    .nullable()
    .default(null)
    .describe("Where and when they work; null is nowhere"),
  wake: clock.default("07:00").describe("When they get up"),
  sleep: clock.default("23:00").describe("Earlier than wake means after midnight"),
  meals: z
    .strictObject({
      breakfast: meal.nullable().default({ at: "08:00", place: null }).describe("null: they have none"),
      lunch: meal.nullable().default({ at: "12:30", place: null }).describe("null: they have none"),
      dinner: meal.nullable().default({ at: "18:30", place: null }).describe("null: they have none"),
    })
    .prefault({})
    .describe("When and where they eat"),
  ties: z
    .array(
      z.strictObject({
        to: id.describe("The resident whom they know"),
        kind: text.describe('Who that is to them: "sister", "works next door"'),
        warmth: z.number().min(-2).max(3).default(0).describe("-2 dislikes strongly, 0 knows, 3 kin or partner"),
      }),
    )
    .default([])
    .describe("Warmth: -2 dislikes strongly, 0 knows, 1 likes, 2 close friend, 3 kin or partner"),
  currently: z.array(text).default([]).describe("What occupies them in these days"),
  pastimes: z
    .array(
      z.strictObject({
        doing: text.describe('Reads after "is": "taking a walk"'),
        activity,
        emoji: text.default("🙂").describe("Its sign on the map"),
        place: id.nullable().default(null).describe("null is home"),
        purpose: purpose.describe("What the place must be for"),
        tasks: z.array(task).default([]).describe("The small pieces that it is made of"),
      }),
    )
    .default([])
    .describe("What they do in free hours"),
  haunts: z.array(id).default([]).describe("The places where they like to be"),
  topics: z.array(topic).default([]).describe("What they like to talk about"),
  tools: z.array(text).default([]).describe('What they have and use: "a good camera"'),
  skills: z.array(skill).default([]).describe("What they can do, and how well"),
  opinions: z.array(opinion).default([]).describe("What they make of small things"),
  sayings: z.array(saying).default([]).describe("What they like to say when it fits"),
  answers: z
    .partialRecord(z.enum(personalQuestions), z.array(said).min(1, atLeastOne))
    .default({})
    .describe("What they say of themselves when asked just that, first person; any of the wordings will do"),
  behind: z
    .array(
      z.strictObject({
        said: said.describe("One of their wordings under answers, letter by letter"),
        behind: pairs.describe("What they are asked on about it, however it is put, and what they say to that"),
      }),
    )
    .default([])
    .describe("What stands behind what they say of themselves: a name, a time, a reason"),
  speech: speech.prefault({}).describe("How they talk"),
  avatar: z
    .url({ protocol: /^https?$/, error: 'a web address such as "https://example.org/face.png"' })
    .nullable()
    .default(null)
    .describe("A picture's address; null is one drawn from their looks"),
});

const story = z.strictObject({
  id: id.describe("Of its own among the stories"),
  holder: id.describe("The resident who knows it at first"),
  memory: text.describe('Their first memory of it, in the third person: "Ann Lee wants to ..."'),
  of: matter.optional().describe("What it is of, and who and what has a part in it; a gathering has its event instead"),
  tells: z.array(said).min(1, atLeastOne).describe("How its holder tells it, first person"),
  passes: z.array(said).min(1, atLeastOne).describe("How others pass it on, naming the holder"),
  past: z.array(said).default([]).describe("How it is told when it is over"),
  secret: z.boolean().default(false).describe("Told to those alone whom its holder trusts most"),
  poignancy: z.int().min(1).max(10).default(6).describe("How much it moves its holder, 1 to 10"),
  event: z
    .strictObject({
      host: id.describe("Who gives it"),
      name: text.describe('What it is called: "the lantern supper"'),
      activity: text
        .optional()
        .describe("What is done there: one of the usual activities, or one of the town's own by its id"),
      meal: z
        .enum(mealNames)
        .nullable()
        .optional()
        .describe("The meal that is had there, or null; its name says so when left out"),
      occasion: z
        .enum(occasions)
        .optional()
        .describe("What people come together for; its name and what is told of it say so when left out"),
      decoration: text.optional().describe('What the room is hung with: "paper hearts"'),
      place: id.describe("Where"),
      area: id.describe("In which area of it"),
      date: day.describe("On which day"),
      from: clock.describe("When it begins"),
      to: clock.describe("When it ends"),
      tasks: z.array(task).default([]).describe("What the host does first; a thing stays as it is made then"),
    })
    .nullable()
    .default(null)
    .describe("The gathering that it is of; null is none"),
});

/** One place, resident or story of a file, read by itself: so that the rest of a file can be checked when one of them is broken. */
export const townParts = { place, resident, story, trade, ownActivity, planting };

/** The format that is written; those before are read as well (`of-before.ts`). */
const FORMAT = 2;

/** The whole file. */
export const townFile = z.strictObject({
  $schema: z.string().optional().describe("Where this description is, for editors"),
  format: z.literal(FORMAT).describe("The format of the file; a file of format 1 is read as well"),
  name: text.max(100, "at most 100 characters").describe("What the town is called"),
  world: text.optional().describe("The name when left out"),
  language: z
    .string()
    .refine(isLanguage, 'a language tag such as "en" or "zh-CN"')
    .default("en")
    .describe("The language in which it lives"),
  start: day.describe("The calendar day the town begins on"),
  opens: clock.default("07:00").describe("When the first day is shown"),
  seed: z.int().default(1).describe("Another number is another town of the same people"),
  about: text.describe("One or two sentences for whoever founds it"),
  currency,
  climate,
  calendar,
  scenery: z
    .strictObject({
      sea: z.enum(compass).nullable().default(null).describe("Where the sea lies; null is nowhere near"),
    })
    .prefault({})
    .describe("What lies around the town on its picture"),
  places: z.array(place).min(1, atLeastOne).describe("The places; each is a channel"),
  trades: z
    .array(trade)
    .default([])
    .describe("What people here do for a living, what it costs, and what they know by it"),
  activities: z.array(ownActivity).default([]).describe("What the town does that no other does"),
  roads: z
    .array(z.tuple([id, id]))
    .default([])
    .describe("Pairs of places, walked both ways"),
  residents: z.array(resident).min(1, atLeastOne).describe("Who lives here"),
  answers: z
    .partialRecord(z.enum(townQuestions), z.array(said).min(1, atLeastOne))
    .default({})
    .describe("What anybody here says of the town when asked just that; any of the wordings will do"),
  stories: z.array(story).default([]).describe("What is known to one person at first and goes round by talk"),
  plant: z
    .array(planting)
    .optional()
    .describe("What a command may plant; each gathering, with the secrets of others, when left out"),
});

/** A town file as written. */
export type TownFile = z.input<typeof townFile>;
/** A town file with its defaults filled in. */
export type FullTownFile = z.output<typeof townFile>;
/** A place of a file. */
export type PlaceFile = z.output<typeof place>;
/** A resident of a file. */
export type ResidentFile = z.output<typeof resident>;
/** A story of a file. */
export type StoryFile = z.output<typeof story>;

/** Something wrong with a file: where in it, what is wrong and what is expected. */
export interface Problem {
  readonly path: string;
  readonly text: string;
}

/** A path inside a file as people write it: `residents[3].home.place`. */
export const pathText = (path: readonly PropertyKey[]): string =>
  path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`))
    .join("")
    .replace(/^\./, "");

/** A value in a few characters, for a message. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
  if (typeof value === "object" && value !== null) return "an object";
  const json = JSON.stringify(value) ?? "nothing";
  return json.length > 60 ? `${json.slice(0, 57)}..." (${String(value).length} characters)` : json;
}

const kinds: Record<string, string> = {
  string: "a text",
  array: "a list",
  object: "an object",
  int: "a whole number",
  tuple: "a pair of ids",
  boolean: "true or false",
};
/** What zod calls a kind of value, in words: "a text". */
export const kindText = (kind: string): string => kinds[kind] ?? `a ${kind}`;

/** What zod found wrong with `json`, each thing in words. */
export function shapeProblems(error: z.ZodError, json: unknown): Problem[] {
  const found = (issues: readonly z.core.$ZodIssue[], before: readonly PropertyKey[]): Problem[] =>
    issues.flatMap((issue) => {
      const path = [...before, ...issue.path];
      const value = path.reduce<unknown>(
        (at, step) => (at as Record<PropertyKey, unknown> | null | undefined)?.[step],
        json,
      );
      const problem = (what: string): Problem[] => [{ path: pathText(path), text: what }];
      const missing = value === undefined;
      switch (issue.code) {
        case "unrecognized_keys":
          return issue.keys.map((key) => ({
            path: pathText([...path, key]),
            text: "is no field of a town file; expected one that town.schema.json lists here (a typo?)",
          }));
        case "invalid_type":
          return problem(`${missing ? "is missing" : `is ${shown(value)}`}; expected ${kindText(issue.expected)}`);
        case "invalid_value":
          return problem(
            `${missing ? "is missing" : `is ${shown(value)}`}; expected ${issue.values.length > 1 ? "one of " : ""}${issue.values.map((one) => (typeof one === "string" ? `"${one}"` : String(one))).join(", ")}`,
          );
        case "invalid_union": {
          const inside = issue.errors.find((branch) =>
            branch.every((one) => one.code !== "invalid_type" || one.path.length > 0),
          );
          return inside
            ? found(inside, path)
            : problem(`is ${shown(value)}; expected a name, or { "name": ..., "state": ... }`);
        }
        case "too_small":
        case "too_big": {
          const limit = issue.code === "too_small" ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
          return problem(
            `is ${shown(value)}; expected ${issue.origin === "string" || issue.origin === "array" ? issue.message : limit}`,
          );
        }
        default:
          return problem(`is ${shown(value)}; expected ${issue.message}`);
      }
    });
  return found(error.issues, []);
}

/** The JSON Schema of a town file, for editors; `town.schema.json` is this, written out. */
export function townSchema(): object {
  const schema = z.toJSONSchema(townFile, { io: "input", target: "draft-7" });
  return {
    ...schema,
    title: "A town",
    description:
      "A town file: its places, roads, residents and stories. Made from src/town/file/town-file.ts; do not edit.",
  };
}
