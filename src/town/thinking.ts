/**
 * What a mind thinks with: the model behind keys, the mind without one behind chance by key, and the record of every answer
 * (design section 2.5). One town has one of these; it holds no state of its own but a cache of vectors.
 */

import { DAY, dayOf, type Minutes, timeOfDay } from "../clock/units.ts";
import { languageOf } from "../language/language.ts";
import { unlinked } from "../language/links.ts";
import { placesMadeSafe } from "../mind/act/seeing-to.ts";
import type { TownFacts } from "../mind/mind.ts";
import { voteOf } from "../mind/news/office.ts";
import type { OfflineMind } from "../mind/offline.ts";
import { prefix } from "../mind/questions/phrases.ts";
import type { AnswerOf, InputOf, QuestionName, QuestionOf } from "../mind/questions/questions.ts";
import type { Asked, Thinking } from "../mind/thinking.ts";
import { type Embedded, type Model, noUsage, type Question, type Reply, type Usage } from "../model/model.ts";
import { randomFor } from "../world/chance.ts";
import type { Draft, Happening } from "../world/events.ts";
import type { PersonId } from "../world/places.ts";
import type { World } from "../world/world.ts";
import { type Deadline, inTime } from "./deadline.ts";
import type { DayCount, TownState } from "./state.ts";

/** An answer as the turn keeps it: the model's value, or why the stand-in spoke. */
export type KeptAnswer = (
  | { readonly by: "model"; readonly value: unknown }
  | { readonly by: "stand-in"; readonly why: string }
) & {
  /** It was for a person; such calls are counted apart. */
  readonly person?: true;
};

/** The answers of a thought, by key. */
export type Answers = Map<string, KeptAnswer>;

/** What came of asking, for the books. */
export interface Booked {
  readonly step: string;
  /** Who asked, and in the talk with a person or not; null where it is nobody's. */
  readonly who: PersonId | null;
  readonly person: boolean;
  readonly at: Minutes | null;
  readonly usage: Usage;
  readonly fellBack: boolean;
}

/** What thinking needs from outside. */
export interface Means {
  readonly town: TownFacts;
  readonly model: Model;
  /** What answers when there is no model, or it failed. */
  readonly offline: OfflineMind;
  readonly book: (entry: Booked) => void;
  readonly vectors: VectorCache;
  /** When somebody who waits has waited long enough; absent: nobody waits. */
  readonly deadline?: Deadline;
  /** Nobody talks unasked: the leak test's switch. */
  readonly silent: boolean | ReadonlySet<PersonId>;
}

/** Past so many model calls of a resident in a town day, small talk is the stand-in's (design section 5, Cost). */
export const CALLS_BEFORE_SMALL_TALK = 40;
/** What small talk leaves to the rest of the day, so that the mean stays below 25: so many calls at midnight, and so many more in a day. */
const PACE = { from: 5, perDay: 16 } as const;

/** The calls of a day after which small talk is the stand-in's at a minute of it: fewer in the morning, never more than forty. */
export const callsBeforeSmallTalk = (now: Minutes): number =>
  Math.min(CALLS_BEFORE_SMALL_TALK, PACE.from + Math.floor((PACE.perDay * timeOfDay(now)) / DAY));

/** Why a stand-in spoke without the model being asked. */
const UNASKED: ReadonlySet<string> = new Set(["offline", "small-talk", "budget"]);

/** The calls that a thought's answers took of a resident, or of everybody; talk with people apart. */
function callsIn(answers: Answers): Map<PersonId, number> {
  const calls = new Map<PersonId, number>();
  for (const [key, answer] of answers) {
    if (answer.person || (answer.by === "stand-in" && UNASKED.has(answer.why))) continue;
    const who = askerOf(key);
    calls.set(who, (calls.get(who) ?? 0) + 1);
  }
  return calls;
}

/** The resident in a key: "town/thought/resident/step/ordinal", where a town's id may hold slashes. */
const askerOf = (key: string): PersonId => key.split("/").at(-3) ?? "";

/** The counts after a thought, for the state that it is committed with. A new day begins anew. */
export function counted(
  asked: ReadonlyMap<PersonId, DayCount>,
  answers: Answers,
  now: Minutes,
): ReadonlyMap<PersonId, DayCount> {
  const calls = callsIn(answers);
  if (calls.size === 0) return asked;
  const day = dayOf(now);
  const next = new Map(asked);
  for (const [who, more] of calls) {
    const before = asked.get(who);
    next.set(who, { day, calls: (before?.day === day ? before.calls : 0) + more });
  }
  return next;
}

/** Vectors of texts lately embedded, all of the town's one space; most recall queries repeat. */
export interface VectorCache {
  /** The space: the name of the model that makes the town's vectors, or null until that is known. */
  readonly space: () => string | null;
  /** Names the space; once named it stays, or vectors that cannot be compared would meet. */
  readonly settle: (space: string | null) => void;
  readonly get: (text: string) => Float32Array | null | undefined;
  readonly set: (text: string, vector: Float32Array | null) => void;
  /** Texts that are being embedded: whoever else wants them waits for the same call. */
  readonly coming: Map<string, Promise<ReadonlyMap<string, Float32Array | null>>>;
  /** Lets go of all texts. */
  readonly forget: () => void;
}

/** A cache of the most recent `most` vectors. */
export function vectorCache(most = 20_000): VectorCache {
  const kept = new Map<string, Float32Array | null>();
  let settled: string | null = null;
  return {
    space: () => settled,
    settle: (space) => {
      settled ??= space;
    },
    get: (text) => kept.get(text),
    set: (text, vector) => {
      if (kept.size >= most) for (const key of [...kept.keys()].slice(0, most / 10)) kept.delete(key);
      kept.set(text, vector);
    },
    coming: new Map(),
    forget: () => kept.clear(),
  };
}

/**
 * Embeds through the cache. What another model made than the town's own has no vector, nor what comes too late for whoever waits: it is
 * ranked by its words alone.
 */
export const embedAll = (means: Means, texts: readonly string[]): Promise<readonly (Float32Array | null)[]> =>
  inTime(
    means.deadline ?? null,
    () => embedded(means, texts),
    () => texts.map(() => null),
  );

async function embedded(means: Means, texts: readonly string[]): Promise<readonly (Float32Array | null)[]> {
  const { vectors } = means;
  const missing = [...new Set(texts)].filter((text) => vectors.get(text) === undefined && !vectors.coming.has(text));
  if (missing.length > 0) {
    const made = embedMissing(means, missing).finally(() => {
      for (const text of missing) vectors.coming.delete(text);
    });
    for (const text of missing) vectors.coming.set(text, made);
  }
  return Promise.all(
    texts.map(async (text) => {
      const known = vectors.get(text);
      return known === undefined ? ((await vectors.coming.get(text))?.get(text) ?? null) : known;
    }),
  );
}

async function embedMissing(means: Means, texts: readonly string[]): Promise<ReadonlyMap<string, Float32Array | null>> {
  const { model, vectors, error } = await embedNow(means, texts);
  // A call that failed says nothing of what the town lives with.
  if (error === undefined) means.vectors.settle(model);
  if (model !== means.vectors.space()) return new Map();
  const made = new Map(texts.map((text, i) => [text, vectors[i] ?? null] as const));
  for (const [text, vector] of made) means.vectors.set(text, vector);
  return made;
}

async function embedNow(means: Means, texts: readonly string[]): Promise<Embedded> {
  const embedded = await means.model.embed(means.town.id, texts);
  if (embedded.usage.requests > 0)
    means.book({ step: "embed", who: null, person: false, at: null, usage: embedded.usage, fellBack: false });
  return embedded;
}

/** The space the model's vectors are of by now, or null when that cannot be told because it does not answer. */
export async function findSpace(means: Means): Promise<string | null> {
  // A server without embeddings fails once, and is then known to have none.
  for (let attempt = 0; attempt < 2; attempt++) {
    const { model, error } = await embedNow(means, [means.town.name]);
    if (error === undefined) return model;
    // Whoever hangs would be waited for once more.
    if (error.reason === "timeout") return null;
  }
  return null;
}

const tooLate = (): Reply => ({
  ok: false,
  error: { reason: "timeout", message: "the model took longer than a person waits" },
  usage: noUsage,
});

/** What is made when it is first read, and kept. */
function whenRead<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** A thinking over one snapshot. `thought` names it for ever: "t57" is the 57th tick, "a12" the answer to the twelfth act. */
export function thinkingOver(
  state: TownState,
  world: World,
  thought: string,
  means: Means,
  answers: Answers,
): Thinking {
  const visitors = new Map([...state.known].map(([id, one]) => [id, one.name]));
  const town: TownFacts = { ...means.town, visitors };
  const notes: Draft[] = [];
  const counts = new Map<string, number>();
  const random = (who: PersonId, step: string, ordinal = 0) =>
    randomFor(state.seed, `${state.id}/${thought}/${who}/${step}/${ordinal}`);
  const now = state.now;
  const deadline = means.deadline ?? null;
  const callsToday = (who: PersonId): number => {
    const count = counted(state.asked, answers, now).get(who);
    return count?.day === dayOf(now) ? count.calls : 0;
  };
  async function ask<N extends QuestionName>(
    step: QuestionOf<N>,
    input: InputOf<N>,
    who: PersonId,
    options: { ordinal?: number; person?: string | null; smallTalk?: boolean } = {},
  ): Promise<Asked<AnswerOf<N>>> {
    // The second question of a step in one moment has a key of its own.
    const ordinal = options.ordinal ?? counts.get(step.name) ?? 0;
    counts.set(step.name, ordinal + 1);
    const key = `${state.id}/${thought}/${who}/${step.name}/${ordinal}`;
    const schema = whenRead(() => step.answer(input));
    const person = options.person ?? null;
    const asker = { step: step.name, who, person: person !== null, at: now };
    const apart = person === null ? {} : { person: true as const };
    const standIn = (why: string): Asked<AnswerOf<N>> => {
      if (means.model.name !== "offline") answers.set(key, { by: "stand-in", why, ...apart });
      return { value: means.offline.answers[step.name](input, random(who, step.name, ordinal)), by: "stand-in" };
    };
    const note = (what: Extract<Happening, { kind: "answer-fell-back" | "result-dropped" }>) =>
      void notes.push({ at: now, who, spot: null, audience: "nobody", ...what });
    const fellBack = (reason: string, detail: string): Asked<AnswerOf<N>> => {
      note({ kind: "answer-fell-back", step: step.name, reason, detail: detail.slice(0, 200) });
      return standIn(reason);
    };
    if (options.smallTalk && person === null && callsToday(who) >= callsBeforeSmallTalk(now)) {
      means.book({ ...asker, usage: noUsage, fellBack: true });
      return fellBack("small-talk", `${callsToday(who)} questions today already`);
    }
    const shown = whenRead(() => step.text(input));
    // Without a model nobody reads the words of a question.
    const question: Question = {
      key,
      town: state.id,
      step: step.name,
      tier: step.tier,
      get prefix() {
        return prefix(town);
      },
      get text() {
        return shown();
      },
      get answer() {
        return schema();
      },
      maxTokens: step.maxTokens,
      ...(step.aloud ? { aloud: true } : {}),
      person,
    };
    const answered = async (question: Question) => {
      const reply = await inTime(deadline, () => means.model.ask(question), tooLate);
      if (!reply.ok) return reply;
      // A model may write anything: what it answers enters the town without links.
      const parsed = schema().safeParse(unlinked(reply.value, languageOf(town.language).stage.acts.aLink));
      const value = parsed.success ? step.read(parsed.data, input) : null;
      const wrong = value === null ? "not of the asked shape" : (step.check?.(value, input, shown()) ?? null);
      const loose = parsed.success && value !== null ? (step.loose?.(value, input, parsed.data) ?? null) : null;
      return { ok: true as const, value, wrong, loose, usage: reply.usage };
    };
    const first = await answered(question);
    let reply = first;
    if (first.ok && first.value !== null && first.wrong !== null && person === null && step.again) {
      means.book({ ...asker, usage: first.usage, fellBack: false });
      note({ kind: "result-dropped", what: step.name, why: first.wrong });
      const text = `${shown()}\n${step.again(first.value, first.wrong, input)}`;
      reply = await answered({ ...question, key: `${key}-again`, text });
    }
    if (!reply.ok && reply.error.reason === "offline") return standIn("offline");
    if (!reply.ok) {
      means.book({ ...asker, usage: reply.usage, fellBack: true });
      return fellBack(reply.error.reason, reply.error.message);
    }
    const { value, wrong, loose } = reply;
    means.book({ ...asker, usage: reply.usage, fellBack: wrong !== null });
    if (value === null || wrong !== null) return fellBack("check", wrong ?? "not of the asked shape");
    if (loose !== null) note({ kind: "result-dropped", what: step.name, why: loose });
    answers.set(key, { by: "model", value, ...apart });
    return { value, by: "model" };
  }
  return {
    town,
    stories: state.stories,
    world,
    now,
    silent: means.silent,
    ask,
    embed: (texts) => embedAll(means, texts),
    random,
    offhand: means.offline.offhand,
    madeSafe: (news) => new Set([...state.minds.values()].flatMap((mind) => placesMadeSafe(mind, news))),
    votes: (of) => [...state.minds.values()].flatMap((mind) => voteOf(mind, of, town, state.stories) ?? []),
    notes,
  };
}
