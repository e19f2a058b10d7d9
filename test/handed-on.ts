/** Before trials: a folder in which what one file of them has lived is handed on to the others. It goes when they are over. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    readonly handedOn: string;
  }
}

/** Makes the folder; resolves with what takes it away. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "handed-on-"));
  provide("handedOn", folder);
  return () => rm(folder, { recursive: true });
}
