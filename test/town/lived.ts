/** Simulated days for tests: what the log tells of them, read back from its bytes. */

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { minutes } from "../../src/clock/units.ts";
import { offlineOf } from "../../src/offline/offline.ts";
import { readActs } from "../../src/town/file/acts-file.ts";
import { loadTown, type TownDefinition } from "../../src/town/file/definition.ts";
import { runSimulation, type Simulation, type Summary } from "../../src/town/simulation.ts";
import type { EventOf, Happening, TownEvent } from "../../src/world/events.ts";
import { isOpen, placeOf, type Spot } from "../../src/world/places.ts";
import { offlineMind } from "../provider/test-models.ts";

/** Days that were lived. */
export interface Lived {
  readonly definition: TownDefinition;
  readonly summary: Summary;
  readonly bytes: Buffer;
  /** The first line of the log. */
  readonly founded: { readonly [key: string]: unknown };
  readonly events: readonly TownEvent[];
  /** What was said on stderr. */
  readonly said: readonly string[];
}

/** What a log of a town tells. */
export async function logged(town: string, bytes: Buffer): Promise<Omit<Lived, "summary" | "said">> {
  const lines = bytes.toString("utf8").split("\n").filter(Boolean);
  const [founded = {}, ...events] = lines.map((line) => JSON.parse(line));
  return { definition: await loadTown(town), bytes, founded, events };
}

/** Lives days offline. */
export async function live(
  about: {
    town?: string;
    days?: number;
    seed?: string;
    silent?: boolean | ReadonlySet<string>;
    acts?: readonly object[];
    out?: boolean;
    /** To stop at this minute instead of at the end of the last day. */
    until?: number;
  } & Partial<Pick<Simulation, "watch" | "ended" | "offline">> = {},
): Promise<Lived> {
  const {
    town = "smallville",
    days = 1,
    seed = "1",
    silent = false,
    acts = [],
    out = true,
    until,
    watch,
    ended,
    offline = offlineOf,
  } = about;
  const definition = await loadTown(town);
  const folder = mkdtempSync(join(tmpdir(), "lived-"));
  const file = join(folder, "log.jsonl");
  const said: string[] = [];
  try {
    const summary = await runSimulation({
      definition,
      days,
      ...(until === undefined ? {} : { until: minutes(until) }),
      seed,
      step: 5,
      model: offlineMind(),
      offline,
      acts: readActs(acts.map((act) => JSON.stringify(act)).join("\n"), "acts.jsonl", definition.start),
      silent,
      out: out ? file : null,
      ...(watch ? { watch } : {}),
      ...(ended ? { ended } : {}),
      say: (sentence) => void said.push(sentence),
    });
    return { ...(await logged(town, out ? readFileSync(file) : Buffer.alloc(0))), summary, said };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The events of one kind. */
export const of = <K extends Happening["kind"]>(events: readonly TownEvent[], kind: K): EventOf<K>[] =>
  events.filter((event): event is EventOf<K> => event.kind === kind);

/** Somebody's stay in one area, from the events that move people. */
export interface Stay {
  readonly who: string;
  readonly spot: Spot;
  readonly from: number;
  readonly to: number;
}

/** Where every resident was, when. Who walks through a place is not in it. */
export function staysIn({ definition, events, summary }: Lived): Stay[] {
  const stays: Stay[] = [];
  const here = new Map(
    definition.personas.map((one) => [one.id, { spot: one.home, from: 0 } as { spot: Spot; from: number } | null]),
  );
  const move = (who: string, spot: Spot | null, at: number) => {
    const before = here.get(who);
    if (before && before.spot.place === spot?.place && before.spot.area === spot.area) return;
    if (before && at > before.from) stays.push({ who, spot: before.spot, from: before.from, to: at });
    here.set(who, spot && { spot, from: at });
  };
  for (const event of events) {
    if (!event.who || !here.has(event.who)) continue;
    if (event.kind === "resident-set-out") move(event.who, null, event.at);
    else if (
      ["resident-arrived", "resident-acted", "resident-slept", "resident-woke"].includes(event.kind) &&
      event.spot
    )
      move(event.who, event.spot, event.at);
  }
  for (const who of here.keys()) move(who, null, summary.days * 1440);
  return stays;
}

/** Minutes of a stay in which the place was closed to that resident. */
export function closedMinutes({ definition }: Lived, { who, spot, from, to }: Stay): number {
  const place = placeOf(definition.map, spot.place);
  if (place.household.includes(who) || place.staff.includes(who)) return 0;
  let closed = 0;
  for (let at = from; at < to; at++) if (!isOpen(place, minutes(at))) closed++;
  return closed;
}

/** Whether somebody of the household had asked them in for the whole of a stay, or until they took their leave and walked out. */
export function askedIn({ events }: Lived, { who, spot, from, to }: Stay): boolean {
  const asked = of(events, "guest-asked-in").filter(
    (event) => event.guest === who && event.home === spot.place && event.at <= from && event.until >= to,
  );
  const left = of(events, "guest-left").filter((event) => event.who === who && event.home === spot.place);
  return asked.some((event) => !left.some(({ at }) => at >= event.at && at < to));
}
