/**
 * Open pages and what they are told: committed turns as server-sent events, each after the last one that page has, and the town's
 * view whenever it changed. A page that does not read is let go; it comes back by itself and catches up.
 */
import type { ServerResponse } from "node:http";
import type { TownDesk } from "../../town/desk.ts";
import type { TownEvent } from "../../world/events.ts";
import type { Shown } from "../stage.ts";

/** Kinds of events the page draws; memories and plans it asks for by themselves. */
const drawn = new Set<TownEvent["kind"]>([
  "town-opened",
  "town-paused",
  "town-resumed",
  "town-slept",
  "resident-woke",
  "resident-slept",
  "resident-arrived",
  "resident-acted",
  "resident-turned-away",
  "object-changed",
  "talk-began",
  "talk-joined",
  "talk-ended",
  "line-said",
  "visitor-arrived",
  "visitor-moved",
  "visitor-left",
  "visitor-acted",
  "visitor-refused",
  "reflection-begun",
  "plan-changed",
  "invitation-answered",
]);

/** Of a turn, what the page draws. */
export const drawnOf = ({ turn, events }: Pick<Shown, "turn" | "events">) => ({
  turn,
  events: events.filter((event) => drawn.has(event.kind)),
});

/** How many turns a page is caught up by, at most. */
const MOST_TURNS = 500;
/** Pages open at once. */
const MOST_PAGES = 64;
/** Bytes waiting for a page that does not read, before it is let go. */
const MOST_WAITING = 4_000_000;

interface Page {
  readonly town: string;
  readonly response: ServerResponse;
  /** Turns that came while the page was caught up; null once it is. */
  waiting: Shown[] | null;
  last: number;
  view: string;
}

/** The open pages of this process. */
export class Live {
  readonly #pages = new Set<Page>();
  readonly #due = new Set<string>();
  readonly #desk: (town: string) => TownDesk | null;
  #timer: NodeJS.Timeout | null = null;
  readonly #beat: NodeJS.Timeout;

  readonly #failed: (error: unknown) => void;

  /** `desk` finds a town; `failed` hears of what went wrong; views are looked at every `beatMs` also without a turn. */
  constructor(desk: (town: string) => TownDesk | null, failed: (error: unknown) => void, beatMs: number) {
    this.#desk = desk;
    this.#failed = failed;
    this.#beat = setInterval(() => this.#tellViews(), beatMs);
    this.#beat.unref();
  }

  /** Opens a page's stream: what it missed since `since`, then everything as it happens. */
  async open(response: ServerResponse, desk: TownDesk, since: number): Promise<void> {
    const page: Page = { town: desk.id, response, waiting: [], last: since, view: "" };
    this.#pages.add(page);
    response.on("close", () => this.#pages.delete(page));
    response.on("error", () => this.#pages.delete(page));
    response.write("retry: 1500\n\n");
    try {
      this.#tellView(page, desk);
      for (const { turn, events } of await desk.turnsAfter(since, MOST_TURNS))
        this.#tellTurn(page, { town: desk.id, turn, events, quick: false });
      this.#write(page, "beat", null, "{}");
      const missed = page.waiting ?? [];
      page.waiting = null;
      for (const shown of missed) this.#tellTurn(page, shown);
    } catch (error) {
      this.#pages.delete(page);
      response.destroy();
      throw error;
    }
  }

  /** Whether no further page may be opened. */
  get full(): boolean {
    return this.#pages.size >= MOST_PAGES;
  }

  /** Passes a committed turn on. Returns at once. */
  show(shown: Shown): void {
    for (const page of this.#pages) {
      if (page.town !== shown.town) continue;
      if (page.waiting) page.waiting.push(shown);
      else this.#tellTurn(page, shown);
    }
    this.#due.add(shown.town);
    this.#timer ??= setTimeout(() => {
      const due = new Set(this.#due);
      this.#timer = null;
      this.#due.clear();
      this.#tellViews(due);
    }, 60);
  }

  /** Ends every stream. */
  close(): void {
    clearInterval(this.#beat);
    if (this.#timer) clearTimeout(this.#timer);
    for (const page of this.#pages) page.response.end();
    this.#pages.clear();
  }

  #tellViews(towns?: ReadonlySet<string>): void {
    for (const page of this.#pages) {
      if (page.waiting || (towns && !towns.has(page.town))) continue;
      try {
        const desk = this.#desk(page.town);
        if (desk) this.#tellView(page, desk);
        else this.#write(page, "gone", null, "{}");
      } catch (error) {
        this.#failed(error);
      }
    }
  }

  #tellView(page: Page, desk: TownDesk): void {
    const view = JSON.stringify(desk.view());
    if (view === page.view) return void this.#write(page, "beat", null, "{}");
    page.view = view;
    this.#write(page, "view", null, view);
  }

  #tellTurn(page: Page, shown: Shown): void {
    if (shown.turn <= page.last) return;
    page.last = shown.turn;
    const events = shown.events.filter((event) => drawn.has(event.kind));
    if (events.length === 0) return;
    this.#write(page, "turn", shown.turn, JSON.stringify({ turn: shown.turn, quick: shown.quick, events }));
  }

  #write(page: Page, event: string, id: number | null, data: string): void {
    if (page.response.writableLength > MOST_WAITING) {
      this.#pages.delete(page);
      page.response.destroy();
      return;
    }
    page.response.write(`${id === null ? "" : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`);
  }
}
