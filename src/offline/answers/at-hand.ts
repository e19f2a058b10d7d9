/**
 * What anybody might say to what people say anywhere: for words that nobody here has an answer of their own to. Found by the nearest of many
 * situations (`data/situations`), so that what nobody foresaw still gets an answer of its kind.
 */
import type { Intent } from "../../world/intents.ts";
import { firstName } from "../../world/people.ts";
import { does } from "../../world/speech-acts.ts";
import type { Answer } from "../tongue.ts";
import { nearestTo } from "../understand/nearest.ts";
import { type Asked, oneOf, type Understood } from "./answerer.ts";
import { lastOwn } from "./manner.ts";
import { match } from "./naming.ts";

/**
 * So near a situation is to words that have no other answer worth the name, and so near, that what is said to it goes before what is said to
 * anything of that kind: read in 3,600 lines that six hands wrote in scenes, some three of four of the first fit and most of the others.
 */
const NEAR: Readonly<Record<string, { readonly enough: number; readonly close: number }>> = {
  en: { enough: 0.92, close: 1 },
  "zh-CN": { enough: 0.2, close: 0.24 },
};

/** What is said to anybody anywhere: no fact of the town bears on it, and nothing is asked for that is given, done or kept. */
const ANYWHERE: ReadonlySet<Intent> = new Set<Intent>([
  "thank",
  "apologise",
  "forgive",
  "compliment",
  "insult",
  "tease",
  "flirt",
  "laugh",
  "agree",
  "disagree",
  "surprise",
  "sympathy",
  "doubt",
  "nonsense",
  "filler",
  "ask-your-opinion",
  "ask-your-feeling",
  "ask-your-wish",
  "ask-how-to",
  "ask-fact",
  "ask-advice",
  "command-other",
  "entertain",
  "suggest",
  "tell-own-news",
  "tell-own-fact",
  "tell-own-feeling",
  "tell-own-doing",
  "tell-opinion",
  "complain",
  "confide",
]);

/** Kinds of answers that say no more than that one has heard. */
const HOLLOW: ReadonlySet<string> = new Set([
  "acknowledge",
  "agree",
  "ask-back",
  "dont-know",
  "glad",
  "guess",
  "odd-speech",
  "statement",
  "taken-up",
  "topic",
]);

/** Signs of the longest part of a line that only calls somebody: "Hey Alexandra,". */
const MOST_OF_A_CALL = 24;

/** What is known of words, when somebody looks for what to say to them. */
export interface AtHand {
  /** It is so near that it goes before what is said to anything of that kind. */
  readonly close: boolean;
  readonly answer: Answer;
}

/** Words without the resident's own name where they are called by it: "you're late, Tom". */
function uncalled({ whole, self, mouth }: Asked): string {
  const own = [self.persona.name, mouth.called(self, self.persona.id), firstName(self.persona.name)];
  const parts = whole.split(/(?<=[,，!！])/u);
  const rest = parts.filter((part) => match(own, part) < 1 || part.length > MOST_OF_A_CALL);
  return rest.length > 0 ? rest.join("").trim() : whole;
}

/** The answer to words by the situation that they are nearest to; null where none is near enough to be thought of. */
export function atHand(ask: Asked): AtHand | null {
  const own = lastOwn(ask)?.acts;
  const after = own ? (does(own, "ask") ? "asked" : "told") : null;
  const near = nearestTo(uncalled(ask), ask.self.town.language, (one) => !one.after || one.after === after);
  const { enough, close } = NEAR[ask.self.town.language] ?? NEAR["en"]!;
  if (!near || near.near < enough) return null;
  return {
    close: near.near >= close,
    answer: oneOf(ask, ask.question ? "at-hand" : "taken-up", near.situation.replies),
  };
}

/** Which of two answers is given: that of a near situation, where the other is hollow, or is to what is said anywhere. */
export function rather(found: Answer, other: AtHand | null, clauses: readonly Understood[]): Answer {
  if (!other) return found;
  const hollow = !found.known || HOLLOW.has(found.kind);
  const anywhere = other.close && clauses.every(({ intent }) => ANYWHERE.has(intent));
  return hollow || anywhere ? other.answer : found;
}
