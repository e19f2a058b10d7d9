/**
 * Speaks a town's committed turns (design section 7). Each line ends in exactly one of shown, merged, left out; at most one line is
 * in flight per channel; what is in flight is written down first, and looked up after a lost answer or a restart before it is sent
 * again. So a kill shows nothing twice and loses nothing younger than ten minutes. Where nothing may be posted, lines wait as long for
 * somebody to mend it.
 */

import { setMaxListeners } from "node:events";
import type { LookingDesk } from "../../../town/desk/looking.ts";
import type { TalkId, TownEvent } from "../../../world/events.ts";
import type { PersonId, PlaceId } from "../../../world/places.ts";
import { portraitUrl } from "../../portrait.ts";
import { helpIn, row } from "../commands/buttons.ts";
import { keepLatest } from "../latest.ts";
import { type Log, reason } from "../log.ts";
import { sleep } from "../timing.ts";
import { noted, waitFor } from "./channel-budget.ts";
import type { LeftOut } from "./left-out.ts";
import { type Given, isBegun, lastMinute, nextStep, type Pace, type Step, talkOf, type Waiting } from "./line-queue.ts";
import type { Entry, Fate, Ledger, PlaceRecord, PostedLine } from "./outbox-ledger.ts";
import type { Closed, Look, PersonaLine, Spoken } from "./personas.ts";
import { type Line, overheard, script, type Talks } from "./script.ts";
import { TakingBack } from "./taking-back.ts";
import { Threads, type ThreadsPorts } from "./threads.ts";

/** What the outbox needs of Discord and of the clock. */
export interface OutboxPorts extends ThreadsPorts {
  readonly desk: LookingDesk;
  readonly ledger: Ledger;
  readonly log: Log;
  /** Takes a message of ours out of a place's channel. @throws what Discord refuses */
  unsay(posted: PostedLine): Promise<void>;
  /** Whether a keeper wants nothing posted there. */
  isMuted(place: PlaceId): boolean;
  /** Whether it is kept that the bot itself said a kind sentence to this message, or to this change of it. */
  isSaidAlone(mark: string): boolean;
  /** The same of what a process said that ended before it was kept: Discord is asked. @throws where Discord cannot be reached */
  standsAlone(place: PlaceId, mark: string): Promise<boolean>;
  speak(channel: string, line: PersonaLine, signal: AbortSignal, thread: string | null): Promise<Spoken>;
  look(channel: string, after: string, signal: AbortSignal): Promise<Look>;
  /** Real milliseconds between two looks for a lost line. */
  readonly lookAgainMs: number;
  /** Real milliseconds before it is tried again where nothing could be posted. */
  readonly shutMs: number;
  readonly pace: Pace;
}

interface Channel {
  readonly place: PlaceId;
  waiting: readonly Waiting[];
  /** The message in flight, or of unknown arrival. */
  unsure: { readonly lines: readonly Waiting[]; readonly after: string; readonly thread: string | null } | null;
  kept: PlaceRecord;
  /** The answers of the last minute. */
  given: readonly Given[];
  /** Nothing can be posted here, and why; it is tried again in a while, or when somebody may have mended it. */
  shut: { readonly why: Closed; readonly again: NodeJS.Timeout } | null;
  /** What went wrong with the last try, where it is tried again by itself. */
  trouble: "unreachable" | "untaken" | "stumbled" | null;
  /** Whether somebody drains it: true from the call of `#drain` to its last step, and not until its promise settles. */
  draining: boolean;
  /** Who waits until no line to people waits here any more. */
  roomFor: (() => void)[];
  /** The latest `#drain`, for whoever waits for it; perhaps over. */
  drained: Promise<void>;
  wake: () => void;
}

/**
 * Why lines wait: nothing may be posted there, Discord or the store could not be reached, Discord does not take what is posted, or so many
 * were said that each has its turn.
 */
export type Wait = Closed | NonNullable<Channel["trouble"]> | "busy";

/** The lines of a place that wait to be posted. */
export interface Delay {
  readonly place: PlaceId;
  readonly lines: number;
  /** When the oldest of them was said, in real milliseconds. */
  readonly since: number;
  readonly why: Wait;
}

/** Lines of which it is remembered that they were taken back. */
const MOST_WITHDRAWN = 5000;
const takenBack: Fate = { is: "left-out", why: "taken-back" };
/** Messages of a place whose speaker is remembered, so that a reply to one finds them. */
const MOST_SAID = 250;
/** Talks of a place of which it is remembered whether they are shown. */
const MOST_WHOLES = 50;
/** Stands for the speaker of a member's own words: whose they are is kept nowhere but in town. */
const A_MEMBER = "";
/** Turns read at once when catching up. */
const PAGE = 100;
/** Turns before the last one in which talks that still go on may have begun. */
const TURNS_HEARD = 100;

/** One town's outbox. */
export class Outbox {
  readonly #ports: OutboxPorts;
  readonly #channels = new Map<PlaceId, Channel>();
  readonly #opening = new Map<PlaceId, Promise<Channel>>();
  readonly #stopped = new AbortController();
  readonly #threads: Threads;
  readonly #takingBack: TakingBack;
  /** Lines that were taken back lately: one of them that is just being posted is unsaid. */
  readonly #withdrawn = new Map<string, true>();
  /** Messages to which the bot itself has said a kind sentence, as nobody waits for a resident's. */
  readonly #saidAlone = new Map<string, true>();
  #talks: Talks = new Map();
  #lastTurn = 0;
  /** The town's last turn when this began: what was said alone to those until then may be known to Discord only. */
  #begun = 0;
  /** Whoever waits for the fate of a line looks again when any is settled. */
  readonly #settling: (() => void)[] = [];
  /** Lines of the book that were read again at a start and are not queued yet. */
  readonly #resumed: Entry[] = [];
  #intake: Promise<void> = Promise.resolve();

  constructor(ports: OutboxPorts) {
    this.#ports = ports;
    this.#threads = new Threads(ports);
    this.#takingBack = new TakingBack(ports);
    setMaxListeners(0, this.#stopped.signal); // one per request under way
  }

  /** Reads where it stopped; what is missing is caught up with in the background. To be called first. @throws StoreError */
  async start(): Promise<void> {
    const { desk, ledger, now } = this.#ports;
    this.#begun = desk.view().turn;
    await ledger.open(this.#begun, now());
    this.#lastTurn = ledger.cursor?.turn ?? 0;
    await this.#takingBack.start();
    // A talk in whose middle the program ended is shown to its end, or was passed over and stays so.
    const before = await desk.turnsAfter(Math.max(0, this.#lastTurn - TURNS_HEARD), TURNS_HEARD);
    for (const { turn, events, quick } of before)
      if (turn <= this.#lastTurn) this.#talks = overheard(events, this.#talks, quick ?? false);
    this.#next(() => this.#catchUp(Number.POSITIVE_INFINITY));
    const withdrawn = await ledger.withdrawn();
    if (withdrawn.length > 0) this.#next(() => this.#withdraw(withdrawn).then(() => ledger.keepWithdrawn([])));
  }

  /**
   * Takes lines back, by their events' ids: those that wait are never said, and messages that were posted go. Resolves when nothing of
   * their words is kept. @throws StoreError
   */
  takeBack(lines: readonly string[]): Promise<void> {
    return this.#after(() => this.#withdraw(lines));
  }

  async #withdraw(lines: readonly string[]): Promise<void> {
    const gone = new Set(lines);
    const { ledger, desk } = this.#ports;
    for (const line of gone) keepLatest(this.#withdrawn, line, true, MOST_WITHDRAWN);
    for (const channel of this.#channels.values()) {
      const waiting = channel.waiting.filter(({ id }) => gone.has(id));
      if (waiting.length === 0) continue;
      channel.waiting = channel.waiting.filter(({ id }) => !gone.has(id));
      await this.#settle(new Map(waiting.map(({ id }): [string, Fate] => [id, takenBack])));
    }
    const channels = await Promise.all(desk.view().places.map(({ id }) => this.#channel(id)));
    const posted = new Map<string, PostedLine>();
    // The book of before forgot what was posted long ago; what was said in a place latest was always kept.
    for (const { place, kept } of channels)
      for (const [message, , ...shown] of kept.said)
        if (shown.some((line) => gone.has(line))) posted.set(message, { place, message, thread: null });
    for (const line of gone) {
      const one = await ledger.postedOf(line);
      if (one) posted.set(one.message, one);
    }
    await this.#takingBack.add([...posted.values()]);
    for (const channel of channels) await this.#unsaid(channel, gone);
  }

  /** An answer to a command shows a line of a visitor's: it is taken back with it. Resolves when that is kept. @throws StoreError */
  answered(line: string, posted: PostedLine): Promise<void> {
    return this.#after(async () => {
      if (this.#withdrawn.has(line)) return this.#takingBack.add([posted]);
      await this.#ports.ledger.answered(line, posted);
      const channel = await this.#channel(posted.place);
      noteSaid(channel, [posted.message, A_MEMBER, line]);
      await this.#ports.ledger.keepPlace(posted.place, channel.kept);
    });
  }

  /** Work after what was committed so far is taken, and before what is committed from now on. Rejects as it does. */
  #after(work: () => Promise<void>): Promise<void> {
    const done = this.#intake.then(work);
    this.#intake = done.catch(() => {});
    return done;
  }

  /** Who said these lines is known no more. */
  async #unsaid(channel: Channel, gone: ReadonlySet<string>): Promise<void> {
    const said = channel.kept.said.filter(([, , ...lines]) => !lines.some((line) => gone.has(line)));
    if (said.length === channel.kept.said.length) return;
    // Looking a line up begins after the last message: just before it does too, and is the id of none that was taken back.
    channel.kept = { ...channel.kept, said, last: String(BigInt(channel.kept.last) - 1n) };
    await this.#ports.ledger.keepPlace(channel.place, channel.kept);
  }

  /** Takes a committed turn. Returns at once and never throws. */
  take(turn: number, events: readonly TownEvent[], quick: boolean): void {
    const since = this.#ports.now();
    this.#next(async () => {
      if (turn > this.#lastTurn + 1) await this.#catchUp(turn - 1);
      if (turn > this.#lastTurn) await this.#note(turn, events, quick, since);
    });
  }

  /**
   * Resolves when every line taken so far has its fate, or waits for somebody to mend what keeps it from being posted. A channel takes so
   * many lines a minute and no more: in a busy one this may take that long.
   */
  async idle(): Promise<void> {
    await this.#intake;
    await Promise.all([...this.#channels.values()].map((channel) => channel.drained));
    await this.#takingBack.idle();
  }

  /** Somebody may have mended what kept lines from being posted. Returns at once. */
  reopen(): void {
    for (const channel of this.#channels.values()) if (channel.shut) this.#open(channel);
    this.#takingBack.go();
  }

  /** A message was seen in a place's channel: what we send next comes after it. */
  seen(place: PlaceId, message: string): void {
    const channel = this.#channels.get(place);
    if (channel && BigInt(message) > BigInt(channel.kept.last)) channel.kept = { ...channel.kept, last: message };
  }

  /** A visitor wrote in a place's channel, or in a thread of it: there they are answered. Or whoever is a resident, whose words go there too. */
  wrote(person: PersonId, place: PlaceId, channel: string): void {
    this.#threads.wrote(person, place, channel);
  }

  /** The bot itself says a kind sentence to this message, or to this change of it: a resident's that comes later is not posted. */
  saidAlone(mark: string): void {
    keepLatest(this.#saidAlone, mark, true, MOST_SAID);
  }

  /** Those of a turn's lines to which the bot itself said it: its reply may be on its way still, and this program may have begun since. */
  async #linesSaidAlone(turn: number, lines: readonly Line[]): Promise<ReadonlySet<string>> {
    const alone = new Set<string>();
    for (const { id, place, help, talk } of lines) {
      if (!help || !talk) continue;
      const known = this.#saidAlone.has(talk.id) || this.#ports.isSaidAlone(talk.id);
      if (known || (turn <= this.#begun && (await this.#ports.standsAlone(place, talk.id)))) alone.add(id);
    }
    return alone;
  }

  /**
   * Who said a message of ours, null where it shows what a member said by a command, and the lines it shows, oldest first; null when it is
   * none, or one of long ago.
   */
  async saidIn(
    place: PlaceId,
    message: string,
  ): Promise<{ readonly who: PersonId | null; readonly lines: string[] } | null> {
    const [, who, ...lines] = (await this.#channel(place)).kept.said.find(([id]) => id === message) ?? [];
    return who === undefined ? null : { who: who === A_MEMBER ? null : who, lines };
  }

  /** What became of a line, by its event's id; null when nothing is known of it. */
  async fateOf(line: string): Promise<Fate | null> {
    return this.#ports.ledger.fateOf(line);
  }

  /** Resolves when a committed line has its fate: whether a message of ours shows it. False where the outbox closes first. Never rejects. */
  async isShown(line: string): Promise<boolean> {
    while (!this.#stopped.signal.aborted) {
      const settled = new Promise<void>((resolve) => this.#settling.push(resolve));
      // A turn that is not noted yet has no lines; one that is has all of them.
      const noted = Number.parseInt(line, 10) <= this.#lastTurn;
      const fate = await this.fateOf(line).catch(() => null);
      if (fate?.is === "shown" || fate?.is === "merged") return true;
      if (fate?.is === "left-out" || (noted && fate === null)) return false;
      await settled;
    }
    return false;
  }

  /** The places with lines that wait to be posted, the longest waiting first: for `/town check` and for keepers at a glance. */
  delays(): readonly Delay[] {
    return [...this.#channels.values()]
      .flatMap((channel): Delay[] => {
        const lines = pending(channel);
        if (lines.length === 0) return [];
        const since = Math.min(...lines.map((line) => line.since));
        return [{ place: channel.place, lines: lines.length, since, why: whyWaiting(channel) }];
      })
      .sort((a, b) => a.since - b.since);
  }

  /** Why a line waits to be posted, by its event's id; null when it does not. */
  whyWaits(line: string): Wait | null {
    const channel = [...this.#channels.values()].find((one) => pending(one).some(({ id }) => id === line));
    return channel ? whyWaiting(channel) : null;
  }

  /** Resolves when another line to people would be seen at once in a place, or none can be: nothing is gained by waiting then. Never rejects. */
  async room(place: PlaceId): Promise<void> {
    await this.#intake;
    const channel = this.#channels.get(place);
    while (channel && !this.#stopped.signal.aborted && this.#speaksIn(place) && channel.trouble === null) {
      const { now, pace } = this.#ports;
      if (channel.waiting.some(({ forPerson }) => forPerson))
        await new Promise<void>((resolve) => channel.roomFor.push(resolve));
      else {
        const waitMs = waitFor(channel.kept.sent, now(), true, pace.minuteMs);
        if (waitMs <= 0) return;
        await sleep(waitMs, this.#stopped.signal);
      }
    }
  }

  /** Whether what is said in a place can be posted there, as far as is known. */
  #speaksIn(place: PlaceId): boolean {
    return this.#closed(place) === null && !this.#channels.get(place)?.shut;
  }

  /** Stops; what is in flight is looked up at the next start. */
  async close(): Promise<void> {
    this.#stopped.abort();
    for (const channel of this.#channels.values()) {
      channel.wake();
      for (const resolve of channel.roomFor.splice(0)) resolve();
      clearTimeout(channel.shut?.again);
    }
    this.#tellSettled();
    await this.#takingBack.close();
    await this.idle();
  }

  /** Work on what was committed, in its order: what fails is tried again until it is done, since nobody brings a turn twice. */
  #next(work: () => Promise<void>): void {
    const { desk, log, lookAgainMs } = this.#ports;
    this.#intake = this.#intake.then(async () => {
      while (!this.#stopped.signal.aborted) {
        try {
          return await work();
        } catch (error) {
          log.error({ town: desk.id, reason: reason(error) }, "the outbox could not take a turn and tries again");
          await sleep(lookAgainMs, this.#stopped.signal);
        }
      }
    });
  }

  async #catchUp(upTo: number): Promise<void> {
    const { desk, ledger, now } = this.#ports;
    for (;;) {
      const turns = (await desk.turnsAfter(this.#lastTurn, PAGE)).filter(({ turn }) => turn <= upTo);
      for (const { turn, events, quick, real } of turns) {
        const known = await ledger.turn(turn);
        if (known) {
          await ledger.note(turn, known, now());
          this.#lastTurn = turn;
          this.#talks = overheard(events, this.#talks, quick ?? false);
          this.#resumed.push(...known);
        } else {
          await this.#resume();
          await this.#note(turn, events, quick ?? false, real ?? ledger.cursor?.at ?? 0);
        }
      }
      if (turns.length === 0) return this.#resume();
    }
  }

  /** A turn seen for the first time: its lines are written down, then queued. */
  async #note(turn: number, events: readonly TownEvent[], quick: boolean, since: number): Promise<void> {
    const { desk, ledger, now } = this.#ports;
    const { lines, talks } = script(events, desk.view(), this.#talks, {
      quick,
      ...desk.settings(),
    });
    const alone = await this.#linesSaidAlone(turn, lines);
    const entries = lines.map((line): Entry => {
      const why = line.leftOut ?? (alone.has(line.id) ? "said-alone" : null) ?? this.#closed(line.place);
      const { id, place, who, name, avatar, text, act, forPerson, person, addressed, small, help, whole } = line;
      // Without threads of the town's own, only who wrote in a thread of theirs is answered in one.
      const inThread = desk.settings().threads !== null || this.#threads.writtenIn(line.talk, place) !== null;
      const talk = inThread ? line.talk : null;
      if (why) return { id, place, fate: { is: "left-out", why }, line: null };
      return {
        id,
        place,
        fate: { is: "waiting" },
        line: { who, name, avatar, text, act, forPerson, person, since, talk, addressed, small, help, whole },
      };
    });
    const channels = await this.#channelsOf(entries);
    await ledger.note(turn, entries, now());
    this.#lastTurn = turn;
    this.#talks = talks;
    this.#tellSettled();
    this.#queue(entries, channels);
  }

  /** Lines written down before a restart: what was waiting waits again, what was in flight is looked up first. */
  async #resume(): Promise<void> {
    const channels = await this.#channelsOf(this.#resumed);
    const entries = this.#resumed.splice(0);
    const waits = new Map(entries.flatMap((one) => (one.line ? [[one.id, asWaiting(one)] as const] : [])));
    for (const { id, place, fate } of entries) {
      const channel = channels.get(place);
      if (fate.is !== "sending" || !channel) continue;
      const lines = [id, ...fate.with].flatMap((one) => waits.get(one) ?? []);
      for (const line of lines) waits.delete(line.id);
      channel.unsure = { lines, after: fate.after, thread: fate.thread };
      this.#run(channel);
    }
    this.#queue(
      entries.filter((entry) => waits.has(entry.id)),
      channels,
    );
  }

  /** The queues of lines that have no fate yet. */
  async #channelsOf(entries: readonly Entry[]): Promise<ReadonlyMap<PlaceId, Channel>> {
    const channels = new Map<PlaceId, Channel>();
    for (const { place, line } of entries) if (line) channels.set(place, await this.#channel(place));
    return channels;
  }

  #queue(entries: readonly Entry[], channels: ReadonlyMap<PlaceId, Channel>): void {
    for (const entry of entries) {
      const channel = channels.get(entry.place);
      if (!entry.line || !channel) continue;
      channel.waiting = [...channel.waiting, asWaiting(entry)];
      this.#run(channel);
    }
  }

  /** A place's queue: one, however many ask for it while its record is being read. */
  #channel(place: PlaceId): Promise<Channel> {
    const known = this.#channels.get(place);
    if (known) return Promise.resolve(known);
    const opening = this.#opening.get(place) ?? this.#read(place).finally(() => this.#opening.delete(place));
    this.#opening.set(place, opening);
    return opening;
  }

  async #read(place: PlaceId): Promise<Channel> {
    const first: PlaceRecord = { sent: [], last: this.#ports.channelOf(place) ?? "0", said: [] };
    const kept = (await this.#ports.ledger.place(place)) ?? first;
    const channel: Channel = {
      place,
      waiting: [],
      unsure: null,
      kept,
      given: [],
      shut: null,
      trouble: null,
      draining: false,
      roomFor: [],
      drained: Promise.resolve(),
      wake: () => {},
    };
    this.#channels.set(place, channel);
    return channel;
  }

  /** Why nothing is posted at a place, or null. */
  #closed(place: PlaceId): LeftOut | null {
    if (!this.#ports.channelOf(place)) return "no-channel";
    return this.#ports.isMuted(place) ? "muted" : null;
  }

  #run(channel: Channel): void {
    channel.wake();
    if (!channel.draining) channel.drained = this.#drain(channel);
  }

  async #drain(channel: Channel): Promise<void> {
    channel.draining = true;
    while (!this.#stopped.signal.aborted) {
      tellOfRoom(channel);
      try {
        if (channel.unsure) await this.#lookUp(channel, channel.unsure);
        else {
          const { waiting, kept, given } = channel;
          const step = nextStep(waiting, kept.sent, this.#ports.now(), this.#ports.pace, given, new Map(kept.wholes));
          await this.#passOver(channel, step.leaveOut);
          // Something may have been queued meanwhile.
          if (step.leaveOut.length > 0) continue;
          if (channel.shut) break;
          if (step.send.length > 0) await this.#send(channel, step.send, step.text);
          else if (Number.isFinite(step.waitMs)) await this.#pause(channel, step.waitMs);
          else break;
        }
      } catch (error) {
        const { log, desk, lookAgainMs } = this.#ports;
        log.error(
          { town: desk.id, place: channel.place, reason: reason(error) },
          "the outbox stumbled and tries again",
        );
        channel.trouble = "stumbled";
        tellOfRoom(channel);
        await this.#pause(channel, lookAgainMs, true);
      }
    }
    // In the same step as the look that found nothing to do: what is queued from now on begins anew.
    channel.draining = false;
    tellOfRoom(channel);
  }

  /** Leaves lines out that have waited too long, or among too many; first it is kept of which talks nothing is shown then. */
  async #passOver(channel: Channel, all: Step["leaveOut"]): Promise<void> {
    const known = new Map(channel.kept.wholes);
    const out = new Set(all.map(({ line }) => line.id));
    const stay = new Set(channel.waiting.flatMap((line) => (out.has(line.id) ? [] : [talkOf(line)])));
    const over = all.flatMap(({ line, why }) => {
      const talk = talkOf(line);
      // Talks of slow hours go on after what was too old.
      const goes = line.whole !== undefined || why === "crowded";
      return talk && goes && !stay.has(talk) && !known.has(talk) && !isBegun(line, known) ? [talk] : [];
    });
    if (over.length > 0) {
      for (const id of new Set(over)) noteWhole(channel, id, false);
      await this.#ports.ledger.keepPlace(channel.place, channel.kept);
    }
    for (const { line, why } of all) await this.#leaveOut(channel, [line], channel.shut?.why ?? why);
  }

  async #send(channel: Channel, lines: readonly Waiting[], text: string): Promise<void> {
    const { now, lookAgainMs } = this.#ports;
    const [head, ...rest] = lines;
    const to = this.#ports.channelOf(channel.place);
    const why = this.#closed(channel.place) ?? (head && this.#threads.spokeFirst(head) ? "spoke-first" : null);
    if (!head || !to || why) return this.#leaveOut(channel, lines, why ?? "no-channel");
    const after = BigInt(channel.kept.last) > BigInt(to) ? channel.kept.last : to;
    const thread = await this.#threads.of(head);
    const sending: Fate = { is: "sending", after, with: rest.map((line) => line.id), thread };
    await this.#settle(new Map([[head.id, sending]]));
    channel.waiting = channel.waiting.filter((line) => !lines.includes(line));
    channel.unsure = { lines, after, thread };
    const components = head.help ? row([helpIn(this.#ports.desk.view().language)]) : [];
    const avatar = head.avatar ?? portraitUrl({ id: head.who, looks: null }, null);
    const unclear =
      head.addressed && this.#threads.isUnclear(channel.place, head.addressed.to, this.#ports.pace.minuteMs);
    const said = { name: head.name, avatar, text: unclear ? head.addressed.text : text, components };
    const spoken = await this.#ports.speak(to, said, this.#stopped.signal, thread);
    if (spoken.is === "refused" && thread !== null) {
      await this.#threads.lost(thread, head);
      return this.#putBack(channel, lines);
    }
    if (spoken.is === "gone") return this.#leaveOut(channel, lines, "no-channel");
    if (spoken.is === "closed" || spoken.is === "later") {
      await this.#putBack(channel, lines);
      if (spoken.is === "closed") return this.#shut(channel, spoken.why);
      channel.trouble = "unreachable";
      tellOfRoom(channel);
      return this.#pause(channel, lookAgainMs, true);
    }
    const { minuteMs } = this.#ports.pace;
    channel.kept = { ...channel.kept, sent: [...noted(channel.kept.sent, now(), minuteMs)] };
    if (head.forPerson) channel.given = [...lastMinute(channel.given, now(), minuteMs), { to: head.person, at: now() }];
    // Of many in a row, the first.
    if (spoken.is === "lost" && channel.trouble === null && !this.#stopped.signal.aborted) {
      const { log, desk } = this.#ports;
      log.warn({ town: desk.id, place: channel.place, reason: spoken.why }, "Discord did not say that it took a line");
    }
    if (spoken.is === "shown") await this.#shown(channel, lines, spoken.message);
    if (spoken.is === "refused") await this.#leaveOut(channel, lines, spoken.why);
  }

  /** Lines that were surely not posted wait again, before all others. */
  async #putBack(channel: Channel, lines: readonly Waiting[]): Promise<void> {
    const fates = new Map(lines.map((line): [string, Fate] => [line.id, { is: "waiting" }]));
    await this.#settle(fates);
    channel.waiting = [...lines, ...channel.waiting];
    channel.unsure = null;
  }

  #shut(channel: Channel, why: Closed): void {
    clearTimeout(channel.shut?.again);
    const again = setTimeout(() => this.#open(channel), this.#ports.shutMs);
    channel.shut = { why, again };
    if (this.#stopped.signal.aborted) clearTimeout(again);
  }

  #open(channel: Channel): void {
    clearTimeout(channel.shut?.again);
    channel.shut = null;
    this.#run(channel);
  }

  /** Looks twice for a message whose answer was lost; only when it is surely not there, its lines wait again. */
  async #lookUp(channel: Channel, unsure: NonNullable<Channel["unsure"]>): Promise<void> {
    const { lookAgainMs, now, pace } = this.#ports;
    const to = this.#ports.channelOf(channel.place);
    if (!to) return this.#leaveOut(channel, unsure.lines, "no-channel");
    // The channel it was sent to was deleted, and made again since.
    if (BigInt(to) > BigInt(unsure.after)) return this.#putBack(channel, unsure.lines);
    const at = unsure.thread ?? to;
    for (let looks = 0; looks < 2; looks++) {
      if (looks > 0) await this.#pause(channel, lookAgainMs, true);
      const look = await this.#ports.look(at, unsure.after, this.#stopped.signal);
      if (this.#stopped.signal.aborted) return;
      if (look.is === "found") return this.#shown(channel, unsure.lines, look.message);
      if (look.is === "forbidden") return this.#leaveOut(channel, unsure.lines, "not-looked-up");
      if (look.is === "unreachable") {
        channel.trouble = "unreachable";
        tellOfRoom(channel);
        const since = unsure.lines[0]?.since ?? 0;
        if (now() - since > pace.tooOldMs) return this.#leaveOut(channel, unsure.lines, "unreachable");
        return this.#pause(channel, lookAgainMs, true);
      }
    }
    await this.#putBack(channel, unsure.lines);
    channel.trouble = "untaken";
    tellOfRoom(channel);
  }

  async #shown(channel: Channel, lines: readonly Waiting[], message: string): Promise<void> {
    const [head, ...rest] = lines;
    const thread = channel.unsure?.thread ?? null;
    if (head) {
      const withdrawn = lines.some(({ id }) => this.#withdrawn.has(id));
      if (!withdrawn) noteSaid(channel, [message, head.who, ...lines.map(({ id }) => id)]);
      for (const line of lines) {
        const talk = talkOf(line);
        if (talk) noteWhole(channel, talk, true);
      }
      this.seen(channel.place, message);
      if (head.talk && thread === null) this.#threads.heard(head.talk, message);
      // First, so that a kill in between can never take this message for the next line's.
      await this.#ports.ledger.keepPlace(channel.place, channel.kept);
      const merged = rest.map((line): [string, Fate] => [line.id, { is: "merged", into: head.id }]);
      await this.#settle(new Map<string, Fate>([[head.id, { is: "shown", message, thread }], ...merged]));
      // It was taken back while that was written down.
      const since = lines.filter(({ id }) => this.#withdrawn.has(id)).map(({ id }) => id);
      if (since.length > 0) {
        await this.#takingBack.add([{ place: channel.place, message, thread }]);
        await this.#unsaid(channel, new Set(since));
      }
    }
    channel.unsure = null;
    channel.trouble = null;
  }

  async #leaveOut(channel: Channel, lines: readonly Waiting[], why: LeftOut): Promise<void> {
    const fates = new Map(lines.map((line): [string, Fate] => [line.id, { is: "left-out", why }]));
    await this.#settle(fates);
    channel.waiting = channel.waiting.filter((line) => !lines.includes(line));
    channel.unsure = null;
    channel.trouble = null;
  }

  /** Writes down what became of lines. */
  async #settle(fates: ReadonlyMap<string, Fate>): Promise<void> {
    await this.#ports.ledger.settle(fates, this.#ports.now());
    this.#tellSettled();
  }

  #tellSettled(): void {
    for (const resolve of this.#settling.splice(0)) resolve();
  }

  /** Waits, unless something new is queued meanwhile (or, `firmly`, only until the outbox stops). */
  #pause(channel: Channel, ms: number, firmly = false): Promise<void> {
    if (this.#stopped.signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        channel.wake = () => {};
        resolve();
      };
      const timer = setTimeout(done, ms);
      channel.wake = () => {
        if (!firmly || this.#stopped.signal.aborted) done();
      };
    });
  }
}

/** What has no fate yet, in flight or waiting. */
const pending = ({ unsure, waiting }: Channel): readonly Waiting[] => [...(unsure?.lines ?? []), ...waiting];

/** Notes which lines a message shows, and who said them. */
function noteSaid(channel: Channel, said: PlaceRecord["said"][number]): void {
  channel.kept = { ...channel.kept, said: [...channel.kept.said, said].slice(-MOST_SAID) };
}

/** Notes whether a talk is shown. */
function noteWhole(channel: Channel, talk: TalkId, shown: boolean): void {
  const others = (channel.kept.wholes ?? []).filter(([id]) => id !== talk);
  channel.kept = { ...channel.kept, wholes: [...others, [talk, shown] as [TalkId, boolean]].slice(-MOST_WHOLES) };
}

const whyWaiting = ({ shut, trouble }: Channel): Wait => shut?.why ?? trouble ?? "busy";

/** A line of the book, back in the queue. */
function asWaiting(entry: Entry): Waiting {
  return { id: entry.id, place: entry.place, ...entry.line!, leftOut: null }; // only called for lines that are not settled
}

/** Whoever waits for room in a channel looks again: when nothing for people waits, or what waits cannot go out. */
function tellOfRoom(channel: Channel): void {
  const waits = channel.waiting.some(({ forPerson }) => forPerson) && !channel.shut && channel.trouble === null;
  if (!waits) for (const resolve of channel.roomFor.splice(0)) resolve();
}
