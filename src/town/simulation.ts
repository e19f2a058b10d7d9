/** A town lived through at full speed: the same ticks and acts as in a server, a log and a summary (design section 9). */

import { createHash } from "node:crypto";
import { closeSync, openSync, writeSync } from "node:fs";
import { DAY, type Minutes, minutes } from "../clock/units.ts";
import type { OfflineMind } from "../mind/offline.ts";
import { gatheringOf } from "../mind/persona.ts";
import type { Recognise } from "../mind/recognise.ts";
import { addUsage, type Model, noUsage, type Usage } from "../model/model.ts";
import type { Refusal, TownEvent } from "../world/events.ts";
import { UserError } from "../world/user-error.ts";
import type { FileAct } from "./file/acts-file.ts";
import type { TownDefinition } from "./file/definition.ts";
import { filedActs } from "./file/filed-acts.ts";
import { density, gather, gathered, knowing } from "./looking/measures.ts";
import { nightUntil, slept } from "./night.ts";
import type { Booked } from "./thinking.ts";
import { type Committed, Town } from "./town.ts";

/** What to simulate. */
export interface Simulation {
  readonly definition: TownDefinition;
  readonly days: number;
  /** To stop at this minute instead of at the end of the last day. */
  readonly until?: Minutes;
  readonly seed: string;
  readonly step: number;
  readonly model: Model;
  /** The mind without a model, by the town's language. */
  readonly offline: (language: string) => OfflineMind;
  readonly acts: readonly FileAct[];
  /** What people mean by their words. Absent: nothing is read into them. */
  readonly recognise?: Recognise;
  /** Whether nobody may talk, or who may not. */
  readonly silent: boolean | ReadonlySet<string>;
  /** The log's file, or null. */
  readonly out: string | null;
  /** Progress and what went wrong, for stderr. */
  readonly say: (sentence: string) => void;
  /** Told of every turn as it is committed, the settling first. */
  readonly watch?: (committed: Committed) => void;
  /** Given the town when its last day has been lived. */
  readonly ended?: (town: Town) => void;
}

/** The summary: one line on stdout. */
export interface Summary {
  readonly town: string;
  /** A number where it is one, as it was given. */
  readonly seed: number | string;
  readonly days: number;
  readonly residents: number;
  readonly ticks: number;
  readonly events: number;
  readonly memories: number;
  readonly reflections: number;
  readonly insights: number;
  readonly conversations: number;
  readonly lines: number;
  readonly modelCalls: number;
  readonly tokens: { readonly input: number; readonly cached: number; readonly output: number };
  readonly usd: number;
  readonly byStep: Readonly<
    Record<string, { calls: number; input: number; cached: number; output: number; usd: number; fallbacks: number }>
  >;
  readonly fallbacks: number;
  readonly wallMs: number;
  readonly digest: string;
  readonly knowing: Readonly<Record<string, number>>;
  readonly density: { readonly start: number; readonly end: number };
  readonly invited: number;
  readonly accepted: number;
  readonly attended: number;
  readonly refused: Readonly<Record<Refusal, number>>;
}

/** The log's format. */
export const LOG_FORMAT = 1;

/** The log: every byte is hashed, and written when there is a file. */
function openLog(out: string | null) {
  const hash = createHash("sha256");
  let file: number | null = null;
  try {
    file = out === null ? null : openSync(out, "w");
  } catch {
    throw new UserError("no-out", `The log ${out} cannot be written. Check the path after --out.`);
  }
  return {
    line(value: unknown) {
      const text = `${JSON.stringify(value)}\n`;
      hash.update(text);
      if (file !== null) writeSync(file, text);
    },
    close(): string {
      if (file !== null) closeSync(file);
      return hash.digest("hex");
    },
  };
}

/** What was spent, of which talk with people. */
interface Spent {
  readonly calls: number;
  readonly tokens: number;
  readonly people: { readonly calls: number; readonly tokens: number };
}

/** What a resident's day takes (design section 5, Cost), as a sentence; `days` counts residents times town days. */
function whatADayTakes({ calls, tokens, people }: Spent, days: number, most: number): string {
  const mean = (n: number) => (Math.round((n / days) * 10) / 10).toLocaleString("en");
  return `A resident's day takes ${mean(calls)} calls and ${mean(tokens)} tokens on average, those from the provider's cache not counted, and at most ${most} calls; embeddings count by tokens alone, and talk with people comes on top: ${mean(people.calls)} calls and ${mean(people.tokens)} tokens.`;
}

/** Counts what happens in the days. */
function tallyOf({ personas, stories, map }: TownDefinition) {
  const counts = new Map<string, number>();
  const memories: ReturnType<typeof gather> = new Map();
  const refused: Record<Refusal, number> = { closed: 0, capacity: 0, access: 0 };
  const accepted = new Set<string>();
  let [events, insights] = [0, 0];
  let startDensity: number | null = null;
  const residents = new Map(personas.map((persona) => [persona.id, persona.name]));
  const story = stories.find(gatheringOf);
  const there = story ? gathered(story, map) : null;
  const count = (event: TownEvent) => {
    events++;
    counts.set(event.kind, (counts.get(event.kind) ?? 0) + 1);
    if (event.kind === "memory-kept" && event.memory.kind === "reflection") insights++;
    if (event.kind === "resident-turned-away") refused[event.refusal]++;
    if (event.kind === "invitation-answered" && event.story === story?.id && event.who)
      accepted[event.answer === "accepted" ? "add" : "delete"](event.who);
    there?.take(event);
  };
  return {
    events: () => events,
    take(turn: readonly TownEvent[]): void {
      turn.forEach(count);
      gather(turn, memories);
      startDensity ??= density(memories.values(), residents);
    },
    summary(town: Town) {
      const invited = story ? [...knowing(memories, story)].filter((who) => who !== gatheringOf(story)?.host) : [];
      const came = there?.came(memories, town.state.now) ?? new Set<string>();
      const known = [...town.state.stories.values()].map((one) => [one.id, knowing(memories, one).size]);
      const counted = {
        residents: residents.size,
        ticks: town.state.ticks,
        events,
        memories: memories.size,
        reflections: counts.get("reflection-begun") ?? 0,
        insights,
        conversations: counts.get("talk-began") ?? 0,
        lines: counts.get("line-said") ?? 0,
      };
      const measured = {
        knowing: Object.fromEntries(known),
        density: { start: startDensity ?? 0, end: density(memories.values(), residents) },
        invited: invited.length,
        accepted: invited.filter((who) => accepted.has(who)).length,
        attended: invited.filter((who) => came.has(who)).length,
        refused,
      };
      return { counted, fallbacks: counts.get("answer-fell-back") ?? 0, measured };
    },
  };
}

/** Counts what the calls to the model took. */
function billOf() {
  const steps = new Map<string, { usage: Usage; fallbacks: number; calls: number }>();
  const spent = { calls: 0, tokens: 0, people: { calls: 0, tokens: 0 } };
  const callsOn = new Map<string, number>();
  const dollars = (usd: number) => Math.round(usd * 1e6) / 1e6;
  return {
    book({ step, usage, who, at, person, fellBack }: Booked): void {
      const { input, cached, output, requests } = usage;
      const side = person ? spent.people : spent;
      side.tokens += input - cached + output;
      if (who !== null) side.calls += requests;
      if (who !== null && !person) {
        const key = `${who} ${Math.floor((at ?? 0) / DAY)}`;
        callsOn.set(key, (callsOn.get(key) ?? 0) + requests);
      }
      const known = steps.get(step) ?? { usage: noUsage, fallbacks: 0, calls: 0 };
      steps.set(step, {
        usage: addUsage(known.usage, usage),
        fallbacks: known.fallbacks + (fellBack ? 1 : 0),
        calls: known.calls + requests,
      });
    },
    summary() {
      const all = [...steps.values()].reduce((sum, one) => addUsage(sum, one.usage), noUsage);
      const byStep = [...steps].map(([name, { calls, fallbacks, usage }]) => {
        const { input, cached, output, usd } = usage;
        return [name, { calls, input, cached, output, usd: dollars(usd), fallbacks }] as const;
      });
      return {
        modelCalls: all.requests,
        tokens: { input: all.input, cached: all.cached, output: all.output },
        usd: dollars(all.usd),
        byStep: Object.fromEntries(byStep),
      };
    },
    /** As a sentence, for so many days of residents. */
    aDay: (days: number) => whatADayTakes(spent, days, Math.max(0, ...callsOn.values())),
  };
}

/** Lives the days and sums them up. @throws UserError */
export async function runSimulation(simulation: Simulation): Promise<Summary> {
  const { definition, days, seed, step, model, offline, silent, say, recognise } = simulation;
  const { id } = definition;
  const began = performance.now();
  const ms = () => Math.round(performance.now() - began);
  const log = openLog(simulation.out);
  const tally = tallyOf(definition);
  const bill = billOf();
  log.line({ kind: "town-founded", format: LOG_FORMAT, at: 0, id, seed, step, town: definition.file });
  const take = (committed: Committed) => {
    simulation.watch?.(committed);
    for (const event of committed.events) log.line(event);
    tally.take(committed.events);
  };
  const means = { model, offline, store: null, clock: () => 0, book: bill.book, silent };
  const town = await Town.found({ id, definition, ...means, ...(recognise ? { recognise } : {}) }, seed, step, take);
  const end = simulation.until ?? minutes(days * DAY);
  const acts = filedActs(town, simulation.acts, say);
  let day = 0;
  while (town.state.now < end) {
    await acts.takeDue();
    const limit = Math.min(end, acts.next() ?? end);
    const night = nightUntil(town.state, town.means.town);
    const until = night === null ? null : (Math.min(night, limit - (limit % step)) as Minutes);
    if (until !== null && until > town.state.now) {
      await town.commit("switch", (state) => slept(state, town.means.town, until));
      continue;
    }
    await town.tick();
    const today = Math.floor(town.state.now / DAY);
    if (today > day) {
      day = today;
      say(`${definition.name}: day ${day} of ${days} lived, ${tally.events()} events, ${ms()} ms`);
    }
  }
  simulation.ended?.(town);
  const digest = log.close();
  const took = bill.summary();
  if (took.modelCalls > 0) say(bill.aDay(definition.personas.length * days));
  const { counted, fallbacks, measured } = tally.summary(town);
  const typed = Number.isInteger(Number(seed)) ? Number(seed) : seed;
  return { town: id, seed: typed, days, ...counted, ...took, fallbacks, wallMs: ms(), digest, ...measured };
}
