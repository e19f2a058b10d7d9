/** Whom words would be said to, before anybody says them. */
import type { TownFacts } from "../../mind/mind.ts";
import type { Person } from "../../world/people.ts";
import type { PersonId, Place } from "../../world/places.ts";
import { UserError } from "../../world/user-error.ts";
import { personOf } from "../../world/world.ts";
import type { TownState } from "../state.ts";
import { enter, type Visiting } from "./acts.ts";
import { embodiedBy } from "./embody.ts";
import { findResident } from "./find.ts";
import { addressee } from "./hearing.ts";
import { understood } from "./understood.ts";

/** Who would answer somebody's words in a place, as if they were ordinary ones; null where nobody there can. Changes nothing. */
export function spokenTo(
  state: TownState,
  facts: TownFacts,
  visiting: Visiting,
  place: Place,
  text: string,
  to: string | null,
): PersonId | null {
  return orNull(() => {
    const there = speaking(state, visiting, place);
    if (there === null) return null;
    const words = understood(there.state, facts, there.speaker, text, null);
    const who = addressee(there.state, there.speaker, words, to === null ? null : findResident(facts, to).id);
    return who && who.kind === "resident" && !there.state.embodied.has(who.id) ? who.id : null;
  });
}

/** What of a visitor's words in a place is for whom, in their order; one text where all of it is for the same. Changes nothing. */
export function saidInParts(
  state: TownState,
  facts: TownFacts,
  visiting: Visiting,
  place: Place,
  text: string,
): readonly string[] {
  const said = orNull(() => {
    const there = embodiedBy(state, visiting.id) ? null : speaking(state, visiting, place);
    return there && understood(there.state, facts, there.speaker, text, null).parts;
  });
  return said ?? [text];
}

/** Whoever would speak in a place, by their own voice or another's, and the town with them in it; null where they are elsewhere. @throws UserError */
function speaking(
  state: TownState,
  visiting: Visiting,
  place: Place,
): { readonly state: TownState; readonly speaker: Person } | null {
  const self = embodiedBy(state, visiting.id);
  const after = self ? state : enter(state, visiting, place).state;
  const speaker = personOf(after.world, self ?? visiting.id);
  return speaker.spot.place === place.id ? { state: after, speaker } : null;
}

/** What is found, or null where a door is closed or nobody has such a name: then nobody hears anything. */
function orNull<Of>(find: () => Of): Of | null {
  try {
    return find();
  } catch (error) {
    if (error instanceof UserError) return null;
    throw error;
  }
}
