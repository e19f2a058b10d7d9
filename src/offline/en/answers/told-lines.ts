/** What is said to a reproach, and to whoever asks after words that were not said. */
export const toldLines = {
  accused: [
    "Is that how it seems to you? Tell me when, and I'll think about it.",
    "I don't mean to. Give me an example.",
    "That's hard to hear. Maybe you're right.",
  ],
  accusedSour: ["And you never stop finding fault.", "If I do, I've my reasons.", "Somebody has to. You won't."],
  complaint: [
    "I'm sorry it isn't to your liking. What would make it better?",
    "That's a pity. What should be different?",
    "I see. What would you change about it?",
  ],
  saidNot: [
    "I don't remember saying that.",
    "Did I? I don't remember it, and it doesn't sound like me.",
    "You must be thinking of somebody else. I never said that.",
  ],
} as const;
