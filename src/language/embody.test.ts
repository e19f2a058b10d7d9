/** What somebody is doing, of what was typed of it. */
import { expect, it } from "vitest";
import { embody as english } from "./en/embody.ts";
import { replies } from "./en/replies.ts";
import { embody as chinese } from "./zh-cn/embody.ts";

it.each([
  ["waves", "waves"],
  ["waving at the sea", "is waving at the sea"],
  ["slowly turning round", "is slowly turning round"],
  ["I wave", "is waving"],
  ["I'm reading", "is reading"],
  ["am sitting down", "is sitting down"],
  ["nothing at all", "nothing at all"],
  ["everything but the washing", "everything but the washing"],
] as const)("as others see it: %s", (typed, does) => expect(replies.does(typed)).toBe(does));

it.each([
  ["plays the piano", "playing the piano"],
  ["singing", "singing"],
] as const)("as what goes on: %s", (typed, doing) => expect(english.doing(typed)).toBe(doing));

it.each([
  ["挥了挥手", "挥手"],
  ["坐了下来", "坐下来"],
  ["受不了了", "受不了"],
  ["没完没了地说话", "没完没了地说话"],
  ["了望远方", "了望远方"],
  ["了却心事", "了却心事"],
] as const)("in Chinese: %s", (typed, doing) => expect(chinese.doing(typed)).toBe(doing));
