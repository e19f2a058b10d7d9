/** What a plan has the body do at a moment (paper section 4.3): set out in time, act where one is, go to bed. */
import { later, type Minutes } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import type { Action } from "../../world/actions.ts";
import type { TalkId } from "../../world/events.ts";
import { areaOf, type ObjectId, type Spot } from "../../world/places.ts";
import { minutesBetween } from "../../world/walking.ts";
import { personOf, refusalAt, stateOf } from "../../world/world.ts";
import { type Chunk, chunkAt, type Mind, type PlannedAction } from "../mind.ts";
import type { Persona } from "../persona.ts";
import { calledAway } from "../plan/giving.ts";
import { isHosting } from "../plan/hosting.ts";
import type { Thinking } from "../thinking.ts";
import { larderFor } from "./meals.ts";
import { bedOf, spotFor } from "./where.ts";

/** What the plan has the body do now: leave things as they are to stay, set out in time, act where one is, go to bed. */
export const carryOut = (mind: Mind, persona: Persona, thinking: Thinking): Action[] => [
  ...whatStays(mind, thinking),
  ...nextAct(mind, persona, thinking),
];

function nextAct(mind: Mind, persona: Persona, thinking: Thinking): Action[] {
  const { world, now } = thinking;
  const me = personOf(world, mind.id);
  const plan = mind.plan;
  if (me.talk) return takesLeave(me.talk, mind, thinking);
  if (me.walk || !plan) return [];
  // Who has knocked waits to be let in.
  if (world.guests.get(mind.id)?.host === null) return [];
  const ends = plan.chunks.at(-1)?.to ?? now;
  if (now >= ends) {
    if (me.spot.place !== persona.home.place) return [{ kind: "go", to: persona.home }];
    return [{ kind: "sleep", spot: persona.home, bed: bedOf(world.map, persona.home) }];
  }
  const next = plan.chunks.find((chunk) => chunk.from > now);
  if (next && next.place !== me.spot.place) {
    const walk = minutesBetween(world.map, me.spot.place, next.place);
    const chunk = chunkAt(plan, now);
    // An errand is seen through first, but not while one's own guests come.
    const early = chunk?.kind !== "errand" || chunk.serves === next.serves || isHosting(next.serves);
    if (early && walk > 0 && now + walk >= next.from && chunk?.place !== next.place)
      return [{ kind: "go", to: firstSpot(mind, persona, next, thinking) }];
    const hall = wayOut(mind, me.spot, thinking);
    if (early && hall && now + walk + 5 >= next.from && chunk?.place !== next.place) return [hall];
  }
  const action = plan.actions.find((one) => one.from <= now && now < one.to);
  if (!action) return [];
  if (me.spot.place !== action.spot.place) {
    const hall = wayOut(mind, me.spot, thinking);
    return [hall ?? { kind: "go", to: action.spot }];
  }
  // Who chose to wait and see goes on as they are.
  if (now < mind.waitsUntil) return [];
  if (me.doing.text === action.doing && me.spot.area === action.spot.area) return [];
  return [
    {
      kind: "do",
      doing: action.doing,
      emoji: action.emoji,
      spot: action.spot,
      object: action.object,
      state: action.state,
      ...(action.activity ? { activity: action.activity } : {}),
      takes: takenFrom(mind, action, thinking),
      notable: action.notable,
      visitors: action.visitors ?? [],
    },
  ];
}

/** What was decorated stays so (or is cleared away) once it is out of hand: not while it is in use, nor when something is wrong with it. */
function whatStays(mind: Mind, { world, now }: Thinking): Action[] {
  const here = personOf(world, mind.id).spot.place;
  const done = mind.plan?.actions.filter(({ to, spot }) => to <= now && now - to < 30 && spot.place === here) ?? [];
  return done.flatMap(({ leaves, object }): Action[] => {
    if (!leaves || !object) return [];
    const state = stateOf(world, object);
    const used = [...world.people.values()].some((person) => person.doing.object === object);
    return state.odd || used || state.text === leaves
      ? []
      : [{ kind: "set-object", object, state: leaves, trouble: null }];
  });
}

/** Whoever has to go to what they give does not wait for somebody who has fallen silent, nor for their turn among many. */
function takesLeave(id: TalkId, mind: Mind, thinking: Thinking): Action[] {
  const talk = thinking.world.talks.get(id);
  const waits = talk && talk.next !== mind.id && (talk.next === null || talk.members.length > 2);
  if (!waits || !calledAway(mind, thinking)) return [];
  return [{ kind: "leave-talk", why: languageOf(thinking.town.language).mind.reasons.hadToHost }];
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

/** What a household's meal is made of comes out of its larder, once a meal. */
function takenFrom(mind: Mind, action: PlannedAction, thinking: Thinking): ObjectId | null {
  const chunk = chunkAt(mind.plan, thinking.now);
  if (chunk?.kind !== "meal") return null;
  const first = mind.plan!.actions.find((one) => one.from >= chunk.from && one.from < chunk.to);
  return first?.from === action.from ? larderFor(mind, chunk.place, thinking) : null;
}

/** How long one waits for a room that is taken before trying again. */
const PATIENCE = 5;
/** The least that is left of each thing to do when time runs short, and how far a piece may run into the next. */
const LEAST = 5;
const OVERRUN = 30;

/**
 * A room that is taken (the bathroom for one): one waits beside it and tries again, and what was to be done there slides, getting shorter
 * where the next piece of the day begins, so that nothing of the morning is forgotten.
 */
export function waitIfTaken(mind: Mind, thinking: Thinking): Mind {
  const { world, now } = thinking;
  const { plan } = mind;
  const me = personOf(world, mind.id);
  const action = plan?.actions.find((one) => one.from <= now && now < one.to);
  const chunk = chunkAt(plan, now);
  if (!plan || !action || !chunk || me.talk || me.walk || me.spot.place !== action.spot.place) return mind;
  if (me.spot.area === action.spot.area || refusalAt(world, mind.id, action.spot, now)?.refusal !== "capacity")
    return mind;
  const area = areaOf(world.map, action.spot).name;
  const wait: PlannedAction = {
    from: now,
    to: later(now, PATIENCE),
    doing: languageOf(world.map.language).mind.doings.waitingFor(area),
    emoji: "⏳",
    spot: spotFor(world.map, mind.id, me.spot.place, "company", me.spot),
    object: null,
    state: null,
    notable: false,
  };
  const left = plan.actions.filter((one) => one.from >= action.from && one.from < chunk.to);
  const next = plan.chunks.find((one) => one.from === chunk.to);
  const needed = left.length * LEAST - (chunk.to - wait.to);
  const spare = next && next.kind !== "commitment" ? Math.min(OVERRUN, next.to - next.from - 10) : 0;
  const over = needed > 0 ? Math.min(needed, Math.max(0, spare)) : 0;
  const ends = later(chunk.to, over);
  const slid: PlannedAction[] = [];
  for (const [i, one] of left.entries()) {
    const from = slid.at(-1)?.to ?? wait.to;
    const others = (left.length - 1 - i) * LEAST;
    const to = Math.min(from + (one.to - one.from), Math.max(from + LEAST, ends - others), ends) as Minutes;
    if (to - from >= LEAST) slid.push({ ...one, from, to });
  }
  const chunks = plan.chunks.map((one) =>
    one === chunk ? { ...one, to: ends } : one === next && over > 0 ? { ...one, from: ends } : one,
  );
  const rest = plan.actions
    .filter((one) => !left.includes(one))
    .map((one) => (one.from >= chunk.to && one.from < ends ? { ...one, from: ends } : one))
    .filter((one) => one.to > one.from);
  const actions = [...rest, wait, ...slid].sort((a, b) => a.from - b.from);
  return { ...mind, plan: { ...plan, chunks, actions } };
}
