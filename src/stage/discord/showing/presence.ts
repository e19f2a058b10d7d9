/** The bot's presence says what time it is in town (discord-facts section 5): "Day 3, 08:20", at most once a minute. */
import { ActivityType, type Client, Status } from "discord.js";
import { languageOf } from "../../../language/language.ts";
import type { TownView } from "../../../town/looking/views.ts";
import { type Log, reason } from "../log.ts";

/** What the presence needs. */
export interface PresencePorts {
  readonly client: Client<true>;
  /** Real milliseconds between two looks. */
  readonly everyMs: number;
  /** The towns that are seen. */
  readonly views: () => readonly TownView[];
  /** What is looked at as often. May throw. */
  readonly look: () => void;
  readonly log: Log;
}

/** The presence of a bot. */
export class Presence {
  readonly #ports: PresencePorts;
  #timer: NodeJS.Timeout | null = null;
  #shown = "";

  constructor(ports: PresencePorts) {
    this.#ports = ports;
  }

  /** Shows it, and again whenever it has become another. */
  begin(): void {
    const { everyMs, look, log } = this.#ports;
    this.#timer = setInterval(() => {
      try {
        look();
        this.#draw();
      } catch (error) {
        log.error({ reason: reason(error) }, "the time of a town could not be shown");
      }
    }, everyMs);
    this.#draw();
  }

  /** Looks no more. */
  close(): void {
    if (this.#timer) clearInterval(this.#timer);
  }

  #draw(): void {
    const { client, views } = this.#ports;
    const text = presenceText(views());
    // discord.js would hold a presence set while reconnecting in a promise that nobody can catch.
    const connected = client.ws.shards.every((shard) => shard.status === Status.Ready);
    if (!connected || text === this.#shown) return;
    this.#shown = text;
    client.user.setPresence({ activities: [{ type: ActivityType.Custom, name: text, state: text }] });
  }
}

/** What the presence says of the towns that one bot shows. */
export function presenceText(views: readonly Pick<TownView, "day" | "clock" | "state" | "language">[]): string {
  const [only, ...others] = views;
  if (!only) return "No town yet: /town found";
  if (others.length > 0) return `${views.length} towns`;
  const { day, clock, state, language } = only;
  return languageOf(language).stage.presence(day, clock, state === "stopped" || state === "waiting" ? "paused" : state);
}
