/** The mind without a model, as a port: what answers every question when there is no model or it failed. Handed in beside the model. */
import type { Random } from "../world/chance.ts";
import type { AnswerOf, InputOf, QuestionName } from "./questions/questions.ts";
import type { TalkInput } from "./talk/spoken.ts";
import type { Understand } from "./understand.ts";

/** An answer to every question, by its name: a new question does not compile without one. Pure; chance comes in; nothing here throws. */
export type Offline = {
  readonly [N in QuestionName]: (input: InputOf<N>, random: Random) => AnswerOf<N>;
};

/** What is said without being thought of, when a talk has gone as far as it can: no model is asked for a goodbye. */
export interface Offhand {
  /** A word of parting. */
  parting(input: TalkInput, random: Random): string;
  /** A short yes or no instead of what the speaker has said in this talk already. */
  again(answer: "yes" | "no", input: TalkInput, random: Random): string;
}

/** The mind without a model, in one language. */
export interface OfflineMind {
  readonly answers: Offline;
  readonly offhand: Offhand;
  /** What people's words mean, with a model too. */
  readonly understand: Understand;
}
