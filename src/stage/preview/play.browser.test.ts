/**
 * The page while a real town lives, in Debian's Chromium: how much of the time somebody walks or speaks, and that what is said can be read.
 * The page plays faster by `?haste`, and the town beats when the page has played a beat. `PLAY_SHOTS` names a folder for pictures.
 */
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "./test-preview/browser.ts";
import { openFake } from "./test-preview/fake-towns.ts";
import { BEAT_MS, type LivingPage, openLiving } from "./test-preview/living-page.ts";

const HASTE = 4;
const shots = process.env.PLAY_SHOTS;

let browser: Browser;
let living: { close(): Promise<void> };
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
afterEach(async () => {
  await page.close();
  await living.close();
});

/** What was seen in one played second: whether somebody walked, and whether a bubble was there. */
interface Second {
  walks: boolean;
  speaks: boolean;
}
/** A bubble that was shown: how long, in played time, its letters, and what it covered. */
interface Bubble {
  letters: number;
  ms: number;
  faces: number;
  bubbles: number;
}
interface Watch {
  seconds: Second[];
  bubbles: Bubble[];
  /** From the first person on the map to the first step or word. */
  firstMs: number;
  /** The longest time between two frames: nothing is known more exactly. */
  gapMs: number;
}

/** Watches from within the page: everybody's place frame by frame, and bubbles as they come and go. */
function watch(haste: number): void {
  const seen: Watch = { seconds: [], bubbles: [], firstMs: Number.POSITIVE_INFINITY, gapMs: 0 };
  Object.assign(window, { seen });
  const now = (): number => performance.now() * haste;
  const people = () => [...document.querySelectorAll<HTMLElement>(".person")];
  const meets = (a: DOMRect, b: DOMRect, by: number): boolean =>
    a.left + by < b.right && a.right - by > b.left && a.top + by < b.bottom && a.bottom - by > b.top;

  const faceOf = (one: Element): DOMRect => (one.querySelector(".look") ?? one).getBoundingClientRect();

  const shown = new Map<Element, Bubble>();
  new MutationObserver(() => {
    for (const [bubble, it] of shown)
      if (!bubble.isConnected || bubble.lastElementChild?.textContent?.length !== it.letters) {
        shown.delete(bubble);
        seen.bubbles.push({ ...it, ms: now() - it.ms });
      }
    const bubbles = [...document.querySelectorAll<HTMLElement>(".bubble.shown")];
    for (const bubble of bubbles) {
      if (shown.has(bubble)) continue;
      const box = bubble.getBoundingClientRect();
      const others = bubbles.filter((one) => one !== bubble && meets(box, one.getBoundingClientRect(), 1));
      const faces = people().filter((one) => !one.classList.contains("walking") && meets(box, faceOf(one), 1));
      const letters = bubble.lastElementChild?.textContent?.length ?? 0;
      shown.set(bubble, { ms: now(), letters, faces: faces.length, bubbles: others.length });
    }
  }).observe(document, { childList: true, subtree: true });

  const stood = new Map<Element, string>();
  let began = 0;
  let last = 0;
  const look = (): void => {
    const at = now();
    if (!began && people().length > 0) began = last = at;
    let walks = false;
    for (const one of people()) {
      const { transform } = one.style;
      if (stood.has(one) && stood.get(one) !== transform && one.classList.contains("walking")) walks = true;
      stood.set(one, transform);
    }
    const speaks = shown.size > 0;
    if (walks || speaks) seen.firstMs = Math.min(seen.firstMs, at - began);
    // on a busy machine frames are rare: what moved since the last one moved in between
    for (let i = Math.floor((last - began) / 1000); began && i <= (at - began) / 1000; i += 1) {
      const before = seen.seconds[i];
      seen.seconds[i] = { walks: walks || Boolean(before?.walks), speaks: speaks || Boolean(before?.speaks) };
    }
    if (began) seen.gapMs = Math.max(seen.gapMs, at - last);
    last = at;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Opens the page on a town. */
async function visit(file: string, at: string, options: { calm?: boolean; beatMs?: number } = {}): Promise<LivingPage> {
  const town = await openLiving(file, at, options.beatMs);
  living = town;
  page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    reducedMotion: options.calm ? "reduce" : "no-preference",
  });
  await page.addInitScript(`(${watch})(${HASTE})`);
  // A town that one knows: what its first visit shows has tests of its own.
  await page.addInitScript(() => localStorage.setItem("first:town", "seen"));
  await page.goto(`${town.url}?haste=${HASTE}`);
  await page.waitForSelector(".person");
  return town;
}

/** Opens the page on a town and plays so many beats of it. */
async function play(file: string, at: string, beats: number): Promise<Watch> {
  const town = await visit(file, at);
  for (let beat = 1; beat <= beats; beat += 1) {
    const began = await page.evaluate(() => performance.now());
    const until = (part: number) =>
      page.waitForFunction((due) => performance.now() >= due, began + (part * BEAT_MS) / HASTE);
    if (shots) {
      await until(0.4);
      await page.screenshot({ path: `${shots}/${file}-${at.slice(0, 2)}-${beat}-mid.png` });
    }
    await until(1);
    if (beat < beats) await town.beat();
  }
  return page.evaluate(() => (window as unknown as { seen: Watch }).seen);
}

/** A letter a second: b for a bubble, w for somebody who walks. */
const strip = (seconds: readonly Second[]): string =>
  seconds.map(({ walks, speaks }) => (speaks ? "b" : walks ? "w" : ".")).join("");

/** The least that any ninety seconds hold. */
function leastLively(seconds: readonly Second[]): number {
  const lively = seconds.map(({ walks, speaks }): number => (walks || speaks ? 1 : 0));
  const windows = lively.slice(0, -89).map((_, i) => lively.slice(i, i + 90).reduce((sum, one) => sum + one, 0));
  return Math.min(...windows);
}

/** Three minutes are played four times as fast, on a machine that may be busy. */
const PATIENCE_MS = 240_000;

describe.each(["smallville", "pellow-cove"])("%s", (file) => {
  it.each(["08:00", "12:00", "18:00"])(
    "moves or speaks in sixty of any ninety seconds at %s",
    { timeout: PATIENCE_MS },
    async (at) => {
      const { seconds, bubbles, firstMs, gapMs } = await play(file, at, 6);
      const spoken = seconds.filter(({ speaks }) => speaks).length;
      const walked = seconds.filter(({ walks }) => walks).length;
      console.log(
        `${file} ${at}: least ${leastLively(seconds)} of 90 s; of ${seconds.length} s walks ${walked}, bubbles ${spoken}; first after ${Math.round(firstMs)} ms; ${bubbles.length} bubbles, shortest ${Math.round(Math.min(...bubbles.map(({ ms }) => ms)))} ms, frames at most ${Math.round(gapMs)} ms apart\n${strip(seconds)}`,
      );
      expect(leastLively(seconds)).toBeGreaterThanOrEqual(60);
      // whole lines, long enough to be read, over nobody's face and no other bubble
      expect(bubbles.filter(({ letters, ms }) => ms + gapMs < Math.min(2500, 60 * letters))).toEqual([]);
      expect(bubbles.filter(({ faces, bubbles: others }) => faces + others > 0)).toEqual([]);
    },
  );
});

/** Lines in the feed of all the town. */
const told = () => page.locator("#feed .line").count();

describe("a turn that is played", () => {
  it("is told beside the map line by line, all of it before the next", { timeout: PATIENCE_MS }, async () => {
    const town = await visit("smallville", "12:00");
    const lines = () => linesOf(town);
    let said = await lines();
    for (let beat = 0; beat < 4; beat += 1) {
      const before = await told();
      const began = await page.evaluate(() => performance.now());
      await town.beat();
      const now = await lines();
      const fresh = now - said;
      said = now;
      if (fresh > 1) {
        await page.waitForFunction((n) => document.querySelectorAll("#feed .line").length > n, before);
        expect((await told()) - before).toBeLessThan(fresh);
      }
      await page.waitForFunction((due) => performance.now() >= due, began + BEAT_MS / HASTE);
      expect((await told()) - before).toBe(fresh);
    }
  });

  it("is told at once to whoever wants no movement, and nobody walks", { timeout: PATIENCE_MS }, async () => {
    const town = await visit("smallville", "12:00", { calm: true });
    let said = await linesOf(town);
    for (let beat = 0; beat < 3; beat += 1) {
      const before = await told();
      await town.beat();
      const now = await linesOf(town);
      await expect.poll(told).toBe(before + now - said);
      said = now;
    }
    await page.waitForSelector(".bubble");
    const { seconds } = await page.evaluate(() => (window as unknown as { seen: Watch }).seen);
    expect(seconds.filter(({ walks }) => walks)).toEqual([]);
  });

  it("leaves nothing out when the town goes ten times as fast", { timeout: PATIENCE_MS }, async () => {
    const town = await visit("smallville", "12:00", { beatMs: BEAT_MS / 10 });
    const first = (await linesOf(town)) - (await told());
    for (let beat = 0; beat < 8; beat += 1) {
      const began = await page.evaluate(() => performance.now());
      await town.beat();
      await page.waitForFunction((due) => performance.now() >= due, began + BEAT_MS / 10 / HASTE);
    }
    const all = await linesOf(town);
    await expect.poll(async () => all - (await told())).toBe(first);
  });

  it("lets an answer to the visitor go before all that is still to be said", async () => {
    const fake = await openFake({ start: 540, answerMs: 300 });
    living = fake;
    page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(fake.preview.url);
    await page.waitForSelector(".person");
    for (let i = 0; i < 5; i += 1) fake.town.tick();
    await page.click('.channel[data-place="hobbs-cafe"]');
    await page.fill("#say-text", "Good morning, all!");
    await page.fill("#say-name", "Ana");
    await page.click("#say .send");
    await page.locator(".bubble", { hasText: "Welcome, Ana!" }).waitFor({ timeout: 15_000 });
  });
});

/** Lines said in a town so far. */
async function linesOf({ desk }: LivingPage): Promise<number> {
  const turns = await desk.turnsAfter(0, 10_000);
  return turns.flatMap(({ events }) => events.filter(({ kind }) => kind === "line-said")).length;
}

it("moves twenty-five people without laying the page out for each", { timeout: PATIENCE_MS }, async () => {
  const fake = await openFake({ start: 540 });
  living = fake;
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(fake.preview.url);
  await page.waitForSelector(".person");
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const metrics = async (): Promise<Record<string, number>> =>
    Object.fromEntries((await session.send("Performance.getMetrics")).metrics.map(({ name, value }) => [name, value]));
  for (let i = 0; i < 40; i += 1) fake.town.tick();
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
          if (performance.now() - began < 4000) requestAnimationFrame(step);
          else resolve({ count, walking: walking / count, ms: performance.now() - began });
        };
        requestAnimationFrame(step);
      }),
  );
  const after = await metrics();
  const spent = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
  const perFrame = (name: string) => (spent(name) * 1000) / frames.count;
  console.info(
    `${frames.count} frames in ${Math.round(frames.ms)} ms, ${frames.walking.toFixed(1)} people walking; a frame: script ${perFrame("ScriptDuration").toFixed(2)} ms, style ${perFrame("RecalcStyleDuration").toFixed(2)} ms, layout ${perFrame("LayoutDuration").toFixed(2)} ms; layouts a frame ${(spent("LayoutCount") / frames.count).toFixed(3)}`,
  );
  // how long that takes is for whoever reads it: a machine may be busy
  expect(frames.walking).toBeGreaterThan(5);
  expect(spent("LayoutCount") / frames.count).toBeLessThan(3);
});
