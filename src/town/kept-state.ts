/** What the patches and snapshots of a town share: values as JSON, minds apart from their memories, and what records of before lack. */
import type { Mind } from "../mind/mind.ts";
import { gatheringOf, type Story } from "../mind/persona.ts";
import type { Json } from "../store/store.ts";
import type { PersonId, PlaceId, TownMap } from "../world/places.ts";
import { readTown } from "./file/definition.ts";
import type { Away } from "./roll/away.ts";
import type { Handled, Roll, TownState } from "./state.ts";

/** A vector as text: base64 of its 32-bit floats. */
export const vectorText = (vector: Float32Array): string =>
  Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString("base64");

/** A vector from its text. */
export function vectorOf(text: string): Float32Array {
  const bytes = Buffer.from(text, "base64");
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

/** JSON of a value, Maps and Sets included. */
export function encode(value: unknown): Json {
  if (value instanceof Map) return { $map: [...value].map(([key, one]) => [encode(key), encode(one)]) };
  if (value instanceof Set) return { $set: [...value].map(encode) };
  if (Array.isArray(value)) return value.map(encode);
  if (value !== null && typeof value === "object")
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, one]) => one !== undefined)
        .map(([key, one]) => [key, encode(one)]),
    );
  return value as Json;
}

/** The value that `encode` wrote. What comes back is what went in, so its type is the caller's to know. */
export function decode(json: Json): unknown {
  if (Array.isArray(json)) return json.map(decode);
  if (json === null || typeof json !== "object") return json;
  const held = json as { readonly [key: string]: Json };
  if (Array.isArray(held.$map))
    return new Map((held.$map as [Json, Json][]).map(([key, one]) => [decode(key), decode(one)]));
  if (Array.isArray(held.$set)) return new Set((held.$set as Json[]).map(decode));
  return Object.fromEntries(Object.entries(held).map(([key, one]) => [key, decode(one)]));
}

/** Everything of a mind but its memories. */
export type Inner = Omit<Mind, "stream">;

/** What is kept of a mind beside its memories. */
export const inner = ({ stream: _, ...rest }: Mind): Inner => rest;

/** What minds kept by earlier versions lack. */
const lacking: Pick<Inner, "habits" | "errands"> = { habits: new Map(), errands: [] };

/** A mind with what those of earlier versions lack. */
export const complete = <I extends Inner>(kept: I): I =>
  Object.keys(lacking).every((key) => key in kept) ? kept : { ...lacking, ...kept };

/** The minds of everybody apart by who is away, as they are kept together. */
export function apart(minds: ReadonlyMap<PersonId, Mind>, away: ReadonlyMap<PersonId, Away>) {
  const all = [...minds];
  return {
    minds: new Map(all.filter(([id]) => !away.has(id))),
    awayMinds: new Map(all.filter(([id]) => away.has(id))),
  };
}

/** Messages as they were kept before: a place alone. */
export const handledFrom = (kept: ReadonlyMap<string, Handled | PlaceId> | undefined): ReadonlyMap<string, Handled> =>
  new Map([...(kept ?? [])].map(([id, one]) => [id, typeof one === "string" ? { place: one, turn: null } : one]));

/**
 * Stories as they were kept before, told in public and nothing said of where: it may have been in any place that anybody may enter. What
 * somebody gives themselves was announced wherever they planned it, as which its own place counts.
 */
export function withWhereTold(stories: TownState["stories"], { places }: TownMap): TownState["stories"] {
  const open = [...places.values()].flatMap(({ id, access }) => (access === "public" ? [id] : []));
  const lacks = ({ told, toldIn }: Story) => told !== undefined && !toldIn?.some((place) => open.includes(place));
  const out = (one: Story): Story => {
    if (lacks(one)) return { ...one, toldIn: [...(one.toldIn ?? []), ...open] };
    const event = one.toldIn || one.plannedBy !== one.holder ? null : gatheringOf(one);
    return event ? { ...one, toldIn: [event.spot.place] } : one;
  };
  return new Map([...stories].map(([id, one]) => [id, out(one)]));
}

/** The map of a town whose keepers have changed it: who lives where is part of it. */
export const mapOf = ({ file }: Roll): TownMap => readTown(file, "town.json", { kept: true }).map;
