/** Debian's Chromium for the page's tests. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";

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

/** One page for all tests of a file, each of which finds it as new. */
export interface SharedPage {
  readonly page: Page;
  /** Leaves the town: nothing is kept of it, and nobody is told of the page any more. For the end of a test, before its town is closed. */
  leave(): Promise<void>;
}

/** Opens a page for all tests of a file: to open one takes longer than most that is done in it. */
export async function openSharedPage(browser: Browser, options: BrowserContextOptions): Promise<SharedPage> {
  const page = await browser.newPage(options);
  return {
    page,
    async leave() {
      page.removeAllListeners();
      // A page that never left for a town may keep nothing, nor be asked to forget it.
      if (page.url() !== "about:blank") await page.evaluate(() => localStorage.clear());
      await page.goto("about:blank");
      if (options.viewport) await page.setViewportSize(options.viewport);
    },
  };
}
