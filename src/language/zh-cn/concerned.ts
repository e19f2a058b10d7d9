/** 简体中文: what residents do about news, and what becomes known of it. */
import type { concerned as english } from "../en/concerned.ts";
import { listed } from "./common.ts";

/** Doing something about news. */
export const concerned: typeof english = {
  doings: {
    search: (thing, owner) => (owner === null ? `找${thing}` : `帮${owner}找${thing}`),
    secure: (place) => `把${place}要紧的东西搬到安全的地方`,
    look: (place) => `去新开的${place}转转`,
    lastLook: (place) => `趁${place}还没关门再去一回`,
  },
  reasons: {
    search: (thing) => `${thing}还没找着`,
    secure: (place) => `${place}要出事`,
    visit: (place) => `想去${place}看看`,
  },
  notes: {
    searched: (who, doing, places) => `${who}到${listed(places)}${doing}，没有找到`,
    sawTo: (who, doing) => `${who}${doing}`,
  },
  found: {
    memory: (who, thing, owner, place) => `${who}在${place}${owner === null ? "" : `替${owner}`}找到了${thing}`,
    tells: (thing, owner, place) =>
      owner === null
        ? [`我不用再找了，原来就在${place}！`, `我丢的找着了，就在${place}！`]
        : [`我把${owner}丢的找着了！就在${place}。`, `${owner}不用再找了：${thing}我在${place}找着了。`],
    toOwner: (place) => [`不用找了！我在${place}给你找着了。`, `好消息：你丢的找着了，就在${place}！`],
    passes: (thing, owner, place) => [
      owner === null ? `听说${thing}在${place}找着了。` : `听说${owner}不用再找了：${thing}在${place}找着了。`,
      `${owner === null ? "" : `${owner}总算能放心了，`}${thing}找到了，就在${place}。`,
    ],
  },
};
