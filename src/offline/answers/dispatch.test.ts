/** What was understood is answered by its intent, in every language: whole sentences with nothing left unfilled, and never twice the same. */
import { describe, expect, it } from "vitest";
import { minutes } from "../../clock/units.ts";
import { languageTags } from "../../language/tags.ts";
import { memoryOf, type Note } from "../../mind/memory/remember.ts";
import { append, memoriesOf } from "../../mind/memory/stream.ts";
import { gatheringOf } from "../../mind/persona.ts";
import type { Self } from "../../mind/self.ts";
import { loadTown } from "../../town/file/definition.ts";
import { factsOf, settle } from "../../town/file/settle.ts";
import { randomFor } from "../../world/chance.ts";
import type { Felt } from "../../world/episodes.ts";
import { type Intent, intents, type Slots } from "../../world/intents.ts";
import { firstName, type Line, type Person, TALKING } from "../../world/people.ts";
import { type Clause, nothingRead, type Reading } from "../../world/reading.ts";
import type { SpeechAct } from "../../world/speech-acts.ts";
import { people as english } from "../en/lines/people.ts";
import { people as chinese } from "../zh/lines/people.ts";
import { said } from "./answerer.ts";
import { askedBehind, behindOf, littleBehind } from "./asked-on.ts";
import { recalled } from "./bearing.ts";
import { contentOf } from "./content.ts";
import { answerBy, anyAnswer, askedIn, asUnderstood, lastly } from "./dispatch.ts";
import { isInNeed } from "./manner.ts";
import { mouthOf } from "./mouths.ts";
import { names } from "./naming.ts";
import { ofDeedAsked } from "./oneself.ts";
import { isIn, knows, saysLittle, unnamedAsked } from "./people.ts";
import { notTwice, repaired } from "./repair.ts";
import { ownTold } from "./said-before.ts";
import { isAskedBack } from "./told.ts";
import { underWay } from "./under-way.ts";

const guest = { id: "visitor:web:tom", name: "Tom", visitor: true, about: "" };
const me = "isabella-rodriguez";
const other = "maria-lopez";
const noon = minutes(12 * 60);

const towns = await Promise.all(
  languageTags.map(async (tag) => {
    const definition = await loadTown(tag === "en" ? "smallville" : `smallville.${tag}`);
    const { state } = await settle(definition, "test", "1", 5, async (texts) => texts.map(() => null));
    return { tag, definition, town: factsOf(definition, "test"), state };
  }),
);

/** What she remembers, and how it is to her to hear of news. */
type Noted = Partial<Note> & { text: string; at?: number; felt?: Felt };

/** Isabella in her cafe at noon with Tom, in a language, with what she remembers beside what she was given. */
function selfIn(tag: string, notes: readonly Noted[] = [], now = noon): Self {
  const { definition, town, state } = towns.find((one) => one.tag === tag)!;
  const mind = state.minds.get(me)!;
  let { stream } = mind;
  for (const { at, felt, ...note } of notes) {
    const whole = { subjects: [me], source: { how: "saw" }, ...note } as Note;
    stream = append(
      stream,
      memoryOf({ id: me, stream, ...(felt && { moved: () => felt }) }, whole, minutes(at ?? 600)),
      null,
    );
  }
  const place = definition.personas.find(({ id }) => id === me)!.work!.spot;
  const people = new Map(state.world.people);
  const awake = {
    ...people.get(me)!,
    asleep: false,
    spot: place,
    doing: { text: tag === "en" ? "wiping the counter" : "擦柜台", emoji: "", object: null, since: noon },
  };
  people.set(me, awake).set(guest.id, { ...awake, id: guest.id, kind: "visitor", name: "Tom", about: "" } as Person);
  return {
    persona: town.personas.get(me)!,
    mind: { ...mind, stream },
    town,
    world: { ...state.world, people },
    stories: new Map(definition.stories.map((story) => [story.id, story])),
    now,
  };
}

const clause = (intent: Intent, slots: Slots = {}, confidence = 0.9): Clause => ({
  act: { act: "chat" },
  confidence,
  intent,
  slots,
});
const read = (...clauses: readonly Clause[]): Reading => ({ ...nothingRead, clauses });
const line = (who: string, text: string, more: Partial<Line> = {}): Line => ({
  id: `talk-1/${text.length}`,
  who,
  text,
  at: noon,
  acts: [],
  stories: [],
  rests: [],
  visitors: [],
  ...more,
});

interface Asking {
  readonly text?: string;
  readonly talk?: readonly Line[];
  readonly said?: string;
  readonly seed?: string;
}

type Answered = Partial<Parameters<typeof askedIn>[0]>;

const answer = (self: Self, reading: Reading, { text = "…", talk = [], said = "", seed = "1" }: Asking = {}) =>
  asUnderstood(
    askedIn(
      {
        self,
        asker: guest,
        whole: text,
        text,
        question: false,
        people: [],
        recalled: [],
        random: randomFor(seed, "x"),
        said,
        lately: [],
        reading,
      },
      talk,
    ),
  );

/** Words of which nothing was understood. */
const plainly = (self: Self, text: string): Parameters<typeof askedIn>[0] => ({
  self,
  asker: guest,
  whole: text,
  text,
  question: false,
  people: [],
  recalled: [],
  random: randomFor("1", "x"),
  said: "",
  lately: [],
  reading: nothingRead,
});

describe.each(languageTags)("in %s", (tag) => {
  const self = selfIn(tag);
  const mine = Object.keys(intents) as Intent[];

  it.each(mine)("%s is answered in whole sentences", (intent) => {
    const talk = [line(guest.id, "…", { reading: read(clause("ask-your-doing")) }), line(me, "…")];
    for (const seed of ["1", "2", "3", "4", "5", "6"]) {
      const found = answer(self, read(clause(intent, { people: [other], place: "johnson-park", form: "what" })), {
        talk,
        seed,
      });
      if (!found) continue;
      expect(found.line).not.toMatch(/[{}]|undefined|null|\s$|[,，]$/);
      expect(found.line).toMatch(/[.!?…*"。！？’”]$/u);
    }
  });

  it("serves nobody who only greets, and hardly asks for the same again", () => {
    const greeted = (confidence: number) =>
      answer(self, read(clause("greet", {}, 1), clause("again-order", {}, confidence)))?.kind;
    expect(greeted(0.6)).toBe("greet");
    expect(greeted(0.9)).not.toBe("greet");
  });

  it("says of what is done here that it is done here, and counts it as no ware", () => {
    const text = tag === "en" ? "where could my sister play the piano?" : "哪儿能弹钢琴？";
    const asked = askedIn({ ...plainly(self, text), question: true, reading: read(clause("ask-where-get")) }, []);
    const thing = tag === "en" ? "play the piano" : "弹钢琴";
    const says = mouthOf(self).lines.places.doHere.map((one) => one.replace("{doing}", thing));
    const { line } = answerBy(asked, []);
    expect(
      says.filter((one) => line.includes(one.slice(0, -1))),
      line,
    ).toHaveLength(1);
  });

  it("is bound to no hour by what was hardly understood", () => {
    const at = minutes(17 * 60);
    const act = { act: "propose", proposal: null, what: { kind: "meet", place: "johnson-park", from: at } } as const;
    const ask = (confidence: number, text: string) =>
      askedIn({ ...plainly(self, text), reading: read({ act, confidence }) }, []);
    expect(asUnderstood(ask(0.9, "…"))?.offer).toMatchObject({ kind: "meet" });
    expect(anyAnswer(ask(0.3, "…")).offer).toBeUndefined();
  });

  it("is taken at its word by whom it spoke to, and by nobody else", () => {
    const act = {
      act: "propose",
      proposal: "p",
      what: { kind: "meet", place: "johnson-park", from: minutes(20 * 60 + 30) },
    } as const;
    const taken = (to: string) =>
      answer(self, read(clause("yes")), { talk: [line(me, "…", { acts: [act], to: [to] })] })?.offer;
    expect(taken(guest.id)).toMatchObject({ kind: "meet" });
    expect(taken(other)).toBeUndefined();
  });

  it("hears the good in words that are made with a no", () => {
    const of = (text: string) => anyAnswer(askedIn(plainly(self, text), [])).kind;
    expect(of(tag === "en" ? "lovely" : "不错")).toBe("glad");
    expect(of(tag === "en" ? "not lovely" : "不好")).toBe("sympathy");
    expect(of(tag === "en" ? "the battery went flat" : "笑死了")).not.toBe("sympathy");
  });

  it("says two matters in one line, and no greeting twice", () => {
    const both = read(clause("greet"), clause("ask-your-name"));
    const first = answer(self, both)!;
    expect(first.line).toContain("Tom");
    expect(first.line).toContain(self.persona.name);
    const greeted = line(me, "…", { acts: [{ act: "greet" }] });
    expect(answer(self, both, { talk: [greeted] })!.line).not.toContain("Tom");
  });

  it("answers what is asked along with something told, in one answer", () => {
    const told = read(clause("tell-own-fact", {}, 0.95), clause("ask-your-age", {}, 0.7));
    expect(answer(self, told)!.kind).toBe("age");
  });

  it("never says the same twice to one person while there is anything else", () => {
    const heard: string[] = [];
    for (let i = 0; i < 4; i++)
      heard.push(answer(self, read(clause("thank")), { said: heard.join("\n"), seed: String(i) })!.line);
    expect(new Set(heard).size).toBe(4);
  });

  it("greets the first, the second, the fifth day and the same day in different words", () => {
    const came = (day: number) => ({
      text: "…",
      speaker: guest.id,
      subjects: [guest.id, me],
      source: { how: "heard", from: guest.id, line: "l", rests: [] } as const,
      at: (day - 1) * 1440 + 600,
    });
    const on = (day: number, days: readonly number[]) =>
      answer(selfIn(tag, days.map(came), minutes((day - 1) * 1440 + 720)), read(clause("greet")))!.line;
    const lines = [on(1, []), on(1, [1]), on(2, [1]), on(5, [1, 2, 3, 4])];
    expect(new Set(lines).size).toBe(4);
    expect(lines.slice(1).every((one) => one.includes("Tom"))).toBe(true);
  });

  it("takes up an answer to what it asked, with thanks, and takes no tease for one", () => {
    const asked = [
      line(me, `Tom, ${tag === "en" ? "what brings you here?" : "你来做什么？"}`, {
        acts: [{ act: "ask", what: "what", about: "you" }],
        to: [guest.id],
      } as Partial<Line>),
    ];
    const text = tag === "en" ? "Oh, the usual" : "哦，老样子";
    const { answer: bank } = askedIn({ self } as Parameters<typeof askedIn>[0], []).lines.telling.sounds;
    const given = anyAnswer(askedIn({ ...plainly(self, text), reading: read(clause("tease", {}, 0.97)) }, asked));
    expect(given.kind).toBe("taken-up");
    expect(bank.some((one) => given.line.startsWith(one.slice(0, -1)))).toBe(true);
    expect(
      asUnderstood(askedIn({ ...plainly(self, text), reading: read(clause("tease", {}, 0.97)) }, asked))?.kind,
    ).not.toBe("agree");
    expect(bank.filter((one) => /[Tt]hank|glad|I did wonder|remember|谢|记住|还好/.test(one))).toHaveLength(
      bank.length,
    );
  });

  it("carries on with what was asked before", () => {
    const asked = [line(guest.id, "…", { reading: read(clause("tell-own-doing")) }), line(me, "…")];
    expect(answer(self, read(clause("follow-and-you")), { talk: asked })!.kind).toBe("now");
    const age = [line(guest.id, "…", { reading: read(clause("ask-your-age")) }), line(me, "…")];
    expect(answer(self, read(clause("follow-mean")), { talk: age })!.line).toContain(String(self.persona.age));
  });

  it("answers yes to a guess with what was guessed at", () => {
    const talk = [
      line(guest.id, "…", { reading: read(clause("ask-your-age", {}, 0.3)) }),
      line(me, "…", { acts: [{ act: "ask", what: "whether", about: null }] }),
    ];
    expect(answer(self, read(clause("yes")), { talk })!.line).toContain(String(self.persona.age));
  });

  it("says how it felt to hear of something, by what is kept of it, and of what was told just now", () => {
    const heard = (felt: Felt): Noted => ({
      text: "…",
      subjects: [other, me],
      speaker: other,
      source: { how: "heard", from: other, line: "l", rests: [] },
      stories: ["candidacy"],
      episode: { kind: "said", acts: [{ act: "tell", news: "candidacy" }] },
      felt,
    });
    const lines = ([-2, 1] as const).map((felt) => {
      const own = selfIn(tag, [heard(felt)]);
      const named = answer(own, read(clause("ask-your-feeling", { news: "candidacy" })))!;
      const just = answer(own, read(clause("ask-your-feeling")), {
        talk: [line(me, "…", { stories: ["candidacy"] })],
      })!;
      expect([named.kind, named.rests.length, just.rests.length]).toEqual(["feeling", 1, 1]);
      return named.line;
    });
    expect(lines[0]).not.toBe(lines[1]);
    expect(answer(selfIn(tag, [heard(-2)]), read(clause("ask-your-feeling")))!.rests).toEqual([]);
  });

  it("tells no leap of the heart, whatever is asked on", () => {
    const jumped = {
      text: "heart",
      subjects: [other],
      source: { how: "concluded" },
      kind: "observation",
      felt: 2,
      episode: { kind: "heart jumped", who: other },
    } as unknown as Partial<Note> & { text: string };
    const own = selfIn(tag, [jumped]);
    const asked = { people: [other] };
    const talk = [
      line(guest.id, "…", { reading: read(clause("ask-person-opinion", asked)) }),
      line(me, "…", { rests: [own.mind.stream.backing.memories[own.mind.stream.length - 1]!.id] }),
    ];
    const id = talk[1]!.rests[0]!;
    for (const intent of ["follow-why", "follow-more"] as const)
      for (const seed of ["1", "2", "3"])
        expect(answer(own, read(clause(intent)), { talk, seed })?.rests ?? [], intent).not.toContain(id);
  });

  it("says of who has moved away that they have, and calls them no stranger", () => {
    const self = selfIn(tag, [{ text: "…", subjects: ["gone"] }]);
    const town = { ...self.town, formerly: new Map([["gone", tag === "en" ? "Ada Quist" : "欧阳雪"]]) };
    const text = tag === "en" ? "Where is Ada?" : "欧阳雪在哪儿？";
    for (const intent of ["ask-person-where", "ask-person"] as const) {
      const told = answer({ ...self, town }, read(clause(intent)), { text })!.line;
      const { movedAway } = tag === "en" ? english : chinese;
      const banks = movedAway.map((one) => one.replaceAll("{who}", tag === "en" ? "Ada" : "欧阳雪").slice(0, 12));
      expect(banks, told).toContain(told.slice(0, 12));
    }
    if (tag !== "en") return;
    // A name within another word is nobody's.
    const inWords = answer({ ...self, town }, read(clause("ask-person-where")), { text: "Where is the Adage Choir?" });
    expect(inWords!.line).not.toMatch(/\bAda\b/);
  });

  it("goes to no gathering that it knows nothing of, and says of another only what they do", () => {
    const strangers = { ...selfIn(tag), stories: new Map() };
    for (const seed of ["1", "2", "3"])
      expect(answer(strangers, read(clause("ask-event-going")), { seed })?.known ?? false).toBe(false);
    const theirs = answer(selfIn(tag), read(clause("ask-event-going", { people: [other] })));
    expect(theirs?.kind).not.toBe("news");
  });

  it("answers what is asked by whoever calls first", () => {
    const found = answer(selfIn(tag), read(clause("command-come", {}, 0.95), clause("ask-time")));
    expect(found?.line).toBe(answer(selfIn(tag), read(clause("ask-time")))?.line);
  });

  it("knows what was given, and confirms no promise that nobody made", () => {
    const rose = tag === "en" ? "gives Isabella Rodriguez a rose" : "送给伊莎贝拉·罗德里格斯一朵玫瑰";
    const gave = {
      text: `Tom ${rose}`,
      subjects: [guest.id, me],
      episode: { kind: "saw act", who: guest.id, doing: rose } as const,
      at: 700,
    };
    const found = answer(selfIn(tag, [gave]), read(clause("ask-given", { form: "what" })))!;
    expect(found.line).toContain(tag === "en" ? "rose" : "玫瑰");
    expect(found.rests).toHaveLength(1);
    expect(answer(self, read(clause("ask-given", { form: "what" })))!.known).toBe(false);
    expect(answer(self, read(clause("claim-promise")))!.kind).toBe("not-confirmed");
  });

  /** Words in a language. */
  const words = (en: string, zh: string) => (tag === "en" ? en : zh);

  it("asked as if of itself about another, it answers of them", () => {
    const theirs = { ...clause("ask-your-home", { form: "where" }), act: { act: "ask", what: "where", about: other } };
    const found = answer(self, read(theirs as Clause), { text: words("does she live alone", "她一个人住吗") })!;
    expect(found.line).not.toBe(answer(self, read(clause("ask-your-home", { form: "where" })))!.line);
    expect(found.kind).toBe("home");
    expect(found.line).not.toContain(words("I live", "我"));
  });

  it("answers what is asked beside what it knows, known or not, and what is owed before what is told", () => {
    const both = read(clause("introduce", {}, 0.95), clause("tell-own-feeling", {}, 0.94), clause("ask-given"));
    const { givenNot } = askedIn({ self } as Parameters<typeof askedIn>[0], []).lines;
    const { line: whole } = answer(self, both)!;
    expect(givenNot.some((one) => whole.includes(one))).toBe(true);
  });

  it("keeps what is secret to itself, whatever it is asked as", () => {
    const [secret] = [...self.stories.values()].filter((one) => one.secret);
    const own = { ...self, stories: new Map([["crush", { ...secret!, holder: me }]]) };
    const text = words("do you have a crush on Klaus", "你是不是暗恋克劳斯");
    expect(answer(own, read(clause("ask-your-people", { form: "whether" })), { text })!.kind).toBe("private");
  });

  it("says when it does what it does every day, and whether it did a thing", () => {
    const when = answer(self, read(clause("ask-your-plan", { form: "when" })), {
      text: words("when do you go to bed", "你几点睡觉"),
    })!;
    expect(when.kind).toBe("routine");
    const fed = {
      text: words("Isabella Rodriguez is feeding the ducks", "伊莎贝拉·罗德里格斯正在喂鸭子"),
      source: { how: "did" } as const,
      episode: { kind: "did", doing: words("feeding the ducks", "喂鸭子") } as const,
      at: 600,
    };
    const asked = read(clause("ask-your-day", { form: "whether" }));
    const text = words("did you feed the ducks", "你喂鸭子了吗");
    expect(answer(selfIn(tag, [fed]), asked, { text })!.kind).toBe("recalled");
    expect(answer(self, asked, { text })!.kind).toBe("not-confirmed");
  });

  it("has the same small tastes whenever it is asked", () => {
    const text = words("do you like marzipan", "你喜欢杏仁糖吗");
    const asked = read(clause("ask-your-likes", { form: "whether" }));
    const tastes = ["1", "2", "3"].map((seed) => answer(self, asked, { text, seed })!.line);
    const { tasteYes, tasteNo } = askedIn({ self } as Parameters<typeof askedIn>[0], []).lines;
    const of = (bank: readonly string[]) => tastes.every((line) => bank.some((one) => line.includes(one.slice(0, -1))));
    expect(of(tasteYes) || of(tasteNo)).toBe(true);
  });

  it("tells kin by what they are to it, and that there are none", () => {
    const text = words("do you have kids", "你有孩子吗");
    expect(answer(self, read(clause("ask-your-people", { form: "whether" })), { text })!.kind).toBe("kin");
  });

  it("reckons what several of a thing cost, and says whether a place is open at an hour", () => {
    const [offer] = self.town.map.places.get(self.persona.work!.spot.place)!.offers.filter(({ price }) => price);
    const thing = offer!.thing;
    const one = answer(self, read(clause("ask-price", { words: thing })), { text: thing })!.line;
    const three = answer(self, read(clause("ask-price", { words: thing })), {
      text: mouthOf(self).counted(thing, 3),
    })!.line;
    expect(three).not.toBe(one);
    expect(three).toContain(String(Math.round(offer!.price! * 300) / 100).slice(0, 3));
    const place = self.persona.work!.spot.place;
    const night = answer(self, read(clause("ask-hours", { place, at: minutes(26 * 60) })))!;
    const { shutThen } = askedIn({ self } as Parameters<typeof askedIn>[0], []).lines.places;
    expect(shutThen.length).toBeGreaterThan(0);
    expect(night.kind).toBe("hours");
  });

  it("adds up what somebody was handed, says what is picked of several, and is even when it is paid", () => {
    const place = self.persona.work!.spot.place;
    const [one, two] = self.town.map.places.get(place)!.offers.filter(({ price }) => price);
    const served = (thing: string) =>
      line(me, thing, {
        acts: [
          {
            act: "reply",
            to: { proposal: null, by: guest.id, what: { kind: "service", thing, place } },
            answer: "yes",
          },
        ],
      });
    const talk = [served(one!.thing), served(two!.thing)];
    const bill = answer(self, read(clause("pay", {})), { talk })!.line;
    expect(bill).toContain(String(one!.price! + two!.price!));
    const { owedWords } = askedIn({ self } as Parameters<typeof askedIn>[0], []).lines.places;
    const owed = answer(self, read(clause("ask-price", {})), { talk, text: owedWords[0]! })!.line;
    expect(owed).toContain(one!.thing);
    expect(owed).toContain(two!.thing);
    // Whoever is asked along is not billed, and a shop's hours are nobody's years.
    const along = askedIn(
      { self, text: owedWords[0]!, whole: owedWords[0]!, question: true } as Parameters<typeof askedIn>[0],
      talk,
    );
    expect(underWay({ ...along, people: [], reading: read(clause("propose-company", {})) })).toBeNull();
    const [span] = along.lines.bearing.ofYou;
    expect(
      underWay({
        ...along,
        text: `${span} ${along.lines.spanAsked[0]}`,
        people: [],
        reading: read(clause("ask-hours", {})),
      }),
    ).toBeNull();
    const paid = [...talk, line(guest.id, "…", { reading: read(clause("pay", {})) })];
    const banks = askedIn({ self } as Parameters<typeof askedIn>[0], []).lines.wanting;
    const even = answer(self, read(clause("pay", {})), { talk: paid })!.line;
    expect(banks.payNothing.some((line) => even.startsWith(line.slice(0, -1)))).toBe(true);

    const offered = line(me, `${one!.thing}, ${two!.thing}`, { acts: [{ act: "ask", what: "what", about: null }] });
    const ask = askedIn({ ...plainly(self, two!.thing), reading: nothingRead }, [offered]);
    expect(underWay(ask)).toMatchObject({ offer: { kind: "service", thing: two!.thing } });
    expect(underWay({ ...ask, talk: [] })).toBeNull();
  });

  it("says more of a gathering that was just spoken of, and nothing of it where other things were", () => {
    const { stories } = self;
    const [party] = [...stories.values()].filter((one) => gatheringOf(one)?.host === me);
    const told = line(me, "…", { stories: [party!.id], acts: [{ act: "tell", news: party!.id }] });
    const { details, way } = askedIn({ self } as Parameters<typeof askedIn>[0], []).lines.events;
    for (const { words, mine, told: signs } of details) {
      const ask = askedIn({ ...plainly(self, words[0]!), question: true }, [told]);
      const found = underWay(ask)!.line;
      const own = mine.some((one) => found.startsWith(one.slice(0, -1)));
      expect(own || names(signs, found)).toBe(true);
      expect(underWay({ ...ask, talk: [] })).toBeNull();
    }
    expect(underWay(askedIn({ ...plainly(self, way[0]!), question: true }, [told]))!.kind).toBe("where");
    const ofHer = { ...plainly(self, details[1]!.words[0]!), question: true };
    // What is surely asked of something else keeps its own answer, whatever words it has in common with a party.
    const [rains, ends, dances] = {
      en: ["Will it rain tomorrow?", "How long have you lived in that house?", "Do you like to dance?"],
      "zh-CN": ["明天会下雨吗？", "你在那房子里住了多久？", "你喜欢跳舞吗？"],
    }[tag];
    const elsewhere = [
      [ofHer.text, "ask-your-people"],
      [rains!, "ask-weather"],
      [ends!, "ask-your-home"],
      [dances!, "ask-your-likes"],
      [details[0]!.words[0]!, "ask-fact"],
    ] as const;
    for (const [text, intent] of elsewhere) {
      const asks = { ...plainly(self, text), question: true };
      const sure = underWay(askedIn({ ...asks, reading: read(clause(intent)) }, [told]));
      expect(["news", "when", "where", "price"], text).not.toContain(sure?.kind);
    }
    for (const intent of ["ask-event-what", "follow-which", "ask-may"] as const)
      expect(underWay(askedIn({ ...ofHer, reading: read(clause(intent)) }, [told]))?.kind).toBe("news");
  });

  it("says who somebody is who is pointed at, where one alone can be meant, and else who they all are", () => {
    const seen = (...ids: readonly string[]): Self => {
      const people = new Map(self.world.people);
      const mine = people.get(me)!;
      for (const id of ids) people.set(id, { ...people.get(id)!, asleep: false, spot: mine.spot });
      return { ...self, world: { ...self.world, people } };
    };
    const [he] = askedIn({ self } as Parameters<typeof askedIn>[0], []).lines.people.heWords;
    const name = (id: string) => firstName(self.town.personas.get(id)!.name);
    const one = answer(seen("sam-moore", other), read(clause("ask-person")), { text: he! })!.line;
    expect(one).toContain(name("sam-moore"));
    expect(one).not.toContain(name(other));
    const two = answer(seen("sam-moore", "tom-moreno"), read(clause("ask-person")), { text: he! })!.line;
    expect(two).toContain(name("sam-moore"));
    expect(two).toContain(name("tom-moreno"));
  });

  it("says what somebody is like to whoever asks that, and who they are to whoever asks for that", () => {
    const [rude, poet, weather] =
      tag === "en"
        ? ["is carlos rude", "is carlos a poet", "is she always in such a temper, what is she like"]
        : ["卡洛斯粗鲁吗", "卡洛斯是诗人吗", "她脾气大不大"];
    const asked = (text: string, intent: Intent, id: string) =>
      answer(self, read(clause(intent, { people: [id], form: "whether" })), { text })!;
    const { traits } = self.town.personas.get("carlos-gomez")!;
    const like = asked(rude!, "ask-person", "carlos-gomez");
    expect(like.kind).toBe("opinion");
    expect(like.line).toContain(traits[1]);
    for (const trait of traits) expect(asked(poet!, "ask-person", "carlos-gomez").line).not.toContain(trait);
    const { traits: hers } = self.town.personas.get("tamara-taylor")!;
    for (const intent of ["ask-person", "ask-person-opinion", "ask-weather"] as const)
      for (const trait of hers)
        expect(asked(weather!, intent, "tamara-taylor").line.toLowerCase(), intent).toContain(trait);
  });

  it("takes a bare name for an introduction and says it again to whoever asks for it", () => {
    const { nameWords } = askedIn({ self } as Parameters<typeof askedIn>[0], []).lines;
    const said = answer(self, read(clause("tell-own-feeling", { words: guest.name })), { text: guest.name })!;
    expect(said.kind).toBe("introduction");
    expect(answer(self, read(clause("ask-told-you")), { text: nameWords[0]! })!.line).toContain(guest.name);
  });

  it("goes on about the place that was just named", () => {
    const market = "the-willows-market-and-pharmacy";
    const talk = [line(guest.id, "…", { reading: { ...nothingRead, places: [market] } }), line(me, "…")];
    const way = answer(self, read(clause("ask-way", { form: "how much" })), { talk })!;
    expect(way.kind).toBe("where");
    const alone = answer(self, read(clause("ask-way", { form: "how much" })))!;
    expect(alone.kind).toBe("ask-back");
    const { runWords } = askedIn({ self } as Parameters<typeof askedIn>[0], []).lines.places;
    const runs = answer(self, read(clause("follow-which", { form: "who" })), { talk, text: runWords[0]! })!;
    expect(runs.kind).toBe("place");
  });

  it("says it was not told what it only heard said to others", () => {
    const text = words("Is the stone bridge closed?", "石桥封了吗？");
    const says = words('Maria Lopez said: "The stone bridge is closed."', "玛丽亚·洛佩斯说：“石桥封了。”");
    const told = (to: string) => {
      const source = { how: "heard", from: other, line: "talk-1/1", rests: [] } as const;
      const own = selfIn(tag, [{ text: says, subjects: [other, to], speaker: other, source }]);
      const heard = memoriesOf(own.mind.stream).slice(-1);
      const ask = askedIn({ ...plainly(own, text), question: true, recalled: heard }, []);
      return { line: recalled(ask)!.line, ...ask.lines.bearing };
    };
    const [toMe, toOther] = [told(me), told("klaus-mueller")];
    expect(toMe.line).toContain(toMe.onlyHeard[0]);
    expect(toOther.line).toContain(toOther.overheard[0]);
  });

  it("says in the form of the question that it does not know, where nothing else is left", () => {
    const asked = { ...read(clause("follow-which", { form: "when" }, 0.2)) };
    const ask = askedIn(
      {
        self,
        asker: guest,
        whole: "…",
        text: "…",
        question: true,
        people: [],
        recalled: [],
        random: randomFor("1", "x"),
        said: "",
        lately: [],
        reading: asked,
      },
      [],
    );
    const { line, known } = lastly(ask);
    expect(known).toBe(false);
    expect(ask.lines.modest.unknown.when.some((one) => line.includes(one.slice(0, -1)))).toBe(true);
  });

  it.each(
    tag === "en"
      ? [
          ["I could not sleep, I am tired", "tired", true],
          ["I'm not that tired", "tired", false],
          ["I don't know why, but today I'm nervous", "nervous", true],
        ]
      : [
          ["我最近老睡不好，压力大", "tired", true],
          ["我不太累", "tired", false],
          ["不知道怎么回事，今天有点紧张", "nervous", true],
        ],
  )("takes a feeling as denied only beside what denies it: %s", (text, kind, felt) => {
    const { feels, feelsNot } = askedIn(plainly(self, ""), []).lines.telling;
    const said = answer(self, read(clause("tell-own-feeling", { words: text as string })), { text: text as string });
    const banks = felt ? feels[kind as keyof typeof feels] : feelsNot.good;
    expect(banks.some((one) => said?.line.includes(one.slice(0, -1)))).toBe(true);
  });

  it("goes on with what was sad a moment ago, and asks nobody how they came to it", () => {
    const [sad, more] = tag === "en" ? ["I am so sad", "Three days now"] : ["我真的好难过", "三天了"];
    const said = answer(self, read(clause("tell-own-fact", { words: more })), {
      text: more,
      talk: [line(guest.id, sad)],
    });
    const { still } = askedIn(plainly(self, ""), []).lines.telling;
    expect(still.bad.some((one) => said?.line.includes(one.slice(0, -1)))).toBe(true);
  });

  it("bids whoever asks leave to come to her own party welcome, however that was understood", () => {
    const { mayCome } = askedIn(plainly(self, ""), []).lines.wanting;
    const isWelcome = (intent: Intent, text: string) => {
      const said = answer(self, read(clause(intent, { news: "party", words: text })), { text })?.line ?? "";
      return mayCome.some((one) => said.startsWith(one.split(/[,，.{]/u)[0]!));
    };
    const leave = words("may I come to your party at five?", "我五点能来参加你的派对吗？");
    for (const intent of ["propose-event", "ask-event-going", "offer-help", "ask-may"] as const)
      expect(isWelcome(intent, leave), intent).toBe(true);
    expect(isWelcome("ask-event-going", words("will you be at your party at five?", "你五点会来派对吗？"))).toBe(false);
  });

  it("teaches what is made where one serves, and not what one cannot", () => {
    const { wanting } = askedIn(plainly(self, ""), []).lines;
    const asked = (text: string) => answer(self, read(clause("ask-may", { words: text })), { text });
    // By the longest part of a wording that nothing is filled into.
    const longest = (one: string) =>
      one
        .split(/\{\w+\}/)
        .map((part) => part.replace(/[.!?。！？]$/u, ""))
        .sort((a, b) => b.length - a.length)[0]!;
    const has = (bank: readonly string[], said = "") => bank.some((one) => said.includes(longest(one)));
    expect(has(wanting.teach, asked(tag === "en" ? "can you teach me to make coffee" : "教我做咖啡行不行")?.line)).toBe(
      true,
    );
    expect(has(wanting.teach, asked(tag === "en" ? "can you teach me to juggle" : "教我杂耍行不行")?.line)).toBe(false);
  });

  it("meets what weighs on a heart before what it is told along with, and mourns whoever was lost", () => {
    const { telling } = askedIn(plainly(self, ""), []).lines;
    const told = (intent: Intent, text: string, more: Partial<Reading> = {}) =>
      answer(self, { ...read(clause(intent, { words: text })), ...more }, { text })!.line;
    const has = (bank: readonly string[], said: string) => bank.some((one) => said.includes(one.slice(0, -1)));
    const homesick = words("My sister baked the bread, I miss home", "面包是我姐烤的，我想家");
    expect(has(telling.feels.missing, told("tell-own-news", homesick))).toBe(true);
    const lost = words("I lost my uncle in spring", "我失去了我爸");
    expect(has(telling.matters.lost, told("tell-own-news", lost, { reports: "died" }))).toBe(false);
    // Nobody weeps who says that they don't.
    const dry = words("I did not cry at all", "我又没哭");
    const said = told("tell-own-feeling", dry, { reports: "other, bad" });
    expect(has([...telling.news.bad, ...telling.low], said)).toBe(false);
  });

  it("takes who has a part in news that is no gathering for no question of who is here", () => {
    const asks = (kind: string) => {
      const { id } = [...self.stories.values()].find(({ of }) => of.kind === kind)!;
      return answer(self, read(clause("ask-who-here", { form: "who", news: id })), {
        text: words("Who is in it?", "谁在？"),
      })!;
    };
    expect(asks("office").kind).not.toBe("company");
    expect(asks("gathering").kind).toBe("company");
  });

  it("asks whoever tells of another not how they came to like it", () => {
    const { fact } = askedIn(plainly(self, ""), []).lines.telling;
    const told = (text: string) => answer(self, read(clause("tell-own-fact", { words: text })), { text })!.line;
    const has = (said: string) => fact.some((one) => said.includes(one.slice(0, -1)));
    expect(has(told(words("I knit with two needles", "我平时织点东西")))).toBe(true);
    expect(has(told(words("My neighbour in the tall house knits", "我邻居家那位老先生喜欢织点东西")))).toBe(false);
    const both = words("I'm a welder by trade and I sometimes knit", "我是个电焊工，我平时织点东西");
    expect(has(told(both))).toBe(true);
    expect(has(told(words("We've taken in a dog and my aunt knits", "那边靠海，我姑妈爱织点东西")))).toBe(false);
  });

  it("bids farewell to whoever leaves without leaving itself", () => {
    const { leaving } = askedIn(plainly(self, ""), []).lines;
    for (const seed of ["1", "2", "3", "4", "5", "6", "7", "8"]) {
      const goes = read(clause("farewell"), clause("tell-own-doing", { words: "…" }, 0.95));
      const said = answer(self, goes, { seed })!;
      expect(said.kind).toBe("farewell");
      expect(leaving.filter((one) => names([one], said.line))).toEqual([]);
    }
  });

  it("greets a newcomer once, and each of many who come at once as somebody new", () => {
    const { newcomer } = askedIn(plainly(self, ""), []).lines.telling.matterWords;
    const text = tag === "en" ? `Hello everyone, ${newcomer[0]} today` : `大家好，我${newcomer[0]}`;
    const told = [clause("introduce"), clause("tell-own-fact")];
    for (const seed of ["1", "2", "3", "4", "5", "6"])
      for (const all of [told, told.slice(0, 1)]) {
        const found = answer(self, read(...all), { text, seed });
        expect(found!.line.split("Tom").length, found!.line).toBeLessThan(3);
      }
    const { greetAgain } = askedIn(plainly(self, ""), []).lines;
    const again = (found: string) => greetAgain.some((one) => found.includes(one.replace("{name}", "Tom")));
    // Words that are answered some minutes after they were heard.
    const waited = selfIn(tag, [
      {
        text: "Tom said hello",
        speaker: guest.id,
        subjects: [guest.id],
        source: { how: "heard", from: guest.id, line: "talk-1/1", rests: [] },
        at: noon - 4,
      },
    ]);
    const greetedOf = (to: string) =>
      answer(waited, read(clause("greet")), {
        talk: [
          line("visitor:web:ann", "…", { at: minutes(noon - 6) }),
          line(me, "…", { acts: [{ act: "greet" }], to: [to] }),
        ],
      })!.line;
    expect(again(greetedOf("visitor:web:ann"))).toBe(false);
    expect(again(greetedOf(guest.id))).toBe(true);
  });

  it("takes up no suggestion of whoever thanks and goes", () => {
    const { suggestNo, suggestYes } = askedIn(plainly(self, ""), []).lines.wanting;
    const said = answer(self, read(clause("thank"), clause("suggest", {}, 0.6)))!;
    expect(said.kind).toBe("thanked");
    expect([...suggestNo, ...suggestYes].some((one) => said.line.includes(one.slice(0, 12)))).toBe(false);
  });

  it("answers what was meant once it is put right, and else asks what it was", () => {
    const talk = [
      line(guest.id, "…", { reading: read(clause("ask-person", { people: ["klaus-mueller"] })) }),
      line(me, "…"),
    ];
    const meant = answer(self, read(clause("correct", { people: [other] })), { talk })!;
    expect(meant.line).toContain(firstName(self.town.personas.get(other)!.name));
    const { misheardAgain } = askedIn(plainly(self, ""), []).lines;
    const unknown = answer(self, read(clause("correct")), { talk })!.line;
    expect(misheardAgain.some((one) => unknown.includes(one.slice(0, -1)))).toBe(true);
  });

  describe("put right", () => {
    const again = () => null;
    const bank = (of: readonly string[], said: string | undefined) =>
      of.some((one) => said?.includes(one.split(/\{\w+\}/u)[0]!.slice(0, -1)));
    const complained = (
      text: string,
      own: string,
      more: Partial<Parameters<typeof askedIn>[0]> = {},
      rests: Line["rests"] = [],
    ) =>
      askedIn({ ...plainly(self, text), ...more }, [
        line(guest.id, "…", { reading: read(clause("ask-place")) }),
        line(me, own, { rests }),
      ]);

    it("says that it does not know what is insisted on, and gives nobody their own words back", () => {
      const text = words("I was asking about the ferry, not tea", "我问的是渡船，不是茶");
      const ask = complained(text, words("We have tea.", "有茶。"));
      const said = repaired(ask, again)!;
      expect(said.known).toBe(false);
      expect(bank(ask.lines.repair.sorry, said.line)).toBe(true);
      const { modest, bearing } = ask.lines;
      const atALoss = [...Object.values(modest.unknown), ...Object.values(bearing.ofMine)].flat();
      expect(bank(atALoss, said.line), said.line).toBe(true);
      // Nobody hears their own words again.
      expect(said.line.toLowerCase()).not.toContain(words("the ferry", "渡船"));
      expect(said.line).not.toContain(words("tea", "茶"));
    });

    it("takes back what it mistook, and asks nobody's pardon for what they mistook themselves", () => {
      const { mistook, iMistook, tookBack } = askedIn(plainly(self, ""), []).lines.repair;
      const own = words("We have met before.", "咱们见过的。");
      const said = repaired(complained(mistook[0]!, own), again)!;
      expect(tookBack.some((one) => said.line.startsWith(one.split(/\{\w+\}/u)[0]!.slice(0, -1)))).toBe(true);
      const theirs = repaired(complained(words(`${iMistook[0]}`, `是${iMistook[0]}了`), own), again);
      expect(theirs?.kind).not.toBe("sorry");
    });

    it.each([
      ["I keep thinking of someone else", "我外甥误会了邻居"],
      ["my uncle mistook the salt for sugar", "他把两个孩子认错了"],
    ])("takes back nothing where others were mistaken", (english, han) => {
      const own = words("We have met before.", "咱们见过的。");
      expect(repaired(complained(words(english, han), own), again)?.kind).not.toBe("sorry");
    });

    it.each([
      ["Are you in?", "你在吗？", true],
      ["Are you in the band?", "你在吗啡厂上过班吗？", false],
    ])("is in for whoever asks no more than that: %s %s", (english, han, whole) => {
      const found = isIn(askedIn({ ...plainly(self, words(english, han)), question: true }, []));
      expect(found !== null).toBe(whole);
    });

    it("is needed at once by nobody who says that it can wait", () => {
      const needs = (text: string) => isInNeed(askedIn(plainly(self, text), []));
      expect(needs(words("It's urgent, who has a car?", "有急事，谁有车？"))).toBe(true);
      expect(needs(words("It's not urgent, whenever suits you.", "没什么急事，你方便再说。"))).toBe(false);
    });

    it("takes up the question before with it, where the answer is of that", () => {
      const ask = complained(words("I meant the ferry", "我说的是渡船"), words("We have tea.", "有茶。"));
      const of = (line: string) => repaired(ask, () => said("place", line))!.line;
      const ferry = words("The ferry goes at noon.", "渡船中午开。");
      expect(of(ferry)).toContain(ferry);
      // What is about something else was not meant.
      expect(of(words("The tea is hot.", "茶是热的。"))).not.toContain(words("tea", "茶"));
    });

    it("never gives the answer again that is complained of", () => {
      const own = words("The ferry goes at noon.", "渡船中午开。");
      const ask = complained(words("I meant the ferry", "我说的是渡船"), own, { said: own });
      expect(repaired(ask, () => said("place", own))!.line).not.toContain(own);
    });

    it("asks once more where nothing is said of what was meant", () => {
      const ask = complained(words("That's not what I asked", "你这是答非所问"), words("We have tea.", "有茶。"));
      expect(bank(ask.lines.misheardAgain, repaired(ask, again)?.line)).toBe(true);
    });

    it("owns that a word in passing meant nothing", () => {
      const own = words("So that's how it is with you.", "原来你那边是这样。");
      const ask = complained(words("What do you mean, how it is with you?", "什么叫原来你那边是这样"), own);
      expect(bank(ask.lines.repair.meantNothing, repaired(ask, again)?.line)).toBe(true);
    });

    it.each(tag === "en" ? ["I asked my sister to come", "The ferry is late"] : ["我问过我姐姐了", "渡船晚了"])(
      "hears no complaint in: %s",
      (text) => {
        const ask = askedIn(plainly(self, text), [line(guest.id, "…"), line(me, "…")]);
        expect(repaired(ask, again)).toBeNull();
      },
    );

    it.each(
      tag === "en"
        ? [
            "Anna didn't ask me to the wedding",
            "My brother did not answer my letter",
            "You never said hello to my sister",
            "They made me answer the question",
          ]
        : ["他没回答我的信", "我姐姐没问你", "老师说他答非所问", "你没说过要来"],
    )("hears no complaint where nobody who is spoken to is blamed: %s", (text) => {
      expect(repaired(complained(text, words("We have tea.", "有茶。")), again)).toBeNull();
    });

    it.each(
      tag === "en"
        ? ["You never answered me", "Answer my question, please", "You didn’t say where", "I did not ask that"]
        : ["你根本没回答", "没问你这个", "您还没说在哪儿呢", "你又没说"],
    )("hears a complaint of whoever is spoken to: %s", (text) => {
      expect(repaired(complained(text, words("We have tea.", "有茶。")), again)).not.toBeNull();
    });

    it("takes what somebody asked of others for a tale, and what they know for no complaint", () => {
      const own = words("We have tea.", "有茶。");
      const tale = words("I asked my sister for money", "我问我姐姐借钱去了");
      expect(repaired(complained(tale, own), again)).toBeNull();
      expect(repaired(complained(words("Yeah I know that", "这我知道"), own), again)).toBeNull();
    });

    it("says no answer twice to another question", () => {
      const own = words("The ferry goes at noon.", "渡船中午开。");
      const ask = complained(words("Who steers it?", "谁开呢？"), own, {
        question: true,
        reading: read(clause("ask-event-who")),
      });
      // What fits two questions of different matters fits neither; of one matter there is no more to say.
      const found = notTwice(ask, said("news", own));
      expect([found.known, found.line === own]).toEqual([false, false]);
      const again = { ...ask, text: ask.talk[0]!.text };
      expect(bank(ask.lines.repair.noMore, notTwice(again, said("news", own)).line)).toBe(true);
      expect(notTwice({ ...again, reading: read(clause("ask-place")) }, said("news", own)).line).toBe(own);
    });
  });

  it("tells again what they told of themselves, asked in other words", () => {
    const told = words("I arrive from Peru", "我来自秘鲁");
    const mine = selfIn(tag, [
      {
        text: words(`Tom said: "${told}"`, `Tom说：“${told}”`),
        speaker: guest.id,
        subjects: [me, guest.id],
        source: { how: "heard", from: guest.id, line: "talk-1/0", rests: [] },
      },
    ]);
    const text = words("Which country am I from?", "我是哪国人？");
    const ask = askedIn({ ...plainly(mine, text), question: true }, [line(me, "…")]);
    expect(ownTold(ask)?.line).toContain(words("Peru", "秘鲁"));
    expect(
      ownTold(askedIn({ ...plainly(mine, words("What country is this?", "这是哪国？")), question: true }, [])),
    ).toBeNull();
  });

  it("passes on nothing that was said between two", () => {
    const heard = (acts: readonly SpeechAct[]) =>
      memoryOf(
        { id: me, stream: self.mind.stream },
        {
          text: "…",
          subjects: [me, other],
          speaker: other,
          source: { how: "heard", from: other },
          episode: { kind: "said", acts },
        } as unknown as Note,
        noon,
      );
    const fact: SpeechAct = { act: "tell", fact: "x" };
    const invites: SpeechAct = {
      act: "propose",
      proposal: null,
      what: { kind: "meet", place: "johnson-park", from: noon },
    };
    expect(saysLittle(heard([fact]))).toBe(false);
    expect(saysLittle(heard([fact, invites]))).toBe(true);
    expect(saysLittle(heard([{ act: "chat" }]))).toBe(true);
  });

  it("takes no word of praise that is only half sure for one beside a question", () => {
    const { praised } = askedIn(plainly(self, ""), []).lines;
    const has = (said: string) => praised.some((one) => said.includes(one.split("{name}")[0]!.slice(0, -1)));
    const sure = (confidence: number) =>
      answer(self, read(clause("compliment", {}, confidence), clause("ask-your-age")), { text: "…" })!.line;
    expect(has(sure(0.6))).toBe(false);
    expect(has(sure(0.95))).toBe(true);
  });

  it("remembers as told what was told, and nothing that was asked", () => {
    const { youTold } = askedIn(plainly(self, ""), []).mouth;
    expect(youTold(words("I asked what the film is called?", "我问的是电影叫什么名字，哪一部？"))).toBeNull();
    expect(youTold(words("I'll come by with my aunt if that's ok", "我先走了，回头再来"))).toBeNull();
    expect(youTold(words("I KEEP GEESE BEHIND THE BARN", "老伴儿去年走了"))).toBe(
      words("you keep geese behind the barn", "你老伴儿去年走了"),
    );
    if (tag === "en") {
      expect(youTold("I am staying until Sunday, thank you very much.")).toBe("you are staying until Sunday");
      expect(youTold("My shoes are perfectly clean, and I am off")).toBe("your shoes are perfectly clean");
    }
    expect(youTold(words("I live by the mill. What's your name?", "我住在磨坊边上，你叫什么呀？"))).toBe(
      words("you live by the mill", "你住在磨坊边上"),
    );
  });

  /** What Tom told her, or somebody else within her hearing. */
  const toldHer = (text: string, at: number, to = me): Noted => ({
    text: words(`Tom said: "${text}"`, `汤姆说：“${text}”`),
    speaker: guest.id,
    subjects: [guest.id, to],
    source: { how: "heard", from: guest.id, line: `l${at}`, rests: [] },
    at,
  });

  it("tells back what is asked after and nothing that weighs on somebody unasked", () => {
    const told = (en: string, zh: string, at: number) => toldHer(words(en, zh), at);
    const own = selfIn(tag, [
      told("I moved to the mill last week", "我上周刚搬到磨坊旁边", 500),
      told("I teach sums at the school", "我在学校教算术", 520),
      told("My wife died two years ago", "老伴走了两年了", 540),
    ]);
    const asks = (intent: Intent, en: string, zh: string) =>
      answer(own, read(clause(intent)), { text: words(en, zh) })!.line;
    expect(asks("ask-told-you", "do you remember where I live?", "你还记得我住哪吗")).toContain(words("mill", "磨坊"));
    expect(asks("ask-remember-me", "you know what I do, right?", "你还记得我是干啥的不")).toContain(
      words("sums", "算术"),
    );
    const from = asks("ask-remember-me", "remember where I'm from?", "你记得我是哪里人不");
    expect(askedIn(plainly(own, ""), []).lines.youToldThis.map((one) => one.slice(0, 4))).toContain(
      from.replaceAll("您", "你").slice(0, 4),
    );
    for (const seed of ["1", "2", "3"])
      expect(answer(own, read(clause("ask-remember-me")), { seed })!.line).not.toMatch(/died|走了/);
  });

  it("says back just what was told of what is asked after, by its name, and of nobody's business nothing", () => {
    const on = noon + 1440;
    const told = (en: string, zh: string, at: number) => toldHer(words(en, zh), at);
    const own = selfIn(
      tag,
      [
        told(
          "STOP thats so cute. i have a fat hamster called biscuit. he bit my teacher once",
          "我养了只仓鼠叫饼干，它咬过我老师",
          500,
        ),
        told(
          "I'm from Derbyshire myself, got divorced in the spring and thought I'd walk it off",
          "我离婚了，出来走走，我是从自贡来的",
          520,
        ),
        told(
          "My mainsail is torn, half a metre along the leech. Nessa says ask you",
          "小满介绍我来的，我的帆撕破了，您会补吗？",
          540,
        ),
        told("I'm gay. I have a maths test tomorrow ... any tips", "我是同性恋。我明天要考数学，有什么建议吗？", 560),
      ],
      minutes(on),
    );
    const asks = (en: string, zh: string, talk: readonly Line[] = []) =>
      answerBy({ ...plainly(own, words(en, zh)), question: true, reading: read(clause("ask-remember-me")) }, talk).line;
    const pet = asks("do u remember my hamsters name", "还记得我家仓鼠叫啥吗");
    expect(pet).toContain(words("Biscuit", "饼干"));
    expect(pet).toContain(words("he one who bit your teacher", "咬过"));
    const from = asks("Did I tell you where I'm from?", "我跟您说过我是哪里人吗？");
    expect(from).toContain(words("rom Derbyshire", "自贡"));
    expect(from).not.toMatch(/divorce|walk|离婚|走走/);
    expect(asks("Do you remember what I had broken?", "您记得我什么破了吗？")).toContain(words("mainsail", "帆"));
    expect(asks("do u even remember?? the maths test i told u about", "还记得我考数学的事吗")).toContain(
      words("maths test", "考数学"),
    );
    expect(asks("guess how my test went", "猜猜我考得咋样")).toContain(words("maths test", "考数学"));
    expect(asks("do you remember who I love?", "记得我喜欢谁吗")).not.toMatch(/gay|同性恋/);
    expect(asks("did I tell you that I am gay?", "我跟您说过我是同性恋吗")).not.toMatch(/maths|you.re gay|数学/);
    expect(asks("do you remember my sister's name?", "记得我妹妹叫什么吗")).toMatch(/[?？]/);
  });

  it("takes how something went for that, and what is told again as told", () => {
    const on = minutes(noon + 1440);
    const test = words("i have a maths test tmrw", "我明天要考数学");
    const heard = toldHer(test, 500);
    const own = selfIn(tag, [heard], on);
    const memory = memoriesOf(own.mind.stream).findLast(({ speaker }) => speaker === guest.id)!;
    const says = (text: string, talk: readonly Line[]) =>
      answerBy({ ...plainly(own, text), reading: read(clause("surprise", {}, 0.5)) }, talk).line;
    const spoken = [
      line(guest.id, words("guess how my test went", "猜猜我考得咋样"), { at: on }),
      line(me, "…", { at: on, to: [guest.id], rests: [memory.id] }),
    ];
    const went = says(words("i got 61 which is basically a miracle", "考过了，简直是奇迹"), spoken);
    expect(went).toMatch(words("test", "考数学"));
    const again = says(words("its BISCUIT. the hamster. who bit my teacher", "叫饼干，昨天跟你说过"), [
      line(guest.id, words("do u remember my hamsters name", "还记得我家仓鼠叫啥吗"), {
        at: on,
        reading: read(clause("ask-told-you")),
      }),
      line(me, "…", { at: on, to: [guest.id] }),
    ]);
    expect(again).toContain(words("Biscuit", "饼干"));
  });

  /** What she says on a later day to whoever has told her some things. */
  const later = (texts: readonly string[], days = 1, to = me) => {
    const own = selfIn(
      tag,
      texts.map((text, i) => toldHer(text, 500 + i * 20, to)),
      minutes(noon + days * 1440),
    );
    const told = memoriesOf(own.mind.stream).filter(({ speaker }) => speaker === guest.id);
    const says = (text: string, question = true, reading = nothingRead, talk: readonly Line[] = []) =>
      answerBy({ ...plainly(own, text), question, reading }, talk).line;
    return { own, told, says };
  };

  it("takes for how something went only what tells of that", () => {
    const { told, says, own } = later([words("i have a maths test tmrw", "我明天要考数学")]);
    const spoken = [
      line(guest.id, words("guess how my test went", "猜猜我考得咋样")),
      line(me, "…", { to: [guest.id], rests: [told[0]!.id] }),
    ];
    const { wentWell, wentBadly, went } = askedIn(plainly(own, ""), []).lines.told;
    const head = (wordings: readonly string[]) => wordings.map((one) => one.split(/\{[iI]t\}/)[0]!.slice(0, 9));
    const isOf = (line: string, wordings: readonly string[]) =>
      head(wordings).some((one) => one !== "" && line.toLowerCase().includes(one.toLowerCase()));
    const reply = (en: string, zh: string, reading: Reading) => says(words(en, zh), false, reading, spoken);
    const about = words("test", "数学");
    expect(reply("a coffee please", "来杯咖啡", read(clause("order", {}, 1)))).not.toContain(about);
    expect(reply("see you", "回头见", read(clause("farewell")))).not.toContain(about);
    expect(reply("the sky is blue", "天是蓝的", read(clause("remark-weather")))).not.toContain(about);
    const good = reply("not bad at all!", "没考砸！", read(clause("tell-own-feeling")));
    expect(isOf(good, wentBadly.says)).toBe(false);
    expect(good).toContain(about);
    expect(reply("it was bad", "考砸了", read(clause("tell-own-feeling")))).not.toBe(good);
    expect(isOf(reply("it was bad", "考砸了", nothingRead), [...wentWell.says, ...went])).toBe(false);
  });

  it("guesses at what is named or just over, and at nothing of health", () => {
    const maths = words("i have a maths test tmrw", "我明天要考数学");
    const guess = (text: string, days = 1, told = [maths]) => later(told, days).says(text, false);
    const about = words("test", "数学");
    expect(guess(words("guess how it went", "猜猜结果如何"))).toContain(about);
    expect(guess(words("guess what I got for lunch", "猜猜我中午饭怎么样"))).not.toContain(about);
    expect(guess(words("guess how it went", "猜猜结果如何"), 4)).not.toContain(about);
    const operation = words("I have an operation tomorrow", "我明天要做手术，还要面试");
    expect(guess(words("guess how it went", "猜猜结果如何"), 1, [operation])).not.toMatch(/operation|手术|面试/);
    // Of two things to come it is that which is named, and only what its own clause says is to come.
    const two = [words("I have a recital and a maths test tomorrow", "我明天有演出和数学考试")];
    const asked = later(two).says(words("Do you remember my maths test?", "还记得我数学考试吗"));
    expect(asked).toContain(words("maths test", "数学考试"));
    expect(asked).not.toMatch(/recital|演出/);
    const other = [words("I have a maths test on Friday, and I bake a cake tomorrow", "我周五要考数学，我明天烤蛋糕")];
    expect(later(other).says(words("Do you remember my maths test?", "还记得我考数学吗"))).toContain(
      words("Friday", "周五"),
    );
  });

  it("says back nothing of whom somebody loves or of health, nor what was said to others", () => {
    const kept = [
      words("My boyfriend is called Dan, we moved in by the mill", "我男朋友叫小丹，我们搬到磨坊边上"),
      words("I was in hospital with leukemia, I keep geese there", "我得了白血病住院，我在那儿养鹅"),
      words("We're on strike at the mill", "我们磨坊在罢工"),
    ];
    const { says, own } = later(kept);
    const asks = [
      words("do you remember my boyfriend's name?", "还记得我男朋友叫什么吗"),
      words("did I mention who I live with?", "我说过我跟谁住吗"),
      words("do you remember what I told you about the mill?", "还记得我说过磨坊的事吗"),
      words("do you remember where my geese are?", "还记得我的鹅在哪吗"),
    ];
    for (const text of asks)
      for (const reading of [nothingRead, read(clause("ask-told-you")), read(clause("ask-remember-me"))])
        expect(says(text, true, reading)).not.toMatch(
          /Dan|moved|hospital|geese there|strike|小丹|搬到|白血病|养鹅|罢工/,
        );
    const { youTold } = askedIn(plainly(own, ""), []).mouth;
    expect(kept.map(youTold)).toEqual([null, null, null]);
    const hamster = words("I have a hamster called Biscuit", "我养了只仓鼠叫饼干");
    const name = words("do you remember my hamster's name?", "还记得我家仓鼠叫啥吗");
    expect(later([hamster]).says(name)).toContain(words("Biscuit", "饼干"));
    expect(later([hamster], 1, other).says(name)).not.toContain(words("Biscuit", "饼干"));
  });

  it("says nothing back that its holder may not tell whoever asks", () => {
    const { own, says } = later([words("I have a hamster called Biscuit", "我养了只仓鼠叫饼干")]);
    const memory = memoriesOf(own.mind.stream).findLast(({ speaker }) => speaker === guest.id)!;
    const name = words("do you remember my hamster's name?", "还记得我家仓鼠叫啥吗");
    expect(says(name)).toContain(words("Biscuit", "饼干"));
    Object.assign(memory, { episode: { kind: "heart jumped" } });
    expect(says(name)).not.toContain(words("Biscuit", "饼干"));
  });

  it("takes no line for a question for what was told that is none, and no order for something told", () => {
    const { own } = later([]);
    const back = (text: string, question: boolean) => isAskedBack({ ...askedIn(plainly(own, text), []), question });
    expect(back(words("I'll never forget my grandmother's soup", "我忘不了我的奶奶，我说过"), false)).toBe(false);
    expect(back(words("did you forget my hamster?", "你还记得我的仓鼠吗"), true)).toBe(true);
    if (tag === "en") {
      for (const text of ["I've forgotten my wallet", "don't forget my change"]) expect(back(text, false)).toBe(false);
      expect(back("could you put my usual on? and don't forget my change", true)).toBe(false);
    }
    const { says } = later([
      words("I'd like a coffee please", "我要一杯咖啡"),
      words("I've forgotten my wallet", "我忘带钱包了"),
    ]);
    expect(says(words("Where's my coffee?", "我的咖啡呢？"))).not.toMatch(/like a coffee|要一杯/);
    const bag = words("can you remember where my bag is?", "记得我的包在哪儿吗");
    expect(says(bag, true, read(clause("ask-where-get")))).not.toMatch(/wallet|钱包/);
    // What is sold here is asked of the counter.
    const sold = later([words("My mother makes coffee in a pot", "我妈用壶煮咖啡")]);
    expect(sold.says(words("What's in my coffee?", "我的咖啡里是什么？"))).not.toMatch(/mother|你妈/);
  });

  it("takes for a name only what may be one, where a name was asked for", () => {
    const { says } = later([]);
    const reply = (asked: string, text: string) =>
      says(text, false, nothingRead, [
        line(guest.id, asked, { reading: read(clause("ask-told-you")) }),
        line(me, "…", { to: [guest.id] }),
      ]);
    const sister = words("do you remember my sister's name?", "还记得我妹妹叫什么吗");
    const { nowIKnow } = askedIn(plainly(self, ""), []).lines.told;
    const isTaken = (line: string) => nowIKnow.some((one) => line.includes(one.slice(0, 5)));
    expect(isTaken(reply(sister, words("it's Mina", "她叫小米")))).toBe(true);
    for (const text of words(
      "it's nothing, really|it's tomorrow actually|it's tomorrow",
      "叫我明天来|就叫没什么",
    ).split("|"))
      expect([text, isTaken(reply(sister, text))]).toEqual([text, false]);
    const where = words("do you remember where my sister lives?", "还记得我妹妹住哪吗");
    expect(isTaken(reply(where, words("it's Mina", "她叫小米")))).toBe(false);
    expect(reply(sister, words("she's called Mina", "她叫小米"))).not.toMatch(/the one who|那个/);
  });

  it("answers what they say one has not told them yet by what they asked on another day", () => {
    const on = minutes(noon + 1440);
    const question = words("who taught you to cook?", "您这手艺跟哪个学的？");
    const asked: Noted = {
      ...toldHer(question, 500),
      episode: { kind: "said", acts: [{ act: "ask", what: "who", about: me }] },
    };
    const reply = words("An old hand, long ago", "偷着看的，看着看着就会了");
    const answered: Noted = {
      text: words(`I told Tom: "${reply}"`, `我对汤姆说：“${reply}”`),
      speaker: me,
      subjects: [me, guest.id],
      source: { how: "did" },
      at: 501,
    };
    const own = selfIn(tag, [asked, answered], on);
    const text = words("you still haven't told me who taught you", "您还没告诉我跟哪个学的呢");
    const found = answerBy({ ...plainly(own, text), question: true, reading: read(clause("follow-which")) }, []);
    expect(found.line).toContain(reply);
  });

  it("answers what is asked on about what it has just said, in other words too, and nothing else by it", () => {
    const then = (said: string, text: string, ...clauses: readonly Clause[]) =>
      askedBehind(
        askedIn({ ...plainly(self, text), question: true, reading: read(...clauses) }, [
          line(me, said, { to: [guest.id] }),
        ]),
      );
    const all = behindOf(tag);
    expect(all.length).toBeGreaterThan(700);
    const some = all.filter((_, i) => i % 120 === 0);
    const asked = some.flatMap(({ said, behind }) => behind.map(([asks, says]) => then(said, asks)?.line === says));
    // What asks for something of one's own as well is left to that: "what do you drink yourself?"
    expect(asked.filter(Boolean).length / asked.length).toBeGreaterThan(0.9);
    for (const { said } of some)
      for (const text of words("How are you today?|Where is the toilet?", "你今天好吗？|厕所在哪儿？").split("|"))
        expect([then(said, text)?.line, said]).toEqual([undefined, said]);
    const hours = clause("ask-hours", { form: "when" });
    for (const { said } of some)
      expect(then(said, words("When do you close tonight?", "今晚几点关门？"), hours)).toBeNull();
    // A favourite subject is told on as the town file has it.
    const topic = self.persona.topics[0]!;
    const [asks, says] = topic.behind![0]!;
    expect(then(topic.says[0]!, asks)?.line).toBe(says);
    // So is what it says of itself.
    const told = self.persona.behind!.filter((_, i) => i % 5 === 0);
    const own = told.map(({ said, behind }) => then(said, behind[0]![0])?.line === behind[0]![1]);
    expect(own.filter(Boolean).length / own.length).toBeGreaterThan(0.8);
  });

  it("says that it knows no more of what it has just told, asked in words of that, and only then", () => {
    const { said: told } = self.persona.behind![0]!;
    const asks = (text: string, ...clauses: readonly Clause[]) =>
      littleBehind(
        askedIn({ ...plainly(self, text), question: true, reading: read(...clauses) }, [
          line(me, told, { to: [guest.id] }),
        ]),
      );
    const [word] = contentOf(askedIn(plainly(self, told), []), told);
    const { little } = askedIn(plainly(self, ""), []).lines;
    expect(little.who).toContain(asks(words(`who was the ${word}?`, `谁呀，${word}？`), clause("follow-which"))?.line);
    expect(asks(words("who sells umbrellas?", "谁卖伞？"), clause("ask-where-get"))).toBeNull();
    expect(asks(words(`is the ${word} for sale?`, `${word}卖吗？`), clause("ask-menu"))).toBeNull();
  });

  it("answers what is asked of hearsay by the news it is of, and with no other", () => {
    const heard = (en: string, zh: string) => {
      const asked = { ...plainly(self, words(en, zh)), question: true };
      return underWay(askedIn({ ...asked, reading: read(clause("follow-which", { form: "when" })) }, []));
    };
    const { notHeard } = askedIn(plainly(self, ""), []).lines.events;
    expect(heard("I heard there's a valentine party, when?", "听说有情人节派对，哪天呀")?.line).toMatch(
      /\bfive\b|五点/,
    );
    expect(notHeard).toContain(heard("I heard there's a circus, when?", "听说马戏团要来，哪天呀")?.line);
    expect(heard("so when?", "哪天呀")).toBeNull();
  });

  it("answers of itself what is asked of it by its name, and knows whom it has just named", () => {
    const mine: Answered = { people: [{ name: self.persona.name, ids: [me] }], question: true };
    const asked = (intent: Intent) =>
      asUnderstood(askedIn({ ...plainly(self, "…"), ...mine, reading: read(clause(intent)) }, []))!;
    expect(asked("ask-person-work").kind).toBe(answer(self, read(clause("ask-your-work")))!.kind);
    expect(asked("ask-person-relation").known).toBe(true);
    const stranger = [...self.town.personas.values()].find(
      ({ id }) => id !== me && knows(askedIn(plainly(self, "…"), []), id) === "not",
    );
    const talk = [line(me, `${stranger!.name}, perhaps.`)];
    expect(knows(askedIn(plainly(self, "…"), talk), stranger!.id)).not.toBe("not");
  });

  it("tells what it is at, asked more closely, and no talk where it stands alone", () => {
    const deed = (doing: string, en: string, zh: string) => {
      const people = new Map(self.world.people);
      people.set(me, { ...people.get(me)!, doing: { ...people.get(me)!.doing, text: doing } });
      const own = { ...self, world: { ...self.world, people } };
      return ofDeedAsked(askedIn({ ...plainly(own, words(en, zh)), question: true }, []));
    };
    const lecture = words("lecturing on bridges", "讲桥梁的历史");
    expect(deed(lecture, "what are you lecturing on today?", "请问今天讲什么课？")?.line).toContain(
      words("bridges", "桥梁"),
    );
    expect(deed(lecture, "what are you eating?", "你吃什么呢？")).toBeNull();
  });

  it("says honestly that it can think of nobody who can do a thing, and names whoever can", () => {
    const who = (en: string, zh: string) =>
      underWay(askedIn({ ...plainly(self, words(en, zh)), question: true, reading: read() }, []));
    const { whoCanNot } = askedIn(plainly(self, ""), []).lines.knowledge;
    expect(whoCanNot).toContain(who("who can re-thatch a roof round here?", "谁会箍木桶啊？")?.line);
    expect(who("lovely weather today, isn't it?", "今天天气不错吧？")).toBeNull();
  });

  it("tells of its work and not of the minute where its trade is asked about, and of the minute where that is", () => {
    const asked = (text: string) => answer(self, read(clause("ask-your-doing", { form: "what" })), { text })!;
    const trade = self.persona.occupation;
    expect(asked(words(`what do you do as a ${trade}?`, `你这个${trade}都做些什么？`)).kind).not.toBe("now");
    expect(asked(words("what are you up to right now?", "你现在在干什么？")).kind).toBe("now");
  });

  it("says what a word means that a place is called by, and owns that it cannot explain others", () => {
    const talk = [line(me, words("It rains.", "下雨了。"))];
    const asked = (word: string) =>
      answer(self, read(clause("follow-mean")), {
        text: words(`what does "${word}" mean?`, `“${word}”是什么意思`),
        talk,
      })!;
    expect(asked(words("spanner knot", "水引结")).known).toBe(false);
    expect(asked(words("spanner knot", "水引结")).line).toContain(words("panner knot", "水引结"));
  });

  it("knows no more of somebody of its own story whom nobody in town is", () => {
    const talk = [line(me, words("A lady brought me soup.", "有位太太给我送了碗汤。"))];
    const asked = (text: string) =>
      unnamedAsked(askedIn({ ...plainly(self, text), question: true, reading: nothingRead }, talk));
    expect(asked(words("Is she still about, the lady with the soup?", "那位太太还在镇上吗？"))).not.toBeNull();
    expect(asked(words("How much is the soup?", "汤多少钱一碗？"))).toBeNull();
  });

  it("puts nobody off who is in need", () => {
    const { helpNeed } = askedIn(plainly(self, ""), []).lines.wanting;
    const text = words("I am stranded here, could you help me?", "我被困在这儿了，能帮帮我吗？");
    const { line: found } = answer(self, read(clause("ask-help")), { text })!;
    expect(helpNeed.some((one) => found.startsWith(one.slice(0, 8)))).toBe(true);
  });

  it("asks nobody what happened who has just told it", () => {
    const told = line(guest.id, words("the roof fell in", "屋顶塌了"), { reading: read(clause("tell-own-news")) });
    for (const seed of ["1", "2", "3", "4"])
      expect(
        answer(self, read(clause("tell-own-feeling")), {
          text: words("I'm so angry", "我气死了"),
          talk: [told],
          seed,
        })!.line,
      ).not.toMatch(/[?？]/);
  });

  it("answers what is half asked beside what is told", () => {
    const text = words("Have you family? I had seven brothers.", "你家里有谁？我有七个兄弟。");
    const asked = askedIn(
      {
        ...plainly(self, text),
        question: true,
        reading: read(clause("tell-own-fact"), clause("ask-your-people", {}, 0.4)),
      },
      [],
    );
    // In her own words, where the town file has them.
    expect(self.persona.answers.family).toContain(answerBy(asked, []).line);
  });

  it("tells what a third person said as they said it, and never answers in their place", () => {
    const name = self.town.personas.get(other)!.name;
    const klaus = self.town.personas.get("klaus-mueller")!.name;
    const asks = (own: Self, text: string, people: readonly (readonly [name: string, id: string])[]) => {
      const slots = { people: people.map(([, id]) => id), form: "what" as const, words: text };
      const asked = { ...plainly(own, text), question: true, reading: read(clause("ask-said", slots)) };
      return askedIn({ ...asked, people: people.map(([name, id]) => ({ name, ids: [id] })) }, []);
    };
    const text = words(`did you hear what ${name} said about ${klaus}?`, `你听见${name}说${klaus}什么了吗？`);
    const people = [[name, other] as const, [klaus, "klaus-mueller"] as const];
    const none = asks(self, text, people);
    const { notHeard, saidNothing, theySaidLittle } = none.lines;
    expect(notHeard).toContain(asUnderstood(none)!.line.replace(/(?<=\.) .*$/, ""));
    const quote = words(`${klaus} reads too much.`, `${klaus}书读得太多。`);
    const heard = selfIn(tag, [
      {
        text: words(`${name} said: "${quote}"`, `${name}说：“${quote}”`),
        subjects: [other, me],
        speaker: other,
        source: { how: "heard", from: other, line: "talk-1/1", rests: [] },
        episode: { kind: "said", acts: [{ act: "tell", news: null }] } as never,
      },
    ]);
    expect(asUnderstood(asks(heard, text, people))!.line).toContain(quote.replace(/[.。]$/, ""));
    const whole = words(`has ${klaus} said anything?`, `${klaus}说过什么吗？`);
    const little = asUnderstood(asks(self, whole, people.slice(1)))!;
    expect(little.known).toBe(false);
    expect([...saidNothing, ...notHeard]).not.toContain(little.line);
    expect(theySaidLittle.length).toBeGreaterThan(0);
  });

  it("says of whoever talks with both that they talk with us, and names nobody in it", () => {
    const people = new Map(self.world.people);
    const talk = { id: "talk-9", members: [me, other, guest.id, "visitor:web:ella"] };
    for (const id of [me, other, guest.id]) {
      const doing = { text: "…", emoji: TALKING, object: null, since: noon };
      people.set(id, { ...people.get(id)!, asleep: false, talk: talk.id, doing, spot: people.get(me)!.spot });
    }
    people.set("visitor:web:ella", { ...people.get(guest.id)!, id: "visitor:web:ella", name: "Ella" });
    const world = { ...self.world, people, talks: new Map([[talk.id, talk as never]]) };
    for (const seed of ["1", "2", "3"]) {
      const reading = read(clause("ask-person-where", { people: [other], form: "where" }));
      const found = answer({ ...self, world }, reading, { seed })!.line;
      expect(found).toContain(words("with us", "和咱们"));
      expect(found).not.toMatch(/Ella|Tom/);
    }
  });

  it("says what brings one here to whoever asks why one is here", () => {
    const asked = tag === "en" ? ["why are YOU here", "why are you in here?"] : ["你怎么在这儿？", "您为什么在这儿？"];
    for (const text of asked) {
      const ask = askedIn({ ...plainly(self, text), question: true, reading: read(clause("follow-why")) }, []);
      const found = answerBy(ask, []);
      expect([found.kind, found.known]).toEqual(["why", true]);
      expect(ask.lines.whyHere.mine.some((one) => found.line.startsWith(one.slice(0, 6)))).toBe(true);
    }
  });
});
