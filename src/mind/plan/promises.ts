/**
 * Promises (paper sections 3.4, 4.3): what was agreed to in talk appears in the plan, or the resident decides against it and
 * remembers why. When its time is over it is over, and whether it was kept is remembered.
 */
import { clockText, dateOf, later, type Minutes, timeOfDay } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import type { Became, EpisodeOf } from "../../world/episodes.ts";
import type { Draft } from "../../world/events.ts";
import { isVisitor } from "../../world/people.ts";
import { type PersonId, type PlaceId, placeOf, type TownMap } from "../../world/places.ts";
import { personOf, type World } from "../../world/world.ts";
import { freed } from "../act/laying.ts";
import { lineIn } from "../memory/episode.ts";
import { type Note, remember } from "../memory/remember.ts";
import { firstSince, memoriesOf, memoriesWith } from "../memory/stream.ts";
import { nameOf } from "../memory/tell.ts";
import { type Commitment, chunkAt, type Mind, type Moment, type Shunned } from "../mind.ts";
import { bestMemory, knowsOff } from "../news/stories.ts";
import type { Persona } from "../persona.ts";
import type { Thinking } from "../thinking.ts";
import { warmed } from "../warmth.ts";
import { isHosting } from "./hosting.ts";
import { matterOf } from "./matters.ts";
import { commitmentChunk, livedDay, opensFor, planEvent, replanned, wakingDay } from "./plan.ts";

/** A promise and a decision about it, with its reason; it reads after "because". */
export interface Decision {
  readonly commitment: Commitment;
  readonly why: string;
}

/** A day's promises, weighed against doors, work and one another. */
export interface Weighed {
  readonly kept: readonly Commitment[];
  readonly against: readonly Decision[];
  /** Kept though work has to wait for them. */
  readonly overWork: readonly Commitment[];
}

/** Work waits for a promise of at most so long; what one gives or prepares oneself comes before work. */
const MOST_OFF_WORK = 150;
/** What is left of a promise beside another is worth going for from so long on. */
const WORTH_GOING = 30;

/** What comes first when two promises collide: one's own event, then helping, then an event, then the rest in the order they were made. */
function rank({ id, story }: Pick<Commitment, "id" | "story">): number {
  if (isHosting(id)) return 4;
  if (/^(prepare|supplies|clear):/.test(id)) return 3;
  return id.startsWith("help:") ? 2 : story ? 1 : 0;
}

/** Whom of a household somebody promised to be there with, so that the door of the home opens to them; null where it is no such promise. */
export function hostAtHome({ spot, with: others }: Commitment, who: PersonId, map: TownMap): PersonId | null {
  const place = spot && placeOf(map, spot.place);
  if (place?.access !== "household" || place.household.includes(who)) return null;
  return others.find((id) => place.household.includes(id)) ?? null;
}

/** The minutes of work that a time takes away. */
function workLost(persona: Persona, start: string, commitment: Commitment, from: Minutes, to: Minutes): number {
  const { work } = persona;
  if (!work || work.spot.place === commitment.spot?.place) return 0;
  if (work.weekdays && !work.weekdays.includes(dateOf(start, from).getUTCDay())) return 0;
  const begins = timeOfDay(from);
  const ends = begins + (to - from);
  return work.hours.reduce((sum, hours) => {
    const until = hours.to <= hours.from ? hours.to + 1440 : hours.to;
    return sum + Math.max(0, Math.min(until, ends) - Math.max(hours.from, begins));
  }, 0);
}

/** Whether somebody is awake for so many minutes of a time. */
function awakeFor(persona: Persona, from: Minutes, to: Minutes, least: number): boolean {
  const { wake, sleep } = wakingDay(persona, livedDay(persona, from));
  return Math.min(to, sleep) - Math.max(from, wake) >= least;
}

/** Whether a promise leads to whom or what somebody keeps away from; what one gives oneself is given. */
export const keepsFrom = ({ id, with: others, spot }: Commitment, { people, places }: Shunned): boolean =>
  rank({ id, story: null }) < 3 &&
  (others.some((one) => people.includes(one)) || places.some((one) => one === spot?.place));

/**
 * Why a promise cannot be made, whatever was said: one of its sides is asleep then, or what stands against it weighs more. It reads
 * after "because"; null when nothing is in the way.
 */
export function obstacleTo(
  commitment: Commitment,
  mind: Mind,
  persona: Persona,
  { world: { map }, town }: Thinking,
): string | null {
  const chunk = commitmentChunk(commitment);
  if (!chunk) return null;
  if (mind.intents.some(({ shuns }) => shuns && keepsFrom(commitment, shuns)))
    return languageOf(map.language).planning.promise.thoughtBetter;
  // Of a gathering a part is worth going for; a meeting needs both, and all of it.
  const gathering = commitment.story !== null && !commitment.id.startsWith("help:");
  const sides = gathering ? [persona] : [persona, ...commitment.with.flatMap((id) => town.personas.get(id) ?? [])];
  const least = gathering ? WORTH_GOING : chunk.to - chunk.from;
  const asleep = sides.find((one) => !awakeFor(one, chunk.from, chunk.to, least));
  if (asleep) return languageOf(map.language).planning.promise.asleep(asleep.name);
  const { against } = weigh([...mind.commitments, commitment], persona, map, town.start, chunk.from, chunk.to);
  return against.find((one) => one.commitment === commitment)?.why ?? null;
}

/** Weighs the promises that fall between two moments. */
export function weigh(
  commitments: readonly Commitment[],
  persona: Persona,
  map: TownMap,
  start: string,
  begins: Minutes,
  ends: Minutes,
): Weighed {
  const words = languageOf(map.language).planning.promise;
  const kept: Commitment[] = [];
  const against: Decision[] = [];
  const overWork: Commitment[] = [];
  const due = commitments.filter((one) => {
    const chunk = commitmentChunk(one);
    return chunk && chunk.to > begins && chunk.from < ends;
  });
  for (const commitment of [...due].sort((a, b) => rank(b) - rank(a))) {
    const chunk = commitmentChunk(commitment)!;
    const place = placeOf(map, chunk.place);
    const asked = hostAtHome(commitment, persona.id, map) !== null;
    if (!asked && !opensFor(map, chunk.place, persona.id, chunk.from, chunk.to)) {
      const why = place.access === "public" ? words.closed(place.name) : words.home(place.name);
      against.push({ commitment, why });
      continue;
    }
    // Two parts of one event in one place are one thing: decorating, and decorating with somebody's help.
    const others = kept.filter(
      (one) => one.story === null || one.story !== commitment.story || one.spot?.place !== chunk.place,
    );
    const rest = besides(chunk.from, chunk.to, others);
    if (rest.to - rest.from < Math.min(WORTH_GOING, chunk.to - chunk.from)) {
      const other = others.find((one) => overlaps(one, chunk.from, chunk.to))!;
      against.push({ commitment, why: words.other(other.what) });
      continue;
    }
    const lost = workLost(persona, start, commitment, rest.from, rest.to);
    if (lost > MOST_OFF_WORK && rank(commitment) < 3) {
      against.push({ commitment, why: words.work(persona.work?.doing ?? "") });
      continue;
    }
    const fits = rest.from === chunk.from && rest.to === chunk.to;
    const goes = fits ? commitment : { ...commitment, from: rest.from, to: rest.to };
    if (lost >= 15 && rank(commitment) < 3) overWork.push(goes);
    kept.push(goes);
  }
  return { kept, against, overWork };
}

const overlaps = (one: Commitment, from: Minutes, to: Minutes): boolean => {
  const chunk = commitmentChunk(one);
  return chunk !== null && chunk.from < to && chunk.to > from;
};

/** The longest stretch of a time that other promises leave. */
function besides(from: Minutes, to: Minutes, kept: readonly Commitment[]): { from: Minutes; to: Minutes } {
  let free = [{ from, to }];
  for (const one of kept) {
    const chunk = commitmentChunk(one)!;
    free = free.flatMap((stretch) =>
      chunk.to <= stretch.from || chunk.from >= stretch.to
        ? [stretch]
        : [
            { from: stretch.from, to: chunk.from },
            { from: chunk.to, to: stretch.to },
          ].filter((part) => part.to > part.from),
    );
  }
  return free.sort((a, b) => b.to - b.from - (a.to - a.from))[0] ?? { from, to: from };
}

/** What is remembered of a decision, and the event that tells it. */
export function decided(
  mind: Mind,
  persona: Persona,
  weighed: Weighed,
  { now, world }: Thinking,
): { notes: Note[]; events: Draft[] } {
  const words = languageOf(world.map.language).planning.promise;
  const notes: Note[] = [];
  const events: Draft[] = [];
  for (const { commitment, why } of weighed.against) {
    const at = commitment.from === null ? null : clockText(commitment.from);
    notes.push({
      ...about(mind, commitment),
      episode: became("called off", mind, commitment, why),
      text: words.against(persona.name, commitment.what, at, why),
    });
    events.push({
      kind: "commitment-dropped",
      at: now,
      who: mind.id,
      spot: null,
      audience: "nobody",
      what: commitment.what,
      story: commitment.story,
      from: commitment.from,
      why,
    });
  }
  for (const commitment of weighed.overWork)
    notes.push({
      ...about(mind, commitment),
      episode: became("made time", mind, commitment),
      text: words.offWork(persona.name, commitment.what, clockText(commitment.from!)),
    });
  return { notes, events };
}

/** What became of a promise. */
export const became = (kind: Became, mind: Mind, commitment: Commitment, why?: string): EpisodeOf<Became> => ({
  kind,
  with: commitment.with,
  to: matterOf(commitment, mind.id),
  promise: commitment.id,
  doing: commitment.what,
  ...(why === undefined ? {} : { why }),
});

/** What every memory of a promise holds: whom it is with, and by which memory the resident knows of the story. */
function about(mind: Mind, commitment: Commitment): Omit<Note, "text"> {
  const known = commitment.story ? bestMemory(mind, commitment.story) : null;
  return {
    subjects: [mind.id, ...commitment.with],
    source: { how: "did" },
    evidence: known ? [known.id] : [],
    stories: known && commitment.story ? [commitment.story] : [],
    visitors: commitment.with.filter(isVisitor),
  };
}

/** A promise that cannot be kept after all: off one's mind and out of the plan, with the reason remembered. */
export async function letGo(
  mind: Mind,
  persona: Persona,
  commitment: Commitment,
  why: string,
  thinking: Thinking,
): Promise<Moment> {
  const told = decided(mind, persona, { kept: [], against: [{ commitment, why }], overWork: [] }, thinking);
  const freed = freedOf(mind, commitment, thinking, why);
  const noted = await remember(freed.mind, told.notes, thinking);
  return { mind: noted.mind, events: [...told.events, ...freed.events, ...noted.events] };
}

/** The mind without a promise, or without what it meant to do, and with that time free. */
export function freedOf(mind: Mind, { id }: Pick<Commitment, "id">, { now, town }: Thinking, why: string): Moment {
  const left = { ...mind, commitments: mind.commitments.filter((one) => one.id !== id) };
  const home = town.personas.get(mind.id)?.home.place;
  if (!mind.plan || home === undefined) return { mind: left, events: [] };
  const plan = freed(mind.plan, id, now, home, town.language);
  if (plan === mind.plan) return { mind: left, events: [] };
  return { mind: { ...left, plan }, events: [planEvent(mind, plan, now, why)] };
}

/** Where a promise is made: where the other's line was said, or where one is. */
function whereAgreed({ id, stream }: Mind, { line }: Commitment, world: World): PlaceId {
  const heard = line === undefined ? undefined : memoriesOf(stream).findLast((memory) => lineIn(memory) === line);
  return heard?.place ?? personOf(world, id).spot.place;
}

/** A promise made, and put into today's plan when it is for today, unless something forbids it (paper section 4.3.1). */
export async function commit(mind: Mind, persona: Persona, agreed: Commitment, thinking: Thinking): Promise<Moment> {
  const { now, town, world } = thinking;
  const commitment: Commitment = { ...agreed, agreedIn: whereAgreed(mind, agreed, world) };
  const same = (one: Commitment) =>
    one.from === commitment.from &&
    one.spot?.place === commitment.spot?.place &&
    one.with.join() === commitment.with.join();
  if (mind.commitments.some((one) => one.id === commitment.id || same(one))) return { mind, events: [] };
  const made: Draft = {
    kind: "commitment-made",
    at: now,
    who: mind.id,
    spot: null,
    audience: "nobody",
    what: commitment.what,
    story: commitment.story,
    from: commitment.from,
    with: commitment.with,
  };
  const plan = mind.plan;
  const ends = plan?.chunks.at(-1)?.to ?? now;
  const chunk = commitmentChunk(commitment);
  const next: Mind = { ...mind, commitments: [...mind.commitments, commitment] };
  if (!plan || !chunk || chunk.from >= ends || chunk.to <= now) return { mind: next, events: [made] };
  const weighed = weigh(next.commitments, persona, world.map, town.start, now, ends);
  const told = decided(mind, persona, weighed, thinking);
  const dropped = new Set(weighed.against.map((one) => one.commitment.id));
  const left = new Map(weighed.kept.map((one) => [one.id, one]));
  const weighedUp: Mind = {
    ...next,
    commitments: next.commitments.filter((one) => !dropped.has(one.id)).map((one) => left.get(one.id) ?? one),
  };
  const kept = left.get(commitment.id);
  const fresh = kept ? commitmentChunk(kept) : null;
  let changed: Mind = weighedUp;
  const events: Draft[] = [made, ...told.events];
  if (fresh) {
    const again = replanned(plan, { area: null, serves: null, ...fresh });
    changed = { ...weighedUp, plan: again };
    events.push(planEvent(mind, again, now, languageOf(world.map.language).planning.promise.agreed(commitment.what)));
  }
  const noted = await remember(changed, told.notes, thinking);
  return { mind: noted.mind, events: [...events, ...noted.events] };
}

/** Promises for what one has heard to be called off are off one's mind, and who meant to look in does not. */
export async function heedCalledOff(mind: Mind, persona: Persona, thinking: Thinking): Promise<Moment> {
  let next = mind;
  const events: Draft[] = [];
  for (const commitment of mind.commitments) {
    const story = commitment.story === null ? undefined : thinking.stories.get(commitment.story);
    if (story?.of.kind !== "gathering" || !knowsOff(mind, story)) continue;
    const why = languageOf(thinking.town.language).events.off.why(story.of.name);
    const gone = await letGo(next, persona, commitment, why, thinking);
    next = gone.mind;
    events.push(...gone.events);
  }
  for (const { serves } of mind.plan?.chunks ?? []) {
    const story = serves === null ? undefined : thinking.stories.get(serves);
    if (story?.of.kind !== "gathering" || !knowsOff(mind, story)) continue;
    const why = languageOf(thinking.town.language).events.off.why(story.of.name);
    const gone = freedOf(next, story, thinking, why);
    next = gone.mind;
    events.push(...gone.events);
  }
  return { mind: next, events };
}

/** Promises whose time is over: whether they were kept is remembered, and they are off one's mind. */
export async function settleUp(mind: Mind, persona: Persona, thinking: Thinking): Promise<Moment> {
  const { now, world } = thinking;
  const over = mind.commitments.filter((one) => one.to !== null && one.to <= now);
  if (over.length === 0) return { mind, events: [] };
  const { town } = thinking;
  const words = languageOf(world.map.language).planning.promise;
  const here = personOf(world, mind.id).spot.place;
  const notes = over.flatMap((one): Note[] => {
    if (!one.spot || one.from === null) return [];
    const { place } = one.spot;
    const there =
      (here === place && now - one.to! <= 10) ||
      memoriesOf(mind.stream).some(
        (memory) =>
          memory.created >= one.from! &&
          memory.created < one.to! &&
          memory.source.how === "did" &&
          memory.subjects.includes(place),
      );
    const base = about(mind, one);
    const matter = matterOf(one, mind.id);
    if (there) {
      const waited = one.asked
        ? one.asked.kind === "deed" && one.asked.deed === "come"
        : one.story === null || (matter && "what" in matter && !one.id.endsWith(`:${mind.id}`));
      const absent = waited ? one.with.find((who) => !isVisitor(who) && !wasSeen(mind, who, one)) : undefined;
      if (absent !== undefined)
        return [
          {
            ...base,
            episode: became("stood up", mind, one),
            text: words.stoodUp(persona.name, placeOf(world.map, place).name, nameOf(town, world, absent)),
          },
        ];
      return [
        {
          ...base,
          episode: became(waited && one.story !== null ? "helped" : "kept", mind, one),
          text: words.kept(persona.name, one.what),
        },
      ];
    }
    // What they were at in the middle of it, as closely as it was taken apart.
    const middle = later(one.from, Math.floor((one.to! - one.from) / 2));
    const instead = chunkAt(mind.plan, middle);
    const act = mind.plan?.actions.find((action) => action.from <= middle && middle < action.to);
    const reason = instead && instead.serves !== one.id ? (act?.doing ?? instead.doing) : null;
    return [
      {
        ...base,
        episode: became("missed", mind, one, reason ?? undefined),
        text: words.missed(persona.name, one.what, reason),
      },
    ];
  });
  const gone = new Set(over.map((one) => one.id));
  const left = { ...mind, commitments: mind.commitments.filter((one) => !gone.has(one.id)) };
  const noted = await remember(left, notes, thinking);
  return { mind: warmed(noted.mind, new Set(over.flatMap((one) => one.with))), events: noted.events };
}

/** Whether somebody was seen or heard where and when a promise was to be kept. */
function wasSeen(mind: Mind, who: PersonId, { spot, from }: Commitment): boolean {
  const last = mind.map.seen.get(who);
  if (last && last.place === spot?.place && last.at >= from!) return true;
  return memoriesWith(mind.stream, { subject: who }, firstSince(mind.stream, from!)).some(
    ({ place, source }) => place === spot?.place && (source.how === "saw" || source.how === "heard"),
  );
}
