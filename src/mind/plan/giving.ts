/**
 * Being there for what one gives (paper section 3.4): whoever gives an event has its parts among their promises and in the plan of the
 * day, however the wish came to them and whatever else became of that day; they get up for it, stay up for it and take their leave for it.
 */
import { dayOf, later, type Minutes, startOfDay } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import type { Draft } from "../../world/events.ts";
import type { TownMap } from "../../world/places.ts";
import { minutesBetween } from "../../world/walking.ts";
import { personOf } from "../../world/world.ts";
import { promiseKey } from "../memory/episode.ts";
import { memoriesWith } from "../memory/stream.ts";
import { type Commitment, chunkAt, type Mind, type Moment } from "../mind.ts";
import { bestMemory } from "../news/stories.ts";
import type { Persona, Story } from "../persona.ts";
import type { Thinking } from "../thinking.ts";
import { hosting, isHosting } from "./hosting.ts";
import { commitmentChunk, livedDay, planEvent, replanned, wakingDay } from "./plan.ts";
import { commit } from "./promises.ts";

/** Until this hour of the night one is still living the day before. */
const NIGHT_ENDS = 180;
/** How long before they have to set out a sleeper gets up. */
const GETTING_UP = 30;
/** Nobody is called away from a talk sooner than this before they have to set out. */
const LEAVE_TAKING = 10;

/** The promises and the plan of whoever gives an event, with its parts in them. */
export async function keepHosting(mind: Mind, persona: Persona, thinking: Thinking): Promise<Moment> {
  const { now, stories, town } = thinking;
  let next = mind;
  const events: Draft[] = [];
  for (const story of stories.values()) {
    if (!gives(next, story, now)) continue;
    const known = next.commitments.some(({ id }) => id === `host:${story.id}`) || decidedOn(next, story);
    // Put into the plan one by one, so that what collides is weighed; what is not for today waits among the promises.
    for (const part of known ? [] : hosting(story, town.map, now)) {
      const made = await commit(next, persona, part, thinking);
      next = made.mind;
      events.push(...made.events);
    }
  }
  for (const part of next.commitments.filter(({ id }) => isHosting(id))) {
    const { plan } = next;
    const chunk = commitmentChunk(part);
    if (!plan || !chunk || chunk.to <= now || dayGivenOn(chunk.from) !== plan.day) continue;
    const from = Math.max(chunk.from, now) as Minutes;
    if (plan.chunks.some((one) => one.serves === part.id && one.from <= from && one.to > from)) continue;
    // What cannot wait (a fire) is seen through first.
    if (chunkAt(plan, from)?.kind === "errand") continue;
    const again = replanned(plan, { area: null, serves: null, ...chunk, from });
    next = { ...next, plan: again };
    const { agreed } = languageOf(town.language).planning.promise;
    events.push(planEvent(mind, again, now, agreed(part.what)));
  }
  return { mind: next, events };
}

/** Whether a resident gives this event, knows of it, and it is not over or off. */
const gives = (mind: Mind, { id, of, off }: Story, now: Minutes): boolean =>
  of.kind === "gathering" &&
  of.host === mind.id &&
  off === undefined &&
  of.to > now &&
  (mind.intents.some((one) => one.id === id) || bestMemory(mind, id) !== null);

/** Whether it was kept, missed or decided against already. */
const decidedOn = (mind: Mind, { id }: Story): boolean =>
  memoriesWith(mind.stream, { key: promiseKey(`host:${id}`) }).length > 0;

/** The day a moment of an event belongs to: what is given after midnight belongs to the evening before. */
const dayGivenOn = (at: Minutes): number => dayOf(Math.max(0, at - NIGHT_ENDS) as Minutes);

/** When a resident gets up and goes to bed on a day: sooner and later for what they give. */
export function wakingDayOf(
  mind: Mind,
  persona: Persona,
  map: TownMap,
  day: number,
): { wake: Minutes; sleep: Minutes } {
  let { wake, sleep } = wakingDay(persona, day);
  for (const part of mind.commitments) {
    if (!isHosting(part.id) || part.from === null || !part.spot || dayGivenOn(part.from) !== day) continue;
    const walk = minutesBetween(map, persona.home.place, part.spot.place);
    const up = later(part.from, -walk - GETTING_UP);
    wake = Math.max(startOfDay(day), Math.min(wake, up)) as Minutes;
    sleep = Math.max(sleep, part.to ?? part.from) as Minutes;
  }
  return { wake, sleep };
}

/** When a sleeper next gets up: in the morning, or sooner for what they give. */
export function risesAt(mind: Mind, persona: Persona, map: TownMap, now: Minutes): Minutes {
  const day = livedDay(persona, now);
  const { wake } = wakingDayOf(mind, persona, map, day);
  const rises = [wake > now ? wake : wakingDayOf(mind, persona, map, day + 1).wake];
  for (const { id, from, to, spot } of mind.commitments)
    if (isHosting(id) && from !== null && spot && now < (to ?? from))
      rises.push(later(from, -minutesBetween(map, persona.home.place, spot.place) - GETTING_UP));
  return Math.max(now, Math.min(...rises)) as Minutes;
}

/** Whether a sleeper gets up now. */
export function getsUp(mind: Mind, persona: Persona, { now, town }: Thinking): boolean {
  const day = livedDay(persona, now);
  const up = now >= wakingDayOf(mind, persona, town.map, day).wake && now < wakingDay(persona, day).sleep;
  return up || risesAt(mind, persona, town.map, now) <= now;
}

/** The part in what one gives that calls one away from where one is, or null: there is just time to take one's leave and go there. */
export function callOf(mind: Mind, { now, world }: Pick<Thinking, "now" | "world">): Commitment | null {
  const { place } = personOf(world, mind.id).spot;
  const calls = (part: Commitment) =>
    isHosting(part.id) && part.spot?.place !== place && isNear(part, place, now, LEAVE_TAKING, world.map);
  return mind.commitments.find(calls) ?? null;
}

/** Whether what one gives calls one away from where one is. */
export const calledAway = (mind: Mind, scene: Pick<Thinking, "now" | "world">): boolean => callOf(mind, scene) !== null;

const isNear = ({ from, to, spot }: Commitment, here: string, now: Minutes, spare: number, map: TownMap): boolean =>
  from !== null && spot !== null && now < (to ?? from) && now + minutesBetween(map, here, spot.place) + spare >= from;
