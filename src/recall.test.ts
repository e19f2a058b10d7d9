/** `npm run recall` as a person runs it: files in, one JSON line a query out (issue 3, point 2). */
import { readFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { memories, query, recalling } from "../test/evaluation/recalling.ts";
import { readMemories } from "./evaluation/recall/given.ts";
import { UserError } from "./world/user-error.ts";

const { recall, file, over } = await recalling();
afterAll(over);

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
