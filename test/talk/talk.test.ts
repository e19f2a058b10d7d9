/** Of the lines that members type many are understood, tried on a few; a longer run counts all of them (`talk.count.test.ts`). */
import { expect, it } from "vitest";
import { languageTags } from "../../src/language/tags.ts";
import { faring } from "./talk.ts";

it.each(languageTags)("what members type is understood (%s)", async (language) => {
  const some = await faring(language, "seen", 8);
  expect(some.length).toBeGreaterThan(20);
  expect(some.filter(({ main }) => main).length / some.length).toBeGreaterThan(0.4);
});
