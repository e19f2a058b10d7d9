/** 简体中文: whether somebody is about, in all the ways it is asked: "山姆在吗？", "我找山姆", "山姆呢？", "老板在不在？" */
import type { PersonId } from "../../../world/places.ts";
import { hereOf } from "../../answers/here.ts";
import { type Answer, type Ask, answer, choose, type Rule } from "./ask.ts";
import { answerLines as lines } from "./lines.ts";
import { whereIs } from "./people.ts";
import { askerName } from "./social.ts";

/** Stands for a name in the patterns below. */
const NAME = "\u0001";
const asks = [
  new RegExp(
    `${NAME}(?:他|她|人|先生|女士|太太|老师|教授)?(?:现在|今天|这会儿|还|是不是|已经)?(?:在不在|在没在|在(?:家|这儿|这里|店里|里面|里头|屋里|楼上|镇上|附近)?(?:吗|么|没有|不在|吧)|在家不在|来了(?:吗|么|没有|没)|来没来|来过(?:吗|么|没有)|回来了(?:吗|么|没有|没)|回来没有|到了(?:吗|么|没有|没)|有没有来|睡了(?:吗|么|没有|没)|睡着了(?:吗|么|没有|没)|还在睡|起床了?(?:吗|么|没有|没)|起来了(?:吗|么|没有|没)|醒了(?:吗|么|没有|没))`,
    "u",
  ),
  new RegExp(
    `(?:有人|谁|有没有人|大家|你们|哪位|你)(?:今天|刚才|有没有)?(?:看见|看到|见过|见到|见着|碰到|碰见)(?:了|过)?${NAME}`,
    "u",
  ),
  new RegExp(
    `(?:我|我们)?(?:是|想|要|来|过来|特地来)?(?:找|见见|见一见|见一下|看望|拜访)(?:一下)?${NAME}(?:有事|聊聊|说话|说句话|谈谈)?[。！!？?]?$`,
    "u",
  ),
  new RegExp(`^(?:那|咦|诶|请问)?[，,]?${NAME}呢[？?]?$`, "u"),
  new RegExp(`(?:叫|请)(?:一下)?${NAME}(?:出来|过来|来)(?:一下|好吗|吗)?`, "u"),
];

/** "你在吗？" */
const asksMe = /(?:^|[，,。！!])(?:你|您)(?:现在|今天|还)?(?:在不在|在(?:家|这儿|这里)?(?:吗|么|呢|没有))[？?]?$/u;
/** "有人在家吗？" */
const asksAnybody =
  /^(?:你好|您好|喂|嗨|请问|打扰了?)?[，,。！!\s]{0,3}(?:有没有人|有人)(?:在(?:家|这儿|这里|店里|里面)?)?(?:吗|么|呢|没有)?[？?]?$/u;
/** Whoever keeps the place or lives there. */
const keeper =
  /(?:老板娘?|店主|掌柜的?|主人|管事的|负责人)(?:现在|今天)?(?:在不在|在(?:家|这儿|这里|店里)?(?:吗|么|没有))/u;

function wanted(ask: Ask): PersonId | null {
  const { whole, self } = ask;
  if (asksMe.test(whole)) return self.persona.id;
  for (const { name, ids } of ask.people) {
    const said = whole.replaceAll(name, NAME);
    if (ids.length === 1 && asks.some((one) => one.test(said))) return ids[0]!;
  }
  if (!keeper.test(whole)) return null;
  const here = hereOf(self);
  const keepers = [...(here?.staff ?? []), ...(here?.household ?? [])];
  return keepers.includes(self.persona.id) ? self.persona.id : (keepers[0] ?? null);
}

/** Answers whoever asks after somebody: here, behind a door, or where they were last seen. */
export const whereabouts: Rule = (ask): Answer | null => {
  if (asksAnybody.test(ask.whole))
    return answer(ask, "present", true, choose(ask, lines.anybody, { name: askerName(ask) }));
  const id = wanted(ask);
  if (id === null || ask.people.length > 1) return null;
  return id === ask.self.persona.id ? answer(ask, "where", true, choose(ask, lines.whereMe)) : whereIs(ask, id);
};
