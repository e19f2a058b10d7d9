/** One's own map of the town (paper section 5): places known by hearing of them, people where they were last seen or said to be. */
import { describe, expect, it } from "vitest";
import { at, cafe, facts, mindOf, type Scene, thinkingIn } from "../../../test/mind/minds.ts";
import type { Draft } from "../../world/events.ts";
import { mentioned } from "../../world/reading.ts";
import { memoriesOf } from "../memory/stream.ts";
import type { Mind } from "../mind.ts";
import { perceive } from "../perceive.ts";
import { knowsPlace, personSought, placesNamed, residentsNamed, saidToBe, whereToLookFor } from "./where.ts";

const tamara = "tamara-taylor";
const klaus = "klaus-mueller";
const dorm = "dorm-for-oak-hill-college";

const said = (text: string, who = "maria-lopez", to = [tamara]): Draft => ({
  kind: "line-said",
  at: at(9),
  who,
  spot: cafe,
  audience: "place",
  line: "talk-1/1",
  talk: "talk-1",
  to,
  text,
  stories: [],
  rests: [],
  visitors: [],
  acts: [],
  answers: null,
  ...mentioned({ places: placesNamed(facts.map, text), whereabouts: saidToBe(facts, text, who) }),
});
const hears = (mind: Mind, event: Draft, scene: Scene = {}) =>
  perceive(mind, [{ event }], thinkingIn({ now: at(9), people: { [mind.id]: {}, "maria-lopez": {} }, ...scene }));

describe("what a text names", () => {
  it.each([
    ["Meet me at the Willows Market and Pharmacy", ["the-willows-market-and-pharmacy"]],
    ["Hobbs Cafe, or the park?", ["johnson-park", "hobbs-cafe"]],
    ["I was parking the car", []],
    ["", []],
  ])("places: %s", (text, places) => {
    expect(placesNamed(facts.map, text)).toEqual(places);
  });

  it("residents, by the whole name or the first part of it, and no part of another word", () => {
    expect(residentsNamed(facts, "Tom told Maria Lopez about tomatoes")).toEqual(["maria-lopez", "tom-moreno"]);
  });
});

describe("learning a place by hearing of it", () => {
  it("adds it to the map, and the memory says of which place", async () => {
    const mind = mindOf(tamara);
    expect(knowsPlace(mind, dorm)).toBe(false);
    const { mind: after } = await hears(mind, said("I live in the Dorm for Oak Hill College."));
    expect(knowsPlace(after, dorm)).toBe(true);
    expect(memoriesOf(after.stream).slice(mind.stream.length)[0]).toMatchObject({
      source: { how: "heard" },
      subjects: expect.arrayContaining([dorm]),
    });
  });

  it("from what was said to others as well, but not from one's own words", async () => {
    const own = await hears(mindOf(tamara), said("I have heard of the Dorm for Oak Hill College.", tamara, []));
    expect(knowsPlace(own.mind, dorm)).toBe(false);
  });
});

describe("where somebody is said to be", () => {
  it.each([
    ["Klaus is at Hobbs Cafe, I think.", [[klaus, "hobbs-cafe"]]],
    ["I saw Klaus in Johnson Park just now.", [[klaus, "johnson-park"]]],
    ["Is Klaus at Hobbs Cafe?", []],
    ["Klaus will be at Hobbs Cafe tomorrow.", []],
    ["Klaus is not at Hobbs Cafe.", []],
    ["Klaus and Wolfgang are at Hobbs Cafe.", []],
    ["Hobbs Cafe is lovely.", []],
  ])("%s", (text, where) => {
    expect(saidToBe(facts, text, "maria-lopez")).toEqual(where);
  });

  it("is kept like a sight, and looked at first", async () => {
    const { mind } = await hears(mindOf(tamara), said("Klaus is at Johnson Park."));
    expect(mind.map.seen.get(klaus)).toEqual({ place: "johnson-park", at: at(9) });
    expect(whereToLookFor(mind, klaus, facts, at(9, 30))[0]).toBe("johnson-park");
  });
});

describe("where to look for somebody", () => {
  const maria = mindOf("maria-lopez");
  const saw = (place: string, when: number): Mind => ({
    ...maria,
    map: { ...maria.map, seen: new Map([[klaus, { place, at: when as ReturnType<typeof at> }]]) },
  });

  it("first where they were last seen, then at work in working hours, then at home", () => {
    expect(whereToLookFor(saw("johnson-park", at(9)), klaus, facts, at(10))).toEqual([
      "johnson-park",
      "oak-hill-college",
      dorm,
    ]);
  });

  it("a sight of long ago comes last, and what is closed not at all", () => {
    expect(whereToLookFor(saw("johnson-park", at(9)), klaus, facts, at(19))).toEqual([dorm, "johnson-park"]);
    expect(whereToLookFor(saw("the-rose-and-crown-pub", at(9)), klaus, facts, at(10))).toEqual([
      "oak-hill-college",
      dorm,
    ]);
  });

  it("is nowhere for a stranger whom one never saw", () => {
    const stranger: Mind = { ...maria, ties: new Map(), map: { ...maria.map, seen: new Map() } };
    expect(whereToLookFor(stranger, klaus, facts, at(10))).toEqual([]);
  });
});

describe("whom a thought sends one to", () => {
  it.each([
    ["Find Maria and tell her the news", klaus, "maria-lopez"],
    ["Tell your wife that you are running for mayor", "sam-moore", "jennifer-moore"],
    ["You are going to run against Sam in the upcoming election", "john-lin", null],
    ["You have hidden a zircon under the third floorboard", klaus, null],
    ["Ask Klaus whether he knows Maria", "ayesha-khan", klaus],
  ])("%s", (text, who, sought) => {
    expect(personSought(mindOf(who), text, facts)).toBe(sought);
  });
});
