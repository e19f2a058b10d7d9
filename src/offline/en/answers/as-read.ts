/** Answers by what a question was understood to ask when it was typed, in whatever words it came. */
import type { PersonId } from "../../../world/places.ts";
import { type Ask, askRead } from "../../answers/ask.ts";
import type { Answer } from "../../tongue.ts";
import type { Rule } from "./ask.ts";
import { acquaintance, opinion, whatDoes, whereIs, whoIs } from "./people.ts";
import { now, restOfDay } from "./time.ts";

/** What is asked about somebody who is known. */
const ofSomebody: Readonly<Partial<Record<string, (ask: Ask, id: PersonId, name: string) => Answer>>> = {
  whereabouts: whereIs,
  opinion,
  doing: whatDoes,
  who: whoIs,
};

/** What is asked about whoever is asked. */
const ofMe: Readonly<Partial<Record<string, (ask: Ask) => Answer>>> = { doing: now, plan: restOfDay };

/** One way of answering: by the reading; null where it has no question that this resident can answer by itself. */
export const asRead: Rule = (ask) => {
  const asked = askRead(ask.reading);
  if (!asked || asked.about === null) return null;
  if (asked.about === "you") return ofMe[asked.what]?.(ask) ?? null;
  const persona = ask.self.town.personas.get(asked.about);
  if (!persona || persona.id === ask.self.persona.id || acquaintance(ask.self, persona.id) === "never") return null;
  return ofSomebody[asked.what]?.(ask, persona.id, persona.name) ?? null;
};
