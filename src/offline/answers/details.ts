/** What the letter, the book or the tune is that somebody is at, for whoever asks more closely than what one is doing. */
import { dayOf } from "../../clock/units.ts";
import type { Answer } from "../tongue.ts";
import { type Asked, said } from "./answerer.ts";
import { names } from "./naming.ts";

/** A detail of what one is at, the same all day; null where words ask for none, or one is at nothing of the kind. */
export function detailAsked(ask: Asked): Answer | null {
  const { question, text, whole, people, self, lines } = ask;
  if (!question || people.some(({ ids }) => ids.length > 0 && !ids.includes(self.persona.id))) return null;
  const doing = self.world.people.get(self.persona.id)?.doing.text ?? "";
  const found = lines.details.find(
    ({ asks, doings }) => names(asks, text) && (names(doings, doing) || names(doings, whole)),
  );
  if (!found) return null;
  const { says } = found;
  const nth = dayOf(self.now) + [...self.persona.id].reduce((sum, sign) => sum + sign.charCodeAt(0), 0);
  return said("occupation", says[nth % says.length]!);
}
