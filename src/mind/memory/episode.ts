/** What a memory is of, as data: read here, so that no decision reads its sentence. */
import type { Episode } from "../../world/episodes.ts";
import type { LineId, Memory, StoryId } from "../../world/events.ts";
import type { SpeechAct } from "../../world/speech-acts.ts";

/** The acts of a line that is remembered; none of what is no line. */
export const actsOf = ({ episode }: Memory): readonly SpeechAct[] => (episode?.kind === "said" ? episode.acts : []);

/** The line that is remembered, or null. */
export const lineIn = ({ source }: Memory): LineId | null => ("line" in source ? (source.line ?? null) : null);

/** What somebody was seen doing, or did; null where it is no memory of a doing. */
export const doingIn = ({ episode }: Memory): string | null =>
  episode?.kind === "saw" || episode?.kind === "did" ? episode.doing : null;

/** What was decided about a gathering. */
export function decisionIn({ episode }: Memory): { news: StoryId; yes: boolean } | null {
  if (episode?.kind !== "agreed" && episode?.kind !== "declined" && episode?.kind !== "called off") return null;
  return episode.to && "news" in episode.to ? { news: episode.to.news, yes: episode.kind === "agreed" } : null;
}

/** What happens so is the beginning of news of its own. */
const BEGINS: ReadonlySet<Episode["kind"]> = new Set(["found", "ended", "result", "made up", "stage"]);

/** Whether what happened is the beginning of news of its own. */
export const makesNews = ({ episode }: Memory): boolean => episode !== undefined && BEGINS.has(episode.kind);

/** What a decision about a gathering is looked up by in a stream. */
export const decisionKey = (news: StoryId): string => `decided:${news}`;
/** What all that became of a promise is looked up by. */
export const promiseKey = (promise: string): string => `promise:${promise}`;
/** What was done about a thought is looked up by. */
export const deedKey = (thought: StoryId): string => `deed:${thought}`;

/** All that a memory is looked up by for its episode. */
export function keysOf(memory: Memory): readonly string[] {
  const decided = decisionIn(memory);
  const { episode } = memory;
  const promise = episode && "promise" in episode && episode.promise !== undefined ? [promiseKey(episode.promise)] : [];
  const deed =
    episode?.kind === "followed" ||
    episode?.kind === "let go" ||
    episode?.kind === "looked for" ||
    episode?.kind === "saw to" ||
    episode?.kind === "found" ||
    episode?.kind === "ended"
      ? [episode.news ?? []].flat().map(deedKey)
      : [];
  return [...(decided ? [decisionKey(decided.news)] : []), ...promise, ...deed];
}
