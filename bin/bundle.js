/**
 * The program in one piece: all of `src/` and `commands/` bundled into `dist/`, which starts in a fraction of the time. Libraries stay
 * outside, data and the page's own files stay where they are.
 */
import { readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const top = fileURLToPath(new URL("../", import.meta.url));
const dist = join(top, "dist");
/** Bears the time at which the bundle was begun: what is newer has changed since. */
const STAMP = "made";

/** What can be started, by what it is called on the command line. */
export const PROGRAMS = /** @type {const} */ ({
  start: "main",
  simulate: "simulate",
  prompt: "prompt",
  evaluate: "evaluate",
  recall: "recall",
  rehearse: "rehearse",
  bench: "bench",
});

/**
 * The path of a bundled program.
 * @param {keyof typeof PROGRAMS} name
 */
export const programFile = (name) => join(dist, `${PROGRAMS[name]}.js`);

/** When a file was last written, in milliseconds, or null where there is none. @param {string} path */
const writtenAt = async (path) => (await stat(path).catch(() => null))?.mtimeMs ?? null;

/** Whether the sources lie here at all; an installed package has only what was made of them. */
export const hasSources = async () => (await writtenAt(join(top, "src/main.ts"))) !== null;

/** Whether something that the bundle is made of is newer than it. */
async function isStale() {
  const made = await writtenAt(join(dist, STAMP));
  if (made === null) return true;
  // Of `test/` are the doubles with which a rehearsal and a benchmark live.
  const sources = ["src", "commands", "test"].map(async (folder) => {
    const all = await readdir(join(top, folder), { recursive: true });
    // Folders as well, since they change when a file is taken away.
    return ["", ...all.filter((name) => /(?:^|[\\/])[^.]+(?:\.ts)?$/.test(name))].map((name) => join(folder, name));
  });
  const files = [...(await Promise.all(sources)).flat(), "package-lock.json", "bin/bundle.js"];
  const times = await Promise.all(files.map((file) => writtenAt(join(top, file))));
  return times.some((time) => time !== null && time > made);
}

/** Makes `dist/` anew. @throws esbuild's error where the sources cannot be read as TypeScript */
export async function bundle() {
  const { build } = await import("esbuild");
  // Beside the old one, which may be running, and put in its place when it is whole.
  const next = join(top, `dist-${process.pid}`);
  const began = new Date();
  const commands = (await readdir(join(top, "commands"))).filter((name) => /(?<!\.test)\.ts$/.test(name));
  await build({
    absWorkingDir: top,
    entryPoints: [
      ...Object.values(PROGRAMS).map((name) => ({ in: `src/${name}.ts`, out: name })),
      ...commands.map((name) => ({ in: `commands/${name}`, out: `commands/${name.slice(0, -".ts".length)}` })),
    ],
    outdir: next,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    // The oldest that we support: it knows what is imported as JSON.
    target: "node20.19",
    packages: "external",
    chunkNames: "[name]-[hash]",
    sourcemap: true,
    logLevel: "error",
  });
  const stamp = join(next, STAMP);
  await writeFile(stamp, `${began.toISOString()}\n`);
  await utimes(stamp, began, began);
  const old = join(top, `dist-old-${process.pid}`);
  // Whoever else makes it at this moment makes the same.
  await rename(dist, old).catch(() => {});
  await rename(next, dist).catch(() => rm(next, { recursive: true, force: true }));
  await rm(old, { recursive: true, force: true });
}

/** Makes `dist/` anew where the sources are newer. */
export async function bundleIfStale() {
  if ((await hasSources()) && (await isStale())) await bundle();
}
