/** 简体中文: who may take part in a town - stepping in where it asks first, and being kept out. */
import type { admission as english } from "../en/admission.ts";

/** Words about it. */
export const admission: typeof english = {
  banned: "你不能参与这座小镇：这是服务器管理者的决定。你仍然可以用 /privacy 查看它保留了你的什么，或让它忘记你。",
  outside: (town) => `${town}要先问一声：用 /visit 走进来。在那之前，你在这里说的、做的都不会被保留，也没有人听见。`,
  ask: (town) =>
    `${town}里住的都是AI角色，而且先问过才会听：你刚才写的没有被保留，也没有人听见。走进来之后才会；/privacy about 说明会保留什么。`,
  stepIn: "走进小镇",
  tooFast: (lines) =>
    `你太快了，小镇忙不过来：每个人一分钟最多说、做${lines}次。现在写的、做的都不算数，歇几秒再接着来吧。`,
  unfit: "这句话不适合这座小镇：里面有不能出现的词。没有人听见，也没有保留。",
  unfitName: "你的名字里有不能在小镇出现的词：请用 /visit 另取一个。",
  joining: {
    open: "在某个地点写字的人，立刻就参与进来。",
    ask: "在某个地点写字的人，会先被问要不要走进来；在那之前，他们的话不会被保留，也没有人听见。",
  },
  otherJoining: {
    open: "加上 `joining: ask`，就会先问人们要不要走进来。",
    ask: "不加 `joining: ask`，在某个地点写字的人立刻就参与进来。",
  },
  ban: {
    done: (name) =>
      `${name}不能再参与小镇：他们在那里说的、做的都不会被保留，也没有人听见。/town unban 可以让他们回来。`,
    already: (name) => `${name}早已被禁止参与小镇。`,
    lifted: (name) => `${name}又可以参与小镇了。`,
    notBanned: (name) => `${name}没有被禁止参与小镇。`,
    owner: (name) => `${name}是这个服务器的所有者，不能禁止。`,
    bot: (name) => `${name}是机器人：机器人说的话本来就没有人听见，不能禁止。`,
    yourself: "你不能禁止自己：小镇需要有人照看。",
    nobody: "没有人被禁止参与小镇。",
    list: (names) => `被禁止参与小镇的人：${names.join("、")}。`,
  },
};
