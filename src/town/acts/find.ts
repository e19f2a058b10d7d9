/** Finding a resident, a place or an object by what a person typed. Pure; unknown words give a sentence with the nearest choices. */
import { languageOf } from "../../language/language.ts";
import type { Planting, TownFacts } from "../../mind/mind.ts";
import type { Persona } from "../../mind/persona.ts";
import { type Area, areaOf, type ObjectId, type Place, placeOf } from "../../world/places.ts";
import { UserError } from "../../world/user-error.ts";

/** What an option may name that the town looks up while somebody types. */
export const lookedUp = ["resident", "place", "object", "area", "home", "value", "moment", "planting"] as const;
/** One of them. */
export type LookedUp = (typeof lookedUp)[number];

/** Where an object, a resident or a place is looked up by what a person typed; best first. */
export interface Choice {
  readonly id: string;
  readonly label: string;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[’'`]s?\b/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** How well typed words fit a name: 0 not at all; the whole, then its beginning, then a word's beginning, then anywhere. */
function fitness(typed: string, name: string): number {
  const [wanted, known] = [plain(typed), plain(name)];
  if (wanted === "") return 1;
  if (known === wanted) return 5;
  if (known.startsWith(wanted)) return 4;
  if (known.split(" ").some((word) => word.startsWith(wanted))) return 3;
  if (wanted.split(" ").every((word) => known.includes(word))) return 2;
  return known.includes(wanted) ? 1.5 : 0;
}

function best<T>(
  items: Iterable<T>,
  names: (item: T) => readonly string[],
  typed: string,
): { item: T; score: number }[] {
  return [...items]
    .map((item) => ({ item, score: Math.max(0, ...names(item).map((name) => fitness(typed, name))) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

const residentNames = (persona: Persona): string[] => [persona.id, persona.name];
const placeNames = (place: Place): string[] => [place.id, place.name, ...place.aliases];

/** The resident that is meant. @throws UserError */
export function findResident(town: TownFacts, typed: string): Persona {
  const found = best(town.personas.values(), residentNames, typed);
  if (found.length > 1 && found[0]!.score === found[1]!.score && found[0]!.score < 5)
    throw new UserError(
      "which-resident",
      languageOf(town.language).replies.whichResident(
        typed,
        found.slice(0, 4).map(({ item }) => item.name),
      ),
    );
  if (found[0]) return found[0].item;
  throw new UserError(
    "no-resident",
    languageOf(town.language).replies.noResident(
      typed,
      town.name,
      [...town.personas.values()].map((one) => one.name),
    ),
  );
}

/** The place that is meant. @throws UserError */
export function findPlace(town: TownFacts, typed: string): Place {
  const found = best(town.map.places.values(), placeNames, typed);
  if (found[0]) return found[0].item;
  throw new UserError(
    "no-place",
    languageOf(town.language).replies.noPlace(
      typed,
      town.name,
      [...town.map.places.values()].slice(0, 4).map((one) => one.name),
    ),
  );
}

const plantingNames = ({ id, name, about }: Planting): string[] => [id, name, about];

/** What may be planted that is meant; the first where nothing is named. @throws UserError */
export function findPlanting({ plantings, name, language }: TownFacts, typed: string): Planting {
  const { replies } = languageOf(language);
  if (plantings.length === 0) throw new UserError("no-event", replies.noPlanting(name));
  const found = best(plantings, plantingNames, typed);
  if (found[0]) return found[0].item;
  throw new UserError(
    "no-event",
    replies.noSuchPlanting(
      typed,
      plantings.map((one) => one.name),
    ),
  );
}

/** The area of a place that is meant, by its name or by "place: area". @throws UserError */
export function findArea(town: TownFacts, place: Place, typed: string): Area {
  const name = typed.split(/[:：]/u).at(-1) ?? typed;
  const found = best(place.areas, ({ id, name }) => [id, name], name);
  if (found[0]) return found[0].item;
  throw new UserError(
    "no-area",
    languageOf(town.language).replies.noArea(
      typed,
      place.name,
      place.areas.map((area) => area.name),
    ),
  );
}

/** An object with its area and place, as a choice shows it. */
export function objectLabel(town: TownFacts, id: ObjectId): string {
  const known = town.map.objects.get(id)!;
  return `${placeOf(town.map, known.spot.place).name}: ${areaOf(town.map, known.spot).name}: ${known.fixture.name}`;
}

/** What names an object, and the state that stands behind it: "<Cafe: kitchen: stove> is burning". */
function typedFor(typed: string): { readonly named: string; readonly state: string | null } {
  const whole = /^<([^>]+)>\s*(?:(?:is|are|:|：)\s*)?(\S[\s\S]*)?$/.exec(typed.trim());
  const state = (whole?.[2] ?? "").replace(/[.。]$/u, "").trim() || null;
  return { named: (whole?.[1] ?? typed).trim(), state };
}

/** The words somebody adds to an object of the town that they name as the town does; all they typed where they name none so. */
export function besideObject(town: TownFacts, typed: string): string {
  const { named, state } = typedFor(typed);
  const isOurs = [...town.map.objects].some(
    ([id, { fixture }]) => named === id || named === fixture.name || named === objectLabel(town, id),
  );
  return isOurs ? (state ?? "") : typed;
}

/**
 * The object that is meant and, if the words say so, its new state: an id, a name, "place: area: object", or the paper's whole form
 * "<Isabella's apartment: kitchen: stove> is burning" (paper section 3.2). @throws UserError
 */
export function findObjectNamed(
  town: TownFacts,
  typed: string,
  near: string | null = null,
): { object: ObjectId; state: string | null } {
  const { named, state } = typedFor(typed);
  if (town.map.objects.has(named)) return { object: named, state };
  const parts = named
    .split(/[:：]/u)
    .map((part) => part.trim())
    .filter(Boolean);
  const name = parts.at(-1) ?? "";
  const scored = [...town.map.objects].map(([id, { fixture, spot }]) => {
    const own = fitness(name, fixture.name);
    // Where it is matters only to what the name fits.
    if (own < 1.5) return { id, score: 0 };
    const place = placeOf(town.map, spot.place);
    const inPlace =
      parts.length > 1
        ? Math.max(...placeNames(place).map((one) => fitness(parts[0]!, one)))
        : near === spot.place
          ? 1
          : 0.5;
    const inArea = parts.length > 2 ? fitness(parts[1]!, areaOf(town.map, spot).name) : 0.5;
    return { id, score: inPlace > 0 && inArea > 0 ? own * 10 + inPlace + inArea : 0 };
  });
  const found = scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
  const top = found[0];
  if (!top)
    throw new UserError(
      "no-object",
      languageOf(town.language).replies.noObjectNamed(
        named,
        town.name,
        objectLabel(town, [...town.map.objects.keys()][0] ?? ""),
      ),
    );
  const equals = found.filter(({ score }) => score === top.score);
  if (equals.length > 1)
    throw new UserError(
      "which-object",
      languageOf(town.language).replies.whichObject(equals.length, objectLabel(town, top.id)),
    );
  return { object: top.id, state };
}

/** Up to 25 choices for an option, best first; of objects that fit alike, those of the place `near` come first; areas are of it alone. */
export function choicesFor(
  town: TownFacts,
  type: Exclude<LookedUp, "home" | "value" | "moment">,
  typed: string,
  near: string | null = null,
): Choice[] {
  const cut = (label: string) => (label.length > 100 ? `${label.slice(0, 99)}…` : label);
  if (type === "resident")
    return best(town.personas.values(), residentNames, typed)
      .slice(0, 25)
      .map(({ item }) => ({ id: item.id, label: cut(item.name) }));
  if (type === "place")
    return best(town.map.places.values(), placeNames, typed)
      .slice(0, 25)
      .map(({ item }) => ({ id: item.id, label: cut(item.name) }));
  if (type === "planting")
    return best(town.plantings, plantingNames, typed)
      .slice(0, 25)
      .map(({ item: { id, name, about } }) => ({ id, label: cut(about ? `${name}: ${about}` : name) }));
  if (type === "area") {
    const { places } = town.map;
    const named = near === null ? undefined : (places.get(near) ?? best(places.values(), placeNames, near)[0]?.item);
    const areas = (named ? [named] : [...places.values()]).flatMap((place) =>
      place.areas.map(({ id, name }) => ({ id, name, label: named ? name : `${place.name}: ${name}` })),
    );
    return best(areas, ({ id, name, label }) => [id, name, label], typed)
      .slice(0, 25)
      .map(({ item }) => ({ id: cut(item.label), label: cut(item.label) }));
  }
  const words = typed.replace(/[<>]/g, " ").replace(/[:：]/gu, " ");
  const here = (id: ObjectId) => Number(town.map.objects.get(id)!.spot.place === near);
  return best(
    [...town.map.objects.keys()].sort((a, b) => here(b) - here(a)),
    (id) => [id, objectLabel(town, id), town.map.objects.get(id)!.fixture.name],
    words,
  )
    .slice(0, 25)
    .map(({ item }) => ({ id: item.length <= 100 ? item : item.slice(0, 100), label: cut(objectLabel(town, item)) }));
}
