/**
 * Intents (paper section 3.1.2): what the inner voice told a resident appears in the day until it has been acted on, or the resident
 * decides against it and remembers why. A piece of it that was crowded out of the day finds another hour.
 */

import { later } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import type { EpisodeOf } from "../../world/episodes.ts";
import type { Draft } from "../../world/events.ts";
import type { Activity } from "../../world/kinds.ts";
import type { PlaceId } from "../../world/places.ts";
import { activityOf, placeForDeed } from "../act/deeds.ts";
import { deedKey } from "../memory/episode.ts";
import { type Note, remember } from "../memory/remember.ts";
import { memoriesOf, memoriesWith } from "../memory/stream.ts";
import type { Chunk, Intent, Mind, Moment } from "../mind.ts";
import { bestMemory } from "../news/stories.ts";
import { gatheringOf, type Persona } from "../persona.ts";
import type { Thinking } from "../thinking.ts";
import { opensFor, planEvent, replanned } from "./plan.ts";
import type { Meant } from "./sound-day.ts";

/** A thought takes so many minutes of a day. */
const MEANT_MINUTES = 40;
/** At most so many thoughts are pursued in a day; the latest weigh most. */
const MEANT_A_DAY = 2;
/** A thought that never found its hour is let go after so many days, and what one keeps away from is minded no more. */
const LAPSES_AFTER = 4 * 1440;

/** Thoughts of the inner voice; wishes with an event have promises of their own. */
const fromVoice = (mind: Mind, { stories }: Thinking): readonly Intent[] =>
  mind.intents.filter((one) => one.id.startsWith("whisper-") && !one.shuns && !gatheringOf(stories.get(one.id)));

/** The everyday deed that a thought asks for, and where it has to be done: the shop that has what is to be bought. Null where any place will do. */
function deedOf(
  { deed = null }: Intent,
  mind: Mind,
  { town }: Thinking,
): { activity: Activity; place: PlaceId | null } {
  return deed === null
    ? { activity: "other", place: null }
    : { activity: activityOf(deed), place: placeForDeed({ town, mind }, deed) };
}

/** What is to be found in a day's plan of what a resident means to do. */
export function meantToday(mind: Mind, persona: Persona, thinking: Thinking): Meant[] {
  const { pursuing } = languageOf(thinking.town.language).planning.intent;
  return fromVoice(mind, thinking)
    .filter((one) => thinking.now - one.since < LAPSES_AFTER || !followed(mind, one, 0))
    .slice(-MEANT_A_DAY)
    .map((one) => {
      const { activity, place } = deedOf(one, mind, thinking);
      return {
        id: one.id,
        doing: pursuing(one.text, persona.name),
        activity,
        minutes: MEANT_MINUTES,
        ...(place === null ? {} : { place }),
      };
    });
}

/** The note of a thought followed or let go, resting on the memory of hearing it. */
export function noteOf(
  mind: Mind,
  intent: Intent,
  episode: EpisodeOf<"followed"> | EpisodeOf<"let go">,
  text: string,
): Note {
  const heard = bestMemory(mind, intent.id);
  return {
    text,
    subjects: [mind.id],
    source: { how: "did" },
    episode,
    evidence: heard ? [heard.id] : [],
    stories: heard ? [intent.id] : [],
  };
}

/** The resident decides against a thought, and remembers why. */
export async function decideAgainst(
  mind: Mind,
  persona: Persona,
  story: string,
  why: string,
  thinking: Thinking,
): Promise<Moment> {
  const intent = mind.intents.find((one) => one.id === story);
  if (!intent) return { mind, events: [] };
  const words = languageOf(thinking.town.language).planning.intent;
  const left: Mind = { ...mind, intents: mind.intents.filter((one) => one !== intent) };
  const reason = why.replace(/[.。]$/u, "");
  const episode = { kind: "let go", news: intent.id, why: reason } as const;
  return remember(left, [noteOf(mind, intent, episode, words.against(persona.name, reason))], thinking);
}

/** Thoughts acted on are off one's mind, unless they are of the kind that lasts; those crowded out of the day get another hour of it. */
export async function pursue(mind: Mind, persona: Persona, thinking: Thinking): Promise<Moment> {
  const { now, town, stories } = thinking;
  const { plan } = mind;
  if (!plan || mind.intents.length === 0) return { mind, events: [] };
  const words = languageOf(town.language).planning.intent;
  const notes: Note[] = [];
  const events: Draft[] = [];
  let next = mind;
  for (const intent of mind.intents) {
    const event = gatheringOf(stories.get(intent.id));
    // What was to be given has been given: the memory of it stays, the wish does not.
    if (event && event.to <= now && event.host === mind.id)
      next = { ...next, intents: next.intents.filter((one) => one !== intent) };
  }
  for (const intent of mind.intents.filter(({ shuns, since }) => shuns && now - since > LAPSES_AFTER)) {
    const episode = { kind: "let go", news: intent.id, why: null } as const;
    notes.push(noteOf(mind, intent, episode, words.noMore(persona.name, intent.text)));
    next = { ...next, intents: next.intents.filter((one) => one !== intent) };
  }
  for (const intent of fromVoice(mind, thinking)) {
    const pieces = plan.chunks.filter((chunk) => chunk.serves === intent.id);
    const done = pieces.find((chunk) => chunk.to <= now && chunk.to > now - 15 && livedThrough(mind, chunk));
    if (done && !followed(mind, intent, done.from)) {
      const episode = { kind: "followed", news: intent.id, doing: done.doing } as const;
      notes.push(noteOf(mind, intent, episode, words.followed(persona.name, done.doing)));
      if (!intent.lasting) next = { ...next, intents: next.intents.filter((one) => one !== intent) };
      continue;
    }
    if (pieces.length > 0) continue;
    if (now - intent.since > LAPSES_AFTER) {
      const episode = { kind: "let go", news: intent.id, why: null } as const;
      notes.push(noteOf(mind, intent, episode, words.lapsed(persona.name, intent.text)));
      next = { ...next, intents: next.intents.filter((one) => one !== intent) };
      continue;
    }
    if (intent !== fromVoice(mind, thinking).at(-1)) continue;
    const { activity, place } = deedOf(intent, mind, thinking);
    const hour = plan.chunks.find(
      (chunk) =>
        chunk.kind === "pastime" &&
        chunk.serves === null &&
        chunk.from > now &&
        chunk.to - chunk.from >= 30 &&
        (place === null || opensFor(town.map, place, mind.id, chunk.from, later(chunk.from, 30))),
    );
    if (!hour) continue;
    const doing = words.pursuing(intent.text, persona.name);
    const piece: Chunk = {
      ...hour,
      to: later(hour.from, Math.min(MEANT_MINUTES, hour.to - hour.from)),
      doing,
      activity,
      place: place ?? hour.place,
      emoji: "💭",
      kind: "errand",
      area: null,
      serves: intent.id,
    };
    next = { ...next, plan: replanned(next.plan!, piece) };
    events.push(planEvent(mind, next.plan!, now, words.again(doing)));
  }
  const noted = await remember(next, notes, thinking);
  return { mind: noted.mind, events: [...events, ...noted.events] };
}

/** Whether a thought has been acted on since a moment. */
const followed = (mind: Mind, { id }: Intent, since: number): boolean =>
  memoriesWith(mind.stream, { key: deedKey(id) }).some(({ created }) => created >= since);

/** Whether a piece of the day was lived, by anything done in its place at its time. */
const livedThrough = (mind: Mind, chunk: Chunk): boolean =>
  memoriesOf(mind.stream)
    .slice(-80)
    .some(
      (memory) =>
        memory.created >= chunk.from &&
        memory.created < chunk.to &&
        memory.source.how === "did" &&
        memory.subjects.includes(chunk.place),
    );
