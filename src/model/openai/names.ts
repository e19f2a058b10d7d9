/**
 * Which models a server is asked for. A server of one's own rarely has OpenAI's; when the keeper named none, it is asked
 * what it has (design section 9).
 */
import type { Connection } from "./connection.ts";

/** The models in use, by what they are for. */
export interface ModelNames {
  readonly routine: string;
  readonly deep: string;
  readonly embedding: string;
}

/** The names, and how many requests it took to learn them. */
export interface FoundNames {
  readonly names: ModelNames;
  readonly requests: number;
}

const LISTING_TIMEOUT_MS = 10_000;
const EMBEDS = /embed|\bbge\b|\be5\b|minilm/i;
const NO_CHAT =
  /embed|\bbge\b|\be5\b|minilm|rerank|whisper|tts|audio|realtime|transcribe|moderation|dall-e|image|clip/i;

/** The names to use: as wished if `fixed`, else as the server's list allows. Asked once; a server that is down, again. */
export function findNames(
  connection: Connection,
  wished: ModelNames,
  fixed: boolean,
  onNotice: (sentence: string) => void,
): { readonly known: () => ModelNames; readonly find: () => Promise<FoundNames> } {
  let found: ModelNames | null = fixed ? wished : null;
  let asking: Promise<void> | null = null;

  async function ask(): Promise<void> {
    const listed = await connection.models(AbortSignal.timeout(LISTING_TIMEOUT_MS));
    if (!listed.ok && listed.status === null) return;
    found = listed.ok ? choose(wished, listed.value) : wished;
    const notice = tellChange(connection.host, wished, found);
    if (notice !== null) onNotice(notice);
  }

  return {
    known: () => found ?? wished,
    find: async () => {
      if (found !== null) return { names: found, requests: 0 };
      const requests = asking === null ? 1 : 0;
      // However it ends, and never before it is kept: a question that is over must not be waited for again.
      asking ??= ask().finally(() => {
        asking = null;
      });
      await asking;
      return { names: found ?? wished, requests };
    },
  };
}

function choose(wished: ModelNames, listed: readonly string[]): ModelNames {
  const chat = listed.find((id) => !NO_CHAT.test(id));
  const embedding = listed.find((id) => EMBEDS.test(id));
  const pick = (name: string, other: string | undefined) => (listed.includes(name) ? name : (other ?? name));
  return {
    routine: pick(wished.routine, chat),
    deep: pick(wished.deep, chat),
    embedding: pick(wished.embedding, embedding),
  };
}

function tellChange(host: string, wished: ModelNames, found: ModelNames): string | null {
  const missing = [...new Set([wished.routine, wished.deep])].filter(
    (name) => name !== found.routine && name !== found.deep,
  );
  if (missing.length === 0) return null;
  const used = [...new Set([found.routine, found.deep])].join(" and ");
  return `The server ${host} does not list ${missing.join(" or ")}: the town thinks with ${used} (name others with MODEL_ROUTINE and MODEL_DEEP).`;
}
