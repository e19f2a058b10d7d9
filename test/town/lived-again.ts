/** A town that is stored turn by turn, and its turns lived again from their inputs alone. */
import { expect } from "vitest";
import { offlineOf } from "../../src/offline/offline.ts";
import type { Store } from "../../src/store/store.ts";
import { type Act, type Actor, answered, answering, changeOf } from "../../src/town/acts/take-act.ts";
import { greeting } from "../../src/town/acts/welcome.ts";
import { settled } from "../../src/town/change.ts";
import type { TownDefinition } from "../../src/town/file/definition.ts";
import { factsOf, settle } from "../../src/town/file/settle.ts";
import type { Owed, TownState } from "../../src/town/state.ts";
import { embedAll, type Means, vectorCache } from "../../src/town/thinking.ts";
import { commitTick, thinkTick } from "../../src/town/tick.ts";
import type { Ground, Town } from "../../src/town/town.ts";
import type { TurnRecord } from "../../src/town/turn-record.ts";
import type { EventOf, TownEvent } from "../../src/world/events.ts";
import { offline } from "./living.ts";

/** Who takes part. */
export const alex: Actor = { id: "alex", name: "Alex", about: "photographs birds" };
/** Another one. */
export const bea: Actor = { id: "bea", name: "Bea", about: "" };

/** What a town is founded on. */
export const groundOf = (
  definition: TownDefinition,
  store: Store,
  more: Partial<Ground> = {},
): Ground & { store: Store } => ({
  id: definition.id,
  definition,
  model: offline,
  offline: offlineOf,
  clock: () => 0,
  ...more,
  store,
});

/** All turns that a store holds of a town. */
export async function records(store: Store, town: Town): Promise<TurnRecord[]> {
  const all: TurnRecord[] = [];
  for (let n = 1; n <= town.state.turn; n++) all.push((await store.turn(town.id, n)) as unknown as TurnRecord);
  return all;
}

/** What was lived again last, turn by turn: towns that begin with the very same morning share it. */
const livedBefore: { readonly record: string; readonly state: TownState }[] = [];

/**
 * Lives the stored turns again from their inputs alone: what was thought over which state, and in which order it was committed. Gives
 * the last state; every turn's events must be those that were stored.
 */
export async function livedAgain(
  definition: TownDefinition,
  turns: readonly TurnRecord[],
  seed: string,
): Promise<TownState> {
  // What is whispered is read when it is taken, as it was then.
  const town = { ...factsOf(definition, definition.id), understand: offlineOf("en").understand };
  const means: Means = {
    town,
    model: offline,
    offline: offlineOf("en"),
    book: () => {},
    vectors: vectorCache(),
    silent: false,
  };
  // What was lived again already as it begins here is not lived once more.
  const other = turns.findIndex(
    (turn, i) => livedBefore[i]?.state.seed !== seed || livedBefore[i].record !== JSON.stringify(turn),
  );
  livedBefore.length = other < 0 ? turns.length : other;
  const states = livedBefore.map(({ state }) => state);
  for (const [n, turn] of turns.slice(states.length).entries()) {
    const i = other + n;
    const before = states[i - 1];
    const base = states[turn.base - 1];
    const changed = await (async () => {
      if (turn.kind === "settling")
        return settle(definition, definition.id, seed, 5, (texts) => embedAll(means, texts));
      if (turn.kind === "tick") return commitTick(before!, await thinkTick(base!, means));
      if (turn.kind === "greeting") {
        const { who, visitor } = turn.act as unknown as { who: string; visitor: string };
        const proposal = await greeting(base!, who, visitor, means, new Map());
        return settled(before!, proposal!);
      }
      if (turn.kind === "act") {
        const { by, ...act } = turn.act as unknown as Act & { by: Actor };
        return changeOf(before!, town, by, act);
      }
      if (turn.kind === "answer") {
        const { who, act, line, more = [] } = turn.act as unknown as Owed & { who: string; more?: Owed[] };
        const debts = [{ act, line }, ...more];
        return answered(before!, who, debts, await answering(base!, who, debts, means, new Map()));
      }
      throw new Error(`a ${turn.kind} is not lived again here`);
    })();
    const numbered = changed.events.map((event, at) => ({ id: `${i + 1}.${at + 1}`, ...event }));
    expect(JSON.stringify(numbered), `turn ${i + 1}, a ${turn.kind}`).toBe(JSON.stringify(turn.events));
    const state = { ...changed.state, turn: i + 1 };
    states.push(state);
    livedBefore.push({ record: JSON.stringify(turn), state });
  }
  return states.at(-1)!;
}

/** The lines among events. */
export const linesIn = (events: readonly TownEvent[]): readonly EventOf<"line-said">[] =>
  events.filter((event): event is EventOf<"line-said"> => event.kind === "line-said");

/** Whether a question is of a tick. */
export const ofTick = ({ key }: { key: string }): boolean => /\/t\d+\//.test(key);
/** Whether a question is of an answer that is owed. */
export const ofAnswer = ({ key }: { key: string }): boolean => /\/a\d+\//.test(key);
