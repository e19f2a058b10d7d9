/** Names typed small, and what is held in the evening, in a town made for it. */
import { describe, expect, it } from "vitest";
import { clockText, minutes } from "../../src/clock/units.ts";
import { languageOf } from "../../src/language/language.ts";
import { partsOf, placesOf } from "../../src/mind/news/concern.ts";
import { gatheringOf } from "../../src/mind/persona.ts";
import { smallTown } from "./small-town.ts";
import { telling } from "./telling.ts";

const ashby = smallTown({
  name: "Ashby",
  language: "en",
  start: "2026-06-01",
  people: [
    ["ann", "Ann Lowe", "she"],
    ["tom", "Tom Reed", "he"],
    ["will", "Will Marsh", "he"],
    ["rose", "Rose Hart", "she"],
    ["ines", "Inês Prado", "she"],
  ],
  places: [
    ["dock", "The Dry Dock"],
    ["park", "Mill Park"],
    ["shop", "Reed's Bakery"],
  ],
  stories: [],
});

describe("names typed small", () => {
  it.each([
    ["tom lost his dog at the dry dock", "tom", "dock", "Tom lost his dog at the Dry Dock"],
    ["will lost his dog", "will", null, "Will lost his dog"],
    ["rose's cat is missing", "rose", null, "Rose's cat is missing"],
    ["did you hear, rose has broken her leg", "rose", null, "Rose has broken her leg"],
    ["ines is ill", "ines", null, "Inês is ill"],
    ["mill park is closing on friday", null, "park", "Mill Park is closing"],
    ["somebody broke into reed's bakery", null, "shop", "somebody broke into Reed's Bakery"],
  ])("count in news, and are told on as the town writes them: %s", async (text, who, place, told) => {
    const { says, brought } = await telling(ashby);
    await says(text);
    const [story] = brought();
    expect(story?.memory).toContain(told);
    expect(partsOf(story!).map(([one]) => one)).toEqual(who === null ? [] : [who]);
    if (place !== null) expect(placesOf(story!)).toContain(place);
  });

  it.each(["the rose is lovely this year", "will you be here long?", "the mill burned down last night"])(
    "are none where the words are everyday ones: %s",
    async (text) => {
      const { says, brought } = await telling(ashby);
      await says(text);
      for (const story of brought()) expect([...partsOf(story), ...placesOf(story)]).toEqual([]);
    },
  );
});

describe("an hour that may be of the morning or of the evening", () => {
  it.each([
    ["There's a party at the Dry Dock tomorrow at seven.", "19:00"],
    ["there's a dinner at mill park tomorrow at eight", "20:00"],
    ["There's a market at Mill Park tomorrow at seven.", "07:00"],
    ["There's a party at Mill Park tomorrow at seven in the morning.", "07:00"],
  ])("is of when such things are held: %s", async (text, at) => {
    const { says, brought } = await telling(ashby);
    await says(text);
    expect(clockText(gatheringOf(brought()[0]!)!.from)).toBe(at);
  });

  it.each([
    ["en", "Porridge tomorrow at 8, and then the party hats", "08:00"],
    ["en", "The ball game starts tomorrow at 9", "09:00"],
    ["en", "The yoga and dance class is tomorrow at 9", "09:00"],
    ["en", "Somebody brings the bonfire wood tomorrow at 8", "08:00"],
    ["en", "They deliver the wine for the banquet tomorrow at 9", "09:00"],
    ["en", "There's a feast, and the shop opens tomorrow at 8", "08:00"],
    ["en", "A banquet tomorrow at eight, at the mill", "20:00"],
    ["en", "Meet us tomorrow at seven for drinks", "19:00"],
    ["zh-CN", "明天八点喝粥，然后布置派对", "08:00"],
    ["zh-CN", "明天九点送晚宴要用的酒来", "09:00"],
    ["zh-CN", "明天八点有酒会", "20:00"],
    ["zh-CN", "晚宴明天七点开始", "19:00"],
  ] as const)("is of the evening by its own clause alone (%s): %s", (language, text, at) => {
    const waking = () => ({ wake: minutes(420), sleep: minutes(1380) });
    const present = { now: minutes(600), start: ashby.start, today: 0, waking };
    expect(clockText(languageOf(language).named.time(present, text, false)!.from)).toBe(at);
  });
});
