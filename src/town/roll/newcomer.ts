/**
 * Somebody new, before they have moved in: what a keeper wrote of them as a part of the town file, a bed for them, and whether their name
 * will do - it may be nobody's who lives here, a member's or a well-known person's (design section 12).
 */
import wellKnown from "../../../data/well-known-people.json" with { type: "json" };
import { languageOf } from "../../language/language.ts";
import { mixesScripts } from "../../language/look-alike.ts";
import type { TownFacts } from "../../mind/mind.ts";
import type { Purpose } from "../../world/places.ts";
import { UserError } from "../../world/user-error.ts";
import { type Choice, choicesFor, findPlace } from "../acts/find.ts";
import { ownId } from "../file/checking.ts";
import { refusal, type TownDefinition } from "../file/definition.ts";
import { alike, isName, isReserved, LONGEST, looksLikeFirst } from "../file/names.ts";
import { factsOf } from "../file/settle.ts";
import { isAge, refusedName } from "../file/town-checks.ts";
import { AGES, shapeProblems, type TownFile, townParts } from "../file/town-file.ts";
import type { TownState } from "../state.ts";

/** A resident as a town file has them. */
export type ResidentJson = TownFile["residents"][number];

/** Somebody as a form describes them: what was typed. */
export interface Described {
  readonly name: string;
  readonly age: string;
  readonly occupation: string;
  readonly traits: string;
  readonly about: string;
  readonly pronouns: string;
}

/** The most residents a town may come to have: each costs what a resident costs. */
export const MOST_RESIDENTS = 40;
/** What somebody without pastimes of their own likes to do, where there is a place for it, the likeliest first. */
const LIKED: readonly Purpose[] = ["walk", "coffee", "reading", "drinks", "games", "garden", "company", "music"];
const MOST_PASTIMES = 4;

/** A list as people write it: "curious, warm". */
export const listOf = (text: string): string[] =>
  text
    .split(/[,;，；、\n]+/u)
    .map((one) => one.trim())
    .filter(Boolean);

/** Sentences as people write them, as the phrases of a paragraph. */
const paragraphOf = (text: string): string =>
  text
    .split(/[;；\n]+|(?<=[.!?])\s+|(?<=[。！？])/u)
    .map((one) => one.trim().replace(/[.。]$/u, ""))
    .filter(Boolean)
    .join("; ");

/** An age as it was typed. @throws UserError when it is none */
export function ageOf(typed: string, language: string): number {
  const years = Number(
    typed
      .normalize("NFKC")
      .trim()
      .replace(/ ?(?:years?(?: old)?|y\/?o|岁)$/iu, ""),
  );
  if (isAge(years)) return years;
  throw new UserError("bad-age", languageOf(language).roll.badAge(AGES.least, AGES.most));
}

/** Younger than so many years, one is a small child. */
const SMALL = 10;

/** @throws UserError when a small child would have a grown-up's occupation */
export function checkOccupation({ age, occupation }: Pick<ResidentJson, "age" | "occupation">, language: string): void {
  const { isChilds, notAChilds } = languageOf(language).roll;
  if (age < SMALL && !isChilds(occupation)) throw new UserError("bad-occupation", notAChilds(age, occupation));
}

/** Somebody described in a form as a part of the town file. @throws UserError for an age that is none */
export function fromForm({ name, age, occupation, traits, about, pronouns }: Described, language: string) {
  const years = ageOf(age, language);
  return {
    name: name.trim().replace(/\s+/g, " "),
    pronouns: pronounsOf(pronouns),
    age: years,
    traits: listOf(traits),
    occupation: occupation.trim(),
    paragraph: paragraphOf(about),
  };
}

const pronounsOf = (typed: string) => (typed === "she" || typed === "he" ? typed : "they");

/** The name of somebody who was described, or nothing. */
export function nameOf(written: unknown): string {
  const name = typeof written === "object" && written !== null && "name" in written ? written.name : "";
  return typeof name === "string" ? name : "";
}

/** @throws UserError when nobody in this town may be called that */
export function checkName(state: TownState, { personas, language }: TownDefinition, name: string): void {
  const words = languageOf(language);
  if (!isName(name, LONGEST.person) || refusedName(name) !== null) throw new UserError("bad-name", words.roll.badName);
  if (isReserved(name)) throw new UserError("name-reserved", words.replies.nameReserved(name.trim()));
  checkLook(state, personas, language, name);
  const visitor = alike(
    name,
    [...state.known.values()].map((one) => one.name),
  );
  if (visitor !== null) throw new UserError("name-members", words.roll.membersName(visitor));
  const famous = alike(name, wellKnown.names);
  if (famous !== null) throw new UserError("name-known", words.roll.wellKnown(famous));
}

/** @throws UserError when a reader would take the name for somebody's who lives or lived here, or could for anybody's: nobody else may go by it, visitor or not */
export function checkLook(
  state: TownState,
  personas: Iterable<{ readonly name: string }>,
  language: string,
  name: string,
): void {
  const { replies, roll } = languageOf(language);
  const residents = [...personas].map((one) => one.name);
  const resident = alike(name, residents) ?? looksLikeFirst(name, residents);
  if (resident !== null) throw new UserError("name-taken", replies.nameTaken(resident));
  const gone = alike(name, state.roll?.gone.values() ?? []);
  if (gone !== null) throw new UserError("name-gone", roll.livedHere(gone));
  if (mixesScripts(name)) throw new UserError("name-looks", replies.mixesScripts(name));
}

/** A room with a bed that nobody sleeps in. */
interface Room {
  readonly place: string;
  readonly area: string;
  readonly beds: number;
}

/** The rooms with a free bed, in the order of the map. */
export function freeRooms({ map, personas }: TownDefinition): readonly Room[] {
  const homes = [...map.places.values()].filter(({ areas }) =>
    areas.some(({ purposes }) => purposes.includes("sleep")),
  );
  return homes.flatMap((place) =>
    place.areas
      .filter(({ purposes }) => !purposes.includes("garden"))
      .map((area) => {
        const beds = area.objects.filter(({ kind }) => kind === "bed").length;
        const taken = personas.filter(({ home }) => home.place === place.id && home.area === area.id).length;
        return { place: place.id, area: area.id, beds: beds - taken };
      })
      .filter(({ beds }) => beds > 0),
  );
}

/** The places with a free bed that fit what was typed, with how many there are. */
export function homeChoices(definition: TownDefinition, facts: TownFacts, typed: string): readonly Choice[] {
  const beds = freeBeds(definition);
  const places = new Map([...facts.map.places].filter(([id]) => beds.has(id)));
  const { freeBeds: words } = languageOf(definition.language).roll;
  return choicesFor({ ...facts, map: { ...facts.map, places } }, "place", typed).map(({ id, label }) => ({
    id,
    label: `${label} (${words(beds.get(id)!)})`,
  }));
}

/** How many beds of a place nobody sleeps in, where there are any. */
function freeBeds(definition: TownDefinition): ReadonlyMap<string, number> {
  const free = new Map<string, number>();
  for (const { place, beds } of freeRooms(definition)) free.set(place, (free.get(place) ?? 0) + beds);
  return free;
}

/** The room somebody moves into: at the place that was named, else the first that is free. @throws UserError when there is none */
function roomFor(definition: TownDefinition, id: string, named: string | null): Room {
  const words = languageOf(definition.language).roll;
  const rooms = freeRooms(definition);
  const homes = [...new Set(rooms.map((room) => definition.map.places.get(room.place)!.name))];
  if (rooms.length === 0) throw new UserError("no-bed", words.noBed(definition.name));
  if (named === null) return rooms[0]!;
  const place = findPlace(factsOf(definition, id), named);
  const room = rooms.find((one) => one.place === place.id);
  if (room) return room;
  throw new UserError("no-bed-there", words.noBedThere(place.name, homes));
}

/** What somebody new does in free hours, where nobody said: what the town's open places are for. */
export function pastimesIn({ map, language }: TownDefinition) {
  const words = languageOf(language).roll.pastimes;
  const open = [...map.places.values()].filter((place) => place.access === "public");
  return LIKED.flatMap((purpose) => {
    const place = open.find((one) => [one, ...one.areas].some((part) => part.purposes.includes(purpose)));
    const doing = words[purpose];
    return place && doing ? [{ doing, place: place.id, purpose }] : [];
  }).slice(0, MOST_PASTIMES);
}

/**
 * The town's file with somebody new in it, who has a bed, neighbours and something to do. @throws UserError with what will not do; `label`
 * is what the part they wrote is called there
 */
export function fileWith(
  definition: TownDefinition,
  id: string,
  written: unknown,
  { home, label }: { readonly home: string | null; readonly label: string },
): TownFile {
  const given = typeof written === "object" && written !== null ? { ...written } : {};
  const wanted = home ?? ("home" in given ? placeIn(given.home) : null);
  const room = roomFor(definition, id, wanted);
  const { housemate } = languageOf(definition.language).roll;
  const json = { pastimes: pastimesIn(definition), ...given, home: { place: room.place, area: room.area } };
  const read = townParts.resident.safeParse(json);
  if (!read.success) throw refusal(label, shapeProblems(read.error, json), "resident");
  ageOf(String(read.data.age), definition.language);
  checkOccupation(read.data, definition.language);
  const self = ownId(read.data);
  const { file, personas } = definition;
  // Who lives under one roof knows each other from the first.
  const mates = personas.filter((one) => one.home.place === room.place);
  const tied = read.data.ties.map(({ to }) => to);
  const resident: ResidentJson = {
    ...(json as unknown as ResidentJson),
    ties: [
      ...read.data.ties,
      ...mates.filter((one) => !tied.includes(one.id)).map((one) => ({ to: one.id, kind: housemate, warmth: 1 })),
    ],
  };
  const places = file.places.map((place) => ({
    ...place,
    areas: place.areas.map((area) =>
      ownId(place) === room.place && ownId(area) === room.area && (area.owners?.length ?? 0) > 0
        ? { ...area, owners: [...area.owners!, self] }
        : area,
    ),
  }));
  return { ...file, places, residents: [...file.residents, resident] };
}

const placeIn = (home: unknown): string | null => {
  const place = typeof home === "object" && home !== null && "place" in home ? home.place : null;
  return typeof place === "string" ? place : null;
};
