/** English: to what people tell. */
export const telling = {
  news: {
    awful: [
      "Oh no. I'm so sorry, {name}.",
      "I don't know what to say. I'm truly sorry.",
      "That's terrible. Sit down a minute, will you?",
    ],
    bad: [
      "Oh dear. How did that happen?",
      "I'm sorry to hear that. Is it getting any better?",
      "That's rotten luck. Can I do anything?",
    ],
    plain: ["Oh? Tell me more.", "Well, well. And what now?", "You don't say.", "And how are you taking it?"],
    good: [
      "Good for you! I like to hear that.",
      "That's lovely news. How did it come about?",
      "Well done! Are you pleased?",
    ],
    joy: [
      "That's wonderful, {name}! I'm so happy for you.",
      "No! Congratulations! When was it?",
      "Oh, how marvellous. Come, tell me everything.",
    ],
  },
  metoo: ["Then we've something in common.", "I know a bit about that.", "Funny you should say that."],
  fact: [
    "Ah. I wouldn't have guessed.",
    "Now I know you a little better.",
    "I'll remember that.",
    "Go on, I'm listening.",
    "That's something I didn't know about you.",
  ],
  /** Words of feelings, and what one says to each. */
  feelings: {
    tired: ["tired", "exhausted", "knackered", "sleepy", "worn out", "no sleep", "up all night"],
    hungry: ["hungry", "starving", "famished", "could eat"],
    happy: ["happy", "great mood", "excited", "so good", "glad", "over the moon", "best day"],
    bored: ["bored", "boring", "nothing to do"],
    nervous: ["nervous", "anxious", "scared", "afraid", "worried", "stressed"],
    lonely: ["lonely", "alone", "homesick", "miss my", "miss her", "miss him"],
    cold: ["cold", "freezing", "shivering"],
    angry: ["angry", "furious", "annoyed", "pissed", "fed up"],
    sad: ["sad", "down", "crying", "unhappy", "miserable"],
    ill: ["sick", "ill", "headache", "hurts", "my feet", "my back"],
    thirsty: ["thirsty"],
    hot: ["hot", "sweating", "boiling"],
  },
  /** What turns a good feeling into none. */
  not: ["not ", "n't ", "never "],
  feels: {
    tired: [
      "Then sit down before you fall down.",
      "You look it. Long day?",
      "Go easy on yourself. Did you sleep at all?",
    ],
    hungry: ["Then you should eat something, and soon.", "On an empty stomach nothing goes well. Get yourself a bite."],
    happy: ["It shows! What happened?", "That's catching. Go on, why?", "Good. Somebody has to be."],
    bored: [
      "Take a walk, that's what I do.",
      "Bored? In this town? Stay and talk a bit, then.",
      "I could find you something to carry.",
    ],
    nervous: [
      "What about? Tell me, it gets smaller when you say it.",
      "Breathe. It's rarely as bad as one thinks.",
      "Of what? I'm listening.",
    ],
    lonely: [
      "You've got company now, at least mine.",
      "I know that one. Stay a while.",
      "Come by whenever you like. I mean it.",
    ],
    cold: ["Come nearer, it's warmer here.", "You need a hot drink and a thicker coat."],
    angry: ["Who's done what? Out with it.", "I can hear that. What happened?"],
    sad: ["Oh. Do you want to talk about it?", "I'm sorry. I'm here if you want company.", "What's the matter?"],
    ill: [
      "That doesn't sound good. Have you had it looked at?",
      "Sit down, and take it slowly.",
      "Poor you. Since when?",
    ],
    thirsty: ["Then have something to drink, don't be shy."],
    hot: ["Find yourself some shade.", "It gets to one, doesn't it?"],
  },
  eatHere: ["Then you've come to the right place. How about {thing}?", "We can mend that: {thing}?"],
  goesTo: [
    "Then I won't keep you. Give my regards {at}.",
    "{at}? Have a good time.",
    "Nice. Tell me afterwards how it was.",
  ],
  goesToShut: [
    "It's shut just now. It opens at {from}.",
    "You'll find the door locked, I'm afraid. From {from} on, they're there.",
  ],
  doing: ["Then don't let me stop you.", "And how is it going?", "Sounds like a full day.", "Well, take your time."],
  mine: ["I should know, it's mine.", "Yes, that's me. Who told you?"],
  heardFrom: ["Yes, {from} told me already.", "I had that from {from}."],
  knew: ["I've heard, yes.", "So they say, yes."],
  newsOf: {
    awful: ["No! That's dreadful. When did it happen?", "Oh no. Does everybody know?"],
    bad: [
      "Oh dear. Is anybody doing something about it?",
      "That's bad. Who told you?",
      "I hadn't heard. How did it come about?",
    ],
    plain: [
      "Really? I hadn't heard. Who told you?",
      "Is that so? Nobody tells me anything.",
      "Well, that's new to me. What else do they say?",
    ],
    good: ["That's good to hear.", "I'm glad. It was time for some good news."],
    joy: ["How wonderful!", "Oh, that's lovely. I must go and say so."],
  },
  ofThing: [
    "The {thing}? Where? I'll have a look at once.",
    "Step back from the {thing}, I'll see to it.",
    "What, the {thing}? Thanks for telling me.",
  ],
  iSee: ["Do you think so?", "That's how you see it.", "Hm."],
  view: [
    "There's something in that.",
    "You may be right. I've never looked at it that way.",
    "I wouldn't go that far, but I see what you mean.",
    "Not everybody would agree, you know.",
  ],
  viewOf: ["You may be right there.", "I see it a little differently, but never mind.", "That's fair, I think."],
  seen: ["Thanks, good to know. When was that?", "Did {they} look well?", "Ah, so {they}'s about. Thanks."],
  seenAt: [
    "{at}? Thanks, then I know where to look.",
    "Ah, so that's where {they} got to. Thank you.",
    "Good to know {who} is {at}. Thanks.",
  ],
  seenNobody: ["Thanks for telling me. Who was it?", "I'll keep my eyes open."],
} as const;
