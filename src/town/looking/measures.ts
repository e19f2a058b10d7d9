/**
 * What is counted of a town (paper section 7): who knows of what and from whom, who knows whom, who came. Only events are read, so the
 * same numbers come from a living town and from its log.
 */

import type { Minutes } from "../../clock/units.ts";
import { literal } from "../../language/literal.ts";
import { groundsOf, type Memories, type Remembered } from "../../mind/memory/chain.ts";
import { decisionIn, keysOf, promiseKey } from "../../mind/memory/episode.ts";
import { gatheringOf, type Story } from "../../mind/persona.ts";
import type { InwardKind, Memory, MemoryId, PlannedChunk, RecordKind, TownEvent } from "../../world/events.ts";
import { firstName, isVisitor } from "../../world/people.ts";
import { type PersonId, type PlaceId, placeOf, type TownMap } from "../../world/places.ts";

/** The memories that events kept. */
export function gather(
  events: Iterable<TownEvent>,
  into: Map<MemoryId, Remembered> = new Map(),
): Map<MemoryId, Remembered> {
  for (const event of events)
    if (event.kind === "memory-kept" && event.who) into.set(event.memory.id, { of: event.who, memory: event.memory });
  return into;
}

/** Whether a memory of a story leads back to its seed: given to its holder or whispered, through lines that were said. */
export function leadsBack(memories: Memories, id: MemoryId, story: Story, seen: Set<MemoryId> = new Set()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const known = memories.get(id);
  if (!known?.memory.stories.includes(story.id)) return false;
  const { source } = known.memory;
  if (source.how === "inner-voice") return true;
  if (source.how === "given") return known.of === story.holder;
  // Behind a visitor's news lie their own words and nobody's memory.
  if (source.how === "heard" && isVisitor(story.holder) && source.from === story.holder) return true;
  return groundsOf(known.memory).some((one) => leadsBack(memories, one, story, seen));
}

/** Residents who know a story by a chain that leads back to its seed, the holder included. */
export function knowing(memories: Memories, story: Story): Set<PersonId> {
  const who = new Set<PersonId>();
  for (const [id, { of, memory }] of memories)
    if (!who.has(of) && memory.stories.includes(story.id) && leadsBack(memories, id, story)) who.add(of);
  return who;
}

/** The paper's density: 2E / V(V-1), where an edge needs both to know the other. */
export function density(memories: Iterable<Remembered>, residents: ReadonlyMap<PersonId, string>): number {
  const knows = new Set<string>();
  for (const { of, memory } of memories) {
    const { source } = memory;
    if (source.how === "given")
      for (const subject of memory.subjects) if (residents.has(subject)) knows.add(`${of}>${subject}`);
    if (source.how !== "heard") continue;
    knows.add(`${of}>${source.from}`);
    for (const [id, name] of residents)
      if (memory.text.includes(name) || new RegExp(`\\b${literal(firstName(name))}\\b`).test(said(memory.text)))
        knows.add(`${of}>${id}`);
  }
  const ids = [...residents.keys()];
  let edges = 0;
  for (let i = 0; i < ids.length; i++)
    for (let j = i + 1; j < ids.length; j++)
      if (knows.has(`${ids[i]}>${ids[j]}`) && knows.has(`${ids[j]}>${ids[i]}`)) edges++;
  return ids.length < 2 ? 0 : Math.round(((2 * edges) / (ids.length * (ids.length - 1))) * 1000) / 1000;
}

/** The words of a line, without who said it to whom. */
const said = (text: string): string => text.slice(text.indexOf('"') + 1);

/** Minutes each resident and visitor spent in a place between two moments, from the events that move people. Built up event by event. */
export function presence(place: PlaceId, from: Minutes, to: Minutes) {
  const since = new Map<PersonId, Minutes>();
  const spent = new Map<PersonId, number>();
  const arrived = new Map<PersonId, Minutes>();
  const passing = new Set<PersonId>();
  const close = (who: PersonId, at: Minutes) => {
    const began = since.get(who);
    if (began === undefined) return;
    since.delete(who);
    const stayed = Math.max(0, Math.min(at, to) - Math.max(began, from));
    if (stayed > 0 && !arrived.has(who)) arrived.set(who, began);
    spent.set(who, (spent.get(who) ?? 0) + stayed);
  };
  const atLeast = (least: number, at: Minutes): Set<PersonId> => {
    for (const who of [...since.keys()]) close(who, at);
    return new Set([...spent].filter(([, minutes]) => minutes >= least).map(([who]) => who));
  };
  return {
    take(event: TownEvent) {
      if (!event.who) return;
      const here = event.spot?.place === place;
      const come = (who: PersonId) => {
        if (!since.has(who)) since.set(who, event.at);
      };
      switch (event.kind) {
        case "talk-began":
          // Whoever is stopped on the way out for a talk has not left; who is stopped passing through has not come.
          if (here) for (const who of event.members) if (!passing.has(who)) come(who);
          break;
        case "resident-arrived":
        case "visitor-arrived":
        case "visitor-moved":
          passing.delete(event.who);
          if (here) come(event.who);
          else close(event.who, event.at);
          break;
        case "visitor-left":
        case "resident-passed":
        case "resident-set-out":
          passing[event.kind === "resident-passed" && here ? "add" : "delete"](event.who);
          close(event.who, event.at);
          break;
        default:
          // Nobody comes or goes.
          event.kind satisfies
            | InwardKind
            | RecordKind
            | "resident-woke"
            | "resident-slept"
            | "resident-acted"
            | "resident-turned-away"
            | "resident-knocked"
            | "guest-asked-in"
            | "guest-left"
            | "object-changed"
            | "talk-joined"
            | "talk-left"
            | "talk-ended"
            | "line-said"
            | "visitor-acted"
            | "visitor-reacted"
            | "voice-whispered";
      }
    },
    /** Residents, and visitors, with at least `least` minutes there by the moment `at`. Asked once, at the end. */
    atLeast,
    /** The same with when they had come, the first time they stayed. */
    arrivals: (least: number, at: Minutes): Map<PersonId, Minutes> =>
      new Map([...atLeast(least, at)].map((who) => [who, arrived.get(who)!])),
  };
}

/** Who was there for so many minutes was there. */
const LEAST = 10;
/** Who comes for a gathering comes at the earliest so long before. */
export const EARLY = 60;

/** Who was at a gathering, event by event, and whether it was for it. */
export function gathered(story: Story, map: TownMap) {
  const { id } = story;
  const { host, spot, from, to } = gatheringOf(story)!;
  const there = presence(spot.place, from, to);
  const plans = new Map<PersonId, { readonly at: Minutes; readonly chunks: readonly PlannedChunk[] }[]>();
  const { staff, household } = placeOf(map, spot.place);
  const counted = {
    take(one: TownEvent) {
      there.take(one);
      if ((one.kind === "plan-made" || one.kind === "plan-changed") && one.who)
        plans.set(one.who, [...(plans.get(one.who) ?? []), { at: one.at, chunks: one.chunks }]);
    },
    /** Whoever was there long enough, with when they came. */
    arrivals: (now: Minutes): Map<PersonId, Minutes> => there.arrivals(LEAST, now),
    /**
     * Whether a resident who remembers this of it came for it: as they had agreed to before they came or it began, to help, or knowing of
     * it when they came. Who works or lives there, was in the house already or has that piece of the day there for something else, is
     * there anyway.
     */
    cameFor(who: PersonId, known: readonly Memory[], arrived: Minutes): boolean {
      if (who === host) return true;
      const decisions = known.filter((memory) => decisionIn(memory)?.news === id);
      const last = decisions.at(-1);
      if (last && !decisionIn(last)!.yes) return false;
      const agreed = decisions.find((memory) => decisionIn(memory)!.yes);
      if (agreed) return agreed.created <= Math.max(arrived, from);
      const help = promiseKey(`help:${id}:${who}`);
      if (known.some((memory) => memory.episode?.kind === "kept" && keysOf(memory).includes(help))) return true;
      const knew = known[0]?.created;
      if (knew === undefined || knew > arrived || arrived < from - EARLY) return false;
      if (staff.includes(who) || household.includes(who)) return false;
      const meant = plans
        .get(who)
        ?.findLast(({ at }) => at <= arrived)
        ?.chunks.find((chunk) => chunk.from <= arrived && arrived < chunk.to);
      return meant?.place !== spot.place || meant.serves === id;
    },
    /** Residents who came for it, of all memories. */
    came(memories: Memories, now: Minutes): Set<PersonId> {
      const known = new Map<PersonId, Memory[]>();
      for (const { of, memory } of memories.values())
        if (memory.stories.includes(id)) known.set(of, [...(known.get(of) ?? []), memory]);
      const all = [...counted.arrivals(now)];
      return new Set(all.flatMap(([who, at]) => (counted.cameFor(who, known.get(who) ?? [], at) ? [who] : [])));
    },
  };
  return counted;
}
