/** Dealing with what is not as it should be (paper section 3.2): the burning stove, the leaking shower; what it spoilt is begun again. */
import { later, type Minutes } from "../clock/units.ts";
import { languageOf } from "../language/language.ts";
import type { Action } from "../world/actions.ts";
import type { Draft } from "../world/events.ts";
import { mayMend, remedyFor } from "../world/remedies.ts";
import { canHear, peopleIn, personOf, stateOf } from "../world/world.ts";
import { type Chunk, chunkAt, type Lived, type Mind, type PlannedAction } from "./mind.ts";
import { planEvent, replanned } from "./plan.ts";
import type { Thinking } from "./step.ts";
import { spotFor } from "./where.ts";

/** Of several who could deal with an object, the one nearest to it does; so not five people turn off one stove. */
export function firstToMend(mind: Mind, object: string, urgent: boolean, thinking: Thinking): boolean {
  const { world } = thinking;
  const spot = world.map.objects.get(object)?.spot;
  if (!spot) return false;
  const able = peopleIn(world, spot.place).filter(
    (one) =>
      one.kind === "resident" &&
      !one.asleep &&
      !one.walk &&
      (urgent || canHear(world, one, spot)) &&
      mayMend(world.map, one.id, object, urgent),
  );
  const nearest = able.find((one) => one.spot.area === spot.area) ?? able[0];
  return nearest?.id === mind.id;
}

/** Deals with an object: at once in a danger, else as an action that mends it when done; what it spoilt is begun again. */
export function mend(mind: Mind, object: string, thinking: Thinking): Lived {
  const { world, now } = thinking;
  const me = personOf(world, mind.id);
  const known = world.map.objects.get(object)!;
  const remedy = remedyFor(stateOf(world, object).text, world.map.language);
  const doing = remedy.doing.replace("{object}", known.fixture.name);
  const words = languageOf(world.map.language).mind;
  const events: Draft[] = [];
  const usual = known.fixture.state;
  const act: Action = {
    kind: "do",
    doing,
    emoji: remedy.emoji,
    spot: known.spot,
    object: null,
    state: null,
    notable: true,
  };
  const first: Action[] = me.talk ? [{ kind: "leave-talk", why: words.reasons.seeTo(known.fixture.name) }] : [];
  let next: Mind = mind;
  const chunk = chunkAt(mind.plan, now);
  const cooking = remedy.spoils && mind.plan && chunk?.kind === "meal" && chunk.place === known.spot.place;
  const step = (
    from: number,
    to: number,
    what: string,
    emoji: string,
    at: string | null,
    mends: string | null,
  ): PlannedAction => ({
    from: from as Minutes,
    to: to as Minutes,
    doing: what,
    emoji,
    spot: known.spot,
    object: at,
    state: at ? words.states.cooking : null,
    notable: true,
    mends,
  });
  if (mind.plan) {
    const until = now + remedy.minutes;
    const steps = [step(now, until, doing, remedy.emoji, null, remedy.urgent ? null : object)];
    if (cooking) {
      const again: Chunk = {
        ...chunk,
        from: now,
        to: later(now, remedy.minutes + 40),
        doing: words.doings.makingAgain(chunk.doing),
      };
      steps.push(
        step(until, until + 5, words.doings.airing, "🪟", null, null),
        step(until + 5, until + 20, words.doings.cookingAgain, "🍳", object, null),
      );
      const eating = spotFor(world.map, mind.id, known.spot.place, "meal", known.spot);
      steps.push({ ...step(until + 20, until + 40, words.doings.eatingAtLast, "🍽️", null, null), spot: eating });
      const plan = { ...replanned(mind.plan, again) };
      next = {
        ...mind,
        plan: {
          ...plan,
          actions: [...plan.actions.filter((action) => action.to <= now || action.from >= again.to), ...steps].sort(
            (a, b) => a.from - b.from,
          ),
        },
      };
      events.push(
        planEvent(mind, next.plan!, now, words.reasons.spoilt(known.fixture.name, stateOf(world, object).text)),
      );
    } else {
      const plan = mind.plan;
      const kept = plan.actions.flatMap((action) =>
        action.to <= now || action.from >= until
          ? [action]
          : action.to > until
            ? [{ ...action, from: until as Minutes }]
            : [],
      );
      next = { ...mind, plan: { ...plan, actions: [...kept, ...steps].sort((a, b) => a.from - b.from) } };
      events.push(
        planEvent(mind, next.plan!, now, words.reasons.objectIs(known.fixture.name, stateOf(world, object).text)),
      );
    }
  }
  return {
    mind: next,
    events,
    actions: [
      ...first,
      act,
      ...(remedy.urgent ? [{ kind: "set-object", object, state: usual, odd: false } as const] : []),
    ],
  };
}
