/** `npm run recall` in every mode, with a server's vectors and without, and what it refuses. */
import { afterAll, describe, expect, it } from "vitest";
import { memories, query, recalling } from "../test/evaluation/recalling.ts";
import { startTestProvider } from "../test/provider/test-provider.ts";

const { recall, file, over } = await recalling();
afterAll(over);

describe("what comes to mind", () => {
  it.each(["question", "now"])(
    "in mode %s is one line a query, best first, at most as many as there are, then timings",
    async (mode) => {
      const early = { id: "before all", text: "Where does the cellist live?", at: "2020-01-01" };
      const files = ["--memories", await file("m", ...memories), "--queries", await file("q", query, early)];
      const { code, out, err } = await recall([...files, "--k", "99", "--mode", mode]);
      expect(code, err).toBe(0);
      const [first, second, timings, ...rest] = out
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line));
      expect(first.id).toBe("q1");
      expect([...first.top].sort()).toEqual(["7", "ask", "dog", "late"]);
      // All of it lies ahead of the second query and counts all the same.
      expect(second).toMatchObject({ id: "before all", top: expect.arrayContaining(["late"]) });
      expect(timings).toMatchObject({ memories: 4, queries: 2, p95Ms: expect.any(Number) });
      expect(rest).toEqual([]);
      expect(
        (await recall([...files, "--k", "1", "--mode", mode])).out
          .split("\n")
          .slice(0, 2)
          .map((line) => JSON.parse(line).top.length),
      ).toEqual([1, 1]);
    },
  );

  it("is found with a server's vectors too, asked for in batches", async () => {
    const server = await startTestProvider();
    try {
      const many = Array.from({ length: 300 }, (_, i) => ({ id: i, text: `memory ${i}`, at: "2023-01-01" }));
      const files = [
        "--memories",
        await file("many", ...many),
        "--queries",
        await file("q", { ...query, text: "memory 123" }),
      ];
      const { code, out, err } = await recall([...files, "--k", "3", "--model", "openai"], {
        OPENAI_BASE_URL: server.baseURL,
      });
      expect(code, err).toBe(0);
      expect(JSON.parse(out.split("\n")[0]!).top[0]).toBe("123");
      expect(server.count()).toBeLessThanOrEqual(4);
    } finally {
      await server.close();
    }
  });

  it("is said not to be found when the server makes no vectors", async () => {
    const files = ["--memories", await file("m", ...memories), "--queries", await file("q", query)];
    const { code, out, err } = await recall([...files, "--model", "openai"], {
      OPENAI_BASE_URL: "http://127.0.0.1:9/v1",
    });
    expect([code, out]).toEqual([1, ""]);
    expect(err).toMatch(/made no embeddings/);
    expect(err).not.toMatch(/\n\s+at /);
  }, 60_000);
  it("a file that is not there", async () => {
    const ran = await recall(["--memories", "nowhere.jsonl", "--queries", await file("q", query)]);
    expect([ran.code, ran.out, ran.err]).toEqual([
      1,
      "",
      "The memories file nowhere.jsonl cannot be read. Check the path after --memories.\n",
    ]);
  });
});

it.each([
  ["no files", []],
  ["k of 0", ["--memories", "m", "--queries", "q", "--k", "0"]],
  ["an unknown mode", ["--memories", "m", "--queries", "q", "--mode", "then"]],
  ["an unknown model", ["--memories", "m", "--queries", "q", "--model", "mine"]],
  ["an unknown option", ["--memory", "m"]],
])("a wrong command line, %s, gets the usage and exit code 2", async (_, args) => {
  const { code, out, err } = await recall(args);
  expect([code, out]).toEqual([2, ""]);
  expect(err).toMatch(/\n\nUsage: npm run recall/);
});
