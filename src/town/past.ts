/** A town's committed turns, read again from its store. */
import type { Minutes } from "../clock/units.ts";
import type { Store } from "../store/store.ts";
import type { Town } from "./town.ts";
import { readTurn, type TurnRecord } from "./turn-record.ts";

/** The turns from a minute on, none before `turn`. The first is found by halving, so that a long life is not read from its beginning. */
export async function* turnsSince(
  town: Town,
  store: Store,
  from: Minutes,
  turn = 1,
): AsyncGenerator<{ readonly turn: number } & Pick<TurnRecord, "events" | "act">> {
  const read = (n: number) => readTurn(store, town.id, n);
  const last = town.state.turn;
  let [low, high] = [Math.max(1, turn), last];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    // A turn of which all was forgotten does not say when it was: the next that does stands for it.
    let at: number | null = null;
    for (let n = middle; n < high && at === null; n++) at = minuteOf(await read(n));
    if (at !== null && at < from) low = middle + 1;
    else high = middle;
  }
  for (let n = low; n <= last; n++) {
    const record = await read(n);
    yield { turn: n, events: record?.events ?? [], act: record?.act ?? null };
  }
}

/** When a turn ended; where something of it was forgotten, its events tell. */
function minuteOf(turn: TurnRecord | null): number | null {
  const patch = turn?.patch as { readonly scalars: { readonly now: number } } | null | undefined;
  return patch?.scalars.now ?? turn?.events.at(-1)?.at ?? null;
}
