/** What the stage tells the operator. pino fits; no message text and no secret is ever passed in. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** An error as far as it may be logged: discord.js's errors carry whole request bodies and webhook addresses, which must not be. */
export function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? ` (${String(error.code)})` : "";
  return `${error.name}: ${error.message}`.replace(/\/webhooks\/\d+\/[\w-]+/g, "/webhooks/…") + code;
}
