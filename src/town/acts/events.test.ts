/** Events that people plan, call off and ask about (paper sections 3.4, 7.1), in a town that lives. */

import { describe, expect, it } from "vitest";
import { somebodyAbout } from "../../../test/discord-town/out-and-about.ts";
import { offstage } from "../../../test/discord-town/with-living-town.ts";
import { offline, until } from "../../../test/town/living.ts";
import { marlEnd } from "../../../test/town/marl-end.ts";
import { languageOf } from "../../language/language.ts";
import { openedStory } from "../../mind/news/stories.ts";
import { offlineOf } from "../../offline/offline.ts";
import { heardSvg } from "../../stage/heard-picture.ts";
import { drawn } from "../../stage/pictures.ts";
import { png } from "../../stage/png.ts";
import { memoryStore } from "../../store/memory-store.ts";
import type { Draft, TownEvent } from "../../world/events.ts";
import { entranceOf, placeOf } from "../../world/places.ts";
import { deliver } from "../change.ts";
import { loadTown } from "../file/definition.ts";
import { newsFor } from "../looking/news.ts";
import { sightOf } from "../looking/sight.ts";
import { Town } from "../town.ts";
import { eventsFor } from "./events.ts";
import { takeAct } from "./take-act.ts";

const kim = { id: "discord:kim", name: "Kim", keeper: true };
const mia = { id: "discord:mia", name: "Mia", keeper: false };
const ben = { id: "discord:ben", name: "Ben", keeper: false };

it("what was told is out for whoever may read there, also in a place that anybody may enter", async () => {
  const ground = {
    id: "town",
    definition: marlEnd(),
    model: offline,
    offline: offlineOf,
    store: memoryStore(),
    clock: () => 0,
  };
  const town = await Town.found(ground, "1", 5);
  await until(town, 9 * 60);
  const plan = { what: "tasting", place: "green", when: "15:00", minutes: 60, host: "Ada" } as const;
  await takeAct(town, { ...mia, about: "" }, { kind: "plan", ...plan });
  const [story] = [...town.state.stories.values()];
  const telling = (place: string): Draft => ({
    kind: "line-said",
    at: town.state.now,
    who: "ada",
    spot: entranceOf(placeOf(town.definition.map, place)),
    audience: "place",
    talk: "talk-1",
    line: "talk-1/1",
    to: [],
    text: "There is a tasting on the green at three.",
    acts: [],
    stories: [story!.id],
    rests: [],
    visitors: [],
    answers: null,
  });
  const tell = (place: string) =>
    town.commit("act", (state) => ({ state: deliver(state, [telling(place)]), events: [] }));
  const at = (home: boolean) => (place: string) => home && place === "cottage";
  const known = (reads?: (place: string) => boolean) =>
    eventsFor(town.state, town.means.town, null, reads).map(({ name }) => name);
  const viewer = (home: boolean) => ({ ...ben, mayRead: at(home) });
  const news = (home: boolean) =>
    newsFor(town, ground.store, "visitor:ben", null, sightOf(town.state, viewer(home))).then(
      ({ ahead }) => ahead.length,
    );
  expect([known(), known(at(true)), await news(true)]).toEqual([[], [], 0]);
  await tell("cottage");
  const loaded = (await Town.load(ground))!.state.stories.get(story!.id);
  expect([loaded?.told, loaded?.toldIn]).toEqual([undefined, ["cottage"]]);
  expect([known(), known(at(false)), known(at(true))]).toEqual([[], [], ["the tasting"]]);
  expect([await news(false), await news(true)]).toEqual([0, 1]);
  expect([true, false].map((home) => sightOf(town.state, viewer(home)).story(story!.id))).toEqual([true, false]);
  await tell("green");
  expect([known(), known(at(false)), await news(false)]).toEqual([["the tasting"], [], 0]);
  const onGreen = (place: string) => place === "green";
  expect([known(onGreen), sightOf(town.state, { ...ben, mayRead: onGreen }).story(story!.id)]).toEqual([
    ["the tasting"],
    true,
  ]);
  const again = (await Town.load(ground))!.state.stories.get(story!.id);
  expect([again?.told, again?.toldIn]).toEqual([town.state.now, ["cottage", "green"]]);
});

it("what a member gives themselves is known to whoever may read where they announced it, until it is told elsewhere", async () => {
  const ground = {
    id: "town",
    definition: marlEnd(),
    model: offline,
    offline: offlineOf,
    store: memoryStore(),
    clock: () => 0,
  };
  const town = await Town.found(ground, "1", 5);
  await until(town, 9 * 60);
  const plan = { what: "tasting", place: "green", when: "15:00", minutes: 60, host: null } as const;
  await takeAct(town, { ...mia, about: "" }, { kind: "plan", ...plan, announcedIn: "cottage" });
  const [story] = [...town.state.stories.values()];
  const known = async (place: string) => {
    const reads = (one: string) => one === place;
    const sight = sightOf(town.state, { ...ben, mayRead: reads });
    const { ahead } = await newsFor(town, ground.store, "visitor:ben", null, sight);
    return [eventsFor(town.state, town.means.town, null, reads).length, ahead.length, Number(sight.story(story!.id))];
  };
  expect([await known("green"), await known("cottage")]).toEqual([
    [0, 0, 0],
    [1, 1, 1],
  ]);
  expect(eventsFor(town.state, town.means.town, "visitor:discord:mia", (one) => one === "green")).toHaveLength(1);
  const line = {
    kind: "line-said",
    at: town.state.now,
    who: "ada",
    spot: entranceOf(placeOf(town.definition.map, "green")),
    audience: "place",
    talk: "talk-1",
    line: "talk-1/1",
    to: [],
    text: "There is a tasting here at three.",
    acts: [],
    stories: [story!.id],
    rests: [],
    visitors: [],
    answers: null,
  } as const;
  await town.commit("act", (state) => ({ state: deliver(state, [line]), events: [] }));
  expect(await known("green")).toEqual([1, 1, 1]);
  // What was kept before says nothing of where: it counts as announced where it is to be.
  await town.commit("act", (state) => {
    const { toldIn: _, told: __, ...before } = state.stories.get(story!.id)!;
    return { state: { ...state, stories: new Map([[story!.id, before]]) }, events: [] };
  });
  expect((await Town.load(ground))!.state.stories.get(story!.id)?.toldIn).toEqual(["green"]);
});

it("what a town of before was told in public is out for whoever reads any public place", async () => {
  const ground = {
    id: "town",
    definition: marlEnd(),
    model: offline,
    offline: offlineOf,
    store: memoryStore(),
    clock: () => 0,
  };
  const town = await Town.found(ground, "1", 5);
  const story = openedStory("whisper-1", "ada", "Ada is glad", [], []);
  await town.commit("act", (state) => ({
    state: { ...state, stories: new Map([[story.id, { ...story, told: state.now, toldIn: ["cottage"] }]]) },
    events: [],
  }));
  const { state } = (await Town.load(ground))!;
  const shown = (mayRead: (place: string) => boolean) => sightOf(state, { ...ben, mayRead }).story(story.id);
  expect([shown(() => false), shown((place) => place === "green")]).toEqual([false, true]);
});

describe("events in a town", () => {
  it("a resident's is planned, known by nobody else, told on, reported line by line, and comes with a picture", async () => {
    const { desk, until } = await offstage();
    const planned = await desk.planEvent(mia, {
      what: "a story evening",
      place: "tern-quay",
      when: "20:00",
      minutes: 90,
      host: "Nessa",
    });
    expect(planned.said).toMatch(/the story evening.*Nessa Trewin.*Tern Quay/);
    // What residents mean to do is theirs, as long as nobody has told it in public: only whoever planted it knows.
    expect(desk.events(mia).map(({ name, state }) => `${name}: ${state}`)).toEqual(["the story evening: planned"]);
    expect([...desk.events({ ...ben, mayRead: () => false }), ...desk.events(null)]).toEqual([]);
    const { turn } = desk.view();
    await until(() => desk.view().turn > turn + 1, 5);
    const promises = (who: typeof mia) =>
      desk.resident("Nessa", { ...who, mayRead: () => true }).commitments.map(({ what }) => what);
    expect(promises(mia).join()).toMatch(/story evening/);
    expect(promises(ben).join()).not.toMatch(/story evening/);
    await expect(desk.eventReport(ben, "story", null)).rejects.toThrow(/Nothing is planned/);
    expect(planned.said).toMatch(/no board, list or calendar tells of it/);
    expect((await desk.eventReport(mia, "story evening", null)).hearings).toHaveLength(1);
    await until(() => desk.view().day > 1 || desk.events(mia)[0]!.state === "over", 300);
    const report = await desk.eventReport(mia, "story", null);
    expect(report.hearings.length).toBeGreaterThan(1);
    for (const one of report.hearings.slice(1)) {
      expect(one.text).toMatch(/story|evening|Nessa/i);
      const way = await desk.eventReport(mia, "story", one.who);
      expect(way.said.split("\n").at(-1)).toMatch(/Nessa/);
    }
    const svg = heardSvg(report, languageOf("en").pictures.heard);
    for (const { name } of report.hearings) expect(svg).toContain(name);
    expect((await png(drawn({ kind: "who-heard", report }, "en").svg))?.length).toBeGreaterThan(5000);
  });

  it("are listed, and in the news, from when they are told aloud in a public place, and not a minute sooner", async () => {
    const { desk, until } = await offstage();
    const { map } = await loadTown("pellow-cove");
    const isOpen = (place: string) => placeOf(map, place).access === "public";
    const storiesTold = (event: TownEvent) =>
      event.kind === "line-said" && event.spot && isOpen(event.spot.place) ? event.stories : [];
    const [host] = desk.view().people;
    await desk.planEvent(mia, { what: "a picnic", place: "tern-quay", when: "18:00", minutes: 60, host: host!.name });
    const known = new Map(desk.events(mia).map(({ id, name }) => [id, name]));
    const told = new Set<string>();
    const begun = desk.view();
    let seen = begun.turn;
    while (desk.view().clock < "17:00") {
      const { turn: lived } = desk.view();
      await until(() => desk.view().turn > lived, 5);
      for (const { turn, events } of await desk.turnsAfter(seen, 500)) {
        seen = turn;
        for (const story of events.flatMap(storiesTold)) told.add(story);
      }
      // The log may be a turn behind the town.
      if (seen < desk.view().turn) continue;
      const listed = desk.events(null);
      for (const { id, name } of listed) known.set(id, name);
      expect(listed.map(({ id }) => id).sort()).toEqual([...told].filter((id) => known.has(id)).sort());
      if (desk.view().now % 60 !== 0) continue;
      const news = JSON.stringify(await desk.news({ ...ben, mayRead: isOpen }));
      const untold = [...known].filter(([id]) => !told.has(id));
      for (const [, name] of untold) expect(news).not.toContain(name);
    }
    // Something was told that day, so that the above says something.
    expect(told.size).toBeGreaterThan(0);
  });

  it.each([
    [
      "pellow-cove",
      "a kite flying",
      "tomorrow 15:00",
      "The kite flying is tomorrow at 15:00, right here. All welcome!",
      "The kite flying is off, I'm sorry.",
    ],
    ["smallville.zh-CN", "风筝节", "明天 15:00", "大家听着：风筝节就在明天，快来！", "风筝节取消了，真抱歉。"],
  ])(
    "a resident's is public from when whoever planned it announces it, and off from then on: %s",
    async (town, what, when, announced, off) => {
      const world = await offstage(town);
      const { desk } = world;
      await world.until(() => desk.view().clock >= "09:00");
      const { id: host, place } = await somebodyAbout(world);
      await desk.planEvent(mia, { what, place, when, minutes: 60, host });
      const own = desk.events(mia).find(({ plannedBy }) => plannedBy !== null)!;
      const known = () => desk.events(null).some(({ id }) => id === own.id);
      const told = async (words: string) => {
        const { turn } = desk.view();
        await desk.say(mia, place, words, null);
        const said = (await desk.turnsAfter(turn, 50)).flatMap(({ events }) => events);
        return said.flatMap((event) => (event.kind === "line-said" && event.text === words ? event.stories : []));
      };
      expect(known()).toBe(false);
      expect([await told(announced), known()]).toEqual([[own.id], true]);
      await desk.cancelEvent(mia, own.id);
      expect(await told(off)).toEqual([`${own.id}-off`]);
    },
  );

  it("are two of one member's at most, so that others have room, and keepers always", async () => {
    const world = await offstage();
    const { desk } = world;
    const at = (member: typeof mia, what: string, hour: number) =>
      desk.planEvent(member, { what, place: "tern-quay", when: `tomorrow ${hour}:00`, minutes: 60, host: null });
    await at(mia, "a picnic", 8);
    await at(mia, "a concert", 10);
    await expect(at(mia, "a race", 12)).rejects.toThrow(/Two events of yours/);
    // What is whispered and comes to an event is theirs as well.
    const host = desk.view().people.find(({ kind }) => kind === "resident")!;
    const whispered = async () => {
      await desk.whisper(mia, host.id, "Give a party at Tern Quay tomorrow at 16:00.");
      return desk.events(mia).some(({ name }) => /party/.test(name));
    };
    expect(await whispered()).toBe(false);
    await desk.cancelEvent(mia, "picnic");
    expect(await whispered()).toBe(true);
    // What is only said to be takes no room.
    const { place } = await somebodyAbout(world);
    await desk.say(mia, place, "I'm giving a dance at Tern Quay tomorrow at 20:00, come along!", null);
    expect(desk.events(mia).some(({ name }) => /dance/.test(name))).toBe(true);
    await at(ben, "a race", 12);
    await at(ben, "a market", 14);
    const ada = { ...ben, id: "discord:ada" };
    await at(ada, "a fair", 18);
    await expect(at(ada, "a parade", 20)).rejects.toThrow(/Six events/);
    await at(kim, "a parade", 20);
  });

  it("is called off by a keeper or whoever planned it, and the host has nothing more to prepare", async () => {
    const { desk } = await offstage();
    const plan = { what: "a picnic", place: "tern-quay", when: "tomorrow 15:00", minutes: 60, host: "Wenna" };
    await expect(desk.planEvent(mia, { ...plan, when: "soon" })).rejects.toThrow(/Saturday 18:00/);
    await expect(desk.cancelEvent(mia, "picnic")).rejects.toThrow(/Nothing is planned/);
    const host = desk.view().people.find(({ kind }) => kind === "resident")!;
    await desk.planEvent(mia, { ...plan, host: host.name });
    await expect(desk.planEvent(mia, { ...plan, host: host.name })).rejects.toThrow(/already gives/);
    await expect(desk.cancelEvent(ben, "picnic")).rejects.toThrow(/Nothing is planned/);
    expect((await desk.cancelEvent(mia, "picnic")).said).toMatch(/the picnic is called off/);
    expect(desk.resident(host.id).commitments.some(({ what }) => /picnic/.test(what))).toBe(false);
    expect(desk.events(mia).find(({ name }) => /picnic/.test(name))?.state).toBe("off");
    await expect(desk.cancelEvent(kim, "picnic")).rejects.toThrow(/called off already/);
  });

  it("a member's is heard of from their own mouth, and answered like anybody's", async () => {
    const { desk, until } = await offstage();
    const plan = { what: "a photo walk", place: "tern-quay", when: "19:00", minutes: 60, host: null };
    expect((await desk.planEvent(mia, plan)).said).toMatch(/Walk up to residents/);
    const awake = () =>
      desk.view().people.filter((one) => one.kind === "resident" && !one.asleep && !one.walk && !one.talking);
    const open = () => awake().filter((one) => !desk.view().places.find(({ id }) => id === one.place)?.home);
    await until(() => open().length > 0);
    const there = open()[0]!;
    await desk.say(mia, there.place, `${there.name}, will you come to my photo walk at 19:00 on Tern Quay?`, there.id);
    await until(
      () => desk.view().turn > 0 && !desk.view().people.some(({ id, talking }) => id === there.id && talking),
      20,
    );
    const report = await desk.eventReport(mia, "photo walk", null);
    expect(report.hearings.find(({ who }) => who === there.id)?.from).toBe("visitor:discord:mia");
    expect(report.said).toMatch(/Means to come|Declined|Interested|no answer/);
  });
});
