/** 简体中文: the wordings of answers. Facts are filled in; what is not known is never made up. */
export const answerLines = {
  ai: [
    "说实话，我是这个小镇的 AI 角色，不是真人。不过跟你说话，我是认真的。",
    "我不是真人，我是这个小镇的 AI 角色。镇子是想象出来的，你可不是。",
  ],
  love: [
    "谢谢你这么说。这份心意我只能好好收着，回应不了；做个说得上话的朋友，我很愿意。",
    "你让我脸都热了。可这样的感情我给不了，咱们就做朋友，好吗？",
  ],
  medical: [
    "这事我说了不算，也不敢乱说。请去问医生或者药剂师；要是急，就打急救电话。",
    "身体的事别听我的，找个医生看看吧，越早越好。",
  ],
  legal: ["法律上的事我不敢乱出主意，请找一位真正的律师问问。", "这得问律师，别拿我的话当数。"],
  foreign: ["对不住，这儿的人只会说中文。", "这话我听不懂，我只会说中文。"],
  whatSay: ["嗯？你说什么？", "你想说什么，我听着。", "怎么了？"],
  absentAsleep: ["{who}还睡着呢，过会儿再来吧。", "嘘，{who}在睡觉。", "{who}睡着了，叫不应的。"],
  absentApart: ["{who}在{room}，关着门，听不见你。", "{who}在{room}呢，等一会儿吧。"],
  absentSeen: ["{who}不在这儿。", "{who}？没在这儿。", "不巧，{who}不在。"],
  absentSeveral: ["{names}都不在这儿。", "不巧，{names}都不在。"],
  absentUnknown: ["{who}不在这儿，去哪儿了我也说不上来。", "{who}？不在，我也不知道上哪儿去了。"],
  whereSeenOf: ["我{when}在{place}见过{who}。"],
  whereSeen: ["我{when}在{place}见过{who}。", "{who}？我上次看见是{when}，在{place}。"],
} as const;
