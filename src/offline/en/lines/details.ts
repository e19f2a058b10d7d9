/** English: what one is at, more closely. */

/** What somebody may be at, by the words for it and without those that say more already, how it is asked after, and what is said to that. */
export interface Detail {
  readonly doings: readonly string[];
  readonly unless?: readonly string[];
  readonly asks: readonly string[];
  readonly says: readonly string[];
}

/** All of them. */
export const details: readonly Detail[] = [
  {
    doings: ["letter", "letters"],
    /** Names whom it is to. */
    unless: ["to"],
    asks: [
      "who's it to",
      "whos it to",
      "who is it to",
      "who's the letter to",
      "whos the letter to",
      "who is the letter to",
      "to whom",
      "who are you writing to",
      "who you writing to",
      "who are u writing to",
      "who's it for",
      "who is it for",
      "what are you writing about",
      "what's in the letter",
      "whats in the letter",
      "what does it say",
    ],
    says: [
      "A cousin of mine who never answers. I write anyway, it keeps me honest.",
      "An old friend. We've been arguing by post for years, a page at a time.",
      "Nobody yet. I write it first, and then I find out who it's for.",
      "Somebody I ought to have written to in spring. The first page is all apologies.",
    ],
  },
  {
    doings: ["map", "maps"],
    asks: [
      "of what",
      "map of what",
      "what is it of",
      "what's it of",
      "whats it of",
      "what are you drawing",
      "what you drawing",
    ],
    says: [
      "Of this place and half a day's walk around it. The paths keep moving, that's the trouble.",
      "Of everything I can see from here. It keeps growing.",
    ],
  },
  {
    doings: ["draw", "drawing", "paint", "painting", "sketch", "sketching"],
    asks: [
      "what are you drawing",
      "what you drawing",
      "what are u drawing",
      "what are you painting",
      "what you painting",
      "what are you sketching",
      "what is it of",
      "what's it of",
      "whats it of",
      "what's it going to be",
      "what is it going to be",
    ],
    says: [
      "Whatever holds still long enough. Today that isn't much.",
      "The same corner as yesterday. It changes as soon as I look away.",
      "At the moment, mostly the bit I got wrong.",
    ],
  },
  {
    doings: ["piano", "guitar", "fiddle", "violin", "playing", "tune", "song"],
    asks: [
      "what are you playing",
      "what were you playing",
      "what you playing",
      "what is it that you are playing",
      "what song",
      "which song",
      "what tune",
      "which tune",
      "what piece",
      "which piece",
      "what's the song",
      "whats that song",
    ],
    says: [
      "Something my fingers remember better than I do.",
      "A tune I heard once through a wall. I'm guessing at the middle.",
      "It hasn't got a name yet. It hasn't got an ending either.",
    ],
  },
  {
    doings: ["read", "reading", "book", "chapter", "magazine", "novel"],
    asks: [
      "what are you reading",
      "what you reading",
      "whatcha reading",
      "what u reading",
      "what's the book",
      "whats the book",
      "what book",
      "which book",
      "what's it about",
      "whats it about",
      "what is it about",
      "is it good",
      "any good",
      "good book",
    ],
    says: [
      "A man inherits a tower and is afraid of heights. I'm on his side.",
      "A detective story. I've suspected everybody but the cat, so it'll be the cat.",
      "Old letters from somebody to somebody. I skip the weather.",
      "Two families and one orchard. Nobody's picked an apple yet and I'm on page ninety.",
    ],
  },
  {
    doings: ["radio", "music", "listening"],
    asks: [
      "what are you listening to",
      "what you listening to",
      "what's on",
      "whats on",
      "what station",
      "which station",
    ],
    says: [
      "Mostly the gaps between stations. There's a man who reads out the weather for places I've never been.",
      "Old songs. I know all the words and none of the names.",
    ],
  },
];
