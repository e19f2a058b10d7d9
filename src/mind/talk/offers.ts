/**
 * Offers made in talk (paper sections 3.4, 4.3.2): to meet at a place and a time, to help with an event. An offer is read from what a
 * line is about when code made it, else from its words; taken up, it binds both sides (`agreements.ts`).
 */
import { DAY, dayOf, later, type Minutes, startOfDay } from "../../clock/units.ts";
import { isVisitor } from "../../world/people.ts";
import type { PersonId, PlaceId } from "../../world/places.ts";
import type { Story } from "../persona.ts";
import type { Self } from "../self.ts";
import { placeNamed, timeNamed } from "./named.ts";

/** How long a meeting lasts, and help with an event, in minutes. */
export const LASTS = { meeting: 45, help: 60 } as const;

/** Something proposed, that needs a yes. */
export interface Offer {
  readonly kind: "meeting" | "help";
  readonly by: PersonId;
  readonly place: PlaceId;
  readonly from: Minutes;
  /** The event helped with. */
  readonly story: Story | null;
}

/** A line as far as agreements are read from it. */
export interface Uttered {
  readonly who: PersonId;
  readonly move: string;
  readonly topic: string | null;
  readonly text: string;
  readonly stories: readonly string[];
}

/** Moves that ask for a yes. */
const ASKING: ReadonlySet<string> = new Set(["invite", "request", "propose"]);

/** When a host begins and stops to look for help the day before an event, as minutes of that day. */
const HELP_FROM = 16 * 60;
const HELP_UNTIL = 19 * 60;

/** The hour at which a host wants help: the afternoon before an event, as soon as may be; else an hour and a half before it begins. */
export function helpAt(event: NonNullable<Story["event"]>, now: Minutes): Minutes {
  const eve = later(startOfDay(dayOf(event.from)), -DAY);
  const soon = Math.max(later(eve, HELP_FROM), Math.ceil((now + 20) / 30) * 30) as Minutes;
  return soon <= later(eve, HELP_UNTIL) ? soon : later(event.from, -90);
}

/** What a line that offers a meeting is about: read back by `offerIn`. */
export const meetingTopic = (place: PlaceId, from: Minutes): string => `meet:${place}@${from}`;

/** What a line that asks for help, or offers it, is about. */
export const helpTopic = (story: string, from: Minutes): string => `help:${story}@${from}`;

/** Whether a line's topic is an offer that code made. */
export const isOfferTopic = (topic: string | null): boolean => topic !== null && /^(?:meet|help):.+@\d+$/.test(topic);

/** The offer a line makes, as one who hears it (or said it) understands it; null when it makes none that is still to come. */
export function offerIn(line: Uttered, self: Self): Offer | null {
  const coded = codedOffer(line, self);
  if (coded || isOfferTopic(line.topic)) return coded;
  if (!isVisitor(line.who) && !ASKING.has(line.move)) return null;
  const story = line.stories.map((id) => self.stories.get(id)).find((one) => one?.event) ?? null;
  if (story?.event) {
    const from = helpAt(story.event, self.now);
    return line.move === "request" && from > self.now
      ? { kind: "help", by: line.who, place: story.event.spot.place, from, story }
      : null;
  }
  const time = timeNamed(self, line.text, false);
  const place = placeNamed(self, line.text) ?? self.world.people.get(self.persona.id)?.spot.place ?? null;
  if (!time || time.wholeDay || place === null || time.from <= self.now) return null;
  return { kind: "meeting", by: line.who, place, from: time.from, story: null };
}

function codedOffer(line: Uttered, self: Self): Offer | null {
  const [, kind, what, at] = /^(meet|help):(.+)@(\d+)$/.exec(line.topic ?? "") ?? [];
  const from = Number(at) as Minutes;
  if (!kind || !what || from <= self.now) return null;
  if (kind === "meet")
    return self.town.map.places.has(what) ? { kind: "meeting", by: line.who, place: what, from, story: null } : null;
  const story = self.stories.get(what);
  return story?.event ? { kind: "help", by: line.who, place: story.event.spot.place, from, story } : null;
}
