/** What the page's address shows while there is no town yet because its database is waited for: one sentence, and the town once it is there. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { DiskTrouble } from "../../language/en/outage.ts";
import { languageOf, servedBy } from "../../language/language.ts";
import { refusal, SAFE_HEADERS } from "./guard.ts";

/** The waiting page, served. */
export interface WaitingPage {
  readonly url: string;
  readonly port: number;
  /** Frees the port. */
  close(): Promise<void>;
}

/** Seconds after which an open page looks again. */
const AGAIN = "3";

/** Starts it; null where the port cannot be had, which the page itself will say. `why`: what is waited for when it is looked at. */
export async function startWaitingPage(wanted: number, why: () => DiskTrouble): Promise<WaitingPage | null> {
  const server = createServer((request, response) => {
    const language = servedBy(request.headers["accept-language"]?.split(/[,;]/)[0] ?? "en") ?? "en";
    const { opening } = languageOf(language).outage.disk;
    const refused = refusal(request);
    const type = "text/html; charset=utf-8";
    response.writeHead(refused ? 403 : 503, { ...SAFE_HEADERS, "content-type": type, refresh: AGAIN });
    const told = refused ?? opening(why());
    response.end(`<!doctype html><html lang="${language}"><title>⏳</title><p>${told}</p></html>`);
  });
  const listening = await new Promise<boolean>((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(wanted, "127.0.0.1", () => resolve(true));
  });
  if (!listening) return null;
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
