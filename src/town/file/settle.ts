/** A town file becomes a town at midnight of its first day: everybody asleep at home, with the memories their paragraph gives them. */
import { type Minutes, minutes } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import { bedOf } from "../../mind/act/where.ts";
import { givenTies, givenWhoIAm } from "../../mind/memory/given.ts";
import { kept, memoryOf, type Note } from "../../mind/memory/remember.ts";
import { append, emptyStream, type MemoryStream } from "../../mind/memory/stream.ts";
import type { Mind, TownFacts } from "../../mind/mind.ts";
import type { Persona } from "../../mind/persona.ts";
import { hosting } from "../../mind/plan/hosting.ts";
import type { Recognise } from "../../mind/recognise.ts";
import type { Understand } from "../../mind/understand.ts";
import { calendarDay } from "../../world/calendar.ts";
import type { Draft } from "../../world/events.ts";
import type { Person } from "../../world/people.ts";
import type { TownMap } from "../../world/places.ts";
import { weatherAt } from "../../world/weather.ts";
import type { TownState } from "../state.ts";
import type { TownDefinition } from "./definition.ts";

/** What minds know of a town without remembering it. */
export const factsOf = (
  definition: TownDefinition,
  id: string,
  recognise?: Recognise,
  understand?: Understand,
): TownFacts => ({
  id,
  name: definition.name,
  language: definition.language,
  start: definition.start,
  map: definition.map,
  personas: new Map(definition.personas.map((persona) => [persona.id, persona])),
  currency: definition.currency,
  weather: (at) => weatherAt(definition.climate, definition.seed, definition.start, at),
  calendar: (day) => calendarDay(definition.calendar, definition.start, day),
  plantings: definition.plantings,
  answers: definition.answers,
  ...(recognise ? { recognise } : {}),
  ...(understand ? { understand } : {}),
});

/** Embeds texts; offline at once, else by the model. */
export type Embed = (texts: readonly string[]) => Promise<readonly (Float32Array | null)[]>;

/** The first state of a town, and the events that say so. */
export async function settle(
  definition: TownDefinition,
  id: string,
  seed: string,
  step: number,
  embed: Embed,
): Promise<{ state: TownState; events: Draft[] }> {
  const now = minutes(0);
  const events: Draft[] = [];
  const minds = new Map<string, Mind>();
  const firsts = definition.personas.map((persona) => ({ persona, notes: firstNotes(persona, definition) }));
  // All at once: a slow model is waited for once, however many live here.
  const vectors = await embed(firsts.flatMap(({ notes }) => notes.map(({ text }) => text)));
  let next = 0;
  for (const { persona, notes } of firsts) {
    const born = birth(persona, definition, notes, now, vectors.slice(next, next + notes.length));
    next += notes.length;
    minds.set(persona.id, born.mind);
    events.push(...born.events);
  }
  const people = new Map(
    definition.personas.map((persona) => [persona.id, asleepAtHome(persona, definition.map, now)]),
  );
  const objects = new Map(
    [...people.values()].flatMap((person) =>
      person.doing.object
        ? [
            [
              person.doing.object,
              { text: languageOf(definition.language).world.states.occupied, odd: false, by: person.id, since: now },
            ] as const,
          ]
        : [],
    ),
  );
  const state: TownState = {
    id,
    seed,
    step,
    turn: 0,
    now,
    ticks: 0,
    acts: 0,
    opened: false,
    paused: null,
    pace: 1,
    world: {
      map: definition.map,
      people,
      objects,
      talks: new Map(),
      guests: new Map(),
      proposals: new Map(),
      talkCount: 0,
    },
    minds,
    pending: new Map(),
    engaged: new Map(),
    held: [],
    stories: new Map(definition.stories.map((story) => [story.id, story])),
    asked: new Map(),
    embodied: new Map(),
    roll: null,
    away: new Map(),
    awayMinds: new Map(),
    known: new Map(),
    handled: new Map(),
  };
  return { state, events };
}

/** A resident in bed. */
export const asleepAtHome = (persona: Persona, map: TownMap, now: Minutes): Person => ({
  id: persona.id,
  kind: "resident",
  name: persona.name,
  spot: persona.home,
  walk: null,
  doing: {
    text: languageOf(map.language).world.doings.sleeping,
    emoji: "😴",
    object: bedOf(map, persona.home),
    since: now,
  },
  asleep: true,
  talk: null,
  about: "",
});

/** People whom a sentence names in full. */
export const namedIn = (text: string, definition: TownDefinition): string[] =>
  definition.personas.filter((persona) => text.includes(persona.name)).map((persona) => persona.id);

/** What a resident knows from the first: the phrases of their paragraph, and the stories they hold. */
export function firstNotes(persona: Persona, definition: TownDefinition): Note[] {
  const phrases = persona.paragraph
    .split(/[;；]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean);
  const stories = definition.stories.filter((story) => story.holder === persona.id);
  return [
    ...phrases.map(
      (text): Note => ({ text, subjects: [persona.id, ...namedIn(text, definition)], source: { how: "given" } }),
    ),
    ...stories.map(
      (story): Note => ({
        text: story.memory,
        subjects: [persona.id, ...namedIn(story.memory, definition)],
        source: { how: "given" },
        stories: [story.id],
        poignancy: story.poignancy,
      }),
    ),
  ];
}

/** A mind that remembers its first notes, at the minute it comes to town. */
export function birth(
  persona: Persona,
  definition: TownDefinition,
  notes: readonly Note[],
  now: Minutes,
  vectors: readonly (Float32Array | null)[],
): { mind: Mind; events: Draft[] } {
  const stories = definition.stories.filter((story) => story.holder === persona.id);
  let stream: MemoryStream = emptyStream(definition.start);
  const events: Draft[] = [];
  notes.forEach((note, i) => {
    const memory = memoryOf({ id: persona.id, stream }, note, now);
    stream = append(stream, memory, vectors[i] ?? null);
    events.push(kept(persona, memory));
  });
  const ties = givenTies(persona, new Map(definition.personas.map((one) => [one.id, one])), definition.language);
  const own = [persona.home.place, persona.work?.spot.place, ...persona.haunts].filter((place) => place !== undefined);
  // One knows where one's close friends live.
  const friends = persona.ties
    .filter((tie) => tie.warmth >= 2)
    .map((tie) => definition.personas.find((one) => one.id === tie.to)?.home.place)
    .filter((place) => place !== undefined);
  const open = [...definition.map.places.values()]
    .filter((place) => place.access === "public")
    .map((place) => place.id);
  const mind: Mind = {
    id: persona.id,
    stream,
    whoIAm: givenWhoIAm(persona, definition.language),
    ties,
    plan: null,
    yesterday: "",
    commitments: stories.flatMap((story) => hosting(story, definition.map, now)),
    intents: stories.map((story) => ({ id: story.id, text: story.memory, story: story.id, since: now })),
    habits: new Map(),
    map: { places: new Set([...own, ...open, ...friends]), objects: new Map(), seen: new Map() },
    errands: [],
    sum: 0,
    noticed: new Map(),
    cooldowns: new Map(),
    ratedAt: now,
    looked: "",
    waitsUntil: now,
  };
  return { mind, events };
}
