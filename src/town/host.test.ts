/** The host and the desk: beats, brakes and doors of towns that run (design sections 2.8, 4; style section 2). */

import { afterEach, describe, expect, it } from "vitest";
import { offlineMind } from "../../test/provider/test-models.ts";
import { type ManualClock, manualClock } from "../clock/manual.ts";
import { clockText, milliseconds } from "../clock/units.ts";
import { offlineOf } from "../offline/offline.ts";
import type { Shown, Stage } from "../stage/stage.ts";
import { memoryStore } from "../store/memory-store.ts";
import { type Store, StoreError } from "../store/store.ts";
import type { TownEvent } from "../world/events.ts";
import { placeOf } from "../world/places.ts";
import { UserError } from "../world/user-error.ts";
import { choicesFor, findObjectNamed } from "./acts/find.ts";
import { LINE_EVERY_MS, LINES_AT_ONCE } from "./acts/flood.ts";
import type { TownDesk } from "./desk/desk.ts";
import type { Member } from "./desk/member.ts";
import { loadTown } from "./file/definition.ts";
import { factsOf } from "./file/settle.ts";
import { Host } from "./host.ts";
import { few } from "./keeping/estimate.ts";
import type { Settings } from "./keeping/settings.ts";

const MINUTE = 60_000;
const keeper: Member = { id: "web:1", name: "Kim", keeper: true };
const alex: Member = { id: "web:2", name: "Alex", keeper: false };

const offline = offlineMind();

interface Running {
  readonly host: Host;
  readonly clock: ManualClock;
  readonly store: Store;
  readonly shown: Shown[];
  readonly told: string[];
  /** A beat, and what it set going, to its end. */
  beat(): Promise<void>;
}

const open: Running[] = [];
afterEach(async () => {
  for (const { host } of open.splice(0)) await host.close();
});

function hostOver(store: Store = memoryStore(), options: { settings?: Partial<Settings> } = {}): Running {
  const clock = manualClock(milliseconds(1_700_000_000_000));
  const told: string[] = [];
  const tell = (_: object, sentence: string) => void told.push(sentence);
  const host = new Host({
    model: offline,
    offline: offlineOf,
    store,
    clock,
    log: { info: tell, warn: tell, error: tell },
    step: 5,
    seed: null,
    budgetUsd: 1,
    ...options,
  });
  const shown: Shown[] = [];
  const stage: Stage = { name: "test", show: (one) => void shown.push(one), close: async () => {} };
  host.join(stage);
  host.start();
  const running: Running = {
    host,
    clock,
    store,
    shown,
    told,
    async beat() {
      await clock.beat();
      await rest();
    },
  };
  open.push(running);
  return running;
}

/** Lets everything that needs no clock come to its end. */
async function rest(): Promise<void> {
  for (let i = 0; i < 400; i++) await new Promise((resolve) => setImmediate(resolve));
}

const eventsOf = ({ shown }: Running): TownEvent[] => shown.flatMap(({ events }) => [...events]);
/** A town as it is seen, without what it costs: that is counted by the program, not by the town. */
const seen = (desk: TownDesk) => ({ ...desk.view(), costs: null });

async function refusalOf(work: () => unknown): Promise<string> {
  try {
    await work();
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
  throw new Error("it was not refused");
}

/** A town of five at its opening hour. */
async function cove(options: { settings?: Partial<Settings> } = {}) {
  const running = hostOver(memoryStore(), options);
  const desk = await running.host.found("here", "pellow-cove");
  return { ...running, desk };
}

describe("the hours of a town", () => {
  it("before it opens are lived at once and unseen; then a beat is a tick", async () => {
    const running = await cove();
    const { desk } = running;
    expect(desk.view()).toMatchObject({ opened: true, state: "running", why: "", day: 1 });
    expect(eventsOf(running).filter(({ kind }) => kind === "town-opened")).toMatchObject([{ at: 7 * 60 }]);
    const opening = running.shown.findIndex(({ events }) => events.some(({ kind }) => kind === "town-opened"));
    expect(running.shown.slice(0, opening).every(({ quick }) => quick)).toBe(true);
    while (desk.view().people.filter(({ asleep }) => !asleep).length < 5) await running.beat();
    const { now } = desk.view();
    await running.beat();
    expect(desk.view().now).toBe(now + 5);
    expect(running.shown.at(-1)?.quick).toBe(false);
  });

  it("stand while the town rests, since nobody can see it, and go on when it may", async () => {
    const running = await cove();
    const { desk, host } = running;
    host.rest("here", true);
    const { turn } = desk.view();
    for (let i = 0; i < 5; i++) await running.beat();
    expect(desk.view().turn).toBe(turn);
    host.rest("here", false);
    await running.beat();
    expect(desk.view().turn).toBeGreaterThan(turn);
  });

  it("run by while hardly anybody is up, and the night is one leap", async () => {
    const running = await cove();
    const { desk } = running;
    const definition = await loadTown("pellow-cove");
    expect(desk.view().now).toBeGreaterThanOrEqual(definition.opens);
    while (desk.view().day === 1) {
      const before = desk.view();
      const up = before.people.filter(({ asleep }) => !asleep).length;
      await running.beat();
      const { now } = desk.view();
      if (up > 1) expect(now - before.now, before.clock).toBe(5);
      else expect(now - before.now, before.clock).toBeGreaterThan(5);
    }
    const slept = eventsOf(running).filter((event) => event.kind === "town-slept");
    expect(slept.length).toBeGreaterThan(0);
    // So many are hardly anybody in a hamlet, here, and where twenty-five or more live.
    expect([4, 5, 14, 25, 60].map(few)).toEqual([0, 1, 2, 4, 4]);
    // The quick hours end as soon as the second of the five is up.
    expect(desk.view().people.filter(({ asleep }) => !asleep).length).toBeGreaterThan(1);
    expect(Number(desk.view().clock.slice(0, 2))).toBeLessThan(8);
  });

  it("are as slow as the keeper wants, and stand still when it says so", async () => {
    const running = await cove({ settings: { dozeMinutes: null } });
    const { desk } = running;
    while (desk.view().people.filter(({ asleep }) => !asleep).length < 5) await running.beat();
    for (const work of [() => desk.pause(alex), () => desk.resume(alex), () => desk.setPace(alex, 2)])
      expect(await refusalOf(work)).toBe("Only those who manage this server may do that.");
    for (const bad of [0, 21, 1.5, Number.NaN])
      expect(await refusalOf(() => desk.setPace(keeper, bad))).toMatch(/from 1/);
    await desk.setPace(keeper, 3);
    const { now } = desk.view();
    for (let i = 0; i < 6; i++) await running.beat();
    expect(desk.view()).toMatchObject({ now: now + 10, pace: 3 });
    await desk.setPace(keeper, 1);
    await desk.pause(keeper);
    expect((await desk.pause(keeper)).said).toMatch(/paused already/);
    const paused = seen(desk);
    expect(paused).toMatchObject({ state: "paused", why: "Kim paused it." });
    for (let i = 0; i < 5; i++) await running.beat();
    expect(seen(desk)).toEqual(paused);
    expect(await refusalOf(() => desk.say(alex, "tern-quay", "Hello!"))).toMatch(/stands still: Kim paused it/);
    await desk.resume(keeper);
    await rest();
    expect(desk.view().now).toBe(paused.now + 5);
    expect((await desk.resume(keeper)).said).toMatch(/running/);
  });

  it("pass no more when nobody has been seen for a while, until somebody is", async () => {
    const running = await cove();
    const { desk, clock } = running;
    while (desk.view().people.filter(({ asleep }) => !asleep).length < 5) await running.beat();
    clock.advance(29 * MINUTE);
    const { now } = desk.view();
    await running.beat();
    expect(desk.view()).toMatchObject({ now: now + 5, state: "running" });
    clock.advance(2 * MINUTE);
    await running.beat();
    const dozing = seen(desk);
    expect(dozing).toMatchObject({ now: now + 5, state: "dozing" });
    for (let i = 0; i < 5; i++) await running.beat();
    expect(seen(desk)).toEqual(dozing);
    await desk.say(alex, "tern-quay", "Anybody here?");
    await rest();
    expect(desk.view()).toMatchObject({ state: "running", now: now + 10 });
    clock.advance(31 * MINUTE);
    await running.beat();
    expect(desk.view().state).toBe("dozing");
    desk.seen(null);
    await running.beat();
    expect(desk.view()).toMatchObject({ state: "running", now: now + 15 });
  });

  it("never doze where the keeper says so", async () => {
    const running = await cove({ settings: { dozeMinutes: null } });
    while (running.desk.view().people.filter(({ asleep }) => !asleep).length < 5) await running.beat();
    const { now } = running.desk.view();
    running.clock.advance(24 * 60 * MINUTE);
    await running.beat();
    expect(running.desk.view()).toMatchObject({ now: now + 5, state: "running" });
  });

  it("see a visitor off after a quarter of an hour without a word", async () => {
    const running = await cove({ settings: { dozeMinutes: null } });
    const { desk, clock } = running;
    while (desk.view().people.filter(({ asleep }) => !asleep).length < 5) await running.beat();
    await desk.go(alex, "tern-quay");
    clock.advance(14 * MINUTE);
    await desk.act(alex, "tern-quay", "throws a pebble");
    clock.advance(14 * MINUTE);
    await running.beat();
    expect(desk.visitor(alex)).toMatchObject({ name: "Alex", place: "tern-quay" });
    clock.advance(2 * MINUTE);
    await running.beat();
    expect(desk.visitor(alex)).toBeNull();
    expect(eventsOf(running).find((event) => event.kind === "visitor-left")).toMatchObject({ who: "visitor:web:2" });
  });
});

describe("founding and removing", () => {
  it("one town per id, each with its own clock and seed", async () => {
    const running = hostOver();
    const { host, store } = running;
    await host.found("a", "pellow-cove", { seed: "7" });
    expect(await refusalOf(() => host.found("a", "pellow-cove"))).toMatch(/a town here already.*\/town remove/);
    expect(await refusalOf(() => host.found("b", "atlantis"))).toMatch(/atlantis/);
    await host.found("b", "pellow-cove");
    expect(host.ids()).toEqual(["a", "b"]);
    expect(await store.read("seed/a")).toMatchObject({ seed: "7", step: 5 });
    expect(await store.read("seed/b")).toMatchObject({ seed: "1" });
    expect(host.desk("c")).toBeNull();
  });

  it("leaves nothing of a town that was removed, and it can be founded anew", async () => {
    const running = hostOver();
    const { host, store } = running;
    const desk = await host.found("a", "pellow-cove");
    await desk.whisper(alex, "Nessa", "You will sing tonight");
    await host.remove("a");
    expect(host.ids()).toEqual([]);
    expect(await store.load("a")).toEqual({ snapshot: null, turns: [] });
    for (const name of ["town/a", "seed/a", "budget/a"]) expect(await store.read(name)).toBeNull();
    expect(await store.read("towns")).toEqual([]);
    expect(await refusalOf(() => desk.go(alex, "tern-quay"))).toMatch(/removed/);
    await host.remove("a");
    await host.found("a", "pellow-cove");
    expect(host.ids()).toEqual(["a"]);
  });

  it("a founding while the clock beats is not lived twice", async () => {
    const running = hostOver();
    const founding = running.host.found("a", "pellow-cove");
    let done = false;
    void founding.then(() => {
      done = true;
    });
    while (!done) {
      await running.clock.beat();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await founding;
    const dropped = eventsOf(running).filter((event) => event.kind === "result-dropped" && event.what === "moment");
    expect(dropped).toEqual([]);
    const turns = running.shown.map(({ turn }) => turn);
    expect(turns).toEqual(turns.map((_, i) => i + 1));
  });

  it("nobody comes by the name of somebody who lives there, nor by one that cannot be seen", async () => {
    const { desk, beat } = await cove({ settings: { dozeMinutes: null } });
    const awake = () => desk.view().people.find((one) => one.kind === "resident" && !one.asleep && !one.walk);
    while (!awake()) await beat();
    const { name, place } = awake()!;
    const twin = { id: "test:twin", name: name.replace(/e/, "\u0435").replace(/a/, "\u0430"), keeper: false };
    const taken = expect.objectContaining({ code: "name-taken" });
    await expect(desk.say(twin, place, "Good morning!")).rejects.toEqual(taken);
    await expect(desk.say(twin, place, "Good morning!")).rejects.toThrow("/visit");
    await expect(desk.visit(twin, {})).rejects.toEqual(taken);
    await expect(desk.visit(alex, { name: `${name.split(" ")[0]}\u0301` })).rejects.toEqual(taken);
    // Called plainly as a resident is by those who know them, somebody may really be.
    const first = name.split(" ")[0]!;
    const called = (own: string) => ({ id: `test:${own}`, name: own, keeper: false });
    for (const own of [first.replace(/e/, "\u0435"), first.replace(/s/, "5"), first.replace(/s/, "\u200Bs")]) {
      await expect(desk.say(called(own), "tern-quay", "Good morning!"), own).rejects.toEqual(taken);
      await expect(desk.visit(called(own), { name: own.replace("\u200B", "\u0301") }), own).rejects.toEqual(taken);
    }
    await desk.say(called(first), "tern-quay", "Good morning!");
    expect(desk.visitor(called(first))?.name).toBe(first);
    // Nor is anybody turned away whose name has marks, however their stage writes them.
    for (const own of [first.replace(/e/, "é"), first.replace(/e/, "e\u0301"), [...first].join(".")]) {
      await desk.say(called(own), "tern-quay", "Good morning!");
      expect(desk.visitor(called(own))?.name).toBe(own.normalize("NFC"));
    }
    await desk.visit(twin, { name: "\u202EZol\u200Btan", place: "tern-quay" });
    expect(desk.visitor(twin)?.name).toBe("Zoltan");
    await desk.say(twin, "tern-quay", "Good morning!");
  });

  it("nobody comes by a member's name in letters that only look like it, while two may be called the same", async () => {
    const { desk } = await cove({ settings: { dozeMinutes: null } });
    const called = (id: string, name: string) => ({ id: `test:${id}`, name, keeper: false });
    const greets = (id: string, name: string) => desk.say(called(id, name), "tern-quay", "Good morning!");
    await greets("mia", "Mia Ross");
    const looks = expect.objectContaining({ code: "name-looks" });
    for (const [id, name] of [
      ["one", "Miа Ross"],
      ["two", "Міа Rоss"],
      ["three", "Mia\u200B Ross"],
      ["four", "Mi\u2060a Ross"],
    ] as const) {
      await expect(greets(id, name), name).rejects.toEqual(looks);
      await expect(greets(id, name), name).rejects.toThrow("/visit");
    }
    for (const [id, name] of [
      ["same", "Mia Ross"],
      ["small", "mia ross"],
      ["anna", "Анна Росс"],
      ["zoe", "Zoë 👩\u200D🔬"],
    ] as const)
      await greets(id, name);
    // Whoever has come is not turned away by who came after them.
    await greets("mia", "Mia Ross");
  });

  it("a stored town goes on at the same minute, visitors and pause with it", async () => {
    const first = await cove({ settings: { dozeMinutes: null } });
    while (first.desk.view().people.filter(({ asleep }) => !asleep).length < 5) await first.beat();
    await first.desk.visit(alex, { name: "Sasha", about: "mends nets", place: "tern-quay" });
    await first.desk.setPace(keeper, 2);
    await first.desk.pause(keeper);
    const before = seen(first.desk);
    await first.host.close();
    const second = hostOver(first.store);
    await second.host.open();
    const desk = second.host.desk("here")!;
    expect(seen(desk)).toEqual(before);
    expect(desk.visitor(alex)).toMatchObject({ name: "Sasha", place: "tern-quay" });
    await desk.resume(keeper);
    await rest();
    expect(desk.view().now).toBe(before.now + 5);
    const after = await desk.turnsAfter(before.turn, 100);
    expect(after.map(({ turn }) => turn)).toEqual([before.turn + 1, before.turn + 2]);
    expect(await desk.turnsAfter(0, 3)).toHaveLength(3);
  });

  it("a stored town this version cannot read is named, left alone, and not overwritten", async () => {
    const first = await cove();
    await first.host.close();
    const { store } = first;
    const kept = (await store.read("town/here")) as { name: string; file: { [key: string]: never } };
    await store.write("town/here", { ...kept, file: { ...kept.file, format: 3 } });
    const turns = (await store.load("here")).turns.length;
    const second = hostOver(store);
    await second.host.open();
    expect(second.host.ids()).toEqual([]);
    expect(second.told.join()).toMatch(/cannot be read/);
    expect(await refusalOf(() => second.host.found("here", "pellow-cove"))).toMatch(
      /left as it is.*pellow-cove\.json/s,
    );
    expect((await store.load("here")).turns).toHaveLength(turns);

    // The same of a town whose keepers have changed who lives there.
    await store.write("town/here", kept);
    const { n, turn } = (await store.load("here")).turns.at(-1)!;
    const last = turn as { readonly patch: { readonly [key: string]: never } };
    const roll = { file: { ...kept.file, format: 3 }, gone: { $map: [] } };
    await store.append("here", n + 1, { ...last, patch: { ...last.patch, roll } });
    const third = hostOver(store);
    await third.host.open();
    expect(third.host.ids()).toEqual([]);
    expect(third.told.join()).toMatch(/cannot be read/);
  });

  it("a past that cannot be gone on from founds nothing, and one that cannot be read keeps no other town from starting", async () => {
    const first = await cove();
    const past = { seed: "1", step: 5, state: { rest: {} } };
    await expect(first.host.found("there", "pellow-cove", { past })).rejects.toThrow();
    expect(first.host.ids()).toEqual(["here"]);
    await first.host.found("there", "pellow-cove");
    await first.host.close();
    const { store } = first;
    await store.snapshot("there", (await store.load("there")).turns.at(-1)!.n, { rest: {} });
    const second = hostOver(store);
    await second.host.open();
    expect(second.host.ids()).toEqual(["here"]);
    expect(second.told.join()).toMatch(/cannot be read/);
    await second.host.close();
  });
});

describe("a disk that cannot be written", () => {
  async function failing(error = new StoreError("failed", "The disk is full: make room.")) {
    const kept = memoryStore();
    let full = false;
    const fill = () => {
      full = true;
    };
    const store: Store = {
      ...kept,
      append: (town, n, turn) => (full ? Promise.reject(error) : kept.append(town, n, turn)),
    };
    const running = hostOver(store, { settings: { dozeMinutes: null } });
    const desk = await running.host.found("here", "pellow-cove");
    while (desk.view().people.filter(({ asleep }) => !asleep).length < 5) await running.beat();
    return { ...running, desk, fill };
  }

  it("is waited for, and nothing is shown that was not saved", async () => {
    const running = await failing();
    const { now, turn } = running.desk.view();
    running.fill();
    const shown = running.shown.length;
    await running.beat();
    await running.beat();
    expect(running.desk.view()).toMatchObject({ state: "waiting", why: expect.stringContaining("disk"), now, turn });
    expect(running.shown).toHaveLength(shown);
    expect(running.told.filter((one) => one === "the store is waited for")).toHaveLength(1);
  });

  it("stops the town with a sentence where it is damaged, also when a person's act meets it first", async () => {
    const running = await failing(new StoreError("broken", "The file is damaged: restore a copy."));
    running.fill();
    expect(await refusalOf(() => running.desk.say(alex, "tern-quay", "Hello!"))).toMatch(
      /stands still.*cannot be written: The file is damaged/,
    );
    expect(running.desk.view().state).toBe("stopped");
    expect(running.desk.visitor(alex)).toBeNull();
    expect(running.told.filter((one) => one === "the town stopped")).toHaveLength(1);
  });
});

describe("the desk", () => {
  it("keeps out who is banned, and they let go of whom they are at once", async () => {
    const { desk } = await cove();
    const { id } = desk.view().people[0]!;
    while (desk.view().people.find((one) => one.id === id)!.asleep) await open.at(-1)!.beat();
    await desk.embody(alex, id);
    expect(await refusalOf(() => desk.ban(alex, keeper))).toContain("Only those who manage");
    expect((await desk.ban(keeper, alex)).said).toContain("Alex can no longer take part");
    expect(desk.embodied(alex)).toBeNull();
    expect(await refusalOf(() => desk.embody(alex, id))).toContain("You can't take part");
    expect(desk.banned()).toEqual([{ id: alex.id, name: "Alex" }]);
  });

  /** Smallville as it was lived to nine, kept by a host that has closed. */
  let untilNine: Promise<Store> | null = null;

  /** Smallville at nine, over the same store each time: only the last of the tests that ask for it may leave something there. */
  async function nine(): Promise<Running & { desk: TownDesk }> {
    untilNine ??= (async () => {
      const first = hostOver(memoryStore(), { settings: { dozeMinutes: null } });
      const desk = await first.host.found("s", "smallville");
      while (desk.view().now < 9 * 60) await first.beat();
      await first.host.close();
      return first.store;
    })();
    const running = hostOver(await untilNine, { settings: { dozeMinutes: null } });
    await running.host.open();
    return { ...running, desk: running.host.desk("s")! };
  }

  it("tells in a sentence what it does not know, and where people are when a door is closed", async () => {
    const { desk } = await nine();
    expect(await refusalOf(() => desk.resident("Gandalf"))).toMatch(/^Nobody called "Gandalf" lives in Smallville/);
    expect(await refusalOf(() => desk.go(alex, "Mordor"))).toMatch(
      /^There is no place called "Mordor" in Smallville. Try /,
    );
    expect(await refusalOf(() => desk.setObject(alex, "palantir", "glowing"))).toMatch(
      /^There is no "palantir" in Smallville/,
    );
    expect(await refusalOf(() => desk.setObject(alex, "stove", "burning"))).toMatch(/Name the place too/);
    expect(await refusalOf(() => desk.setObject(alex, "coffee machine", null))).toMatch(/Say what becomes of it/);
    expect(await refusalOf(() => desk.resident("Moore"))).toMatch(/could be .* or .*full name/);
    expect(await refusalOf(() => desk.visit(alex, { name: "isabella rodriguez" }))).toMatch(/lives here already/);
    expect(await refusalOf(() => desk.whisper(alex, "John Lin", "  "))).toMatch(/inner voice/);
    expect(await refusalOf(() => desk.say(alex, "hobbs-cafe", " \n "))).toMatch(/empty/);
    expect(await refusalOf(() => desk.leave(alex))).toMatch(/not in town/);
    expect(await refusalOf(() => desk.startEvent(alex, "christmas"))).toMatch(/Try .*Valentine/);
    const { now } = desk.view();
    const pub = await refusalOf(() => desk.say(alex, "the-rose-and-crown-pub", "Hello?"));
    expect(pub, clockText(now)).toMatch(
      /^The Rose and Crown Pub is closed; it opens at 17:00\. (.+) is open, and .+ (is|are) there\.$/,
    );
    const open = desk.view().places.find(({ name }) => pub.includes(`. ${name} is open`))!;
    expect(open.open).toBe(true);
    expect(open.people.length).toBeGreaterThan(0);
    expect(desk.visitor(alex)).toBeNull();
  });

  it("lets look without leaving a trace: no stamp, no turn, no throw", async () => {
    const { desk, store } = await nine();
    const before = seen(desk);
    const stored = JSON.stringify(await store.load("s"));
    const found = await desk.memories("Isabella Rodriguez", { about: "the Valentine's Day party", most: 5 });
    expect(found).toHaveLength(5);
    expect(found[0]?.text).toMatch(/party/i);
    expect(found[0]?.scores?.total).toBeGreaterThanOrEqual(found[4]!.scores!.total);
    const latest = await desk.memories("isabella", { most: 10 });
    expect(latest.map(({ created }) => created)).toEqual(latest.map(({ created }) => created).sort((a, b) => b - a));
    expect(desk.resident("isabella").plan.filter(({ current }) => current)).toHaveLength(1);
    await desk.memories("Isabella Rodriguez", { about: "???" });
    expect(seen(desk)).toEqual(before);
    expect(JSON.stringify(await store.load("s"))).toBe(stored);
    expect(await desk.memories("Isabella Rodriguez", { about: "the Valentine's Day party", most: 5 })).toEqual(found);
  });

  it("counts the offline mind as what it is: no request, no fallback, no cost", async () => {
    const { desk } = await cove();
    const { costs } = desk.view();
    expect(costs).toMatchObject({ model: "offline", requests: 0, input: 0, output: 0, usd: 0, budgetUsd: 1 });
    expect(costs.byStep["plan-day"]?.asked).toBeGreaterThan(0);
    expect(Object.values(costs.byStep).every(({ fellBack }) => fellBack === 0)).toBe(true);
  });

  it("keeps whoever floods it with anything from taking turn after turn, and always lets them go", async () => {
    const { desk, clock } = await cove();
    const resident = desk.view().people.find(({ kind }) => kind === "resident")!.id;
    const places = desk.view().places.filter(({ id }) => ["tern-quay", "gannet-light"].includes(id));
    const floods: Record<string, (member: Member, n: number) => Promise<unknown>> = {
      go: (member, n) => desk.go(member, places[n % places.length]!.id),
      whisper: (member, n) => desk.whisper(member, resident, `You want to buy ${n} pears.`),
      interview: (member, n) =>
        desk.interview(member, { resident, question: `What is ${n}?`, as: null, situation: null, goesOn: null }),
      ask: (member) => desk.ask(member, resident, 1),
    };
    for (const [kind, act] of Object.entries(floods)) {
      const member: Member = { id: `web:${kind}`, name: `Fast ${kind}`, keeper: false };
      for (let n = 0; n < LINES_AT_ONCE; n++) await act(member, n);
      const { turn } = desk.view();
      expect(await refusalOf(() => act(member, LINES_AT_ONCE)), kind).toContain("more than the town can listen to");
      expect(desk.view().turn, kind).toBe(turn);
      // Who is calm meanwhile is not met by that.
      await desk.go(alex, "tern-quay");
      if (kind === "go") await desk.leave(member);
      clock.advance(LINE_EVERY_MS);
      await act(member, LINES_AT_ONCE);
    }
  });

  it("answers a visitor's line from what the resident knows", async () => {
    const running = await nine();
    const { desk } = running;
    const done = await desk.say(alex, "hobbs-cafe", "Isabella, is there a party?");
    await rest();
    expect(done.said).toBe("Isabella heard you.");
    const reply = eventsOf(running).find((event) => event.kind === "line-said" && event.answers === done.act);
    expect(reply).toMatchObject({ who: "isabella-rodriguez", to: ["visitor:web:2"] });
    expect(JSON.stringify(reply)).toMatch(/party|Valentine/);
  });

  it("offers at most 25 choices with labels Discord takes, each of which names what it says", async () => {
    for (const name of ["smallville", "pellow-cove"]) {
      const definition = await loadTown(name);
      const facts = factsOf(definition, name);
      for (const type of ["resident", "place", "object"] as const) {
        for (const typed of ["", "a", "stove", "isa", "<Isabella Rodriguez's apartment: kitchen"]) {
          const choices = choicesFor(facts, type, typed);
          expect(choices.length).toBeLessThanOrEqual(25);
          for (const { id, label } of choices) {
            expect(label.length).toBeLessThanOrEqual(100);
            expect(id.length).toBeLessThanOrEqual(100);
            if (type === "object") expect(findObjectNamed(facts, id).object).toBe(id);
          }
        }
      }
      expect(choicesFor(facts, "resident", "zzz")).toEqual([]);
      // Every object can be named in the paper's own form.
      for (const [id, { fixture, spot }] of definition.map.objects) {
        const place = placeOf(definition.map, spot.place);
        const area = place.areas.find((one) => one.id === spot.area)!;
        expect(findObjectNamed(facts, `<${place.name}: ${area.name}: ${fixture.name}> is on fire.`)).toEqual({
          object: id,
          state: "on fire",
        });
      }
    }
  });
});

describe("what a keeper sets", () => {
  const keeper = { ...alex, keeper: true };
  const mia = { id: "web:mia", name: "Mia", keeper: false };

  it("is kept over a restart, and only keepers set it", async () => {
    const store = memoryStore();
    const running = hostOver(store);
    const desk = await running.host.found("here", "pellow-cove");
    expect(await refusalOf(() => desk.set(mia, "dozing", "off"))).toMatch(/manage this server/);
    expect((await desk.set(mia, "dozing", null)).said).toMatch(/30 minutes/);
    expect((await desk.set(keeper, "pace", "3")).said).toBe("The town moves at one beat in 3 now.");
    expect(desk.view().pace).toBe(3);
    expect((await desk.set(mia, "pace", null)).said).toMatch(/^\*\*pace\*\*: 3/);
    expect(await refusalOf(() => desk.set(keeper, "pace", "fast"))).toMatch(/from 1/);
    expect(await refusalOf(() => desk.set(keeper, "language", "zh-CN"))).toMatch(/smallville\.zh-CN/);
    expect((await desk.set(keeper, "dozing", "off")).said).toMatch(/^Done\. \*\*dozing\*\*: off/);
    await running.host.close();
    const again = hostOver(store);
    await again.host.open();
    expect(again.host.desk("here")?.settings().dozeMinutes).toBeNull();
    await again.host.remove("here");
    expect(await store.read("settings/here")).toBeNull();
  });

  it("keeps whispers and objects to some", async () => {
    const { desk } = await cove();
    await desk.set(keeper, "whisper", "keepers");
    await desk.set(keeper, "objects", "<@&123456789012345678>");
    const named = desk.view().people[0]!.name;
    const object = desk.view().places.flatMap(({ areas }) => areas.flatMap(({ objects }) => objects))[0]!.id;
    expect(await refusalOf(() => desk.whisper(mia, named, "You will sing."))).toMatch(/may whisper/);
    expect(await refusalOf(() => desk.setObject(mia, object, "burning"))).toMatch(/may change objects/);
    await desk.setObject({ ...mia, roles: ["123456789012345678"] }, object, "burning");
    await desk.whisper(keeper, named, "You will sing.");
  });

  it("lets the town rest in quiet hours, whoever is about, and answers them all the same", async () => {
    const running = await cove();
    const { desk, clock } = running;
    while (desk.view().people.filter(({ asleep }) => !asleep).length < 5) await running.beat();
    const hour = (add: number) => new Date((clock.now() as number) + add * 3_600_000).toISOString().slice(11, 16);
    await desk.set(keeper, "quiet-hours", `${hour(-1)}-${hour(1)}`);
    const { now } = desk.view();
    await running.beat();
    expect(desk.view()).toMatchObject({ now, state: "dozing", why: expect.stringContaining("quiet hours") });
    const before = running.shown.length;
    await desk.say(alex, "tern-quay", "Anybody here?");
    await rest();
    expect(running.shown.length).toBeGreaterThan(before);
    expect(desk.view().now).toBe(now);
    await desk.set(keeper, "quiet-hours", "off");
    await running.beat();
    expect(desk.view().now).toBe(now + 5);
  });

  it("skips ahead at full speed to a time of day, and then goes on as before", async () => {
    const running = await cove();
    const { desk } = running;
    while (desk.view().people.filter(({ asleep }) => !asleep).length < 5) await running.beat();
    expect(await refusalOf(() => desk.skip(mia, "12:00"))).toMatch(/manage this server/);
    expect(await refusalOf(() => desk.skip(keeper, "soonish"))).toMatch(/07:00 or 17:30/);
    expect(desk.beforeSkip(keeper, "12:00"), "today, and for nothing").toBeNull();
    const asked = desk.beforeSkip(keeper, "00:30");
    expect(asked).toMatchObject({ question: expect.stringMatching(/to \S+ \d+ \S+ 00:30, past midnight/), day: 2 });
    expect(await refusalOf(() => desk.skip(keeper, "noon", 2))).toMatch(/another day/);
    expect(await refusalOf(() => desk.beforeSkip(mia, "00:30"))).toMatch(/manage this server/);
    expect((await desk.skip(keeper, "noon")).said).toMatch(/skips to \S+ \d+ \S+ 12:00/);
    while (desk.view().clock < "12:00") await rest();
    await rest();
    expect(desk.view().clock).toBe("12:00");
    await running.beat();
    expect(desk.view().clock).toBe("12:05");
  });
});

describe("a quick pace", () => {
  /** Lets a beat go by in tenths, each to its end. */
  async function beatInTenths({ clock, beat }: Running): Promise<void> {
    await beat();
    for (let i = 0; i < 9; i++) {
      clock.advance(3_000);
      await rest();
    }
    clock.advance(2_999);
  }

  it("lives three or ten ticks in a beat, from at once until it is slowed, and after a restart", async () => {
    const running = await cove({ settings: { dozeMinutes: null } });
    const { desk, host, store } = running;
    while (desk.view().people.filter(({ asleep }) => !asleep).length < 5) await running.beat();
    expect(desk.view()).toMatchObject({ pace: 1, turnMs: 30_000, eased: false });
    const lived = async () => {
      const { now } = desk.view();
      await beatInTenths(running);
      return desk.view().now - now;
    };
    expect(await lived()).toBe(5);
    expect((await desk.setPace(keeper, 1 / 10)).said).toMatch(/lives at 10x now/);
    expect(desk.view()).toMatchObject({ turnMs: 3_000 });
    expect(desk.beforePace(keeper, 1 / 3), "costs nothing").toBeNull();
    const { now } = desk.view();
    running.clock.advance(3_001);
    await rest();
    expect(desk.view().now, "before the next beat").toBe(now + 5);
    expect(await lived()).toBe(50);
    await desk.setPace(keeper, 1 / 3);
    expect(await lived()).toBe(15);
    expect((await desk.set(alex, "pace", null)).said).toMatch(/^\*\*pace\*\*: 3x/);
    expect(await refusalOf(() => desk.setPace(keeper, 1 / 4))).toMatch(/1x, 3x or 10x/);
    await host.close();
    const again = hostOver(store, { settings: { dozeMinutes: null } });
    await again.host.open();
    expect(again.host.desk("here")?.view()).toMatchObject({ pace: 1 / 3 });
  });

  it("takes its time while a visitor is in a talk", async () => {
    const running = await cove();
    const { desk } = running;
    while (desk.view().people.filter(({ asleep }) => !asleep).length < 5) await running.beat();
    await desk.setPace(keeper, 1 / 10);
    await desk.visit(keeper, {});
    const { place } = desk.visitor(keeper)!;
    await beatInTenths(running);
    const greeted = running.shown.some(({ events }) =>
      events.some((event) => event.kind === "line-said" && event.to.some((who) => who.startsWith("visitor:"))),
    );
    expect([greeted, desk.view().eased], "spoken to, and silent").toEqual([true, false]);
    await desk.say(keeper, place, "Good morning! How are you today?");
    await rest();
    const { now, turnMs, eased } = desk.view();
    expect([turnMs, eased]).toEqual([30_000, true]);
    await beatInTenths(running);
    expect(desk.view().now).toBe(now + 5);
  });
});

describe("skipping to a moment with a name", () => {
  it("goes to the evening, to tomorrow, or until something happens that is worth seeing", async () => {
    const running = await cove();
    const { desk } = running;
    while (desk.view().people.filter(({ asleep }) => !asleep).length < 5) await running.beat();
    expect(desk.choices("moment", "").map(({ id }) => id)).toEqual(["evening", "tomorrow", "interesting"]);
    expect(desk.choices("moment", "19:30")).toEqual([{ id: "19:30", label: "19:30" }]);
    expect(await refusalOf(() => desk.skip(alex, "interesting"))).toMatch(/manage this server/);
    expect(desk.beforeSkip(keeper, "interesting"), "for nothing").toBeNull();
    const before = desk.view().now;
    const { said, found } = await desk.skip(keeper, "Interesting");
    expect(said, "nobody was asked, so it ends with the day").toMatch(
      /until something happens that is worth seeing, at most to \S+ \d+ \S+ 00:00/,
    );
    const thing = await found!;
    expect(thing.place).not.toBeNull();
    const { name } = desk.view().places.find(({ id }) => id === thing.place)!;
    expect(thing.said).toContain(`${desk.view().clock}, ${name}: `);
    expect(desk.view().now).toBeGreaterThan(before);
    expect(running.shown.at(-1)?.quick, "it is shown").toBe(false);
    await rest();
    const { now } = desk.view();
    await running.beat();
    expect(desk.view().now, "then it lives as before").toBe(now + 5);

    expect((await desk.skip(keeper, "evening")).said).toMatch(/skips to \S+ \d+ \S+ 18:00/);
    while (desk.view().clock < "18:00") await rest();
    expect(await refusalOf(() => desk.skip(keeper, "evening"))).toMatch(/evening already/);
    expect(desk.beforeSkip(keeper, "tomorrow")?.question).toMatch(/07:00, past midnight/);
    await desk.skip(keeper, "tomorrow");
    while (desk.view().day === 1 || desk.view().clock < "07:00") await rest();
    expect(desk.view()).toMatchObject({ day: 2, clock: "07:00" });
  });

  it("goes on after a restart; where it looked for something, keepers are told that it was cut off", async () => {
    const running = await cove({ settings: { dozeMinutes: null } });
    while (running.desk.view().people.filter(({ asleep }) => !asleep).length < 5) await running.beat();
    const { store } = running;
    const cutOff = async (before: Running, until: string) => {
      await before.host.desk("here")!.skip(keeper, until);
      await before.host.close();
      const again = hostOver(store, { settings: { dozeMinutes: null } });
      await again.host.open();
      return { ...again, desk: again.host.desk("here")! };
    };
    const plain = await cutOff(running, "noon");
    expect(plain.desk.view().clock < "12:00").toBe(true);
    expect(plain.host.concerns("here")).toEqual([]);
    await plain.beat();
    while (plain.desk.view().clock < "12:00") await rest();
    await rest();
    expect(plain.desk.view().clock).toBe("12:00");
    await plain.beat();
    expect(plain.desk.view().clock, "then it lives as before").toBe("12:05");

    const seeking = await cutOff(plain, "interesting");
    const { clock, now } = seeking.desk.view();
    expect(seeking.host.concerns("here")).toEqual([
      expect.stringMatching(`interesting thing was cut off by a restart, at .* ${clock}: ask for it again`),
    ]);
    await seeking.beat();
    expect(seeking.desk.view().now).toBe(now + 5);
    await seeking.host.close();
    const last = hostOver(store);
    await last.host.open();
    expect(last.host.concerns("here"), "told once").toEqual([]);
  });

  it("keeps nobody waiting for it where the town stands", async () => {
    const running = await cove();
    const { desk, host } = running;
    while (desk.view().people.filter(({ asleep }) => !asleep).length < 5) await running.beat();
    const sought = async () => (await desk.skip(keeper, "interesting")).found!;
    host.rest("here", true);
    expect((await sought()).said).toMatch(/Nothing out of the ordinary/);
    host.rest("here", false);
    const found = sought();
    await desk.pause(keeper);
    expect((await found).said).not.toBe("");
  });

  it("finds a talk of somebody one knows, and an odd thing", async () => {
    const running = await cove({ settings: { dozeMinutes: null } });
    const { desk } = running;
    while (desk.view().people.filter(({ asleep }) => !asleep).length < 5) await running.beat();
    await desk.visit(keeper, {});
    const { place } = desk.visitor(keeper)!;
    await desk.say(keeper, place, "Good morning! I am Kim.");
    await rest();
    await desk.leave(keeper);
    const seen = running.shown.length;
    const thing = await (await desk.skip(keeper, "interesting")).found!;
    expect(thing.said).toMatch(/are talking\.$|spoke of you|heard of|told/);
    const passed = running.shown.slice(seen);
    expect(passed.at(-1)?.quick).toBe(false);
    expect(passed.slice(0, -1).every(({ quick, events }) => quick || events.length < 2)).toBe(true);
  });
});

describe("visitors who stay away", () => {
  it("are forgotten after the days that a keeper set, and not before", async () => {
    const store = memoryStore();
    const { host, clock, beat } = hostOver(store, { settings: { keepDays: 30, dozeMinutes: null } });
    const desk = await host.found("cove", "pellow-cove");
    await desk.visit(alex, { about: "a xylographer" });
    await beat();
    clock.advance(60 * MINUTE);
    await beat();
    expect(desk.visitor(alex)).toBeNull();
    expect(await store.read("last-here/cove")).toHaveProperty("visitor:web:2");
    clock.advance(29 * 1440 * MINUTE);
    await beat();
    expect(desk.kept(alex)).not.toBeNull();
    clock.advance(3 * 1440 * MINUTE);
    await beat();
    // Such a pause is believed once the program has been awake for some hours.
    clock.advance(180 * MINUTE);
    await beat();
    expect(desk.kept(alex)).toBeNull();
    expect(await store.read("last-here/cove")).toEqual({});
  });

  it("are kept when the clock is far ahead for a beat, and when the machine slept, until it has been awake for hours", async () => {
    const DAY = 1440 * MINUTE;
    const store = memoryStore();
    const { host, clock, beat } = hostOver(store, { settings: { keepDays: 30, dozeMinutes: null } });
    const desk = await host.found("cove", "pellow-cove");
    await desk.visit(alex, { about: "a xylographer" });
    await beat();
    clock.advance(40 * DAY);
    await beat();
    expect(desk.visitor(alex), "is still here").not.toBeNull();
    expect(desk.view().state).toBe("running");
    clock.advance(-40 * DAY + 60 * MINUTE);
    await beat();
    clock.advance(60 * MINUTE);
    await beat();
    expect(desk.visitor(alex)).toBeNull();
    clock.advance(40 * DAY);
    await beat();
    clock.advance(-40 * DAY);
    await beat();
    expect(desk.kept(alex)).not.toBeNull();
    clock.advance(100 * DAY);
    for (let hour = 0; hour < 2; hour++) {
      await beat();
      expect(desk.kept(alex), `awake for ${hour} hours`).not.toBeNull();
      clock.advance(60 * MINUTE);
    }
    await beat();
    expect(desk.kept(alex)).toBeNull();
  });
});
