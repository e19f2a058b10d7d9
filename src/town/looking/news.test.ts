/** What is told as news, over a day that was lived and a few things that happen for certain. */

import { beforeAll, expect, it } from "vitest";
import { live } from "../../../test/town/lived.ts";
import { minutes } from "../../clock/units.ts";
import type { Mind } from "../../mind/mind.ts";
import { openedStory } from "../../mind/news/stories.ts";
import { gatheringOf } from "../../mind/persona.ts";
import type { Store } from "../../store/store.ts";
import type { Happening, TownEvent } from "../../world/events.ts";
import { turnsSince } from "../past.ts";
import { patchOf } from "../patch.ts";
import type { Town } from "../town.ts";
import { newsFor, tellable } from "./news.ts";
import { sightOf } from "./sight.ts";

const ANN = "visitor:web:ann";
const QUAY = { place: "tern-quay", area: "quay" };
let town: Town;
let turns: TownEvent[][];

beforeAll(async () => {
  turns = [[]];
  await live({
    town: "pellow-cove",
    out: false,
    watch: ({ events }) => void turns.push([...events]),
    ended: (lived) => {
      town = lived;
    },
  });
});

/** The store of that town, with events of one more turn; of the `redacted` turns something was forgotten. */
function storeWith(
  more: readonly (Happening & { readonly who: string })[],
  redacted: (turn: number) => boolean = () => false,
): Store {
  const last = more.map(
    (happening, i): TownEvent => ({
      at: town.state.now,
      spot: QUAY,
      audience: "place",
      ...happening,
      id: `${town.state.turn}.${900 + i}`,
    }),
  );
  const all = turns.with(-1, [...turns.at(-1)!, ...last]);
  const turn = async (_: string, n: number) => {
    const events = all[n];
    if (!events) return null;
    const patch = patchOf(town.state, { ...town.state, now: minutes(events[0]?.at ?? 0) });
    const rest = { format: 1, kind: "tick", base: n - 1, act: null, answers: [], vectors: {}, quick: false, real: 0 };
    return { ...rest, events, patch: redacted(n) ? null : patch };
  };
  return { turn } as unknown as Store;
}

const line = (who: string, to: string, text: string, visitors: string[]) =>
  ({
    kind: "line-said",
    who,
    line: "talk-999/1",
    talk: "talk-999",
    to: [to],
    text,
    stories: [],
    rests: [],
    visitors,
    acts: [],
    answers: null,
  }) as const;

it("tells a visitor that what they had agreed on is off, and nobody else", () => {
  const who = [...town.state.minds.keys()][0]!;
  const what = { kind: "meet", place: QUAY.place, from: minutes(town.state.now + 60) } as const;
  const memory = {
    id: `${who}#99999`,
    kind: "observation",
    text: "decided against meeting Ann at 19:00, because the nets are out",
    created: town.state.now,
    poignancy: 4,
    subjects: [who, ANN],
    source: { how: "did" },
    evidence: [],
    depth: 0,
    stories: [],
    scene: null,
    speaker: null,
    visitors: [ANN],
    episode: { kind: "called off", with: [ANN], to: { what } },
  } as const;
  const base = { id: "1.1", at: town.state.now, who, spot: null, audience: "nobody" } as const;
  const told = (visitor: string) =>
    tellable(town, [{ ...base, kind: "memory-kept", memory }], visitor, town.state.now).filter(
      ({ kind }) => kind === "offWithYou",
    );
  expect(told(ANN)).toMatchObject([{ text: expect.stringContaining("the nets are out") }]);
  expect(told("visitor:web:bob")).toEqual([]);
});

it("tells a first-timer the last day: few things, oldest first, at most some of a kind", async () => {
  const news = await newsFor(town, storeWith([]), ANN, null, sightOf(town.state, null));
  expect(news.since).toBeNull();
  expect(news.items.length).toBeGreaterThan(3);
  expect(news.items.length).toBeLessThanOrEqual(9);
  expect(news.items.map(({ clock }) => clock)).toEqual(news.items.map(({ clock }) => clock).sort());
  expect(news.items.map(({ text }) => text).join("\n")).toContain("the lantern supper");
  for (const { text } of news.items) expect(text).toMatch(/^[A-Z0-9].{10,400}$/);
});

it("finds the turns of half a day also where something of them was forgotten", async () => {
  const found = async (redacted: (turn: number) => boolean) => {
    const numbers: number[] = [];
    for await (const { turn } of turnsSince(town, storeWith([], redacted), minutes(720))) numbers.push(turn);
    return numbers;
  };
  const whole = await found(() => false);
  expect(whole.length).toBeGreaterThan(100);
  expect(await found((turn) => turn % 2 === 1)).toEqual(whole);
  expect(await found(() => true)).toEqual(whole);
});

it("tells what was said of whoever asks to whom, and of nobody else who visited", async () => {
  const store = storeWith([
    line("nessa-trewin", "ruan-hale", "Ann takes pictures of puffins.", [ANN]),
    line("nessa-trewin", "ruan-hale", "Bob sells kites.", ["visitor:web:bob"]),
  ]);
  const told = (await newsFor(town, store, ANN, null, sightOf(town.state, null))).items.map(({ text }) => text);
  expect(told).toContain("Nessa Trewin spoke of you to Ruan Hale: “Ann takes pictures of puffins.”");
  expect(told.join()).not.toContain("kites");
});

it("tells of what was said about whoever asks, not of what only rests on their words", async () => {
  const of = (text: string, about: string[]) => ({ ...line("nessa-trewin", "ruan-hale", text, [ANN]), about });
  const store = storeWith([of("The mill burned down last night.", []), of("Ann has a red bicycle.", [ANN])]);
  const told = (await newsFor(town, store, ANN, null, sightOf(town.state, null))).items.map(({ text }) => text).join();
  expect(told).toContain("spoke of you to Ruan Hale: “Ann has a red bicycle.”");
  expect(told).not.toContain("mill");
});

it("tells of news that whoever asks has brought as of theirs, and not as of themselves, unless it is of them", () => {
  const { definition, means } = town;
  const story = (id: string, who: string) => ({
    ...openedStory(id, "nessa-trewin", "", [], []),
    by: ANN,
    of: { kind: "happening", who, report: null } as const,
  });
  const stories = new Map([story("mill", "ruan-hale"), story("leg", ANN)].map((one) => [one.id, one]));
  const said = (text: string, id: string, n: number) => ({
    ...{ id: `1.${n}`, at: town.state.now, spot: QUAY, audience: "place" as const },
    ...line("nessa-trewin", "ruan-hale", text, [ANN]),
    ...{ stories: [id], about: [ANN] },
  });
  const events = [
    said("A visitor called Ann says the mill burned down.", "mill", 1),
    said("Ann has broken her leg.", "leg", 2),
  ];
  const told = tellable({ state: { ...town.state, stories }, definition, means }, events, ANN, town.state.now);
  expect(told.filter(({ kind }) => kind === "aboutYou").map(({ text }) => text)).toEqual([
    "Nessa Trewin spoke of you to Ruan Hale: “Ann has broken her leg.”",
  ]);
  expect(told.filter(({ kind }) => kind === "yourNews").map(({ text }) => text)).toEqual([
    "Nessa Trewin told Ruan Hale what you had told: “A visitor called Ann says the mill burned down.”",
  ]);
});

it("tells what is not as it should be only while it is so, and who put it right", async () => {
  const object = [...town.definition.map.objects.keys()].find((id) => id.startsWith("tern-quay/"))!;
  const burns = { kind: "object-changed", object, from: "fine", to: "on fire", odd: true, who: ANN } as const;
  const mended = { ...burns, from: "on fire", to: "fine", odd: false, who: "ruan-hale" } as const;
  const told = async (...events: Parameters<typeof storeWith>[0]) =>
    (await newsFor(town, storeWith(events), ANN, null, sightOf(town.state, null))).items
      .map(({ text }) => text)
      .join("\n");
  // It is as it should be in the town as it is now.
  expect(await told(burns)).not.toContain("on fire");
  expect(await told(burns, mended)).toMatch(/Ruan Hale saw to the .* \(Tern Quay, .*\), which had been on fire\./);
});

it("begins where one left, and where one has read up to", async () => {
  const { turn, now } = town.state;
  const left = await newsFor(
    town,
    storeWith([{ kind: "visitor-left", why: "leaves", who: ANN }]),
    ANN,
    null,
    sightOf(town.state, null),
  );
  expect(left.items).toEqual([]);
  expect(left.since).not.toBeNull();
  expect((await newsFor(town, storeWith([]), ANN, turn, sightOf(town.state, null))).items).toEqual([]);
  expect(now).toBe(minutes(1440));
});

it("says of an event that had begun before the news only that it ended: who came then was not seen", () => {
  const { definition, means } = town;
  const supper = town.state.stories.get("lantern-supper")!;
  const of = { ...gatheringOf(supper)!, from: minutes(18 * 60), to: minutes(20 * 60) };
  const state = { ...town.state, stories: new Map([[supper.id, { ...supper, told: minutes(0), of }]]) };
  const parties = (from: number) =>
    tellable(
      { state, definition, means },
      turns.flat().filter(({ at }) => at >= from),
      ANN,
      minutes(from),
    )
      .filter(({ kind }) => kind === "party")
      .map(({ text }) => text);
  expect(parties(12 * 60)).toEqual([expect.stringMatching(/Nessa Trewin had .* there\.$/)]);
  expect(parties(19 * 60 + 55)).toEqual(["The lantern supper at Tern Quay ended."]);
});

it("does not say that a host was missing where whoever asks may not look", () => {
  const { definition, means } = town;
  const supper = town.state.stories.get("lantern-supper")!;
  const of = { ...gatheringOf(supper)!, from: minutes(18 * 60), to: minutes(20 * 60) };
  const { place } = of.spot;
  const state = { ...town.state, stories: new Map([[supper.id, { ...supper, toldIn: ["the-kettle-and-tern"], of }]]) };
  const parties = (reads: (at: string) => boolean) =>
    tellable(
      { state, definition, means },
      turns.flat().filter(({ spot }) => spot === null || reads(spot.place)),
      ANN,
      minutes(12 * 60),
      reads,
    )
      .filter(({ kind }) => kind === "party")
      .map(({ text }) => text);
  expect(parties((at) => at !== place)).toEqual(["The lantern supper at Tern Quay ended."]);
  expect(parties(() => true)).toEqual([expect.stringMatching(/Nessa Trewin had .* there\.$/)]);
});

it("tells ahead of what two agreed on only where whoever asks may read it", async () => {
  const [[id, mind]] = [...town.state.minds] as [[string, Mind]];
  const from = minutes(town.state.now + 60);
  const meeting = { id: "meet:x", what: "meeting by the nets", story: null, spot: QUAY, from, to: null };
  const commitments = [{ ...meeting, with: ["ruan-hale"], agreedIn: QUAY.place }];
  const minds = new Map(town.state.minds).set(id, { ...mind, commitments });
  const { definition, means, id: here } = town;
  const lives = { id: here, definition, means, state: { ...town.state, minds } } as unknown as Town;
  const ahead = async (reads: boolean) => {
    const viewer = { id: "web:ann", mayRead: (place: string) => reads || place !== QUAY.place };
    return (await newsFor(lives, storeWith([]), ANN, null, sightOf(lives.state, viewer))).ahead.join();
  };
  expect(await ahead(true)).toContain("meeting by the nets");
  expect(await ahead(false)).not.toContain("nets");
});
