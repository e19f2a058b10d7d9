/**
 * Who hears a visitor (design section 5, Perceive): talk carries through a place, but not into closed rooms and not to sleepers. Whoever
 * is behind a door of a place that is theirs comes to it when nobody else can hear; of whom cannot, it is said where they are.
 */
import { clockText, DAY, minutes } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import { chunkAt } from "../../mind/mind.ts";
import { randomFor } from "../../world/chance.ts";
import type { Intent } from "../../world/intents.ts";
import { firstName, type Person } from "../../world/people.ts";
import { areaOf, entranceOf, isOpen, type PersonId, type Place, type PlaceId, placeOf } from "../../world/places.ts";
import { type Reading, SURE } from "../../world/reading.ts";
import { UserError } from "../../world/user-error.ts";
import { canHear, peopleIn, refusalAt } from "../../world/world.ts";
import { acted, type Changed } from "../change.ts";
import type { Unheard } from "../desk/done.ts";
import type { TownState } from "../state.ts";

/** What people are told, in the town's language. */
const wordsOf = (state: TownState) => languageOf(state.world.map.language).replies;

/** Residents of a place who can hear a visitor there: awake, and not behind a closed door. */
export const hearers = (state: TownState, visitor: Person): Person[] =>
  peopleIn(state.world, visitor.spot.place).filter(
    (one) => one.kind === "resident" && one.id !== visitor.id && !one.asleep && canHear(state.world, one, visitor.spot),
  );

/** What of the town opens next, and when; null where no place that all may enter has hours. */
function opensNext({ now, world }: TownState, not: string): { readonly place: string; readonly opens: string } | null {
  const [first] = [...world.map.places.values()]
    .flatMap((place) =>
      place.access === "public" && place.hours && !isOpen(place, now)
        ? [
            {
              id: place.id,
              place: place.name,
              from: place.hours.from,
              until: (place.hours.from - (now % DAY) + DAY) % DAY,
            },
          ]
        : [],
    )
    .sort((a, b) => a.until - b.until);
  // Of a closed door it is said already when it opens.
  return first && first.id !== not ? { place: first.place, opens: clockText(minutes(first.from)) } : null;
}

/** A sentence that names an open place with people in it, or nothing. */
export function elsewhere(state: TownState, not: string): string {
  const open = [...state.world.map.places.values()]
    .map((place) => ({
      place,
      awake: peopleIn(state.world, place.id).filter(
        (one) => one.kind === "resident" && !one.asleep && !one.walk && canHear(state.world, one, entranceOf(place)),
      ),
    }))
    .filter(
      ({ place, awake }) =>
        place.id !== not && place.access === "public" && isOpen(place, state.now) && awake.length > 0,
    )
    .sort((a, b) => b.awake.length - a.awake.length)[0];
  if (!open) return wordsOf(state).nothingOpen(opensNext(state, not));
  const names = open.awake.slice(0, 3).map((one) => firstName(one.name));
  return wordsOf(state).elsewhere(open.place.name, names, open.awake.length > 3);
}

/** What is for whoever keeps a place, whomever the speaker talks with there; and what is, where they talk with nobody. */
const OF_THE_HOUSE: ReadonlySet<Intent> = new Set([
  "order",
  "again-order",
  "pay",
  "ask-price",
  "ask-menu",
  "ask-hours",
]);
const OF_THE_DOOR: ReadonlySet<Intent> = new Set(["ask-may", "ask-where-get", "ask-place"]);

/** Of what is for the house what may as well be asked of anybody's own: what they sell themselves, and when they open. */
const OF_ANYBODYS: ReadonlySet<Intent> = new Set(["ask-menu", "ask-hours"]);

/** Whether words are for whoever keeps the place where they are said; what rather goes on with whoever one talks with is for those. */
const isForTheHouse = ({ clauses }: Reading, here: PlaceId, talks: boolean): boolean =>
  clauses.some(
    ({ intent, confidence, slots }) =>
      intent !== undefined &&
      confidence >= SURE &&
      !(
        talks &&
        clauses.some(
          (other) =>
            other.confidence > confidence &&
            (other.intent?.startsWith("follow-") || (OF_ANYBODYS.has(intent) && other.intent?.startsWith("ask-your-"))),
        )
      ) &&
      (OF_THE_HOUSE.has(intent) || (!talks && OF_THE_DOOR.has(intent))) &&
      (slots?.place ?? here) === here,
  );

/** Who answers a visitor's words: who is named, else who they are talking with, else the one most at leisure; at most one. */
export function addressee(state: TownState, visitor: Person, words: Reading, to: PersonId | null): Person | null {
  const able = hearers(state, visitor);
  // Whoever is only spoken of is not spoken to when one is talking with another.
  const partner = partnerOf(state, visitor, able);
  const [named] = [to, words.calls, ...(partner ? [] : words.people)].flatMap(
    (id) => able.find((one) => one.id === id) ?? [],
  );
  // "A bitter" is for whoever serves, and at somebody's home for whoever lives there; no lodger over a bar is called to it.
  const { id: here, staff, household, access } = placeOf(state.world.map, visitor.spot.place);
  const works = (who: PersonId) => chunkAt(state.minds.get(who)?.plan ?? null, state.now)?.kind === "work";
  const hosts: readonly PersonId[] =
    access === "public" ? [...staff].sort((a, b) => Number(works(b)) - Number(works(a))) : [...staff, ...household];
  const [host] = hosts.flatMap((one) => able.find(({ id }) => id === one) ?? []);
  // Whoever is off work leaves guests to whoever is not.
  const keeps = partner !== null && hosts.includes(partner.id) && (!host || works(partner.id) || !works(host.id));
  const [serves] =
    !named && to === null && !keeps && isForTheHouse(words, here, partner !== null)
      ? hosts.flatMap((host) => able.find(({ id }) => id === host) ?? [])
      : [];
  if (serves) return serves;
  if (named) return named;
  if (partner) return partner;
  const rest = (one: Person) =>
    (one.talk ? 2 : 0) +
    (one.walk ? 2 : 0) +
    // Who owes others an answer leaves the next to somebody at leisure.
    (state.engaged.get(one.id)?.length ?? 0) +
    (state.minds.get(one.id)?.ties.has(visitor.id) ? -1 : 0) +
    // Whoever comes in is seen to by whoever keeps the place, though a guest sits nearer.
    (hosts.includes(one.id) ? (works(one.id) ? -1 : -0.5) : 0) +
    (one.spot.area === visitor.spot.area ? 0 : 0.5);
  const throws = randomFor(state.seed, `${state.id}/a${state.acts}/${visitor.id}/who-answers/0`);
  const order = throws.shuffled(able).sort((a, b) => rest(a) - rest(b));
  return order[0] ?? null;
}

/** Whom a visitor is talking with: of several, whoever answered their last words, not somebody who has joined since. */
export function partnerOf(state: TownState, visitor: Person, able: readonly Person[]): Person | null {
  const lines = (visitor.talk && state.world.talks.get(visitor.talk)?.lines) || [];
  const partners = able.filter((one) => one.talk !== null && one.talk === visitor.talk);
  const last = lines.findLastIndex((line) => line.who === visitor.id);
  const answered = lines.slice(last + 1).find((line) => partners.some((one) => one.id === line.who));
  return partners.find((one) => one.id === answered?.who) ?? partners[0] ?? null;
}

/** Who is spoken to must be in the place, and within hearing unless they sleep. @throws UserError, which does not say where they are */
export function mustHear(state: TownState, visitor: Person, place: Place, to: Person): void {
  const here = to.spot.place === place.id;
  if (here && (to.asleep || canHear(state.world, to, visitor.spot))) return;
  if (here) throw new UserError("not-heard", wordsOf(state).cannotHear(to.name));
  const able = hearers(state, visitor).map((one) => firstName(one.name));
  throw new UserError("not-here", wordsOf(state).notHere(to.name, place.name, able));
}

/**
 * A visitor's words are a knock where nobody hears them, or not whom they call: somebody awake whose place it is comes out from behind
 * a door, and is seen to. Nobody is fetched out of a room that holds one.
 */
export function answeringTheDoor(state: TownState, visitor: Person, called: Person | null): Changed {
  const { world } = state;
  const place = placeOf(world.map, visitor.spot.place);
  const nothing: Changed = { state, events: [] };
  if (areaOf(world.map, visitor.spot).enclosed) return nothing;
  const comes = (one: Person) =>
    one.kind === "resident" &&
    !one.asleep &&
    !one.walk &&
    !canHear(world, one, visitor.spot) &&
    areaOf(world.map, one.spot).capacity !== 1 &&
    (place.household.includes(one.id) || place.staff.includes(one.id)) &&
    !state.embodied.has(one.id) &&
    !state.engaged.has(one.id) &&
    refusalAt(world, one.id, visitor.spot, state.now) === null;
  const behind = peopleIn(world, place.id).filter(comes);
  const wanted = behind.find((one) => one.id === called?.id);
  if (!wanted && hearers(state, visitor).length > 0) return nothing;
  const knows = (one: Person) => state.minds.get(one.id)?.ties.has(visitor.id);
  const one = wanted ?? behind.sort((a, b) => rank(a, knows) - rank(b, knows))[0];
  if (!one) return nothing;
  const { mind, told } = { mind: languageOf(world.map.language).mind, told: wordsOf(state) };
  let next = nothing;
  for (const action of [
    ...(one.talk ? [{ kind: "leave-talk", why: mind.reasons.turnedAway } as const] : []),
    {
      kind: "do",
      doing: place.access === "household" ? told.comingToTheDoor : told.comingOut,
      emoji: "🚪",
      spot: visitor.spot,
      object: null,
      state: null,
      notable: true,
      visitors: [visitor.id],
    } as const,
  ]) {
    const done = acted(next.state, one.id, action);
    if (done.refused) return nothing;
    next = { state: done.state, events: [...next.events, ...done.events] };
  }
  return next;
}

/** Who is least disturbed first. */
const rank = (one: Person, knows: (one: Person) => boolean | undefined): number =>
  (one.talk ? 2 : 0) + (knows(one) ? 0 : 1);

/** Why nobody hears a visitor, and what they can do: who is called and is elsewhere, who sleeps, who is behind a door. */
export function unheard(
  state: TownState,
  visitor: Person,
  { calls, callsToo = [], people }: Pick<Reading, "calls" | "callsToo" | "people">,
): Unheard {
  const { world } = state;
  const words = wordsOf(state);
  const place = placeOf(world.map, visitor.spot.place);
  const called = [calls ?? people[0] ?? "", ...callsToo].flatMap((id) => world.people.get(id) ?? []);
  const away = whereabouts(
    state,
    called.filter((one) => one.spot.place !== place.id),
  );
  const inside = peopleIn(world, place.id).filter((one) => one.kind === "resident" && one.id !== visitor.id);
  const sleepers = inside.filter(({ asleep }) => asleep);
  const shut = inside.filter((one) => !one.asleep && !canHear(world, one, visitor.spot));
  const apart = [
    ...shut.map((one) => {
      const area = areaOf(world.map, one.spot);
      return words.behindDoor(one.name, area.owners.length > 0 ? null : area.name);
    }),
    ...(sleepers.length > 1 ? [words.severalAsleep(sleepers.map((one) => firstName(one.name)))] : []),
    ...(sleepers.length === 1 ? [words.asleep(sleepers[0]!.name)] : []),
  ];
  const why = apart.length > 0 ? apart.slice(0, 4) : [words.nobodyAt(place.name)];
  const brief = words.together([...away, ...why]);
  return { why: words.together([brief, elsewhere(state, place.id)]), brief };
}

/** Where those who are elsewhere are to be found, as every board shows it: a sentence, or none of nobody. */
function whereabouts(state: TownState, people: readonly Person[]): readonly string[] {
  const words = wordsOf(state);
  const all = people.map(({ name, spot, asleep, walk }) => {
    const place = placeOf(state.world.map, spot.place).name;
    return { name, first: firstName(name), place, asleep, walking: walk !== null };
  });
  const [one, ...others] = all;
  if (!one) return [];
  return [others.length > 0 ? words.areAt(all) : words.isAt(one.name, one.place, one.asleep, one.walking)];
}

/**
 * Why nobody comes to a visitor at the door of a home with people in it: its own sleep, or are out; of a shop with a home in it only that
 * they sleep. Null where that is not why.
 */
export function nobodyComes(state: TownState, place: Place): string | null {
  const inside = peopleIn(state.world, place.id);
  const own = inside.filter((one) => place.household.includes(one.id) && !one.walk);
  if (inside.length === 0 || own.some((one) => !one.asleep)) return null;
  if (own.length === 0 && place.access !== "household") return null;
  if (own.length === 0) return wordsOf(state).householdOut(place.name);
  return wordsOf(state).allAsleep(
    place.name,
    own.map((one) => firstName(one.name)),
  );
}
