/** Chinese: how people are called. */
import { type Calling, withoutLead } from "../understand/calling.ts";

const split = (words: string): readonly string[] => words.split(" ");

const KNOWN =
  "(?:认识|见过|听说过?|知道|记得|喜欢|说过|说起过?|提过|提起过?)(?:的那[个位]|吗|么|嘛|吧|没|没有|不|了)?$";
/** Words about whoever is named before them: 你认识她吗, 我跟你说过. */
const OF_THEM = new RegExp(`[他她]|^我们?的|${KNOWN}`, "u");
/** The same of several: of one of them 她 is nobody's. */
const OF_SEVERAL = new RegExp(`[他她]们|^我们?的|${KNOWN}`, "u");

const OPENS = split(
  "那 那么 可是 但是 不过 哎呀 哎哟 哎 唉 嗯 哦 噢 啊 呃 对了 话说 所以 然后 诶 欸 其实 行吧 行 好吧 好的 好 算了 来 是吧 请问 麻烦 劳驾 哟 咦 哈哈 啊呀 呀 旁边的 这位",
);
const GREETS = split(
  "你好 您好 你们好 大家好 各位好 大家早上好 大家早 大家下午好 大家晚上好 各位早 嗨 喂 嘿 哈喽 哈啰 早上好 早安 早啊 早 上午好 中午好 下午好 晚上好 晚安 再见 拜拜 谢谢 多谢 谢了 辛苦了 不好意思 打扰了 打扰一下 对不起 抱歉 生日快乐 祝你生日快乐 新年快乐 新年好 春节快乐 节日快乐 中秋快乐 圣诞快乐 恭喜 恭喜你 恭喜恭喜 祝贺 祝贺你",
);

/** What may go before words that ask for somebody; 麻烦 and 劳驾 are some of those. */
const LEADS = { opens: OPENS.filter((one) => one !== "麻烦" && one !== "劳驾"), greets: GREETS };
/** What asks for whoever is named between the two: 我能跟…说句话吗, 我想找…, 帮我叫一下…. Behind anything else it is only told: 他说我可以见…. */
const ASKS_FOR: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:我|我们)(?:能|能不能|可以|可不可以|想|要|得)(?:跟|和|同|与)$/u,
    /^(?:说|聊|谈|讲|见)(?:说|聊|谈|上|个|几|两|一|句|会儿|下|话|面|天|谈){0,6}(?:可以)?[吗么吧呢啊]?$/u,
  ],
  [/^(?:我|我们)(?:想|要|能|来|是来)?找(?:一下)?$/u, /^(?:一下|有点?事|说句话|聊聊|谈谈)?[吗么吧呢啊]?$/u],
  [/^(?:我|我们)(?:想|要|能|可以)见(?:一下|见)?$/u, /^(?:一下|一面)?[吗么吧呢啊]?$/u],
  [
    /^(?:(?:我[想要])?(?:请|麻烦|劳驾)?[你您]?(?:能不能|可不可以|能|可以)?(?:请|麻烦)?[你您]?(?:帮我|给我)|请|麻烦[你您]?|劳驾|[你您](?:能|可以)|[你您]?(?:能不能|可不可以))(?:叫|喊|找)(?:一下)?$/u,
    /^(?:一下|过来|出来|来一下|来)?(?:可以|好)?[吗么吧呢啊]?$/u,
  ],
];

/** How people are called in Chinese. */
export const calling: Calling = {
  opens: OPENS,
  greets: GREETS,
  wishes: [],
  with: [],
  after: split("说 讲"),
  asks: split(
    "吗 什么 怎么 多少 几点 几年 几个 几岁 哪 谁 多久 多大 多远 能不能 可不可以 有没有 是不是 行不行 好不好 要不要",
  ),
  helps: [],
  subjects: split("他 她"),
  you: split("你 您 咱们"),
  me: split("我 咱 俺"),
  gives: split("给你 给您 问你 问您 想你 想您 找你 找您 帮你 帮您 请你 请您 谢你 谢您"),
  bids: split(
    "帮 请 麻烦 劳驾 等等 等一下 等我 借 告诉 教我 教教 别 快 慢点 慢走 过来 坐 看看 听我 结账 买单 再 一碗 一杯 两碗 两杯",
  ),
  clipped: [],
  goesOn: split(
    "是 在 呢 也 还在 的 地 得 跟 和 与 同 及 说 讲 会 去 来 给 有 没 不 人怎么样 人咋样 怎么样 这个人 这人 那个人 那边 家 们 他 她 到底 平时 刚才 昨天 今天 明天 对 让 叫 把 被 从 为什么 怎么 咋 去哪 算 当 像 最近 一直 老是 总是 认识 喜欢 什么时候 几点 多大 人好 常 都 就 才 又 要 想 能 可以",
  ),
  closes: [],
  determines: [],
  ends: split("吧 吗 呢 啊 呀 嘛 啦 哈 哦 喽 呗 哇 哟 么 了没"),
  narrates: split("了 过 真"),
  seen: split("也在 也来 来了 来啦 在啊 在呢 在呀"),
  dismisses: split("没问你 不是问你 没在问你 没跟你说 不是跟你说 没叫你 不是叫你"),
  handsOn: split("我问 我在问 我是问 我问的是 我找 我跟 我在跟 问的是"),
  and: split("和 跟 与 同 还有"),
  asksFor: (before, after) => {
    const asks = withoutLead(before, LEADS);
    return ASKS_FOR.some(([lead, rest]) => lead.test(asks) && rest.test(after));
  },
  names: [],
  turns: split(
    "转向 转头看 转头看向 扭头看 扭头看向 转身看向 走向 走到 走近 凑近 凑到 对着 转身对 转头对 扭头对 转头问 扭头问",
  ),
  glances: split("看向 看着 朝 朝着 冲 向 敬 先敬 再敬"),
  at: [],
  identifies: [],
  owns: [],
  exclaims: [],
  polite: split("老师 先生 女士"),
  roles: [
    ["大爷 老大爷 大伯 老伯 老爷子 老先生 老人家 爷爷 老爷爷 老伯伯", "he", 52, 200],
    ["奶奶 老奶奶 老太太 大娘 婆婆 老人家", "she", 52, 200],
    ["大妈 阿姨 大婶 婶 姨", "she", 34, 200],
    ["大姐", "she", 26, 66],
    ["老姐姐 老姐", "she", 45, 200],
    ["老大哥 老哥", "he", 45, 200],
    ["姐 姐姐 小姐姐 美女", "she", 14, 55],
    ["妹妹 小妹妹 妹子 小妹 老妹", "she", 0, 32],
    ["姑娘", "she", 10, 38],
    ["小姑娘 丫头", "she", 0, 22],
    ["小伙子 小伙 小哥 小哥哥 帅哥", "he", 14, 40],
    ["大叔 叔叔 叔 伯伯", "he", 30, 72],
    ["大哥 哥 哥哥 兄弟 老兄", "he", 16, 62],
    ["弟弟 小弟 小弟弟 老弟", "he", 0, 28],
    ["小朋友 小家伙", null, 0, 15],
    ["先生", "he", 18, 200],
    ["女士 小姐", "she", 16, 200],
    ["老师 教授", null, 0, 200, "老师 教师 教授 讲师"],
    ["大夫 医生", null, 0, 200, "医 大夫"],
    ["厨师 大厨", null, 0, 200, "厨 掌勺"],
    ["师傅 老师傅 师父", null, 18, 200, "师 匠 工 司机 门卫 掌勺 厨"],
    ["师傅", "he", 18, 200],
  ],
  kin: split(
    "大伯 爷爷 奶奶 婆婆 阿姨 大婶 婶 姨 大姐 姐 姐姐 妹妹 小妹 老妹 叔叔 叔 伯伯 大叔 大哥 哥 哥哥 兄弟 弟弟 小弟 老弟",
  ),
  young: [],
  old: [],
  keepers: split("老板 老板娘 店家 掌柜 掌柜的 店主 伙计 服务员 小二 酒保 店老板"),
  several: ["你们", "你俩", "您二位", "二位", "两位", "几位", "各位", "大家", "咱们", "咱几"],
  pointing: ["那边那位", "那边那个", "旁边那位", "旁边那个", "你旁边那"],
  onlyAbout: () => false,
  areAbout: (said) => OF_SEVERAL.test(said),
  isAbout: (said) => OF_THEM.test(said),
};
