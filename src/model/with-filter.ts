/**
 * Looks through what a model wrote before anybody meets it (discord-facts section 8): an answer with words that are kept out is none,
 * and the stand-in answers in its place. What is said aloud is moderated as well, where a provider does that.
 */
import type { Filter, Model } from "./model.ts";

/** The same model, its answers looked through. */
export function withFilter(model: Model, filter: Filter): Model {
  return {
    get name() {
      return model.name;
    },
    async ask(question) {
      const reply = await model.ask(question);
      if (!reply.ok) return reply;
      const text = textsIn(reply.value).join("\n");
      if (question.aloud ? await filter.passes(text) : filter.fits(text)) return reply;
      return {
        ok: false,
        usage: reply.usage,
        error: { reason: "filtered", message: "the answer holds words that are kept out of the town" },
      };
    },
    embed: (town, texts) => model.embed(town, texts),
  };
}

/** Every text in an answer. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
