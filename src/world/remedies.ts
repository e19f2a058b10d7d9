/**
 * What can be done about an object that is not as it should be: a closed list, so that no text anybody wrote can name an action
 * that is not on it (design section 2.1). Pure facts; whether somebody deals with it is up to a mind.
 */
import { languageOf } from "../language/language.ts";
import type { ObjectId, PersonId, TownMap } from "./places.ts";
import { placeOf } from "./places.ts";

/** One way of dealing with an odd state. `doing` reads after "is"; "{object}" is the object's name. */
export interface Remedy {
  readonly urgent: boolean;
  readonly doing: string;
  readonly emoji: string;
  readonly minutes: number;
  /** What was being made with it is spoilt and has to be begun again. */
  readonly spoils: boolean;
}

type Kind = keyof ReturnType<typeof languageOf>["world"]["remedies"];

/** In this order: what is dangerous is looked for first. */
const remedies: readonly (readonly [Kind, Omit<Remedy, "doing">])[] = [
  ["fire", { urgent: true, emoji: "🧯", minutes: 5, spoils: true }],
  ["boiling", { urgent: true, emoji: "🫕", minutes: 5, spoils: true }],
  ["leak", { urgent: true, emoji: "🔧", minutes: 20, spoils: false }],
  ["broken", { urgent: false, emoji: "🔧", minutes: 20, spoils: false }],
  ["empty", { urgent: false, emoji: "🧺", minutes: 15, spoils: false }],
  ["dirty", { urgent: false, emoji: "🧽", minutes: 10, spoils: false }],
  ["open", { urgent: false, emoji: "🫳", minutes: 5, spoils: false }],
  ["other", { urgent: false, emoji: "🫳", minutes: 5, spoils: false }],
];

/** What to do about a state, in the words of a town's language. A state is understood in English, too: people type as they like. */
export function remedyFor(state: string, language: string): Remedy {
  const words = languageOf(language).world.remedies;
  const english = languageOf("en").world.remedies;
  const seen = (kind: Kind) => kind === "other" || words[kind].signs.test(state) || english[kind].signs.test(state);
  const [kind, remedy] = remedies.find(([kind]) => seen(kind))!;
  return { ...remedy, doing: words[kind].doing };
}

/** Whether somebody may deal with an object: in a danger everybody, else those who live or work there, in the park anybody. */
export function mayMend(map: TownMap, who: PersonId, object: ObjectId, urgent: boolean): boolean {
  const known = map.objects.get(object);
  if (!known) return false;
  const place = placeOf(map, known.spot.place);
  const area = place.areas.find((one) => one.id === known.spot.area);
  if (area && area.owners.length > 0 && !area.owners.includes(who)) return urgent;
  const belongs = place.household.includes(who) || place.staff.includes(who);
  return belongs || urgent || (place.household.length === 0 && place.staff.length === 0);
}
