/** What a person's line asks of whoever answers it, whoever finds the words: model, stand-in or nobody. */
import { languageOf } from "../../language/language.ts";
import { firstName } from "../../world/people.ts";
import type { TownFacts } from "../mind.ts";
import { readingOf } from "../recognise.ts";

/** What residents are called, in full and by first name. */
export const residentNames = ({ personas }: TownFacts): string[] =>
  [...personas.values()].flatMap(({ name }) => [name, firstName(name)]);

/** What a line asks, by which several are seen to ask the same; null where it is a question of the asker's own. */
export const askedAlike = (town: TownFacts, text: string): string | null =>
  languageOf(town.language).replies.address.alike(text, residentNames(town));

/** What an answer to a person's words must hold, where they are serious: the truth about what one is. Else null. */
export const owedTo = (said: string, town: TownFacts): RegExp | null =>
  readingOf(town, said).realness ? languageOf(town.language).serious.truth : null;
