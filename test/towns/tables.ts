/** What towns are put together from, whatever their language: venues, trades, pastimes and gatherings by their ids, and who lives together. */
import type { Purpose } from "../../src/world/places.ts";

/** From when until when, of every day. */
export type Span = readonly [from: string, to: string];

interface Venue {
  readonly emoji: string;
  readonly hours: Span | null;
  readonly purposes: readonly Purpose[];
  /** A room behind, for those who work there. */
  readonly back?: readonly Purpose[];
}

/** Places to go to. Every town has the first, and one of those that are open in the evening. */
const venueTable = {
  green: { emoji: "🌳", hours: null, purposes: ["walk", "company", "exercise"] },
  hall: { emoji: "🏛️", hours: ["08:00", "23:00"], purposes: ["company", "games", "music", "exercise"] },
  tearoom: { emoji: "🫖", hours: ["08:00", "21:30"], purposes: ["coffee", "meal", "company"], back: ["cook"] },
  tavern: { emoji: "🍺", hours: ["12:00", "23:30"], purposes: ["drinks", "meal", "company", "music"], back: ["trade"] },
  library: { emoji: "📚", hours: ["09:00", "21:30"], purposes: ["reading", "study", "company"], back: ["desk-work"] },
  workshop: { emoji: "🛠️", hours: ["08:00", "21:00"], purposes: ["art", "tools", "company"], back: ["trade"] },
  shop: { emoji: "🧺", hours: ["08:00", "18:30"], purposes: ["shopping", "groceries", "company"], back: ["trade"] },
  school: { emoji: "🏫", hours: ["08:00", "21:00"], purposes: ["class", "study", "company"], back: ["desk-work"] },
  clinic: { emoji: "🩺", hours: ["08:30", "17:30"], purposes: ["medicine", "shopping"], back: ["desk-work"] },
  nursery: { emoji: "🌱", hours: ["07:30", "20:00"], purposes: ["garden", "walk", "shopping"], back: ["trade"] },
} as const satisfies Record<string, Venue>;
/** A venue's id. */
export type VenueId = keyof typeof venueTable;
/** All of them. */
export const venues: Readonly<Record<VenueId, Venue>> = venueTable;
/** Of these one at least is in every town. */
export const evening: readonly VenueId[] = ["hall", "tearoom", "tavern", "library"];

interface Trade {
  /** Null for who works nowhere in particular. */
  readonly at: VenueId | null;
  readonly hours: readonly (readonly Span[])[];
  readonly ages: readonly [from: number, to: number];
  readonly emoji: string;
}

const day: readonly (readonly Span[])[] = [
  [["09:00", "16:30"]],
  [
    ["08:30", "12:00"],
    ["13:30", "17:00"],
  ],
];
const morning: readonly (readonly Span[])[] = [[["08:00", "13:00"]], [["08:00", "12:00"]]];
const late: readonly (readonly Span[])[] = [[["12:00", "16:00"]], [["14:00", "18:00"]]];

/** What people live by. */
const tradeTable = {
  pupil: { at: "school", hours: [[["08:30", "14:30"]]], ages: [9, 17], emoji: "🎒" },
  teacher: { at: "school", hours: [[["08:00", "15:00"]]], ages: [25, 64], emoji: "🍎" },
  caretaker: { at: "school", hours: morning, ages: [30, 66], emoji: "🧹" },
  "tea-maker": { at: "tearoom", hours: day, ages: [20, 70], emoji: "🫖" },
  cook: { at: "tearoom", hours: morning, ages: [18, 66], emoji: "🍲" },
  baker: { at: "shop", hours: morning, ages: [18, 66], emoji: "🥖" },
  grocer: { at: "shop", hours: day, ages: [20, 70], emoji: "🧺" },
  publican: { at: "tavern", hours: late, ages: [25, 70], emoji: "🍺" },
  librarian: { at: "library", hours: day, ages: [24, 66], emoji: "📚" },
  "clock-mender": { at: "workshop", hours: day, ages: [20, 75], emoji: "🕰️" },
  potter: { at: "workshop", hours: morning, ages: [20, 75], emoji: "🏺" },
  joiner: { at: "workshop", hours: day, ages: [18, 66], emoji: "🪚" },
  nurse: { at: "clinic", hours: day, ages: [22, 64], emoji: "🩺" },
  pharmacist: { at: "clinic", hours: morning, ages: [25, 66], emoji: "💊" },
  gardener: { at: "nursery", hours: morning, ages: [18, 75], emoji: "🌱" },
  beekeeper: { at: "nursery", hours: morning, ages: [20, 75], emoji: "🐝" },
  postman: { at: null, hours: [], ages: [18, 64], emoji: "📮" },
  student: { at: null, hours: [], ages: [18, 27], emoji: "📓" },
  translator: { at: null, hours: [], ages: [24, 70], emoji: "✍️" },
  pensioner: { at: null, hours: [], ages: [65, 92], emoji: "🪑" },
  child: { at: null, hours: [], ages: [9, 17], emoji: "🪁" },
} as const satisfies Record<string, Trade>;
/** A trade's id. */
export type TradeId = keyof typeof tradeTable;
/** All of them. */
export const trades: Readonly<Record<TradeId, Trade>> = tradeTable;

interface Pastime {
  readonly at: readonly (VenueId | "home")[];
  readonly purpose: Purpose;
  readonly emoji: string;
}

/** What people do for pleasure, and talk of. */
const pastimeTable = {
  birds: { at: ["green", "nursery"], purpose: "walk", emoji: "🐦" },
  running: { at: ["green"], purpose: "exercise", emoji: "🏃" },
  dominoes: { at: ["hall"], purpose: "games", emoji: "🎲" },
  singing: { at: ["hall", "tavern"], purpose: "music", emoji: "🎶" },
  novels: { at: ["library", "home"], purpose: "reading", emoji: "📖" },
  maps: { at: ["library", "home"], purpose: "reading", emoji: "🗺️" },
  roses: { at: ["nursery"], purpose: "garden", emoji: "🌹" },
  gossip: { at: ["tearoom"], purpose: "coffee", emoji: "☕" },
  carving: { at: ["workshop"], purpose: "art", emoji: "🔪" },
  letters: { at: ["home"], purpose: "reading", emoji: "✉️" },
  evenings: { at: ["tavern"], purpose: "drinks", emoji: "🍻" },
  benches: { at: ["green"], purpose: "company", emoji: "🪑" },
} as const satisfies Record<string, Pastime>;
/** A pastime's id. */
export type PastimeId = keyof typeof pastimeTable;
/** All of them. */
export const pastimes: Readonly<Record<PastimeId, Pastime>> = pastimeTable;

interface Gathering {
  readonly at: readonly VenueId[];
  readonly hours: readonly Span[];
}

/** What people give for others; words have several of each. */
const gatheringTable = {
  tournament: {
    at: ["hall", "library", "tavern", "tearoom"],
    hours: [
      ["17:00", "20:00"],
      ["18:00", "21:00"],
    ],
  },
  concert: { at: ["hall", "tavern", "green", "school"], hours: [["19:00", "21:00"]] },
  workshop: {
    at: ["workshop", "school", "library", "hall"],
    hours: [
      ["17:00", "19:00"],
      ["18:30", "20:30"],
    ],
  },
  supper: { at: ["tearoom", "tavern", "hall", "green"], hours: [["18:30", "20:30"]] },
  market: { at: ["green", "hall", "nursery"], hours: [["16:00", "19:00"]] },
  rehearsal: { at: ["hall", "school", "library"], hours: [["18:00", "20:00"]] },
  walk: {
    at: ["green", "nursery"],
    hours: [
      ["17:00", "19:00"],
      ["18:00", "19:30"],
    ],
  },
  reading: { at: ["library", "tearoom", "school"], hours: [["19:00", "21:00"]] },
  quiz: { at: ["tavern", "hall", "tearoom"], hours: [["19:00", "21:00"]] },
  dance: { at: ["hall", "green", "tavern"], hours: [["19:30", "22:00"]] },
} as const satisfies Record<string, Gathering>;
/** A gathering's id. */
export type GatheringId = keyof typeof gatheringTable;
/** All of them. */
export const gatherings: Readonly<Record<GatheringId, Gathering>> = gatheringTable;

/** Who lives together: each by how old they are, and what the first is to them all. */
export interface Household {
  readonly are: "alone" | "couple" | "family" | "siblings" | "mates";
  readonly ages: readonly (readonly [from: number, to: number])[];
}

/** The households of a town; a family has its elders first. */
export const households: readonly Household[] = [
  { are: "alone", ages: [[28, 88]] },
  {
    are: "couple",
    ages: [
      [30, 62],
      [30, 62],
    ],
  },
  {
    are: "couple",
    ages: [
      [66, 86],
      [66, 86],
    ],
  },
  {
    are: "family",
    ages: [
      [34, 46],
      [10, 15],
    ],
  },
  {
    are: "family",
    ages: [
      [36, 46],
      [10, 13],
      [14, 16],
    ],
  },
  {
    are: "family",
    ages: [
      [66, 84],
      [36, 44],
      [9, 16],
    ],
  },
  {
    are: "family",
    ages: [
      [68, 88],
      [19, 27],
    ],
  },
  {
    are: "siblings",
    ages: [
      [50, 74],
      [48, 72],
    ],
  },
  {
    are: "mates",
    ages: [
      [19, 34],
      [19, 38],
    ],
  },
  {
    are: "mates",
    ages: [
      [22, 45],
      [22, 45],
      [22, 60],
    ],
  },
];
