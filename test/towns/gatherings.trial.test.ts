/** The gatherings of ten towns in each language that nobody has seen, two days offline, as a table; and what is ordered at counters in one of them. */
import { describe, expect, it } from "vitest";
import { offline } from "../town/living.ts";
import { twoDays } from "../town/two-days.ts";
import { generatedTown } from "./generated-town.ts";
import { type LivedGathering, livedGatherings } from "./lived-gatherings.ts";
import { ordersAreServed } from "./lived-orders.ts";

const row = (seed: number, { name, residents, known, accepted, attended }: LivedGathering) =>
  `| ${seed} | ${name} | ${residents} | ${known} | ${accepted} | ${attended} |`;

describe("gatherings in towns that nobody has seen", () => {
  it.each(["en", "zh-CN"] as const)("are told by who had heard, and attended in most towns (%s)", async (language) => {
    const all: LivedGathering[] = [];
    const table = ["| town | gathering | residents | known | accepted | attended |", "|---|---|---|---|---|---|"];
    for (let seed = 1; seed <= 10; seed++) {
      const days = await twoDays(generatedTown(seed, language), offline, "1");
      if (seed === 9) ordersAreServed(days);
      for (const one of livedGatherings(days)) {
        all.push(one);
        table.push(row(seed, one));
      }
    }
    process.stdout.write(`${language}, beside the host\n${table.join("\n")}\n`);
    expect(all.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(all.filter(({ attended }) => attended >= 2).length).toBeGreaterThan(all.length * 0.7);
  });
});
