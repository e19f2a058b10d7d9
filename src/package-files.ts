/** Where the files are that come with the program: from the sources, and alike from the bundle that is made of them (`npm run build`). */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The program runs from its bundle, in `dist/`. */
export const bundled = !import.meta.url.endsWith(".ts");

/** The path of a file or folder by its path in the package, such as "data/word-vectors.bin". Sources and bundle lie equally deep. */
export const packageFile = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/**
 * What the lines of a file of each language say, each a JSON value, read when a language is first asked for: `of(tag)` is the file's path in the package.
 * @throws the file system's error where there is none
 */
export function linesOf<Line>(of: (tag: string) => string): (tag: string) => readonly Line[] {
  const known = new Map<string, readonly Line[]>();
  return (tag) => {
    const read =
      known.get(tag) ??
      readFileSync(packageFile(of(tag)), "utf8")
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => JSON.parse(line) as Line);
    known.set(tag, read);
    return read;
  };
}

/** The folder of the slash commands, which are code: in the bundle they are bundled as well. */
export const commandsFolder: string = packageFile(bundled ? "dist/commands/" : "commands/");

/** Whether the sources lie here at all: an installed package has only what was made of them. */
export const hasSources: boolean = existsSync(packageFile("src/main.ts"));
