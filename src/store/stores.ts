/** The stores there are, by the scheme of `STORE_URL`: one table, which the configuration, the program and its documentation go by. */
import type { FileLimits } from "./database.ts";
import { memoryStore } from "./memory-store.ts";
import { type Store, StoreError } from "./store.ts";

/** One kind of store. */
export interface StoreKind {
  /** How its address is written, in words. */
  readonly form: string;
  /** Whether what stands after "scheme://" is an address of it. */
  readonly fits: (rest: string) => boolean;
  /** Opens it. @throws StoreError */
  readonly open: (rest: string, limits?: FileLimits) => Promise<Store>;
}

/** Where a town is kept unless somebody says otherwise. */
export const USUAL_STORE = "sqlite://data/town.sqlite";

/** Every kind of store by its scheme. What opens one is read only when it is asked for. */
export const stores: Readonly<Record<string, StoreKind>> = {
  sqlite: {
    form: `sqlite:// and the path of a file, such as ${USUAL_STORE}`,
    fits: (rest) => rest !== "" && rest !== ":memory:",
    open: async (rest, limits) => (await import("./keyv-store.ts")).openSqlite(rest, limits),
  },
  memory: {
    form: "memory:// for towns that are forgotten when the program ends",
    fits: (rest) => rest === "",
    open: async () => memoryStore(),
  },
};

/** What is wrong with an address, as the end of a sentence that begins with its variable: every kind there is; null for nothing. */
export const storeProblem = (url: string): string | null =>
  kindOf(url)
    ? null
    : `must be ${Object.values(stores)
        .map(({ form }) => form)
        .join(", or ")}.`;

/** Opens the store at an address. @throws StoreError also where there is no such store */
export async function openStore(url: string, limits?: FileLimits): Promise<Store> {
  const kind = kindOf(url);
  if (!kind) throw new StoreError("failed", `STORE_URL ${storeProblem(url)}`);
  return kind.open(restOf(url), limits);
}

const restOf = (url: string): string => url.slice(url.indexOf("://") + "://".length);

function kindOf(url: string): StoreKind | null {
  const scheme = url.slice(0, Math.max(0, url.indexOf("://")));
  const kind = Object.hasOwn(stores, scheme) ? stores[scheme]! : null;
  return kind?.fits(restOf(url)) ? kind : null;
}
