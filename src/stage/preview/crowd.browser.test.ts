/** A great crowd in one place, in Debian's Chromium: whoever is named is read, over nobody's face and no other name, in windows of any size. */
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { openSharedPage, type SharedPage } from "../../../test/page/browser.ts";
import { type Fake, openFake } from "../../../test/page/fake-towns.ts";

let fake: Fake;
let shared: SharedPage;

beforeAll(async () => {
  fake = await openFake({ start: 760, party: "hobbs-cafe" });
});
afterAll(() => fake.close());
afterEach(() => shared.leave());

async function visit(width: number, height: number): Promise<Page> {
  shared = await openSharedPage({ viewport: { width, height }, reducedMotion: "reduce" });
  await shared.page.goto(fake.preview.url);
  await shared.page.waitForSelector(".person");
  return shared.page;
}

/** The names that are read, and what of them lies over another, a face or the name of a place. */
const names = (page: Page) =>
  page.evaluate(() => {
    const people = [...document.querySelectorAll<HTMLElement>(".person")];
    const read = people.filter((one) => getComputedStyle(one.querySelector(".who")!).opacity === "1");
    const over = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const boxOf = (one: Element, part: string) => one.querySelector(part)!.getBoundingClientRect();
    const labels = [...document.querySelectorAll<HTMLElement>(".spot:not(.nameless) .name")];
    const wrong = read.flatMap((one) => {
      const [name, who] = [boxOf(one, ".who"), one.dataset.person];
      const others = people.filter((other) => other !== one);
      return [
        ...others
          .filter((other) => over(name, boxOf(other, ".look")))
          .map((other) => `${who}: ${other.dataset.person}`),
        ...read.filter((other) => other !== one && over(name, boxOf(other, ".who"))).map(() => `${who}: a name`),
        ...labels.filter((label) => over(name, label.getBoundingClientRect())).map(() => `${who}: a place`),
      ];
    });
    return { read: read.map((one) => one.dataset.person), wrong, count: labels.length };
  });

it.each([320, 390, 768, 844, 1280, 1920])(
  "is legible in a window %i wide, from afar and from nearby",
  async (width) => {
    const page = await visit(width, width === 844 ? 390 : 900);
    await page.locator(".count", { hasText: "25" }).waitFor();
    // where they stand is reckoned: no other rule of the page's styles moves them
    const margins = page
      .locator(".person, .person .figure")
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).margin));
    expect(new Set(await margins)).toEqual(new Set(["0px"]));
    expect((await names(page)).wrong).toEqual([]);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/crowd-${width}.png` });
    const closer = page.locator(".zoom button").first();
    for (let i = 0; i < 3; i += 1) await closer.click();
    const near = await names(page);
    expect(near.read.length).toBeGreaterThan(3);
    expect(near.wrong).toEqual([]);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/crowd-${width}-near.png` });
  },
);

it("names whoever is pointed at", async () => {
  const page = await visit(1280, 800);
  const one = page.locator(".person.behind:not(.named)").first();
  await one.focus();
  expect(await one.locator(".who").evaluate((name) => getComputedStyle(name).opacity)).toBe("1");
});
