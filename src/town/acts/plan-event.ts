/**
 * Events that people plan and call off (paper section 3.4): the wish is planted in its host and a story opened with it, and nothing
 * else. A member who is the host themselves invites by talking; what they say of it in town carries the story.
 */

import { clockText, dateText, later, spanText } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import { stems } from "../../mind/memory/words.ts";
import type { Mind, TownFacts } from "../../mind/mind.ts";
import { type Gathering, gatheringOf, type Persona, type Story } from "../../mind/persona.ts";
import { opensFor } from "../../mind/plan/plan.ts";
import { firstName } from "../../world/people.ts";
import { entranceOf, type PersonId, type PlaceId, placeOf } from "../../world/places.ts";
import type { Asks } from "../../world/reading.ts";
import { UserError } from "../../world/user-error.ts";
import { minutesBetween } from "../../world/walking.ts";
import { personOf } from "../../world/world.ts";
import type { TownState } from "../state.ts";
import { type ActDone, nextAct, type Visiting, voice } from "./acts.ts";
import { calledOff } from "./called-off.ts";
import { type EventView, eventsOf, findEvent } from "./events.ts";
import { findPlace, findResident } from "./find.ts";
import { momentMeant } from "./moment-meant.ts";

/** What somebody plans, as they typed it. No host: themselves. */
export interface Planning {
  readonly what: string;
  readonly place: string;
  readonly when: string;
  readonly minutes: number;
  readonly host: string | null;
  /** The place in whose hearing it is announced; absent or null: in none, and so where it is to be. */
  readonly announcedIn?: PlaceId | null;
}

const MOST_PLANNED = 6;
/** Of these one member plans so many: the others have room as well. */
const MOST_BY_ONE = 2;
/** An event is planned at least so many minutes ahead: time for its host to come and for somebody to hear of it. */
const SOONEST = 30;

/** What is still to come or goes on. */
const openOf = (state: TownState, facts: TownFacts): readonly EventView[] =>
  eventsOf(state, facts).filter((one) => one.state === "planned" || one.state === "on");

/** Whose room is taken, where somebody may plan no more beside what is open; null where there is room. */
function fullFor(by: PersonId, open: readonly EventView[], { minds }: TownState): "member" | "town" | null {
  if (open.filter(({ plannedBy }) => plannedBy === by).length >= MOST_BY_ONE) return "member";
  // What members only say is to be takes nobody's room: they may say as much as they like.
  const planned = open.filter(({ plannedBy, host }) => plannedBy !== null || minds.has(host));
  return planned.length >= MOST_PLANNED ? "town" : null;
}

/** Plans an event; for a keeper there is always room. @throws UserError for what the person can mend. */
export function planEvent(
  state: TownState,
  facts: TownFacts,
  visiting: Visiting,
  planning: Planning,
  keeper: boolean,
): ActDone {
  const { events: words, replies, mind } = languageOf(facts.language);
  const what = planning.what
    .trim()
    .replace(/\s+/g, " ")
    .replace(/(?<![.!。！])[.!。！]+$/u, "")
    .slice(0, 80);
  if (stems(what).length === 0) throw new UserError("no-event-name", words.noWhat);
  const host = planning.host === null ? null : findResident(facts, planning.host);
  const [hostId, hostName] = host ? [host.id, host.name] : [visiting.id, visiting.name];
  const place = findPlace(facts, planning.place);
  const from = momentMeant(planning.when, { now: state.now, facts });
  if (from === null) throw new UserError("no-event-time", words.noWhen);
  if (from < state.now + SOONEST) throw new UserError("event-too-soon", words.tooNear);
  if (planning.minutes < 15 || planning.minutes > 8 * 60) throw new UserError("event-length", words.tooLong);
  const to = later(from, planning.minutes);
  if (!opensFor(facts.map, place.id, hostId, from, to))
    throw new UserError("event-closed", words.notOpen(place.name, hostName));
  const open = openOf(state, facts);
  const full = keeper ? null : fullFor(visiting.id, open, state);
  if (full) throw new UserError("too-many-events", words.tooMany[full]);
  const other = open.find((one) => one.host === hostId && one.from < to && one.to > from);
  // Whether somebody may read where it was told is not known here: only their own is named.
  const own = other?.plannedBy === visiting.id;
  if (other) throw new UserError("event-clashes", words.busyThen(hostName, own ? other.name : null));

  const acting = nextAct(state);
  const name = words.named(what);
  const of = { kind: "gathering", host: hostId, name, spot: entranceOf(place), from, to } as const;
  const story = gatheringStory(`event-${acting.state.acts}`, hostName, of, visiting.id, facts);
  const date = dateText(facts.start, from, facts.language);
  const hours = mind.notes.hours(clockText(from), clockText(to));
  const shown = words.shown(name, hostName, place.name, spanText(facts.start, from, to, facts.language));
  if (host) {
    const wish = replies.stories.wish(name, place.name, date, hours);
    return {
      ...voice(acting.state, facts, hostId, wish, story, visiting.id),
      act: acting.act,
      answers: null,
      said: [words.planned(hostName, shown), ...hindrances(state, facts, story)].join(" "),
    };
  }
  const opened = opening(known(acting.state, visiting), announced(story, planning.announcedIn ?? place.id, facts));
  return { ...opened, act: acting.act, answers: null, said: words.plannedOwn(shown) };
}

/** A story as it is out where it was announced. */
const announced = (story: Story, place: PlaceId, { map }: TownFacts): Story => ({
  ...story,
  toldIn: [placeOf(map, place).id],
});

/** A gathering as its host tells it and others pass it on; `by` is whoever planned it. */
export function gatheringStory(id: string, hostName: string, of: Gathering, by: PersonId, facts: TownFacts): Story {
  const { replies, mind } = languageOf(facts.language);
  const place = placeOf(facts.map, of.spot.place).name;
  const date = dateText(facts.start, of.from, facts.language);
  const hours = mind.notes.hours(clockText(of.from), clockText(of.to));
  return {
    id,
    holder: of.host,
    memory: replies.stories.eventMemory(hostName, of.name, place, date, hours),
    tells: replies.stories.eventTells(of.name, place, date, hours),
    passes: replies.stories.eventPasses(firstName(hostName), of.name, place, date, hours),
    secret: false,
    poignancy: 8,
    of,
    plannedBy: by,
  };
}

/** How long what a thought wishes for is. */
const WISHED_FOR = 120;

/**
 * The gathering that a thought, which `by` whispered, wishes its holder to give, where it says what and when: at a place it names, or at home;
 * null where it cannot be.
 */
export function gatheringWished(
  state: TownState,
  facts: TownFacts,
  { id: host, home }: Persona,
  words: string,
  { places, at: from }: Asks,
  by: PersonId,
): Gathering | null {
  const language = languageOf(facts.language);
  const { names } = language.replies.address;
  const what = language.planning.intent.gatherings.find((one) => names(words, one));
  const place = placeOf(facts.map, places[0] ?? home.place);
  if (!what || from === null || from < state.now + SOONEST) return null;
  const to = later(from, WISHED_FOR);
  if (!opensFor(facts.map, place.id, host, from, to)) return null;
  const open = openOf(state, facts);
  if (fullFor(by, open, state) || open.some((one) => one.host === host && one.from < to && one.to > from)) return null;
  return { kind: "gathering", host, name: language.events.named(what), spot: entranceOf(place), from, to };
}

/** What may keep a resident from being there when their event begins, told to whoever plans it. */
export function hindrances(state: TownState, facts: TownFacts, story: Story): string[] {
  const event = gatheringOf(story);
  if (!event || !state.minds.has(event.host)) return [];
  const { events: words } = languageOf(facts.language);
  const { name } = personOf(state.world, event.host);
  const { place } = event.spot;
  const walk = minutesBetween(facts.map, personOf(state.world, event.host).spot.place, place);
  // Doors that open only then, and a way that is longer than the time left: everything else is made room for.
  const late = !opensFor(facts.map, place, event.host, later(event.from, -5), event.from);
  return [
    ...(state.embodied.has(event.host) ? [words.hostEmbodied(name)] : []),
    ...(late ? [words.doorsOpen(placeOf(facts.map, place).name, name)] : []),
    ...(walk + 10 > event.from - state.now ? [words.hostFar(name)] : []),
  ];
}

/** The state that knows what a visitor calls themselves, so that they can be named as a host. */
const known = (state: TownState, { id, name, about, member }: Visiting): TownState =>
  state.known.has(id) ? state : { ...state, known: new Map(state.known).set(id, { name, about, member }) };

/** A story of a visitor's own: opened, and in nobody's mind yet. */
function opening(state: TownState, story: Story): Pick<ActDone, "state" | "events"> {
  const stories = new Map(state.stories).set(story.id, { ...story, opened: state.now });
  const base = { at: state.now, who: story.holder, spot: null, audience: "nobody" } as const;
  return {
    state: { ...state, stories },
    events: [{ kind: "story-opened", ...base, story: story.id, text: story.memory }],
  };
}

/**
 * Calls an event off: its host knows at once, and whoever meant to come learns it by talk, as they learned of it. Who may is the desk's
 * to say. @throws UserError when there is nothing to call off.
 */
export function cancelEvent(before: TownState, facts: TownFacts, visiting: Visiting, named: string): ActDone {
  const { events: words } = languageOf(facts.language);
  const view = findEvent(facts, named, eventsOf(before, facts));
  if (view.state === "off") throw new UserError("event-off", words.offAlready(view.name));
  if (view.state === "over") throw new UserError("event-over", words.isOver(view.name));
  const story = before.stories.get(view.id)!;
  const acting = nextAct(before);
  const off = calledOff(story, view.hostName, facts.language);
  const stories = new Map(acting.state.stories).set(story.id, { ...story, off: off.id });
  const state = { ...acting.state, stories };
  const resident = state.minds.get(story.holder);
  const done = resident
    ? voice(withoutDuties(state, resident, story.id), facts, resident.id, words.off.voice(view.name), off, visiting.id)
    : opening(state, off);
  const said = resident ? words.calledOff(view.name, view.hostName) : words.calledOffOwn(view.name);
  return { ...done, act: acting.act, answers: null, said };
}

/** A host who has nothing more to prepare and nothing to give. */
function withoutDuties(state: TownState, mind: Mind, story: string): TownState {
  const chunks = mind.plan?.chunks.map((chunk) =>
    chunk.serves?.split(":").includes(story) ? { ...chunk, kind: "pastime" as const, serves: null } : chunk,
  );
  const free: Mind = {
    ...mind,
    commitments: mind.commitments.filter((one) => one.story !== story),
    intents: mind.intents.filter((one) => one.story !== story),
    plan: mind.plan && chunks ? { ...mind.plan, chunks } : mind.plan,
  };
  return { ...state, minds: new Map(state.minds).set(mind.id, free) };
}
