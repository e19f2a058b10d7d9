import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { KeyvSqlite } from "@keyv/sqlite";
import { build } from "esbuild";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openDatabase, type Upgrade, upgrades } from "./database.ts";
import { storeContract } from "./store.contract.ts";
import { type Lasting, StoreError } from "./store.ts";
import { openStore } from "./stores.ts";

let folder: string;
let files = 0;
let path: string;
let url: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-"));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  path = join(folder, `${++files}`, "town.sqlite");
  url = `sqlite://${path}`;
});

storeContract({
  name: "SQLite",
  open: () => openStore(url),
  reopen: async (store) => {
    await store.close();
    return openStore(url);
  },
});

it("leaves nothing on the disk of what was written anew", async () => {
  const store = await openStore(url);
  for (let n = 1; n <= 60; n++) await store.append("a", n, `xylographer ${n}`);
  await store.snapshot("a", 30, { words: "xylographer".repeat(50_000) });
  await store.snapshot("a", 60, { words: "none" }, true);
  await store.rewrite(
    "a",
    Array.from({ length: 60 }, (_, i) => ({ n: i + 1, turn: null })),
  );
  await store.write("last-here/a", { "visitor:xylographer": 1 });
  await store.write("last-here/a", {});
  expect(await store.scrub()).toBe(true);
  expect(await onDisk("xylographer")).toEqual([]);
  await store.close();
});

it("says so while another program reads the file, waits for it no moment, and is done when it has gone", async () => {
  const store = await openStore(url);
  await store.append("a", 1, "a xylographer's words");
  await store.scrub();
  const reader = new KeyvSqlite({ uri: url });
  await reader.query("BEGIN");
  await reader.query("SELECT count(*) FROM keyv");
  await store.snapshot("a", 1, "without", true);
  await store.rewrite("a", [{ n: 1, turn: null }]);
  expect(await store.scrub()).toBe(false);
  await store.append("a", 2, "it goes on");
  await reader.query("COMMIT");
  await reader.disconnect();
  expect(await store.scrub()).toBe(true);
  expect(await onDisk("xylographer")).toEqual([]);
  await store.close();
});

/** The files that hold some bytes. */
async function onDisk(words: string): Promise<string[]> {
  const held = [path, `${path}-wal`].map(async (file) =>
    (await readFile(file).catch(() => Buffer.alloc(0))).includes(words) ? [file] : [],
  );
  return (await Promise.all(held)).flat();
}

/** The store's refusal to open: its reason and sentence. */
async function refusal(of = url): Promise<StoreError> {
  const error = await openStore(of).then(
    async (store) => {
      await store.close();
      return null;
    },
    (error: unknown) => error,
  );
  if (!(error instanceof StoreError)) throw new Error("opened, or failed in another way", { cause: error });
  return error;
}

/** A closed store with 200 turns and a snapshot as of 150 and of 100. */
async function filled(): Promise<void> {
  const store = await openStore(url);
  for (let n = 1; n <= 200; n++) await store.append("a", n, { n, text: "x".repeat(500) });
  await store.snapshot("a", 100, { as: "of 100" });
  await store.snapshot("a", 150, { as: "of 150" });
  await store.close();
}

/** SQL on the closed file, behind the store's back. */
async function behind(sql: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
  const adapter = new KeyvSqlite(url);
  try {
    return await adapter.query(sql, ...values);
  } finally {
    await adapter.close();
  }
}

const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
});
/** The child's program in one piece, made once. */
let program: string;
beforeAll(async () => {
  const made = await build({
    entryPoints: [fileURLToPath(new URL("../../test/store/keyv-store.child.ts", import.meta.url))],
    ...{ bundle: true, format: "esm", platform: "node", packages: "external", write: false, logLevel: "error" },
  });
  program = made.outputFiles[0]!.text;
});
function run(verb: "append" | "hold") {
  // What comes by stdin finds libraries from the working folder.
  const cwd = fileURLToPath(new URL("../../", import.meta.url));
  const child = spawn(process.execPath, ["--input-type=module", "-", verb, url], {
    ...{ cwd, stdio: ["pipe", "pipe", "inherit"] },
  });
  child.stdin.end(program);
  children.push(child);
  let said = "";
  child.stdout.on("data", (chunk) => {
    said += chunk;
  });
  const firstWord = () => once(child.stdout, "data");
  const words = async (lines: number) => {
    while (said.split("\n").length <= lines) await firstWord();
  };
  return { child, said: () => said, firstWord, words };
}
async function killed(child: ChildProcess): Promise<void> {
  const end = once(child, "exit");
  child.kill("SIGKILL");
  await end;
}

describe("the file", () => {
  it("is made in its folder, and nothing else is left when it's closed", async () => {
    const store = await openStore(url);
    expect(await readdir(dirname(path))).toEqual(expect.arrayContaining(["town.sqlite", "town.sqlite.lock"]));
    await store.close();
    expect(await readdir(dirname(path))).toEqual(["town.sqlite"]);
  });

  it("is made again when a first start was cut short", async () => {
    await mkdir(dirname(path));
    await writeFile(`${path}.new`, "half a file");
    await writeFile(`${path}.new-journal`, "half a journal");
    await (await openStore(url)).close();
    expect(await readdir(dirname(path))).toEqual(["town.sqlite"]);
  });

  it("keeps a write-ahead log and flushes it fully", async () => {
    const store = await openStore(url);
    await store.append("a", 1, {});
    expect(existsSync(`${path}-wal`)).toBe(true);
    await store.close();
    expect(await behind("PRAGMA journal_mode")).toEqual([{ journal_mode: "wal" }]);
  });

  it("must be given as sqlite:// and a path", async () => {
    for (const wrong of ["town.sqlite", "sqlite://", "sqlite://:memory:", "postgres://x/y"]) {
      expect((await refusal(wrong)).message).toMatch(/^STORE_URL must be sqlite:\/\/ and the path of a file/);
    }
  });

  it("forgets the text of an erased town", async () => {
    const store = await openStore(url);
    await store.append("a", 1, "a secret of Klaus");
    await store.snapshot("a", 1, "a secret of Klaus");
    await store.erase("a");
    await store.close();
    expect((await readFile(path)).includes("secret of Klaus")).toBe(false);
  });
});

describe("a killed process", () => {
  it("loses nothing it had committed, and the next one starts at once", async () => {
    let head = 0;
    // After so many turns: every tenth is followed by a snapshot, which a kill may meet half-written.
    for (const lines of [1, 4, 10, 10, 11, 25]) {
      const { child, said, words } = run("append");
      await words(lines);
      await killed(child);
      const printed = Number(said().trim().split("\n").at(-1));
      expect(printed, said()).toBeGreaterThan(head);

      const store = await openStore(url);
      const { snapshot, turns } = await store.load("a");
      if (snapshot) expect(snapshot.state).toMatchObject({ n: snapshot.turn });
      const from = snapshot?.turn ?? 0;
      expect(turns.map(({ n }) => n)).toEqual(turns.map((_, i) => from + i + 1));
      head = from + turns.length;
      expect(head).toBeGreaterThanOrEqual(printed);
      for (let n = 1; n <= head; n++) expect(await store.turn("a", n)).toMatchObject({ n });
      await store.append("a", ++head, { n: head });
      await store.close();
    }
    // Nothing of a half-written snapshot stays once another was kept and the town erased.
    const store = await openStore(url);
    await store.snapshot("a", head, { n: head });
    await store.erase("a");
    await store.close();
    expect(await behind("SELECT key FROM keyv")).toEqual([{ key: "format" }]);
  });

  it("erasing a town is finished by the next start", async () => {
    await filled();
    const [row] = await behind("SELECT value FROM keyv WHERE key = 'hint/a'");
    await behind(
      "UPDATE keyv SET value = ? WHERE key = 'hint/a'",
      String(row?.value).replace('"erasing":false', '"erasing":true'),
    );
    await behind("DELETE FROM keyv WHERE key IN ('turn/a/1', 'turn/a/2')");
    const store = await openStore(url);
    expect(await store.load("a")).toEqual({ snapshot: null, turns: [] });
    await store.close();
    expect(await behind("SELECT key FROM keyv")).toEqual([{ key: "format" }]);
  });
});

describe("the lock", () => {
  it("refuses a second opening in the same process, in one sentence", async () => {
    const store = await openStore(url);
    const { reason, message } = await refusal();
    expect(reason).toBe("locked");
    expect(message).toMatch(
      new RegExp(
        `is in use by another process \\(number ${process.pid}, since 2.*\\): stop that one first, or set STORE_URL`,
      ),
    );
    expect(message).not.toContain("\n");
    await store.append("a", 1, {});
    await store.close();
    await (await openStore(url)).close();
  });

  it("refuses a second process, and is free when the first is killed", async () => {
    const first = run("hold");
    await first.firstWord();
    expect((await refusal()).message).toContain(`number ${first.child.pid},`);
    await killed(first.child);
    expect(existsSync(`${path}.lock`)).toBe(true);
    await (await openStore(url)).close();
  });

  it("lets one through of several that find the lock of a dead one at once", async () => {
    const dead = run("hold");
    await dead.firstWord();
    await killed(dead.child);
    const several = [1, 2, 3].map(() => run("hold"));
    await Promise.all(several.map(({ firstWord }) => firstWord()));
    const said = several.map((each) => each.said());
    expect(
      said.filter((text) => text.startsWith("got it")),
      said.join(""),
    ).toHaveLength(1);
    expect(said.filter((text) => text.startsWith("locked: "))).toHaveLength(2);
    await Promise.all(several.filter(({ child }) => child.exitCode === null).map(({ child }) => killed(child)));
  });

  it("lets one through of several that open and close all the time", async () => {
    let inside = 0;
    let times = 0;
    await Promise.all(
      [1, 2, 3, 4].map(async () => {
        for (let i = 0; i < 10; i++) {
          const store = await openStore(url).catch(() => null);
          if (!store) continue;
          times++;
          expect(++inside).toBe(1);
          await store.read("x");
          inside--;
          await store.close();
        }
      }),
    );
    expect(times).toBeGreaterThan(3);
  });

  it("says so when something else lies in its place", async () => {
    await mkdir(dirname(path));
    await writeFile(`${path}.lock`, "4711\n".repeat(100));
    expect((await refusal()).message).toMatch(
      /town\.sqlite\.lock isn't a lock file of ours: remove it, then start again\.$/,
    );
  });

  it("tells of another program that holds the file itself", async () => {
    await filled();
    const adapter = new KeyvSqlite(url);
    await adapter.query("BEGIN EXCLUSIVE");
    const store = await openStore(url).catch((error: StoreError) => error);
    const end = store instanceof StoreError ? store : await store.append("a", 201, {}).catch((error) => error);
    expect([end.reason, end.message]).toEqual([
      "locked",
      `${path} is held by another program: close that program, then start again.`,
    ]);
    await adapter.query("ROLLBACK");
    await adapter.close();
    if (store instanceof StoreError) return;
    await store.append("a", 201, {});
    await store.close();
  });
});

describe("a file that can't be used", () => {
  const untouched = async (message: RegExp, reason = "broken") => {
    const before = await readFile(path);
    const error = await refusal();
    expect([error.reason, error.message]).toEqual([reason, expect.stringMatching(message)]);
    expect(error.message).not.toContain("\n");
    expect((await readFile(path)).equals(before), "left as it was").toBe(true);
    expect(existsSync(`${path}.lock`)).toBe(false);
  };

  it("is refused when it isn't a database", async () => {
    await mkdir(dirname(path));
    for (const bytes of ["", "hello", Buffer.alloc(20_000, 7)]) {
      await writeFile(path, bytes);
      await untouched(
        /isn't a town database, or its beginning is damaged: restore a copy, move it away, or set STORE_URL/,
      );
    }
  });

  it("is refused, and not written to, when it's another program's database", async () => {
    await mkdir(dirname(path));
    await behind("CREATE TABLE theirs (x)");
    await untouched(/isn't a town database/);
  });

  it("is refused when its format record is gone", async () => {
    await filled();
    await behind("DELETE FROM keyv WHERE key = 'format'");
    expect((await refusal()).message).toMatch(/isn't a town database \(it has no format record\): move it away/);
  });

  it("is refused when a newer version wrote it", async () => {
    await filled();
    await behind(
      "UPDATE keyv SET value = ? WHERE key = 'format'",
      JSON.stringify({ value: { name: "smallville-for-discord", version: 7 } }),
    );
    const { reason, message } = await refusal();
    expect(reason).toBe("newer");
    expect(message).toMatch(
      /newer version of this program \(format 7, this one reads 2\): update the program, or set STORE_URL/,
    );
  });

  it("is refused when it was cut short", async () => {
    await filled();
    const { length } = await readFile(path);
    for (const part of [0.7, 0.4, 0.1]) {
      await truncate(path, Math.floor(length * part));
      expect((await refusal()).reason).toBe("broken");
    }
  });

  it("tells of damage in the middle instead of finding nothing", async () => {
    await filled();
    const bytes = await readFile(path);
    for (let at = 4096; at < bytes.length; at += 4096) bytes.fill(Math.random() * 256, at, at + 2000);
    await writeFile(path, bytes);
    const end = await openStore(url).then(
      async (store) => {
        const error: unknown = await store.load("a").catch((error) => error);
        await store.close();
        return error;
      },
      (error: unknown) => error,
    );
    expect(end).toMatchObject({ reason: "broken", message: expect.stringContaining("restore a copy") });
  });

  it("is refused when only its write-ahead log was left behind", async () => {
    const { child, firstWord } = run("append");
    await firstWord();
    await killed(child);
    await rename(path, `${path}.moved`);
    expect((await refusal()).message).toMatch(
      /town\.sqlite-wal, which belongs to it, is still there: put the file back/,
    );
    await rename(`${path}.moved`, path);
    await (await openStore(url)).close();
  });

  it("says so when its folder can't be made", async () => {
    await writeFile(join(folder, "a file"), "");
    const { reason, message } = await refusal(`sqlite://${join(folder, "a file", "town.sqlite")}`);
    expect(reason).toBe("failed");
    expect(message).toMatch(/can't be written \(\w+\): make its folder writable for this user, or set STORE_URL/);
  });

  it.skipIf(process.getuid?.() === 0)(
    "says so when its folder is read only (skipped as root, who may write)",
    async () => {
      await mkdir(dirname(path));
      await chmod(dirname(path), 0o500);
      expect((await refusal()).message).toMatch(/can't be written .*: make its folder writable/);
      await chmod(dirname(path), 0o700);
    },
  );
});

describe("what lasts of a snapshot", () => {
  const piece = (name: string, of: object, text: string): Lasting => ({
    name,
    of: [of],
    text: () => JSON.stringify(text),
  });
  const parts = async () =>
    (await behind("SELECT key FROM keyv WHERE key LIKE 'part/%' ORDER BY key")).map(({ key }) => key);

  it("is shared by those that stand, outlives a snapshot that came to nothing and goes with the last that holds it", async () => {
    const [one, other, changed] = [{}, {}, {}];
    const store = await openStore(url);
    for (let n = 1; n <= 4; n++) await store.append("a", n, n);
    const list = function* (...pieces: Lasting[]) {
      yield "[";
      for (const [i, each] of pieces.entries()) yield* i === 0 ? [each] : [",", each];
      yield "]";
    };
    await store.snapshot("a", 1, () => list(piece("one", one, "of one"), piece("other", other, "a secret")));
    await store.snapshot("a", 2, () => list(piece("one", one, "never asked"), piece("other", other, "nor this")));
    expect((await store.load("a")).snapshot?.state).toEqual(["of one", "a secret"]);
    expect(await parts()).toEqual(["part/a/0/0", "part/a/0/1", "part/a/0/2", "part/a/1/0"]);
    const broken = store.snapshot("a", 3, function* () {
      yield* list(piece("one", one, "never asked"), piece("other", changed, "half"));
      throw new Error("no more");
    });
    await expect(broken).rejects.toThrow("no more");
    expect((await store.load("a")).snapshot).toEqual({ turn: 2, state: ["of one", "a secret"] });
    await store.snapshot("a", 4, () => list(piece("one", one, "of one"), piece("other", changed, "none")), true);
    expect((await store.load("a")).snapshot).toEqual({ turn: 4, state: ["of one", "none"] });
    expect(await parts()).toEqual(["part/a/0/0", "part/a/3/0", "part/a/3/1"]);
    await store.scrub();
    expect((await readFile(path)).includes("a secret")).toBe(false);
    // What was forgotten is in no other town's, nor in one that is founded under the same name.
    await store.erase("a");
    expect(await parts()).toEqual([]);
    await store.append("a", 1, 1);
    await store.snapshot("a", 1, () => list(piece("one", one, "of a new one")));
    expect((await store.load("a")).snapshot?.state).toEqual(["of a new one"]);
    await store.close();
  });
});

describe("damage inside", () => {
  it("falls back to the snapshot before, then to the turns alone", async () => {
    await filled();
    await behind("DELETE FROM keyv WHERE key = 'part/a/1/0'");
    let store = await openStore(url);
    let loaded = await store.load("a");
    expect([loaded.snapshot, loaded.turns.length]).toEqual([{ turn: 100, state: { as: "of 100" } }, 100]);
    await store.close();
    await behind(`UPDATE keyv SET value = '{"value":"{' WHERE key = 'part/a/0/0'`);
    store = await openStore(url);
    loaded = await store.load("a");
    expect([loaded.snapshot, loaded.turns.length]).toEqual([null, 200]);
    await store.snapshot("a", 200, { as: "of 200" });
    expect((await store.load("a")).snapshot?.turn).toBe(200);
    await store.close();
  });

  it("loads without a readable hint", async () => {
    await filled();
    for (const hint of ['{"value":{"head":"many"}}', null]) {
      await behind("UPDATE keyv SET value = ? WHERE key = 'hint/a'", hint);
      const store = await openStore(url);
      expect((await store.load("a")).turns).toHaveLength(200);
      await store.close();
    }
  });

  it("is told when a turn is missing, in the middle or at the end", async () => {
    await filled();
    for (const n of [200, 170]) {
      await behind("DELETE FROM keyv WHERE key = ?", `turn/a/${n}`);
      const store = await openStore(url);
      await expect(store.load("a")).rejects.toMatchObject({
        reason: "broken",
        message: expect.stringMatching(`Turn ${n} of a is missing from .*: restore a copy`),
      });
      await store.erase("a");
      await store.close();
      expect(await behind("SELECT key FROM keyv")).toEqual([{ key: "format" }]);
      await filled();
    }
  });
});

describe("formats", () => {
  it("are upgraded step by step, all or nothing", async () => {
    await filled();
    const open = (steps: readonly Upgrade[]) => openDatabase(path, "town.sqlite", [...upgrades, ...steps]);
    const mark =
      (word: string): Upgrade =>
      async (database) =>
        database.set("marks", [...(((await database.get("marks")) as string[]) ?? []), word]);
    const fail = async () => {
      throw new Error("a bug in the step");
    };
    await expect(open([mark("2"), fail])).rejects.toThrow("a bug in the step");
    const second = await open([mark("2")]);
    expect(await second.get("marks")).toEqual(["2"]);
    await second.close();
    const third = await open([mark("2"), mark("3")]);
    expect(await third.get("marks")).toEqual(["2", "3"]);
    await third.close();
    expect((await refusal()).message).toContain("(format 4, this one reads 2)");
  });
});
