/**
 * Who wrote a message. Whose something is that was said in earnest is kept nowhere: it is known while this program runs, and else Discord is
 * asked, which knows it for as long as the message stands.
 */
import type { Calls } from "../calls.ts";
import { keepLatest } from "../latest.ts";

/** Messages whose author is remembered. */
const MOST = 1_000;

/** The authors of messages, by their ids at Discord. */
export class Authors {
  readonly #calls: Pick<Calls, "message">;
  readonly #known = new Map<string, string>();
  /** Those who are being asked for. */
  readonly #asked = new Map<string, Promise<string | null>>();

  constructor(calls: Pick<Calls, "message">) {
    this.#calls = calls;
  }

  /** A message is somebody's. */
  note(message: string, user: string): void {
    keepLatest(this.#known, message, user, MOST);
  }

  /** Who wrote it, where that need not be asked. */
  known(message: string): string | null {
    return this.#known.get(message) ?? null;
  }

  /** Who wrote a message that may stand in any of these channels; null where it stands in none. @throws what Discord refuses */
  of(message: string, channels: Iterable<string>): Promise<string | null> {
    const known = this.#known.get(message);
    if (known !== undefined) return Promise.resolve(known);
    const asked = this.#asked.get(message) ?? this.#ask(message, channels).finally(() => this.#asked.delete(message));
    this.#asked.set(message, asked);
    return asked;
  }

  async #ask(message: string, channels: Iterable<string>): Promise<string | null> {
    for (const channel of channels) {
      const found = await this.#calls.message(channel, message);
      if (!found) continue;
      this.note(message, found.author.id);
      return found.author.id;
    }
    return null;
  }
}
