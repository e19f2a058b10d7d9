/**
 * Preparing an event (paper section 3.4: Isabella decorates on the 13th, with Maria's help): whoever gives one buys what it needs while a
 * shop is open, decorates the afternoon before, sets everything out in the hour before and clears up after. Each is a promise of theirs,
 * so it stands in the plan of its day; help is asked for in talk (`offers.ts`).
 */
import { DAY, dayOf, later, type Minutes, startOfDay } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import { occasionIn } from "../../world/kinds.ts";
import { entranceOf, type Place, type Spot, type TownMap } from "../../world/places.ts";
import { minutesBetween } from "../../world/walking.ts";
import type { Commitment } from "../mind.ts";
import { gatheringOf, type Story, type StoryEvent, type Task } from "../persona.ts";
import { opensFor } from "./plan.ts";

/** Minutes of each part. */
const TAKES = { supplies: 45, decorate: 120, setUp: 60, clear: 40 } as const;
/** The hours of the eve at which supplies are bought and the decorating begins, as minutes of the day. */
const EVE = { supplies: 14 * 60 + 30, decorate: 16 * 60 } as const;

/** What somebody does for an event they give, from `now` on; nothing for a story without one. */
export function hosting(story: Story, map: TownMap, now: Minutes): Commitment[] {
  const event = gatheringOf(story);
  if (!event || event.to <= now) return [];
  const words = languageOf(map.language).planning.preparing;
  const part = (kind: string, what: string, spot: Spot, from: Minutes, minutes: number): Commitment => ({
    id: `${kind}:${story.id}`,
    what,
    story: story.id,
    spot,
    from,
    to: later(from, minutes),
    with: [],
  });
  const eve = later(startOfDay(dayOf(event.from)), -DAY);
  // What is planned at short notice is prepared as soon as may be, or not at all.
  const soon = later((Math.ceil((now + 15) / 5) * 5) as Minutes, 0);
  const shopping = Math.max(eve + EVE.supplies, soon) as Minutes;
  const decorating = Math.max(eve + EVE.decorate, shopping + TAKES.supplies) as Minutes;
  // Everything is set out in the hour before, or in what is left of it, or from when the doors open.
  const atOnce = later((Math.ceil(now / 5) * 5) as Minutes, 0);
  const least = Math.max(later(event.from, -TAKES.setUp), atOnce) as Minutes;
  const setting = firstOpen(map, event.spot, event.host, least, event.from);
  const shop = shopFor(map, event.spot, event.host, shopping);
  const { name } = event;
  const parts = [
    ...(shop && shopping + TAKES.supplies <= setting
      ? [part("supplies", words.supplies(name), entranceOf(shop), shopping, TAKES.supplies)]
      : []),
    ...(decorating + TAKES.decorate <= setting && openAt(map, event.spot, event.host, decorating, TAKES.decorate)
      ? [
          part(
            "prepare",
            (isDecorated(event, map.language) ? words.decorate : words.getReady)(name),
            event.spot,
            decorating,
            TAKES.decorate,
          ),
        ]
      : []),
    ...(setting < event.from ? [part("setup", words.setUp(name), event.spot, setting, event.from - setting)] : []),
    part("host", words.give(name), event.spot, event.from, event.to - event.from),
    ...(openAt(map, event.spot, event.host, event.to, TAKES.clear)
      ? [part("clear", words.clear(name), event.spot, event.to, TAKES.clear)]
      : []),
  ];
  return parts.filter((one) => one.from! >= now || one.id.startsWith("host:"));
}

/** Whether the room is hung with something for it: for a party and a dance, and for what its town says so of. A chess tournament is only got ready. */
export const isDecorated = ({ decoration, occasion, name }: StoryEvent, language: string): boolean =>
  decoration !== undefined || ["party", "dance"].includes(occasion ?? occasionIn(name, language));

/** Whether a promise or a piece of a day is what has to be done in its hour: setting everything out, and giving the event. */
export const isHosting = (serves: string | null): boolean => serves !== null && /^(?:setup|host):/.test(serves);

/** The first moment from which a place stays open to somebody until `to`, in steps of the plan; `to` when it does not before. */
function firstOpen(map: TownMap, spot: Spot, who: string, from: Minutes, to: Minutes): Minutes {
  for (let at = from; at < to; at = later(at, 5)) if (opensFor(map, spot.place, who, at, to)) return at;
  return to;
}

const openAt = (map: TownMap, spot: Spot, who: string, from: Minutes, minutes: number): boolean =>
  opensFor(map, spot.place, who, from, later(from, minutes));

/** The shop nearest to an event that is open then, one with things for a feast before others; null when there is none. */
function shopFor(map: TownMap, spot: Spot, who: string, at: Minutes): Place | null {
  const festive = (place: Place) => place.areas.some((area) => area.objects.some(({ kind }) => kind === "festive"));
  const shops = [...map.places.values()].filter(
    (place) => place.purposes.includes("shopping") && openAt(map, entranceOf(place), who, at, TAKES.supplies),
  );
  return (
    shops.sort(
      (a, b) =>
        Number(festive(b)) - Number(festive(a)) ||
        minutesBetween(map, spot.place, a.id) - minutesBetween(map, spot.place, b.id),
    )[0] ?? null
  );
}

/** What giving an event begins with, of a promise or a piece of a day; nothing for any other. */
export const beginningOf = (serves: string | null, stories: ReadonlyMap<string, Story>): readonly Task[] =>
  (serves?.startsWith("host:") && gatheringOf(stories.get(serves.slice("host:".length)))?.tasks) || [];

/** What an object stays as when somebody has begun an event with it, decorated with it or cleared it up; null for any other piece of a day. */
export function leftAs(
  serves: string | null,
  usual: string,
  { object, state }: Pick<Task, "object" | "state">,
  stories: ReadonlyMap<string, Story>,
): string | null {
  if (serves === null) return null;
  if (/^(prepare|help|setup):/.test(serves)) return state;
  const story = stories.get(serves.slice(serves.indexOf(":") + 1));
  const begun = gatheringOf(story)?.tasks?.find((one) => one.object === object)?.state;
  if (serves.startsWith("clear:")) return begun ?? usual;
  return serves.startsWith("host:") ? (begun ?? null) : null;
}
