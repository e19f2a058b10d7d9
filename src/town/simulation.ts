/** A town lived through at full speed: the same ticks and acts as in a server, a log and a summary (design section 9). */
import { createHash } from "node:crypto";
import { closeSync, openSync, writeSync } from "node:fs";
import { DAY, type Minutes, minutes } from "../clock/units.ts";
import type { OfflineMind } from "../mind/offline.ts";
import type { Recognise } from "../mind/recognise.ts";
import { addUsage, type Model, noUsage, type Usage } from "../model/model.ts";
import type { Refusal, TownEvent } from "../world/events.ts";
import { UserError } from "../world/user-error.ts";
import { type Act, takeAct, visitorId } from "./acts/take-act.ts";
import type { FileAct } from "./file/acts-file.ts";
import type { TownDefinition } from "./file/definition.ts";
import { density, gather, knowing, presence } from "./looking/measures.ts";
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

/** Lives the days and sums them up. @throws UserError */
export async function runSimulation(simulation: Simulation): Promise<Summary> {
  const { definition, days, seed, step, model, offline, acts, silent, say, recognise } = simulation;
  const began = performance.now();
  const log = openLog(simulation.out);
  const counts = new Map<string, number>();
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  const memories: ReturnType<typeof gather> = new Map();
  const refused: Record<Refusal, number> = { closed: 0, capacity: 0, access: 0 };
  const accepted = new Map<string, "accepted" | "declined">();
  let events = 0;
  let reflections = 0;
  let startDensity: number | null = null;
  const residents = new Map(definition.personas.map((persona) => [persona.id, persona.name]));
  const story = definition.stories.find((one) => one.event);
  const there = story?.event ? presence(story.event.spot.place, story.event.from, story.event.to) : null;
  log.line({ kind: "town-founded", format: LOG_FORMAT, at: 0, id: definition.id, seed, step, town: definition.file });
  const take = (committed: Committed) => {
    const { events: turn } = committed;
    simulation.watch?.(committed);
    for (const event of turn) {
      log.line(event);
      events++;
      count(event.kind);
      if (event.kind === "memory-kept" && event.memory.kind === "reflection") reflections++;
      if (event.kind === "resident-turned-away") refused[event.refusal]++;
      if (event.kind === "invitation-answered" && event.story === story?.id && event.who)
        accepted.set(event.who, event.answer);
      there?.take(event);
    }
    gather(turn as TownEvent[], memories);
    startDensity ??= density(memories.values(), residents);
  };
  const usage = new Map<string, { usage: Usage; fallbacks: number; calls: number }>();
  const spent = { calls: 0, tokens: 0, people: { calls: 0, tokens: 0 } };
  const callsOn = new Map<string, number>();
  const book = (entry: Booked) => {
    const { input, cached, output, requests } = entry.usage;
    const side = entry.person ? spent.people : spent;
    side.tokens += input - cached + output;
    if (entry.who !== null) {
      side.calls += requests;
      const key = `${entry.who} ${Math.floor((entry.at ?? 0) / DAY)}`;
      if (!entry.person) callsOn.set(key, (callsOn.get(key) ?? 0) + requests);
    }
    const known = usage.get(entry.step) ?? { usage: noUsage, fallbacks: 0, calls: 0 };
    usage.set(entry.step, {
      usage: addUsage(known.usage, entry.usage),
      fallbacks: known.fallbacks + (entry.fellBack ? 1 : 0),
      calls: known.calls + entry.usage.requests,
    });
  };
  const town = await Town.found(
    {
      id: definition.id,
      definition,
      model,
      offline,
      store: null,
      clock: () => 0,
      book,
      silent,
      ...(recognise ? { recognise } : {}),
    },
    seed,
    step,
    take,
  );
  const end = simulation.until ?? minutes(days * DAY);
  const waiting = [...acts];
  let day = 0;
  const heard = new Map<string, Minutes>();
  while (town.state.now < end) {
    while (waiting[0] && waiting[0].at <= town.state.now) {
      const act = waiting.shift()!;
      if (act.who) heard.set(act.who, town.state.now);
      await actFromFile(town, act, say);
    }
    for (const [who, at] of heard)
      if (town.state.now - at > VISIT) {
        heard.delete(who);
        if (town.state.world.people.has(visitorId(memberOf(who))))
          await actFromFile(town, { at: town.state.now, line: 0, who, leave: true }, say);
      }
    const limit = Math.min(end, waiting[0]?.at ?? end);
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
      const ms = Math.round(performance.now() - began);
      say(`${definition.name}: day ${day} of ${days} lived, ${events} events, ${ms} ms`);
    }
  }
  simulation.ended?.(town);
  const digest = log.close();
  const all = [...usage.values()].reduce((sum, one) => addUsage(sum, one.usage), noUsage);
  const invited = story ? [...knowing(memories, story)].filter((who) => who !== story.event?.host) : [];
  const came = there && story?.event ? there.atLeast(10, town.state.now) : new Set<string>();
  if (all.requests > 0) say(whatADayTakes(spent, residents.size * days, Math.max(0, ...callsOn.values())));
  return {
    town: definition.id,
    seed: Number.isInteger(Number(seed)) ? Number(seed) : seed,
    days,
    residents: residents.size,
    ticks: town.state.ticks,
    events,
    memories: memories.size,
    reflections: counts.get("reflection-begun") ?? 0,
    insights: reflections,
    conversations: counts.get("talk-began") ?? 0,
    lines: counts.get("line-said") ?? 0,
    modelCalls: all.requests,
    tokens: { input: all.input, cached: all.cached, output: all.output },
    usd: Math.round(all.usd * 1e6) / 1e6,
    byStep: Object.fromEntries(
      [...usage].map(([name, one]) => [
        name,
        {
          calls: one.calls,
          input: one.usage.input,
          cached: one.usage.cached,
          output: one.usage.output,
          usd: Math.round(one.usage.usd * 1e6) / 1e6,
          fallbacks: one.fallbacks,
        },
      ]),
    ),
    fallbacks: counts.get("answer-fell-back") ?? 0,
    wallMs: Math.round(performance.now() - began),
    digest,
    knowing: Object.fromEntries([...town.state.stories.values()].map((one) => [one.id, knowing(memories, one).size])),
    density: { start: startDensity ?? 0, end: density(memories.values(), residents) },
    invited: invited.length,
    accepted: invited.filter((who) => accepted.get(who) === "accepted").length,
    attended: invited.filter((who) => came.has(who)).length,
    refused,
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

/** A visitor of a file leaves after so many town minutes of silence: fifteen real ones at the usual pace. */
const VISIT = 150;

/** The stable id of whoever a file names. */
const memberOf = (who: string): string => `file:${who.toLowerCase()}`;

/** One act of the file, taken like a person's in a server. What the town does not allow is said, and the day goes on. */
async function actFromFile(town: Town, act: FileAct, say: (sentence: string) => void): Promise<void> {
  const member = {
    id: memberOf(act.who ?? "somebody"),
    name: act.who ?? "somebody",
    about: act.about ?? "",
  };
  const wanted: Act | null =
    act.whisper !== undefined
      ? { kind: "whisper", resident: act.who ?? "", text: act.whisper }
      : act.object !== undefined
        ? {
            kind: "object",
            object: act.place && !act.object.includes(":") ? `${act.place}: ${act.object}` : act.object,
            state: act.state ?? null,
          }
        : act.say !== undefined
          ? { kind: "say", place: act.place ?? null, text: act.say, to: act.to ?? null }
          : act.do !== undefined
            ? { kind: "do", place: act.place ?? null, text: act.do }
            : act.go !== undefined
              ? { kind: "go", place: act.go }
              : act.event !== undefined
                ? { kind: "event", event: act.event }
                : { kind: "leave" };
  try {
    const taken = await takeAct(town, member, wanted);
    await taken.answered;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    say(`acts, line ${act.line}: ${error.message}`);
  }
}
