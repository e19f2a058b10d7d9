/** `npm run prompt` as a person runs it, and every step's question over a town's own state (issue 3, Prompts). */

import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { runProgram } from "../test/program.ts";
import { offline } from "../test/town/living.ts";
import { minutes } from "./clock/units.ts";
import { offlineOf } from "./offline/offline.ts";
import { loadTown } from "./town/file/definition.ts";
import { askableSteps, questionAt } from "./town/looking/question-at.ts";
import { runSimulation } from "./town/simulation.ts";
import type { Town } from "./town/town.ts";

const top = fileURLToPath(new URL("../", import.meta.url));

const prompt = (...args: readonly string[]) => runProgram("prompt", top, args);

describe("any step of any resident at any minute", () => {
  const towns = new Map<number, Town>();
  beforeAll(async () => {
    const definition = await loadTown("pellow-cove");
    for (const until of [150, 600, 1440 + 840])
      await runSimulation({
        ...{ definition, days: 2, until: minutes(until), seed: "1", step: 5, model: offline, offline: offlineOf },
        ...{ acts: [], silent: false, out: null, say: () => {} },
        ended: (town) => void towns.set(until, town),
      });
  });

  it("is every step there is", () => {
    const folder = new URL("./mind/questions/", import.meta.url);
    const files = readdirSync(folder).filter(
      (name) =>
        /^[a-z-]+\.ts$/.test(name) &&
        !["activity.ts", "acts.ts", "codes.ts", "phrases.ts", "plain.ts", "questions.ts"].includes(name),
    );
    expect(askableSteps.toSorted()).toEqual(files.map((name) => name.replace(".ts", "")).toSorted());
  });

  it.each(askableSteps)("%s has no hole in it, at night, in the morning and on the second day", async (step) => {
    for (const [minute, town] of towns)
      for (const persona of town.definition.personas) {
        const asked = { state: town.state, means: town.means, persona, with: null, yesterday: null };
        if (step === "decompose" && minute === 150) {
          await expect(questionAt(step, asked)).rejects.toThrow(/has no plan yet/);
          continue;
        }
        const { text, prefix, assumed } = await questionAt(step, asked);
        expect(text.split("\n")[0]).toContain(persona.name);
        expect(`${prefix}${text}${assumed}`).not.toMatch(/undefined|\[object|NaN|null\./);
        if (minute === 150) expect(assumed).toContain(`${persona.name} is awake`);
      }
  });

  it("has to do with whom one names, and changes nothing in the town", async () => {
    const town = towns.get(600)!;
    const [persona, ...others] = town.definition.personas;
    const before = JSON.stringify(town.state.world.people.get(persona!.id));
    for (const other of others) {
      const asked = { state: town.state, means: town.means, persona: persona!, with: other.id, yesterday: null };
      for (const step of ["react", "speak", "after-talk"])
        expect((await questionAt(step, asked)).text).toContain(other.name);
    }
    expect(JSON.stringify(town.state.world.people.get(persona!.id))).toBe(before);
  });
});

describe("npm run prompt", () => {
  const resident = ["--town", "pellow-cove", "--resident"];
  it("prints prefix, question and shape on stdout, and what it assumed on stderr", async () => {
    const { personas } = await loadTown("pellow-cove");
    const { name } = personas[0]!;
    const { code, out, err } = await prompt(...resident, name, "--step", "plan-day", "--at", "07:03", "--day", "2");
    expect(code, err).toBe(0);
    const parts = out.split(/^===== .* =====$/m);
    expect(parts).toHaveLength(4);
    expect(parts[1]).toContain("Places, by id:");
    expect(parts[2]).toContain(`${name} (age`);
    expect(parts[2]).toContain("Yesterday's plan, as it came to be:");
    expect(JSON.parse(parts[3]!)).toMatchObject({ type: "object", additionalProperties: false });
    expect(err).toContain("this is 07:00");
    expect(err).toMatch(/Assumed: /);
  }, 30_000);

  it("ends with the usage where a part of the question is missing", async () => {
    const { personas } = await loadTown("pellow-cove");
    const ran = await prompt(...resident, personas[0]!.name, "--step", "speak");
    expect([ran.code, ran.out]).toEqual([2, ""]);
    expect(ran.err).toMatch(/--at is missing[\s\S]*Usage:/);
  }, 30_000);
});
