/** Which of two it is, where that is asked of oneself. */
export const either = {
  or: ["or"],
  /** Behind these it is only "still", where a language has one word for both. */
  notAfter: [],
  /** After these nothing is left to choose. */
  noChoice: [
    ...[
      "or not",
      "or no",
      "or what",
      "or something",
      "or so",
      "or anything",
      "or nothing",
      "or whatever",
      "or are you not",
    ],
    ...[
      "or two",
      "or three",
      "or else",
      "or aren't you",
      "or don't you",
      "or isn't it",
      "or is it not",
      "one or the other",
    ],
  ],
  one: [
    "A bit of both, as it happens.",
    "The first, mostly. Ask me again in a bad week.",
    "The second, if I'm honest.",
    "Both, only not on the same day.",
    "More the one than the other, and it changes with the weather.",
  ],
} as const;
