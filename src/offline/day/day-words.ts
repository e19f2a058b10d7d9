/**
 * What an offline day is made of, in a town's language: how getting up, meals and idle hours are called, what is cooked, and the names
 * of the things they are done with. Which of it happens when is one code for all (`day.ts`, `pieces.ts`).
 */
import type { Task } from "../../mind/persona.ts";
import type { Craft } from "./task.ts";

/** The meals of a day. */
export type MealName = "breakfast" | "lunch" | "dinner";

/** A language's part in offline days. Doings read after "is"; objects are names, or pieces of names, of things in places. */
export interface DayWords {
  readonly gettingUp: readonly string[];
  readonly toBed: readonly string[];
  mealOut(meal: MealName, place: string): string;
  mealHome(meal: MealName): readonly string[];
  readonly afterMeal: readonly string[];
  readonly idleHome: readonly string[];
  readonly breaks: readonly Task[];
  readonly dishes: Readonly<Record<MealName, readonly string[]>>;
  readonly ordered: Readonly<Record<MealName, readonly string[]>>;
  /** Washing and dressing, in order. */
  readonly morning: readonly Task[];
  readonly moreMorning: readonly Task[];
  /** The last things of a day: teeth, a small chore, something quiet in bed. */
  readonly teeth: Task;
  readonly evening: readonly string[];
  readonly moreEvening: readonly Task[];
  readonly closet: string;
  readonly quiet: readonly string[];
  readonly bed: string;
  readonly inUse: string;
  readonly open: string;
  /** What one does at home with nothing planned. */
  readonly idle: readonly Task[];
  /** What one cooks at, eats at, sits at, best first. */
  readonly stoves: readonly string[];
  readonly tables: readonly string[];
  readonly seats: readonly string[];
  eating(dish: string): string;
  cooking(dish: string): string;
  ordering(dish: string): string;
  makingReady(meal: MealName): string;
  lingering(meal: MealName): readonly string[];
  /** After a meal, when there is time: at home and at a table of others. */
  readonly moreAtTable: readonly Task[];
  readonly moreOut: readonly Task[];
  readonly coffee: readonly string[];
  readonly states: { readonly laid: string; readonly cooking: string; readonly taken: string };
  readonly piano: string;
  /** An event's name that calls for cards and hearts. */
  readonly valentine: RegExp;
  readonly hosting: readonly Task[];
  guests(valentine: boolean, piano: boolean): readonly Task[];
  /** What those bring who are close to the host. */
  present(host: string): Task;
  /** Preparing an event and clearing up, by the part: supplies, prepare, help, setup, clear. Objects are alternatives, best first, with "|" between. */
  readonly event: Readonly<Record<string, (valentine: boolean) => readonly Task[]>>;
  /** What one does about a thought, and in somebody's company. */
  readonly thinking: readonly Task[];
  readonly meeting: readonly Task[];
  /** More of a free hour, by what a place is for. */
  readonly leisure: Readonly<Record<string, readonly Task[]>>;
  /** What a few hours of doing are made of, by the words of the doing (paper section 4.3), the most telling first. */
  readonly crafts: readonly (readonly [RegExp, Craft])[];
}
