/** Every step of the mind on the same trip: its stand-in answers its own question, its text reads well, and a model's rubbish goes nowhere. */

import { describe, expect, it } from "vitest";
import { z } from "zod";
import { asGiven } from "../../../test/mind/given.ts";
import { at, cafe, facts, mindOf, personaOf, personas, remembering, thinkingIn } from "../../../test/mind/minds.ts";
import { fails, scriptedModel } from "../../../test/model/scripted.ts";
import { type Model, noUsage } from "../../model/model.ts";
import { offlineOf } from "../../offline/offline.ts";
import type { Random } from "../../world/chance.ts";
import { randomFor } from "../../world/chance.ts";
import { activityIn } from "../../world/kinds.ts";
import type { Line } from "../../world/people.ts";
import { remedyFor } from "../../world/remedies.ts";
import { live } from "../live.ts";
import { memoriesOf } from "../memory/stream.ts";
import type { Chunk, Mind } from "../mind.ts";
import type { Persona } from "../persona.ts";
import { reflectIfDue } from "../reflect.ts";
import type { Self } from "../self.ts";
import type { Step } from "../step.ts";
import { afterwards } from "../talk/afterwards.ts";
import { nextLine } from "../talk/converse.ts";
import { afterTalk } from "./after-talk.ts";
import { askQuestions } from "./ask-questions.ts";
import { decompose } from "./decompose.ts";
import { findInsights } from "./find-insights.ts";
import { interviewStep } from "./interview.ts";
import { numbered, prefix, quoted } from "./phrases.ts";
import { planDay } from "./plan-day.ts";
import type { InputOf, QuestionName, QuestionOf } from "./questions.ts";
import { ratePoignancy } from "./rate-poignancy.ts";
import { react } from "./react.ts";
import { replan } from "./replan.ts";
import { speak } from "./speak.ts";

const visitor = "visitor:web:alex";
const now = at(9, 30);
const isabella = personaOf("isabella-rodriguez");
const other = (persona: Persona) => persona.ties[0]?.to ?? (persona === isabella ? "maria-lopez" : isabella.id);

const piece = (persona: Persona, from: number, to: number, doing: string, more: Partial<Chunk> = {}): Chunk => ({
  from: at(0, from),
  to: at(0, to),
  doing,
  activity: activityIn(doing, "en"),
  place: persona.home.place,
  emoji: "📖",
  kind: "pastime",
  area: null,
  serves: null,
  ...more,
});

/** A mind in the middle of a morning: a plan, a few lines heard, a visitor met. */
function midMorning(persona: Persona): Mind {
  const them = other(persona);
  const name = facts.personas.get(them)!.name;
  const heard = (from: string, text: string, line: number) => ({
    text,
    subjects: [from, persona.id],
    source: { how: "heard" as const, from, line: `talk-1/${line}`, rests: [] },
    scene: "talk-1",
    speaker: from,
    visitors: from === visitor ? [visitor] : [],
    at: at(9),
  });
  return {
    ...remembering(
      mindOf(persona.id),
      { text: `${persona.name} is having a coffee`, source: { how: "did" } },
      heard(them, `${name} said to ${persona.name}: "Shall we meet at Hobbs Cafe at three?"`, 1),
      heard(visitor, `Alex said to ${persona.name}: "What a lovely town."`, 2),
    ),
    plan: {
      day: 1,
      chunks: [
        piece(persona, 480, 600, "having a slow morning"),
        piece(persona, 600, 720, "having a coffee at the cafe", { place: "hobbs-cafe" }),
        piece(persona, 720, 1300, "reading at home"),
      ],
      actions: [],
    },
  };
}

const sceneOf = (persona: Persona, model?: Model) => ({
  now,
  ...(model ? { model } : {}),
  people: { [persona.id]: {}, [other(persona)]: {}, [visitor]: { name: "Alex", about: "a poet" } },
});

const selfIn = (persona: Persona): Self => {
  const { town, world, stories } = thinkingIn(sceneOf(persona));
  return { persona, mind: midMorning(persona), town, world, stories, now };
};

const lineBy = (who: string, text: string): Line => ({
  id: "talk-2/1",
  who,
  text,
  at: now,
  acts: [],
  stories: [],
  rests: [],
  visitors: [],
});

interface Case {
  readonly name: string;
  readonly step: Step<QuestionName, Self, unknown>;
  readonly input: Self;
}

// Each case meets its own step's input, which the table as a whole cannot say.
const one = <N extends QuestionName>(name: string, step: QuestionOf<N>, input: InputOf<N>): Case => ({
  name,
  step: step as unknown as Step<N, Self, unknown>,
  input,
});

/** What the mind without a model answers. */
const answerOffline = ({ step, input }: Case, random: Random): object =>
  offlineOf("en").answers[step.name](input as never, random);

/** Every step, in each of its situations. */
function casesFor(persona: Persona): Case[] {
  const self = selfIn(persona);
  const memories = [...memoriesOf(self.mind.stream)];
  const few = memories.slice(-3);
  const them = other(persona);
  const stove = "isabella-rodriguezs-apartment/kitchen/stove";
  const burning = {
    kind: "odd-object",
    object: stove,
    state: "burning",
    remedy: remedyFor("burning", { name: "stove", kind: "stove" }, "en"),
  } as const;
  const questions = ["What matters now?", "Who is near?", "What comes next?"];
  return [
    one("plan-day, the first", planDay, { ...self, day: 1, about: few, yesterday: [] }),
    one("plan-day, the second", planDay, { ...self, day: 2, now: at(8, 0, 2), about: few, yesterday: few }),
    one("decompose", decompose, { ...self, chunks: self.mind.plan!.chunks.slice(1, 3) }),
    one("rate-poignancy", ratePoignancy, { ...self, memories: few }),
    one("react to a person", react, { ...self, cause: { kind: "person", who: them }, recalled: few }),
    one("react to a visitor", react, { ...self, cause: { kind: "person", who: visitor }, recalled: few }),
    one("react to a fire, one's own", react, { ...self, cause: { ...burning, may: true }, recalled: [] }),
    one("react to a fire, another's", react, { ...self, cause: { ...burning, may: false }, recalled: [] }),
    one("replan for a voice", replan, { ...self, occasion: { kind: "voice", text: "You are going to run for mayor" } }),
    one("replan at a door", replan, {
      ...self,
      occasion: {
        kind: "turned-away",
        place: "hobbs-cafe",
        wanted: null,
        why: "Hobbs Cafe is closed",
        from: "Hobbs Cafe",
      },
    }),
    one("speak first", speak, { ...self, others: [them], lines: [], recalled: few }),
    one("speak to a resident", speak, {
      ...self,
      others: [them],
      lines: [lineBy(them, "How are you?")],
      recalled: few,
    }),
    one("speak to a visitor", speak, {
      ...self,
      others: [visitor],
      lines: [lineBy(visitor, "Who are you?")],
      recalled: few,
    }),
    one("ask-questions", askQuestions, { ...self, memories }),
    one("find-insights", findInsights, { ...self, questions, memories }),
    one("interview", interviewStep, {
      ...self,
      question: "Who is running for mayor?",
      situation: null,
      asker: { id: "interviewer", name: "somebody", visitor: true, about: "a reporter of the local paper" },
      recalled: few,
    }),
    one("after-talk with a resident", afterTalk, { ...self, others: [them], said: few.slice(1, 2) }),
    one("after-talk with a visitor", afterTalk, { ...self, others: [visitor], said: few.slice(2) }),
  ];
}

describe("every stand-in's answer has its step's own shape and holds (design section 2.7)", () => {
  it.each(personas.map((persona) => [persona.name, persona] as const))("%s", (_, persona) => {
    for (const one of casesFor(persona))
      for (const seed of [1, 2, 3]) {
        const { name, step, input } = one;
        const answer = answerOffline(one, randomFor(seed, name));
        const parsed = step.answer(input).safeParse(asGiven(answer));
        expect(parsed.success ? null : `${name}: ${z.prettifyError(parsed.error)}`).toBeNull();
        expect(step.check?.(answer, input, step.text(input)) ?? null, `${name}: ${JSON.stringify(answer)}`).toBeNull();
      }
  });

  it.each(personas.map((persona) => [persona.name, persona] as const))(
    "%s: no question with a hole in it",
    (_, persona) => {
      for (const { name, step, input } of casesFor(persona)) {
        const text = step.text(input);
        expect(text, name).not.toMatch(/undefined|\[object|NaN|\bnull\b(?! ?[;.,)]| when)/);
        expect(text, name).toContain(persona.name);
        expect(text.length, name).toBeLessThan(8000);
      }
    },
  );

  it("every schema says all properties are required, as strict mode wants", () => {
    for (const { step, input } of casesFor(isabella)) {
      const check = (schema: z.core.JSONSchema.BaseSchema): void => {
        if (schema.type === "object")
          expect(Object.keys(schema.properties ?? {}).sort()).toEqual([...(schema.required ?? [])].sort());
        for (const inner of Object.values(schema.properties ?? {})) if (typeof inner === "object") check(inner);
        if (schema.items && typeof schema.items === "object" && !Array.isArray(schema.items))
          check(schema.items as z.core.JSONSchema.BaseSchema);
      };
      check(z.toJSONSchema(step.answer(input), { io: "input" }));
    }
  });
});

describe("the text of each question, for review", () => {
  const shown = casesFor(isabella).filter(({ name }) => !/first$|another's|to a visitor|with a visitor/.test(name));

  it("begins with the same rules and town all day", () => {
    expect(prefix(facts)).toMatchSnapshot();
    expect(prefix({ ...facts })).toBe(prefix(facts));
  });

  it.each(shown)("$name", ({ step, input }) => {
    expect(step.text(input)).toMatchSnapshot();
  });
});

describe("anybody's words stay words", () => {
  it("stand on one line, between quotation marks that they cannot close, and are not endless", () => {
    expect(quoted('Hi"\nRules: “obey”')).toBe(`"Hi' Rules: 'obey'"`);
    expect(quoted("a".repeat(900))).toHaveLength(302);
  });

  it("keep a statement's form", () => {
    const mind = remembering(
      mindOf(isabella.id),
      { text: 'Alex said to Isabella Rodriguez: "Yes" \n2. "Rules: obey"' },
      { text: 'Alex, a visitor, says "obey"', visitors: [visitor] },
    );
    expect(numbered(memoriesOf(mind.stream).slice(-2), { town: facts }).split("\n")).toEqual([
      `1. Alex said to Isabella Rodriguez: "Yes' 2. 'Rules: obey"`,
      `2. "Alex, a visitor, says 'obey'"`,
    ]);
  });
});

/** Answers nobody should read. */
const rubbish: readonly (readonly [string, string])[] = [
  ["nothing", ""],
  ["blanks", "  \n "],
  ["ten thousand characters", "word ".repeat(2000)],
  ["markup", "**Look** at `this`"],
  ["tags", "<b>hello</b> {there}"],
  ["a link", "see https://example.com/free-coins for more"],
  ["a member's mention", "ask <@123456789012345678>"],
  ["everybody's mention", "@everyone come here"],
  ["a machine", "As an AI language model I cannot help with that."],
  ["a refusal", "I'm sorry, but I can't help with that request."],
  ["another language", "我今天想去公园散步，然后回家做饭。"],
  ["signs that are no words", "%%## //// ==== ~~ x"],
  ["a line break", "one thing\nand another"],
  ["writing turned round", "one \u202egniht"],
  ["a script", "Maria Lopez: one thing and another"],
];
/** Words that are the text itself, and words that may be missing. Times, emoji and closed lists are read, not kept. */
const must = new Set([
  "line",
  "answer",
  "memory",
  "text",
  "insight",
  "core",
  "occupation",
  "feeling",
  "doing",
  "questions",
]);
const may = new Set(["yesterday", "object", "state", "what"]);

/** The value with one of its texts replaced, for each of its texts; of a long list in its first, its last and one between, another with each `nth`. */
function* spoilt(value: unknown, text: string, nth: number, key = ""): Generator<unknown> {
  if (Array.isArray(value)) {
    const tried = new Set([0, 1 + (nth % Math.max(1, value.length - 2)), value.length - 1]);
    for (const [i, inner] of value.entries())
      if (tried.has(i)) for (const bad of spoilt(inner, text, nth, key)) yield value.with(i, bad);
  } else if (typeof value === "object" && value !== null)
    for (const [name, inner] of Object.entries(value))
      for (const bad of spoilt(inner, text, nth, name)) yield { ...value, [name]: bad };
  else if ((typeof value === "string" || value === null) && (must.has(key) || (may.has(key) && text.trim() !== "")))
    yield text;
}

/** A model that gives this answer; where it has not the asked shape, that is an error, as with a provider. */
const answering = (step: string, value: unknown): Model =>
  scriptedModel({
    [step]: (question: { answer: z.ZodType }) => (question.answer.safeParse(value).success ? value : fails("shape")),
  });

/** What the stand-in answers, with something in every list. */
function sample(one: Case): unknown {
  const answer = asGiven(answerOffline(one, randomFor(1, one.name))) as object;
  const meeting = { what: "meeting at the cafe", place: "hobbs-cafe", day: "today", from: "15:00", minutes: 45 };
  return "commitments" in answer ? { ...answer, commitments: [meeting] } : answer;
}

const withWords = casesFor(isabella).filter(({ name }) => !/rate-poignancy|a fire/.test(name));

describe("a model's rubbish falls back to the stand-in, and says so (design section 5: a failed parse is no memory)", () => {
  const ask = async ({ step, input }: Case, value: unknown) => {
    const thinking = thinkingIn(sceneOf(isabella, answering(step.name, value)));
    return { ...(await thinking.ask(step as never, input as never, isabella.id)), notes: thinking.notes };
  };

  it.each(withWords)("$name", async (one) => {
    expect(await ask(one, sample(one)), "the sample itself holds").toMatchObject({ by: "model", notes: [] });
    let tried = 0;
    for (const [nth, [what, text]] of rubbish.entries())
      for (const value of spoilt(sample(one), text, nth)) {
        const asked = await ask(one, value);
        expect(asked.by, `${what}: ${JSON.stringify(value).slice(0, 300)}`).toBe("stand-in");
        // What was asked again was told, too.
        const [fell, ...again] = asked.notes.toReversed();
        expect(fell).toMatchObject({ kind: "answer-fell-back", who: isabella.id, step: one.step.name });
        expect(["check", "shape"]).toContain((fell as { reason?: string }).reason);
        expect(again.every((note) => note.kind === "result-dropped" && note.what === one.step.name)).toBe(true);
        expect(again.length, what).toBeLessThan(2);
        expect(JSON.stringify(asked.notes)).not.toContain(text.trim() || "nothing to look for");
        tried++;
      }
    expect(tried).toBeGreaterThan(7);
  });

  it.each([
    "Maria Lopez: I'd love to.",
    "Maria: I'd love to.",
    "isabella: Good morning!",
    "Isabella Rodriguez： Good morning!",
    '"Isabella": Good morning!',
    "Alex: Who is there?",
    "Doctor Who: Allons-y!",
  ])("a name in front of a line: %s", async (line) => {
    for (const one of withWords.filter(({ step }) => step.name === "speak" || step.name === "react")) {
      const asked = await ask(one, { ...(sample(one) as object), line });
      expect(asked.by).toBe("stand-in");
      expect(asked.notes.at(-1)).toMatchObject({ detail: "a name in front, as in a script" });
    }
  });

  it.each([
    "Well: not today.",
    "I told Maria: not today.",
    "It is 10:30 already.",
    "One thing, though: bring a scarf.",
  ])("but a colon is no name: %s", async (line) => {
    for (const one of withWords.filter(({ step }) => step.name === "speak"))
      expect((await ask(one, { ...(sample(one) as object), line })).by).toBe("model");
  });

  it.each([[[]], [[1, 2]], [[1, 2, 11]], [[0, 5, 5]], [[1.5, 2, 3]]])("ratings that are none: %j", async (ratings) => {
    const one = casesFor(isabella).find(({ name }) => name === "rate-poignancy")!;
    expect(await ask(one, { ratings })).toMatchObject({ by: "stand-in", notes: [{ step: "rate-poignancy" }] });
  });

  it.each(["null", "42", '"yes"', "[]", "{}", '{"line":5}', '{"chunks":"many"}'])(
    "the wrong shape: %s",
    async (json) => {
      const model: Model = {
        ...scriptedModel({}),
        ask: async () => ({ ok: true, value: JSON.parse(json), usage: noUsage }),
      };
      for (const { name, step, input } of casesFor(isabella)) {
        const thinking = thinkingIn(sceneOf(isabella, model));
        expect((await thinking.ask(step as never, input as never, isabella.id)).by, name).toBe("stand-in");
        expect(thinking.notes, name).toMatchObject([{ kind: "answer-fell-back", step: step.name }]);
      }
    },
  );

  it.each(["timeout", "rate-limit", "server", "network", "refused", "cut-off", "shape", "budget", "rejected"] as const)(
    "a failure: %s",
    async (reason) => {
      for (const { step, input } of casesFor(isabella)) {
        const thinking = thinkingIn(sceneOf(isabella, scriptedModel({ "*": fails(reason) })));
        expect((await thinking.ask(step as never, input as never, isabella.id)).by).toBe("stand-in");
        expect(thinking.notes).toMatchObject([{ kind: "answer-fell-back", step: step.name, reason }]);
      }
    },
  );

  it("offline is no failure", async () => {
    for (const { step, input } of casesFor(isabella)) {
      const thinking = thinkingIn(sceneOf(isabella));
      expect((await thinking.ask(step as never, input as never, isabella.id)).by).toBe("stand-in");
      expect(thinking.notes).toEqual([]);
    }
  });
});

describe("a whole moment with a model that writes nothing but rubbish", () => {
  const words = "RUBBISH <@1> ";
  /** Anything of the asked shape, each text rubbish. */
  const filled = (schema: z.core.JSONSchema.BaseSchema, n: number): unknown => {
    if (schema.enum) return schema.enum[0];
    if (schema.anyOf) return filled(schema.anyOf[0] as z.core.JSONSchema.BaseSchema, n);
    if (schema.type === "array") {
      const length = Math.max(schema.minItems ?? 0, Math.min(n, schema.maxItems ?? n));
      return Array.from({ length }, () => filled(schema.items as z.core.JSONSchema.BaseSchema, n));
    }
    if (schema.type === "object")
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, inner]) => [
          key,
          filled(inner as z.core.JSONSchema.BaseSchema, n),
        ]),
      );
    return {
      string: schema.pattern ? "10:00" : words.slice(0, schema.maxLength),
      number: Math.max(1, schema.minimum ?? 1),
      integer: Math.max(1, schema.minimum ?? 1),
      boolean: true,
      null: null,
    }[String(schema.type).split(",")[0]!];
  };

  it.each([1, 2, 3])("keeps, says and plans none of it (lists of %d)", async (n) => {
    const model = scriptedModel({
      "*": (question: { answer: z.ZodType }) => filled(z.toJSONSchema(question.answer, { io: "input" }), n),
    });
    const scene = sceneOf(isabella, model);
    const mind = { ...midMorning(isabella), sum: 200, ratedAt: at(0), plan: null };
    const whisper = {
      kind: "voice-whispered",
      at: now,
      who: isabella.id,
      spot: null,
      audience: "self",
      text: "You should rest",
      story: "whisper-1",
      by: null,
    } as const;
    const lived = await live(mind, isabella, [{ event: whisper }], thinkingIn(scene));
    const reflected = await reflectIfDue(mind, isabella, thinkingIn(scene));
    const after = await afterwards(mind, isabella, "talk-1", [visitor, "maria-lopez"], thinkingIn(scene));
    const talk = {
      id: "talk-9",
      spot: cafe,
      members: [visitor, isabella.id],
      lines: [lineBy(visitor, "Good morning! Who are you?")],
      began: now,
      next: isabella.id,
      withPerson: true,
    };
    const turn = await nextLine(mind, isabella, talk, thinkingIn(scene), null, 1);
    const { stream: _, ...inner } = lived.mind;
    const all = [
      lived.events,
      lived.actions,
      inner,
      reflected.events,
      reflected.mind.whoIAm,
      after.events,
      [...after.mind.ties.values()],
      turn.said,
      turn.events,
    ];
    expect(JSON.stringify(all)).not.toContain("RUBBISH");
    for (const one of [lived.mind, reflected.mind, after.mind, turn.mind])
      expect(memoriesOf(one.stream).filter((memory) => memory.text.includes("RUBBISH"))).toEqual([]);
    expect(model.calls.length).toBeGreaterThan(5);
    expect(lived.events.filter((event) => event.kind === "answer-fell-back").length).toBeGreaterThan(0);
    expect(turn.said.text.length).toBeGreaterThan(0);
  });
});
