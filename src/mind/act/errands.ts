/**
 * Errands: what takes more than a moment and often more than a place (paper section 3.2) - tools fetched and a shower repaired, food bought
 * and put away, somebody looked for. Each is laid into the plan as pieces that are walked for real; what a talk or a night cuts short
 * is laid in again.
 */
import { DAY, later, type Minutes } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import type { Action } from "../../world/actions.ts";
import type { EpisodeOf } from "../../world/episodes.ts";
import type { Draft, StoryId } from "../../world/events.ts";
import { areasFor, isOpen, type ObjectId, type PersonId, type PlaceId, placeOf } from "../../world/places.ts";
import { type Needs, remedyOf, troubleWith } from "../../world/remedies.ts";
import { does } from "../../world/speech-acts.ts";
import { canHear, personOf, stateOf } from "../../world/world.ts";
import { type Note, remember } from "../memory/remember.ts";
import { nameOf } from "../memory/tell.ts";
import type { Chunk, Errand, Lived, Mind, Opened } from "../mind.ts";
import { isPast } from "../news/concern.ts";
import { duesOf } from "../news/dues.ts";
import { believesKnows, bestMemory, knowsOff } from "../news/stories.ts";
import { gatheringOf, type Persona } from "../persona.ts";
import { opensFor, planEvent } from "../plan/plan.ts";
import { type Self, selfOf } from "../self.ts";
import type { Thinking } from "../thinking.ts";
import { freed, inFreeTime, isDone, laidOut, type Step, scheduled, walk, withPieces } from "./laying.ts";
import { cameOf, type SeeTo, stepsToSee, whyToSee } from "./seeing-to.ts";
import { knowsPlace, mayUse, spotFor, usableAreas, whereToLookFor } from "./where.ts";

/** After so long an errand nobody found time for is let go. */
const LET_GO = 2 * DAY;
/** How long a house trusts that somebody sees to a thing; after it, another may. */
const TRUSTED = 480;
/** How often one sets out to find somebody, and how long one lets be in between. */
const ROUNDS = 3;
const BETWEEN_ROUNDS = 120;
/** How long one looks round for somebody in one place. */
const LOOK = 5;
/** Nobody waits for a free hour any more when so little time is left to make a place safe. */
const PRESSING = 720;
/** How long shopping takes, and finding the right tools; a toolbox at hand is quicker. */
const SHOPPING = { groceries: 15, tools: 10, toolbox: 5 } as const;

/** Where what is needed can be had: a toolbox where it is used, at home or at work, else a shop that is or will be open today; null when nowhere. */
export function sourceOf(
  needs: Needs,
  object: ObjectId,
  mind: Mind,
  persona: Persona,
  thinking: Thinking,
): Step | null {
  const { world, now } = thinking;
  const { map } = world;
  const { doings } = languageOf(map.language).reacting;
  const here = personOf(world, mind.id).spot;
  if (needs === "tools") {
    const used = map.objects.get(object)?.spot.place;
    for (const place of new Set([used, persona.home.place, persona.work?.spot.place])) {
      if (!place || !opensFor(map, place, mind.id, now, later(now, 1))) continue;
      for (const area of usableAreas(map, mind.id, place, here))
        for (const box of area.objects)
          if (box.kind === "toolbox")
            return {
              spot: { place, area: area.id },
              doing: doings.openingToolbox(box.name),
              activity: "tidy",
              emoji: "🧰",
              minutes: SHOPPING.toolbox,
              object: box.id,
            };
    }
  }
  const shops = [...map.places.values()]
    .filter(
      (place) =>
        knowsPlace(mind, place.id) && areasFor(place, needs).some((area) => mayUse(map, mind.id, place.id, area)),
    )
    .map((place) => ({
      place,
      opens: place.hours && !isOpen(place, now) ? 1 : 0,
      walk: walk(map, here.place, place.id),
    }))
    .filter((one) => Number.isFinite(one.walk))
    .sort((a, b) => a.opens - b.opens || a.walk - b.walk);
  const shop = shops[0]?.place;
  if (!shop) return null;
  return {
    spot: spotFor(map, mind.id, shop.id, needs, null),
    doing: (needs === "tools" ? doings.gettingTools : doings.buyingFood)(shop.name),
    activity: "buy",
    emoji: needs === "tools" ? "🧰" : "🛒",
    minutes: SHOPPING[needs],
    object: null,
  };
}

/** What is left to do of an errand, in order; none when there is nowhere left to look. */
function stepsOf(errand: Errand, mind: Mind, persona: Persona, thinking: Thinking): Step[] {
  const { world, now, town } = thinking;
  const { map } = world;
  if (errand.kind === "see-to") return stepsToSee(errand, mind, thinking);
  if (errand.kind === "seek") {
    const place = whereToLookFor(mind, errand.person, town, now).find((one) => !errand.looked.includes(one));
    if (!place) return [];
    const doing = languageOf(map.language).reacting.doings.lookingFor(nameOf(town, world, errand.person));
    const spot = spotFor(map, mind.id, place, "company", null);
    return [{ spot, doing, activity: "other", emoji: "👀", minutes: LOOK, object: null }];
  }
  const remedy = remedyOf(world, errand.object);
  const { spot } = map.objects.get(errand.object)!;
  const { doing, emoji, minutes } = remedy;
  const dealing = { spot, doing, activity: "tidy", emoji, minutes, object: null } as const;
  const source = remedy.needs && !errand.got ? sourceOf(remedy.needs, errand.object, mind, persona, thinking) : null;
  return source ? [source, dealing] : [dealing];
}

/** The mind with an errand begun, laid into the plan: at once when it is urgent, else in free time; what does not fit today waits. */
export function begin(mind: Mind, persona: Persona, errand: Errand, why: string, thinking: Thinking): Lived {
  const errands = [...mind.errands.filter((one) => one.id !== errand.id), errand];
  const laid = lay({ ...mind, errands }, persona, errand, why, thinking);
  const tends: Action[] = errand.kind === "put-right" ? [{ kind: "see-to", object: errand.object }] : [];
  return { ...laid, actions: tends };
}

function lay(mind: Mind, persona: Persona, errand: Errand, why: string, thinking: Thinking): Lived {
  const { world, now } = thinking;
  const { plan } = mind;
  const none: Lived = { mind, events: [], actions: [] };
  const steps = stepsOf(errand, mind, persona, thinking);
  if (!plan || steps.length === 0) return none;
  const here = personOf(world, mind.id).spot.place;
  const pieces = (start: Minutes, from: PlaceId) => laidOut(steps, start, from, errand.id, mind.id, thinking);
  const remedy = errand.kind === "put-right" ? remedyOf(world, errand.object) : null;
  // What takes neither tools nor shopping is done on the spot; what news calls for waits for a free hour, as long as there is time.
  const presses = errand.kind === "see-to" && errand.until !== null && errand.until - now < PRESSING;
  const atOnce =
    errand.kind === "see-to" || (errand.kind === "seek" && errand.due)
      ? false
      : !remedy || remedy.urgent || remedy.needs === null || (errand.kind === "put-right" && errand.got);
  const free = (chunk: Chunk) => chunk.kind === "pastime" && chunk.serves === null;
  // Nothing left to eat: then work at home can wait as well.
  const object = errand.kind === "put-right" ? errand.object : null;
  const bare = object !== null && remedy?.needs === "groceries" && troubleWith(world, object) === "empty";
  const waits = (chunk: Chunk) => free(chunk) || (chunk.kind === "work" && chunk.place === persona.home.place);
  const laid = atOnce
    ? pieces(now, here)
    : (inFreeTime(pieces, plan, here, now, free) ??
      (bare ? inFreeTime(pieces, plan, here, now, waits) : presses ? pieces(now, here) : null));
  const ends = plan.chunks.at(-1)?.to ?? now;
  if (!laid || laid.at(-1)!.to > ends) return none;
  const changed = withPieces(plan, laid, visitorsOf(mind, errand));
  return { mind: { ...mind, plan: changed }, events: [planEvent(mind, changed, now, why)], actions: [] };
}

/** Whether somebody else of the house has set out to see to it. */
export function tendedByAnother(object: ObjectId, who: PersonId, { world, now }: Thinking): boolean {
  const { tended } = stateOf(world, object);
  return tended !== undefined && tended.by !== who && now - tended.since < TRUSTED;
}

/** Goes on with what is begun: a step that is done leads to the next, what was cut short is laid in again, what is over is let go. */
export async function runErrands(mind: Mind, persona: Persona, thinking: Thinking): Promise<Lived> {
  let current: Mind = mind;
  const events: Draft[] = [];
  const actions: Action[] = [];
  const notes: Note[] = [];
  const opened: Opened[] = [];
  for (const errand of mind.errands) {
    const went = onWith(current, persona, errand, thinking);
    current = went.mind;
    events.push(...went.events);
    actions.push(...went.actions);
    if (went.note) notes.push(went.note);
    opened.push(...(went.opened ?? []));
  }
  const noted = await remember(current, notes, thinking);
  return { mind: noted.mind, events: [...events, ...noted.events], actions, opened };
}

/** Visitors whose words sent somebody on an errand. */
const visitorsOf = (mind: Mind, errand: Errand): readonly PersonId[] =>
  errand.kind === "seek" && errand.story !== null ? (bestMemory(mind, errand.story)?.visitors ?? []) : [];

/** What came of a moment of an errand, and what of it is kept. */
type Went = Lived & { readonly note: Note | null };

function onWith(mind: Mind, persona: Persona, errand: Errand, thinking: Thinking): Went {
  switch (errand.kind) {
    case "seek":
      return seek(mind, persona, errand, thinking);
    case "see-to":
      return seeTo(mind, persona, errand, thinking);
    case "put-right":
      return putRight(mind, persona, errand, thinking);
    default:
      return errand satisfies never;
  }
}

/** Nothing to be done about it now. */
const waits = (mind: Mind): Went => ({ mind, events: [], actions: [], note: null });

/** The errand is over: the plan is free of it, for a reason. */
function over(mind: Mind, persona: Persona, errand: Errand, note: Note | null, why: string, thinking: Thinking): Went {
  const { map } = thinking.world;
  const errands = mind.errands.filter((one) => one.id !== errand.id);
  const plan = mind.plan && freed(mind.plan, errand.id, thinking.now, persona.home.place, map.language);
  const changed = plan !== null && plan !== mind.plan;
  return {
    mind: { ...mind, errands, plan },
    events: changed ? [planEvent(mind, plan, thinking.now, why)] : [],
    actions: [],
    note,
  };
}

/** What one did of an errand, as a note. */
const did = (
  mind: Mind,
  errand: Errand,
  text: string,
  episode: EpisodeOf<"looked for" | "put right" | "gave up">,
): Note => ({
  text,
  subjects: [mind.id, ...("who" in episode ? [episode.who, ...episode.places] : [episode.object])],
  source: { how: "did" },
  episode,
  visitors: visitorsOf(mind, errand),
});

/** Somebody is looked for: found, waited for while they are busy, looked for elsewhere, or let go for today. */
function seek(mind: Mind, persona: Persona, errand: Extract<Errand, { kind: "seek" }>, thinking: Thinking): Went {
  const { world, now, town } = thinking;
  const { notes, reasons } = languageOf(world.map.language).reacting;
  const me = personOf(world, mind.id);
  const person = nameOf(town, world, errand.person);
  const talk = me.talk ? world.talks.get(me.talk) : undefined;
  if (talk?.members.includes(errand.person)) {
    // Who talks with them already has yet to come round to it.
    const asked = talk.lines.some(({ who, at, acts }) => who === mind.id && at >= errand.since && does(acts, "ask"));
    if (errand.after && talk.began <= errand.since && !asked) return waits(mind);
    const intents = mind.intents.filter((one) => one.id !== errand.id);
    const note = did(mind, errand, notes.found(persona.name, person), {
      kind: "looked for",
      who: errand.person,
      places: [],
      found: true,
      news: errand.id,
    });
    const found = over(mind, persona, errand, note, note.text, thinking);
    return { ...found, mind: { ...found.mind, intents } };
  }
  if (!isDue(errand, selfOf(mind, persona, thinking)))
    return over(mind, persona, errand, null, reasons.mustFind(person), thinking);
  if (me.talk !== null || me.walk !== null) return waits(mind);
  const other = world.people.get(errand.person);
  const laid = scheduled(mind.plan, errand.id, now);
  // Found, but busy: one waits for a word, as long as the piece of the day lasts.
  const isHere = other && !other.asleep && other.spot.place === me.spot.place && canHear(world, other, me.spot);
  if ((isHere && laid) || now < errand.notBefore) return waits(mind);
  const [step] = stepsOf(errand, mind, persona, thinking);
  if (!step) return notFound(mind, persona, errand, person, thinking);
  if (isDone(step, me, now)) {
    const looked = { ...errand, looked: [...errand.looked, step.spot.place] };
    const next = { ...mind, errands: mind.errands.map((one) => (one.id === errand.id ? looked : one)) };
    if (stepsOf(looked, next, persona, thinking).length === 0) return onWith(next, persona, looked, thinking);
    return { ...lay(next, persona, looked, reasons.mustFind(person), thinking), note: null };
  }
  return laid ? waits(mind) : { ...lay(mind, persona, errand, reasons.mustFind(person), thinking), note: null };
}

/** Whether somebody is still to be looked for: what news calls for towards them, and news of what is to come, may be done or over meanwhile. */
function isDue({ due, story, person, since }: Extract<Errand, { kind: "seek" }>, self: Self): boolean {
  const news = story === null ? undefined : self.stories.get(story);
  if (news && !gatheringOf(news) && isPast(news, self.now)) return false;
  if (!due) return true;
  if (!news || self.now - since > LET_GO) return false;
  return due === "tell"
    ? !believesKnows(self.mind, person, news)
    : duesOf(news, self).some((one) => one.does === due && one.to === person);
}

/** Something is done about news, place by place, until it is done, found, over or too late. */
function seeTo(mind: Mind, persona: Persona, errand: SeeTo, thinking: Thinking): Went {
  const { world, now, stories } = thinking;
  const me = personOf(world, mind.id);
  const why = whyToSee(errand, mind, thinking);
  const story = stories.get(errand.news);
  const late = errand.until !== null && now >= errand.until;
  if (!story || knowsOff(mind, story) || late || now - errand.since > LET_GO)
    return over(mind, persona, errand, null, why, thinking);
  if (me.talk !== null || me.walk !== null) return waits(mind);
  const [step] = stepsOf(errand, mind, persona, thinking);
  if (!step || !isDone(step, me, now))
    return scheduled(mind.plan, errand.id, now)
      ? waits(mind)
      : { ...lay(mind, persona, errand, why, thinking), note: null };
  const done = { ...errand, places: errand.places.slice(1), done: [...errand.done, step.spot.place] };
  const came = cameOf(done, step.spot.place, mind, thinking);
  if (!came) return waits({ ...mind, errands: mind.errands.map((one) => (one.id === errand.id ? done : one)) });
  const went = over(mind, persona, errand, came.note, why, thinking);
  const opened = came.opened ? [came.opened] : [];
  const first = came.opened?.story.first;
  if (!first) return { ...went, opened };
  const tells = toTell(came.opened!.story.id, first.who, now);
  return { ...went, opened, mind: { ...went.mind, errands: [...went.mind.errands, tells] } };
}

/** Going to somebody with news. */
export const toTell = (story: StoryId, person: PersonId, now: Minutes): Extract<Errand, { kind: "seek" }> => ({
  kind: "seek",
  id: `tell:${story}:${person}`,
  person,
  looked: [],
  rounds: 0,
  notBefore: now,
  story,
  tell: null,
  since: now,
});

/** Everywhere was looked; they may be somewhere later. */
function notFound(
  mind: Mind,
  persona: Persona,
  errand: Extract<Errand, { kind: "seek" }>,
  person: string,
  thinking: Thinking,
): Went {
  const { map } = thinking.world;
  const { notes } = languageOf(map.language).reacting;
  const places = errand.looked.map((place) => placeOf(map, place).name);
  const text = notes.notFound(persona.name, person, places);
  const rest = over(
    mind,
    persona,
    errand,
    did(mind, errand, text, { kind: "looked for", who: errand.person, places: errand.looked, found: false }),
    text,
    thinking,
  );
  if (errand.rounds + 1 >= ROUNDS) return rest;
  const notBefore = later(thinking.now, BETWEEN_ROUNDS);
  const again: Errand = { ...errand, looked: [], rounds: errand.rounds + 1, notBefore };
  return { ...rest, mind: { ...rest.mind, errands: [...rest.mind.errands, again] } };
}

/** Something is put right, step by step, while it is still odd and not for ever. */
function putRight(
  mind: Mind,
  persona: Persona,
  errand: Extract<Errand, { kind: "put-right" }>,
  thinking: Thinking,
): Went {
  const { world, now } = thinking;
  const { map } = world;
  const { notes } = languageOf(map.language).reacting;
  const me = personOf(world, mind.id);
  const busy = me.talk !== null || me.walk !== null;
  const { fixture } = map.objects.get(errand.object)!;
  const state = stateOf(world, errand.object);
  const why = languageOf(map.language).mind.reasons.objectIs(fixture.name, state.text);
  const remedy = remedyOf(world, errand.object);
  if (!state.odd) return over(mind, persona, errand, null, why, thinking);
  if (now - errand.since > LET_GO) {
    const note = did(mind, errand, notes.gaveUp(persona.name, remedy.doing), {
      kind: "gave up",
      object: errand.object,
      doing: remedy.doing,
    });
    return over(mind, persona, errand, note, note.text, thinking);
  }
  const [step, ...more] = stepsOf(errand, mind, persona, thinking);
  if (!busy && step && isDone(step, me, now)) {
    if (more.length > 0) {
      const got: Errand = { ...errand, got: true };
      return waits({ ...mind, errands: mind.errands.map((one) => (one.id === errand.id ? got : one)) });
    }
    const note = did(mind, errand, notes.done(persona.name, remedy.doing), {
      kind: "put right",
      object: errand.object,
      doing: remedy.doing,
    });
    const done = over(mind, persona, errand, note, note.text, thinking);
    return { ...done, actions: [{ kind: "set-object", object: errand.object, state: fixture.state, trouble: null }] };
  }
  if (busy || scheduled(mind.plan, errand.id, now)) return waits(mind);
  return { ...lay(mind, persona, errand, why, thinking), note: null };
}
