/**
 * The page while a real town lives, in Debian's Chromium: what a turn holds is played within its time, not jumped, and all of it is told. The
 * page plays faster by `?haste`, and the town beats when a test says so. How lively whole minutes are is a trial (play.browser.trial.test.ts).
 */
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { KNOWN_TOWN, openSharedPage, type SharedPage } from "../../../test/page/browser.ts";
import { type Fake, openFake } from "../../../test/page/fake-towns.ts";
import { BEAT_MS, type LivingPage, openLiving } from "../../../test/page/living-page.ts";
import { isLively, type Watch, watch } from "../../../test/page/watch.ts";

const HASTE = 10;
const WIDE = { width: 1440, height: 900 };

let town: LivingPage;
let fake: Fake | null = null;
let shared: SharedPage;
let page: Page;
beforeAll(async () => {
  town = await openLiving("smallville", "12:00");
});
afterAll(() => town.close());
afterEach(async () => {
  await shared.leave();
  await fake?.close();
  fake = null;
});

/** Opens the page on the town. */
async function visit(options: { calm?: boolean } = {}): Promise<void> {
  shared = await openSharedPage({ viewport: WIDE, reducedMotion: options.calm ? "reduce" : "no-preference" });
  page = shared.page;
  await shared.beforeAll(`(${watch})(${HASTE})`);
  await shared.beforeAll(KNOWN_TOWN);
  await page.goto(`${town.url}?haste=${HASTE}`);
  await page.waitForSelector(".person");
}
/** Opens it on a fake town instead. */
async function visitFake(options: Parameters<typeof openFake>[0]): Promise<Fake> {
  fake = await openFake(options);
  shared = await openSharedPage({ viewport: WIDE });
  page = shared.page;
  await page.goto(fake.preview.url);
  await page.waitForSelector(".person");
  return fake;
}
const watched = () => page.evaluate(() => (window as unknown as { seen: Watch }).seen);

/** Lines in the feed of all the town. */
const told = () => page.locator("#feed .line").count();

describe("a turn that is played", () => {
  it("moves and speaks from its beginning to its end, and is told line by line, all of it before the next", async () => {
    await visit();
    let said = await linesOf(town);
    const [first, beats] = [await told(), 3];
    const before = said;
    let apart = 0;
    for (let beat = 0; beat < beats; beat += 1) {
      const [shown, began] = [await told(), await page.evaluate(() => performance.now())];
      await town.beat();
      const now = await linesOf(town);
      await page.waitForFunction((due) => performance.now() >= due, began + BEAT_MS / HASTE);
      await expect.poll(async () => (await told()) - first).toBe(now - before);
      const between = (await watched()).told.filter((lines) => lines > shown && lines < shown + now - said);
      apart += between.length > 0 ? 1 : 0;
      said = now;
    }
    expect(apart).toBeGreaterThan(0);
    // a turn that is jumped is over in a second or two; a whole minute or more of it is tried in the trial
    const { seconds, bubbles } = await watched();
    expect(seconds.filter(isLively).length).toBeGreaterThan(seconds.length / 2);
    expect(seconds.filter(({ walks }) => walks).length).toBeGreaterThan(beats * 3);
    expect(bubbles.filter(({ faces, bubbles: others }) => faces + others > 0)).toEqual([]);
  });

  it("is told at once to whoever wants no movement, and nobody walks", async () => {
    await visit({ calm: true });
    let said = await linesOf(town);
    for (let beat = 0; beat < 3; beat += 1) {
      const before = await told();
      await town.beat();
      const now = await linesOf(town);
      await expect.poll(told).toBe(before + now - said);
      said = now;
    }
    // It may have come and gone.
    await expect
      .poll(async () => (await page.locator(".bubble").count()) + (await watched()).bubbles.length)
      .not.toBe(0);
    const { seconds } = await watched();
    expect(seconds.filter(({ walks }) => walks)).toEqual([]);
  });

  it("leaves nothing out when the town goes ten times as fast", async () => {
    await visit();
    const first = (await linesOf(town)) - (await told());
    // the next beat comes when the last is lived, long before it is played
    for (let beat = 0; beat < 6; beat += 1) await town.beat();
    const all = await linesOf(town);
    await expect.poll(async () => all - (await told())).toBe(first);
  });

  it("lets an answer to the visitor go before all that is still to be said", async () => {
    const { town: its } = await visitFake({ start: 540, answerMs: 300 });
    for (let i = 0; i < 5; i += 1) its.tick();
    await page.click('.channel[data-place="hobbs-cafe"]');
    await page.fill("#say-text", "Good morning, all!");
    await page.fill("#say-name", "Ana");
    await page.click("#say .send");
    await page.locator(".bubble", { hasText: "Welcome, Ana!" }).waitFor();
  });
});

/** Lines said in a town so far. */
async function linesOf({ desk }: LivingPage): Promise<number> {
  const turns = await desk.turnsAfter(0, 10_000);
  return turns.flatMap(({ events }) => events.filter(({ kind }) => kind === "line-said")).length;
}

it("moves twenty-five people without laying the page out for each", async () => {
  const { town: its } = await visitFake({ start: 540 });
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const metrics = async (): Promise<Record<string, number>> =>
    Object.fromEntries((await session.send("Performance.getMetrics")).metrics.map(({ name, value }) => [name, value]));
  for (let i = 0; i < 40; i += 1) its.tick();
  await page.waitForFunction(() => document.querySelectorAll(".person.walking").length > 12);
  const before = await metrics();
  const frames = await page.evaluate(
    () =>
      new Promise<{ count: number; walking: number; ms: number }>((resolve) => {
        const began = performance.now();
        let count = 0;
        let walking = 0;
        const step = (): void => {
          count += 1;
          walking += document.querySelectorAll(".person.walking").length;
          if (count < 60 && performance.now() - began < 4000) requestAnimationFrame(step);
          else resolve({ count, walking: walking / count, ms: performance.now() - began });
        };
        requestAnimationFrame(step);
      }),
  );
  const after = await metrics();
  await session.detach();
  const spent = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
  const perFrame = (name: string) => (spent(name) * 1000) / frames.count;
  console.info(
    `${frames.count} frames in ${Math.round(frames.ms)} ms, ${frames.walking.toFixed(1)} people walking; a frame: script ${perFrame("ScriptDuration").toFixed(2)} ms, style ${perFrame("RecalcStyleDuration").toFixed(2)} ms, layout ${perFrame("LayoutDuration").toFixed(2)} ms; layouts a frame ${(spent("LayoutCount") / frames.count).toFixed(3)}`,
  );
  // how long that takes is for whoever reads it: a machine may be busy, and then more of the page's other work falls between two frames
  expect(frames.walking).toBeGreaterThan(5);
  expect(spent("LayoutCount") / frames.count).toBeLessThan(frames.walking / 2);
});
