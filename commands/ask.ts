/** `/ask`: the paper's twenty-five interview questions, in its five kinds (section 6.1, appendix B); asked in private. */
import { type Command, townOf, type Use, wordsOf } from "../src/town/command.ts";
import type { VisitingDesk } from "../src/town/desk/visiting.ts";

/** The questions in their order, as they are offered, in English and Chinese: Discord shows up to twenty-five. */
const questions: readonly (readonly [name: string, zhCn: string])[] = [
  ["Self-knowledge: Introduce yourself", "自我：请介绍一下自己"],
  ["Self-knowledge: Your occupation", "自我：你的职业"],
  ["Self-knowledge: Your interests", "自我：你的兴趣爱好"],
  ["Self-knowledge: Whom you live with", "自我：你和谁一起住"],
  ["Self-knowledge: A typical weekday", "自我：平常的一个工作日"],
  ["Memory: Who is (somebody they talked with)?", "记忆：某人是谁？（聊过天的）"],
  ["Memory: Who is (somebody they never met)?", "记忆：某人是谁？（从没见过的）"],
  ["Memory: Who is running for mayor?", "记忆：谁在竞选镇长？"],
  ["Memory: The Valentine's party", "记忆：情人节派对"],
  ["Memory: Who is (another they talked with)?", "记忆：另一个人是谁？（聊过天的）"],
  ["Plans: At 6 in the morning", "计划：早上6点"],
  ["Plans: At 6 in the evening", "计划：晚上6点"],
  ["Plans: What they have just finished at 1", "计划：下午1点刚做完什么"],
  ["Plans: At noon", "计划：中午"],
  ["Plans: At 10 in the evening", "计划：晚上10点"],
  ["Reactions: Breakfast is burning", "反应：早餐烧焦了"],
  ["Reactions: The bathroom is taken", "反应：洗手间有人"],
  ["Reactions: The fridge is empty", "反应：冰箱是空的"],
  ["Reactions: A friend walks by", "反应：朋友路过"],
  ["Reactions: A fire in the street", "反应：街上着火了"],
  ["Reflections: What inspires you most?", "感悟：什么最能启发你？"],
  ["Reflections: A book for somebody", "感悟：给某人的一本书"],
  ["Reflections: A present for somebody", "感悟：给某人的礼物"],
  ["Reflections: A compliment", "感悟：一句赞美"],
  ["Reflections: With whom to spend time", "感悟：想和谁共度时光"],
];

export default {
  name: "ask",
  description: "Ask a resident one of the twenty-five interview questions of the paper",
  localised: { "zh-CN": { name: "提问", description: "向居民提一个论文里的访谈问题（共二十五个）" } },
  verb: {
    description: "Ask a resident one of the twenty-five interview questions of the paper",
    options: [
      {
        name: "resident",
        type: "resident",
        description: "Whom you ask",
        required: true,
        localised: { "zh-CN": { name: "居民", description: "问哪一位居民" } },
      },
      {
        name: "question",
        type: "text",
        description: "Which question: of self-knowledge, memory, plans, reactions or reflections",
        required: true,
        choices: questions.map(([name, zhCn], i) => ({ name, value: String(i + 1), localised: { "zh-CN": zhCn } })),
        localised: { "zh-CN": { name: "问题", description: "哪个问题：自我、记忆、计划、反应或感悟" } },
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
