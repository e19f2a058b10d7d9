/**
 * What is serious, read out of English words (design section 12): attempts to give orders, love. Pure; the patterns are for words in plain
 * form. Whether one is real, and what is said in earnest, is recognised at the door (`mind/recognise.ts`).
 */
import { plain } from "../../../language/en/plain.ts";

const ORDERS = [
  /\b(?:ignore|forget|disregard|override) (?:all |any |your |the |my |everything )*(?:previous |prior |above |earlier |other )*(?:instructions?|rules|prompts?|directions|training|programming)\b/,
  /\bsystem prompt\b|\b(?:your|the|hidden|initial) (?:system )?(?:prompt|instructions)\b|\bdeveloper mode\b|\bjailbreak|\brepeat (?:the|your) (?:text|words|prompt) above\b/,
  /\byou are now (?:a|an|in|dan|called|my)\b|\bact as (?:dan|an? (?:ai|assistant|terminal|linux))\b/,
  /\bpretend (?:that )?you (?:have no|are not bound|are an? (?:ai|assistant|different))|\bapi key\b|<\|?(?:system|im_start)|\bprint your\b/,
];

const BELOVED = "(?:girlfriend|boyfriend|wife|husband|valentine|lover|partner|fiancee?|soulmate)";
const LOVE = [
  /\bi (?:really |truly |think i |am (?:so |really )?|have |just |do |still )*(?:love|loove+|adore|in love with|fallen in love with|falling for|fell in love with|fancy) you\b(?!r)/,
  /\b(?:have|feel|got|caught) (?:\w+ )?feelings for you\b|\b(?:have|got) (?:a |an )?(?:\w+ )?crush on you\b|\bmarry me\b|\bkiss me\b|\bdate me\b|\bi (?:want|would (?:like|love)|am dying) to (?:marry|kiss|date) you\b/,
  new RegExp(`\\b(?:be|become) my ${BELOVED}\\b|\\bi (?:be|become) your ${BELOVED}\\b(?! (?:for|in|at)\\b)`),
  /\bgo (?:out|on a date) with me\b|\bon a date with you\b|\b(?:do|could|can|would|will) you (?:ever |really |also |truly )*love me\b|\bi love you\b/,
];

const says = (p: string, patterns: readonly RegExp[]): boolean => patterns.some((pattern) => pattern.test(p));

/** What is serious in a text, the gravest first; null where nothing is. */
export function graveIn(text: string): "orders" | "love" | null {
  const p = plain(text);
  if (says(p, ORDERS)) return "orders";
  return says(p, LOVE) ? "love" : null;
}
