/**
 * Keeps a town's boards true (design section 7): edited only when they would read differently and at most twice a minute; posted anew
 * instead of edited when older than 50 minutes, since edits of old messages are limited without warning (discord-facts section 2).
 */
import type { APIMessageTopLevelComponent } from "discord.js";
import { languageOf } from "../../../language/language.ts";
import type { TownView } from "../../../town/looking/views.ts";
import type { PlaceId } from "../../../world/places.ts";
import { type Calls, codes, isCode } from "../calls.ts";
import { row, stepIn } from "../commands/buttons.ts";
import type { GuildState } from "../guild-state.ts";
import { type Log, reason } from "../log.ts";
import { boardText } from "./board.ts";

/** What the boards need. */
export interface BoardPorts {
  readonly state: GuildState;
  readonly calls: Calls;
  readonly log: Log;
  view(): TownView;
  /** What is told of a place's events. */
  notes(place: PlaceId, view: TownView): readonly string[];
  /** A channel's board was drawn, or may not be, which a keeper can mend. */
  told(channel: string, drawn: boolean): void;
  /** Whether plain messages can be read, which the boards tell. */
  readonly listening: boolean;
  /** Whether people are asked to step in before they are heard, which the boards tell too. */
  asks(): boolean;
  readonly now: () => number;
  /** Real milliseconds between two edits of a board. */
  readonly boardMs: number;
  /** Real milliseconds after which a board is posted anew. */
  readonly reboardMs: number;
}

interface Board {
  /** As last drawn, null when unknown. */
  text: string | null;
  /** No earlier than this may it be drawn again. */
  notBefore: number;
  /** It could not be drawn where we may not write. */
  refused: boolean;
  timer: NodeJS.Timeout | null;
  drawing: Promise<void> | null;
}

/** How long a board rests where we may not write. */
const REFUSED_REST_MS = 10 * 60_000;

/** One town's boards. */
export class Boards {
  readonly #ports: BoardPorts;
  readonly #boards = new Map<PlaceId, Board>();
  #closed = false;

  constructor(ports: BoardPorts) {
    this.#ports = ports;
  }

  /** Something may have changed. Returns at once. */
  refresh(): void {
    if (this.#closed) return;
    const view = this.#ports.view();
    for (const place of Object.keys(this.#ports.state.record.places)) this.#consider(place, view);
  }

  /** Posts a place's board if it has none. @throws what Discord refuses. */
  async ensure(place: PlaceId): Promise<void> {
    const board = this.#board(place);
    await board.drawing;
    const work = this.#postIfMissing(place, board);
    board.drawing = work
      .catch(() => {})
      .finally(() => {
        board.drawing = null;
      });
    await work;
  }

  /** What could not be written may be written now. */
  retry(): void {
    for (const board of this.#boards.values()) {
      if (!board.refused) continue;
      board.notBefore = 0;
      // It is drawn whatever it says by now: so it is seen to be well.
      board.text = null;
      if (board.timer) clearTimeout(board.timer);
      board.timer = null;
    }
    this.refresh();
  }

  /** Resolves when nothing is being drawn. */
  async idle(): Promise<void> {
    await Promise.all([...this.#boards.values()].map((board) => board.drawing));
  }

  /** Stops drawing. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const board of this.#boards.values()) if (board.timer) clearTimeout(board.timer);
    await this.idle();
  }

  async #postIfMissing(place: PlaceId, board: Board): Promise<void> {
    const kept = this.#ports.state.record.places[place];
    if (!kept) return;
    const stands = kept.board && (await this.#ports.calls.message(kept.channel, kept.board.message));
    // The program may have ended between posting and pinning it.
    if (stands) return stands.pinned ? undefined : this.#pin(place, kept.channel, stands.id);
    const text = this.#text(place, this.#ports.view());
    if (text === null) return;
    board.text = text;
    board.notBefore = this.#ports.now() + this.#ports.boardMs;
    await this.#post(place, text);
  }

  #text(place: PlaceId, view: TownView): string | null {
    const { state, now, listening, asks } = this.#ports;
    const muted = state.isMuted(place, now()) ? { until: state.record.muted[place] ?? null } : null;
    return boardText(view, place, listening, muted, this.#ports.notes(place, view), asks());
  }

  #board(place: PlaceId): Board {
    const known = this.#boards.get(place);
    if (known) return known;
    const board: Board = { text: null, notBefore: 0, refused: false, timer: null, drawing: null };
    this.#boards.set(place, board);
    return board;
  }

  #consider(place: PlaceId, view: TownView): void {
    const board = this.#board(place);
    if (this.#closed || board.drawing || board.timer) return;
    const text = this.#text(place, view);
    if (text === null || text === board.text) return;
    const waitMs = board.notBefore - this.#ports.now();
    if (waitMs > 0) {
      board.timer = setTimeout(() => {
        board.timer = null;
        this.#consider(place, this.#ports.view());
      }, waitMs);
      return;
    }
    board.notBefore = this.#ports.now() + this.#ports.boardMs;
    board.drawing = this.#draw(place, text)
      .then(() => {
        board.text = text;
        board.refused = false;
        const channel = this.#ports.state.channelOf(place);
        if (channel !== null) this.#ports.told(channel, true);
      })
      .catch((error: unknown) => {
        const forbidden = isCode(error, codes.missingAccess, codes.missingPermissions, codes.unknownChannel);
        board.refused = forbidden;
        if (forbidden) board.notBefore = this.#ports.now() + REFUSED_REST_MS;
        const channel = this.#ports.state.channelOf(place);
        if (channel !== null && isCode(error, codes.missingAccess, codes.missingPermissions))
          this.#ports.told(channel, false);
        this.#ports.log.warn(
          { guild: this.#ports.state.guild, place, reason: reason(error) },
          "could not draw a board",
        );
      })
      .finally(() => {
        board.drawing = null;
        // What changed meanwhile is drawn in its time, but what failed waits for the next change.
        if (board.text === text) this.#consider(place, this.#ports.view());
      });
  }

  async #draw(place: PlaceId, text: string): Promise<void> {
    const { state, calls, now, reboardMs } = this.#ports;
    const kept = state.record.places[place];
    if (!kept) return;
    if (!kept.board || now() - kept.board.at > reboardMs) return this.#post(place, text);
    try {
      await calls.edit(kept.channel, kept.board.message, { text, components: this.#buttons(place) });
    } catch (error) {
      if (!isCode(error, codes.unknownMessage, codes.tooOftenOldEdit, codes.archived)) throw error;
      await this.#post(place, text);
    }
  }

  /** Posts a new board, pins it where that is allowed, and deletes the old one. */
  async #post(place: PlaceId, text: string): Promise<void> {
    const { state, calls, now } = this.#ports;
    const kept = state.record.places[place];
    if (!kept) return;
    const message = await calls.post(kept.channel, { text, components: this.#buttons(place) });
    await state.setPlace(place, { ...kept, board: { message: message.id, at: now() } });
    await this.#pin(place, kept.channel, message.id);
    if (kept.board) await calls.deleteMessage(kept.channel, kept.board.message);
  }

  async #pin(place: PlaceId, channel: string, message: string): Promise<void> {
    const { state, calls, log } = this.#ports;
    await calls.pin(channel, message).catch((error: unknown) => {
      log.warn({ guild: state.guild, place, reason: reason(error) }, "could not pin a board");
    });
  }

  #buttons(place: PlaceId): readonly APIMessageTopLevelComponent[] {
    const { listening, asks, view } = this.#ports;
    const { stage, admission } = languageOf(view().language);
    return row([
      { label: stage.board.lookCloser, command: "look", options: { place } },
      ...(asks() ? [stepIn(admission.stepIn)] : []),
      ...(listening ? [] : [{ label: stage.board.saySomething, command: "say" }]),
    ]);
  }
}
