/** Asking for a coffee, a meal, a drink, something from the shops: served by who works there, else one is shown the way. */

import { goods } from "../../../language/en/goods.ts";
import { type Purpose, placeOf } from "../../../world/places.ts";
import { choose, meIn } from "../../answers/ask.ts";
import { answer, isNew, joined, type Rule } from "./ask.ts";
import { answerLines as lines } from "./lines.ts";

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
