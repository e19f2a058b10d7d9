/**
 * Tells a server's keepers what concerns them, in a channel that nobody else reads: what keeps the town from being seen, one
 * sentence that says what to do, once an hour; and what was changed. Never a word that a member said.
 */
import type { Calls } from "./calls.ts";
import type { GuildState } from "./guild-state.ts";
import { type Log, reason } from "./log.ts";
import { cut } from "./persona-name.ts";
import { MOST_CHARACTERS } from "./script.ts";

/** What complaints need. */
export interface ComplaintPorts {
  readonly state: GuildState;
  /** The channel that only keepers read, or null where there is none. */
  channel(): string | null;
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
    const { state, log, now, againMs } = this.#ports;
    if (now() - (this.#said.get(sentence) ?? Number.NEGATIVE_INFINITY) < againMs) return;
    for (const [one, at] of this.#said) if (now() - at >= againMs) this.#said.delete(one);
    this.#said.set(sentence, now());
    log.warn({ guild: state.guild }, sentence);
    this.note(`⚠️ ${sentence}`);
  }

  /** It was mended: if it happens again, it is said again. */
  over(sentence: string): void {
    this.#said.delete(sentence);
  }

  /** Tells it each time. Returns at once and never throws. */
  note(sentence: string): void {
    const { state, calls, log } = this.#ports;
    const channel = this.#ports.channel();
    if (!channel) return;
    calls.post(channel, { text: cut(sentence, MOST_CHARACTERS) }).catch((error: unknown) => {
      log.warn({ guild: state.guild, reason: reason(error) }, "the keepers could not be told");
    });
  }
}
