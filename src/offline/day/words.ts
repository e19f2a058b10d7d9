/** Whose words a town's days are made of. */
import { inLanguage } from "../../language/language.ts";
import type { Self } from "../../mind/self.ts";
import { englishDay } from "../en/day/day-words.ts";
import { chineseDay } from "../zh/day/day-words.ts";
import type { DayWords } from "./day-words.ts";

/** The words of a town's language for days. */
export const dayWords = (self: Pick<Self, "town">): DayWords =>
  inLanguage(self.town.language, { en: englishDay, "zh-CN": chineseDay });
