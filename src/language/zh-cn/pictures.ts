/** 简体中文: words in pictures, beside them and instead of them. */
import type { pictures as english } from "../en/pictures.ts";

/** Words of pictures. */
export const pictures: typeof english = {
  map: (town, clock) => `${clock}的${town}：谁在哪里`,
  relations: (who) => (who === null ? "谁认识谁" : `${who}认识的人`),
  bonds: { family: "家人", close: "好朋友", friendly: "处得好", acquainted: "认识", strained: "不和" },
  heard: {
    began: "从这里传开",
    came: "来了",
    heard: { planned: "听说了", on: "听说了，还没到场", over: "听说了，但没有来", off: "听说过这件事" },
    told: "谁告诉了谁",
  },
  where: {
    heading: (town, when) => `**${town}**，${when}`,
    place: (emoji, place, who) => `${emoji} **${place}**：${who}`,
    asleep: (who) => `😴 睡着了：${who}`,
    walking: (who) => `🚶 在路上：${who}`,
  },
  whole: {
    heading: (town) => `**${town}里谁认识谁**`,
    bond: (bond, count, pairs) =>
      `**${bond}**（${count}对）：${pairs.join("；")}${count > pairs.length ? `；还有${count - pairs.length}对` : ""}`,
    pair: (one, other) => `${one}和${other}`,
    most: (who, count) => `${who}认识的人最多：${count}位。`,
  },
  circle: {
    heading: (who) => `**${who}的圈子**`,
    tie: (who, bond, text) => `- **${who}**（${bond}）：${text}`,
    nobody: (who) => `${who}在这里还谁也不认识。`,
  },
};
