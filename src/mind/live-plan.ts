/** Keeping a plan alive through the day: made in the morning, taken apart when it comes near (paper section 4.3). */
import { later, type Minutes, parseClock, startOfDay } from "../clock/units.ts";
import { languageOf } from "../language/language.ts";
import type { Draft, Memory, MemoryId } from "../world/events.ts";
import { isVisitor } from "../world/people.ts";
import { type PersonId, placeOf } from "../world/places.ts";
import { personOf } from "../world/world.ts";
import type { Chunk, DayPlan, Mind, Moment, PlannedAction } from "./mind.ts";
import type { Persona } from "./persona.ts";
import { emojiOf } from "./plain.ts";
import { livedDay, type Proposed, planEvent, soundDay, wakingDay } from "./plan.ts";
import { decompose } from "./prompts/decompose.ts";
import type { Self } from "./prompts/phrases.ts";
import { planDay } from "./prompts/plan-day.ts";
import { remember } from "./remember.ts";
import { retrieve } from "./retrieve.ts";
import type { Thinking } from "./step.ts";
import { bestMemory, names } from "./stories.ts";
import { memoriesOf, stamp } from "./stream.ts";
import { findObject, spotFor } from "./where.ts";

/** Statements that the morning call and the summaries are given. */
export const SUMMARY_MEMORIES = 12;

/** What every step knows of the one who thinks. */
export const selfOf = (mind: Mind, persona: Persona, thinking: Thinking): Self => ({
  persona,
  mind,
  town: thinking.town,
  world: thinking.world,
  stories: thinking.stories,
  now: thinking.now,
});

/** Memories retrieved on the three questions of appendix A, without repetition. */
export async function aboutMyself(mind: Mind, persona: Persona, thinking: Thinking) {
  const queries = languageOf(thinking.town.language).mind.aboutMe(persona.name);
  const vectors = await thinking.embed(queries);
  const found = queries.flatMap((text, i) =>
    retrieve(
      mind.stream,
      { text, vector: vectors[i] ?? null },
      { mode: "now", now: thinking.now, k: SUMMARY_MEMORIES / 3 },
    ),
  );
  return [...new Map(found.map(({ memory }) => [memory.id, memory])).values()];
}

/** The plan of the lived day, made if there is none yet. */
export async function planIfNeeded(mind: Mind, persona: Persona, thinking: Thinking): Promise<Moment> {
  const { now, world } = thinking;
  const day = livedDay(persona, now);
  // Whoever is still up after midnight goes to bed by yesterday's plan; the new day is planned when they get up.
  const early = mind.plan !== null && now < wakingDay(persona, day).wake;
  if (mind.plan?.day === day || early || personOf(world, mind.id).asleep) return { mind, events: [] };
  const about = await aboutMyself(mind, persona, thinking);
  const yesterday = memoriesOf(mind.stream)
    .filter((memory) => memory.created >= now - 1440 && memory.kind !== "plan" && memory.source.how !== "given")
    .sort((a, b) => b.poignancy - a.poignancy || b.created - a.created)
    .slice(0, 8);
  const self = selfOf(mind, persona, thinking);
  const { value } = await thinking.ask(planDay, { ...self, day, about, yesterday }, mind.id);
  const midnight = startOfDay(day);
  const sound = soundDay(
    value.chunks.map((chunk) => proposed(chunk, midnight, persona)).filter((chunk) => chunk !== null),
    persona,
    world.map,
    day,
    mind.commitments,
    now,
  );
  const plan: DayPlan = { day, chunks: sound.chunks, actions: [] };
  const stamped = stamp(
    mind.stream,
    about.map((memory) => memory.id),
    now,
  );
  const whoIAm = {
    core: value.core,
    occupation: value.occupation,
    feeling: value.feeling,
    renewed: now,
    evidence: about.map((memory) => memory.id),
  };
  const planned: Mind = {
    ...mind,
    stream: stamped,
    plan,
    whoIAm,
    yesterday: value.yesterday,
    commitments: mind.commitments.filter((one) => one.to === null || one.to > now),
  };
  const { notes } = languageOf(thinking.town.language).mind;
  const outline = plan.chunks
    .filter((chunk) => chunk.kind !== "routine")
    .map((chunk) => notes.planned(chunk.doing, placeOf(world.map, chunk.place).name))
    .slice(0, 8);
  const noted = await remember(
    planned,
    [
      {
        kind: "plan",
        text: notes.planOfDay(persona.name, outline),
        subjects: [mind.id],
        source: { how: "planned" },
        evidence: groundsOfPlan(planned, [...about, ...yesterday]),
        visitors: plan.chunks.flatMap((chunk) => visitorsIn(planned, chunk)),
      },
    ],
    thinking,
  );
  const events: Draft[] = [
    {
      kind: "summary-renewed",
      at: now,
      who: mind.id,
      spot: null,
      audience: "nobody",
      core: value.core,
      occupation: value.occupation,
      feeling: value.feeling,
    },
    planEvent(mind, plan, now, null),
    ...sound.why.map(
      (why): Draft => ({ kind: "plan-repaired", at: now, who: mind.id, spot: null, audience: "nobody", why }),
    ),
    ...noted.events,
  ];
  return { mind: noted.mind, events };
}

/** What a day's plan rests on: what came to mind in the morning, and the stories behind what was agreed to or is wished for. */
function groundsOfPlan(mind: Mind, recalled: readonly Memory[]): MemoryId[] {
  const stories = [...mind.commitments, ...mind.intents].map((one) => one.story);
  const told = stories.map((story) => (story === null ? null : bestMemory(mind, story)));
  return [...new Set([...recalled, ...told].filter((memory) => memory !== null).map((memory) => memory.id))];
}

/** Visitors whom a piece of the day is about: met as agreed, or their words the inner voice (design section 2.6). */
function visitorsIn(mind: Mind, { serves }: Chunk): readonly PersonId[] {
  if (serves === null) return [];
  const agreed = mind.commitments.find((one) => one.id === serves);
  return agreed ? agreed.with.filter(isVisitor) : (bestMemory(mind, serves)?.visitors ?? []);
}

function proposed(
  chunk: { from: string; to: string; kind: Chunk["kind"]; doing: string; place: string; emoji: string },
  midnight: Minutes,
  persona: Persona,
): Proposed | null {
  const from = clockPastMidnight(chunk.from);
  const to = clockPastMidnight(chunk.to);
  if (from === null || to === null || chunk.doing.trim() === "") return null;
  const begins = later(midnight, from);
  return {
    from: begins,
    to: later(midnight, to <= from ? to + 1440 : to),
    doing: chunk.doing.slice(0, 120),
    place: chunk.place,
    emoji: emojiOf(chunk.emoji),
    kind: chunk.kind,
    area: chunk.kind === "work" && chunk.place === persona.work?.spot.place ? persona.work.spot.area : null,
  };
}

/** "24:30" is half past midnight, as a plan writes it. */
function clockPastMidnight(text: string): number | null {
  const match = /^(\d{1,2}):(\d{2})/.exec(text.trim());
  if (!match) return null;
  const hours = Number(match[1]);
  return hours < 24 ? parseClock(`${match[1]}:${match[2]}`) : hours * 60 + Number(match[2]);
}

/** The plan with actions for the chunk at `now` and the one after it, when they are missing. */
export async function decomposeIfNeeded(mind: Mind, persona: Persona, thinking: Thinking): Promise<Moment> {
  const { now } = thinking;
  const plan = mind.plan;
  if (!plan || plan.actions.some((action) => action.from <= now && now < action.to)) return { mind, events: [] };
  const bare = plan.chunks
    .filter((chunk) => chunk.to > now)
    .slice(0, 2)
    .map((chunk) => ({ ...chunk, from: Math.max(chunk.from, now) as Minutes }))
    .filter(
      (chunk) =>
        chunk.to - chunk.from >= 5 && !plan.actions.some((action) => action.from < chunk.to && action.to > chunk.from),
    );
  if (bare.length === 0) return { mind, events: [] };
  const { value } = await thinking.ask(decompose, { ...selfOf(mind, persona, thinking), chunks: bare }, mind.id);
  const actions = bare.flatMap((chunk, i) => {
    const visitors = visitorsIn(mind, chunk);
    return actionsOf(chunk, value.chunks[i]?.actions ?? [], persona, thinking).map((action) =>
      visitors.length > 0 ? { ...action, visitors } : action,
    );
  });
  const next: DayPlan = {
    ...plan,
    actions: [...plan.actions.filter((action) => action.to > now - 120), ...actions].sort((a, b) => a.from - b.from),
  };
  return { mind: { ...mind, plan: next }, events: [] };
}

interface PieceLike {
  readonly doing: string;
  readonly minutes: number;
  readonly object: string | null;
  readonly state: string | null;
  readonly emoji: string;
}

/** An action takes five minutes to fifteen (paper section 4.3). */
const LONGEST_ACTION = 15;

/** Pieces laid out in a chunk's time, each found its spot: five-minute steps, cut or stretched to fill the chunk exactly. */
export function actionsOf(
  chunk: Chunk,
  pieces: readonly PieceLike[],
  persona: Persona,
  thinking: Thinking,
): PlannedAction[] {
  const { world } = thinking;
  const actions: PlannedAction[] = [];
  let at = chunk.from;
  let spot = chunk.area ? { place: chunk.place, area: chunk.area } : null;
  for (const [i, piece] of pieces.entries()) {
    if (at >= chunk.to) break;
    const length = Math.max(5, Math.round(piece.minutes / 5) * 5);
    const last = i === pieces.length - 1 || chunk.to - later(at, length) < 5;
    const to = last ? chunk.to : later(at, length);
    const found = piece.object ? findObject(world.map, persona.id, chunk.place, piece.object, spot) : null;
    spot = found?.spot ?? spotFor(world.map, persona.id, chunk.place, purposeOf(chunk, persona), spot);
    const action = {
      doing: discreet(piece.doing.slice(0, 120), persona, thinking),
      emoji: emojiOf(piece.emoji),
      spot,
      object: found?.fixture.id ?? null,
      state: found && piece.state ? piece.state.slice(0, 60) : null,
      notable: chunk.kind === "commitment",
    };
    // What takes longer is the same action again, so that no piece is longer than a quarter of an hour.
    while (at < to) {
      const end = (
        to - at < 20 ? (to - at <= LONGEST_ACTION ? to : later(at, 10)) : later(at, LONGEST_ACTION)
      ) as Minutes;
      actions.push({ from: at, to: end, ...action });
      at = end;
    }
  }
  return actions;
}

/** What can be seen of a doing: an inner voice and a secret are heard of in words alone, so what they set going looks like thinking. */
function discreet(doing: string, persona: Persona, { stories, town }: Thinking): string {
  const hidden = [...stories.values()].filter(
    (story) => story.holder === persona.id && (story.secret || story.id.startsWith("whisper-")),
  );
  return hidden.some((story) => names(story, doing, persona.name))
    ? languageOf(town.language).mind.doings.deepInThought
    : doing;
}

function purposeOf(chunk: Chunk, persona: Persona) {
  if (chunk.kind === "meal") return "meal" as const;
  if (chunk.kind === "work") return chunk.place === persona.work?.spot.place ? null : ("desk-work" as const);
  if (chunk.kind === "pastime") return persona.pastimes.find((one) => one.doing === chunk.doing)?.purpose ?? "company";
  return chunk.kind === "commitment" ? ("company" as const) : null;
}
