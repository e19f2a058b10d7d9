/**
 * What can be done about an object that is not as it should be: a closed list, so that no text anybody wrote can name an action
 * that is not on it (design section 2.1). Pure facts; whether somebody deals with it is up to a mind.
 */
import { languageOf } from "../language/language.ts";
import type { FixtureKind, Trouble } from "./kinds.ts";
import { type Fixture, type ObjectId, type PersonId, placeOf, type TownMap } from "./places.ts";
import { stateOf, type World } from "./world.ts";

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

type Way = keyof ReturnType<typeof languageOf>["world"]["remedies"];

const ordinary = { urgent: false, danger: false, minutes: 5, needs: null, spoils: false } as const;
const danger = { ...ordinary, urgent: true, danger: true, spoils: true } as const;

const remedies: Readonly<Record<Way, Omit<Remedy, "doing">>> = {
  stoveFire: { ...danger, emoji: "🧯" },
  fire: { ...danger, emoji: "🧯", spoils: false },
  boiling: { ...danger, emoji: "🫕" },
  leak: { ...ordinary, urgent: true, emoji: "🔧", minutes: 20, needs: "tools" },
  broken: { ...ordinary, emoji: "🔧", minutes: 20, needs: "tools" },
  bareLarder: { ...ordinary, emoji: "🧺", minutes: 10, needs: "groceries" },
  empty: { ...ordinary, emoji: "🧺", minutes: 15 },
  dirty: { ...ordinary, emoji: "🧽", minutes: 10 },
  open: { ...ordinary, emoji: "🫳" },
  other: { ...ordinary, emoji: "🫳" },
};

/** What can be turned off when it burns. */
const turnedOff: ReadonlySet<FixtureKind> = new Set(["stove", "kettle", "maker", "device"]);

const ways: Readonly<Record<Trouble, (of: FixtureKind) => Way>> = {
  burning: (of) => (turnedOff.has(of) ? "stoveFire" : "fire"),
  boiling: () => "boiling",
  leaking: () => "leak",
  broken: () => "broken",
  low: (of) => (of === "larder" ? "bareLarder" : "empty"),
  empty: (of) => (of === "larder" ? "bareLarder" : "empty"),
  dirty: () => "dirty",
  open: () => "open",
  other: () => "other",
};

/** What is wrong with an object now, or null when it is as it should be. */
export function troubleWith(world: World, object: ObjectId): Trouble | null {
  const { odd, trouble } = stateOf(world, object);
  return odd ? (trouble ?? "other") : null;
}

/** What to do about what is wrong with a thing, in the words of a language. */
export function remedyFor(trouble: Trouble, { kind, name }: Pick<Fixture, "kind" | "name">, language: string): Remedy {
  const way = ways[trouble](kind);
  return { ...remedies[way], doing: languageOf(language).world.remedies[way].replace("{object}", name) };
}

/** What to do about an object of the town as it is now. */
export function remedyOf(world: World, object: ObjectId): Remedy {
  const { fixture } = world.map.objects.get(object)!;
  return remedyFor(troubleWith(world, object) ?? "other", fixture, world.map.language);
}

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
