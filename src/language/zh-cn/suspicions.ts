/** 简体中文: what a thought claims is a suspicion, never something seen; wishes and feelings stay as they are. */
import type { suspicion as english, Thought } from "../en/suspicions.ts";
import { gist } from "./deeds.ts";
import { feltOver } from "./felt-over.ts";
import { isIll, presumed } from "./presumptions.ts";

const perceived =
  "看见|看到|瞧见|听见|听到|目睹|目击|撞见|发现|知道|记得|确信|肯定|认为|觉得|相信|明白|清楚|注意到|留意到|看着|盯着|眼看着|亲见|望见|瞥见|记着";
/** "你亲眼看见", "你清楚地记得", "大家都知道", "事实是". */
const lead = new RegExp(
  `^(?:而且|但是|因为|所以|喂|听着|嘿)?[，,]?(?:(?:只有)?(?:[你您我](?:们|俩)?|咱们?俩?)(?:其实|心里|刚才|刚刚|昨天|昨晚|今早|当时|就|都|已经|亲眼|亲耳|亲自|明明|清楚地?|清清楚楚地?|非常|很|分明|确实|真的|能|可以|敢)*(?:${perceived}|发誓|作证|证明|是(?:唯一的)?(?:目击者|证人)|在场|在现场|有证据(?:证明|表明)?|亲眼所见)(?:了|过|到|得)?|(?:大家|人人|所有人|谁|全镇的?人?|外面|街上|镇上)(?:都)?(?:知道|说|看见|听说|在传|传)|(?:事实|真相)(?:是|就是)|(?:毫无疑问|显然|没错|据说|听说|不瞒你说|老实说吧?|说实话|你猜怎么着|(?:就|正)?(?:在[你您]的?(?:眼前|面前|眼皮底下)|当着[你您]的面)))[，,：:、]?`,
  "u",
);
const ownSenses = /[你您]?(?:用自己的眼睛|亲眼|亲耳|亲自)|当着[你您]的面|就?在[你您]的?(?:眼前|面前|眼皮底下)/gu;
const testimony =
  /[你您我咱][^，。；]{0,8}?(?:看得|看在眼里|比谁都清楚|注意到|忘不了|历历在目|就?站在旁边|找到|亲眼|亲耳|看见|看到|瞧见|听见|听到|目睹|目击|撞见|在场|作证|知道|记得)|目击者|证人/u;
const wish =
  /^(?:而且|但是|那就|请|今天|今晚|明天|现在|快|以后|从今以后)*[，,]?(?:[你您]?(?:一定|真的|很|其实|最好|还是|总|一直|也|就)*(?:要|想|该|应该|应当|必须|得|打算|准备|决定|决心|(?<=[你您][^，,]{0,8})会|可以|能|希望|需要|不要|别|愿意|盼|梦想|忍不住想)|去(?!年)|别|盯|不要|把|给|找|跟|和|向|对|当心|小心|提防|防着|留神|离|躲)/u;
const feeling =
  /^[你您](?:真的?|很|非常|其实|一直|悄悄|偷偷|暗暗|越来越|还|并|都|太|有点|也|再也|实在)*(?:不)?(?:爱|喜欢|讨厌|受不了|看不惯|感激|欣赏|为[^，。了]{1,8}?(?:骄傲|自豪|高兴|担心|难过)|恨|怕|害怕|担心|想念|羡慕|嫉妒|信任|佩服|在乎|后悔|累|饿|困|开心|难过|高兴|孤[独单]|寂寞|勇敢|善良|聪明|可爱|温柔|辛苦|暗恋|是(?:真心|真的|多么|这么|那么)|有(?:个|一个)?(?:秘密|梦想|心事))/u;
const statement =
  /^(?:而且|但是)?[，,]?(?:[你您他她它我这那]|有人|大家|没有人|昨天|昨晚|今早|刚才|今天早上|镇上|其实|是[你您他她我]|[^，,。你您去找把给]{1,5}[里上下外边]有)/u;
/** When it is: "今晚", "下周六晚上"; what comes behind may bid or say. */
const when =
  /^(?:(?:今|明|后)(?:天|晚|早|年|夜)|(?:这|下)?个?(?:周末|(?:周|星期|礼拜)[一二三四五六日天]?|月)|凌晨|早上|上午|中午|下午|傍晚|晚上|夜里|半夜|现在|春天|夏天|秋天|冬天|[，,的])+/u;
/** When it was: nothing can be bidden for then. */
const ago =
  /^(?:[一二两三四五六七八九十几半\d]+个?(?:多)?(?:小时|分钟|天|周|星期|礼拜|月|年)(?:以|之)?前|(?:昨|前)(?:天|晚|夜|几天)|上个?(?:周|星期|礼拜|月)|去年|前年|刚才|刚刚|今早)/u;
/** What begins with something to do, or with how, where and with whom to do it: no subject stands there. "学院" is one, "学" is none. */
const bidding =
  /^(?:说(?!明书|书)|讲(?!台|座)|问(?!题)|谈|聊|唱(?!片|诗)|听(?!众)|看(?!台|守|门)|瞧|读(?!者|书会)|写(?!字楼)|画(?![廊家室布像展里中上作册框的])|学(?![院校生者期])|教(?![堂授师室练会育区])|练|做|办(?!公)|搞|弄|开(?!关|水)|关(?!口)|打(?!印|字|火)|修(?!道|女|理)|洗(?!衣|手间)|擦|扫|收(?![银音据成])|整理|清(?![洁晨真])|种(?!子)|浇|养(?![老鸡蜂])|喂|煮|烤(?![箱炉肉鸡鸭])|炒|切|吃|喝|尝|睡|躺|坐(?!垫)|站(?![台长牌])|走(?![廊道私])|跑(?!道)|游泳(?!池|馆)|爬(?!虫)|骑(?![士手警])|跳|停(?![车尸])|等|陪|帮|救|请(?!柬)|邀请(?!函)|约(?!翰)|送(?![货奶])|带|拿|取|买|卖(?![花菜家])|借|还|找|寻|挑|选(?![举票手])|穿|戴|换|抱|吻|爱(?!人)|恨|想|忘|记(?![者忆录])|相信|信任|原谅|接受|理解|面对|试(?![卷验])|坚持|保[持护重守留]|继续|开始|结束|放|拥|享受|欣赏|体验|庆祝|祝贺|恭喜|称赞|夸|表扬|鼓励|安慰|责[怪备]|质问|劝|检查|查|打听|确[认定]|弄清|留|待|呆|住(?![户宅院])|安静|静|勇敢|大胆|大声|轻|有(?:空|机会|时间|了|一天)|是时候|与|同[他她]|替|为|用(?!户)|以|在|从|到|往|让|使|每|多(?!数)|少(?![年女数])|先|抽(?!屉)|暂|再|永远|绝|好好|慢|早[点些]|尽|努力|认真|独自|一个人|准备|照[顾看]|安排|参加|加入|成为|当(?![地局铺])|支持|反对|投(?!票站)|拒绝|答应|感谢|谢谢|道歉|揭|报[名答警]|组织|举办|设计(?!师)|制作|研究(?!所|员|生)|调查(?!员)|观察|注意|关[注心]|尊重|珍惜|利用|避|逃|藏|赶|活|生活|微笑|笑|变|改|熄|点[燃亮一个上]|拉|推|搬|抬|扔|丢|捡|摘|挖|埋|锁|敲|拜访|探|见见|认识|交[朋个]|结婚|娶|嫁|过(?![道客])|穿|进|出(?![口租版])|回[家来去到忆]|花[点些一时]|追|实现|创|建(?!筑)|造|发[明起个一出给誓]|[^，,有是在]{1,6}地[^，,下上方板里铁窖球震图毯洞区点道址狱主牢盘])/u;
/** A place, a thing, an animal or somebody that a statement may begin with, a Latin name too; whatever begins otherwise may bid. */
const subject =
  /^(?:\p{Script=Latin}|(?:(?:所有|全部|整个|全[镇村城校])的?)?[^，,了着过的把给让别不没就再才很太他她它你您我一两几个点些钓抓遛砍摆挂劝夸骂催求哄烧插]{0,4}?(?:[馆院校社局店房室厅廊场园桥库厂站楼屋塔庙堂街路村镇市城湖河海井水洞墙门窗箱柜桌床炉灯车船钟狗猫狼熊鼠虫蛇鸟鱼牛羊猪鬼人员师授医客贼群界钱药汤酒饭菜画花树票]|马(?!上)|信(?![任赖心念])|(?:[大中小]|同)学|[学医]生|[市校镇村院局店船]长|[聚晚舞宴]会|[书面钱]包|派对|选举|咖啡|[洪潮]水|(?:暴|台|大)[风雨雪]|地[下窖板]|孩子|房子|小偷|老板|[爸妈爷奶姐哥弟妹]))/u;
/** What bids, also behind such a word: "吧", "别", "看看", "有没有", "下雨了就". */
const bidden =
  /吧$|(?<![特分级性区])别(?![墅人的处])|不要|千万|一下|的时候|告诉|就(?![要是会快在有])|了(?:再|才|多)|([^爸妈爷奶姐哥弟妹人天星])\1|([^，,])[不没]\2/u;
/** What says something of what stands before it. */
const says =
  /^[^，,]+?(?:了|有|是|着|在|被|没|都(?!市)|已经|快(?=要|[^，,]{0,12}了)|(?<![需重主必不])要|将(?!来)|曾|很|非常|太|(?<![学机聚开约舞社晚宴议大])会|不(?:见|是|能|会|再|干净|安全))/u;
/** Beside a claim, what one is to have done oneself: "你看着它烧". */
const ownDoing =
  /[，,](?:而且|并且|因为|毕竟|还|也|连)?[你您](?!们)(?![^，,]*(?:要|想|该|应|得(?!到)|必须|最好|可以|能|别))[^，,]*[了过着到见][^，,]*$/u;
/** And where one is to have been: "你就站在他旁边". */
const stoodBy =
  /[，,][你您](?:当时|那时|正|也|都|就|一直){1,3}(?:站|坐|躲|蹲|守)?在[^，,]{0,8}(?:旁边?|边上|身边|身后|跟前|现场|场|那儿|那里)$|[，,][你您](?:当时|那时|也|就){0,2}(?:正好|刚好|恰好|碰巧|刚巧)[^，,]{0,4}(?:走|推|开门|闯|路过|经过|进[来去门屋]|撞)[^，,]*$/u;
/** What closes a sentence and asks nothing: "，你记得吧？", "，对吧？". */
const closing =
  /[，,](?:[你您]?(?:还|都|也)?(?:记得|知道|懂|明白)[的得]?[吧吗么嘛]?|对(?:[吧吗么不]|不对)|是(?:[吧吗么]|不是)|不是[吗么]|没错吧?)[？?]{0,3}$/u;
/** What asks, whatever closes it. */
const asking = /[吗呢么]$|谁|什么|怎么|哪|为何|多少|([^，,])[不没]\1/u;
/** What cries something out, or vouches for it, before it is said: "快讯：", "昨天的事你都看在眼里：". */
const cried =
  /^(?:(?:重大|最新|突发|紧急|重磅|特大|独家|爆炸)?(?:快讯|新闻|消息|号外|头条|突发|紧急|速报|爆料|内幕|噩耗)|[你您]的(?:证词|证言|口供)|[^，,：:。！!]{1,12}(?:看在眼里|都认得出?来?|[看听记]得(?:很清楚|清清楚楚)))[：:！!]{1,3}/u;
const TIME =
  "(?:[那上这有去前昨今某]?[个一]?(?:年|天|晚|日|次|回|周末|(?:周|星期|礼拜)[一二三四五六日天]?|月)|天没亮|天亮|天黑|小时候|童年|清晨|黎明|凌晨|早上|早晨|上午|中午|正午|下午|黄昏|傍晚|晚上|夜里|深夜|半夜|午夜|[春夏秋冬]天|[零一二两三四五六七八九十半几\\d]{1,3}(?:点钟?|号|月|日)|的?时候?|[，,的前后里]){1,6}";
/** "半夜你和鬼握了手": when it was, before what one did then. */
const then = new RegExp(`^${TIME}(?=[你您](?!们))`, "u");
const onlyThen = new RegExp(`^${TIME}$`, "u");
const past = /^[你您][^，,]*(?:了|过(?!来|去|年|节|生日)|被|[找捡碰遇见收看听梦]到)/u;
const toDo = /[想要该应能别再]|(?<![觉取获记懂值显变])得|去(?![了过])|会(?!说)|可以|必须|打算|准备|[以之]后/u;
/** "汤姆在公园做的事", which says nothing. */
const deeds = /^[^，,]{1,20}[干做][过下出]?的(?:[那这][件些])?好?事(?:$|[，,]|[你您])/u;
/** "还记得那个人吗": beside a claim it asks for nothing. */
const recalled = /^[你您]?还?记得[^，,。]*[吗么]？?$/u;
/** What asks whether one does not remember having seen it. */
const reminding = /难道|没(?:看见|看到|听见|听到)|不是(?:看见|看到|听见|听到)|(?:不|还)记得/u;
/** "告诉玛丽亚，", "承认". */
const saying =
  /(?:跟|对|向|和)[^，,：:。你您我]{1,6}说|谁也(?:别|不要|不能)告诉|告诉(?![过了]?[你您])|转告|提醒|警告|承认|坦白|发誓|作证|报告|宣布|说出|揭发|通知/u;

/** Whom one is to tell who goes by no name: "任何人". */
const hearers =
  /^(?:大家|所有人|任何人|谁[也都]?|每个人|人人|其他的?人|旁人|外人|别人|人家|他们|[他她]|警察|警方|全[镇村]的?人?|镇上的?人|[^，,：:]{0,6}[，,：:])?都?(?:知道)?[，,：:]?/u;

/** "当心汤姆，他抢了市场": two sentences, though only a comma parts them. */
const spliced = /^([^，,。！？]+)[，,]([他她])(?!们?(?:和|的))/u;
/** Who 他 is after a sentence: whom that names, where it bids something of them. */
function whose(before: string, who: string, names: readonly string[]): string {
  const named = names.filter((name) => before.includes(name) && !before.startsWith(name));
  return named.sort((a, b) => b.length - a.length)[0] ?? who;
}
/** What calls something to mind: "别装没看见", "你怎么能忘了". */
const minding =
  /^(?:[你您]?(?:可|千万)?(?:别|不要|不能)(?:装作?|假装|否认|忘(?:记了?|了)?(?!了))|[你您]?(?:怎么|难道)(?:能|会|可以)?(?:忘(?:记了?|了)?(?!了)|不记得)|[你您]?(?:应该|总该|该|肯定|一定)?(?:还|都)?记得|回想一下|想想)(?:一下)?(?:没有?(?=看|听|瞧|见))?(?=[^，,去给买把]*(?:看见|看到|听见|听到|骗|偷|拿|打过|过[你您]|做过|干过|了|怎么))/u;
/** What vouches for a claim behind it: "大家都知道", "你也看见了". */
const vouchedAfter =
  /[，,]?(?:(?:这)?(?:大家|人人|谁|全镇的?人?|所有人)(?:都|也)?(?:知道|清楚|说|晓得|看见了?)(?:的|了)?|[你您](?:也|都|全|当时)?(?:全|都)?(?:看见|看到|听见|听到|在场|知道|清楚)(?:了|的)?)$/u;
/** Who is to have told one: "玛丽亚告诉过你，". */
const teller =
  /^([^，,。：:你您我]{1,8}?)(?:亲口|曾经?|昨天|刚才|已经|早就|自己)*(?:告诉过?[你您]|(?:跟|对|向)[你您](?:说过?|承认了?|坦白了?|交代了?|发誓|吹嘘?|炫耀))(?:了|过|的)?[，,：:]?/u;

/** Whether it says what one did at some time, and bids nothing: "星期天你和总统吃了饭". */
function wasThen(bare: string): boolean {
  const rest = bare.replace(then, "");
  if (rest === bare || !past.test(rest) || toDo.test(rest) || bidden.test(rest) || feeling.test(rest)) return false;
  return !rest
    .split(/[，,]/u)
    .slice(1)
    .some((clause) => bidding.test(clause));
}

/** "要是有人问，就说你看见汤姆": what comes behind is what is to be said. */
const ifAsked =
  /^(?:要是|如果|假如|万一|倘若|若是?)?[^，,]{1,10}(?:问(?:起来?|到)?(?:[你您]|这件?事)?|打听|想知道)(?:的话|时|的时候)?[，,](?:[你您]?(?:就|要|得|可以|只管|说|讲|回答)+[，,：:]?)?/u;

/** "让大家都知道汤姆是贼" as well. */
const letKnow = /^[你您]?(?:要|得|该|一定|必须|快)*[让叫使](?:大家|所有人|每个人|全[镇村]的?人?)都?知道[，,：:]?/u;
/** "你担心，因为你看见汤姆拿着刀": a feeling, and what vouches for its reason. */
const felt = new RegExp(
  `^([你您](?!们)[^，,。]{1,10}?)[，,]?(?:因为|由于)(?=[你您我][^，,。]{0,4}(?:${perceived}))`,
  "u",
);

/** What is to be said, without when and to whom, where that vouches for something or speaks ill of somebody; else it is a wish as it stands. */
function unasked(bare: string, names: readonly string[], ill: boolean): string {
  const said = bare.replace(ifAsked, "").replace(letKnow, "");
  if (said === "" || isWish(said, ofSomebody(said, names, false))) return bare;
  return lead.test(said) || testimony.test(said) || ill || isIll(said, names) ? said : bare;
}

/** What a part wishes before it says what one saw: "别让人知道"; null where it wishes nothing there. */
function wishBefore(bare: string): string | null {
  const at = bare.search(testimony);
  const left = at < 0 ? "" : bare.slice(0, at).replace(/[，,：:、]$/u, "");
  return left.length > 3 && !left.endsWith("了") && !lead.test(bare) && (wish.test(left) || bidding.test(left))
    ? left
    : null;
}

/** Whether a part of a thought claims nothing; `named`: it is of somebody. */
function isWish(bare: string, named: boolean): boolean {
  if (lead.test(bare) || testimony.test(bare) || teller.test(bare) || wasThen(bare)) return false;
  return wish.test(bare) || feeling.test(bare) || !(statement.test(bare) || named || states(bare));
}

/** Whether a part says something of a thing or a place, and bids nothing: "井水有毒", "学院下周就要关门了". In doubt it is a wish. */
function states(bare: string): boolean {
  if (ago.test(bare)) return true;
  const rest = bare.replace(when, "");
  if (bidding.test(rest) || bidden.test(rest)) return false;
  return (subject.test(rest) && says.test(rest)) || (rest !== bare && /^(?:有|会|没)/u.test(rest));
}

/** What a part of a thought claims, without who is said to have seen it. */
function claimIn(bare: string, ill: boolean): string {
  let words = bare.replace(vouchedAfter, "");
  const tale = teller.exec(words);
  if (tale) words = words.slice(tale[0].length).replace(/^[他她]/u, tale[1]!);
  for (let led = lead.exec(words); led; led = lead.exec(words)) words = words.slice(led[0].length);
  words = words.replace(ownDoing, "").replace(stoodBy, "");
  const vouched = words.search(testimony);
  const left = vouched < 0 ? words : words.slice(0, vouched).replace(/[，,：:、]$/u, "");
  // "汤姆拿钱的时候" is no sentence yet, and "半夜" is none.
  if (vouched >= 0 && (/(?:时候|时|样子|的)$/u.test(left) || onlyThen.test(left))) return "";
  const claim = left.replace(ownSenses, "").replace(/^[，,：:]/u, "");
  // What happened to oneself one would know, and "汤姆袖子上的血" says nothing of it.
  const none =
    claim.length < 3 ||
    /^(?:如果|要是|万一|因为)[^，,]*$/u.test(claim) ||
    (ill && /[你您我]/u.test(claim)) ||
    (claim !== bare && /^[^了是在有]*的[^了是在有]{1,2}$/u.test(claim));
  return none ? "" : claim;
}

/** What somebody is to be told, as a suspicion: "告诉玛丽亚，..."; null where nobody is. */
function saidOn(bare: string, names: readonly string[]): { claims: string | null; wish: string } | null {
  const say = names.some((name) => bare.startsWith(name)) ? null : saying.exec(bare);
  if (!say || lead.test(bare) || !(wish.test(bare) || say.index < 4)) return null;
  const heard = names.find((name) => bare.slice(say.index + say[0].length).startsWith(name)) ?? "";
  const from = say.index + say[0].length + heard.length;
  const far = hearers.exec(bare.slice(from))?.[0] ?? "";
  // "告诉玛丽亚汤姆是骗子，因为...": whom it is said of is nobody it is said to.
  const gap = names.some((name) => far.includes(name)) ? "" : far;
  const message = bare.slice(from + gap.length);
  // "告诉汤姆你原谅他偷了锆石": what one feels about it claims it as well.
  const feels = /^[你您]/u.test(message) && !lead.test(message) && presumed(message, names) !== null;
  const claims = feels ? "" : thoughtIn(message, names).claims;
  return { claims, wish: `${bare.slice(0, from)}${gap.replace(/[，,：:]$/u, "")}，你总觉得${claims}` };
}

/** What a part calls to mind; null where it calls nothing to mind. */
function calledToMind(bare: string, names: readonly string[]): string | null {
  const found = minding.exec(bare);
  if (!found) return null;
  const rest = bare
    .slice(found[0].length)
    .replace(/[？?]$/u, "")
    .replace(/^[你您]/u, "");
  return thoughtIn(`你${rest}`, names, true).claims ?? "";
}

/** What was found of a thought so far; an empty claim is one of which nothing can be left. */
interface Parts {
  readonly claims: string[];
  readonly told: string[];
  readonly wishes: string[];
}

/** Takes what a part would have told, or calls to mind; false where it does neither. */
function saidOrMinded(bare: string, part: string, names: readonly string[], all: Parts): boolean {
  const inner = saidOn(bare, names);
  const minded = inner ? null : calledToMind(bare, names);
  if (inner) {
    const left = inner.claims === null ? presumed(bare, names) : null;
    if (left !== null) {
      all.claims.push("");
      all.wishes.push(left);
    } else if (inner.claims === "") all.claims.push("");
    else all.wishes.push(inner.claims === null ? part : inner.wish);
    all.told.push(inner.claims ?? "");
  } else if (minded !== null) all.claims.push(minded);
  return inner !== null || minded !== null;
}

/** Takes what a feeling is over for what it claims; false where it is over nothing that is to have happened. */
function isFeltOver(bare: string, names: readonly string[], all: Parts): boolean {
  const over = lead.test(bare) || testimony.test(bare) ? null : feltOver(bare, names);
  if (!over) return false;
  all.claims.push(over.claim);
  if (over.feels !== "") all.wishes.push(`${over.feels}。`);
  return true;
}

/** Takes a part for what it wishes or claims; `reminds`: it asks whether one does not remember. */
function weigh(bare: string, part: string, names: readonly string[], ill: boolean, reminds: boolean, all: Parts): void {
  const pointed = deeds.test(bare) && names.some((name) => bare.startsWith(name));
  const bids =
    isWish(bare, ofSomebody(bare, names, false)) && (/^(?:问|打听)/u.test(bare) || presumed(bare, names) !== null);
  const wishes = /[？?]$/u.test(bare) || bids || isWish(bare, ofSomebody(bare, names, ill));
  if (pointed || (wishes && reminds)) all.claims.push("");
  else {
    const left = wishes ? presumed(bare, names) : wishBefore(bare);
    if (left !== null) all.claims.push("");
    else if (!wishes) all.claims.push(claimIn(bare, ill));
    if (left !== null || wishes) all.wishes.push(left ?? part);
  }
}

/**
 * A thought taken apart: what it wishes, and what it claims. `names` are what those are called who live in town; `ill` is whether it was
 * understood to speak ill of somebody: then it claims whatever it does not wish.
 */
export function thoughtIn(thought: string, names: readonly string[], ill = false): Thought {
  const bareThought = thought.replace(/^(?:[你您]?还)?记得吗[，,]/u, "");
  // "别忘了他做过什么" asks for nothing to be done.
  const text = (minding.test(bareThought) ? bareThought : gist(bareThought))
    .replace(cried, (found) => found.replace(/[！!]/u, "："))
    .replace(felt, (whole, feels: string) => (feeling.test(feels) ? `${feels}。` : whole))
    .replace(spliced, (_, before: string, who: string) => `${before}。${whose(before, who, names)}`);
  const all: Parts = { claims: [], told: [], wishes: [] };
  for (const part of text.split(/(?<=[。！？；!?])/u)) {
    const ended = part.trim().replace(/(?<![。！；!;])[。！；!;]+$/u, "");
    const open = ended.replace(closing, "").replace(cried, "");
    const asks = /[？?]$/u.test(ended);
    // "他来了吗，你知道吗？" asks; "他来了，你记得吧？" does not.
    const bare = asks && asking.test(open) ? ended : unasked(open, names, ill);
    const reminds = asks && reminding.test(ended) && testimony.test(ended);
    if (bare !== "" && !saidOrMinded(bare, part.trim(), names, all) && !isFeltOver(bare, names, all))
      weigh(bare, part.trim(), names, ill, reminds, all);
  }
  const { claims, told, wishes } = all;
  return {
    claims: claims.length > 0 ? claims.filter(Boolean).join("，") : null,
    told: told.join(""),
    wishes: wishes.filter((one) => !(claims.length > 0 && recalled.test(one))).join(""),
  };
}

/** Whether a part is said of somebody: it begins with their name, or speaks ill of them and bids nothing, as "盯紧汤姆" does. */
const ofSomebody = (bare: string, names: readonly string[], ill: boolean): boolean =>
  names.some(
    (name) =>
      bare.startsWith(name) ||
      bare.endsWith(`是${name}`) ||
      (bare.includes(`是${name}`) && bare.endsWith("的")) ||
      (bare.includes(name) && bare.includes("因为") && !bidding.test(bare)),
  ) ||
  (ill && names.some((name) => bare.includes(name) && (bare.includes("是") || !bare.endsWith(name))));

const whom = (about: readonly string[]): string => (about.length > 0 ? `${about.join("和")}的事` : "有件事");

/** How a suspicion is put. */
export const suspicion: typeof english = {
  ofSomebody: (claims) => claims === "" || /[他她]/u.test(claims),
  and: (sentence, wish) => {
    const ends = /[。！？]$/u.test(sentence);
    return wish === ""
      ? sentence
      : `${sentence}${ends ? "" : "。"}${wish}${ends && !/[。！？]$/u.test(wish) ? "。" : ""}`;
  },
  ofOneself: (claims, name, first, pronouns) => claims.replaceAll(name, { she: "她", he: "他", they: first }[pronouns]),
  comes: (claims, about) => (claims === "" ? `你总觉得${whom(about)}有些不对劲` : `你总觉得${claims}`),
  has: (who, claims, about) =>
    claims === "" ? `${who}总觉得${whom(about)}有些不对劲，却说不出为什么` : `${who}总觉得${claims}`,
  tells: (claims, about) =>
    claims === ""
      ? [`我总觉得${whom(about)}有些不对劲，可我也说不出为什么。`]
      : [
          `我总觉得${claims}，不过也许是我想多了。`,
          `有个念头我怎么也甩不掉：会不会${claims}？我可没有什么凭据。`,
          `不知怎么的，我老疑心${claims}，只是一种感觉罢了。`,
        ],
  passes: (first, claims, about) =>
    claims === ""
      ? [`${first}总觉得${whom(about)}有些不对劲，可也说不出为什么。`]
      : [`${first}总觉得${claims}，不过只是感觉罢了。`, `${first}老疑心${claims}，可没有什么凭据。`],
};
