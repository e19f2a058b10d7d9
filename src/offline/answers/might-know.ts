/** Who in town has most to do with what words are of: by trade and skills, by what stands where they work, by what they like to tell of. */
import { stems } from "../../mind/memory/words.ts";
import type { TownFacts } from "../../mind/mind.ts";
import type { Persona } from "../../mind/persona.ts";
import type { PersonId } from "../../world/places.ts";
import type { Asked } from "./answerer.ts";
import { contentOf } from "./content.ts";
import { tieTo } from "./known.ts";

/** A word that more of the town have to do with says nothing of whom to ask. */
const FEW = 3;
/** How much more a word of somebody's trade says than others. */
const TRADE = 2;
/** So much the words must say of somebody: a word of theirs alone, or of the trade that they share with another. */
const LEAST = 1;

/** The words of what somebody does and has to do with. */
function fieldOf({ map }: TownFacts, { occupation, topics, skills, trade, work, tools }: Persona): ReadonlySet<string> {
  const place = work ? map.places.get(work.spot.place) : undefined;
  const things = place?.areas.flatMap(({ name, objects }) => [name, ...objects.map((one) => one.name)]) ?? [];
  const told = topics.flatMap(({ label, words }) => [label, ...words]);
  const known = [
    ...skills.map(({ doing }) => doing),
    ...(trade?.knows.flatMap(({ about, words }) => [about, ...words]) ?? []),
  ];
  return new Set([occupation, ...told, ...known, ...tools, ...(place ? [place.name] : []), ...things].flatMap(stems));
}

const fields = new WeakMap<TownFacts["personas"], ReadonlyMap<string, readonly PersonId[]>>();

/** Of each word, who has to do with it; made once for a town as it is. */
function fieldsOf(town: TownFacts): ReadonlyMap<string, readonly PersonId[]> {
  const known = fields.get(town.personas);
  if (known) return known;
  const all = new Map<string, PersonId[]>();
  for (const persona of town.personas.values())
    for (const word of fieldOf(town, persona)) all.set(word, [...(all.get(word) ?? []), persona.id]);
  fields.set(town.personas, all);
  return all;
}

/** Whoever might know what a question is of, whom the one who is asked knows; null where nobody stands out. */
export function mightKnow(ask: Asked, text: string): PersonId | null {
  const { self, asker } = ask;
  const all = fieldsOf(self.town);
  const sums = new Map<PersonId, number>();
  for (const word of contentOf(ask, text)) {
    const who = all.get(word) ?? [];
    const trade = who.filter((id) => stems(self.town.personas.get(id)?.occupation ?? "").includes(word));
    const [of, weight] = trade.length > 0 ? [trade, TRADE] : [who, 1];
    if (of.length <= FEW) for (const id of of) sums.set(id, (sums.get(id) ?? 0) + weight / of.length);
  }
  const [best] = [...sums]
    .filter(([id]) => id !== self.persona.id && id !== asker.id && tieTo(self, id))
    .sort(([, a], [, b]) => b - a);
  return best && best[1] >= LEAST ? best[0] : null;
}
