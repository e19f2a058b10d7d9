/** Whether what a file says of things, trades, news, days and what may be planted fits the town: a part of `town-checks.ts`. */
import { activities } from "../../world/kinds.ts";
import { type Checks, objectName, type Parts, type Path } from "./checking.ts";
import type { PlaceFile, ResidentFile, StoryFile } from "./town-file.ts";

const oneOf = (all: Iterable<string>, none: string): string => {
  const known = [...all];
  return known.length > 0 ? `one of ${known.join(", ")}` : none;
};

/** Who runs a place, and whose its things are. */
export function checkPlaceFacts(place: PlaceFile, at: Path, { knowsPerson, wrong }: Checks): void {
  place.runBy.forEach((one, i) => void knowsPerson(one, [...at, "runBy", i]));
  place.areas.forEach((area, j) => {
    area.objects.forEach((object, k) => {
      if (typeof object === "string") return;
      const path = [...at, "areas", j, "objects", k];
      if (object.owner !== undefined) knowsPerson(object.owner, [...path, "owner"]);
      if (object.use === "owner" && object.owner === undefined && place.access === "public" && area.access !== "staff")
        wrong([...path, "use"], `nobody owns the ${objectName(object)}; expected an owner beside "use": "owner"`);
    });
  });
}

/** A resident's trade, where they say what they like to say, and that what stands behind their words is behind words of theirs. */
export function checkCharacter(
  resident: ResidentFile,
  at: Path,
  { trades }: Parts,
  { wrong, knowsPlace }: Checks,
): void {
  const known = trades.map(({ id }) => id);
  if (resident.trade !== null && !known.includes(resident.trade))
    wrong(
      [...at, "trade"],
      `"${resident.trade}" is no trade of this town; expected ${oneOf(known, 'one that "trades" lists, or null')}`,
    );
  resident.sayings.forEach(({ when }, i) => {
    when.places.forEach((place, j) => void knowsPlace(place, [...at, "sayings", i, "when", "places", j]));
  });
  const own = new Set(Object.values(resident.answers).flat());
  resident.behind.forEach(({ said }, i) => {
    if (!own.has(said))
      wrong(
        [...at, "behind", i, "said"],
        `"${said}" is nothing that "answers" has; expected a wording as it stands there`,
      );
  });
}

/** Who and what has a part in a story, and that it is of one thing. */
export function checkMatter(
  { of, event, holder }: StoryFile,
  at: Path,
  start: string | null,
  { wrong, knowsPerson, knowsPlace }: Checks,
): void {
  if (!of) return;
  const path = [...at, "of"];
  if (event) wrong(path, 'has an event as well, which makes it a gathering; expected one of "of" and "event"');
  const person = (id: string | null | undefined, ...in_: (string | number)[]) =>
    id === null || id === undefined || knowsPerson(id, [...path, ...in_]);
  const place = (id: string | null, ...in_: (string | number)[]) => {
    if (id !== null) knowsPlace(id, [...path, ...in_]);
  };
  const onDay = (date: string | null, in_: string) => {
    if (date !== null && start !== null && date < start)
      wrong([...path, in_], `${date} is before the town begins; expected ${start} or later`);
  };
  switch (of.kind) {
    case "office":
      of.candidates?.forEach((one, i) => void person(one, "candidates", i));
      onDay(of.day, "day");
      return;
    case "project":
      person(of.owner, "owner");
      onDay(of.due, "due");
      place(of.place, "place");
      return;
    case "loss":
      person(of.owner, "owner");
      place(of.lastSeen, "lastSeen");
      return;
    case "danger":
      of.where.forEach((one, i) => void place(one, "where", i));
      onDay(of.until, "until");
      return;
    case "quarrel":
      of.two.forEach((one, i) => void person(one, "two", i));
      if (of.two[0] === of.two[1]) wrong([...path, "two"], `names "${of.two[0]}" twice; expected two residents`);
      return;
    case "feeling":
      person(of.of, "of");
      person(of.about, "about");
      if (of.about === (of.of ?? holder))
        wrong([...path, "about"], "is whoever feels it; expected somebody else, or null");
      return;
    case "change":
      person(of.who, "who");
      place(of.place, "place");
      onDay(of.day, "day");
      return;
    case "need":
    case "happening":
      person(of.who, "who");
  }
}

/** Whether there is such an activity. */
export function checkPursuit(
  { activity }: NonNullable<StoryFile["event"]>,
  at: Path,
  parts: Parts,
  { wrong }: Checks,
): void {
  if (activity === undefined) return;
  const known = [...parts.activities.map(({ id }) => id), ...activities];
  if (!known.includes(activity))
    wrong([...at, "activity"], `"${activity}" is no activity; expected one of ${known.join(", ")}`);
}

/** The trades, activities, days and weather of a file. */
export function checkLore(parts: Parts, { wrong, once, knowsPlace }: Checks): void {
  for (const list of ["trades", "activities", "plant"] as const) {
    const ids = new Map<string, string>();
    parts[list].forEach(({ id }, i) => {
      once(ids, id, [list, i, "id"], "an id");
    });
  }
  const months = new Map<string, string>();
  parts.climate.forEach((one, i) => {
    one.months.forEach((month, j) => {
      once(months, String(month), ["climate", i, "months", j], "a month");
    });
    if (one.low > one.high)
      wrong(
        ["climate", i],
        `a night of ${one.low} is warmer than an afternoon of ${one.high}; expected low below high`,
      );
  });
  parts.calendar?.weekly.forEach(({ place }, i) => {
    if (place !== null) knowsPlace(place, ["calendar", "weekly", i, "place"]);
  });
}

/** What a file would plant. */
export function checkPlant(parts: Parts, stories: ReadonlyMap<string, string>, { wrong, once }: Checks): void {
  const names = new Map<string, string>();
  parts.plant.forEach(({ name, wishes }, i) => {
    once(names, name, ["plant", i, "name"], "a name");
    wishes.forEach(({ story }, j) => {
      if (!stories.has(story.toLowerCase()) && !parts.broken.has(story))
        wrong(
          ["plant", i, "wishes", j, "story"],
          `"${story}" is no story of this town; expected ${oneOf(stories.keys(), 'one that "stories" lists')}`,
        );
    });
  });
}
