/**
 * The web page as a stage (design section 8): a small server on loopback that shows the towns of this process, lets whoever opens the
 * page walk in as a visitor, and runs the same commands as Discord. It sees towns only through their desks.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { UserError } from "../../world/user-error.ts";
import type { Shown, Stage } from "../stage.ts";
import { Live } from "./live.ts";
import { type PageOptions, router } from "./routes.ts";

/** What the page's server needs. */
export interface PreviewOptions extends PageOptions {
  /** 0 picks a free one. */
  readonly port: number;
}

/** The page, served. Its owner joins it to the towns: `towns.join(preview)`. */
export interface Preview extends Stage {
  /** "http://127.0.0.1:3000/", answering 200. */
  readonly url: string;
}

/** How often an open page is told a change that came without a turn. */
const BEAT_MS = 2_000;

/** Starts the page. @throws UserError when the port cannot be had. */
export async function startPreview(options: PreviewOptions): Promise<Preview> {
  const { towns, log } = options;
  const failed = (error: unknown): void => log.error({ err: error }, "the page could not be told");
  const live = new Live((town) => towns.desk(town), failed, BEAT_MS);
  const server = createServer({ keepAliveTimeout: 5_000 }, router({ ...options, live }));
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      live.close();
      reject(error.code === "EADDRINUSE" || error.code === "EACCES" ? portTaken(options.port) : error);
    });
    server.listen(options.port, "127.0.0.1", resolve);
  });
  server.on("error", failed);
  return {
    name: "preview",
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    show: (shown: Shown) => live.show(shown),
    takeBack: async (town, events) => live.takeBack(town, events),
    close: () =>
      new Promise((resolve) => {
        live.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const portTaken = (port: number): UserError =>
  new UserError(
    "port-taken",
    `Port ${port} is not free for the town page: set PREVIEW_PORT to another number, or to 0 to have a free one picked.`,
  );
