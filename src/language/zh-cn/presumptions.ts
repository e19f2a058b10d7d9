/** 简体中文: what a wish takes for having happened: "问问汤姆为什么偷锆石" asks, and claims a theft. Only what asks for something is left of it. */
import { literal } from "../literal.ts";

/** What wrongs somebody, whatever stands behind it. */
const HARD =
  "(?<![偷防小])偷(?![偷懒闲空笑着])|抢劫|抢夺|抢走(?![^，,。]{0,5}(?:风头|戏|镜头|心))|(?<![防受被])骗(?![术局子])|是[^，,。]{0,4}骗子|谋杀(?!之谜|案?(?:小说|悬疑|电影|剧|片|游戏))|杀害|毒[死害杀]|下毒|投毒|(?<![搞考演弄办唱])砸(?![^，,。]{0,2}[蛋桃冰钱锅])|绑架|打[伤死残晕]|打[了过]?一(?:顿|拳|巴掌)|[害咬烧刺捅撞]死|[咬烧刺捅撞]伤|烧毁|推下[楼水河湖海山悬桥]|救(?=[^，,。]{0,4}[你您])|[你您][^，,。]{0,6}救|出卖|背叛|勒索|敲诈|撒谎|说谎|放火|纵火|作弊|造谣|诽谤|陷害|谋害|盗[窃走取用卖墓]|贪污|受贿|贿赂|伪造|走私|欺负|虐待|侵吞|私吞|挪用|(?<!车)出轨|辱骂|侮辱|跟踪(?![^，,。]{0,3}(?:进|快递|报道|包裹|项目))|撬(?!开?了?[^，,。]{0,2}[罐瓶盖核])";
/** Whose it is, or how many there are: "那条", "他的". */
const ITS =
  "(?:[一这那两几][个只条位名群封本座间栋幢张辆艘把家]|[他她你您我]们?的|自己的|别人的|邻居的|老|小|可怜的|无辜的){0,2}";
const LIVING =
  "(?:人(?![工偶气造行])|男|女|孩子|老头|老太|老师|老板|邻居|警察|狗|猫|牲口|弟|妹|哥|姐|爸|妈|父|母|爷爷|奶奶|儿子|丈夫|妻子|老婆|老公|朋友|市长|镇长|牧师|教授|医生|大夫|店员|顾客|学生|婴儿|动物)";
const BURNT =
  "(?:房|屋|谷仓|仓库|磨坊|信(?![用号任])|文件|证据|日记|账|画|书(?!法)|照片|遗嘱|合同|[^，,。]{0,2}店|楼|学校|教堂|图书馆|桥|船|车|庄稼|麦田|树林|森林|村|镇|家(?!常))";
const ROBBED =
  "(?:钱|包(?![厢子间裹])|银行|[^，,。]{0,2}店|超市|市场|珠宝|首饰|手表|戒指|项链|胸针|手机|锆石|东西|金[子条币饰]|黄金|车(?![位票]))";
const owing = /谢谢|感谢|感激|原谅|饶恕|宽恕|责怪|报答|怪罪|责备|祝贺|恭喜|惩罚|教训/u;
/** What asks, and whom, before what it takes for true: "问问汤姆他为什么". */
const asks =
  /(?:[他她你您](?:们)?)?(?:到底|究竟|昨[天晚]|当时){0,3}(?:为什么|为何|为啥|干嘛|干吗|凭什么|怎么(?!样)|如何|什么时候|何时|在?哪[里儿]|有没有|是不是|是否|什么)/u;
/** What a wish may take for having happened, of these people. */
function presumptions(names: readonly string[]) {
  const NAME = names.length === 0 ? "(?!)" : names.map(literal).join("|");
  const THEM = `(?:${NAME}|[他她它你您我咱]们?(?!的)|自己)`;
  const WHOM = `(?:${THEM}|(?:(?:${NAME})的)?${ITS}${LIVING})`;
  // Whoever beats, bites, pushes or robs somebody does wrong, and nobody else who 打, 咬, 推 or 抢: "打网球", "咬指甲", "推选", "抢票".
  const AT = `(?:打[了过]?${WHOM}(?![^，,。]{0,3}(?:电话|招呼|手机|气|分|针|工|折|主意|下手|包票|[球排篮足牌赌]))|(?:[杀吻咬捅撞绑]|(?<![讽冲])刺|威胁)[了过走掉着]?${WHOM}(?!游戏|[狂戏])|(?<![厉利要灾虫病危妨祸])害[了过]?${WHOM}(?![^，,。]{0,3}(?:担心|等|白跑|迟到|着急|操心))|推[了过倒]?${WHOM}(?![^，,。]{0,5}(?:秋千|轮椅|上台|参选|竞选|[当做]))|(?<![父母双相乡探娘血表])亲(?:${THEM}|[了过]${WHOM})|抢[了过]?(?:${WHOM}(?![^，,。]{0,3}(?:风头|镜头|台词|饭碗|[戏座位话球]))|(?:(?:${NAME})的)?${ITS}${ROBBED})|烧[了过掉光]?(?:${WHOM}|(?:(?:${NAME})的)?${ITS}${BURNT})|把${ITS}${BURNT}[^，,。]{0,3}烧|把${WHOM}[^，,。]{0,3}(?:打(?![扮动败发造印听扰])|推(?![荐上举选向])|[咬刺抢杀]|绑(?![好在])))`;
  const WRONG = `(?:${HARD}|${AT})`;
  return {
    /** What somebody is called beside their name: "汤姆这个小偷", "骗子汤姆". */
    called: new RegExp(
      `(?<=${NAME})[，,]?[这那](?:[个名位家])?(?:家伙)?[^，,。演扮饰写画]{0,4}${VILLAIN}|(?:[这那](?:[个名位])?)?(?<![是演扮饰写画](?:[一这那]?[个名位])?)${VILLAIN}(?=(?:${NAME})(?![演扮饰写画想要会]))`,
      "u",
    ),
    /** What one is to thank or forgive somebody for, behind their name: "昨天救了你的命". */
    owed: new RegExp(`^[^，,。]{0,12}${WRONG}`, "u"),
    /** What one is to be sorry for, and what one is to have got by wrong. */
    misdone: new RegExp(
      `为[^，,。]{0,10}(?=${WRONG})[^，,。]{1,14}[了过][^，,。]{0,12}道歉|(?:[偷骗绑埋藏](?:来|到|走|下|过|了)|抢[来走过])的(?![^，,。]{0,2}(?:种子|礼物|彩蛋|糖))`,
      "u",
    ),
    /** What somebody did, told behind their name: "偷东西的事", "的罪行", "对钱箱做了什么". */
    doings: new RegExp(
      `^(?![^，,。]{0,6}被)[^，,。]{0,12}(?=${WRONG})[^，,。]{1,14}(?:的|[了过])|^的(?:罪|谎|阴谋|骗局|赃|偷窃|盗窃|勾当|恶行|暴行|奸情|婚外情)|^[^，,。]{0,4}对[^，,。]{1,10}[做干]了?(?:什么|的)|^[^，,。]{1,6}[做干]的(?:坏|亏心)事|^[^，,。]{0,6}赃|^(?:那里|那儿|家|手[里上中])[^，,。]{0,6}(?:被[偷抢骗]|赃)`,
      "u",
    ),
    /** Somebody who did something wrong, wherever it is said. */
    wrong: new RegExp(`(?:${NAME}|[他她])[^，,。]{0,12}${WRONG}`, "u"),
  };
}
/** What nobody is called but who did wrong. */
const VILLAIN =
  "(?:贼|小偷|骗子|凶手|罪犯|强盗|叛徒|坏[人蛋]|杀人犯|恶棍|流氓|间谍|酒鬼|赌[鬼徒]|混蛋|懦夫|胆小鬼|傻[瓜子]|笨蛋|疯子|伪君子|内鬼)";
/** What somebody is to suffer for what they did: "为偷面包付出代价"; and what became of them, with which it goes for done. */
const suffers =
  /^[^，,。]{0,6}[为因][^，,。]{1,20}(?:付出?[^，,。]{0,4}代价|(?:受|遭|挨)到?[^，,。]{0,4}(?:惩罚|处罚|制裁|报应|罚)|偿命|赎罪)|^[^，,。]{0,14}(?:被(?:逮捕|捕|抓|判|关进|定罪)|坐了?牢|入了?狱|落网|(?:进|蹲)了?(?:监狱|大牢))/u;
/** "庆祝汤姆输了": a misfortune, not "庆祝汤姆毕业了". */
const celebrates = /庆祝$/u;
const misfortune =
  /^[^，,。]{0,8}(?:(?<![没不认])输(?![送入出血液])|被(?:[抓捕逮判告炒罚骗偷抢赶关]|打(?![动断扰扮造])|开除|解雇|揭[发穿]|拘)|倒(?:了?大?霉|台|闭)|丢了|(?<!没)失败|失(?:业|恋|踪)|落(?:选|榜|网)|破产|坐牢|入狱|受伤|摔[了伤断]|出丑|挨[打骂罚揍]|(?<!没)死了|去世|完蛋|垮台)/u;
/** What somebody is to own up to, or to answer for. */
const confesses =
  /^[^，,。]{0,6}(?:自首|认罪|投案|招供|悔罪|伏法|坦白|交出赃|归还赃|(?:关|送|押)进(?:监狱|牢)|(?:交给|扭送)[^，,。]{0,3}(?:警察|警方|派出所)|抓起来|绳之以法|告上法庭)(?![^，,。]*(?:爱|心意|感情|喜欢|心事))/u;
const reports = /(?:举报|揭发|告发|检举|控告|起诉|指控|逮捕|抓捕|通缉|报警抓)$/u;
/** "在汤姆抽屉里找到的刀". */
const comeBy = /(?:找到|捡到|拿走|拿到|拍到|拍下|录下|录到|发现|搜到|挖到|挖出)的/u;
const grave = /[偷抢骗杀害砸毒撬闯血尸刀枪]/u;
/** Where one would have had to search for it. */
const searched = /抽屉|柜|床|箱|[包袋衣]里|地窖|地下|地板|阁楼|日记/u;

/** What a wish is without what it takes for having happened, nothing where that is all of it; null where it takes nothing for that. */
export function presumed(wish: string, names: readonly string[]): string | null {
  const bare = wish.replace(/[？?]$/u, "");
  const named = names.filter((name) => bare.includes(name));
  const { called, owed, misdone, doings } = presumptions(named);
  const rest = named.length > 0 ? wish.replace(called, "") : wish;
  if (rest !== wish) return presumed(rest, names) ?? rest;
  const asked = asks.exec(bare);
  if (asked && named.length > 0) {
    const [left, behind] = [bare.slice(0, asked.index), bare.slice(asked.index + asked[0].length)];
    // "问问克劳斯布鲁图斯为什么背叛凯撒" is of nobody in town.
    const ofThem =
      /^[他她你您]/u.test(asked[0]) ||
      named.some((name) => left.replace(/是$/u, "").endsWith(name) || behind.startsWith(name));
    if (owed.test(behind))
      return !ofThem
        ? null
        : named.some((name) => left.endsWith(`问${name}`) || left.endsWith(`问一下${name}`))
          ? left
          : "";
  }
  // What only asks takes nothing for true.
  if (bare !== wish) return null;
  const owes = owing.exec(bare);
  if (owes) {
    const from = owes.index + owes[0].length;
    const name = [...named, "他", "她"].find((one) => bare.startsWith(one, from));
    if (name && owed.test(bare.slice(from + name.length))) return bare.slice(0, from + name.length);
  }
  if (named.length > 0 && misdone.test(bare)) return "";
  return named.some((name) => wrongOf(name, bare, owed, doings)) || foundBy(bare, named) ? "" : null;
}

/** Whether a wish speaks of what somebody did wrong, or would have them own up to it. */
function wrongOf(name: string, wish: string, owed: RegExp, doings: RegExp): boolean {
  const at = wish.indexOf(name);
  const [before, after] = [wish.slice(0, at), wish.slice(at + name.length)];
  // Whoever is to be helped with it has done nothing yet.
  if (/[帮陪替和跟]$/u.test(before)) return false;
  return (
    doings.test(after) ||
    confesses.test(after) ||
    suffers.test(after) ||
    (celebrates.test(before) && (misfortune.test(after) || owed.test(after))) ||
    (reports.test(before) && !/^的?(?!罪)[^，,。偷抢骗]*丢/u.test(after))
  );
}

/** What is said of somebody that speaks ill of them. */
const bad = new RegExp(
  `(?<!不)是[^，,。]{0,8}${VILLAIN}|(?:很|太|真|又|非常|十分|特别|最)(?:坏|恶毒|残忍|狠毒|虚伪|懒|自私|卑鄙)|不老实|没安好心|喝醉|酗酒|坐过?牢|欠债|欠了?[^，,。]{0,6}钱|破产|疯了`,
  "u",
);

/** Whether something that is to be said speaks ill of somebody, or takes a wrong for having happened. */
export const isIll = (said: string, names: readonly string[]): boolean =>
  bad.test(said) ||
  presumptions(names.filter((name) => said.includes(name))).wrong.test(said) ||
  presumed(said, names) !== null;

/** Whether a wish speaks of something grave of somebody's that one would have found. */
function foundBy(wish: string, named: readonly string[]): boolean {
  const by = comeBy.exec(wish);
  if (!by) return false;
  const [before, after] = [wish.slice(0, by.index), wish.slice(by.index + by[0].length)];
  return named.some(
    (name) =>
      ((before.includes(`在${name}`) || before.includes(`从${name}`)) && (grave.test(wish) || searched.test(before))) ||
      (after.startsWith(name) && (grave.test(after) || by[0] === "拿走的")),
  );
}
