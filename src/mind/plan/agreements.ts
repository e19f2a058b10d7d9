/**
 * What was agreed in talk (paper sections 3.4, 7; design section 5): an invitation answered, help promised, a meeting. A yes binds
 * both: the one who says it when they say it, the other when they have heard it. It stands in the plan of each from then on.
 */
import { clockText, dateText, later } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import type { Draft, Memory, MemoryId, StoryId } from "../../world/events.ts";
import { firstName, isVisitor } from "../../world/people.ts";
import { entranceOf, type PersonId, placeOf } from "../../world/places.ts";
import { type Note, remember } from "../memory/remember.ts";
import { nameOf } from "../memory/tell.ts";
import type { Commitment, Mind, Moment } from "../mind.ts";
import { answered, bestMemory, knowsWhen } from "../news/stories.ts";
import type { Persona, Story } from "../persona.ts";
import { type Self, selfOf } from "../self.ts";
import { isOfferTopic, LASTS, type Offer, offerIn, type Uttered } from "../talk/offers.ts";
import type { Thinking } from "../thinking.ts";
import { workAt } from "./free.ts";
import { commit } from "./promises.ts";

const YES: ReadonlySet<string> = new Set(["accept", "promise"]);

/** What a line of the speaker's own commits them to, read from its move and the line it answers. */
export async function agreedTo(
  mind: Mind,
  persona: Persona,
  said: Uttered,
  last: Uttered | null,
  thinking: Thinking,
): Promise<Moment> {
  if (!last) return { mind, events: [] };
  const self = selfOf(mind, persona, thinking);
  if (YES.has(said.move)) {
    // A yes to a visitor may be to the speaker's own proposal, which it then names.
    const offer = isOfferTopic(said.topic) ? offerIn(said, self) : offerIn(last, self);
    if (offer) return binds(mind, persona, offer, last.who, thinking);
  }
  const story = eventNamed([...last.stories, ...said.stories], thinking);
  if (!story?.event || story.event.host === mind.id || story.event.to <= thinking.now) return { mind, events: [] };
  if (said.move !== "accept" && said.move !== "decline") return { mind, events: [] };
  const why = reasonFor(self, story, said.move) ?? languageOf(thinking.town.language).mind.reasons.someQuiet;
  return answersInvitation(mind, persona, story, last, said.move, why, thinking);
}

/** Why a resident comes to an event or does not, reading after their name ("likes Isabella"); null when it is only how they feel. */
function reasonFor(self: Self, story: Story, answer: "accept" | "decline"): string | null {
  const { event } = story;
  if (!event) return null;
  const { persona, mind, town, world } = self;
  const { attending } = languageOf(town.language).mind.reasons;
  const host = nameOf(town, world, event.host);
  const warmth = mind.ties.get(event.host)?.warmth ?? 0;
  if (answer === "accept")
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

/** What others agreed to in a talk that one had proposed: a commitment of one's own, made when the talk is over. */
export async function heardAgreed(
  mind: Mind,
  persona: Persona,
  talk: readonly Memory[],
  thinking: Thinking,
): Promise<Moment> {
  const lines = talk.map(uttered).filter((line) => line !== null);
  let next = mind;
  const events: Draft[] = [];
  for (const [i, yes] of lines.entries()) {
    if (yes.who === mind.id || !YES.has(yes.move)) continue;
    const mine = lines.slice(0, i).findLast((line) => line.who === mind.id);
    if (!mine) continue;
    const offer = offerIn(mine, selfOf(next, persona, thinking));
    const story = eventNamed(mine.stories, thinking);
    const moment = offer
      ? await binds(next, persona, offer, yes.who, thinking)
      : mine.topic === "along" && story && story.event!.host !== mind.id
        ? await answersInvitation(next, persona, story, { who: yes.who, text: mine.text }, "accept", "", thinking)
        : null;
    if (!moment) continue;
    next = moment.mind;
    events.push(...moment.events);
  }
  return { mind: next, events };
}

/** A remembered line of talk as it was said; null for memories that are none. */
function uttered(memory: Memory): Uttered | null {
  const tagged = (kind: string) =>
    memory.subjects.find((subject) => subject.startsWith(kind))?.slice(kind.length) ?? null;
  const move = tagged("move:");
  if (!memory.speaker || move === null) return null;
  return { who: memory.speaker, move, topic: tagged("topic:"), text: memory.text, stories: memory.stories };
}

const eventNamed = (ids: readonly string[], { stories }: Thinking): Story | null =>
  ids.map((id) => stories.get(id)).find((story) => story?.event) ?? null;

/** An offer taken up, from the side of this mind: a commitment, and the memory of having agreed. */
async function binds(mind: Mind, persona: Persona, offer: Offer, other: PersonId, thinking: Thinking): Promise<Moment> {
  const { town, world } = thinking;
  const { commitments, notes } = languageOf(town.language).mind;
  const name = nameOf(town, world, other);
  const place = placeOf(world.map, offer.place);
  const event = offer.story?.event ?? null;
  const clock = clockText(offer.from);
  const hosting = event?.host === mind.id;
  const helper = hosting ? other : mind.id;
  const what = event
    ? hosting
      ? commitments.helpedBy(firstName(name), place.name)
      : commitments.helping(firstName(nameOf(town, world, event.host)), place.name)
    : commitments.meeting(name);
  const committed = await commit(
    mind,
    persona,
    {
      id: offer.story ? `help:${offer.story.id}:${helper}` : `meet:${other}:${offer.from}`,
      what,
      story: offer.story?.id ?? null,
      spot: event ? event.spot : entranceOf(place),
      from: offer.from,
      to: later(offer.from, LASTS[offer.kind]),
      with: [other],
    },
    thinking,
  );
  if (committed.events.length === 0) return committed;
  const text = event
    ? hosting
      ? notes.promisedHelp(name, persona.name, event.name, clock)
      : notes.promisedHelp(persona.name, name, event.name, clock)
    : notes.agreedToMeet(persona.name, name, place.name, dateText(town.start, offer.from, town.language), clock);
  const note: Note = {
    text,
    subjects: [mind.id, other, offer.place],
    source: { how: "did" },
    poignancy: 5,
    evidence: offer.story ? howItCame(mind, offer.story.id) : [],
    stories: offer.story ? [offer.story.id] : [],
    visitors: [other].filter(isVisitor),
  };
  const noted = await remember(committed.mind, [note], thinking);
  return { mind: noted.mind, events: [...committed.events, ...noted.events] };
}

/** What is decided about a story rests on the memory by which it came. */
function howItCame(mind: Mind, story: StoryId): MemoryId[] {
  const memory = bestMemory(mind, story);
  return memory ? [memory.id] : [];
}

/**
 * Accepting puts the event into the days to come, if one knows when it is; declining is remembered with its reason. `asked` is the
 * line that is answered.
 */
async function answersInvitation(
  mind: Mind,
  persona: Persona,
  story: Story,
  asked: Pick<Uttered, "who" | "text">,
  answer: "accept" | "decline",
  why: string,
  thinking: Thinking,
): Promise<Moment> {
  const event = story.event!;
  const by = asked.who;
  const { now, town, world } = thinking;
  const { commitments, notes } = languageOf(town.language).mind;
  const host = nameOf(town, world, event.host);
  const inviter = nameOf(town, world, by);
  const done = answer === "accept" ? "accepted" : "declined";
  const id = `${story.id}:${mind.id}`;
  const knows = knowsWhen(mind, story, town.language) || languageOf(town.language).named.hour(asked.text, event.from);
  const settled = answer === "decline" || mind.commitments.some((one) => one.id === id) || !knows;
  if (answered(mind, story.id) === done && settled) return { mind, events: [] };
  const place = placeOf(world.map, event.spot.place).name;
  const note: Note = {
    text:
      answer === "decline"
        ? notes.decidedAgainst(persona.name, firstName(persona.name), event.name, why)
        : knows
          ? notes.wouldCome(
              persona.name,
              inviter,
              event.name,
              place,
              notes.hours(clockText(event.from), clockText(event.to)),
            )
          : notes.wouldLikeToCome(persona.name, inviter, event.name),
    subjects: [mind.id, by, event.host, `${done}:${story.id}`],
    source: { how: "did" },
    evidence: howItCame(mind, story.id),
    poignancy: 6,
    stories: [story.id],
    speaker: null,
    visitors: [by].filter(isVisitor),
  };
  const events: Draft[] = [
    {
      kind: "invitation-answered",
      at: now,
      who: mind.id,
      spot: null,
      audience: "nobody",
      story: story.id,
      answer: done,
      why,
      by,
    },
  ];
  let next: Mind = { ...mind, commitments: mind.commitments.filter((one) => one.id !== id) };
  if (answer === "accept" && knows) {
    const commitment: Commitment = {
      id,
      what: commitments.atEvent(host, firstName(host), event.name),
      story: story.id,
      spot: event.spot,
      from: event.from,
      to: event.to,
      with: [event.host],
    };
    const committed = await commit(mind, persona, commitment, thinking);
    next = committed.mind;
    events.push(...committed.events);
  }
  const noted = await remember(next, [note], thinking);
  return { mind: noted.mind, events: [...events, ...noted.events] };
}
