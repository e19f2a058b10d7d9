/** What is opened in a test is closed after it, in whichever file of a worker's the test is. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { open } from "./opened.ts";

const HOOK = /^(?:before|after)(?:Each|All)\(/m;

it("only what runs for each file has hooks: a helper's would hold for the first file that loads it, and for no other", () => {
  const folder = fileURLToPath(new URL(".", import.meta.url));
  const helpers = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  );
  expect(helpers.length).toBeGreaterThan(50);
  expect(helpers.filter((name) => HOOK.test(readFileSync(join(folder, name), "utf8")))).toEqual(["setup.ts"]);
});

describe("what a test opens", () => {
  const closed: string[] = [];
  it("is open in it", () => {
    open.push(
      async () => closed.push("the first"),
      async () => closed.push("the second"),
    );
    expect(closed).toEqual([]);
  });
  it("is closed after it, newest first", () => {
    expect(closed).toEqual(["the second", "the first"]);
    expect(open).toEqual([]);
  });
});
