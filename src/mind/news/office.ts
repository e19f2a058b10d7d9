/** News of a post that somebody stands for: one is for them, against them or waits. */
import type { PersonId } from "../../world/places.ts";
import type { TownFacts } from "../mind.ts";
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

/** Who is chosen on the day: whom most people in town like best of those who stand, where they like any; the one who stands alone; else nobody. */
export function chosenOf(
  { candidates: stood }: MatterOf<"office">,
  { personas, formerly }: Pick<TownFacts, "personas" | "formerly">,
): PersonId | null {
  // Who has moved away stands no more.
  const candidates = stood.filter((one) => personas.has(one) || !formerly?.has(one));
  const [first] = candidates;
  if (candidates.length < 2) return first ?? null;
  const liking = (who: PersonId, one: PersonId) =>
    who === one ? 3 : (personas.get(who)?.ties.find(({ to }) => to === one)?.warmth ?? 0);
  const votes = new Map(candidates.map((one) => [one, 0]));
  for (const who of personas.keys()) {
    const [best, next] = [...candidates].sort((a, b) => liking(who, b) - liking(who, a));
    // Who likes two alike, or none, keeps out of it.
    if (best !== undefined && next !== undefined && liking(who, best) > Math.max(0, liking(who, next)))
      votes.set(best, votes.get(best)! + 1);
  }
  const [[most, ahead] = [null, 0], [, behind] = [null, 0]] = [...votes].sort((a, b) => b[1] - a[1]);
  return ahead > behind ? most : null;
}
