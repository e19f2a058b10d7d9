/**
 * The gatherings of towns in each language that nobody has seen, two days offline, as a table; what is ordered at counters in one of them, and
 * what is asked after on the third day in another.
 */
import { describe, expect, it } from "vitest";
import { offline } from "../town/living.ts";
import { twoDays } from "../town/two-days.ts";
import { generatedTown } from "./generated-town.ts";
import { type LivedGathering, livedGatherings } from "./lived-gatherings.ts";
import { ordersAreServed } from "./lived-orders.ts";
import { openLoopsAreAskedAfter } from "./open-loops.ts";

const row = (seed: number, { name, residents, known, accepted, attended }: LivedGathering) =>
  `| ${seed} | ${name} | ${residents} | ${known} | ${accepted} | ${attended} |`;

/** Towns that hold nine of the ten kinds of gatherings between them, of six to twelve residents. */
const towns = { en: [1, 4, 7, 9, 10], "zh-CN": [1, 4, 7, 9] } as const;

describe.each(["en", "zh-CN"] as const)("gatherings in towns that nobody has seen (%s)", (language) => {
  const all: LivedGathering[] = [];
  const table = ["| town | gathering | residents | known | accepted | attended |", "|---|---|---|---|---|---|"];

  it.each(towns[language])("are told by who had heard (town %i)", async (seed) => {
    const days = await twoDays(generatedTown(seed, language), offline, "1", undefined, seed === 1 ? 3 : 2);
    const held = livedGatherings(days);
    all.push(...held);
    table.push(...held.map((one) => row(seed, one)));
    expect(held.flatMap(({ wrong }) => wrong)).toEqual([]);
    if (seed === 9) ordersAreServed(days);
    if (seed === 1) openLoopsAreAskedAfter(days);
  });

  it("are attended in most of them", () => {
    process.stdout.write(`${language}, beside the host\n${table.join("\n")}\n`);
    expect(all.length).toBeGreaterThan(towns[language].length);
    expect(all.filter(({ attended }) => attended >= 2).length).toBeGreaterThan(all.length * 0.7);
  });
});
