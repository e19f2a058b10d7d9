/** English: the closed list of what people's acts do to the objects around them, and what a reaction to somebody's words looks like. */
import { literal } from "../literal.ts";

/** One thing to do with an object: how it is written, and the state in words that the object is in then; null puts it back to its usual one. */
export interface Use {
  readonly verbs: RegExp;
  readonly state: string | null;
}

/** What people do to or before one another, as far as it is told apart. */
export type Gesture = "pays" | "gives" | "hugs" | "pushes" | "weeps" | "laughs" | "waves" | "leaves" | "sits" | "looks";

/** Other words for objects, by what stands in the object's name. */
const called: readonly (readonly [RegExp, RegExp])[] = [
  [/\bchess\b/i, /\bchess\b/i],
  [/\bdarts?\b/i, /dartboard/i],
  [/\b(tv|telly)\b/i, /television/i],
  [/\bfridge\b/i, /refrigerator/i],
  [/\b(coffee|espresso)\b/i, /coffee machine|moka pot/i],
  [/\bpool\b/i, /pool table/i],
  [/\brecord\b/i, /record player/i],
  [/\bfire\b/i, /fireplace/i],
  [/\bboat\b/i, /boat/i],
  [/\bbell\b/i, /bell/i],
];

/** What stands before an act that is not done, or only wished for; other words may stand between. */
const UNDONE =
  "\\b(?:without(?: even| ever| really)?|(?:[Nn]ot|[Nn]ever|\\w+n['’]t|would|could|(?:wants?|wanting|wish(?:es)?|tr(?:y|ies|ying)|offer(?:s|ing)?|refus(?:es?|ing)|forg(?:ets?|ot|etting)|pretend(?:s|ing)?|about|hop(?:es?|ing)|means?|plan(?:s|ning)?|promis(?:es?|ing)|declin(?:es?|ing)|fails?|ask(?:s|ing)?|go(?:es|ing)?) to)(?: (?!and\\b|but\\b|then\\b)[\\w'’]+){0,3}) ";
/** Money, with up to three words before it, and what stands for it. */
const MONEY =
  "(?:[£$€¥] ?\\d|(?:(?!no\\b)[\\w'’.,-]+ ){0,3}?(?:coins?|money|cash|bank ?notes?|change|dollars?|pounds?|euros?|cents?|pence|penn(?:y|ies)|quid|bucks?|fivers?|tenners?|shillings?|francs?|guineas?|marks?|crowns?|ducats?|florins?)\\b(?! (?:purse|box|jar|bag|machine)\\b)|what(?: (?:I|you|s?he|they|we) owes?|['’]s owed| is owed)\\b)";
/** So many of something: money, where it goes onto a counter. */
const SOME = "(?:\\d+(?:[.,]\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) [a-z]+";
/** Nothing follows, or what goes along with a payment. */
const END = "(?=\\W*$|\\s*[^\\p{L}\\p{N}\\s£$€¥]|\\s(?:and|then|for|before|while|at|in cash|in coins|by card)\\b)";
/** Whoever sells, by a name or what they are. */
const KEEPER =
  "(?:you|her|him|them|the (?:(?:shop|inn|bar|cafe|store)?-?keeper|barman|barmaid|bartender|landlord|landlady|waiter|waitress|baker|cook|owner|cashier|server|woman|man)|\\p{Lu}[\\p{L}’'-]*(?: \\p{Lu}[\\p{L}’'-]*)*)";
/** What is to be paid. */
const BILL =
  "(?:the|her|his|their|my|your|our|this)(?: [a-z]+)? ?\\b(?:bill|tab|check|price|sum|amount|total|share|debts?|rest)\\b";
/** Where money is put for whoever sells. */
const WHERE =
  "(?:on|onto|on to|across|over|into|in|beside|by) (?:the|her|his|your|my|this|that|a) (?:[\\w’'-]+ )?(?:counter|bar|till|table|plate|saucer|tray|desk|dish|register)\\b";
/** Money goes to whoever sells: it is paid, or put where it is taken from, or handed to somebody. */
const paying = new RegExp(
  [
    `(?<!${UNDONE}|\\bto )\\b[Pp]ay(?:s|ing)?(?: up)?(?:${END}| (?:with )?(?:${MONEY}|${BILL})| (?:${SOME}|${KEEPER}(?: (?:${MONEY}|${BILL}|${SOME}))?)${END})`,
    `(?<!${UNDONE}|\\bto )\\b[Ss]ettles? (?:up|${BILL})`,
    `(?<!${UNDONE})\\b(?:[Pp]ut|[Ll]ay|[Ll]eav|[Ss]lid|[Pp]ush|[Cc]ount|[Dd]rop|[Pp]lac|[Ss]et|[Tt]oss|[Pp]ass|[Hh]and|[Gg]iv)(?:[tp]?ing|e?s)(?: out| down| over)? (?:(?:${MONEY}|${SOME}).{0,30}? ${WHERE}|${MONEY}(?: over| across)?(?: down${END}| to ${KEEPER}${END}))`,
    `(?<!${UNDONE})\\b(?:[Ss]lid|[Pp]ush|[Tt]oss|[Pp]ass|[Hh]and|[Gg]iv)(?:ing|e?s) ${KEEPER} ${MONEY}`,
    `(?<!${UNDONE})\\b(?:[Hh]ands? over|[Hh]anding over|[Pp]uts? down|[Ll]ays? down) ${MONEY}`,
  ].join("|"),
  "u",
);

/** Acts and reactions of people. */
export const uses = {
  /** Nothing is done with what is only wished for, pretended, watched or not done. */
  undone: /\b(not|never|\w+n't|pretends?|wants?|wishes|would|could|tries|about|listens?|watch(es)?|looks?|without)\b/i,
  /** What is done with the things of `world/uses.ts`. */
  done: {
    off: {
      verbs:
        /\b(turn(s|ing)? off|switch(es|ing)? off|(turn|switch|shut)(s|es|ting|ing)? (the |that )?[\w ]{1,60} off)\b/i,
      state: "off",
    },
    on: {
      verbs: /\b(turn(s|ing)? on|switch(es|ing)? on|(turn|switch)(s|es|ing)? (the |that )?[\w ]{1,60} on)\b/i,
      state: "on",
    },
    putRight: {
      verbs:
        /\b(clean(s|ing)?|wip(es|e|ing)|mend(s|ing)?|repair(s|ing)?|fix(es|ing)?|tid(ies|y|ying)|puts? out|restock(s|ing)?)\b/i,
      state: null,
    },
    lit: { verbs: /\blight(s|ing)?\b/i, state: "lit" },
    strummed: { verbs: /\b(play(s|ing)?|strum(s|ming)?|practi[sc](es|e|ing))\b/i, state: "being played" },
    played: { verbs: /\b(play(s|ing)?|throw(s|ing)?)\b/i, state: "being played" },
    rung: { verbs: /\bring(s|ing)?\b/i, state: "ringing" },
    satOn: { verbs: /\b(sit(s|ting)?|rest(s|ing)?|settl(es|e|ing)|lie(s)?|lying)\b/i, state: "in use" },
    satAt: { verbs: /\b(sit(s|ting)?|eat(s|ing)?|settl(es|e|ing))\b/i, state: "in use" },
    written: { verbs: /\b(writ(es|e|ing)|sign(s|ing)?)\b/i, state: "being written on" },
    drawn: { verbs: /\b(draw(s|ing)?|paint(s|ing)?|sketch(es|ing)?)\b/i, state: "being drawn on" },
    read: { verbs: /\b(read(s|ing)?|brows(es|e|ing)|leaf(s|ing)?)\b/i, state: "being read" },
    cooked: {
      verbs: /\b(mak(es|e|ing)|brew(s|ing)?|cook(s|ing)?|fr(ies|y|ying)|boil(s|ing)?|bak(es|e|ing))\b/i,
      state: "in use",
    },
    fed: { verbs: /\b(feed(s|ing)?)\b/i, state: "being fed" },
    tended: { verbs: /\b(tend(s|ing)?|weed(s|ing)?|water(s|ing)?|dig(s|ging)?)\b/i, state: "being tended" },
    lifted: { verbs: /\b(lift(s|ing)?)\b/i, state: "being lifted" },
    lookedThrough: { verbs: /\b(peer(s|ing)?|gaz(es|e|ing))\b/i, state: "in use" },
    used: { verbs: /\b(use(s)?|using|work(s|ing)? (at|on))\b/i, state: "in use" },
  },
  /** Whether a text names an object: by the last word of its name, or by another word for it. */
  names: (text: string, object: string): boolean => {
    const head = object.split(/[\s-]+/).at(-1) ?? object;
    return (
      new RegExp(`\\b${literal(head.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ""))}s?\\b`, "i").test(text) ||
      called.some(([word, name]) => word.test(text) && name.test(object))
    );
  },
  /** What is heard behind a door. */
  knocks:
    /\b(knock(s|ing)?|rap(s|ping)?|bang(s|ing)? on|ring(s|ing)?|buzz(es|ing)?|doorbell|call(s|ing)? out|shout(s|ing)?|yell(s|ing)?|holler(s|ing)?|clap(s|ping)?|whistl(es|e|ing))\b/i,
  /** What somebody does to or before somebody, by its verbs, the first that fits. */
  gestures: {
    pays: paying,
    gives:
      /\b(giv(es|e|ing)(?!.{1,30}\b(?:hug|kiss|cuddle|pat|shove|push|slap|nod|wave|wink|smile|bow|look)\b)|hand(s|ing)? (?!on\b|in\b)|offer(s|ing)?(?! to\b)|present(s|ing)?|pass(es|ing)?(?! (?:by|out|through|away)\b)|slid(es|ing)|bring(s|ing)?|hold(s|ing)? (out|up)|show(s|ing)?)\b/i,
    hugs: /\b(hug(s|ging)?|embrac(es|e|ing)|cuddl(es|e|ing)|kiss(es|ing)?|pat(s|ting)?|squeez(es|e|ing)|takes? (her|his|their|your) (hand|arm))\b/i,
    pushes:
      /\b(push(es|ing)?|shov(es|e|ing)|slap(s|ping)?|hit(s|ting)?|kick(s|ing)?|punch(es|ing)?|pok(es|e|ing)|pull(s|ing)?(?! up\b)|pinch(es|ing)?|grab(s|bing)?(?! (?:a|an|some) )|steal(s|ing)?|snatch(es|ing)?|throw(s|ing)?(?! (?:his|her|their|my|your) )|spit(s|ting)?)\b/i,
    weeps:
      /\b(cr(ies|y|ying)|sob(s|bing)?|weep(s|ing)?|sniffl?(es|e|ing|s)|trembl(es|e|ing)|shiver(s|ing)?|sigh(s|ing)?)\b/i,
    laughs: /\b(laugh(s|ing)?|giggl(es|e|ing)|chuckl(es|e|ing)|snort(s|ing)?|danc(es|e|ing)|twirl(s|ing)?)\b/i,
    waves:
      /\b(wav(es|e|ing)|nod(s|ding)?|bow(s|ing)?|curts(ies|y)|salut(es|e|ing)|smil(es|e|ing)|grin(s|ning)?|wink(s|ing)?|tips)\b/i,
    leaves:
      /\b(leav(es|e|ing)|walk(s|ing)? (off|away|out)|fad(es|e|ing)|go(es|ing)? (out|away|home)|run(s|ning)? (off|away)|disappear(s|ing)?|vanish(es|ing)?)\b/i,
    sits: /\b(sit(s|ting)?|lean(s|ing)?|settl(es|e|ing)|pulls? up a (chair|stool))\b/i,
    looks: /\b(look(s|ing)?|star(es|e|ing)|peer(s|ing)?|gaz(es|e|ing)|glanc(es|e|ing)|point(s|ing)?|listen(s|ing)?)\b/i,
  } as Readonly<Record<Gesture, RegExp>>,
  /** What whoever it is done to or before does at that, after "is". */
  metWith: {
    pays: (name) => [
      `taking the money with a nod of thanks to ${name}`,
      `counting the money, and thanking ${name}`,
      `looking at the money, and nodding thanks to ${name}`,
    ],
    gives: (name) => [
      `taking it with a smile for ${name}`,
      `having a good look at it, and thanking ${name}`,
      `taking it carefully from ${name}`,
    ],
    hugs: (name) => [
      `smiling at ${name}, a little taken by surprise`,
      `giving ${name} a squeeze of the hand`,
      `letting it happen, and smiling`,
    ],
    pushes: (name) => [
      `taking a step back and frowning at ${name}`,
      `holding ${name} off with a raised hand`,
      `looking at ${name} in astonishment`,
    ],
    weeps: (name) => [
      `putting a hand on ${name}'s arm`,
      `waiting beside ${name}, saying nothing`,
      `looking at ${name} with concern`,
    ],
    laughs: (name) => [`laughing along with ${name}`, `grinning at ${name}`, `shaking with silent laughter`],
    waves: (name) => [`nodding back at ${name}`, `smiling back at ${name}`, `giving ${name} a small wave`],
    leaves: (name) => [`looking after ${name}`, `raising a hand as ${name} goes`, `waving goodbye to ${name}`],
    sits: (name) => [`making room for ${name}`, `moving over a little for ${name}`, `giving ${name} a nod of welcome`],
    looks: (name) => [`following ${name}'s eyes`, `looking where ${name} looks`, `raising an eyebrow at ${name}`],
    other: (name) => [
      `watching ${name} with interest`,
      `looking up at ${name}`,
      `raising an eyebrow at ${name}`,
      `giving ${name} a questioning look`,
    ],
  } as Readonly<Record<Gesture | "other", (name: string) => readonly string[]>>,
  /** How a reaction (an emoji) to what somebody said looks, after the name of whoever reacts; null: like nothing one could see. */
  reaction: (emoji: string, name: string): string | null =>
    gestures.find(([signs]) => signs.includes(emoji.replace(/[\uFE0F\u{1F3FB}-\u{1F3FF}]/gu, "")))?.[1](name) ?? null,
};

const gestures: readonly (readonly [signs: readonly string[], seen: (name: string) => string])[] = [
  [["🙂", "😀", "😃", "😄", "😁", "😊", "☺", "😺", "😸", "😇", "🙃", "😌"], (name) => `smiled at what ${name} said`],
  [["😂", "🤣", "😆", "😅", "😹"], (name) => `laughed at what ${name} said`],
  [["😏", "😉", "😜", "😝", "😛", "🤪"], (name) => `winked at what ${name} said`],
  [
    ["❤", "🧡", "💛", "💚", "💙", "💜", "🤎", "🖤", "🤍", "💕", "💖", "💗", "💞", "😍", "🥰", "😻", "♥", "🫶"],
    (name) => `was touched by what ${name} said`,
  ],
  [["👍", "👌", "✅", "💯", "☑", "✔"], (name) => `nodded at what ${name} said`],
  [["👎", "❌", "🚫", "🙅"], (name) => `shook their head at what ${name} said`],
  [["😢", "😭", "😿", "🥺", "😞", "😔", "☹", "🙁", "💔", "😥"], (name) => `looked sad at what ${name} said`],
  [["😠", "😡", "🤬", "😾", "😤", "🙄", "😒"], (name) => `frowned at what ${name} said`],
  [["😮", "😲", "😱", "🤯", "😯", "😳", "🙀", "‼", "❗"], (name) => `was surprised at what ${name} said`],
  [["👏", "🎉", "🥳", "🙌", "🎊", "🏆", "🔥", "⭐", "🌟", "🤩"], (name) => `applauded what ${name} said`],
  [["🤔", "❓", "❔", "🤨", "😕", "🧐", "🤷"], (name) => `looked puzzled at what ${name} said`],
  [["👋", "✋", "🖐"], (name) => `waved to ${name}`],
  [["🙏", "🙇"], (name) => `thanked ${name} with a bow`],
  [["🤗", "🫂"], (name) => `gave ${name} a hug`],
  [["👀"], (name) => `looked up at what ${name} said`],
  [["😴", "🥱", "💤"], (name) => `yawned at what ${name} said`],
];
