/** Whose words a town's talk is made of. */
import { inLanguage } from "../../language/language.ts";
import type { Self } from "../../mind/self.ts";
import { english } from "../en/say/talk-words.ts";
import { chinese } from "../zh/say/talk-words.ts";
import type { TalkWords } from "./talk-words.ts";

/** The words of a town's language for talk. */
export const talkWords = (self: Pick<Self, "town">): TalkWords =>
  inLanguage(self.town.language, { en: english, "zh-CN": chinese });
