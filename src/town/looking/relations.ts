/** Who knows whom in a town and what they are to each other, read from what residents hold of each other (paper section 7.1.1). Pure. */
import { languageOf } from "../../language/language.ts";
import type { Tie } from "../../mind/mind.ts";
import type { Looks } from "../../world/looks.ts";
import type { PersonId, PlaceId } from "../../world/places.ts";
import type { Town } from "../town.ts";
import type { Sight } from "./sight.ts";

/** What two residents are to each other, at a glance. */
export type Bond = "family" | "close" | "friendly" | "acquainted" | "strained";

/** Who knows whom. */
export interface RelationsView {
  /** Whose circle it is, or null for the whole town. */
  readonly of: PersonId | null;
  /** In the order of the roll; of a circle, whose it is first, then who is nearest to them. */
  readonly people: readonly {
    readonly id: PersonId;
    readonly name: string;
    readonly home: PlaceId;
    readonly looks: Looks;
  }[];
  readonly bonds: readonly {
    readonly between: readonly [PersonId, PersonId];
    readonly bond: Bond;
    /** What the second is to the first, as a tie says it. */
    readonly kind: string;
    readonly text: string;
  }[];
}

/** The most of a circle that is shown. */
const MOST = 14;

/** What two are to each other, from both sides: one's dislike is a strain, and warmth is what they share. */
function bondOf(one: Tie | undefined, other: Tie | undefined, bySight: string): Bond | null {
  const ties = [one, other].filter((tie) => tie !== undefined);
  if (ties.length === 0 || ties.every((tie) => tie.kind === bySight && tie.talks === 0)) return null;
  if (ties.some(({ warmth }) => warmth <= -0.5)) return "strained";
  const shared = ties.reduce((sum, { warmth }) => sum + warmth, 0) / ties.length;
  if (shared >= 2.5) return "family";
  if (shared >= 1.5) return "close";
  return shared >= 0.5 ? "friendly" : "acquainted";
}

/** How near a bond is; what is strained is felt as well. */
const nearness: Readonly<Record<Bond, number>> = { family: 5, close: 4, friendly: 3, strained: 2, acquainted: 1 };

/** What is said of a tie: of one that nobody has thought about since the town began, no more than its kind. */
const textOf = (tie: Tie | undefined, sight: Sight): string =>
  tie ? (tie.evidence.length > 0 && sight.restsOn(tie.evidence) ? tie.text : tie.kind) : "";

/** The whole town, or one resident's circle. */
export function relationsView(town: Town, of: PersonId | null, sight: Sight): RelationsView {
  const { state, means, definition } = town;
  const { bySight } = languageOf(definition.language).mind.ties;
  const roll = [...means.town.personas.values()];
  const tie = (from: PersonId, to: PersonId) => state.minds.get(from)?.ties.get(to);
  const bonds = roll.flatMap((one, i) =>
    roll.slice(i + 1).flatMap((other) => {
      if (of !== null && one.id !== of && other.id !== of) return [];
      const [from, to] = other.id === of ? [other.id, one.id] : [one.id, other.id];
      const [there, back] = [tie(from, to), tie(to, from)];
      const bond = bondOf(there, back, bySight);
      const said = there ?? back;
      if (bond === null || !said) return [];
      return [
        { between: [from, to] as const, bond, kind: there?.kind ?? "", text: textOf(there, sight), talks: said.talks },
      ];
    }),
  );
  if (of !== null) bonds.sort((a, b) => nearness[b.bond] - nearness[a.bond] || b.talks - a.talks);
  const shown = of === null ? bonds : bonds.slice(0, MOST);
  const circle = of === null ? roll.map(({ id }) => id) : [of, ...shown.map(({ between }) => between[1])];
  return {
    of,
    people: circle.map((id) => {
      const { name, home, looks } = means.town.personas.get(id)!;
      return { id, name, home: home.place, looks };
    }),
    bonds: shown.map(({ between, bond, kind, text }) => ({ between, bond, kind, text })),
  };
}
