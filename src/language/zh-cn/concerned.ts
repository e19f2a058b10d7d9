/** 简体中文: what residents do about news, and what becomes known of it. */
import type { concerned as english } from "../en/concerned.ts";
import { listed } from "./common.ts";

/** Doing something about news. */
export const concerned: typeof english = {
  doings: {
    search: (thing, owner) => (owner === null ? `找${thing}` : `帮${owner}找${thing}`),
    secure: (place) => `把${place}要紧的东西搬到安全的地方`,
    work: (what) => `忙着${what === null ? "干自己的活" : `弄${what}`}`,
    look: (place) => `去新开的${place}转转`,
    lastLook: (place) => `趁${place}还没关门再去一回`,
    lookAt: (place) => `去看看${place}新开了什么`,
    lastLookAt: (place) => `趁还来得及，再去${place}看一回`,
  },
  isAt: (told, place) => {
    const parts = told.split(place);
    return parts
      .slice(1)
      .some(
        (after, i) =>
          parts[i]!.endsWith("在") ||
          /^(?:那儿|这儿|那边|里|里头|里面|上|旁边)?(?:的(?!大?门)|(?:要|会|将|新)*[开办](?:的|了?一?[家个所间]|[^\p{P}]*开张)|有[家个所间])/u.test(
            after,
          ),
      );
  },
  reasons: {
    search: (thing) => `${thing}还没找着`,
    secure: (place) => `${place}要出事`,
    visit: (place) => `想去${place}看看`,
    work: (what) => `想接着${what === null ? "干" : `弄${what}`}`,
  },
  notes: {
    searched: (who, doing, places) => `${who}到${listed(places)}${doing}，没有找到`,
    sawTo: (who, doing) => `${who}${doing}`,
  },
  helped: {
    me: (who, what) => [`我去帮了${who}一把，${what}不用再找了。`, `${who}那儿我去过了，${what}的事算是解决了。`],
    unheard: (by, what) => [`我前阵子在找${what}，多亏${by}来帮忙。`, `${by}真够意思，我缺${what}，是${by}给解决的。`],
    you: (what) => [`多亏你来帮忙，${what}不用再找了。`, `你不是来帮过我了嘛，${what}的事解决了。`],
  },
  over: {
    danger: (who, places) => {
      const there = places.length === 0 ? "" : `${listed(places)}的`;
      return {
        memory: `${who}看见${there}危险过去了`,
        tells: [`${there}危险过去了，总算能松口气。`, `没事了，${there}险情过去了，人都好好的。`],
        passes: [`听说${there}危险过去了。`, `${there}险情过了，大家都没事。`],
      };
    },
    need: (who, first, by, what) => ({
      memory: `${by}去帮了${who}，${what}不用再找了`,
      tells: [`${what}我不用再找了，${by}来帮了忙。`, `我不是在找${what}吗？${by}给我解决了。`],
      passes: [`${first}不用再找${what}了，${by}去帮了忙。`, `${by}帮了${first}一把，${what}的事解决了。`],
    }),
    project: (who, first, what) => ({
      memory: `${who}${what === null ? "手上的活全干完了" : `把${what}弄好了`}`,
      tells: [
        what === null ? "总算干完了！" : `${what}总算弄好了！`,
        what === null ? "手上的活全完了，一身轻。" : `我把${what}弄完了，你有空来看看。`,
      ],
      passes: [
        what === null ? `${first}手上那件事总算干完了。` : `${first}把${what}弄好了。`,
        `${what === null ? `${first}那件事` : `${first}的${what}`}大功告成了。`,
      ],
    }),
    alive: (who, other, first) =>
      first === null
        ? {
            memory: `不管别人怎么说，${who}好好地活着`,
            tells: ["都说我死了，你看我不是好好的？", "别听人瞎说，我活得好好的。"],
            passes: [`没有的事，${other}好好的。`, `${other}活得好好的，谢天谢地。`],
          }
        : {
            memory: `${who}看见${first}好好地活着`,
            tells: [`没有的事，${other}好好的，我亲眼看见的。`, `我刚见着${other}了，活得好好的。`],
            passes: [`没有的事，${other}好好的。`, `${other}活得好好的，谢天谢地。`],
          },
    unhurt: (who, other, first) =>
      first === null
        ? {
            memory: `不管别人怎么说，${who}没伤着，好好的`,
            tells: ["都说我伤着了，你看我不是好好的？", "别听人瞎说，我哪儿也没伤着。"],
            passes: [`没有的事，${other}好好的。`, `${other}没伤着，谢天谢地。`],
          }
        : {
            memory: `${who}看见${first}好好的，没伤着`,
            tells: [`没有的事，${other}好好的，我亲眼看见的。`, `我刚见着${other}了，走路好好的，没伤着。`],
            passes: [`没有的事，${other}好好的。`, `${other}没伤着，谢天谢地。`],
          },
    quarrel: (who, first, other, over) => ({
      memory: `${who}和${other}和好了，不再计较${over}`,
      tells: [`我跟${other}和好了。`, `我跟${other}又说话了，${over}的事不提了。`],
      passes: [`${first}和${other}和好了。`, `你听说了吗？${first}和${other}又说上话了，${over}的事过去了。`],
    }),
    decided: (post) => ({
      memory: `定${post}的日子过了，没有人得到更多支持`,
      tells: [`${post}没定下来，谁也没比谁多。`],
      passes: [`听说${post}还是没定下来。`],
    }),
    chosen: (who, other, first, post) => ({
      memory: `${who}当上了${post}`,
      tells:
        other === null
          ? [`定下来了，${post}是我。`, `大家推我当${post}，我自己都没想到。`]
          : [`定下来了，${other}当${post}。`, `${post}定了，是${other}。`],
      passes: [`定下来了，${first}当${post}。`, `你听说了吗？${first}当上${post}了。`],
    }),
  },
  atYours: (who) =>
    who === null
      ? ["你那儿有危险，我亲眼看见的，趁还来得及，快收拾收拾。", "我是来给你提个醒的，你那儿不安全，我亲眼看见的。"]
      : [`你那儿有危险，${who}看见的，趁还来得及，快收拾收拾。`, `我是来给你提个醒的，${who}说你那儿不安全。`],
  found: {
    memory: (who, thing, owner, place) => `${who}在${place}${owner === null ? "" : `替${owner}`}找到了${thing}`,
    tells: (thing, owner, place) =>
      owner === null
        ? [`我不用再找了，原来就在${place}！`, `我丢的找着了，就在${place}！`]
        : [`我把${owner}丢的${thing}找着了！就在${place}。`, `${owner}不用再找了：${thing}我在${place}找着了。`],
    toOwnerOf: (thing, finder, place) => [
      `不用找了！${finder}在${place}把${thing}给你找着了。`,
      `好消息：${thing}找着了，是${finder}替你找到的，就在${place}！`,
    ],
    own: (thing, finder, place) => [
      `我不用再找了，${finder}在${place}把${thing}给我找着了。`,
      `${thing}找着了！就在${place}，是${finder}找到的。`,
    ],
    toOwner: (thing, place) => [
      `不用找了！我在${place}把${thing}给你找着了。`,
      `好消息：${thing}找着了，就在${place}！`,
    ],
    passes: (thing, owner, place) => [
      owner === null ? `听说${thing}在${place}找着了。` : `听说${owner}不用再找了：${thing}在${place}找着了。`,
      `${owner === null ? "" : `${owner}总算能放心了，`}${thing}找到了，就在${place}。`,
    ],
  },
};
