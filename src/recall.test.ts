/** `npm run recall` as a person runs it: files in, one JSON line a query out (issue 3, point 2). */
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runProgram } from "../test/program.ts";
import { readMemories } from "./evaluation/recall/given.ts";
import { UserError } from "./world/user-error.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "recall-"));
});
afterAll(() => rm(folder, { recursive: true }));

const recall = (args: readonly string[], env: Record<string, string> = {}) => runProgram("recall", folder, args, env);

async function file(name: string, ...lines: readonly (object | string)[]): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n"));
  return path;
}

const memories = [
  { id: "late", text: "The cellist moved to Bergen.", at: "2023-05-09T10:00:00Z" },
  { id: "ask", text: "What do you call him?", at: "2023-05-08T13:56:00", speaker: "Ben", scene: "s1" },
  { id: "dog", text: "I got a puppy!", at: "2023-05-08T13:50:00", speaker: "Ana", scene: "s1" },
  { id: 7, text: "Rex, after my grandfather.", at: "2023-05-08T13:57:00", speaker: "Ana", scene: "s1", poignancy: 4 },
];
const query = { id: "q1", text: "What is the name of Ana's dog?", at: "2023-06-01T09:00:00" };

describe("what comes to mind", () => {
  it("in mode question is one line a query, best first, at most as many as there are, then timings", async () => {
    const early = { id: "before all", text: "Where does the cellist live?", at: "2020-01-01" };
    const files = ["--memories", await file("m", ...memories), "--queries", await file("q", query, early)];
    const { code, out, err } = await recall([...files, "--k", "99", "--mode", "question"]);
    expect(code, err).toBe(0);
    const [first, second, timings, ...rest] = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(first.id).toBe("q1");
    expect([...first.top].sort()).toEqual(["7", "ask", "dog", "late"]);
    // All of it lies ahead of the second query and counts all the same.
    expect(second).toMatchObject({ id: "before all", top: expect.arrayContaining(["late"]) });
    expect(first.top.slice(0, 2).sort()).toEqual(["7", "dog"]);
    expect(second.top[0]).toBe("late");
    expect(timings).toMatchObject({ memories: 4, queries: 2, p95Ms: expect.any(Number) });
    expect(rest).toEqual([]);
  });
});

describe("bad input gets one sentence with file and line, and exit code 1", () => {
  const [, , dog] = memories;
  it("broken JSON", async () => {
    const ran = await recall(["--memories", await file("m", dog!, "{"), "--queries", await file("q", query)]);
    expect([ran.code, ran.out]).toEqual([1, ""]);
    expect(ran.err).toMatch(/m, line 2: this is not JSON/);
    expect(ran.err.trimEnd().split("\n")).toHaveLength(1);
  });

  // The program prints what reading throws, as above.
  it.each([
    ["a missing field", [{ id: "x", at: "2023-01-01" }], /m, line 1: "text" is missing/],
    ["a bad time", [{ ...dog!, at: "8 May" }], /m, line 1: "at" is no ISO time/],
    ["a day that is none", [{ ...dog!, at: "2023-02-30" }], /line 1: "at" is no ISO time/],
    ["an id twice", [dog!, "", dog!], /m, line 3: the id "dog" was given in line 1 already/],
    ["no object", ["[1]"], /m, line 1: a line must be one JSON object/],
    ["poignancy of 11", [{ ...dog!, poignancy: 11 }], /line 1: "poignancy" must be from 1 to 10/],
  ])("%s", async (_, lines, told) => {
    const path = await file("m", ...lines);
    const refused = (): unknown => {
      try {
        return readMemories(readFileSync(path, "utf8"), path);
      } catch (error) {
        return error;
      }
    };
    const error = refused();
    expect(error).toBeInstanceOf(UserError);
    expect(error).toHaveProperty("message", expect.stringMatching(told));
    expect(error).toHaveProperty("message", expect.not.stringContaining("\n"));
  });
});

it("a wrong command line gets the usage and exit code 2", async () => {
  const { code, out, err } = await recall(["--memories", "m", "--queries", "q", "--k", "2.5"]);
  expect([code, out]).toEqual([2, ""]);
  expect(err).toMatch(/\n\nUsage: npm run recall/);
});
