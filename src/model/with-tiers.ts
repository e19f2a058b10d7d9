/** How dearly a town thinks, as its keeper set it (design section 6): with both models, with the routine one only, or with none. */
import { type Model, noUsage, type Reply } from "./model.ts";

/** Both tiers as asked, everything by the routine one, or nothing by a provider. */
export type Tiers = "both" | "routine" | "offline";

const offline: Reply = {
  ok: false,
  error: { reason: "offline", message: "the keeper has set the town to think without a model" },
  usage: noUsage,
};

/** The same model, asked as dearly as `tiers` says at that moment. Embeddings go on, so that memories stay comparable. */
export function withTiers(model: Model, tiers: () => Tiers): Model {
  return {
    get name() {
      return model.name;
    },
    async ask(question) {
      const wanted = tiers();
      if (wanted === "offline") return offline;
      return model.ask(wanted === "routine" ? { ...question, tier: "routine" } : question);
    },
    embed: (town, texts) => model.embed(town, texts),
  };
}
