/** English: to whoever complains of an answer, or says once more what they meant. */
export const repair = {
  /** After these stands what was meant. */
  insists: [
    "i asked you about",
    "i asked about",
    "i was asking about",
    "i was asking",
    "i asked for",
    "what i meant was",
    "i meant to ask",
    "i meant",
    "i mean the",
    "i was talking about",
    "i'm talking about",
    "im talking about",
    "i was on about",
  ],
  /** The same, where it may have been asked of anybody. */
  asked: ["i asked you", "i asked"],
  /** What blames an answer without a word of what it should have been: always that of whoever is spoken to. */
  blames: [
    "not what i asked",
    "not what i said",
    "not what i meant",
    "isn't my question",
    "wasn't my question",
    "you didn't answer",
    "you didnt answer",
    "u didnt answer",
    "you did not answer",
    "you never answered",
    "you haven't answered",
    "you havent answered",
    "you still haven't answered",
    "you still didn't answer",
    "you just didn't answer",
    "i didn't ask you",
    "i didn't ask that",
    "i didn't ask about",
    "i didnt ask you",
    "i didnt ask that",
    "i didnt ask about",
    "i did not ask you",
    "i did not ask that",
    "i did not ask about",
    "i wasn't talking to you",
    "i wasnt talking to you",
    "i was not talking to you",
  ],
  /** What bids somebody to answer, where it begins a sentence or stands after whom it is said to. */
  bids: ["answer the question", "answer my question", "just answer the question", "just answer my question"],
  /** What blames for what was not said, where nothing follows or what was asked. */
  unsaid: [
    "you didn't say",
    "you didnt say",
    "u didnt say",
    "you did not say",
    "you never said",
    "you still haven't said",
    "you haven't said",
  ],
  whatOf: ["what", "which", "where", "when", "who", "whose", "how", "why", "if", "whether"],
  /** What says that one has heard it before: both must stand there. */
  toldMe: ["told me", "told us", "you said", "u said", "said that"],
  again: ["already", "twice", "again", "three times"],
  knows: ["yes i know", "yeah i know", "i know that", "ye i know", "i know she", "i know he", "i know they"],
  /** What asks back what somebody meant. */
  whatMeant: [
    "what do you mean",
    "what d'you mean",
    "whatd you mean",
    "what u mean",
    "wdym",
    "what does that mean",
    "what's that supposed to mean",
    "whats that supposed to mean",
  ],
  /** What comes after what was meant, and was not. */
  butNot: [", not ", " and not ", " instead of ", " rather than "],
  sorry: [
    "Sorry, I went past that.",
    "Ah, sorry, I wasn't listening properly.",
    "My fault, that was beside the point.",
  ],
  /** Words that say that one took something for what it is not, and that they did themselves. */
  mistook: [
    "you're mistaken",
    "you are mistaken",
    "you're confusing me",
    "you've got me mixed up",
    "you misremember",
    "you remember wrong",
    "thinking of someone else",
    "thinking of somebody else",
  ],
  iMistook: ["i'm mistaken", "my mistake", "unless you're mistaken"],
  tookBack: ["Then I had it wrong. Sorry.", "My mistake, I mixed that up.", "So I'm muddled. Forgive me, {name}."],
  notKnown: [
    "But I couldn't tell you.",
    "The honest answer is that I don't know.",
    "That one I can't answer, I'm afraid.",
  ],
  /** {who} was asked, and is here. */
  forOther: ["Sorry, that was for {who}.", "Ah, you meant {who}. Sorry."],
  meantNothing: [
    "Never mind me, that came out wrong. Go on.",
    "Nothing at all, I spoke before I thought.",
    "Sorry, that was a silly thing to say. What were you telling me?",
  ],
  /** To what would be the same answer once more. */
  noMore: ["More than that I couldn't tell you.", "That's as much as I know of it.", "Beyond that I don't know."],
} as const;
