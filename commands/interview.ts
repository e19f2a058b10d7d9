/** `/interview`: a private talk with a resident, in any role and any situation (paper sections 3.1.2 and 6.1); nothing in town comes of it. */

import { type Answer, type Command, townOf, type Use, type Words, wordsOf } from "../src/town/desk/command.ts";
import type { LookingDesk } from "../src/town/desk/looking.ts";
import type { VisitingDesk } from "../src/town/desk/visiting.ts";
import type { InterviewView } from "../src/town/looking/interview-desk.ts";
import { UserError } from "../src/world/user-error.ts";

export default {
  name: "interview",
  description: "Talk with a resident in private: they will not remember it",
  verb: {
    description: "Talk with a resident in private: they will not remember it",
    options: [
      {
        name: "resident",
        type: "resident",
        description: "Whom you ask",
        required: true,
      },
      {
        name: "question",
        type: "text",
        description: "What you ask; without it a form opens",
        required: false,
      },
      {
        name: "as",
        type: "text",
        description: 'Who you are to them: "a reporter", "their old teacher"',
        required: false,
      },
      {
        name: "situation",
        type: "text",
        description: 'What they are to imagine: "a job interview", "a quarrel about the rent"',
        required: false,
      },
      {
        name: "remember",
        type: "text",
        description: "Ask in town instead, where they are: then they remember it, and others hear",
        required: false,
        choices: [{ name: "yes", value: "yes" }],
      },
      {
        name: "goes-on",
        type: "text",
        description: "The number of the interview that this goes on with",
        required: false,
      },
    ],
    needs: "anyone",
    where: "anywhere",
    form: {
      title: "Ask them",
      fields: [
        {
          name: "question",
          label: "Your question",
          placeholder: "What has kept you busy lately?",
          required: true,
          long: true,
          most: 500,
        },
      ],
    },
    run: async (use: Use<VisitingDesk>) => (use.options.remember === "yes" ? inTown(use) : inPrivate(use)),
  },
} satisfies Command;

const questionOf = ({ form, options }: Use<LookingDesk>): string => (form?.question ?? options.question ?? "").trim();

async function inPrivate(use: Use<VisitingDesk>): Promise<Answer> {
  const view = await townOf(use).interview(use.member, {
    resident: use.options.resident ?? "",
    question: questionOf(use),
    as: use.options.as ?? null,
    situation: use.options.situation ?? null,
    goesOn: use.options["goes-on"] ?? null,
  });
  const words = wordsOf(use);
  return {
    text: inWords(view, words),
    confirm: { label: words.interview.goOn, options: { resident: view.who, "goes-on": view.id } },
  };
}

function inWords(view: InterviewView, { interview: words }: Words): string {
  const asked = words.asked(view.as, view.situation, view.question);
  return [asked, words.answered(view.name, view.answer), words.private(view.name)].join("\n");
}

/** The same question as a visitor's, in the place where the resident is. */
async function inTown(use: Use<VisitingDesk>): Promise<Answer> {
  const desk = townOf(use);
  const words = wordsOf(use).interview;
  const question = questionOf(use);
  if (question === "") throw new UserError("no-question", words.noQuestion);
  const { id, place } = desk.resident(use.options.resident ?? "");
  if (use.options.as) await desk.visit(use.member, { about: use.options.as, place });
  const { said } = await desk.say(use.member, place, question, id);
  const { places } = desk.view();
  return { text: words.remembered(places.find((one) => one.id === place)?.name ?? "", said) };
}
