/** The one reading of words that come in without their kind, and what follows of kinds. */
import { describe, expect, it } from "vitest";
import { pastimeIn } from "./activities.ts";
import { activityIn, fixtureIn, fixtureKinds, mealIn, mealOf, occasionIn, troubleIn } from "./kinds.ts";

describe("what a thing is, by its name", () => {
  it.each([
    ["cooking area", "en", "stove"],
    ["flower beds", "en", "garden"],
    ["bunk bed", "en", "bed"],
    ["light table", "en", "device"],
    ["vegetable scales", "en", "thing"],
    ["behind the cafe counter", "en", "thing"],
    ["靠窗的床", "zh-CN", "bed"],
    ["食品柜台", "zh-CN", "counter"],
    ["sofa bed", "en", "bed"],
    ["bed with a lamp", "en", "bed"],
    ["single bed with desk", "en", "bed"],
    ["lamp by the bed", "en", "lamp"],
    ["bedside table", "en", "table"],
    ["flower bed", "en", "garden"],
    ["沙发床", "zh-CN", "bed"],
    ["带书桌的单人床", "zh-CN", "bed"],
    ["床头柜", "zh-CN", "thing"],
    ["床边的灯", "zh-CN", "lamp"],
    // People name things in English, too.
    ["fridge", "zh-CN", "larder"],
    ["glorp", "en", "thing"],
  ])("%s (%s): %s", (name, language, kind) => {
    expect(fixtureIn(name, language)).toBe(kind);
    expect(fixtureKinds).toContain(kind);
  });
});

describe("what is wrong with a thing", () => {
  it.each([
    ["on fire", "en", "burning"],
    ["no longer on fire", "en", "other"],
    ["nearly empty", "en", "low"],
    ["empty", "en", "empty"],
    ["着火了", "zh-CN", "burning"],
    ["快空了", "zh-CN", "low"],
    ["burning", "zh-CN", "burning"],
    ["on fire and not put out", "en", "burning"],
    ["was on fire, put out by now", "en", "other"],
    ["not on fire", "en", "other"],
    ["empty, not refilled", "en", "empty"],
    ["not repaired yet", "en", "broken"],
    ["着火了，还没扑灭", "zh-CN", "burning"],
    ["着火了，已经扑灭", "zh-CN", "other"],
    ["没有着火", "zh-CN", "other"],
    ["没修好", "zh-CN", "broken"],
    ["坏了，修好了", "zh-CN", "other"],
    ["full of starlight", "en", "other"],
  ])("%s (%s): %s", (state, language, trouble) => expect(troubleIn(state, language)).toBe(trouble));
});

describe("what somebody is at", () => {
  it.each([
    ["having lunch at Hobbs Cafe", "en", "lunch"],
    ["reading about the lunch counter protests", "en", "read"],
    ["having tea at the bakery", "en", "coffee"],
    ["baking bread", "en", "cook"],
    ["taking a shower", "en", "wash"],
    ["running the bakery", "en", "cook"],
    ["running the ferry", "en", "other"],
    ["going for a run", "en", "exercise"],
    ["running along the shore", "en", "exercise"],
    ["getting ready to open the shop", "en", "serve"],
    ["getting ready for the day", "en", "wash"],
    ["cataloguing seaweed on the shingle", "en", "other"],
    ["weeding the beans", "en", "garden"],
    ["withdrawing the nets", "en", "other"],
    ["tidying the drawers", "en", "tidy"],
    ["studying the history of the mill", "en", "study"],
    ["在霍布斯咖啡馆吃午饭", "zh-CN", "lunch"],
    ["散步", "zh-CN", "walk"],
    ["glorping", "en", "other"],
  ])("%s (%s): %s", (doing, language, activity) => expect(activityIn(doing, language)).toBe(activity));

  it("a free hour at others' is a guest's", () => {
    expect(pastimeIn("looking after the shop", "shopping", false, "en")).toBe("buy");
    expect(pastimeIn("looking after the shop", "shopping", true, "en")).toBe("serve");
    expect(pastimeIn("glorping", "walk", false, "en")).toBe("walk");
    expect(pastimeIn("glorping", "company", true, "en")).toBe("other");
  });

  it.each([
    ["the Valentine's Day party", "en", "party"],
    ["the garden party", "en", "party"],
    ["the dinner party", "en", "meal"],
    ["Grandpa's funeral", "en", "memorial"],
    ["the whist drive", "en", "game"],
    ["music quiz", "en", "quiz"],
    ["the dance rehearsal", "en", "rehearsal"],
    ["an evening of shanties", "en", "concert"],
    ["a walk to the Dance Hall", "en", "walk"],
    ["the pie contest", "en", "contest"],
    ["the bridge repair", "en", "work"],
    ["the blessing of the boats", "en", "other"],
    ["an evening with friends", "en", "other"],
    ["情人节派对", "zh-CN", "party"],
    ["老陈的追思会", "zh-CN", "memorial"],
    ["棋友聚会", "zh-CN", "game"],
    ["龙舟赛", "zh-CN", "sport"],
    ["元宵灯谜会", "zh-CN", "quiz"],
    ["厨艺大赛", "zh-CN", "contest"],
    ["观星夜", "zh-CN", "viewing"],
    ["村民大会", "zh-CN", "meeting"],
    ["开渔仪式", "zh-CN", "other"],
    ["pub quiz", "zh-CN", "quiz"],
  ])("%s (%s) is a gathering of kind %s", (name, language, occasion) =>
    expect(occasionIn(name, language)).toBe(occasion),
  );

  it("a gathering is a meal by its name, an hour by what is done", () => {
    expect(mealIn("the harvest supper", "en")).toBe("dinner");
    expect(mealIn("the chess tournament", "en")).toBeNull();
    expect(mealOf("lunch")).toBe("lunch");
    expect(mealOf("coffee")).toBeNull();
  });
});
