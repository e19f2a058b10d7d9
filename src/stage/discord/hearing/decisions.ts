/**
 * What became of each message in a town's channels, for `/town why`: a bounded record by message id, with no word of the message. It
 * begins anew at a start; what was decided before is known by its time.
 */
import type { AnswerGiven } from "../../../town/looking/answer-to.ts";
import type { TownEvent } from "../../../world/events.ts";
import { keepLatest } from "../latest.ts";

/** What was decided about a message. */
export type Decision =
  /** Another bot's, a webhook's, a notice of Discord's own. */
  | { readonly is: "no-person" }
  /** Plain messages cannot be read, and it did not mention the bot. */
  | { readonly is: "not-listening" }
  /** By somebody who takes no part in the town: who was banned, or has not stepped in where that is asked for. */
  | { readonly is: "banned" }
  | { readonly is: "outside" }
  /** More than the town can listen to from one person. */
  | { readonly is: "too-fast" }
  /** Written in a private thread of a place, whose channel this is. */
  | { readonly is: "private-thread"; readonly channel: string }
  /** The bot itself answered it with a kind sentence. */
  | { readonly is: "kindly" }
  | { readonly is: "taken-back" }
  | { readonly is: "empty" }
  /** Waiting to be heard. */
  | { readonly is: "held" }
  | { readonly is: "refused"; readonly why: string }
  | {
      readonly is: "heard";
      readonly town: string;
      /** The act it became, or null when nothing was said. */
      readonly act: string | null;
      /** Why nobody heard it; absent where somebody did. */
      readonly unheard?: string;
      /** The lines of what was said and done as a resident, by their events' ids; absent where it was said as oneself. */
      readonly own?: readonly string[];
      /** Residents in hearing, and those of them awake. */
      readonly near: number;
      readonly awake: readonly string[];
      readonly atMs: number;
    };

/** Messages and answers that are remembered. */
const MOST = 1_000;

/** Of a flood, fewer: what became of other people's messages stays known. */
const MOST_TOO_FAST = 100;

/** The decisions of one bot. */
export class Decisions {
  readonly #byMessage = new Map<string, Decision>();
  readonly #tooFast = new Map<string, Decision>();
  readonly #answers = new Map<string, AnswerGiven>();

  note(message: string, decision: Decision): void {
    if (decision.is === "too-fast") keepLatest(this.#tooFast, message, decision, MOST_TOO_FAST);
    else keepLatest(this.#byMessage, message, decision, MOST);
  }

  /** Lines of a committed turn that answer people. */
  heardOf(town: string, events: readonly TownEvent[]): void {
    for (const event of events)
      if ((event.kind === "line-said" || event.kind === "comfort-said") && event.answers && event.who)
        for (const act of [event.answers, ...(event.kind === "line-said" ? (event.also ?? []) : [])])
          keepLatest(this.#answers, `${town}/${act}`, { who: event.who, line: event.id }, MOST);
  }

  of(message: string): Decision | null {
    return this.#byMessage.get(message) ?? this.#tooFast.get(message) ?? null;
  }

  answerTo(town: string, act: string): AnswerGiven | null {
    return this.#answers.get(`${town}/${act}`) ?? null;
  }
}
