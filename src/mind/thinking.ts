/** What a mind thinks with: a port that the town fills. */
import type { Minutes } from "../clock/units.ts";
import type { Random } from "../world/chance.ts";
import type { Draft, StoryId } from "../world/events.ts";
import type { NewsMatter } from "../world/news.ts";
import type { PersonId, PlaceId } from "../world/places.ts";
import type { World } from "../world/world.ts";
import type { TownFacts } from "./mind.ts";
import type { Offhand } from "./offline.ts";
import type { Story } from "./persona.ts";
import type { AnswerOf, InputOf, QuestionName, QuestionOf } from "./questions/questions.ts";

/** An answer, and who gave it. */
export interface Asked<A> {
  readonly value: A;
  readonly by: "model" | "stand-in";
}

/** Everything outside itself that a mind thinks with, over one unchanging snapshot. One is made for each resident's moment. */
export interface Thinking {
  readonly town: TownFacts;
  readonly stories: ReadonlyMap<string, Story>;
  readonly world: World;
  readonly now: Minutes;
  /** Residents do not speak unasked (the leak test). */
  readonly silent: boolean | ReadonlySet<PersonId>;
  /** A person waits for somebody's answer where they are: they do not speak up into it. */
  readonly waits?: boolean;
  /** Asks the model, or the mind without one. Never rejects for a model's fault; what fell back is noted in `notes`. */
  ask<N extends QuestionName>(
    step: QuestionOf<N>,
    input: InputOf<N>,
    who: PersonId,
    options?: { ordinal?: number; person?: string | null; smallTalk?: boolean },
  ): Promise<Asked<AnswerOf<N>>>;
  /** What is said without being thought of, whether a model is there or not. */
  readonly offhand: Offhand;
  /** Vectors for texts, null where no word is known. */
  embed(texts: readonly string[]): Promise<readonly (Float32Array | null)[]>;
  /** The throws of chance that belong to this resident, step and ordinal of this thought. */
  random(who: PersonId, step: string, ordinal?: number): Random;
  /** The votes for a post as the town counts them, of everybody's own mind: nobody sees whose they are. */
  votes(of: Extract<NewsMatter, { kind: "office" }>): readonly PersonId[];
  /** The places that residents have made safe from a danger: anybody can see it. */
  madeSafe(news: StoryId): ReadonlySet<PlaceId>;
  /** Events of the thinking itself: fallbacks. */
  readonly notes: Draft[];
}
