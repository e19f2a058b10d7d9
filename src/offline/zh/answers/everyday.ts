/**
 * 简体中文: what whoever comes in asks of any place - the washroom, what a thing costs, what there is to be had, whether it is open, the
 * weather, where something stands. From the town's file and from what is seen; of what the town knows nothing one says so.
 */

import { asMe, inOwnWords } from "../../../language/zh-cn/first-person.ts";
import { clockWords } from "../../../language/zh-cn/times.ts";
import { placeNamed } from "../../../mind/talk/named.ts";
import { isOpen, type Place, type Purpose, placeOf } from "../../../world/places.ts";
import { minutesBetween } from "../../../world/walking.ts";
import { stateOf } from "../../../world/world.ts";
import { hereOf, nearest, servesHere, staffAt, thingIn, washrooms } from "../../answers/here.ts";
import { placeName } from "../say/talk-words.ts";
import { type Answer, type Ask, answer, busyWith, choose, joined, meIn, type Rule } from "./ask.ts";
import { called } from "./voice.ts";

const lines = {
  washHere: ["{areas}就在这儿，你请便。", "有，这儿就有{areas}。", "不用走远，{areas}就在这儿。"],
  washThere: ["这儿没有，最近的在{place}，走过去{minutes}分钟。", "得去{place}，走{minutes}分钟就到。"],
  washNowhere: ["这儿没有，最近的在哪儿，我也说不上来。"],
  priceOwn: ["价钱好说，想要什么先说一声。", "你要什么就跟我说，价钱不吓人。", "把钱包先收着，看中了再谈价钱。"],
  priceAsk: ["价钱我没记住，问{who}吧，就在这儿做事。", "价钱的事找{who}，就在那边。"],
  price: ["价钱我说不上来。", "价钱我没记住，哪儿卖就问哪儿。"],
  wares: ["有{ware}。{look}", "这儿有{ware}。{look}", "{ware}，都有。{look}"],
  look: ["别的看看{object}就知道了。", "你看看{object}。"],
  sold: ["有的，你要就给你拿。", "有，要多少跟我说。"],
  soldAsk: ["这个问{who}，就在那边。", "{who}管这个，你问问。"],
  soldThere: ["这儿没有，{place}有{open}。", "得去{place}{open}。"],
  soldNowhere: ["这一带哪儿有，我说不上来。"],
  open: ["开着呢，{place}开到{to}。", "开着，到{to}才打烊。"],
  shut: ["这会儿没开门，{place}{from}才开。", "没开，要等到{from}。"],
  always: ["{place}不关门，什么时候来都行。"],
  alwaysHome: ["这儿是住家，没有开门关门一说，有人在就会应门。"],
  weather: [
    "天气我可说不准，你刚从外头来，该你告诉我。",
    "我一直在{doing}，还没抬头看过天，说不上来。",
    "这我不知道，这儿没人记天气。",
  ],
  likes: ["喜欢，哪儿也不想去。", "喜欢，这儿的人我都熟。"],
  likesFor: ["喜欢。有工夫{doing}，我就别无所求了。", "挺喜欢的，只要还能{doing}。"],
  thing: ["{object}就在这儿，在{area}。", "在{area}，就是那个{object}。"],
  room: ["{area}就在{place}里头。", "就在这儿，{area}是{place}的一间。"],
  roomThere: ["在{place}，走过去{minutes}分钟。"],
  thingNone: ["这儿没有{thing}，起码我没见过。", "{thing}？这儿我没见着。"],
  state: ["{object}？我看着是{state}。", "{object}{state}，我瞧着是这样。"],
  burning: ["先关火，打开窗户，再重新做一份。", "赶紧关了炉子，把焦的倒掉，从头再来。"],
  taken: ["敲敲门，等一会儿就是了。", "那就等等，里头的人总会出来的。"],
  fridge: ["那得去一趟铺子，先列张单子。", "出门买点菜回来，不然今晚没的吃。"],
  friendPasses: ["打个招呼，聊上几句。", "叫住他，问问近来怎么样。"],
  fire: ["马上喊人，叫消防队，自己先离远点。", "先报火警，再看看里头有没有人。"],
  inspires: ["眼下嘛，我{now}，就冲着这个。", "最近我{now}，想到这个就有劲。"],
  sights: ["可以去{place}看看，我自己就爱去那儿。", "{place}不错，我常去。"],
  sightsHere: ["就在这儿走走吧，我自己就爱来。", "这儿就挺好，坐坐，走走。"],
} as const;

/** What a place has by what it is for, and the words by which it is asked for. */
const goods: readonly { readonly purpose: Purpose; readonly has: string; readonly words: RegExp }[] = [
  { purpose: "coffee", has: "咖啡", words: /咖啡|拿铁|红茶|热茶|可可/ },
  { purpose: "drinks", has: "酒水", words: /啤酒|红酒|白酒|威士忌|鸡尾酒|酒(?!馆|吧)/ },
  { purpose: "meal", has: "吃的", words: /吃的|吃点?东西|吃饭|早饭|午饭|晚饭|三明治|汤|蛋糕|点心|面条/ },
  {
    purpose: "groceries",
    has: "日用食品",
    words: /牛奶|面包|鸡蛋|水果|苹果|橙子|蔬菜|土豆|洋葱|大米|面粉|黄油|奶酪|盐|糖/,
  },
  { purpose: "tools", has: "五金家什", words: /钉子|锤子|螺丝|绳子|油漆|灯泡|电池|工具|胶带|蜡烛|种子/ },
  { purpose: "medicine", has: "药品", words: /药|创可贴|绷带|纱布|止咳|维生素/ },
];

function washroom(ask: Ask): Answer | null {
  const { self, text } = ask;
  const here = hereOf(self);
  if (!here || !/(?:洗手间|卫生间|厕所|盥洗室|化妆间|茅房|浴室)/.test(text)) return null;
  if (!/哪|有没有|有.{0,8}吗|能|可以|借用|怎么走|找|急/.test(text)) return null;
  const own = washrooms(here);
  if (own.length > 0)
    return answer(ask, "place", true, choose(ask, lines.washHere, { areas: own.map(({ name }) => name).join("和") }));
  const there = nearest(self, (place) => washrooms(place).length > 0);
  return there
    ? answer(
        ask,
        "place",
        true,
        choose(ask, lines.washThere, { place: placeName(self, there.place.id), minutes: String(there.minutes) }),
      )
    : answer(ask, "dont-know", false, choose(ask, lines.washNowhere));
}

function price(ask: Ask): Answer | null {
  const { self, text } = ask;
  const here = hereOf(self);
  if (here?.access !== "public" || ask.people.length > 0) return null;
  if (!/多少钱|什么价|怎么卖|几块钱?|贵不贵|贵吗|价钱|价格|刷卡|付钱|付款|结账|买单|现金|收费|免费|要钱吗/.test(text))
    return null;
  if (servesHere(self, here)) return answer(ask, "price", true, choose(ask, lines.priceOwn));
  const staff = staffAt(self, here);
  return answer(
    ask,
    "price",
    true,
    staff ? choose(ask, lines.priceAsk, { who: called(self, staff) }) : choose(ask, lines.price),
  );
}

function wares(ask: Ask): Answer | null {
  const { self, text } = ask;
  const here = hereOf(self);
  if (here?.access !== "public" || ask.people.length > 0) return null;
  if (
    !/有.{0,3}菜单|看(?:看|一看|一下)?菜单|菜单(?:在哪|上有|有什么)|(?:今天|这儿|这里|你们|店里)(?:今天|这儿|这里|都|还)?有(?:些|点)?(?:什么|啥)(?:吃的?|喝的?|卖的?|货)?(?:呢|呀|啊)?[？?]?$|卖(?:些|点)?(?:什么|啥)|(?:能|可以)(?:点|买|喝|吃)(?:到|些|点)?(?:什么|啥)/.test(
      text,
    )
  )
    return null;
  const ware = goods.filter(({ purpose }) => here.purposes.includes(purpose)).map(({ has }) => has);
  if (ware.length === 0) return null;
  const menu = here.areas.flatMap(({ objects }) => objects).find(({ name }) => /菜单/.test(name));
  const look = menu ? choose(ask, lines.look, { object: menu.name }) : "";
  return answer(ask, "order", true, joined(choose(ask, lines.wares, { ware: ware.join("、"), look })));
}

/** "有牛奶卖吗？", "哪儿能买到药？" */
function sold(ask: Ask): Answer | null {
  const { self, text } = ask;
  const found = goods.find(({ words }) => words.test(text));
  const here = hereOf(self);
  if (!found || !here || ask.people.length > 0) return null;
  if (
    !/(?:放|摆|搁)?在(?:哪|什么地方)|(?:有|卖)(?:没有)?.{1,8}(?:卖|买)?(?:吗|么|没有)[？?]?$|(?:哪[儿里]|什么地方)(?:能|可以|有)?.{0,3}(?:买|卖|喝|吃|找)/.test(
      text,
    ) ||
    /你.{0,4}(?:吃|喝)(?:了|过)/.test(text)
  )
    return null;
  const sells = (purpose: Purpose) => (place: Place) => place.access === "public" && place.purposes.includes(purpose);
  // Where nothing is for it alone, any shop has it.
  const alone = sells(found.purpose)(here) || nearest(self, sells(found.purpose)) !== null;
  const shops = !alone && (found.purpose === "groceries" || found.purpose === "tools");
  const has = sells(shops ? "shopping" : found.purpose);
  if (has(here)) {
    if (servesHere(self, here)) {
      const thing = found.words.exec(text)?.[0] ?? found.has;
      return {
        ...answer(ask, "order", true, choose(ask, lines.sold)),
        offer: { kind: "service", thing, place: here.id },
      };
    }
    const staff = staffAt(self, here);
    if (staff) return answer(ask, "order", true, choose(ask, lines.soldAsk, { who: called(self, staff) }));
  }
  const there = nearest(self, has);
  if (!there) return answer(ask, "dont-know", false, choose(ask, lines.soldNowhere));
  const { hours } = there.place;
  const open = !hours
    ? ""
    : isOpen(there.place, self.now)
      ? `，开到${clockWords(hours.to)}`
      : `，不过这会儿没开门，${clockWords(hours.from)}才开`;
  return answer(ask, "order", true, choose(ask, lines.soldThere, { place: placeName(self, there.place.id), open }));
}

/** "这里几点关门？": of whoever's own hours is asked otherwise. */
function hours(ask: Ask): Answer | null {
  const { self, text } = ask;
  if (!/几点|什么时候/.test(text) || !/你们|这儿|这里|这家|店/.test(text) || placeNamed(self, text)) return null;
  const here = hereOf(self);
  if (!here || !/开门|关门|打烊|营业/.test(text)) return null;
  if (!here.hours)
    return answer(
      ask,
      "hours",
      true,
      choose(ask, here.access === "public" ? lines.always : lines.alwaysHome, { place: here.name }),
    );
  return answer(ask, "hours", true, `${here.name}${clockWords(here.hours.from)}开到${clockWords(here.hours.to)}`);
}

function openNow(ask: Ask): Answer | null {
  const { self, text } = ask;
  if (
    !/(?:开门|开着|营业|关门|打烊)(?:着|了)?(?:吗|没有|没|么|呢)|(?:开|关)(?:没|不)(?:开|关)门?|是不是(?:开|关)/.test(
      text,
    )
  )
    return null;
  if (/几点|什么时候|多久/.test(text)) return null;
  const id = placeNamed(self, text);
  const place = id ? placeOf(self.town.map, id) : hereOf(self);
  if (!place || (id && !self.mind.map.places.has(id)) || thingIn(place, text).object) return null;
  const values = { place: place.name };
  if (!place.hours)
    return answer(ask, "hours", true, choose(ask, place.access === "public" ? lines.always : lines.alwaysHome, values));
  const { from, to } = place.hours;
  return answer(
    ask,
    "hours",
    true,
    choose(ask, isOpen(place, self.now) ? lines.open : lines.shut, {
      ...values,
      from: clockWords(from),
      to: clockWords(to),
    }),
  );
}

function weather(ask: Ask): Answer | null {
  if (!/天气|气温|下雨|下雪|外[头面](?:冷|热)|(?:冷|热)(?:不冷|不热|吗)|刮风/.test(ask.text) || ask.people.length > 0)
    return null;
  return answer(ask, "dont-know", false, choose(ask, lines.weather, { doing: busyWith(ask.self).replace(/^在/, "") }));
}

/** "钢琴在哪儿？", "这儿有无线网吗？" */
function whereThing(ask: Ask): Answer | null {
  const { self, text } = ask;
  const here = hereOf(self);
  if (!here || ask.people.length > 0) return null;
  const asked =
    /^(?:请问|那|你们的?|这儿的?|这里的?)?[，,]?([^，。？?你我他她谁]{1,8}?)(?:放|摆)?在(?:哪|什么地方)/u.exec(
      text,
    )?.[1];
  const wanted =
    asked ??
    /^(?:请问[，,]?)?(?:这儿|这里|店里|屋里|这边)有(?:没有)?([^，。？?人谁什么事]{1,8}?)(?:吗|么|没有)?[？?]?$/u.exec(
      text,
    )?.[1];
  if (!wanted || /派对|聚会|消息|新闻|空位|位子|座位|活动/.test(wanted)) return null;
  const { room, object } = thingIn(here, wanted);
  if (room)
    return answer(ask, "place", true, choose(ask, lines.room, { area: room.name, place: placeName(self, here.id) }));
  if (object)
    return answer(ask, "place", true, choose(ask, lines.thing, { object: object.object.name, area: object.area.name }));
  const there = placeNamed(self, text) ? null : nearest(self, (place) => thingIn(place, wanted).room !== null);
  if (there)
    return answer(
      ask,
      "place",
      true,
      choose(ask, lines.roomThere, { place: placeName(self, there.place.id), minutes: String(there.minutes) }),
    );
  return asked ? null : answer(ask, "dont-know", true, choose(ask, lines.thingNone, { thing: wanted }));
}

/** "这儿有什么好玩的？": where one likes to go oneself. */
function sights(ask: Ask): Answer | null {
  const { self, text } = ask;
  if (
    !/(?:什么|哪[儿里]).{0,4}(?:好玩|好看|可看|可玩|值得)|(?:去|上)哪[儿里](?:玩|逛|转)|哪[儿里](?:好玩|值得)/.test(
      text,
    )
  )
    return null;
  const me = meIn(self)?.spot.place;
  const haunts = self.persona.pastimes.flatMap(({ place }) =>
    place !== null && placeOf(self.town.map, place).access === "public" ? [place] : [],
  );
  const other = haunts.find((place) => place !== me && isOpen(placeOf(self.town.map, place), self.now));
  if (other)
    return answer(
      ask,
      "place",
      true,
      joined(
        choose(ask, lines.sights, { place: placeName(self, other) }),
        me && `走过去${minutesBetween(self.town.map, me, other)}分钟`,
      ),
    );
  return me && haunts.includes(me) ? answer(ask, "place", true, choose(ask, lines.sightsHere)) : null;
}

/** "你喜欢这儿吗？": by what one likes to do. */
function likesHere(ask: Ask): Answer | null {
  const { self, text } = ask;
  if (
    !/喜欢(?:住在)?(?:这儿|这里|这镇|这个镇|镇上)|(?:住|过|待)得(?:惯|习惯|开心|怎么样)/.test(text) ||
    !/你|您/.test(text)
  )
    return null;
  const pastime = self.persona.pastimes.length > 0 ? ask.random.pick(self.persona.pastimes) : null;
  return answer(
    ask,
    "interests",
    true,
    pastime ? choose(ask, lines.likesFor, { doing: inOwnWords(pastime.doing) }) : choose(ask, lines.likes),
  );
}

/** "池塘结冰了吗？": how a thing of the place looks, of which nothing is remembered. */
export const looksOf: Rule = (ask) => {
  const here = hereOf(ask.self);
  if (!here || ask.people.length > 0 || !/(?:吗|没有|么)[？?]?$|怎么样/.test(ask.text) || /你|我/.test(ask.text))
    return null;
  const { object } = thingIn(here, ask.text);
  if (!object) return null;
  const state = stateOf(ask.self.world, object.object.id).text;
  return answer(ask, "state", true, choose(ask, lines.state, { object: object.object.name, state }));
};

/** What one would do: the paper's reaction questions (section 6.1). */
const reacting: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?:早饭|早餐|午饭|晚饭|饭|锅|面包|炉子).{0,12}(?:糊|焦|烧|着火|冒烟)/, lines.burning],
  [/(?:洗手间|卫生间|浴室|厕所).{0,10}(?:有人|占着|占用|锁着|被占)/, lines.taken],
  [/冰箱.{0,8}(?:空|没东西|什么都没有|什么也没有)/, lines.fridge],
  [/朋友.{0,12}(?:路过|走过|经过|迎面)/, lines.friendPasses],
  [/(?:街上|路上|房子|外面|公园|楼).{0,10}(?:着火|起火|失火)/, lines.fire],
];

/** "你的早饭在炉子上烧糊了！你会怎么做？" */
export const reactions: Rule = (ask) => {
  if (!/你(?:会|要|该|打算)?(?:怎么(?:做|办)|如何|有什么反应)|怎么办/.test(ask.whole)) return null;
  const found = reacting.find(([words]) => words.test(ask.whole));
  return found ? answer(ask, "reaction", true, choose(ask, found[1])) : null;
};

/** "现在生活里最鼓舞你的是什么？": what one lives for just now, else what one likes to do. */
function inspires(ask: Ask): Answer | null {
  const { self, text } = ask;
  if (!/鼓舞|启发|激励|动力|最让你(?:高兴|开心|期待)/.test(ask.whole) || !/你|您/.test(text + ask.whole)) return null;
  const [phrase] = self.persona.currently.filter((one) => !/偷偷|暗恋/.test(one));
  const pastime = self.persona.pastimes.length > 0 ? ask.random.pick(self.persona.pastimes) : null;
  if (phrase)
    return answer(
      ask,
      "inspires",
      true,
      choose(ask, lines.inspires, { now: asMe(self.persona, phrase).replace(/^我/, "") }),
    );
  return pastime
    ? answer(ask, "inspires", true, choose(ask, lines.likesFor, { doing: inOwnWords(pastime.doing) }))
    : null;
}

/** Everyday questions, the first that applies. */
export const everyday: Rule = (ask) =>
  inspires(ask) ??
  washroom(ask) ??
  price(ask) ??
  wares(ask) ??
  sold(ask) ??
  hours(ask) ??
  openNow(ask) ??
  weather(ask) ??
  likesHere(ask) ??
  sights(ask) ??
  whereThing(ask);
