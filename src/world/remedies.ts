/**
 * What can be done about an object that is not as it should be: a closed list, so that no text anybody wrote can name an action
 * that is not on it (design section 2.1). Pure facts; whether somebody deals with it is up to a mind.
 */
import { languageOf } from "../language/language.ts";
import { type ObjectId, type PersonId, placeOf, type TownMap } from "./places.ts";

/** What has to be fetched before something can be put right: from a toolbox or a shop. Both are purposes of shops. */
export type Needs = "tools" | "groceries";

/** One way of dealing with an odd state of one object. */
export interface Remedy {
  /** It cannot wait, and is noticed through closed doors: smoke, water. */
  readonly urgent: boolean;
  /** Whoever sees it deals with it, wherever it is; what is not a danger is the business of those who live or work there. */
  readonly danger: boolean;
  /** Reads after "is": "repairing the shower". */
  readonly doing: string;
  readonly emoji: string;
  readonly minutes: number;
  readonly needs: Needs | null;
  /** What was being made with it is spoilt and has to be begun again. */
  readonly spoils: boolean;
}

type Kind = keyof ReturnType<typeof languageOf>["world"]["remedies"];

const ordinary = { urgent: false, danger: false, minutes: 5, needs: null, spoils: false } as const;
const danger = { ...ordinary, urgent: true, danger: true, spoils: true } as const;

/** In this order: what is dangerous is looked for first, and what some objects alone can have before what all can. */
const remedies: readonly (readonly [Kind, Omit<Remedy, "doing">])[] = [
  ["stoveFire", { ...danger, emoji: "🧯" }],
  ["fire", { ...danger, emoji: "🧯", spoils: false }],
  ["boiling", { ...danger, emoji: "🫕" }],
  ["leak", { ...ordinary, urgent: true, emoji: "🔧", minutes: 20, needs: "tools" }],
  ["broken", { ...ordinary, emoji: "🔧", minutes: 20, needs: "tools" }],
  ["bareLarder", { ...ordinary, emoji: "🧺", minutes: 10, needs: "groceries" }],
  ["empty", { ...ordinary, emoji: "🧺", minutes: 15 }],
  ["dirty", { ...ordinary, emoji: "🧽", minutes: 10 }],
  ["open", { ...ordinary, emoji: "🫳" }],
  ["other", { ...ordinary, emoji: "🫳" }],
];

/** Whether a sign, in a town's language or in English, is in a text: people type as they like. */
const shows = (kind: Kind, text: string, language: string, of: "signs" | "objects"): boolean =>
  [language, "en"].some((tag) => languageOf(tag).world.remedies[kind][of]?.test(text));

/** What to do about a state of an object, both in words, in the words of a town's language. */
export function remedyFor(state: string, object: string, language: string): Remedy {
  const words = languageOf(language).world.remedies;
  const [kind, remedy] = remedies.find(
    ([kind]) =>
      kind === "other" ||
      (shows(kind, state, language, "signs") && (!words[kind].objects || shows(kind, object, language, "objects"))),
  )!;
  return { ...remedy, doing: words[kind].doing.replace("{object}", object) };
}

/** Whether something keeps a household's food, by its name. */
export const isLarder = (name: string, language: string): boolean => shows("bareLarder", name, language, "objects");

/** Whether nothing is left of what a larder keeps, by its state in words. */
export const isBare = (state: string, language: string): boolean => {
  const { nearlyEmpty } = languageOf(language).world.states;
  return state !== nearlyEmpty && shows("bareLarder", state, language, "signs");
};

/** Whether somebody may deal with an object: in a danger everybody, else those who live or work there, in the park anybody. */
export function mayMend(map: TownMap, who: PersonId, object: ObjectId, remedy: Remedy): boolean {
  const known = map.objects.get(object);
  if (!known) return false;
  const place = placeOf(map, known.spot.place);
  const area = place.areas.find((one) => one.id === known.spot.area);
  const belongs = place.household.includes(who) || place.staff.includes(who);
  if (remedy.danger) return true;
  if (area && area.owners.length > 0 && !area.owners.includes(who)) return remedy.urgent && belongs;
  return belongs || (place.household.length === 0 && place.staff.length === 0);
}
