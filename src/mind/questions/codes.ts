/** Codes of a question: what may be told (N1, N2 ...), what waits for a reply (P) and what was agreed (W), in words and in their order. */
import { clockText, dateText } from "../../clock/units.ts";
import { inLanguage, type LanguageTag } from "../../language/language.ts";
import { isVisitor } from "../../world/people.ts";
import { type PersonId, placeOf } from "../../world/places.ts";
import { SURE } from "../../world/reading.ts";
import { type AtOnce, type Deed, isAtOnce, type Matter, type Proposed, type Taken } from "../../world/speech-acts.ts";
import { inHearing } from "../../world/world.ts";
import { isPast } from "../news/concern.ts";
import { duesTo } from "../news/dues.ts";
import type { Towards } from "../news/kind.ts";
import { answered, believesKnows, bestMemory, isFor, knowsNow } from "../news/stories.ts";
import { gatheringOf, type Story } from "../persona.ts";
import { isOf, matterOf, toCallOff } from "../plan/matters.ts";
import type { Self } from "../self.ts";
import { hindrance, serves } from "../talk/at-once.ts";
import { offerOf } from "../talk/offers.ts";
import type { AboutToSpeak } from "../talk/violations.ts";
import { called, sentence, statement } from "./phrases.ts";

/** The news that may be told to these people, in the hearing of all who are there, in the order of their codes: N1, N2 ... */
export function newsFor({ mind, stories, others, now, world }: AboutToSpeak): Story[] {
  const hearers = inHearing(world, mind.id, others);
  return [...stories.values()].filter(
    (story) =>
      knowsNow(mind, story) &&
      isFor(story, hearers) &&
      (!isPast(story, now) || (story.past !== undefined && story.of.kind !== "gathering")),
  );
}

/** What waits for the speaker's reply, and whether they proposed it themselves. */
export interface Waiting {
  readonly to: Taken;
  readonly own: boolean;
}

/**
 * What waits for the speaker's reply, in the order of its codes: P1, P2 ...; last what a person's words may have proposed, and what the
 * speaker proposed to them and their words were not surely a reply to: whoever hears them says whether they have agreed.
 */
export function proposalsFor(input: AboutToSpeak): Waiting[] {
  const { mind, world, others, lines } = input;
  const open = [...world.proposals].flatMap(([proposal, { by, to, what, until }]): Waiting[] =>
    until > input.now && to.includes(mind.id) && others.includes(by)
      ? [{ to: { proposal, by, what }, own: false }]
      : [],
  );
  const last = lines.findLast(({ who }) => who !== mind.id);
  if (!last || !isVisitor(last.who)) return open;
  const by = last.who;
  const kept = (what: Proposed) =>
    mind.commitments.some((one) => one.with.includes(by) && isOf(one, { what }, mind.id));
  const own = [...world.proposals.values()].flatMap((one): Waiting[] =>
    one.until > input.now && one.by === mind.id && one.to.includes(by) && !kept(one.what)
      ? [{ to: { proposal: null, by, what: one.what }, own: true }]
      : [],
  );
  // What they were not surely understood to propose is for whoever hears them to judge.
  const guessed = (last.reading?.clauses ?? []).flatMap(({ act, confidence }): Waiting[] =>
    act.act === "propose" &&
    confidence < SURE &&
    !own.some(({ to }) => JSON.stringify(to.what) === JSON.stringify(act.what))
      ? [{ to: { proposal: null, by, what: act.what }, own: false }]
      : [],
  );
  return [...open, ...guessed, ...own];
}

/** What the speaker has agreed to with these people, in the order of its codes: W1, W2 ...; first what is off, which they are still to hear. */
export function agreedWith(
  input: AboutToSpeak,
): { readonly to: Matter; readonly with: PersonId; readonly off: boolean }[] {
  const { mind, others } = input;
  const off = others.flatMap((who) => {
    const to = toCallOff(input, who);
    return to ? [{ to, with: who, off: true }] : [];
  });
  const standing = mind.commitments.flatMap((one) => {
    const to = one.from !== null && one.from > input.now ? matterOf(one, mind.id) : null;
    const who = one.with.find((id) => others.includes(id));
    // That one comes to a gathering stands beside its news.
    return to && "what" in to && who !== undefined ? [{ to, with: who, off: false }] : [];
  });
  return [...off, ...standing];
}

/** What a resident means to do towards somebody because of news: what they have come to tell them, and what it calls for. */
function meantFor(input: AboutToSpeak, other: PersonId): { readonly story: Story; readonly does: Towards | "tell" }[] {
  const tells = input.mind.errands.flatMap((one) => {
    const story =
      one.kind === "seek" && one.person === other && one.id.startsWith("tell:") && one.story !== null
        ? input.stories.get(one.story)
        : undefined;
    return story && !believesKnows(input.mind, other, story) ? [{ story, does: "tell" } as const] : [];
  });
  return [...tells, ...duesTo(input, other)];
}

/** What has its hour, or that of a gathering. */
type Ahead = Exclude<Proposed["kind"], AtOnce["kind"]>;

interface Wording {
  news(code: string, text: string): string;
  gathering(host: string, name: string, place: string, date: string, from: string, to: string): string;
  notes: { own: string; secret: string; yes: string; no: string; known(who: string): string };
  noted(text: string, notes: readonly string[]): string;
  proposed: Readonly<Record<Ahead, (by: string, news: string, place: string, when: string) => string>>;
  /** `own`: whoever proposes it serves there. */
  service(by: string, thing: string, own: boolean): string;
  deed(by: string, to: string, deed: Deed, what: string): string;
  hindered(text: string, why: string): string;
  /** Who serves where the speaker is. */
  counter(keeper: string, place: string): string;
  /** What the speaker proposed to a person, who has said something since. */
  proposedThis(text: string, to: string): string;
  newsKnown(who: string): string;
  waits(who: string): string;
  agreed(who: string): string;
  together: Readonly<Record<Ahead, (other: string, news: string, place: string, when: string) => string>>;
  /** What news calls for towards whom one talks to. */
  dues: Readonly<Record<Towards | "tell", (who: string, other: string, news: string) => string>>;
  coming(news: string): string;
  isOff(text: string): string;
  acts: string;
}

const wordings: Readonly<Record<LanguageTag, Wording>> = {
  en: {
    news: (code, text) => `${code}: ${text}`,
    gathering: (host, name, place, date, from, to) => `${host} gives ${name} at ${place}, ${date}, ${from} to ${to}.`,
    notes: {
      own: "it is their own",
      secret: "a secret",
      yes: "has said yes to it",
      no: "has said no to it",
      known: (who) => `${who} knows it`,
    },
    noted: (text, notes) => (notes.length > 0 ? `${text} (${notes.join("; ")})` : text),
    proposed: {
      meet: (by, _, place, when) => `${by} proposes to meet at ${place}, ${when}.`,
      help: (by, news, place, when) => `${by} speaks of helping hands for ${news} at ${place}, ${when}.`,
      company: (by, news) => `${by} asks to go to ${news} together.`,
    },
    service: (by, thing, own) => (own ? `${by} offers ${thing}.` : `${by} asks for ${thing}.`),
    deed: (by, to, deed, what) => {
      const asked = {
        go: `go to ${what}`,
        come: `come along to ${what}`,
        wait: "wait here",
        stop: "stop what they are doing",
        leave: "go away",
        fetch: `fetch ${what}`,
        vote: `vote as in ${what}`,
      };
      return `${by} asks ${to} to ${asked[deed]}, now.`;
    },
    hindered: (text, why) => `${text} (cannot: ${why})`,
    counter: (keeper, place) =>
      `${keeper} serves at ${place}: what is had there may be asked for ("propose" "service").`,
    proposedThis: (text, to) =>
      `${text} (their own proposal, to ${to}: it is for them to say whether ${to} has agreed; "reply" with "yes" or "no" once ${to} has said so)`,
    newsKnown: (who) => `What ${who} could tell:`,
    waits: (who) => `What waits for ${who}'s reply:`,
    agreed: (who) => `What ${who} has agreed to:`,
    together: {
      meet: (other, _, place, when) => `meeting ${other} at ${place}, ${when}`,
      help: (other, news, place, when) => `helping hands for ${news}, with ${other}, at ${place}, ${when}`,
      company: (other, news) => `going to ${news} with ${other}`,
    },
    dues: {
      tell: (who, other, news) => `${who} has come to tell ${other} of ${news}.`,
      word: (who, other, news) => `${who} would like to have a word with ${other} about ${news} ("tell" "opinion").`,
      offer: (who, other, news) => `${who} would like to offer ${other} help with ${news} ("propose" "help").`,
      "make-up": (who, other, news) => `${who} would like to make up with ${other} after ${news} ("apologise").`,
    },
    coming: (news) => `coming to ${news}`,
    isOff: (text) => `${text} (cannot keep it after all, and has not said so yet)`,
    acts: '"acts": at most three things that the line does, decided before its words; what does not apply is null; "ask" ("what" says what for; "code" N, or a name, what about); "answer" a question ("answer": "yes", "no", "unknown" or "value"); "tell" (code N: the line then says its place and hour, too; code L with the number of a statement, L3; "what" "opinion" with code N or a name: what one thinks of it); "warn" or "confide" (code N); "propose" ("what": "meet" with "place", "day", "at" as HH:MM; "help" or "company" with code N; "service" asked for or offered where somebody serves, with what it is called as "code"; to be done now "wait", "stop", "leave", "go" or "come" with "place", "fetch" with "place" and what it is called as "code", "vote" with code N); "reply" (code P, or N to say whether one comes; to what was asked without a code "what" as in "propose"; "answer"); "withdraw" what one proposed or agreed to (code W; code N: that one comes); "react" to what was just said ("how"); "chat" is none of all these. What was asked, proposed or told is answered before anything else.',
  },
  "zh-CN": {
    news: (code, text) => `${code}：${text}`,
    gathering: (host, name, place, date, from, to) => `${host}要在${place}办${name}，${date}${from}到${to}。`,
    notes: {
      own: "是自己办的事",
      secret: "是秘密",
      yes: "已经答应去了",
      no: "已经说了不去",
      known: (who) => `${who}已经知道`,
    },
    noted: (text, notes) => (notes.length > 0 ? `${text}（${notes.join("；")}）` : text),
    proposed: {
      meet: (by, _, place, when) => `${by}提议${when}在${place}见面。`,
      help: (by, news, place, when) => `${by}说起给${news}搭把手，${when}，在${place}。`,
      company: (by, news) => `${by}想一起去${news}。`,
    },
    service: (by, thing, own) => (own ? `${by}问要不要${thing}。` : `${by}想要${thing}。`),
    deed: (by, to, deed, what) => {
      const asked = {
        go: `去${what}`,
        come: `一起去${what}`,
        wait: "在这儿等一等",
        stop: "停下手里的事",
        leave: "走开",
        fetch: `去取${what}`,
        vote: `照${what}投票`,
      };
      return `${by}要${to}现在${asked[deed]}。`;
    },
    hindered: (text, why) => `${text}（不行：${why}）`,
    counter: (keeper, place) => `${keeper}在${place}招呼客人：那儿有的东西可以开口要（"propose"、"service"）。`,
    proposedThis: (text, to) =>
      `${text}（这是自己向${to}提议的：${to}答应没有，由自己来说；${to}表了态，就用"reply"填"yes"或"no"）`,
    newsKnown: (who) => `${who}可以告诉别人的消息：`,
    waits: (who) => `等着${who}答复的：`,
    agreed: (who) => `${who}已经答应的：`,
    together: {
      meet: (other, _, place, when) => `${when}在${place}和${other}见面`,
      help: (other, news, place, when) => `${when}在${place}和${other}一起给${news}搭把手`,
      company: (other, news) => `和${other}一起去${news}`,
    },
    dues: {
      tell: (who, other, news) => `${who}是来把这件事告诉${other}的：${news}。`,
      word: (who, other, news) => `${who}想跟${other}说说这件事：${news}（"tell"、"opinion"）。`,
      offer: (who, other, news) => `${who}想在这件事上给${other}帮忙：${news}（"propose"、"help"）。`,
      "make-up": (who, other, news) => `${who}想跟${other}和好，不再计较这件事：${news}（"apologise"）。`,
    },
    coming: (news) => `去${news}`,
    isOff: (text) => `${text}（其实去不成了，还没有说）`,
    acts: '"acts"：这句话要做的事，最多三件，先定下来再想怎么说；用不到的填null。"ask"问（"what"是问什么，"code"填N或人名，是关于什么）；"answer"回答问题（"answer"："yes"、"no"、"unknown"或"value"）；"tell"告诉（"code"填N，这句话就要说出地点和时间；填L加编号，是上面的那一条；"what"填"opinion"，"code"填N或人名，是说自己的看法）；"warn"提醒、"confide"私下告诉（"code"填N）；"propose"提议（"what"："meet"见面，要填"place"、"day"和"at"，格式HH:MM；"help"帮忙或"company"同去，"code"填N；有人招呼客人的地方，要东西或问人要不要是"service"，"code"填东西的叫法；要人现在做的："wait"等着、"stop"停下、"leave"走开，"go"去或"come"同去填"place"，"fetch"去取填"place"、"code"填东西的叫法，"vote"投票填N）；"reply"答复（"code"填P；或填N，说去不去；没有编号的，"what"照"propose"填；再填"answer"）；"withdraw"收回自己的提议或答应了的事（"code"填W；填N，是说自己去不了了）；"react"对刚才的话有所表示（填"how"）；都不是的才是"chat"。别人问的、提议的、告诉的，先要有个回应。',
  },
};

/** The codes of a question, in words: the news, then what waits for a reply. Empty where there are none. */
export function codesInWords(input: AboutToSpeak): string[] {
  const { persona, mind, town, others } = input;
  const words = inLanguage(town.language, wordings);
  const news = newsFor(input);
  const nameOfNews = (id: string): string => {
    const at = news.findIndex((one) => one.id === id);
    return at >= 0 ? `N${at + 1}` : (gatheringOf(input.stories.get(id))?.name ?? id);
  };
  const place = (id: string): string => town.map.places.get(id)?.name ?? id;
  const atOnce = (what: AtOnce, by: PersonId, to: PersonId): string => {
    const [who, other] = [called(input, by), called(input, to)];
    if (what.kind === "service") return words.service(who, what.thing, serves(town, by, what.place));
    const of =
      what.deed === "fetch"
        ? `${what.thing} (${place(what.place)})`
        : "place" in what
          ? place(what.place)
          : "news" in what
            ? nameOfNews(what.news)
            : "";
    return words.deed(who, other, what.deed, of);
  };
  const matter = (wording: Wording["proposed"], what: Exclude<Proposed, AtOnce>, who: string): string => {
    const offer = offerOf(what, input);
    const place = offer ? placeOf(town.map, offer.place).name : "";
    const when = offer ? `${dateText(town.start, offer.from, town.language)} ${clockText(offer.from)}` : "";
    return wording[what.kind](who, "news" in what ? nameOfNews(what.news) : "", place, when);
  };
  const told = news.map((story, i) => {
    const event = gatheringOf(story);
    const text = event
      ? words.gathering(
          called(input, event.host),
          sentence(event.name),
          placeOf(town.map, event.spot.place).name,
          dateText(town.start, event.from, town.language),
          clockText(event.from),
          clockText(event.to),
        )
      : statement(bestMemory(mind, story.id)!);
    const decided = answered(mind, story.id);
    const notes = [
      ...(story.holder === mind.id ? [words.notes.own] : []),
      ...(story.secret ? [words.notes.secret] : []),
      ...(decided === null ? [] : [decided === "accepted" ? words.notes.yes : words.notes.no]),
      ...others.filter((who) => believesKnows(mind, who, story)).map((who) => words.notes.known(called(input, who))),
    ];
    return words.news(`N${i + 1}`, words.noted(text, notes));
  });
  const waiting = proposalsFor(input).flatMap(({ to: { by, what }, own }, i) => {
    if (isAtOnce(what)) {
      const text = own ? atOnce(what, mind.id, by) : atOnce(what, by, mind.id);
      const why = own ? null : hindrance(what, by, input);
      return [
        words.news(
          `P${i + 1}`,
          own ? words.proposedThis(text, called(input, by)) : why ? words.hindered(text, why) : text,
        ),
      ];
    }
    if (!offerOf(what, input) && what.kind !== "company") return [];
    const text = matter(words.proposed, what, own ? persona.name : called(input, by));
    return [words.news(`P${i + 1}`, own ? words.proposedThis(text, called(input, by)) : text)];
  });
  const agreed = agreedWith(input).map(({ to, with: who, off }, i) => {
    const text =
      "news" in to
        ? words.coming(nameOfNews(to.news))
        : isAtOnce(to.what)
          ? atOnce(to.what, who, mind.id)
          : matter(words.together, to.what, called(input, who));
    return words.news(`W${i + 1}`, off ? words.isOff(text) : text);
  });
  const here = input.world.people.get(mind.id)?.spot.place ?? "";
  const keeper = [...others, mind.id].find((who) => town.map.places.has(here) && serves(town, who, here));
  return [
    ...(keeper === undefined ? [] : [words.counter(called(input, keeper), place(here))]),
    ...(told.length > 0 ? [words.newsKnown(persona.name), ...told] : []),
    ...(waiting.length > 0 ? [words.waits(persona.name), ...waiting] : []),
    ...others.flatMap((other) =>
      meantFor(input, other).map(({ story, does }) => {
        const at = news.findIndex(({ id }) => id === story.id);
        return words.dues[does](persona.name, called(input, other), at >= 0 ? `N${at + 1}` : sentence(story.memory));
      }),
    ),
    ...(agreed.length > 0 ? [words.agreed(persona.name), ...agreed] : []),
  ];
}

/** How acts are to be given, in words. */
export const howToAct = ({ town }: Pick<Self, "town">): string => inLanguage(town.language, wordings).acts;
