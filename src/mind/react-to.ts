/**
 * Reacting (paper section 4.3.1): of what is noticed, code lets through what deserves a thought; what follows changes the plan from that
 * moment on and nothing before it.
 */
import { later, type Minutes } from "../clock/units.ts";
import { languageOf } from "../language/language.ts";
import type { Draft } from "../world/events.ts";
import { placeOf } from "../world/places.ts";
import { mayMend, remedyFor } from "../world/remedies.ts";
import { personOf, stateOf } from "../world/world.ts";
import { chanceToTalk } from "./company.ts";
import { recallFor, saidOf } from "./converse.ts";
import { decideAgainst } from "./intents.ts";
import { selfOf } from "./live-plan.ts";
import { firstToMend, mend } from "./mend.ts";
import { type Chunk, chunkAt, type DayPlan, type Lived, type Mind, type Moment } from "./mind.ts";
import type { Stimulus } from "./perceive.ts";
import type { Persona } from "./persona.ts";
import { emojiOf } from "./plain.ts";
import { opensFor, planEvent, replanned } from "./plan.ts";
import { letGo } from "./promises.ts";
import { react } from "./prompts/react.ts";
import { replan, startOf } from "./prompts/replan.ts";
import type { Thinking } from "./step.ts";
import { stamp } from "./stream.ts";

/** How long one waits for a room that is taken before trying again. */
const PATIENCE = 10;

/** What deserves a thought gets one; at most one reaction a moment. */
export async function reactTo(
  mind: Mind,
  persona: Persona,
  stimuli: readonly Stimulus[],
  thinking: Thinking,
): Promise<Lived> {
  const nothing: Lived = { mind, events: [], actions: [] };
  const { world, now } = thinking;
  const me = personOf(world, mind.id);
  for (const stimulus of stimuli) {
    if (stimulus.kind !== "odd-object") continue;
    const state = stateOf(world, stimulus.object);
    const remedy = remedyFor(state.text, world.map.language);
    const may = mayMend(world.map, mind.id, stimulus.object, remedy.urgent);
    if (!state.odd || !may || !firstToMend(mind, stimulus.object, remedy.urgent, thinking)) continue;
    const mending = mind.plan?.actions.filter((action) => action.mends && action.to >= now - 5) ?? [];
    // One thing after another: a second repair waits until the first is done. A danger does not wait.
    if (mending.some((action) => action.mends === stimulus.object)) continue;
    if (!remedy.urgent && mending.some((action) => stateOf(world, action.mends!).odd)) continue;
    const { value } = await thinking.ask(
      react,
      {
        ...selfOf(mind, persona, thinking),
        cause: { kind: "odd-object", object: stimulus.object, state: state.text, remedy, may },
        recalled: [],
      },
      mind.id,
    );
    if (value.choice === "act") return mend(mind, stimulus.object, thinking);
  }
  if (me.talk || me.walk) return nothing;
  for (const stimulus of stimuli) {
    if (stimulus.kind !== "person") continue;
    const other = world.people.get(stimulus.who);
    if (!other) continue;
    const p = chanceToTalk(mind, persona, other, thinking);
    if (p <= 0 || !thinking.random(mind.id, "notice", hashed(other.id)).chance(p)) continue;
    const recalled = await recallFor(mind, [other.id], null, false, thinking);
    const { value } = await thinking.ask(
      react,
      { ...selfOf(mind, persona, thinking), cause: { kind: "person", who: other.id }, recalled },
      mind.id,
    );
    if (value.choice === "wait") return { ...nothing, mind: { ...mind, waitsUntil: later(now, 5) } };
    if (value.choice !== "talk" || !value.line) return nothing;
    const said = saidOf(
      { line: value.line, move: value.move ?? "say", topic: value.topic, drewOn: value.drewOn },
      mind,
      persona,
      [other.id],
      recalled,
      thinking,
      null,
    );
    const ids = recalled.map((memory) => memory.id);
    const stamped: Mind = { ...mind, stream: stamp(mind.stream, ids, now) };
    return { mind: stamped, events: [], actions: [{ kind: "begin-talk", with: [other.id], said }] };
  }
  return nothing;
}

/** A small stable number of an id, to key a throw of chance for each person seen. */
const hashed = (id: string): number => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 46656, 7);

/** A closed door changes the day from now on; a room that is taken is waited for. */
export async function turnAway(
  mind: Mind,
  persona: Persona,
  stimulus: Extract<Stimulus, { kind: "turned-away" }>,
  thinking: Thinking,
): Promise<Moment> {
  if (stimulus.refusal === "capacity")
    return { mind: { ...mind, waitsUntil: later(thinking.now, PATIENCE) }, events: [] };
  const from = placeOf(thinking.world.map, stimulus.from.place).name;
  const chunk = chunkAt(mind.plan, thinking.now);
  const promise = mind.commitments.find((one) => one.id === chunk?.serves && one.spot?.place === stimulus.from.place);
  if (promise && mind.plan) {
    const gone = await letGo(mind, persona, promise, stimulus.why, thinking);
    const changed = await change(gone.mind, persona, { kind: "turned-away", why: stimulus.why, from }, null, thinking);
    return { mind: changed.mind, events: [...gone.events, ...changed.events] };
  }
  return change(mind, persona, { kind: "turned-away", why: stimulus.why, from }, null, thinking);
}

/** Asks what becomes of the day, and puts the answer's piece into it. */
export async function change(
  mind: Mind,
  persona: Persona,
  occasion: Parameters<typeof replan.text>[0]["occasion"],
  serves: string | null,
  thinking: Thinking,
): Promise<Moment> {
  const plan = mind.plan;
  if (!plan) return { mind, events: [] };
  const { now } = thinking;
  const { value } = await thinking.ask(replan, { ...selfOf(mind, persona, thinking), occasion }, mind.id);
  // A thought that changes nothing is decided against, and the reason is remembered.
  if (!value.change)
    return serves === null ? { mind, events: [] } : decideAgainst(mind, persona, serves, value.why, thinking);
  const from = freeFrom(plan, Math.ceil(startOf(value.from, now) / 5) * 5);
  const ends = plan.chunks.at(-1)?.to ?? now;
  const wanted = from + Math.min(120, Math.max(10, Math.round(value.minutes / 5) * 5));
  const to = Math.min(wanted, ends, nextPromise(plan, from));
  if (to - from < 5) return { mind, events: [] };
  const { map } = thinking.world;
  const again = occasion.kind === "turned-away" && placeOf(map, value.place).name === occasion.from;
  const open = !again && opensFor(map, value.place, persona.id, from as Minutes, to as Minutes);
  const repaired: Draft[] = open
    ? []
    : [
        {
          kind: "plan-repaired",
          at: now,
          who: mind.id,
          spot: null,
          audience: "nobody",
          why: languageOf(map.language).mind.repairs.noEntrySoHome(
            value.doing.slice(0, 80),
            placeOf(map, value.place).name,
          ),
        },
      ];
  const chunk: Chunk = {
    from: from as Minutes,
    to: to as Minutes,
    doing: value.doing.slice(0, 160),
    place: open ? value.place : persona.home.place,
    emoji: emojiOf(value.emoji),
    kind: "errand",
    area: null,
    serves,
  };
  const changed = replanned(plan, chunk);
  return {
    mind: { ...mind, plan: changed },
    events: [...repaired, planEvent(mind, changed, now, value.why.slice(0, 200))],
  };
}

/** When a new piece can begin: not in the middle of a promise. */
const freeFrom = (plan: DayPlan, from: number): number =>
  plan.chunks.find((chunk) => chunk.kind === "commitment" && chunk.from <= from && from < chunk.to)?.to ?? from;

/** The next promise after a moment; a new piece ends before it. */
const nextPromise = (plan: DayPlan, from: number): number =>
  plan.chunks.find((chunk) => chunk.kind === "commitment" && chunk.from >= from)?.from ?? Number.POSITIVE_INFINITY;
