/**
 * What an offline day is made of, in a town's language: how getting up, meals and idle hours are called, what is cooked, and the names
 * of the things they are done with. Which of it happens when is one code for all (`day.ts`, `pieces.ts`).
 */
import type { Activity, MealName } from "../../world/kinds.ts";
import type { Purpose } from "../../world/places.ts";
import type { GatheringWords } from "./company.ts";
import type { Craft, WordedTask } from "./task.ts";

/** A language's part in offline days. Doings read after "is"; things are named by their kind. */
export interface DayWords {
  readonly gettingUp: readonly string[];
  readonly toBed: readonly string[];
  mealOut(meal: MealName, place: string): string;
  mealHome(meal: MealName): readonly string[];
  readonly afterMeal: readonly string[];
  readonly idleHome: readonly string[];
  readonly breaks: readonly WordedTask[];
  readonly dishes: Readonly<Record<MealName, readonly string[]>>;
  readonly ordered: Readonly<Record<MealName, readonly string[]>>;
  /** Washing and dressing, in order. */
  readonly morning: readonly WordedTask[];
  readonly moreMorning: readonly WordedTask[];
  /** The last things of a day: teeth, a small chore, something quiet in bed. */
  readonly teeth: WordedTask;
  readonly evening: readonly string[];
  readonly moreEvening: readonly WordedTask[];
  readonly quiet: readonly string[];
  readonly inUse: string;
  readonly open: string;
  /** What one does at home with nothing planned. */
  readonly idle: readonly WordedTask[];
  eating(dish: string): string;
  cooking(dish: string): string;
  ordering(dish: string): string;
  makingReady(meal: MealName): string;
  lingering(meal: MealName): readonly string[];
  /** After a meal, when there is time: at home and at a table of others. */
  readonly moreAtTable: readonly WordedTask[];
  readonly moreOut: readonly WordedTask[];
  readonly coffee: readonly string[];
  readonly states: { readonly laid: string; readonly cooking: string; readonly taken: string };
  /** What is done at gatherings, by what they are. */
  readonly gatherings: GatheringWords;
  /** What those bring to a party who are close to the host. */
  present(host: string): WordedTask;
  /** Preparing a feast and clearing up, by the part: supplies, prepare, help, setup, clear. `decoration` is what it is hung with, where its town says so. */
  readonly event: Readonly<Record<string, (decoration: string | null) => readonly WordedTask[]>>;
  /** What one does about a thought, and in somebody's company. */
  readonly thinking: readonly WordedTask[];
  readonly meeting: readonly WordedTask[];
  /** More of a free hour, by what a place is for. */
  readonly leisure: Readonly<Partial<Record<Purpose, readonly WordedTask[]>>>;
  /** What a few hours of doing are made of (paper section 4.3). */
  readonly crafts: Readonly<Partial<Record<Activity, Craft>>>;
}
