/** What the README and the pages of docs/ tell people to do works: commands, links. The simulation of docs/ is lived in town/eventful-days. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { pages, root, run, textOf, typed } from "../test/docs.ts";

const { scripts } = JSON.parse(textOf("package.json")) as { scripts: Record<string, string> };

describe("the README and docs", () => {
  it("name only scripts that there are", () => {
    const named = pages.flatMap((page) =>
      [...textOf(page).matchAll(/npm run (?:-s )?([a-z:]+)/g)].map(([, name]) => name!),
    );
    expect(named.length).toBeGreaterThan(5);
    for (const name of named) expect(Object.keys(scripts)).toContain(name);
  });

  it("link only to files that there are", () => {
    for (const page of pages)
      for (const [, to] of textOf(page).matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g))
        expect(existsSync(join(root, page, "..", to!)), `${page}: ${to}`).toBe(true);
  });

  it("give a prompt that runs as it stands", async () => {
    const given = typed("npm run -s prompt ");
    expect(given).toHaveLength(1);
    expect((await run(given[0]!)).stdout.length).toBeGreaterThan(100);
  });
});
