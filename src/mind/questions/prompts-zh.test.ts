/** Every question in a Chinese town (issue 3, Language): it is put in Chinese, reads well, and the Chinese stand-in's answer holds. */

import { describe, expect, it } from "vitest";
import { z } from "zod";
import { asGiven } from "../../../test/mind/given.ts";
import { at, remembering } from "../../../test/mind/minds.ts";
import { languageOf, spokenIn } from "../../language/language.ts";
import { offlineOf } from "../../offline/offline.ts";
import { loadTown } from "../../town/file/definition.ts";
import { factsOf, settle } from "../../town/file/settle.ts";
import type { Random } from "../../world/chance.ts";
import { randomFor } from "../../world/chance.ts";
import { activityIn } from "../../world/kinds.ts";
import type { Line, Person } from "../../world/people.ts";
import { remedyFor } from "../../world/remedies.ts";
import { memoriesOf } from "../memory/stream.ts";
import type { Chunk, Mind } from "../mind.ts";
import type { Persona } from "../persona.ts";
import type { Self } from "../self.ts";
import type { Step } from "../step.ts";
import { afterTalk } from "./after-talk.ts";
import { askQuestions } from "./ask-questions.ts";
import { decompose } from "./decompose.ts";
import { findInsights } from "./find-insights.ts";
import { interviewStep } from "./interview.ts";
import { prefix } from "./phrases.ts";
import { planDay } from "./plan-day.ts";
import type { InputOf, QuestionName, QuestionOf } from "./questions.ts";
import { ratePoignancy } from "./rate-poignancy.ts";
import { react } from "./react.ts";
import { replan } from "./replan.ts";
import { speak } from "./speak.ts";

const definition = await loadTown("smallville.zh-CN");
const facts = factsOf(definition, "test");
const { state } = await settle(definition, "test", "1", 5, async (texts) => texts.map(() => null));
const words = languageOf("zh-CN");
const personas = [...facts.personas.values()];
const visitor = "visitor:web:anlan";
const cafe = { place: "hobbs-cafe", area: "cafe" };
const now = at(9, 30);

const otherOf = (persona: Persona): string => persona.ties[0]?.to ?? personas.find((one) => one !== persona)!.id;

const person = (id: string, name: string, about = ""): [string, Person] => [
  id,
  {
    id,
    kind: about ? "visitor" : "resident",
    name,
    spot: cafe,
    walk: null,
    doing: { text: "喝咖啡", emoji: "☕", object: null, since: now },
    asleep: false,
    talk: null,
    about,
  },
];

const piece = (from: number, to: number, doing: string, place: string): Chunk => ({
  from: at(0, from),
  to: at(0, to),
  doing,
  activity: activityIn(doing, "zh-CN"),
  place,
  emoji: "📖",
  kind: "pastime",
  area: null,
  serves: null,
});

/** A resident in the middle of a morning at the cafe, with somebody they know and a visitor. */
function selfOf(persona: Persona): Self {
  const them = facts.personas.get(otherOf(persona))!;
  const heard = (id: string, name: string, text: string, line: number) => ({
    text: words.told.said(name, [persona.name], text),
    subjects: [id, persona.id],
    source: { how: "heard" as const, from: id, line: `talk-1/${line}`, rests: [] },
    scene: "talk-1",
    speaker: id,
    visitors: id === visitor ? [visitor] : [],
    at: at(9),
  });
  const mind: Mind = {
    ...remembering(
      state.minds.get(persona.id)!,
      { text: words.told.is(persona.name, "喝咖啡"), source: { how: "did" } },
      heard(them.id, them.name, "三点在霍布斯咖啡馆见，好吗？", 1),
      heard(visitor, "安澜", "这镇子真漂亮。", 2),
    ),
    plan: {
      day: 1,
      chunks: [
        piece(480, 600, "慢慢过个早上", persona.home.place),
        piece(600, 720, "喝咖啡", "hobbs-cafe"),
        piece(720, 1300, "在家看书", persona.home.place),
      ],
      actions: [],
    },
  };
  const people = new Map([
    ...state.world.people,
    person(persona.id, persona.name),
    person(them.id, them.name),
    person(visitor, "安澜", "路过的摄影师"),
  ]);
  return { persona, mind, town: facts, world: { ...state.world, people }, stories: state.stories, now };
}

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
  offlineOf("zh-CN").answers[step.name](input as never, random);

function casesFor(persona: Persona): Case[] {
  const self = selfOf(persona);
  const memories = [...memoriesOf(self.mind.stream)];
  const few = memories.slice(-3);
  const them = otherOf(persona);
  const stove = [...facts.map.objects].find(([, { fixture }]) => fixture.name === "炉子")![0];
  const fire = {
    kind: "odd-object",
    object: stove,
    state: "着火了",
    remedy: remedyFor("burning", { name: "炉子", kind: "stove" }, "zh-CN"),
    may: true,
  } as const;
  return [
    one("plan-day, the first", planDay, { ...self, day: 1, about: few, yesterday: [] }),
    one("plan-day, the second", planDay, { ...self, day: 2, now: at(8, 0, 2), about: few, yesterday: few }),
    one("decompose", decompose, { ...self, chunks: self.mind.plan!.chunks.slice(1, 3) }),
    one("rate-poignancy", ratePoignancy, { ...self, memories: few }),
    one("react to a person", react, { ...self, cause: { kind: "person", who: them }, recalled: few }),
    one("react to a visitor", react, { ...self, cause: { kind: "person", who: visitor }, recalled: few }),
    one("react to a fire", react, { ...self, cause: fire, recalled: [] }),
    one("replan for a voice", replan, { ...self, occasion: { kind: "voice", text: "你要去竞选镇长" } }),
    one("speak first", speak, { ...self, others: [them], lines: [], recalled: few }),
    one("speak to a resident", speak, {
      ...self,
      others: [them],
      lines: [lineBy(them, "你好吗？")],
      recalled: few,
    }),
    one("speak to a visitor", speak, {
      ...self,
      others: [visitor],
      lines: [lineBy(visitor, "你是谁？")],
      recalled: few,
    }),
    one("ask-questions", askQuestions, { ...self, memories }),
    one("find-insights", findInsights, {
      ...self,
      questions: ["眼下什么最要紧？", "谁在身边？", "接下来呢？"],
      memories,
    }),
    one("after-talk with a resident", afterTalk, { ...self, others: [them], said: few.slice(1, 2) }),
    one("after-talk with a visitor", afterTalk, { ...self, others: [visitor], said: few.slice(2) }),
    one("interview", interviewStep, {
      ...self,
      question: "请介绍一下你自己。",
      asker: { id: "interviewer", name: "记者", visitor: false, about: "本地报纸的记者" },
      situation: null,
      recalled: few,
    }),
  ];
}

/** Place ids, keys and values of closed lists, times' form and what AI is called: these stay as they are. */
const kept = new RegExp(
  [...facts.map.places.keys(), '"[a-zA-Z-]+"', "“[a-zA-Z]+”", "JSON", "null", "true", "false", "HH:MM"].join("|"),
  "g",
);

describe("a question in a Chinese town", () => {
  it("begins with the rules and the places in Chinese", () => {
    expect(prefix(facts).replace(kept, "")).not.toMatch(/[A-Za-z]{3,}/);
    expect(prefix(facts)).toMatchSnapshot();
  });

  it("is Chinese but for ids and closed lists, and has no hole in it", () => {
    for (const persona of personas)
      for (const { name, step, input } of casesFor(persona)) {
        const text = step.text(input);
        expect(text, name).not.toMatch(/undefined|\[object|NaN|正在在|。。|，，/);
        expect(text.replace(kept, "").match(/[A-Za-z]{3,}/g) ?? [], `${name}: ${text}`).toEqual([]);
      }
  });

  it.each(casesFor(personas.find(({ id }) => id === "klaus-mueller")!).map((one) => [one.name, one] as const))(
    "%s reads well",
    (_, { step, input }) => {
      expect(step.text(input)).toMatchSnapshot();
    },
  );
});

describe("every Chinese stand-in's answer has its step's own shape and holds (design section 2.7)", () => {
  it.each(personas.map((persona) => [persona.name, persona] as const))("%s", (_, persona) => {
    for (const one of casesFor(persona))
      for (const seed of [1, 2]) {
        const { name, step, input } = one;
        const answer = answerOffline(one, randomFor(seed, name));
        const parsed = step.answer(input).safeParse(asGiven(answer));
        expect(parsed.success ? null : `${name}: ${z.prettifyError(parsed.error)}`).toBeNull();
        expect(step.check?.(answer, input, step.text(input)) ?? null, `${name}: ${JSON.stringify(answer)}`).toBeNull();
        for (const text of JSON.stringify(answer).match(/"[^"]*[\p{Script=Han}][^"]*"/gu) ?? [])
          expect(spokenIn("zh-CN", text), text).toBe(true);
      }
  });
});
