/** 简体中文: money, the weather, the seasons. */

import type { Currency, Season, Sky, Weather, Wind } from "../almanac.ts";

const skies: Readonly<Record<Sky, string>> = {
  clear: "晴",
  fair: "晴间多云",
  cloudy: "阴",
  fog: "有雾",
  drizzle: "毛毛雨",
  rain: "有雨",
  storm: "雷雨",
  snow: "下雪",
};
const winds: Readonly<Record<Wind, string>> = { still: "无风", breeze: "微风", windy: "风大", gale: "狂风" };
const seasons: Readonly<Record<Season, string>> = { winter: "冬天", spring: "春天", summer: "夏天", autumn: "秋天" };
const currency: Currency = { written: "{n}元", one: "一块钱", many: "{n}块钱" };

/** Money, the weather and the seasons. */
export const almanac = {
  currency,
  seasons,
  weather: ({ sky, degrees, wind }: Weather): string =>
    [skies[sky], `${degrees < 0 ? "零下" : ""}${Math.abs(degrees)}℃`, ...(wind === "still" ? [] : [winds[wind]])].join(
      "，",
    ),
};
