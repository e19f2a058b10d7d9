/**
 * One resident's mind as a value: what they remember, who they are, who others are to them, what they mean to do
 * (paper section 4). Everything a mind does is a function from a mind to a mind and the events that came of it.
 */
import type { Minutes } from "../clock/units.ts";
import type { Currency, Weather } from "../language/almanac.ts";
import type { Deed } from "../language/goods.ts";
import type { Action } from "../world/actions.ts";
import type { CalendarDay } from "../world/calendar.ts";
import type { SeeingTo } from "../world/episodes.ts";
import type { Draft, LineId, Memory, MemoryId, PlannedChunk, StoryId } from "../world/events.ts";
import type { Activity } from "../world/kinds.ts";
import type { AreaId, ObjectId, PersonId, PlaceId, Spot, TownMap } from "../world/places.ts";
import type { After } from "../world/reading.ts";
import type { AtOnce } from "../world/speech-acts.ts";
import { type MemoryStream, memoriesWith } from "./memory/stream.ts";
import type { Towards } from "./news/kind.ts";
import type { Persona, Story } from "./persona.ts";
import type { TownAnswers } from "./personal.ts";
import type { Recognise } from "./recognise.ts";
import type { Understand } from "./understand.ts";

/** The cached answer to "who am I" (paper appendix A). */
export interface WhoIAm {
  readonly core: string;
  readonly occupation: string;
  readonly feeling: string;
  readonly renewed: Minutes;
  readonly evidence: readonly MemoryId[];
}

/** Who somebody is to this resident: at the start as the town file gives it, later renewed after talks. */
export interface Tie {
  /** "close friend, classmate"; "met in town" for people the town file does not give. */
  readonly kind: string;
  /** -2 dislikes strongly, 0 knows, 1 likes, 2 close friend, 3 kin or partner. */
  readonly warmth: number;
  /** How warm it was before any deed that counts, and since when deeds count (`warmth.ts`). Missing: as it is, since it was renewed. */
  readonly base?: { readonly warmth: number; readonly since: Minutes };
  readonly text: string;
  readonly renewed: Minutes;
  readonly talks: number;
  readonly evidence: readonly MemoryId[];
}

/** Something agreed to: a time, a place, help. It appears in the plan, or the resident decides against it and remembers why. */
export interface Commitment {
  readonly id: string;
  /** Reads after "is": "going to Isabella's Valentine's party". */
  readonly what: string;
  readonly story: StoryId | null;
  readonly spot: Spot | null;
  readonly from: Minutes | null;
  readonly to: Minutes | null;
  /** What one does there, where it matters. */
  readonly activity?: Activity;
  readonly with: readonly PersonId[];
  /** What was asked of them, where it is neither a meeting nor of a gathering. */
  readonly asked?: AtOnce;
  /** The other's line by which it was agreed; missing where it was one's own, or before. */
  readonly line?: LineId;
  /** Where it was agreed; missing in those of before. */
  readonly agreedIn?: PlaceId;
}

/** Something a resident means to do: a wish of the town file or a word of the inner voice. */
export interface Intent {
  readonly id: string;
  readonly text: string;
  readonly story: StoryId | null;
  readonly since: Minutes;
  /** The everyday thing it is, and whether it is not done with being done once; absent in what no voice told. */
  readonly deed?: Deed | null;
  readonly lasting?: boolean;
  /** What they keep away from because of it, as long as it is on their mind. */
  readonly shuns?: Shunned;
}

/** Whom and what somebody keeps away from: people, places, what one does. */
export interface Shunned {
  readonly people: readonly PersonId[];
  readonly places: readonly PlaceId[];
  readonly activity: Activity | null;
}

/** One of the day's pieces (paper section 4.3), an hour or two long. */
export interface Chunk extends PlannedChunk {
  readonly activity: Activity;
  readonly area: AreaId | null;
}

/** Five to fifteen minutes of doing (paper section 4.3). */
export interface PlannedAction {
  readonly from: Minutes;
  readonly to: Minutes;
  readonly doing: string;
  readonly emoji: string;
  readonly spot: Spot;
  readonly object: ObjectId | null;
  readonly state: string | null;
  readonly activity?: Activity;
  readonly notable: boolean;
  /** Visitors it is about or whose words set it going. */
  readonly visitors?: readonly PersonId[];
  /** What the object stays as when this action is done: hung with paper hearts. */
  readonly leaves?: string | null;
}

/** One action as it is proposed: its spot is found by code from the object's name. */
export interface HabitPiece {
  readonly doing: string;
  readonly minutes: number;
  readonly object: string | null;
  readonly state: string | null;
  readonly emoji: string;
  /** What one does meanwhile; absent: what the whole piece of the day is. */
  readonly activity?: Activity;
}

/** How a piece of the day was taken apart the last time it was thought about. */
export interface Habit {
  readonly day: number;
  readonly minutes: number;
  readonly pieces: readonly HabitPiece[];
}

/**
 * Something begun that takes more than a moment and often more than a place (paper section 3.2): tools fetched and a shower repaired, food
 * bought and put away, somebody looked for. It outlives a talk, a night and a plan, until it is done or no longer called for.
 */
export type Errand =
  | {
      readonly kind: "put-right";
      readonly id: string;
      readonly object: ObjectId;
      /** What it takes is in hand. */
      readonly got: boolean;
      readonly since: Minutes;
    }
  | {
      readonly kind: "seek";
      readonly id: string;
      readonly person: PersonId;
      /** Where they were not. */
      readonly looked: readonly PlaceId[];
      /** Rounds made in vain, and when the next may begin. */
      readonly rounds: number;
      readonly notBefore: Minutes;
      /** What news calls for towards them: it waits for a free hour. Absent: one goes at once. */
      readonly due?: Towards | "tell";
      /** The story they are to hear, and the words they are to be told, or null. */
      readonly story: StoryId | null;
      readonly tell: string | null;
      /** What they are to be asked about; missing where it is nothing. */
      readonly after?: After;
      readonly since: Minutes;
    }
  | {
      /** Something done about news, in one place after another. */
      readonly kind: "see-to";
      readonly id: string;
      readonly news: StoryId;
      readonly how: SeeingTo;
      /** Where it is still to be done, and where it was. */
      readonly places: readonly PlaceId[];
      readonly done: readonly PlaceId[];
      /** When it would be too late; null: never. */
      readonly until: Minutes | null;
      readonly since: Minutes;
    };

/** A day's plan: chunks that tile the waking day, and the actions decomposed so far. */
export interface DayPlan {
  readonly day: number;
  readonly chunks: readonly Chunk[];
  readonly actions: readonly PlannedAction[];
  /** The pastimes it had in the morning, so that tomorrow knows what was left undone. */
  readonly meant?: readonly string[];
  /** How many chunks were taken apart by habit, and how many by thinking. */
  readonly apart?: { readonly byHabit: number; readonly thought: number };
}

/** The part of the town a resident knows, as they last saw it (paper section 5). */
export interface OwnMap {
  readonly places: ReadonlySet<PlaceId>;
  readonly objects: ReadonlyMap<ObjectId, string>;
  /** Where and when each person was last seen or heard to be. */
  readonly seen: ReadonlyMap<PersonId, { readonly place: PlaceId; readonly at: Minutes }>;
}

/** One resident's mind. */
export interface Mind {
  readonly id: PersonId;
  readonly stream: MemoryStream;
  readonly whoIAm: WhoIAm;
  readonly ties: ReadonlyMap<PersonId, Tie>;
  readonly plan: DayPlan | null;
  readonly yesterday: string;
  readonly commitments: readonly Commitment[];
  readonly intents: readonly Intent[];
  /** How pieces of the day went before, by what makes them the same; the latest last. */
  readonly habits: ReadonlyMap<string, Habit>;
  readonly map: OwnMap;
  /** What is begun and not yet done, the first first. */
  readonly errands: readonly Errand[];
  /** Poignancy of observations since the last reflection (paper section 4.2). */
  readonly sum: number;
  /** What was perceived lately and when, so that nothing is taken in twice. */
  readonly noticed: ReadonlyMap<string, Minutes>;
  /** No new talk with that person before this minute. */
  readonly cooldowns: ReadonlyMap<PersonId, Minutes>;
  /** When ambiguous memories were last rated in a batch. */
  readonly ratedAt: Minutes;
  /** Place and area of the last look around. */
  readonly looked: string;
  /** Until then the resident waits, having chosen to. */
  readonly waitsUntil: Minutes;
}

/** A mind and what came of a step of it. */
export interface Moment {
  readonly mind: Mind;
  readonly events: readonly Draft[];
}

/** News that a resident's doing makes, and the news that is over by it. */
export interface Opened {
  readonly story: Story;
  readonly over: StoryId;
}

/** What a moment comes to: the mind after it, the events of the inner life, and what the body does, in order. */
export interface Lived extends Moment {
  readonly actions: readonly Action[];
  /** Absent where there is none. */
  readonly opened?: readonly Opened[];
  /** What is said unasked, with the mind after it: apart from the rest, since it may have to wait. Absent where nothing is. */
  readonly words?: Pick<Lived, "mind" | "events" | "actions">;
}

/** What a mind knows about the town without having to remember it: names, the map, the calendar. */
export interface TownFacts {
  readonly id: string;
  readonly name: string;
  readonly language: string;
  readonly start: string;
  readonly map: TownMap;
  readonly personas: ReadonlyMap<PersonId, Persona>;
  readonly currency: Currency;
  /** What it is like out of doors at a moment: the same for everybody. */
  readonly weather: (at: Minutes) => Weather;
  /** What a day of the town is, counted from 1. */
  readonly calendar: (day: number) => CalendarDay;
  readonly plantings: readonly Planting[];
  /** What anybody here says of the town. */
  readonly answers: TownAnswers;
  /** What visitors who were ever here call themselves. A thinking sets it: it grows as the town lives. */
  readonly visitors?: ReadonlyMap<PersonId, string>;
  /** What residents were called who have moved away. */
  readonly formerly?: ReadonlyMap<PersonId, string>;
  /** Reads what a person means by their words, before anybody thinks; absent: nothing is read into them. */
  readonly recognise?: Recognise;
  /** Understands what a person types, at the door. Absent: nothing is read into it. */
  readonly understand?: Understand;
}

/** What a command may plant: a wish in the holder of each of these stories. */
export interface Planting {
  readonly id: string;
  /** "Valentine's party". */
  readonly name: string;
  readonly about: string;
  /** Each with their inner voice; null: the story as its holder knows it. */
  readonly wishes: readonly { readonly story: StoryId; readonly text: string | null }[];
}

/** The memories of one story, oldest first: a resident knows it when there is one. */
export const storyMemories = (mind: Mind, story: StoryId): Memory[] => memoriesWith(mind.stream, { story });

/** The chunk of today's plan at a minute, or null. */
export const chunkAt = (plan: DayPlan | null, at: Minutes): Chunk | null =>
  plan?.chunks.find((chunk) => chunk.from <= at && at < chunk.to) ?? null;
