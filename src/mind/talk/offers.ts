/**
 * What is proposed in talk (paper sections 3.4, 4.3.2), as its parties understand it: to meet at a place and an hour, to help with a
 * gathering, a need or a project. Taken up, it binds both sides (`agreements.ts`).
 */
import { DAY, dayOf, later, type Minutes, startOfDay } from "../../clock/units.ts";
import type { PersonId, PlaceId } from "../../world/places.ts";
import type { Proposed } from "../../world/speech-acts.ts";
import type { TownFacts } from "../mind.ts";
import type { Gathering, Persona, Story } from "../persona.ts";
import type { Self } from "../self.ts";

/** How long a meeting lasts, and help with a gathering, in minutes. */
export const LASTS = { meet: 45, help: 60 } as const;

/** Something with a place and an hour, that needs a yes. */
export interface Offer {
  readonly kind: "meet" | "help";
  readonly place: PlaceId;
  readonly from: Minutes;
  /** The news helped with. */
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

/** Whom help with news is for, and where it is given; null where there is nothing to help with. */
export function helpFor(
  { of, ends, off }: Pick<Story, "of" | "ends" | "off">,
  { personas }: Pick<TownFacts, "personas">,
): { readonly who: PersonId; readonly place: PlaceId } | null {
  if (of.kind === "gathering") return { who: of.host, place: of.spot.place };
  if ((of.kind !== "need" && of.kind !== "project") || ends !== undefined || off !== undefined) return null;
  const who = of.kind === "need" ? of.who : of.owner;
  const theirs = personas.get(who);
  if (!theirs) return null;
  return { who, place: of.kind === "need" ? theirs.home.place : workplaceOf(of.place, theirs) };
}

/** Where somebody works at a project of theirs. */
export const workplaceOf = (place: PlaceId | null | undefined, { work, home }: Persona): PlaceId =>
  place ?? work?.spot.place ?? home.place;

/** Where and when something proposed would be; null when it is over, of no gathering or place of this town, or has no hour of its own. */
export function offerOf(what: Proposed, { now, town, stories }: Pick<Self, "now" | "town" | "stories">): Offer | null {
  if (!("from" in what) || what.from <= now) return null;
  if (what.kind === "meet")
    return town.map.places.has(what.place) ? { kind: "meet", place: what.place, from: what.from, story: null } : null;
  const story = stories.get(what.news);
  const help = story && helpFor(story, town);
  return help ? { kind: "help", place: help.place, from: what.from, story } : null;
}
