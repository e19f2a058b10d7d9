/**
 * English: what a wish takes for having happened. "Thank Tom for setting fire to the mill" wishes thanks, and claims a fire: of such a wish
 * only what asks for something is left.
 */
import { literal } from "../literal.ts";

/** What wrongs somebody, whatever stands behind it. */
const HARD =
  "robb|murder|poison|slapp|stabb|burgl|burglari[sz]|betray|kidnapp|blackmail|threaten|smuggl|brib|embezzl|swindl|defraud|deceiv|sabotag|assault|strangl|loot|mugg|harass|insult|vandali[sz]|slander|scamm|ransack";
/** What wrongs only whom it befalls: "killing the dog", not "killing time". */
const ROUGH = "kill|kick|kiss|push|fram|attack|injur|drown|stalk";
/** Behind "stealing", "cheating", "breaking into" and "lying about": what nobody is wronged by. */
const HEARTS =
  "\\b(?! (?:\\w+ ){0,2}(?:show|scene|limelight|spotlight|hearts?|glances?|looks?|kiss(?:es)?|bases?|naps?|moments?|march)\\b)";
const FATE = "\\b(?! (?:death|fate|(?:on |at )?(?:\\w+ )?(?:diet|sleep|solitaire))\\b)";
const SONG =
  " into\\b(?! (?:(?:an?|the) )?(?:\\w+ )?(?:song|laughter|tears|smile|grin|run|dance|applause|sweat|trot|cheers|business|industry|market|film|music|politics)\\b)";
const AWAY = " (?:to|about)\\b(?! (?:in|on|all|at|here|there|the (?:house|garden|beach|place|pool))\\b)";
/** What would have to be hidden. */
const GRAVE =
  "(?:the |a |his |her |their )?(?:body|corpse|loot|knife|gun|weapon|poison|evidence|(?:stolen|forged|bloody) \\w+)\\b";
const AFIRE =
  "(?:fire to|(?!the (?:world|stage|crowd|room|dance ?floor)\\b)[^,.;:!?]{1,30}? (?:on fire|alight|ablaze))";
/** What stands behind a noun that is whole: "fraud research" is no fraud, and "beat her record" beats nobody. */
const GOES_ON =
  "(?=$|[,.;:!?]| (?:of|on|in|at|from|against|by|with|to|and|or|off|down|up|into|over|under|out|so|as|last|this|that|which|who|he|she|they|you|is|was|has|had|again|hard|yesterday|today|tonight|tomorrow|now|if|before|after|when|while|because|behind|for|about)\\b)";
const MISDEED =
  "(?:thefts?|robbery|burglary|crimes?|murders?|fraud|forgery|arson|betrayal|treachery|treason|lies|deceit|bribes?|bribery|adultery|loot|misdeeds?|victims?)\\b";
const CRIME = `${MISDEED}${GOES_ON}`;
const crime = new RegExp(`\\b${CRIME}`, "i");
/** "The old", "his neighbour's". */
const ITS =
  "(?:the|an?|any|some|his|her|their|your|my|our|that|this|those|these|another|one|two|\\w+['’]s) (?:[\\w'’]+ )?";
const LIVING =
  "(?:man|woman|men|women|child|children|kids?|boys?|girls?|baby|person|people|dogs?|cats?|horse|donkey|pony|animals?|wife|husband|brother|sister|father|mother|son|daughter|uncle|aunt|friend|neighbou?r|vicar|priest|mayor|doctor|teacher|professor|policeman|guard|stranger|tourist|waiter|waitress|customer|shopkeeper|baker|barkeeper)\\b";
const HOUSE =
  "(?:house|home|barn|mill|shed|shop|store|cafe|bakery|pharmacy|library|church|school|building|boat|ship|car|bridge|field|crops|forest|village|town)\\b";
const PAPERS =
  "(?:letters?|diary|diaries|papers|documents?|evidence|will|ledger|manuscript|photographs?|ballots?|passports?|signatures?|cheques?|checks?|money|banknotes|certificates?|contracts?|receipts?|prescriptions?|paintings?|portrait)\\b";
const FRAGILE =
  "(?:windows?|fences?|gate|statue|vase|mirror|door|glass|china|crockery|violin|guitar|piano|lantern|lamp|till|phone|bottles?)\\b";
const BURNT = ` (?:down ${ITS}|${ITS}(?:${HOUSE}|${PAPERS}))`;
const SMASHED = ` ${ITS}(?:${FRAGILE}|${HOUSE})`;
/** What nobody is called but who did wrong. */
const VILLAIN =
  "(?:thie(?:f|ves)|liars?|murder(?:er|ess|ers)|killers?|crooks?|criminals?|cheats?|burglars?|robbers?|frauds?|traitors?|sp(?:y|ies)|drunk(?:ard|s)?|fools?|idiots?|cowards?|bull(?:y|ies)|monsters?|villains?|arsonists?|poisoners?|swindlers?|blackmailers?|smugglers?|gamblers?|addicts?|rogues?)";
/** Verbs whose past does not end in "ed". */
export const IRREGULAR =
  "(?:stole|took|told|said|went|hid|broke|came|gave|got|made|ran|met|left|sold|kept|ate|wrote|drank|found|fell|won|lost|swam|sang|shook|drove|rode|flew|slept|spent|bought|brought|caught|fought|saw|heard|knew|did|dug|held|stood|sat|spoke|woke|wore|threw|grew|drew|shot|slew|bit|stuck)";
const SPOILT = `(?:broke|broken|damaged|wrecked|destroyed|ruined)(?:${SMASHED}| (?:the|his|her|their|your|my|\\w+['’]s) (?:leg|arm|nose|neck|back|wrist|ankle|hip|promise|word|vow|life|heart|party|wedding)\\b)`;
const BEFELL =
  "(?:was|were|got|been) (?:\\w+ )?(?:drunk|hurt|hit|run over|fired|sacked|sued|expelled|evicted|defeated|disqualified|exposed|ruined|injured|killed|robbed|murdered|poisoned|stabbed|attacked|beaten|caught (?:stealing|cheating|lying|red-handed))\\b";
/** What went wrong for somebody, or what they spoilt; it stands behind whom it happened to. */
const WENT_WRONG = `(?:${SPOILT}|${BEFELL}|hurt\\b|lost\\b(?! (?:\\w+ )?(?:weight|track|way|count|tooth|pounds|kilos)\\b)|fell\\b(?! (?:asleep|silent|for|in (?:love|with))\\b)|(?:failed|crashed|died|abandoned|deserted|tricked|humiliated|mocked|bullied)\\b|went (?:bankrupt|broke|bust)\\b|took (?:${ITS})?(?:money|cash|purse|wallet|ring|savings|jewels)\\b)`;
const WHEN =
  "(?:day|night|evening|morning|afternoon|time|moment|hour|week|weekend|month|year|summer|winter|spring|autumn)";
/** What makes a name the subject of a clause of its own: "the villain Klaus plays" is no villain Klaus. */
const VERB = ` (?:(?:will|would|can|could|must|should|(?:is|was|has|had|wants|used|going)(?: to)?) (?:\\w+ly )?(?!(?:a|an|the|back|at|in|on|here|there|out|not)\\b)[a-z]{3,}|${IRREGULAR}|(?!(?:is|was|has|this|as|always|besides|sometimes|unless|across|towards|afterwards)\\b)[a-z]{2,}(?:s|ed))\\b`;
/** "Your old fool of a friend", "the villain of the play". */
const OF_A_TALE =
  " of (?:an?|(?:the|this|that|his|her|your|our) (?:\\w+ )?(?:play|piece|story|tale|novel|book|film|series|show|opera|musical|game|party|family))\\b";
/** What became of somebody who did wrong. */
const CAUGHT =
  "(?:arrested|jailed|imprisoned|convicted|handcuffed|locked up|found guilty|(?:thrown|put|sent) (?:in|into|to|behind) (?:jail|prison|bars))\\b";
const JAILED = `(?:(?:was|were|is|got|gets|has been|had been) (?:\\w+ )?(?:${CAUGHT}|behind bars\\b|in (?:jail|prison)\\b)|(?:went|goes) to (?:jail|prison)\\b)`;
const FORGED = ` (?:${ITS})?${PAPERS}`;
/** Whoever beats somebody there hurts nobody. */
const CONTEST =
  "(?<!\\b(?:[Cc]ongratulat\\w{1,3}|[Pp]rais\\w{1,3}|[Cc]elebrat\\w{1,3}|[Tt]oast|[Hh]ow)\\b[^,.;:!?]{0,40})(?![^,.;:!?]{0,60} (?:at (?:chess|cards|draughts|checkers|darts|tennis|golf|bowls|pool|dominoes|\\w+ball|the game)|in (?:the|an?) (?:\\w+ )?(?:race|match|game|election|contest))\\b)";
/** Whom one is to thank, to blame or to make pay. */
const OWING =
  "thank|forgive|pardon|apologi[sz]e|apology|sorry|blame|punish|confront|grateful|repay|reward|resent|report|arrest|scold|revenge";
const SECRETLY =
  "(?:(?:have|has|had|once|secretly|just|really|ever|first|also|even|only|did|could|might|must|would) ){0,3}";

/** What stands in a wish that bids stop, and in one that asks: without it the long patterns that have it need not be made. */
const STOP =
  " (?:stop|quit|regrets?|admit(?:s|ted)?|den(?:y|ies|ied)|confess(?:es|ed)? to|start(?:s|ed)?|keeps?|kept) ";
const ASK = "^(?:(?:[Ss]o|[Bb]ut|[Aa]nd) )?(?:[Ww]hy|[Hh]ow|[Ww]hen|[Ww]here|[Ww]hat)\\b";
const stop = new RegExp(STOP);
const ask = new RegExp(ASK);

/** What a wish may take for having happened: each is found where that begins. */
type Presumptions = Readonly<Record<"called" | "cut" | "whole" | "stopped" | "asked", RegExp>>;

/** Those asked for last, by names: they are long to make, and each sentence of a thought asks for them a few times. */
const lately = new Map<string, Presumptions>();
const MOST_LATELY = 16;

/** Those for a wish. A name that is not in it cannot be found in it, and whom most wishes name are few. */
function presumptionsIn(wish: string, names: readonly string[]): Presumptions {
  const inIt = names.filter((name) => wish.includes(name));
  const key = inIt.join("\n");
  const known = lately.get(key) ?? presumptionsOf(inIt);
  lately.delete(key);
  lately.set(key, known);
  if (lately.size > MOST_LATELY) lately.delete(lately.keys().next().value!);
  return known;
}

/** Those of these people. */
function presumptionsOf(names: readonly string[]): Presumptions {
  const named = [...names]
    .sort((a, b) => b.length - a.length)
    .map(literal)
    .join("|");
  const NAME = named === "" ? "(?!)" : `(?:${named})(?![\\w-])`;
  const WHOM = `(?:${NAME}|(?:him|her|them)\\b)`;
  const WHO = `(?:${NAME}|you|he|she|they|someone|somebody)`;
  const REPORTED = `(?:[Rr]eport|[Dd]enounce|[Aa]rrest|[Jj]ail|[Ee]xpose|[Ss]ue|[Pp]rosecute) ${NAME}(?!['’]s| (?:missing|ill|sick|late|absent)|(?<=[Ee]xpose [^,.;:!?]{0,40}) to\\b)`;
  /** Who is hit, shot or pushed, and not "hit hard", "shot a smile" or "pushed to try". */
  const VICTIM = ` (?:${NAME}(?!['’])|(?:him|them|you|me|us|someone|somebody|anyone|people)\\b|(?:her|[A-Z][a-z]{1,20})\\b${GOES_ON}|${ITS}${LIVING})(?! (?:(?:an?|some|that|another) )?(?:\\w+ )?(?:smile|look|glance|message|e?mail|note|text|wink)\\b| (?:hard|harder|further|forward)\\b| to (?!the (?:ground|floor)|death)| (?:(?:on|in) )?(?:the|a|his|her) (?:swings?|pram|wheelchair|trolley|stage|sledge)\\b)`;
  const DOING = `(?:(?:${HARD})ing\\b|(?:(?:${ROUGH}|shoot|hitt)ing|${CONTEST}beating(?: up)?)${VICTIM}|burning${BURNT}|smashing${SMASHED}|forging${FORGED}|stealing${HEARTS}|cheating${FATE}|lying${AWAY}|setting ${AFIRE}|breaking${SONG}|taking bribes|(?:hid|bury|dump)ing ${GRAVE})`;
  const DONE = `(?:(?:${HARD})ed\\b|(?:(?:${ROUGH})ed|shot|hit|${CONTEST}beat(?:en)?(?: up)?)${VICTIM}|burn(?:ed|t)${BURNT}|smashed${SMASHED}|forged${FORGED}|stole(?:n)?${HEARTS}|cheated${FATE}|lied${AWAY}|set ${AFIRE}|br(?:oke|oken)${SONG}|took bribes|(?:hid|hidden|buried|dumped) ${GRAVE}|committed (?:${ITS})?${CRIME}|(?:steals|robs|cheats|betrays|threatens|poisons|smuggles|blackmails|lies to)\\b)`;
  const WRONGED = `(?:${DONE}|${JAILED}|${WENT_WRONG})`;
  const DO = `(?:(?:rob|murder|poison|betray|threaten|blackmail|stab|kidnap)\\b|(?:kill|attack|hit|beat|shoot|kick|push)${VICTIM}|burn${BURNT}|smash${SMASHED}|forge${FORGED}|steal${HEARTS}|cheat${FATE}|lie${AWAY}|set ${AFIRE}|break${SONG})`;
  /** What was done to something: "the bread stolen by Tom", not "a film shot by Tom". */
  const BY = `(?:(?:${HARD}|kill|attack|injur|drown|stalk|smash)ed|beaten|stolen|burn(?:ed|t) down|(?<=\\b${PAPERS} )forged)`;
  return {
    /** What somebody is called beside their name: "Tom, the thief", "that crook Tom". */
    called: new RegExp(
      `(?<=${NAME})(?:,? [-–—]?|,) ?(?:(?:the|that|this|such an?|an?|your|our|my|known) ){1,2}(?:[\\w-]+ )?${VILLAIN}\\b(?!['’]|${OF_A_TALE})${GOES_ON}(?: of (?:(?:the|his|her|their|your|my|our) )?[\\w'’-]{2,30})?|\\b(?:(?:the|that|this|your|our|an?) (?:[\\w-]+ )?)?${VILLAIN}(?: (?=${NAME}(?!${VERB}))|, (?=${NAME}(?:$|[.;:!?])))`,
    ),
    /** Without which the rest still asks for something. */
    cut: new RegExp(
      [
        // "Report Tom for stealing", "forgive him for having lied", "have a word with Tom about stealing".
        `(?<=\\b(?:${NAME}|(?:him|her|them|${OWING})\\b)(?! yourself)[^,.;:!?]{0,40}) (?:for|on) (?:having ${SECRETLY}${DONE}|${SECRETLY}${DOING})`,
        `(?<=${WHOM}[^,.;:!?]{0,20}) (?:about|over|of|from|after) (?:having ${SECRETLY}${DONE}|${SECRETLY}${DOING})`,
        `(?<=${WHOM}[^,.;:!?]{0,20}) (?:for (?:his|her|their|the|that|this)|(?:about|over) (?:his|her|their)) (?:\\w+ )?${CRIME}`,
        // "Make Tom pay for breaking your window", "get even with Tom for laughing at you".
        ` for (?:break|wreck|damag|destroy|ruin)ing${SMASHED}`,
        `(?<=\\b(?:[Pp]unish\\w{0,4}|even with|back at|[Rr]evenge (?:on|against)|[Aa]veng\\w{1,3}) (?:${NAME}(?!['’])[^,.;:!?]{0,40}|(?:him|her|them)(?: \\w{2,}ly)?)) for (?:having )?(?!winning)${CONTEST}\\w{2,}(?:ing|ed) \\w`,
        // "Do you remember the day Tom broke your window?", "celebrate that Tom lost", "now that Tom was arrested".
        `(?: (?:of|about|for|to|on|since|from))? (?:the|that|this|one|last) ${WHEN}(?: (?:when|that))? (?:${NAME}|he|she)(?: and \\w+)? ${SECRETLY}${WRONGED}`,
        `(?<=\\b(?:[Cc]elebrat\\w{1,3}|[Tt]oast|[Rr]ejoic\\w{1,3}|[Cc]heer\\w{0,3}|news|fact)) that (?:${NAME}|he|she)(?: and \\w+)? ${SECRETLY}${WRONGED}`,
        `(?: (?:that|why|how|when|because|since))? ${WHO} ${SECRETLY}${JAILED}`,
        // "Warn Maria of Tom cheating".
        `(?<= ${NAME}(?:['’]s)?) (?!kiss)${DOING}`,
        // "The money he stole", "why Tom robbed the till", "the bread stolen by Tom", "everyone who saw Tom steal".
        `,?(?: (?:that|which|whom|why|how|when|where|whether|if|because|since))? ${WHO}(?: who)? ${SECRETLY}${DONE}`,
        `(?<!\\b(?:be|being|get|getting)) ${BY} by ${NAME}`,
        // "The murder he committed".
        `(?<=\\b${MISDEED})(?: (?:that|which))? ${WHO} ${SECRETLY}committed\\b`,
        ` (?:who )?(?:see|saw|seen|caught|heard|watched) ${NAME} ${DO}`,
        // "What Tom did to the till".
        ` what ${WHO} (?:has |had |have )?(?:did|done) (?:to (?:${WHOM}|you\\b|(?:the|your|my|his|their|that|poor)\\b)(?! (?:\\w+ )?(?:hair|garden|room|house|kitchen|place|walls?|soup|sauce|bread|cake|dough|coffee|tea|song|painting|shop|cafe|stage|play|text|poem|recipe)\\b)|with ${GRAVE})`,
        `(?<=\\b(?:[Ff]orgive|[Pp]unish|[Bb]lame|[Cc]onfront|[Rr]eport|[Rr]evenge|[Pp]ardon|${NAME} pay)\\b[^,.;:!?]{0,40}) (?:for|about|over) what ${WHO} (?:has |had )?(?:did|done)`,
      ].join("|"),
    ),
    /** Which is the wish itself. */
    whole: new RegExp(
      [
        // "Persuade him to turn himself in".
        `${WHOM}(?! and\\b)[^,.;:!?]{0,40}? (?:confess(?:es|ed)?|own(?:s|ed)? up|comes? clean|came clean|(?:turn|turned|give|gave) (?:him|her|them)sel(?:f|ves) (?:in|up)|plead(?:s|ed)? guilty|get(?:s|ting)? away with)\\b(?![^,.;:!?]*\\b(?:love|loves|feelings?|crush|likes?)\\b)`,
        `${NAME}(?! and\\b)[^,.;:!?]{0,30}? admits?(?:ted)? that(?![^,.;:!?]{0,40}\\b(?:lov|lik|enjoy|need|want|miss|is|are|can|will|wrong|tired|right|good|fun))`,
        `\\b${REPORTED}`,
        `(?<!\\b(?:[Ii]nvite|[Ii]ntroduce) )${NAME} (?:(?:over )?to the (?:police|sheriff|authorities|constable)\\b${GOES_ON}|(?:being |getting )?(?:${CAUGHT}|behind bars\\b))`,
        `${NAME}['’]s (?:\\w+ )?(?:arrest|conviction|imprisonment)\\b`,
        `police on ${NAME}`,
        `\\b[Tt]urn ${NAME} in\\b`,
        `${NAME}['’]s (?:\\w+ )?${CRIME}`,
        `stolen (?!from)[^,.;:!?]{1,25} from ${NAME}`,
        `${NAME} [^,.;:!?]{0,10}(?:return|give|bring|hand|pay)\\b[^,.;:!?]{0,20} stolen`,
      ].join("|"),
    ),
    /** "Tell Tom to stop stealing" is the wish itself too, and "why did Tom steal the bread?" asks for the reason of what it claims. */
    stopped: new RegExp(`${WHOM}[^,.;:!?]{0,30}${STOP}(?:having ${DONE}|${DOING})`),
    asked: new RegExp(
      `${ASK}[^.;:!?]*? (?:(?:did|does|would|could) (?:${NAME}|he|she|they) ${SECRETLY}${DO}|(?:has|had) (?:${NAME}|he|she|they) ${SECRETLY}${DONE})`,
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
  /(?:(?<![ ,])[ ,]{1,3}(?:that|which|why|how|when|where|whether|if|what|who|and|for|about|over|after|of|from|on|to|with|because|since|so|the (?:news|fact))){1,8}$/i;
const halved =
  /^(?:it['’]?s|it is|if)\b|\b(?:pretend|regret|hope|wish|know|believe|accept|admit|remember|recall|remind|persuade|convince|see|find|show|tell)(?: \S+)?$/i;

/** What a wish is without what it takes for having happened, nothing where that is all of it; null where it takes nothing for that. */
export function presumed(wish: string, names: readonly string[]): string | null {
  const { called, cut, whole, stopped, asked } = presumptionsIn(wish, names);
  const rest = wish.replace(called, "");
  if (rest !== wish) return presumed(rest, names) ?? rest;
  if (ask.test(wish) && asked.test(wish)) return "";
  const isWhole = (text: string) => (stop.test(text) && stopped.test(text)) || whole.test(text);
  const found = [cut, saved].map((one) => wish.search(one)).filter((at) => at >= 0);
  const at = found.length > 0 ? Math.min(...found) : foundAt(wish, names);
  if (at < 0) return isWhole(wish) ? "" : null;
  const left = wish.slice(0, at).replace(leadingOn, "");
  // A word says nothing of what one is to do.
  return !left.includes(" ") || halved.test(left) || crime.test(left) || isWhole(left) ? "" : left;
}

/** What is said of somebody that speaks ill of them. */
const bad = new RegExp(
  `\\b(?:is|are|was|were|be|been|['’]s|['’]re) (?:(?:an?|the|such|one|of|really|very|so|too|just|still|always|common|secretly|completely|dirty|terrible|rotten|cold-blooded) ){0,4}(?:${VILLAIN}|evil|wicked|dishonest|corrupt|guilty|cruel|stingy|greedy|rude|lazy|stupid|ugly|mad|crazy|insane|violent|broke|bankrupt|in (?:debt|prison|jail))\\b`,
  "i",
);

/** Whether something that is to be said speaks ill of somebody, or takes a wrong for having happened. */
export const isIll = (said: string, names: readonly string[]): boolean =>
  bad.test(said) || presumed(`: ${said}`, names) !== null;

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
