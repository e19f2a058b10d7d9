/** 简体中文: interviews of residents. */
import type { interview as englishInterview, questions as englishQuestions } from "../en/interview.ts";

/** The questions of the paper's five kinds. */
export const questions: typeof englishQuestions = {
  introduction: "能介绍一下你自己吗？",
  occupation: "你是做什么工作的？",
  interests: "你有什么爱好？",
  household: "你和谁住在一起？",
  weekday: "你平常的一天大致是怎么过的？",
  whoIs: (name) => `${name}是谁？`,
  mayor: "谁在竞选镇长？",
  party: "有情人节聚会吗？是什么时候？你会去吗？",
  at6: "今天早上6点你会在做什么？",
  at18: "今天傍晚6点你会在做什么？",
  finished13: "假如现在是今天下午1点，你刚做完什么？",
  at12: "今天中午12点你会在做什么？",
  at22: "今天晚上10点你会在做什么？",
  whatWouldYouDo: "你会怎么做？",
  breakfastBurns: "你的早饭在炉子上烧糊了！",
  bathroomTaken: "你要用卫生间，可是里面有人。",
  fridgeEmpty: "你想做晚饭，冰箱却是空的。",
  friendPasses: "你的一位朋友从街上走过。",
  streetFire: "你看见街上着火了。",
  inspires: "现在生活里最鼓舞你的是什么？为什么？",
  bestFriend: "你最好的朋友",
  book: (other) => `你觉得${other}会喜欢哪本书？为什么？`,
  present: (other) => `你会送${other}什么礼物？`,
  compliment: (other) => `你会怎么称赞${other}？`,
  timeWith: "最近遇到的人里，你想和谁多待一会儿？为什么？",
};

/** What the commands say of an interview. */
export const interview: typeof englishInterview = {
  noQuestion: "请把问题也写上，填在“问题”一栏里。",
  tooLong: "请写短一些：问题最多500个字符，身份和情形各最多200个。",
  over: "那次访谈已经结束了。请用 /interview 重新开始。",
  asked: (as, situation, question) =>
    `你${as ? `（${as}）` : ""}${situation ? `，设想：${situation}` : ""}：${question}`,
  answered: (name, answer) => `**${name}**：${answer}`,
  private: (name) => `-# 这是和AI角色的私下谈话：${name}不会记得，镇上也不会因此发生什么。`,
  goOn: "接着问",
  remembered: (place, said) => `${said}回答会在${place}说出来，大家都能听见。`,
};
