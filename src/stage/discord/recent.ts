/** What went wrong lately, for `/town check`: the last warnings and errors of the log, and Discord's "too many requests" by route. */
import { type Log, reason } from "./log.ts";

/** One trouble. */
export interface Trouble {
  readonly atMs: number;
  readonly sentence: string;
  readonly about: object;
}

/** Troubles that are remembered. */
const MOST = 100;

/** A log that remembers its latest troubles. */
export class Recent implements Log {
  readonly #log: Log;
  readonly #now: () => number;
  #troubles: readonly Trouble[] = [];
  readonly #tooMany = new Map<string, number>();

  constructor(log: Log, now: () => number) {
    this.#log = log;
    this.#now = now;
  }

  info(fields: object, message: string): void {
    this.#log.info(fields, message);
  }

  warn(fields: object, message: string): void {
    this.#note(fields, message);
    this.#log.warn(fields, message);
  }

  error(fields: object, message: string): void {
    this.#note(fields, message);
    this.#log.error(fields, message);
  }

  /** Discord said 429. */
  tooMany(method: string, route: string): void {
    const key = `${method} ${route.replace(/\/webhooks\/[^/]+\/[^/]+/, "/webhooks/…")}`;
    this.#tooMany.set(key, (this.#tooMany.get(key) ?? 0) + 1);
    this.#log.warn({ method, route: key }, "Discord says: too many requests");
  }

  /** How often, by route; most first. */
  get tooManyByRoute(): readonly (readonly [string, number])[] {
    return [...this.#tooMany].sort(([, a], [, b]) => b - a);
  }

  /** The latest troubles that are about one of these ids (a server, its channels, its town) or about none, newest first. */
  latest(ids: ReadonlySet<string>, most: number): readonly Trouble[] {
    const concerns = ({ about }: Trouble) => {
      const named = Object.entries(about).filter(([key]) => ["guild", "channel", "town"].includes(key));
      return named.length === 0 || named.some(([, id]) => ids.has(String(id)));
    };
    return this.#troubles.filter(concerns).slice(-most).reverse();
  }

  #note(about: object, message: string): void {
    const why = "reason" in about ? `: ${reason(about.reason)}` : "";
    this.#troubles = [...this.#troubles, { atMs: this.#now(), sentence: message + why, about }].slice(-MOST);
  }
}
