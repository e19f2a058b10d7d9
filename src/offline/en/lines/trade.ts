/** English: what is asked of anybody's trade and of what they are at, and what is said where nobody knows more. */
export const trade = {
  asks: {
    pay: [
      [
        "make a living",
        "earn",
        "well paid",
        "pay well",
        "live on it",
        "make money",
        "money in it",
        "salary",
        "what do you make a month",
      ],
    ],
    takes: [
      [
        "how long does it take",
        "how long do they take",
        "how long takes",
        "how many hours",
        "takes long",
        "long did it take",
        "take you long",
        "how long does a",
        "how long does one",
      ],
    ],
    made: [
      ["yourself", "yourselves", "homemade", "by you", "who made", "you made", "did you", "did u", "you who"],
      [
        "make",
        "made",
        "bake",
        "baked",
        "cook",
        "cooked",
        "paint",
        "painted",
        "build",
        "built",
        "brew",
        "brewed",
        "write",
        "written",
        "homemade",
      ],
    ],
    best: [
      [
        "best part",
        "like about it",
        "like about your",
        "favourite part",
        "favorite part",
        "enjoy about",
        "best thing about",
        "like most about",
        "proudest",
        "proud of",
      ],
    ],
    worst: [
      [
        "worst part",
        "hardest part",
        "worst thing",
        "hardest thing",
        "annoys you",
        "hate about",
        "difficult part",
        "most difficult",
        "boring part",
      ],
    ],
    tires: [["get sick of", "get tired of", "get bored", "got bored", "fed up", "boring", "ever bored"]],
    odd: [["strangest", "weirdest", "oddest", "funniest", "craziest", "most unusual"]],
    day: [
      [
        "all day",
        "do you actually do",
        "do here exactly",
        "do exactly",
        "what do you do here",
        "do with yourself",
        "kind of work do",
        "sort of work do",
        "do you treat",
      ],
    ],
  },
  /** What may stand beside "how long does it take" and names nothing. */
  fills: ["usually normally really exactly actually about roughly all whole thing one each then so hello hi please"],
  /** What names one's work without saying whose. */
  work: ["the job", "this job", "the work", "this work", "your trade", "this trade", "line of work"],
  /** {doing} stands after "I'm". */
  plain: {
    pay: [
      "It pays for bread, and in good months for butter.",
      "Nobody gets rich on it. One gets by.",
      "Enough, if you don't want much.",
    ],
    takes: ["Longer than people think. Good things won't be hurried.", "It depends. Longer if you stand and watch it."],
    best: ["The quiet moment when it's done and nobody has seen it yet."],
    worst: ["The tidying up afterwards. Nobody warns you of that."],
    tires: [
      "Some mornings. Then something goes right, and I forget that I was.",
      "Now and then. Not so that I'd swap.",
      "Ask me in February. Today, no.",
    ],
    odd: ["Oh, people. They come up with something new every week."],
    day: ["I'm {doing}, mostly, and a good deal of tidying up after that."],
  },
  /** Of anybody. */
  about: [
    {
      words: [["when you grow up", "when u grow up", "once you're grown", "when you're grown up"]],
      says: ["I'm {age}, I think this is it. I'm not complaining.", "I was told I already had. When does one notice?"],
    },
    {
      words: [["what grade", "which grade", "what year are you in", "what class are you in"]],
      says: ["With the other {age}-year-olds, in the middle of the room.", "The one for people who are {age}."],
    },
    {
      words: [
        [
          "how did you get into",
          "how did you become",
          "what made you become",
          "why did you become",
          "how did you end up",
          "why this job",
        ],
      ],
      says: [
        "Somebody needed a hand with it once, and I never quite left.",
        "I meant to do it for a summer. You know how that goes.",
        "I was no good at anything else I tried, and I tried a few things.",
      ],
    },
  ],
  /** Words that ask what something is for, and what one says who helps with a gathering. */
  forWhat: [
    "what for",
    "what's that for",
    "what is that for",
    "whats that for",
    "what are those for",
    "what's this for",
    "who is it for",
    "for whom",
    "what's the occasion",
    "what are you celebrating",
    "business over there",
    "what's all this",
    "what is all this",
    "who's getting married",
  ],
  forEvent: ["It's for {event}, {when}. {host} is giving it.", "For {event}. That's {when}, and there's a lot to do."],
  /** What one is at, what may be asked of it, and what it is. */
  deeds: [
    {
      doing: ["letter"],
      asks: ["who to", "to who", "to whom", "writing to", "who are you writing", "letter", "what are you writing"],
      says: [
        "To an old friend who only believes in paper.",
        "To somebody far away who writes back once a year, in very small letters.",
      ],
    },
    {
      doing: ["reading", "book", "novel"],
      asks: [
        "what are you reading",
        "whatcha reading",
        "which book",
        "what book",
        "good book",
        "what's it about",
        "the book",
        "reading",
      ],
      says: [
        "An old one, the fat kind. I'm where everybody has a secret.",
        "Something I've read before. I like knowing that it ends well.",
      ],
    },
    {
      doing: ["magazine", "newspaper", "paper"],
      asks: ["reading", "what's in it", "anything in it", "any news", "in the paper"],
      says: ["Last month's. The weather in it was lovely.", "Mostly advertisements, and one good recipe."],
    },
    {
      doing: ["radio", "music", "record"],
      asks: ["listening", "what's on", "song", "music", "what's playing"],
      says: ["Something slow. I missed who it was.", "An old tune. I know half the words."],
    },
    {
      doing: ["chess", "draughts", "cards", "darts", "game", "board"],
      asks: ["winning", "who wins", "who's winning", "losing", "good at"],
      says: ["I'm winning. I'm also losing, it depends which chair I count.", "Not so far. Ask me in ten minutes."],
    },
    {
      doing: ["painting", "drawing", "sketch", "sketching", "picture"],
      asks: ["what are you painting", "what are you drawing", "painting", "drawing", "what is it", "what's it of"],
      says: ["What's outside, only quieter.", "I'll know when it's done. At the moment it's mostly sky."],
    },
    {
      doing: ["song", "tune", "melody", "chord"],
      asks: ["what song", "which song", "what are you playing", "about"],
      says: ["It has no name yet. It has a good middle.", "Something of my own. It isn't finished."],
    },
    {
      doing: ["sums", "homework", "fractions"],
      asks: ["what kind", "which", "hard", "what sums", "what homework"],
      says: ["Fractions. The bottoms don't match, that's the trouble.", "The long ones, where you carry things over."],
    },
    {
      doing: ["telescope", "watching the sky", "stars"],
      asks: ["pointing", "looking at", "see", "which star", "what star", "saturn", "moon"],
      says: [
        "At whatever shows. When the sky is shut we look at the inside of clouds.",
        "Low in the south, when there's a gap. Come and look when it clears.",
      ],
    },
    {
      doing: ["plants", "flowers"],
      asks: ["what kind", "which", "what plant", "what are those", "growing"],
      says: ["Geraniums, or they were when I bought them.", "I don't know its name. It knows mine, I talk to it."],
    },
    {
      doing: ["sewing", "knitting", "mending", "button"],
      asks: ["what are you", "what is it", "who for", "who is it for", "making"],
      says: ["A button that's been waiting since spring.", "Nothing grand. It only has to hold."],
    },
    {
      doing: ["measuring", "measurements"],
      asks: ["what for", "why", "what's that for", "measuring"],
      says: ["So that what I draw fits in afterwards. Walls are never straight."],
    },
  ],
} as const;
