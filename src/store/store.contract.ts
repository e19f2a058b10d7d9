/**
 * What every store must do, run by each adapter (style section 1).
 *
 * `reopen` closes the store and opens the same one again; null for a store that doesn't outlive its closing.
 */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Json, type Store, StoreError } from "./store.ts";

/** One way to make a store to be tested. */
export interface Kind {
  readonly name: string;
  /** A new, empty store. */
  open(): Promise<Store>;
  /** Closes it and opens it again; null, with the reason, where that means nothing. */
  readonly reopen: ((store: Store) => Promise<Store>) | { readonly skip: string };
}

/** Values that a careless round trip would change. */
export const AWKWARD: Json = {
  nothing: null,
  yes: true,
  small: 1e-9,
  big: Number.MAX_SAFE_INTEGER,
  colon: ":base64:aGk=",
  colons: ["::", ":a", ""],
  text: 'Isabella\'s "party" \u2028 火 \ud83c\udf89 \0 \ud800',
  "key with /": { ":": [[], {}, [[1]]] },
  value: { value: { expires: 1 } },
};

/** Declares the tests of one kind of store. */
export function storeContract({ name, open, reopen }: Kind): void {
  describe(`the store contract: ${name}`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    const fill = async (town: string, from: number, to: number) => {
      for (let n = from; n <= to; n++) await store.append(town, n, { n });
    };
    const reason = (work: Promise<unknown>) =>
      work.then(
        () => "fulfilled",
        (error) => (error instanceof StoreError ? error.reason : error),
      );

    it("knows nothing of an unknown town", async () => {
      expect(await store.load("nowhere")).toEqual({ snapshot: null, turns: [] });
      expect(await store.turn("nowhere", 1)).toBeNull();
    });

    it("gives back turns in order, exactly", async () => {
      await store.append("a", 1, AWKWARD);
      await store.append("a", 2, null);
      await store.append("a", 3, { kept: 1, dropped: undefined });
      expect((await store.load("a")).turns).toStrictEqual([
        { n: 1, turn: AWKWARD },
        { n: 2, turn: null },
        { n: 3, turn: { kept: 1 } },
      ]);
      expect(await store.turn("a", 1)).toStrictEqual(AWKWARD);
      expect(await store.turn("a", 4)).toBeNull();
    });

    it("refuses a turn that exists, leaves a gap or has no number, and keeps what was there", async () => {
      await fill("a", 1, 2);
      for (const n of [1, 2, 4, 0, -1, 1.5, Number.NaN]) {
        expect(await reason(store.append("a", n, "other")), `turn ${n}`).toBe("taken");
      }
      expect((await store.load("a")).turns).toEqual([
        { n: 1, turn: { n: 1 } },
        { n: 2, turn: { n: 2 } },
      ]);
      await store.append("a", 3, "next");
    });

    it("lets one of two win who append the same turn at once", async () => {
      const ends = await Promise.all([reason(store.append("a", 1, "x")), reason(store.append("a", 1, "y"))]);
      expect(ends.sort()).toEqual(["fulfilled", "taken"]);
    });

    it("keeps a value as it was when it was handed over", async () => {
      const turn = { words: ["then"] };
      const kept = store.append("a", 1, turn);
      turn.words.push("later");
      await kept;
      expect(await store.turn("a", 1)).toEqual({ words: ["then"] });
    });

    it("keeps towns apart, also when one's name begins with the other's", async () => {
      await fill("a", 1, 3);
      await fill("a/1", 1, 2);
      await store.snapshot("a", 2, "of a");
      await store.erase("a/1");
      expect((await store.load("a")).turns).toHaveLength(1);
      expect(await store.load("a/1")).toEqual({ snapshot: null, turns: [] });
    });

    it("loads from the latest snapshot and the turns after it", async () => {
      await fill("a", 1, 5);
      await store.snapshot("a", 3, { as: "of 3" });
      expect(await store.load("a")).toEqual({
        snapshot: { turn: 3, state: { as: "of 3" } },
        turns: [
          { n: 4, turn: { n: 4 } },
          { n: 5, turn: { n: 5 } },
        ],
      });
      for (const n of [4, 5, 5]) await store.snapshot("a", n, { as: `of ${n}` });
      expect(await store.load("a")).toEqual({ snapshot: { turn: 5, state: { as: "of 5" } }, turns: [] });
      expect(await store.turn("a", 1)).toEqual({ n: 1 });
    });

    it("writes turns anew where a snapshot stands after them, and drops older snapshots when asked to", async () => {
      await fill("a", 1, 5);
      await store.snapshot("a", 2, "with a secret");
      expect(await reason(store.rewrite("a", [{ n: 3, turn: "too new" }]))).toBe("failed");
      await store.snapshot("a", 4, "without", true);
      await store.rewrite("a", [
        { n: 1, turn: null },
        { n: 4, turn: { n: 4, less: true } },
      ]);
      for (const n of [0, 5, 6])
        expect(await reason(store.rewrite("a", [{ n, turn: "x" }])), `turn ${n}`).toBe("failed");
      expect(await store.turn("a", 1)).toBeNull();
      expect(await store.turn("a", 4)).toEqual({ n: 4, less: true });
      expect(await store.load("a")).toEqual({
        snapshot: { turn: 4, state: "without" },
        turns: [{ n: 5, turn: { n: 5 } }],
      });
      await store.append("a", 6, "goes on");
    });

    it("takes what was erased off the disk, and keeps the rest", async () => {
      await fill("a", 1, 2);
      await store.write("towns", ["a"]);
      await store.remove("towns");
      expect(await store.scrub()).toBe(true);
      expect(await store.turn("a", 2)).toEqual({ n: 2 });
      expect(await store.read("towns")).toBeNull();
    });

    it("takes a snapshot before the first turn, but none of a turn that isn't there", async () => {
      await store.snapshot("a", 0, "founded");
      await fill("a", 1, 1);
      expect(await reason(store.snapshot("a", 2, "too early"))).toBe("failed");
      expect(await store.load("a")).toEqual({
        snapshot: { turn: 0, state: "founded" },
        turns: [{ n: 1, turn: { n: 1 } }],
      });
    });

    it("keeps a snapshot of many megabytes whole", async () => {
      const state = Array.from({ length: 30_000 }, (_, i) => ({ i, text: `memory ${i} 🎉`.repeat(8) }));
      await fill("a", 1, 1);
      await store.snapshot("a", 1, state);
      expect((await store.load("a")).snapshot).toStrictEqual({ turn: 1, state });
    });

    it("takes turns while a snapshot is being kept", async () => {
      await fill("a", 1, 1);
      const kept = store.snapshot("a", 1, "x".repeat(3_000_000));
      await fill("a", 2, 40);
      await kept;
      const { snapshot, turns } = await store.load("a");
      expect([snapshot?.turn, turns.length]).toEqual([1, 39]);
    });

    it("keeps small records by name", async () => {
      expect(await store.read("towns")).toBeNull();
      await store.remove("towns");
      await Promise.all([1, 2, 3, 4, 5].map((n) => store.write("towns", n)));
      expect(await store.read("towns")).toBe(5);
      await store.write("towns", AWKWARD);
      expect(await store.read("towns")).toStrictEqual(AWKWARD);
      await store.remove("towns");
      expect(await store.read("towns")).toBeNull();
    });

    it("erases a town wholly and lets it be founded again", async () => {
      await fill("a", 1, 120);
      await store.snapshot("a", 60, "half");
      await store.write("settings/a", "stays: the caller knows the names of records");
      await store.erase("a");
      await store.erase("never was");
      expect(await store.load("a")).toEqual({ snapshot: null, turns: [] });
      expect(await store.turn("a", 120)).toBeNull();
      expect(await store.read("settings/a")).not.toBeNull();
      await store.append("a", 1, "again");
      expect((await store.load("a")).turns).toEqual([{ n: 1, turn: "again" }]);
    });

    it("fails, not empty, once closed; closing twice is no error", async () => {
      await fill("a", 1, 1);
      await store.close();
      await store.close();
      for (const work of [store.load("a"), store.append("a", 2, {}), store.read("x"), store.write("x", 1)]) {
        expect(await reason(work)).toBe("failed");
      }
    });

    if (typeof reopen !== "function") {
      it.skip(`finds everything again: ${reopen.skip}`, () => {});
      return;
    }
    it("finds everything again", async () => {
      await fill("a", 1, 130);
      await store.snapshot("a", 70, AWKWARD);
      await store.write("towns", ["a"]);
      store = await reopen(store);
      const { snapshot, turns } = await store.load("a");
      expect(snapshot).toStrictEqual({ turn: 70, state: AWKWARD });
      expect(turns.map(({ n }) => n)).toEqual(Array.from({ length: 60 }, (_, i) => i + 71));
      expect(await store.read("towns")).toEqual(["a"]);
      expect(await reason(store.append("a", 130, {}))).toBe("taken");
      await store.append("a", 131, {});
    });
  });
}
