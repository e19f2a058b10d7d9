/** Seasons by month, on either half of the earth. */

import { type Season, seasons } from "../language/almanac.ts";

/** The half of the earth a town lies on. */
export const hemispheres = ["north", "south"] as const;
/** One of them. */
export type Hemisphere = (typeof hemispheres)[number];

/** The season of a month, 1 to 12: whole months, as people count. */
export const seasonOf = (month: number, hemisphere: Hemisphere): Season =>
  seasons[(Math.floor((month % 12) / 3) + (hemisphere === "south" ? 2 : 0)) % 4]!;
