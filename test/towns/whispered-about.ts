/** What comes of a whisper about somebody, a neighbour or a visitor, in towns that nobody wrote. */
import { describe, expect, it } from "vitest";
import { atOdds } from "../../src/mind/news/concern.ts";
import { type Actor, takeAct } from "../../src/town/acts/take-act.ts";
import { firstName } from "../../src/world/people.ts";
import { generatedTown } from "./generated-town.ts";
import { kit, telling } from "./telling.ts";

const consult = {
  en: (whom: string, of: string) => `Ask ${whom} about ${of}`,
  "zh-CN": (whom: string, of: string) => `问问${whom}关于${of}的事`,
} as const;

/** Who is to be kept away from or mistrusted, by whatever name they visit, and what they ask of whoever was told so. */
const wary = {
  en: {
    visitor: "Wilbur",
    avoid: ["Have as little to do with Wilbur as you can", "Keep away from Wilbur, I don't like his eyes"],
    mistrust: ["Don't you trust Wilbur", "Wilbur lies as soon as he opens his mouth, never believe him"],
    hello: "Good morning!",
    meets: (place: string, hour: number) => `Shall we meet at ${place} at ${hour - 12} pm?`,
  },
  "zh-CN": {
    visitor: "Wilbur",
    avoid: ["跟Wilbur少来往", "离Wilbur远些，他的眼神不对"],
    mistrust: ["你可别信Wilbur", "Wilbur一开口就是谎话，千万别信他"],
    hello: "早上好！",
    meets: (place: string, hour: number) => `下午${hour - 12}点我们在${place}见面，好吗？`,
  },
} as const;

/** Tries all of it in these towns. */
export function isWhisperedAbout(seeds: readonly number[]): void {
  describe.each(["en", "zh-CN"] as const)("somebody to be asked about another, %s", (language) => {
    it.each(seeds)("is asked about them, in a town that nobody wrote (%i)", async (seed) => {
      const definition = generatedTown(seed, language);
      const [me, whom, of] = definition.personas;
      const { town, events } = await telling(definition);
      await town.tick();
      const text = consult[language](firstName(whom!.name), firstName(of!.name));
      await takeAct(town, kit, { kind: "whisper", resident: me!.name, text });
      const asks = () =>
        events.some(
          (event) =>
            event.kind === "line-said" &&
            event.who === me!.id &&
            event.to?.includes(whom!.id) &&
            event.acts.some((one) => one.act === "ask" && one.about === of!.id),
        );
      while (!asks() && town.state.now < 2 * 1440) await town.tick();
      expect(asks()).toBe(true);
    });
  });

  describe.each(["en", "zh-CN"] as const)("somebody who only visits, %s", (language) => {
    const words = wary[language];
    const robin: Actor = { id: "discord:9", name: words.visitor, about: "" };
    /** What everybody of a town to whom it was whispered that they should be wary of a visitor, or nothing, answers when he asks to meet. */
    const answersOf = async (seed: number, text: string | null) => {
      const definition = generatedTown(seed, language);
      const { town, tell, events } = await telling(definition);
      const place = [...town.means.town.map.places.values()].find(({ access }) => access === "public")!;
      await tell(words.hello, robin);
      const given = definition.personas.slice(1, 4);
      for (const { name } of text === null ? [] : given)
        await takeAct(town, kit, { kind: "whisper", resident: name, text: text! });
      await town.tick();
      const heeding = given.filter(({ id }) => {
        const mind = town.state.minds.get(id)!;
        const by = "visitor:discord:9";
        return atOdds(mind, by, town.state.stories) || (mind.ties.get(by)?.warmth ?? 0) < 0;
      });
      const asked = (heeding.length > 0 ? heeding : given).map(({ id }) => id);
      const spot = { place: place.id, area: place.areas[0]!.id };
      await town.commit("switch", (state) => {
        const there = [...state.world.people].map(
          ([id, one]) => [id, asked.includes(id) ? { ...one, spot } : one] as const,
        );
        return { state: { ...state, world: { ...state.world, people: new Map(there) } }, events: [] };
      });
      for (const to of asked)
        for (const hour of [14, 15, 16, 17]) {
          const text = words.meets(place.name, hour);
          const { answered: heard } = await takeAct(town, robin, { kind: "say", place: place.id, text, to });
          await heard;
        }
      const said = events.flatMap((event) =>
        event.kind === "line-said" && event.to?.includes("visitor:discord:9")
          ? event.acts.flatMap((one) => (one.act === "reply" && "what" in one.to ? [one.answer] : []))
          : [],
      );
      return { heeding, said };
    };

    it.each(seeds)("is met as always where nobody says otherwise, town %i", async (seed) => {
      const { heeding, said } = await answersOf(seed, null);
      expect(heeding).toEqual([]);
      expect(said).toContain("yes");
    });

    it.each(seeds.flatMap((seed) => [...words.avoid, ...words.mistrust].map((text) => [seed, text] as const)))(
      "is met by nobody who heeds it, town %i: %s",
      async (seed, text) => {
        const { heeding, said } = await answersOf(seed, text);
        // Some go by their own mind, as they do with any thought.
        expect(heeding.length).toBeGreaterThanOrEqual(2);
        expect(said.length).toBeGreaterThan(0);
        expect(new Set(said)).toEqual(new Set(["no"]));
      },
    );
  });
}
