/**
 * Answers by what was understood: the clauses of a person's words that are sure, what is owed first, each by whoever answers its intent; two
 * matters in one line get one answer.
 */
import { DAY } from "../../clock/units.ts";
import { memoriesOf } from "../../mind/memory/stream.ts";
import { stems } from "../../mind/memory/words.ts";
import { gatheringOf } from "../../mind/persona.ts";
import { LONGEST_LINE } from "../../mind/talk/spoken.ts";
import type { Intent } from "../../world/intents.ts";
import { intents, type Stands } from "../../world/intents.ts";
import type { Line } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import type { Clause, Reading } from "../../world/reading.ts";
import type { Answer } from "../tongue.ts";
import { sentencesOf } from "../understand/sentences.ts";
import { type Asked, isGuess, joined, mayBeTold, oneOf, said, type Understood, understoodIn } from "./answerer.ts";
import { type Ask, choose, present } from "./ask.ts";
import { inOwnWords, OWN_KIND, rather } from "./at-hand.ts";
import { bearing, puzzled, recalled, unknown, wouldDo } from "./bearing.ts";
import { contentOf, sharing, speaksOf } from "./content.ts";
import { counted, lateFor, picked, remembersSale, withArrival } from "./counter.ts";
import { detailAsked } from "./details.ts";
import { madeOf, suppliedBy } from "./dishes.ts";
import { ofTwo } from "./either.ts";
import { isOfElse, preparing, whoStands } from "./events.ts";
import { whyHere } from "./follow.ts";
import { hereOf, isKeeper } from "./here.ts";
import { lived, livedOneself } from "./lived.ts";
import { heardBefore, lastOwn, timesOf } from "./manner.ts";
import { modestly, wanted } from "./modest.ts";
import { mouthOf } from "./mouths.ts";
import { names } from "./naming.ts";
import { chosen } from "./of-self.ts";
import { askedOften } from "./often.ts";
import { onMind } from "./on-mind.ts";
import { kin, ofTopics } from "./oneself.ts";
import { outcomeGuessed, outcomeTold } from "./outcome.ts";
import { readAtParting } from "./parting.ts";
import { isIn, isWanted, isWhat, isWhom, ofOthers, tieNamed, unnamedAsked, whom } from "./people.ts";
import { offersNamed, purposesIn, whereGet } from "./places.ts";
import { pointed } from "./pointing.ts";
import { AGAIN, ORDERS } from "./pointing-forms.ts";
import { posed } from "./posed.ts";
import { readAtCounter } from "./read-at-counter.ts";
import { reasonOf } from "./reasons.ts";
import { isHeard, notTwice, repaired } from "./repair.ts";
import { asSaid, ownTold, saidAsked } from "./said-before.ts";
import { isKept, keptQuiet } from "./secrets.ts";
import { bearsIt } from "./standing.ts";
import { answerers } from "./table.ts";
import { alsoSaid, anyhow, inSoManyWords, soundOf, toWhomItIsFor } from "./telling.ts";
import { isFamily, roleTo } from "./ties.ts";
import { aboutIn, isAskedBack, toldAgain, toldBack } from "./told.ts";
import { underWay } from "./under-way.ts";

/** So sure a clause must be to be answered for what it is. */
const CLEAR = 0.5;
/** So sure it must be where there is no other answer. */
const LIKELY = 0.3;
/** The same where something is told: to take it up does no harm. */
const HARMLESS = 0.12;
/** So sure it must be for words that may be an answer as well. */
const SURER = 0.95;
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

/** What is said for its own sake. */
const PLAYS: ReadonlySet<Intent> = new Set([
  "tease",
  "insult",
  "flirt",
  "compliment",
  "nonsense",
  "suggest",
  "complain",
  "command-wait",
  "command-stop",
  "command-other",
  "command-come",
]);

/** What asks on and may only lead over to what else is asked, from the plainest to what says least. */
const LEADS: readonly Intent[] = ["follow-which", "follow-why", "follow-mean", "follow-and-other", "follow-and-you"];

/** Whether a clause that asks on only leads over to another: "And you? Have you ever been there?" */
function leadsTo({ reading }: Asked, intent: Intent, to: Intent): boolean {
  const [from, other] = [LEADS.indexOf(intent), LEADS.indexOf(to)];
  if (from < 0 || other > from) return false;
  const at = (one: Intent) => reading?.clauses.findIndex((clause) => clause.intent === one) ?? -1;
  // "What does Tom do? And you?" asks both.
  return !intent.startsWith("follow-and") || at(intent) < at(to);
}

/** What is seldom meant where it is only half sure: so sure it must be to be answered. */
const STRICT: Readonly<Partial<Record<Intent, number>>> = {
  "again-order": AGAIN,
  compliment: 0.75,
  insult: 0.75,
  sympathy: 0.75,
  tease: 0.75,
};

/** What may be said in jest, and is taken so where nothing is asked. */
const PLAYED: ReadonlySet<Intent> = new Set(["tease", "insult"]);

/** Whether it is less than sure that a clause praises, blames or bids; praise has its words. */
const isLight = (ask: Asked, { intent, confidence }: Pick<Understood, "intent" | "confidence">): boolean =>
  confidence < (STRICT[intent] ?? 0) && !(intent === "compliment" && soundOf(ask, ask.whole) > 0);

/** Kinds of answers that only show that one has heard. */
const LITTLE: ReadonlySet<string> = new Set(["acknowledge", "remark"]);

/** With what people part. */
const PARTS: ReadonlySet<Intent> = new Set(["thank", "farewell"]);

/** What only gets somebody's ear where there is more. */
const CALLS: ReadonlySet<Intent> = new Set(["command-come", "command-stop", "command-wait"]);

const isAsked = ({ intent }: Understood): boolean => intents[intent].act === "ask";

const isOrder = ({ intent }: Understood): boolean => ORDERS.has(intent);

/** Whether a clause surely asks for something. */
const isOwed = (one: Understood): boolean => owes(one) && one.confidence >= CLEAR;

/** Whether a clause asks for or proposes something: that is not passed over. */
const owes = ({ intent }: Understood): boolean => intents[intent].act === "ask" || intents[intent].act === "propose";

/** Words to be answered, from the question as a language has it, after what was said in the talk. */
export function askedIn(ask: Omit<Ask, "all" | "p">, talk: readonly Line[]): Asked {
  const mouth = mouthOf(ask.self);
  const asIs: Asked = {
    ...ask,
    mouth,
    lines: mouth.lines,
    talk,
    more: false,
    guessing: false,
    answer: () => null,
  };
  const reading = withoutEchoes(asIs, readAtCounter({ ...asIs, ...orNone(readAtParting(asIs)) }));
  const asked: Asked = { ...asIs, ...orNone(reading), answer: (clause) => answered(asked, clause) };
  return asked;
}

/** A reading without what only asks by its mark, in wonder, before the sentence that asks: "You die a lot? Is that on the computer?" */
function withoutEchoes({ whole, question, mouth }: Asked, reading: Reading | undefined): Reading | undefined {
  if (!reading || !question) return reading;
  const all = sentencesOf(whole);
  const asking = all.findLastIndex((one) => mouth.asks(one));
  const before = all.slice(0, Math.max(0, asking));
  const wonders = before.filter((one) =>
    // "Isabella, who is that?" asks, though she is called first.
    one.split(/[,，]/u).every((part) => !mouth.asks(part.replace(/[?？!！\s]{1,9}$/u, ""))),
  );
  const isEcho = ({ act, slots }: Clause): boolean =>
    act.act === "ask" && slots?.words !== undefined && wonders.some((one) => one.includes(slots.words!));
  return { ...reading, clauses: reading.clauses.filter((one) => !isEcho(one)) };
}

/** What one said while somebody lived as one, after a greeting where they greet first; null where it is not asked for. */
function livedOf(ask: Asked): Answer | null {
  const found = lived(ask);
  return found && greeted(ask, found);
}

/** An answer after a greeting, where there is one in the words. */
function greeted(ask: Asked, found: Answer): Answer {
  const hail = understoodIn(ask).find(({ intent, confidence }) => intent === "greet" && confidence >= CLEAR);
  const greeting = hail ? answered({ ...ask, more: true }, hail) : null;
  return greeting ? together(ask, [greeting, found]) : found;
}

/** What they told of their own where they ask for it, and how it went on where they tell that; null where they do neither. */
const ofTheirs = (ask: Asked): Answer | null =>
  outcomeGuessed(ask) ??
  outcomeTold(ask) ??
  toldAgain(ask) ??
  (isAskedBack(ask) && !isOfGoods(ask) ? (ownTold(ask) ?? toldBack(ask) ?? notTold(ask)) : null);

/** Whether words are of what was served or is sold, and where there is such: "where's my coffee?" is for the counter to answer. */
function isOfGoods(ask: Asked): boolean {
  const surely = ({ intent, confidence }: Understood) => intent === "ask-where-get" && confidence >= CLEAR;
  if (understoodIn(ask).some(surely) || [lateFor(ask), remembersSale(ask)].some((one) => one?.known)) return true;
  return !names(ask.lines.told.remembers, ask.text) && offersNamed(hereOf(ask.self)?.offers ?? [], ask.text).length > 0;
}

/** What was not told, where somebody asks whether one remembers what is theirs: honestly, whatever else that may be read as. */
function notTold(ask: Asked): Answer | null {
  const { remembers, mine } = ask.lines.told;
  if (!names(remembers, ask.text) || !names(mine, ask.text) || aboutIn(ask).length === 0) return null;
  return ask.answer({ act: { act: "chat" }, confidence: 1, intent: "ask-told-you", slots: {} });
}

/** What words that ask who one is may be read as beside that. */
const OF_NAMES: ReadonlySet<Intent> = new Set<Intent>([
  "ask-how-are-you",
  "ask-person",
  "ask-person-where",
  "ask-your-name",
  "follow-and-you",
  "follow-mean",
  "follow-which",
  "ask-who-here",
]);

/** Whether a clause surely asks for more than who one is. */
const isBesideName = (one: Understood): boolean => owes(one) && one.confidence >= PLAINLY && !OF_NAMES.has(one.intent);

/** An answer, and that to what else of a kind stands in the same line. */
function andAlso(ask: Asked, found: Answer, is: (one: Understood) => boolean): Answer {
  const all = understoodIn(ask).filter(is);
  const also = all.map((clause) => answered({ ...ask, more: true }, clause)).find((one) => one?.known);
  return also ? together(ask, [found, also]) : found;
}

/** An answer, and what is ordered in the same line. */
const andOrder = (ask: Asked, found: Answer): Answer =>
  andAlso(ask, found, (one) => isOrder(one) && one.confidence >= CLEAR);

/** What a ware is made of or who it comes from, and what is ordered or priced in other sentences of the line; null for who asks neither. */
function ofWare(ask: Asked): Answer | null {
  const found = madeOf(ask) ?? suppliedBy(ask);
  const isBeside = ({ intent, confidence, slots }: Understood) =>
    (ORDERS.has(intent) && confidence >= CLEAR && slots?.words !== undefined && !ask.text.includes(slots.words)) ||
    (intent === "ask-price" && confidence >= PLAINLY && names(ask.lines.counter.priceAsks, ask.whole));
  return found && andAlso(ask, greeted(ask, found), isBeside);
}

/** A reading as a part of what is asked. */
const orNone = (reading: Reading | undefined) => (reading ? { reading } : {});

/** The answer to words; `talk` is what was said before in the talk, null in an interview. */
export function answerBy(ask: Omit<Ask, "all" | "p">, talk: readonly Line[] | null): Answer {
  const asked = askedIn(talk === null ? { ...ask, reading: first(ask.reading) } : ask, talk ?? []);
  if (talk === null) {
    const found = posed(asked);
    if (found && mayBeTold(asked, found)) return inManner(asked, found);
    const own = livedOf(asked) ?? inOwnWords(asked, understoodIn(asked));
    return own ? inManner(asked, own) : ownAnswer(asked);
  }
  const wanted = isWanted(asked);
  if (wanted) return inManner(asked, withArrival(asked, greeted(asked, wanted)));
  const former = unnamedAsked(asked);
  if (former) return inManner(asked, withArrival(asked, greeted(asked, former)));
  const ware = ofWare(asked);
  if (ware) return inManner(asked, withArrival(asked, ware));
  const pick = picked(asked) ?? pointed(asked);
  if (pick) return inManner(asked, withArrival(asked, greeted(asked, pick)));
  const here = whyHere(asked);
  if (here) return inManner(asked, withArrival(asked, greeted(asked, here)));
  const back = ofTheirs(asked);
  if (back && mayBeTold(asked, back)) return inManner(asked, withArrival(asked, greeted(asked, back)));
  const theirs = saidAsked(asked);
  if (theirs && mayBeTold(asked, theirs)) return inManner(asked, withArrival(asked, greeted(asked, theirs)));
  const mended = repaired(asked, (text, clause) => answered({ ...asked, text, whole: text }, clause));
  if (mended && mayBeTold(asked, mended)) return inManner(asked, withArrival(asked, mended));
  const own = livedOf(asked);
  if (own) return inManner(asked, withArrival(asked, own));
  const me = isWhom(asked);
  if (me) return inManner(asked, withArrival(asked, andAlso(asked, greeted(asked, me), isBesideName)));
  const what = asked.question ? isWhat(asked) : null;
  const told = what ? null : underWay(asked);
  const goesOn = what ? andOrder(asked, what) : told && (ofTwo(asked, told) ?? told);
  if (goesOn && mayBeTold(asked, goesOn)) return inManner(asked, withArrival(asked, goesOn));
  const found = ownAnswer(asked);
  const fitting = rather(asked, notTwice(asked, unlessAgreeing(asked, found)), understoodIn(asked));
  const other = ofTwo(asked, fitting) ?? fitting;
  if (other === found) return withArrival(asked, found);
  // Whoever greets and goes on is greeted first.
  const hailed = greeted(asked, other);
  return inManner(asked, withArrival(asked, hailed === other ? withName(asked, other) : hailed));
}

/** An answer to what somebody asks once more, with a word of regret by whoever said something else; what they have heard is not said again. */
export function withSorry(ask: Omit<Ask, "all" | "p">, talk: readonly Line[], found: Answer): Answer {
  const asked = askedIn(ask, talk);
  if (!lastOwn(asked)) return found;
  // "I only asked for one. What do I owe you?": the whole line puts the bill right.
  const right = counted(asked);
  if (right) return inManner(asked, right);
  const { sorry, notKnown } = asked.lines.repair;
  // "I asked who catches the crab? A fisherman from here?" asks of a ware by the whole of it.
  const meant = ofWare(asked) ?? found;
  const fresh = !isHeard(asked, meant);
  const line = joined(asked, choose(ask, sorry), fresh ? meant.line : choose(ask, notKnown));
  return fresh
    ? { ...meant, line: line.length > LONGEST_LINE - 8 ? meant.line : line }
    : said("dont-know", line, { known: false });
}

/** A reading of words before which nothing was said: what asks on adds to what else they ask, and asks nothing itself. */
function first(reading: Reading | undefined): Reading | undefined {
  const asksOn = ({ intent }: Clause) => intent?.startsWith("follow-") ?? false;
  const rest = reading?.clauses.filter((one) => !asksOn(one)) ?? [];
  return reading && rest.some(({ intent }) => intent !== undefined) ? { ...reading, clauses: rest } : reading;
}

/** What is asked gets no word of agreement: where that is all there is, one says what bears on it, or that one does not know. */
function unlessAgreeing(ask: Asked, found: Answer): Answer {
  const agrees = understoodIn(ask)[0]?.intent === "agree" || understoodIn(ask).some(isAsked);
  return ask.question && found.kind === "agree" && agrees ? lastly(ask) : found;
}

/** The same by what the resident knows, and what was understood. */
function ownAnswer(asked: Asked): Answer {
  const all = matters(asked);
  const [goes, asks] = [goesAhead(asked, all), all.some(isAsked)];
  const understood = answerTo(asked, all);
  if (!asked.question)
    return (goes && asks ? null : plainlyTold(asked, goes)) ?? (goes ? understood : null) ?? anyAnswer(asked);
  const plainly = inSoFew(asked, all) ?? ofOwn(asked);
  if (plainly) return plainly;
  const orders = all.some(({ intent, confidence }) => intent === "order" && confidence >= CLEAR);
  // "A bun, please. Why saffron?" asks for a bun.
  const reason = orders ? null : reasonFor(asked);
  if (reason) return reason;
  const ahead = goes ? understood : null;
  const half = ahead && !asks && !orders ? halfSure(asked) : null;
  if (half) return half;
  // What is told beside a question nobody understood is no answer to that, and a question is not only heard.
  if (ahead && !asks && (LITTLE.has(ahead.kind) || (ahead.kind === "statement" && toldBeside(asked, all))))
    return askedBack(asked) ?? lastly(asked);
  if (ahead && (ahead.known || asks)) return ahead;
  // "Keeper, have you ever seen a ghost? Speak true." is not agreed with.
  const light = all.every(({ intent }) => SMALL.has(intent)) && contentOf(asked, asked.text).length > 0;
  const heavy = light ? withoutSmall(asked) : asked;
  return (light ? null : understood) ?? asGuessed(heavy) ?? askedBack(heavy) ?? lastly(asked);
}

/** Whether one is in, where words ask no more than that, and how preparations go. Null where they ask neither. */
function inSoFew(ask: Asked, all: readonly Understood[]): Answer | null {
  const offers = all.some(({ intent }) => intent === "offer-help" || intent === "ask-may");
  const found = isIn(ask) ?? (offers ? null : preparing(ask));
  if (!found || !mayBeTold(ask, found)) return null;
  return inManner(ask, greeted(ask, found));
}

/** What came to one's mind, why one did a thing, and what one has said oneself, where that is asked after; null where it is not. */
function ofOwn(ask: Asked): Answer | null {
  const bears = bearsIt(ask);
  // What their town file has them say of it goes first.
  const borne = bears && (inOwnWords(ask, understoodIn(ask)) ?? bears);
  const found = askedOften(ask) ?? detailAsked(ask) ?? borne ?? onMind(ask) ?? reasonOf(ask) ?? asSaid(ask);
  return found && mayBeTold(ask, found) ? inManner(ask, andOrder(ask, found)) : null;
}

/** Whether all that was understood was told in other sentences than the one that asks. */
const toldBeside = ({ text }: Asked, all: readonly Understood[]): boolean =>
  all.length > 0 && all.every(({ slots }) => slots?.words !== undefined && !text.includes(slots.words));

/** The answer to what is only half surely asked, beside what is told with it: "Is that lad still about? He used to be underfoot." Null where it is not known. */
function halfSure(ask: Asked): Answer | null {
  const asked = understoodIn(ask).find(
    (one) => isAsked(one) && one.confidence >= LIKELY && !one.intent.startsWith("follow-"),
  );
  const found = asked ? answered(ask, asked) : null;
  return found?.known ? inManner(ask, withName(ask, found)) : null;
}

/** Words without what only goes along with them. */
const withoutSmall = (ask: Asked): Asked =>
  ask.reading
    ? {
        ...ask,
        reading: {
          ...ask.reading,
          clauses: ask.reading.clauses.filter(({ intent }) => intent !== undefined && !SMALL.has(intent)),
        },
      }
    : ask;

/** Whether a clause tells no more than the name of whoever says it: "I'm Robin". */
const saysName = (ask: Asked, { intent, slots }: Understood): boolean =>
  intent.startsWith("tell-own") &&
  names([ask.asker.name], slots?.words ?? "") &&
  contentOf(ask, slots!.words!).filter((word) => !stems(ask.asker.name).includes(word)).length <= 1;

/** Whether an apology only goes before a question: "Sorry, where is the well?" begs nobody's pardon where nobody was hurt. */
const isPolite = (ask: Asked, intent: Intent): boolean =>
  intent === "apologise" && ask.question && timesOf(ask, "insult", DAY) === 0;

/** What is answered of a line: at most two matters, in the order in which they are answered. */
function matters(ask: Asked): readonly Understood[] {
  const all = understoodIn(ask).map((one) => (saysName(ask, one) ? { ...one, intent: "introduce" as const } : one));
  // Whoever was asked something rather answers it than plays with words.
  const asked = wasAsked(ask);
  // A greeting for somebody else is theirs.
  const called = ask.reading?.calls ?? ask.self.persona.id;
  const clear = all.filter(
    ({ intent, confidence }) =>
      // Whoever answers what one asked of them teases nobody by it.
      !(asked && (CALLS.has(intent) || intent === "tease")) &&
      // "Wait, he taught you? Arthur, is that true?" bids nobody wait.
      !(CALLS.has(intent) && ask.question && ask.whole.trim() !== ask.text.trim()) &&
      !(intent === "greet" && called !== ask.self.persona.id) &&
      // "I'll take my time, then. A glass of wine, please": whoever orders does not leave, unless they surely say so.
      !(intent === "farewell" && confidence < SURER && all.some((one) => isOrder(one) && one.confidence >= CLEAR)) &&
      // Whoever takes their leave sends nobody away.
      !(intent === "command-leave" && all.some((one) => one.intent === "farewell" && one.confidence >= CLEAR)) &&
      // "Thank you, we'd better be getting home" proposes nothing.
      !(
        intent === "suggest" &&
        confidence < SURER &&
        all.some((one) => PARTS.has(one.intent) && one.confidence >= CLEAR)
      ) &&
      // "Put it on a t-shirt. Were you born here?" is a question.
      !(intent === "suggest" && ask.question && all.some((one) => isAsked(one) && one.confidence >= CLEAR)) &&
      // Beside what is asked, or told in a question, no word of praise is guessed at.
      !(isLight(ask, { intent, confidence }) && (ask.question || all.some(isOwed) || !PLAYED.has(intent))) &&
      confidence >= (asked && PLAYS.has(intent) ? SURER : CLEAR),
  );
  const heavy = clear.filter(({ intent }) => !SMALL.has(intent));
  // Who calls somebody and asks them something asks.
  const more = heavy.filter(({ intent }) => !CALLS.has(intent));
  const weighty = more.some(owes) ? more : heavy;
  const said = (weighty.length > 0 ? weighty : clear).filter(
    // "And you? Ever been there?", "What, which one?": what is asked in full, or more closely, is what is meant.
    ({ intent }, _, all) =>
      all.every((one) => one.intent === intent || !isAsked(one) || !leadsTo(ask, intent, one.intent)),
  );
  // Whoever says who they are is greeted by it, where they ask nothing.
  const named = said.some(owes) ? undefined : said.find(({ intent }) => intent === "introduce");
  const lead = named ?? said.find(({ intent }) => FIRST.has(intent) && !isPolite(ask, intent));
  const rest = said.filter(({ intent }) => !FIRST.has(intent));
  const owed = rest.filter(owes);
  const leaves = rest.find(({ intent }) => intent === "farewell");
  // Of much that is asked after a greeting, what is ordered is not forgotten.
  const orders = lead && owed.length > 1 ? owed.filter(isOrder) : [];
  const most = orders.length > 0 ? orders : owed;
  // Two remarks need no two answers, and what is told along with a question none beside its; whoever leaves is bid farewell.
  const main = owed.length > 0 ? inOrder(ask, most.slice(0, 2)) : leaves ? [leaves] : rest.slice(0, 1);
  // Whoever greets and goes on means what follows, as far as that can be made out.
  const goesOn = ({ intent, confidence }: Understood) =>
    !FIRST.has(intent) &&
    !SMALL.has(intent) &&
    intent !== "suggest" &&
    !isLight(ask, { intent, confidence }) &&
    confidence >= (intent.startsWith("tell-") ? HARMLESS : LIKELY);
  const faint = lead && all.find(goesOn);
  const both = main.length > 0 || !faint ? main : [faint];
  const ends = leaves && !both.includes(leaves) ? [leaves] : [];
  return [...(lead ? [lead] : []), ...both, ...ends].slice(0, 2);
}

/** Clauses in the order in which they were said: "Is there a party? Are you going?" */
function inOrder({ reading }: Asked, clauses: readonly Understood[]): readonly Understood[] {
  const at = ({ intent }: Understood) => reading?.clauses.findIndex((one) => one.intent === intent) ?? 0;
  return [...clauses].sort((a, b) => at(a) - at(b));
}

/** What asks for somebody's work where it only seems to ask for what they are doing. */
const WORKS: Readonly<Partial<Record<Intent, Intent>>> = {
  "ask-your-doing": "ask-your-work",
  "ask-person-doing": "ask-person-work",
};

/**
 * "Where?" asks on; "Where is Tom?" names whom it asks about. What somebody is like is no weather: 他脾气大不大. Who has a part in news that
 * is no gathering is not who is here: 谁在竞选镇长.
 */
const meantBy = (ask: Asked, { intent, slots }: Understood): Intent => {
  const { lines, text, self } = ask;
  // "Who's pulling pints?" asks of no party.
  if (intent === "ask-event-who" && slots?.news === undefined && isOfElse(ask)) return "ask-who-here";
  // Where nothing was told, nobody asks who told it: "Who is your teacher?"
  if (intent === "ask-who-told" && ask.talk.length === 0 && tieNamed(ask) !== null) return "ask-person";
  // "Are you here on your own, or have you family?"
  if (intent === "ask-who-here" && slots?.form === "whether" && names(lines.aloneWords, text)) return "ask-your-home";
  // "Do you drink tea?" orders none.
  if (intent === "ask-menu" && slots?.form === "whether" && names(lines.youTake, text)) return "ask-your-likes";
  // "Who are you closest to?" asks for no name of one's own.
  if (intent === "ask-your-name" && names(lines.closeWords, text)) return "ask-your-people";
  // "What will you be serving?" asks what there is.
  if (intent === "ask-your-plan" && names(lines.places.serveWords, text) && isKeeper(ask, hereOf(self)))
    return "ask-menu";
  // "What are you working on?" asks for more than what one is at this minute.
  if (WORKS[intent] && names(lines.people.worksOnWords, text)) return WORKS[intent];
  return intent === "ask-weather" &&
    names(lines.people.characterWords, text) &&
    (slots?.people?.length || speaksOf({ lines }, [...lines.people.heWords, ...lines.people.sheWords], text))
    ? "ask-person-opinion"
    : intent === "ask-who-here" && slots?.news !== undefined && !gatheringOf(self.stories.get(slots.news))
      ? "ask-event-who"
      : intent === "follow-which" && slots?.form === "where"
        ? slots.people?.length
          ? "ask-person-where"
          : slots.place !== undefined || slots.thing !== undefined
            ? "ask-way"
            : intent
        : intent;
};

/** Whoever else a question is about that asks as if of whoever is spoken to: "Does he live alone?" */
function another({ self }: Asked, { act, intent }: Understood): PersonId | null {
  const about = act.act === "ask" && (ofOthers[intent] || intent.startsWith("ask-person")) ? act.about : null;
  return about !== null && about !== self.persona.id && self.town.personas.has(about) ? about : null;
}

/** Whether something is looked for: where it is, or whether there is one. */
function looksFor({ intent, slots }: Understood): boolean {
  const stands: Stands = intents[intent];
  if (stands.act !== "ask") return false;
  return (
    slots?.form === "where" || (slots?.form === "whether" && slots.thing === undefined && OF_TOWN.has(stands.about))
  );
}
const OF_TOWN: ReadonlySet<string> = new Set(["place", "thing", "town"]);

/** What is asked of whoever is spoken to by their name: "Has Mr Reed a family?", said to him. */
const OF_ME: Readonly<Partial<Record<Intent, Intent>>> = {
  "ask-person-relation": "ask-your-people",
  "ask-person-work": "ask-your-work",
  "ask-person-likes": "ask-your-likes",
  "ask-person-doing": "ask-your-doing",
  "ask-person-plan": "ask-your-plan",
  "ask-person-did": "ask-your-day",
  "ask-person-state": "ask-how-are-you",
};

/** Whoever is meant beside oneself where two are: whom the line has named, else who of one's own family is by; null where nobody is. */
function besideMe(ask: Asked): PersonId | null {
  const { self, people } = ask;
  const inLine = ask.reading?.people.findLast((id) => id !== self.persona.id && self.town.personas.has(id));
  if (people.length === 0 && inLine !== undefined) return inLine;
  const here = people.length > 0 ? [] : present(self).map(({ id }) => id);
  const isKin = (id: PersonId): boolean => {
    const role = roleTo(self, id);
    return role !== null && isFamily(role);
  };
  return here.find(isKin) ?? null;
}

/** What may be read where it is asked what somebody is to one. */
const OF_TIES: ReadonlySet<Intent> = new Set<Intent>([
  "ask-person",
  "ask-person-relation",
  "ask-person-state",
  "ask-thing",
  "follow-mean",
  "follow-which",
]);

/** Answers an intent; what is asked and not known, by whatever bears on it. */
const answered = (ask: Asked, clause: Understood): Answer | null => {
  if (isKept(ask, clause)) return keptQuiet(ask);
  const would = isAsked(clause) ? (wouldDo(ask, clause) ?? chosen(ask, clause)) : null;
  if (would) return would;
  const may = (found: Answer | null | undefined) => (found?.line && mayBeTold(ask, found) ? found : null);
  const ofMe = OF_ME[clause.intent];
  if (ofMe && whom(ask, clause)?.id === ask.self.persona.id)
    return answered(ask, { ...clause, act: { act: "chat" }, intent: ofMe, slots: { ...clause.slots, people: [] } });
  // "Are you and Wenna related?"
  const { intent, slots } = clause;
  const ofTies =
    intent === "ask-your-people" ||
    (intent === "ask-person-relation" && names(ask.lines.bearing.ofYou, ask.text)) ||
    // "What is Marta to you?"
    (OF_TIES.has(intent) && names([...ask.lines.people.toYou, ...ask.lines.people.pairs], ask.text));
  const [named] = ofTies && slots?.people?.length === 1 ? slots.people : [];
  // "You are both called Quispe. Are you husband and wife?"
  const beside = named === undefined && names(ask.lines.people.pairs, ask.text) ? besideMe(ask) : null;
  const theirs = named ?? beside ?? undefined;
  // "Do you and Tom have any children?" asks for those.
  const sort = theirs === undefined ? undefined : ask.lines.kinds.find(({ words }) => names(words, ask.text));
  const isOther = sort?.roles.includes("child") && roleTo(ask.self, theirs!) === "spouse";
  const own = theirs === undefined || theirs === ask.self.persona.id || isOther;
  const tie = own ? null : ask.mouth.tieTold(ask.self, theirs!);
  if (tie !== null && mayBeTold(ask, said("who", tie))) return said("who", tie);
  const other = another(ask, clause);
  // A washroom is looked for in many words.
  const room = looksFor(clause) && purposesIn(ask, ask.text).includes("wash");
  if (room && !clause.slots?.people) return may(whereGet(ask, clause));
  const post = isAsked(clause) && clause.slots?.news === undefined ? whoStands(ask) : null;
  if (post) return may(post);
  const found = may(
    other && ofOthers[clause.intent]
      ? ofOthers[clause.intent]!(ask, { ...clause, slots: { ...clause.slots, people: [other] } })
      : answerers[meantBy(ask, clause)](ask, clause),
  );
  // Nothing bears on news that one has not heard of.
  const looks = found && !found.known && isAsked(clause) && clause.slots?.news === undefined;
  return looks ? (may(bearing(ask, clause)) ?? found) : found;
};

/** Whether words are answered by what they are, `all`. */
function goesAhead(ask: Asked, all: readonly Understood[]): boolean {
  // A question that is none by its form must be a plain one.
  if (!ask.question) return all.length > 0 && all.every((one) => !isAsked(one) || one.confidence >= PLAINLY);
  // "Why do you write about that?" suggests nothing, and a greeting is no answer to what is asked after it.
  const beside = ({ intent }: Understood) => FIRST.has(intent) || SMALL.has(intent);
  return all.some((one) => !beside(one)) && all.every(({ intent }) => intent !== "suggest");
}

/** So sure it must be that a question is asked, where nothing else says so. */
const PLAINLY = 0.8;

/** The answer to what is no question and of which nobody is sure what it is. */
export function anyAnswer(ask: Asked): Answer {
  const [best] = understoodIn(ask);
  const asks = best !== undefined && isAsked(best);
  // "When?" asks on, whether something was asked before or not.
  const plainly = asks && best.confidence >= CLEAR;
  const guess = wasAsked(ask) && !plainly ? null : asGuessed(asks ? { ...ask, question: true } : ask);
  // What does not look a question is answered as one where that is known.
  if (guess && (!asks || guess.known)) return guess;
  const heard = anyhow(ask);
  // What faintly asks for something is not only heard.
  const wants = best !== undefined && owes(best) && best.confidence >= FAINT && LITTLE.has(heard.kind);
  const found = wants ? (asks ? modestly(ask, best.slots) : wanted(ask)) : heard;
  return inManner(ask, mayBeTold(ask, found) ? found : puzzled(ask));
}

/** Whether the words answer a question: the last one asked of whoever says them, though others have spoken since. */
const wasAsked = ({ reading, talk, self, asker }: Asked): boolean =>
  (reading?.clauses.some(({ act }) => act.act === "answer") ?? false) ||
  (talk
    .findLast(({ who, text }) => who === self.persona.id && names([asker.name], text))
    ?.acts.some(({ act }) => act === "ask") ??
    false);

/** The answer to what is told in so many words. */
function plainlyTold(ask: Asked, goes: boolean): Answer | null {
  const found = toWhomItIsFor(ask) ?? (goes ? null : inSoManyWords(ask));
  return found && inManner(ask, withName(ask, found));
}

/** An answer to somebody who has just said their name: by that. */
function withName(ask: Asked, found: Answer): Answer {
  const { name, visitor } = ask.asker;
  const first = visitor && heardBefore(ask).length === 0;
  // Who is greeted already is not greeted by their name once more.
  if (!first || found.kind === "greet" || !ask.whole.includes(name) || found.line.includes(name)) return found;
  const line = joined(ask, choose(ask, ask.lines.introducedWord, { name }), found.line);
  return line.length > LONGEST_LINE - 8 ? found : { ...found, line };
}

/** The answer to words by what they surely are, in the resident's manner; null where that says nothing. */
export const asUnderstood = (ask: Asked): Answer | null => answerTo(ask, matters(ask));

/** Why one does what one likes to tell of, has put one's name down for or works at, where words ask that; null where they do not. */
function reasonFor(ask: Asked): Answer | null {
  const { lines, self, text } = ask;
  if (!names(lines.whyWords, text)) return null;
  const news = understoodIn(ask).find(({ slots }) => slots?.news !== undefined)?.slots?.news;
  const story = news === undefined ? undefined : self.stories.get(news);
  if (story && !story.secret && story.holder === self.persona.id) {
    const reasons = story.tells.filter((one) => names(lines.reasonWords, one));
    return reasons.length > 0 ? inManner(ask, oneOf(ask, "why", reasons)) : null;
  }
  const about = ofTopics(ask, text);
  const fresh = (says: readonly string[]) => says.filter((one) => !ask.said.includes(one));
  // What made one take up one's work may be told of one's early days.
  const early = ofOwnWork(ask) ? fresh(self.persona.topics.flatMap(({ says }) => says)) : [];
  const given = [
    fresh(about?.topic.says ?? []).filter((one) => names(lines.reasonWords, one)),
    early.filter((one) => names(lines.callingWords, one)),
  ].find((some) => some.length > 0);
  const says = given ? choose(ask, given) : about?.says;
  return says ? inManner(ask, said("why", says)) : null;
}

/** Whether words are of what one does for a living, or of where. */
function ofOwnWork(ask: Asked): boolean {
  const { work, occupation } = ask.self.persona;
  const place = understoodIn(ask).find(({ slots }) => slots?.place !== undefined)?.slots?.place;
  return (work !== null && place === work.spot.place) || sharing(contentOf(ask, ask.text), occupation) > 0;
}

/** The same by what they probably are, for what nobody else has an answer to. */
function asGuessed(ask: Asked): Answer | null {
  const all = understoodIn(ask);
  // "Will you forgive me?" asks for nothing beside that.
  const asks = all.some(isAsked);
  const best = all.find(
    (one) => (!isLight(ask, one) || PLAYED.has(one.intent)) && !(asks && isPolite(ask, one.intent)),
  );
  // "Is she seeing anybody?" is not asked of whoever is spoken to.
  const own = best && another(ask, best) === null && !best.slots?.people?.some((id) => id !== ask.self.persona.id);
  const came = ask.question ? ((best && own ? kin(ask, best.slots?.form) : null) ?? recalled(ask)) : null;
  if (came && mayBeTold(ask, came)) return inManner(ask, came);
  // What is named says more than how it is asked for.
  if (best && best.confidence < LIKELY && isAsked(best)) {
    const named = best.slots?.news === undefined ? null : answered(ask, { ...best, intent: "ask-event-what" });
    const sold = best.slots?.form === "where" && !best.slots.people ? whereGet(ask, best) : null;
    const found = [named, sold].find((one) => one?.known);
    if (found) return inManner(ask, found);
  }
  if (!best || best.confidence < (best.intent.startsWith("tell-") ? HARMLESS : LIKELY)) return null;
  const found = answerTo({ ...ask, guessing: true }, [best]);
  if (found && ask.question && LITTLE.has(found.kind)) return null;
  // Nobody is bound by what they may not have meant.
  return found?.offer?.kind === "meet" ? null : found;
}

/** Kinds of answers that agree to what was asked for. */
const AGREES: ReadonlySet<string> = new Set(["accept", "comply"]);

function answerTo(ask: Asked, all: readonly Understood[]): Answer | null {
  // Who greets and goes on is heard out, though nobody is sure what the rest does.
  const rest = all.length === 1 && FIRST.has(all[0]!.intent) ? alsoSaid(ask) : null;
  const more = all.length > 1 || rest !== null;
  const taken = all.map((clause) => ({ clause, found: answered({ ...ask, more }, clause) }));
  // Nothing that is owed falls under the table; what asks on about what is answered is answered with it.
  const known = taken.some(({ clause, found }) => found?.known && isAsked(clause));
  const asksOn = ({ intent }: Understood) => known && intent.startsWith("follow-");
  if (taken.some(({ clause, found }) => !found && owes(clause) && !asksOn(clause))) return null;
  // Who has just said yes denies nothing that may not have been asked: "Can you volunteer and be nice to everybody?"
  const agrees = taken.some(({ found }) => found !== null && AGREES.has(found.kind));
  const given = taken.flatMap(({ clause, found }) =>
    found && (!agrees || AGREES.has(found.kind) || found.known) ? [{ found, asked: isAsked(clause) }] : [],
  );
  // Beside what one knows, what one doesn't is not worth a word, but to whoever asks for it.
  const knows = given.some(({ found, asked }) => found.known && asked);
  const serves = given.some(({ found }) => found.kind === "serve");
  // "Not that I know of" is no word beside what one knows, and what one does not know none beside what one serves.
  const sure = given.filter(
    ({ found, asked }) => found.known || (asked && !serves && !(knows && found.kind === "not-confirmed")),
  );
  const answers = (sure.length > 0 ? sure : given).map(({ found }) => found);
  // One answer to two questions is said once.
  const found = (rest ? [...answers, rest] : answers).filter(
    ({ line, kind }, i, all) =>
      all.findIndex((one) => one.line === line || (kind === "opinion" && one.kind === kind)) === i,
  );
  const whole = found.length > 1 ? together(ask, found) : found[0];
  return whole ? inManner(ask, withName(ask, whole)) : null;
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
    ...(offer?.also ? { also: offer.also } : {}),
    ...(offer?.kind === "sold" ? { kind: offer.kind } : {}),
  };
}

const PLAIN: ReadonlySet<string> = new Set(["serious", "ai"]);

const inManner = ({ mouth, self, random }: Asked, found: Answer): Answer =>
  // What the town file has them say is in their manner.
  found.kind === OWN_KIND
    ? found
    : { ...found, line: mouth.voiced(self, mouth.sentence(found.line), random, PLAIN.has(found.kind)) };

/** Asks back with the best guess at what was meant: "Do you mean when the party starts?" Once in a while, else null. */
function askedBack(ask: Asked): Answer | null {
  const [best] = understoodIn(ask);
  const guess =
    best && best.confidence >= FAINT ? ask.lines.guess[best.intent as keyof typeof ask.lines.guess] : undefined;
  const ofOthers = best?.intent === "ask-your-people" && !names(ask.lines.peopleWords, ask.text);
  if (guess === undefined || ofOthers) return null;
  const mine = memoriesOf(ask.self.mind.stream).filter(
    ({ speaker, subjects }) => speaker === ask.self.persona.id && subjects.includes(ask.asker.id),
  );
  const lately = mine.slice(1 - EIGHT);
  if (lately.some(({ episode }) => episode?.kind === "said" && episode.acts.some(isGuess))) return null;
  return inManner(ask, said("guess", guess));
}

/** The last rung: what bears on words that nobody has an answer to, an honest no to what is asked, else that they were not understood. */
export function lastly(ask: Asked): Answer {
  const [best] = understoodIn(ask);
  const found = ask.question ? bearing(ask, best ?? null) : null;
  const told =
    (found && mayBeTold(ask, found) ? found : null) ??
    livedOneself(ask) ??
    (ask.question ? unknown(ask, best ?? null) : puzzled(ask));
  return inManner(ask, told);
}
