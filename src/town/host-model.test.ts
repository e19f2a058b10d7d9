/** A town with a model that is slow, hangs or refuses: it opens at once, keeps nobody waiting, and tells its keepers. */

import { afterEach, expect, it } from "vitest";
import type { Fault } from "../../test/provider/faults.ts";
import { startTestProvider } from "../../test/provider/test-provider.ts";
import { type ManualClock, manualClock } from "../clock/manual.ts";
import { milliseconds } from "../clock/units.ts";
import { buildModel } from "../model/provider.ts";
import { offlineOf } from "../offline/offline.ts";
import { memoryStore } from "../store/memory-store.ts";
import type { TownEvent } from "../world/events.ts";
import { LEAST_MS, PATIENCE_MS } from "./deadline.ts";
import type { Member } from "./desk/member.ts";
import { Host } from "./host.ts";

const alex: Member = { id: "web:2", name: "Alex", keeper: false };
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function withProvider(
  town: string,
  room?: (clock: ManualClock) => void,
  [routine = "", deep = ""] = ["small", "large"],
) {
  const server: { failRate: number; failWith: readonly Fault[]; embeddings: boolean | "hang" } = {
    failRate: 0,
    failWith: [],
    embeddings: true,
  };
  const provider = await startTestProvider(server);
  const clock = manualClock(milliseconds(1_700_000_000_000));
  const events: TownEvent[] = [];
  let onEvents = () => {};
  const store = memoryStore();
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const settings = { dozeMinutes: null };
  /** A host of this program, or of its next start. */
  const started = (): Host => {
    const model = buildModel(
      {
        apiKey: "sk-test",
        baseURL: provider.baseURL,
        routine,
        deep,
        embedding: "vectors",
        namesGiven: true,
        dailyBudgetUsd: 1000,
        vectorsPath: new URL("../../data/word-vectors.bin", import.meta.url).pathname,
      },
      { onNotice: () => {}, onTrouble: () => {}, wait: async () => {} },
    );
    const fresh: Host = new Host({
      ...{ model, offline: offlineOf, store, clock, log, settings },
      step: 5,
      seed: null,
      budgetUsd: 1000,
    });
    closing.unshift(() => fresh.close());
    return fresh;
  };
  // What hangs is cut off first, so that nothing is waited for.
  closing.push(() => provider.close());
  const host = started();
  host.join({
    name: "test",
    show: (shown) => {
      events.push(...shown.events);
      onEvents();
    },
    ...(room ? { room: async () => room(clock) } : {}),
    close: async () => {},
  });
  host.start();
  const desk = await host.found("here", town);
  const seen = (holds: (event: TownEvent) => boolean) =>
    new Promise<void>((resolve) => {
      onEvents = () => events.some(holds) && resolve();
      onEvents();
    });
  return { host, desk, clock, provider, server, events, seen, started };
}

it("opens without having asked it anything, and then asks", async () => {
  const { clock, desk, provider, seen, events, host } = await withProvider("pellow-cove");
  let asked = -1;
  let embedded = -1;
  const founding = provider.count("/embeddings");
  await seen(({ kind }) => {
    if (kind !== "town-opened") return false;
    if (asked < 0) [asked, embedded] = [provider.count("/chat/completions"), provider.count("/embeddings")];
    return true;
  });
  expect([asked, embedded]).toEqual([0, founding]);
  expect(desk.view().opened).toBe(true);
  expect(events.filter(({ kind }) => kind === "answer-fell-back")).toEqual([]);
  await host.idle();
  for (let beat = 0; beat < 10; beat++) {
    await clock.beat();
    await host.idle();
  }
  expect(provider.count("/chat/completions")).toBeGreaterThan(0);
});

it("is founded within twelve seconds where the provider hangs, and opens", async () => {
  const { host, clock, provider, server, started, events } = await withProvider("pellow-cove");
  await host.idle();
  server.embeddings = "hang";
  const next = started();
  next.start();
  const asked = provider.count("/embeddings");
  const founded = next.found("there", "pellow-cove");
  await expect.poll(() => provider.count("/embeddings")).toBeGreaterThan(asked);
  clock.advance(PATIENCE_MS);
  const desk = await founded;
  await next.idle();
  expect(desk.view().opened).toBe(true);
  expect(events.filter(({ kind }) => kind === "answer-fell-back")).toEqual([]);
});

it("opens again within twelve seconds where the provider hangs, also with much that has no vector yet", async () => {
  const { host, clock, provider, server, started } = await withProvider("pellow-cove");
  await host.idle();
  server.embeddings = "hang";
  const next = started();
  const before = provider.count("/embeddings");
  const founded = next.found("there", "pellow-cove");
  await expect.poll(() => provider.count("/embeddings")).toBeGreaterThan(before);
  clock.advance(PATIENCE_MS);
  await founded;
  await next.close();
  await host.close();
  const again = started();
  const asked = provider.count("/embeddings");
  let open = false;
  const opening = again.open().then(() => {
    open = true;
  });
  // Each of its two towns waits once.
  for (let town = 0; town < 2; town++) {
    await expect.poll(() => open || provider.count("/embeddings") > asked + town).toBe(true);
    clock.advance(PATIENCE_MS);
  }
  await expect.poll(() => open, { timeout: 2_000 }).toBe(true);
  await opening;
});

/** The same, when somebody is awake where anybody may come in. */
async function inCompany(room?: (clock: ManualClock) => void) {
  const all = await withProvider("pellow-cove", room);
  const { host, desk, clock, seen } = all;
  await seen(({ kind }) => kind === "town-opened");
  await host.idle();
  const company = () => {
    const { people, places } = desk.view();
    const open = places.filter((place) => place.open && !place.home).map(({ id }) => id);
    return people.find(
      ({ kind, asleep, walk, place }) => kind === "resident" && !asleep && walk === null && open.includes(place),
    );
  };
  while (!company()) {
    await clock.beat();
    await host.idle();
  }
  return { ...all, company };
}

it("keeps nobody waiting for longer than twelve seconds: the stand-in answers, which is said", async () => {
  const { desk, clock, provider, server, seen, events, company } = await inCompany();
  const somebody = company()!;
  server.failRate = 1;
  server.failWith = ["hang"];
  await desk.visit(alex, { place: somebody.place });
  const asked = provider.count("/chat/completions");
  await desk.say(alex, somebody.place, `Hello ${somebody.name}, how are you?`, somebody.id);
  // Time passes for whoever has begun to think: else it is the request's own end that is waited for.
  await expect.poll(() => provider.count("/chat/completions")).toBeGreaterThan(asked);
  const answered = (event: TownEvent) => event.kind === "line-said" && event.answers !== null;
  clock.advance(PATIENCE_MS - 1);
  expect(events.filter(answered)).toEqual([]);
  clock.advance(1);
  await seen(answered);
  expect(events.filter(({ kind }) => kind === "answer-fell-back").at(-1)).toMatchObject({ reason: "timeout" });
});

it("counts the time for which words were held back into those twelve seconds", async () => {
  const { desk, clock, provider, server, seen, events, company } = await inCompany();
  const somebody = company()!;
  server.failRate = 1;
  server.failWith = ["hang"];
  await desk.visit(alex, { place: somebody.place });
  const asked = provider.count("/chat/completions");
  await desk.say(alex, somebody.place, `Hello ${somebody.name}, how are you?`, somebody.id, "1", 2_000);
  await expect.poll(() => provider.count("/chat/completions")).toBeGreaterThan(asked);
  const answered = (event: TownEvent) => event.kind === "line-said" && event.answers !== null;
  clock.advance(PATIENCE_MS - 2_001);
  expect(events.filter(answered)).toEqual([]);
  clock.advance(1);
  await seen(answered);
});

it("looks memories up by their words where it hangs, after twelve seconds", async () => {
  const { desk, clock, provider, server, events, company } = await inCompany();
  const somebody = company()!;
  server.embeddings = "hang";
  // Done where anybody may see it, and not embedded before, as its words are.
  const acted = events.find(
    (event) =>
      event.kind === "resident-acted" &&
      event.spot &&
      !desk.view().places.some(({ id, home }) => home && id === event.spot!.place),
  )!;
  for (const look of [
    () => desk.memories(somebody.name, { about: "lanterns and boats", most: 5 }),
    () => desk.why(acted.id),
  ]) {
    const asked = provider.count("/embeddings");
    let found: unknown = null;
    const looked = look().then((one) => {
      found = one;
    });
    await expect.poll(() => provider.count("/embeddings")).toBeGreaterThan(asked);
    clock.advance(PATIENCE_MS - 1);
    expect(found).toBeNull();
    clock.advance(1);
    await looked;
    expect(found).not.toBeNull();
  }
});

/** A member of twenty in a crowd. */
const member = (n: number): Member => ({
  id: `web:crowd${n}`,
  name: `Vis${String(n).padStart(2, "0")}x`,
  keeper: false,
});

it("a crowd of twenty that waits for room for minutes is still answered by a model that is quick, and not kept by one that hangs", async () => {
  const { host, desk, clock, provider, server, seen, events, company } = await inCompany((time) =>
    time.advance(20_000),
  );
  const { place, id } = company()!;
  const answers = () =>
    events.flatMap((event) => (event.kind === "line-said" && event.answers !== null ? [event] : []));
  const people = Array.from({ length: 20 }, (_, n) => member(n));
  for (const one of people) await desk.visit(one, { place });
  const before = events.length;
  await Promise.all(people.map((one, n) => desk.say(one, place, `What do you do here at ${n} o'clock?`, id)));
  const answered = () => new Set(answers().flatMap(({ to }) => to)).size;
  await seen(() => answered() >= people.length);
  await host.idle();
  const late = events.slice(before).filter((event) => event.kind === "answer-fell-back" && event.reason === "timeout");
  expect(late).toEqual([]);

  server.failRate = 1;
  server.failWith = ["hang"];
  const [said, asked] = [answers().length, provider.count("/chat/completions")];
  await desk.say(people[0]!, place, "And what will you do tomorrow?", id);
  await expect.poll(() => provider.count("/chat/completions")).toBeGreaterThan(asked);
  clock.advance(LEAST_MS);
  await seen(() => answers().length > said);
});

it.each<[Fault, RegExp]>([
  ["unauthorised", /refuses the key in OPENAI_API_KEY.*every ten minutes/],
  ["unpaid", /OPENAI_API_KEY.*every ten minutes/],
  ["forbidden", /OPENAI_API_KEY.*every ten minutes/],
  ["spent-key", /credit at .* for OPENAI_API_KEY is used up.*every ten minutes/],
  ["web-page", /OPENAI_BASE_URL leads to a web page.*every ten minutes/],
])("%s: tells keepers and the page in one sentence what to mend", async (fault, sentence) => {
  const { host, desk, clock, server, seen } = await withProvider("pellow-cove");
  await seen(({ kind }) => kind === "town-opened");
  server.failRate = 1;
  server.failWith = [fault];
  for (let beat = 0; beat < 8; beat++) {
    await clock.beat();
    await host.idle();
  }
  expect(desk.view().costs.troubles).toEqual([expect.stringMatching(sentence)]);
});

it("tells after a start, too, that it is refused", async () => {
  const { host, clock, server, seen, started } = await withProvider("pellow-cove");
  await seen(({ kind }) => kind === "town-opened");
  await host.close();
  server.failRate = 1;
  server.failWith = ["unauthorised"];
  const again = started();
  await again.open();
  again.start();
  for (let beat = 0; beat < 8; beat++) {
    await clock.beat();
    await again.idle();
  }
  expect(again.desk("here")?.view().costs.troubles).toEqual([
    expect.stringMatching(/refuses the key in OPENAI_API_KEY/),
  ]);
});

it("asks before it skips to a time that costs something, with what it will cost", async () => {
  const { host, desk, seen } = await withProvider("pellow-cove", undefined, ["gpt-5-nano", "gpt-5-mini"]);
  await seen(({ kind }) => kind === "town-opened");
  await host.idle();
  const hour = (Number(desk.view().clock.slice(0, 2)) + 2).toString().padStart(2, "0");
  const keeper = { ...alex, keeper: true };
  expect(desk.beforeSkip(keeper, `${hour}:00`)?.question).toMatch(/Thinking will cost about \$\d/);
  expect(desk.beforeSkip(keeper, "interesting")?.question).toMatch(/at most to .* Thinking will cost up to about \$\d/);
  const costOf = (pace: number) =>
    Number(/about \$([\d.]+) a real hour/.exec(desk.beforePace(keeper, pace) ?? "")?.[1]);
  expect(costOf(1 / 10) / costOf(1 / 3), "ten times and three times as much").toBeCloseTo(10 / 3, 0);
  expect(desk.beforePace(keeper, 2), "slower is never dearer").toBeNull();
  await desk.setPace(keeper, 1 / 10);
  expect(desk.beforePace(keeper, 1 / 3)).toBeNull();
});
