/** Following stories (paper sections 3.4, 7): a story travels only through lines that were really said. */

import { describe, expect, it } from "vitest";
import { mindOf, remembering, stories } from "../../../test/mind/minds.ts";
import { answered, believesKnows, bestMemory, goingOn } from "./stories.ts";

const party = stories.get("party")!;
const candidacy = stories.get("candidacy")!;
const klaus = mindOf("klaus-mueller");
const heard = (from: string, to: string, text: string, story: string) => ({
  text,
  subjects: [from, to],
  source: { how: "heard" as const, from, line: "talk-1/1", rests: [] },
  stories: [story],
  speaker: from,
  scene: "talk-1",
});

describe("what a line carries", () => {
  it("nothing, whatever is said, when the speaker does not know it", () => {
    expect(bestMemory(klaus, "party")).toBeNull();
  });

  it("the story, with the speaker's first memory of it, and not the memory of having told it", () => {
    const told = remembering(
      klaus,
      { text: "Klaus Mueller was told", subjects: [], source: { how: "did" }, stories: ["party"] },
      heard("maria-lopez", "klaus-mueller", "Maria told him of the party", "party"),
      heard("sam-moore", "klaus-mueller", "Sam told him again", "party"),
    );
    const memory = bestMemory(told, "party")!;
    expect(memory.text).toBe("Maria told him of the party");
  });
});

describe("who knows, as far as a mind can tell", () => {
  it.each([
    ["whoever holds it", "isabella-rodriguez", [], true],
    ["whoever said it to me", "maria-lopez", [heard("maria-lopez", "klaus-mueller", "told", "party")], true],
    ["whoever I said it to", "sam-moore", [heard("klaus-mueller", "sam-moore", "told", "party")], true],
    ["somebody who was not there", "tom-moreno", [heard("maria-lopez", "klaus-mueller", "told", "party")], false],
    ["somebody told of something else", "sam-moore", [heard("klaus-mueller", "sam-moore", "told", "candidacy")], false],
  ])("%s", (_, who, notes, knows) => {
    expect(believesKnows(remembering(klaus, ...notes), who, party)).toBe(knows);
  });

  it("an answer to an invitation is the last one given", () => {
    const note = (what: "accepted" | "declined") => ({
      text: what,
      subjects: ["klaus-mueller"],
      episode: { kind: what === "accepted" ? "agreed" : "declined", to: { news: "party" } } as const,
    });
    expect(answered(klaus, "party")).toBeNull();
    expect(answered(remembering(klaus, note("accepted")), "party")).toBe("accepted");
    expect(answered(remembering(klaus, note("accepted"), note("declined")), "party")).toBe("declined");
    expect(answered(remembering(klaus, note("accepted")), candidacy.id)).toBeNull();
  });
});

describe("a danger whose end is forgotten", () => {
  const danger = { ...candidacy, of: { kind: "danger", where: [], from: null }, off: "end" } as const;

  it("goes on, and nothing else that is off does", () => {
    expect(goingOn(danger, (end) => end === "end").off).toBeUndefined();
    expect(goingOn(danger, () => false).off).toBe("end");
    expect(goingOn({ ...party, off: "end" }, () => true).off).toBe("end");
  });
});
