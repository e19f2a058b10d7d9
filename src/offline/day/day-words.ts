/**
 * What an offline day is made of, in a town's language: how getting up, meals and idle hours are called, what is cooked, and the names
 * of the things they are done with. Which of it happens when is one code for all (`day.ts`, `pieces.ts`).
 */
import { languageOf } from "../../language/language.ts";
import type { Task } from "../../mind/persona.ts";
import type { Self } from "../../mind/prompts/phrases.ts";
import { chineseDay } from "../zh/day/day-words.ts";
import { breaks, crafts, eventParts, leisure } from "./craft.ts";
import { type Craft, task } from "./task.ts";

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

const english: DayWords = {
  gettingUp: ["getting up and washing", "washing and getting dressed", "waking up slowly and getting ready"],
  toBed: ["getting ready for bed", "winding down before bed", "locking up and getting ready for bed"],
  mealOut: (meal, place) => `having ${meal} at ${place}`,
  mealHome: (meal) =>
    meal === "breakfast"
      ? ["making breakfast and eating it", "having breakfast", "having breakfast and reading the news"]
      : [`cooking and having ${meal}`, `having ${meal} at home`],
  afterMeal: ["lingering over the news", "reading the news at the table"],
  idleHome: ["pottering about at home", "catching up on small chores", "putting the room in order"],
  breaks,
  dishes: {
    breakfast: [
      "scrambled eggs",
      "porridge with honey",
      "toast and jam",
      "an omelette",
      "pancakes",
      "fried eggs and tomatoes",
    ],
    lunch: ["a cheese sandwich", "tomato soup", "a big salad", "noodles", "a bowl of rice and vegetables", "a quiche"],
    dinner: [
      "pasta",
      "a vegetable stew",
      "roast chicken",
      "a curry",
      "baked potatoes",
      "fish with lemon",
      "lentil soup",
    ],
  },
  ordered: {
    breakfast: ["a croissant and coffee", "porridge", "eggs on toast"],
    lunch: ["the soup of the day", "a toasted sandwich", "quiche and salad", "a bagel"],
    dinner: ["the stew", "a pie and chips", "the pasta"],
  },
  morning: [
    task("taking a shower", "🚿", "shower", "running"),
    task("brushing teeth", "🪥", "bathroom sink", "in use"),
    task("getting dressed", "👕", "closet", "open"),
  ],
  moreMorning: [task("making the bed", "🛏️", "bed", "being made")],
  teeth: task("brushing teeth", "🪥", "bathroom sink", "in use"),
  evening: ["tidying up a little", "laying out clothes for tomorrow"],
  moreEvening: [task("turning out the lights one by one", "🌙")],
  closet: "closet",
  quiet: ["reading in bed", "writing a few lines in a diary", "thinking over the day"],
  bed: "bed",
  inUse: "in use",
  open: "open",
  idle: [
    task("watering the plants", "🪴"),
    task("listening to the radio", "📻"),
    task("tidying a shelf", "🧺"),
    task("leafing through an old magazine", "📖"),
    task("having a cup of tea by the window", "🍵"),
    task("sewing on a button", "🧵"),
    task("writing a letter", "✉️"),
  ],
  stoves: ["stove", "cooking area"],
  tables: ["common room table", "kitchen table", "dining table", "table", "customer seating", "sofa", "desk"],
  seats: ["customer seating", "seating", "table"],
  eating: (dish) => `eating ${dish}`,
  cooking: (dish) => `cooking ${dish}`,
  ordering: (dish) => `ordering ${dish}`,
  makingReady: (meal) => `getting ${meal} ready`,
  lingering: (meal) =>
    meal === "breakfast"
      ? [
          "having coffee and reading the news",
          "having a second cup and looking out",
          "drinking tea and planning the day",
        ]
      : [
          "sitting over the last of the meal",
          "having a piece of fruit after the meal",
          "leaning back with a glass of water",
        ],
  moreAtTable: [
    task("washing up and wiping the table", "🧽", "kitchen sink", "full of dishes"),
    task("drying the dishes and putting them away", "🍽️"),
    task("sitting on at the table for a while", "🪑"),
  ],
  moreOut: [
    task("paying and counting out a tip", "🪙"),
    task("reading what is pinned up by the door", "👀"),
    task("watching the other tables", "👀"),
  ],
  coffee: ["having a coffee", "having a glass of water and a look round", "stirring a cup of tea"],
  states: { laid: "laid", cooking: "cooking", taken: "taken" },
  piano: "piano",
  valentine: /valentine/i,
  hosting: [
    task("welcoming the guests", "🤗"),
    task("carrying round trays of good things", "🧁"),
    task("topping up everybody's glasses", "🥂"),
    task("raising a toast", "🥂"),
    task("dancing between the tables", "💃"),
  ],
  guests: (valentine, piano) => [
    task("trying everything on the table", "🍰"),
    task("raising a glass with the others", "🥂"),
    task("dancing to the music", "💃"),
    task("singing along with the others", "🎶"),
    ...(valentine ? [task("handing round a Valentine's card", "💌")] : []),
    task(piano ? "laughing at the table by the piano" : "laughing at the longest table", "😄"),
  ],
  present: (host) => task(`giving ${host} a present`, "🎁"),
  event: eventParts,
  thinking: [
    task("making a list of what it would take", "🗒️"),
    task("turning it over once more", "💭"),
    task("writing down the first step", "✍️"),
  ],
  meeting: [
    task("sitting together and talking", "💬"),
    task("keeping an eye out for them", "👀"),
    task("letting the time go by in company", "🤝"),
  ],
  leisure,
  crafts,
};

const byTag: Readonly<Record<string, DayWords>> = { en: english, "zh-CN": chineseDay };

/** The words of a town's language for days. */
export const dayWords = (self: Pick<Self, "town">): DayWords => byTag[languageOf(self.town.language).tag] ?? english;
