/** What a member does in a town, and how a stage hears them. Verbs throw `UserError` with a sentence for what a person got wrong. */
import type { PersonId, PlaceId } from "../../world/places.ts";
import type { Admission } from "../acts/admission.ts";
import type { Heed } from "../acts/flood.ts";
import type { Piece } from "../acts/in-pieces.ts";
import type { Planning } from "../acts/plan-event.ts";
import type { KeptOfVisitor } from "../keeping/kept.ts";
import type { AnswerGiven } from "../looking/answer-to.ts";
import type { InterviewAsked, InterviewView } from "../looking/interview-desk.ts";
import type { NewsView } from "../looking/news.ts";
import type { Suggestion } from "../looking/suggestions.ts";
import type { Done } from "./done.ts";
import type { LookingDesk } from "./looking.ts";
import type { Member } from "./member.ts";

/** One town, for whoever takes part in it. */
export interface VisitingDesk extends LookingDesk {
  /** The visitor this member is, or null: also while they are somebody who lives here. */
  visitor(member: Member): { readonly id: PersonId; readonly name: string; readonly place: PlaceId } | null;
  /** The resident a member has taken over, or null. */
  embodied(member: Member): { readonly id: PersonId; readonly name: string } | null;
  /** What this member may do of that which a setting can keep to some. */
  allowed(member: Member): { readonly whisper: boolean; readonly objects: boolean; readonly embody: boolean };
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
   * whose `answers` is the returned act. `message` is the stage's own id of it, which is taken once; `heldMs` is how long it was held back
   * before, which counts as waited for the answer. @throws UserError when the place does not admit them, naming an open one with people.
   */
  say(
    member: Member,
    place: string,
    text: string,
    to?: string | null,
    message?: string | null,
    heldMs?: number,
  ): Promise<Done>;
  /** Does something in a place: "plays the piano". `more` where something of the same message was met already. */
  act(member: Member, place: string, text: string, message?: string | null, more?: boolean): Promise<Done>;
  /** Reacts with an emoji to what a resident said in a place. @throws UserError when they are not there, or it is no gesture. */
  react(member: Member, place: string, resident: string, emoji: string): Promise<Done>;
  /** Begins to think of the answer to words that are still held back and may yet be changed. Says and changes nothing. */
  foresee(member: Member, place: string, text: string, to?: string | null): void;
  /** What this member could do now, each of which would be let: at most five things that fit the moment. Changes nothing. */
  suggestions(member: Member): readonly Suggestion[];
  /**
   * Whether any of these texts says something in earnest: what a stage asks of all that a member writes before it does anything else with
   * it. Remembers nothing.
   */
  isEarnest(member: Member, texts: readonly string[]): boolean;
  /**
   * What a member wrote just before in pieces, oldest first, read together with what they write now: the text that says something in earnest
   * only so, and the pieces of it; null where none does. Remembers nothing.
   */
  inPieces(pieces: readonly Piece[], text: string): { readonly text: string; readonly of: readonly Piece[] } | null;
  /**
   * Lets ordinary words pass, whoever's they are; where they would have been said aloud, `place` and `to` say to whom. The verbs ask it
   * themselves, but a stage has more to do than verbs. @throws UserError "serious" with a kind sentence for that person alone
   */
  ordinary(member: Member, texts: readonly string[], place?: string | null, to?: string | null): void;
  /**
   * Deals with a message of a place that says something in earnest: nothing of it is kept, and if somebody is there to, a resident says a
   * kind sentence; none does to whoever takes no part in the town, `quietly`, or again and again. null: it is an ordinary message. `said`
   * is the sentence, and `aloud` whether the town shows it; otherwise the stage does, unless it is empty, as they were told just before: then
   * it gives a sign. `late` resolves when they wait no longer: from then on the stage says it, and shows no sentence of the town's for that
   * message.
   */
  inEarnest(
    member: Member,
    place: string,
    texts: readonly string[],
    to: string | null,
    message: string,
    quietly?: boolean,
    late?: Promise<void>,
  ): Promise<(Done & { readonly aloud: boolean }) | null>;
  /** Who answered a message of the stage that became an act, as it is stored; null where nobody did lately, or it was forgotten. */
  answerTo(message: string): Promise<AnswerGiven | null>;
  /** The stage's messages that became acts in a place lately, oldest first: what comes after them was not heard yet. */
  handled(place: string): readonly string[];
  /**
   * Forgets what a message of the stage said or did: it was deleted. `shows` are the events it shows, where it is the stage's own: what a
   * member said or did in them is forgotten too; null: it was in no place of the town. One that was no act is passed over.
   */
  takeBack(message: string, shows: readonly string[] | null, but?: string): Promise<void>;
  /** Takes over a resident: from now on one says, does and goes as them. @throws UserError */
  embody(member: Member, resident: string): Promise<Done>;
  /** Lets go of them. @throws UserError when there is none */
  release(member: Member): Promise<Done>;
  /** The inner voice of a resident. */
  whisper(member: Member, resident: string, text: string): Promise<Done>;
  /** Sets an object's state. `object` is an id, a name, or the paper's whole form "<Isabella's apartment: kitchen: stove> is burning". */
  setObject(member: Member, object: string, state: string | null): Promise<Done>;
  /** Plants what the town's file keeps ready, by a word of its name; the first where none is given. Nothing else happens but what residents make of it. */
  startEvent(member: Member, event: string): Promise<Done>;
  /** Plans an event: its host is a resident, who takes it for their own wish, or the member, who invites by talking. */
  planEvent(member: Member, planning: Planning): Promise<Done>;
  /** Calls an event off. For keepers and whoever planned it. */
  cancelEvent(member: Member, event: string): Promise<Done>;
  /** What happened since this member was last here or asked, for a first time the last day; who was here once is remembered to have asked. */
  news(member: Member): Promise<NewsView>;
  /** Asks a resident in private: nothing in town comes of it. @throws UserError */
  interview(member: Member, asked: InterviewAsked): Promise<InterviewView>;
  /** The same with one of the paper's twenty-five questions, by its number from 1. @throws UserError */
  ask(member: Member, resident: string, number: number): Promise<InterviewView>;
  /** A person was seen (a reaction, a command, an open page): the town does not doze. */
  seen(member: Member | null): void;
}
