/** Forgetting a visitor, and one thing that was said: in what lives, in what was stored, and across a crash. */

import { beforeAll, describe, expect, it } from "vitest";
import { copyOf, offline, until, wholeOf } from "../../../test/town/living.ts";
import { marlEnd } from "../../../test/town/marl-end.ts";
import { minutes } from "../../clock/units.ts";
import { memoriesOf } from "../../mind/memory/stream.ts";
import { offlineOf } from "../../offline/offline.ts";
import { memoryStore } from "../../store/memory-store.ts";
import { type Store, StoreError } from "../../store/store.ts";
import type { TownEvent } from "../../world/events.ts";
import type { Proposal } from "../../world/speech-acts.ts";
import { type Act, type Actor, takeAct } from "../acts/take-act.ts";
import { loadTown, type TownDefinition } from "../file/definition.ts";
import { snapshotOf } from "../snapshot.ts";
import type { TownState } from "../state.ts";
import { type Ground, Town } from "../town.ts";
import { withoutTraces } from "./forget.ts";
import { Forgetting, type MayBeOf } from "./forgetting.ts";
import { searchFor, tracesOf } from "./traces.ts";
import { TURNS } from "./turn-words.ts";

const quillon: Actor = { id: "discord:555000111222333444", name: "Quillon", about: "a xylographer from Brno" };
const bea: Actor = { id: "discord:777000111222333444", name: "Beatrix", about: "collects stamps" };
const VISITOR = `visitor:${quillon.id}`;
/** A stage that can tell whose marks are. */
const asked: MayBeOf = async (_, marks) => marks.filter(({ mark }) => !mark.startsWith("others-"));

let smallville: TownDefinition;
let lived: { readonly store: Store; readonly town: Town; readonly line: string };
beforeAll(async () => {
  smallville = await loadTown("smallville");
  lived = await liveMorning(memoryStore());
});

const groundOf = (store: Store, definition = smallville): Ground & { store: Store } => ({
  id: "here",
  definition,
  model: offline,
  offline: offlineOf,
  clock: () => 0,
  store,
});

async function stored(store: Store, town: Town): Promise<string> {
  const turns = [];
  for (let n = 1; n <= town.state.turn; n++) turns.push(await store.turn(town.id, n));
  return JSON.stringify([turns, await store.load(town.id), await store.read(`forgetting/${town.id}`)]);
}

/** A morning with two visitors, one of whom talks, whispers, tells news, changes things and invites. */
async function liveMorning(store: Store): Promise<typeof lived> {
  const town = await Town.found(groundOf(store), "7", 5);
  await town.commit("switch", (state) => ({ state: { ...state, opened: true }, events: [] }));
  await until(town, 9 * 60);
  const take = async (actor: Actor, act: Act) => {
    const taken = await takeAct(town, actor, act);
    await taken.answered;
  };
  const say = (actor: Actor, text: string, place = "hobbs-cafe") => take(actor, { kind: "say", place, text, to: null });
  await say(quillon, "Good morning Isabella! I am a xylographer and I carve wood all day.");
  const line = [...town.state.world.talks.values()]
    .flatMap((talk) => talk.lines)
    .find((one) => one.who === VISITOR)!.id;
  await say(bea, "Hello, I collect stamps from Madagascar.");
  await take(quillon, {
    kind: "whisper",
    resident: "Klaus Mueller",
    text: "You must find a xylographer for your cover",
  });
  await take(quillon, { kind: "object", object: "piano", state: "full of xylographer dust" });
  await say(quillon, "Have you heard? The old mill of the xylographer burned down last night.");
  await say(quillon, "Isabella, will you come to see my xylographer tools in Johnson Park at five?");
  await town.tick();
  await take(quillon, { kind: "do", place: "hobbs-cafe", text: "shows a xylographer's knife around" });
  await until(town, 10 * 60);
  await say(quillon, "Klaus, do you need a xylographer?", "oak-hill-college").catch(() => {});
  await say(bea, "My album of Madagascar is full now.");
  await until(town, 13 * 60);
  await town.standAlone();
  return { store, town, line };
}

/** After that morning, in a store of its own. */
async function morning(over: (store: Store) => Store = (store) => store): Promise<typeof lived> {
  const store = over(await copyOf(lived.store, lived.town));
  return { store, town: (await Town.load(groundOf(store)))!, line: lived.line };
}

/** A hamlet at ten, when two are in its shop. */
async function hamlet(store: Store): Promise<Town> {
  const town = await Town.found(groundOf(store, marlEnd()), "7", 5);
  await town.commit("switch", (state) => ({ state: { ...state, opened: true }, events: [] }));
  await until(town, 10 * 60);
  return town;
}

/** What stands around a trace, or nothing. */
function around(text: string, trace: string): string {
  const at = text.toLowerCase().indexOf(trace.toLowerCase());
  return at < 0 ? "" : text.slice(Math.max(0, at - 300), at + 100);
}

const memoriesIn = (town: Town) => [...town.state.minds.values()].flatMap(({ stream }) => memoriesOf(stream));

describe("a visitor who wants to be forgotten", () => {
  it("is in nothing any more, neither what lives nor what was stored, and everybody else is", async () => {
    const { store, town } = await morning();
    const before = memoriesIn(town);
    expect(await stored(store, town)).toMatch(/xylographer/);
    expect(before.some(({ visitors }) => visitors.includes(VISITOR))).toBe(true);

    await new Forgetting(town, store).forget({ visitor: VISITOR });
    for (const text of [JSON.stringify(snapshotOf(town.state, "any")), await stored(store, town)])
      for (const trace of ["555000111222333444", "xylograph", "Quillon", "Brno"]) expect(around(text, trace)).toBe("");
    const after = memoriesIn(town);
    expect(after.length).toBeGreaterThan(before.length * 0.8);
    expect(after.some(({ text }) => /Madagascar/.test(text))).toBe(true);
    const known = new Set(before.map((memory) => JSON.stringify(memory)));
    expect(after.filter((memory) => !known.has(JSON.stringify(memory)))).toEqual([]);
    expect((await store.turn(town.id, 1)) as object).toMatchObject({ kind: "settling" });

    // It goes on, is loaded as it is, and no id is given twice.
    const loaded = await Town.load(groundOf(store));
    expect(wholeOf(loaded!.state)).toBe(wholeOf(town.state));
    await until(town, 15 * 60);
    const ids = memoriesIn(town).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const again = await Town.load(groundOf(store));
    expect(wholeOf(again!.state)).toBe(wholeOf(town.state));
    expect(around(await stored(store, town), "xylograph")).toBe("");
  });

  it("is in nobody's memory of what others said of them, by their name, when they had left", async () => {
    const { store, town } = await morning();
    await takeAct(town, quillon, { kind: "leave" });
    const asks = {
      kind: "say",
      place: "hobbs-cafe",
      text: "Isabella, who is Quillon, and what is a zeppelin?",
      to: null,
    } as const;
    await (await takeAct(town, bea, asks)).answered;
    const named = () => memoriesIn(town).filter(({ text }) => text.includes("Quillon, and"));
    expect(named().some(({ visitors }) => !visitors.includes(VISITOR))).toBe(true);
    await new Forgetting(town, store).forget({ visitor: VISITOR });
    expect(named()).toEqual([]);
    expect(around(await stored(store, town), "Quillon")).toBe("");
  });

  it("is forgotten wholly after a crash, too, wherever it came", async () => {
    let writes = 0;
    let crashAt = Number.POSITIVE_INFINITY;
    const fragile =
      <A extends unknown[], R>(work: (...args: A) => Promise<R>) =>
      async (...args: A): Promise<R> => {
        if (++writes >= crashAt) throw new StoreError("failed", "the power went");
        return work(...args);
      };
    const begun = await morning((store) => ({
      ...store,
      append: fragile(store.append),
      snapshot: fragile(store.snapshot),
      rewrite: fragile(store.rewrite),
      write: fragile(store.write),
      remove: fragile(store.remove),
    }));
    const failing = begun.store;
    let { town } = begun;
    // One write further at every try: the commit, the snapshot, the turns written anew, the record's end.
    for (let tries = 0; tries < 4; tries++) {
      writes = 0;
      crashAt = tries + 2;
      const forgetting = new Forgetting(town, failing);
      const work = tries === 0 ? forgetting.forget({ visitor: VISITOR }) : forgetting.finish();
      await expect(work).rejects.toThrow("the power went");
      crashAt = Number.POSITIVE_INFINITY;
      town = (await Town.load(groundOf(failing)))!;
    }
    await new Forgetting(town, failing).finish();
    for (const trace of ["555000111222333444", "xylograph", "Quillon"])
      expect(around(await stored(failing, town), trace)).toBe("");
  });

  it("costs what it touched and not the town's age: no turn before a message is read for it", async () => {
    const store = memoryStore();
    const town = await hamlet(store);
    const logged: TownEvent[] = [];
    town.watch(({ events }) => logged.push(...events));
    const said = await takeAct(town, bea, {
      kind: "say",
      place: "shop",
      text: "My album of Madagascar is full now.",
      to: null,
      message: "m1",
    });
    await said.answered;
    const since = town.state.handled.get("m1")!.turn!;
    expect(since).toBeGreaterThan(50);
    await until(town, 10 * 60 + 30);
    const read: number[] = [];
    const counting: Store = {
      ...store,
      turn: (of, n) => {
        read.push(n);
        return store.turn(of, n);
      },
    };
    const spoken = logged.filter((event) => event.kind === "line-said" && /Madagascar/.test(event.text));
    const struck = await new Forgetting(town, counting).takeBack("m1");
    // What says it or rests on it is to go wherever it is shown.
    expect(spoken.length).toBeGreaterThan(0);
    expect(struck).toEqual(expect.arrayContaining(spoken.map(({ id }) => id)));
    expect(Math.min(...read)).toBe(since);
    expect(read.length).toBeLessThanOrEqual(town.state.turn - since + 2);
    expect(around(await stored(store, town), "Madagascar")).toBe("");
    expect(around(await stored(store, town), '"m1')).toBe("");
    expect(town.state.handled.has("m1")).toBe(false);
  });

  it("costs one snapshot, however much is taken back at once, and each learns what it struck out", async () => {
    const store = memoryStore();
    let alone = 0;
    const counting: Store = {
      ...store,
      snapshot: (...args) => {
        if (args[3]) alone++;
        return store.snapshot(...args);
      },
    };
    const town = await hamlet(counting);
    const lines = [1, 2, 3, 4, 5, 6].map((n) => `Album ${n} is full of stamps from Madagascar.`);
    for (const [i, text] of lines.entries())
      await (await takeAct(town, bea, { kind: "say", place: "shop", text, to: null, message: `m${i}` })).answered;
    const forgetting = new Forgetting(town, counting);
    const struck = await Promise.all(lines.map((_, i) => forgetting.takeBack(`m${i}`)));
    expect(alone).toBe(1);
    for (const events of struck) expect(events.length).toBeGreaterThan(0);
    expect(struck[0]).not.toEqual(struck[5]);
    expect(around(await stored(store, town), "Madagascar")).toBe("");
    expect(await forgetting.takeBack("m1")).toEqual([]);
    expect(alone).toBe(1);
  });

  it("costs what it touched and not the town's age: of the turns that say what they hold only those are read", async () => {
    const store = memoryStore();
    const town = await hamlet(store);
    const say = (actor: Actor, text: string, message: string) =>
      takeAct(town, actor, { kind: "say", place: "shop", text, to: null, message });
    await (await say(quillon, "A xylographer came by.", "m1")).answered;
    await takeAct(town, quillon, { kind: "leave" });
    await (await say(bea, "My album of Madagascar is full now.", "m2")).answered;
    while (town.state.turn < 5 * TURNS) await town.tick();
    const holding: number[] = [];
    const traces = tracesOf(town.state, town.means.town, { visitor: VISITOR });
    for (let n = 1; n <= town.state.turn; n++)
      if (searchFor(traces)({ ...((await store.turn(town.id, n)) as object), words: "" })) holding.push(n);
    const read: number[] = [];
    const counting: Store = {
      ...store,
      turn: (of, n) => {
        read.push(n);
        return store.turn(of, n);
      },
    };
    await new Forgetting(town, counting).forget({ visitor: VISITOR });
    expect(holding.length).toBeGreaterThan(3);
    const others = new Set(read.filter((n) => !holding.includes(n) && n % TURNS !== 0));
    // All but the turns since the last row that was full, which are few and say nothing yet.
    expect([...others].filter((n) => n <= 5 * TURNS).length).toBeLessThanOrEqual(holding.length / 4);
    expect(around(await stored(store, town), "xylograph")).toBe("");
    expect(around(await stored(store, town), "Madagascar")).not.toBe("");
  });

  it("leaves no id of a deleted message behind, also of one that was said in earnest", async () => {
    const store = memoryStore();
    const town = await hamlet(store);
    const who = [...town.state.world.people.values()].find(({ asleep }) => !asleep)!.id;
    await takeAct(town, bea, { kind: "serious", mark: "mark-1", place: "shop", who });
    await takeAct(town, bea, { kind: "do", place: "shop", text: "shows an album", message: "parts-2" });
    await takeAct(town, bea, { kind: "say", place: "shop", text: "Madagascar!", to: null, message: "parts-2/1" });
    await until(town, 10 * 60 + 10);
    const forgetting = new Forgetting(town, store);
    expect(await forgetting.takeBack("mark-1")).toHaveLength(1);
    await forgetting.takeBack("parts-2");
    for (const trace of ["mark-1", "parts-2", "shows an album", "Madagascar"])
      expect(around(await stored(store, town), trace)).toBe("");
  });

  it("takes back also what was said so long ago that its message is remembered no more", async () => {
    const store = memoryStore();
    const town = await hamlet(store);
    await takeAct(town, bea, { kind: "say", place: "shop", text: "Oh, Madagascar!", to: null, message: "11" });
    const wave = { kind: "do", place: "shop", text: "waves" } as const;
    for (let i = 0; i < 400; i++) await takeAct(town, quillon, { ...wave, message: String(100 + i) });
    expect(town.state.handled.has("11")).toBe(false);
    let read = 0;
    const turn: Store["turn"] = (of, n) => {
      read++;
      return store.turn(of, n);
    };
    const forgetting = new Forgetting(town, { ...store, turn });
    // Nobody was heard by these: one of lately, and one of elsewhere.
    expect([await forgetting.takeBack("99999", []), await forgetting.takeBack("11"), read]).toEqual([[], [], 0]);
    expect(await forgetting.takeBack("10", [])).toEqual([]);
    expect(read).toBeLessThan(2 * TURNS + town.state.turn / TURNS);
    expect((await forgetting.takeBack("11", [])).length).toBeGreaterThan(0);
    expect(around(await stored(store, town), "Madagascar")).toBe("");
    expect(town.state.handled.has("100")).toBe(true);
  });

  it("leaves no id of a message of theirs, neither of lately nor of those that were let go of, and others' stay", async () => {
    const store = memoryStore();
    const town = await hamlet(store);
    const wave = (actor: Actor, message: string) =>
      takeAct(town, actor, { kind: "do", place: "shop", text: "waves", message });
    const grave = (actor: Actor, mark: string) =>
      takeAct(town, actor, { kind: "serious", mark, place: "shop", who: null });
    await wave(quillon, "old-1");
    await grave(quillon, "old-grave");
    for (let i = 0; i < 400; i++) await wave(bea, `others-${i}`);
    await wave(quillon, "late-2");
    await grave(quillon, "late-grave");
    await grave(bea, "others-grave");
    await town.tick();
    expect(town.state.handled.has("old-1")).toBe(false);
    expect(await stored(store, town)).toContain('"old-1"');
    await new Forgetting(town, store, null, asked).forget({ visitor: VISITOR });
    for (const trace of ["old-1", "late-2", "old-grave", "late-grave"])
      expect(around(await stored(store, town), `"${trace}"`)).toBe("");
    expect(["late-2", "late-grave", "others-grave", "others-399"].map((one) => town.state.handled.has(one))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    // Where nobody can tell whose a mark is, it may be theirs.
    await new Forgetting(town, store).forgetEarnest(VISITOR);
    expect(around(await stored(store, town), '"others-grave"')).toBe("");
    expect(town.state.handled.has("others-399")).toBe(true);
  });

  it("what they said in earnest goes also where nothing else of theirs is kept, and nobody is asked where there is none", async () => {
    const store = memoryStore();
    const town = await hamlet(store);
    const forgetting = new Forgetting(town, store, null, asked);
    const { turn } = town.state;
    expect([await forgetting.forgetEarnest(VISITOR), town.state.turn]).toEqual([[], turn]);
    const resident = [...town.state.world.people.values()].find(({ kind, asleep }) => kind === "resident" && !asleep)!;
    const grave = (actor: Actor, mark: string) =>
      takeAct(town, actor, { kind: "serious", mark, place: resident.spot.place, who: resident.id });
    await grave(quillon, "grave");
    await grave(bea, "others-grave");
    expect(town.state.known.has(VISITOR)).toBe(false);
    expect(await forgetting.forgetEarnest(VISITOR)).toHaveLength(1);
    expect(around(await stored(store, town), '"grave"')).toBe("");
    expect(await stored(store, town)).toContain('"others-grave"');
  });

  it("leaves nothing open that was proposed in lines that are gone or about what is forgotten, and nobody waits for them", async () => {
    const store = memoryStore();
    const town = await hamlet(store);
    const at = (hour: number) => minutes(hour * 60);
    const [who, other] = [...town.state.world.people.values()].filter(({ kind }) => kind === "resident");
    const news = { id: "story-x", by: VISITOR, holder: VISITOR, memory: "A zither supper.", tells: [], passes: [] };
    const proposal = (what: Proposal["what"]): Proposal => ({ by: who!.id, to: [other!.id], what, until: at(20) });
    const meet = { kind: "meet", place: "shop", from: at(20) } as const;
    const open = { "talk-9/1.1": meet, "talk-9/11.1": meet, "talk-9/2.1": { kind: "company", news: news.id } } as const;
    const talk = { id: "talk-9", spot: who!.spot, members: [who!.id, other!.id, VISITOR], lines: [], began: at(9) };
    const owed = { act: "act-9", line: "talk-9/3", parted: { ...talk, next: VISITOR, withPerson: true } };
    const before: TownState = {
      ...town.state,
      stories: new Map([...town.state.stories, [news.id, { ...[...smallville.stories][0]!, ...news }]]),
      engaged: new Map([[who!.id, [owed]]]),
      world: {
        ...town.state.world,
        proposals: new Map(Object.entries(open).map(([id, what]) => [id, proposal(what)])),
      },
    };
    const struck = { visitor: null, ids: ["talk-9/1"], names: [], words: [] };
    const stays = withoutTraces(before, town.means.town, struck);
    expect([...stays.world.proposals.keys()]).toEqual(["talk-9/11.1", "talk-9/2.1"]);
    const left = withoutTraces(before, town.means.town, tracesOf(before, town.means.town, { visitor: VISITOR }));
    expect([...left.world.proposals.keys()]).toEqual(["talk-9/1.1", "talk-9/11.1"]);
    expect(left.engaged.get(who!.id)![0]!.parted).toMatchObject({ members: [who!.id, other!.id], next: null });
  });

  it("leaves no meeting that was agreed to in a line that is gone, nor its hour in a plan", async () => {
    const town = await hamlet(memoryStore());
    const [id, mind] = [...town.state.minds].find(([, { plan }]) => plan && plan.chunks.length > 0)!;
    const meeting = (line: string) => {
      const [from, to] = [minutes(1440), minutes(1485)];
      return { id: `meet:${line}`, what: "meeting", story: null, spot: null, from, to, with: [], line };
    };
    const chunks = mind.plan!.chunks.map((chunk, i) => (i === 0 ? { ...chunk, serves: "meet:talk-9/1" } : chunk));
    const bound = {
      ...mind,
      commitments: [meeting("talk-9/1"), meeting("talk-9/11")],
      plan: { ...mind.plan!, chunks },
    };
    const before: TownState = { ...town.state, minds: new Map([...town.state.minds, [id, bound]]) };
    const without = (line: string) =>
      withoutTraces(before, town.means.town, { visitor: null, ids: [line], names: [], words: [] }).minds.get(id)!;
    expect(without("talk-9/1").commitments.map(({ line }) => line)).toEqual(["talk-9/11"]);
    expect(without("talk-9/1").plan).toBeNull();
    expect(without("talk-9/11").plan).not.toBeNull();
  });

  it("may take back one thing they said, with all that rests on it, and stay", async () => {
    const { store, town, line } = await morning();
    const text = "My album of Madagascar is full now.";
    const by = `visitor:${bea.id}`;
    const said = (await stored(store, town)).match(/"line":"(talk-[^"]+)"[^{}]*album of Madagascar/)?.[1];
    expect(said).toBeDefined();
    expect(line).not.toBe(said);
    await new Forgetting(town, store).forget({ by, line: said!, text });
    const all = await stored(store, town);
    expect(around(all, "album of Madagascar")).toBe("");
    expect(around(all, "collect stamps")).not.toBe("");
    expect(around(all, "xylographer")).not.toBe("");
    expect(town.state.known.has(by)).toBe(true);
  });

  it("leaves nothing of a line in words of the town's own that name somebody, nor of what it was understood to be or the answer to it", async () => {
    const store = memoryStore();
    const town = await hamlet(store);
    const { personas } = town.means.town;
    const other = [...personas.values()].at(-1)!.name;
    const text = `Where is ${other} now?`;
    const by = `visitor:${bea.id}`;
    await (await takeAct(town, bea, { kind: "say", place: "shop", text, to: null })).answered;
    await (await takeAct(town, bea, { kind: "do", place: "shop", text: "waves" })).answered;
    await until(town, 10 * 60 + 30);
    const before = await stored(store, town);
    const turn = JSON.parse(before)[0].find((one: { act: { text?: string } | null }) => one.act?.text === text);
    const { slots } = turn.act.reading.clauses[0];
    expect(slots.words).toContain("Where is");
    const event: TownEvent = turn.events.find((one: TownEvent) => one.kind === "line-said" && one.who === by);
    await new Forgetting(town, store).strike(event.id);
    const after = await stored(store, town);
    expect(around(after, text)).toBe("");
    expect(around(after, text.slice(0, -1))).toBe("");
    for (const trace of ["ask-person", JSON.stringify(slots)]) expect(around(after, trace)).toBe("");
    // What they did besides stays.
    expect(around(after, '"text":"waves"')).not.toBe("");
  });
});
