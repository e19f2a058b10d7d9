/**
 * A provider's moderation as a filter: asked beside the words' own list, never waited for long, and where it cannot answer the list
 * alone decides. A server without such a route is not asked again.
 */
import type { Filter } from "../model.ts";
import type { Connection, Moderated } from "./connection.ts";

/** A request is given up after this, so that it is heard whether the server can do it at all. */
const LONGEST_MS = 15_000;
/** After a failure, or where it takes too long, it is left alone for so long. */
const REST_MS = 60_000;
/** Statuses of a server that has no such route, or not for us. */
const NO_MODERATION = [400, 401, 403, 404, 405, 501];
/** Texts whose answer is kept: who says something is moderated while they still may change it. */
const MOST_KEPT = 200;
const LONGEST_TEXT = 8_000;

/**
 * What must not pass. Somebody who speaks of harming themselves, or of violence that they met, is in need: they are answered, and told
 * where help is.
 */
const KEPT_OUT: ReadonlySet<string> = new Set([
  "sexual",
  "sexual/minors",
  "harassment",
  "harassment/threatening",
  "hate",
  "hate/threatening",
  "illicit/violent",
  "self-harm/instructions",
  "violence/graphic",
]);

/** What moderation needs. */
export interface ModerationOptions {
  readonly connection: Connection;
  /** The model to name; null where a server has its own. */
  readonly model: string | null;
  /** The list of words, which decides first. */
  readonly words: Filter;
  readonly now: () => number;
  /** Nobody waits longer for it. */
  readonly patienceMs: number;
  /** Told once that the list decides alone. */
  readonly onNotice: (sentence: string) => void;
}

/** A filter by words and by a provider. */
export function moderated({ connection, model, words, now, patienceMs, onNotice }: ModerationOptions): Filter {
  const kept = new Map<string, Promise<boolean>>();
  let told = false;
  let restsUntil = 0;

  /** From now on the words alone decide: for a while, or where it is gone for good. */
  function rest(why: string, gone: boolean): true {
    restsUntil = Math.max(restsUntil, gone ? Number.POSITIVE_INFINITY : now() + REST_MS);
    if (!told) onNotice(`${connection.host} does not moderate what is said (${why}): a list of words decides alone.`);
    told = true;
    return true;
  }

  async function sent(text: string): Promise<boolean> {
    const body = { input: text.slice(0, LONGEST_TEXT), ...(model === null ? {} : { model }) };
    const reply = await connection.moderations(body, AbortSignal.timeout(LONGEST_MS));
    if (reply.ok) return passed(reply.value);
    return rest(reply.error.message, reply.status !== null && NO_MODERATION.includes(reply.status));
  }

  async function asked(text: string): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const impatience = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(rest("it takes too long", false)), patienceMs);
    });
    const answer = await Promise.race([sent(text), impatience]);
    clearTimeout(timer);
    return answer;
  }

  return {
    fits: words.fits,
    async passes(text) {
      if (text.trim() === "") return true;
      if (!words.fits(text)) return false;
      const known = kept.get(text);
      if (known) return known;
      if (now() < restsUntil) return true;
      const answer = asked(text);
      kept.set(text, answer);
      if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? "");
      return answer;
    },
  };
}

/** Whether nothing is in a text that must not pass, by category where the server names them. */
function passed({ results }: Moderated): boolean {
  return results.every(({ flagged, categories }) =>
    categories ? !Object.entries(categories).some(([name, is]) => is === true && KEPT_OUT.has(name)) : !flagged,
  );
}
