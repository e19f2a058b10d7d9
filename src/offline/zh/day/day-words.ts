/** 简体中文: what an offline day is made of. Doings read after "正在". */
import type { DayWords } from "../../day/day-words.ts";
import { task } from "../../day/task.ts";
import { chineseCrafts, chineseEventParts, chineseLeisure } from "./craft.ts";
import { chineseGatherings } from "./gatherings.ts";

const meals = { breakfast: "早饭", lunch: "午饭", dinner: "晚饭" } as const;

/** The Chinese part in offline days. */
export const chineseDay: DayWords = {
  gettingUp: ["起床洗漱", "洗漱穿衣", "慢慢醒过来，收拾停当"],
  toBed: ["收拾收拾，准备睡觉", "洗漱好，准备上床", "锁好门，准备睡觉"],
  mealOut: (meal, place) => `到${place}吃${meals[meal]}`,
  mealHome: (meal) =>
    meal === "breakfast" ? ["做早饭吃", "吃早饭", "边吃早饭边看新闻"] : [`做${meals[meal]}吃`, `在家吃${meals[meal]}`],
  afterMeal: ["捧着报纸多坐一会儿", "坐在桌边看新闻"],
  idleHome: ["把屋子归置归置", "在家里东摸摸西弄弄", "料理些零碎家务"],
  breaks: [task("歇一小会儿", "☕"), task("伸伸懒腰，看看窗外", "🪟"), task("喝杯茶", "🍵"), task("来回走几步", "🚶")],
  dishes: {
    breakfast: ["煎蛋和烤面包", "小米粥", "番茄炒蛋", "蜂蜜燕麦粥", "煎饼", "一碗热汤面"],
    lunch: ["奶酪三明治", "番茄汤", "一大盘沙拉", "炒面", "青菜盖饭", "蛋炒饭"],
    dinner: ["番茄意面", "炖蔬菜", "烤鸡", "咖喱饭", "烤土豆", "清蒸鱼", "豆子汤", "红烧茄子"],
  },
  ordered: {
    breakfast: ["牛角面包配咖啡", "一碗燕麦粥", "吐司煎蛋"],
    lunch: ["今天的例汤", "热三明治", "咸派配沙拉", "一只贝果", "一碗汤面"],
    dinner: ["炖菜", "肉派配薯条", "意面", "一份烩饭"],
  },
  morning: [
    task("冲澡", "🚿", "shower", "正放着水", "wash"),
    task("刷牙", "🪥", "basin", "有人用着", "wash"),
    task("换衣服", "👕", "closet", "开着", "rest"),
  ],
  moreMorning: [task("铺床", "🛏️", "bed", "正铺着", "rest")],
  teeth: task("刷牙", "🪥", "basin", "有人用着", "wash"),
  evening: ["稍微收拾一下屋子", "把明天要穿的衣服拿出来"],
  moreEvening: [task("把灯一盏盏关上", "🌙")],
  quiet: ["靠在床上看书", "写几行日记", "把这一天从头想一遍"],
  inUse: "有人用着",
  open: "开着",
  idle: [
    task("浇花", "🪴"),
    task("听收音机", "📻"),
    task("整理架子", "🧺"),
    task("翻一本旧杂志", "📖"),
    task("坐在窗边喝茶", "🍵"),
    task("钉一颗扣子", "🧵"),
    task("写一封信", "✉️"),
  ],
  eating: (dish) => `吃${dish}`,
  cooking: (dish) => `做${dish}`,
  ordering: (dish) => `点${dish}`,
  makingReady: (meal) => `张罗${meals[meal]}`,
  lingering: (meal) =>
    meal === "breakfast"
      ? ["喝着咖啡看新闻", "再添一杯，望望窗外", "喝着茶想想今天要做的事"]
      : ["吃到最后几口，还不想起身", "饭后吃点水果", "端着一杯水靠着歇歇"],
  moreAtTable: [
    task("洗碗擦桌子", "🧽", "sink", "堆着碗碟"),
    task("把碗擦干放好", "🍽️"),
    task("在桌边再坐一会儿", "🪑"),
  ],
  moreOut: [task("结账，留点小费", "🪙"), task("看看门边贴着的告示", "👀"), task("看看别桌的人", "👀")],
  coffee: ["喝杯咖啡", "喝杯水，四下看看", "慢慢搅着一杯茶"],
  states: { laid: "摆着饭菜", cooking: "正做着饭", taken: "有人坐着" },
  gatherings: chineseGatherings,
  present: (host) => task(`送给${host}一份礼物`, "🎁"),
  event: chineseEventParts,
  thinking: [task("列一张需要些什么的单子", "🗒️"), task("从头再想一遍", "💭"), task("把第一步写下来", "✍️")],
  meeting: [task("坐在一起聊天", "💬"), task("留意着人来了没有", "👀"), task("作个伴，慢慢消磨时间", "🤝")],
  leisure: chineseLeisure,
  crafts: chineseCrafts,
};
