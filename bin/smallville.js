#!/usr/bin/env node
/** The command line: `smallville start`, `smallville simulate --days 2` and so on. From sources the bundle is made when they have changed. */
import { pathToFileURL } from "node:url";
import { bundle, bundleIfStale, hasSources, PROGRAMS, programFile } from "./bundle.js";

/**
 * @param {string} name
 * @returns {name is keyof typeof PROGRAMS}
 */
const isProgram = (name) => Object.hasOwn(PROGRAMS, name);

/** Ends with a sentence for whoever typed the command. @param {string} sentence */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/**
 * What a program that could not be loaded needs, where a package is missing: what is for development does not come with an installed
 * program. @param {string} program @param {unknown} error
 */
function missing(program, error) {
  const named = error instanceof Error ? /^Cannot find package '([^']+)'/.exec(error.message)?.[1] : undefined;
  if (!named) throw error;
  refuse(
    `${program} needs the package ${named}, which is not here: get the program's sources, and there run \`npm install\` and \`npm run ${program}\`.`,
  );
}

const help = `smallville PROGRAM [options], where PROGRAM is one of
  start      the town, on its page and on Discord; settings are variables of the environment or of a file .env
  simulate   a town at full speed, without a page and without keeping it
  prompt     a question of a resident's mind, as a model would be sent it
  evaluate   days lived with several seeds, measured
  recall     what comes to a resident's mind, over memories and queries given in files
  rehearse   a day of a server on a test Discord (needs the packages for development)
  bench      how long things take; with --page the page's frames (needs the packages for development)
Options of one: smallville PROGRAM --help`;

const [name = "start", ...options] = process.argv.slice(2);
const asksHelp = ["--help", "-h"].some((one) => options.includes(one));
// These two have no usage of their own.
if (["--help", "-h", "help"].includes(name) || (asksHelp && (name === "start" || name === "bench")))
  process.stdout.write(`${help}\n`);
else if (name === "build") {
  if (await hasSources()) await bundle();
  else refuse("There are no sources here: an installed program is built already.");
} else if (isProgram(name)) {
  await bundleIfStale().catch((error) => {
    refuse(
      `The program could not be made from its sources: ${error.message}\nIt is written to dist/ in its own folder, which must be writable where a source has changed; \`npm run build\` tries again.`,
    );
  });
  process.setSourceMapsEnabled(true);
  const file = programFile(name);
  // As if it had been called itself.
  process.argv = [process.execPath, file, ...options];
  await import(pathToFileURL(file).href).catch((error) => missing(name, error));
} else refuse(`There is no "${name}". One of: ${Object.keys(PROGRAMS).join(", ")}.`);
