/**
 * `npm run bench -- --page`: what a page is sent of a day, whole views against what changed; and how smoothly it draws a busy beat of
 * 25 residents, in /usr/bin/chromium. It prints figures and judges nothing: machines differ.
 */

import { chromium } from "playwright-core";
import { openFake } from "../test/page/fake-towns.ts";
import { livedDay } from "../test/page/lived-day.ts";
import { timingsOf } from "./evaluation/recall/timings.ts";
import { partsOf } from "./stage/preview/parts.ts";

const BEAT_MS = 10_000;
const WATCHED_MS = 20_000;
const print = (figures: object) => process.stdout.write(`${JSON.stringify(figures)}\n`);

for (const town of ["pellow-cove", "smallville"]) {
  let before: unknown = null;
  const [whole, parts, turns]: [number[], number[], number[]] = [[], [], []];
  await livedDay(town, (seen, { events }) => {
    const text = JSON.stringify(seen);
    const view: unknown = JSON.parse(text);
    if (before !== null) {
      whole.push(Buffer.byteLength(text));
      parts.push(Buffer.byteLength(JSON.stringify(partsOf(before, view))));
      turns.push(Buffer.byteLength(JSON.stringify(events)));
    }
    before = view;
  });
  const mean = (all: readonly number[]) => Math.round(all.reduce((sum, one) => sum + one, 0) / all.length);
  print({
    town,
    views: whole.length,
    wholeBytes: mean(whole),
    partsBytes: mean(parts),
    mostPartsBytes: Math.max(...parts),
  });
}

/** What the page writes down of its frames. */
interface Frames {
  deltas: number[];
  long: number[];
}

const fake = await openFake({ start: 700, turnMs: BEAT_MS });
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(fake.preview.url);
await page.waitForSelector(".person");
const beats = setInterval(() => fake.town.tick(), BEAT_MS);
fake.town.tick();
// As text, so that no compiler's helpers are missed in the page.
const watched = await page.evaluate(`new Promise((resolve) => {
  const seen = { deltas: [], long: [] };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.long.push(duration);
  }).observe({ type: "longtask" });
  const began = performance.now();
  let last = began;
  requestAnimationFrame(function frame(now) {
    seen.deltas.push(now - last);
    last = now;
    if (now - began < ${WATCHED_MS}) requestAnimationFrame(frame);
    else resolve(seen);
  });
})`);
const { deltas, long } = watched as Frames;
clearInterval(beats);
await browser.close();
await fake.close();
const frames = {
  perSecond: Math.round((deltas.length / WATCHED_MS) * 10_000) / 10,
  late: deltas.filter((one) => one > 34).length,
  ...timingsOf(deltas),
};
print({
  residents: 25,
  watchedMs: WATCHED_MS,
  frames,
  longTasks: long.length,
  longMs: Math.round(long.reduce((a, b) => a + b, 0)),
});
