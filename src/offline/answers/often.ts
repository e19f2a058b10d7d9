/** What every newcomer asks sooner or later and no fact of a town holds: how one knows their name, how long one has been married, what one would do in a post. */
import type { Answer } from "../tongue.ts";
import { type Asked, oneOf } from "./answerer.ts";
import { valuesOf } from "./manner.ts";
import { names } from "./naming.ts";

/** What one says to a question that everybody asks; null where words ask another, or of somebody else. */
export function askedOften(ask: Asked): Answer | null {
  const { question, whole, text, people, self, lines } = ask;
  const { spouses, anybody, married, candidate, alone } = lines.often;
  const me = self.persona.id;
  const ofSpouse = self.persona.ties.filter(({ kind }) => names(spouses, kind)).map(({ to }) => to);
  const posts = [...self.stories.values()].flatMap(({ of }) => (of.kind === "office" ? [of.candidates] : []));
  const own = posts.find((candidates) => candidates.includes(me)) ?? [];
  const named = people.flatMap(({ ids }) => ids).filter((id) => id !== me);
  const all = [
    ...(named.length === 0
      ? [...anybody, ...(own.length > 0 ? candidate : []), ...(own.length === 1 ? alone : [])]
      : []),
    // "How long have you been married to Tom?"
    ...(ofSpouse.length > 0 && named.every((id) => ofSpouse.includes(id)) ? married : []),
  ];
  const found = all.find(({ asks, plain }) => (question || plain) && names(asks, plain ? whole : text));
  return found ? oneOf(ask, found.kind, found.says, valuesOf(ask)) : null;
}
