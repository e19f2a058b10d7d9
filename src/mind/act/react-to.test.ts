/** Reacting to people and objects (paper sections 3.2 and 4.3.1): what gets a thought, what gets none, and what of the plan it changes. */
import { describe, expect, it } from "vitest";
import { given } from "../../../test/mind/given.ts";
import { at, cafe, mindOf, offline, personaOf, type Scene, thinkingIn } from "../../../test/mind/minds.ts";
import { scriptedModel } from "../../../test/model/scripted.ts";
import { activityIn, troubleIn } from "../../world/kinds.ts";
import type { ObjectState } from "../../world/people.ts";
import { memoriesOf } from "../memory/stream.ts";
import type { Chunk, DayPlan, Mind, PlannedAction } from "../mind.ts";
import { perceive } from "../perceive.ts";
import { carryOut, waitIfTaken } from "./carry-out.ts";
import { runErrands } from "./errands.ts";
import { mealDue } from "./meals.ts";
import { reactTo } from "./react-to.ts";

const me = "isabella-rodriguez";
const home = "isabella-rodriguezs-apartment";
const stove = `${home}/kitchen/stove`;
const fridge = `${home}/kitchen/refrigerator`;
const shower = `${home}/bathroom/shower`;
const kitchen = { place: home, area: "kitchen" };
const odd = (text: string): ObjectState => ({
  text,
  odd: true,
  trouble: troubleIn(text, "en"),
  by: "visitor:web:alex",
  since: at(9),
});

const chunk = (from: number, to: number, kind: Chunk["kind"], doing: string, place = home): Chunk => ({
  from: from as Chunk["from"],
  to: to as Chunk["to"],
  kind,
  doing,
  activity: activityIn(doing, "en"),
  place,
  emoji: "🙂",
  area: null,
  serves: null,
});
const day: DayPlan = {
  day: 1,
  chunks: [
    chunk(at(6), at(8), "routine", "getting ready"),
    chunk(at(8), at(12), "pastime", "pottering about"),
    chunk(at(12), at(13), "meal", "cooking and having lunch"),
    chunk(at(13), at(17), "work", "serving customers", "hobbs-cafe"),
    chunk(at(17), at(23), "pastime", "reading"),
  ],
  actions: [],
};
const planned: Mind = { ...mindOf(me), plan: day };
const told = (mind: Mind, since: Mind): string[] =>
  memoriesOf(mind.stream)
    .slice(since.stream.length)
    .map(({ text }) => text);

/** What Isabella does in a moment in her kitchen, things being as they are. */
async function moment(objects: Record<string, ObjectState>, scene: Scene = {}, mind = planned) {
  const thinking = thinkingIn({
    now: at(9),
    people: { [me]: { spot: kitchen } },
    objects: new Map(Object.entries(objects)),
    ...scene,
  });
  const perceived = await perceive(mind, [], thinking);
  const lived = await reactTo(perceived.mind, personaOf(me), perceived.stimuli, thinking);
  return { ...lived, perceived, thinking };
}

describe("objects (paper section 3.2)", () => {
  it("as they should be cause no thought: an easel seen while painting triggers nothing", async () => {
    const rajiv = "rajiv-patel";
    const spot = { place: "artists-co-living-space", area: "rajiv-patels-room" };
    const easel = "artists-co-living-space/rajiv-patels-room/easel";
    const painting: ObjectState = { text: "holding a wet canvas", odd: false, by: rajiv, since: at(9) };
    const model = scriptedModel({});
    const thinking = thinkingIn({
      now: at(10),
      model,
      people: { [rajiv]: { spot, doing: { text: "painting", emoji: "🎨", object: easel, since: at(9) } } },
      objects: new Map([[easel, painting]]),
    });
    const perceived = await perceive(mindOf(rajiv), [], thinking);
    expect(perceived.stimuli).toEqual([]);
    const lived = await reactTo(perceived.mind, personaOf(rajiv), perceived.stimuli, thinking);
    expect(lived).toMatchObject({ events: [], actions: [] });
    expect(model.calls).toEqual([]);
  });

  it("that one chose to leave are not thought of again until they change", async () => {
    const carryOn = { choice: "carry-on", why: "later", line: null, acts: [], drewOn: [] };
    const model = scriptedModel({ react: carryOn });
    const first = await moment({ [stove]: odd("dusty") }, { model });
    expect(model.calls).toHaveLength(1);
    const again = await moment({ [stove]: odd("dusty") }, { model, now: at(9, 5) }, first.mind);
    expect(model.calls).toHaveLength(1);
    const changed = await moment({ [stove]: odd("sticky") }, { model, now: at(9, 10) }, again.mind);
    expect(model.calls).toHaveLength(2);
    await moment({ [stove]: odd("sticky") }, { model, now: at(13) }, changed.mind);
    expect(model.calls).toHaveLength(3);
  });

  it("that burn are put out at once", async () => {
    const { actions } = await moment({ [stove]: odd("burning") });
    expect(actions).toMatchObject([
      { kind: "do", doing: "turning off the stove and putting out the fire" },
      { kind: "set-object", object: stove, trouble: null },
    ]);
  });

  it("that leak send one for tools, and what comes before and after stays as planned (paper section 4.3.1)", async () => {
    const { mind, actions } = await moment({ [shower]: odd("leaking") });
    expect(actions[0]).toEqual({ kind: "see-to", object: shower });
    expect(actions.at(-1)).toMatchObject({ kind: "do", spot: { place: home, area: "living-room" } });
    const errands = mind.plan!.chunks.filter(({ serves }) => serves === `put-right:${shower}`);
    expect(errands.map(({ doing, area }) => [doing, area])).toEqual([
      ["getting the tools out of the toolbox", "living-room"],
      ["repairing the shower", "bathroom"],
    ]);
    const until = errands.at(-1)!.to;
    expect(mind.plan!.chunks.filter(({ to }) => to <= at(9))).toEqual([
      day.chunks[0],
      { ...day.chunks[1]!, to: at(9) },
    ]);
    expect(mind.plan!.chunks.filter(({ from }) => from >= until)).toEqual([
      { ...day.chunks[1]!, from: until },
      ...day.chunks.slice(2),
    ]);
  });

  it("is somebody's business alone: a word left beside it holds the others back, for a while", async () => {
    const tended = { ...odd("nearly empty"), tended: { by: "somebody-else", since: at(9) } };
    expect((await moment({ [fridge]: tended })).actions).toEqual([]);
    expect((await moment({ [fridge]: tended }, { now: at(18) })).actions[0]).toMatchObject({ kind: "see-to" });
  });
});

describe("an errand", () => {
  const thinkingAt = (
    now: Scene["now"],
    doing: string,
    spot: Scene["people"] extends infer _ ? typeof kitchen : never,
  ) =>
    thinkingIn({
      now: now!,
      people: { [me]: { spot, doing: { text: doing, emoji: "🔧", object: null, since: at(9, 10) } } },
      objects: new Map([[shower, odd("leaking")]]),
    });
  const begun = async () => (await moment({ [shower]: odd("leaking") })).mind;

  it("goes on with its next step when one is done, and puts things right with the last", async () => {
    const mind = await begun();
    const box = thinkingAt(at(9, 15), "getting the tools out of the toolbox", { place: home, area: "living-room" });
    const fetched = await runErrands(mind, personaOf(me), box);
    expect(fetched.mind.errands).toMatchObject([{ kind: "put-right", got: true }]);
    const early = thinkingAt(at(9, 25), "repairing the shower", { place: home, area: "bathroom" });
    expect((await runErrands(fetched.mind, personaOf(me), early)).actions).toEqual([]);
    const late = thinkingAt(at(9, 30), "repairing the shower", { place: home, area: "bathroom" });
    const done = await runErrands(fetched.mind, personaOf(me), late);
    expect(done.actions).toEqual([{ kind: "set-object", object: shower, state: "off", trouble: null }]);
    expect(done.mind.errands).toEqual([]);
    expect(told(done.mind, fetched.mind)).toEqual(["Isabella Rodriguez finished repairing the shower"]);
  });

  it("cut short by a talk or a night is laid into the plan again", async () => {
    const mind = await begun();
    const next: Mind = {
      ...mind,
      plan: {
        ...day,
        day: 2,
        chunks: day.chunks.map((one) => ({
          ...one,
          from: (one.from + 1440) as Chunk["from"],
          to: (one.to + 1440) as Chunk["to"],
        })),
      },
    };
    const morning = thinkingAt(at(8, 0, 2), "having a coffee", kitchen);
    const resumed = await runErrands(next, personaOf(me), morning);
    expect(resumed.mind.plan!.chunks.filter(({ serves }) => serves !== null).map(({ doing }) => doing)).toEqual([
      "getting the tools out of the toolbox",
      "repairing the shower",
    ]);
  });

  it("is over when somebody else has put it right", async () => {
    const mind = await begun();
    const mended = thinkingIn({ now: at(9, 20), people: { [me]: { spot: kitchen } } });
    const over = await runErrands(mind, personaOf(me), mended);
    expect(over.mind.errands).toEqual([]);
    expect(over.mind.plan!.chunks.some(({ serves, to }) => serves !== null && to > at(9, 20))).toBe(false);
  });
});

describe("a meal due with nothing in the house", () => {
  const due = async (now: Scene["now"], plan: DayPlan = day) => {
    const thinking = thinkingIn({
      now: now!,
      people: { [me]: { spot: kitchen } },
      objects: new Map([[fridge, odd("empty")]]),
    });
    const mind = { ...planned, plan };
    return { ...(await mealDue(mind, personaOf(me), thinking)), before: mind, thinking };
  };
  const meal = (from: number, kind: Chunk["kind"] = "pastime"): DayPlan => ({
    ...day,
    chunks: [chunk(from, from + 40, "meal", "having it"), chunk(from + 40, at(23), kind, "reading")],
  });

  it("sends one shopping first while the shop is open, and the meal comes after", async () => {
    const { mind, before, actions } = await due(at(12), meal(at(12)));
    expect(told(mind, before)[0]).toMatch(
      /had to go shopping before lunch, because the refrigerator at home was empty/,
    );
    expect(actions).toEqual([{ kind: "see-to", object: fridge }]);
    const [shop, away, lunch] = mind.plan!.chunks;
    expect([shop!.place, away!.place, lunch!.kind]).toEqual(["the-willows-market-and-pharmacy", home, "meal"]);
    expect(lunch!.from).toBe(away!.to);
  });

  it("has one eat out when there is no time to shop or the shop is closed, and says why", async () => {
    const { mind, before } = await due(at(18, 30), meal(at(18, 30)));
    const place = mind.plan!.chunks[0]!.place;
    expect(["hobbs-cafe", "the-rose-and-crown-pub"]).toContain(place);
    expect(told(mind, before)[0]).toMatch(/went out to have dinner at .*, because the refrigerator at home was empty/);
    expect(memoriesOf(mind.stream).at(-1)).toMatchObject({
      source: { how: "did" },
      subjects: expect.arrayContaining([fridge]),
    });
  });

  it("has one make do when nothing is open, once a meal", async () => {
    const { mind, before, thinking } = await due(at(6), meal(at(6)));
    expect(mind.plan!.chunks[0]!.place).toBe(home);
    expect(told(mind, before)[0]).toMatch(/made do .* because the refrigerator at home was empty/);
    expect((await mealDue(mind, personaOf(me), thinking)).events).toEqual([]);
  });
});

describe("a bathroom that is taken", () => {
  const klaus = "klaus-mueller";
  const dorm = "dorm-for-oak-hill-college";
  const bath = { place: dorm, area: "mans-bathroom" };
  const act = (from: number, to: number, doing: string, spot = bath): PlannedAction => ({
    from: from as PlannedAction["from"],
    to: to as PlannedAction["to"],
    doing,
    emoji: "🚿",
    spot,
    object: null,
    state: null,
    notable: false,
  });
  const room = { place: dorm, area: "klaus-muellers-room" };
  const morning: DayPlan = {
    day: 1,
    chunks: [
      chunk(at(7), at(7, 25), "routine", "getting ready", dorm),
      chunk(at(7, 25), at(9), "pastime", "reading", dorm),
    ],
    actions: [
      act(at(7), at(7, 10), "taking a shower"),
      act(at(7, 10), at(7, 20), "brushing teeth"),
      act(at(7, 20), at(7, 25), "getting dressed", room),
    ],
  };
  const inside = (taken: boolean) =>
    ({
      [klaus]: { spot: room },
      "wolfgang-schulz": taken ? { spot: bath } : { spot: { place: dorm, area: "common-room" } },
    }) as Scene["people"] & object;

  it("is waited for, and nothing of the morning is forgotten", () => {
    let mind: Mind = { ...mindOf(klaus), plan: morning };
    for (const minute of [0, 5, 10]) {
      const thinking = thinkingIn({ now: at(7, minute), people: inside(true) });
      mind = waitIfTaken(mind, thinking);
      expect(carryOut(mind, personaOf(klaus), thinking)).toMatchObject([
        { kind: "do", doing: "waiting until the man's bathroom is free" },
      ]);
    }
    const free = thinkingIn({ now: at(7, 15), people: inside(false) });
    expect(waitIfTaken(mind, free)).toBe(mind);
    expect(carryOut(mind, personaOf(klaus), free)).toMatchObject([
      { kind: "do", doing: "taking a shower", spot: bath },
    ]);
    const left = mind.plan!.actions.filter(({ from }) => from >= at(7, 15));
    expect(left.map(({ doing }) => doing)).toEqual(["taking a shower", "brushing teeth", "getting dressed"]);
    expect(left.every(({ from, to }) => to - from >= 5)).toBe(true);
    // The day still tiles: what runs over is taken from the free time that follows.
    expect(mind.plan!.chunks[0]!.to).toBe(mind.plan!.chunks[1]!.from);
    expect(mind.plan!.chunks[1]!.to).toBe(at(9));
  });

  it("is entered when it is free, and the plan stays as it is", () => {
    const mind: Mind = { ...mindOf(klaus), plan: morning };
    expect(waitIfTaken(mind, thinkingIn({ now: at(7), people: inside(false) }))).toBe(mind);
  });
});

describe("the one whom a resident has lost their heart to (paper section 3.4: Maria and Klaus)", () => {
  const arrives = (who: string) =>
    ({ kind: "resident-arrived", at: at(9), who, spot: cafe, audience: "place", from: "johnson-park" }) as const;
  const sees = async (mind: Mind, who: string) => {
    const thinking = thinkingIn({ now: at(9), people: { [mind.id]: {}, [who]: {} }, model: offline() });
    return perceive(mind, [{ event: arrives(who) }], thinking);
  };

  it("is noticed walking in, and remembered as more than a passer-by", async () => {
    const maria = mindOf("maria-lopez");
    const taken = await sees(maria, "klaus-mueller");
    expect(taken.stimuli).toContainEqual({ kind: "walked-in", who: "klaus-mueller" });
    const [kept] = memoriesOf(taken.mind.stream).slice(maria.stream.length);
    expect(kept).toMatchObject({ text: "Maria Lopez felt her heart jump when Klaus Mueller walked in", poignancy: 5 });
  });

  it("is nobody else to others, and others are nobody special", async () => {
    for (const [mind, who] of [
      [mindOf("ayesha-khan"), "klaus-mueller"],
      [mindOf("maria-lopez"), "wolfgang-schulz"],
      [mindOf("klaus-mueller"), "maria-lopez"],
    ] as const) {
      const taken = await sees(mind, who);
      expect(taken.stimuli.some(({ kind }) => kind === "walked-in")).toBe(false);
      expect(told(taken.mind, mind).join()).not.toMatch(/heart/);
    }
  });
});

it("a reply in the first line of a talk binds the one who says it", async () => {
  const klaus = "klaus-mueller";
  const what = { kind: "meet", place: "johnson-park", from: at(19) } as const;
  const acts = [given("reply", { code: "P1", answer: "yes" })];
  const model = scriptedModel({
    react: { choice: "talk", why: "owes it", drewOn: [], acts, line: "At seven, then: gladly." },
  });
  const thinking = thinkingIn({
    now: at(15),
    model,
    people: { [me]: {}, [klaus]: {} },
    proposals: new Map([["talk-1/1.1", { by: klaus, to: [me], what, until: what.from }]]),
  });
  const seek = { kind: "seek", id: "seek-1", person: klaus, looked: [], rounds: 0, story: null, tell: null } as const;
  const seeks: Mind = { ...mindOf(me), errands: [{ ...seek, notBefore: at(14), since: at(14) }] };
  const lived = await reactTo(seeks, personaOf(me), [{ kind: "person", who: klaus }], thinking);
  expect(lived.actions).toMatchObject([{ kind: "begin-talk", said: { acts: [{ act: "reply", answer: "yes" }] } }]);
  expect(lived.mind.commitments).toContainEqual(
    expect.objectContaining({ what: "meeting Klaus Mueller", from: what.from, with: [klaus] }),
  );
  expect(lived.events).toContainEqual(expect.objectContaining({ kind: "commitment-made", who: me }));
});
