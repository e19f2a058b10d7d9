/** A Chinese village by a brook with news of every kind: an ox gone astray, a brook that rises, a quarrel over a wall and a kite day. */
import { minutes } from "../../src/clock/units.ts";
import type { TownDefinition } from "../../src/town/file/definition.ts";
import { village } from "./village.ts";

const spot = { place: "square", area: "a1" };

export const brookVillage = (): TownDefinition =>
  village({
    name: "柳溪村",
    language: "zh-CN",
    words: { house: "家", room: "里屋", bed: "床", works: "忙手上的活", stroll: "跟大伙儿坐着" },
    places: [
      ["square", "晒谷场"],
      ["teahouse", "溪边茶馆"],
      ["dye-house", "老染坊"],
      ["brook-lane", "溪口巷"],
    ],
    people: {
      agui: {
        name: "陈阿贵",
        pronouns: "he",
        traits: ["老实"],
        does: "放牛人",
        at: null,
        ties: { xiuying: 2, dashan: 1 },
      },
      xiuying: {
        name: "林秀英",
        pronouns: "she",
        traits: ["热心", "爱说话"],
        does: "茶馆老板",
        at: 1,
        ties: { agui: 2, meilan: 1, laowu: -1 },
      },
      laowu: { name: "吴老五", pronouns: "he", traits: ["刻薄"], does: "木匠", at: 3, ties: { dashan: -2, meilan: 1 } },
      dashan: {
        name: "赵大山",
        pronouns: "he",
        traits: ["倔"],
        does: "种田人",
        at: null,
        ties: { laowu: -2, agui: 1, meilan: 3 },
      },
      meilan: {
        name: "赵美兰",
        pronouns: "she",
        traits: ["温和"],
        does: "染匠",
        at: 2,
        ties: { dashan: 3, xiuying: 1, laowu: 1 },
      },
      xiaohe: {
        name: "周小禾",
        pronouns: "she",
        traits: ["活泼"],
        does: "老师",
        at: 0,
        ties: { meilan: 1, xiuying: 1 },
      },
    },
    stories: {
      ox: {
        holder: "agui",
        of: { kind: "loss", owner: "agui", thing: "他家的老黄牛", lastSeen: "brook-lane" },
        memory: "陈阿贵家的老黄牛走丢了",
        tells: ["我家老黄牛不见了，找了一夜。", "你看见我家那头老黄牛没有？昨晚没回栏。"],
        passes: ["阿贵家的老黄牛走丢了。", "听说阿贵家那头老黄牛没回栏，他找了一夜。"],
      },
      flood: {
        holder: "xiaohe",
        of: { kind: "danger", where: ["brook-lane", "home-laowu"], from: null },
        memory: "周小禾看见溪水涨得厉害，怕要漫进溪口巷",
        tells: ["溪水涨得厉害，再下雨就要漫进溪口巷了。", "我刚从溪边来，水都快上岸了，溪口巷要当心。"],
        passes: ["小禾说溪水要漫进溪口巷了。", "溪水涨得厉害，溪口巷怕要进水，小禾看见的。"],
      },
      wall: {
        holder: "laowu",
        of: { kind: "quarrel", two: ["laowu", "dashan"], over: "那堵界墙" },
        memory: "吴老五跟赵大山为了那堵界墙闹翻了",
        tells: ["大山把墙砌到我家地里来了，我跟他没完。", "我跟大山不说话了，就为那堵墙。"],
        passes: ["老五跟大山为了那堵界墙闹翻了。", "大山砌墙砌过了界，老五现在不跟他说话。"],
      },
      dyes: {
        holder: "meilan",
        of: { kind: "change", change: "closes", who: "meilan", place: "dye-house", day: null },
        memory: "赵美兰打算年底把老染坊关了",
        tells: ["老染坊我做到年底，往后就关了。", "我想好了，年底染坊关门。"],
        passes: ["美兰要把老染坊关了，做到年底。", "老染坊年底就不开了，美兰说的。"],
      },
      hands: {
        holder: "dashan",
        of: { kind: "need", who: "dashan", what: "两个收稻子的人" },
        memory: "赵大山要找两个人帮他收稻子",
        tells: ["稻子熟了，我还缺两个收稻子的人。", "我一个人收不完那片稻子，得有人搭把手。"],
        passes: ["大山收稻子缺两个人。", "大山那片稻子没人收，正找人呢。"],
      },
      kites: {
        holder: "xiaohe",
        of: { kind: "gathering", host: "xiaohe", name: "风筝会", spot, from: minutes(0), to: minutes(0) },
        memory: "周小禾星期二16:00到18:00在晒谷场办风筝会",
        tells: ["星期二下午四点，晒谷场有风筝会，你来不来？", "我在晒谷场办个风筝会，星期二四点到六点。"],
        passes: ["小禾星期二下午四点在晒谷场办风筝会。", "星期二晒谷场有风筝会，小禾办的。"],
      },
      head: {
        holder: "dashan",
        of: { kind: "office", post: "村长", candidates: ["dashan"], day: null },
        memory: "赵大山想当村长",
        tells: ["这回选村长，我想试试。", "我打算出来当村长。"],
        passes: ["大山想当村长。", "这回选村长，大山要出来。"],
      },
      pictures: {
        holder: "xiuying",
        of: { kind: "change", change: "comes", who: null, place: null, day: null },
        memory: "林秀英听说村里要来一个放电影的",
        tells: ["村里要来个放电影的，往后就住这儿了。"],
        passes: ["听说要来个放电影的，就住咱们村。", "秀英说要来个放电影的。"],
      },
      illness: {
        holder: "meilan",
        of: { kind: "happening", who: "dashan", report: "hurt" },
        memory: "赵大山收稻子的时候割伤了手",
        tells: ["大山收稻子割了手，口子不浅。"],
        passes: ["大山收稻子割了手。", "听美兰说，大山的手割伤了。"],
      },
      heart: {
        holder: "xiaohe",
        secret: true,
        of: { kind: "feeling", of: "xiaohe", about: "agui" },
        memory: "周小禾喜欢陈阿贵，谁也没告诉",
        tells: ["你可别说出去，我喜欢阿贵。"],
        passes: ["小禾喜欢阿贵。"],
      },
    },
  });
