/** What is offered through the morning of a town of twenty-five, in both languages. */
import { it } from "vitest";
import { offersThrough } from "../../../test/town/offered.ts";

it.each(["smallville", "smallville.zh-CN"])(
  "five things are offered through the morning in %s, never the same five for long, and each of them can be done",
  offersThrough,
);
