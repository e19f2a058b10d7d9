/**
 * Forgetting (issue 4, Policy; design sections 5, 12): the town as it would be had a visitor never been there, or never said one thing, as
 * far as that can be told. Their words go, the memories that hold them, and whatever anybody concluded, planned or agreed from
 * these; what rested on them is made anew from the town file. Pure: `forgetting.ts` commits it and cleans up what was stored.
 */
import { languageOf } from "../../language/language.ts";
import { givenTies, givenWhoIAm } from "../../mind/memory/given.ts";
import { indexOf, memoriesOf, memoriesWith, without } from "../../mind/memory/stream.ts";
import type { Mind, Tie, TownFacts } from "../../mind/mind.ts";
import { goingOn } from "../../mind/news/stories.ts";
import type { Story } from "../../mind/persona.ts";
import { warmed } from "../../mind/warmth.ts";
import { lookingAround, type Person, type Talk } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import { talkingIn } from "../../world/talks.ts";
import type { World } from "../../world/world.ts";
import { factsWithAway } from "../roll/away.ts";
import type { TownState } from "../state.ts";
import { searchFor, type Traces } from "./traces.ts";

type Holds = (value: unknown) => boolean;

const kept = <K, V>(map: ReadonlyMap<K, V>, stays: (key: K, value: V) => boolean): ReadonlyMap<K, V> =>
  [...map].every(([key, value]) => stays(key, value))
    ? map
    : new Map([...map].filter(([key, value]) => stays(key, value)));

/** The same list, or a shorter one; one in which nothing changes stays the same value. */
const listed = <T>(list: readonly T[], stays: (one: T) => boolean): readonly T[] =>
  list.every(stays) ? list : list.filter(stays);

/** The town without what these traces lead to. */
export function withoutTraces(state: TownState, living: TownFacts, traces: Traces): TownState {
  const facts = factsWithAway(living, state);
  const holds = searchFor(traces);
  const world = worldWithout(state, traces, holds);
  const gone = new Set(traces.ids);
  const minded = (minds: TownState["minds"]) =>
    new Map([...minds].map(([id, mind]) => [id, mindWithout(mind, facts, traces, holds, state)]));
  const pending = new Map([...state.pending].map(([id, waiting]) => [id, listed(waiting, (one) => !holds(one.event))]));
  const engaged = new Map(
    [...state.engaged].map(([id, owed]) => [
      id,
      listed(owed, ({ line }) => !gone.has(line)).map((one) =>
        one.parted ? { ...one, parted: partedWithout(one.parted, traces.visitor, holds) } : one,
      ),
    ]),
  );
  const { replies, privacy } = languageOf(facts.language);
  return {
    ...state,
    // What was on somebody's lips was thought over what is now forgotten.
    held: [],
    paused: state.paused !== null && holds(state.paused) ? replies.pausedBy(privacy.somebody) : state.paused,
    world,
    minds: minded(state.minds),
    awayMinds: minded(state.awayMinds),
    away: new Map(
      [...state.away].map(([id, one]) => [id, { ...one, agreed: one.agreed.filter(([, what]) => !holds(what)) }]),
    ),
    pending: kept(pending, (_, waiting) => waiting.length > 0),
    engaged: kept(engaged, (_, owed) => owed.length > 0),
    stories: new Map(
      [...state.stories]
        .filter(([id]) => !gone.has(id))
        .map(([id, story]) => [id, goingOn(unplanned(story, traces.visitor), (end) => gone.has(end))]),
    ),
    known: kept(state.known, (id) => id !== traces.visitor),
    embodied: kept(state.embodied, (_, by) => by !== traces.visitor),
    handled: kept(state.handled, (message) => !gone.has(message)),
  };
}

/** A talk that somebody left before they had their answer, without the visitor and what leads back to them. */
const partedWithout = (talk: Talk, visitor: PersonId | null, holds: Holds): Talk => ({
  ...talk,
  members: listed(talk.members, (id) => id !== visitor),
  lines: listed(talk.lines, (line) => !holds(line)),
  next: talk.next === visitor ? null : talk.next,
});

/** A story of the town's own, which a visitor brought about: nobody in particular did. */
function unplanned(story: Story, visitor: PersonId | null): Story {
  if (visitor === null || story.plannedBy !== visitor) return story;
  const { plannedBy: _, ...rest } = story;
  return rest;
}

function mindWithout(mind: Mind, facts: TownFacts, traces: Traces, holds: Holds, state: TownState): Mind {
  const { visitor } = traces;
  const persona = facts.personas.get(mind.id)!;
  const gone = new Set(traces.ids);
  const stream = without(mind.stream, gone);
  const restsOn = (evidence: readonly string[]) => evidence.some((id) => gone.has(id));
  const lost = memoriesOf(mind.stream).filter(({ id }) => indexOf(stream, id) < 0);
  const lately = lost.some(({ created }) => state.now - created < 2 * 1440);
  const lostNews = new Set(lost.flatMap(({ stories }) => stories));
  // Nobody goes to what they know nothing of any more.
  const isOff = (one: Mind["commitments"][number]) =>
    holds(one) ||
    (one.story !== null && lostNews.has(one.story) && memoriesWith(stream, { story: one.story }).length === 0);
  const off = mind.commitments.filter(isOff).map(({ id }) => id);
  const replans =
    mind.plan !== null &&
    (holds(mind.plan) ||
      mind.plan.chunks.some(({ serves }) => serves !== null && off.includes(serves)) ||
      lost.some(({ kind, created }) => kind === "plan" && created >= (mind.plan!.day - 1) * 1440));
  const about = holds(mind.whoIAm) || restsOn(mind.whoIAm.evidence);
  const changed: Mind = {
    ...mind,
    stream,
    whoIAm: about ? { ...givenWhoIAm(persona, facts.language), renewed: state.now } : mind.whoIAm,
    ties: tiesWithout(mind, facts, traces, holds, restsOn),
    plan: replans ? null : mind.plan,
    yesterday: lately || holds(mind.yesterday) ? "" : mind.yesterday,
    commitments: listed(mind.commitments, (one) => !isOff(one)),
    intents: listed(mind.intents, (one) => !holds(one)),
    habits: kept(mind.habits, (key, habit) => !holds(key) && !holds(habit)),
    map: {
      ...mind.map,
      objects: kept(mind.map.objects, (object, text) => !holds(text) && !setBy(state.world, object, visitor, text)),
      seen: kept(mind.map.seen, (who) => who !== visitor),
    },
    errands: listed(mind.errands, (one) => !holds(one)),
    noticed: kept(mind.noticed, (key) => !holds(key)),
    cooldowns: kept(mind.cooldowns, (who) => who !== visitor),
    looked: holds(mind.looked) ? "" : mind.looked,
  };
  const left = lost.length > 0 ? warmed(changed) : changed;
  // A thought that is under way was thought from what is now forgotten: another mind makes it come to nothing. One who owes
  // somebody else an answer, and had nothing to forget, still gives it.
  const same =
    lost.length === 0 &&
    Object.entries(changed).every(([key, value]) => key === "map" || value === mind[key as keyof Mind]);
  return same && state.engaged.has(mind.id) ? mind : left;
}

/** Who others are to somebody, without one; what was concluded from forgotten talk is as the town file has it. */
function tiesWithout(
  mind: Mind,
  facts: TownFacts,
  { visitor }: Traces,
  holds: Holds,
  restsOn: (evidence: Tie["evidence"]) => boolean,
): ReadonlyMap<PersonId, Tie> {
  const stale = (tie: Tie) => restsOn(tie.evidence) || holds(tie.text);
  if (![...mind.ties].some(([who, tie]) => who === visitor || stale(tie))) return mind.ties;
  const given = givenTies(facts.personas.get(mind.id)!, facts.personas, facts.language);
  const { first, ties: kinds } = languageOf(facts.language).mind;
  const name = (who: PersonId) => facts.personas.get(who)?.name ?? facts.visitors?.get(who) ?? "";
  const anew = (who: PersonId) =>
    given.get(who)?.text ??
    (facts.personas.has(who) ? first.bySight(name(mind.id), name(who)) : kinds.onceMet(name(who)));
  return new Map(
    [...mind.ties]
      .filter(([who]) => who !== visitor)
      .map(([who, tie]) => [who, stale(tie) ? { ...tie, text: anew(who), evidence: [] } : tie]),
  );
}

/** Whether an object is as a visitor set it. */
function setBy(world: World, object: string, visitor: PersonId | null, text: string): boolean {
  const state = world.objects.get(object);
  return visitor !== null && state?.by === visitor && state.text === text;
}

/** The world without the visitor's body, their lines, and what they made of objects. */
function worldWithout(state: TownState, { visitor, ids }: Traces, holds: Holds): World {
  const { world, now } = state;
  const gone = new Set(ids);
  const talks = new Map<string, Talk>();
  // What was proposed in them goes with them.
  const struck = new Set(ids);
  for (const talk of world.talks.values()) {
    const members = listed(talk.members, (id) => id !== visitor);
    if (members.length < 2) continue;
    const lines = listed(
      talk.lines,
      (line) => !gone.has(line.id) && line.who !== visitor && !line.rests.some((id) => gone.has(id)) && !holds(line),
    );
    for (const { id } of talk.lines) if (!lines.some((line) => line.id === id)) struck.add(id);
    const next = talk.next === visitor ? null : talk.next;
    const withPerson = members.some((id) => world.people.get(id)?.kind === "visitor");
    const same = members === talk.members && lines === talk.lines;
    talks.set(talk.id, same ? talk : { ...talk, members, lines, next, withPerson });
  }
  const people = new Map<PersonId, Person>();
  for (const person of world.people.values()) {
    if (person.id === visitor) continue;
    const talk = person.talk === null ? undefined : talks.get(person.talk);
    const anew = talk ? talkingIn(world, talk, person.id, now) : lookingAround(world.map.language, now);
    const alone = person.talk !== null && !talk;
    people.set(
      person.id,
      alone || holds(person.doing) ? { ...person, talk: talk ? person.talk : null, doing: anew } : person,
    );
  }
  return {
    ...world,
    people,
    talks,
    guests: kept(world.guests, (id) => id !== visitor),
    proposals: kept(world.proposals, (id, one) => !struck.has(id.slice(0, id.lastIndexOf("."))) && !holds(one)),
    objects: kept(world.objects, (_, object) => (visitor === null || object.by !== visitor) && !holds(object)),
  };
}
