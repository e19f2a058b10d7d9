/**
 * Embeds together what is asked for at the same moment: twenty-five residents who remember something in one tick make one request
 * instead of twenty-five (design section 6).
 */
import { type Embedded, type Model, noUsage } from "./model.ts";

/** One call that waits to be sent with others. */
interface Waiting {
  readonly texts: readonly string[];
  readonly done: (embedded: Embedded) => void;
}

/** The same model, its embeddings gathered until the program has nothing else to do. The first of a batch bears its usage. */
export function withBatches(model: Model): Model {
  const waiting = new Map<string, Waiting[]>();

  async function send(town: string): Promise<void> {
    const batch = waiting.get(town) ?? [];
    waiting.delete(town);
    const texts = [...new Set(batch.flatMap((one) => one.texts))];
    const embedded = await model.embed(town, texts);
    const vectors = new Map(texts.map((text, i) => [text, embedded.vectors[i] ?? null]));
    batch.forEach((one, i) => {
      const own = one.texts.map((text) => vectors.get(text) ?? null);
      one.done({ ...embedded, vectors: own, usage: i === 0 ? embedded.usage : noUsage });
    });
  }

  return {
    get name() {
      return model.name;
    },
    ask: (question) => model.ask(question),
    embed: (town, texts) =>
      new Promise((done) => {
        const batch = waiting.get(town);
        if (batch) batch.push({ texts, done });
        else {
          waiting.set(town, [{ texts, done }]);
          setImmediate(() => void send(town));
        }
      }),
  };
}
