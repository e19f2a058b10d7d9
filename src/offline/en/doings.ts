/** English: what people's words do, for understanding what they type. In the plain form: lower case, short forms spelt out. */
import { plain } from "../../language/en/plain.ts";
import { isQuestion } from "../../language/en/sentences.ts";
import type { Doings } from "../understand/words.ts";
import { calling } from "./calling.ts";
import { repair } from "./lines/repair.ts";

/** What a clause may begin with before it says anything; what it may end with: whom, where and when it is about, and no more. */
const OPENING =
  "(?:(?:oh|ah|ooh|well|hm+|um+|ugh|aw|ok|okay|yes|yeah|sure|great|no|nope|nah|(?:i am )?(?:so |very |really )?sorry|i am afraid|unfortunately|sadly|alas|actually|honestly|but|and|so|then|look|listen|hey) )*";
const ENDING =
  "(?: (?:then|there|with|you|me|us|for|to|the|our|your|my|it|that|this|at|by|on|in|until|before|after|past|around|today|tonight|tomorrow|next|morning|afternoon|evening|night|day|time|noon|weekend|week|half|quarter|o'clock|am|pm|\\d{1,2}(?:am|pm)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:mon|tues|wednes|thurs|fri|satur|sun)day|all|any ?more|either|sorry|unfortunately|actually|though|too|meeting|date|appointment|@|#|%))*";
/** Somebody to whom something is done, and no thing: a mood is killed, a habit kicked and a song murdered. */
const WHOM =
  "(?:ʘ|(?:him|them|somebody|someone|everyone|everybody)\\b|her(?= (?:with|in|on|at|last|yesterday|today|and|up|to)\\b|[.,!]|$)|(?:an?|the|my|his|her|our|their|some|ʘ['’]s) (?:\\S+ )?(?:man|woman|men|women|boy|girl|child|children|people|kids?|baby|brother|sister|mother|father|mum|dad|son|daughter|husband|wife|friend|neighbour|guests?|strangers?|dog|cat|goat|horse|cow|sheep|donkey|pony|teacher|keeper|customers?|traveller)\\b)";
/** What is played for a win, and what is only told or acted. */
const GAME =
  "(?:chess|cards?|bridge|rummy|poker|darts|draughts|checkers|dominoes|bowls|bowling|skittles|pool|billiards|snooker|tennis|football|cricket|rugby|hockey|volleyball|basketball|ping ?pong|table tennis|(?:\\S+ )?race|quiz(?: night)?|spelling bee|bingo|scrabble|trivia|match|games?|(?:semi-?|quarter-?)?finals?|contest|tournament|competition)";
const FICTION =
  "(?:plays?|films?|movies?|book|novel|story|opera|dream|song|painting|rehearsal|pantomime|panto|video game|sketch|charades)";
const IN = "\\b(?:at|in|during|over) (?:(?:a|an|the|my|his|her|our|their|last \\S+) )?(?:\\S+ )?";
/** What one does to others in a game, or has done to one, and it is no more than losing. */
const BEATEN =
  "\\b(?:kill(?:s|ed)|murder(?:s|ed)|slaughter(?:s|ed)|butchered|massacred|annihilated|destroy(?:s|ed)|crush(?:es|ed)|demolished|hammered|thrash(?:es|ed)|trounced|robbed|beat(?:s|en)?|wiped out|cheated)\\b";
/** What is played by name, and what is told: who is killed there lives. Whoever dies at a match, or while a play is on, does not. */
const PLAYED =
  "(?:chess|cards?|bridge|rummy|poker|darts|draughts|checkers|dominoes|bowls|skittles|pool|billiards|snooker|tennis|ping ?pong|table tennis|scrabble|bingo|trivia|charades|cricket|football)";
const PLAYING = `(?:(?:at|in|over) (?:a game of )?${PLAYED}\\b(?! (?:match|game|ground|pitch|club|stadium|hall|room))|in (?:the|an?|their|our|last \\S+) (?:\\S+ )?(?:(?:semi-?|quarter-?)?finals?|${FICTION})\\b(?! house))`;
/** After what is over nothing more is said of it: it is out, and not out of control. */
const NO_MORE =
  "(?=\\W*$|(?:[.,!;]| (?:now|again|already|by now|at last|finally|for good|completely|altogether|thank|thanks|today|this (?:morning|afternoon|evening)|since|everybody|everyone|folks|ǂ|(?:at|in|on|near|by|around) (?:the )?ǂ|as of)))";
/** English as people type it. */
export const doings: Doings = {
  plain,
  clauses: (text) =>
    text
      .split(/[.!?,;:]+|\s-+\s|\s(?=(?:and|but|so) (?:i|we)\s)/)
      .map((clause) => clause.trim())
      .filter(Boolean),
  isQuestion,
  titles: {
    before: "mr mrs ms miss dr doctor professor sir lady uncle aunt auntie grandpa grandma old".split(" "),
    after: [],
    kin: [],
    words:
      "april art august bill carol christian clay cliff dale daisy dawn dean drew earl faith frank gene grace grant guy hazel heath hope hunter iris ivy jack jade jasmine jean jewel joy june lance lily mark mason max may miles misty norm olive opal pat patience pearl penny piper poppy prudence ray reed rich rob robin rose ruby rusty sandy sky stone sue summer violet wade will willow woody".split(
        " ",
      ),
    deeds:
      "bank camp dock farm garden harbour harbor lodge market mine park ranch school shop square stage store yard".split(
        " ",
      ),
    goOn: "is isn't was wasn't has hasn't had hadn't does doesn't did didn't can't cannot couldn't won't wouldn't says said knows lost found broke got went came left moved married stole took bought sold won made gave told fell wants needs".split(
      " ",
    ),
    articles: "the a an this that your our my their his her at in from near by of".split(" "),
  },
  calling,
  referring: {
    articles: "the that this these those which a dat".split(" "),
    house: [],
    yours: "your ur yr ya".split(" "),
    at: "at in with from by on of near behind who".split(" "),
    nouns: [
      ["man gentleman guy dude bloke fella fellow chap mister", "he", 16, 200],
      ["lady woman chick madam", "she", 16, 200],
      ["girl lass", "she", 0, 35],
      ["boy lad", "he", 0, 30],
      ["kid child", null, 0, 17],
      ["person one", null, 0, 200],
    ],
    old: "old elderly ancient".split(" "),
    people: [],
    kin: [
      "grandfather grandad granddad grandpa gramps",
      "grandmother grandma gran granny nana",
      "father dad daddy papa pa",
      "mother mum mom mummy mommy mama ma",
      "husband hubby",
      "wife missus",
      "son boy lad",
      "daughter girl lass",
      ..."brother sister uncle aunt cousin nephew niece grandson granddaughter boss chief landlady landlord neighbour boyfriend girlfriend fiance".split(
        " ",
      ),
    ],
    common: "and part time retired keeper owner".split(" "),
  },
  lead: "and but so oh ah ok okay well then now right hey also actually anyway um uh hmm wait because cuz please sorry lol".split(
    " ",
  ),
  trail:
    "btw tbh ngl lol tho though fr haha mate luv love dear darling honey hun sweetie buddy pal bro bruv dude man girl sis sir madam ma'am miss mister chief boss lad lass guys folks everyone everybody friend my friend my dear".split(
      " ",
    ),
  asides: [
    /^\W{0,9}(?:(?:omg+|lo+l|lmao|haha+|oh my god|aw+|no+)\b[\s,!.]{0,9}){0,4}(?:sto+pp+|(?<=(?:omg|lol|lmao)\W{1,9})sto+p)(?: it+)?[\s,!.]+(?=\p{L})(?!i (?:don'?t|do not|can'?t|said|mean|won'?t)\b|(?:it|that|this|talking|asking|\w+ing|please|the|now|right|him|her|them)\b)/iu,
    /^\W*(?:(?:omg+|lo+l|lmao|oh my god|aw+)\b[\s,!.]*)*(?:sto+p+(?: it+)?|shut (?:the front door|up+)|no way+|get out+)[\s,!.]+(?=(?:that'?s|that is|this is|it'?s|you'?re|ur|your|omg|lol|how)\b[^.!?]{0,30}\b(?:cute|adorable|amazing|hilarious|funny|sweet|cool|awesome|gorgeous|lovely|beautiful|brilliant|incredible)\b)/iu,
    /^\W*no way+[!.,]+\s*(?=\p{L})/iu,
    /(?:^|(?<=[.!?,;])\s*)(?:\p{L}[\p{L}'-]*|(?:the|that|a) \p{L}+(?: \p{L}+)?) (?:sent me(?: (?:here|over|to you|your way))?|(?:says?|said) (?:to |i should )?ask (?:you|u)|told me to (?:ask|see|come to) (?:you|u))(?:,? (?:says?|said|and said) (?:you|u|you'd|u'd)\b[^.!?,]*)?(?:$|[.!?,]+)/iu,
  ],
  manners: [
    "if you don't mind my asking",
    "if you don't mind me asking",
    "if you don't mind",
    "if i may ask",
    "if i may",
    "may i ask",
    "can i ask",
    "can i ask you something",
    "may i ask you something",
    "if that's not too personal",
    "if it's not too personal",
    "if it's not rude to ask",
    "if it isn't rude to ask",
    "hope you don't mind my asking",
    "mind if i ask",
    "do you mind if i ask",
    "honest question",
    "random question",
    "quick question",
    "silly question",
    "out of curiosity",
    "just curious",
    "just out of curiosity",
    "just wondering",
    "i'm just curious",
    "if it's ok to ask",
    "if that isn't rude",
    "if that's not rude",
    "be honest",
    "be honest with me",
    "tell me honestly",
    "honestly",
    "between you and me",
    "between us",
    "would you say",
    "you reckon",
    "one more thing",
    "one last thing",
    "one more question",
    "one last question",
    "another thing",
    "by the way",
    "oh and",
  ],
  along: /\bcome (?:along |over )?(?:with me |with us )?to (?:the )? ?ǂ/i,
  straight: (text) =>
    text.replace(
      /^(how (?:old|long|far|big)|where|who|what (?:time|colour|color|day|kind)|what|which one) ((?:(?!\band\b).)+) (is|are|was|were)(?=[.!?]*$)/i,
      "$1 $3 $2",
    ),
  complains: repair,
  insists:
    /^(?:(?:but|and|well|hey|so)[, ]+)*(?:you|u) (?:still )?(?:haven'?t|have not|havent|never|didn'?t|didnt)(?: even)? (?:told|tell|said|say|answered?)(?: (?:me|us))?(?: yet)?[,: ]+(?=who|what|where|when|how|why|which)|^(?:(?:no|nope|ok|okay|but|and|well|lol|haha|mate|bro)[, ]+)*i (?:just |only )?(?:asked|was asking|'?m asking|am asking|meant to ask|wanted to know)(?: you)?(?: about)?[,: ]+/i,
  halfSaid:
    /^(?:do|don'?t|does|doesn'?t|did|didn'?t|can|can'?t|cannot|will|won'?t|would|wouldn'?t|is|isn'?t|are|aren'?t|was|wasn'?t|not)$/i,
  goesOn: /^\W*(?:and|but|or|what about|how about)\b/i,
  requests:
    /^\W*(?:(?:and|so|but|ok|hey),? )?(?:(?:can|could|would|will|wil|cud|wud) (?:you|u|ya|ye)\b|(?:pls|plz|please)\b)|\b(?:pls|plz|please)\W*$/i,
  newsLead: [
    ...["have you heard the news", "have you heard the latest", "did you hear the news", "did you hear what happened"],
    ...["do you know what happened", "you know what happened", "have you heard what happened", "heard the news"],
    ...["have you heard", "did you hear", "did you know", "do you know", "you know what", "guess what", "they say"],
    ...["people say", "everybody says", "everyone says", "i heard", "i hear", "i've heard", "ive heard", "i am told"],
    ...["i'm told", "word is", "word has it", "rumour has it", "rumor has it", "apparently", "big news", "sad news"],
    ...["bad news", "good news", "heard", "somebody told me", "someone told me", "you won't believe it"],
  ],
  denies: ["not"],
  rightLead: [
    "i mean",
    "i meant",
    "meant",
    "i meant to say",
    "i should have said",
    "what i meant is",
    "what i meant was",
    ..."no,nope,nah,sorry,wait,oops,correction,my mistake,my bad,i was wrong".split(","),
  ],
  untrue: new RegExp(
    `^\\s*(?:(?:no|nope|sorry|wait|well|ok|okay|actually|oh|hm+)[\\s,.!]*)*(?:${[
      "(?:all )?(?:that|this|it) (?:is|was)(?: all| just| only)? (?:not (?:actually |really )?(?:true|so|real)|untrue|false|an? (?:lie|joke)|lies|nonsense|rubbish|made up|fake)",
      "(?:that|this|it) (?:never (?:actually |really )?happened|did not (?:actually |really )?happen)",
      "none of (?:that|this|it) (?:is true|was true|happened)",
    ].join(
      "|",
    )})(?: (?:at all|after all|though|actually|really|of course|either|sorry|lol|haha|of mine))*\\s*(?:[.,!;:]|-|$)`,
  ),
  madeUp:
    /\bi (?:just |only |totally )?(?:made (?:that|it|this|all (?:of )?(?:that|it)|the whole thing|(?:that|the) story) (?:all )?up|made up (?:that|the) story)\b/i,
  soundsUntrue:
    /\b(?:that|this|it) (?:is|was)(?: just| only)? (?:not (?:so|real|true)|an? (?:lie|joke)|fake)(?! (?:and|but|so|i|it|that|at all|after all|though|actually|really|either|because|what|sorry|lol|haha|he|she|they|you|we|of)\b) \w/,
  safe: new RegExp(
    [
      `(?:\\b(?:is|are|has|have|was|were)|['’](?:s|re))(?: (?:all|both|now|already|finally|been|at last|completely|totally|entirely|quite|well and truly|just))* (?:over|out|past|passed|safe|under control|gone (?:down|out|back)|died (?:down|out)|burn(?:ed|t) (?:itself )?out|subsided|receded|(?:put|stamped) out|extinguished|stopped|lifted|drained|dry)${NO_MORE}`,
      `\\b(?:went (?:down|out)|died (?:down|out)|burn(?:ed|t) itself out|subsided|receded|stopped|passed)${NO_MORE}`,
      "\\b(?:put|stamped) out (?:the|that|all the) (?:\\S+ )?(?:fires?|flames|blaze)\\b",
      `\\b(?:put|stamped) (?:it|them|(?:the|that) (?:fires?|flames|blaze)) out${NO_MORE}`,
      "\\bno (?:longer|more) (?:an? |any |in )?danger|\\bno danger (?:any ?more|left|now)|\\ball[- ]clear\\b|\\bfalse alarm\\b",
    ].join("|"),
    "i",
  ),
  unsafe:
    /\b(?:not|never|hardly|scarcely|barely|cannot|until|till|when|if|unless|once|before|will|would|should|must|might|may|could|going to|about to|hop(?:e|es|ed|ing|efully)|wish\w*|pray\w*|think\w*|thought|guess\w*|suppos\w+|doubt\w*|believ\w*|wonder\w*|almost|nearly|half|partly|maybe|perhaps|probably|seem\w*|looks?|soon|tomorrow|pretend\w*|untrue|false that|far from|wait\w*|as (?:though|if))\b|n['’]t\b|['’]ll\b/i,
  isOff:
    /\bcancel(?:s|l?ed|l?ing)?\b|\bcall(?:s|ed|ing)? (?:(?:\S+ ){1,6})?off\b|(?:\bis|\bare|['’]s) (?:all |now |sadly )?off\b|(?:\bnot|n['’]t|\bno longer) (?:(?:be|going to be|going to) )?(?:happen(?:ing)?|go(?:ing)? ahead|tak(?:e|ing) place|hold(?:ing)?|giv(?:e|ing)|having|throw(?:ing)?)\b|(?:\bwill not|won['’]t) be (?:a|any|happening)\b/i,
  isOn: /\b(?:not|never|no need to|nobody|hardly|if|unless|whether|might|may|could|would|almost|nearly|thought|think|hope|wonder|said|says|heard|rumou?r\w*|without|why|should|what if|maybe|perhaps|want me to|asked)\b.{0,60}\b(?:cancel|call|off)|(?:n['’]t|\bnot) (?:\S+ ){0,2}(?:cancel\w*|call(?:ed|ing)?|off)\b|\b(?:maybe|perhaps)\b|\bback on\b/i,
  safeAll:
    /\b(?:danger|emergency|all[- ]clear|false alarm|the (?:alarm|worst|threat))\b|^\W{0,4}(?:(?:well|oh|ok|okay|phew|now|but|good news|great news|thank \S+|luckily|finally|everybody|everyone|it['’]s all right)[ ,]{0,2}){0,4}(?:it|that|everything)(?:['’]s| is| has| was)\b|ǂ\s*(?:is|['’]s) (?:all |now |quite |finally )*safe\b|\bput it out\b/i,
  perils: [
    /\b(?:fires?(?! (?:engines?|brigade|crew|trucks?|station|drill|alarm|fighters?|department|place|works))|flames?|blaze|burn(?:s|ing|ed|t)?|smok(?:e|ing)|alight|ablaze)\b/i,
    /\b(?:flood\w*|waters?|river|stream|brook|tide|dam|dike|under ?water)\b/i,
    /\b(?:storms?|thunder\w*|wind|winds|gales?|hurricane|tornado|blizzard|lightning|hail|rain\w*|snow\w*)\b/i,
    /\b(?:gas|fumes|leak\w*)\b/i,
  ],
  wrongs: new RegExp(
    `^(?:(?:has|have|had|just|only|apparently|secretly|really|even|once|probably|may have|might have|must have|and \\S+) )*(?:${[
      // Hearts, shows and naps are stolen as well.
      "(?:steals?|stole|stolen)(?! (?:the (?:show|scene|spotlight|limelight|thunder|day|night|game|match|win)\\b|an? (?:\\S+ )?(?:glance|glimpse|look|peek|kiss|nap|moment|march|minute|hour|base|bite)\\b|away|up|out|in\\b|into|past|off|back|(?:\\S+ ){1,3}(?:hearts?|thunder|spotlight|limelight|breath)\\b))",
      "t(?:ook|aken)(?= (?!over\\b|part\\b|care\\b)(?:.{0,40}\\bwithout (?:asking|permission|paying|leave)\\b|(?:.{0,20} )?(?:money|cash|coins|takings|savings|purse|wallet|jewels|jewellery)\\b.{0,20}\\bfrom\\b))",
      "robs?|robbed|burgled|embezzled|vandalised|set fire|burn(?:ed|t) down",
      `(?:kills?|killed|murders?|murdered|poison(?:s|ed)|stabs?|stabbed|shot|strangled|kidnapp?ed|abducted|assaulted|mugged|blackmail(?:s|ed)|bull(?:ies|ied)|attacks?|attacked|slapped|punched|kicked|cheat(?:s|ed)(?: on)?|tricked|swindled|betrays?|betrayed|threatens?|threatened|insulted) (?:up )?${WHOM}`,
      "poison(?:s|ed) (?:the|our|their|his|her|\\S+'s) (?:well|water|soup|food|tea|drinks?)\\b",
      `hits?(?! (?:on|it|upon|up)\\b).{0,20} ${WHOM}`,
      // Who beats somebody at a game has won.
      `beat(?:s|en)? (?:up ${WHOM}|${WHOM} (?:up|to death|black and blue|badly|unconscious|with an?)\\b)`,
      "(?:lied|lies) (?:to|about)",
      `(?:smash|wreck)ed (?:ʘ['’]s|(?:the|an?|his|her|my|our|their|some|all the) (?:\\S+ )?(?:windows?|doors?|shop|stall|fence|cars?|boats?|house|gate|statue|sign|pots?|mirror|glass|furniture|fiddle|guitar|piano|violin))\\b(?! (?:record|score|exams?|tests?)\\b)`,
      // Into tears, song or a run one breaks oneself.
      "br(?:oke|eaks) into (?:ʘ['’]|(?:the|an?|his|her|my|our|their|some)\\b)(?! (?:run|smile|grin|sweat|song|trot|dance|laugh|sprint|jog|gallop|market)\\b)",
    ].join("|")})(?= |['’.,!]|$)`,
    "i",
  ),
  someone:
    /(?:^|[^\p{L}])(?:some ?(?:body|one)|they|(?:an?|some|two|three|the) (?:\S+ )?(?:man|men|woman|women|guys?|strangers?|thief|thieves|burglars?|robbers?|lunatic|madman|maniac|gang|boys?|kids?|youths?|people))(?=\s)/giu,
  suffers:
    /^(?:(?:has|have|had|just|apparently|really|even) )*(?:was|were|been|got|gets|is)(?: just| badly| really| nearly)? (?:stabbed|shot|attacked|assaulted|beaten(?: up| badly| black and blue)?|mugged|robbed|burgled|kidnapp?ed|abducted|poisoned|strangled|blackmailed|murdered|killed)(?=[ .,!]|$)/i,
  dies: /^(?:(?:(?:has|have|had|just|suddenly|sadly|really|peacefully|tragically|(?:last|on) \S+|yesterday|this morning|and ʘ) )*(?:died|passed away|passed on|dropped dead|drowned)(?! (?:of|from|with) (?:laughter|laughing|boredom|embarrassment|shame|curiosity)| laughing| a little| inside)|(?:is|are|was|were|['’]s) (?:now |really |already )?dead(?! (?:tired|easy|right|set|serious|sure|certain|on|against|wrong|good|keen|drunk|beat|broke|calm|quiet|slow|ahead|asleep|to|inside|weight|last))|(?:was|were|has been|have been|got) (?:found dead|killed|murdered|poisoned|strangled|(?:stabbed|shot|beaten|frozen|burn(?:t|ed)|crushed) to death))(?=[ .,!]|$)/i,
  denied:
    /\b(?:no ?body|no one|none of \S+|few|hardly anyone|do(?:es)? not|do(?:es)?n['’]?t|did not|didn['’]?t|can hardly) (?:really |ever |even )?(?:believes?|thinks?|thought|says?|said|claims?|claimed)\b|\b(?:doubts?|doubted|not true|isn['’]?t true|wasn['’]?t true|untrue|(?:is|was) a lie that|joking|jokingly|kidding)\b|\b(?:never|did not|didn['’]?t|has not|hasn['’]?t) (?:steals?|stole|stolen|kill(?:ed)?|murder(?:ed)?|rob(?:bed)?|hit|lied?)\b|\b(?:is not|isn['’]?t|was not|wasn['’]?t|not) dead\b|\bst(?:eal|eals|ole|olen) (?:the (?:show|scene|spotlight|limelight|thunder)|\S+ (?:heart|thunder))\b/i,
  supposed:
    /\b(?:what if|if|as if|as though|unless|wish(?:es)?|whether|suppos(?:e|ing)|imagin(?:e|ed|ing)|pretend\w*|dream(?:t|ed|s)?|nightmare|could have|would have|would)\b/i,
  unserious: new RegExp(
    [
      `ʘ.{0,80}${BEATEN}(?:\\s+(?:ʘ|him|her|them|me|us|you|everyone|everybody))?(?:\\s+(?:by|with)\\s+\\S+)?\\s+${PLAYING}`,
      `^\\W{0,4}${PLAYING}[^.!?]{0,80}ʘ.{0,80}${BEATEN}`,
      `\\bdi(?:es|ed) in (?:the|an?|my|his|her|our) (?:\\S+ )?${FICTION}\\b(?! house)`,
      "\\b(?:nearly|almost|practically|half) (?:kill|died|dead|drown)",
      `(?<!\\b(?:was|were|is|are|been|got|gone) )los(?:t|es?|ing) (?:again |badly |heavily )*${IN}${GAME}\\b`,
      `\\blos(?:t|es?|ing) (?:(?:an?|the|his|her|their|another|every) )?(?:\\S+ )?(?:${GAME}|bet|argument|toss|vote|election|point|round|set|title|championship)(?=\\W*$|[.,!;]| (?:to|by|against|on|at|in|last|yesterday|today|again|this|because|and|but|with)\\b)`,
      "\\bdied (?:on stage|a death|out there|of (?:laughter|laughing|boredom|shame|embarrassment|curiosity))",
      "\\b(?:kill|murder|slaughter|destroy|crush)ed (?:it|that|this|the (?:song|tune|mood|joke|part|role|solo))\\b",
    ].join("|"),
    "i",
  ),
  wonders:
    /\b(?:i|we)(?: am|['’]?m| are|['’]?re| was| were| do| just| only| always| still| really)* wonder(?:ing|ed)?\b|\b(?:who knows|god knows|heaven knows|goodness knows|any ?(?:one|body) know|(?:i have |have |i['’]ve |got )?no (?:idea|clue)|any (?:idea|clue)|(?:i|we) (?:do not|don['’]?t|cannot|can['’]?t|would not|wouldn['’]?t) (?:know|tell|say|remember)|beats me|not sure|(?:i|we)(?: would|['’]?d)? (?:want|need|like|love|have) to (?:know|find out)|(?:i|we) wish (?:i|we) knew|(?:tell|ask) (?:me|him|her|them)|curious) (?:about )?(?:who|whose|what|why|how|where|when|which|whether|if)\b/i,
  feels:
    /^(?:ʘ|s?he|they|somebody|someone|my \S+)\s*(?:has |have |had |just |always |once )*(?:says?|said|saying|told (?:me|us|everyone|everybody)|tells (?:me|us|everyone|everybody)|mentioned|admits|admitted|confessed|keeps saying|wrote)(?: to me)?(?: that)? (?:s?he|they|it)(?:['’]s|['’]re|['’]d)?(?: is| are| was| were| has been| will)?(?: really| so| very| just| still| always| a (?:bit|little)| quite| rather| too| sometimes| often| awfully| terribly)* (?:miss(?:es|ed|ing)?|feel(?:s|ing)?|felt|lov(?:es?|ed)|likes?|liked|hates?|hated|enjoys?|enjoyed|wish(?:es|ed)?|hopes?|hoped|longs?|longed|dreads?|adores?|prefers?|dreams?|cannot stand|can['’]?t (?:stand|wait|sleep)|happy|sad|tired|bored|lonely|homesick|glad|proud|scared|afraid|nervous|worried|excited|angry|fed up|grateful|sorry|hungry|thirsty|cold|warm|hot|sleepy|exhausted|content|restless|jealous|embarrassed|ashamed|disappointed)(?!.*ʘ)\b/i,
  doneTo: /\b(?:to|of|from|by|whether|if)$/i,
  missing: [
    /ʘ\s+(?<thing>[\p{L}' -]{2,40}?) (?:is|are|has|have|was|were|went|got|ran|did not|didn't)\b/iu,
    /\b(?:lost|misplaced|missing|looking for|can't find|cannot find) (?:his|her|their|the|a|an|its) (?<thing>[\p{L}' -]{2,40}?)(?=$|[.,!]| (?:at|in|on|near|by|last|yesterday|today|this|since|somewhere|again|while|when)\b)/iu,
    /^(?:the|a|an) (?<thing>[\p{L}' -]{2,40}?) (?:is|are|has|have|was|were|went|got|ran) (?:gone |been )?(?:missing|gone|lost|stolen|disappeared|vanished|run away|away)\b/iu,
  ],
  lost: (thing) => (thing === "" ? "" : `the ${thing}`),
  unsearched:
    /^(?:\S+ )?(?:match|games?|race|bets?|argument|election|vote|contest|tournament|title|toss|case|temper|patience|mind|voice|way|jobs?|place|seat|appetite|balance|faith|nerve|cool|interest|weight|count|track|touch|heart|face|sleep|hope|sight|eyesight|hearing|memory|home|health|time|consciousness|control|business|deposit|lead|tooth|teeth|hair|leg|arm|finger|everything)$/i,
  bereaved:
    /\blos(?:t|es|ing) (?:both |all )?(?:his|her|their|an?|the) (?:\S+ )?(?:husband|wife|son|daughter|child|baby|mother|father|parents?|brother|sister|mum|mom|dad|gran|grandmother|grandfather|uncle|aunt|friends?)\b(?! (?:at|in|on|near|by|somewhere) )/i,
  vague: "it it's its that that's thats this they they're".split(" "),
  another: "they them their".split(" "),
  she: "she her hers shes".split(" "),
  he: "he him his hes".split(" "),
  notThem: [],
  past: ["did", "didn't", "didnt", "had", "have you ever", "have you been", "has he", "has she"],
  me: "i me my mine im we us our".split(" "),
  you: "you your yours yourself".split(" "),
  forms: [
    [
      "name",
      ["his", "her", "your", "its", "the", "my", "u", "ur", "their"].flatMap((of) =>
        ["what is", "what was", "what's", "whats", "what", "remember"].map((asks) => `${asks} ${of} name`),
      ),
    ],
    ["how much", ["how much", "how many", "how long", "how far", "how often", "how old", "how late", "how big"]],
    ["when", ["when", "what time", "what day", "which day", "what hour", "at what hour", "since when", "whens"]],
    ["where", ["where", "whereabouts", "which way", "which place", "wheres"]],
    ["who", ["who", "whom", "whose", "which of you", "whos"]],
    ["why", ["why", "how come", "what for", "for what reason"]],
    ["how", ["how", "hows"]],
    ["what", ["what", "which", "whats"]],
  ],
  gives:
    /(?<!\b(?:shall|should|can|could|let|did|do|if|when|would|may|might) )\b(?:i|we|we['’](?:re|ll)|i['’](?:m|ll)) (?:(?:am|are|will|want to|would like to|am going to|are going to|plan to|have decided to|be|also|just|both) )*(?:giv(?:e|ing)|having|throw(?:ing)?|host(?:ing)?|hold(?:ing)?|organi[sz](?:e|ing)|putting on|planning|arranging|doing|making|cooking) (?:(?:an?|the|our|my|another|some|this|that) (?:\S+ ){0,2}%|(?:\S+ )?(?:people|everyone|everybody|friends|guests|folks|neighbours|neighbors)\b.{0,80}%)|(?<!\b(?:to|at|for|of|about|after|before|missed) )\b(?:my|our) (?:\S+ )?% (?:is|starts|begins|will be|'s)\b|\b(?:come|invited|welcome)(?: \S+)? to (?:my|our) (?:\S+ )?%/,
  given: [],
  invites:
    /\b(?:would you (?:like|care|want) to (?:come|join|meet|go|have|walk|take|play|eat|drink|grab)|do you want to (?:come|join|meet|go|have|walk|grab|play|eat)|want to (?:come|join|meet|go (?:to|for)|grab|have (?:a|lunch|dinner|breakfast|coffee|tea))|(?:will|can|could|would) you (?:please )?(?:come (?:to|with|along|over|for)|join (?:me|us)|meet (?:me|us)|have (?:lunch|dinner|coffee|breakfast|a (?:drink|coffee|tea)) with|walk with)|shall we (?:meet|go|have|walk|take)|let(?: us|'s) (?!say|see|assume|hope|talk|be |not |know|suppose|imagine|hear)\w+|care (?:to|for) (?:join|a (?:walk|coffee|drink|tea))|come (?:with me|to|and join|join|along|by|over|round|around)|see you|meet me|join (?:me|us)|how about (?:a|lunch|dinner|coffee|we)|i(?: would|'d) (?:like|love) to meet you|i (?:would like to|want to|am) invit(?:e|ing) you|are you (?:free|available)|go for a (?:walk|coffee|drink)|you are invited)\b/,
  invitesNot:
    /\bcome (?:to (?:this town|town|live|the ville|know|think)|from|by here)\b|\b(?:who|what|how many|when|why|where)\b.{0,60}\b(?:will|did|does|do|are) .{0,60}\bcom(?:e|ing)\b/,
  answers: {
    yes: new RegExp(
      `^${OPENING}(?:${[
        "(?:(?:that|it|this|tomorrow|today|tonight|\\d{1,2}|[a-z]+day|[a-z]{2,6}) )?(?:works|suits)(?: (?:fine|well|perfectly))?(?: (?:for )?me)(?: (?:fine|well|perfectly))?",
        "(?:that is |it is )?fine (?:by|with) me",
        "i am (?:(?:so|totally|definitely) )?(?:in|there|game|up for (?:it|that))",
        "(?:i )?(?:would )?love to(?: come| join you)?",
        "(?:i am )?looking forward to (?:it|that)",
        "hell yes",
      ].join("|")})${ENDING}$`,
    ),
    no: new RegExp(
      `^${OPENING}(?:${[
        "(?:(?:i|we) )?(?:really |just )?(?:can not|will not|will not be able to|am not able to)(?: (?:make it|come|be there|go|meet(?: up)?|join|do (?:it|that)))?",
        "not (?:today|tonight|tomorrow|possible|happening|for me)",
        "i (?:am|will be) (?:working|busy|away|out of town|not free)",
        "(?:i )?(?:already )?have (?:to work|(?:other )?plans)",
        "(?:(?:that|it|this|tomorrow|\\d{1,2}|[a-z]{2,6})(?: is|'s) )?(?:a bit |much |far )?too (?:early|late|far)",
        "(?:i will )?pass",
        "(?:can i take a |i will take a )?rain ?check",
      ].join("|")})${ENDING}$`,
    ),
    maybe:
      /\b(?:maybe|perhaps|might|possibly|not sure|let me (?:check|see|think|get back)|lemme (?:check|see|think)|get back to you|we will see|i will see|will try|depends|if i (?:can|finish|have|find|get)|think about it|probably)\b/,
  },
  callsOff: new RegExp(
    `^${OPENING}(?:${[
      "(?:(?:i|we) )?(?:really |just )?(?:can not|will not be able to|am not able to|will not) (?:make it|come|be there|meet(?: up)?)",
      "(?:(?:i|we) )?(?:(?:will |am going to )?(?:have|need|got) to|must) (?:cancel|bail|call (?:it|this|that) off|take a rain ?check)",
      "(?:something|stuff) (?:has )?(?:just )?c[ao]me up(?: at (?:work|home))?",
      "(?:i am )?calling (?:it|this|that) off",
      "let us (?:cancel|call (?:it|this|that) off)",
    ].join("|")})${ENDING}$`,
  ),
  instead:
    /\b(?:how about|what about|rather|instead|make it|could we|can we|shall we|let us say)\b|\b(?:better|best|suits me|works) (?:at|for me)\b|\btoo (?:early|late)\b|\bwould (?:be better|suit|work|do)\b/,
};
