/**
 * A town as its file describes it (design section 3): reads and checks the JSON of `towns/`, and turns it into the map, the residents
 * and the stories that the world and the minds start from. A file that does not fit is refused with everything that is wrong in it.
 */

import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { later, type Minutes, momentOf } from "../../clock/units.ts";
import type { Currency } from "../../language/almanac.ts";
import { languageOf, servedBy } from "../../language/language.ts";
import type { Trade } from "../../mind/character.ts";
import type { Planting } from "../../mind/mind.ts";
import type { Persona, Story } from "../../mind/persona.ts";
import type { TownAnswers } from "../../mind/personal.ts";
import { packageFile } from "../../package-files.ts";
import { pastimeIn } from "../../world/activities.ts";
import type { Calendar } from "../../world/calendar.ts";
import { activityIn, mealIn } from "../../world/kinds.ts";
import { fittingLooks } from "../../world/looks.ts";
import { type Place, type Scenery, type TownMap, townMap } from "../../world/places.ts";
import { UserError } from "../../world/user-error.ts";
import type { Climate } from "../../world/weather.ts";
import { clockOf, objectName, ownId } from "./checking.ts";
import {
  calendarOf,
  characterOf,
  climateIn,
  currencyOf,
  matterOf,
  offersOf,
  plantingsOf,
  pursuitOf,
  runBy,
  span,
  tradesOf,
} from "./facts.ts";
import { nameProblems } from "./names.ts";
import { fileNow } from "./of-before.ts";
import { withStock } from "./stock.ts";
import { misfits, objectKind, sleepOf } from "./town-checks.ts";
import {
  type FullTownFile,
  idOf,
  type PlaceFile,
  type Problem,
  type ResidentFile,
  type StoryFile,
  shapeProblems,
  type TownFile,
  townFile,
  townParts,
} from "./town-file.ts";

export { type TownFile, townSchema } from "./town-file.ts";

/** A town before its first minute. */
export interface TownDefinition {
  /** The file's name without ".json": "smallville". */
  readonly id: string;
  readonly name: string;
  readonly world: string;
  readonly language: string;
  /** The calendar day of day 1: "2023-02-13". */
  readonly start: string;
  /** When the first day is shown to people. */
  readonly opens: Minutes;
  readonly seed: number;
  readonly about: string;
  readonly scenery: Scenery;
  readonly currency: Currency;
  readonly climate: Climate;
  readonly calendar: Calendar;
  readonly plantings: readonly Planting[];
  readonly answers: TownAnswers;
  readonly map: TownMap;
  readonly personas: readonly Persona[];
  readonly stories: readonly Story[];
  /** The JSON it was read from, in today's format, which `readTown` reads again alike: the event log's first line carries it whole. */
  readonly file: TownFile;
}

/** Where the town files are. */
const townsFolder = packageFile("towns/");
/** The most problems that one refusal lists. */
const LISTED = 20;
/** Towns that were loaded last, by their paths: a file that says what it said is that town, and nothing of a town's definition changes. */
const loaded = new Map<string, { readonly written: string; readonly town: TownDefinition }>();
const MOST_LOADED = 8;

/**
 * The town that the JSON of a file describes, of today's format or an earlier one. `file` is its file name, for messages and for the
 * town's id. What was `kept` of a town that lives is not asked for its names again: a rule that came later must not close it. Who is
 * `gone` from such a town may still be named in it.
 * @throws UserError "bad-town-file" with all that is wrong.
 */
export function readTown(
  written: unknown,
  file: string,
  { kept = false, gone = [] }: { readonly kept?: boolean; readonly gone?: readonly string[] } = {},
): TownDefinition {
  const json = fileNow(written);
  const read = townFile.safeParse(json);
  const parts = partsOf(json, gone);
  const problems = [
    ...(read.success ? [] : shapeProblems(read.error, json)),
    ...(kept ? [] : nameProblems(parts)),
    ...misfits(parts, kept),
  ];
  if (!read.success || problems.length > 0) throw refusal(file, problems);
  const full = read.data;
  const world = full.world ?? full.name;
  const places = full.places.map((place) => settledPlace(place, full));
  const language = Intl.getCanonicalLocales(full.language)[0]!;
  const trades = tradesOf(full);
  const stories = full.stories.map((one) => story(one, full));
  return {
    id: basename(file).replace(/\.json$/i, ""),
    name: full.name,
    world,
    language,
    start: full.start,
    opens: clockOf(full.opens),
    seed: full.seed,
    about: full.about,
    scenery: full.scenery,
    currency: currencyOf(full),
    climate: climateIn(full),
    calendar: calendarOf(full),
    plantings: plantingsOf(full, stories),
    answers: full.answers,
    map: townMap(world, places, full.roads, language),
    personas: full.residents.map((one) => persona(one, full, trades)),
    stories,
    file: json as TownFile,
  };
}

/** What a keeper should know of a town that is not wrong in its file; empty when there is nothing. */
export const notesOn = ({ name, language }: TownDefinition): readonly string[] =>
  servedBy(language) === null
    ? [`${name} is in "${language}", in which this program has no words of its own yet: what it writes is in English.`]
    : [];

/** Reads the town `name` ("smallville", or with ".json") from a folder. @throws UserError when there is no such town or its file will not do. */
export async function loadTown(name: string, folder = townsFolder): Promise<TownDefinition> {
  const wanted = name.replace(/\.json$/i, "");
  const known = await listTowns(folder);
  if (!known.includes(wanted))
    throw new UserError(
      "no-such-town",
      `There is no town "${name}". ${known.length > 0 ? `The towns are: ${known.join(", ")}.` : `There are no towns in ${folder}.`}`,
    );
  const file = `${wanted}.json`;
  const path = join(folder, file);
  const written = await readFile(path, "utf8");
  const before = loaded.get(path);
  const town = before?.written === written ? before.town : parseTown(written, file);
  loaded.set(path, { written, town });
  if (loaded.size > MOST_LOADED) loaded.delete(loaded.keys().next().value!);
  // What is worked out of a map is remembered by it: each town has one of its own.
  return { ...town, map: { ...town.map } };
}

/** The town that a file's text describes. @throws UserError "bad-town-file" with all that is wrong. */
export const parseTown = (written: string, file: string): TownDefinition => readTown(parseJson(written, file), file);

/** The JSON of a file's text. @throws UserError "bad-town-file" with where it is none */
export function parseJson(written: string, file: string): unknown {
  const text = written.replace(/^\uFEFF/, "");
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new UserError("bad-town-file", `${file} is not JSON${placeInText(text, error.message)}: ${error.message}`, {
      cause: error,
    });
  }
}

/** The names of the towns in a folder, sorted; none when there is no such folder. */
export async function listTowns(folder = townsFolder): Promise<readonly string[]> {
  const entries = await readdir(folder).catch(() => []);
  return entries
    .filter((entry) => entry.endsWith(".json") && !entry.startsWith("."))
    .map((entry) => entry.slice(0, -".json".length))
    .sort();
}

/** One message with all that is wrong, the first twenty in full. */
export function refusal(file: string, problems: readonly Problem[], what: "town" | "resident" = "town"): UserError {
  const lines = problems.slice(0, LISTED).map(({ path, text }) => `- ${path || "the file"}: ${text}`);
  const more = problems.length > LISTED ? [`- and ${problems.length - LISTED} more`] : [];
  return new UserError("bad-town-file", [`${file} will not do as a ${what}:`, ...lines, ...more].join("\n"));
}

/** The parts of a file that have the right form, so that they are checked even when others have not. */
function partsOf(json: unknown, gone: readonly string[]): Parameters<typeof misfits>[0] {
  const raw = (typeof json === "object" && json !== null ? json : {}) as Record<string, unknown>;
  const broken = new Set(gone);
  const read = <T>(
    list: unknown,
    schema: { safeParse(value: unknown): { success: boolean; data?: T } },
  ): (T | null)[] =>
    (Array.isArray(list) ? list : []).map((value: unknown) => {
      const { success, data } = schema.safeParse(value);
      if (success) return data as T;
      const { id, name } = (value ?? {}) as { id?: unknown; name?: unknown };
      if (typeof id === "string") broken.add(id);
      else if (typeof name === "string") broken.add(idOf(name));
      return null;
    });
  const { shape } = townFile;
  /** A part that is the file's own; as if left out where it is broken. */
  const own = <T>(
    schema: { safeParse(value: unknown): { success: boolean; data?: T } },
    value: unknown,
    none: T,
  ): T => {
    const { success, data } = schema.safeParse(value);
    return success ? (data as T) : none;
  };
  const roads = shape.roads.safeParse(raw.roads ?? []);
  const start = shape.start.safeParse(raw.start);
  return {
    places: read<PlaceFile>(raw.places, townParts.place),
    residents: read<ResidentFile>(raw.residents, townParts.resident),
    stories: read<StoryFile>(raw.stories, townParts.story),
    trades: own(shape.trades, raw.trades, []),
    activities: own(shape.activities, raw.activities, []),
    // The stories of whoever is gone went with them.
    plant: gone.length > 0 ? [] : (own(shape.plant, raw.plant, undefined) ?? []),
    climate: own(shape.climate, raw.climate, []),
    calendar: own<FullTownFile["calendar"] | null>(shape.calendar, raw.calendar, null),
    roads: roads.success ? roads.data : null,
    start: start.success ? start.data : null,
    language: typeof raw.language === "string" ? raw.language : "en",
    broken,
  };
}

/** A place with its ids filled in, its household and its staff. */
function settledPlace(place: PlaceFile, town: FullTownFile): Place {
  const { aliases, emoji, about, position, access, purposes } = place;
  const id = ownId(place);
  const household = town.residents.filter((one) => one.home.place === id).map(ownId);
  const staff = town.residents.filter((one) => one.work?.place === id).map(ownId);
  const { idle } = languageOf(town.language).world.states;
  const areas = place.areas.map((area) => ({
    id: ownId(area),
    name: area.name,
    access: area.access ?? access,
    owners: area.owners,
    capacity: area.capacity,
    enclosed: area.enclosed,
    purposes: area.purposes,
    ...(isThrough(area, town.language) ? { through: true as const } : {}),
    objects: area.objects.map((object) => ({
      id: `${id}/${ownId(area)}/${idOf(objectName(object))}`,
      name: objectName(object),
      kind: objectKind(object, town.language),
      state: idle,
      ...(typeof object === "string" ? {} : fixtureFacts(object)),
    })),
  }));
  return {
    id,
    name: place.name,
    aliases,
    emoji,
    about,
    position,
    access,
    household,
    staff,
    hours: place.hours && span(place.hours),
    purposes,
    areas,
    offers: withStock(offersOf(place.offers), place.stock, town.language),
    runBy: runBy(place, staff, town.residents.map(ownId)),
    way: place.way,
    remarks: place.remarks,
  };
}

/** How a thing usually is, and what else the file says of it. */
const fixtureFacts = ({
  state,
  owner,
  flaw,
  use,
  howTo,
}: Exclude<PlaceFile["areas"][number]["objects"][number], string>) => ({
  ...(state === undefined ? {} : { state }),
  ...(owner === undefined ? {} : { owner }),
  ...(flaw === undefined ? {} : { flaw }),
  ...(use === undefined ? {} : { use }),
  ...(howTo === undefined ? {} : { howTo }),
});

/** A street or a path: its name says so where the file does not. */
const isThrough = ({ through, purposes, name }: PlaceFile["areas"][number], language: string): boolean =>
  through ?? (purposes.includes("walk") && languageOf(language).place.street.test(name));

/** How somebody talks: what the file does not say is as the language has it. */
function speechOf({ speech }: ResidentFile, language: string): Persona["speech"] {
  const usual = languageOf(language).roll.speech;
  return {
    register: speech.register ?? usual.register,
    habits: speech.habits,
    kin: speech.kin ?? usual.kin,
    strangers: speech.strangers ?? usual.strangers,
    greetings: {
      close: speech.greetings.close ?? usual.greetings.close,
      distant: speech.greetings.distant ?? usual.greetings.distant,
    },
    farewells: speech.farewells ?? usual.farewells,
    tag: speech.tag,
  };
}

function persona(resident: ResidentFile, { language }: FullTownFile, trades: ReadonlyMap<string, Trade>): Persona {
  const { work, meals, wake, pastimes } = resident;
  const meal = (one: ResidentFile["meals"]["lunch"]) => one && { at: clockOf(one.at), place: one.place };
  const id = ownId(resident);
  return {
    ...resident,
    ...characterOf(resident, trades),
    id,
    looks: resident.looks ?? fittingLooks({ ...resident, id }),
    speech: speechOf(resident, language),
    work: work && {
      spot: { place: work.place, area: work.area },
      hours: work.hours.map(span),
      doing: work.doing,
      activity: work.activity ?? activityIn(work.doing, language),
      emoji: work.emoji,
      tasks: work.tasks,
      weekdays: work.weekdays,
    },
    pastimes: pastimes.map((one) => {
      const isTheirs = [null, resident.home.place, work?.place].includes(one.place);
      return { ...one, activity: one.activity ?? pastimeIn(one.doing, one.purpose, isTheirs, language) };
    }),
    wake: clockOf(wake),
    sleep: sleepOf(resident),
    meals: { breakfast: meal(meals.breakfast), lunch: meal(meals.lunch), dinner: meal(meals.dinner) },
  };
}

function story({ past, of: matter, event, ...told }: StoryFile, town: FullTownFile): Story {
  const { start, language, activities } = town;
  const story = { ...told, ...(past.length > 0 ? { past } : {}) };
  if (!event) return { ...story, of: matterOf(told, matter, start) };
  const { names } = languageOf(language).replies.address;
  const meant = (one: (typeof activities)[number]) => [one.name, ...one.words].some((word) => names(event.name, word));
  const done = event.activity ?? activities.find(meant)?.id;
  const activity = done === undefined ? null : pursuitOf(done, activities);
  const midnight = momentOf(start, event.date);
  const meal = event.meal === undefined ? mealIn(event.name, language) : event.meal;
  const [from, to] = [later(midnight, clockOf(event.from)), later(midnight, clockOf(event.to))];
  return {
    ...story,
    of: {
      kind: "gathering",
      host: event.host,
      name: event.name,
      spot: { place: event.place, area: event.area },
      from,
      to,
      ...(activity ? { activity } : {}),
      ...(meal ? { meal } : {}),
      ...(event.occasion ? { occasion: event.occasion } : {}),
      ...(event.decoration ? { decoration: event.decoration } : {}),
      ...(event.tasks.length > 0 ? { tasks: event.tasks } : {}),
    },
  };
}

/** " at line 3, column 5" where the parser's message lets it be known, else "". */
function placeInText(text: string, message: string): string {
  const position = /at position (\d+)/.exec(message)?.[1];
  const snippet = /\.\.\."([\s\S]{1,100}?)"\.{0,3} is not valid JSON/.exec(message)?.[1];
  const at =
    position !== undefined
      ? Number(position)
      : snippet !== undefined && text.includes(snippet)
        ? text.indexOf(snippet) + 10
        : /end of JSON/i.test(message)
          ? text.length
          : null;
  if (at === null) return "";
  const before = text.slice(0, at).split("\n");
  return ` at line ${before.length}, column ${before.at(-1)!.length + 1}`;
}
