/** `/ask`: the paper's twenty-five interview questions, in its five kinds (section 6.1, appendix B); asked in private. */
import { type Command, townOf, type Use, wordsOf } from "../src/town/desk/command.ts";
import type { VisitingDesk } from "../src/town/desk/visiting.ts";

/** The questions in their order, as they are offered: Discord shows up to twenty-five. */
const questions: readonly string[] = [
  "Self-knowledge: Introduce yourself",
  "Self-knowledge: Your occupation",
  "Self-knowledge: Your interests",
  "Self-knowledge: Whom you live with",
  "Self-knowledge: A typical weekday",
  "Memory: Who is (somebody they talked with)?",
  "Memory: Who is (somebody they never met)?",
  "Memory: Who is running for mayor?",
  "Memory: The Valentine's party",
  "Memory: Who is (another they talked with)?",
  "Plans: At 6 in the morning",
  "Plans: At 6 in the evening",
  "Plans: What they have just finished at 1",
  "Plans: At noon",
  "Plans: At 10 in the evening",
  "Reactions: Breakfast is burning",
  "Reactions: The bathroom is taken",
  "Reactions: The fridge is empty",
  "Reactions: A friend walks by",
  "Reactions: A fire in the street",
  "Reflections: What inspires you most?",
  "Reflections: A book for somebody",
  "Reflections: A present for somebody",
  "Reflections: A compliment",
  "Reflections: With whom to spend time",
];

export default {
  name: "ask",
  description: "Ask a resident one of the twenty-five interview questions of the paper",
  verb: {
    description: "Ask a resident one of the twenty-five interview questions of the paper",
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
        description: "Which question: of self-knowledge, memory, plans, reactions or reflections",
        required: true,
        choices: questions.map((name, i) => ({ name, value: String(i + 1) })),
      },
    ],
    needs: "anyone",
    where: "anywhere",
    async run(use: Use<VisitingDesk>) {
      const view = await townOf(use).ask(use.member, use.options.resident ?? "", Number(use.options.question));
      const { interview: words } = wordsOf(use);
      const asked = words.asked(view.as, view.situation, view.question);
      return { text: [asked, words.answered(view.name, view.answer), words.private(view.name)].join("\n") };
    },
  },
} satisfies Command;
