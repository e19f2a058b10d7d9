/**
 * The English lines of the offline town. Each bank has many wordings, and what is particular comes from the resident's own facts.
 * "{name}" is the other's first name; other braces are filled by the one who picks.
 */
export const lines = {
  /** When a resident has no greeting of their own that fits. */
  hello: ["Hello, {name}.", "Hi, {name}."],
  /** A greeting returned. */
  helloBack: [
    "Hello, {name}.",
    "Hi, {name}.",
    "{name}! Good to see you.",
    "Oh, hello, {name}.",
    "Ah, {name}.",
    "{name}.",
  ],
  /** The host, to somebody who speaks of the event. */
  hostConfirms: [
    "That's right, and you're welcome to come.",
    "Word travels. Yes, do come.",
    "It is! I've thought of nothing else all week.",
  ],
  /** What one thinks of a candidate, to their face. */
  supportToFace: ["I think you'd be good at it.", "You can count on me.", "I'm glad you're doing it."],
  againstToFace: [
    "You won't get my vote, and I'd rather you heard it from me.",
    "I'll tell you straight: not with my vote.",
    "You? I'll be voting for somebody else.",
  ],
  neutralToFace: [
    "What would you change first?",
    "What made you decide?",
    "I'll want to hear more before I make up my mind.",
  ],
  /** Asking after something the other told last time, or is known to be busy with. */
  followUp: [
    "Tell me something about your {label}.",
    "I've been meaning to ask about your {label}.",
    "And your {label}? I keep meaning to ask.",
    "I'd like to hear about your {label}. Now, for instance.",
    "I was thinking about your {label} the other day.",
    "What's there to tell about your {label}?",
  ],
  /** The same for something under way. {is} agrees with the label. */
  progress: [
    "How {is} your {label} coming along?",
    "Any news of your {label}?",
    "How do things stand with your {label}?",
    "Did you get any further with your {label}?",
    "Last I heard you were deep in your {label}. Still?",
  ],
  /** When news is heard for the first time. */
  surprised: [
    "Really? I hadn't heard.",
    "That's news to me.",
    "Well, well. Since when?",
    "Go on, really?",
    "No! First I've heard of it.",
    "You don't say.",
  ],
  /** When one has heard already. {source} is a first name. */
  alreadyKnow: [
    "{source} mentioned it.",
    "I heard as much from {source}.",
    "Yes, {source} told me.",
    "{source} beat you to it, I'm afraid.",
    "So {source} was saying.",
  ],
  /** Comments on what the other told of their own things, whatever it is. */
  comment: [
    "There's something in that.",
    "That suits you, somehow.",
    "I know the feeling.",
    "You should write that down.",
    "I'll remember that.",
    "It's good to hear you talk about it.",
    "Who'd have thought.",
    "I'd never have thought of that.",
    "You've a way of putting things.",
    "I could listen to that all day.",
    "That's one for the long evenings.",
    "That explains a great deal.",
    "I shan't look at it the same way again.",
    "You surprise me, and that's not easy.",
    "I'll be chewing on that for a while.",
    "I think I needed to hear that.",
    "I never looked at it that way.",
    "That's just like you.",
    "You don't hear that every day.",
    "That'll stay with me.",
    "I can well believe it.",
    "I'm glad you told me that.",
    "You notice things that I walk past.",
    "Say that again some day, when more people listen.",
    "I'd put my name to that.",
  ],
  /** The same, when they told what happened. */
  commentPast: [
    "Ha! I'd have liked to see that.",
    "Now that I'd have paid to watch.",
    "I can picture it.",
    "There's a whole story in that.",
    "Somebody ought to paint that.",
    "I wish I'd been there.",
    "You and your adventures.",
    "I can see it as if I'd been there.",
    "What a thing to carry about with you.",
    "You remember it so clearly.",
  ],
  /** The same, when it is something that takes long or comes again and again. */
  commentEffort: [
    "I'd have given up long before.",
    "That takes patience, I should think.",
    "And here I was complaining about my morning.",
    "It sounds like hard work that doesn't mind being hard.",
    "I'd never keep that up.",
    "You don't do things by halves.",
  ],
  commentCool: [
    "So I gather.",
    "Right.",
    "Well, somebody has to.",
    "If you say so.",
    "Hm.",
    "Each to their own.",
    "I'm not sure I see the point, but fine.",
    "I'll take your word for it.",
  ],
  accept: [
    "I'd love to. {when}, you said? I'll be there.",
    "Count me in. {when} suits me.",
    "Oh, yes. I'll come {when}.",
    "That sounds like just what I need. See you there {when}.",
    "Gladly. I'll make sure I'm free {when}.",
    "Put me down for a yes.",
  ],
  declineWork: [
    "I wish I could, but I'm {work} then.",
    "I can't, I'm afraid: that's when I'm {work}.",
    "Bad timing. I'll be {work}.",
    "Not with work as it is, I'm {work} at that hour.",
  ],
  declineDislike: [
    "I don't think so. {host} and I aren't exactly friends.",
    "With {host}? I'll pass.",
    "No. I wouldn't enjoy it, and I'd show it.",
  ],
  declineMood: [
    "Kind of you, but crowds wear me out. Not this time.",
    "I think I'll have a quiet evening instead.",
    "Maybe another time. I've promised myself an early night.",
    "I've half promised myself a quiet evening, sorry.",
  ],
  maybe: [
    "I might look in if the day allows.",
    "Let me see how the day goes.",
    "Perhaps. Don't wait for me, though.",
    "Interesting. I'll think about it.",
  ],
  accepted: ["I've said I'll come.", "I'm going, I've promised.", "You'll see me there."],
  declined: ["I won't manage it, I'm afraid.", "I've had to say no.", "It's not for me this time."],
  gladYouCome: [
    "Wonderful. That makes me happy.",
    "Oh good! Then it'll be a proper party.",
    "Lovely. Bring an appetite.",
    "I hoped you'd say that.",
  ],
  pityYouDont: [
    "That's a pity. Another time, then.",
    "I understand. I'll save you a slice.",
    "Ah well. Thanks for being straight with me.",
  ],
  /** At an event, while it is on. {host} is a first name. */
  atEvent: [
    "Have you tried the cake with the pink icing? I'm on my third.",
    "{host} has outdone herself, don't you think?",
    "I came for ten minutes, and look at me.",
    "I like this room best when it's full.",
    "Somebody ought to play that piano.",
    "I haven't seen half these people in one place before.",
    "To {host}, and to whoever hung all those hearts.",
    "Save me a dance, if there's dancing.",
  ],
  atEventHost: [
    "I'm so glad you came. Have you had some cake?",
    "There's more punch by the piano, help yourself.",
    "Look at them all! I can hardly believe it.",
    "You'll stay for the toast, won't you?",
    "Don't you dare leave without a slice to take home.",
  ],
  /** Why one is for or against somebody. */
  why: {
    tooLoud: [
      "Too quick with the elbows.",
      "You only have to hear the shouting.",
      "That temper would frighten the pigeons.",
    ],
    disliked: [
      "All those airs.",
      "I know what I know, and I've known it for years.",
      "There's nothing behind it but a good coat.",
      "I've been looked down on once too often from that side.",
    ],
    neighbour: [
      "You learn a lot about people over a fence.",
      "I couldn't wish for a better neighbour.",
      "Nobody on our street has ever been turned away there.",
    ],
    friend: [
      "And not only because we're friends.",
      "I've never once been let down there.",
      "I've known that heart for a long time.",
    ],
    known: [
      "I've always been treated decently there.",
      "There's sense in that head, and patience.",
      "That one listens first, and that's rare.",
    ],
  },
  support: [
    "{name} would do it well, I think.",
    "{name} has my vote.",
    "If anybody can do it, {name} can.",
    "About time somebody decent stood.",
  ],
  against: [
    "{name}? Over my dead body.",
    "I wouldn't trust {name} with a lemonade stand.",
    "{name} won't get my vote, and I'll say so to anybody.",
    "Mayor {name}. Heaven help us.",
  ],
  neutral: [
    "I'd want to hear what {name} means to do first.",
    "We'll see what {name} has to say.",
    "Hm. I haven't made up my mind about {name}.",
    "At least it won't be a dull election.",
  ],
  /** On news of somebody that is about no office. */
  wonder: [
    "I'd not have expected that of {name}.",
    "Well, good for {name}.",
    "{name} never does anything by halves.",
    "I wonder what put that into {name}'s head.",
    "I'll have to ask {name} about it.",
  ],
  doubt: [
    "{name}? I'd believe it when I see it.",
    "That's {name} for you.",
    "I wouldn't set my watch by what {name} says.",
  ],
  wonderToFace: [
    "What made you decide?",
    "I didn't see that coming, and I like it.",
    "Are you sure? You look sure.",
    "When did that come to you?",
    "Then I hope it goes well.",
  ],
  doubtToFace: ["You? Well, we'll see.", "I'll believe it when I see it.", "If you must."],
  askMayor: [
    "Have you any idea who'll stand for mayor?",
    "Who do you think will run for mayor next month?",
    "Heard anything about the mayor's race?",
  ],
  noIdea: ["Not a word.", "No idea, I'm afraid.", "Nobody tells me anything.", "I couldn't say."],
  askKin: [
    "Have you seen {who} this morning?",
    "Where's {who} got to?",
    "Did {who} get off all right?",
    "Have you seen {who} today?",
  ],
  kinSaid: [
    'Yes, just before. {They} said, "{quote}"',
    '{Who} was here a while ago. "{quote}", {they} said.',
    'I had a word with {who}. {They} told me, "{quote}"',
  ],
  kinSeen: ["I saw {who} earlier. {They} was {doing}.", "{Who} was {doing} when I last looked."],
  kinUnseen: ["No, not yet today.", "I haven't, no.", "Not since yesterday."],
  askHelp: [
    "Would you give me a hand decorating for {party}, {when}?",
    "I could use two more hands with the decorations for {party}. {when}, would you help me?",
    "Will you help me hang things up {when}, for {party}?",
    "I'm putting up paper hearts for {party} {when}. Could you hold the ladder?",
  ],
  helpYes: [
    "Of course. {when}, I'll be there.",
    "I'd enjoy that. See you {when}.",
    "Yes! I'll bring the sticky tape.",
    "Put me to work. {when} it is.",
    "I'm no artist, but I can hold a ladder. {when}, then.",
  ],
  /** The host, when somebody offers another hour to help. */
  helpWelcome: [
    "{when}? That's just as good. Thank you.",
    "Then {when}. I'll have the paper hearts ready.",
    "Perfect, {when}. You're saving my life.",
  ],
  /** {doing} stands after "I'm", {other} is another time. */
  helpOther: [
    "I'm {doing} then. {other} I could, if that's any use to you.",
    "Not at that hour, I'm {doing}. But I'd come {other}.",
    "I can't get away before, I'm {doing}. Would {other} be soon enough?",
  ],
  helpMood: [
    "I'd only hang things crooked. Ask somebody with a straight eye.",
    "Honestly, ladders and I don't agree. You'll find somebody better.",
    "I've run about enough for one day, forgive me.",
  ],
  helpDislike: ["Ask one of your friends. I'm not one.", "No. I'd be in your way, and you in mine."],
  meetYes: [
    "Yes, let's. {when}, and don't be early.",
    "I'd like that. {when}, then.",
    "You've talked me into it. {when} it is.",
    "{when} suits me. I'll be the one who's late.",
    "Gladly. I'll keep {when} free.",
  ],
  meetOther: [
    "{when} I'm {doing}. What about {other}?",
    "I'd like to, but I'm {doing} then. Could you do {other}?",
    "That's when I'm {doing}. {other} would suit me, if it suits you.",
    "Not {when}, I'm {doing}. Make it {other} and I'm there.",
  ],
  meetMood: [
    "Let me keep to myself for a bit. It's nothing to do with you.",
    "Some other time. I've been among people all day, and I'm full.",
    "I'd be poor company {when}. Ask me again?",
    "I've promised myself an hour with nobody in it. Another time.",
  ],
  meetDislike: ["You and me? Let's not pretend.", "I'd rather not, and I think you know why."],
  /** {doing} stands after "I'm". */
  busyThen: [
    "I can't, I'm {doing} then.",
    "{when} is no good, that's when I'm {doing}.",
    "It won't work, I'm afraid. I'm {doing} at that hour.",
  ],
  busyAsleep: ["{when}? I'm in bed by then.", "At that hour I'm asleep, or pretending to be."],
  /** A yes or a no whose reason was given a moment ago. */
  yesAgain: ["Yes, gladly.", "Yes. You can count on it.", "Yes, that too."],
  noAgain: ["No, and for the same reason.", "As I said, I can't.", "I can't, and you know why by now."],
  /** Two who settled a time. */
  settled: [
    "Good, that's settled.",
    "Then I'll see you there.",
    "It's a date. Well, you know what I mean.",
    "I'll look forward to it.",
  ],
  pity: ["Another time, then.", "No harm in asking.", "Fair enough, I'll ask again.", "Well, you know where I am."],
  /** A meeting, by what the place is for. */
  suggest: {
    coffee: [
      "Shall we have a coffee at {place}, {when}?",
      "Come and have a coffee with me {when}, at {place}?",
      "I owe you a coffee. {place}, {when}?",
      "We never sit down properly. {when}, a coffee at {place}, what do you say?",
    ],
    drinks: [
      "Will you have a drink with me at {place}, {when}?",
      "Let's have a glass of something at {place}. {when}?",
      "{when} I mean to be at {place}. Come along, I'll stand you one.",
    ],
    walk: [
      "Would you come for a walk with me? {place}, {when}.",
      "Walk with me {when}? I thought of {place}.",
      "I could do with a walk in good company. {when}, at {place}?",
    ],
  },
  /** On half-heard news of an event. */
  askWhen: ["I'd like to come. When is it?", "Oh? When would that be?", "Sounds good. What day, and what time?"],
  /** To the question when it is, by one who does not know either. */
  whenUnknown: ["That I wasn't told.", "I only caught half of it, the time not.", "You'd have to ask at the source."],
  /** Passing on an event of which one knows no more than that there is one. {host} is a first name. */
  vague: [
    "{host} has a party in mind, I gather. When, nobody told me.",
    "There's some talk of a party, {host}'s. I didn't catch the day.",
    "I overheard that {host} is giving a party. That's all I know.",
  ],
  thanks: ["You're a treasure.", "Thank you, that's a weight off me.", "Bless you."],
  askAlong: [
    "Would you go to {host}'s party with me, {when}?",
    "I was wondering... would you come to {host}'s party with me? It's {when}.",
    "You and me at {host}'s party, {when}. What do you say?",
  ],
  alongYes: [
    "With you? Yes, I'd like that very much.",
    "I'd like that. Let's go together.",
    "Yes. I'd been hoping to have company there.",
  ],
  alongNo: ["I don't think I can, but thank you for asking me.", "I've said no to the party, sorry."],
  stranger: [
    "I don't think we've met. I'm {me}, {job}.",
    "You're new to me. {me}, I'm {job}.",
    "We keep passing each other. I'm {me}, {job}.",
    "I've seen you about. I'm {me}, {job}.",
    "I ought to know you by now. {me}, {job}.",
    "Let me not walk past you again. I'm {me}, {job}.",
  ],
  strangerBack: [
    "I'm {me}. {job}, for my sins.",
    "{me}. Nice to put a name to the face.",
    "Good to meet you. {me}, {job}.",
    "And I'm {me}, {job}.",
    "About time we met. {me}, {job}.",
    "Pleased to meet you. They call me {me}. I'm {job}.",
  ],
  /** Parting words that always fit. Each talk of the town has two of its own; there are enough that none comes back for twenty talks. */
  partings: [
    "I'll let you get on.",
    "I won't keep you.",
    "I'd better be moving.",
    "Let's talk again soon.",
    "That's me off, then.",
    "My feet are getting ideas.",
    "Well, back to it.",
    "I'll leave you to your day.",
    "To be continued, I hope.",
    "I said five minutes and it's been ten.",
    "The day won't finish itself.",
    "I'm expected, more or less.",
    "We'll pick this up another time.",
    "It did me good, this.",
    "I'll be on my way before I start on the weather.",
    "Until the next time.",
    "Mind yourself.",
    "I'll see you when I see you.",
    "So much for only stopping a moment.",
    "Good to have run into you.",
    "Hold that thought until I see you again.",
    "I must be getting along.",
    "You know where to find me.",
    "Go well.",
    "That's enough of me for one day.",
    "I'll not hold you up any longer.",
    "Keep the rest of that for me.",
    "There, now I've made us both late.",
    "Take it slowly, whatever it is.",
    "I'm away, then.",
    "Right. Things to do, most of them dull.",
    "Don't let me stop you.",
    "I'll be seeing you about.",
    "Same place some other day?",
    "Look after yourself, will you?",
    "I'd stay longer if I could.",
    "Off I go, before I think of another thing to say.",
    "Nice, this. I needed a few words with somebody.",
    "Be good. Or at least be careful.",
    "My turn to go, I think.",
    "Let me not wear out my welcome.",
    "Till our paths cross again.",
    "I've kept you standing long enough.",
    "I'll carry on, then.",
    "Cheerio for now.",
    "All the best until then.",
    "We could go on for ever, so I'll be the one to stop.",
    "I'm glad I stopped.",
  ],
  /** Parting words for when something is so: {doing} is what comes next for the speaker, {name} the other. */
  partingsWhen: {
    doing: [
      "I'd better get back to {doing}.",
      "I should be {doing} by now.",
      "Time I was off, I'm supposed to be {doing}.",
      "Right, {doing} won't wait.",
      "If anybody asks, I'm {doing}.",
      "I've still got {doing} ahead of me.",
      "The rest of my day goes to {doing}.",
      "I meant to be {doing} a while ago.",
      "It's {doing} for me now.",
      "I'd love to stay, but then who'd be {doing}?",
      "Off to more of the same: {doing}.",
      "I can't put off {doing} for ever.",
      "Back to {doing}, or I'll hear about it.",
      "Wish me luck with {doing}.",
      "You've cheered me up for {doing}.",
      "My head's already at {doing}.",
      "There's nobody to take {doing} off my hands.",
      "Enough idling. Back to {doing}.",
      "I promised myself I'd be {doing} by now, and you're no help.",
      "Where was I? Ah yes, {doing}.",
      "That's my break over. {doing} next.",
      "One more word and I'd forget about {doing}.",
      "You'll forgive me, I'm {doing} today.",
      "If you need me, look where people are {doing}.",
      "Now for {doing}, and no more dawdling.",
    ],
    night: [
      "Sleep well when you get there, {name}.",
      "It's late, and one of us ought to be sensible.",
      "Good night, {name}.",
      "I can hear my pillow calling.",
      "Time decent people were in bed, {name}.",
    ],
    evening: [
      "Have a good evening, {name}.",
      "Don't work too late, {name}.",
      "The evening's young, but I'm not.",
      "A quiet evening to you.",
      "Mind the dark on your way.",
    ],
    morning: [
      "May your morning be kinder than mine.",
      "Enjoy the quiet part of the day.",
      "A good day to you, {name}, the whole of it.",
      "Let's both pretend we're early.",
    ],
    meeting: [
      "Then until we meet as agreed, {name}.",
      "Don't forget our appointment. I won't.",
      "We've a time and a place, so this is only half a goodbye.",
      "I'll be there, as I said.",
      "And remember: you said you'd come.",
    ],
    event: [
      "We'll see each other at the party, I hope.",
      "Keep some of that for the party, {name}.",
      "I'll look out for you at the party.",
      "Save your best story for the party.",
    ],
  },
  /** To a question about people: {who} is somebody the speaker likes. */
  likedOne: [
    "{who}, if you ask me. I've never regretted a minute spent there.",
    "That's easy: {who}.",
    "I'd say {who}, and I'd say it with {who} in the room.",
    "{who} comes to mind before anybody else.",
    "I always end up saying {who}. There must be something in it.",
  ],
  /** To a question about where: {place} is where the speaker goes in free hours, {doing} what for. */
  likedPlace: [
    "{place}. You'll find me there {doing}, when I've an hour.",
    "For me it's {place}. I'm hardly there before I'm {doing}.",
    "I keep coming back to {place}: {doing}, mostly.",
  ],
  /** To a question about what one does in some mood or hour: {doing} after "I'm". */
  likedDoing: [
    "I find myself {doing}, as a rule.",
    "{doing}, usually. It settles me.",
    "Give me an hour and I'm {doing}. It hasn't failed me yet.",
    "I try {doing}. Sometimes it even works.",
  ],
  /** What one would change in town. */
  townWish: [
    "Benches where old people really get tired, and not where it looks nice.",
    "Better light on the way home from the pub.",
    "Somebody who answers letters. That's all I ask.",
    "Longer hours at the shops. I'm always a quarter of an hour late.",
    "A day when everybody eats outside. Only one. We'd see.",
    "Less talk about it and one dry bus stop.",
  ],
  /** Before something of one's own that is near the question and no answer to it. */
  sidestep: [
    "Hm, hard to say. But I can tell you this:",
    "I'd have to think. What I do know:",
    "No quick answer to that. It makes me think of something, though.",
    "I'm not sure. I only know this much:",
    "Let me come at it from the side.",
  ],
  deflectWhat: [
    "Ask me on a slower day, I'd like to answer that properly.",
    "After you. I need a moment with that.",
    "I'd want to sleep on that one.",
    "I don't know. Isn't that odd? I really don't.",
    "I'd only make something up, so I'd rather not.",
    "It changes every week. This week I've no idea.",
    "Good question. I'll be turning it over all day now.",
  ],
  deflectYesNo: [
    "Now and then.",
    "More than I'd admit.",
    "Once or twice, and it was enough.",
    "Some days more than others.",
    "Less than I used to.",
    "I do, as it happens. And you?",
    "Not really, no. Should I?",
    "Hardly ever. I keep meaning to.",
    "I suppose I do, now you say it.",
  ],
  deflectWould: [
    "I might, if you asked nicely.",
    "On a good day, yes.",
    "Probably not, if I'm honest.",
    "Perhaps. Ask me when I'm braver.",
    "Yes. Don't ask me why, but yes.",
    "I'd need a push. Are you offering?",
    "No, and I've thought about it.",
  ],
  deflectAny: [
    "I'd rather hear you on that.",
    "I've no clever answer to that.",
    "Ask me again when I have slept on it.",
    "That wants a walk round the pond first.",
    "That's a bigger question than it looks.",
  ],
  /** Asking after the other's day, and the answer; {doing} after "I'm". */
  askDay: [
    "What have you got on today?",
    "How's your day shaping up?",
    "What are you up to, then?",
    "Busy day ahead?",
    "Where are you off to after this?",
  ],
  myDay: [
    "{doing}, for the most part.",
    "I'll be {doing}, if nothing comes in between.",
    "Nothing wild: {doing}.",
    "There's {doing}, and after that we'll see.",
    "{doing}. The usual, and I'm glad of it.",
  ],
  myDayFree: ["Nothing that can't wait.", "For once nothing at all.", "I'm making it up as I go."],
  /** On both their minds: {name} is whom the news is about. */
  askView: [
    "What do you make of {name} standing for mayor?",
    "Would you vote for {name}?",
    "Everybody talks about {name} and the election. Where do you stand?",
    "Between us: {name} as mayor, yes or no?",
  ],
  /** {event} is the event's name. */
  askEvent: [
    "Are you looking forward to {event}?",
    "What do you think {event} will be like?",
    "Have you thought about what to wear to {event}?",
  ],
  eventView: [
    "I am, rather. I don't get out enough.",
    "As long as there's cake, I'm easily pleased.",
    "I'm a bit nervous of it, to tell the truth. All those people.",
    "I've been thinking what to bring.",
    "I hope somebody plays that piano.",
  ],
  /** Repeating a bit of what was said, with wonder. {bit} comes from the other's words. */
  echo: [
    "{bit}!",
    "{bit}, really?",
    "{bit}. I like that.",
    "{bit}, you say.",
    "{bit}, imagine.",
    "{bit}... I'd never have guessed.",
  ],
  /** Asking a visitor after what they told last time; {said} is it, turned to "you". */
  askBack: [
    "Last time you told me {said}. How is that going?",
    "I remember: {said}. Any news of that?",
    "You said {said}. Tell me more, I've been wondering.",
    "Wasn't it you who told me {said}? How is it going?",
  ],
  /** The same of what they are. */
  askBackBeing: [
    "I remember: {said}. How have you been?",
    "You told me {said}. And how are things with you?",
    "I haven't forgotten that {said}. What have you been up to?",
  ],
  /** The same of what is over and done. */
  askBackPast: [
    "Last time you told me {said}. What came of it?",
    "I remember: {said}. Tell me the rest.",
    "You said {said}. I've been wondering how it went on.",
    "Wasn't it you who told me {said}? How did it go on?",
  ],
  more: [
    "Tell me more about the {label}.",
    "Go on, I'm listening.",
    "What else?",
    "Is there more where that came from?",
    "I'd like to hear the rest of that.",
    "You can't stop there.",
  ],
  /** When one has told all of it. */
  allTold: [
    "You know all there is to know about that.",
    "There's nothing new there since I told you.",
    "I've told you the best of it already.",
    "No more to tell. I wish there were.",
  ],
  /** To somebody one does not know: what they do. */
  askWork: [
    "And what do you do?",
    "What keeps you busy in this town?",
    "What do you do with your days?",
    "What is it you do, if I may ask?",
  ],
  /** The answer, before something of it. */
  myWork: ["I'm {job}.", "I'm {job}, most days.", "I'm {job}, and glad of it."],
  /** Before something of one's own whose matter its words do not name. */
  opening: [
    "I've had the {label} on my mind.",
    "There's something about the {label} I keep coming back to.",
    "You know what I'm like with the {label}.",
    "It's the {label} again, with me.",
    "Let me tell you about the {label}.",
  ],
  /** Before something of one's own that what was said brought to mind. */
  bridge: [
    "That reminds me.",
    "Speaking of which.",
    "Funny you should say so.",
    "You've put me in mind of something.",
    "I have something to add to that.",
    "Now that you say it.",
  ],
  /** Before something of one's own that one asked the other about. */
  whyAsked: [
    "I've a reason for asking.",
    "I've been wondering, you see.",
    "It's been on my mind, that's why I ask.",
    "I only ask because it's the same with me, or nearly.",
    "I'll tell you how it is with me.",
  ],
  /** Before something else. */
  turn: [
    "You'll like this.",
    "Let me tell you something.",
    "On another matter.",
    "Do you know what?",
    "Before I forget.",
    "I meant to tell you.",
  ],
  seeYouThere: ["Then we'll see each other there.", "Good, one more face I know.", "I'll look out for you."],
  eachToTheirOwn: [
    "Fair enough.",
    "Well, I only pass it on.",
    "I see your point.",
    "Suit yourself. I mean that kindly.",
  ],
  acceptHearsay: [
    "That sounds nice. I think I'll go. {when}, was it?",
    "Oh, I could do with some company. I'll be there {when}.",
    "Then I'll go as well, I've nothing better planned.",
    "Why not, for once? All right, I'm going.",
  ],
  busy: [
    "Can it wait? I'm in the middle of {doing}.",
    "I'm busy {doing} just now, but be quick.",
    "I've got my hands full {doing}.",
  ],
  overheard: [
    "Sorry, I couldn't help hearing.",
    "May I join you?",
    "Room for one more?",
    "I heard voices I like.",
    "Don't mind me. Well, do.",
    "What are you two plotting?",
  ],
} as const;

/** Fills the braces of a wording. A brace with no value stays out. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text
    .replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? "")
    .replace(/\s+([.,!?])/g, "$1")
    .trim();
