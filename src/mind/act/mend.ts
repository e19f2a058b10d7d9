/**
 * Dealing with what is not as it should be (paper section 3.2): a danger at once, and what it spoilt is begun again; the rest as an
 * errand, for which tools or food may have to be fetched.
 */
import { later, type Minutes } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import type { Action } from "../../world/actions.ts";
import type { Draft } from "../../world/events.ts";
import { mayMend, remedyOf } from "../../world/remedies.ts";
import { canHear, peopleIn, personOf, stateOf } from "../../world/world.ts";
import { type Chunk, chunkAt, type Lived, type Mind, type PlannedAction } from "../mind.ts";
import type { Persona } from "../persona.ts";
import { planEvent, replanned } from "../plan/plan.ts";
import type { Thinking } from "../thinking.ts";
import { carryOut } from "./carry-out.ts";
import { begin, tendedByAnother } from "./errands.ts";
import { spotFor } from "./where.ts";

/** Of several who could deal with an object, the one nearest to it does; so not five people turn off one stove. */
export function firstToMend(mind: Mind, object: string, thinking: Thinking): boolean {
  const { world } = thinking;
  const spot = world.map.objects.get(object)?.spot;
  if (!spot || tendedByAnother(object, mind.id, thinking)) return false;
  const remedy = remedyOf(world, object);
  const able = peopleIn(world, spot.place).filter(
    (one) =>
      one.kind === "resident" &&
      !one.asleep &&
      !one.walk &&
      (remedy.urgent || canHear(world, one, spot)) &&
      mayMend(world.map, one.id, object, remedy),
  );
  const nearest = able.find((one) => one.spot.area === spot.area) ?? able[0];
  return nearest?.id === mind.id;
}

/** Deals with an object: a danger at once, whatever one is at; else as an errand. What is urgent ends a talk. */
export function mend(mind: Mind, persona: Persona, object: string, thinking: Thinking): Lived {
  const { world, now } = thinking;
  const remedy = remedyOf(world, object);
  const { name } = world.map.objects.get(object)!.fixture;
  const { reasons } = languageOf(world.map.language).mind;
  const talking = personOf(world, mind.id).talk !== null;
  const leaves: Action[] = talking ? [{ kind: "leave-talk", why: reasons.seeTo(name) }] : [];
  if (remedy.danger) {
    const put = putOut(mind, object, thinking);
    return { ...put, actions: [...leaves, ...put.actions] };
  }
  const why = reasons.objectIs(name, stateOf(world, object).text);
  const errand = { kind: "put-right", id: `put-right:${object}`, object, got: false, since: now } as const;
  const begun = begin(mind, persona, errand, why, thinking);
  const sets = remedy.urgent
    ? [...leaves, ...carryOut(begun.mind, persona, thinking)]
    : carryOut(begun.mind, persona, thinking);
  return { ...begun, actions: [...begun.actions, ...sets] };
}

/** A danger dealt with: at once, and what was being made with it is begun again, in the rest of the plan alone. */
function putOut(mind: Mind, object: string, thinking: Thinking): Lived {
  const { world, now } = thinking;
  const known = world.map.objects.get(object)!;
  const remedy = remedyOf(world, object);
  const { doings, reasons, states } = languageOf(world.map.language).mind;
  const state = stateOf(world, object).text;
  const events: Draft[] = [];
  const actions: Action[] = [
    {
      kind: "do",
      doing: remedy.doing,
      emoji: remedy.emoji,
      spot: known.spot,
      object: null,
      state: null,
      notable: true,
    },
    { kind: "set-object", object, state: known.fixture.state, trouble: null },
  ];
  const { plan } = mind;
  if (!plan) return { mind, events, actions };
  const chunk = chunkAt(plan, now);
  const cooking = remedy.spoils && chunk?.kind === "meal" && chunk.place === known.spot.place;
  const until = later(now, remedy.minutes);
  const step = (from: number, to: number, doing: string, emoji: string, at: string | null): PlannedAction => ({
    from: from as Minutes,
    to: to as Minutes,
    doing,
    emoji,
    spot: known.spot,
    object: at,
    state: at ? states.cooking : null,
    notable: true,
  });
  const steps = [step(now, until, remedy.doing, remedy.emoji, null)];
  if (!cooking) {
    const kept = plan.actions.flatMap((action) =>
      action.to <= now || action.from >= until ? [action] : action.to > until ? [{ ...action, from: until }] : [],
    );
    const changed = { ...plan, actions: [...kept, ...steps].sort((a, b) => a.from - b.from) };
    events.push(planEvent(mind, changed, now, reasons.objectIs(known.fixture.name, state)));
    return { mind: { ...mind, plan: changed }, events, actions };
  }
  const again: Chunk = {
    ...chunk,
    from: now,
    to: later(now, remedy.minutes + 40),
    doing: doings.makingAgain(chunk.doing),
  };
  const eating = spotFor(world.map, mind.id, known.spot.place, "meal", known.spot);
  steps.push(
    step(until, until + 5, doings.airing, "🪟", null),
    step(until + 5, until + 20, doings.cookingAgain, "🍳", object),
    { ...step(until + 20, until + 40, doings.eatingAtLast, "🍽️", null), spot: eating },
  );
  const cleared = replanned(plan, again);
  const changed = {
    ...cleared,
    actions: [...cleared.actions.filter((action) => action.to <= now || action.from >= again.to), ...steps].sort(
      (a, b) => a.from - b.from,
    ),
  };
  events.push(planEvent(mind, changed, now, reasons.spoilt(known.fixture.name, state)));
  return { mind: { ...mind, plan: changed }, events, actions };
}
