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

let started: Promise<Browser> | null = null;

/** The one browser of a worker, which ends with it: to start it, and what it keeps for itself, takes longer than many a file of tests. */
export function sharedBrowser(): Promise<Browser> {
  started ??= openBrowser();
  return started;
}

/** The window in which a test looks at the page. */
export interface WindowWished {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly reducedMotion?: "reduce" | "no-preference";
  /** It is touched, as a telephone's is. */
  readonly touch?: boolean;
}

/** One page for all tests of a worker. */
export interface SharedPage {
  readonly page: Page;
  /** Has the page run this before what the town's page runs, until it is left. */
  beforeAll(script: string): Promise<void>;
  /**
   * Leaves the town: what the page kept of it, whom it told of its complaints, what stood between it and its server, other tabs, the mouse, its
   * size and the movement wished for are as at first. For the end of a test, before its town is closed.
   */
  leave(): Promise<void>;
}

/** What a page that has been in a town of `openLiving` keeps of it: what a first visit shows, it shows no more. */
export const KNOWN_TOWN = 'localStorage.setItem("first:town", "seen")';

/** By whether their windows are touched, which a page is for as long as it lives. */
const pages = new Map<boolean, Promise<Page>>();

async function openPage(touch: boolean): Promise<Page> {
  const options: BrowserContextOptions = { hasTouch: touch, isMobile: touch };
  return (await (await sharedBrowser()).newContext(options)).newPage();
}

/** Hands the page out in a window as it is wished: to open one anew takes longer than most that is done in it. */
export async function openSharedPage(wished: WindowWished): Promise<SharedPage> {
  const { viewport, reducedMotion = "no-preference", touch = false } = wished;
  const opened = pages.get(touch) ?? openPage(touch);
  pages.set(touch, opened);
  const page = await opened;
  const asWished = async () => {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize(viewport);
  };
  await asWished();
  const scripts: { dispose(): Promise<void> }[] = [];
  return {
    page,
    async beforeAll(script) {
      scripts.push(await page.addInitScript(script));
    },
    async leave() {
      for (const told of ["console", "pageerror"] as const) page.removeAllListeners(told);
      for (const script of scripts.splice(0)) await script.dispose();
      for (const tab of page.context().pages()) if (tab !== page) await tab.close();
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await page.mouse.move(0, 0);
      // What is no town's page keeps nothing, and may not be asked to forget it.
      if (page.url().startsWith("http")) await page.evaluate(() => localStorage.clear());
      await page.goto("about:blank");
      await asWished();
    },
  };
}
