/**
 * Interviews in a town (paper section 6): asked of the latest state, or of any other, without a turn. The state given is not changed, and
 * what the town has lived has not felt it.
 */
import { type Interviewed, interview, type Question, without } from "../../mind/talk/interview.ts";
import type { MemoryKind } from "../../world/events.ts";
import type { PersonId } from "../../world/places.ts";
import { personOf } from "../../world/world.ts";
import type { TownState } from "../state.ts";
import { type Means, thinkingOver } from "../thinking.ts";
import { type Sight, speakingFor, worldFor } from "./sight.ts";

/** One interview: its name keys its chance, so that the same one gives the same answers. */
export interface Interview {
  readonly id: string;
  readonly who: PersonId;
  /** Kinds of memory the resident is to answer without: the paper's ablations. */
  readonly withheld: ReadonlySet<MemoryKind>;
  /** What whoever asks may be shown, and so told; absent: all. */
  readonly sight?: Sight;
}

/** Asks a resident the questions, each by itself: no answer knows of the one before. */
export async function interviewed(
  state: TownState,
  means: Means,
  { id, who, withheld, sight }: Interview,
  questions: readonly Question[],
): Promise<Interviewed[]> {
  const persona = means.town.personas.get(personOf(state.world, who).id)!;
  const whole = state.minds.get(who)!;
  const mind = without(sight ? speakingFor(whole, sight, means.town) : whole, persona, withheld, means.town);
  const world = sight ? worldFor(state.world, sight) : state.world;
  const answers: Interviewed[] = [];
  for (const [i, question] of questions.entries()) {
    const thinking = thinkingOver(state, world, `interview-${id}-${i}`, means, new Map());
    answers.push(await interview(mind, persona, question, thinking));
  }
  return answers;
}
