/**
 * `npm run simulate`: a town at full speed, without a stage and without a store. stdout carries one line, the summary; all else goes
 * to stderr.
 */

import { closeSync, openSync, writeSync } from "node:fs";
import { parseArgs } from "node:util";
import { recognisingLate } from "./mind/recognise.ts";
import { offlineOf } from "./offline/offline.ts";
import { recogniser } from "./offline/understand/recognise.ts";
import { called, chosenModel, modelNamed, readText, runCommand, say, UsageError } from "./terminal.ts";
import { readActs } from "./town/file/acts-file.ts";
import { loadTown, notesOn } from "./town/file/definition.ts";
import { runSimulation } from "./town/simulation.ts";
import { UserError } from "./world/user-error.ts";

const usage = `Usage: ${called("simulate")} [options]
  --town NAME        town file of towns/, without .json   (smallville)
  --days N           town days to live, 1 to 60           (2)
  --seed S           seed of every throw of chance        (the file's)
  --model M          offline or openai                    (offline)
  --no-talk          nobody speaks unasked
  --acts FILE        people's acts, one JSON a line (see the README)
  --out FILE         the log: one event a line, the first "town-founded"
  --summary FILE     the summary, which stdout gets too`;

function readArguments(argv: readonly string[]) {
  let values: { [key: string]: string | boolean | undefined };
  try {
    values = parseArgs({
      args: [...argv],
      options: {
        town: { type: "string", default: "smallville" },
        days: { type: "string", default: "2" },
        seed: { type: "string" },
        model: { type: "string", default: "offline" },
        "no-talk": { type: "boolean", default: false },
        acts: { type: "string" },
        out: { type: "string" },
        summary: { type: "string" },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const days = Number(values.days);
  if (!Number.isInteger(days) || days < 1 || days > 60)
    throw new UsageError(`--days takes a whole number from 1 to 60, not "${values.days}"`);
  const model = modelNamed(values.model);
  const seed = values.seed === undefined ? null : Number(values.seed);
  if (seed !== null && !Number.isInteger(seed))
    throw new UsageError(`--seed takes a whole number, not "${values.seed}"`);
  const text = (key: string) => (typeof values[key] === "string" ? (values[key] as string) : null);
  return {
    town: text("town") ?? "smallville",
    days,
    seed,
    model,
    silent: values["no-talk"] === true,
    acts: text("acts"),
    out: text("out"),
    summary: text("summary"),
  } as const;
}

async function main(): Promise<void> {
  const args = readArguments(process.argv.slice(2));
  const { config, model } = chosenModel(args.model);
  const definition = await loadTown(args.town);
  for (const note of notesOn(definition)) say(note);
  const acts = args.acts === null ? [] : readActs(readText(args.acts, "acts", "--acts"), args.acts, definition.start);
  const summaryFile = args.summary === null ? null : openText(args.summary);
  const summary = await runSimulation({
    definition,
    days: args.days,
    seed: String(args.seed ?? definition.seed),
    step: config.stepMinutes,
    model,
    acts,
    offline: offlineOf,
    recognise: recognisingLate(recogniser),
    silent: args.silent,
    out: args.out,
    say,
  });
  const line = JSON.stringify(summary);
  if (summaryFile !== null) {
    writeSync(summaryFile, `${line}\n`);
    closeSync(summaryFile);
  }
  process.stdout.write(`${line}\n`);
}

/** Opened before the days are lived, so that a wrong path is told at once. */
function openText(file: string): number {
  try {
    return openSync(file, "w");
  } catch {
    throw new UserError("no-summary", `The summary ${file} cannot be written. Check the path after --summary.`);
  }
}

await runCommand(usage, main);
