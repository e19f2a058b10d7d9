/** Keeping a plan alive through the day: made in the morning, taken apart when it comes near (paper section 4.3). */
import { DAY, later, type Minutes, parseClock, startOfDay } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import { neededBy } from "../../world/activities.ts";
import type { EpisodeOf } from "../../world/episodes.ts";
import type { Draft, Memory, MemoryId } from "../../world/events.ts";
import type { Activity } from "../../world/kinds.ts";
import { isVisitor } from "../../world/people.ts";
import { type PersonId, type PlaceId, placeOf, type Spot } from "../../world/places.ts";
import { personOf } from "../../world/world.ts";
import { findObject, knowsPlace, spotFor } from "../act/where.ts";
import { remember } from "../memory/remember.ts";
import { retrieve } from "../memory/retrieve.ts";
import { memoriesOf, stamp } from "../memory/stream.ts";
import type { Chunk, DayPlan, HabitPiece, Mind, Moment, PlannedAction } from "../mind.ts";
import { shunned } from "../news/concern.ts";
import { meantIn } from "../news/meant.ts";
import { bestMemory, isPublic } from "../news/stories.ts";
import { gatheringOf, type Persona, type Story } from "../persona.ts";
import { decompose } from "../questions/decompose.ts";
import { emojiOf } from "../questions/plain.ts";
import { type PlanDayAnswer, planDay } from "../questions/plan-day.ts";
import { selfOf } from "../self.ts";
import type { Thinking } from "../thinking.ts";
import { droppingIn } from "./dropping-in.ts";
import { wakingDayOf } from "./giving.ts";
import { byHabit, withHabit } from "./habits.ts";
import { leftAs } from "./hosting.ts";
import { meantToday } from "./intents.ts";
import { livedDay, type Proposed, planEvent, yesterdays } from "./plan.ts";
import { decided } from "./promises.ts";
import { soundDay } from "./sound-day.ts";

/** Statements on each question that the morning call and the summaries are given: tokens decide, up to so many. */
const SUMMARY_MEMORIES = { budget: 115, k: 7 } as const;

/** Memories retrieved on the three questions of appendix A, without repetition. */
export async function aboutMyself(mind: Mind, persona: Persona, thinking: Thinking) {
  const queries = languageOf(thinking.town.language).mind.aboutMe(persona.name);
  const vectors = await thinking.embed(queries);
  const found = queries.flatMap((text, i) =>
    retrieve(
      mind.stream,
      { text, vector: vectors[i] ?? null },
      { mode: "now", now: thinking.now, ...SUMMARY_MEMORIES },
    ),
  );
  return [...new Map(found.map(({ memory }) => [memory.id, memory])).values()];
}

/** The plan of the lived day, made if there is none yet. */
export async function planIfNeeded(mind: Mind, persona: Persona, thinking: Thinking): Promise<Moment> {
  const { now, world } = thinking;
  const day = livedDay(persona, now);
  // Whoever is still up after midnight goes to bed by yesterday's plan; the new day is planned when they get up.
  const early = mind.plan !== null && now < wakingDayOf(mind, persona, world.map, day).wake;
  if (mind.plan?.day === day || early || personOf(world, mind.id).asleep) return { mind, events: [] };
  const about = await aboutMyself(mind, persona, thinking);
  const yesterday = memoriesOf(mind.stream)
    .filter((memory) => memory.created >= now - 1440 && memory.kind !== "plan" && memory.source.how !== "given")
    .sort((a, b) => b.poignancy - a.poignancy || b.created - a.created)
    .slice(0, 8);
  const self = selfOf(mind, persona, thinking);
  const { value } = await thinking.ask(planDay, { ...self, day, about, yesterday }, mind.id);
  const midnight = startOfDay(day);
  const places = shunned(mind, thinking.stories, later(midnight, DAY));
  const doings = new Set(mind.intents.map(({ shuns }) => shuns?.activity));
  const isShunned = ({ place, activity }: { place: PlaceId | null; activity: Activity }) =>
    doings.has(activity) || (place !== null && place !== persona.home.place && places.has(place));
  const sound = soundDay({
    proposed: value.chunks
      .map((chunk) => proposed(chunk, midnight, persona))
      .filter((chunk) => chunk !== null)
      .filter((chunk) => chunk.kind !== "pastime" || !isShunned(chunk)),
    persona: { ...persona, pastimes: persona.pastimes.filter((one) => !isShunned(one)) },
    map: world.map,
    start: thinking.town.start,
    day,
    now,
    commitments: mind.commitments,
    meant: meantToday(mind, persona, thinking),
    knows: (place) => knowsPlace(mind, place) || persona.pastimes.some((one) => one.place === place),
    lonely: day > 1 && !talkedLately(mind, now),
  });
  const pastimes = sound.chunks.filter((chunk) => chunk.kind === "pastime").map((chunk) => chunk.doing);
  const made: DayPlan = { day, chunks: sound.chunks, actions: [], meant: [...new Set(pastimes)] };
  const plan = droppingIn(made, mind, thinking);
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
  const dropped = new Set(sound.weighed.against.map((one) => one.commitment.id));
  const kept = new Map(sound.weighed.kept.map((one) => [one.id, one]));
  const planned: Mind = {
    ...mind,
    stream: stamped,
    plan,
    whoIAm,
    yesterday: value.yesterday,
    commitments: mind.commitments.filter((one) => !dropped.has(one.id)).map((one) => kept.get(one.id) ?? one),
  };
  const decisions = decided(mind, persona, sound.weighed, thinking);
  const noted = await remember(
    planned,
    [
      {
        kind: "plan",
        text: planMemory(mind, persona, plan, thinking),
        subjects: [mind.id],
        source: { how: "planned" },
        episode: { kind: "planned", pieces: piecesOf(plan) },
        evidence: groundsOfPlan(planned, [...about, ...yesterday]),
        visitors: plan.chunks.flatMap((chunk) => visitorsIn(planned, chunk)),
      },
      ...decisions.notes,
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
    ...decisions.events,
    ...noted.events,
  ];
  return { mind: noted.mind, events };
}

/** Whether anybody has said a word to them within a day. */
function talkedLately(mind: Mind, now: Minutes): boolean {
  const memories = memoriesOf(mind.stream);
  for (let i = memories.length - 1; i >= 0 && memories[i]!.created > now - 1440; i--) {
    const { speaker, subjects } = memories[i]!;
    if (speaker !== null && speaker !== mind.id && subjects.includes(mind.id)) return true;
  }
  return false;
}

/** The first pieces of a day that are worth a word. */
const piecesOf = ({ chunks }: DayPlan): EpisodeOf<"planned">["pieces"] =>
  chunks
    .filter((chunk) => chunk.kind !== "routine")
    .slice(0, 8)
    .map(({ doing, place }) => ({ doing, place }));

/** The plan as it is remembered: its pieces, and what it has to do with yesterday's. */
function planMemory(mind: Mind, persona: Persona, plan: DayPlan, { town, world }: Thinking): string {
  const words = languageOf(town.language).planning.memory;
  const pieces = piecesOf(plan).map(({ doing, place }) => words.at(doing, placeOf(world.map, place).name));
  const before = yesterdays(mind, plan.day);
  const left = before.unfinished.find((doing) => plan.chunks.some((chunk) => chunk.doing === doing));
  const spent = before.spent.find((doing) => !plan.chunks.some((chunk) => chunk.doing === doing));
  const link = left ? words.unfinished(left) : spent ? words.yesterday(spent) : "";
  return `${words.day(persona.name, pieces)}${link}`;
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

function proposed(chunk: PlanDayAnswer["chunks"][number], midnight: Minutes, persona: Persona): Proposed | null {
  const from = clockPastMidnight(chunk.from);
  const to = clockPastMidnight(chunk.to);
  if (from === null || to === null || chunk.doing.trim() === "") return null;
  const begins = later(midnight, from);
  return {
    from: begins,
    to: later(midnight, to <= from ? to + 1440 : to),
    doing: chunk.doing.slice(0, 120),
    activity: chunk.activity,
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
  const habitual = bare.map((chunk) =>
    byHabit(mind, plan, chunk, thinking, thinking.random(mind.id, "habit", chunk.from % 46656)),
  );
  const asked = bare.filter((_, i) => habitual[i] === null);
  const self = selfOf(mind, persona, thinking);
  const thought = asked.length > 0 ? await thinking.ask(decompose, { ...self, chunks: asked }, mind.id) : null;
  const events: Draft[] = [];
  const actions: PlannedAction[] = [];
  let { habits } = mind;
  let n = 0;
  // Where one is when it begins: the same area serves if it can.
  let spot = personOf(thinking.world, mind.id).spot;
  for (const [i, chunk] of bare.entries()) {
    const pieces = habitual[i] ?? thought?.value.chunks[n++]?.actions ?? [];
    if (habitual[i] === null) habits = withHabit({ ...mind, habits }, plan, chunk, pieces, thinking.town.start);
    if (habitual[i] === null && thought?.by === "model" && !lengthsFit(chunk, pieces))
      events.push({
        kind: "plan-repaired",
        at: now,
        who: mind.id,
        spot: null,
        audience: "nobody",
        why: languageOf(thinking.town.language).planning.repaired.lengths(chunk.doing),
      });
    const visitors = visitorsIn(mind, chunk);
    const laid = actionsOf(chunk, pieces, persona, thinking, spot);
    spot = laid.at(-1)?.spot ?? spot;
    actions.push(...laid.map((action) => (visitors.length > 0 ? { ...action, visitors } : action)));
  }
  const before = plan.apart ?? { byHabit: 0, thought: 0 };
  const next: DayPlan = {
    ...plan,
    actions: [...plan.actions.filter((action) => action.to > now - 120), ...actions].sort((a, b) => a.from - b.from),
    apart: { byHabit: before.byHabit + bare.length - asked.length, thought: before.thought + asked.length },
  };
  return { mind: { ...mind, plan: next, habits }, events };
}

/** Whether pieces are of five to fifteen minutes each and add up. */
const lengthsFit = (chunk: Chunk, pieces: readonly HabitPiece[]): boolean =>
  pieces.every(({ minutes }) => minutes >= 5 && minutes <= LONGEST_ACTION) &&
  Math.abs(pieces.reduce((sum, { minutes }) => sum + minutes, 0) - (chunk.to - chunk.from)) < 10;

/** An action takes five minutes to fifteen (paper section 4.3). */
const LONGEST_ACTION = 15;

/** Pieces laid out in a chunk's time, each found its spot: five-minute steps, cut or stretched to fill the chunk exactly. */
export function actionsOf(
  chunk: Chunk,
  pieces: readonly HabitPiece[],
  persona: Persona,
  thinking: Thinking,
  current: Spot | null = null,
): PlannedAction[] {
  const { world } = thinking;
  const actions: PlannedAction[] = [];
  let at = chunk.from;
  let spot: Spot | null = chunk.area
    ? { place: chunk.place, area: chunk.area }
    : current?.place === chunk.place
      ? current
      : null;
  for (const [i, piece] of pieces.entries()) {
    if (at >= chunk.to) break;
    const length = Math.max(5, Math.round(piece.minutes / 5) * 5);
    const last = i === pieces.length - 1 || chunk.to - later(at, length) < 5;
    const to = last ? chunk.to : later(at, length);
    const found = piece.object ? findObject(world.map, persona.id, chunk.place, piece.object, spot) : null;
    spot = found?.spot ?? spotFor(world.map, persona.id, chunk.place, purposeOf(chunk, persona), spot);
    const leaves = found ? leftAs(chunk.serves, found.fixture.state, piece, thinking.stories) : null;
    const action = {
      doing: discreet(piece.doing.slice(0, 120), chunk.serves, persona, thinking),
      emoji: emojiOf(piece.emoji),
      spot,
      object: found?.fixture.id ?? null,
      state: found && piece.state ? piece.state.slice(0, 60) : null,
      activity: piece.activity ?? chunk.activity,
      notable: chunk.kind === "commitment",
      ...(leaves ? { leaves } : {}),
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
function discreet(doing: string, serves: string | null, persona: Persona, { stories, town }: Thinking): string {
  const hidden = [...stories.values()].filter(
    (story) =>
      story.holder === persona.id &&
      (story.secret ||
        // Whoever goes for milk is seen to; a resolve is heard of in words alone.
        (story.id.startsWith("whisper-") && languageOf(town.language).planning.intent.deed(story.memory) === null)),
  );
  const { doings } = languageOf(town.language).mind;
  // What one gives is nobody's business before one has told it: what is seen is that something is in hand.
  const untold = [...stories.values()].filter(
    (story) => story.holder === persona.id && gatheringOf(story) !== null && !isPublic(story),
  );
  const spoken = meantIn(`${persona.name}: ${doing}`, [...stories.values()], town);
  const shows = (story: Story) => serves?.split(":").includes(story.id) || spoken.includes(story);
  if (untold.some(shows)) return doings.inHand;
  return hidden.some(shows) ? doings.deepInThought : doing;
}

/** What a piece of the day is for; null when its place says it. */
export function purposeOf(chunk: Chunk, persona: Persona) {
  if (chunk.kind === "meal") return "meal" as const;
  if (chunk.kind === "work") return chunk.place === persona.work?.spot.place ? null : ("desk-work" as const);
  if (chunk.kind === "pastime") {
    const usual = persona.pastimes.find((one) => one.doing === chunk.doing)?.purpose;
    return usual ?? neededBy(chunk.activity) ?? ("company" as const);
  }
  return chunk.kind === "commitment" ? ("company" as const) : null;
}
