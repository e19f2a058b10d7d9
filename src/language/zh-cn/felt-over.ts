/** 简体中文: what a feeling takes for having happened: 你为汤姆丢了帽子难过 is sad, and claims that he lost it. */
import type { FeltOver } from "../en/felt-over.ts";

const EMOTION =
  "(?:难过|难受|伤心|心痛|痛苦|生气|愤怒|恼火|高兴|开心|快乐|骄傲|自豪|得意|内疚|愧疚|羞愧|惭愧|害怕|后怕|担心|不安|失望|遗憾|嫉妒|吃醋|感动|感激|委屈|绝望|孤独|寂寞)";
const HOW = "(?:真的?|很|还在?|一直|总是?|非常|其实|仍然?|都|也|有点|常常?|老|深深地?|暗暗){0,3}";
const MOMENT =
  "的?(?:那|这)(?:[一几]?个?(?:[天晚夜次回年刻]|早上|上午|中午|下午|傍晚|晚上|夜里|夏天|冬天|春天|秋天|时候|周末|瞬间)|(?:些|段)(?:天|日子|时候|时光|年))";
/** 你为他丢了帽子的那天难过, 你因为他丢了帽子而难过. */
const over = new RegExp(
  `^([你您])(${HOW})(?:因为|因|为|替|对)([^，,。]{2,40}?)(?:${MOMENT})?(?:的事)?[，,]?(?:而|就)?((?:感到|觉得|很|非常|有点){0,2}${EMOTION})$`,
  "u",
);
/** 你难过，因为他丢了帽子. */
const because = new RegExp(`^([你您]${HOW}(?:感到|觉得)?${EMOTION})[，,]?(?:因为|由于|自从)([^，,。]{2,40})$`, "u");
/** 你感激玛丽亚替你还了债, 你还在气克劳斯笑话你的诗那次: whom it is of stays with the feeling. */
const ofWhom =
  /^([你您](?:真的?|很|还在?|一直|总是?|非常|其实|仍然?|都|也|有点){0,3}(?:感激|感谢|恨|讨厌|气|羡慕|嫉妒|佩服|怨|怪|喜欢|爱))([^，,。]{2,40})$/u;
/** 你后悔把船卖给了克劳斯: what one would know. */
const regret =
  /^[你您](?:真的?|很|还在?|一直|总是?|非常|其实|仍然?|都|也|有点){0,3}(?:后悔|懊悔|悔恨)(?!的话)[^，,。]/u;
/** 你忘不了他丢了帽子的那天, 他丢了帽子的那天. */
const mused = new RegExp(
  `^(?:[你您]${HOW}(?:想着|想起|想到|想念|怀念|忘不了|回忆|梦见|梦到|恨|喜欢|爱|讨厌))?([^，,。]{2,40}?)${MOMENT}$`,
  "u",
);
const happened = /了(?!解)|过(?![来去节年生日])|没(?!有?[人事关])|丢|死|哭|笑话|骗|救|被|打|吻|输|赢|住在/u;
const toCome = /[要会想](?!起)|将|以后|期待|盼/u;
const ofOneself = /[你您我咱]|^[和跟与在]/u;

const told = (clause: string): string => (ofOneself.test(clause) ? "" : clause);
const isOver = (clause: string): boolean => happened.test(clause) && !toCome.test(clause);

/** What a feeling is over, where that is to have happened, and what is said of a moment by itself; null where it is neither. `names` are of people. */
export function feltOver(said: string, names: readonly string[]): FeltOver | null {
  const why = over.exec(said);
  if (why && isOver(why[3]!)) return { feels: `${why[1]}${why[2]}${why[4]}`, claim: told(why[3]!) };
  const since = because.exec(said);
  if (since && isOver(since[2]!)) return { feels: since[1]!, claim: told(since[2]!) };
  if (regret.test(said)) return { feels: "", claim: "" };
  const then = mused.exec(said);
  if (then && isOver(then[1]!)) return { feels: "", claim: told(then[1]!) };
  const whom = ofWhom.exec(said);
  const name = [...names].sort((a, b) => b.length - a.length).find((one) => whom?.[2]?.startsWith(one));
  const did = name === undefined ? "" : whom![2]!.slice(name.length);
  return name !== undefined && /^[^的]/u.test(did) && isOver(did)
    ? { feels: `${whom![1]}${name}`, claim: told(`${name}${did.replace(new RegExp(`${MOMENT}$`, "u"), "")}`) }
    : null;
}
