/**
 * A store that waits out what passes: a backup that holds the file, a disk that is full for a while. Whoever reads or writes simply waits
 * longer; what was asked for is done in order when the store is back, and nothing is lost. Damage is told at once, as before.
 */
import { type Json, type Store, StoreError } from "./store.ts";

/** A store that may be waited for. */
export interface PatientStore extends Store {
  /** What is being waited out, or null. */
  trouble(): StoreError | null;
  /** From now on nothing is waited for: what fails is told at once. For closing. */
  hurry(): void;
}

/** How to wait, and who is told. */
export interface PatientOptions {
  readonly pause?: (ms: number) => Promise<void>;
  /** Told when waiting begins, and with null when it is over. Must not throw. */
  readonly onTrouble?: (trouble: StoreError | null) => void;
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 10_000;
/** What may pass by itself. */
const PASSING: readonly StoreError["reason"][] = ["locked", "failed"];
/** Of what needs something to be there before, only the disk's own failures. */
const mayPass = (error: StoreError, whole: boolean): boolean =>
  PASSING.includes(error.reason) && (!whole || error.trouble !== null);

/**
 * Of what has no cause of its own, what a sound disk says now and then: a share that is away for a moment, or a system that has no more
 * files or memory to give. All else that cannot be used (a binding that is not there, a fault of ours) would be waited for in vain.
 */
const UNSTEADY: ReadonlySet<unknown> = new Set(
  "SQLITE_IOERR SQLITE_NOMEM SQLITE_PROTOCOL EIO EAGAIN EBUSY EMFILE ENFILE ENOMEM ESTALE ETIMEDOUT".split(" "),
);
/** Whether what keeps a store from being opened may pass. A file that may not be written is mostly one that was named by mistake. */
function opensLater({ trouble, cause }: StoreError): boolean {
  const code = typeof cause === "object" && cause !== null && "code" in cause ? cause.code : null;
  return trouble === "held" || trouble === "full" || (trouble === "unusable" && UNSTEADY.has(code));
}

/**
 * Opens a store whose file another program holds, or whose disk is full or stutters, as soon as it can; every other failure is told at
 * once. What is waited for is told once, and again when it is something else. @throws StoreError
 */
export async function openPatiently(
  open: () => Promise<Store>,
  { pause = sleep, onTrouble = () => {} }: PatientOptions = {},
): Promise<Store> {
  let told: StoreError["trouble"] = null;
  for (let tries = 0; ; tries++) {
    try {
      const store = await open();
      if (told !== null) onTrouble(null);
      return store;
    } catch (error) {
      if (!(error instanceof StoreError) || !opensLater(error)) throw error;
      if (error.trouble !== told) onTrouble(error);
      told = error.trouble;
      await pause(waitOf(tries));
    }
  }
}

const waitOf = (tries: number): number => Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries);

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The same store, with patience. */
export function patient(store: Store, { pause = sleep, onTrouble = () => {} }: PatientOptions = {}): PatientStore {
  const waiting = new Map<symbol, StoreError>();
  const chains = new Map<string, Promise<unknown>>();
  let hurries = () => {};
  let hurried = false;
  const hurry = new Promise<void>((resolve) => {
    hurries = resolve;
  });

  async function tried<T>(work: (again: boolean) => Promise<T>, whole = false): Promise<T> {
    const self = Symbol();
    try {
      for (let tries = 0; ; tries++) {
        try {
          return await work(tries > 0);
        } catch (error) {
          if (hurried || !(error instanceof StoreError) || !mayPass(error, whole)) throw error;
          const first = waiting.size === 0;
          waiting.set(self, error);
          if (first) onTrouble(error);
          await Promise.race([pause(waitOf(tries)), hurry]);
        }
      }
    } finally {
      if (waiting.delete(self) && waiting.size === 0) onTrouble(null);
    }
  }

  /** One after the other, or what was asked for first could come to be last. */
  function inOrder<T>(name: string, work: () => Promise<T>, whole = false): Promise<T> {
    const done = (chains.get(name) ?? Promise.resolve()).then(() => tried(work, whole));
    const settled = done.catch(() => {});
    chains.set(name, settled);
    void settled.then(() => chains.get(name) === settled && chains.delete(name));
    return done;
  }

  /** A commit whose fate was unknown may have been kept: then it is not taken a second time. */
  async function append(town: string, n: number, turn: Json, again: boolean): Promise<void> {
    try {
      await store.append(town, n, turn);
    } catch (error) {
      const taken = again && error instanceof StoreError && error.reason === "taken";
      if (!taken || JSON.stringify(await store.turn(town, n)) !== JSON.stringify(turn)) throw error;
    }
  }

  const inHurry = (): void => {
    hurried = true;
    hurries();
  };

  return {
    trouble: () => [...waiting.values()].at(-1) ?? null,
    hurry: inHurry,
    load: (town) => tried(() => store.load(town)),
    append: (town, n, turn) => tried((again) => append(town, n, turn, again)),
    turn: (town, n) => tried(() => store.turn(town, n)),
    snapshot: (town, n, state, alone) => inOrder(`whole/${town}`, () => store.snapshot(town, n, state, alone), true),
    rewrite: (town, turns) => inOrder(`whole/${town}`, () => store.rewrite(town, turns), true),
    erase: (town) => inOrder(`whole/${town}`, () => store.erase(town), true),
    // Tried again by whoever asks.
    scrub: () => store.scrub(),
    read: (name) => tried(() => store.read(name)),
    write: (name, value) => inOrder(`record/${name}`, () => store.write(name, value)),
    remove: (name) => inOrder(`record/${name}`, () => store.remove(name)),
    close() {
      inHurry();
      return store.close();
    },
  };
}
