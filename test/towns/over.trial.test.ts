/** News comes to an end, by its day or by what residents do about it, and that goes round as news of its own; in a town made for it, in both languages. */
import { describe, expect, it } from "vitest";
import { minutes } from "../../src/clock/units.ts";
import { toTell } from "../../src/mind/act/errands.ts";
import type { Mind } from "../../src/mind/mind.ts";
import { callsOf, concernOf, phaseOf, shunned } from "../../src/mind/news/concern.ts";
import { chosenOf, voteOf } from "../../src/mind/news/office.ts";
import { forgottenStories, knowsOff } from "../../src/mind/news/stories.ts";
import { codesInWords } from "../../src/mind/questions/codes.ts";
import { selfOf } from "../../src/mind/self.ts";
import { tellable } from "../../src/mind/talk/company.ts";
import { warmed } from "../../src/mind/warmth.ts";
import { pressing } from "../../src/offline/say/initiative.ts";
import { voice } from "../../src/town/acts/acts.ts";
import { factsOf } from "../../src/town/file/settle.ts";
import type { Town } from "../../src/town/town.ts";
import { randomFor } from "../../src/world/chance.ts";
import type { EventOf, TownEvent } from "../../src/world/events.ts";
import { toldIn } from "../../src/world/speech-acts.ts";
import { remembering } from "../mind/minds.ts";
import { generatedTown } from "./generated-town.ts";
import type { LeatNews, Tongue } from "./leat.ts";
import {
  DAY,
  done,
  ends,
  houses,
  isSeenTo,
  lastsUntilAllAreSafe,
  linesTelling,
  livedUntil,
  loose,
  news,
} from "./over.ts";
import { telling } from "./telling.ts";

const languages: readonly Tongue[] = ["en", "zh-CN"];

/** Somebody of the town as they think now. */
function selfIn({ state, definition }: Town, who: string) {
  const persona = definition.personas.find(({ id }) => id === who)!;
  return selfOf(state.minds.get(who)!, persona, { ...state, town: factsOf(definition, "leat") });
}

/** What somebody makes of news now. */
const concern = (town: Town, who: string, story: string) =>
  concernOf(town.state.stories.get(story)!, selfIn(town, who));

describe("what has its day", () => {
  it.each(languages)("is over the day after, is told as over and feels so (%s)", async (language) => {
    const { flood, post, reeve } = ends[language];
    const news: LeatNews[] = [
      { id: "flood", holder: "elias", ...flood, of: { kind: "danger", where: ["quay"], from: minutes(0) } },
      { id: "reeve", holder: "otto", ...reeve, of: { kind: "office", post, candidates: ["otto"], day: minutes(0) } },
    ];
    const told = ["flood-over", "reeve-over"];
    const { town, events } = await livedUntil(language, news, "2", 2 * DAY, (_, so) =>
      told.every((id) => linesTelling(so, id).length > 0),
    );
    for (const id of ["flood", "reeve"]) {
      expect(town.state.stories.get(id)?.off).toBe(`${id}-over`);
      expect(linesTelling(events, `${id}-over`)[0], id).toMatchObject({ who: id === "flood" ? "elias" : "otto" });
      // Nobody says any more that it is still to come.
      expect(linesTelling(events, id).filter(({ at }) => at >= DAY)).toEqual([]);
    }
    expect(linesTelling(events, "flood-over").flatMap(({ acts }) => acts.map(({ act }) => act))).not.toContain("warn");
    expect(town.state.stories.get("reeve-over")?.of).toMatchObject({ candidates: ["otto"] });
    const heard = linesTelling(events, "flood-over")[0]!.to![0]!;
    expect(concern(town, heard, "flood-over")).toMatchObject({ phase: "over", felt: 1, shown: "delight" });
    const mind = town.state.minds.get("elias")!;
    expect(knowsOff(mind, town.state.stories.get("flood")!)).toBe(true);
    expect([...shunned(mind, town.state.stories, minutes(3 * DAY))]).toEqual([]);
  });
});

describe("what residents can do something about", () => {
  it.each(languages)("is helped with, worked at, made up and welcomed, and that it is over is news (%s)", (language) =>
    isSeenTo(language, "1"),
  );
});

describe("a choice between several", () => {
  const of = (...candidates: string[]) => ({ kind: "office", post: "reeve", candidates, day: minutes(0) }) as const;
  const chosen = (town: Town, ...candidates: string[]) => {
    const { town: facts } = selfIn(town, "otto");
    const votes = [...town.state.minds.values()].flatMap(
      (mind) => voteOf(mind, of(...candidates), facts, town.state.stories) ?? [],
    );
    return chosenOf(of(...candidates), facts, votes);
  };

  it("goes to whom most like best, in whatever order they are named, and never to one who has moved away", async () => {
    const { town } = await livedUntil("en", [], "1", 0, () => true);
    const { town: facts } = selfIn(town, "otto");
    expect(chosen(town, "otto", "tam")).toBe("otto");
    expect(chosen(town, "tam", "otto")).toBe("otto");
    const personas = new Map([...facts.personas].filter(([id]) => id !== "otto"));
    const left = { personas, formerly: new Map([["otto", "Otto Brandt"]]) };
    expect(chosenOf(of("tam", "otto"), left, ["otto", "otto", "tam"])).toBe("tam");
    expect(chosenOf(of("otto"), left, [])).toBeNull();
    expect(chosenOf(of("otto", "tam"), facts, ["otto", "tam"])).toBeNull();
  });

  it.each(languages)(
    "is made by what people have lived with those who stand, not by what a file says (%s)",
    async (language) => {
      const { post, reeve } = ends[language];
      const office = { kind: "office", post, candidates: ["otto", "tam"], day: minutes(0) } as const;
      const news: LeatNews[] = [{ id: "reeve", holder: "otto", ...reeve, of: office }];
      const { town } = await livedUntil(language, news, "2", 10 * 60, () => false);
      expect(chosen(town, "otto", "tam")).toBe("otto");
      // Otto leaves everybody in the lurch, and Tam helps them.
      const turned = (mind: Mind) => {
        const others = { otto: "stood up", tam: "helped" } as const;
        const notes = Object.entries(others)
          .filter(([who]) => who !== mind.id)
          .flatMap(([who, kind]) =>
            [0, 1, 2, 3].map(() => ({
              text: `${kind} ${who}`,
              subjects: [mind.id, who],
              source: { how: "did" as const },
              episode: { kind, with: [who], to: null },
              at: minutes(town.state.now + (kind === "helped" ? 1 : 2)),
              poignancy: 3,
            })),
          );
        return warmed(remembering(mind, ...notes));
      };
      const minds = new Map([...town.state.minds].map(([id, mind]) => [id, turned(mind)] as const));
      await town.commit("switch", (state) => ({ state: { ...state, minds }, events: [] }));
      expect(chosen(town, "otto", "tam")).toBe("tam");
      while (town.state.now < 2 * DAY && !town.state.stories.has("reeve-over")) await town.tick();
      expect(town.state.stories.get("reeve-over")?.of).toMatchObject({ candidates: ["tam"] });
    },
  );
});

describe("whoever leaves", () => {
  it.each(languages)("is said farewell to by those who like them, once each, before they go (%s)", async (language) => {
    const leaves: LeatNews = {
      id: "leaves",
      holder: "tam",
      ...ends[language].leaves,
      of: { kind: "change", change: "leaves", who: "tam", place: null, day: minutes(3 * DAY) },
    };
    const { events, town } = await livedUntil(language, [leaves], "2", 3 * DAY, () => false);
    const words = events.filter(
      (event): event is EventOf<"line-said"> =>
        event.kind === "line-said" &&
        event.acts.some((one) => one.act === "tell" && "opinion" in one && one.opinion === "leaves"),
    );
    expect(words.length).toBeGreaterThan(0);
    expect(new Set(words.map(({ who }) => who)).size).toBe(words.length);
    for (const { who, to, text } of words) {
      expect(to, text).toContain("tam");
      expect(town.state.minds.get(who!)!.ties.get("tam")!.warmth, text).toBeGreaterThanOrEqual(1);
    }
  });
});

describe("a danger that has no day", () => {
  it.each(languages)("is over when the one house it came to is made safe (%s)", async (language) => {
    const { town, events } = await livedUntil(language, [loose(language, houses.slice(0, 1))], "1", 3 * DAY, (one) =>
      one.state.stories.has("roof-over"),
    );
    expect(town.state.now).toBeLessThan(3 * DAY);
    expect(town.state.stories.get("roof-over")).toMatchObject({ holder: "otto" });
    const secured = events.find((event) => event.kind === "memory-kept" && event.memory.episode?.kind === "saw to");
    expect(secured).toMatchObject({ who: "otto", memory: { episode: { how: "secure", places: ["house-otto"] } } });
  });

  it.each(languages)("lasts while another house is not, and is over, and told to be, when all are (%s)", (language) =>
    lastsUntilAllAreSafe(language, "1"),
  );

  it.each(languages)(
    "lasts while a house is not made safe, and its days are counted from when it began (%s)",
    async (language) => {
      const { town } = await livedUntil(language, [loose(language, houses)], "1", 0, () => true);
      const roof = town.state.stories.get("roof")!;
      expect(roof.off).toBeUndefined();
      expect(phaseOf(roof, minutes(5 * DAY))).toBe("over");
      // Planted on a later day it begins then.
      await town.commit("switch", (state) => ({
        ...voice(
          { ...state, now: minutes(5 * DAY) },
          factsOf(town.definition, "leat"),
          "elias",
          roof.memory,
          roof,
          null,
        ),
      }));
      expect(phaseOf(town.state.stories.get("roof")!, minutes(6 * DAY))).toBe("during");
    },
  );
});

describe("a danger that has a day", () => {
  const loose = (language: Tongue, from: number): LeatNews => ({
    id: "roof",
    holder: "elias",
    ...ends[language].roof,
    of: { kind: "danger", where: ["house-otto"], from: minutes(from) },
  });
  const safeAt = (events: readonly TownEvent[]) =>
    events.flatMap((event) =>
      event.kind === "memory-kept" && event.memory.episode?.kind === "saw to" && event.memory.episode.how === "secure"
        ? [event.at]
        : [],
    );

  it.each(languages)(
    "ends by what is made safe once its hour has had its time, and not before (%s)",
    async (language) => {
      const hour = 14 * 60;
      const { town, events } = await livedUntil(language, [loose(language, hour)], "1", 3 * DAY, (one) =>
        one.state.stories.has("roof-over"),
      );
      const [safe] = safeAt(events);
      expect(safe).toBeDefined();
      expect(town.state.stories.get("roof-over")!.opened).toBeGreaterThanOrEqual(Math.max(safe!, hour + 120));
      expect(town.state.stories.get("roof-over")!.opened).toBeLessThan(hour + DAY);
    },
  );

  it.each(languages)("that is a whole day lasts that day, however safe it was made before (%s)", async (language) => {
    const { town, events } = await livedUntil(language, [loose(language, DAY)], "1", 3 * DAY, (one) =>
      one.state.stories.has("roof-over"),
    );
    expect(safeAt(events)[0]).toBeLessThan(2 * DAY);
    expect(town.state.stories.get("roof-over")!.opened).toBeGreaterThanOrEqual(2 * DAY);
  });

  it("that was there before it was told of lasts like one without a day, and none is let go before its day", async () => {
    const { town } = await livedUntil("en", [loose("en", 0)], "1", 0, () => true);
    const roof = town.state.stories.get("roof")!;
    const told = { ...roof, opened: minutes(2 * DAY + 600) };
    expect(phaseOf(told, minutes(3 * DAY))).toBe("during");
    expect(phaseOf(told, minutes(6 * DAY))).toBe("over");
    const ahead = { ...roof, opened: minutes(1), of: { ...roof.of, from: minutes(12 * DAY) } as typeof roof.of };
    const minds = [...town.state.minds.values()].map((mind) => ({ ...mind, stream: remembering(mind).stream }));
    expect(forgottenStories(new Map([["roof", ahead]]), minds, minutes(11 * DAY))).toEqual([]);
    expect(forgottenStories(new Map([["roof", ahead]]), minds, minutes(20 * DAY))).toEqual(["roof"]);
  });
});

const putOut = {
  en: {
    fire: (place: string) => `There's a fire at ${place}.`,
    coming: (place: string) => `The river will flood ${place} tomorrow.`,
    out: (place: string) => `The fire at ${place} is out.`,
    down: (place: string) => `The river at ${place} has gone down.`,
    not: [
      (place: string) => `The fire at ${place} is not out yet.`,
      (place: string) => `Is the fire at ${place} out?`,
      (place: string) => `I hope the fire at ${place} is out soon.`,
      (place: string) => `The blaze at ${place} is out of hand.`,
      (place: string) => `I can't see that the fire at ${place} has died down.`,
      (place: string) => `Tom doubts the flames at ${place} are out.`,
      (place: string) => `The fire at ${place} is over the roof now.`,
      (place: string) => `The concert at ${place} is over.`,
      () => "The snow has stopped.",
      () => "The fire brigade is out.",
      () => "My exam is over.",
    ],
    over: [
      () => "The fire is out now.",
      () => "It's over at last.",
      () => "Phew, they've put out the blaze, and nobody was hurt.",
      () => "All clear! What a night.",
      (place: string) => `${place} is safe again.`,
    ],
    moves: (place: string, other: string) => `The fire at ${place} has died down, but ${other} is in flames!`,
    back: "Sorry, that's not true.",
  },
  "zh-CN": {
    fire: (place: string) => `${place}着火了！`,
    coming: (place: string) => `明天河水要涨到${place}。`,
    out: (place: string) => `${place}的火已经灭了。`,
    down: (place: string) => `${place}的水退了。`,
    not: [
      (place: string) => `${place}的火还没灭。`,
      (place: string) => `${place}的火灭了吗？`,
      (place: string) => `但愿${place}的火快点灭了。`,
      (place: string) => `谁也不相信${place}的火灭了。`,
      (place: string) => `邻居们都往${place}跑过去了。`,
      () => "消防员都赶过去了！",
      () => "街上的灯全灭了。",
      () => "雪停了。",
      () => "我听不出来火是不是灭了。",
      (place: string) => `${place}的酒会过去了。`,
    ],
    over: [
      () => "火总算扑灭了。",
      () => "好了，没事了。",
      () => "原来是虚惊一场。",
      () => "大火已经被控制住了，大伙都好好的。",
      (place: string) => `${place}那边现在安全了。`,
    ],
    moves: (place: string, other: string) => `${place}的火灭了，可是${other}又着起火来了！`,
    back: "不是真的。",
  },
} as const;

describe.each(languages)("that a danger is over, as a visitor says (%s)", (language) => {
  const { fire, coming, out, down, not, over, moves, back } = putOut[language];
  it.each([41, 205])("ends it for whoever hears it, once it has begun (town %i)", async (seed) => {
    const definition = generatedTown(seed, language);
    const place = [...definition.map.places.values()].filter(({ access }) => access === "public")[1]!.name;
    const burning = await telling(definition);
    await burning.tell(fire(place));
    const [danger] = burning.brought();
    expect(danger?.of, fire(place)).toMatchObject({ kind: "danger" });
    const { says, town } = await telling(definition, "1", burning.town);
    await says(out(place));
    const { off } = town.state.stories.get(danger!.id)!;
    expect(town.state.stories.get(off!)).toMatchObject({ by: "visitor:discord:1", ends: expect.any(Number) });
    const heard = town.state.minds.get(definition.personas[0]!.id)!;
    expect(knowsOff(heard, town.state.stories.get(danger!.id)!)).toBe(true);
    for (const say of not) {
      const other = await telling(definition, "1", burning.town);
      await other.says(say(place));
      expect(other.town.state.stories.get(danger!.id), say(place)).toBeDefined();
      expect(other.town.state.stories.get(danger!.id)!.off, say(place)).toBeUndefined();
    }
    const later = await telling(definition);
    await later.tell(coming(place));
    const [flood] = later.brought();
    expect(flood?.of, coming(place)).toMatchObject({ kind: "danger" });
    await later.says(down(place));
    expect(later.town.state.stories.get(flood!.id)?.off).toBeUndefined();
  });

  it("may be said in other words, and of the one danger that was spoken of", async () => {
    const definition = generatedTown(41, language);
    const place = [...definition.map.places.values()].filter(({ access }) => access === "public")[1]!.name;
    const burning = await telling(definition);
    await burning.tell(fire(place));
    const [danger] = burning.brought();
    for (const say of over) {
      const { says, brought, town } = await telling(definition, "1", burning.town);
      await says(say(place));
      expect(town.state.stories.get(danger!.id)?.off, say(place)).toBeDefined();
      expect(brought(), say(place)).toHaveLength(2);
    }
  });

  it("tells of another in the same breath, and which of two is over must be said", async () => {
    const definition = generatedTown(41, language);
    const [, one, other] = [...definition.map.places.values()].filter(({ access }) => access === "public");
    const { tell, brought, town } = await telling(definition);
    await tell(fire(one!.name));
    await tell(moves(one!.name, other!.name));
    const [first, end, second] = brought();
    expect(town.state.stories.get(first!.id)?.off).toBe(end!.id);
    expect(end!.said!.join()).not.toContain(other!.name);
    expect(second).toMatchObject({ of: { kind: "danger", where: [other!.id] } });
    expect(second!.off).toBeUndefined();

    const both = await telling(definition);
    await both.tell(fire(one!.name));
    await both.tell(fire(other!.name));
    await both.says(over[0]());
    expect(both.brought().flatMap(({ off }) => off ?? [])).toEqual([]);
  });

  it("can be taken back: it goes on, and ends another time", async () => {
    const definition = generatedTown(41, language);
    const place = [...definition.map.places.values()].filter(({ access }) => access === "public")[1]!.name;
    const { tell, brought, town } = await telling(definition);
    await tell(fire(place));
    const [danger] = brought();
    const off = () => town.state.stories.get(danger!.id)!.off;
    await tell(out(place));
    const first = off();
    await tell(back);
    expect(town.state.stories.has(first!)).toBe(false);
    expect(off()).toBeUndefined();
    await tell(out(place));
    expect(off()).toBeDefined();
    expect(off()).not.toBe(first);
  });
});

describe("a work that has neither stages nor a day", () => {
  it.each(languages)("is done one day, and that is news (%s)", async (language) => {
    const { boat } = done[language];
    const of = { kind: "project", owner: "brid", due: null, place: "quay", stages: [] } as const;
    const { town } = await livedUntil(language, [{ id: "boat", holder: "brid", ...boat, of }], "1", 8 * DAY, (one) =>
      one.state.stories.has("boat-over"),
    );
    expect(town.state.stories.get("boat-over")).toMatchObject({ holder: "brid" });
    expect(town.state.now).toBeGreaterThan(DAY);
  });
});

describe("a model that speaks for a resident", () => {
  it.each(languages)("is told what they have come to say, and what they would like to (%s)", async (language) => {
    const { flood } = ends[language];
    const all: LeatNews[] = [
      { id: "flood", holder: "elias", ...flood, of: { kind: "danger", where: ["quay"], from: null } },
      ...news(language),
    ];
    const { town } = await livedUntil(language, all, "1", 0, () => true);
    const elias = selfIn(town, "elias");
    const warns = { ...elias, mind: { ...elias.mind, errands: [toTell("flood", "otto", elias.now)] } };
    // What they set out to say of a danger is not said any more once it is past, where the town has no words for that.
    const talks = { others: ["otto"], lines: [], recalled: [] };
    expect(pressing({ ...warns, ...talks }, "otto", randomFor("1", "warns"))?.acts).toEqual([
      { act: "warn", news: "flood" },
    ]);
    const late = pressing({ ...warns, ...talks, now: minutes(9 * DAY) }, "otto", randomFor("1", "warns"));
    expect(late?.acts.flatMap((one) => toldIn([one])) ?? []).not.toContain("flood");
    const otto = { ...selfIn(town, "otto"), now: minutes(9 * DAY) };
    const asked = (self: typeof otto, other: string) =>
      codesInWords({ ...self, others: [other], lines: [] }).join("\n");
    const says =
      language === "en" ? [/come to tell .* of N1/, /make up with .* after N1/] : [/告诉.*：N1/, /和好.*：N1/];
    expect(asked(warns, "otto")).toMatch(says[0]!);
    expect(asked(warns, "brid")).not.toMatch(says[0]!);
    expect(asked(otto, "hanne")).toMatch(says[1]!);
    expect(asked({ ...otto, now: minutes(0) }, "hanne")).not.toMatch(says[1]!);
  });
});

describe("news of somebody who has moved away", () => {
  it.each(languages)("is neither told as if they were there nor acted on (%s)", async (language) => {
    const { town } = await livedUntil(language, news(language), "1", 0, () => true);
    const brid = { ...selfIn(town, "brid"), silent: false };
    const personas = new Map([...brid.town.personas].filter(([id]) => id !== "brid"));
    const gone = { ...brid.town, personas, formerly: new Map([["brid", brid.persona.name]]) };
    const told = (of: typeof brid) => tellable(of.mind, "tam", of).map(({ id }) => id);
    expect(told(brid)).toContain("boat");
    expect(told({ ...brid, town: gone })).not.toContain("boat");
    const boat = town.state.stories.get("boat")!;
    expect(callsOf(boat, brid)).toHaveLength(1);
    expect(callsOf(boat, { ...brid, town: gone })).toEqual([]);
  });
});
