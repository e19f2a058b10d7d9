/** Debian's Chromium for the page's tests. */
import { type Browser, chromium } from "playwright-core";

/** So long a page is waited for: how fast a machine is decides nothing. */
const PATIENCE_MS = 120_000;

/** Starts it, with nothing that asks the network; its pages are waited for however busy the machine is. */
export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
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
  browser.on("context", (context) => context.setDefaultTimeout(PATIENCE_MS));
  return browser;
}
