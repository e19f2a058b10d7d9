import { expect, it } from "vitest";
import { occupied } from "./occupation.ts";

it.each([
  ["cafe owner", "a cafe owner"],
  ["actor and comedian", "an actor and comedian"],
  ["keeper of the steam baths", "a keeper of the steam baths"],
  ["keeps the steam baths", "the one who keeps the steam baths"],
  ["sells rope and twine", "the one who sells rope and twine"],
  ["watches over the locks", "the one who watches over the locks"],
  ["sports teacher", "a sports teacher"],
  ["glass blower", "a glass blower"],
  ["arts and crafts teacher", "an arts and crafts teacher"],
  ["university porter", "a university porter"],
  ["hour-glass maker", "an hour-glass maker"],
  ["retired navy officer", "a retired navy officer"],
  ["retired", "retired"],
  ["the lamplighter", "the lamplighter"],
  ["an old hand at the mill", "an old hand at the mill"],
  ["at school", "at school"],
  ["studying law", "studying law"],
])("%s: %s", (occupation, reads) => {
  expect(occupied(occupation)).toBe(reads);
});
