/** What is planned in a town, going on or over, read from its stories. */
import { type Minutes, spanText } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import { stems } from "../../mind/memory/words.ts";
import type { TownFacts } from "../../mind/mind.ts";
import { isPublic } from "../../mind/news/stories.ts";
import { gatheringOf, type Story } from "../../mind/persona.ts";
import { type PersonId, type PlaceId, placeOf } from "../../world/places.ts";
import { UserError } from "../../world/user-error.ts";
import type { TownState } from "../state.ts";

/** An event as people see it listed. */
export interface EventView {
  /** Its story's id. */
  readonly id: string;
  /** "the lantern supper". */
  readonly name: string;
  readonly host: PersonId;
  readonly hostName: string;
  readonly place: PlaceId;
  readonly placeName: string;
  readonly from: Minutes;
  readonly to: Minutes;
  /** "Saturday 22 June 18:30-20:30". */
  readonly when: string;
  readonly state: "planned" | "on" | "over" | "off";
  /** Whoever planned it, when a person did. */
  readonly plannedBy: PersonId | null;
  /** Whether it was announced, or told where it can be read. */
  readonly isPublic: boolean;
}

/** The places in which somebody reads what is said. */
export type Reads = (place: PlaceId) => boolean;

/** The events that somebody may know of: those that are public where they read, and what they planned themselves; null is anybody. */
export const eventsFor = (
  state: TownState,
  facts: TownFacts,
  viewer: PersonId | null,
  reads?: Reads,
): readonly EventView[] =>
  eventsOf(state, facts, reads).filter((one) => one.isPublic || (viewer !== null && one.plannedBy === viewer));

/** The events of a town in the order of their days. */
export function eventsOf(state: TownState, facts: TownFacts, reads?: Reads): readonly EventView[] {
  const { now } = state;
  return [...state.stories.values()]
    .flatMap((story): EventView[] => {
      const { id, off, plannedBy } = story;
      const event = gatheringOf(story);
      if (!event) return [];
      const { host, name, spot, from, to } = event;
      return [
        {
          id,
          name,
          host,
          hostName:
            facts.personas.get(host)?.name ??
            state.known.get(host)?.name ??
            facts.formerly?.get(host) ??
            languageOf(facts.language).told.aVisitor,
          place: spot.place,
          placeName: placeOf(facts.map, spot.place).name,
          from,
          to,
          when: spanText(facts.start, from, to, facts.language),
          state: off !== undefined ? "off" : to <= now ? "over" : from <= now ? "on" : "planned",
          plannedBy: plannedBy ?? null,
          isPublic: isPublic(story, reads),
        },
      ];
    })
    .sort((a, b) => a.from - b.from);
}

/** The stories of a town that opens: what was told in the hours before, nobody could read. */
export const untold = (stories: TownState["stories"]): TownState["stories"] =>
  new Map([...stories].map(([id, { told: _, toldIn: __, ...story }]) => [id, story]));

/** An event in one phrase. */
export const shownOf = ({ name, hostName, placeName, when }: EventView, language: string): string =>
  languageOf(language).events.shown(name, hostName, placeName, when);

/** The event that is meant, of those that may be known; with no name the one that comes next, else the last. @throws UserError */
export function findEvent(facts: TownFacts, named: string, all: readonly EventView[]): EventView {
  const wanted = new Set(stems(named));
  const plain = named.trim().toLowerCase();
  const fitting = all
    .map((one) => {
      const exact = one.id === named || (plain !== "" && one.name.toLowerCase().includes(plain));
      const shared = stems(`${one.name} ${one.hostName} ${one.placeName}`).filter((word) => wanted.has(word)).length;
      return { one, score: exact ? 100 : shared };
    })
    .filter(({ score }) => score > 0 || plain === "");
  const soon = (one: EventView) => (one.state === "planned" || one.state === "on" ? 1 : 0);
  const best = fitting.sort(
    (a, b) =>
      b.score - a.score ||
      soon(b.one) - soon(a.one) ||
      (soon(a.one) ? a.one.from - b.one.from : b.one.from - a.one.from),
  )[0];
  if (best) return best.one;
  throw new UserError(
    "no-event",
    languageOf(facts.language).events.noSuch(
      named,
      all.map(({ name }) => name),
    ),
  );
}

/**
 * What a visitor gives or has planned for somebody to give, and that it is off: the news that their words may tell. What they planned they
 * announce by saying it, whoever gives it.
 */
export const ownEvents = (state: TownState, who: PersonId): readonly Story[] =>
  [...state.stories.values()].flatMap((story) => {
    const { holder, plannedBy, of, off } = story;
    if (of.kind !== "gathering" || (holder !== who && plannedBy !== who)) return [];
    if (off !== undefined) return state.stories.get(off) ?? [];
    return of.to > state.now ? [story] : [];
  });
