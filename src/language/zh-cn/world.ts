/** 简体中文: what the world itself says. */
import type { world as english } from "../en/world.ts";
import { listed } from "./common.ts";

const fire = /着火|起火|失火|火苗|火焰|燃|冒烟|浓烟|烧着|烧焦|烧糊|糊了/;

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
    stoveFire: { signs: fire, objects: /炉|灶|烤|锅|壶|机|电脑|微波/, doing: "关掉{object}，把火扑灭" },
    fire: { signs: fire, doing: "扑灭{object}上的火" },
    boiling: { signs: /溢|沸|扑锅|煮干|过热|漫出/, doing: "关掉{object}" },
    leak: { signs: /漏|滴水|渗|淹|积水|喷水|爆裂|冒水/, doing: "修{object}" },
    broken: { signs: /坏|裂|卡住|卡死|失灵|故障|没插电|断|碎/, doing: "修{object}" },
    bareLarder: { signs: /空|没了|用完|见底|没东西/, objects: /冰箱|食品柜|储藏柜/, doing: "把买来的菜放进{object}" },
    empty: { signs: /空|没了|用完|见底|缺货|卖光|卖完/, doing: "给{object}补货" },
    dirty: { signs: /脏|乱|洒|污|泥|灰|油腻|黏/, doing: "把{object}擦洗干净" },
    open: { signs: /开着|敞|没关|没锁|虚掩|响|闪/, doing: "去看看{object}是怎么回事" },
    other: { signs: /^/, doing: "把{object}收拾好" },
  },
};
