/**
 * What a mind thinks with: the model behind keys, the stand-ins behind chance by key, and the record of every answer
 * (design section 2.5). One town has one of these; it holds no state of its own but a cache of vectors.
 */
import type { TownFacts } from "../mind/mind.ts";
import { prefix } from "../mind/prompts/phrases.ts";
import type { Asked, Step, Thinking } from "../mind/step.ts";
import type { Model, Usage } from "../model/model.ts";
import { randomFor } from "../world/chance.ts";
import type { Draft } from "../world/events.ts";
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
  /** Nobody talks unasked: the leak test's switch. */
  readonly silent: boolean;
}

/** Vectors of texts lately embedded; most recall queries repeat. */
export interface VectorCache {
  readonly get: (text: string) => Float32Array | null | undefined;
  readonly set: (text: string, vector: Float32Array | null) => void;
}

/** A cache of the most recent `most` vectors. */
export function vectorCache(most = 20_000): VectorCache {
  const kept = new Map<string, Float32Array | null>();
  return {
    get: (text) => kept.get(text),
    set: (text, vector) => {
      if (kept.size >= most) for (const key of [...kept.keys()].slice(0, most / 10)) kept.delete(key);
      kept.set(text, vector);
    },
  };
}

/** Embeds through the cache. */
export async function embedAll(means: Means, texts: readonly string[]): Promise<readonly (Float32Array | null)[]> {
  const found = new Map(texts.map((text) => [text, means.vectors.get(text)]));
  const missing = [...found.keys()].filter((text) => found.get(text) === undefined);
  if (missing.length > 0) {
    const { vectors, usage } = await means.model.embed(means.town.id, missing);
    if (usage.requests > 0) means.book({ step: "embed", usage, fellBack: false });
    for (const [i, text] of missing.entries()) {
      found.set(text, vectors[i] ?? null);
      means.vectors.set(text, vectors[i] ?? null);
    }
  }
  return texts.map((text) => found.get(text) ?? null);
}

/** A thinking over one snapshot. `thought` names it for ever: "t57" is the 57th tick, "a12" the answer to the twelfth act. */
export function thinkingOver(
  state: TownState,
  world: World,
  thought: string,
  means: Means,
  answers: Answers,
): Thinking {
  const { town } = means;
  const notes: Draft[] = [];
  const random = (who: PersonId, step: string, ordinal = 0) =>
    randomFor(state.seed, `${state.id}/${thought}/${who}/${step}/${ordinal}`);
  const now = state.now;
  async function ask<I, A>(
    step: Step<I, A>,
    input: I,
    who: PersonId,
    options: { ordinal?: number; person?: string | null } = {},
  ): Promise<Asked<A>> {
    const ordinal = options.ordinal ?? 0;
    const key = `${state.id}/${thought}/${who}/${step.name}/${ordinal}`;
    const schema = step.answer(input);
    const standIn = (why: string): Asked<A> => {
      if (why !== "offline") answers.set(key, { by: "stand-in", why });
      return { value: step.standIn(input, random(who, step.name, ordinal)), by: "stand-in" };
    };
    const fellBack = (reason: string, detail: string): Asked<A> => {
      notes.push({
        kind: "answer-fell-back",
        at: now,
        who,
        spot: null,
        audience: "nobody",
        step: step.name,
        reason,
        detail: detail.slice(0, 200),
      });
      return standIn(reason);
    };
    const reply = await means.model.ask({
      key,
      town: state.id,
      step: step.name,
      tier: step.tier,
      prefix: prefix(town),
      text: step.text(input),
      answer: schema,
      maxTokens: step.maxTokens,
      person: options.person ?? null,
    });
    if (!reply.ok && reply.error.reason === "offline") return standIn("offline");
    if (!reply.ok) {
      means.book({ step: step.name, usage: reply.usage, fellBack: true });
      return fellBack(reply.error.reason, reply.error.message);
    }
    const parsed = schema.safeParse(reply.value);
    const wrong = parsed.success ? (step.check?.(parsed.data, input) ?? null) : "not of the asked shape";
    means.book({ step: step.name, usage: reply.usage, fellBack: wrong !== null });
    if (!parsed.success || wrong !== null) return fellBack("check", wrong ?? "not of the asked shape");
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
