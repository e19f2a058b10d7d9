/**
 * What a town needs of a server's channels, held against what is there: what stands, what is to be made, and whether there is room for it
 * (discord-facts section 3). Pure; the preview tells it and `make-channels.ts` makes it.
 */
import { type APIChannel, ChannelType } from "discord.js";
import type { Settings } from "../../../town/keeping/settings.ts";
import type { PlaceId } from "../../../world/places.ts";
import type { GuildState } from "../guild-state.ts";
import { cut } from "../speaking/persona-name.ts";

/** A place, as far as its channel needs it. */
export interface PlaceSketch {
  readonly id: PlaceId;
  readonly name: string;
  /** A private home. */
  readonly private?: boolean;
}

/** How private homes are shown. */
export type Homes = Settings["homes"];

/** Discord's limits, categories counted among the channels. */
export const MOST_CHANNELS = 500;
export const MOST_IN_CATEGORY = 50;

/** What a plan is made from. */
export interface Planned {
  /** The server's channels as they are now. */
  readonly channels: readonly APIChannel[];
  /** Threads of ours that are still there, which are not among them. */
  readonly threads: ReadonlySet<string>;
  readonly known: GuildState | null;
  readonly places: readonly PlaceSketch[];
  /** The server's own channels that are called like a place are used. */
  readonly mapped: boolean;
  readonly homes: Homes;
}

/** What is missing of a town. */
export interface Plan {
  readonly category: boolean;
  readonly guide: boolean;
  readonly keepers: boolean;
  /** The channel that the homes are threads of. */
  readonly homes: boolean;
  /** Places that get a channel, and those that get a thread. */
  readonly channels: readonly PlaceSketch[];
  readonly threads: readonly PlaceSketch[];
  /** Places that the server has a channel of its own for, which is used. */
  readonly theirs: ReadonlyMap<PlaceId, string>;
}

/** What is missing of a town here. */
export function planOf({ channels, threads, known, places, mapped, homes }: Planned): Plan {
  const record = known?.record;
  const ids = new Set(channels.map(({ id }) => id));
  const stands = (id: string | null | undefined) => id != null && (ids.has(id) || threads.has(id));
  const wanted = places.filter(({ id }) => !stands(record?.places[id]?.channel));
  const theirs = new Map<PlaceId, string>();
  if (mapped)
    for (const place of wanted) {
      const own = theirChannel(channels, known, place);
      if (own) theirs.set(place.id, own.id);
    }
  const bare = wanted.filter(({ id }) => !theirs.has(id));
  const shown = (place: PlaceSketch): Homes => (place.private ? homes : "channels");
  const asThreads = bare.filter((place) => shown(place) === "threads");
  return {
    category: !stands(record?.category),
    guide: !stands(record?.guide),
    keepers: !stands(record?.keepers) && !stands(record?.log),
    homes: asThreads.length > 0 && !stands(record?.homes),
    channels: bare.filter((place) => shown(place) === "channels"),
    threads: asThreads,
    theirs,
  };
}

/** How many channels a plan makes, the category among them; threads are none. */
export const countOf = (plan: Plan): number =>
  [plan.category, plan.guide, plan.keepers, plan.homes].filter(Boolean).length + plan.channels.length;

/** How much room is missing for a plan: in the server, and in the category. */
export function shortOf(
  plan: Plan,
  { channels, known }: Pick<Planned, "channels" | "known">,
): { readonly server: number; readonly category: number } {
  const needed = countOf(plan);
  const category = plan.category ? null : known?.record.category;
  const inside = channels.filter((one) => category && "parent_id" in one && one.parent_id === category).length;
  return {
    server: Math.max(0, channels.length + needed - MOST_CHANNELS),
    category: Math.max(0, inside + needed - (plan.category ? 1 : 0) - MOST_IN_CATEGORY),
  };
}

/** A channel of the server's own that is called like a place, or null. One that is the town's already is none. */
export function theirChannel(
  channels: readonly APIChannel[],
  state: GuildState | null,
  place: PlaceSketch,
): APIChannel | null {
  const ours = new Set(state?.channels ?? []);
  const category = state?.record.category ?? null;
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

/** "hobbs-cafe": what Discord makes of a name anyway, so that ours are found again. */
export function channelName(place: Pick<PlaceSketch, "name" | "id">): string {
  const name = place.name
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
  return cut(name || place.id, 100);
}
