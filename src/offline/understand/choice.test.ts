/** How well answers are thought to fit: what the weights say is what judged lines teach, and that finds more good answers for hands that it has not read. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { languageTags } from "../../language/tags.ts";
import { packageFile } from "../../package-files.ts";
import { choiceFor, fitting, seenOfAnswer, seenOfNear } from "./choice.ts";
import { faring, type JudgedLine } from "./learn-choice.ts";
import { choice, judged } from "./make-intents.ts";

const line = { said: "i left my umbrella on the train again", question: false, sure: 0.6, town: 0, told: 0.6 };

describe.each(languageTags)("what is chosen in %s", (language) => {
  it("is weighed as the judged lines teach, byte for byte", () => {
    expect(readFileSync(packageFile(`data/choices/${language}.json`), "utf8")).toBe(choice(language));
  });

  it("fits better than the rules' answers do, by lines of hands that nothing was learnt from", () => {
    const { rules, chosen, best } = faring(judged(language));
    expect(chosen.good! - rules.good!).toBeGreaterThan(0.03);
    expect(rules.bad! - chosen.bad!).toBeGreaterThan(0.02);
    expect(best.good).toBeGreaterThan(chosen.good!);
  });

  it("is rather what is near, and rather an answer that is known than one that says it is not", () => {
    const { answer, situation } = choiceFor(language);
    const near = { meant: 0.8, shared: 0.3, margin: 0.2, missing: 0 };
    const of = (one: typeof near) => fitting(situation, seenOfNear(line, one));
    expect(of(near)).toBeGreaterThan(of({ ...near, shared: 0.1 }));
    expect(of(near)).toBeGreaterThan(of({ ...near, meant: 0.5 }));
    const said = (kind: string, known: boolean) => fitting(answer, seenOfAnswer(line, { kind, known }));
    expect(said("price", true)).toBeGreaterThan(said("dont-know", false));
    expect(said("dont-know", false)).toBeLessThan(of(near));
  });
});

it("is learnt from lines that differ, and shows it: where every answer is good nothing takes its place", () => {
  const lines: readonly JudgedLine[] = judged("en").map((one) => ({
    ...one,
    fits: "good",
    near: one.near.map((near) => ({ ...near, fits: "bad" as const })),
  }));
  expect(faring(lines).chosen.good).toBe(1);
});
