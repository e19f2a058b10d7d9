/** `/visit`: steps into town under a name, with a sentence about oneself. */
import { languageOf } from "../src/language/language.ts";
import { type Command, townOf, type Use, wordsOf } from "../src/town/desk/command.ts";
import type { VisitingDesk } from "../src/town/desk/visiting.ts";
import { UserError } from "../src/world/user-error.ts";

export default {
  name: "visit",
  description: "Step into town as a visitor",
  verb: {
    description: "Step into town as a visitor",
    options: [
      {
        name: "name",
        type: "text",
        description: "What you are called in town",
        required: false,
      },
      {
        name: "about",
        type: "text",
        description: "A sentence about yourself, as the residents see you",
        required: false,
      },
      {
        name: "language",
        type: "text",
        description: "The language you speak best, as the residents are told",
        required: false,
      },
    ],
    needs: "anyone",
    where: "anywhere",
    form: {
      title: "Step into town",
      fields: [
        {
          name: "name",
          label: "Your name in town",
          placeholder: "Leave empty to keep your own",
          required: false,
          long: false,
          most: 40,
        },
        {
          name: "about",
          label: "A sentence about yourself",
          placeholder: "A painter on holiday who likes good coffee",
          required: false,
          long: true,
          most: 300,
        },
        {
          name: "language",
          label: "The language you speak best",
          placeholder: "Leave empty for the town's own",
          required: false,
          long: false,
          most: 40,
        },
      ],
    },
    async run(use: Use<VisitingDesk>) {
      const typed = use.form ?? use.options;
      const name = typed.name?.trim();
      const about = typed.about?.trim();
      const language = typed.language?.trim();
      const desk = townOf(use);
      if (name && (await use.keeping?.isMember(name, use.member)))
        throw new UserError("name-looks", languageOf(desk.view().language).replies.looksLike(name));
      const done = await desk.visit(use.member, {
        ...(name ? { name } : {}),
        ...(about ? { about } : {}),
        ...(language ? { language } : {}),
        ...(use.place ? { place: use.place } : {}),
      });
      return {
        text: wordsOf(use).visited(done.said),
        at: desk.visitor(use.member)?.place ?? null,
      };
    },
  },
} satisfies Command;
