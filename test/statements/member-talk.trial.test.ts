/** Statements of the paper about whoever walked in the day before (sections 3.1, 3.2): remembered, asked back, told of. */
import { beforeAll, describe, expect, it } from "vitest";
import { TriedTown } from "../town/tried-town.ts";

const [alex, bea, cy, di, nora] = ["Alex", "Bea", "Cy", "Di", "Nora"].map((name) => ({ name })) as [
  { name: string },
  { name: string },
  { name: string },
  { name: string },
  { name: string },
];

describe("whoever introduces themselves", () => {
  let town: TriedTown;
  let firstDay: string[];
  let nextDay: string[];

  beforeAll(async () => {
    town = await TriedTown.found();
    // Sam is in the park.
    await town.until(0, "09:20");
    const said: readonly (readonly [{ name: string }, string])[] = [
      [alex, "Hi, I'm Alex, I photograph birds"],
      [bea, "Hello. I restore old motorbikes."],
      [cy, "I'm Cy and I've just started learning the cello."],
      [di, "My name is Di. I'm a nurse from Oslo and I collect old maps."],
    ];
    firstDay = [];
    for (const [who, text] of said) firstDay.push(await town.ask(who, "Sam Moore", text));
    for (const [who] of said) await town.leaves(who);
    await town.until(1, "08:30");
    nextDay = [];
    for (const [who] of said) nextDay.push(await town.ask(who, "Sam Moore", "Hello Sam!"));
  });

  it.each([
    ["Alex", 0],
    ["Bea", 1],
    ["Cy", 2],
    ["Di", 3],
  ] as const)("%s is heard, and asked about it", (name, at) => {
    if (at !== 1) expect(firstDay[at]).toContain(name);
    expect(firstDay[at]).toMatch(/\?|you must tell|like to see/i);
  });

  it.each([
    ["Alex", 0, /photograph birds/],
    ["Bea", 1, /restore old motorbikes/],
    ["Cy", 2, /learning the cello/],
    ["Di", 3, /collect old maps/],
  ])("%s returns the next town day, is greeted by name and asked about what they told", (name, at, told) => {
    expect(nextDay[at]).toContain(name);
    expect(nextDay[at]).toMatch(told);
    expect(nextDay[at]).toMatch(/\?|tell me|wonder/i);
  });

  it("is remembered when they ask, and told of to others as what they said themselves", async () => {
    expect(await town.ask(alex, "Sam Moore", "What do you know about me?")).toMatch(/photograph birds/);
    expect(await town.ask(nora, "Sam Moore", "Do you know Alex?")).toMatch(/visitor.*photograph birds/);
    expect(await town.ask(alex, "Sam Moore", "Do you remember my name?")).toContain("Alex");
  });

  it("answers what Sam asked and is listened to", async () => {
    expect(await town.ask(alex, "Sam Moore", "Very well! I saw a kingfisher.")).not.toMatch(
      /don't know|mean|Who was it/,
    );
    expect(await town.ask(bea, "Sam Moore", "Slow. The parts are hard to find.")).toMatch(
      /hard|easier|slow|feeling|sorry|dear|luck|what can one do/i,
    );
  });
});
