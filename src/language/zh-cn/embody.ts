/** 简体中文: a member who takes over a resident. */
import type { embody as english } from "../en/embody.ts";

/** Words of it. */
export const embody: typeof english = {
  already: (name) => `你现在就是${name}。请先用 /release 放开。`,
  taken: (name) => `现在有人正扮演${name}，请过一会儿再试。`,
  asleep: (name) => `${name}睡着了，等醒了再试吧。`,
  begun: (name, place) =>
    `你现在是${name}，在${place}。你替TA做的，TA会记得是自己做的。用 /release 放开，十分钟不说话也会放开。`,
  nobody: "你现在只是你自己。用 /embody 可以扮演一位居民。",
  over: (name) => `${name}又过自己的日子了。`,
  elsewhere: (name, place) => `你现在是${name}，人在${place}：请到那里去写，或用 /go 让TA走过来。`,
  refused: (name, why) => `${name}现在做不了：${why}。`,
  goes: (name, place) => `${name}去${place}。`,
  asSelf: (name) => `你现在是${name}；/visit 要等你是自己时才能用。请先用 /release 放开。`,
  // What goes on is not done yet: "挥了挥手" is "挥手".
  doing: (text) =>
    text
      .replace(/(?<![。！.!])[。！.!]+$/u, "")
      .replace(/(\p{Script=Han})了\1/gu, "$1")
      .replace(/(?<![为除不没罢])了(?![解不结得望却没])/gu, ""),
};
