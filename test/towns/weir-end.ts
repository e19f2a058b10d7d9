/** A village where a dog is lost, a lane will be under water, two have fallen out over a hedge and the bakery closes. */
import type { TownDefinition } from "../../src/town/file/definition.ts";
import { smallTown } from "./small-town.ts";

/** The village, in either language. */
export const weirEnd = (language: "en" | "zh-CN"): TownDefinition =>
  language === "en"
    ? smallTown({
        name: "Weir End",
        language,
        start: "2024-03-04",
        people: [
          ["hanneke", "Hanneke Vos", "she"],
          ["otto", "Otto Brandt", "he"],
          ["brid", "Brid Kelly", "she"],
          ["tamsin", "Tamsin Rudd", "she"],
          ["elias", "Elias Noor", "he"],
        ],
        places: [
          ["mill-lane", "Mill Lane"],
          ["inn", "The Otter Inn"],
          ["bakery", "Weir Bakery"],
          ["green", "Church Green"],
        ],
        stories: [
          {
            id: "dog",
            holder: "hanneke",
            memory: "Hanneke Vos's dog Biscuit has been missing since Sunday, last seen on Church Green",
            tells: [
              "My dog Biscuit is gone. He slipped his lead on Church Green on Sunday.",
              "Have you seen a small brown dog? Biscuit has been missing since Sunday.",
              "I've lost Biscuit. He was on the green on Sunday, and then he wasn't.",
            ],
            passes: [
              "Hanneke has lost her dog, Biscuit. He was last seen on Church Green.",
              "Keep an eye open for Biscuit, Hanneke's dog. He's been missing since Sunday.",
            ],
          },
          {
            id: "flood",
            holder: "elias",
            memory: "Elias Noor knows from the river gauge that Mill Lane will be under water on Thursday",
            tells: [
              "The river is rising. By Thursday there'll be a flood on Mill Lane.",
              "I read the gauge this morning: Mill Lane will be under water on Thursday.",
            ],
            passes: [
              "Elias says the river will flood Mill Lane on Thursday.",
              "There's a flood coming on Thursday, Elias has it from the gauge. Mill Lane first.",
            ],
          },
          {
            id: "hedge",
            holder: "otto",
            memory: "Otto Brandt and Brid Kelly have fallen out over the hedge between their gardens",
            tells: [
              "Brid and I aren't speaking. She cut my hedge down to the knee.",
              "I've fallen out with Brid over the hedge, and I mean to stay fallen out.",
            ],
            passes: [
              "Otto and Brid have quarrelled over the hedge. They don't greet each other any more.",
              "Have you heard? Brid cut Otto's hedge, and now they aren't speaking.",
            ],
          },
          {
            id: "closing",
            holder: "tamsin",
            memory: "Tamsin Rudd is closing Weir Bakery for good at the end of the month",
            tells: [
              "I'm shutting up shop. Weir Bakery closes at the end of the month.",
              "At the end of the month I bake my last loaf. The bakery is closing for good.",
            ],
            passes: [
              "Tamsin is closing the bakery at the end of the month.",
              "Weir Bakery is to close for good. Tamsin told me so herself.",
            ],
          },
        ],
      })
    : smallTown({
        name: "堰头村",
        language,
        start: "2024-03-04",
        people: [
          ["hanneke", "沈秋兰", "she"],
          ["otto", "周大海", "he"],
          ["brid", "吴春生", "he"],
          ["tamsin", "何玉珍", "she"],
          ["elias", "赵怀远", "he"],
        ],
        places: [
          ["mill-lane", "水磨巷"],
          ["inn", "水獭客栈"],
          ["bakery", "堰头面包房"],
          ["green", "晒谷场"],
        ],
        stories: [
          {
            id: "dog",
            holder: "hanneke",
            memory: "沈秋兰的狗豆豆星期天在晒谷场走丢了，到现在还没找着",
            tells: [
              "我家豆豆不见了。星期天在晒谷场，绳子一松它就跑了。",
              "你看见一条小黄狗没有？豆豆星期天走丢的，到现在没回来。",
              "豆豆丢了，我找了两天了，最后一次看见它是在晒谷场。",
            ],
            passes: [
              "秋兰的狗豆豆走丢了，最后有人在晒谷场见过它。",
              "帮着留意一下豆豆，秋兰家的小黄狗，星期天就不见了。",
            ],
          },
          {
            id: "flood",
            holder: "elias",
            memory: "赵怀远看了水位尺，知道星期四水磨巷要被淹",
            tells: ["河水在涨，到星期四水磨巷要发大水了。", "我早上看了水位，星期四水磨巷会被淹。"],
            passes: ["怀远说星期四河水要淹了水磨巷。", "星期四要发大水，怀远看水位看出来的，水磨巷头一个遭殃。"],
          },
          {
            id: "hedge",
            holder: "otto",
            memory: "周大海和吴春生为了两家院子中间的篱笆吵翻了",
            tells: ["我跟春生不说话了，他把我的篱笆锯矮了一半。", "为了那道篱笆，我跟春生算是闹翻了。"],
            passes: [
              "大海和春生为篱笆的事吵翻了，见面都不打招呼。",
              "你听说了吗？春生锯了大海家的篱笆，俩人现在不说话。",
            ],
          },
          {
            id: "closing",
            holder: "tamsin",
            memory: "何玉珍月底要把堰头面包房关掉，不再开了",
            tells: ["我要收摊了，堰头面包房月底关门。", "月底我烤最后一炉面包，店就不开了。"],
            passes: ["玉珍月底要关了面包房。", "堰头面包房要关张了，玉珍亲口跟我说的。"],
          },
        ],
      });
