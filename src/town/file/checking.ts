/** What the checks of a town file share: the parts they are given, what they have found to be wrong, and the questions each asks. */
import { type Minutes, parseClock } from "../../clock/units.ts";
import {
  type FullTownFile,
  idOf,
  type PlaceFile,
  type Problem,
  pathText,
  type ResidentFile,
  type StoryFile,
} from "./town-file.ts";

/** The parts of a file that have the right form, with their index in it; `null` stands for one that has not. */
export interface Parts {
  readonly places: readonly (PlaceFile | null)[];
  readonly residents: readonly (ResidentFile | null)[];
  readonly stories: readonly (StoryFile | null)[];
  readonly trades: FullTownFile["trades"];
  readonly activities: FullTownFile["activities"];
  readonly plant: NonNullable<FullTownFile["plant"]>;
  readonly climate: FullTownFile["climate"];
  readonly calendar: FullTownFile["calendar"] | null;
  /** Null when the list of roads itself is broken. */
  readonly roads: FullTownFile["roads"] | null;
  readonly start: string | null;
  /** In which names say what things are. */
  readonly language: string;
  /** Ids that broken parts would have had: naming these is no second mistake. */
  readonly broken: ReadonlySet<string>;
}

/** A time of day that was checked to be one. */
export const clockOf = (text: string): Minutes => parseClock(text)!;

/** The id of a part: its own, or its name in kebab-case. */
export const ownId = (part: { readonly id?: string | undefined; readonly name: string }): string =>
  part.id ?? idOf(part.name);

/** The name of an object however it is written. */
export const objectName = (object: PlaceFile["areas"][number]["objects"][number]): string =>
  typeof object === "string" ? object : object.name;

/** Where in a file something is. */
export type Path = readonly (string | number)[];
type Area = PlaceFile["areas"][number];

/** What the checks of all parts ask of the file. */
export type Checks = ReturnType<typeof checksOf>;

/** What is found to be wrong, and the questions that every check asks of the file. */
export function checksOf(parts: Parts) {
  const problems: Problem[] = [];
  const wrong = (path: Path, text: string) => {
    problems.push({ path: pathText(path), text });
  };
  const places = new Map(parts.places.flatMap((one) => (one ? [[ownId(one), one] as const] : [])));
  const people = new Map(parts.residents.flatMap((one) => (one ? [[ownId(one), one] as const] : [])));

  const once = (seen: Map<string, string>, key: string, path: Path, what: string) => {
    const low = key.trim().toLowerCase();
    const before = seen.get(low);
    if (before !== undefined) wrong(path, `"${key}" is already ${before}; expected ${what} of its own`);
    else seen.set(low, pathText(path));
  };
  const knowsPerson = (id: string, path: Path): boolean => {
    if (people.has(id)) return true;
    if (!parts.broken.has(id))
      wrong(path, `"${id}" is nobody in this town; expected the id of a resident${nearest(id, people.keys())}`);
    return false;
  };
  const knowsPlace = (id: string, path: Path): PlaceFile | null => {
    const place = places.get(id);
    if (!place && !parts.broken.has(id))
      wrong(path, `"${id}" is no place of this town; expected the id of a place${nearest(id, places.keys())}`);
    return place ?? null;
  };
  const knowsSpot = (spot: { place: string; area: string }, path: Path): { place: PlaceFile; area: Area } | null => {
    const place = knowsPlace(spot.place, [...path, "place"]);
    const area = place?.areas.find((one) => ownId(one) === spot.area);
    if (place && !area)
      wrong(
        [...path, "area"],
        `"${spot.area}" is no area of ${spot.place}; expected one of ${place.areas.map(ownId).join(", ")}`,
      );
    return place && area ? { place, area } : null;
  };
  const tasksFit = (tasks: readonly { object: string | null }[], areas: readonly Area[], path: Path) => {
    const names = areas.flatMap((area) => area.objects.map(objectName));
    tasks.forEach((task, i) => {
      if (task.object !== null && !names.includes(task.object))
        wrong(
          [...path, i, "object"],
          `"${task.object}" is not in ${areas.map((area) => area.name).join(" or ")}; expected ${names.length > 0 ? `one of ${names.join(", ")}` : "null, there is nothing in it"}`,
        );
    });
  };
  return {
    problems,
    people,
    places,
    wrong,
    once,
    knowsPerson,
    knowsPlace,
    knowsSpot,
    language: parts.language,
    tasksFit,
  };
}

/** A hint at the id that was probably meant: one that shares most of its three-letter pieces. */
function nearest(id: string, known: Iterable<string>): string {
  const pieces = (word: string) =>
    new Set(Array.from({ length: Math.max(0, word.length - 2) }, (_, i) => word.slice(i, i + 3)));
  const wanted = pieces(id);
  let best: { id: string; score: number } | null = null;
  for (const one of known) {
    const theirs = pieces(one);
    const shared = [...wanted].filter((piece) => theirs.has(piece)).length;
    const score = (2 * shared) / (wanted.size + theirs.size || 1);
    if (score > (best?.score ?? 0.4)) best = { id: one, score };
  }
  return best ? ` (did you mean "${best.id}"?)` : "";
}
