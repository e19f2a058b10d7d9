/** 简体中文: what a thought claims is a suspicion, never something seen; wishes and feelings stay as they are. */
import type { suspicion as english, Thought } from "../en/suspicions.ts";
import { gist } from "./deeds.ts";

const perceived =
  "看见|看到|瞧见|听见|听到|目睹|目击|撞见|发现|知道|记得|确信|肯定|认为|觉得|相信|明白|清楚|注意到|留意到|看着|盯着|眼看着|亲见|望见|瞥见|记着";
/** "你亲眼看见", "你清楚地记得", "大家都知道", "事实是". */
const lead = new RegExp(
  `^(?:而且|但是|因为|所以|喂|听着|嘿)?[，,]?(?:(?:只有)?[你您我](?:其实|心里|刚才|刚刚|昨天|昨晚|今早|当时|就|都|已经|亲眼|亲耳|亲自|明明|清楚地?|清清楚楚地?|非常|很|分明|确实|真的|能|可以|敢)*(?:${perceived}|发誓|作证|证明|是(?:唯一的)?(?:目击者|证人)|在场|在现场|有证据(?:证明|表明)?|亲眼所见)(?:了|过|到|得)?|(?:大家|人人|所有人|谁|全镇的?人?|外面|街上|镇上)(?:都)?(?:知道|说|看见|听说|在传|传)|(?:事实|真相)(?:是|就是)|(?:毫无疑问|显然|没错|据说|听说|不瞒你说|老实说吧?|说实话|你猜怎么着|(?:就|正)?(?:在[你您]的?(?:眼前|面前|眼皮底下)|当着[你您]的面)))[，,：:、]?`,
  "u",
);
const ownSenses = /[你您]?(?:用自己的眼睛|亲眼|亲耳|亲自)|当着[你您]的面|就?在[你您]的?(?:眼前|面前|眼皮底下)/gu;
const testimony =
  /[你您我][^，。；]{0,8}?(?:看得|比谁都清楚|注意到|忘不了|历历在目|就?站在旁边|找到|亲眼|亲耳|看见|看到|瞧见|听见|听到|目睹|目击|撞见|在场|作证|知道|记得)|目击者|证人/u;
const wish =
  /^(?:而且|但是|那就|请|今天|今晚|明天|现在|快|以后|从今以后)*[，,]?(?:[你您]?(?:一定|真的|很|其实|最好|还是|总|一直|也|就)*(?:要|想|该|应该|应当|必须|得|打算|准备|决定|决心|会|可以|能|希望|需要|不要|别|愿意|盼|梦想|忍不住想)|去|别|盯|不要|把|给|找|跟|和|向|对|当心|小心|提防|防着|留神|离|躲)/u;
const feeling =
  /^[你您](?:真的|很|非常|其实|一直|悄悄|偷偷|暗暗|越来越|还|并|都|太|有点|也|再也|实在)*(?:不)?(?:爱|喜欢|讨厌|受不了|看不惯|感激|欣赏|为[^，。了]{1,8}?(?:骄傲|自豪|高兴|担心|难过)|恨|怕|害怕|担心|想念|羡慕|嫉妒|信任|佩服|在乎|后悔|累|饿|困|开心|难过|高兴|孤独|暗恋|是|有(?:个|一个)?(?:秘密|梦想|心事))/u;
const statement =
  /^(?:而且|但是)?[，,]?(?:[你您他她它我这那]|有人|大家|没有人|昨天|昨晚|今早|刚才|今天早上|镇上|其实|是[你您他她我]|[^，,。你您去找把给]{1,5}[里上下外边]有)/u;
/** What asks whether one does not remember having seen it. */
const reminding = /难道|没(?:看见|看到|听见|听到)|不是(?:看见|看到|听见|听到)|(?:不|还)记得/u;
/** "告诉玛丽亚，", "承认". */
const saying =
  /(?:跟|对|向|和)(?:大家|所有人|别人|他们|[^，,：:。你您我]{1,6})说|告诉(?![过了]?[你您])|转告|提醒|警告|承认|坦白|发誓|作证|报告|宣布|说出|揭发|通知/u;

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
  /^([^，,。：:你您我]{1,8}?)(?:亲口|曾经?|昨天|刚才|已经|早就|自己)*(?:告诉过?[你您]|(?:跟|对|向)[你您](?:说过?|承认了?|坦白了?|交代了?|发誓))(?:了|过)?[，,：:]?/u;

/** Whether a part of a thought claims nothing; `named`: it is of somebody. */
function isWish(bare: string, named: boolean): boolean {
  if (lead.test(bare) || testimony.test(bare) || teller.test(bare)) return false;
  return wish.test(bare) || feeling.test(bare) || !(statement.test(bare) || named);
}

/** What a part of a thought claims, without who is said to have seen it. */
function claimIn(bare: string, ill: boolean): string {
  let words = bare.replace(vouchedAfter, "");
  const tale = teller.exec(words);
  if (tale) words = words.slice(tale[0].length).replace(/^[他她]/u, tale[1]!);
  for (let led = lead.exec(words); led; led = lead.exec(words)) words = words.slice(led[0].length);
  const vouched = words.search(testimony);
  const left = vouched < 0 ? words : words.slice(0, vouched).replace(/[，,：:、]$/u, "");
  // "汤姆拿钱的时候" is no sentence yet.
  if (vouched >= 0 && /(?:时候|时|样子|的)$/u.test(left)) return "";
  const claim = left.replace(ownSenses, "").replace(/^[，,：:]/u, "");
  // What happened to oneself one would know, and "汤姆袖子上的血" says nothing of it.
  const none =
    claim.length < 3 ||
    (ill && /[你您我]/u.test(claim)) ||
    (claim !== bare && /^[^了是在有]*的[^了是在有]{1,2}$/u.test(claim));
  return none ? "" : claim;
}

/** What somebody is to be told, as a suspicion: "告诉玛丽亚，..."; null where nobody is. */
function saidOn(bare: string, names: readonly string[]): { claims: string | null; wish: string } | null {
  const say = names.some((name) => bare.startsWith(name)) ? null : saying.exec(bare);
  if (!say || lead.test(bare) || !(wish.test(bare) || say.index < 3)) return null;
  const heard = names.find((name) => bare.slice(say.index + say[0].length).startsWith(name)) ?? "";
  const from = say.index + say[0].length + heard.length;
  const gap = /^(?:大家|所有人|别人|他们|[他她]|[^，,：:]{0,6}[，,：:])?[，,：:]?/u.exec(bare.slice(from))?.[0] ?? "";
  const { claims } = thoughtIn(bare.slice(from + gap.length), names);
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

/**
 * A thought taken apart: what it wishes, and what it claims. `names` are what those are called who live in town; `ill` is whether it was
 * understood to speak ill of somebody: then it claims whatever it does not wish.
 */
export function thoughtIn(thought: string, names: readonly string[], ill = false): Thought {
  const bareThought = thought.replace(/^(?:[你您]?还)?记得吗[，,]/u, "");
  // "别忘了他做过什么" asks for nothing to be done.
  const text = (minding.test(bareThought) ? bareThought : gist(bareThought)).replace(
    spliced,
    (_, before: string, who: string) => `${before}。${whose(before, who, names)}`,
  );
  const claims: string[] = [];
  const told: string[] = [];
  const wishes: string[] = [];
  for (const part of text.split(/(?<=[。！？；!?])/u)) {
    const bare = part.trim().replace(/[。！；!;]$/u, "");
    const inner = saidOn(bare, names);
    const minded = inner ? null : calledToMind(bare, names);
    if (bare === "") continue;
    if (inner) {
      if (inner.claims === "") claims.push("");
      else wishes.push(inner.claims === null ? part.trim() : inner.wish);
      told.push(inner.claims ?? "");
    } else if (minded !== null) claims.push(minded);
    else if (/[？?]$/u.test(bare) && reminding.test(bare) && testimony.test(bare)) claims.push("");
    else if (/[？?]$/u.test(bare) || isWish(bare, ofSomebody(bare, names, ill))) wishes.push(part.trim());
    else claims.push(claimIn(bare, ill));
  }
  return {
    claims: claims.length > 0 ? claims.filter(Boolean).join("，") : null,
    told: told.join(""),
    wishes: wishes.join(""),
  };
}

/** Whether a part is said of somebody: it begins with their name, or speaks ill of them and bids nothing, as "盯紧汤姆" does. */
const ofSomebody = (bare: string, names: readonly string[], ill: boolean): boolean =>
  names.some(
    (name) => bare.startsWith(name) || bare.endsWith(`是${name}`) || (bare.includes(name) && bare.includes("因为")),
  ) ||
  (ill && names.some((name) => bare.includes(name) && (bare.includes("是") || !bare.endsWith(name))));

const whom = (about: readonly string[]): string => (about.length > 0 ? `${about.join("和")}的事` : "有件事");

/** How a suspicion is put. */
export const suspicion: typeof english = {
  ofSomebody: (claims) => claims === "" || /[他她]/u.test(claims),
  and: (sentence, wish) => (wish === "" ? sentence : `${sentence}${/[。！？]$/u.test(sentence) ? "" : "。"}${wish}`),
  self: (pronouns, first) => ({ she: "她", he: "他", they: first })[pronouns],
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
