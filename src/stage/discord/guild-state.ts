/**
 * What the stage keeps about one server between two starts: which channel is which place, and where the boards are. Only what we
 * made ourselves is in here, so nothing else is ever edited or deleted.
 */
import { z } from "zod";
import { readSound } from "../../store/read-sound.ts";
import type { Json, Store } from "../../store/store.ts";
import { MOST_HANDLED } from "../../town/acts/take-act.ts";
import { undoRecord } from "../../town/keeping/undo.ts";
import type { PlaceId } from "../../world/places.ts";

const guildRecord = z.object({
  /** The name of the town file. */
  file: z.string(),
  category: z.string().nullable(),
  guide: z.string().nullable(),
  /** The message in it, as it was last written; null where it was written before that was kept. */
  guideNote: z.object({ message: z.string(), text: z.string() }).nullable().default(null),
  /** Discord did not let us close it to others, and whoever founds the town is still to be told. */
  guideOpen: z.boolean().default(false),
  /** The private channel made for the keepers; null where there is none yet. */
  keepers: z.string().nullable().default(null),
  /** The roles we let into it. */
  keeperRoles: z.array(z.string()).default([]),
  /** Discord did not let us make it. */
  keepersRefused: z.boolean().default(false),
  /** Another channel that a keeper chose to be told in; null: their own. */
  log: z.string().nullable().default(null),
  /** The channel whose threads are the homes, where they are threads. */
  homes: z.string().nullable().default(null),
  /** What is being made or taken away just now, as it was asked for: it is gone on with after a kill. */
  doing: z
    .object({
      what: z.enum(["found", "import", "mend", "remove"]),
      /** Real milliseconds. */
      since: z.number(),
      /** Who asked, by their id at Discord. */
      by: z.string().nullable(),
      attached: z.boolean(),
      mapped: z.boolean(),
      joining: z.enum(["open", "ask"]).nullable(),
      homes: z.enum(["channels", "threads", "none"]).nullable(),
      /** It failed, and who asked was told: it is theirs to go on with. */
      told: z.boolean().default(false),
    })
    .nullable()
    .default(null),
  /** Since when the bot is no longer in the server, in real milliseconds; null while it is. */
  left: z.number().nullable().default(null),
  /** Places whose residents are not posted, until a real moment in milliseconds; null: until a keeper says so. */
  muted: z.record(z.string(), z.number().nullable()).default({}),
  /**
   * Events of the town in the calendar: `event` null once they are out of it, which then is `closed`; `start` as it was last given, in
   * milliseconds.
   */
  events: z
    .record(
      z.string(),
      z.object({
        event: z.string().nullable(),
        /** Missing in records of before it was kept. */
        closed: z.string().optional(),
        start: z.number(),
        active: z.boolean(),
      }),
    )
    .default({}),
  /** Keepers were told once that the calendar cannot be written. */
  eventsTold: z.boolean().default(false),
  /** What keepers were told is wrong, by its name, and where; `over`: it is so no longer, and what they were told is still to be edited. */
  troubles: z
    .record(
      z.string(),
      z.object({
        channel: z.string(),
        message: z.string(),
        sentence: z.string(),
        over: z.boolean().default(false),
      }),
    )
    .default({}),
  /**
   * Messages that told keepers what one of them did, oldest first: their lines, which act each tells by its number, and the members whom it
   * names; `stale`: they are still to be edited, as somebody was forgotten.
   */
  notes: z
    .array(
      z.object({
        channel: z.string(),
        message: z.string(),
        lines: z.array(
          z.object({
            act: z.string().nullable(),
            text: z.string(),
            /** Missing in records of before. */
            names: z.array(z.string()).optional(),
          }),
        ),
        stale: z.boolean(),
      }),
    )
    .default([]),
  /** What keepers did, as it was kept before the town kept it itself: handed over when it is opened. */
  acts: z
    .array(
      z.object({
        id: z.string(),
        at: z.number(),
        by: z.string(),
        what: z.string(),
        undo: undoRecord.nullable(),
        undone: z.string().nullable(),
      }),
    )
    .default([]),
  /** The keepers' panel: where, and since when in real milliseconds. */
  panel: z.object({ channel: z.string(), message: z.string(), at: z.number() }).nullable().default(null),
  places: z.record(
    z.string(),
    z.object({
      channel: z.string(),
      /** A channel of the server's own that is used as the place: never renamed, never deleted. */
      theirs: z.boolean().default(false),
      board: z.object({ message: z.string(), at: z.number() }).nullable(),
      /** The channel that it is a thread of; absent: it is none. */
      within: z.string().optional(),
    }),
  ),
  /** Threads in which long talks go on, oldest first: begun at a message, whose id they have. */
  threads: z.array(z.object({ thread: z.string(), talk: z.string(), place: z.string() })).default([]),
  /**
   * Messages of members that were heard, and where each was written, oldest first: those that we took away ourselves are not among them. `as`:
   * the lines of a resident that stand in for it, once they are all posted.
   */
  written: z
    .array(z.object({ message: z.string(), channel: z.string(), as: z.array(z.string()).optional() }))
    .default([]),
  /**
   * The bot's own kind replies, oldest first: the message each answers, or the change of it, and where it stands. Whose that is, and what it
   * was, is not kept.
   */
  kindly: z.array(z.object({ mark: z.string(), channel: z.string(), reply: z.string() })).default([]),
  /** Members who were told once that the residents are AI characters. */
  told: z.array(z.string()),
  /**
   * Residents' messages that members reported, oldest first: where, when in real time, which lines; `untold`: what keepers are still to be
   * told of it, null once they were. Who did is not kept.
   */
  reports: z
    .array(
      z.object({
        at: z.number(),
        channel: z.string(),
        message: z.string(),
        lines: z.array(z.string()),
        untold: z.string().nullable().default(null),
      }),
    )
    .default([]),
});

/** The record itself. */
export type GuildRecord = z.infer<typeof guildRecord>;

/** The town's id of a server. */
export const townIdOf = (guild: string): string => `guild:${guild}`;

/** Where a town file that a keeper attached is kept between its preview and its confirmation. */
export const proposalOf = (guild: string): string => `proposal/${guild}`;

const keyOf = (guild: string) => `discord/${guild}`;
/** Members remembered as told; beyond that the oldest may be told again. */
const MOST_TOLD = 2000;
const MOST_REPORTS = 500;
const MOST_THREADS = 100;
const MOST_KINDLY = 200;

/** One server's record, in memory and in the store. */
export class GuildState {
  readonly guild: string;
  readonly #store: Store;
  #record: GuildRecord;
  #writes: Promise<void> = Promise.resolve();
  #parentOf: (thread: string) => string | null = () => null;

  constructor(store: Store, guild: string, record: GuildRecord) {
    this.#store = store;
    this.guild = guild;
    this.#record = record;
  }

  /** The record of a server: null where no town was founded, "damaged" where it cannot be read, and `tell` is told why. @throws StoreError */
  static async read(
    store: Store,
    guild: string,
    tell: (why: string) => void = () => {},
  ): Promise<GuildState | "damaged" | null> {
    let damaged = false;
    const kept = await readSound(store, keyOf(guild), guildRecord, (why) => {
      damaged = true;
      tell(why);
    });
    if (damaged) return "damaged";
    return kept && new GuildState(store, guild, kept);
  }

  /**
   * Removes the file that was handed in, and last a server's record, damaged as it may be. `state`: who has it, and changes it no more; null:
   * nobody has. @throws StoreError
   */
  static async erase(store: Store, guild: string, state: GuildState | null): Promise<void> {
    await store.remove(proposalOf(guild));
    if (state) await state.drop();
    else await store.remove(keyOf(guild));
  }

  /** A server's first record. */
  static fresh(store: Store, guild: string, file: string): GuildState {
    return new GuildState(store, guild, {
      file,
      category: null,
      guide: null,
      guideNote: null,
      keepers: null,
      keeperRoles: [],
      guideOpen: false,
      keepersRefused: false,
      log: null,
      homes: null,
      doing: null,
      left: null,
      muted: {},
      events: {},
      eventsTold: false,
      troubles: {},
      notes: [],
      acts: [],
      panel: null,
      places: {},
      threads: [],
      written: [],
      kindly: [],
      told: [],
      reports: [],
    });
  }

  get record(): GuildRecord {
    return this.#record;
  }

  channelOf(place: PlaceId): string | null {
    return this.#record.places[place]?.channel ?? null;
  }

  /** The channel that a home's thread is in; null: it is no home's thread. */
  withinOf(channel: string): string | null {
    return Object.values(this.#record.places).find((kept) => kept.channel === channel)?.within ?? null;
  }

  /** The channels that residents speak in: of a thread, the one it is in. */
  get spoken(): ReadonlySet<string> {
    return new Set(Object.values(this.#record.places).map(({ channel, within }) => within ?? channel));
  }

  /** Every channel and thread that we made, or use. */
  get channels(): readonly string[] {
    const { category, guide, keepers, homes, places } = this.#record;
    return [category, guide, keepers, homes, ...Object.values(places).map(({ channel }) => channel)].filter(
      (id) => id !== null,
    );
  }

  /** How it is found out which channel a thread is in that members began. */
  threadsBy(parentOf: (thread: string) => string | null): void {
    this.#parentOf = parentOf;
  }

  /** The place that a channel is, or that a thread is in: one of ours, or of members. */
  placeOf(channel: string): PlaceId | null {
    const { threads } = this.#record;
    const parent = () => this.#parentOf(channel) ?? "";
    return this.#placeAt(channel) ?? threads.find(({ thread }) => thread === channel)?.place ?? this.#placeAt(parent());
  }

  #placeAt(channel: string): PlaceId | null {
    return Object.entries(this.#record.places).find(([, kept]) => kept.channel === channel)?.[0] ?? null;
  }

  /** Where a message of ours is found again: the channel whose webhook said it, and the thread. */
  saidAt(place: PlaceId, thread: string | null): { readonly channel: string; readonly thread: string | null } | null {
    const kept = this.#record.places[place];
    if (!kept) return null;
    if (kept.within !== undefined) return { channel: kept.within, thread: thread ?? kept.channel };
    return { channel: kept.channel, thread };
  }

  /** The thread of a talk, or null. */
  threadOf(talk: string): string | null {
    return this.#record.threads.find((one) => one.talk === talk)?.thread ?? null;
  }

  /** A talk goes on in a thread, or, null, no longer does. */
  async setThread(place: PlaceId, talk: string, thread: string | null): Promise<void> {
    const others = this.#record.threads.filter((one) => one.talk !== talk);
    await this.change({ threads: [...others, ...(thread ? [{ thread, talk, place }] : [])].slice(-MOST_THREADS) });
  }

  /** Changes the record and writes it; resolves when it is kept. */
  async change(change: Partial<GuildRecord>): Promise<void> {
    this.#record = { ...this.#record, ...change };
    const value: Json = this.#record;
    const written = this.#writes.then(() => this.#store.write(keyOf(this.guild), value));
    this.#writes = written.catch(() => {});
    await written;
  }

  /** A place's channel or board has changed. */
  async setPlace(place: PlaceId, kept: GuildRecord["places"][string]): Promise<void> {
    await this.change({ places: { ...this.#record.places, [place]: kept } });
  }

  /** A channel of ours was deleted by somebody. */
  async forgetChannel(channel: string): Promise<void> {
    const places = Object.fromEntries(
      Object.entries(this.#record.places).filter(([, kept]) => kept.channel !== channel && kept.within !== channel),
    );
    await this.change({
      places,
      threads: this.#record.threads.filter(({ place }) => places[place] !== undefined),
      category: this.#record.category === channel ? null : this.#record.category,
      guide: this.#record.guide === channel ? null : this.#record.guide,
      guideNote: this.#record.guide === channel ? null : this.#record.guideNote,
      keepers: this.#record.keepers === channel ? null : this.#record.keepers,
      homes: this.#record.homes === channel ? null : this.#record.homes,
      log: this.#record.log === channel ? null : this.#record.log,
    });
  }

  /** Whether a place's residents are not posted at a moment. */
  isMuted(place: PlaceId, now: number): boolean {
    const until = this.#record.muted[place];
    return until === null || (until !== undefined && until > now);
  }

  /** Mutes places until a moment, or until they are unmuted (null). False where all of them were so already. */
  async mute(places: readonly PlaceId[], until: number | null): Promise<boolean> {
    const { muted } = this.#record;
    if (places.every((place) => muted[place] === until)) return false;
    await this.change({ muted: { ...muted, ...Object.fromEntries(places.map((place) => [place, until])) } });
    return true;
  }

  /** False where none of them was muted. */
  async unmute(places: readonly PlaceId[], now: number): Promise<boolean> {
    if (!places.some((place) => this.isMuted(place, now))) return false;
    const others = Object.entries(this.#record.muted).filter(([place]) => !places.includes(place));
    await this.change({ muted: Object.fromEntries(others) });
    return true;
  }

  /** A member wrote a message in a channel, or in a thread; `as`: lines of a resident that stand in for it once they are posted. */
  async wrote(message: string, channel: string, as: readonly string[] = []): Promise<void> {
    const others = this.#record.written.filter((one) => one.message !== message);
    const one = { message, channel, ...(as.length > 0 ? { as: [...as] } : {}) };
    await this.change({ written: [...others, one].slice(-MOST_HANDLED) });
  }

  /** A member's message is taken away by us: that it is gone tells nothing. */
  async tookAway(message: string): Promise<void> {
    await this.change({ written: this.#record.written.filter((one) => one.message !== message) });
  }

  /** What the town remembers no more is not kept here either. */
  async keepWritten(heard: ReadonlySet<string>): Promise<void> {
    const written = this.#record.written.filter(({ message }) => heard.has(message));
    if (written.length < this.#record.written.length) await this.change({ written });
  }

  /** The bot itself answered a message with a kind sentence. */
  async saidKindly(one: GuildRecord["kindly"][number]): Promise<void> {
    await this.change({ kindly: [...this.#record.kindly, one].slice(-MOST_KINDLY) });
  }

  /** That reply of its own stands no more. */
  async unsaidKindly(reply: string): Promise<void> {
    await this.change({ kindly: this.#record.kindly.filter((one) => one.reply !== reply) });
  }

  /** Whether this member is told for the first time; from now on they are. */
  async tellOnce(member: string): Promise<boolean> {
    if (this.#record.told.includes(member)) return false;
    await this.change({ told: [...this.#record.told, member].slice(-MOST_TOLD) });
    return true;
  }

  /** A member was forgotten: that they were told is forgotten too, and that they asked for what is being made. */
  async untell(member: string): Promise<void> {
    const { told, doing } = this.#record;
    if (!told.includes(member) && doing?.by !== member) return;
    await this.change({
      told: told.filter((one) => one !== member),
      doing: doing && { ...doing, by: doing.by === member ? null : doing.by },
    });
  }

  /** Keeps a report of a message; false when it was reported before. */
  async report(report: GuildRecord["reports"][number]): Promise<boolean> {
    if (this.#record.reports.some(({ message }) => message === report.message)) return false;
    await this.change({ reports: [...this.#record.reports, report].slice(-MOST_REPORTS) });
    return true;
  }

  /** What keepers are still to be told of reports, by the message, oldest first. */
  get untold(): readonly { readonly message: string; readonly sentence: string }[] {
    return this.#record.reports.flatMap(({ message, untold }) =>
      untold === null ? [] : [{ message, sentence: untold }],
    );
  }

  /** Keepers were told of these reports. */
  async told(messages: readonly string[]): Promise<void> {
    const reports = this.#record.reports.map((one) =>
      messages.includes(one.message) ? { ...one, untold: null } : one,
    );
    await this.change({ reports });
  }

  /** Removes the record, once all of it is written; the file that was handed in stays. @throws StoreError */
  async drop(): Promise<void> {
    await this.#writes;
    await this.#store.remove(keyOf(this.guild));
  }
}
