/** 简体中文: what slash commands answer, beyond what the town itself says. */
import type { commands as english, playing as englishPlaying } from "../en/commands.ts";

/** What may be played with: half a sentence. */
export const playing: typeof englishPlaying = (may) =>
  [
    may.whisper ? "/whisper 是居民的心声" : "",
    may.objects ? "/object 改变一样东西" : "",
    `/event 安排一场派对，${may.whisper ? "你自己办或者让居民来办" : "由你自己办"}`,
  ]
    .filter(Boolean)
    .join("，");

/** Words of the commands. */
export const commands: typeof english = {
  noTown: "这里还没有小镇。管理这个服务器的人可以用 /town found 建立一座，会先给出预览。",
  noAct: "写下你在做什么，就像别人看到的那样，例如：弹起了钢琴。",
  noWords: "写下你想说的话。",
  noSuchPlace: (named, town) => `${town}没有“${named}”这个地方，请从列表里选一个。`,
  onlyDiscord: "小镇要在Discord服务器里建立和移除，这里不行。",
  notShown: (place) =>
    `${place}是私人住宅，这座小镇不显示各户人家：在家的人，等出门时就能遇见。/map 说明每个人在哪里。`,
  livesAs: (name) => `你在那里写的就是${name}说的，*斜体*是${name}做的，/go 让${name}走去别处。`,
  livesUnseen: (name, place) =>
    `${name}在${place}，那里在这个服务器里没有频道，说不了话，也做不了事。请先用 /go 让${name}出门。`,
  useInPlace: "请在镇上某个地方的频道里使用这个命令。",
  isDoing: (name, doing, areaName) => `${name}${doing}（${areaName}）。`,
  nobodyHere: "这里没有人。",
  oddObject: (object, areaName, state) => `${areaName}的${object}：${state}。`,
  visited: (said) => `${said}\n居民都是AI角色；你告诉他们的话会怎样保留，见 /privacy about。`,
  resident: {
    heading: (name, age, occupation) => `**${name}**，${age}岁，${occupation.replace(/。$/, "")}。`,
    knows: (ties) => `认识${ties.map(([name, kind]) => `${name}（${kind}）`).join("、")}。`,
    isAi: (name) => `${name}是AI角色。`,
    noPlan: (name) => `${name}还没有今天的计划。`,
    planned: (doing, place) => `${doing}（${place}）`,
    promised: "约好的事",
    promise: (when, what, people) => `${when}：${what}${people.length > 0 ? `，同去的有${people.join("、")}` : ""}`,
    day: (name) => `${name}的一天`,
    mind: (name) => `${name}心里在想什么`,
    reflections: "最近的感悟，以及由何而来",
    noReflections: (name) => `${name}还没有自己得出过感悟。`,
    people: (name) => `${name}认识的人`,
    nobody: (name) => `${name}还谁都不认识。`,
    tie: (name, kind, text) => `**${name}**（${kind}）${text ? `：${text}` : ""}`,
    you: "你",
    nothing: (name, about) => (about ? `关于${about}，${name}什么也不记得。` : `${name}还什么都不记得。`),
    remembers: (name, about) => (about ? `${name}记得的关于${about}的事` : `${name}记得的事，最新的在前`),
    memory: (when, kind, poignancy, text) =>
      `${when}（${{ observation: "见闻", reflection: "感悟", plan: "打算" }[kind]}，${poignancy}/10）：${text}`,
  },
  place: {
    open: (open, hours) => (hours === null ? "一直开放。" : `现在${open ? "开放" : "没开门"}（${hours}）。`),
    area: (name, objects) => `**${name}**${objects.length > 0 ? `：${objects.join("、")}` : ""}`,
    object: (name, state) => (state === null ? name : `${name}（${state}）`),
    here: (names) => `现在在这里的有${names.join("、")}。`,
    near: (places) => `有路通往${places.join("、")}。`,
  },
  status: {
    state: (town, state, why) =>
      `**${town}**${{ running: "正在过日子", paused: "暂停着", dozing: "在打盹，等有人来", waiting: "在等待", stopped: "停下了" }[state]}。${why}`,
    time: (when, day) => `现在是${when}，第${day}天。`,
    people: (awake, residents, visitors) => `${residents}位居民里有${awake}位醒着，镇上有${visitors}位访客。`,
    outdoors: (weather) => `外面：${weather}。`,
    offline: "居民离线思考，不用模型，不花钱。",
    online: (requests, model, usd, budget) => `今天向 ${model} 请求了 ${requests} 次，花费 $${usd}，上限 $${budget}。`,
  },
  found: "建立小镇",
  mend: "补上缺少的部分",
  remove: "彻底移除小镇",
  help: (
    town,
    hears,
    page,
    may,
  ) => `**${town}**是一座住着AI角色的小镇。${page ? "在地图上走进一个地方" : "每个频道都是一个地方"}，在那里的人都能听见你。
${page ? "在输入框里写字就是说话，也可以用 /say 和 /do 说话、做事。" : hears ? "在某个地方写字就是说话，动作写成*斜体*，也可以用 /say 和 /do。回复某人的话就是对他说话。" : "在某个地方用 /say 和 /do 说话和做事；我在这里读不到普通消息，提及我的除外。"}
/visit 给你一个镇上的名字，/go 带你去别的地方，/leave 让你离开。
/look 和 /place 让你看到各处的情形，/map 画出每个人在哪里，/news 说说你上次来过以后发生的事，/relations 看谁认识谁，/resident 让你了解一位居民：是谁、有什么计划、心里在想什么、认识谁、记得什么。
/interview 和 /ask 私下问一位居民，问过不留痕迹。${may.embody ? "/embody 让你作为一位居民生活，/release 结束。" : ""}
${playing(may)}。
/town status 告诉你时间，/privacy about 说明会保留什么。`,
  privacy: (model, page) => `**保留什么。** ${
    page
      ? "你在这个网页上、在镇上说的话、做的事，记在这个浏览器保存的id和你取的名字下，还有你把 /news 看到了哪里。居民会像记住邻居的话那样记住它们。只是看看，什么也不会留下。不推测任何人的特点，也不用来训练模型。"
      : "你在小镇自己的频道和命令里说的话、做的事，记在你的id和你取的名字下，还有你把 /news 看到了哪里；小镇先问你要不要走进来的话，在那之前什么都不保留。居民会像记住邻居的话那样记住它们。其他频道、更早的消息和私信从不读取。不推测任何人的特点，不与别的服务器关联，也不用来训练模型。"
  }
**存在哪里。** 在运行${page ? "这个网页" : "这个机器人"}的人的数据库里。说的话不写进日志。管理者导出小镇${page ? "" : "、搬到别的服务器"}时，这些都不会带走。
**存多久。** 只要小镇还在，你也没有离开太久（90天，除非管理者另有设置）。${page ? "" : "用 /town remove 移除小镇，或者机器人离开服务器三天后，就会清除。"}/privacy export 给你属于你的部分，/privacy forget 立即清除它：你的话、含有它们的记忆、以及由此得出的想法。${page ? "" : "你删除的消息也会被忘记，除非已经过了很久；修改消息，只在被听到之前的那一刻有效。"}被禁止参与小镇的人，会留在那份名单上。
**还有谁看得到。** ${
    model === null
      ? "只要这里还没有建立小镇，就没有人。"
      : /offline/i.test(model)
        ? "没有人：这座小镇就在运行它的机器上思考。"
        : `居民用 ${model} 思考，所以提供这个模型的服务商会收到他们听到的话，也可能检查说的话是否合适；${page ? "来看的人" : "这个服务器的成员"}也能看到他们记得的事。`
  }
居民都是AI角色，可能会出错；不要告诉他们秘密。`,
  use: {
    gone: "这个命令已经不在了。",
    notHere: (invite) => `我自己还不在这个服务器里：管理服务器的人可以用这个链接邀请我 ${invite}`,
    notKeeper: "只有可以管理这个服务器的成员才能这样做（权限：管理服务器）。",
    missing: (name, what) => `请填写“${name}”：${what}。`,
    canBe: (name, values) => `“${name}”可以是：${values.join("、")}。`,
    wholeNumber: (name) => `“${name}”要填整数。`,
    done: "好了。",
    shown: "这里的人都能看到。",
    perhapsShown: "我没法确定这里的人是否都看到了，所以单独给你一份：",
    failed: (id) => `抱歉，我这边出了点问题。运行我的人可以在日志里用 ${id} 查到它。`,
  },
};
