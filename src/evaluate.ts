/** `npm run evaluate`: days lived with several seeds, measured, and held against the targets (paper sections 6 and 7). */

import { parseArgs } from "node:util";
import {
  type Answered,
  conditionScores,
  interviewsHold,
  interviewTable,
  underAllConditions,
} from "./evaluation/interviews/conduct.ts";
import { liveThrough } from "./evaluation/lived.ts";
import { measures } from "./evaluation/measures.ts";
import { measured, type Run, report, table } from "./evaluation/report.ts";
import { servedBy } from "./language/language.ts";
import { recognisingLate } from "./mind/recognise.ts";
import { offlineOf } from "./offline/offline.ts";
import { recogniser } from "./offline/understand/recognise.ts";
import { called, chosenModel, modelNamed, runCommand, say, UsageError } from "./terminal.ts";
import { loadTown } from "./town/file/definition.ts";
import { UserError } from "./world/user-error.ts";

const usage = `Usage: ${called("evaluate")} [options]
  --town NAME        town file of towns/, without .json   (smallville)
  --days N           town days to live, 1 to 60           (2)
  --seeds LIST       seeds, such as 1-5 or 1,4,9          (1)
  --model M          offline or openai                    (offline)
  --interviews       the paper's questions to every resident, too
  --json             one line of JSON instead of a table`;

function readArguments(argv: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        town: { type: "string", default: "smallville" },
        days: { type: "string", default: "2" },
        seeds: { type: "string", default: "1" },
        model: { type: "string", default: "offline" },
        interviews: { type: "boolean", default: false },
        json: { type: "boolean", default: false },
      },
    });
    const days = wholeNumber("--days", values.days, 1, 60);
    return { ...values, days, seeds: seedsOf(values.seeds), model: modelNamed(values.model) };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** A whole number of an option. @throws UsageError */
function wholeNumber(option: string, text: string | undefined, least: number, most: number): number {
  const value = Number(text);
  if (!text?.trim() || !Number.isInteger(value) || value < least || value > most)
    throw new UsageError(`${option} takes a whole number from ${least} to ${most}, not "${text ?? ""}"`);
  return value;
}

/** "1-5" or "1,4,9" or both as seeds. @throws UsageError */
function seedsOf(text: string): string[] {
  const seeds = text.split(",").flatMap((part) => {
    const [from, to] = part.split("-");
    const first = wholeNumber("--seeds", from, 0, 1_000_000);
    const last = to === undefined ? first : wholeNumber("--seeds", to, first, first + 99);
    return Array.from({ length: last - first + 1 }, (_, i) => String(first + i));
  });
  return [...new Set(seeds)];
}

async function evaluate(): Promise<void> {
  const args = readArguments(process.argv.slice(2));
  const { model, config } = chosenModel(args.model);
  const definition = await loadTown(args.town);
  if (args.interviews && servedBy(definition.language) !== "en")
    throw new UserError(
      "no-interviews",
      "Interviews are graded in English only: choose a town whose language is English.",
    );
  const mind = { model, offline: offlineOf, recognise: recognisingLate(recogniser) };
  const runs: Run[] = [];
  const asked: Map<string, Answered[]>[] = [];
  for (const seed of args.seeds) {
    const lived = await liveThrough(definition, args.days, seed, mind, config.stepMinutes);
    runs.push(await measured(measures, lived));
    if (args.interviews) asked.push(await underAllConditions(lived.town, seed));
    say(`${definition.name}, seed ${seed}: ${args.days} ${args.days === 1 ? "day" : "days"} lived and measured`);
  }
  const lines = report(measures, runs);
  const scores = args.interviews ? conditionScores(asked) : null;
  const wrong = asked.flatMap((run) => run.get("full") ?? []).filter(({ right }) => right === false);
  if (args.json) {
    const interviews = scores && { scores, holds: interviewsHold(scores), wrong };
    const { days, seeds } = args;
    process.stdout.write(
      `${JSON.stringify({ town: definition.id, days, seeds, model: model.name, measures: lines, interviews })}\n`,
    );
  } else process.stdout.write(`${table(lines)}\n${scores ? `\n${interviewTable(scores, wrong)}\n` : ""}`);
}

await runCommand(usage, evaluate);
