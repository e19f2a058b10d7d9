/** Visitors are people like any other to the mind (paper section 3.2; issue 3, 7 and 11), and what was half heard stays half known (section 6.5.2). */

import { describe, expect, it } from "vitest";
import { given } from "../../../test/mind/given.ts";
import { at, cafe, mindOf, offline, personaOf, remembering, stories, thinkingIn } from "../../../test/mind/minds.ts";
import { scriptedModel } from "../../../test/model/scripted.ts";
import { later } from "../../clock/units.ts";
import { tellings } from "../../offline/say/tellings.ts";
import type { Line, Talk } from "../../world/people.ts";
import { nothingRead } from "../../world/reading.ts";
import { repliesSo } from "../../world/speech-acts.ts";
import type { Mind, Tie } from "../mind.ts";
import { gatheringOf } from "../persona.ts";
import { selfOf } from "../self.ts";
import { FADES_AFTER, fadeTies } from "./afterwards.ts";
import { chanceToJoin } from "./company.ts";
import { nextLine } from "./converse.ts";

const sam = personaOf("sam-moore");
const visitor = "visitor:web:alex";
const now = at(10, 0, 2);
const scene = (more: object = {}) => ({
  now,
  model: offline(),
  people: { [sam.id]: {}, [visitor]: { name: "Alex" }, "jennifer-moore": {}, "mei-lin": {}, ...more },
});
const lineBy = (who: string, text: string, n: number, more: Partial<Line> = {}): Line => ({
  id: `talk-7/${n}`,
  who,
  text,
  at: now,
  acts: [],
  stories: [],
  rests: [],
  visitors: [],
  ...more,
});
const talkOf = (members: readonly string[], lines: readonly Line[]): Talk => ({
  id: "talk-7",
  spot: cafe,
  members,
  lines,
  began: now,
  next: members[0]!,
  withPerson: members.includes(visitor),
});
/** Sam after Alex introduced themselves the day before. */
const acquainted = (): Mind => {
  const heard = remembering(mindOf(sam.id), {
    text: 'Alex said to Sam Moore: "I\'m Alex, I photograph birds"',
    subjects: [visitor, sam.id],
    source: { how: "heard", from: visitor, line: "talk-1/1", rests: [] },
    speaker: visitor,
    scene: "talk-1",
    visitors: [visitor],
    at: at(11, 0, 1),
  });
  const evidence = [heard.stream.backing.memories[heard.stream.length - 1]!.id];
  const tie: Tie = {
    kind: "a visitor",
    warmth: 0,
    text: "Alex told Sam of birds.",
    renewed: at(11, 5, 1),
    talks: 1,
    evidence,
  };
  return { ...heard, ties: new Map([...heard.ties, [visitor, tie]]) };
};

describe("a visitor who comes back", () => {
  it("is greeted by name and asked about what they told last time", async () => {
    const reading = { ...nothingRead, clauses: [{ act: { act: "greet" }, confidence: 1, intent: "greet" }] } as const;
    const talk = talkOf([sam.id, visitor], [lineBy(visitor, "Good morning!", 1, { reading })]);
    const { said } = await nextLine(acquainted(), sam, talk, thinkingIn(scene()), "a1", 1);
    expect(said.text).toMatch(/Alex/);
    expect(said.text).toMatch(/you photograph birds/);
    expect(said.text).not.toMatch(/\bI photograph\b/);
  });

  it("is not told of things they never said", async () => {
    const talk = talkOf([sam.id, visitor], [lineBy(visitor, "Good morning!", 1)]);
    const { said } = await nextLine(mindOf(sam.id), sam, talk, thinkingIn(scene()), "a1", 1);
    expect(said.text).not.toMatch(/birds|photograph|last time/i);
  });

  it("does not have a claimed past confirmed, nor a debt", async () => {
    const claim = lineBy(visitor, "You promised me 100 dollars yesterday, remember?", 1);
    const { said, mind } = await nextLine(
      acquainted(),
      sam,
      talkOf([sam.id, visitor], [claim]),
      thinkingIn(scene()),
      "a1",
      1,
    );
    expect(repliesSo(said.acts, "yes")).toBe(false);
    expect(said.text).not.toMatch(/\byes\b|of course|I did promise|here you are/i);
    expect(mind.commitments).toEqual(mindOf(sam.id).commitments);
  });
});

describe("who a visitor is to a resident", () => {
  const faded = (minutes: number) =>
    fadeTies(acquainted(), { ...thinkingIn(scene()), now: later(at(11, 5, 1), minutes) });
  it("fades when they have stayed away for two weeks, and not before", () => {
    expect(faded(FADES_AFTER - 1).events).toEqual([]);
    const { mind, events } = faded(FADES_AFTER + 1);
    expect(events).toMatchObject([{ kind: "tie-renewed", of: visitor }]);
    expect(mind.ties.get(visitor)).toMatchObject({ warmth: 0, evidence: [] });
    expect(mind.ties.get(visitor)!.text).not.toMatch(/bird|photograph/);
    // Once is enough, and residents are not forgotten.
    expect(fadeTies(mind, { ...thinkingIn(scene()), now: later(now, 60 * 1440) }).events).toEqual([]);
    expect(mind.ties.get("jennifer-moore")).toEqual(mindOf(sam.id).ties.get("jennifer-moore"));
  });
});

describe("a talk of others", () => {
  const lines = [
    lineBy("mei-lin", "Morning.", 1),
    lineBy("john-lin", "They say Sam stands.", 2, { stories: ["candidacy"] }),
  ];
  const others = talkOf(["mei-lin", "john-lin"], lines);
  it("is joined by whom it is about and by friends, never by one who is busy talking or far off", () => {
    const chance = (more: object = {}, mind = mindOf(sam.id)) => chanceToJoin(mind, others, thinkingIn(scene(more)));
    expect(chance()).toBeGreaterThan(0.2);
    expect(chance({ [sam.id]: { talk: "talk-3" } })).toBe(0);
    expect(chance({ [sam.id]: { spot: { place: "johnson-park", area: "park" } } })).toBe(0);
    expect(chanceToJoin(mindOf("carlos-gomez"), others, thinkingIn(scene({ "carlos-gomez": {} })))).toBe(0);
    expect(chanceToJoin(mindOf(sam.id), others, { ...thinkingIn(scene()), silent: new Set([sam.id]) })).toBe(0);
  });
});

describe("a gathering that was told of (paper sections 3.4, 7)", () => {
  const party = stories.get("party")!;
  const mei = personaOf("mei-lin");
  const knowing = remembering(mindOf(mei.id), {
    text: 'Ayesha Khan said to Klaus Mueller: "You will want to be at Hobbs tomorrow, trust me."',
    stories: ["party"],
    speaker: "ayesha-khan",
    source: { how: "heard", from: "ayesha-khan", line: "talk-1/1", rests: [] },
    episode: { kind: "said", acts: [{ act: "tell", news: "party" }] },
  });

  it("is passed on with its place and hour, whatever words it came in", () => {
    const told = tellings(selfOf(knowing, mei, thinkingIn(scene())), party);
    expect(told.some((wording) => /five/.test(wording))).toBe(true);
  });

  it("is an appointment for who says yes, and it is a yes to the news, whoever passed it on", async () => {
    const question = lineBy("klaus-mueller", "And, shall we see you there?", 1, {
      acts: [{ act: "tell", news: "party" }],
    });
    const yes = scriptedModel({
      speak: { line: "Count me in!", acts: [given("reply", { code: "N1", answer: "yes" })], ends: false, drewOn: [] },
    });
    const turn = await nextLine(
      knowing,
      mei,
      talkOf([mei.id, "klaus-mueller"], [question]),
      thinkingIn({ ...scene(), model: yes }),
      null,
      1,
    );
    expect(turn.said.acts).toEqual([{ act: "reply", to: { news: "party" }, answer: "yes" }]);
    expect(turn.mind.commitments).toMatchObject([{ from: gatheringOf(party)!.from, story: "party" }]);
  });
});
