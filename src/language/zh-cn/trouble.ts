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
  webhookGone: (channel) => `我在 ${channel} 的webhook被删掉了。一有人在那里说话我就会重建，也可以按按钮现在就建。`,
  lacking: (what, where) => `我在${where.join("、")}缺少权限${what}：请在那里给我的身份组。等着的话会自己接着发出。`,
  mend: "修好它",
  look: "检查小镇",
  mended: (sentence) => `✅ 已经好了。~~${sentence}~~`,
  noThreads: (channel) =>
    `在 ${channel} 里，长谈没法到子区里继续：请在那里给我的身份组“创建公共子区”权限，或者用 /town settings 关掉这一项。在那之前，谈话留在频道里。`,
  channelGone: (place) => `${place}的频道被删除了：那里说的话看不到。用 /town found 重新建立；小镇照常继续。`,
  homesGone: "各户人家的频道被删除了：那里说的话看不到。用 /town found 重新建立。",
  guideGone: "指南频道被删除了：用 /town found 重新建立。",
  shutOut: (role) =>
    `${role} 可以管理服务器，却看不到这个频道：请在频道设置的“权限”里加上这个身份组，或者在这里给我的身份组“管理权限”，我就自己来。`,
  stillIn: (role) =>
    `${role} 已经不再管理服务器，却还能看这个频道：请在频道设置的“权限”里去掉这个身份组，或者在这里给我的身份组“管理权限”，我就自己来。`,
  waits: {
    "no-room": "那个频道的15个webhook已满，请在频道设置的“整合”里删掉一个",
    "not-allowed": "我在那里不能说话，请给我的身份组“查看频道”和“管理webhook”权限",
    "no-webhook": "我的webhook在那里总是不见，频道设置的“整合”和审核日志里能看到是谁删掉的",
    unreachable: "暂时连不上Discord，我会自己再试",
    untaken: "Discord没有收下我在那里发的话，我会自己再试",
    stumbled: "要发的话没法先记下来，我会自己再试；运行我的人可以在日志里看到详情",
    busy: "那里的话太多，要一句一句来，很快就会轮到",
  },
  leftOut: {
    "no-channel": "那个地点没有频道",
    muted: "管理者让那里安静了",
    quiet: "管理者希望安静些",
    "not-open": "小镇那时还没有醒来",
    "quick-hours": "那时几乎没有人醒着，时间过得很快",
    "too-old": "它等了十分钟以上",
    "spoke-first": "人已经先在那里开口了",
    "said-alone": "我自己已经先说了",
    crowded: "频道里同时发生的事太多了",
    "taken-back": "它依据的话被收回了",
    "not-looked-up": "没有人知道它是否已发出，而我不能查看",
    unreachable: "十分钟都连不上Discord",
    "no-room": "频道里放不下我的webhook",
    "not-allowed": "我不能在频道里说话",
    "no-webhook": "我的webhook在频道里总是不见",
  },
  refused: (code) => `Discord拒绝了它（错误${code}）`,
  categoryGone: "小镇的分类被删除了：频道照常使用。用 /town found 重新建立分类，并把频道放回去。",
};
