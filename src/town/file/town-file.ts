/**
 * The form of a town file, as a person writes it: JSON with clock times, dates and kebab-case ids, short where the usual will do.
 * Only shapes live here; whether the people, places and times in it fit each other is `town-checks.ts`. `town.schema.json` at the top
 * of the repository is made from this (design section 3).
 */
import { z } from "zod";
import { parseClock } from "../../clock/units.ts";
import { activities, fixtureKinds, mealNames } from "../../world/kinds.ts";
import { looksLists } from "../../world/looks.ts";
import { accesses, compass, purposes } from "../../world/places.ts";

const kebab = /^[\p{Ll}\p{Lo}\p{N}]+(-[\p{Ll}\p{Lo}\p{N}]+)*$/u;

/** A name as an id: `idOf("Adam Smith's house")` is "adam-smiths-house". */
export const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** Whether `text` is a day of the calendar: "2023-02-29" is none. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

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

const text = z.string().regex(/\S/, "some words, not an empty text");
const said = text.max(240, "at most 240 characters");
const id = z.string().regex(kebab, 'a kebab-case id such as "hobbs-cafe"');
const clock = z.string().refine((at) => parseClock(at) !== null, 'a clock time such as "07:30"');
const day = z.string().refine(isDay, 'a calendar day such as "2023-02-14"');
const hours = z.strictObject({ from: clock, to: clock });
const spot = z.strictObject({ place: id, area: id });
const purpose = z.enum(purposes);
const atLeastOne = "at least one";

const object = z.union([
  text,
  z.strictObject({
    name: text,
    state: text.default("idle"),
    kind: z.enum(fixtureKinds).optional().describe("What it is; its name says so when left out"),
  }),
]);
/** What somebody does, beside its words. */
const activity = z.enum(activities).optional().describe("What it is; its words say so when left out");

const area = z.strictObject({
  id: id.optional().describe("Its name in kebab-case when left out"),
  name: text,
  access: z.enum(accesses).optional().describe("The place's own when left out"),
  owners: z.array(id).default([]).describe("The residents whose own room it is"),
  capacity: z.int().min(1).nullable().default(null).describe("How many people fit in"),
  enclosed: z.boolean().default(false).describe("Talk carries neither in nor out"),
  purposes: z.array(purpose).default([]),
  through: z.boolean().optional().describe("Who only passes comes through here; its name says so when left out"),
  objects: z.array(object).default([]).describe('Names ("desk") or { name, state }; the state is the usual one'),
});

const place = z.strictObject({
  id: id.optional().describe("Its name in kebab-case when left out"),
  name: text.max(100, "at most 100 characters"),
  aliases: z.array(text).default([]).describe("What people type for it"),
  emoji: text.default("🏠"),
  about: text,
  position: z.strictObject({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) }),
  access: z.enum(accesses).default("public"),
  hours: hours.nullable().default(null).describe("When it is open, every day; null is always"),
  purposes: z.array(purpose).default([]),
  areas: z.array(area).min(1, atLeastOne),
});

const task = z.strictObject({
  doing: text,
  emoji: text.default("💭"),
  object: text.nullable().default(null).describe("Name of an object of the area"),
  state: text.nullable().default(null).describe("What becomes of the object meanwhile"),
});

const meal = z.strictObject({ at: clock, place: id.nullable().default(null) });

const topic = z.strictObject({
  id,
  label: text,
  words: z.array(text).default([]),
  says: z.array(said).min(1, atLeastOne),
  asks: z.array(said).default([]),
});

const speech = z.strictObject({
  register: text.default("plain and friendly"),
  habits: z.array(text).default([]),
  kin: text.default("more relaxed"),
  strangers: text.default("a little more polite"),
  greetings: z
    .strictObject({
      close: z.array(said).min(1, atLeastOne).default(["Hi {name}!"]),
      distant: z.array(said).min(1, atLeastOne).default(["Hello."]),
    })
    .prefault({}),
  farewells: z.array(said).min(1, atLeastOne).default(["See you."]),
  tag: text.nullable().default(null),
});

/** What somebody looks like. */
const looks = z.strictObject({
  hair: z.enum(looksLists.hair),
  hairColour: z.enum(looksLists.hairColour),
  skin: z.enum(looksLists.skin),
  beard: z.enum(looksLists.beard).default("none"),
  glasses: z.enum(looksLists.glasses).default("none"),
  dress: z.enum(looksLists.dress),
  dressColour: z.enum(looksLists.dressColour),
});

const resident = z.strictObject({
  id: id.optional().describe("Their name in kebab-case when left out"),
  name: text,
  pronouns: z.enum(["she", "he", "they"]).default("they"),
  age: z.int().min(0).max(130),
  looks: looks.nullable().default(null).describe("Left out, they fit age and pronouns"),
  traits: z.array(text).min(1, atLeastOne),
  occupation: text,
  paragraph: text.describe('Phrases separated by ";": each becomes a first memory'),
  home: spot,
  work: z
    .strictObject({
      place: id,
      area: id,
      hours: z.array(hours).min(1, atLeastOne),
      doing: text,
      activity,
      emoji: text.default("💼"),
      tasks: z.array(task).default([]),
      weekdays: z.array(z.int().min(0).max(6)).min(1, atLeastOne).nullable().default(null).describe("0 is Sunday"),
    })
    .nullable()
    .default(null),
  wake: clock.default("07:00"),
  sleep: clock.default("23:00").describe("Earlier than wake means after midnight"),
  meals: z
    .strictObject({
      breakfast: meal.nullable().default({ at: "08:00", place: null }),
      lunch: meal.nullable().default({ at: "12:30", place: null }),
      dinner: meal.nullable().default({ at: "18:30", place: null }),
    })
    .prefault({}),
  ties: z
    .array(z.strictObject({ to: id, kind: text, warmth: z.number().min(-2).max(3).default(0) }))
    .default([])
    .describe("Warmth: -2 dislikes strongly, 0 knows, 1 likes, 2 close friend, 3 kin or partner"),
  currently: z.array(text).default([]),
  pastimes: z
    .array(
      z.strictObject({
        doing: text,
        activity,
        emoji: text.default("🙂"),
        place: id.nullable().default(null).describe("null is home"),
        purpose,
        tasks: z.array(task).default([]),
      }),
    )
    .default([]),
  haunts: z.array(id).default([]),
  topics: z.array(topic).default([]),
  speech: speech.prefault({}),
  avatar: z
    .url({ protocol: /^https?$/, error: 'a web address such as "https://example.org/face.png"' })
    .nullable()
    .default(null),
});

const story = z.strictObject({
  id,
  holder: id,
  memory: text,
  tells: z.array(said).min(1, atLeastOne),
  passes: z.array(said).min(1, atLeastOne),
  signs: z.array(z.array(text)).default([]).describe("Not asked for any more"),
  secret: z.boolean().default(false),
  poignancy: z.int().min(1).max(10).default(6),
  event: z
    .strictObject({
      host: id,
      name: text,
      meal: z
        .enum(mealNames)
        .nullable()
        .optional()
        .describe("The meal that is had there, or null; its name says so when left out"),
      decoration: text.optional().describe('What the room is hung with: "paper hearts"'),
      place: id,
      area: id,
      date: day,
      from: clock,
      to: clock,
      tasks: z.array(task).default([]).describe("What the host does first; a thing stays as it is made then"),
    })
    .nullable()
    .default(null),
  asked: z.array(text).default([]),
});

/** One place, resident or story of a file, read by itself: so that the rest of a file can be checked when one of them is broken. */
export const townParts = { place, resident, story };

/** The whole file. */
export const townFile = z.strictObject({
  $schema: z.string().optional(),
  format: z.literal(1),
  name: text.max(100, "at most 100 characters"),
  world: text.optional().describe("The name when left out"),
  language: z.string().refine(isLanguage, 'a language tag such as "en" or "zh-CN"').default("en"),
  start: day.describe("The calendar day the town begins on"),
  opens: clock.default("07:00").describe("When the first day is shown"),
  seed: z.int().default(1),
  about: text,
  scenery: z
    .strictObject({
      sea: z.enum(compass).nullable().default(null).describe("Where the sea lies; null is nowhere near"),
    })
    .prefault({})
    .describe("What lies around the town on its picture"),
  places: z.array(place).min(1, atLeastOne),
  roads: z
    .array(z.tuple([id, id]))
    .default([])
    .describe("Pairs of places, walked both ways"),
  residents: z.array(resident).min(1, atLeastOne),
  stories: z.array(story).default([]),
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
const kindText = (kind: string): string => kinds[kind] ?? `a ${kind}`;

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
