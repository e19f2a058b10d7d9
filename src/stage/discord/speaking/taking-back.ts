/**
 * Messages of ours that are to go, because what they say was forgotten. They are written down before they go and struck off when they have
 * gone, so that a restart or a channel that is shut for a while leaves none behind. Ids only: no word of them is kept.
 */
import { codes, isCode } from "../calls.ts";
import { type Log, reason } from "../log.ts";
import type { Ledger, PostedLine } from "./outbox-ledger.ts";

/** What taking back needs. */
export interface TakingBackPorts {
  readonly ledger: Pick<Ledger, "unsaid" | "keepUnsaid">;
  readonly log: Log;
  /** Takes a message of ours out of a place's channel. @throws what Discord refuses */
  unsay(posted: PostedLine): Promise<void>;
}

/** Takes back one town's messages, one after the other. */
export class TakingBack {
  readonly #ports: TakingBackPorts;
  #waiting: readonly PostedLine[] = [];
  #running: Promise<void> | null = null;
  #closed = false;

  constructor(ports: TakingBackPorts) {
    this.#ports = ports;
  }

  /** Takes up what was left. @throws StoreError */
  async start(): Promise<void> {
    this.#waiting = await this.#ports.ledger.unsaid();
    this.go();
  }

  /** These are to go. Resolves when that is written down. @throws StoreError */
  async add(posted: readonly PostedLine[]): Promise<void> {
    const fresh = posted.filter(({ message }) => !this.#waiting.some((one) => one.message === message));
    if (fresh.length === 0) return;
    this.#waiting = [...this.#waiting, ...fresh];
    await this.#ports.ledger.keepUnsaid(this.#waiting);
    this.go();
  }

  /** Goes on, also with those that could not be taken back before. Returns at once. */
  go(): void {
    if (this.#running || this.#closed || this.#waiting.length === 0) return;
    this.#running = this.#run()
      .catch((error: unknown) => this.#ports.log.error({ reason: reason(error) }, "messages could not be taken back"))
      .finally(() => {
        this.#running = null;
      });
  }

  /** Resolves when all that can be taken back now has been. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  /** Stops; what is left is taken up at the next start. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.idle();
  }

  async #run(): Promise<void> {
    const refused = new Set<string>();
    const next = () => this.#waiting.find(({ message }) => !refused.has(message));
    for (let one = next(); one && !this.#closed; one = next()) {
      try {
        await this.#ports.unsay(one);
      } catch (error) {
        if (!isCode(error, codes.unknownChannel, codes.unknownMessage, codes.unknownWebhook)) {
          this.#ports.log.warn({ place: one.place, reason: reason(error) }, "a message could not be taken back yet");
          refused.add(one.message);
          continue;
        }
      }
      const { message } = one;
      this.#waiting = this.#waiting.filter((other) => other.message !== message);
      await this.#ports.ledger.keepUnsaid(this.#waiting);
    }
  }
}
