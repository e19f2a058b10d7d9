/**
 * Interviews by members (paper section 6.1): a private talk over a snapshot, which stamps nothing, takes no turn and is forgotten with the
 * program. What was said in one is kept here for as long as it may be gone on with.
 */
import { languageOf } from "../../language/language.ts";
import type { Exchange } from "../../mind/questions/interview.ts";
import type { PersonId } from "../../world/places.ts";
import { UserError } from "../../world/user-error.ts";
import { findResident } from "../acts/find.ts";
import { visitorId } from "../acts/take-act.ts";
import type { Member, Viewer } from "../desk/member.ts";
import type { Town } from "../town.ts";
import { interviewed } from "./interviews.ts";
import { questionsFor } from "./questions.ts";
import { sightOf } from "./sight.ts";

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

/** Interviews that may be gone on with, and questions of one that are still in mind. */
const MOST = { interviews: 200, exchanges: 6 } as const;

interface Held {
  readonly member: string;
  readonly who: PersonId;
  readonly as: string | null;
  readonly situation: string | null;
  readonly before: readonly Exchange[];
}

/** The interviews of one town. */
export class InterviewDesk {
  readonly #town: Town;
  readonly #held = new Map<string, Held>();
  #asked = 0;

  constructor(town: Town) {
    this.#town = town;
  }

  /** Asks a question of one's own. @throws UserError */
  async ask(member: Member, asked: InterviewAsked): Promise<InterviewView> {
    const words = languageOf(this.#town.definition.language).commands.interview;
    const [question, as, situation] = [asked.question, asked.as ?? "", asked.situation ?? ""].map(tidied);
    if (!question) throw new UserError("no-question", words.noQuestion);
    if (question.length > 500 || as!.length > 200 || situation!.length > 200)
      throw new UserError("too-long", words.tooLong);
    const before = asked.goesOn === null ? null : this.#held.get(asked.goesOn);
    const who = findResident(this.#town.means.town, asked.resident).id;
    // A number may come twice, when the program was started anew within a turn.
    if (before === undefined || (before && (before.member !== member.id || before.who !== who)))
      throw new UserError("over", words.over);
    const held = before ?? { member: member.id, who, as: as || null, situation: situation || null, before: [] };
    if (asked.goesOn !== null) this.#held.delete(asked.goesOn);
    return this.#put(held, question, member);
  }

  /** Asks one of the paper's twenty-five questions, by its number from 1. @throws UserError */
  async askListed(member: Member, resident: string, number: number): Promise<InterviewView> {
    const { state, means } = this.#town;
    const who = findResident(means.town, resident).id;
    const listed = questionsFor(state, who, means.town, state.seed)[number - 1];
    if (!listed)
      throw new UserError("no-question", languageOf(this.#town.definition.language).commands.interview.noQuestion);
    return this.#put(
      { member: member.id, who, as: null, situation: listed.situation, before: [] },
      listed.text,
      member,
    );
  }

  async #put(held: Held, question: string, viewer: Viewer): Promise<InterviewView> {
    const { state } = this.#town;
    const waiting = this.#town.inTime();
    const means = waiting.means();
    const { member, who, as, situation, before } = held;
    const sight = sightOf(state, viewer);
    // Its number keys its chance, and the turn keeps it apart from those of an earlier start.
    const id = `${state.turn}-${++this.#asked}`;
    const put = { text: question, role: as, situation, person: visitorId(member), before };
    const [said] = await interviewed(state, means, { id, who, withheld: new Set(), sight }, [put]).finally(
      waiting.stop,
    );
    const answer = said!.answer;
    this.#held.set(id, { ...held, before: [...before, { question, answer }].slice(-MOST.exchanges) });
    if (this.#held.size > MOST.interviews) this.#held.delete(this.#held.keys().next().value!);
    return { id, who, name: means.town.personas.get(who)!.name, as, situation, question, answer };
  }
}

const tidied = (text: string): string => text.trim().replace(/\s+/g, " ");
