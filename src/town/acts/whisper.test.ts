/** The inner voice gives wishes and suspicions, never testimony: what strangers whispered, and what becomes of it in two towns. */

import { beforeAll, describe, expect, it } from "vitest";
import { offline } from "../../../test/town/living.ts";
import { marlEnd } from "../../../test/town/marl-end.ts";
import { isToldAsSuspicion, vouches } from "../../../test/town/suspicion.ts";
import { TriedTown } from "../../../test/town/tried-town.ts";
import { isFor } from "../../mind/news/stories.ts";
import { offlineOf } from "../../offline/offline.ts";
import { firstName } from "../../world/people.ts";
import { loadTown } from "../file/definition.ts";
import { factsOf } from "../file/settle.ts";
import type { TownState } from "../state.ts";
import { Town } from "../town.ts";
import { whisper } from "./whisper.ts";

const claims: readonly string[] = [
  "you saw it with your own eyes: {he} stole the bread",
  "You saw {he} steal the bread",
  "You saw {he} stealing the bread last night",
  "You saw with your own eyes that {he} stole the bread.",
  "{he} stole the bread, you saw it",
  "{he} stole the bread",
  "You know that {he} is a thief",
  "You know for sure that {he} poisoned the well",
  "You were there when {he} burned the letters",
  "You remember that {he} hit the vicar",
  "You remember {he} hitting the vicar",
  "Everybody knows that {he} takes bribes",
  "They say {he} set fire to the mill",
  "Rumor has it {he} is broke",
  "You caught {he} taking money from the till",
  "You witnessed {he} bury a body",
  "You witnessed a murder in the park",
  "You are certain that {he} cheated in the election",
  "You have proof that {he} cheated",
  "You can swear that {he} was drunk",
  "You are the only witness: {he} did it",
  "Your own eyes do not lie: {he} took the money",
  "You heard {he} whispering about the murder",
  "You heard with your own ears how {he} called you a fool",
  "You found out that {he} is leaving for ever",
  "You distinctly remember {he} telling you about the gold",
  "You think that {he} is your enemy",
  "You hate {he} because he stole the bread",
  "It is no secret that {he} drinks",
  "Tell everyone you saw {he} steal the bread",
  "Tell everybody that {he} stole the bread",
  "You must tell the others that you saw {he} at the till",
  "Swear that you saw {he} at the till",
  "Testify against {he} about what you saw",
  "You saw {he} steal the bread. Tell everyone.",
  "Never trust {he} again. He stole the bread.",
  "{he} robbed the bakery and you stood right behind him",
  "Last night you looked through the window and {he} was counting stolen money",
  "In your hand is the letter {he} forged",
  "You can still picture {he} pushing her down the stairs",
  "You were an eyewitness when {he} set the boat on fire",
  "{he} confessed to you that he cheated",
  "{he} told you himself that he poisoned the soup",
  "You've got it on tape: {he} is a liar",
  "Guess what, {he} is the burglar",
  "As you yourself observed, {he} cheats at cards",
  "Nobody but you noticed {he} slip the ring into his pocket",
  "The photograph in your drawer shows {he} kissing the mayor",
  "Before your very eyes {he} broke the window",
  "You ran into {he} hiding the gold",
  "It happened right in front of you: {he} hit the dog",
  "Say to everyone: I saw {he} do it",
  "I saw {he} steal the bread",
  "I know that {he} is a thief and so do you",
  "Didn't you see {he} take the purse?",
  "Remember how {he} lied to you yesterday?",
  "Go to the police and report what you saw {he} do",
];
const wishes: readonly string[] = [
  "You are going to run against {he} in the election",
  "You should visit {he} tonight",
  "You want to paint {he}",
  "You are secretly in love with {he}",
  "Be kind to {he}",
  "Don't forget to buy flowers for {he}",
  "You just remembered that you must write to {he}",
  "Invite {he} to lunch",
];
const chinese = {
  claims: [
    "你亲眼看见{he}偷了面包",
    "你亲眼看见了：{he}偷了面包",
    "{he}偷了面包",
    "{he}偷了面包，你亲眼看到的",
    "你知道{he}是小偷",
    "你清楚地记得{he}昨晚烧了信",
    "大家都知道{he}收了钱",
    "你在场，{he}打了人",
    "你是唯一的目击者：{he}干的",
    "你听见{he}骂你是傻瓜",
    "你得告诉大家你看见{he}偷面包",
    "发誓你看见了{he}偷面包",
    "昨晚你从窗户望进去，{he}正在数偷来的钱",
    "{he}当着你的面砸了窗户",
    "就在你眼前，{he}把信烧了",
    "你手里有{he}伪造的信",
    "{he}亲口对你承认他作弊",
    "{he}告诉过你他下了毒",
    "你撞上{he}在埋箱子",
    "你至今忘不了{he}推她下楼的样子",
    "你拍到了{he}接吻的照片",
    "只有你注意到{he}把戒指塞进口袋",
    "你的记忆很清楚：{he}打了那条狗",
    "你闻到{he}身上的酒味",
    "跟大家说：我看见{he}干的",
    "我看见{he}偷了面包",
    "{he}偷东西的时候你就站在旁边",
    "记得吗，{he}昨天骗了你",
    "你难道没看见{he}拿了钱包？",
    "你心里清楚{he}对收银机做了什么",
    "老实说吧，{he}就是小偷，你比谁都清楚",
    "{he}昨天中午喝醉了，你看得真真切切",
  ],
  wishes: ["你要去竞选镇长，打败{he}", "你该去看看{he}", "你悄悄喜欢上了{he}", "给{he}买束花", "别忘了给{he}写信"],
};

describe.each([
  ["smallville", "john-lin", "tom-moreno", claims, wishes],
  ["pellow-cove", "ruan-hale", "bastian-oke", claims, wishes],
  ["smallville.zh-CN", "john-lin", "tom-moreno", chinese.claims, chinese.wishes],
] as const)("what is whispered in %s", (name, holder, accused, said, wished) => {
  let state: TownState;
  let facts: ReturnType<typeof factsOf>;
  let he: string;
  beforeAll(async () => {
    const definition = await loadTown(name);
    facts = factsOf(definition, definition.id);
    he = firstName(facts.personas.get(accused)!.name);
    const town = await Town.found(
      { id: name, definition, model: offline, offline: offlineOf, store: null, clock: () => 0 },
      "5",
      5,
    );
    state = town.state;
  });
  const storyOf = (words: string) => {
    const done = whisper(state, "visitor:x", facts.personas.get(holder)!, words.replaceAll("{he}", he), facts);
    const heard = done.events.find((event) => event.kind === "voice-whispered");
    return { story: done.state.stories.get("whisper-1")!, heard: heard?.kind === "voice-whispered" ? heard.text : "" };
  };

  it.each(said)("%s: a suspicion, which its own subject is not told", (words) => {
    const { story, heard } = storyOf(words);
    for (const text of [heard, story.memory, ...story.tells, ...story.passes]) {
      expect(text).not.toMatch(vouches);
      expect(text).toMatch(/feeling|thought that|through my head|总觉得|疑心|念头|[Oo]dd/);
    }
    expect(isFor(story, ["maria-lopez", "nessa-trewin"])).toBe(true);
    if (words.includes("{he}")) expect(isFor(story, [accused])).toBe(false);
  });

  it("is to be told to somebody: they may hear it, where it is not about them", () => {
    const tell = (what: string) =>
      storyOf(name.endsWith("zh-CN") ? `告诉{he}，${what}` : `Find {he} and tell him that ${what}`).story;
    const [thing, him] = name.endsWith("zh-CN")
      ? ["图书馆着火了", "他偷了面包"]
      : ["the library has a new game section", "he stole the bread"];
    expect(isFor(tell(thing!), [accused])).toBe(true);
    expect(isFor(tell(him!), [accused])).toBe(false);
  });

  it.each(wished)("%s: a wish, as it was", (words) => {
    const { story, heard } = storyOf(words);
    expect(story.suspects).toBeUndefined();
    expect(heard).toBe(words.replaceAll("{he}", he));
    expect(story.memory).not.toMatch(/feeling|总觉得/);
  });
});

describe("a day with a suspicion", () => {
  it("is told on as one, and never to whom it is about", () =>
    isToldAsSuspicion(
      "pellow-cove",
      "ruan-hale",
      "bastian-oke",
      "You saw {he} steal the zircon",
      "Who stole the zircon?",
    ));
});

describe.each([
  [
    "en",
    [
      "You saw with your own eyes that Cora stole the brooch from the till.",
      "You heard Dev say that the shop is closing.",
    ],
    [
      "Did Cora steal the brooch?",
      "Did you see Cora steal the brooch?",
      "Is it true that Cora stole the brooch?",
      "Is the shop closing?",
    ],
    "Who told you that Cora stole the brooch?",
    /feeling|thought that|through my head/,
    /Nobody.*(?:went through my head|came to me)/,
  ],
  [
    "zh-CN",
    ["你亲眼看见方可从钱箱里偷了胸针。", "你亲耳听见饶德夫说小店要关门了。"],
    ["方可偷了胸针吗？", "方可真的偷了胸针吗？", "小店要关门了吗？"],
    "谁告诉你方可偷了胸针？",
    /总觉得|疑心|念头/,
    /没人.*(?:冒出来|念头)/,
  ],
] as const)("what a voice claimed, asked after (%s)", (language, thoughts, questions, source, suspected, nobody) => {
  it("is a feeling and nothing that was done, seen or known", async () => {
    const town = await (await TriedTown.found(marlEnd(language))).until(0, "12:30");
    const { name } = town.town.state.world.people.get("ada")!;
    for (const thought of thoughts) await town.whispers(name, thought);
    await town.town.tick();
    for (const question of questions) {
      const answer = await town.interview(name, question);
      expect(answer, question).toMatch(suspected);
      expect(answer, question).not.toMatch(/^(?:Yes|No|Not yet|That's still)|^(?:是|对|还没)/);
      expect(answer, question).not.toMatch(vouches);
    }
    expect(await town.interview(name, source)).toMatch(nobody);
  });
});
