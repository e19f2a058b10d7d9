/**
 * One resident's moment, in the order of the paper: perceive, plan, react, reflect, carry out. A function from a mind to a mind, the
 * events of its inner life and what the body is to do; nothing here changes the world.
 */
import type { Minutes } from "../clock/units.ts";
import { languageOf } from "../language/language.ts";
import type { Draft } from "../world/events.ts";
import { personOf } from "../world/world.ts";
import { carryOut, waitIfTaken } from "./act/carry-out.ts";
import { actOnNews } from "./act/concerned.ts";
import { begin, runErrands } from "./act/errands.ts";
import { mealDue } from "./act/meals.ts";
import { change, reactTo, turnAway } from "./act/react-to.ts";
import { seeOver } from "./act/seen-over.ts";
import { asGuest, dropIn } from "./act/visiting.ts";
import { rateIfDue } from "./memory/rate.ts";
import { nameOf } from "./memory/tell.ts";
import type { Errand, Lived, Mind, Moment } from "./mind.ts";
import { type Noticed, perceive, type Stimulus } from "./perceive.ts";
import { gatheringOf, type Persona } from "./persona.ts";
import { takeStock } from "./plan/attending.ts";
import { getsUp, keepHosting } from "./plan/giving.ts";
import { heeded } from "./plan/heeding.ts";
import { pursue } from "./plan/intents.ts";
import { decomposeIfNeeded, planIfNeeded } from "./plan/live-plan.ts";
import { livedDay } from "./plan/plan.ts";
import { heedCalledOff, settleUp } from "./plan/promises.ts";
import { reflectIfDue } from "./reflect.ts";
import { afterwards, fadeTies } from "./talk/afterwards.ts";
import { lookForBeloved } from "./talk/asking-along.ts";
import type { Thinking } from "./thinking.ts";

/** Lives one moment. */
export async function live(
  mind: Mind,
  persona: Persona,
  pending: readonly Noticed[],
  thinking: Thinking,
): Promise<Lived> {
  const { world, now } = thinking;
  const me = personOf(world, mind.id);
  if (me.asleep) return asleep(mind, persona, pending, thinking);
  const events: Draft[] = [];
  const perceived = await perceive(mind, pending, thinking);
  let current = perceived.mind;
  events.push(...perceived.events);
  const then = async (moment: Promise<Moment>) => {
    const { mind: next, events: more } = await moment;
    current = next;
    events.push(...more);
  };
  await then(settleUp(current, persona, thinking));
  await then(takeStock(current, persona, thinking));
  await then(heedCalledOff(current, persona, thinking));
  // With the plan of a new day.
  if (current.plan?.day !== livedDay(persona, now)) await then(Promise.resolve(fadeTies(current, thinking)));
  await then(planIfNeeded(current, persona, thinking));
  for (const stimulus of perceived.stimuli) {
    if (stimulus.kind === "talk-over") await then(afterwards(current, persona, stimulus.talk, stimulus.with, thinking));
    if (stimulus.kind === "voice") await then(heed(current, persona, stimulus, thinking));
    if (stimulus.kind === "turned-away") await then(turnAway(current, persona, stimulus, thinking));
  }
  await then(keepHosting(current, persona, thinking));
  await then(pursue(current, persona, thinking));
  const longs = lookForBeloved(current, persona, thinking);
  current = longs.mind;
  events.push(...longs.events);
  const seen = await seeOver(current, thinking);
  current = seen.mind;
  events.push(...seen.events);
  const concerned = actOnNews(current, persona, thinking);
  current = concerned.mind;
  events.push(...concerned.events);
  const errands = await runErrands(current, persona, thinking);
  const meal = await mealDue(errands.mind, persona, thinking);
  const visit = dropIn(meal.mind, persona, thinking);
  current = asGuest(visit.mind, thinking);
  events.push(...errands.events, ...meal.events, ...visit.events);
  await then(decomposeIfNeeded(current, persona, thinking));
  current = waitIfTaken(current, thinking);
  // What is put right this very moment needs no second thought.
  const rights = new Set(errands.actions.map((action) => (action.kind === "set-object" ? action.object : null)));
  const open = perceived.stimuli.filter((one) => one.kind !== "odd-object" || !rights.has(one.object));
  const reaction = await reactTo(current, persona, open, thinking);
  const speaks = reaction.actions.some(({ kind }) => kind === "begin-talk" || kind === "say");
  // Up to here nothing hangs on whether the words can be said.
  const quiet = { mind: current, events: [...events] };
  current = reaction.mind;
  events.push(...reaction.events);
  // What is concluded must not be lost with words: whoever speaks up reflects in their next moment.
  if (!speaks) {
    await then(reflectIfDue(current, persona, thinking));
    await then(rateIfDue(current, persona, thinking));
  }
  const before = [...errands.actions, ...meal.actions];
  const opened = [...(seen.opened ?? []), ...(errands.opened ?? [])];
  if (speaks) {
    const words = { mind: current, events: events.slice(quiet.events.length), actions: reaction.actions };
    return { mind: quiet.mind, events: [...quiet.events, ...thinking.notes], actions: before, opened, words };
  }
  const acts = reaction.actions.length > 0 ? reaction.actions : carryOut(current, persona, thinking);
  return { mind: current, events: [...events, ...thinking.notes], actions: [...before, ...acts], opened };
}

/** A sleeper's moment: a word heard in a dream is meant in the morning, and is on their mind when the day is planned. */
async function asleep(mind: Mind, persona: Persona, pending: readonly Noticed[], thinking: Thinking): Promise<Lived> {
  const voices = pending.filter(({ event }) => event.kind === "voice-whispered");
  const heard = voices.length > 0 ? await perceive(mind, voices, thinking) : { mind, events: [], stimuli: [] };
  let meant = heard.mind;
  const events: Draft[] = [...heard.events];
  for (const stimulus of heard.stimuli) {
    if (stimulus.kind !== "voice") continue;
    const own = gatheringOf(thinking.stories.get(stimulus.story))?.host === mind.id;
    meant = intending(meant, stimulus, thinking.now);
    const settled = own ? null : await heeded(meant, persona, stimulus, thinking);
    const errand = own || settled ? null : seeking(stimulus, thinking);
    if (settled) events.push(...settled.events);
    meant = settled?.mind ?? (errand ? { ...meant, errands: [...meant.errands, errand] } : meant);
  }
  const given = await keepHosting(meant, persona, thinking);
  events.push(...given.events);
  return { mind: given.mind, events, actions: getsUp(given.mind, persona, thinking) ? [{ kind: "wake" }] : [] };
}

/** A word of the inner voice is likely to be taken as a directive (paper section 3.1.2): an intent, and a piece of today. */
async function heed(
  mind: Mind,
  persona: Persona,
  stimulus: Extract<Stimulus, { kind: "voice" }>,
  thinking: Thinking,
): Promise<Moment> {
  const meant = intending(mind, stimulus, thinking.now);
  // What one is to give has promises of its own; the day follows from them.
  if (gatheringOf(thinking.stories.get(stimulus.story))?.host === mind.id) return { mind: meant, events: [] };
  const settled = await heeded(meant, persona, stimulus, thinking);
  if (settled) return settled;
  // Who is to be told, asked or found is looked for; the words come when they meet.
  const suspects = thinking.stories.get(stimulus.story)?.suspects;
  const sought = seeking(stimulus, thinking);
  // Nobody is confronted with what is only a feeling about them.
  const errand = sought && !suspects?.includes(sought.person) ? sought : null;
  if (errand && mind.plan) {
    const { town, world } = thinking;
    const why = languageOf(town.language).reacting.reasons.mustFind(nameOf(town, world, errand.person));
    const begun = begin(meant, persona, errand, why, thinking);
    return { mind: begun.mind, events: begun.events };
  }
  return change(meant, persona, { kind: "voice", text: stimulus.text }, stimulus.story, thinking);
}

/** The errand of a thought that sends one to somebody, or null. */
function seeking(
  { story, thought }: Extract<Stimulus, { kind: "voice" }>,
  { now }: Thinking,
): Extract<Errand, { kind: "seek" }> | null {
  const person = thought?.seeks ?? null;
  if (person === null) return null;
  const tell = thought?.tell ?? null;
  const after = thought?.after ? { after: thought.after } : {};
  return { kind: "seek", id: story, person, looked: [], rounds: 0, notBefore: now, story, tell, ...after, since: now };
}

/** The mind with what the inner voice told it on it. */
function intending(mind: Mind, { story, text, thought }: Extract<Stimulus, { kind: "voice" }>, since: Minutes): Mind {
  const { meant = text, deed = null, lasting = false } = thought ?? {};
  const intent = { id: story, text: meant, story, since, deed, lasting };
  return { ...mind, intents: [...mind.intents.filter((one) => one.id !== intent.id), intent] };
}
