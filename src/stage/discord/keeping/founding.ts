/**
 * Founds and removes a town in a server (design section 7): one category, a channel per place with its webhook and its board, and a
 * guide. Idempotent and resumable, since every step is written down; nothing but what we made is ever touched.
 */
import { z } from "zod";
import { momentText } from "../../../clock/units.ts";
import { languageOf } from "../../../language/language.ts";
import type { Json, Store } from "../../../store/store.ts";
import type { Attached, Founding, Previewed, TakenOver, Wanted } from "../../../town/desk/command.ts";
import type { TownDesk } from "../../../town/desk/desk.ts";
import { parseTown, readTown, type TownDefinition } from "../../../town/file/definition.ts";
import { type LivedTown, readExport } from "../../../town/file/export.ts";
import type { Founded, LeftOut, Towns } from "../../../town/host-port.ts";
import { type Settings, usualSettings } from "../../../town/keeping/settings.ts";
import type { TownView } from "../../../town/looking/views.ts";
import { isPrivateHome } from "../../../world/places.ts";
import { UserError } from "../../../world/user-error.ts";
import { type GuildRecord, GuildState, proposalOf, townIdOf } from "../guild-state.ts";
import { eraseLines, type GuildTown } from "../guild-town.ts";
import { reason } from "../log.ts";
import { cut } from "../speaking/persona-name.ts";
import { plain } from "../speaking/script.ts";
import { countOf, type Homes, type PlaceSketch, planOf } from "./founding-plan.ts";
import {
  categoryName,
  keepersPart,
  logToChoose,
  type Missing,
  mended,
  missingOf,
  noRoom,
  orPermission,
  waysOf,
} from "./founding-words.ts";
import { groundOf, Interrupted, type MakingPorts, makeChannels } from "./make-channels.ts";
import { missingSentence, type Permission } from "./permissions.ts";

export { channelName } from "./founding-plan.ts";

/** A town that may be founded, as a preview needs it. */
export interface TownSketch {
  /** The file's name without ".json". */
  readonly file: string;
  readonly name: string;
  /** The language that its boards and replies will be in. */
  readonly language: string;
  readonly residents: number;
  readonly places: readonly PlaceSketch[];
}

/** What founding needs, for one server. */
export interface FoundingPorts extends MakingPorts {
  /** The channel it is asked in, or null. */
  readonly channel: string | null;
  readonly store: Store;
  readonly towns: Towns;
  readonly sketches: readonly TownSketch[];
  readonly defaultTown: string;
  /** One or two sentences about what the town costs and who thinks for it. */
  readonly costNote: (town: TownSketch) => string;
  /** What the bot may not do here but must; where homes are threads, more. */
  missing(homes: Homes): readonly Permission[];
  /** Those of some names that a reader would take for a member's of the server. */
  namesOfMembers(names: readonly string[]): Promise<readonly string[]>;
  /** The id of the bot's application. */
  readonly application: string;
  /** The town as it is seen here, or null. */
  seen(): GuildTown | null;
  /** Begins to show the town here, and hears what was written in its places since its founding began. */
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
    preview: (wanted) => previewed(ports, wanted),
    found: (wanted, tell) => found(ports, wanted, tell),
    previewImport: (taken) => previewedImport(ports, taken),
    import: (taken, tell) => takeOver(ports, taken, tell),
    removeQuestion: () => removeQuestion(ports),
    remove: (tell) => remove(ports, tell),
  };
}

type Tell = (sentence: string) => void;
const silently: Tell = () => {};

/** Goes on with what was being made or taken away when the program ended, and says what came of it. @throws as it does */
export async function goOn(ports: FoundingPorts, state: GuildState): Promise<string> {
  const { doing, file } = state.record;
  if (doing === null) return "";
  const { what, by, mapped, joining, homes } = doing;
  const attached = doing.attached ? ("kept" as const) : null;
  const wished = { mapped, joining, homes, by };
  if (what === "remove") return remove(ports, silently);
  // What was being taken over lives here already, or begins anew with the file that is still kept.
  if (what === "import" && !ports.towns.desk(townIdOf(ports.guild)))
    return takeOver(ports, { ...wished, attached: "kept", seed: null }, silently);
  return found(ports, { ...wished, town: file, attached: what === "found" ? attached : null }, silently);
}

/** What is kept of the server's channels. */
const keptOf = async (ports: FoundingPorts): Promise<GuildState | "damaged" | null> =>
  ports.seen()?.state ?? (await GuildState.read(ports.store, ports.guild));

/** The same where it can be gone on with. @throws UserError where it is damaged, or its town cannot be opened */
async function stateOf(ports: FoundingPorts): Promise<GuildState | null> {
  const kept = await keptOf(ports);
  if (kept === "damaged") throw new UserError("town-unread", leftOutHere(ports.language).why);
  const leftOut = ports.towns.unread(townIdOf(ports.guild), ports.language);
  if (leftOut) throw new UserError("town-unread", leftOut.why);
  return kept;
}

/** A town whose channels are known no more, told in a language. */
export function leftOutHere(language: string): LeftOut {
  const { unread, damaged } = languageOf(language).outage;
  return { language, why: unread(damaged.channels) };
}

/** The town that is meant, and what is known of it here. @throws UserError */
async function meant(ports: FoundingPorts, { town: named, attached }: Wanted) {
  const known = await stateOf(ports);
  const own = attached && (await handedIn(ports, attached));
  const file = own?.id ?? (named || known?.record.file || ports.defaultTown);
  const stands = ports.towns.desk(townIdOf(ports.guild));
  const standing = stands?.view();
  const sketch = own
    ? sketchOf(own)
    : standing && known?.record.file === file
      ? sketchOfView(file, standing)
      : ports.sketches.find((one) => one.file === file);
  const words = languageOf(ports.language).stage.founding;
  if (!sketch) throw new UserError("no-such-town", words.noSuchTown(cut(file, 60), ports.sketches.map(nameOf)));
  if (known && known.record.file !== file) {
    const name = standing?.name ?? ports.sketches.find((one) => one.file === known.record.file)?.name;
    throw new UserError("town-stands", words.stands(plain(name ?? known.record.file)));
  }
  return { known, own, file, stands, sketch };
}

/** What a town is called, with its file where that is not the same. */
export const nameOf = ({ name, file }: TownSketch): string =>
  name.toLowerCase().replaceAll(" ", "-") === file ? name : `${name} (${file})`;

/** What would be made, held against what is here. @throws UserError */
async function previewed(ports: FoundingPorts, wanted: Wanted): Promise<Previewed> {
  const { known, stands, sketch } = await meant(ports, wanted);
  const homes = stands?.settings().homes ?? wanted.homes ?? usualSettings.homes;
  mayFound(ports, homes);
  const joining = stands?.settings().joining ?? wanted.joining ?? usualSettings.joining;
  if (known && stands) return repair(ports, known, sketch, wanted.mapped, homes);
  return preview(ports, sketch, { ...wanted, joining, homes }, known);
}

async function found(ports: FoundingPorts, wanted: Wanted, tell: Tell): Promise<string> {
  const { known, own, file, stands, sketch } = await meant(ports, wanted);
  const { joining, homes, mapped, by } = wanted;
  const shown = stands?.settings().homes ?? homes ?? usualSettings.homes;
  mayFound(ports, shown);
  const state = known ?? GuildState.fresh(ports.store, ports.guild, file);
  if (!stands && !known) await roomFor(ports, sketch, mapped, shown);
  const { doing } = state.record;
  const mends = known !== null && stands && (doing === null || doing.what === "mend");
  const missing = mends ? await missingHere(ports, known, sketch.places, mapped, shown) : null;
  await begin(state, { what: mends ? "mend" : "found", attached: own !== null, mapped, joining, homes, by });
  const desk =
    stands ?? (await settled(ports, state, known === null, file, { ...(own ? { file: own.file } : {}), wanted }));
  return settle(ports, desk, state, { mapped, by, tell }, missing);
}

/** What is being done here from now on, which a start goes on with. */
const begin = (state: GuildState, doing: Omit<NonNullable<GuildRecord["doing"]>, "since" | "told">): Promise<void> =>
  state.change({ doing: { since: state.record.doing?.since ?? Date.now(), told: false, ...doing } });

/** Settles a town; one that cannot be settled leaves nothing of itself behind. */
async function settled(
  { towns, guild }: FoundingPorts,
  state: GuildState,
  fresh: boolean,
  file: string,
  { wanted, ...given }: Pick<Founded, "file" | "past"> & { readonly wanted: Pick<Wanted, "joining" | "homes"> },
): Promise<TownDesk> {
  const { joining, homes } = wanted;
  const settings = { ...(joining ? { joining } : {}), ...(homes ? { homes } : {}) };
  try {
    return await towns.found(townIdOf(guild), file, { ...given, ...(joining || homes ? { settings } : {}) });
  } catch (error) {
    if (fresh) await state.drop();
    else await state.change({ doing: null });
    throw error;
  }
}

/** @throws UserError where a town's channels have no room here */
async function roomFor(ports: FoundingPorts, { places }: TownSketch, mapped: boolean, homes: Homes): Promise<void> {
  const ground = await orPermission(ports.language, groundOf(ports, null, { places, mapped }));
  const refused = noRoom(ground, planOf({ ...ground, homes }), ports.language);
  if (refused !== null) throw new UserError("no-room", refused);
}

async function previewedImport(ports: FoundingPorts, taken: TakenOver): Promise<Previewed> {
  const { definition, memories, now } = await takeable(ports, taken);
  const real = await membersIn(ports, definition);
  const when = momentText(definition.start, now, ports.language);
  const joining = taken.joining ?? usualSettings.joining;
  const told = await preview(
    ports,
    sketchOf(definition),
    { ...taken, joining, homes: taken.homes ?? "channels" },
    null,
  );
  const { past, namesakes } = languageOf(ports.language).files;
  const lines = [past(definition.personas.length, memories, when), ...(real.length > 0 ? [namesakes(real)] : [])];
  return { ...told, text: [told.text, ...lines].join("\n") };
}

/** Founds a town with its past, from the file that another server's keeper was given. */
async function takeOver(ports: FoundingPorts, taken: TakenOver, tell: Tell): Promise<string> {
  const { mapped, joining, homes, by } = taken;
  const { definition, past } = await takeable(ports, taken);
  await roomFor(ports, sketchOf(definition), mapped, homes ?? usualSettings.homes);
  const state = GuildState.fresh(ports.store, ports.guild, definition.id);
  await begin(state, { what: "import", attached: true, mapped, joining, homes, by });
  const desk = await settled(ports, state, true, definition.id, { file: definition.file, past, wanted: taken });
  return settle(ports, desk, state, { mapped, by, tell }, null);
}

/** The town with its past that may be taken over here. @throws UserError */
async function takeable(ports: FoundingPorts, { attached, seed, homes }: TakenOver): Promise<LivedTown> {
  const known = await stateOf(ports);
  const stands = ports.towns.desk(townIdOf(ports.guild));
  if (stands || (known && known.record.doing?.what !== "import"))
    throw new UserError(
      "town-stands",
      languageOf(ports.language).files.stands(stands?.view().name ?? known?.record.file ?? ""),
    );
  const lived = await livedIn(ports, attached, seed);
  mayFound(ports, homes ?? usualSettings.homes);
  return lived;
}

/** @throws UserError that names what the bot may not do here but must */
function mayFound(ports: FoundingPorts, homes: Homes): void {
  const missing = ports.missing(homes);
  if (missing.length > 0) throw new UserError("missing-permission", missingSentence(missing, ports.language));
}

/**
 * Makes what is missing of a town that lives here, and says so: to whoever asked, in the language they were asked in. `missing`: of a town that
 * stood before, what was; null: it was not founded yet.
 */
async function settle(
  ports: FoundingPorts,
  desk: TownDesk,
  state: GuildState,
  making: Parameters<typeof makeChannels>[3],
  missing: Missing | null,
): Promise<string> {
  try {
    const made = await makeChannels(ports, state, desk, making);
    const town = ports.seen() ?? (await ports.open(state, desk));
    const words = languageOf(ports.language).stage.founding;
    for (const place of desk.view().places) {
      if (ports.closing()) throw new Interrupted("the program is ending");
      await orPermission(ports.language, town.boards.ensure(place.id));
    }
    const { guide, guideOpen } = state.record;
    await state.change({ doing: null, guideOpen: false });
    await ports.store.remove(proposalOf(ports.guild));
    town.mended();
    if (made > 0) for (const sentence of ports.towns.concerns(desk.id)) town.tellKeepers(sentence);
    const view = desk.view();
    const first = view.places.find((place) => !place.home) ?? view.places[0];
    const where = first ? state.channelOf(first.id) : null;
    const { keepers, log } = state.record;
    return [
      missing === null
        ? words.founded(plain(view.name), where && `<#${where}>`)
        : mended(view.name, missing, state, ports.language),
      ...(guideOpen ? [words.guideOpen(`<#${guide}>`)] : []),
      ...(keepers === null && log === null ? [words.chooseLog] : []),
    ].join("\n");
  } catch (error) {
    // Who asked is told and decides; only what nobody could be told of is gone on with by itself.
    const { doing } = state.record;
    if (!(error instanceof Interrupted)) await state.change({ doing: doing && { ...doing, told: true } });
    throw error;
  }
}

/** What somebody handed in, between its preview and its founding: a town file, or a town with its past. */
const proposal = z.object({
  name: z.string(),
  file: z.unknown().optional(),
  lived: z.string().optional(),
  seed: z.string().nullable().default(null),
});

/** What was handed in last; null where there is nothing that can be read: it is attached anew. */
const proposed = async (store: Store, guild: string) =>
  proposal.safeParse(await store.read(proposalOf(guild))).data ?? null;

/** The residents who look like members of the server: in a new town they are refused, in one with a past told of, which is theirs already. */
const membersIn = ({ namesOfMembers }: FoundingPorts, { personas }: TownDefinition): Promise<readonly string[]> =>
  namesOfMembers(personas.map(({ name }) => name));

/** The town that somebody handed in, kept from its preview on. @throws UserError with all that is wrong in it */
async function handedIn(ports: FoundingPorts, attached: Attached | "kept"): Promise<TownDefinition> {
  const { store, guild, language } = ports;
  if (attached === "kept") {
    const kept = await proposed(store, guild);
    if (kept?.file !== undefined) return readTown(kept.file, kept.name);
    throw new UserError("file-gone", languageOf(language).keeping.file.gone);
  }
  const definition = parseTown(await attached.text(MOST_TOWN_BYTES), attached.name);
  const real = await membersIn(ports, definition);
  if (real.length > 0) throw new UserError("name-members", languageOf(language).roll.membersNames(real));
  await store.write(proposalOf(guild), { name: attached.name, file: definition.file as unknown as Json });
  return definition;
}

/** The same for a town with its past; another seed that was wished for is kept with it. @throws UserError with all that is wrong in it */
async function livedIn(ports: FoundingPorts, attached: Attached | "kept", seed: string | null): Promise<LivedTown> {
  const { store, guild, language } = ports;
  const handed = attached !== "kept" && { name: attached.name, lived: await attached.text(MOST_PAST_BYTES), seed };
  const kept = handed || (await proposed(store, guild));
  if (!kept?.lived) throw new UserError("file-gone", languageOf(language).files.gone);
  const read = readExport(kept.lived, kept.name, language);
  if (handed) await store.write(proposalOf(guild), handed);
  return kept.seed === null ? read : { ...read, past: { ...read.past, seed: kept.seed } };
}

/** What a preview tells of a town. */
export const sketchOf = ({ id, name, language, personas, map }: TownDefinition): TownSketch => ({
  file: id,
  name,
  language,
  residents: personas.length,
  places: [...map.places.values()].map((place) => ({ id: place.id, name: place.name, private: isPrivateHome(place) })),
});

/** The same of a town that stands. */
const sketchOfView = (file: string, { name, language, people, places }: TownView): TownSketch => ({
  file,
  name,
  language,
  residents: people.filter(({ kind }) => kind === "resident").length,
  places,
});

/** What would be founded, in the language of who reads it; the category's name is the town's. */
async function preview(
  ports: FoundingPorts,
  sketch: TownSketch,
  { mapped, joining, homes }: Pick<Wanted, "mapped"> & Pick<Settings, "joining" | "homes">,
  known: GuildState | null,
): Promise<Previewed> {
  const { language, costNote } = ports;
  const ground = await groundOf(ports, known, { places: sketch.places, mapped });
  const plan = planOf({ ...ground, homes });
  const full = noRoom(ground, plan, language);
  if (full !== null) return { text: full, ready: false };
  const { stage, admission } = languageOf(language);
  const words = stage.founding;
  const shown = sketch.places.filter((place) => !place.private || homes !== "none").map((place) => plain(place.name));
  const own = planOf({ ...ground, mapped: true, homes }).theirs;
  const lines = [
    ...words.preview(plain(sketch.name), categoryName(sketch), sketch.residents, {
      keepers: keepersPart(known, language),
      places: shown,
      channels: countOf(plan),
    }),
    ...logToChoose(plan, known, language),
    ...(sketch.places.some((place) => place.private) ? [words.homes(homes, waysOf(ground))] : []),
    [admission.joining[joining], admission.otherJoining[joining]].join(" "),
    ...(own.size > 0
      ? [
          words.mappable(
            [...own.values()].map((channel) => `<#${channel}>`),
            mapped,
          ),
        ]
      : []),
    costNote({ ...sketch, language }),
  ];
  return { text: lines.filter((line) => line !== "").join("\n"), ready: true };
}

/** What a repair would add to a town that stands: only what is missing of it. */
async function repair(
  ports: FoundingPorts,
  known: GuildState,
  sketch: TownSketch,
  mapped: boolean,
  homes: Homes,
): Promise<Previewed> {
  const words = languageOf(ports.language).stage.founding;
  const missing = await missingHere(ports, known, sketch.places, mapped, homes);
  const { ground, plan } = missing;
  const full = noRoom(ground, plan, ports.language);
  if (full !== null) return { text: full, ready: false };
  const own = [...planOf({ ...ground, mapped: true, homes }).theirs.values()].map((channel) => `<#${channel}>`);
  const parts = missingOf(missing, known, ports.language);
  if (parts.length === 0) return { text: words.nothingMissing(plain(sketch.name)), ready: false };
  const lines = [
    words.missingParts(plain(sketch.name), parts),
    ...logToChoose(plan, known, ports.language),
    ...(own.length > 0 ? [words.mappable(own, mapped)] : []),
  ];
  return { text: lines.join("\n"), ready: true };
}

/** What is missing of a town that stands. */
async function missingHere(
  ports: FoundingPorts,
  known: GuildState,
  places: readonly PlaceSketch[],
  mapped: boolean,
  homes: Homes,
): Promise<Missing> {
  const ground = await groundOf(ports, known, { places, mapped });
  const boards = Object.values(known.record.places).filter(({ board }) => board === null).length;
  return { ground, plan: planOf({ ...ground, homes }), boards, hookless: await hookless(ports, known) };
}

/** Channels of ours that stand and have no webhook of ours. */
async function hookless({ calls, application }: FoundingPorts, { record }: GuildState): Promise<readonly string[]> {
  const channels = new Set(Object.values(record.places).map(({ channel, within }) => within ?? channel));
  const without: string[] = [];
  for (const channel of channels) {
    // What may not be looked at is the check's to tell.
    const hooks = await calls.webhooks(channel).catch(() => null);
    if (hooks && !hooks.some((hook) => hook.application_id === application)) without.push(channel);
  }
  return without;
}

/** Whether there is something to take away, and what goes with it. @throws UserError where it is asked in a channel that would go */
async function removeQuestion(ports: FoundingPorts): Promise<string> {
  const { damaged, ours, words } = await removable(ports);
  return damaged ? words.removeDamagedQuestion : words.removeQuestion(ours.length);
}

async function removable(ports: FoundingPorts) {
  const kept = await keptOf(ports);
  const state = kept === "damaged" ? null : kept;
  const desk = ports.towns.desk(townIdOf(ports.guild));
  const { stage, files } = languageOf(ports.language);
  if (!kept && !desk) throw new UserError("no-town", stage.founding.nothingToRemove);
  const places = Object.values(state?.record.places ?? {});
  const { guide = null, keepers = null, homes = null } = state?.record ?? {};
  // A thread goes with its channel.
  const made = places.flatMap(({ channel, theirs, within }) => (theirs || within !== undefined ? [] : channel));
  const ours = [...made, guide, homes, keepers].filter((channel) => channel !== null);
  const threads = places.flatMap(({ channel, within }) => (within === undefined ? [] : channel));
  if (ports.channel !== null && [...ours, ...threads].includes(ports.channel))
    throw new UserError("channel-goes", files.notHere);
  return { state, damaged: kept === "damaged", desk, places, ours, words: stage.founding };
}

async function remove(ports: FoundingPorts, tell: Tell): Promise<string> {
  const { state, damaged, desk, places, ours, words } = await removable(ports);
  if (state)
    await begin(state, { what: "remove", attached: false, mapped: false, joining: null, homes: null, by: null });
  await ports.close();
  const stuck: string[] = [];
  for (const [n, channel] of ours.entries()) {
    if (ports.closing()) throw new Interrupted("the program is ending");
    tell(words.removing(n + 1, ours.length));
    if (!(await deleted(ports, channel))) stuck.push(channel);
  }
  for (const kept of places) if (kept.theirs) await letGo(ports, kept);
  const category = state?.record.category;
  if (category && stuck.length === 0) {
    const left = (await ports.calls.channels(ports.guild)).some(
      (channel) => "parent_id" in channel && channel.parent_id === category,
    );
    if (!left && !(await deleted(ports, category))) stuck.push(category);
  }
  // The record goes last: until then a start goes on with the removal.
  const now = Date.now();
  await eraseLines(ports.store, desk, now);
  // One that could not be opened as well.
  await ports.towns.remove(townIdOf(ports.guild));
  await GuildState.erase(ports.store, ports.guild, state);
  if (damaged) return words.removedDamaged;
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
