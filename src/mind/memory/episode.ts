/** What a memory is of, as data: read here, so that no decision reads its sentence. */
import type { Memory, StoryId } from "../../world/events.ts";
import type { SpeechAct } from "../../world/speech-acts.ts";

/** The acts of a line that is remembered; none of what is no line, or was remembered before lines had acts. */
export const actsOf = ({ episode }: Memory): readonly SpeechAct[] => (episode?.kind === "said" ? episode.acts : []);

/** What was decided about a gathering, for memories with an episode and for those of before, which have it among their subjects. */
export function decisionIn({ episode, subjects }: Memory): { news: StoryId; yes: boolean } | null {
  if (episode?.kind === "agreed" || episode?.kind === "declined" || episode?.kind === "called off")
    return "news" in episode.to ? { news: episode.to.news, yes: episode.kind === "agreed" } : null;
  const [, how, news] = subjects.map((one) => /^(accepted|declined):(.+)$/.exec(one)).find(Boolean) ?? [];
  return news ? { news, yes: how === "accepted" } : null;
}

/** What a decision about a gathering is looked up by in a stream. */
export const decisionKey = (news: StoryId): string => `decided:${news}`;
