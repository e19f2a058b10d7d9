/** 简体中文: what the world itself says. */
import type { world as english } from "../en/world.ts";
import { listed } from "./common.ts";

/** Refusals, doings and remedies. */
export const world: typeof english = {
  refusals: {
    closed: (place) => `${place}没开门`,
    nobodyHome: (place) => `${place}没有人在家`,
    private: (place) => `${place}是私人住处`,
    staffOnly: (areaName) => `${areaName}只有在那儿工作的人才能进`,
    ownRoom: (areaName) => `${areaName}是别人自己的房间`,
    taken: (areaName) => `${areaName}有人在用`,
    full: (areaName) => `${areaName}满了`,
    nobodyOpens: (place) => `${place}没人来开门`,
  },
  cannot: {
    noObject: "没有这样东西",
    notInTown: (who) => `${who}不在镇上`,
    awake: "已经醒了",
    alreadyAsleep: "已经睡了",
    asleep: "正在睡觉",
    inTalk: "正在和人说话",
    inAnotherTalk: "正在和别人说话",
    onTheWay: "正在路上",
    farFromBed: "离床太远",
    noRoad: "没有路通到那里",
    notThere: "不在那里",
    talkOver: "那场谈话已经结束了",
    nobodyToTalkTo: "那里没有可以说话的人",
    nobodyToAsk: "没有人可以请进来",
    notTheirs: "不是自己家，不能请人进去",
    nobodyAtDoor: "门口没有人",
  },
  doings: {
    lookingAround: "四处看看",
    wakingUp: "起床",
    sleeping: "睡觉",
    outside: (why) => `门外站着，${why}`,
    knocking: (place) => `敲${place}的门`,
    comingIn: "正进门",
    walkingTo: (place) => `往${place}走`,
    talkingWith: (names) => `和${names.length > 0 ? listed(names) : "自己"}说话`,
  },
  states: { occupied: "有人睡着", idle: "闲置", nearlyEmpty: "快空了", empty: "空了" },
  leaving: { timeToGo: "该走了", gotLate: "时候不早了", hostOff: "主人要出门或者休息了" },
  remedies: {
    stoveFire: "关掉{object}，把火扑灭",
    fire: "扑灭{object}上的火",
    boiling: "关掉{object}",
    leak: "修{object}",
    broken: "修{object}",
    bareLarder: "把买来的菜放进{object}",
    empty: "给{object}补货",
    dirty: "把{object}擦洗干净",
    open: "去看看{object}是怎么回事",
    other: "把{object}收拾好",
  },
};
