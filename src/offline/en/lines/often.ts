/** English: what every newcomer asks. */

/** Something that is asked: how, what is said to it, and whether it asks without a question mark. */
export interface Often {
  readonly asks: readonly string[];
  readonly kind: string;
  readonly plain?: true;
  readonly says: readonly string[];
}

/** What is asked of anybody, of whoever is married, of whoever stands for a post, and of whoever does so alone. */
export const often: {
  readonly spouses: readonly string[];
  readonly anybody: readonly Often[];
  readonly married: readonly Often[];
  readonly candidate: readonly Often[];
  readonly alone: readonly Often[];
} = {
  spouses: ["wife", "husband", "spouse", "married"],
  anybody: [
    {
      asks: [
        "how do you know my name",
        "how do u know my name",
        "how you know my name",
        "how d'you know my name",
        "how did you know my name",
        "how come you know my name",
        "who told you my name",
      ],
      kind: "source",
      plain: true,
      says: [
        "You wear it where everybody can read it, {name}.",
        "It came in a step ahead of you. Names travel fast in a small place.",
        "We don't get so many new faces that a name gets lost, {name}.",
        "Somebody said it when you came in. I collect names, the way others do stamps.",
      ],
    },
  ],
  married: [
    {
      asks: [
        "how long have you been married",
        "how long you been married",
        "how long are you married",
        "how long have you two been married",
        "how long you two been married",
        "how long were you married",
        "how long have you been together",
        "how long you two been together",
        "when did you get married",
        "been married long",
        "married for long",
        "how many years have you been married",
        "how many years married",
      ],
      kind: "kin",
      plain: true,
      says: [
        "Long enough that we finish each other's sentences, and argue about the endings.",
        "I've stopped counting. It's the one date I'm not allowed to forget, so I never say the year.",
        "It's a number only one of us remembers, and it isn't me.",
        "Longer than it feels on a good day, and about as long as it feels on a wash day.",
      ],
    },
  ],
  candidate: [
    {
      asks: [
        "would you do as",
        "will you do as",
        "would you change as",
        "will you change as",
        "would u do as",
        "if you win",
        "if u win",
        "when you win",
        "if you get in",
        "if you're elected",
        "if you are elected",
        "if youre elected",
        "if elected",
        "once you're elected",
        "first thing you'd change",
        "first thing youd change",
        "first thing you'd do",
        "first thing youd do",
        "first thing you change",
        "first thing you would do",
        "first thing you would change",
        "your programme",
        "your plans for the town",
        "what would you change",
        "what do you stand for",
      ],
      kind: "plan",
      says: [
        "First I'd go from door to door and write down what people grumble about twice. That's the list.",
        "Start small: a lamp that works, a bench that doesn't wobble. People trust you with the rest after that.",
        "I'd keep one evening a week when anybody can come and shout at me. Then I'd mend what they shouted about.",
        "Honestly? I'd listen for a month before I touched anything. Too many new brooms have broken the good cups.",
      ],
    },
    {
      asks: [
        "why should anyone vote for you",
        "why should anyone vote for u",
        "why should i vote for you",
        "why should i vote for u",
        "why should people vote for you",
        "why vote for you",
        "why should we vote for you",
        "what makes you the best",
        "why you and not",
        "why would anyone vote for you",
        "why would i vote for you",
      ],
      kind: "why",
      says: [
        "Because I'll still be here the day after, and you'll know where to find me if I made a mess of it.",
        "I answer when people knock, and I can say I was wrong. It's a shorter list of candidates than you'd think.",
        "Don't, if you know somebody better. But ask them what they mended last week.",
      ],
    },
  ],
  alone: [
    {
      asks: [
        "running against you",
        "standing against you",
        "up against you",
        "who are you up against",
        "against you",
        "who else is running",
        "who else is standing",
        "is anyone else standing",
        "is anyone else running",
        "anybody else running",
        "anyone else running",
        "anybody else standing",
        "anyone else in the running",
      ],
      kind: "news",
      says: [
        "Nobody that I've heard of, so far. It's early, and people here like to be asked twice.",
        "If anybody is, they're being very quiet about it.",
        "No one's said so to my face. I'd be glad of it: an election with one name is only a queue.",
      ],
    },
  ],
};
