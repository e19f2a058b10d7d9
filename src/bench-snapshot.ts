/**
 * `npx tsx src/bench-snapshot.ts`: how long a snapshot of an old town holds up everything else. The residents of Smallville remember weeks;
 * what is printed is how long writing it took, how large it is and the longest time in which nothing else had its turn.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { minutes } from "./clock/units.ts";
import { syntheticTown } from "./evaluation/recall/synthetic.ts";
import { memoryOf } from "./mind/memory/remember.ts";
import { append } from "./mind/memory/stream.ts";
import { openStore } from "./store/stores.ts";
import { loadTown } from "./town/file/definition.ts";
import { settle } from "./town/file/settle.ts";
import { snapshotOf, snapshotText } from "./town/snapshot.ts";

/** Memories of a resident after some three weeks. */
const MEMORIES = 6_000;

const { memories } = syntheticTown(1);
const definition = await loadTown("smallville");
const { state: young } = await settle(definition, "bench", "1", 5, async (texts) => texts.map(() => null));
const minds = new Map(
  [...young.minds].map(([id, mind]) => {
    let { stream } = mind;
    for (let i = 0; i < MEMORIES; i++) {
      const { text, poignancy } = memories[i % memories.length]!;
      const note = { text, subjects: [], source: { how: "saw" }, poignancy: poignancy ?? 1 } as const;
      stream = append(stream, memoryOf({ id, stream }, note, minutes(i * 4)), null);
    }
    return [id, { ...mind, stream }] as const;
  }),
);
const state = { ...young, minds };

const folder = await mkdtemp(join(tmpdir(), "bench-"));
const store = await openStore(`sqlite://${join(folder, "town.sqlite")}`);
await store.append("bench", 1, null);
for (const way of ["whole", "in pieces"] as const) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  delay.enable();
  await new Promise((resolve) => setTimeout(resolve, 20));
  const from = performance.now();
  await store.snapshot("bench", 1, way === "whole" ? snapshotOf(state, null) : () => snapshotText(state, null));
  await new Promise((resolve) => setTimeout(resolve, 20));
  const tookMs = Math.round(performance.now() - from);
  delay.disable();
  const megabytes = Math.round(JSON.stringify(snapshotOf(state, null)).length / 1e5) / 10;
  process.stdout.write(
    `${JSON.stringify({ snapshot: way, residents: minds.size, memories: MEMORIES, megabytes, tookMs, longestBlockMs: Math.round(delay.max / 1e6) })}\n`,
  );
}
await store.close();
await rm(folder, { recursive: true });
