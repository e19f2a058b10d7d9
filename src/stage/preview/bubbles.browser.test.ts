/** Where bubbles stand, in Debian's Chromium: whole in the window, on no face, over all figures; people are put where a test wants them. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openSharedPage, type SharedPage } from "../../../test/page/browser.ts";
import { type Fake, openFake } from "../../../test/page/fake-towns.ts";

let fake: Fake;
let shared: SharedPage;
let page: Page;

beforeAll(async () => {
  fake = await openFake({ start: 540 });
  shared = await openSharedPage({ viewport: { width: 390, height: 844 } });
  page = shared.page;
  await page.goto(fake.preview.url);
  await page.waitForSelector(".person");
});
afterAll(async () => {
  await shared.leave();
  await fake.close();
});

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
/** What a test moves: where a window of 390 x 280 looks, and where faces are. */
interface Stand extends Window {
  seen: Box;
  people: { at: Record<string, { x: number; y: number }>; onStood(): void };
  bubbles: { settle(): void };
}

/** One bubble over somebody who stands there, on a sheet of its own. */
const begin = (at: Record<string, { x: number; y: number }>) =>
  page.evaluate(async (places) => {
    document.querySelector("#stand")?.remove();
    const root = Object.assign(document.createElement("div"), { id: "stand" });
    Object.assign(root.style, { position: "fixed", inset: "0", width: "1160px", height: "600px" });
    document.body.append(root);
    const face = 30;
    const people = {
      at: places,
      face,
      pointOf: (id: string) => people.at[id] ?? null,
      faces: () =>
        Object.entries(people.at).map(([id, { x, y }]) => ({
          id,
          stands: true,
          box: { left: x - 15, right: x + 15, top: y - 15, bottom: y + 15 },
        })),
      bodies: () => [],
      speaking() {},
      turn() {},
      onStood() {},
      onMoved() {},
    };
    const seen = { left: 0, right: 390, top: 0, bottom: 280 };
    Object.assign(window, { people, seen });
    // as text: the page's own module, not one that a test runner resolves
    const { Bubbles } = await (new Function(`return import("/bubbles.js")`)() as Promise<{
      Bubbles: new (root: HTMLElement, people: object, map: object) => { say(entry: object, ms: number): boolean };
    }>);
    const map = {
      frame: { k: 1, x: 0, y: 0 },
      spotOf: () => null,
      seen: () => (window as unknown as Stand).seen,
      controls: () => [],
    };
    const bubbles = new Bubbles(root, people, map);
    Object.assign(window, { bubbles });
    bubbles.say({ id: "1.0", who: "ann", to: [], text: "Have you heard of the party at Hobbs Cafe?" }, 600_000);
  }, at);

/** The bubble as it stands once it has come there; null where there is none. */
const bubble = () =>
  page.evaluate(async () => {
    const one = document.querySelector<HTMLElement>("#stand .bubble");
    if (!one) return null;
    await Promise.all(one.getAnimations().map(({ finished }) => finished));
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return { left, right, top, bottom };
  });
const meet = (a: Box, b: Box) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

describe("a bubble", () => {
  beforeEach(() => begin({ ann: { x: 350, y: 200 }, bo: { x: 300, y: 200 } }));

  it("stands whole in the window, on nobody's face", async () => {
    const box = (await bubble())!;
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(390);
    expect(box.top).toBeGreaterThanOrEqual(0);
    for (const x of [300, 350]) expect(meet(box, { left: x - 15, right: x + 15, top: 185, bottom: 215 })).toBe(false);
  });

  it("comes along when another part of the map is seen, and goes with its speaker", async () => {
    const look = (left: number) =>
      page.evaluate((from) => {
        const stand = window as unknown as Stand;
        stand.seen = { left: from, right: from + 390, top: 0, bottom: 280 };
        stand.bubbles.settle();
      }, left);
    for (const from of [-30, 200]) {
      await look(from);
      const box = (await bubble())!;
      expect(box.left).toBeGreaterThanOrEqual(from);
      expect(box.right).toBeLessThanOrEqual(from + 390);
    }
    await look(400);
    expect(await bubble()).toBeNull();
  });

  it("gives way to whoever comes to stand under it", async () => {
    const box = (await bubble())!;
    const at = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    await page.evaluate((bo) => {
      const { people } = window as unknown as Stand;
      people.at.bo = bo;
      people.onStood();
    }, at);
    const moved = (await bubble())!;
    expect(meet(moved, { left: at.x - 15, right: at.x + 15, top: at.y - 15, bottom: at.y + 15 })).toBe(false);
  });
});

/** Where bubbles are seen right after something was done. */
const boxesAfter = (act: string) =>
  page.evaluate(`(() => {
    ${act};
    return [...document.querySelectorAll("#stand .bubble")].map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return { left, right, top, bottom };
    });
  })()`) as Promise<Box[]>;

it("gives way at once, so that another has its place", async () => {
  await begin({ ann: { x: 60, y: 240 }, bo: { x: 330, y: 240 } });
  const box = (await bubble())!;
  const at = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const [moved, other] = await boxesAfter(`
    people.at.cy = ${JSON.stringify(at)};
    people.onStood();
    bubbles.say({ id: "3.1", who: "cy", to: [], text: "At five, they say, and all of town." }, 600_000)`);
  expect(meet(moved!, { left: at.x - 15, right: at.x + 15, top: at.y - 15, bottom: at.y + 15 })).toBe(false);
  expect(meet(moved!, other!)).toBe(false);
});

it("goes along with whoever walks, over nobody's face, and never far from them", async () => {
  await begin({ ann: { x: 60, y: 240 }, bo: { x: 210, y: 190 } });
  for (let x = 60; x <= 330; x += 6) {
    const [box, ...more] = await boxesAfter(`people.at.ann.x = ${x}; people.onMoved("ann")`);
    expect(more).toEqual([]);
    const { left, right, top, bottom } = box!;
    const far = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - 240, 0, 240 - bottom));
    expect(far, `at ${x}`).toBeLessThan(90);
    expect(meet(box!, { left: 195, right: 225, top: 175, bottom: 205 }), `at ${x}`).toBe(false);
    expect(right).toBeLessThanOrEqual(390);
  }
});

it("leaves the map to be seen however many speak at once", async () => {
  const names = ["ann", "bo", "cy", "di", "ed", "fay"];
  await begin(
    Object.fromEntries(names.map((name, i) => [name, { x: 60 + (i % 3) * 130, y: 90 + Math.floor(i / 3) * 120 }])),
  );
  const shown = await page.evaluate((all) => {
    const { bubbles } = window as unknown as { bubbles: { say(entry: object, ms: number): boolean } };
    all.map((who, i) => bubbles.say({ id: `2.${i}`, who, to: [], text: "Hm." }, 600_000));
    return document.querySelectorAll("#stand .bubble").length;
  }, names);
  expect(shown).toBe(4);
});

it("lies over everybody, also over who walks by and who is pointed at", async () => {
  const layers = await page.evaluate(() => {
    const one = document.createElement("div");
    one.className = "bubble shown";
    document.querySelector(".crowd")!.append(one);
    const layer = (it: Element) => Number(getComputedStyle(it).zIndex);
    const person = document.querySelector<HTMLElement>(".person")!;
    const still = layer(person);
    person.classList.add("walking");
    person.focus();
    const out = {
      bubble: layer(one),
      still,
      walking: layer(person),
      siblings: person.parentElement === one.parentElement,
    };
    one.remove();
    return out;
  });
  expect(layers.siblings).toBe(true);
  expect(layers.bubble).toBeGreaterThan(Math.max(layers.still, layers.walking));
});

it("lies on a map that moves only what costs a screen without a graphics card little", async () => {
  const dear = await page.evaluate(() => {
    const cheap = [
      "transform",
      "opacity",
      "translate",
      "rotate",
      "scale",
      "offset",
      "easing",
      "composite",
      "computedOffset",
    ];
    const map = document.querySelector("#map")!;
    const moved = map.getAnimations({ subtree: true }).flatMap(({ effect }) => {
      const keys = (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame));
      return keys.filter((key) => !cheap.includes(key));
    });
    const blended = [...map.querySelectorAll("*")].filter((it) => {
      const { mixBlendMode, backdropFilter } = getComputedStyle(it);
      return mixBlendMode !== "normal" || backdropFilter !== "none";
    });
    return [...new Set(moved), ...blended.map((it) => `${it.tagName} ${it.getAttribute("class")}`)];
  });
  expect(dear).toEqual([]);
});
