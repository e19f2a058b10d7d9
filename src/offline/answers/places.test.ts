/** What somebody asks for by its kind, of what is offered. */
import { expect, it } from "vitest";
import { asAskedFor, offersLike, offersNamed } from "./places.ts";

const offer = (thing: string) =>
  ({ thing, words: [], how: "buy", price: null }) as unknown as Parameters<typeof offersLike>[0][number];

it.each([
  ["我想要一壶茶", ["盖碗茶", "一袋花生"], ["盖碗茶"]],
  ["给我来点酒", ["一杯葡萄酒", "一杯茶"], ["一杯葡萄酒"]],
  ["喝茶吗", ["盖碗茶"], ["盖碗茶"]],
  ["我是这里的学生", ["一袋花生"], []],
  ["我见过那位先生", ["一袋花生"], []],
  ["这把椅子坏了", ["一份饺子", "一笼包子"], []],
  ["来两个包子", ["一份饺子", "一笼包子"], ["一笼包子"]],
  ["a pot of tea, please", ["mint tea", "teapot"], ["mint tea"]],
  ["I'm a student here", ["a pint of stout"], []],
] as const)("%s", (text, things, like) => {
  expect(offersLike(things.map(offer), text).map(({ thing }) => thing)).toEqual(like);
});

const known = (thing: string, ...words: string[]) => ({ ...offer(thing), words });

it("calls what is ordered as whoever orders it does", () => {
  expect(asAskedFor(known("一杯卡布奇诺", "卡布奇诺", "拿铁"), "来一杯拿铁")).toBe("拿铁");
  expect(asAskedFor(known("一杯卡布奇诺", "卡布奇诺", "拿铁"), "来一杯卡布奇诺")).toBe("一杯卡布奇诺");
  expect(asAskedFor(known("a cappuccino", "cappuccino", "latte"), "a latte please")).toBe("latte");
});

it("takes how much of a thing is asked for, for none of it", () => {
  const offers = [known("一杯咖啡", "咖啡"), known("一杯热可可", "热可可")];
  expect(offersNamed(offers, "来一杯吧")).toEqual([]);
  expect(offersNamed(offers, "来一杯热可可").map(({ thing }) => thing)).toEqual(["一杯热可可"]);
});
