/**
 * Bounds how many requests are under way at once. Who answers a person goes first, and one place is kept free for that, so
 * that a person never waits behind a town's morning.
 */
import type { Model } from "./model.ts";

const AT_ONCE = 8;
const KEPT_FOR_PEOPLE = 1;

/** The same model, asked at most `atOnce` things at a time. Embeddings are short and go with the answers to people. */
export function withLimit(model: Model, atOnce: number = AT_ONCE): Model {
  const forTown = Math.max(1, atOnce - KEPT_FOR_PEOPLE);
  const people: (() => void)[] = [];
  const town: (() => void)[] = [];
  let running = 0;
  let runningForTown = 0;

  function startNext(): void {
    if (running >= atOnce) return;
    const next = people.shift() ?? (runningForTown < forTown ? town.shift() : undefined);
    next?.();
  }

  async function inTurn<T>(urgent: boolean, work: () => Promise<T>): Promise<T> {
    const weight = urgent ? 0 : 1;
    await new Promise<void>((resolve) => {
      (urgent ? people : town).push(() => {
        running += 1;
        runningForTown += weight;
        resolve();
      });
      startNext();
    });
    try {
      return await work();
    } finally {
      running -= 1;
      runningForTown -= weight;
      startNext();
    }
  }

  return {
    get name() {
      return model.name;
    },
    ask: (question) => inTurn(question.person !== null, () => model.ask(question)),
    embed: (townId, texts) => inTurn(true, () => model.embed(townId, texts)),
  };
}
