/**
 * What was agreed in talk (paper sections 3.4, 7; design section 5): an invitation answered, help promised, a meeting. A yes binds
 * both: the one who says it when they say it, the other when they have heard it. It stands in the plan of each from then on.
 */
import { clockText, dateText, later } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import type { Draft, Memory, MemoryId, StoryId } from "../../world/events.ts";
import { firstName, isVisitor } from "../../world/people.ts";
import { entranceOf, type PersonId, placeOf } from "../../world/places.ts";
import type { Proposed, SpeechAct } from "../../world/speech-acts.ts";
import { actsOf } from "../memory/episode.ts";
import { type Note, remember } from "../memory/remember.ts";
import { nameOf } from "../memory/tell.ts";
import type { Commitment, Mind, Moment } from "../mind.ts";
import { answered, bestMemory } from "../news/stories.ts";
import type { Persona, Story } from "../persona.ts";
import { type Self, selfOf } from "../self.ts";
import { LASTS, type Offer, offerOf } from "../talk/offers.ts";
import type { Thinking } from "../thinking.ts";
import { workAt } from "./free.ts";
import { commit } from "./promises.ts";

/** What the speaker's own replies commit them to; `inviter` is who told them the news that they reply to. */
export async function agreedTo(
  mind: Mind,
  persona: Persona,
  acts: readonly SpeechAct[],
  inviter: (news: StoryId) => PersonId | null,
  thinking: Thinking,
): Promise<Moment> {
  let next = mind;
  const events: Draft[] = [];
  for (const one of acts) {
    if (one.act !== "reply" || one.answer === "maybe") continue;
    const moment =
      "news" in one.to
        ? await answersNews(next, persona, one.to.news, inviter(one.to.news), one.answer, thinking)
        : one.answer === "yes"
          ? await takesUp(next, persona, one.to.what, one.to.by, thinking)
          : null;
    if (!moment) continue;
    next = moment.mind;
    events.push(...moment.events);
  }
  return { mind: next, events };
}

/** A gathering accepted or declined, unless one gives it, or it is over. */
async function answersNews(
  mind: Mind,
  persona: Persona,
  news: StoryId,
  inviter: PersonId | null,
  answer: "yes" | "no",
  thinking: Thinking,
): Promise<Moment | null> {
  const story = thinking.stories.get(news);
  if (!story?.event || story.event.host === mind.id || story.event.to <= thinking.now) return null;
  const self = selfOf(mind, persona, thinking);
  const why = reasonFor(self, story, answer) ?? languageOf(thinking.town.language).mind.reasons.someQuiet;
  return answersInvitation(mind, persona, story, inviter ?? story.event.host, answer, why, thinking);
}

/** What was proposed and got its yes, from the side of this mind. */
async function takesUp(
  mind: Mind,
  persona: Persona,
  what: Proposed,
  other: PersonId,
  thinking: Thinking,
): Promise<Moment | null> {
  const offer = offerOf(what, thinking);
  if (offer) return binds(mind, persona, offer, what, other, thinking);
  const story = what.kind === "company" ? thinking.stories.get(what.news) : undefined;
  if (!story?.event || story.event.host === mind.id || story.event.to <= thinking.now) return null;
  return answersInvitation(mind, persona, story, other, "yes", "", thinking);
}

/** Why a resident comes to an event or does not, reading after their name ("likes Isabella"); null when it is only how they feel. */
function reasonFor(self: Self, story: Story, answer: "yes" | "no"): string | null {
  const { event } = story;
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

/** What others agreed to in a talk that one had proposed: a commitment of one's own, made when the talk is over. */
export async function heardAgreed(
  mind: Mind,
  persona: Persona,
  talk: readonly Memory[],
  thinking: Thinking,
): Promise<Moment> {
  let next = mind;
  const events: Draft[] = [];
  for (const memory of talk) {
    const { speaker } = memory;
    if (speaker === null || speaker === mind.id) continue;
    for (const one of actsOf(memory)) {
      if (one.act !== "reply" || one.answer !== "yes" || !("what" in one.to) || one.to.by !== mind.id) continue;
      const moment = await takesUp(next, persona, one.to.what, speaker, thinking);
      if (!moment) continue;
      next = moment.mind;
      events.push(...moment.events);
    }
  }
  return { mind: next, events };
}

/** An offer taken up, from the side of this mind: a commitment, and the memory of having agreed. */
async function binds(
  mind: Mind,
  persona: Persona,
  offer: Offer,
  what: Proposed,
  other: PersonId,
  thinking: Thinking,
): Promise<Moment> {
  const { town, world } = thinking;
  const { commitments, notes } = languageOf(town.language).mind;
  const name = nameOf(town, world, other);
  const place = placeOf(world.map, offer.place);
  const event = offer.story?.event ?? null;
  const clock = clockText(offer.from);
  const hosting = event?.host === mind.id;
  const helper = hosting ? other : mind.id;
  const doing = event
    ? hosting
      ? commitments.helpedBy(firstName(name), place.name)
      : commitments.helping(firstName(nameOf(town, world, event.host)), place.name)
    : commitments.meeting(name);
  const committed = await commit(
    mind,
    persona,
    {
      id: offer.story ? `help:${offer.story.id}:${helper}` : `meet:${other}:${offer.from}`,
      what: doing,
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
    episode: { kind: "agreed", to: { what } },
  };
  const noted = await remember(committed.mind, [note], thinking);
  return { mind: noted.mind, events: [...committed.events, ...noted.events] };
}

/** What is decided about a story rests on the memory by which it came. */
function howItCame(mind: Mind, story: StoryId): MemoryId[] {
  const memory = bestMemory(mind, story);
  return memory ? [memory.id] : [];
}

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
  const event = story.event!;
  const { now, town, world } = thinking;
  const { commitments, notes } = languageOf(town.language).mind;
  const host = nameOf(town, world, event.host);
  const done = answer === "yes" ? "accepted" : "declined";
  const id = `${story.id}:${mind.id}`;
  const settled = answer === "no" || mind.commitments.some((one) => one.id === id);
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
    poignancy: 6,
    stories: [story.id],
    speaker: null,
    visitors: [by].filter(isVisitor),
    episode: { kind: answer === "yes" ? "agreed" : "declined", to: { news: story.id } },
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
  if (answer === "yes") {
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
