/** Two members in one talk: what a resident offers one of them is that one's to take, and only by a yes; in towns nobody has written. */
import { describe, expect, it } from "vitest";
import { later, minutes } from "../../src/clock/units.ts";
import { say } from "../../src/world/talks.ts";
import { personOf } from "../../src/world/world.ts";
import { generatedTown } from "./generated-town.ts";
import { kit, telling } from "./telling.ts";

const ann = { id: "discord:2", name: "Ann", about: "" };
const words = {
  en: {
    hello: ["Hello!", "Hi there"],
    yes: "yes",
    filler: ["hm", "hmm...", "well", "um", "uh", "right"],
    chat: "Nice hat.",
  },
  "zh-CN": {
    hello: ["你好！", "你好呀"],
    yes: "好的",
    filler: ["嗯…", "呃", "哦", "唔", "这样啊", "那个"],
    chat: "帽子不错。",
  },
} as const;

describe.each(["en", "zh-CN"] as const)("an hour offered to one of two (%s)", (language) => {
  const definition = generatedTown(41, language);
  const who = definition.personas[0]!.id;
  /** Both are in a talk with the first resident, who offers the first of them an hour; with whom it is agreed at last. */
  const agreedAfter = async (...said: readonly (readonly [typeof kit, string])[]) => {
    const { town, tell } = await telling(definition);
    const { hello } = words[language];
    await tell(hello[0], kit);
    await tell(hello[1], ann);
    await town.commit("switch", (state) => {
      const { talk, spot } = personOf(state.world, who);
      const what = { kind: "meet", place: spot.place, from: later(state.now, 6 * 60) } as const;
      const offer = {
        text: language === "en" ? "Four o'clock?" : "四点？",
        to: [`visitor:${kit.id}`],
        acts: [{ act: "propose", proposal: null, what } as const],
        stories: [],
        rests: [],
        visitors: [],
        answers: null,
      };
      const done = say(state.world, personOf(state.world, who), talk!, offer, state.now);
      expect(done.refused).toBeNull();
      return { state: { ...state, world: done.world }, events: [...done.events] };
    });
    for (const [by, text] of said) await tell(text, by);
    return town.state.minds
      .get(who)!
      .commitments.filter(({ from }) => from !== null && from >= minutes(15 * 60))
      .flatMap((one) => one.with)
      .filter((one) => one.startsWith("visitor:"));
  };
  const { yes, filler, chat } = words[language];

  it("is theirs to take, whatever the other says", async () => {
    expect(await agreedAfter([kit, yes])).toEqual([`visitor:${kit.id}`]);
    expect(await agreedAfter([ann, yes])).toEqual([]);
    expect(await agreedAfter([ann, chat], [kit, yes])).toEqual([`visitor:${kit.id}`]);
  });

  it("is not taken by what only fills a pause", async () => {
    for (const text of filler) expect(await agreedAfter([kit, text]), text).toEqual([]);
  });
});
