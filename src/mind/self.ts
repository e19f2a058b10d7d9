/** One resident as every step of thinking sees them: their mind and who they are, in their town at this minute. */
import type { Minutes } from "../clock/units.ts";
import type { World } from "../world/world.ts";
import type { Mind, TownFacts } from "./mind.ts";
import type { Persona, Story } from "./persona.ts";

/** What every step knows of the one who thinks. */
export interface Self {
  readonly persona: Persona;
  readonly mind: Mind;
  readonly town: TownFacts;
  readonly world: World;
  readonly stories: ReadonlyMap<string, Story>;
  readonly now: Minutes;
}

/** Somebody in the moment that is thought over. */
export const selfOf = (mind: Mind, persona: Persona, moment: Omit<Self, "mind" | "persona">): Self => ({
  persona,
  mind,
  town: moment.town,
  world: moment.world,
  stories: moment.stories,
  now: moment.now,
});
