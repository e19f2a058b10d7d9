/** Chinese: a town's settings, as keepers read and set them. */
import { settingLabels } from "../command-names.ts";
import type { settings as english } from "../en/settings.ts";

/** What each means. */
const about = {
  verbosity: "居民发些什么：只有回答和消息，对话与显眼的举动，或者一举一动",
  "quiet-hours": "小镇休息的时段，不管有没有人在",
  "time-zone": "安静时段所用的时区",
  dozing: "多久没有人来，小镇就打盹",
  joining: "在地点里说话就算参与，还是先问要不要走进来、在那之前什么都不保留",
  whisper: "谁可以做居民的心声",
  objects: "谁可以改动物件",
  embody: "谁可以扮演居民",
  thinking: "居民用两个模型思考，只用日常模型，还是完全离线",
  budget: "小镇每个真实日可以花多少钱",
  "keep-days": "访客多少个真实日没有来，就会被忘记",
  threads: "居民之间的谈话超过多少句，就到频道的子区里继续",
  homes: "居民的家怎样显示：各有一个频道、同一频道的子区，或者不显示；已有的会留下，缺少的用 /town found 补上",
  pace: "小镇走得多快：时钟走几拍走一步，或者用 3x、10x 在一拍里走几步；有人正和居民说话时从不赶路",
  language: "居民说的语言，公告和回复也用它；随小镇文件而来",
};

/** The same with their names. */
export const labels = settingLabels(about);

/** Settings in words. */
export const settings: typeof english = {
  minutes: (n) => `${n} 分钟`,
  days: (n) => `${n} 天`,
  lines: (n) => `${n} 句`,
  quiet: (from, to, zone) => `安静时段：${from} 到 ${to}（${zone}）。有人说话会得到回应，小镇的时间停着。`,
  meaning: (name, value) => meanings[`${name} ${value}`] ?? "",
  usualBudget: "程序自己的上限",
  noSuch: (name, all) => `没有叫“${name}”的设置。可用的有：${all.join("、")}。`,
  canBe: (name, values) => `“${name}”可以设为：${values}。`,
  inZone: (zone) =>
    `安静时段按小镇的时区算，现在是 ${zone}：请只填时间，例如 22点到7点；时区是 /town settings 里的另一项。`,
  severalWays: (ways) => `这段时间有两种意思：请填 ${ways.join(" 或 ")}。`,
  severalZones: (typed, zones) => `“${typed}”可能指不止一个时区：请填 ${zones.join(" 或 ")}。`,
  budgetOff: "预算填“关闭”有两种意思：0 是一分钱也不花，居民不用模型思考；usual（默认）是除程序自己的上限外不设上限。",
  withRole: "有你提及的身份组的成员，以及管理者",
  values: {
    verbosity: "quiet（安静）、talk（对话）或 everything（全部）",
    "quiet-hours": "一段时间，例如 23:00-07:00、22-7 或 22点到7点；或 off（关闭）",
    "time-zone": "时区，例如 Asia/Shanghai 或 UTC",
    dozing: "5 到 1440 之间的分钟数，例如 30分钟 或 2小时；或 off（关闭）",
    joining: "open（直接参与）或 ask（先问）",
    whisper: "everyone（所有人）、keepers（管理者），或提及一个身份组",
    objects: "everyone（所有人）、keepers（管理者），或提及一个身份组",
    embody: "everyone、keepers，或者你提及的身份组",
    thinking: "both（两个模型）、routine（只用日常模型）或 offline（离线）",
    budget: "美元金额，例如 0.50；或 usual（默认）",
    "keep-days": "1 到 3650 之间的天数；或 off（永不）",
    threads: "4 到 50 之间的句数；或 off（不用）",
    homes: "channels（各有频道）、threads（同一频道的子区）或 none（不显示）",
    pace: "3x 或 10x，或者每一步的节拍数：1（默认）到 20（最慢）之间的整数",
    language: "只在建立小镇时选定：语言随小镇文件而来，例如 smallville.zh-CN",
  },
  about,
  /** The same with its name, as it is chosen. */
  label: (name: keyof typeof about): string => labels[name],
  list: (town) => `**${town}**目前的设置：`,
  howTo: "用 /town settings 加上名称和值来更改。",
  changed: (line) => `好了。${line}`,
  already: (line) => `本来就是这样：${line}`,
  skip: {
    notOpen: "小镇刚刚醒来，请稍后再试。",
    noTime: "请给出要跳到的时间，例如 07:00 或 17:30；也可以填“傍晚”“明天早上”，或“下一件有意思的事”。",
    moments: { evening: "傍晚", tomorrow: "明天早上", interesting: "下一件有意思的事" },
    isEvening: "现在已经是傍晚了：可以跳到明天早上，或某个时间。",
    anotherDay: (town, now, next) =>
      `${town}没有跳：那是说另一天的。现在是${now}，这样会跳到${next}。如果想跳到那时，请再跳一次。`,
    ask: (town, when, midnight, usd) =>
      `${town}将跳到${when}${midnight ? "，会过午夜" : ""}：小镇全速生活到那时，这几个小时里的谈话大多不会显示。${
        usd === null ? "" : `思考大约要花 $${usd.toFixed(2)}。`
      }要跳过去吗？`,
    askInteresting: (town, when, midnight, usd) =>
      `${town}将全速生活，直到发生值得一看的事，最迟到${when}${midnight ? "，可能会过午夜" : ""}。思考最多大约要花 $${usd.toFixed(2)}。要跳过去吗？`,
    button: "跳过去",
    done: (town, when, costs) => `${town}跳到${when}：会全速生活到那时。${costs ? "中间的几个小时照常计费。" : ""}`,
    seeks: (town, when) => `${town}会全速生活，直到发生值得一看的事，最迟到${when}。`,
    found: (when, place, text) => `${when}，${place}：${text}`,
    cutOff: (when) => `跳到下一件有意思的事，在${when}被重新启动打断了：请用 /town skip 再跳一次。`,
    nothing: (when) => `到${when}为止，没有发生什么特别的事。`,
    talk: (who) => `${who}聊了起来。`,
  },
  hurry: {
    ask: (town, pace, usdAnHour) =>
      `以 ${pace} 的速度，${town}在同样的时间里要多思考这么多倍：有人在的时候，每个真实小时大约 $${usdAnHour.toFixed(2)}，最多用完今天剩下的预算。要加快吗？`,
    button: "加快",
  },
  notAllowed: {
    whisper: "这个小镇只有部分成员可以做心声。请问问服务器的管理者，或查看 /town settings。",
    objects: "这个小镇只有部分成员可以改动物件。请问问服务器的管理者，或查看 /town settings。",
    embody: "在这座小镇里，只有部分成员可以扮演居民。请问管理服务器的人，或者看看 /town settings。",
  },
};

/** What the values mean that a keeper may choose from. */
const meanings: Readonly<Record<string, string>> = {
  "verbosity quiet": "只发对人的回答和消息",
  "verbosity talk": "对话和显眼的举动（默认）",
  "verbosity everything": "居民做的每一件事",
  "quiet-hours off": "小镇不因时间而休息（默认）",
  "quiet-hours 22:00-07:00": "晚上十点到早上七点",
  "quiet-hours 23:00-08:00": "晚上十一点到早上八点",
  "quiet-hours 00:00-06:00": "午夜到早上六点",
  "dozing off": "小镇从不打盹",
  "dozing 10": "最后一个人离开十分钟后",
  "dozing 30": "最后一个人离开半小时后（默认）",
  "dozing 60": "最后一个人离开一小时后",
  "dozing 240": "最后一个人离开四小时后",
  "joining open": "在地点里说话就算参与（默认）",
  "joining ask": "先问要不要走进来，之前什么都不保留",
  "whisper everyone": "所有成员（默认）",
  "whisper keepers": "只有管理服务器的人；也可以提及一个身份组",
  "objects everyone": "所有成员（默认）",
  "objects keepers": "只有管理服务器的人；也可以提及一个身份组",
  "embody everyone": "所有成员（默认）",
  "embody keepers": "只有管理服务器的人；也可以提及一个身份组",
  "thinking both": "小事用日常模型，谈话用深思模型（默认）",
  "thinking routine": "一切都用日常模型，更便宜",
  "thinking offline": "不用模型，免费",
  "budget usual": "以程序自己的上限为准",
  "budget 0.50": "每个真实日最多半美元",
  "budget 1.00": "每个真实日最多一美元",
  "budget 2.00": "每个真实日最多两美元",
  "budget 5.00": "每个真实日最多五美元",
  "keep-days off": "访客从不因久未来访而被忘记",
  "keep-days 7": "一周",
  "keep-days 30": "一个月",
  "keep-days 90": "三个月（默认）",
  "keep-days 365": "一年",
  "threads off": "谈话都留在频道里（默认）",
  "threads 6": "六句之后，比较早",
  "threads 12": "十二句之后",
  "threads 20": "二十句之后，只有长谈",
  "homes channels": "每个私人住处有自己的频道（默认）",
  "homes threads": "私人住处是同一频道的子区",
  "homes none": "不显示私人住处",
  "pace 10x": "每一拍走十步",
  "pace 3x": "每一拍走三步",
  "pace 1": "每一拍走一步（默认）",
  "pace 2": "慢一半",
  "pace 5": "五分之一的速度",
  "pace 10": "十分之一的速度",
  "pace 20": "最慢",
};
