/**
 * English: what a thought claims. The inner voice gives wishes and suspicions, never testimony: nobody saw what a voice told them that they
 * saw. A wish ("you should", "buy milk") and a feeling ("you love Maria") stay as they are; whatever is said to be so becomes a suspicion.
 */
import type { Pronoun } from "./common.ts";
import { gist } from "./deeds.ts";
import { feltOver, momentOf } from "./felt-over.ts";
import { theirOf } from "./grammar.ts";
import { IRREGULAR, isIll, presumed } from "./presumptions.ts";

/** A thought taken apart. */
export interface Thought {
  /** What it says to be so, without what vouches for it; empty where nothing can be left of it; null where it claims nothing. */
  readonly claims: string | null;
  /** What it asks one to tell as if it were so; empty for nothing of the kind. It stands in the wishes as a feeling. */
  readonly told: string;
  readonly wishes: string;
}

/** What one is told to have taken in with one's own senses, or to be sure of. */
const perceived =
  "saw|see|seen|heard|hear|overheard|witness(?:ed)?|watch(?:ed)?|notic(?:e|ed)|observed?|spot(?:ted)?|caught|found out|discovered|learn(?:ed|t)|reali[sz]ed?|know|knew|known|remember(?:ed)?|recall(?:ed)?|believed?|think|thought|suspect(?:ed)?|swear|read";
const adverb =
  "(?:(?:just|really|clearly|definitely|personally|both|all|actually|once|already|now|have|had|did|can|could|do|yourself|always|distinctly|plainly) )*";
/** "You saw with your own eyes that", "you know for sure:", "you are certain", "you were there when". */
const lead = new RegExp(
  `^(?:and |but |because |so |oh,? |hey,? |listen,? |psst,? |honestly,? )*(?:as (?:you|I|we all|everybody|everyone) (?:yourself )?${adverb}(?:well |full well |very well )?(?:${perceived}|knows)|(?:you|I|we|you and I|(?:both|the two) of (?:us|you))(?:'ve|'d)? ${adverb}(?:${perceived})|you (?:are|were|'re) (?:quite |very |absolutely )?(?:sure|certain|positive|convinced|aware|an eyewitness|a witness|the witness|the only witness|there|present|hiding|standing there)(?: of| to)?|you (?:have|'ve got) (?:the )?(?:proof|evidence)|you can (?:prove|testify|swear)|(?:everybody|everyone|people|they|the whole town) (?:say|says|know|knows|saw|think|thinks|learns?|hears?|finds? out)|rumou?r has it|word (?:on the street |in town |around town )?(?:is|has it)|(?:everybody|everyone) in (?:town|the village) (?:says|knows|(?:has )?heard)|there (?:is|can be|'s) no (?:doubt|question|denying)|(?:it is|it's) (?:true|a fact|certain|clear|obvious|no secret)|(?:the )?(?:truth|fact) is|believe me|trust me|guess what|no doubt|clearly|obviously|apparently|in fact|your (?:own )?(?:eyes|ears) (?:saw|heard|do not lie|don't lie|never lie))\\b`,
  "i",
);
/** What may stand between such a lead and what is claimed. */
const link =
  /^(?:\s*(?:this morning|it|this|that|everything|all of it|for (?:sure|certain|a fact)|(?:happen )?(?:with|through) your (?:own )?(?:two )?(?:eyes|ears)|yourself|personally|clearly|happen(?:ing)?|last night|yesterday|today)\b)*\s*[:,;–—-]*\s*(?:(?:that|how|when|as|and|because)\b\s*)?/i;
const ownSenses =
  /,? ?\b(?:(?:with|through|by|before) your (?:own |very )?(?:two )?(?:eyes|ears)|right in front of you)\b/gi;
/** Testimony that is still there after all: then only whom it is about is left of it. */
const testimony = new RegExp(
  `\\byou (?:who|and \\S+(?: \\S+)?) (?:both |all )?(?:saw|heard|watched|noticed|caught|witnessed|found)\\b|\\b(?:you|I)(?:'ve|'d)? ${adverb}(?:saw|seen|heard|overheard|witness(?:ed)?|watched|noticed|observed|spotted|caught|know|knew|remember)\\b|\\byou (?:can |could )?still (?:see|hear|smell|picture|remember|recall)\\b|\\byour (?:own |very )?(?:eyes|ears)\\b|witness`,
  "i",
);

const wish =
  /^(?:and |but |so |then |please,? |now,? |today,? |tonight,? |tomorrow,? )*(?:you(?:'ll|'d (?:like|love|better)| (?:really |simply |just |now |finally |still |secretly |also |do |don't |do not )*(?:(?:are|were) (?:not )?(?:going|about|planning|supposed|meant|determined) to|should|must|will|shall|could|can|may|might|would|ought|had better|need|want|long|hope|wish|intend|plan|mean|decided?|have (?:got )?to|have decided|feel like|dream|fancy)\b))/i;
/** What one is, which one would know: "the mayor", "Tom's sister"; not "a little tired". */
const someone =
  "(?: (?:really|secretly|still|now|actually|also|in truth))*,? (?:the|an?(?! (?:bit|little|lot|touch|tad)\\b)|my|his|her|our|their|[\\w.-]+['’]s)\\b";
const ofMind =
  "crush|idea|dream|feeling|hunch|plan|wish|secret|longing|passion|spot|weakness|mind|desire|urge|craving|fear|hope|grudge|taste|love|need|question|bone|(?:good|great|big|warm|kind|soft) heart|right to|job|talent|gift for|chance|choice|meeting|date|long (?:day|night|week)";
const inMind =
  "thinking|meaning|longing|wanting|hoping|wishing|dreaming|feeling|missing|worrying|wondering|planning|in love|lonely|unhappy|sad|happy|worried|afraid|angry|jealous|tired|bored|curious|fond|working|trying|waiting";
/** How one has been, which one would know; "ill", "in prison" and "robbed" say what became of one. */
const ofOne =
  "(?:too|so|very|quite|rather|really|such|a (?:bit|little)) \\w+|(?:good|kind|nice|sweet|rude|mean|unkind|cruel|cold|harsh|lazy|idle|busy|brave|patient|impatient|quiet|shy|strong|careful|careless|selfish|generous|loyal|foolish|silly|unfair|fair|grumpy|restless|hard|honest|distant|absent-minded|stubborn|well|fine|better)";
const feeling = new RegExp(
  `^you(?:'re(?!${someone})| (?:really |secretly |still |so |just |truly |deeply |always |never |don't |do not |simply )*(?:love|like|adore|hate|dislike|miss|fear|dread|forgive|trust|distrust|mistrust|admire|envy|prefer|enjoy|care|feel|deserve|worry|believe in|are(?!${someone})|have (?:no|had enough|(?:always|never|long)(?! been (?:the|an?)\\b)|an? (?:\\w+ )*?(?:${ofMind})|been (?:${inMind}|${ofOne}))))\\b`,
  "i",
);
/** What one feels about something without a word for it. */
const brooding =
  /^you (?:(?:still|really|deeply|often|always|just|can['’]t|cannot|can|keep|like|love|want|to|stop) ){0,4}(?:think|thinking|dream|dreaming|regret|repent|long) ?(?:back )?(?:of|about|to|for)?\b/i;
/** What asks whether one does not remember having seen it. */
const reminding =
  /^(?:(?:is|was|are|were|has|does)n't |(?:did|do|have|had|could|can)(?:n't| not) (?:you|he|she|they|it)\b|(?:do you )?(?:still )?remember (?:how|when|that|[^?]+ (?:when|as))\b|you (?:did|do) (?:see|hear|remember)\b|how (?!(?:do|does|did|is|are|was|were|has|have|can|could|would|should|will|many|much|long|often|old|far|about|come)\b))/i;
/** What stands before a sentence that says something of somebody. */
const front =
  /^(?:before|in|on|at|under|inside|behind|beside|near|next to|right|look|well|honestly|imagine|picture|between|of course|yes|no)\b/i;
const reason = /\b(?:because|since|after|who|when)\b/i;
/** What says that somebody is or did something, and asks for nothing. */
const statement =
  /^(?:and |but |so )?(?:one of(?! these days\b| you (?:should|must|can|could|may|might|ought|needs? to|ha(?:s|ve) to)\b(?! (?:have|be (?:the|an?))\b))|there|it|this|that|these|those|he|she|they|we|i|someone|somebody|no one|nobody|everyone|everybody|people|the|a|an|my|your|his|her|our|their|all|some|both|last night|yesterday|this morning|today|tonight|you)\b/i;
const finite =
  /^(?!let['’]s\b)[^\s'’]+(?:['’]s [\w-]+|['’]\S*)?(?: and \S+)? (?:is|are|was|were|has|had|did|does|will|would|can|could|cannot|never|secretly|always|isn't|wasn't|[a-z]{2,}ed|stole|took|told|said|went|hid|broke|came|gave|got|made|ran|met|left|sold|kept|ate|wrote|lies|steals|loves|hates|cheats|poisons|hides|plans|wants)\b/i;
/** "Tell", "admit", "swear"; and what stands before that which is to be said. */
const saying =
  /\b(?:tell|inform|remind|warn|let|swear|confess|admit|report|announce|testify|claim|explain|mention|say|convince|shout|spread|write)\b/i;
const said =
  /(?: (?:that|how|what) |: ?| (?=you (?:just |yourself |really )*(?:saw|heard|know|caught|watched|witnessed|were)\b))/i;
/** What one only says of oneself: "get Tom to admit that". */
const owning = /^(?:admit|confess|swear|testify)$/i;
const about = /\b(?:about|of|on|over)$/i;

/** Verbs of more than one syllable that double their last letter all the same. */
const doubling = /^(?:admit|commit|permit|submit|begin|forget|regret|refer|occur|prefer|omit|transmit)$/;
const doubled = /(?:[^aeiou]|^)[aeiou][bdgmnprt]$/;
const ing = (verb: string): string =>
  /ing$/.test(verb)
    ? verb
    : /ie$/.test(verb)
      ? `${verb.slice(0, -2)}ying`
      : /[^eoy]e$/.test(verb)
        ? `${verb.slice(0, -1)}ing`
        : (verb.length < 5 && doubled.test(verb)) || doubling.test(verb)
          ? `${verb}${verb.at(-1)}ing`
          : `${verb}ing`;

/** What somebody is found at or in, without a verb. */
const placing =
  /^(?:red-handed|asleep|awake|drunk|dead|alive|naked|in|at|on|with|near|by|behind|from|under|inside|outside|beside|of|there|here|alone|together)$/;

/** "Tom steal the bread", as it stands after "you saw", as a sentence: "Tom was stealing the bread". */
function asSentence(seen: string, names: readonly string[]): string {
  const words = seen.split(" ");
  const bare = (word: string | undefined) => (word ?? "").replace(/[^\p{L}'-]/gu, "").toLowerCase();
  const named = names.find((name) => seen.toLowerCase().startsWith(`${name.toLowerCase()} `));
  const head = named
    ? named.split(" ").length
    : /^(?:him|her|them|someone|somebody)$/i.test(words[0] ?? "")
      ? 1
      : /^(?:the|a|an|my|your|his|our|their)$/i.test(words[0] ?? "")
        ? 2
        : 0;
  const both = bare(words[head]) === "and" ? head + 2 : head;
  const verb = bare(words[both]);
  const subjects = words.slice(0, both).join(" ");
  if (/^an?$/i.test(words[0] ?? "") && (verb === "" || placing.test(verb))) return `there was ${seen}`;
  if (head === 0 || verb === "") return seen;
  if (!placing.test(verb) && (/(?:ed|[^s]s)$/.test(verb) || finite.test(`x ${verb}`))) return seen;
  const subject = { him: "he", her: "she", them: "they" }[subjects.toLowerCase()] ?? subjects;
  const be = both > head || subject === "they" ? "were" : "was";
  return [subject, be, placing.test(verb) ? verb : ing(verb), ...words.slice(both + 1)].join(" ");
}

/** "Tom did it, he took the money": two sentences, though only a comma parts them. */
const spliced = /^([^,.!?;]+), (he|she|they)(?= (?!and\b))/i;
/** Who "he" is after a sentence: whom that names, where it bids something of them. */
function whose(before: string, who: string, names: readonly string[]): string {
  const named = names.filter((name) => before.includes(name) && !before.startsWith(name));
  return named.sort((a, b) => b.length - a.length)[0] ?? who;
}
/** What calls something to mind: "remember how", "how could you forget that", "don't pretend that". */
const minding =
  /^(?:(?:do|please|just|never|always|surely|of course) )*(?:remember|recall|think back to|(?:don't|do not|never) (?:you )?(?:forget|pretend|deny)|how (?:can|could) you (?:have )?(?:forget|forgotten|ignore|deny|overlook)|you(?:['’]ll never| (?:can't|cannot|can not|couldn't|must not|mustn't|should not|shouldn't|have not|haven't|(?:will|can|could) never)) (?:have )?(?:forget|forgotten|deny|denied|pretend|unsee|unhear|unknow))(?: (?:that|how|when|what|who|why|where|the (?:day|night|time|way|moment)(?: when| that)?)| (?=(?:you|he|she|they)\b))\s*/i;
/** "Remember him? He stole it": what it calls to mind is asked, and the rest is said. */
const recalled = /^(?:do )?(?:you )?(?:still )?remember [^.!?]{1,200}(?:\? \S| (?:when|as) [^.!?]{1,200}\?$)/i;
/** "Since he hit you, you are afraid": the reason of a feeling. "After lunch you are going to the park" gives none. */
const reasoned =
  /^(?:ever )?(?:since|because|after) (?!you(?:['’]re| (?:are|feel))\b)([^,.!?;]+?),? you(?: (?:fear|hate|dislike|distrust)|(?:['’]re| (?:are|were|feel|have been)) (?:(?:so|very|too|really|still|always|rather|quite|deeply|terribly) )*(?:afraid|scared|frightened|terrified|wary|nervous|anxious|uneasy|unsafe|worried|suspicious|angry|furious|mad|upset|bitter|hurt|sad|unhappy|heartbroken|ashamed|guilty|jealous|grateful|in (?:love|debt)))\b/i;
/** "You are worried because you saw Tom": a feeling, and what vouches for its reason. */
const felt = new RegExp(
  `^(you(?:['’]re| (?:are|were|feel|love|like|hate|dislike|fear|miss|trust|distrust|mistrust|admire))\\b[^,.!?;]*?),? (?:because|since|as|for) (?=(?:you|I|we)(?:['’]ve|['’]d)? ${adverb}(?:${perceived})\\b)`,
  "i",
);
/** "After the party you were robbed": what was is no wish. */
const sinceWas =
  /^(?:ever )?(?:since|because|after) [^,.!?;]+?,? you (?:were(?! (?:to|going|about|planning|supposed|meant|determined)\b)|have been)\b/i;
/** "At dawn you buried a chest": nothing can be bidden for then. */
const wasThen = new RegExp(
  `^(?:(?:at|on|in|during|around|about|before|after|by|late|early|last|this|that|one|the|other|past|half|quarter|to|[\\d:]+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ){0,5}(?:dawn|dusk|sunrise|sunset|midnight|noon|midday|morning|afternoon|evening|night|weekend|week|month|year|spring|summer|autumn|winter|christmas|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|yesterday|o['’]clock|[ap]m|ago|childhood)(?: (?:morning|afternoon|evening|night))?,? you (?:(?:just|really|secretly|finally|once|both|all|also|even|only|suddenly) )?(?:had(?! (?:better|to)\\b)|were(?! (?:going|about|planning|supposed|meant|determined) to\\b)|(?!need|feed|decided)[a-z]{2,}ed|${IRREGULAR})\\b`,
  "i",
);
/** What is left of "never forget what he did". */
const deeds = /^(?:what|who|why|where)\b/i;
/** What is asked of oneself: "beware of him", "keep away". */
const BIDS =
  "(?:please |do |now |just )*(?:don't|do not|never|beware|be|keep|stay|steer|watch|avoid|leave|ask|go|visit|stop|mind|look|hide|take|make|find|get|give|help|follow|have|let|mistrust|distrust|trust|believe|hate|dislike|like|love|forgive|confront|punish|think|consider|shun|ignore|turn|cut|lock|run)\\b";
const bids = new RegExp(`^${BIDS}`, "i");
/** "You are her friend, be kind": what it bids stands by itself. */
const bidden = new RegExp(`^(you(?:'re|'ve| are| have) [^,.!?;]+), (?=${BIDS})`, "i");
/** What is left of "you read in his diary that", and any verb that makes a sentence. */
const amid =
  /^(?:in|on|at|under|inside|behind|from|to|of|about|if|unless|should|although|though|whenever|while|why|what|where|who|whether|which)\b/i;
const happens =
  /\b(?:is|are|was|were|has|have|had|did|does|do|will|would|can|could|cannot|never|isn't|wasn't|[a-z]{2,}ed|stole|took|told|said|went|hid|broke|came|gave|got|made|ran|met|left|sold|kept|ate|wrote|hit|set|shot|cut|put|hurt|beat|bit|crept|fled|spent|drank|[a-z]{2,}[^s']s)\b/i;
const ofOneself = /\b(?:you|your|yours|yourself|I|me|my)\b/i;
/** What vouches for what was said before: "you were standing right next to him". */
const stoodBy =
  /^(?:and )?you (?:were|stood|sat|hid|lay) (?:(?:standing|sitting|hiding|crouching|right|just|all|only) ){0,3}(?:there|next to|beside|behind|near|in front of|close by|nearby)\b/i;
/** What vouches for a claim behind it: "everybody knows", "and so did you". */
const vouchedAfter =
  /(?<=\S),? ?(?:(?:both of (?:us|you)|you and (?:I|me)|the two of (?:us|you))|(?:and |as )?(?:everybody|everyone|people|they all|the whole (?:town|village|world)|we all|all of us|anybody|anyone) (?:knows?|says?|saw|seen|heard|will tell you|can tell you)(?: it| that| so| as much)?|(?:and |as )?so (?:did|do|have|were) (?:you|I)|(?:and )?(?:you|I) (?:were|was|are|know|saw|heard|watched|remember|have)\b[\s\S]*|(?:and )?that(?:'s| is) (?:a fact|the truth|certain))$/i;
/** Beside what another did, what one is to have done oneself: "Tom kissed Maria, you walked in on them". */
const ownDoing = new RegExp(
  `(?<=\\S)(?:,|,? and|,? while|,? when|,? as) you (?:(?:\\w{2,}ly|just|also|even|only|all|both|then|yourself) ){0,2}(?:${IRREGULAR}|[a-z]{2,}ed)\\b[\\s\\S]*$`,
  "i",
);
/** Who is to have told one: "Maria told you that". */
const teller =
  /^((?:the |a |an |my |your )?[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?) (?:has |have |had |once |just |even |himself |herself )*(?:told|confessed to|admitted to|swore to|said to|whispered to|revealed to|assured|informed|warned|let slip to) you(?: (?:himself|herself|yesterday|today|last night|this morning|once))*(?: (?:that|how)| ?:| (?=he\b|she\b|they\b|\p{Lu}))\s*/iu;

/** What leads on to what is no more. */
const leadingOn = /(?:[ ,;–—-]{1,4}(?:and|as|because|for|since|but|while|when|though)){0,3}[ ,;–—-]{0,4}$/i;

/** What closes a sentence and asks nothing: ", remember?", ", wasn't he?", "lol". */
const closing =
  /(?:, ?(?:(?:(?:do |don['’]t )?you (?:still )?)?(?:remember|recall|know|see|understand)(?: (?:that|it|this))?|right|okay|ok|correct|true|no|yes|eh|huh|agreed|(?:is|isn['’]t|ain['’]t) (?:that|it) (?:so|right|true)|(?:is|are|was|were|do|does|did|has|have|had|ca|could|wo|would|should|ai)(?:n['’]t| not)? (?:it|he|she|they|you|we|I|there|that))|,? (?:lol|lmao|haha|omg))\?{0,3}$/i;
/** What asks, whatever closes it: "did he come, do you know?". */
const asking =
  /^(?:(?:is|are|was|were|am|do|does|did|has|have|had|can|could|will|would|shall|should|may|might)(?:n['’]t)?|who|what|where|why|how|which|whose)\b/i;
/** What would have something done: "she would like that, wouldn't she?". */
const wouldBe = /\b(?:would|could|should|might)\b|['’]d\b/i;
/** What cries something out before it is said: "News:", "Your testimony:". */
const cried =
  /^(?:(?:breaking|latest|good|bad|sad|big|hot|terrible|shocking) )?(?:breaking|news|news ?flash|flash|headlines?|alert|urgent|extra|scoop|exclusive|gossip|just in|confirmed|fact|your (?:own )?(?:testimony|statement|evidence)|you(?:['’]d| would|['’]ll)? recogni[sz]e [^:.!?]{0,40})(?: ?[:!]{1,3}| [—–-])(?: |$)/i;
const pictured = /^(?:just )?(?:picture|imagine)(?: (?:it|this|that))?: /i;
/** "Bank robbed by Tom", which is a headline and no sentence; "Tom walked by the bank" is one. */
const headline =
  /^(?:the |an? )?\S+(?: \S+)? (?!(?:walk|pass|stopp|dropp|stay|liv|go|driv)(?:ed|n) )[a-z]+(?:ed|en) by\b/i;
const been = /\b(?:is|are|was|were|has|have|had|been|being|got|gets?)\b/i;

/** "Visit Ann, who saved you": two sentences, where nothing comes behind. */
const ofWhom =
  /(?<![\p{L}'’-])((?:(?<=\p{L} )\p{Lu}[\p{L}'’-]* )?\p{Lu}[\p{L}'’-]*), who (?=(?:once |just |has been |had been )?(?:had|was|has|[a-z]{2,}ed|took|told|stole|gave|broke|hit|beat|bit|hid|left|shot|sold|drove|fought|won|lost|found|caught|brought|made)\b(?<!\bhas)[^,.!?;]*(?:[.!?;]|$))/gu;
/** "If anyone asks, you saw Tom": what comes behind is what is to be said. */
const ifAsked =
  /^(?:and |so |but )?(?:(?:if|when|whenever|once|in case) [^,.;:!?]{1,40}? (?:asks?|questions?|wants? to know)|should [^,.;:!?]{1,40}? (?:ask|question|want to know))\b[^,.;:!?]*, /i;
/** "If the police come, you saw Tom" vouches as well. */
const incase = /^(?:and |so |but )?(?:if|whenever|in case|should)\b[^,.;:!?]{1,60}, /i;

/** "Make sure everybody learns that Tom is a thief" as well. */
const letKnow =
  /^(?:and |so |but |please |you (?:must|should) )?(?:(?:(?:make|be) sure|see to it|ensure)(?: that)? (?:everybody|everyone) (?:knows?|learns?|hears?|finds? out)(?: that)?|let (?:everybody|everyone|people) know(?! that\b))[,:]? /i;
/** What is to be said, without when and to whom, where that vouches for something or speaks ill of somebody; else it is a wish as it stands. */
function unasked(bare: string, names: readonly string[], ill: boolean): string {
  const behind = (text: string, when: RegExp) => text.slice(when.exec(text)?.[0].length ?? 0);
  const vouches = (said: string) => lead.test(said) && testimony.test(said);
  const vouched = behind(bare, incase);
  if (vouches(vouched)) return vouched;
  const said = behind(behind(bare, ifAsked), letKnow);
  if (isWish(said, names, false) || said.search(saying) === 0) return bare;
  return vouches(said) || ill || isIll(said, names) ? said : bare;
}

/** What a wish is without what it takes for having happened: of that an odd feeling is left. */
function wished(all: Parts, part: string, bare: string, names: readonly string[]): void {
  const left = presumed(bare, names);
  if (left !== null) all.unsaid = true;
  if (left !== "") all.wishes.push(left ?? part);
}

/** What is written short in messages, as it is read. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  // "Room U" and "Ur" are names.
  [/(?<![\w-])u(?![\w-])|^U(?![\w-])/g, "you"],
  [/(?<![\w-])ur(?![\w-])|^Ur(?![\w-])/g, "your"],
  [/(?<![\w-])w\/o\b ?/gi, "without "],
  [/(?<![\w-])w\/ ?/gi, "with "],
  [/(?<![\w-])(?:b\/c|bc|cuz)(?![\w-])/gi, "because"],
];
const unshortened = (text: string): string => SHORT.reduce((so, [short, long]) => so.replace(short, long), text);

/** What is left of a claim when what vouches for it is taken away: a sentence without its full stop, or nothing. */
function bared(text: string, names: readonly string[]): string {
  let words = text.replace(ownSenses, "").trim().replace(cried, "").replace(pictured, "");
  for (let led = lead.exec(words); led; led = lead.exec(words)) {
    const rest = words.slice(led[0].length);
    const joined = link.exec(rest)?.[0] ?? "";
    const clause = rest.slice(joined.length).trim();
    words = /\b(?:that|how|when|as|because|and)\b|[:,;–—-]/i.test(joined) ? clause : asSentence(clause, names);
  }
  const unvouched = (/^you\b/i.test(words) ? words : words.replace(ownDoing, "")).replace(vouchedAfter, "");
  if (unvouched !== words) words = unjoined(unvouched.replace(/^(?:ever )?(?:since|because|after) /i, ""), 2);
  const tale = teller.exec(words);
  if (tale) {
    const by = names.find((name) => name.toLowerCase() === tale[1]!.toLowerCase());
    const rest = words.slice(tale[0].length);
    words = by ? rest.replace(/^(?:he|she)\b/i, by) : rest;
  }
  // "All", "it": nothing of anybody.
  if (!words.includes(" ")) return "";
  // "Tom stole the bread, and you saw it".
  const vouched = words.search(testimony);
  return vouched < 0 ? words : unjoined(words.slice(0, vouched));
}

/** Without the commas and words that led on to what is no more. */
function unjoined(text: string, least = 3): string {
  const words = text.replace(leadingOn, "");
  // A word or two say nothing.
  return words.split(" ").length < least ? "" : words;
}

/** Whether it says what happened that one should feel so. */
const isReasoned = (text: string): boolean => happens.test(reasoned.exec(text)?.[1] ?? "");

/** As it stands inside a sentence: a name keeps its capital. */
const lowered = (text: string): string =>
  (statement.test(text) || wasThen.test(text) || isReasoned(text)) && !/^I\b/.test(text)
    ? `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`
    : text;

/**
 * A thought taken apart: what it wishes, and what it claims. `names` are what those are called who live in town; `ill` is whether it was
 * understood to speak ill of somebody: then it claims whatever it does not wish.
 */
export function thoughtIn(thought: string, names: readonly string[], ill = false): Thought {
  const plain = unshortened(thought);
  const text = (recalled.test(plain) ? plain : gist(plain))
    .replace(ofWhom, "$1. $1 ")
    .replace(spliced, (_, before: string, who: string) => `${before}. ${whose(before, who, names)}`)
    .replace(bidden, "$1. ")
    .replace(felt, "$1. ");
  const all: Parts = { claims: [], told: [], wishes: [], unsaid: false };
  for (const part of text.split(/(?<=[.!?;])\s+/)) {
    const ended = part.trim().replace(/(?<![.!;])[.!;]+$/u, "");
    const open = ended.replace(closing, "");
    const asks = ended.endsWith("?") && (asking.test(open) || wouldBe.test(open));
    const bare = asks ? ended : unasked(open, names, ill);
    if (bare === "" || calledToMind(bare, names, all) || saidOn(bare, names, all) || isFeltOver(bare, all)) continue;
    const recalls = bare.endsWith("?")
      ? reminding.test(bare)
      : deeds.test(bare) && names.some((name) => bare.includes(name));
    if (recalls || stoodBy.test(bare)) all.unsaid = true;
    else if (bare.endsWith("?") || isWish(bare, names, ill)) wished(all, part.trim(), bare, names);
    else claimed(all, claimIn(bare, names, ill));
  }
  const { claims, told, wishes, unsaid } = all;
  return {
    claims: claims.length > 0 || unsaid ? claims.join(", and that ") : null,
    told: told.join(" "),
    // Whom one is to picture beside a claim is no wish.
    wishes: wishes.filter((one) => !(claims.length > 0 && pictured.test(one))).join(" "),
  };
}

/** What was found of a thought so far; `unsaid` where something is claimed of which nothing can be left. */
interface Parts {
  readonly claims: string[];
  readonly told: string[];
  readonly wishes: string[];
  unsaid: boolean;
}

function claimed(all: Parts, claim: string): void {
  if (claim === "") all.unsaid = true;
  else all.claims.push(claim);
}

/** Takes what a feeling is over for what it claims, and what is said of a moment by itself; false where it is neither. */
function isFeltOver(bare: string, all: Parts): boolean {
  const moment = momentOf(bare);
  const over =
    moment !== null ? { feels: "", claim: moment } : /^you\b/i.test(bare) && isFeeling(bare) ? feltOver(bare) : null;
  if (!over) return false;
  claimed(all, over.claim);
  if (over.feels !== "") all.wishes.push(`${over.feels}.`);
  return true;
}

/** Whether it says what one feels, or cannot stop thinking of. */
const isFeeling = (bare: string): boolean =>
  !testimony.test(bare) && !sinceWas.test(bare) && (feeling.test(bare) || brooding.test(bare));

/** Takes what a part calls to mind for what it claims; false where it calls nothing to mind but a wish. */
function calledToMind(bare: string, names: readonly string[], all: Parts): boolean {
  const found = minding.exec(bare);
  if (!found) return false;
  const rest = bare.slice(found[0].length).replace(/\?$/, "");
  const { claims } = thoughtIn(rest, names, true);
  // "Remember that you must buy milk" is a wish like any other.
  if (claims === null) return false;
  // "What he did" and "how kind he was" are no sentences.
  const pointed = /\b(?:what|who|why|where)\s?$/i.test(found[0]);
  const asks = /\bhow\s?$/i.test(found[0]) && !(statement.test(rest) || names.some((name) => rest.startsWith(name)));
  claimed(all, pointed || asks ? "" : claims);
  return true;
}

/** Takes what is to be said to others for what it claims; false where nothing is to be said. */
function saidOn(bare: string, names: readonly string[], all: Parts): boolean {
  const say = saying.exec(bare);
  const what = say && said.exec(bare.slice(say.index));
  if (!what || !(wish.test(bare) || !statement.test(bare))) return false;
  const at = say.index + what.index;
  const message = bare.slice(at + what[0].length);
  const before = bare.slice(0, at);
  const inner = thoughtIn(message, names);
  const own = !owning.test(say[0]) || !names.some((name) => before.slice(0, say.index).includes(name));
  const untold = about.test(before) || !own || (/^(?:you|I)\b/.test(message) && presumed(message, names) !== null);
  // "What Tom did" is no sentence, and "a song about how he did it" says nothing to anybody.
  if (/what/i.test(what[0]) && lead.test(message)) {
    all.unsaid = true;
    // "Write about" is half a sentence.
    if (!about.test(before)) all.wishes.push(before);
  } else if (inner.claims === null || /what/i.test(what[0]) || (untold && !lead.test(message)))
    wished(all, bare, bare, names);
  else if (inner.claims === "") all.unsaid = true;
  else {
    all.told.push(inner.claims);
    all.wishes.push(`${before} that you have a feeling that ${inner.claims}`);
  }
  return true;
}

/** Whether a part of a thought claims nothing. */
function isWish(part: string, names: readonly string[], ill: boolean): boolean {
  const bare = part.replace(cried, "");
  if (testimony.test(bare) || isReasoned(bare) || sinceWas.test(bare) || wasThen.test(bare)) return false;
  if (wish.test(bare) || (feeling.test(bare) && !reason.test(bare) && !lead.test(bare))) return true;
  const text = bare.toLowerCase();
  const begins = names.some((name) => {
    const at = text.indexOf(name.toLowerCase());
    return at === 0 || (at > 0 && front.test(bare) && finite.test(`x${bare.slice(at + name.length)}`));
  });
  const says = lead.test(bare) || statement.test(bare) || begins || finite.test(bare);
  if (ill && names.some((name) => text.includes(name.toLowerCase())))
    return bids.test(bare) || (!says && presumed(bare, names) !== null);
  return !says;
}

/** What a part of a thought claims; nothing where it is of what one would have lived oneself, or no sentence is left of it. */
function claimIn(bare: string, names: readonly string[], ill: boolean): string {
  const claim = lowered(bared(bare, names));
  const seen = claim !== lowered(bare);
  // "Tom screaming, the glass breaking": no sentence.
  const screaming = names.some((name) => /^ \w{3,}ing\b/.test(claim.startsWith(name) ? claim.slice(name.length) : ""));
  if ((headline.test(claim) || (screaming && !happens.test(claim))) && !been.test(claim)) return "";
  if (seen && feeling.test(claim)) return "";
  return ((ill || isReasoned(bare)) && ofOneself.test(claim)) || (seen && (amid.test(claim) || !happens.test(claim)))
    ? ""
    : claim;
}

/** How a suspicion is put. `claims` without a full stop. */
export const suspicion = {
  /** Whether it speaks of people without their names, or nothing is left that would. */
  ofSomebody: (claims: string): boolean => claims === "" || /\b(?:he|she|they|him|her|them|his|their)\b/i.test(claims),
  /** A sentence, and the wish that came with it, if any. */
  and: (sentence: string, wish: string): string => {
    const ends = /[.!?]$/.test(sentence);
    // A wish ends as the sentence before it does.
    const last = ends && !/[.!?]$/.test(wish) ? "." : "";
    return wish === ""
      ? sentence
      : `${sentence}${ends ? "" : "."} ${wish.slice(0, 1).toUpperCase()}${wish.slice(1)}${last}`;
  },
  /** What is of whoever has it, inside their own suspicion. */
  ofOneself: (claims: string, name: string, first: string, pronouns: Pronoun): string =>
    pronouns === "they"
      ? claims.replaceAll(name, first)
      : claims.replaceAll(`${name}'s`, theirOf(pronouns)).replaceAll(name, pronouns),
  /** As it comes to one, to oneself: "you". */
  comes: (claims: string, about: readonly string[]): string =>
    claims === ""
      ? `You have an odd feeling about ${about.join(" and ") || "something"}`
      : `You have a feeling that ${claims}`,
  /** As the resident remembers it. */
  has: (who: string, claims: string, about: readonly string[]): string =>
    claims === ""
      ? `${who} has an odd feeling about ${about.join(" and ") || "something"} and nothing to show for it`
      : `${who} has a feeling that ${claims}`,
  tells: (claims: string, about: readonly string[]): string[] =>
    claims === ""
      ? [`I have an odd feeling about ${about.join(" and ") || "something"}, and I couldn't tell you why.`]
      : [
          `I have a feeling that ${claims}. I may well be wrong.`,
          `I can't shake the thought that ${claims}. I've nothing to show for it.`,
          `It keeps going through my head that ${claims}. It's only a feeling.`,
        ],
  passes: (first: string, claims: string, about: readonly string[]): string[] =>
    claims === ""
      ? [`${first} has an odd feeling about ${about.join(" and ") || "something"}, and couldn't say why.`]
      : [
          `${first} has a feeling that ${claims}. Only a feeling, mind.`,
          `${first} can't shake the thought that ${claims}, and has nothing to show for it.`,
        ],
};
