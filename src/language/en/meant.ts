/** English: small words by which a text says that it speaks of something known, and what each kind of news is spoken of with (`mind/news/meant.ts`). */
/** What a kind of news is spoken of with: words that are of nothing else, and words that may be. */
interface SpokenOf {
  readonly of: readonly string[];
  readonly maybe: readonly string[];
}

type Kind =
  | "gathering"
  | "office"
  | "project"
  | "loss"
  | "danger"
  | "quarrel"
  | "feeling"
  | "change"
  | "need"
  | "happening";

const kinds: Readonly<Record<Kind, SpokenOf>> = {
  gathering: {
    of: ["event", "celebration", "bash", "shindig", "get-together", "gathering", "going on", "what's on"],
    maybe: [
      "happening",
      "guests",
      "invited",
      "invite",
      "inviting",
      "throwing",
      "up to",
      "cooking up",
      "planning",
      "planned",
      "preparations",
      "coming to",
      "come to",
    ],
  },
  office: {
    of: [
      "election",
      "elections",
      "candidate",
      "candidates",
      "candidacy",
      "standing for",
      "running for",
      "stand for",
      "run for",
    ],
    maybe: [
      "vote",
      "voting",
      "votes",
      "voted",
      "elected",
      "wants to be",
      "name forward",
      "name down",
      "name in",
      "be the next",
      "job",
      "post",
    ],
  },
  project: {
    of: ["building", "build", "built"],
    maybe: ["ready", "finished", "progress", "coming along", "how far along", "done yet", "going with"],
  },
  loss: {
    of: ["lost", "missing", "vanished", "disappeared", "ran away", "run away"],
    maybe: ["gone", "find", "found", "come home", "came home", "turned up", "seen", "sign of", "where was"],
  },
  danger: {
    of: ["flood", "flooding", "under water", "on fire", "storm", "landslide", "danger"],
    maybe: ["water", "river", "rising", "upstairs", "smoke", "safe", "evacuate", "burning"],
  },
  quarrel: {
    of: ["quarrel", "quarrelled", "fallen out", "fell out", "aren't speaking", "not speaking", "feud"],
    maybe: [
      "fight",
      "argue",
      "argued",
      "argument",
      "make up",
      "made up",
      "talking to each other",
      "not talking",
      "started it",
      "speaking terms",
    ],
  },
  feeling: {
    of: ["crush", "smitten", "besotted", "in love", "has a thing for"],
    maybe: ["fancy", "fancies", "love", "loves", "likes", "sweet on"],
  },
  change: {
    of: ["closing", "shutting down", "shutting up", "closing down", "moving away", "for good", "opening", "moving in"],
    maybe: ["closed", "closes", "close", "shut", "gone", "leaving", "leave", "moving", "new"],
  },
  need: {
    of: ["needs", "need", "looking for"],
    maybe: ["help", "helping", "hands", "hand", "lend a hand", "volunteer"],
  },
  happening: { of: [], maybe: ["heard", "congratulations", "congrats", "sorry to hear", "happened"] },
};

/** Small words and the words of kinds. */
export const meant = {
  /** Before what is known to both: "the party". */
  known: ["the", "this", "that", "these", "those", "his", "her", "their"],
  mine: ["my", "our"],
  yours: ["your", "ur"],
  /** Before any of its kind. */
  any: ["a", "an", "any", "some", "another", "every", "no"],
  /** By which the speaker, and whoever is spoken to, are among those spoken of. */
  first: ["i", "i'm", "i've", "i'll", "i'd", "im", "me", "my", "mine", "we", "our", "us"],
  second: ["you", "you're", "you've", "you'll", "you'd", "your", "yours", "u", "ur"],
  /** Of other times and lives than the town's, and of what one likes. */
  elsewhen: [
    "once",
    "used to",
    "as a kid",
    "as a child",
    "when i was",
    "ago",
    "last year",
    "back home",
    "back then",
    "always",
    "never",
    "i hate",
    "hates",
    "i love",
    "i like",
    "scared",
    "scare",
    "afraid",
    "get",
  ],
  kinds,
};
