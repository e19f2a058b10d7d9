/**
 * What is serious, read out of English words (design section 12): danger, attempts to give orders, whether one is real, love. Pure; the
 * patterns are for words in plain form.
 */
import { plain } from "./answer-words.ts";

/** Said of a book or a play, it is nobody's own. */
const FICTION = /\b(?:in your (?:book|novel|play|story|web series)|character dies)\b/;

const CRISIS = [
  /\b(?:kill|hurt|harm|cut)(?:ing)? myself\b|\bsuicid|\bself.?harm|\bkms\b/,
  /\b(?:end|ending) (?:my life|it all|all of it|my own life)\b|\bwant to (?:die|be dead)\b|\bwish i (?:was|were) (?:dead|never born)\b/,
  /\bdo not want to (?:live|be alive|exist|wake up)\b|\bno (?:reason|point) (?:to|in) (?:live|living|go on|going on)\b|\bbetter off dead\b/,
  /\bcan not go on (?:living|like this|any ?more)\b|\bbetter off without me\b|\b(?:would|will) (?:even )?miss me if i (?:was|were|am) (?:gone|dead)\b/,
];

/** Whoever hits people at home. */
const CLOSE =
  "(?:husband|wife|partner|boyfriend|girlfriend|father|mother|dad|mom|mum|step\\w+|brother|sister|uncle|he|she)";
const EMERGENCY = [
  /\b(?:i|my \w+|he|she) (?:am |is |has |have )?(?:having |took |taken |swallowed )?(?:a |an |too many )?(?:heart attack|stroke|overdos\w*|(?:can not|not) breathe|bleeding (?:badly|heavily)|unconscious|chest pains?|sleeping pills)\b/,
  /\bmy chest hurts\b|\bi (?:am being|was|got|have been|am getting) (?:beaten|abused|attacked|assaulted|raped|stalked|threatened with)\b/,
  new RegExp(
    `\\b${CLOSE} (?:\\w+ )?(?:beats|hits|abuses|rapes|raped|chokes|choked|attacks|attacked|is (?:beating|hitting|abusing|attacking)|threatens to kill|wants to kill) me\\b(?! (?:at|in|to|with|by)\\b)`,
  ),
  /\bbeing (?:beaten|abused|attacked)\b/,
];

const ORDERS = [
  /\b(?:ignore|forget|disregard|override) (?:all |any |your |the |my |everything )*(?:previous |prior |above |earlier |other )*(?:instructions?|rules|prompts?|directions|training|programming)\b/,
  /\bsystem prompt\b|\b(?:your|the|hidden|initial) (?:system )?(?:prompt|instructions)\b|\bdeveloper mode\b|\bjailbreak|\brepeat (?:the|your) (?:text|words|prompt) above\b/,
  /\byou are now (?:a|an|in|dan|called|my)\b|\bact as (?:dan|an? (?:ai|assistant|terminal|linux))\b/,
  /\bpretend (?:that )?you (?:have no|are not bound|are an? (?:ai|assistant|different))|\bapi key\b|<\|?(?:system|im_start)|\bprint your\b/,
];

/** What a resident is, or is not. */
const MADE =
  "(?:real|human|ais?|a\\.i\\.?|artificial|bots?|robots?|machines?|computers?|chat ?bots?|programs?|simulat(?:ed|ions?)|conscious|sentient|alive|fictional|chat ?gpt|gpt\\S*|language models?|llms?|npcs?|person or|people or|real or)";
const REAL = [
  new RegExp(
    `\\b(?:are|is) (?:you|isabella here|this|everyone here|everybody here) (?:all |really |actually |just |even |a |an |some |kind of |sort of |the |actual |genuine |true |living )*(?:${MADE}|(?:actual|genuine|real|living) person)\\b`,
  ),
  /\bam i (?:really |actually )?(?:talking|speaking|chatting|writing|texting) (?:to|with) (?:a |an |the )?(?:real|actual|human|ai|bot|machine|robot|person|computer|program)\b/,
  new RegExp(
    `^\\W*(?:\\w+[,:]? )?you (?:a|an) ${MADE}\\b|\\byou are (?:just |only |really |all |not |an? |even )*(?:bots?|ais?|robots?|machines?|programs?|npcs?|chat ?bots?|language models?|computer programs?|simulations?|simulated)\\b`,
  ),
  /\byou are not (?:even |actually |really |a |an )*(?:real|human|alive|(?:real|actual) person)\b/,
  /\bis (?:there|any(?:one|body)|some(?:one|body)|a) (?:here |there |really |actually |a |an |any )*(?:real|actual|human)(?: here| person| people| human| being)?(?:[?.!,]| (?:behind|here|there|in|typing|writing|answering|or|on))/,
  /\bis (?:a|any) (?:real |actual )?(?:person|human) (?:typing|writing|answering)|\bhuman behind\b|\b(?:person|somebody|someone) behind (?:this|these|the (?:screen|account|words|bot))\b/,
  /\bare (?:there|these|they|any of (?:you|them)) (?:any |some |all )?(?:real|actual|human) (?:people|persons?|players|users)\b|\b(?:real|actual) people (?:here|or)\b/,
  /\b(?:are|is|am) (?:you|this|i)\b.{0,200}\b(?:(?:person|human|people)(?: being)? or (?:just )?(?:an? )?(?:machine|bot|ai|robot|computer|program)s?|(?:machine|bot|ai|robot|computer|program)s? or (?:an? )?(?:real |actual )?(?:person|human|people))\b/,
  /\b(?:are|is) (?:you|this|these|everything|what you say)\b.{0,20}\b(?:controlled|written|played|run|typed|generated|made|powered) by (?:a |an |the )?(?:computer|ai|bot|machine|program|real person|human|person|language model|llm)\b/,
  /\bdo you (?:know (?:that )?you are|exist)\b.{0,20}(?:ai|simul|real|\?|$)|\bwhat (?:ai|language|llm) model\b|\bwho (?:made|created|programmed|trained) you\b/,
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
export function graveIn(text: string): "crisis" | "emergency" | "orders" | "truth" | "love" | null {
  const p = plain(text);
  if (!FICTION.test(p) && says(p, CRISIS)) return "crisis";
  if (says(p, EMERGENCY)) return "emergency";
  if (says(p, ORDERS)) return "orders";
  if (says(p, REAL)) return "truth";
  return says(p, LOVE) ? "love" : null;
}
