/** Statements of the paper about what comes from outside (sections 3.1.2, 3.2): things set by hand, the inner voice, a body lent. */
import { beforeAll, describe, expect, it } from "vitest";
import { personOf } from "../../src/world/world.ts";
import { type Kept, TriedTown } from "../town/tried-town.ts";

const nora = { name: "Nora" };

let dawn: Kept;

beforeAll(async () => {
  const town = await TriedTown.found();
  await town.until(0, "05:30");
  dawn = town.kept();
});

describe("things that are set by hand", () => {
  let town: TriedTown;
  beforeAll(async () => {
    town = await dawn();
    await town.sets("<Lin family's house: kitchen: refrigerator>", "empty");
    await town.until(0, "07:00");
  });

  it("<Isabella's apartment: kitchen: stove> is burning: she turns it off at once and cooks again", async () => {
    await town.sets("<Isabella's apartment: kitchen: stove>", "burning");
    await town.town.tick();
    expect(town.state("Isabella's apartment: kitchen: stove")).toBe("off");
    expect(town.doing("Isabella")).toMatch(/turning off the stove/);
    await town.until(0, "07:30");
    const did = town.done("Isabella").map(({ doing }) => doing);
    expect(did.join("\n")).toMatch(/cooking once more/);
  });

  it("her shower is leaking: she fetches the tools and repairs it", async () => {
    await town.sets("<Isabella's apartment: bathroom: shower>", "leaking");
    await town.until(0, "08:30");
    const did = town.done("Isabella").map(({ doing }) => doing);
    const tools = did.findIndex((one) => /tools/.test(one));
    expect(tools).toBeGreaterThanOrEqual(0);
    expect(did.findIndex((one) => /repairing the shower/.test(one))).toBeGreaterThan(tools);
    expect(town.state("Isabella's apartment: bathroom: shower")).not.toBe("leaking");
  });

  it("the Lins' refrigerator is empty: John shops before breakfast, fills it, and can say why", async () => {
    await town.until(0, "09:00");
    const shopped = town.done("John Lin").filter(({ doing }) => /groceries/.test(doing));
    expect(shopped.map(({ place }) => place)).toContain("the-willows-market-and-pharmacy");
    expect(town.state("Lin family's house: kitchen: refrigerator")).toBe("well stocked");
    expect(await town.interview("John Lin", "Why did you go shopping this morning?")).toMatch(/refrigerator.*empty/);
  });

  it("what burns where nobody is goes unnoticed until somebody comes home", async () => {
    await town.sets("<Isabella's apartment: living room: toolbox>", "smoking");
    await town.town.tick();
    expect(town.state("Isabella's apartment: living room: toolbox")).toBe("smoking");
    expect(town.remembers("Isabella").join("\n")).not.toMatch(/toolbox.*smoking/);
  });
});

describe("the inner voice", () => {
  let town: TriedTown;
  const thoughts: readonly (readonly [string, string])[] = [
    ["John Lin", "You are going to run against Sam in the election"],
    ["Klaus", "You just remembered that you must buy milk"],
    ["Eddy", "Don't forget to buy new guitar strings"],
    ["Mei Lin", "Tell your husband that you are proud of him"],
    ["Carlos", "You want to leave town for ever"],
  ];
  const lineOf = (who: string, words: RegExp, to: readonly string[]) =>
    town.events.find(
      (event) =>
        event.kind === "line-said" &&
        event.who === town.id(who) &&
        words.test(event.text) &&
        to.some((one) => event.to.includes(town.id(one))),
    );
  const bought = (who: string, what: RegExp) =>
    town.remembers(who).some((text) => /on their mind/.test(text) && what.test(text));

  beforeAll(async () => {
    town = await dawn();
    await town.until(0, "07:00");
    for (const [who, thought] of thoughts) await town.whispers(who, thought);
    await town.town.tick();
  });

  it("is on one's mind, and nobody else's", async () => {
    expect(await town.interview("Klaus", "Did you buy milk?")).toMatch(/not yet|still to/i);
    for (const { name } of town.town.means.town.personas.values())
      if (name !== "Carlos Gomez") expect(town.remembers(name).join("\n")).not.toMatch(/leave town for ever/);
  });

  it("is lived by: what was to be done is done where it can be, who was to be told is told", async () => {
    const all = () =>
      bought("Klaus", /buying milk/) &&
      bought("Eddy", /guitar strings/) &&
      lineOf("John Lin", /run against Sam/, ["Mei Lin", "Eddy"]) !== undefined &&
      lineOf("Mei Lin", /proud of/, ["John Lin"]) !== undefined;
    await town.while(() => !all(), 3 * 1440);
    expect(all()).toBe(true);
    const places = (who: string, what: RegExp) =>
      town.done(who).flatMap(({ doing, place }) => (what.test(doing) ? [place] : []));
    for (const place of places("Klaus", /buying milk/)) expect(place).toMatch(/willows/);
    for (const place of places("Eddy", /guitar strings/)) expect(place).toMatch(/harvey/);
  });

  it("is answered from: 'Did you buy milk?', 'Are you running for mayor?'", async () => {
    expect(await town.interview("Klaus", "Did you buy milk?")).toMatch(/^Yes.*milk/);
    expect(await town.interview("Eddy", "Have you bought the guitar strings?")).toMatch(/^Yes.*strings/);
    expect(await town.interview("John Lin", "Are you running for mayor?")).toMatch(/^Yes.*run against Sam/);
    expect(await town.interview("John Lin", "Who is running for mayor?", { as: "a reporter" })).toMatch(
      /run against Sam/,
    );
  });

  it("is heard of in words alone: who names John as a candidate was told", async () => {
    for (const { name } of town.town.means.town.personas.values()) {
      if (name === "John Lin") continue;
      const told = town.remembers(name).some((text) => /run against Sam/.test(text));
      const says = /\bJohn\b.*\brun/.test(await town.interview(name, "Who is running for mayor?"));
      if (says) expect(told, name).toBe(true);
    }
  });
});

describe("a member who takes over a resident", () => {
  it("is taken for that resident, who remembers it as their own doing", async () => {
    const town = await dawn();
    const where = (resident: string) => {
      const { spot, asleep, talk, walk } = personOf(town.town.state.world, town.id(resident));
      return asleep || talk || walk ? null : `${spot.place}/${spot.area}`;
    };
    const apart = () => where("Eddy") === null || where("Eddy") !== where("John Lin");
    await town.while(apart, 2 * 1440);
    await town.embodies(nora, "Eddy");
    const mark = town.events.length;
    await town.tell(nora, null, "Dad, I wrote a waltz for the piano.", "John Lin");
    expect(town.said(mark).some(({ who, text }) => who === "eddy-lin" && /waltz/.test(text))).toBe(true);
    expect(town.said(mark).some(({ who }) => who === "john-lin")).toBe(true);
    await town.releases(nora);
    await town.town.tick();
    expect(town.remembers("Eddy").join("\n")).toMatch(/Eddy Lin said to John Lin: "Dad, I wrote a waltz/);
    expect(await town.interview("John Lin", "What did Eddy tell you about a waltz?")).toMatch(/waltz/);
  });
});
