/**
 * The host: towns by id, their beats, their dozing, their nights, and the stages that watch them (design sections 2.8, 4). A bug stops
 * its town with a sentence to its keeper, not the process.
 */
import { z } from "zod";
import type { Clock } from "../clock/clock.ts";
import { isSettled } from "../clock/steady.ts";
import { DAY, later, type Minutes, milliseconds, minutes, momentText } from "../clock/units.ts";
import type { Beside } from "../language/en/outage.ts";
import { languageOf } from "../language/language.ts";
import type { OfflineMind } from "../mind/offline.ts";
import type { Recognise } from "../mind/recognise.ts";
import type { BuiltModel } from "../model/provider.ts";
import { spending } from "../model/with-budget.ts";
import { withForesight } from "../model/with-foresight.ts";
import { withTiers } from "../model/with-tiers.ts";
import type { EarnestMark, Stage } from "../stage/stage.ts";
import { type PatientStore, patient } from "../store/patient.ts";
import { readSound } from "../store/read-sound.ts";
import { type Json, type Store, StoreError } from "../store/store.ts";
import { UPGRADE, UPGRADE_TOLD, upgradeForm } from "../store/upgraded.ts";
import { isVisitor } from "../world/people.ts";
import type { PersonId } from "../world/places.ts";
import { UserError } from "../world/user-error.ts";
import { eventsOf, untold } from "./acts/events.ts";
import { leaveQuiet } from "./acts/leave-quiet.ts";
import { answerOwed } from "./acts/take-act.ts";
import { Beats } from "./beats.ts";
import { patienceBy } from "./deadline.ts";
import type { Seeks } from "./desk/counter.ts";
import type { TownDesk } from "./desk/desk.ts";
import { townDesk } from "./desk/town-desk.ts";
import { loadTown, readTown, type TownDefinition } from "./file/definition.ts";
import { firstState } from "./file/export.ts";
import type { Founded, LeftOut, Towns } from "./host-port.ts";
import { Bans, bansRecord } from "./keeping/bans.ts";
import { few, realUntil } from "./keeping/estimate.ts";
import { Forgetting, type Gone } from "./keeping/forgetting.ts";
import { KeepersActs, keepersActsRecord } from "./keeping/keepers-acts.ts";
import { KeptSkip } from "./keeping/kept-skip.ts";
import { LastHere } from "./keeping/last-here.ts";
import { Scrubbing } from "./keeping/scrubbing.ts";
import { isQuietHour, type Settings, settingsRecord, usualSettings } from "./keeping/settings.ts";
import type { Interesting } from "./looking/interesting.ts";
import { NewsRead } from "./looking/news-read.ts";
import type { ClockState, CostView } from "./looking/views.ts";
import { awake, nightUntil, slept } from "./night.ts";
import { LINGERS } from "./pace.ts";
import { Town } from "./town.ts";
import { misfits } from "./turn-record.ts";

/** The part of a logger the host uses. */
export interface HostLog {
  info(about: object, sentence: string): void;
  warn(about: object, sentence: string): void;
  error(about: object, sentence: string): void;
}

/** What a host is made of. */
export interface HostOptions {
  readonly model: BuiltModel;
  /** The mind without a model, by a town's language. */
  readonly offline: (language: string) => OfflineMind;
  readonly store: Store;
  readonly clock: Clock;
  /** What people mean by their words; absent: nothing is read into them. */
  readonly recognise?: Recognise;
  readonly log: HostLog;
  /** Town minutes a tick moves, for towns founded from now on. */
  readonly step: number;
  /** The seed for towns founded from now on; null takes the file's. */
  readonly seed: string | null;
  readonly budgetUsd: number;
  /** How towns are set that nobody has set. */
  readonly settings?: Partial<Settings>;
  /** Waits until the store is tried again; for tests, else by the machine's clock. */
  readonly pause?: (ms: number) => Promise<void>;
}

/** No dozing so long before an event, so that whoever comes for it finds the town alive. */
const EVENT_MS = 30 * 60_000;
/** The host lets others have their turn after this long of back-to-back ticks. */
const QUICK_MS = 250;
/** Keepers are told of a disk that is waited for when it takes this long: a backup is no trouble. */
const TELL_MS = 30_000;
/** Turns of the process in which a stage hears somebody and answers. */
const ROUND_TRIP = 12;

/** What is kept beside a town, by its first word. */
const BESIDE = [
  "town",
  "seed",
  "budget",
  "settings",
  "forgetting",
  "gone",
  "last-here",
  "news",
  "bans",
  "acts",
  "skip",
];

const HOUR_MS = 3_600_000;
const REAL_DAY_MS = 86_400_000;
/** How much of the real day (UTC) is over, 0 to 1. */
const shareOfDay = (realMs: number): number => (realMs % REAL_DAY_MS) / REAL_DAY_MS;
/** What people are told of a town, in its language. */
const wordsOf = (town: Town) => languageOf(town.definition.language).replies;
const outageOf = (town: Town) => languageOf(town.definition.language).outage;

/** What is kept of a founding: the town file, and its name. */
const townsRecord = z.array(z.string());
const foundedRecord = z.object({ name: z.string(), file: z.unknown() });
const fileLanguage = z.object({ language: z.string() });

/** A town that runs here. */
interface Running {
  readonly town: Town;
  readonly desk: TownDesk;
  beats: number;
  /** Until then ticks run back to back, because a keeper skips ahead; null: at the town's pace. */
  skipsTo: Minutes | null;
  /** What the skip looks for, and who waits for it; null: it only goes to its minute. */
  seeks: { readonly look: Seeks; found: Interesting | null } | null;
  /** Tells whoever skipped that it is over. */
  skipped: (found: Interesting | null) => void;
  readonly keptSkip: KeptSkip;
  /** Keeps the next tick within a beat from coming. */
  unhurry: () => void;
  /** When somebody was last seen, in steady time. */
  seenAt: number;
  dozing: boolean;
  /** Nobody can see it: it lives on when somebody can. */
  rests: boolean;
  /** Why a fault of the program or damage stopped it, one sentence; null while it may run. */
  stopped: string | null;
  /** A beat is at work. */
  busy: Promise<void> | null;
  /** When each visitor was last heard of, in steady time. */
  readonly visitors: Map<string, number>;
  readonly forgetting: Forgetting;
  readonly newsRead: NewsRead;
  readonly acts: KeepersActs;
  readonly lastHere: LastHere;
  /** The real day on which it was last looked who has stayed away. */
  lookedOn: number;
}

/** The towns of this process. */
export class Host implements Towns {
  readonly #options: HostOptions;
  readonly #towns = new Map<string, Running>();
  /** The store, which is waited for: for whoever keeps something beside the towns. */
  readonly store: PatientStore;
  /** Towns of the store that could not be loaded, with their language (null: not known) and why, in a language; they stay as they are. */
  readonly #unread = new Map<string, { readonly own: string | null; readonly why: (language: string) => string }>();
  /** What keepers should know of the opening of their town. */
  readonly #concerns = new Map<string, string[]>();
  /** Since when the store is waited for, and whether keepers know. */
  #shut: { readonly since: number; told: boolean } | null = null;
  readonly #settings = new Map<string, Settings>();
  readonly #stages: Stage[] = [];
  readonly #scrubbing: Scrubbing;
  /** The format whose coming keepers are told of at this start; null where they need not be. */
  #upgradeTold: number | null = null;
  #stop: (() => void) | null = null;
  #closing = false;
  readonly #beats: Beats;

  constructor(options: HostOptions) {
    this.#options = options;
    this.#beats = new Beats(() => options.clock.now(), options.clock.beatMs);
    this.store = patient(options.store, {
      onTrouble: (trouble) => this.#heardOfStore(trouble),
      ...(options.pause ? { pause: options.pause } : {}),
    });
    this.#scrubbing = new Scrubbing(this.store, options.clock);
  }

  /** Loads the towns that were founded before. One that cannot be loaded stays as it is, and its keepers are told. @throws StoreError */
  async open(): Promise<void> {
    for (const id of await this.#founded()) {
      let own: string | null = null;
      let reading: "town" | "lived" = "town";
      try {
        const kept = await this.store.read(`town/${id}`);
        const founded = foundedRecord.safeParse(kept);
        if (!founded.success) throw new Error(`The record town/${id} is damaged: ${misfits(founded.error, kept)}.`);
        reading = "lived";
        const { name, file } = founded.data;
        own = fileLanguage.safeParse(file).data?.language ?? null;
        const definition = readTown(file, `${name}.json`, { kept: true });
        const ground = this.#ground(id, definition);
        const town = await Town.load({ ...ground, store: this.store });
        if (!town) throw new Error("Nothing of what it has lived is there.");
        await this.#goOn(town);
      } catch (error) {
        if (this.#closing) throw error;
        // What is wrong, and in which file, is for whoever runs the program: keepers and members of a server may be strangers to them.
        const why = (language: string): string => {
          const { unread, damaged } = languageOf(language).outage;
          if (error instanceof UserError) return unread(error.message);
          return unread(damaged[reading]);
        };
        this.#unread.set(id, { own, why });
        this.#concern(id, why(own ?? "en"));
        const cause = error instanceof Error ? error.message : String(error);
        this.#options.log.error({ town: id, why: cause }, "a town that was founded cannot be read");
      }
    }
    await this.#tellOfUpgrade();
    // What was forgotten when the program ended may still stand in the file's log.
    await this.#scrubbing.scrub();
  }

  /** A town that was founded before lives on. @throws StoreError */
  async #goOn(town: Town): Promise<void> {
    const { log } = this.#options;
    const { id } = town;
    await new Forgetting(town, this.store).finish();
    const beside = <T>(what: Beside, shape: z.ZodType<T>) =>
      readSound(this.store, `${what}/${id}`, shape, (why) => {
        log.warn({ town: id, record: what, why }, "a small record of a town is damaged and passed over");
        this.#concern(id, outageOf(town).beside(what));
      });
    const spent = await beside("budget", spending);
    if (spent) this.#options.model.restore(id, spent);
    const settings = await beside("settings", settingsRecord);
    if (settings) this.#heed(id, settings);
    const bans = new Bans(this.store, id, (await beside("bans", bansRecord)) ?? []);
    const acts = new KeepersActs(this.store, id, (await beside("acts", keepersActsRecord)) ?? []);
    const running = this.#run(town, bans, acts);
    await this.#skipOn(running);
    void answerOwed(town).catch((error: unknown) => this.#faulted(running, error));
    const { turn, now } = town.state;
    log.info({ town: town.id, turn, minute: now }, "the town goes on where it was");
  }

  /** A skip that was cut off goes on to its minute. One that looked for something is over: whoever waited for it is not there any more. */
  async #skipOn(running: Running): Promise<void> {
    const { town, keptSkip } = running;
    const skip = await keptSkip.read();
    if (!skip) return;
    if (!skip.seeks && skip.to > town.state.now) {
      running.skipsTo = minutes(skip.to);
      return;
    }
    keptSkip.keep(null);
    if (!skip.seeks) return;
    const { language, start } = town.definition;
    const { cutOff } = languageOf(language).settings.skip;
    this.#concern(town.id, cutOff(momentText(start, town.state.now, language)));
  }

  /** Keepers are told once that what was kept is kept otherwise now, and where the copy of before is. @throws StoreError */
  async #tellOfUpgrade(): Promise<void> {
    const { log } = this.#options;
    const kept = await readSound(this.store, UPGRADE, upgradeForm, (why) =>
      log.warn({ why }, "the record of the last upgrade is damaged and passed over"),
    );
    const towns = [...this.#towns.values()].map(({ town }) => town);
    if (kept ? (await this.store.read(UPGRADE_TOLD)) === kept.to : !towns.some((one) => one.ofBefore)) return;
    const copy = kept?.copy ?? null;
    for (const town of towns) this.#concern(town.id, outageOf(town).upgraded(copy));
    log.info({ copy }, languageOf("en").outage.upgraded(copy));
    this.#upgradeTold = kept?.to ?? null;
  }

  #concern(id: string, sentence: string): void {
    this.#concerns.set(id, [...(this.#concerns.get(id) ?? []), sentence]);
  }

  unread(id: string, otherwise = "en"): LeftOut | null {
    const unread = this.#unread.get(id);
    if (!unread) return null;
    const language = unread.own ?? otherwise;
    return { language, why: unread.why(language) };
  }

  concerns(id: string): readonly string[] {
    return this.#concerns.get(id) ?? [];
  }

  /** The store cannot be used for now, or again. */
  #heardOfStore(trouble: StoreError | null): void {
    const { log, clock } = this.#options;
    if (trouble) {
      this.#shut = { since: clock.now(), told: false };
      log.warn({ reason: trouble.reason, why: trouble.message }, "the store is waited for");
      return;
    }
    log.info({ forMs: this.#shut ? clock.now() - this.#shut.since : 0 }, "the store can be used again");
    if (this.#shut?.told) this.#tell((town) => outageOf(town).disk.over);
    this.#shut = null;
  }

  /** Tells keepers, when it takes long, that the store is waited for. */
  #tellOfStore(): void {
    const trouble = this.store.trouble();
    if (!trouble || !this.#shut || this.#shut.told || this.#options.clock.now() - this.#shut.since < TELL_MS) return;
    this.#shut.told = true;
    this.#tell((town) => outageOf(town).disk.keepers(trouble.trouble ?? "unusable"));
  }

  /** Tells the keepers of every town what concerns them, in its language. */
  #tell(sentence: (town: Town) => string): void {
    for (const { town } of this.#towns.values()) this.#tellOf(town, sentence(town));
  }

  #tellOf(town: Town, sentence: string): void {
    for (const stage of this.#stages) stage.notice?.(town.id, sentence);
  }

  /** Begins to beat. */
  start(): void {
    // Stages that have joined by now hear of what was forgotten when the program ended.
    for (const running of this.#towns.values())
      running.forgetting.tellOfLast().catch((error: unknown) => this.#faulted(running, error));
    if (this.#upgradeTold !== null) void this.store.write(UPGRADE_TOLD, this.#upgradeTold).catch(() => {});
    this.#stop = this.#options.clock.start(() => this.#beat());
  }

  ids(): readonly string[] {
    return [...this.#towns.keys()];
  }

  desk(id: string): TownDesk | null {
    return this.#towns.get(id)?.desk ?? null;
  }

  async found(id: string, name: string, options: Founded = {}): Promise<TownDesk> {
    const here = this.#towns.get(id);
    if (here) throw new UserError("town-exists", wordsOf(here.town).townExists);
    const unread = this.unread(id);
    if (unread) throw new UserError("town-unread", unread.why);
    // One with its past was read with it.
    const kept = options.past !== undefined;
    const definition =
      options.file === undefined ? await loadTown(name) : readTown(options.file, `${name}.json`, { kept });
    const { store } = this;
    const seed = [options.seed ?? this.#options.seed ?? String(definition.seed)].join("");
    await store.erase(id);
    await store.write(`town/${id}`, { name, file: definition.file as unknown as Json });
    const ground = this.#ground(id, definition);
    const { past } = options;
    if (past) {
      await store.write(`seed/${id}`, { seed: past.seed, step: past.step });
      await store.snapshot(id, 0, firstState(past, id));
    }
    // A past that cannot be gone on from leaves no town behind.
    const lived = past ? await Town.load(ground) : null;
    // Listed before its first turn: what is committed from then on is found again after a crash.
    const founded = await this.#founded();
    if (!founded.includes(id)) await store.write("towns", [...founded, id]);
    if (options.settings) await this.#set(id, { ...this.#settingsOf(id), ...options.settings });
    const town = lived ?? (await Town.found(ground, seed, this.#options.step, (committed) => this.#show(committed)));
    const running = this.#run(town, new Bans(store, id), new KeepersActs(store, id), !past);
    if (past) return running.desk;
    this.#work(running);
    // Offline the hours before opening take a second or two; with a model they may take minutes.
    if (!this.#options.model.online) await running.busy;
    return running.desk;
  }

  async remove(id: string): Promise<void> {
    const running = this.#towns.get(id);
    this.#towns.delete(id);
    if (running) {
      running.unhurry();
      running.stopped = wordsOf(running.town).removed;
      await running.busy;
      await running.town.end();
      await running.keptSkip.idle();
    }
    this.#unread.delete(id);
    this.#concerns.delete(id);
    const { store } = this;
    await store.write(
      "towns",
      (await this.#founded()).filter((one) => one !== id),
    );
    await store.erase(id);
    for (const name of BESIDE) await store.remove(`${name}/${id}`);
    this.#settings.delete(id);
    this.#options.model.limit(id, null);
  }

  rest(id: string, rests: boolean): void {
    const running = this.#towns.get(id);
    if (running) running.rests = rests;
  }

  join(stage: Stage): void {
    this.#stages.push(stage);
  }

  /** Resolves when no town is at a beat. */
  async idle(): Promise<void> {
    await Promise.all([...this.#towns.values()].map(({ busy }) => busy));
  }

  /** Stops the beats, lets every commit finish and closes the stages. The store is the caller's to close. */
  async close(): Promise<void> {
    this.#closing = true;
    this.#stop?.();
    for (const running of this.#towns.values()) running.unhurry();
    this.store.hurry();
    for (const running of this.#towns.values()) {
      await running.busy;
      // An answer still being thought of is owed, and given at the next start.
      await running.town.end();
      await this.#keepBudget(running.town.id);
      await running.keptSkip.idle();
    }
    await Promise.all(this.#stages.map((stage) => stage.close()));
    this.#scrubbing.close();
  }

  async #founded(): Promise<string[]> {
    const kept = (await this.store.read("towns")) ?? [];
    const read = townsRecord.safeParse(kept);
    if (read.success) return read.data;
    const why = misfits(read.error, kept);
    throw new StoreError("broken", `The list of towns is damaged (${why}): restore a copy of the database.`);
  }

  #ground(id: string, definition: TownDefinition) {
    const { store } = this;
    const { clock, model: built, offline, recognise } = this.#options;
    const read = recognise ? { recognise } : {};
    const room = async (place: string) => {
      await Promise.all(this.#stages.map((stage) => stage.room?.(id, place)));
    };
    const ground = { id, definition, offline, store, clock: () => clock.now() as number, room, ...read };
    if (!built.online) return { ...ground, model: built };
    // The hours that nobody sees are lived by stand-ins: with a slow provider they would take many minutes.
    const isHidden = () => this.#towns.get(id)?.town.state.opened === false;
    const asked = withTiers(built, () => this.#settingsOf(id).thinking, isHidden);
    return { ...ground, ...withForesight(asked), patience: (since?: number) => patienceBy(clock, since) };
  }

  #settingsOf(id: string): Settings {
    return this.#settings.get(id) ?? { ...usualSettings, ...this.#options.settings };
  }

  #heed(id: string, settings: Settings): void {
    this.#settings.set(id, settings);
    this.#options.model.limit(id, settings.budgetUsd);
  }

  async #set(id: string, settings: Settings): Promise<void> {
    await this.store.write(`settings/${id}`, settings);
    this.#heed(id, settings);
  }

  #run(town: Town, bans: Bans, acts: KeepersActs, watched = false): Running {
    const forgetting = new Forgetting(
      town,
      this.store,
      (gone) => this.#gone(running, gone),
      (visitor, marks) => this.#mayBeOf(town.id, visitor, marks),
    );
    const newsRead = new NewsRead(this.store, town.id);
    const running: Running = {
      town,
      desk: townDesk({
        town,
        store: this.store,
        costs: () => this.#costs(town.id),
        clockState: () => this.#clockState(running),
        bans,
        acts,
        filter: this.#options.model.filter,
        settings: () => this.#settingsOf(town.id),
        set: (settings) => this.#set(town.id, settings),
        usdUntil: (until) => this.#usdUntil(town, until),
        usdAnHour: (pace) => this.#usdUntil(town, later(town.state.now, this.#minutesAnHour(town, pace))),
        paced: () => this.#hurry(running),
        skip: (until, look) => {
          this.#endSkip(running);
          const found = new Promise<Interesting | null>((resolve) => {
            running.skipped = resolve;
          });
          running.skipsTo = until;
          running.seeks = look && { look, found: null };
          running.keptSkip.keep({ to: until, seeks: look !== null });
          running.dozing = false;
          // A tick that is at work is lived to its end first.
          if (running.busy) void running.busy.then(() => this.#work(running));
          else this.#work(running);
          return found;
        },
        seen: (member) => this.#seen(running, member?.id ?? null),
        pulse: () => this.#work(running),
        strike: async (line) => {
          const struck = await forgetting.strike(line);
          if (struck) await this.#scrubbing.scrub();
          return struck !== null;
        },
        newsRead,
        takeBack: async (message, shows, but) => {
          const struck = await forgetting.takeBack(message, shows, but);
          if (struck.length > 0) await this.#scrubbing.scrub();
        },
        forget: (visitor) => this.#forget(running, visitor),
        forgetUnkept: (visitor) => this.#forgetUnkept(running, visitor),
        now: () => this.#options.clock.now(),
        realAt: (at) => this.#realAt(running, at),
        fault: (error) => this.#faulted(running, error),
      }),
      beats: 0,
      skipsTo: null,
      seeks: null,
      skipped: () => {},
      keptSkip: new KeptSkip(this.store, town.id),
      unhurry: () => {},
      seenAt: this.#beats.now,
      dozing: false,
      rests: false,
      stopped: null,
      busy: null,
      visitors: new Map(),
      forgetting,
      newsRead,
      acts,
      lastHere: new LastHere(this.store, town.id),
      lookedOn: -1,
    };
    if (!watched) town.watch((committed) => this.#show(committed));
    this.#towns.set(town.id, running);
    return running;
  }

  #show(committed: {
    town: string;
    turn: number;
    events: Parameters<Stage["show"]>[0]["events"];
    quick: boolean;
  }): void {
    for (const stage of this.#stages) {
      try {
        stage.show(committed);
      } catch (error) {
        this.#options.log.error({ stage: stage.name, err: error }, "a stage failed at a turn");
      }
    }
  }

  #clockState(running: Running): ClockState {
    // A tenth of a second is as near as a page needs it, and is the same from view to view.
    const turnMs = Math.round(this.#turnMs(running) / 100) * 100;
    return { ...this.#doing(running), turnMs, eased: this.#paceOf(running) > running.town.state.pace };
  }

  #doing(running: Running): Pick<ClockState, "state" | "why"> {
    const { paused, opened } = running.town.state;
    const words = wordsOf(running.town);
    if (running.stopped) return { state: "stopped", why: running.stopped };
    const trouble = this.store.trouble();
    if (trouble) return { state: "waiting", why: outageOf(running.town).disk.waits(trouble.trouble ?? "unusable") };
    if (paused !== null) return { state: "paused", why: paused };
    if (running.dozing && isQuietHour(this.#settingsOf(running.town.id), this.#options.clock.now()))
      return { state: "dozing", why: words.quietHours };
    if (running.dozing) return { state: "dozing", why: words.dozing };
    return { state: "running", why: opened ? "" : words.opensSoon };
  }

  /** What keeps the provider from being asked, in a town's language. */
  #modelTroubles(id: string): readonly string[] {
    const words = languageOf(this.#towns.get(id)?.town.definition.language ?? "en").outage.model;
    return this.#options.model.troubles().map(words.keepers);
  }

  /** Town minutes that go by in a real hour at a pace. */
  #minutesAnHour({ state }: Town, pace: number): number {
    return (HOUR_MS / (this.#options.clock.beatMs * pace)) * state.step;
  }

  /** About what the hours until a minute will cost, at most what is left of today's budget; null where no model is asked. */
  #usdUntil({ id, state }: Town, until: Minutes): number | null {
    const { online, townDayUsd } = this.#options.model;
    if (!online || this.#settingsOf(id).thinking === "offline") return null;
    const { usd, budgetUsd } = this.#costs(id);
    return Math.min(Math.max(0, budgetUsd - usd), (townDayUsd(state.minds.size) * (until - state.now)) / DAY);
  }

  #costs(id: string): CostView {
    const { model } = this.#options;
    const budgetUsd = Math.min(this.#settingsOf(id).budgetUsd ?? Number.POSITIVE_INFINITY, this.#options.budgetUsd);
    const steps = Object.entries(model.byStep(id));
    const spent = model.spent(id);
    const usd = spent.townUsd + spent.peopleUsd;
    const sum = (pick: (usage: { requests: number; input: number; cached: number; output: number }) => number) =>
      steps.reduce((all, [, step]) => all + pick(step.usage), 0);
    return {
      model: model.name,
      troubles: this.#modelTroubles(id),
      requests: sum((usage) => usage.requests),
      input: sum((usage) => usage.input),
      cached: sum((usage) => usage.cached),
      output: sum((usage) => usage.output),
      usd,
      budgetUsd,
      forecastUsd: Math.min(Math.max(usd, budgetUsd), usd / Math.max(shareOfDay(this.#options.clock.now()), 1 / 96)),
      byStep: Object.fromEntries(
        steps.map(([name, step]) => [
          name,
          // Offline a stand-in is the mind itself and covers for nobody.
          { asked: step.asked, fellBack: model.online ? step.asked - step.answered : 0, usd: step.usage.usd },
        ]),
      ),
    };
  }

  /** A person was seen: the town does not doze. */
  #seen(running: Running, member: string | null): void {
    running.seenAt = this.#beats.now;
    if (member) running.visitors.set(`visitor:${member}`, running.seenAt);
    running.dozing = false;
  }

  async #beat(): Promise<void> {
    this.#beats.beat();
    this.#tellOfStore();
    for (const running of this.#towns.values()) {
      running.beats++;
      const due = running.beats % Math.max(1, running.town.state.pace) === 0;
      if (due || !running.town.state.opened) this.#work(running);
      this.#hurry(running);
    }
  }

  /** Lives the further ticks of a beat, at a quick pace. */
  #hurry(running: Running): void {
    const { clock } = this.#options;
    const times = Math.round(1 / running.town.state.pace);
    running.unhurry();
    const next = (left: number): void => {
      if (left <= 0 || this.#closing || this.#towns.get(running.town.id) !== running) return;
      running.unhurry = clock.after(milliseconds(clock.beatMs / times), () => {
        if (this.#paceOf(running) < 1) this.#work(running);
        next(left - 1);
      });
    };
    next(times - 1);
  }

  /** The pace a town goes at now: it does not hurry while somebody talks with residents, or they could not answer. */
  #paceOf({ town: { state } }: Running): number {
    const person = (who: PersonId) => isVisitor(who) || state.embodied.has(who);
    // Their own words count: whoever only looks on, however often they are spoken to, may be in a hurry.
    const lively = [...state.world.talks.values()].some(({ withPerson, lines }) => {
      const last = withPerson ? lines.findLast(({ who }) => person(who)) : undefined;
      return last !== undefined && state.now - last.at <= LINGERS;
    });
    return lively ? Math.max(1, state.pace) : state.pace;
  }

  /** How long a town takes from one turn to the next. */
  #turnMs(running: Running): number {
    return this.#beats.ms * this.#paceOf(running);
  }

  /** The real moment at which a town will come to a minute. */
  #realAt({ town }: Running, at: Minutes): number {
    return this.#options.clock.now() + realUntil(town.state, town.means.town, at, this.#beats.ms * town.state.pace);
  }

  /** Whether an event is going on, or so near that people may be on their way. */
  #awaitsEvent(running: Running): boolean {
    const { state, means } = running.town;
    const soon = this.#options.clock.now() + EVENT_MS;
    return eventsOf(state, means.town).some(
      (one) => one.state === "on" || (one.state === "planned" && this.#realAt(running, one.from) <= soon),
    );
  }

  /** Lets a town live a beat, unless it is at it already. */
  #work(running: Running): void {
    if (running.busy) return;
    if (running.stopped || running.rests || this.#closing) {
      this.#giveUpSeeking(running);
      return;
    }
    running.busy = this.#live(running)
      .catch((error: unknown) => this.#stopped(running, error))
      .finally(() => {
        running.busy = null;
        this.#giveUpSeeking(running);
      });
  }

  /** Whether nothing keeps a town from living on. */
  #goesOn({ stopped, rests, town }: Running): boolean {
    return !stopped && !rests && !this.#closing && town.state.paused === null;
  }

  /** Whoever waits for something to be found is not left waiting by a town that stands. */
  #giveUpSeeking(running: Running): void {
    if (running.seeks && !this.#goesOn(running)) this.#endSkip(running);
  }

  #stopped(running: Running, error: unknown): void {
    // What could not be waited for to the end is done at the next start.
    if (running.stopped || (this.#closing && error instanceof StoreError)) return;
    running.stopped =
      error instanceof StoreError ? wordsOf(running.town).notWritten(error.message) : wordsOf(running.town).fault;
    this.#options.log.error({ town: running.town.id, err: error }, "the town stopped");
    this.#tellOf(running.town, running.stopped);
    this.#endSkip(running);
  }

  /** A person's act or its answer met a fault: damage stops the town, another fault is only told. */
  #faulted(running: Running, error: unknown): void {
    if (running.stopped || this.#closing) return;
    if (error instanceof StoreError) this.#stopped(running, error);
    else this.#options.log.error({ town: running.town.id, err: error }, "an answer failed");
  }

  async #live(running: Running): Promise<void> {
    const { town } = running;
    await this.#forgetAbsent(running);
    if (town.state.paused !== null) return;
    const { clock } = this.#options;
    const settings = this.#settingsOf(town.id);
    const dozeMs = (settings.dozeMinutes ?? Number.POSITIVE_INFINITY) * 60_000;
    await leaveQuiet(town, running.visitors, this.#beats.steady.at);
    const unseen = this.#beats.steady.at - running.seenAt > dozeMs;
    const rests = (unseen && !this.#awaitsEvent(running)) || isQuietHour(settings, clock.now());
    if (rests && running.skipsTo === null && town.state.opened) {
      running.dozing = true;
      return;
    }
    running.dozing = false;
    if (this.#isQuick(running)) await this.#quickly(running);
    else await town.tick();
    await this.#keepBudget(town.id);
  }

  #isQuick({ town, skipsTo }: Running): boolean {
    const { state } = town;
    if (!state.opened || (skipsTo !== null && state.now < skipsTo)) return true;
    const withPeople =
      state.embodied.size > 0 || [...state.world.people.values()].some((person) => person.kind === "visitor");
    return !withPeople && awake(state) <= few(state.minds.size);
  }

  /** Ticks back to back: before opening, and in the hours when hardly anybody is up (design section 4). */
  async #quickly(running: Running): Promise<void> {
    const { town } = running;
    let rested = performance.now();
    while (this.#isQuick(running) && this.#goesOn(running)) {
      const asleep = nightUntil(town.state, town.means.town);
      const night = asleep === null ? null : (Math.min(asleep, running.skipsTo ?? asleep) as Minutes);
      if (night !== null && night > town.state.now)
        await town.commit("switch", (state) => slept(state, town.means.town, night), { quick: true });
      else await town.tick((before, after, events) => !this.#finds(running, before, after, events));
      if (!town.state.opened && later(town.state.now, 0) >= town.definition.opens)
        await town.commit("switch", (state) => ({
          state: { ...state, opened: true, stories: untold(state.stories) },
          events: [{ kind: "town-opened", at: state.now, who: null, spot: null, audience: "nobody" }],
        }));
      if (running.seeks?.found || (running.skipsTo !== null && town.state.now >= running.skipsTo))
        this.#endSkip(running);
      if (performance.now() - rested > QUICK_MS) {
        // To hear somebody and to answer takes a stage several turns of the process.
        for (let turn = 0; turn < ROUND_TRIP; turn++) await new Promise((resolve) => setImmediate(resolve));
        rested = performance.now();
      }
    }
  }

  /** Whether a turn has what somebody skips to: it is shown as any other, and the skip ends with it. */
  #finds({ seeks }: Running, ...turn: Parameters<Seeks>): boolean {
    if (seeks) seeks.found = seeks.look(...turn);
    return seeks !== null && seeks.found !== null;
  }

  #endSkip(running: Running): void {
    const found = running.seeks?.found ?? null;
    // One that is cut off by the end of the program is found at the next start.
    if (running.skipsTo !== null && !this.#closing) running.keptSkip.keep(null);
    running.skipsTo = null;
    running.seeks = null;
    running.skipped(found);
    running.skipped = () => {};
  }

  /** Forgets a visitor in all that is kept of a town: whether nothing of them is on the disk any more. @throws StoreError */
  async #forget({ forgetting }: Running, visitor: string): Promise<boolean> {
    await forgetting.forget({ visitor });
    return this.#scrubbing.scrub();
  }

  /** Forgets what there is of somebody of whom the town keeps nothing: what they said in earnest, and what stages have. @throws StoreError */
  async #forgetUnkept({ town, forgetting }: Running, visitor: string): Promise<void> {
    const struck = forgetting.forgetEarnest(visitor);
    await Promise.all([struck, ...this.#stages.map((stage) => stage.forget?.(town.id, visitor))]);
    if ((await struck).length > 0) await this.#scrubbing.scrub();
  }

  /** As stages can tell; what is somebody else's at one is so. */
  async #mayBeOf(town: string, visitor: string, marks: readonly EarnestMark[]): Promise<readonly EarnestMark[]> {
    const told = await Promise.all(this.#stages.map((stage) => stage.mayBeOf?.(town, visitor, marks)));
    return marks.filter((mark) => told.every((some) => some?.includes(mark) ?? true));
  }

  /** What was forgotten goes from what is kept beside the town too, and stages take back what they show of it. @throws StoreError */
  async #gone({ town, visitors, lastHere, newsRead, acts }: Running, gone: Gone): Promise<void> {
    for (const visitor of gone.visitors) {
      visitors.delete(visitor);
      await lastHere.forget(visitor);
      await newsRead.forget(visitor);
      const { somebody } = languageOf(town.definition.language).privacy;
      await acts.forget(visitor.replace(/^visitor:/, ""), somebody);
      await Promise.all(this.#stages.map((stage) => stage.forget?.(town.id, visitor)));
    }
    await Promise.all(this.#stages.map((stage) => stage.takeBack?.(town.id, gone.events)));
  }

  /** Visitors who stayed away for longer than the town keeps them are forgotten: looked for once a real day, by a clock that is believed. */
  async #forgetAbsent(running: Running): Promise<void> {
    const { town, lastHere } = running;
    const now = this.#options.clock.now();
    const here = [...town.state.world.people.values()].flatMap(({ id, kind }) => (kind === "visitor" ? [id] : []));
    if (here.length > 0) await lastHere.note(here, now);
    if (!isSettled(this.#beats.steady)) return;
    const today = Math.floor(now / REAL_DAY_MS);
    const { keepDays } = this.#settingsOf(town.id);
    if (running.lookedOn === today || keepDays === null) return;
    running.lookedOn = today;
    for (const visitor of await lastHere.away(town.state.known.keys(), keepDays, now)) {
      await this.#forget(running, visitor);
      this.#options.log.info({ town: town.id }, "a visitor who stayed away was forgotten");
    }
  }

  async #keepBudget(id: string): Promise<void> {
    if (this.#options.model.online)
      await this.store.write(`budget/${id}`, this.#options.model.spent(id) as unknown as Json);
  }
}
