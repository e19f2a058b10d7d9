/**
 * What is proposed in talk (paper sections 3.4, 4.3.2), as its parties understand it: to meet at a place and an hour, to help with a
 * gathering. Taken up, it binds both sides (`agreements.ts`).
 */
import { DAY, dayOf, later, type Minutes, startOfDay } from "../../clock/units.ts";
import type { PlaceId } from "../../world/places.ts";
import type { Proposed } from "../../world/speech-acts.ts";
import type { Gathering, Story } from "../persona.ts";
import type { Self } from "../self.ts";

/** How long a meeting lasts, and help with a gathering, in minutes. */
export const LASTS = { meet: 45, help: 60 } as const;

/** Something with a place and an hour, that needs a yes. */
export interface Offer {
  readonly kind: "meet" | "help";
  readonly place: PlaceId;
  readonly from: Minutes;
  /** The gathering helped with. */
  readonly story: Story | null;
}

/** When a host begins and stops to look for help the day before a gathering, as minutes of that day. */
const HELP_FROM = 16 * 60;
const HELP_UNTIL = 19 * 60;

/** The hour at which a host wants help: the afternoon before a gathering, as soon as may be; else an hour and a half before it begins. */
export function helpAt(event: Gathering, now: Minutes): Minutes {
  const eve = later(startOfDay(dayOf(event.from)), -DAY);
  const soon = Math.max(later(eve, HELP_FROM), Math.ceil((now + 20) / 30) * 30) as Minutes;
  return soon <= later(eve, HELP_UNTIL) ? soon : later(event.from, -90);
}

/** Where and when something proposed would be; null when it is over, of no gathering or place of this town, or has no hour of its own. */
export function offerOf(what: Proposed, { now, town, stories }: Pick<Self, "now" | "town" | "stories">): Offer | null {
  if (!("from" in what) || what.from <= now) return null;
  if (what.kind === "meet")
    return town.map.places.has(what.place) ? { kind: "meet", place: what.place, from: what.from, story: null } : null;
  const story = stories.get(what.news);
  return story?.of.kind === "gathering" ? { kind: "help", place: story.of.spot.place, from: what.from, story } : null;
}
