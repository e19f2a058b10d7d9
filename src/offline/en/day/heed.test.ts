import { describe, expect, it } from "vitest";
import { facts, mindOf, personaOf, personas, thinkingIn } from "../../../../test/mind/minds.ts";
import { asOwnWords, asThirdPerson } from "../../../language/en/grammar.ts";
import { selfOf } from "../../../mind/self.ts";
import { randomFor } from "../../../world/chance.ts";
import { replan } from "./heed.ts";

describe("the inner voice in the resident's own words (paper section 3.1.2)", () => {
  it.each([
    ["You are going to run against Sam in the election.", "I am going to run against Sam in the election."],
    ["you're late", "I'm late"],
    ["You should tell your wife and your son.", "I should tell my wife and my son."],
    ["Your stove is burning.", "My stove is burning."],
    ["Sam wants to talk to you.", "Sam wants to talk to me."],
    ["Maria likes you", "Maria likes me"],
    ["Nobody believes you, and you know it.", "Nobody believes me, and I know it."],
    ["What would you do?", "What would I do?"],
    ["Are you hungry?", "Am I hungry?"],
    ["You've been too kind; you'll see.", "I've been too kind; I'll see."],
    ["Give yourself an hour, the time is yours.", "Give myself an hour, the time is mine."],
    ["The young couple on your youtube list", "The young couple on my youtube list"],
    ["Paint the fence.", "Paint the fence."],
    ["You never were a coward, and you weren't told.", "I never was a coward, and I wasn't told."],
    ["Why weren't you there? Aren't you his friend?", "Why wasn't I there? Am I not his friend?"],
  ])("%s", (told, own) => {
    expect(asOwnWords(told)).toBe(own);
  });
});

describe("the same in the third person, as it is remembered", () => {
  it.each([
    ["You are going to run for mayor", "John Lin is going to run for mayor"],
    ["You want to paint", "John Lin wants to paint"],
    ["you do not like Sam", "John Lin does not like Sam"],
    ["You were right about your neighbour.", "John Lin was right about his neighbour."],
    ["You have a secret", "John Lin has a secret"],
    ["You've a secret", "John Lin has a secret"],
    ["You'll win", "John Lin will win"],
    ["Your stove is burning", "John Lin's stove is burning"],
    ["Sam will talk to you.", "Sam will talk to him."],
    ["Maria likes you", "Maria likes him"],
    ["Treat yourself", "Treat himself"],
    ["Are you hungry?", "Is John Lin hungry?"],
    ["You go too fast, you worry too much", "John Lin goes too fast, John Lin worries too much"],
    ["Should you need help, call", "Should John Lin need help, call"],
    ["You weren't told, and you never were asked", "John Lin wasn't told, and John Lin never was asked"],
    [
      "Why weren't you there? Have you forgotten? You haven't paid",
      "Why wasn't John Lin there? Has John Lin forgotten? John Lin hasn't paid",
    ],
    ["Do you like Sam? Don't you know?", "Does John Lin like Sam? Doesn't John Lin know?"],
  ])("%s", (told, third) => {
    expect(asThirdPerson(told, "John Lin", "he")).toBe(third);
  });

  it.each([
    ["she", "Tell her friends about herself"],
    ["he", "Tell his friends about himself"],
    ["they", "Tell their friends about themselves"],
  ] as const)("%s", (pronouns, third) => {
    expect(asThirdPerson("Tell your friends about yourself", "Ann Lee", pronouns)).toBe(third);
  });
});

describe("one piece of the day follows (paper section 4.3.1)", () => {
  it.each(personas.map((persona) => [persona.name, persona] as const))(
    "%s goes nowhere that is not, and nowhere shut",
    (_, persona) => {
      const self = selfOf(mindOf(persona.id), persona, thinkingIn({ people: { [persona.id]: {} } }));
      for (const text of [
        "You are going to the pub",
        "go to the library",
        "Fly to the moon",
        "think of your mother",
        "去公园",
      ]) {
        const { place, doing, change } = replan({ ...self, occasion: { kind: "voice", text } }, randomFor(1, text));
        expect(change).toBe(true);
        expect(facts.map.places.has(place)).toBe(true);
        // At nine in the morning the pub is shut.
        if (persona.work?.spot.place !== "the-rose-and-crown-pub") expect(place).not.toBe("the-rose-and-crown-pub");
        expect(doing).not.toMatch(/undefined|\byou\b/);
      }
    },
  );

  it("passes the time elsewhere when a door is shut", () => {
    const klaus = personaOf("klaus-mueller");
    const self = selfOf(mindOf(klaus.id), klaus, thinkingIn({ people: { [klaus.id]: {} } }));
    const shut = {
      kind: "turned-away",
      why: "Hobbs Cafe is closed",
      from: "Hobbs Cafe",
      place: "hobbs-cafe",
      wanted: null,
    } as const;
    expect(replan({ ...self, occasion: shut }, randomFor(1, "x"))).toMatchObject({ from: "09:00", minutes: 30 });
  });
});
