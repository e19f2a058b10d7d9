/** Days of `npm run simulate` with a model behind a server that fails, with a budget that is soon spent, with acts; and wrong command lines. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectWrong, runProgram, summaryOf } from "../test/program.ts";
import { startTestProvider } from "../test/provider/test-provider.ts";

const SMALL = ["--town", "pellow-cove", "--days", "1"];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "simulate-"));
});
afterAll(() => rm(folder, { recursive: true }));

describe("a day with a model", () => {
  // Those that are retried without a wait; the waits have tests of their own.
  const QUICK_FAULTS = ["rate-limit", "cut-off", "refusal", "wrong-shape", "empty", "not-json"] as const;
  interface Counted {
    readonly calls: number;
    readonly input: number;
    readonly cached: number;
    readonly output: number;
    readonly usd: number;
    readonly fallbacks: number;
  }
  const withModel = async (failRate: number, env: Record<string, string> = {}) => {
    const provider = await startTestProvider({ failRate, failWith: QUICK_FAULTS });
    const log = join(folder, `model-${failRate}-${Object.keys(env).length}.jsonl`);
    try {
      const ran = await runProgram("simulate", folder, [...SMALL, "--model", "openai", "--out", log], {
        OPENAI_BASE_URL: provider.baseURL,
        DAILY_BUDGET_USD: "1000",
        ...env,
      });
      const events = (await readFile(log, "utf8"))
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));
      const byStep = Object.values((summaryOf(ran).byStep ?? {}) as Record<string, Counted>);
      return {
        summary: summaryOf(ran),
        byStep,
        events,
        requests: provider.count(),
        err: ran.err,
      };
    } finally {
      await provider.close();
    }
  };
  const sum = (steps: readonly Counted[], key: keyof Counted) => steps.reduce((all, step) => all + step[key], 0);
  const fellBack = (events: readonly { kind: string; reason?: string }[]) =>
    events.filter(({ kind }) => kind === "answer-fell-back");

  it("completes when the server fails half the time, counts every request and token by step, and tells of every fallback", async () => {
    const { summary, byStep, events, requests } = await withModel(0.5);
    expect(summary.modelCalls).toBeGreaterThan(50);
    expect(summary.modelCalls).toBe(requests);
    expect(sum(byStep, "calls")).toBe(summary.modelCalls);
    const tokens = summary.tokens as unknown as { input: number; cached: number; output: number };
    for (const key of ["input", "cached", "output"] as const) expect(sum(byStep, key)).toBe(tokens[key]);
    expect(tokens.cached).toBeGreaterThan(0);
    expect(tokens.cached).toBeLessThan(tokens.input);
    expect(tokens.output).toBeGreaterThan(0);
    expect(summary.fallbacks).toBeGreaterThan(0);
    expect(summary.fallbacks).toBe(fellBack(events).length);
    expect(sum(byStep, "fallbacks")).toBe(summary.fallbacks);
    expect(events.at(-1).at).toBeGreaterThan(20 * 60);
  });

  it("that has spent its budget goes on offline, says so once and counts it", async () => {
    const { summary, events, err } = await withModel(0, {
      DAILY_BUDGET_USD: "0.001",
      MODEL_ROUTINE: "gpt-5",
      MODEL_DEEP: "gpt-5",
    });
    const reasons = new Set(fellBack(events).map(({ reason }) => reason));
    expect(reasons).toContain("budget");
    expect(summary.fallbacks).toBeGreaterThan(10);
    expect(err.match(/DAILY_BUDGET_USD/g)).toHaveLength(1);
  });
});

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

describe("a simulation", () => {
  it("is the same without files, and touches neither the store, nor a model, nor anything else the environment names", async () => {
    const seed = [...SMALL, "--seed", "4"];
    const summary = summaryOf(await simulate([...seed, "--out", join(folder, "events.jsonl")]));
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
      const plain = summaryOf(await simulate(seed, env));
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
    for (const one of ran) expectWrong(one, 2, /Usage: npm run simulate/);
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
      expectWrong(one, 1, ...cases[i]![2]);
      expect(one.err.trim().split("\n"), one.err).toHaveLength(1);
    }
  });
});
