/** What an almanac tells of in every language: money, the seasons, the weather. */

/** A town's money: "{n}" stands for the number. */
export interface Currency {
  /** As on a menu: "£{n}". */
  readonly written: string;
  /** Spoken: of one, and of more. */
  readonly one: string;
  readonly many: string;
}

/** The seasons, from the one in January of the north. */
export const seasons = ["winter", "spring", "summer", "autumn"] as const;
/** One of them. */
export type Season = (typeof seasons)[number];

/** What the sky does; "fair" is sun and some clouds. */
export const skies = ["clear", "fair", "cloudy", "fog", "drizzle", "rain", "storm", "snow"] as const;
/** One of them. */
export type Sky = (typeof skies)[number];

/** How windy it is, from none to a gale. */
export const winds = ["still", "breeze", "windy", "gale"] as const;
/** One of them. */
export type Wind = (typeof winds)[number];

/** How warm it is. */
export const warmths = ["freezing", "cold", "cool", "mild", "warm", "hot"] as const;
/** One of them. */
export type Warmth = (typeof warmths)[number];

/** What it is like out of doors. */
export interface Weather {
  readonly sky: Sky;
  /** In degrees Celsius, whole ones. */
  readonly degrees: number;
  readonly warmth: Warmth;
  readonly wind: Wind;
}
