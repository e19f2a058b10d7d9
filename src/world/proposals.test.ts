/** Proposals in talk: opened by the line that makes them, closed by the reply of whom they were made to. */
import { describe, expect, it } from "vitest";
import { at, played, said, world } from "../../test/world/test-world.ts";
import type { EventOf } from "./events.ts";
import type { SpeechAct, Taken } from "./speech-acts.ts";

const now = at(9);
const meet = { kind: "meet", place: "green", from: at(11) } as const;
const proposing: SpeechAct = { act: "propose", proposal: null, what: meet };
const opening = (to: readonly string[] = ["ben"]) =>
  [
    "ann",
    { kind: "begin-talk", with: [...to], said: said("A walk at eleven?", { to, acts: [{ act: "greet" }, proposing] }) },
  ] as const;
const taken: Taken = { proposal: "talk-1/1.2", by: "ann", what: meet };
const reply = (who: string, answer: "yes" | "no" | "maybe", to: Taken = taken) =>
  [who, { kind: "say", talk: "talk-1", said: said("Well.", { acts: [{ act: "reply", to, answer }] }) }] as const;
const lastActs = (events: readonly { kind: string }[]) =>
  (events.filter(({ kind }) => kind === "line-said").at(-1) as EventOf<"line-said">).acts;

describe("a proposal", () => {
  it("gets its name from the line that makes it, and waits for those it was made to", () => {
    const { world: after, events } = played(world(), now, opening());
    expect(lastActs(events)).toEqual([{ act: "greet" }, { ...proposing, proposal: "talk-1/1.2" }]);
    expect([...after.proposals]).toEqual([["talk-1/1.2", { by: "ann", to: ["ben"], what: meet, until: at(11) }]]);
  });

  it.each(["yes", "no"] as const)("is closed by a %s", (answer) => {
    const { world: after, events } = played(world(), now, opening(), reply("ben", answer));
    expect(lastActs(events)).toHaveLength(1);
    expect(after.proposals.size).toBe(0);
  });

  it("stays open after a perhaps, and until each of several has replied", () => {
    expect(played(world(), now, opening(), reply("ben", "maybe")).world.proposals.size).toBe(1);
    const here = { dora: { spot: { place: "cottage", area: "kitchen" } } };
    const one = played(world(here), now, opening(["ben", "dora"]), reply("dora", "yes"));
    expect(one.world.proposals.get("talk-1/1.2")?.to).toEqual(["ben"]);
  });

  it("is not taken up by whoever made it, nor twice, nor when it was never made", () => {
    expect(lastActs(played(world(), now, opening(), reply("ann", "yes")).events)).toEqual([]);
    expect(lastActs(played(world(), now, opening(), reply("ben", "yes"), reply("ben", "yes")).events)).toEqual([]);
    const other: Taken = { ...taken, proposal: "talk-9/1.1" };
    expect(lastActs(played(world(), now, opening(), reply("ben", "yes", other)).events)).toEqual([]);
  });

  it("waits no longer than its hour", () => {
    const { world: opened } = played(world(), now, opening());
    const { world: after, events } = played(opened, at(11), reply("ben", "yes"));
    expect(lastActs(events)).toEqual([]);
    expect(after.proposals.size).toBe(0);
  });

  it("is one of at most three acts of a line", () => {
    const acts: SpeechAct[] = Array.from({ length: 5 }, () => ({ act: "greet" }));
    const line = ["ann", { kind: "begin-talk", with: ["ben"], said: said("Hello!", { acts }) }] as const;
    expect(lastActs(played(world(), now, line).events)).toHaveLength(3);
  });

  describe.each([
    { kind: "service", thing: "a loaf", place: "shop" },
    { kind: "deed", deed: "come", place: "green" },
    { kind: "deed", deed: "wait" },
  ] as const)("of what is done at once: $kind $deed", (what) => {
    const asks = [
      "ann",
      {
        kind: "begin-talk",
        with: ["ben"],
        said: said("Well?", { to: ["ben"], acts: [{ act: "propose", proposal: null, what }] }),
      },
    ] as const;
    const to: Taken = { proposal: "talk-1/1.1", by: "ann", what };

    it("waits half an hour for its reply", () => {
      const opened = played(world(), now, asks).world;
      expect(opened.proposals.get("talk-1/1.1")).toEqual({ by: "ann", to: ["ben"], what, until: at(9, 30) });
      expect(lastActs(played(opened, at(9, 29), reply("ben", "yes", to)).events)).toHaveLength(1);
      expect(lastActs(played(opened, at(9, 30), reply("ben", "yes", to)).events)).toEqual([]);
    });

    it("is closed by its reply, also without its name, and by who takes it back", () => {
      const back: SpeechAct = { act: "withdraw", to: { what } };
      const withdraws = ["ann", { kind: "say", talk: "talk-1", said: said("Never mind.", { acts: [back] }) }] as const;
      const unnamed: Taken = { ...to, proposal: null };
      const saidFor: Taken = { ...unnamed, by: "ben" };
      for (const closing of [
        reply("ben", "no", to),
        reply("ben", "yes", unnamed),
        reply("ann", "yes", saidFor),
        withdraws,
      ])
        expect(played(world(), now, asks, closing).world.proposals.size).toBe(0);
      const other: Taken = { ...unnamed, what: { kind: "deed", deed: "stop" } };
      expect(played(world(), now, asks, reply("ben", "yes", other)).world.proposals.size).toBe(1);
    });
  });
});
