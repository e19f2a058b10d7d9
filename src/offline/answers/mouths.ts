/** Whose mouth a town's answers come from. */
import { inLanguage } from "../../language/language.ts";
import type { Self } from "../../mind/self.ts";
import { english } from "../en/mouth.ts";
import { chinese } from "../zh/mouth.ts";
import type { Mouth } from "./mouth.ts";

/** The mouth of a town's language. */
export const mouthOf = (self: Pick<Self, "town">): Mouth =>
  inLanguage(self.town.language, { en: english, "zh-CN": chinese });
