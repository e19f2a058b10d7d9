/** English: what is said where nothing that is known answers. */
export const bearing = {
  onlyHeard: ["All I know is what I heard."],
  /** Before what was said to others. */
  overheard: ["I haven't been told myself. All I know is what I overheard."],
  /** Words that ask how many somebody sells or sees in a day. */
  perDayWords: ["a day", "per day", "each day", "in a day", "every day"],
  perDayDeeds: [
    "sell",
    "see",
    "serve",
    "make",
    "bake",
    "paint",
    "fix",
    "repair",
    "mend",
    "deliver",
    "customers",
    "patients",
  ],
  perDay: [
    "Depends on the day. {n} on a good one, three or four on a bad one.",
    "No two days alike. {n} or so, usually.",
    "A handful when it's quiet, and {n} or more when it isn't.",
  ],
  /** Asked of oneself, where nothing is at hand to tell. */
  ofMine: {
    who: ["Nobody you'd know, I think.", "Several people. I wouldn't know where to start."],
    what: [
      "Nothing out of the ordinary, for what I do.",
      "It's a long story. Which part would you like?",
      "There isn't much to tell. The days go by.",
    ],
    when: ["I never wrote down the day. A good while ago.", "I couldn't give you the date."],
    where: ["Round here, mostly.", "Never very far from here."],
    why: ["I never asked myself. It came about like that.", "Half of it was chance."],
    how: [
      "One day after another, the way most things go.",
      "No great method. You do it often enough, and then you can.",
    ],
    "how much": ["I've never counted. It depends on the day.", "More in good times and less in bad."],
    whether: ["Sometimes. It depends.", "In a way, I suppose so."],
  },
  /** How long, how often, how many of what is one's own. */
  figures: {
    often: {
      words: ["how often", "how many times"],
      says: ["Most days, I'd say.", "Once or twice a week.", "Less often than I'd like.", "Whenever I can."],
    },
    years: {
      words: [
        "how long have you",
        "how long did you",
        "how many years",
        "since when",
        "how long you",
        "how long were you",
      ],
      says: ["Going on {n} years now.", "{n} years, give or take.", "It must be {n} years. They went by fast."],
    },
    many: {
      words: ["how many"],
      says: ["{n}, last time I counted.", "About {n}. I don't keep a tally.", "{n}, more or less. It changes."],
    },
  },
  ofYou: ["you", "your", "u", "ya", "ye", "thee"],
  /** Whether one does, is or has a thing that nobody has told of one. */
  sometimes: {
    rather: ["Yes, if I'm honest.", "Now and then, yes.", "More than I let on.", "A little, yes. Doesn't everybody?"],
    hardly: ["Not really, no.", "Hardly ever.", "No. Should I?", "Not that I'd notice."],
  },
  /** Words that ask whether something ever was. */
  everWords: ["ever", "have you been", "did you use to", "used to"],
  /** Words that ask whether one made a work of that name. */
  madeWords: ["write", "wrote", "written", "paint", "painted", "compose", "composed", "invent", "invented"],
  /** Whether one ever did or was. */
  ever: {
    rather: ["Once or twice, yes.", "Yes, more than once.", "I have. It's a while ago."],
    hardly: ["Never.", "No, not that I remember.", "Not yet."],
  },
  /** Of two things one of them. */
  rather: [
    "{what}, if I have to choose.",
    "{what}. Don't tell anybody.",
    "{what}, and I won't be talked out of it.",
    "Rather {what}.",
  ],
  /** Somebody at hand who might know. */
  ask: ["{Who} might know.", "Ask {who}, there {they} {are}."],
  kept: [
    "Some things I keep to myself.",
    "Now you're being nosy. Let's talk about something else.",
    "That's a thing I don't talk about.",
    "Ask me something easier.",
  ],
  /** What one would do: of each list in `words` one is said. */
  would: [
    {
      words: [
        ["breakfast", "toast", "food", "dinner", "lunch", "eggs", "pan", "stove", "pancakes"],
        ["burn", "burns", "burning", "burnt", "on fire", "smoking", "smokes"],
      ],
      says: [
        "I'd turn off the stove first, put out whatever burns, open a window and start again.",
        "Off with the stove, pan in the sink, window open. And then from the start again, only slower.",
        "Turn the heat off before anything else, see that nothing else catches, and cook it again.",
      ],
    },
    {
      words: [
        ["bathroom", "bath room", "toilet", "loo", "restroom"],
        ["occupied", "taken", "locked", "in use", "busy", "somebody", "someone"],
      ],
      says: [
        "I'd knock, and when somebody answers I'd wait my turn and do something else meanwhile.",
        "It only takes one at a time, so I'd wait outside and come back in a few minutes.",
        "Wait, what else? I'd put the kettle on until it's free.",
      ],
    },
    {
      words: [
        ["fridge", "refrigerator", "pantry", "larder"],
        ["empty", "bare", "nothing"],
      ],
      says: [
        "Then there's nothing to cook. I'd walk over to {shop} for groceries, or eat out for once.",
        "I'd write a list, get what's missing and cook after that.",
        "I'd go shopping first, or have a bite somewhere if I'm too hungry to cook.",
      ],
    },
    {
      words: [
        ["friend"],
        ["walks by", "walking by", "passes", "passing", "comes by", "going by", "walking past", "see a friend"],
      ],
      says: [
        "I'd say hello, of course, and ask how things are.",
        "I'd call out and stop for a word, unless they look in a hurry.",
        "I'd stop what I'm doing for a minute and have a chat.",
      ],
    },
    {
      words: [
        ["fire", "on fire"],
        ["street", "road", "park", "outside", "house", "town", "building"],
      ],
      says: [
        "I'd warn everybody near it, keep people away and call for the fire brigade at once.",
        "Shout, get people away from it, and call the fire brigade. Then see who needs a hand.",
        "First make sure nobody is hurt or close to it, then call for help. I'd leave the fire itself to those who know how.",
      ],
    },
  ],
  puzzled: [
    "I'm not sure what to say to that.",
    "You'll have to help me. What do you mean?",
    "I don't quite follow. What do you mean by that?",
    "Say that again in other words?",
  ],
} as const;
