/**
 * People's acts: what a member of a server, or a line of an acts file, does in town. Each is a turn of its own, applied by the same
 * rule as a resident's (design sections 2.4, 3 Visitors). Code decides who is addressed, before any text is made.
 */
import { clockText, type Minutes } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import { placesNamed } from "../../mind/act/where.ts";
import type { TownFacts } from "../../mind/mind.ts";
import { gatheringOf, type Story } from "../../mind/persona.ts";
import type { Draft, Refusal, TalkId } from "../../world/events.ts";
import { letIn } from "../../world/guests.ts";
import { troubleIn } from "../../world/kinds.ts";
import { markOf } from "../../world/marks.ts";
import { firstName, type Person } from "../../world/people.ts";
import { entranceOf, type PersonId, type Place, placeOf, type Spot } from "../../world/places.ts";
import { type Asks, actsRead, mentioned, type Reading } from "../../world/reading.ts";
import { actsOfLine, toldIn } from "../../world/speech-acts.ts";
import type { Said } from "../../world/talks.ts";
import { UserError } from "../../world/user-error.ts";
import { canHear, peopleIn, personOf, refusalAt, stateOf } from "../../world/world.ts";
import { acted, type Changed, deliver } from "../change.ts";
import type { Unheard } from "../desk/done.ts";
import type { Owed, TownState } from "../state.ts";
import { bring } from "./bring.ts";
import { ownEvents } from "./events.ts";
import { metWith } from "./gestured.ts";
import { addressee, answeringTheDoor, elsewhere, hearers, mustHear, nobodyComes, unheard } from "./hearing.ts";
import { thoughtOf, understood } from "./understood.ts";

/** A visitor as their stage knows them. */
export interface Visiting {
  readonly id: PersonId;
  readonly member: string;
  readonly name: string;
  readonly about: string;
}

/** What an act came to: the state after it, and whom it made somebody answer. */
export interface ActDone extends Changed {
  readonly act: string;
  /** The resident who is to answer, and what, or null. */
  readonly answers: { readonly who: PersonId; readonly owed: Owed } | null;
  /** Who was called in the same breath and answers the same after them; absent where nobody was. */
  readonly answerToo?: readonly PersonId[];
  readonly said: string;
  /** Who met what was done with a gesture; absent where nobody did. */
  readonly met?: PersonId;
  /** Words that nobody heard: why, and what to do. Whoever said them is to be told, wherever they said them. */
  readonly unheard?: Unheard;
  /** What their words were understood to be; absent where they said none. */
  readonly reading?: Reading;
}

/** What people are told, in the town's language. */
const wordsOf = (state: TownState) => languageOf(state.world.map.language).replies;

/** The next act, counted: its number names the thoughts it sets going. */
export const nextAct = (state: TownState): { state: TownState; act: string } => ({
  state: { ...state, acts: state.acts + 1 },
  act: `a${state.acts + 1}`,
});

/** Steps into a place, arriving at once where they want to, or in its first public area. @throws UserError when its door is closed to them. */
export function enter(before: TownState, visiting: Visiting, place: Place, to: Spot | null = null): Changed {
  const state = knocking(before, visiting.id, place);
  const here = state.world.people.get(visiting.id);
  const again = state.known.get(visiting.id);
  const renamed = again && (again.name !== visiting.name || again.about !== visiting.about);
  const known =
    !again || renamed
      ? new Map(state.known).set(visiting.id, { name: visiting.name, about: visiting.about, member: visiting.member })
      : state.known;
  const spot = to ?? entranceOf(place);
  const inside = here?.spot.place === place.id && (to === null || here.spot.area === to.area);
  const refused = refusalAt(state.world, visiting.id, spot, state.now);
  // Who is inside when it closes is asked out like everybody; a room that filled up meanwhile is no reason.
  if (refused && !(inside && refused.refusal === "capacity")) throw turnedAway(state, place, refused);
  if (inside && !renamed) return { state: { ...state, known }, events: [] };
  if (inside) {
    const people = new Map(state.world.people).set(visiting.id, {
      ...here,
      name: visiting.name,
      about: visiting.about,
    });
    return { state: { ...state, known, world: { ...state.world, people } }, events: [] };
  }
  return acted({ ...state, known }, visiting.id, {
    kind: "arrive",
    spot,
    name: visiting.name,
    about: visiting.about,
    first: !again,
  });
}

/** The state in which whoever is up lets somebody in where others live, though it is closed. */
function knocking(state: TownState, who: PersonId, place: Place): TownState {
  if (refusalAt(state.world, who, entranceOf(place), state.now)?.refusal !== "closed") return state;
  const world = letIn(state.world, who, place.id, state.now);
  return world ? { ...state, world } : state;
}

/** Why a door is closed to somebody, when it opens, and where they may go instead. */
function turnedAway(state: TownState, place: Place, refused: { refusal: Refusal; why: string }): UserError {
  const words = wordsOf(state);
  // At an open door it is something else that keeps them out.
  const shut = refused.refusal === "closed" || place.access === "household";
  const nobody = shut ? nobodyComes(state, place) : null;
  const closed =
    refused.refusal === "closed" && place.hours
      ? words.together([words.closed(place.name, clockText(place.hours.from)), ...(nobody === null ? [] : [nobody])])
      : (nobody ?? words.notAdmitted(refused.why));
  return new UserError("not-admitted", words.together([closed, elsewhere(state, place.id)]), { brief: closed });
}

/** Says something in a place. The words reach everybody in hearing; whoever is called is to answer, else one of them. @throws UserError */
export function say(
  before: TownState,
  facts: TownFacts,
  visiting: Visiting,
  place: Place,
  text: string,
  to: PersonId | null,
  kept?: Reading,
): ActDone {
  const words = text.trim().replace(/\s+/g, " ").slice(0, 1000);
  const replies = wordsOf(before);
  if (words === "") throw new UserError("nothing-said", replies.nothingSaid);
  const counted = nextAct(before);
  const entered = enter(counted.state, visiting, place);
  let state = entered.state;
  const events: Draft[] = [...entered.events];
  const visitor = personOf(state.world, visiting.id);
  const naming = kept ?? understood(state, facts, visitor, words, to);
  const calls = to ?? naming.calls;
  const called = calls ? personOf(state.world, calls) : null;
  const door = answeringTheDoor(state, visitor, called);
  state = door.state;
  events.push(...door.events);
  if (to) {
    mustHear(state, visitor, place, personOf(state.world, to));
    const { asleep, name } = personOf(state.world, to);
    const brief = replies.asleep(name);
    if (asleep) throw new UserError("asleep", replies.together([brief, elsewhere(state, "")]), { brief });
  }
  const who = addressee(state, visitor, naming, to);
  const own = ownEvents(state, visiting.id);
  // Whoever came to the door stands elsewhere now, and so may be meant.
  const same = own.length === 0 && door.events.length === 0 && (who?.id ?? null) === to;
  const reading = kept ?? (same ? naming : understood(state, facts, visitor, words, who?.id ?? null, own));
  const acts = actsRead(reading);
  const given = own.filter(({ id }) => toldIn(acts).includes(id));
  const brought = who && given.length === 0 ? bring(state, facts, visiting, reading) : null;
  // "Hi Isabella and Klaus!" is answered by both, where both can hear it.
  const too = who && calls !== null && to === null ? alsoCalled(state, visitor, who, naming) : [];
  if (brought) {
    state = brought.state;
    events.push(...brought.events);
  }
  const said = {
    text: words,
    acts: brought ? actsOfLine([...acts, ...brought.told.map((news) => ({ act: "tell", news }) as const)]) : acts,
    reading,
    ...mentioned(reading),
    stories: brought ? brought.told : given.map(({ id }) => id),
    rests: [],
    visitors: [visiting.id],
    to: who ? [who.id, ...too.map(({ id }) => id)] : [],
    answers: null,
    // Whoever answers for somebody who does not hear it says so.
    ...(called && who && called.id !== who.id ? { calls: called.id } : {}),
    ...(door.events.length > 0 ? { knock: true as const } : {}),
  };
  const take = (changed: Changed) => {
    state = changed.state;
    events.push(...changed.events);
  };
  if (!who) {
    take(acted(state, visiting.id, { kind: "perform", doing: replies.toNobody(words) }));
    const why = unheard(state, visitor, reading);
    return { state, events, act: counted.act, answers: null, said: why.why, unheard: why, reading };
  }
  const spoken = saidIn(state, visitor, who, too, said);
  take(spoken);
  if (spoken.refused) throw new UserError("not-heard", replies.notReached(who.name, spoken.refused));
  const line = spoken.events.find((event) => event.kind === "line-said")?.line ?? "";
  const owed = { act: counted.act, line };
  const engaged = new Map(state.engaged);
  for (const { id } of [who, ...too]) engaged.set(id, [...(engaged.get(id) ?? []), owed]);
  state = { ...state, engaged };
  const answers = { who: who.id, owed };
  const also = too.length > 0 ? { answerToo: too.map(({ id }) => id) } : {};
  return { state, events, act: counted.act, answers, ...also, said: replies.heard(firstName(who.name)), reading };
}

/**
 * Says a line in the talk of whoever is spoken to, where all who are to answer join in. Whoever owes the speaker an answer still is not left
 * for it: "How are you, Tom? And Anna, is it done?" is said in one talk.
 */
function saidIn(
  before: TownState,
  visitor: Person,
  who: Person,
  too: readonly Person[],
  said: Said,
): Changed & { readonly refused: string | null } {
  let state = before;
  const events: Draft[] = [];
  const take = (changed: Changed) => {
    state = changed.state;
    events.push(...changed.events);
  };
  const lines = (visitor.talk && state.world.talks.get(visitor.talk)?.lines) || [];
  const owes = (one: Owed) => lines.some(({ id, who: by }) => id === one.line && by === visitor.id);
  const waits = [...state.engaged.values()].some((all) => all.some(owes));
  // Whoever is called beside one with whom they talk comes to them.
  const stays = waits || too.some(({ talk }) => talk !== null && talk === visitor.talk);
  if (visitor.talk && visitor.talk !== who.talk && stays && who.talk === null)
    take(joined(state, who.id, visitor.talk));
  else if (visitor.talk && visitor.talk !== who.talk) {
    const why = languageOf(state.world.map.language).mind.reasons.turnedAway;
    take(acted(state, visitor.id, { kind: "leave-talk", why }));
  }
  const theirs = personOf(state.world, who.id).talk;
  if (theirs) take(joined(state, visitor.id, theirs));
  if (theirs) for (const { id } of too) take(joined(state, id, theirs));
  const spoken = theirs
    ? acted(state, visitor.id, { kind: "say", talk: theirs, said })
    : acted(state, visitor.id, { kind: "begin-talk", with: said.to, said });
  take(spoken);
  return { state, events, refused: spoken.refused };
}

/** Who else is called and can answer: not whoever is in the midst of another talk or owes somebody else an answer. */
const alsoCalled = (state: TownState, visitor: Person, who: Person, { calls, callsToo = [] }: Reading): Person[] =>
  hearers(state, visitor).filter(
    ({ id, talk }) =>
      id !== who.id &&
      [calls, ...callsToo].includes(id) &&
      !state.engaged.has(id) &&
      !state.embodied.has(id) &&
      (talk === null || talk === who.talk || talk === visitor.talk),
  );

/** The state with somebody in a talk who may be in it already. */
const joined = (state: TownState, who: PersonId, talk: TalkId): Changed =>
  personOf(state.world, who).talk === talk ? { state, events: [] } : acted(state, who, { kind: "join-talk", talk });

/** Does something others see: "plays the piano". What is `more` of what was met already is met no second time. @throws UserError */
export function perform(before: TownState, visiting: Visiting, place: Place, text: string, more = false): ActDone {
  const doing = text.trim().replace(/\s+/g, " ").slice(0, 300);
  if (doing === "") throw new UserError("nothing-done", wordsOf(before).nothingDone);
  const counted = nextAct(before);
  const entered = enter(counted.state, visiting, place);
  // A knock fetches whoever is behind a door, as words do; what makes no sound does not.
  const knocks = languageOf(before.world.map.language).uses.knocks.test(doing);
  const door: Changed = knocks
    ? answeringTheDoor(entered.state, personOf(entered.state.world, visiting.id), null)
    : { state: entered.state, events: [] };
  const done = acted(door.state, visiting.id, { kind: "perform", doing });
  const { world } = done.state;
  const visitor = personOf(world, visiting.id);
  const others = peopleIn(world, place.id).filter((one) => one.id !== visiting.id);
  const seen = others.some((one) => !one.asleep && canHear(world, one, visitor.spot));
  const met = more ? null : metWith(done.state, visitor, doing);
  const indoors = others.some(({ kind }) => kind === "resident");
  const why = seen || !indoors ? null : unheard(done.state, visitor, { calls: null, people: [] });
  return {
    state: done.state,
    events: [...entered.events, ...door.events, ...done.events, ...(met ? [met] : [])],
    act: counted.act,
    answers: null,
    said: seen ? wordsOf(before).seen(place.name) : (why?.why ?? wordsOf(before).unseen(place.name)),
    ...(why ? { unheard: why } : {}),
    ...(met?.who ? { met: met.who } : {}),
  };
}

/** Reacts to what a resident said with a gesture that they see, if they are still there. @throws UserError */
export function reactTo(before: TownState, visiting: Visiting, place: Place, to: Person, emoji: string): ActDone {
  const doing = languageOf(before.world.map.language).uses.reaction(emoji, to.name);
  if (doing === null) throw new UserError("no-gesture", wordsOf(before).nothingDone);
  const here = before.world.people.get(visiting.id);
  // A gesture at words of before does not take anybody through the town.
  if (here && here.spot.place !== place.id) throw new UserError("not-here", wordsOf(before).youAreNotAt(place.name));
  const counted = nextAct(before);
  const entered = enter(counted.state, visiting, place);
  const visitor = personOf(entered.state.world, visiting.id);
  mustHear(entered.state, visitor, place, to);
  const { spot } = visitor;
  const event = {
    kind: "visitor-reacted",
    at: before.now,
    who: visiting.id,
    spot,
    audience: "place",
    to: to.id,
    doing,
  } as const;
  return {
    state: deliver(entered.state, [event]),
    events: [...entered.events, event],
    act: counted.act,
    answers: null,
    said: wordsOf(before).seen(place.name),
  };
}

/** Moves a visitor, who arrives at once. @throws UserError */
export function visitTo(before: TownState, visiting: Visiting, place: Place, to: Spot | null): ActDone {
  const counted = nextAct(before);
  const entered = enter(counted.state, visiting, place, to);
  const area = personOf(entered.state.world, visiting.id).spot.area;
  return {
    ...entered,
    act: counted.act,
    answers: null,
    said: wordsOf(before).youAreAt(place.name, place.areas.find(({ id }) => id === area)?.name ?? null),
  };
}

/** Leaves town. @throws UserError when they were not there. */
export function depart(before: TownState, id: PersonId, why: string): ActDone {
  if (!before.world.people.has(id)) throw new UserError("not-here", wordsOf(before).notInTown);
  const counted = nextAct(before);
  const done = acted(counted.state, id, { kind: "depart", why });
  return { ...done, act: counted.act, answers: null, said: wordsOf(before).leftTown };
}

/**
 * The inner voice of a story: heard by its holder and by nobody else. `by` says whose words they are; null for the town's own. `asks` is what
 * they were taken for.
 */
export function voice(
  state: TownState,
  facts: TownFacts,
  who: PersonId,
  text: string,
  story: Story,
  by: PersonId | null,
  asks?: Asks,
): Changed {
  const opened = !state.stories.has(story.id);
  const whose = by === null ? {} : { by };
  const stories = opened
    ? new Map(state.stories).set(story.id, { ...story, opened: state.now, ...whose })
    : begunAgain(state, story.id);
  const base = { at: state.now, who, spot: null } as const;
  const heard = mentioned({ places: placesNamed(state.world.map, text), whereabouts: [] });
  const thought = thoughtOf(state, facts, who, text, story, asks);
  const events: Draft[] = [
    ...(opened
      ? [{ kind: "story-opened", ...base, audience: "nobody", story: story.id, text: story.memory } as const]
      : []),
    { kind: "voice-whispered", ...base, audience: "self", text, story: story.id, by, ...heard, thought },
  ];
  return { state: deliver({ ...state, stories }, events), events };
}

/** The stories when one that was known before is told of anew: a danger comes again, however long ago it was first spoken of. */
function begunAgain({ stories, now }: TownState, id: string): TownState["stories"] {
  const { off: _, ...story } = stories.get(id)!;
  return story.of.kind === "danger" ? new Map(stories).set(id, { ...story, since: now }) : stories;
}

/** Sets an object's state. What people set stays until somebody deals with it. */
export function setObject(before: TownState, by: PersonId, object: string, state: string): ActDone {
  const known = before.world.map.objects.get(object);
  // Words, and no markup of whatever stage they are shown at.
  const words = state
    .replace(/[*_~`|<>@#\s]+/g, " ")
    .trim()
    .replace(/(?<![.!。！])[.!。！]+$/u, "")
    .slice(0, 80);
  const replies = wordsOf(before);
  if (!known) throw new UserError("no-object", replies.noObject);
  if (words === "") throw new UserError("no-state", replies.noState(known.fixture.name));
  const counted = nextAct(before);
  const { kind, state: usualState } = known.fixture;
  // A light that is lit is nothing to be put right.
  const lit = markOf({ kind, usual: usualState }, { text: words, odd: true }, before.world.map.language) === "light";
  const usual = lit || words.toLowerCase() === usualState.toLowerCase();
  const done = acted(counted.state, by, {
    kind: "set-object",
    object,
    state: words,
    trouble: usual ? null : troubleIn(words, before.world.map.language),
  });
  const was = stateOf(before.world, object).text;
  const place = placeOf(before.world.map, known.spot.place).name;
  return {
    ...done,
    act: counted.act,
    answers: null,
    said:
      done.events.length > 0
        ? replies.objectChanged(known.fixture.name, place, was, words)
        : replies.objectAlready(known.fixture.name, place, words),
  };
}

/** Plants an event's wish in its host, and a story's secret in whom it belongs to; the rest is up to them. */
export function plant(
  before: TownState,
  facts: TownFacts,
  stories: readonly { readonly story: Story; readonly text: string }[],
  said: string,
): ActDone {
  const counted = nextAct(before);
  let state = counted.state;
  const events: Draft[] = [];
  for (const { story, text } of stories) {
    const done = voice(state, facts, story.holder, text, story, null);
    state = done.state;
    events.push(...done.events);
  }
  return { state, events, act: counted.act, answers: null, said };
}

/** The same event on another evening: its times moved, and told without the old date. */
export function onAnotherDay(
  story: Story,
  id: string,
  from: Minutes,
  to: Minutes,
  words: { place: string; host: string; day: string; hours: string; language: string },
): Story {
  const event = gatheringOf(story)!;
  const { off: _off, told: _told, toldIn: _in, ...again } = story;
  const { place, host, day, hours } = words;
  const { stories } = languageOf(words.language).replies;
  return {
    ...again,
    id,
    memory: stories.eventMemory(host, event.name, place, day, hours),
    tells: stories.eventTells(event.name, place, day, hours),
    passes: stories.eventPasses(firstName(host), event.name, place, day, hours),
    of: { ...event, from, to },
  };
}
