/** Following stories (paper sections 3.4, 7): a story travels only through lines that were really said. */

import { describe, expect, it } from "vitest";
import { facts, mindOf, personas, remembering, stories } from "../../../test/mind/minds.ts";
import { stems } from "../memory/words.ts";
import { gatheringOf } from "../persona.ts";
import { answered, believesKnows, bestMemory, names, openedStory } from "./stories.ts";

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

describe("whether words name a story", () => {
  it.each([
    ["Come to my Valentine's party!", "Isabella Rodriguez", true],
    ["There's a party at Hobbs on the 14th.", "Maria Lopez", true],
    ["Isabella is giving a party", "Tom Moreno", true],
    // The speaker's own name counts as present: it is her party.
    ["I am giving a party", "Isabella Rodriguez", true],
    ["I am giving a party", "Tom Moreno", false],
    ["Isabella bakes cakes", "Tom Moreno", false],
    ["The partying went on", "Tom Moreno", false],
    ["", "Isabella Rodriguez", false],
  ])("%s (%s): %s", (text, speaker, named) => {
    expect(names(party, text, speaker)).toBe(named);
  });

  it("every wording of every story names it, when its teller speaks", () => {
    for (const story of stories.values()) {
      const holder = facts.personas.get(story.holder)!.name;
      for (const tell of story.tells) expect(names(story, tell, holder), tell).toBe(true);
      for (const pass of story.passes) expect(names(story, pass, "Somebody Else"), pass).toBe(true);
    }
  });

  it("no sign is so common a word that anything would do", () => {
    for (const story of stories.values())
      for (const word of story.signs.flat()) expect(stems(word), word).not.toEqual([]);
  });

  it("no resident's topic or greeting names a story by chance", () => {
    for (const persona of personas)
      for (const story of stories.values())
        for (const text of [
          ...persona.topics.flatMap((topic) => [...topic.says, ...topic.asks]),
          ...persona.speech.farewells,
        ])
          if (names(story, text, persona.name))
            expect([story.holder, gatheringOf(story)?.host, "sam-moore"], `${persona.name}: ${text}`).toContain(
              persona.id,
            );
  });
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
    const carried = (text: string) => [...stories.values()].filter((story) => names(story, text, "Klaus Mueller"));
    expect(carried("Isabella gives a party").map(({ id }) => id)).toEqual(["party"]);
    expect(carried("Nice weather")).toEqual([]);
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

describe("a story opened by a whisper (paper section 3.1.2)", () => {
  const all = personas.map((persona) => persona.name);
  const open = (text: string) => openedStory("whisper-1", "john-lin", text, text, [text], [text], all);

  it("is named by its own words, and not by a name alone", () => {
    const story = open("You are going to run against Sam Moore in the election");
    expect(names(story, "I am going to run against Sam in the election", "John Lin")).toBe(true);
    expect(names(story, "John is running in the election against Sam", "Mei Lin")).toBe(true);
    expect(names(story, "Sam Moore was in the park", "Mei Lin")).toBe(false);
    expect(names(story, "The election is in spring", "Mei Lin")).toBe(false);
  });

  it("hears no name in part of a word: there is no Tom in tomorrow, no Sam in same", () => {
    const story = open("Tomorrow you will sing at the same fountain");
    expect(story.signs.flat()).not.toContain("tom");
    expect(story.signs.flat()).not.toContain("sam");
    expect(names(story, "I will sing at the fountain", "John Lin")).toBe(true);
  });

  it("has signs whatever was said", () => {
    for (const text of ["Go!", "You are the one", "去公园跑步", "!!!"]) {
      const story = open(text);
      expect(story.signs.length, text).toBeGreaterThan(0);
      expect(names(story, "Good morning to everybody", "Mei Lin"), text).toBe(false);
    }
  });
});
