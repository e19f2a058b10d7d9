/** Read-only views of a town: what a map or a board shows. They stamp nothing, take no turn and throw no dice. */
import { clockText, dateText, dayOf, type Minutes, momentText } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import { questions } from "../../mind/questions/questions.ts";
import type { StoryId } from "../../world/events.ts";
import { fittingLooks, type Looks } from "../../world/looks.ts";
import { type Mark, markOf } from "../../world/marks.ts";
import { type Person, seenAt } from "../../world/people.ts";
import {
  areaOf,
  entranceOf,
  isHome,
  isOpen,
  isPrivateHome,
  type ObjectId,
  type PersonId,
  type Place,
  type PlaceId,
  placeOf,
  type Scenery,
} from "../../world/places.ts";
import { canHear, peopleIn, stateOf } from "../../world/world.ts";
import { eventsFor } from "../acts/events.ts";
import type { Town } from "../town.ts";
import type { Sight } from "./sight.ts";

/** One person as drawn on a map or a board. */
export interface PersonView {
  readonly id: PersonId;
  readonly name: string;
  readonly kind: "resident" | "visitor";
  readonly place: PlaceId;
  readonly area: string;
  readonly areaName: string;
  /** Reads after the name: "is making espresso", "is walking to Hobbs Cafe", "is asleep". */
  readonly doing: string;
  readonly emoji: string;
  readonly asleep: boolean;
  readonly talking: boolean;
  /** Asleep, or behind a door: whoever comes in does not reach them. */
  readonly apart?: boolean;
  /** The room is their own. */
  readonly ownRoom?: boolean;
  /** A member lives as them just now. */
  readonly embodied?: boolean;
  /** They owe somebody an answer and think of it. */
  readonly answering?: boolean;
  /** While walking: from, to (neighbouring places) and the share of that leg walked, 0 to 1. */
  readonly walk: {
    readonly from: PlaceId;
    readonly to: PlaceId;
    readonly goal: PlaceId;
    readonly share: number;
  } | null;
  /** Picture address of the town file, or null for one drawn from their looks. */
  readonly avatar: string | null;
  /** A resident's; null for whoever walked in. */
  readonly age: number | null;
  /** A resident's; such as fit their id for whoever walked in, of whom nobody says what they look like. */
  readonly looks: Looks;
}

/** One place as drawn on a map or a board. */
export interface PlaceView {
  readonly id: PlaceId;
  readonly name: string;
  readonly emoji: string;
  readonly about: string;
  readonly position: { readonly x: number; readonly y: number };
  readonly home: boolean;
  /** A home that nobody enters unasked but those who live there. */
  readonly private?: boolean;
  readonly open: boolean;
  /** "08:00-20:00", or null when always open. */
  readonly hours: string | null;
  /** "08:00": when it opens, or null when always open. */
  readonly opens: string | null;
  readonly areas: readonly {
    readonly id: string;
    readonly name: string;
    readonly objects: readonly {
      readonly id: ObjectId;
      readonly name: string;
      readonly state: string;
      readonly odd: boolean;
      /** What is drawn of its state. */
      readonly mark: Mark | null;
    }[];
  }[];
  /** The event that people have come together for there, by its name; null where there is none. */
  readonly gathering: string | null;
  /** Who is there; whoever is on the way is not. */
  readonly people: readonly PersonId[];
}

/** What the town costs, this real day. */
export interface CostView {
  readonly model: string;
  /** What keeps the model from being asked, with what to do, a sentence each. */
  readonly troubles: readonly string[];
  readonly requests: number;
  readonly input: number;
  readonly cached: number;
  readonly output: number;
  readonly usd: number;
  readonly budgetUsd: number;
  /** What the day comes to at its rate so far, at most the budget. */
  readonly forecastUsd: number;
  readonly byStep: Readonly<
    Record<string, { readonly asked: number; readonly fellBack: number; readonly usd: number }>
  >;
}

/** Which of the two models is meant to answer a step; null for what is no question, such as "embed". */
export const tierOf = (step: string) => questions.find(({ name }) => name === step)?.tier ?? null;

/** The town at this minute. */
export interface TownView {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly language: string;
  readonly now: Minutes;
  /** "07:05". */
  readonly clock: string;
  /** "Monday 13 February". */
  readonly date: string;
  /** Both: "Monday 13 February 07:05". */
  readonly when: string;
  readonly day: number;
  /** What it is like out of doors: "cloudy, 4 °C, a light wind". */
  readonly weather?: string;
  /** Waiting: what is done now is kept until the store is back. */
  readonly state: "running" | "paused" | "dozing" | "waiting" | "stopped";
  /** Why it is not running, one sentence; empty when it runs. */
  readonly why: string;
  /** Beats per tick, or the part of a beat that a tick takes. */
  readonly pace: number;
  /** Real milliseconds from one turn to the next, as measured of late: how long a page has to show what a turn holds. */
  readonly turnMs: number;
  /** In talk with a person a town does not hurry, whatever its pace. */
  readonly eased: boolean;
  readonly opened: boolean;
  readonly turn: number;
  /** Events to come, or going on, that may be known: the story of each, and where it is. */
  readonly events: readonly { readonly id: StoryId; readonly place: PlaceId }[];
  /** What lies around the town. */
  readonly scenery: Scenery;
  readonly places: readonly PlaceView[];
  readonly roads: readonly (readonly [PlaceId, PlaceId])[];
  readonly people: readonly PersonView[];
  readonly costs: CostView;
}

/** What a town's clock is doing, as its host knows it. */
export interface ClockState {
  readonly state: TownView["state"];
  readonly why: string;
  /** Real milliseconds from one of its turns to the next, as measured of late. */
  readonly turnMs: number;
  /** It goes slower than its pace, since a person talks with residents. */
  readonly eased: boolean;
}

/** The town at this minute. */
export function townView(town: Town, clock: ClockState, costs: CostView, sight: Sight): TownView {
  const { state, definition } = town;
  const { map } = definition;
  const roads: [string, string][] = [];
  for (const [from, ways] of map.roads) for (const { to } of ways) if (from < to) roads.push([from, to]);
  return {
    id: town.id,
    name: definition.name,
    about: definition.about,
    language: definition.language,
    now: state.now,
    clock: clockText(state.now),
    date: dateText(definition.start, state.now, definition.language),
    when: momentText(definition.start, state.now, definition.language),
    day: dayOf(state.now),
    weather: languageOf(definition.language).almanac.weather(town.means.town.weather(state.now)),
    state: clock.state,
    why: clock.why,
    pace: state.pace,
    turnMs: clock.turnMs,
    eased: clock.eased,
    opened: state.opened,
    turn: state.turn,
    events: eventsFor(state, town.means.town, null, sight.place).flatMap((one) =>
      one.state === "planned" || one.state === "on" ? [{ id: one.id, place: one.place }] : [],
    ),
    scenery: definition.scenery,
    places: [...map.places.values()].map((place) => placeView(town, place, sight)),
    roads,
    people: [...state.world.people.values()]
      .filter(({ id, spot }) => sight.seenAt(id, spot.place))
      .map((person) => personView(town, person, sight)),
    costs,
  };
}

/** A party of so many is one. */
const LEAST_GATHERED = 2;

function placeView({ state, definition, means }: Town, place: Place, sight: Sight): PlaceView {
  const { hours } = place;
  const here = peopleIn(state.world, place.id);
  return {
    id: place.id,
    name: place.name,
    emoji: place.emoji,
    about: place.about,
    position: place.position,
    home: isHome(place),
    private: isPrivateHome(place),
    open: isOpen(place, state.now),
    hours: hours ? `${clockText(hours.from)}-${clockText(hours.to)}` : null,
    opens: hours ? clockText(hours.from) : null,
    areas: place.areas.map((area) => ({
      id: area.id,
      name: area.name,
      objects: area.objects.map(({ id, name, kind, state: usual }) => {
        // What it was made by somebody there is in their words.
        const { text, odd } = sight.place(place.id) ? stateOf(state.world, id) : { text: usual, odd: false };
        return { id, name, state: text, odd, mark: markOf({ kind, usual }, { text, odd }, definition.language) };
      }),
    })),
    gathering:
      here.filter((one) => !one.asleep).length < LEAST_GATHERED
        ? null
        : (eventsFor(state, means.town, null, sight.place).find((one) => one.state === "on" && one.place === place.id)
            ?.name ?? null),
    people: here.flatMap(({ id, walk }) => (walk === null && sight.seenAt(id, place.id) ? [id] : [])),
  };
}

/** One person, as drawn. */
export function personView(town: Town, person: Person, sight: Sight): PersonView {
  const { map } = town.definition;
  const { replies: words, world } = languageOf(map.language);
  const doing = sight.doing(person) ? seenAt(person.doing, map.language) : words.isDoing(world.doings.lookingAround);
  const persona = town.means.town.personas.get(person.id);
  return {
    id: person.id,
    name: person.name,
    kind: person.kind,
    place: person.spot.place,
    area: person.spot.area,
    areaName: areaOf(map, person.spot).name,
    doing: person.asleep ? words.isAsleep : doing,
    emoji: person.asleep ? "😴" : person.doing.emoji,
    asleep: person.asleep,
    talking: person.talk !== null,
    apart: person.asleep || !canHear(town.state.world, person, entranceOf(placeOf(map, person.spot.place))),
    ownRoom: areaOf(map, person.spot).owners.includes(person.id),
    embodied: town.state.embodied.has(person.id),
    ...(town.state.engaged.has(person.id) ? { answering: true } : {}),
    walk: walkOf(town, person),
    avatar: persona?.avatar ?? null,
    age: persona?.age ?? null,
    looks: persona?.looks ?? fittingLooks({ id: person.id, age: null, pronouns: null }),
  };
}

function walkOf(town: Town, person: Person): PersonView["walk"] {
  const leg = person.walk?.legs[0];
  if (!person.walk || !leg) return null;
  const { now } = town.state;
  const road = town.definition.map.roads.get(person.spot.place)?.find((one) => one.to === leg.place);
  const whole = Math.max(1, road?.minutes ?? leg.at - person.doing.since);
  const share = Math.max(0, Math.min(1, 1 - (leg.at - now) / whole));
  return { from: person.spot.place, to: leg.place, goal: person.walk.to.place, share };
}
