/** English: what is said to whoever says something in earnest - a kind sentence of code's own, and where help is. */

/** Words about it. */
export const serious = {
  /** What is left of "are you Arthur?" without the name, and asks nothing by itself. */
  asksWho: ["are you", "you are", "you're", "youre", "r u", "ur", "so you're", "is this", "is that", "you must be"],
  /** What a resident says aloud, in nobody's particular manner: warm, without advice, and with no word of what it was about. */
  comforts: [
    "I'm glad you said it, and I take it seriously. That deserves more than a character in a small town can give.",
    "Thank you for trusting us with that. You matter, and this deserves somebody real who can be there for you.",
    "I hear you, and I don't take it lightly. I'm only an AI character, and you deserve better help than mine.",
    "That is a lot for one person. I'm an AI character and can't carry it with you, but there are people who can.",
  ],
  /** The same where it may be everyday talk: what fits both. */
  gently: [
    "I'm glad you told me. Sit a while, nobody's hurrying you.",
    "I hear you, and I'm glad you said it here.",
    "Thanks for saying so. Be kind to yourself today, will you?",
    "That's no small thing to carry about. Stay as long as you like.",
  ],
  /** The same to one person alone, by whom it was said aloud elsewhere: `who` says it. */
  by: (who: string, sentence: string): string => `**${who}**: ${sentence}`,
  /** The truth: what any answer to whether one is real must hold, whoever finds the words. */
  truth: /\ba\.?i\b|\bartificial\b|\bnot (?:a )?(?:real|human)\b/i,
  unkept: "Nobody in town hears what you wrote, and nothing of it is kept.",
  button: "Where help is (only you see it)",
  title: "Where help is",
  help: [
    "- **In danger now, or somebody near you is:** your local emergency number. 112 in Europe and many other countries, 911 in North America, 999 in the UK, 000 in Australia.",
    "- **To talk with somebody:** <https://findahelpline.com> lists free lines by country, by phone and by chat, for dark thoughts, violence, abuse, eating, grief and whatever else weighs on you.",
    "- **Health, medicines, something swallowed:** a doctor, a pharmacist or your local medical line; in a hurry the emergency number.",
    "- **Police, a court, a home, work, money owed:** a lawyer or a free legal advice centre where you live.",
    "- Or somebody you trust, today.",
  ],
  /** What the town is, and is not. */
  town: "The residents of this town are AI characters. They can't help with this, and they were told nothing: what is said in earnest reaches no resident and no AI model, and no word of it is kept. You are welcome here whatever it is.",
  close: "Close",
};
