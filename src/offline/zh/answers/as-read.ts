/** 简体中文: answers by what a question was understood to ask when it was typed, in whatever words it came. */
import type { PersonId } from "../../../world/places.ts";
import { askRead } from "../../answers/ask.ts";
import type { Answer, Ask, Rule } from "./ask.ts";
import { feels, whatDoes, whereIs, whoIs } from "./people.ts";

/** What is asked about somebody. */
const ofSomebody: Readonly<Partial<Record<string, (ask: Ask, id: PersonId) => Answer>>> = {
  whereabouts: whereIs,
  opinion: feels,
  doing: whatDoes,
  who: whoIs,
};

/** One way of answering: by the reading; null where it has no question that this resident can answer by itself. */
export const asRead: Rule = (ask) => {
  const asked = askRead(ask.reading);
  const about = asked?.about ?? null;
  if (!asked || about === null || about === ask.self.persona.id || !ask.self.town.personas.has(about)) return null;
  return ofSomebody[asked.what]?.(ask, about) ?? null;
};
