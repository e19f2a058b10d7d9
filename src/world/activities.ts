/** What follows of what somebody does (`kinds.ts`): where it is at home, and who may do it there. */
import { type Activity, activityIn, type Occasion } from "./kinds.ts";
import type { Purpose } from "./places.ts";

/** What an activity needs of a place; null where any will do. */
const needed: Readonly<Record<Activity, Purpose | null>> = {
  breakfast: "meal",
  lunch: "meal",
  dinner: "meal",
  wash: "wash",
  coffee: "coffee",
  drinks: "drinks",
  cook: "cook",
  serve: "trade",
  pour: "trade",
  teach: "class",
  paint: "art",
  draw: "art",
  music: "music",
  write: "desk-work",
  study: "study",
  program: "desk-work",
  garden: "garden",
  tidy: null,
  exercise: "exercise",
  walk: "walk",
  read: "reading",
  play: "games",
  buy: "shopping",
  rest: "company",
  other: null,
};

/** What is done at a gathering: like one of the activities, in words and with things of its own where a town has them. */
export interface Pursuit {
  readonly id: string;
  /** "net mending"; null of one that every town has. */
  readonly name: string | null;
  readonly like: Activity;
  /** What somebody at it does; each reads after "is". */
  readonly doing: readonly string[];
  /** What it needs, which whoever gives it sets out: "chess boards". */
  readonly things: readonly string[];
  /** What else people call it. */
  readonly words: readonly string[];
  /** What the place must be for; null where any will do. */
  readonly needs: Purpose | null;
}

/** What an activity needs of a place; null where any will do. */
export const neededBy = (activity: Activity): Purpose | null => needed[activity];

/** What people come together for when they meet to do this. */
const meetingTo: Readonly<Record<Activity, Occasion>> = {
  breakfast: "meal",
  lunch: "meal",
  dinner: "meal",
  wash: "other",
  coffee: "drinks",
  drinks: "drinks",
  cook: "making",
  serve: "market",
  pour: "drinks",
  teach: "talk",
  paint: "making",
  draw: "making",
  music: "concert",
  write: "making",
  study: "talk",
  program: "making",
  garden: "work",
  tidy: "work",
  exercise: "sport",
  walk: "walk",
  read: "reading",
  play: "game",
  buy: "market",
  rest: "other",
  other: "other",
};

/** What a gathering is at which this is done. */
export const occasionOf = (activity: Activity): Occasion => meetingTo[activity];

/** What one does somewhere for others, when one works or lives there: a guest at a bakery rolls no dough. */
const forOthers: ReadonlySet<Activity> = new Set(["cook", "serve", "pour", "teach"]);

/** Whether an activity is done by whoever works or lives where it is done, and by no guest. */
export const isForOthers = (activity: Activity): boolean => forOthers.has(activity);

/** What one does somewhere for this, or null where that says little. */
export const doneFor = (purpose: Purpose): Activity | null => spentOn[purpose] ?? null;

/** What a free hour is spent with where a place is for this and nothing more is known of it. */
const spentOn: Partial<Record<Purpose, Activity>> = {
  coffee: "coffee",
  drinks: "drinks",
  walk: "walk",
  exercise: "exercise",
  garden: "garden",
  games: "play",
  reading: "read",
  study: "study",
  shopping: "buy",
  cook: "cook",
};

/** The activity of a free hour by its words, or by what it is for: at others' places one is their guest. */
export function pastimeIn(doing: string, purpose: Purpose, isTheirs: boolean, language: string): Activity {
  const read = activityIn(doing, language);
  return read === "other" || (isForOthers(read) && !isTheirs) ? (spentOn[purpose] ?? "other") : read;
}
