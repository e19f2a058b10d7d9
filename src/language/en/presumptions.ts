/**
 * English: what a wish takes for having happened. "Thank Tom for setting fire to the mill" wishes thanks, and claims a fire: of such a wish
 * only what asks for something is left.
 */
import { literal } from "../literal.ts";

/** What nobody is wronged by who shoots, hits, burns or kills it: "shooting the film". */
const THINGS =
  "(?! (?:down )?(?:(?:the|an?|any|some|your|his|her|their|that|those|this) )?(?:\\w+ ){0,2}(?:balls?|notes?|target|bull|button|cart|car|pram|wheelchair|trolley|swing|door|boat|photos?|photographs?|pictures?|painting|print|poster|portrait|film|video|movie|scene|hoops?|eggs?|carpet|rugs?|drums?|record|goal|penalty|lights?|time|weeds?|rats?|mice|wasps?|moths?|engine|leaves|firewood|wood|calories|incense|candles?|rubbish|toast|habit|road|gym|beach|books|trail|mark)\\b)(?![^,.;:!?]* (?:at (?:chess|cards|draughts|checkers|darts|tennis|golf|bowls|pool|dominoes|\\w+ball|the game)|in (?:the|a) (?:\\w+ )?(?:race|match|game|election|contest))\\b)";
const HARD =
  "robb|murder|poison|slapp|stabb|attack|burgl|burglari[sz]|betray|cheat|kidnapp|blackmail|threaten|forg|smuggl|brib|embezzl|swindl|defraud|deceiv|sabotag|injur|assault|strangl|drown|loot|mugg|stalk|harass|insult|vandali[sz]|slander|scamm|ransack";
const ROUGH = "kill|kick|kiss|push|fram|burn|smash";
/** What would have to be hidden. */
const GRAVE =
  "(?:the |a |his |her |their )?(?:body|corpse|loot|knife|gun|weapon|poison|evidence|(?:stolen|forged|bloody) \\w+)\\b";
const AFIRE = "(?:fire to|[^,.;:!?]{1,30}? (?:on fire|alight|ablaze))";
const DOING = `(?:(?:${HARD})ing\\b|(?:${ROUGH}|shoot|hitt|beat)ing\\b${THINGS}|stealing\\b(?! (?:the show|bases|glances|(?:\\w+ )?hearts?\\b))|lying (?:to|about)\\b|setting ${AFIRE}|breaking into\\b|taking bribes|(?:hid|bury|dump)ing ${GRAVE})`;
const DONE = `(?:(?:${HARD})ed\\b|(?:(?:${ROUGH})ed|burnt|shot|hit|beat|beaten)\\b${THINGS}|stole\\b(?! (?:the show|(?:\\w+ )?hearts?\\b))|stolen\\b|lied (?:to|about)\\b|set ${AFIRE}|br(?:oke|oken) into\\b|took bribes|(?:hid|hidden|buried|dumped) ${GRAVE}|committed\\b(?! suicide)|(?:steals|robs|cheats|betrays|threatens|poisons|smuggles|blackmails|lies to)\\b)`;
const DO = `(?:steal|rob|kill|murder|poison|attack|betray|cheat|lie (?:to|about)|threaten|blackmail|set ${AFIRE}|(?:hit|beat|burn|shoot|kick|push|smash)\\b${THINGS}|break into|stab|forge|kidnap)\\b`;
const CRIME =
  "(?:thefts?|robbery|burglary|crimes?|murders?|fraud|forgery|arson|betrayal|treachery|treason|lies|deceit|bribes?|bribery|adultery|loot|misdeeds?|victims?)\\b(?! (?:novel|stor|mystery|book|film|movie|play|scene|show|series|drama|party|game))";
const crime = new RegExp(`\\b${CRIME}`, "i");
/** Whom one is to thank, to blame or to make pay. */
const OWING =
  "thank|forgive|pardon|apologi[sz]e|apology|sorry|blame|punish|confront|grateful|repay|reward|resent|report|arrest|scold|revenge";
const SECRETLY =
  "(?:(?:have|has|had|once|secretly|just|really|ever|first|also|even|only|did|could|might|must|would) ){0,3}";

/** What a wish may take for having happened, of these people: each is found where that begins. */
function presumptions(names: readonly string[]) {
  const named = [...names]
    .sort((a, b) => b.length - a.length)
    .map(literal)
    .join("|");
  const NAME = named === "" ? "(?!)" : `(?:${named})(?![\\w-])`;
  const WHOM = `(?:${NAME}|(?:him|her|them)\\b)`;
  const WHO = `(?:${NAME}|you|he|she|they|someone|somebody|(?:[A-Z][\\w-]{0,30}))`;
  const REPORTED = `(?:[Rr]eport|[Dd]enounce|[Aa]rrest|[Jj]ail|[Ee]xpose|[Ss]ue|[Pp]rosecute) ${NAME}(?!['’]s| (?:missing|ill|sick|late|absent))`;
  return {
    /** Without which the rest still asks for something. */
    cut: new RegExp(
      [
        // "Report Tom for stealing", "forgive him for having lied", "have a word with Tom about stealing".
        `(?<=\\b(?:${NAME}|(?:him|her|them|${OWING})\\b)(?! yourself)[^,.;:!?]{0,40}) (?:for|on) (?:having ${SECRETLY}${DONE}|${SECRETLY}${DOING})`,
        `(?<=${WHOM}[^,.;:!?]{0,20}) (?:about|over|of|from|after) (?:having ${SECRETLY}${DONE}|${SECRETLY}${DOING})`,
        `(?<=${WHOM}[^,.;:!?]{0,20}) (?:for (?:his|her|their|the|that|this)|(?:about|over) (?:his|her|their)) (?:\\w+ )?${CRIME}`,
        // "Warn Maria of Tom cheating".
        `(?<= ${NAME}(?:['’]s)?) (?!kiss)${DOING}`,
        // "The money he stole", "why Tom robbed the till", "the bread stolen by Tom", "everyone who saw Tom steal".
        `,?(?: (?:that|which|whom|why|how|when|where|whether|if|because|since))? ${WHO} ${SECRETLY}${DONE}`,
        `(?<!\\b(?:be|being|get|getting)) ${DONE} by ${NAME}`,
        ` (?:who )?(?:see|saw|seen|caught|heard|watched) ${NAME} ${DO}`,
        // "What Tom did to the till".
        ` what ${WHO} (?:has |had |have )?(?:did|done) (?:to (?:${WHOM}|you\\b|(?:the|your|my|his|their|that|poor)\\b)(?! (?:\\w+ )?(?:hair|garden|room|house|kitchen|place|walls?)\\b)|with ${GRAVE})`,
        `(?<=\\b(?:[Ff]orgive|[Pp]unish|[Bb]lame|[Cc]onfront|[Rr]eport|[Rr]evenge|[Pp]ardon|${NAME} pay)\\b[^,.;:!?]{0,40}) (?:for|about|over) what ${WHO} (?:has |had )?(?:did|done)`,
      ].join("|"),
    ),
    /** Which is the wish itself. */
    whole: new RegExp(
      [
        // "Tell Tom to stop stealing", "persuade him to turn himself in".
        `${WHOM}[^,.;:!?]{0,30} (?:stop|quit|regrets?|admit(?:s|ted)?|den(?:y|ies|ied)|confess(?:es|ed)? to|start(?:s|ed)?|keeps?|kept) (?:having ${DONE}|${DOING})`,
        `${WHOM}(?! and\\b)[^,.;:!?]{0,40}? (?:confess(?:es|ed)?|own(?:s|ed)? up|comes? clean|came clean|(?:turn|turned|give|gave) (?:him|her|them)sel(?:f|ves) (?:in|up)|plead(?:s|ed)? guilty|get(?:s|ting)? away with)\\b(?![^,.;:!?]*\\b(?:love|loves|feelings?|crush|likes?)\\b)`,
        `${NAME}(?! and\\b)[^,.;:!?]{0,30}? admits?(?:ted)? that`,
        `\\b${REPORTED}`,
        `${NAME} (?:to the (?:police|sheriff|authorities|constable)\\b(?! station)|(?:arrested|jailed|locked up|behind bars)\\b)`,
        `police on ${NAME}`,
        `\\b[Tt]urn ${NAME} in\\b`,
        `${NAME}['’]s (?:\\w+ )?${CRIME}`,
        `stolen (?!from)[^,.;:!?]{1,25} from ${NAME}`,
        `${NAME} [^,.;:!?]{0,10}(?:return|give|bring|hand|pay)\\b[^,.;:!?]{0,20} stolen`,
      ].join("|"),
    ),
    /** "Why did Tom steal the bread?" asks for the reason of what it claims. */
    asked: new RegExp(
      `^(?:(?:[Ss]o|[Bb]ut|[Aa]nd) )?(?:[Ww]hy|[Hh]ow|[Ww]hen|[Ww]here|[Ww]hat)\\b[^.;:!?]*? (?:(?:did|does|would|could) (?:${NAME}|he|she|they) ${SECRETLY}${DO}|(?:has|had) (?:${NAME}|he|she|they) ${SECRETLY}${DONE})`,
    ),
  };
}

/** What one is to thank somebody for that only who lived it would know. */
const saved =
  / for (?:having )?(?:sav(?:ing|ed) (?:your|my|you(?! (?:an?|the|some|any|one|two)\b))|(?:rescu|pull|dragg)(?:ing|ed) you)/;
/** "The knife you found", what makes that grave, and where one would have had to search for it. */
const comeBy =
  /,? (?:(?:that|which) )?you (?:(?:have|had|once|secretly|just) )?(?:found|took|discovered|dug up|hid|buried|recorded|filmed|photographed)\b/;
const grave =
  /\b(?:stolen|knife|gun|body|corpse|blood|bloody|bloodstained|weapon|poison|proof|evidence|murder|forged|ransom)\b/i;
const searched =
  /^(?: \w+){0,2} (?:in|inside|under|behind|from) [^,;]{0,40}\b(?:drawer|desk|cellar|attic|safe|bed|mattress|coat|pockets?|bag|trunk|closet|wardrobe|floor|floorboards|diary)\b/i;
/** What leads on to what is no more, and what says nothing without it. */
const leadingOn =
  /(?:(?<![ ,])[ ,]{1,3}(?:that|which|why|how|when|where|whether|if|what|who|and|for|about|over|after|of|from|on|to|with|because|since|so)){1,8}$/i;
const halved =
  /^(?:it['’]?s|it is|if)\b|\b(?:pretend|regret|hope|wish|know|believe|accept|admit|remember|remind|persuade|convince|see|find|show|tell)(?: \S+)?$/i;

/** What a wish is without what it takes for having happened, nothing where that is all of it; null where it takes nothing for that. */
export function presumed(wish: string, names: readonly string[]): string | null {
  const { cut, whole, asked } = presumptions(names);
  if (asked.test(wish)) return "";
  const found = [cut, saved].map((one) => wish.search(one)).filter((at) => at >= 0);
  const at = found.length > 0 ? Math.min(...found) : foundAt(wish, names);
  if (at < 0) return whole.test(wish) ? "" : null;
  const left = wish.slice(0, at).replace(leadingOn, "");
  // A word says nothing of what one is to do.
  return !left.includes(" ") || halved.test(left) || crime.test(left) || whole.test(left) ? "" : left;
}

/** Where a wish speaks of something grave that one would have found; -1 where it does not. */
function foundAt(wish: string, names: readonly string[]): number {
  const by = comeBy.exec(wish);
  if (!by) return -1;
  const caught = (name: string) => {
    const at = wish.indexOf(` of ${name} `);
    return at >= 0 && /^\w+ing\b/.test(wish.slice(at + name.length + 5));
  };
  const where = searched.exec(wish.slice(by.index + by[0].length))?.[0] ?? "";
  return grave.test(wish) || names.some((name) => where.includes(`${name}'s`) || caught(name)) ? by.index : -1;
}
