/** What a text names, as a resident understands it: a time as seen from their day, a place of their town. */
import { languageOf } from "../../language/language.ts";
import type { TimeNamed } from "../../language/moments.ts";
import type { PlaceId } from "../../world/places.ts";
import { livedDay, wakingDay } from "../plan/plan.ts";
import type { Self } from "../self.ts";

/** The time a text names, or null; `past` says that it must lie behind ("what did you do at ten"). */
export const timeNamed = ({ persona, town, now }: Self, text: string, past: boolean): TimeNamed | null =>
  languageOf(town.language).named.time(
    { now, start: town.start, today: livedDay(persona, now), waking: (day) => wakingDay(persona, day) },
    text,
    past,
  );

/** The place a text names, or null. */
export const placeNamed = ({ town }: Pick<Self, "town">, text: string): PlaceId | null =>
  languageOf(town.language).named.place(town.map.places, text);
