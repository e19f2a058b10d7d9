/** 简体中文: a day's plan: what is put into it for the body's sake, why it was repaired, and what is remembered of promises and intents. */

import type { planning as english, MealWord } from "../en/planning.ts";
import { asWish, everyday, gist } from "./deeds.ts";
import { suspicion, thoughtIn } from "./suspicions.ts";

const meals: Readonly<Record<MealWord, string>> = { breakfast: "早饭", lunch: "午饭", dinner: "晚饭" };

/** Plans in words. */
export const planning: typeof english = {
  having: (meal) => `吃${meals[meal]}`,
  wash: "洗漱穿衣",
  bed: "准备睡觉",
  idle: "在家歇着",
  repaired: {
    noPlace: (doing) => `${doing}：没有这个地方，改在家里`,
    unknown: (doing, who, place) => `${doing}：${who}不知道${place}，改在家里`,
    closed: (doing, at, place) => `${at}${doing}：那时${place}不开门，改在家里`,
    late: (doing, until, bed) => `${doing}到${until}：该在${bed}睡觉`,
    bedtime: (bed) => `该在${bed}睡觉`,
    pieces: (count) => `一天分成${count}段就不成计划了，零碎的并在一起`,
    second: (meal, at) => `${at}的第二顿${meals[meal]}多余了`,
    noHour: (meal, at) => `${at}不是吃${meals[meal]}的时候`,
    noTable: (meal, place, instead) => `${place}不是吃${meals[meal]}的地方，改在${instead}`,
    missing: (what) => `少了${what}`,
    meal: (meal) => meals[meal],
    washing: "洗漱",
    gaveWay: (meal) => `${meals[meal]}要给约定让路`,
    noTime: (what) => `今天没有时间${what}`,
    beside: (meal, promise) => `要${promise}，没有时间吃${meals[meal]}`,
    company: (doing, instead) => `一整天没人说话，所以${doing}，不再${instead}`,
    lengths: (doing) => `${doing}：拆成每段五到十五分钟`,
  },
  promise: {
    agreed: (what) => `约好了：${what}`,
    closed: (place) => `那时${place}不开门`,
    home: (place) => `${place}是别人家`,
    other: (what) => `那段时间已经答应了别的事：${what}`,
    work: (doing) => `那样会耽误太久：${doing}`,
    asleep: (who) => `${who}那时候已经睡了`,
    uncovered: (doing) => `走开了就没有人${doing}`,
    ownHome: "那是自己的家",
    enough: "一次聊天里答应的事已经够多了",
    calledOff: (who) => `${who}说不行了`,
    thoughtBetter: "想来想去还是不合适",
    heardOff: (who, other, what, at) => `${other}告诉${who}，${at}${what}的事不成了`,
    against: (who, what, at, why) => `${who}决定${at === null ? "" : `${at}`}不去${what}了，因为${why}`,
    offWork: (who, what, at) => `${who}决定${at}放下手头的工作去${what}，因为答应了就要做到`,
    kept: (who, what) => `${who}照计划${what}了`,
    stoodUp: (who, place, other) => `${who}按约好的在${place}等着，可是${other}没有来`,
    missed: (who, what, instead) => `${who}没能${what}${instead === null ? "" : `，因为当时在${instead}`}`,
  },
  intent: {
    pursuing: (text, name) => {
      const own = text.replace(/(?<![。！？.!?])[。！？.!?]+$/u, "").trim();
      const after = own.startsWith(name) ? own.slice(name.length) : null;
      const deed = after ? (/^(?:要|应该|必须|会|想|想要|得|打算)(.+)$/u.exec(after)?.[1] ?? null) : null;
      const small = everyday(text);
      if (small) return small.doing;
      return deed ? `琢磨怎么${deed}` : "好好想想心里那个挥之不去的念头";
    },
    gist,
    asWish,
    gatherings:
      "篝火晚会|生日派对|生日会|音乐会|朗诵会|读书会|追思会|联欢会|茶话会|派对|聚会|舞会|野餐|烧烤|宴席|酒席|牌局|诗会|茶会|集市|比赛|晚会|庙会|晚饭|午饭".split(
        "|",
      ),
    tookTo: (who, other, warm) => (warm ? `${who}对${other}有了好感` : `${who}对${other}生了反感`),
    notLikeThem: "那不像自己会做的事",
    tooDear: (other) => `${other}对自己太重要了`,
    noMore: (who, text) => `${who}不再把这个念头放在心上了：${text}`,
    thoughtIn,
    suspicion,
    deed: everyday,
    lasting: /市长|镇长|选举|竞选|候选|从今|以后|总是|永远|每天|成为|学会|爱|暗恋|讨厌|相信|朋友|结婚|小说|书|秘密/,
    longing: (name) => `想见${name}`,
    again: (doing) => `${doing}被别的事挤掉了`,
    followed: (who, doing) => `${who}为心里的念头花了时间：${doing}`,
    against: (who, why) => `${who}决定不理会那个念头${why ? `，因为${why}` : ""}`,
    lapsed: (who, text) => `${who}放下了一个始终没有找到时间的念头：${text}`,
  },
  memory: {
    day: (who, pieces) => `${who}今天的打算：${pieces.join("，然后")}`,
    at: (doing, place) => (doing.includes(place) || doing.includes("家") ? doing : `${doing}（${place}）`),
    yesterday: (doing) => `；昨天是${doing}`,
    unfinished: (doing) => `；${doing}是昨天剩下的`,
  },
  preparing: {
    supplies: (event) => `为${event}采购`,
    decorate: (event) => `为${event}布置场地`,
    getReady: (event) => `为${event}做准备`,
    setUp: (event) => `为${event}摆放东西`,
    give: (event) => `办${event}`,
    clear: (event) => `在${event}之后收拾`,
  },
};
