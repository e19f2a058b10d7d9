/** English: how one bears one's life in the long run. */

export const standing = {
  /** What asks how something is in general. */
  asks: [
    ...["do you", "do u", "don't you", "dont you", "dont u", "doesn't it", "does it", "are you ever", "are u ever"],
    ...["you ever", "u ever", "you not", "isn't it", "isnt it", "is it", "are you happy", "are u happy", "you happy"],
  ],
  /** What asks how one is at this moment instead. */
  now: ["today", "now", "this morning", "tonight", "yesterday", "was it", "were you"],
  of: [
    {
      words: ["lonely", "alone", "isolated", "so few people", "nobody around", "on your own", "crazy", "stir crazy"],
      says: [
        "Some evenings. Then I put my coat on and go where there's a light.",
        "Less than you'd think. You get to know the sounds of a place, and they're company.",
        "Now and then, in the long months. It passes when somebody comes in wanting something.",
        "I thought I would be. Turns out people find you wherever you are.",
      ],
    },
    {
      words: ["bored", "boring", "dull", "monotonous", "sick of it", "tired of it", "fed up"],
      says: [
        "Some afternoons have more hours in them than others. I find something to mend.",
        "When nothing happens here, we talk about that. It keeps us going for days.",
        "Of the same ten jobs, yes. Of the people, not yet.",
        "A little, in the rain. I've learnt to call it rest.",
      ],
    },
    {
      words: ["tired", "tiring", "exhausting", "exhausted", "worn out", "knackered"],
      says: [
        "My feet do, by evening. The rest of me goes on arguing.",
        "Of course. But I sleep like a stone, that's the good of it.",
        "It does take it out of me. I wouldn't know what to do with my hands otherwise.",
      ],
    },
    {
      words: ["homesick", "miss it", "miss home", "miss them", "miss the", "miss your"],
      says: [
        "Small things: a smell, the noise of one street. Never enough to pack for.",
        "On Sundays, mostly. By Monday there's work and it's gone.",
        "More than I let on. One carries it about like a coat that still fits.",
      ],
    },
    {
      words: ["regret", "regrets", "sorry you", "wish you had", "wish you'd"],
      says: [
        "One or two things, and none of them worth turning round for.",
        "I used to count them. Then I ran out of fingers and got on with it.",
        "Not the big ones. It's the small things I'd take back: a word, a door.",
      ],
    },
    {
      words: ["happy", "content", "like living", "like it here", "love it here", "enjoy living"],
      says: [
        "Most days, by noon at the latest.",
        "I am, on the whole. I'd only notice how much if I had to leave.",
        "When I forget to ask myself, yes.",
        "It suits me. There are better places, I'm told, but they're full of people looking for this one.",
      ],
    },
    {
      words: ["sad", "sadden", "upset", "bother", "bothers you", "mind it", "hard for you"],
      says: [
        "A bit, if I'm honest. I don't take it out and look at it every day.",
        "It used to. You get on with what's in front of you.",
        "There are worse things to carry. I've made room for it.",
      ],
    },
  ],
};
