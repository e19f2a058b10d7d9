/**
 * A member's message in the channel of a place is a visitor's act (design section 7). It is held for a moment, so that proxy bots and
 * quick edits are honoured; other bots and our own webhooks are no people.
 */

import { setMaxListeners } from "node:events";
import {
  ChannelType,
  cleanContent,
  type Message,
  MessageType,
  type PartialMessage,
  PermissionFlagsBits,
} from "discord.js";
import { languageOf } from "../../../language/language.ts";
import { literal } from "../../../language/literal.ts";
import { LONGEST_AS } from "../../../town/acts/embody.ts";
import { LINE_EVERY_MS, LINES_A_MINUTE } from "../../../town/acts/flood.ts";
import { type Piece, Pieces } from "../../../town/acts/in-pieces.ts";
import { wordsOf } from "../../../town/desk/command.ts";
import { type Done, once, type Unheard } from "../../../town/desk/done.ts";
import type { Member } from "../../../town/desk/member.ts";
import { UserError } from "../../../world/user-error.ts";
import type { EarnestMark } from "../../stage.ts";
import type { Calls, Posting } from "../calls.ts";
import { helpIn, row, stepIn } from "../commands/buttons.ts";
import { excuse, isTold, memberOf, userOf } from "../commands/interactions.ts";
import type { GuildRecord } from "../guild-state.ts";
import type { GuildTown } from "../guild-town.ts";
import { isNew, keepLatest } from "../latest.ts";
import { type Log, reason } from "../log.ts";
import { cut } from "../speaking/persona-name.ts";
import { plain } from "../speaking/script.ts";
import { sleep, type Timing } from "../timing.ts";
import { Authors } from "./authors.ts";
import type { Decisions } from "./decisions.ts";
import { messageIn, readMessage, type Said } from "./said.ts";

/** What chat needs. */
export interface ChatPorts {
  readonly calls: Calls;
  readonly log: Log;
  readonly timing: Timing;
  /** The bot's own user id. */
  readonly bot: string;
  /** Whether plain messages can be read; otherwise only those that mention the bot. */
  readonly listening: boolean;
  readonly now: () => number;
  town(guild: string): GuildTown | null;
  /** The channels in which a place is heard. */
  heardIn(town: GuildTown, place: string): ReadonlySet<string>;
  /** What became of each message. */
  readonly decisions: Decisions;
}

/** Where a message is. */
export interface Posted {
  readonly channelId: string;
  readonly id: string;
}

/** A message that was heard, and is held until a moment in which nobody has mended it or taken it back. */
interface Held {
  readonly message: Message<true>;
  readonly town: GuildTown;
  readonly place: string;
  readonly until: number;
  /** Since when; null: it was written while nobody listened. */
  readonly since: number | null;
  /** What would have kept its author's ordinary words from being heard, where these were said in earnest; null: nothing would have. */
  readonly deaf: "banned" | "outside" | "too-fast" | null;
}

/** What a message came to: the outcome of its words, or null, and its lines by their events' ids, null for what has none. */
interface Spoken {
  readonly done: Done | null;
  /** Why nobody heard or saw any of it; null where somebody did, and where nobody is there. */
  readonly unheard: Unheard | null;
  readonly lines: readonly (string | null)[];
}

/** A note that goes away again. */
interface Aside {
  readonly text: string;
  readonly components: NonNullable<Posting["components"]>;
  /** How long it stands below a message. */
  readonly forMs: number;
  /** The message that it stands below: the latest to which it is said. */
  below: Posted;
  /** Moves it there. */
  move: () => void;
}

/** Room in a post for whom its words are said to, and for signs that are written another way. */
const SPARE = 200;
/** Typing is shown for ten seconds; more often than this is not asked for it. */
const TYPING_MS = 8_000;
/** Whether the town's memory can be written is looked at so often by whoever was in earnest. */
const LOOK_MS = 250;
/** Ids of messages and members that are remembered. */
const MOST_REMEMBERED = 1_000;

/** What members say in the towns' channels. */
export class Chat {
  readonly #ports: ChatPorts;
  readonly #held = new Map<string, Held>();
  readonly #heard = new Set<string>();
  /** Messages that we took away ourselves: they are not taken back. */
  readonly #replaced = new Set<string>();
  /** Messages of members who live as a resident that wait until what stands in for them is posted. */
  readonly #givingWay = new Set<string>();
  /** Messages that were said in earnest, and dealt with. */
  readonly #earnest = new Set<string>();
  /** What each wrote last in a channel: a sentence may be sent as several messages. */
  readonly #pieces = new Pieces();
  /** Messages that are gone: what answers one goes too, however late it comes. */
  readonly #gone = new Set<string>();
  /** Who said something in earnest. */
  readonly #authors: Authors;
  /** How often a member was forgotten: what answers them and is on its way just then goes too. */
  readonly #forgotten = new Map<string, number>();
  /** What is being taken, as it was mended last. */
  readonly #taken = new Map<string, Message<true>>();
  readonly #notes = new Map<string, number>();
  /** The note that stands for a member in a channel, the latest: a newer one may stand beside it. */
  readonly #asides = new Map<string, Aside>();
  readonly #typed = new Map<string, number>();
  /** The latest of what is being taken in a place: all that is said there is taken in its order, and nobody overtakes. */
  readonly #turns = new Map<string, Promise<void>>();
  readonly #stopped = new AbortController();

  constructor(ports: ChatPorts) {
    this.#ports = ports;
    this.#authors = new Authors(ports.calls);
    setMaxListeners(0, this.#stopped.signal); // one per message held
  }

  /** A message was posted. Resolves when it is taken; never rejects. */
  async heard(message: Message<true>): Promise<void> {
    const here = this.#noticed(message, false);
    if (here) await this.#inTurn(turnOf(message.guildId, here.place), () => this.#take(message.id));
  }

  /** A message was posted some time ago, while nobody listened, so that it is held no longer. For `ahead` alone; never rejects. */
  async missed(message: Message<true>): Promise<void> {
    // One that was heard meanwhile, and waits for its turn, has it here, in the order in which all was written.
    if (this.#held.has(message.id) || this.#noticed(message, true)) await this.#take(message.id);
  }

  /**
   * Work that comes after all that was said in these places so far, and before all that is said there from this moment on. Resolves or
   * rejects with it.
   */
  ahead(guild: string, places: readonly string[], work: () => Promise<void>): Promise<void> {
    const turns = places.map((place) => turnOf(guild, place));
    const done = Promise.all(turns.map((turn) => this.#turns.get(turn))).then(work);
    // Whoever asked for it hears of its failure.
    for (const turn of turns) this.#inTurn(turn, () => done).catch(() => {});
    return done;
  }

  /** Work in a place, in its turn. */
  #inTurn(turn: string, work: () => Promise<void>): Promise<void> {
    const done = (this.#turns.get(turn) ?? Promise.resolve()).then(work);
    const over = done.catch(() => {});
    this.#turns.set(turn, over);
    void over.then(() => {
      if (this.#turns.get(turn) === over) this.#turns.delete(turn);
    });
    return done;
  }

  /** A message of a person in a place of the town is held for a moment; null for any other. */
  #noticed(message: Message<true>, late: boolean): Held | null {
    const town = this.#ports.town(message.guildId);
    const place = town?.state.placeOf(message.channelId);
    if (town && !place) this.#askOut(town, message);
    if (!town || !place) return null;
    town.outbox.seen(place, message.id);
    const { decisions } = this.#ports;
    const turnedAway = this.#turnedAway(message);
    if (turnedAway) {
      decisions.note(message.id, { is: turnedAway });
      return null;
    }
    // An edit may have been dealt with before the message itself was caught up with.
    if (this.#earnest.has(message.id) || !isNew(this.#heard, message.id, MOST_REMEMBERED)) return null;
    this.#writes(town, message);
    // What is said in earnest meets nothing that ordinary words are kept out by.
    const earnest = town.desk.isEarnest(authorOf(message), this.#textsOf(town, message));
    const deaf = this.#deafTo(town, message, earnest, late);
    if (deaf && !earnest) return null;
    decisions.note(message.id, { is: "held" });
    const since = late ? null : this.#ports.now();
    const held = { message, town, place, deaf, since, until: since === null ? 0 : since + this.#ports.timing.holdMs };
    this.#held.set(message.id, held);
    void this.#tellIfHeld(held);
    if (deaf) return held;
    town.outbox.wrote(`visitor:${authorOf(message).id}`, place, message.channelId);
    const self = town.desk.embodied(authorOf(message));
    if (self) town.outbox.wrote(self.id, place, message.channelId);
    this.#welcome(town, place, message);
    // Half of what is only together in earnest goes to no provider either.
    if (!earnest) this.#quietly(this.#foresee(town, place, message));
    return held;
  }

  /** What keeps ordinary words of its author from being heard, which is noted, and told where these are ordinary; null: nothing does. */
  #deafTo(town: GuildTown, message: Message<true>, earnest: boolean, late: boolean): Held["deaf"] {
    const admission = town.desk.admission(authorOf(message));
    if (admission === "outside" && !earnest && !late) this.#askIn(town, message);
    const heed = admission === "in" ? town.desk.attend(authorOf(message), message.createdTimestamp) : null;
    if (heed === "tell" && !earnest) this.#slowDown(town, message);
    const deaf = admission !== "in" ? admission : heed === "heard" ? null : "too-fast";
    if (deaf) this.#ports.decisions.note(message.id, { is: deaf });
    return deaf;
  }

  /** What is held becomes an act when its time is over, if it is still there then. */
  async #take(id: string): Promise<void> {
    const { decisions, now } = this.#ports;
    await sleep(Math.max(0, (this.#held.get(id)?.until ?? 0) - now()), this.#stopped.signal);
    const held = this.#held.get(id);
    this.#held.delete(id);
    if (this.#stopped.signal.aborted || !held) return;
    const { town, place, message: kept, deaf } = held;
    this.#taken.set(id, kept);
    const { language } = town.desk.view();
    const said = readMessage(this.#written(kept), language);
    const member = authorOf(kept);
    try {
      if (said.acts.length === 0 && said.speech === "") return decisions.note(id, { is: "empty" });
      if (await this.#comforted(held, member)) return;
      if (this.#isGoneOnWith(held)) return this.#letGo(kept);
      // It was in earnest, and was mended to be no more so: it is what any other is.
      if (deaf) return decisions.note(id, { is: deaf });
      const { done, unheard, lines } = await this.#speak(town, place, member, said, held);
      const act = done?.act ?? null;
      const self = town.desk.embodied(member) !== null;
      const posted = lines.flatMap((line) => line ?? []);
      const gives = self && isPostedWhole(said) && posted.length === lines.length;
      // Of what came to nothing nobody need look whether it stands.
      if (done || posted.length > 0) this.#quietly(town.state.wrote(kept.id, kept.channelId, gives ? posted : []));
      if (gives) this.#quietly(this.#giveWay(town, kept.channelId, kept.id, posted));
      const own = self ? { own: posted } : {};
      const why = unheard ? { unheard: unheard.why } : {};
      decisions.note(id, { is: "heard", act, atMs: this.#ports.now(), ...hearing(town, place), ...why, ...own });
      if (unheard) this.#unheard(kept, place, unheard);
      await this.#greet(town, kept, member);
    } catch (error) {
      this.#refuse(town, kept, member, error);
    } finally {
      this.#taken.delete(id);
    }
  }

  /** A message was edited. Within the hold, the new words count. */
  edited(message: Message | PartialMessage): void {
    const held = this.#held.get(message.id);
    if (message.partial || !message.inGuild()) return;
    const town = held?.town ?? this.#ports.town(message.guildId);
    if (town && this.#heard.has(message.id)) this.#writes(town, message);
    if (!held) {
      this.#quietly(this.#becameEarnest(message));
      return;
    }
    const mended = { ...held, message };
    this.#held.set(message.id, mended);
    // What waits with others before it may be in earnest by now.
    if (held.town.desk.isEarnest(authorOf(message), this.#textsOf(held.town, message))) void this.#tellIfHeld(mended);
    else this.#quietly(this.#foresee(held.town, held.place, message));
  }

  /** What was heard already, and is made something serious since, is dealt with as if it had been written so. */
  async #becameEarnest(message: Message<true>): Promise<void> {
    const town = this.#ports.town(message.guildId);
    const place = town?.state.placeOf(message.channelId);
    if (!town || !place || message.editedTimestamp === null || this.#turnedAway(message)) return;
    if (this.#earnest.has(message.id) || !town.desk.isEarnest(authorOf(message), this.#textsOf(town, message))) return;
    const admission = town.desk.admission(authorOf(message));
    const held = { message, town, place, since: null, until: 0, deaf: admission === "in" ? null : admission };
    let begun = false;
    const deal = async () => {
      if (begun) return;
      begun = true;
      // What was caught up with meanwhile may have been it already.
      if (this.#stopped.signal.aborted || this.#earnest.has(message.id)) return;
      const edited = `${message.id}/edited`;
      try {
        await this.#comforted(held, authorOf(message), edited);
      } finally {
        // What it said before stands nowhere any more.
        this.#takeBack(town, message.channelId, message.id, edited);
      }
    };
    await Promise.all([this.#inTurn(turnOf(message.guildId, place), deal), this.#waits(town, () => !begun).then(deal)]);
  }

  /** Somebody reacted to a message in a place: who said it sees that, if they are still there. Never rejects. */
  async reacted(town: GuildTown, place: string, at: Posted, emoji: string, member: Member): Promise<void> {
    if (town.desk.admission(member) !== "in") return;
    try {
      const said = await town.outbox.saidIn(place, at.id);
      const speaker = said && town.desk.view().people.find(({ id, kind }) => id === said.who && kind === "resident");
      if (!speaker || this.#stopped.signal.aborted) return;
      await town.desk.react(member, place, speaker.id, emoji);
      await this.#greet(town, at, member);
    } catch (error) {
      // Who has gone, sleeps or cannot see it takes no note; a reaction needs no answer.
      if (!(error instanceof UserError)) this.#ports.log.warn({ reason: reason(error) }, "a reaction was not seen");
    }
  }

  /**
   * Messages of a channel were deleted. Within the hold, they were never said; later, they are forgotten. A post of ours that showed what a
   * member said is theirs in this.
   */
  deleted(ids: Iterable<string>, guild: string | null, channel: string): void {
    const town = guild === null ? null : this.#ports.town(guild);
    for (const id of ids) {
      isNew(this.#gone, id, MOST_REMEMBERED);
      this.#pieces.drop(id);
      if (this.#held.delete(id)) this.#ports.decisions.note(id, { is: "taken-back" });
      else if (!this.#replaced.delete(id) && town && !this.#stopped.signal.aborted) this.#takeBack(town, channel, id);
    }
  }

  /** What a message said is forgotten, and that of our own which shows it; `but` is a part of it that stands. */
  #takeBack(town: GuildTown, channel: string, id: string, but?: string): void {
    for (const one of town.state.record.kindly)
      if (one.mark !== but && messageIn(one.mark) === id) this.#quietly(this.#unsay(town, one));
    takeBack(town, channel, id, but).catch((error: unknown) => {
      this.#ports.log.error({ reason: reason(error) }, "a message that was taken back could not be forgotten");
    });
  }

  /** A member was forgotten: what the bot itself said kindly to them goes, also what it said before this start. Returns at once. */
  forget(town: GuildTown, user: string): void {
    const { kindly } = town.state.record;
    this.#pieces.forget((who) => who.endsWith(`/${user}`));
    const member = `${town.state.guild}/${user}`;
    keepLatest(this.#forgotten, member, (this.#forgotten.get(member) ?? 0) + 1, MOST_REMEMBERED);
    const by = ({ mark }: GuildRecord["kindly"][number]) => this.#authors.known(messageIn(mark));
    for (const one of kindly) if (by(one) === user) this.#quietly(this.#unsay(town, one));
    const ofBefore = kindly.filter((one) => by(one) === null);
    this.#quietly(this.#unsayOfBefore(town, user, ofBefore));
  }

  /** Those of a town's marks that may be a member's: of one that stands nowhere, or cannot be looked at, nobody can tell. Never rejects. */
  async mayBeOf(town: GuildTown, user: string, marks: readonly EarnestMark[]): Promise<readonly EarnestMark[]> {
    const may: EarnestMark[] = [];
    // One after another, since Discord is asked for other things too.
    for (const one of marks) {
      const channels = this.#ports.heardIn(town, one.place);
      const author = await this.#authors.of(messageIn(one.mark), channels).catch(() => null);
      if (author === null || author === user) may.push(one);
    }
    return may;
  }

  /** What the bot said kindly before this start, and to whom: asked one after another, since Discord is asked for other things too. */
  async #unsayOfBefore(town: GuildTown, user: string, kindly: GuildRecord["kindly"]): Promise<void> {
    for (const one of kindly) {
      if (this.#stopped.signal.aborted) return;
      const looked = this.#unsayIfTo(town, user, one);
      this.#quietly(looked);
      // One that cannot be looked at keeps no other.
      await looked.catch(() => {});
    }
  }

  async #unsayIfTo(town: GuildTown, user: string, one: GuildRecord["kindly"][number]): Promise<void> {
    // What answers nothing any more goes as well.
    const author = await this.#authors.of(messageIn(one.mark), [one.channel]);
    if (author === null || author === user) await this.#unsay(town, one);
  }

  /** The bot itself says a kind sentence, which goes with the message that it answers. */
  async #sayKindly(town: GuildTown, message: Message<true>, mark: string, said: string): Promise<void> {
    const components = row([helpIn(town.desk.view().language)]);
    const { channelId } = message;
    const posting = { text: cut(said, 1000), replyTo: message.id, components };
    const member = `${message.guildId}/${message.author.id}`;
    const before = this.#forgotten.get(member);
    const { id } = await this.#ports.calls.post(channelId, posting);
    const one = { mark, channel: channelId, reply: id };
    // Nothing here waits for the store.
    this.#quietly(town.state.saidKindly(one));
    if (this.#gone.has(message.id) || this.#forgotten.get(member) !== before) await this.#unsay(town, one);
  }

  async #unsay(town: GuildTown, { channel, reply }: GuildRecord["kindly"][number]): Promise<void> {
    await this.#ports.calls.deleteMessage(channel, reply);
    await town.state.unsaidKindly(reply);
  }

  /** A message is taken away by us, and what it said dealt with: its deletion is no news. */
  passOver(message: string): void {
    isNew(this.#replaced, message, MOST_REMEMBERED);
  }

  /** Lets go of what is held. */
  close(): void {
    this.#stopped.abort();
    this.#held.clear();
  }

  /** Why a message is none of the town's, or null. */
  #turnedAway(message: Message<true>): "no-person" | "not-listening" | null {
    if (message.author.bot || message.webhookId || message.system) return "no-person";
    if (message.type !== MessageType.Default && message.type !== MessageType.Reply) return "no-person";
    return this.#ports.listening || message.mentions.users.has(this.#ports.bot) ? null : "not-listening";
  }

  #written(message: Message<true>): Parameters<typeof readMessage>[0] {
    const text = message.content.replaceAll(new RegExp(`<@!?${literal(this.#ports.bot)}>`, "g"), "");
    return {
      text: cleanContent(text, message.channel),
      attached: message.attachments.map((attachment) => attachment.contentType),
      stickers: message.stickers.map((sticker) => sticker.name),
    };
  }

  /** What a restart kept from giving way gives way now, but what its member took back meanwhile. */
  giveWayLate(town: GuildTown, gone: ReadonlySet<string>): void {
    for (const { message, channel, as } of town.state.record.written)
      if (as && !gone.has(message) && !this.#givingWay.has(message))
        this.#quietly(this.#giveWay(town, channel, message, as));
  }

  /** The resident whom a member is says it in the same place: the member's own message goes away once all of it is posted. */
  async #giveWay({ outbox, state }: GuildTown, channelId: string, id: string, lines: readonly string[]): Promise<void> {
    this.#givingWay.add(id);
    const shown = await Promise.all(lines.map((line) => outbox.isShown(line)));
    this.#givingWay.delete(id);
    if (this.#stopped.signal.aborted || shown.includes(false)) return;
    // Kept before it goes: after a kill it must not seem to be taken back.
    await state.tookAway(id);
    this.passOver(id);
    await this.#ports.calls.deleteMessage(channelId, id).catch(async (error: unknown) => {
      // It stands: whoever deletes it from now on takes it back.
      this.#replaced.delete(id);
      await state.wrote(id, channelId);
      throw error;
    });
  }

  /** Acts and words, each taken once. */
  async #speak(town: GuildTown, place: string, member: Member, said: Said, { message, since }: Held): Promise<Spoken> {
    const { desk } = town;
    const lines: (string | null)[] = [];
    let met = false;
    let unheard: Unheard | null = null;
    for (const [i, act] of said.acts.entries()) {
      const done = await once(() => desk.act(member, place, act, i === 0 ? message.id : `${message.id}/${i}`, met));
      met ||= done?.met !== undefined;
      unheard = done?.unheard ?? null;
      lines.push(done?.shown ?? null);
    }
    if (said.speech === "") return { done: null, unheard, lines };
    const key = said.acts.length === 0 ? message.id : `${message.id}/${said.acts.length}`;
    const to = await addressedBy(town, place, message);
    const heldMs = since === null ? 0 : this.#ports.now() - since;
    const done = await once(() => desk.say(member, place, said.speech, to, key, heldMs));
    return { done, unheard: done?.unheard ?? null, lines: [...lines, done?.shown ?? null] };
  }

  /** All that a message may be read as. */
  #textsOf(town: GuildTown, message: Message<true>): string[] {
    const written = this.#written(message);
    const { acts, speech } = readMessage(written, town.desk.view().language);
    const joined = this.#inPieces(town, message)?.text;
    return [...acts, speech, written.text, ...(joined === undefined ? [] : [joined])];
  }

  /** A member wrote it: what they write next may go on with it. */
  #writes(town: GuildTown, message: Message<true>): void {
    const { id, createdTimestamp: at } = message;
    this.#pieces.wrote(writer(message), { id, text: this.#speechOf(town, message), at });
  }

  #speechOf(town: GuildTown, message: Message<true>): string {
    return readMessage(this.#written(message), town.desk.view().language).speech;
  }

  /** What a message says in earnest only together with what its author wrote just before; null where it does not. */
  #inPieces(town: GuildTown, message: Message<true>): { readonly text: string; readonly of: readonly Piece[] } | null {
    const before = this.#pieces.before(writer(message), message.id, message.createdTimestamp);
    return before.length === 0 ? null : town.desk.inPieces(before, this.#speechOf(town, message));
  }

  /** Whether another message that is held says it in earnest together with this one. */
  #isGoneOnWith({ town, message }: Held): boolean {
    return [...this.#held.values()].some(
      (next) =>
        next.message.id !== message.id &&
        writer(next.message) === writer(message) &&
        this.#inPieces(town, next.message)?.of.some(({ id }) => id === message.id),
    );
  }

  /** A message is part of what was said in earnest, and never an act: its other half is answered. */
  #letGo({ id }: Pick<Message, "id">): void {
    isNew(this.#earnest, id, MOST_REMEMBERED);
    this.#ports.decisions.note(id, { is: "kindly" });
  }

  /**
   * What is said in earnest goes no further; where nobody is there to say a kind sentence, the bot does: once, however often its words are
   * changed. False: it is not.
   */
  async #comforted({ town, place, message, deaf }: Held, member: Member, mark = message.id): Promise<boolean> {
    const { decisions, now } = this.#ports;
    const to = await addressedBy(town, place, message);
    if (!deaf) town.outbox.wrote(mark, place, message.channelId);
    const texts = this.#textsOf(town, message);
    const pieces = this.#inPieces(town, message)?.of ?? [];
    const over = new AbortController();
    const answer = await town.desk
      .inEarnest(member, place, texts, to, mark, deaf !== null, this.#late(town, over.signal))
      .finally(() => over.abort());
    if (answer === null) return false;
    isNew(this.#earnest, message.id, MOST_REMEMBERED);
    this.#pieces.drop(message.id);
    // What it goes on from was taken for ordinary, if it was not held still.
    for (const { id } of pieces) {
      this.#pieces.drop(id);
      if (this.#earnest.has(id)) continue;
      if (!this.#held.delete(id)) this.#takeBack(town, message.channelId, id);
      this.#letGo({ id });
    }
    this.#authors.note(message.id, message.author.id);
    const { act, said, aloud } = answer;
    if (!aloud) town.outbox.saidAlone(mark);
    decisions.note(message.id, aloud ? { is: "heard", act, atMs: now(), ...hearing(town, place) } : { is: "kindly" });
    if (said !== "" && (!aloud || town.state.isMuted(place, now())))
      this.#quietly(this.#sayKindly(town, message, mark, said));
    if (said === "" && !aloud) this.#stayWith(message, deaf);
    return true;
  }

  /** Resolves when the town's memory is seen to be shut, or after a while: nobody in earnest waits longer. */
  async #late(town: GuildTown, over: AbortSignal): Promise<void> {
    const { heldMs } = this.#ports.timing;
    for (let looks = heldMs / LOOK_MS; looks > 0 && !over.aborted; looks--) {
      await sleep(Math.min(LOOK_MS, heldMs), over);
      if (town.desk.view().state === "waiting") return;
    }
  }

  /** Whoever goes on in earnest, and was told just before where help is, sees by a sign that they are heard still; a flood is no more than that. */
  #stayWith(message: Message<true>, deaf: Held["deaf"]): void {
    if (deaf && !this.#mayNote(`${message.guildId}/${message.author.id}/earnest`, LINE_EVERY_MS)) return;
    this.#quietly(this.#ports.calls.react(message.channelId, message.id, "🫂"));
  }

  /** Who takes part for the first time is told what this is, where it does not stand just above. */
  async #greet(town: GuildTown, at: Posted, member: Member): Promise<void> {
    if (!(await isTold(this.#ports.log, town.state.tellOnce(userOf(member))))) return;
    if (this.#mayNote(`${at.channelId}/first-words`, this.#ports.timing.firstWordsMs))
      this.#tell(at, languageOf(town.desk.view().language).stage.firstWords);
  }

  /**
   * Whoever writes before they stepped in is asked to, once in some hours, by a note that goes away again; of many at once the first, which
   * stands just above the others. Who is not told sees a sign, once.
   */
  #askIn(town: GuildTown, message: Message<true>): void {
    const { calls, timing } = this.#ports;
    const told = `${message.guildId}/${message.author.id}/ask`;
    const { language, name } = town.desk.view();
    const words = languageOf(language).admission;
    const text = words.ask(plain(name));
    if (this.#noted(told, timing.askAgainMs) || this.#standsAbove(message, text)) {
      // Once: a door under every line would stand in the way of who talks there.
      if (this.#mayNote(`${told}/sign`, timing.askAgainMs))
        this.#quietly(calls.react(message.channelId, message.id, "🚪"));
      return;
    }
    this.#mayNote(told, timing.askAgainMs);
    const components = row([stepIn(words.stepIn)]);
    // Beside whatever else they are told, so that it stands for others as long as it is there.
    const where = `${asideTo(message.channelId, message.author.id)}/ask`;
    this.#put(where, { text, components, forMs: timing.askMs, below: message, move: () => {} });
  }

  /** A private thread is for those who are in it, and not heard in town: whoever writes there is told once in a while. */
  #askOut(town: GuildTown, message: Message<true>): void {
    const { channel, author, guildId } = message;
    if (channel.type !== ChannelType.PrivateThread || author.bot || message.system) return;
    if (!channel.parentId || !town.state.placeOf(channel.parentId)) return;
    const { timing, decisions } = this.#ports;
    decisions.note(message.id, { is: "private-thread", channel: channel.parentId });
    if (!this.#mayNote(`${guildId}/${author.id}/thread`, timing.askAgainMs)) return;
    const words = languageOf(town.desk.view().language).stage;
    this.#tell(message, words.privateThread(`<#${channel.parentId}>`), timing.askMs);
  }

  /** Whoever writes more than the town can listen to is told so, once, by a sign and a note that goes away again. */
  #slowDown(town: GuildTown, message: Message<true>): void {
    const words = languageOf(town.desk.view().language).admission;
    this.#quietly(this.#ports.calls.react(message.channelId, message.id, "🐢"));
    this.#tell(message, words.tooFast(LINES_A_MINUTE), this.#ports.timing.noteMs);
  }

  /** Whether a note was given lately. */
  #noted(key: string, againMs: number): boolean {
    return this.#ports.now() - (this.#notes.get(key) ?? Number.NEGATIVE_INFINITY) < againMs;
  }

  /** Whether a note may be given, which is then counted as given. */
  #mayNote(key: string, againMs: number): boolean {
    if (this.#noted(key, againMs)) return false;
    keepLatest(this.#notes, key, this.#ports.now(), MOST_REMEMBERED);
    return true;
  }

  /** An answer is thought of while the words are still held back; what is done beside them would change it. */
  async #foresee(town: GuildTown, place: string, message: Message<true>): Promise<void> {
    const { speech, acts } = readMessage(this.#written(message), town.desk.view().language);
    if (speech !== "" && acts.length === 0)
      town.desk.foresee(authorOf(message), place, speech, await addressedBy(town, place, message));
  }

  /** Shows at once that the message was seen: a dozing town wakes, somebody awake begins to answer. */
  #welcome(town: GuildTown, place: string, message: Message<true>): void {
    const { calls, now } = this.#ports;
    const view = town.desk.view();
    if (town.state.isMuted(place, now())) {
      this.#quietly(calls.react(message.channelId, message.id, "🤫"));
      return;
    }
    if (view.state === "dozing") this.#quietly(calls.react(message.channelId, message.id, "☀️"));
    const somebody = view.people.some(
      (one) => one.place === place && one.kind === "resident" && !(one.apart ?? one.asleep),
    );
    const typed = this.#typed.get(message.channelId) ?? Number.NEGATIVE_INFINITY;
    if (!somebody || view.state === "paused" || view.state === "stopped" || now() - typed < TYPING_MS) return;
    keepLatest(this.#typed, message.channelId, now(), MOST_REMEMBERED);
    this.#quietly(calls.typing(message.channelId));
  }

  /**
   * Whose words wait because the town's memory cannot be written, their own or those before them, sees that they are kept, and is told so
   * once an hour. Never rejects.
   */
  async #tellIfHeld({ town, message, deaf }: Held): Promise<void> {
    const { calls, timing, decisions } = this.#ports;
    const isHeld = () => decisions.of(message.id)?.is === "held";
    await this.#waits(town, isHeld);
    if (this.#stopped.signal.aborted || !isHeld()) return;
    const member = authorOf(message);
    const written = this.#held.get(message.id)?.message ?? this.#taken.get(message.id) ?? message;
    // What is said in earnest is answered by more than a sign, and waits for nobody's words before it.
    if (town.desk.isEarnest(member, this.#textsOf(town, written))) return this.#take(message.id);
    if (deaf) return;
    // None of the signs that no act came of it: should this program end first, it is heard at the next start.
    this.#quietly(calls.react(message.channelId, message.id, "⏳"));
    if (this.#mayNote(`${message.guildId}/${member.id}/held`, timing.noteAgainMs))
      this.#tell(message, languageOf(town.desk.view().language).outage.disk.held, timing.noteMs);
  }

  /** Resolves when the town's memory is seen to be shut while something waits, or when that waits no more. */
  async #waits(town: GuildTown, isHeld: () => boolean): Promise<void> {
    do await sleep(this.#ports.timing.heldMs, this.#stopped.signal);
    while (!this.#stopped.signal.aborted && isHeld() && town.desk.view().state !== "waiting");
  }

  /**
   * Nobody heard it: in each place once in a while why, and what to do; then why, where that is something else; then a sign. A sign is enough
   * where somebody else was told the same just above.
   */
  #unheard(message: Message<true>, place: string, { why, brief }: Unheard): void {
    const { calls, timing } = this.#ports;
    const told = `${message.guildId}/${message.author.id}/${place}/unheard`;
    const first = !this.#noted(told, timing.noteAgainMs);
    const text = first ? why : brief;
    const known = !first && this.#noted(`${told}/${brief}`, timing.noteAgainMs);
    if (known || this.#standsAbove(message, text)) {
      this.#quietly(calls.react(message.channelId, message.id, "🫥"));
      return;
    }
    this.#mayNote(told, timing.noteAgainMs);
    this.#mayNote(`${told}/${brief}`, timing.noteAgainMs);
    this.#aside(message, text, !first);
  }

  /**
   * A closed door, and the reason, which goes away again: at most once an hour all of it, then in few words; where somebody else was told the
   * same just above, the door alone.
   */
  #refuse(town: GuildTown, message: Message<true>, member: Member, error: unknown): void {
    const { calls, timing, log } = this.#ports;
    if (this.#stopped.signal.aborted) return;
    const sentence = excuse(log, { command: "chat", subcommand: null }, error, wordsOf({ desk: town.desk }));
    this.#ports.decisions.note(message.id, { is: "refused", why: sentence });
    const unfit = error instanceof UserError && error.code === "unfit";
    this.#quietly(calls.react(message.channelId, message.id, unfit ? "🚫" : error instanceof UserError ? "🚪" : "⚠️"));
    // A sign is enough, so that nothing draws the eye to it.
    if (unfit) return;
    const told = `${message.guildId}/${member.id}`;
    const again = this.#noted(told, timing.noteAgainMs);
    const text = again && error instanceof UserError ? error.brief : sentence;
    if (this.#standsAbove(message, text)) return;
    this.#mayNote(told, timing.noteAgainMs);
    this.#aside(message, text, again);
  }

  /** Whether a note to somebody else says just that in the same channel, or is about to: of many at once the first is told. */
  #standsAbove({ channelId, author }: Message<true>, text: string): boolean {
    const own = asideTo(channelId, author.id);
    return [...this.#asides].some(
      ([where, { below, text: told }]) => where !== own && below.channelId === channelId && told === text,
    );
  }

  /** Tells a member something in passing: a reply that goes away again. What they are told `again` while it stands moves to the newer message. */
  #aside(message: Message<true>, text: string, again: boolean): void {
    const where = asideTo(message.channelId, message.author.id);
    const standing = this.#asides.get(where);
    if (again && standing?.text.startsWith(text)) {
      standing.below = message;
      standing.move();
      return;
    }
    const { noteMs: forMs } = this.#ports.timing;
    this.#put(where, { text, components: [], forMs, below: message, move: () => {} });
  }

  /** Lets a note stand until its time is over. */
  #put(where: string, own: Aside): void {
    this.#asides.set(where, own);
    const gone = () => {
      if (this.#asides.get(where) === own) this.#asides.delete(where);
    };
    this.#quietly(this.#stand(own, gone));
  }

  /** Posts a note, moves it below newer messages, and takes it away; `gone` is called when it moves no more. */
  async #stand(aside: Aside, gone: () => void): Promise<void> {
    const { calls } = this.#ports;
    let note: Posted | null = null;
    try {
      for (let at: Posted | null = null; at !== aside.below && !this.#stopped.signal.aborted; ) {
        at = aside.below;
        const before: Posted | null = note;
        const { id } = await calls.post(at.channelId, {
          text: cut(aside.text, 1000),
          replyTo: at.id,
          components: aside.components,
        });
        note = { channelId: at.channelId, id };
        if (before) await calls.deleteMessage(before.channelId, before.id);
        const moved = new AbortController();
        aside.move = () => moved.abort();
        if (at === aside.below) await sleep(aside.forMs, AbortSignal.any([moved.signal, this.#stopped.signal]));
      }
    } finally {
      gone();
      if (note) await calls.deleteMessage(note.channelId, note.id);
    }
  }

  #tell(message: Posted, text: string, goneAfterMs?: number): void {
    const { calls } = this.#ports;
    this.#quietly(
      calls
        .post(message.channelId, { text: cut(text, 1000), replyTo: message.id, components: [] })
        .then(async (note) => {
          if (goneAfterMs === undefined) return;
          await sleep(goneAfterMs, this.#stopped.signal);
          await calls.deleteMessage(message.channelId, note.id);
        }),
    );
  }

  #quietly(work: Promise<unknown>): void {
    work.catch((error: unknown) => {
      if (!this.#stopped.signal.aborted)
        this.#ports.log.warn({ reason: reason(error) }, "a small sign could not be given");
    });
  }
}

const asideTo = (channel: string, user: string): string => `${channel}/${user}`;

const turnOf = (guild: string, place: string): string => `${guild}/${place}`;

/** Whoever writes in a channel goes on there with what they wrote. */
const writer = ({ channelId, author }: Message): string => `${channelId}/${author.id}`;

/** Whether a persona's lines hold all of what was written. */
const isPostedWhole = ({ acts, speech, whole }: Said): boolean =>
  whole && speech.length <= LONGEST_AS.words - SPARE && acts.every((act) => act.length <= LONGEST_AS.doing);

/** The member behind a message. */
const authorOf = ({ author, member }: Message<true>): Member =>
  memberOf(
    author.id,
    member?.displayName ?? author.displayName,
    member?.permissions.has(PermissionFlagsBits.ManageGuild) ?? false,
    [...(member?.roles.cache.keys() ?? [])],
  );

/** Who was there to hear it. */
function hearing({ desk }: GuildTown, place: string) {
  const near = desk.view().people.filter((one) => one.place === place && one.kind === "resident");
  const awake = near.filter((one) => !(one.apart ?? one.asleep)).map(({ name }) => name);
  return { town: desk.id, near: near.length, awake };
}

/** Whose line a message replies to, or null. */
const addressedBy = async (town: GuildTown, place: string, { reference }: Message<true>): Promise<string | null> =>
  reference?.messageId ? ((await town.outbox.saidIn(place, reference.messageId))?.who ?? null) : null;

/** Forgets what a message said, or the lines of members that a post of ours showed. */
async function takeBack(
  { desk, state, outbox }: GuildTown,
  channel: string,
  message: string,
  but?: string,
): Promise<void> {
  const place = state.placeOf(channel);
  await desk.takeBack(message, place === null ? null : ((await outbox.saidIn(place, message))?.lines ?? []), but);
}
