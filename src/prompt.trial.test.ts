/** `npm run prompt` asked for what is not there. */
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { runProgram } from "../test/program.ts";
import { loadTown } from "./town/file/definition.ts";

const top = fileURLToPath(new URL("../", import.meta.url));

const prompt = (...args: readonly string[]) => runProgram("prompt", top, args);

describe("npm run prompt", () => {
  const resident = ["--town", "pellow-cove", "--resident"];
  it.each([
    [["Nobody Inparticular", "--step", "speak", "--at", "07:00"], 1, /Nobody called .* There are /],
    [["a", "--step", "dream", "--at", "07:00"], 1, /There is no step "dream"\. There are plan-day, /],
    [["a", "--step", "speak", "--at", "25:00"], 1, /"25:00" is no time of day\. There is 00:00 to 23:59/],
  ] as const)(
    "%j ends with %d and a sentence",
    async ([who, ...args], code, words) => {
      const { personas } = await loadTown("pellow-cove");
      const ran = await prompt(...resident, who === "a" ? personas[0]!.name : who, ...args);
      expect(ran.code).toBe(code);
      expect(ran.out).toBe("");
      expect(ran.err).toMatch(words);
      expect(ran.err).not.toMatch(/^\s+at /m);
    },
    30_000,
  );

  it("an unknown town is a sentence that lists the towns", async () => {
    const ran = await prompt("--town", "atlantis", "--resident", "a", "--step", "speak", "--at", "07:00");
    expect([ran.code, ran.out]).toEqual([1, ""]);
    expect(ran.err).toMatch(/atlantis[\s\S]*smallville/);
  }, 30_000);
});
