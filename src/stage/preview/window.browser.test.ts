/** Any window, in Debian's Chromium: the box is reached, nothing lies over anything, nothing is cut off. With `SHOTS=folder` it draws them. */
import type { Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { KNOWN_TOWN, openSharedPage, type SharedPage } from "../../../test/page/browser.ts";
import { openFake } from "../../../test/page/fake-towns.ts";
import { openLiving } from "../../../test/page/living-page.ts";

let town: { close(): Promise<void> };
let shared: SharedPage;
let page: Page;
afterEach(async () => {
  await shared.leave();
  await town.close();
});

async function visit(width: number, height: number, start = 760): Promise<void> {
  const fake = await openFake({ start, answerMs: 50 });
  town = fake;
  const touch = Math.min(width, height) <= 768 && width <= 1024;
  shared = await openSharedPage({ viewport: { width, height }, reducedMotion: "reduce", touch });
  page = shared.page;
  await page.goto(fake.preview.url);
  await page.waitForSelector(".person");
}

/** Opens the page on a town of the folder `towns/` at noon, as one that knows it. */
async function visitLiving(file: string, width: number, height: number): Promise<void> {
  const living = await openLiving(file, "12:00");
  town = living;
  shared = await openSharedPage({ viewport: { width, height }, reducedMotion: "reduce" });
  page = shared.page;
  await shared.beforeAll(KNOWN_TOWN);
  await page.goto(living.url);
}

const shot = async (name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
};

/** An element as it lies in the window. */
interface Seen {
  readonly shown: boolean;
  readonly name: string;
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** What it holds is wider than it, and does not scroll. */
  readonly overflows: boolean;
  /** It stands in a row that fades where it goes on sideways. */
  readonly fades: boolean;
}

/** The elements that are looked at, by what of them is to hold. */
const looked = {
  // the controls that stand still
  fixed:
    "#town-name, .note, .time, #pause, .speeds, .skips, #command-input, #cost, .zoom, #places, #place-head, #feed, #say-place, #say-text, #say .send",
  feed: "#feed",
  map: "#map",
  names: ".spot .name",
  sheet: ".sheet",
  people: ".person",
  head: "#place-head",
  inHead: "#place-head :is(.face, summary)",
  about: "#say .as",
  rooms: "#places, #place-head, #talk, #say, #top",
  pressed:
    "#top button, #top input, .channel, #place-head button:not(.link), #say button:not(.link), #say select, .zoom button, .older, #sheet button:not(.link), #card button:not(.link)",
} as const;
const needed = ["say-text", "say-place", "command-input", "pause"];

type Looks = Readonly<Record<keyof typeof looked, readonly Seen[]>>;

/** Everything that is looked at, at one moment. */
const look = () =>
  page.evaluate((selectors) => {
    const see = (it: Element) => {
      const { left, top, right, bottom, width, height } = it.getBoundingClientRect();
      const style = getComputedStyle(it);
      const row = it.closest(".faces");
      return {
        shown: width > 1 && height > 1 && style.visibility !== "hidden",
        name: `${it.tagName.toLowerCase()}${it.id ? `#${it.id}` : ""}.${it.className}`.slice(0, 60),
        text: it.getAttribute("data-person") ?? it.textContent ?? "",
        ...{ left, top, right, bottom },
        overflows: it.scrollWidth > it.clientWidth + 1 && style.overflowX !== "auto",
        fades: row !== null && getComputedStyle(row).maskImage !== "none",
      };
    };
    const all = Object.entries(selectors).map(([key, selector]) => [
      key,
      [...document.querySelectorAll(selector)].map(see),
    ]);
    return Object.fromEntries(all) as Looks;
  }, looked);

/** The hint in the box, when it is cut. */
const cutHint = () =>
  page.evaluate(() => {
    const box = document.querySelector<HTMLTextAreaElement>("#say-text")!;
    const { font, paddingLeft, paddingRight } = getComputedStyle(box);
    const brush = document.createElement("canvas").getContext("2d")!;
    brush.font = font;
    const room = box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const lines = getComputedStyle(box, "::placeholder").whiteSpace === "nowrap" ? 1 : 2;
    return brush.measureText(box.placeholder).width > room * lines ? [`the hint is cut: ${box.placeholder}`] : [];
  });

/** Those that are not within a box, give or take so many pixels. */
const beyond = (all: readonly Seen[], box: Pick<Seen, "left" | "top" | "right" | "bottom">, by: number) =>
  all.filter(
    (one) =>
      one.left < box.left - by || one.top < box.top - by || one.right > box.right + by || one.bottom > box.bottom + by,
  );

/** The pairs that lie over each other. */
const meeting = (all: readonly Seen[]) =>
  all.flatMap((a, i) =>
    all
      .slice(i + 1)
      .filter(
        (b) =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1,
      )
      .map((b) => [a, b] as const),
  );

const high = (all: readonly Seen[]) => (all[0] ? all[0].bottom - all[0].top : 0);

/** What is wrong with the page as it stands: each a sentence. */
async function wrongs(fingers: boolean): Promise<string[]> {
  const all = await look();
  const shown = (what: keyof typeof looked) => all[what].filter((one) => one.shown);
  const [fixed, inHead] = [shown("fixed"), shown("inHead")];
  const [wide, tall, scrolled] = await page.evaluate(() => [
    innerWidth,
    innerHeight,
    document.documentElement.scrollWidth,
  ]);
  const [ground, title] = [all.sheet[0]!, all.head[0]!];
  const size = ({ left, top, right, bottom }: Seen) => [right - left, bottom - top] as const;
  const small = fingers ? shown("pressed").filter((one) => Math.min(...size(one)) < 40) : [];
  return [
    ...(scrolled! > wide! ? [`scrolls sideways to ${scrolled}`] : []),
    // the controls, each whole in the window and none over another
    ...beyond(fixed, { left: 0, top: 0, right: wide!, bottom: tall! }, 1).map(
      ({ name, left, top, right, bottom }) =>
        `${name} leaves the window: ${[left, top, right, bottom].map(Math.round)}`,
    ),
    ...meeting(fixed).map(([a, b]) => `${a.name} lies over ${b.name}`),
    ...needed.filter((id) => !fixed.some(({ name }) => name.includes(`#${id}.`))).map((id) => `#${id} is not there`),
    ...(high(shown("feed")) < 60 ? ["the talk has no room"] : []),
    ...(high(shown("map")) < 120 ? ["the map has no room"] : []),
    // names give way to each other
    ...meeting(shown("names")).map(([a, b]) => `the names ${a.text} and ${b.text} lie over each other`),
    // everybody is whole on the sheet of the map, which is pulled about where it is larger than the window
    ...beyond(all.people, ground, 0).map(({ text }) => `${text} is cut off`),
    // what scrolls is cut between two things, not within one: a row that goes on sideways fades
    ...inHead
      .filter(({ top, bottom }) => top < title.bottom - 9 && bottom > title.bottom)
      .map(({ name }) => `${name} is cut by the place's head`),
    ...inHead
      .filter(({ right, fades }) => right > title.right && !fades)
      .map(({ name }) => `${name} is cut at the side`),
    ...(high(shown("about")) > 46 ? ["who one is takes two lines"] : []),
    // the hint in the box is whole
    ...(await cutHint()),
    ...all.rooms.filter(({ overflows }) => overflows).map(({ name }) => `${name} overflows`),
    ...small.map((one) => `${one.name} is small: ${size(one).map(Math.round).join(" x ")}`),
  ];
}

const sizes = [
  [320, 568],
  [360, 740],
  [390, 844],
  [740, 360],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1366, 768],
  [1920, 1080],
] as const;

describe.each(sizes)("a window of %i x %i", (width, height) => {
  const fingers = width <= 1024;
  it("has everything in its place", async () => {
    await visit(width, height);
    await expect.poll(() => wrongs(fingers)).toEqual([]);
    await shot(`${width}x${height}-welcome`);
    await page.locator("#place-head").getByRole("button", { name: "Just watch" }).click();
    await page.locator('.channel[data-place="hobbs-cafe"]').click();
    await page.fill("#say-text", "Good morning!");
    await page.locator("#say .send").click();
    await page.locator("#feed .mine").waitFor();
    await expect.poll(() => wrongs(fingers)).toEqual([]);
    await shot(`${width}x${height}-place`);
    await page.locator("#command-input").click();
    await page.locator('#command-list [role="option"]').first().waitFor();
    const list = await page.locator("#command-list").boundingBox();
    expect(list!.x).toBeGreaterThanOrEqual(0);
    expect(list!.x + list!.width).toBeLessThanOrEqual(width);
    expect(list!.y + list!.height).toBeLessThanOrEqual(height);
    await shot(`${width}x${height}-bar`);
    await page.keyboard.type("What happened");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "What happened lately" }).waitFor();
    // It slides in, and is where it belongs when it has.
    await page
      .locator("#sheet")
      .evaluate((one) => Promise.all(one.getAnimations().map((animation) => animation.finished)));
    const sheet = await page.locator("#sheet").boundingBox();
    expect(sheet!.x + sheet!.width).toBeLessThanOrEqual(width);
    expect(sheet!.y + sheet!.height).toBeLessThanOrEqual(height + 1);
    // beside the map, or from below, and some of it is always seen
    expect(Math.max(sheet!.x, sheet!.y)).toBeGreaterThan(100);
    expect(await wrongs(fingers).then((all) => all.filter((one) => /small|sideways/.test(one)))).toEqual([]);
    await shot(`${width}x${height}-sheet`);
    await page.keyboard.press("Escape");
    await page.waitForSelector("#sheet", { state: "hidden" });
  });
});

it("has a talk in private whole on a telephone, with the real questions to choose from", async () => {
  await visitLiving("pellow-cove", 390, 844);
  await page.locator(".person.resident").first().focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Interview" }).click();
  await page.locator("#sheet select").waitFor();
  const beyond = await page
    .locator("#sheet *")
    .evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().right > innerWidth + 1).map((one) => one.outerHTML.slice(0, 60)),
    );
  expect(beyond).toEqual([]);
});

/** The texts of the page that are broken so that one sign has a line of its own. */
const linesWithOne = () => {
  const flows = (it: Element): boolean =>
    it.checkVisibility() &&
    getComputedStyle(it).display !== "inline" &&
    [...it.childNodes].some((one) => one.nodeType === 3 && one.nodeValue?.trim()) &&
    [...it.children].every((one) => getComputedStyle(one).display === "inline");
  const signsOf = (it: Element) => {
    const texts = document.createTreeWalker(it, NodeFilter.SHOW_TEXT);
    const out: { sign: string; bottom: number }[] = [];
    for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null)
      for (const [i, sign] of node.data.split("").entries()) {
        const range = document.createRange();
        range.setStart(node, i);
        range.setEnd(node, i + 1);
        const { bottom, width } = range.getBoundingClientRect();
        if (width > 0 && sign.trim()) out.push({ sign, bottom });
      }
    return out;
  };
  return [...document.querySelectorAll("p, li, button, summary, h2, h3, small, span, div")]
    .filter(flows)
    .flatMap((it) => {
      const signs = signsOf(it);
      const near = (a: number) => signs.filter(({ bottom }) => Math.abs(bottom - a) < 8).length;
      const whole = signs.map(({ sign }) => sign).join("");
      return signs.length > 1 && signs.some(({ bottom }) => near(bottom) < 2) ? [whole] : [];
    });
};

it("leaves no sign of Chinese alone on a line, in windows and sheets of any width", async () => {
  await visitLiving("smallville.zh-CN", 1280, 844);
  await page.waitForSelector(".person");
  const alone = () => page.evaluate(linesWithOne);
  const found: Record<string, string[]> = {};
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    found[`${width}`] = await alone();
    await page.locator("#command-input").click();
    await page.keyboard.type("/news");
    await page.keyboard.press("Enter");
    await page.locator("#sheet h2").waitFor();
    found[`${width}, a sheet`] = await alone();
    await page.keyboard.press("Escape");
    await page.waitForSelector("#sheet", { state: "hidden" });
  }
  expect(Object.entries(found).filter(([, lines]) => lines.length > 0)).toEqual([]);
});

describe("fingers and wheels", () => {
  const k = () => page.locator(".sheet").evaluate((it) => Number(getComputedStyle(it).getPropertyValue("--k")));
  /** Where a place is in the window. */
  const spot = (id: string) =>
    page.locator(`.spot[data-place="${id}"]`).evaluate((it) => {
      const { x, y } = it.getBoundingClientRect();
      return { x, y };
    });

  it("zooms towards the pointer, with and without ctrl, and by a double click", async () => {
    await visit(1366, 768);
    await expect.poll(k).toBeGreaterThan(0.3);
    const { x, y } = await spot("hobbs-cafe");
    for (const ctrl of [false, true]) {
      const before = await k();
      await page.mouse.move(x, y);
      if (ctrl) await page.keyboard.down("Control");
      await page.mouse.wheel(0, ctrl ? -20 : -120);
      if (ctrl) await page.keyboard.up("Control");
      await expect.poll(k).toBeGreaterThan(before * 1.1);
      const now = await spot("hobbs-cafe");
      expect(Math.hypot(now.x - x, now.y - y)).toBeLessThan(4);
    }
    const before = await k();
    await page.mouse.dblclick(x + 110, y - 60);
    await expect.poll(k).toBeGreaterThan(before * 1.3);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    await page.mouse.wheel(0, 4000);
    await page.mouse.wheel(0, 4000);
    await expect.poll(k).toBeLessThan(before);
  });

  it("zooms with two fingers", async () => {
    await visit(390, 844);
    await expect.poll(k).toBeGreaterThan(0.3);
    const before = await k();
    const map = await page.locator("#map").boundingBox();
    const [x, y] = [map!.x + map!.width / 2, map!.y + map!.height / 2];
    const touches = await page.context().newCDPSession(page);
    const fingers = (type: "touchStart" | "touchMove" | "touchEnd", apart: number) =>
      touches.send("Input.dispatchTouchEvent", {
        type,
        touchPoints:
          type === "touchEnd"
            ? []
            : [
                { x: x - apart, y, id: 1 },
                { x: x + apart, y, id: 2 },
              ],
      });
    await fingers("touchStart", 30);
    for (const apart of [40, 50, 60]) await fingers("touchMove", apart);
    await fingers("touchEnd", 0);
    await expect.poll(k).toBeGreaterThan(before * 1.5);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  });

  it("brings a chosen place into sight, under its whole name", async () => {
    await visit(390, 844);
    await expect.poll(k).toBeGreaterThan(0.3);
    await page.locator('.channel[data-place="adam-smith"]').click();
    const map = await page.locator("#map").boundingBox();
    await expect
      .poll(async () => {
        const { x, y } = await spot("adam-smith");
        return x > map!.x && x < map!.x + map!.width && y > map!.y && y < map!.y + map!.height;
      })
      .toBe(true);
    expect(await page.locator('.spot[data-place="adam-smith"] .full').isVisible()).toBe(true);
  });

  it.each([
    [390, 844, 410],
    [844, 390, 190],
    [320, 568, 260],
  ])("keeps the box of a window of %i x %i over a keyboard that leaves %i", async (width, height, left) => {
    await visit(width, height);
    await page.locator("#say-text").tap();
    await page.setViewportSize({ width, height: left });
    const inside = async () => {
      const boxes = await Promise.all(["#say-text", "#say .send"].map((one) => page.locator(one).boundingBox()));
      return boxes.every((box) => box && box.y >= 0 && box.y + box.height <= left);
    };
    await expect.poll(inside).toBe(true);
    await page.fill("#say-text", "Hello?");
    await page.keyboard.press("Enter");
    await page.locator("#feed .mine").waitFor();
    await expect.poll(inside).toBe(true);
    await shot(`${width}x${height}-keys`);
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.locator("#map").isVisible()).toBe(true);
  });
});

it("can be read: what is written stands out by 4.5 to 1", async () => {
  await visit(1366, 768);
  await page.locator('.channel[data-place="hobbs-cafe"]').click();
  const pale = () =>
    page.evaluate(() => {
      const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
      const parts = (colour: string) => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return { rgb: [r, g, b], a: a / 255 };
      };
      const light = (rgb: number[]) => {
        const [r = 0, g = 0, b = 0] = rgb.map((one) => {
          const c = one / 255;
          return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const under = (it: Element | null): number[] => {
        if (!it) return [255, 255, 255];
        const { rgb, a } = parts(getComputedStyle(it).backgroundColor);
        if (a > 0.99) return rgb;
        const below = under(it.parentElement);
        return rgb.map((one, i) => one * a + (below[i] ?? 0) * (1 - a));
      };
      const out: string[] = [];
      for (const it of document.querySelectorAll<HTMLElement>(
        "#top *, #places *, #talk *, #card *, #sheet *, .toast *",
      )) {
        const own = [...it.childNodes].some(
          (node) => node.nodeType === 3 && /[\p{L}\p{N}]/u.test(node.nodeValue ?? ""),
        );
        if (!own || !it.checkVisibility() || it.closest(":disabled, .sr")) continue;
        const [a, b] = [light(parts(getComputedStyle(it).color).rgb), light(under(it))].sort((x, y) => y - x);
        const ratio = ((a ?? 0) + 0.05) / ((b ?? 0) + 0.05);
        if (ratio < 4.5) out.push(`${it.className || it.tagName}: ${it.textContent?.slice(0, 30)} ${ratio.toFixed(2)}`);
      }
      return [...new Set(out)];
    });
  expect(await pale()).toEqual([]);
  await page.click('[data-person="isabella-rodriguez"]');
  await page.getByRole("tab", { name: "Memories" }).click();
  await page.locator(".memory").first().waitFor();
  expect(await pale()).toEqual([]);
  await page.getByRole("button", { name: "Interview" }).click();
  await page.keyboard.type("How are you?");
  await page.keyboard.press("Enter");
  await page.locator(".answered").getByText("Answer 1").waitFor();
  expect(await pale()).toEqual([]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  expect(await pale()).toEqual([]);
  await page.keyboard.press("Escape");
  await page.locator("#pause").click();
  await page.locator("#trouble", { hasText: "stands still" }).waitFor();
  expect(await pale()).toEqual([]);
});

it("keeps the chosen place and the newest lines in sight when the window gets narrow", async () => {
  await visit(1280, 800);
  await page.click('.channel[data-place="oak-hill-college"]');
  const fromEnd = () => page.locator("#feed").evaluate((it) => it.scrollHeight - it.scrollTop - it.clientHeight);
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    const inSight = () =>
      page.evaluate(() => {
        const [name, map] = ['.spot[data-place="oak-hill-college"] .hit', "#map"].map((one) =>
          document.querySelector(one)!.getBoundingClientRect(),
        );
        return name!.right > map!.left && name!.left < map!.right && name!.bottom > map!.top && name!.top < map!.bottom;
      });
    await expect.poll(inSight, { message: `${width}x${height}` }).toBe(true);
    await expect.poll(fromEnd, { message: `${width}x${height}` }).toBeLessThan(80);
  }
});
