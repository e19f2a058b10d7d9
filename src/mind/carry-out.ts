/** What a plan has the body do at a moment (paper section 4.3): set out in time, act where one is, go to bed. */
import { languageOf } from "../language/language.ts";
import type { Action } from "../world/actions.ts";
import { areaOf, type Spot } from "../world/places.ts";
import { minutesBetween } from "../world/walking.ts";
import { personOf, stateOf } from "../world/world.ts";
import { type Chunk, chunkAt, type Mind } from "./mind.ts";
import type { Persona } from "./persona.ts";
import type { Thinking } from "./step.ts";
import { bedOf, spotFor } from "./where.ts";

/** What the plan has the body do now: set out in time, act where one is, go to bed. */
export function carryOut(mind: Mind, persona: Persona, thinking: Thinking): Action[] {
  const { world, now } = thinking;
  const me = personOf(world, mind.id);
  const plan = mind.plan;
  if (me.talk || me.walk || !plan) return [];
  const actions: Action[] = plan.actions
    .filter(
      (action) =>
        action.mends &&
        action.to <= now &&
        now - action.to < 60 &&
        stateOf(world, action.mends).odd &&
        me.spot.place === action.spot.place,
    )
    .map((action) => ({
      kind: "set-object" as const,
      object: action.mends!,
      state: world.map.objects.get(action.mends!)!.fixture.state,
      odd: false,
    }));
  const ends = plan.chunks.at(-1)?.to ?? now;
  if (now >= ends) {
    if (me.spot.place !== persona.home.place) return [...actions, { kind: "go", to: persona.home }];
    return [...actions, { kind: "sleep", spot: persona.home, bed: bedOf(world.map, persona.home) }];
  }
  const next = plan.chunks.find((chunk) => chunk.from > now);
  if (next && next.place !== me.spot.place) {
    const walk = minutesBetween(world.map, me.spot.place, next.place);
    const chunk = chunkAt(plan, now);
    if (walk > 0 && now + walk >= next.from && chunk?.place !== next.place)
      return [...actions, { kind: "go", to: firstSpot(mind, persona, next, thinking) }];
    const hall = wayOut(mind, me.spot, thinking);
    if (hall && now + walk + 5 >= next.from && chunk?.place !== next.place) return [...actions, hall];
  }
  const action = plan.actions.find((one) => one.from <= now && now < one.to);
  if (!action) return actions;
  if (me.spot.place !== action.spot.place) {
    const hall = wayOut(mind, me.spot, thinking);
    return [...actions, hall ?? { kind: "go", to: action.spot }];
  }
  if (now < mind.waitsUntil) {
    const room = world.map.places.get(action.spot.place)?.areas.find((area) => area.id === action.spot.area);
    const waiting = languageOf(world.map.language).mind.doings.waitingFor(room?.name ?? null);
    const spot = spotFor(world.map, mind.id, me.spot.place, "company", me.spot);
    return me.doing.text === waiting
      ? actions
      : [...actions, { kind: "do", doing: waiting, emoji: "⏳", spot, object: null, state: null, notable: false }];
  }
  if (me.doing.text === action.doing && me.spot.area === action.spot.area) return actions;
  return [
    ...actions,
    {
      kind: "do",
      doing: action.doing,
      emoji: action.emoji,
      spot: action.spot,
      object: action.object,
      state: action.state,
      notable: action.notable,
      visitors: action.visitors ?? [],
    },
  ];
}

/** One leaves a home through its shared rooms, where others may have a word; null when one stands there already. */
function wayOut(mind: Mind, from: Spot, thinking: Thinking): Action | null {
  const { map } = thinking.world;
  if (!areaOf(map, from).enclosed) return null;
  const hall = spotFor(map, mind.id, from.place, "company", null);
  if (hall.area === from.area || areaOf(map, hall).enclosed) return null;
  return {
    kind: "do",
    doing: languageOf(map.language).mind.doings.onTheWayOut,
    emoji: "🧥",
    spot: hall,
    object: null,
    state: null,
    notable: false,
  };
}

function firstSpot(mind: Mind, persona: Persona, chunk: Chunk, thinking: Thinking) {
  const action = mind.plan?.actions.find((one) => one.from >= chunk.from && one.from < chunk.to);
  if (action && action.spot.place === chunk.place) return action.spot;
  if (chunk.area) return { place: chunk.place, area: chunk.area };
  return chunk.kind === "work" && persona.work?.spot.place === chunk.place
    ? persona.work.spot
    : spotFor(thinking.world.map, mind.id, chunk.place, null, null);
}
