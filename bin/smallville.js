#!/usr/bin/env node
/** The command line: `smallville start`, `smallville simulate --days 2` and so on. From sources the bundle is made when they have changed. */
import { pathToFileURL } from "node:url";
import { bundle, bundleIfStale, PROGRAMS, programFile } from "./bundle.js";

/**
 * @param {string} name
 * @returns {name is keyof typeof PROGRAMS}
 */
const isProgram = (name) => Object.hasOwn(PROGRAMS, name);

const [name = "start", ...options] = process.argv.slice(2);
if (name === "build") await bundle();
else if (isProgram(name)) {
  await bundleIfStale().catch((error) => {
    process.stderr.write(
      `The program could not be made from its sources: ${error.message}\nIt is written to dist/ in its own folder, which must be writable where a source has changed; \`npm run build\` tries again.\n`,
    );
    process.exit(1);
  });
  process.setSourceMapsEnabled(true);
  const file = programFile(name);
  // As if it had been called itself.
  process.argv = [process.execPath, file, ...options];
  await import(pathToFileURL(file).href);
} else {
  process.stderr.write(`There is no "${name}". One of: ${Object.keys(PROGRAMS).join(", ")}.\n`);
  process.exitCode = 1;
}
