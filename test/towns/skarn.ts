/** A village on a fjord where hands are looked for, a boat is built, a prize was won, a ferry master is elected and cheese is tasted. */
import type { TownDefinition } from "../../src/town/file/definition.ts";
import { smallTown } from "./small-town.ts";

const tasting = { host: "anna", place: "shed", area: "a1", date: "2024-09-14", from: "16:00", to: "18:00" };

/** The village, in either language. */
export const skarn = (language: "en" | "zh-CN"): TownDefinition =>
  language === "en"
    ? smallTown({
        name: "Skarn",
        language,
        start: "2024-09-09",
        people: [
          ["ingrid", "Ingrid Solberg", "she"],
          ["jonas", "Jonas Lie", "he"],
          ["marta", "Marta Dahl", "she"],
          ["sverre", "Sverre Holm", "he"],
          ["anna", "Anna Berg", "she"],
        ],
        places: [
          ["pasture", "Upper Pasture"],
          ["shed", "The Boat Shed"],
          ["landing", "Ferry Landing"],
        ],
        stories: [
          {
            id: "shearing",
            holder: "ingrid",
            memory: "Ingrid Solberg needs two people to help her with the shearing on the Upper Pasture on Friday",
            tells: [
              "I need two pairs of hands for the shearing on Friday. Forty sheep, and my back.",
              "Could you spare me Friday? The sheep have to be shorn and I can't do it alone.",
            ],
            passes: [
              "Ingrid is looking for two people for the shearing on Friday.",
              "If you know how to hold a sheep: Ingrid needs help with the shearing on the Upper Pasture.",
            ],
          },
          {
            id: "boat",
            holder: "jonas",
            memory: "Jonas Lie is building a sailing boat in the Boat Shed and means to launch it in October",
            tells: [
              "I'm building a sailing boat. She'll be in the water by October if the planks hold.",
              "You hear the hammering? That's my boat. The launch is in October.",
            ],
            passes: [
              "Jonas is building a sailing boat in the shed. He wants to launch it in October.",
              "Have you seen Jonas's boat? He means to have her afloat by October.",
            ],
          },
          {
            id: "prize",
            holder: "marta",
            memory: "Marta Dahl won first prize at the county fair with her black honey",
            tells: [
              "I won! First prize at the county fair, with the black honey.",
              "My black honey came first at the fair. First, out of sixty jars.",
            ],
            passes: [
              "Marta won first prize at the county fair with her honey.",
              "Have you heard? Marta's black honey took the prize at the fair.",
            ],
          },
          {
            id: "ferry",
            holder: "sverre",
            memory: "Sverre Holm is standing for ferry master, to be voted on at the end of September",
            tells: [
              "I'm standing for ferry master. The vote is at the end of September.",
              "Somebody has to keep the ferry to its timetable. I've put my name down for ferry master.",
            ],
            passes: [
              "Sverre is standing for ferry master.",
              "Sverre wants to be the next ferry master. They vote at the end of September.",
            ],
          },
          {
            id: "tasting",
            holder: "anna",
            memory:
              "Anna Berg wants to hold a cheese tasting in the Boat Shed on Saturday 14 September from 16:00 to 18:00",
            tells: [
              "I'm holding a cheese tasting in the Boat Shed on Saturday at four. Bring bread.",
              "Saturday at four you taste my cheese, in the Boat Shed. All nine of them.",
            ],
            passes: [
              "Anna is holding a cheese tasting in the Boat Shed on Saturday at four.",
              "There's a cheese tasting on Saturday, in the Boat Shed. Anna has nine kinds.",
            ],
            event: { ...tasting, name: "the cheese tasting" },
          },
        ],
      })
    : smallTown({
        name: "石湾村",
        language,
        start: "2024-09-09",
        people: [
          ["ingrid", "梁雪梅", "she"],
          ["jonas", "方启明", "he"],
          ["marta", "董小芸", "she"],
          ["sverre", "罗建国", "he"],
          ["anna", "陶静", "she"],
        ],
        places: [
          ["pasture", "上坡牧场"],
          ["shed", "船棚"],
          ["landing", "渡口"],
        ],
        stories: [
          {
            id: "shearing",
            holder: "ingrid",
            memory: "梁雪梅星期五要在上坡牧场剪羊毛，还缺两个帮手",
            tells: [
              "星期五剪羊毛，我还缺两个帮手。四十只羊，我这腰可吃不消。",
              "星期五能不能来帮我剪羊毛？我一个人干不完。",
            ],
            passes: ["雪梅在找两个人，星期五帮她剪羊毛。", "你要是会按羊就好了：雪梅在上坡牧场剪羊毛，缺人手。"],
          },
          {
            id: "boat",
            holder: "jonas",
            memory: "方启明在船棚里造一条帆船，打算十月下水",
            tells: ["我在造一条帆船，木板要是争气，十月就能下水。", "听见敲敲打打的没有？那是我的船，十月下水。"],
            passes: ["启明在船棚里造帆船呢，想十月下水。", "启明那条船你看见没有？他打算十月就让它下水。"],
          },
          {
            id: "prize",
            holder: "marta",
            memory: "董小芸的黑蜂蜜在县里的农展会上得了头奖",
            tells: ["我得奖了！黑蜂蜜，县农展会头奖。", "我的黑蜂蜜在农展会上拿了第一，六十罐里头的第一。"],
            passes: ["小芸的蜂蜜在县农展会上得了头奖。", "你听说了吗？小芸的黑蜂蜜拿了农展会的奖。"],
          },
          {
            id: "ferry",
            holder: "sverre",
            memory: "罗建国要竞选渡口的船老大，九月底投票",
            tells: ["我要竞选船老大，九月底投票。", "渡船总得有人让它准点，我报名选船老大了。"],
            passes: ["建国要竞选船老大。", "建国想当下一任船老大，九月底大家投票。"],
          },
          {
            id: "tasting",
            holder: "anna",
            memory: "陶静想在9月14日16:00到18:00在船棚办一场奶酪品尝会",
            tells: [
              "星期六四点我在船棚办奶酪品尝会，记得带面包。",
              "星期六下午四点来船棚尝我的奶酪，九种，一种都不许落下。",
            ],
            passes: ["陶静星期六四点在船棚办奶酪品尝会。", "星期六船棚有奶酪品尝会，陶静做了九种。"],
            event: { ...tasting, name: "奶酪品尝会" },
          },
        ],
      });
