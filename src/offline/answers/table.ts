/**
 * Who answers what: an answerer for each intent, or null where the rules of a language still answer (`<language>/answers`). An intent that
 * is missing does not compile.
 */
import type { Intent } from "../../world/intents.ts";
import type { Answerer } from "./answerer.ts";
import { living } from "./living.ts";

/** Between two, of whoever is spoken to, of what was said, and asking on. */
const talking = {
  greet: null,
  farewell: null,
  introduce: null,
  thank: null,
  apologise: null,
  forgive: null,
  compliment: null,
  insult: null,
  tease: null,
  flirt: null,
  laugh: null,
  agree: null,
  disagree: null,
  surprise: null,
  sympathy: null,
  doubt: null,
  yes: null,
  no: null,
  maybe: null,
  "remark-weather": null,
  "remark-place": null,
  nonsense: null,
  filler: null,
  "ask-how-are-you": null,
  "ask-your-doing": null,
  "ask-your-plan": null,
  "ask-your-day": null,
  "ask-your-name": null,
  "ask-your-work": null,
  "ask-your-age": null,
  "ask-your-home": null,
  "ask-your-people": null,
  "ask-your-likes": null,
  "ask-your-feeling": null,
  "ask-your-past": null,
  "ask-your-wish": null,
  "ask-your-skill": null,
  "ask-your-opinion": null,
  "ask-remember-me": null,
  "ask-told-you": null,
  "ask-given": null,
  "ask-said": null,
  "ask-who-told": null,
  "follow-why": null,
  "follow-more": null,
  "follow-and-you": null,
  "follow-which": null,
  "follow-mean": null,
  "follow-and-other": null,
  "claim-promise": null,
  correct: null,
  complain: null,
  confide: null,
  act: null,
} as const satisfies Partial<Record<Intent, Answerer | null>>;

/** The answerers by intent. */
export const answerers: Readonly<Record<Intent, Answerer | null>> = { ...talking, ...living };
