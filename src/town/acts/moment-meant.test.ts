/** The moment that a member means by the words they type for an event. */
import { describe, expect, it } from "vitest";
import { minutes, startOfDay } from "../../clock/units.ts";
import { loadTown } from "../file/definition.ts";
import { factsOf } from "../file/settle.ts";
import { momentMeant } from "./moment-meant.ts";

describe("the moment somebody means", async () => {
  // Pellow Cove begins on a Friday, 21 June.
  const facts = factsOf(await loadTown("pellow-cove"), "test");
  const now = minutes(9 * 60);
  const at = (day: number, hour: number) => startOfDay(day) + hour * 60;
  it.each([
    ["18:00", at(1, 18)],
    ["8:00", at(2, 8)],
    ["tomorrow 15:00", at(2, 15)],
    ["Saturday, 18:00", at(2, 18)],
    ["22 June 18:00", at(2, 18)],
    ["2024-06-22 18:00", at(2, 18)],
    ["6pm", at(1, 18)],
    ["6 p.m. today", at(1, 18)],
    ["tomorrow 3:30pm", at(2, 15.5)],
    ["tomorrow at 18:00", at(2, 18)],
    ["8 in the evening", at(1, 20)],
    ["tonight 8:00", at(1, 20)],
    ["noon", at(1, 12)],
    ["Sat 6 pm", at(2, 18)],
    ["on Saturday at 6:00 pm", at(2, 18)],
    ["10 am on 22 Jun", at(2, 10)],
    ["the day after tomorrow 18:00", at(3, 18)],
    ["some day", null],
    ["some day 18:00", null],
    ["25:00", null],
    ["13pm", null],
    ["in 2 hours", at(1, 11)],
    ["in an hour and a half", at(1, 10.5)],
    ["in 1h30", at(1, 10.5)],
    ["in 90 min", at(1, 10.5)],
    ["in half an hour", at(1, 9.5)],
    ["in 45 minutes", at(1, 9.75)],
    ["in 3 weeks", null],
    ["in 2", null],
    ["at 6", at(1, 18)],
    ["6", at(1, 18)],
    ["six", at(1, 18)],
    ["around 7ish", at(1, 19)],
    ["at six o'clock", at(1, 18)],
    ["5 o clock", null],
    ["half past six tomorrow", at(2, 18.5)],
    ["tomorrow at half six", at(2, 18.5)],
    ["quarter to seven", at(1, 18.75)],
    ["a quarter past 4 on saturday", at(2, 16.25)],
    ["ten to one", at(1, 12 + 50 / 60)],
    ["tomorrow 6:30", at(2, 18.5)],
    ["tomorrow 06:30", at(2, 6.5)],
    ["tomorrow 6:30 am", at(2, 6.5)],
    ["six in the morning", at(2, 6)],
    ["tomorrow morning at 7", at(2, 7)],
    ["Saturday at 10", at(2, 10)],
    ["tomorrow 14:00 to 16:00", at(2, 14)],
    ["Saturday, 22 June", null],
    ["Sat 22", null],
    ["Saturday for 2 hours", null],
    ["tomorrow in 2 hours", null],
    ["tonight at 12", at(2, 0)],
    ["今晚十二点", at(2, 0)],
    ["今晚零点", at(2, 0)],
    ["22 June", null],
    ["22 June at 6", at(2, 18)],
    ["the 22nd of June at 4", at(2, 16)],
    ["June 22, 5pm", at(2, 17)],
  ])("%s", (typed, moment) => {
    expect(momentMeant(typed, { now, facts })).toBe(moment);
  });
  // The same days as a Chinese town has them.
  it.each([
    ["明天下午3点", at(2, 15)],
    ["明天下午三点半", at(2, 15.5)],
    ["今晚8点", at(1, 20)],
    ["明晚8:00", at(2, 20)],
    ["周六18点", at(2, 18)],
    ["星期六晚上六点", at(2, 18)],
    ["周日十点", at(3, 10)],
    ["下周二十点", at(5, 10)],
    ["礼拜天下午2:15", at(3, 14.25)],
    ["6月22日 18:00", at(2, 18)],
    ["6月22号晚上7点", at(2, 19)],
    ["后天中午12点", at(3, 12)],
    ["１８：００", at(1, 18)],
    ["改天 18:00", null],
    ["两小时后", at(1, 11)],
    ["一个半小时后", at(1, 10.5)],
    ["半小时以后", at(1, 9.5)],
    ["再过40分钟后", at(1, 9 + 40 / 60)],
    ["六点", at(1, 18)],
    ["明天六点半", at(2, 18.5)],
    ["明天早上七点", at(2, 7)],
    ["明早7点", at(2, 7)],
    ["6点一刻", at(1, 18.25)],
    ["晚上", null],
  ])("%s", (typed, moment) => {
    expect(momentMeant(typed, { now, facts: { ...facts, language: "zh-CN" } })).toBe(moment);
  });
});
