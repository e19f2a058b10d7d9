/** What the README and the pages of docs/ tell people to do works: commands, the example of acts, links. */
import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../", import.meta.url));
const pages = ["README.md", ...readdirSync(join(root, "docs")).map((name) => `docs/${name}`)];
const textOf = (page: string): string => readFileSync(join(root, page), "utf8");
const blocks = (language: string): string[] =>
  pages.flatMap((page) =>
    [...textOf(page).matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, "g"))].map(([, text]) => text!),
  );
const { scripts } = JSON.parse(textOf("package.json")) as { scripts: Record<string, string> };

/** Runs `npm run -s ...` as the page says it; what it wrote. */
const run = (line: string) =>
  promisify(execFile)("sh", ["-c", line], {
    cwd: root,
    maxBuffer: 100_000_000,
    env: { ...process.env, OPENAI_API_KEY: "" },
  });

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "readme-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("the README and docs", () => {
  const lines = blocks("sh").flatMap((block) => block.trim().split("\n"));

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
    const given = lines.filter((line) => line.startsWith("npm run -s prompt "));
    expect(given).toHaveLength(1);
    expect((await run(given[0]!)).stdout.length).toBeGreaterThan(100);
  });

  it("give a simulation that runs as it stands, and acts of which each is taken", async () => {
    const acts = join(folder, "acts.jsonl");
    const log = join(folder, "log.jsonl");
    await writeFile(acts, blocks("json").join(""));
    const given = lines.filter((line) => line.startsWith("npm run -s simulate "));
    expect(given).toHaveLength(1);
    const { stderr, stdout } = await run(`${given[0]} --acts ${acts} --out ${log}`);
    expect(stderr).not.toContain("acts, line");
    expect(JSON.parse(stdout)).toMatchObject({ days: 2 });
    const kinds = new Set(
      readFileSync(log, "utf8")
        .trim()
        .split("\n")
        .map((line) => (JSON.parse(line) as { kind?: string }).kind),
    );
    for (const kind of ["visitor-arrived", "visitor-acted", "visitor-left", "object-changed"])
      expect(kinds).toContain(kind);
  });
});
