import { describe, expect, it } from "vitest";
import { youFor } from "./en/you-for.ts";
import { youFor as zhYouFor } from "./zh-cn/you-for.ts";

describe("what somebody says, said back to them", () => {
  it.each([
    ["I wrote while you were away", "You wrote while I was away"],
    ["I was away when you weren't", "You were away when I wasn't"],
    ["I wasn't told where you are", "You weren't told where I am"],
    ["I never was a good swimmer", "You never were a good swimmer"],
    ["I still am", "You still are"],
    ["I know you always were kind", "You know I always was kind"],
    ["I asked where were you", "You asked where was I"],
    ["I wonder how are you", "You wonder how am I"],
    ["I'm sure you aren't lost", "You're sure I am not lost"],
    ["I love you very much", "You love me very much"],
    ["I saw you at the market with your sister", "You saw me at the market with my sister"],
    ["I brought this for you", "You brought this for me"],
    ["I think you look well", "You think I look well"],
    ["I know you like tea", "You know I like tea"],
    ["I hope you're well and that you've slept", "You hope I'm well and that I've slept"],
    ["I heard you had a party", "You heard I had a party"],
    ["I missed you two", "You missed us two"],
    ["I thought you two were away", "You thought we two were away"],
    ["I think Ann and you were right", "You think Ann and I were right"],
    ["My sister and I are twins", "Your sister and you are twins"],
    ["We're here with our dog, and it is ours", "You're here with your dog, and it is yours"],
    ["It bit us, so I was cross", "It bit you, so you were cross"],
    ["I painted it myself; it's mine, not yours", "You painted it yourself; it's yours, not mine"],
    ["The people I met were kind", "The people you met were kind"],
    ["I’d rather wait", "You'd rather wait"],
  ])("%s", (said, back) => expect(youFor(said)).toBe(back));
});

describe("the same in Chinese", () => {
  it.each([
    ["我在你出门的时候写了封信", "你在我出门的时候写了封信"],
    ["我们昨天在公园等您", "你们昨天在公园等我"],
    ["我给你们带了自我介绍", "你给我们带了自我介绍"],
  ])("%s", (said, back) => expect(zhYouFor(said)).toBe(back));
});
