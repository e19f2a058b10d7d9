/** 简体中文: who lives in a town, as its keepers change it - moving in, changing, moving away. */
import type { roll as english } from "../en/roll.ts";

const list = (names: readonly string[]): string => names.join("、");

/** Words about it. */
export const roll: typeof english = {
  housemate: "室友",
  pastimes: {
    walk: "散步",
    coffee: "喝咖啡",
    reading: "看一会儿书",
    drinks: "喝点东西",
    games: "跟在场的人玩一局",
    garden: "照料花草",
    company: "看看谁在",
    music: "听音乐",
  },
  speech: {
    register: "平实友好",
    kin: "更随意些",
    strangers: "稍微客气些",
    greetings: {
      close: ["{name}，你好啊！", "{name}！见到你真好。", "哦，{name}，你在这儿。"],
      distant: ["你好。", "您好。", "哦，你好呀。"],
    },
    farewells: ["回头见。", "我该走了。", "下次再聊。"],
  },
  notes: {
    movedIn: (name, town, place) => `${name}刚搬到${town}，现在住在${place}`,
    newHousemate: (name, place) => `${name}搬进了${place}，现在住在那里`,
    movedAway: (name, town) => `${name}告别了大家，永远搬离了${town}`,
    wasAway: (name, town, date, place) => `${name}在${date}搬离了${town}，如今又回来了，住在${place}`,
    cameBack: (name, town, place) => `搬走的${name}回到了${town}，住在${place}`,
    willBe: (who, what, name) => `${who}还是会按约定${what}，因为${name}回来了`,
    willNotBe: (who, what, name) => `${who}原本要${what}，现在作罢了，因为${name}搬走了`,
    age: (name, age) => `${name}现在${age}岁了`,
    occupation: (name, occupation) => `${name}现在的身份：${occupation}`,
    traits: (name, traits) => `${name}变得${list(traits)}`,
    currently: (_name, what) => what,
    speech: (name, register) => `${name}习惯了这样说话：${register}`,
  },
  reason: (name) => `${name}搬走了`,
  added: (name, place) => `从现在起，${name}住在${place}。同住的人已经知道；其他人初次见面会把其当作陌生人。`,
  edited: (name) => `${name}已经知道，从现在起就这样生活。`,
  nothingToEdit: "什么都没有改：请填写要改变的内容，其余留空。",
  asksToMoveOut: (name, undoable) =>
    `要让${name}搬走吗？其记忆会一起离开；其他人还会记得，与其约定的事都会作罢。${
      undoable
        ? "小镇的 70 天之内（按平常的速度约一周），/town undo 可以把其连同全部记忆请回来；之后就永远离开了。"
        : "在这里无法撤销：/town export 可以保存小镇现在的样子。"
    }`,
  moveOut: "让其搬走",
  movedOut: (name, town) =>
    `${name}搬离了${town}。认识的人都听说了。小镇的 70 天之内，管理者还可以把其连同全部记忆请回来。`,
  movedBack: (name, place, sameBed) =>
    sameBed
      ? `${name}回到了${place}，以前的事都记得。认识的人都听说了。`
      : `${name}回来了，以前的事都记得。原来的床有人睡了，现在住在${place}。认识的人都听说了。`,
  livesHere: (name) => `${name}就住在这里，不需要请回来。`,
  goneForGood: (name) => `${name}离开太久，已经永远走了。/resident add 可以让新居民搬进来。`,
  noForm: "请填写表单，或者附上一个文件，内容是小镇文件里居民的格式。",
  badAge: (least, most) => `年龄是 ${least} 到 ${most} 之间的整数：会走会说话的孩子可以住，婴儿不行。`,
  isChilds: (occupation) => /[孩童娃]|学生|小学|上学|幼儿|宝宝|女儿|儿子|[弟妹]|小朋友|孙/u.test(occupation),
  notAChilds: (age, occupation) => `${age} 岁做不了“${occupation}”：请写孩子的身份，比如“幼儿园小朋友”或“小学生”。`,
  freeBeds: (n) => `${n} 张空床`,
  badName:
    "这个名字不行：名字最多 60 个字，用任何文字的字母或汉字，中间可以有空格、撇号、连字符和点；不能含链接，也不能是 Discord 拒绝的名字（比如“everyone”）。",
  livedHere: (name) => `${name}曾经住在这里，大家还记得：请换一个名字。`,
  membersName: (name) => `这个服务器有成员叫${name}：居民不能是真人。请换一个名字。`,
  membersNames: (names) =>
    `这个服务器有成员叫${list(names)}，或者看上去是这个名字：居民不能是真人。请在文件里给他们换别的名字，再附上一次。`,
  wellKnown: (name) => `${name}是知名人物：居民不能是真人。请换一个名字。`,
  nameStays: "名字不能改：大家是靠名字记住其的。",
  noBed: (town) => `${town}的床都有人睡了。得先有人搬走（/resident move-out），或者建立一座床位更多的小镇。`,
  noBedThere: (place, homes) => `${place}没有空床。有空床的是：${list(homes)}。`,
  full: (town, most) => `${town}已有${most}位居民，一座小镇最多这么多。`,
  lastOne: (name) => `${name}是这里最后两位居民之一，小镇总得有人说话。/town remove 可以结束小镇。`,
  embodied: (name) => `有成员正以${name}的身份生活。/release 可以放手。`,
  movesIn: "搬了进来",
  movesBack: "带着行李搬了回来",
  movesAway: "告别大家，搬走了",
};
