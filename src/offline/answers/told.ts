/**
 * What a visitor told of their own, found again when they ask for it: just the clause that is asked for, a thing by the name it was given, and what
 * was still to come by asking how it went. What of health, belief, politics or whom they love they told is said back to nobody, and what weighs on
 * somebody only to whoever asks for it.
 */

import { dayOf } from "../../clock/units.ts";
import { capital } from "../../language/capital.ts";
import { stems } from "../../mind/memory/words.ts";
import type { Memory } from "../../world/events.ts";
import { SURE } from "../../world/reading.ts";
import { quotedIn } from "../say/spoken.ts";
import type { Answer } from "../tongue.ts";
import { type Asked, joined, oneOf, understoodIn } from "./answerer.ts";
import { choose } from "./ask.ts";
import { alike, has } from "./lived.ts";
import { heardBefore, lastOwn, lastTheirs } from "./manner.ts";
import { names, says } from "./naming.ts";

/** A clause that the asker told, and what it was said with or in answer to. */
interface ToldClause {
  readonly memory: Memory;
  readonly clause: string;
  readonly around: string;
  readonly next: string | undefined;
}

/** So many minutes after a question something is told in answer to it. */
const SOON = 10;
/** So alike in what they mean a question and a clause must be that share no word. */
const ALIKE = 0.36;

/** Whether something told is of what nobody here says back: health, belief, politics, whom somebody loves. */
const isKeptOut = ({ lines }: Asked, clause: string): boolean => says(lines.told.keptOut, clause);

/** Whether something told weighs on whoever told it. */
const weighs = ({ lines }: Asked, text: string): boolean =>
  names([...lines.told.weighs, ...lines.telling.matterWords.death], text);

/** All that the asker told and that may be said back to them, oldest first. */
export function toldBy(ask: Asked): readonly ToldClause[] {
  const { told } = ask.mouth;
  const asked = weighs(ask, ask.text);
  const heard = heardBefore(ask);
  return heard.flatMap((memory, at) => {
    const before = heard[at - 1];
    const question = before && memory.created - before.created <= SOON ? quotedIn(before.text) : "";
    // "Its Mina" says whose name that is by what was asked before it.
    const asks = isAskedBack({ ...ask, text: question, reading: undefined }) ? question : "";
    const all = told
      .clauses(quotedIn(memory.text))
      .filter((one) => !isKeptOut(ask, one) && (asked || !weighs(ask, one)));
    return all.map((clause, i) => ({
      memory,
      clause,
      around: i === 0 ? `${asks} ${clause}` : clause,
      next: all[i + 1],
    }));
  });
}

/** Whether words ask for something of the asker's own that they may have told. */
export function isAskedBack(ask: Pick<Asked, "text" | "lines" | "reading">): boolean {
  const { text, lines } = ask;
  const { remembers, asksWhat, notOfMine } = lines.told;
  if (!names(lines.ofMe, text) && !names(remembers, text)) return false;
  const [best] = understoodIn(ask);
  return (
    names(remembers, text) ||
    (best?.intent === "ask-told-you" && best.confidence >= SURE) ||
    (names(asksWhat, text) && names(lines.ofMe, text) && !names(notOfMine, text))
  );
}

/** Whether a clause has a word, or one that is said of the same. */
const isOf = ({ lines }: Asked, clause: string, word: string): boolean =>
  has(clause, word) || lines.told.likeWords.some((list) => list.flatMap(stems).includes(word) && says(list, clause));

/** The clause that is asked for; null where nothing told is of it. */
function soughtIn(ask: Asked, words: readonly string[]): ToldClause | null {
  const all = toldBy(ask).map((one) => ({ one, share: words.filter((word) => isOf(ask, one.around, word)).length }));
  const [best] = all
    .filter(({ share }) => share > 0 && share * 2 >= words.length)
    .sort((a, b) => b.share - a.share || b.one.memory.created - a.one.memory.created);
  if (best) return best.one;
  // Where they live, what they do and whence they are has its own words; and whoever asks for a sister's name asks for no other.
  const { tellings, told } = ask.lines;
  if (
    !names(told.remembers, ask.text) ||
    names(told.nameWords, ask.text) ||
    tellings.some(({ asks }) => names(asks, ask.whole))
  )
    return null;
  const [near] = all
    .map(({ one }) => ({ one, meant: alike(ask.self.town.language, ask.text, one.clause) }))
    .filter(({ meant }) => meant >= ALIKE)
    .sort((a, b) => b.meant - a.meant);
  return near?.one ?? null;
}

/** What was still to come by something told, and must be over by now; null where nothing was. */
export function overIn(ask: Asked, { clause, memory }: ToldClause): string | null {
  if (dayOf(memory.created) >= dayOf(ask.self.now) || !says(ask.lines.told.nextDay, quotedIn(memory.text))) return null;
  return ask.mouth.told.toCome(clause);
}

/** What a question for something told is about: "Do you even remember? The maths test I told you of" says it beside the question. */
export function aboutIn({ mouth, text, whole }: Asked): readonly string[] {
  const words = mouth.told.sought(text);
  return words.length > 0 ? words : mouth.told.sought(whole);
}

/** What is said back of what the asker told, where they ask for that; null where they told nothing of it. */
export function toldBack(ask: Asked): Answer | null {
  const { lines, mouth, text } = ask;
  const words = aboutIn(ask);
  const found = words.length > 0 ? soughtIn(ask, words) : null;
  if (!found) return null;
  const rests = [found.memory];
  const { clause, next } = found;
  const name = names(lines.told.nameWords, text)
    ? (mouth.told.nameIn(clause, words) ?? (next ? mouth.told.nameIn(next, words) : null))
    : null;
  if (name) {
    const one = next && mouth.told.nameIn(next, words) === null ? mouth.told.theOne(next) : null;
    return oneOf(ask, "you-told", one ? lines.told.namedOne : lines.told.named, { name, one: one ?? "" }, { rests });
  }
  const over = overIn(ask, found);
  if (over) return oneOf(ask, "remember-you", lines.told.howWent, { it: over, It: capital(over) }, { rests });
  // "He just passed his test" goes on with somebody's brother.
  const on = next && mouth.told.goesOn(next) ? `${lines.told.and}${next}` : "";
  return oneOf(ask, "you-told", lines.youTold, { told: clause + on }, { rests });
}

/** Whence the asker said they are, in no more words than that; null where they did not say. */
export function fromTold(ask: Asked): Answer | null {
  const found = toldBy(ask).findLast(({ clause }) => ask.mouth.told.from(clause) !== null);
  if (!found) return null;
  const from = ask.mouth.told.from(found.clause)!;
  return oneOf(ask, "you-told", ask.lines.told.from, { from, From: capital(from) }, { rests: [found.memory] });
}

/** What is said to somebody who tells what they have just been told one does not know of them: it is taken as told. Null where they tell nothing of that. */
export function toldAgain(ask: Asked): Answer | null {
  const { lines, mouth, whole } = ask;
  const [before, own] = [lastTheirs(ask), lastOwn(ask)];
  if (!before || !own || own.rests.length > 0 || ask.question) return null;
  if (!isAskedBack({ ...ask, text: before.text, reading: before.reading })) return null;
  const words = mouth.told.sought(before.text);
  if (words.length === 0) return null;
  const clauses = mouth.told.clauses(whole);
  const name = clauses.map((one) => mouth.told.nameIn(one, words)).find((one) => one !== null);
  if (!name) return null;
  const one = clauses.map((clause) => mouth.told.theOne(clause)).find((found) => found !== null);
  const line = choose(ask, one ? lines.told.namedOne : lines.told.name, { name, one: one ?? "" });
  return oneOf(ask, "taken-up", [joined(ask, line, choose(ask, lines.told.nowIKnow))]);
}
