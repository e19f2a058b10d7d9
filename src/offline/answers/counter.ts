/**
 * At a counter: what is ordered comes, all of it, from whoever serves there; what there is not is said, money is taken with an order and after
 * one, and what somebody waits for arrives with what is said to them next.
 */
import { capital } from "../../language/capital.ts";
import { keptWith } from "../../language/kept-with.ts";
import { literal } from "../../language/literal.ts";
import { memoriesWith } from "../../mind/memory/stream.ts";
import { isUnspaced, stems } from "../../mind/memory/words.ts";
import { type Offer, toCents, toldOf } from "../../world/offers.ts";
import { isOpen, type Place, type Purpose } from "../../world/places.ts";
import { type Clause, type Reading, SURE } from "../../world/reading.ts";
import { proposedIn, type SpeechAct } from "../../world/speech-acts.ts";
import type { Answer } from "../tongue.ts";
import { normalised, wordsOf } from "../understand/normalise.ts";
import { sentencesOf } from "../understand/sentences.ts";
import { type Answerer, type Asked, joined, oneOf, said, type Understood, understoodIn } from "./answerer.ts";
import { choose } from "./ask.ts";
import { contentOf } from "./content.ts";
import { hereOf, isKeeper, nearestWith, staffAt } from "./here.ts";
import { lastOwn, lastTheirs, saysYes } from "./manner.ts";
import { match, names, says as stand } from "./naming.ts";
import {
  asAskedFor,
  billOf,
  cheapestFirst,
  corrects,
  costOf,
  handedIn,
  handingOf,
  insists,
  isHandedOver,
  isLodging,
  justNamed,
  lessOf,
  letIn,
  lodge,
  menu,
  objections,
  offersLike,
  offersNamed,
  offersOf,
  ofSort,
  orderedIn,
  paidInDeed,
  paying,
  price,
  putRight,
  SENTENCES,
  servedBefore,
  servedIn,
  servedLast,
  stillOwed,
  sumOf,
  turnedDown,
  unrefused,
  usualAt,
  whereGet,
  withLodging,
} from "./places.ts";
import { ORDERS } from "./pointing-forms.ts";
import { isDenied, ownNews, soundOf } from "./telling.ts";
import {
  bareCount,
  byMeasure,
  countSaid,
  isKind,
  isSpokenOf,
  kindOf,
  numberAt,
  soughtIn,
  uncounted,
  type Wanted,
  type Ware,
  wantedIn,
} from "./wares.ts";

/** Where one eats and drinks, and where water costs nothing. */
const TABLES: readonly Purpose[] = ["meal", "coffee", "drinks"];

const hadIn = keptWith((counter: Asked["lines"]["counter"]) =>
  keptWith((place: Place): readonly Offer[] => {
    const offers = place.offers.filter(({ how }) => how !== "do");
    if (!TABLES.some((one) => place.purposes.includes(one)) || offers.length === 0) return offers;
    const free = counter.free.filter(({ words }) => !words.some((word) => offersNamed(offers, word).length > 0));
    return [
      ...offers,
      ...free.map(({ thing, words }): Offer => ({ thing, words, how: "have", price: 0, per: null, says: null })),
    ];
  }),
);

/** What is to be had in a place, with what is free wherever one eats and drinks. */
export const hadAt = ({ lines }: Asked, place: Place): readonly Offer[] => hadIn(lines.counter)(place);

/** What is left where something is taken back: "A coffee. Actually, no, a tea". At the end it takes back the sentence before it. */
function withoutUndone(ask: Asked, text: string): string {
  const phrases = ask.lines.counter.unsays.map((one) => one.split(" ").map(literal).join("[, ]+"));
  const undoing = new RegExp(
    `(?<=^|[\\s.,!?;，。！？；])(?:${phrases.join("|")})(?=$|[\\s.,!?;，。！？；])[\\s.,!;，。！；]*`,
    "giu",
  );
  const found = [...text.matchAll(undoing)].at(-1);
  if (!found) return text;
  const after = text.slice(found.index + found[0].length);
  // "A coffee. No, wait, two": how many of it is put right, and no more.
  if (/\p{L}/u.test(after)) return taken(ask, after).length > 0 ? text : after;
  const before = text.slice(0, found.index).split(/(?<=[.!?。！？])/u);
  return before.slice(0, before.at(-1)?.trim() === "" ? -2 : -1).join("");
}

/**
 * Words without the pieces of them that tell of what somebody brings, had or dreamt of: nothing is ordered there. But whoever orders beside it
 * and names nothing means what they have just told of: 小时候喝过梅酒，来一杯吧.
 */
export function unserved(ask: Asked, text: string): string {
  const { brings, recalls, wants, was, sameAgain, asBefore, notMine, shows } = ask.lines.counter;
  const left = withoutUndone(ask, text);
  const pieces = left.split(PIECES);
  const here = hereOf(ask.self);
  const offers = here ? hadAt(ask, here) : [];
  // "Yesterday I wanted one, and you brought me two".
  const isPast = (piece: string) =>
    names(was, piece) && !names([...sameAgain, ...asBefore, ...(isUnspaced(text) ? [] : wants)], piece);
  const recalled = (piece: string) => (names(recalls, piece) && !names(wants, piece)) || isPast(piece);
  // 咖啡退了嘛，我只要蛋糕，喝了咖啡我心慌: no coffee.
  const spoken = (piece: string) =>
    pieces.length > 1 && isUnspaced(piece) && !ask.mouth.asks(piece) && isSpokenOf(ask.lines.counter, offers, piece);
  // "There's been a mix-up, this is coffee" shows what it is.
  const shown = (piece: string) =>
    shows.some((one) => piece.trim().toLowerCase().startsWith(one)) && contentOf(ask, piece).length <= FEW;
  const told = (piece: string) =>
    names([...brings, ...notMine], piece) || recalled(piece) || spoken(piece) || shown(piece);
  if (!pieces.some(told)) return left;
  const rest = pieces.filter((piece) => !told(piece)).join(", ");
  const named = wantedIn(ask.lines.counter, offers, rest).wares.length > 0;
  const pointed = pieces.some(recalled) && (isUnspaced(text) ? taken(ask, rest).length > 0 : names(wants, rest));
  return !named && pointed ? pieces.filter((piece) => !names(brings, piece)).join(", ") : rest;
}

/** Words without the marks they end with. */
const bare = (words: string) => words.replace(/(?<![.!?。！？])[.!?。！？]+$/u, "");

/** The sentences in which something is ordered, else the whole line. */
function orderWords(ask: Asked): string {
  const { reading } = ask;
  const whole = unserved(ask, ask.whole);
  const own = (reading?.clauses ?? []).flatMap(({ intent, slots }) =>
    ORDERS.has(intent) && slots?.words ? [slots.words] : [],
  );
  const holds = (one: string) => own.some((words) => words.includes(one.trim()) || one.includes(bare(words)));
  const sentences = whole.split(SENTENCES).filter((one) => one.trim() !== "" && holds(one));
  return (sentences.length > 0 ? sentences : own.map((words) => unserved(ask, words))).join(", ") || whole;
}

/** Whether an order names nothing but how much or which: "the biggest you've got", "one of those". */
function points(ask: Asked, text: string): boolean {
  const { wanting, counter } = ask.lines;
  const says = new Set([
    ...stems(wanting.pointing),
    ...[...counter.between, ...counter.vessels].flatMap((one) => stems(one)),
  ]);
  return contentOf(ask, text).every((word) => says.has(word));
}

/** The pieces of an order, each of one thing. */
const listed = ({ lines }: Asked, text: string): readonly string[] =>
  isUnspaced(text)
    ? text.split(/[\s,，、。！!；;]+|再|还要|(?<![暖温])和/u)
    : text.split(new RegExp(`[,;.!]+|(?<!\\p{L})(?:${lines.counter.joins.map(literal).join("|")})(?!\\p{L})`, "iu"));

/** Whether a piece of an order points at what was named and takes it: "I'll have that", 就要这个; not "that's it", nor "not that". */
function isThat(ask: Asked, piece: string): boolean {
  const { counter, wanting } = ask.lines;
  if (isUnspaced(piece)) {
    const that = counter.thatWords.find((one) => piece.includes(one));
    const rest = that === undefined ? [] : [...piece.replace(that, "").trim()];
    return (
      rest.some((sign) => counter.takesWords.includes(sign)) && rest.every((sign) => wanting.pointing.includes(sign))
    );
  }
  const takes = names(counter.thatWords, piece) && names(counter.takesWords, piece);
  return (
    takes && !piece.split(/\s+/).some((word) => counter.noWords.includes(word.toLowerCase())) && points(ask, piece)
  );
}

/** What is of the sort that a piece of an order asks for any of: "something sweet", 要个甜的; nothing where it declines or only asks. */
function anyOf(ask: Asked, piece: string, offers: readonly Offer[]): readonly Offer[] {
  const { counter, places } = ask.lines;
  const sort = places.sorts.find(({ words }) => names(words, piece));
  // "Something sweet, please. What cake is there?" chooses by what there is.
  if (asksMenu(ask)) return [];
  if (!sort?.any || !names(counter.someWords, piece) || /[?？吗]|不[要想吃喝]|别/u.test(piece)) return [];
  if (!isUnspaced(piece) && piece.split(/\s+/).some((word) => counter.noWords.includes(word.toLowerCase()))) return [];
  return ofSort({ ...ask, text: piece }, offers) ?? [];
}

/** Whether a line asks what there is. */
const asksMenu = ({ question, reading }: Asked): boolean =>
  question && (reading?.clauses.some(({ intent, confidence }) => intent === "ask-menu" && confidence >= SURE) ?? false);

/** What an order asks for beside what it names: what was just named, "I'll have that, and a tea", and any of a sort, "and something sweet". */
function unnamed(ask: Asked, text: string, offers: readonly Offer[], named: readonly Ware[]): readonly Ware[] {
  const [last, ...others] = justNamed(ask, offers);
  const taken: Offer[] = named.map(({ offer }) => offer);
  return listed(ask, text).flatMap((piece): readonly Ware[] => {
    if (wantedIn(ask.lines.counter, offers, piece).wares.length > 0) return [];
    const that = last && others.length === 0 && !taken.includes(last) && isThat(ask, piece);
    const some = that ? [last] : anyOf(ask, piece, offers);
    // Whoever is thirsty and orders a tea has said what they want.
    if (some.length === 0 || (!that && some.some((one) => taken.includes(one)))) return [];
    const one = that ? last : ask.random.pick(toldOf(some));
    taken.push(one);
    return [{ offer: one, count: 1 }];
  });
}

/** What comes by the dozen is taken by the dozen: six eggs are one of them. */
function inDozens({ lines }: Asked, wanted: Wanted, text: string): Wanted {
  const fewer = (ware: Ware): Ware => {
    const [, many = 1] =
      lines.counter.several.find(
        ([words]) => names([words], ware.offer.thing) && !names([words.split(" ").at(-1)!], text),
      ) ?? [];
    return { ...ware, count: Math.ceil(ware.count / many) };
  };
  return { ...wanted, wares: wanted.wares.map(fewer) };
}

/** So many of one thing somebody seldom takes. */
const MANY = 6;

/** So many of a thing, or one where that is only its price said once more: "Fifteen, that's fair. Yes please." */
const notItsPrice = ({ price }: Offer, count: number): number => (count >= MANY && count === price ? 1 : count);

/** What an order asks for: what it names, else the cheapest where it asks for that, else what was spoken of last. */
function waresOf(
  ask: Asked,
  text: string,
  offers: readonly Offer[],
): { wares: readonly Ware[]; missing: readonly string[]; which?: readonly Offer[] } {
  const { lines } = ask;
  const named = inDozens(ask, wantedIn(lines.counter, offers, text), text);
  // "Is that seed cake for sale? A slice, please."
  const beside = namesNothing(named) && !isSold(offers, text) ? wantedIn(lines.counter, offers, ask.whole).wares : [];
  const near = beside.length > 0 ? beside.map(({ offer }) => offer) : justNamed(ask, offers);
  // "Just one, then, and have you hot water?"
  const [last, ...others] = near;
  const [told] = last && others.length === 0 ? taken(ask, text) : [];
  const count = last && told ? notItsPrice(last, told) : undefined;
  const more = last && count && named.wares.every(({ offer }) => offer !== last) ? [{ offer: last, count }] : [];
  // "One for my friend, too", "two more": of what they had last.
  const again = named.more > 0 ? named.more : last ? 0 : (taken(ask, text)[0] ?? 0);
  const had = named.wares.length === 0 && named.missing.length === 0 && again > 0 ? hadBefore(ask) : null;
  const same =
    had === null ? [] : wantedIn(lines.counter, offers, had).wares.map(({ offer }) => ({ offer, count: again }));
  const also = unnamed(ask, text, offers, [...more, ...named.wares]);
  const asked = listed(ask, text).filter((piece) => anyOf(ask, piece, offers).length > 0);
  const missing = named.missing.filter((one) => also.length === 0 || !asked.some((piece) => piece.includes(one)));
  const own = { ...named, missing, wares: [...more, ...same, ...also, ...named.wares] };
  const cheap = names(lines.counter.cheapWords, text)
    ? cheapestFirst(own.wares.length > 1 ? own.wares.map(({ offer }) => offer) : offersLikeOr(ask, offers, text))[0]
    : null;
  if (cheap) return { wares: [{ offer: cheap, count: 1 }], missing: [] };
  if (own.wares.length > 0) return own;
  if (named.declined.length > 0) return { wares: [], missing: [] };
  // 土豆丝和米饭 are named, and no other dish is meant by them.
  if (named.missing.length > 0) return { wares: [], missing: named.missing };
  // 花生米 is no 花.
  const other = isUnspaced(text)
    ? lines.counter.goods.find((one) => text.includes(one) && offers.every(({ thing }) => !thing.includes(one)))
    : undefined;
  if (other !== undefined) return { wares: [], missing: [other] };
  // "A pot, then", said of a pot of tea, is no cup of coffee for the three cups that it holds.
  const heard = byMeasure(lines.counter, near, text);
  const called =
    offers.find(({ thing }) => thing === text) ??
    offersNamed(offers, text)[0] ??
    (heard.length === 1 ? heard[0] : offersLike(offers, text)[0]);
  if (called) return { wares: [{ offer: called, count: 1 }], missing: own.missing };
  if (!points(ask, text) && taken(ask, text).length === 0) return { wares: [], missing: own.missing };
  const theirs = lastTheirs(ask)?.text ?? "";
  const spoken = near.length > 0 ? near : wantedIn(lines.counter, offers, theirs).wares.map(({ offer }) => offer);
  // 那拿一盒 is of what comes in boxes.
  const measured = byMeasure(lines.counter, spoken, text);
  const before = measured.length > 0 ? measured : spoken;
  if (before.length > 1) return { wares: [], missing: [], which: before };
  return { wares: before[0] ? [{ offer: before[0], count: 1 }] : [], missing: [] };
}

const namesNothing = ({ wares, missing, declined, more }: Wanted): boolean =>
  wares.length + missing.length + declined.length + more === 0;

/** Whether words are the whole name of something that is sold. */
const isSold = (offers: readonly Offer[], text: string): boolean => offers.some(({ thing }) => thing === text);

const offersLikeOr = (ask: Asked, offers: readonly Offer[], text: string): readonly Offer[] => {
  const measured = byMeasure(ask.lines.counter, offers, text);
  const named = measured.length > 0 ? measured : offersLike(offers, text);
  // "The cheapest drink you do" is no bun.
  const sort = named.length > 0 ? [] : (ofSort({ ...ask, text }, offers) ?? []);
  const like = (named.length > 0 ? named : sort).filter(({ price }) => price !== null);
  return like.length > 0 ? like : offers;
};

/** What is handed over, as it is called, and what each is for whoever keeps count. */
function handing(ask: Asked, wares: readonly Ware[], text: string, place: Place) {
  const called = wares.map(({ offer, count, unit }) =>
    ask.mouth.counted(unit ? `一${unit}${offer.thing}` : count === 1 ? asAskedFor(offer, text) : offer.thing, count),
  );
  const [offer, ...also] = called.map((thing) => ({ kind: "service", thing, place: place.id }) as const);
  return { things: thingsOf(ask, called), more: { offer: offer!, also } };
}

/** Things for a wording, with a capital where it begins with them. */
function thingsOf({ mouth }: Asked, called: readonly string[]): { readonly things: string; readonly Things: string } {
  const things = mouth.listed(called);
  return { things, Things: `${things[0]?.toUpperCase() ?? ""}${things.slice(1)}` };
}

/** What is said to money: the sum, and what is given back. */
function takes(ask: Asked, sum: number | null, whole: string = ask.whole): string {
  const { self, lines, mouth } = ask;
  const { sold, change, keep, keepWords, short } = lines.counter;
  if (sum === null) return choose(ask, lines.wanting.paid);
  if (sum === 0) return choose(ask, lines.wanting.payFree);
  const amount = (of: number) => mouth.amount(self.town.currency, of);
  const [handed] = handingOf(ask, whole).filter((one) => handedIn(ask, one) !== null);
  const given = handedIn(ask, handed ?? whole);
  const over = given === null ? 0 : toCents(given - sum);
  const kept = names(keepWords, whole);
  return joined(
    ask,
    choose(ask, sold, { cost: amount(sum) }),
    kept
      ? choose(ask, keep)
      : over > 0
        ? choose(ask, change, { change: amount(over) })
        : over < 0 && choose(ask, short, { short: amount(-over) }),
  );
}

/** Hands over what was asked for, takes the money where it comes along, and says what there is not. */
export function serve(
  ask: Asked,
  wares: readonly Ware[],
  missing: readonly string[],
  text: string,
  place: Place,
  bank?: readonly string[],
): Answer {
  const { lines, random } = ask;
  const { things, more } = handing(ask, wares, text, place);
  const none =
    missing.length > 0 && choose(ask, lines.counter.noneOf, { missing: ask.mouth.listed(missing.slice(0, 2)) });
  if (isHandedOver(ask, ask.whole)) {
    const sum = sumOf(
      ask,
      [more.offer, ...more.also].map(({ thing }) => thing),
      hadAt(ask, place),
    );
    return said("sold", joined(ask, choose(ask, lines.counter.serve, things), takes(ask, sum), none), more);
  }
  // What is done for somebody is not handed over.
  const done = wares.every(({ offer }) => names(lines.counter.services, offer.thing));
  const waits = !bank && !done && wares.every(({ offer }) => offer.how === "buy") && random.chance(0.4);
  const own = done ? lines.counter.does : waits ? lines.counter.soon : lines.counter.serve;
  const tab = wantsTab(ask) && choose(ask, lines.counter.tab);
  const packed = wantsPacked(ask) && choose(ask, lines.counter.packed);
  return said("serve", joined(ask, choose(ask, done ? own : (bank ?? own), things), none, packed, tab), more);
}

/** Whether what is had is to be written down: not for whoever says "don't put it on my tab", 别记账. */
const wantsTab = (ask: Asked): boolean => {
  const { tabWords, tabNot } = ask.lines.counter;
  return names(tabWords, ask.whole) && !names(tabNot, ask.whole);
};

/** What is served, and the room that was asked for with it. */
const withRoom = (ask: Asked, served: Answer, room: Answer): Answer => ({
  ...served,
  line: joined(ask, served.line, room.line),
  ...(room.offer && room.kind === "serve" ? { also: [...(served.also ?? []), room.offer] } : {}),
});

/** What is asked for where the two are: handed over by whoever serves there, else by whom, or where there is some. */
export const order: Answerer = (ask, clause) => {
  const { self, lines, mouth } = ask;
  const here = hereOf(self);
  if (!here) return null;
  if (!isOpen(here, self.now)) return oneOf(ask, "cannot", lines.wanting.closed);
  const offers = hadAt(ask, here);
  const text = orderWords(ask);
  const { wares, missing, which } = waresOf(ask, text, offers);
  const isRoom = ({ offer }: Ware) => isLodging(ask, offer.thing);
  const room = wares.find(isRoom);
  // "Yes, keep it! Is there breakfast with it?" takes it.
  const asks = ask.question && !names([...lines.counter.keeps, ...lines.counter.takeIt], ask.whole);
  const asked = room ? { ...ask, whole: room.offer.thing, question: asks } : ask;
  const bed = room || wares.length === 0 ? lodge(asked) : null;
  const others = wares.filter((one) => !isRoom(one));
  if (bed && (others.length === 0 || !isKeeper(ask, here))) return bed;
  // "Yes, and a bowl of soup", said to whoever has just offered a room.
  const proposes = (acts: readonly SpeechAct[]) =>
    proposedIn(acts).some((one) => one.kind === "service" && isLodging(ask, one.thing));
  const offered =
    (saysYes(ask) && proposes(lastOwn(ask)?.acts ?? [])) ||
    (names([...lines.counter.takeIt, ...lines.counter.keeps], ask.whole) &&
      ask.talk.some(({ who, acts }) => who === self.persona.id && proposes(acts)));
  const free = offered && !room && others.length > 0 && isKeeper(ask, here) ? letIn(ask, here) : undefined;
  const taken = free && lodge({ ...ask, whole: free.thing, question: false });
  if (taken) return withRoom(ask, serve(ask, others, missing, text, here), taken);
  // "A room and a bowl of soup": both.
  if (bed) return withRoom(ask, serve(ask, others, missing, text, here), bed);
  // Whoever asks for less to pay orders nothing.
  if (wares.length === 0 && names(lines.places.haggleWords, ask.whole) && isKeeper(ask, here))
    return oneOf(ask, "price", lines.places.haggled);
  // Who praises what their own people cook orders nothing.
  if (wares.length === 0 && names(lines.ownPeople, ask.whole)) return ownNews(ask, clause);
  if (which)
    return oneOf(ask, "ask-back", lines.wanting.whichOf, {
      things: mouth.listed(which.slice(0, 4).map(({ thing }) => thing)),
    });
  if (isKeeper(ask, here)) {
    if (wares.length > 0) return serve(ask, wares, missing, text, here, insteadOf(ask, wares));
    // 来杯跟昨天一样的
    if (missing.length === 0 && names(lines.counter.asBefore, ask.whole) && hadBefore(ask) !== null)
      return again(ask, clause);
    const usual = usualAt(ask, here);
    if (here.offers.length > 0) return haveNot(ask, clause, missing);
    // "You sell cider? I want a bowl!" asks for what stands in the sentence that does not ask.
    const plain = sentencesOf(ask.whole).filter((one) => !/[?？]$/u.test(one));
    const wanted = plain.length > 0 ? plain.join(" ") : ask.whole;
    const expected = usual.find((one) => match([one], wanted) >= 0.5);
    // What is named and sold elsewhere is not replaced by what there is here.
    const elsewhere = !expected && nearestWith(self, (others) => offersLike(others, wanted).length > 0);
    if (elsewhere) return haveNot(ask, clause);
    const thing = expected ?? usual[0];
    if (thing === undefined) return oneOf(ask, "cannot", lines.wanting.haveNot);
    return oneOf(ask, "serve", lines.counter.serve, thingsOf(ask, [mouth.counted(thing, 1)]), {
      offer: { kind: "service", thing, place: here.id },
    });
  }
  const staff = staffAt(self, here);
  if (staff) return oneOf(ask, "cannot", lines.wanting.askStaff, mouth.of(self, staff));
  if (wares.length > 0) return oneOf(ask, "cannot", lines.wanting.nobodyServes);
  const found = whereGet(ask, clause);
  return found && said("cannot", joined(ask, choose(ask, lines.wanting.notMine), found.known && found.line));
};

/** How one hands over what takes the place of what one has just served by mistake; undefined where it takes none. */
function insteadOf(ask: Asked, wares: readonly Ware[]): readonly string[] | undefined {
  const now = wares.map(({ offer }) => offer.thing);
  return putRight(ask, ask, servedLast(ask, ask.talk), now).length > 0 ? ask.lines.counter.instead : undefined;
}

/** There is none of it: what there is instead, of its sort, or where else. */
function haveNot(ask: Asked, clause: Understood, missing: readonly string[] = []): Answer {
  const found = whereGet(ask, clause);
  const { wanting, counter } = ask.lines;
  // Who asks for a cola is told of the lemonade.
  const { sorts } = ask.lines.places;
  const called = missing.length > 0 ? missing : contentOf(ask, ask.whole);
  const sort = sorts.find(({ alike, of }) => alike && called.some((one) => isKind(counter, one, of)))?.words[0] ?? "";
  const some = sort !== "" && ofSort({ ...ask, text: sort }, hereOf(ask.self)?.offers ?? [])?.length;
  const other = menu({ ...ask, text: some ? sort : "" }, { ...clause, slots: {} });
  const none =
    missing.length > 0
      ? choose(ask, counter.noneOf, { missing: ask.mouth.listed(missing.slice(0, 2)) })
      : choose(ask, wanting.haveNot);
  return said("cannot", joined(ask, none, (found?.known && found.kind === "where" ? found : other)?.line));
}

/** What is in a list beside what is left of it: of two that are called the same, one. */
const withoutThose = (all: readonly string[], left: readonly string[]): readonly string[] =>
  left.reduce((rest, one) => (rest.includes(one) ? rest.toSpliced(rest.indexOf(one), 1) : rest), all);

/** What was not asked for is taken back, and what they do ask for along with that is served; null where nobody objects to anything here. */
export function objected(ask: Asked): Answer | null {
  const { self, lines, whole } = ask;
  const here = hereOf(self);
  if (!here || !isKeeper(ask, here)) return null;
  if (!names(lines.counter.notMine, whole)) return tookBack(ask, here);
  const all = [...self.town.map.places.values()].flatMap(({ offers }) => offers);
  // What was paid for already can be brought back as well.
  const had = ask.talk.flatMap(({ acts }) => servedIn(acts, ask.asker.id));
  const heard = [...offersOf(ask, had), ...justNamed(ask, all)];
  const objects = (text: string) => objections(ask, heard, text).length > 0;
  if (!objects(whole)) return null;
  const ordered = orderedIn(ask);
  const left = unrefused(ask, ordered, whole);
  const dropped = withoutThose(ordered, left);
  const sorry =
    dropped.length > 0
      ? choose(ask, lines.counter.takenOff, thingsOf(ask, dropped))
      : choose(ask, lines.counter.mistaken);
  const rest = whole
    .split(PIECES)
    .filter((piece) => !objects(piece))
    .join(", ");
  const refused = objections(ask, heard, whole).flat();
  const { wares: named, missing } = wantedIn(lines.counter, hadAt(ask, here), unserved(ask, rest));
  const wares = named.filter(({ offer }) => !refused.includes(offer));
  // Whoever keeps something of it has what they wanted.
  if (wares.length === 0)
    return said("sorry", joined(ask, sorry, left.length === 0 && choose(ask, lines.counter.whatThen)));
  const served = serve(ask, wares, missing, rest, here, lines.counter.serve);
  return { ...served, line: joined(ask, sorry, served.line) };
}

/** What was served is counted for less, or taken back, for whoever puts that right, and the rest is reckoned: "I only asked for one", "take the other one back"; null for others. */
export function counted(ask: Asked): Answer | null {
  const { self, lines, whole } = ask;
  const here = hereOf(self);
  if (!here || !isKeeper(ask, here)) return null;
  const had = orderedIn(ask);
  const left = lessOf(ask, had, whole);
  if (!left) return null;
  const gone = withoutThose(had, left);
  const [kept] = left.filter((one) => !had.includes(one));
  const sorry = kept
    ? choose(ask, lines.counter.counted, thingsOf(ask, [kept]))
    : choose(ask, lines.counter.takenOff, thingsOf(ask, gone));
  const offers = hadAt(ask, here);
  const rest = whole
    .split(PIECES)
    .filter((piece) => names([...lines.counter.wants, ...lines.counter.giveWords], piece))
    .join(", ");
  const { wares } = wantedIn(lines.counter, offers, unserved(ask, rest));
  const own = offersOf(ask, had);
  const also = wares.filter(({ offer }) => !own.includes(offer));
  if (also.length > 0) {
    const served = serve(ask, also, [], rest, here, lines.counter.serve);
    return { ...served, line: joined(ask, sorry, served.line) };
  }
  // What is left of one thing is reckoned where the sum is spoken of.
  const bill = left.length > 1 || isPriced(ask) || names([...lines.places.owedWords, ...lines.counter.sums], whole);
  return said("sorry", joined(ask, sorry, bill && left.length > 0 && billOf(ask, left, offers)?.line));
}

/** What was just served is taken back for whoever turns it down and asks for nothing beside that; null for others. */
function tookBack(ask: Asked, here: Place): Answer | null {
  const { lines, whole } = ask;
  if (wantedIn(lines.counter, hadAt(ask, here), whole).declined.length === 0) return null;
  const owes = understoodIn(ask).some(
    ({ intent, confidence }) =>
      confidence >= SURE && (ORDERS.has(intent) || intent === "pay" || intent.startsWith("ask-")),
  );
  const things = owes ? [] : turnedDown(ask, orderedIn(ask), whole);
  return things.length > 0 ? oneOf(ask, "sorry", lines.counter.takenOff, thingsOf(ask, things)) : null;
}

/** Whether a line asks for what is bought to be wrapped: 面包好香 does not, nor does whoever wants it as it is. */
function wantsPacked(ask: Asked): boolean {
  const { packWords, notPacked } = ask.lines.counter;
  const text = notPacked.reduce((left, one) => left.replaceAll(one, " "), ask.whole.toLowerCase());
  return names(packWords, text) && !isDenied(ask, packWords, text);
}

/** What may be read in a line that asks for something to be wrapped. */
const OF_PACKING = /^(?:command|suggest|ask-(?:may|help|can)|pay$|correct$|yes$|agree$|filler$|thank|greet|farewell)/;

/** What is bought is wrapped, for whoever asks for that; null for others. */
export function packing(ask: Asked): Answer | null {
  const { lines } = ask;
  const other = understoodIn(ask).some(({ intent, confidence }) => confidence >= SURE && !OF_PACKING.test(intent));
  return !other && wantsPacked(ask) && isKeeper(ask, hereOf(ask.self)) && hadBefore(ask) !== null
    ? oneOf(ask, "comply", lines.counter.packed)
    : null;
}

/** What they had or bought from here before, for whoever asks whether that is remembered; null for others. */
export function remembersSale(ask: Asked): Answer | null {
  const { lines, whole, mouth } = ask;
  const orders = understoodIn(ask).some(({ intent, confidence }) => ORDERS.has(intent) && confidence >= SURE);
  // "Do you remember what I had? The same again, please."
  if (orders || !names(lines.counter.boughtWords, whole)) return null;
  const had = [...new Set(servedBefore(ask))];
  return had.length > 0
    ? oneOf(ask, "recalled", lines.counter.bought, { things: mouth.listed(had.slice(-4)) })
    : isKeeper(ask, hereOf(ask.self))
      ? oneOf(ask, "dont-know", lines.counter.boughtNothing, {}, { known: false })
      : null;
}

/** Words of regret for whoever finds fault with what is served here: it is stale or cold. Null for others. */
export function faulted(ask: Asked): Answer | null {
  const { lines, whole, question } = ask;
  const here = hereOf(ask.self);
  if (question || !here || !isKeeper(ask, here) || !names(lines.counter.faults, whole)) return null;
  if (names(lines.ownPeople, whole) || isDenied(ask, lines.counter.faults, whole)) return null;
  const offers = hadAt(ask, here);
  // What was offered or asked for by somebody who is not here is nobody's fault.
  const [bad] = whole
    .split(PIECES)
    .filter((piece) => names(lines.counter.faults, piece) && isSpokenOf(lines.counter, offers, piece))
    .flatMap((piece) => wantedIn(lines.counter, offers, piece).wares);
  return bad ? oneOf(ask, "complaint", lines.counter.makesGood, thingsOf(ask, [bad.offer.thing])) : null;
}

/** What is surely said or asked of anything but the money that was paid. */
const OF_OTHERS = /^(?:propose-|tell-person|ask-person|ask-your|farewell)/;

/** Signs of a line without spaces that asks for no more than what one would have. */
const BRIEF = 8;

/** What may be read in a line that asks what one would have: anything else that is sure is what is meant. */
const OF_PICKING =
  /^(?:ask-menu|ask-advice|ask-your-(?:doing|opinion|wish|likes)|follow-(?:and-you|which)|greet|thank|introduce|yes|filler|agree|suggest|entertain|command-other)$/;

/** Whether somebody asks at a counter what one would have in their place: "what would you have yourself?" and not "what would you have done?" */
function asksForPick(ask: Asked): boolean {
  const { lines, whole, question } = ask;
  const { picks, pickAfter } = lines.counter;
  if (understoodIn(ask).some(({ intent, confidence }) => confidence >= SURE && !OF_PICKING.test(intent))) return false;
  const sort = lines.places.sorts.some(({ words }) => names(words, whole));
  if (isUnspaced(whole)) return names(picks, whole) && (question || sort || whole.length <= BRIEF);
  const idle = new Set([...stems(lines.places.menuWords), ...picks.flatMap((one) => stems(one)), ...pickAfter]);
  // "Which church would you recommend?"
  const other = contentOf(ask, whole).some((word) => !idle.has(word));
  if (other && !sort) return false;
  return (
    (sort && names(picks, whole)) ||
    whole
      .split(/(?<!\d)[.,:]|[!?;]+/u)
      .map((piece) => wordsOf(normalised(piece)))
      .some((words) => {
        const last = words.findLastIndex((word) => !pickAfter.includes(word));
        return [words, words.slice(0, last + 1)].some((some) =>
          picks.some((one) => ` ${some.join(" ")}`.endsWith(` ${one}`)),
        );
      })
  );
}

/** The price of what one piece of a line asks it of, where others name something else: 茶壶180我记得，饭碗一个多少钱. Null for others. */
function pricedApart(ask: Asked, here: Place): Answer | null {
  const { lines, whole } = ask;
  if (!isUnspaced(whole) || names([...lines.places.owedWords, ...lines.counter.wants], whole)) return null;
  const named = (text: string) => wantedIn(lines.counter, hadAt(ask, here), text).wares.map(({ offer }) => offer);
  const pieces = whole.split(PIECES);
  const asked = pieces.filter((one) => names(lines.counter.priceAsks, one) && named(one).length === 1);
  const [piece, ...more] = asked;
  const others = pieces.filter((one) => one !== piece && named(one).length > 0);
  if (piece === undefined || more.length > 0 || others.length === 0) return null;
  return price({ ...ask, text: piece, whole: piece }, { ...meaning("ask-price"), slots: { words: piece } });
}

/** Something that is surely meant, whatever the words were. */
export const meaning = (intent: Understood["intent"]): Understood => ({ intent, act: { act: "chat" }, confidence: 1 });

/** What there is of the size that one has just offered, for whoever picks it or asks what that would be: the dearest to eat. Null for others. */
function bySize(ask: Asked, here: Place): Answer | null {
  const { lines, mouth, whole } = ask;
  const { sizes } = lines.counter;
  const last = lastOwn(ask)?.text ?? "";
  if (!names(sizes, whole) || !/[?？]/u.test(last) || !names(sizes, last)) return null;
  const offers = hadAt(ask, here);
  if (wantedIn(lines.counter, offers, whole).wares.length > 0) return null;
  const eaten = ofSort({ ...ask, text: lines.places.sorts.find(({ of }) => of.length === 0)!.words[0]! }, offers) ?? [];
  const most = cheapestFirst(eaten).slice(-FEW).toReversed();
  return most.length > 0
    ? oneOf(ask, "menu", lines.places.weHave, { things: mouth.listed(most.map(({ thing }) => thing)) })
    : null;
}

/** One thing for whoever asks at one's counter what one would have: of what was just named, else of the sort they name, what there is something to say of first. */
export function picked(ask: Asked): Answer | null {
  const { self, lines, random, whole } = ask;
  const here = hereOf(self);
  if (!here || !isKeeper(ask, here) || !isOpen(here, self.now)) return null;
  const other = bySize(ask, here) ?? pricedApart(ask, here);
  if (other || !asksForPick(ask)) return other;
  const offers = hadAt(ask, here);
  // 红茶绿茶都行，您推荐一样 is of tea.
  const kind = offers.filter(({ thing }) => isUnspaced(thing) && whole.includes(thing.slice(-1)));
  const named = kind.length > 0 && kind.length < offers.length ? kind : justNamed(ask, offers);
  const sort = kind.length > 0 ? kind : ofSort(ask, offers);
  const some = toldOf(sort?.length ? sort : named.length > 1 ? named : offers.filter(({ how }) => how === "buy"));
  const told = some.filter(({ says }) => says !== null);
  const [one] = random.shuffled(told.length > 0 ? told : some);
  if (!one) return null;
  return said(
    "menu",
    joined(
      ask,
      choose(ask, lines.counter.pick, { thing: one.thing, Thing: capital(one.thing) }),
      one.says,
      costOf(ask, one),
    ),
  );
}

/** What was had and paid is reckoned once more for whoever complains of their change; null for others, and where nothing was paid. */
export function recounted(ask: Asked): Answer | null {
  const { self, lines, mouth, whole, talk, asker } = ask;
  const here = hereOf(self);
  if (!here || !isKeeper(ask, here) || !names(lines.counter.changeWords, whole)) return null;
  if (understoodIn(ask).some(({ intent, confidence }) => confidence >= SURE && OF_OTHERS.test(intent))) return null;
  const at = talk.findLastIndex(({ who, text }) => who === asker.id && isHandedOver(ask, text));
  const given = at < 0 ? null : handedIn(ask, handingOf(ask, talk[at]!.text)[0] ?? talk[at]!.text);
  // What was bought later was not paid then.
  const taking = talk.slice(at + 1).find(({ who }) => who === self.persona.id);
  const things = at < 0 ? [] : [...orderedIn(ask, at), ...(taking ? servedIn(taking.acts, asker.id) : [])];
  const offers = hadAt(ask, here);
  const wares = things.flatMap((thing) => wantedIn(lines.counter, offers, thing).wares.slice(0, 1));
  const [first] = wares;
  if (given === null || !first?.offer.price) return null;
  // How many they say they had goes before what was written down.
  const count = wares.every(({ offer }) => offer === first.offer) ? countSaid(lines.counter, whole) : null;
  const had = count === null ? wares : [{ offer: first.offer, count }];
  const sum = toCents(had.reduce((all, one) => all + (one.offer.price ?? 0) * one.count, 0));
  const over = toCents(given - sum);
  const amount = (of: number) => mouth.amount(self.town.currency, of);
  const { reckoned, even, change, short } = lines.counter;
  const called = thingsOf(
    ask,
    had.map((one) => mouth.counted(one.offer.thing, one.count)),
  );
  return said(
    "sorry",
    joined(
      ask,
      choose(ask, reckoned, { ...called, cost: amount(sum), given: amount(given) }),
      over === 0
        ? choose(ask, even)
        : over > 0
          ? choose(ask, change, { change: amount(over) })
          : choose(ask, short, { short: amount(-over) }),
    ),
  );
}

/**
 * The answer to whoever asks for less to pay, or for something on top, at one's own counter: what they offer is named beside the price where it
 * is less. Nothing is sold by it. Null for others.
 */
export function haggling(ask: Asked): Answer | null {
  const { self, lines, mouth, whole } = ask;
  const here = hereOf(self);
  const extra = names(lines.counter.extraWords, whole);
  if (
    !(extra || names(lines.places.haggleWords, whole)) ||
    names(lines.counter.compares, whole) ||
    !isKeeper(ask, here) ||
    here.offers.every(({ price }) => !price)
  )
    return null;
  if (extra) return oneOf(ask, "price", lines.counter.noExtra);
  const offers = hadAt(ask, here);
  const { wares } = wantedIn(lines.counter, offers, whole);
  const [ware] = wares;
  // Of several nobody offers for one.
  if (wares.length > 1) return null;
  const spoken = priced(ask, here);
  const meant = ware ?? (spoken ? { offer: spoken, count: countSaid(lines.counter, whole) ?? 1 } : null);
  const given = mouth.amountIn(self.town.currency, uncounted(lines.counter, offers, whole));
  if (!meant?.offer.price || given === null) return null;
  const sum = toCents(meant.offer.price * meant.count);
  const amount = (of: number) => mouth.amount(self.town.currency, of);
  const { things } = handing(ask, [meant], meant.offer.thing, here);
  const values = { ...things, cost: amount(sum), given: amount(given) };
  // Whoever names the price and more may complain of it: nothing is sold by that.
  return given < sum ? oneOf(ask, "price", lines.counter.lowOffer, values) : null;
}

/** What whoever asks had here before: this time, else another day. */
const hadBefore = (ask: Asked): string | null => orderedIn(ask).at(-1) ?? servedBefore(ask).at(-1) ?? null;

/** The same again, or another of something. */
export const again: Answerer = (ask, clause) => {
  const { lines } = ask;
  const here = hereOf(ask.self);
  // Another of something else is an order.
  if (here && wantedIn(lines.counter, hadAt(ask, here), orderWords(ask)).wares.length > 0) return order(ask, clause);
  const before = hadBefore(ask);
  if (here === null || before === null || !isKeeper(ask, here))
    return before === null ? oneOf(ask, "ask-back", lines.wanting.whichAgain) : order(ask, clause);
  const [ware] = wantedIn(lines.counter, hadAt(ask, here), before).wares;
  if (!ware)
    return oneOf(ask, "serve", lines.counter.again, thingsOf(ask, [before]), {
      offer: { kind: "service", thing: before, place: here.id },
    });
  return serve(ask, [{ ...ware, count: 1 }], [], before, here, lines.counter.again);
};

/** Money: for what was had, for what is handed over for it now, or to whom it goes. */
export const pay: Answerer = (ask) => {
  const { self, lines, mouth } = ask;
  if (names(lines.counter.payWhereWords, ask.text)) return payWhere(ask);
  const how = ask.question ? paying(ask) : null;
  if (how) return how;
  const here = hereOf(self);
  // Nobody pays in a home: "I owe the king a pig".
  if (here?.access !== "public" && orderedIn(ask).length === 0 && !isHandedOver(ask, ask.whole)) return null;
  if (!isKeeper(ask, here)) {
    // Money between two guests is theirs; only what was had at the counter is paid there.
    const ofCounter =
      here !== null &&
      (ask.question ||
        orderedIn(ask).length > 0 ||
        names(lines.places.owedWords, ask.text) ||
        wantedIn(lines.counter, hadAt(ask, here), ask.whole).wares.length > 0);
    const staff = ofCounter && staffAt(self, here);
    return staff
      ? oneOf(ask, "cannot", lines.wanting.payStaff, mouth.of(self, staff))
      : oneOf(ask, "cannot", lines.wanting.payNobody);
  }
  if (wantsTab(ask)) return oneOf(ask, "comply", lines.counter.tab);
  const things = withLodging(ask, orderedIn(ask), here);
  const sum = sumOf(ask, things, hadAt(ask, here));
  const asks = ask.question || names(lines.counter.priceAsks, ask.whole);
  const asksSum = asks && names(lines.places.owedWords, ask.whole) && handedIn(ask, ask.whole) === null;
  const bill = asksSum ? billOf(ask, things, hadAt(ask, here)) : null;
  if (bill) return bill;
  if (things.length > 0 && sum !== 0) return said("thanks", takes(ask, sum));
  const ofMoney = names(lines.counter.moneyWords, ask.whole) || mouth.amountIn(self.town.currency, ask.whole) !== null;
  if (stand(lines.counter.loanWords, ask.whole)) return ofMoney ? oneOf(ask, "decline", lines.wanting.moneyNo) : null;
  // Whoever pays for what they were told the price of takes it.
  const meant = isHandedOver(ask, ask.whole) ? priced(ask, here) : null;
  if (meant) return serve(ask, [{ offer: meant, count: 1 }], [], meant.thing, here);
  if (sum === 0) return oneOf(ask, "thanks", lines.wanting.payFree);
  return oneOf(ask, "thanked", servedBefore(ask).length > 0 ? lines.wanting.settled : lines.wanting.payNothing);
};

/** To whom one pays. */
function payWhere(ask: Asked): Answer {
  const { self, lines, mouth } = ask;
  const here = hereOf(self);
  if (isKeeper(ask, here)) return oneOf(ask, "price", lines.counter.payWhere);
  const staff = here && staffAt(self, here);
  return staff
    ? oneOf(ask, "cannot", lines.wanting.payStaff, mouth.of(self, staff))
    : oneOf(ask, "cannot", lines.wanting.payNobody);
}

/** So many of one's own lines back a price is still in the air. */
const LATELY = 3;

/** The one thing that was spoken of last at this counter; null where there were several. */
function priced(ask: Asked, here: Place): Offer | null {
  const { talk, self, asker } = ask;
  const offers = hadAt(ask, here).filter(({ how }) => how !== "do");
  const own = talk
    .filter(({ who, to }) => who === self.persona.id && (to === undefined || to.includes(asker.id)))
    .slice(-LATELY);
  for (const { text } of own.reverse()) {
    const named = offers.filter(({ thing }) => text.toLowerCase().includes(thing.toLowerCase()));
    if (named.length === 1) return named[0]!;
    if (named.length > 1) return null;
  }
  return null;
}

const does = (intent: Clause["intent"], words: string): Clause => ({
  act: { act: "chat" },
  confidence: 0.9,
  intent: intent!,
  slots: { words },
});

/** So many words beside what is named at most, and it is ordered. */
const FEW = 2;

/** What may be said along with an order, and says nothing else. */
const SAYS_LITTLE: ReadonlySet<Clause["intent"]> = new Set([
  "yes",
  "agree",
  "filler",
  "surprise",
  "laugh",
  "greet",
  "thank",
  "maybe",
]);

/** What ends a piece of a line in which something is taken: "sure, one. so what's new?" */
const PIECES = /(?<!\d)[.,:]|[.,:](?!\d)|[!?;，。！？；：\n]+/u;

/**
 * What a line does at a counter, whatever it may be read as by itself: how many are taken of what was just named, and money put down for what
 * was had. The same reading where it does neither.
 */
export function readAtCounter(ask: Asked): Reading | undefined {
  const { lines } = ask;
  const priceless = unmeant(ask, unspoken(ask, unchosen(ask, unordered(ask, unpriced(ask)))));
  const reading = asksForWare(ask, priceless && withoutHalf(ask, withoutOthers(ask, priceless)));
  const here = hereOf(ask.self);
  if (!reading || here?.access !== "public" || !isKeeper(ask, here) || !isOpen(here, ask.self.now)) return reading;
  const whole = unserved(ask, ask.whole);
  const has = (...of: readonly Clause["intent"][]) =>
    reading.clauses.some(({ intent, confidence }) => of.includes(intent) && confidence >= SURE);
  const offers = hadAt(ask, here);
  // What was last offered is what is taken, whatever else was named beside it.
  const proposed = proposedIn(lastOwn(ask)?.acts ?? []).at(-1);
  const kept = proposed?.kind === "service" ? offers.filter(({ thing }) => thing === proposed.thing) : [];
  const meant = kept.length > 0 ? kept : justNamed(ask, offers);
  const takes =
    has("order", "again-order", "no") || meant.length !== 1 || isHandedOver(ask, whole) ? [] : taken(ask, whole);
  // "Can I have a coffee?" asks for no leave.
  const gets =
    has("ask-may", "ask-help") &&
    names(lines.counter.giveWords, whole) &&
    wantedIn(lines.counter, offers, whole).wares.length > 0;
  // "No, I said a half": whoever was just served something else.
  const last = servedLast(ask, ask.talk).flatMap((thing) => wantedIn(lines.counter, offers, thing).wares);
  const isServed = ({ offer, count }: Ware) => last.some((one) => one.offer === offer && one.count === count);
  const mends =
    !has("order", "again-order") &&
    (corrects(reading) || insists(ask, whole)) &&
    servedLast(ask, ask.talk).length > 0 &&
    wantedIn(lines.counter, offers, whole).wares.some((one) => !isServed(one));
  const twice = has("order") && has("again-order");
  const both = twice ? [does("order", orderWords(ask))] : [];
  // "Cocoa it is, then": what is named with next to nothing beside it, where nothing else is meant.
  const { wares: named, declined } = wantedIn(lines.counter, offers, whole);
  const own = new Set(named.flatMap(({ offer }) => [offer.thing, ...offer.words].flatMap((one) => stems(one))));
  const said = new Set([...own, ...stems(lines.wanting.pointing)]);
  // "The coffee here is delicious": what is judged, and not surely ordered, is no order.
  const spoken = isOnlySpokenOf(ask);
  const judged =
    !ask.question && named.length > 0 && !has("order", "again-order") && (spoken || soundOf(ask, whole) !== 0);
  const says = (text: string) => contentOf(ask, text).filter((word) => !said.has(word)).length <= FEW;
  // "Then I'll see the doctor, it's my heart."
  const settled = whole
    .split(PIECES)
    .some(
      (piece) =>
        lines.counter.settles.some((one) => piece.trim().toLowerCase().startsWith(one)) &&
        says(piece) &&
        wantedIn(lines.counter, offers, piece).wares.length > 0,
    );
  // "Yes to the tea. I've been up all night": to whoever has just said that there is some.
  const accepts = settled && meant.length > 0 && named.every(({ offer }) => meant.includes(offer));
  const plainly =
    !ask.question &&
    named.length > 0 &&
    !judged &&
    (says(whole) || settled) &&
    reading.clauses.every(
      ({ intent, confidence }) =>
        confidence < SURE || intent === undefined || SAYS_LITTLE.has(intent) || (accepts && intent.startsWith("tell-")),
    );
  // "Keep the room for me, then", though something else was spoken of since.
  const room = names(lines.counter.keeps, whole) ? letIn(ask, here) : undefined;
  const keeps = room && ask.talk.some(({ who, text }) => who === ask.self.persona.id && text.includes(room.thing));
  // "Fine, I'll take it."
  const [told] = meant.length === 1 && !ask.question && takesIt(ask) ? [...takes, 1] : takes;
  const count = told !== undefined && meant[0] ? notItsPrice(meant[0], told) : told;
  // "Go on then, one of them", of several: which, is to be asked.
  const anyOfThem =
    meant.length > 1 &&
    !ask.question &&
    !has("order", "again-order", "no", "pay") &&
    !isHandedOver(ask, whole) &&
    (takesIt(ask) || taken(ask, whole).length > 0);
  // "Yes please, with milk", to whoever has just said what a coffee costs.
  const goesIn = ({ offer }: Ware) =>
    lines.counter.besideDrinks.some((one) => offer.words.includes(one) || offer.thing.endsWith(` of ${one}`));
  const withMilk =
    named.length > 0 &&
    named.every(goesIn) &&
    meant.length === 1 &&
    !named.some(({ offer }) => offer === meant[0]) &&
    !names(lines.counter.vessels, whole) &&
    has("yes", "order", "again-order");
  // 茶壶我要一把，四个饭碗，一共多少？ is of what is bought now.
  const ofSum = has("ask-price") && names([...lines.places.owedWords, ...lines.counter.sums], whole);
  const bought =
    ofSum && !has("order", "again-order") && orderedIn(ask).length === 0
      ? whole.split(PIECES).filter((piece) => wantedIn(lines.counter, offers, piece).wares.length > 0)
      : [];
  const buys = bought.some((piece) => names([...lines.counter.wants, ...lines.counter.giveWords], piece));
  const orders = withMilk
    ? [does("order", meant[0]!.thing)]
    : gets || plainly || mends || anyOfThem
      ? [does("order", whole)]
      : buys
        ? [does("order", bought.join(", "))]
        : twice
          ? both
          : count
            ? [does("order", ask.mouth.counted(meant[0]!.thing, count))]
            : keeps && !has("order", "again-order")
              ? [does("order", room.thing)]
              : [];
  // "No tea for me": nothing is ordered.
  if (orders.length === 0 && named.length === 0 && declined.length > 0 && !isHandedOver(ask, whole)) {
    const clauses = reading.clauses.filter(({ intent }) => intent === undefined || !ORDERS.has(intent));
    const sure = clauses.some(({ intent, confidence }) => intent !== undefined && confidence >= SURE);
    return { ...reading, clauses: sure || ask.question ? clauses : [does("no", whole), ...clauses] };
  }
  // "Six for a tea and a sandwich? Here you are": what was had is named once more, and paid.
  const hands = isHandedOver(ask, whole) || names(lines.counter.handWords, whole);
  const had = hands ? offersOf(ask, orderedIn(ask)) : [];
  const settles = had.length > 0 && named.length > 0 && named.every(({ offer }) => had.includes(offer));
  if (settles && !names([...lines.counter.notAgain, ...lines.counter.wants, ...lines.counter.takesWords], whole))
    return {
      ...reading,
      clauses: [does("pay", whole), ...reading.clauses.filter(({ intent }) => intent !== "pay" && !ORDERS.has(intent))],
    };
  const ordered = has("order", "again-order") || orders.length > 0;
  const pays = isHandedOver(ask, whole) && (orderedIn(ask).length > 0 || priced(ask, here) !== null);
  // Whoever pays what they owe asks nothing by it.
  if (has("pay") && !ask.question && !ordered && orderedIn(ask).length > 0)
    return {
      ...reading,
      clauses: reading.clauses.filter(({ act, confidence }) => !isSmall(act) || confidence >= PLAIN),
    };
  const packs = ordered && wantsPacked(ask);
  if (orders.length === 0 && !pays && !packs && !(ordered && has("pay")))
    return judged ? withoutOrders(reading) : ordered ? ofOrder(ask, reading, named) : reading;
  const rest = reading.clauses.filter(
    ({ intent, act, confidence }) =>
      !(buys && intent === "thank") &&
      !(orders.length > 0 && intent === "yes") &&
      !(ordered && intent === "pay") &&
      // "Two bowls, and wrap them well": whoever serves sees to that.
      !(packs && intent?.startsWith("command-")) &&
      !((twice || withMilk) && ORDERS.has(intent)) &&
      // Whoever puts money down asks for no price.
      !(pays && !ask.question && intent === "ask-price") &&
      !(gets && (intent === "ask-may" || intent === "ask-help")) &&
      // Three fifty is no hour.
      !(pays && act.act === "propose" && confidence < SURE),
  );
  const clauses = [...orders, ...(pays && !ordered && !has("pay") ? [does("pay", whole)] : []), ...rest];
  return orders.length > 0 ? ofOrder(ask, { ...reading, clauses }, named) : { ...reading, clauses };
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

/** How many are taken by a piece of a line that says nothing else. */
function taken(ask: Asked, text: string): readonly number[] {
  const { lines } = ask;
  const counts = text
    .split(isUnspaced(text) ? /[\s,，。！？!?；]+/u : PIECES)
    .flatMap((piece) => bareCount(lines.counter, lines.wanting.pointing, piece.trim()) ?? []);
  // "So seven", of what comes to seven, is the sum.
  const here = hereOf(ask.self);
  const had = counts.some((one) => one > 1) && here ? orderedIn(ask) : [];
  const sum = had.length > 1 ? sumOf(ask, had, here!.offers) : null;
  return counts.filter((one) => one !== sum);
}

/** The pieces of a line that ask for something to be put by, or come for it, with those that only count it before them. */
function keptIn({ lines }: Asked, text: string): string {
  const { keptWords, comesFor, orderedWords } = lines.counter;
  const pieces = text.split(isUnspaced(text) ? /[,，;；。！？!?\s]+/u : SENTENCES).filter((one) => one.trim() !== "");
  const own = pieces.filter((one) => names([...keptWords, ...comesFor, ...orderedWords], one));
  return own.join(", ");
}

/** What was put by for them: the wares of the last line in which they asked for it. */
function putByBefore(ask: Asked, offers: readonly Offer[]): readonly Ware[] {
  const { self, asker, lines } = ask;
  const { keptWords, keptBefore, laterWords } = lines.counter;
  const asked = memoriesWith(self.mind.stream, { subject: asker.id }).findLast(
    ({ speaker, text, created }) =>
      speaker === asker.id &&
      created < self.now &&
      names(keptWords, text) &&
      names(laterWords, text) &&
      !names(keptBefore, text),
  );
  return asked ? toKeep(ask, offers, asked.text) : [];
}

/** What a line asks to be put by: what it names beside that, else all that it names. */
function toKeep(ask: Asked, offers: readonly Offer[], text: string): readonly Ware[] {
  const near = wantedIn(ask.lines.counter, offers, keptIn(ask, text)).wares;
  return near.length > 0 ? near : wantedIn(ask.lines.counter, offers, unserved(ask, text)).wares;
}

/** What somebody asks one to put by for later, one will; and it is handed over to whoever comes for it: "did you keep me that slice?" Null for others. */
function putBy(ask: Asked, here: Place): Answer | null {
  const { lines, whole } = ask;
  const { keptWords, keptBefore, kept, laterWords, willKeep, comesFor, wants } = lines.counter;
  const keeps = names(keptWords, whole);
  const comes = names(comesFor, whole);
  if (!keeps && !comes) return null;
  const offers = hadAt(ask, here);
  const later = names(laterWords, whole.replace(/(?:来取货?|来拿)/gu, comes && names(keptBefore, whole) ? "" : "$&"));
  const before = names(keptBefore, whole) && !(later && names(wants, whole));
  if (!(keeps ? before || later : before)) return null;
  const wares = toKeep(ask, offers, whole);
  if (wares.some(({ offer }) => isLodging(ask, offer.thing))) return null;
  const promised = before ? putByBefore(ask, offers) : [];
  const named = wares.map(({ offer }) => offer);
  // Whoever names what was kept for them means as much of it as they asked for.
  const own = promised.filter(({ offer }) => named.length === 0 || named.includes(offer));
  const meant = before && own.length > 0 && own.length >= named.length ? own : wares;
  if (meant.length === 0) return null;
  const cost = reckoned(ask, meant, here);
  // What is on the bill already is not put on it once more.
  const owed = before ? stillOwed(ask) : [];
  if (owed.length > 0 && meant.every(({ offer }) => offersOf(ask, owed).includes(offer)))
    return said("serve", joined(ask, choose(ask, kept, thingsOf(ask, calledIn(ask, meant))), cost));
  if (before) {
    const served = serve(ask, meant, [], whole, here, kept);
    return { ...served, line: joined(ask, served.line, cost) };
  }
  const promise = choose(ask, willKeep, thingsOf(ask, calledIn(ask, meant)));
  return said("put-by", joined(ask, promise, names(lines.counter.sums, whole) && cost));
}

/** Some wares as they are called, so many of each. */
const calledIn = ({ mouth }: Asked, wares: readonly Ware[]): readonly string[] =>
  wares.map(({ offer, count }) => mouth.counted(offer.thing, count));

/** What some wares come to, as one says it of what is put by or handed over; null where they have no price. */
function reckoned(ask: Asked, wares: readonly Ware[], here: Place): string | null {
  const sum = sumOf(ask, calledIn(ask, wares), hadAt(ask, here));
  return sum ? choose(ask, ask.lines.counter.comesTo, { cost: ask.mouth.amount(ask.self.town.currency, sum) }) : null;
}

/** Whether somebody says of themselves that there is something to pay: "I forgot to pay", 我还欠着; not "he never paid", nor "I didn't pay attention". */
export function owes({ lines, whole }: Asked): boolean {
  const { owesWords, owesSelf, owesBeside, owesNot } = lines.counter;
  const speakers = owesSelf.map(literal).join("|");
  const fillers = owesBeside.map(literal).join("|");
  const paying = owesWords.map(literal).join("|");
  return whole
    .toLowerCase()
    .replaceAll("’", "'")
    .split(PIECES)
    .some((piece) => {
      if (!names(owesWords, piece) || names(owesNot, piece)) return false;
      // 米酒的钱还没给 is of whoever says so.
      if (isUnspaced(piece)) return new RegExp(`(?:^|${speakers}|的)(?:${fillers})*(?:${paying})`, "u").test(piece);
      return new RegExp(`(?<![\\p{L}'])(?:${speakers})(?: (?:${fillers}))* (?:${paying})(?![\\p{L}'])`, "u").test(
        piece,
      );
    });
}

/** Where something is that was ordered, for whoever asks after it; null for others. */
export function lateFor(ask: Asked): Answer | null {
  const { self, lines, talk, asker } = ask;
  const here = hereOf(self);
  const aside = here?.access === "public" && isKeeper(ask, here) ? putBy(ask, here) : null;
  if (aside) return aside;
  // 咖啡我还有呢，我要的是那块蛋糕: nobody looks for the coffee, nor for what they forgot to pay.
  if (names(lines.counter.insisted, ask.text)) return null;
  if (owes(ask) && !names(lines.counter.stillAsks, ask.whole)) return null;
  if (!names(lines.counter.whereWords, ask.text) || here?.access !== "public" || !isKeeper(ask, here)) return null;
  const { wares } = wantedIn(lines.counter, hadAt(ask, here), ask.text);
  const [ware] = wares;
  if (!ware) return null;
  const { whereWords, orderedWords, alsoHad, paidWords } = lines.counter;
  const ordered = orderedIn(ask);
  const isHad = ({ offer }: Ware) => offersOf(ask, ordered).includes(offer);
  // "And the soup? I had both": the bill leaves nothing out.
  const ofBill = names([...alsoHad, ...paidWords], ask.whole) || owes(ask) || isPriced(ask);
  if (ofBill && wares.every(isHad)) return billOf(ask, ordered, hadAt(ask, here));
  // "What about a coffee tomorrow?" asks after nothing.
  const own = [
    ...wares.flatMap(({ offer }) => [offer.thing, ...offer.words]),
    ...whereWords,
    lines.wanting.pointing,
  ].flatMap((one) => stems(one));
  if (!names(orderedWords, ask.text) && stems(ask.text).some((word) => !own.includes(word))) return null;
  const same = (text: string) => wantedIn(lines.counter, [ware.offer], text).wares.length > 0;
  const had = ordered.filter((thing) => wares.some(({ offer }) => offersOf(ask, [thing]).includes(offer)));
  if (had.length > 0 && wares.every(isHad))
    return oneOf(ask, "serve", isWaited(ask) ? lines.counter.late : lines.counter.there, thingsOf(ask, had));
  const late = wares.filter((one) => !isHad(one));
  const wanted = talk.some(
    ({ who, text, reading }) =>
      who === asker.id &&
      same(text) &&
      reading?.clauses.some(({ intent, confidence }) => intent === "order" && confidence >= SURE),
  );
  if (!wanted && !names(orderedWords, ask.text)) return null;
  const served = serve(ask, late, [], ask.text, here, lines.counter.late);
  const cost = names(paidWords, ask.whole) || owes(ask) ? reckoned(ask, late, here) : null;
  return { ...served, line: joined(ask, served.line, cost) };
}

/** Whether the resident's last line named a sum. */
const isPriced = (ask: Asked): boolean => {
  const last = lastOwn(ask)?.text ?? "";
  return ask.mouth.amountIn(ask.self.town.currency, last) !== null;
};

/** Whether the resident has asked whoever it is to wait for what they ordered, and has said nothing to them since. */
function isWaited(ask: Asked): boolean {
  const last = lastOwn(ask);
  return last !== null && servedIn(last.acts, ask.asker.id).length > 0 && names(ask.lines.counter.soonWords, last.text);
}

/** Before what nothing is served: what serves itself, and what is too grave for it, or the last word. */
const NO_SERVING: ReadonlySet<Answer["kind"]> = new Set([
  "serve",
  "sold",
  "sympathy",
  "farewell",
  "alarm",
  "refuse",
  "insult",
]);

/** What is said to money that was put down for what was had, with no word of it, since the resident last spoke to them; null where there was none. */
function takenUp(ask: Asked): string | null {
  const here = hereOf(ask.self);
  if (here?.access !== "public" || !isKeeper(ask, here)) return null;
  const last = lastOwn(ask);
  const since = last ? ask.talk.indexOf(last) : 0;
  const deeds = paidInDeed(ask);
  const deed = deeds.findLast(({ after }) => last !== null && after >= since);
  const had = deed ? orderedIn(ask, deed.after + 1, deeds.slice(0, deeds.indexOf(deed))) : [];
  if (!deed || had.length === 0) return null;
  // 俩包子才4块 compares, and hands over no four.
  const said = names(ask.lines.counter.compares, ask.whole) ? deed.text : `${deed.text}. ${ask.whole}`;
  return takes(ask, sumOf(ask, had, hadAt(ask, here)), said);
}

/** What only speaks of the money. */
const OF_MONEY: ReadonlySet<Answer["kind"]> = new Set(["thanks", "thanked", "sold"]);

/** An answer with thanks for what was put down, and with what they waited for, which arrives by then. */
export function withArrival(ask: Asked, found: Answer): Answer {
  const thanks = takenUp(ask);
  const arrived = arriving(ask, found);
  if (thanks === null) return arrived;
  return { ...arrived, line: OF_MONEY.has(found.kind) ? thanks : joined(ask, thanks, arrived.line) };
}

/** An answer with what they waited for, which arrives by then. */
function arriving(ask: Asked, found: Answer): Answer {
  if (!isWaited(ask) || NO_SERVING.has(found.kind)) return found;
  if (ask.reading?.clauses.some(({ intent, confidence }) => intent === "take-back" && confidence >= SURE)) return found;
  const things = servedIn(lastOwn(ask)!.acts, ask.asker.id);
  if (objections(ask, offersOf(ask, things), ask.whole).length > 0) return found;
  if (lessOf(ask, orderedIn(ask), ask.whole)) return found;
  // What is to be put by instead does not arrive.
  if (found.kind === "put-by" && offersOf(ask, things).every(({ thing }) => found.line.includes(thing))) return found;
  const arrived = ask.mouth.voiced(
    ask.self,
    choose(ask, ask.lines.counter.arrived, thingsOf(ask, things)),
    ask.random,
    true,
  );
  return { ...found, line: joined(ask, arrived, found.line) };
}
