/** The README and the pages of docs/ as a reader has them: their text, and the commands and examples in it. */
import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { packageFile } from "../src/package-files.ts";

/** Where all of it lies. */
export const root = packageFile("");
/** The pages, by their paths from there. */
export const pages: readonly string[] = ["README.md", ...readdirSync(join(root, "docs")).map((name) => `docs/${name}`)];

/** The text of a file. */
export const textOf = (page: string): string => readFileSync(join(root, page), "utf8");

/** All blocks in one language, in the order of the pages. */
export const blocks = (language: string): string[] =>
  pages.flatMap((page) =>
    [...textOf(page).matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, "g"))].map(([, text]) => text!),
  );

/** The lines to be typed that begin so. */
export const typed = (beginning: string): string[] =>
  blocks("sh").flatMap((block) =>
    block
      .trim()
      .split("\n")
      .filter((line) => line.startsWith(beginning)),
  );

/** Runs a line as it is typed; what it wrote. */
export const run = (line: string): Promise<{ readonly stdout: string; readonly stderr: string }> =>
  promisify(execFile)("sh", ["-c", line], {
    cwd: root,
    maxBuffer: 100_000_000,
    env: { ...process.env, OPENAI_API_KEY: "" },
  });
