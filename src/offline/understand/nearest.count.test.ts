/** The same as in `nearest.test.ts`, of ten times as many situations; and that their words are written down as they stand. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { foundByTheirWays } from "../../../test/gold/found-by-ways.ts";
import { packageFile } from "../../package-files.ts";
import { packWords, situationsOf } from "./nearest.ts";

it.each(["en", "zh-CN"])("situations of %s are found by each of their ways but few", (language) => {
  expect(foundByTheirWays(language, 30)).toBeGreaterThan(0.85);
});

it.each(["en", "zh-CN"])(
  "words of the situations of %s are written down as their ways have them, byte for byte",
  (language) => {
    const kept = readFileSync(packageFile(`data/situations/${language}.words.bin`));
    expect(Buffer.compare(kept, packWords(situationsOf(language)))).toBe(0);
  },
);
