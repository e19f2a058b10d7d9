/** A living town: what is stored is what lives, and people's acts never wait for thinking (design sections 2.4, 2.5, 10). */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { alex, bea, groundOf, linesIn, livedAgain, ofAnswer, ofTick, records } from "../../test/town/lived-again.ts";
import { copyOf, heldModel, logOf, offline, until, wholeOf } from "../../test/town/living.ts";
import { accessesOf } from "../mind/memory/stream.ts";
import type { Model } from "../model/model.ts";
import { offlineOf } from "../offline/offline.ts";
import { memoryStore } from "../store/memory-store.ts";
import { type Json, type Store, StoreError } from "../store/store.ts";
import { openStore } from "../store/stores.ts";
import type { TownEvent } from "../world/events.ts";
import { UserError } from "../world/user-error.ts";
import { type Act, type Actor, answered, answerOwed, takeAct } from "./acts/take-act.ts";
import { greet, welcomingPlace } from "./acts/welcome.ts";
import { loadTown, type TownDefinition } from "./file/definition.ts";
import { factsOf } from "./file/settle.ts";
import type { Proposal } from "./proposal.ts";
import { embedAll, type Means, vectorCache } from "./thinking.ts";
import { commitTick, thinkTick } from "./tick.ts";
import { Town } from "./town.ts";
import type { TurnRecord } from "./turn-record.ts";

let folder: string;
let smallville: TownDefinition;
let cove: TownDefinition;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "town-"));
  [smallville, cove] = await Promise.all([loadTown("smallville"), loadTown("pellow-cove")]);
});
afterAll(() => rm(folder, { recursive: true }));

describe("a stored town", () => {
  it("is at every turn exactly the one that lives: replayed, from a snapshot, and lived again from its inputs", async () => {
    const store = await openStore(`sqlite://${join(folder, "same.sqlite")}`);
    const ground = groundOf(cove, store);
    const town = await Town.found(ground, "7", 5);
    const same = async () => {
      const loaded = await Town.load(ground);
      expect(wholeOf(loaded!.state), `turn ${town.state.turn}`).toBe(wholeOf(town.state));
    };
    await same();
    await until(town, 8 * 60);
    await takeAct(town, alex, { kind: "whisper", resident: cove.personas[0]!.name, text: "You will learn to sail." });
    await same();
    await until(town, 9 * 60);
    const person = [...town.state.world.people.values()].find((one) => !one.asleep && one.spot.place === "tern-quay");
    const said = await takeAct(town, alex, {
      kind: "say",
      place: "tern-quay",
      text: "Good morning!",
      to: person?.id ?? null,
    });
    await same();
    await said.answered;
    await same();
    const welcoming = welcomingPlace(town.state, "visitor:bea")!;
    await takeAct(town, bea, { kind: "go", place: welcoming });
    expect(await greet(town, "visitor:bea")).toBe(true);
    await same();
    expect((await store.load(town.id)).snapshot).toBeNull();
    while (town.state.turn < 150) await town.tick();
    await town.idle();
    expect((await store.load(town.id)).snapshot?.turn).toBe(150);
    await same();
    while (town.state.turn < 190) await town.tick();
    await same();
    expect((await store.load(town.id)).turns).toHaveLength(40);
    const { state } = town;
    const accessed = [...state.minds.values()].flatMap(({ stream }) =>
      accessesOf(stream).filter((at, i) => at !== stream.backing.memories[i]?.created),
    );
    expect(accessed.length).toBeGreaterThan(50);
    expect(wholeOf(await livedAgain(cove, await records(store, town), "7"))).toBe(wholeOf(state));
    await store.close();
  });

  it("goes on after a stop with the very log of one that never stopped", async () => {
    const url = `sqlite://${join(folder, "stop.sqlite")}`;
    const whole: TownEvent[] = [];
    const parts: TownEvent[] = [];
    const unbroken = await Town.found({ ...groundOf(cove, memoryStore()), store: null }, "3", 5, ({ events }) =>
      whole.push(...events),
    );
    await until(unbroken, 10 * 60);
    let store = await openStore(url);
    let town = await Town.found(groundOf(cove, store), "3", 5, ({ events }) => parts.push(...events));
    for (const stop of [400, 480, 555, 600]) {
      await until(town, stop);
      await store.close();
      store = await openStore(url);
      const loaded = await Town.load(groundOf(cove, store));
      expect(loaded?.state.now).toBe(town.state.now);
      town = loaded!;
      town.watch(({ events }) => parts.push(...events));
    }
    await store.close();
    expect(logOf(parts)).toBe(logOf(whole));
    expect(wholeOf(town.state)).toBe(wholeOf(unbroken.state));
  });

  it("finds its vectors again also when there are more texts than a cache holds", async () => {
    const means: Means = {
      town: factsOf(cove, cove.id),
      model: offline,
      offline: offlineOf("en"),
      book: () => {},
      vectors: vectorCache(10),
      silent: false,
    };
    const texts = Array.from({ length: 40 }, (_, i) => `the boat and ${i} gulls`);
    const vectors = await embedAll(means, texts);
    expect(vectors.filter((vector) => vector === null)).toHaveLength(0);
  });

  it("is as it was when a save is refused, and goes on as if nothing had been when the disk can be written again", async () => {
    const kept = memoryStore();
    let full = false;
    const store: Store = {
      ...kept,
      append: (town, n, turn) =>
        full ? Promise.reject(new StoreError("failed", "The disk is full.")) : kept.append(town, n, turn),
    };
    const shown: TownEvent[] = [];
    const town = await Town.found(groundOf(cove, store), "1", 5, ({ events }) => shown.push(...events));
    await until(town, 9 * 60);
    const before = town.state;
    const seen = shown.length;
    full = true;
    await expect(town.tick()).rejects.toThrow("The disk is full.");
    await expect(takeAct(town, alex, { kind: "go", place: "tern-quay" })).rejects.toThrow(StoreError);
    expect(town.state).toBe(before);
    expect(shown).toHaveLength(seen);
    full = false;
    await until(town, 11 * 60);
    const other = await Town.found(groundOf(cove, memoryStore()), "1", 5);
    await until(other, 11 * 60);
    expect(wholeOf(town.state)).toBe(wholeOf(other.state));
  });

  it("keeps a turn whose snapshot fails: only the next start is longer for it", async () => {
    const kept = memoryStore();
    const store: Store = { ...kept, snapshot: () => Promise.reject(new StoreError("failed", "no room")) };
    const town = await Town.found(groundOf(cove, store), "1", 5);
    while (town.state.turn < 152) await town.tick();
    const loaded = await Town.load(groundOf(cove, store));
    expect(wholeOf(loaded!.state)).toBe(wholeOf(town.state));
  });
});

/** The town as it was lived to nine, once for all tests. */
let untilNine: Promise<{ store: Store; town: Town }> | null = null;

/** A town at nine in the morning, in a store of its own. */
async function nine(model: Model): Promise<{ store: Store; town: Town }> {
  untilNine ??= (async () => {
    const store = memoryStore();
    const town = await Town.found(groundOf(smallville, store), "1", 5);
    await until(town, 9 * 60);
    await town.standAlone();
    return { store, town };
  })();
  const lived = await untilNine;
  const store = await copyOf(lived.store, lived.town);
  return { store, town: (await Town.load(groundOf(smallville, store, { model })))! };
}

/** A town at nine, somebody in it who is at leisure in a public place, and everything that is committed from then on. */
async function morning() {
  const model = heldModel();
  const { store, town } = await nine(model);
  const events: TownEvent[] = [];
  town.watch((committed) => events.push(...committed.events));
  const { world } = town.state;
  const free = [...world.people.values()].find(
    (one) =>
      !one.asleep && !one.talk && !one.walk && one.spot.place === "hobbs-cafe" && one.id === "isabella-rodriguez",
  );
  expect(free, "Isabella at leisure in her cafe").toBeDefined();
  return { model, store, town, events, who: free! };
}

describe("a person's act", () => {
  it("is taken at once while a tick thinks; what the addressed was thinking is dropped, the answer comes first", async () => {
    const { model, store, town, events, who } = await morning();
    const { now, turn } = town.state;
    model.hold(ofTick);
    const ticking = town.tick();
    await model.waiting();
    const taken = await takeAct(town, alex, { kind: "say", place: "hobbs-cafe", text: "Hello Isabella!", to: null });
    expect(town.state).toMatchObject({ now, turn: turn + 1 });
    await taken.answered;
    expect(town.state.now).toBe(now);
    expect(linesIn(events).map(({ who, answers }) => ({ who, answers }))).toEqual([
      { who: "visitor:alex", answers: null },
      { who: who.id, answers: taken.act },
    ]);
    model.release();
    await ticking;
    expect(town.state.now).toBe(now + 5);
    expect(events).toContainEqual(expect.objectContaining({ kind: "result-dropped", who: who.id, what: "moment" }));
    const turns = await records(store, town);
    expect(turns.slice(-3).map(({ kind, base }) => [kind, base])).toEqual([
      ["act", turn],
      ["answer", turn + 1],
      ["tick", turn],
    ]);
    expect(wholeOf(await livedAgain(smallville, turns, "1"))).toBe(wholeOf(town.state));
  });

  it("is answered also when the tick is done first, and meanwhile the addressed thinks of nothing else", async () => {
    const { model, store, town, events, who } = await morning();
    model.hold(ofAnswer);
    const ticking = town.tick();
    const taken = await takeAct(town, alex, { kind: "say", place: "hobbs-cafe", text: "Hello Isabella!", to: null });
    await ticking;
    const mind = town.state.minds.get(who.id);
    await town.tick();
    await town.tick();
    expect(town.state.minds.get(who.id)).toBe(mind);
    model.release();
    await taken.answered;
    expect(linesIn(events).filter(({ answers }) => answers === taken.act)).toHaveLength(1);
    expect(town.state.engaged.size).toBe(0);
    const turns = await records(store, town);
    expect(wholeOf(await livedAgain(smallville, turns, "1"))).toBe(wholeOf(town.state));
  });

  it("lets those who are there live on while it waits for its answer; what they meant to say is said after it", async () => {
    const { town } = await morning();
    const met = async () => {
      const { state } = town;
      const thought = await thinkTick(state, town.means);
      for (const { who, actions } of thought.rounds.flat()) {
        const begins = actions.find((one) => one.kind === "begin-talk");
        const place = state.world.people.get(who)!.spot.place;
        const third = [...state.world.people.values()].find(
          ({ id, spot }) => begins && spot.place === place && id !== who && !begins.with.includes(id),
        );
        if (begins && third) return { state, thought, who, third: third.id, said: begins.said.text };
      }
      return null;
    };
    let found = await met();
    while (!found) {
      await town.tick();
      found = await met();
    }
    const { state, thought, who, third, said } = found;
    const owed = { act: "a1", line: "l1" };
    const asked = { ...state, engaged: new Map([[third, [owed]]]) };
    const after = commitTick(asked, thought);
    const spoken = (events: readonly { kind: string }[]) => events.filter((one) => "text" in one && one.text === said);
    expect(spoken(after.events)).toEqual([]);
    expect(after.state.minds.get(who)).not.toBe(state.minds.get(who));
    expect(after.events).not.toContainEqual(expect.objectContaining({ kind: "result-dropped", who, what: "moment" }));
    expect(spoken(answered(after.state, third, [owed], null).events)).toHaveLength(1);
    // Who knows beforehand that an answer is owed thinks of nothing to say.
    const { rounds } = await thinkTick(asked, town.means);
    expect(rounds.flat().filter((one) => one.who === who)).toMatchObject([
      { actions: expect.not.arrayContaining([expect.objectContaining({ kind: "begin-talk" })]) },
    ]);
  });

  it.each(["where there is no room for it", "when it is committed"])(
    "whose answer fails %s keeps nobody silent for it",
    async (where) => {
      let fails = false;
      const room = () => (fails && where.includes("room") ? Promise.reject(new Error("no room")) : Promise.resolve());
      const { store, town: lived } = await morning();
      const town = (await Town.load(groundOf(smallville, store, { room })))!;
      await lived.end();
      fails = true;
      const who = "isabella-rodriguez";
      const mind = town.state.minds.get("klaus-mueller")!;
      const broken: Proposal = {
        ...{ who: "klaus-mueller", before: mind, mind, events: [], actions: [], answers: null },
        get consumed(): never {
          throw new Error("a fault of ours");
        },
      };
      const taken = await takeAct(town, alex, { kind: "say", place: "hobbs-cafe", text: "Hello!", to: who });
      if (where.includes("committed"))
        await town.commit("switch", (state) => ({
          state: { ...state, held: [{ proposal: broken, after: [taken.act] }] },
          events: [],
        }));
      await expect(taken.answered).rejects.toThrow();
      expect(town.state.engaged.size).toBe(0);
      fails = false;
      const next = await takeAct(town, alex, { kind: "say", place: "hobbs-cafe", text: "Hello!", to: who });
      await expect(next.answered).resolves.toBeUndefined();
    },
  );

  it("that waits for an answer lets a newcomer be greeted after it, by one thought", async () => {
    const { model, town, events, who } = await morning();
    const other = [...town.state.world.people.values()].find(
      ({ id, kind, asleep }) => kind === "resident" && !asleep && id !== who.id,
    )!;
    const free = { ...other, spot: who.spot, talk: null, walk: null };
    await town.commit("switch", (state) => ({
      state: { ...state, world: { ...state.world, people: new Map(state.world.people).set(free.id, free) } },
      events: [],
    }));
    model.hold(ofAnswer);
    const asked = await takeAct(town, alex, {
      kind: "say",
      place: "hobbs-cafe",
      text: "Isabella, who is Klaus?",
      to: who.id,
    });
    await takeAct(town, bea, { kind: "go", place: "hobbs-cafe" });
    const greeted = greet(town, "visitor:bea");
    await model.waiting();
    model.release();
    expect(await greeted).toBe(true);
    const lines = linesIn(events).filter((line) => line.who !== "visitor:alex");
    expect(lines.map(({ answers, to }) => [answers, to[0]])).toEqual([
      [asked.act, "visitor:alex"],
      [null, "visitor:bea"],
    ]);
    expect(events).not.toContainEqual(expect.objectContaining({ kind: "result-dropped" }));
  });

  it("goes to an area of a place, and not through a door that is not theirs", async () => {
    const town = await Town.found(groundOf(cove, memoryStore()), "7", 5);
    await until(town, 9 * 60);
    const go = async (area: string) =>
      (await takeAct(town, alex, { kind: "go", place: "The Kettle and Tern", area })).said;
    expect(await go("kitchen table")).toBe("You are at the Kettle and Tern, kitchen table.");
    expect(town.state.world.people.get("visitor:alex")?.spot.area).toBe("kitchen-table");
    expect(await go("The Kettle and Tern: tea room")).toContain("Tern, tea room.");
    await expect(go("counter")).rejects.toThrow(UserError);
    await expect(go("Nessa's room")).rejects.toThrow(UserError);
    await expect(go("ballroom")).rejects.toThrow('There is no "ballroom" at the Kettle and Tern. Try tea room');
    expect(town.state.world.people.get("visitor:alex")?.spot.area).toBe("tea-room");
  });

  it("of two visitors: each is answered, who waited meanwhile together", async () => {
    const { model, store, town, events, who } = await morning();
    model.hold(ofAnswer);
    const say = (actor: Actor, text: string) =>
      takeAct(town, actor, { kind: "say", place: "hobbs-cafe", text, to: who.id });
    const first = await say(alex, "Isabella, what are you doing today?");
    const second = await say(bea, "Isabella, who is Klaus?");
    const third = await say(alex, "And how are you?");
    expect(town.state.engaged.get(who.id)?.map(({ act }) => act)).toEqual([first.act, second.act, third.act]);
    model.release();
    await Promise.all([first.answered, second.answered, third.answered]);
    const replies = linesIn(events).filter((line) => line.who === who.id);
    const said = [first.act, second.act, third.act];
    expect(replies.flatMap(({ answers, also = [] }) => [answers, ...also])).toEqual(said);
    const whoIs = replies.find(({ answers, also = [] }) => [answers, ...also].includes(second.act));
    expect(whoIs?.to).toContain("visitor:bea");
    expect(whoIs?.text).toMatch(/Klaus|know/);
    expect(town.state.engaged.size).toBe(0);
    expect(wholeOf(await livedAgain(smallville, await records(store, town), "1"))).toBe(wholeOf(town.state));
  });

  it.each([
    ["goes to another place", { kind: "go", place: "johnson-park" }],
    ["goes home", { kind: "leave" }],
  ] as const)(
    "before an answer by somebody who %s: it is called after them, also by who talks with others",
    async (_, act) => {
      const { model, store, town, events, who } = await morning();
      for (const others of [[], [bea]]) {
        model.hold(ofAnswer);
        const say = (actor: Actor, text: string) =>
          takeAct(town, actor, { kind: "say", place: "hobbs-cafe", text, to: who.id });
        const asked = await say(alex, "Isabella, who is Klaus?");
        const also = await Promise.all(others.map((one) => say(one, "Isabella, how are you today?")));
        await takeAct(town, alex, act);
        model.release();
        await Promise.all([asked, ...also].map((one) => one.answered));
        const line = linesIn(events).find(({ answers }) => answers === asked.act);
        expect(line).toMatchObject({ who: who.id, spot: { place: "hobbs-cafe" } });
        expect(line?.to).toContain("visitor:alex");
        expect(line?.text).toMatch(/Klaus|know/);
        expect(town.state.engaged.size).toBe(0);
      }
      expect(wholeOf(await livedAgain(smallville, await records(store, town), "1"))).toBe(wholeOf(town.state));
    },
  );

  it("before the program ended, by somebody who has gone on since, is answered at the next start", async () => {
    const { model, store, town, who } = await morning();
    model.hold(ofAnswer);
    const said = { kind: "say", place: "hobbs-cafe", text: "Isabella, who is Klaus?", to: who.id } as const;
    const asked = await takeAct(town, alex, said);
    await takeAct(town, alex, { kind: "go", place: "johnson-park" });
    const again = await Town.load(groundOf(smallville, store));
    const events: TownEvent[] = [];
    again!.watch((committed) => events.push(...committed.events));
    await answerOwed(again!);
    expect(linesIn(events)).toMatchObject([{ who: who.id, answers: asked.act, to: ["visitor:alex"] }]);
    await town.end();
    model.release();
  });

  it("left without an answer by a crash is answered at the next start, each of them", async () => {
    const { model, store, town, who } = await morning();
    model.hold(ofAnswer);
    const first = await takeAct(town, alex, { kind: "say", place: "hobbs-cafe", text: "Good morning!", to: who.id });
    const second = await takeAct(town, bea, { kind: "say", place: "hobbs-cafe", text: "Is it busy?", to: who.id });
    const again = await Town.load(groundOf(smallville, store));
    const events: TownEvent[] = [];
    again!.watch((committed) => events.push(...committed.events));
    await answerOwed(again!);
    expect(linesIn(events).map(({ who: by, answers }) => [by, answers])).toEqual([
      [who.id, first.act],
      [who.id, second.act],
    ]);
    expect(again!.state.engaged.size).toBe(0);
    await town.end();
    model.release();
  });

  it("into a talk of residents does not leave them waiting for a visitor who has gone", async () => {
    const { town } = await morning();
    const open = () =>
      [...town.state.world.talks.values()].find(
        (talk) => !talk.withPerson && smallville.map.places.get(talk.spot.place)?.access === "public",
      );
    while (!open()) await town.tick();
    const talk = open()!;
    const say: Act = { kind: "say", place: talk.spot.place, text: "Good morning!", to: talk.members[0]! };
    await (await takeAct(town, alex, say)).answered;
    expect(town.state.world.talks.get(talk.id)?.members).toContain("visitor:alex");
    await takeAct(town, alex, { kind: "leave" });
    const left = town.state.world.talks.get(talk.id);
    expect(left?.next).toBeNull();
    await town.tick();
    expect(town.state.world.talks.get(talk.id)).toBeUndefined();
  });

  it("into a talk of residents leaves them talking when the visitor only listens", async () => {
    const { town } = await morning();
    const open = () =>
      [...town.state.world.talks.values()].find(
        (talk) => !talk.withPerson && smallville.map.places.get(talk.spot.place)?.access === "public",
      );
    while (!open()) await town.tick();
    const { id, spot, members } = open()!;
    await (await takeAct(town, alex, { kind: "say", place: spot.place, text: "Good morning!", to: members[0]! }))
      .answered;
    const talk = () => town.state.world.talks.get(id);
    expect(talk()).toMatchObject({ next: null, withPerson: true });
    const lines = talk()!.lines;
    const silent = lines.findLast((line) => line.who !== "visitor:alex")!.who === members[0] ? members[1] : members[0];
    await town.tick();
    expect(talk()!.lines).toEqual(lines);
    await town.tick();
    expect(talk()!.lines[lines.length]?.who).toBe(silent);
    while (talk()?.withPerson && town.state.now < 12 * 60) await town.tick();
    expect(talk()).toBeUndefined();
    expect(town.state.now).toBeLessThan(12 * 60);
  });

  it("that pauses the town lets go of the tick that is being thought", async () => {
    const { model, town, events } = await morning();
    const { now } = town.state;
    model.hold(ofTick);
    const ticking = town.tick();
    await model.waiting();
    await town.commit("switch", (state) => ({ state: { ...state, paused: "Kim paused it." }, events: [] }));
    const { world, minds } = town.state;
    model.release();
    await ticking;
    expect(town.state).toMatchObject({ now, paused: "Kim paused it." });
    expect([town.state.world, town.state.minds]).toEqual([world, minds]);
    expect(events).toMatchObject([{ kind: "result-dropped", what: "tick", why: "the town was paused" }]);
  });

  it("are refused, with a sentence, to whom they name when they are not there", async () => {
    const { town } = await nine(offline);
    const say = (to: string) => takeAct(town, alex, { kind: "say", place: "hobbs-cafe", text: "Hello!", to });
    const away = [...town.state.world.people.values()].find((one) => one.spot.place !== "hobbs-cafe")!;
    await expect(say(away.name)).rejects.toThrow(`${away.name} is not at Hobbs Cafe just now. `);
    await expect(say(away.name)).rejects.toBeInstanceOf(UserError);
    expect(town.state.world.people.has("visitor:alex")).toBe(false);
    expect((await say("Isabella")).said).toBe("Isabella heard you.");
    const done = await takeAct(town, alex, { kind: "do", place: null, text: "orders a coffee" });
    expect(done.said).toBe("Everybody at Hobbs Cafe sees it.");
  });

  it("after the town has ended is no act any more", async () => {
    const town = await Town.found(groundOf(cove, memoryStore()), "1", 5);
    await until(town, 9 * 60);
    const { turn } = town.state;
    await town.end();
    await expect(takeAct(town, alex, { kind: "go", place: "tern-quay" })).rejects.toThrow(/ended/);
    await expect(town.tick()).rejects.toThrow(/ended/);
    expect(town.state.turn).toBe(turn);
  });
});

describe("a town kept by an earlier version", () => {
  it("goes on, with what its records lacked as if it had never been", async () => {
    const store = memoryStore();
    const ground = groundOf(cove, store);
    const town = await Town.found(ground, "7", 5);
    await until(town, 8 * 60);
    // As the first version wrote them: no guests, no count of questions, no habits, no errands.
    const old = memoryStore();
    for (let n = 1; n <= town.state.turn; n++) {
      const record = (await store.turn(town.id, n)) as unknown as Omit<TurnRecord, "patch"> & {
        patch: Record<string, unknown>;
      };
      const { guests: _, asked: __, ...patch } = record.patch;
      const minds = (patch.minds as [string, { changed: Record<string, unknown> }][]).map(([id, mind]) => {
        const { habits: _, errands: __, ...changed } = mind.changed;
        const { habits: ___, ...rest } = mind as Record<string, unknown>;
        return [id, { ...rest, changed }];
      });
      await old.append(town.id, n, { ...record, patch: { ...patch, minds } } as unknown as Json);
    }
    await old.write(`seed/${town.id}`, { seed: "7", step: 5 });
    const loaded = (await Town.load({ ...ground, store: old }))!;
    expect(loaded.state.now).toBe(town.state.now);
    await until(loaded, 12 * 60);
    expect(loaded.state.minds.size).toBe(cove.personas.length);
  });
});
