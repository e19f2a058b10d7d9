/**
 * A store in memory, for the simulator and for tests: a real adapter that passes the same contract, gone when it is closed.
 * Values are kept as JSON text, so that nobody can change what was committed, here as little as in a file.
 */
import { type Json, type Store, StoreError, wholeText } from "./store.ts";

interface Kept {
  readonly turns: string[];
  readonly snapshot: { readonly turn: number; readonly text: string } | null;
}

const NOTHING: Kept = { turns: [], snapshot: null };

/** An empty store that forgets everything when it is closed. */
export function memoryStore(): Store {
  const towns = new Map<string, Kept>();
  const records = new Map<string, string>();
  let closed = false;

  const kept = (town: string): Kept => {
    if (closed) throw new StoreError("failed", "The store in memory is closed.");
    return towns.get(town) ?? NOTHING;
  };
  const parsed = (text: string | undefined): Json | null => (text === undefined ? null : JSON.parse(text));

  return {
    async load(town) {
      const { turns, snapshot } = kept(town);
      const from = snapshot?.turn ?? 0;
      return {
        snapshot: snapshot && { turn: snapshot.turn, state: parsed(snapshot.text) },
        turns: turns.slice(from).map((text, i) => ({ n: from + i + 1, turn: parsed(text) })),
      };
    },
    async append(town, n, turn) {
      const { turns, snapshot } = kept(town);
      if (n !== turns.length + 1) {
        throw new StoreError("taken", `Turn ${n} of ${town} can't be kept: the next one is ${turns.length + 1}.`);
      }
      if (n === 1) towns.set(town, { turns: [JSON.stringify(turn)], snapshot });
      else turns.push(JSON.stringify(turn));
    },
    async turn(town, n) {
      return parsed(kept(town).turns[n - 1]);
    },
    async snapshot(town, n, state) {
      const { turns, snapshot } = kept(town);
      if (n < 0 || n > turns.length) {
        throw new StoreError("failed", `A snapshot of ${town} as of turn ${n} can't be kept: that turn isn't there.`);
      }
      const text = typeof state === "function" ? wholeText(state) : JSON.stringify(state);
      if (n >= (snapshot?.turn ?? 0)) towns.set(town, { turns, snapshot: { turn: n, text } });
    },
    async rewrite(town, rewritten) {
      const { turns, snapshot } = kept(town);
      for (const { n } of rewritten)
        if (n < 1 || n > (snapshot?.turn ?? 0)) {
          throw new StoreError("failed", `Turn ${n} of ${town} can't be written anew: no snapshot stands after it.`);
        }
      for (const { n, turn } of rewritten) turns[n - 1] = JSON.stringify(turn);
    },
    async scrub() {
      kept("");
      return true;
    },
    async read(name) {
      kept("");
      return parsed(records.get(name));
    },
    async write(name, value) {
      kept("");
      records.set(name, JSON.stringify(value));
    },
    async remove(name) {
      kept("");
      records.delete(name);
    },
    async erase(town) {
      kept(town);
      towns.delete(town);
    },
    async close() {
      closed = true;
      towns.clear();
      records.clear();
    },
  };
}
