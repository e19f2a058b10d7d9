/**
 * Who came to an event, read from the turns of those days: those who came for it, those who were only there, where its host was when it
 * began, and what those did who stayed away. Reasons are what was really done then, or said when a promise was let go.
 */
import { clockText, type Minutes } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import { storyMemories, type TownFacts } from "../../mind/mind.ts";
import { gatheringOf, type Story } from "../../mind/persona.ts";
import type { InwardKind, RecordKind, TownEvent } from "../../world/events.ts";
import { isVisitor } from "../../world/people.ts";
import { type PersonId, type PlaceId, placeOf } from "../../world/places.ts";
import { EARLY, gathered } from "../looking/measures.ts";
import type { TownState } from "../state.ts";
import type { EventView } from "./events.ts";

/** A host this late was there in time. */
const IN_TIME = 5;
/** So long after its beginning one looks where people are. */
const SETTLED = 10;

/** What is known of who came. */
export interface Attendance {
  readonly came: ReadonlySet<PersonId>;
  /** There at that hour, but not for it. */
  readonly passing: ReadonlySet<PersonId>;
  /** Why somebody said no, let a promise go, or was not there. */
  readonly why: ReadonlyMap<PersonId, string>;
  /** Why the host will not be there, as far as is known before it begins; null when they mean to. */
  readonly hostCannot: string | null;
  /** What the host did when it began, while they were not there; null when they were. */
  readonly hostAway: { readonly did: string; readonly why: string | null; readonly came: string | null } | null;
}

/** What somebody does, and where; no place while they walk. */
interface Doing {
  readonly doing: string;
  readonly place: PlaceId | null;
}
type Whereabouts = ReadonlyMap<PersonId, Doing>;

/** Gathers who came to an event, turn by turn, for somebody who is shown what is done in some places (`shows`). */
export function attendance(
  facts: TownFacts,
  state: TownState,
  event: EventView,
  story: Story,
  shows: (place: PlaceId) => boolean = () => true,
) {
  const there = gathered(story, facts.map);
  const words = languageOf(facts.language);
  const { report } = words.events;
  const where = new Map<PersonId, Doing>();
  /** How things stood when it began, and when everybody had come. */
  const then: { began: Whereabouts | null; settled: Whereabouts | null; lived: boolean } = {
    began: null,
    settled: null,
    lived: false,
  };
  const said = new Map<PersonId, string>();
  // Of visitors, who keep no memories here.
  const heard = new Map<PersonId, Minutes>();
  const did = (at: Whereabouts, who: PersonId): string => {
    const one = at.get(who);
    if (one?.place && !shows(one.place)) return report.elsewhere;
    const place = one?.place ? placeOf(facts.map, one.place).name : null;
    return one ? report.instead(one.doing, place) : report.notInTown;
  };
  return {
    /** Whether a member lives as the host. */
    lived(by: boolean) {
      if (then.began !== null) return;
      // What they did of their own will hours ago is not what they do while somebody lives as them.
      const before = where.get(event.host);
      if (by && !then.lived && before) where.set(event.host, { ...before, doing: words.world.doings.lookingAround });
      then.lived = by;
    },
    take(one: TownEvent) {
      const { who, at } = one;
      if (at > event.to) return;
      if (at > event.from + IN_TIME) then.began ??= new Map(where);
      if (at > event.from + SETTLED) then.settled ??= new Map(where);
      there.take(one);
      if (!who) return;
      // Answers of before have no place: they may have been given in any.
      const heardOf = one.spot === null ? [...facts.map.places.keys()].every(shows) : shows(one.spot.place);
      if (one.kind === "invitation-answered" && one.story === event.id && heardOf) {
        if (one.answer === "declined") said.set(who, one.why);
        else said.delete(who);
      }
      // Help that was promised for another hour is another matter.
      const ofThen = (from: Minutes | null) => from !== null && from >= event.from && from < event.to;
      if (one.kind === "commitment-dropped" && one.story === event.id && (one.from === undefined || ofThen(one.from)))
        said.set(who, one.why);
      if (one.kind === "line-said" && one.stories.includes(event.id))
        for (const id of [who, ...one.to]) if (isVisitor(id) && !heard.has(id)) heard.set(id, at);
      follow(where, one, facts);
    },
    /** What it came to, by now. */
    result(): Attendance {
      const over = state.now >= event.from;
      const spent = there.arrivals(state.now);
      const came = new Set<PersonId>();
      const passing = new Set<PersonId>();
      for (const [who, arrived] of spent) {
        const mind = state.minds.get(who);
        if (
          who === event.host ||
          (mind
            ? there.cameFor(who, storyMemories(mind, story.id), arrived)
            : forVisitor(story, heard.get(who), arrived, who))
        )
          came.add(who);
        else passing.add(who);
      }
      const why = new Map(said);
      if (over)
        for (const { id } of state.minds.values())
          if (!came.has(id) && !why.has(id)) why.set(id, did(then.settled ?? where, id));
      const arrived = spent.get(event.host) ?? null;
      const late = over && event.state !== "off" && (arrived === null || arrived > event.from + IN_TIME);
      const reason = then.lived ? report.livedByMember : (said.get(event.host) ?? null);
      const hostAway = late
        ? { did: did(then.began ?? where, event.host), why: reason, came: arrived === null ? null : clockText(arrived) }
        : null;
      const hostCannot = event.state === "planned" ? (said.get(event.host) ?? null) : null;
      return { came, passing, why, hostCannot, hostAway };
    },
  };
}

/** Whether a visitor came for it: who had heard of it, or could read of it, when they came. */
function forVisitor(story: Story, heard: Minutes | undefined, arrived: Minutes, who: PersonId): boolean {
  if (story.holder === who || story.plannedBy === who || (heard !== undefined && heard <= arrived)) return true;
  const from = gatheringOf(story)!.from - EARLY;
  return story.told !== undefined && story.told <= arrived && arrived >= from;
}

/** Keeps up where everybody is and what they do. */
function follow(where: Map<PersonId, Doing>, event: TownEvent, { language, map }: TownFacts): void {
  const { who } = event;
  if (!who) return;
  const { doings } = languageOf(language).world;
  const place = event.spot?.place ?? null;
  switch (event.kind) {
    case "resident-acted":
      where.set(who, { doing: event.doing, place });
      break;
    case "resident-woke":
    case "resident-arrived":
    case "visitor-arrived":
    case "visitor-moved":
      where.set(who, { doing: doings.lookingAround, place });
      break;
    case "resident-set-out":
      where.set(who, { doing: doings.walkingTo(placeOf(map, event.to.place).name), place: null });
      break;
    case "resident-slept":
      where.set(who, { doing: doings.sleeping, place });
      break;
    case "resident-turned-away":
      where.set(who, { doing: doings.outside(event.why), place: null });
      break;
    case "visitor-left":
      where.delete(who);
      break;
    default:
      // They stay where they are, and go on with what they do.
      event.kind satisfies
        | InwardKind
        | RecordKind
        | "resident-passed"
        | "resident-knocked"
        | "guest-asked-in"
        | "guest-left"
        | "object-changed"
        | "talk-began"
        | "talk-joined"
        | "talk-left"
        | "talk-ended"
        | "line-said"
        | "visitor-acted"
        | "visitor-reacted"
        | "voice-whispered";
  }
}
