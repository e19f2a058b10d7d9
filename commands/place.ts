/** `/place`: what a place is: its hours, its rooms and things, who is there and where its roads lead. */
import { capital } from "../src/language/capital.ts";
import { type Command, hereOf, townOf, type Use, type Words, wordsOf } from "../src/town/desk/command.ts";
import type { VisitingDesk } from "../src/town/desk/visiting.ts";
import type { TownView } from "../src/town/looking/views.ts";
import { UserError } from "../src/world/user-error.ts";

export default {
  name: "place",
  description: "Get to know a place: its hours, rooms and things, and who is there",
  verb: {
    description: "Get to know a place: its hours, rooms and things, and who is there",
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
      text: told(townOf(use).view(use.member), wordsOf(use), use.options.place ?? hereOf(use)),
    }),
  },
} satisfies Command;

function told(view: TownView, words: Words, named: string): string {
  const wanted = named.trim().toLowerCase();
  const place = view.places.find((one) => one.id === wanted || one.name.toLowerCase() === wanted);
  if (!place) throw new UserError("no-such-place", words.noSuchPlace(named, view.name));
  const here = view.people.filter((person) => person.place === place.id && !person.walk).map((person) => person.name);
  const near = view.roads
    .filter((road) => road.includes(place.id))
    .map(([from, to]) => (from === place.id ? to : from))
    .flatMap((id) => view.places.filter((one) => one.id === id).map((one) => one.name));
  return [
    `${place.emoji} **${capital(place.name)}**`,
    ...(place.about ? [place.about] : []),
    words.place.open(place.open, place.hours),
    ...place.areas.map((area) =>
      words.place.area(
        area.name,
        area.objects.map((object) => words.place.object(object.name, object.odd ? object.state : null)),
      ),
    ),
    here.length > 0 ? words.place.here(here) : words.nobodyHere,
    ...(near.length > 0 ? [words.place.near(near)] : []),
  ].join("\n");
}
