/**
 * `npm run recall`: what comes to a resident's mind, over memories and queries given in files. It is the very retrieval of the town:
 * the same stream, words, vectors and neighbours. stdout carries one JSON line a query, then one of timings; all else goes to stderr.
 */
import { parseArgs } from "node:util";
import { readMemories, readQueries, streamOf, vectorsOf } from "./evaluation/recall/given.ts";
import { timingsOf } from "./evaluation/recall/timings.ts";
import { retrieve } from "./mind/retrieve.ts";
import { chosenModel, modelNamed, readText, runCommand, UsageError } from "./terminal.ts";

const usage = `Usage: npm run recall -- --memories FILE --queries FILE [options]
  --memories FILE    one JSON a line: {"id", "text", "at", "speaker"?, "scene"?, "poignancy"?}, at an ISO time
  --queries FILE     one JSON a line: {"id", "text", "at"}
  --k N              memories a query, 1 or more         (10)
  --mode M           question or now                     (question)
  --model M          offline or openai                   (offline)`;

function readArguments(argv: readonly string[]) {
  let values: { [key: string]: string | undefined };
  try {
    values = parseArgs({
      args: [...argv],
      options: {
        memories: { type: "string" },
        queries: { type: "string" },
        k: { type: "string", default: "10" },
        mode: { type: "string", default: "question" },
        model: { type: "string", default: "offline" },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const { memories, queries, mode } = values;
  if (memories === undefined) throw new UsageError("--memories is missing: the file to remember");
  if (queries === undefined) throw new UsageError("--queries is missing: the file of what is asked");
  if (!/^\d+$/.test(values.k ?? "") || Number(values.k) < 1)
    throw new UsageError(`--k takes a whole number from 1 up, not "${values.k}"`);
  if (mode !== "now" && mode !== "question") throw new UsageError(`--mode takes question or now, not "${mode}"`);
  return { memories, queries, k: Number(values.k), mode, model: modelNamed(values.model) } as const;
}

await runCommand(usage, async () => {
  const args = readArguments(process.argv.slice(2));
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
