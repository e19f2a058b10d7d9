/**
 * What a mind thinks with: the model behind keys, the stand-ins behind chance by key, and the record of every answer
 * (design section 2.5). One town has one of these; it holds no state of its own but a cache of vectors and a count of calls.
 */
import { dayOf, type Minutes } from "../clock/units.ts";
import type { TownFacts } from "../mind/mind.ts";
import { prefix } from "../mind/prompts/phrases.ts";
import type { Asked, Step, Thinking } from "../mind/step.ts";
import { type Embedded, type Model, noUsage, type Usage } from "../model/model.ts";
import { randomFor } from "../world/chance.ts";
import type { Draft, Happening } from "../world/events.ts";
import type { PersonId } from "../world/places.ts";
import type { World } from "../world/world.ts";
import type { TownState } from "./state.ts";

/** An answer as the turn keeps it: the model's value, or why the stand-in spoke. */
export type KeptAnswer =
  | { readonly by: "model"; readonly value: unknown }
  | { readonly by: "stand-in"; readonly why: string };

/** The answers of a thought, by key. */
export type Answers = Map<string, KeptAnswer>;

/** What came of asking, for the books. */
export interface Booked {
  readonly step: string;
  readonly usage: Usage;
  readonly fellBack: boolean;
}

/** What thinking needs from outside. */
export interface Means {
  readonly town: TownFacts;
  readonly model: Model;
  readonly book: (entry: Booked) => void;
  readonly vectors: VectorCache;
  readonly calls: CallCount;
  /** Nobody talks unasked: the leak test's switch. */
  readonly silent: boolean;
}

/** Past so many model calls of a resident in a town day, small talk is the stand-in's (design section 5, Cost). */
export const CALLS_BEFORE_SMALL_TALK = 40;

/** How often each resident asked the model on the town day they last did; talk with people apart. */
export interface CallCount {
  readonly of: (who: PersonId, now: Minutes) => number;
  readonly add: (who: PersonId, now: Minutes) => void;
}

/** A count that begins anew each town day, and with the program. */
export function callCount(): CallCount {
  const counts = new Map<PersonId, { readonly day: number; readonly calls: number }>();
  const of = (who: PersonId, now: Minutes): number => {
    const count = counts.get(who);
    return count?.day === dayOf(now) ? count.calls : 0;
  };
  return { of, add: (who, now) => void counts.set(who, { day: dayOf(now), calls: of(who, now) + 1 }) };
}

/** Vectors of texts lately embedded, all of the town's one space; most recall queries repeat. */
export interface VectorCache {
  /** The space: the name of the model that makes the town's vectors, or null until that is known. */
  readonly space: () => string | null;
  /** Names the space; once named it stays, or vectors that cannot be compared would meet. */
  readonly settle: (space: string | null) => void;
  readonly get: (text: string) => Float32Array | null | undefined;
  readonly set: (text: string, vector: Float32Array | null) => void;
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
  };
}

/** Embeds through the cache. What another model made than the town's own has no vector, and is ranked by its words alone. */
export async function embedAll(means: Means, texts: readonly string[]): Promise<readonly (Float32Array | null)[]> {
  const found = new Map(texts.map((text) => [text, means.vectors.get(text)]));
  const missing = [...found.keys()].filter((text) => found.get(text) === undefined);
  if (missing.length > 0) {
    const { model, vectors, error } = await embedNow(means, missing);
    // A call that failed says nothing of what the town lives with.
    if (error === undefined) means.vectors.settle(model);
    if (model === means.vectors.space()) {
      for (const [i, text] of missing.entries()) {
        found.set(text, vectors[i] ?? null);
        means.vectors.set(text, vectors[i] ?? null);
      }
    }
  }
  return texts.map((text) => found.get(text) ?? null);
}

async function embedNow(means: Means, texts: readonly string[]): Promise<Embedded> {
  const embedded = await means.model.embed(means.town.id, texts);
  if (embedded.usage.requests > 0) means.book({ step: "embed", usage: embedded.usage, fellBack: false });
  return embedded;
}

/** The space the model's vectors are of by now, or null when that cannot be told because it does not answer. */
export async function findSpace(means: Means): Promise<string | null> {
  // A server without embeddings fails once, and is then known to have none.
  for (let attempt = 0; attempt < 2; attempt++) {
    const { model, error } = await embedNow(means, [means.town.name]);
    if (error === undefined) return model;
  }
  return null;
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
  async function ask<I, A>(
    step: Step<I, A>,
    input: I,
    who: PersonId,
    options: { ordinal?: number; person?: string | null; smallTalk?: boolean } = {},
  ): Promise<Asked<A>> {
    // The second question of a step in one moment has a key of its own.
    const ordinal = options.ordinal ?? counts.get(step.name) ?? 0;
    counts.set(step.name, ordinal + 1);
    const key = `${state.id}/${thought}/${who}/${step.name}/${ordinal}`;
    const schema = step.answer(input);
    const standIn = (why: string): Asked<A> => {
      if (means.model.name !== "offline") answers.set(key, { by: "stand-in", why });
      return { value: step.standIn(input, random(who, step.name, ordinal)), by: "stand-in" };
    };
    const note = (what: Extract<Happening, { kind: "answer-fell-back" | "result-dropped" }>) =>
      void notes.push({ at: now, who, spot: null, audience: "nobody", ...what });
    const fellBack = (reason: string, detail: string): Asked<A> => {
      note({ kind: "answer-fell-back", step: step.name, reason, detail: detail.slice(0, 200) });
      return standIn(reason);
    };
    const person = options.person ?? null;
    if (options.smallTalk && person === null && means.calls.of(who, now) >= CALLS_BEFORE_SMALL_TALK) {
      means.book({ step: step.name, usage: noUsage, fellBack: true });
      return fellBack("small-talk", `${CALLS_BEFORE_SMALL_TALK} questions today already`);
    }
    const shown = step.text(input);
    const reply = await means.model.ask({
      key,
      town: state.id,
      step: step.name,
      tier: step.tier,
      prefix: prefix(town),
      text: shown,
      answer: schema,
      maxTokens: step.maxTokens,
      person,
    });
    if (person === null && (reply.ok || reply.usage.requests > 0)) means.calls.add(who, now);
    if (!reply.ok && reply.error.reason === "offline") return standIn("offline");
    if (!reply.ok) {
      means.book({ step: step.name, usage: reply.usage, fellBack: true });
      return fellBack(reply.error.reason, reply.error.message);
    }
    const parsed = schema.safeParse(reply.value);
    const wrong = parsed.success ? (step.check?.(parsed.data, input, shown) ?? null) : "not of the asked shape";
    means.book({ step: step.name, usage: reply.usage, fellBack: wrong !== null });
    if (!parsed.success || wrong !== null) return fellBack("check", wrong ?? "not of the asked shape");
    const loose = step.loose?.(parsed.data, input) ?? null;
    if (loose !== null) note({ kind: "result-dropped", what: step.name, why: loose });
    answers.set(key, { by: "model", value: parsed.data });
    return { value: parsed.data, by: "model" };
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
    notes,
  };
}
