/** 简体中文: what a few hours of doing are made of, by what it is (paper section 4.3), and the parts of preparing an event. */
import type { Activity } from "../../../world/kinds.ts";
import type { Purpose } from "../../../world/places.ts";
import { type Craft, task, type WordedTask } from "../../day/task.ts";

/** Behind a counter, and behind a bar. */
const counter: Craft = {
  open: [task("开门，点清零钱", "🔑")],
  middle: [
    task("招呼下一位", "🛎️"),
    task("补货架", "📦"),
    task("擦柜台", "🧽"),
    task("隔着柜台聊几句", "💬"),
    task("写明天的订货单", "📝"),
  ],
  close: [task("扫地，把东西摆正", "🧹")],
};

/** Crafts by what is done. */
export const chineseCrafts: Readonly<Partial<Record<Activity, Craft>>> = {
  paint: {
    open: [task("备好画笔、画纸和一罐清水", "🖌️"), task("调颜料", "🎨")],
    middle: [
      task("铺第一层底色", "🖌️", "easel", "夹着湿漉漉的画纸"),
      task("画大块的形状", "🖌️", "easel", "上面是画了一半的画"),
      task("画光落下来的地方", "🖼️", "easel", "上面是画了一半的画"),
      task("退后几步看看整幅画", "👀"),
      task("等一层颜料干", "⏳"),
      task("用小笔添最后的细节", "🖌️", "easel", "上面是快画好的画"),
    ],
    close: [task("洗画笔，收拾画具", "🧽")],
    rest: [task("离开画架歇一会儿", "☕"), task("满手颜料地喝杯茶", "🍵")],
  },
  write: {
    open: [task("把笔记摊开", "🗒️"), task("把上一页重读一遍", "📖")],
    middle: [
      task("写下一页", "✍️"),
      task("划掉一段", "🖍️"),
      task("小声念最后几行", "👄"),
      task("把一段挪到该在的地方", "✂️"),
      task("望着天花板想一个词", "💭"),
      task("列出还缺些什么", "🗒️"),
    ],
    close: [task("记下从哪里接着写，把稿纸收好", "🗂️")],
  },
  teach: {
    open: [task("看一遍讲义", "📋")],
    middle: [
      task("用身边的例子讲清一个道理", "🗣️"),
      task("在黑板上写几个字", "✍️"),
      task("等人开口回答", "⏳"),
      task("批改一叠短文", "🖍️"),
      task("课后回答一个问题", "💬"),
    ],
    close: [task("收好讲义，记下讲到哪里", "🗂️")],
  },
  study: {
    open: [task("摊开书和笔记", "📚")],
    middle: [
      task("拿着铅笔读一章", "📖"),
      task("把一道例题做一遍", "🧮"),
      task("回头看没弄懂的地方", "🔁"),
      task("用十行字写个小结", "✍️"),
      task("查一处出处", "🔎"),
      task("合上笔记讲给自己听", "🗣️"),
    ],
    close: [task("把书放回去，理好笔记", "🗂️")],
  },
  music: {
    open: [task("调好音，弹几个音阶", "🎵")],
    middle: [
      task("把一小节弹了又弹", "🎶"),
      task("趁没忘记下一句旋律", "✍️"),
      task("闭着眼听一遍", "🎧"),
      task("放慢了试试", "🎶"),
      task("划掉一小节", "✏️"),
    ],
    close: [task("把谱子按顺序收好", "🗂️")],
  },
  serve: counter,
  pour: counter,
  cook: {
    open: [task("把食材摆出来，看一遍方子", "📖"), task("称好分量，切好料", "🔪")],
    middle: [
      task("搅一搅锅里的东西", "🍲", "stove", "正煮着东西"),
      task("尝一口，添点盐", "🥄"),
      task("揉面团", "🥖"),
      task("守着火候", "🔥"),
      task("把用过的碗洗了", "🧽"),
    ],
    close: [task("把台面擦干净", "🧽")],
  },
  tidy: {
    open: [task("从柜子里拿出要用的东西", "🧰")],
    middle: [
      task("掸架子上的灰", "🪶"),
      task("扫地", "🧹"),
      task("叠洗好的衣服", "🧺"),
      task("拧紧一颗松了的螺丝", "🪛"),
      task("擦窗户", "🪟"),
    ],
    close: [task("把东西放回原处", "🧰")],
  },
};

/** More of a free hour, by what a place is for. */
export const chineseLeisure: Readonly<Partial<Record<Purpose, readonly WordedTask[]>>> = {
  walk: [
    task("在长椅上坐一会儿", "🪑", "seat"),
    task("看鸭子", "🦆"),
    task("绕远路走一圈", "🚶"),
    task("跟路过的人点点头", "👋"),
  ],
  coffee: [task("再点一杯", "☕"), task("看窗外的行人", "🪟"), task("翻一翻桌上的报纸", "📰")],
  drinks: [task("再要一杯", "🍺"), task("听吧台边的人聊天", "👂"), task("看人扔飞镖", "🎯")],
  company: [task("靠着听别人说话", "👂"), task("四下找找熟面孔", "👀"), task("翻翻杂志", "📖")],
  reading: [task("把这一章读完", "📖"), task("翻回前一页", "📖"), task("挑下一本要读的书", "📚")],
  games: [task("再来一局", "🎲"), task("琢磨输在哪里", "🤔"), task("记分", "📝")],
  shopping: [task("比比两样东西的价钱", "🏷️"), task("回去拿忘了的东西", "🛒")],
};

/** What an event is decorated with where its town does not say. */
const GARLANDS = "纸花环";

/** The parts of preparing an event, in their order. */
export const chineseEventParts: Readonly<Record<string, (decoration: string | null) => readonly WordedTask[]>> = {
  supplies: () => [
    task("对着单子看聚会还缺什么", "📋"),
    task("挑彩纸、丝带和纸灯笼", "🎀", ["festive", "shelf"], "被挑拣过"),
    task("比一比蜡烛的长短", "🕯️"),
    task("提着满满一篮子去柜台", "🧺"),
  ],
  prepare: (decoration) => [
    task("打开装饰的箱子", "📦"),
    task(`剪${decoration ?? GARLANDS}`, "✂️", ["table", "seat"], `上面挂着${decoration ?? GARLANDS}`),
    task("从这头到那头挂彩带", "🎊"),
    task("给四周缠上丝带", "🎹", ["piano", "lamp"], "缠着丝带"),
    task("把聚会写上去给大家看", "🖍️", "board", "写着聚会的消息"),
    task("爬上椅子挂一只灯笼", "🏮"),
    task("退后看看挂正了没有", "👀"),
    task("扫掉地上的碎纸", "🧹"),
  ],
  help: (decoration) => [
    task(`把${decoration ?? GARLANDS}穿在线上`, "🧵"),
    task("扶着梯子", "🪜"),
    task("吹气球", "🎈"),
    task("粘好彩带的一头", "🎊"),
    task("笑一条挂歪了的彩带", "😄"),
  ],
  setup: () => [
    task("把桌子拼在一起", "🪑"),
    task("摆好杯碟", "🍽️", ["table", "seat"], "摆好了聚会的杯碟"),
    task("把蛋糕摆出来", "🧁"),
    task("点上蜡烛", "🕯️"),
    task("客人来之前再看一圈", "👀"),
  ],
  clear: () => [
    task("收杯碟", "🍽️"),
    task("取下装饰", "🎊", ["table", "seat"], "正在收拾"),
    task("解下丝带", "🎀", ["piano", "lamp"], "正在收拾"),
    task("擦干净黑板", "🧽", "board", "正在擦"),
    task("洗碗扫地", "🧹"),
  ],
};
