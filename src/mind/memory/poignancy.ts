/**
 * Poignancy by rule (paper section 4.1; design section 5): 1 for idling, 1-2 for one's own routine, more for what touches people.
 * What the rule cannot tell waits for one batch an hour.
 */
import type { Memory } from "../../world/events.ts";

/** What moves people, heaviest first: stems of words, in every language we have. What is said of it may be said in many more. */
const themes: readonly (readonly [weight: number, english: RegExp, chinese: RegExp])[] = [
  // Life, death, and a life together begun or ended.
  [
    10,
    /\b(died\b|dies\b|dead\b|death|dying|funeral|passed away|killed|murder|suicide|pregnan|(?:have|having|expecting) a baby|gave birth|br(?:oke|eak)[- ]?up|leaving you|left me)/i,
    /去世|过世|死了|死亡|葬礼|怀孕|要生孩子|分手/u,
  ],
  // A turn in a life: marriage, grave illness, a door that opens for good.
  [
    9,
    /\b(divorc|marry|marriage proposal|proposed to|wedding|engaged to|stroke|heart attack|cancer|hospital|accident|scholarship|admitted to|scream)/i,
    /离婚|结婚|求婚|婚礼|中风|癌|住院|车祸|事故|奖学金|录取/u,
  ],
  // Danger, and love.
  [
    8,
    /\b(on fire|burning|burned down|burnt down|flames|explo[ds]|collaps|unconscious|emergency|in love|love (?:you|him|her)\b|crush on|kiss(?:ed|ing)|asked .{1,24} out\b|lost (?:her|his|their|my) (?:husband|wife|son|daughter|mother|father|child|brother|sister))/i,
    /着火|火灾|烧毁|爆炸|昏倒|晕倒|紧急|爱上|我爱你|喜欢上|暗恋|接吻/u,
  ],
  // What hurts or lifts one for long.
  [
    7,
    /\b(fired me|(?:was|been|got) fired|sacked|lost (?:my|her|his|their) job|reject|betray|lied|lying to|forgiv|cheat(?:ed|ing)|afraid|terrif|frighten|doctor|diagnos|heartbroken|disappoint|crying|could cry|tears|won\b|victory|publish my|flood)/i,
    /开除|解雇|失业|被拒|背叛|撒谎|骗了|原谅|害怕|恐惧|医生|诊断|心碎|失望|哭|赢了|夺冠|发洪水/u,
  ],
  // Quarrels, crime, illness, and what one is proud of.
  [
    6,
    /\b(argu(?:e|ing|ment)|quarrel|fight(?:ing)?\b|fought|shout|yell|furious|insult|humiliat|disgrace|ugly|stupid|idiot|hate|behind (?:your|my|her|his) back|stole|stolen|thief|broke into|robbed|burgl|smash|vandal|ill\b|sick\b|fever|lonel|hopeless|giv(?:e|ing) up|desperate|proud|prize|award|chosen for|first show|exhibition open|mayor|election|candidate)/i,
    /吵架|争吵|打架|大吼|愤怒|侮辱|讨厌|愚蠢|偷|小偷|抢劫|砸|生病|发烧|孤独|寂寞|绝望|放弃|骄傲|自豪|获奖|得奖|选中|镇长|竞选|选举|候选/u,
  ],
  // Feasts and invitations, distrust and worry, refusals.
  [
    5,
    /\b(party|valentine|celebrat|invit|distrust|(?:do not|don't|never) trust|jealous|cannot help|can't help you|refus|decided against|nervous|worr(?:y|ied)|anxious|stress|debt|money|promised me|secret|confess|broken|is empty|missing|regret|argue)/i,
    /派对|聚会|情人节|庆祝|邀请|不信任|嫉妒|帮不了|拒绝|决定不|紧张|担心|焦虑|欠债|没钱|秘密|坦白|坏了|空了|丢了|后悔/u,
  ],
  // Kindness, and what is at stake.
  [
    4,
    /\b(promis|help you|deadline|thesis|audition|competition|contest|exhibition|concert|leak|stuck|lost\b|thank you for|i missed you|thinking of (?:you|them|her|him)|a gift|surprise|excited|somebody took|somebody has taken|old friend|grateful)/i,
    /答应|承诺|帮你|截止|论文|试镜|比赛|竞赛|展览|音乐会|漏水|谢谢你|想念你|礼物|惊喜|激动|感激/u,
  ],
  // What gets in the way, and what is out of place.
  [3, /\b(could not get in|couldn't get in|rehears|could you bring|would you mind|duck)/i, /没能进|能不能|好吗|排练/u],
];

/** The weight of the heaviest theme a text touches, 0 for none. */
export const weightOf = (text: string): number =>
  themes.find(([, english, chinese]) => english.test(text) || chinese.test(text))?.[0] ?? 0;

/** What people, places and gatherings of a town are called. */
export interface Called {
  readonly names: readonly RegExp[];
  readonly gatherings: readonly string[];
}

/** What a gathering weighs, by whatever name. */
const GATHERING = 5;

/** The weight of a text beside what things are called in it: names move nobody, a gathering does. */
function weightBeside(text: string, { names, gatherings }: Called): number {
  const named = gatherings.filter((name) => text.includes(name));
  const without = [...named, ...names].reduce<string>((left, name) => left.replaceAll(name, " "), text);
  return Math.max(weightOf(without), named.length > 0 ? GATHERING : 0);
}

/** Signs of weight in what somebody says, whatever it is about: emphasis, what is all or nothing, one's own people, what is confided. */
const signs: readonly (readonly [english: RegExp, chinese: RegExp])[] = [
  [/!["']?$|!.*!/u, /！/u],
  [
    /\b(never|nothing|nobody|anybody|everything|all (?:that|my|the) |whole|for ever|forever)\b/i,
    /从来|再也|没有人|一切|全都|永远/u,
  ],
  [
    /\b(mother|father|mum|dad|parents|brother|sister|son|daughter|child|children|husband|wife|birthday)\b/i,
    /妈妈|母亲|爸爸|父亲|父母|兄弟|哥哥|弟弟|姐姐|妹妹|儿子|女儿|孩子|丈夫|妻子|老公|老婆|生日/u,
  ],
  [
    /\bI (?:have to|may have to|wish|feel|fear|need you|cannot stop|can't stop|have not told|haven't told)\b/i,
    /我希望|我觉得|我不得不|我没告诉/u,
  ],
];

/** The words said, of a line that is told: "Ann said to Ben: ..." weighs by what comes after. */
const saidIn = (text: string): string => /["“](.*)["”]/su.exec(text)?.[1] ?? text;

/** How many signs of weight a line bears. */
const signsIn = (text: string): number => {
  const words = saidIn(text);
  return signs.filter(([english, chinese]) => english.test(words) || chinese.test(words)).length;
};

/** Whether only a model can tell how much a note weighs: talk and news between people. */
export const isAmbiguous = (memory: Pick<Memory, "text" | "source" | "poignancy">): boolean =>
  memory.source.how === "heard" && memory.poignancy >= 2 && weightOf(memory.text) === 0;

/** The rule's rating, 1 to 10. */
export function poignancyByRule(
  note: Pick<Memory, "text" | "source"> & Partial<Pick<Memory, "kind" | "visitors" | "stories" | "speaker">>,
  called: Called = { names: [], gatherings: [] },
): number {
  const heavy = weightBeside(note.text, called);
  const story = (note.stories?.length ?? 0) > 0 ? 6 : 0;
  const visitor = (note.visitors?.length ?? 0) > 0 ? 4 : 0;
  switch (note.source.how) {
    case "inner-voice":
      return Math.max(8, heavy);
    case "given":
      return Math.max(4, Math.min(heavy, 8));
    case "concluded":
      return Math.max(6, heavy);
    case "planned":
      return Math.max(2, Math.min(heavy, 5), story > 0 ? 5 : 0);
    case "heard":
      return Math.max(Math.min(2 + signsIn(note.text), 5), heavy, story, visitor);
    case "saw":
      return Math.max(1, Math.min(heavy, 8), visitor);
    case "did":
      return note.speaker ? Math.max(1, Math.min(heavy, 3)) : Math.max(1, Math.min(heavy, 7));
  }
}
