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
  titles: {
    before: "mr mrs ms miss dr doctor professor sir lady uncle aunt auntie grandpa grandma old".split(" "),
    after: [],
    words:
      "april art august bill carol christian clay cliff dale daisy dawn dean drew earl faith frank gene grace grant guy hazel heath hope hunter iris ivy jack jade jasmine jean jewel joy june lance lily mark mason max may miles misty norm olive opal pat patience pearl penny piper poppy prudence ray reed rich rob robin rose ruby rusty sandy sky stone sue summer violet wade will willow woody".split(
        " ",
      ),
    deeds:
      "bank camp dock farm garden harbour harbor lodge market mine park ranch school shop square stage store yard".split(
        " ",
      ),
    articles: "the a an this that your our my their his her at in from near by of".split(" "),
    keepers: "barkeep barkeeper bartender barman barmaid landlord landlady waiter waitress shopkeeper innkeeper".split(
      " ",
    ),
  },
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
  goesOn: /^\W*(?:and|but|or|what about|how about)\b/i,
  requests:
    /^\W*(?:(?:and|so|but|ok|hey),? )?(?:(?:can|could|would|will|wil|cud|wud) (?:you|u|ya|ye)\b|(?:pls|plz|please)\b)|\b(?:pls|plz|please)\W*$/i,
  newsLead: [
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
  untrue:
    /^\s*(?:(?:no|nope|sorry|wait|well|ok|okay|actually|oh|hm+)[\s,.!]*)*(?:(?:all )?(?:that|this|it) (?:is|was)(?: all| just| only)? (?:not (?:true|so|real)|untrue|false|an? (?:lie|joke)|lies|nonsense|rubbish|made up|fake)|(?:that|this|it) (?:never happened|did not happen)|none of (?:that|this|it) (?:is true|was true|happened))\b/,
  wrongs:
    /^(?:(?:has|have|had|just|only|apparently|secretly|nearly|almost|really|even|once|probably|may have|might have|must have|and \S+) )*(?:st[eo]als?|stole|stolen|t(?:ook|aken)(?= (?!over\b|part\b|care\b).{0,40}(?:ʘ['’]|\bfrom\b))|robs?|robbed|burgled|(?:kills?|killed)(?! (?:it\b|time|himself|herself|themselves))|murders?|murdered|poison(?:s|ed)|stabs?|stabbed|strangled|kidnapp?ed|abducted|assaulted|mugged|blackmail(?:s|ed)|bull(?:ies|ied)|embezzled|attacks?|attacked|(?:shot|beats?|beaten|hits?)(?= .{0,20}ʘ)|slapped|punched|kicked|cheats?|cheated|tricked|swindled|betrays?|betrayed|lies|lied|threatens?|threatened|insulted|smashed|wrecked|vandalised|broke into|breaks into|set fire|burn(?:ed|t) down)(?= |$)/i,
  doneTo: /\b(?:to|of|from|by|whether|if)$/i,
  missing: [
    /ʘ\s+(?<thing>[\p{L}' -]{2,40}?) (?:is|are|has|have|was|were|went|got|ran|did not|didn't)\b/iu,
    /\b(?:lost|misplaced|missing|looking for|can't find|cannot find) (?:his|her|their|the|a|an|its) (?<thing>[\p{L}' -]{2,40}?)(?=$|[.,!]| (?:at|in|on|near|by|last|yesterday|today|this|since|somewhere|again|while|when)\b)/iu,
    /^(?:the|a|an) (?<thing>[\p{L}' -]{2,40}?) (?:is|are|has|have|was|were|went|got|ran) (?:gone |been )?(?:missing|gone|lost|stolen|disappeared|vanished|run away|away)\b/iu,
  ],
  lost: (thing) => (thing === "" ? "" : `the ${thing}`),
  vague: "it it's its that that's thats this they they're".split(" "),
  another: "they them their".split(" "),
  she: "she her hers shes".split(" "),
  he: "he him his hes".split(" "),
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
  invites:
    /\b(?:would you (?:like|care|want) to (?:come|join|meet|go|have|walk|take|play|eat|drink|grab)|do you want to (?:come|join|meet|go|have|walk|grab|play|eat)|want to (?:come|join|meet|go (?:to|for)|grab|have (?:a|lunch|dinner|breakfast|coffee|tea))|(?:will|can|could|would) you (?:please )?(?:come (?:to|with|along|over|for)|join (?:me|us)|meet (?:me|us)|have (?:lunch|dinner|coffee|breakfast|a (?:drink|coffee|tea)) with|walk with)|shall we (?:meet|go|have|walk|take)|let(?: us|'s) (?!say|see|assume|hope|talk|be |not |know|suppose|imagine|hear)\w+|care (?:to|for) (?:join|a (?:walk|coffee|drink|tea))|come (?:with me|to|and join|join|along|by|over|round|around)|see you|meet me|join (?:me|us)|how about (?:a|lunch|dinner|coffee|we)|i(?: would|'d) (?:like|love) to meet you|i (?:would like to|want to|am) invit(?:e|ing) you|are you (?:free|available)|go for a (?:walk|coffee|drink)|you are invited)\b/,
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
