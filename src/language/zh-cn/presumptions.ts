/** 简体中文: what a wish takes for having happened: "问问汤姆为什么偷锆石" asks, and claims a theft. Only what asks for something is left of it. */

/** What one does with 打 that wrongs nobody: "打了电话", "打了一把伞", "打破了". */
const HARMLESS =
  "(?:[了过完]?[一二两三几好]*[个场通把次]?(?:电话|招呼|[伞包针水气赌牌鼓折字鱼盹]|毛衣|喷嚏|瞌睡|呼噜|太极|麻将|地铺|球(?![迷员])|工(?![人匠]))|[扫印听电点算理好翻开通扮篮羽乒游败赢动造磨量探磕发烊闹滚猎下岔]|[断破](?!了?[^，,。]{0,4}[腿手骨鼻头脸胳肋]))";
/** And what with 推: "推了车", "推开了门". */
const PUSHED = "[荐迟开动掉销理广进出行敲]|[了着过]?(?:一?[把辆扇])?(?:自行|婴儿|轮|小)?[车门椅窗磨]";
const WRONGS = `(?:(?<!偷)偷(?![偷懒闲空笑])|抢(?![购救答先眼票收修镜])|骗|(?<![自抹])杀(?![价青毒虫菌鸡鱼鸭])|(?<!厉)害(?![怕羞臊虫喜])|砸|(?<![病消中])毒(?![素蘑])|绑(?![鞋绳带头])|撞(?![见上])|咬|(?<![讽冲])刺(?!绣)|捅|吻|打(?!的(?!人))(?!${HARMLESS})|烧(?![烤香]|[了的好完]{0,2}[一壶锅道个]{0,3}[菜饭水鱼肉汤茶])|救(?=[^，,。]{0,4}[你您])|[你您][^，,。]{0,6}救|推(?!${PUSHED})|(?<![父母双])亲(?![自手切爱眼口人戚友朋])|出卖|背叛|威胁|勒索|敲诈|撒谎|说谎|放火|纵火|下毒|作弊|造谣|诽谤|盗(?!版)|贪污|受贿|伪造|走私|欺负|虐待|侵吞|私吞|挪用|出轨|辱骂|侮辱|跟踪|撬)`;
/** What one is to thank or forgive somebody for, behind their name: "昨天救了你的命". */
const owed = new RegExp(`^[^，,。]{0,12}${WRONGS}`, "u");
const owing = /谢谢|感谢|感激|原谅|饶恕|宽恕|责怪|报答|怪罪|责备|祝贺|恭喜|惩罚|教训/u;
/** What one is to be sorry for, and what one is to have got by wrong. */
const misdone = new RegExp(
  `为[^，,。]{0,10}${WRONGS}[^，,。]{0,8}[了过][^，,。]{0,12}道歉|[偷抢骗绑埋藏](?:来|到|走|下|过|了)的`,
  "u",
);
/** What asks, and whom, before what it takes for true: "问问汤姆他为什么". */
const asks =
  /(?:[他她你您](?:们)?)?(?:到底|究竟|昨[天晚]|当时){0,3}(?:为什么|为何|为啥|干嘛|干吗|凭什么|怎么(?!样)|如何|什么时候|何时|在?哪[里儿]|有没有|是不是|是否|什么)/u;
/** What somebody did, told behind their name: "偷东西的事", "的罪行", "对钱箱做了什么". */
const doings = new RegExp(
  `^(?![^，,。]{0,6}被)[^，,。]{0,12}${WRONGS}[^，,。]{0,10}(?:的|[了过])|^的(?:罪|谎|阴谋|骗局|赃|偷窃|盗窃|勾当|恶行|暴行|奸情|婚外情)|^[^，,。]{0,4}对[^，,。]{1,10}[做干]了?(?:什么|的)|^[^，,。]{1,6}[做干]的(?:坏|亏心)事|^[^，,。]{0,6}赃|^(?:那里|那儿|家|手[里上中])[^，,。]{0,6}(?:被[偷抢骗]|赃)`,
  "u",
);
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
  const asked = asks.exec(bare);
  if (asked && named.length > 0 && owed.test(bare.slice(asked.index + asked[0].length))) {
    const left = bare.slice(0, asked.index);
    return named.some((name) => left.endsWith(`问${name}`) || left.endsWith(`问一下${name}`)) ? left : "";
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
  return named.some((name) => wrongOf(name, bare)) || foundBy(bare, named) ? "" : null;
}

/** Whether a wish speaks of what somebody did wrong, or would have them own up to it. */
function wrongOf(name: string, wish: string): boolean {
  const at = wish.indexOf(name);
  const [before, after] = [wish.slice(0, at), wish.slice(at + name.length)];
  // Whoever is to be helped with it has done nothing yet.
  if (/[帮陪替和跟]$/u.test(before)) return false;
  return (
    doings.test(after) || confesses.test(after) || (reports.test(before) && !/^的?(?!罪)[^，,。偷抢骗]*丢/u.test(after))
  );
}

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
