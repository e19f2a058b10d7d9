/** Answers about places and things: the way, what there is and what it costs, hours, who runs it, what is the matter with a thing. */

import { DAY, dayOf, timeOfDay } from "../../clock/units.ts";
import { capital } from "../../language/capital.ts";
import { gestureIn } from "../../language/gestures.ts";
import { literal } from "../../language/literal.ts";
import { actsOf, lineIn } from "../../mind/memory/episode.ts";
import { memoriesOf, memoriesWith } from "../../mind/memory/stream.ts";
import { isUnspaced, stems } from "../../mind/memory/words.ts";
import { bestMemory } from "../../mind/news/stories.ts";
import { gatheringOf } from "../../mind/persona.ts";
import { type Absent, indoors } from "../../mind/talk/absent.ts";
import type { Memory, MemoryId } from "../../world/events.ts";
import { type Offer, toCents, toldOf } from "../../world/offers.ts";
import { firstName, type Person } from "../../world/people.ts";
import {
  type Compass,
  compass,
  isOpen,
  isPrivateHome,
  isWithin,
  type PersonId,
  type Place,
  type Purpose,
  placeOf,
} from "../../world/places.ts";
import { SURE } from "../../world/reading.ts";
import { does, type SpeechAct } from "../../world/speech-acts.ts";
import { minutesBetween } from "../../world/walking.ts";
import { stateOf } from "../../world/world.ts";
import { talkWords } from "../say/words.ts";
import type { Answer } from "../tongue.ts";
import { type Answerer, type Asked, joined, oneOf, said, type Understood, understoodIn } from "./answerer.ts";
import { askerName, choose, present } from "./ask.ts";
import { contentOf } from "./content.ts";
import { newsAsked } from "./events.ts";
import { hereOf, isKeeper, nearest, nearestWith, staffAt, thingIn, washrooms } from "./here.ts";
import { tieTo } from "./known.ts";
import { isInNeed, lastOwn, lastTheirs } from "./manner.ts";
import { match, names } from "./naming.ts";
import { where as whereabouts, who as whoIs } from "./people.ts";
import { bareThing, countSaid, isMadeOf, isOf, numberAt, pricedIn, soughtIn, uncounted, wantedIn } from "./wares.ts";

/** What a clause is about in its own words, else the whole line. */
export const wordsIn = ({ text }: Pick<Asked, "text">, { slots }: Pick<Understood, "slots">): string =>
  slots?.words ?? text;

/** Whether words name what an offer is, and not only how much of it. */
const ofKind = ({ thing }: Offer, text: string): boolean => stems(text).includes(stems(thing).at(-1) ?? "");

/** How well words name an offer, from 0 to 1; what any shop has by its whole name or not at all. */
const shareNamed = ({ thing, words, common }: Offer, text: string): number =>
  common ? Number(names([thing, ...words], text)) : match([thing, ...words], text);

/** What is offered that words name, best first. */
export const offersNamed = (offers: readonly Offer[], text: string): readonly Offer[] =>
  offers
    .map((offer) => ({ offer, share: shareNamed(offer, text) }))
    // 一杯 alone names no 一杯咖啡, and 苹果汁 no 苹果.
    .filter(({ offer }) => !isUnspaced(text) || ![offer.thing, ...offer.words].some((one) => isMadeOf(one, text)))
    .filter(({ offer, share }) => share === 1 || (share >= 0.5 && (!isUnspaced(offer.thing) || ofKind(offer, text))))
    .sort((a, b) => b.share - a.share)
    .map(({ offer }) => offer);

/** What is offered that is of the kind that words name: a pot of tea for "tea", 盖碗茶 for 一壶茶. */
export const offersLike = (offers: readonly Offer[], text: string): readonly Offer[] => {
  const said = new Set(stems(text));
  return offers.filter(({ thing, words, common }) => {
    if (common) return false;
    if (isUnspaced(text) && [thing, ...words].some((one) => isMadeOf(one, text))) return false;
    const kind = stems(thing).at(-1);
    if (kind === undefined) return false;
    // By its last word, not its last sign: 酒 for 葡萄酒, and no 花生 for a 学生.
    return isUnspaced(thing) ? [...said].some((one) => one.endsWith(kind) || kind.endsWith(one)) : said.has(kind);
  });
};

/** The place that is asked about: the one named, else where the two stand. */
function placeAsked(ask: Asked, { slots }: Understood): Place | null {
  const { self, lines, text } = ask;
  if (slots?.place !== undefined) return placeOf(self.town.map, slots.place);
  // "Who lives there?"
  const there = names(lines.places.thereWords, text) && !names(lines.places.thereNot, text);
  return (there ? placeSaid(ask) : null) ?? hereOf(self);
}

/** So many lines back a place is still spoken of. */
const LATELY = 4;

/** The place that the last lines named, the asker's or the resident's; null where they named none, or the one where the two stand. */
function placeSaid({ self, talk, asker, mouth }: Asked): Place | null {
  const here = hereOf(self)?.id;
  const open = [...self.town.map.places.values()].filter(({ id }) => id !== here);
  for (const { who, text, reading } of talk.slice(-LATELY).reverse()) {
    if (who !== asker.id && who !== self.persona.id) continue;
    const found = open.find(
      ({ id }) => reading?.places.includes(id) || (who !== asker.id && text.includes(mouth.place(self, id))),
    );
    if (found) return found;
  }
  return null;
}

/** What a wording about a place is filled with. */
function wordsOf({ self, mouth }: Asked, place: Place): Readonly<Record<string, string>> {
  const [name, at] = [mouth.place(self, place.id), mouth.at(self, place.id)];
  const { hours } = place;
  return {
    place: name,
    Place: capital(name),
    at,
    At: capital(at),
    ...(hours
      ? {
          from: mouth.clock(hours.from),
          until: mouth.clock(hours.to),
          fromPart: mouth.part(hours.from),
          untilPart: mouth.part(hours.to),
        }
      : {}),
  };
}

/** In which direction one place lies from another. */
function directionTo(from: Place, to: Place): Compass {
  const [x, y] = [to.position.x - from.position.x, to.position.y - from.position.y];
  return compass[(Math.round((Math.atan2(x, -y) / Math.PI) * 4) + 8) % 8]!;
}

/** The way to a place from where the resident stands; empty where it is here. */
function wayTo(ask: Asked, place: Place): string {
  const { self, lines, random } = ask;
  const here = hereOf(self);
  if (!here || here.id === place.id) return "";
  const minutes = minutesBetween(self.town.map, here.id, place.id);
  if (!Number.isFinite(minutes)) return place.way ?? "";
  const all = {
    ...wordsOf(ask, place),
    direction: random.pick(lines.places.directions[directionTo(here, place)]),
    minutes: String(minutes),
  };
  return joined(ask, choose(ask, minutes <= 2 ? lines.places.wayNear : lines.places.way, all), place.way);
}

export const way: Answerer = (ask, clause) => {
  const { self, lines } = ask;
  if (clause.slots?.place === undefined) {
    const found = thingWhere(ask, clause) ?? whereGet(ask, clause);
    const named = purposesIn(ask, ask.text).length > 0;
    const last = found?.known || named ? null : placeSaid(ask);
    if (last) return way(ask, { ...clause, slots: { ...clause.slots, place: last.id } });
    return found?.known || named ? found : oneOf(ask, "ask-back", lines.places.whereTo);
  }
  const place = placeOf(self.town.map, clause.slots.place);
  const found = wayTo(ask, place);
  if (!found) return oneOf(ask, "where", lines.places.youAreThere, wordsOf(ask, place));
  const shut = place.access === "public" && !isOpen(place, self.now);
  return said("where", joined(ask, found, shut && choose(ask, lines.places.butShut, wordsOf(ask, place))));
};

/** Somewhere that has what words name: it is offered there, or the place is for it. */
const has = (text: string, wanted: readonly Purpose[]) => (place: Place) =>
  offersNamed(place.offers, text).length > 0 ||
  wanted.some((one) => place.purposes.includes(one) || (one === "wash" && washrooms(place).length > 0));

/** What places are for that words ask for, from closed lists of the language. */
export function purposesIn({ lines }: Asked, text: string): Purpose[] {
  const lists: Readonly<Partial<Record<Purpose, readonly string[]>>> = lines.places.wants;
  return (Object.keys(lists) as Purpose[]).filter((one) => match(lists[one] ?? [], text) === 1);
}

/** Where one may wash here, for whoever asks for that; null for others, or where there is nothing of the kind. */
function washing(ask: Asked, text: string): Answer | null {
  const here = hereOf(ask.self);
  const [room] = here && purposesIn(ask, text).includes("wash") ? washrooms(here) : [];
  return room ? oneOf(ask, "where", ask.lines.places.washHere, { room: room.name }) : null;
}

export const whereGet: Answerer = (ask, clause) => {
  const { self, lines } = ask;
  const text = wordsIn(ask, clause);
  const here = hereOf(self);
  const [offered] = here ? offersNamed(here.offers, text) : [];
  if (here && offered)
    return said(
      "where",
      joined(
        ask,
        // What is done there is no ware.
        offered.how === "do"
          ? choose(ask, lines.places.doHere, { doing: offered.thing })
          : choose(ask, lines.places.getHere, { thing: ask.mouth.counted(offered.thing, 1) }),
        costOf(ask, offered),
        offered.says,
      ),
    );
  const wanted = purposesIn(ask, text);
  const wash = washing(ask, text);
  if (wash) return wash;
  const exactly = (offers: readonly Offer[]) => offers.some((offer) => shareNamed(offer, text) === 1);
  const named = (offers: readonly Offer[]) => wantedIn(lines.counter, offers, text).wares.length > 0;
  const sold = nearestWith(self, exactly, named);
  // Of what a place is for, what is of that sort.
  const sort = here?.access === "public" && !sold && wanted.some((one) => here.purposes.includes(one)) ? here : null;
  const buys = toldOf(sort?.offers.filter(({ how }) => how === "buy") ?? []);
  const thing =
    sort && ((ofSort(ask, buys) ?? buys)[0]?.thing ?? (buys.length === 0 ? usualAt(ask, sort)[0] : undefined));
  if (thing) return oneOf(ask, "where", lines.places.getHere, { thing: ask.mouth.counted(thing, 1) });
  const found = sold ?? (wanted.length > 0 ? nearest(self, has("", wanted)) : null) ?? nearest(self, has(text, wanted));
  // A place that is named is what is looked for.
  const called = [...self.town.map.places.values()].find(({ id, name }) => id !== here?.id && names([name], ask.text));
  const place = clause.slots?.place ?? called?.id;
  if (!found && place !== undefined) return way(ask, { ...clause, slots: { ...clause.slots, place } });
  if (!found && isInNeed(ask)) return oneOf(ask, "maybe", lines.wanting.helpNeed);
  if (!found) return oneOf(ask, "dont-know", lines.places.getNowhere, {}, { known: false });
  const shut = !isOpen(found.place, self.now);
  const until = found.place.hours && !shut && choose(ask, lines.places.open, wordsOf(ask, found.place));
  return said(
    "where",
    joined(
      ask,
      choose(ask, lines.places.getAt, wordsOf(ask, found.place)),
      wayTo(ask, found.place),
      shut ? choose(ask, lines.places.butShut, wordsOf(ask, found.place)) : until,
    ),
  );
};

/** Where a thing stands that is asked for. */
export const thingWhere = (ask: Asked, { slots }: Understood): Answer | null => {
  const { self, lines, mouth } = ask;
  const here = hereOf(self);
  const [found] = [...self.town.map.objects.values()]
    .filter(({ fixture, spot }) => fixture.name === slots?.thing && self.mind.map.places.has(spot.place))
    .sort((a, b) => Number(b.spot.place === here?.id) - Number(a.spot.place === here?.id));
  if (!found) return null;
  return oneOf(ask, "where", lines.places.thingAt, { thing: found.fixture.name, at: mouth.at(self, found.spot.place) });
};

export const hours: Answerer = (ask, clause) => {
  const { self, lines, mouth } = ask;
  const place = placeAsked(ask, clause);
  if (!place) return null;
  const all = wordsOf(ask, place);
  if (isPrivateHome(place)) return oneOf(ask, "hours", lines.places.isHome, all);
  if (!place.hours) return oneOf(ask, "hours", lines.places.alwaysOpen, all);
  const at = clause.slots?.at;
  if (at !== undefined && at !== self.now) {
    const then = { ...all, when: mouth.moment(self, at), When: capital(mouth.moment(self, at)) };
    return oneOf(ask, "hours", isOpen(place, at) ? lines.places.openThen : lines.places.shutThen, then);
  }
  return oneOf(ask, "hours", isOpen(place, self.now) ? lines.places.open : lines.places.shut, all);
};

/** What something costs, as one says it; null where nobody has said. */
export function costOf({ self, lines, mouth }: Asked, { price, per }: Offer): string | null {
  if (price === null) return null;
  const cost = price === 0 ? lines.places.free[0]! : mouth.amount(self.town.currency, price);
  return `${capital(cost)}${per && price > 0 ? lines.places.per[0]!.replace("{per}", per) : ""}`;
}

/** How one pays, for whoever asks by what; null for others. */
export const paying = (ask: Asked): Answer | null =>
  names(ask.lines.places.payWords, ask.text) ? oneOf(ask, "price", ask.lines.places.pays) : null;

/** What a line hands over to somebody who asked for it. */
export const servedIn = (acts: readonly SpeechAct[], to: PersonId): string[] =>
  acts.flatMap((one) =>
    one.act === "reply" &&
    one.answer === "yes" &&
    "what" in one.to &&
    one.to.by === to &&
    one.to.what.kind === "service"
      ? [one.to.what.thing]
      : [],
  );

/** What was ever handed over to the asker in the resident's hearing, oldest first. */
export const servedBefore = ({ self, asker }: Asked): string[] =>
  memoriesWith(self.mind.stream, { subject: asker.id }).flatMap((memory) => servedIn(actsOf(memory), asker.id));

/** So long, in minutes, what was had in an earlier talk is still to be paid, and so long where somebody says that they have not. */
const UNPAID = 180;
const LONG_UNPAID = 3 * DAY;

/** An amount of money that words hand over: "here's 6", "给你十块"; null where they name none. */
export function handedIn({ self, lines, mouth }: Pick<Asked, "self" | "lines" | "mouth">, text: string): number | null {
  const called = lines.counter.amounts.find(({ word }) => names([word], text));
  const bare = uncounted(lines.counter, hereOf(self)?.offers ?? [], text);
  return mouth.amountIn(self.town.currency, bare) ?? called?.amount ?? null;
}

/** What ends a sentence, and no amount of money. */
export const SENTENCES = /(?<!\d)[.]|[.](?!\d)|[!?;。！？；\n]/u;

/** Whether words put money down: they hand over, and name an amount, or all there is to pay. */
export const isHandedOver = (ask: Pick<Asked, "self" | "lines" | "mouth">, text: string): boolean => {
  return !names(ask.lines.counter.tabWords, text) && handingOf(ask, text).length > 0;
};

/** The sentences that put money down. */
export function handingOf(ask: Pick<Asked, "self" | "lines" | "mouth">, text: string): readonly string[] {
  const { handWords, handNext, moneyWords, notHanding } = ask.lines.counter;
  // "Here, one mark" hands over, and "I've been here for 20 marks a night" does not.
  const next = (one: string) =>
    handNext.some((word) => {
      const found = new RegExp(
        `(?:^|[^\\p{L}])${literal(word)}${isUnspaced(word) ? "[\\s,，:：]*" : "[\\s,:]+"}\\S+(?:\\s+\\S+)?`,
        "iu",
      ).exec(one);
      return found !== null && handedIn(ask, found[0]) !== null;
    });
  const hands = (one: string) =>
    next(one) || (names(handWords, one) && (handedIn(ask, one) !== null || names(moneyWords, one)));
  return text.split(SENTENCES).filter((one) => hands(one) && !names(notHanding, one));
}

/** What somebody was seen to do in words of their own; null where a memory is of anything else. */
const actOf = ({ episode }: Memory, who: PersonId): string | null =>
  episode?.kind === "saw act" && episode.who === who ? episode.doing : null;

/** Money that was put down with no word: the memory of it, what was done, and after which line of the talk. */
interface Deed {
  readonly id: MemoryId;
  readonly text: string;
  readonly after: number;
}

/** Whether something that somebody does puts money down for the resident: "puts three marks on the bar", 把三块钱放在桌上; not what goes to anybody else. */
function paysBy(ask: Pick<Asked, "self" | "lines" | "mouth">, doing: string): boolean {
  const { self, lines } = ask;
  const { ofMoney, others } = lines.counter.deeds;
  const told = [...self.town.personas.values()]
    .filter(({ id }) => id !== self.persona.id)
    .reduce(
      (left, { name }) => [name, firstName(name)].reduce((text, one) => text.replaceAll(one, others), left),
      doing,
    );
  if (gestureIn(self.town.language, told) !== "pays") return false;
  return names(ofMoney, told) || handedIn(ask, told) !== null;
}

/** What the asker was seen to do that puts money down, oldest first; -1 for what was done before this talk. */
export function paidInDeed({ self, asker, talk, lines, mouth }: Tab, lately: number = UNPAID): readonly Deed[] {
  const lineAt = new Map<string | null, number>(talk.map(({ id }, at) => [id, at]));
  let after = -1;
  return memoriesOf(self.mind.stream).flatMap((memory): readonly Deed[] => {
    if (memory.created < self.now - lately) return [];
    after = lineAt.get(lineIn(memory)) ?? after;
    const doing = actOf(memory, asker.id);
    return doing !== null && paysBy({ self, lines, mouth }, doing) ? [{ id: memory.id, text: doing, after }] : [];
  });
}

/** What is needed to know what somebody had and paid. */
type Tab = Pick<Asked, "self" | "asker" | "talk" | "lines" | "mouth">;

/** What the asker was served and has not paid (up to some line of the talk), oldest first: in this talk, or shortly before it where nobody has said thanks for it since. */
export function orderedIn(
  ask: Tab,
  upTo: number = ask.talk.length,
  deeds: readonly Deed[] = paidInDeed(ask),
  lately: number = UNPAID,
): string[] {
  const { self, asker } = ask;
  const talk = ask.talk.slice(0, upTo);
  const now = new Set<string | null>(ask.talk.map(({ id }) => id));
  let open: string[] = [];
  for (const memory of memoriesOf(self.mind.stream)) {
    if (memory.created < self.now - lately || now.has(lineIn(memory))) continue;
    if (deeds.some(({ after, id }) => after < 0 && id === memory.id)) open = [];
    if (memory.speaker === null) continue;
    if (memory.speaker === asker.id) open = unrefused(ask, open, memory.text);
    const acts = actsOf(memory);
    if (!does(acts, "thank")) open.push(...servedIn(acts, asker.id));
    else if (memory.speaker === self.persona.id && memory.subjects.includes(asker.id)) open = [];
  }
  for (const [at, { who, text, acts, reading }] of talk.entries()) {
    const pays = reading?.clauses.some(({ intent, confidence }) => intent === "pay" && confidence >= SURE);
    const tab = names(ask.lines.counter.tabWords, text);
    if (who === asker.id && ((pays && !tab) || isHandedOver(ask, text))) open = [];
    if (who === asker.id) open = unrefused(ask, open, text);
    // What was paid at once is owed no more.
    if (!does(acts, "thank")) {
      // What came in the place of something is paid, and that is not.
      const served = servedIn(acts, asker.id);
      const theirs = talk.slice(0, at).findLast((one) => one.who === asker.id);
      const before = theirs ? servedLast(ask, talk.slice(0, talk.indexOf(theirs))) : [];
      const wrong =
        theirs && served.length > 0 && who === self.persona.id
          ? putRight(ask, { reading: theirs.reading, whole: theirs.text }, before, served)
          : [];
      open = open.filter((one) => !wrong.includes(one));
      open.push(...served);
    }
    if (deeds.some(({ after }) => after === at)) open = [];
  }
  return open;
}

/** What was had and never paid, however long ago, for whoever says that they still owe it or asks whether they do. */
export const stillOwed = (ask: Tab): string[] =>
  orderedIn(ask, ask.talk.length, paidInDeed(ask, LONG_UNPAID), LONG_UNPAID);

/** What was had, with the room where it is paid for as well and was never said to be theirs. */
export function withLodging(ask: Asked, things: readonly string[], here: Place | null): readonly string[] {
  const room = here && names(ask.lines.counter.roomWords, ask.whole) ? letIn(ask, here) : undefined;
  const spokenOf = room && ask.talk.some(({ who, text }) => who === ask.self.persona.id && text.includes(room.thing));
  return room && spokenOf && !things.includes(room.thing) ? [...things, room.thing] : things;
}

/**
 * What of what was handed over falls away for what is handed over `now`: all of its sort where a line says no to it, and whatever it names as
 * what is not wanted.
 */
export function putRight(
  ask: Pick<Asked, "self" | "lines">,
  { reading, whole }: Pick<Asked, "reading" | "whole">,
  served: readonly string[],
  now: readonly string[],
): readonly string[] {
  const { counter } = ask.lines;
  const offers = hereOf(ask.self)?.offers ?? [];
  const declined = wantedIn(counter, offers, whole).declined.map(({ thing }) => thing);
  const isDeclined = (one: string) =>
    wantedIn(counter, offers, one).wares.some(({ offer }) => declined.includes(offer.thing));
  // "I said a half" is no second order.
  const mends = corrects(reading) || insists(ask, whole);
  return served.filter((one) => isDeclined(one) || (mends && now.some((other) => isAlike(ask, one, other))));
}

/** Whether a line says once more what was ordered, and orders nothing more: "I said a half". */
export function insists({ lines }: Pick<Asked, "lines">, whole: string): boolean {
  const { insisted, notAgain, was } = lines.counter;
  return names(insisted, whole) && !names([...notAgain, ...was], whole);
}

/** Whether a line puts something right: "no, a pot of tea". */
export const corrects = (reading: Asked["reading"]): boolean =>
  reading?.clauses.some(({ intent, confidence }) => intent && confidence >= SURE && CORRECTS.has(intent)) ?? false;
const CORRECTS: ReadonlySet<string> = new Set(["no", "correct", "disagree", "take-back"]);

/** What the resident's last line to the asker handed over. */
export const servedLast = (
  { self, asker }: Pick<Asked, "self" | "asker">,
  talk: readonly Pick<Asked["talk"][number], "who" | "acts">[],
): readonly string[] => servedIn(talk.findLast(({ who }) => who === self.persona.id)?.acts ?? [], asker.id);

/** Whether one of two things may be had for the other: they have a word in common, or are of one sort, to eat or to drink. */
export const isAlike = ({ lines }: Pick<Asked, "lines">, one: string, other: string): boolean => {
  const own = new Set(stems(one));
  return (
    stems(other).some((word) => own.has(word)) ||
    lines.places.sorts.some(({ of }) => [one, other].every((thing) => names(of, thing)))
  );
};

/** What of what is offered things are that were served. */
export const offersOf = (
  { self, lines }: Pick<Asked, "self" | "lines">,
  served: readonly string[],
): readonly Offer[] => {
  const offers = [...new Set([hereOf(self), ownShop(self)].flatMap((place) => place?.offers ?? []))];
  return [
    ...new Set(served.flatMap((thing) => wantedIn(lines.counter, offers, thing).wares.map(({ offer }) => offer))),
  ];
};

/** Where the resident works, for whom something is sold there; undefined for others. */
export const ownShop = ({ persona, town }: Asked["self"]): Place | undefined => {
  const place = persona.work ? town.map.places.get(persona.work.spot.place) : undefined;
  return place?.offers.some(({ price }) => price) ? place : undefined;
};

/** The pieces of a line, with the mark that says that one asks. */
const PIECES = { words: /[^,，;；.。!！?？\n]+[?？]?/gu, signs: /[^,，;；.。!！?？…\s]+[?？]?/gu } as const;

/**
 * The pieces of a line that say of some things that they were not asked for, each with those it names: none where it is plain that whatever came
 * last is meant. Whoever names another thing, or speaks of anybody else, objects to nothing, and no question does.
 */
export function objections(
  { self, lines }: Pick<Asked, "self" | "lines">,
  things: readonly Offer[],
  text: string,
): readonly (readonly Offer[])[] {
  const { counter } = lines;
  // "I didn't order the chips, but I'm not sending them back."
  if (things.length === 0 || !names(counter.notMine, text) || names(counter.keepsAnyway, text)) return [];
  return (text.match(PIECES[isUnspaced(text) ? "signs" : "words"]) ?? []).flatMap((piece) => {
    const found = /[?？]$/u.test(piece) || names(counter.keepsAnyway, piece) ? null : around(counter.notMine, piece);
    if (!found) return [];
    // An espresso is no coffee where there are both.
    const { wares, declined } = wantedIn(counter, [...new Set([...(hereOf(self)?.offers ?? []), ...things])], piece);
    const named = [...wares.map(({ offer }) => offer), ...declined].filter((one) => things.includes(one));
    const [before, after] = found.map((part) => saysBeside(counter, named, part));
    return before && (after || named.length > 0) ? [named] : [];
  });
}

/** So many things back what was served is still turned down by a plain no. */
const JUST = 3;

/** What of the things served last a line turns down, each once: "I don't want the coffee", 咖啡退了嘛; not another one, and by no question. */
export function turnedDown(
  ask: Pick<Asked, "self" | "lines">,
  served: readonly string[],
  text: string,
): readonly string[] {
  const { counter } = ask.lines;
  const last = served.slice(-JUST);
  const no = (text.match(/[^,，;；.。!！?？\n]+[?？]?/gu) ?? []).filter(
    (piece) => !/[?？]$/u.test(piece) && !names([...counter.notAgain, ...counter.keepsAnyway], piece),
  );
  // Where a latte and a cappuccino are one, "a latte, not a cappuccino" turns down neither.
  const wanted = wantedIn(counter, offersOf(ask, last), text).wares.map(({ offer }) => offer);
  const declined = no
    .flatMap((piece) => wantedIn(counter, offersOf(ask, last), piece).declined)
    .filter((offer) => !wanted.includes(offer));
  return [...new Set(declined)].flatMap(
    (offer) => last.findLast((thing) => offersOf(ask, [thing]).includes(offer)) ?? [],
  );
}

/** A text in small letters, its words apart. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** What stands before and after the longest of some phrases in a text; null where none does. */
function around(phrases: readonly string[], text: string): readonly [before: string, after: string] | null {
  const found = phrases.filter((one) => names([one], text)).sort((a, b) => b.length - a.length)[0];
  if (found === undefined) return null;
  const [before = "", ...after] = plain(text).split(plain(found));
  return [before, after.join(" ")];
}

/** Whether a text says nothing but what goes along with an objection, and the names of some things. */
function saysBeside(counter: Asked["lines"]["counter"], named: readonly Offer[], text: string): boolean {
  const own = named.flatMap(({ thing, words }) => [thing, ...words]);
  if (!isUnspaced(text)) {
    const said = new Set([...counter.besideNotMine, ...own.flatMap((one) => plain(one).split(" "))]);
    return text.split(" ").every((word) => word === "" || said.has(word));
  }
  const all = [...own, ...counter.besideNotMine, ...counter.measures].sort((a, b) => b.length - a.length);
  return text.replace(new RegExp(all.map(literal).join("|"), "gu"), "").trim() === "";
}

/** What was served without what somebody says they never asked for: what they name of it, else what came last. */
export function unrefused(
  ask: Pick<Asked, "self" | "lines" | "mouth">,
  served: readonly string[],
  text: string,
): string[] {
  const less = lessOf(ask, served, text);
  if (less) return less;
  const found = objections(ask, offersOf(ask, served), text);
  const named = found.flat();
  const refused = served.filter((thing) => !offersOf(ask, [thing]).some((offer) => named.includes(offer)));
  const left = turnedDown(ask, refused, text).reduce(
    (rest, thing) => rest.toSpliced(rest.lastIndexOf(thing), 1),
    refused,
  );
  return found.some((one) => one.length === 0) && named.length === 0 ? served.slice(0, -1) : left;
}

/** Something that was served: as it was called, what it is of, and how many. */
interface Had {
  readonly thing: string;
  readonly offer: Offer;
  readonly count: number;
}

/** What of what was served is left where a line counts for less of it or sends some back: "I only asked for one", "take the other one back", 退一个; null where it does neither. */
export function lessOf(
  ask: Pick<Asked, "self" | "lines" | "mouth">,
  served: readonly string[],
  text: string,
): string[] | null {
  const { counter } = ask.lines;
  if (served.length === 0 || names(counter.keepsAnyway, text)) return null;
  const had = served.flatMap((thing): readonly Had[] => {
    const [offer] = offersOf(ask, [thing]);
    return offer ? [{ thing, offer, count: wantedIn(counter, [offer], thing).wares[0]?.count ?? 1 }] : [];
  });
  if (had.length !== served.length) return null;
  const offers = had.map(({ offer }) => offer);
  const pieces = text.match(PIECES[isUnspaced(text) ? "signs" : "words"]) ?? [];
  // "Could you take the soup away?" sends it back for all its mark.
  for (const piece of pieces.filter((one) => !/[?？]$/u.test(one) || isSentBack(counter, offers, one))) {
    const found = lessIn(ask, had, piece);
    if (found) return fewer(ask, had, found.of, found.keeps);
  }
  return null;
}

/** Of which of the things served a piece of a line leaves how many; null where it leaves them all. */
function lessIn(
  { lines: { counter } }: Pick<Asked, "lines">,
  had: readonly Had[],
  piece: string,
): { readonly of: Offer; readonly keeps: number } | null {
  const total = (of: Offer) => had.reduce((sum, { offer, count }) => sum + (offer === of ? count : 0), 0);
  const offers = [...new Set(had.map(({ offer }) => offer))];
  const named = wantedIn(counter, offers, piece);
  const [own] = [...named.wares.map(({ offer }) => offer), ...named.declined];
  const many = offers.findLast((one) => total(one) > 1);
  const last = had.at(-1)!;
  const only = around(counter.onlyHad, piece);
  const said =
    only && (isUnspaced(piece) ? (numberAt(counter, [...only[1].trim()])?.count ?? null) : countSaid(counter, only[1]));
  // "I just want one more", and "I only wanted one thing from you", count nothing that was served.
  const isOfThese =
    only !== null && !names(counter.notAgain, piece) && (isUnspaced(piece) || countsOnly(counter, offers, only[1]));
  const keeps = isOfThese ? said : null;
  if (keeps !== null) {
    const of = own ?? many ?? last.offer;
    return keeps < total(of) ? { of, keeps } : null;
  }
  if (!isSentBack(counter, offers, piece) || names(counter.notAgain, piece)) return null;
  // Of one there is no other.
  if (names(counter.otherOne, piece)) {
    const of = own ?? many;
    return of && total(of) > 1 ? { of, keeps: total(of) - 1 } : null;
  }
  const of = own ?? last.offer;
  const goes = countSaid(counter, piece) ?? had.findLast(({ offer }) => offer === of)!.count;
  return { of, keeps: Math.max(0, total(of) - goes) };
}

/** Whether words name so many of what was served, and nothing else: "one", "two of the soup". */
function countsOnly(counter: Asked["lines"]["counter"], had: readonly Offer[], text: string): boolean {
  const numbers = counter.numbers.flatMap((one) => one.split(" "));
  const idle = new Set([...numbers, ...counter.between, ...counter.vessels]);
  const rest = text.split(" ").filter((word) => !idle.has(word) && !/^\d+$/u.test(word));
  return saysBeside(counter, had, rest.join(" "));
}

/** Whether a piece of a line sends back what it names or points at of what was served, "take the soup away", 端走: what is taken home goes nowhere, and words may be taken back. */
function isSentBack(counter: Asked["lines"]["counter"], had: readonly Offer[], piece: string): boolean {
  const { sendsBack, backWords, sentWith, sentPoints, takesAlong, otherOne } = counter;
  if (names(takesAlong, piece)) return false;
  if (isUnspaced(piece)) {
    if (!names(sendsBack, piece)) return false;
    const points = names([...sentPoints, ...otherOne, ...had.flatMap(({ thing, words }) => [thing, ...words])], piece);
    // 端走吧 points by itself, and 东西都拿走了 at nothing that was served.
    const led = piece.replace(new RegExp(`^(?:${sentWith.map(literal).join("|")}|\\s)+`, "u"), "");
    if (!points && !sendsBack.some((one) => led.startsWith(one))) return false;
    // 这桌子端走 sends back no dish.
    const idle = [...sendsBack, ...sentWith, ...sentPoints].sort((a, b) => b.length - a.length);
    return saysBeside(counter, had, piece.replace(new RegExp(`${idle.map(literal).join("|")}|[\\p{P}\\s]`, "gu"), ""));
  }
  const all = plain(piece).split(" ");
  // "We have to get back" sends nothing.
  const at = all.findIndex((word, i) => sendsBack.includes(word) && all[i + 1] !== "to");
  const end = all.findLastIndex((word) => backWords.includes(word));
  if (at < 0 || end <= at + 1 || end - at > FAR) return false;
  const own = stems(had.flatMap(({ thing, words }) => [thing, ...words]).join(" "));
  const object = all.slice(at + 1, end);
  const isIt = (word: string) => sentPoints.includes(word) || stems(word).some((one) => own.includes(one));
  return object.some(isIt) && object.every((word) => isIt(word) || sentWith.includes(word));
}

/** So many words apart what sends something back still belongs together. */
const FAR = 5;

/** What was served, with no more than so many of one thing. */
function fewer({ mouth }: Pick<Asked, "mouth">, had: readonly Had[], of: Offer, keeps: number): string[] {
  let left = keeps;
  return had.flatMap(({ thing, offer, count }) => {
    if (offer !== of) return [thing];
    const kept = Math.min(left, count);
    left -= kept;
    return kept === 0 ? [] : [kept === count ? thing : mouth.counted(offer.thing, kept)];
  });
}

/** What was just named of what is offered: in the resident's last line to the asker, else in what they asked before it. */
export function justNamed(ask: Asked, offers: readonly Offer[]): readonly Offer[] {
  const own = lastOwn(ask)?.text.toLowerCase() ?? "";
  const named = offers.filter(({ thing }) => own.includes(thing.toLowerCase()));
  if (named.length > 0 || own === "") return named;
  const asked = lastTheirs(ask)?.text ?? "";
  // "What's in the night parcel?" was answered without its name.
  if (!/[?？]/u.test(asked) && !names([...ask.lines.dishes.whats, ...ask.lines.dishes.whatIs], asked)) return named;
  const { wares } = wantedIn(ask.lines.counter, offers, asked);
  return wares.length === 1 ? [wares[0]!.offer] : named;
}

/** What all of it costs together; null where nobody has said what any of it does. */
export function sumOf(
  { lines }: Pick<Asked, "lines">,
  things: readonly string[],
  offers: readonly Offer[],
): number | null {
  const prices = things.flatMap((thing) => {
    const exact = offers.find((one) => one.thing === thing);
    const wares = exact ? [{ offer: exact, count: 1 }] : wantedIn(lines.counter, offers, thing).wares.slice(0, 1);
    return wares.flatMap(({ offer, count }) => (offer.price === null ? [] : [offer.price * count]));
  });
  return prices.length > 0 ? toCents(prices.reduce((all, one) => all + one, 0)) : null;
}

/** What was had, each kind once: "two pints of bitter and a pie with chips". */
function tabOf({ lines, mouth }: Asked, things: readonly string[], offers: readonly Offer[]): string {
  const all = new Map<string, number>();
  for (const thing of things) {
    const exact = offers.some((one) => one.thing === thing);
    const [ware] = exact ? [] : wantedIn(lines.counter, offers, thing).wares;
    const name = ware && ware.count > 1 ? ware.offer.thing : thing;
    all.set(name, (all.get(name) ?? 0) + (ware?.count ?? 1));
  }
  return mouth.listed(
    [...all].map(([thing, count]) => (count === 1 ? thing : mouth.counted(thing.replace(/^one /, ""), count))),
  );
}

/** All that was had, and what it comes to; null where nobody has said what any of it costs. */
export function billOf(ask: Asked, things: readonly string[], offers: readonly Offer[]): Answer | null {
  const sum = sumOf(ask, things, offers);
  if (sum === null) return null;
  const had = tabOf(ask, things, offers);
  return oneOf(ask, "price", ask.lines.wanting.owed, {
    cost: ask.mouth.amount(ask.self.town.currency, sum),
    things: had,
    Things: capital(had),
  });
}

/** What costs something, the cheapest first. */
export const cheapestFirst = (offers: readonly Offer[]): readonly Offer[] =>
  offers.filter(({ price }) => price).sort((a, b) => a.price! - b.price!);

/** What something is called by whoever asks for it: a latte, though the card has it under cappuccino. */
export const asAskedFor = ({ thing, words }: Offer, text: string): string =>
  match([thing], text) >= 0.5 ? thing : (words.find((word) => !names([word], thing) && names([word], text)) ?? thing);

/** What is offered where the two are, or at the place named. */
const offersAt = (ask: Asked, clause: Understood): readonly Offer[] => placeAsked(ask, clause)?.offers ?? [];

/** So sure it must be that the price of nothing that is named is asked for. */
const PLAIN = 0.9;

/** A price in a wording: of the thing as a sentence speaks of it. */
export function costs(
  ask: Asked,
  bank: readonly string[],
  offer: Offer,
  cost: string,
  more: Record<string, string> = {},
): string {
  const thing = ask.mouth.theThing(offer.thing);
  return choose(ask, bank, { thing, Thing: capital(thing), cost, Cost: capital(cost), ...more });
}

/** The cheapest or dearest of what is offered, of the sort that is asked for; null for whoever asks for neither. */
function superlative(ask: Asked, offers: readonly Offer[]): Answer | null {
  const { lines } = ask;
  const cheap = names(lines.counter.cheapWords, ask.text);
  if (!cheap && !names(lines.counter.dearWords, ask.text)) return null;
  const sort = ofSort(ask, offers) ?? [];
  const priced = cheapestFirst(sort.length > 0 ? sort : offers);
  const one = cheap ? priced[0] : priced.at(-1);
  return one ? theMost(ask, one, cheap) : null;
}

/** Something as the cheapest of what was asked for, or the dearest. */
export const theMost = (ask: Asked, one: Offer, cheap: boolean): Answer =>
  said(
    "most",
    costs(
      ask,
      cheap ? ask.lines.counter.cheapest : ask.lines.counter.dearest,
      one,
      ask.mouth.amount(ask.self.town.currency, one.price!),
    ),
  );

export const price: Answerer = (ask, clause) => {
  const { self, lines, mouth, random } = ask;
  const here = hereOf(self);
  const offers = offersAt(ask, clause);
  const text = wordsIn(ask, clause);
  const paid = paying(ask);
  if (paid) return paid;
  const keeper: boolean = isKeeper(ask, here);
  const all = [...self.town.map.places.values()].flatMap((place) => place.offers);
  const bed = isLodging(ask, text) ? lodge(ask) : null;
  if (bed) return bed;
  const ordered = withLodging(ask, orderedIn(ask), here);
  const sold = here && here.offers.length > 0 ? here.offers : all;
  const meant = justNamed(ask, offers);
  const [ware = wantedIn(lines.counter, all, text).wares[0]] = wantedIn(lines.counter, offers, text).wares;
  const called = pricedIn(lines.counter, text) ?? "";
  // 碗 is a 饭碗 where that is sold.
  const kind = called !== "" && isUnspaced(called) ? offers.find(({ thing }) => thing.endsWith(called)) : undefined;
  const first = kind ?? ware?.offer ?? offersNamed(offers, text)[0] ?? (called ? undefined : offersNamed(all, text)[0]);
  // "How much is the beer?" is of the beer that they had, where several things may be called so.
  const had = ordered.flatMap((thing) => wantedIn(lines.counter, offers, thing).wares.map(({ offer }) => offer));
  const asked = first && !text.includes(first.thing) ? (offersLike(had, text).at(-1) ?? first) : first;
  // Who only has a drink there leaves the prices to whoever sees to guests.
  const staff = !keeper && here?.access === "public" ? staffAt(self, here) : null;
  if (staff && asked?.price && offers.includes(asked))
    return oneOf(ask, "price", lines.counter.guestPrice, { ...mouth.of(self, staff), cost: costOf(ask, asked)! });
  const owed = names(lines.places.owedWords, ask.text);
  // What a guest's own things cost is no matter of the counter's.
  const atCounter = asked !== undefined || owed || meant.length > 0 || contentOf(ask, text).length === 0;
  if (staff && !atCounter) return null;
  if (staff) return oneOf(ask, "cannot", lines.wanting.askStaff, mouth.of(self, staff));
  const sum = asked && !owed ? null : sumOf(ask, ordered, sold);
  // "How much?" of two that were just served is of both.
  const [served = 1] = ordered.slice(-1).flatMap((thing) => wantedIn(lines.counter, had, thing).wares[0]?.count ?? []);
  const several =
    meant.length === 0
      ? served > 1 || ordered.length > 1
      : (meant.length > 1 && meant.every((one) => had.includes(one))) ||
        (served > 1 && meant.every((one) => one === had.at(-1)));
  const sought = asked || !keeper || owed || ofSort(ask, offers) ? null : pricedIn(lines.counter, text);
  // "A bag of seeds, how much?"
  const ordering = understoodIn(ask).some(({ intent, confidence }) => intent === "order" && confidence >= SURE);
  const named = owed ? [] : wantedIn(lines.counter, offers, text).wares;
  const inLine =
    named.length > 1 ? named : (!asked || owed) && ordering ? wantedIn(lines.counter, offers, ask.whole).wares : [];
  if (inLine.length > 0) {
    const now = inLine.map(({ offer, count }) =>
      count === 1 ? asAskedFor(offer, ask.whole) : mouth.counted(offer.thing, count),
    );
    const things = owed ? [...ordered, ...now] : now;
    const cost = sumOf(ask, things, offers);
    const values = { things: mouth.listed(things), Things: capital(mouth.listed(things)) };
    const bank = inLine === named ? lines.pointing.together : lines.wanting.owed;
    if (cost !== null) return oneOf(ask, "price", bank, { ...values, cost: mouth.amount(self.town.currency, cost) });
  }
  if (sum !== null && (owed || (several && sought === null))) return billOf(ask, ordered, sold);
  const isPaid = asked !== undefined && servedBefore(ask).some((thing) => offersOf(ask, [thing]).includes(asked));
  if ((!asked || isPaid) && sum === null && keeper && owed)
    return oneOf(ask, "price", servedBefore(ask).length > 0 ? lines.wanting.settled : lines.wanting.payNothing);
  // What was asked for last was not to be had.
  const before = lastTheirs(ask)?.reading?.clauses ?? [];
  const none =
    before.some(({ intent, confidence }) => intent === "order" && confidence >= SURE) &&
    sum === null &&
    meant.length === 0;
  if (none && keeper && !asked && contentOf(ask, text).length === 0)
    return oneOf(ask, "price", lines.wanting.payNothing);
  const most = superlative(ask, asked && !ofSort(ask, offers) ? offersLike(offers, text) : offers);
  if (most) return most;
  // Of what is not to be had here no other price is told.
  const works = offers.some(({ thing }) => names(lines.counter.services, thing));
  if (sought !== null && (clause.confidence >= SURE || (isUnspaced(text) && sought !== "")))
    return sought === ""
      ? oneOf(ask, "price", works ? lines.counter.noPrice : lines.places.priceUnknown, {}, { known: false })
      : oneOf(ask, "price", lines.counter.noneOf, { missing: sought });
  const one =
    asked ??
    (meant.length === 1 ? meant[0] : undefined) ??
    ordered
      .flatMap((thing) =>
        wantedIn(lines.counter, all, thing)
          .wares.slice(0, 1)
          .map(({ offer }) => offer),
      )
      .at(-1);
  const haggles = keeper && names(lines.places.haggleWords, ask.text);
  if (haggles && (!asked || lastOwn(ask)?.text.includes(asked.thing))) return oneOf(ask, "price", lines.places.haggled);
  // "Would a kick do?" asks for no price, and whether verse pays none of what was had.
  if (!asked && contentOf(ask, text).length > 0 && !owed && clause.confidence < PLAIN && meant.length === 0)
    return null;
  if (!one && clause.slots?.form === "whether" && clause.confidence < PLAIN) return null;
  if (!one) {
    // What has just been spoken of, rather than anything.
    const sort = ofSort(ask, offers) ?? [];
    const of = meant.length > 0 ? meant : sort.length > 0 ? sort : offers;
    const known = random.shuffled(toldOf(of).filter(({ price }) => price !== null)).slice(0, 3);
    if (known.length === 0) return oneOf(ask, "dont-know", lines.places.priceUnknown, {}, { known: false });
    return said(
      "price",
      joined(ask, ...known.map((one) => costs(ask, lines.places.listed, one, costOf(ask, one)!.toLowerCase()))),
    );
  }
  const cost = costOf(ask, one);
  const count = wantedIn(lines.counter, [one], ask.text).wares[0]?.count ?? 1;
  if (one.price && count > 1)
    return said(
      "price",
      costs(ask, lines.places.costsTogether, one, mouth.amount(self.town.currency, one.price), {
        all: mouth.amount(self.town.currency, toCents(one.price * count)),
      }),
    );
  return cost
    ? said(
        "price",
        joined(
          ask,
          costs(ask, lines.places.costs, one, cost),
          asked && !haggles && one.says,
          haggles && choose(ask, lines.places.haggled),
        ),
      )
    : oneOf(ask, "price", one.how === "buy" ? lines.places.priceUnknown : lines.places.costsNothing, {
        thing: one.thing,
      });
};

/** Whether words are about a bed for the night. */
export const isLodging = (
  { lines: { counter } }: { readonly lines: Pick<Asked["lines"], "counter"> },
  text: string,
): boolean => isBed({ lines: { counter } }, text) || names(counter.rooms, text);

/** Whether words ask for a room that is free, where rooms are let. */
export const asksRoom = ({ lines: { counter } }: Pick<Asked, "lines">, text: string): boolean =>
  names(counter.roomWords, text) && names([...counter.nights, ...counter.vacant], text);

/** The room that is let in a place; undefined where none is. */
export const letIn = ({ lines }: Pick<Asked, "lines">, { offers }: Place): Offer | undefined =>
  offers.find(({ thing, words, price }) => price && [thing, ...words].some((one) => isLodging({ lines }, one)));

/** The same, plainly. */
export const isBed = (
  { lines: { counter } }: { readonly lines: Pick<Asked["lines"], "counter"> },
  text: string,
): boolean => names(counter.lodging, text) || (names(counter.rooms, text) && names(counter.nights, text));

/** A bed for the night, for whoever asks for one: one that is let here, else why there is none, and where there is; null for others. */
export function lodge(ask: Asked): Answer | null {
  const { self, lines, mouth } = ask;
  const here = hereOf(self);
  const room = here && letIn(ask, here);
  // A "night parcel" that is sold there is no night.
  const text = here?.offers
    .filter((one) => one !== room)
    .reduce((left, { thing }) => left.replaceAll(thing, " "), ask.whole);
  if (!here || !text || !(isLodging(ask, text) || (room && asksRoom(ask, text)))) return null;
  if (room) {
    const values = { thing: room.thing, cost: mouth.amount(self.town.currency, room.price!) };
    const offer = { kind: "service", thing: room.thing, place: here.id } as const;
    const keeper = isKeeper(ask, here);
    const staff = keeper ? null : staffAt(self, here);
    if (staff) return oneOf(ask, "cannot", lines.wanting.askStaff, mouth.of(self, staff));
    if (orderedIn(ask).includes(room.thing)) return oneOf(ask, "comply", lines.counter.roomKept, values);
    // Whoever has heard the price and asks for it again takes it, and so does whoever orders it by its name.
    const takes = (justNamed(ask, here.offers).includes(room) || ask.whole === room.thing) && !ask.question;
    return takes
      ? oneOf(ask, "serve", lines.counter.roomYours, values, { offer })
      : oneOf(ask, "propose", lines.counter.roomHas, values, { offer });
  }
  const there = nearest(self, (place) => letIn(ask, place) !== undefined);
  const lived = here.areas.some(({ purposes, owners }) => purposes.includes("sleep") && owners.length > 0);
  return said(
    "cannot",
    joined(
      ask,
      choose(ask, lived ? lines.counter.roomTaken : lines.counter.roomNone),
      there && choose(ask, lines.counter.roomAt, wordsOf(ask, there.place)),
    ),
  );
}

/** What anybody expects of a place of its kind, where nobody has said what there is. */
export const usualAt = ({ self }: Asked, { purposes }: Place): readonly string[] => {
  const { had } = talkWords(self).lines;
  return (Object.keys(had) as (keyof typeof had)[]).flatMap((one) => (purposes.includes(one) ? had[one] : []));
};

/** That there is none here of what is asked for by its name and is nothing usual, and where it is sold; null where nothing of the kind is asked for. */
function notUsual(ask: Asked, clause: Understood, usual: readonly string[]): Answer | null {
  const { self, lines } = ask;
  const text = isUnspaced(ask.whole) ? ask.whole : wordsIn(ask, clause);
  const isUsual = (one: string) =>
    isUnspaced(one) ? text.includes(bareThing(lines.counter, one)) : match([one], text) >= 0.5;
  if (usual.some(isUsual) || lines.places.sorts.some(({ words }) => names(words, text))) return null;
  const sold = nearestWith(
    self,
    (offers) => offersNamed(offers, text).length > 0,
    (offers) => wantedIn(lines.counter, offers, text).wares.length > 0,
    (offers) => offersLike(offers, text).length > 0,
  );
  if (!sold && !names(lines.counter.goods, text)) return null;
  const where = sold && choose(ask, lines.places.getAt, wordsOf(ask, sold.place));
  return said("menu", joined(ask, choose(ask, lines.wanting.haveNot), where));
}

/** Things for a wording. */
const listOf = ({ mouth, random }: Asked, offers: readonly Offer[]): { readonly things: string } => ({
  things: mouth.listed(
    random
      .shuffled(toldOf(offers))
      .slice(0, 3)
      .map(({ thing }) => thing),
  ),
});

/** What there is of the sort of what words name: another drink for a lemonade. */
function ofSortLike({ lines }: Asked, text: string, offers: readonly Offer[]): readonly Offer[] {
  const sort = lines.places.sorts.find(({ alike, of }) => alike && names(of, text));
  return offers.filter((one) => one.how === "buy" && isOf(lines.counter, one, sort?.of ?? []));
}

/** What there is of the sort that is asked for, something sweet, something to drink; null where words ask for none. */
export function ofSort({ lines, text }: Asked, offers: readonly Offer[]): readonly Offer[] | null {
  const sort = lines.places.sorts.find(({ words }) => names(words, text));
  if (!sort) return null;
  const is = (one: Offer, of: readonly string[]) => isOf(lines.counter, one, of);
  return offers.filter(
    (one) => one.how === "buy" && (is(one, sort.of) || (sort.of.length === 0 && !is(one, sort.not))),
  );
}

/** What something that is to be had is like: what is said of it, else what anybody says who sells or knows it; null for whoever does not ask that. */
export function tasted(ask: Asked, text: string, offers: readonly Offer[]): Answer | null {
  const { lines, mouth, self } = ask;
  if (!lines.places.tasteWords.some((all) => all.every((one) => names([one], text)))) return null;
  const [ware, ...others] = wantedIn(lines.counter, offers, text).wares;
  const asked = ware?.offer ?? offersLike(offers, text)[0];
  if (!asked || others.length > 0) return null;
  const thing = mouth.theThing(asked.thing);
  const ours = isKeeper(ask, hereOf(self));
  const sort = lines.places.sorts.find(({ of }) => names(of, asked.thing));
  const bank = sort?.of.length ? lines.places.tasted : lines.places.wellMade;
  const own = ours ? bank : lines.places.tastedGuest;
  return said(
    "menu",
    joined(ask, asked.says ?? choose(ask, own, { thing, Thing: capital(thing) }), ours && costOf(ask, asked)),
  );
}

export const menu: Answerer = (ask, clause) => {
  const { self, lines, mouth, random } = ask;
  const place = placeAsked(ask, clause);
  const offers = place?.offers.filter(({ how }) => how !== "do") ?? [];
  if (!place || offers.length === 0) {
    const usual = place?.access === "public" ? usualAt(ask, place) : [];
    const other = usual.length > 0 ? notUsual(ask, clause, usual) : null;
    if (other) return other;
    const bank = isKeeper(ask, place) ? lines.places.weHave : lines.places.theyHave;
    if (usual.length > 0) return oneOf(ask, "menu", bank, { things: mouth.listed(random.shuffled(usual).slice(0, 3)) });
    const found = nearest(self, (one) => one.offers.some(({ how }) => how === "buy"));
    return found
      ? said(
          "menu",
          joined(
            ask,
            choose(ask, lines.places.nothingHere),
            choose(ask, lines.places.getAt, wordsOf(ask, found.place)),
          ),
        )
      : oneOf(ask, "menu", lines.places.nothingHere);
  }
  const most = superlative(ask, offers);
  if (most) return most;
  const text = wordsIn(ask, clause);
  const [ware] = wantedIn(lines.counter, offers, text).wares;
  // Oat milk is no milk coffee.
  const asked = ware?.offer ?? (names(lines.counter.goods, text) ? undefined : offersNamed(offers, text)[0]);
  const liked = asked && tasted(ask, text, offers);
  if (liked) return liked;
  const form = clause.slots?.form ?? "whether";
  const sort = ofSort(ask, offers);
  // "What cakes have you got?" is of all of them.
  const several = form !== "whether" && sort !== null && sort.length > 1;
  if (asked && !several)
    return said(
      "menu",
      joined(
        ask,
        choose(ask, form === "whether" ? lines.places.haveIt : lines.places.haveThat, {
          thing: asked.thing,
          Thing: capital(asked.thing),
        }),
        costOf(ask, asked),
        asked.says,
      ),
    );
  // "What do you have to drink?" is of all that there is to drink here, though somewhere else one may drink at a fountain.
  const anything = sort !== null && sort.length > 0 && !names(lines.counter.goods, text);
  const elsewhere = anything
    ? null
    : nearestWith(self, (others) => offersNamed(others, wordsIn(ask, clause)).length > 0);
  // Something of the sort is to be had here, and nobody is sent away for it.
  const good = elsewhere !== null || names(lines.counter.goods, text);
  const like = good ? ofSortLike(ask, wordsIn(ask, clause), offers) : [];
  if (like.length > 0)
    return said(
      "menu",
      joined(
        ask,
        choose(ask, lines.wanting.haveNot),
        choose(ask, lines.places.onlyOther, listOf(ask, like)),
        elsewhere && choose(ask, lines.places.getAt, wordsOf(ask, elsewhere.place)),
      ),
    );
  if (elsewhere)
    return said(
      "menu",
      joined(ask, choose(ask, lines.wanting.haveNot), choose(ask, lines.places.getAt, wordsOf(ask, elsewhere.place))),
    );
  // What is asked after by its name and not to be had is named in the no.
  const named = isUnspaced(text) && clause.slots?.form === "whether" ? soughtIn(lines.counter, ask.whole) : null;
  if (named !== null && !lines.places.sorts.some(({ words }) => names(words, named) && names([named], words.join(" "))))
    return said(
      "menu",
      joined(
        ask,
        choose(ask, lines.counter.noneOf, { missing: named }),
        choose(ask, lines.places.onlyOther, listOf(ask, sort?.length ? sort : offers)),
      ),
    );
  if (sort?.length === 0)
    return said(
      "menu",
      joined(ask, choose(ask, lines.wanting.haveNot), choose(ask, lines.places.onlyOther, listOf(ask, offers))),
    );
  // "Do you do a flat white?" is answered by a no before anything else.
  const other = contentOf(ask, ask.text).filter((word) => !stems(lines.places.menuWords).includes(word));
  const none = clause.slots?.form === "whether" && !sort && other.length > 0 && other.length <= 3;
  if (none)
    return said(
      "menu",
      joined(ask, choose(ask, lines.wanting.haveNot), choose(ask, lines.places.onlyOther, listOf(ask, offers))),
    );
  const some = random.shuffled(toldOf(sort ?? offers)).slice(0, 4);
  const best = some.find(({ says }) => says !== null);
  // What is said of one thing follows its name.
  const shown = best ? [...some.filter((one) => one !== best), best] : some;
  const bank = isKeeper(ask, place) ? lines.places.weHave : lines.places.theyHave;
  return said(
    "menu",
    joined(ask, choose(ask, bank, { things: mouth.listed(shown.map(({ thing }) => thing)) }), !ask.more && best?.says),
  );
};

export const about: Answerer = (ask, clause) => {
  const { self, lines, mouth, random } = ask;
  if (clause.slots?.place === undefined && ask.people.length > 0) return whoIs(ask, clause);
  const place = placeAsked(ask, clause);
  if (!place) return null;
  if (place.id !== hereOf(self)?.id && names(lines.places.nearWords, ask.text))
    return way(ask, { ...clause, slots: { ...clause.slots, place: place.id } });
  const all = wordsOf(ask, place);
  const run = place.runBy.filter((id) => self.town.personas.has(id));
  const by = run.includes(self.persona.id)
    ? choose(ask, lines.places.runByMe)
    : run.length > 0 &&
      choose(ask, lines.places.runBy, { names: mouth.listed(run.map((id) => mouth.called(self, id))) });
  const home =
    isPrivateHome(place) &&
    mouth.listed(place.household.map((id) => (id === self.persona.id ? lines.places.me[0]! : mouth.called(self, id))));
  // "Who stole the zircon?" asks nobody who runs a place.
  const { runWords, whoRuns, lookAfter } = lines.places;
  const ofIt = [place.name, ...place.aliases, ...runWords, ...whoRuns, ...lookAfter].flatMap((one) => stems(one));
  const words = isUnspaced(ask.text) ? [] : contentOf(ask, ask.text);
  if (clause.slots?.form === "who" && words.length > 1 && words.every((word) => !ofIt.includes(word))) return null;
  if (clause.slots?.form === "who" && (by || home))
    return said("place", by || choose(ask, lines.places.livesHere, { names: home as string }));
  // How old a place is stands nowhere: it is not told what the place is, which whoever asks that knows.
  const age = new Set(
    [...lines.places.ageWords, place.name, ...place.aliases, ...lines.places.thisPlace].flatMap(stems),
  );
  const ofAge =
    names(lines.places.ageWords, ask.text) &&
    !names(lines.people.keepers, ask.text) &&
    contentOf(ask, ask.text).filter((one) => !age.has(one)).length < AGED;
  if (ofAge && !/\d/.test(place.about)) return unknownAge(ask, run);
  const remark = place.remarks.length > 0 && random.chance(0.6) ? random.pick(place.remarks) : null;
  const named = clause.slots?.place !== undefined || place.about.includes(place.name);
  return said(
    "place",
    joined(
      ask,
      !named && choose(ask, lines.places.thisIs, all),
      home
        ? choose(ask, lines.places.livesHere, { ...all, names: home })
        : named && !place.about.includes(place.name)
          ? choose(ask, lines.places.thatIs, { ...all, about: place.about })
          : place.about,
      by,
      !ask.more && remark,
    ),
  );
};

/** So many other words, and something else is asked after: how old somebody is, or how long something takes. */
const AGED = 3;

/** That nobody knows how old a place is; whoever runs it had it from somebody else, or is to be asked. */
function unknownAge(ask: Asked, run: readonly PersonId[]): Answer {
  const { ageMine, ageOf, ageUnknown } = ask.lines.places;
  const [keeper] = run;
  if (keeper === undefined) return oneOf(ask, "dont-know", ageUnknown, {}, { known: false });
  return keeper === ask.self.persona.id
    ? oneOf(ask, "place", ageMine)
    : oneOf(ask, "dont-know", ageOf, ask.mouth.of(ask.self, keeper), { known: false });
}

/** Who runs the place that a line names, or where the two are, for whoever asks that and no more: "who runs this place?" Null for others. */
export function whoRunsIt(ask: Asked): Answer | null {
  const { lines, text, self } = ask;
  const { whoRuns, runWords, thisPlace, lookAfter } = lines.places;
  const [named] = ask.reading?.places ?? [];
  const asks = named === undefined ? names(whoRuns, text) : names(lookAfter, text);
  if (!ask.question || !asks || names(lines.bearing.ofYou, text)) return null;
  const here = hereOf(self);
  const own = here?.access === "public" && names(thisPlace, text) ? here : null;
  const meant = named === undefined ? own : (self.town.map.places.get(named) ?? null);
  if (!meant) return null;
  const words = [meant.name, ...meant.aliases, ...whoRuns, ...lookAfter, ...runWords, ...thisPlace];
  const said = new Set(words.flatMap((one) => stems(one)));
  if (!isUnspaced(text) && contentOf(ask, text).some((word) => !said.has(word))) return null;
  return about(ask, {
    act: { act: "chat" },
    confidence: 1,
    intent: "ask-place",
    slots: { form: "who", place: meant.id },
  });
}

/** Who runs the place that was just spoken of, for whoever asks on; null where it was none. */
export function placeAbout(ask: Asked, clause: Understood): Answer | null {
  const place = names(ask.lines.places.runWords, ask.text) ? placeSaid(ask) : null;
  return place && about(ask, { ...clause, slots: { ...clause.slots, form: "who", place: place.id } });
}

/** Things in one's sight that words name. */
function thingAsked(ask: Asked, clause: Understood) {
  const here = hereOf(ask.self);
  if (!here) return null;
  const named = clause.slots?.thing;
  return thingIn(here, named ?? wordsIn(ask, clause)).object?.object ?? null;
}

/** Whether it is asked if there is something, which names nothing there is. */
const isNone = (ask: Asked, { slots }: Understood): boolean =>
  slots?.form === "whether" &&
  (slots.place ?? slots.thing) === undefined &&
  names(ask.lines.places.anyWords, ask.text) &&
  contentOf(ask, ask.text).length > 0;

export const thing: Answerer = (ask, clause) => {
  const { self, lines, mouth } = ask;
  const where = clause.slots?.form === "where" ? thingWhere(ask, clause) : null;
  if (where) return where;
  const object = thingAsked(ask, clause);
  const here = hereOf(self);
  // 最贵的是啥, at a counter.
  const most = object || !here || !isKeeper(ask, here) ? null : superlative(ask, here.offers);
  if (most) return most;
  if (!object) return isNone(ask, clause) ? oneOf(ask, "thing", lines.places.thingNone) : null;
  const { text: state, odd } = stateOf(self.world, object.id);
  const all = { thing: object.name, Thing: capital(object.name), state };
  const owner = object.owner;
  const whose =
    owner === undefined
      ? null
      : owner === self.persona.id
        ? choose(ask, lines.places.thingMine, all)
        : choose(ask, lines.places.thingOf, { ...all, owner: mouth.called(self, owner) });
  if (clause.slots?.form === "who") return said("thing", whose ?? choose(ask, lines.places.thingNobodys, all));
  if (clause.slots?.form === "how" && object.howTo) return said("thing", joined(ask, object.howTo));
  return said(
    "thing",
    joined(
      ask,
      choose(ask, odd ? lines.places.thingOdd : lines.places.thingIs, all),
      object.flaw && choose(ask, lines.places.thingFlaw, { flaw: object.flaw }),
      whose,
    ),
  );
};

/** Whether one may use a thing. */
function useOf(ask: Asked, clause: Understood): Answer | null {
  const { self, lines, mouth } = ask;
  const object = thingAsked(ask, clause);
  if (!object) return null;
  const all = { thing: object.name, owner: object.owner ? mouth.called(self, object.owner) : "" };
  const mine = object.owner === self.persona.id;
  const cold = (tieTo(self, ask.asker.id)?.warmth ?? 0) < 0;
  if (mine || !object.owner) {
    const bank = cold
      ? lines.places.mayNot
      : object.use === "owner" && !mine
        ? lines.places.mayNot
        : lines.places.mayUse;
    return said(
      "thing",
      joined(
        ask,
        choose(ask, bank, all),
        bank === lines.places.mayUse && object.howTo,
        bank === lines.places.mayUse && object.flaw && choose(ask, lines.places.thingFlaw, { flaw: object.flaw }),
      ),
    );
  }
  return oneOf(ask, "thing", object.use === "anyone" ? lines.places.mayUse : lines.places.mayAsk, all);
}

export const may: Answerer = (ask, clause) => {
  const { self, lines } = ask;
  const wash = washing(ask, ask.text) ?? paying(ask);
  if (wash) return wash;
  const use = clause.slots?.thing === undefined ? null : useOf(ask, clause);
  if (use) return use;
  const here = hereOf(self);
  const host = here !== null && (here.household.includes(self.persona.id) || isKeeper(ask, here));
  if ((tieTo(self, ask.asker.id)?.warmth ?? 0) < 0) return oneOf(ask, "decline", lines.places.mayNot, { thing: "" });
  if (here && here.access === "public" && !isOpen(here, self.now))
    return oneOf(ask, "decline", lines.places.mayNotShut, wordsOf(ask, here));
  return oneOf(ask, "comply", host ? lines.places.mayHost : lines.places.mayGuest);
};

export const whoHere: Answerer = (ask, clause) => {
  const { self, lines, mouth } = ask;
  if (ask.people.length > 0) return whereabouts(ask, clause);
  // "Is there wifi here?" asks for no people.
  const things = contentOf(ask, ask.text).length > 0 && !names(lines.places.peopleWords, ask.text);
  if (clause.slots?.form === "whether" && clause.slots.place === undefined && things)
    return thing(ask, clause) ?? oneOf(ask, "thing", lines.places.thingNone);
  const place = placeAsked(ask, clause);
  const elsewhere = place !== null && place.id !== hereOf(self)?.id;
  const household = place?.household.filter((id) => id !== self.persona.id && self.town.personas.has(id)) ?? [];
  if (household.length > 0 && names(lines.people.homeWords, ask.text))
    return oneOf(ask, "place", lines.places.livesHere, {
      names: mouth.listed(household.map((id) => mouth.called(self, id))),
    });
  const staff = (place?.staff ?? []).filter((id) => id !== self.persona.id && self.town.personas.has(id));
  const others = present(self).filter(({ id }) => id !== ask.asker.id);
  // Whoever sleeps or is behind a door is in all the same.
  const inside = indoors(self);
  const absent = staff.filter(
    (id) => ![...others, ...inside.map(({ who }) => ({ id: who }))].some((one) => one.id === id),
  );
  const works =
    place && staff.length > 0
      ? choose(ask, lines.places.worksThere, {
          ...wordsOf(ask, place),
          names: mouth.listed((elsewhere ? staff : absent).slice(0, 3).map((id) => mouth.called(self, id))),
        })
      : null;
  if (elsewhere)
    return works
      ? said("company", works)
      : oneOf(ask, "dont-know", lines.places.whoElsewhere, wordsOf(ask, place), { known: false });
  return said(
    "company",
    joined(ask, aboutHere(ask, others, inside), ...insideSaid(ask, inside), absent.length > 0 && !ask.more && works),
  );
};

/** Who is awake and in sight with the resident; `inside` are in the house though they are not. */
function aboutHere(ask: Asked, others: readonly Person[], inside: readonly Absent[]): string {
  const { lines, mouth, self } = ask;
  const awake = others.filter(({ id }) => !inside.some(({ who }) => who === id));
  if (awake.length > 0)
    return choose(ask, lines.places.here, {
      names: mouth.listed(awake.slice(0, 5).map(({ id }) => mouth.called(self, id))),
    });
  const up = inside.every(({ here }) => here?.asleep) ? lines.places.onlyMeUp : lines.places.onlyMeInSight;
  const alone = ask.more ? lines.places.onlyMeToo : lines.places.onlyMe;
  return choose(ask, inside.length > 0 ? up : alone, { name: askerName(ask) });
}

/** That others of the house are in: who sleeps, and who is in which room. */
function insideSaid(ask: Asked, inside: readonly Absent[]): readonly string[] {
  const { lines, mouth, self } = ask;
  const called = ({ who }: Absent) => mouth.called(self, who);
  const sleepers = inside.filter(({ here }) => here?.asleep);
  const bank = sleepers.length > 1 ? lines.places.severalAsleep : lines.places.oneAsleep;
  return [
    ...inside
      .filter(({ here }) => !here?.asleep)
      .map((one) => {
        const room = one.here?.room ?? lines.people.ownRoom[0]!;
        return choose(ask, lines.places.inRoom, { names: called(one), room });
      }),
    ...(sleepers.length > 0 ? [choose(ask, bank, { names: mouth.listed(sleepers.map(called)) })] : []),
  ];
}

export const toDo: Answerer = (ask, clause) => {
  const { self, lines, mouth, random } = ask;
  const today = self.town
    .calendar(dayOf(self.now))
    .regulars.find(({ hours }) => !hours || isWithin(hours, self.now) || hours.from > timeOfDay(self.now));
  const story = newsAsked(ask, clause);
  const event = gatheringOf(story);
  const ahead =
    event && event.to > self.now
      ? choose(ask, lines.places.comingUp, {
          event: event.name,
          when: mouth.moment(self, event.from),
          at: mouth.at(self, event.spot.place),
        })
      : null;
  const offers = [...self.town.map.places.values()].flatMap((place) =>
    self.mind.map.places.has(place.id) && place.access === "public" && isOpen(place, self.now)
      ? place.offers.filter(({ how, common }) => how === "do" && !common).map((offer) => ({ offer, place }))
      : [],
  );
  const some = random.shuffled(offers).slice(0, ahead || today ? 1 : 2);
  const open =
    some.length > 0 || ahead || today
      ? []
      : [...self.town.map.places.values()]
          .filter((place) => place.access === "public" && isOpen(place, self.now) && place.id !== hereOf(self)?.id)
          // Where something is to be had one goes sooner than where nothing is.
          .sort((a, b) => b.offers.length - a.offers.length)
          .slice(0, 1);
  const sights = mouth.listed(open.map(({ id }) => mouth.place(self, id)));
  return said(
    "to-do",
    joined(
      ask,
      today &&
        (today.place
          ? choose(ask, lines.places.todayIs, { name: today.name, at: mouth.at(self, today.place) })
          : choose(ask, lines.places.todayIsAnywhere, { name: today.name })),
      ahead,
      ...some.map(({ offer, place }) =>
        choose(ask, lines.places.canDo, { thing: offer.thing, ...wordsOf(ask, place) }),
      ),
      sights !== "" && choose(ask, lines.places.goSee, { place: sights, Place: capital(sights) }),
    ),
    { rests: story && ahead ? [bestMemory(self.mind, story.id)!] : [] },
  );
};
