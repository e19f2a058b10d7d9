/** What is polite and nothing else is heard as said beside what is asked, and what it might ask by itself stays. */
import { expect, it } from "vitest";
import { doings as english } from "../en/doings.ts";
import { doings as chinese } from "../zh/doings.ts";
import { withoutManners } from "./manners.ts";

it.each([
  ["Is there someone at home waiting, if you don't mind my asking?", "Is there someone at home waiting?"],
  ["Honest question: do you like it here?", "do you like it here?"],
  ["out of curiosity, how old are you", "how old are you"],
  ["May I ask?", "May I ask?"],
  ["can i ask for the bill, please", "can i ask for the bill, please"],
  ["Tea, cake, and a spoon", "Tea, cake, and a spoon"],
  ["Quick question: are you open at 10:30?", "are you open at 10:30?"],
  ["can i ask you something. you dont have to answer", "can i ask you something. you dont have to answer"],
  ["One more thing, where is the pharmacy?", "where is the pharmacy?"],
  ["how many tries did it take you, be honest", "how many tries did it take you"],
  ["Have you, if I may ask, been here long?", "Have you, been here long?"],
])("%s", (text, left) => {
  expect(withoutManners(text, english.manners)).toBe(left);
});

it.each([
  ["冒昧问一句，你结婚了吗", "你结婚了吗"],
  ["你多大了？随便问问。", "你多大了？随便问问。"],
  ["你多大了，随便问问", "你多大了"],
  ["那个学校好不好啊，你跟我说实话", "那个学校好不好啊"],
  ["能问一下吗", "能问一下吗"],
])("%s", (text, left) => {
  expect(withoutManners(text, chinese.manners)).toBe(left);
});
