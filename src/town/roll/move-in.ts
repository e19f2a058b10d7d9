/**
 * Somebody moves into a town that lives (issue 4, item 10): with the first memories that were written for them, a bed, and housemates who
 * know them. Everybody else has yet to meet them. From their first minute they plan and live like anybody.
 */
import type { Minutes } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import { kept, memoryOf, type Note } from "../../mind/memory/remember.ts";
import { append } from "../../mind/memory/stream.ts";
import type { Mind, Tie } from "../../mind/mind.ts";
import type { Persona } from "../../mind/persona.ts";
import { livedDay, wakingDay } from "../../mind/plan/plan.ts";
import type { Draft } from "../../world/events.ts";
import { lookingAround } from "../../world/people.ts";
import { placeOf } from "../../world/places.ts";
import { UserError } from "../../world/user-error.ts";
import type { World } from "../../world/world.ts";
import type { Changed } from "../change.ts";
import { readTown, type TownDefinition } from "../file/definition.ts";
import { asleepAtHome, birth, firstNotes } from "../file/settle.ts";
import type { TownState } from "../state.ts";
import { checkName, fileWith, MOST_RESIDENTS, nameOf } from "./newcomer.ts";

/** Finds the vector of a text that is to be remembered, or null. */
export type VectorOf = (text: string) => Float32Array | null;

/** A change of who lives in town, and what its keeper is told. */
export interface RollChanged extends Changed {
  readonly said: string;
}

/** The state with another file, and the map that follows from it. */
export const withFile = (
  state: TownState,
  definition: TownDefinition,
  gone = state.roll?.gone ?? new Map(),
): TownState => ({
  ...state,
  roll: { file: definition.file, gone },
  world: { ...state.world, map: definition.map },
});

/** A mind that was told things it is to remember. */
export function told(mind: Mind, notes: readonly Note[], now: TownState["now"], vectorOf: VectorOf) {
  let { stream } = mind;
  const events: Draft[] = [];
  for (const note of notes) {
    const memory = memoryOf({ ...mind, stream }, note, now);
    stream = append(stream, memory, vectorOf(note.text));
    events.push(kept(mind, memory));
  }
  return { mind: { ...mind, stream }, events };
}

/** Somebody of whom a keeper wrote moves in. @throws UserError for what will not do */
export function movedIn(
  state: TownState,
  before: TownDefinition,
  { written, home, label }: { readonly written: unknown; readonly home: string | null; readonly label: string },
  vectorOf: VectorOf,
): RollChanged {
  const { roll: words } = languageOf(before.language);
  if (before.personas.length >= MOST_RESIDENTS) throw new UserError("full", words.full(before.name, MOST_RESIDENTS));
  checkName(state, before, nameOf(written));
  const definition = readTown(fileWith(before, state.id, written, { home, label }), `${before.id}.json`, {
    kept: true,
  });
  const persona = definition.personas.at(-1)!;
  if (state.roll?.gone.has(persona.id)) throw new UserError("name-gone", words.livedHere(persona.name));
  const { now } = state;
  const place = placeOf(definition.map, persona.home.place);
  const arrived: Note = {
    text: words.notes.movedIn(persona.name, definition.name, place.name),
    subjects: [persona.id, place.id],
    source: { how: "given" },
    poignancy: 7,
  };
  const notes = [...firstNotes(persona, definition), arrived];
  const born = birth(
    persona,
    definition,
    notes,
    now,
    notes.map(({ text }) => vectorOf(text)),
  );
  const events: Draft[] = [
    { kind: "resident-moved-in", at: now, who: persona.id, spot: persona.home, audience: "nobody", name: persona.name },
    ...born.events,
  ];
  const minds = new Map(state.minds);
  for (const mate of before.personas.filter((one) => one.home.place === persona.home.place)) {
    const met = greeted(minds.get(mate.id)!, mate, persona, definition, now, vectorOf);
    minds.set(mate.id, met.mind);
    events.push(...met.events);
  }
  minds.set(persona.id, born.mind);
  const settled = withFile(state, definition);
  return {
    state: { ...settled, minds, world: bodyIn(settled.world, persona, definition, now) },
    events,
    said: words.added(persona.name, place.name),
  };
}

/** The world with somebody at home in it, up or in bed as they usually are at this hour. */
export function bodyIn(world: World, persona: Persona, { map, language }: TownDefinition, now: Minutes): World {
  const people = new Map(world.people);
  const objects = new Map(world.objects);
  const { states } = languageOf(language).world;
  const asleep = asleepAtHome(persona, map, now);
  if (isUp(persona, now)) {
    people.set(persona.id, { ...asleep, asleep: false, doing: lookingAround(language, now, "📦") });
  } else {
    people.set(persona.id, asleep);
    if (asleep.doing.object)
      objects.set(asleep.doing.object, { text: states.occupied, odd: false, by: persona.id, since: now });
  }
  return { ...world, people, objects };
}

/** Whether a resident is up at this time of the day, as they usually are. */
function isUp(persona: Persona, now: TownState["now"]): boolean {
  const { wake, sleep } = wakingDay(persona, livedDay(persona, now));
  return now >= wake && now < sleep;
}

/** Somebody who lives under the same roof knows who has moved in, and what they are to them. */
export function greeted(
  mind: Mind,
  self: Persona,
  newcomer: Persona,
  { map, language }: TownDefinition,
  now: TownState["now"],
  vectorOf: VectorOf,
) {
  const { roll: words, mind: given } = languageOf(language);
  const back = newcomer.ties.find(({ to }) => to === self.id);
  const kind = back?.kind ?? words.housemate;
  const tie: Tie = {
    kind,
    warmth: back?.warmth ?? 1,
    text: given.first.tie(newcomer.name, self.name, kind),
    renewed: now,
    talks: 0,
    evidence: [],
  };
  const note: Note = {
    text: words.notes.newHousemate(newcomer.name, placeOf(map, newcomer.home.place).name),
    subjects: [newcomer.id, newcomer.home.place],
    source: { how: "given" },
    poignancy: 6,
  };
  return told({ ...mind, ties: new Map(mind.ties).set(newcomer.id, tie) }, [note], now, vectorOf);
}
