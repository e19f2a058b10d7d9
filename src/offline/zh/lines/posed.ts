/** 简体中文: answers to what an interview puts to somebody. */
import type { Banks } from "../../answers/mouth.ts";

/** In the place of the English ones. */
export const posed: Banks["posed"] = {
  introduceWords: ["介绍一下你自己", "介绍你自己", "介绍一下自己", "介绍自己", "自我介绍", "说说你自己"],
  areYouWords: ["你是", "您是", "你就是", "您就是", "莫非是", "难道是"],
  strengthsWords: ["优点", "长处", "强项"],
  strengths: ["街坊都说我{traits}。", "要我自己说，{traits}吧。", "{traits}，他们是这么说的。"],
  finishedWords: ["刚做完", "刚忙完", "刚干完", "刚弄完", "刚刚做完"],
  finished: ["刚才我{doing}来着。", "刚才嘛，{doing}，这才完。"],
  inspiresWords: ["鼓舞你", "激励你", "给你动力", "启发你"],
  passionWords: ["热爱", "最上心", "痴迷"],
  inspires: ["{thought}", "这阵子是这么回事。{thought}", "想想看……{thought}"],
  forThem: [
    {
      words: ["称赞", "夸", "表扬", "好话"],
      says: ["我会说，听{they}讲这些，心里舒坦。", "就说镇上没人比{they}更上心。"],
    },
    { words: ["哪本书", "什么书", "本书"], says: ["那就找本讲这个的书。", "跟这沾边的书吧。"] },
    { words: ["礼物", "送", "生日"], says: ["送点跟这沾边的吧。", "挑个跟这有关的，{they}准高兴。"] },
  ],
  gladOf: ["我会说，认识{they}真好。", "就说镇上少了{they}可不行。"],
  noIdea: ["{who}喜欢什么，我还没摸清。", "这得问问{they}本人，我真不知道。"],
};
