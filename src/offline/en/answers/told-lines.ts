/** What is said to somebody who tells something, by what they tell. Several wordings each; {turned} is what they said, turned to "you". */
export const toldLines = {
  /** After "So you ...", by the form of what they told. */
  newcomer: [
    "And what brings you to our town?",
    "How do you like it so far?",
    "How long will you stay?",
    "What made you choose this town?",
  ],
  being: ["What is that like?", "What's the best part of it?", "How did you come to that?"],
  underWay: ["How is it coming along?", "How far have you got?", "What made you start?"],
  begun: ["What made you start?", "And how do you like it so far?", "How is it going?"],
  ahead: ["How do you feel about it?", "Are you looking forward to it?", "You must tell me how it goes."],
  past: ["How was that?", "What happened then?", "How did that come about?"],
  liking: ["What do you like best about it?", "How did that begin?", "Since when?"],
  wanting: ["What keeps you from it?", "What would it take?", "What made you think of it?"],
  needing: ["Is there anything I can do?", "What is it for?", "Can it wait a little?"],
  from: ["What is it like there?", "Do you miss it sometimes?", "And what brought you here?"],
  having: ["How did you come by it?", "What is that like?", "Since when?"],
  theirs: ["How do you feel about it?", "And what do you make of it?"],
  habit: [
    "How did you come to that?",
    "What do you like best about it?",
    "Have you done that for long?",
    "What got you started?",
  ],
  /** To an answer to one's own question. */
  replyGood: [
    "I'm glad to hear it.",
    "That's good to hear.",
    "Good for you.",
    "Then something is going right in the world.",
  ],
  replyBad: [
    "That sounds hard. Don't give up on it.",
    "Oh dear. I hope it gets easier.",
    "It'll come. Most good things are slow.",
    "I know that feeling. Give it time.",
  ],
  reply: ["I like that.", "I can picture it.", "I'm glad I asked.", "That's worth hearing.", "I'd not have guessed."],
  replyNo: ["No? Well, there's time.", "Not yet, then.", "Fair enough."],
  birthday: [
    "Happy birthday, {name}! How will you spend the day?",
    "It's your birthday? Many happy returns, {name}!",
    "Then a happy birthday to you, {name}. I hope somebody bakes you a cake.",
  ],
  holiday: ["And to you, {name}!", "The same to you, {name}.", "Thank you, and the same to you."],
  congratulated: ["Thank you, {name}, that's kind.", "How kind of you. Thank you."],
  /** {it} is what is missing: "dog". */
  lost: [
    "Oh no. Where did you last see your {it}? I'll keep my eyes open.",
    "I'm sorry to hear that. I'll look out for your {it}, and ask whoever I meet.",
    "That's hard. I haven't come across a stray {it}, but I'll keep my eyes open.",
  ],
  tired: ["Then sit down with me for a while.", "You should rest. Nothing runs away.", "Has it been a long day?"],
  cold: ["Come inside somewhere, then, before you catch something.", "Wrap up well. Something hot would do you good."],
  alone: [
    "Then now you know me. Ask me whatever you like.",
    "That's soon mended. It's a small town, and people here stop to talk.",
    "Well, you've made a start: you know me.",
  ],
  weather: [
    "It is, isn't it?",
    "I noticed that too.",
    "So it is. I like to have a look at the sky before anything else.",
  ],
  placePraised: [
    "It is, isn't it? I'm fond of it myself.",
    "I'm glad you think so.",
    "Say that to the others, they'll be pleased.",
  ],
  workPraised: [
    "Thank you, {name}. That's what one does it for.",
    "I'm glad you like it, {name}.",
    "You'll make me blush. Thank you.",
  ],
  youNotLiked: [
    "I'm sorry to hear that. What have I done?",
    "Well, that's honest. Is it something I said?",
    "I can live with that, but I'd rather know why.",
  ],
  accused: [
    "Is that how it seems to you? Tell me when, and I'll think about it.",
    "I don't mean to. Give me an example.",
    "That's hard to hear. Maybe you're right.",
  ],
  accusedSour: ["And you never stop finding fault.", "If I do, I've my reasons.", "Somebody has to. You won't."],
  complaint: [
    "I'm sorry it isn't to your liking. What would make it better?",
    "That's a pity. What should be different?",
    "I see. What would you change about it?",
  ],
  opinion: [
    "You may be right. What makes you think so?",
    "That's worth saying aloud. Have you told others?",
    "I'd like to hear more about why.",
    "There's something in that. What would you do first?",
    "Who else in town thinks so?",
  ],
  /** To somebody who comes for a visit; {doing} is what one is busy with. */
  visitHome: [
    "Then come in, {name}. I'm {doing}, but that can wait.",
    "A visit! Come in, {name}. What brings you to my door?",
    "How nice, {name}. Don't mind me, I'm only {doing}.",
  ],
  visitPlace: [
    "Then you're welcome at {place}, {name}. Look round as long as you like.",
    "Good to have you here, {name}. I'm {doing}; ask me whatever you like about {place}.",
    "You've come to the right place, {name}. What would you like to see of {place}?",
  ],
  /** To whoever says how one looks; {doing} is what one is busy with. */
  youLook: [
    "Do I? It must come of {doing}.",
    "I've been {doing}, that's all. Kind of you to notice.",
    "It's only that I'm {doing}. How are you yourself?",
  ],
  /** From somebody who stands for office. */
  opinionOffice: [
    "That's just what I want to hear from people. I'll put it on my list.",
    "I'll write that down. If I'm elected, hold me to it.",
    "Good. Tell me how you would go about it, and I'll think it over.",
  ],
  wish: ["I hope it goes well.", "You must tell me how it went.", "I'll be thinking of you."],
  sorry: ["That's all right, {name}.", "No harm done.", "Let's forget it, then."],
  trust: ["You can trust me with that.", "It stays with me.", "I won't pass it on."],
  /** About somebody, by what one thinks of them. */
  theyGoodYes: ["I think so too.", "I've nothing but good to say of {them} either.", "That's how I see {who}, too."],
  theyGoodNo: ["You see {who} differently than I do.", "If you say so. I've met another {who}."],
  theyBadYes: ["You won't hear me say otherwise.", "{who} and I don't get on either."],
  theyBadNo: [
    "I won't hear a word against {who}.",
    "I know another {who} than you do, then.",
    "{who} has always been decent to me.",
  ],
  theyUnknown: ["I hardly know {who}, so I couldn't say.", "I know {who} too little to judge."],
  saidNot: [
    "I don't remember saying that.",
    "Did I? I don't remember it, and it doesn't sound like me.",
    "You must be thinking of somebody else. I never said that.",
  ],
} as const;
