/** What becomes of a suspicion that was whispered, in a day among twenty-five. */
import { it } from "vitest";
import { isToldAsSuspicion } from "../../../test/town/suspicion.ts";

it.each([
  [
    "smallville",
    "john-lin",
    "tom-moreno",
    "You saw it with your own eyes: {he} stole the zircon",
    "Did you see {he} steal the zircon?",
  ],
  ["smallville.zh-CN", "john-lin", "tom-moreno", "你亲眼看见{he}偷了锆石", "谁偷了锆石？"],
] as const)("in %s it is told on as one, and never to whom it is about", (name, holder, accused, words, question) =>
  isToldAsSuspicion(name, holder, accused, words, question),
);
