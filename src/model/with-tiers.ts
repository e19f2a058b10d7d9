/** How dearly a town thinks, as its keeper set it (design section 6): with both models, with the routine one only, or with none. */
import { type Embedded, type Model, noUsage, type Reply } from "./model.ts";

/** Both tiers as asked, everything by the routine one, or nothing by a provider. */
export type Tiers = "both" | "routine" | "offline";

const offline: Reply & { readonly ok: false } = {
  ok: false,
  error: { reason: "offline", message: "the keeper has set the town to think without a model" },
  usage: noUsage,
};

/** Vectors that are made later: the texts are ranked by their words until then. */
const later = (texts: readonly string[]): Embedded => ({
  model: "none",
  vectors: texts.map(() => null),
  usage: noUsage,
  error: offline.error,
});

/**
 * The same model, asked as dearly as `tiers` says at that moment. Embeddings go on, so that memories stay comparable; only a town that
 * nobody sees yet asks for nothing at all, so that it opens at once however slow the provider is.
 */
export function withTiers(model: Model, tiers: () => Tiers, isHidden: () => boolean = () => false): Model {
  return {
    get name() {
      return model.name;
    },
    async ask(question) {
      const wanted = isHidden() ? "offline" : tiers();
      if (wanted === "offline") return offline;
      return model.ask(wanted === "routine" ? { ...question, tier: "routine" } : question);
    },
    embed: async (town, texts) => (isHidden() ? later(texts) : model.embed(town, texts)),
  };
}
