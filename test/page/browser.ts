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

/** One page for all tests of a file. */
export interface SharedPage {
  readonly page: Page;
  /**
   * Leaves the town: what the page kept of it, whom it told of its complaints, what stood between it and its server, its size and the movement
   * wished for are as at first. For the end of a test, before its town is closed.
   */
  leave(): Promise<void>;
}

/** Opens a page for all tests of a file: to open one takes longer than most that is done in it. */
export async function openSharedPage(browser: Browser, options: BrowserContextOptions): Promise<SharedPage> {
  const { viewport, reducedMotion = "no-preference" } = options;
  const page = await browser.newPage(options);
  return {
    page,
    async leave() {
      for (const told of ["console", "pageerror"] as const) page.removeAllListeners(told);
      await page.unrouteAll({ behavior: "ignoreErrors" });
      // What is no town's page keeps nothing, and may not be asked to forget it.
      if (page.url().startsWith("http")) await page.evaluate(() => localStorage.clear());
      await page.goto("about:blank");
      await page.emulateMedia({ reducedMotion });
      if (viewport) await page.setViewportSize(viewport);
    },
  };
}
