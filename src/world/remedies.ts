/**
 * What can be done about an object that is not as it should be: a closed list, so that no text anybody wrote can name an action
 * that is not on it (design section 2.1). Pure facts; whether somebody deals with it is up to a mind.
 */
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

const remedies: readonly (readonly [RegExp, Remedy])[] = [
  [
    /burn|fire|flame|smok|sizzl/i,
    {
      urgent: true,
      doing: "turning off the {object} and putting out the fire",
      emoji: "🧯",
      minutes: 5,
      spoils: true,
    },
  ],
  [
    /boiling over|overheat|overflow/i,
    { urgent: true, doing: "turning off the {object}", emoji: "🫕", minutes: 5, spoils: true },
  ],
  [
    /leak|drip|flood|burst|spray/i,
    {
      urgent: true,
      doing: "fetching tools and repairing the {object}",
      emoji: "🔧",
      minutes: 20,
      spoils: false,
    },
  ],
  [
    /broken|cracked|jammed|stuck|out of order|unplugged/i,
    { urgent: false, doing: "repairing the {object}", emoji: "🔧", minutes: 20, spoils: false },
  ],
  [/empty|out of|bare/i, { urgent: false, doing: "restocking the {object}", emoji: "🧺", minutes: 15, spoils: false }],
  [
    /dirty|messy|spill|stain|mud|dust|covered|sticky/i,
    { urgent: false, doing: "cleaning the {object}", emoji: "🧽", minutes: 10, spoils: false },
  ],
  [
    /open|ajar|unlocked|running|left on|^on$|ringing|blinking/i,
    { urgent: false, doing: "seeing to the {object}", emoji: "🫳", minutes: 5, spoils: false },
  ],
];

const fallback: Remedy = {
  urgent: false,
  doing: "putting the {object} to rights",
  emoji: "🫳",
  minutes: 5,
  spoils: false,
};

/** What to do about a state. */
export const remedyFor = (state: string): Remedy => remedies.find(([words]) => words.test(state))?.[1] ?? fallback;

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
