/**
 * A living town: one state, one queue of commits, and nothing else that changes it (design section 2.4). A turn is computed from the
 * latest state, saved, and only then shown. Thinking happens outside the queue.
 */
import { z } from "zod";
import type { OfflineMind } from "../mind/offline.ts";
import type { Recognise } from "../mind/recognise.ts";
import type { Model } from "../model/model.ts";
import type { Json, Store } from "../store/store.ts";
import type { Draft, Memory, TownEvent } from "../world/events.ts";
import type { PlaceId } from "../world/places.ts";
import type { Changed } from "./change.ts";
import { type Deadline, inTime } from "./deadline.ts";
import { readTown, type TownDefinition } from "./file/definition.ts";
import { factsOf, settle } from "./file/settle.ts";
import { TURNS, TurnWords } from "./keeping/turn-words.ts";
import { vectorOf, withWhereTold } from "./kept-state.ts";
import { jsonNow, withKinds } from "./of-before.ts";
import { applyPatch, patchOf, vectorsOf } from "./patch.ts";
import { readSnapshot, snapshotText } from "./snapshot.ts";
import type { Roll, TownState } from "./state.ts";
import { type Answers, type Booked, counted, embedAll, findSpace, type Means, vectorCache } from "./thinking.ts";
import { commitTick, thinkTick } from "./tick.ts";
import { misfits, soundSnapshot, type TurnKind, type TurnRecord, turnOf } from "./turn-record.ts";

/** A committed turn, for whoever watches. */
export interface Committed {
  readonly town: string;
  readonly turn: number;
  readonly events: readonly TownEvent[];
  readonly quick: boolean;
}

/** Whether a turn is lived out of sight, or how that is told from what came of it. */
export type Quick = boolean | ((before: TownState, after: TownState, events: readonly TownEvent[]) => boolean);

/** What a town lives on. */
export interface Ground {
  readonly id: string;
  readonly definition: TownDefinition;
  readonly model: Model;
  /** The mind without a model, by the town's language. */
  readonly offline: (language: string) => OfflineMind;
  /** Asked of what may come to be; `model` gives the same answers when it does. Absent: nothing is thought ahead. */
  readonly ahead?: Model;
  /** What people mean by their words. Absent: nothing is read into them. */
  readonly recognise?: Recognise;
  /** null: nothing is kept (the simulator). */
  readonly store: Store | null;
  /** Real time, for the record only. */
  readonly clock: () => number;
  /** How long people wait for what a model thinks, from when this is asked; absent: as long as it takes. */
  readonly patience?: (since?: number) => () => Deadline;
  readonly book?: (entry: Booked) => void;
  /** Resolves when a place has room for another line to people: who waits meanwhile is answered together. Absent: at once. */
  readonly room?: (place: PlaceId) => Promise<void>;
  /** Nobody is allowed to talk (the leak test). */
  readonly silent?: boolean | ReadonlySet<string>;
}

/** What minds know of a town as it is now, and by what its people are understood. */
const factsIn = ({ id, recognise, offline }: Ground, definition: TownDefinition) =>
  factsOf(definition, id, recognise, offline(definition.language).understand);

const seedRecord = z.object({ seed: z.string(), step: z.number() });

/** A snapshot is kept every so many turns. */
const SNAPSHOT_EVERY = 150;
/** So many texts at once are embedded anew when a town is loaded. */
const EMBEDDED_AT_ONCE = 512;

/** A town that lives. */
export class Town {
  readonly id: string;
  #definition: TownDefinition;
  #means: Means;
  readonly #ground: Ground;
  readonly #watchers = new Set<(committed: Committed) => void>();
  #state: TownState;
  readonly #answering = new Map<string, Promise<void>>();
  #queue: Promise<unknown> = Promise.resolve();
  #sinceSnapshot = 0;
  /** A snapshot that is being written. */
  #keeping: Promise<void> | null = null;
  #ended = false;
  #ofBefore = false;
  /** What the turns of this row hold so far; null where some were lived before this start, or something was forgotten since. */
  #words: TurnWords | null = null;

  private constructor(ground: Ground, means: Means, state: TownState) {
    this.#ground = ground;
    this.id = ground.id;
    this.#definition = ground.definition;
    this.#means = means;
    this.#state = state;
    if (state.roll) this.#follow(state.roll);
  }

  /** The town as its file describes it, with what keepers have changed since it was founded. */
  get definition(): TownDefinition {
    return this.#definition;
  }

  get means(): Means {
    return this.#means;
  }

  /** It was read as a program of before had kept it. */
  get ofBefore(): boolean {
    return this.#ofBefore;
  }

  /** Means for thinking of what may come to be, where that is worth it; what really comes takes the answers. */
  get ahead(): Means | null {
    return this.#ground.ahead ? { ...this.#means, model: this.#ground.ahead } : null;
  }

  /** Means for what a person waits for from now on, or since a real moment. To be stopped when they have it. */
  inTime(since?: number): { readonly means: () => Means; readonly stop: () => void } {
    const begun = this.#ground.patience?.(since);
    let deadline: Deadline | undefined;
    return {
      means: () => {
        deadline ??= begun?.();
        return deadline ? { ...this.#means, deadline } : this.#means;
      },
      stop: () => deadline?.stop(),
    };
  }

  /** From now on others live here than when it was founded. */
  #follow({ file, gone }: Roll): void {
    this.#definition = readTown(file, `${this.#ground.definition.id}.json`, { kept: true });
    this.#means = {
      ...this.#means,
      town: { ...factsIn(this.#ground, this.#definition), formerly: gone },
    };
  }

  static #meansOf(ground: Ground): Means {
    return {
      town: factsIn(ground, ground.definition),
      model: ground.model,
      offline: ground.offline(ground.definition.language),
      book: ground.book ?? (() => {}),
      vectors: vectorCache(),
      silent: ground.silent ?? false,
    };
  }

  /** Settles a new town; its settling is turn 1. @throws StoreError */
  static async found(
    ground: Ground,
    seed: string,
    step: number,
    watch?: (committed: Committed) => void,
  ): Promise<Town> {
    const means = Town.#meansOf(ground);
    // Whoever founds it waits for a provider no longer than for an answer; what has no vector by then is ranked by its words.
    const deadline = ground.patience?.()();
    means.vectors.settle(
      await inTime(
        deadline ?? null,
        () => findSpace(means),
        () => null,
      ),
    );
    const { state, events } = await settle(ground.definition, ground.id, seed, step, async (texts) => {
      const made = await Town.#embedded(deadline ? { ...means, deadline } : means, [...new Set(texts)]);
      return texts.map((text) => made.get(text) ?? null);
    }).finally(() => deadline?.stop());
    const empty: TownState = {
      ...state,
      minds: new Map(),
      world: { ...state.world, people: new Map(), objects: new Map() },
      stories: new Map(),
    };
    const town = new Town(ground, means, empty);
    if (watch) town.watch(watch);
    await town.commit("settling", () => ({ state, events }));
    return town;
  }

  /** A town as it was left, at the same minute. Null when the store knows nothing of it. @throws StoreError */
  static async load(ground: Ground & { store: Store }): Promise<Town | null> {
    const means = Town.#meansOf(ground);
    const loaded = await ground.store.load(ground.id);
    if (!loaded.snapshot && loaded.turns.length === 0) return null;
    const records = loaded.turns.map(({ n, turn }) => turnOf(ground.id, n, turn));
    const kept = loaded.snapshot;
    const snapshot = kept ? readSnapshot(soundSnapshot(ground.id, kept.turn, kept.state)) : null;
    // Vectors of another model than the town's present one are made anew; when that cannot be told by now, the last one stands.
    const last = records.findLast((record) => record.space)?.space ?? snapshot?.space ?? null;
    // Whoever waits for a town to open waits for a provider no longer than for an answer, as where it is founded.
    const deadline = ground.patience?.()();
    const space =
      (await inTime(
        deadline ?? null,
        () => findSpace(means),
        () => null,
      )) ?? last;
    means.vectors.settle(space);
    const inSnapshot = (text: string | null) => (text !== null && snapshot?.space === space ? vectorOf(text) : null);
    const inRecord = (record: TurnRecord, memory: Memory) => {
      const text = record.vectors[memory.id];
      return text !== undefined && record.space === space ? vectorOf(text) : null;
    };
    const missing = [
      ...(snapshot?.memories ?? []).filter(([, text]) => inSnapshot(text) === null).map(([memory]) => memory),
      ...records.flatMap((record) => memoriesIn(record).filter((memory) => inRecord(record, memory) === null)),
    ];
    const made = await Town.#embedded(deadline ? { ...means, deadline } : means, [
      ...new Set(missing.map(({ text }) => text)),
    ]).finally(() => deadline?.stop());
    const anew = (memory: Memory) => made.get(memory.text) ?? null;
    const nothing = (await settle(ground.definition, ground.id, "", 5, async (all) => all.map(() => null))).state;
    const bare: TownState = {
      ...nothing,
      minds: new Map(),
      stories: new Map(),
      world: { ...nothing.world, people: new Map(), objects: new Map() },
    };
    const sown = (await ground.store.read(`seed/${ground.id}`)) ?? { seed: "1", step: 5 };
    const seeds = seedRecord.safeParse(sown);
    if (!seeds.success) throw new Error(`The record seed/${ground.id} is damaged: ${misfits(seeds.error, sown)}.`);
    const { seed, step } = seeds.data;
    let state = snapshot
      ? snapshot.state(
          ground.definition.map,
          ground.definition.start,
          (memory, text) => inSnapshot(text) ?? anew(memory),
        )
      : { ...bare, seed, step };
    for (const record of records) {
      const vectorFor = (memory: Memory) => inRecord(record, memory) ?? anew(memory);
      const patch = record.format === 1 ? jsonNow(record.patch) : record.patch;
      state = applyPatch(state, record.events, patch, vectorFor);
    }
    state = { ...state, stories: withWhereTold(state.stories, state.world.map) };
    const ofBefore = snapshot?.ofBefore === true || records.some(({ format }) => format === 1);
    if (ofBefore) state = withKinds(state, ground.definition);
    const town = new Town(ground, means, state);
    const embedded = [...made.values()].some((vector) => vector !== null) && town.#keptSpace !== null;
    // What was kept before is read as such once: from now on the town is loaded from what it is now.
    if (ofBefore || embedded) await town.#keepSnapshot(ground.store, state);
    town.#ofBefore = ofBefore;
    return town;
  }

  /** Vectors by text: more than the cache holds, in a town with a past. */
  static async #embedded(means: Means, texts: readonly string[]): Promise<ReadonlyMap<string, Float32Array | null>> {
    const made = new Map<string, Float32Array | null>();
    for (let i = 0; i < texts.length; i += EMBEDDED_AT_ONCE) {
      const part = texts.slice(i, i + EMBEDDED_AT_ONCE);
      for (const [n, vector] of (await embedAll(means, part)).entries()) made.set(part[n]!, vector);
    }
    return made;
  }

  /** The space of the vectors that are kept; null where they are made again for nothing. */
  get #keptSpace(): string | null {
    return this.#ground.model.name === "offline" ? null : this.means.vectors.space();
  }

  /** It only shortens the next start: the turns are committed whatever becomes of this, and the next one meets the same disk. */
  async #keepSnapshot(store: Store, state: TownState): Promise<void> {
    this.#sinceSnapshot = 0;
    const space = this.#keptSpace;
    await store.snapshot(this.id, state.turn, () => snapshotText(state, space)).catch(() => {});
  }

  /** Keeps a snapshot, and none of before: what is no more in the state is in none. The turn it is of. @throws StoreError */
  async standAlone(): Promise<number> {
    const state = this.#state;
    const space = this.#keptSpace;
    await this.#ground.store?.snapshot(this.id, state.turn, () => snapshotText(state, space), true);
    this.#sinceSnapshot = 0;
    return state.turn;
  }

  /** The latest committed state. */
  get state(): TownState {
    return this.#state;
  }

  /** Tells of every turn committed from now on, in order, after it was saved. */
  watch(watcher: (committed: Committed) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /**
   * Commits a turn: `change` is a pure function of the latest state. Returns the events, numbered. Nothing is shown that was not
   * saved; when saving fails the town is as it was. @throws StoreError, and whatever `change` throws.
   */
  commit<C extends Changed>(
    kind: TurnKind,
    change: (state: TownState) => C,
    about: { base?: number; act?: Json | ((changed: C) => Json); answers?: Answers; quick?: Quick } = {},
  ): Promise<C & { readonly numbered: readonly TownEvent[] }> {
    const done = this.#queue.then(async () => {
      if (this.#ended) throw new Error(`${this.id} has ended: nothing can be committed any more`);
      const before = this.#state;
      const changed = change(before);
      const turn = before.turn + 1;
      const asked = counted(changed.state.asked, about.answers ?? new Map(), changed.state.now);
      const state: TownState = { ...changed.state, turn, asked };
      const numbered = changed.events.map((event, i): TownEvent => numberedEvent(event, `${turn}.${i + 1}`));
      const wanted = about.quick ?? !state.opened;
      const quick = typeof wanted === "function" ? wanted(before, state, numbered) : wanted;
      const store = this.#ground.store;
      if (store) {
        const record: TurnRecord = {
          format: 2,
          kind,
          base: about.base ?? before.turn,
          act: (typeof about.act === "function" ? about.act(changed) : about.act) ?? null,
          answers: [...(about.answers ?? [])],
          events: numbered,
          patch: patchOf(before, state),
          vectors: this.#keptSpace === null ? {} : vectorsOf(state, numbered),
          space: this.#keptSpace,
          quick,
          real: this.#ground.clock(),
        };
        if (turn === 1) await store.write(`seed/${this.id}`, { seed: state.seed, step: state.step });
        await store.append(this.id, turn, this.#withWords(turn, record) as unknown as Json);
        this.#sinceSnapshot++;
      }
      this.#state = state;
      if (state.roll && state.roll !== before.roll) this.#follow(state.roll);
      for (const watcher of this.#watchers) watcher({ town: this.id, turn, events: numbered, quick });
      // Beside the commits, which wait for nothing but their own turn: a state never changes.
      if (store && this.#sinceSnapshot >= SNAPSHOT_EVERY && !this.#keeping) {
        this.#keeping = this.#keepSnapshot(store, state).finally(() => {
          this.#keeping = null;
        });
      }
      return { ...changed, numbered };
    });
    this.#queue = done.catch(() => {});
    return done;
  }

  /** The record of a turn; with what it and those before it hold, where it is the last of so many. */
  #withWords(turn: number, record: TurnRecord): TurnRecord {
    if (turn % TURNS === 1) this.#words = new TurnWords();
    // This turn too names what is forgotten, until it is written anew.
    if (record.kind === "forgetting") this.#words = null;
    this.#words?.add(turn, record);
    return turn % TURNS === 0 && this.#words ? { ...record, words: this.#words.kept() } : record;
  }

  /** Lives one tick. Persons' acts are committed meanwhile; what they overtake is dropped. */
  async tick(quick: Quick = false): Promise<void> {
    const base = this.#state;
    const thought = await thinkTick(base, this.means);
    await this.commit("tick", (state) => commitTick(state, thought), {
      base: base.turn,
      answers: thought.answers,
      quick: base.opened ? quick : true,
    });
  }

  /** Does `work` when the resident has given the answers they owe so far. */
  afterAnswer(who: string, work: () => Promise<void>): Promise<void> {
    const before = this.#answering.get(who) ?? Promise.resolve();
    const done = before.catch(() => {}).then(work);
    this.#answering.set(who, done);
    done
      .finally(() => {
        if (this.#answering.get(who) === done) this.#answering.delete(who);
      })
      .catch(() => {});
    return done;
  }

  /** Resolves when the answers that people wait for in a place are given. */
  async answersGiven(place: PlaceId | null): Promise<void> {
    const { engaged, world } = this.#state;
    const owing = [...engaged.keys()].filter((id) => world.people.get(id)?.spot.place === place);
    await Promise.allSettled(owing.map((id) => this.#answering.get(id)));
  }

  /** Resolves when a place has room for another line to people. */
  async room(place: PlaceId | null): Promise<void> {
    if (place !== null) await this.#ground.room?.(place);
  }

  /** Resolves when everything handed in so far is committed, and no snapshot is being written. */
  async idle(): Promise<void> {
    await this.#queue;
    await this.#keeping;
  }

  /** No commit from now on; resolves when what was under way is committed. */
  async end(): Promise<void> {
    this.#ended = true;
    await this.#queue;
    await this.#keeping;
  }
}

/** An event with its number in front, in the order the log prints it. */
function numberedEvent(event: Draft, id: string): TownEvent {
  return { id, ...event } as TownEvent;
}

const memoriesIn = (record: TurnRecord): Memory[] =>
  record.events.flatMap((event) => (event.kind === "memory-kept" ? [event.memory] : []));
