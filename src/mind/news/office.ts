/** News of a post that somebody stands for: one is for them, against them or waits. */
import type { PersonId } from "../../world/places.ts";
import type { Mind, TownFacts } from "../mind.ts";
import { all, byDay, type Kind, type MatterOf } from "./kind.ts";

const feels = () => ({ ...all(0), own: 1, kin: 1, friend: 1, rival: -1 }) as const;

export const office: Kind<MatterOf<"office">> = {
  parts: ({ candidates }) => candidates.map((who) => [who, "candidate"]),
  places: () => [],
  phase: ({ day }, now) => byDay(day, now),
  feels,
  over: feels,
  shown: (felt) => (felt < 0 ? "disagree" : felt > 0 ? "agree" : "doubt"),
  // Whoever stands goes to see people.
  calls: (_, { role, phase }) => (role !== null && phase === "before" ? [{ does: "tell" }] : []),
};

/** Who may still be chosen: who has moved away stands no more. */
const standing = (
  { candidates }: MatterOf<"office">,
  { personas, formerly }: Pick<TownFacts, "personas" | "formerly">,
): readonly PersonId[] => candidates.filter((one) => personas.has(one) || !formerly?.has(one));

/**
 * For whom a resident votes: whom they like best by now, by all that the two have lived since they knew each other: their talks, promises
 * kept and broken, help. Who likes two alike, or none, keeps out of it.
 */
export function voteOf(
  mind: Mind,
  of: MatterOf<"office">,
  facts: Pick<TownFacts, "personas" | "formerly">,
): PersonId | null {
  const [best, next] = [...standing(of, facts)].sort((a, b) => likingOf(mind, b) - likingOf(mind, a));
  return best !== undefined && likingOf(mind, best) > Math.max(0, next === undefined ? 0 : likingOf(mind, next))
    ? best
    : null;
}

/** How one likes a candidate: oneself as one's closest. */
const likingOf = ({ id, ties }: Mind, one: PersonId): number => (id === one ? 3 : (ties.get(one)?.warmth ?? 0));

/** Who is chosen on the day, by the votes: whoever has most; the one who stands alone; else nobody. */
export function chosenOf(
  of: MatterOf<"office">,
  facts: Pick<TownFacts, "personas" | "formerly">,
  votes: readonly PersonId[],
): PersonId | null {
  const candidates = standing(of, facts);
  if (candidates.length < 2) return candidates[0] ?? null;
  const counted = candidates
    .map((one) => [one, votes.filter((vote) => vote === one).length] as const)
    .sort((a, b) => b[1] - a[1]);
  const [[most, ahead] = [null, 0], [, behind] = [null, 0]] = counted;
  return ahead > behind ? most : null;
}
