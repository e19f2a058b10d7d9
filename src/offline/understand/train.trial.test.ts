/** That the weights which come with the program are what training gives (a minute's work). */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { packIntents } from "./intents-file.ts";
import { examplesOf, few, meant, nets, ranking, situationsMeant, smallRanking, taught } from "./make-intents.ts";
import { trained } from "./train.ts";

it.each(taught())("has learnt from the examples of %s what its weights say, byte for byte", (language) => {
  const bytes = packIntents(trained(examplesOf(language), language));
  const kept = readFileSync(new URL(`../../../data/intents/${language}.bin`, import.meta.url));
  expect(bytes.length).toBeLessThan(1_050_000);
  expect(Buffer.compare(kept, Buffer.from(bytes))).toBe(0);
});

it.each(taught())("has learnt from the examples of %s what a sentence does, byte for byte", (language) => {
  const kept = readFileSync(new URL(`../../../data/intents/${language}.acts.bin`, import.meta.url));
  expect(kept.length).toBeLessThan(1_050_000);
  expect(Buffer.compare(kept, Buffer.from(ranking(language)))).toBe(0);
});

it.each(taught().flatMap((language) => few.map((told) => [language, told] as const)))(
  "has learnt from the few examples of %s what tells apart %s, byte for byte",
  (language, told) => {
    const kept = readFileSync(new URL(`../../../data/intents/${language}.${told}.bin`, import.meta.url));
    expect(Buffer.compare(kept, Buffer.from(smallRanking(language, told)))).toBe(0);
  },
);

it("has learnt what is said in earnest, and asked of being real, by its meaning what its weights say, byte for byte", () => {
  for (const [file, bytes] of nets("en")) {
    const kept = readFileSync(new URL(`../../../data/intents/en.${file}`, import.meta.url));
    expect(Buffer.compare(kept, Buffer.from(bytes)), file).toBe(0);
  }
});

it.each(taught())("has written down what situations of %s mean as their ways say it, byte for byte", (language) => {
  const kept = readFileSync(new URL(`../../../data/situations/${language}.bin`, import.meta.url));
  expect(Buffer.compare(kept, Buffer.from(situationsMeant(language)!))).toBe(0);
});

it.each(taught())(
  "has learnt from the examples of %s what a sentence does by its meaning, byte for byte",
  (language) => {
    const kept = readFileSync(new URL(`../../../data/intents/${language}.meant.bin`, import.meta.url));
    expect(kept.length).toBeLessThan(400_000);
    expect(Buffer.compare(kept, Buffer.from(meant(language)!))).toBe(0);
  },
);
