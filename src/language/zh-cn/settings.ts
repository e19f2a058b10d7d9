/** Chinese: a town's settings, as keepers read and set them. */
import type { settings as english } from "../en/settings.ts";

/** Settings in words. */
export const settings: typeof english = {
  minutes: (n) => `${n} 分钟`,
  usualBudget: "程序自己的上限",
  noSuch: (name, all) => `没有叫“${name}”的设置。可用的有：${all.join("、")}。`,
  canBe: (name, values) => `“${name}”可以设为：${values}。`,
  values: {
    verbosity: "quiet（安静）、talk（对话）或 everything（全部）",
    "quiet-hours": "一段时间，例如 23:00-07:00；或 off（关闭）",
    "time-zone": "时区，例如 Asia/Shanghai 或 UTC",
    dozing: "5 到 1440 之间的分钟数；或 off（关闭）",
    joining: "open（直接参与）或 ask（先问）",
    whisper: "everyone（所有人）、keepers（管理者），或提及一个身份组",
    objects: "everyone（所有人）、keepers（管理者），或提及一个身份组",
    embody: "everyone、keepers，或者你提及的身份组",
    thinking: "both（两个模型）、routine（只用日常模型）或 offline（离线）",
    budget: "美元金额，例如 0.50；或 usual（默认）",
    "keep-days": "1 到 3650 之间的天数；或 off（永不）",
    threads: "4 到 50 之间的句数；或 off（不用）",
    homes: "channels（各有频道）、threads（同一频道的子区）或 none（不显示）",
    pace: "每一步的节拍数，1（最快）到 20 之间的整数",
    language: "只在建立小镇时选定：语言随小镇文件而来，例如 smallville.zh-CN",
  },
  about: {
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
    pace: "时钟走几拍，小镇走一步",
    language: "居民说的语言，公告和回复也用它；随小镇文件而来",
  },
  list: (town) => `**${town}**目前的设置：`,
  howTo: "用 /town settings 加上名称和值来更改。",
  changed: (line) => `好了。${line}`,
  skip: {
    notOpen: "小镇刚刚醒来，请稍后再试。",
    noTime: "请给出要跳到的时间，例如 07:00 或 17:30。",
    when: (date, clock) => `${date} ${clock}`,
    ask: (town, when, midnight, usd) =>
      `${town}将跳到${when}${midnight ? "，会过午夜" : ""}：小镇全速生活到那时，这几个小时里的谈话大多不会显示。${
        usd === null ? "" : `思考大约要花 $${usd.toFixed(2)}。`
      }要跳过去吗？`,
    button: "跳过去",
    done: (town, when, costs) => `${town}跳到${when}：会全速生活到那时。${costs ? "中间的几个小时照常计费。" : ""}`,
  },
  notAllowed: {
    whisper: "这个小镇只有部分成员可以做心声。请问问服务器的管理者，或查看 /town settings。",
    objects: "这个小镇只有部分成员可以改动物件。请问问服务器的管理者，或查看 /town settings。",
    embody: "在这座小镇里，只有部分成员可以扮演居民。请问管理服务器的人，或者看看 /town settings。",
  },
};
