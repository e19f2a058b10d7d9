/** 简体中文: what keepers are told of a town they look after. */
import { usd } from "../en/costs.ts";
import type { keeping as english } from "../en/keeping.ts";

const list = (names: readonly string[]): string => names.join("、");
const states = { running: "在走", paused: "暂停着", dozing: "在打盹", waiting: "在等待", stopped: "停下了" } as const;

/** Words for keepers. */
export const keeping: typeof english = {
  check: {
    heading: (town) => `**${town}**的检查结果：`,
    connection: (ping) => `✅ 已连接Discord${ping >= 0 ? `（往返${Math.round(ping)}毫秒）` : ""}。`,
    intents: (listening) =>
      listening
        ? "✅ 能读到普通消息。"
        : "⚠️ 读不到普通消息：请运行我的人在 https://discord.com/developers/applications 打开 Message Content Intent，再重新启动；在那之前请用 /say、/do、告示板的按钮，或者提及我。",
    noChannel: (places) => `⚠️ ${list(places)}没有频道：用 /town found 补上。`,
    noKeepers:
      "⚠️ 管理者没有自己的频道：出了问题没有人会知道。用 /town found 建一个私密的（如果Discord允许），或者用 /town log 选一个。",
    untold: (reports) => `⚠️ 成员的${reports}份举报还没能告诉管理者。`,
    guideOpen: (channel) => `ℹ️ 谁都可以在指南（${channel}）里写字：请在那里禁止所有人“发送消息”，让它只当指南。`,
    allowed: "✅ 在小镇的频道里，我需要的权限都有。",
    missing: (what, where) => `⚠️ 我在${list(where)}缺少权限 ${what}：请在那里给我的身份组。`,
    webhooks: (ours, places) =>
      `${ours === places ? "✅" : "ℹ️"} ${places}个地点中有${ours}个已有webhook${ours === places ? "" : "，其余的在有人说话时建立"}。`,
    full: (where) => `⚠️ ${list(where)}放不下我的webhook了：一个频道最多15个，请在频道设置的“整合”里删掉一个。`,
    webhooksUnknown: (where, why) =>
      `⚠️ 看不到${list(where)}的webhook（${why}）：请在那里给我的身份组“查看频道”和“管理webhook”权限。`,
    clock: (state, why, when, pace, turn) =>
      `${state === "stopped" || state === "waiting" ? "⚠️" : "✅"} 时钟${states[state]}${why ? `（${why}）` : ""}：${when}，速度${pace}，第${turn}步。`,
    model: ({ model, troubles, requests, usd: spent, budgetUsd, byStep }) => {
      if (model === "offline") return "✅ 居民离线思考，不用模型。";
      const fellBack = Object.values(byStep).reduce((all, step) => all + step.fellBack, 0);
      const over = spent >= budgetUsd;
      return `${troubles.length > 0 || over || fellBack > requests / 2 ? "⚠️" : "✅"} 模型 ${model}：今天请求 ${requests} 次，其中 ${fellBack} 次由简单规则代答，花费 ${usd(spent)}，上限 ${usd(budgetUsd)}${over ? "；今天的预算已用完，到午夜（UTC）恢复" : ""}。${troubles.join("")}`;
    },
    queue: (waiting) => `${waiting > 50 ? "⚠️" : "✅"} 有${waiting}句话等着发出。`,
    waitsIn: (channel, minutes) => `${channel}（已等${minutes}分钟）`,
    waits: (where, why) => `⚠️ 有话还没发出：${list(where)}，因为${why}。`,
    tooMany: (routes) =>
      routes.length === 0
        ? "✅ Discord从没说过我请求太多。"
        : `⚠️ Discord说过“请求太多”：${routes.map(([route, times]) => `${route}（${times}次）`).join("、")}。`,
    troubles: (latest) =>
      latest.length === 0
        ? "✅ 最近没有出过问题。"
        : ["ℹ️ 最近出过的问题（日志原文）：", ...latest.map((one) => `- ${one}`)].join("\n"),
  },
  file: {
    tooLarge: (name, kilobytes) => `${name}太大了：文件最多${kilobytes} kB。`,
    unread: (name) => `${name}读不出来：请重新附上纯文本文件。`,
    gone: "你附上的小镇文件已经不在了：请重新用 /town found 附上它。",
  },
  mute: {
    everywhere: "整座小镇",
    noPlace: "请在某个地点的频道里使用，或者指定小镇的一个频道。",
    badMinutes: "可以静音 1 到 10080 分钟（一周）；不填时间，就一直静音到 /town unmute。",
    muted: (channel, until) =>
      `${channel} 已静音${until === null ? "，直到 /town unmute" : `到<t:${until}:t>`}：小镇照常生活，但那里什么也不发，回答也不发。`,
    mutedAlready: (channel) => `${channel} 已经静音了。`,
    unmuted: (channel) => `${channel} 不再静音。`,
    notMuted: (channel) => `${channel} 没有静音。`,
  },
  log: {
    here: (channel) => `从现在起，与管理者有关的事会发在 ${channel}。`,
    nowhere:
      "管理者在这里还没有自己的频道：/town found 会建一个私密的（如果Discord允许），也可以用 /town log 另选一个。在那之前，与管理者有关的事没有人会知道。",
    open: (channel) =>
      `${channel} 不只有管理者能看：与管理者有关的事（禁止、举报、故障）不该发在那里。请选一个只有服务器管理者能看的频道，或者先对其他人隐藏它。`,
    others: (channel, others) =>
      `${channel} 不只有服务器的管理者能看。能看到它的人，也会在那里看到禁止、设置、举报和故障；被单独允许进入、但不能管理服务器的有：${others.join("、")}。`,
    anyway: "还是发在那里",
    cannot: (channel) => `我不能在 ${channel} 写字：请在那里给我的身份组“查看频道”和“发送消息”权限，然后再试。`,
    done: (by, what) => `ℹ️ ${by}：${what}`,
  },
  panel: {
    heading: (town) => `${town}，给管理者看`,
    state: (state, why) =>
      `${{ running: "小镇正在过日子。", paused: "小镇暂停着。", dozing: "小镇在打盹，等有人来。", waiting: "小镇在等，会自己继续。", stopped: "小镇停下了。" }[state]}${why}`,
    clock: (when, day, pace) => `${when}，第${day}天，速度${pace}`,
    free: "居民离线思考，不花钱。",
    cost: (model, requests, spent, budget) =>
      `今天花费 ${usd(spent)}，上限 ${usd(budget)}，向 ${model} 请求了 ${requests} 次`,
    waiting: (lines, oldest) =>
      lines === 0 || oldest === null
        ? "没有话等着发出。"
        : `有${lines}句话等着发出，最早的在${oldest[0]}，等了${oldest[1]}分钟，因为${oldest[2]}。`,
    well: (places) => `${places}个地点都正常。`,
    ill: "有问题的地方：",
    noChannel: (place) => `${place}没有频道：用 /town found 补上。`,
    waitsIn: (place, lines, why) => `${place}：有${lines}句话等着，因为${why}。`,
    more: (count) => `还有${count}处，用 /town check 查看全部`,
    muted: (places, more) => `已静音：${list(places)}${more > 0 ? `，还有${more}处` : ""}。`,
    allMuted: "整座小镇都已静音。",
    buttons: {
      pause: "暂停",
      resume: "继续",
      skip: "跳到早上",
      check: "检查",
      mute: "全镇静音",
      unmute: "取消静音",
      acts: "管理者做过的事",
    },
  },
  acts: {
    heading: "管理者最近做过的事：",
    line: (id, at, by, what, undone, can) =>
      `**${id}** <t:${at}:f> ${by}：${what}${undone ? `（已由${undone}撤销）` : can ? "" : "（不能撤销）"}`,
    howTo: "用 /town undo 加编号，就能撤销其中一件。",
    keeper: "一位管理者",
    gone: "一位管理者在这里做过的事，已不再保留。",
    none: "还没有管理者在这里做过什么。",
    undo: "撤销",
    nothing: "没有可以撤销的事。",
    unknown: "没有这件事；/town acts 列出每件事和编号。",
    already: (what) => `这件事已经撤销了：${what}`,
    never: (what) => `这件事不能撤销：${what}`,
    elsewhere: (what) => `这件事只能在小镇的Discord服务器里用 /town undo 撤销：${what}`,
    done: (what) => `已撤销：${what}`,
  },
  why: {
    noMessage: "请给出消息的链接或id：右键点击消息，选“复制消息链接”。",
    elsewhere: "那条消息在别的服务器。",
    noPlace: (channel) => `没有人听见：${channel} 不是镇上的地方。`,
    beforeStart: (since) => `它写在我最近一次开始听（<t:${since}:f>）之前。`,
    unknown:
      "我不知道那条消息：它没有到我这里，或者之后的消息太多，我已经不记得了。如果别的消息也没人听见，请看 /town check。",
    notReadYet: (where) =>
      `还没有人听见：我没在听的时候写在${list(where)}里的话，到现在还没能读到。我会一再向Discord要，一读到就有人听见。`,
    notFound:
      "我在这里、镇上的频道和它们开着的子区里都找过，没有找到。给出它的链接（复制消息链接），我就知道它在哪里。",
    shut: (where) => `我没能在${list(where)}里找：请在那里给我的身份组“查看频道”和“阅读消息历史记录”权限。`,
    blind: (where) => `我看不到${list(where)}，写在那里的话没有人听见：请在那里给我的身份组“查看频道”权限。`,
    noPerson: "没有人回答，因为那不是人写的：是机器人、webhook或Discord自己的消息。",
    notListening: "我读不到它：我不能读这里的普通消息，它也没有提及我。/town check 说明该怎么办。",
    banned: "没有人听见：写它的人被禁止参与小镇（/town ban）。",
    outside: "没有人听见：写它的人还没有走进小镇，而这座小镇要先问一声（/town settings joining）。",
    tooFast: (lines) => `没有人听见：写它的人写得太快，小镇听一个人说话，一分钟最多${lines}句。`,
    kindly: "机器人自己用一句安慰的话回应了它，它的内容一个字都没有保存。",
    takenBack: "还没有人听见，它就被删掉了。",
    empty: "里面没有任何人能看见或听见的东西。",
    held: "它刚刚才要被听见，请稍等。",
    refused: (why) => `它没有被接受：${why}`,
    nobodyNear: "没有人听见：附近没有居民。",
    unheard: (why) => `没有人听见。${why}`,
    ownWaiting: (why) => `它还在等着以那位居民的名义发出来，因为${why}。`,
    ownUnseen: (why) => `它没有以那位居民的名义发出来：${why}。`,
    asleep: "附近的人都睡着了。",
    standing: (state, why) => `它被听见了，但小镇${states[state]}${why ? `：${why}` : "。"}`,
    thinking: (names) => `${list(names)}听见了，也许还会回答。`,
    nobodyAnswered: (names) =>
      `${list(names)}听见了，但这话不是对谁说的，他们也没有接话。叫名字，或者回复他们的话，就会有人回答。`,
    onlyDone: "那是一个动作，不是话：在场的人看见了，不一定要回答。",
    answered: (who) => `${who}回答了它。`,
    answeredWaiting: (who, why) => `${who}回答了，但那句话还在等，因为${why}。`,
    answeredUnseen: (who, why) => `${who}回答了，但那句话没有发出来：${why}。`,
  },
};
