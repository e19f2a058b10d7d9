/** `/map`: where everybody is, as a picture of the town and in words. */
import { languageOf } from "../src/language/language.ts";
import { type Command, townOf, type Use } from "../src/town/desk/command.ts";
import type { LookingDesk } from "../src/town/desk/looking.ts";
import type { PersonView, TownView } from "../src/town/looking/views.ts";

export default {
  name: "map",
  description: "The town with everybody where they are, as a picture",
  verb: {
    description: "The town with everybody where they are, as a picture",
    options: [],
    needs: "anyone",
    where: "anywhere",
    async run(use: Use<LookingDesk>) {
      const view = townOf(use).view(use.member);
      return { text: whereabouts(view), picture: { kind: "map", view } };
    },
  },
} satisfies Command;

/** The places with people in them, then who is on the way and who sleeps. */
function whereabouts({ name, when, language, places, people }: TownView): string {
  const { listed, pictures } = languageOf(language);
  const { where: words } = pictures;
  const called = (some: readonly PersonView[]) => listed(some.map((one) => one.name));
  const [asleep, walking] = [people.filter((one) => one.asleep), people.filter((one) => one.walk && !one.asleep)];
  const here = (place: string) => people.filter((one) => one.place === place && !one.asleep && !one.walk);
  return [
    words.heading(name, when),
    ...places.flatMap(({ id, emoji, name: place }) => {
      const some = here(id);
      return some.length > 0 ? [words.place(emoji, place, called(some))] : [];
    }),
    ...(walking.length > 0 ? [words.walking(called(walking))] : []),
    ...(asleep.length > 0 ? [words.asleep(called(asleep))] : []),
  ].join("\n");
}
