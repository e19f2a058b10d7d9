/** 简体中文: moments as people say them. */
import { dateText, dayOf, type Minutes, timeOfDay } from "../../clock/units.ts";

/** The moment and the town in which somebody speaks. */
interface Speaking {
  readonly now: Minutes;
  readonly town: { readonly start: string };
}

const digits = ["零", "一", "两", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"];

/** The part of the day a moment lies in. */
export function partOfDay(at: Minutes): string {
  const t = timeOfDay(at);
  return t < 300 ? "凌晨" : t < 540 ? "早上" : t < 690 ? "上午" : t < 780 ? "中午" : t < 1080 ? "下午" : "晚上";
}

/** A number below a hundred in words: 35 is "三十五". */
export function inWords(n: number): string {
  if (n <= 10) return n === 2 ? "二" : (digits[n] ?? String(n));
  const [tens, ones] = [Math.floor(n / 10), n % 10];
  return `${tens === 1 ? "" : tens === 2 ? "二" : digits[tens]}十${ones === 0 ? "" : ones === 2 ? "二" : digits[ones]}`;
}

/** The hour alone, to five minutes: "五点", "两点半", "六点一刻". */
function hourWords(at: Minutes): string {
  const t = (Math.round(timeOfDay(at) / 5) * 5) % 1440;
  const hour = Math.floor(t / 60) % 12;
  const minute = t % 60;
  const name = `${digits[hour === 0 ? 12 : hour]}点`;
  if (minute === 0) return name;
  if (minute === 15) return `${name}一刻`;
  if (minute === 30) return `${name}半`;
  return `${name}${minute < 10 ? "零" : ""}${inWords(minute)}${minute < 10 ? "分" : ""}`;
}

/** "下午五点", "早上七点半". */
export const clockWords = (at: Minutes): string => `${partOfDay(at)}${hourWords(at)}`;

/** "今天", "明天", "后天", else the date. */
export function dayWords(self: Speaking, at: Minutes): string {
  const days = dayOf(at) - dayOf(self.now);
  return (
    ({ "-2": "前天", "-1": "昨天", 0: "今天", 1: "明天", 2: "后天" } as Record<string, string>)[String(days)] ??
    dateText(self.town.start, at, "zh-CN")
  );
}

/** "明天下午五点". */
export const momentWords = (self: Speaking, at: Minutes): string => `${dayWords(self, at)}${clockWords(at)}`;

/** How long ago, from now: "刚才", "今天上午十点左右", "昨天下午两点左右". */
export function agoWords(self: Speaking, at: Minutes): string {
  const ago = self.now - at;
  if (ago >= 0 && ago <= 6) return "就刚才";
  if (ago >= 0 && ago <= 40) return "刚才";
  return `${dayWords(self, at)}${clockWords(at)}左右`;
}
