// An interaction from the side of the person who started it: what came back, how soon, and who else could see it.

import type { InteractionRecord, Message } from "./records.ts";
import { response } from "./routes-interactions.ts";
import { PATIENCE_MS, type State, waitUntil } from "./state.ts";
import { loadingFlag } from "./wire.ts";

/** A modal as the bot opened it. */
export type Modal = NonNullable<InteractionRecord["modal"]>;

/** An interaction in flight. Messages are live: a later edit shows in what `reply` returned. */
export interface Interaction {
  readonly id: string;
  /** The final visible response: after a deferral, the message it was edited to. Rejects if none comes in time. */
  reply(timeoutMs?: number): Promise<Message>;
  /** Waits for the first response of any kind and tells which (4 message, 5 deferred, 6, 7, 8 choices, 9 modal). */
  acknowledged(timeoutMs?: number): Promise<number>;
  /** Waits for the bot to open a modal. */
  waitForModal(timeoutMs?: number): Promise<Modal>;
  /** Waits for the first followup, or the one at `index`. */
  followup(index?: number, timeoutMs?: number): Promise<Message>;
  /** How long the first response took; undefined until it came. */
  readonly acknowledgedAfterMs: number | undefined;
  readonly modal: Modal | undefined;
  readonly followups: readonly Message[];
  /** Whether only the person sees the response; undefined until it came. */
  readonly ephemeral: boolean | undefined;
  /** Whether the response has been deleted again. */
  readonly deleted: boolean;
}

/** The person's view of a record. */
export function interactionView(state: State, record: InteractionRecord): Interaction {
  const wait = <T>(look: () => T | undefined, timeoutMs: number, what: string) =>
    waitUntil(state, look, timeoutMs, `${what} of interaction ${record.id}`);
  return {
    id: record.id,
    reply: (timeoutMs = PATIENCE_MS) => wait(() => finalReply(record), timeoutMs, "the reply"),
    acknowledged: (timeoutMs = PATIENCE_MS) => wait(() => record.acknowledged, timeoutMs, "the acknowledgement"),
    waitForModal: (timeoutMs = PATIENCE_MS) => wait(() => record.modal, timeoutMs, "the modal"),
    followup: (index = 0, timeoutMs = PATIENCE_MS) =>
      wait(() => record.followups[index], timeoutMs, `followup ${index}`),
    get acknowledgedAfterMs() {
      return record.acknowledgedAfterMs;
    },
    get modal() {
      return record.modal;
    },
    get followups() {
      return record.followups.filter(({ test }) => !test.deleted);
    },
    get ephemeral() {
      return record.ephemeral;
    },
    get deleted() {
      return record.original?.test.deleted ?? false;
    },
  };
}

function finalReply(record: InteractionRecord): Message | undefined {
  switch (record.acknowledged) {
    case undefined:
      return undefined;
    case response.modal:
      throw new Error(
        `interaction ${record.id} was answered with the modal "${record.modal?.title}", not with a message`,
      );
    case response.choices:
      throw new Error(`interaction ${record.id} was answered with choices, not with a message`);
    // An update that only takes the buttons away says nothing yet.
    case response.update:
      return record.sourceEdited ? record.source : undefined;
    case response.deferredUpdate:
      return record.sourceEdited ? record.source : record.followups[0];
    default:
      if (record.original?.test.deleted) throw new Error(`the reply to interaction ${record.id} was deleted`);
      return record.original && !(record.original.flags & loadingFlag) ? record.original : undefined;
  }
}
