/** Logs written by hand for the tests of measures: only what matters is said, the rest is filled in. */
import { minutes } from "../../src/clock/units.ts";
import type { Log } from "../../src/evaluation/lived.ts";
import { loadTown } from "../../src/town/file/definition.ts";
import type { Happening, Memory, PlannedChunk, TownEvent } from "../../src/world/events.ts";
import type { Spot } from "../../src/world/places.ts";

/** The town the logs are of. */
export const smallville = await loadTown("smallville");

/** A log of Smallville. */
export const log = (events: readonly TownEvent[], days = 2): Log => ({ definition: smallville, days, events });

let count = 0;

/** An event at a minute. */
export const event = (at: number, who: string | null, spot: Spot | null, happening: Happening): TownEvent =>
  ({ id: `1.${++count}`, at: minutes(at), who, spot, audience: "nobody", ...happening }) as TownEvent;

/** "hobbs-cafe/cafe" as a spot. */
export const at = (address: string): Spot => {
  const [place = "", area = ""] = address.split("/");
  return { place, area };
};

/** Somebody does something somewhere. */
export const does = (minute: number, who: string, address: string, doing: string): TownEvent =>
  event(minute, who, at(address), { kind: "resident-acted", doing, emoji: "", object: null, notable: false });

/** Somebody arrives somewhere. */
export const comes = (minute: number, who: string, address: string, from = "johnson-park"): TownEvent =>
  event(minute, who, at(address), { kind: "resident-arrived", from });

/** A piece of a plan. */
export const piece = (from: number, to: number, doing: string, more: Partial<PlannedChunk> = {}): PlannedChunk => ({
  from: minutes(from),
  to: minutes(to),
  doing,
  place: "hobbs-cafe",
  emoji: "",
  kind: "pastime",
  serves: null,
  ...more,
});

/** A plan made, or changed when `why` is given. */
export const plans = (minute: number, who: string, chunks: readonly PlannedChunk[], why?: string): TownEvent =>
  event(minute, who, null, why === undefined ? { kind: "plan-made", chunks } : { kind: "plan-changed", chunks, why });

/** A memory kept. */
export const keeps = (minute: number, who: string, n: number, memory: Partial<Memory>): TownEvent =>
  event(minute, who, null, {
    kind: "memory-kept",
    memory: {
      id: `${who}#${n}`,
      kind: "observation",
      text: "",
      created: minutes(minute),
      poignancy: 1,
      subjects: [],
      source: { how: "saw" },
      evidence: [],
      depth: 0,
      stories: [],
      scene: null,
      speaker: null,
      visitors: [],
      ...memory,
    },
  });

/** A line said: "talk-1/3" is its id. */
export const says = (
  minute: number,
  who: string,
  line: string,
  text: string,
  more: Partial<Extract<Happening, { kind: "line-said" }>> = {},
): TownEvent =>
  event(minute, who, at("hobbs-cafe/cafe"), {
    kind: "line-said",
    line,
    talk: line.split("/")[0]!,
    to: [],
    text,
    stories: [],
    rests: [],
    visitors: [],
    acts: [],
    answers: null,
    ...more,
  });
