/** 简体中文: what stands on a town's channels apart from talk. */
import { usd } from "../en/costs.ts";
import type { stage as english } from "../en/stage.ts";
import { playing } from "./commands.ts";

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
    hours: (open, hours) => `${open ? "开放" : "没开门"}（${hours}）`,
    still: (why) => `小镇停着。${why}`,
    dozing: "小镇在打盹。说句话，它就会醒来。",
    muted: (until) => `管理者让这里安静${until === null ? "" : `到<t:${until}:t>`}：这里说的话不会显示。`,
    closed: (opens) => `${opens}开门，在那之前没有人可以说话。`,
    apart: (name, room, asleep) => `${name}（在${room ?? "自己房间"}，${asleep ? "睡着了" : "关着门"}）`,
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
    aLink: "[链接]",
    links: (count) => (count > 1 ? "给大家看几个链接" : "给大家看一个链接"),
    shows: (kind) => `给大家看${{ image: "一张图片", video: "一段视频", audio: "一段录音" }[kind ?? ""] ?? "一份文件"}`,
    sticker: (name) => `举起一张贴纸，上面写着“${name}”`,
  },
  writeIn: (channel) => `在${channel}里说话，附近的人就听得见。`,
  writeInLater: (channel, why) =>
    `小镇现在停着：${why}在它继续之前，${channel === null ? "" : `在${channel}里`}说话没有人听得见。`,
  privateThread: (channel) =>
    `私密子区里的话只留在子区里，镇上没有人听见。想让人听见，请写在 ${channel}，或者它的公共子区里。`,
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
    createThreads: "创建公共子区",
    sendInThreads: "在子区内发送消息",
  },
  several: (names) => names.join("、"),
  inChannel: {
    viewChannel: "“查看频道”",
    sendMessages: "“发送消息”",
    readHistory: "“阅读消息历史记录”",
    manageWebhooks: "“管理webhook”",
    manageChannels: "“管理频道”",
    manageMessages: "“管理消息”",
    addReactions: "“添加反应”",
    embedLinks: "“嵌入链接”",
    attachFiles: "“附加文件”",
    pinMessages: "“置顶消息”",
    createThreads: "“创建公共子区”",
    sendInThreads: "“在子区内发送消息”",
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
    mended: (town, parts) => `${town}又完整了。我补上了：${parts.join("、")}。`,
    founded: (town, channel) =>
      `${town}建好了。${channel ? `从 ${channel} 走进来吧：在那里写字，附近的人都能听见。` : ""}`,
    preview: (town, category, residents, { keepers, places, channels }) => [
      `**${town}**将建在这个服务器里：共有${residents}位居民，都是AI角色。`,
      `我会建一个名为“${category}”的分类，里面有一份只有我能写的指南、一个${keepers}，以及这些地点：${places.join("、")}。一共${channels}个频道；每个地点有一个用来说话的webhook和一块置顶的告示板。你们自己的频道不会动，也不会提及任何人。`,
      "大家在这些频道里说的话、做的事，会保存在运行我的人的数据库里，直到用 /town remove 移除小镇为止；自己的部分可用 /privacy forget 清除；详情见 /privacy about。",
    ],
    homes: (homes, channels) =>
      ({
        channels: `每户人家各有一个频道。选“homes: threads”，它们就是同一个频道的子区（一共${channels.threads}个频道）；选“homes: none”就不显示（${channels.none}个）。`,
        threads: `各户人家是同一个频道的子区。子区排在频道下面，一周没人说话就会收起（有人说话又会打开），里面的长谈不会再分出去。子区没有自己的权限：能看其中一家的人，各家都能看。选“homes: channels”则各有一个频道（一共${channels.channels}个），选“homes: none”就不显示（${channels.none}个）。`,
        none: `各户人家不显示：谁在家里，看不到，也不能拜访。选“homes: channels”则各有一个频道（一共${channels.channels}个），选“homes: threads”则是同一个频道的子区（${channels.threads}个）。`,
      })[homes],
    missingParts: (town, parts) => `**${town}**已经在这里了。缺少以下部分，我会补上：${parts.join("、")}。别的都不动。`,
    parts: {
      category: "分类",
      guide: "指南",
      keepers: "只给服务器管理者看的私密频道",
      keepersAgain: "只给服务器管理者看的私密频道（如果Discord这次允许）",
      homes: "各户人家的频道",
      channel: (place) => `${place}的频道`,
      thread: (place) => `${place}的子区`,
      boards: (count) => `${count}块告示板`,
      webhooks: (channels) => `${channels.join("、")}里我的webhook`,
    },
    noRoom: (needed, free, short) =>
      `这里放不下：我需要${needed}个频道，而这个服务器只放得下${free}个。Discord最多允许500个，分类也算在内：请先删掉${short}个。`,
    categoryFull: (short) => `小镇的分类里放不下：Discord允许一个分类里最多有50个频道，还差${short}个位置。`,
    lessRoom: (ways) =>
      `也可以选${ways.map(([homes, channels]) => `“homes: ${homes}”，只需要${channels}个`).join("，或者")}。`,
    nothingMade: "什么也没有建。",
    full: "Discord说这个服务器的频道已满（500个，分类也算在内）。请删掉一些，再用一次 /town found，我会从停下的地方继续；用 /town remove 可以撤掉我建好的部分。",
    progress: (made, all) => `正在建立：第${made}个频道，共${all}个……`,
    removing: (gone, all) => `正在移除：第${gone}个频道，共${all}个……`,
    keepersChannel: "小镇管理",
    keepersTopic: "只给管理服务器的人看：小镇的状况、遇到的问题、管理者做过的事。",
    chooseLog: "我没能为管理服务器的人建一个私密频道：请用 /town log 选一个，否则小镇出了问题没有人会知道。",
    guideOpen: (guide) =>
      `Discord没让我把 ${guide} 设成只有我能写：别人也能在那里写字，除非有人在它的设置“权限”里取消@everyone的“发送消息”。`,
    homesChannel: "各户人家",
    homesTopic: "一座AI角色小镇的各户人家，每户是一个子区。",
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
    guide: (town, about, can) =>
      [
        `# ${town}`,
        about,
        "住在这里的每一位都是**AI角色**。这个分类里的每个频道都是一个地点，置顶的告示板写着谁在那里。",
        can.homes === "threads" ? "各户人家是同一个频道的子区。" : "",
        can.homes === "both" ? "有几户人家是同一个频道的子区。" : "",
        can.homes === "none" ? "各户人家不对外：在家的人，出门之前在这里看不到。" : "",
        [
          "**参与。**",
          can.asks ? "请先用告示板上的按钮或 /visit 走进来：在那之前，没有人听见你写的。" : "",
          can.listening
            ? "在某个地点写字，你就到了那里：附近的人会听见，也许会回答。动作写成*斜体*：*弹起了钢琴*。回复某人的话就是对他说话。"
            : "用 /say、/do 或告示板上的按钮说话和做事；我在这里读不到普通消息，提及我的除外。",
          "/visit 给你一个镇上的名字，/leave 让你离开。",
        ]
          .filter(Boolean)
          .join(""),
        `**玩法。** ${playing(can)}${can.calendar ? "；宣布过的活动会出现在服务器的日历里" : ""}。`,
        can.kept.length > 0
          ? `只有部分成员可以用：${can.kept.map(([command, who]) => `${command}（管理者${who === null ? "" : `和${who}`}）`).join("、")}。`
          : "",
        "**看看。** /look、/map、/news、/relations、/resident who、/resident plan、/resident memories。",
        "这些在 /help 里都有，/privacy about 说明会保留什么。",
      ]
        .filter(Boolean)
        .join("\n"),
    removeQuestion: (channels) =>
      `这会彻底移除小镇：它的${channels}个频道和里面的全部内容，以及居民们记得的一切。你们自己的频道会留下。`,
    removeDamagedQuestion:
      "这会彻底移除小镇，以及居民们记得的一切。哪些频道是它的，我已经不知道了：频道会留下，请你们自己删除。",
    removedDamaged: "小镇已经移除，它记得的一切都清除了。哪些频道是它的，我已经不知道了：请你们自己删除。",
    removed: "小镇已经移除，它记得的一切都清除了。",
    removedBut: (channels) =>
      `小镇已经移除，它记得的一切都清除了，但我没有权限删除${channels.join("、")}：剩下的请你们自己删除。`,
  },
};
