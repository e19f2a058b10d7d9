/** What is said of a town that is left out. */
import { expect, it } from "vitest";
import { languageOf } from "./language.ts";

it("the damage is a sentence of its own, whether it came with its end or not", () => {
  const en = languageOf("en").outage.unread;
  for (const why of ["it expected a number", "it expected a number."])
    expect(en(why)).toContain("it expected a number. Restore");
  const zh = languageOf("zh-CN").outage.unread;
  for (const why of ["记录已损坏", "记录已损坏。"]) expect(zh(why)).toContain("记录已损坏。请恢复");
});

it("a small child is what a child is", () => {
  for (const [tag, own, grown] of [
    ["en", ["pupil", "kindergarten child", "Ada's little sister"], ["baker", "school teacher"]],
    ["zh-CN", ["小学生", "幼儿园小朋友"], ["面包师"]],
  ] as const) {
    const { isChilds } = languageOf(tag).roll;
    expect(own.map(isChilds)).toEqual(own.map(() => true));
    expect(grown.map(isChilds)).toEqual(grown.map(() => false));
  }
});
