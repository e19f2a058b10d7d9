/**
 * What something to eat or drink is made of, and who it comes from, for whoever asks that where it is to be had: what its town file says of it,
 * else what anybody puts into it (`data/dishes/<tag>.jsonl`, by hand: true in any kitchen), else that one does not know.
 */
import { literal } from "../../language/literal.ts";
import { isUnspaced, stems } from "../../mind/memory/words.ts";
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
import { hadAt } from "./counter.ts";
import { spokenOf } from "./counter-talk.ts";
import { hereOf, isKeeper } from "./here.ts";
import { names } from "./naming.ts";
import { offersNamed } from "./places.ts";
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

/** What something is made of, for whoever asks that of what they name, else of what was spoken of last; null for others. */
export function madeOf(ask: Asked): Answer | null {
  const { self, lines, mouth } = ask;
  const here = hereOf(self);
  if (!ask.question || here?.access !== "public" || !isKeeper(ask, here)) return null;
  const offers = hadAt(ask, here).filter(({ how, price }) => how !== "do" && how !== "borrow" && price !== 0);
  if (offers.length === 0 || !KITCHENS.some((one) => here.purposes.includes(one))) return null;
  const [asked] = [ask.text, ...sentencesOf(ask.whole).filter((one) => mouth.asks(one))].flatMap((text) => {
    const found = insideOf({ ...ask, text }, offers);
    return found ? [found] : [];
  });
  if (!asked) return null;
  if (asked.length === 0 && isElse(ask)) return null;
  const [offer, ...others] = asked.length > 0 ? asked : spokenOf(ask, offers, JUST);
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
  const line = joined(ask, choose(ask, unknown), isAllergic && choose(ask, askFirst));
  return said("dont-know", line, { known: false });
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
  if (names(lines.dishes.made, text) || (names(lines.dishes.holds, text) && names(lines.dishes.stuffs, text))) {
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
  const { within, asks, beside } = lines.dishes;
  const { itThat, thatWords, articles, between, vessels } = lines.counter;
  const words = wordsOf(normalised(text)).filter((word) => /\p{L}/u.test(word));
  const at = words.findLastIndex((word) => within.includes(word));
  const before = words.slice(0, Math.max(at, 0));
  if (at < 1 || !before.some((word) => asks.includes(word))) return null;
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

/** Who something to eat or drink comes from, for whoever asks that at a counter: by their trade, else by where there is some, else as anywhere; null for others. */
export function suppliedBy(ask: Asked): Answer | null {
  const { self, lines, text, mouth } = ask;
  const { suppliers, whence, from, makes, supplies, anywhere, fromThem, fromPlace, ownMade } = lines.dishes;
  const here = hereOf(self);
  const asks = names(suppliers, text) || (names(whence, text) && names(from, text));
  if (!ask.question || !here || !isKeeper(ask, here) || !asks || ask.people.length > 0) return null;
  // 茶碗 is no 茶.
  const longest = (of: readonly string[]) =>
    Math.max(0, ...of.filter((one) => names([one], text)).map(({ length }) => length));
  const [best] = [...supplies].sort((a, b) => longest(b.of) - longest(a.of));
  const supply = best && longest(best.of) > 0 ? best : undefined;
  const own = wantedIn(lines.counter, here.offers, text).wares.length > 0;
  if (!supply && !own) return null;
  const known = [...self.town.personas.values()].filter(({ id, work }) => id !== self.persona.id && work !== null);
  const maker = supply && known.find(({ occupation }) => names(supply.by, occupation));
  if (maker)
    return oneOf(ask, "who", fromThem, {
      ...mouth.of(self, maker.id),
      at: mouth.at(self, maker.work!.spot.place),
    });
  const place =
    supply &&
    soldAt(
      ask,
      here,
      supply.of.filter((one) => names([one], text)),
    );
  if (place !== undefined) return oneOf(ask, "where", fromPlace, { place: mouth.place(self, place) });
  if (own && names(makes, text)) return oneOf(ask, "who", ownMade);
  return oneOf(ask, "who", supply?.says ?? anywhere);
}

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
