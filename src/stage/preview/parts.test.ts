/** A view put together from its parts is the view itself: over days of towns that live, and over anything that JSON has. */
import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { livedDay } from "../../../test/page/lived-day.ts";
import { randomFor } from "../../world/chance.ts";
import { type Parts, partsOf } from "./parts.ts";

const { withParts }: { withParts: (value: unknown, parts: Parts) => unknown } = await import(
  new URL("./client/parts.js", import.meta.url).href
);

/** As it comes over the wire. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
/** What a page makes of it. */
const rebuilt = (before: unknown, after: unknown): unknown => {
  const parts = partsOf(before, after);
  return parts === null ? before : withParts(before, sent(parts));
};

/** The quick look first: it is strict, and most are the same. */
const expectEqual = (one: unknown, other: unknown, what = (): unknown => ""): void => {
  if (!isDeepStrictEqual(one, other)) expect(one, JSON.stringify(what())).toEqual(other);
};

describe("the parts of a view that changed", () => {
  it("make the whole view, over a day of a town with a visitor", async () => {
    let page: unknown = null;
    let [views, whole, parts] = [0, 0, 0];
    await livedDay("pellow-cove", (view) => {
      const text = JSON.stringify(view);
      const after: unknown = JSON.parse(text);
      if (page !== null) {
        whole += text.length;
        parts += JSON.stringify(partsOf(page, after)).length;
      }
      page = page === null ? after : rebuilt(page, after);
      expectEqual(page, after);
      views += 1;
    });
    expect(views).toBeGreaterThan(150);
    expect(parts).toBeLessThan(whole / 8);
  });

  it("make anything of anything", () => {
    for (let seed = 0; seed < 3000; seed += 1) {
      const random = randomFor(seed, "parts");
      const before = anything(random, 0);
      const after = random.next() < 0.3 ? anything(random, 0) : changed(before, random);
      expectEqual(rebuilt(before, after), after, () => [seed, before, after]);
      expect(partsOf(before, sent(before))).toBeNull();
    }
  });

  it("leave what did not change the very same", () => {
    const before = {
      clock: "07:00",
      people: [
        { id: "ana", at: { x: 1 } },
        { id: "bo", at: { x: 2 } },
      ],
      roads: [["a"]],
    };
    const after = {
      clock: "07:05",
      people: [
        { id: "ana", at: { x: 1 } },
        { id: "bo", at: { x: 3 } },
      ],
      roads: [["a"]],
    };
    expect(partsOf(before, after)).toEqual({ clock: ["07:05"], people: { bo: { at: { x: [3] } } } });
    const made = rebuilt(before, after) as typeof before;
    expect(made.people[0]).toBe(before.people[0]);
    expect(made.roads).toBe(before.roads);
    expect(before.people[1]).toEqual({ id: "bo", at: { x: 2 } });
  });

  it("keep the order of a list, whoever comes, goes or is called", () => {
    const list = (...ids: string[]) => ids.map((id) => ({ id }));
    const lists = [[], ["a"], ["b", "a"], ["a", "c"], ["c", "7", "a"], ["7", "2", "c"], ["__proto__", "c"], ["c", "c"]];
    for (const before of lists)
      for (const after of lists) {
        const made = rebuilt({ people: list(...before) }, { people: list(...after) });
        expect(made).toEqual({ people: list(...after) });
      }
  });
});

type Random = ReturnType<typeof randomFor>;
const names = ["id", "name", "people", "7", "__proto__", "at"];

function anything(random: Random, depth: number): unknown {
  const kind = random.next() * (depth > 3 ? 0.5 : 1);
  if (kind < 0.15) return null;
  if (kind < 0.3) return Math.floor(random.next() * 4);
  if (kind < 0.5) return random.pick(["", "a", "burning", "火"]);
  const few = Array.from({ length: Math.floor(random.next() * 5) }, (_, i) => i);
  if (kind < 0.6) return few.map(() => anything(random, depth + 1));
  if (kind < 0.8)
    return few.map(() => ({ id: random.pick(["a", "b", "c", "12", "3"]), is: anything(random, depth + 1) }));
  return thing(random, depth);
}

const thing = (random: Random, depth: number): object =>
  sent(Object.fromEntries(names.flatMap((name) => (random.next() < 0.5 ? [[name, anything(random, depth + 1)]] : []))));

/** The same with something else somewhere in it. */
function changed(value: unknown, random: Random): unknown {
  if (random.next() < 0.15) return anything(random, 2);
  if (Array.isArray(value)) {
    const kept = value
      .filter(() => random.next() < 0.85)
      .map((one) => (random.next() < 0.4 ? changed(one, random) : one));
    return random.next() < 0.3 ? [...kept, anything(random, 2)] : kept;
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) =>
      random.next() < 0.1 ? [] : [[name, random.next() < 0.4 ? changed(one, random) : one]],
    ),
  );
}
