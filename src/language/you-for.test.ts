import { describe, expect, it } from "vitest";
import { asOwnWords, asThirdPerson } from "./en/grammar.ts";
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

/** Whom something happens to is "me" and not "I", whatever the verb, its tense and what comes after. */
describe('"you" as whom it happens to', () => {
  it.each([
    ["Tom owes you fifty pounds", "Tom owes me fifty pounds", "Tom owes her fifty pounds"],
    ["Tom owes you 50 pounds", "Tom owes me 50 pounds", "Tom owes her 50 pounds"],
    ["Tom paid you the rent", "Tom paid me the rent", "Tom paid her the rent"],
    ["Tom is giving you a lift", "Tom is giving me a lift", "Tom is giving her a lift"],
    ["Tom promised you a boat", "Tom promised me a boat", "Tom promised her a boat"],
    ["Tom helps you paint", "Tom helps me paint", "Tom helps her paint"],
    ["Ann wants you to come", "Ann wants me to come", "Ann wants her to come"],
    ["Ann will marry you in May", "Ann will marry me in May", "Ann will marry her in May"],
    ["Ann taught you chess", "Ann taught me chess", "Ann taught her chess"],
    ["The dog bit you on the leg", "The dog bit me on the leg", "The dog bit her on the leg"],
    [
      "Ann said hello to you and called you a liar",
      "Ann said hello to me and called me a liar",
      "Ann said hello to her and called her a liar",
    ],
    ["Tom cheated you out of your boat", "Tom cheated me out of my boat", "Tom cheated her out of her boat"],
    [
      "Before you left Tom asked you twice",
      "Before I left Tom asked me twice",
      "Before Mary Poole left Tom asked her twice",
    ],
    ["Ann admires you", "Ann admires me", "Ann admires her"],
    ["Ann thinks you know it", "Ann thinks I know it", "Ann thinks Mary Poole knows it"],
    ["Ann says that you owe Tom money", "Ann says that I owe Tom money", "Ann says that Mary Poole owes Tom money"],
    ["The plays you write are good", "The plays I write are good", "The plays Mary Poole writes are good"],
  ])("%s", (said, mine, theirs) => {
    expect(youFor(said)).toBe(mine);
    expect(asOwnWords(said)).toBe(mine);
    expect(asThirdPerson(said, "Mary Poole", "she")).toBe(theirs);
  });

  it.each([
    ["I bought you two pounds of plums", "You bought me two pounds of plums"],
    ["I met you two at the market", "You met us two at the market"],
  ])("%s", (said, back) => expect(youFor(said)).toBe(back));
});

describe("the same in Chinese", () => {
  it.each([
    ["我在你出门的时候写了封信", "你在我出门的时候写了封信"],
    ["我们昨天在公园等您", "你们昨天在公园等我"],
    ["我给你们带了自我介绍", "你给我们带了自我介绍"],
  ])("%s", (said, back) => expect(zhYouFor(said)).toBe(back));
});
