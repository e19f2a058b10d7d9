/** English: what a visitor told of their own, asked for again. */
export const told = {
  /** What asks for something told. */
  remembers: [
    ...["remember", "recall", "did i tell", "did i say", "did i mention", "have i told", "i told u", "i told you"],
    ...["i say was", "i tell you", "told you about", "told u about", "was it i"],
    ...["did you forget", "do you forget", "have you forgotten", "did u forget", "have u forgotten"],
  ],
  /** What says that something is theirs. */
  mine: ["my", "our"],
  asksWhat: ["what", "whats", "what's", "where", "wheres", "who", "whos", "which", "how are called"],
  /** What makes a question one of something else than what they told. */
  notOfMine: [
    ...["you", "u", "your", "ur", "can", "could", "should", "shall", "may", "might", "would", "need", "why", "can't"],
    ...["do i do", "am i", "if i", "i'm doing", "here", "this", "will", "must", "i get", "i buy"],
  ],
  nameWords: ["name", "names", "called", "named", "call"],
  /** What is of health, belief, politics and whom somebody loves. */
  keptOut: [
    ...["allergic", "allergy", "cancer", "diagnosed", "depressed", "depression", "anxiety", "pregnant", "miscarriage"],
    ...[
      "illness",
      "sick",
      "disease",
      "diabetes",
      "diabetic",
      "medication",
      "therapy",
      "therapist",
      "surgery",
      "asthma",
    ],
    ...[
      "church",
      "pray",
      "muslim",
      "christian",
      "jewish",
      "hindu",
      "buddhist",
      "catholic",
      "atheist",
      "believe in god",
    ],
    ...[
      "voted",
      "vote for",
      "republican",
      "democrat",
      "tory",
      "conservative",
      "communist",
      "socialist",
      "union member",
    ],
    ...["gay", "lesbian", "bisexual", "transgender", "queer", "came out", "my pills", "adhd", "autistic"],
    ...["trans", "hiv", "bipolar", "dementia", "epilepsy", "epileptic", "leukemia", "leukaemia", "hospital", "doctor"],
    ...["operation", "rehab", "abortion", "mosque", "temple", "synagogue", "ramadan", "union", "on strike"],
    ...[
      "boyfriend",
      "girlfriend",
      "husband",
      "wife",
      "wives",
      "fiance",
      "fiancee",
      "my ex",
      "my crush",
      "in love with",
    ],
    ...["moved in together", "moved in with"],
  ],
  /** What weighs on whoever tells it. */
  weighs: ["divorce", "divorced", "separated", "widow", "widowed", "widower", "funeral", "grieving", "broke up"],
  /** Words that are said of the same. */
  likeWords: [
    [
      ...[
        "break",
        "broken",
        "broke",
        "torn",
        "tore",
        "tear",
        "rip",
        "ripped",
        "cracked",
        "snapped",
        "smashed",
        "split",
      ],
      ...["burst", "bent", "busted"],
    ],
    ["lost", "lose", "left", "missing", "forgot"],
    ["living", "job", "work", "worked", "was a", "were a", "retired"],
    ["dog", "spaniel", "terrier", "collie", "puppy", "labrador", "poodle"],
    ["pet", "dog", "cat", "rabbit", "hamster", "parrot", "goldfish", "kitten", "puppy"],
    ["kid", "child", "daughter", "son"],
  ],
  /** What is over on the next day. */
  nextDay: ["tomorrow", "tmrw", "tmr", "tmw", "tonight", "today", "this afternoon", "this evening", "later"],
  wentWords: ["went", "go", "goes", "happened", "did", "do", "was", "passed", "pass", "got", "result"],
  /** What asks to guess how something went and names nothing. */
  howItWent: ["how it went", "how that went", "how did it go", "how did that go", "how i did", "how i got on"],
  named: ["{name}!", "{name}, you said.", "{name}. I haven't forgotten."],
  /** {one} is "the one who bit your teacher". */
  namedOne: ["{name}, {one}.", "{name}! {one}."],
  name: ["{name}."],
  nowIKnow: ["Now I know, and I'll keep it.", "That I'll remember.", "Right, I've got it now."],
  and: ", and ",
  /** {From} is "From Derbyshire". */
  from: ["{From}, you said.", "{From}, if I remember rightly."],
  /** {It} is "The maths test". */
  howWent: ["{It}! How did it go?", "{It}! I was wondering. How did it go?", "You had {it}. Well, how was it?"],
  guessed: [
    "{It}! I'd say it went better than you feared. Am I close?",
    "{It}! My guess is that it went well. Now tell me.",
    "I guess you got through {it} in one piece. How did it go?",
  ],
  wentWell: {
    words: [
      ...["passed", "won", "came first", "came second", "came third", "got in", "got it", "aced", "nailed", "miracle"],
      ...["best", "great", "went well", "amazing", "good", "full marks"],
    ],
    says: [
      "So {it} went well! I'm glad, I was hoping so.",
      "Then {it} was worth the nerves. Well done!",
      "Well done! That's {it} behind you, and no mistake.",
    ],
  },
  wentBadly: {
    words: [
      "failed",
      "lost",
      "badly",
      "awful",
      "terrible",
      "didn't pass",
      "didnt pass",
      "bad",
      "horrible",
      "rubbish",
      "came last",
    ],
    says: [
      "Oh, I'm sorry about {it}. There's a next time for most things.",
      "That's hard luck with {it}. How are you taking it?",
    ],
  },
  went: ["So that's how {it} went. And are you pleased?", "Well, {it} is behind you now. What comes next?"],
};
