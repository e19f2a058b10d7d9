/**
 * The stage's own book of lines (design section 7): each ends in exactly one of shown, merged, left out, and what is on its way is
 * written down before it goes. One record per turn that has lines, one per place, one cursor; turns without lines are only
 * passed by the cursor. A record that is damaged mutes nobody: what it held is known no more.
 */
import { z } from "zod";
import { readSound } from "../../../store/read-sound.ts";
import type { Json, Store } from "../../../store/store.ts";
import type { PlaceId } from "../../../world/places.ts";

/** A message of ours: in the channel of a place, or in a thread of it. */
export interface PostedLine {
  readonly place: PlaceId;
  readonly message: string;
  readonly thread: string | null;
  /** It is no persona's but the bot's own answer to a command, given in `thread`. */
  readonly answer?: boolean | undefined;
}

const fate = z.discriminatedUnion("is", [
  z.object({ is: z.literal("waiting") }),
  /** On its way since a moment when `after` was the latest message of the channel; carries the lines `with`. */
  z.object({
    is: z.literal("sending"),
    after: z.string(),
    with: z.array(z.string()),
    /** The thread it was sent to; null: the channel itself. */
    thread: z.string().nullable().default(null),
  }),
  /** `thread` as above; null also in records of before. `answer`: by an answer to a command, in the channel `thread`. */
  z.object({
    is: z.literal("shown"),
    message: z.string(),
    thread: z.string().nullable().default(null),
    answer: z.boolean().optional(),
  }),
  z.object({ is: z.literal("merged"), into: z.string() }),
  z.object({ is: z.literal("left-out"), why: z.string() }),
]);

/** What became of a line. */
export type Fate = z.infer<typeof fate>;

const entry = z.object({
  id: z.string(),
  place: z.string(),
  fate,
  /** What it takes to say it; dropped once its fate is settled. */
  line: z
    .object({
      who: z.string(),
      name: z.string(),
      avatar: z.string().nullable(),
      text: z.string(),
      act: z.boolean(),
      forPerson: z.boolean(),
      /** None in books of before. */
      person: z.string().nullable().default(null),
      since: z.number(),
      talk: z
        .object({ id: z.string(), title: z.string(), beyond: z.boolean().nullable(), member: z.string().nullable() })
        .nullable()
        .default(null),
      small: z.string().optional(),
      help: z.boolean().optional(),
      whole: z.object({ id: z.string(), begun: z.boolean() }).optional(),
      addressed: z
        .object({ to: z.array(z.string()).readonly(), text: z.string() })
        .nullable()
        .default(null),
    })
    .nullable(),
});

/** One line in the book. */
export type Entry = z.infer<typeof entry>;

const turnRecord = z.object({ lines: z.array(entry) });
const cursorRecord = z.object({ turn: z.number(), at: z.number() });
const placeRecord = z.object({
  sent: z.array(z.number()),
  last: z.string(),
  /** Message, speaker, and the lines it shows (none in records of before). */
  said: z.array(z.tuple([z.string(), z.string()]).rest(z.string())),
  /** Talks that are shown whole, and whether they are; none in records of before. */
  wholes: z.array(z.tuple([z.string(), z.boolean()])).optional(),
});

const unsaidRecord = z.array(
  z.object({ place: z.string(), message: z.string(), thread: z.string().nullable(), answer: z.boolean().optional() }),
);
const withdrawnRecord = z.array(z.string());

/** What is kept of a place: when it was spoken in, its latest message, and who said which message. */
export type PlaceRecord = z.infer<typeof placeRecord>;

/** Turns of which it is kept why lines were not posted. What was posted is known for good: it may be taken back at any time. */
const TURNS_KEPT = 2000;

const isPosted = ({ fate }: Entry) => fate.is === "shown" || fate.is === "merged";
const isSettled = (one: Entry) => one.fate.is !== "waiting" && one.fate.is !== "sending";

/** One town's book. Writes happen in the order they are asked for. */
export class Ledger {
  readonly #store: Store;
  readonly #town: string;
  readonly #damaged: (record: string, why: string) => void;
  readonly #open = new Map<number, readonly Entry[]>();
  readonly #turnOf = new Map<string, number>();
  #cursor: { readonly turn: number; readonly at: number } | null = null;
  #noted = 0;
  #writes: Promise<void> = Promise.resolve();

  /** `damaged` is told which record cannot be read, and why. */
  constructor(store: Store, town: string, damaged: (record: string, why: string) => void = () => {}) {
    this.#store = store;
    this.#town = town;
    this.#damaged = damaged;
  }

  /** The last turn of which everything is settled, and when that was; null before the first. */
  get cursor(): { readonly turn: number; readonly at: number } | null {
    return this.#cursor;
  }

  /** Reads the cursor, or starts one at `turn`, the town's last. */
  async open(turn: number, now: number): Promise<void> {
    const known = await this.#read("cursor", cursorRecord);
    // A cursor beyond the town's last turn is one of an older town.
    this.#cursor = known && known.turn <= turn ? known : { turn, at: now };
    this.#noted = this.#cursor.turn;
    if (this.#cursor !== known) await this.#write("cursor", this.#cursor);
  }

  /** What was written of a turn, or null; nothing of a damaged one, whose lines may have been posted and are not posted again. */
  async turn(turn: number): Promise<readonly Entry[] | null> {
    let damaged = false;
    const kept = await this.#read(String(turn), turnRecord, () => {
      damaged = true;
    });
    return kept?.lines ?? (damaged ? [] : null);
  }

  /** What became of a line, or null when it is not in the book. */
  async fateOf(line: string): Promise<Fate | null> {
    return (await this.#entryOf(line))?.fate ?? null;
  }

  /** The message that shows a line, alone or with others; null when there is none. */
  async postedOf(line: string): Promise<PostedLine | null> {
    const entry = await this.#entryOf(line);
    const shown = entry?.fate.is === "merged" ? await this.#entryOf(entry.fate.into) : entry;
    if (shown?.fate.is !== "shown") return null;
    const { message, thread, answer } = shown.fate;
    return { place: shown.place, message, thread, ...(answer ? { answer } : {}) };
  }

  /** An answer to a command shows a line that a visitor said. Kept when it resolves. */
  async answered(line: string, { place, message, thread }: PostedLine): Promise<void> {
    const turn = Number.parseInt(line, 10);
    const shown: Entry = { id: line, place, fate: { is: "shown", message, thread, answer: true }, line: null };
    const lines = [...(this.#open.get(turn) ?? (await this.turn(turn)) ?? []), shown];
    if (this.#open.has(turn)) this.#open.set(turn, lines);
    await this.#write(String(turn), { lines });
  }

  /** Lines that were taken back while nobody saw the town: they are still to be looked for. */
  async withdrawn(): Promise<readonly string[]> {
    return (await this.#read("withdrawn", withdrawnRecord)) ?? [];
  }

  /** Keeps which those are. */
  keepWithdrawn(lines: readonly string[]): Promise<void> {
    return this.#write("withdrawn", lines);
  }

  /** Messages that are still to be taken back. */
  async unsaid(): Promise<readonly PostedLine[]> {
    return (await this.#read("unsaid", unsaidRecord)) ?? [];
  }

  /** Keeps which those are. */
  keepUnsaid(posted: readonly PostedLine[]): Promise<void> {
    return this.#write("unsaid", posted as unknown as Json);
  }

  async #entryOf(line: string): Promise<Entry | null> {
    const turn = Number(line.split(".")[0]);
    const lines = this.#open.get(turn) ?? (Number.isInteger(turn) ? await this.turn(turn) : null);
    return lines?.find((one) => one.id === line) ?? null;
  }

  /** Takes a turn into the book; turns come in order. Kept when it resolves. */
  async note(turn: number, lines: readonly Entry[], now: number): Promise<void> {
    this.#noted = turn;
    if (lines.length > 0) {
      this.#open.set(turn, lines);
      for (const line of lines) this.#turnOf.set(line.id, turn);
      await this.#write(String(turn), { lines });
    }
    await this.#advance(now);
  }

  /** Changes the fate of lines; kept when it resolves. */
  async settle(fates: ReadonlyMap<string, Fate>, now: number): Promise<void> {
    const turns = new Set<number>();
    for (const [id, next] of fates) {
      const turn = this.#turnOf.get(id);
      const lines = turn === undefined ? undefined : this.#open.get(turn);
      if (turn === undefined || !lines) continue;
      turns.add(turn);
      this.#open.set(
        turn,
        lines.map((one) => {
          if (one.id !== id) return one;
          const changed = { ...one, fate: next };
          return isSettled(changed) ? { ...changed, line: null } : changed;
        }),
      );
    }
    for (const turn of turns) await this.#write(String(turn), { lines: this.#open.get(turn) ?? [] });
    await this.#advance(now);
  }

  /** What is kept of a place, or null. */
  async place(place: PlaceId): Promise<PlaceRecord | null> {
    return this.#read(`at/${place}`, placeRecord);
  }

  /** Keeps what is known of a place. */
  keepPlace(place: PlaceId, record: PlaceRecord): Promise<void> {
    return this.#write(`at/${place}`, record);
  }

  /** Removes the whole book. */
  async erase(places: readonly PlaceId[]): Promise<void> {
    await this.#writes;
    for (let turn = 1; turn <= this.#noted; turn++) await this.#store.remove(`outbox/${this.#town}/${turn}`);
    for (const place of places) await this.#store.remove(`outbox/${this.#town}/at/${place}`);
    for (const name of ["unsaid", "withdrawn", "cursor"]) await this.#store.remove(`outbox/${this.#town}/${name}`);
  }

  async #advance(now: number): Promise<void> {
    if (!this.#cursor) return;
    let turn = this.#cursor.turn;
    while (turn < this.#noted && (this.#open.get(turn + 1) ?? []).every(isSettled)) {
      turn++;
      for (const line of this.#open.get(turn) ?? []) this.#turnOf.delete(line.id);
      this.#open.delete(turn);
    }
    if (turn === this.#cursor.turn) return;
    const passed = this.#cursor.turn;
    this.#cursor = { turn, at: now };
    await this.#write("cursor", this.#cursor);
    for (let old = Math.max(1, passed - TURNS_KEPT + 1); old <= turn - TURNS_KEPT; old++) await this.#thin(old);
  }

  /** Of a turn of long ago only what was posted is kept. */
  async #thin(old: number): Promise<void> {
    const lines = await this.turn(old);
    const posted = lines?.filter(isPosted) ?? [];
    if (posted.length > 0 && posted.length < (lines?.length ?? 0)) await this.#write(String(old), { lines: posted });
    else if (lines && posted.length === 0) await this.#store.remove(`outbox/${this.#town}/${old}`);
  }

  #read<T>(name: string, shape: z.ZodType<T>, damaged?: () => void): Promise<T | null> {
    return readSound(this.#store, `outbox/${this.#town}/${name}`, shape, (why) => {
      this.#damaged(name, why);
      damaged?.();
    });
  }

  #write(name: string, value: Parameters<Store["write"]>[1]): Promise<void> {
    const written = this.#writes.then(() => this.#store.write(`outbox/${this.#town}/${name}`, value));
    this.#writes = written.catch(() => {});
    return written;
  }
}
