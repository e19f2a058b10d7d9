/** `npm run simulate` as a person runs it: a process with arguments, an environment, two streams and an exit code (issue 2, point 10). */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Ran, runProgram, summaryOf } from "../test/program.ts";
import { startTestProvider } from "../test/provider/test-provider.ts";
import { readTown } from "./town/file/definition.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "simulate-"));
});
afterAll(() => rm(folder, { recursive: true }));

const simulate = (args: readonly string[], env: Record<string, string> = {}) =>
  runProgram("simulate", folder, args, env);

async function acts(...lines: readonly (object | string)[]): Promise<string> {
  const file = join(
    folder,
    `acts-${lines.length}-${createHash("md5").update(JSON.stringify(lines)).digest("hex")}.jsonl`,
  );
  await writeFile(file, lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n"));
  return file;
}

const SMALL = ["--town", "pellow-cove", "--days", "1"];

/** A wrong run: nothing on stdout, no stack trace, the words wanted on stderr. */
function expectRefusal({ code, out, err }: Ran, exit: number, ...words: (string | RegExp)[]): void {
  expect(code, err).toBe(exit);
  expect(out).toBe("");
  expect(err).not.toMatch(/^\s+at /m);
  for (const word of words) expect(err).toMatch(word);
}

describe("a simulation", () => {
  it("says one line with exactly the keys agreed, writes the log whose digest it gives, and touches nothing else", async () => {
    const [log, summaryFile] = [join(folder, "events.jsonl"), join(folder, "summary.json")];
    const summary = summaryOf(await simulate([...SMALL, "--seed", "4", "--out", log, "--summary", summaryFile]));
    expect(Object.keys(summary)).toEqual(
      "town seed days residents ticks events memories reflections insights conversations lines modelCalls tokens usd byStep fallbacks wallMs digest knowing density invited accepted attended refused".split(
        " ",
      ),
    );
    expect(summary).toMatchObject({ town: "pellow-cove", days: 1, residents: 5, modelCalls: 0, usd: 0, fallbacks: 0 });
    expect(Object.keys(summary.tokens as object)).toEqual(["input", "cached", "output"]);
    expect(Object.keys(summary.density as object)).toEqual(["start", "end"]);
    expect(Object.keys(summary.refused as object)).toEqual(["closed", "capacity", "access"]);
    expect(Object.keys(summary.knowing as object)).toEqual(["lantern-supper", "warden"]);
    const bytes = await readFile(log);
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(summary.digest);
    expect(JSON.parse(await readFile(summaryFile, "utf8"))).toEqual(summary);
    const [first, second] = bytes.toString("utf8").split("\n", 2);
    expect(JSON.parse(first!)).toMatchObject({ kind: "town-founded", format: 1 });
    expect(readTown(JSON.parse(first!).town, "log").personas).toHaveLength(5);
    expect(JSON.parse(second!)).toMatchObject({ kind: "memory-kept" });

    // Without files it is the same, and it touches neither the store, nor a model, nor anything else the environment names.
    const provider = await startTestProvider();
    try {
      const store = join(folder, "nowhere", "town.sqlite");
      const env = {
        STORE_URL: `sqlite://${store}`,
        OPENAI_API_KEY: "sk-test-000000000000",
        OPENAI_BASE_URL: provider.baseURL,
        DISCORD_TOKEN: "not a token",
        PREVIEW_PORT: "many",
        TOWN: "atlantis",
        SEED: "99",
      };
      const plain = summaryOf(await simulate([...SMALL, "--seed", "4"], env));
      expect({ ...plain, wallMs: 0 }).toEqual({ ...summary, wallMs: 0 });
      expect(provider.count()).toBe(0);
      expect(existsSync(join(folder, "nowhere"))).toBe(false);
    } finally {
      await provider.close();
    }
  });

  it("takes the acts of a file: what is answered, what is said of what was not allowed", async () => {
    const log = join(folder, "acts-events.jsonl");
    const file = await acts(
      { at: "09:00", who: "Alex", about: "sketches boats", go: "the quay" },
      { at: "09:05", who: "Alex", do: "sketches the boats" },
      { at: "09:10", who: "Alex", say: "Good morning! Who are you?" },
      { at: "09:15", object: "<Tern Quay: slipway: winch> is jammed" },
      { at: "09:20", who: "Nessa", whisper: "You will sing tonight" },
      { at: "09:25", who: "Alex", go: "Atlantis" },
      { at: "09:30", who: "Alex", leave: true },
    );
    const ran = await simulate([...SMALL, "--acts", file, "--out", log]);
    expect(JSON.stringify(summaryOf(ran).knowing)).toMatch(/"whisper-\d+":/);
    expect(ran.err).toMatch(/acts, line 6: There is no place called "Atlantis"/);
    const events = (await readFile(log, "utf8"))
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    const kinds = events.map(({ kind }) => kind);
    for (const kind of ["visitor-arrived", "visitor-acted", "voice-whispered", "visitor-left"])
      expect(kinds).toContain(kind);
    const said = events.find(({ kind, who }) => kind === "line-said" && who === "visitor:file:alex");
    if (said) expect(events.some(({ kind, answers }) => kind === "line-said" && answers === "a3")).toBe(true);
    else
      expect(events.some(({ kind, doing }) => kind === "visitor-acted" && /nobody in particular/.test(doing))).toBe(
        true,
      );
    expect(events.find(({ kind, to }) => kind === "object-changed" && to === "jammed")).toMatchObject({ odd: true });
  });
});

describe("a wrong command line", () => {
  it("gets the usage and exit code 2", async () => {
    const wrong = [
      ["--days", "0"],
      ["--model", "gpt"],
      ["--fast", "smallville"],
    ];
    const ran = await Promise.all(wrong.map((args) => simulate(args)));
    for (const one of ran) expectRefusal(one, 2, /Usage: npm run simulate/);
  });

  it("that asks for what is not there gets one sentence and exit code 1", async () => {
    const bad = await acts({ at: 480, who: "Nessa", whisper: "Sing" }, '{"at":481,"shout":"hi"}');
    const cases: readonly [readonly string[], Record<string, string>, readonly (string | RegExp)[]][] = [
      [["--model", "openai"], {}, [/OPENAI_API_KEY/, /OPENAI_BASE_URL/]],
      [["--town", "atlantis"], {}, [/atlantis/]],
      [[...SMALL, "--acts", join(folder, "none.jsonl")], {}, [/none\.jsonl cannot be read/]],
      [[...SMALL, "--acts", bad], {}, [/acts-.*\.jsonl, line 2: /, /shout/]],
      [[...SMALL, "--out", join(folder, "none", "log.jsonl")], {}, [/log\.jsonl cannot be written/]],
      [[...SMALL, "--summary", join(folder, "none", "s.json")], {}, [/s\.json cannot be written/]],
    ];
    const ran = await Promise.all(cases.map(([args, env]) => simulate(args, env)));
    for (const [i, one] of ran.entries()) {
      expectRefusal(one, 1, ...cases[i]![2]);
      expect(one.err.trim().split("\n"), one.err).toHaveLength(1);
    }
  });
});
