/**
 * Any question of any resident's mind, as it stands at a town's present minute: asked by the mind's own verbs over the town's state, so
 * that it holds exactly what the mind would have been given. What would not be asked just now is brought about, and said so.
 */

import type { z } from "zod";
import { clockText, DAY, later } from "../../clock/units.ts";
import { inLanguage, languageOf } from "../../language/language.ts";
import { rateIfDue } from "../../mind/memory/rate.ts";
import { memoryOf } from "../../mind/memory/remember.ts";
import { append, memoriesOf } from "../../mind/memory/stream.ts";
import type { DayPlan, Mind } from "../../mind/mind.ts";
import type { Persona } from "../../mind/persona.ts";
import { decomposeIfNeeded, planIfNeeded } from "../../mind/plan/live-plan.ts";
import { livedDay, wakingDay } from "../../mind/plan/plan.ts";
import { prefix } from "../../mind/questions/phrases.ts";
import type { InputOf, QuestionName, QuestionOf } from "../../mind/questions/questions.ts";
import { ratePoignancy } from "../../mind/questions/rate-poignancy.ts";
import { type Cause, react } from "../../mind/questions/react.ts";
import { replan } from "../../mind/questions/replan.ts";
import { REFLECTION_THRESHOLD, reflectIfDue } from "../../mind/reflect.ts";
import { selfOf } from "../../mind/self.ts";
import { afterwards, happened } from "../../mind/talk/afterwards.ts";
import { nextLine, recallFor } from "../../mind/talk/converse.ts";
import { interview } from "../../mind/talk/interview.ts";
import type { Thinking } from "../../mind/thinking.ts";
import type { Talk } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import { mayMend, remedyOf } from "../../world/remedies.ts";
import { UserError } from "../../world/user-error.ts";
import { peopleIn, personOf, stateOf, type World } from "../../world/world.ts";
import type { TownState } from "../state.ts";
import { type Means, thinkingOver } from "../thinking.ts";

/** A question as a model would be sent it. */
export interface Rendered {
  readonly step: string;
  readonly tier: string;
  readonly maxTokens: number;
  /** The beginning that all questions of the town share. */
  readonly prefix: string;
  readonly text: string;
  readonly answer: z.ZodType;
  /** What was brought about so that it is asked, in sentences. */
  readonly assumed: readonly string[];
}

/** Who is asked, and with whom they have to do. */
export interface Asked {
  readonly state: TownState;
  readonly means: Means;
  readonly persona: Persona;
  /** Somebody to talk with, or null for whoever is there. */
  readonly with: PersonId | null;
  /** The plan of the day before, or null on the first. */
  readonly yesterday: DayPlan | null;
}

/** A resident awake at the present minute, and somebody to have to do with. */
interface Scene {
  readonly mind: Mind;
  readonly persona: Persona;
  readonly thinking: Thinking;
  readonly other: { readonly id: PersonId; readonly name: string };
  /** The other was brought here. */
  readonly brought: boolean;
  readonly yesterday: DayPlan | null;
  assume(sentence: string): void;
}

/** What is said where nobody has said anything yet. */
const examplesIn = ({ town }: Thinking) =>
  inLanguage(town.language, {
    en: {
      thought: "You should take a walk before the day is over",
      again: "Shall we meet here again tomorrow?",
      question: "Give an introduction of yourself.",
    },
    "zh-CN": { thought: "今天结束之前，你该出去走走", again: "明天还在这儿见，好吗？", question: "请介绍一下你自己。" },
  });

/** How each step is brought to ask its question. */
const asking: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
  "plan-day": ({ mind, persona, thinking, yesterday, assume }) => {
    const day = livedDay(persona, thinking.now);
    const { wake } = wakingDay(persona, day);
    if (thinking.now < wake) assume(`it is ${clockText(wake)} already, when ${persona.name} gets up`);
    if (mind.plan?.day === day) assume("the day is not planned yet");
    const now = later(thinking.now, Math.max(0, wake - thinking.now));
    return planIfNeeded({ ...mind, plan: yesterday }, persona, { ...thinking, now });
  },
  decompose: async ({ mind, persona, thinking, assume }) => {
    if (!mind.plan) throw new UserError("no-plan", `${persona.name} has no plan yet at that minute to take apart.`);
    const open = mind.plan.chunks.some((chunk) => chunk.to - Math.max(chunk.from, thinking.now) >= 5);
    if (!open) throw new UserError("no-plan", `Nothing is left of ${persona.name}'s day at that minute.`);
    if (mind.plan.actions.length > 0) assume("nothing of the plan is taken apart yet");
    const from = Math.max(thinking.now, mind.plan.chunks[0]!.from);
    return decomposeIfNeeded({ ...mind, plan: { ...mind.plan, actions: [] } }, persona, {
      ...thinking,
      now: from as Thinking["now"],
    });
  },
  react: async ({ mind, persona, thinking, other, brought, assume }) => {
    const odd = brought ? oddObject(mind, thinking) : null;
    if (odd === null && brought) assume(`${other.name} is there and is noticed`);
    const cause: Cause = odd ?? { kind: "person", who: other.id };
    const recalled = odd ? [] : await recallFor(mind, [other.id], null, false, thinking);
    return thinking.ask(react, { ...selfOf(mind, persona, thinking), cause, recalled }, mind.id);
  },
  replan: ({ mind, persona, thinking, assume }) => {
    const intent = mind.intents.findLast((one) => one.since > 0);
    const text = intent?.text ?? examplesIn(thinking).thought;
    assume(intent ? "the inner voice says again what it said last" : `the inner voice says "${text}"`);
    const occasion = { kind: "voice", text } as const;
    return thinking.ask(replan, { ...selfOf(mind, persona, thinking), occasion }, mind.id);
  },
  speak: ({ mind, persona, thinking, other, assume }) => {
    const { world, now } = thinking;
    const me = personOf(world, mind.id);
    const talk = me.talk ? world.talks.get(me.talk) : undefined;
    if (!talk?.members.includes(other.id)) assume(`a talk with ${other.name} is about to begin`);
    const begun: Talk = {
      id: "talk-0",
      spot: me.spot,
      members: [mind.id, other.id],
      lines: [],
      began: now,
      next: mind.id,
      withPerson: false,
    };
    return nextLine(mind, persona, talk?.members.includes(other.id) ? talk : begun, thinking, null, 1);
  },
  "after-talk": ({ mind, persona, thinking, other, assume }) => {
    const said = memoriesOf(mind.stream).filter((memory) => memory.scene !== null);
    const last = said.findLast((memory) => memory.speaker === other.id);
    const talk = said.filter((memory) => memory.scene === last?.scene);
    if (last?.scene && happened(mind, talk, [other.id])) {
      assume(`the last talk with ${other.name} is just over`);
      return afterwards(mind, persona, last.scene, [other.id], thinking);
    }
    assume(`${other.name} has just asked to meet here again tomorrow, and gone on`);
    const { place } = personOf(thinking.world, mind.id).spot;
    const what = { kind: "meet", place, from: later(thinking.now, DAY) } as const;
    const asked = memoryOf(
      mind,
      {
        text: languageOf(thinking.town.language).told.said(other.name, [persona.name], examplesIn(thinking).again),
        subjects: [other.id, mind.id],
        source: { how: "heard", from: other.id, line: "talk-0/1", rests: [] },
        scene: "talk-0",
        speaker: other.id,
        episode: { kind: "said", acts: [{ act: "propose", proposal: "talk-0/1.1", what }] },
      },
      thinking.now,
    );
    const heard = { ...mind, stream: append(mind.stream, asked, null) };
    return afterwards(heard, persona, "talk-0", [other.id], thinking);
  },
  "rate-poignancy": async ({ mind, persona, thinking, assume }) => {
    const asked = await rateIfDue({ ...mind, ratedAt: later(thinking.now, -360) }, persona, thinking);
    if (asked.events.length > 0) return asked;
    assume("the latest observations are rated, whether or not the rule is sure of them");
    const memories = memoriesOf(mind.stream)
      .filter(({ kind }) => kind === "observation")
      .slice(-8);
    return thinking.ask(ratePoignancy, { ...selfOf(mind, persona, thinking), memories }, mind.id);
  },
  interview: ({ mind, persona, thinking, assume }) => {
    const question = { text: examplesIn(thinking).question, role: null, situation: null, person: null };
    assume(`somebody asks ${persona.name}: "${question.text}"`);
    return interview(mind, persona, question, thinking);
  },
  "ask-questions": reflecting,
  "find-insights": reflecting,
};

function reflecting({ mind, persona, thinking, assume }: Scene): Promise<unknown> {
  if (mind.sum <= REFLECTION_THRESHOLD)
    assume(`enough has happened for a reflection (${Math.round(mind.sum)} of ${REFLECTION_THRESHOLD} so far)`);
  return reflectIfDue({ ...mind, sum: REFLECTION_THRESHOLD + 1 }, persona, thinking);
}

/** Something amiss where the resident is, as they would notice it. */
function oddObject(mind: Mind, thinking: Thinking): Cause | null {
  const { world } = thinking;
  const { spot } = personOf(world, mind.id);
  for (const [object, { spot: there }] of world.map.objects) {
    const state = stateOf(world, object);
    if (there.place !== spot.place || !state.odd) continue;
    const remedy = remedyOf(world, object);
    return {
      kind: "odd-object",
      object,
      state: state.text,
      remedy,
      may: mayMend(world.map, mind.id, object, remedy),
    };
  }
  return null;
}

/** The steps that can be rendered, in the order of a day. */
export const askableSteps: readonly string[] = Object.keys(asking);

/** Renders a step's question. @throws UserError for an unknown step, and where nothing could be asked. */
export async function questionAt(step: string, asked: Asked): Promise<Rendered> {
  const { state, means, persona, yesterday } = asked;
  const ask = asking[step];
  if (!ask) throw new UserError("no-step", `There is no step "${step}". There are ${askableSteps.join(", ")}.`);
  const assumed: string[] = [];
  const assume = (sentence: string) => void (assumed.includes(sentence) || assumed.push(sentence));
  const { world, other, brought } = company(asked, assume);
  const thinking = thinkingOver(state, world, "prompt", means, new Map());
  let rendered: Rendered | null = null;
  const listening: Thinking = {
    ...thinking,
    ask: <N extends QuestionName>(
      one: QuestionOf<N>,
      input: InputOf<N>,
      who: PersonId,
      options?: Parameters<Thinking["ask"]>[3],
    ) => {
      if (one.name === step)
        rendered ??= {
          step,
          tier: one.tier,
          maxTokens: one.maxTokens,
          prefix: prefix(thinking.town),
          text: one.text(input),
          answer: one.answer(input),
          assumed,
        };
      return thinking.ask(one, input, who, options);
    },
  };
  const mind = state.minds.get(persona.id)!;
  await ask({ mind, persona, thinking: listening, other, brought, yesterday, assume });
  if (rendered === null)
    throw new UserError("not-asked", `${step} is not asked of ${persona.name} at that minute, whatever one assumes.`);
  return rendered;
}

/** The world with the resident awake and somebody beside them: whom one names, who is in a talk with them or near, else who is closest. */
function company({ state, means, persona, with: named }: Asked, assume: (sentence: string) => void) {
  const me = personOf(state.world, persona.id);
  const mind = state.minds.get(persona.id)!;
  if (me.asleep) assume(`${persona.name} is awake`);
  const talk = me.talk ? state.world.talks.get(me.talk) : undefined;
  const near = peopleIn(state.world, me.spot.place).filter((one) => one.id !== me.id && !one.asleep && !one.walk);
  const closest = [...mind.ties].sort((a, b) => b[1].warmth - a[1].warmth)[0]?.[0];
  const anybody = [...means.town.personas.keys()].find((id) => id !== me.id)!;
  const id = named ?? talk?.members.find((one) => one !== me.id) ?? near[0]?.id ?? closest ?? anybody;
  const there = personOf(state.world, id);
  const brought = !talk?.members.includes(id) && !near.some((one) => one.id === id);
  const people = new Map(state.world.people)
    .set(me.id, { ...me, asleep: false })
    .set(id, brought ? { ...there, spot: me.spot, walk: null, talk: null, asleep: false } : there);
  const world: World = { ...state.world, people };
  return { world, other: { id, name: there.name }, brought };
}
