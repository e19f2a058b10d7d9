/** What people write never reaches a pattern unescaped; that no pattern takes long over it is a trial (`patterns.trial.test.ts`). */
import { describe, expect, it } from "vitest";
import { patternsIn, sourceFiles } from "../test/patterns/source.ts";
import { literal } from "./language/literal.ts";

const found = sourceFiles().flatMap(patternsIn);

describe("patterns", () => {
  it("finds those of the source", () => {
    expect(found.length).toBeGreaterThan(1000);
    expect(found.map(({ at }) => at).some((at) => at.startsWith("src/offline/en/answers/voice.ts"))).toBe(true);
  });

  it("finds a name that is a pattern as the name it is", () => {
    for (const name of ["(a+)+$ Smith", "Bob (the Cook", "J. [x] \\ {2} |?*^"])
      expect(new RegExp(`^${literal(name)}$`, "u").test(name)).toBe(true);
  });

  it("puts nothing into a pattern that is not escaped or written in the source", () => {
    expect(found.filter(({ loose }) => loose.length > 0).map(({ at, loose }) => `${at}: ${loose.join(", ")}`)).toEqual(
      [],
    );
  });
});
