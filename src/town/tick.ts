/**
 * One tick, on one page (style section 2): the minute moves on, everybody considers the same moment, then everybody acts in roll
 * order, then every conversation moves by a line and perhaps its answer. Thinking is asynchronous and changes nothing; committing is
 * synchronous and checks everything again.
 */
import { later, type Minutes } from "../clock/units.ts";
import { languageOf } from "../language/language.ts";
import { live } from "../mind/live.ts";
import { memoriesOf } from "../mind/memory/stream.ts";
import type { Mind } from "../mind/mind.ts";
import { forgottenStories } from "../mind/news/stories.ts";
import { type Noticed, perceive } from "../mind/perceive.ts";
import { livedAgreed } from "../mind/plan/agreements.ts";
import { nextLine, recallAhead } from "../mind/talk/converse.ts";
import type { Action } from "../world/actions.ts";
import { advance } from "../world/advance.ts";
import type { Draft, StoryId, TalkId } from "../world/events.ts";
import type { Line, Talk } from "../world/people.ts";
import { isOpen, type PersonId, placeOf } from "../world/places.ts";
import { longestSilent } from "../world/talks.ts";
import { withInvited } from "./acts/invited.ts";
import { acted, type Changed, deliver, isAnswerOwed, isHolding, released, settled } from "./change.ts";
import type { Proposal } from "./proposal.ts";
import { everyMind, notAway } from "./roll/away.ts";
import type { TownState } from "./state.ts";
import { type Answers, type Means, thinkingOver } from "./thinking.ts";

/** A talk with a visitor who has gone quiet ends after so many town minutes. */
const QUIET = 30;
/** Residents whom a visitor joined go on among themselves when the visitor has said nothing for so many. */
const LISTENING = 10;

/** What a tick came to: the state it was thought over, what was proposed in order, and the outcome if nothing came between. */
export interface Thought {
  readonly base: TownState;
  readonly to: Minutes;
  readonly rounds: readonly (readonly Proposal[])[];
  readonly answers: Answers;
  readonly outcome: Changed;
}

/** Whether a talk goes on where somebody of it has no business any more: the doors have closed. */
function closing(state: TownState, talk: Talk, now: Minutes): boolean {
  const place = placeOf(state.world.map, talk.spot.place);
  const letIn = (id: PersonId) => state.world.guests.get(id)?.place === place.id;
  const belongs = (id: PersonId) => place.household.includes(id) || place.staff.includes(id) || letIn(id);
  return !isOpen(place, now) && !talk.members.every(belongs);
}

/** The state moved on to a minute: walkers walk; quiet talks end, and those in places that have closed. */
function moved(state: TownState, to: Minutes): Changed {
  const { world, events } = advance(withInvited(state, to), to);
  const { reasons } = languageOf(world.map.language).mind;
  const said = released({ state: deliver({ ...state, world, now: to, ticks: state.ticks + 1 }, events), events });
  let next = said.state;
  const all: Draft[] = [...said.events];
  for (const talk of world.talks.values()) {
    const quiet = to - (talk.lines.at(-1)?.at ?? talk.began);
    const stuck = talk.next === null && !talk.withPerson;
    const closes = closing(next, talk, to);
    const gone = (talk.withPerson || talk.members.some((id) => state.embodied.has(id))) && quiet > QUIET;
    const listens = talk.withPerson && talk.next === null && quiet >= LISTENING;
    if (!stuck && !closes && !gone && !listens) continue;
    const residents = talk.members.filter((id) => next.world.people.get(id)?.kind === "resident");
    if (residents.some((id) => next.engaged.has(id))) continue;
    if (!closes && !gone && !stuck) {
      if (residents.length > 1) next = withTurn(next, talk, longestSilent(residents, talk.lines));
      continue;
    }
    for (const resident of closes ? residents : residents.slice(0, 1)) {
      const why = closes ? reasons.closingTime : reasons.goneQuiet;
      const done = acted(next, resident, { kind: "leave-talk", why });
      next = done.state;
      all.push(...done.events);
    }
  }
  const left = withoutForgotten(next, state.now);
  return { state: left.state, events: [...all, ...left.events] };
}

/** The state without the stories that nobody speaks of any more, looked for once an hour: else a town would carry every whisper for ever. */
function withoutForgotten(current: TownState, before: Minutes): Changed {
  if (Math.floor(before / 60) === Math.floor(current.now / 60)) return { state: current, events: [] };
  // Who has been away for too long is not asked back any more.
  const state = notAway(current, (_, { until }) => until <= current.now);
  const gone = forgottenStories(state.stories, everyMind(state).values(), state.now);
  if (gone.length === 0) return { state, events: [] };
  const stories = new Map([...state.stories].filter(([id]) => !gone.includes(id)));
  const meant = (mind: Mind): Mind =>
    mind.intents.some(({ story }) => story !== null && gone.includes(story))
      ? { ...mind, intents: mind.intents.filter(({ story }) => story === null || !gone.includes(story)) }
      : mind;
  const minded = (minds: TownState["minds"]) => new Map([...minds].map(([id, mind]) => [id, meant(mind)]));
  const letGoOf = (story: StoryId): Draft => ({
    kind: "story-let-go",
    at: state.now,
    who: null,
    spot: null,
    audience: "nobody",
    story,
  });
  return {
    state: { ...state, stories, minds: minded(state.minds), awayMinds: minded(state.awayMinds) },
    events: gone.map(letGoOf),
  };
}

/** It is that resident's turn in the talk. */
const withTurn = (state: TownState, talk: Talk, next: PersonId): TownState => ({
  ...state,
  world: { ...state.world, talks: new Map(state.world.talks).set(talk.id, { ...talk, next }) },
});

/** Thinks a tick through. The state is not changed; `commitTick` does that. */
export async function thinkTick(base: TownState, means: Means): Promise<Thought> {
  const to = later(base.now, base.step);
  const answers: Answers = new Map();
  const start = moved(base, to);
  const thought = `t${start.state.ticks}`;
  const free = [...start.state.minds.keys()].filter(
    (id) => !start.state.engaged.has(id) && !isHolding(start.state, id),
  );
  const moments = await Promise.all(free.map((id) => moment(start.state, id, thought, means, answers)));
  const first = moments.flat();
  const rounds: Proposal[][] = [first];
  let current = applied(start, first);
  for (let ordinal = 1; ordinal <= 2; ordinal++) {
    const speaking = await Promise.all(
      [...current.state.world.talks.values()].map((talk) =>
        line(current.state, talk, base.world.talks.has(talk.id) ? ordinal : ordinal + 1, thought, means, answers),
      ),
    );
    const round = speaking.filter((one) => one !== null);
    rounds.push(round);
    current = applied(current, round);
  }
  return { base, to, rounds, answers, outcome: current };
}

/** The outcome of a tick for the town as it is by now. */
export function commitTick(current: TownState, thought: Thought): Changed {
  if (current === thought.base) return thought.outcome;
  // Paused meanwhile: the minute stays as it is, and what was thought is let go.
  if (current.paused !== null) {
    const fellBack = thought.rounds.flat().flatMap(({ events }) => events.filter(isFallback));
    return { state: current, events: [...fellBack, letGo(current)] };
  }
  return thought.rounds.reduce((changed, round) => applied(changed, round), moved(current, thought.to));
}

const isFallback = (event: Draft): boolean => event.kind === "answer-fell-back";

const letGo = ({ now }: TownState): Draft => ({
  kind: "result-dropped",
  at: now,
  who: null,
  spot: null,
  audience: "nobody",
  what: "tick",
  why: "the town was paused",
});

function applied(from: Changed, proposals: readonly Proposal[]): Changed {
  let { state } = from;
  const events: Draft[] = [...from.events];
  for (const proposal of proposals) {
    const done = settled(state, proposal);
    state = done.state;
    events.push(...done.events);
  }
  return { state, events };
}

async function moment(
  state: TownState,
  id: PersonId,
  thought: string,
  means: Means,
  answers: Answers,
): Promise<readonly Proposal[]> {
  const mind = state.minds.get(id)!;
  const persona = means.town.personas.get(id)!;
  const pending = state.pending.get(id) ?? [];
  if (state.embodied.has(id)) {
    // Somebody else lives for them: they only take in what happens, and stand by what is agreed in their name.
    const thinking = thinkingOver(state, state.world, thought, means, answers);
    const taken = await perceive(mind, pending, thinking);
    const lines = memoriesOf(taken.mind.stream)
      .slice(mind.stream.length)
      .filter(({ scene }) => scene !== null);
    const agreed = await livedAgreed(taken.mind, persona, lines, thinking);
    const events = [...taken.events, ...agreed.events, ...thinking.notes];
    const { mind: next } = agreed;
    return [{ who: id, before: mind, mind: next, consumed: new Set(pending), events, actions: [], answers: null }];
  }
  const waits = isAnswerOwed(state, id);
  const thinking = { ...thinkingOver(state, state.world, thought, means, answers), waits };
  const { words, ...lived } = await live(mind, persona, pending, thinking);
  const rest: Proposal = {
    who: id,
    before: mind,
    mind: lived.mind,
    consumed: new Set(pending),
    events: lived.events,
    actions: lived.actions,
    opened: lived.opened ?? [],
    answers: null,
  };
  // What is said may have to wait: the rest of the moment does not.
  return words ? [rest, { ...words, who: id, before: lived.mind, consumed: new Set(), answers: null }] : [rest];
}

/** The next line of a talk, by the resident whose turn it is; null when it is a person's turn or the talk has had its two lines. */
async function line(
  state: TownState,
  talk: Talk,
  ordinal: number,
  thought: string,
  means: Means,
  answers: Answers,
): Promise<Proposal | null> {
  const speaker = talk.next;
  if (!speaker || ordinal > 2 || state.embodied.has(speaker) || state.engaged.has(speaker) || !state.minds.has(speaker))
    return null;
  if (isAnswerOwed(state, speaker) || isHolding(state, speaker)) return null;
  return speech(state, talk, speaker, thought, ordinal, null, means, answers);
}

/** A resident hears what was said in a talk and says their line: the same for a tick and for an answer to a person. */
export async function speech(
  state: TownState,
  talk: Talk,
  speaker: PersonId,
  thought: string,
  ordinal: number,
  answering: string | null,
  means: Means,
  answers: Answers,
  several: { readonly waiting: readonly Line[]; readonly also: readonly string[] } = { waiting: [], also: [] },
): Promise<Proposal> {
  const before = state.minds.get(speaker)!;
  const persona = means.town.personas.get(speaker)!;
  const thinking = thinkingOver(state, state.world, thought, means, answers);
  const heard = (state.pending.get(speaker) ?? []).filter(
    (one) => isOfTalk(one, talk.id) || isOwn(one, speaker) || isDoneIn(one, talk),
  );
  const [taken] = await Promise.all([perceive(before, heard, thinking), recallAhead(talk, speaker, thinking)]);
  const turn = await nextLine(taken.mind, persona, talk, thinking, answering, ordinal, several.waiting);
  const said = several.also.length > 0 ? { ...turn.said, also: several.also } : turn.said;
  const actions: Action[] = [
    { kind: "say", talk: talk.id, said },
    ...(turn.leaves
      ? [{ kind: "leave-talk", why: languageOf(means.town.language).mind.reasons.saidGoodbye } as const]
      : []),
  ];
  return {
    who: speaker,
    before,
    mind: turn.mind,
    consumed: new Set(heard),
    events: [...taken.events, ...turn.events, ...thinking.notes],
    actions,
    answers: answering,
  };
}

/** What one said a moment ago one knows, also to whoever asks before the next tick. */
const isOwn = ({ event }: Noticed, speaker: PersonId): boolean => event.kind === "line-said" && event.who === speaker;

/** What a visitor does in a talk is known to whoever answers them: the money they put down is paid. */
const isDoneIn = ({ event }: Noticed, { members }: Talk): boolean =>
  event.kind === "visitor-acted" && event.who !== null && members.includes(event.who);

const isOfTalk = ({ event }: Noticed, talk: TalkId): boolean => event.kind === "line-said" && event.talk === talk;
