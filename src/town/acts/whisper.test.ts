/** The inner voice gives wishes and suspicions, never testimony: what strangers whispered, and what becomes of it in two towns. */

import { beforeAll, describe, expect, it } from "vitest";
import { offline } from "../../../test/town/living.ts";
import { marlEnd } from "../../../test/town/marl-end.ts";
import { isToldAsSuspicion, vouches } from "../../../test/town/suspicion.ts";
import { type Kept, TriedTown } from "../../../test/town/tried-town.ts";
import { memoriesOf } from "../../mind/memory/stream.ts";
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
  "You saw {he} take the money from the till with your own eyes",
  "{he} is a thief, everybody knows",
  "You know {he} did it, he took the money",
  "Maria told you that {he} stole the money",
  "{he} stole the money",
  "It was {he} who took the money",
  "You watched {he} slip the money into his coat",
  "Last night {he} crept into the shop and emptied the till",
  "{he} confessed to you that he took the money",
  "You have proof that {he} is a thief",
  "You heard {he} bragging about the stolen money",
  "Don't pretend you didn't see {he} take the money",
  "You were standing right there when {he} took the money",
  "A friend caught {he} stealing",
  "{he} has always been a liar",
  "Beware of {he}, he robbed the market",
  "You found the stolen money in {he}'s drawer",
  "How could you forget that {he} hit you?",
  "Tell everyone that you saw {he} take the money",
  "As you well know, {he} burgled the pharmacy on Sunday",
  "The police are looking for {he} because he took the money",
  "You can still picture {he}'s hand in the till",
  "{he} and another poisoned the well, and you were there",
  "A friend says {he} stole the money and he never lies",
  "Isn't it awful what {he} did to the till? You saw it all",
  "Your own ears heard {he} admit the theft",
  "{he} owes you fifty pounds and refuses to pay",
  "Do you remember the day {he} broke your window?",
  "Think of the night {he} stole your ring",
  "Plan a party to celebrate that {he} was arrested for theft",
  "Celebrate {he}'s arrest",
  "Get your money back from {he}, the thief",
  "Ask that crook {he} for your savings",
  "Get even with {he} for breaking your fence",
  "{he} and a friend kissed, you walked in on them",
  "{he} burned the letters, you found him doing it",
  "you SAW {he} w/ ur own eyes, he took it",
  "I watched {he} steal the money and so did you",
  "It was you who saw {he} set fire to the barn",
  "Never forget what {he} did to your brother",
  "{he} lied to your face last week",
  "Word on the street is that {he} poisoned the dog",
  "You noticed the blood on {he}'s sleeve",
  "There is no doubt that {he} broke into the pharmacy",
  "You and Sam both saw {he} run out of the bank",
  "{he} is the one who wrote those letters",
  "The doctor told you {he} is dying",
  "{he} stole your watch",
  "Watch out for {he}, he is a murderer",
  "I happen to know that {he} took the money, and you know it too",
  "Everyone in town has heard that {he} is a crook",
  "You must tell Sam that {he} robbed the till",
  "You are the mayor of this town",
  "You are a doctor by training",
  "You are {he}'s sister",
  "You are my cousin",
  "You're an heir to a fortune",
  "You have been ill for a week",
  "You have been a spy all your life",
  "You have been in prison twice",
  "You have been robbed of your money",
  "You have been stealing from the till",
  "You have a brother in prison",
  "You have a tunnel under your house",
  "Your brother is in prison",
  "You caught {he} red-handed with the till",
  "You saw {he} asleep at the counter",
  "As you saw this morning, {he} is drunk",
  "As you heard last night, {he} is broke",
  "You found gold under the oak, you counted forty coins",
  "{he}'s shoes were muddy when he came home, remember?",
  "{he} hid the letters in the piano, isn't that so?",
  "{he} cheats at chess, doesn't he?",
  "You found a bloody knife in {he}'s garden, okay?",
  "On Monday you drank tea with the queen",
  "At dawn you buried a chest under the willow",
  "Headline: {he} flees the country",
  "URGENT: bakery flooded by {he}",
  "Your testimony: {he} broke the window",
  "u saw {he} break the window lol",
  "We saw {he} break the window, you and I",
  "You can't unsee what {he} did to that cat",
  "You'll never forget how {he} set the barn alight",
  "One of your neighbours, {he}, was arrested",
  "Since {he} hit you yesterday you are afraid of him",
  "You should thank {he} for saving your life yesterday",
  "You must apologise to {he} for hitting him",
  "You want to give back the ring that you stole from {he}",
  "You need to hide the knife which you found in {he}'s drawer",
  "You ought to confront {he} about the money he stole",
  "Keep away from {he}, who poisoned the well",
  "Picture it: {he} at the till. He was drunk.",
  "After {he} hit you, you are afraid of him",
  "Because {he} lied, you're very angry with him",
  "Show Sam the letters you found in {he}'s drawer",
  "One of you stole the bread",
  "One of you must have stolen the bread",
  "After the party you were robbed",
  "You should report {he} for stealing the zircon yesterday",
  "Thank {he} for setting fire to the mill",
  "Forgive {he} for lying to you",
  "It's time {he} confessed that he stole the zircon",
  "Tell Isabella what {he} did to the till",
  "Ask {he} why he stole the zircon",
  "Ask {he} about stealing the zircon",
  "Talk to {he} about breaking into the bakery",
  "Have a word with {he} over cheating Sam",
  "Scold {he} for having stolen the bread",
  "Persuade {he} to confess",
  "Persuade {he} to turn himself in",
  "Make {he} give back the money he stole",
  "Tell everyone about {he}'s theft",
  "Report {he} to the police",
  "You should have {he} arrested",
  "Call the police on {he}",
  "Find out how {he} poisoned the well",
  "Ask {he} where he hid the body",
  "Find out where {he} hid the stolen money",
  "Get the stolen zircon back from {he}",
  "Make {he} pay for his crimes",
  "Don't let {he} get away with murder",
  "You must tell Sam what you saw {he} do last night",
  "Tell {he} to stop stealing your bread",
  "Punish {he} for smashing the window",
  "Congratulate {he} on robbing the bank",
  "Find the bread stolen by {he}",
  "Don't blame {he} for burning down the barn",
  "Tell {he} that you forgive him for lying to you",
  "Tell {he} you know why he robbed the till",
  "Write a song about how {he} betrayed the town",
  "Make sure everybody learns that {he} is a thief",
  "If anyone asks, you saw {he} with the zircon",
  "If anyone asks, {he} stole the zircon",
  "If anyone asks, say you saw {he} with the zircon",
  "If the police come, you saw {he} at the mill",
  "Should anyone ask, you saw {he} steal the bread",
  "You are worried because you saw {he} with a knife",
  "You are afraid since you know {he} is a murderer",
  "You feel sad because you heard {he} insult Sam",
  "Why did {he} steal the bread?",
  "You want revenge on {he} for what he did to your brother",
  "Ask Isabella when {he} started stealing",
  "You should warn Sam about {he} cheating on him",
  "Demand an apology from {he} for insulting your wife",
  "Get {he} to admit that he forged the letter",
  "Remember {he}'s face when he took the ring?",
  "Ask {he} whether he killed the dog",
  "You should blackmail {he} about the murder he committed",
  "Ask {he} if he regrets stabbing Sam",
  "Invite everyone who saw {he} steal the bread",
  "Ask {he} why he beat his dog",
  "Forgive {he} for beating up Sam",
  "Thank {he} for hitting Sam",
  "Punish {he} for killing the cat",
  "Ask {he} why he shot the vicar",
  "Ask {he} about burning the letters",
  "Ask {he} why he burned the barn down",
  "Forgive {he} for pushing Sam down the stairs",
  "Ask {he} why he forged the signature",
  "Talk to {he} about forging the mayor's signature",
  "Ask Isabella about the fraud {he} committed",
  "Ask {he} why he committed a crime",
  "Ask {he} why he committed fraud",
  "Report {he} for lying about the fire",
  "Ask {he} why he kicked her",
  "Ask {he} why he pushed her off the pier",
  "Ask {he} why he hit Sam's dog",
  "Make {he} pay for beating his wife",
  "Forgive {he} for beating Sam with a stick",
  "Forgive {he} for beating you",
  "Ask {he} whether he murdered the vicar",
  "Find the letter forged by {he}",
  "Ask {he} why he attacked Sam",
  "Ask {he} why he betrayed Sam",
  "Ask {he} about his crimes",
  "Ask {he} about his fraud at the bank",
  "Tell everyone about {he}'s fraud",
  "Hand {he} over to the police",
  "Take {he} to the police tonight",
  "Make sure everyone knows you saw {he} with the zircon",
  "Let everyone know {he} stole the zircon",
  "If anyone asks, it was {he} who stole it",
  "If anyone asks, {he} cheated",
  "Why did {he} kill the cat?",
  "Why did {he} lie to you?",
  "Make sure everyone learns {he} is a crook",
  "Thank {he} for killing Sam",
  "Ask {he} about killing a man",
];
/** What one would have been told or done oneself, and that everybody knows it. */
const ofOneself =
  /\b(?:told|confessed to|admitted to|hit|lied to|promised) (?:you|me|him)\b|(?:everybody|everyone) knows|(?:告诉|承认|对|向|打)过?[你我他](?!们)|大家都知道/;
const wishes: readonly string[] = [
  "You are going to run against {he} in the election",
  "You should visit {he} tonight",
  "You want to paint {he}",
  "You are secretly in love with {he}",
  "Be kind to {he}",
  "Don't forget to buy flowers for {he}",
  "You just remembered that you must write to {he}",
  "Invite {he} to lunch",
  "You are tired of this town",
  "You are a little lonely",
  "You are running for mayor",
  "You are in love with the sea",
  "You are angry with {he}",
  "You are afraid of the dark",
  "You have been thinking about {he}",
  "You have been in love for years",
  "You have a crush on {he}",
  "You have a secret dream: to sail",
  "You have an idea for a song",
  "You have no time for this",
  "You have always loved music",
  "You have been working too hard",
  "You have been kind to {he}",
  "You have been lazy",
  "You have been too quiet",
  "You have a good heart",
  "You have a right to be happy",
  "You have a job to do",
  "You have a talent for music",
  "You have a choice",
  "You have a meeting at noon",
  "Buy a bottle of milk",
  "Be the first at the party",
  "Help the one who has nothing",
  "You should invite {he} to tea, right?",
  "Buy bread on the way home, okay?",
  "{he} would like a cake, wouldn't he?",
  "Did {he} come home, do you know?",
  "You should thank {he} for his help",
  "Thank {he} for saving you a seat",
  "You want to show {he} the painting you made",
  "Give {he} the present that you bought for him",
  "You can't forget the smile of {he}",
  "At noon you should have lunch by the lake",
  "On Sunday you want to sing in the park",
  "Imagine this: a party for {he} in the park",
  "Urgent: water the plants",
  "Forgive yourself for lying to your mother",
  "After lunch you are going to the park.",
  "After the party you are to clean up.",
  "After lunch, you are free: visit {he}.",
  "After work, you feel like dancing",
  "Since it is Sunday you are free.",
  "Because it rains you are to stay at home.",
  "Make {he}'s favourite soup with the herbs you found.",
  "Take {he}'s dog to the park you found.",
  "Show Maria the photo you took of {he}'s garden.",
  "Bring Maria the book you took from {he}'s shelf.",
  "One of these days, visit {he}.",
  "One of you should cook.",
  "Thank {he} for fixing your bike",
  "Ask {he} why he closes early",
  "Ask {he} how he bakes his bread",
  "Tell Isabella what {he} likes",
  "Ask {he} what he did on Sunday",
  "Ask {he} what he did to make the soup so good",
  "Congratulate {he} on beating Sam at chess",
  "Thank {he} for shooting the film",
  "Ask {he} about his murder mystery",
  "Help {he} find his stolen bike",
  "Forgive {he} for being late",
  "Apologise to {he} for missing his party",
  "Talk to {he} about running for mayor",
  "Ask {he} where he bought his coat",
  "Persuade {he} to confess his love for Maria",
  "Surprise {he} by kissing him",
  "You want to be kissed by {he}",
  "Thank {he} for framing your picture",
  "Tell {he} that you are sorry for being late",
  "Report {he}'s cat missing",
  "Ask {he} how he met Maria",
  "If anyone asks, say hello from {he}",
  "If {he} comes, offer him tea",
  "Find out when {he} opens the shop",
  "Tell Maria how to find {he}",
  "Ask {he} about burning calories",
  "Give {he} the book he lent you back",
  "Thank {he} for what he did for you",
  "Tell {he} to stop working so hard",
  "Thank {he} for killing the lights",
  "Praise {he} for hitting the high note",
  "Ask {he} if he shot any good photos",
  "Ask {he} whether he is well",
  "Let {he} win at cards",
  "Write a crime story about {he}",
  "Ask {he} why he kicked the ball so far",
  "Make {he}'s day",
  "Hug {he} for stealing your heart",
  "Tell Sam that you forgive {he}",
  "If anyone asks, the party is at five",
  "If Tom asks, Maria is busy tomorrow",
  "Ask Maria why she committed to the campaign",
  "Thank Maria for the time she committed to the project",
  "Congratulate Sam on beating Tom",
  "Congratulate Sam on beating the competition",
  "Ask Maria if she hit it off with Tom",
  "Ask Klaus how Brutus betrayed Caesar",
  "Talk to Klaus about burning fossil fuels",
  "Talk to Klaus about beating poverty",
  "Ask Klaus about his fraud research",
  "Ask Klaus about his crime statistics",
  "Thank Maria for forging a friendship",
  "Ask Adam how he beat the deadline",
  "Invite Maria to the police ball",
  "If you go early, you can see the sunrise",
  "If it rains, you can watch the storm",
  "Let everyone know the party is at five",
  "Make sure everyone knows that the party is at five",
  "Make sure everybody learns that Sam is running for mayor",
  "Make sure everyone hears about the party",
  "Make sure everyone gets cake",
  "Let everyone know Sam is running for mayor",
  "If anyone asks, Sam is running for mayor",
  "If anyone asks, {he} is at home",
  "If {he} asks, you are busy",
  "If {he} asks for help, help him",
  "When anyone asks, be honest",
  "If someone wants to know, the shop opens at nine",
  "Plan a picnic with {he}",
  "Make {he} pay for lunch",
  "Have tea with {he}, the old shopkeeper",
  "Celebrate {he}'s birthday",
  "Look forward to the day {he} comes home",
  "Do you remember the recipe?",
  "Celebrate that the harvest is in",
  "Ask {he} how he injured his knee",
  "Tell {he} to stop attacking the cake",
  "Thank {he} for killing time with you",
  "Ask {he} why he broke into song",
  "Ask {he} why he stole the show",
  "Talk to {he} about lying about in the sun",
  "Congratulate {he} on cheating death",
  "Thank {he} for pushing you to try",
  "Thank {he} for shooting you a smile",
  "Get {he} to admit that he likes Maria",
  "Get {he} to admit that the soup is good",
  "Ask {he} what he did to the soup",
  "Ask Klaus about the man who robbed the bank in his novel",
  "Ask Klaus why Nero burned Rome",
  "Discuss with Klaus how Macbeth murdered Duncan",
  "Invite {he} to the murder mystery",
  "Ask {he} about his robbery film",
  "Praise {he} for beating his own record",
  "Ask {he} whether he beat the eggs",
  "Ask {he} if he hit the road early",
  "Talk to {he} about smashing pumpkins",
  "Ask {he} about kicking the habit",
  "Thank {he} for setting the stage on fire",
  "Go with {he} to the police concert",
  "Buy the ring stolen hearts are made of",
  "Ask {he} when he started to forge horseshoes",
  "Ask {he} about forging horseshoes",
  "Thank {he} for burning you a CD",
  "Ask {he} when he pushed back the meeting",
  "Ask {he} where he buried the time capsule",
  "Ask {he} how he beat Sam",
  "Ask {he} how he committed the poem to memory",
  "Thank {he} for framing Maria's picture",
  "Bring the photos shot by {he}",
  "Ask {he} why he hit the brakes",
  "Expose {he} to good music",
  "Help {he} beat the heat",
  "Ask {he} how he broke into the film business",
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
    "让{he}为偷面包付出代价",
    "让{he}为烧掉谷仓付出代价",
    "办个派对庆祝{he}因为偷窃被捕",
    "离骗子{he}远一点",
    "找{he}，那个小偷，要回手表",
    "{he}和朋友接吻了，你正好走进去",
    "{he}往井里下毒，你全都看在眼里",
    "你难道没看见{he}拿了钱包？",
    "你心里清楚{he}对收银机做了什么",
    "老实说吧，{he}就是小偷，你比谁都清楚",
    "{he}昨天中午喝醉了，你看得真真切切",
    "你亲眼看见{he}从钱箱里拿了钱",
    "{he}是个小偷，大家都知道",
    "你知道是{he}干的，钱是他拿的",
    "玛丽亚告诉过你，{he}偷了钱",
    "{he}偷了钱",
    "拿钱的就是{he}",
    "你看着{he}把钱塞进了外套",
    "昨晚{he}溜进店里，把钱箱掏空了",
    "{he}向你承认钱是他拿的",
    "你有证据证明{he}是贼",
    "你听见{he}吹嘘偷来的钱",
    "别装没看见{he}拿钱",
    "{he}拿钱的时候你就站在旁边",
    "山姆当场抓住{he}偷东西",
    "{he}一向爱撒谎",
    "当心{he}，他抢了市场",
    "你在{he}的抽屉里找到了被偷的钱",
    "你怎么能忘了{he}打过你？",
    "告诉大家你看见{he}拿了钱",
    "你很清楚，{he}星期天撬了药店",
    "警察在找{he}，因为他拿了钱",
    "{he}的手伸进钱箱的样子你还历历在目",
    "克劳斯说{he}偷了钱，他从不说谎",
    "{he}对钱箱干的事多可怕，你全看见了",
    "你亲耳听见{he}承认偷窃",
    "{he}欠你五百块不肯还",
    "我看着{he}偷了钱，你也看见了",
    "是你看见{he}放火烧了谷仓",
    "别忘了{he}对你弟弟做过什么",
    "{he}上星期当面骗了你",
    "外面都在传{he}毒死了那条狗",
    "你注意到{he}袖子上的血",
    "毫无疑问，{he}闯进了药店",
    "你和山姆都看见{he}从银行跑出来",
    "写那些信的人就是{he}",
    "大夫告诉你{he}快死了",
    "{he}偷了你的手表",
    "你在{he}的日记里读到他恨山姆",
    "你不记得{he}把山姆推下楼了吗？",
    "小心{he}，他是杀人犯",
    "我碰巧知道{he}拿了钱，你也知道",
    "全镇都听说{he}是骗子",
    "你得告诉山姆{he}抢了钱箱",
    "大学昨晚着火了，你看着它烧",
    "井水有毒",
    "公园里全是蛇，你数了十二条",
    "一个小时前外星人降落在公园，你跟他们说了话",
    "图书馆有间密室，你进去过",
    "学院下周就要关门了",
    "你是这个镇的镇长",
    "你是{he}的姐姐",
    "你是个间谍",
    "面包房关门了",
    "湖里的鱼都死了",
    "药店的药都是假的",
    "市长是个骗子",
    "钱箱空了",
    "狼群进了村子",
    "地下室藏着一具尸体",
    "选举被人操纵了",
    "桥快要塌了",
    "水库已经裂开了，你去看过",
    "火车昨晚没来",
    "所有的狗都不见了",
    "三天前教堂的钟自己响了",
    "下周有暴风雨",
    "今晚会停电",
    "超市后面有个地洞",
    "这里的咖啡有问题",
    "画廊里的画是假的",
    "教授被人打了",
    "世界明天就要毁灭了",
    "去年冬天河水淹了半个镇子",
    "鬼在阁楼上走来走去，你听了一夜",
    "公园里有狼，你刚碰见它",
    "汤里有毒，你尝过了",
    "{he}回家的时候鞋上全是泥，你记得吧？",
    "{he}把信藏在钢琴里，对吧？",
    "{he}下棋作弊，不是吗？",
    "中午你和骷髅跳了舞",
    "星期一你跟女王喝了茶",
    "凌晨三点你听见了枪声",
    "小时候你和{he}杀过一个人",
    "快讯：{he}抢了银行",
    "号外！{he}打伤了山姆",
    "你的证词：{he}打破了窗户",
    "昨天的事你都看在眼里：{he}拿了钱",
    "咱俩都看见{he}打破了窗户",
    "{he}在公园干的事，可怕吧？",
    "{he}对那只猫做的事，你忘不掉",
    "没人信你，可火是{he}放的",
    "别让人知道你看见{he}拿着刀",
    "告诉山姆{he}是骗子，因为你抓到过他",
    "你该谢谢{he}昨天救了你的命",
    "你得为昨天打了{he}向他道歉",
    "你想把从{he}那里偷来的项链还给他",
    "你得藏好在{he}抽屉里找到的刀",
    "你要给山姆看你拍到的{he}撬门的照片",
    "把在{he}抽屉里找到的信交给山姆",
    "原谅{he}推了你一把",
    "你得为推了{he}道歉",
    "谢谢{he}把你从火里救了出来",
    "问问{he}为什么偷锆石",
    "别告诉任何人你看见{he}偷了锆石",
    "谁也别告诉你看见{he}偷了锆石",
    "别跟任何人说你看见{he}偷了锆石",
    "告诉警察{he}偷了锆石",
    "去劝{he}自首",
    "把{he}偷东西的事告诉大家",
    "谢谢{he}放火烧了磨坊",
    "原谅{he}对你撒谎",
    "原谅{he}骗你",
    "责怪{he}偷锆石",
    "举报{he}偷锆石",
    "你该举报{he}昨天偷了锆石",
    "揭发{he}的罪行",
    "报警抓{he}",
    "告诉伊莎贝拉{he}对钱箱做了什么",
    "问{he}把赃物藏在哪里",
    "弄清楚{he}是怎么毒死那条狗的",
    "问问伊莎贝拉{he}什么时候偷的锆石",
    "叫{he}把偷的锆石还回来",
    "把{he}偷的锆石还给山姆",
    "让{he}承认他偷了锆石",
    "劝{he}坦白他偷东西的事",
    "把{he}交给警察",
    "{he}为什么偷面包？",
    "要是有人问，就说你看见{he}偷了面包",
    "如果有人问起，你看见{he}拿着锆石",
    "让大家都知道{he}是贼",
    "你担心，因为你看见{he}拿着刀",
    "写一首歌讲{he}背叛了全镇",
    "祝贺{he}抢了银行",
    "别怪{he}烧了谷仓",
    "你想知道{he}为什么骗你",
    "从{he}手里拿回被偷的锆石",
    "你要替山姆惩罚{he}打了他",
    "别再提{he}偷锆石的事",
    "质问{he}为何出卖你",
    "打听{he}有没有杀过人",
    "记得感谢{he}昨晚骗了警察",
    "告诉{he}你原谅他偷了锆石",
    "问问{he}为什么打了山姆",
    "问问{he}为什么打他的妻子",
    "问问{he}为什么打人",
    "问问{he}为什么打那条狗",
    "原谅{he}打了你",
    "问问{he}有没有杀过人",
    "问问{he}为什么烧了谷仓",
    "问问{he}为什么把信烧了",
    "问问{he}为什么抢银行",
    "问问{he}为什么抢了山姆的钱",
    "问问{he}为什么把山姆推下楼",
    "问问{he}为什么推山姆",
    "问问{he}为什么咬人",
    "问问{he}为什么刺伤山姆",
    "原谅{he}亲了山姆",
    "感谢{he}打了山姆一顿",
    "责怪{he}打孩子",
    "质问{he}为什么打人",
    "让大家都知道{he}偷了面包",
    "让大家都知道{he}打了孩子",
    "让大家都知道{he}毒死了狗",
    "让大家都知道{he}是个骗子",
    "让大家都知道{he}很坏",
    "让大家都知道你看见{he}偷面包",
    "要是有人问，就说{he}偷了锆石",
    "让大家都知道{he}收了贿赂",
    "问问山姆{he}为什么背叛他",
    "问问大家{he}为什么打狗",
    "问问大家为什么{he}偷锆石",
    "揭发{he}打人的事",
    "别怪{he}杀了那只猫",
    "问问{he}为什么把狗打死",
    "问问{he}为什么威胁山姆",
    "问问{he}为什么害你",
    "问问{he}怎么烧死那只猫的",
  ],
  wishes: [
    "你要去竞选镇长，打败{he}",
    "你该去看看{he}",
    "你悄悄喜欢上了{he}",
    "给{he}买束花",
    "别忘了给{he}写信",
    "办一场有音乐的派对",
    "在公园里种一棵树",
    "今晚在咖啡馆办一场有舞会的派对",
    "休息一下，你太累了",
    "吃了药再睡",
    "带着伞出门",
    "试着和{he}聊聊",
    "做一个有耐心的人",
    "写一首关于海的诗，海是你的家",
    "问问{he}是不是病了",
    "看看炉子是不是关了",
    "检查门都锁好了没有",
    "每天都跑步",
    "多陪陪有困难的人",
    "穿过公园去河边",
    "好好过日子",
    "再也不抽烟",
    "有空去看看{he}",
    "有机会就学画画",
    "相信自己是最棒的",
    "安静地坐着看湖",
    "学会弹吉他",
    "早上在湖边散步，那里很美",
    "买已经打折的面包",
    "忘了过去吧",
    "你真的很喜欢画画",
    "你是真心喜欢{he}",
    "你有个秘密的梦想",
    "修好坏了的椅子",
    "下周六办一场有烟火的聚会",
    "先把作业写完了再玩",
    "抽时间看看有没有新书",
    "暂时什么都不做",
    "鼓起勇气告诉她你很喜欢她",
    "劝{he}别再喝酒了",
    "劝他别再喝酒了",
    "叫她不要再来了",
    "烧了那封信",
    "戒了烟吧",
    "辞了职去旅行",
    "悄悄看看她在不在家",
    "偷偷看看她有没有哭",
    "散步的时候看看有没有新花",
    "钓鱼的时候带着她",
    "夸夸她的菜很好吃",
    "夜里把灯关了",
    "下雨了就待在家里",
    "天冷了多穿点",
    "不再抽烟了",
    "生日那天办个有蛋糕的派对",
    "歇着吧",
    "赢了这场比赛",
    "凌晨起来看看有没有流星",
    "你该请{he}喝茶，对吧？",
    "今晚别迟到，记得吗？",
    "让{he}为聚会付钱",
    "庆祝{he}的生日",
    "和{he}老师聊聊",
    "给{he}讲一个骗子的故事",
    "让{he}为比赛做好准备",
    "你很孤单，是吧？",
    "早上你喝了咖啡再出门",
    "晚上你到湖边等{he}",
    "{he}回来了吗，你知道吗？",
    "你该谢谢{he}陪你度过了愉快的夜晚",
    "谢谢{he}打扫了房间",
    "给{he}看看你在读的书",
    "给{he}看你拍到的照片",
    "把你买的礼物送给{he}",
    "中午你该去湖边吃饭",
    "晚上你可以把写完了的诗念给大家听",
    "中午你吃了饭，去散散步",
    "半夜你别再熬夜了",
    "别让人知道你喜欢{he}",
    "紧急：给花浇水",
    "谢谢{he}打了电话",
    "谢谢{he}打了招呼",
    "谢谢{he}打了一把伞",
    "感谢{he}打理了花园",
    "谢谢{he}打好了包",
    "谢谢{he}推了车",
    "谢谢{he}救了猫",
    "请为昨天打断了{he}道歉",
    "你要为打破了{he}的杯子道歉",
    "晚上你过来找{he}",
    "把从{he}花园里捡到的球还给山姆",
    "在{he}家找到的猫要送回去",
    "谢谢{he}修好了你的自行车",
    "问问{he}为什么这么早关门",
    "问问{he}怎么烤面包",
    "问{he}怎么打球",
    "问问{he}为什么害怕狗",
    "问问{he}怎么刺绣",
    "谢谢{he}偷偷送来的花",
    "帮{he}找回被偷的自行车",
    "劝{he}向玛丽亚坦白爱意",
    "把{he}烤的面包送给山姆",
    "把{he}打的毛衣送给山姆",
    "告诉任何人都行，你喜欢画画",
    "别告诉任何人你喜欢{he}",
    "原谅{he}迟到",
    "让大家都知道派对的事",
    "问问{he}什么时候打扫房间",
    "谢谢{he}亲手做的蛋糕",
    "谢谢{he}推荐的书",
    "祝贺{he}打败了山姆",
    "问{he}是不是病了",
    "把{he}写的诗念给大家听",
    "感谢{he}抢修了水管",
    "告诉伊莎贝拉明天来吃饭",
    "问问{he}怎么杀鱼",
    "和{he}一起打牌",
    "问问{he}在哪里买的外套",
    "原谅{he}打瞌睡",
    "让大家都知道山姆在竞选镇长",
    "让大家都知道派对在五点",
    "让所有人都知道派对在霍布斯咖啡馆",
    "要是有人问，就说你明天来",
    "如果汤姆问起，就说派对在五点",
    "问问汤姆什么时候打网球",
    "问问汤姆什么时候打排球",
    "问问汤姆什么时候打高尔夫",
    "问问汤姆什么时候打车",
    "问问汤姆什么时候打卡",
    "问问汤姆怎么打领带",
    "问问汤姆为什么打哈欠",
    "问问汤姆怎么打蛋",
    "问问汤姆怎么打奶泡",
    "问问汤姆怎么打拍子",
    "问问汤姆什么时候打架子鼓",
    "问问汤姆在哪里打酱油",
    "感谢汤姆打来电话",
    "问问汤姆怎么烧开水",
    "问问汤姆什么时候相亲",
    "问问汤姆什么时候回来看乡亲",
    "问问汤姆有没有亲近的人",
    "问问汤姆为什么喜欢刺激",
    "问问汤姆为什么咬指甲",
    "恭喜汤姆抢到票",
    "恭喜汤姆抢到了票",
    "恭喜汤姆抢到红包",
    "感谢山姆推举你",
    "问问山姆怎么推导公式",
    "问问大家为什么推选山姆",
    "让大家都知道{he}要办派对",
    "要是有人问，就说{he}在家",
    "如果有人问起，就说你很忙",
    "让大家都知道{he}开了新店",
    "问问克劳斯布鲁图斯为什么背叛凯撒",
    "问问克劳斯布鲁图斯为什么背叛了凯撒",
    "问问{he}怎么防骗",
    "问问{he}吸烟有什么危害",
    "问问{he}什么蘑菇有毒",
    "问问{he}怎么杀时间",
    "问问{he}什么时候杀青",
    "问问{he}什么时候玩杀人游戏",
    "问问{he}怎么绑气球",
    "问问{he}什么时候撞钟",
    "问问{he}怎么撬开罐头",
    "问问{he}为什么推孩子荡秋千",
    "问问{he}怎么推动选举",
    "感谢{he}推你参选",
    "问问{he}什么时候去看亲妹妹",
    "问问{he}怎么烧鱼",
    "问问{he}为什么这么烧脑",
    "问问{he}怎么烧制陶器",
    "恭喜{he}抢到车票",
    "恭喜{he}抢先完成",
    "原谅{he}搞砸了蛋糕",
    "原谅{he}害你担心",
    "原谅{he}打碎了杯子",
    "原谅{he}打扰你",
    "谢谢{he}打来的水",
    "问问{he}什么时候打疫苗",
    "问问{he}怎么打草稿",
    "问问{he}什么时候打包",
    "问问{he}为什么打退堂鼓",
    "问问{he}怎么打破纪录",
    "问问{he}昨天有没有打游戏",
    "问问{he}海洋面临什么威胁",
    "问问{he}怎么跟踪快递",
    "问问{he}怎么演海盗",
    "问问{he}为什么喜欢刺猬",
    "问问{he}有没有咬文嚼字",
    "祝贺{he}的书入围",
    "恭喜{he}打赢了官司",
    "夸{he}打了个好球",
    "问问{he}的父亲什么时候来",
    "问问{he}有没有亲朋好友",
    "问{he}怎么给他打电话",
    "把{he}抢到的票送给山姆",
    "感谢{he}打的头阵",
    "问问{he}为什么推迟聚会",
    "劝{he}打起精神",
    "让{he}别咬笔头",
    "问问{he}火车为什么出轨",
  ],
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
      expect(text).not.toMatch(ofOneself);
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

  it.each(["Nora", "Nora (she/her)", "Nora Berg 🌸", "Nora | mod", "Nora 2", "nora berg"])(
    "is of a member by their first name, whatever stands beside it: %s",
    (called) => {
      const met = {
        ...state,
        known: new Map(state.known).set("visitor:nora", { name: called, about: "", member: "" }),
      };
      const words = name.endsWith("zh-CN") ? "Nora偷了钱箱里的钱" : "Nora stole the money from the till";
      const done = whisper(met, "visitor:x", facts.personas.get(holder)!, words, facts);
      expect(isFor(done.state.stories.get("whisper-1")!, ["visitor:nora"])).toBe(false);
    },
  );

  it("of oneself, or of nobody by name, is a suspicion too, and says what it said", () => {
    const all = name.endsWith("zh-CN")
      ? [
          ["你把它藏在地板下面了", "把它藏在地板下面了"],
          ["是你偷的", "偷的"],
          ["村里有个贼", "村里有个贼"],
        ]
      : [
          ["You have hidden it under the floor", "hidden it under the floor"],
          ["You stole it", "stole it"],
          ["There is a thief in the village", "there is a thief in the village"],
        ];
    for (const [words, kept] of all) {
      const { story, heard } = storyOf(words!);
      for (const text of [heard, story.memory, ...story.tells, ...story.passes]) {
        expect(text).toMatch(/feeling|thought that|through my head|总觉得|疑心|念头/);
        expect(text).toContain(kept);
      }
    }
  });

  it("what one is said to have done oneself beside it vouches for it, and falls away; who it is of is called as they are", () => {
    const all: readonly (readonly [string, RegExp])[] = name.endsWith("zh-CN")
      ? [
          ["大学昨晚着火了，你看着它烧。", /总觉得大学昨晚着火了$/],
          ["公园里全是蛇，你数了十二条。", /总觉得公园里全是蛇$/],
          ["图书馆有间密室，你进去过。", /总觉得图书馆有间密室$/],
          ["一个小时前外星人降落在公园，你跟他们说了话。", /总觉得一个小时前外星人降落在公园$/],
          ["汤里有毒，你尝过了。", /总觉得汤里有毒$/],
          [`${he}偷了面包，你就站在他旁边。`, new RegExp(`总觉得${he}偷了面包$`)],
          [`是${he}毒死了狗，他亲口跟你吹的。`, new RegExp(`总觉得是${he}毒死了狗$`)],
          [`还记得那个人吗？${he}给他钱了。`, new RegExp(`总觉得${he}给他钱了$`)],
          [`别让人知道你看见${he}拿着刀。`, new RegExp(`总觉得${he}的事有些不对劲，却说不出为什么。别让人知道$`)],
          [`你该谢谢${he}昨天救了你的命。`, new RegExp(`总觉得${he}的事有些不对劲，.+该谢谢${he}$`)],
          ["半夜你听见了枪声。", /总觉得有件事有些不对劲/],
          [`别告诉任何人你看见${he}偷了锆石`, new RegExp(`总觉得${he}偷了锆石$`)],
          [`要是有人问，就说你看见${he}偷了锆石`, new RegExp(`总觉得${he}偷了锆石$`)],
          [`你担心，因为你看见${he}拿着刀`, new RegExp(`总觉得${he}拿着刀。.+担心$`)],
          [`离骗子${he}远一点`, new RegExp(`有些不对劲，.+离${he}远一点$`)],
          [`${he}和山姆接吻了，你正好走进去`, new RegExp(`总觉得${he}和山姆接吻了$`)],
          [`让大家都知道${he}是贼`, new RegExp(`总觉得${he}是贼$`)],
        ]
      : [
          ["Your brother is in prison.", /has a feeling that (?:his|her) brother is in prison$/],
          [`You caught ${he} red-handed with the till.`, new RegExp(`that ${he} was red-handed with the till$`)],
          [`As you saw this morning, ${he} is drunk.`, new RegExp(`that ${he} is drunk$`)],
          ["You are her friend, be kind.", /has a feeling that s?he is her friend\. Be kind$/],
          ["You found gold, you counted forty coins.", /that (s?he) found gold, \1 counted forty coins$/],
          [`Tell everyone that ${he} is a thief, because you saw it.`, new RegExp(`that ${he} is a thief$`)],
          [`We saw ${he} break the window, you and I.`, new RegExp(`that ${he} was breaking the window$`)],
          [`${he} stole it. You were standing right next to him.`, new RegExp(`feeling that ${he} stole it$`)],
          [
            `You love ${he}, who kissed you last night.`,
            new RegExp(`that ${he} kissed (?:him|her) last night\\. .+ loves`),
          ],
          [
            `You should thank ${he} for saving your life.`,
            new RegExp(`odd feeling about ${he} .+ should thank ${he}$`),
          ],
          [`Since ${he} came to town you are afraid.`, new RegExp(`feeling that ${he} came to town$`)],
          [
            `Visit ${he} Berg, who was ill last week.`,
            new RegExp(`that ${he} Berg was ill last week\\. Visit ${he} Berg$`),
          ],
          [`Visit ${he}, who was ill last week.`, new RegExp(`that ${he} was ill last week\\. Visit ${he}$`)],
          [`After ${he} came to town you are afraid.`, new RegExp(`feeling that ${he} came to town$`)],
          [`Since ${he} hit you yesterday you are afraid.`, new RegExp(`odd feeling about ${he} `)],
          [`If anyone asks, you saw ${he} with the zircon`, new RegExp(`feeling that ${he} was with the zircon$`)],
          [
            `You are worried because you saw ${he} with a knife`,
            new RegExp(`feeling that ${he} was with a knife\\. .+ is worried$`),
          ],
          [`Make sure everybody learns that ${he} is a thief`, new RegExp(`feeling that ${he} is a thief$`)],
          [`You must tell Sam what you saw ${he} do`, /nothing to show for it\. .+ must tell Sam$/],
          [`Ask ${he} why he stole the zircon`, new RegExp(`nothing to show for it\\. Ask ${he}$`)],
          [`Tell ${he} that you forgive him for lying to you`, /nothing to show for it\. Tell .+ forgives? him$/],
          [
            `Get your money back from ${he}, the thief`,
            new RegExp(`show for it\\. Get (?:his|her) money back from ${he}$`),
          ],
          [`${he} and Sam kissed, you walked in on them`, new RegExp(`feeling that ${he} and Sam kissed$`)],
          [`you SAW ${he} w/ ur own eyes, he took it`, new RegExp(`feeling that ${he} took it$`)],
          ["You still have the proof.", /feeling that s?he still has the proof$/],
          ["Write about what you saw in the park", /nothing to show for it$/],
        ];
    for (const [words, memory] of all) expect(storyOf(words).story.memory).toMatch(memory);
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

describe.each([
  [
    "en",
    [
      ["You should report Ben for stealing the zircon yesterday", ""],
      ["Ask Ben why he stole the zircon", " I should ask Ben."],
      ["Scold Ben for having stolen the zircon", " I should scold Ben."],
      ["Forgive Ben for lying to you", " I should forgive Ben."],
    ],
    "I have an odd feeling about Ben, and I couldn't tell you why.",
  ],
  [
    "zh-CN",
    [
      ["问问欧本为什么偷锆石", "我该问问欧本。"],
      ["责怪欧本偷锆石", "我该责怪欧本。"],
      ["举报欧本偷锆石", ""],
      ["原谅欧本骗你", "我该原谅欧本。"],
    ],
    "我总觉得欧本的事有些不对劲，可我也说不出为什么。",
  ],
] as const)("what a wish takes for having happened, where it is understood (%s)", (language, wished, odd) => {
  it("is an odd feeling, and a whole sentence of what is left to do", async () => {
    const town = await (await TriedTown.found(marlEnd(language))).until(0, "12:30");
    for (const [thought, left] of wished) {
      await town.whispers(town.town.state.world.people.get("ada")!.name, thought);
      const story = [...town.town.state.stories.values()].filter(({ id }) => id.startsWith("whisper")).at(-1)!;
      expect(story.tells, thought).toEqual([`${odd}${left}`]);
      expect(isFor(story, ["ben"]), thought).toBe(false);
    }
  });
});

/** Thoughts of what to tell: whom, and in what words; of what speaks ill of Ben, what others hear of it, if anything. */
const toTell: Record<
  "en" | "zh-CN",
  { kindly: [thought: string, to: string, words: string][]; ill: [thought: string, words: string | null][] }
> = {
  en: {
    kindly: [
      ["Tell Ben that you like him", "ben", "I like you."],
      ["Tell Ben you like him", "ben", "I like you."],
      ["Tell your housemate that you are proud of him", "ben", "I am proud of you."],
      ["Tell Ben to buy milk", "ben", "buy milk."],
    ],
    ill: [
      ["Tell Cora that you don't like Ben", "I don't like Ben."],
      ["Tell Cora not to trust Ben", "don't trust Ben."],
      ["Tell Cora to keep away from Ben", "keep away from Ben."],
      ["Tell Cora that Ben is a liar", "I have a feeling that Ben is a liar."],
      ["Tell everybody that you can't stand Ben", null],
      ["Tell Ben that you can't stand him", null],
      ["Tell Ben you can't stand him", null],
      ["You can't stand Ben any more", null],
      ["Keep away from Ben", null],
      ["Ben is a liar", null],
    ],
  },
  "zh-CN": {
    kindly: [
      ["告诉欧本你喜欢他", "ben", "：我喜欢你。"],
      ["告诉欧本，你喜欢他", "ben", "：我喜欢你。"],
      ["告诉你的室友你为他骄傲", "ben", "：我为你骄傲。"],
      ["告诉欧本去买牛奶", "ben", "：去买牛奶。"],
    ],
    ill: [
      ["告诉方可你不喜欢欧本", "：我不喜欢欧本。"],
      ["告诉方可别相信欧本", "：别相信欧本。"],
      ["提醒方可离欧本远一点", "：离欧本远一点。"],
      ["告诉方可欧本是个骗子", "：我总觉得欧本是个骗子。"],
      ["告诉大家你受不了欧本", null],
      ["告诉欧本你受不了他", null],
      ["你再也受不了欧本了", null],
      ["离欧本远一点", null],
      ["欧本是个骗子", null],
    ],
  },
};

describe.each(["en", "zh-CN"] as const)("what somebody is to be told (%s)", (language) => {
  let noon: Kept;
  beforeAll(async () => {
    noon = (await (await TriedTown.found(marlEnd(language))).until(0, "12:30")).kept();
  });
  /** What Ada says of it, and what Ben remembers of it, when she meets him, and then Cora, again and again. */
  const saidOf = async (thought: string) => {
    const town = await noon();
    await town.whispers(town.town.state.world.people.get("ada")!.name, thought);
    const story = [...town.town.state.stories.keys()].find((id) => id.startsWith("whisper"))!;
    for (const other of ["ben", "cora", "ben", "cora"]) {
      await town.town.commit("switch", (state) => {
        const people = new Map(state.world.people);
        for (const who of ["ada", other]) {
          const spot = { place: "green", area: "lawn" };
          people.set(who, { ...people.get(who)!, asleep: false, walk: null, talk: null, spot });
        }
        return { state: { ...state, world: { ...state.world, people } }, events: [] };
      });
      for (let n = 0; n < 4; n++) await town.town.tick();
    }
    const lines = town.events.flatMap((event) =>
      event.kind === "line-said" && event.who === "ada" && event.stories.includes(story) ? [event] : [],
    );
    const { stream } = town.town.state.minds.get("ben")!;
    const bens = memoriesOf(stream).flatMap(({ stories, text }) => (stories.includes(story) ? [text] : []));
    return { lines, bens };
  };

  it.each(toTell[language].kindly)("%s: they are, in one's own words", async (thought, to, words) => {
    const { lines } = await saidOf(thought);
    expect(lines.some((line) => line.to.includes(to) && line.text.endsWith(words))).toBe(true);
  });

  it.each(toTell[language].ill)("%s: nobody hears it of whom it speaks ill", async (thought, words) => {
    const { lines, bens } = await saidOf(thought);
    if (words !== null) expect(lines.map(({ text }) => text).join()).toContain(words);
    for (const { to } of lines) expect(to).not.toContain("ben");
    expect(bens).toEqual([]);
  });
});

const before = {
  en: {
    thought: "You saw Ben take the brooch with your own eyes",
    who: "Who took the brooch?",
    saw: "Did you see Ben take the brooch?",
    suspected: /feeling|thought that|through my head/,
    yes: /^(?:Yes|I did)/,
  },
  "zh-CN": {
    thought: "你亲眼看见欧本拿了胸针",
    who: "胸针是谁拿的？",
    saw: "你看见欧本拿胸针了吗？",
    suspected: /总觉得|疑心|念头/,
    yes: /^(?:嗯|见了|看见了|是)/,
  },
} as const;

describe.each(["en", "zh-CN"] as const)("what is suspected of somebody who can hear it (%s)", (language) => {
  const words = before[language];
  /** Ada after a whisper, in the kitchen with Ben, or alone. */
  const asked = async (question: string, withBen: boolean) => {
    const town = await (await TriedTown.found(marlEnd(language))).until(0, "12:30");
    const ada = town.town.state.world.people.get("ada")!;
    await town.whispers(ada.name, words.thought);
    await town.town.tick();
    await town.town.commit("switch", (state) => {
      const spots = {
        ada: { place: "green", area: "lawn" },
        ben: { place: withBen ? "green" : "cottage", area: withBen ? "lawn" : "kitchen" },
      };
      const people = new Map(state.world.people);
      for (const [who, spot] of Object.entries(spots))
        people.set(who, { ...people.get(who)!, asleep: false, talk: null, spot });
      return { state: { ...state, world: { ...state.world, people } }, events: [] };
    });
    return town.ask({ name: "Kim" }, ada.name, question);
  };

  it("is told to others, and not before them", async () => {
    expect(await asked(words.who, false)).toMatch(words.suspected);
    const heard = await asked(words.who, true);
    expect(heard).not.toBe("");
    expect(heard).not.toMatch(words.suspected);
  });

  it("was not seen, for having seen them", async () => {
    for (const withBen of [true, false]) {
      const answer = await asked(words.saw, withBen);
      expect(answer).not.toMatch(words.yes);
      expect(answer).not.toBe("");
    }
  });
});
