import { describe, expect, it } from "vitest";
import { minutes } from "../../src/clock/units.ts";
import { languageOf } from "../../src/language/language.ts";
import { memoriesOf } from "../../src/mind/memory/stream.ts";
import { atOdds } from "../../src/mind/news/concern.ts";
import { answered, isFor } from "../../src/mind/news/stories.ts";
import { selfOf } from "../../src/mind/self.ts";
import { offlineOf } from "../../src/offline/offline.ts";
import { toRequest } from "../../src/offline/say/invitations.ts";
import { type Actor, takeAct } from "../../src/town/acts/take-act.ts";
import { factsOf } from "../../src/town/file/settle.ts";
import { withoutTraces } from "../../src/town/keeping/forget.ts";
import { tracesOf } from "../../src/town/keeping/traces.ts";
import { knowing } from "../../src/town/looking/measures.ts";
import { Town } from "../../src/town/town.ts";
import { randomFor } from "../../src/world/chance.ts";
import type { EventOf, TownEvent } from "../../src/world/events.ts";
import type { Taken } from "../../src/world/speech-acts.ts";
import { offline } from "../town/living.ts";
import { leatName } from "./leat.ts";
import { isWhisperedAbout } from "./whispered-about.ts";
import { misunderstood, townOf } from "./whispers.ts";

describe.each(["en", "zh-CN"] as const)("what a whisper asks, %s", (language) => {
  // Of all of them it is counted in a trial.
  it("is understood", async () => {
    const { many, wrong } = await misunderstood("tuned", language, 4);
    expect(many).toBeGreaterThan(5);
    expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(1);
  });
});

const said = {
  en: {
    avoid: "Stay away from the quay",
    shun: "Don't go near Otto any more",
    dislike: "You can't stand Otto",
    like: "You find Otto rather wonderful",
    come: "You should go to the harvest supper",
    stay: "Don't go to the harvest supper",
    muse: "The evenings are getting longer",
    talk: "Ask Tam about the boat",
    give: "You want to throw a party at The Otter tomorrow at six in the evening",
    shunHost: "Stay away from Brid",
    shunInn: "Stay away from The Otter",
    suspect: "You suspect Otto stole the red boat from the harbour",
    fond: "You like Otto's red boat",
    asked: "the boat",
    own: /I should stay away from the quay/,
  },
  "zh-CN": {
    avoid: "离码头远点",
    shun: "别靠近周大海",
    dislike: "你受不了周大海",
    like: "你越来越觉得周大海是个好人",
    come: "你该去丰收宴",
    stay: "别去丰收宴",
    muse: "白天越来越长了",
    talk: "问问何成林船的事",
    give: "你想明天傍晚六点在水獭客栈办个派对",
    shunHost: "离吴春燕远点",
    shunInn: "离水獭客栈远点",
    suspect: "你怀疑周大海偷了港口的红船",
    fond: "你喜欢周大海的红船",
    asked: "船",
    own: /我该离码头远点/,
  },
} as const;

const kit: Actor = { id: "discord:1", name: "Kit", about: "" };
const ann: Actor = { id: "discord:2", name: "Ann", about: "" };

describe.each(["en", "zh-CN"] as const)("what comes of a whisper, %s", (language) => {
  const words = said[language];
  /** Hanne after a whisper, and a minute of the town. */
  const whispered = async (text: string, { seed = "2", after = [] as readonly string[] } = {}) => {
    const ground = { id: "test", definition: townOf(language), model: offline, offline: offlineOf, store: null };
    const town = await Town.found({ ...ground, clock: () => 0 }, seed, 5);
    const now = minutes(10 * 60);
    await town.commit("switch", (state) => ({ state: { ...state, now, opened: true }, events: [] }));
    await town.tick();
    const events = town.state.stories;
    await takeAct(town, kit, { kind: "whisper", resident: leatName(language, "hanne"), text });
    const story = [...town.state.stories.values()].find(({ id }) => !events.has(id))!;
    await town.tick();
    for (const next of after) {
      await takeAct(town, kit, { kind: "whisper", resident: leatName(language, "hanne"), text: next });
      await town.tick();
    }
    return { town, story, hanne: () => town.state.minds.get("hanne")! };
  };

  it("is kept away from, in plans and promises, until it is minded no more", async () => {
    const { town, story, hanne } = await whispered(words.avoid);
    expect(hanne().intents.find(({ id }) => id === story.id)?.shuns?.places).toEqual(["quay"]);
    const strolls = () => hanne().plan!.chunks.filter(({ kind, place }) => kind === "pastime" && place === "quay");
    expect(strolls()).toEqual([]);
    expect(story.tells.join()).toMatch(words.own);
    const name = leatName(language, "hanne");
    expect((await whispered(`${name}${language === "en" ? ", " : "，"}${words.avoid}`)).story.tells).toEqual(
      story.tells,
    );
    const later = minutes(town.state.now + 5 * 1440);
    await town.commit("switch", (state) => ({ state: { ...state, now: later }, events: [] }));
    await town.tick();
    expect(hanne().intents).toEqual([]);
  });

  it("keeps out of somebody's way, and tells them nothing of it", async () => {
    const { town, story, hanne } = await whispered(words.shun);
    expect(atOdds(hanne(), "otto", town.state.stories)).toBe(true);
    expect(atOdds(hanne(), "brid", town.state.stories)).toBe(false);
    expect(isFor(story, ["otto"])).toBe(false);
    expect(isFor(story, ["brid"])).toBe(true);
  });

  it.each(["like", "dislike"] as const)("makes a tie warmer or cooler: %s", async (which) => {
    const { hanne, story } = await whispered(words[which]);
    expect(hanne().ties.get("otto")?.warmth).toBe(which === "like" ? 2 : 0);
    expect(isFor(story, ["otto"])).toBe(false);
  });

  it("goes to a gathering that it knows by the voice alone, or stays away", async () => {
    const come = await whispered(words.come);
    expect(come.hanne().commitments.map(({ story }) => story)).toEqual(["supper"]);
    const memories = new Map(
      memoriesOf(come.hanne().stream).map((memory) => [memory.id, { of: "hanne", memory }] as const),
    );
    expect([...knowing(memories, come.town.state.stories.get("supper")!)]).toEqual(["hanne"]);
    const stay = await whispered(words.stay);
    expect(answered(stay.hanne(), "supper")).toBe("declined");
  });

  it("is gone with whoever whispered it, and what was promised for it alone", async () => {
    const { town, hanne } = await whispered(words.come);
    expect(hanne().commitments).toHaveLength(1);
    const { state } = town;
    const facts = factsOf(townOf(language), "test");
    const left = withoutTraces(state, facts, tracesOf(state, facts, { visitor: "visitor:discord:1" }));
    expect(left.minds.get("hanne")!.commitments).toEqual([]);
  });

  it("is given as no reason for what is called off, and of what is given oneself nothing is", async () => {
    const { hanne } = await whispered(words.come, { seed: "5", after: [words.shunHost] });
    expect(hanne().intents.map(({ shuns }) => shuns?.people)).toEqual([["brid"]]);
    expect(hanne().commitments).toEqual([]);
    const why = memoriesOf(hanne().stream).flatMap(({ episode }) =>
      episode?.kind === "called off" ? episode.why : [],
    );
    expect(why).toEqual([languageOf(language).planning.promise.thoughtBetter]);
    const host = await whispered(words.give, { after: [words.shunInn] });
    expect(host.hanne().intents.flatMap(({ shuns }) => shuns?.places ?? [])).toEqual(["inn"]);
    expect(host.hanne().commitments.map(({ id }) => id)).toContain(`host:${host.story.id}`);
  });

  it("tells nobody of what was whispered to another, nor makes one like oneself", async () => {
    const { town } = await whispered(words.suspect);
    for (const [id, text] of [
      ["tam", words.suspect],
      ["brid", words.fond],
    ] as const)
      await takeAct(town, ann, { kind: "whisper", resident: leatName(language, id), text });
    await town.tick();
    const heard = (id: string) =>
      memoriesOf(town.state.minds.get(id)!.stream).filter(({ source }) => source.how === "inner-voice");
    expect(["tam", "brid"].map((id) => heard(id).map(({ stories }) => stories.length))).toEqual([[1], [1]]);
    const asked = [...town.state.stories.values()].filter(({ by }) => by === "visitor:discord:2").map(({ id }) => id);
    expect(["tam", "brid"].flatMap((id) => heard(id).flatMap(({ stories }) => stories))).toEqual(asked);
  });

  it("is a mere thought, which changes no day", async () => {
    const { hanne, story } = await whispered(words.muse);
    expect(hanne().intents).toEqual([]);
    expect(hanne().plan!.chunks.some(({ serves }) => serves === story.id)).toBe(false);
    expect(memoriesOf(hanne().stream).some(({ stories }) => stories.includes(story.id))).toBe(true);
  });

  it("gives what it is told to give, where it says when", async () => {
    const { story, hanne } = await whispered(words.give);
    expect(story.of).toMatchObject({ kind: "gathering", host: "hanne", spot: { place: "inn" }, from: 1440 + 18 * 60 });
    expect(hanne().commitments.map(({ id }) => id)).toContain(`host:${story.id}`);
  });

  it("looks for whom it sends one to, and asks them what it says", async () => {
    const { town, hanne, story } = await whispered(words.talk);
    expect(hanne().errands.map((one) => one.kind === "seek" && one.person)).toEqual(["tam"]);
    const events: TownEvent[] = [];
    town.watch((turn) => void events.push(...turn.events));
    const asks = () =>
      events.find(
        (event): event is EventOf<"line-said"> =>
          event.kind === "line-said" && event.who === "hanne" && event.to?.includes("tam") === true,
      );
    while (!asks() && town.state.now < 2 * 1440) await town.tick();
    expect(asks()?.acts.some(({ act }) => act === "ask")).toBe(true);
    expect(asks()?.text).toContain(words.asked);
    // What a voice said is not told by asking.
    expect(asks()?.stories).not.toContain(story.id);
  });

  it("refuses whoever is kept away from, and what leads to where one does not go", async () => {
    const answers = async (text: string, what: Taken) => {
      const { town } = await whispered(text);
      const { state, means } = town;
      const persona = means.town.personas.get("hanne")!;
      const self = selfOf(state.minds.get("hanne")!, persona, { ...state, town: means.town });
      const input = { ...self, others: [what.by], lines: [], recalled: [] };
      return [1, 2, 3, 4, 5, 6, 7, 8].flatMap((n) =>
        toRequest(input, what, randomFor(`whispered/${n}`, `hanne/answers/${n}`)).acts.flatMap((one) =>
          one.act === "reply" ? [one.answer] : [],
        ),
      );
    };
    const meets = (by: string, place: string): Taken[] =>
      [11, 14, 16, 17, 19, 20].map((hour) => ({
        proposal: null,
        by,
        what: { kind: "meet", place, from: minutes(hour * 60) },
      }));
    const all = async (text: string, place: string) =>
      (await Promise.all(meets("otto", place).map((what) => answers(text, what)))).flat();
    expect(await all(words.muse, "quay")).toContain("yes");
    expect(new Set(await all(words.shun, "quay"))).toEqual(new Set(["no"]));
    expect(new Set(await all(words.avoid, "quay"))).toEqual(new Set(["no"]));
    expect(await all(words.avoid, "green")).toContain("yes");
  });
});

// In another town in a trial.
isWhisperedAbout([41]);
