/**
 * What something to eat or drink is made of, and who it comes from, for whoever asks that where it is to be had: what its town file says of it,
 * else what anybody puts into it (`data/dishes/<tag>.jsonl`, by hand: true in any kitchen), else that one does not know.
 */
import { capital } from "../../language/capital.ts";
import { literal } from "../../language/literal.ts";
import { isUnspaced, stems } from "../../mind/memory/words.ts";
import type { Persona } from "../../mind/persona.ts";
import { linesOf } from "../../package-files.ts";
import type { Offer } from "../../world/offers.ts";
import type { Place, Purpose } from "../../world/places.ts";
import { SURE } from "../../world/reading.ts";
import type { Answer } from "../tongue.ts";
import { normalised, wordsOf } from "../understand/normalise.ts";
import { sentencesOf } from "../understand/sentences.ts";
import { type Asked, joined, oneOf, said, understoodIn } from "./answerer.ts";
import { choose } from "./ask.ts";
import { contentOf } from "./content.ts";
import { spokenOf } from "./counter-talk.ts";
import { hereOf, isKeeper } from "./here.ts";
import { lastOwn } from "./manner.ts";
import { names } from "./naming.ts";
import { justNamed, offersNamed } from "./places.ts";
import { hadAt } from "./wanted.ts";
import { bareThing, kindOf, wantedIn } from "./wares.ts";

/** What people call something to eat or drink, and what is in it. */
interface Dish {
  readonly is: readonly string[];
  readonly says: string;
}

/** The dishes of a language. */
const dishesIn = linesOf<Dish>((tag) => `data/dishes/${tag}.jsonl`);

/** The dish that something is, by the longest name for one that it ends with: a tea towel is no tea. */
function dishOf({ self, lines }: Asked, { thing, words }: Offer): Dish | null {
  const isIt = (called: string) => (name: string) =>
    isUnspaced(called)
      ? bareThing(lines.counter, called).endsWith(name)
      : names([name], called) && (called.endsWith(name) || kindOf(lines.counter, called) === name.split(" ").at(-1));
  for (const called of [thing.toLowerCase(), ...words.map((one) => one.toLowerCase())]) {
    const [found] = dishesIn(self.town.language)
      .flatMap((dish) => dish.is.filter(isIt(called)).map((name) => ({ dish, length: name.length })))
      .sort((a, b) => b.length - a.length);
    if (found) return found.dish;
  }
  return null;
}

/** Where there is something to eat or drink. */
const KITCHENS: readonly Purpose[] = ["meal", "coffee", "drinks", "groceries"];

/** Whether what is said of something tells what is in it: it names something to eat that the thing is not called by. */
function tells(ask: Asked, { thing, words, says }: Offer): boolean {
  if (says === null) return false;
  const own = [thing, ...words];
  return foodIn(ask).some((one) => !names([one], own.join(" ")) && names([one], says));
}

/** What something is or is made of, for whoever asks that of what they name, else of what was spoken of last; null for others. */
export function madeOf(ask: Asked): Answer | null {
  const { self, lines, mouth } = ask;
  const here = hereOf(self);
  if (here?.access !== "public" || !isKeeper(ask, here)) return null;
  const is = whatIs(ask, here) ?? flawOf(ask, here);
  if (is) return is;
  const offers = hadAt(ask, here).filter(({ how, price }) => how !== "do" && how !== "borrow" && price !== 0);
  if (offers.length === 0 || !KITCHENS.some((one) => here.purposes.includes(one))) return null;
  // "Yeah but whats in it" asks without a mark.
  const asks = (one: string) => mouth.asks(one) || names(lines.dishes.whats, one);
  const [asked] = [ask.text, ...sentencesOf(ask.whole)]
    .filter((one) => asks(one) || (ask.question && one === ask.text))
    .flatMap((text) => {
      const found = insideOf({ ...ask, text }, offers);
      return found ? [found] : [];
    });
  if (!asked) return null;
  if (asked.length === 0 && isElse(ask)) return null;
  const meant = asked.length > 0 ? asked : partOf(ask, spokenOf(ask, offers, JUST));
  const [offer, ...others] = meant;
  if (!offer) return null;
  if (others.length > 0)
    return oneOf(ask, "ask-back", lines.wanting.whichOf, {
      things: mouth.listed([offer, ...others].slice(0, 4).map(({ thing }) => thing)),
    });
  const { allergy, askFirst, unknown } = lines.dishes;
  const own = tells(ask, offer) ? offer.says : null;
  const isAllergic = names(allergy, ask.whole);
  const says = own ?? (isAllergic ? null : dishOf(ask, offer)?.says);
  if (says) return said("menu", says);
  const guess = isAllergic ? null : guessed(ask, here, offer);
  if (guess) return guess;
  const line = joined(ask, choose(ask, unknown), isAllergic && choose(ask, askFirst));
  return said("dont-know", line, { known: false });
}

/** What a thing that nobody knows by its name may be, as whoever sells it would put it; null for what its name tells, a soup or a roll. */
function guessed({ lines, ...ask }: Asked, { purposes }: Place, { thing, words }: Offer): Answer | null {
  const told = names(foodIn({ ...ask, lines }), [thing, ...words].join(" "));
  if (told || !KITCHENS.some((one) => purposes.includes(one))) return null;
  return oneOf({ ...ask, lines }, "menu", lines.dishes.guessed, { Thing: capital(bareThing(lines.counter, thing)) });
}

/** What something on the menu is, for whoever asks no more than that: "what's a night parcel?", 疙瘩汤是啥; null for others. */
function whatIs(ask: Asked, here: Place): Answer | null {
  const offers = hadAt(ask, here).filter(({ how, price }) => how === "buy" && price !== 0);
  const offer = [ask.text, ...sentencesOf(ask.whole)].flatMap((text) => isWhat({ ...ask, text }, offers) ?? [])[0];
  if (!offer) return null;
  const says = offer.says ?? dishOf(ask, offer)?.says;
  if (says) return said("menu", says);
  return guessed(ask, here, offer);
}

/** What is the matter with a thing that is sold cheap, for whoever asks that of one they name or that was just named; null for others. */
function flawOf(ask: Asked, here: Place): Answer | null {
  const { lines } = ask;
  const offers = hadAt(ask, here).filter(({ how, price }) => how === "buy" && price !== 0);
  const asked = sentencesOf(ask.whole).find((one) => names(lines.dishes.flawWords, one));
  if (!ask.question || asked === undefined) return null;
  const sold = wantedIn(lines.counter, offers, asked).wares.map(({ offer }) => offer);
  const named = sold.length > 0;
  const meant =
    named ||
    (names([...lines.dishes.points, ...lines.counter.thatWords], asked) && justNamed(ask, offers).length === 1);
  // What one eats is not crooked.
  const isEaten = [...sold, ...(named ? [] : justNamed(ask, offers))].some((one) => dishOf(ask, one) !== null);
  return meant && !isEaten ? oneOf(ask, "thing", lines.dishes.flaws) : null;
}

/** What of what is offered a sentence asks the nature of, by its name or as what was just named; null where it asks that of nothing. */
function isWhat(ask: Asked, offers: readonly Offer[]): Offer | null {
  const { lines, text } = ask;
  const { whatIs, whatOnly, whatLike } = lines.dishes;
  const { articles, itThat } = lines.counter;
  const pointed = (): Offer | null => {
    const [last, ...others] = justNamed(ask, offers);
    return last && others.length === 0 && lastOwn(ask) ? last : null;
  };
  if (isUnspaced(text)) {
    for (const piece of text.split(/[，,、。！!？?；;\s]/u)) {
      const found = [...whatIs].sort((a, b) => b.length - a.length).find((one) => piece.endsWith(one));
      const before =
        found === undefined
          ? ""
          : piece.slice(0, -found.length).replace(/^(?:请问|那个?|这个?|你们?的?|您的?|啊)+/u, "");
      if (found === undefined) continue;
      if (before === "" && piece.length > found.length) return pointed();
      const named = offers.find(({ thing, words }) =>
        [thing, ...words].some((one) => bareThing(lines.counter, one) === before),
      );
      if (named) return named;
    }
    return null;
  }
  const said = wordsOf(normalised(text)).filter((word) => /\p{L}/u.test(word));
  const at = said.findIndex((_, i) => whatIs.some((one) => said.slice(i, i + one.split(" ").length).join(" ") === one));
  if (at < 0) return null;
  const [asks] = whatIs
    .filter((one) => said.slice(at).join(" ").startsWith(`${one} `))
    .sort((a, b) => b.length - a.length);
  const rest = said.slice(at + (asks?.split(" ").length ?? said.length));
  const name = rest.slice(rest.findIndex((word) => !articles.includes(word)));
  const { length } = rest;
  if (itThat.includes(name[0] ?? "") || lines.counter.thatWords.includes(name[0] ?? ""))
    return name.slice(1).every((word) => whatOnly.includes(word)) ? pointed() : null;
  if (length === 0 || name.length === rest.length) return null;
  return (
    offers.find(({ thing, words }) =>
      [thing, ...words].some((one) => {
        const own = wordsOf(normalised(one)).filter((word, i) => i > 0 || !articles.includes(word));
        // "What's the seed cake like?" asks how it tastes.
        return own.length > 1 && own.every((word, i) => name[i] === word) && !whatLike.includes(name[own.length] ?? "");
      }),
    ) ?? null
  );
}

/** Of several things those of which words name a part, "what fish is in it?" of a fish soup and a coffee; else all. */
function partOf({ whole }: Pick<Asked, "whole">, offers: readonly Offer[]): readonly Offer[] {
  const said = new Set(stems(whole));
  const named = offers.filter(({ thing, words }) =>
    [thing, ...words].some((one) => (isUnspaced(one) ? false : stems(one).some((word) => said.has(word)))),
  );
  return offers.length > 1 && named.length > 0 ? named : offers;
}

/** So many lines back a thing is what is only pointed at. */
const JUST = 2;

/** What is surely asked by words that only seem to point at something to eat: "is there any truth in that?" */
const ELSE: ReadonlySet<string> = new Set(["ask-true", "ask-place", "ask-town", "follow-why"]);
const isElse = (ask: Asked): boolean =>
  understoodIn(ask).some(({ intent, confidence }) => confidence >= SURE && ELSE.has(intent));

/** What there is to eat, by any name. */
const foodIn = ({ lines }: Asked): readonly string[] => [
  ...lines.counter.goods,
  ...lines.dishes.stuffs,
  ...lines.places.sorts.flatMap(({ of }) => of),
];

/** What a question asks the inside of by its name; none where it only points at something; null where it asks for no inside. */
function insideOf(ask: Asked, offers: readonly Offer[]): readonly Offer[] | null {
  const { lines, text } = ask;
  const named = (part: string) => wantedIn(lines.counter, offers, part).wares.map(({ offer }) => offer);
  // "What are you made of?", 你是什么做的.
  if (
    names([...lines.dishes.made, ...lines.dishes.hows], text) ||
    (names(lines.dishes.holds, text) && names(lines.dishes.stuffs, text))
  ) {
    const found = named(text);
    const points = names([...lines.counter.itThat, ...lines.counter.thatWords], text);
    return found.length > 0 || points || isUnspaced(text) || !names(lines.bearing.ofYou, text) ? found : null;
  }
  return (isUnspaced(text) ? insideUnspaced : insideSpaced)(ask, text, named);
}

type Named = (part: string) => readonly Offer[];

/** "What's in the soup?", "is there nuts in it". */
function insideSpaced(ask: Asked, text: string, named: Named): readonly Offer[] | null {
  const { lines, mouth } = ask;
  const { within, asks, beside, whats } = lines.dishes;
  const { itThat, thatWords, articles, between, vessels } = lines.counter;
  const words = wordsOf(normalised(text)).filter((word) => /\p{L}/u.test(word));
  const at = words.findLastIndex((word) => within.includes(word));
  const upTo = words.slice(0, Math.max(at, 0));
  // "Sounds odd, what's in it?" asks from there on.
  const before = upTo.slice(
    Math.max(
      0,
      upTo.findLastIndex((word) => whats.includes(word)),
    ),
  );
  // "How did you get into this?" asks for no dish.
  if (at < 1 || !before.some((word) => asks.includes(word)) || names(lines.dishes.notInside, text)) return null;
  const after = words.slice(at + 1);
  const points = new Set([...itThat, ...thatWords, ...articles, ...between, ...vessels]);
  const rest = after.filter((word) => !points.has(word));
  if (rest.length === 0) {
    // "Is there a park with a playground in it?"
    const known = new Set([...asks, ...beside, ...points, ...foodIn(ask)]);
    const other = before.filter((word) => !known.has(word) && contentOf(ask, word).length > 0);
    return other.length === 0 && (after.length > 0 || words[at] !== "in") ? [] : null;
  }
  const found = named(after.join(" "));
  const own = new Set(found.flatMap((one) => [one.thing, ...one.words].flatMap((name) => stems(name))));
  const more = stems(rest.join(" ")).filter((word) => !own.has(word) && !mouth.idle.has(word));
  return found.length > 0 && more.length <= 1 ? found : null;
}

/** 烧饼里面有啥, 里头放了什么. */
function insideUnspaced(ask: Asked, text: string, named: Named): readonly Offer[] | null {
  const { within, asks, beside } = ask.lines.dishes;
  const known = [...foodIn(ask), ...asks, ...beside].sort((a, b) => b.length - a.length);
  const isOnly = (part: string) => part.replace(new RegExp(known.map(literal).join("|"), "gu"), "") === "";
  for (const piece of text.split(/[，,、。！!？?；;\s]/u)) {
    const inside = within.find((one) => piece.includes(one));
    const at = inside === undefined ? -1 : piece.indexOf(inside);
    if (inside === undefined || !names(asks, piece.slice(at + inside.length))) continue;
    const before = piece.slice(0, at);
    const found = named(before);
    if (found.length > 0) return found;
    // 店里有人吗 asks for nobody in a dish, and 里有 by itself for nothing.
    const points = /^(?:请问|那|这|它|他|的|个|些|东西|哎)*$/u.test(before) && (before !== "" || inside.length > 1);
    // 里面有长椅吗 asks for no food.
    if (points && isOnly(piece.slice(at + inside.length))) return [];
  }
  return null;
}

/** What a question of where something comes from may be of, and how it asks. */
interface Origin {
  /** What of what is sold here it names or points at, or something of which is named. */
  readonly own: Offer | undefined;
  /** It names no thing that is sold here by its whole name, but a part of one. */
  readonly part: boolean;
  /** What it names of what is brought to places. */
  readonly supply: Asked["lines"]["dishes"]["supplies"][number] | undefined;
}

/** Who something that is sold comes from, for whoever asks that at a counter: by their trade, else by where there is some, else as anywhere; null for others. */
export function suppliedBy(ask: Asked): Answer | null {
  const { self, whole } = ask;
  const here = hereOf(self);
  const others = ask.people.flatMap(({ ids }) => ids).some((id) => id !== self.persona.id);
  if (!here || !isKeeper(ask, here) || others) return null;
  const asked = sentencesOf(whole).filter((one) => /[?？]$/u.test(one) || ask.mouth.asks(one));
  for (const text of ask.question ? [ask.text, ...asked] : asked) {
    const found = comesFrom({ ...ask, text }, here);
    if (found) return found;
  }
  return null;
}

/** What is asked after by one sentence; null where it asks for no origin. */
function originOf(ask: Asked, here: Place): Origin | null {
  const { lines, text } = ask;
  const { suppliers, whence, from, made, hows, supplies, makesHere, youMake } = lines.dishes;
  const asks = names([...suppliers, ...makesHere, ...youMake], text) || (names(whence, text) && names(from, text));
  if (!asks || names(hows, text) || (names(made, text) && !names([...makesHere, ...youMake], text))) return null;
  // 茶碗 is no 茶.
  const longest = (of: readonly string[], words: string) =>
    Math.max(0, ...of.filter((one) => names([one], words)).map(({ length }) => length));
  const best = (words: string) => {
    const [first] = [...supplies].sort((a, b) => longest(b.of, words) - longest(a.of, words));
    return first && longest(first.of, words) > 0 ? first : undefined;
  };
  const offers = hadAt(ask, here).filter(({ how, price }) => how === "buy" && price !== 0);
  const named = wantedIn(lines.counter, offers, text).wares[0]?.offer;
  const said = new Set(stems(text));
  // "The plums" of plum dumplings.
  const part = named ?? offers.find(({ thing }) => !isUnspaced(thing) && stems(thing).some((word) => said.has(word)));
  const supply = best(text);
  if (part || supply)
    return {
      own: part,
      part: !named && part !== undefined,
      supply: supply ?? (part && best(calledOf(ask, part))),
    };
  // "Did you catch that?"
  if (names(youMake, text) && !names(makesHere, text) && !isOfThis(ask)) return null;
  const [last, ...others] = pointsAt(ask) && !isElse(ask) ? spokenOf(ask, offers, JUST) : [];
  if (!last || others.length > 0) return null;
  return { own: last, part: false, supply: best(calledOf(ask, last)) };
}

/** Whether a question what somebody makes is of the thing it points at, and asks no further: "did you bake these yourself?" and no "do you make it home?" */
function isOfThis({ lines, text }: Asked): boolean {
  const { youMake, points, ofThis, grown } = lines.dishes;
  const low = normalised(text).toLowerCase();
  const asks = youMake.find((one) => names([one], low)) ?? "";
  const rest = wordsOf(low.slice(low.indexOf(asks) + asks.length)).filter((word) => /\p{L}/u.test(word));
  return !names(grown, text) && rest.every((word) => points.includes(word) || ofThis.includes(word));
}

/** All that a thing is called, without what it is measured by: a bowl of soup comes from no potter. */
const calledOf = ({ lines }: Asked, { thing, words }: Offer): string =>
  [thing, ...words]
    .flatMap((one) => (isUnspaced(one) ? [bareThing(lines.counter, one)] : one.split(" ")))
    .filter((word, at, all) => !lines.counter.vessels.includes(word) || all[at + 1] !== "of")
    .join(" ");

/** Whether words point at a thing and name none: "who makes it?", "home-made?", 是您自己做的吗. */
const pointsAt = ({ lines, text }: Asked): boolean =>
  isUnspaced(text) ||
  names(lines.dishes.points, text) ||
  (wordsOf(normalised(text)).length <= FEW && !names(lines.bearing.ofYou, text));

/** So many words at most ask of what was named before, though they do not point at it. */
const FEW = 4;

/** The answer to one sentence that asks who something comes from or who makes it; null for others. */
function comesFrom(ask: Asked, here: Place): Answer | null {
  const { self, lines, text, mouth } = ask;
  const { makes, makesHere, youMake, suppliers, anywhere, fromThem, fromPlace } = lines.dishes;
  const asked = originOf(ask, here);
  if (!asked) return null;
  const { own, supply } = asked;
  const makersOf = (by: readonly string[]) => {
    const makes = (one: string) => (who: Persona) =>
      names([one], trade(ask, who)) && !names(lines.dishes.sellers, trade(ask, who));
    return by.flatMap((one) => [...self.town.personas.values()].filter(makes(one)));
  };
  const makers = supply ? makersOf(supply.by) : [];
  const cooked = KITCHENS.some((one) => here.purposes.includes(one));
  const asksHere = names([...makesHere, ...youMake], text);
  const isMade = asksHere || names(makes, text);
  // "Brewed here, or bought in?" asks for no name.
  const ownMade = names([...makes, ...suppliers], text) ? lines.dishes.ownMade : lines.dishes.madeHere;
  // "Is the pie home-made?" is of the cook, and not of whose pears are in it.
  const dish = own && !asked.part && cooked && asksHere && !names(lines.dishes.grown, text) && dishOf(ask, own);
  if (dish && (supply?.by.length !== 0 || !isRaw(ask, own))) return oneOf(ask, "who", ownMade);
  const isMine = isMade && makers.includes(self.persona);
  // The kiln master is asked of what the shop sells: 铺里那把壶是您烧的吗.
  if (isMine && !own && names(lines.bearing.ofYou, text)) return oneOf(ask, "who", ownMade);
  const maker = makers.find(({ id, work }) => id !== self.persona.id && work !== null);
  if (maker)
    return oneOf(ask, "who", fromThem, {
      ...mouth.of(self, maker.id),
      at: mouth.at(self, maker.work!.spot.place),
    });
  if (isMine) return oneOf(ask, "who", ownMade);
  const called = [text, ...(own ? [own.thing, ...own.words] : [])].join(" ");
  const place =
    supply &&
    soldAt(
      ask,
      here,
      supply.of.filter((one) => names([one], called)),
    );
  if (place !== undefined) return oneOf(ask, "where", fromPlace, { place: mouth.place(self, place) });
  if (own && isMade && !asked.part && !(supply && isRaw(ask, own))) return oneOf(ask, "who", ownMade);
  return oneOf(ask, "who", supply?.says ?? anywhere);
}

/** What somebody does, and where. */
const trade = ({ self }: Asked, { occupation, work }: Persona): string =>
  `${occupation} ${work ? (self.town.map.places.get(work.spot.place)?.name ?? "") : ""}`;

/** Whether a thing is sold as it comes, by its name: coffee, and no cake. */
const isRaw = ({ lines }: Asked, { thing, words }: Offer): boolean =>
  lines.dishes.supplies.some(({ of }) =>
    [thing, ...words].some((one) =>
      isUnspaced(one) ? of.includes(bareThing(lines.counter, one)) : names(of, kindOf(lines.counter, one)),
    ),
  );

/** Another place where something is sold under one of some names. */
const soldAt = ({ self }: Asked, here: Place, called: readonly string[]): Place["id"] | undefined =>
  [...self.town.map.places.values()].find(
    ({ id, access, offers }) =>
      id !== here.id &&
      access === "public" &&
      self.mind.map.places.has(id) &&
      called.some(
        (one) =>
          offersNamed(
            offers.filter(({ how, common }) => how !== "do" && !common),
            one,
          ).length > 0,
      ),
  )?.id;
