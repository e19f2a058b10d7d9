/** `npm run recall` as a person runs it, in a folder of its own, and four memories to ask of. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runProgram } from "../program.ts";

/** A folder with what runs `recall` in it, writes a file of lines there, and takes it away. */
export async function recalling() {
  const folder = await mkdtemp(join(tmpdir(), "recall-"));
  return {
    recall: (args: readonly string[], env: Record<string, string> = {}) => runProgram("recall", folder, args, env),
    file: async (name: string, ...lines: readonly (object | string)[]): Promise<string> => {
      const path = join(folder, name);
      await writeFile(path, lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n"));
      return path;
    },
    over: () => rm(folder, { recursive: true }),
  };
}

export const memories = [
  { id: "late", text: "The cellist moved to Bergen.", at: "2023-05-09T10:00:00Z" },
  { id: "ask", text: "What do you call him?", at: "2023-05-08T13:56:00", speaker: "Ben", scene: "s1" },
  { id: "dog", text: "I got a puppy!", at: "2023-05-08T13:50:00", speaker: "Ana", scene: "s1" },
  { id: 7, text: "Rex, after my grandfather.", at: "2023-05-08T13:57:00", speaker: "Ana", scene: "s1", poignancy: 4 },
];
export const query = { id: "q1", text: "What is the name of Ana's dog?", at: "2023-06-01T09:00:00" };
