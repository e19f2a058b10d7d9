/** 简体中文: what the entries of a message's menu answer. */
import type { menus as english } from "../en/menus.ts";

const sources = {
  given: "一直知道",
  saw: "看到",
  did: "做过",
  heard: "听说",
  "inner-voice": "心声",
  concluded: "想到",
  planned: "打算",
} as const;

/** Words of the message menu. */
export const menus: typeof english = {
  nobodys: "这条消息不是镇上谁说的。请对住在这里的人的话使用。",
  removal: {
    surely: (name) => `要移除**${name}**的这句话吗？它会从这个频道消失，小镇也会忘记它和由它而来的一切，不能恢复。`,
    surelyMembers:
      "要移除这条消息吗？它是服务器的成员写的。小镇会忘记它和由它而来的一切；我有权限的话，也会删掉这条消息。不能恢复。",
    remove: "移除",
    done: (forgotten, deleted) =>
      `${forgotten ? "小镇已经忘记了它" : "它太久了，小镇的记忆里已经分不出来，所以还留着"}。${deleted ? "消息已经移除。" : "我不能删除这里的消息（权限：管理消息），请你自己删除。"}`,
    told: (name, what) => `移除了${name}的一句话。${what}`,
    somebody: "某人",
    member: "一位成员",
  },
  leftTown: "这是服务器的一位成员写的，现在不在镇上。",
  visitor: (name, place) => `**${name}**是访客：这个服务器的成员，或者小镇网页上的人，现在在${place}。`,
  tooOldForWhy: "这句话太久了：只能查最近说的。",
  why: {
    heading: (name, when) => `**${name}为什么这么说？**（${when}）`,
    quoted: (text) => `> ${text}`,
    toPerson: "这是在回答跟他们说话的人。",
    rests: "**依据的记忆**",
    restsOnNothing: "没有特别依据哪段记忆：他们平时就这么说话。",
    besides: "**还会想起的事**",
    memory: (when, how, from, poignancy, text) =>
      `- ${text}（${when}，${from ? `听${from}说` : sources[how]}，重要程度${poignancy}）`,
    scores: (recency, importance, relevance) => ` · 新近 ${recency}，重要 ${importance}，相关 ${relevance}`,
  },
  reported: (name, link) => `有成员举报了${name}的一句话：${link}。为什么这么说，可以在这条消息的“应用”菜单里查看。`,
  reportKept: {
    told: "谢谢。已经告诉管理这座小镇的人，没有提你的名字。",
    before: "这句话已经有人举报过，管理这座小镇的人知道了。",
    waits: "谢谢。管理这座小镇的人眼下没有自己的频道：一有频道就会告诉他们，不会提你的名字。",
  },
  reportMembers: "这是服务器的成员说的，不是小镇说的。请向Discord或这个服务器的管理者举报。",
};
