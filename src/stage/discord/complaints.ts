/** Tells a server's keepers, in the guide channel, what keeps the town from being seen: one sentence that says what to do, once an hour. */
import type { Calls } from "./calls.ts";
import type { GuildState } from "./guild-state.ts";
import { type Log, reason } from "./log.ts";

/** What complaints need. */
export interface ComplaintPorts {
  readonly state: GuildState;
  readonly calls: Calls;
  readonly log: Log;
  readonly now: () => number;
  /** Real milliseconds before the same sentence is said again. */
  readonly againMs: number;
}

/** One server's complaints. */
export class Complaints {
  readonly #ports: ComplaintPorts;
  readonly #said = new Map<string, number>();

  constructor(ports: ComplaintPorts) {
    this.#ports = ports;
  }

  /** Says it, unless it was said lately. Returns at once and never throws. */
  say(sentence: string): void {
    const { state, calls, log, now, againMs } = this.#ports;
    if (now() - (this.#said.get(sentence) ?? Number.NEGATIVE_INFINITY) < againMs) return;
    this.#said.set(sentence, now());
    log.warn({ guild: state.guild }, sentence);
    if (state.record.guide)
      calls.post(state.record.guide, { text: `⚠️ ${sentence}` }).catch((error: unknown) => {
        log.warn({ guild: state.guild, reason: reason(error) }, "the keepers could not be told");
      });
  }
}
