/** The box, the bar and the sheet as a person uses them, in Debian's Chromium. */
import type { Page } from "playwright-core";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openSharedPage, type SharedPage } from "../../../test/page/browser.ts";
import { type Fake, openFake } from "../../../test/page/fake-towns.ts";
import { UserError } from "../../world/user-error.ts";

let fake: Fake;
let shared: SharedPage;
let page: Page;

beforeAll(async () => {
  shared = await openSharedPage({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  page = shared.page;
});

beforeEach(async () => {
  fake = await openFake({ start: 540, answerMs: 300 });
  await page.goto(fake.preview.url);
  await page.waitForSelector(".person");
});
afterEach(async () => {
  await shared.leave();
  await fake.close();
});

/** The town goes on so many turns, and the page has heard of the last. */
async function live(turns: number): Promise<void> {
  for (let i = 0; i < turns; i += 1) fake.town.tick();
  const { clock } = fake.town.view();
  await page.waitForFunction((at) => document.querySelector("#clock")?.textContent === at, clock);
}

const focused = () => page.evaluate(() => document.activeElement?.id ?? "");

describe("what one types and reads", () => {
  it("keeps the search of memories, its kind, the fold and the scroll at every beat", async () => {
    await page.click('[data-person="isabella-rodriguez"]');
    await page.getByRole("tab", { name: "Memories" }).click();
    await page.getByText("Rests on").first().click();
    await page.fill("#ask", "half a quest");
    await page.locator("#ask").evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 6));
    await live(5);
    expect(await page.inputValue("#ask")).toBe("half a quest");
    expect(await focused()).toBe("ask");
    const kept = await page.locator("#ask").evaluate((it: HTMLInputElement) => [it.selectionStart, it.selectionEnd]);
    expect(kept).toEqual([2, 6]);
    expect(await page.locator(".memory details[open]").count()).toBe(1);
  });

  it("keeps what is typed to the town, chosen and selected on the page", async () => {
    await page.selectOption("#say-place", "hobbs-cafe");
    await page.fill("#say-text", "Half a sent");
    await page.fill("#say-about", "a traveller");
    await page.locator("#town-name").evaluate((it) => getSelection()?.selectAllChildren(it));
    const list = page.locator("#places");
    await list.evaluate((it) => it.scrollTo(0, 90));
    const scrolled = await list.evaluate((it) => it.scrollTop);
    await live(14);
    expect(await page.inputValue("#say-text")).toBe("Half a sent");
    expect(await page.inputValue("#say-about")).toBe("a traveller");
    expect(await page.inputValue("#say-place")).toBe("hobbs-cafe");
    expect(await list.evaluate((it) => it.scrollTop)).toBe(scrolled);
    expect(await page.evaluate(() => getSelection()?.toString())).toBe("Smallville");
  });

  it("keeps nothing of an introduction in earnest, not in this browser either", async () => {
    fake.town.visit = async () => {
      throw new UserError("serious", "I am with you.");
    };
    await page.fill("#say-text", "Hello");
    await page.fill("#say-name", "quillwort one");
    await page.fill("#say-about", "quillwort two");
    await page.click("#say button.send");
    await page.getByText("I am with you.").waitFor();
    await page.waitForFunction(() => !document.querySelector<HTMLButtonElement>("#say button.send")?.disabled);
    const kept = await page.evaluate(() => [
      JSON.stringify(localStorage),
      ...[...document.querySelectorAll<HTMLInputElement>("#say input, #say textarea")].map(({ value }) => value),
    ]);
    expect(kept.join()).not.toContain("quillwort");
  });

  it("brings back at arrow up what one said before, and leaves alone what one is writing", async () => {
    await page.fill("#say-text", "Good morning to all");
    await page.press("#say-text", "Enter");
    await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>("#say-text")?.value === "");
    await page.press("#say-text", "ArrowUp");
    expect(await page.inputValue("#say-text")).toBe("Good morning to all");
    await page.press("#say-text", "ArrowDown");
    expect(await page.inputValue("#say-text")).toBe("");
    await page.fill("#say-text", "Half a sent");
    await page.press("#say-text", "ArrowUp");
    expect(await page.inputValue("#say-text")).toBe("Half a sent");
  });

  it("keeps the focus on what is redrawn", async () => {
    await page.locator('.channel[data-place="hobbs-cafe"]').focus();
    await live(8);
    expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.place)).toBe("hobbs-cafe");
  });

  it("keeps a form of the bar that is being filled in", async () => {
    await page.keyboard.press("/");
    await page.keyboard.type("inner");
    await page.keyboard.press("Enter");
    await page.fill("#form-text", "You want to le");
    await live(4);
    expect(await page.inputValue("#form-text")).toBe("You want to le");
  });

  it("does not jump when one has scrolled up, and leads down again", async () => {
    const feed = page.locator("#feed");
    await expect.poll(() => feed.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeGreaterThan(200);
    await feed.evaluate((it) => it.scrollTo(0, 0));
    const say = (text: string) =>
      fake.town.say({ id: "web:other", name: "Bo", keeper: false }, "hobbs-cafe", text, null);
    await say("Is anybody here?");
    const down = page.getByRole("button", { name: /newer line/ });
    await down.waitFor();
    expect(await feed.evaluate((it) => it.scrollTop)).toBe(0);
    await down.click();
    await page.waitForSelector(".newer", { state: "hidden" });
    await expect.poll(() => feed.evaluate((it) => it.scrollHeight - it.scrollTop - it.clientHeight)).toBeLessThan(90);
  });

  it("stays where one has scrolled to, also when the feed gets another size at the same moment", async () => {
    const feed = page.locator("#feed");
    await expect.poll(() => feed.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeGreaterThan(200);
    const shrunk = (height: string) =>
      feed.evaluate(async (it, height) => {
        if (height !== "") it.scrollTo(0, 0);
        it.style.maxHeight = height;
        for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
        return [it.scrollTop, it.scrollHeight - it.scrollTop - it.clientHeight];
      }, height);
    expect((await shrunk("200px"))[0]).toBe(0);
    await feed.evaluate((it) => it.scrollTo(0, it.scrollHeight));
    expect((await shrunk(""))[1]).toBeLessThan(2);
  });

  it("loads older lines at a press, from before the page was opened", async () => {
    await shared.leave();
    for (let i = 0; i < 240; i += 1) fake.town.tick();
    await page.goto(fake.preview.url);
    const first = () => page.locator("#feed [data-id]").first().getAttribute("data-id");
    const older = page.getByRole("button", { name: "Older lines" });
    await older.waitFor({ state: "attached" });
    for (let i = 0; i < 8 && (await older.count()) > 0; i += 1) {
      const before = await first();
      await older.click();
      await expect.poll(async () => (await older.count()) === 0 || (await first()) !== before).toBe(true);
      await expect.poll(async () => (await older.count()) === 0 || (await older.isEnabled())).toBe(true);
    }
    expect(Number((await first())?.split(".")[0])).toBeLessThan(10);
    expect(await older.count()).toBe(0);
  });
});

describe("dots", () => {
  const speak = async (text: string) => {
    await page.fill("#say-text", text);
    await page.keyboard.press("Enter");
  };
  beforeEach(async () => {
    await page.selectOption("#say-place", "hobbs-cafe");
  });

  it("stand where an answer is due, and go also when there is none", async () => {
    const answer = fake.town.holdAnswers();
    await speak("Never mind.");
    await page.locator(".pending").waitFor();
    answer();
    await page.waitForSelector(".pending", { state: "detached", timeout: 30_000 });
  });

  it("do not stand after an act that nobody need answer", async () => {
    await speak("*waves*");
    await page.locator("#feed .act em", { hasText: "waves" }).waitFor();
    expect(await page.locator(".pending").count()).toBe(0);
  });
});

describe("living as somebody", () => {
  it("takes over, speaks, acts, is told, and lets go", async () => {
    await page.click('[data-person="isabella-rodriguez"]');
    await page.getByRole("button", { name: "Live as Isabella" }).click();
    await page.locator(".as", { hasText: "You live as Isabella Rodriguez" }).waitFor();
    expect(await page.locator("#say-text").getAttribute("placeholder")).not.toContain("Isabella");
    expect(await page.locator(".introduce").isVisible()).toBe(false);
    await page.fill("#say-text", "I will paint the door green.");
    await page.keyboard.press("Enter");
    await page.locator("#feed .mine .text", { hasText: "paint the door" }).waitFor();
    await page.fill("#say-text", "*whistles*");
    await page.keyboard.press("Enter");
    await page.locator("#feed .act em", { hasText: "whistles" }).waitFor();
    await page.click('.channel[data-place="oak-hill-college"]');
    fake.town.tellTo("maria-lopez", "isabella-rodriguez", "Is there any coffee left?");
    await page.locator(".toast", { hasText: "Maria to you: Is there any coffee left?" }).waitFor();
    await page.getByRole("button", { name: "Let Isabella go" }).click();
    await page.locator(".as", { hasText: "You will walk in as" }).waitFor();
  });

  it("says when the resident goes on without one", async () => {
    await page.click('[data-person="isabella-rodriguez"]');
    await page.getByRole("button", { name: "Live as Isabella" }).click();
    await page.locator(".as", { hasText: "You live as Isabella Rodriguez" }).waitFor();
    const member = await page.evaluate(() => JSON.parse(localStorage.getItem("visitor") ?? "{}").member as string);
    await fake.town.release({ id: `web:${member}`, name: "", keeper: true });
    await page.locator(".toast", { hasText: "Isabella Rodriguez goes on without you." }).waitFor();
  });
});

describe("the bar and the sheet", () => {
  const command = async (typed: string) => {
    await page.keyboard.press("/");
    await page.keyboard.type(typed);
    await page.keyboard.press("Enter");
  };

  it("offers what one wants first, in groups and words for a page", async () => {
    await page.click("#command-input");
    const options = await page.locator('#command-list [role="option"] b').allTextContents();
    expect(options[0]).toBe("Whisper a thought to somebody");
    expect(options.filter((text) => /[/#]/.test(text))).toEqual([]);
    expect(await page.locator("#command-list h2").allTextContents()).toEqual([
      "Make something happen",
      "Ask in private",
      "See what goes on",
      "Live in town",
      "Look after the town",
      "More",
    ]);
    await page.fill("#command-input", "fire");
    expect(await page.locator('#command-list [role="option"] b').allTextContents()).toEqual([
      "Change a thing: set fire to a stove",
    ]);
  });

  it("answers on a sheet without a raw mark, and gives the focus back", async () => {
    await command("What happened lately");
    const sheet = page.getByRole("dialog", { name: "What happened lately" });
    await sheet.getByText("Lately", { exact: true }).waitFor();
    const text = (await sheet.textContent()) ?? "";
    expect(text).not.toMatch(/\*\*|__|~~|\|\||<[@#t]|-#|\]\(|##|\/town/);
    expect(text).toContain("*here*");
    expect(await sheet.getByRole("button", { name: "Choose how fast the town lives" }).count()).toBe(1);
    expect(await focused()).toBe("sheet-title");
    await page.keyboard.press("Escape");
    await page.waitForSelector("#sheet", { state: "hidden" });
    expect(await focused()).toBe("command-input");
  });

  it("talks with a resident in private, turn after turn", async () => {
    await page.click('[data-person="isabella-rodriguez"]');
    await page.getByRole("button", { name: "Interview" }).click();
    await page.getByRole("dialog", { name: "A talk with Isabella Rodriguez" }).waitFor();
    expect(await focused()).toBe("interview-question");
    // it opens with who they are, and what one may ask
    const sheet = page.locator("#sheet");
    await sheet.getByText("34 · cafe owner").waitFor();
    await sheet.locator(".answered", { hasText: "Welcome! Sit anywhere." }).waitFor();
    expect(await sheet.locator(".starters button:visible").count()).toBe(3);
    for (const n of [1, 2, 3]) {
      await page.keyboard.type(`What is ${n}?`);
      await page.keyboard.press("Enter");
      await page.locator(".answered", { hasText: `Answer ${n}: well, you asked "What is ${n}?"` }).waitFor();
    }
    expect(await page.locator(".asked").count()).toBe(3);
    expect(await sheet.locator(".starters button:visible").count()).toBe(0);
    // the card is drawn anew meanwhile; the focus finds its way back all the same
    fake.town.tick();
    await page.keyboard.press("Escape");
    await page.waitForSelector("#sheet", { state: "hidden" });
    expect(await page.locator("#card").isVisible()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Interview");
    await page.keyboard.press("Escape");
    await page.waitForSelector("#card", { state: "hidden" });
    expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.person)).toBe(
      "isabella-rodriguez",
    );
  });
});

describe("a town that stands", () => {
  it("says since when and the way on", async () => {
    await page.click("#pause");
    const clock = fake.town.view().clock;
    await page
      .locator("#trouble", { hasText: `The town stands still since ${clock}. Press ▶ to let it go on.` })
      .waitFor();
    await page.click("#pause");
    await page.waitForSelector("#trouble", { state: "hidden" });
  });

  it("says that its program does not answer, and goes on when it does", async () => {
    const { port } = new URL(fake.preview.url);
    await fake.close();
    await page.locator("#trouble", { hasText: "it is started with npm start. Trying again" }).waitFor();
    fake = await openFake({ start: 540, port: Number(port) });
    await page.waitForSelector("#trouble", { state: "hidden" });
  });
});
