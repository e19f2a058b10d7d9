/** Perceiving (paper section 4; design section 5): bounded attention, the nearest and newest first, nothing twice. */
import { describe, expect, it } from "vitest";
import { at, cafe, mindOf, personaOf, type Scene, stateIn, thinkingIn } from "../../test/mind/minds.ts";
import { apply } from "../world/actions.ts";
import type { Draft } from "../world/events.ts";
import { live } from "./live.ts";
import type { Mind } from "./mind.ts";
import { ATTENTION, perceive } from "./perceive.ts";
import { saidOf } from "./talk/converse.ts";

const me = "klaus-mueller";
const now = at(12);
const alone: Scene = { now, people: { [me]: {} } };
const base = { at: now, spot: cafe, audience: "area" } as const;
const acted = (who: string, doing: string, notable = false): Draft => ({
  ...base,
  kind: "resident-acted",
  who,
  doing,
  emoji: "🙂",
  object: null,
  notable,
});
const line = (who: string, to: readonly string[], text: string, more = {}): Draft => ({
  ...base,
  kind: "line-said",
  audience: "place",
  who,
  line: "talk-1/1",
  talk: "talk-1",
  to,
  text,
  stories: [],
  rests: [],
  visitors: [],
  acts: [],
  answers: null,
  ...more,
});
const whisper: Draft = {
  ...base,
  kind: "voice-whispered",
  audience: "self",
  who: me,
  text: "You should rest",
  story: "whisper-1",
  by: "visitor:web:bea",
};
const others = [
  "maria-lopez",
  "sam-moore",
  "tom-moreno",
  "mei-lin",
  "john-lin",
  "eddy-lin",
  "tamara-taylor",
  "adam-smith",
];

/** Enough moments for what happens now and then to happen. */
const thoughts = Array.from({ length: 200 }, (_, i) => `t${i}`);

const take = async (events: readonly Draft[], scene: Scene = alone, mind: Mind = mindOf(me), thought = "t1") => {
  const before = mind.stream.length;
  const perceived = await perceive(
    mind,
    events.map((event) => ({ event })),
    thinkingIn(scene, thought),
  );
  return { ...perceived, kept: perceived.mind.stream.backing.memories.slice(before, perceived.mind.stream.length) };
};
const texts = (taken: Awaited<ReturnType<typeof take>>) => taken.kept.map((memory) => memory.text);

describe("attention", () => {
  it("takes in so many things at a moment, the newest first, told in the order in which they happened", async () => {
    const taken = await take(others.map((who) => acted(who, "drinking tea")));
    expect(texts(taken)).toEqual(
      ["Mei Lin", "John Lin", "Eddy Lin", "Tamara Taylor", "Adam Smith"].map((name) => `${name} is drinking tea`),
    );
    expect(taken.kept).toHaveLength(ATTENTION);
  });

  it("what presses goes before what is newer", async () => {
    const taken = await take([
      acted("maria-lopez", "crying", true),
      ...others.slice(1).map((who) => acted(who, "drinking tea")),
    ]);
    expect(texts(taken)[0]).toBe("Maria Lopez is crying");
  });

  it("never leaves out what is said to one, one's own doing, or the inner voice", async () => {
    const crowd = others.map((who) => acted(who, "singing", true));
    const addressed = others.map((who, i) => line(who, [me], `Line ${i}`, { line: `talk-1/${i}` }));
    const taken = await take([whisper, acted(me, "reading"), ...addressed, ...crowd]);
    expect(taken.kept).toHaveLength(2 + addressed.length + ATTENTION);
    expect(taken.kept[0]).toMatchObject({
      text: 'A thought came to Klaus Mueller: "You should rest"',
      source: { how: "inner-voice" },
      stories: ["whisper-1"],
    });
    expect(taken.stimuli).toContainEqual({ kind: "voice", text: "You should rest", story: "whisper-1" });
  });
});

describe("nothing twice", () => {
  it("neither the same doing nor the same state, until a while has passed", async () => {
    const first = await take([acted("maria-lopez", "drinking tea")]);
    const again = await take([acted("maria-lopez", "drinking tea")], { ...alone, now: at(12, 30) }, first.mind);
    const other = await take([acted("maria-lopez", "leaving")], { ...alone, now: at(12, 30) }, first.mind);
    const later = await take([acted("maria-lopez", "drinking tea")], { ...alone, now: at(15, 5) }, first.mind);
    expect([first, again, other, later].map(({ kept }) => kept.length)).toEqual([1, 0, 1, 1]);
  });

  it("an odd object is one memory, seen as an event and on looking around, and a cause each time", async () => {
    const piano = "hobbs-cafe/cafe/piano";
    const odd: Scene = {
      ...alone,
      objects: new Map([[piano, { text: "on fire", odd: true, by: "visitor:x", since: now }]]),
    };
    const event: Draft = {
      ...base,
      kind: "object-changed",
      audience: "place",
      who: null,
      object: piano,
      from: "lid closed",
      to: "on fire",
      odd: true,
    };
    const taken = await take([event], odd);
    expect(texts(taken)).toEqual(["the piano of Hobbs Cafe is on fire".replace(" of", " in the cafe of")]);
    expect(taken.stimuli).toContainEqual({ kind: "odd-object", object: piano, state: "on fire" });
    const again = await take([], odd, taken.mind);
    expect(again.kept).toEqual([]);
    expect(again.stimuli).toContainEqual({ kind: "odd-object", object: piano, state: "on fire" });
  });

  it("lines are always new: who says it again has said it again", async () => {
    const first = await take([line("maria-lopez", [me], "Hello?")]);
    expect((await take([line("maria-lopez", [me], "Hello?")], alone, first.mind)).kept).toHaveLength(1);
  });
});

describe("where it comes from (design section 2.6)", () => {
  it("hearsay names its speaker, its line and what that rested on; a visitor's words carry the visitor", async () => {
    const visitor = "visitor:web:alex";
    const scene: Scene = { now, people: { [me]: {}, [visitor]: { name: "Alex" } } };
    const taken = await take([line(visitor, [me], "I saw Sam.", { rests: ["sam-moore#3"] })], scene);
    expect(taken.kept[0]).toMatchObject({
      text: 'Alex said to Klaus Mueller: "I saw Sam."',
      source: { how: "heard", from: visitor, line: "talk-1/1", rests: ["sam-moore#3"] },
      speaker: visitor,
      scene: "talk-1",
      visitors: [visitor],
    });
  });

  it("a visitor's words passed on carry the visitor in the teller's memory and in the third's, also when they have left", async () => {
    const visitor = "visitor:web:alex";
    const third = "maria-lopez";
    const told = await take([line(visitor, [me], "The ferry sails at six.", { visitors: [visitor] })], {
      now,
      people: { [me]: {}, [visitor]: { name: "Alex" } },
    });
    const left: Scene = {
      now,
      people: { [me]: {}, [third]: {} },
      known: new Map([[visitor, { name: "Alex", about: "", member: "web:alex" }]]),
    };
    const spoken = {
      line: "The ferry sails at six, I hear.",
      acts: [],
      drewOn: [1],
    };
    const said = saidOf(spoken, told.mind, [third], told.kept, thinkingIn(left), null);
    expect(said).toMatchObject({ rests: [told.kept[0]!.id], visitors: [visitor], about: [] });
    // Resting on somebody's words is not yet speaking of them.
    const of = { ...spoken, line: "Alex says that the ferry sails at six." };
    expect(saidOf(of, told.mind, [third], told.kept, thinkingIn(left), null).about).toEqual([visitor]);
    expect(saidOf(of, told.mind, [visitor], told.kept, thinkingIn(left), null).about).toEqual([]);
    const { events } = apply(stateIn(left).world, me, { kind: "begin-talk", with: [third], said }, now);
    const lines = events.filter((event) => event.kind === "line-said");
    const teller = await take(lines, left, told.mind);
    const hearer = await take(lines, left, mindOf(third));
    for (const { kept } of [teller, hearer])
      expect(kept.find((memory) => memory.speaker === me)).toMatchObject({ visitors: [visitor] });
  });

  it("a visitor who has left keeps name and id in what is remembered of them", async () => {
    const visitor = "visitor:web:alex";
    const known = new Map([[visitor, { name: "Alex", about: "", member: "web:alex" }]]);
    const leaving: Draft = { ...base, kind: "visitor-left", audience: "place", who: visitor, why: "left town" };
    const events = [line(me, [visitor], "Goodbye"), leaving];
    const taken = await take(events, { ...alone, known });
    expect(taken.kept.map(({ text, visitors }) => [text, visitors])).toEqual([
      ['Klaus Mueller said to Alex: "Goodbye"', [visitor]],
      ["Alex, a visitor, left Hobbs Cafe", [visitor]],
    ]);
    expect(texts(await take([leaving]))).toEqual(["A visitor left Hobbs Cafe"]);
  });

  it("the inner voice, and what is seen of a meeting with a visitor, carry whose they are", async () => {
    const meeting = { ...acted("maria-lopez", "meeting Alex"), visitors: ["visitor:web:alex"] };
    const taken = await take([whisper, meeting]);
    expect(taken.kept.map((memory) => memory.visitors)).toEqual([["visitor:web:bea"], ["visitor:web:alex"]]);
  });

  it("one's own words are one's own doing", async () => {
    const taken = await take([line(me, ["maria-lopez"], "Hello")]);
    expect(taken.kept[0]).toMatchObject({ source: { how: "did" }, speaker: me });
  });

  it("what others say in passing weighs little, unless it carries news", async () => {
    const said = [
      line("sam-moore", ["tom-moreno"], "Nice day"),
      line("sam-moore", ["tom-moreno"], "I run for mayor", { stories: ["candidacy"] }),
    ];
    const kept = (await Promise.all(thoughts.map((thought) => take(said, alone, mindOf(me), thought)))).flatMap(
      (taken) => taken.kept,
    );
    expect([...new Set(kept.map((memory) => `${memory.stories.length} ${memory.poignancy}`))].sort()).toEqual([
      "0 1",
      "1 6",
    ]);
  });
});

describe("what others say to one another (paper section 7: news spreads by talk)", () => {
  const news = line("sam-moore", ["tom-moreno"], "I run for mayor", { stories: ["candidacy"] });
  const heardBy = async (event: Draft, scene: Scene) => {
    const kept = await Promise.all(thoughts.map((thought) => take([event], scene, mindOf(me), thought)));
    return kept.filter((one) => one.kept.some((memory) => memory.speaker !== null)).length / thoughts.length;
  };
  it("is caught now and then at one's elbow, seldom across the room, and never while talking oneself", async () => {
    const near = await heardBy(news, alone);
    const far = await heardBy({ ...news, spot: { place: cafe.place, area: "counter" } } as Draft, alone);
    expect(near).toBeGreaterThan(0.15);
    expect(near).toBeLessThan(0.5);
    expect(far).toBeLessThan(near / 2);
    expect(await heardBy(news, { now, people: { [me]: { talk: "talk-9" } } })).toBe(0);
  });

  it("is always heard when it is said to oneself, or by a visitor", async () => {
    expect(await heardBy(line("sam-moore", [me], "I run for mayor"), alone)).toBe(1);
    expect(await heardBy(line("visitor:web:alex", ["sam-moore"], "Nice boat"), alone)).toBe(1);
  });
});

describe("one's own map (paper section 5)", () => {
  it("learns a place by walking in, and its objects as they are seen; others stay as last seen", async () => {
    const mind = {
      ...mindOf(me),
      map: { places: new Set<string>(), objects: new Map([["johnson-park/pond/ducks", "asleep"]]), seen: new Map() },
    };
    const taken = await take([], { now, people: { [me]: {}, "maria-lopez": {} } }, mind);
    expect([...taken.mind.map.places]).toEqual(["hobbs-cafe"]);
    expect(taken.mind.map.objects.get("hobbs-cafe/cafe/piano")).toBe("lid closed");
    expect(taken.mind.map.objects.get("johnson-park/pond/ducks")).toBe("asleep");
    expect(taken.mind.map.objects.has("hobbs-cafe/restroom/toilet")).toBe(false);
    expect(taken.mind.map.seen.get("maria-lopez")).toEqual({ place: "hobbs-cafe", at: now });
  });
});

describe("a sleeper", () => {
  const persona = personaOf(me);
  const night: Scene = { now: at(3), people: { [me]: { spot: persona.home, asleep: true } } };
  const pending = (...events: Draft[]) => events.map((event) => ({ event }));

  it("perceives nothing but the inner voice, which is on their mind in the morning", async () => {
    // As it is understood when it is whispered.
    const thought = { meant: "Klaus Mueller should rest", deed: null, lasting: false, seeks: null, tell: null };
    const mind = mindOf(me);
    const lived = await live(
      mind,
      persona,
      pending(acted("maria-lopez", "singing"), line("maria-lopez", [me], "Wake up!"), { ...whisper, thought }),
      thinkingIn(night),
    );
    const kept = lived.mind.stream.backing.memories.slice(mind.stream.length, lived.mind.stream.length);
    expect(kept.map((memory) => memory.source.how)).toEqual(["inner-voice"]);
    expect(lived.actions).toEqual([]);
    expect(lived.mind.intents.at(-1)).toMatchObject({ id: "whisper-1", text: "Klaus Mueller should rest" });
  });

  it("gets up when their day begins", async () => {
    const lived = await live(mindOf(me), persona, [], thinkingIn({ ...night, now: persona.wake }));
    expect(lived.actions).toEqual([{ kind: "wake" }]);
    expect(lived.events).toEqual([]);
  });
});
