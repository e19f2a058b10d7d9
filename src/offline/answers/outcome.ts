/** How something went that a visitor told was to come: guessed at where they bid one guess, taken up where they tell it. */
import { capital } from "../../language/capital.ts";
import { type Intent, intents } from "../../world/intents.ts";
import { SURE } from "../../world/reading.ts";
import type { Answer } from "../tongue.ts";
import { type Asked, oneOf, type Understood, understoodIn } from "./answerer.ts";
import { has } from "./lived.ts";
import { lastOwn, lastTheirs } from "./manner.ts";
import { names, says } from "./naming.ts";
import { isDenied, soundOf } from "./telling.ts";
import { overIn, toldBy } from "./told.ts";

/** What is no word of how something went: whoever says it goes on to something else. */
const ELSE: ReadonlySet<Intent> = new Set<Intent>(["greet", "farewell", "take-back"]);

/** Whether a clause surely does something else than to tell how a thing went. */
const isElse = ({ intent, confidence }: Understood): boolean => {
  const { act } = intents[intent];
  return confidence >= SURE && (ELSE.has(intent) || act === "ask" || act === "propose" || act === "gesture");
};

/** Whether a clause tells of oneself or answers. */
const isTold = ({ intent }: Understood): boolean =>
  intents[intent].act === "answer" || (intent.startsWith("tell-own") && intent !== "tell-own-doing");

/** A guess at how something went that they told was to come, for whoever is to guess; null where nobody asks for one. */
export function outcomeGuessed(ask: Asked): Answer | null {
  const { lines, text } = ask;
  if (!names(lines.guessWords, text) || !names(lines.told.wentWords, text)) return null;
  const words = ask.mouth.told.sought(text);
  // "Guess how it went" names nothing; "guess what I got for lunch" is of no test.
  if (words.length === 0 && !names(lines.told.howItWent, text)) return null;
  const all = toldBy(ask).filter((one) => overIn(ask, one, words) !== null);
  const found = words.length === 0 ? all.at(-1) : all.findLast((one) => words.some((word) => has(one.clause, word)));
  const it = found && overIn(ask, found, words);
  return it ? oneOf(ask, "guess", lines.told.guessed, { it, It: capital(it) }, { rests: [found.memory] }) : null;
}

/** What is said to how something went that they told was to come, right after one has spoken of it; null where they tell nothing of it. */
export function outcomeTold(ask: Asked): Answer | null {
  const { lines, whole, question } = ask;
  const rests = lastOwn(ask)?.rests ?? [];
  if (question || rests.length === 0) return null;
  const read = understoodIn(ask);
  const { wentWell, wentBadly, went } = lines.told;
  const [bad, good] = [says(wentBadly.words, whole), says(wentWell.words, whole)];
  if (read.some(isElse) || !(bad || good || read.some(isTold))) return null;
  const words = ask.mouth.told.sought(lastTheirs(ask)?.text ?? "");
  const found = toldBy(ask).findLast((one) => rests.includes(one.memory.id) && overIn(ask, one, words) !== null);
  const it = found && overIn(ask, found, words);
  if (!it) return null;
  // "Not bad at all!" and 没考砸 are good, and "not great" is not.
  const turned = (list: readonly string[]) => (isDenied(ask, list, whole) ? -1 : 1);
  const sound = bad ? -turned(wentBadly.words) : good ? turned(wentWell.words) : soundOf(ask, whole);
  const bank = sound < 0 ? wentBadly.says : sound > 0 ? wentWell.says : went;
  return oneOf(ask, sound < 0 ? "sympathy" : "glad", bank, { it, It: capital(it) }, { rests: [found.memory] });
}
