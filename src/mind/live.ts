/**
 * One resident's moment, in the order of the paper: perceive, plan, react, reflect, carry out. A function from a mind to a mind, the
 * events of its inner life and what the body is to do; nothing here changes the world.
 */
import { later, type Minutes } from "../clock/units.ts";
import type { Action } from "../world/actions.ts";
import type { Draft } from "../world/events.ts";
import { areaOf, placeOf, type Spot } from "../world/places.ts";
import { mayMend, remedyFor } from "../world/remedies.ts";
import { minutesBetween } from "../world/walking.ts";
import { personOf, stateOf } from "../world/world.ts";
import { chanceToTalk } from "./company.ts";
import { afterwards, recallFor, saidOf } from "./converse.ts";
import { decomposeIfNeeded, planIfNeeded, selfOf } from "./live-plan.ts";
import { firstToMend, mend } from "./mend.ts";
import { type Chunk, chunkAt, type Mind, type Moment } from "./mind.ts";
import { type Noticed, perceive, type Stimulus } from "./perceive.ts";
import type { Persona } from "./persona.ts";
import { emojiOf } from "./plain.ts";
import { livedDay, opensFor, planEvent, replanned, wakingDay } from "./plan.ts";
import { isAmbiguous } from "./poignancy.ts";
import { ratePoignancy } from "./prompts/rate-poignancy.ts";
import { react } from "./prompts/react.ts";
import { replan, startOf } from "./prompts/replan.ts";
import { reflectIfDue } from "./reflect.ts";
import { standInsOf } from "./stand-in/stand-ins.ts";
import type { Thinking } from "./step.ts";
import { memoriesOf, rate, stamp } from "./stream.ts";
import { bedOf, spotFor } from "./where.ts";

/** What a moment comes to: the mind after it, the events of the inner life, and what the body does, in order. */
export interface Lived extends Moment {
  readonly actions: readonly Action[];
}

/** How long one waits for a room that is taken before trying again. */
const PATIENCE = 10;

/** Lives one moment. */
export async function live(
  mind: Mind,
  persona: Persona,
  pending: readonly Noticed[],
  thinking: Thinking,
): Promise<Lived> {
  const { world, now } = thinking;
  const me = personOf(world, mind.id);
  if (me.asleep) {
    const voices = pending.filter(({ event }) => event.kind === "voice-whispered");
    const heard = voices.length > 0 ? await perceive(mind, voices, thinking) : { mind, events: [], stimuli: [] };
    const { wake, sleep } = wakingDay(persona, livedDay(persona, now));
    // A word heard in a dream is meant in the morning: it is on their mind when the day is planned.
    const meant = heard.stimuli.reduce(
      (dreamt, stimulus) => (stimulus.kind === "voice" ? intending(dreamt, persona, stimulus, thinking) : dreamt),
      heard.mind,
    );
    return { mind: meant, events: heard.events, actions: now >= wake && now < sleep ? [{ kind: "wake" }] : [] };
  }
  const events: Draft[] = [];
  const perceived = await perceive(mind, pending, thinking);
  let current = perceived.mind;
  events.push(...perceived.events);
  const then = async (moment: Promise<Moment>) => {
    const { mind: next, events: more } = await moment;
    current = next;
    events.push(...more);
  };
  await then(planIfNeeded(current, persona, thinking));
  for (const stimulus of perceived.stimuli) {
    if (stimulus.kind === "talk-over") await then(afterwards(current, persona, stimulus.talk, stimulus.with, thinking));
    if (stimulus.kind === "voice") await then(heed(current, persona, stimulus, thinking));
    if (stimulus.kind === "turned-away") await then(turnAway(current, persona, stimulus, thinking));
  }
  await then(decomposeIfNeeded(current, persona, thinking));
  const reaction = await reactTo(current, persona, perceived.stimuli, thinking);
  current = reaction.mind;
  events.push(...reaction.events);
  await then(reflectIfDue(current, persona, thinking));
  await then(rateIfDue(current, persona, thinking));
  const actions = reaction.actions.length > 0 ? reaction.actions : carryOut(current, persona, thinking);
  return { mind: current, events: [...events, ...thinking.notes], actions };
}

/** A word of the inner voice is likely to be taken as a directive (paper section 3.1.2): an intent, and a piece of today. */
async function heed(
  mind: Mind,
  persona: Persona,
  stimulus: Extract<Stimulus, { kind: "voice" }>,
  thinking: Thinking,
): Promise<Moment> {
  const meant = intending(mind, persona, stimulus, thinking);
  return change(meant, persona, { kind: "voice", text: stimulus.text }, stimulus.story, thinking);
}

/** The mind with what the inner voice told it on it. */
function intending(
  mind: Mind,
  persona: Persona,
  stimulus: Extract<Stimulus, { kind: "voice" }>,
  { town: { language }, now: since }: Thinking,
): Mind {
  const intent = {
    id: stimulus.story,
    text: standInsOf(language).asThirdPerson(stimulus.text, persona.name, persona.pronouns),
    story: stimulus.story,
    since,
  };
  return { ...mind, intents: [...mind.intents.filter((one) => one.id !== intent.id), intent] };
}

async function turnAway(
  mind: Mind,
  persona: Persona,
  stimulus: Extract<Stimulus, { kind: "turned-away" }>,
  thinking: Thinking,
): Promise<Moment> {
  if (stimulus.refusal === "capacity")
    return { mind: { ...mind, waitsUntil: later(thinking.now, PATIENCE) }, events: [] };
  const from = placeOf(thinking.world.map, stimulus.from.place).name;
  return change(mind, persona, { kind: "turned-away", why: stimulus.why, from }, null, thinking);
}

/** Asks what becomes of the day, and puts the answer's piece into it. */
async function change(
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
  if (!value.change) return { mind, events: [] };
  const from = Math.ceil(startOf(value.from, now) / 5) * 5;
  const ends = plan.chunks.at(-1)?.to ?? now;
  const to = Math.min(from + Math.min(120, Math.max(10, Math.round(value.minutes / 5) * 5)), ends);
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
          why: `${value.doing.slice(0, 80)}: ${placeOf(map, value.place).name} will not let them in, so at home`,
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

/** What deserves a thought gets one; at most one reaction a moment. */
async function reactTo(mind: Mind, persona: Persona, stimuli: readonly Stimulus[], thinking: Thinking): Promise<Lived> {
  const nothing: Lived = { mind, events: [], actions: [] };
  const { world, now } = thinking;
  const me = personOf(world, mind.id);
  for (const stimulus of stimuli) {
    if (stimulus.kind !== "odd-object") continue;
    const state = stateOf(world, stimulus.object);
    const remedy = remedyFor(state.text);
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

/** The hour's ambiguous memories rated in one batch; the rule's number counted until then. */
async function rateIfDue(mind: Mind, persona: Persona, thinking: Thinking): Promise<Moment> {
  const { now } = thinking;
  if (now - mind.ratedAt < 60) return { mind, events: [] };
  const waiting = memoriesOf(mind.stream)
    .slice(-60)
    .filter((memory) => memory.created >= mind.ratedAt && !mind.stream.rated.has(memory.id) && isAmbiguous(memory))
    .slice(-20);
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
    const waiting = `waiting until the ${world.map.places.get(action.spot.place)?.areas.find((area) => area.id === action.spot.area)?.name ?? "room"} is free`;
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
  return { kind: "do", doing: "on the way out", emoji: "🧥", spot: hall, object: null, state: null, notable: false };
}

function firstSpot(mind: Mind, persona: Persona, chunk: Chunk, thinking: Thinking) {
  const action = mind.plan?.actions.find((one) => one.from >= chunk.from && one.from < chunk.to);
  if (action && action.spot.place === chunk.place) return action.spot;
  if (chunk.area) return { place: chunk.place, area: chunk.area };
  return chunk.kind === "work" && persona.work?.spot.place === chunk.place
    ? persona.work.spot
    : spotFor(thinking.world.map, mind.id, chunk.place, null, null);
}
