/** 简体中文: what people are told of what is kept of them, and of its being forgotten. */
import type { privacy as english } from "../en/privacy.ts";

/** Words about privacy. */
export const privacy: typeof english = {
  somebody: "有人",
  notKnown: "小镇没有保留任何关于你的东西。",
  surely: (town, memories, residents) =>
    `要让**${town}**忘记你吗？${residents}位居民的${memories}条记忆里有你说过、做过的事，或者由此而来。它们会和你取的名字、以及由此得出的想法一起消失，不能恢复。`,
  forget: "忘记我",
  forgotten: (town) =>
    `好了，${town}已经忘记了你。居民发过的、提到你或者出自你的话的消息正在撤下；你自己在频道里写的消息会留着，直到你删掉。你再在镇上说话，就是一个陌生人。`,
  soon: "这会儿有别的程序在读小镇的文件，最后一点痕迹几分钟内就会从磁盘上消失。",
  exported: (town) => `这是${town}保留的关于你的全部内容。`,
  noFiles: "我不能在这个频道里发文件。请换个频道使用，或者请管理者给我“附加文件”的权限。",
};
