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

/** Whether two stories are of the same vote, as far as they say: somebody's word of it may leave out the post or the day. */
const isSame = (one: MatterOf<"office">, other: MatterOf<"office">): boolean =>
  (one.post === other.post || one.post === "" || other.post === "") &&
  (one.day === other.day || one.day === null || other.day === null);

/** Whom a resident has promised their vote in this matter when asked, the last time; null where nobody has it, or they have fallen out since. */
function promised(
  { stream, ties }: Mind,
  vote: MatterOf<"office">,
  stories: ReadonlyMap<StoryId, Story>,
): PersonId | null {
  const all = memoriesOf(stream).flatMap(({ episode, subjects }) => {
    const what = episode?.kind === "agreed" && "what" in episode.to ? episode.to.what : null;
    if (what?.kind !== "deed" || what.deed !== "vote") return [];
    const of = stories.get(what.news)?.of;
    if (of?.kind !== "office" || !isSame(of, vote)) return [];
    // Who has left town since stood when it was promised, and is left out only once it is known whom it was promised to.
    const { candidates } = of;
    return (candidates.length === 1 ? candidates : candidates.filter((one) => subjects.includes(one))).slice(0, 1);
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
  const stand = standing(of, facts);
  const own = stand.includes(mind.id) ? null : promised(mind, of, stories);
  if (own !== null && stand.includes(own)) return own;
  const [best, next] = [...stand].sort((a, b) => likingOf(mind, b) - likingOf(mind, a));
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
