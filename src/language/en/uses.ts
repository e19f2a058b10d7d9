/** English: the closed list of what people's acts do to the objects around them, and what a reaction to somebody's words looks like. */
import { literal } from "../literal.ts";

/** One thing to do with an object: how it is written, and the state in words that the object is in then; null puts it back to its usual one. */
export interface Use {
  readonly verbs: RegExp;
  readonly state: string | null;
}

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
