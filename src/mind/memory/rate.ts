/** Rating what the rule cannot tell, in batches (paper section 4.1; design section 5, Cost). */
import type { Draft } from "../../world/events.ts";
import type { Mind, Moment } from "../mind.ts";
import type { Persona } from "../persona.ts";
import { ratePoignancy } from "../questions/rate-poignancy.ts";
import { selfOf } from "../self.ts";
import type { Thinking } from "../thinking.ts";
import { isAmbiguous } from "./felt.ts";
import { firstSince, memoriesOf, rate } from "./stream.ts";

/** At most one batch an hour; one of fewer memories waits for more of them, but not longer than this. */
const BATCH = { least: 12, most: 30, every: 60, atTheLatest: 360 } as const;

/** The ambiguous memories since the last batch rated in one call; the rule's number counted until then. */
export async function rateIfDue(mind: Mind, persona: Persona, thinking: Thinking): Promise<Moment> {
  const { now } = thinking;
  if (now - mind.ratedAt < BATCH.every) return { mind, events: [] };
  const since = Math.max(firstSince(mind.stream, mind.ratedAt), mind.stream.length - 240);
  const waiting = memoriesOf(mind.stream)
    .slice(since)
    .filter((memory) => !mind.stream.rated.has(memory.id) && isAmbiguous(memory))
    .slice(-BATCH.most);
  if (waiting.length < BATCH.least && now - mind.ratedAt < BATCH.atTheLatest) return { mind, events: [] };
  const rated: Mind = { ...mind, ratedAt: now };
  if (waiting.length === 0) return { mind: rated, events: [] };
  const { value, by } = await thinking.ask(
    ratePoignancy,
    { ...selfOf(mind, persona, thinking), memories: waiting },
    mind.id,
  );
  if (by === "stand-in") return { mind: rated, events: [] };
  const ratings = new Map(waiting.map((memory, i) => [memory.id, value.ratings[i] ?? memory.poignancy]));
  const difference = waiting.reduce((sum, memory) => sum + (ratings.get(memory.id)! - memory.poignancy), 0);
  const event: Draft = {
    kind: "memories-rated",
    at: now,
    who: mind.id,
    spot: null,
    audience: "nobody",
    ratings: Object.fromEntries(ratings),
  };
  return {
    mind: { ...rated, stream: rate(mind.stream, ratings), sum: Math.max(0, mind.sum + difference) },
    events: [event],
  };
}
