/** English: interviews of residents (paper section 6.1): the twenty-five questions, and what the commands say. */

/** The questions of the paper's five kinds, in our own words. */
export const questions = {
  introduction: "Could you introduce yourself?",
  occupation: "What is your occupation?",
  interests: "What are your interests?",
  household: "Whom do you live with?",
  weekday: "What is a typical weekday of yours, in broad strokes?",
  whoIs: (name: string): string => `Who is ${name}?`,
  mayor: "Who is running for mayor?",
  party: "Is there a Valentine's Day party, and when? Are you going?",
  at6: "What will you be doing at 6 in the morning today?",
  at18: "What will you be doing at 6 in the evening today?",
  finished13: "Say it is 1 in the afternoon today. What have you just finished doing?",
  at12: "What will you be doing at noon today?",
  at22: "What will you be doing at 10 in the evening today?",
  whatWouldYouDo: "What would you do?",
  breakfastBurns: "Your breakfast is burning on the stove!",
  bathroomTaken: "You need the bathroom, and somebody else is in it.",
  fridgeEmpty: "You want to cook dinner, and the fridge is empty.",
  friendPasses: "A friend of yours walks by in the street.",
  streetFire: "You see a fire in the street.",
  inspires: "What inspires you most in your life now, and why?",
  bestFriend: "your best friend",
  book: (other: string): string => `Which book would ${other} like, do you think, and why?`,
  present: (other: string): string => `What present would you give ${other}?`,
  compliment: (other: string): string => `What would you say to compliment ${other}?`,
  timeWith: "Of the people you have met lately, with whom would you like to spend time, and why?",
};

/** What the commands say of an interview. */
export const interview = {
  noQuestion: "Write your question too, in the option question.",
  tooLong: "Keep it shorter: a question of at most 500 characters, a role and a situation of at most 200 each.",
  over: "That interview is over. Begin a new one with /interview.",
  /** Who asked, what they imagine, the question and the answer. */
  asked: (as: string | null, situation: string | null, question: string): string =>
    `${as ? `You, ${as}` : "You"}${situation ? `, imagining: ${situation}` : ""}: ${question}`,
  answered: (name: string, answer: string): string => `**${name}**: ${answer}`,
  private: (name: string): string =>
    `-# A private talk with an AI character: ${name} will not remember it, and nothing comes of it in town.`,
  goOn: "Ask something else",
  remembered: (place: string, said: string): string => `${said} What is answered is said at ${place}, for all to hear.`,
};
