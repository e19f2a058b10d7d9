/** English: money, the weather, the seasons. */

import type { Currency, Season, Sky, Weather, Wind } from "../almanac.ts";

const skies: Readonly<Record<Sky, string>> = {
  clear: "clear",
  fair: "sunny spells",
  cloudy: "cloudy",
  fog: "foggy",
  drizzle: "drizzle",
  rain: "rain",
  storm: "a thunderstorm",
  snow: "snow",
};
const winds: Readonly<Record<Wind, string>> = {
  still: "no wind",
  breeze: "a light wind",
  windy: "windy",
  gale: "a gale",
};
const seasons: Readonly<Record<Season, string>> = {
  winter: "winter",
  spring: "spring",
  summer: "summer",
  autumn: "autumn",
};
const currency: Currency = { written: "${n}", one: "a dollar", many: "{n} dollars" };

/** Money, the weather and the seasons. */
export const almanac = {
  /** What is paid with where a town does not say. */
  currency,
  seasons,
  /** What it is like out of doors, as a board has it: "cloudy, 4 °C, a light wind". */
  weather: ({ sky, degrees, wind }: Weather): string =>
    [skies[sky], `${degrees} °C`.replace("-", "\u2212"), ...(wind === "still" ? [] : [winds[wind]])].join(", "),
};
