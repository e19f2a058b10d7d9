/** What is said to die and was never alive. */
const LIFELESS =
  "phone|mobile|battery|batteries|laptop|computer|tablet|charger|internet|wifi|connection|signal|line|server|website|car|engine|motor|bike|motorbike|truck|radio|tv|camera|torch|lamp|light|bulb|kettle|oven|fridge|freezer|heater|boiler|mower|pump|plant|flower|tomato|tomatoes|cactus|fire|wind|conversation|chat|party|mood|trade|market";
/** The same as a list. */
export const lifeless = LIFELESS.split("|");

/** English: what people say has happened in lives that nobody simulates, by kind; the first that fits is meant. Read at the door alone. */
export const reported = {
  died: new RegExp(
    `(?<!\\b(?:${LIFELESS})(?:'s|s)?(?: (?:has|have|had|is|are|was|were|just|went|almost|nearly|finally|completely|suddenly|now|all|too))* )(?<!(?:\\b(?:not|never|nobody|no one)|n['’]?t) (?:really |actually )?)\\b(?:died\\b(?! (?:of (?:laughter|boredom|embarrassment|shame)|laughing))|dies\\b|dead\\b(?! (?:${LIFELESS}|line|end|tired|easy|right|set|serious|sure|certain|on|against|wrong|good|keen))|dying\\b(?! (?:to|for|of (?:laughter|boredom|curiosity|embarrassment|shame))\\b))|\\b(?:(?<!\\b(?:bored|scared|frightened|worried|tired|sick|tickled|thrilled|pleased|loved?|loves|nagged|talked|worked|starved|bores|scares|worries|tickles|pleased|me|you|him|us|them|everyone) (?:half )?to )death|funeral|passed away|killed(?! (?:it|time|the (?:mood|vibe|party|joke|music|conversation|buzz|silence|engine|lights?|pain|weeds?|deal|evening|fun)|an? (?:hour|few|couple|bit|afternoon|evening|morning))\\b)|murder(?!\\w* (?:that|the|a|this) (?:song|tune|joke))|suicide|lost (?:her|his|their|my|our) (?:husband|wife|son|daughter|mother|father|child|brother|sister|mum|mom|dad|grandad|granddad|grandpa|grandfather|gran|grandma|nan|grandmother|aunt|uncle|baby|twin|best friend)\\b)`,
    "i",
  ),
  born: /\b(?:pregnan|(?:have|having|expecting|had) a baby|gave birth|was born|newborn)/i,
  parted: /\b(?:br(?:oke|eak)[- ]?up|divorc|leaving (?:you|me|him|her)\b|left me\b|separated)/i,
  wed: /\b(?:marry|got married|getting married|marriage|proposed to|wedding|engaged to|got engaged)/i,
  recovered:
    /\b(?:recovered|out of (?:the )?hospital|(?:feeling|got|getting) (?:much )?better|healed|on the mend|back on (?:his|her|my|their) feet)/i,
  hurt: /\b(?:accident|unconscious|crash(?:ed)?\b|injur|wounded|broke (?:his|her|my|their|an?) (?:arm|leg|ankle|wrist|hip)|fell (?:off|down)\b)/i,
  ill: /\b(?:stroke|heart attack|cancer|hospital|doctor|diagnos|ill\b|sick\b|fever|the flu\b|surgery|operation)/i,
  got: /\b(?:scholarship|admitted to|got (?:the|a|her|his|my) (?:new )?(?:job|place|dog|cat|flat|car|puppy|kitten)|won\b(?!['’]t)|victory|prize|award|chosen for|promot(?:ed|ion)|passed (?:his|her|my|the) (?:exam|test))/i,
  lost: /\b(?:fired me|(?:was|been|got) fired|sacked|laid off|(?:lost|losing)\b|stole|stolen|thief|broke into|robbed|burgl|missing\b|is empty|somebody (?:took|has taken)|rejected)/i,
  made: /\b(?:publish|finished (?:my|her|his|the|a) (?:book|novel|song|painting|thesis|piece|film|degree)|first show|exhibition|opened (?:a|my|her|his)\b)/i,
  moved: /\b(?:mov(?:ed|ing|es) (?:to|into|in|out|away|house|back)\b)/i,
  travelled:
    /\b(?:travell?(?:ed|ing)|went (?:to|on) (?:.{1,20} )?(?:holiday|vacation|trip)|(?:back|just) from (?:a|the|my) (?:trip|holiday|vacation|journey))/i,
  fears: /\b(?:afraid|terrif|frighten|worr(?:y|ied)|anxious|nervous|stress|dread|in debt)/i,
  "looks forward": /\b(?:look(?:s|ing)? forward|can(?:not|'t) wait|excited)/i,
  /** A danger, a quarrel, a loss of another kind. */
  "other, bad":
    /\b(?:on fire|burning|burned down|burnt down|flames|explo[ds]|collaps|emergency|flood|leak|broken\b|smash(?!\w* (?:it\b|(?:her|his|my|their|the|that|an?) (?:\S+ )?(?:exams?|tests?|record|interview|audition|target|potatoes)))|vandal|quarrel|fight(?:ing)?\b|fought|argu(?:e|ing|ment)|shout|yell|furious|insult|humiliat|betray|lied|lying to|cheat(?:ed|ing)|heartbroken|disappoint|cr(?:y|ied)\b|crying|tears|lonel|hopeless|desperate|refus|jealous|regret|secret|confess)/i,
  /** A feast, a kindness, love. */
  "other, good":
    /\b(?:party|celebrat|invit|birthday|concert|contest|competition|audition|festival|feast|election|in love|crush on|kiss(?:ed|ing)|proud|surprise|gift|grateful|promis)/i,
} as const satisfies Readonly<Record<string, RegExp>>;
