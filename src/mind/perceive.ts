/**
 * Perceiving (paper section 4; design section 5): what happened within sight and hearing since the last moment, and what stands
 * out on looking around. Attention is bounded, the nearest and newest first, and nothing is taken in twice.
 */
import type { Minutes } from "../clock/units.ts";
import { languageOf } from "../language/language.ts";
import type { Episode } from "../world/episodes.ts";
import type { Draft, InwardKind, RecordKind, Refusal, StoryId, TalkId } from "../world/events.ts";
import type { Trouble } from "../world/kinds.ts";
import { isAt, isVisitor } from "../world/people.ts";
import { areaOf, type ObjectId, type PersonId, type PlaceId, placeOf, type Spot } from "../world/places.ts";
import type { Thought } from "../world/reading.ts";
import { remedyFor, remedyOf, troubleWith } from "../world/remedies.ts";
import { canHear, peopleIn, personOf, stateOf } from "../world/world.ts";
import { type Note, remember } from "./memory/remember.ts";
import { nameOf, objectInWords, told } from "./memory/tell.ts";
import type { Mind, OwnMap } from "./mind.ts";
import { gatheringOf } from "./persona.ts";
import { belovedOf } from "./talk/longing.ts";
import type { Thinking } from "./thinking.ts";

/** How many things one takes in at a moment, being addressed and the inner voice apart. */
export const ATTENTION = 5;
/** What is seen again within this time is nothing new. */
export const STALE_AFTER = 180 as Minutes;

/** An event within somebody's reach, waiting for their next moment. */
export interface Noticed {
  readonly event: Draft;
}

/** Something that may deserve a reaction; code decides whether it gets one (design section 5, React). */
export type Stimulus =
  | { readonly kind: "voice"; readonly text: string; readonly story: StoryId; readonly thought?: Thought }
  | { readonly kind: "turned-away"; readonly refusal: Refusal; readonly why: string; readonly from: Spot }
  | { readonly kind: "odd-object"; readonly object: ObjectId; readonly state: string }
  | { readonly kind: "person"; readonly who: PersonId }
  /** The one whom the resident has lost their heart to came in. */
  | { readonly kind: "walked-in"; readonly who: PersonId }
  | { readonly kind: "talk-over"; readonly talk: TalkId; readonly with: readonly PersonId[] };

/** A moment's perception: the mind that took it in, what came of it, and what stood out. */
export interface Perceived {
  readonly mind: Mind;
  readonly events: readonly Draft[];
  readonly stimuli: readonly Stimulus[];
}

/** How much an event presses itself on a witness; lines said to them and the inner voice always get through. */
function pressing(mind: Mind, event: Draft): number {
  switch (event.kind) {
    case "voice-whispered":
    case "resident-turned-away":
    case "talk-ended":
    case "talk-left":
      return 100;
    case "line-said":
      return event.who === mind.id || event.to.includes(mind.id) ? 100 : event.stories.length > 0 ? 7 : 1;
    case "object-changed":
      return event.odd ? 50 : 1;
    case "visitor-arrived":
    case "visitor-acted":
    case "visitor-reacted":
    case "visitor-moved":
      return 20;
    case "visitor-left":
      return 6;
    case "resident-arrived":
    case "resident-passed":
    case "guest-left":
      return 4;
    case "resident-knocked":
    case "guest-asked-in":
      return 20;
    case "resident-acted":
      return event.who === mind.id ? 100 : event.notable ? 5 : 2;
    default:
      // Nothing to take in; and who sets out, wakes, falls asleep or joins a talk is seen on looking around.
      event.kind satisfies
        | InwardKind
        | RecordKind
        | "resident-set-out"
        | "resident-woke"
        | "resident-slept"
        | "talk-began"
        | "talk-joined";
      return 0;
  }
}

/** How likely one follows what others say to one another: at one's elbow, and across the room. */
export const OVERHEARD = { near: 0.3, far: 0.06 } as const;

/**
 * Whether one follows a line that is said to others. Talk carries through the whole place, but attention is bounded: one who is
 * talking follows no other talk, and of a talk across the room one catches a word now and then. A visitor's words turn heads.
 */
function follows(mind: Mind, event: Draft, ordinal: number, thinking: Thinking): boolean {
  if (event.kind !== "line-said" || event.who === mind.id || event.to.includes(mind.id)) return true;
  const self = personOf(thinking.world, mind.id);
  if (self.talk !== null && self.talk === event.talk) return true;
  if (event.who && isVisitor(event.who)) return true;
  if (self.talk !== null) return false;
  const chance = self.spot.area === event.spot?.area ? OVERHEARD.near : OVERHEARD.far;
  return thinking.random(mind.id, "overhear", ordinal).chance(chance);
}

/** Takes in what happened and what is to be seen. */
export async function perceive(mind: Mind, pending: readonly Noticed[], thinking: Thinking): Promise<Perceived> {
  const { world, now } = thinking;
  const self = personOf(world, mind.id);
  const noticed = new Map<string, Minutes>();
  for (const [key, at] of mind.noticed) if (now - at < STALE_AFTER) noticed.set(key, at);
  const fresh = (key: string): boolean => {
    if (noticed.has(key)) return false;
    noticed.set(key, now);
    return true;
  };
  const stimuli: Stimulus[] = [];
  const notes: Seen[] = [];
  const ranked = pending
    .map((one, i) => ({ ...one, i, press: pressing(mind, one.event) }))
    .filter(({ press, event, i }) => press > 0 && follows(mind, event, i, thinking))
    .sort((a, b) => b.press - a.press || b.i - a.i);
  const certain = ranked.filter(({ press }) => press >= 100);
  const taken = [...certain, ...ranked.slice(certain.length, certain.length + ATTENTION)].sort((a, b) => a.i - b.i);
  for (const { event } of taken) {
    const note = noteOf(mind, event, thinking, fresh);
    if (note) notes.push(event.spot ? { ...note, place: event.spot.place } : note);
    const stimulus = stimulusOf(mind, event, thinking);
    if (stimulus) stimuli.push(stimulus);
  }
  let objects = mind.map.objects;
  const here = `${self.spot.place}/${self.spot.area}`;
  const { seen, heardOf } = whereabouts(mind, taken, thinking);
  if (!self.asleep) {
    const around = lookAround(mind, self.spot, thinking, fresh);
    notes.push(...around.notes.slice(0, ATTENTION));
    stimuli.push(...around.stimuli);
    objects = around.objects;
    for (const person of peopleIn(world, self.spot.place))
      if (person.id !== mind.id) seen.set(person.id, { place: self.spot.place, at: now });
  }
  // A place is known by walking in, and by hearing of it.
  const learned = [self.spot.place, ...heardOf].filter((place) => !mind.map.places.has(place));
  const places = learned.length > 0 ? new Set([...mind.map.places, ...learned]) : mind.map.places;
  const map: OwnMap = { places, objects, seen };
  const remembered = await remember({ ...mind, map, noticed, looked: here }, notes, thinking);
  return { ...remembered, stimuli };
}

/** The places one hears of, and where people are said to be, beside where they were last seen. */
function whereabouts(mind: Mind, taken: readonly Noticed[], { now }: Thinking) {
  const seen = new Map(mind.map.seen);
  const heardOf = new Set<PlaceId>();
  for (const { event } of taken) {
    const heard = event.kind === "line-said" ? event.who !== mind.id : event.kind === "voice-whispered";
    const mentions = heard && "mentions" in event ? event.mentions : undefined;
    for (const place of mentions?.places ?? []) heardOf.add(place);
    for (const [who, place] of mentions?.whereabouts ?? []) if (who !== mind.id) seen.set(who, { place, at: now });
  }
  return { seen, heardOf };
}

/** A note of what was perceived says what it is of. */
type Seen = Note & { readonly episode: Episode };

/** A line as a note: one's own, said to one, or overheard. */
function noteOfLine(mind: Mind, event: Extract<Draft, { kind: "line-said" }>, text: string): Seen {
  const own = event.who === mind.id;
  const reports = event.mentions?.reports ?? null;
  return {
    text,
    subjects: [...(event.who ? [event.who] : []), ...event.to, ...(event.mentions?.places ?? [])],
    source: own
      ? { how: "did", line: event.line }
      : { how: "heard", from: event.who ?? "", line: event.line, rests: event.rests },
    evidence: own ? event.rests : [],
    stories: event.stories,
    episode: { kind: "said", acts: event.acts, ...(reports ? { reports } : {}) },
    scene: event.talk,
    speaker: event.who,
    visitors: [
      ...(event.who && isVisitor(event.who) ? [event.who] : []),
      ...event.to.filter(isVisitor),
      ...(event.visitors ?? []),
    ],
  };
}

/** The one whom the resident has lost their heart to came in. */
const noteOfBeloved = (mind: Mind, who: PersonId, { town, world }: Thinking): Seen => ({
  text: languageOf(town.language).reacting.notes.walkedIn(
    nameOf(town, world, mind.id),
    nameOf(town, world, who),
    town.personas.get(mind.id)?.pronouns ?? "they",
  ),
  subjects: [mind.id, who],
  source: { how: "saw" },
  episode: { kind: "heart jumped", who },
});

/** What somebody does as a note: one's own, and what is new of others. */
function noteOfDeed(
  mind: Mind,
  { who, spot, doing, activity, visitors = [] }: Extract<Draft, { kind: "resident-acted" }>,
  seen: Seen,
  fresh: (key: string) => boolean,
): Seen | null {
  if (who !== mind.id) return fresh(`${who}:${doing}`) ? { ...seen, visitors } : null;
  const subjects = spot ? [who, spot.place] : [who];
  const episode: Episode = { kind: "did", doing, ...(activity ? { activity } : {}) };
  return { ...seen, visitors, subjects, source: { how: "did" }, episode };
}

/** An event as a note to keep, or null when there is nothing new in it. */
function noteOf(mind: Mind, event: Draft, thinking: Thinking, fresh: (key: string) => boolean): Seen | null {
  const { town, world } = thinking;
  const text = told(town, world, event);
  if (text === null) return null;
  const who = event.who ?? "";
  const place = event.spot?.place ?? "";
  const visitors = isVisitor(who) ? [who] : [];
  const saw = (episode: Episode): Seen => ({
    text,
    subjects: event.who ? [event.who] : [],
    source: { how: "saw" },
    visitors,
    episode,
  });
  switch (event.kind) {
    case "line-said":
      return noteOfLine(mind, event, text);
    case "voice-whispered":
      return {
        ...saw({ kind: "thought", news: event.story }),
        source: { how: "inner-voice" },
        // A gathering that it names is known by it; all other news takes more than a voice.
        stories: [
          event.story,
          ...(event.thought?.asks?.news ?? []).filter((id) => gatheringOf(thinking.stories.get(id))),
        ],
        visitors: event.by && isVisitor(event.by) ? [event.by] : [],
      };
    case "resident-acted":
      return noteOfDeed(mind, event, saw({ kind: "saw", who, doing: event.doing }), fresh);
    case "resident-arrived":
      if (event.who === belovedOf(mind.id, thinking) && fresh(`walked-in:${who}`))
        return noteOfBeloved(mind, who, thinking);
      return fresh(`${who}@${place}`) ? saw({ kind: "came", who, place }) : null;
    case "resident-passed":
      return fresh(`${who}@${place}`) ? saw({ kind: "passed", who, place }) : null;
    case "guest-asked-in": {
      const { guest, home } = event;
      return { ...saw({ kind: "asked in", who, guest, place: home }), subjects: [who, guest] };
    }
    case "resident-knocked":
      return saw({ kind: "knocked", who, place });
    case "guest-left":
      return saw({ kind: "left", who, place: event.home });
    case "object-changed": {
      const { object, from, to } = event;
      if (!fresh(`${object}:${to}`)) return null;
      return {
        ...saw(
          event.odd ? foundOdd(object, to, event.trouble ?? null, thinking) : { kind: "changed", object, from, to },
        ),
        subjects: [object, ...(event.who ? [event.who] : [])],
        visitors: [...visitors, ...(event.visitors ?? [])],
      };
    }
    case "visitor-arrived":
      fresh(`${who}@${place}`);
      return saw({ kind: "met", who, place, about: event.about });
    case "visitor-acted":
      return saw({ kind: "saw act", who, doing: event.doing });
    case "visitor-reacted":
      return { ...saw({ kind: "saw act", who, doing: event.doing }), subjects: [who, event.to] };
    case "visitor-moved":
      return saw({ kind: "came", who, place });
    case "visitor-left":
      return saw({ kind: "left", who, place });
    case "resident-turned-away":
      return {
        ...saw({ kind: "turned away", place, why: event.why }),
        subjects: [mind.id, place],
        source: { how: "did" },
      };
    default:
      // Nothing to note; of a talk its lines are kept.
      event.kind satisfies
        | InwardKind
        | RecordKind
        | "resident-set-out"
        | "resident-woke"
        | "resident-slept"
        | "talk-began"
        | "talk-joined"
        | "talk-left"
        | "talk-ended";
      return null;
  }
}

function stimulusOf(mind: Mind, event: Draft, thinking: Thinking): Stimulus | null {
  switch (event.kind) {
    case "resident-arrived":
      return event.who !== null && event.who === belovedOf(mind.id, thinking)
        ? { kind: "walked-in", who: event.who }
        : null;
    case "voice-whispered":
      return event.who === mind.id
        ? {
            kind: "voice",
            text: event.text,
            story: event.story,
            ...(event.thought ? { thought: event.thought } : {}),
          }
        : null;
    case "resident-turned-away":
      return event.who === mind.id && event.spot
        ? { kind: "turned-away", refusal: event.refusal, why: event.why, from: event.spot }
        : null;
    case "talk-left":
      return event.who === mind.id ? { kind: "talk-over", talk: event.talk, with: event.members } : null;
    case "talk-ended":
      return event.members.includes(mind.id)
        ? { kind: "talk-over", talk: event.talk, with: event.members.filter((id) => id !== mind.id) }
        : null;
    default:
      // Nothing to react to by itself: whoever is there, and objects that are odd, stand out on looking around; lines are answered in a talk.
      event.kind satisfies
        | InwardKind
        | RecordKind
        | "resident-set-out"
        | "resident-passed"
        | "resident-woke"
        | "resident-slept"
        | "resident-acted"
        | "resident-knocked"
        | "guest-asked-in"
        | "guest-left"
        | "object-changed"
        | "talk-began"
        | "talk-joined"
        | "line-said"
        | "visitor-arrived"
        | "visitor-moved"
        | "visitor-left"
        | "visitor-acted"
        | "visitor-reacted";
      return null;
  }
}

/** A thing that is not as it should be, with what that means for whoever finds it. */
function foundOdd(object: ObjectId, is: string, trouble: Trouble | null, { world: { map } }: Thinking): Episode {
  const { fixture } = map.objects.get(object)!;
  const { danger, urgent } = remedyFor(trouble ?? "other", fixture, map.language);
  return { kind: "found odd", object, is, gravity: danger ? 2 : urgent ? 1 : 0 };
}

/** What stands out where one is: people, and objects that are not as last seen, which come first. */
function lookAround(mind: Mind, spot: Spot, thinking: Thinking, fresh: (key: string) => boolean) {
  const people = peopleAround(mind, spot, thinking, fresh);
  const things = objectsAround(mind, spot, thinking, fresh);
  return {
    notes: [...things.notes, ...people.notes],
    stimuli: [...people.stimuli, ...things.stimuli],
    objects: things.objects,
  };
}

function peopleAround(mind: Mind, spot: Spot, thinking: Thinking, fresh: (key: string) => boolean) {
  const { world, town } = thinking;
  const words = languageOf(town.language);
  const notes: Seen[] = [];
  const stimuli: Stimulus[] = [];
  for (const person of peopleIn(world, spot.place)) {
    if (person.id === mind.id || !canHear(world, person, spot)) continue;
    stimuli.push({ kind: "person", who: person.id });
    if (person.walk || person.talk || person.doing.idle) continue;
    if (fresh(`${person.id}:${person.doing.text}`))
      notes.push({
        text: person.doing.own
          ? words.told.performed(nameOf(town, world, person.id), words.replies.does(person.doing.text))
          : words.told.is(nameOf(town, world, person.id), person.doing.text),
        subjects: [person.id],
        source: { how: "saw" },
        episode: { kind: "saw", who: person.id, doing: isAt(person.doing, town.language) },
        visitors: [...[person.id].filter(isVisitor), ...(person.doing.visitors ?? [])],
      });
  }
  return { notes, stimuli };
}

function objectsAround(mind: Mind, spot: Spot, thinking: Thinking, fresh: (key: string) => boolean) {
  const { world, town } = thinking;
  const words = languageOf(town.language);
  const notes: Seen[] = [];
  const stimuli: Stimulus[] = [];
  // Most moments show nothing new: then it stays the same map.
  let objects = mind.map.objects;
  for (const area of placeOf(world.map, spot.place).areas) {
    const shut = area.id !== spot.area && (area.enclosed || areaOf(world.map, spot).enclosed);
    for (const fixture of area.objects) {
      const state = stateOf(world, fixture.id);
      // Smoke and water come through a closed door.
      if (shut && !(state.odd && remedyOf(world, fixture.id).urgent)) continue;
      if (objects.get(fixture.id) !== state.text) objects = new Map(objects).set(fixture.id, state.text);
      if (!state.odd) continue;
      stimuli.push({ kind: "odd-object", object: fixture.id, state: state.text });
      if (fresh(`${fixture.id}:${state.text}`))
        notes.unshift({
          text: words.told.objectIs(objectInWords(world.map, fixture.id), state.text),
          subjects: [fixture.id],
          source: { how: "saw" },
          episode: foundOdd(fixture.id, state.text, troubleWith(world, fixture.id), thinking),
          // The words are those of whoever set it.
          visitors: state.by !== null && isVisitor(state.by) ? [state.by] : [],
        });
    }
  }
  return { notes, stimuli, objects };
}
