/**
 * The Discord stage (design section 7): a server becomes a town, its members visitors. Here Discord's events are handed to the rooms
 * that deal with them, and committed turns to the towns that are seen here; what each does is in its own file.
 */
import {
  type Client,
  Events,
  GatewayDispatchEvents,
  type Guild,
  type Message,
  MessageType,
  PermissionFlagsBits,
  REST,
  Routes,
} from "discord.js";
import type { Store } from "../../store/store.ts";
import type { Command, Keeping } from "../../town/desk/command.ts";
import type { LeftOut, Towns } from "../../town/host-port.ts";
import type { EarnestMark, Shown, Stage } from "../stage.ts";
import { Calls } from "./calls.ts";
import { declareAll, sameCommands } from "./commands/declare.ts";
import { answerInteraction, memberOf, type Setting, userOf } from "./commands/interactions.ts";
import { guildFacts } from "./guild-facts.ts";
import { GuildState, proposalOf, townIdOf } from "./guild-state.ts";
import { type GuildPorts, GuildTown, keepersChannelOf } from "./guild-town.ts";
import { catchUp, heardIn } from "./hearing/catch-up.ts";
import { Chat } from "./hearing/chat.ts";
import { Decisions } from "./hearing/decisions.ts";
import { goneMeanwhile } from "./hearing/gone-meanwhile.ts";
import { pointedAt } from "./hearing/pointed.ts";
import { Complaints } from "./keeping/complaints.ts";
import { Departures } from "./keeping/departures.ts";
import { type FoundingPorts, founding, goOn, leftOutHere, nameOf, type TownSketch } from "./keeping/founding.ts";
import { HUSH_MINUTES, keeping } from "./keeping/keeping.ts";
import { namesOfMembers } from "./keeping/members.ts";
import { inviteUrl, missing, type Permission, rolesOfKeepers } from "./keeping/permissions.ts";
import { isNew } from "./latest.ts";
import { type Log, reason } from "./log.ts";
import { logIn } from "./login.ts";
import { mayRead } from "./may-read.ts";
import { Recent } from "./recent.ts";
import type { Abilities } from "./showing/guide.ts";
import { leftOutText, Panel } from "./showing/panel.ts";
import { Presence } from "./showing/presence.ts";
import { Ledger } from "./speaking/outbox-ledger.ts";
import { cut } from "./speaking/persona-name.ts";
import { Personas } from "./speaking/personas.ts";
import { type Timing, usualTiming } from "./timing.ts";

export type { TownSketch } from "./keeping/founding.ts";

/** Interactions and reactions that are remembered: Discord may tell of one twice. */
const MOST_REMEMBERED = 500;

/** What the stage is started with. */
export interface DiscordStageOptions {
  readonly token: string;
  /** REST base without version and trailing slash, or null for Discord's own. */
  readonly api: string | null;
  readonly towns: Towns;
  readonly store: Store;
  readonly log: Log;
  /** Every command, as `loadCommands` found them. */
  readonly commands: readonly Command[];
  /** The towns that may be founded. */
  readonly sketches: readonly TownSketch[];
  /** The file of the town that is founded when none is named. */
  readonly defaultTown: string;
  /** What the town costs and who thinks for it, for the preview of a founding. */
  readonly costNote: (town: TownSketch) => string;
  /** Shorter times, for tests. */
  readonly timing?: Partial<Timing>;
}

/** Logs in, registers the commands, opens the towns of all servers, and joins the host. @throws UserError with what to do. */
export async function startDiscordStage(options: DiscordStageOptions): Promise<DiscordStage> {
  const timing = { ...usualTiming, ...options.timing };
  const { client, listening } = await logIn({ ...options, requestMs: timing.requestMs });
  const stage = new DiscordStage(options, timing, client, listening);
  try {
    await stage.begin();
  } catch (error) {
    await stage.close();
    throw error;
  }
  options.towns.join(stage);
  return stage;
}

/** The towns of one bot, as its servers see them. */
export class DiscordStage implements Stage {
  readonly name = "discord";
  /** Where an admin brings the bot into a server. */
  readonly inviteUrl: string;
  /** Whether plain messages can be read. */
  readonly listening: boolean;
  readonly #options: DiscordStageOptions;
  readonly #timing: Timing;
  readonly #client: Client<true>;
  readonly #ports: GuildPorts;
  readonly #chat: Chat;
  readonly #recent: Recent;
  readonly #decisions = new Decisions();
  readonly #departures: Departures;
  readonly #since = Date.now();
  readonly #guilds = new Map<string, GuildTown>();
  /** Servers of which is not known any more which channels are their town's. */
  readonly #damaged = new Set<string>();
  /** Foundings, removals, comings and goings under way, by server: never two at once. */
  readonly #busy = new Map<string, Promise<unknown>>();
  /** Reactions that were seen, each by message, member and emoji. */
  readonly #reactions = new Set<string>();
  /** Interactions that were answered, by id. */
  readonly #answered = new Set<string>();
  readonly #presence: Presence;
  readonly #stopped = new AbortController();
  #closing: Promise<void> | null = null;

  /** Use `startDiscordStage`. */
  constructor(options: DiscordStageOptions, timing: Timing, client: Client<true>, listening: boolean) {
    this.#options = options;
    this.#timing = timing;
    this.#client = client;
    this.listening = listening;
    this.inviteUrl = inviteUrl(client.application.id);
    const { store, api } = options;
    const log = new Recent(options.log, Date.now);
    this.#recent = log;
    const once = new REST({ version: "10", retries: 0, timeout: timing.requestMs, ...(api ? { api } : {}) });
    once.setToken(options.token);
    const calls = new Calls(client.rest, once, timing);
    this.#departures = new Departures({ store, towns: options.towns, log, now: Date.now, graceMs: timing.graceMs });
    const personas = new Personas(calls, client.application.id, log);
    this.#ports = { store, calls, personas, log, timing, listening, ...guildFacts(client), now: Date.now };
    const town = (guild: string) => this.#guilds.get(guild) ?? null;
    this.#chat = new Chat({
      calls,
      log,
      timing,
      bot: client.user.id,
      listening,
      now: Date.now,
      town,
      heardIn: (...where) => heardIn(...where, (id) => client.channels.cache.get(id)),
      decisions: this.#decisions,
    });
    this.#presence = new Presence({
      client,
      everyMs: timing.presenceMs,
      views: () => [...this.#guilds.values()].map((one) => one.desk.view()),
      look: () => {
        // Dozing begins without a turn, so the boards are looked at as well.
        for (const one of this.#guilds.values()) one.refresh();
        this.#inBackground(this.#departures.erase(), "a server was left");
      },
      log,
    });
    for (const rest of [client.rest, once])
      rest.on("response", ({ method, route }, { status }) => {
        if (status === 429) log.tooMany(method, route);
      });
  }

  /** Registers the commands, opens the towns and begins to listen. */
  async begin(): Promise<void> {
    this.#listen();
    await this.#register().catch((error: unknown) => {
      this.#recent.error({ reason: reason(error) }, "the commands could not be registered: start again later");
    });
    for (const guild of this.#client.guilds.cache.keys())
      await this.#reopen(guild).catch((error: unknown) => {
        this.#recent.error({ guild, reason: reason(error) }, "a server's town could not be opened");
      });
    await this.#departures.begin((guild) => this.#client.guilds.cache.has(guild));
    this.#presence.begin();
  }

  /** Tells the keepers of a town (null: of every town) what concerns them, each sentence once an hour. */
  notice(town: string | null, sentence: string): void {
    for (const [guild, seen] of this.#guilds) if (town === null || townIdOf(guild) === town) seen.tellKeepers(sentence);
  }

  show(shown: Shown): void {
    for (const [guild, town] of this.#guilds) {
      if (townIdOf(guild) !== shown.town) continue;
      this.#decisions.heardOf(shown.town, shown.events);
      try {
        town.show(shown);
      } catch (error) {
        this.#recent.error({ town: shown.town, reason: reason(error) }, "a turn could not be drawn");
      }
    }
  }

  async room(town: string, place: string): Promise<void> {
    const [, seen] = [...this.#guilds].find(([guild]) => townIdOf(guild) === town) ?? [];
    await seen?.outbox.room(place);
  }

  async forget(town: string, visitor: string): Promise<void> {
    const seen = [...this.#guilds.values()].filter(({ desk }) => desk.id === town);
    const member = visitor.replace(/^visitor:discord:/, "");
    for (const one of seen) this.#chat.forget(one, member);
    await this.#quietly(Promise.all(seen.map((one) => one.forget(member))), "a visitor was forgotten");
  }

  async mayBeOf(town: string, visitor: string, marks: readonly EarnestMark[]): Promise<readonly EarnestMark[]> {
    const seen = [...this.#guilds.values()].find(({ desk }) => desk.id === town);
    return seen ? this.#chat.mayBeOf(seen, visitor.replace(/^visitor:discord:/, ""), marks) : marks;
  }

  async takeBack(town: string, events: readonly string[]): Promise<void> {
    const seen = [...this.#guilds.values()].filter(({ desk }) => desk.id === town);
    const takenBack = seen.flatMap((one) => [one.outbox.takeBack(events), one.state.keepWritten(one.heard())]);
    await this.#quietly(Promise.all(takenBack), "something was forgotten");
    // Nobody sees it just now: what was posted of it goes when it is seen again.
    if (seen.length === 0 && town.startsWith(townIdOf("")))
      await this.#quietly(this.#takeBackLater(town, events), "something was forgotten");
    for (const one of seen) one.refresh();
  }

  async #takeBackLater(town: string, events: readonly string[]): Promise<void> {
    const ledger = new Ledger(this.#ports.store, town);
    await ledger.keepWithdrawn([...new Set([...(await ledger.withdrawn()), ...events])]);
  }

  /** Resolves when everything shown so far is drawn. */
  async idle(): Promise<void> {
    await Promise.all([...this.#guilds.values()].map((town) => town.idle()));
  }

  close(): Promise<void> {
    this.#closing ??= this.#letGo();
    return this.#closing;
  }

  async #letGo(): Promise<void> {
    this.#stopped.abort();
    this.#presence.close();
    this.#client.removeAllListeners(Events.MessageCreate);
    this.#client.removeAllListeners(Events.InteractionCreate);
    this.#chat.close();
    // A founding stops at its next step, and is gone on with at the next start.
    await Promise.all([...this.#busy.values()].map((work) => work.catch(() => {})));
    await Promise.all([...this.#guilds.values()].map((town) => town.close()));
    this.#guilds.clear();
    await this.#client.destroy();
  }

  #listen(): void {
    const client = this.#client;
    const { personas, log } = this.#ports;
    const interactions = {
      commands: this.#options.commands,
      towns: this.#options.sketches.map((sketch) => sketch.file),
      log,
      calls: this.#ports.calls,
      againMs: this.#timing.lookAgainMs,
      inviteUrl: this.inviteUrl,
      cdn: this.#options.api === null ? "https://cdn.discordapp.com" : new URL(this.#options.api).origin,
      pressed: new Set<string>(),
      progressMs: this.#timing.progressMs,
      listening: this.listening,
      heldMs: this.#timing.heldMs,
      setting: (guild: string, channel: string | null, locale?: string) => this.#setting(guild, channel, locale),
    };
    client.on(Events.InteractionCreate, (interaction) => {
      // After a resumed connection, Discord may tell of one again.
      if (isNew(this.#answered, interaction.id, MOST_REMEMBERED)) void answerInteraction(interactions, interaction);
    });
    client.on(Events.MessageCreate, (message) => {
      if (!message.inGuild()) return;
      this.#tidyPin(message);
      void this.#chat.heard(message);
    });
    client.on(Events.MessageUpdate, (_, message) => this.#chat.edited(message));
    const deleted = (messages: readonly string[], guild: string | null, channel: string) => {
      this.#chat.deleted(messages, guild, channel);
      if (guild) this.#guilds.get(guild)?.panel.gone(messages);
    };
    client.on(Events.MessageDelete, ({ id, guildId, channelId }) => deleted([id], guildId, channelId));
    client.on(Events.MessageBulkDelete, (messages, { guildId, id }) => deleted([...messages.keys()], guildId, id));
    client.on(Events.MessageReactionAdd, (reaction, user) => {
      const guild = reaction.message.guildId;
      const town = guild ? this.#guilds.get(guild) : undefined;
      if (user.bot || user.id === client.user.id || !town?.state.placeOf(reaction.message.channelId)) return;
      const present = reaction.message.guild?.members.cache.get(user.id);
      const member = memberOf(
        user.id,
        present?.displayName ?? user.username ?? "somebody",
        present?.permissions.has(PermissionFlagsBits.ManageGuild) ?? false,
        [...(present?.roles.cache.keys() ?? [])],
      );
      town.desk.seen(member);
      const place = town.state.placeOf(reaction.message.channelId);
      const once = `${reaction.message.id}/${user.id}/${reaction.emoji.id ?? reaction.emoji.name}`;
      if (place && isNew(this.#reactions, once, MOST_REMEMBERED))
        void this.#chat.reacted(town, place, reaction.message, reaction.emoji.name ?? "", member);
    });
    // A session that could not be taken up again may have missed something; the first word of the new one says so, before all else.
    client.ws.on(GatewayDispatchEvents.Ready, () => {
      for (const guild of this.#guilds.keys()) this.#inBackground(this.#catchUp(guild), "a session was lost");
    });
    // So may have who did not see the server for a while.
    const unseen = new Set<string>();
    client.on(Events.GuildUnavailable, ({ id }) => void unseen.add(id));
    client.on(Events.GuildAvailable, ({ id }) => {
      if (unseen.delete(id)) this.#inBackground(this.#catchUp(id), "an outage");
    });
    client.on(Events.MessageReactionAdd, ({ message, emoji }, user) => {
      if (emoji.name === "🤫" && message.guild && user.id !== client.user.id)
        this.#inBackground(this.#hushed(message.guild, message.channelId, message.id, user.id), "a place was muted");
    });
    // And who did not see a place for a while.
    const hidden = new Set<string>();
    const mended = (guild: string) => {
      const town = this.#guilds.get(guild);
      town?.mended();
      const found = Object.values(town?.state.record.places ?? {}).filter(({ channel }) => {
        const place = client.channels.cache.get(channel);
        if (place && "viewable" in place && place.viewable) return hidden.delete(channel);
        hidden.add(channel);
        return false;
      });
      if (found.length > 0) this.#inBackground(this.#catchUp(guild), "a place was hidden");
    };
    client.on(Events.WebhooksUpdate, (channel) => {
      personas.forget(channel.id);
      mended(channel.guildId);
      if (!this.#busy.has(channel.guildId)) this.#guilds.get(channel.guildId)?.troubles.webhooksChanged(channel.id);
    });
    client.on(Events.GuildRoleUpdate, (_, role) => mended(role.guild.id));
    client.on(Events.GuildRoleCreate, (role) => mended(role.guild.id));
    client.on(Events.GuildRoleDelete, (role) => mended(role.guild.id));
    client.on(Events.ChannelUpdate, (_, channel) => {
      if ("guildId" in channel) mended(channel.guildId);
    });
    client.on(Events.GuildMemberUpdate, (_, member) => {
      if (member.id === client.user.id) mended(member.guild.id);
    });
    client.on(Events.GuildAvailable, (guild) => mended(guild.id));
    client.on(Events.ThreadDelete, (thread) => {
      this.#inBackground(this.#channelGone(thread.guildId, thread.id), "a thread was deleted");
    });
    client.on(Events.ChannelDelete, (channel) => {
      personas.forget(channel.id);
      if ("guildId" in channel)
        this.#inBackground(this.#channelGone(channel.guildId, channel.id), "a channel was deleted");
    });
    // Put out and brought back in one breath, it is back only when it has gone.
    client.on(Events.GuildCreate, ({ id }) => {
      this.#inBackground(
        this.#oneAtATime(id, () => this.#reopen(id)),
        "a server was joined",
      );
    });
    client.on(Events.GuildDelete, ({ id }) => {
      this.#inBackground(
        this.#oneAtATime(id, () => this.#left(id)),
        "a server was left",
      );
    });
    client.on(Events.ShardDisconnect, ({ code }) => {
      if (this.#closing) return;
      const sentence =
        code === 4004
          ? "Discord no longer accepts DISCORD_TOKEN: set the new one and start again."
          : "Discord closed the connection for good: start again.";
      log.error({ code }, `${sentence} The towns live on, unseen.`);
    });
  }

  /** Registers the commands globally, when what is registered differs. */
  async #register(): Promise<void> {
    const { rest, application } = this.#client;
    const route = Routes.applicationCommands(application.id);
    const towns = this.#options.sketches.map((sketch) => ({ name: cut(nameOf(sketch), 100), value: sketch.file }));
    const declared = this.#options.commands.flatMap((command) => declareAll(command, towns));
    const query = new URLSearchParams({ with_localizations: "true" });
    const registered = await rest.get(route, { query });
    if (Array.isArray(registered) && sameCommands(registered, declared)) return;
    await rest.put(route, { body: declared });
    this.#recent.info({ commands: declared.length }, "the commands are registered");
  }

  /** Opens the town a server has had before. */
  async #reopen(guild: string): Promise<void> {
    if (this.#guilds.has(guild)) return;
    const state = await GuildState.read(this.#ports.store, guild, (why) =>
      this.#recent.error({ guild, why }, "what is kept of a server's channels is damaged; its town rests, unseen"),
    );
    if (state === "damaged") {
      this.#damaged.add(guild);
      return this.#departures.back(guild, null);
    }
    const desk = this.#options.towns.desk(townIdOf(guild));
    const doing = state?.record.doing;
    const cutOff = doing && !doing.told;
    const isLeaving = cutOff && doing.what === "remove";
    if (state && !desk && !isLeaving) {
      const locale = this.#client.guilds.cache.get(guild)?.preferredLocale;
      const unread = this.#options.towns.unread(townIdOf(guild), locale);
      // What was cut off waits until the town can be opened.
      if (unread) return this.#leftOut(state, unread);
    }
    if (state && cutOff && (!desk || isLeaving)) return this.#goOn(guild, state);
    if (!state || !desk) {
      if (state) this.#recent.warn({ guild }, "a server's town is not in the store; /town found founds it again");
      return;
    }
    await this.#departures.back(guild, state);
    const town = await this.#open(state, desk);
    for (const sentence of this.#options.towns.concerns(desk.id)) town.tellKeepers(sentence);
    // In the step in which the town begins to hear.
    this.#inBackground(this.#catchUp(guild), "a restart");
    town.refresh();
    town.inspect();
    if (cutOff) this.#goOn(guild, state);
  }

  /** A founding or a removal that was cut off is brought to its end in the background, and its keepers are told. */
  #goOn(guild: string, state: GuildState): void {
    const locale = this.#client.guilds.cache.get(guild)?.preferredLocale ?? "en";
    const done = this.#oneAtATime(guild, () => goOn(this.#foundingPorts(guild, null, locale), state));
    this.#inBackground(
      done.then((said) => this.#guilds.get(guild)?.noteForKeepers(said)),
      "a founding or a removal was cut off",
    );
  }

  /** The keepers of a server whose town cannot be opened are told why, and their panel says it instead of what it said last. */
  #leftOut(state: GuildState, { language, why }: LeftOut): void {
    const { calls, log, timing, now, isPublic } = this.#ports;
    const { boardMs, reboardMs, noteAgainMs: againMs } = timing;
    // Once the town is open it has its own panel.
    const channel = () => (this.#closing || this.#guilds.has(state.guild) ? null : keepersChannelOf(state, isPublic));
    const guild = this.#client.guilds.cache.get(state.guild);
    new Complaints({ state, channel, language: () => language, act: () => null, calls, log, now, againMs }).say(why);
    const sketch = this.#options.sketches.find(({ file }) => file === state.record.file);
    const name = sketch ? nameOf(sketch) : (guild?.name ?? state.record.file);
    const text = () => leftOutText(name, language, why);
    new Panel({ state, calls, log, now, channel, text, buttons: () => [], boardMs, reboardMs }).refresh();
  }

  /** What happened while nobody listened; where the town is being founded, since that began. */
  async #catchUp(guild: string): Promise<void> {
    const town = this.#guilds.get(guild);
    if (!town) return;
    const { calls, personas } = this.#ports;
    const ports = {
      town,
      calls,
      deleted: (...which: Parameters<Chat["deleted"]>) => this.#chat.deleted(...which),
      log: this.#options.log,
      channelOf: (id: string) => this.#client.channels.cache.get(id),
      closing: () => this.#closing !== null || this.#guilds.get(guild) !== town,
    };
    // What was taken back goes at once, however much was written meanwhile; nobody who writes waits for that.
    const [gone] = await Promise.all([
      goneMeanwhile(ports),
      catchUp({
        ...ports,
        sinceMs: town.state.record.doing?.since ?? 0,
        personas,
        gone: (channel) => this.#channelGone(guild, channel),
        ahead: (...work) => this.#chat.ahead(...work),
        missed: (message) => this.#chat.missed(message),
        againMs: this.#timing.lookAgainMs,
        stopped: this.#stopped.signal,
      }),
    ]);
    this.#chat.giveWayLate(town, gone);
  }

  async #open(state: GuildState, desk: Parameters<typeof GuildTown.open>[1]): Promise<GuildTown> {
    const town = await GuildTown.open(state, desk, this.#ports);
    this.#guilds.set(state.guild, town);
    return town;
  }

  async #channelGone(guild: string, channel: string): Promise<void> {
    if (!this.#busy.has(guild)) await this.#guilds.get(guild)?.channelGone(channel);
  }

  /** The bot was put out of a server: its town is shown no more. */
  async #left(guild: string): Promise<void> {
    const town = this.#guilds.get(guild);
    this.#guilds.delete(guild);
    await town?.close();
    if (town || this.#options.towns.desk(townIdOf(guild))) await this.#departures.gone(guild);
    else await this.#ports.store.remove(proposalOf(guild));
  }

  /** What founding in a server needs, asked for in a channel by somebody with this language. */
  #foundingPorts(guild: string, channel: string | null, locale: string): FoundingPorts {
    const { sketches, defaultTown, costNote, towns, store } = this.#options;
    const { calls, personas, log } = this.#ports;
    const here = () => this.#client.guilds.cache.get(guild);
    return {
      guild,
      channel,
      store,
      towns,
      calls,
      personas,
      log,
      sketches,
      defaultTown,
      costNote,
      language: this.#guilds.get(guild)?.desk.view().language ?? locale,
      bot: this.#client.user.id,
      application: this.#client.application.id,
      mine: () => here()?.members.me?.permissions.bitfield ?? 0n,
      keeperRoles: () => rolesOfKeepers(here()),
      abilities: () => this.#abilities(guild),
      namesOfMembers: async (names) => {
        const server = here();
        return server ? namesOfMembers(server, calls, names, ({ user }) => user.bot) : [];
      },
      missing: (homes) => this.#missing(guild, homes === "threads"),
      closing: () => this.#closing !== null,
      seen: () => this.#guilds.get(guild) ?? null,
      open: async (state, desk) => {
        const town = await this.#open(state, desk);
        // Its first channels stand, and may be written in, long before its last.
        this.#inBackground(this.#catchUp(guild), "a founding");
        return town;
      },
      close: async () => {
        await this.#guilds.get(guild)?.close();
        this.#guilds.delete(guild);
        this.#damaged.delete(guild);
      },
    };
  }

  #abilities(guild: string): Abilities {
    return { listening: this.listening, calendar: this.#ports.mayMakeEvents(guild) };
  }

  #setting(guild: string, channel: string | null, locale = "en"): Setting {
    const town = this.#guilds.get(guild) ?? null;
    const make = () => founding(this.#foundingPorts(guild, channel, locale));
    return {
      desk: town?.desk ?? null,
      unread: town ? null : this.#unread(guild, locale),
      resting: this.#damaged.has(guild) ? this.#options.towns.desk(townIdOf(guild)) : null,
      place: channel && town ? town.state.placeOf(channel) : null,
      channelOf: (place) => town?.state.channelOf(place) ?? null,
      mayRead: (member, place) => (town ? mayRead(town.state, member, place) : false),
      keeping: town && this.#keeping(guild, channel, town),
      commands: (member, anew) => {
        const self = town?.desk.embodied(member);
        const at = channel && town?.state.placeOf(channel);
        if (self && channel && (at || anew)) town?.outbox.wrote(self.id, at ?? "", channel);
      },
      answered: async (line, message) => {
        const place = channel && town?.state.placeOf(channel);
        if (place) await town?.outbox.answered(line, { place, message, thread: channel, answer: true });
      },
      tellOnce: async (member) => (await town?.state.tellOnce(userOf(member))) ?? false,
      pointed: async (message, shown) =>
        channel && town
          ? pointedAt({
              ...this.#ports,
              town,
              application: this.#client.application.id,
              channel,
              message,
              shown,
              passOver: (id) => this.#chat.passOver(id),
            })
          : null,
      founding: {
        preview: (wanted) => make().preview(wanted),
        found: (wanted, tell) => this.#oneAtATime(guild, () => make().found(wanted, tell)),
        previewImport: (taken) => make().previewImport(taken),
        import: (taken, tell) => this.#oneAtATime(guild, () => make().import(taken, tell)),
        removeQuestion: () => make().removeQuestion(),
        remove: (tell) => this.#oneAtATime(guild, () => make().remove(tell)),
      },
    };
  }

  /** The town of a server that is not seen, told in a language where its own is not known; null where it has none. */
  #unread(guild: string, locale: string): LeftOut | null {
    if (this.#damaged.has(guild)) return leftOutHere(locale);
    return this.#options.towns.unread(townIdOf(guild), locale);
  }

  /** How keepers look after a server's town, asked from a channel. */
  #keeping(id: string, channel: string | null, town: GuildTown): Keeping | null {
    const guild = this.#client.guilds.cache.get(id);
    if (!guild) return null;
    const [client, decisions, recent, since] = [this.#client, this.#decisions, this.#recent, this.#since];
    return keeping({ ...this.#ports, client, guild, channel, town, decisions, recent, since });
  }

  /** A keeper's 🤫 on a line mutes the place for a while. */
  async #hushed(guild: Guild, channel: string, message: string, user: string): Promise<void> {
    const town = this.#guilds.get(guild.id);
    const place = town?.state.placeOf(channel);
    if (!town || !place || !(await town.outbox.saidIn(place, message))) return;
    await this.#ports.calls.turn();
    const who = await guild.members.fetch(user);
    if (!who.permissions.has(PermissionFlagsBits.ManageGuild)) return;
    const keeper = this.#keeping(guild.id, channel, town);
    const act = await keeper?.mute(channel, HUSH_MINUTES);
    if (!keeper || !act?.undo) return;
    const by = memberOf(user, who.displayName, true);
    keeper.tell(by, act.said, await town.desk.keepAct(by, act.said, act.undo));
  }

  /** A second founding or removal waits for the first, and then finds it done; a preview waits for none. */
  #oneAtATime<T>(guild: string, work: () => Promise<T>): Promise<T> {
    const before = this.#busy.get(guild) ?? Promise.resolve();
    const done = before.catch(() => {}).then(work);
    this.#busy.set(guild, done);
    const free = () => {
      if (this.#busy.get(guild) === done) this.#busy.delete(guild);
    };
    done.then(free, free);
    return done;
  }

  #missing(guild: string, threads: boolean): readonly Permission[] {
    const me = this.#client.guilds.cache.get(guild)?.members.me;
    return me ? missing(me.permissions, threads) : [];
  }

  /** Pinning a board posts a notice, which is taken away. */
  #tidyPin(message: Message<true>): void {
    if (message.type !== MessageType.ChannelPinnedMessage || message.author.id !== this.#client.user.id) return;
    if (!this.#guilds.get(message.guildId)?.state.placeOf(message.channelId)) return;
    this.#inBackground(this.#ports.calls.deleteMessage(message.channelId, message.id), "a notice was to be removed");
  }

  #inBackground(work: Promise<unknown>, what: string): void {
    void this.#quietly(work, what);
  }

  async #quietly(work: Promise<unknown>, what: string): Promise<void> {
    await work.catch((error: unknown) => this.#recent.warn({ reason: reason(error) }, `trouble after ${what}`));
  }
}
