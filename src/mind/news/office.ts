/** News of a post that somebody stands for: one is for them, against them or waits. */

import type { StoryId } from "../../world/events.ts";
import type { PersonId } from "../../world/places.ts";
import { memoriesOf } from "../memory/stream.ts";
import type { Mind, TownFacts } from "../mind.ts";
import type { Story } from "../persona.ts";
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

/** Whom a resident has promised their vote when asked, the last time; null where nobody has it, or they have fallen out since. */
function promised(
  { stream, ties }: Mind,
  candidates: readonly PersonId[],
  stories: ReadonlyMap<StoryId, Story>,
): PersonId | null {
  const all = memoriesOf(stream).flatMap(({ episode, subjects }) => {
    const what = episode?.kind === "agreed" && "what" in episode.to ? episode.to.what : null;
    if (what?.kind !== "deed" || what.deed !== "vote") return [];
    const of = stories.get(what.news)?.of;
    const meant = of?.kind === "office" ? of.candidates.filter((one) => candidates.includes(one)) : [];
    return (meant.length === 1 ? meant : meant.filter((one) => subjects.includes(one))).slice(0, 1);
  });
  const last = all.at(-1);
  return last !== undefined && (ties.get(last)?.warmth ?? 0) >= 0 ? last : null;
}

/**
 * For whom a resident votes: to whom they have promised it, else whom they like best by now, by all that the two have lived since they knew each other: their talks, promises
 * kept and broken, help. Who likes two alike, or none, keeps out of it.
 */
export function voteOf(
  mind: Mind,
  of: MatterOf<"office">,
  facts: Pick<TownFacts, "personas" | "formerly">,
  stories: ReadonlyMap<StoryId, Story>,
): PersonId | null {
  const own = standing(of, facts).includes(mind.id) ? null : promised(mind, standing(of, facts), stories);
  if (own !== null) return own;
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
