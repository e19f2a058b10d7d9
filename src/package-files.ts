/** Where the files are that come with the program: from the sources, and alike from the bundle that is made of them (`npm run build`). */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The program runs from its bundle, in `dist/`. */
export const bundled = !import.meta.url.endsWith(".ts");

/** The path of a file or folder by its path in the package, such as "data/word-vectors.bin". Sources and bundle lie equally deep. */
export const packageFile = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The folder of the slash commands, which are code: in the bundle they are bundled as well. */
export const commandsFolder: string = packageFile(bundled ? "dist/commands/" : "commands/");

/** Whether the sources lie here at all: an installed package has only what was made of them. */
export const hasSources: boolean = existsSync(packageFile("src/main.ts"));
