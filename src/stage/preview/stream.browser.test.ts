/** One stream for all tabs of a browser, with every way to share it: each tab hears of every turn once, whichever tab goes. */
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { sharedBrowser } from "../../../test/page/browser.ts";
import { type Fake, openFake } from "../../../test/page/fake-towns.ts";
import { drawnOf } from "./live.ts";

let context: BrowserContext;
let fake: Fake;

async function stop(): Promise<void> {
  await context.close();
  await fake.close();
}

/** What a browser lacks. */
const lacks = { nothing: [], worker: ["SharedWorker"], both: ["SharedWorker", "BroadcastChannel"] } as const;

async function start(lacking: keyof typeof lacks, options: Parameters<typeof openFake>[0] = {}): Promise<void> {
  fake = await openFake({ start: 600, turnMs: 1000, ...options });
  // a small window, of which little is drawn
  const viewport = { width: 360, height: 640 };
  context = await (await sharedBrowser()).newContext({ viewport, reducedMotion: "reduce" });
  await context.addInitScript((names) => {
    for (const name of names) Reflect.deleteProperty(window, name);
  }, lacks[lacking]);
}

/** Opens a tab that writes down every turn it hears of once it knows the past. */
async function tab(): Promise<Page> {
  const page = await context.newPage();
  await page.goto(fake.preview.url);
  await page.waitForSelector(".person");
  // as text: the page's own module, not one that a test runner resolves
  await page.evaluate(`import("/town.js").then(({ town }) => {
    Object.assign(window, { town, turns: [] });
    town.on("turn", ({ turn }) => window.turns.push(turn));
  })`);
  await page.waitForFunction(() => !(window as unknown as Tab).town.catchingUp);
  return page;
}
interface Tab extends Window {
  turns: number[];
  town: { catchingUp: boolean; view: unknown };
}

/** The town goes on for some turns; resolves when the tabs have the view of the last. */
async function goOn(tabs: readonly Page[], turns = 6): Promise<void> {
  for (let i = 0; i < turns; i += 1) fake.town.tick();
  const view = JSON.parse(JSON.stringify(fake.town.view()));
  for (const page of tabs) {
    const shown = () => page.evaluate(() => (window as unknown as Tab).town.view);
    await expect.poll(shown, { timeout: 40_000 }).toEqual(view);
  }
}

/** Every turn that a page draws, since one. */
async function drawnSince(turn: number): Promise<number[]> {
  const turns = await fake.town.turnsAfter(turn, 500);
  return turns.filter((one) => drawnOf(one).events.length > 0).map((one) => one.turn);
}

async function expectAll(tabs: readonly Page[], since: number): Promise<void> {
  const all = await drawnSince(since);
  expect(all.length).toBeGreaterThan(3);
  const heard = (page: Page) =>
    page.evaluate((turn) => (window as unknown as Tab).turns.filter((one) => one > turn), since);
  for (const page of tabs) await expect.poll(() => heard(page)).toEqual(all);
}

/** The streams that are open at the server. One that nothing came from for long, as on a busy machine, is opened anew: that is right. */
const open = new Set<ServerResponse>();
const began = (message: unknown): void => {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
  if (request.method !== "GET" || !request.url?.startsWith("/events")) return;
  open.add(response);
  response.on("close", () => open.delete(response));
};
beforeAll(() => subscribe("http.server.request.start", began));
afterAll(() => unsubscribe("http.server.request.start", began));
const expectOpen = (count: number) => expect.poll(() => open.size).toBe(count);

describe.each(["nothing", "worker"] as const)("the tabs of one browser that lacks %s", (lacking) => {
  // One after another use the same tabs: to open them takes longer than most that is done in them.
  const tabs: Page[] = [];
  let since = 0;
  beforeAll(async () => {
    await start(lacking);
    since = fake.town.view().turn;
    // a browser opens six connections at most: a stream each would stop the seventh tab
    for (let i = 0; i < 7; i += 1) tabs.push(await tab());
  });
  afterAll(stop);

  it("share one stream", async () => {
    await goOn(tabs);
    await expectAll(tabs, since);
    await expectOpen(1);
  });

  it("go on when the first of them closes", async () => {
    for (const more of tabs.splice(3)) await more.close();
    await goOn(tabs);
    await tabs.shift()!.close();
    // no waiting: what happens while nobody leads is made up for
    await goOn(tabs);
    await tabs.shift()!.close();
    await goOn(tabs);
    await expectAll(tabs, since);
    const late = await tab();
    await goOn([late, ...tabs]);
    await expectAll(tabs, since);
    await expectOpen(1);
    tabs.push(late);
  });

  it("lose no turn when the program is started anew", async () => {
    since = fake.town.view().turn;
    await goOn(tabs);
    await fake.restart(async () => {
      for (const page of tabs) await page.locator("#trouble", { hasText: "does not answer" }).waitFor();
      for (let i = 0; i < 6; i += 1) fake.town.tick();
    });
    await goOn(tabs);
    await expectAll(tabs, since);
    for (const page of tabs) await page.locator("#trouble").waitFor({ state: "hidden" });
  });
});

describe("the tabs of one browser", () => {
  afterEach(stop);

  it("do without the tab that tells the others when it sleeps, and with it when it wakes", async () => {
    await start("worker");
    const since = fake.town.view().turn;
    const [first, second] = [await tab(), await tab()];
    // a tab with a question open does nothing else until it is answered
    const question = new Promise<{ accept(): Promise<void> }>((resolve) => void first.on("dialog", resolve));
    const asking = first.evaluate(`setTimeout(() => alert("Still there?"))`);
    const asked = await question;
    await asking;
    await goOn([second]);
    await expectAll([second], since);
    await asked.accept();
    await goOn([first, second]);
    await expectAll([first, second], since);
    await expectOpen(1);
  });

  it("have a stream each where nothing can be shared", async () => {
    await start("both");
    const since = fake.town.view().turn;
    const tabs = [await tab(), await tab()];
    await goOn(tabs);
    await expectAll(tabs, since);
    await expectOpen(2);
  });

  it("keep the streams of two towns apart", async () => {
    await start("nothing", { also: ["elsewhere"] });
    const since = fake.town.view().turn;
    const here = await tab();
    const there = await context.newPage();
    await there.goto(`${fake.preview.url}?town=elsewhere`);
    await there.waitForSelector(".person");
    const clock = await there.locator("#clock").textContent();
    await goOn([here], 8);
    await expectAll([here], since);
    expect(await there.locator("#clock").textContent()).toBe(clock);
    // one of each town
    await expectOpen(2);
    await here.goto(`${fake.preview.url}?town=elsewhere`);
    await here.waitForSelector(".person");
    expect(await here.locator("#clock").textContent()).toBe(clock);
  });

  it("say it when the town has as many pages as it tells, and go on when one closes", async () => {
    await start("nothing");
    const stop = new AbortController();
    const path = new URL("/events?member=0123456789ab", fake.preview.url);
    // Held by name: an answer that nobody holds is collected, and its stream is closed with it.
    const others = await Promise.all(Array.from({ length: 64 }, () => fetch(path, { signal: stop.signal })));
    const page = await context.newPage();
    await page.goto(fake.preview.url);
    await page.locator("#trouble", { hasText: "As many pages show this town as it can tell." }).waitFor();
    expect(others.map((other) => other.status)).toEqual(others.map(() => 200));
    stop.abort();
    await page.waitForSelector(".person");
    await page.locator("#trouble").waitFor({ state: "hidden" });
  });
});
