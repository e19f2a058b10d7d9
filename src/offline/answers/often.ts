/** What every newcomer asks sooner or later and no fact of a town holds: how one knows their name, how long one has been married, what one would do in a post. */
import type { Answer } from "../tongue.ts";
import { type Asked, oneOf } from "./answerer.ts";
import { valuesOf } from "./manner.ts";
import { names } from "./naming.ts";

/** What one says to a question that everybody asks; null where words ask another, or of somebody else. */
export function askedOften(ask: Asked): Answer | null {
  const { question, whole, text, people, self, lines } = ask;
  const { spouses, anybody, married, candidate } = lines.often;
  const isMarried = self.persona.ties.some(({ kind }) => names(spouses, kind));
  const stands = [...self.stories.values()].some(
    ({ of }) => of.kind === "office" && of.candidates.includes(self.persona.id),
  );
  const ofOthers = people.some(({ ids }) => ids.length > 0 && !ids.includes(self.persona.id));
  // "How long have you been married to Tom?" is asked of both.
  const all = [...(ofOthers ? [] : [...anybody, ...(stands ? candidate : [])]), ...(isMarried ? married : [])];
  const found = all.find(({ asks, plain }) => (question || plain) && names(asks, plain ? whole : text));
  return found ? oneOf(ask, found.kind, found.says, valuesOf(ask)) : null;
}
