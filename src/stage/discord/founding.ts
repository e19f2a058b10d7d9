/**
 * Founds and removes a town in a server (design section 7): one category, a channel per place with its webhook and its board, and a
 * guide. Idempotent and resumable, since every step is written down; nothing but what we made is ever touched.
 */
import { type APIChannel, ChannelType, DiscordAPIError } from "discord.js";
import { clockText, dateText } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import type { Json, Store } from "../../store/store.ts";
import type { Attached, Founding, TakenOver, Wanted } from "../../town/command.ts";
import { parseTown, readTown, type TownDefinition } from "../../town/definition.ts";
import type { PlaceView, TownDesk, TownView } from "../../town/desk.ts";
import { type LivedTown, readExport } from "../../town/export.ts";
import type { Towns } from "../../town/host-port.ts";
import { type Settings, usualSettings } from "../../town/settings.ts";
import { UserError } from "../../world/user-error.ts";
import { type Calls, codes, isCode, type NewChannel } from "./calls.ts";
import { type GuildRecord, GuildState, proposalOf, townIdOf } from "./guild-state.ts";
import { eraseTown, type GuildTown } from "./guild-town.ts";
import { type Log, reason } from "./log.ts";
import { missingSentence, type Permission, refusedSentence } from "./permissions.ts";
import { cut } from "./persona-name.ts";
import type { Personas } from "./personas.ts";
import { plain } from "./script.ts";

/** A town that may be founded, as a preview needs it. */
export interface TownSketch {
  /** The file's name without ".json". */
  readonly file: string;
  readonly name: string;
  /** The language that its boards and replies will be in. */
  readonly language: string;
  readonly residents: number;
  readonly places: readonly { readonly id: string; readonly name: string }[];
}

/** What founding needs, for one server. */
export interface FoundingPorts {
  readonly guild: string;
  /** The channel it is asked in, or null. */
  readonly channel: string | null;
  readonly store: Store;
  readonly towns: Towns;
  readonly calls: Calls;
  readonly personas: Personas;
  readonly log: Log;
  readonly sketches: readonly TownSketch[];
  readonly defaultTown: string;
  /** One or two sentences about what the town costs and who thinks for it. */
  readonly costNote: (town: TownSketch) => string;
  /** The language of the town that stands here, or of the person who wants one. */
  readonly language: string;
  /** What the bot may not do here but must. */
  missing(): readonly Permission[];
  /** The town as it is seen here, or null. */
  seen(): GuildTown | null;
  /** Begins to show the town here. */
  open(state: GuildState, desk: TownDesk): Promise<GuildTown>;
  /** Ends showing it, before it is removed. */
  close(): Promise<void>;
}

/** The larger of our own towns has a fifth of it. */
const MOST_TOWN_BYTES = 1_000_000;
/** As much as a boosted server may attach; Smallville has about two megabytes a town day. */
const MOST_PAST_BYTES = 50_000_000;

/** The founding of one server's town. */
export function founding(ports: FoundingPorts): Founding {
  return {
    found: (wanted, confirmed) => found(ports, wanted, confirmed),
    import: (taken, confirmed) => takeOver(ports, taken, confirmed),
    remove: (confirmed) => remove(ports, confirmed),
  };
}

async function found(
  ports: FoundingPorts,
  { town: named, attached, mapped, joining }: Wanted,
  confirmed: boolean,
): Promise<string> {
  const known = ports.seen()?.state ?? (await GuildState.read(ports.store, ports.guild));
  const own = attached && (await handedIn(ports, attached));
  const file = own?.id ?? (named || known?.record.file || ports.defaultTown);
  const stands = ports.towns.desk(townIdOf(ports.guild));
  const standing = stands?.view();
  const sketch = own
    ? sketchOf(own)
    : (ports.sketches.find((one) => one.file === file) ??
      (standing && known ? sketchOfView(file, standing) : undefined));
  const asked = languageOf(ports.language).stage.founding;
  if (!sketch) {
    const names = ports.sketches.map((one) => one.file);
    throw new UserError("no-such-town", asked.noSuchTown(cut(file, 60), names));
  }
  if (known && known.record.file !== file) throw new UserError("town-stands", asked.stands(known.record.file));
  mayFound(ports);
  if (!confirmed)
    return preview(sketch, ports, known, mapped, stands?.settings().joining ?? joining ?? usualSettings.joining);
  const id = townIdOf(ports.guild);
  const desk =
    ports.towns.desk(id) ??
    (await ports.towns.found(id, file, {
      ...(own ? { file: own.file } : {}),
      ...(joining ? { settings: { joining } } : {}),
    }));
  return settle(ports, desk, known ?? GuildState.fresh(ports.store, ports.guild, file), mapped);
}

/** Founds a town with its past, from the file that another server's keeper was given. */
async function takeOver(
  ports: FoundingPorts,
  { attached, mapped, joining, seed }: TakenOver,
  confirmed: boolean,
): Promise<string> {
  const id = townIdOf(ports.guild);
  const known = ports.seen()?.state ?? (await GuildState.read(ports.store, ports.guild));
  const words = languageOf(ports.language).files;
  if (known || ports.towns.desk(id))
    throw new UserError("town-stands", words.stands(ports.towns.desk(id)?.view().name ?? known?.record.file ?? ""));
  const { definition, past, memories, now } = await livedIn(ports, attached, seed);
  mayFound(ports);
  if (!confirmed) {
    const when = `${dateText(definition.start, now, ports.language)} ${clockText(now)}`;
    const told = await preview(sketchOf(definition), ports, null, mapped, joining ?? usualSettings.joining);
    return `${told}\n${words.past(definition.personas.length, memories, when)}`;
  }
  const desk = await ports.towns.found(id, definition.id, {
    file: definition.file,
    past,
    ...(joining ? { settings: { joining } } : {}),
  });
  return settle(ports, desk, GuildState.fresh(ports.store, ports.guild, definition.id), mapped);
}

/** @throws UserError that names what the bot may not do here but must */
function mayFound(ports: FoundingPorts): void {
  const missing = ports.missing();
  if (missing.length > 0) throw new UserError("missing-permission", missingSentence(missing, ports.language));
}

/** Makes what is missing of a town that lives here, and says so. */
async function settle(ports: FoundingPorts, desk: TownDesk, state: GuildState, mapped: boolean): Promise<string> {
  const made = await makeChannels(ports, state, desk.view(), mapped);
  const town = ports.seen() ?? (await ports.open(state, desk));
  for (const place of desk.view().places) await orPermission(ports, town.boards.ensure(place.id));
  const view = desk.view();
  const first = view.places.find((place) => !place.home) ?? view.places[0];
  const where = first ? state.channelOf(first.id) : null;
  const words = languageOf(view.language).stage.founding;
  await ports.store.remove(proposalOf(ports.guild));
  if (made === 0) return words.nothingMissing(plain(view.name));
  return words.founded(plain(view.name), where && `<#${where}>`);
}

/** The town that somebody handed in, kept from its preview on. @throws UserError with all that is wrong in it */
async function handedIn(
  { store, guild, language }: FoundingPorts,
  attached: Attached | "kept",
): Promise<TownDefinition> {
  if (attached === "kept") {
    const kept = (await store.read(proposalOf(guild))) as { name: string; file?: Json } | null;
    if (kept?.file) return readTown(kept.file, kept.name);
    throw new UserError("file-gone", languageOf(language).keeping.file.gone);
  }
  const definition = parseTown(await attached.text(MOST_TOWN_BYTES), attached.name);
  await store.write(proposalOf(guild), { name: attached.name, file: definition.file as unknown as Json });
  return definition;
}

/** The same for a town with its past; another seed that was wished for is kept with it. @throws UserError with all that is wrong in it */
async function livedIn(
  { store, guild, language }: FoundingPorts,
  attached: Attached | "kept",
  seed: string | null,
): Promise<LivedTown> {
  const kept =
    attached === "kept"
      ? ((await store.read(proposalOf(guild))) as { name: string; lived?: string; seed: string | null } | null)
      : { name: attached.name, lived: await attached.text(MOST_PAST_BYTES), seed };
  if (!kept?.lived) throw new UserError("file-gone", languageOf(language).files.gone);
  const read = readExport(kept.lived, kept.name, language);
  if (attached !== "kept") await store.write(proposalOf(guild), kept);
  return kept.seed === null ? read : { ...read, past: { ...read.past, seed: kept.seed } };
}

/** What a preview tells of a town. */
export const sketchOf = ({ id, name, language, personas, map }: TownDefinition): TownSketch => ({
  file: id,
  name,
  language,
  residents: personas.length,
  places: [...map.places.values()],
});

/** The same of a town that stands. */
const sketchOfView = (file: string, { name, language, people, places }: TownView): TownSketch => ({
  file,
  name,
  language,
  residents: people.filter(({ kind }) => kind === "resident").length,
  places,
});

/** In the language of who reads it; the category's name is the town's. */
async function preview(
  sketch: TownSketch,
  { language, costNote, calls, guild }: FoundingPorts,
  known: GuildState | null,
  mapped: boolean,
  joining: Settings["joining"],
): Promise<string> {
  const channels = await calls.channels(guild);
  const theirs = sketch.places.flatMap(({ name, id }) => theirChannel(channels, known, { name, id })?.id ?? []);
  const places = sketch.places.map((place) => plain(place.name));
  const category = categoryName(sketch);
  const words = languageOf(language).stage.founding;
  const own =
    theirs.length > 0
      ? words.mappable(
          theirs.map((channel) => `<#${channel}>`),
          mapped,
        )
      : "";
  const cost = costNote({ ...sketch, language });
  const { admission } = languageOf(language);
  const again = known !== null;
  const joins = [admission.joining[joining], again ? "" : admission.otherJoining[joining]].join(" ").trim();
  return [...words.preview(plain(sketch.name), category, sketch.residents, places, again), joins, own, cost]
    .filter((line) => line !== "")
    .join("\n");
}

/** The category says what lives in it (design section 12). */
const categoryName = ({ name, language }: { readonly name: string; readonly language: string }): string =>
  languageOf(language).stage.founding.category(cut(name, 70));

/** Makes what is missing, step by step; returns how many channels were made, or taken of the server's own. */
async function makeChannels(ports: FoundingPorts, state: GuildState, view: TownView, mapped: boolean): Promise<number> {
  const words = languageOf(view.language).stage.founding;
  const existing = await ports.calls.channels(ports.guild);
  let made = 0;

  const ensure = async (kept: string | null | undefined, body: NewChannel): Promise<string> => {
    if (kept && existing.some((channel) => channel.id === kept)) return kept;
    const before = unrecorded(existing, state, body);
    if (before) return before;
    made++;
    return make(ports, existing, body);
  };

  const category = await ensure(state.record.category, {
    name: categoryName(view),
    type: ChannelType.GuildCategory,
  });
  if (category !== state.record.category) await putBack(ports, existing, state, category);
  await state.change({ category });
  const guide = await ensure(state.record.guide, {
    name: words.guideChannel,
    type: ChannelType.GuildText,
    parent_id: category,
    topic: words.guideTopic,
  });
  if (guide !== state.record.guide) {
    await orPermission(ports, ports.calls.post(guide, { text: words.guide(plain(view.name), plain(view.about)) }));
    await state.change({ guide });
  }
  for (const place of view.places) {
    const kept = state.record.places[place.id];
    const before = made;
    const stands = kept && existing.some(({ id }) => id === kept.channel);
    const theirs = mapped && !stands ? theirChannel(existing, state, place) : null;
    if (theirs) {
      await orPermission(ports, ports.personas.webhook(theirs.id), theirs.id);
      await state.setPlace(place.id, { channel: theirs.id, board: null, theirs: true });
      made++;
      continue;
    }
    const channel = await ensure(kept?.channel, {
      name: channelName(place),
      type: ChannelType.GuildText,
      parent_id: category,
      topic: cut(words.placeTopic(place.about), 1024),
    });
    if (channel !== kept?.channel) await state.setPlace(place.id, { channel, board: null, theirs: false });
    await orPermission(ports, ports.personas.webhook(channel, made > before), channel);
  }
  return made;
}

/** Puts our channels into a new category that were left without one when the old one was deleted. */
async function putBack(
  ports: FoundingPorts,
  existing: readonly APIChannel[],
  { record }: GuildState,
  category: string,
): Promise<void> {
  const places = Object.values(record.places).flatMap(({ channel, theirs }) => (theirs ? [] : channel));
  for (const channel of existing) {
    if (!("parent_id" in channel) || channel.parent_id !== null) continue;
    if (channel.id === record.guide || places.includes(channel.id))
      await orPermission(ports, ports.calls.moveChannel(channel.id, category));
  }
}

/** Makes a channel. When only the answer is lost, the one that was made is taken instead of a second. */
async function make(ports: FoundingPorts, existing: readonly APIChannel[], body: NewChannel): Promise<string> {
  try {
    return (await orPermission(ports, ports.calls.createChannel(ports.guild, body))).id;
  } catch (error) {
    if (error instanceof UserError || error instanceof DiscordAPIError) throw error;
    const before = new Set(existing.map((channel) => channel.id));
    const now = await ports.calls.channels(ports.guild);
    const after = now.find((channel) => !before.has(channel.id) && isSame(channel, body))?.id;
    if (after) return after;
    throw error;
  }
}

/** A channel that we made without having written it down: only in our own category can one of that name be ours. */
function unrecorded(channels: readonly APIChannel[], state: GuildState, body: NewChannel): string | null {
  if (!body.parent_id) return null;
  const { category, guide, places } = state.record;
  const recorded = new Set([category, guide, ...Object.values(places).map((kept) => kept.channel)]);
  return channels.find((channel) => !recorded.has(channel.id) && isSame(channel, body))?.id ?? null;
}

/** A channel of the server's own that is called like a place, or null. One that is the town's already is none. */
function theirChannel(
  channels: readonly APIChannel[],
  state: GuildState | null,
  place: Pick<PlaceView, "name" | "id">,
): APIChannel | null {
  const { category = null, guide = null, places = {} } = state?.record ?? {};
  const ours = new Set([guide, ...Object.values(places).map((kept) => kept.channel)]);
  const theirs = channels.filter(
    (channel) =>
      channel.type === ChannelType.GuildText &&
      channel.name === channelName(place) &&
      !ours.has(channel.id) &&
      (category === null || channel.parent_id !== category),
  );
  // Of two alike nobody can tell which is meant.
  return theirs.length === 1 ? theirs[0]! : null;
}

const isSame = (channel: APIChannel, body: NewChannel): boolean =>
  channel.type === body.type &&
  channel.name === body.name &&
  ("parent_id" in channel ? channel.parent_id : null) === (body.parent_id ?? null) &&
  (!("topic" in channel) || (channel.topic ?? null) === (body.topic ?? null));

/** "hobbs-cafe": what Discord makes of a name anyway, so that ours are found again. */
export function channelName(place: Pick<PlaceView, "name" | "id">): string {
  const name = place.name
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
  return cut(name || place.id, 100);
}

/** Turns Discord's refusal into a sentence that says what to do. */
async function orPermission<T>({ language }: FoundingPorts, work: Promise<T>, channel?: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (channel && isCode(error, codes.tooManyWebhooks))
      throw new UserError("too-many-webhooks", languageOf(language).trouble.noRoom(`<#${channel}>`), { cause: error });
    if (!isCode(error, codes.missingPermissions, codes.missingAccess)) throw error;
    throw new UserError("missing-permission", refusedSentence(language), { cause: error });
  }
}

async function remove(ports: FoundingPorts, confirmed: boolean): Promise<string> {
  const state = ports.seen()?.state ?? (await GuildState.read(ports.store, ports.guild));
  const id = townIdOf(ports.guild);
  if (!state && !ports.towns.desk(id))
    throw new UserError("no-town", languageOf(ports.language).stage.founding.nothingToRemove);
  const places = state ? Object.values(state.record.places) : [];
  const channels = state ? [...places.flatMap((kept) => (kept.theirs ? [] : kept.channel)), state.record.guide] : [];
  const ours = channels.filter((channel) => channel !== null);
  const { stage, files } = languageOf(ports.towns.desk(id)?.view().language ?? ports.language);
  const words = stage.founding;
  if (ports.channel !== null && ours.includes(ports.channel)) throw new UserError("channel-goes", files.notHere);
  if (!confirmed) return words.removeQuestion(ours.length);
  await ports.close();
  const stuck: string[] = [];
  for (const channel of ours) if (!(await deleted(ports, channel))) stuck.push(channel);
  for (const kept of places) if (kept.theirs) await letGo(ports, kept);
  const category = state?.record.category;
  if (category && stuck.length === 0) {
    const left = (await ports.calls.channels(ports.guild)).some(
      (channel) => "parent_id" in channel && channel.parent_id === category,
    );
    if (!left && !(await deleted(ports, category))) stuck.push(category);
  }
  await eraseTown(ports.store, ports.guild, ports.towns.desk(id), Date.now());
  if (ports.towns.desk(id)) await ports.towns.remove(id);
  if (stuck.length === 0) return words.removed;
  return words.removedBut(stuck.map((channel) => `<#${channel}>`));
}

/** Takes what is ours out of a channel of the server's own: the board and the webhook. What was said there stays. */
async function letGo(ports: FoundingPorts, { channel, board }: GuildRecord["places"][string]): Promise<void> {
  try {
    if (board) await ports.calls.deleteMessage(channel, board.message);
    const { id } = await ports.personas.webhook(channel);
    await ports.calls.deleteWebhook(id);
    ports.personas.forget(channel);
  } catch (error) {
    ports.log.warn({ guild: ports.guild, channel, reason: reason(error) }, "could not leave a channel as it was");
  }
}

async function deleted(ports: FoundingPorts, channel: string): Promise<boolean> {
  try {
    await ports.calls.deleteChannel(channel);
    return true;
  } catch (error) {
    ports.log.warn({ guild: ports.guild, channel, reason: reason(error) }, "could not delete a channel of the town");
    return false;
  }
}
