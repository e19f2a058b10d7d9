/**
 * The weather as a fact that everybody in town agrees on: a function of the seed, the climate and the moment, stored nowhere. A day has a
 * sky of its own, often the one of the day before; its parts may differ.
 */
import { dateOf, dayOf, type Minutes, timeOfDay } from "../clock/units.ts";
import { type Sky, skies, type Warmth, type Weather, type Wind, warmths, winds } from "../language/almanac.ts";
import { randomFor } from "./chance.ts";
import { type Hemisphere, seasonOf } from "./seasons.ts";

/** A month's weather as it usually is. */
export interface MonthClimate {
  /** Degrees Celsius of a usual night and a usual afternoon. */
  readonly low: number;
  readonly high: number;
  /** How often each sky is seen, by weight. */
  readonly skies: Readonly<Partial<Record<Sky, number>>>;
  readonly wind: Wind;
}
/** The twelve months from January. */
export type Climate = readonly MonthClimate[];

/** A mild climate with four seasons, for towns that name none. */
const usual: Readonly<Record<ReturnType<typeof seasonOf>, MonthClimate>> = {
  winter: { low: -1, high: 6, skies: { clear: 2, fair: 2, cloudy: 5, fog: 1, rain: 3, snow: 2 }, wind: "breeze" },
  spring: { low: 6, high: 15, skies: { clear: 3, fair: 5, cloudy: 3, drizzle: 2, rain: 2 }, wind: "breeze" },
  summer: { low: 14, high: 25, skies: { clear: 5, fair: 5, cloudy: 2, rain: 1, storm: 1 }, wind: "still" },
  autumn: { low: 7, high: 14, skies: { clear: 2, fair: 3, cloudy: 4, fog: 2, drizzle: 2, rain: 3 }, wind: "breeze" },
};

/** The months of a half of the earth, with those that a town names in their place. */
export const climateOf = (hemisphere: Hemisphere, named: ReadonlyMap<number, MonthClimate> = new Map()): Climate =>
  Array.from({ length: 12 }, (_, i) => named.get(i + 1) ?? usual[seasonOf(i + 1, hemisphere)]);

/** How often a day is like the one before, a part of a day unlike the day, a day windier or stiller than usual. */
const OFTEN = { sameAgain: 0.35, otherPart: 0.25, otherWind: 0.25 } as const;
/** A part of a day in which the sky stays as it is. */
const PART = 360;

/** The weather of a town that began on `start`. */
export function weatherAt(climate: Climate, seed: number | string, start: string, at: Minutes): Weather {
  const day = dayOf(at);
  const month = climate[dateOf(start, at).getUTCMonth()]!;
  const of = (what: string) => randomFor(seed, `weather/${what}`);
  let since = day;
  while (since > day - 5 && of(`again/${since}`).chance(OFTEN.sameAgain)) since--;
  const part = `part/${day}/${Math.floor(timeOfDay(at) / PART)}`;
  const drawn = of(part).chance(OFTEN.otherPart) ? of(`${part}/sky`).next() : of(`sky/${since}`).next();
  const found = skyDrawn(month, drawn);
  // Fog lifts by noon.
  const sky = found === "fog" && timeOfDay(at) >= 12 * 60 ? "cloudy" : found;
  const degrees = Math.round(degreesAt(month, sky, of(`warmth/${since}`).next(), timeOfDay(at)));
  return { sky, degrees, warmth: warmthOf(degrees), wind: windOf(month, sky, of(`wind/${day}`).next()) };
}

function skyDrawn({ skies: seen }: MonthClimate, drawn: number): Sky {
  const all = skies.map((sky) => seen[sky] ?? 0);
  let left = drawn * all.reduce((sum, one) => sum + one, 0);
  for (const [i, often] of all.entries()) {
    if (left < often) return skies[i]!;
    left -= often;
  }
  return "fair";
}

/** Warmest at three in the afternoon; a clear sky is warmer by day and colder by night. */
function degreesAt({ low, high }: MonthClimate, sky: Sky, drawn: number, time: Minutes): number {
  const middle = (low + high) / 2 + (drawn - 0.5) * 6;
  const swing = ((high - low) / 2) * (sky === "clear" ? 1.2 : sky === "fair" ? 1 : 0.6);
  const degrees = middle + swing * Math.cos(((time - 15 * 60) / (24 * 60)) * 2 * Math.PI);
  if (sky === "snow") return Math.min(degrees, 1);
  return sky === "rain" || sky === "drizzle" || sky === "storm" ? Math.max(degrees, 1) : degrees;
}

function windOf({ wind }: MonthClimate, sky: Sky, drawn: number): Wind {
  const step = drawn < OFTEN.otherWind ? -1 : drawn > 1 - OFTEN.otherWind ? 1 : 0;
  const least = sky === "storm" ? winds.indexOf("windy") : 0;
  const most = sky === "fog" ? winds.indexOf("still") : winds.length - 1;
  return winds[Math.min(most, Math.max(least, winds.indexOf(wind) + step))]!;
}

const warmthOf = (degrees: number): Warmth => warmths[[0, 8, 14, 20, 26].filter((limit) => degrees > limit).length]!;
