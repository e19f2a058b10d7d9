/** The page's files as a browser gets them. */
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { clientFile } from "./client-files.ts";

const names = readdirSync(new URL("./client/", import.meta.url));

test("the whole client is less than 300 kB, without the comments that are for us", async () => {
  const files = await Promise.all(names.map(clientFile));
  expect(files.reduce((sum, file) => sum + Buffer.byteLength(file!), 0)).toBeLessThan(300_000);
  for (const [i, name] of names.entries())
    if (name.endsWith(".js")) expect(files[i], name).not.toMatch(/^\s*(\/\/|\/\*\*)/m);
});

test("there is nothing under a name that is none of its files", async () => {
  expect(await clientFile("nothing.js")).toBeNull();
});

test("no style moves by what another file gives the same name: the last one would count for both", async () => {
  const styles = await Promise.all(names.filter((name) => name.endsWith(".css")).map(clientFile));
  const moves = styles.flatMap((style) => [...String(style).matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name));
  expect(moves.filter((name, i) => moves.indexOf(name) !== i)).toEqual([]);
});
