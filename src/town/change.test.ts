/** What residents would say while a person waits for an answer: it waits as long as it stands, and keeps nobody silent after that. */
import { beforeAll, expect, it } from "vitest";
import { marlEnd } from "../../test/town/marl-end.ts";
import { TriedTown } from "../../test/town/tried-town.ts";
import { REFLECTION_THRESHOLD } from "../mind/reflect.ts";
import { changeOf, unanswered } from "./acts/take-act.ts";
import { type Changed, isHolding, released, settled } from "./change.ts";
import type { Proposal } from "./proposal.ts";
import type { TownState } from "./state.ts";
import { thinkTick } from "./tick.ts";

const mia = { id: "tried:mia", name: "Mia", about: "" };
const inShop = { act: "a1", line: "l1" };
const onGreen = { act: "a2", line: "l2" };

let tried: TriedTown;
/** Cora owes an answer in the shop, where Ada and Dev are; Ben owes one on the green. */
let waits: TownState;
beforeAll(async () => {
  tried = await (await TriedTown.found(marlEnd("en"))).until(0, "10:30");
  const { state } = tried.town;
  const people = new Map(state.world.people);
  const put = (id: string, place: string, area: string) =>
    people.set(id, { ...people.get(id)!, spot: { place, area }, talk: null, walk: null, asleep: false });
  for (const id of ["ada", "cora", "dev"]) put(id, "shop", "floor");
  put("ben", "green", "lawn");
  const engaged = new Map([
    ["cora", [inShop]],
    ["ben", [onGreen]],
  ]);
  waits = { ...state, engaged, world: { ...state.world, people } };
});

/** A moment of somebody who speaks up: what they think first, and the words that rest on it. */
function moment(state: TownState, who: string, to: string, stories: readonly string[] = []): [Proposal, Proposal] {
  const before = state.minds.get(who)!;
  const [mind, after] = [{ ...before }, { ...before }];
  const said = { text: "Well!", acts: [], stories, rests: [], visitors: [], to: [to], answers: null };
  const rest = { who, before, mind, consumed: new Set<never>(), events: [], actions: [], answers: null };
  return [rest, { ...rest, before: mind, mind: after, actions: [{ kind: "begin-talk", with: [to], said }] }];
}

const settledAll = (state: TownState, proposals: readonly Proposal[]): Changed =>
  proposals.reduce<Changed>(
    (from, one) => {
      const done = settled(from.state, one);
      return { state: done.state, events: [...from.events, ...done.events] };
    },
    { state, events: [] },
  );

const taken = (state: TownState, act: Parameters<typeof changeOf>[3]): TownState =>
  changeOf(state, tried.town.means.town, mia, act).state;

const said = ({ events }: Changed, who: string) => events.filter((one) => one.kind === "line-said" && one.who === who);
const drops = ({ events }: Changed, who: string) =>
  events.flatMap((one) => (one.kind === "result-dropped" && one.who === who ? [one.why] : []));

it("words whose moment was dropped are not held", () => {
  const [rest, words] = moment(waits, "ada", "dev");
  const other = taken(taken(waits, { kind: "embody", resident: "Ada" }), { kind: "release" });
  const after = settledAll(other, [rest, words]);
  expect(after.state.held).toEqual([]);
  expect(isHolding(after.state, "ada")).toBe(false);
  expect(drops(after, "ada")).toHaveLength(2);
  // The other way they wait.
  const held = settledAll(waits, [rest, words]);
  expect(isHolding(held.state, "ada")).toBe(true);
  expect(held.events).toEqual([]);
});

it("held words go when somebody takes the resident over, and whoever holds others back still does", () => {
  const held = settledAll(waits, [...moment(waits, "ada", "dev"), ...moment(waits, "dev", "ada")]);
  const after = taken(taken(held.state, { kind: "embody", resident: "Ada" }), { kind: "release" });
  expect(isHolding(after, "ada")).toBe(false);
  expect(isHolding(after, "dev")).toBe(true);
  const next = released({ state: after, events: [] });
  expect(drops(next, "ada")).toEqual(["something else came first"]);
  expect(next.state.held.map(({ proposal }) => proposal.who)).toEqual(["dev"]);
  // What they think of next waits anew.
  const anew = settledAll(after, moment(after, "ada", "dev"));
  expect(isHolding(anew.state, "ada")).toBe(true);
  const paid = unanswered(anew.state, "cora", [inShop]);
  expect(said(paid, "ada").length + said(paid, "dev").length).toBe(2);
  expect(paid.state.held).toEqual([]);
});

it("what was taken back is not told any more", () => {
  const story = [...waits.stories.values()][0]!;
  const known = { ...waits, stories: new Map(waits.stories).set("news-x", { ...story, id: "news-x" }) };
  const telling = moment(known, "ada", "dev", ["news-x"]);
  const held = settledAll(known, telling);
  expect(isHolding(held.state, "ada")).toBe(true);
  expect(said(unanswered(held.state, "cora", [inShop]), "ada")).toHaveLength(1);
  const gone = { ...held.state, stories: waits.stories };
  expect(isHolding(gone, "ada")).toBe(false);
  const paid = unanswered(gone, "cora", [inShop]);
  expect(said(paid, "ada")).toEqual([]);
  expect(drops(paid, "ada")).toEqual(["what it tells was taken back"]);
});

it("a failed answer has said what waited for it, and leaves what waits elsewhere", () => {
  const held = settledAll(waits, moment(waits, "ada", "dev")).state;
  const elsewhere = { ...moment(held, "dev", "ben")[1], before: held.minds.get("dev")! };
  const both = { ...held, held: [...held.held, { proposal: elsewhere, after: [onGreen.act] }] };
  const failed = unanswered(both, "cora", [inShop]);
  expect(said(failed, "ada")).toHaveLength(1);
  expect(failed.state.held.map(({ proposal }) => proposal)).toEqual([elsewhere]);
  expect(failed.state.engaged.has("cora")).toBe(false);
  // Where the words themselves are at fault they are dropped, and nobody is silent for them.
  const broken = both.held.map((one) => ({
    ...one,
    proposal: {
      ...one.proposal,
      get consumed(): never {
        throw new Error("a fault of ours");
      },
    },
  }));
  const without = unanswered({ ...both, held: broken }, "cora", [inShop]);
  expect(drops(without, "ada")).toEqual(["the answer before it failed"]);
  expect(isHolding(without.state, "ada")).toBe(false);
  expect(without.state.held).toEqual(broken.slice(1));
});

it("whoever speaks up reflects in their next moment, apart from the words", async () => {
  const inward = new Set(["reflection-begun", "memories-rated"]);
  const town = await (await TriedTown.found(marlEnd("en"))).until(0, "08:00");
  let spoke = 0;
  for (let n = 0; n < 120 && spoke < 2; n++) {
    const { state, means } = town.town;
    const minds = new Map([...state.minds].map(([id, mind]) => [id, { ...mind, sum: REFLECTION_THRESHOLD + 1 }]));
    const { rounds } = await thinkTick({ ...state, minds }, means);
    for (const { who, events, actions } of rounds[0]!) {
      if (!actions.some(({ kind }) => kind === "begin-talk" || kind === "say")) continue;
      spoke++;
      expect(events.filter(({ kind }) => inward.has(kind))).toEqual([]);
      // They have not concluded anything yet, and still will.
      expect(rounds[0]!.findLast((one) => one.who === who)!.mind.sum).toBeGreaterThan(REFLECTION_THRESHOLD);
    }
    await town.town.tick();
  }
  expect(spoke).toBeGreaterThan(0);
});
