/**
 * A member takes over a resident (issue 4, Roles): what they say and do is the resident's saying and doing, for everybody in town and
 * in the resident's own memory; the resident thinks nothing of their own meanwhile, and remembers. Their words carry the visitor's id
 * wherever they are kept, for they are a person's words.
 */
import { languageOf } from "../../language/language.ts";
import type { TownFacts } from "../../mind/mind.ts";
import { bestMemory } from "../../mind/news/stories.ts";
import type { Action } from "../../world/actions.ts";
import type { Draft } from "../../world/events.ts";
import { firstName, type Person } from "../../world/people.ts";
import { entranceOf, type PersonId, type Place, placeOf, type Spot } from "../../world/places.ts";
import { actsRead, mentioned, type Reading } from "../../world/reading.ts";
import { toldIn } from "../../world/speech-acts.ts";
import type { Said } from "../../world/talks.ts";
import { UserError } from "../../world/user-error.ts";
import { personOf } from "../../world/world.ts";
import { acted, type Changed, deliver } from "../change.ts";
import type { TownState } from "../state.ts";
import { type ActDone, nextAct, type Visiting } from "./acts.ts";
import { addressee, unheard } from "./hearing.ts";
import { understood } from "./understood.ts";

/** Real milliseconds of silence after which a resident is let go. */
export const EMBODIED_MS = 10 * 60_000;
/**
 * What is said as a resident stands in the member's place, so it is said whole; what is done is seen on every board, and short. In
 * characters.
 */
export const LONGEST_AS = { words: 2000, doing: 300 } as const;

const wordsOf = (state: TownState) => languageOf(state.world.map.language).embody;

/** The resident somebody has taken over, or null. */
export const embodiedBy = (state: TownState, by: PersonId): PersonId | null =>
  [...state.embodied].find(([, one]) => one === by)?.[0] ?? null;

/** Takes over a resident. @throws UserError when they sleep or belong to somebody, or when one has another already */
export function embody(before: TownState, visiting: Visiting, who: PersonId): ActDone {
  const words = wordsOf(before);
  const person = personOf(before.world, who);
  const own = embodiedBy(before, visiting.id);
  if (own) throw new UserError("embodies", words.already(personOf(before.world, own).name));
  if (before.embodied.has(who)) throw new UserError("taken", words.taken(person.name));
  if (person.asleep) throw new UserError("asleep", words.asleep(person.name));
  const counted = nextAct(before);
  // One is in one place at a time.
  const visitor = counted.state.world.people.has(visiting.id)
    ? acted(counted.state, visiting.id, {
        kind: "depart",
        why: languageOf(before.world.map.language).mind.reasons.leftTown,
      })
    : { state: counted.state, events: [] };
  const { state } = visitor;
  const engaged = new Map(state.engaged);
  engaged.delete(who);
  // Another mind by identity: what they are thinking just now is dropped.
  const minds = new Map(state.minds).set(who, { ...state.minds.get(who)! });
  return {
    state: { ...state, engaged, minds, embodied: new Map(state.embodied).set(who, visiting.id) },
    events: visitor.events,
    act: counted.act,
    answers: null,
    said: words.begun(person.name, placeOf(state.world.map, person.spot.place).name),
  };
}

/** Lets go of the resident. @throws UserError when there is none */
export function release(before: TownState, by: PersonId): ActDone {
  const words = wordsOf(before);
  const who = embodiedBy(before, by);
  if (!who) throw new UserError("embodies-nobody", words.nobody);
  const counted = nextAct(before);
  const embodied = new Map(counted.state.embodied);
  embodied.delete(who);
  return {
    state: { ...counted.state, embodied },
    events: [],
    act: counted.act,
    answers: null,
    said: words.over(personOf(before.world, who).name),
  };
}

/** The resident as they are in that place. @throws UserError when they are elsewhere */
function present(state: TownState, who: PersonId, place: Place | null): Person {
  const person = personOf(state.world, who);
  if (place && person.spot.place !== place.id)
    throw new UserError(
      "elsewhere",
      wordsOf(state).elsewhere(person.name, placeOf(state.world.map, person.spot.place).name),
    );
  return person;
}

/** One act of the resident after another. @throws UserError when one is refused */
function performed(state: TownState, who: PersonId, actions: readonly Action[]) {
  const events: Draft[] = [];
  let next = state;
  for (const action of actions) {
    const done = acted(next, who, action);
    if (done.refused)
      throw new UserError("refused", wordsOf(state).refused(personOf(state.world, who).name, done.refused));
    next = done.state;
    events.push(...done.events);
  }
  return { state: next, events };
}

/** Words to nobody: said, and remembered by whoever says them. */
function aloud(state: TownState, self: Person, act: string, said: Said): Changed {
  const event: Draft = {
    kind: "line-said",
    at: state.now,
    who: self.id,
    spot: self.spot,
    audience: "place",
    line: `alone-${act}/1`,
    talk: `alone-${act}`,
    to: [],
    text: said.text,
    stories: said.stories,
    rests: said.rests,
    visitors: said.visitors,
    acts: said.acts,
    ...(said.mentions ? { mentions: said.mentions } : {}),
    answers: null,
  };
  return { state: deliver(state, [event]), events: [event] };
}

/** Says something as the resident; whoever is spoken to answers them as one of their own. @throws UserError */
export function sayAs(
  before: TownState,
  facts: TownFacts,
  visiting: Visiting,
  who: PersonId,
  place: Place | null,
  text: string,
  to: PersonId | null,
  kept?: Reading,
): ActDone {
  const words = text.trim().replace(/\s+/g, " ").slice(0, LONGEST_AS.words);
  const { replies } = languageOf(before.world.map.language);
  if (words === "") throw new UserError("nothing-said", replies.nothingSaid);
  const self = present(before, who, place);
  const counted = nextAct(before);
  const mind = before.minds.get(who)!;
  const known = [...before.stories.values()].filter(({ id }) => bestMemory(mind, id) !== null);
  const meant = (other: PersonId | null) => kept ?? understood(counted.state, facts, self, words, other, known);
  const naming = meant(to);
  const other = addressee(counted.state, self, naming, to === who ? null : to);
  const reading = (other?.id ?? null) === to ? naming : meant(other?.id ?? null);
  const acts = actsRead(reading);
  const stories = toldIn(acts);
  const said = {
    text: words,
    acts,
    ...mentioned(reading),
    stories,
    rests: stories.map((id) => bestMemory(mind, id)!.id),
    visitors: [visiting.id],
    to: other ? [other.id] : [],
    answers: null,
  };
  const done = spokenTo(counted.state, self, other, said) ?? aloud(counted.state, self, counted.act, said);
  const line = done.events.find((event) => event.kind === "line-said");
  // Visitors hear it too, but only residents can be told to have.
  const heard = other && line?.to.includes(other.id) ? other : null;
  if (!heard) {
    const why = unheard(before, self, reading);
    return { ...done, act: counted.act, answers: null, said: why.why, unheard: why, reading };
  }
  const told = { ...done, act: counted.act, answers: null, said: replies.heard(firstName(heard.name)), reading };
  if (done.state.embodied.has(heard.id)) return told;
  const owed = { act: counted.act, line: line?.line ?? "" };
  const engaged = new Map(done.state.engaged);
  engaged.set(heard.id, [...(engaged.get(heard.id) ?? []), owed]);
  return { ...told, state: { ...done.state, engaged }, answers: { who: heard.id, owed } };
}

/** Words said in a talk: with whoever is spoken to, else in the one they are in. Null where there is none, or it cannot be had. */
function spokenTo(state: TownState, self: Person, other: Person | null, said: Said): Changed | null {
  const { reasons } = languageOf(state.world.map.language).mind;
  const talk = other ? other.talk : self.talk;
  if (!other && !talk) return null;
  const elsewhere = self.talk !== null && self.talk !== talk;
  let next: Changed = { state, events: [] };
  for (const action of [
    ...(elsewhere ? [{ kind: "leave-talk", why: reasons.turnedAway } as const] : []),
    ...(talk && talk !== self.talk ? [{ kind: "join-talk", talk } as const] : []),
    talk ? ({ kind: "say", talk, said } as const) : ({ kind: "begin-talk", with: said.to, said } as const),
  ]) {
    const done = acted(next.state, self.id, action);
    if (done.refused) return null;
    next = { state: done.state, events: [...next.events, ...done.events] };
  }
  return next;
}

/** Does something as the resident, in plain sight. @throws UserError */
export function doAs(before: TownState, visiting: Visiting, who: PersonId, place: Place | null, text: string): ActDone {
  const { replies, mind } = languageOf(before.world.map.language);
  const doing = wordsOf(before).doing(text.trim().replace(/\s+/g, " ").slice(0, LONGEST_AS.doing));
  if (doing === "") throw new UserError("nothing-done", replies.nothingDone);
  const self = present(before, who, place);
  const counted = nextAct(before);
  const { spot } = self;
  const done = performed(counted.state, who, [
    ...(self.talk ? [{ kind: "leave-talk", why: mind.reasons.turnedAway } as const] : []),
    {
      kind: "do",
      doing,
      emoji: "🎭",
      spot,
      object: null,
      state: null,
      notable: true,
      visitors: [visiting.id],
    },
  ]);
  return { ...done, act: counted.act, answers: null, said: replies.seen(placeOf(before.world.map, spot.place).name) };
}

/** Sends the resident on their way, on foot like everybody who lives here. @throws UserError */
export function goAs(before: TownState, who: PersonId, place: Place, spot: Spot | null): ActDone {
  const self = personOf(before.world, who);
  const { reasons } = languageOf(before.world.map.language).mind;
  const counted = nextAct(before);
  const done = performed(counted.state, who, [
    ...(self.talk ? [{ kind: "leave-talk", why: reasons.left } as const] : []),
    { kind: "go", to: spot ?? entranceOf(place) },
  ]);
  return { ...done, act: counted.act, answers: null, said: wordsOf(before).goes(self.name, place.name) };
}
