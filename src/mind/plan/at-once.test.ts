/** What is asked there and then: a yes is acted on by ordinary means, and what keeps somebody from it is the reason of a no. */
import { describe, expect, it } from "vitest";
import { given } from "../../../test/mind/given.ts";
import { at, cafe, mindOf, personaOf, remembering, thinkingIn } from "../../../test/mind/minds.ts";
import { scriptedModel } from "../../../test/model/scripted.ts";
import { paraphrased } from "../../../test/provider/paraphrasing.ts";
import { modelAt } from "../../../test/provider/test-models.ts";
import { startTestProvider } from "../../../test/provider/test-provider.ts";
import type { Line, Talk } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import { type AtOnce, type Proposal, untilOf } from "../../world/speech-acts.ts";
import { actsOf } from "../memory/episode.ts";
import { memoriesOf } from "../memory/stream.ts";
import type { Chunk, DayPlan, Mind } from "../mind.ts";
import { selfOf } from "../self.ts";
import { nextLine } from "../talk/converse.ts";
import { heardAgreed } from "./agreements.ts";
import { toCallOff } from "./matters.ts";

const klaus = personaOf("klaus-mueller");
const isabella = personaOf("isabella-rodriguez");
const noon = at(12);
const park = { kind: "deed", deed: "come", place: "johnson-park" } as const;
const coffee = { kind: "service", thing: "a flat white", place: "hobbs-cafe" } as const;

const piece = (more: Partial<Chunk> = {}): Chunk => ({
  from: at(8),
  to: at(22),
  doing: "reading",
  activity: "read",
  place: "hobbs-cafe",
  emoji: "📖",
  kind: "pastime",
  area: null,
  serves: null,
  ...more,
});
const dayOf = (...chunks: Chunk[]): DayPlan => ({ day: 1, chunks, actions: [] });
const free = (who = klaus.id): Mind => ({ ...mindOf(who), plan: dayOf(piece()) });
const atWork: Mind = { ...mindOf(isabella.id), plan: dayOf(piece({ kind: "work", doing: "serving at the counter" })) };

interface Asked {
  readonly now?: ReturnType<typeof at>;
  readonly by?: PersonId;
  readonly before?: readonly Line[];
  readonly place?: string;
  /** What the model answers; offline without. */
  readonly answer?: "yes" | "no";
}

/** What somebody makes of what another asks of them there and then. */
async function asked(what: AtOnce, mind: Mind, { now = noon, by = "maria-lopez", before = [], ...more }: Asked = {}) {
  const line: Line = {
    id: `talk-1/${before.length + 1}`,
    who: by,
    text: "Would you?",
    at: now,
    acts: [{ act: "propose", proposal: `talk-1/${before.length + 1}.1`, what }],
    stories: [],
    rests: [],
    visitors: by.startsWith("visitor:") ? [by] : [],
    to: [mind.id],
  };
  const talk: Talk = {
    id: "talk-1",
    spot: cafe,
    members: [by, mind.id],
    lines: [...before, line],
    began: now,
    next: mind.id,
    withPerson: by.startsWith("visitor:"),
  };
  const open: Proposal = { by, to: [mind.id], what, until: untilOf(what, now) };
  const acts = [given("reply", { code: "P1", answer: more.answer ?? "yes" })];
  const spot = more.place ? { spot: { place: more.place, area: "bar" } } : {};
  const thinking = thinkingIn({
    now,
    people: { [by]: { talk: "talk-1", ...spot }, [mind.id]: { talk: "talk-1", ...spot } },
    proposals: new Map([[`${line.id}.1`, open]]),
    ...(more.answer
      ? { model: scriptedModel({ speak: { drewOn: [], acts, line: "Right you are.", ends: false } }) }
      : {}),
  });
  const turn = await nextLine(mind, personaOf(mind.id), talk, thinking, null, 1);
  const replies = (turn.said.acts ?? []).flatMap((one) => (one.act === "reply" ? [one.answer] : []));
  return { ...turn, replies, thinking };
}

const last = (mind: Mind) => memoriesOf(mind.stream).at(-1)!;
const ahead = (mind: Mind) => mind.plan!.chunks.find((one) => one.from === noon);

describe("a deed that is agreed to", () => {
  it("to come along, or to go, is a piece of the day from now on, and ends the talk", async () => {
    for (const what of [park, { ...park, deed: "go" } as const]) {
      const { mind, leaves, replies } = await asked(what, free(), { answer: "yes" });
      expect(replies).toEqual(["yes"]);
      expect(leaves).toBe(true);
      expect(mind.commitments).toMatchObject([{ from: noon, asked: what, with: ["maria-lopez"] }]);
      expect(ahead(mind)).toMatchObject({ place: "johnson-park", kind: "commitment" });
      expect(last(mind).episode).toEqual({ kind: "agreed", to: { what } });
    }
  });

  it("to come along takes along whoever asked, once they have heard it; to go does not", async () => {
    const hears = async (what: AtOnce) => {
      const to = { proposal: "talk-1/1.1", by: klaus.id, what };
      const heard = remembering(free(), {
        text: "Maria said yes",
        subjects: [klaus.id, "maria-lopez"],
        speaker: "maria-lopez",
        episode: { kind: "said", acts: [{ act: "reply", to, answer: "yes" }] },
        at: noon,
      });
      const thinking = thinkingIn({ now: noon, people: { [klaus.id]: {} } });
      return (await heardAgreed(heard, klaus, memoriesOf(heard.stream).slice(-1), thinking)).mind;
    };
    expect((await hears(park)).commitments).toMatchObject([{ asked: park, with: ["maria-lopez"] }]);
    expect((await hears({ ...park, deed: "go" })).commitments).toEqual([]);
  });

  it("to wait keeps one here for a while; to fetch sends one there", async () => {
    const waits = await asked({ kind: "deed", deed: "wait" }, free(), { answer: "yes" });
    expect(waits.leaves).toBe(false);
    expect(ahead(waits.mind)).toMatchObject({ place: "hobbs-cafe", to: at(12, 20) });
    const place = "the-willows-market-and-pharmacy";
    const fetches = await asked({ kind: "deed", deed: "fetch", thing: "milk", place }, free(), { answer: "yes" });
    expect(ahead(fetches.mind)).toMatchObject({ place, doing: expect.stringContaining("milk") });
  });

  it("to stop, or to leave, ends what one is at", async () => {
    const stops = await asked({ kind: "deed", deed: "stop" }, free(), { answer: "yes" });
    expect(ahead(stops.mind)).toMatchObject({ place: "hobbs-cafe", kind: "pastime" });
    expect(ahead(stops.mind)!.doing).not.toBe("reading");
    expect(ahead(stops.mind)!.activity).toBe("rest");
    const leaves = await asked({ kind: "deed", deed: "leave" }, free(), { answer: "yes" });
    expect(ahead(leaves.mind)).toMatchObject({ place: klaus.home.place });
    expect(leaves.leaves).toBe(true);
  });
});

describe("what keeps somebody from it", () => {
  const away = { ...park, deed: "go" } as const;
  const pub = { ...park, place: "the-rose-and-crown-pub" } as const;
  const meets: Mind = {
    ...free(),
    commitments: [
      {
        id: "meet:sam-moore:720",
        what: "meeting Sam",
        story: null,
        spot: cafe,
        from: noon,
        to: at(12, 45),
        with: ["sam-moore"],
      },
    ],
  };

  it.each([
    ["work without cover", away, atWork, {}, /take over serving customers|take over/],
    ["a shut door", pub, free(), {}, /closed/],
    ["a promise", away, meets, {}, /something else was promised/],
    ["the hour of going to bed", away, free(), { now: at(23, 55) }, /asleep/],
  ] as const)("%s makes a yes a no, with its reason", async (_, what, mind, more, why) => {
    const { mind: after, replies, leaves } = await asked(what, mind, { answer: "yes", ...more });
    expect(replies).toEqual(["no"]);
    expect(leaves).toBe(false);
    expect(after.commitments).toEqual(mind.commitments);
    expect(last(after)).toMatchObject({ text: expect.stringMatching(why), episode: { kind: "declined" } });
  });

  it("is a promise, where somebody is sent away: unless whoever gives the party, or serves there, does so", async () => {
    const leave = { kind: "deed", deed: "leave" } as const;
    const going = { id: "party", what: "the party", story: "party", spot: cafe, from: noon, to: at(14), with: [] };
    const atParty: Mind = {
      ...free(),
      commitments: [going],
      plan: dayOf(piece({ from: noon, to: at(14), kind: "commitment", serves: going.id })),
    };
    const { replies, mind } = await asked(leave, atParty, { answer: "yes", by: "maria-lopez" });
    expect(replies).toEqual(["no"]);
    expect(ahead(mind)).toEqual(ahead(atParty));
    expect((await asked(leave, atParty, { answer: "yes", by: isabella.id })).replies).toEqual(["yes"]);
    expect(
      (await asked(leave, atParty, { answer: "yes", by: isabella.id, place: "the-rose-and-crown-pub" })).replies,
    ).toEqual(["yes"]);
    const elsewhere = { ...atParty, commitments: [{ ...going, story: null }] };
    expect(
      (await asked(leave, elsewhere, { answer: "yes", by: isabella.id, place: "the-rose-and-crown-pub" })).replies,
    ).toEqual(["no"]);
  });

  it("is told to a model beside what was asked, and said by whoever has none", async () => {
    const { said, replies } = await asked(away, atWork);
    expect(replies).toEqual(["no"]);
    expect(said.text).toMatch(/nobody else there could take over/);
  });

  it("is still said to a person who read a yes, within the half hour", async () => {
    const { mind } = await asked(away, atWork, { answer: "yes", by: "visitor:ann" });
    const owed = (now: ReturnType<typeof at>) =>
      toCallOff(
        { ...selfOf(mind, isabella, thinkingIn({ now, people: { [isabella.id]: {} } })), lines: [] },
        "visitor:ann",
      );
    expect(owed(at(12, 10))).toEqual({ what: away });
    expect(owed(at(12, 31))).toBeNull();
  });

  it("is that two deeds were agreed to in one talk; what is handed over a counter does not count", async () => {
    const yes = (what: AtOnce, n: number): Line => ({
      id: `talk-1/${n}`,
      who: isabella.id,
      text: "Yes.",
      at: noon,
      acts: [{ act: "reply", to: { proposal: null, by: "maria-lopez", what }, answer: "yes" }],
      stories: [],
      rests: [],
      visitors: [],
    });
    const wait = { kind: "deed", deed: "wait" } as const;
    const counter = [yes(coffee, 1), yes(coffee, 2)];
    expect((await asked(wait, free(), { answer: "yes", before: counter })).replies).toEqual(["yes"]);
    const deeds = [yes(wait, 1), yes({ kind: "deed", deed: "stop" }, 2)];
    expect((await asked(wait, free(), { answer: "yes", before: deeds })).replies).toEqual(["no"]);
    expect((await asked(coffee, atWork, { answer: "yes", before: deeds })).replies).toEqual(["yes"]);
  });
});

describe("an order at a counter", () => {
  it("is served by whoever runs it, offline in words that hand it over, and remembered by both", async () => {
    const { said, mind, replies, leaves } = await asked(coffee, atWork);
    expect(replies).toEqual(["yes"]);
    expect(said.text).toMatch(/a flat white/i);
    expect(leaves).toBe(false);
    expect(mind.commitments).toEqual(atWork.commitments);
    expect(last(mind).text).toMatch(/Isabella Rodriguez served Maria Lopez a flat white at Hobbs Cafe/);
    const to = { proposal: "talk-1/1.1", by: klaus.id, what: coffee };
    const heard = remembering(free(), {
      text: "Isabella said yes",
      subjects: [klaus.id, isabella.id],
      speaker: isabella.id,
      episode: { kind: "said", acts: [{ act: "reply", to, answer: "yes" }] },
      at: noon,
    });
    const thinking = thinkingIn({ now: noon, people: { [klaus.id]: {} } });
    const had = await heardAgreed(heard, klaus, memoriesOf(heard.stream).slice(-1), thinking);
    expect(last(had.mind).text).toMatch(/Klaus Mueller had a flat white from Isabella Rodriguez at Hobbs Cafe/);
  });

  it("is refused where it is closed, whatever a model says", async () => {
    const { mind, replies } = await asked(coffee, atWork, { now: at(21, 30), answer: "yes" });
    expect(replies).toEqual(["no"]);
    expect(last(mind).text).toMatch(/Hobbs Cafe is closed/);
    expect((await asked(coffee, atWork, { now: at(21, 30) })).replies).toEqual(["no"]);
  });

  it("is none where neither of the two serves", async () => {
    const order = given("propose", { what: "service", code: "a flat white" });
    const talk = (members: readonly PersonId[]): Talk => ({
      id: "talk-1",
      spot: cafe,
      members: [...members],
      lines: [],
      began: noon,
      next: klaus.id,
      withPerson: false,
    });
    const says = async (other: PersonId) => {
      const model = scriptedModel({
        speak: { drewOn: [], acts: [order], line: "The usual for me?", ends: false },
      });
      const people = { [klaus.id]: { talk: "talk-1" }, [other]: { talk: "talk-1" } };
      const thinking = thinkingIn({ now: noon, people, model });
      return (await nextLine(free(), klaus, talk([klaus.id, other]), thinking, null, 1)).said.acts;
    };
    expect(await says(isabella.id)).toContainEqual({ act: "propose", proposal: null, what: { ...coffee } });
    expect(await says("maria-lopez")).toEqual([{ act: "chat" }]);
  });

  it("of a person is taken by a model in words of their own, without a code", async () => {
    const by = "visitor:ann";
    const line: Line = {
      id: "talk-1/1",
      who: by,
      text: "One of your flat whites would save my life.",
      at: noon,
      acts: [],
      stories: [],
      rests: [],
      visitors: [by],
      to: [isabella.id],
    };
    const acts = [given("reply", { what: "service", code: "a flat white", answer: "yes" })];
    const model = scriptedModel({ speak: { drewOn: [], acts, line: "One life saved, there you go.", ends: false } });
    const people = { [isabella.id]: { talk: "talk-1" }, [by]: { talk: "talk-1" } };
    const talk: Talk = {
      id: "talk-1",
      spot: cafe,
      members: [by, isabella.id],
      lines: [line],
      began: noon,
      next: isabella.id,
      withPerson: true,
    };
    const turn = await nextLine(atWork, isabella, talk, thinkingIn({ now: noon, people, model }), "a1", 1);
    expect(turn.said.acts).toEqual([{ act: "reply", to: { proposal: null, by, what: coffee }, answer: "yes" }]);
    expect(last(turn.mind)).toMatchObject({ visitors: [by], episode: { kind: "agreed", to: { what: coffee } } });
    expect(actsOf(last(turn.mind))).toEqual([]);
  });

  it("is asked for and served by a model that words everything in its own way", async () => {
    const provider = await startTestProvider({ answer: paraphrased });
    const model = modelAt(provider.baseURL);
    const orders: string[] = [];
    for (const guest of ["klaus-mueller", "maria-lopez", "sam-moore", "john-lin", "mei-lin", "eddy-lin", "ryan-park"]) {
      const people = { [guest]: { talk: "talk-1" }, [isabella.id]: { talk: "talk-1" } };
      const talk: Talk = {
        id: "talk-1",
        spot: cafe,
        members: [guest, isabella.id],
        lines: [],
        began: noon,
        next: guest,
        withPerson: false,
      };
      const asking = thinkingIn({ now: noon, people, model });
      const { said } = await nextLine(free(guest), personaOf(guest), talk, asking, null, 1);
      const [order] = (said.acts ?? []).flatMap((one) => (one.act === "propose" ? [one.what] : []));
      if (order?.kind !== "service") continue;
      orders.push(said.text);
      const line: Line = {
        ...said,
        id: "talk-1/1",
        who: guest,
        at: noon,
        acts: [{ act: "propose", proposal: "talk-1/1.1", what: order }],
      };
      const open = { by: guest, to: [isabella.id], what: order, until: untilOf(order, noon) };
      const thinking = thinkingIn({ now: noon, people, proposals: new Map([["talk-1/1.1", open]]), model });
      const reply = await nextLine(atWork, isabella, { ...talk, lines: [line] }, thinking, null, 2);
      expect(reply.said.acts).toMatchObject([{ act: "reply", answer: "yes", to: { what: order } }]);
      expect(memoriesOf(reply.mind.stream).some(({ text }) => text.includes("plum cake at Hobbs Cafe"))).toBe(true);
    }
    await provider.close();
    expect(orders.length).toBeGreaterThan(0);
    expect(orders.join()).not.toMatch(/plum cake/);
  });
});
