/**
 * What was agreed in talk (paper sections 3.4, 7; design section 5): an invitation answered, help promised, a meeting. A yes binds
 * both: the one who says it when they say it, the other when they have heard it. It stands in the plan of each from then on.
 */
import { clockText, dateText, later } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import type { Draft, LineId, Memory, MemoryId, StoryId } from "../../world/events.ts";
import { firstName, isVisitor, type Talk } from "../../world/people.ts";
import { entranceOf, type PersonId, placeOf } from "../../world/places.ts";
import { isAtOnce, type Matter, type Proposed, type SpeechAct } from "../../world/speech-acts.ts";
import type { Said } from "../../world/talks.ts";
import { personOf } from "../../world/world.ts";
import { actsOf, lineIn } from "../memory/episode.ts";
import { type Note, remember } from "../memory/remember.ts";
import { memoriesOf } from "../memory/stream.ts";
import { nameOf } from "../memory/tell.ts";
import type { Commitment, Mind, Moment } from "../mind.ts";
import { answered, bestMemory } from "../news/stories.ts";
import { gatheringOf, type Persona, type Story } from "../persona.ts";
import { type Self, selfOf } from "../self.ts";
import { hindrance } from "../talk/at-once.ts";
import { helpFor, LASTS, type Offer, offerOf } from "../talk/offers.ts";
import type { Thinking } from "../thinking.ts";
import { asked, doneAtOnce } from "./at-once.ts";
import { callsOff, heardOff } from "./calling-off.ts";
import { workAt } from "./free.ts";
import { isDecorated } from "./hosting.ts";
import { isWith, matterOf } from "./matters.ts";
import { commit, type Decision, decided, freedOf, obstacleTo } from "./promises.ts";

/** Most commitments that come of one talk. */
const MOST_AGREED = 2;

/** A mind after its own replies, and the acts as they count: a yes that cannot be is a no. */
export interface Agreed extends Moment {
  readonly acts: readonly SpeechAct[];
}

/** What was said in a talk so far, and who is in it. */
type SoFar = Pick<Talk, "lines" | "members">;

/** What the speaker's own replies in a talk commit them to; a reply to what does not wait for theirs is none. */
export async function agreedTo(
  mind: Mind,
  persona: Persona,
  { acts: given, to }: Pick<Said, "acts" | "to">,
  talk: SoFar,
  thinking: Thinking,
): Promise<Agreed> {
  const off = await callsOff(mind, persona, given, [...to, ...talk.members], thinking);
  let next = off.mind;
  const events: Draft[] = [...off.events];
  const acts: SpeechAct[] = [];
  let yeses = talk.lines.flatMap((line) => line.acts.filter(isYes).filter(binding)).length;
  for (const one of given.filter((act) => isOpen(act, mind, thinking))) {
    const stopped = isYes(one) ? unbound(one.to, proposerOf(one), next, persona, yeses, thinking) : null;
    const moment = stopped
      ? await cannot(next, persona, stopped, talk, thinking)
      : one.act === "reply"
        ? await replied(next, persona, one, talk, thinking)
        : null;
    if (isYes(one) && !stopped && binding(one)) yeses++;
    acts.push(stopped && one.act === "reply" ? { ...one, answer: "no" } : one);
    if (!moment) continue;
    next = moment.mind;
    events.push(...moment.events);
  }
  return { mind: next, events, acts };
}

type Reply = Extract<SpeechAct, { act: "reply" }>;

const isYes = (one: SpeechAct): one is Reply => one.act === "reply" && one.answer === "yes";

/** Whether a yes is to more than what is handed over a counter. */
const binding = ({ to }: Reply): boolean => !("what" in to) || to.what.kind !== "service";

/** Whether an act may stand: a reply to a proposal that was taken back, or was made to others, does not. */
const isOpen = (one: SpeechAct, { id }: Mind, { world }: Thinking): boolean =>
  one.act !== "reply" ||
  !("what" in one.to) ||
  one.to.proposal === null ||
  (world.proposals.get(one.to.proposal)?.to.includes(id) ?? false);

/** Who told the speaker the news that they reply to, or null. */
const inviterIn = (talk: SoFar, mind: Mind, news: StoryId): PersonId | null =>
  talk.lines.findLast((one) => one.who !== mind.id && one.stories.includes(news))?.who ??
  bestMemory(mind, news)?.speaker ??
  null;

/** What a reply makes of a mind; null where it makes nothing. */
async function replied(
  mind: Mind,
  persona: Persona,
  { to, answer }: Reply,
  talk: SoFar,
  thinking: Thinking,
): Promise<Moment | null> {
  if (answer === "maybe") return null;
  if ("news" in to) return answersNews(mind, persona, to.news, inviterIn(talk, mind, to.news), answer, thinking);
  if (answer === "no") return null;
  // Who says that a person has agreed to what they asked of them does nothing of it themselves.
  const same = JSON.stringify(to.what);
  const theirs = [...thinking.world.proposals.values()].some(
    ({ by, to: asked, what }) => by === mind.id && asked.includes(to.by) && JSON.stringify(what) === same,
  );
  return takesUp(mind, persona, to.what, to.by, to.proposal !== null || !theirs, thinking);
}

/** Whether something keeps a yes from binding; null when nothing does, and for what binds nobody anyway. */
function unbound(
  to: Matter,
  other: PersonId | null,
  mind: Mind,
  persona: Persona,
  yeses: number,
  thinking: Thinking,
): Decision | null {
  const commitment = commitmentTo(to, other, mind, thinking);
  if (!commitment || mind.commitments.some(({ id }) => id === commitment.id)) return null;
  const { enough } = languageOf(thinking.town.language).planning.promise;
  const { asked: now } = commitment;
  const self = { ...thinking, mind, persona };
  const why =
    yeses >= MOST_AGREED && now?.kind !== "service"
      ? enough
      : ((now && hindrance(now, other, self)) ?? obstacleTo(commitment, mind, persona, thinking));
  return why === null ? null : { commitment, why };
}

/** Who proposed what a reply is to; nobody did where it is to news. */
const proposerOf = ({ to }: Reply): PersonId | null => ("what" in to ? to.by : null);

/** The commitment that a yes makes, from the side of this mind; null where there is none to make. */
function commitmentTo(to: Matter, other: PersonId | null, mind: Mind, thinking: Thinking): Commitment | null {
  if ("what" in to && isAtOnce(to.what)) return other === null ? null : asked(to.what, other, mind, thinking);
  const offer = "what" in to ? offerOf(to.what, thinking) : null;
  if (offer && other !== null) return offered(offer, other, mind, thinking);
  const news = "news" in to ? to.news : to.what.kind === "company" ? to.what.news : null;
  const story = news === null ? undefined : thinking.stories.get(news);
  return story && isAhead(mind, story, thinking) ? invited(story, mind, thinking) : null;
}

/** Whether there is a gathering still to come to, which is somebody else's. */
const isAhead = (mind: Mind, { of }: Story, { now }: Thinking): boolean =>
  of.kind === "gathering" && of.host !== mind.id && of.to > now;

/** A yes that cannot be kept is a no, and the reason is remembered; a person, who has read the yes, is still to hear that it is off. */
async function cannot(
  mind: Mind,
  persona: Persona,
  { commitment, why }: Decision,
  talk: SoFar,
  thinking: Thinking,
): Promise<Moment> {
  const to = matterOf(commitment, mind.id);
  const told = decided(mind, persona, { kept: [], against: [{ commitment, why }], overWork: [] }, thinking);
  const reads = to && "what" in to && commitment.with.some(isVisitor);
  const notes = told.notes.map(
    (one): Note => (to && !reads ? { ...one, episode: { kind: "declined", to, with: commitment.with, why } } : one),
  );
  const noted = await remember(mind, notes, thinking);
  if (!to || !("news" in to)) return { mind: noted.mind, events: [...told.events, ...noted.events] };
  const by = inviterIn(talk, mind, to.news) ?? commitment.with[0]!;
  return {
    mind: noted.mind,
    events: [invitationAnswered(mind, to.news, "declined", why, by, thinking), ...noted.events],
  };
}

/** A gathering accepted or declined, unless one gives it, or it is over. */
export async function answersNews(
  mind: Mind,
  persona: Persona,
  news: StoryId,
  inviter: PersonId | null,
  answer: "yes" | "no",
  thinking: Thinking,
): Promise<Moment | null> {
  const story = thinking.stories.get(news);
  if (story?.of.kind !== "gathering" || !isAhead(mind, story, thinking)) return null;
  const self = selfOf(mind, persona, thinking);
  const why = reasonFor(self, story, answer) ?? languageOf(thinking.town.language).mind.reasons.someQuiet;
  return answersInvitation(mind, persona, story, inviter ?? story.of.host, answer, why, thinking);
}

/** What was proposed and got its yes, from the side of this mind: its own yes, or another's. */
async function takesUp(
  mind: Mind,
  persona: Persona,
  what: Proposed,
  other: PersonId,
  own: boolean,
  thinking: Thinking,
  line: LineId | null = null,
): Promise<Moment | null> {
  if (isAtOnce(what)) return doneAtOnce(mind, persona, what, other, own, thinking);
  const offer = offerOf(what, thinking);
  if (offer) return binds(mind, persona, offer, what, other, thinking, line);
  const story = what.kind === "company" ? thinking.stories.get(what.news) : undefined;
  if (story?.of.kind !== "gathering" || !isAhead(mind, story, thinking)) return null;
  return answersInvitation(mind, persona, story, other, "yes", "", thinking);
}

/** Why a resident comes to an event or does not, reading after their name ("likes Isabella"); null when it is only how they feel. */
function reasonFor(self: Self, story: Story, answer: "yes" | "no"): string | null {
  const event = gatheringOf(story);
  if (!event) return null;
  const { persona, mind, town, world } = self;
  const { attending } = languageOf(town.language).mind.reasons;
  const host = nameOf(town, world, event.host);
  const warmth = mind.ties.get(event.host)?.warmth ?? 0;
  if (answer === "yes")
    return warmth >= 1
      ? attending.likes(host)
      : persona.haunts.includes(event.spot.place)
        ? attending.likesThePlace
        : attending.company;
  if (warmth < 0) return attending.dislikes(host);
  return persona.work && persona.work.spot.place !== event.spot.place && workAt(self, event.from, event.to)
    ? attending.works(persona.work.doing)
    : null;
}

/** What one proposed and cannot do any more: the other is still to hear it. */
async function decidesAgainst(mind: Mind, persona: Persona, against: Decision, thinking: Thinking): Promise<Moment> {
  const told = decided(mind, persona, { kept: [], against: [against], overWork: [] }, thinking);
  const noted = await remember(mind, told.notes, thinking);
  return { mind: noted.mind, events: [...told.events, ...noted.events] };
}

/**
 * What others agreed to in a talk that one had proposed, and what they called off: it is so for oneself when the talk is over. What people
 * said before one's own last line was so as soon as one answered.
 */
export async function heardAgreed(
  mind: Mind,
  persona: Persona,
  talk: readonly Memory[],
  thinking: Thinking,
): Promise<Moment> {
  let next = mind;
  const events: Draft[] = [];
  const own = talk.findLastIndex(({ speaker }) => speaker === mind.id);
  for (const [i, memory] of talk.entries()) {
    const { speaker } = memory;
    if (speaker === null || speaker === mind.id || (isVisitor(speaker) && i < own)) continue;
    const heard = { speaker, acts: actsOf(memory), line: lineIn(memory) };
    const moment = await heardFrom(heard, next, persona, thinking);
    next = moment.mind;
    events.push(...moment.events);
  }
  return { mind: next, events };
}

/** A line of somebody else, as far as it settles something. */
interface Heard {
  readonly speaker: PersonId;
  readonly acts: readonly SpeechAct[];
  readonly line: LineId | null;
}

/** What a line of somebody else settles for oneself: a yes to what one proposed, and what they call off. */
export async function heardFrom(
  { speaker, acts, line }: Heard,
  mind: Mind,
  persona: Persona,
  thinking: Thinking,
): Promise<Moment> {
  let next = mind;
  const events: Draft[] = [];
  for (const one of acts) {
    if (one.act === "withdraw") {
      // Of several who hear it, it concerns the one whom it was agreed with.
      const off = isWith(one, mind.id) ? await heardOff(next, speaker, one.to, thinking) : null;
      next = off?.mind ?? next;
      events.push(...(off?.events ?? []));
      continue;
    }
    if (one.act !== "reply" || one.answer !== "yes" || !("what" in one.to) || one.to.by !== mind.id) continue;
    const { what } = one.to;
    const joins = !isAtOnce(what) || (what.kind === "deed" && what.deed === "come");
    const stopped = joins ? unbound(one.to, speaker, next, persona, 0, thinking) : null;
    const moment = stopped
      ? await decidesAgainst(next, persona, stopped, thinking)
      : await takesUp(next, persona, what, speaker, false, thinking, line);
    if (!moment) continue;
    next = moment.mind;
    events.push(...moment.events);
  }
  return { mind: next, events };
}

/** What was agreed and called off in lines that one heard, or that somebody else said in one's name: it binds as if one had thought of it. */
export async function livedAgreed(
  mind: Mind,
  persona: Persona,
  lines: readonly Memory[],
  thinking: Thinking,
): Promise<Moment> {
  let next = mind;
  const events: Draft[] = [];
  const then = (moment: Moment | null) => {
    next = moment?.mind ?? next;
    events.push(...(moment?.events ?? []));
  };
  for (const line of lines) {
    const acts = actsOf(line);
    if (line.speaker !== null && line.speaker !== mind.id) {
      then(await heardFrom({ speaker: line.speaker, acts, line: lineIn(line) }, next, persona, thinking));
      continue;
    }
    then(await callsOff(next, persona, acts, line.subjects, thinking));
    for (const one of acts) {
      if (one.act !== "reply") continue;
      const stopped = isYes(one) ? unbound(one.to, proposerOf(one), next, persona, 0, thinking) : null;
      const alone = { lines: [], members: [] };
      then(
        stopped
          ? await decidesAgainst(next, persona, stopped, thinking)
          : await replied(next, persona, one, alone, thinking),
      );
    }
  }
  return { mind: next, events };
}

/** The commitment that an offer taken up makes, from the side of this mind. */
function offered({ kind, place, from, story }: Offer, other: PersonId, mind: Mind, thinking: Thinking): Commitment {
  const { town, world } = thinking;
  const { commitments } = languageOf(town.language).mind;
  const name = nameOf(town, world, other);
  const event = gatheringOf(story);
  const spot = event?.spot ?? entranceOf(placeOf(world.map, place));
  const at = placeOf(world.map, place).name;
  const own = story !== null && helpFor(story, town)?.who === mind.id;
  return {
    id: story ? `help:${story.id}:${own ? other : mind.id}` : `meet:${other}:${from}`,
    what:
      event && story
        ? own
          ? commitments.helpedBy(firstName(name), at, isDecorated(event, town.language))
          : commitments.helping(firstName(nameOf(town, world, event.host)), at, isDecorated(event, town.language))
        : story
          ? (own ? commitments.lentAHand : commitments.lendingAHand)(firstName(name))
          : commitments.meeting(name),
    story: story?.id ?? null,
    spot,
    from,
    to: later(from, LASTS[kind]),
    with: [other],
  };
}

/** An offer taken up, from the side of this mind: a commitment, and the memory of having agreed. */
async function binds(
  mind: Mind,
  persona: Persona,
  offer: Offer,
  what: Proposed,
  other: PersonId,
  thinking: Thinking,
  line: LineId | null,
): Promise<Moment> {
  const { town, world } = thinking;
  const { notes } = languageOf(town.language).mind;
  const name = nameOf(town, world, other);
  const place = placeOf(world.map, offer.place);
  const event = gatheringOf(offer.story) ?? null;
  const clock = clockText(offer.from);
  const bound = { ...offered(offer, other, mind, thinking), ...(line === null ? {} : { line }) };
  const committed = await commit(mind, persona, bound, thinking);
  if (committed.events.length === 0) return committed;
  const own = offer.story !== null && helpFor(offer.story, town)?.who === mind.id;
  const [helper, helped] = own ? [name, persona.name] : [persona.name, name];
  const text = event
    ? notes.promisedHelp(helper, helped, event.name, clock)
    : offer.story
      ? notes.promisedAHand(helper, helped, dateText(town.start, offer.from, town.language), clock)
      : notes.agreedToMeet(persona.name, name, place.name, dateText(town.start, offer.from, town.language), clock);
  const note: Note = {
    text,
    subjects: [mind.id, other, offer.place],
    source: { how: "did" },
    evidence: [...(offer.story ? howItCame(mind, offer.story.id) : []), ...memoryOf(mind, line)],
    stories: offer.story ? [offer.story.id] : [],
    visitors: [other].filter(isVisitor),
    episode: { kind: "agreed", to: { what }, with: [other] },
  };
  const noted = await remember(committed.mind, [note], thinking);
  return { mind: noted.mind, events: [...committed.events, ...noted.events] };
}

/** What was agreed rests on the memory of the line by which it was. */
const memoryOf = ({ stream }: Mind, line: LineId | null): MemoryId[] =>
  line === null
    ? []
    : memoriesOf(stream)
        .filter((memory) => lineIn(memory) === line)
        .slice(-1)
        .map(({ id }) => id);

/** What is decided about a story rests on the memory by which it came. */
function howItCame(mind: Mind, story: StoryId): MemoryId[] {
  const memory = bestMemory(mind, story);
  return memory ? [memory.id] : [];
}

/** The commitment of a guest. */
export function invited(story: Story, mind: Mind, { town, world }: Thinking): Commitment {
  const [id, event] = [story.id, gatheringOf(story)];
  const { host, name, spot, from, to, meal } = event!;
  const { commitments } = languageOf(town.language).mind;
  const called = nameOf(town, world, host);
  return {
    id: `${id}:${mind.id}`,
    what: commitments.atEvent(called, firstName(called), name),
    story: id,
    spot,
    from,
    to,
    ...(meal ? { activity: meal } : {}),
    with: [host],
  };
}

/** The event that says how an invitation was answered. */
const invitationAnswered = (
  { id: who }: Mind,
  story: StoryId,
  answer: "accepted" | "declined",
  why: string,
  by: PersonId,
  { now, world }: Thinking,
): Draft => ({
  kind: "invitation-answered",
  at: now,
  who,
  spot: personOf(world, who).spot,
  audience: "nobody",
  story,
  answer,
  why,
  by,
});

/** Accepting puts the gathering into the days to come; declining is remembered with its reason. */
async function answersInvitation(
  mind: Mind,
  persona: Persona,
  story: Story,
  by: PersonId,
  answer: "yes" | "no",
  why: string,
  thinking: Thinking,
): Promise<Moment> {
  const event = gatheringOf(story)!;
  const { town, world } = thinking;
  const { notes } = languageOf(town.language).mind;
  const done = answer === "yes" ? "accepted" : "declined";
  const id = `${story.id}:${mind.id}`;
  const had = mind.commitments.find((one) => one.id === id);
  const settled = answer === "no" || had !== undefined;
  if (answered(mind, story.id) === done && settled) return { mind, events: [] };
  const place = placeOf(world.map, event.spot.place).name;
  const hours = notes.hours(clockText(event.from), clockText(event.to));
  const note: Note = {
    text:
      answer === "no"
        ? notes.decidedAgainst(persona.name, firstName(persona.name), event.name, why)
        : notes.wouldCome(persona.name, nameOf(town, world, by), event.name, place, hours),
    subjects: [mind.id, by, event.host],
    source: { how: "did" },
    evidence: howItCame(mind, story.id),
    stories: [story.id],
    speaker: null,
    visitors: [by].filter(isVisitor),
    episode:
      answer === "yes"
        ? { kind: "agreed", to: { news: story.id }, with: [by] }
        : { kind: "declined", to: { news: story.id }, with: [by], why },
  };
  const events: Draft[] = [invitationAnswered(mind, story.id, done, why, by, thinking)];
  const moment =
    answer === "yes"
      ? await commit(mind, persona, invited(story, mind, thinking), thinking)
      : // Whoever only meant to look in has that time free as well.
        freedOf(mind, had ?? story, thinking, languageOf(town.language).planning.promise.thoughtBetter);
  events.push(...moment.events);
  const noted = await remember(moment.mind, [note], thinking);
  return { mind: noted.mind, events: [...events, ...noted.events] };
}
