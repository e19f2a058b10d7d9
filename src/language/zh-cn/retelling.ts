/** 简体中文: episodes retold, in any person and tense, to whoever listens. */
import type { Clauses, Matter, Party, Telling, Tense, Where } from "../retold.ts";
import { listed } from "./common.ts";
import { doingNow } from "./sights.ts";

const called = ({ person, name }: Party): string => ({ 1: "我", 2: "你", 3: name })[person];
const pronoun = ({ person, pronouns, name }: Party): string =>
  person === 1 ? "我" : person === 2 ? "你" : { she: "她", he: "他", they: name }[pronouns];
/** Whose home it is, as they say it. */
const place = ({ name, home }: Where, { person }: Party): string =>
  home && person !== 3 ? `${person === 1 ? "我" : "你"}家` : name;
const at = (where: Where, holder: Party): string => (where.home && holder.person !== 3 ? "在家" : `在${where.name}`);

/** What is over, goes on, or is to come: "看见了", "看见", "会看见". */
const did = (tense: Tense, verb: string): string => ({ past: `${verb}了`, now: verb, ahead: `会${verb}` })[tense];
const will = (tense: Tense, verb: string): string => (tense === "ahead" ? `会${verb}` : verb);
const not = (tense: Tense, verb: string): string =>
  ({ past: `没有${verb}`, now: `没${verb}`, ahead: `不会${verb}` })[tense];

/** A doing with the speaker and the listener in it as such. */
function doing(who: Party, text: string, ...others: readonly Party[]): string {
  const bare = text.replace(/(?<![。.])[。.]+$/u, "");
  const named = [who, ...others].reduce(
    (told, one) =>
      one.person === 3 ? told : told.replaceAll(one.full, called(one)).replaceAll(one.full.split("·")[0]!, called(one)),
    bare,
  );
  return who.person === 3 ? named : named.replace(/[她他]的/gu, `${called(who)}的`);
}
/** What somebody was at then: "那会儿正在看书"; ahead "会在看书". */
function being(tense: Tense, text: string): string {
  if (tense === "ahead") return /^.?(?:在|着)/u.test(text) ? `到时候会${text}` : `到时候会在${text}`;
  return tense === "past" ? `当时${doingNow(text)}` : doingNow(text);
}
/** A doing with its place, unless it says so itself. */
const doingAt = (text: string, where: Where, holder: Party): string =>
  text.includes(where.name) || /在家|回家/u.test(text) ? text : `${at(where, holder)}${text.replace(/^在/u, "")}`;
const because = (why: string | null): string => (why === null ? "" : `，因为${why}`);

const meals = { breakfast: "早饭", lunch: "午饭", dinner: "晚饭" } as const;

function agreement(to: Matter, other: Party, { holder, tense }: Telling): string {
  const both = `${called(holder)}和${called(other)}`;
  const agree = did(tense, "约好");
  switch (to.kind) {
    case "meet":
      return `${both}${agree}${to.day}${to.at}${at(to.place, holder)}见面`;
    case "help":
      return to.own
        ? `${called(other)}${did(tense, "答应")}${called(holder)}，${to.at}来帮忙准备${to.event}`
        : `${called(holder)}${did(tense, "答应")}${called(other)}，${to.at}去帮忙准备${to.event}`;
    case "company":
      return `${both}${agree}一起去${to.event}`;
    case "come":
      return `${called(holder)}${did(tense, "答应")}${called(other)}去参加${to.event}`;
  }
}
const declining = (to: Matter, other: Party, holder: Party): string => {
  switch (to.kind) {
    case "meet":
      return `${to.day}${to.at}不和${called(other)}${at(to.place, holder)}见面`;
    case "help":
      return `不去帮忙准备${to.event}`;
    case "company":
      return `不和${called(other)}一起去${to.event}`;
    case "come":
      return `不去参加${to.event}`;
  }
};

/** The clauses of Chinese. */
export const retelling: Clauses = {
  did: [
    ({ doing: text }, { holder, tense }) => `${called(holder)}${being(tense, doing(holder, text))}`,
    ({ doing: text, place: where }, { holder, tense }) => {
      const own = doing(holder, text);
      return where && !/在/u.test(own)
        ? `${called(holder)}${being(tense, doingAt(own, where, holder))}`
        : `${called(holder)}${being(tense, own)}`;
    },
  ],
  saw: [
    ({ who, doing: text }, { holder, tense }) =>
      `${called(holder)}${will(tense, "看见")}${called(who)}${doingNow(doing(who, text, holder))}`,
    ({ who, doing: text }, { holder, tense }) =>
      `${called(holder)}${will(tense, "看到")}${called(who)}的时候，${pronoun(who)}${doingNow(doing(who, text, holder))}`,
    ({ who, doing: text }, { holder, tense }) =>
      `${called(holder)}${will(tense, "注意到")}${called(who)}${doingNow(doing(who, text, holder))}`,
  ],
  "saw act": [
    ({ who, doing: text }, { holder, tense }) =>
      `${called(holder)}${will(tense, "看见")}${called(who)}${doing(who, text, holder)}`,
  ],
  met: [
    ({ who, place: where, about }, { holder, tense }) =>
      `${who.person === 3 ? `一位叫${who.name}的访客` : called(who)}${will(tense, "来到")}${tense === "past" ? "了" : ""}${place(where, holder)}${about ? `，说：“${about}”` : ""}`,
  ],
  came: [
    ({ who, place: where }, { holder, tense }) =>
      `${called(holder)}${will(tense, "看见")}${called(who)}来到${place(where, holder)}`,
    ({ who, place: where }, { holder, tense }) =>
      `${called(who)}${will(tense, "来到")}${tense === "past" ? "了" : ""}${place(where, holder)}`,
  ],
  passed: [
    ({ who, place: where }, { holder, tense }) =>
      `${called(holder)}${will(tense, "看见")}${called(who)}路过${place(where, holder)}`,
    ({ who, place: where }, { holder, tense }) => `${called(who)}${will(tense, `从${place(where, holder)}路过`)}`,
  ],
  left: [
    ({ who, place: where }, { holder, tense }) =>
      `${called(holder)}${will(tense, "看见")}${called(who)}离开${place(where, holder)}`,
    ({ who, place: where }, { holder, tense }) => `${called(who)}${did(tense, "离开")}${place(where, holder)}`,
  ],
  knocked: [
    ({ who, place: where }, { holder, tense }) => `${called(who)}${will(tense, "来敲")}${place(where, holder)}的门`,
  ],
  "heart jumped": [
    ({ who }, { holder, tense }) => `${called(who)}走进来的时候，${called(holder)}心里${will(tense, "怦地一跳")}`,
  ],
  "asked in": [
    ({ who, guest, place: where }, { holder, tense }) =>
      `${called(who)}${will(tense, "请")}${called(guest)}进${tense === "past" ? "了" : ""}${place(where, holder)}`,
  ],
  "turned away": [
    ({ place: where, why }, { holder, tense }) =>
      `${called(holder)}${{ past: "没能进", now: "进不了", ahead: "会进不了" }[tense]}${place(where, holder)}${because(why)}`,
  ],
  instead: [
    ({ doing: text, place: where, at: hour, why }, { holder, tense }) =>
      text === null
        ? `${why}，所以${called(holder)}${will(tense, "打算")}${hour}再来${place(where, holder)}`
        : `${why}，所以${called(holder)}${tense === "ahead" ? "会" : "就"}${doingAt(doing(holder, text), where, holder)}${tense === "past" ? "了" : ""}`,
  ],
  "found odd": [
    ({ object, is }, { holder, tense }) => `${called(holder)}${will(tense, "发现")}${object}${is}`,
    ({ object, is }, { holder, tense }) => `${called(holder)}${will(tense, "注意到")}${object}${is}`,
  ],
  changed: [
    ({ object, from, to }, { holder, tense }) =>
      `${called(holder)}${will(tense, "看见")}${object}从“${from}”变成了“${to}”`,
  ],
  "put right": [
    ({ doing: text }, { holder, tense }) =>
      `${called(holder)}${{ past: "做完了", now: "刚做完", ahead: "会做完" }[tense]}：${doing(holder, text)}`,
  ],
  "gave up": [
    ({ doing: text }, { holder, tense }) =>
      `${called(holder)}${{ past: "一直没腾出手来", now: "一直腾不出手来", ahead: "会腾不出手来" }[tense]}${doing(holder, text)}`,
  ],
  "made shift": [
    ({ how, meal, larder, place: where }, { holder, tense }) => {
      const why = `家里的${larder}空了，所以${called(holder)}`;
      const ahead = tense === "ahead" ? "会" : "";
      if (how === "shopped") return `${why}吃${meals[meal]}之前${ahead || "只"}得先去买菜`;
      if (how === "ate out") return `${why}${ahead}去${where.name}吃${tense === "past" ? "了" : ""}${meals[meal]}`;
      return `${why}的${meals[meal]}${ahead || "只"}好凑合一顿`.replace("会好", "只好");
    },
  ],
  "looked for": [
    ({ who, places, found }, { holder, tense }) => {
      if (found)
        return `${called(holder)}${will(tense, "去找")}${called(who)}，${tense === "ahead" ? "会找到的" : "找到了"}`;
      if (places.length === 0) return `${called(holder)}${will(tense, "想找")}${called(who)}，却不知道上哪儿去找`;
      return `${called(holder)}${will(tense, "到")}${listed(places.map((one) => place(one, holder)))}找${called(who)}，${not(tense, "找到")}`;
    },
  ],
  "saw to": [
    ({ how, doing: text, places }, { holder, tense }) =>
      how === "search"
        ? `${called(holder)}${will(tense, "到")}${listed(places.map((one) => place(one, holder)))}${doing(holder, text)}，${not(tense, "找到")}`
        : `${called(holder)}${will(tense, doing(holder, text))}`,
  ],
  found: [
    ({ thing, owner, place: where }, { holder, tense }) => {
      const found = tense === "ahead" ? "会找到" : "找到了";
      const whose = owner === null || owner.full === holder.full ? "" : `替${called(owner)}`;
      return `${called(holder)}在${place(where, holder)}${whose}${found}${owner?.person === 2 ? "丢的那个" : thing}`;
    },
  ],
  attended: [
    ({ event, host, place: where, with: others }, { holder, tense }) => {
      const there = others.filter((one) => one.full !== host.full).map(called);
      const spot = at(where, holder);
      if (host.full === holder.full)
        return `${called(holder)}${will(tense, spot)}办${tense === "past" ? "了" : ""}${event}${there.length === 0 ? "" : `，${listed(there)}${{ past: "都来了", now: "都在", ahead: "会来" }[tense]}`}`;
      return `${called(holder)}${did(tense, "去")}${place(where, holder)}的${event}${there.length === 0 ? "" : `，${listed(there)}${tense === "ahead" ? "会在" : "也在"}`}`;
    },
    ({ event, host, place: where }, { holder, tense }) =>
      host.full === holder.full
        ? `${event}是${called(holder)}${at(where, holder)}办的`
        : `${called(host)}${at(where, holder)}办${event}，${called(holder)}${{ past: "去了", now: "在那儿", ahead: "会去" }[tense]}`,
  ],
  stage: [
    ({ who, how, what }, { tense }) =>
      ({
        begun: `${called(who)}${{ past: "着手弄起了", now: "刚开始弄", ahead: "会开始弄" }[tense]}${what}`,
        advanced: `${what}，${called(who)}${{ past: "又往前弄了一步", now: "正弄着", ahead: "会接着弄" }[tense]}`,
        done: `${called(who)}${{ past: "把", now: "刚把", ahead: "会把" }[tense]}${what}弄好${tense === "ahead" ? "" : "了"}`,
        failed: `${what}，${called(who)}${{ past: "没弄成", now: "弄不成", ahead: "怕是弄不成" }[tense]}`,
      })[how],
  ],
  result: [
    ({ who, post, won }, { tense }) =>
      `${called(who)}${won ? { past: "选上了", now: "选上了", ahead: "会选上" }[tense] : { past: "没选上", now: "没选上", ahead: "选不上" }[tense]}${post}`,
  ],
  quarrelled: [
    ({ with: other, over }, { holder, tense }) =>
      `${called(holder)}${will(tense, `和${called(other)}`)}${over === null ? "" : `为了${over}`}${tense === "ahead" ? "吵翻" : "吵翻了"}`,
    ({ with: other, over }, { holder, tense }) =>
      `${called(holder)}${over === null ? "" : `为了${over}，`}${{ past: `跟${called(other)}吵了一架`, now: `正跟${called(other)}吵着`, ahead: `会跟${called(other)}吵起来` }[tense]}`,
  ],
  "made up": [
    ({ with: other }, { holder, tense }) =>
      `${called(holder)}${will(tense, `和${called(other)}`)}和好${tense === "ahead" ? "" : "了"}`,
    ({ with: other, over }, { holder, tense }) =>
      `${over === null ? "" : `${over}的事，`}${called(holder)}${will(tense, `跟${called(other)}`)}说开${tense === "ahead" ? "" : "了"}`,
  ],
  said: [
    ({ by, to, words }, { holder, tense }) => {
      const others = to.filter((one) => one.full !== holder.full);
      if (by.full === holder.full)
        return `${called(by)}${will(tense, others.length === 0 ? "说" : `跟${listed(others.map(called))}说`)}${tense === "past" ? "过" : ""}：‘${words}’`;
      if (to.length === 0) return `${called(by)}${will(tense, "说")}：‘${words}’`;
      return others.length < to.length
        ? `${called(by)}${will(tense, `跟${called(holder)}说`)}：‘${words}’`
        : `${called(holder)}${will(tense, "听见")}${called(by)}跟${listed(others.map(called))}说：‘${words}’`;
    },
  ],
  agreed: [({ to, with: other }, how) => agreement(to, other, how)],
  declined: [
    ({ to, with: other, why }, { holder, tense }) =>
      `${called(holder)}${will(tense, "决定")}${declining(to, other, holder)}${tense === "past" ? "了" : ""}${because(why === null ? null : `${pronoun(holder)}${why}`)}`,
  ],
  kept: [
    ({ doing: text, with: others }, { holder, tense }) =>
      `${called(holder)}照计划${will(tense, doing(holder, text, ...others))}${tense === "past" ? "了" : ""}`,
    ({ doing: text, with: others }, { holder, tense }) =>
      `${called(holder)}说到做到，${will(tense, doing(holder, text, ...others))}${tense === "past" ? "了" : ""}`,
  ],
  helped: [
    ({ doing: text, with: others }, { holder, tense }) =>
      `${called(holder)}照计划${will(tense, doing(holder, text, ...others))}${tense === "past" ? "了" : ""}`,
  ],
  "stood up": [
    ({ with: [other] }, { holder, tense }) =>
      `${called(holder)}${will(tense, "按约好的等着")}，可是${other ? called(other) : "谁也"}${not(tense, "来")}`,
  ],
  missed: [
    ({ doing: text, with: others, why }, { holder, tense }) =>
      `${called(holder)}${{ past: "没能", now: "没法", ahead: "会没法" }[tense]}${doing(holder, text, ...others)}${because(why === null ? null : `${tense === "past" ? "当时" : ""}${doingNow(doing(holder, why, ...others))}`)}`,
  ],
  "called off": [
    ({ doing: text, with: others, why }, { holder, tense }) =>
      `${called(holder)}${will(tense, "决定")}不去${doing(holder, text, ...others)}了${because(why)}`,
  ],
  "heard off": [
    ({ doing: text, with: others }, { holder, tense }) =>
      `${others[0] ? `${called(others[0])}${will(tense, "告诉")}${called(holder)}` : `${called(holder)}${will(tense, "听说")}`}，${doing(holder, text, ...others)}的事不成了`,
  ],
  "made time": [
    ({ doing: text, with: others }, { holder, tense }) =>
      `${called(holder)}${will(tense, "放下")}${tense === "past" ? "了" : ""}手头的工作去${doing(holder, text, ...others)}，因为答应了就要做到`,
  ],
  thought: [
    ({ words }, { holder, tense }) =>
      `${called(holder)}心里${will(tense, "冒出")}${tense === "past" ? "过" : ""}一个念头：‘${words}’`,
  ],
  followed: [({ doing: text }, { holder, tense }) => `${called(holder)}想到就做，${being(tense, doing(holder, text))}`],
  "let go": [
    ({ why }, { holder, tense }) =>
      `${called(holder)}${will(tense, "打消")}${tense === "past" ? "了" : ""}那个念头${because(why)}`,
  ],
  planned: [
    ({ pieces }, { holder, tense }) =>
      `${called(holder)}这一天的打算${tense === "ahead" ? "会是" : "是"}${pieces.map((one) => doingAt(doing(holder, one.doing), one.place, holder)).join("，然后")}`,
  ],
};
