import { type Purpose, placeOf } from "../../../world/places.ts";
import { askerName as nameHere } from "../../answers/ask.ts";
import { quoteOf } from "../reflect/after-talk.ts";
import { type Ask, answer, choose, contentWords, linesOf, type Rule } from "./ask.ts";
import { answerLines as lines } from "./lines.ts";
import { metBefore } from "./self.ts";

/** Whether somebody may be called so, who says that it is their name. */
const isCalled = (name: string): boolean =>
  !/(?:的|们)$/u.test(name) &&
  !/^(?:谁|什么|真|来|新|这|那|一|个|访客|游客|学生|老师|医生|记者|路过|外地|从|在|你|不|很|想|刚|说|认真)/.test(name);

/** What somebody is or where they come from: 越南人, 大学生; 李建民 and 王志友 are names, and end like 农民 and 朋友. */
const KIND =
  /(?:人|员|者|客|迷|族|控|粉|[老律厨]师|师傅|朋友|网友|粉丝|(?:大|中|小|医|留)学生|(?:高中|初中|研究|实习|毕业)生|(?:学生|上班)党)$|^(?:(?:本地|当地|普通|外来)?[农居市村渔移难网公牧股灾]民|.{2}市民|[室校驴队笔战球病男女好老]友|[考新学医]生)$/u;

/** The name somebody gives of themselves, or null. */
export function nameGiven(text: string): string | null {
  const [, called] =
    /(?:我叫|我的名字(?:叫|是)|叫我|我姓名是)\s*([\p{Script=Han}A-Za-z·]{1,12}?)(?=[，,。.！!？?、\s]|吧|就|$)/u.exec(
      text,
    ) ?? [];
  if (called) return isCalled(called) ? called : null;
  const [, name] =
    /(?:^|[，,。！!])(?:你好[，,！!。]?)?我是\s*([\p{Script=Han}]{2,4}|[A-Za-z]{2,12})(?=[，,。.！!\s]|$)/u.exec(
      text,
    ) ?? [];
  return name && !KIND.test(name) && isCalled(name) ? name : null;
}

/** What the asker is called: by the name they gave, else as they are shown. */
export function askerName(ask: Ask): string {
  const given = [...linesOf(ask.self, ask.asker.id).map(quoteOf), ask.whole]
    .map(nameGiven)
    .findLast((one) => one !== null);
  return given ?? nameHere(ask);
}

/** "我叫什么？", "你记得我吗？", "我跟你说过什么？" */
export const ofTheAsker: Rule = (ask) => {
  const { text, self, asker } = ask;
  const told = linesOf(self, asker.id).filter(
    (memory) => quoteOf(memory) !== ask.whole && contentWords(ask, quoteOf(memory)).length > 1,
  );
  const telling = told.filter((memory) => !/[?？吗呢]$/.test(quoteOf(memory)));
  // Who one is, they said of themselves; else what they said last.
  const last =
    (/做什么|干什么|是谁/.test(text)
      ? telling.findLast((memory) => /我(?:叫|是|来|在|专门)/.test(quoteOf(memory)))
      : undefined) ?? telling.at(-1);
  const quote = last ? quoteOf(last).replace(/[“”]/g, "’") : "";
  if (/我(?:叫|的名字是)(?:什么|啥)|我是谁|知道我(?:叫|是)/.test(text)) {
    const name = askerName(ask);
    return name && !/^访客|^一位|visitor/i.test(name)
      ? answer(ask, "asker", true, choose(ask, lines.nameIs, { name }))
      : answer(ask, "dont-know", false, choose(ask, lines.nameUnknown));
  }
  if (/(?:记得|认得|认识|还记得|忘了)我(?!.{0,200}(?:说|妹|姐|哥|弟|家|狗|猫|生日|答应))|我们见过/.test(text)) {
    if (last) return answer(ask, "asker", true, choose(ask, lines.rememberYou, { quote }), [last]);
    return metBefore(ask)
      ? answer(ask, "asker", true, choose(ask, lines.seenYou))
      : answer(ask, "dont-know", false, choose(ask, lines.neverMet));
  }
  if (/我(?:跟|和|对|给)?你?(?:说过?|讲过?|告诉过?|提过)(?:你|了)?(?:些)?(?:什么|啥)/.test(text))
    return last
      ? answer(ask, "asker", true, `你说过：‘${quote}’`, [last])
      : answer(ask, "dont-know", false, choose(ask, lines.nameUnknown));
  if (/觉得我(?:怎么样|如何|这个人)|喜欢我吗|讨厌我吗/.test(text) && metBefore(ask))
    return answer(ask, "asker", true, choose(ask, lines.likeAsker));
  if (/可以吗|行吗|好吗|行不行|能不能|可不可以/.test(text)) return null;
  if (
    ask.question &&
    ask.people.length === 0 &&
    /^(?:你)?(?:知道|记得)?我(?:的|家|住|姓|是|叫|儿|女|妈|爸|哥|姐|弟|妹|老|生)/.test(text)
  ) {
    const words = contentWords(ask, text);
    const fits = told.findLast(
      (memory) =>
        words.length > 0 && words.every((word) => quoteOf(memory).includes(word)) && !/[?？吗]$/.test(quoteOf(memory)),
    );
    if (fits) return answer(ask, "asker", true, `你说过：‘${quoteOf(fits).replace(/[“”]/g, "’")}’`, [fits]);
    if (words.length > 0) return answer(ask, "dont-know", false, choose(ask, lines.nameUnknown));
  }
  return null;
};

/** Words of greeting, at the beginning of what somebody says. */
export const HAIL =
  /^(?:哈喽|大家(?:早上|上午|下午|中午|晚上)?好|各位(?:早上|上午|下午|中午|晚上)?好|你们好|你好|您好|嗨|嘿|早上好|上午好|中午好|下午好|晚上好|早安|早啊?|hi|hello)(?![^，,。！!？?～~\s呀啊哦])[，,。！!～~\s呀啊哦]{0,6}/iu;

/** What somebody has who comes to a place for its purpose. */
const wares: readonly (readonly [Purpose, string])[] = [
  ["coffee", "咖啡"],
  ["drinks", "啤酒"],
  ["meal", "热乎的午饭"],
  ["groceries", "早上刚到的面包"],
  ["tools", "摆在最前面的那些家什"],
  ["medicine", "止咳糖"],
];

/** "这儿有什么好吃的？" of a place that sells things, and "我能坐这儿吗？" */
export const asGuest: Rule = (ask) => {
  const { self, text } = ask;
  const place = self.world.people.get(self.persona.id)?.spot.place;
  const here = place ? placeOf(self.town.map, place) : null;
  if (here?.access !== "public") return null;
  if (/(?:可以|能|能不能|可不可以).{0,4}(?:坐|进来|加入)|有人坐|有(?:空)?位[子置]?吗|有空位/.test(text))
    return answer(ask, "welcome", true, choose(ask, lines.sitDown));
  if (!/什么好(?:吃|喝)|好(?:吃|喝)的|(?:有什么|什么|有)推荐|推荐(?:点|个|一)?(?:下|什么)|招牌/.test(text)) return null;
  const ware = wares.find(([purpose]) => here.purposes.includes(purpose))?.[1];
  if (!ware) return null;
  const works = self.persona.work?.spot.place === here.id;
  return answer(ask, "order", true, choose(ask, works ? lines.goodOwn : lines.goodGuest, { ware }));
};
