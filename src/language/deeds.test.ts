/** What one is bidden is what one should do; what bids nothing stays as it is. */
import { expect, it } from "vitest";
import { asWish as english } from "./en/deeds.ts";
import { asWish as chinese } from "./zh-cn/deeds.ts";

it.each([
  ["go home", "You should go home"],
  ["Don't go near Otto", "You should not go near Otto"],
  ["Could you visit Otto?", "You should visit Otto"],
  ["On Friday, visit Otto", "On Friday, visit Otto"],
  ["Everyone is waiting for you", "Everyone is waiting for you"],
  ["Otto is after you", "Otto is after you"],
])("%s", (text, wish) => expect(english(text, ["Otto"])).toBe(wish));

it.each([
  ["去看看她", "你该去看看她"],
  ["别去码头", "你不该去码头"],
  ["千万不要去码头", "你不该去码头"],
  ["不准去码头", "你不该去码头"],
  ["能不能去看看她", "能不能去看看她"],
  ["周大海在找你", "周大海在找你"],
])("%s", (text, wish) => expect(chinese(text, ["周大海"])).toBe(wish));
