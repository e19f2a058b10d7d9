/** Interviews, their grader and the ablations (paper section 6), and what must never be said (6.5.2): two days really lived, offline. */

import { beforeAll, describe, expect, it } from "vitest";
import { at, facts, mindOf, personaOf, remembering, stateIn } from "../../../test/mind/minds.ts";
import { firstTwoDays } from "../../../test/town/first-two-days.ts";
import { offline, wholeOf } from "../../../test/town/living.ts";
import { clockText, minutes } from "../../clock/units.ts";
import { memoriesOf } from "../../mind/memory/stream.ts";
import { offlineOf } from "../../offline/offline.ts";
import { loadTown } from "../../town/file/definition.ts";
import { interviewed } from "../../town/looking/interviews.ts";
import { neverMet, type Posed, questionsFor, type Topic, talkedWith } from "../../town/looking/questions.ts";
import { type Lived, liveThrough } from "../lived.ts";
import { measures } from "../measures.ts";
import { measured, report } from "../report.ts";
import {
  type Answered,
  atEnd,
  conditionScores,
  interviewsHold,
  interviewTable,
  underAllConditions,
} from "./conduct.ts";
import { grade, times } from "./grade.ts";

let lived: Lived;
let answers: Map<string, Answered[]>;
let before: string;
beforeAll(async () => {
  lived = { ...(await firstTwoDays()), days: 2, seed: "1", model: offline, cpuMs: [] };
  before = wholeOf(lived.town.state);
  answers = await underAllConditions(lived.town, lived.seed);
}, 900_000);

const posed = (topic: Topic, more: Partial<Posed> = {}): Posed => ({
  kind: "memory",
  topic,
  text: "",
  role: null,
  situation: null,
  person: null,
  about: null,
  name: null,
  hour: null,
  ...more,
});

/** How an answer of a resident's is graded, in the town as the two days left it. */
const graded = (who: string, question: Posed, answer: string) =>
  grade(question, answer, { persona: personaOf(who), state: atEnd(lived.town.state), town: facts, who })?.right;

describe("the questions (paper appendix B)", () => {
  it("are twenty-five, five of each kind, and the same for the same seed", () => {
    const state = atEnd(lived.town.state);
    const questions = questionsFor(state, "klaus-mueller", facts, "1");
    const kinds = questions.map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(5);
    for (const kind of kinds) expect(kinds.filter((one) => one === kind)).toHaveLength(5);
    expect(questionsFor(state, "klaus-mueller", facts, "1")).toEqual(questions);
  });

  it("name people the resident has talked with, and one they have never met or heard of", () => {
    const state = atEnd(lived.town.state);
    for (const { id } of facts.personas.values()) {
      const questions = questionsFor(state, id, facts, "1");
      const met = questions.filter(({ topic }) => topic === "met").map(({ about }) => about);
      for (const who of met) expect(talkedWith(state, id, facts)).toContain(who);
      const unmet = questions.find(({ topic }) => topic === "never-met")!;
      if (unmet.about) expect(neverMet(state, id, facts)).toContain(unmet.about);
      expect(memoriesOf(state.minds.get(id)!.stream).some(({ text }) => text.includes(unmet.name!))).toBe(false);
    }
  });
});

describe("the grader", () => {
  const right: readonly (readonly [string, Posed, string, string])[] = [
    ["klaus-mueller", posed("introduction"), "I'm Klaus, a sociology student.", "I'm Klaus, nice to meet you."],
    ["klaus-mueller", posed("occupation"), "I'm a sociology student.", "I'm a baker."],
    ["klaus-mueller", posed("interests"), "My research paper, and fairness.", "I like golf and motor racing."],
    ["klaus-mueller", posed("household"), "With Maria, Wolfgang and Ayesha.", "With Maria and Wolfgang."],
    ["klaus-mueller", posed("household"), "Maria, Wolfgang and Ayesha.", "Maria, Wolfgang, Ayesha and Tom."],
    ["isabella-rodriguez", posed("household"), "I live alone.", "With my cat."],
    [
      "klaus-mueller",
      posed("weekday"),
      "Up at seven, then writing the research paper in the library.",
      "Up at four, then writing the research paper in the library.",
    ],
    [
      "klaus-mueller",
      posed("met", { about: "maria-lopez" }),
      "Maria is a close friend of mine.",
      "I don't know any Maria.",
    ],
    [
      "klaus-mueller",
      posed("met", { about: "maria-lopez" }),
      "A friend from the dorm.",
      'Maria told me, "The moon is made of cheese."',
    ],
    [
      "klaus-mueller",
      posed("never-met", { name: "Walter Kessler" }),
      "I don't know any Walter Kessler.",
      "Walter is an old friend.",
    ],
    [
      "sam-moore",
      posed("never-met", { name: "Walter Kessler" }),
      "There's no Walter Kessler here that I know of.",
      "There's a Walter Kessler in the next street.",
    ],
    ["sam-moore", posed("mayor"), "I'm running myself.", "I don't know."],
    ["isabella-rodriguez", posed("party"), "I gave it: at the cafe, from five to seven.", "I don't know of any party."],
    ["isabella-rodriguez", posed("party"), "I gave it, from five to seven.", "I gave it, in the evening."],
    ["klaus-mueller", posed("breakfast-burns"), "Turn off the stove and begin again.", "I'd write a poem."],
    ["klaus-mueller", posed("bathroom-taken"), "I'd wait my turn.", "I'd go in."],
    ["klaus-mueller", posed("fridge-empty"), "I'd go to the shop.", "I'd cook dinner."],
    ["klaus-mueller", posed("friend-passes"), "I'd say hello.", "I'd look at my shoes."],
    ["klaus-mueller", posed("street-fire"), "I'd call for help.", "I'd take a photograph."],
  ];

  it.each(right.map(([who, question, good, bad]) => ({ who, question, good, bad, topic: question.topic })))(
    "$topic, of $who: $good, and not: $bad",
    ({ who, question, good, bad }) => {
      expect([graded(who, question, good), graded(who, question, bad)]).toEqual([true, false]);
    },
  );

  it("holds what is planned against the plan: the doing, the place, and being asleep", () => {
    const { plan } = lived.town.state.minds.get("isabella-rodriguez")!;
    const chunk = plan!.chunks.find(({ from, to }) => from <= 1440 + 1080 && to > 1440 + 1080)!;
    const evening = posed("plan", { hour: 18 });
    expect(graded("isabella-rodriguez", evening, `I'll be ${chunk.doing}.`)).toBe(true);
    expect(graded("isabella-rodriguez", evening, `I'll be ${chunk.doing}, at Oak Hill College.`)).toBe(false);
    expect(graded("isabella-rodriguez", evening, "I'll be asleep.")).toBe(false);
    expect(graded("isabella-rodriguez", posed("plan", { hour: 3 }), "Asleep.")).toBe(true);
    expect(graded("isabella-rodriguez", posed("plan", { hour: 3 }), "Serving customers.")).toBe(false);
  });

  it("does not grade what cannot be graded by code", () => {
    expect(graded("klaus-mueller", posed("reflection"), "The library.")).toBeUndefined();
  });

  it("who has heard of no candidate must not name one, and who has must not deny it", () => {
    const state = atEnd(lived.town.state);
    const knowing = [...state.minds].map(([id, { stream }]) => ({
      id,
      knows: memoriesOf(stream).some(({ stories }) => stories.includes("candidacy")),
    }));
    const [one] = knowing.filter(({ id, knows }) => knows && id !== "sam-moore");
    expect(graded(one!.id, posed("mayor"), "Sam Moore is.")).toBe(true);
    expect(graded(one!.id, posed("mayor"), "I haven't heard of anybody.")).toBe(false);
    const fresh = stateIn({});
    const of = { persona: personaOf("klaus-mueller"), state: fresh, town: facts, who: "klaus-mueller" };
    expect(grade(posed("mayor"), "I don't know.", of)?.right).toBe(true);
    expect(grade(posed("mayor"), "Sam Moore is.", of)?.right).toBe(false);
  });
});

describe("interviews offline from the end state of two days (paper section 6)", () => {
  const of = (condition: string) => conditionScores([answers]).find((one) => one.condition === condition)!;

  it("are 500 gradings, at least 95 % right, and names never met are never known", () => {
    const wrong = answers.get("full")!.filter(({ right }) => right === false);
    expect(of("full").graded).toBe(500);
    expect(of("full").all, interviewTable(conditionScores([answers]), wrong)).toBeGreaterThanOrEqual(0.95);
    expect(of("full").neverMet).toBe(1);
  });

  it("get worse where memory is withheld, and nowhere better (section 6.2)", () => {
    expect(interviewsHold(conditionScores([answers])).filter(({ holds }) => !holds)).toEqual([]);
    const [full, noPlans] = [of("full"), of("no reflection, no planning")];
    expect(full.byKind.plans! - noPlans.byKind.plans!).toBeGreaterThan(0.1);
    expect(noPlans.byKind.memory! - of("no observation, reflection, planning").byKind.memory!).toBeGreaterThan(0.2);
    expect(of("no observation, reflection, planning").byKind["self-knowledge"]).toBe(1);
  });

  it("answer from reflections only where there are any: without them nobody has an idea for a present", () => {
    const presents = (condition: string) =>
      answers.get(condition)!.filter(({ posed }) => posed.topic === "reflection" && /present/.test(posed.text));
    const ideas = (condition: string) => presents(condition).filter(({ answer }) => !/no idea|don't know/.test(answer));
    expect(presents("full")).toHaveLength(25);
    expect(ideas("full").length).toBeGreaterThan(ideas("no reflection").length + 5);
  });

  it("leave the town as it was: no stamp, no turn, no chance of its own", async () => {
    expect(wholeOf(lived.town.state)).toBe(before);
    const questions = [{ text: "Who are you?", role: "a reporter", situation: null, person: null }];
    const ask = (id: string) =>
      interviewed(lived.town.state, lived.town.means, { id, who: "klaus-mueller", withheld: new Set() }, questions);
    expect(await ask("a")).toEqual(await ask("a"));
  });
});

describe("honest memory (paper section 6.5.2)", () => {
  it("who holds a memory of the party never denies it, and knows both its time and their own part", () => {
    const party = answers.get("full")!.filter(({ posed }) => posed.topic === "party");
    expect(party).toHaveLength(25);
    expect(party.filter(({ right }) => !right).map(({ who, answer, why }) => [who, answer, why])).toEqual([]);
  });

  it("no name, place or hour is in an answer that the resident does not hold", () => {
    const state = atEnd(lived.town.state);
    const invented = answers.get("full")!.flatMap(({ who, posed, answer }) => {
      const persona = [...facts.personas.values()].find(({ name }) => name === who)!;
      const mind = state.minds.get(persona.id)!;
      const stream = memoriesOf(mind.stream)
        .map(({ text }) => text)
        .join("\n");
      const own = JSON.stringify([persona, mind.plan?.chunks, mind.commitments, [...mind.ties], [...mind.map.places]]);
      const held = `${stream}\n${own}\n${posed.text}`;
      const names = [...facts.personas.values()]
        .map(({ name }) => name.split(" ")[0]!)
        .filter((first) => new RegExp(`\\b${first}\\b`).test(answer) && !new RegExp(`\\b${first}\\b`).test(held));
      const places = [...facts.map.places.values()]
        .filter(({ id, name }) => answer.includes(name) && !held.includes(name) && !held.includes(`"${id}"`))
        .map(({ name }) => name);
      const hours = [persona.wake, persona.sleep]
        .concat(persona.work?.hours.flatMap(({ from, to }) => [from, to]) ?? [])
        .concat([persona.meals.breakfast, persona.meals.lunch, persona.meals.dinner].flatMap((meal) => meal?.at ?? []))
        .concat(mind.plan?.chunks.flatMap(({ from, to }) => [from, to]) ?? [])
        .concat(mind.commitments.flatMap(({ from, to }) => [from ?? [], to ?? []].flat()))
        .concat(posed.hour === null ? [] : minutes(posed.hour * 60))
        .map((minute) => minute % 1440);
      const inStream = times(stream.toLowerCase()).flat();
      const unknown = times(answer.replace(/"[^"]*"/g, "")).filter(
        (said) => !said.some((minute) => [...hours, ...inStream].some((one) => Math.abs(one - (minute % 1440)) <= 15)),
      );
      return [...names, ...places, ...unknown.map(([minute]) => clockText(minutes(minute!)))].map(
        (what) => `${who}: "${answer}" has ${what}`,
      );
    });
    expect(invented).toEqual([]);
  });

  const ask = async (who: string, text: string, mind = mindOf(who)) => {
    const state = stateIn({ now: at(12), people: { [who]: {} } });
    const questions = [{ text, role: null, situation: null, person: null }];
    const town = { ...state, minds: new Map(state.minds).set(who, mind) };
    const [one] = await interviewed(town, lived.town.means, { id: "honest", who, withheld: new Set() }, questions);
    return one!.answer;
  };

  it("Adam Smith speaks of his own book, not of a namesake's", async () => {
    for (const question of [
      "Aren't you the famous economist Adam Smith?",
      "What is your book about?",
      "Did you write The Wealth of Nations?",
    ]) {
      const answer = await ask("adam-smith", question);
      expect(answer, question).not.toMatch(/wealth|nations|invisible hand|econom(?:y|ics)\b|yes,? I wrote/i);
      expect(answer, question).toMatch(/book on creativity|a new idea comes from|philosopher/);
    }
  });

  it("Yuriko knows her neighbour Adam as a philosopher, and not as the economist", async () => {
    const answer = await ask("yuriko-yamamoto", "Who is Adam Smith?");
    expect(answer).not.toMatch(/economist|wealth of nations|18th|invisible hand/i);
  });

  it("Rajiv, who has heard of the candidacy, does not deny it; Rajiv, who has not, does", async () => {
    const question = "Have you heard of any candidates in the upcoming election?";
    const told = remembering(mindOf("rajiv-patel"), {
      text: 'Latoya Williams said to Rajiv Patel: "Sam Moore is running for mayor next month."',
      subjects: ["latoya-williams", "rajiv-patel"],
      source: { how: "heard", from: "latoya-williams", line: "talk-1/1", rests: ["latoya-williams#9"] },
      speaker: "latoya-williams",
      stories: ["candidacy"],
    });
    expect(await ask("rajiv-patel", question, told)).toMatch(/Sam/);
    expect(await ask("rajiv-patel", question)).not.toMatch(/Sam/);
  });
});

describe("the report of the same two days", () => {
  it("has a number for every line, and what must never happen did not", async () => {
    const lines = report(measures, [await measured(measures, lived)]);
    expect(lines.filter(({ value }) => value === null).map(({ name }) => name)).toEqual([
      "processor time, day 7 / day 2",
    ]);
    const hard = lines.filter(({ name }) => /violations|citations|tile|repeated|alike/.test(name));
    expect(hard.map(({ name, holds }) => [name, holds])).toEqual(hard.map(({ name }) => [name, true]));
  });

  it("counts what each day cost, and the same days come of it", async () => {
    const small = await loadTown("pellow-cove");
    const { cpuMs, events, summary } = await liveThrough(small, 2, "1", { model: offline, offline: offlineOf }, 5);
    expect(cpuMs).toHaveLength(2);
    expect(Math.min(...cpuMs)).toBeGreaterThan(0);
    expect(events).toHaveLength(summary.events);
  });
});
