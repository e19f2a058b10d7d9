/** 简体中文: what somebody says of themselves, said back to them. Pure. */

/** What the speaker says of themselves, said back to them: "我在你出门的时候写了信" is "你在我出门的时候写了信". */
export const youFor = (text: string): string =>
  text.replace(/(?<!自)我|[你您]/g, (one) => (one === "我" ? "你" : "我"));
