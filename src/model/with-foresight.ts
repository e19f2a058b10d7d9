/**
 * Thinking starts when a person's words arrive, though they count only after a short hold (design section 7). What was asked ahead is
 * kept for a while; the real question, if it reads the same, takes its answer, and otherwise is asked anew.
 */
import { type Model, noUsage, type Question, type Reply } from "./model.ts";

/** Answers asked ahead that nobody came for are let go past so many. */
const MOST_KEPT = 64;

/** Two views of one model. */
export interface Foresight {
  /** For what really happens: takes an answer that was asked ahead, each once; its cost was counted then. */
  readonly model: Model;
  /** For what may happen: asks, and keeps the answer for `model`. */
  readonly ahead: Model;
}

/** The same model, with answers asked ahead. */
export function withForesight(model: Model): Foresight {
  const kept = new Map<string, Promise<Reply>>();
  const named = {
    get name() {
      return model.name;
    },
    embed: model.embed.bind(model),
  };
  return {
    // A getter does not survive spreading, so each view has its own.
    model: Object.defineProperties({ ask: taken } as Model, Object.getOwnPropertyDescriptors(named)),
    ahead: Object.defineProperties({ ask: asked } as Model, Object.getOwnPropertyDescriptors(named)),
  };

  function asked(question: Question): Promise<Reply> {
    const reply = model.ask(question);
    kept.set(alike(question), reply);
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
    return reply;
  }

  async function taken(question: Question): Promise<Reply> {
    const wanted = alike(question);
    const ahead = kept.get(wanted);
    if (!ahead) return model.ask(question);
    kept.delete(wanted);
    const reply = await ahead;
    // A failure may have been of that moment only.
    return reply.ok ? { ...reply, usage: noUsage } : model.ask(question);
  }
}

/** Two questions are the same when they read the same; their keys differ. */
const alike = ({ town, step, tier, person, prefix, text }: Question): string =>
  [town, step, tier, person ?? "", prefix, text].join("\n");
