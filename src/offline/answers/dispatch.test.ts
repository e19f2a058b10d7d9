/** What was understood is answered by its intent, in every language: whole sentences with nothing left unfilled, and never twice the same. */
import { describe, expect, it } from "vitest";
import { minutes } from "../../clock/units.ts";
import { languageTags } from "../../language/tags.ts";
import { memoryOf, type Note } from "../../mind/memory/remember.ts";
import { append } from "../../mind/memory/stream.ts";
import type { Self } from "../../mind/self.ts";
import { loadTown } from "../../town/file/definition.ts";
import { factsOf, settle } from "../../town/file/settle.ts";
import { randomFor } from "../../world/chance.ts";
import { type Intent, intents, type Slots } from "../../world/intents.ts";
import type { Line, Person } from "../../world/people.ts";
import { type Clause, nothingRead, type Reading } from "../../world/reading.ts";
import { askedIn, asUnderstood } from "./dispatch.ts";
import { answerers } from "./table.ts";

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

/** Isabella in her cafe at noon with Tom, in a language, with what she remembers beside what she was given. */
function selfIn(tag: string, notes: readonly (Partial<Note> & { text: string; at?: number })[] = [], now = noon): Self {
  const { definition, town, state } = towns.find((one) => one.tag === tag)!;
  const mind = state.minds.get(me)!;
  let { stream } = mind;
  for (const { at, ...note } of notes) {
    const whole = { subjects: [me], source: { how: "saw" }, ...note } as Note;
    stream = append(stream, memoryOf({ id: me, stream }, whole, minutes(at ?? 600)), null);
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

describe.each(languageTags)("in %s", (tag) => {
  const self = selfIn(tag);
  const mine = Object.keys(intents).filter((one) => answerers[one as Intent] !== null) as Intent[];

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
});
