/** What a town file says beyond who lives where, as the living town has it: what is offered, the weather, what news is of, what may be planted. */
import { momentOf } from "../../clock/units.ts";
import type { Currency } from "../../language/almanac.ts";
import { languageOf } from "../../language/language.ts";
import type { Saying, Skill, Trade } from "../../mind/character.ts";
import type { Planting } from "../../mind/mind.ts";
import { gatheringOf, type Story } from "../../mind/persona.ts";
import { neededBy, type Pursuit } from "../../world/activities.ts";
import type { Calendar } from "../../world/calendar.ts";
import { activities } from "../../world/kinds.ts";
import type { NewsMatter } from "../../world/news.ts";
import type { Offer } from "../../world/offers.ts";
import type { PersonId } from "../../world/places.ts";
import { type Climate, climateOf } from "../../world/weather.ts";
import { clockOf } from "./checking.ts";
import type { FullTownFile, PlaceFile, ResidentFile, StoryFile } from "./town-file.ts";

/** A span of the day in minutes. */
export const span = ({ from, to }: { from: string; to: string }) => ({ from: clockOf(from), to: clockOf(to) });

/** What is offered: bought where it has a price. */
export const offersOf = (offers: PlaceFile["offers"]): readonly Offer[] =>
  offers.map((one) => ({ ...one, how: one.how ?? (one.price === null ? "have" : "buy") }));

/** The trades of a file, by their ids. */
export const tradesOf = ({ trades }: FullTownFile): ReadonlyMap<string, Trade> =>
  new Map(trades.map((one) => [one.id, { ...one, offers: offersOf(one.offers) }]));

/** Who runs a place: whom the file names, else who works there. */
export function runBy(place: PlaceFile, staff: readonly PersonId[], residents: readonly PersonId[]) {
  const named = place.runBy.filter((one) => residents.includes(one));
  return named.length > 0 ? named : staff;
}

/** What a resident can do, thinks and says, as a mind has it. */
export const characterOf = (
  { tools, skills, opinions, sayings, answers, behind, trade, birthday }: ResidentFile,
  trades: ReadonlyMap<string, Trade>,
) => ({
  tools,
  skills: skills satisfies readonly Skill[],
  opinions,
  answers,
  behind,
  birthday,
  trade: trade === null ? null : (trades.get(trade) ?? null),
  sayings: sayings.map(
    (one): Saying => ({ ...one, when: { ...one.when, hours: one.when.hours && span(one.when.hours) } }),
  ),
});

/** The money of a town. */
export const currencyOf = ({ currency, language }: FullTownFile): Currency =>
  currency ?? languageOf(language).almanac.currency;

/** The weather of a town by months. */
export const climateIn = ({ climate, calendar }: FullTownFile): Climate =>
  climateOf(
    calendar.hemisphere,
    new Map(climate.flatMap(({ months, ...usual }) => months.map((month) => [month, usual] as const))),
  );

/** What days are in a town. */
export const calendarOf = ({ calendar: { hemisphere, weekly, holidays } }: FullTownFile): Calendar => ({
  hemisphere,
  regulars: weekly.map((one) => ({ ...one, hours: one.hours && span(one.hours) })),
  holidays: holidays.map((one) => ({ ...one, on: typeof one.on === "string" ? [one.on] : one.on })),
});

/** What is done at a gathering: an activity of the town's own, or a usual one. */
export function pursuitOf(id: string, own: FullTownFile["activities"]): Pursuit | null {
  const its = own.find((one) => one.id === id);
  if (its) return { ...its, needs: its.needs ?? neededBy(its.like) };
  const like = activities.find((one) => one === id);
  return like ? { id, name: null, like, doing: [], things: [], words: [], needs: neededBy(like) } : null;
}

/** What a story is of that is no gathering; where the file does not say, a secret is a feeling and all else something that happened. */
export function matterOf(
  { holder, secret }: Pick<StoryFile, "holder" | "secret">,
  of: StoryFile["of"],
  start: string,
): NewsMatter {
  if (!of)
    return secret ? { kind: "feeling", of: holder, about: null } : { kind: "happening", who: holder, report: null };
  const dayOf = (date: string | null) => (date === null ? null : momentOf(start, date));
  switch (of.kind) {
    case "office":
      return { ...of, candidates: of.candidates ?? [holder], day: dayOf(of.day) };
    case "project":
      return { ...of, owner: of.owner ?? holder, due: dayOf(of.due) };
    case "loss":
      return { ...of, owner: of.owner === undefined ? holder : of.owner };
    case "danger":
      return { ...of, from: dayOf(of.from), until: dayOf(of.until) };
    case "feeling":
      return { ...of, of: of.of ?? holder };
    case "change":
      return { ...of, day: dayOf(of.day) };
    case "need":
      return { ...of, who: of.who ?? holder };
    case "happening":
      return { ...of, who: of.who === undefined ? holder : of.who };
    case "quarrel":
      return of;
  }
}

/** What a command may plant: what the file lists, else each gathering with the secrets of others than its holder. */
export function plantingsOf({ plant }: FullTownFile, stories: readonly Story[]): readonly Planting[] {
  const known = new Set(stories.map(({ id }) => id));
  // Stories go with whoever moves away.
  if (plant)
    return plant
      .map((one) => ({ ...one, wishes: one.wishes.filter(({ story }) => known.has(story)) }))
      .filter(({ wishes }) => wishes.length > 0);
  return stories.flatMap((story) => {
    const given = gatheringOf(story);
    const others = stories.filter(({ secret, holder }) => secret && holder !== story.holder);
    const wishes = [story, ...others].map(({ id }) => ({ story: id, text: null }));
    return given ? [{ id: story.id, name: given.name, about: "", wishes }] : [];
  });
}
