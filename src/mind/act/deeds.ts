/** Where everyday deeds are done, as far as a resident knows the town: what has to be bought in a shop, the rest where a place serves it. */
import { languageOf } from "../../language/language.ts";
import type { Place, PlaceId } from "../../world/places.ts";
import type { Self } from "../self.ts";

/** Whether a deed needs a shop. */
export const isSold = (deed: string, language: string): boolean =>
  languageOf(language).planning.intent.needOf(deed) === "goods";

/** The place an everyday deed ("buying milk") needs: where it is sold, or what serves; null where any will do, or none is known. */
export function placeForDeed(self: Pick<Self, "town" | "mind">, deed: string): PlaceId | null {
  const { intent, goodsIn } = languageOf(self.town.language).planning;
  const need = intent.needOf(deed);
  if (need === null) return null;
  const known = [...self.town.map.places.values()].filter(
    (one) => one.access === "public" && self.mind.map.places.has(one.id),
  );
  const found = need === "goods" ? goodsIn(deed) : null;
  const sells = ({ purposes, name, aliases }: Place): boolean =>
    found
      ? purposes.includes(found.purposes[0]!) && (!found.shop || found.shop.test(`${name} ${aliases.join(" ")}`))
      : purposes.includes("shopping");
  const serves = (place: Place): boolean =>
    need === "goods" ? sells(place) : need.some((purpose) => place.purposes.includes(purpose));
  return known.find(serves)?.id ?? null;
}
