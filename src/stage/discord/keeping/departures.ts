/**
 * Servers that the bot was put out of: their towns rest, unseen and without cost, and are erased when nobody has brought the bot back
 * within the days of grace (discord-facts section 8).
 */
import { isSettled, looked, SETTLED_MS, type Steady } from "../../../clock/steady.ts";
import type { Store } from "../../../store/store.ts";
import type { Towns } from "../../../town/host-port.ts";
import { GuildState, townIdOf } from "../guild-state.ts";
import { eraseTown } from "../guild-town.ts";
import { type Log, reason } from "../log.ts";

/** What departures need. */
export interface DeparturePorts {
  readonly store: Store;
  readonly towns: Towns;
  readonly log: Log;
  readonly now: () => number;
  /** Real milliseconds until a town is erased. */
  readonly graceMs: number;
}

/** The servers that are no longer there. */
export class Departures {
  readonly #ports: DeparturePorts;
  /** Since when, by server. */
  readonly #since = new Map<string, number>();
  #steady: Steady | null = null;

  constructor(ports: DeparturePorts) {
    this.#ports = ports;
  }

  /** The towns that live here without their server, at a start. @throws StoreError */
  async begin(present: (guild: string) => boolean): Promise<void> {
    const before = townIdOf("");
    for (const id of this.#ports.towns.ids()) {
      const guild = id.slice(before.length);
      if (id.startsWith(before) && !present(guild)) await this.gone(guild);
    }
  }

  /** The bot is in a server no more: the town rests. To be called when it is no longer shown. @throws StoreError */
  async gone(guild: string): Promise<void> {
    const { store, towns, now, log, graceMs } = this.#ports;
    const kept = await GuildState.read(store, guild);
    // Damaged, it is not written over: the days count from each start.
    const state = kept === "damaged" ? null : kept;
    const since = state?.record.left ?? now();
    this.#since.set(guild, since);
    await state?.change({ left: since });
    towns.rest(townIdOf(guild), true);
    log.info({ guild, until: new Date(since + graceMs).toISOString() }, "a server is gone; its town rests, then goes");
  }

  /** The bot is in a server, perhaps again. Where what is kept of it is damaged (null), nobody sees the town, and it rests on. */
  async back(guild: string, state: GuildState | null): Promise<void> {
    this.#since.delete(guild);
    if (state && state.record.left !== null) await state.change({ left: null });
    this.#ports.towns.rest(townIdOf(guild), state === null);
  }

  /** Erases the towns whose time is over, by a clock that is believed. To be called now and then. Never rejects. */
  async erase(): Promise<void> {
    const { store, towns, now, graceMs, log } = this.#ports;
    this.#steady = looked(this.#steady, now());
    if (!isSettled(this.#steady, Math.min(SETTLED_MS, graceMs))) return;
    for (const [guild, since] of this.#since) {
      // Gone while the clock was ahead: the days count from now.
      if (since > now()) this.#since.set(guild, now());
      if (now() - since < graceMs) continue;
      this.#since.delete(guild);
      try {
        await eraseTown(store, guild, towns.desk(townIdOf(guild)), now());
        await towns.remove(townIdOf(guild));
        log.info({ guild }, "the town of a server that is gone is erased");
      } catch (error) {
        this.#since.set(guild, since);
        log.error({ guild, reason: reason(error) }, "a town could not be erased; it is tried again");
        return;
      }
    }
  }
}
