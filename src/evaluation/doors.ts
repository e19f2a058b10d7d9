/**
 * Doors and rooms (paper section 7.2: a bathroom for one entered by two, shops entered after closing): the log is walked through from
 * the start, body by body, and every step into a place or an area is judged anew by what the town file says of it.
 */
import { clockText, dayOf } from "../clock/units.ts";
import type { InwardKind, RecordKind, TownEvent } from "../world/events.ts";
import {
  type Area,
  isOpen,
  type ObjectId,
  type PersonId,
  type Place,
  type PlaceId,
  placeOf,
  type Spot,
} from "../world/places.ts";
import type { Log } from "./lived.ts";
import { counted, type Found } from "./measure.ts";

/** Where somebody is: the spot they stand at or last stood at, and whether they are on the way somewhere. */
interface Body {
  readonly spot: Spot;
  readonly walking: boolean;
}

/** Everybody's whereabouts at one event of the log. */
export type Bodies = ReadonlyMap<PersonId, Body>;

/** Walks through a log: `step` is called after each event with where everybody is, and who has come into another area by it. */
export function follow(
  log: Log,
  step: (event: TownEvent, bodies: Bodies, entered: { who: PersonId; from: Spot | null } | null) => void,
): void {
  const bodies = new Map<PersonId, Body>(
    log.definition.personas.map((one) => [one.id, { spot: one.home, walking: false }]),
  );
  for (const event of log.events) {
    const { who } = event;
    const before = who === null ? undefined : bodies.get(who);
    if (event.kind === "talk-began")
      // Who is spoken to on the way stops and stands where they had got to.
      for (const member of event.members) {
        const body = bodies.get(member);
        if (body?.walking) bodies.set(member, { ...body, walking: false });
      }
    if (who === null) {
      step(event, bodies, null);
      continue;
    }
    const after = moved(event, before);
    if (after === null) bodies.delete(who);
    else if (after) bodies.set(who, after);
    const now = after ?? null;
    // Whoever knocks stands outside, wherever they came from.
    const stands = now !== null && !now.walking && event.kind !== "resident-knocked";
    const elsewhere = !before || before.spot.place !== now?.spot.place || before.spot.area !== now?.spot.area;
    const entered = stands && (elsewhere || (before?.walking ?? false)) ? { who, from: before?.spot ?? null } : null;
    step(event, bodies, entered);
  }
}

/** What an event makes of the body it is about; undefined: nothing, null: they are gone. */
function moved(event: TownEvent, before: Body | undefined): Body | null | undefined {
  const { spot } = event;
  switch (event.kind) {
    case "resident-set-out":
      return before && { spot: spot ?? before.spot, walking: true };
    case "resident-passed":
      return spot ? { spot, walking: true } : undefined;
    case "resident-turned-away":
    case "resident-knocked":
      return before && { ...before, walking: false };
    case "visitor-left":
      return null;
    case "resident-woke":
    case "resident-slept":
    case "resident-arrived":
    case "resident-acted":
    case "talk-began":
    case "talk-joined":
    case "line-said":
    case "visitor-arrived":
    case "visitor-moved":
      return spot ? { spot, walking: false } : undefined;
    default:
      // Nobody moves.
      event.kind satisfies
        | InwardKind
        | RecordKind
        | "guest-asked-in"
        | "guest-left"
        | "object-changed"
        | "talk-left"
        | "talk-ended"
        | "visitor-acted"
        | "visitor-reacted"
        | "voice-whispered";
      return undefined;
  }
}

/** Entries that should not have been, by what they offend against. */
export interface Violations {
  readonly closed: readonly string[];
  readonly capacity: readonly string[];
  readonly access: readonly string[];
}

/** All entries of residents that the town file does not allow. */
export function violations(log: Log): Violations {
  const { map, personas } = log.definition;
  const names = new Map(personas.map(({ id, name }) => [id, name]));
  const closed: string[] = [];
  const capacity: string[] = [];
  const access: string[] = [];
  const odd = new Map<ObjectId, Spot>();
  /** Who was asked in where, until when; it ends with stepping out. */
  const guests = new Map<PersonId, { readonly home: PlaceId; readonly until: number }>();
  follow(log, (event, bodies, entered) => {
    if (event.kind === "object-changed") {
      if (event.odd && event.spot) odd.set(event.object, event.spot);
      else odd.delete(event.object);
    }
    // Nobody but a member of a household can ask anybody in.
    if (event.kind === "guest-asked-in" && event.who && placeOf(map, event.home).household.includes(event.who))
      guests.set(event.guest, event);
    if (event.kind === "guest-left" && event.who) guests.delete(event.who);
    const name = entered && names.get(entered.who);
    if (!entered || !name) return;
    const { spot } = bodies.get(entered.who)!;
    const place = placeOf(map, spot.place);
    const area = place.areas.find((one) => one.id === spot.area);
    const when = `day ${dayOf(event.at)} ${clockText(event.at)} (${event.id}): ${name}`;
    if (!area) {
      access.push(`${when} is in ${place.name}, in an area it has not`);
      return;
    }
    const belongs = place.household.includes(entered.who) || place.staff.includes(entered.who);
    const guest = guests.get(entered.who);
    const asked = guest?.home === spot.place && event.at <= guest.until;
    if (guest?.home === entered.from?.place && guest?.home !== spot.place) guests.delete(entered.who);
    const comesIn = entered.from?.place !== spot.place;
    if (comesIn && !belongs && !isOpen(place, event.at)) closed.push(`${when} enters ${place.name}, which is closed`);
    // A danger opens every door of a house.
    const danger = [...odd.values()].some((one) => one.place === spot.place && one.area === spot.area);
    if (!danger && !mayBeIn(place, area, entered.who, belongs || asked))
      access.push(`${when} enters ${place.name}: ${area.name}`);
    if (area.capacity === null || danger) return;
    const inside = [...bodies].filter(
      ([id, body]) =>
        !body.walking &&
        body.spot.place === spot.place &&
        body.spot.area === spot.area &&
        // Visitors take a seat only behind a closed door.
        (area.enclosed || !id.startsWith("visitor:")),
    );
    if (inside.length > area.capacity)
      capacity.push(`${when} is one of ${inside.length} in ${place.name}: ${area.name}, which holds ${area.capacity}`);
  });
  return { closed, capacity, access };
}

function mayBeIn(place: Place, area: Area, who: PersonId, admitted: boolean): boolean {
  if (!admitted && place.access !== "public") return false;
  if (area.access === "staff" && !place.staff.includes(who)) return false;
  return area.owners.length === 0 || area.owners.includes(who);
}

/** Steps into places outside their hours, by people who neither live nor work there. */
export const closedEntries = (log: Log): Found => counted(violations(log).closed);
/** Steps into rooms that were full. */
export const overfilled = (log: Log): Found => counted(violations(log).capacity);
/** Steps into what is somebody else's, or for those who work there. */
export const trespasses = (log: Log): Found => counted(violations(log).access);
