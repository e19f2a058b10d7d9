/** The page as a person uses it, in Debian's Chromium. Run by `npx vitest run --config vitest.browser.config.ts`. */
import type { Page } from "playwright-core";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openSharedPage, type SharedPage } from "../../../test/page/browser.ts";
import { type Fake, openFake } from "../../../test/page/fake-towns.ts";

const WIDE = { width: 1440, height: 900 };

let fake: Fake;
let shared: SharedPage;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  shared = await openSharedPage({ viewport: WIDE });
  page = shared.page;
});

async function visit(options: Parameters<typeof openFake>[0] = {}, viewport = WIDE): Promise<void> {
  fake = await openFake({ start: 540, answerMs: 300, ...options });
  await page.setViewportSize(viewport);
  complaints = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(fake.preview.url);
}

afterEach(async () => {
  await shared.leave();
  await fake.close();
});

it("says why the town that was asked for is left out, over another", async () => {
  await visit({ unread: { harbour: "This town cannot be opened and is left as it is." } });
  await page.goto(`${fake.preview.url}?town=harbour`);
  await page.locator(".toast.sorry", { hasText: "cannot be opened" }).waitFor();
  await page.locator("#town-name", { hasText: "Smallville" }).waitFor();
});

describe("the page", () => {
  beforeEach(async () => {
    await visit();
    await page.waitForSelector(".person");
  });

  it("shows the town, its places and all residents, without a complaint", async () => {
    expect(await page.locator("#town-name").textContent()).toBe("Smallville");
    expect(await page.locator(".person.resident").count()).toBe(25);
    expect(await page.locator(".spot").count()).toBe(fake.town.view().places.length);
    expect(await page.locator("#clock").textContent()).toBe(fake.town.view().clock);
    expect(await page.getByText("AI characters", { exact: true }).isVisible()).toBe(true);
    expect(await page.locator(".person .figure").count()).toBe(25);
    expect(complaints).toEqual([]);
  });

  it("tells a newcomer what this is, once, and whom to greet", async () => {
    await page.getByRole("heading", { name: "Welcome to Smallville" }).waitFor();
    await page.getByRole("button", { name: /^Greet / }).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("say-text");
    await page.locator(".to-chip", { hasText: /^to / }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: "What is this?" }).click();
    await page.getByRole("button", { name: "Just watch" }).click();
    await page.getByRole("heading", { name: "All of town" }).waitFor();
    expect(complaints).toEqual([]);
  });

  it("shows who is in a place in the list, beside what is unread there", async () => {
    const cafe = page.locator('.channel[data-place="hobbs-cafe"]');
    const here = fake.town.view().places.find((place) => place.id === "hobbs-cafe")!.people.length;
    expect(await cafe.getAttribute("aria-label")).toContain(`${here} here`);
    const clipped = await page
      .locator(".channel .label")
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
    expect(clipped).toBe(0);
  });

  it("moves residents and the clock when the town does", async () => {
    const before = await page.locator("#clock").textContent();
    const where = () =>
      page.locator(".person").evaluateAll((all) => all.map((one) => (one as HTMLElement).style.transform).join());
    const stood = await where();
    for (let i = 0; i < 34; i += 1) fake.town.tick();
    await page.waitForFunction((old) => document.querySelector("#clock")?.textContent !== old, before);
    await expect.poll(where).not.toBe(stood);
    expect(complaints).toEqual([]);
  });

  it("opens a resident's card with plan, memories and the people they know", async () => {
    await page.click('[data-person="isabella-rodriguez"]');
    await page.getByRole("heading", { name: "Isabella Rodriguez" }).waitFor();
    expect(await page.locator(".plan > li.current").count()).toBe(1);
    await page.getByRole("tab", { name: "Memories" }).click();
    await page.getByText("heard from Maria Lopez").waitFor();
    await page.getByText("Rests on").first().click();
    await page.locator(".memory .memory").first().waitFor();
    await page.fill("#ask", "the party");
    await page.getByRole("button", { name: "Recall" }).click();
    await page.locator(".scores").first().waitFor();
    await page.getByRole("tab", { name: "People" }).click();
    await page.locator(".tie").first().waitFor();
    await page.keyboard.press("Escape");
    await page.waitForSelector("#card", { state: "hidden" });
    expect(complaints).toEqual([]);
  });

  it("shows the answer to a visitor's line, and dots until then", async () => {
    await page.click('.channel[data-place="hobbs-cafe"]');
    await page.fill("#say-text", "Good morning, all!");
    await page.fill("#say-name", "Ana");
    await page.fill("#say-about", "a traveller");
    const answer = fake.town.holdAnswers();
    await page.click("#say .send");
    await page.locator(".pending").waitFor();
    answer();
    await page.getByText("Welcome, Ana!").first().waitFor();
    await page.waitForSelector(".pending", { state: "detached" });
    await page.locator("#feed .mine", { hasText: "Good morning, all!" }).waitFor();
    await page.locator(".as", { hasText: "You are Ana, at Hobbs Cafe" }).waitFor();
    await page.fill("#say-text", "*plays the piano*");
    await page.keyboard.press("Enter");
    await page.locator("#feed .act em", { hasText: "plays the piano" }).waitFor();
    expect(complaints).toEqual([]);
  });

  it("shows no more what was taken back, in the talk, on the map and in what is still to come", async () => {
    await page.click('.channel[data-place="hobbs-cafe"]');
    await page.fill("#say-text", "The quillwort is in bloom.");
    await page.click("#say .send");
    const bubble = page.locator(".bubble", { hasText: "quillwort" });
    const told = page.locator("#feed .line", { hasText: "quillwort" });
    await bubble.first().waitFor();
    await expect.poll(() => told.count()).toBeGreaterThan(1);
    const ids = await told.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.id!));
    await fake.preview.takeBack?.(fake.town.id, ids);
    await expect.poll(() => told.count()).toBe(0);
    expect(await bubble.count()).toBe(0);
    expect(await page.locator("#feed .line").count()).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });

  it("says why one is not let in", async () => {
    await page.selectOption("#say-place", "adam-smith");
    await page.fill("#say-text", "Hello?");
    await page.keyboard.press("Enter");
    await page.locator(".toast.sorry", { hasText: "Hobbs Cafe is open" }).waitFor();
  });

  it("keeps markup that people type as text", async () => {
    const nasty = '<script>window.hacked=1</script><img src=x onerror="window.hacked=1">';
    await page.click('.channel[data-place="hobbs-cafe"]');
    await page.fill("#say-text", nasty);
    await page.fill("#say-name", "<b>Bo</b>");
    await page.click("#say .send");
    await page.locator("#feed .mine .text", { hasText: nasty }).waitFor();
    await page.locator("#feed .text", { hasText: "Welcome, <b>Bo</b>!" }).waitFor();
    expect(await page.evaluate(() => "hacked" in window)).toBe(false);
    expect(await page.locator("#feed script, #feed b b").count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it("runs commands from the bar, with choices and forms", async () => {
    await page.keyboard.press("/");
    await page.keyboard.type("town c");
    await page.keyboard.press("Enter");
    await page.locator("#sheet", { hasText: "Nothing: it lives offline." }).waitFor();
    await page.keyboard.press("Escape");
    await page.waitForSelector("#sheet", { state: "hidden" });
    await page.keyboard.press("/");
    await page.keyboard.type("whisper");
    await page.keyboard.press("Enter");
    await page.fill("#option-resident", "isa");
    await page.locator('#option-resident-list option[value="Isabella Rodriguez"]').waitFor({ state: "attached" });
    await page.fill("#option-resident", "Isabella Rodriguez");
    await page.fill("#form-text", "You want to learn the harp.");
    await page.click("#command-form .primary");
    await page.locator(".toast", { hasText: "Isabella Rodriguez hears it" }).waitFor();
    expect(complaints).toEqual([]);
  });

  it("pauses, goes on and changes pace", async () => {
    await page.click("#pause");
    await page.locator("#state", { hasText: "paused" }).waitFor();
    await page.getByRole("button", { name: "Let the town go on" }).click();
    await page.locator("#state", { hasText: "running" }).waitFor();
    await page.getByRole("button", { name: "10×" }).click();
    await expect.poll(() => fake.town.view().pace).toBe(1 / 10);
    await page.locator('.speeds [aria-pressed="true"]', { hasText: "10×" }).waitFor();
    await page.getByRole("button", { name: "Skip ahead" }).press("Enter");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.locator(".toast", { hasText: "On to evening." }).waitFor();
  });
});

describe("the page elsewhere", () => {
  it("puts everybody in their place also when views come faster than the picture", async () => {
    await visit();
    await page.route("**/map.svg*", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await page.reload();
    for (let i = 0; i < 12; i += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      fake.town.tick();
    }
    await page.waitForSelector(".person");
    const corner = () =>
      page.locator(".person").evaluateAll((all) => {
        const map = document.querySelector("#map")!.getBoundingClientRect();
        return all.filter((one) => {
          const face = one.getBoundingClientRect();
          return face.top - map.top < 140 && face.left - map.left < 90;
        }).length;
      });
    await expect.poll(corner).toBe(0);
  });

  it("fits a phone without sideways scrolling", async () => {
    await visit({}, { width: 390, height: 844 });
    await page.waitForSelector(".person");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await page.locator("#say .send").isVisible()).toBe(true);
    expect(complaints).toEqual([]);
  });

  it("says how to found a town when there is none", async () => {
    await visit({ empty: true });
    await page.getByText("/town found").waitFor();
    expect(complaints).toEqual([]);
  });
});
