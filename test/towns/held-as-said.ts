/** What visitors say is held or give themselves, and call off by talking, in towns nobody has written: which of them each is tried in. */
import { describe, expect, it } from "vitest";
import { DAY } from "../../src/clock/units.ts";
import { gatheringOf } from "../../src/mind/persona.ts";
import { generatedTown } from "./generated-town.ts";
import type { Tongue } from "./leat.ts";
import { telling } from "./telling.ts";

const languages: readonly Tongue[] = ["en", "zh-CN"];

const held = {
  en: {
    says: [
      (place: string) => `There's a picnic at ${place} tomorrow at two in the afternoon.`,
      (place: string) => `they're having a dance at ${place} the day after tomorrow, 8 pm`,
    ],
    asks: (name: string, place: string) => `Is ${name} at ${place}?`,
  },
  "zh-CN": {
    says: [(place: string) => `明天下午两点${place}有野餐。`, (place: string) => `后天晚上八点他们在${place}办舞会`],
    asks: (name: string, place: string) => `${name}是在${place}吗？`,
  },
} as const;

const given = {
  en: {
    says: [
      (place: string) => `I'm giving a party at ${place} tomorrow at seven, will you come?`,
      (place: string) => `we're having a few people over for dinner at ${place} tomorrow at seven. Do come!`,
      (place: string) => `My birthday party is at ${place} tomorrow at seven in the evening.`,
    ],
    none: [
      (place: string) => `Shall we have dinner at ${place} tomorrow at seven?`,
      (place: string) => `I'm having dinner with my brother at ${place} tomorrow at seven.`,
    ],
  },
  "zh-CN": {
    says: [
      (place: string) => `我明天七点在${place}办个聚会，你来吗`,
      (place: string) => `明天晚上七点我们在${place}请大家吃晚饭，来吧！`,
      (place: string) => `明晚七点我在${place}过生日，你来不来？`,
    ],
    none: [
      (place: string) => `明天七点我们一起在${place}吃晚饭好吗？`,
      (place: string) => `我明天晚上七点去${place}参加聚会。`,
    ],
  },
} as const;

const off = {
  en: {
    gives: (place: string) => `I'm giving a party at ${place} tomorrow at seven, will you come?`,
    says: [
      "I have to call off the party, sorry",
      "My party is cancelled.",
      "the party's off I'm afraid",
      "I'm not having the party after all",
    ],
    on: ["My party isn't cancelled!", "Should I cancel the party?", "I might have to cancel my party"],
  },
  "zh-CN": {
    gives: (place: string) => `我明天七点在${place}办个聚会，你来吗？`,
    says: ["聚会取消了，对不起", "我的聚会不办了", "聚会办不成了，不好意思", "我只好取消聚会"],
    on: ["聚会没取消", "我要不要取消聚会？", "聚会可能要取消"],
  },
} as const;

/** The towns that each is tried in. */
interface Seeds {
  readonly held: readonly number[];
  readonly gives: readonly number[];
  readonly off: readonly number[];
}

/** Tries all of it in these towns. */
export function isHeldAsSaid(seeds: Seeds): void {
  describe.each(languages)("what a visitor says is held, where others are known (%s)", (language) => {
    const { says, asks } = held[language];
    it.each(seeds.held)("is none of those (town %i)", async (seed) => {
      const definition = generatedTown(seed, language);
      const place = [...definition.map.places.values()].find(({ access }) => access === "public")!;
      for (const say of says) {
        const { says, brought, town } = await telling(definition);
        expect([...town.state.stories.values()].some(gatheringOf)).toBe(true);
        await says(say(place.name));
        expect(
          brought().map(({ of }) => of),
          say(place.name),
        ).toEqual([
          expect.objectContaining({ kind: "gathering", spot: { place: place.id, area: place.areas[0]!.id } }),
        ]);
      }
      // Whoever asks after one that is known brings none.
      const other = await telling(definition);
      const { town, brought } = other;
      const event = [...town.state.stories.values()].map(gatheringOf).find((one) => one)!;
      await other.says(asks(event.name, definition.map.places.get(event.spot.place)!.name));
      expect(brought()).toEqual([]);
    });
  });

  describe.each(languages)("what a visitor gives (%s)", (language) => {
    it.each(seeds.gives)(
      "is a gathering of theirs that whoever is asked comes to or does not (town %i)",
      async (seed) => {
        const definition = generatedTown(seed, language);
        const place = [...definition.map.places.values()].find(({ access }) => access === "public")!;
        for (const say of given[language].says) {
          const { says, brought, lines } = await telling(definition);
          await says(say(place.name));
          const [story] = brought();
          expect(story?.of, say(place.name)).toMatchObject({
            kind: "gathering",
            host: "visitor:discord:1",
            spot: { place: place.id },
            from: DAY + 19 * 60,
          });
          const replies = lines()[0]!.acts.filter((one) => one.act === "reply");
          expect(replies, lines()[0]!.text).toEqual([
            expect.objectContaining({ to: { news: story!.id }, answer: expect.stringMatching(/yes|no|maybe/) }),
          ]);
          // It is told on as theirs, on its own day.
          for (const one of story!.passes) expect(one).toMatch(/^(?=.*Kit)(?!.*(?:tomorrow|明天))/);
        }
        for (const say of given[language].none) {
          const { says, brought } = await telling(definition);
          await says(say(place.name));
          expect(brought().filter(({ of }) => of.kind === "gathering" && of.host === "visitor:discord:1")).toEqual([]);
        }
      },
    );
  });

  describe.each(languages)("a visitor's own gathering, called off by talking (%s)", (language) => {
    it.each(seeds.off)("is off, and whoever is told does not say that they come (town %i)", async (seed) => {
      const definition = generatedTown(seed, language);
      const place = [...definition.map.places.values()].find(({ access }) => access === "public")!;
      const { gives, says, on } = off[language];
      const given = await telling(definition);
      await given.tell(gives(place.name));
      const id = given.brought()[0]!.id;
      const asked = given.lines()[0]!.who;
      for (const say of [...says, ...on]) {
        const { tell, brought, lines } = await telling(definition, "1", given.town);
        await tell(say);
        const isOff = brought().find((one) => one.id === id)?.off !== undefined;
        expect(isOff, say).toBe((says as readonly string[]).includes(say));
        if (!isOff) continue;
        expect(brought().filter(({ of, off }) => of.kind === "gathering" && off === undefined)).toEqual([]);
        // Others may still be told of it by those who do not know.
        for (const { acts, text } of lines().filter(({ who }) => who === asked))
          expect(
            acts.filter((one) => one.act === "reply" && one.answer === "yes"),
            `${say} / ${text}`,
          ).toEqual([]);
      }
    });
  });
}
