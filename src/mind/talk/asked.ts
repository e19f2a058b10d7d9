/** What a person's words ask of whoever answers them, whoever finds the words: model, stand-in or nobody. */
import { languageOf } from "../../language/language.ts";
import type { Reading } from "../../world/reading.ts";
import type { TownFacts } from "../mind.ts";

/** What an answer to a person's words must hold, where they are serious: the truth about what one is. Else null. */
export const owedTo = (
  said: Pick<Reading, "realness"> | undefined,
  { language }: Pick<TownFacts, "language">,
): RegExp | null => (said?.realness ? languageOf(language).serious.truth : null);
