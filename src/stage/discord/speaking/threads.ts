/**
 * Where in a place a line is said: a long talk goes on in a thread of its own, and whoever wrote in a thread is answered there. What is
 * remembered for it is who wrote where last, so it also tells for whom an answer could be taken and who spoke before they were seen.
 */
import type { TalkId } from "../../../world/events.ts";
import { isVisitor } from "../../../world/people.ts";
import type { PersonId, PlaceId } from "../../../world/places.ts";
import { keepLatest } from "../latest.ts";
import type { Waiting } from "./line-queue.ts";
import type { LongTalk } from "./script.ts";

/** What it needs of Discord and of the clock. */
export interface ThreadsPorts {
  /** The channel of a place, or null when it has none. */
  channelOf(place: PlaceId): string | null;
  /** The thread of a talk in a place, begun at the message `from` where it has none; null where there can be none. Never rejects. */
  threadOf(place: PlaceId, talk: LongTalk, from: string | null): Promise<string | null>;
  /** A thread can no longer be spoken in. */
  lostThread(thread: string): Promise<void>;
  readonly now: () => number;
}

/** Talks and people of which it is remembered where they were last heard. */
const MOST_HEARD = 200;
/** What somebody wrote so long before they came in stands above it, as their first words. */
const WRITTEN_MS = 5_000;

/** The threads of one town's talks. */
export class Threads {
  readonly #ports: ThreadsPorts;
  /** The latest message of a talk in its channel, and the channel or thread that somebody last wrote in, with its place. */
  readonly #latest = new Map<TalkId, string>();
  readonly #wroteIn = new Map<PersonId, { readonly place: PlaceId; readonly channel: string; readonly at: number }>();
  /** Talks whose thread took a line no more: they stay in the channel. */
  readonly #ashore = new Map<TalkId, true>();

  constructor(ports: ThreadsPorts) {
    this.#ports = ports;
  }

  /** A visitor, or whoever is a resident, wrote in a place's channel, or in a thread of it. */
  wrote(person: PersonId, place: PlaceId, channel: string): void {
    keepLatest(this.#wroteIn, person, { place, channel, at: this.#ports.now() }, MOST_HEARD);
  }

  /** A line of a talk was posted in its channel: a thread would begin there. */
  heard(talk: LongTalk, message: string): void {
    keepLatest(this.#latest, talk.id, message, MOST_HEARD);
  }

  /** The thread a line goes to, or null: a long talk's own, and what answers a member, where they wrote. */
  async of({ place, talk }: Waiting): Promise<string | null> {
    if (!talk || this.#ashore.has(talk.id)) return null;
    if (talk.member === null) {
      if (talk.beyond === false) return null;
      // A line without a number begins no thread.
      return this.#ports.threadOf(place, talk, talk.beyond ? (this.#latest.get(talk.id) ?? null) : null);
    }
    return this.writtenIn(talk, place);
  }

  /** The thread of a place that the member last wrote in whom a line is for, or whose it is; null: they wrote in its channel, or it is for nobody. */
  writtenIn(talk: LongTalk | null, place: PlaceId): string | null {
    const wrote = talk?.member ? this.#wroteIn.get(talk.member) : undefined;
    return wrote?.place === place && wrote.channel !== this.#ports.channelOf(place) ? wrote.channel : null;
  }

  /** A thread took a line no more: nothing is tried there again, so that no line goes back and forth between it and the queue. */
  async lost(thread: string, { talk }: Waiting): Promise<void> {
    if (talk?.member === null) keepLatest(this.#ashore, talk.id, true, MOST_HEARD);
    for (const [person, { channel }] of this.#wroteIn) if (channel === thread) this.#wroteIn.delete(person);
    await this.#ports.lostThread(thread);
  }

  /** Whether somebody else has written in a place so short a while ago, who might take an answer for theirs. */
  isUnclear(place: PlaceId, to: readonly PersonId[], withinMs: number): boolean {
    const since = this.#ports.now() - withinMs;
    return [...this.#wroteIn].some(
      ([who, wrote]) => isVisitor(who) && wrote.place === place && wrote.at > since && !to.includes(who),
    );
  }

  /** A member of this server who came in has written there meanwhile, or just before: that they walk in is no news after their own words. */
  spokeFirst({ who, act, place, since }: Waiting): boolean {
    const wrote = this.#wroteIn.get(who);
    return act && isVisitor(who) && wrote !== undefined && wrote.place === place && wrote.at >= since - WRITTEN_MS;
  }
}
