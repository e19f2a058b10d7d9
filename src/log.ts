/**
 * The log: structured lines on standard error (standard output is for the keeper), without a secret and without what people
 * or residents said. Callers log words of their own and ids, never a message's text.
 */
import { type DestinationStream, destination, type Logger, pino } from "pino";

const HIDDEN = "[hidden]";

/** Properties that carry a secret or somebody's words, wherever a library puts them. */
const PROPERTIES = [
  "token",
  "apiKey",
  "authorization",
  "Authorization",
  "headers",
  "requestBody",
  "rawError",
  "content",
  "text",
];

/** Secrets as they stand inside texts: webhook and interaction addresses, authorization headers, bot tokens, API keys. */
const SHAPES: readonly [RegExp, string][] = [
  [/(\/(?:webhooks|interactions)\/\d+\/)[\w.-]+/g, `$1${HIDDEN}`],
  [/\b(Bot|Bearer) [\w.~+/=-]{8,}/g, `$1 ${HIDDEN}`],
  [/(?<![\w-])[\w-]{23,}\.[\w-]{6}\.[\w-]{27,}/g, HIDDEN],
  [/\bsk-[\w-]{8,}/g, HIDDEN],
];

/**
 * A logger from `level` up. `secrets` are the values that must never appear (the token, the key); `to` is standard error
 * unless a test reads along.
 */
export function createLog(
  level: string,
  secrets: readonly (string | null)[] = [],
  to: DestinationStream = destination({ dest: 2, sync: true }),
): Logger {
  const exact = secrets.filter((secret) => secret !== null && secret.length >= 4);
  const clean = (line: string) => {
    const shaped = SHAPES.reduce((text, [shape, hidden]) => text.replace(shape, hidden), line);
    return exact.reduce<string>((text, secret) => text.replaceAll(String(secret), HIDDEN), shaped);
  };
  return pino(
    {
      level,
      base: null,
      formatters: { level: (label) => ({ level: label }) },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: PROPERTIES.flatMap((name) => [name, `*.${name}`]), censor: HIDDEN },
      hooks: { streamWrite: clean },
    },
    to,
  );
}
