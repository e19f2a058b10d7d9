/**
 * Makes the channels of a town, step by step, each written down before the next: after a kill or a refusal it goes on where it stopped.
 * Nothing but what we made ourselves is ever moved. Who may read and write in a channel is said as it is made, since later that would
 * take more than Manage Channels (discord-facts section 3).
 */
import {
  type APIChannel,
  type APIThreadChannel,
  ChannelType,
  DiscordAPIError,
  PermissionFlagsBits as May,
  OverwriteType,
  SnowflakeUtil,
} from "discord.js";
import { languageOf } from "../../../language/language.ts";
import { withoutLinks } from "../../../language/links.ts";
import type { LookingDesk } from "../../../town/desk/looking.ts";
import { UserError } from "../../../world/user-error.ts";
import type { Calls, NewChannel } from "../calls.ts";
import type { GuildState } from "../guild-state.ts";
import { type Log, reason } from "../log.ts";
import { type Abilities, guideText, writeGuide } from "../showing/guide.ts";
import { cut } from "../speaking/persona-name.ts";
import type { Personas } from "../speaking/personas.ts";
import { channelName, countOf, type Plan, planOf } from "./founding-plan.ts";
import { categoryName, type Ground, noRoom, orPermission } from "./founding-words.ts";

/** The program is ending: what is being made is gone on with at the next start. */
export class Interrupted extends Error {
  override readonly name = "Interrupted";
}

/** What making channels needs, for one server. */
export interface MakingPorts {
  readonly guild: string;
  readonly calls: Calls;
  readonly personas: Personas;
  readonly log: Log;
  /** The language of the town that stands here, or of the person who wants one. */
  readonly language: string;
  /** The bot's user id, and its permissions in the server. */
  readonly bot: string;
  mine(): bigint;
  /** Roles whose members may manage the server. */
  keeperRoles(): readonly string[];
  /** What works here, which the guide tells. */
  abilities(): Abilities;
  /** The program is ending. */
  closing(): boolean;
}

/** How a town's channels are made. */
export interface Making {
  /** The server's own channels that are called like a place are used. */
  readonly mapped: boolean;
  /** Who founds it, by their id at Discord, or null. */
  readonly by: string | null;
  /** Tells how far it is. */
  tell(sentence: string): void;
}

/** A server as it is now. @throws what Discord refuses */
export async function groundOf(
  { calls, guild }: Pick<MakingPorts, "calls" | "guild">,
  known: GuildState | null,
  { places, mapped }: Pick<Ground, "places" | "mapped">,
): Promise<Ground> {
  const channels = await calls.channels(guild);
  const threads = new Set<string>();
  // Threads are not listed among the channels.
  for (const { channel, within } of Object.values(known?.record.places ?? {}))
    if (within !== undefined && (await calls.hasChannel(channel))) threads.add(channel);
  return { channels, threads, known, places, mapped };
}

/** Makes what is missing; returns how many channels and threads were made, or taken of the server's own. @throws UserError, Interrupted */
export async function makeChannels(
  ports: MakingPorts,
  state: GuildState,
  desk: LookingDesk,
  { mapped, by, tell }: Making,
): Promise<number> {
  const view = desk.view();
  const { founding: words, acts } = languageOf(view.language).stage;
  const ground = await groundOf(ports, state, { places: view.places, mapped });
  const plan = planOf({ ...ground, homes: desk.settings().homes });
  const refused = noRoom(ground, plan, ports.language);
  if (refused !== null) throw new UserError("no-room", refused);
  const all = countOf(plan) + plan.threads.length + plan.theirs.size;
  let made = 0;

  const step = () => {
    if (ports.closing()) throw new Interrupted("the program is ending");
    tell(languageOf(ports.language).stage.founding.progress(++made, all));
  };
  const create = async (body: NewChannel): Promise<string> => {
    step();
    return unrecorded(ground.channels, state, body) ?? (await make(ports, ground.channels, body));
  };

  const category = plan.category
    ? await create({ name: categoryName(view), type: ChannelType.GuildCategory })
    : state.record.category!; // one that stands is recorded
  if (plan.category) {
    await state.change({ category });
    await putBack(ports, ground.channels, state, category);
  }
  const orNull = (said: string) => (error: unknown) => {
    if (!(error instanceof UserError)) throw error;
    ports.log.warn({ guild: ports.guild, reason: reason(error) }, said);
    return null;
  };
  const inside = { type: ChannelType.GuildText, parent_id: category } as const;
  if (plan.guide) {
    const [name, topic] = [words.guideChannel, words.guideTopic];
    const closed = await create({ ...inside, name, topic, permission_overwrites: readOnly(ports) }).catch(
      orNull("the guide could not be made for the bot alone to write in"),
    );
    // One in which everybody can write is better than no town.
    const guide = closed ?? (await make(ports, ground.channels, { ...inside, name, topic }));
    // What was made before a kill may be the open one.
    const stood = ground.channels.find(({ id }) => id === guide);
    const guideOpen = closed === null || (stood !== undefined && !isClosed(ports, stood));
    await state.change({ guide, guideNote: null, guideOpen });
  }
  if (plan.keepers) {
    const [name, topic] = [words.keepersChannel, words.keepersTopic];
    const keepers = await create({ ...inside, name, topic, permission_overwrites: keepersOnly(ports, by) }).catch(
      // The town can do without: its keeper is asked to choose one.
      orNull("the keepers' channel could not be made"),
    );
    const keeperRoles = keepers === null ? [] : rolesLetIn(ports);
    await state.change({ keepers, keeperRoles, keepersRefused: keepers === null });
  }
  if (plan.homes) {
    const homes = await create({ ...inside, name: words.homesChannel, topic: words.homesTopic });
    await state.change({ homes });
  }
  const [channels, threads] = [idsOf(plan.channels), idsOf(plan.threads)];
  const standing = threads.size > 0 ? await ports.calls.threads(ports.guild) : [];
  for (const place of view.places) {
    const theirs = plan.theirs.get(place.id);
    if (theirs) {
      step();
      await state.setPlace(place.id, { channel: theirs, board: null, theirs: true });
    } else if (threads.has(place.id)) {
      step();
      await homeThread(ports, state, place, standing);
    } else if (channels.has(place.id)) {
      const topic = cut(withoutLinks(words.placeTopic(place.about), acts.aLink), 1024);
      const channel = await create({ ...inside, name: channelName(place), topic });
      await state.setPlace(place.id, { channel, board: null, theirs: false });
    }
    const kept = state.record.places[place.id];
    if (!kept) continue;
    const hooked = kept.within ?? kept.channel;
    await orPermission(ports.language, ports.personas.webhook(hooked, channels.has(place.id)), hooked);
  }
  // It tells what there is, and so comes last.
  if (!state.record.guideNote)
    await orPermission(
      ports.language,
      writeGuide({ calls: ports.calls, bot: ports.bot, state }, guideText(desk, state.record, ports.abilities())),
    );
  return made;
}

const idsOf = (places: Plan["channels"]): ReadonlySet<string> => new Set(places.map(({ id }) => id));

/** A home's thread in the channel of all homes. One that was made without having been written down is taken instead of a second. */
async function homeThread(
  { calls, language, guild, bot }: MakingPorts,
  state: GuildState,
  { id, name }: { readonly id: string; readonly name: string },
  standing: readonly APIThreadChannel[],
): Promise<void> {
  const { homes } = state.record;
  if (homes === null) return;
  const called = cut(name, 100);
  const recorded = new Set(state.channels);
  const unwritten = (among: readonly APIThreadChannel[]) =>
    among.find((one) => one.parent_id === homes && one.owner_id === bot && one.name === called && !recorded.has(one.id))
      ?.id;
  const create = async () => {
    try {
      return await orPermission(language, calls.createThread(homes, called), homes);
    } catch (error) {
      if (error instanceof UserError || error instanceof DiscordAPIError) throw error;
      const made = unwritten(await calls.threads(guild));
      if (made) return made;
      throw error;
    }
  };
  const channel = unwritten(standing) ?? (await create());
  await state.setPlace(id, { channel, board: null, theirs: false, within: homes });
}

type Overwrites = NonNullable<NewChannel["permission_overwrites"]>;

/** Everybody reads, the bot writes. Only what the bot itself may do can be given and taken. */
const readOnly = ({ guild, bot, mine }: MakingPorts): Overwrites => [
  {
    id: guild,
    type: OverwriteType.Role,
    deny: String((May.SendMessages | May.SendMessagesInThreads | May.CreatePublicThreads) & mine()),
  },
  { id: bot, type: OverwriteType.Member, allow: String((May.ViewChannel | May.SendMessages) & mine()) },
];

/** Whether not everybody may write in a channel. */
const isClosed = ({ guild }: MakingPorts, channel: APIChannel): boolean =>
  "permission_overwrites" in channel &&
  (channel.permission_overwrites ?? []).some(
    ({ id, deny }) => id === guild && (BigInt(deny) & May.SendMessages) !== 0n,
  );

/** Roles beyond these are let in by whoever manages the server. */
const MOST_ROLES = 50;

const rolesLetIn = ({ keeperRoles }: MakingPorts): string[] => keeperRoles().slice(0, MOST_ROLES);

/** Nobody reads it but the bot, whoever may manage the server, and who founds the town. */
function keepersOnly(ports: MakingPorts, by: string | null): Overwrites {
  const { guild, bot, mine } = ports;
  const allow = String((May.ViewChannel | May.SendMessages | May.ReadMessageHistory) & mine());
  return [
    { id: guild, type: OverwriteType.Role, deny: String(May.ViewChannel & mine()) },
    { id: bot, type: OverwriteType.Member, allow },
    ...rolesLetIn(ports).map((id) => ({ id, type: OverwriteType.Role, allow })),
    ...(by === null ? [] : [{ id: by, type: OverwriteType.Member, allow }]),
  ];
}

/** Puts our channels into a new category that were left without one when the old one was deleted. */
async function putBack(
  ports: MakingPorts,
  existing: readonly APIChannel[],
  state: GuildState,
  category: string,
): Promise<void> {
  const theirs = Object.values(state.record.places).flatMap((kept) => (kept.theirs ? kept.channel : []));
  const ours = state.channels.filter((id) => id !== category && !theirs.includes(id));
  for (const channel of existing) {
    if (!("parent_id" in channel) || channel.parent_id !== null || !ours.includes(channel.id)) continue;
    await orPermission(ports.language, ports.calls.moveChannel(channel.id, category));
  }
}

/** Makes a channel. When only the answer is lost, the one that was made is taken instead of a second. */
async function make(ports: MakingPorts, existing: readonly APIChannel[], body: NewChannel): Promise<string> {
  try {
    return (await orPermission(ports.language, ports.calls.createChannel(ports.guild, body))).id;
  } catch (error) {
    if (error instanceof UserError || error instanceof DiscordAPIError) throw error;
    const before = new Set(existing.map((channel) => channel.id));
    const now = await ports.calls.channels(ports.guild);
    const after = now.find((channel) => !before.has(channel.id) && isSame(channel, body))?.id;
    if (after) return after;
    throw error;
  }
}

/**
 * A channel that we made without having written it down: in our own category one of that name, and a category of that name that is no
 * older than what is being done.
 */
function unrecorded(channels: readonly APIChannel[], state: GuildState, body: NewChannel): string | null {
  const { doing } = state.record;
  if (!body.parent_id && doing === null) return null;
  const recorded = new Set(state.channels);
  const young = ({ id }: APIChannel) => doing !== null && SnowflakeUtil.timestampFrom(id) >= doing.since - SKEW_MS;
  return (
    channels.find((one) => !recorded.has(one.id) && isSame(one, body) && (body.parent_id ? true : young(one)))?.id ??
    null
  );
}

/** Discord's clock and ours need not agree. */
const SKEW_MS = 60_000;

const isSame = (channel: APIChannel, body: NewChannel): boolean =>
  channel.type === body.type &&
  channel.name === body.name &&
  ("parent_id" in channel ? channel.parent_id : null) === (body.parent_id ?? null) &&
  (!("topic" in channel) || (channel.topic ?? null) === (body.topic ?? null));
