/**
 * The program as it is installed (`npm install -g` of its package): only the files of package.json, only the packages it depends on; and
 * the program below a town renewed while it lives.
 */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { PROGRAMS } from "../bin/bundle.js";

const top = fileURLToPath(new URL("../", import.meta.url));
const { files, dependencies } = JSON.parse(readFileSync(join(top, "package.json"), "utf8")) as {
  readonly files: readonly string[];
  readonly dependencies: Readonly<Record<string, string>>;
};

let folder: string;
const installed = (path: string): string => join(folder, "package", path);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "installed-"));
  mkdirSync(join(folder, "elsewhere"));
  const put = (path: string, how: (from: string, to: string) => void): void => {
    mkdirSync(dirname(installed(path)), { recursive: true });
    how(join(top, path), installed(path));
  };
  // Code knows where it lies, and is renewed below; what is large is only read.
  for (const path of ["package.json", ...files])
    put(path, path === "data" ? symlinkSync : (from, to) => cpSync(from, to, { recursive: true }));
  for (const name of Object.keys(dependencies)) put(`node_modules/${name}`, symlinkSync);
});
afterAll(() => rm(folder, { recursive: true }));

const env = { PATH: process.env.PATH ?? "" };

/** Runs the command line from elsewhere, to its end. */
function smallville(...args: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [installed("bin/smallville.js"), ...args],
      { cwd: join(folder, "elsewhere"), env, maxBuffer: 1e8 },
      (error, out, err) => resolve({ code: error ? Number(error.code ?? -1) : 0, out, err }),
    );
  });
}

describe("an installed program", () => {
  it.each(Object.keys(PROGRAMS))("says how %s is called", async (program) => {
    const { code, out, err } = await smallville(program, "--help");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain(program);
    expect(out).toMatch(/\bsmallville \S/);
    expect(out).not.toContain("npm run");
  });

  it.each([
    ["simulate", "--town", "pellow-cove", "--days", "1"],
    ["prompt", "--town", "pellow-cove", "--resident", "Wenna", "--step", "plan-day", "--at", "07:00"],
    ["evaluate", "--town", "pellow-cove", "--days", "1"],
    ["recall", "--benchmark"],
  ])("does its work: %s", async (...args) => {
    const { code, out, err } = await smallville(...args);
    expect(code, err).toBe(0);
    expect(out.length).toBeGreaterThan(100);
  });

  it.each([
    ["rehearse", /^rehearse needs the package \S+, which is not here: .*`npm run rehearse`\.$/],
    ["bench --page", /^bench needs the package \S+, which is not here: .*`npm run bench`\.$/],
    ["build", /^There are no sources here.*\.$/],
    ["nothing", /^There is no "nothing"\. One of: .*\.$/],
  ])("says in a sentence what it needs: %s", async (line, sentence) => {
    const { code, out, err } = await smallville(...line.split(" "));
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err.trim()).toMatch(sentence);
  });
});

describe("a program that is renewed below a living town", () => {
  const running = new Set<ReturnType<typeof spawn>>();
  afterEach(() => {
    for (const child of running) child.kill("SIGKILL");
  });

  /** Starts the town, and waits for its page. */
  async function start() {
    const child = spawn(process.execPath, [installed("bin/smallville.js"), "start"], {
      cwd: join(folder, "elsewhere"),
      env: { ...env, PREVIEW_PORT: "0", TOWN: "pellow-cove", LOG_LEVEL: "silent" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    running.add(child);
    const ended = once(child, "close").then(([code]) => {
      running.delete(child);
      return code as number | null;
    });
    let out = "";
    child.stdout.on("data", (data) => {
      out += data;
    });
    for (;;) {
      const page = /^Town page: (\S+)$/m.exec(out)?.[1];
      if (page)
        return {
          out: () => out,
          stop: () => {
            child.kill("SIGTERM");
            return ended;
          },
          text: async (path: string) => (await fetch(page + path)).text(),
          post: async (path: string, body: object) => {
            const all = JSON.stringify({ member: "0123456789ab", name: "Ada", ...body });
            const answer = await fetch(page + path, {
              method: "POST",
              headers: { "content-type": "application/json" },
              body: all,
            });
            return { status: answer.status, value: (await answer.json()) as Record<string, unknown> };
          },
        };
      if (child.exitCode !== null) throw new Error(`it ended: ${out}`);
      await Promise.race([once(child.stdout, "data"), ended]);
    }
  }

  it("leaves it living with the page it began with; the next start is the new one's", async () => {
    const town = await start();
    await expect.poll(() => town.text("state")).toContain('"opened":true');
    const before = await town.text("main.js");
    const dist = installed("dist");
    await rm(dist, { recursive: true });
    const main = readFileSync(join(top, "dist/main.js"), "utf8");
    mkdirSync(dist);
    writeFileSync(join(dist, "main.js"), "throw new Error('not whole yet')");
    writeFileSync(installed("src/stage/preview/client/main.js"), "renewed();");

    expect(await town.text("main.js")).toBe(before);
    expect(await town.text("talk.js")).toMatch(/^import/);
    expect(await town.text("map.svg")).toMatch(/^<svg /);
    expect(await town.post("visit", {})).toMatchObject({ status: 200 });
    const { turn } = JSON.parse(await town.text("state")) as { turn: number };
    expect(await town.post("command", place({ words: "news" }))).toMatchObject({ status: 200 });
    expect(await town.post("say", place({ text: "Good morning!" }))).toMatchObject({ status: 200 });
    expect(await town.post("skip", { until: "tomorrow", sure: true })).toMatchObject({ status: 200 });
    expect((JSON.parse(await town.text("state")) as { turn: number }).turn).toBeGreaterThan(turn);
    expect(await town.stop()).toBe(0);

    cpSync(join(top, "dist"), dist, { recursive: true, force: true });
    writeFileSync(join(dist, "main.js"), `process.stdout.write("renewed\\n");${main}`);
    const again = await start();
    await expect.poll(() => again.text("state")).toContain('"opened":true');
    expect(again.out()).toMatch(/^renewed$/m);
    expect(await again.text("main.js")).toBe("renewed();\n");
    expect((JSON.parse(await again.text("state")) as { turn: number }).turn).toBeGreaterThan(turn);
    expect(await again.stop()).toBe(0);
  });

  const place = (body: object) => ({ place: "the-net-loft", options: {}, form: null, ...body });
});
