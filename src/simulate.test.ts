/** `npm run simulate` as a person runs it: a process with arguments, an environment, two streams and an exit code (issue 2, point 10). */
import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectWrong, runProgram, summaryOf } from "../test/program.ts";
import { readTown } from "./town/file/definition.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "simulate-"));
});
afterAll(() => rm(folder, { recursive: true }));

const simulate = (args: readonly string[], env: Record<string, string> = {}) =>
  runProgram("simulate", folder, args, env);

const SMALL = ["--town", "pellow-cove", "--days", "1"];

describe("a simulation", () => {
  it("says one line with exactly the keys agreed and writes the log whose digest it gives", async () => {
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
  });
});

it("a wrong command line gets the usage and exit code 2, and one that asks for what is not there a sentence and exit code 1", async () => {
  const acts = join(folder, "acts.jsonl");
  await writeFile(acts, '{"at":480,"who":"Nessa","whisper":"Sing"}\n{"at":481,"shout":"hi"}');
  expectWrong(await simulate(["--fast", "smallville"]), 2, /Usage: npm run simulate/);
  const ran = await simulate([...SMALL, "--acts", acts]);
  expectWrong(ran, 1, /acts\.jsonl, line 2: /, /shout/);
  expect(ran.err.trim().split("\n"), ran.err).toHaveLength(1);
});
