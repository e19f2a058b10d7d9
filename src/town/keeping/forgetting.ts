/**
 * Forgetting in a living town and in all that was stored of it. A commit like any other takes the words out of the state; then a
 * snapshot is kept, alone, and every older turn that leads back to the visitor is written anew without what does: a turn before a
 * snapshot is never needed to load the town, only to look back.
 *
 * What is under way stands in a small record, so that a start after a crash finishes it; the record goes last. What is then to go elsewhere
 * (what was posted of it, what is kept of the visitor beside the town) stands in another, ids only, until whoever has it was told.
 */
import { z } from "zod";
import type { TownFacts } from "../../mind/mind.ts";
import type { EarnestMark } from "../../stage/stage.ts";
import type { Json, Store } from "../../store/store.ts";
import type { TownEvent } from "../../world/events.ts";
import type { PersonId } from "../../world/places.ts";
import { type Act, type Actor, MOST_HANDLED, visitorId } from "../acts/take-act.ts";
import type { TownState } from "../state.ts";
import type { Town } from "../town.ts";
import { misplaced, readTurn, type TurnRecord } from "../turn-record.ts";
import { withoutTraces } from "./forget.ts";
import { type SaidOnce, searchFor, type Traces, tracesOf, type Whom } from "./traces.ts";
import { endOfRow, mayHold, soughtOf, TURNS, TurnWords } from "./turn-words.ts";

const texts = z.array(z.string());
const underWay = z.object({
  whom: z.union([
    z.object({ visitor: z.string() }),
    z.object({
      by: z.string(),
      line: z.string().nullable(),
      text: z.string(),
      messages: texts.optional(),
      opened: texts.optional(),
      corrects: z.string().optional(),
    }),
    z.object({ messages: texts }),
  ]),
  /** The turn it began with; missing in records of before. */
  since: z.number().default(1),
  /** Events that were struck out so far; missing in records of before. */
  struck: texts.default([]),
  traces: z.object({ visitor: z.string().nullable(), ids: texts, names: texts, words: texts }),
});

const goneForm = z.object({ visitors: texts, events: texts });

/** What was forgotten: visitors, and the events that were struck out; ids. */
export type Gone = z.infer<typeof goneForm>;

/** Something to forget: no turn before `since` holds anything of it. */
interface Wanted {
  readonly whom: Whom;
  readonly since: number;
}

/** The same under way: what leads back to it, as found when it was begun, and the events that were struck out so far. */
interface UnderWay extends Wanted {
  traces: Traces | null;
  struck: readonly string[];
}

/** Those of some marks of what was said in earnest that may be a visitor's: somebody else's for sure are not among them. Never rejects. */
export type MayBeOf = (visitor: PersonId, marks: readonly EarnestMark[]) => Promise<readonly EarnestMark[]>;

/** Forgets for one town: what comes at once, as when a moderator deletes many messages, together. */
export class Forgetting {
  readonly #town: Town;
  readonly #store: Store;
  readonly #tell: ((gone: Gone) => Promise<void>) | null;
  readonly #mayBeOf: MayBeOf;
  #last: Promise<void> = Promise.resolve();
  /** What is to be forgotten with the next. */
  readonly #waiting: UnderWay[] = [];

  /**
   * `tell` resolves when those who show or keep something beside the town have heard of it; null: they are told at a later start. `mayBeOf`:
   * whoever can tell whose a mark is; where nobody can, any may be anybody's.
   */
  constructor(
    town: Town,
    store: Store,
    tell: ((gone: Gone) => Promise<void>) | null = null,
    mayBeOf: MayBeOf = (_, marks) => Promise.resolve(marks),
  ) {
    this.#town = town;
    this.#store = store;
    this.#tell = tell;
    this.#mayBeOf = mayBeOf;
  }

  /**
   * Forgets a visitor, or one thing that was said. Resolves when it is gone from the store too and who is to know was told, with the ids of
   * the events that led back to it: what a stage shows of them is to go as well. @throws StoreError
   */
  forget(whom: Whom): Promise<readonly string[]> {
    return this.#forget([{ whom, since: 1 }]);
  }

  /** Forgets what somebody may have said in earnest, of whom nothing else is kept. As `forget`. @throws StoreError */
  async forgetEarnest(visitor: PersonId): Promise<readonly string[]> {
    const messages = await this.#inTurn(() => this.#earnestOf(visitor));
    return this.#forget(messages.length === 0 ? [] : [{ whom: { messages }, since: 1 }]);
  }

  /**
   * Forgets what a stage's message said or did. `shows` are the events that the message shows, where it is the stage's own: of them what a
   * member said or did is forgotten, and no resident's; null: it was where nobody is heard, so that it may have been taken lately at most.
   * Any other message is passed over. `but` is a part of it that stands. @throws StoreError
   */
  async takeBack(message: string, shows: readonly string[] | null = null, but?: string): Promise<readonly string[]> {
    const wanted = await this.#inTurn(async () => {
      const isPart = (key: string) => key !== but && (key === message || key.startsWith(`${message}/`));
      const handled = [...this.#town.state.handled].filter(([key]) => isPart(key));
      const parts = handled.map(([, { turn }]) => turn);
      const found: (Wanted | null)[] = [];
      for (const n of parts.includes(null) ? await this.#turnsOf(isPart, parts.length) : parts)
        if (n !== null) found.push(await this.#ofTurn(n, isPart));
      for (const event of shows ?? []) found.push(await this.#ofEvent(event));
      if (parts.length === 0 && shows?.length === 0 && this.#isLetGo(message))
        for (const n of await this.#turnsWith({ names: [message] }))
          if (isPart(messageOf(await this.#turn(n)) ?? "")) found.push(await this.#ofTurn(n, isPart));
      return found.filter((one) => one !== null);
    });
    return this.#forget(wanted);
  }

  /** Whether a message may have been taken so long ago that it is remembered no more; a stage's ids ascend. */
  #isLetGo(message: string): boolean {
    const { handled } = this.#town.state;
    const [oldest] = handled.keys();
    if (oldest === undefined || handled.size < MOST_HANDLED) return false;
    return message.length === oldest.length ? message < oldest : message.length < oldest.length;
  }

  /** The turns that took a message's parts, latest first: where none is noted with them, as in towns of before. */
  async #turnsOf(isPart: (message: string) => boolean, parts: number): Promise<readonly number[]> {
    const found: number[] = [];
    for (let n = this.#town.state.turn; n > 0 && found.length < parts; n--) {
      const turn = await this.#turn(n);
      if (isPart(actOf(turn)?.message ?? "")) found.push(n);
    }
    return found;
  }

  /** What a message's act was in a turn. */
  async #ofTurn(n: number, isPart: (message: string) => boolean): Promise<Wanted | null> {
    const turn = await this.#turn(n);
    if (!turn) return null;
    const own = ownIn(turn);
    const kept = [...this.#town.state.handled].filter(([key, at]) => at.turn === n && isPart(key)).map(([key]) => key);
    const message = messageOf(turn);
    const messages = message === null ? kept : [message];
    // Of something serious nothing was kept but its message's id; the kind sentence to it goes with that.
    return { whom: own ? { ...own.whom, messages } : { messages }, since: n };
  }

  /** What a member said or did in an event, by its id; what a resident did of their own stays. */
  async #ofEvent(event: string): Promise<Wanted | null> {
    const n = Number.parseInt(event, 10);
    const turn = await this.#turn(n);
    const own = ownIn(turn);
    if (own?.event !== event) return null;
    const message = messageOf(turn);
    return { whom: { ...own.whom, messages: message === null ? [event] : [event, message] }, since: n };
  }

  /** Forgets what was said or done in an event, by its id. Null when there is no such event, or it holds no words. @throws StoreError */
  async strike(event: string): Promise<readonly string[] | null> {
    const wanted = await this.#inTurn(async (): Promise<Wanted | null> => {
      const n = Number.parseInt(event, 10);
      const turn = await this.#turn(n);
      const struck = turn?.events.find(({ id }) => id === event);
      const own = ownIn(turn);
      const whom = own?.event === event ? own.whom : struck ? saidIn(struck) : null;
      const message = actOf(turn)?.message;
      return whom && { whom: { ...whom, messages: message ? [event, message] : [event] }, since: n };
    });
    return wanted && this.#forget([wanted]);
  }

  /** Finishes what was under way when the program ended. @throws StoreError */
  async finish(): Promise<readonly string[]> {
    const kept = await this.#inTurn(() => this.#store.read(this.#record));
    if (kept === null) return [];
    // One alone in records of before.
    const all = Array.isArray(kept) ? kept : [kept];
    const read = z.array(underWay).safeParse(all);
    // To live on would be to remember what somebody wanted forgotten.
    if (!read.success) throw new Error(`The record ${this.#record} is damaged: ${misplaced(read.error)}.`);
    return this.#together(read.data);
  }

  /** Tells of what was forgotten before the program ended, where nobody was told yet. @throws StoreError */
  tellOfLast(): Promise<void> {
    return this.#inTurn(() => this.#tellOfGone());
  }

  #turn(n: number): Promise<TurnRecord | null> {
    return readTurn(this.#store, this.#town.id, n);
  }

  get #record(): string {
    return `forgetting/${this.#town.id}`;
  }

  get #goneRecord(): string {
    return `gone/${this.#town.id}`;
  }

  /** Keeps what is to be told, beside what was not told yet. */
  async #noteGone(all: readonly UnderWay[]): Promise<void> {
    const before = this.#gone((await this.#store.read(this.#goneRecord)) ?? { visitors: [], events: [] });
    const visitors = all.flatMap(({ whom }) => ("visitor" in whom ? [whom.visitor] : []));
    const events = all.flatMap(({ struck }) => struck);
    if (visitors.length + events.length === 0) return;
    await this.#store.write(this.#goneRecord, {
      visitors: [...new Set([...before.visitors, ...visitors])],
      events: [...new Set([...before.events, ...events])],
    });
  }

  async #tellOfGone(): Promise<void> {
    const kept = this.#tell && (await this.#store.read(this.#goneRecord));
    if (!this.#tell || !kept) return;
    await this.#tell(this.#gone(kept));
    await this.#store.remove(this.#goneRecord);
  }

  #gone(kept: Json): Gone {
    const read = goneForm.safeParse(kept);
    if (!read.success) throw new Error(`The record ${this.#goneRecord} is damaged: ${misplaced(read.error)}.`);
    return read.data;
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.then(
      () => {},
      () => {},
    );
    return done;
  }

  /** Forgets some things; the events that were struck out for them. */
  #forget(wanted: readonly Wanted[]): Promise<readonly string[]> {
    return this.#together(wanted.map((one) => ({ ...one, traces: null, struck: [] })));
  }

  /** The same beside all that waits: a snapshot is kept once for them, however old and large the town is. */
  async #together(some: readonly UnderWay[]): Promise<readonly string[]> {
    if (some.length === 0) return [];
    this.#waiting.push(...some);
    await this.#inTurn(() => this.#forgetAll(some));
    return [...new Set(some.flatMap(({ struck }) => struck))];
  }

  /** Forgets what waits, where these are still among it. What is gone from the state by now can't be found a second time: it stands in `traces`. */
  async #forgetAll(some: readonly UnderWay[]): Promise<void> {
    if (!some.some((one) => this.#waiting.includes(one))) return;
    const town = this.#town;
    const all = [...this.#waiting];
    const messages = new Map<UnderWay, readonly string[]>();
    for (const one of all) {
      if (!("visitor" in one.whom)) continue;
      const { visitor } = one.whom;
      // What they said in earnest was looked for when it was begun.
      const earnest = one.traces === null ? await this.#earnestOf(visitor) : [];
      messages.set(one, [...(await this.#messagesOf(visitor)), ...earnest]);
    }
    const look = (one: UnderWay, state: TownState, facts: TownFacts) => {
      const of = tracesOf(state, facts, one.whom);
      return together(one.traces, { ...of, ids: [...of.ids, ...(messages.get(one) ?? [])] });
    };
    const note = () => this.#store.write(this.#record, all as unknown as Json);
    for (const one of all) one.traces = look(one, town.state, town.means.town);
    await note();
    await town.commit("forgetting", (state) => {
      // What was said since the record was written is forgotten too; who lives here may be others by now.
      const facts = town.means.town;
      let left = state;
      for (const one of all) {
        one.traces = look(one, left, facts);
        left = withoutTraces(left, facts, one.traces);
      }
      return { state: left, events: [] };
    });
    town.means.vectors.forget();
    const last = await town.standAlone();
    const failed = new Map<UnderWay, unknown>();
    for (const one of all) await this.#redact(one, last, note).catch((error: unknown) => failed.set(one, error));
    await this.#noteGone(all.filter((one) => !failed.has(one)));
    // What failed waits for the next, or for a start, and keeps nothing else from being forgotten.
    this.#waiting.splice(0, all.length, ...failed.keys());
    if (failed.size === 0) await this.#store.remove(this.#record);
    else await this.#store.write(this.#record, [...failed.keys()] as unknown as Json);
    await this.#tellOfGone();
    const own = some.find((one) => failed.has(one));
    if (own) throw failed.get(own);
  }

  /** The stage's messages that a visitor's acts came with, of those that are remembered as handled. */
  async #messagesOf(visitor: PersonId): Promise<readonly string[]> {
    const { handled } = this.#town.state;
    const noted = new Set([...handled.values()].map((one) => one.turn));
    const member = visitor.slice(visitorId("").length);
    const messages: string[] = [];
    // In towns of before it is not noted which turn took them.
    for (const n of await this.#turnsWith({ names: [member] }, noted.has(null) ? undefined : [...noted]))
      messages.push(...messageBy(visitor, await this.#turn(n)));
    return messages;
  }

  /** The stage's messages in which a visitor may have said something in earnest. */
  async #earnestOf(visitor: PersonId): Promise<readonly string[]> {
    const marks: EarnestMark[] = [];
    for (const n of await this.#turnsWith({ ids: [EARNEST] })) {
      const act = earnestIn(await this.#turn(n));
      if (act) marks.push({ mark: act.mark, place: act.place });
    }
    return marks.length === 0 ? [] : (await this.#mayBeOf(visitor, marks)).map(({ mark }) => mark);
  }

  /** Those of some turns, or of all, that may hold one of these. */
  async #turnsWith(
    held: Partial<Pick<Traces, "ids" | "names">>,
    some?: readonly (number | null)[],
  ): Promise<readonly number[]> {
    const last = this.#town.state.turn;
    const sought = soughtOf({ visitor: null, ids: [], names: [], words: [], ...held });
    const may = new Map<number, (turn: number) => boolean>();
    const found: number[] = [];
    for (const n of some ?? Array.from({ length: last }, (_, i) => i + 1)) {
      if (n === null) continue;
      const end = endOfRow(n);
      if (!may.has(end)) {
        const words = end > last ? undefined : (await this.#turn(end))?.words;
        may.set(end, words === undefined ? () => true : mayHold(words, sought));
      }
      if (may.get(end)!(n)) found.push(n);
    }
    return found;
  }

  /** Writes the turns until `last` anew that lead back to what is forgotten; what is struck out is noted before it goes. */
  async #redact(one: UnderWay, last: number, note: () => Promise<void>): Promise<void> {
    const struck = new Set(one.struck);
    const search = new Search(one.traces!);
    for (let first = one.since, end = 0; first <= last; first = end + 1) {
      end = endOfRow(first);
      const closing = end <= last ? await this.#turn(end) : null;
      const looked = await this.#lookThrough(first, Math.min(end, last), closing, search);
      for (const event of looked.flatMap((turn) => turn.struck)) struck.add(event);
      const anew = looked.flatMap(({ n, turn, held }) => (held && n !== end ? [{ n, turn }] : []));
      const ended = closing && closingAnew(closing, looked, first, end);
      if (ended) anew.push({ n: end, turn: ended });
      if (anew.length === 0) continue;
      one.struck = [...struck];
      one.traces = search.traces;
      await note();
      await this.#store.rewrite(this.#town.id, anew as unknown as { n: number; turn: Json }[]);
    }
    one.struck = [...struck];
  }

  /** Those turns of a row that may hold something, without what they hold of it. The search learns from them. */
  async #lookThrough(
    first: number,
    last: number,
    closing: TurnRecord | null,
    search: Search,
  ): Promise<readonly Looked[]> {
    const looked: Looked[] = [];
    for (let n = first; n <= last; n++) {
      if (!search.mayBeIn(n, closing?.words)) continue;
      const turn = n === endOfRow(n) ? closing : await this.#turn(n);
      if (turn) looked.push({ n, ...search.look(turn) });
    }
    return looked;
  }
}

/** A turn that was looked through: without what led back, and what was struck out. */
interface Looked {
  readonly n: number;
  readonly turn: TurnRecord;
  readonly held: boolean;
  readonly struck: readonly string[];
}

/** Looks through turns for traces, which get more on the way. */
class Search {
  traces: Traces;
  #holds: (value: unknown) => boolean;
  #gone: ReadonlySet<string>;
  /** Which turns of the row may hold any, by its words; anew where either changed. */
  #may: { readonly words: string; readonly traces: Traces; readonly in: (turn: number) => boolean } | null = null;

  constructor(traces: Traces) {
    this.traces = traces;
    this.#holds = searchFor(traces);
    this.#gone = new Set(traces.ids);
  }

  /** Whether a turn may hold any, as the words tell that were kept of its row. */
  mayBeIn(n: number, words: string | undefined): boolean {
    if (words === undefined) return true;
    const { traces } = this;
    if (this.#may?.words !== words || this.#may.traces !== traces)
      this.#may = { words, traces, in: mayHold(words, soughtOf(traces)) };
    return this.#may.in(n);
  }

  look(turn: TurnRecord): Omit<Looked, "n"> {
    // Messages of long ago are handled no more; turns of later tell of that.
    const messages = messageBy(this.traces.visitor, turn).filter((message) => !this.#gone.has(message));
    if (messages.length > 0) {
      this.traces = { ...this.traces, ids: [...this.traces.ids, ...messages] };
      this.#holds = searchFor(this.traces);
      this.#gone = new Set(this.traces.ids);
    }
    const record = bare(turn);
    if (!this.#holds(record)) return { turn: record, held: false, struck: [] };
    // An act and what it did go together, whichever of them was found: its words may be such as everybody has.
    const own = ownIn(turn);
    const isOwn = (event: TownEvent) => event.id === own?.event;
    const goes = this.#holds(turn.act) || turn.events.some((event) => isOwn(event) && this.#holds(event));
    // So do what somebody concluded from a talk and who the other is to them since.
    const concluded = turn.events.flatMap((event) =>
      event.kind === "memory-kept" && event.memory.source.how === "concluded" && this.#gone.has(event.memory.id)
        ? [event]
        : [],
    );
    const since = (event: TownEvent) =>
      event.kind === "tie-renewed" &&
      concluded.some(({ who, memory }) => who === event.who && memory.subjects.includes(event.of));
    const kept = turn.events.filter((event) => !this.#holds(event) && !(goes && isOwn(event)) && !since(event));
    const struck = turn.events.filter((event) => !kept.includes(event)).map(({ id }) => id);
    return {
      turn: redacted({ ...record, act: goes ? null : record.act, events: kept }, this.#holds, this.#gone),
      held: true,
      struck,
    };
  }
}

/** The last turn of a row, which keeps what all of them hold; null where it stays as it is. */
function closingAnew(closing: TurnRecord, looked: readonly Looked[], first: number, end: number): TurnRecord | null {
  if (looked.length === 0) return null;
  const kept = closing.words;
  const anyHeld = looked.some(({ held }) => held);
  // What a row holds is kept anew where that is known of each turn; where it is not, nothing stays that tells of what is forgotten.
  const words = wordsAnew(kept, looked, first % TURNS === 1) ?? (anyHeld ? undefined : kept);
  const last = looked.find(({ n }) => n === end);
  if (!last?.held && words === kept) return null;
  const turn = last?.turn ?? bare(closing);
  return words === undefined ? turn : { ...turn, words };
}

/** The words or doing that a turn took from a member, or null. */
function actOf(
  turn: TurnRecord | null,
):
  | (Extract<Act, { kind: "say" | "do" | "whisper" }> & { readonly by: Actor; readonly message?: string | null })
  | null {
  const act = turn?.kind === "act" ? (turn.act as unknown as (Act & { readonly by: Actor }) | null) : null;
  return act?.kind === "say" || act?.kind === "do" || act?.kind === "whisper" ? act : null;
}

/** The kind of an act that was taken in earnest. */
const EARNEST = "serious" satisfies Act["kind"];

/** What a turn took in earnest, or null. */
function earnestIn(turn: TurnRecord | null): Extract<Act, { kind: typeof EARNEST }> | null {
  const act = turn?.kind === "act" ? (turn.act as unknown as Act | null) : null;
  return act?.kind === EARNEST ? act : null;
}

/** The stage's message that a turn's act came with, or null. */
const messageOf = (turn: TurnRecord | null): string | null => earnestIn(turn)?.mark ?? actOf(turn)?.message ?? null;

/** What a member said or did in words of their own in a turn, as themselves or as the resident who they are, and its event; null: nothing. */
function ownIn(turn: TurnRecord | null): { readonly whom: SaidOnce; readonly event: string | null } | null {
  const act = actOf(turn);
  if (!turn || !act) return null;
  const by = visitorId(act.by.id);
  const more = {
    opened: turn.events.flatMap((event) => (event.kind === "story-opened" ? [event.story] : [])),
    ...(act.kind === "say" && act.reading?.corrects ? { corrects: act.reading.corrects } : {}),
  };
  const text = act.text.trim();
  const own = turn.events.find((event) => saidIn(event)?.by === by);
  const said = own ? saidIn(own) : null;
  // A whisper comes to its resident as they take it.
  if (own && said) return { whom: { ...said, ...(act.kind === "whisper" ? {} : { text }), ...more }, event: own.id };
  const asOther = turn.events.find((event) => "visitors" in event && event.visitors.includes(by) && saidIn(event));
  const whom = asOther ? saidIn(asOther) : null;
  return whom
    ? { whom: { ...whom, ...more }, event: asOther!.id }
    : { whom: { by, line: null, text, ...more }, event: null };
}

/** The stage's message that a visitor's act came with in a turn, if it did. */
function messageBy(visitor: PersonId | null, turn: TurnRecord | null): readonly string[] {
  const act = actOf(turn);
  return act?.message && visitorId(act.by.id) === visitor ? [act.message] : [];
}

/** What was said or done in an event, and by whom; null where there is nothing of the kind. */
function saidIn(event: TownEvent): SaidOnce | null {
  if (event.kind === "voice-whispered") return event.by && { by: event.by, line: null, text: event.text };
  if (event.who === null) return null;
  if (event.kind === "line-said") return { by: event.who, line: event.line, text: event.text };
  if ("doing" in event && typeof event.doing === "string") return { by: event.who, line: null, text: event.doing };
  return null;
}

const bare = ({ words: _, ...record }: TurnRecord): TurnRecord => record;

/** What a row of turns holds, from what was kept of it and those that were looked through; undefined where that is not known of each. */
function wordsAnew(
  kept: string | undefined,
  looked: readonly { readonly n: number; readonly turn: TurnRecord }[],
  whole: boolean,
): string | undefined {
  const left =
    TurnWords.of(
      kept ?? "",
      looked.map(({ n }) => n),
    ) ?? (whole ? new TurnWords() : null);
  for (const { n, turn } of looked) left?.add(n, turn);
  return left?.kept();
}

/** A stored turn without what leads back to somebody, its act and events aside. Its patch goes whole: a snapshot stands after it. */
const redacted = (turn: TurnRecord, holds: (value: unknown) => boolean, gone: ReadonlySet<string>): TurnRecord => ({
  ...turn,
  answers: turn.answers.filter((answer) => !holds(answer)),
  patch: null,
  vectors: Object.fromEntries(Object.entries(turn.vectors).filter(([memory]) => !gone.has(memory))),
});

/** The traces found at two times. */
function together(one: Traces | null, other: Traces): Traces {
  if (one === null) return other;
  const both = (of: "ids" | "names" | "words") => [...new Set([...one[of], ...other[of]])];
  return { visitor: other.visitor, ids: both("ids"), names: both("names"), words: both("words") };
}
