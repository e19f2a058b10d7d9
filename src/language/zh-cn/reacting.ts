/** 简体中文: what residents do and note when something comes between. */
import type { reacting as english } from "../en/reacting.ts";
import { listed } from "./common.ts";

const meals = { breakfast: "早饭", lunch: "午饭", dinner: "晚饭" };

const askAfter = (what: string): string => `我正想问问你，${what}你怎么看？`;

const kin = "妻子|丈夫|老婆|老公|儿子|女儿|父亲|母亲|爸爸|妈妈|姐姐|妹妹|哥哥|弟弟|室友|邻居";
/** "告诉他你喜欢他"; without a comma, who is told ends where the words turn to oneself. */
const saying = new RegExp(
  `(?:告诉|提醒|转告)(?:[他她]们?|大家|所有人|别人|[你您]?的?(?:${kin})|[^，,：:]{1,8}[，,：:]|[^，,：:]{1,8}?(?=[你您我]))[，,：:]?\\s{0,9}(.{0,399}[^。！])`,
);

/** Reacting, errands and visits. */
export const reacting: typeof english = {
  doings: {
    openingToolbox: (box) => `从${box}里取工具`,
    gettingTools: (shop) => `在${shop}挑合用的工具`,
    buyingFood: (shop) => `在${shop}买菜`,
    lookingFor: (person) => `找${person}`,
    spare: "有点空闲，歇一会儿",
    eatingOut: (meal, place) => `在${place}吃${meals[meal]}`,
    makingDo: (meal) => `拿柜子里剩下的东西凑合一顿${meals[meal]}`,
    mealAfterShopping: (meal) => `总算能做${meals[meal]}吃了`,
    droppingIn: (person) => `去${person}家坐坐`,
    guest: (host) => [`和${host}坐着喝茶`, `听${host}说近来的事`, `看${host}正忙着的东西`, `和${host}说笑`],
    backAt: (place) => `再来${place}，这会儿开门了`,
    eatingInstead: (place) => `改在${place}吃点东西`,
    instead: (place) => `改在${place}待一会儿`,
    waitingAtHome: "先回家等一等",
    passingTime: "先打发一会儿时间",
    withGuest: (guest) => `陪来串门的${guest}坐坐`,
  },
  reasons: {
    feltLike: (person) => `想去看看${person}`,
    cameBy: (guest) => `${guest}来串门`,
    mustFind: (person) => `要去找${person}`,
    somethingElse: (why) => `${why}，只好先做点别的`,
    opensAt: (why, at) => `${why}，${at}才开门`,
    busy: (host) => `${host}正忙着`,
    notWelcome: (host) => `${host}这会儿不想见客`,
    larderBare: (larder) => `${larder}空了`,
  },
  notes: {
    done: (who, doing) => `${who}做完了：${doing}`,
    gaveUp: (who, doing) => `${who}一直没腾出手来：${doing}`,
    shopFirst: (who, meal, larder) => `家里的${larder}空了，所以${who}吃${meals[meal]}之前得先去买菜`,
    ateOut: (who, meal, place, larder) => `家里的${larder}空了，所以${who}去${place}吃${meals[meal]}`,
    madeDo: (who, meal, larder) => `家里的${larder}空了，所以${who}的${meals[meal]}只好凑合一顿`,
    found: (who, person) => `${who}去找${person}，找到了`,
    notFound: (who, person, places) =>
      places.length === 0
        ? `${who}想找${person}，却不知道上哪儿去找`
        : `${who}到${listed(places)}找${person}，没有找到`,
    elsewhere: (who, doing, place, why) => `${why}，所以${who}${doing.includes(place) ? "" : `去了${place}，`}${doing}`,
    comingBack: (who, place, at, why) => `${why}，所以${who}打算${at}再来${place}`,
    walkedIn: (who, beloved) => `${beloved}走进来的时候，${who}心里怦地一跳`,
    knocked: (who, place) => `${who}来敲${place}的门`,
    askedIn: (host, guest, place) => `${host}请${guest}进了${place}`,
    askedHome: (host, guest, place) => `${host}请${guest}去${place}坐坐`,
    guestLeft: (guest, place) => `${guest}从${place}告辞了`,
  },
  askAfter,
  foundYou: (name, message, after = null) =>
    message === null
      ? after === null
        ? `${name}，原来你在这儿！我一直在找你。`
        : `${name}，原来你在这儿！${askAfter(after)}`
      : `${name}，原来你在这儿！有件事要告诉你：${message}。`,
  seeking: {
    after:
      /(?:问问?一?下?|请教|打听|(?:跟|和|找).{1,8}(?:说说|谈谈|聊聊|谈|聊)).{0,10}?(?:关于|对)?(.{1,60}?)(?:的(?:事|事情|看法|情况|消息)|怎么看)[。！？]{0,9}$/,
    verbs: /找|去见|去看|拜访|跟.{1,8}说|和.{1,8}(?:说|谈|聊)|告诉|问问|邀请|提醒|感谢|道歉|带给|送给|交给/,
    // Where a name ends that is written together with what comes after it, only whoever knows the name can tell.
    message: (text, called) => {
      const verb = ["告诉", "提醒", "转告"].find((one) => called !== null && text.includes(`${one}${called}`));
      return saying.exec(verb ? text.replace(`${verb}${called}`, `${verb}他`) : text)?.[1] ?? null;
    },
    kin: new RegExp(kin),
    whereabouts: /在|去了|到了|见过|看见|碰见/,
    doubtful: /？|\?|吗|明天|可能|也许|派对|要去|想去|不在|没有|如果|今晚|将/,
  },
};
