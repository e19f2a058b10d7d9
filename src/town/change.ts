/**
 * Changing a town: results of thinking are applied one after another, in roll order, and each is checked again against the town as it
 * is by then (design section 2.4). What no longer holds is dropped, with its reason, as an event.
 */
import type { Mind } from "../mind/mind.ts";
import { isPublic } from "../mind/news/stories.ts";
import type { Noticed } from "../mind/perceive.ts";
import { type Action, apply } from "../world/actions.ts";
import type { Draft, InwardKind, RecordKind } from "../world/events.ts";
import { type PersonId, type PlaceId, placeOf } from "../world/places.ts";
import { perceives, type World } from "../world/world.ts";
import type { Held, Proposal } from "./proposal.ts";
import type { Owed, TownState } from "./state.ts";

/** A state and what happened on the way to it. */
export interface Changed {
  readonly state: TownState;
  readonly events: readonly Draft[];
}

/** At most so many things wait to be perceived; beyond it the oldest sights go unseen, never words addressed to one. */
const MOST_PENDING = 60;

function withinReach(waiting: readonly Noticed[], who: PersonId): readonly Noticed[] {
  let over = waiting.length - MOST_PENDING;
  if (over <= 0) return waiting;
  const certain = ({ event }: Noticed) =>
    event.kind === "voice-whispered" ||
    event.kind === "talk-ended" ||
    event.kind === "talk-left" ||
    (event.kind === "line-said" && (event.who === who || event.to.includes(who)));
  return waiting.filter((one) => certain(one) || over-- <= 0);
}

/** Hands events to the senses of whoever perceives them, in the world as it now is. */
export function deliver(state: TownState, events: readonly Draft[]): TownState {
  const reaching = events.filter((event) => event.audience !== "nobody");
  if (reaching.length === 0) return state;
  const pending = new Map(state.pending);
  for (const person of state.world.people.values()) {
    if (person.kind !== "resident") continue;
    const got = reaching.filter((event) => reaches(state.world, person.id, event));
    if (got.length > 0)
      pending.set(
        person.id,
        withinReach([...(pending.get(person.id) ?? []), ...got.map((event) => ({ event }))], person.id),
      );
  }
  return { ...state, pending, stories: toldOf(state, reaching) };
}

/** The stories, with those that were told aloud: where, and since when in public. */
function toldOf(state: TownState, events: readonly Draft[]): TownState["stories"] {
  const { map } = state.world;
  let stories = state.stories;
  for (const event of events) {
    if (event.kind !== "line-said" || !event.spot) continue;
    const { place } = event.spot;
    const open = placeOf(map, place).access === "public";
    for (const id of event.stories) {
      const story = stories.get(id);
      if (!story || isPublic(story, (one) => one === place)) continue;
      const told = open ? { told: story.told ?? state.now } : {};
      stories = new Map(stories).set(id, { ...story, ...told, toldIn: [...(story.toldIn ?? []), place] });
    }
  }
  return stories;
}

/** Own acts and words are remembered as one's own; the end of a talk is the business of those who were in it. */
function reaches(world: World, id: PersonId, event: Draft): boolean {
  const person = world.people.get(id)!;
  switch (event.kind) {
    case "talk-ended":
      return event.members.includes(id) || event.who === id;
    case "talk-left":
    case "voice-whispered":
      return event.who === id;
    case "talk-began":
    case "talk-joined":
      return false;
    case "visitor-reacted":
      return event.to === id && perceives(world, person, event);
    case "line-said":
      // Whoever is deep in a talk of their own does not follow another.
      if (event.who !== id && person.talk !== null && person.talk !== event.talk) return false;
      return event.who === id || perceives(world, person, event);
    case "resident-acted":
      return event.who === id || perceives(world, person, event);
    default:
      // Whoever is in sight and hearing.
      event.kind satisfies
        | InwardKind
        | RecordKind
        | "resident-woke"
        | "resident-slept"
        | "resident-set-out"
        | "resident-passed"
        | "resident-arrived"
        | "resident-turned-away"
        | "resident-knocked"
        | "guest-asked-in"
        | "guest-left"
        | "object-changed"
        | "visitor-arrived"
        | "visitor-moved"
        | "visitor-left"
        | "visitor-acted";
      return perceives(world, person, event);
  }
}

/** What is owed, in a world in which some have left the talk of it: whoever has gone on has their answer all the same. */
function stillOwed({ engaged, world }: TownState, after: World): TownState["engaged"] {
  if (engaged.size === 0 || after.talks === world.talks) return engaged;
  const parted = (who: PersonId, owed: Owed): Owed => {
    const talk = world.talks.get(world.people.get(who)?.talk ?? "");
    const line = owed.parted ? undefined : talk?.lines.find(({ id }) => id === owed.line);
    if (!talk || !line) return owed;
    const members = after.talks.get(talk.id)?.members ?? [];
    return members.includes(who) && members.includes(line.who) ? owed : { ...owed, parted: talk };
  };
  return new Map([...engaged].map(([who, all]) => [who, all.map((owed) => parted(who, owed))]));
}

/** Applies one act to the town, and lets those perceive it who can. */
export function acted(state: TownState, who: PersonId, action: Action): Changed & { refused: string | null } {
  const applied = apply(state.world, who, action, state.now);
  const next = deliver({ ...state, world: applied.world, engaged: stillOwed(state, applied.world) }, applied.events);
  return { state: next, events: applied.events, refused: applied.refused };
}

/**
 * What waits to be perceived without what was taken in; null when some of that is not there. When a person's act came between, the
 * same happenings have been told anew, so they are known by what they say.
 */
function without(pending: readonly Noticed[], taken: ReadonlySet<Noticed>): readonly Noticed[] | null {
  const left = pending.filter((one) => !taken.has(one));
  const missing = pending.length - left.length < taken.size ? [...taken].filter((one) => !pending.includes(one)) : [];
  const open = left.map((one) => JSON.stringify(one.event));
  for (const one of missing) {
    const at = open.indexOf(JSON.stringify(one.event));
    if (at < 0) return null;
    left.splice(at, 1);
    open.splice(at, 1);
  }
  return left;
}

/** The acts of people that wait for an answer in a place, from anybody but one: it comes first, so that it is known for an answer. */
function owedIn({ engaged, world }: TownState, place: PlaceId | undefined, but: PersonId): readonly string[] {
  const there = [...engaged].filter(([id]) => id !== but && world.people.get(id)?.spot.place === place);
  return there.flatMap(([, owed]) => owed.map(({ act }) => act));
}

/** Whether a person waits for an answer where somebody is: whoever else is there lets it come first. */
export const isAnswerOwed = (state: TownState, who: PersonId): boolean =>
  owedIn(state, state.world.people.get(who)?.spot.place, who).length > 0;

/** Why a thought stands no more, of somebody whose mind is this by now; null where it stands. */
function outdated({ stories }: TownState, { before, actions, answers }: Proposal, mind: Mind | undefined) {
  if (mind !== before) return "something else came first";
  const tells = actions.flatMap((action) => ("said" in action ? action.said.stories : []));
  // A person is answered all the same.
  return answers === null && tells.some((id) => !stories.has(id)) ? "what it tells was taken back" : null;
}

/** What is held and still stands: each from the mind that what is held before it leaves. */
function standing(state: TownState): readonly Held[] {
  const minds = new Map<PersonId, Mind>();
  return state.held.filter(({ proposal }) => {
    const { who, mind } = proposal;
    if (outdated(state, proposal, minds.get(who) ?? state.minds.get(who)) !== null) return false;
    minds.set(who, mind);
    return true;
  });
}

/** What somebody holds back, as far as it still stands. */
const heldBy = (state: TownState, who: PersonId): readonly Held[] =>
  standing(state).filter(({ proposal }) => proposal.who === who);

/** Whether somebody has words on their lips that wait for an answer to a person: they think of nothing else until these are said. */
export const isHolding = (state: TownState, who: PersonId): boolean => heldBy(state, who).length > 0;

const SPEAKING: ReadonlySet<Action["kind"]> = new Set(["say", "begin-talk"]);

/**
 * The acts of people whose answers come before what is proposed; none where nothing is said unasked. Whoever holds words back has
 * whatever they would say after these wait with them.
 */
function comingFirst(state: TownState, { who, actions, answers }: Proposal): readonly string[] {
  if (answers !== null || !actions.some(({ kind }) => SPEAKING.has(kind))) return [];
  const before = heldBy(state, who).flatMap(({ after }) => after);
  return [...new Set([...owedIn(state, state.world.people.get(who)?.spot.place, who), ...before])];
}

/** First words to somebody who talks with others by now are said into that talk. */
function asTalksAre({ world }: TownState, proposal: Proposal): Proposal {
  const actions = proposal.actions.flatMap((action): readonly Action[] => {
    if (action.kind !== "begin-talk") return [action];
    const talks = action.with.map((id) => world.people.get(id)?.talk ?? null);
    const talk = talks.every((one) => one !== null) ? talks[0] : undefined;
    return talk
      ? [
          { kind: "join-talk", talk },
          { kind: "say", talk, said: action.said },
        ]
      : [action];
  });
  return { ...proposal, actions };
}

/**
 * What was held back until people had their answers is let go of, as far as they have: it is said, unless told otherwise. What stands no
 * more waits for nobody, and is dropped.
 */
export function released(from: Changed, letGo: (state: TownState, proposal: Proposal) => Changed = said): Changed {
  const { held } = from.state;
  if (held.length === 0) return from;
  const open = new Set([...from.state.engaged.values()].flat().map(({ act }) => act));
  const waits = standing(from.state).filter(({ after }) => after.some((act) => open.has(act)));
  if (waits.length === held.length) return from;
  let state: TownState = { ...from.state, held: waits };
  const events: Draft[] = [...from.events];
  for (const one of held) {
    if (waits.includes(one)) continue;
    const done = letGo(state, one.proposal);
    state = done.state;
    events.push(...done.events);
  }
  return { state, events };
}

const said = (state: TownState, proposal: Proposal): Changed => applied(state, asTalksAre(state, proposal));

/** Applies a proposal, holds back what would be said into an answer that a person waits for, or drops what no longer holds with its reason. */
export function settled(state: TownState, proposal: Proposal): Changed {
  const { who } = proposal;
  const after = comingFirst(state, proposal);
  if (after.length === 0 || state.engaged.has(who)) return applied(state, proposal);
  const why = outdated(state, proposal, heldBy(state, who).at(-1)?.proposal.mind ?? state.minds.get(who));
  if (why !== null) return dropped(state, proposal, why);
  return { state: { ...state, held: [...state.held, { proposal, after }] }, events: [] };
}

const droppedOf = ({ now: at }: TownState, who: PersonId, what: string, why: string): Draft => ({
  kind: "result-dropped",
  at,
  who,
  spot: null,
  audience: "nobody",
  what,
  why,
});

/** Drops a thought. What was paid for was paid for: that a stand-in covered is told even of a thought that comes to nothing. */
export const dropped = (state: TownState, { who, events }: Proposal, why: string): Changed => ({
  state,
  events: [...events.filter(({ kind }) => kind === "answer-fell-back"), droppedOf(state, who, "moment", why)],
});

function applied(state: TownState, proposal: Proposal): Changed {
  const { who } = proposal;
  const drop = (why: string) => dropped(state, proposal, why);
  const old = outdated(state, proposal, state.minds.get(who));
  if (old !== null) return drop(old);
  if (proposal.answers === null && state.engaged.has(who)) return drop("a person spoke to them");
  const left = without(state.pending.get(who) ?? [], proposal.consumed);
  if (left === null) return drop("what they took in did not happen that way");
  const pending = new Map(state.pending);
  if (left.length > 0) pending.set(who, left);
  else pending.delete(who);
  const stories = new Map(state.stories);
  const events: Draft[] = [...proposal.events];
  for (const { story, over } of proposal.opened ?? []) {
    const was = stories.get(over);
    // What is found is found once.
    if (!was || was.off !== undefined) return drop("somebody else was first");
    stories.set(over, { ...was, off: story.id }).set(story.id, story);
    const opened = { kind: "story-opened", story: story.id, text: story.memory } as const;
    events.push({ ...opened, at: state.now, who, spot: null, audience: "nobody" });
  }
  let next: TownState = {
    ...state,
    pending,
    minds: new Map(state.minds).set(who, proposal.mind),
    ...(proposal.opened?.length ? { stories } : {}),
  };
  for (const action of proposal.actions) {
    const done = acted(next, who, action);
    // Words that could not be said commit nobody to anything.
    if (done.refused && action.kind === "say") return drop(`it could not be said: ${done.refused}`);
    next = done.state;
    events.push(...done.events);
    // A door that turns somebody away speaks for itself.
    if (done.refused && !done.events.some((event) => event.kind === "resident-turned-away"))
      events.push(droppedOf(state, who, action.kind, done.refused));
    // What was to follow from a refused act does not follow.
    if (done.refused) break;
  }
  return { state: next, events };
}
