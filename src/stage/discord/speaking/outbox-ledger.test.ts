/** The stage's book of lines: what was posted is known for good, since it may be taken back at any time; why something was not, for a while. */
import { expect, test } from "vitest";
import { memoryStore } from "../../../store/memory-store.ts";
import type { Store } from "../../../store/store.ts";
import { type Entry, type Fate, Ledger } from "./outbox-ledger.ts";

const entry = (id: string, fate: Fate): Entry => ({ id, place: "cafe", fate, line: null });

test("whoever keeps the book is told which of its records cannot be read, and why", async () => {
  const store = memoryStore();
  for (const name of ["withdrawn", "unsaid", "1"]) await store.write(`outbox/town/${name}`, "torn");
  const damaged: [string, string][] = [];
  const book = new Ledger(store, "town", (...told) => damaged.push(told));
  await book.open(1, 0);
  expect([await book.withdrawn(), await book.unsaid(), await book.turn(1)]).toEqual([[], [], []]);
  expect(damaged).toEqual([
    ["withdrawn", "Invalid input: expected array, received string"],
    ["unsaid", "Invalid input: expected array, received string"],
    ["1", "Invalid input: expected object, received string"],
  ]);
});

test("a message of long ago is found, with what it was merged with and what a command's answer shows; nothing stays of a book that is erased", async () => {
  const names = new Set<string>();
  const kept = memoryStore();
  const store: Store = {
    ...kept,
    write: (name, value) => kept.write(name, value).then(() => void names.add(name)),
    remove: (name) => kept.remove(name).then(() => void names.delete(name)),
  };
  const book = new Ledger(store, "town");
  await book.open(0, 0);
  const shown: Fate = { is: "shown", message: "900", thread: "800" };
  const lines = [entry("1.1", shown), entry("1.2", { is: "merged", into: "1.1" })];
  await book.note(1, [...lines, entry("1.3", { is: "left-out", why: "quiet" })], 0);
  await book.note(2, [entry("2.1", { is: "left-out", why: "quiet" })], 0);
  await book.note(3, [], 0);
  await book.answered("3.2", { place: "cafe", message: "901", thread: "700", answer: true });
  expect(await book.fateOf("2.1")).toEqual({ is: "left-out", why: "quiet" });
  for (let turn = 4; turn <= 2100; turn++) await book.note(turn, [], 0);

  const again = new Ledger(store, "town");
  await again.open(2100, 0);
  for (const line of ["1.1", "1.2"])
    expect(await again.postedOf(line)).toEqual({ place: "cafe", message: "900", thread: "800" });
  expect(await again.postedOf("3.2")).toEqual({ place: "cafe", message: "901", thread: "700", answer: true });
  for (const line of ["1.3", "2.1"]) expect(await again.fateOf(line)).toBeNull();
  expect([...names].sort()).toEqual(["outbox/town/1", "outbox/town/3", "outbox/town/cursor"]);
  await again.erase(["cafe"]);
  expect([...names]).toEqual([]);
});
