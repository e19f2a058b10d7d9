/**
 * `npm run rehearse`: a day of a server on the test Discord, with its limits on, at the default pace and as fast as this machine can.
 * stdout carries one line, what was counted; exit 1 when a rule was broken or a line lost or said twice.
 */
import { parseArgs } from "node:util";
import { called, runCommand, say, UsageError } from "./terminal.ts";

const usage = `Usage: ${called("rehearse")} [options]
  --town NAME        town file of towns/, without .json   (smallville)
  --hours N          real hours, 10 town hours each       (2.4: a day of the town)
  --members N        people who come and go               (10)
  --seed S           seed of the town and of the people   (1)
  --storm            the connection is cut every minute, answers are lost, webhooks deleted;
                     a channel is shut and mended, the program killed while people write`;

function readArguments(argv: readonly string[]) {
  let values: { [key: string]: string | boolean | undefined };
  try {
    values = parseArgs({
      args: [...argv],
      options: {
        town: { type: "string", default: "smallville" },
        hours: { type: "string", default: "2.4" },
        members: { type: "string", default: "10" },
        seed: { type: "string", default: "1" },
        storm: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const [hours, members] = [Number(values.hours), Number(values.members)];
  if (!(hours > 0 && hours <= 240)) throw new UsageError(`--hours takes a number up to 240, not "${values.hours}"`);
  if (!Number.isInteger(members) || members < 0 || members > 100)
    throw new UsageError(`--members takes a whole number from 0 to 100, not "${values.members}"`);
  return { town: String(values.town), hours, members, seed: String(values.seed), storm: values.storm === true };
}

async function main(): Promise<void> {
  const options = readArguments(process.argv.slice(2));
  // Only now: the test Discord needs packages that an installed program comes without.
  const { rehearse } = await import("../test/discord-town/rehearsal.ts");
  const { logged, check, ...counted } = await rehearse(options);
  say(check);
  for (const line of new Set(logged)) say(line);
  process.stdout.write(`${JSON.stringify(counted)}\n`);
  const { violations, ignored, unhandled, pings, lateAcks, rateLimited, unanswered, lost, twice } = counted;
  const broken = [violations, ignored, unhandled, pings, lateAcks, rateLimited, unanswered].some(
    (all) => all.length > 0,
  );
  const { shut, killed } = counted.tried;
  const failed = shut.open > 0 || (shut.times > 0 && shut.came === 0) || killed.lost + killed.outOfOrder > 0;
  if (broken || failed || lost + twice > 0) process.exitCode = 1;
}

await runCommand(usage, main);
