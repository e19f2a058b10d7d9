/**
 * `npm run prompt`: any question of any resident's mind at any minute, as a model would be sent it. The town is lived offline up to that
 * minute; stdout carries the question, stderr what had to be assumed for it to be asked.
 */
import { parseArgs } from "node:util";
import { clockText, DAY, dayOf, type Minutes, minutes, parseClock } from "./clock/units.ts";
import type { DayPlan } from "./mind/mind.ts";
import type { Persona } from "./mind/persona.ts";
import { livedDay } from "./mind/plan/plan.ts";
import { recognisingLate } from "./mind/recognise.ts";
import { strictSchema } from "./model/openai/strict-schema.ts";
import { offlineOf } from "./offline/offline.ts";
import { recogniser } from "./offline/understand/recognise.ts";
import { called, chosenModel, readText, runCommand, say, UsageError } from "./terminal.ts";
import { findResident } from "./town/acts/find.ts";
import { readActs } from "./town/file/acts-file.ts";
import { loadTown, type TownDefinition } from "./town/file/definition.ts";
import { factsOf } from "./town/file/settle.ts";
import { askableSteps, questionAt, type Rendered } from "./town/looking/question-at.ts";
import { runSimulation } from "./town/simulation.ts";
import type { Town } from "./town/town.ts";
import { UserError } from "./world/user-error.ts";

const usage = `Usage: ${called("prompt")} --resident NAME --step STEP --at HH:MM [options]
  --resident NAME    whose mind
  --step STEP        ${askableSteps.slice(0, 5).join(", ")},
                     ${askableSteps.slice(5).join(", ")}
  --at HH:MM         town time
  --day N            day of the town, 1 to 60             (1)
  --town NAME        town file of towns/, without .json   (smallville)
  --with NAME        the resident they have to do with    (whoever is there)
  --seed S           seed of every throw of chance        (the file's)
  --acts FILE        people's acts, one JSON a line (see the README)`;

const recognise = recognisingLate(recogniser);

function readArguments(argv: readonly string[]) {
  let values: { readonly [key: string]: string | undefined };
  try {
    const one = { type: "string" } as const;
    const options = { resident: one, step: one, at: one, day: one, town: one, with: one, seed: one, acts: one };
    values = parseArgs({ args: [...argv], options }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const { resident, step, at, day = "1", town = "smallville", seed, acts } = values;
  if (!resident) throw new UsageError("--resident is missing: whose mind");
  if (!step) throw new UsageError("--step is missing: which question");
  if (!at) throw new UsageError("--at is missing: the town time, such as 07:00");
  if (!/^\d+$/.test(day) || Number(day) < 1 || Number(day) > 60)
    throw new UsageError(`--day takes a whole number from 1 to 60, not "${day}"`);
  if (seed !== undefined && !/^-?\d+$/.test(seed)) throw new UsageError(`--seed takes a whole number, not "${seed}"`);
  return { resident, step, at, day: Number(day), town, with: values.with ?? null, seed: seed ?? null, acts };
}

/** The minute that is meant. @throws UserError */
function minuteOf(at: string, day: number): Minutes {
  const clock = parseClock(at);
  if (clock === null || clock >= DAY)
    throw new UserError("no-time", `"${at}" is no time of day. There is 00:00 to 23:59, written like 07:00.`);
  return minutes((day - 1) * DAY + clock);
}

/** The town at a minute, and the resident's plan of the day before, as it came to be. */
async function townAt(
  definition: TownDefinition,
  persona: Persona,
  at: Minutes,
  args: ReturnType<typeof readArguments>,
) {
  const { model, config } = chosenModel("offline");
  const until = minutes(at - (at % config.stepMinutes));
  const plans = new Map<number, DayPlan>();
  let lived: Town | null = null;
  await runSimulation({
    definition,
    days: dayOf(until),
    until,
    seed: args.seed ?? String(definition.seed),
    step: config.stepMinutes,
    model,
    acts: args.acts === undefined ? [] : readActs(readText(args.acts, "acts", "--acts"), args.acts, definition.start),
    offline: offlineOf,
    recognise,
    silent: false,
    out: null,
    say: (sentence) => (/^acts/.test(sentence) ? say(sentence) : undefined),
    watch: ({ events }) => {
      for (const event of events)
        if ((event.kind === "plan-made" || event.kind === "plan-changed") && event.who === persona.id) {
          const day = livedDay(persona, event.at);
          plans.set(day, {
            day,
            chunks: event.chunks.map((chunk) => ({ activity: "other", ...chunk, area: null })),
            actions: [],
          });
        }
    },
    ended: (town) => {
      lived = town;
    },
  });
  return { town: lived! as Town, yesterday: plans.get(livedDay(persona, until) - 1) ?? null };
}

/** The question as it is read. */
const shown = ({ step, tier, maxTokens, prefix, text, answer }: Rendered): string =>
  [
    "===== What every question of this town begins with =====",
    prefix.trimEnd(),
    "",
    `===== ${step} (${tier} model, at most ${maxTokens} tokens) =====`,
    text,
    "",
    "===== The shape of the answer (JSON Schema) =====",
    JSON.stringify(strictSchema(answer), null, 2),
    "",
  ].join("\n");

await runCommand(usage, async () => {
  const args = readArguments(process.argv.slice(2));
  const definition = await loadTown(args.town);
  const facts = factsOf(definition, definition.id, recognise);
  const persona = findResident(facts, args.resident);
  if (!askableSteps.includes(args.step))
    throw new UserError("no-step", `There is no step "${args.step}". There are ${askableSteps.join(", ")}.`);
  const other = args.with === null ? null : findResident(facts, args.with);
  if (other?.id === persona.id)
    throw new UserError("alone", `${persona.name} has to do with somebody else: choose another --with.`);
  const at = minuteOf(args.at, args.day);
  const { town, yesterday } = await townAt(definition, persona, at, args);
  if (town.state.now !== at)
    say(`The town moves in steps of ${town.state.step} minutes: this is ${clockText(town.state.now)}.`);
  const question = await questionAt(args.step, {
    state: town.state,
    means: town.means,
    persona,
    with: other?.id ?? null,
    yesterday,
  });
  for (const sentence of question.assumed) say(`Assumed: ${sentence}.`);
  process.stdout.write(shown(question));
});
