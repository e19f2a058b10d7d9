/** What a generated town says beyond who lives where, of words it has already: from a throw of its own, so that all else is as without it. */

import { skies, winds } from "../../src/language/almanac.ts";
import { levels, tones, views } from "../../src/mind/character.ts";
import type { TownFile } from "../../src/town/file/definition.ts";
import { type Random, randomFor } from "../../src/world/chance.ts";
import { hemispheres } from "../../src/world/seasons.ts";

type Resident = TownFile["residents"][number];

const dayOf = (random: Random) =>
  `${String(random.whole(1, 12)).padStart(2, "0")}-${String(random.whole(1, 28)).padStart(2, "0")}`;

/** The same town with some of what a file may say: about half of its people and places have it. */
export function withFacts(file: TownFile, seed: number | string): TownFile {
  const random = randomFor(seed, `town/facts/${file.language}`);
  const low = random.whole(-15, 18);
  const trades = new Map(
    file.residents.map(({ occupation }) => [
      occupation,
      `t${file.residents.findIndex((one) => one.occupation === occupation) + 1}`,
    ]),
  );
  return {
    ...file,
    climate: [
      {
        months: [random.whole(1, 6), random.whole(7, 12)],
        low,
        high: low + random.whole(3, 14),
        skies: Object.fromEntries(
          random
            .shuffled(skies)
            .slice(0, 3)
            .map((sky) => [sky, random.whole(1, 5)]),
        ),
        wind: random.pick(winds),
      },
    ],
    calendar: {
      hemisphere: random.pick(hemispheres),
      weekly: [{ name: file.places[0]!.name, weekdays: [random.whole(0, 6)], about: file.places[0]!.about }],
      holidays: [{ name: file.name, on: dayOf(random), about: file.about }],
    },
    trades: [...trades].map(([name, id]) => {
      const its = file.residents.find(({ occupation }) => occupation === name)!.topics![0]!;
      return { id, name, knows: its.says.map((says) => ({ about: its.label, says })) };
    }),
    places: file.places.map((place) => ({
      ...place,
      ...(place.access === undefined && random.chance(0.5)
        ? {
            offers: (place.areas[0]!.objects ?? []).map((object) => ({
              thing: typeof object === "string" ? object : object.name,
              price: random.chance(0.5) ? random.whole(1, 40) / 4 : null,
            })),
            remarks: [place.about],
          }
        : {}),
    })),
    residents: file.residents.map((one) => (random.chance(0.5) ? character(one, random, trades) : one)),
  };
}

function character(one: Resident, random: Random, trades: ReadonlyMap<string, string>): Resident {
  return {
    ...one,
    birthday: dayOf(random),
    trade: trades.get(one.occupation)!,
    skills: (one.pastimes ?? []).map(({ doing }) => ({ doing, level: random.pick(levels) })),
    opinions: (one.topics ?? []).map(({ label, says }) => ({ about: label, view: random.pick(views), says: says[0]! })),
    sayings: (one.topics ?? []).map(({ label, says }) => ({
      text: says.at(-1)!,
      tone: random.pick(tones),
      about: label,
      when: { skies: random.shuffled(skies).slice(0, random.whole(0, 2)) },
    })),
  };
}
