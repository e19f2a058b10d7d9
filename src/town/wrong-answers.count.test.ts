/**
 * Every answer is checked (issue 3, Every model answer is checked): each step of the mind meets everything a model can get wrong, over
 * HTTP and the real SDK, while a small town lives its days. The days go on, nothing of it is kept, said or done, and the log says so.
 */

import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { randomOf, synthesise } from "../../test/provider/synthesise.ts";
import { type ChatBody, startTestProvider, type TestProvider } from "../../test/provider/test-provider.ts";
import { of } from "../../test/town/lived.ts";
import { offline } from "../../test/town/living.ts";
import { questions } from "../mind/questions/questions.ts";
import type { Step } from "../mind/step.ts";
import type { Interviewed } from "../mind/talk/interview.ts";
import type { Model } from "../model/model.ts";
import type { JsonSchema } from "../model/openai/strict-schema.ts";
import { buildModel } from "../model/provider.ts";
import { offlineOf } from "../offline/offline.ts";
import type { TownEvent } from "../world/events.ts";
import { activities } from "../world/kinds.ts";
import { loadTown } from "./file/definition.ts";
import { interviewed } from "./looking/interviews.ts";
import { runSimulation } from "./simulation.ts";
import type { Town } from "./town.ts";

/** What nobody would write by chance: where it turns up, a wrong answer was kept. */
const MARK = "zqxv";
const GOOD = "It is a calm day by the water.";
const definition = await loadTown("pellow-cove");

/** Every step there is, found by listing the folder. */
const folder = new URL("../mind/questions/", import.meta.url);
const modules = await Promise.all(
  readdirSync(folder)
    .filter((name) => /^[a-z-]+\.ts$/.test(name))
    .map(async (name) => Object.values((await import(new URL(name, folder).href)) as object)),
);
const isStep = (value: unknown): value is Step<string, unknown, unknown> =>
  typeof value === "object" && value !== null && "maxTokens" in value && "tier" in value;
const steps = modules.flat().filter(isStep);

const isActivity = (list: unknown): boolean => JSON.stringify(list) === JSON.stringify(activities);

/** A good answer with its free texts, enumerated words and numbers replaced; lists as long as asked for. */
function filled(body: ChatBody, by: { text?: string; word?: string; number?: number; items?: number }): unknown {
  const schema = body.response_format!.json_schema!.schema;
  const change = (part: JsonSchema): JsonSchema => {
    if (Array.isArray(part)) return part.map(change) as never;
    if (typeof part !== "object" || part === null) return part;
    // An activity that is none is mended from the words beside it (`questions/activity.test.ts`): nothing falls back for it.
    if (part.enum) return by.word === undefined || isActivity(part.enum) ? part : { const: by.word };
    const kinds = [part.type].flat();
    // What is not wanted is not looked at: "change" and "ends" are true.
    if (kinds.includes("boolean")) return { const: true };
    if (kinds.includes("string") && !/\\d|HH:MM/.test(`${part.pattern} ${part.description}`))
      return { const: by.text ?? GOOD };
    if (by.number !== undefined && kinds.some((kind) => kind === "number" || kind === "integer"))
      return { const: by.number };
    const long = by.items !== undefined && part.type === "array" ? { minItems: by.items, maxItems: by.items } : {};
    const inner = Object.entries(part).map(([key, value]) => [key, change(value as JsonSchema)]);
    return { ...Object.fromEntries(inner), ...long };
  };
  return synthesise(change(schema), randomOf(JSON.stringify(body.messages)));
}

/** Where the asked shape has no place for what is wrong, words that are no JSON stand for it. */
const orElse = (value: unknown, holds: boolean): unknown => (holds ? value : `Well, ${MARK}, let me see.`);
const withText = (text: string) => (body: ChatBody) => {
  const value = filled(body, { text });
  return orElse(value, JSON.stringify(value).toLowerCase().includes(MARK));
};
const unnamed = ({ messages }: ChatBody) =>
  definition.personas.find(({ name }) => !messages[1]!.content.includes(name.split(" ")[0]!))?.name ?? null;

/** Steps whose words may begin with anybody's name. */
const openSubject = new Set(["speak", "react", "ask-questions", "interview"]);

/** Everything that can be wrong with an answer. Null: in this question there is nobody to name, or anybody may be; garbage goes instead. */
const wrongs: Readonly<Record<string, (body: ChatBody, step: string) => unknown>> = {
  garbage: () => `;;{{ ${MARK} ]]`,
  "cut-off JSON": (body) => JSON.stringify(filled(body, { text: `A word of ${MARK} and more` })).slice(0, -7),
  empty: () => "",
  "a refusal": () => `I'm sorry, I can't help with that. ${MARK}`,
  "a refusal in the asked shape": withText(`I'm sorry, but I can't help with that request, ${MARK}.`),
  "a word that is not on the list": (body) => {
    const value = filled(body, { word: MARK });
    return orElse(value, JSON.stringify(value).includes(MARK));
  },
  "out of range": (body) => filled(body, { number: 99_999, items: 60 }),
  "nothing in the lists": (body) => {
    const value = filled(body, { text: `@here ${MARK}`, items: 0 });
    return orElse(value, JSON.stringify(value).includes("[]"));
  },
  "another resident speaking": withText(`${definition.personas[0]!.name}: Good morning from ${MARK}.`),
  "another resident as the subject": (body, step) => {
    // A line or a question may well begin with any name; what is done, kept and concluded may not be another's.
    const name = openSubject.has(step) ? null : unnamed(body);
    return name === null ? null : withText(`${name} is ${MARK} today`)(body);
  },
  "ten thousand characters": withText(`${MARK} is a word among others. `.repeat(400)),
  markup: withText(`**Look** at the <b>${MARK}</b>`),
  "everybody's mention": withText(`Come here @everyone, says ${MARK}`),
  "a member's mention": withText(`Ask <@123456789012345678> about ${MARK}`),
  "another language": withText(`今天的天气很好，我想去海边走一走，然后回家做饭。${MARK}`),
};

let provider: TestProvider;
/** What the question with this text is answered with; both times it is asked. */
const answers = new Map<string, { readonly step: string; kind: string }>();
const open: Record<string, Set<string>> = {};

beforeAll(async () => {
  provider = await startTestProvider({
    answer: (body) => {
      const given = answers.get(body.messages[1]!.content)!;
      const answer = wrongs[given.kind]!(body, given.step);
      if (answer !== null) return answer;
      if (!openSubject.has(given.step)) open[given.step]!.add(given.kind);
      given.kind = "garbage";
      return wrongs.garbage!(body, given.step);
    },
  });
});
afterAll(() => provider.close());

/** A town where one step is asked of the server until it has got everything wrong, and all else is thought offline. */
function wrongIn(step: string): { model: Model; asked: () => number } {
  const online = buildModel(
    {
      apiKey: "test",
      baseURL: provider.baseURL,
      routine: "gpt-5-nano",
      deep: "gpt-5-mini",
      embedding: "",
      namesGiven: true,
      dailyBudgetUsd: 1000,
      vectorsPath: fileURLToPath(new URL("../../data/word-vectors.bin", import.meta.url)),
    },
    { onNotice: () => {}, wait: async () => {} },
  );
  let asked = 0;
  return {
    asked: () => asked,
    model: {
      name: "offline",
      embed: offline.embed,
      ask: async (question) => {
        const kind = question.step === step ? [...open[step]!][0] : undefined;
        if (kind === undefined) return offline.ask(question);
        asked++;
        open[step]!.delete(kind);
        answers.set(question.text, { step, kind });
        return online.ask(question);
      },
    },
  };
}

const threeQuestions = ["Who are you?", "What did you do today?", "Whom do you like best?"].map((text) => ({
  text,
  role: null,
  situation: null,
  person: null,
}));

describe("a model that gets everything wrong", () => {
  it("is asked every step there is", () => {
    expect(new Set(steps.map(({ name }) => name))).toEqual(new Set(questions.map(({ name }) => name)));
  });

  it.each(steps.map(({ name }) => [name] as const))("at %s: the days go on without any of it", async (step) => {
    open[step] = new Set(Object.keys(wrongs));
    let questions = 0;
    for (let seed = 1; open[step].size > 0 && seed <= 8; seed++) {
      const { model, asked } = wrongIn(step);
      const events: TownEvent[] = [];
      let town: Town | null = null;
      const thought = { at: 600, line: 1, who: "x", whisper: "" };
      const acts =
        step === "replan"
          ? definition.personas.flatMap(({ name }, i) =>
              [1, 2, 3, 4].map((n) => ({
                ...thought,
                at: (540 + 100 * n + i) as never,
                who: name,
                whisper: `You should look at the sea ${n} times`,
              })),
            )
          : [];
      const summary = await runSimulation({
        definition,
        days: 1,
        seed: `${seed}`,
        step: 5,
        model,
        offline: offlineOf,
        acts: acts.sort((a, b) => a.at - b.at),
        silent: false,
        out: null,
        say: () => {},
        watch: ({ events: turn }) => void events.push(...turn),
        ended: (ended) => {
          town = ended;
        },
      });
      // Interviews are no part of a day: each resident is asked at its end, and what came of it stands for the event.
      const interviews: Interviewed[] = [];
      for (const { id: who } of step === "interview" ? definition.personas : []) {
        const about = { id: `${who}-${seed}`, who, withheld: new Set<never>() };
        interviews.push(...(await interviewed(town!.state, town!.means, about, threeQuestions)));
      }
      expect(summary.ticks).toBeGreaterThan(100);
      const asleep = of(events, "resident-slept").map(({ who }) => who);
      expect(new Set(asleep).size, "everybody gets to bed").toBeGreaterThanOrEqual(4);
      const told = [
        ...of(events, "answer-fell-back").filter((one) => one.step === step),
        ...of(events, "result-dropped").filter((one) => one.what === step || one.what === "insight"),
        ...interviews.filter(({ by, rests }) => by === "stand-in" || rests.length === 0),
      ];
      expect(told.length, "each of them is told").toBeGreaterThanOrEqual(asked());
      expect(JSON.stringify(interviews).toLowerCase()).not.toContain(MARK);
      expect(events.filter((event) => JSON.stringify(event).toLowerCase().includes(MARK))).toEqual([]);
      questions += asked();
    }
    expect([...open[step]], "everything was tried").toEqual([]);
    expect(questions).toBeGreaterThanOrEqual(Object.keys(wrongs).length);
  });
});
