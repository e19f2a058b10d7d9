/** What a resident has from the town file alone, before they have lived a minute: who others are to them, and who they are. */
import { minutes } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import type { PersonId } from "../../world/places.ts";
import type { Tie, WhoIAm } from "../mind.ts";
import type { Persona } from "../persona.ts";

/** Who everybody is to a resident at the start; whoever knows somebody is known to them at least by sight. */
export function givenTies(
  persona: Persona,
  personas: ReadonlyMap<PersonId, Persona>,
  language: string,
): Map<PersonId, Tie> {
  const words = languageOf(language).mind;
  const begun = { renewed: minutes(0), talks: 0, evidence: [] };
  const ties = new Map<PersonId, Tie>(
    persona.ties.map(({ to, kind, warmth }) => [
      to,
      { kind, warmth, text: words.first.tie(personas.get(to)?.name ?? to, persona.name, kind), ...begun },
    ]),
  );
  for (const other of personas.values())
    if (other.id !== persona.id && !ties.has(other.id) && other.ties.some(({ to }) => to === persona.id))
      ties.set(other.id, {
        kind: words.ties.bySight,
        warmth: 0,
        text: words.first.bySight(persona.name, other.name),
        ...begun,
      });
  return ties;
}

/** Who a resident is by the town file (paper appendix A, before anything has happened). */
export function givenWhoIAm(persona: Persona, language: string): WhoIAm {
  const { grammar, mind } = languageOf(language);
  return {
    core: `${grammar.traits(persona.name, persona.traits)}.`,
    occupation: mind.first.isOccupied(persona.name, persona.occupation),
    feeling: grammar.theseDays(persona.name, persona.pronouns, persona.currently),
    renewed: minutes(0),
    evidence: [],
  };
}
