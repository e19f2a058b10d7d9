/**
 * A member takes over a resident (issue 4, Roles): what they say and do is the resident's saying and doing, for everybody in town and
 * in the resident's own memory; the resident thinks nothing of their own meanwhile, and remembers. Their words carry the visitor's id
 * wherever they are kept, for they are a person's words.
 */
import { languageOf } from "../language/language.ts";
import type { TownFacts } from "../mind/mind.ts";
import { carriedBy } from "../mind/stories.ts";
import type { Action } from "../world/actions.ts";
import type { Draft } from "../world/events.ts";
import { firstName, type Person } from "../world/people.ts";
import { entranceOf, type PersonId, type Place, placeOf, type Spot } from "../world/places.ts";
import { UserError } from "../world/user-error.ts";
import { personOf } from "../world/world.ts";
import { type ActDone, addressee, elsewhere, mustHear, nextAct, type Visiting } from "./acts.ts";
import { acted } from "./change.ts";
import type { TownState } from "./state.ts";

/** Real milliseconds of silence after which a resident is let go. */
export const EMBODIED_MS = 10 * 60_000;
/** A resident's lines are short, whoever says them. */
const LONGEST = 300;

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

/** Says something as the resident; whoever is spoken to answers them as one of their own. @throws UserError */
export function sayAs(
  before: TownState,
  facts: TownFacts,
  visiting: Visiting,
  who: PersonId,
  place: Place | null,
  text: string,
  to: PersonId | null,
): ActDone {
  const words = text.trim().replace(/\s+/g, " ").slice(0, LONGEST);
  const { replies } = languageOf(before.world.map.language);
  if (words === "") throw new UserError("nothing-said", replies.nothingSaid);
  const self = present(before, who, place);
  const counted = nextAct(before);
  const here = placeOf(before.world.map, self.spot.place);
  if (to) mustHear(before, self, here, personOf(before.world, to));
  const other = addressee(counted.state, self, words, to === who ? null : to);
  if (!other)
    return {
      ...counted,
      events: [],
      answers: null,
      said: `${replies.nobodyHears} ${elsewhere(before, here.id)}`,
    };
  const mind = before.minds.get(who)!;
  const { stories, rests } = carriedBy(mind, before.stories, words, facts.personas.get(who)!.name);
  const invites = stories.some((id) => before.stories.get(id)?.event);
  const said = {
    text: words,
    move: invites ? "invite" : /[?？]\s*$/u.test(words) ? "ask" : "say",
    topic: null,
    stories,
    rests,
    visitors: [visiting.id],
    to: [other.id],
    answers: null,
  };
  const joins = other.talk && other.talk !== self.talk;
  const leaves = self.talk && other.talk !== self.talk;
  const talk = other.talk;
  const done = performed(counted.state, who, [
    ...(leaves ? [{ kind: "leave-talk", why: languageOf(facts.language).mind.reasons.turnedAway } as const] : []),
    ...(joins ? [{ kind: "join-talk", talk: other.talk } as const] : []),
    talk ? { kind: "say", talk, said } : { kind: "begin-talk", with: [other.id], said },
  ]);
  const line = done.events.find((event) => event.kind === "line-said")?.line ?? "";
  const heard = replies.heard(firstName(other.name));
  if (other.kind !== "resident" || done.state.embodied.has(other.id))
    return { ...done, act: counted.act, answers: null, said: heard };
  const owed = { act: counted.act, line };
  const engaged = new Map(done.state.engaged);
  engaged.set(other.id, [...(engaged.get(other.id) ?? []), owed]);
  return {
    state: { ...done.state, engaged },
    events: done.events,
    act: counted.act,
    answers: { who: other.id, owed },
    said: heard,
  };
}

/** Does something as the resident, in plain sight. @throws UserError */
export function doAs(before: TownState, visiting: Visiting, who: PersonId, place: Place | null, text: string): ActDone {
  const { replies, mind } = languageOf(before.world.map.language);
  const doing = wordsOf(before).doing(text.trim().replace(/\s+/g, " ").slice(0, LONGEST));
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
