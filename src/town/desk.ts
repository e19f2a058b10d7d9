/**
 * The desk: the verbs and read-only views of one town that commands and stages use, and they use nothing else
 * (style section 2). Views never stamp a memory, take a turn or throw the town's dice.
 */

import type { Minutes } from "../clock/units.ts";
import type { Memory, PlannedChunk, StoryId, TownEvent } from "../world/events.ts";
import type { Looks } from "../world/looks.ts";
import type { Mark } from "../world/marks.ts";
import type { ObjectId, PersonId, PlaceId, Scenery } from "../world/places.ts";
import type { EventReport } from "./event-report.ts";
import type { EventView } from "./events.ts";
import type { Given } from "./export.ts";
import type { Heed } from "./flood.ts";
import type { KeepersActs } from "./keepers-acts.ts";
import type { Planning } from "./plan-event.ts";
import type { RollWish } from "./roll.ts";
import type { Settings } from "./settings.ts";
import type { Suggestion } from "./suggestions.ts";
import type { Undo } from "./undo.ts";

export type { RollWish } from "./roll.ts";

/** A human at a stage. `id` is stable and says whose: "discord:1234" or "web:ab12". */
export interface Member {
  readonly id: string;
  /** Name shown at the stage; a visitor may choose another. */
  readonly name: string;
  /** May found, remove, pause and change the town. */
  readonly keeper: boolean;
  /** Ids of the roles they have at their stage. */
  readonly roles?: readonly string[];
  /** Whether they may read what is said in a place; absent: everywhere, as at a page of one's own. */
  readonly mayRead?: (place: PlaceId) => boolean;
}

/** Somebody who looks at the town. */
export type Viewer = Pick<Member, "id" | "mayRead">;

/** A member who is spoken of. */
export type Named = Pick<Member, "id" | "name">;

/** What a member may do in town: take part, take part once they have stepped in, or nothing. */
export type Admission = "in" | "outside" | "banned";

/** One person as drawn on a map or a board. */
export interface PersonView {
  readonly id: PersonId;
  readonly name: string;
  readonly kind: "resident" | "visitor";
  readonly place: PlaceId;
  readonly area: string;
  readonly areaName: string;
  /** Reads after the name: "is making espresso", "is walking to Hobbs Cafe", "is asleep". */
  readonly doing: string;
  readonly emoji: string;
  readonly asleep: boolean;
  readonly talking: boolean;
  /** Asleep, or behind a door: whoever comes in does not reach them. */
  readonly apart?: boolean;
  /** The room is their own. */
  readonly ownRoom?: boolean;
  /** A member lives as them just now. */
  readonly embodied?: boolean;
  /** They owe somebody an answer and think of it. */
  readonly answering?: boolean;
  /** While walking: from, to (neighbouring places) and the share of that leg walked, 0 to 1. */
  readonly walk: {
    readonly from: PlaceId;
    readonly to: PlaceId;
    readonly goal: PlaceId;
    readonly share: number;
  } | null;
  /** Picture address of the town file, or null for one drawn from their looks. */
  readonly avatar: string | null;
  /** A resident's; null for whoever walked in. */
  readonly age: number | null;
  /** A resident's; such as fit their id for whoever walked in, of whom nobody says what they look like. */
  readonly looks: Looks;
}

/** One place as drawn on a map or a board. */
export interface PlaceView {
  readonly id: PlaceId;
  readonly name: string;
  readonly emoji: string;
  readonly about: string;
  readonly position: { readonly x: number; readonly y: number };
  readonly home: boolean;
  /** A home that nobody enters unasked but those who live there. */
  readonly private?: boolean;
  readonly open: boolean;
  /** "08:00-20:00", or null when always open. */
  readonly hours: string | null;
  /** "08:00": when it opens, or null when always open. */
  readonly opens: string | null;
  readonly areas: readonly {
    readonly id: string;
    readonly name: string;
    readonly objects: readonly {
      readonly id: ObjectId;
      readonly name: string;
      readonly state: string;
      readonly odd: boolean;
      /** What is drawn of its state. */
      readonly mark: Mark | null;
    }[];
  }[];
  /** The event that people have come together for there, by its name; null where there is none. */
  readonly gathering: string | null;
  readonly people: readonly PersonId[];
}

/** What the town costs, this real day. */
export interface CostView {
  readonly model: string;
  /** What keeps the model from being asked, with what to do; null where nothing does. */
  readonly trouble?: string | null;
  readonly requests: number;
  readonly input: number;
  readonly cached: number;
  readonly output: number;
  readonly usd: number;
  readonly budgetUsd: number;
  /** What the day comes to at its rate so far, at most the budget. */
  readonly forecastUsd: number;
  readonly byStep: Readonly<
    Record<string, { readonly asked: number; readonly fellBack: number; readonly usd: number }>
  >;
}

/** The town at this minute. */
export interface TownView {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly language: string;
  readonly now: Minutes;
  /** "07:05". */
  readonly clock: string;
  /** "Monday 13 February". */
  readonly date: string;
  /** Both: "Monday 13 February 07:05". */
  readonly when: string;
  readonly day: number;
  /** Waiting: what is done now is kept until the store is back. */
  readonly state: "running" | "paused" | "dozing" | "waiting" | "stopped";
  /** Why it is not running, one sentence; empty when it runs. */
  readonly why: string;
  /** Beats per tick, or the part of a beat that a tick takes. */
  readonly pace: number;
  /** Real milliseconds from one turn to the next, as measured of late: how long a page has to show what a turn holds. */
  readonly turnMs: number;
  /** In talk with a person a town does not hurry, whatever its pace. */
  readonly eased: boolean;
  readonly opened: boolean;
  readonly turn: number;
  /** Stories of events to come, or going on, that may be known. */
  readonly events: readonly StoryId[];
  /** What lies around the town. */
  readonly scenery: Scenery;
  readonly places: readonly PlaceView[];
  readonly roads: readonly (readonly [PlaceId, PlaceId])[];
  readonly people: readonly PersonView[];
  readonly costs: CostView;
}

/** A memory as a card shows it. */
export interface MemoryView
  extends Pick<Memory, "id" | "kind" | "text" | "created" | "poignancy" | "source" | "evidence" | "depth"> {
  /** "Monday 13 February 07:05". */
  readonly when: string;
  readonly scores: {
    readonly recency: number;
    readonly importance: number;
    readonly relevance: number;
    readonly total: number;
  } | null;
}

/** A memory, and from whom it was heard, or null. */
export interface Reason extends MemoryView {
  readonly from: string | null;
}

/** Why a resident said or did something. */
export interface WhyView {
  readonly who: PersonId;
  readonly name: string;
  /** "Monday 13 February 07:05". */
  readonly when: string;
  readonly text: string;
  /** It answered a person. */
  readonly toPerson: boolean;
  /** The memories it rests on, and what else comes to mind of it, best first. */
  readonly rests: readonly Reason[];
  readonly besides: readonly Reason[];
}

/** A resident's card. */
export interface ResidentView extends PersonView {
  readonly age: number;
  readonly traits: readonly string[];
  readonly occupation: string;
  readonly paragraph: string;
  /** What occupies them these days, and how they speak, as their keeper wrote it. */
  readonly currently: readonly string[];
  readonly register: string;
  readonly summary: { readonly core: string; readonly occupation: string; readonly feeling: string };
  readonly plan: readonly (Omit<PlannedChunk, "kind" | "serves"> & {
    readonly clock: string;
    readonly placeName: string;
    readonly current: boolean;
  })[];
  /** What the next quarters of an hour hold, as decomposed so far. */
  readonly actions: readonly {
    readonly from: Minutes;
    readonly clock: string;
    readonly doing: string;
    readonly emoji: string;
  }[];
  readonly commitments: readonly { readonly what: string; readonly when: string; readonly with: readonly string[] }[];
  readonly ties: readonly {
    readonly id: PersonId;
    readonly name: string;
    readonly kind: string;
    readonly text: string;
  }[];
  readonly poignancySum: number;
}

/** A question to a resident, in private. */
export interface InterviewAsked {
  /** By id or anything that names one; heeded only by a new interview. */
  readonly resident: string;
  readonly question: string;
  /** Who the asker says they are ("a reporter"), and what the resident is to imagine; null for neither. */
  readonly as: string | null;
  readonly situation: string | null;
  /** The interview it goes on with, or null. */
  readonly goesOn: string | null;
}

/** A question of an interview and what was answered. */
export interface InterviewView {
  /** By which it is gone on with. */
  readonly id: string;
  readonly who: PersonId;
  readonly name: string;
  readonly as: string | null;
  readonly situation: string | null;
  readonly question: string;
  readonly answer: string;
}

/** What two residents are to each other, at a glance. */
export type Bond = "family" | "close" | "friendly" | "acquainted" | "strained";

/** Who knows whom. */
export interface RelationsView {
  /** Whose circle it is, or null for the whole town. */
  readonly of: PersonId | null;
  /** In the order of the roll; of a circle, whose it is first, then who is nearest to them. */
  readonly people: readonly {
    readonly id: PersonId;
    readonly name: string;
    readonly home: PlaceId;
    readonly looks: Looks;
  }[];
  readonly bonds: readonly {
    readonly between: readonly [PersonId, PersonId];
    readonly bond: Bond;
    /** What the second is to the first, as a tie says it. */
    readonly kind: string;
    readonly text: string;
  }[];
}

/** What happened lately, as it is told to one member. */
export interface NewsView {
  /** Since when, "Monday 13 February 07:05"; null for the last day, told to who was never here or asks for the first time. */
  readonly since: string | null;
  /** Oldest first. */
  readonly items: readonly { readonly day: string; readonly clock: string; readonly text: string }[];
  /** What is to come, soonest first. */
  readonly ahead: readonly string[];
  /** Where most people are now, or null when nobody is up. */
  readonly now: string | null;
}

/** All that a town keeps about one visitor. */
export interface KeptOfVisitor {
  readonly town: string;
  readonly id: PersonId;
  readonly name: string;
  readonly about: string;
  /** Memories that hold their words or doings, or rest on one that does, by resident. */
  readonly memories: readonly {
    readonly resident: string;
    /** "Monday 13 February 07:05". */
    readonly when: string;
    readonly kind: Memory["kind"];
    readonly text: string;
  }[];
  /** Who they are to each resident who knows them. */
  readonly ties: readonly { readonly resident: string; readonly kind: string; readonly text: string }[];
  /** What their words set going. */
  readonly stories: readonly string[];
}

/** The outcome of a verb, for the person who used it. */
export interface Done {
  /** One sentence or a few, for a private reply. */
  readonly said: string;
  /** The id of the act in the log, when it was one. */
  readonly act: string | null;
  /** The event of what was said or done in words of their own, by its id; absent where there is none. */
  readonly shown?: string;
  /** Why nobody heard it, and what to do: to be told wherever it was said. Absent where somebody did. */
  readonly unheard?: string;
  /** Who owes an answer to it; absent where nobody does. */
  readonly answering?: PersonId;
}

/** The outcome of skipping ahead. */
export interface Skipped extends Done {
  /** Where something interesting is looked for: what it was, once it is found or the time is up. */
  readonly found: Promise<{ readonly said: string; readonly place: PlaceId | null }> | null;
}

/** Moments to skip to that have a name. */
export const moments = ["evening", "tomorrow", "interesting"] as const;
/** One of them. */
export type Moment = (typeof moments)[number];

/** What an option may name that the town looks up while somebody types. */
export const lookedUp = ["resident", "place", "object", "area", "home", "value", "moment"] as const;
/** One of them. */
export type LookedUp = (typeof lookedUp)[number];

/** Where an object, a resident or a place is looked up by what a person typed; best first. */
export interface Choice {
  readonly id: string;
  readonly label: string;
}

/** One town, for people. Verbs throw `UserError` with a sentence for what a person got wrong. */
export interface TownDesk {
  readonly id: string;
  /** What its keepers did lately. */
  readonly acts: Pick<KeepersActs, "list" | "takenBack" | "adopt">;
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
  /** Asks a resident in private: nothing in town comes of it. @throws UserError */
  interview(member: Member, asked: InterviewAsked): Promise<InterviewView>;
  /** The same with one of the paper's twenty-five questions, by its number from 1. @throws UserError */
  ask(member: Member, resident: string, number: number): Promise<InterviewView>;
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

  /** The visitor this member is, or null: also while they are somebody who lives here. */
  visitor(member: Member): { readonly id: PersonId; readonly name: string; readonly place: PlaceId } | null;
  /** Whether this member takes part. What somebody outside or banned says is neither kept nor heard. */
  admission(member: Member): Admission;
  /**
   * Whether one more message of this member, written at a real moment, is listened to: to be asked once for each, before it is given to
   * `say` or `act`. Commands and the page need not ask.
   */
  attend(member: Member, at: number): Heed;
  /**
   * Steps into town, or changes the name and the sentence about oneself, which also says the language one speaks. `place` defaults to
   * one with people in it.
   */
  visit(member: Member, as: { name?: string; about?: string; language?: string; place?: string }): Promise<Done>;
  /** Whether this member was never here, and the town is there to be walked into. */
  isNew(member: Member): boolean;
  /**
   * Walks in somebody who was never here, to a place where people are up, and has them greeted there by one of them at once. null, and
   * nothing is done, where they were here before, cannot come in, or too many were walked in lately.
   */
  welcome(member: Member): Promise<Done | null>;
  /** Everything kept about this member, or null when nothing is. */
  kept(member: Member): KeptOfVisitor | null;
  /** Forgets this member wholly, who leaves town first. Resolves when it is gone from the store too. */
  forget(member: Member): Promise<Done>;
  /** Leaves town. */
  leave(member: Member): Promise<Done>;
  /** Moves a visitor, to an area of the place if one is named. @throws UserError when its door is closed to them */
  go(member: Member, place: string, area?: string | null): Promise<Done>;
  /**
   * Says something in a place, stepping into town there if need be. Resolves when the words are committed; answers come as events
   * whose `answers` is the returned act. `message` is the stage's own id of it, which is taken once. @throws UserError when the place does not admit them, naming an open one with people.
   */
  say(member: Member, place: string, text: string, to?: string | null, message?: string | null): Promise<Done>;
  /**
   * Whether any of these texts says something in earnest: what a stage asks of all that a member writes before it does anything else with
   * it. Remembers nothing.
   */
  isEarnest(member: Member, texts: readonly string[]): boolean;
  /**
   * Lets ordinary words pass, whoever's they are; where they would have been said aloud, `place` and `to` say to whom. The verbs ask it
   * themselves, but a stage has more to do than verbs. @throws UserError "serious" with a kind sentence for that person alone
   */
  ordinary(member: Member, texts: readonly string[], place?: string | null, to?: string | null): void;
  /**
   * Deals with a message of a place that says something in earnest: nothing of it is kept, and if somebody is there to, a resident says a
   * kind sentence; none does to whoever takes no part in the town, `quietly`, or again and again. null: it is an ordinary message. `said`
   * is the sentence, and `aloud` whether the town shows it; otherwise the stage does, unless it is empty, as they were told just before.
   */
  inEarnest(
    member: Member,
    place: string,
    texts: readonly string[],
    to: string | null,
    message: string,
    quietly?: boolean,
  ): Promise<(Done & { readonly aloud: boolean }) | null>;
  /** What this member could do now, each of which would be let: at most five things that fit the moment. Changes nothing. */
  suggestions(member: Member): readonly Suggestion[];
  /** Begins to think of the answer to words that are still held back and may yet be changed. Says and changes nothing. */
  foresee(member: Member, place: string, text: string, to?: string | null): void;
  /** Does something in a place: "plays the piano". */
  act(member: Member, place: string, text: string, message?: string | null): Promise<Done>;
  /** Reacts with an emoji to what a resident said in a place. @throws UserError when they are not there, or it is no gesture. */
  react(member: Member, place: string, resident: string, emoji: string): Promise<Done>;
  /** The stage's messages that became acts in a place lately, oldest first: what comes after them was not heard yet. */
  handled(place: string): readonly string[];
  /** Forgets what a message of the stage said or did: it was deleted. One that was no act, or long ago, is passed over. */
  takeBack(message: string): Promise<void>;
  /** Forgets lines of the town, by their events' ids: how many were still known. Keepers only. */
  strike(member: Member, lines: readonly string[]): Promise<number>;
  /** Takes over a resident: from now on one says, does and goes as them. @throws UserError */
  embody(member: Member, resident: string): Promise<Done>;
  /** Lets go of them. @throws UserError when there is none */
  release(member: Member): Promise<Done>;
  /** The resident a member has taken over, or null. */
  embodied(member: Member): { readonly id: PersonId; readonly name: string } | null;
  /** The inner voice of a resident. */
  whisper(member: Member, resident: string, text: string): Promise<Done>;
  /** Sets an object's state. `object` is an id, a name, or the paper's whole form "<Isabella's apartment: kitchen: stove> is burning". */
  setObject(member: Member, object: string, state: string | null): Promise<Done>;
  /** Plants an event's intent: "valentine". Nothing else happens but what residents make of it. */
  startEvent(member: Member, event: string): Promise<Done>;
  /**
   * What is planned, going on and over, in the order of its days, as far as a member may know of it; null: as far as anybody may, who
   * `reads` what is said in some of the private places.
   */
  events(member: Member | null, reads?: (place: PlaceId) => boolean): readonly EventView[];
  /** What happened since this member was last here or asked, for a first time the last day; who was here once is remembered to have asked. */
  news(member: Member): Promise<NewsView>;
  /** The real moment, in milliseconds, at which the town will come to a minute if it lives on: an estimate. */
  realAt(at: Minutes): number;
  /** Plans an event: its host is a resident, who takes it for their own wish, or the member, who invites by talking. */
  planEvent(member: Member, planning: Planning): Promise<Done>;
  /** Calls an event off. For keepers and whoever planned it. */
  cancelEvent(member: Member, event: string): Promise<Done>;
  /** Who heard of an event from whom, who came and why not; with `about`, how it came to that one. */
  eventReport(member: Member | null, event: string, about: string | null): Promise<EventReport>;
  /** Somebody moves in, changes or moves away; `isMember` says whether a member at the stage goes by a name. Keepers only. */
  changeRoll(member: Member, wish: RollWish, isMember: (name: string) => Promise<boolean>): Promise<Done>;
  /** The town with all its residents remember, as a file, without its visitors; a fork has another future. Keepers only. */
  export(member: Member, fork: boolean): Promise<Given>;
  /** Stops and starts the clock. Keepers only. */
  pause(member: Member): Promise<Done>;
  resume(member: Member): Promise<Done>;
  /** What to ask before a pace: where it is quicker and costs money; null where nothing need be asked. Keepers only. */
  beforePace(member: Member, pace: number): string | null;
  /** How fast it lives, as `isPace` has it. Keepers only. */
  setPace(member: Member, pace: number): Promise<Done>;
  /** What to ask before skipping: where that goes past midnight or costs money; null where nothing need be asked. Keepers only. */
  beforeSkip(member: Member, until: string): string | null;
  /** Lives on at full speed until a time of day ("07:00", "17:30") or a moment with a name, at most a day away. Keepers only. */
  skip(member: Member, until: string): Promise<Skipped>;
  /** Keeps a member out, who leaves town at once, or lets them back in. Keepers only. */
  ban(member: Member, who: Named): Promise<Done>;
  unban(member: Member, who: Named): Promise<Done>;
  /** Who is kept out. */
  banned(): readonly Named[];
  /** How the town is set. */
  settings(): Settings;
  /** Its quiet hours in a sentence, or null where it has none. */
  quietHours(): string | null;
  /** Sets one thing as it was typed; with no value, or no name, only says how it is. Keepers only where something is set. */
  set(member: Member, name: string | null, value: string | null): Promise<Done>;
  /** Puts fields of the settings back as they were. Keepers only. */
  putBack(member: Member, before: Readonly<Record<string, unknown>>): Promise<void>;
  /** Keeps what a keeper did, in a sentence, and what undoes it: its number in the list. Never throws. */
  keepAct(member: Member, what: string, undo: Undo | null): Promise<string | null>;
  /** A person was seen (a reaction, a command, an open page): the town does not doze. */
  seen(member: Member | null): void;
}
