/** English: what people's words do, for understanding what they type. In the plain form: lower case, short forms spelt out. */
import { plain } from "../../language/en/plain.ts";
import { isQuestion } from "../../language/en/sentences.ts";
import type { Doings } from "../understand/words.ts";

/** What a clause may begin with before it says anything; what it may end with: whom, where and when it is about, and no more. */
const OPENING =
  "(?:(?:oh|ah|ooh|well|hm+|um+|ugh|aw|ok|okay|yes|yeah|sure|great|no|nope|nah|(?:i am )?(?:so |very |really )?sorry|i am afraid|unfortunately|sadly|alas|actually|honestly|but|and|so|then|look|listen|hey) )*";
const ENDING =
  "(?: (?:then|there|with|you|me|us|for|to|the|our|your|my|it|that|this|at|by|on|in|until|before|after|past|around|today|tonight|tomorrow|next|morning|afternoon|evening|night|day|time|noon|weekend|week|half|quarter|o'clock|am|pm|\\d{1,2}(?:am|pm)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:mon|tues|wednes|thurs|fri|satur|sun)day|all|any ?more|either|sorry|unfortunately|actually|though|too|meeting|date|appointment|@|#|%))*";
/** English as people type it. */
export const doings: Doings = {
  plain,
  clauses: (text) =>
    text
      .split(/[.!?,;:]+|\s-+\s|\s(?=(?:and|but|so) (?:i|we)\s)/)
      .map((clause) => clause.trim())
      .filter(Boolean),
  isQuestion,
  bare: [
    {
      act: "greet",
      words:
        /^(?:oh |well |um )?(?:hi|hello|hey|hiya|howdy|heya|yo|greetings|sup|good (?:morning|afternoon|evening|day)|morning|evening|afternoon)(?: (?:there|all|everyone|everybody|folks|again|to you|@)){0,3}$/,
    },
    {
      act: "farewell",
      words:
        /^(?:ok |okay |well |right |so |and |anyway |thanks |bye )*(?:bye|goodbye|bye bye|cya|good ?night|night|farewell|take care|so long|cheerio|ta ta|see (?:you|ya)(?: (?:later|around|soon|tomorrow|all|then|there|@))*|(?:catch|talk to) you (?:later|soon|tomorrow)|(?:i )?(?:have to|got to|gotta|must|need to|should|better|am going to|will) (?:go|run|dash|be off|head off|head out|leave|get going|be going)(?: now)?|(?:i am|i'm) (?:off|out|leaving|heading (?:off|out|home)))(?: (?:now|then|@))*$/,
    },
    {
      act: "thank",
      words: /\b(?:thanks|thank you|thank @|thx|ty|cheers|much obliged|appreciate (?:it|that|this|you)|grateful)\b/,
    },
    {
      act: "apologise",
      words:
        /^(?:oh |oops |ah |i am |so |really |very |terribly )*(?:sorry|apologi[sz]e|apologies|my (?:bad|fault|mistake|apologies)|pardon me|forgive me)\b(?! (?:to hear|about your|for your|you))/,
    },
    {
      act: "introduce",
      words:
        /^(?:and |so |oh |by the way )*(?:my name is|call me|i go by|the name is|i am called) [\p{L}]+|^(?:hi |hello |hey )?i am (?!(?:not|so|very|just|from|here|in|on|at|with|going|fine|good|ok|okay|well|back|lost|busy|sure|afraid|sorry|glad|happy|sad|tired|hungry|off|out|free|done|ready|late|new|bored|a|an|the)\b)[\p{L}]+(?: (?:by the way|btw))?$/u,
    },
    {
      act: "insult",
      words:
        /\b(?:you are|you|what) (?:such |really |just |so |all |total |complete |absolute )*(?:an? )?(?:total |complete |absolute |bloody |stupid )*(?:idiot|moron|fool|clown|jerk|loser|dumb|stupid|ugly|useless|pathetic|liar|creep|dimwit|twit|muppet)\b|\b(?:shut up|get lost|screw you|i hate you|you suck)\b/,
    },
    {
      act: "compliment",
      words:
        /\b(?:i )?(?:really )?(?:love|like|adore) your (?!name\b)\w+|\byou are (?:so |very |really |just |such )*(?:an? )?(?:absolute |real |total )*(?:star|legend|gem|genius|angel|lovely|kind|sweet|brilliant|great|amazing|awesome|wonderful|clever|funny|talented|the best)\b|\byou look (?:so |really |very )*(?:good|great|lovely|nice|wonderful|amazing)\b|\b(?:nice|lovely|great|beautiful) (?:place|shop|work|job|hat|dress|garden|painting|song) you\b/,
    },
  ],
  asks: [
    {
      what: "who told you",
      about: "news",
      words:
        /\bwho (?:on earth )?(?:told|said|mentioned)\b|\b(?:where|how|who) did you (?:hear|find out|learn)\b|\bwho from\b/,
    },
    {
      what: "who told you",
      about: "nothing",
      words:
        /\bwho (?:on earth )?(?:told|mentioned) (?:you|it to you|that to you)\b|\bwhere did you hear (?:that|this|it)\b/,
    },
    {
      what: "whereabouts",
      about: "person",
      words:
        /\bwhere(?:abouts)?\b(?![^?]{0,40}\b(?:from|met|meet|works?|working|lives?|living|born|grow|grew)\b)[^?]{0,30}@|\b(?:seen|looking for|searching for|find|heard from)\b[^?]{0,12}@|@(?: still| already)? (?:around|in|here|about|home|at home|up|awake|back)\b|\bwhich way did @/,
    },
    {
      what: "opinion",
      about: "person",
      words:
        /\b(?:think|make|reckon|feel|opinion|thoughts|say)\b[^?]{0,20}\b(?:of|about|on)\b[^?]{0,10}@|\b(?:do|did|would) you (?:\w+ )?(?:like|trust|love|hate|fancy|get on with|get along with)\b[^?]{0,10}@|^\W*(?:so |and )?is @ (?:\w+ )?(?:any |really |actually |a )*(?:good|nice|ok|okay|kind|funny|fun|decent|trustworthy|honest|mean|bad|weird)\b/,
    },
    {
      what: "doing",
      about: "person",
      words: /\bwhat (?:is|are|has|did|does)?[^?]{0,5}@[^?]{0,6}\b(?:doing|up to|working on)\b/,
    },
    {
      what: "state",
      about: "person",
      words: /\bhow (?:is|are|has|does)\b[^?]{0,5}@|\bis @ (?:ok|okay|all right|alright|well|better|fine)\b/,
    },
    {
      what: "who",
      about: "person",
      words: /\bwho (?:is|are|was)\b[^?]{0,6}@|\btell me (?:\w+ ){0,3}?about @|\bdo you know @\W*$/,
    },
    { what: "when", about: "news", words: /\bwhen\b|\bwhat (?:time|day)\b|\bwhich day\b|\bhow late\b/ },
    { what: "where", about: "news", words: /\bwhere\b|\bwhich place\b/ },
    { what: "who", about: "news", words: /\bwho\b|\banyone (?:else )?(?:coming|going)\b/ },
    { what: "why", about: "news", words: /\bwhy\b|\bwhat for\b/ },
    { what: "opinion", about: "news", words: /\b(?:think|thoughts|feel|reckon)\b[^?]{0,10}\b(?:of|about|on)\b/ },
    {
      what: "plan",
      about: "news",
      words: /\b(?:are|will) you (?:be )?(?:going|coming|attending|there)\b|\byou (?:going|coming)\b/,
    },
    {
      what: "what",
      about: "news",
      words: /\bwhat\b|\b(?:tell me|know|hear|heard)\b[^?]{0,20}\babout\b|\bis (?:there|it true)\b/,
    },
    { what: "where", about: "place", words: /\bwhere\b[^?]{0,20}#|\b(?:get|way|go|directions|far)\b[^?]{0,14}#/ },
    {
      what: "whether",
      about: "place",
      words: /\b(?:is|are)\b[^?]{0,10}#[^?]{0,10}\b(?:open|closed|shut|busy|far)\b|# (?:still )?open\b/,
    },
    { what: "what", about: "place", words: /\bwhat\b[^?]{0,20}#|\btell me\b[^?]{0,12}#/ },
    { what: "opinion", about: "place", words: /\b(?:think of|like|feel about)\b[^?]{0,10}#/ },
    {
      what: "name",
      about: "you",
      words:
        /\b(?:what is|tell me|catch|get|know|remember) your name\b|\bwho are you\b|\bwhat (?:do|should|can) (?:i|we|people) call you\b/,
    },
    {
      what: "state",
      about: "you",
      words:
        /\bhow (?:are|is it|have|'ve|do|was|has|did)(?: you)?(?: been| going| doing| feeling| keeping| sleep| your day)?\b(?=[^?]{0,20}(?:you|your|going|things|life)\b)(?![^?]{0,30}\b(?:get|know|make|do it|like)\b)|\b(?:are )?you (?:ok|okay|all right|alright|well)\b|\bhow'?ve you been\b|\bfeeling (?:ok|better|well)\b|\bwhat is (?:wrong|the matter)\b/,
    },
    {
      what: "did",
      about: "you",
      words:
        /\b(?:what|where|how) (?:did|have|were) you (?!think|say|call|hear|find|learn)[^?]{0,40}|\bwhat have you been\b|\bdid you have a (?:good|nice)\b/,
    },
    {
      what: "doing",
      about: "you",
      words:
        /\bwhat (?:are |is )?you (?:up to|doing|working on|reading|making|cooking|writing|painting)(?! (?:tomorrow|tonight|later|this|on|at|next|after))\b|\bare you busy\b|\bwhat is (?:up|new|going on)\b|\byou busy\b/,
    },
    {
      what: "plan",
      about: "you",
      words:
        /\b(?:got|have|having|doing|any|anything)\b[^?]{0,20}\b(?:plans?|on|planned|fun|special)?[^?]{0,10}\b(?:later|tonight|tomorrow|today|this (?:week|weekend|evening|afternoon)|weekend)\b|\bwhat (?:are|is|will|do) (?:you|your) [^?]{0,20}\b(?:plans?|next|later|tonight|tomorrow|weekend)\b|\bany plans\b|\bwhat (?:will|are) you (?:do|going to)\b/,
    },
    {
      what: "what",
      about: "you",
      words:
        /\bwhat do you do\b|\bwhat is your (?:job|work|trade|profession)\b|\bdo you work\b|\bwhere do you work\b|\bwhat sort of work\b/,
    },
    { what: "why", about: "you", words: /\b(?:why|how come|what for)\b[^?]{0,20}\byou\b/ },
    {
      what: "opinion",
      about: "you",
      words:
        /\bwhat do you (?:think|reckon|make)\b|\bdo you (?:like|enjoy|prefer|believe)\b|\byour (?:favou?rite|opinion|thoughts)\b/,
    },
    { what: "how much", about: "nothing", words: /\bhow (?:much|many)\b|\bprice\b|\bwhat [^?]{0,30}\bcosts?\b/ },
    {
      what: "whether",
      about: "you",
      words: /^\W*(?:and |so |but )?(?:are|do|did|have|can|could|will|would|were) you\b/,
    },
    { what: "when", about: "nothing", words: /^\W*(?:and |so )?(?:when|what time)\b/ },
    { what: "where", about: "nothing", words: /^\W*(?:and |so )?where\b/ },
    { what: "why", about: "nothing", words: /^\W*(?:and |so |but )?(?:why|how come)\b/ },
    { what: "who", about: "nothing", words: /^\W*(?:and |so )?who\b/ },
  ],
  invites:
    /\b(?:would you (?:like|care|want) to (?:come|join|meet|go|have|walk|take|play|eat|drink|grab)|do you want to (?:come|join|meet|go|have|walk|grab|play|eat)|want to (?:come|join|meet|go (?:to|for)|grab|have (?:a|lunch|dinner|breakfast|coffee|tea))|(?:will|can|could|would) you (?:please )?(?:come (?:to|with|along|over|for)|join (?:me|us)|meet (?:me|us)|have (?:lunch|dinner|coffee|breakfast|a (?:drink|coffee|tea)) with|walk with)|let us (?:meet|go|have)|let's (?:meet|go|have|grab)|shall we (?:meet|go|have|walk|take)|let us (?!say|see|assume|hope|talk|be |not |know|suppose|imagine|hear)\w+|care (?:to|for) (?:join|a (?:walk|coffee|drink|tea))|come (?:with me|to|and join|join|along)|meet me|join (?:me|us)|how about (?:a|lunch|dinner|coffee|we)|i (?:would like to|want to|am) invit(?:e|ing) you|are you (?:free|available)|go for a (?:walk|coffee|drink)|you are invited)\b/,
  invitesNot:
    /\bcome (?:to (?:this town|town|live|the ville|know|think)|from|by here)\b|\b(?:who|what|how many|when|why|where)\b.{0,200}\b(?:will|did|does|do|are) .{0,200}\bcom(?:e|ing)\b/,
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
