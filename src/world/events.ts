/**
 * `TownEvent`: the one type that flows (design section 2.2). What an action causes, what others perceive, what a stage shows,
 * what is saved and what the evaluation counts. Memories kept, plans and reflections are events that nobody else perceives,
 * so that the log alone rebuilds what the page shows at any minute.
 */
import type { Minutes } from "../clock/units.ts";
import type { Episode, Felt } from "./episodes.ts";
import type { Activity, Trouble } from "./kinds.ts";
import type { Id, ObjectId, PersonId, PlaceId, Spot } from "./places.ts";
import type { Mentions, Thought } from "./reading.ts";
import type { SpeechAct } from "./speech-acts.ts";

/** Stable name of one spoken line: "talk-12/3", the third line of the twelfth talk. */
export type LineId = Id<"line">;
/** Stable name of one talk: "talk-12". */
export type TalkId = Id<"talk">;
/** Stable name of one memory: "isabella-rodriguez#41", her forty-first. */
export type MemoryId = Id<"memory">;
/** Stable name of a story: the town file's id, or "whisper-3" for one that a person opened. */
export type StoryId = Id<"story">;

/** Where a memory comes from (design section 2.6). Hearsay stays hearsay. */
export type Source =
  | { readonly how: "given" }
  | { readonly how: "saw" }
  | {
      readonly how: "did";
      /** The line, when it was said. */
      readonly line?: LineId;
    }
  | {
      readonly how: "heard";
      readonly from: PersonId;
      readonly line: LineId;
      /** The speaker's memory the line drew on, by story: chains are walked through these. */
      readonly rests: readonly MemoryId[];
    }
  | { readonly how: "inner-voice" }
  | { readonly how: "concluded" }
  | { readonly how: "planned" };

/** The paper's three kinds; a conversation line is an observation. */
export type MemoryKind = "observation" | "reflection" | "plan";

/** One record of a memory stream. Never rewritten. */
export interface Memory {
  readonly id: MemoryId;
  readonly kind: MemoryKind;
  /** In the third person, as the resident would note it: "Klaus Mueller is reading at the library table". */
  readonly text: string;
  readonly created: Minutes;
  /** 1 (mundane) to 10 (poignant), given once at creation. */
  readonly poignancy: number;
  /** Ids of people, places and objects it is about. */
  readonly subjects: readonly string[];
  readonly source: Source;
  /** The own memories it rests on: of a reflection those it cites, of a plan and a line what it was made from. Older than itself. */
  readonly evidence: readonly MemoryId[];
  /** How deep in a tree of reflections: 0 for observations and plans. */
  readonly depth: number;
  /** Stories it belongs to. */
  readonly stories: readonly StoryId[];
  /** The talk it belongs to, or null; neighbours in a scene help retrieval. */
  readonly scene: TalkId | null;
  /** Who said it, or null. */
  readonly speaker: PersonId | null;
  /** Visitors whose words or doings it holds or rests on (design section 2.6). */
  readonly visitors: readonly PersonId[];
  /** Where it was made: what was heard and seen there may be shown to whoever may read there. Missing in memories of before. */
  readonly place?: PlaceId;
  /** What happened, as data. Missing in what the town file gives, in conclusions, and in memories of before. */
  readonly episode?: Episode;
  /** How the holder felt about it when it was kept; missing where it left them cold, and in memories of before. */
  readonly felt?: Felt;
}

/** Who may perceive an event: everybody in the place who hears or sees, those in the area, the one it is about, or nobody. */
export type Audience = "place" | "area" | "self" | "nobody";

/** Why somebody was turned away at a door. */
export type Refusal = "closed" | "capacity" | "access";

/** What a piece of the day is. Sleep, washing and meals are put there by code, so that nobody can forget to live. */
export type ChunkKind = "sleep" | "routine" | "meal" | "work" | "pastime" | "commitment" | "errand";

/** One piece of a day's plan, an hour or two long, as events and views show it. */
export interface PlannedChunk {
  readonly from: Minutes;
  readonly to: Minutes;
  readonly doing: string;
  readonly place: PlaceId;
  readonly emoji: string;
  readonly kind: ChunkKind;
  /** What one does in it. Missing in plans of before. */
  readonly activity?: Activity;
  /** The commitment or intent it serves, or null. */
  readonly serves: string | null;
}

interface Base {
  /** "<turn>.<n>": the n-th event of a turn. */
  readonly id: string;
  readonly at: Minutes;
  /** Who it is about, or null for the town itself. */
  readonly who: PersonId | null;
  /** Where, or null when it happens in nobody's sight. */
  readonly spot: Spot | null;
  readonly audience: Audience;
}

/** What an event says beyond who, when and where; `kind` reads noun then verb. */
export type Happening =
  | { readonly kind: "town-opened" }
  | { readonly kind: "town-paused"; readonly by: PersonId | null; readonly why: string }
  | { readonly kind: "town-resumed"; readonly by: PersonId | null }
  | { readonly kind: "town-slept"; readonly until: Minutes }
  | { readonly kind: "resident-moved-in"; readonly name: string; readonly back?: true }
  | { readonly kind: "resident-moved-out"; readonly name: string }
  | { readonly kind: "resident-woke" }
  | { readonly kind: "resident-slept" }
  | { readonly kind: "resident-set-out"; readonly to: Spot; readonly arrives: Minutes }
  | { readonly kind: "resident-passed"; readonly to: PlaceId }
  | { readonly kind: "resident-arrived"; readonly from: PlaceId }
  | {
      readonly kind: "resident-acted";
      readonly doing: string;
      readonly emoji: string;
      readonly object: ObjectId | null;
      readonly activity?: Activity;
      /** Worth showing in a channel and not only on the board. */
      readonly notable: boolean;
      /** Visitors it is about or whose words set it going. */
      readonly visitors?: readonly PersonId[];
    }
  | {
      readonly kind: "resident-turned-away";
      readonly from: PlaceId;
      readonly refusal: Refusal;
      readonly why: string;
    }
  | { readonly kind: "resident-knocked" }
  | {
      /** Who asks is `who`; `home` is where to, and until when the guest may stay. */
      readonly kind: "guest-asked-in";
      readonly guest: PersonId;
      readonly home: PlaceId;
      readonly until: Minutes;
    }
  | { readonly kind: "guest-left"; readonly home: PlaceId; readonly why: string }
  | {
      readonly kind: "object-changed";
      readonly object: ObjectId;
      readonly from: string;
      readonly to: string;
      readonly odd: boolean;
      /** What is wrong with it, where something is. Missing in records of before. */
      readonly trouble?: Trouble;
      /** The visitor who had set what it was before; absent where nobody had. */
      readonly visitors?: readonly PersonId[];
    }
  | { readonly kind: "talk-began"; readonly talk: TalkId; readonly members: readonly PersonId[] }
  | { readonly kind: "talk-joined"; readonly talk: TalkId }
  | {
      readonly kind: "talk-left";
      readonly talk: TalkId;
      /** Who goes on talking. */
      readonly members: readonly PersonId[];
      readonly why: string;
    }
  | { readonly kind: "talk-ended"; readonly talk: TalkId; readonly members: readonly PersonId[]; readonly why: string }
  | {
      readonly kind: "line-said";
      readonly line: LineId;
      readonly talk: TalkId;
      readonly to: readonly PersonId[];
      readonly text: string;
      readonly stories: readonly StoryId[];
      /** The speaker's memories the line drew on. */
      readonly rests: readonly MemoryId[];
      /** Visitors whose words it says or rests on (design section 2.6). */
      readonly visitors: readonly PersonId[];
      /** Visitors whom it speaks of. Missing in what visitors say, and in records of before. */
      readonly about?: readonly PersonId[];
      /** What the line does, as data; none where nobody knows. */
      readonly acts: readonly SpeechAct[];
      /** What it speaks of. Missing where it speaks of nothing, and in records of before. */
      readonly mentions?: Mentions;
      /** The act (an input's id) it answers, or null: lines for people go first. */
      readonly answers: string | null;
      /** Further acts it answers: of people who waited together. */
      readonly also?: readonly string[];
    }
  | {
      /** A kind sentence of code's own to whoever said something in earnest; of them, and of what it was, it says nothing. */
      readonly kind: "comfort-said";
      readonly text: string;
      /** The stage's message it answers, and the act that answering it was. */
      readonly mark: string;
      readonly answers: string;
    }
  | { readonly kind: "visitor-arrived"; readonly name: string; readonly about: string; readonly first: boolean }
  | { readonly kind: "visitor-moved"; readonly from: PlaceId }
  | {
      readonly kind: "visitor-left";
      readonly why: string;
      /** What they were called; missing in records of before. */
      readonly name?: string;
    }
  | { readonly kind: "visitor-acted"; readonly doing: string }
  | {
      /** A gesture at what somebody said; only they take note of it. `doing` reads after the visitor's name. */
      readonly kind: "visitor-reacted";
      readonly to: PersonId;
      readonly doing: string;
    }
  | { readonly kind: "visitor-refused"; readonly why: string }
  | {
      readonly kind: "voice-whispered";
      readonly text: string;
      readonly story: StoryId;
      /** Whose words they are, or null when they are the town's own. */
      readonly by: PersonId | null;
      /** What they speak of. Missing where they speak of nothing, and in records of before. */
      readonly mentions?: Mentions;
      /** What they mean. Missing in records of before. */
      readonly thought?: Thought;
    }
  | { readonly kind: "memory-kept"; readonly memory: Memory }
  | { readonly kind: "memories-rated"; readonly ratings: Readonly<Record<MemoryId, number>> }
  | { readonly kind: "plan-made"; readonly chunks: readonly PlannedChunk[] }
  | { readonly kind: "plan-changed"; readonly chunks: readonly PlannedChunk[]; readonly why: string }
  | { readonly kind: "plan-repaired"; readonly why: string }
  | {
      readonly kind: "commitment-made";
      readonly what: string;
      readonly story: StoryId | null;
      readonly spot: Spot | null;
      readonly from: Minutes | null;
      readonly with: readonly PersonId[];
    }
  | {
      readonly kind: "commitment-dropped";
      readonly what: string;
      readonly story: StoryId | null;
      /** For when it was; missing in records of before. */
      readonly from?: Minutes | null;
      readonly why: string;
    }
  | {
      readonly kind: "invitation-answered";
      readonly story: StoryId;
      readonly answer: "accepted" | "declined";
      readonly why: string;
      readonly by: PersonId;
    }
  | { readonly kind: "reflection-begun"; readonly sum: number; readonly questions: readonly string[] }
  | { readonly kind: "summary-renewed"; readonly core: string; readonly occupation: string; readonly feeling: string }
  | { readonly kind: "tie-renewed"; readonly of: PersonId; readonly text: string }
  | { readonly kind: "story-opened"; readonly story: StoryId; readonly text: string }
  | { readonly kind: "story-let-go"; readonly story: StoryId }
  | { readonly kind: "answer-fell-back"; readonly step: string; readonly reason: string; readonly detail: string }
  | { readonly kind: "result-dropped"; readonly what: string; readonly why: string };

/** Kinds that stay in somebody's head: remembered, planned, concluded, resolved. */
export type InwardKind =
  | "memory-kept"
  | "memories-rated"
  | "plan-made"
  | "plan-changed"
  | "plan-repaired"
  | "commitment-made"
  | "commitment-dropped"
  | "invitation-answered"
  | "reflection-begun"
  | "summary-renewed"
  | "tie-renewed";

/** Kinds of the town's record: how it runs, who lives there, its stories, what code refused or answered in somebody's stead. */
export type RecordKind =
  | "town-opened"
  | "town-paused"
  | "town-resumed"
  | "town-slept"
  | "resident-moved-in"
  | "resident-moved-out"
  | "story-opened"
  | "story-let-go"
  | "comfort-said"
  | "visitor-refused"
  | "answer-fell-back"
  | "result-dropped";

/**
 * Anything that happens in a town. Whoever deals with events by their kind ends with the kinds that are nothing to them
 * (`event.kind satisfies ...`), so that a new kind does not compile until each of them has said what it makes of it.
 */
export type TownEvent = Base & Happening;
/** An event before its turn has numbered it. */
export type Draft = Omit<Base, "id"> & Happening;
/** The event of one kind. */
export type EventOf<K extends Happening["kind"]> = Base & Extract<Happening, { kind: K }>;
