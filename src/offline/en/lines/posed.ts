/** English: answers to what an interview puts to somebody. `{doing}` stands after "I'm". */
export const posed = {
  introduceWords: ["introduce yourself", "introduction of yourself", "tell me about yourself", "describe yourself"],
  /** With one's own name, whoever says this asks whether one is somebody else of that name. */
  areYouWords: ["are you", "aren't you", "are you not", "you're", "you are"],
  strengthsWords: ["strengths", "strong points", "strong suit", "best qualities", "best quality", "good qualities"],
  /** {traits} stand after "I am". */
  strengths: [
    "People call me {traits}.",
    "I'm {traits}, if you ask those who know me.",
    "{Traits}, or so they tell me.",
  ],
  finishedWords: ["just finished", "just done", "just been doing", "just completed"],
  finished: ["I've just finished {doing}.", "I was {doing} until a moment ago.", "A moment ago I was still {doing}."],
  inspiresWords: ["inspires you", "inspire you", "inspired by", "inspiration"],
  passionWords: ["passionate", "passion", "passions"],
  inspires: ["{thought}", "Lately it's this. {thought}", "If I think about it? {thought}"],
  /** What one would do for somebody: {them} and what was concluded of them follow. */
  forThem: [
    {
      words: ["compliment", "praise", "kind word", "flatter", "something nice"],
      says: [
        "I'd tell {them} that it does one good to listen.",
        "That nobody in town gives as much of themselves, I'd say.",
        "I'd say how much I like to hear {them} speak of it.",
      ],
    },
    {
      words: ["book", "read"],
      says: ["A book about just that.", "Something to read that has to do with it, I should think."],
    },
    {
      words: ["present", "gift", "birthday"],
      says: ["Something to go with what I know of {them}.", "I'd look for something that has to do with it."],
    },
  ],
  gladOf: ["I'd tell {them} I'm glad to know {them}.", "I'd say that the town would be poorer without {them}."],
  noIdea: [
    "I'd have to ask. I've no idea what {they} would like.",
    "I've no idea, to be honest. I don't know {them} well enough for that.",
    "Off the top of my head I've no idea.",
  ],
} as const;
