/** What happens in the picture of a town that lives, in Debian's Chromium: what burns is seen to burn, and no longer when it is put out. */
import type { Page } from "playwright-core";
import { afterEach, beforeAll, expect, it } from "vitest";
import { openSharedPage, type SharedPage } from "../../../test/page/browser.ts";
import { openFake } from "../../../test/page/fake-towns.ts";
import { type LivingPage, openLiving } from "../../../test/page/living-page.ts";
import type { Member } from "../../town/desk/member.ts";

const keeper: Member = { id: "web:keeper", name: "Kim", keeper: true };

let living: LivingPage;
let shared: SharedPage;
let page: Page;
beforeAll(async () => {
  shared = await openSharedPage({ viewport: { width: 1440, height: 900 } });
  page = shared.page;
});
afterEach(async () => {
  await shared.leave();
  await living.close();
});

async function visit(at: string, reducedMotion: "reduce" | "no-preference" = "no-preference"): Promise<void> {
  living = await openLiving("pellow-cove", at);
  await page.emulateMedia({ reducedMotion });
  await page.goto(`${living.url}?haste=20`);
  await page.waitForSelector(".person .figure");
}

/** Sets a thing by the page's own command. */
async function set(object: string, state: string): Promise<void> {
  await page.keyboard.press("/");
  await page.keyboard.type("object");
  await page.keyboard.press("Enter");
  await page.fill("#option-object", object);
  // The list of a moment ago may still offer other things.
  const option = page.locator(`#option-object-list option[value*="${object}"][value*="Kettle and Tern"]`).first();
  await option.waitFor({ state: "attached" });
  await page.fill("#option-object", (await option.getAttribute("value")) ?? "");
  await page.fill("#option-state", state);
  await page.click("#command-form .primary");
  await page.waitForSelector("#command-form", { state: "hidden" });
}

const tearoom = "the-kettle-and-tern";
const mark = (sign: string) => page.locator(`.channel[data-place="${tearoom}"] .amiss`, { hasText: sign });
const lamp = () => page.locator('.lamp[data-place="tern-quay"]').getAttribute("opacity");

it("takes a whole command in one line, in the bar and in the box", async () => {
  await visit("10:00");
  const [stove] = living.desk.choices("object", "stove");
  const line = (state: string) => `/object <${stove!.label}> is ${state}`;
  await page.fill("#command-input", line("burning"));
  await page.press("#command-input", "Enter");
  await mark("🔥").waitFor();
  await page.fill("#say-text", line("off"));
  await page.press("#say-text", "Enter");
  await mark("🔥").waitFor({ state: "detached" });
  expect(await page.locator("#feed").textContent(), "nobody hears it").not.toContain("/object");
});

it("shows flames on the house and a mark in the list when a stove is set on fire, until it is put out", async () => {
  await visit("10:00");
  const flames = page.locator(`.fire[data-place="${tearoom}"] .tongue`);
  expect(await flames.count()).toBe(0);
  await set("stove", "burning");
  await flames.first().waitFor();
  await mark("🔥").waitFor();
  expect(await page.locator(`.channel[data-place="${tearoom}"]`).getAttribute("aria-label")).toContain("burns");
  await set("stove", "off");
  await flames.first().waitFor({ state: "detached" });
  await mark("🔥").waitFor({ state: "detached" });
});

it("keeps the harbour's lantern dark by night until somebody lights it", async () => {
  await visit("21:30");
  // Once the light of the hour is on the picture.
  const lighthouse = page.locator('.lamp[data-place="gannet-light"]');
  await expect.poll(() => lighthouse.getAttribute("opacity")).toBe("1");
  expect(await lamp()).toBe("0");
  const post = living.desk.choices("object", "lantern post")[0]!;
  await living.desk.setObject(keeper, post.id, "lit");
  await expect.poll(lamp).toBe("1");
});

it("hangs up lanterns where people have gathered, and nothing of it lies over names or faces or takes a click", async () => {
  await visit("10:00");
  await living.desk.planEvent(keeper, {
    what: "tea",
    place: tearoom,
    when: "10:45",
    minutes: 120,
    host: "Nessa Trewin",
  });
  await expect
    .poll(
      async () => {
        await living.beat();
        return page.locator(`.party[data-place="${tearoom}"] .lantern`).count();
      },
      { interval: 100, timeout: 20_000 },
    )
    .toBe(6);
  await mark("🏮").waitFor();
  const order = await page.evaluate(() => {
    const life = document.querySelector(".life")!;
    const below = (other: string): boolean =>
      Boolean(life.compareDocumentPosition(document.querySelector(other)!) & Node.DOCUMENT_POSITION_FOLLOWING);
    return [below(".spots"), below(".crowd"), getComputedStyle(life).pointerEvents, life.getAttribute("aria-hidden")];
  });
  expect(order).toEqual([true, true, "none", "true"]);
});

it("sends an invitation along the road from where the event is to be", async () => {
  const fake = await openFake({ start: 540 });
  living = { close: () => fake.close() } as LivingPage;
  await page.goto(`${fake.preview.url}?haste=20`);
  await page.waitForSelector(".person .figure");
  const { people } = fake.town.view();
  const pairIn = (is: (place: string) => boolean) =>
    people
      .filter(({ walk, place }) => !walk && is(place))
      .flatMap((one, _, all) =>
        all.filter((other) => other.place === one.place && other !== one).map((other) => [one, other] as const),
      )[0]!;
  /** How many spots a letter flies over, and where it comes from and goes to, in pixels of the window. */
  const flown = async (is: (place: string) => boolean) => {
    const [from, to] = pairIn(is);
    fake.town.invite(from.id, to.id);
    const letter = page.locator(".letter.asks");
    await letter.waitFor({ state: "attached" });
    const way = await letter.evaluate((one) => {
      const frames = (one.getAnimations()[0]!.effect as KeyframeEffect).getKeyframes();
      const box = one.parentElement!.getBoundingClientRect();
      const k = Number(getComputedStyle(document.querySelector(".sheet")!).getPropertyValue("--k"));
      return frames.map(({ transform }) => {
        const [x = 0, y = 0] = String(transform)
          .match(/-?[\d.]+/g)!
          .map(Number);
        return { x: box.x + x * k, y: box.y + y * k };
      });
    });
    await letter.waitFor({ state: "detached" });
    const near = async (selector: string, { x, y } = { x: 0, y: 0 }) => {
      const box = await page.locator(selector).boundingBox();
      return Math.hypot(box!.x + box!.width / 2 - x, box!.y - y);
    };
    return {
      spots: way.length,
      fromHouse: await near('.spot[data-place="hobbs-cafe"]', way[0]),
      toPerson: await near(`.person[data-person="${to.id}"]`, way.at(-1)),
    };
  };
  const far = await flown((place) => place !== "hobbs-cafe");
  expect(far.spots).toBeGreaterThan(9);
  expect(far.fromHouse).toBeLessThan(110);
  expect(far.toPerson).toBeLessThan(110);
});

it("moves nothing in the picture where no movement is wished", async () => {
  await visit("10:00", "reduce");
  await living.desk.setObject(keeper, living.desk.choices("object", "stove")[0]!.id, "burning");
  await page.waitForSelector(".fire .tongue");
  const moving = () =>
    page.evaluate(
      () =>
        document.getAnimations().filter((one) => {
          const { target } = one.effect as KeyframeEffect;
          return target instanceof Element && target.closest(".life") !== null;
        }).length,
    );
  expect(await moving()).toBe(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect.poll(moving).toBeGreaterThan(8);
});
