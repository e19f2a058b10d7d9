/** 简体中文: a town as a file - given away with its past, taken over, and kept before it is removed. */
import type { files as english } from "../en/files.ts";

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

/** Words about a town's file. */
export const files: typeof english = {
  about: (town) =>
    `${town}此刻的样子：小镇本身，以及居民们记得的一切；不含任何访客的内容。在另一个服务器用 /town import 附上这个文件，小镇就在那里继续生活。`,
  exported: (town, when) =>
    `这是**${town}**此刻（${when}）的样子：小镇本身和居民们记得的一切，不含访客说过、做过的任何事。在另一个服务器用 \`/town import\` 附上这个文件，小镇就在那里继续生活。`,
  forked: (town, when) => `这是**${town}**此刻（${when}）的样子，换了一个种子：导入到别处，过去相同，未来不同。`,
  tooLarge: (town, bytes, most) =>
    most === 0
      ? `我不能在这个频道附文件，所以没法把${town}交给你：请在我可以附文件的频道使用，或者在这里给我的身份组“附加文件”权限。`
      : `${town}的文件有 ${megabytes(bytes)} MB，这里最多 ${megabytes(most)} MB：加成等级更高的服务器可以放更大的文件；运行我的人在数据库里有整座小镇。`,
  kept: (town) => `这是**${town}**的文件，请保存：用 /town import 附上它，可以在这里或别处重新建立这座小镇。`,
  removeAnyway: "不要文件，移除",
  notHere: "这个频道会和小镇一起消失，文件也会：请在会留下的频道里使用 /town remove。",
  import: "让它在这里继续生活",
  noFile: "请附上 /town export 或 /town fork 给出的文件。",
  stands: (town) => `这里已经有${town}了。请先用 /town remove 移除它，它会把文件交给你。`,
  townFile: (name) => `${name}是小镇文件，没有过去：请用 /town found 的“文件”建立它。`,
  noExport: (name) => `${name}不是带着过去的小镇：请附上 /town export 或 /town fork 给出的文件。`,
  newer: (name) => `${name}是由这个程序的更新版本写的：请先更新这里运行的程序，再导入。`,
  gone: "你附上的文件已经不在了：请重新用 /town import 附上它。",
  past: (residents, memories, when) => `它带着自己的过去：那里现在是${when}，${residents}位居民带来${memories}条记忆。`,
  namesakes: (names) =>
    `这个服务器有成员叫${names.join("、")}，或者看上去是这个名字。叫这个名字的居民不是真人，也不是这些成员：建立小镇之前请先告诉他们。他们可以用 /visit 换一个名字，在镇上说话。`,
};
