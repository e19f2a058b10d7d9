/**
 * A town's events in the server's calendar (discord-facts section 3): one scheduled event each, at its place's channel, so that members
 * can come. Its real time is an estimate, moved when it is ten minutes off; it begins, ends and is called off as it does in town.
 */
import { languageOf } from "../../../language/language.ts";
import type { EventView } from "../../../town/acts/events.ts";
import type { LookingDesk } from "../../../town/desk/looking.ts";
import type { TownView } from "../../../town/looking/views.ts";
import type { PlaceId } from "../../../world/places.ts";
import { type Calls, codes, isCode } from "../calls.ts";
import type { GuildState } from "../guild-state.ts";
import { type Log, reason } from "../log.ts";
import { cut } from "../speaking/persona-name.ts";
import { plain } from "../speaking/script.ts";

/** What the calendar needs. */
export interface GatheringPorts {
  readonly state: GuildState;
  readonly desk: LookingDesk;
  readonly calls: Calls;
  readonly log: Log;
  readonly now: () => number;
  /** Whether all who read what is shown in a place, or, null, in the server, may read what is said in this one. */
  readonly allRead: (place: PlaceId, shownIn: PlaceId | null) => boolean;
  /** Whether the bot may make events in this server. */
  readonly may: () => boolean;
  /** Tells the keepers something they can mend. */
  complain(sentence: string): void;
}

const MINUTE = 60_000;
/** An estimate so far off is put right. */
const OFF_BY = 10 * MINUTE;
/** Discord takes no event that begins in the past. */
const SOONEST = 2 * MINUTE;
/** After a refusal it is not tried again for so long. */
const REST = 10 * MINUTE;
/** Discord's states of an event. */
const STATUS = { active: 2, completed: 3, cancelled: 4 } as const;

/** One town's calendar. */
export class Gatherings {
  readonly #ports: GatheringPorts;
  #work: Promise<void> | null = null;
  /** Something changed while it was looked through. */
  #again = false;
  #notBefore = 0;
  #closed = false;

  constructor(ports: GatheringPorts) {
    this.#ports = ports;
  }

  /** Something may have changed. Returns at once and never throws. */
  refresh(): void {
    const { log, state, now } = this.#ports;
    this.#again = this.#work !== null;
    if (this.#work || this.#closed || now() < this.#notBefore) return;
    this.#work = this.#all()
      .catch((error: unknown) => {
        this.#notBefore = now() + REST;
        log.warn({ guild: state.guild, reason: reason(error) }, "an event could not be put into the calendar");
      })
      .finally(() => {
        this.#work = null;
        if (this.#again) this.refresh();
      });
  }

  /** What a place's board tells of its events. */
  notes(place: PlaceId, { now, language }: TownView): readonly string[] {
    const { desk, state, allRead } = this.#ports;
    const words = languageOf(language).events.board;
    return desk
      .events(null, (one) => allRead(one, place))
      .filter((one) => one.place === place && one.to > now)
      .map((one) => {
        const about = state.record.events[one.id]?.start ?? null;
        return words[one.state === "off" ? "off" : one.state === "on" ? "on" : "planned"](
          plain(one.name),
          plain(one.hostName),
          one.when,
          about && Math.floor(about / 1000),
        );
      });
  }

  /** Resolves when nothing is under way. */
  async idle(): Promise<void> {
    while (this.#work) await this.#work;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.idle();
  }

  async #all(): Promise<void> {
    const { desk, state, allRead } = this.#ports;
    if (!desk.view().opened) return;
    const listed = desk.events(null, (place) => allRead(place, null));
    for (const [id, { event, closed }] of Object.entries(state.record.events)) {
      const at = event ?? closed;
      if (at && !listed.some((one) => one.id === id)) await this.#takeOut(id, at);
    }
    for (const view of listed) {
      const kept = state.record.events[view.id];
      if (!kept) {
        if (view.state === "planned") await this.#make(view);
      } else if (kept.event !== null) await this.#keep(view, { ...kept, event: kept.event });
    }
  }

  /** From when to when it will be, in real time, no sooner than Discord takes it. */
  #times(view: EventView): { start: number; end: number } {
    const { desk, now } = this.#ports;
    const start = Math.max(desk.realAt(view.from), now() + SOONEST);
    return { start, end: Math.max(desk.realAt(view.to), start + MINUTE) };
  }

  async #make(view: EventView): Promise<void> {
    const { desk, state, calls, may, complain } = this.#ports;
    const words = languageOf(desk.view().language).events.calendar;
    const channel = state.channelOf(view.place);
    if (!channel) return;
    if (!may()) {
      // Said once to keepers; everything else works without it.
      if (!state.record.eventsTold) {
        await state.change({ eventsTold: true });
        complain(words.notAllowed);
      }
      return;
    }
    const { start, end } = this.#times(view);
    const name = cut(view.name, 100);
    const location = cut(`#${view.placeName}`, 100);
    // One that was made without being written down is taken instead of a second.
    const recorded = new Set(Object.values(state.record.events).map(({ event }) => event));
    const before = (await calls.scheduledEvents(state.guild)).find(
      (one) => one.name === name && one.entity_metadata?.location === location && !recorded.has(one.id),
    );
    const description = cut(words.about(view.hostName, view.placeName, view.when), 1000);
    const event = before?.id ?? (await calls.createEvent(state.guild, { name, location, description, start, end }));
    await this.#write(view.id, { event, start, active: false });
  }

  async #keep(view: EventView, kept: { event: string; start: number; active: boolean }): Promise<void> {
    const { desk, state, calls, now } = this.#ports;
    const set = async (status: number) => calls.changeEvent(state.guild, kept.event, { status });
    try {
      if (view.state === "off") {
        await set(kept.active ? STATUS.completed : STATUS.cancelled);
        await this.#close(view.id, kept);
      } else if (view.state === "planned") {
        const times = this.#times(view);
        const stands = desk.view().state !== "running";
        // A town that dozes moves its events only when they would else begin without it.
        const moves = stands ? kept.start < now() + OFF_BY && times.start > kept.start : true;
        if (!moves || Math.abs(times.start - kept.start) < OFF_BY) return;
        await calls.changeEvent(state.guild, kept.event, times);
        await this.#write(view.id, { ...kept, start: times.start });
      } else {
        if (!kept.active) {
          await set(STATUS.active);
          await this.#write(view.id, { ...kept, active: true });
        }
        if (view.state !== "over") return;
        await set(STATUS.completed);
        await this.#close(view.id, kept);
      }
    } catch (error) {
      // Somebody took it out of the calendar, or ended it there: that is theirs to do.
      if (!isCode(error, codes.unknownEvent, codes.finishedEvent)) throw error;
      if (isCode(error, codes.finishedEvent)) await this.#close(view.id, kept);
      else await this.#write(view.id, { ...kept, event: null });
    }
  }

  /** What nobody may know of (yet), or what was forgotten with whoever planned it, is in no calendar; once it is told it may come back. */
  async #takeOut(id: string, event: string): Promise<void> {
    const { state, calls } = this.#ports;
    try {
      await calls.deleteEvent(state.guild, event);
    } catch (error) {
      if (!isCode(error, codes.unknownEvent, codes.finishedEvent)) throw error;
    }
    const { [id]: _, ...events } = state.record.events;
    await state.change({ events });
  }

  /** Nothing more is done with it, but that it is deleted once it is forgotten: Discord still shows it. */
  #close(id: string, kept: { event: string; start: number; active: boolean }): Promise<void> {
    return this.#write(id, { ...kept, event: null, closed: kept.event });
  }

  async #write(id: string, kept: GuildState["record"]["events"][string]): Promise<void> {
    const { state } = this.#ports;
    await state.change({ events: { ...state.record.events, [id]: kept } });
  }
}
