/** The first two days of Smallville, offline and with seed 1, of which several files of trials tell: lived by whichever of them is the first. */
import { mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inject } from "vitest";
import { snapshotOf } from "../../src/town/snapshot.ts";
import { Town } from "../../src/town/town.ts";
import { type Lived, live, logged } from "./lived.ts";
import { offline, offlineOf } from "./living.ts";
import { minuteOf } from "./tried-town.ts";

const SEEDS = { seed: "1", step: 5 };

/** Lives them and puts them down in a folder. */
async function lived(folder: string): Promise<void> {
  // Beside it, and in its place when it is whole: another file may begin at the same moment.
  const whole = await mkdtemp(`${folder}-`);
  let left: Town;
  const { bytes, summary, said } = await live({ days: 2, seed: SEEDS.seed, ended: (town) => (left = town) });
  const { turn } = left!.state;
  await writeFile(join(whole, "log.jsonl"), bytes);
  await writeFile(
    join(whole, "end.json"),
    JSON.stringify({ summary, said, turn, state: snapshotOf(left!.state, null) }),
  );
  await rename(whole, folder).catch(() => rm(whole, { recursive: true }));
}

/** What happened in them, and the town as they left it. */
export async function firstTwoDays(): Promise<Lived & { readonly town: Town }> {
  const folder = join(inject("handedOn"), "smallville");
  const end = () => readFile(join(folder, "end.json"), "utf8");
  const { summary, said, turn, state } = JSON.parse(await end().catch(() => lived(folder).then(end)));
  const log = await logged("smallville", await readFile(join(folder, "log.jsonl")));
  const { definition } = log;
  const store = minuteOf(turn, JSON.stringify(state), SEEDS);
  const ground = { id: definition.id, definition, model: offline, offline: offlineOf, clock: () => 0, store };
  return { ...log, summary, said, town: (await Town.load(ground))! };
}
