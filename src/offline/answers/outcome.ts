/** How something went that a visitor told was to come: guessed at where they bid one guess, taken up where they tell it. */
import { capital } from "../../language/capital.ts";
import type { Answer } from "../tongue.ts";
import { type Asked, oneOf } from "./answerer.ts";
import { has } from "./lived.ts";
import { lastOwn } from "./manner.ts";
import { names, says } from "./naming.ts";
import { soundOf } from "./telling.ts";
import { overIn, toldBy } from "./told.ts";

/** A guess at how something went that they told was to come, for whoever is to guess; null where nobody asks for one. */
export function outcomeGuessed(ask: Asked): Answer | null {
  const { lines, text } = ask;
  if (!names(lines.guessWords, text) || !names(lines.told.wentWords, text)) return null;
  const all = toldBy(ask).filter((one) => overIn(ask, one) !== null);
  const words = ask.mouth.told.sought(text);
  const found = all.findLast(({ clause }) => words.some((word) => has(clause, word))) ?? all.at(-1);
  const it = found && overIn(ask, found);
  return it ? oneOf(ask, "guess", lines.told.guessed, { it, It: capital(it) }, { rests: [found.memory] }) : null;
}

/** What is said to how something went that they told was to come, right after one has spoken of it; null where they tell nothing of it. */
export function outcomeTold(ask: Asked): Answer | null {
  const { lines, whole, question } = ask;
  const rests = lastOwn(ask)?.rests ?? [];
  if (question || rests.length === 0) return null;
  const found = toldBy(ask).findLast((one) => rests.includes(one.memory.id) && overIn(ask, one) !== null);
  const it = found && overIn(ask, found);
  if (!it) return null;
  const { wentWell, wentBadly, went } = lines.told;
  const bad = says(wentBadly.words, whole);
  const good = !bad && says(wentWell.words, whole);
  const sound = bad ? -1 : good ? 1 : soundOf(ask, whole);
  const bank = sound < 0 ? wentBadly.says : sound > 0 ? wentWell.says : went;
  return oneOf(ask, sound < 0 ? "sympathy" : "glad", bank, { it, It: capital(it) }, { rests: [found.memory] });
}
