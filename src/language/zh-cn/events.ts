/** 简体中文: events that people plan, call off and ask about. */
import type { events as english } from "../en/events.ts";
import { common } from "./common.ts";

/** Words of events. */
export const events: typeof english = {
  named: (what) => what.replace(/^(?:一个|一场|一次)/u, ""),
  shown: (name, host, place, when) => `**${name}**，${host}办，在${place}，${when}`,
  states: { planned: "已计划", on: "正在进行", over: "已结束", off: "已取消" },
  none: "现在什么都没有安排。用 /event plan 来安排，或者等哪位居民自己起意。",
  nextFirst: "已计划的和过去的，按日期排列：",
  noSuch: (named, known) =>
    known.length === 0 ? "镇上什么都没有安排。" : `没有“${named}”。现在有${common.listed(known)}。`,
  noWhat: "写下是什么活动，比如：野餐。",
  noWhen: "写下日期和时间，比如：星期六 18:00、明天 15:30，或者只写 18:00。",
  tooNear: "时间太近了，没人来得及听说：至少留出半小时。",
  tooLong: "活动的长度在15分钟到8小时之间。",
  notOpen: (place, host) => `那个时间${place}不对${host}开放。换个时间或地点吧。`,
  busyThen: (host, other) => (other === null ? `${host}那个时候另有打算。` : `${host}那个时候已经要办${other}了。`),
  tooMany: {
    town: "已经安排了六场活动，等其中一场结束再说吧。",
    member: "你已经安排了两场活动，等其中一场结束再说，或者用 /event cancel 取消一场。",
  },
  planned: (host, shown) =>
    `${host}现在有了这个心愿：${shown}。别人还都不知道；在居民自己说出来，或者你当众说出来以前，公告板、活动列表和日历都不会提到它。接下来怎样，由居民自己决定。`,
  hostEmbodied: (host) => `现在有位成员正以${host}的身份生活：这段时间里，要由那位成员准时到场。`,
  doorsOpen: (place, host) => `${place}要到那时才开门，${host}会在开门时到。`,
  hostFar: (host) => `${host}离得远，可能会晚到几分钟。`,
  plannedOwn: (shown) =>
    `这是你的活动：${shown}。那个地方的公告板会写上它，可是居民还都没听说。去找居民，用你自己的话邀请他们，说出活动和时间；听说的人也许会传开。`,
  notYours: "只有安排它的人或服务器管理者才能取消。",
  offAlready: (name) => `${name}已经取消了。`,
  isOver: (name) => `${name}已经结束了。`,
  calledOff: (name, host) => `${name}取消了。${host}知道了；其他人要等有人告诉才会知道。`,
  calledOffOwn: (name) => `${name}取消了。镇上还没有人知道：去告诉你邀请过的人吧。`,
  off: {
    voice: (name) => `你决定取消${name}，想来的人应该知道`,
    memory: (host, name) => `${host}取消了${name}`,
    tells: (name) => [`真抱歉，${name}取消了。`, `${name}办不成了，我只好取消了。`],
    passes: (first, name) => [`你听说了吗？${first}取消了${name}。`, `${name}取消了，${first}不办了。`],
    words: ["取消", "不办了"],
    why: (name) => `${name}取消了`,
  },
  board: {
    planned: (name, host, when, about) =>
      `🎪 这里将有${name}，${host}办，${when}${about === null ? "" : `（你的时间大约是 <t:${about}:f>，<t:${about}:R>）`}`,
    on: (name, host) => `🎉 正在进行：${host}办的${name}`,
    off: (name, _host, when) => `🚫 已取消：${name}，${when}`,
  },
  calendar: {
    about: (host, place, when) =>
      `${host}在${place}办，小镇时间${when}。这里的时间是估计的，可能会变。在频道里说话就是到场了。`,
    notAllowed: "要把小镇的活动放进服务器日程，我需要“创建活动”权限：请给我的身份组加上。没有它，其他一切照常。",
  },
  report: {
    heard: (count) => (count === 0 ? "还没有别人听说。" : `**有${count}人听说了**，都是听人亲口说的：`),
    hearing: (name, from, when, words) => `${name}，听${from}说，${when}${words === null ? "" : `：${words}`}`,
    idea: (name, words) => `从${name}开始：${words}`,
    groups: {
      came: "来了",
      coming: "打算来",
      stayedAway: "答应了却没来",
      declined: "谢绝了",
      interested: "有兴趣，但没安排",
      silent: "听说了，没有回答",
      passing: "那时候正好在场，但不是为这个来的",
      visitors: "来了的访客",
    },
    instead: (doing, place) => (place === null ? `当时正${doing}` : `当时在${place}，正${doing}`),
    elsewhere: "当时在别处",
    notInTown: "当时不在镇上",
    livedByMember: "那时有位成员正以这个身份生活",
    hostCannot: (host, why) => `⚠️ **${host}到不了场**：${why}。`,
    hostAway: (host, { did, why, came }) =>
      `⚠️ **开始的时候${host}不在场**：${host}${did}${why === null ? "" : `（${why}）`}${came === null ? "，一直没有来" : `，${came}才到`}。`,
    group: (heading, people) => `**${heading}**（${people.length}）：${people.join("、")}`,
    guest: (name, why) => (why ? `${name}（${why}）` : name),
    notHeard: (name) => `${name}还没有听说。`,
    way: (name) => `这件事怎样传到${name}那里，一直到开头：`,
    alt: (name) => `谁从谁那里听说了${name}`,
  },
};
