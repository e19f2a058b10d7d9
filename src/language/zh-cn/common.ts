/** 简体中文: what every other group of words uses. */
import type { common as english } from "../en/common.ts";

/** "甲", "甲和乙", "甲、乙和丙". */
export const listed = (items: readonly string[], and = "和"): string =>
  items.length <= 1 ? (items[0] ?? "") : `${items.slice(0, -1).join("、")}${and}${items.at(-1)}`;

/** Names and lists. */
export const common: typeof english = {
  tag: "zh-CN",
  listed,
};
