/** 简体中文: what happened since somebody was last here (`/news`). */
import type { news as english } from "../en/news.ts";

/** Words of the news. */
export const news: typeof english = {
  heading: (town, since) => (since === null ? `**${town}这一天**` : `**你上次来过以后的${town}**（${since}起）`),
  nothing: "没有什么值得一说的事。",
  ahead: "**接下来**",
  line: (clock, text) => `- ${clock} ${text}`,
  more: (count) => `另外${count}人`,
  you: {
    view: (who, text) => `现在你在${who}心里：${text}`,
    off: (text) => `你们约好的事不成了：${text}。`,
    of: (who, to, words) => `${who}对${to}说起了你：“${words}”`,
    passed: (who, to, words) => `${who}把你说的事告诉了${to}：“${words}”`,
  },
  party: {
    on: (what, host, place) => `${host}在${place}办的${what}开始了，还没结束。`,
    over: (what, host, place, guests) =>
      guests === null
        ? `${place}的${what}结束了，${host}没等到客人。`
        : `${place}的${what}结束了，来到${host}那里的有${guests}。`,
    ended: (what, place) => `${place}的${what}结束了。`,
    withoutHost: (what, host, place, guests) =>
      `${place}的${what}没办成：${host}没有到场${guests === null ? "" : `，${guests}倒是来了`}。`,
  },
  answers: (what, yes, no) =>
    [yes && `${yes}答应去${what}`, no && `${no}${yes ? "" : `对${what}`}说去不了`]
      .filter(Boolean)
      .join("；")
      .concat("。"),
  toldOf: (who, from, what) =>
    from === null ? `${what}的消息传开了，传到了${who}那里。` : `${who}从${from}那里听说了${what}。`,
  toldThat: (who, from, what) =>
    `${from === null ? `消息传开了，传到了${who}那里` : `${from}告诉了${who}`}：${what.replace(/。?$/, "。")}`,
  thing: (object, area, place) => `${place}${area}的${object}`,
  odd: (thing, state) => `有点不对劲：${thing}现在是“${state}”。`,
  putRight: (who, thing, was) => `${who}收拾好了${thing}，之前是“${was}”。`,
  met: (who, others, place) => `${who}${place === null ? "" : `在${place}`}认识了${others}。`,
  joined: (who, place) => `${who}在${place}站在一起聊了起来。`,
  gathered: (count, place, who) => `${place}一度聚了${count}个人：${who}。`,
  guest: (host, guest) => `${host}请${guest}进了屋。`,
  turnedAway: (who, place, why) => `${who}去敲${place}的门，没能进去：${why}。`,
  thought: (who, text) => `${who}心里有了这样的想法：${text}`,
  agreed: (when, who, what) => `${when} ${who}：${what}`,
  now: (clock, place, who) => `现在${clock}，${place}最热闹：${who}。`,
};
