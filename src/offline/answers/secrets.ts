/** What a resident keeps to themselves: questions that mean it are turned away, whatever else they would be answered with. */
import { meantIn } from "../../mind/news/meant.ts";
import type { Answer } from "../tongue.ts";
import { type Asked, oneOf, type Understood } from "./answerer.ts";

/** Whether a question means a secret of one's own. */
export function isKept({ self, asker, text }: Asked, { intent }: Understood): boolean {
  if (!/^(?:ask|follow)-/.test(intent)) return false;
  const own = [...self.stories.values()].filter(({ secret, holder }) => secret && holder === self.persona.id);
  return own.length > 0 && meantIn(text, own, self.town, { by: asker.id, to: self.persona.id }).length > 0;
}

/** That one keeps it to oneself. */
export const keptQuiet = (ask: Asked): Answer => oneOf(ask, "private", ask.lines.bearing.kept);
