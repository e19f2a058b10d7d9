/** The page's own files as a browser gets them: what explains them to us (comments, types in them, indents) is left out on the way. */
import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { transform } from "esbuild";
import { bundled, packageFile } from "../../package-files.ts";

const folder = packageFile("src/stage/preview/client");

/**
 * A page belongs to the program that serves it: from the bundle its files are those that the program began with, so that whoever opens
 * the page of a town below which the program was renewed gets no other than the town answers. From sources a change is seen at once.
 */
const begun: ReadonlyMap<string, string> | null = bundled
  ? new Map(readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, "utf8")]))
  : null;

const read = async (name: string): Promise<string | null> =>
  begun ? (begun.get(name) ?? null) : readFile(`${folder}/${name}`, "utf8").catch(() => null);

const made = new Map<string, { readonly from: string; readonly to: string }>();

/** A file of `client/` by its bare name, or null where there is none. Made slim once for each state of the file. */
export async function clientFile(name: string): Promise<string | null> {
  const from = await read(name);
  if (from === null) return null;
  const ending = name.split(".").at(-1);
  if (ending !== "js" && ending !== "css") return from;
  const known = made.get(name);
  if (known?.from === from) return known.to;
  const { code } = await transform(from, {
    loader: ending,
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: "none",
    charset: "utf8",
  });
  made.set(name, { from, to: code });
  return code;
}
