/**
 * What is serious is answered plainly and before anything else (design section 12): attempts to give orders, whether one is real, love,
 * and what of health, law and money was not taken at the door as said in earnest; insults.
 */

import { occupied } from "../../../language/en/occupation.ts";
import { recognised } from "../../../mind/recognise.ts";
import { type Ask, askerName, choose } from "../../answers/ask.ts";
import { tieTo } from "../../answers/known.ts";
import type { Answer } from "../../tongue.ts";
import { withoutAsides } from "../../understand/manners.ts";
import { sentencesOf } from "../../understand/sentences.ts";
import { graveIn as graveInChinese } from "../../zh/answers/grave.ts";
import { doings } from "../doings.ts";
import { answer, type Rule } from "./ask.ts";
import { graveIn } from "./grave.ts";
import { answerLines as lines } from "./lines.ts";

const plainAnswer = (
  ask: Ask,
  kind: string,
  wordings: readonly string[],
  values: Record<string, string> = {},
): Answer => answer(ask, kind, true, choose(ask, wordings, values), [], true);

/** Who the resident is and what they do, as they would say it. */
const meInWords = ({ self: { persona } }: Ask) => ({ me: persona.name, job: occupied(persona.occupation) });

/** It is about the asker themselves, or theirs. */
const MINE = /\b(?:i|my|me|i am|should i|can i|my (?:son|daughter|mother|father|wife|husband|child|baby))\b/;
const MEDICAL =
  /\b(?:headache|migraine|fever|cough|rash|pills?|medicines?|medications?|tablets?|dosage|dose|antibiotics?|pregnan\w*|depress\w*|anxiety|panic attacks?|blood pressure|diabet\w*|symptoms?|diagnos\w*|sore throat|stomach ?ache|infection|cancer|insomnia|drunk too much|ibuprofen|paracetamol|antidepressants?)\b/;
/** A dose of tea ails nobody. */
const FIGURE = /\bdos(?:es?|ages?)\b/g;
const LEGAL =
  /\b(?:sue|lawsuit|lawyer|divorce|custody|legal(?:ly)?|illegal(?:ly)?|evict\w*|landlord|contract|arrested|police charge|tax return|taxes|visa|court)\b/;
const MONEY = /\b(?:invest|stocks?|crypto|bitcoin|mortgage|my savings|pension)\b/;
/** It asks what to do, what is allowed or what follows. */
const ADVICE =
  /\b(?:should|shall|can|could|may|must|might|do|does|would|will|am|is|are|have|has) (?:i|we|my|he|she|it|that|this|there|you|they|someone|somebody|anyone)\b|\b(?:what|how|which|where|when|who|whom|why)\b|\badvi[cs]e\b/;
const ABUSE =
  /\b(?:you(?: are)?(?: (?:all|such|just|really|so|are|a|an|the|fucking|bloody|total|complete|stupid|dumb))* (?:idiot|moron|stupid|dumb|ugly|loser|bitch|whore|slut|trash|garbage|pathetic|worthless|useless|disgusting|scum|fool|asshole|cunt|bastard|liar|fat)|fuck (?:you|off)|shut (?:the fuck )?up|go to hell|piss off|screw you|i hate you|you suck|kill yourself|kys|drop dead|asshole)\b/;

/** How grave words are; love is understood in the other language too. */
const gravity = (text: string) => graveIn(text) ?? (/\p{Script=Han}/u.test(text) ? graveInChinese(text) : null);

/** Comes before everything else. */
export const serious: Rule = (ask) => {
  const p = ask.all;
  const { visitor } = ask.asker;
  const grave = gravity(p);
  if (grave === "orders") return answer(ask, "odd-speech", true, choose(ask, lines.injection, meInWords(ask)));
  if (recognised(ask.self.town, ask.whole).realness) return plainAnswer(ask, "truth", lines.real, meInWords(ask));
  if (grave === "love") {
    if (visitor) return plainAnswer(ask, "love", lines.love, { name: askerName(ask) });
    const tie = tieTo(ask.self, ask.asker.id);
    return plainAnswer(ask, "love", (tie?.warmth ?? 0) >= 2.5 ? lines.loveKin : lines.loveResident);
  }
  if (visitor) {
    // A word of it in what is said of others, or beside another matter of theirs, asks for no advice: "A lawyer! By my hat, do they run from you?"
    const parts = sentencesOf(p);
    const theirs = (matter: RegExp) => parts.some((one) => MINE.test(one) && matter.test(one));
    const asks = ask.question && parts.some((one) => ADVICE.test(one));
    const ails = (one: string) => MEDICAL.test(one.replaceAll(FIGURE, ""));
    const asksOfIt = (one: string) => ADVICE.test(one) && MINE.test(one) && MEDICAL.test(one);
    if (
      theirs(MEDICAL) &&
      ((asks && (parts.some((one) => MINE.test(one) && ails(one)) || parts.some(asksOfIt))) ||
        parts.some((one) => /\b(?:i have|i am|i feel|my)\b/.test(one) && ails(one)))
    )
      return plainAnswer(ask, "medical", lines.medical);
    if (asks && theirs(LEGAL)) return plainAnswer(ask, "legal", lines.legal);
    if (asks && theirs(MONEY)) return plainAnswer(ask, "money", lines.money);
  }
  // "Shut up, that's amazing" is delight.
  if (ABUSE.test(withoutAsides(p.trim(), doings.asides)) && !/\bdo you think\b/.test(p))
    return plainAnswer(ask, "dignity", lines.abuse);
  return null;
};
