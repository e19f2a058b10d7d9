/**
 * Whether the parts of a town file fit each other: the people, places, objects, roads and times that one part names and another must
 * hold, and the names Discord would refuse. Everything wrong is told at once, so that a file is mended in one go.
 */

import type { Minutes } from "../../clock/units.ts";
import { type FixtureKind, fixtureIn } from "../../world/kinds.ts";
import { type Checks as Asked, checksOf, clockOf, objectName, ownId, type Parts, type Path } from "./checking.ts";
import { checkCharacter, checkLore, checkMatter, checkPlaceFacts, checkPlant, checkPursuit } from "./facts-checks.ts";
import { AGES, idOf, type PlaceFile, type Problem, type ResidentFile, type StoryFile } from "./town-file.ts";

/** What an object is, however it is written. */
export const objectKind = (object: PlaceFile["areas"][number]["objects"][number], language: string): FixtureKind =>
  (typeof object === "string" ? undefined : object.kind) ?? fixtureIn(objectName(object), language);

/** When a resident goes to sleep, in minutes from the midnight before they wake. */
export function sleepOf(resident: ResidentFile): Minutes {
  const at = clockOf(resident.sleep);
  return (at < clockOf(resident.wake) ? at + 1440 : at) as Minutes;
}

/** Why Discord would refuse a webhook of this name, or null. */
export function refusedName(name: string): string | null {
  const low = name.trim().toLowerCase();
  if (low.length === 0 || name.length > 80) return "1 to 80 characters, the length Discord allows";
  for (const word of ["clyde", "discord", "```"])
    if (low.includes(word)) return `a name without ${word}, which Discord refuses`;
  if (low === "everyone" || low === "here") return 'another name: Discord refuses "everyone" and "here"';
  return null;
}

/** Whether somebody of so many years may live in a town. */
export const isAge = (years: number): boolean => Number.isInteger(years) && years >= AGES.least && years <= AGES.most;

type Area = PlaceFile["areas"][number];

type Checks = Asked & { readonly kept: boolean };

/** Everything that does not fit in the parts of a file; of a `kept` town nothing is asked that its words alone would tell: they were read otherwise before. */
export function misfits(parts: Parts, kept = false): Problem[] {
  const checks = { ...checksOf(parts), kept };
  const { once, wrong } = checks;
  checkPlaces(parts, checks);
  const strays = checkRoads(parts, checks);
  const ids = new Map<string, string>();
  const names = new Map<string, string>();
  parts.residents.forEach((resident, i) => {
    if (!resident) return;
    const at: Path = ["residents", i];
    once(ids, ownId(resident), [...at, "id"], "an id");
    once(names, resident.name, [...at, "name"], "a name");
    const refused = refusedName(resident.name);
    if (refused) wrong([...at, "name"], `"${resident.name}" will not do; expected ${refused}`);
    if (!kept && !isAge(resident.age))
      wrong(
        [...at, "age"],
        `is ${resident.age}; expected ${AGES.least} to ${AGES.most}: children who walk and talk may live in a town, babies may not`,
      );
    if (resident.paragraph.split(/[;；]/).every((phrase) => phrase.trim() === ""))
      wrong([...at, "paragraph"], "says nothing; expected phrases separated by semicolons");
    const home = checkHome(resident, at, checks, strays);
    checkHours(resident, at, checks);
    checkMeals(resident, at, checks);
    checkPastimes(resident, home, at, checks);
    checkSocial(resident, at, checks);
    checkCharacter(resident, at, parts, checks);
  });
  const stories = new Map<string, string>();
  parts.stories.forEach((story, i) => {
    if (!story) return;
    once(stories, story.id, ["stories", i, "id"], "an id");
    checks.knowsPerson(story.holder, ["stories", i, "holder"]);
    if (!kept) checkMatter(story, ["stories", i], parts.start, checks);
    if (story.event) checkPursuit(story.event, ["stories", i, "event"], parts, checks);
    if (story.event) checkEvent(story.event, ["stories", i, "event"], parts.start, checks);
  });
  checkLore(parts, checks);
  if (!kept) checkPlant(parts, stories, checks);
  return checks.problems;
}

/** Whether a place is open at a time of day. */
function openAt(place: PlaceFile, at: Minutes): boolean {
  if (!place.hours) return true;
  const [from, to] = [clockOf(place.hours.from), clockOf(place.hours.to)];
  return from <= to ? at >= from && at < to : at >= from || at < to;
}

function checkPlaces(parts: Parts, checks: Checks): void {
  const { wrong, once, knowsPerson } = checks;
  const placeIds = new Map<string, string>();
  const placeNames = new Map<string, string>();
  parts.places.forEach((place, i) => {
    if (!place) return;
    const at = ["places", i] as const;
    once(placeIds, ownId(place), [...at, "id"], "an id");
    once(placeNames, place.name, [...at, "name"], "a name");
    if (place.hours && clockOf(place.hours.from) === clockOf(place.hours.to))
      wrong(
        [...at, "hours"],
        `open from ${place.hours.from} to ${place.hours.to} is no time at all; expected two times, or null for always`,
      );
    // Of a town that lives, somebody may have moved away.
    if (!checks.kept) checkPlaceFacts(place, at, checks);
    const areaIds = new Map<string, string>();
    place.areas.forEach((area, j) => {
      once(areaIds, ownId(area), [...at, "areas", j, "id"], "an id");
      area.owners.forEach((owner, k) => {
        knowsPerson(owner, [...at, "areas", j, "owners", k]);
      });
      const objects = new Map<string, string>();
      area.objects.forEach((object, k) => {
        once(objects, idOf(objectName(object)), [...at, "areas", j, "objects", k], "a name");
      });
    });
  });
  parts.places.forEach((place, i) => {
    place?.aliases.forEach((alias, j) => {
      once(placeNames, alias, ["places", i, "aliases", j], "an alias");
    });
  });
}

/** Whether no road leads to a place. Where the list itself is broken, nothing is said of that. */
function checkRoads(parts: Parts, { places, wrong, once, knowsPlace }: Checks): (place: string) => boolean {
  if (!parts.roads) return () => false;
  const near = new Map<string, Set<string>>([...places.keys(), ...parts.broken].map((id) => [id, new Set()]));
  const pairs = new Map<string, string>();
  parts.roads.forEach(([a, b], i) => {
    knowsPlace(a, ["roads", i, 0]);
    knowsPlace(b, ["roads", i, 1]);
    if (a === b) wrong(["roads", i], `leads from "${a}" to itself; expected two places`);
    once(pairs, [a, b].sort().join(" to "), ["roads", i], "a road");
    near.get(a)?.add(b);
    near.get(b)?.add(a);
  });
  const [hub] = [...near.entries()].sort((a, b) => b[1].size - a[1].size).map(([id]) => id);
  const reached = new Set<string>(hub === undefined ? [] : [hub]);
  for (const id of reached) for (const next of near.get(id) ?? []) if (near.has(next)) reached.add(next);
  parts.places.forEach((place, i) => {
    if (place && !reached.has(ownId(place)))
      wrong(["places", i], `no road leads to "${ownId(place)}"; expected roads that join it to "${hub}"`);
  });
  return (place) => !reached.has(place);
}

/** The place they live in, when it is one. */
function checkHome(
  resident: ResidentFile,
  at: Path,
  { wrong, knowsSpot, language, kept }: Checks,
  strays: (place: string) => boolean,
): PlaceFile | undefined {
  const id = ownId(resident);
  const home = knowsSpot(resident.home, [...at, "home"]);
  if (!home) return undefined;
  if (!kept && !home.area.objects.some((object) => objectKind(object, language) === "bed"))
    wrong(
      [...at, "home", "area"],
      `there is no bed in ${home.area.name}; expected an area with an object named like "bed", or of the kind "bed"`,
    );
  if (home.area.owners.length > 0 && !home.area.owners.includes(id))
    wrong(
      [...at, "home", "area"],
      `${home.area.name} belongs to ${home.area.owners.join(" and ")}; expected "${id}" among its owners`,
    );
  if (strays(resident.home.place))
    wrong([...at, "home", "place"], `no road leads to "${resident.home.place}"; expected a home that can be walked to`);
  return home.place;
}

/** When they are up and at work. */
function checkHours(resident: ResidentFile, at: Path, { wrong, knowsSpot, tasksFit }: Checks): void {
  const [wake, sleep] = [clockOf(resident.wake), sleepOf(resident)];
  if (sleep - wake < 600 || sleep - wake > 1260)
    wrong(
      [...at, "sleep"],
      `awake from ${resident.wake} to ${resident.sleep} is ${((sleep - wake) / 60).toFixed(1)} hours; expected 10 to 21`,
    );
  if (!resident.work) return;
  const work = knowsSpot(resident.work, [...at, "work"]);
  if (work) tasksFit(resident.work.tasks, [work.area], [...at, "work", "tasks"]);
  resident.work.hours.forEach((span, j) => {
    if (clockOf(span.to) <= clockOf(span.from))
      wrong(
        [...at, "work", "hours", j],
        `${span.from} to ${span.to} ends before it begins; expected a span within one day (split a night shift at 24:00)`,
      );
  });
}

function checkMeals(resident: ResidentFile, at: Path, { wrong, knowsPlace }: Checks): void {
  for (const name of ["breakfast", "lunch", "dinner"] as const) {
    const meal = resident.meals[name];
    if (!meal) continue;
    const path = [...at, "meals", name] as const;
    const place = meal.place === null ? null : knowsPlace(meal.place, [...path, "place"]);
    if (!place) continue;
    if (!openAt(place, clockOf(meal.at)))
      wrong(
        [...path, "at"],
        `${ownId(place)} is closed at ${meal.at}; expected a time between ${place.hours?.from} and ${place.hours?.to}`,
      );
    if (!serves(place, "meal"))
      wrong([...path, "place"], `nobody can eat at ${ownId(place)}; expected a place with the purpose "meal"`);
  }
}

function checkPastimes(
  resident: ResidentFile,
  home: PlaceFile | undefined,
  at: Path,
  { wrong, knowsPlace, tasksFit }: Checks,
): void {
  resident.pastimes.forEach((pastime, j) => {
    const path = [...at, "pastimes", j] as const;
    const place = pastime.place === null ? home : knowsPlace(pastime.place, [...path, "place"]);
    if (!place) return;
    const areas = place.areas.filter((area) => area.purposes.includes(pastime.purpose));
    if (!serves(place, pastime.purpose))
      wrong(
        [...path, "purpose"],
        `${ownId(place)} is not for "${pastime.purpose}"; expected one of ${[...new Set([...place.purposes, ...place.areas.flatMap((area) => area.purposes)])].join(", ")}`,
      );
    else tasksFit(pastime.tasks, areas.length > 0 ? areas : place.areas.slice(0, 1), [...path, "tasks"]);
  });
}

/** Where they like to be, whom they know and what they talk of. */
function checkSocial(resident: ResidentFile, at: Path, { wrong, once, knowsPlace, knowsPerson }: Checks): void {
  resident.haunts.forEach((haunt, j) => {
    knowsPlace(haunt, [...at, "haunts", j]);
  });
  const tied = new Map<string, string>();
  resident.ties.forEach((tie, j) => {
    if (tie.to === ownId(resident))
      wrong([...at, "ties", j, "to"], "is the resident's own id; expected somebody else's");
    else knowsPerson(tie.to, [...at, "ties", j, "to"]);
    once(tied, tie.to, [...at, "ties", j, "to"], "a tie");
  });
  const topics = new Map<string, string>();
  resident.topics.forEach((topic, j) => {
    once(topics, topic.id, [...at, "topics", j, "id"], "an id");
  });
}

function checkEvent(
  event: NonNullable<StoryFile["event"]>,
  at: Path,
  start: string | null,
  { wrong, knowsPerson, knowsSpot, tasksFit }: Checks,
): void {
  knowsPerson(event.host, [...at, "host"]);
  const spot = knowsSpot(event, at);
  if (spot) tasksFit(event.tasks, [spot.area], [...at, "tasks"]);
  const [from, to] = [clockOf(event.from), clockOf(event.to)];
  if (to <= from) wrong(at, `${event.from} to ${event.to} ends before it begins; expected a later end on the same day`);
  if (start !== null && event.date < start)
    wrong([...at, "date"], `${event.date} is before the town begins; expected ${start} or later`);
  if (spot && to > from && !(openAt(spot.place, from) && openAt(spot.place, (to - 1) as Minutes)))
    wrong(
      at,
      `${ownId(spot.place)} is open from ${spot.place.hours?.from} to ${spot.place.hours?.to}, not all of ${event.from} to ${event.to}; expected a time when it is open`,
    );
}

/** Whether a place or one of its areas is for that. */
const serves = (place: PlaceFile, purpose: Area["purposes"][number]): boolean =>
  place.purposes.includes(purpose) || place.areas.some((area) => area.purposes.includes(purpose));
