/** 简体中文: what keepers are told when something at Discord keeps the town from being seen, each with what to do. */
import type { trouble as english } from "../en/trouble.ts";

/** Words about trouble. */
export const trouble: typeof english = {
  noRoom: (channel) =>
    `居民在 ${channel} 说不了话：这个频道的15个webhook已满。请在频道设置的“整合”里删掉一个，他们就会自己接着说。`,
  notAllowed: (channel) =>
    `居民在 ${channel} 说不了话：请在那里给我的身份组“查看频道”和“管理webhook”权限，他们就会自己接着说。`,
  noWebhook: (channel) =>
    `居民在 ${channel} 说不了话：我的webhook在那里总是不见。请在频道设置的“整合”和审核日志里看看是谁删掉的。`,
  channelGone: (place) => `${place}的频道被删除了：那里说的话看不到。用 /town found 重新建立；小镇照常继续。`,
  guideGone: "指南频道被删除了：用 /town found 重新建立。",
  categoryGone: "小镇的分类被删除了：频道照常使用。用 /town found 重新建立分类，并把频道放回去。",
};
