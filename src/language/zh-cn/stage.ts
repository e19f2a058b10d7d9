/** 简体中文: what stands on a town's channels apart from talk. */
import { usd } from "../en/costs.ts";
import type { stage as english } from "../en/stage.ts";

/** Words of a Discord server with a town in it. */
export const stage: typeof english = {
  board: {
    day: (date, day, part) => `**${date}**，第${day}天，${part}`,
    parts: [
      [5, "夜里"],
      [8, "清晨"],
      [12, "上午"],
      [14, "中午"],
      [18, "下午"],
      [22, "晚上"],
      [24, "深夜"],
    ],
    hours: (open, hours) => `${open ? "开放" : "关门"}（${hours}）`,
    still: (why) => `小镇停着。${why}`,
    dozing: "小镇在打盹。说句话，它就会醒来。",
    muted: (until) => `管理者让这里安静${until === null ? "" : `到<t:${until}:t>`}：这里说的话不会显示。`,
    nobody: "这里没有人。",
    visitor: (name) => `${name}（访客）`,
    more: (count) => `还有${count}人`,
    odd: (object, area, state) => `${area}的${object}：${state}。`,
    footer: (town, listening, asks) =>
      `住在${town}的都是AI角色。${asks ? "请先用按钮或 /visit 走进来：在那之前，你写的不会被保留，也没有人听见。" : ""}${
        listening
          ? "在这里写字，你就来到了镇上：他们会注意到你，也许会回答。*斜体*表示你做的事。"
          : "用 /say、/do 或按钮来到镇上，也可以提及我：他们会注意到你，也许会回答。"
      }`,
    lookCloser: "仔细看看",
    saySomething: "说句话",
    noAccess: (channel) => `${channel} 的告示板更新不了：请在那里给我的身份组“查看频道”和“发送消息”权限。`,
  },
  acts: {
    shown: (doing) => doing,
    here: "在这里",
    walksIn: (about) => (about ? `走了进来：${about}` : "走了进来"),
    leavesTown: "离开了小镇",
    to: (names, text) => `（对${names}）${text}`,
    everybody: "大家",
    somebody: "某人",
    links: (count) => (count > 1 ? "给大家看几个链接" : "给大家看一个链接"),
    shows: (kind) => `给大家看${{ image: "一张图片", video: "一段视频", audio: "一段录音" }[kind ?? ""] ?? "一份文件"}`,
    sticker: (name) => `举起一张贴纸，上面写着“${name}”`,
  },
  writeIn: (channel) => `在${channel}里说话，附近的人就听得见。`,
  firstWords:
    "顺便说一句：住在这里的都是AI角色。你在这些频道里说的话、做的事，他们会像邻居一样记住，也可能互相说起。删掉一条消息，他们就会忘记它；/privacy forget 会把全部抹去。/help 说明在这里能做什么，/privacy about 说得更详细。",
  presence: (day, clock, state) =>
    `第${day}天 ${clock}${{ running: "", dozing: "（打盹中）", paused: "（已暂停）" }[state]}`,
  permissions: {
    viewChannel: "查看频道",
    manageChannels: "管理频道",
    manageWebhooks: "管理webhook",
    sendMessages: "发送消息",
    readHistory: "阅读消息历史记录",
  },
  founding: {
    noSuchTown: (named, towns) => `没有“${named}”这座小镇。可以建立的有：${towns.join("、") || "无"}。`,
    missing: (permissions) =>
      `我缺少${permissions.map((one) => `“${one}”`).join("、")}权限：请在“服务器设置 > 身份组”里给我的身份组这些权限，然后再用一次这个命令。`,
    refused: (permissions) =>
      `Discord不让我完成：请确认我的身份组有${permissions.map((one) => `“${one}”`).join("、")}权限，然后再用一次 /town found，我会从停下的地方继续。`,
    nothingToRemove: "这里没有可以移除的小镇。/town found 可以建立一座。",
    stands: (town) => `这个服务器里已经有${town}了。请先用 /town remove 移除它。`,
    nothingMissing: (town) => `${town}已经建好了，什么也不缺。`,
    founded: (town, channel) =>
      `${town}建好了。${channel ? `从 ${channel} 走进来吧：在那里写字，附近的人都能听见。` : ""}`,
    preview: (town, category, residents, places, again) => [
      `**${town}**${again ? "已经在这里了，我会补上缺少的部分" : "将建在这个服务器里"}：共有${residents}位居民，都是AI角色。`,
      `我会建一个名为“${category}”的分类，里面有一份指南，并为${places.length}个地点（${places.join("、")}）各建一个频道；每个频道有一个用来说话的webhook和一块置顶的告示板。你们自己的频道不会动，也不会提及任何人。`,
      "大家在这些频道里说的话、做的事，会保存在运行我的人的数据库里，直到用 /town remove 移除小镇为止；自己的部分可用 /privacy forget 清除；详情见 /privacy about。",
    ],
    cost: (ahead) =>
      ahead === null
        ? "没有配置语言模型：居民离线思考，不花钱。"
        : `居民用语言模型思考：每个小镇日约 ${usd(ahead.townDayUsd)}，按平常的速度约 ${ahead.townDayMinutes} 个真实分钟过一个小镇日，所以一直有人在时每个真实日最多约 ${usd(ahead.realDayUsd)}；没人时小镇会打盹。到了每个真实日 ${usd(ahead.budgetUsd)}，小镇就自己思考。`,
    mappable: (channels, use) =>
      use
        ? `你们自己的频道${channels.join("、")}会用作同名的地点；我不会改名，也不会删除。`
        : `你们自己的频道${channels.join("、")}与地点同名：用 /town found 并选择“existing: use”，就用它们，不再新建。`,
    category: (town) => `${town} · AI角色`,
    guideChannel: "小镇指南",
    guideTopic: "怎样参与一座AI角色小镇的生活。",
    placeTopic: (about) => `这里住着AI角色。${about}`,
    guide: (town, about) => `# ${town}
${about}
住在这里的每一位都是**AI角色**。这个分类里的每个频道都是一个地点，置顶的告示板写着谁在那里。
**参与。** 在某个地点写字，你就到了那里（告示板上有“走进小镇”按钮的，请先按一下）：附近的人会听见，也许会回答。动作写成*斜体*：*弹起了钢琴*。回复某人的话就是对他说话。/visit 给你一个镇上的名字，/leave 让你离开。
**玩法。** /whisper 是居民的心声，/object 改变一样东西，/event 安排一场派对，你自己办或者让居民来办。
**看看。** /look、/map、/news、/relations、/resident who、/resident plan、/resident memories。
这些在 /help 里都有，/privacy about 说明会保留什么。`,
    removeQuestion: (channels) =>
      `这会彻底移除小镇：它的${channels}个频道和里面的全部内容，以及居民们记得的一切。你们自己的频道会留下。`,
    removed: "小镇已经移除，它记得的一切都清除了。",
    removedBut: (channels) =>
      `小镇已经移除，它记得的一切都清除了，但我没有权限删除${channels.join("、")}：剩下的请你们自己删除。`,
  },
};
