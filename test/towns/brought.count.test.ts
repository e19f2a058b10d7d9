/** A correction in towns that nobody has seen: it comes to some of those who had what was wrong, and what is taken back is told no more. */
import { expect, it } from "vitest";
import { storyMemories } from "../../src/mind/mind.ts";
import { bestMemory, knowsNow } from "../../src/mind/news/stories.ts";
import { type Actor, takeAct } from "../../src/town/acts/take-act.ts";
import { Town } from "../../src/town/town.ts";
import { offline, offlineOf, until } from "../town/living.ts";
import { generatedTown } from "./generated-town.ts";

const kit: Actor = { id: "discord:1", name: "Kit", about: "" };
const said = {
  en: {
    news: "The old mill burned down last night.",
    right: "No, it was the barn, not the mill.",
    back: "I made that up about the old mill burning down.",
  },
  "zh-CN": { news: "听说老磨坊昨晚着火了。", right: "不对，是谷仓，不是磨坊。", back: "老磨坊着火是我瞎说的。" },
} as const;

it.each(["en", "zh-CN"] as const)(
  "is put right and taken back in a generated town, %s",
  async (language) => {
    const definition = generatedTown(8, language);
    const ground = { id: "t", definition, model: offline, offline: offlineOf, store: null, clock: () => 0 };
    const town = await Town.found(ground, "1", 5);
    await until(town, 11 * 60);
    const people = () => [...town.state.world.people.values()].filter(({ kind }) => kind === "resident");
    const first = people().find(({ asleep, walk }) => !asleep && !walk)!.id;
    const tell = async (text: string) => {
      const { spot } = town.state.world.people.get(first)!;
      const done = await takeAct(town, kit, { kind: "say", place: spot.place, text, to: first });
      await done.answered;
    };
    const brought = () => [...town.state.stories.values()].find(({ by }) => by !== undefined)!;
    await tell(said[language].news);
    await until(town, 17 * 60);
    await tell(said[language].right);
    const story = brought();
    expect(story.righted).toBeDefined();
    const minds = () => [...town.state.minds.values()];
    const wrong = minds().filter((mind) => bestMemory(mind, story.id) && !knowsNow(mind, story));
    expect(wrong.length).toBeGreaterThan(0);
    await until(town, 1440 + 18 * 60);
    expect(wrong.filter(({ id }) => knowsNow(town.state.minds.get(id)!, story)).length).toBeGreaterThan(0);
    await tell(said[language].back);
    expect(town.state.stories.has(story.id)).toBe(false);
    // What was said before is still heard.
    const at = town.state.now + 5;
    await until(town, 2 * 1440 + 12 * 60);
    const later = minds().flatMap((mind) => storyMemories(mind, story.id).filter(({ created }) => created > at));
    expect(later).toEqual([]);
  },
  600_000,
);
