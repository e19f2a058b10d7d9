/**
 * Open pages and what they are told: committed turns as server-sent events, each after the last one that page has, the town's view when
 * they open, and what of it changed from then on. A page that does not read is let go; it comes back by itself and catches up.
 */
import type { ServerResponse } from "node:http";
import type { LookingDesk } from "../../town/desk/looking.ts";
import type { Shown } from "../stage.ts";
import { drawn } from "./drawn.ts";
import { partsOf } from "./parts.ts";

/** Of a turn, what the page draws. */
export const drawnOf = ({ turn, events }: Pick<Shown, "turn" | "events">) => ({
  turn,
  events: events.filter((event) => drawn[event.kind]),
});

/** How many turns a page is caught up by, at most. */
export const MOST_TURNS = 500;
/** Pages of one town open at once; a browser needs one for all its tabs. */
export const MOST_PAGES = 64;
/** Bytes waiting for a page that does not read, before it is let go. */
const MOST_WAITING = 4_000_000;

/** Events taken back lately that a page is told of when it opens: it may have heard of them before it was away. */
const MOST_STRUCK = 1000;

interface Page {
  readonly town: string;
  readonly response: ServerResponse;
  /** Turns that came while the page was caught up; null once it is. */
  waiting: Shown[] | null;
  last: number;
  /** Which view it has; 0 for none. */
  has: number;
}

/** A town's view as it was told last: written and compared once for all pages. */
interface Told {
  readonly n: number;
  readonly whole: string;
  /** As a page reads it. */
  readonly view: unknown;
  /** What makes it of the view before. */
  readonly parts: string;
}

/** The open pages of this process. */
export class Live {
  readonly #pages = new Set<Page>();
  readonly #due = new Set<string>();
  readonly #told = new Map<string, Told>();
  /** Ids of events that were taken back, by town. */
  readonly #struck = new Map<string, readonly string[]>();
  readonly #desk: (town: string) => LookingDesk | null;
  #timer: NodeJS.Timeout | null = null;
  readonly #beat: NodeJS.Timeout;

  readonly #failed: (error: unknown) => void;

  /** `desk` finds a town; `failed` hears of what went wrong; views are looked at every `beatMs` also without a turn. */
  constructor(desk: (town: string) => LookingDesk | null, failed: (error: unknown) => void, beatMs: number) {
    this.#desk = desk;
    this.#failed = failed;
    this.#beat = setInterval(() => this.#tellViews(), beatMs);
    this.#beat.unref();
  }

  /** Opens a page's stream: what it missed since `since`, then everything as it happens. */
  async open(response: ServerResponse, desk: LookingDesk, since: number): Promise<void> {
    const page: Page = { town: desk.id, response, waiting: [], last: since, has: 0 };
    const gone = () => {
      this.#pages.delete(page);
      if (this.count(page.town) === 0) this.#told.delete(page.town);
    };
    this.#pages.add(page);
    response.on("close", gone);
    response.on("error", gone);
    response.write("retry: 1500\n\n");
    try {
      this.#tellView(desk, page);
      const struck = this.#struck.get(desk.id);
      if (struck) this.#write(page, "struck", null, JSON.stringify(struck));
      for (const turn of await desk.turnsAfter(since, MOST_TURNS)) this.#tellTurn(page, { ...turn, quick: false });
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

  /** Whether no further page of a town may be opened. */
  full(town: string): boolean {
    return this.count(town) >= MOST_PAGES;
  }

  /** How many pages of a town are open. */
  count(town: string): number {
    return [...this.#pages].filter((page) => page.town === town).length;
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

  /** Events were taken back: no open page goes on showing them. Returns at once. */
  takeBack(town: string, events: readonly string[]): void {
    if (events.length === 0) return;
    this.#struck.set(town, [...new Set([...(this.#struck.get(town) ?? []), ...events])].slice(-MOST_STRUCK));
    for (const page of this.#pages) if (page.town === town) this.#write(page, "struck", null, JSON.stringify(events));
  }

  /** Ends every stream. */
  close(): void {
    clearInterval(this.#beat);
    if (this.#timer) clearTimeout(this.#timer);
    for (const page of this.#pages) page.response.end();
    this.#pages.clear();
  }

  #tellViews(towns: ReadonlySet<string> = new Set([...this.#pages].map(({ town }) => town))): void {
    for (const town of towns)
      try {
        const desk = this.#desk(town);
        if (desk) this.#tellView(desk);
        else for (const page of this.#pages) if (page.town === town) this.#write(page, "gone", null, "{}");
      } catch (error) {
        this.#failed(error);
      }
  }

  /** Tells a town's pages what changed; one that opens the whole, before it is told the past. */
  #tellView(desk: LookingDesk, opens: Page | null = null): void {
    const told = this.#viewOf(desk);
    for (const page of this.#pages) {
      if (page.town !== desk.id || (page.waiting && page !== opens)) continue;
      if (page.has === told.n) this.#write(page, "beat", null, "{}");
      else if (page.has > 0 && page.has === told.n - 1) this.#write(page, "parts", null, told.parts);
      else this.#write(page, "view", null, told.whole);
      page.has = told.n;
    }
  }

  #viewOf(desk: LookingDesk): Told {
    const last = this.#told.get(desk.id);
    const whole = JSON.stringify(desk.view());
    if (whole === last?.whole) return last;
    const view: unknown = JSON.parse(whole);
    const told = {
      n: (last?.n ?? 0) + 1,
      whole,
      view,
      parts: JSON.stringify(last ? partsOf(last.view, view) : [view]),
    };
    this.#told.set(desk.id, told);
    return told;
  }

  #tellTurn(page: Page, shown: Omit<Shown, "town">): void {
    if (shown.turn <= page.last) return;
    page.last = shown.turn;
    const { turn, events } = drawnOf(shown);
    if (events.length === 0) return;
    this.#write(page, "turn", turn, JSON.stringify({ turn, quick: shown.quick, events }));
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
