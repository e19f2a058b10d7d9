/** Reflection (paper section 4.2): past a sum of 150, three questions, up to five insights with the statements they rest on. */
import { describe, expect, it } from "vitest";
import { at, mindOf, personaOf, remembering, thinkingIn } from "../../test/mind/minds.ts";
import { scriptedModel } from "../../test/model/scripted.ts";
import { remember } from "./memory/remember.ts";
import { accessedAt, memoriesOf } from "./memory/stream.ts";
import type { Mind } from "./mind.ts";
import { REFLECTION_THRESHOLD, REFLECTION_WINDOW, reflectIfDue } from "./reflect.ts";

const me = personaOf("klaus-mueller");
const now = at(18);
const many = Array.from({ length: 120 }, (_, i) => ({
  text: `Klaus Mueller is writing page ${i} of his paper`,
  source: { how: "did" as const },
  at: at(8, i),
}));
const due: Mind = { ...remembering(mindOf(me.id), ...many), sum: 151 };
const questions = ["What is Klaus Mueller devoted to?", "Who matters to Klaus Mueller?", "How does the paper go?"];
const summary = { core: "Klaus is diligent.", occupation: "He studies.", feeling: "He is hopeful." };
const insight = (text: string, ...because: number[]) => ({ insight: text, because });
const think = (insights: readonly unknown[], more: Record<string, unknown> = {}) => {
  const model = scriptedModel({ "ask-questions": { questions }, "find-insights": { insights, ...summary, ...more } });
  return { model, thinking: thinkingIn({ now, model, people: { [me.id]: {} } }) };
};
const reflections = (mind: Mind) => memoriesOf(mind.stream).filter((memory) => memory.kind === "reflection");

describe("when", () => {
  it("is past 150, and counts from new then", async () => {
    expect(REFLECTION_THRESHOLD).toBe(150);
    expect(REFLECTION_WINDOW).toBe(100);
    const { model, thinking } = think([insight("Klaus Mueller loves his paper", 1)]);
    const early = { ...due, sum: 150 };
    expect(await reflectIfDue(early, me, thinking)).toEqual({ mind: early, events: [] });
    expect(model.calls).toEqual([]);
    expect((await reflectIfDue(due, me, thinking)).mind.sum).toBe(0);
  });

  it("sums the poignancy of observations, not of plans and insights", async () => {
    const note = (kind: "observation" | "plan" | "reflection", poignancy: number) => ({
      kind,
      poignancy,
      text: kind,
      subjects: [],
      source: { how: "saw" as const },
    });
    const { mind } = await remember(
      { ...due, sum: 0 },
      [note("observation", 7), note("plan", 5), note("reflection", 8), note("observation", 2)],
      think([]).thinking,
    );
    expect(mind.sum).toBe(9);
  });
});

describe("what", () => {
  it("asks two questions of the model: over the hundred latest, then over what each question brings to mind", async () => {
    const { model, thinking } = think([insight("Klaus Mueller loves his paper", 1, 2)]);
    await reflectIfDue(due, me, thinking);
    expect(model.calls.map((call) => call.step)).toEqual(["ask-questions", "find-insights"]);
    expect(model.calls[0]?.text).toContain("100. Klaus Mueller is writing page 119");
    expect(model.calls[0]?.text).not.toContain("101. ");
    expect(model.calls[0]?.text).not.toContain("page 19 ");
    for (const question of questions) expect(model.calls[1]?.text).toContain(question);
  });

  it("keeps each insight with its evidence, renews who I am, and stamps what came to mind", async () => {
    const { mind, events } = await reflectIfDue(
      due,
      me,
      think([insight("Klaus Mueller loves his paper", 2, 1, 2)]).thinking,
    );
    const [kept] = reflections(mind);
    expect(kept).toMatchObject({
      text: "Klaus Mueller loves his paper",
      source: { how: "concluded" },
      depth: 1,
      created: now,
    });
    expect(kept?.evidence).toHaveLength(2);
    const ids = memoriesOf(due.stream).map((memory) => memory.id);
    for (const id of kept!.evidence) {
      expect(ids).toContain(id);
      expect(accessedAt(mind.stream, ids.indexOf(id))).toBe(now);
    }
    expect(mind.whoIAm).toMatchObject({ ...summary, renewed: now });
    expect(events.map((event) => event.kind)).toEqual(["reflection-begun", "memory-kept", "summary-renewed"]);
    expect(accessedAt(due.stream, ids.indexOf(kept!.evidence[0]!))).not.toBe(now);
  });

  it.each([
    ["one that is not there", [999]],
    ["one there and one not", [1, 999]],
    ["nothing", []],
    ["the zeroth", [0]],
    ["a negative one", [-1]],
  ])("an insight that cites %s is dropped alone, and says so", async (_, because) => {
    const { thinking } = think([
      insight("Klaus Mueller can fly", ...because),
      insight("Klaus Mueller loves his paper", 1),
    ]);
    const { mind, events } = await reflectIfDue(due, me, thinking);
    expect(reflections(mind).map((memory) => memory.text)).toEqual(["Klaus Mueller loves his paper"]);
    const told = [...events, ...thinking.notes];
    expect(told.some((event) => event.kind === "result-dropped" || event.kind === "answer-fell-back")).toBe(true);
    expect(events.filter((event) => event.kind === "result-dropped")).toMatchObject([{ what: "insight", who: me.id }]);
  });

  it("does not keep again what was had in the last three days, of the same people and in nearly the same words", async () => {
    const again = think([insight("Klaus Mueller loves his paper", 1), insight("Klaus Mueller loves his garden", 2)]);
    const first = await reflectIfDue(due, me, again.thinking);
    const second = await reflectIfDue({ ...first.mind, sum: 200 }, me, { ...again.thinking, now: at(8, 0, 3) });
    expect(reflections(second.mind)).toHaveLength(2);
    expect(second.events.filter((event) => event.kind === "result-dropped")).toMatchObject([
      { why: "it is no news" },
      { why: "it is no news" },
    ]);
    const later = await reflectIfDue({ ...second.mind, sum: 200 }, me, { ...again.thinking, now: at(20, 0, 4) });
    expect(reflections(later.mind)).toHaveLength(4);
  });

  it("drops an insight about a resident of whom the cited statements say nothing", async () => {
    const { mind, events } = await reflectIfDue(
      due,
      me,
      think([insight("Klaus Mueller trusts Yuriko Yamamoto", 1), insight("Klaus Mueller loves his paper", 1)]).thinking,
    );
    expect(reflections(mind).map((memory) => memory.text)).toEqual(["Klaus Mueller loves his paper"]);
    expect(events).toContainEqual(
      expect.objectContaining({ what: "insight", why: "Yuriko Yamamoto is in it, of whom nothing was said" }),
    );
  });

  it("has five insights at most", async () => {
    const five = Array.from({ length: 5 }, (_, i) =>
      insight(`Klaus Mueller loves ${["tea", "rain", "books", "cats", "maps"][i]}`, 1),
    );
    const { mind } = await reflectIfDue(due, me, think(five).thinking);
    expect(reflections(mind)).toHaveLength(5);
  });

  it("reflects on reflections: trees grow", async () => {
    const first = await reflectIfDue(due, me, think([insight("Klaus Mueller loves the zither", 1)]).thinking);
    const id = reflections(first.mind)[0]!.id;
    const deeper = scriptedModel({
      "ask-questions": { questions: ["Who loves the zither?", "zither?", "Why the zither?"] },
      "find-insights": (question: { text: string }) => {
        const number = /^(\d+)\. Klaus Mueller loves the zither$/m.exec(question.text)?.[1];
        return { insights: [insight("Klaus Mueller is a musician at heart", Number(number))], ...summary };
      },
    });
    const second = await reflectIfDue(
      { ...first.mind, sum: 200 },
      me,
      thinkingIn({ now: at(22), model: deeper, people: { [me.id]: {} } }),
    );
    expect(reflections(second.mind).at(-1)).toMatchObject({ evidence: [id], depth: 2 });
  });

  it("offline: stand-ins reflect with evidence of their own", async () => {
    const { mind, events } = await reflectIfDue(due, me, thinkingIn({ now, people: { [me.id]: {} } }));
    const kept = reflections(mind);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThanOrEqual(5);
    for (const one of kept) expect(one.evidence.length).toBeGreaterThan(0);
    expect(events.filter((event) => event.kind === "result-dropped")).toEqual([]);
  });
});
