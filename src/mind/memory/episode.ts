/** What a memory is of, as data: read here, so that no decision reads its sentence. */
import type { LineId, Memory, StoryId } from "../../world/events.ts";
import type { SpeechAct } from "../../world/speech-acts.ts";

/** The acts of a line that is remembered; none of what is no line. */
export const actsOf = ({ episode }: Memory): readonly SpeechAct[] => (episode?.kind === "said" ? episode.acts : []);

/** The line that is remembered, or null. */
export const lineIn = ({ source }: Memory): LineId | null => ("line" in source ? (source.line ?? null) : null);

/** What was decided about a gathering. */
export function decisionIn({ episode }: Memory): { news: StoryId; yes: boolean } | null {
  const decided = episode?.kind === "agreed" || episode?.kind === "declined" || episode?.kind === "called off";
  return decided && "news" in episode.to ? { news: episode.to.news, yes: episode.kind === "agreed" } : null;
}

/** What a decision about a gathering is looked up by in a stream. */
export const decisionKey = (news: StoryId): string => `decided:${news}`;
