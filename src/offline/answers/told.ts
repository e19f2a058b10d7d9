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

/** A clause that the asker told, with its days and without, and what it was said with or in answer to. */
interface ToldClause {
  readonly memory: Memory;
  readonly dated: string;
  readonly clause: string;
  readonly around: string;
  readonly next: string | undefined;
}

/** So many minutes after a question something is told in answer to it. */
const SOON = 10;
/** So alike in what they mean a question and a clause must be that share no word. */
const ALIKE = 0.36;
/** So many clauses back they are looked through for one that means the same: that takes its time. */
const LATEST = 30;
/** So many days after it was told to come something is asked after as just over. */
const JUST_OVER = 2;

/** Whether something was said to the resident, and not to others within hearing: only that is said back. */
export const toMe = ({ self }: Asked, { subjects }: Memory): boolean => subjects.includes(self.persona.id);

/** Whether something told weighs on whoever told it. */
export const weighs = ({ mouth, lines }: Asked, text: string): boolean =>
  mouth.told.weighs(text) || names(lines.telling.matterWords.death, text);

/** All that the asker told and that may be said back to them, oldest first. */
export function toldBy(ask: Asked): readonly ToldClause[] {
  const { told } = ask.mouth;
  const asked = weighs(ask, ask.text);
  const heard = heardBefore(ask).filter((one) => toMe(ask, one));
  return heard.flatMap((memory, at) => {
    const before = heard[at - 1];
    const question = before && memory.created - before.created <= SOON ? quotedIn(before.text) : "";
    // "Its Mina" says whose name that is by what was asked before it.
    const asks = wasAskedBack(ask, { text: question }) ? question : "";
    const all = told
      .clauses(quotedIn(memory.text))
      .filter((one) => asked || !weighs(ask, one))
      .map((dated) => ({ dated, clause: told.undated(dated) }));
    return all.map(({ dated, clause }, i) => ({
      memory,
      dated,
      clause,
      around: i === 0 ? `${asks} ${clause}` : clause,
      next: all[i + 1]?.clause,
    }));
  });
}

/** Whether words ask for something of the asker's own that they may have told. */
export function isAskedBack(ask: Pick<Asked, "text" | "lines" | "reading" | "question">): boolean {
  const { text, lines } = ask;
  const { remembers, asksWhat, notOfMine } = lines.told;
  // "I'll never forget my grandmother's soup" asks for nothing.
  if (!ask.question && !names(lines.guessWords, text)) return false;
  if (!names(lines.ofMe, text) && !names(remembers, text)) return false;
  const [best] = understoodIn(ask);
  return (
    names(remembers, text) ||
    (best?.intent === "ask-told-you" && best.confidence >= SURE) ||
    (names(asksWhat, text) && names(lines.ofMe, text) && !names(notOfMine, text))
  );
}

/** Whether a line said before asked for something of the asker's own. */
const wasAskedBack = (ask: Asked, { text, reading }: Pick<Asked, "text" | "reading">): boolean =>
  isAskedBack({ lines: ask.lines, text, reading, question: ask.mouth.asks(text) });

/** The clause that is asked for; null where nothing told is of it. */
function soughtIn(ask: Asked, words: readonly string[]): ToldClause | null {
  // A word, or one that is said of the same.
  const sought = words.map((word) => ({
    word,
    like: ask.lines.told.likeWords.filter((list) => list.flatMap(stems).includes(word)),
  }));
  const all = toldBy(ask).map((one) => {
    const found = sought.filter(
      ({ word, like }) => has(one.around, word) || like.some((list) => says(list, one.around)),
    );
    return { one, share: found.length };
  });
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
    .slice(-LATEST)
    .map(({ one }) => ({ one, meant: alike(ask.self.town.language, ask.text, one.clause) }))
    .filter(({ meant }) => meant >= ALIKE)
    .sort((a, b) => b.meant - a.meant);
  return near?.one ?? null;
}

/** What was still to come by something told, rather what some words are of, and is just over by now; null where nothing was. */
export function overIn(ask: Asked, { dated, memory }: ToldClause, words: readonly string[]): string | null {
  const days = dayOf(ask.self.now) - dayOf(memory.created);
  if (days < 1 || days > JUST_OVER || !says(ask.lines.told.nextDay, dated)) return null;
  return ask.mouth.told.toCome(dated, words);
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
  const over = overIn(ask, found, words);
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
  // Only whoever asked for a name tells it now.
  if (!names(lines.told.nameWords, before.text) || !wasAskedBack(ask, before)) return null;
  const words = mouth.told.sought(before.text);
  if (words.length === 0) return null;
  const clauses = mouth.told.clauses(whole);
  const at = clauses.findIndex((one) => mouth.told.nameIn(one, words) !== null);
  const name = at < 0 ? null : mouth.told.nameIn(clauses[at]!, words);
  if (!name) return null;
  const rest = clauses.filter((_, i) => i !== at);
  const one = rest.map((clause) => mouth.told.theOne(mouth.told.undated(clause))).find((found) => found !== null);
  const line = choose(ask, one ? lines.told.namedOne : lines.told.name, { name, one: one ?? "" });
  return oneOf(ask, "taken-up", [joined(ask, line, choose(ask, lines.told.nowIKnow))]);
}
