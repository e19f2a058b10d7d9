/**
 * A town without any of its visitors: what may leave the server it lives in (issue 4, item 10; discord-facts section 8). As when each of them
 * asks to be forgotten, and then nothing of the stage's own either.
 */

import { memoriesOf } from "../../mind/memory/stream.ts";
import type { TownFacts } from "../../mind/mind.ts";
import type { PersonId } from "../../world/places.ts";
import { notAway } from "../roll/away.ts";
import type { TownState } from "../state.ts";
import { withoutTraces } from "./forget.ts";
import { tracesOf } from "./traces.ts";

/** Everybody from outside who left a trace in a town. */
export function outsidersIn(state: TownState, facts: TownFacts): readonly PersonId[] {
  const memories = [...state.minds.values()].flatMap(({ stream }) => memoriesOf(stream));
  const found = [
    ...state.known.keys(),
    ...state.embodied.values(),
    ...[...state.world.people.values()].flatMap(({ id, kind }) => (kind === "visitor" ? [id] : [])),
    ...[...state.stories.values()].flatMap(({ by, holder, plannedBy }) => [by, holder, plannedBy]),
    ...[...state.world.objects.values()].map(({ by }) => by),
    ...[...state.world.talks.values()].flatMap(({ members, lines }) => [
      ...members,
      ...lines.flatMap((line) => [line.who, ...line.visitors]),
    ]),
    ...memories.flatMap(({ speaker, visitors, subjects }) => [speaker, ...visitors, ...subjects]),
    ...[...state.minds.values()].flatMap(({ ties }) => [...ties.keys()]),
    ...[...state.pending.values()].flat().map(({ event }) => event.who),
  ];
  const outside = (id: string | null | undefined): id is PersonId => !!id?.startsWith("visitor:");
  return [...new Set(found.filter(outside))].filter((id) => !facts.personas.has(id)).sort();
}

/** The town as it would be had nobody ever come in from outside, and its clock free to run. It gives way to others between visitors. */
export async function withoutVisitors(state: TownState, facts: TownFacts): Promise<TownState> {
  // Who has moved away goes nowhere else.
  let alone = notAway(state, () => true);
  for (const visitor of outsidersIn(state, facts)) {
    alone = withoutTraces(alone, facts, tracesOf(alone, facts, { visitor }));
    await new Promise((resolve) => setImmediate(resolve));
  }
  return {
    ...alone,
    paused: null,
    engaged: new Map(),
    held: [],
    embodied: new Map(),
    known: new Map(),
    handled: new Map(),
  };
}
