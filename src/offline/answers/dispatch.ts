/**
 * Answers by what was understood: the clauses of a person's words that are sure, what is owed first, each by whoever answers its intent; two
 * matters in one line get one answer. What nobody answers here the rules of a language do, as long as there are any.
 */
import { memoriesOf } from "../../mind/memory/stream.ts";
import { LONGEST_LINE } from "../../mind/talk/spoken.ts";
import type { Intent } from "../../world/intents.ts";
import { intents } from "../../world/intents.ts";
import type { Line } from "../../world/people.ts";
import type { Answer } from "../tongue.ts";
import { type Asked, isGuess, joined, mayBeTold, said, type Understood, understoodIn } from "./answerer.ts";
import type { Ask } from "./ask.ts";
import { mouthOf } from "./mouths.ts";
import { answerers } from "./table.ts";

/** So sure a clause must be to be answered for what it is. */
export const CLEAR = 0.5;
/** So sure it must be where there is no other answer. */
const LIKELY = 0.3;
/** The same where something is told: to take it up does no harm. */
const HARMLESS = 0.12;
/** A guess below this is none to ask back with. */
const FAINT = 0.2;
/** Of so many answers to somebody at most one asks back. */
const EIGHT = 8;

/** What goes before the rest of a line, what is said last, and what falls under the table where there is more. */
const FIRST: ReadonlySet<Intent> = new Set(["greet", "introduce", "thank", "apologise", "sympathy", "compliment"]);
const SMALL: ReadonlySet<Intent> = new Set([
  "filler",
  "laugh",
  "agree",
  "surprise",
  "yes",
  "no",
  "maybe",
  "nonsense",
  "doubt",
]);

/** What the rules of a language have the least ear for: it is answered before they are asked. */
const AHEAD: ReadonlySet<Intent> = new Set([
  "act",
  "again-order",
  "apologise",
  "ask-fact",
  "ask-given",
  "ask-hours",
  "ask-how-to",
  "ask-price",
  "ask-weather",
  "ask-your-age",
  "confide",
  "flirt",
  "follow-mean",
  "follow-more",
  "forgive",
  "nonsense",
  "order",
  "pay",
  "propose-company",
  "propose-meet",
  "suggest",
]);

/** What only gets somebody's ear where there is more. */
const CALLS: ReadonlySet<Intent> = new Set(["command-come", "command-stop", "command-wait"]);

/** Whether a clause asks for or proposes something: that is not passed over. */
const owes = ({ intent }: Understood): boolean => intents[intent].act === "ask" || intents[intent].act === "propose";

/** Words to be answered, from the question as a language's rules have it, after what was said in the talk. */
export function askedIn(ask: Omit<Ask, "all" | "p">, talk: readonly Line[]): Asked {
  const mouth = mouthOf(ask.self);
  const asked: Asked = {
    ...ask,
    mouth,
    lines: mouth.lines,
    talk,
    more: false,
    guessing: false,
    answer: (clause) => answered(asked, clause),
  };
  return asked;
}

/** What is answered of a line: at most two matters, in the order in which they are answered. */
function matters(ask: Asked): readonly Understood[] {
  const clear = understoodIn(ask).filter(({ confidence }) => confidence >= CLEAR);
  const heavy = clear.filter(({ intent }) => !SMALL.has(intent));
  // Who calls somebody and asks them something asks.
  const more = heavy.filter(({ intent }) => !CALLS.has(intent));
  const weighty = more.some(owes) ? more : heavy;
  const rank = ({ intent }: Understood) => (FIRST.has(intent) ? 0 : intent === "farewell" ? 2 : 1);
  const [first, second] = weighty.length > 0 ? weighty : clear;
  if (!first || !second) return first ? [first] : [];
  // Two remarks need no two answers, and what is told along with a question none beside its.
  const both = (owes(first) && owes(second)) || rank(first) !== 1 || rank(second) !== 1;
  return both ? [first, second].sort((a, b) => rank(a) - rank(b)) : [owes(second) ? second : first];
}

/** "Where?" asks on; "Where is Tom?" names whom it asks about. */
const meantBy = ({ intent, slots }: Understood): Intent =>
  intent === "follow-which" && slots?.form === "where"
    ? slots.people?.length
      ? "ask-person-where"
      : slots.place !== undefined || slots.thing !== undefined
        ? "ask-way"
        : intent
    : intent;

/** Answers an intent. */
const answered = (ask: Asked, clause: Understood): Answer | null => {
  const found = answerers[meantBy(clause)]?.(ask, clause) ?? null;
  return found?.line && mayBeTold(ask, found) ? found : null;
};

/** Whether words are answered by what they are before any rule of a language is asked. */
export function goesAhead(ask: Asked): boolean {
  const all = matters(ask);
  return (
    all.some(({ intent }) => AHEAD.has(intent)) && all.every(({ intent }) => AHEAD.has(intent) || FIRST.has(intent))
  );
}

/** Kinds of answers to what is told that say nothing of it. */
export const EMPTY: ReadonlySet<string> = new Set(["acknowledge", "agree", "ask-back", "statement"]);
const TOLD: ReadonlySet<Intent> = new Set(["tell-news", "tell-own-doing", "tell-own-fact", "tell-own-news"]);
/** Whether somebody surely tells something: it is taken up by its words. */
export const tells = (ask: Asked): boolean => matters(ask).some(({ intent }) => TOLD.has(intent));

/** The answer to words by what they surely are, in the resident's manner; null where that says nothing. */
export const asUnderstood = (ask: Asked): Answer | null => answerTo(ask, matters(ask));

/** The same by what they probably are, for what nobody else has an answer to. */
export function asGuessed(ask: Asked): Answer | null {
  const [best] = understoodIn(ask);
  return best && best.confidence >= (best.intent.startsWith("tell-") ? HARMLESS : LIKELY)
    ? answerTo({ ...ask, guessing: true }, [best])
    : null;
}

function answerTo(ask: Asked, all: readonly Understood[]): Answer | null {
  const taken = all.map((clause) => ({ clause, found: answered({ ...ask, more: all.length > 1 }, clause) }));
  // Nothing that is owed falls under the table.
  if (taken.some(({ clause, found }) => !found && owes(clause))) return null;
  const given = taken.flatMap(({ found }) => found ?? []);
  // Beside what one knows, what one doesn't is not worth a word.
  const found = given.some(({ known }) => known) ? given.filter(({ known }) => known) : given;
  const whole = found.length > 1 ? together(ask, found) : found[0];
  return whole ? inManner(ask, whole) : null;
}

/** Two answers as one; the first by itself where they are too long together. */
function together(ask: Asked, found: readonly Answer[]): Answer {
  const line = joined(ask, ...found.map(({ line }) => line));
  const main = found.findLast(({ kind }) => kind !== "farewell") ?? found.at(-1)!;
  if (line.length > LONGEST_LINE - 8) return main;
  const offer = found.find((one) => one.offer);
  return {
    ...main,
    line,
    rests: [...new Set(found.flatMap(({ rests }) => rests))],
    ...(offer ? { offer: offer.offer! } : {}),
  };
}

const PLAIN: ReadonlySet<string> = new Set(["serious", "ai"]);

const inManner = ({ mouth, self, random }: Asked, found: Answer): Answer => ({
  ...found,
  line: mouth.voiced(self, mouth.sentence(found.line), random, PLAIN.has(found.kind)),
});

/** Asks back with the best guess at what was meant: "Do you mean when the party starts?" Once in a while, else null. */
export function askedBack(ask: Asked): Answer | null {
  const [best] = understoodIn(ask);
  const guess =
    best && best.confidence >= FAINT ? ask.lines.guess[best.intent as keyof typeof ask.lines.guess] : undefined;
  if (guess === undefined) return null;
  const mine = memoriesOf(ask.self.mind.stream).filter(
    ({ speaker, subjects }) => speaker === ask.self.persona.id && subjects.includes(ask.asker.id),
  );
  const lately = mine.slice(1 - EIGHT);
  if (lately.some(({ episode }) => episode?.kind === "said" && episode.acts.some(isGuess))) return null;
  return inManner(ask, said("guess", guess));
}
