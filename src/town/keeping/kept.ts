/** What a town keeps about one visitor, for their own eyes (`/privacy export`): the same that forgetting takes away. */
import { momentText } from "../../clock/units.ts";
import { memoriesOf } from "../../mind/memory/stream.ts";
import type { Memory } from "../../world/events.ts";
import type { PersonId } from "../../world/places.ts";
import { everyMind } from "../roll/away.ts";
import type { Town } from "../town.ts";
import { tracesOf } from "./traces.ts";

/** All that a town keeps about one visitor. */
export interface KeptOfVisitor {
  readonly town: string;
  readonly id: PersonId;
  readonly name: string;
  readonly about: string;
  /** Memories that hold their words or doings, or rest on one that does, by resident. */
  readonly memories: readonly {
    readonly resident: string;
    /** "Monday 13 February 07:05". */
    readonly when: string;
    readonly kind: Memory["kind"];
    readonly text: string;
  }[];
  /** Who they are to each resident who knows them. */
  readonly ties: readonly { readonly resident: string; readonly kind: string; readonly text: string }[];
  /** What their words set going. */
  readonly stories: readonly string[];
}

/** Everything kept about a visitor, or null when they are not known and nothing leads to them. */
export function keptOfVisitor(town: Town, visitor: PersonId): KeptOfVisitor | null {
  const { state, definition, means } = town;
  const known = state.known.get(visitor);
  const { ids } = tracesOf(state, means.town, { visitor });
  if (!known && ids.length === 0) return null;
  const theirs = new Set(ids);
  const minds = [...everyMind(state).values()];
  const nameOf = (id: PersonId) => means.town.personas.get(id)?.name ?? state.away.get(id)?.persona.name ?? id;
  return {
    town: definition.name,
    id: visitor,
    name: known?.name ?? "",
    about: known?.about ?? "",
    memories: minds.flatMap(({ id, stream }) =>
      memoriesOf(stream)
        .filter((memory) => theirs.has(memory.id))
        .map(({ created, kind, text }) => ({
          resident: nameOf(id),
          when: momentText(definition.start, created, definition.language),
          kind,
          text,
        })),
    ),
    ties: minds.flatMap(({ id, ties }) => {
      const tie = ties.get(visitor);
      return tie ? [{ resident: nameOf(id), kind: tie.kind, text: tie.text }] : [];
    }),
    stories: [...state.stories.values()].filter(({ id }) => theirs.has(id)).map(({ memory }) => memory),
  };
}
