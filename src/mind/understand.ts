/** Understanding what a person types, at the door and with a model too: a port, handed in with the mind without a model. */
import type { Minutes } from "../clock/units.ts";
import type { Line, Person } from "../world/people.ts";
import type { PersonId, TownMap } from "../world/places.ts";
import { nothingRead, type Reading } from "../world/reading.ts";
import type { Matter } from "../world/speech-acts.ts";
import type { World } from "../world/world.ts";
import type { Persona, Story } from "./persona.ts";
import type { Recognise } from "./recognise.ts";

/** What is known at the door when somebody speaks. */
export interface TalkState {
  /** What everybody knows of the town. */
  readonly town: {
    readonly language: string;
    readonly start: string;
    readonly map: TownMap;
    readonly personas: ReadonlyMap<PersonId, Persona>;
    readonly recognise?: Recognise;
  };
  readonly world: World;
  readonly now: Minutes;
  /** Who speaks, and whom to; null as long as it is open who answers. */
  readonly by: Person;
  readonly to: PersonId | null;
  /** What was said so far in the talk that they are in, if they are. */
  readonly lines: readonly Line[];
  /** What goes round in town, and what of it the speaker may tell. */
  readonly stories: readonly Story[];
  readonly tells: readonly Story[];
  /** What the two have agreed and is still ahead, the soonest first. */
  readonly agreed: readonly Matter[];
}

/** Understands a person's words: pure, at once, without a model. */
export type Understand = (text: string, talk: TalkState) => Reading;

/** What words were understood to be, in a town that understands people; elsewhere nothing is read into them. */
export const readingOf = (understand: Understand | undefined, text: string, talk: TalkState): Reading =>
  understand?.(text, talk) ?? nothingRead;
