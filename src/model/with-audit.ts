/**
 * Hands every prompt and its answer to a sink, for a keeper or researcher who asked to see them. They hold what visitors
 * said, so it is off unless wished; keys and headers never come near it.
 */
import type { Model, Reply } from "./model.ts";

/** One question in full, and the reply. */
export interface AuditEntry {
  readonly key: string;
  readonly town: string;
  readonly step: string;
  readonly tier: string;
  readonly prefix: string;
  readonly text: string;
  readonly reply: Reply;
}

/** The same model, with every question and reply told to `sink`. */
export function withAudit(model: Model, sink: (entry: AuditEntry) => void): Model {
  return {
    get name() {
      return model.name;
    },
    async ask(question) {
      const reply = await model.ask(question);
      const { key, town, step, tier, prefix, text } = question;
      sink({ key, town, step, tier, prefix, text, reply });
      return reply;
    },
    embed: (town, texts) => model.embed(town, texts),
  };
}
