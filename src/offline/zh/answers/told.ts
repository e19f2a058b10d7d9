/** 简体中文: what somebody tells - taken in by its kind, turned to the one who told it and asked about, or met with something of one's own. */

import { meantIn } from "../../../mind/news/meant.ts";
import { bestMemory } from "../../../mind/news/stories.ts";
import { isOpen, placeOf } from "../../../world/places.ts";
import { thingIn } from "../../answers/here.ts";
import { isOffice } from "../../say/spoken.ts";
import { chinese, placeName } from "../say/talk-words.ts";
import { type Answer, type Ask, answer, busyWith, byManner, choose, joined, meIn } from "./ask.ts";
import { answerLines as lines } from "./lines.ts";
import { topics } from "./self.ts";

const banks = {
  newcomer: ["怎么想到来我们镇上的？", "住得惯吗？", "打算待多久？"],
  underWay: ["进展怎么样？", "做到哪一步了？", "怎么想起做这个的？"],
  ahead: ["到时候可得告诉我怎么样。", "心里盼着呢吧？"],
  past: ["后来呢？", "感觉怎么样？"],
  liking: ["怎么喜欢上的？", "最喜欢它哪一点？"],
  came: ["路上顺利吗？", "打算待多久？", "怎么想到来我们镇上的？"],
  what: ["怎么会想到这个的？", "后来怎么样了？", "你自己觉得怎么样？"],
  being: ["这一行怎么样？", "做这个多久了？"],
  habit: ["怎么做起这个来的？", "做了很久了吗？"],
  birthday: ["生日快乐，{name}！今天打算怎么过？", "今天是你生日呀？祝你生日快乐，{name}！"],
  lost: ["哎呀。最后在哪儿看见{it}的？我帮你留意着。", "别急，我替你问问大家有没有看见{it}。"],
  hungry: ["那就去{place}吃点东西吧。", "去{place}吧，那儿有吃的。"],
  notLiked: ["怎么了？我哪儿得罪你了？", "这话听着难受，可我想知道为什么。"],
  opinion: ["你说得有道理。为什么这么想？", "这话该说给大家听听。", "镇上还有谁也这么想？"],
  opinionOffice: ["这正是我想听的，我记下来了。", "好，这一条我写在单子上。你觉得该从哪儿做起？"],
  youLook: ["是吗？大概是{doing}闹的。", "没事，正{doing}呢，难为你留意。", "就是{doing}有点忙，你呢？"],
  praised: ["谢谢，听你这么说真高兴。", "你喜欢就好。"],
  placePraised: ["可不是嘛，我也喜欢这儿。", "你这么说，大家听了都高兴。"],
  complaint: ["真对不住，你说怎样才好？", "是吗？那该怎么改才好？"],
} as const;

const followUps: readonly (readonly [RegExp, readonly string[]])[] = [
  [/来的$/u, banks.came],
  [/刚(?:刚)?(?:来|到|搬)|第一次来|来旅游|路过/u, banks.newcomer],
  [/要去|打算|准备去|明天|下周|下个?月|快要/u, banks.ahead],
  [/^你们?(?:正|现在|最近)?在(?!这)/u, banks.underWay],
  [/喜欢|爱/u, banks.liking],
  [/^你们?是/u, banks.being],
  [/了|过/u, banks.past],
  [/每天|天天|常|总是|平时|专门|一直|会/u, banks.habit],
];

/** "你喜欢拍鸟啊。怎么喜欢上的？" Null when they say nothing of themselves. */
export function takenUp(ask: Ask, said: string): string | null {
  const turned = chinese.turned(said);
  if (!turned) return null;
  const bank = followUps.find(([form]) => form.test(turned))?.[1] ?? banks.what;
  return `${turned.replace(/[啊呀呢吧]$/u, "")}啊。${choose(ask, bank)}`;
}

/** "我来拜访一下。" */
export const VISITS =
  /(?:来|过来)(?:拜访|做客|串门|串个门|看看|转转|逛逛|坐坐|打个招呼|瞧瞧|走走)|随便(?:看看|转转|逛逛)|登门/;

/** What somebody tells, answered. `name` is what they are called. */
export function told(ask: Ask, name: string): Answer {
  const { whole, self } = ask;
  const of = (kind: string, bank: readonly string[], values: Readonly<Record<string, string>> = {}) =>
    answer(ask, kind, true, choose(ask, bank, { name, ...values }));
  if (whole.length <= 16 && /定了|说定|一言为定|不见不散|到时候见/.test(whole)) return of("statement", lines.settled);
  if (/我(?:今天)?(?:的)?(?:过)?生日|今天(?:是)?我生日/.test(whole)) return of("birthday", banks.birthday);
  if (VISITS.test(whole)) return visited(ask, name);
  const lost =
    /我的?(小?狗|小?猫|钥匙|钱包|手机|雨?伞|自行车|眼镜|帽子|围巾|包|本子)(?:丢|不见|没|找不到)/u.exec(whole)?.[1] ??
    /把我?的?(小?狗|小?猫|钥匙|钱包|手机|雨?伞|自行车|眼镜|帽子|围巾|包|本子)(?:给|弄)?(?:丢|忘|落)/u.exec(
      whole,
    )?.[1] ??
    /(?:找不到|丢了)我的?(小?狗|小?猫|钥匙|钱包|手机|雨?伞|自行车|眼镜|帽子|围巾|包|本子)/u.exec(whole)?.[1];
  if (lost) return of("comfort", banks.lost, { it: lost });
  if (/我(?:不喜欢|讨厌|不信)你/.test(whole)) return of("dignity", banks.notLiked);
  if (/我(?:好|很|有点|快)?(?:饿|渴)/.test(whole)) {
    const eat = [...self.town.map.places.values()].find(
      (place) =>
        place.access === "public" &&
        self.mind.map.places.has(place.id) &&
        place.purposes.includes("meal") &&
        isOpen(place, self.now),
    );
    if (eat) return of("order", banks.hungry, { place: placeName(self, eat.id) });
  }
  if (
    /(?:你|您)(?:看起来|看上去|好像|瞧着|是不是)?(?:很|有点|挺|好|真)?(?:累|困|难过|忙|冷|没精神|不高兴|不开心|疲惫|憔悴)/.test(
      whole,
    )
  )
    return of("of-me", banks.youLook, { doing: busyWith(self).replace(/^在/, "") });
  if (/难过|伤心|孤单|孤独|心情不好|压力|累死|好累|很累|失恋|想哭|害怕|去世|死了/.test(whole))
    return of("comfort", lines.comfort);
  if (/天气|下雨|下雪|阳光|真冷|真热|好冷|好热/.test(whole)) return of("statement", lines.weather);
  if (/听说|据说|有人说|你知道吗/.test(whole)) {
    const known = meantIn(whole, [...self.stories.values()], self.town).some(
      (story) => !story.secret && bestMemory(self.mind, story.id) !== null,
    );
    return of("statement", known ? lines.heardToo : lines.heardFirst);
  }
  if (/(?:咖啡|蛋糕|店|菜|茶|酒|这里|这儿).{0,4}(?:太|不够|有点)(?:凉|冷|吵|贵|慢|难吃|难喝|小|热)/.test(whole))
    return of("complaint", banks.complaint);
  const here = meIn(self)?.spot.place;
  const praises = /漂亮|好看|真美|真好|真棒|不错|可爱|精致|气派|舒服|有意思/.test(whole);
  if (praises && here && thingIn(placeOf(self.town.map, here), whole).object) return of("praise", banks.placePraised);
  if (/(?:咖啡|蛋糕|店|菜|茶|酒|这里|这儿|镇).{0,6}(?:好喝|好吃|漂亮|舒服|不错|真好|真美|真棒)/.test(whole)) {
    const works = self.persona.work?.spot.place === meIn(self)?.spot.place;
    return of("praise", works ? banks.praised : banks.placePraised);
  }
  if (/(?:镇上|镇子|镇里|我们|大家|公园|这里|这儿)(?:还)?(?:需要|应该|该|得有|缺|少)|我(?:觉得|认为)/.test(whole)) {
    const stands = [...self.stories.values()].some((story) => story.holder === self.persona.id && isOffice(story));
    return of("opinion", stands ? banks.opinionOffice : banks.opinion);
  }
  const echo = takenUp(ask, whole);
  const own = ask.random.chance(echo ? 0.25 : 0.6) ? topics(ask) : null;
  if (own) {
    const turn = echo
      ? `${echo.slice(0, echo.indexOf("。") + 1)}`
      : choose(ask, lines.toldOwn).replace(/[，：]$/, "——");
    return answer(ask, "statement", true, joined(turn + own.line));
  }
  if (echo) return answer(ask, "statement", true, echo);
  const doing = busyWith(self).replace(/^在/, "");
  return answer(ask, "statement", true, choose(ask, byManner(ask, lines.told, lines.toldGrumpy), { doing }));
}

/** To somebody who comes for a visit: at one's own home asked in, elsewhere shown round. */
function visited(ask: Ask, name: string): Answer {
  const { self } = ask;
  const here = meIn(self)?.spot.place ?? self.persona.home.place;
  const bank = here === self.persona.home.place ? lines.visitHome : lines.visitPlace;
  const values = { name, doing: busyWith(self).replace(/^在/, ""), place: placeName(self, here) };
  return answer(ask, "visit", true, choose(ask, bank, values));
}
