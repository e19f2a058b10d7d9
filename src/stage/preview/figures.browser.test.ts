/** The little figures on the map, in Debian's Chromium: that they are the very people of the portraits, and take the poses of what they do. */
import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { openSharedPage, type SharedPage } from "../../../test/page/browser.ts";
import { type Fake, openFake } from "../../../test/page/fake-towns.ts";
import type { PersonView } from "../../town/looking/views.ts";
import { looksLists } from "../../world/looks.ts";
import { dressColours, hairColours, skins } from "../portrait.ts";

const { beards, colours, dresses, glasses, hair } = await import(
  new URL("./client/figure-parts.js", import.meta.url).href
);
const { rows } = await import(new URL("./client/standing.js", import.meta.url).href);

let fake: Fake;
let shared: SharedPage;
let page: Page;

beforeAll(async () => {
  shared = await openSharedPage({ viewport: { width: 1440, height: 900 } });
  page = shared.page;
});

async function visit(start: number): Promise<void> {
  fake = await openFake({ start });
  await page.goto(fake.preview.url);
  await page.waitForSelector(".person .figure");
}

afterEach(async () => {
  await shared.leave();
  await fake?.close();
});

/** Whoever the view says it of, as buttons on the map. */
const those = (is: (person: PersonView) => boolean) =>
  fake.town
    .view()
    .people.filter(is)
    .map(({ id }) => id)
    .sort();
const posed = (name: string) =>
  page
    .locator(`.person.${name}`)
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.person ?? "").sort());

describe("the figures", () => {
  it("of a back row have their names under the name of the place, on none of it", async () => {
    await visit(760);
    const wrong = await page.evaluate(async () => {
      const { town } = await (new Function(`return import("/town.js")`)() as Promise<{
        town: { view: { people: { id: string; place: string }[] } };
      }>);
      const behind = [...document.querySelectorAll<HTMLElement>(".person.behind:not(.walking)")];
      const over = behind.filter((one) => {
        const place = town.view.people.find(({ id }) => id === one.dataset.person)?.place;
        const label = document.querySelector(`.spot[data-place="${place}"] .name`)!.getBoundingClientRect();
        return one.querySelector(".who")!.getBoundingClientRect().top < label.bottom;
      });
      return { behind: behind.length, over: over.map((one) => one.dataset.person) };
    });
    expect(wrong.behind).toBeGreaterThan(0);
    expect(wrong.over).toEqual([]);
  });

  it("carry the colours of their looks", async () => {
    await visit(540);
    for (const { id, looks } of fake.town.view().people) {
      const fills: string[] = await page
        .locator(`[data-person="${id}"] .figure [fill]`)
        .evaluateAll((all) => all.map((one) => one.getAttribute("fill")!));
      expect(fills, `${id}'s skin`).toContain(`#${skins[looks.skin]}`);
      expect(fills, `${id}'s dress`).toContain(`#${dressColours[looks.dressColour]}`);
      if (looks.hair !== "headscarf" && looks.hair !== "turban")
        expect(fills, `${id}'s hair`).toContain(`#${hairColours[looks.hairColour]}`);
    }
  });

  const parts = { hair, beard: beards, glasses, dress: dresses };
  it("have a part for every word of looks, in the portraits' colours", () => {
    for (const list of ["hair", "beard", "glasses", "dress"] as const)
      expect(Object.keys(parts[list]).sort()).toEqual([...looksLists[list]].sort());
    const hash = (table: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(table).map(([word, hex]) => [word, `#${hex}`]));
    expect(colours).toEqual({
      hairColour: hash(hairColours),
      skin: hash(skins),
      dressColour: hash(dressColours),
    });
  });

  it("lie in bed while they are asleep, and walk on the road", async () => {
    await visit(300);
    const asleep = those((one) => one.asleep);
    expect(asleep.length).toBeGreaterThan(10);
    expect(await posed("asleep")).toEqual(asleep);
    const bed = page.locator(".person.asleep .bed").first();
    expect(await bed.evaluate((one) => getComputedStyle(one).display)).not.toBe("none");
    while (those((one) => one.walk !== null).length === 0) fake.town.tick();
    // both legs go to and fro
    for (const turned of ["-27deg", "27deg"])
      await page.waitForFunction(
        (to) =>
          [...document.querySelectorAll(".person.walking .leg.near")].some(
            (leg) => getComputedStyle(leg).rotate === to,
          ),
        turned,
      );
  });

  it("sit and hold things by what they do", async () => {
    await visit(540);
    const poses = await page.evaluate(`import("/figures.js").then(({ figureOf, pose }) => {
      const looks = { hair: "bun", hairColour: "white", skin: "dark", beard: "none", glasses: "round", dress: "sweater", dressColour: "blue" };
      const person = { id: "x", kind: "resident", age: 80, looks, asleep: false, talking: false, walk: null };
      return [{ emoji: "📖" }, { emoji: "☕" }, { emoji: "📦", walk: {} }, { emoji: "😴", asleep: true }].map((does) => {
        const button = document.createElement("button");
        button.append(figureOf({ ...person, ...does }));
        const { sits } = pose(button, { ...person, ...does });
        return [sits, button.className, button.dataset.thing, button.querySelectorAll(".held > *").length > 0];
      });
    })`);
    expect(poses).toEqual([
      [true, "carrying both-hands", "book", true],
      [false, "carrying", "cup", true],
      [false, "carrying both-hands", "box", true],
      [false, "asleep", "", false],
    ]);
  });

  it("stand in rows that hide no head, however many they are", () => {
    const tall = 54;
    for (let count = 1; count <= 30; count += 1) {
      const spots = rows(count, tall, 146);
      expect(spots).toHaveLength(count);
      for (const [i, one] of spots.entries())
        for (const other of spots.slice(i + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y), `${count} people`).toBeGreaterThan(tall * 0.47);
    }
  });
});
