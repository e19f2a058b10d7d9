/** Our programs as a person starts them: processes with arguments, an environment, two streams and an exit code. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { expect } from "vitest";
import { type PROGRAMS, programFile } from "../bin/bundle.js";
import type { Store } from "../src/store/store.ts";
import type { TownView } from "../src/town/looking/views.ts";
import type { TurnRecord } from "../src/town/turn-record.ts";
import { SHORT_LIVED } from "./short-lived.ts";

/** A started program. */
export interface Program {
  readonly child: ChildProcess;
  out: string;
  err: string;
  /** The page's address, once it is printed; rejects when the program ends first. */
  page(): Promise<string>;
  /** Resolves when it has printed something, in whichever stream; rejects when it ends first. */
  says(words: string): Promise<void>;
  /** Kills it and waits for its end. */
  kill(): Promise<void>;
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>;
}

const running = new Set<ChildProcess>();

/** Kills all that were started and still run. */
export function killPrograms(): void {
  for (const child of running) child.kill("SIGKILL");
}

/** `npm start` in a folder, with nothing in its environment but what is given. */
export function startProgram(folder: string, env: Record<string, string>): Program {
  const child = spawn(process.execPath, [...SHORT_LIVED, programFile("start")], {
    cwd: folder,
    env: {
      PATH: process.env.PATH ?? "",
      PREVIEW_PORT: "0",
      TOWN: "pellow-cove",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  const ended = once(child, "close").then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  const printed = async <T>(look: () => T | undefined): Promise<T> => {
    for (;;) {
      const found = look();
      if (found !== undefined) return found;
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`it ended: ${program.err}`);
      await Promise.race([once(child.stdout!, "data"), once(child.stderr!, "data"), ended]);
    }
  };
  const program: Program = {
    child,
    out: "",
    err: "",
    ended,
    page: () => printed(() => /^Town page: (http:\/\/127\.0\.0\.1:\d+\/)$/m.exec(program.out)?.[1]),
    async says(words) {
      await printed(() => (program.out + program.err).includes(words) || undefined);
    },
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
  child.stdout!.on("data", (data) => {
    program.out += data;
  });
  child.stderr!.on("data", (data) => {
    program.err += data;
  });
  return program;
}

/** The town's view, once there is one, it is open, and it has come to a turn. */
export async function viewOf(page: string, turn = 0): Promise<TownView> {
  for (;;) {
    const response = await fetch(`${page}state`);
    const view = response.ok ? ((await response.json()) as TownView) : null;
    if (view?.opened && view.turn >= turn) return view;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** All turns that a closed or open store holds of a town. */
export async function recordsOf(store: Store, town: string): Promise<TurnRecord[]> {
  const { snapshot, turns } = await store.load(town);
  const last = (snapshot?.turn ?? 0) + turns.length;
  const all: TurnRecord[] = [];
  for (let n = 1; n <= last; n++) all.push((await store.turn(town, n)) as unknown as TurnRecord);
  expect(await store.turn(town, last + 1)).toBeNull();
  return all;
}

/** How a program ended that was waited for. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs one of the programs to its end, with nothing in its environment but what is given. */
export const runProgram = (
  name: keyof typeof PROGRAMS,
  cwd: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [...SHORT_LIVED, programFile(name), ...args],
      { cwd, env: { PATH: process.env.PATH ?? "", ...env }, maxBuffer: 1e8 },
      (error, out, err) => resolve({ code: error ? Number(error.code ?? -1) : 0, out, err }),
    );
  });

/** The program ends with one sentence for a person, and no stack trace; structured logs may stand beside it. */
export async function expectRefusal(program: Program, ...words: RegExp[]): Promise<void> {
  expect(await program.ended, program.err).toBe(1);
  expect(program.err).not.toMatch(/^\s+at /m);
  const sentences = program.err.split("\n").filter((line) => line !== "" && !line.startsWith("{"));
  expect(sentences, program.err).toHaveLength(1);
  for (const word of words) expect(sentences[0]).toMatch(word);
}

/** A run that was wrong: nothing on stdout, no stack trace, the words wanted on stderr. */
export function expectWrong({ code, out, err }: Ran, exit: number, ...words: (string | RegExp)[]): void {
  expect(code, err).toBe(exit);
  expect(out).toBe("");
  expect(err).not.toMatch(/^\s+at /m);
  for (const word of words) expect(err).toMatch(word);
}

/** The summary of a simulation that went well: the one line of its stdout. */
export function summaryOf({ code, out, err }: Ran): { [key: string]: unknown } {
  expect(code, err).toBe(0);
  expect(out.endsWith("\n")).toBe(true);
  expect(out.trimEnd().split("\n")).toHaveLength(1);
  return JSON.parse(out);
}
