/** Minds for tests: residents of Smallville as they are settled, with what they are to remember, see and plan; thinking is the town's own. */

import { type Minutes, minutes } from "../../src/clock/units.ts";
import { memoryOf, type Note } from "../../src/mind/memory/remember.ts";
import { append, type MemoryStream } from "../../src/mind/memory/stream.ts";
import type { Mind } from "../../src/mind/mind.ts";
import type { Thinking } from "../../src/mind/thinking.ts";
import type { Model } from "../../src/model/model.ts";
import { offlineOf } from "../../src/offline/offline.ts";
import { loadTown } from "../../src/town/file/definition.ts";
import { factsOf, settle } from "../../src/town/file/settle.ts";
import type { TownState } from "../../src/town/state.ts";
import { type Means, thinkingOver, vectorCache } from "../../src/town/thinking.ts";
import type { Person } from "../../src/world/people.ts";
import type { Spot } from "../../src/world/places.ts";
import { fails, scriptedModel } from "../model/scripted.ts";

export const definition = await loadTown("smallville");
export const facts = factsOf(definition, "test");
export const personas = [...facts.personas.values()];
/** The party, the candidacy and the crush. */
export const stories = new Map(definition.stories.map((story) => [story.id, story]));
const settled = (await settle(definition, "test", "1", 5, async (texts) => texts.map(() => null))).state;

export const at = (hour: number, minute = 0, day = 1): Minutes => minutes((day - 1) * 1440 + hour * 60 + minute);
export const personaOf = (id: string) => facts.personas.get(id)!;
export const mindOf = (id: string): Mind => settled.minds.get(id)!;
export const cafe: Spot = { place: "hobbs-cafe", area: "cafe" };

/** No provider: every stand-in answers, and that is no failure. */
export const offline = (): Model => scriptedModel({ "*": fails("offline") });

/** A mind with these notes remembered, each at its minute. */
export function remembering(mind: Mind, ...notes: readonly (Partial<Note> & { text: string; at?: Minutes })[]): Mind {
  let { stream }: { stream: MemoryStream } = mind;
  for (const note of notes) {
    const whole: Note = { subjects: [mind.id], source: { how: "saw" }, ...note };
    stream = append(stream, memoryOf({ id: mind.id, stream }, whole, note.at ?? at(8)), null);
  }
  return { ...mind, stream };
}

/** Where and when a thought takes place. */
export interface Scene {
  readonly now?: Minutes;
  readonly seed?: string;
  readonly model?: Model;
  /** Who is different from a sleeper at home: everybody named is awake, and at the cafe unless told. */
  readonly people?: Readonly<Record<string, Partial<Person>>>;
  readonly objects?: TownState["world"]["objects"];
  readonly talks?: TownState["world"]["talks"];
  readonly proposals?: TownState["world"]["proposals"];
  /** Visitors who were ever here. */
  readonly known?: TownState["known"];
}

/** The state of the town in a scene. */
export function stateIn({ now = at(9), seed = "1", people = {}, objects, talks, proposals, known }: Scene): TownState {
  const moved = Object.entries(people).map(([id, one]): [string, Person] => [
    id,
    {
      id,
      kind: id.startsWith("visitor:") ? "visitor" : "resident",
      name: facts.personas.get(id)?.name ?? "Alex",
      spot: cafe,
      walk: null,
      doing: { text: "having a coffee", emoji: "☕", object: null, since: now },
      asleep: false,
      talk: null,
      about: "",
      ...one,
    },
  ]);
  const { world } = settled;
  return {
    ...settled,
    seed,
    now,
    known: known ?? settled.known,
    world: {
      ...world,
      people: new Map([...world.people, ...moved]),
      objects: objects ?? world.objects,
      talks: talks ?? world.talks,
      proposals: proposals ?? world.proposals,
    },
  };
}

/** A thinking in a scene; `thought` names it, and with it the throws of chance. */
export function thinkingIn(scene: Scene = {}, thought = "t1"): Thinking {
  const state = stateIn(scene);
  const means: Means = {
    town: facts,
    model: scene.model ?? offline(),
    offline: offlineOf("en"),
    book: () => {},
    vectors: vectorCache(),
    silent: false,
  };
  return thinkingOver(state, state.world, thought, means, new Map());
}
