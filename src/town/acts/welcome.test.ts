/** Whoever comes for the first time is walked in and greeted at once by somebody who is there, once, and no crowd is. */

import { afterEach, describe, expect, it } from "vitest";
import { given } from "../../../test/mind/given.ts";
import { at, facts, stateIn } from "../../../test/mind/minds.ts";
import { scriptedModel } from "../../../test/model/scripted.ts";
import { offlineBuilt, recognise } from "../../../test/town/living.ts";
import { manualClock } from "../../clock/manual.ts";
import { milliseconds } from "../../clock/units.ts";
import { offlineOf } from "../../offline/offline.ts";
import { memoryStore } from "../../store/memory-store.ts";
import type { TownEvent } from "../../world/events.ts";
import type { Member } from "../desk/member.ts";
import { Host } from "../host.ts";
import { vectorCache } from "../thinking.ts";
import { greeting } from "./welcome.ts";

const member = (id: number): Member => ({ id: `web:${id}`, name: "Visitor", keeper: true });

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function living(town: string) {
  const clock = manualClock(milliseconds(1_700_000_000_000));
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const settings = { dozeMinutes: null };
  const host = new Host({
    model: offlineBuilt,
    offline: offlineOf,
    recognise,
    store: memoryStore(),
    clock,
    log,
    step: 5,
    seed: null,
    budgetUsd: 1,
    settings,
  });
  closing.push(() => host.close());
  const events: TownEvent[] = [];
  host.join({ name: "test", show: (shown) => void events.push(...shown.events), close: async () => {} });
  host.start();
  const desk = await host.found("here", town);
  await host.idle();
  const beat = async () => {
    await clock.beat();
    await host.idle();
  };
  return { host, desk, beat, events, clock };
}

describe.each(["smallville", "pellow-cove", "smallville.zh-CN"])("a newcomer to %s", (name) => {
  it("is walked in and asked something by a resident at the same minute, and only once", async () => {
    const { desk, events } = await living(name);
    const newcomer = member(1);
    expect(desk.isNew(newcomer)).toBe(true);
    const { now } = desk.view();
    const done = await desk.welcome(newcomer);
    expect(done?.said).not.toBe("");
    const here = desk.visitor(newcomer)!;
    const lines = events.flatMap((event) => (event.kind === "line-said" && event.to.includes(here.id) ? [event] : []));
    expect(lines).toHaveLength(1);
    expect(lines[0]?.text).toMatch(/[?？]/);
    expect([lines[0]?.at, lines[0]?.spot?.place]).toEqual([now, here.place]);
    expect(desk.isNew(newcomer)).toBe(false);
    expect(await desk.welcome(newcomer)).toBeNull();
    // Who greeted waits for the answer, and answers what is said.
    await desk.say(
      newcomer,
      here.place,
      name.endsWith("CN") ? "你好！我是来旅游的。" : "Hello! I am travelling through.",
    );
    const [line] = lines;
    await expect
      .poll(
        () => events.filter((event) => event.kind === "line-said" && event.answers && event.who === line!.who).length,
      )
      .toBe(1);
  });
});

it("nobody is walked in where they may not be, or once a town has welcomed enough for now", async () => {
  const { desk, clock } = await living("smallville");
  await desk.pause(member(0));
  expect(desk.isNew(member(1))).toBe(false);
  await desk.resume(member(0));
  const done = [];
  for (let n = 1; n <= 6; n++) done.push(await desk.welcome(member(n)));
  expect(done.map((one) => one !== null)).toEqual([true, true, true, true, false, false]);
  expect(desk.visitor(member(6))).toBeNull();
  clock.advance(11 * 60_000);
  expect(await desk.welcome(member(6))).not.toBeNull();
});

it("whoever greets is bound by what they say yes to", async () => {
  const [maria, visitor] = ["maria-lopez", "visitor:web:1"] as const;
  const what = { kind: "meet", place: "johnson-park", from: at(16) } as const;
  const base = stateIn({
    now: at(10),
    people: { [maria]: {}, [visitor]: {} },
    proposals: new Map([["talk-1/1.1", { by: visitor, to: [maria], what, until: what.from }]]),
  });
  const acts = [given("reply", { code: "P1", answer: "yes" })];
  const line = "Hello! At four, then: gladly. What brings you here?";
  const means = {
    town: facts,
    model: scriptedModel({ react: { choice: "talk", why: "new here", drewOn: [], acts, line } }),
    offline: offlineOf("en"),
    book: () => {},
    vectors: vectorCache(),
    silent: false,
  };
  const greeted = await greeting(base, maria, visitor, means, new Map());
  expect(greeted?.actions).toMatchObject([{ said: { acts: [{ act: "reply", answer: "yes" }] } }]);
  expect(greeted?.mind.commitments).toContainEqual(expect.objectContaining({ from: what.from, with: [visitor] }));
  expect(greeted?.events).toContainEqual(expect.objectContaining({ kind: "commitment-made", who: maria }));
});
