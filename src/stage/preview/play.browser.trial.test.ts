/**
 * The page while a real town lives, in Debian's Chromium: how much of the time somebody walks or speaks, and that what is said can be read.
 * The page plays faster by `?haste`, and the town beats when the page has played a beat: three minutes of each. `PLAY_SHOTS` names a folder
 * for pictures.
 */
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "../../../test/page/browser.ts";
import { BEAT_MS, openLiving } from "../../../test/page/living-page.ts";
import { leastLively, strip, type Watch, watch } from "../../../test/page/watch.ts";

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

/** Opens the page on a town and plays so many beats of it. */
async function play(file: string, at: string, beats: number): Promise<Watch> {
  const town = await openLiving(file, at);
  living = town;
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(`(${watch})(${HASTE})`);
  // A town that one knows: what its first visit shows has tests of its own.
  await page.addInitScript(() => localStorage.setItem("first:town", "seen"));
  await page.goto(`${town.url}?haste=${HASTE}`);
  await page.waitForSelector(".person");
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
