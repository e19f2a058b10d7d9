/** Days of `npm run simulate` with a model behind a server that fails, and with a budget that is soon spent. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runProgram, summaryOf } from "../test/program.ts";
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
