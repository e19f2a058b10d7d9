/**
 * A town with its past as one file (issue 4, item 10): what it is, everything its residents remember, and the seed of what is to come, for
 * another server to take over. Nothing of visitors is in it, nothing of Discord's, and no vectors, which whoever takes it makes anew.
 */
import { dayOf, type Minutes, minutes } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import type { Json } from "../../store/store.ts";
import { UserError } from "../../world/user-error.ts";
import { withoutVisitors } from "../keeping/withheld.ts";
import { snapshotOf } from "../snapshot.ts";
import type { TownState } from "../state.ts";
import type { Town } from "../town.ts";
import { parseJson, readTown, refusal, type TownDefinition } from "./definition.ts";
import { misfitsOfPast, pastForm } from "./export-form.ts";
import { shapeProblems } from "./town-file.ts";

/** What marks a file as a town with its past. */
const KIND = "a town with its past";
/** The format that is written; older ones are read, newer ones refused. */
const FORMAT = 1;

/** What a town has lived, to go on from. */
export interface Past {
  readonly seed: string;
  /** Town minutes a tick moves. */
  readonly step: number;
  /** Its state, as a snapshot. */
  readonly state: Json;
}

/** A town that was handed in with its past. */
export interface LivedTown {
  readonly definition: TownDefinition;
  readonly past: Past;
  /** What a preview tells of it. */
  readonly memories: number;
  readonly now: Minutes;
}

/** A file as it is given away. */
export interface Given {
  readonly name: string;
  readonly text: string;
}

/** The file of a town as it is now. A fork has another seed: the same past, and another future. */
export async function exported({ state, definition, means }: Town, fork: boolean): Promise<Given> {
  const seed = fork ? `${state.seed}/${state.turn}` : state.seed;
  const alone: TownState = { ...(await withoutVisitors(state, means.town)), id: definition.id, seed, turn: 0 };
  const file = {
    kind: KIND,
    format: FORMAT,
    about: languageOf(definition.language).files.about(definition.name),
    id: definition.id,
    seed,
    step: state.step,
    file: definition.file as Json,
    past: lean(snapshotOf(alone, null)),
  };
  const name = `${definition.id}-day-${dayOf(state.now)}${fork ? "-fork" : ""}.json`;
  return { name, text: `${laidOut(file, "")}\n` };
}

/** Reads such a file. `language` is that of whoever handed it in. @throws UserError with all that is wrong in it */
export function readExport(text: string, name: string, language: string): LivedTown {
  const words = languageOf(language).files;
  const json = parseJson(text, name) as Record<string, Json> | null;
  if (json?.kind !== KIND) {
    const isTown = Array.isArray(json?.places) && Array.isArray(json?.residents);
    throw new UserError("no-export", isTown ? words.townFile(name) : words.noExport(name));
  }
  if (typeof json.format === "number" && json.format > FORMAT) throw new UserError("newer-export", words.newer(name));
  const read = pastForm.safeParse(json);
  const gone = read.data?.past.rest.roll?.gone.$map.map(([id]) => id) ?? [];
  const definition = readTown(json.file, `${typeof json.id === "string" ? json.id : "town"}.json`, { gone });
  const problems = read.success ? misfitsOfPast(read.data, definition) : shapeProblems(read.error, json);
  if (!read.success || problems.length > 0) throw refusal(name, problems);
  const { seed, step, past } = read.data;
  const { roll = null } = past.rest;
  const held = json.past as unknown as Lean;
  const whole = {
    ...held,
    rest: { ...held.rest, roll: roll && { file: json.file, gone: roll.gone } },
    // As they were checked: with all that was left out of them.
    minds: held.minds.map(([id, mind], i) => [id, { ...mind, memories: past.minds[i]![1].memories }]),
  };
  return {
    definition,
    past: { seed, step, state: whole as unknown as Json },
    memories: past.minds.reduce((all, [, { memories }]) => all + memories.length, 0),
    now: minutes(past.rest.now),
  };
}

/** The snapshot that a town under this id begins with. */
export function firstState({ state, seed, step }: Past, id: string): Json {
  const held = state as { readonly rest: { readonly [key: string]: Json } };
  return { ...held, rest: { ...held.rest, id, seed, step, turn: 0 } };
}

/** A snapshot, which a file has to hold: without what most memories have nothing of, and the town's file, which stands beside it. */
function lean(past: Json): object {
  const { minds, rest, ...others } = past as unknown as Lean;
  const { roll } = rest;
  return {
    ...others,
    rest: { ...rest, roll: roll && { gone: roll.gone } },
    minds: minds.map(([id, mind]) => [id, { ...mind, memories: mind.memories.map(leanMemory) }]),
  };
}

/** What `lean` knows of a snapshot. */
interface Lean {
  readonly rest: { readonly roll: { readonly gone: Json } | null };
  readonly minds: readonly (readonly [id: string, mind: { readonly memories: readonly object[] }])[];
}

const leanMemory = (memory: object): object =>
  Object.fromEntries(
    Object.entries(memory).filter(
      ([, value]) => value !== null && value !== 0 && !(Array.isArray(value) && value.length === 0),
    ),
  );

/** As long a line as one memory. */
const WIDE = 700;

/** JSON for people: what fits on a line stands on one, the rest indented. */
function laidOut(value: unknown, indent: string): string {
  const flat = JSON.stringify(value);
  if (flat.length <= WIDE || typeof value !== "object" || value === null) return flat;
  const deeper = `${indent} `;
  const parts = Array.isArray(value)
    ? value.map((one) => laidOut(one, deeper))
    : Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${laidOut(one, deeper)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${deeper}${parts.join(`,\n${deeper}`)}\n${indent}${close}`;
}
