/**
 * What anybody might say to what people say anywhere: for words that nobody here has a better answer to. Found by the nearest of many
 * situations (`data/situations`), so that what nobody foresaw still gets an answer of its kind; whether that fits better than what was found
 * otherwise is learnt (`data/choices`).
 */
import { inLanguage, type LanguageTag } from "../../language/language.ts";
import { isUnspaced, stems } from "../../mind/memory/words.ts";
import type { PersonalQuestion } from "../../mind/personal.ts";
import { type Intent, intents } from "../../world/intents.ts";
import { firstName } from "../../world/people.ts";
import { does } from "../../world/speech-acts.ts";
import type { Answer } from "../tongue.ts";
import { choiceFor, fitting, goesBefore, type LineSeen, seenOfAnswer, seenOfNear } from "../understand/choice.ts";
import { nearestTo, type Situation } from "../understand/nearest.ts";
import { sentencesOf } from "../understand/sentences.ts";
import { type Asked, oneOf, type Understood } from "./answerer.ts";
import { ELSEWHERE } from "./bearing.ts";
import { lastOwn } from "./manner.ts";
import { match, names } from "./naming.ts";
import { isNewAndTells, isPlainlyTold, mournsIn, praisesWhatIsServed, tellsOfKin } from "./telling.ts";

/** What somebody tells of themselves, or remarks. */
const TOLD: ReadonlySet<Intent> = new Set<Intent>([
  "complain",
  "remark-place",
  "remark-weather",
  "tell-own-doing",
  "tell-own-fact",
  "tell-own-feeling",
  "tell-own-news",
]);

/** What is said to anybody anywhere: no fact of the town bears on it, and nothing is asked for that is given, done or kept. */
const ANYWHERE: ReadonlySet<Intent> = new Set<Intent>([
  ...TOLD,
  "ask-your-likes",
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
  "tell-opinion",
  "confide",
]);

/** What is said between two without being about anything: an answer, a pause, a remark that one goes on with. */
const BETWEEN: ReadonlySet<Intent> = new Set<Intent>(["yes", "no", "maybe", "take-back", "cancel", "act", "tell-seen"]);

/** What goes before the rest of a line. */
const BEFORE: ReadonlySet<Intent> = new Set<Intent>(["greet", "introduce"]);

/** Kinds of answers by which somebody has made up their mind, or tells what is owed or their very own: no saying goes before those. */
const DECIDED: ReadonlySet<string> = new Set([
  "accept",
  "alarm",
  "cannot",
  "comply",
  "decline",
  "most",
  "propose",
  "refuse",
  "farewell",
  "serious",
  "ai",
  "topic",
]);

/** Signs of the longest part of a line that only calls somebody: "Hey Alexandra,". */
const MOST_OF_A_CALL = 24;

/** Kinds of answers that take up what is told by what it is of. */
const TAKEN: ReadonlySet<string> = new Set(["birthday", "glad", "statement", "sympathy"]);

/** So sure it must be that something is asked or offered here, for what is known of it to be told whatever else might be said. */
const PLAIN = 0.85;

/** What is asked for a fact: of one thing it is not that of another. */
const FACTS: ReadonlySet<Intent> = new Set<Intent>(["ask-fact", "ask-how-to", "ask-thing"]);

/** Words without the resident's own name where they are called by it: "you're late, Tom". */
function uncalled({ whole, self, mouth }: Asked): string {
  const own = [self.persona.name, mouth.called(self, self.persona.id), firstName(self.persona.name)];
  const parts = whole.split(/(?<=[,，!！])/u);
  const rest = parts.filter((part) => match(own, part) < 1 || part.length > MOST_OF_A_CALL);
  return rest.length > 0 ? rest.join("").trim() : whole;
}

/** Words of a question, or signs where those stand together, that may only go along with another: "Serious?" */
const SHORT = 2;
const lengthOf = (text: string): number => (isUnspaced(text) ? [...text].length : text.split(/\s+/).length);

/** Words without what names one's own trade: "how did you get into surveying?" asks a surveyor how they got into this. */
function unnamed({ self, lines }: Asked, text: string): string {
  const { occupation, trade } = self.persona;
  const own = [occupation, ...(trade ? [trade.name, ...trade.words] : [])];
  if (isUnspaced(text)) {
    // Of 茶馆老板 one asks 怎么想起来开茶馆的.
    const all = occupation.length > LONG ? [...own, occupation.slice(0, 2)] : own;
    return all.reduce((left, one) => (one.length > 1 ? left.replaceAll(one, lines.thisWork) : left), text);
  }
  const ofIt = stems(own.join(" ")).filter((word) => word.length > SHORT_STEM);
  return text.replace(/\p{L}+/gu, (word) => {
    const [stem = ""] = stems(word);
    return ofIt.some((one) => stem.startsWith(one.slice(0, -1))) ? lines.thisWork : word;
  });
}
/** Letters of a stem that may name something else as well; signs of an occupation that says more than who does it. */
const SHORT_STEM = 3;
const LONG = 3;

/** Words by which situations are looked for: all that is said, and by itself what asks in it, also with one's trade unnamed. */
function wordings(ask: Asked): readonly string[] {
  const whole = uncalled(ask);
  const parts = ask.question ? sentencesOf(whole).flatMap((one) => [one, ...one.split(/(?<=[,，])/u)]) : [];
  const asking = [...new Set(parts.map((one) => one.trim()).filter((one) => ask.mouth.asks(one)))];
  // "Serious? What game do you play?" asks for the game.
  const full = asking.filter((one) => lengthOf(one) > SHORT);
  const found = [whole, ...(full.length > 0 ? full : asking).filter((one) => one !== whole)];
  return ask.question ? [...new Set(found.flatMap((one) => [one, unnamed(ask, one)]))] : found;
}

/** So much of the ways of a situation ask, from 0 to 1. */
const askings = new WeakMap<Situation, number>();

/** So much of it asks that nobody tells it. */
const ASKED = 0.7;

/** How much of a situation's ways ask. */
function asking({ mouth }: Asked, one: Situation): number {
  const known = askings.get(one) ?? one.ways.filter((way) => mouth.asks(way)).length / one.ways.length;
  askings.set(one, known);
  return known;
}

/**
 * Whether a situation may be what is said here: a question is no telling, a telling no question, nobody is mourned but in so many words, and
 * whoever tells of their people is not answered as if those were not there.
 */
function mayBe(ask: Asked, tells: boolean, asks: boolean): (one: Situation) => boolean {
  const own = lastOwn(ask)?.acts;
  const after = own ? (does(own, "ask") ? "asked" : "told") : null;
  const mourns = mournsIn(ask, ask.whole);
  const ofKin = tells && tellsOfKin(ask, ask.whole);
  const { answers } = ask.self.town;
  return (one) =>
    (one.replies.length > 0 || answers[one.town!] !== undefined) &&
    (!one.after || one.after === after) &&
    (ask.question && !tells ? asking(ask, one) > 0 : asks || asking(ask, one) < ASKED) &&
    (!mourns || one.ways.some((way) => mournsIn(ask, way))) &&
    (!ofKin || one.ways.some((way) => tellsOfKin(ask, way)));
}

/** How sure the surest of some clauses is. */
const surest = (clauses: readonly Understood[], some: (intent: Intent) => boolean = () => true): number =>
  clauses.reduce((most, { intent, confidence }) => (some(intent) ? Math.max(most, confidence) : most), 0);

/** Whether what is done by words concerns this town and nobody anywhere. */
const isOfTown = (intent: Intent): boolean => !ANYWHERE.has(intent) && !BETWEEN.has(intent) && !BEFORE.has(intent);

/** Whether an answer is given whatever else might be said: it is a yes or no, rests on what was lived, offers something, or is what was plainly asked for. */
function stays(ask: Asked, found: Answer, clauses: readonly Understood[]): boolean {
  // What is asked back with a guess is not known yet, and "is it always this quiet?" asks for no description.
  const whether = clauses.length > 0 && clauses.every(({ slots }) => slots?.form === "whether");
  if (found.kind === "guess" || (found.kind === "place" && whether)) return false;
  if (LOOSELY.has(found.kind) && surest(clauses) < PLAIN) return false;
  const bySide = found.kind === TO_DO && surest(clauses) < PLAIN;
  if ((DECIDED.has(found.kind) && !isLoose(found, clauses)) || found.offer) return true;
  if (found.rests.length > 0 && found.kind !== WISH && !bySide) return true;
  // Whoever is to guess is told nothing of themselves.
  if (names(ask.lines.guessWords, ask.whole)) return false;
  // A greeting is greeted.
  if (clauses.length > 0 && clauses.every(({ intent }) => BEFORE.has(intent)) && surest(clauses) >= LIKELY) return true;
  // Whom one has met and what was said is not made light of, where one does not know it either.
  if (surest(clauses, (intent) => ELSEWHERE.test(intent)) >= PLAIN) return true;
  const owed = (intent: Intent) => PARTING.has(intent) || (isOfTown(intent) && OWED.has(intents[intent].act));
  // "What time do you go to bed?" has one answer, which is known.
  const exact = clauses.some(({ confidence, slots }) => confidence >= MAYBE && EXACT.has(slots?.form ?? ""));
  return found.known && found.kind !== WISH && (exact || surest(clauses, owed) >= PLAIN);
}

/** Kinds of answers that are given to much that asks for something else: how one does a thing, and who is about. */
const LOOSELY: ReadonlySet<string> = new Set(["how-to", "company"]);

/** What there is to do in town is told to much that asks for something else. */
const TO_DO = "to-do";

/** Whether something is agreed to that nobody plainly asked for. */
const isLoose = ({ kind, offer, rests }: Answer, clauses: readonly Understood[]): boolean =>
  (kind === "comply" || kind === "refuse") && !offer && rests.length === 0 && surest(clauses) < FAIRLY;
const FAIRLY = 0.7;

/** Kinds of answers that tell how one lives, as the town file has it. */
const OF_LIFE: ReadonlySet<string> = new Set(["age", "home", "household", "kin", "occupation"]);

/** What one would like, as it comes to one's mind: it is told to many a question that asks for something else. */
const WISH = "wish";

/** Forms of questions of which one answer is right, and so likely it must be that they are asked. */
const EXACT: ReadonlySet<string> = new Set(["when", "where", "how much", "who"]);
const LIKELY = 0.5;
const MAYBE = 0.25;

/** What is done by words that are owed an answer of their own; and by words with which people part. */
const OWED: ReadonlySet<string> = new Set(["ask", "propose"]);
const PARTING: ReadonlySet<Intent> = new Set<Intent>(["farewell", "thank"]);

/** A situation, what may be said to it here, and how well that probably fits. */
interface AtHand {
  readonly situation: Situation;
  readonly replies: readonly string[];
  /** They are what the town file says. */
  readonly own: boolean;
  readonly fits: number;
  /** How alike they are in what they mean. */
  readonly meant: number;
}

/** What has to be known of a line to find what is at hand for it. */
const seenOf = (ask: Asked, clauses: readonly Understood[]): LineSeen => ({
  said: ask.whole,
  question: ask.question,
  sure: surest(clauses),
  town: surest(clauses, isOfTown),
  told: surest(clauses, (intent) => TOLD.has(intent)),
});

/** What the words are near to, what fits best first: a question about oneself is answered as the town file has them answer it. */
function atHand(ask: Asked, line: LineSeen, clauses: readonly Understood[]): readonly AtHand[] {
  const { town } = ask.self;
  const tells = clauses.length > 0 && clauses.every(({ intent }) => TOLD.has(intent));
  const asksFact = clauses.some(({ intent }) => FACTS.has(intent));
  const { situation } = choiceFor(town.language);
  const asks = !tells && clauses.some(({ intent }) => intents[intent].act === "ask");
  const may = mayBe(ask, tells, asks);
  return wordings(ask)
    .flatMap((words) => nearestTo(words, town.language, may))
    .map((one) => ({ ...one, missing: one.missing.length }))
    .filter(({ missing }) => !(asksFact && missing > 0))
    .map((one) => ({
      situation: one.situation,
      replies: ownTo(ask, one.situation) ?? anybodysTo(ask, one.situation),
      own: ownTo(ask, one.situation) !== null,
      fits: fitting(situation, seenOfNear(line, one)),
      meant: one.missing > 0 ? 0 : one.meant,
    }))
    .sort((a, b) => b.fits - a.fits);
}

/** What the town file has somebody answer to a question about themselves or the town; null where it has nothing of that. */
const ownTo = ({ self }: Asked, { own, town }: Situation): readonly string[] | null =>
  (own && self.persona.answers[own]) ?? (town && self.town.answers[town]) ?? null;

/** Whether a question is how one met whom one has: nobody who lives with somebody says that they have yet to meet. */
const isOfMeeting = ({ self, mouth }: Asked, { own }: Situation): boolean =>
  own === "met-partner" && self.persona.ties.some(({ kind }) => mouth.isPartner(kind));

/** What anybody says to it. */
const anybodysTo = (ask: Asked, situation: Situation): readonly string[] =>
  isOfMeeting(ask, situation) ? ask.lines.metPartner : situation.replies;

/** What asks somebody of themselves, or may: of others, of news and of what is sold there is another answer. */
const OF_ONESELF =
  /^(?:ask-your-(?!plan|doing|day)|ask-how-are-you$|ask-(?:fact|may|place|thing|town|who-here)$|follow-|confide$|command-other$|entertain$|flirt$|suggest$)/;
/** What is plainly asked of one's work, likes and home has an answer that is known: "what is your occupation?" is not of the first one. */
const OF_LIVES = /^ask-your-(?:work|likes|age|home)$/;
/** What is asked of one's day: as a rule it is told as it was. */
const OF_TODAY = /^ask-your-(?:plan|doing|day)$/;
/** What asks of somebody or something that is no matter of the town as a whole. */
const OF_OTHERS = /^(?:ask-person|ask-event|order|again-order|pay)/;
/** What is asked of whoever is spoken to. */
const OF_YOU = /^ask-your-/;
/** The kind of an answer in one's own words, which are said as they stand. */
export const OWN_KIND = "own";
/** So probably one's own words must fit to be said in the place of what the rules know. */
const OWN = { fits: 0.5, plainly: 0.75 } as const;
/** From here on what is meant is alike: lower where the encoder was tuned for it, which parts it more widely from what is not. */
const ALIKE: Readonly<Record<LanguageTag, number>> = { en: 0.78, "zh-CN": 0.74 };
const alikeIn = ({ self }: Asked): number => inLanguage(self.town.language, ALIKE);
/** So probably it must fit to be said in the place of what is plainly known. */
const SURELY = 0.95;

/**
 * What the town file has them say to just this question about themselves; null where it has nothing of that, somebody else is asked after, or it
 * is not what is asked.
 */
export function inOwnWords(ask: Asked, clauses: readonly Understood[]): Answer | null {
  // "Ok weirdo. Do you have any pets?" is asked like any other.
  const asking = clauses.filter(({ intent }) => intents[intent].act === "ask");
  const all = asking.length > 0 ? asking : clauses;
  const of = (asks: RegExp) => all.length > 0 && all.every(({ intent }) => BEFORE.has(intent) || asks.test(intent));
  const plainly = clauses.some(
    ({ intent, confidence, slots }) => OF_LIVES.test(intent) && confidence >= PLAIN && slots?.form === "what",
  );
  if (of(OF_ONESELF)) return written(ask, clauses, "own", plainly ? OWN.plainly : 0);
  // How one's day was is told as it was, but for what is asked of every day: 今天生意怎么样.
  return of(OF_TODAY) ? written(ask, clauses, "own", SURELY) : null;
}

/** The same of the town: what anybody here says of just that. */
const ofTown = (ask: Asked, clauses: readonly Understood[]): Answer | null =>
  clauses.some(({ intent, confidence }) => OF_OTHERS.test(intent) || (OF_YOU.test(intent) && confidence >= LIKELY)) ||
  // "Why do you want to be mayor?" does not ask who is.
  (names(ask.lines.whyWords, ask.whole) && names(ask.lines.bearing.ofYou, ask.whole))
    ? null
    : written(ask, clauses, "town");

/** What is asked of oneself and known of everybody: where they live, whom they have, what they do. */
const KNOWN: ReadonlySet<PersonalQuestion> = new Set<PersonalQuestion>([
  ...(["lived-here", "from-where", "my-home", "neighbours", "family", "siblings", "children", "parents"] as const),
  ...(["married", "sweetheart", "met-partner", "best-friend", "enemy", "love", "nickname", "describe-self"] as const),
  ...(["work-how-long", "work-start", "day-off", "boss", "money", "customers", "business", "busy-here"] as const),
  ...(["typical-day", "weekend", "hobby", "looks", "health", "politics", "tired", "newcomers", "teach-me"] as const),
  ...(["joke", "story", "song", "saying", "like-town", "dislike-town", "best-spot", "happy", "lonely"] as const),
]);

/** So much less alike it may be where no rule has an answer. */
const NEARLY = 0.06;

/** What anybody might say to what is surely asked of them and nobody knows: "do you have a dog?" asks for no list of one's people. */
const anybodys = (ask: Asked, { situation, meant }: AtHand): readonly string[] | null =>
  situation.own && (!KNOWN.has(situation.own) || isOfMeeting(ask, situation)) && meant >= alikeIn(ask) - NEARLY
    ? anybodysTo(ask, situation)
    : null;

/** What the town file says to a question about oneself or about the town, where that is what is most probably asked. */
function written(ask: Asked, clauses: readonly Understood[], of: "own" | "town", least = 0): Answer | null {
  const others = clauses.some(({ slots }) => slots?.people?.length || slots?.news !== undefined);
  if (others || ask.people.length > 0) return null;
  // How surely something of the town is asked says nothing of what the file answers.
  const [best] = atHand(ask, { ...seenOf(ask, clauses), town: 0 }, clauses);
  const says = best?.situation[of] === undefined ? null : (ownTo(ask, best.situation) ?? anybodys(ask, best));
  if (!says || (best!.fits < least && (least >= SURELY || best!.meant < alikeIn(ask)))) return null;
  return best!.fits >= OWN.fits || best!.meant >= alikeIn(ask) ? oneOf(ask, OWN_KIND, says) : null;
}

/** Which of two answers is given: the one found, or what anybody might say to a situation that the words are near to, whichever probably fits better. */
export function rather(ask: Asked, found: Answer, clauses: readonly Understood[]): Answer {
  // What one only likes to tell gives way to what one is asked for.
  const tells = found.kind === "topic" && !found.offer;
  if (found.offer || (DECIDED.has(found.kind) && !tells && !isLoose(found, clauses))) return found;
  const own = inOwnWords(ask, clauses);
  if (own) return own;
  const line = seenOf(ask, clauses);
  const all = atHand(ask, line, clauses);
  const alike = all[0] !== undefined && (all[0].meant >= alikeIn(ask) || all[0].fits >= SURELY);
  const stands = tells ? !alike : stays(ask, found, clauses);
  const town = alike || !stands ? ofTown(ask, clauses) : null;
  if (town) return town;
  // Whom one has and where one lives goes before what anybody might say of that; of the town all was said above.
  const ofOthers = ask.reading?.people.some((id) => id !== ask.self.persona.id) ?? false;
  const [best] = all.filter(({ situation, own }) =>
    situation.own ? !OF_LIFE.has(found.kind) && !ofOthers : !situation.town || !own,
  );
  // Praise of what one serves is one's own to take.
  if (stands || praisesWhatIsServed(ask)) return found;
  if (TAKEN.has(found.kind) && (isPlainlyTold(ask) || isNewAndTells(ask))) return found;
  const { language } = ask.self.town;
  const answer = fitting(choiceFor(language).answer, seenOfAnswer(line, found));
  return best && goesBefore(best.fits, answer, lastOwn(ask) ? language : undefined)
    ? oneOf(ask, best.own ? OWN_KIND : ask.question ? "at-hand" : "taken-up", best.replies)
    : found;
}
