/** 简体中文: what people are told about their own acts, and what their acts set going. */

import type { replies as english } from "../en/replies.ts";
import { literal } from "../literal.ts";
import { listed } from "./common.ts";
import { doingNow } from "./sights.ts";

/** What one says when one greets or calls somebody. */
const greetings =
  "你好 您好 你们好 大家好 各位好 大家早上好 大家早 大家下午好 大家晚上好 各位早 嗨 喂 嘿 早上好 早安 早啊 早 下午好 中午好 晚上好 晚安 再见 拜拜 谢谢 请问 不好意思 打扰了 哎".split(
    " ",
  );
const withoutGreeting = (part: string): string => {
  const greeted = greetings.find((one) => part.startsWith(one));
  return greeted ? part.slice(greeted.length).replace(/^[呀啊哟哈呐]+/u, "") : part;
};

/** Replies to acts. */
export const replies: typeof english = {
  elsewhere: (place, names, more) => `${place}开着，${listed(names)}${more ? "等人" : ""}在那儿。`,
  nothingOpen: (next) => `这会儿镇上的人大多在睡觉，或者待在家里。${next ? `${next.place}${next.opens}开门。` : ""}`,
  notAdmitted: (why) => `${why}。`,
  closed: (place, opens) => `${place}现在关着门，${opens}开门。`,
  nothingSaid: "说点什么吧：消息是空的。",
  asleep: (name) => `${name}正在睡觉。`,
  severalAsleep: (names) => `${listed(names)}正在睡觉。`,
  toNobody: (words) => `自言自语地说：“${words}”`,
  nobodyHears: "那里没有人能听见。",
  behindDoor: (name, area) => `${name}在${area ?? "自己房间"}里，关着门，没听见你说话；过一会儿再来试试吧。`,
  nobodyAt: (place) => `${place}这会儿没有人能听见你。`,
  isAt: (name, place, asleep, walking) =>
    walking
      ? `${name}不在这里，正在路上，刚经过${place}。`
      : `${name}不在这里，在${place}${asleep ? "，已经睡了" : ""}。`,
  areAt: (all) => {
    const names = listed(all.map(({ name }) => name));
    const where = ({ place, asleep, walking }: (typeof all)[number]) =>
      walking ? `正在路上，刚经过${place}` : `在${place}${asleep ? "，已经睡了" : ""}`;
    return all.every((one) => where(one) === where(all[0]!))
      ? `${names}都不在这里，${where(all[0]!)}。`
      : `${names}都不在这里：${all.map((one) => `${one.name}${where(one)}`).join("；")}。`;
  },
  allAsleep: (place, names) => `${place}没人来开门：${listed(names)}${names.length > 1 ? "都" : ""}睡着呢。`,
  householdOut: (place) => `${place}的住户这会儿都不在家。`,
  comingToTheDoor: "来开门",
  comingOut: "出来看看是谁",
  together: (sentences) => sentences.join(""),
  notReached: (name, why) => `${name}没有听到：${why}。`,
  alreadyHeard: "这句话已经听到了。",
  heard: (first) => `${first}听见了。`,
  cannotHear: (name) => `从那里${name}听不见你说话。`,
  notHere: (name, place, others) =>
    `${name}现在不在${place}。${others.length > 0 ? `在那儿的有${listed(others)}。` : "那里也没有别人。"}`,
  nothingDone: "写下你要做什么，例如：弹钢琴。",
  seen: (place) => `${place}的人都看见了。`,
  unseen: (place) => `${place}没有人，谁也没看见。`,
  youAreAt: (place, areaName) => `你到了${place}，现在在${areaName ?? "门口"}。`,
  youAreNotAt: (place) => `你现在不在${place}。`,
  notInTown: "你现在不在镇上。在某个地方说句话，或者用 /visit，就能走进来。",
  leftTown: "你离开了小镇。见过你的人会记得你。",
  nothingWhispered: "写下心声要说的话，例如：你要去竞选镇长。",
  whispered: (name, pronouns) => `${name}会把这当成${{ she: "她", he: "他", they: "TA" }[pronouns]}自己的念头。`,
  noObject: "没有这样东西，请从列表里选一样。",
  noState: (object) => `写下${object ?? "它"}变成了什么样，例如：着火了。`,
  objectChanged: (object, place, was, is) => `${place}的${object}原来是“${was}”，现在是“${is}”。`,
  objectAlready: (object, place, is) => `${place}的${object}已经是“${is}”了。`,
  nowhere: "你还不在镇上的任何地方。先去一个地方吧，例如用 /go。",
  noSuchPlanting: (named, names) =>
    `小镇没有备好“${named}”。试试${listed(names, "或")}，或者用 /event plan 自己安排一场。`,
  noPlanting: (town) => `${town}没有备好可以种下的心愿。可以用 /event plan 安排一场活动，或者对谁耳语一句。`,
  plantedThought: (names) => `${listed(names)}现在有了这个念头。接下来会怎样，全看居民们自己。`,
  alreadyPlanned: (host, event, day, hours, place) => `${host}已经在打算办${event}了：${day}${hours}，在${place}。`,
  planted: (host, event, place, day, hours) =>
    `${host}现在想在${day}${hours}在${place}办${event}。会告诉谁、接下来会怎样，全看居民们自己。`,
  whichResident: (typed, names) => `“${typed}”可能是${listed(names, "或")}，请写全名。`,
  noResident: (typed, town, names) =>
    `${town}没有叫“${typed}”的居民。这里住着${names.length > 6 ? `${names.slice(0, 5).join("、")}等人` : listed(names)}。`,
  noPlace: (typed, town, names) => `${town}没有叫“${typed}”的地方。试试${listed(names, "或")}。`,
  noArea: (typed, place, names) => `${place}没有“${typed}”。试试${listed(names, "或")}。`,
  noObjectNamed: (typed, town, example) => `${town}没有“${typed}”。请写成“地点: 区域: 物品”，例如“${example}”。`,
  whichObject: (count, example) => `这样的东西有${count}样。请把地点也写上，例如“${example}”。`,
  standsStill: (why) => `小镇停着：${why}`,
  wakingUp: "小镇刚刚醒来，请稍等一会儿再试。",
  keepersOnly: "只有管理这个服务器的人才能这样做。",
  speaks: (language) => `我平时说${language}`,
  speaksToo: "；",
  noName: "请写一个在镇上用的名字。",
  nameLeads: "名字里不能有链接，也不能 @ 别人。请换一个名字。",
  looksLike: (name) => `这里已经有人叫${name}了。请换一个不会让人认错的名字。`,
  mixesScripts: (name) => `${name}的同一个词里混用了两种文字的字母，容易让人认错。请让每个词只用一种文字的字母。`,
  nameTaken: (name) => `镇上已经住着一位${name}了。换个名字吧，免得大家认错人。`,
  nameReserved: (name) => `镇上没有人能叫${name}：那是 Discord 或管理服务器的人用的称呼。请起一个自己的名字。`,
  nameAtVisit: "用 /visit 起一个自己的名字，就能进来。",
  pausedAlready: (town) => `${town}已经暂停了。`,
  pausedBy: (name) => `${name}暂停了小镇。`,
  resume: "用 /town resume 可以继续。",
  paused: (town) => `${town}现在停下了。在继续之前，没有人会走动、思考，也不会产生费用。`,
  runsAlready: (town) => `${town}正在运行。`,
  resumed: (town) => `${town}从停下的地方接着过日子了。`,
  badPace: "速度可以是 1x、3x 或 10x，也可以是每一步的节拍数：1（默认）到 20（最慢）之间的整数。",
  pace: (beats) =>
    beats < 1
      ? `小镇现在以 ${Math.round(1 / beats)} 倍的速度生活；有人和居民说话时，它会慢下来。`
      : beats === 1
        ? "小镇现在每一拍都走一步。"
        : `小镇现在每${beats}拍走一步。`,
  townExists: "这里已经有一座小镇了。请先用 /town remove 移除它。",
  removed: "小镇已经移除了。",
  dozing: "有一阵子没人来了。说句话，小镇就会醒来。",
  quietHours: "现在是安静时段。有人说话就会得到回应，但时间要等这段过去才会继续走。",
  opensSoon: "小镇刚刚醒来，马上就开门。",
  notWritten: (why) => `小镇的记忆写不进去了：${why}`,
  fault: "程序出了故障，小镇停下了。请重新启动；到现在为止发生的事都保存着。",
  isAsleep: "正在睡觉",
  isDoing: doingNow,
  does: (doing) => doing,
  address: {
    hello: "你好！",
    only: (text, names) => {
      const parts = text.toLowerCase().split(/[^\p{L}\p{N}·]+/u);
      const without = (part: string) =>
        names.reduce((left, name) => left.replaceAll(name.toLowerCase(), ""), withoutGreeting(part));
      return parts.some((part) => part !== "") && parts.every((part) => withoutGreeting(without(part)) === "");
    },
    alike: (text, names) => {
      if (/[我咱俺]/u.test(text)) return null;
      const without = (part: string) =>
        names.reduce((left, name) => left.replaceAll(name.toLowerCase(), ""), withoutGreeting(part));
      return (
        text
          .toLowerCase()
          .split(/[^\p{L}\p{N}·]+/u)
          .map((part) => withoutGreeting(without(part)))
          .join("") || null
      );
    },
    names: (text, name) => text.toLowerCase().includes(name.toLowerCase()),
    asksAbout: (text, first) =>
      text.includes(first) &&
      /谁|哪|什么|怎么|如何|关于|认识|知道|觉得|见过|看到|看见|吗/.test(text) &&
      !new RegExp(
        `^[^\\p{L}]{0,9}(你好|您好|嗨|喂|嘿|早上好|早安|下午好|晚上好|早)?[^\\p{L}]{0,9}${literal(first)}[，,！!：:。?？\\s]`,
        "u",
      ).test(text),
  },
  stories: {
    whisperTells: (own) => [
      `有件事我拿定主意了：${own}。`,
      `听我说，这事我想亲口告诉你：${own}。`,
      `不知怎么的，我忽然有了个念头：${own}。`,
      `你也许会觉得奇怪，不过${own}。`,
    ],
    whisperPasses: (first, own, third) =>
      third === null
        ? [`${first}跟人说：“${own}。”你怎么看？`]
        : [`你听说了吗？${third}。`, `${third}，真没想到。你怎么看？`, `听人说，${third}。`],
    newsMemory: (visitor, said) => `${visitor}说${said}`,
    newsPasses: (visitor, said) => [
      `有位叫${visitor}的访客说，${said}。信不信由你。`,
      `你听说了吗？来做客的${visitor}说，${said}。`,
      `我也是听访客${visitor}说的：${said}。`,
    ],
    heldPasses: (visitor, event, place, day, hours) => [
      `来做客的${visitor}说，${day}${hours}在${place}有${event}，你去吗？`,
      `听说了吗？${day}${hours}${place}有${event}，${visitor}告诉我的。`,
    ],
    rightedMemory: (visitor, first, right) => `${visitor}先是说${first}，后来又更正说：${right}`,
    rightedPasses: (visitor, first, right) => [
      `访客${visitor}之前说${first}，后来更正了：${right}。`,
      `${visitor}说的那事，就是${first}那件，没说对。后来改口了：${right}。`,
    ],
    takenBackMemory: (visitor, said) => `${visitor}收回了自己的话，承认并没有“${said}”这回事`,
    takenBackPasses: (visitor, said) => [
      `访客${visitor}把话收回去了，说${said}，其实没这回事。`,
      `${visitor}不是说${said}吗？那是瞎说的，${visitor}自己认了。`,
    ],
    wish: (event, place, day, hours) => `你想在${day}${hours}在${place}办${event}`,
    eventMemory: (host, event, place, day, hours) => `${host}想在${day}${hours}在${place}办${event}`,
    eventTells: (event, place, day, hours) => [
      `${day}${hours}，我要在${place}办${event}，你来吗？`,
      `${day}${hours}，${place}，${event}。你能来就太好了。`,
      `${day}给我留着好吗？我要在${place}办${event}，${hours}。`,
    ],
    eventPasses: (first, event, place, day, hours) => [
      `${first}${day}${hours}要在${place}办${event}，你也去吧。`,
      `听说了吗？${day}${hours}${place}有${event}，是${first}的主意。`,
    ],
  },
  why: {
    tooOld: "那是太久以前的事，已经不再保留。",
    nobodys: "那不是住在这里的人说的或做的。",
    kind: "那是程序预先备好、借居民之口说的一句安慰。它不出自任何记忆，那位居民也不知道；它回应的是什么，一个字都没有保存。",
  },
};
