/** English: how one bears one's life in the long run. */

export const standing = {
  /** What asks how one is at this moment instead. */
  now: ["today", "right now", "just now", "at the moment", "this morning", "tonight", "yesterday"],
  of: [
    {
      asks: [
        "you get lonely",
        "u get lonely",
        "you feel lonely",
        "are you lonely",
        "you ever lonely",
        "you feel alone",
        "you feel isolated",
        "you get isolated",
        "get lonely up here",
        "get lonely here",
        "get crazy with so few people",
        "go crazy with so few people",
        "lonely living here",
        "lonely up here",
      ],
      says: [
        "Some evenings. Then I put my coat on and go where there's a light.",
        "Less than you'd think. You get to know the sounds of a place, and they're company.",
        "Now and then, in the long months. It passes when somebody comes in wanting something.",
        "Not as often as people think. Somebody always turns up.",
      ],
    },
    {
      asks: [
        "you get bored",
        "u get bored",
        "are you bored",
        "you ever bored",
        "you feel bored",
        "you find it boring",
        "you find it dull",
        "you get sick of it",
        "you get tired of it",
        "you get fed up",
      ],
      says: [
        "Some afternoons have more hours in them than others. I find something to mend.",
        "When nothing happens here, we talk about that. It keeps us going for days.",
        "Of the same ten jobs, yes. Of the people, not yet.",
        "A little, in the rain. I've learnt to call it rest.",
      ],
    },
    {
      asks: ["you get tired", "u get tired", "you ever get tired", "you feel tired", "you ever tired"],
      says: [
        "My feet do, by evening. The rest of me goes on arguing.",
        "Of course. But I sleep like a stone, that's the good of it.",
        "I do. But I wouldn't know what to do with my hands otherwise.",
      ],
    },
    {
      asks: [
        "you get homesick",
        "you feel homesick",
        "are you homesick",
        "you miss home",
        "you miss your home",
        "u miss home",
      ],
      says: [
        "Small things: a smell, the noise of one street. Never enough to pack for.",
        "On Sundays, mostly. By Monday there's work and it's gone.",
        "More than I let on. One carries it about like a coat that still fits.",
      ],
    },
    {
      asks: ["you regret it", "you ever regret", "any regrets", "you have regrets", "u regret it"],
      says: [
        "One or two things, and none of them worth turning round for.",
        "I used to count them. Then I ran out of fingers and got on with it.",
        "Not the big ones. It's the small things I'd take back: a word, a door.",
      ],
    },
    {
      asks: [
        "are you happy here",
        "are u happy here",
        "you happy here",
        "you happy living here",
        "are you happy living here",
      ],
      says: [
        "Most days, by noon at the latest.",
        "I am, on the whole. I'd only notice how much if I had to leave.",
        "When I forget to ask myself, yes.",
        "It suits me. There are better places, I'm told, but they're full of people looking for this one.",
      ],
    },
    {
      asks: ["are you sad about it", "you sad about it", "does it make you sad", "make you sad"],
      says: [
        "A bit, if I'm honest. I don't take it out and look at it every day.",
        "Now and then. Mostly I get on with what's in front of me.",
        "Some days more than others. Then something wants doing, and it's gone.",
      ],
    },
  ],
};
