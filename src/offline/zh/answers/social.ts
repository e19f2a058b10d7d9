/** 简体中文: what is said between two - greetings, thanks, claims, invitations - and what is no question at all. */

import { dayOf, later } from "../../../clock/units.ts";
import { momentWords } from "../../../language/zh-cn/times.ts";
import { actsOf } from "../../../mind/memory/episode.ts";
import { memoriesOf } from "../../../mind/memory/stream.ts";
import { busyAt, freeNear } from "../../../mind/plan/free.ts";
import { hindrance } from "../../../mind/talk/at-once.ts";
import { placeNamed, timeNamed } from "../../../mind/talk/named.ts";
import { LASTS, type Offer, offerOf } from "../../../mind/talk/offers.ts";
import type { Memory } from "../../../world/events.ts";
import { type Purpose, placeOf } from "../../../world/places.ts";
import { proposedIn } from "../../../world/speech-acts.ts";
import { askerName as nameHere } from "../../answers/ask.ts";
import { hereOf, servesHere } from "../../answers/here.ts";
import { grumpy } from "../../say/spoken.ts";
import { doings } from "../doings.ts";
import { quoteOf } from "../reflect/after-talk.ts";
import { placeName, shortName } from "../say/talk-words.ts";
import {
  type Answer,
  type Ask,
  answer,
  busyWith,
  byManner,
  choose,
  contentWords,
  greetingsFor,
  joined,
  linesOf,
  type Rule,
  tieOf,
} from "./ask.ts";
import { answerLines as lines } from "./lines.ts";
import { metBefore, ownWords, topics } from "./self.ts";
import { takenUp, told } from "./told.ts";

/** The name somebody gives of themselves, or null. */
export function nameGiven(text: string): string | null {
  const [, name] =
    /(?:我叫|我的名字(?:叫|是)|叫我|我姓名是)\s*([\p{Script=Han}A-Za-z·]{1,12}?)(?=[，,。.！!？?、\s]|吧|就|$)/u.exec(
      text,
    ) ??
    /(?:^|[，,。！!])(?:你好[，,！!。]?)?我是\s*([\p{Script=Han}]{2,4}|[A-Za-z]{2,12})(?=[，,。.！!\s]|$)/u.exec(
      text,
    ) ??
    [];
  return name &&
    !/^(?:谁|什么|真|来|新|这|那|一|个|访客|游客|学生|老师|医生|记者|路过|外地|从|在|你|不|很|想|刚|说|认真)/.test(name)
    ? name
    : null;
}

/** What the asker is called: by the name they gave, else as they are shown. */
export function askerName(ask: Ask): string {
  const given = [...linesOf(ask.self, ask.asker.id).map(quoteOf), ask.whole]
    .map(nameGiven)
    .findLast((one) => one !== null);
  return given ?? nameHere(ask);
}

/** "我叫什么？", "你记得我吗？", "我跟你说过什么？" */
export const ofTheAsker: Rule = (ask) => {
  const { text, self, asker } = ask;
  const told = linesOf(self, asker.id).filter(
    (memory) => quoteOf(memory) !== ask.whole && contentWords(ask, quoteOf(memory)).length > 1,
  );
  const telling = told.filter((memory) => !/[?？吗呢]$/.test(quoteOf(memory)));
  // Who one is, they said of themselves; else what they said last.
  const last =
    (/做什么|干什么|是谁/.test(text)
      ? telling.findLast((memory) => /我(?:叫|是|来|在|专门)/.test(quoteOf(memory)))
      : undefined) ?? telling.at(-1);
  const quote = last ? quoteOf(last).replace(/[“”]/g, "’") : "";
  if (/我(?:叫|的名字是)(?:什么|啥)|我是谁|知道我(?:叫|是)/.test(text)) {
    const name = askerName(ask);
    return name && !/^访客|^一位|visitor/i.test(name)
      ? answer(ask, "asker", true, choose(ask, lines.nameIs, { name }))
      : answer(ask, "dont-know", false, choose(ask, lines.nameUnknown));
  }
  if (/(?:记得|认得|认识|还记得|忘了)我(?!.{0,200}(?:说|妹|姐|哥|弟|家|狗|猫|生日|答应))|我们见过/.test(text)) {
    if (last) return answer(ask, "asker", true, choose(ask, lines.rememberYou, { quote }), [last]);
    return metBefore(ask)
      ? answer(ask, "asker", true, choose(ask, lines.seenYou))
      : answer(ask, "dont-know", false, choose(ask, lines.neverMet));
  }
  if (/我(?:跟|和|对|给)?你?(?:说过?|讲过?|告诉过?|提过)(?:你|了)?(?:些)?(?:什么|啥)/.test(text))
    return last
      ? answer(ask, "asker", true, `你说过：‘${quote}’`, [last])
      : answer(ask, "dont-know", false, choose(ask, lines.nameUnknown));
  if (/觉得我(?:怎么样|如何|这个人)|喜欢我吗|讨厌我吗/.test(text) && metBefore(ask))
    return answer(ask, "asker", true, choose(ask, lines.likeAsker));
  if (/可以吗|行吗|好吗|行不行|能不能|可不可以/.test(text)) return null;
  if (ask.question && ask.people.length === 0 && /^(?:你)?(?:知道|记得)?我(?:的)?(?!们|能|可以|该|要|想)/.test(text)) {
    const words = contentWords(ask, text);
    const fits = told.findLast(
      (memory) =>
        words.length > 0 && words.every((word) => quoteOf(memory).includes(word)) && !/[?？吗]$/.test(quoteOf(memory)),
    );
    if (fits) return answer(ask, "asker", true, `你说过：‘${quoteOf(fits).replace(/[“”]/g, "’")}’`, [fits]);
    if (words.length > 0) return answer(ask, "dont-know", false, choose(ask, lines.nameUnknown));
  }
  return null;
};

/** Somebody says who they are. */
export const introduction: Rule = (ask) => {
  const name = nameGiven(ask.whole);
  if (!name || ask.question) return null;
  const { persona } = ask.self;
  const meet = choose(ask, lines.meet, { name, me: shortName(persona.name), job: persona.occupation });
  return answer(ask, "introduction", true, joined(meet, takenUp(ask, ask.whole)));
};

const PROMISES = /答应|保证|承诺|许诺|欠|说好|借/;

/** A past that somebody claims is confirmed only by what the resident remembers having said. */
export const claims: Rule = (ask) => {
  if (
    !/(?:你|您)(?:上次|昨天|以前|明明|之前|不是)?(?:答应|保证|承诺|欠|说好|借了|许诺)(?:过|了|给|我|的)?|(?:你|您)(?:上次|昨天|之前|以前)(?:说|讲|告诉)|^(?:你|您)(?:告诉过?我|跟我说过|对我说过|说过)|记得(?:你|我们|咱们)(?:上次|昨天|一起|答应|约)|我们(?:上次|昨天|以前)(?:一起|说好|约)/.test(
      ask.whole,
    )
  )
    return null;
  // Asked whether it was said, one looks for it in all one has said, to whomever.
  if (ask.question && !PROMISES.test(ask.whole)) {
    const said = ownWords(ask);
    if (said) return said;
  }
  const words = contentWords(ask, ask.whole).filter((word) => !/答应|保证|承诺|说好|上次|记得|欠|借/.test(word));
  const own = memoriesOf(ask.self.mind.stream).findLast(
    (memory: Memory) =>
      memory.speaker === ask.self.persona.id &&
      memory.subjects.includes(ask.asker.id) &&
      words.length > 1 &&
      words.filter((word) => quoteOf(memory).includes(word)).length >= Math.ceil(words.length * 0.7),
  );
  return own
    ? answer(ask, "claim", true, choose(ask, lines.claimedYes, { quote: quoteOf(own).replace(/[“”]/g, "’") }), [own])
    : answer(ask, "claim", false, choose(ask, lines.claimed));
};

/** Words of greeting, at the beginning of what somebody says. */
export const HAIL =
  /^(?:哈喽|大家(?:早上|上午|下午|中午|晚上)?好|各位(?:早上|上午|下午|中午|晚上)?好|你们好|你好|您好|嗨|嘿|早上好|上午好|中午好|下午好|晚上好|早安|早啊?|hi|hello)(?![^，,。！!？?～~\s呀啊哦])[，,。！!～~\s呀啊哦]{0,6}/iu;

/** Whether it is a greeting and nothing else, whoever is named in it. */
function onlyHails(ask: Ask): boolean {
  const rest = ask.people.reduce((left, { name }) => left.replaceAll(name, ""), ask.whole);
  return (
    /^(?:大家|各位|朋友们|邻居们)?[，,]?/u.test(rest) &&
    HAIL.test(rest) &&
    rest
      .replace(HAIL, "")
      .replace(/大家|各位|朋友们?|邻居们?|街坊们?|先生|女士|太太|老师|教授|[，,。！!～~\s呀啊哦、]/gu, "") === ""
  );
}

/** Greetings, thanks, how are you, goodbye, insults, praise. */
export const pleasantries: Rule = (ask) => {
  const { self, whole, text } = ask;
  const { persona } = self;
  const short = text.length <= 14;
  if (/笨蛋|白痴|傻[瓜子帽逼]|滚(?:开|蛋)|闭嘴|去死|废物|讨厌你|丑八怪|神经病|混蛋|垃圾/.test(whole) && !ask.question)
    return answer(ask, "insult", true, choose(ask, byManner(ask, lines.insult, lines.insultGrumpy)));
  if (
    /^(?:谢谢你?|多谢|那|好|我|嗯|，|！|。|该|得|先)*(?:再见|拜拜|回头见|走了|告辞|明天见|晚安|回见|先走)/.test(text) &&
    !ask.question
  )
    return answer(ask, "farewell", true, choose(ask, persona.speech.farewells, { name: askerName(ask) }));
  if (/再见|拜拜|回头见/.test(whole) && /谢/.test(whole) && whole.length <= 16)
    return answer(ask, "farewell", true, choose(ask, persona.speech.farewells, { name: askerName(ask) }));
  if (/谢谢|多谢|感谢/.test(text) && short) return answer(ask, "thanks", true, choose(ask, lines.welcome));
  if (/对不起|抱歉|不好意思/.test(text) && short && !ask.question)
    return answer(ask, "sorry", true, choose(ask, lines.sorry));
  if (
    /^(?:那|哎|嗨|嘿|你好)?[，,]?(?:你|您)?(?:最近|今天|还|这阵子)*(?:过得)?(?:好吗|还好吗|怎么样|过得好吗|好不好)[?？]?$/.test(
      text,
    ) &&
    ask.people.length === 0 &&
    short
  )
    return answer(
      ask,
      "fine",
      true,
      choose(ask, grumpy(persona) ? lines.fineGrumpy : lines.fine, { doing: busyWith(self) }),
    );
  if (/(?:你|您)(?:真|好|很|太)(?:棒|好|漂亮|厉害|可爱|聪明|善良|了不起|有意思)/.test(text) && !ask.question)
    return answer(ask, "praise", true, choose(ask, lines.praise));
  if (
    /^(?:你们好|各位|你好|您好|嗨|嘿|哈喽|早|上午好|中午好|下午好|晚上好|大家|hi|hello)/i.test(whole) &&
    !ask.question &&
    (onlyHails(ask) || (whole.replace(HAIL, "").length <= 4 && takenUp(ask, whole) === null))
  ) {
    const warmth = tieOf(self, ask.asker.id)?.warmth ?? 0;
    const { close, distant } = persona.speech.greetings;
    // A person who came back is greeted by name.
    const known = ask.asker.visitor && linesOf(self, ask.asker.id).some((memory) => quoteOf(memory) !== whole);
    const bank = (warmth >= 1 ? close : distant).filter(
      (one) => !/昨晚|早安/.test(one) && (!known || one.includes("{name}")),
    );
    return answer(ask, "greeting", true, choose(ask, greetingsFor(ask, bank, lines.hello), { name: askerName(ask) }));
  }
  return null;
};

/** "三点在公园见": weighed against the day; a no has its reason, and another hour is one that is free. */
export const invitations: Rule = (ask) => {
  const { self, whole } = ask;
  const taken = takingUp(ask);
  if (taken) return taken;
  const comes = /^(?!你|您).*(?:来|去)[^，。？吗]{1,8}(?:吗|吧|不)/.test(whole) && timeNamed(self, whole, false)?.exact;
  if ((!doings.invites.test(whole) && !comes) || doings.invitesNot.test(whole)) return null;
  const time = timeNamed(self, whole, false);
  const place =
    placeNamed(self, whole) ?? self.world.people.get(self.persona.id)?.spot.place ?? self.persona.home.place;
  const warmth = tieOf(self, ask.asker.id)?.warmth ?? 0;
  if (warmth < 0 || (grumpy(self.persona) && ask.random.chance(0.5)))
    return answer(ask, "decline", true, choose(ask, lines.comeMood));
  const along = { kind: "deed", deed: "come", place } as const;
  const goes = /现在|马上|这就|立刻|走吧/.test(whole) && place !== hereOf(self)?.id;
  if (
    (!time || time.wholeDay) &&
    goes &&
    !busyAt(self, self.now, later(self.now, 30), place) &&
    !hindrance(along, ask.asker.id, self)
  )
    return { ...answer(ask, "accept", true, choose(ask, lines.comeNowYes)), offer: along };
  if (!time || time.wholeDay)
    return /现在|马上|这就|立刻|走吧/.test(whole) || (!time && !/[?？吗吧]/.test(whole))
      ? busyAt(self, self.now, later(self.now, 30), place)
        ? answer(ask, "decline", true, choose(ask, lines.comeNow, { doing: busyWith(self) }))
        : answer(ask, "maybe", true, choose(ask, lines.comeWhen))
      : answer(ask, "maybe", true, choose(ask, lines.comeWhen));
  if (time.from <= self.now || dayOf(time.from) - dayOf(self.now) > 6)
    return answer(ask, "maybe", true, choose(ask, lines.comeWhen));
  const values = { when: momentWords(self, time.from), place: placeName(self, place) };
  const until = later(time.from, LASTS.meet);
  const busy = busyAt(self, time.from, until, place);
  if (busy?.why === "asleep") return answer(ask, "decline", true, choose(ask, lines.comeAsleep, values));
  if (busy) {
    const doing = busy.why === "hosting" ? `张罗${busy.doing}` : busy.doing;
    const other = freeNear(self, place, time.from, LASTS.meet);
    if (other === null) return answer(ask, "decline", true, choose(ask, lines.comeNo, { ...values, doing }));
    return {
      ...answer(
        ask,
        "propose",
        true,
        choose(ask, lines.comeOther, { ...values, doing, other: momentWords(self, other) }),
      ),
      offer: { kind: "meet", place: place, from: other },
    };
  }
  if (placeOf(self.town.map, place).access === "household" && place !== self.persona.home.place)
    return answer(ask, "decline", true, choose(ask, lines.comeMood));
  return agreeing(ask, { place, from: time.from });
};

/** A yes that names its time and place, so that a commitment comes of it. */
const agreeing = (ask: Ask, { place, from }: Pick<Offer, "place" | "from">): Answer => ({
  ...answer(
    ask,
    "accept",
    true,
    choose(ask, lines.comeYes, { when: momentWords(ask.self, from), place: placeName(ask.self, place) }),
  ),
  offer: { kind: "meet", place: place, from: from },
});

/** "好，那就五点": taking up what the resident proposed a moment ago. */
function takingUp(ask: Ask): Answer | null {
  const { self } = ask;
  const mine = memoriesOf(self.mind.stream).findLast(
    (memory) => memory.speaker === self.persona.id && memory.subjects.includes(ask.asker.id),
  );
  const made = mine && mine.created >= self.now - 60 ? proposedIn(actsOf(mine)).at(-1) : undefined;
  if (!made) return null;
  if (
    !/好|行|可以|没问题|成|说定|那就|一言为定|到时候见/.test(ask.whole) ||
    /不|没空|算了/.test(ask.whole.replace("没问题", ""))
  )
    return null;
  const offer = offerOf(made, self);
  return offer && !busyAt(self, offer.from, later(offer.from, LASTS.meet), offer.place) ? agreeing(ask, offer) : null;
}

/** What a place is for that hands something over a counter. */
const SELLING: ReadonlySet<Purpose> = new Set([
  "coffee",
  "drinks",
  "meal",
  "groceries",
  "tools",
  "shopping",
  "medicine",
]);

/** "来杯咖啡": served by whoever stands behind the counter. */
export const orders: Rule = (ask) => {
  const { self, text } = ask;
  const asked =
    /(?:来|给我|要|点|买)((?:一|两|三|杯|份|块|点|个|瓶|些).{0,10}(?:咖啡|茶|拿铁|蛋糕|啤酒|酒|面包|药|苹果|锤子|螺丝|油漆|绳子|糖|汤|三明治))|给我弹|唱(?:首|一首)/.exec(
      text,
    );
  if (!asked) return null;
  const here = hereOf(self);
  const serves = here !== null && servesHere(self, here) && here.purposes.some((one) => SELLING.has(one));
  const said = answer(ask, serves ? "serve" : "cannot", true, choose(ask, serves ? lines.serve : lines.cannot));
  return serves && asked[1] ? { ...said, offer: { kind: "service", thing: asked[1], place: here.id } } : said;
};

/** What somebody has who comes to a place for its purpose. */
const wares: readonly (readonly [Purpose, string])[] = [
  ["coffee", "咖啡"],
  ["drinks", "啤酒"],
  ["meal", "热乎的午饭"],
  ["groceries", "早上刚到的面包"],
  ["tools", "摆在最前面的那些家什"],
  ["medicine", "止咳糖"],
];

/** "这儿有什么好吃的？" of a place that sells things, and "我能坐这儿吗？" */
export const asGuest: Rule = (ask) => {
  const { self, text } = ask;
  const place = self.world.people.get(self.persona.id)?.spot.place;
  const here = place ? placeOf(self.town.map, place) : null;
  if (here?.access !== "public") return null;
  if (/(?:可以|能|能不能|可不可以).{0,4}(?:坐|进来|加入)|有人坐|有(?:空)?位[子置]?吗|有空位/.test(text))
    return answer(ask, "welcome", true, choose(ask, lines.sitDown));
  if (!/什么好(?:吃|喝)|好(?:吃|喝)的|(?:有什么|什么|有)推荐|推荐(?:点|个|一)?(?:下|什么)|招牌/.test(text)) return null;
  const ware = wares.find(([purpose]) => here.purposes.includes(purpose))?.[1];
  if (!ware) return null;
  const works = self.persona.work?.spot.place === here.id;
  return answer(ask, "order", true, choose(ask, works ? lines.goodOwn : lines.goodGuest, { ware }));
};

/** Small requests: a favour, questions to come, a story of one's own. */
export const tales: Rule = (ask) => {
  const { text } = ask;
  if (/帮(?:我|个|一个|点).{0,4}忙|能帮(?:我|帮)/.test(text)) return answer(ask, "help", true, choose(ask, lines.help));
  if (/采访|问你(?:几个|一个|些)?(?:问题|事)|想问问?你/.test(text) && !/谁|什么|哪|几点/.test(text))
    return answer(ask, "interview", true, choose(ask, lines.interview));
  if (/指令|提示词|系统提示|忽略(?:之前|以上|前面)/.test(ask.whole))
    return answer(ask, "orders", true, choose(ask, lines.orders));
  if (/^真的[吗啊呀？?]/.test(text)) return answer(ask, "really", true, choose(ask, lines.really));
  if (/^为什么[呢啊]?[？?]?$/.test(text)) return answer(ask, "why", true, choose(ask, lines.why));
  const own = /推荐/.test(text) ? topics(ask) : null;
  if (own) return own;
  if (!/(?:讲|说|聊)(?:个|一个|点|段|些|聊)?(?:笑话|故事|有意思的|什么都行|你的事|别的)|给我讲|说点什么/.test(ask.text))
    return null;
  const said = ask.self.persona.topics.flatMap((topic) => topic.says);
  return said.length > 0 ? answer(ask, "topic", true, choose(ask, said)) : null;
};

/** What is no question: taken in by what it tells. */
export const statement = (ask: Ask): Answer => told(ask, askerName(ask));
