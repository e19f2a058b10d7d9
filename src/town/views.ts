/** Read-only views of a town: what a map, a board or a card shows. They stamp nothing, take no turn and throw no dice. */
import { clockText, dateText, dayOf, momentText } from "../clock/units.ts";
import { languageOf } from "../language/language.ts";
import type { Mind } from "../mind/mind.ts";
import { retrieve } from "../mind/retrieve.ts";
import { type MemoryStream, memoryAt, poignancyOf } from "../mind/stream.ts";
import { nameOf } from "../mind/tell.ts";
import type { Memory } from "../world/events.ts";
import { fittingLooks } from "../world/looks.ts";
import { markOf } from "../world/marks.ts";
import type { Person } from "../world/people.ts";
import { areaOf, entranceOf, isHome, isOpen, isPrivateHome, type Place, placeOf } from "../world/places.ts";
import { canHear, peopleIn, personOf, stateOf } from "../world/world.ts";
import type { CostView, MemoryView, PersonView, PlaceView, ResidentView, TownView } from "./desk.ts";
import { eventsFor } from "./events.ts";
import { mindFor, type Sight } from "./sight.ts";
import { embedAll } from "./thinking.ts";
import type { Town } from "./town.ts";

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
    state: clock.state,
    why: clock.why,
    pace: state.pace,
    turnMs: clock.turnMs,
    eased: clock.eased,
    opened: state.opened,
    turn: state.turn,
    events: eventsFor(state, town.means.town, null, sight.place).flatMap((one) =>
      one.state === "planned" || one.state === "on" ? [one.id] : [],
    ),
    scenery: definition.scenery,
    places: [...map.places.values()].map((place) => placeView(town, place, sight)),
    roads,
    people: [...state.world.people.values()]
      .filter(({ kind, spot }) => kind === "resident" || sight.place(spot.place))
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
      objects: area.objects.map(({ id, name, state: usual }) => {
        // What it was made by somebody there is in their words.
        const { text, odd } = sight.place(place.id) ? stateOf(state.world, id) : { text: usual, odd: false };
        return { id, name, state: text, odd, mark: markOf({ name, usual }, { text, odd }, definition.language) };
      }),
    })),
    gathering:
      here.filter((one) => !one.asleep).length < LEAST_GATHERED
        ? null
        : (eventsFor(state, means.town, null, sight.place).find((one) => one.state === "on" && one.place === place.id)
            ?.name ?? null),
    people: here.flatMap(({ id, kind }) => (kind === "resident" || sight.place(place.id) ? [id] : [])),
  };
}

/** One person, as drawn. */
export function personView(town: Town, person: Person, sight: Sight): PersonView {
  const { map } = town.definition;
  const { replies: words, world } = languageOf(map.language);
  const doing = sight.doing(person) ? person.doing.text : world.doings.lookingAround;
  const persona = town.means.town.personas.get(person.id);
  return {
    id: person.id,
    name: person.name,
    kind: person.kind,
    place: person.spot.place,
    area: person.spot.area,
    areaName: areaOf(map, person.spot).name,
    doing: person.asleep ? words.isAsleep : words.isDoing(doing),
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

/** A resident's card. */
export function residentView(town: Town, id: string, sight: Sight): ResidentView {
  const { state, definition } = town;
  const mind = mindFor(state.minds.get(id)!, sight, town.means.town);
  const persona = town.means.town.personas.get(id)!;
  const { now } = state;
  const named = (who: string) => nameOf(town.means.town, state.world, who);
  const known = (who: string) => town.means.town.personas.get(who)?.name ?? state.known.get(who)?.name ?? named(who);
  return {
    ...personView(town, personOf(state.world, id), sight),
    age: persona.age,
    traits: persona.traits,
    occupation: persona.occupation,
    paragraph: persona.paragraph,
    currently: persona.currently,
    register: persona.speech.register,
    summary: { core: mind.whoIAm.core, occupation: mind.whoIAm.occupation, feeling: mind.whoIAm.feeling },
    plan: (mind.plan?.chunks ?? []).map((chunk) => ({
      from: chunk.from,
      to: chunk.to,
      doing: chunk.doing,
      place: chunk.place,
      emoji: chunk.emoji,
      clock: clockText(chunk.from),
      placeName: placeOf(definition.map, chunk.place).name,
      current: chunk.from <= now && now < chunk.to,
    })),
    actions: (mind.plan?.actions ?? [])
      .filter((action) => action.to > now)
      .slice(0, 8)
      .map((action) => ({
        from: action.from,
        clock: clockText(action.from),
        doing: action.doing,
        emoji: action.emoji,
      })),
    commitments: mind.commitments
      .filter((one) => one.to === null || one.to > now)
      .map((one) => ({
        what: one.what,
        when: one.from === null ? "" : momentText(definition.start, one.from, definition.language),
        with: one.with.map(known),
      })),
    // A tie that nobody has thought about since the town began says no more than its kind.
    ties: [...mind.ties].map(([other, { kind, text, evidence }]) => ({
      id: other,
      name: known(other),
      kind,
      text: evidence.length > 0 ? text : "",
    })),
    poignancySum: mind.sum,
  };
}

/** A resident's memories, newest first; with `about`, the best answers to it first, with their scores. */
export async function memoryViews(
  town: Town,
  id: string,
  about: string | null,
  most: number,
  sight: Sight,
): Promise<readonly MemoryView[]> {
  const { state } = town;
  const mind: Mind = state.minds.get(id)!;
  if (about === null || about.trim() === "")
    return newest(mind.stream, most, sight).map((memory) => memoryView(town, mind, memory, null));
  const [vector] = await embedAll(town.means, [about]);
  return retrieve(
    mind.stream,
    { text: about, vector: vector ?? null },
    { mode: "question", now: state.now, k: sight.whole ? most : Number.MAX_SAFE_INTEGER },
  )
    .filter(({ memory }) => sight.memory(memory))
    .slice(0, most)
    .map(({ memory, scores }) => memoryView(town, mind, memory, scores));
}

/** The newest memories that may be shown, the newest first. */
function newest(stream: MemoryStream, most: number, sight: Sight): Memory[] {
  const found: Memory[] = [];
  for (let i = stream.length - 1; i >= 0 && found.length < most; i--) {
    const memory = memoryAt(stream, i);
    if (sight.memory(memory)) found.push(memory);
  }
  return found;
}

/** One memory of a resident, as a card shows it. */
export function memoryView(town: Town, mind: Mind, memory: Memory, scores: MemoryView["scores"]): MemoryView {
  const { start, language } = town.definition;
  return {
    id: memory.id,
    kind: memory.kind,
    text: memory.text,
    created: memory.created,
    poignancy: poignancyOf(mind.stream, memory),
    source: memory.source,
    evidence: memory.evidence,
    depth: memory.depth,
    when: momentText(start, memory.created, language),
    scores,
  };
}
