import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { openStore } from "./keyv-store.ts";
import { storeContract } from "./store.contract.ts";

let folder: string;
let files = 0;
let url: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-"));
});
afterAll(() => rm(folder, { recursive: true }));

storeContract({
  name: "SQLite",
  open: () => {
    url = `sqlite://${join(folder, `${++files}`, "town.sqlite")}`;
    return openStore(url);
  },
  reopen: async (store) => {
    await store.close();
    return openStore(url);
  },
});
