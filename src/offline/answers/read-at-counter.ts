/** How a line is read that is said at a counter, where a word more or less orders, asks after, turns down or pays. */
import { literal } from "../../language/literal.ts";
import { isUnspaced, stems } from "../../mind/memory/words.ts";
import type { Offer } from "../../world/offers.ts";
import { isOpen, type Place } from "../../world/places.ts";
import { type Clause, type Reading, SURE } from "../../world/reading.ts";
import { proposedIn } from "../../world/speech-acts.ts";
import { normalised, wordsOf } from "../understand/normalise.ts";
import { sentencesOf } from "../understand/sentences.ts";
import type { Asked } from "./answerer.ts";
import { contentOf } from "./content.ts";
import { wantsPacked } from "./counter.ts";
import { hereOf, isKeeper } from "./here.ts";
import { lastOwn } from "./manner.ts";
import { names } from "./naming.ts";
import {
  corrects,
  handedIn,
  insists,
  isHandedOver,
  justNamed,
  letIn,
  offersOf,
  orderedIn,
  servedLast,
} from "./places.ts";
import { ORDERS } from "./pointing-forms.ts";
import { soundOf } from "./telling.ts";
import { owes, priced } from "./till.ts";
import {
  bare,
  FEW,
  hadAt,
  notItsPrice,
  orderWords,
  PIECES,
  SAYS_LITTLE,
  taken,
  unserved,
  withoutUndone,
} from "./wanted.ts";
import { isSpokenOf, kindOf, numberAt, soughtIn, type Ware, wantedIn } from "./wares.ts";

const does = (intent: Clause["intent"], words: string): Clause => ({
  act: { act: "chat" },
  confidence: 0.9,
  intent: intent!,
  slots: { words },
});

/** A line said to whoever serves in an open place, with what it may be of. */
interface AtCounter {
  readonly ask: Asked;
  readonly reading: Reading;
  readonly here: Place;
  /** The line without what is not of now. */
  readonly whole: string;
  readonly offers: readonly Offer[];
  /** What it names, and what it names and turns down. */
  readonly named: readonly Ware[];
  readonly declined: readonly Offer[];
  /** What was last offered, whatever else was named beside it, else what was just named. */
  readonly meant: readonly Offer[];
  /** Whether it is surely read as one of these. */
  has(...of: readonly Clause["intent"][]): boolean;
}

function atCounter(ask: Asked, reading: Reading, here: Place): AtCounter {
  const whole = unserved(ask, ask.whole);
  const offers = hadAt(ask, here);
  const proposed = proposedIn(lastOwn(ask)?.acts ?? []).at(-1);
  const kept = proposed?.kind === "service" ? offers.filter(({ thing }) => thing === proposed.thing) : [];
  const { wares: named, declined } = wantedIn(ask.lines.counter, offers, whole);
  return {
    ask,
    reading,
    here,
    whole,
    offers,
    named,
    declined,
    meant: kept.length > 0 ? kept : justNamed(ask, offers),
    has: (...of) => reading.clauses.some(({ intent, confidence }) => of.includes(intent) && confidence >= SURE),
  };
}

/** What a piece of the line names. */
const namedIn = ({ ask, offers }: AtCounter, text: string): readonly Ware[] =>
  wantedIn(ask.lines.counter, offers, text).wares;

const isOrdered = ({ has }: AtCounter): boolean => has("order", "again-order");

/** "Can I have a coffee?" asks for no leave. */
const isRequest = ({ ask, whole, named, has }: AtCounter): boolean =>
  has("ask-may", "ask-help") && names(ask.lines.counter.giveWords, whole) && named.length > 0;

/** "No, I said a half": whoever was just served something else. */
function mendsOrder(at: AtCounter): boolean {
  const { ask, reading, whole, named } = at;
  const served = servedLast(ask, ask.talk);
  if (isOrdered(at) || !(corrects(reading) || insists(ask, whole)) || served.length === 0) return false;
  const last = served.flatMap((thing) => namedIn(at, thing));
  return named.some(({ offer, count }) => !last.some((one) => one.offer === offer && one.count === count));
}

/** "The coffee here is delicious": what is judged, and not surely ordered, is no order. */
const isJudged = (at: AtCounter): boolean =>
  !at.ask.question &&
  at.named.length > 0 &&
  !isOrdered(at) &&
  (isOnlySpokenOf(at.ask) || soundOf(at.ask, at.whole) !== 0);

/** "Cocoa it is, then": what is named with next to nothing beside it, where nothing else is meant. */
function namesPlainly(at: AtCounter): boolean {
  const { ask, reading, whole, named, meant } = at;
  if (ask.question || named.length === 0 || isJudged(at)) return false;
  const { counter, wanting } = ask.lines;
  const said = new Set([
    ...named.flatMap(({ offer }) => [offer.thing, ...offer.words].flatMap((one) => stems(one))),
    ...stems(wanting.pointing),
  ]);
  const saysLittle = (text: string) => contentOf(ask, text).filter((word) => !said.has(word)).length <= FEW;
  // "Then I'll see the doctor, it's my heart."
  const settles = (piece: string) =>
    counter.settles.some((one) => piece.trim().toLowerCase().startsWith(one)) &&
    saysLittle(piece) &&
    namedIn(at, piece).length > 0;
  const settled = whole.split(PIECES).some(settles);
  // "Yes to the tea. I've been up all night": to whoever has just said that there is some.
  const accepts = settled && meant.length > 0 && named.every(({ offer }) => meant.includes(offer));
  return (
    (saysLittle(whole) || settled) &&
    reading.clauses.every(
      ({ intent, confidence }) =>
        confidence < SURE || intent === undefined || SAYS_LITTLE.has(intent) || (accepts && intent.startsWith("tell-")),
    )
  );
}

/** "Go on then, one of them", of several: which, is to be asked. */
const takesOneOf = ({ ask, whole, meant, has }: AtCounter): boolean =>
  meant.length > 1 &&
  !ask.question &&
  !has("order", "again-order", "no", "pay") &&
  !isHandedOver(ask, whole) &&
  (takesIt(ask) || taken(ask, whole).length > 0);

/** How many are taken of the one thing that is meant: "two, then", "Fine, I'll take it"; undefined where none are. */
function countTaken({ ask, whole, meant, has }: AtCounter): number | undefined {
  if (meant.length !== 1) return undefined;
  const takes = has("order", "again-order", "no") || isHandedOver(ask, whole) ? [] : taken(ask, whole);
  const [told] = !ask.question && takesIt(ask) ? [...takes, 1] : takes;
  return told === undefined ? undefined : notItsPrice(meant[0]!, told);
}

/** "Yes please, with milk", to whoever has just said what a coffee costs. */
function wantsWithMilk({ ask, whole, named, meant, has }: AtCounter): boolean {
  const { besideDrinks, vessels } = ask.lines.counter;
  const goesIn = ({ offer }: Ware) =>
    besideDrinks.some((one) => offer.words.includes(one) || offer.thing.endsWith(` of ${one}`));
  return (
    named.length > 0 &&
    named.every(goesIn) &&
    meant.length === 1 &&
    !named.some(({ offer }) => offer === meant[0]) &&
    !names(vessels, whole) &&
    has("yes", "order", "again-order")
  );
}

/** 茶壶我要一把，四个饭碗，一共多少？ is of what is bought now: its pieces that name something; none where nothing is bought. */
function boughtIn(at: AtCounter): readonly string[] {
  const { ask, whole, has } = at;
  const { counter, places } = ask.lines;
  const ofSum = has("ask-price") && names([...places.owedWords, ...counter.sums], whole);
  if (!ofSum || isOrdered(at) || orderedIn(ask).length > 0) return [];
  const pieces = whole.split(PIECES).filter((piece) => namedIn(at, piece).length > 0);
  return pieces.some((piece) => names([...counter.wants, ...counter.giveWords], piece)) ? pieces : [];
}

/** "Keep the room for me, then", though something else was spoken of since. */
function roomKept({ ask, whole, here }: AtCounter): Offer | undefined {
  const room = names(ask.lines.counter.keeps, whole) ? letIn(ask, here) : undefined;
  return room && ask.talk.some(({ who, text }) => who === ask.self.persona.id && text.includes(room.thing))
    ? room
    : undefined;
}

/** The words that order, whatever the line may be read as by itself; null where it orders nothing, or is read so already. */
function orderIn(at: AtCounter): string | null {
  const { ask, whole, meant, has } = at;
  if (wantsWithMilk(at)) return meant[0]!.thing;
  if (isRequest(at) || namesPlainly(at) || mendsOrder(at) || takesOneOf(at)) return whole;
  const bought = boughtIn(at);
  if (bought.length > 0) return bought.join(", ");
  if (has("order") && has("again-order")) return orderWords(ask);
  const count = countTaken(at);
  if (count) return ask.mouth.counted(meant[0]!.thing, count);
  return isOrdered(at) ? null : (roomKept(at)?.thing ?? null);
}

/** "No tea for me": nothing is ordered. */
function withoutDeclined({ ask, reading, whole }: AtCounter): Reading {
  const clauses = reading.clauses.filter(({ intent }) => intent === undefined || !ORDERS.has(intent));
  const sure = clauses.some(({ intent, confidence }) => intent !== undefined && confidence >= SURE);
  return { ...reading, clauses: sure || ask.question ? clauses : [does("no", whole), ...clauses] };
}

/** "Six for a tea and a sandwich? Here you are": what was had is named once more, and paid. */
function paysForNamed({ ask, whole, named }: AtCounter): boolean {
  const { counter } = ask.lines;
  const hands = isHandedOver(ask, whole) || names(counter.handWords, whole);
  const had = hands ? offersOf(ask, orderedIn(ask)) : [];
  const settles = had.length > 0 && named.length > 0 && named.every(({ offer }) => had.includes(offer));
  return settles && !names([...counter.notAgain, ...counter.wants, ...counter.takesWords], whole);
}

/** What else a line does that orders, pays or has something wrapped. */
function besideOrder(
  at: AtCounter,
  beside: { readonly orders: boolean; readonly pays: boolean; readonly packs: boolean },
) {
  const { ask, reading, has } = at;
  const ordered = isOrdered(at) || beside.orders;
  const [gets, buys, milk] = [isRequest(at), boughtIn(at).length > 0, wantsWithMilk(at)];
  const twice = has("order") && has("again-order");
  return reading.clauses.filter(
    ({ intent, act, confidence }) =>
      !(buys && intent === "thank") &&
      !(beside.orders && intent === "yes") &&
      !(ordered && intent === "pay") &&
      // "Two bowls, and wrap them well": whoever serves sees to that.
      !(beside.packs && intent?.startsWith("command-")) &&
      !((twice || milk) && ORDERS.has(intent)) &&
      // Whoever puts money down asks for no price.
      !(beside.pays && !ask.question && intent === "ask-price") &&
      !(gets && (intent === "ask-may" || intent === "ask-help")) &&
      // Three fifty is no hour.
      !(beside.pays && act.act === "propose" && confidence < SURE),
  );
}

/**
 * What a line does at a counter, whatever it may be read as by itself: how many are taken of what was just named, and money put down for what
 * was had. The same reading where it does neither.
 */
export function readAtCounter(ask: Asked): Reading | undefined {
  const priceless = unmeant(ask, unspoken(ask, unchosen(ask, unordered(ask, unpriced(ask)))));
  const reading = asksForWare(ask, priceless && withoutHalf(ask, withoutOthers(ask, priceless)));
  const here = hereOf(ask.self);
  if (!reading || here?.access !== "public" || !isKeeper(ask, here) || !isOpen(here, ask.self.now)) return reading;
  const at = atCounter(ask, reading, here);
  const { whole, named, declined, has } = at;
  const order = orderIn(at);
  const orders = order !== null;
  const hands = isHandedOver(ask, whole);
  if (!orders && named.length === 0 && declined.length > 0 && !hands) return withoutDeclined(at);
  if (paysForNamed(at))
    return {
      ...reading,
      clauses: [does("pay", whole), ...reading.clauses.filter(({ intent }) => intent !== "pay" && !ORDERS.has(intent))],
    };
  const ordered = isOrdered(at) || orders;
  const pays = hands && (orderedIn(ask).length > 0 || priced(ask, here) !== null);
  // Whoever pays what they owe asks nothing by it.
  if (has("pay") && !ask.question && !ordered && orderedIn(ask).length > 0)
    return {
      ...reading,
      clauses: reading.clauses.filter(({ act, confidence }) => !isSmall(act) || confidence >= PLAIN),
    };
  const packs = ordered && wantsPacked(ask);
  if (!orders && !pays && !packs && !(ordered && has("pay"))) {
    if (isJudged(at)) return withoutOrders(reading);
    return ordered ? ofOrder(ask, reading, named) : reading;
  }
  const clauses = [
    ...(orders ? [does("order", order)] : []),
    ...(pays && !ordered && !has("pay") ? [does("pay", whole)] : []),
    ...besideOrder(at, { orders, pays, packs }),
  ];
  return orders ? ofOrder(ask, { ...reading, clauses }, named) : { ...reading, clauses };
}

/** So sure it must be that something else is asked by whoever pays. */
const PLAIN = 0.9;
const isSmall = ({ act }: Clause["act"]): boolean => act === "ask" || act === "answer";

/** What was read without an order where what it names is brought, was had once or dreamt of, and without more of what is only said to be the same. */
function unordered(ask: Asked, read: Reading | undefined): Reading | undefined {
  const here = hereOf(ask.self);
  if (!read || !here) return read;
  const isElse = ({ intent, slots }: Clause) =>
    intent === "again-order" && names(ask.lines.counter.sameElse, slots?.words ?? ask.whole);
  const reading = { ...read, clauses: read.clauses.filter((one) => !isElse(one)) };
  const left = unserved(ask, ask.whole);
  if (left === ask.whole) return reading;
  const { goods } = ask.lines.counter;
  const takesBack = withoutUndone(ask, ask.whole) !== ask.whole;
  // Pieces are put together again with other spaces than they were typed with.
  const run = (text: string) => text.replace(/[\s,，]+/gu, " ").trim();
  const isLeft = ({ slots }: Clause) => run(left).includes(run(bare(slots?.words ?? "")));
  if (takesBack && !reading.clauses.some((one) => one.intent && ORDERS.has(one.intent) && isLeft(one)))
    return withoutOrders(reading);
  const again = reading.clauses.some((one) => one.intent === "again-order" && one.confidence >= SURE && isLeft(one));
  if (again || names(goods, left) || wantedIn(ask.lines.counter, hadAt(ask, here), left).wares.length > 0)
    return reading;
  return withoutOrders(reading);
}

/** What was read without an order that chooses nothing beside a question for what there is: "can I have something sweet? What cake is there?" */
function unchosen(ask: Asked, reading: Reading | undefined): Reading | undefined {
  const here = hereOf(ask.self);
  const { lines, question } = ask;
  const asks = ({ intent, confidence }: Clause) => intent === "ask-menu" && confidence >= SURE;
  if (!reading || !here || !question || !reading.clauses.some(asks)) return reading;
  const { someWords } = lines.counter;
  const isVague = ({ slots }: Clause) =>
    slots?.words !== undefined &&
    names(someWords, slots.words) &&
    lines.places.sorts.some(({ any, words }) => any && names(words, slots.words!)) &&
    wantedIn(lines.counter, hadAt(ask, here), slots.words).wares.length === 0;
  return {
    ...reading,
    clauses: reading.clauses.filter((one) => !((ORDERS.has(one.intent) || one.intent === "ask-may") && isVague(one))),
  };
}

/**
 * The reading of an order without thanks, beside which not all that is asked would be answered, "thank you. Two bowls, how much is that?", and
 * without wonder whether there is any of what is ordered: "no tea in a tea room? A pot of tea, then".
 */
function ofOrder({ lines: { counter, dishes } }: Asked, reading: Reading, wares: readonly Ware[]): Reading {
  const priced = reading.clauses.some(({ intent, confidence }) => intent === "ask-price" && confidence >= SURE);
  const ordered = reading.clauses.flatMap(({ intent, slots }) => (ORDERS.has(intent) ? [slots?.words ?? ""] : []));
  const wonders = ({ intent, slots }: Clause) =>
    intent === "ask-menu" &&
    slots?.words !== undefined &&
    /[?？]\s*$/u.test(slots.words) &&
    !ordered.includes(slots.words) &&
    !names(dishes.whats, slots.words) &&
    wares.some(({ offer }) => names([kindOf(counter, offer.thing)], slots.words!));
  return {
    ...reading,
    clauses: reading.clauses.filter((one) => !(priced && one.intent === "thank") && !wonders(one)),
  };
}

const withoutOrders = (reading: Reading): Reading => ({
  ...reading,
  clauses: reading.clauses.filter(({ intent }) => intent === undefined || !ORDERS.has(intent)),
});

/** What was read without an order where what is sold is only spoken of: "tea gives me headaches", 豆浆喝多了胀气. */
const unspoken = (ask: Asked, reading: Reading | undefined): Reading | undefined =>
  reading && isOnlySpokenOf(ask) ? withoutOrders(reading) : reading;

/**
 * What was read without an order where all that is named was just handed over or spoken of, and nothing is asked for in so many words: thanked
 * for, praised, wondered at, or compared by its price. "Plum dumplings, how lovely", "Two pies?", 俩包子才4块.
 */
function unmeant(ask: Asked, reading: Reading | undefined): Reading | undefined {
  const here = hereOf(ask.self);
  const { counter } = ask.lines;
  if (!reading || !here || !isKeeper(ask, here) || !reading.clauses.some(({ intent }) => ORDERS.has(intent)))
    return reading;
  const offers = hadAt(ask, here);
  const last = offersOf(ask, servedLast(ask, ask.talk));
  const had = [...last, ...offersOf(ask, orderedIn(ask))];
  const asks = [...counter.wants, ...counter.giveWords, ...counter.notAgain, ...counter.takeIt, ...counter.sameAgain];
  const sentences = sentencesOf(unserved(ask, ask.whole)).flatMap((one) =>
    isUnspaced(one) ? one.split(/\s+/u) : [one],
  );
  const naming = sentences.filter((one) => wantedIn(counter, offers, one).wares.length > 0);
  const thanks = reading.clauses.some(({ intent }) => THANKS.has(intent));
  const isMeant = (one: string): boolean => {
    if ((names(counter.compares, ask.whole) || owes(ask)) && !names(asks, one)) return false;
    const named = wantedIn(counter, offers, one).wares.map(({ offer }) => offer);
    const echoes = /[?？]$/u.test(one) && named.every((of) => had.includes(of));
    const praised = thanks && named.every((of) => last.includes(of));
    return !((echoes || praised) && !names(asks, one));
  };
  return naming.length > 0 && !naming.some(isMeant) ? withoutOrders(reading) : reading;
}

/** With what somebody takes what they were brought. */
const THANKS: ReadonlySet<Clause["intent"]> = new Set(["thank", "compliment", "surprise"]);

/** Whether a line only speaks of what is sold where the two are. */
export function isOnlySpokenOf(ask: Asked): boolean {
  const here = hereOf(ask.self);
  return here !== null && isKeeper(ask, here) && isSpokenOf(ask.lines.counter, hadAt(ask, here), ask.whole);
}

/** What was read without an order where it is told that somebody else wants something: "my daughter keeps asking for apples". */
function withoutOthers({ lines, whole }: Asked, reading: Reading): Reading {
  const { counter, people, ownPeople } = lines;
  const tells = reading.clauses.some(({ intent, confidence }) => intent?.startsWith("tell-") && confidence >= SURE);
  const ofOther = isUnspaced(whole) && names([...people.heWords, ...people.sheWords, ...ownPeople], whole);
  if (!tells || !ofOther || names(counter.buyWords, whole)) return reading;
  return { ...reading, clauses: reading.clauses.filter(({ intent }) => !ORDERS.has(intent)) };
}

/** What was read without an order of which nobody is sure, beside what is: "Remember me? The nurse with the two muffins". */
function withoutHalf({ lines, question }: Asked, reading: Reading): Reading {
  const { counter } = lines;
  const asks = [...counter.wants, ...counter.giveWords, ...counter.takesWords];
  const isHalf = ({ intent, confidence, slots }: Clause) => {
    const words = slots?.words ?? "";
    const first = wordsOf(normalised(words));
    return (
      ORDERS.has(intent) &&
      confidence < PLAIN &&
      // 那把茶壶180块，是谁做的？
      (!isUnspaced(words) || question) &&
      !names(asks, words) &&
      !counter.articles.includes(first[0] ?? "") &&
      numberAt(counter, first) === null
    );
  };
  const sure = reading.clauses.some(
    ({ intent, confidence }) =>
      confidence >= PLAIN && intent !== undefined && !ORDERS.has(intent) && !SAYS_LITTLE.has(intent),
  );
  return sure ? { ...reading, clauses: reading.clauses.filter((one) => !isHalf(one)) } : reading;
}

/** So likely it must at least be that a ware is asked for. */
const FAINT = 0.2;

/** Whether words may ask for something that is sold. */
const mayAskFor = ({ clauses }: Reading): boolean =>
  clauses.some(({ intent, confidence }) => confidence >= FAINT && (ORDERS.has(intent) || ASKS_FOR.has(intent)));
const ASKS_FOR: ReadonlySet<Clause["intent"]> = new Set(["ask-menu", "ask-price", "ask-thing", "ask-where-get"]);

/** What may be read in a line that looks for something that is sold. */
const OF_LOOKING = /^(?:tell-own|follow-|ask-menu$|ask-thing$|introduce$|command-other$|$)/;

/** What was read where somebody asks after a ware, or for less to pay, at whoever's counter: that is what they ask, unless something else is sure. */
function asksForWare(ask: Asked, read: Reading | undefined): Reading | undefined {
  const { lines, whole } = ask;
  const here = hereOf(ask.self);
  if (!read || !isKeeper(ask, here) || !here || here.offers.length === 0) return read;
  // "Anything to eat here?" asks nobody what there is to do.
  const ofSorts = lines.places.sorts.flatMap(({ words }) => words);
  const forMeal = ({ intent, slots }: Clause) => intent === "ask-to-do" && names(ofSorts, slots?.words ?? "");
  // "Is here something to drink for a dying person?" asks for that, however it was typed.
  const forSort = sentencesOf(whole).find(
    (one) => one.endsWith("?") && names(lines.counter.someWords, one) && names(ofSorts, one) && !isUnspaced(one),
  );
  const asksSort =
    forSort !== undefined &&
    !read.clauses.some(({ intent, confidence }) => intent?.startsWith("ask-") && confidence >= SURE);
  const heard = read.clauses.map((one) => (forMeal(one) ? { ...one, intent: "ask-menu" as const } : one));
  const isBeside = ({ intent }: Clause) => intent === "greet" || intent === "introduce" || intent === "thank";
  const reading: Reading = {
    ...read,
    clauses: asksSort ? [...heard.filter(isBeside), does("ask-menu", forSort)] : heard,
  };
  const isSure = (than: (intent: Clause["intent"]) => boolean) =>
    reading.clauses.some(({ intent, confidence }) => confidence >= SURE && than(intent));
  const haggles = names(lines.places.haggleWords, whole) && isUnspaced(whole);
  if (haggles && !isSure((intent) => intent === "pay" || ORDERS.has(intent)))
    return {
      ...reading,
      clauses: [
        { ...does("ask-price", whole), act: { act: "chat" } },
        ...reading.clauses.filter(
          ({ intent }) => intent !== "suggest" && intent !== "ask-price" && !ORDERS.has(intent),
        ),
      ],
    };
  // "Hello, I'm looking for a strap": whether there is one.
  const looks = isUnspaced(whole)
    ? undefined
    : whole.split(PIECES).find((piece) => names(lines.counter.seeks, piece) && !names(lines.counter.seeksNot, piece));
  const elsewhere = reading.people.length > 0 || reading.clauses.some(({ slots }) => slots?.place !== undefined);
  if (looks && !elsewhere && !isSure((intent) => !SAYS_LITTLE.has(intent) && !OF_LOOKING.test(intent ?? "")))
    return {
      ...reading,
      clauses: [
        ...reading.clauses.filter(({ intent }) => intent === "greet" || intent === "introduce"),
        { ...does("ask-menu", looks), slots: { words: looks, form: "whether" } },
      ],
    };
  // "Do you cut keys here?"
  const sold = ask.question ? wantedIn(lines.counter, hadAt(ask, here), whole).wares : [];
  const wares = sold.filter(({ offer }) => !isUnspaced(whole) || isAskedAfter(ask, offer));
  const unsure = !isSure((intent) => intent !== undefined && !SAYS_LITTLE.has(intent));
  // 一个次品一个饭碗，三十块对不？ asks whether that is right.
  const sums = ask.question && !isHandedOver(ask, whole) && handedIn(ask, whole) !== null;
  const counted = sums && !names([...lines.counter.wants, ...lines.counter.giveWords], whole);
  if (counted && wantedIn(lines.counter, hadAt(ask, here), whole).wares.length > 0 && !isSure((one) => one === "pay"))
    return { ...reading, clauses: [...reading.clauses.filter(isBeside), does("ask-price", whole)] };
  // "So now I have two soups? What's my bill?" asks for no soup.
  const owed = names(lines.places.owedWords, whole) && orderedIn(ask).length > 0;
  if (owed && ask.question && wares.length > 0)
    return { ...reading, clauses: [...reading.clauses.filter(isBeside), does("ask-price", whole)] };
  if (wares.length > 0 && !elsewhere && unsure && !owed)
    return {
      ...reading,
      clauses: [
        ...reading.clauses.filter(({ intent }) => intent === "greet" || intent === "introduce"),
        { ...does("ask-menu", whole), slots: { words: whole, form: "whether" } },
      ],
    };
  const named = isUnspaced(whole) ? soughtIn(lines.counter, whole) : null;
  // What is given some evening is asked after by what it is.
  const isShow = named !== null && names(lines.events.shows, named);
  // 有困难吗 asks for nothing that is sold anywhere.
  const isWare = named !== null && (names(lines.counter.goods, named) || mayAskFor(reading));
  const sought = isShow || !isWare ? null : named;
  if (sought === null || isSure((intent) => intent !== "ask-menu" && !SAYS_LITTLE.has(intent))) return reading;
  const ware = does("ask-menu", sought);
  return {
    ...reading,
    clauses: [
      { ...ware, slots: { ...ware.slots, form: "whether" } },
      ...reading.clauses.filter(({ intent, confidence }) => intent !== "ask-menu" && confidence >= SURE),
    ],
  };
}

/** Whether signs ask after a thing that is sold: right before its name, with or without how much of it, or right behind it. */
const isAskedAfter = ({ lines, whole }: Asked, { thing, words }: Offer): boolean =>
  [thing, ...words].some((one) => {
    const at = whole.indexOf(one);
    const { asksBefore, asksBehind, measures } = lines.counter;
    const before = whole.slice(0, Math.max(at, 0)).replace(new RegExp(`[一两]?[${literal(measures)}]$`, "u"), "");
    const behind = whole.slice(at + one.length);
    return (
      at >= 0 &&
      (asksBefore.some((sign) => before.endsWith(sign)) || asksBehind.some((sign) => behind.startsWith(sign)))
    );
  });

/** What was read without a price where it is asked why: "Up by one? Why?" */
function unpriced({ reading, whole, lines }: Asked): Reading | undefined {
  const why = reading?.clauses.some(({ intent }) => intent === "follow-why") && names(lines.whyWords, whole);
  if (!reading || !why || lines.counter.priceAsks.some((one) => names([one], whole))) return reading;
  return { ...reading, clauses: reading.clauses.filter(({ intent }) => intent !== "ask-price") };
}

/** Whether a piece of a line takes what was named and says no more, where nothing else is surely meant: and no "They sold the boat". */
function takesIt({ reading, whole, lines }: Asked): boolean {
  const pointing = new Set(lines.wanting.pointing.split(" "));
  const lettersOf = (text: string) => text.replace(/[^\p{L}]+/gu, " ");
  const own = (piece: string) => {
    const words = piece.toLowerCase().trim().split(/\s+/);
    const last = words.findLastIndex((word) => !pointing.has(word));
    const first = words.findIndex((word) => !pointing.has(word));
    // "Ok I'll take it then": with or without what points before and after it.
    const ends = words.slice(Math.max(last, 0)).map((_, at) => Math.max(last, 0) + at + 1);
    return [0, Math.max(first, 0)].flatMap((from) => ends.map((to) => lettersOf(words.slice(from, to).join(" "))));
  };
  // "Go on then, I'll have that", without the comma: of what is long enough to mean nothing else.
  const endsIn = (piece: string, one: string) =>
    one.split(" ").length > FEW &&
    piece.endsWith(` ${one}`) &&
    !names(lines.counter.hardly, piece) &&
    piece.slice(0, -one.length).trim().split(" ").length <= FEW + 1;
  const isIt = (piece: string) =>
    lines.counter.takeIt.some((one) =>
      isUnspaced(one)
        ? piece.includes(one) && piece.trim().length <= one.length + FEW
        : own(piece).includes(lettersOf(one)) || endsIn(lettersOf(piece.toLowerCase().trim()), lettersOf(one)),
    );
  return (
    (reading?.clauses ?? []).every(
      ({ intent, confidence }) =>
        confidence < SURE || intent === undefined || intent === "pay" || SAYS_LITTLE.has(intent) || ORDERS.has(intent),
    ) && whole.split(PIECES).some(isIt)
  );
}
