/** One resident as every step of thinking sees them: their mind and who they are, in their town at this minute. */
import type { Mind } from "./mind.ts";
import type { Persona } from "./persona.ts";
import type { Self } from "./prompts/phrases.ts";
import type { Thinking } from "./thinking.ts";

/** What every step knows of the one who thinks. */
export const selfOf = (mind: Mind, persona: Persona, thinking: Thinking): Self => ({
  persona,
  mind,
  town: thinking.town,
  world: thinking.world,
  stories: thinking.stories,
  now: thinking.now,
});
