/** 简体中文: answers about what goes round in town, told only by those who know it, as they came to know it (paper section 7). */

import { literal } from "../../../language/literal.ts";
import { asMe } from "../../../language/zh-cn/first-person.ts";
import { clockWords, dayWords, hourWords, momentWords } from "../../../language/zh-cn/times.ts";
import { storyMemories } from "../../../mind/mind.ts";
import { meantSure } from "../../../mind/news/meant.ts";
import { answered, bestMemory, companyAt, isFor, repliesTo, wasThere } from "../../../mind/news/stories.ts";
import { gatheringOf, type Story } from "../../../mind/persona.ts";
import type { Memory } from "../../../world/events.ts";
import { placeOf } from "../../../world/places.ts";
import { tellings } from "../../say/tellings.ts";
import { shortName } from "../say/talk-words.ts";
import { type Answer, type Ask, answer, choose, joined, type Rule, tieOf } from "./ask.ts";
import { answerLines as lines } from "./lines.ts";
import { called, inFirstPerson } from "./voice.ts";

/** How strongly a text asks for a story, 0 for not at all. */
const asksFor = ({ text, asker, self }: Ask, story: Story): number =>
  meantSure(text, story, [...self.stories.values()], self.town, { by: asker.id, to: self.mind.id });

/** One's own part in an event. */
function ownPart(ask: Ask, story: Story): string | null {
  const { mind } = ask.self;
  if (story.of.kind !== "gathering" || story.of.host === mind.id) return null;
  const agreed = answered(mind, story.id);
  if (agreed === "accepted" || mind.commitments.some((one) => one.story === story.id)) return choose(ask, lines.going);
  return agreed === "declined" ? choose(ask, lines.notGoing) : null;
}

/** How the resident knows a story, and what they know. */
function tell(ask: Ask, story: Story): { line: string; rests: Memory[] } {
  const { self } = ask;
  const memory = bestMemory(self.mind, story.id)!;
  if (story.holder === self.persona.id && story.tells.length > 0) {
    // Asked why, one gives the reason rather than the news.
    const reasons = /为什么|为啥|干嘛|怎么想/.test(ask.text)
      ? story.tells.filter((one) => /因为|为了|总得|想(?!象)|有用|不然/.test(one))
      : [];
    const tells = reasons.length > 0 ? reasons : story.tells.filter((one) => one.length < 220);
    return { line: choose(ask, tells), rests: [memory] };
  }
  if (memory.source.how !== "heard") return { line: asMe(self.persona, memory.text), rests: [memory] };
  const asker = memory.source.from === ask.asker.id;
  const passes = tellings(self, story).filter((one) => !/听说了吗|你知道吗|逮着你|猜不到|请我|有空/.test(one));
  if (passes.length > 0 && ask.random.chance(0.6))
    return {
      line: joined(choose(ask, passes), asker ? "还是你告诉我的呢" : `是${called(self, memory.source.from)}说的`),
      rests: [memory],
    };
  return { line: inFirstPerson(self, memory), rests: [memory] };
}

/** When, where, by whom, from whom: if what the resident was told says so. */
function detail(ask: Ask, story: Story): Answer | null {
  const { self, text } = ask;
  const event = gatheringOf(story);
  const memory = bestMemory(self.mind, story.id)!;
  if (/听谁说|谁(?:告诉|跟|和)你|怎么知道|从哪儿听|哪里听/.test(text))
    return answer(
      ask,
      "news",
      true,
      story.holder === self.persona.id ? "这是我自己的事，用不着别人告诉我" : inFirstPerson(self, memory),
      [memory],
    );
  if (!event) return null;
  const place = placeOf(self.town.map, event.spot.place);
  const host = event.host === self.persona.id;
  if (host && /我.{0,200}(?:可以|能|想)(?:去|来|参加)|可以吗|能来吗|行吗/.test(text))
    return answer(ask, "news", true, choose(ask, lines.welcomeGuest), [memory]);
  if (/(?:谁|哪些人|几个人|多少人)(?:都)?(?:会|要|想|答应)?(?:了)?(?:来|去|参加)/.test(text)) {
    const yes = [...repliesTo(self, story.id, "yes")];
    const names = [...new Set(yes.map((one) => called(self, one.speaker!)))].slice(0, 6);
    if (names.length > 0) return answer(ask, "news", true, `${names.join("、")}说要来`, yes);
    return host ? answer(ask, "news", true, "请的人不少，谁来谁不来，到时候才知道", [memory]) : null;
  }
  if (self.now >= event.to) {
    const came = wasThere(self.mind, event) ? companyAt(self, event) : null;
    if (/谁(?:都|也)?(?:来|去|在|到)|哪些人|多少人/.test(text))
      return came === null
        ? answer(ask, "dont-know", false, "我没去，不知道", [memory])
        : answer(
            ask,
            "news",
            true,
            came.length > 0
              ? `我看见了${came
                  .slice(0, 6)
                  .map((id) => called(self, id))
                  .join("、")}`
              : "没看见什么熟人",
            [memory],
          );
    if (/怎么样|如何|好玩|热闹|开心/.test(text))
      return came === null
        ? answer(ask, "news", true, "我没去成", [memory])
        : answer(ask, "news", true, came.length >= 4 ? "热闹得很，来了好多人" : "人不多，可我挺喜欢", [memory]);
  }
  if (host && /我.{0,200}帮|帮忙|搭把手/.test(text)) {
    const part = self.mind.commitments
      .filter(
        (one) =>
          /^(?:prepare|setup|help):/.test(one.id) && one.from !== null && one.from > self.now && one.from < event.from,
      )
      .sort((a, b) => a.from! - b.from!)[0];
    return part?.from
      ? answer(
          ask,
          "news",
          true,
          `太好了。${momentWords(self, part.from)}我在${place.name}${part.what.replace(new RegExp(`在${literal(place.name)}`), "")}，你来搭把手吧`,
          [memory],
        )
      : answer(ask, "news", true, "都准备得差不多了，你人来就好", [memory]);
  }
  if (host && /准备|筹备|布置|张罗/.test(text)) {
    const helpers = [
      ...new Set(
        self.mind.commitments.filter((one) => one.id.startsWith(`help:${story.id}`)).flatMap((one) => one.with),
      ),
    ];
    return answer(
      ask,
      "news",
      true,
      joined(
        "正张罗着呢",
        helpers.length > 0 ? `${helpers.map((id) => called(self, id)).join("、")}答应来搭把手` : null,
      ),
      [memory],
    );
  }
  const held = storyMemories(self.mind, story.id)
    .map((one) => one.text)
    .join("");
  const placeSaid =
    event.host === self.persona.id ||
    [place.name, ...place.aliases].some((name) => name.length > 1 && held.includes(name));
  if (/几点|什么时候|哪天|哪一天|几号|何时|时间/.test(text)) {
    const time = `${dayWords(self, event.from)}${clockWords(event.from)}到${hourWords(event.to)}`;
    return answer(ask, "news", true, joined(`${time}${placeSaid ? `，在${place.name}` : ""}`, ownPart(ask, story)), [
      memory,
    ]);
  }
  if (/在哪|哪里|哪儿|什么地方|地点/.test(text))
    return placeSaid
      ? answer(ask, "news", true, `在${literal(place.name)}`, [memory])
      : answer(ask, "dont-know", false, joined(tell(ask, story).line, "在哪儿我不知道"), [memory]);
  if (/谁(?:要|在|来|想)?(?:办|开|主办|组织|张罗|请客)|谁的(?:派对|聚会|主意)/.test(text)) {
    if (event.host === self.persona.id) return answer(ask, "news", true, "是我办的", [memory]);
    const giver = shortName(self.town.personas.get(event.host)?.name ?? "");
    return held.includes(giver)
      ? answer(ask, "news", true, `是${called(self, event.host)}要办`, [memory])
      : answer(ask, "dont-know", false, joined(tell(ask, story).line, "谁办的我不知道"), [memory]);
  }
  return null;
}

/** What one thinks of a story about somebody. */
function view(ask: Ask, story: Story): string | null {
  if (
    gatheringOf(story) ||
    story.holder === ask.self.persona.id ||
    !/怎么看|怎么想|觉得|支持|投|赞成|反对|意见/.test(ask.text)
  )
    return null;
  const warmth = tieOf(ask.self, story.holder)?.warmth ?? 0;
  const who = called(ask.self, story.holder);
  if (warmth >= 1) return choose(ask, [`我支持${who}`, `${who}靠得住，我赞成`, "我这一票有着落了"]);
  if (warmth < 0) return choose(ask, [`${who}？我不赞成`, `我信不过${who}`, `我这一票不给${who}`]);
  return choose(ask, ["我还没拿定主意", `我想先听听${who}打算做什么`]);
}

/** Questions about a story, and the ones every town asks of somebody who has heard nothing. */
export const news: Rule = (ask) => {
  const { self, text } = ask;
  const found = [...self.stories.values()]
    .map((story) => ({ story, score: asksFor(ask, story) }))
    .filter(({ story, score }) => score > 0 && bestMemory(self.mind, story.id) !== null && isFor(story, [ask.asker.id]))
    .sort((a, b) => b.score - a.score)
    .map(({ story }) => story);
  const general = /有什么(?:新闻|新鲜事|消息|事)|最近.{0,200}(?:新闻|新鲜|发生)|听说(?:了)?(?:什么|啥)|什么新闻/.test(
    text,
  );
  // "准备得怎么样了？" to whoever gives something.
  const preparing = /准备|筹备|布置|张罗/.test(text)
    ? [...self.stories.values()].find(
        ({ of }) => of.kind === "gathering" && of.host === self.persona.id && of.to > self.now,
      )
    : undefined;
  const story =
    found[0] ??
    preparing ??
    (general
      ? [...self.stories.values()].find(
          (one) => !one.secret && isFor(one, [ask.asker.id]) && bestMemory(self.mind, one.id) !== null,
        )
      : undefined);
  if (!story) {
    if (/派对|聚会/.test(text)) return answer(ask, "dont-know", false, choose(ask, lines.noParty));
    if (/镇长|选举|候选|竞选|参选/.test(text)) return answer(ask, "dont-know", false, choose(ask, lines.noMayor));
    return general ? answer(ask, "news", true, choose(ask, lines.anyNews)) : null;
  }
  // Questions come from outside any talk of two: nobody tells a secret to those.
  if (story.secret)
    return answer(
      ask,
      "private",
      true,
      choose(ask, story.holder === self.persona.id ? lines.ownSecret : lines.private),
    );
  const memory = bestMemory(self.mind, story.id)!;
  if (
    story.of.kind === "gathering" &&
    /你(?:会|要|也|打算|想)?(?:不)?(?:去|参加|来)|去不去|参加吗|邀请你|请你了/.test(text)
  ) {
    if (story.of.host === self.persona.id) return answer(ask, "news", true, choose(ask, lines.hosting), [memory]);
    const { line, rests } = tell(ask, story);
    return answer(ask, "news", true, joined(ownPart(ask, story) ?? choose(ask, lines.undecided), line), rests);
  }
  const special = detail(ask, story);
  if (special) return special;
  const { line, rests } = tell(ask, story);
  return answer(ask, "news", true, joined(view(ask, story), line, ownPart(ask, story)), rests);
};
