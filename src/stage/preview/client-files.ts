/** The page's own files as a browser gets them: what explains them to us (comments, types in them, indents) is left out on the way. */
import { readFile } from "node:fs/promises";
import { transform } from "esbuild";
import { packageFile } from "../../package-files.ts";

const made = new Map<string, { readonly from: string; readonly to: string }>();

/** A file of `client/` by its bare name, or null where there is none. Made slim once for each state of the file. */
export async function clientFile(name: string): Promise<string | null> {
  const from = await readFile(packageFile(`src/stage/preview/client/${name}`), "utf8").catch(() => null);
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
