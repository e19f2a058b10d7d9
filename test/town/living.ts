/** What the tests of a living town share: the offline mind, one that can be held back, and a town compared whole. */
import { recognisingLate } from "../../src/mind/recognise.ts";
import type { Model, Question } from "../../src/model/model.ts";
import { offlineModel } from "../../src/model/offline.ts";
import { readWordVectors } from "../../src/model/word-vectors.ts";
import { recogniser } from "../../src/offline/understand/recognise.ts";
import { packageFile } from "../../src/package-files.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import type { Json, Store } from "../../src/store/store.ts";
import { snapshotOf } from "../../src/town/snapshot.ts";
import type { TownState } from "../../src/town/state.ts";
import type { Town } from "../../src/town/town.ts";
import type { TownEvent } from "../../src/world/events.ts";
import { offlineMind } from "../provider/test-models.ts";

/** The offline mind with the word vectors that come with the program. */
export const offline: Model = offlineModel(readWordVectors(packageFile("data/word-vectors.bin")));

export { offlineOf } from "../../src/offline/offline.ts";

/** What people mean by their words, as the program reads it. */
export const recognise = recognisingLate(recogniser);

/** The same as a host is given it. */
export const offlineBuilt = offlineMind();

/** A mind that can be held: questions that `holds` wait until they are let go. */
export interface HeldModel extends Model {
  /** From now on, questions for which this is true wait. */
  hold(holds: (question: Question) => boolean): void;
  /** Lets go those that wait, and holds no more. */
  release(): void;
  /** Resolves when at least one question waits. */
  waiting(): Promise<void>;
}

/** The same mind behind a gate. */
export function heldModel(model: Model = offline): HeldModel {
  let holds: (question: Question) => boolean = () => false;
  let waits: (() => void)[] = [];
  let told: (() => void)[] = [];
  return {
    name: model.name,
    embed: model.embed,
    hold(which) {
      holds = which;
    },
    release() {
      holds = () => false;
      for (const go of waits) go();
      waits = [];
    },
    waiting: () => (waits.length > 0 ? Promise.resolve() : new Promise((resolve) => void told.push(resolve))),
    async ask(question) {
      if (holds(question)) {
        await new Promise<void>((resolve) => {
          waits.push(resolve);
          for (const tell of told) tell();
          told = [];
        });
      }
      return model.ask(question);
    },
  };
}

const byKey = <V>(map: ReadonlyMap<string, V>): Map<string, V> =>
  new Map([...map].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));

/** Everything of a town as text, access stamps, vectors and what is yet to be perceived included; two towns are one when these are. */
export const wholeOf = (state: TownState): string =>
  JSON.stringify(
    snapshotOf(
      { ...state, pending: byKey(state.pending), world: { ...state.world, objects: byKey(state.world.objects) } },
      "any",
    ),
  );

/** The log as bytes, as far as it goes. */
export const logOf = (events: readonly TownEvent[]): string => events.map((event) => JSON.stringify(event)).join("\n");

/** Lives on until `minute`. */
export async function until(town: Town, minute: number): Promise<void> {
  while (town.state.now < minute) await town.tick();
}

/** A store in memory with all that another holds of a town, which is to have stood alone: many tests live on from one beginning. */
export async function copyOf(store: Store, { id, state }: Town): Promise<Store> {
  const copy = memoryStore();
  for (let n = 1; n <= state.turn; n++) await copy.append(id, n, (await store.turn(id, n)) as Json);
  const { snapshot } = await store.load(id);
  if (snapshot) await copy.snapshot(id, snapshot.turn, snapshot.state);
  await copy.write(`seed/${id}`, (await store.read(`seed/${id}`)) as Json);
  return copy;
}
