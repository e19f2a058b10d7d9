/**
 * What a town keeps in its store, looked at where it comes back: committed turns and snapshots. Checked is what the town reads; what is
 * only passed on is not looked into, so that a start stays quick. Fields that came later are optional: towns of before open as they are.
 */
import { z } from "zod";
import { type Json, type Store, StoreError } from "../store/store.ts";
import type { Memory, TownEvent } from "../world/events.ts";
import { kindText, pathText, shapeProblems } from "./file/town-file.ts";
import { eventNow } from "./of-before.ts";
import type { Patch } from "./patch.ts";
import type { Snapshot, SnapshotMind } from "./snapshot.ts";
import type { KeptAnswer } from "./thinking.ts";

const turnKinds = ["settling", "tick", "act", "answer", "greeting", "switch", "forgetting", "roll"] as const;
/** What a turn was: the settling, a tick, a person's act, an answer to one, a newcomer's greeting, the town's own switch, a forgetting, or a change of who lives here. */
export type TurnKind = (typeof turnKinds)[number];

/** A committed turn as it is stored: the commit itself (design section 10). Of one of format 1 the events are read as they are now. */
export interface TurnRecord {
  readonly format: 1 | 2;
  readonly kind: TurnKind;
  /** The turn whose state a tick or an answer was thought over. */
  readonly base: number;
  /** What came in from outside, to be done again in a replay: a person's act and who they are, or which debt an answer pays. */
  readonly act: Json | null;
  readonly answers: readonly (readonly [string, KeptAnswer])[];
  readonly events: readonly TownEvent[];
  /** What changed; null where something of it was forgotten, and a snapshot stands after it. */
  readonly patch: Json;
  readonly vectors: Readonly<Record<string, string>>;
  /** The space those vectors are of; null where none are kept. Missing in records of before. */
  readonly space?: string | null;
  /** Lived out of sight: before opening, or in quick hours. */
  readonly quick: boolean;
  /** What this turn and those before it may hold (`turn-words.ts`), in the last of so many; missing where that is not kept. */
  readonly words?: string;
  /** Real time of the commit in milliseconds, for stages that leave out what is too old; no rule of the town reads it. */
  readonly real: number;
}

/** A field that is passed on as it is. */
const any = z.unknown();
const text = z.string();
const number = z.number();
const texts = z.array(text);
const numbers = z.array(number);
/** A thing with more to it than is looked at. */
const some = z.object({});
const spot = z.object({ place: text, area: text });

/** A map, a set and the changes of a map, as `encode` writes them. */
const mapOf = <V extends z.ZodType>(value: V) => z.object({ $map: z.array(z.tuple([text, value])) });
const setOf = <V extends z.ZodType>(value: V) => z.object({ $set: z.array(value) });
const changesOf = <V extends z.ZodType>(value: V) => z.object({ set: z.array(z.tuple([text, value])), gone: texts });

const memory = z.object({
  id: text,
  kind: z.enum(["observation", "reflection", "plan"]),
  text,
  created: number,
  poignancy: number,
  subjects: texts,
  source: z.object({ how: text }),
  evidence: texts,
  depth: number,
  stories: texts,
  scene: text.nullable(),
  speaker: text.nullable(),
  visitors: texts,
  place: text.optional(),
  episode: z.object({ kind: text }).optional(),
  felt: number.optional(),
} satisfies Record<keyof Memory, z.ZodType>);

/** The kinds that a turn's events may be of: all that there are, which the compiler asks for. */
const eventKinds = {
  "town-opened": true,
  "town-paused": true,
  "town-resumed": true,
  "town-slept": true,
  "resident-moved-in": true,
  "resident-moved-out": true,
  "resident-woke": true,
  "resident-slept": true,
  "resident-set-out": true,
  "resident-passed": true,
  "resident-arrived": true,
  "resident-acted": true,
  "resident-turned-away": true,
  "resident-knocked": true,
  "guest-asked-in": true,
  "guest-left": true,
  "object-changed": true,
  "talk-began": true,
  "talk-joined": true,
  "talk-left": true,
  "talk-ended": true,
  "line-said": true,
  "comfort-said": true,
  "visitor-arrived": true,
  "visitor-moved": true,
  "visitor-left": true,
  "visitor-acted": true,
  "visitor-reacted": true,
  "visitor-refused": true,
  "voice-whispered": true,
  "memory-kept": true,
  "memories-rated": true,
  "plan-made": true,
  "plan-changed": true,
  "plan-repaired": true,
  "commitment-made": true,
  "commitment-dropped": true,
  "invitation-answered": true,
  "reflection-begun": true,
  "summary-renewed": true,
  "tie-renewed": true,
  "story-opened": true,
  "story-let-go": true,
  "answer-fell-back": true,
  "result-dropped": true,
} satisfies Record<TownEvent["kind"], true>;

const event = z
  .object({
    id: text,
    kind: z.enum(Object.keys(eventKinds)),
    at: number,
    who: text.nullable(),
    spot: spot.nullable(),
    audience: text,
    memory: memory.optional(),
  } satisfies Record<keyof TownEvent, z.ZodType> & { memory: z.ZodType })
  .refine((one) => one.kind !== "memory-kept" || one.memory !== undefined, { path: ["memory"], error: "a memory" });

const scalars = {
  turn: number,
  now: number,
  ticks: number,
  acts: number,
  opened: z.boolean(),
  paused: text.nullable(),
  pace: number,
} satisfies Record<keyof Patch["scalars"], z.ZodType>;

const person = z.object({ id: text, kind: text, name: text, spot, doing: some });
const talk = z.object({ id: text, spot, members: texts, lines: z.array(some) });
const story = z.object({ id: text, memory: text });
const roll = z.object({ file: some, gone: mapOf(text) });

const mindChanges = z.object({
  changed: some,
  habits: changesOf(any).optional(),
  noticed: changesOf(any).optional(),
  ties: changesOf(some).optional(),
  map: z
    .object({
      places: setOf(text).optional(),
      objects: changesOf(any).optional(),
      seen: changesOf(any).optional(),
    })
    .optional(),
  forgotten: texts.optional(),
  stamps: z.array(z.tuple([number, number])),
  rated: mapOf(number).nullable(),
} satisfies Record<keyof Patch["minds"][number][1], z.ZodType>);

const patch = z.object({
  scalars: z.object(scalars),
  talkCount: number,
  people: changesOf(person),
  objects: changesOf(some),
  talks: changesOf(talk),
  guests: changesOf(some).optional(),
  proposals: changesOf(some).optional(),
  pending: changesOf(z.array(some)),
  engaged: changesOf(any),
  stories: changesOf(story),
  asked: changesOf(some).optional(),
  known: changesOf(some),
  handled: changesOf(any).optional(),
  embodied: changesOf(text).optional(),
  roll: roll.optional(),
  away: changesOf(any).optional(),
  mindsGone: texts.optional(),
  minds: z.array(z.tuple([text, mindChanges])),
} satisfies Record<keyof Patch, z.ZodType>);

const turnForm = z.object({
  format: z.literal([1, 2]),
  kind: z.enum(turnKinds),
  base: number,
  act: some.nullable(),
  answers: z.array(z.tuple([text, z.object({ by: z.enum(["model", "stand-in"]) })])),
  events: z.array(event),
  patch: patch.nullable(),
  vectors: z.record(text, text),
  space: text.nullish(),
  quick: z.boolean(),
  words: text.optional(),
  real: number,
} satisfies Record<keyof TurnRecord, z.ZodType>);

const snapshotForm = z.object({
  format: z.literal(2).optional(),
  rest: z.object({
    id: text,
    seed: text,
    step: number,
    ...scalars,
    pending: mapOf(z.array(some)),
    engaged: mapOf(any),
    stories: mapOf(story),
    asked: mapOf(some).optional(),
    embodied: mapOf(text).optional(),
    known: mapOf(some),
    roll: roll.nullish(),
    away: mapOf(any).optional(),
    handled: mapOf(any).optional(),
  } satisfies Record<keyof Snapshot["rest"], z.ZodType>),
  moving: z.object({
    people: mapOf(person),
    objects: mapOf(some),
    talks: mapOf(talk),
    guests: mapOf(some).optional(),
    proposals: mapOf(some).optional(),
    talkCount: number,
  } satisfies Record<keyof Snapshot["moving"], z.ZodType>),
  space: text.nullish(),
  minds: z.array(
    z.tuple([
      text,
      z.object({
        inner: some,
        memories: z.array(memory),
        accessed: numbers,
        rated: mapOf(number),
        vectors: z.array(text.nullable()).nullable(),
      } satisfies Record<keyof SnapshotMind, z.ZodType>),
    ]),
  ),
} satisfies Record<keyof Snapshot, z.ZodType>);

/** So many faults are named. */
const MOST_NAMED = 3;

/** Why what was kept does not fit, for the log: where in it, and what is there in the place of what. */
export const misfits = (error: z.ZodError, json: unknown): string =>
  shapeProblems(error, json)
    .slice(0, MOST_NAMED)
    .map(({ path, text: fault }) => `${path || "it"} ${fault}`)
    .join("; ");

/** The same of what nobody is to read, as it may hold what somebody wanted forgotten: where in it, and what was expected there. */
export const misplaced = ({ issues }: z.ZodError): string =>
  issues
    .slice(0, MOST_NAMED)
    .map((issue) => {
      const where = pathText(issue.path) || "it";
      return issue.code === "invalid_type" ? `${where} is not ${kindText(issue.expected)}` : `${where} does not fit`;
    })
    .join("; ");

/** The JSON, when it fits. What is read of it is the JSON itself: the order of its keys is part of it. @throws StoreError naming `what` and why */
function sound<F extends z.ZodType>(form: F, json: Json, what: string): Json {
  const read = form.safeParse(json);
  if (read.success) return json;
  throw new StoreError("broken", `${what} is damaged: ${misfits(read.error, json)}.`);
}

/** A stored turn. @throws StoreError where it does not fit */
export function turnOf(town: string, n: number, json: Json): TurnRecord {
  // The one place where a turn's type is taken on trust: its form was looked at, and the rest is as it was written.
  const turn = sound(turnForm, json, `Turn ${n} of ${town}`) as unknown as TurnRecord;
  return turn.format === 1 ? { ...turn, events: turn.events.map(eventNow) } : turn;
}

/** One turn of a town's store, or null. @throws StoreError */
export async function readTurn(store: Pick<Store, "turn">, town: string, n: number): Promise<TurnRecord | null> {
  const json = await store.turn(town, n);
  return json === null ? null : turnOf(town, n, json);
}

/** A stored snapshot, as `readSnapshot` takes it. @throws StoreError where it does not fit */
export const soundSnapshot = (town: string, turn: number, json: Json): Json =>
  sound(snapshotForm, json, `The snapshot of ${town} as of turn ${turn}`);
