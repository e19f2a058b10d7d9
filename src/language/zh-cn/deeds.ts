/** 简体中文: what a thought comes to - its gist without "你忽然想起来", and the everyday thing it asks one to do. */
import type { Deed } from "../goods.ts";

const remembering =
  /^(?:请)?(?:(?:你|您)?(?:忽然|突然|刚刚?|猛然|才){0,3}(?:想起来?|记起来?|意识到|发觉)(?:了)?|别忘了|不要忘(?:记|了)|记得|记住)[，,：:]?/u;

/** "你忽然想起来要去买牛奶" is "你要去买牛奶". */
export function gist(text: string): string {
  const words = text.trim();
  const rest = words.replace(remembering, "");
  if (rest === words || rest === "") return words;
  return /^[你您他她它我]/u.test(rest)
    ? rest
    : /^(?:要|得|该|应该|必须|还要|还得)/u.test(rest)
      ? `你${rest}`
      : `你要${rest}`;
}

/** "去看看她" is "你该去看看她", "别去" is "你不该去". */
export function asWish(text: string, names: readonly string[]): string {
  const words = text.replace(/^请/u, "");
  const not = ["再也别", "再也不要", "千万别", "千万不要", "不要", "不准", "不许", "别"].find((one) =>
    words.startsWith(one),
  );
  if (not) return `你不该${words.slice(not.length)}`;
  // What names somebody first, says when, or asks, bids nothing.
  if (
    /^[你您他她它我这那今明周星下上晚早最以能可会要应该得有没不如为何怎谁大]/u.test(words) ||
    names.some((name) => words.startsWith(name))
  )
    return words;
  return `你该${words}`;
}

const lasting = /市长|镇长|选举|竞选|候选|从今|以后|总是|永远|每天|成为|学会|爱上|暗恋|讨厌|相信|朋友|结婚|秘密/u;

/** The everyday thing a thought asks for: "买牛奶"; null for a resolve or a feeling. */
export function everyday(text: string): Deed | null {
  const words = gist(text).replace(/(?<![。！？.!?])[。！？.!?]+$/u, "");
  if (lasting.test(words)) return null;
  const doing =
    /(?:要|得|该|应该|必须|想|想要|打算|准备|去)(?:去)?((?:买|取|拿|散步|走走|跑步|游泳|打扫|收拾|浇|种|洗|修|写|画|读|看书|做饭|烤|练|弹|唱|跳舞|休息|拜访|看望|打电话|喂|吃|喝).{0,24})$/u.exec(
      words,
    )?.[1] ?? null;
  if (doing === null) return null;
  const buys = /^(?:买|取)/u.test(doing);
  const places = buys ? (["shopping"] as const) : (needs.find(([sign]) => sign.test(doing))?.[1] ?? []);
  return { doing, places, buys };
}

const needs: readonly (readonly [RegExp, Deed["places"]])[] = [
  [/散步|走走|跑步|游泳/u, ["walk", "exercise"]],
  [/酒/u, ["drinks"]],
  [/咖啡|茶|蛋糕/u, ["coffee"]],
];
