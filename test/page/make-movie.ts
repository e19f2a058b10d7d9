/**
 * `npx tsx test/page/make-movie.ts`: makes `data/town-page.webp`, the README's moving picture, from the page itself: a first visit
 * to Smallville, a greeting answered, lunch time, and a stove that burns. Wants Chromium and ffmpeg of the system.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openBrowser } from "./browser.ts";
import { openLiving } from "./living-page.ts";

const OUT = fileURLToPath(new URL("../../data/town-page.webp", import.meta.url));
const SIZE = { width: 1320, height: 860 };
/** The page plays so many times as fast as people would see it. */
const HASTE = 2;
/** What the picture may weigh, in bytes, and its frames a second and width. */
const MOST = 3_000_000;
const FRAMES = 8;
const WIDTH = 880;

const seconds = (n: number) => new Promise((go) => setTimeout(go, n * 1000));
const folder = mkdtempSync(join(tmpdir(), "movie-"));
const town = await openLiving("smallville", "07:30");
const browser = await openBrowser();
try {
  const page = await browser.newPage({ viewport: SIZE });
  const shots: { readonly file: string; readonly at: number }[] = [];
  const camera = await page.context().newCDPSession(page);
  camera.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    const file = join(folder, `${String(shots.length).padStart(5, "0")}.jpg`);
    writeFileSync(file, Buffer.from(data, "base64"));
    shots.push({ file, at: metadata.timestamp ?? 0 });
    // The last ones may come while the browser closes.
    camera.send("Page.screencastFrameAck", { sessionId }).catch(() => {});
  });
  await page.goto(`${town.url}?haste=${HASTE}`);
  await page.waitForSelector("#lapse");
  await camera.send("Page.startScreencast", { format: "jpeg", quality: 92, ...named(SIZE) });

  // The morning so far, then somebody says hello.
  await page.waitForSelector("#lapse", { state: "detached" });
  await page.locator("#feed", { hasText: "to you" }).filter({ hasText: "?" }).waitFor();
  await seconds(2.5);
  const idea = page.locator('.idea[data-kind="say"]').first();
  await idea.hover();
  await seconds(0.6);
  await idea.click();
  await seconds(4);

  // Lunch, with everybody about.
  await camera.send("Page.stopScreencast");
  const keeper = { id: "web:keeper", name: "Kim", keeper: true };
  await town.desk.skip(keeper, "12:00");
  while (town.desk.view().clock < "12:05") await town.beat();
  await seconds(3);
  await camera.send("Page.startScreencast", { format: "jpeg", quality: 92, ...named(SIZE) });
  await town.beat();
  await seconds(5);
  await town.desk.setObject(keeper, "<Hobbs Cafe: counter: cafe oven> is burning", null);
  await seconds(1);
  await town.beat();
  await seconds(7);
  await camera.send("Page.stopScreencast");

  const list = shots.map(
    ({ file, at }, i) =>
      `file '${file}'\nduration ${Math.max(0.01, Math.min(0.6, (shots[i + 1]?.at ?? at + 1) - at)).toFixed(3)}`,
  );
  writeFileSync(join(folder, "list.txt"), list.join("\n"));
  for (let quality = 70; quality >= 30; quality -= 10) {
    execFileSync(
      "ffmpeg",
      [
        ..."-hide_banner -loglevel error -y -f concat -safe 0 -i".split(" "),
        join(folder, "list.txt"),
        "-vf",
        `fps=${FRAMES},scale=${WIDTH}:-1:flags=lanczos`,
        ...`-c:v libwebp_anim -loop 0 -quality ${quality} -compression_level 6`.split(" "),
        OUT,
      ],
      { stdio: "inherit" },
    );
    process.stdout.write(`${OUT}: ${statSync(OUT).size} bytes of ${shots.length} frames, quality ${quality}\n`);
    if (statSync(OUT).size < MOST) break;
  }
} finally {
  await browser.close();
  await town.close();
  rmSync(folder, { recursive: true, force: true });
}

/** A size as Chromium's screencast names it. */
function named({ width, height }: typeof SIZE) {
  return { maxWidth: width, maxHeight: height };
}
