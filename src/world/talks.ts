/** Talks in the world, over ticks (design section 4): begun, joined, spoken in and left, by residents and visitors alike. */
import type { Minutes } from "../clock/units.ts";
import { languageOf } from "../language/language.ts";
import type { Draft, LineId, MemoryId, StoryId, TalkId } from "./events.ts";
import { letGo } from "./objects.ts";
import {
  type Doing,
  firstName,
  isVisitor,
  type Line,
  lookingAround,
  type Person,
  TALKING,
  type Talk,
} from "./people.ts";
import type { PersonId } from "./places.ts";
import type { Mentions, Reading } from "./reading.ts";
import {
  MOST_ACTS,
  type Proposal,
  type ProposalId,
  type Proposed,
  type SpeechAct,
  type Taken,
  untilOf,
} from "./speech-acts.ts";
import { canHear, personOf, type World } from "./world.ts";

/** A line as its speaker hands it over. */
export interface Said {
  readonly text: string;
  /** What it does; none where nobody knows. */
  readonly acts: readonly SpeechAct[];
  /** What a person's words were understood to be. Absent where nobody typed them. */
  readonly reading?: Reading;
  /** What it speaks of; absent where it speaks of nothing. */
  readonly mentions?: Mentions;
  readonly stories: readonly StoryId[];
  readonly rests: readonly MemoryId[];
  /** Visitors whose words it says or rests on (design section 2.6). */
  readonly visitors: readonly PersonId[];
  /** Visitors whom it speaks of. Absent where nobody has looked: in what visitors say. */
  readonly about?: readonly PersonId[];
  readonly to: readonly PersonId[];
  /** The person's act this answers, or null. */
  readonly answers: string | null;
  /** Further acts it answers: of people who waited together. */
  readonly also?: readonly string[];
  /** A resident whom it calls by name and who does not hear it. */
  readonly calls?: PersonId;
  /** Whoever is spoken to came to the door for it. */
  readonly knock?: true;
}

/** What became of an act: the new world, what happened, and why it was refused (null when it was not). */
export interface Applied {
  readonly world: World;
  readonly events: readonly Draft[];
  readonly refused: string | null;
}

/** The place in a talk line's id that counts: "talk-12/3". */
const lineId = (talk: Talk): LineId => `${talk.id}/${Number(talk.lines.at(-1)?.id.split("/").at(-1) ?? 0) + 1}`;

/** So many lines of a talk are kept; a talk with a person may go on for hours. */
const KEPT = 40;

/** What a member of a talk is seen doing in it. */
export function talkingIn(world: World, { members }: Talk, who: PersonId, now: Minutes): Doing {
  const others = members.filter((one) => one !== who);
  const names = others.map((one) => firstName(personOf(world, one).name));
  const visitors = others.filter(isVisitor);
  const { doings } = languageOf(world.map.language).world;
  return {
    text: doings.talkingWith(names),
    emoji: TALKING,
    object: null,
    since: now,
    ...(visitors.length > 0 ? { visitors } : {}),
  };
}

function inTalk(world: World, talk: Talk, now: Minutes): World {
  const people = new Map(world.people);
  for (const id of talk.members) {
    const person = personOf(world, id);
    people.set(id, { ...person, walk: null, talk: talk.id, doing: talkingIn(world, talk, id, now) });
  }
  return { ...world, people, talks: new Map(world.talks).set(talk.id, talk) };
}

/** Begins a talk with a first line to whoever of `others` is there, awake and free. Refused when nobody is. */
export function beginTalk(
  world: World,
  speaker: Person,
  others: readonly PersonId[],
  said: Said,
  now: Minutes,
): Applied {
  const refuse = (why: string): Applied => ({ world, events: [], refused: why });
  const { cannot } = languageOf(world.map.language).world;
  if (speaker.talk) return refuse(cannot.inAnotherTalk);
  if (speaker.asleep) return refuse(cannot.asleep);
  const ready = others.filter((id) => {
    const other = world.people.get(id);
    return (
      other &&
      !other.asleep &&
      !other.talk &&
      other.spot.place === speaker.spot.place &&
      canHear(world, other, speaker.spot)
    );
  });
  if (ready.length === 0) return refuse(cannot.nobodyToTalkTo);
  const members = [speaker.id, ...ready];
  let next = world;
  const events: Draft[] = [];
  for (const id of members) {
    const freed = letGo(next, personOf(next, id), now);
    next = freed.world;
    events.push(...freed.events);
  }
  const talk: Talk = {
    id: `talk-${world.talkCount + 1}`,
    spot: speaker.spot,
    members,
    lines: [],
    began: now,
    next: speaker.id,
    withPerson: members.some((id) => personOf(world, id).kind === "visitor"),
  };
  next = inTalk({ ...next, talkCount: world.talkCount + 1 }, talk, now);
  events.push({
    kind: "talk-began",
    at: now,
    who: speaker.id,
    spot: speaker.spot,
    audience: "place",
    talk: talk.id,
    members,
  });
  const spoken = say(next, personOf(next, speaker.id), talk.id, said, now);
  return { world: spoken.world, events: [...events, ...spoken.events], refused: spoken.refused };
}

/** Joins a talk in the same place. */
export function joinTalk(world: World, person: Person, talk: Talk, now: Minutes): Applied {
  const freed = letGo(world, person, now);
  const joined: Talk = {
    ...talk,
    members: [...talk.members, person.id],
    withPerson: talk.withPerson || person.kind === "visitor",
  };
  return {
    world: inTalk(freed.world, joined, now),
    events: [
      ...freed.events,
      { kind: "talk-joined", at: now, who: person.id, spot: person.spot, audience: "place", talk: talk.id },
    ],
    refused: null,
  };
}

/** Proposals while a line is said. */
type Open = Map<ProposalId, Proposal>;

/** Closes what was proposed of one matter. */
function closeSame(proposals: Open, what: Proposed, meant: (one: Proposal) => boolean): void {
  const same = JSON.stringify(what);
  for (const [id, one] of proposals) if (meant(one) && JSON.stringify(one.what) === same) proposals.delete(id);
}

/** A reply to something proposed, which it closes for its speaker; without its name, between the two of whom it speaks. */
function replied(
  proposals: Open,
  speaker: PersonId,
  reply: Extract<SpeechAct, { act: "reply" }> & { readonly to: Taken },
): SpeechAct[] {
  const { proposal, by: other, what } = reply.to;
  if (proposal === null) {
    const between = ({ by, to }: Proposal) =>
      (by === other && to.includes(speaker)) || (by === speaker && to.includes(other));
    if (reply.answer !== "maybe") closeSame(proposals, what, between);
    return [reply];
  }
  const open = proposals.get(proposal);
  if (!open?.to.includes(speaker)) return [];
  const left = open.to.filter((id) => id !== speaker);
  if (reply.answer !== "maybe") {
    if (left.length === 0) proposals.delete(proposal);
    else proposals.set(proposal, { ...open, to: left });
  }
  return [reply];
}

/**
 * The acts of a line as they are said, and the proposals then open: what it proposes is opened, what it replies to is closed. A reply
 * to what is not open, or was proposed to somebody else, is none.
 */
function opened(
  world: World,
  speaker: PersonId,
  line: LineId,
  to: readonly PersonId[],
  given: readonly SpeechAct[],
  now: Minutes,
): { acts: SpeechAct[]; proposals: ReadonlyMap<ProposalId, Proposal> } {
  const proposals = new Map([...world.proposals].filter(([, { until }]) => until > now));
  const acts = given.slice(0, MOST_ACTS).flatMap((one, i): SpeechAct[] => {
    if (one.act === "propose") {
      const proposal: ProposalId = `${line}.${i + 1}`;
      proposals.set(proposal, { by: speaker, to, what: one.what, until: untilOf(one.what, now) });
      return [{ ...one, proposal }];
    }
    if (one.act === "withdraw" && "what" in one.to)
      closeSame(
        proposals,
        one.to.what,
        ({ by, to }) => by === speaker && (one.with === undefined || to.includes(one.with)),
      );
    return one.act === "reply" && "what" in one.to ? replied(proposals, speaker, { ...one, to: one.to }) : [one];
  });
  return { acts, proposals };
}

/** Says a line in a talk, with `after` to those too who have left it; whoever of the addressed residents has been silent longest speaks next. Refused when the talk is over. */
export function say(world: World, speaker: Person, talkId: TalkId, said: Said, now: Minutes, after = false): Applied {
  const talk = world.talks.get(talkId);
  if (!talk?.members.includes(speaker.id))
    return { world, events: [], refused: languageOf(world.map.language).world.cannot.talkOver };
  const to = said.to.filter((one) => (after || talk.members.includes(one)) && one !== speaker.id);
  const hearers = to.length > 0 ? to : talk.members.filter((one) => one !== speaker.id);
  const id: LineId = lineId(talk);
  const { acts, proposals } = opened(world, speaker.id, id, hearers, said.acts, now);
  const line: Line = {
    id,
    who: speaker.id,
    text: said.text,
    at: now,
    to: hearers,
    acts,
    ...(said.reading ? { reading: said.reading } : {}),
    stories: said.stories,
    rests: said.rests,
    visitors: said.visitors,
    ...(said.calls ? { calls: said.calls } : {}),
    ...(said.knock ? { knock: said.knock } : {}),
  };
  const residents = hearers.filter((one) => world.people.get(one)?.kind === "resident");
  // In a crowd what was said is kept until all have had their answer.
  const lines = [...talk.lines, line].slice(-(KEPT + 2 * talk.members.length));
  const next = residents.length > 0 ? longestSilent(residents, lines) : null;
  const talks = new Map(world.talks).set(talkId, { ...talk, lines, next });
  const event = lineSaid(speaker, talkId, id, hearers, { ...said, acts }, now);
  return { world: { ...world, talks, proposals }, events: [event], refused: null };
}

const lineSaid = (
  speaker: Person,
  talk: TalkId,
  line: LineId,
  to: readonly PersonId[],
  said: Said,
  now: Minutes,
): Draft => ({
  kind: "line-said",
  at: now,
  who: speaker.id,
  spot: speaker.spot,
  audience: "place",
  line,
  talk,
  to,
  text: said.text,
  stories: said.stories,
  rests: said.rests,
  visitors: said.visitors,
  ...(said.about ? { about: said.about } : {}),
  acts: said.acts,
  ...(said.mentions ? { mentions: said.mentions } : {}),
  answers: said.answers,
  ...(said.also?.length ? { also: said.also } : {}),
});

/** Says a line to somebody who has gone on before they had it, in the talk or, when that is over, after it. */
export function callAfter(world: World, speaker: Person, talk: TalkId, said: Said, now: Minutes): Applied {
  if (world.talks.get(talk)?.members.includes(speaker.id)) return say(world, speaker, talk, said, now, true);
  // A line of no talk is known by what it answers.
  const line = `${talk}/${said.answers}`;
  const { acts, proposals } = opened(world, speaker.id, line, said.to, said.acts, now);
  const event = lineSaid(speaker, talk, line, said.to, { ...said, acts }, now);
  return { world: { ...world, proposals }, events: [event], refused: null };
}

/** Of several, the one who has been silent longest: who speaks next. */
export function longestSilent(members: readonly PersonId[], lines: readonly Line[]): PersonId {
  const lastSpoke = (id: PersonId) => lines.findLastIndex((line) => line.who === id);
  return [...members].sort((a, b) => lastSpoke(a) - lastSpoke(b))[0]!;
}

/** Leaves a talk, which ends when fewer than two are left. Nothing when they are in none. */
export function leaveTalk(world: World, person: Person, why: string, now: Minutes): { world: World; events: Draft[] } {
  const talk = person.talk ? world.talks.get(person.talk) : undefined;
  if (!talk) return { world, events: [] };
  const members = talk.members.filter((id) => id !== person.id);
  const idle = (one: Person): Person => ({
    ...one,
    talk: null,
    doing: lookingAround(world.map.language, now),
  });
  const people = new Map(world.people).set(person.id, idle(person));
  if (members.length >= 2) {
    const next =
      talk.next === person.id ? (members.find((id) => world.people.get(id)?.kind === "resident") ?? null) : talk.next;
    const withPerson = members.some((id) => world.people.get(id)?.kind === "visitor");
    return {
      world: { ...world, people, talks: new Map(world.talks).set(talk.id, { ...talk, members, next, withPerson }) },
      events: [
        { kind: "talk-left", at: now, who: person.id, spot: talk.spot, audience: "place", talk: talk.id, members, why },
      ],
    };
  }
  for (const id of members) people.set(id, idle(personOf(world, id)));
  const talks = new Map(world.talks);
  talks.delete(talk.id);
  const event: Draft = {
    kind: "talk-ended",
    at: now,
    who: person.id,
    spot: talk.spot,
    audience: "place",
    talk: talk.id,
    members: talk.members,
    why,
  };
  return { world: { ...world, people, talks }, events: [event] };
}
