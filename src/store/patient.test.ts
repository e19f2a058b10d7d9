/** What passes is waited out, in order and once; damage is told at once. */
import { expect, it } from "vitest";
import { explain } from "./database.ts";
import { memoryStore } from "./memory-store.ts";
import { openPatiently, patient } from "./patient.ts";
import { storeContract } from "./store.contract.ts";
import { type Store, StoreError } from "./store.ts";

storeContract({
  name: "patient",
  open: async () => patient(memoryStore()),
  reopen: { skip: "the store in memory ends with its process" },
});

/** A store of which the first tries fail, some of them after the work was done. */
function failing(fails: StoreError[], doneAll = false) {
  const kept = memoryStore();
  const tried = async (work: () => Promise<void>) => {
    const error = fails.shift();
    if (error && doneAll) await work();
    if (error) throw error;
    await work();
  };
  const store: Store = {
    ...kept,
    append: (town, n, turn) => tried(() => kept.append(town, n, turn)),
    write: (name, value) => tried(() => kept.write(name, value)),
  };
  const troubles: (string | null)[] = [];
  const waits: number[] = [];
  const pause = async (ms: number) => void waits.push(ms);
  return {
    kept,
    troubles,
    waits,
    store: patient(store, { pause, onTrouble: (one) => void troubles.push(one?.trouble ?? null) }),
  };
}

const held = () => new StoreError("locked", "held", { trouble: "held" });
const lost = () => new StoreError("failed", "no answer");

it("waits longer each time, says so once, and says when it is over", async () => {
  const { store, kept, troubles, waits } = failing(Array.from({ length: 8 }, held));
  await store.append("a", 1, "one");
  expect(await kept.turn("a", 1)).toBe("one");
  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
  expect(troubles).toEqual(["held", null]);
  expect(store.trouble()).toBeNull();
});

it("does what was asked for later later", async () => {
  const { store, kept } = failing([held()]);
  await Promise.all([store.write("a", 1), store.write("a", 2)]);
  expect(await kept.read("a")).toBe(2);
});

it("takes a commit whose answer was lost for kept, and no other's", async () => {
  const { store, kept } = failing([lost()], true);
  await store.append("a", 1, { of: "us" });
  expect(await kept.turn("a", 1)).toEqual({ of: "us" });
  const theirs = failing([lost()]);
  await theirs.kept.append("a", 1, { of: "them" });
  await expect(theirs.store.append("a", 1, { of: "us" })).rejects.toMatchObject({ reason: "taken" });
});

it("tells damage at once, and everything when it is in a hurry", async () => {
  const broken = failing([new StoreError("broken", "damaged")]);
  await expect(broken.store.write("a", 1)).rejects.toMatchObject({ reason: "broken" });
  const { store, troubles } = failing([held(), held()]);
  store.hurry();
  await expect(store.write("a", 1)).rejects.toMatchObject({ reason: "locked" });
  expect([troubles, broken.waits]).toEqual([[], []]);
});

/** What comes of opening a store whose first tries fail so. */
async function opening(...fails: readonly unknown[]) {
  const left = [...fails];
  const told: (string | null)[] = [];
  const waits: number[] = [];
  const open = async () => {
    if (left.length > 0) throw left.shift();
    return memoryStore();
  };
  const pause = async (ms: number) => void waits.push(ms);
  const onTrouble = (one: StoreError | null) => void told.push(one?.trouble ?? null);
  const opened = await openPatiently(open, { pause, onTrouble }).then(
    () => true,
    (error: unknown) => error,
  );
  return { opened, told, waits };
}

const failed = (code: string) => explain(Object.assign(new Error(code), { code }), "town.sqlite");

it.each([
  ["SQLITE_BUSY", "held"],
  ["SQLITE_FULL", "full"],
  ["ENOSPC", "full"],
  ["SQLITE_IOERR", "unusable"],
  ["EMFILE", "unusable"],
])("opens later what may not be opened now: %s", async (code, trouble) => {
  expect(await opening(failed(code), failed(code), failed(code))).toEqual({
    opened: true,
    told: [trouble, null],
    waits: [250, 500, 1000],
  });
});

it("says what it waits for once, until that is something else", async () => {
  const { told } = await opening(failed("SQLITE_BUSY"), failed("SQLITE_FULL"), failed("ENOSPC"), failed("SQLITE_BUSY"));
  expect(told).toEqual(["held", "full", "held", null]);
  expect((await opening()).told).toEqual([]);
});

it.each([
  failed("SQLITE_CORRUPT"),
  failed("SQLITE_CANTOPEN"),
  failed("MODULE_NOT_FOUND"),
  explain(new Error("Could not locate the bindings file"), "town.sqlite"),
  new StoreError("locked", "another of us has it"),
  new TypeError("a fault of ours"),
])("tells at once why it does not open: %s", async (error) => {
  expect(await opening(error)).toEqual({ opened: error, told: [], waits: [] });
});
