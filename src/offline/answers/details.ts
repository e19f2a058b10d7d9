/** What the letter, the book or the tune is that somebody is at, for whoever asks more closely than what one is doing. */
import { dayOf } from "../../clock/units.ts";
import type { Answer } from "../tongue.ts";
import { type Asked, said } from "./answerer.ts";
import { names } from "./naming.ts";

/** So many minutes after one has been at something it may still be asked about. */
const LATELY = 60;

/** A detail of what one is or was lately at, the same all day; null where words ask for none, or one was at nothing of the kind. */
export function detailAsked(ask: Asked): Answer | null {
  const { question, text, people, self, lines } = ask;
  if (!question || people.some(({ ids }) => ids.length > 0 && !ids.includes(self.persona.id))) return null;
  const now = self.world.people.get(self.persona.id)?.doing.text ?? "";
  const { plan } = self.mind;
  const lately = [...(plan?.actions ?? []), ...(plan?.chunks ?? [])]
    .filter(({ from, to }) => from <= self.now && to > self.now - LATELY)
    .map(({ doing }) => doing);
  const found = lines.details.find(
    ({ asks, doings, unless = [] }) =>
      names(asks, text) && [now, ...lately].some((doing) => names(doings, doing) && !names(unless, doing)),
  );
  if (!found) return null;
  const { says } = found;
  const nth = dayOf(self.now) + [...self.persona.id].reduce((sum, sign) => sum + sign.charCodeAt(0), 0);
  return said("occupation", says[nth % says.length]!);
}
