/**
 * Days lived through so that they can be measured: every event in order, the town as it was left, and what each day cost the machine.
 * Measures read the events and nothing that the town counts of itself, so that a wrong rule of the town cannot excuse itself.
 */
import { type Minutes, minutes } from "../clock/units.ts";
import type { Model } from "../model/model.ts";
import type { TownDefinition } from "../town/file/definition.ts";
import { runSimulation, type Simulation, type Summary } from "../town/simulation.ts";
import type { Town } from "../town/town.ts";
import type { EventOf, Happening, Memory, MemoryId, TownEvent } from "../world/events.ts";
import type { PersonId } from "../world/places.ts";

/** A log with what it is a log of: all that most measures need. */
export interface Log {
  readonly definition: TownDefinition;
  readonly days: number;
  /** Every event, in order. */
  readonly events: readonly TownEvent[];
}

/** Days that were lived here and now. */
export interface Lived extends Log {
  readonly seed: string;
  readonly model: Model;
  readonly summary: Summary;
  /** The town as its last day left it. */
  readonly town: Town;
  /** Milliseconds of processor time each town day took, the first day first. */
  readonly cpuMs: readonly number[];
}

/** Lives days of a town, without a stage and a store. @throws UserError */
export async function liveThrough(
  definition: TownDefinition,
  days: number,
  seed: string,
  mind: Pick<Simulation, "model" | "offline" | "recognise">,
  step: number,
): Promise<Lived> {
  const events: TownEvent[] = [];
  const cpuMs: number[] = [];
  let town: Town | null = null;
  let day = 0;
  let since = process.cpuUsage();
  const nextDay = () => {
    const used = process.cpuUsage(since);
    since = process.cpuUsage();
    cpuMs.push((used.user + used.system) / 1000);
    day++;
  };
  const summary = await runSimulation({
    definition,
    days,
    seed,
    step,
    ...mind,
    acts: [],
    silent: false,
    out: null,
    say: () => {},
    watch: (turn) => {
      // A turn that begins a day is still the end of the one before it.
      for (const event of turn.events) events.push(event);
      if ((turn.events.at(-1)?.at ?? 0) >= (day + 1) * 1440) nextDay();
    },
    ended: (left) => {
      town = left;
    },
  });
  while (cpuMs.length < days) nextDay();
  return { definition, days, events, seed, model: mind.model, summary, town: town!, cpuMs };
}

/** The events of one kind, in order. */
export const eventsOf = <K extends Happening["kind"]>(log: Log, kind: K): EventOf<K>[] =>
  log.events.filter((event): event is EventOf<K> => event.kind === kind);

/** Everybody's memories by id, in the order they were kept, with the number of the event that kept them. */
export function memoriesIn(
  log: Log,
): Map<MemoryId, { readonly of: PersonId; readonly memory: Memory; readonly order: number }> {
  const kept = new Map<MemoryId, { of: PersonId; memory: Memory; order: number }>();
  log.events.forEach((event, order) => {
    if (event.kind === "memory-kept" && event.who)
      kept.set(event.memory.id, { of: event.who, memory: event.memory, order });
  });
  return kept;
}

/** The moment the log ends. */
export const endOf = (log: Log): Minutes => minutes(log.days * 1440);
