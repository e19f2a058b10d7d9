/** Commitments come of replies and of nothing else: what binds, whom, and what keeps a yes from binding. */

import { describe, expect, it } from "vitest";
import { given } from "../../../test/mind/given.ts";
import { at, cafe, mindOf, personaOf, remembering, stories, thinkingIn } from "../../../test/mind/minds.ts";
import { scriptedModel } from "../../../test/model/scripted.ts";
import { dayOf } from "../../clock/units.ts";
import type { Line, Talk } from "../../world/people.ts";
import { type Proposal, type Proposed, untilOf } from "../../world/speech-acts.ts";
import type { Note } from "../memory/remember.ts";
import { memoriesOf } from "../memory/stream.ts";
import type { Chunk, Mind } from "../mind.ts";
import { gatheringOf } from "../persona.ts";
import { selfOf } from "../self.ts";
import { nextLine } from "../talk/converse.ts";
import { agreedTo, heardAgreed } from "./agreements.ts";
import { toCallOff } from "./matters.ts";

const klaus = personaOf("klaus-mueller");
const maria = personaOf("maria-lopez");
const now = at(9, 0, 2);
const last = (mind: Mind) => memoriesOf(mind.stream).at(-1)!;
const meet = (hour: number, day = 2, minute = 0): Proposed => ({
  kind: "meet",
  place: "johnson-park",
  from: at(hour, minute, day),
});

/** A line of Maria's that proposes something to Klaus. */
const asking = (what: Proposed, n = 1): Line => ({
  id: `talk-1/${n}`,
  who: maria.id,
  text: "Shall we?",
  at: now,
  acts: [{ act: "propose", proposal: `talk-1/${n}.1`, what }],
  stories: [],
  rests: [],
  visitors: [],
});

/** Klaus and Maria in talk. */
const talkOf = (lines: Line[]): Talk => ({
  id: "talk-1",
  spot: cafe,
  members: [maria.id, klaus.id],
  lines,
  began: now,
  next: klaus.id,
  withPerson: false,
});

/** What Klaus makes of what Maria proposed, when a model has him answer so. */
async function answers(
  what: Proposed,
  line: string,
  answer: "yes" | "no",
  mind: Mind = mindOf(klaus.id),
  before: Line[] = [],
) {
  const lines = [...before, asking(what, before.length + 1)];
  const proposals = new Map<string, Proposal>([
    [`talk-1/${lines.length}.1`, { by: maria.id, to: [klaus.id], what, until: untilOf(what, now) }],
  ]);
  const model = scriptedModel({
    speak: { drewOn: [], acts: [given("reply", { code: "P1", answer })], line, ends: false },
  });
  const people = { [klaus.id]: { talk: "talk-1" }, [maria.id]: { talk: "talk-1" } };
  const thinking = thinkingIn({ now, people, proposals, model });
  const turn = await nextLine(mind, klaus, talkOf(lines), thinking, null, 1);
  return { ...turn, dropped: thinking.notes.filter(({ kind }) => kind === "result-dropped") };
}

/** Maria after the talk, who heard Klaus say yes. */
const hears = (what: Proposed, mind: Mind = mindOf(maria.id), when = now, said: Partial<Note> = {}) => {
  const to = { proposal: "talk-1/1.1", by: maria.id, what };
  const heard = remembering(mind, {
    text: "Klaus Mueller said yes",
    subjects: [klaus.id, maria.id],
    speaker: klaus.id,
    scene: "talk-1",
    episode: { kind: "said", acts: [{ act: "reply", to, answer: "yes" }] },
    at: when,
    ...said,
  });
  return heardAgreed(
    heard,
    maria,
    memoriesOf(heard.stream).slice(-1),
    thinkingIn({ now: when, people: { [maria.id]: {} } }),
  );
};

/** Somebody who has promised Sam that hour. */
const promised = (mind: Mind): Mind => ({
  ...mind,
  commitments: [
    {
      id: "sam",
      what: "meeting Sam",
      story: null,
      spot: cafe,
      from: at(19, 0, 2),
      to: at(19, 45, 2),
      with: ["sam-moore"],
    },
  ],
});

describe("a yes", () => {
  it("binds both sides, each at its own time", async () => {
    const his = await answers(meet(19), "Gladly, see you then.", "yes");
    expect(his.said.acts).toMatchObject([{ act: "reply", answer: "yes" }]);
    expect(his.mind.commitments).toMatchObject([{ what: "meeting Maria Lopez", from: at(19, 0, 2), with: [maria.id] }]);
    const hers = await hears(meet(19));
    expect(hers.mind.commitments).toMatchObject([{ what: "meeting Klaus Mueller", from: at(19, 0, 2) }]);
  });

  it("is of the place it was said in, also for whoever heard it and is somewhere else by now", async () => {
    const source = { how: "heard", from: klaus.id, line: "talk-1/2", rests: [] } as const;
    const [his, hers, there] = await Promise.all([
      answers(meet(19), "Gladly, see you then.", "yes"),
      hears(meet(19)),
      hears(meet(19), mindOf(maria.id), now, { source, place: "johnson-park" }),
    ]);
    const agreedIn = [his, hers, there].map(({ mind }) => mind.commitments.at(-1)?.agreedIn);
    expect(agreedIn).toEqual([cafe.place, cafe.place, "johnson-park"]);
  });

  it.each([
    ["one sleeps oneself", meet(4, 3), "because Klaus Mueller is asleep at that hour"],
    ["the other sleeps", meet(9, 3), "because Maria Lopez is asleep at that hour"],
    [
      "the door is shut",
      { kind: "meet", place: "the-rose-and-crown-pub", from: at(10, 0, 2) } as const,
      "is closed then",
    ],
  ])("to an hour at which %s is mended to a no, and the reason remembered", async (_, what, why) => {
    const { mind, said } = await answers(what, "Gladly, see you then.", "yes");
    expect(said.acts).toMatchObject([{ act: "reply", answer: "no" }]);
    expect(mind.commitments).toEqual([]);
    expect(last(mind)).toMatchObject({
      text: expect.stringContaining(why),
      episode: { kind: "declined", to: { what } },
    });
  });

  it("beside something else promised for that hour is mended to a no, too", async () => {
    const { mind, said } = await answers(meet(19), "Gladly.", "yes", promised(mindOf(klaus.id)));
    expect(said.acts).toMatchObject([{ act: "reply", answer: "no" }]);
    expect(mind.commitments).toHaveLength(1);
    expect(last(mind).text).toMatch(/something else was promised for that time: meeting Sam/);
  });

  it("to what was taken back binds nobody, and is none", async () => {
    const to = { proposal: "talk-1/1.1", by: maria.id, what: meet(19) };
    const thinking = thinkingIn({ now, people: { [klaus.id]: {}, [maria.id]: {} } });
    const yes = { act: "reply", to, answer: "yes" } as const;
    const before = mindOf(klaus.id);
    expect(
      await agreedTo(before, klaus, { acts: [yes], to: [maria.id] }, talkOf([asking(meet(19))]), thinking),
    ).toEqual({
      mind: before,
      events: [],
      acts: [],
    });
  });

  it("to an hour of work is kept, for work can wait so long", async () => {
    const { mind } = await answers(meet(12), "Gladly.", "yes");
    expect(mind.commitments).toHaveLength(1);
  });

  it("is the third of one talk: two are enough", async () => {
    const yes = (what: Proposed, n: number): Line => ({
      ...asking(what, n),
      who: klaus.id,
      acts: [{ act: "reply", to: { proposal: `talk-1/${n - 1}.1`, by: maria.id, what }, answer: "yes" }],
    });
    const before = [asking(meet(18), 1), yes(meet(18), 2), asking(meet(19), 3), yes(meet(19), 4)];
    const { mind, said } = await answers(meet(20), "Gladly.", "yes", mindOf(klaus.id), before);
    expect(said.acts).toMatchObject([{ act: "reply", answer: "no" }]);
    expect(mind.commitments).toEqual([]);
    expect(last(mind).text).toMatch(/enough was agreed to in that talk already/);
  });

  it("to what one proposed oneself and cannot do any more is remembered, for the other is still to hear it", async () => {
    const { mind } = await hears(meet(19), promised(mindOf(maria.id)));
    expect(mind.commitments).toHaveLength(1);
    expect(last(mind).episode).toMatchObject({ kind: "called off", with: [klaus.id], to: { what: meet(19) } });
  });

  it("of a person to what one proposed to them binds oneself", async () => {
    const alex = "visitor:alex";
    const to = { proposal: "talk-1/1.1", by: klaus.id, what: meet(19) };
    const heard = remembering(mindOf(klaus.id), {
      text: "Alex said: sure, count me in",
      subjects: [klaus.id, alex],
      speaker: alex,
      scene: "talk-1",
      visitors: [alex],
      episode: { kind: "said", acts: [{ act: "reply", to, answer: "yes" }] },
      at: now,
    });
    const thinking = thinkingIn({ now, people: { [klaus.id]: {}, [alex]: {} } });
    const { mind } = await heardAgreed(heard, klaus, memoriesOf(heard.stream).slice(-1), thinking);
    expect(mind.commitments).toMatchObject([{ from: at(19, 0, 2), with: [alex] }]);
    expect(last(mind)).toMatchObject({ visitors: [alex], episode: { kind: "agreed", to: { what: meet(19) } } });
  });

  it("to a person that cannot be is still to be called off with them", async () => {
    const alex = "visitor:alex";
    const line: Line = { ...asking(meet(4, 3)), who: alex };
    const to = { proposal: null, by: alex, what: meet(4, 3) };
    const said = { acts: [{ act: "reply", to, answer: "yes" } as const], to: [alex] };
    const talk = { ...talkOf([line]), members: [alex, klaus.id] };
    const thinking = thinkingIn({ now, people: { [klaus.id]: {}, [alex]: {} } });
    const { mind, acts } = await agreedTo(mindOf(klaus.id), klaus, said, talk, thinking);
    expect(acts).toMatchObject([{ answer: "no" }]);
    expect(toCallOff({ ...selfOf(mind, klaus, thinking), lines: [] }, alex)).toEqual({ what: to.what });
  });
});

describe("a no after a yes", () => {
  it("takes the gathering out of the plan of today", async () => {
    const event = gatheringOf(stories.get("party"));
    const there = thinkingIn({ now: at(9, 0, dayOf(event!.from)), people: { [klaus.id]: {} } });
    const chunk: Chunk = {
      from: event!.from,
      to: event!.to,
      doing: "at the party",
      activity: "other",
      place: event!.spot.place,
      area: event!.spot.area,
      emoji: "🎉",
      kind: "commitment",
      serves: `party:${klaus.id}`,
    };
    const commitment = {
      id: `party:${klaus.id}`,
      what: "at the party",
      story: "party",
      spot: event!.spot,
      from: event!.from,
      to: event!.to,
      with: [event!.host],
    };
    const coming: Mind = {
      ...mindOf(klaus.id),
      commitments: [commitment],
      plan: { day: dayOf(event!.from), chunks: [chunk], actions: [] },
    };
    const said = { acts: [{ act: "reply", to: { news: "party" }, answer: "no" } as const], to: [maria.id] };
    const { mind, events } = await agreedTo(coming, klaus, said, talkOf([]), there);
    expect(mind.commitments).toEqual([]);
    expect(mind.plan?.chunks.map(({ serves }) => serves)).toEqual([null]);
    expect(events.map(({ kind }) => kind)).toContain("plan-changed");
  });
});

describe("what a model says beside its words", () => {
  it("a yes in the field against a no in the words binds nobody, and is told", async () => {
    const { mind, said, dropped } = await answers(meet(19), "I'm sorry, I can't make it.", "yes");
    expect(said.acts).toMatchObject([{ act: "reply", answer: "maybe" }]);
    expect(mind.commitments).toEqual([]);
    expect(dropped).toMatchObject([{ what: "speak", why: expect.stringContaining("a plain no in the words") }]);
  });

  it("a no in the field against a yes in the words leaves it open", async () => {
    const { said, dropped } = await answers(meet(19), "Sure, I'll be there!", "no");
    expect(said.acts).toMatchObject([{ act: "reply", answer: "maybe" }]);
    expect(dropped).toHaveLength(1);
  });

  it("where the words are no plain yes or no the field is believed", async () => {
    const { mind, dropped } = await answers(meet(19), "Nobody would want to miss that.", "yes");
    expect(mind.commitments).toHaveLength(1);
    expect(dropped).toEqual([]);
  });
});
