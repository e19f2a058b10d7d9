/** English: the closed list of what people's acts do to the objects around them, and what a reaction to somebody's words looks like. */
import { literal } from "../literal.ts";

/** One thing to do with an object: what is written, the objects it is done with, and the state it gives them. */
export interface Use {
  readonly verbs: RegExp;
  readonly objects: RegExp;
  /** The state in words; null puts it back to its usual one. */
  readonly state: string | null;
  /** It is so while somebody is at it; otherwise it stays so until somebody deals with it. */
  readonly passing: boolean;
}

const held = (verbs: RegExp, objects: RegExp, state: string): Use => ({ verbs, objects, state, passing: true });
const lasting = (verbs: RegExp, objects: RegExp, state: string | null): Use => ({
  verbs,
  objects,
  state,
  passing: false,
});

const devices =
  /stove|oven|lamp|radio|television|kettle|toaster|computer|machine|console|projector|microphone|printer|tablet|player|range|hot plate|light table|shower|freezer|beer taps|winch|engine/i;

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
  list: [
    lasting(
      /\b(turn(s|ing)? off|switch(es|ing)? off|(turn|switch|shut)(s|es|ting|ing)? (the |that )?[\w ]{1,60} off)\b/i,
      devices,
      "off",
    ),
    lasting(
      /\b(turn(s|ing)? on|switch(es|ing)? on|(turn|switch)(s|es|ing)? (the |that )?[\w ]{1,60} on)\b/i,
      devices,
      "on",
    ),
    lasting(
      /\b(clean(s|ing)?|wip(es|e|ing)|mend(s|ing)?|repair(s|ing)?|fix(es|ing)?|tid(ies|y|ying)|puts? out|restock(s|ing)?)\b/i,
      /./,
      null,
    ),
    lasting(/\blight(s|ing)?\b/i, /fireplace|lantern/i, "lit"),
    held(
      /\b(play(s|ing)?|strum(s|ming)?|practi[sc](es|e|ing))\b/i,
      /piano|keyboard|guitar|harp|concertina|chess|pool table|console|record player/i,
      "being played",
    ),
    held(/\b(throw(s|ing)?|play(s|ing)?)\b/i, /dartboard/i, "being played"),
    held(/\bring(s|ing)?\b/i, /bell/i, "ringing"),
    held(
      /\b(sit(s|ting)?|rest(s|ing)?|settl(es|e|ing)|lie(s)?|lying)\b/i,
      /bench|chair|sofa|seating|log\b|cushions/i,
      "in use",
    ),
    held(/\b(sit(s|ting)?|eat(s|ing)?|settl(es|e|ing))\b/i, /table(?! light)/i, "in use"),
    held(
      /\b(writ(es|e|ing)|sign(s|ing)?)\b/i,
      /guest book|logbook|notebook|blackboard|whiteboard|typewriter|notice board/i,
      "being written on",
    ),
    held(/\b(draw(s|ing)?|paint(s|ing)?|sketch(es|ing)?)\b/i, /easel|blackboard|whiteboard|tablet/i, "being drawn on"),
    held(
      /\b(read(s|ing)?|brows(es|e|ing)|leaf(s|ing)?)\b/i,
      /bookshelf|bookcase|guest book|newspaper|morning paper|logbook/i,
      "being read",
    ),
    held(
      /\b(mak(es|e|ing)|brew(s|ing)?|cook(s|ing)?|fr(ies|y|ying)|boil(s|ing)?|bak(es|e|ing))\b/i,
      /coffee machine|moka pot|stove|oven|kettle|range|cooking area|hot plate|toaster/i,
      "in use",
    ),
    held(/\b(feed(s|ing)?)\b/i, /ducks/i, "being fed"),
    held(
      /\b(tend(s|ing)?|weed(s|ing)?|water(s|ing)?|dig(s|ging)?)\b/i,
      /garden|flower beds|bean rows/i,
      "being tended",
    ),
    held(/\b(lift(s|ing)?)\b/i, /weight/i, "being lifted"),
    held(/\b(peer(s|ing)?|gaz(es|e|ing))\b/i, /telescope|microscope/i, "in use"),
    held(/\b(use(s)?|using|work(s|ing)? (at|on))\b/i, /./, "in use"),
  ] as readonly Use[],
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
