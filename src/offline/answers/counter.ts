/**
 * At a counter: what is ordered comes, all of it, from whoever serves there; what there is not is said, money is  with an order and after
 * one, and what somebody waits for arrives with what is said to them next.
 */
import { capital } from "../../language/capital.ts";
import { memoriesWith } from "../../mind/memory/stream.ts";
import { isUnspaced, stems } from "../../mind/memory/words.ts";
import { type Offer, toCents, toldOf } from "../../world/offers.ts";
import { isOpen, type Place } from "../../world/places.ts";
import { SURE } from "../../world/reading.ts";
import { proposedIn, type SpeechAct } from "../../world/speech-acts.ts";
import type { Answer } from "../tongue.ts";
import { normalised, wordsOf } from "../understand/normalise.ts";
import { sentencesOf } from "../understand/sentences.ts";
import { type Answerer, type Asked, joined, oneOf, said, type Understood, understoodIn } from "./answerer.ts";
import { choose } from "./ask.ts";
import { contentOf } from "./content.ts";
import { hereOf, isKeeper, nearestWith, staffAt } from "./here.ts";
import { lastOwn, saysYes } from "./manner.ts";
import { match, names, says as stand } from "./naming.ts";
import {
  asAskedFor,
  billOf,
  cheapestFirst,
  costOf,
  handedIn,
  handingOf,
  isHandedOver,
  isLodging,
  justNamed,
  lessOf,
  letIn,
  lodge,
  menu,
  objections,
  offersLike,
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
import { isDenied, ownNews } from "./telling.ts";
import { calledIn, isPriced, owes, priced, reckoned, takes, thingsOf, wantsTab } from "./till.ts";
import { FEW, hadAt, hadBefore, type Ordered, orderWords, PIECES, unserved, waresOf } from "./wanted.ts";
import { countSaid, isKind, isSpokenOf, uncounted, type Ware, wantedIn } from "./wares.ts";

/** What is handed over, as it is called, and what each is for whoever keeps count. */
function handing(ask: Asked, wares: readonly Ware[], text: string, place: Place) {
  const called = wares.map(({ offer, count, unit }) =>
    ask.mouth.counted(unit ? `一${unit}${offer.thing}` : count === 1 ? asAskedFor(offer, text) : offer.thing, count),
  );
  const [offer, ...also] = called.map((thing) => ({ kind: "service", thing, place: place.id }) as const);
  return { things: thingsOf(ask, called), more: { offer: offer!, also } };
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

/** What is served, and the room that was asked for with it. */
const withRoom = (ask: Asked, served: Answer, room: Answer): Answer => ({
  ...served,
  line: joined(ask, served.line, room.line),
  ...(room.offer && room.kind === "serve" ? { also: [...(served.also ?? []), room.offer] } : {}),
});

/** What is asked for with a room, or for whoever has just been offered one: the room is let, and the rest served; null where no room is asked for. */
function letWith(ask: Asked, here: Place, text: string, { wares, missing }: Ordered): Answer | null {
  const { self, lines } = ask;
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
  // "A room and a bowl of soup": both.
  const lodged = (free && lodge({ ...ask, whole: free.thing, question: false })) ?? bed;
  return lodged && withRoom(ask, serve(ask, others, missing, text, here), lodged);
}

/** What whoever serves here says where nothing that there is was named. */
function notNamed(ask: Asked, clause: Understood, here: Place, missing: readonly string[]): Answer | null {
  const { self, lines, mouth } = ask;
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

/** What is asked for where the two are: handed over by whoever serves there, else by whom, or where there is some. */
export const order: Answerer = (ask, clause) => {
  const { self, lines, mouth } = ask;
  const here = hereOf(self);
  if (!here) return null;
  if (!isOpen(here, self.now)) return oneOf(ask, "cannot", lines.wanting.closed);
  const text = orderWords(ask);
  const ordered = waresOf(ask, text, hadAt(ask, here));
  const { wares, missing, which } = ordered;
  const lodged = letWith(ask, here, text, ordered);
  if (lodged) return lodged;
  // Whoever asks for less to pay orders nothing.
  if (wares.length === 0 && names(lines.places.haggleWords, ask.whole) && isKeeper(ask, here))
    return oneOf(ask, "price", lines.places.haggled);
  // Who praises what their own people cook orders nothing.
  if (wares.length === 0 && names(lines.ownPeople, ask.whole)) return ownNews(ask, clause);
  if (which)
    return oneOf(ask, "ask-back", lines.wanting.whichOf, {
      things: mouth.listed(which.slice(0, 4).map(({ thing }) => thing)),
    });
  if (isKeeper(ask, here))
    return wares.length > 0
      ? serve(ask, wares, missing, text, here, insteadOf(ask, wares))
      : notNamed(ask, clause, here, missing);
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
export function wantsPacked(ask: Asked): boolean {
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
