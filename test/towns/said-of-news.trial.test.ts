/** What is answered to a visitor about one news ends with it, in towns that nobody wrote; whoever speaks of something else may be told some. */
import { describe, expect, it } from "vitest";
import { tellable } from "../../src/mind/talk/company.ts";
import { takeAct } from "../../src/town/acts/take-act.ts";
import { toldIn } from "../../src/world/speech-acts.ts";
import { generatedTown } from "./generated-town.ts";
import { telling } from "./telling.ts";

/** What has nothing to do with news. */
const small = {
  en: ["Good morning!", "What do you do all day?", "Nice weather, isn't it?"],
  "zh-CN": ["早上好！", "您平时都做什么？", "今天天气真好，是吧？"],
} as const;

describe.each(["en", "zh-CN"] as const)("what is said to a visitor, %s", (language) => {
  /** What everybody of some towns answers to the first words of visitors, and what news they may tell. */
  const answersTo = async (words: (told: string) => string) => {
    const answers: { readonly of: string; readonly text: string; readonly told: readonly string[] }[] = [];
    for (const seed of [41, 205, 7]) {
      const definition = generatedTown(seed, language);
      const { town, events } = await telling(definition, `${seed}`);
      const [place] = town.means.town.map.places.values();
      const spot = { place: place!.id, area: place!.areas[0]!.id };
      await town.commit("switch", (state) => {
        const people = new Map([...state.world.people].map(([id, one]) => [id, { ...one, spot, walk: null }]));
        return { state: { ...state, world: { ...state.world, people } }, events: [] };
      });
      for (const [n, { id }] of definition.personas.entries()) {
        const visitor = { id: `discord:${100 + n}`, name: `Odo${String.fromCharCode(97 + n)}`, about: "" };
        const mind = town.state.minds.get(id)!;
        const news = tellable(mind, `visitor:${visitor.id}`, { ...town.state, town: town.means.town });
        const other = [...town.state.stories.values()].find((one) => one.holder !== id && !one.secret)!;
        const text = words(other.passes[0]!);
        const done = await takeAct(town, visitor, { kind: "say", place: spot.place, text, to: id });
        await done.answered;
        const line = events.findLast((event) => event.kind === "line-said" && event.who === id);
        if (line?.kind !== "line-said" || news.length === 0) continue;
        answers.push({ of: other.id, text: `${text} / ${line.text}`, told: toldIn(line.acts) });
      }
    }
    return answers;
  };

  it("of one news is of no other", async () => {
    const answers = await answersTo((told) => told);
    expect(answers.flatMap(({ told, of, text }) => (told.some((one) => one !== of) ? [text] : []))).toEqual([]);
    expect(answers.length).toBeGreaterThan(5);
  });

  it("is now and then news, where they speak of something else", async () => {
    const told: string[] = [];
    for (const words of small[language])
      if (told.length === 0) told.push(...(await answersTo(() => words)).flatMap((answer) => answer.told));
    expect(told).not.toEqual([]);
  });
});
