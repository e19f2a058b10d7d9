/** One server's town at the stage: its record, its outbox and its boards, alive together. */

import { DiscordAPIError } from "discord.js";
import { languageOf } from "../../language/language.ts";
import type { Store } from "../../store/store.ts";
import type { TownDesk } from "../../town/desk/desk.ts";
import type { KeepingDesk } from "../../town/desk/keeping.ts";
import type { LookingDesk } from "../../town/desk/looking.ts";
import type { Named } from "../../town/desk/member.ts";
import { concernedBy } from "../../town/keeping/keepers-acts.ts";
import type { Shown } from "../stage.ts";
import { type Calls, codes, isCode } from "./calls.ts";
import { offersHelp } from "./commands/buttons.ts";
import type { GuildFacts } from "./guild-facts.ts";
import { GuildState } from "./guild-state.ts";
import { messageIn } from "./hearing/said.ts";
import { Complaints, type ToldOf } from "./keeping/complaints.ts";
import { OF_MODEL, Troubles } from "./keeping/troubles.ts";
import type { Log } from "./log.ts";
import { Boards } from "./showing/boards.ts";
import { Gatherings } from "./showing/gatherings.ts";
import { Guide, guideText } from "./showing/guide.ts";
import { Panel, panelButtons, panelText } from "./showing/panel.ts";
import { Outbox } from "./speaking/outbox.ts";
import { Ledger } from "./speaking/outbox-ledger.ts";
import type { Personas } from "./speaking/personas.ts";
import type { LongTalk } from "./speaking/script.ts";
import type { Timing } from "./timing.ts";

/** What all servers' towns share. */
export interface GuildPorts extends GuildFacts {
  readonly store: Store;
  readonly calls: Calls;
  readonly personas: Personas;
  readonly log: Log;
  readonly timing: Timing;
  /** Whether plain messages can be read. */
  readonly listening: boolean;
  readonly now: () => number;
}

/** Where the keepers of a server are told what concerns them, and nobody else; null where there is no such channel. */
export function keepersChannelOf({ record }: GuildState, isPublic: (channel: string) => boolean): string | null {
  return [record.log, record.keepers].find((channel) => channel !== null && !isPublic(channel)) ?? null;
}

/** How a member is mentioned at Discord; null for one of elsewhere. */
export const mentionOf = ({ id }: Pick<Named, "id">): string | null =>
  id.startsWith("discord:") ? `<@${id.slice("discord:".length)}>` : null;

/** A town that is seen in a server. */
export class GuildTown {
  readonly state: GuildState;
  readonly desk: TownDesk;
  readonly outbox: Outbox;
  readonly boards: Boards;
  readonly gatherings: Gatherings;
  readonly guide: Guide;
  readonly troubles: Troubles;
  readonly panel: Panel;
  /** Channels of which could not be read yet what was written while nobody listened, and after which message that is. */
  readonly unread = new Map<string, bigint>();
  readonly #complaints: Complaints;
  readonly #isPublic: GuildPorts["isPublic"];
  readonly #calls: Calls;

  private constructor(state: GuildState, desk: TownDesk, ports: GuildPorts) {
    const { calls, personas, log, now, timing } = ports;
    this.state = state;
    state.threadsBy(ports.parentOf);
    this.desk = desk;
    this.#calls = calls;
    this.#isPublic = ports.isPublic;
    this.#complaints = new Complaints({
      state,
      calls,
      log,
      now,
      againMs: timing.noteAgainMs,
      language: () => desk.view().language,
      channel: () => this.keepersChannel,
      act: (act) => this.#actTold(act),
    });
    this.troubles = new Troubles({
      state,
      desk,
      calls,
      log,
      complaints: this.#complaints,
      application: ports.application,
      keepersRoles: (channel, letIn) => ports.keepersRoles(state.guild, channel, letIn),
      lacking: (channel) => {
        const used = {
          spoken: state.spoken.has(channel),
          threads: desk.settings().threads !== null || channel === state.record.homes,
        };
        return ports.lacking(state.guild, channel, used, desk.view().language);
      },
    });
    this.guide = new Guide({
      state,
      calls,
      log,
      bot: ports.bot,
      text: () =>
        guideText(desk, state.record, { listening: ports.listening, calendar: ports.mayMakeEvents(state.guild) }),
    });
    this.outbox = new Outbox({
      desk,
      log,
      now,
      ledger: new Ledger(ports.store, desk.id, (record, why) => {
        log.error({ guild: state.guild, record, why }, "a record of what was posted is damaged and passed over");
        // What was to go stays posted, and nobody else would know.
        if (record === "withdrawn" || record === "unsaid")
          this.tellKeepers(languageOf(desk.view().language).outage.staysPosted);
      }),
      channelOf: (place) => state.channelOf(place),
      isMuted: (place) => state.isMuted(place, now()),
      isSaidAlone: (mark) => state.record.kindly.some((one) => one.mark === mark),
      standsAlone: (place, mark) => standsAlone(ports, state, place, mark),
      unsay: async ({ place, message, thread, answer }) => {
        if (answer && thread !== null) return calls.deleteMessage(thread, message);
        const at = state.saidAt(place, thread);
        if (at) await personas.unsay(at.channel, message, at.thread);
      },
      threadOf: (place, talk, from) => this.#threadOf(place, talk, from),
      lostThread: async (thread) => {
        const lost = state.record.threads.find((one) => one.thread === thread);
        if (lost) await state.setThread(lost.place, lost.talk, null);
      },
      speak: async (channel, line, signal, thread) => {
        // A home that is a thread is spoken in through the webhook of its channel.
        const within = state.withinOf(channel);
        const spoken = await (within === null
          ? personas.speak(channel, line, signal, thread)
          : personas.speak(within, line, signal, thread ?? channel));
        if (spoken.is === "gone") await this.channelGone(channel);
        if (spoken.is === "closed") this.troubles.silentIn(within ?? channel, spoken.why);
        if (spoken.is === "shown") this.troubles.heardIn(within ?? channel);
        return spoken;
      },
      look: (channel, after, signal) => personas.look(channel, after, signal),
      lookAgainMs: timing.lookAgainMs,
      shutMs: timing.shutMs,
      pace: timing,
    });
    this.gatherings = new Gatherings({
      state,
      desk,
      calls,
      log,
      now,
      allRead: (place, shownIn) => ports.allRead(state, place, shownIn),
      may: () => ports.mayMakeEvents(state.guild),
      complain: (sentence) => this.#complaints.say(sentence),
    });
    this.boards = new Boards({
      notes: (place, view) => {
        const quiet = this.desk.quietHours();
        return [...(quiet ? [`🌙 ${quiet}`] : []), ...this.gatherings.notes(place, view)];
      },
      state,
      calls,
      log,
      now,
      listening: ports.listening,
      asks: () => desk.settings().joining === "ask",
      view: () => desk.view(),
      told: (channel, drawn) => this.troubles.boardIn(channel, drawn),
      boardMs: timing.boardMs,
      reboardMs: timing.reboardMs,
    });
    this.panel = new Panel({
      state,
      calls,
      log,
      now,
      channel: () => this.keepersChannel,
      text: () => this.#panelText(now()),
      buttons: () => panelButtons(desk.view(), (place) => state.isMuted(place, now())),
      boardMs: timing.boardMs,
      reboardMs: timing.reboardMs,
    });
  }

  /** How its keepers see it. */
  #panelText(now: number): string {
    const { state, desk, outbox } = this;
    return panelText(desk.view(), {
      places: state.record.places,
      muted: (place) => state.isMuted(place, now),
      hidden: desk.settings().homes === "none",
      delays: outbox.delays(),
      // What the model lacks is seen on the town at once.
      troubles: Object.entries(this.#complaints.open).flatMap(([name, { sentence }]) =>
        name.startsWith(OF_MODEL) ? [] : [sentence],
      ),
      now,
    });
  }

  /** Opens a server's town: from now on it is drawn, and what was missed is caught up with. @throws StoreError */
  static async open(state: GuildState, desk: TownDesk, ports: GuildPorts): Promise<GuildTown> {
    await handOver(state, desk);
    const town = new GuildTown(state, desk, ports);
    await town.outbox.start();
    // Somebody may have been forgotten while nobody saw it.
    await town.#complaints.retell();
    return town;
  }

  /** The thread a long talk goes on in; where none may be begun, keepers are told once and it stays in the channel. */
  async #threadOf(place: string, talk: LongTalk, from: string | null): Promise<string | null> {
    const known = this.state.threadOf(talk.id);
    const channel = this.state.channelOf(place);
    if (known || !from || !channel || this.state.withinOf(channel) !== null) return known;
    try {
      await this.#calls.startThread(channel, from, talk.title);
      await this.state.setThread(place, talk.id, from);
      return from;
    } catch (error) {
      if (isCode(error, codes.missingPermissions, codes.missingAccess))
        this.#complaints.say(languageOf(this.desk.view().language).trouble.noThreads(`<#${channel}>`));
      return null;
    }
  }

  /** Where keepers are told what concerns them, and nobody else; null where there is no such channel. */
  get keepersChannel(): string | null {
    return keepersChannelOf(this.state, this.#isPublic);
  }

  /** Tells the keepers of this server something they should look at. Returns at once and never throws. */
  tellKeepers(sentence: string): void {
    this.#complaints.say(sentence);
  }

  /** Tells them what was done; each time, without alarm. Returns at once and never throws. */
  noteForKeepers(sentence: string): void {
    this.#complaints.note(sentence);
  }

  /** Tells them what one of them did, by its number where it is kept with a button that undoes it. Returns at once and never throws. */
  tellAct(by: string, what: string, act: string | null): void {
    const words = languageOf(this.desk.view().language).keeping;
    this.#complaints.note(words.log.done(`<@${by}>`, what), act);
    // It may have undone another, which is told then without its button.
    this.#complaints.retellSoon();
  }

  #actTold(act: string): ToldOf | null {
    const kept = this.desk.acts.list().find(({ id }) => id === act);
    if (!kept) return null;
    const { acts, log } = languageOf(this.desk.view().language).keeping;
    const undo = { label: acts.undo, command: "town", subcommand: "undo", options: { act } };
    return {
      names: concernedBy(kept),
      text: log.done((kept.by && mentionOf(kept.by)) ?? acts.keeper, kept.undone ? `~~${kept.what}~~` : kept.what),
      button: kept.undone ? null : kept.undo && undo,
    };
  }

  /** A member was forgotten: what is kept here of them goes, and what keepers were told is edited. @throws StoreError */
  async forget(member: string): Promise<void> {
    const done = await Promise.allSettled([
      this.state.untell(member).then(() => this.state.keepWritten(this.heard())),
      this.#complaints.retell(`discord:${member}`),
    ]);
    for (const one of done) if (one.status === "rejected") throw one.reason;
  }

  /** Tells them which lines members reported, as soon as they have a channel. Returns at once and never throws. */
  tellReports(): void {
    this.#complaints.tellReports();
  }

  /** Something changed in the server that may have kept lines or boards from being posted. Returns at once. */
  mended(): void {
    this.outbox.reopen();
    this.boards.retry();
    this.gatherings.refresh();
    this.inspect();
    this.panel.retry();
  }

  /** Tells keepers what is wrong now and what is over, and what they could not be told before. Returns at once and never throws. */
  inspect(): void {
    this.troubles.inspect();
    this.#complaints.retry();
  }

  /** The messages that the town remembers to have heard. */
  heard(): ReadonlySet<string> {
    const places = Object.keys(this.state.record.places);
    return new Set(places.flatMap((place) => this.desk.handled(place).map((key) => key.split("/")[0] ?? "")));
  }

  /** A channel of ours was deleted by somebody: keepers are told, the rest goes on. */
  channelGone(channel: string): Promise<void> {
    return this.troubles.channelGone(channel);
  }

  /** Draws a committed turn. Returns at once and never throws. */
  show(shown: Shown): void {
    this.outbox.take(shown.turn, shown.events, shown.quick);
    this.refresh();
  }

  /** Puts right what tells of the town. Returns at once and never throws. */
  refresh(): void {
    this.troubles.ofModel();
    this.tellReports();
    this.boards.refresh();
    this.gatherings.refresh();
    this.guide.refresh();
    this.panel.refresh();
  }

  /** Resolves when everything taken so far is drawn. */
  async idle(): Promise<void> {
    await this.outbox.idle();
    await this.boards.idle();
    await this.gatherings.idle();
    await this.guide.idle();
    await this.troubles.idle();
    await this.#complaints.idle();
    await this.panel.idle();
  }

  /** Stops drawing. */
  async close(): Promise<void> {
    await Promise.all([this.outbox.close(), this.boards.close(), this.gatherings.close(), this.guide.idle()]);
    await this.panel.close();
    await this.troubles.idle();
    await this.#complaints.close();
  }
}

/** Whether the bot's own kind reply to a message stands where that place is heard. @throws where Discord cannot be reached */
async function standsAlone(
  { calls, bot }: GuildPorts,
  state: GuildState,
  place: string,
  mark: string,
): Promise<boolean> {
  const message = messageIn(mark);
  const threads = state.record.threads.filter((one) => one.place === place).map(({ thread }) => thread);
  for (const channel of [state.channelOf(place) ?? [], threads].flat())
    try {
      const after = await calls.messagesAfter(channel, message);
      const replies = after.filter((one) => one.author.id === bot && one.message_reference?.message_id === message);
      if (replies.some(({ components }) => offersHelp(components ?? []))) return true;
    } catch (error) {
      // Where we may not look we may not have spoken either.
      if (!(error instanceof DiscordAPIError)) throw error;
    }
  return false;
}

/** What keepers did was once kept with the server's record: it is the town's own. @throws StoreError */
async function handOver(state: GuildState, desk: KeepingDesk): Promise<void> {
  const { acts } = state.record;
  if (acts.length === 0) return;
  const named = (id: string) => (id ? { id: `discord:${id}`, name: "" } : null);
  await desk.acts.adopt(
    acts.map(({ by, undone, ...act }) => ({
      ...act,
      by: named(by),
      undone: undone === null ? null : { by: named(undone) },
    })),
  );
  await state.change({ acts: [] });
}

/** Erases all that the stage kept about a server's town. To be called when it is closed, and while it can still be read. @throws StoreError */
export async function eraseTown(store: Store, guild: string, desk: LookingDesk | null, now: number): Promise<void> {
  await eraseLines(store, desk, now);
  await GuildState.erase(store, guild, null);
}

/** The same of its lines alone. @throws StoreError */
export async function eraseLines(store: Store, desk: LookingDesk | null, now: number): Promise<void> {
  if (!desk) return;
  const { turn, places } = desk.view();
  const ledger = new Ledger(store, desk.id);
  await ledger.open(turn, now);
  await ledger.erase(places.map((place) => place.id));
}
