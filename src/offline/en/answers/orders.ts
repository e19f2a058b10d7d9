/** Asking for a coffee, a meal, a drink, something from the shops: served by who works there, else one is shown the way. */

import { goods } from "../../../language/en/goods.ts";
import { spokenClock } from "../../../language/en/times.ts";
import { isOpen, type Place, type Purpose, placeOf } from "../../../world/places.ts";
import type { Proposed } from "../../../world/speech-acts.ts";
import { type Ask, askerName, choose, meIn, present } from "../../answers/ask.ts";
import type { Answer } from "../../tongue.ts";
import { answer, isNew, joined, type Rule } from "./ask.ts";
import { answerLines as lines } from "./lines.ts";
import { callName, placeName } from "./voice.ts";

const wish =
  /\b(?:(?:could|can|may|might) (?:i|we) (?:please |just |maybe )?(?:have|get|order|buy|try)|(?:i|we) (?:would|'d) (?:really )?(?:like|love)(?: to (?:have|order|get|buy|drink|eat))?|i'd (?:really )?(?:like|love)(?: to (?:have|order|get|buy|drink|eat))?|(?:i|we) (?:will|'ll) (?:have|take)|(?:i|we) (?:want|need)(?: to (?:have|order|get|buy|drink|eat))?|(?:could|can|would|will) you (?:please )?(?:make|bring|get|give|pour|sell|serve|fetch) (?:me|us)|(?:give|bring|get|make|pour|sell|fetch) (?:me|us)|do you (?:sell|serve)|where (?:can|could|do|would) (?:i|we|one|you) (?:get|buy|find|have|order|drink|eat|keep|stock|put))\b ([^?!.;]*)/;
const short = /^\W*((?:an?|one|two|three|some|another|the) [a-z' ]{2,40}?),? please\b/;

/** "Could I have a coffee, please?" Orders are taken by who works in a place that has it; others know the place that does. */
export const orders: Rule = (ask) => {
  const p = ask.all.replace(/\byou'd\b/g, "you would");
  const asked = wish.exec(p)?.[1] ?? short.exec(p)?.[1];
  if (
    !asked ||
    /\bwith (?:you|me|us|him|her|them)\b|\b(?:about|opinion|advice|recipe|table|machine|shop)\b/.test(asked)
  )
    return null;
  const found = goods
    .map((one) => ({ ...one, at: one.words.exec(asked) }))
    .filter(({ at }) => at !== null && asked.slice(0, at.index).trim().split(" ").length <= 5)
    .sort((a, b) => a.at!.index - b.at!.index)[0];
  if (!found || /^ *to (?!order|buy|have|get|drink|eat)/.test(asked)) return null;
  const { self } = ask;
  const thing = asked
    .slice(0, found.at!.index + found.at![0].length)
    .concat(
      /^( (?:and|with|of) (?:an? |some |your |the |milk|sugar)?[a-z]*)+/.exec(
        asked.slice(found.at!.index + found.at![0].length),
      )?.[0] ?? "",
    )
    .replace(/\b(?:please|just|maybe|also|then)\b/g, "")
    .replace(/\byour\b/g, "our")
    .replace(/\s+/g, " ")
    .trim();
  const has = (place: Place): number => found.purposes.findIndex((one) => place.purposes.includes(one));
  const me = meIn(self);
  const here = me ? placeOf(self.town.map, me.spot.place) : null;
  const known = [...self.town.map.places.values()].filter(
    (place) => place.access === "public" && (place.id === here?.id || self.mind.map.places.has(place.id)),
  );
  // The likeliest kind of place that there is.
  const best = Math.min(...known.map(has).filter((rank) => rank >= 0));
  const fits = (place: Place) => has(place) === best;
  const values = { thing, Thing: cap(thing), name: askerName(ask) };
  const taking = !/\bwhere (?:can|could|do|would)\b/.test(p);
  if (here && here.access === "public" && fits(here)) {
    const works = (id: string) => self.town.personas.get(id)?.work?.spot.place === here.id;
    const asked = works(self.persona.id)
      ? { offer: { kind: "service", thing, place: here.id } satisfies Proposed }
      : {};
    if (here.hours && !isOpen(here, self.now)) {
      const closed = choose(ask, lines.orderClosed, { from: spokenClock(here.hours.from) });
      return { ...answer(ask, works(self.persona.id) ? "decline" : "order", true, closed), ...asked };
    }
    if (works(self.persona.id)) {
      const sold = found.purposes.includes("shopping") || found.purposes.includes("medicine");
      return {
        ...answer(ask, "order", true, choose(ask, sold ? lines.orderSold : lines.orderServed, values)),
        ...asked,
      };
    }
    const staff = present(self).find((one) => works(one.id) && !one.asleep);
    if (staff) return answer(ask, "order", true, choose(ask, lines.orderAsk, { who: callName(self, staff.id) }));
    if (taking) return answer(ask, "order", true, choose(ask, lines.orderNobody));
  }
  return pointed(
    ask,
    known.filter((place) => place.id !== here?.id && fits(place)),
  );
};

/** The public place that has it, of those that the resident knows. */
function pointed(ask: Ask, able: readonly Place[]): Answer {
  const { self } = ask;
  const place =
    able.find((one) => one.hours && isOpen(one, self.now)) ?? able.find((one) => isOpen(one, self.now)) ?? able[0];
  if (!place) return answer(ask, "dont-know", false, choose(ask, lines.orderNowhere));
  const open = !place.hours
    ? ""
    : isOpen(place, self.now)
      ? `. It's open until ${spokenClock(place.hours.to)}`
      : `. It's closed now and opens at ${spokenClock(place.hours.from)}`;
  return answer(ask, "order", true, choose(ask, lines.orderThere, { place: placeName(self, place.id), open }));
}

const asksWhatIsGood =
  /\bwhat (?:is|do you have that is) (?:good|nice|tasty|fresh|(?:the )?best|on the menu)(?: to \w+)?(?: here| today| now| in this \w+)*\W*$|\bwhat (?:do|would|can|should) (?:you (?:recommend|suggest)|i (?:have|order|eat|drink|get|try|buy)|you (?:sell|serve))\b|\brecommend (?:me )?(?:something|anything)\b|\b(?:any|your) recommendations?\b|\b(?:house )?special(?:t?y|ity|ities|ties)\b/;

/** What somebody has who comes to a place for its purpose. */
const wares: readonly (readonly [Purpose, string])[] = [
  ["coffee", "the coffee"],
  ["drinks", "the beer"],
  ["meal", "the hot lunch"],
  ["groceries", "the bread, early in the day"],
  ["tools", "whatever is in the front row"],
  ["medicine", "the cough drops"],
];

/** "What's good here?", in a place that sells things: from who works there, with what they like to tell of it, or from a guest. */
export const recommending: Rule = (ask) => {
  if (!asksWhatIsGood.test(ask.p)) return null;
  const { self } = ask;
  const me = meIn(self);
  const here = me ? placeOf(self.town.map, me.spot.place) : null;
  const ware = wares.find(([purpose]) => here?.access === "public" && here.purposes.includes(purpose))?.[1];
  if (!here || !ware) return null;
  const values = { ware, Ware: cap(ware) };
  if (self.persona.work?.spot.place !== here.id)
    return answer(ask, "order", true, choose(ask, lines.goodGuest, values));
  const own = self.persona.topics
    .flatMap(({ says }) => says)
    .find((one) => isNew(ask, one) && goods.some(({ words }) => words.test(one.toLowerCase())));
  return answer(ask, "order", true, joined(choose(ask, lines.goodOwn, values), own));
};

const asksToSit =
  /\b(?:(?:may|can|could|might|do you mind if) (?:i|we) (?:please |just )?(?:sit\b|join you|take (?:a|this|that) (?:seat|chair|table)|come in\b|stay (?:here|a))|is (?:this|that) (?:seat|chair|table|place) (?:taken|free)|(?:is|are) there an? (?:free |empty )(?:table|seat|chair)|any (?:free |empty )?(?:tables?|seats?|chairs?)\b)/;

/** "May I sit here?", where everybody may. */
export const sitting: Rule = (ask) => {
  const here = meIn(ask.self)?.spot.place;
  if (!here || placeOf(ask.self.town.map, here).access !== "public" || !asksToSit.test(ask.p)) return null;
  return answer(ask, "welcome", true, choose(ask, lines.sitDown));
};

const cap = (text: string): string => `${text[0]?.toUpperCase() ?? ""}${text.slice(1)}`;
