/** 简体中文: what happens in town, told as sentences in the third person. */
import type { sights as english } from "../en/sights.ts";
import { listed } from "./common.ts";

/** "正在做早饭", but "正在柜台招呼客人" and "正坐在窗边喝茶": a doing that says where brings its own 在. */
export const doingNow = (doing: string): string => (/^.?(?:在|着)/.test(doing) ? `正${doing}` : `正在${doing}`);

const place: (typeof english)["place"] = {
  area: (name) => name,
  areaOfPlace: (areaName, placeName) => (placeName.includes(areaName) ? placeName : `${placeName}的${areaName}`),
  object: (name, areaName, placeName) => `${placeName}${areaName === null ? "" : areaName}的${name}`,
  areaHolds: (areaName, objects) => (objects.length === 0 ? `${areaName}空着` : `${areaName}有${listed(objects)}`),
  street: /街|路|巷|小径|大道/,
};

/** Places in words, and what events look or sound like to a witness. */
export const sights: typeof english = {
  place,
  told: {
    somebody: "有人",
    aVisitor: "一位访客",
    guest: (name) => (name === "一位访客" ? name : `访客${name}`),
    said: (who, to, text) => `${who}${to.length > 0 ? `对${to.join("和")}` : ""}说：“${text}”`,
    is: (who, doing) => `${who}${doingNow(doing)}`,
    came: (who, where) => `${who}来到了${where}`,
    passed: (who, where) => `${who}路过${where}`,
    setOut: (who, where) => `${who}动身去${where}`,
    left: (who, where) => `${who}离开了${where}`,
    woke: (who) => `${who}醒了`,
    slept: (who) => `${who}睡着了`,
    turnedAway: (who, where, why) => `${who}没能进${where}：${why}`,
    objectIs: (object, state) => `${object}：${state}`,
    objectWent: (object, from, to) => `${object}从“${from}”变成了“${to}”`,
    visitorCame: (name, where, about) =>
      `一位叫${name}的访客来到了${where}${about ? `，这样介绍自己：“${about}”` : ""}`,
    performed: (guest, doing) => `${guest}${doing}`,
    thought: (who, text) => `${who}心里冒出一个念头：“${text}”`,
  },
};
