/**
 * What a thing, its state and a doing are, beside their words: closed lists, so that whoever decides asks for the kind and nobody reads the
 * words again. A kind is given where the words are made; words that come in without one (a town file, what a person typed, what a model
 * wrote, a record of before) are read for it once, here, at that door.
 */
import { languageOf } from "../language/language.ts";

/** What a thing is. */
export const fixtureKinds = [
  "bed",
  "closet",
  "shower",
  "basin",
  "sink",
  "stove",
  "kettle",
  "maker",
  "larder",
  "table",
  "desk",
  "seat",
  "counter",
  "shelf",
  "books",
  "writing",
  "board",
  "easel",
  "piano",
  "instrument",
  "game",
  "device",
  "lamp",
  "fireplace",
  "bell",
  "toolbox",
  "festive",
  "garden",
  "animals",
  "weights",
  "scope",
  "thing",
] as const;
/** One of them; a thing of which nothing more need be known is a "thing". */
export type FixtureKind = (typeof fixtureKinds)[number];

/** What is wrong with a thing whose state is odd. */
export const troubles = ["burning", "boiling", "leaking", "broken", "low", "empty", "dirty", "open", "other"] as const;
/** One of them; "low" is nearly empty, "open" is left open or running, "other" whatever else. */
export type Trouble = (typeof troubles)[number];

/** What somebody does, where it matters: what a few hours of it are made of, what it takes, and where it is at home. */
export const activities = [
  "breakfast",
  "lunch",
  "dinner",
  "wash",
  "coffee",
  "drinks",
  "cook",
  "serve",
  "pour",
  "teach",
  "paint",
  "draw",
  "music",
  "write",
  "study",
  "program",
  "garden",
  "tidy",
  "exercise",
  "walk",
  "read",
  "play",
  "buy",
  "rest",
  "other",
] as const;
/** One of them: "serve" is behind a counter, "pour" behind a bar, "other" what is none of these. */
export type Activity = (typeof activities)[number];

/** What people come together for, where that makes what they do there; those that are found in others' words first ("tea party"). */
export const occasions = [
  "memorial",
  "dance",
  "quiz",
  "game",
  "sport",
  "rehearsal",
  "reading",
  "concert",
  "viewing",
  "show",
  "walk",
  "market",
  "work",
  "making",
  "tasting",
  "meal",
  "drinks",
  "meeting",
  "talk",
  "contest",
  "party",
  "other",
] as const;
/** One of them: "viewing" is looking at what is shown, "work" what many hands do, "other" being together and nothing more. */
export type Occasion = (typeof occasions)[number];

/** The day's meals. */
export const mealNames = ["breakfast", "lunch", "dinner"] as const satisfies readonly Activity[];
/** One of them. */
export type MealName = (typeof mealNames)[number];

/** The words of a language by which a kind is known, those that tell most first; of the last of each list there are none. */
export interface KindWords {
  readonly fixtures: Readonly<Record<Exclude<FixtureKind, "thing">, RegExp>>;
  readonly troubles: Readonly<Record<Exclude<Trouble, "other">, RegExp>>;
  /** What it is not, to the end of the clause that says so: "not on fire"; but what is "not put out" burns on. */
  readonly denied: RegExp;
  /** It was so. */
  readonly over: RegExp;
  readonly activities: Readonly<Record<Exclude<Activity, MealName | "other">, RegExp>>;
  /** Meals by their names, and having one. */
  readonly meals: Readonly<Record<MealName, RegExp>>;
  readonly eating: RegExp;
  /** What a gathering is: each finds every place where a text says so. */
  readonly occasions: Readonly<Record<Exclude<Occasion, "other">, RegExp>>;
  /** Where a name goes on to say of what, where or for whom it is: "an evening | of chess". */
  readonly goesOn: RegExp;
}

/** The kind whose words are in a text first in a town's language, then in English: people type as they like. */
function kindIn<K extends string>(
  text: string,
  language: string,
  words: (of: KindWords) => Readonly<Record<K, RegExp>>,
): K | null {
  for (const tag of new Set([language, "en"])) {
    const table = words(languageOf(tag).kinds);
    for (const kind in table) if (table[kind].test(text)) return kind;
  }
  return null;
}

/** What a thing is, by its name. */
export const fixtureIn = (name: string, language: string): FixtureKind =>
  kindIn(name, language, ({ fixtures }) => fixtures) ?? "thing";

/** What is wrong with a thing that somebody says is as these words have it. */
export function troubleIn(state: string, language: string): Trouble {
  const { denied, over } = languageOf(language).kinds;
  const said = state.replace(denied, " ");
  return (!over.test(said) && kindIn(said, language, ({ troubles }) => troubles)) || "other";
}

/** What a gathering is for those who come, by its name: a meal, or nothing that matters. */
export const mealIn = (name: string, language: string): MealName | null => kindIn(name, language, ({ meals }) => meals);

/** What somebody is at, by the words of it. */
export const activityIn = (doing: string, language: string): Activity =>
  (languageOf(language).kinds.eating.test(doing) ? mealIn(doing, language) : null) ??
  kindIn(doing, language, (words) => words.activities) ??
  "other";

/** A kind of gathering that words have named, from where to where. */
interface NamedOccasion {
  readonly occasion: Occasion;
  readonly from: number;
  readonly to: number;
}

/**
 * What a gathering is, by its name or what is told of it: a name says so in its last word, before it goes on to say of what or where, since
 * a music quiz is no concert; what it says after that counts where the name itself says nothing.
 */
export function occasionIn(name: string, language: string): Occasion {
  for (const tag of new Set([language, "en"])) {
    const { occasions: words, goesOn } = languageOf(tag).kinds;
    const found = Object.entries(words).flatMap(([occasion, pattern]) =>
      [...name.matchAll(pattern)].map(
        ({ 0: said, index }): NamedOccasion => ({
          occasion: occasion as Exclude<Occasion, "other">,
          from: index,
          to: index + said.length,
        }),
      ),
    );
    const turn = goesOn.exec(name)?.index ?? name.length;
    const head = found.filter(({ from }) => from < turn);
    const best =
      head.length > 0
        ? head.reduce((one, other) => (other.to > one.to ? other : one))
        : found.reduce<NamedOccasion | null>(
            (one, other) => (one === null || other.from < one.from ? other : one),
            null,
          );
    if (best) return best.occasion;
  }
  return "other";
}

/** The meal that an activity is; null when it is none. */
export const mealOf = (activity: Activity | undefined): MealName | null =>
  mealNames.find((meal) => meal === activity) ?? null;
