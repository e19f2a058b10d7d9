/** Promises, intents, habits and events ahead (paper sections 3.1.2, 3.4, 4.3; issue 3, item 5). */

import { describe, expect, it } from "vitest";
import { at, facts, mindOf, personaOf, remembering, stateIn, stories, thinkingIn } from "../../../test/mind/minds.ts";
import { scriptedModel } from "../../../test/model/scripted.ts";
import { piecesOf } from "../../offline/day/pieces.ts";
import { applyPatch, patchOf } from "../../town/patch.ts";
import { randomFor } from "../../world/chance.ts";
import { activityIn } from "../../world/kinds.ts";
import { memoriesOf } from "../memory/stream.ts";
import type { Chunk, Commitment, DayPlan, HabitPiece, Mind } from "../mind.ts";
import { answered } from "../news/stories.ts";
import { gatheringOf } from "../persona.ts";
import { selfOf } from "../self.ts";
import { BY_HABIT, byHabit, withHabit } from "./habits.ts";
import { hosting } from "./hosting.ts";
import { decideAgainst, meantToday, pursue } from "./intents.ts";
import { decomposeIfNeeded, planIfNeeded } from "./live-plan.ts";
import { commit, settleUp, weigh } from "./promises.ts";

const { map, start } = facts;
const klaus = personaOf("klaus-mueller");
const isabella = personaOf("isabella-rodriguez");
const meet = (id: string, from: number, to: number, more: Partial<Commitment> = {}): Commitment => ({
  id,
  what: `meeting ${id}`,
  story: null,
  spot: { place: "johnson-park", area: "park" },
  from: at(0, from),
  to: at(0, to),
  with: [],
  ...more,
});
const chunk = (from: number, to: number, doing: string, more: Partial<Chunk> = {}): Chunk => ({
  from: at(0, from),
  to: at(0, to),
  doing,
  activity: activityIn(doing, "en"),
  place: klaus.home.place,
  emoji: "🙂",
  kind: "pastime",
  area: null,
  serves: null,
  ...more,
});
const dayOf = (...chunks: Chunk[]): DayPlan => ({ day: 1, chunks, actions: [] });
const lastOf = (mind: Mind) => memoriesOf(mind.stream).at(-1)!;

describe("a promise is kept, or decided against with its reason (paper section 3.4)", () => {
  const weighed = (...commitments: Commitment[]) => weigh(commitments, klaus, map, start, at(7), at(23));

  it("gives way to what was promised before, and to a closed door", () => {
    const pub = meet("ann", 600, 660, { spot: { place: "the-rose-and-crown-pub", area: "pub" } });
    const { kept, against } = weighed(meet("bob", 1020, 1080), meet("cy", 1020, 1080), pub);
    expect(kept.map(({ id }) => id)).toEqual(["bob"]);
    expect(against.map(({ commitment, why }) => [commitment.id, why])).toEqual([
      ["cy", "something else was promised for that time: meeting bob"],
      ["ann", "The Rose and Crown Pub is closed then"],
    ]);
  });

  it("is cut short beside another when enough is left of it", () => {
    const { kept } = weighed(meet("bob", 1020, 1080), meet("cy", 1050, 1140));
    expect(kept.map(({ id, from, to }) => [id, from, to])).toEqual([
      ["bob", 1020, 1080],
      ["cy", 1080, 1140],
    ]);
  });

  it("comes before an hour of work, never before a day of it", () => {
    const { kept, against, overWork } = weighed(meet("bob", 600, 660), meet("cy", 720, 960));
    expect(kept.map(({ id }) => id)).toEqual(["bob"]);
    expect(overWork.map(({ id }) => id)).toEqual(["bob"]);
    expect(against[0]?.why).toBe("it would take too long from writing the research paper in the library");
  });

  it("puts one's own event first, and takes help with it for a part of it", () => {
    const party = stories.get("party")!;
    const own = hosting(party, map, at(0));
    const host = own.find(({ id }) => id === "host:party")!;
    const other = meet("bob", host.from!, host.to!, { from: host.from, to: host.to });
    const all = weigh([other, ...own], isabella, map, start, at(6, 0, 2), at(23, 0, 2));
    expect(all.kept.map(({ id }) => id)).toEqual(["setup:party", "host:party", "clear:party"]);
    expect(all.against.map(({ commitment }) => commitment.id)).toEqual(["bob"]);
    const eve = own.find(({ id }) => id === "prepare:party")!;
    const help = { ...eve, id: "help:party:maria-lopez", to: at(17) };
    expect(weigh([eve, help], isabella, map, start, at(6), at(23)).against).toEqual([]);
  });

  it("made today against another is remembered as a decision, and is off one's mind", async () => {
    const scene = { now: at(9), people: { [klaus.id]: {} } };
    const mind: Mind = { ...mindOf(klaus.id), plan: dayOf(chunk(420, 1380, "reading")) };
    const first = await commit(mind, klaus, meet("bob", 1020, 1080), thinkingIn(scene));
    const second = await commit(first.mind, klaus, meet("cy", 1020, 1080, { with: ["cy"] }), thinkingIn(scene));
    expect(second.events.map(({ kind }) => kind)).toEqual(["commitment-made", "commitment-dropped", "memory-kept"]);
    expect(second.mind.commitments.map(({ id }) => id)).toEqual(["bob"]);
    expect(lastOf(second.mind).text).toBe(
      "Klaus Mueller decided against meeting cy at 17:00, because something else was promised for that time: meeting bob",
    );
  });

  it("in the morning: an invitation that cannot be kept is declined, whatever the model plans", async () => {
    const party = stories.get("party")!;
    const invited = meet("x", 0, 60, {
      id: `party:${klaus.id}`,
      what: "at Isabella's party",
      story: "party",
      from: at(10),
      to: at(16),
      spot: gatheringOf(party)!.spot,
    });
    const mind = { ...mindOf(klaus.id), commitments: [invited] };
    const model = scriptedModel({
      "plan-day": {
        yesterday: "",
        core: "Klaus is kind.",
        occupation: "Klaus studies.",
        feeling: "Klaus is well.",
        chunks: ["08:00", "09:00", "21:00"].map((from) => ({
          from,
          to: "22:00",
          kind: "pastime",
          doing: "doing nothing at all",
          place: klaus.home.place,
          emoji: "🙂",
        })),
      },
    });
    const scene = { now: at(7), model, people: { [klaus.id]: { spot: klaus.home } } };
    const planned = await planIfNeeded(mind, klaus, thinkingIn(scene));
    expect(planned.events.map(({ kind }) => kind)).toContain("commitment-dropped");
    expect(planned.mind.commitments).toEqual([]);
    expect(answered(planned.mind, "party")).toBe("declined");
  });

  it.each([
    ["kept", true, "Klaus Mueller was meeting bob, as planned"],
    ["missed", false, "Klaus Mueller did not get round to meeting bob, because Klaus Mueller was reading"],
  ])("is remembered as %s when its time is over", async (mark, there, text) => {
    const plan = dayOf(chunk(420, 1380, "reading"));
    const before: Mind = { ...mindOf(klaus.id), plan, commitments: [meet("bob", 600, 660)] };
    const acted = { text: "Klaus Mueller is talking", source: { how: "did" } as const, at: at(10, 30) };
    const mind = there ? remembering(before, { ...acted, subjects: [klaus.id, "johnson-park"] }) : before;
    const settled = await settleUp(mind, klaus, thinkingIn({ now: at(11, 5), people: { [klaus.id]: {} } }));
    expect(settled.mind.commitments).toEqual([]);
    expect(lastOf(settled.mind)).toMatchObject({ text });
    expect(lastOf(settled.mind).episode).toMatchObject({ kind: mark, promise: "bob" });
  });
});

describe("a word of the inner voice stays in the day until it is acted on (paper section 3.1.2)", () => {
  const thought = { id: "whisper-1", text: "Klaus Mueller should paint the fence", story: "whisper-1", since: at(8) };
  const meaning = (plan: DayPlan, text = thought.text, lasting = false): Mind => ({
    ...mindOf(klaus.id),
    plan,
    intents: [{ ...thought, text, lasting }],
  });
  const scene = (now: number) => thinkingIn({ now: at(0, now), people: { [klaus.id]: {} } });

  it("has its piece of the next day's plan", () => {
    expect(meantToday(meaning(dayOf()), klaus, scene(600))).toEqual([
      { id: "whisper-1", doing: "painting the fence", activity: "other", minutes: 40 },
    ]);
  });

  it("finds another hour when it was crowded out", async () => {
    const mind = meaning(dayOf(chunk(420, 900, "working", { kind: "work" }), chunk(900, 1000, "reading")));
    const { mind: after } = await pursue(mind, klaus, scene(600));
    expect(after.plan?.chunks.find(({ serves }) => serves === "whisper-1")).toMatchObject({ from: 900, to: 940 });
  });

  it.each([
    ["is done with", thought.text, 0],
    ["lasts when it is of that kind", "Klaus Mueller is going to run for mayor", 1],
  ])("%s once it was acted on, and that is remembered", async (_, text, left) => {
    const plan = dayOf(
      chunk(560, 600, "working out how", { serves: "whisper-1", kind: "errand" }),
      chunk(600, 700, "x"),
    );
    const mind = remembering(meaning(plan, text, left === 1), {
      text: "Klaus Mueller is deep in thought",
      subjects: [klaus.id, klaus.home.place],
      source: { how: "did" },
      at: at(0, 570),
    });
    const { mind: after } = await pursue(mind, klaus, scene(600));
    expect(after.intents).toHaveLength(left);
    expect(lastOf(after)).toMatchObject({
      text: "Klaus Mueller took time for what was on their mind: working out how",
      kind: "observation",
    });
    expect((await pursue(after, klaus, scene(605))).events).toEqual([]);
  });

  it("is let go with the reason when the resident decides against it", async () => {
    const { mind } = await decideAgainst(meaning(dayOf()), klaus, "whisper-1", "it is raining.", scene(600));
    expect(mind.intents).toEqual([]);
    expect(lastOf(mind).text).toBe("Klaus Mueller decided not to act on a thought, because it is raining");
  });
});

describe("whoever gives an event prepares it (paper section 3.4)", () => {
  const party = stories.get("party")!;

  it("buys, decorates on the 13th, sets out, gives it and clears up", () => {
    const parts = hosting(party, map, at(0));
    expect(parts.map(({ id, from, spot }) => [id, from, spot?.place])).toEqual([
      ["supplies:party", at(14, 30), "harvey-oak-supply-store"],
      ["prepare:party", at(16), "hobbs-cafe"],
      ["setup:party", at(16, 0, 2), "hobbs-cafe"],
      ["host:party", at(17, 0, 2), "hobbs-cafe"],
      ["clear:party", at(19, 0, 2), "hobbs-cafe"],
    ]);
  });

  it("at short notice does what there is still time for", () => {
    expect(hosting(party, map, at(15, 50, 2)).map(({ id }) => id)).toEqual([
      "setup:party",
      "host:party",
      "clear:party",
    ]);
    expect(hosting(party, map, at(20, 0, 2))).toEqual([]);
  });
});

describe("habits: the same piece of the day may go as it went (paper appendix A)", () => {
  const piece: HabitPiece = { doing: "reading on", minutes: 15, object: null, state: null, emoji: "📖" };
  const read = chunk(900, 960, "reading in the dorm");
  const thinking = thinkingIn({ now: at(15), people: { [klaus.id]: {} } });
  const learnt: Mind = {
    ...mindOf(klaus.id),
    habits: withHabit(mindOf(klaus.id), dayOf(), read, [piece, piece, piece, piece], start),
  };
  const today: DayPlan = { day: 2, chunks: [], actions: [], apart: { byHabit: 0, thought: 9 } };
  const always = { ...randomFor(1, "x"), chance: () => true };
  const ask = (one: Chunk, plan = today, mind = learnt) => byHabit(mind, plan, one, thinking, always);

  it("is followed under the same conditions only", () => {
    expect(ask(read)).toHaveLength(4);
    expect(ask({ ...read, to: at(0, 1000) })).toBeNull();
    expect(ask({ ...read, doing: "writing" })).toBeNull();
    expect(ask({ ...read, serves: "c1" })).toBeNull();
    expect(ask({ ...read, kind: "meal" })).toBeNull();
    expect(ask(read, { ...today, day: 1 })).toBeNull();
    const weekend = { ...read, from: at(15, 0, 6), to: at(16, 0, 6) };
    expect(ask(weekend)).toBeNull();
  });

  it("never makes more than four fifths of a day", () => {
    expect(ask(read, { ...today, apart: { byHabit: 4, thought: 1 } })).toBeNull();
    for (let thought = 0, reused = 0; thought + reused < 30; ) {
      if (ask(read, { ...today, apart: { byHabit: reused, thought } })) reused++;
      else thought++;
      expect(reused).toBeLessThanOrEqual(BY_HABIT * (reused + thought));
    }
  });

  it("is not followed where something is amiss", () => {
    const stove = [...map.objects.keys()].find((id) => id.startsWith(`${klaus.home.place}/kitchen/`))!;
    const odd = new Map([[stove, { text: "burning", odd: true, by: null, since: at(9) }]]);
    const scene = thinkingIn({ now: at(15), objects: odd, people: { [klaus.id]: {} } });
    expect(byHabit(learnt, today, read, scene, always)).toBeNull();
  });

  it("asks no model when all that is near goes by habit", async () => {
    const model = scriptedModel({});
    for (let n = 0; n < 12; n++) {
      const mind: Mind = { ...learnt, plan: { ...today, chunks: [read] } };
      const scene = { now: at(15), seed: `${n}`, model, people: { [klaus.id]: { spot: klaus.home } } };
      const apart = await decomposeIfNeeded(mind, klaus, thinkingIn(scene)).catch(() => null);
      if (!apart) continue;
      expect(apart.mind.plan?.apart).toEqual({ byHabit: 1, thought: 9 });
      expect(apart.mind.plan?.actions.map(({ doing }) => doing)).toContain("reading on");
      return;
    }
    expect.unreachable("a habit is followed sooner or later");
  });

  it("is kept with the turn and comes back with it, the latest last", () => {
    const before = stateIn({});
    const two = withHabit(learnt, dayOf(), { ...read, doing: "writing" }, [piece], start);
    const mid = { ...before, minds: new Map(before.minds).set(klaus.id, { ...learnt, habits: two }) };
    const again = withHabit({ ...learnt, habits: two }, { ...today }, read, [piece], start);
    const after = { ...mid, minds: new Map(mid.minds).set(klaus.id, { ...learnt, habits: again }) };
    const replayed = applyPatch(mid, [], patchOf(mid, after), () => null);
    expect([...replayed.minds.get(klaus.id)!.habits]).toEqual([...again]);
    expect([...again.keys()].at(-1)).toContain("reading");
  });
});

describe("a few hours of doing, taken apart by the verb of it (paper section 4.3)", () => {
  const jennifer = personaOf("jennifer-moore");
  const home = jennifer.home.place;
  const self = selfOf(
    mindOf(jennifer.id),
    jennifer,
    thinkingIn({ people: { [jennifer.id]: { spot: jennifer.home } } }),
  );
  const pieces = (doing: string, kind: Chunk["kind"], seed = 1) =>
    piecesOf(self, chunk(540, 780, doing, { place: home, kind }), randomFor(seed, doing));

  it.each([1, 2, 3])(
    "the painter's four hours: gathering, mixing, painting, a break, cleaning up (seed %d)",
    (seed) => {
      const all = pieces("painting a view of the pond", "pastime", seed);
      expect(all.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(240);
      expect(all.every(({ minutes }) => minutes >= 5 && minutes <= 15)).toBe(true);
      expect(all[0]?.doing).toMatch(/^gathering/);
      expect(all[1]?.doing).toMatch(/^mixing/);
      expect(all.slice(2, -1).some(({ doing }) => /^painting/.test(doing))).toBe(true);
      expect(all.slice(4, -2).some(({ doing }) => /break|tea/.test(doing))).toBe(true);
      expect(all.at(-1)?.doing).toMatch(/clearing up/);
      for (const [i, one] of all.slice(1).entries()) expect(one.doing).not.toBe(all[i]!.doing);
    },
  );

  it.each([
    ["writing a novel at home", /laying out|reading over/, /putting the pages away/],
    ["studying for the exams", /laying out|making a list/, /in order/],
    ["composing a song", /tuning|spreading/, /in order/],
    ["cooking for the street", /getting everything out/, /wiping/],
    ["doing the housework", /fetching/, /back where/],
    ["minding the shop", /opening up|looking over/, /sweeping/],
  ])("%s", (doing, first, last) => {
    const all = pieces(doing, "pastime");
    expect(all[0]?.doing).toMatch(first);
    expect(all.at(-1)?.doing).toMatch(last);
    expect(new Set(all.map((one) => one.doing)).size).toBeGreaterThanOrEqual(6);
  });
});

describe("a guest's two hours at an event", () => {
  const party = stories.get("party")!;
  const { from, to, spot, host } = gatheringOf(party)!;
  const doings = (id: string, kind: Chunk["kind"] = "commitment") => {
    const guest = personaOf(id);
    const self = selfOf(mindOf(id), guest, thinkingIn({ people: { [id]: { spot: guest.home } } }));
    const promise = { id: `${party.id}:${id}`, what: "at the party", story: party.id, spot, from, to, with: [host] };
    const at = { ...self, mind: { ...self.mind, commitments: [promise] }, stories: new Map([[party.id, party]]) };
    const stay = {
      ...chunk(0, to - from, "at the party", { place: spot.place, kind }),
      serves: kind === "pastime" ? party.id : promise.id,
    };
    return piecesOf(at, stay, randomFor(1, id)).map(({ doing }) => doing);
  };

  it("has a toast, a dance and, from whoever is close to the host, one present", () => {
    expect(doings("maria-lopez").filter((doing) => doing === "giving Isabella a present")).toHaveLength(1);
    expect(doings("maria-lopez")).toEqual(
      expect.arrayContaining(["raising a glass with the others", "dancing to the music"]),
    );
    expect(doings("eddy-lin").join()).not.toContain("present");
  });

  it("is a guest's for whoever only looks in, too, even where they work", () => {
    expect(doings("eddy-lin", "pastime")).toContain("dancing to the music");
    expect(doings("maria-lopez", "pastime").join()).not.toContain("painting");
  });
});
