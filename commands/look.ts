/** `/look`: what everybody here is doing, in whole sentences; the board has only their faces (design section 7). */
import { capital } from "../src/language/capital.ts";
import { type Command, hereOf, townOf, type Use, type Words, wordsOf } from "../src/town/desk/command.ts";
import type { VisitingDesk } from "../src/town/desk/visiting.ts";
import type { TownView } from "../src/town/looking/views.ts";
import { UserError } from "../src/world/user-error.ts";

export default {
  name: "look",
  description: "See what everybody in a place is doing",
  verb: {
    description: "See what everybody in a place is doing",
    options: [
      {
        name: "place",
        type: "place",
        description: "Which place; without it, this one",
        required: false,
      },
    ],
    needs: "anyone",
    where: "anywhere",
    run: async (use: Use<VisitingDesk>) => ({
      text: look(townOf(use).view(use.member), wordsOf(use), use.options.place ?? hereOf(use)),
    }),
  },
} satisfies Command;

function look(view: TownView, words: Words, named: string): string {
  const wanted = named.trim().toLowerCase();
  const place = view.places.find((one) => one.id === wanted || one.name.toLowerCase() === wanted);
  if (!place) throw new UserError("no-such-place", words.noSuchPlace(named, view.name));
  const here = view.people.filter((person) => person.place === place.id && !person.walk);
  const things = place.areas.flatMap((area) =>
    area.objects.filter((object) => object.odd).map((object) => words.oddObject(object.name, area.name, object.state)),
  );
  return [
    `${place.emoji} **${capital(place.name)}**, ${view.clock}`,
    ...(here.length > 0
      ? here.map((person) => `${person.emoji} ${words.isDoing(person.name, person.doing, person.areaName)}`)
      : [words.nobodyHere]),
    ...things,
  ].join("\n");
}
