/** `/go`: walks over to another place. */
import { type Command, townOf, type Use, wordsOf } from "../src/town/desk/command.ts";
import type { VisitingDesk } from "../src/town/desk/visiting.ts";
import { UserError } from "../src/world/user-error.ts";

export default {
  name: "go",
  description: "Walk over to another place in town",
  verb: {
    description: "Walk over to another place in town",
    options: [
      {
        name: "place",
        type: "place",
        description: "Where to",
        required: true,
      },
      {
        name: "area",
        type: "area",
        description: "Where there; without it you stay near the door",
        required: false,
      },
    ],
    needs: "anyone",
    where: "anywhere",
    run: async (use: Use<VisitingDesk>) => {
      const { place = "", area = null } = use.options;
      const desk = townOf(use);
      const home = desk.view().places.find((one) => one.private && [one.id, one.name].includes(place));
      if (home && use.isShown?.(home.id) === false && !desk.embodied(use.member))
        throw new UserError("not-shown", wordsOf(use).notShown(home.name));
      const { said } = await desk.go(use.member, place, area);
      return { text: said, at: desk.visitor(use.member)?.place ?? null };
    },
  },
} satisfies Command;
