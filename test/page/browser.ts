/** Debian's Chromium for the page's tests. */
import { type Browser, chromium } from "playwright-core";

/** Starts it, with nothing that asks the network. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
