/** How much of the evidence retrieval finds: recall at 5, 10 and 25 and the mean reciprocal rank of its first piece, by kind of question. */
import { retrieve } from "../../mind/memory/retrieve.ts";
import type { Model } from "../../model/model.ts";
import { type GivenMemory, type GivenQuery, streamOf, vectorsOf } from "./given.ts";

/** A query whose evidence is known: the ids of the memories that answer it; none where nothing does. */
export interface JudgedQuery extends GivenQuery {
  readonly kind: string;
  readonly mode?: "question" | "now";
  readonly evidence: readonly string[];
}

/** Memories with queries about them. */
export interface JudgedSet {
  readonly name: string;
  readonly memories: readonly GivenMemory[];
  readonly queries: readonly JudgedQuery[];
}

/** Means over the queries of a kind, each 0 to 1. */
export interface Recall {
  readonly queries: number;
  readonly recall5: number;
  readonly recall10: number;
  readonly recall25: number;
  readonly mrr: number;
}

/** Recall of a set by kind; "all" is over every query that has evidence. */
export async function recallOf(set: JudgedSet, model: Model): Promise<Record<string, Recall>> {
  const { stream, idOf, minuteOf } = await streamOf(set.memories, model);
  const judged = set.queries.filter(({ evidence }) => evidence.length > 0);
  const vectors = await vectorsOf(
    judged.map(({ text }) => text),
    model,
  );
  const rows = judged.map(({ text, at, kind, mode = "question", evidence }, i) => {
    const found = retrieve(stream, { text, vector: vectors[i] ?? null }, { mode, now: minuteOf(at), k: 25 });
    const top = found.map(({ memory }) => idOf(memory.id));
    const within = (k: number) => evidence.filter((id) => top.slice(0, k).includes(id)).length / evidence.length;
    const first = top.findIndex((id) => evidence.includes(id));
    return {
      kind,
      recall5: within(5),
      recall10: within(10),
      recall25: within(25),
      mrr: first < 0 ? 0 : 1 / (first + 1),
    };
  });
  const kinds = ["all", ...new Set(rows.map(({ kind }) => kind))];
  return Object.fromEntries(
    kinds.map((kind) => {
      const own = rows.filter((row) => kind === "all" || row.kind === kind);
      const mean = (key: "recall5" | "recall10" | "recall25" | "mrr") =>
        Math.round((own.reduce((sum, row) => sum + row[key], 0) / Math.max(1, own.length)) * 1000) / 1000;
      const [recall5, recall10, recall25, mrr] = [mean("recall5"), mean("recall10"), mean("recall25"), mean("mrr")];
      return [kind, { queries: own.length, recall5, recall10, recall25, mrr }];
    }),
  );
}

/**
 * The share of queries without evidence, each about somebody never met, for which what comes first names them all the same. It is 0
 * where nobody of that name was ever spoken of.
 */
export async function strangersFound(
  set: JudgedSet,
  model: Model,
  nameIn: (query: JudgedQuery) => string,
): Promise<number> {
  const { stream, minuteOf } = await streamOf(set.memories, model);
  const strangers = set.queries.filter(({ evidence }) => evidence.length === 0);
  const vectors = await vectorsOf(
    strangers.map(({ text }) => text),
    model,
  );
  const named = strangers.filter((query, i) => {
    const manner = { mode: "question", now: minuteOf(query.at), k: 10 } as const;
    const found = retrieve(stream, { text: query.text, vector: vectors[i] ?? null }, manner);
    return found.some(({ memory }) => memory.text.includes(nameIn(query)));
  });
  return strangers.length === 0 ? 0 : named.length / strangers.length;
}
