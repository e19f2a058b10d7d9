/** What is to be seen of a town. Views never stamp a memory, take a turn or throw the town's dice. */
import type { Minutes } from "../../clock/units.ts";
import type { TownEvent } from "../../world/events.ts";
import type { PlaceId } from "../../world/places.ts";
import type { EventView } from "../acts/events.ts";
import type { Choice, LookedUp } from "../acts/find.ts";
import type { Settings } from "../keeping/settings.ts";
import type { EventReport } from "../looking/event-report.ts";
import type { RelationsView } from "../looking/relations.ts";
import type { MemoryView, ResidentView } from "../looking/resident-view.ts";
import type { TownView } from "../looking/views.ts";
import type { WhyView } from "../looking/why.ts";
import type { Member, Viewer } from "./member.ts";

/** One town, for whoever looks at it. */
export interface LookingDesk {
  readonly id: string;
  /** The whole town at this minute; to a viewer, here and below, what was said and done where they may read. */
  view(viewer?: Viewer): TownView;
  /** A resident's card, by id or by anything that names one. */
  resident(named: string, viewer?: Viewer): ResidentView;
  /** Who knows whom, by their ties; with `named`, the circle of one. @throws UserError */
  relations(named: string | null, viewer?: Viewer): RelationsView;
  /** A resident's memories, newest first; with `about`, best first by question retrieval, with scores. */
  memories(named: string, options?: { about?: string; most?: number }, viewer?: Viewer): Promise<readonly MemoryView[]>;
  /** Why a resident said or did something, by the id of the event. @throws UserError where it is not kept any more */
  why(event: string, viewer?: Viewer): Promise<WhyView>;
  /** Committed turns after `turn`, oldest first, at most `most`: how a stage catches up after a restart. */
  turnsAfter(
    turn: number,
    most: number,
  ): Promise<
    readonly {
      readonly turn: number;
      readonly events: readonly TownEvent[];
      /** As in `Shown`. */
      readonly quick?: boolean;
      /** Real time of the commit: a stage leaves out what is too old to be said. Unknown: taken to be as old as the stage's cursor. */
      readonly real?: number;
    }[]
  >;
  /**
   * Up to 25 choices that fit what was typed, for an option of that type; objects of the place `near` before others that fit alike, and
   * areas of that place only, where one is named.
   */
  choices(type: LookedUp, typed: string, near?: string | null): readonly Choice[];
  /**
   * What is planned, going on and over, in the order of its days, as far as a member may know of it; null: as far as anybody may, who
   * `reads` what is said in some of the private places.
   */
  events(member: Member | null, reads?: (place: PlaceId) => boolean): readonly EventView[];
  /** Who heard of an event from whom, who came and why not; with `about`, how it came to that one. */
  eventReport(member: Member | null, event: string, about: string | null): Promise<EventReport>;
  /** The real moment, in milliseconds, at which the town will come to a minute if it lives on: an estimate. */
  realAt(at: Minutes): number;
  /** How the town is set. */
  settings(): Settings;
  /** Its quiet hours in a sentence, or null where it has none. */
  quietHours(): string | null;
}
