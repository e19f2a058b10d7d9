/** The night: when all sleep, the clock jumps to the first who gets up (design section 4). */
import { later, type Minutes } from "../clock/units.ts";
import type { TownFacts } from "../mind/mind.ts";
import { risesAt } from "../mind/plan/giving.ts";
import type { Changed } from "./change.ts";
import type { TownState } from "./state.ts";

/** The minute at which a resident next gets up. */
function nextWake(state: TownState, id: string, town: TownFacts): number {
  const persona = town.personas.get(id);
  const mind = state.minds.get(id);
  return persona && mind ? risesAt(mind, persona, town.map, state.now) : Number.POSITIVE_INFINITY;
}

/** How many residents are awake. */
export const awake = (state: TownState): number =>
  [...state.world.people.values()].filter((person) => person.kind === "resident" && !person.asleep).length;

/** Where the clock may jump to: just before the first rises, on a whole step; null while anybody is up or about. */
export function nightUntil(state: TownState, town: TownFacts): Minutes | null {
  if (
    [...state.world.people.values()].some((person) => person.kind === "visitor" || !person.asleep) ||
    state.engaged.size > 0
  )
    return null;
  const first = Math.min(...[...town.personas.keys()].map((id) => nextWake(state, id, town)));
  const until = later(state.now, Math.floor((first - 1 - state.now) / state.step) * state.step);
  return Number.isFinite(first) && until > state.now ? until : null;
}

/** The state after the jump, and the event that says so; as it is, if somebody has come or woken meanwhile. */
export function slept(state: TownState, town: TownFacts, until: Minutes): Changed {
  if (nightUntil(state, town) === null || until <= state.now) return { state, events: [] };
  return {
    state: { ...state, now: until },
    events: [{ kind: "town-slept", at: state.now, who: null, spot: null, audience: "nobody", until }],
  };
}
