/**
 * Where a memory comes from, walked back link by link (design section 2.6; paper section 7.1.2): a thing heard leads to what its
 * speaker drew on, a conclusion to what it was drawn from, until something given, seen, done or thought by oneself is reached, or
 * the words of a visitor, behind which nobody's memory lies.
 */
import type { LineId, Memory, MemoryId } from "../../world/events.ts";
import { isVisitor } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";

/** A memory, and whose it is. */
export interface Remembered {
  readonly of: PersonId;
  readonly memory: Memory;
}

/** Everybody's memories, by id. */
export type Memories = ReadonlyMap<MemoryId, Remembered>;

/** Where chains end. */
export type Origin = "given" | "saw" | "did" | "inner-voice" | "visitor";

/** A chain from a memory, the first link, back to its origin, the last. */
export interface Chain {
  readonly links: readonly Remembered[];
  readonly origin: Origin;
}

/** The memories a memory directly rests on: of what was heard the speaker's own, of the rest one's own. */
export const groundsOf = ({ source, evidence }: Memory): readonly MemoryId[] =>
  source.how === "heard" ? source.rests : evidence;

/** What a memory is an origin of, when nothing lies behind it; null for what must rest on something. */
function originOf({ source }: Memory): Origin | null {
  if (source.how === "heard") return isVisitor(source.from) ? "visitor" : null;
  return source.how === "concluded" || source.how === "planned" ? null : source.how;
}

/** Chains over a set of memories; whoever has them all can walk them through everybody. */
export function chainsIn(memories: Memories): { readonly from: (id: MemoryId) => Chain | null } {
  // Small talk draws on nothing, so a line is led back to the speaker's memory of having said it.
  const sayings = new Map<LineId, MemoryId>();
  for (const [id, { memory }] of memories)
    if (memory.source.how === "did" && memory.source.line !== undefined) sayings.set(memory.source.line, id);
  const behind = (memory: Memory): readonly MemoryId[] => {
    const grounds = groundsOf(memory);
    if (grounds.length > 0 || memory.source.how !== "heard") return grounds;
    const saying = sayings.get(memory.source.line);
    return saying === undefined ? [] : [saying];
  };
  return {
    /** The shortest chain from a memory back to an origin, or null when there is none. */
    from(id) {
      const first = memories.get(id);
      if (!first) return null;
      const seen = new Set([id]);
      let paths: readonly (readonly Remembered[])[] = [[first]];
      while (paths.length > 0) {
        const longer: Remembered[][] = [];
        for (const path of paths) {
          const { memory } = path.at(-1)!;
          const grounds = behind(memory);
          const origin = grounds.length === 0 ? originOf(memory) : null;
          if (origin) return { links: path, origin };
          for (const ground of grounds) {
            const known = memories.get(ground);
            if (!known || seen.has(ground)) continue;
            seen.add(ground);
            longer.push([...path, known]);
          }
        }
        paths = longer;
      }
      return null;
    },
  };
}
