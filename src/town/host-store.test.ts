/** What becomes of towns when their file is held, full or damaged: real files, and another program's hand in them. */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { KeyvSqlite } from "@keyv/sqlite";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { offlineBuilt } from "../../test/town/living.ts";
import { manualClock } from "../clock/manual.ts";
import { milliseconds } from "../clock/units.ts";
import { offlineOf } from "../offline/offline.ts";
import type { Shown } from "../stage/stage.ts";
import type { FileLimits } from "../store/database.ts";
import type { Store } from "../store/store.ts";
import { openStore } from "../store/stores.ts";
import type { Member } from "./desk/member.ts";
import { Host } from "./host.ts";

const alex: Member = { id: "web:2", name: "Alex", keeper: false };
const keeper: Member = { id: "web:1", name: "Kim", keeper: true };

let folder: string;
let files = 0;
let path: string;
const closing: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "host-"));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  path = join(folder, `${++files}.sqlite`);
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Another program with the same file in its hands. */
function other(): KeyvSqlite {
  const program = new KeyvSqlite({ uri: `sqlite://${path}`, busyTimeout: 0 });
  program.on("error", () => {});
  closing.push(() => program.close());
  return program;
}

async function hostOver(limits: FileLimits = {}) {
  const store = await openStore(`sqlite://${path}`, { busyMs: 0, ...limits });
  const clock = manualClock(milliseconds(1_700_000_000_000));
  const [shown, told, logged, warned]: [Shown[], [string, string][], object[], object[]] = [[], [], [], []];
  const pauses: (() => void)[] = [];
  let onPause = () => {};
  const host = new Host({
    model: offlineBuilt,
    offline: offlineOf,
    store,
    clock,
    log: { info: () => {}, warn: (about) => void warned.push(about), error: (about) => void logged.push(about) },
    step: 5,
    seed: null,
    budgetUsd: 1,
    settings: { dozeMinutes: null },
    pause: () =>
      new Promise((resolve) => {
        pauses.push(resolve);
        onPause();
      }),
  });
  host.join({
    name: "test",
    show: (one) => void shown.push(one),
    notice: (town, sentence) => void told.push([town, sentence]),
    close: async () => {},
  });
  host.start();
  let closed = false;
  const close = async () => {
    if (closed) return;
    closed = true;
    await host.close();
    await store.close();
  };
  closing.push(close);
  return {
    host,
    store,
    clock,
    shown,
    told,
    logged,
    warned,
    close,
    /** Resolves when the store is waited for. */
    waiting: () =>
      new Promise<void>((resolve) => {
        if (pauses.length > 0) return resolve();
        onPause = resolve;
      }),
    /** The store is tried again. */
    again: () => {
      for (const resolve of pauses.splice(0)) resolve();
    },
  };
}

/** Whether what a store holds of a town is what the town is. */
async function isKept(store: Store, host: Host, id: string): Promise<boolean> {
  const { turns } = await store.load(id);
  const last = turns.at(-1)?.n ?? 0;
  return last === host.desk(id)?.view().turn;
}

describe("a file that another program holds", () => {
  it("is waited for: the town says so, keeps every act in order, and goes on by itself", async () => {
    const { host, store, clock, shown, told, waiting, again } = await hostOver();
    const desk = await host.found("here", "pellow-cove");
    const backup = other();
    await backup.query("BEGIN EXCLUSIVE");
    const before = desk.view().turn;
    const drawn = shown.length;
    await clock.beat();
    await waiting();
    expect(desk.view()).toMatchObject({
      state: "waiting",
      turn: before,
      why: expect.stringContaining("another program"),
    });
    const done: string[] = [];
    const steps = [
      desk.act(alex, "tern-quay", "comes running").then(() => done.push("run")),
      desk.act(alex, "tern-quay", "waves").then(() => done.push("wave")),
      desk.act(alex, "tern-quay", "sits down").then(() => done.push("sit")),
    ];
    expect(told).toEqual([]);
    clock.advance(40_000);
    await clock.beat();
    expect(told).toMatchObject([["here", expect.stringContaining("another program holds the database")]]);
    again();
    await waiting();
    expect([done, shown.length, desk.view().turn]).toEqual([[], drawn, before]);

    await backup.query("COMMIT");
    again();
    await Promise.all(steps);
    expect(done).toEqual(["run", "wave", "sit"]);
    expect(desk.view().state).toBe("running");
    expect(desk.visitor(alex)?.place).toBe("tern-quay");
    expect(told.at(-1)).toMatchObject(["here", expect.stringContaining("can be written again")]);
    expect(shown.slice(drawn).map(({ turn }) => turn)).toEqual(shown.slice(drawn).map((_, i) => before + 1 + i));
    expect(await isKept(store, host, "here")).toBe(true);
  });

  it("keeps nobody from closing, and who waits is told that it did not happen", async () => {
    const { host, clock, waiting, close } = await hostOver();
    const desk = await host.found("here", "pellow-cove");
    const backup = other();
    await backup.query("BEGIN EXCLUSIVE");
    await clock.beat();
    await waiting();
    const refused = expect(desk.visit(alex, {})).rejects.toThrow(/has not happened: try again/);
    await close();
    await refused;
    await backup.query("ROLLBACK");
  });
});

it("a disk that is full is waited for until there is room, and nothing is lost", async () => {
  const first = await hostOver();
  await first.host.found("here", "pellow-cove");
  await first.close();
  const glutton = other();
  await glutton.query("CREATE TABLE filler (bytes BLOB)");
  await glutton.query("INSERT INTO filler VALUES (zeroblob(2000000))");
  const [{ page_count }] = (await glutton.query("PRAGMA page_count")) as [{ page_count: number }];
  const { host, store, clock, waiting, again } = await hostOver({ mostPages: page_count });
  await host.open();
  const desk = host.desk("here")!;
  let full = false;
  const waits = waiting().then(() => {
    full = true;
  });
  while (!full) {
    await clock.beat();
    await Promise.race([waits, host.idle()]);
  }
  const { turn, why } = desk.view();
  expect(why).toContain("is full");
  const visit = desk.visit(alex, { place: "tern-quay" });
  await glutton.query("DROP TABLE filler");
  again();
  await visit;
  expect(desk.view()).toMatchObject({ state: "running" });
  expect(desk.view().turn).toBeGreaterThan(turn);
  expect(await isKept(store, host, "here")).toBe(true);
});

describe("a damaged record", () => {
  /** Two towns in one file, with a bit of everything. */
  async function two(): Promise<void> {
    const { host, store, clock, close } = await hostOver();
    const desk = await host.found("here", "pellow-cove");
    await host.found("there", "pellow-cove");
    await desk.visit(alex, {});
    await desk.set(keeper, "keep-days", "30");
    await desk.ban(keeper, { id: "web:9", name: "Nemo" });
    await clock.beat();
    await host.idle();
    await store.write("budget/here", { day: "2023-11-14", townUsd: 0, peopleUsd: 0, byPerson: {}, told: false });
    await store.write("forgetting/here", {
      whom: { visitor: "visitor:web:8" },
      traces: { visitor: null, ids: [], names: [], words: [] },
    });
    await store.snapshot("here", desk.view().turn, { rest: {} });
    await close();
  }

  const leftOut = ["record/town/here", "record/seed/here", "record/forgetting/here", "turn/here/3"];
  const livesOn = [
    "record/settings/here",
    "record/budget/here",
    "record/bans/here",
    "record/last-here/here",
    "part/here/%",
  ];
  const either = ["hint/here"];
  it.each([...leftOut, ...livesOn, ...either])(
    "%s keeps no other town from starting, and its keepers are told",
    async (key) => {
      await two();
      const hand = other();
      // A snapshot that holds nothing is damage of its own, wanted for its segments only; all others load from their turns.
      if (!key.startsWith("part/")) await hand.query("DELETE FROM keyv WHERE key LIKE 'part/here/%'");
      for (const damage of ['{"value":["damaged"]}', '{"val']) {
        const rows = (await hand.query(
          "UPDATE keyv SET value = ? WHERE key LIKE ? RETURNING key",
          damage,
          key,
        )) as unknown[];
        expect(rows.length, `${key} is there`).toBeGreaterThan(0);
        const { host, clock, close } = await hostOver();
        await host.open();
        const { turn } = host.desk("there")!.view();
        await clock.beat();
        await host.idle();
        expect(host.desk("there")!.view().turn).toBeGreaterThan(turn);
        if (leftOut.includes(key)) {
          expect(host.ids()).toEqual(["there"]);
          const { why } = host.unread("here")!;
          expect(why).toContain("cannot be opened");
          expect(why, "in words for people, who may be strangers to whoever runs the program").not.toMatch(
            /[{\n]|sqlite|STORE_URL/,
          );
          expect(host.concerns("here")).toEqual([why]);
          await expect(host.found("here", "pellow-cove")).rejects.toThrow(/left as it is/);
        }
        if (livesOn.includes(key)) {
          expect(host.ids()).toEqual(["here", "there"]);
          expect(host.desk("here")!.view().state).toBe("running");
          const small = /settings|budget|bans/.test(key);
          expect(host.concerns("here")).toHaveLength(small ? 1 : 0);
        }
        expect(host.ids().includes("here") || host.unread("here") !== null).toBe(true);
        await close();
      }
    },
  );

  it("of a turn is named in the log, with the turn and what is wrong in it; keepers are told what it is of", async () => {
    await two();
    const hand = other();
    await hand.query("DELETE FROM keyv WHERE key LIKE 'part/here/%'");
    await hand.query("UPDATE keyv SET value = json_set(value, '$.value.quick', 'soon') WHERE key = 'turn/here/3'");
    const { host, logged, close } = await hostOver();
    await host.open();
    expect(host.ids()).toEqual(["there"]);
    expect(host.unread("here")).toMatchObject({
      language: "en",
      why: expect.stringContaining("What it has lived cannot be read"),
    });
    expect(logged).toMatchObject([{ why: 'Turn 3 of here is damaged: quick is "soon"; expected true or false.' }]);
    await close();
  });

  it("that is half written sends nobody to move the file away, in which other towns are", async () => {
    await two();
    await other().query(
      "UPDATE keyv SET value = substr(value, 1, 20) WHERE key = 'turn/here/3' OR key LIKE 'part/here/%'",
    );
    const { host, logged, close } = await hostOver();
    await host.open();
    expect(host.ids()).toEqual(["there"]);
    expect(logged).toMatchObject([
      { why: expect.stringMatching(/^The record "turn\/here\/3" in .*\.sqlite is damaged: restore a copy\.$/) },
    ]);
    await close();
  });

  it.each([
    [
      "town",
      '{"val',
      "The record of its founding is damaged",
      /^The record "record\/town\/here" in .*\.sqlite is damaged/,
    ],
    [
      "town",
      '{"value":["damaged"]}',
      "The record of its founding is damaged",
      /^The record town\/here is damaged: it is a list; expected an object\.$/,
    ],
    [
      "seed",
      '{"value":{"seed":"1"}}',
      "What it has lived cannot be read",
      /^The record seed\/here is damaged: step is missing; expected a number\.$/,
    ],
    [
      "forgetting",
      '{"value":["damaged"]}',
      "What it has lived cannot be read",
      /^The record forgetting\/here is damaged: \[0\] is not an object\.$/,
    ],
    // What somebody wanted forgotten is not told on the way.
    [
      "forgetting",
      '{"value":[{"whom":{"by":"mia","text":["a secret"]},"traces":"a secret"}]}',
      "What it has lived cannot be read",
      /^The record forgetting\/here is damaged: \[0\]\.whom does not fit; \[0\]\.traces is not an object\.$/,
    ],
    [
      "gone",
      '{"value":{"visitors":"a secret","events":[]}}',
      "What it has lived cannot be read",
      /^The record gone\/here is damaged: visitors is not a list\.$/,
    ],
    [
      "gone",
      '{"value":{"visitors":[]}}',
      "What it has lived cannot be read",
      /^The record gone\/here is damaged: events is not a list\.$/,
    ],
  ])("of %s, now %s, is told to keepers as what it is, and named in the log", async (record, damage, told, why) => {
    await two();
    const key = `record/${record}/here`;
    const hand = other();
    await hand.query("DELETE FROM keyv WHERE key LIKE 'part/here/%'");
    await hand.query("INSERT OR REPLACE INTO keyv (key, value) VALUES (?, ?)", key, damage);
    const { host, logged, close } = await hostOver();
    await host.open();
    expect(host.ids()).toEqual(["there"]);
    expect(host.unread("here")!.why).toContain(told);
    expect(logged).toMatchObject([{ why: expect.stringMatching(why) }]);
    await close();
  });

  it("of which towns there are stops the start, with the reason", async () => {
    await two();
    await other().query(`UPDATE keyv SET value = '{"value":[5]}' WHERE key = 'record/towns'`);
    const { host } = await hostOver();
    await expect(host.open()).rejects.toThrow(
      "The list of towns is damaged ([0] is 5; expected a text): restore a copy of the database.",
    );
  });

  it("that a town can do without is named in the log, with what is wrong in it", async () => {
    await two();
    const hand = other();
    await hand.query("DELETE FROM keyv WHERE key LIKE 'part/here/%'");
    await hand.query(`UPDATE keyv SET value = '{"value":["damaged"]}' WHERE key = 'record/bans/here'`);
    await hand.query(`UPDATE keyv SET value = '{"val' WHERE key = 'record/budget/here'`);
    await hand.query(`INSERT INTO keyv (key, value) VALUES ('record/upgrade', '{"value":{"from":1,"to":"two"}}')`);
    const { host, warned } = await hostOver();
    await host.open();
    expect(host.ids()).toEqual(["here", "there"]);
    expect(warned).toMatchObject([
      {
        town: "here",
        record: "budget",
        why: expect.stringMatching(/^The record "record\/budget\/here" in .* is damaged/),
      },
      {
        town: "here",
        record: "bans",
        why: expect.stringMatching(/^0: Invalid input: expected object, received string/),
      },
      { why: expect.stringMatching(/^to: Invalid input: expected number/) },
    ]);
  });

  it("from which its language cannot be known is told in that of whoever asks", async () => {
    await two();
    await other().query(`UPDATE keyv SET value = '{"value":["damaged"]}' WHERE key = 'record/town/here'`);
    const { host, close } = await hostOver();
    await host.open();
    expect(host.unread("here", "zh-CN")).toMatchObject({
      language: "zh-CN",
      why: expect.stringContaining("它建立时的记录已损坏"),
    });
    await close();
  });
});
