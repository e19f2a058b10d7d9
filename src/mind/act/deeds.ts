/** Where everyday deeds are done, as far as a resident knows the town: what has to be bought in a shop, the rest where a place serves it. */
import type { Deed } from "../../language/goods.ts";
import { doneFor } from "../../world/activities.ts";
import type { Activity } from "../../world/kinds.ts";
import type { PlaceId } from "../../world/places.ts";
import type { Self } from "../self.ts";

/** What a deed is. */
export const activityOf = ({ buys, places: [first] }: Deed): Activity =>
  buys ? "buy" : first ? (doneFor(first) ?? "other") : "other";

/** The place an everyday deed ("buying milk") needs: where it is sold, or what serves; null where any will do, or none is known. */
export function placeForDeed(self: Pick<Self, "town" | "mind">, { places }: Deed): PlaceId | null {
  const known = [...self.town.map.places.values()].filter(
    (one) => one.access === "public" && self.mind.map.places.has(one.id),
  );
  const serving = places.map((purpose) => known.find((one) => one.purposes.includes(purpose)));
  return serving.find((one) => one !== undefined)?.id ?? null;
}
