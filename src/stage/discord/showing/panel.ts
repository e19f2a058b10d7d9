/**
 * The keepers' panel: one message in their own channel that shows how the town is and carries its brakes. Edited only when it would read
 * differently, at most twice a minute, and posted anew when older than 50 minutes, as boards are (discord-facts section 2).
 */
import type { APIMessageTopLevelComponent } from "discord.js";
import { languageOf } from "../../../language/language.ts";
import type { TownView } from "../../../town/looking/views.ts";
import { paceText } from "../../../town/pace.ts";
import type { PlaceId } from "../../../world/places.ts";
import { type Calls, codes, isCode } from "../calls.ts";
import { type Button, row } from "../commands/buttons.ts";
import type { GuildRecord, GuildState } from "../guild-state.ts";
import { type Log, reason } from "../log.ts";
import type { Delay } from "../speaking/outbox.ts";
import { cut } from "../speaking/persona-name.ts";
import { MOST_CHARACTERS, plain } from "../speaking/script.ts";

/** What stands around a town, for its panel. */
export interface Circumstances {
  readonly places: GuildRecord["places"];
  muted(place: PlaceId): boolean;
  /** Private homes are not shown. */
  readonly hidden: boolean;
  readonly delays: readonly Delay[];
  /** What is wrong, in sentences, but for the model. */
  readonly troubles: readonly string[];
  /** Real milliseconds. */
  readonly now: number;
}

const SHOWN = 8;

/** The panel's text. Pure. */
export function panelText(view: TownView, around: Circumstances): string {
  const { keeping, trouble } = languageOf(view.language);
  const words = keeping.panel;
  const { model, requests, usd, budgetUsd } = view.costs;
  const shown = view.places.filter((place) => !(place.private && around.hidden && !around.places[place.id]));
  const without = shown.filter(({ id }) => !around.places[id]);
  const muted = shown.filter(({ id }) => around.places[id] && around.muted(id));
  const waiting = around.delays.reduce((all, { lines }) => all + lines, 0);
  const at = (place: PlaceId) => `<#${around.places[place]?.channel ?? place}>`;
  const [oldest] = around.delays;
  const minutes = oldest ? Math.floor((around.now - oldest.since) / 60_000) : 0;
  const ill = [
    ...[...view.costs.troubles, ...around.troubles].map((sentence) => `⚠️ ${sentence}`),
    ...without.map(({ name }) => `⚠️ ${words.noChannel(plain(name))}`),
    ...around.delays
      .filter(({ since }) => around.now - since >= 60_000)
      .map(({ place, lines, why }) => `⚠️ ${words.waitsIn(at(place), lines, trouble.waits[why])}`),
  ];
  const lines = [
    `## ${words.heading(plain(view.name))}`,
    `${SIGNS[view.state]} ${words.state(view.state, plain(view.why))}`,
    `🕖 ${words.clock(view.when, view.day, paceText(view.pace))}`,
    `💰 ${model === "offline" ? words.free : words.cost(model, requests, usd, budgetUsd)}`,
    `📨 ${words.waiting(waiting, oldest ? [at(oldest.place), minutes, trouble.waits[oldest.why]] : null)}`,
    ...(ill.length === 0 ? [`🩺 ${words.well(shown.length)}`] : [`🩺 ${words.ill}`, ...ill.slice(0, SHOWN)]),
    ...(ill.length > SHOWN ? [words.more(ill.length - SHOWN)] : []),
    ...(muted.length === 0
      ? []
      : [
          `🤫 ${
            muted.length === shown.length
              ? words.allMuted
              : words.muted(
                  muted.slice(0, SHOWN).map(({ id }) => at(id)),
                  Math.max(0, muted.length - SHOWN),
                )
          }`,
        ]),
  ];
  return cut(lines.join("\n"), MOST_CHARACTERS);
}

/** The panel's text where the town cannot be opened; `why` says what is to be done. Pure. */
export function leftOutText(town: string, language: string, why: string): string {
  const { heading } = languageOf(language).keeping.panel;
  return cut(`## ${heading(plain(town))}\n${SIGNS.stopped} ${why}`, MOST_CHARACTERS);
}

const SIGNS = { running: "▶️", dozing: "💤", paused: "⏸️", waiting: "⏳", stopped: "⏹️" } as const;

/** Where "Skip to morning" goes. */
const MORNING = "07:00";

/** What a keeper can do from it. */
export function panelButtons(view: TownView, muted: (place: PlaceId) => boolean): readonly Button[] {
  const words = languageOf(view.language).keeping.panel.buttons;
  const paused = view.state === "paused";
  const all = view.places.every(({ id }) => muted(id));
  const town = { command: "town" } as const;
  return [
    { ...town, label: paused ? words.resume : words.pause, subcommand: paused ? "resume" : "pause" },
    { ...town, label: words.skip, subcommand: "skip", options: { until: MORNING } },
    { ...town, label: words.check, subcommand: "check" },
    {
      ...town,
      label: all ? words.unmute : words.mute,
      subcommand: all ? "unmute" : "mute",
      options: { channel: "all" },
    },
    { ...town, label: words.acts, subcommand: "acts" },
  ];
}

/** What the panel needs. */
export interface PanelPorts {
  readonly state: GuildState;
  readonly calls: Calls;
  readonly log: Log;
  readonly now: () => number;
  /** The keepers' channel, or null where there is none. */
  channel(): string | null;
  text(): string;
  buttons(): readonly Button[];
  /** Real milliseconds between two edits, and after which it is posted anew. */
  readonly boardMs: number;
  readonly reboardMs: number;
}

/** After a failure the next try waits longer each time, but no longer than this, in real milliseconds. */
const LONGEST_WAIT_MS = 30 * 60_000;

/** One town's panel. */
export class Panel {
  readonly #ports: PanelPorts;
  #shown: string | null = null;
  #notBefore = 0;
  #failures = 0;
  #timer: NodeJS.Timeout | null = null;
  #drawing: Promise<void> | null = null;
  #closed = false;

  constructor(ports: PanelPorts) {
    this.#ports = ports;
  }

  /** It may read differently now. Returns at once and never throws. */
  refresh(): void {
    const { channel, text, now, boardMs, log, state, buttons } = this.#ports;
    const at = channel();
    if (this.#closed || this.#drawing || this.#timer || at === null) return;
    const next = text();
    const components = row(buttons());
    const sign = JSON.stringify([at, next, components]);
    if (sign === this.#shown) return;
    const waitMs = this.#notBefore - now();
    if (waitMs > 0) {
      this.#timer = setTimeout(() => {
        this.#timer = null;
        this.refresh();
      }, waitMs);
      return;
    }
    this.#notBefore = now() + boardMs;
    this.#shown = sign;
    this.#drawing = this.#draw(at, next, components)
      .then(() => {
        this.#failures = 0;
      })
      .catch((error: unknown) => {
        this.#shown = null;
        this.#notBefore = now() + Math.min(boardMs * 2 ** ++this.#failures, LONGEST_WAIT_MS);
        log.warn({ guild: state.guild, reason: reason(error) }, "the keepers' panel could not be drawn");
      })
      .finally(() => {
        this.#drawing = null;
        this.refresh();
      });
  }

  /** Something changed that may have kept it from being drawn. Returns at once and never throws. */
  retry(): void {
    if (this.#failures > 0) {
      this.#failures = 0;
      this.#notBefore = 0;
      this.#stopWaiting();
    }
    this.refresh();
  }

  /** Messages were deleted, perhaps it among them. Returns at once and never throws. */
  gone(messages: readonly string[]): void {
    const { panel } = this.#ports.state.record;
    if (!panel || !messages.includes(panel.message)) return;
    this.#shown = null;
    this.refresh();
  }

  /** Resolves when nothing is being drawn. */
  async idle(): Promise<void> {
    await this.#drawing;
  }

  /** Stops drawing. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#stopWaiting();
    await this.idle();
  }

  #stopWaiting(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  async #draw(channel: string, text: string, components: APIMessageTopLevelComponent[]): Promise<void> {
    const { state, calls, now, reboardMs } = this.#ports;
    const { panel } = state.record;
    if (panel?.channel === channel && now() - panel.at <= reboardMs) {
      try {
        return await calls.edit(channel, panel.message, { text, components });
      } catch (error) {
        if (!isCode(error, codes.unknownMessage, codes.tooOftenOldEdit)) throw error;
      }
    }
    const { id: message } = await calls.post(channel, { text, components });
    await state.change({ panel: { channel, message, at: now() } });
    if (panel) await calls.deleteMessage(panel.channel, panel.message);
  }
}
