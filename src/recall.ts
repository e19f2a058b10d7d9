/**
 * `npm run recall`: what comes to a resident's mind, over memories and queries given in files. It is the very retrieval of the town:
 * the same stream, words, vectors and neighbours. stdout carries one JSON line a query, then one of timings; all else goes to stderr.
 */
import { parseArgs } from "node:util";
import { friends, friendsNamed } from "./evaluation/recall/friends.ts";
import { readMemories, readQueries, streamOf, vectorsOf } from "./evaluation/recall/given.ts";
import { recallOf, strangersFound } from "./evaluation/recall/measure.ts";
import { strangerIn, syntheticTown } from "./evaluation/recall/synthetic.ts";
import { timingsOf } from "./evaluation/recall/timings.ts";
import { retrieve } from "./mind/memory/retrieve.ts";
import type { Model } from "./model/model.ts";
import { called, chosenModel, modelNamed, readText, runCommand, UsageError } from "./terminal.ts";

const usage = `Usage: ${called("recall")} --memories FILE --queries FILE [options]
       ${called("recall")} --benchmark [--seed S] [--model M]
  --memories FILE    one JSON a line: {"id", "text", "at", "speaker"?, "scene"?, "poignancy"?}, at an ISO time
  --queries FILE     one JSON a line: {"id", "text", "at"}
  --k N              memories a query, 1 or more         (10)
  --mode M           question or now                     (question)
  --model M          offline or openai                   (offline)
  --benchmark        recall over what ships with the town, one JSON a set
  --seed S           of the synthetic town                (1)`;

function readArguments(argv: readonly string[]) {
  let values: { [key: string]: string | boolean | undefined };
  try {
    values = parseArgs({
      args: [...argv],
      options: {
        memories: { type: "string" },
        queries: { type: "string" },
        k: { type: "string", default: "10" },
        mode: { type: "string", default: "question" },
        model: { type: "string", default: "offline" },
        benchmark: { type: "boolean", default: false },
        seed: { type: "string", default: "1" },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const { memories, queries, mode, k } = values;
  const model = modelNamed(values.model);
  if (values.benchmark) {
    const seed = Number(values.seed);
    if (!Number.isInteger(seed)) throw new UsageError(`--seed takes a whole number, not "${values.seed}"`);
    return { benchmark: true, seed, model } as const;
  }
  if (typeof memories !== "string") throw new UsageError("--memories is missing: the file to remember");
  if (typeof queries !== "string") throw new UsageError("--queries is missing: the file of what is asked");
  if (!/^\d+$/.test(String(k)) || Number(k) < 1) throw new UsageError(`--k takes a whole number from 1 up, not "${k}"`);
  if (mode !== "now" && mode !== "question") throw new UsageError(`--mode takes question or now, not "${mode}"`);
  return { benchmark: false, memories, queries, k: Number(k), mode, model } as const;
}

/** Recall over the synthetic town and over the talks between friends. */
async function benchmark(seed: number, model: Model): Promise<void> {
  const town = syntheticTown(seed);
  for (const set of [town, ...friends.map(friendsNamed)]) {
    const found = await recallOf(set, model);
    process.stdout.write(`${JSON.stringify({ set: set.name, memories: set.memories.length, ...found })}\n`);
  }
  const named = await strangersFound(town, model, strangerIn);
  process.stdout.write(`${JSON.stringify({ set: town.name, strangersFound: named })}\n`);
}

await runCommand(usage, async () => {
  const args = readArguments(process.argv.slice(2));
  if (args.benchmark) return benchmark(args.seed, chosenModel(args.model).model);
  const given = readMemories(readText(args.memories, "memories", "--memories"), args.memories);
  const queries = readQueries(readText(args.queries, "queries", "--queries"), args.queries);
  const { model } = chosenModel(args.model);
  const began = performance.now();
  const { stream, idOf, minuteOf } = await streamOf(given, model);
  const vectors = await vectorsOf(
    queries.map(({ text }) => text),
    model,
  );
  const prepared = performance.now() - began;
  const took: number[] = [];
  for (const [i, { id, text, at }] of queries.entries()) {
    const query = { text, vector: vectors[i] ?? null };
    const from = performance.now();
    // Queries are independent: nothing is stamped.
    const found = retrieve(stream, query, { mode: args.mode, now: minuteOf(at), k: args.k });
    took.push(performance.now() - from);
    process.stdout.write(`${JSON.stringify({ id, top: found.map(({ memory }) => idOf(memory.id)) })}\n`);
  }
  const timings = { memories: given.length, queries: queries.length, preparedMs: Math.round(prepared) };
  process.stdout.write(`${JSON.stringify({ ...timings, ...timingsOf(took) })}\n`);
});
