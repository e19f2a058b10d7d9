/** 简体中文: what minds note, plan and give as reasons where code and not a stand-in writes it. */

import type { mind as english } from "../en/mind.ts";
import { occupied } from "./occupation.ts";

const meals = { breakfast: "早饭", lunch: "午饭", dinner: "晚饭" };

/** Without a host's name in front: "伊莎贝拉的情人节派对" of 伊莎贝拉 is "情人节派对". */
function withoutHost(name: string, host: readonly string[]): string {
  const owner = host.map((one) => `${one}的`).find((one) => name.startsWith(one));
  return owner ? name.slice(owner.length) : name;
}

/** Memories, plans, reasons. */
export const mind: typeof english = {
  meals,
  sociable: /友善|外向|精力充沛|热情|开朗|好客|温暖|大嗓门|大方|幽默|善良|热心/,
  aboutMe: (who) => [`${who}的性格特点`, `${who}眼下每天做的事`, `${who}对近来生活进展的感受`],
  first: {
    isOccupied: (who, occupation) => `${who}是${occupied(occupation)}。`,
    tie: (other, who, kind) => `${other}，用${who}的话说：${kind}。`,
    bySight: (who, other) => `${who}和${other}只是面熟。`,
  },
  ties: {
    bySight: "面熟",
    visitor: "访客",
    met: "在镇上认识的",
    onceMet: (name) => `${name}是很久以前在这儿见过一面的访客。`,
  },
  notes: {
    hours: (from, to) => `${from}到${to}`,
    wouldCome: (who, inviter, event, place, hours) => `${who}答应${inviter}会去${place}参加${event}，时间是${hours}`,
    decidedAgainst: (who, first, event, why) => `${who}决定不去${event}，因为${first}${why}`,
    promisedHelp: (who, host, event, at) => `${who}答应${host}，${at}去帮忙准备${event}`,
    promisedAHand: (who, other, date, at) => `${who}答应${other}，${date}${at}过去搭把手`,
    wouldLikeToCome: (who, inviter, event) => `${who}告诉${inviter}愿意去${event}，但还不知道是什么时候`,
    served: (who, other, thing, place) => `${who}在${place}招呼了${other}，给上了${thing}`,
    wasServed: (who, other, thing, place) => `${who}在${place}从${other}那儿要了${thing}`,
    agreedTo: (who, other, what) => `${who}答应了${other}：${what}`,
    agreedToMeet: (who, other, place, day, at) => `${who}和${other}约好了，${day}${at}在${place}见面`,
  },
  commitments: {
    meeting: (name) => `和${name}见面`,
    atEvent: (host, first, event) => `参加${first}的${withoutHost(event, [host, first])}`,
    helping: (first, place, decorated) => (decorated ? `帮${first}布置${place}` : `帮${first}把${place}准备好`),
    helpedBy: (first, place, decorated) =>
      decorated ? `和来帮忙的${first}一起布置${place}` : `和来帮忙的${first}一起把${place}准备好`,
    lendingAHand: (first) => `给${first}搭把手`,
    lentAHand: (first) => `和来搭把手的${first}一起忙活`,
  },
  atOnce: {
    serving: (first, thing) => `招呼${first}，给上${thing}`,
    having: (first, thing) => `在${first}那儿要${thing}`,
    go: (first, place) => `应${first}的要求去${place}`,
    come: (first, place) => `和${first}一起去${place}`,
    wait: (first) => `等${first}`,
    fetch: (first, thing) => `替${first}去取${thing}`,
    stop: (first) => `听${first}的，停下手里的事`,
    leave: (first) => `听${first}的，先走开`,
    vote: (first) => `照${first}说的投票`,
  },
  doings: {
    inHand: "张罗着什么",
    deepInThought: "出神地想着什么，不时记上几笔",
    waitingFor: (areaName) => `等${areaName ?? "房间"}空出来`,
    onTheWayOut: "往外走",
    makingAgain: (meal) => `收拾干净，重新${meal}`,
    airing: "开窗透气，擦洗干净",
    cookingAgain: "重新下厨，一直盯着炉子",
    eatingAtLast: "总算吃上了饭",
  },
  states: { cooking: "正在做饭" },
  repairs: {
    noEntrySoHome: (doing, place) => `${doing}：进不了${place}，改在家里`,
  },
  reasons: {
    objectIs: (object, state) => `${object}${state}`,
    spoilt: (object, state) => `${object}${state}，只好重新做`,
    attending: {
      likes: (host) => `喜欢${host}`,
      likesThePlace: "本来就爱去那儿",
      company: "想热闹热闹",
      dislikes: (host) => `和${host}合不来`,
      works: (doing) => `那时候要${doing}`,
    },
    someQuiet: "更想一个人清静清静",
    cannotWait: "这事不能等",
    somebodyHasTo: "总得有人去管",
    notMine: "轮不到自己去管",
    aWord: "想和对方说几句话",
    seeTo: (object) => `去看看${object}是怎么回事`,
    closingTime: "到打烊的时候了",
    goneQuiet: "没人再说话了",
    hadToHost: "别处有人等着",
    saidGoodbye: "互相道了别",
    left: "走开了",
    leftTown: "离开了小镇",
    turnedAway: "转过去和别人说话了",
    wentQuiet: "好久没出声，自己走了",
  },
};
