/**
 * The English lines of the offline town. Each bank has many wordings, and what is particular comes from the resident's own facts.
 * "{name}" is the other's first name; other braces are filled by the one who picks.
 */
export const lines = {
  /** When a resident has no greeting of their own that fits. */
  hello: ["Hello, {name}.", "Hi, {name}."],
  /** A greeting returned, in whatever mood; and by whoever likes them, where nothing is to be taken in. */
  helloBack: ["Hello, {name}.", "Oh, hello, {name}.", "Ah, {name}.", "{name}."],
  helloGlad: ["{name}! Good to see you.", "Hi, {name}.", "Hi, {name}. How nice."],
  /** The same to one who has just said who they are. */
  helloThere: ["Oh, hello.", "Hello, good to meet you.", "Ah, hello there."],
  /** Who has met somebody today already, with something to say and without. */
  onceMore: [
    "{name}, one more thing.",
    "{name}, while I see you.",
    "There you are again, {name}.",
    "{name}, before you're gone again.",
  ],
  again: [
    "We keep running into each other, {name}.",
    "You again, {name}. The town is small.",
    "Still about, {name}? So am I.",
  ],
  /** The host, to somebody who speaks of the event. */
  hostConfirms: [
    "That's right, and you're welcome to come.",
    "Word travels. Yes, do come.",
    "It is! I've thought of nothing else all week.",
  ],
  /** Asking after something the other told last time, or is known to be busy with. */
  followUp: [
    "Tell me something about your {label}.",
    "I've been meaning to ask about your {label}.",
    "I keep meaning to ask about your {label}.",
    "I'd like to hear about your {label}.",
    "I was thinking about your {label} the other day.",
    "You were going to tell me about your {label}.",
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
    "So {source} was saying.",
  ],
  /** The same of whoever it is about, or was just named for it. */
  toldMe: ["Yes, {source} told me.", "I know, {source} told me.", "I had it from {source}, yes."],
  /** Comments that name what the other told of, each {label} a matter of theirs, one or many, thing or person. */
  commentOn: [
    "I could listen to you about your {label}.",
    "I like hearing about your {label}.",
    "I hadn't known that about your {label}.",
    "I like how you speak of your {label}.",
    "I hadn't heard that about your {label}.",
  ],
  /** Comments on what the other told of their own things, whatever it is. */
  comment: [
    "I see what you mean.",
    "I like that.",
    "I can imagine.",
    "I hadn't thought of it like that.",
    "There's something in that.",
    "I know the feeling.",
    "It's good to hear you talk about it.",
    "I can well believe it.",
    "I'm glad you told me that.",
    "Ha, yes.",
    "You do notice things.",
    "That's a nice way to put it.",
    "That sounds about right.",
  ],
  /** The same, when they told what happened. */
  commentPast: [
    "Ha! I'd have liked to see that.",
    "Now that I'd have paid to watch.",
    "I can picture it.",
    "There's a whole story in that.",
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
    "I think I'd rather have some quiet just then.",
    "Maybe another time. I've promised myself some rest.",
    "I've half promised myself those hours in peace, sorry.",
  ],
  maybe: [
    "I might look in if the day allows.",
    "Let me see how the day goes.",
    "Perhaps. Don't wait for me, though.",
    "Interesting. I'll think about it.",
  ],
  accepted: [
    "I'll be there, I'm looking forward to it.",
    "I'd heard, and I'm coming. Thank you for thinking of me.",
    "Of course I'm coming! You'll see me there.",
  ],
  /** Of whoever is short with people. */
  acceptedShort: ["I've said I'll come.", "I'm going. I said so."],
  acceptShort: ["All right. {when}, then.", "I suppose I can. {when}.", "If I must. I'll be there {when}."],
  declined: [
    "I won't manage it, I'm afraid. I hope it goes well.",
    "I've had to say no, I'm sorry to say.",
    "I can't this time, much as I'd like to hear how it was.",
  ],
  gladYouCome: [
    "Wonderful. That makes me happy.",
    "Oh good! Then it'll be a real occasion.",
    "Lovely. Bring an appetite.",
    "I hoped you'd say that.",
  ],
  pityYouDont: [
    "That's a pity. Another time, then.",
    "I understand. I'll tell you all about it.",
    "Ah well. Thanks for being straight with me.",
  ],
  /** At an event, while it is on. {host} is a first name. */
  atEvent: [
    "I could stay here for hours, couldn't you?",
    "{host} has thought of everything, don't you think?",
    "I came for ten minutes, and look at me.",
    "I like this room best when it's full.",
    "Look who's come! I'd never have thought it.",
    "I haven't seen half these people in one place before.",
    "We must all thank {host} before we go.",
    "We ought to do this more often.",
  ],
  atEventHost: [
    "I'm so glad you came. Have you found everything?",
    "Make yourself at home, there's room for everybody.",
    "Look at them all! I can hardly believe it.",
    "You'll stay till the end, won't you?",
    "Don't you dare slip away without saying goodbye.",
  ],
  noIdea: ["Not a word.", "No idea, I'm afraid.", "Nobody tells me anything.", "I couldn't say."],
  askKin: [
    "Have you seen {who} this morning?",
    "Where's {who} got to?",
    "Did {who} get off all right?",
    "Have you seen {who} today?",
  ],
  kinSaid: [
    '{Who} came by just before and told me, "{quote}"',
    '{Who} was here a while ago. "{quote}", {they} said.',
    'I had a word with {who}. {They} told me, "{quote}"',
  ],
  kinSeen: ["I saw {who} earlier. {They} was {doing}.", "{Who} was {doing} when I last looked."],
  kinUnseen: [
    "I haven't seen {who} yet today.",
    "I couldn't tell you. I've not run into {who} today.",
    "No sign of {who} so far today.",
  ],
  askHelp: [
    "Would you give me a hand getting things ready for {party}, {when}?",
    "I could use two more hands for {party}. {when}, would you help me?",
    "Will you help me set things out {when}, for {party}?",
    "{when} I'll be getting things ready for {party}, with both hands full. Could you lend me yours?",
  ],
  helpYes: [
    "Of course. {when}, I'll be there.",
    "I'd enjoy that. See you {when}.",
    "Yes! I'll bring the sticky tape.",
    "Put me to work. {when} it is.",
    "I'm no artist, but I can carry things. {when}, then.",
  ],
  /** The host, when somebody offers another hour to help. */
  helpWelcome: [
    "{when}? That's just as good. Thank you.",
    "Then {when}. I'll have everything laid out.",
    "Perfect, {when}. You're saving my life.",
  ],
  /** {doing} stands after "I'm", {other} is another time. */
  helpOther: [
    "I'm {doing} then. {other} I could, if that's any use to you.",
    "Not at that hour, I'm {doing}. But I'd come {other}.",
    "I can't get away before, I'm {doing}. Would {other} be soon enough?",
  ],
  helpMood: [
    "I'd only put things in the wrong place. Ask somebody with a better eye.",
    "Honestly, I'm all thumbs. You'll find somebody better.",
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
  /** Busy then too, with what was given as the reason a moment ago. */
  otherThen: [
    "I'm tied up then too. {other} would suit me.",
    "The same goes for {when}, I'm afraid. What about {other}?",
    "Not then either. Make it {other} and I'm there.",
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
  /** What was agreed is off. {party} is a gathering. */
  callOff: {
    meet: [
      "About {when}, at {place}: I can't make it after all. I'm sorry.",
      "I won't be at {place} {when}, I'm afraid. Something has come up.",
      "You'll be cross with me. {when} at {place} is no good after all.",
    ],
    help: [
      "I said I'd lend a hand with {party}, and now I can't. I'm sorry.",
      "About helping with {party}: I can't after all. Something has come up.",
    ],
    come: [
      "I said I'd come to {party}, and now I can't. I'm sorry.",
      "I won't be at {party} after all. Something has come up.",
    ],
    atOnce: [
      "I said yes just now, and I can't after all. I'm sorry.",
      "What you asked of me: I can't do it after all, I'm afraid.",
    ],
  },
  /** What a place has that is asked for over its counter, by what it is for. */
  had: {
    coffee: ["a coffee", "a tea", "a hot chocolate"],
    drinks: ["a beer", "a glass of wine", "a cider"],
    meal: ["a sandwich", "a bowl of soup", "a plate of whatever is hot"],
    groceries: ["a loaf of bread", "a few apples", "a bottle of milk"],
    tools: ["a box of nails", "a ball of string"],
    medicine: ["a bottle for a cough", "a box of plasters"],
  },
  /** {thing} is "a coffee". */
  orders: [
    "Could I have {thing}, please?",
    "{thing} for me, please.",
    "I'll have {thing}, if I may.",
    "I wouldn't say no to {thing}.",
    "{thing}, when you have a moment.",
  ],
  serves: ["Here you are: {thing}.", "There you go, {thing}.", "{thing}, coming right up. Here you are."],
  served: ["Thank you, just what I wanted.", "Lovely, thank you.", "Thanks, that's perfect."],
  /** {place} is closed. */
  servesNot: ["I'm sorry, {place} is closed just now.", "We're shut at this hour, I'm afraid."],
  /** To what somebody asks there and then; {why} reads after "because". */
  deedYes: ["All right, if you like.", "Of course, right away.", "Gladly.", "If you ask me so nicely, yes."],
  deedNo: ["I can't just now: {why}.", "Not now, I'm afraid: {why}."],
  deedMood: ["I'd rather not, if it's all the same to you.", "Not just now. Ask me another time."],
  /** To what was called off. */
  calledOff: [
    "That's a pity. Thanks for telling me.",
    "Oh, what a shame. Another time, then.",
    "Better to know. Never mind.",
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
  thanks: ["You're a treasure.", "Thank you, that's a weight off me.", "Bless you."],
  askAlong: [
    "Would you go to {event} with me, {when}?",
    "I was wondering... would you come to {event} with me? It's {when}.",
    "You and me at {event}, {when}. What do you say?",
  ],
  alongYes: [
    "With you? Yes, I'd like that very much.",
    "I'd like that. Let's go together.",
    "Yes. I'd been hoping to have company there.",
  ],
  alongNo: ["I don't think I can, but thank you for asking me.", "I've said no to it already, sorry."],
  stranger: [
    "We haven't met, have we? I'm {me}.",
    "Hello there! I'm {me}.",
    "I don't think we've met. I'm {me}, {job}.",
    "You're new to me. {me}, I'm {job}.",
  ],
  /** To somebody of the town whom one has only seen. */
  bySight: [
    "We keep passing each other. I'm {me}, {job}.",
    "I've seen you about. I'm {me}, {job}.",
    "I ought to know you by now. {me}, {job}.",
    "I don't believe we've ever spoken. I'm {me}, {job}.",
  ],
  strangerBack: [
    "And I'm {me}. Hello!",
    "I'm {me}. Now we know each other.",
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
  /** Of whoever has just been told news and leaves with it: of what is good and asks for nothing more, of what is bad, and of the rest. */
  partingsTold: {
    good: [
      "That's made my day. See you soon.",
      "I'll be smiling all the way home. See you soon.",
      "I'm glad I ran into you. Until soon.",
      "That'll cheer me up for the rest of the day. So long.",
      "What a good thing to take home with me. So long.",
    ],
    bad: [
      "Let me know if you hear more, will you? I have to be going.",
      "I'll be thinking about that all day. See you soon.",
      "I'm sorry to run off just now. We'll talk again.",
      "I wish we'd met over something better. See you soon.",
      "I hope the next thing we hear is better. I must be off.",
    ],
    plain: [
      "Thanks for telling me. See you soon.",
      "Thank you for letting me know. So long.",
      "That's something to take home with me. So long.",
      "I'll think about that on my way. Bye for now.",
      "I'm glad you told me. Until later, then.",
    ],
  },
  /** Parting words for when something is so: {doing} is what comes next for the speaker, {name} the other. */
  /** Of whoever has to go to what they give. {event} is its name. */
  partingsCalled: [
    "I'm sorry, I have to go and see to {event}.",
    "I hate to leave you now, but I'm giving {event}.",
    "I can't be late for {event}, I'm the one giving it. I'm sorry.",
    "Forgive me, it's time I saw to {event}.",
    "I have to leave you for {event}, I'm sorry to say.",
    "We'll talk more once {event} is over. I have to see to it now.",
  ],
  partingsWhen: {
    doing: [
      "I'd better get back to {doing}.",
      "I must go, I should be {doing} by now.",
      "Time I was off, I'm supposed to be {doing}.",
      "I'd love to stay, but I'm meant to be {doing}.",
      "I have to run, I'm {doing} now.",
      "I'll be {doing}, if you need me. Bye for now.",
      "Sorry to rush off, I meant to be {doing} a while ago.",
      "I'm {doing} next, so I'd better go.",
      "I ought to be {doing} instead of standing here. See you, {name}.",
      "Goodbye, {name}. If anybody asks, I'm {doing}.",
      "I'm {doing} today, so I can't stay. Bye, {name}.",
      "I'd better be {doing}, or nothing gets done today.",
      "So, I'm off. I said I'd be {doing} by this time.",
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
      "We'll see each other there, I hope.",
      "Keep some of that for when we're all together, {name}.",
      "I'll look out for you there.",
      "Save your best story for when everybody's there.",
    ],
  },
  /** To a question about people: {who} is somebody the speaker likes. */
  likedOne: [
    "{who}, if you ask me. That's good company, whatever the weather.",
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
    "Hm, hard to say. I can tell you something else, though.",
    "I'd have to think. Let me tell you this meanwhile.",
    "No quick answer to that. It makes me think of something, though.",
    "I'm not sure. It does remind me of something.",
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
  myDayFree: ["Nothing that can't wait.", "Nothing with an hour to it.", "I'm making it up as I go."],
  /** {event} is the event's name. */
  askEvent: [
    "Are you looking forward to {event}?",
    "What do you think {event} will be like?",
    "Have you thought about what to wear to {event}?",
  ],
  eventView: [
    "I am, rather. I don't get out enough.",
    "As long as there's good company, I'm easily pleased.",
    "I'm a bit nervous of it, to tell the truth. All those people.",
    "I've been thinking what to bring.",
    "I only hope enough people come.",
  ],
  /** Repeating a bit of what was said, with wonder. {bit} comes from the other's words. */
  echo: ["{bit}!", "{bit}, really?", "{bit}. I like that.", "{bit}, you say.", "{bit}, imagine."],
  /** Asking somebody how what they gave went; {said} is the event's name. */
  askWent: [
    "How did {said} go, in the end?",
    "I couldn't make it to {said}. How was it?",
    "I've been meaning to ask. How was {said}?",
    "Tell me about {said}. Did it go as you hoped?",
  ],
  /** The answers: who came is {names}; nobody did. */
  wentWell: [
    "Better than I'd hoped. There was {names}, and nobody in a hurry to leave.",
    "It was worth the trouble. We had {names} there, and a good time of it.",
    "Ask {names}, who saw it all. I was too busy being happy.",
    "I'd do it again tomorrow. You missed something, ask {names}.",
  ],
  wentQuietly: [
    "Quietly. I had most of it to myself.",
    "It was a small affair. Hardly anybody found the time.",
    "Let's say there was plenty of room.",
  ],
  /** Asking somebody how things stand with what they told of themselves; and the answers. */
  askStands: [
    "What has become of what you told me the other day?",
    "I've been thinking of what you told me. How do things stand?",
    "Is there anything new, since you told me your news?",
    "And that news of yours, how is it going on?",
  ],
  stands: [
    "There's not much more to tell yet. You'll be among the first to hear.",
    "It goes on, a little every day.",
    "Nothing has changed, and I still think about it at night.",
    "It's kind of you to ask. It isn't over yet, that's all I know.",
  ],
  /** Asking a visitor after what they told last time; {said} is it, turned to "you". */
  askBack: [
    "Last time you told me {said}. How is that going?",
    "I remember: {said}. Any news of that?",
    "You said {said}. I've been wondering what came of it.",
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
    "Is there more where that came from?",
    "I'd like to hear the rest of that.",
    "You can't stop there.",
    "Don't leave it there.",
    "I've time. Tell me the rest.",
    "Go on, I'm listening.",
    "Keep going, I'm in no hurry.",
    "And what else?",
    "Tell me more about the {label}, would you?",
    "Would you say a bit more about the {label}?",
    "What else is there to tell about the {label}?",
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
    "I keep thinking about the {label}.",
    "I've been thinking about the {label} again.",
    "I was just thinking about the {label}.",
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
    "I know something like it.",
    "There's a thing that goes with that.",
    "It's not so different with me.",
  ],
  /** Before something of one's own that one asked the other about. */
  whyAsked: [
    "I've a reason for asking.",
    "I've been wondering, you see.",
    "It's been on my mind, that's why I ask.",
    "It's close to my heart, that's why.",
    "I'll tell you how it is with me.",
  ],
  /** Before news that has nothing to do with what was said. */
  turn: ["Do you know what?", "Before I forget.", "I meant to tell you.", "By the way.", "Oh, and this."],
  /** Before something else that is good to hear. */
  turnGlad: ["You'll like this.", "I've been saving this up."],
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
    "Then I'll go as well.",
    "Why not, for once? All right, I'm going.",
  ],
  busy: [
    "Can it wait? I'm in the middle of {doing}.",
    "I'm busy {doing} just now, but be quick.",
    "I've got my hands full {doing}.",
  ],
  greetTwo: [
    "Hello, {names}!",
    "Good to see the two of you, {names}.",
    "Hello there, {names}. Come in, come in.",
    "Welcome, {names}!",
    "{names}, there you are. How nice.",
    "Oh, and {names}! Hello, I hadn't seen you there.",
    "{names}, hello. Did you come together?",
    "Hi, {names}. Find yourselves a corner.",
    "{names}: hello, one as much as the other.",
    "Hello to you both. {names}, isn't it?",
  ],
  greetAll: [
    "Hello, {names}!",
    "Good to see you all: {names}!",
    "My, what a crowd. Hello, {names}!",
    "Hello there, {names}. Come in, come in.",
    "Welcome, {names}!",
    "{names}: you'll have to share the chairs, but hello, every one of you!",
    "One at a time! {names}, hello, hello.",
    "Hello, {names}. It's not often that so many come at once.",
    "{names}, there you all are. How nice.",
    "So many faces! Let me see: {names}. Hello to you all.",
    "Hello to you, {names}. Make yourselves at home.",
    "{names}: hello, and mind the others.",
    "Oh, and {names}! Hello, I hadn't seen you there.",
    "A hello each for {names}. I think that's everybody.",
    "{names}, hello. Did you all arrange to meet here?",
    "Hello, hello: {names}. It's turning into a party.",
  ],
  atTheDoor: [
    "Coming! Oh, {who}. What can I do for you?",
    "Yes? Ah, {who}. I was in the other room.",
    "Here I am, {who}. What brings you by?",
    "Sorry, the door was shut. What is it, {who}?",
  ],
  overheard: ["Sorry, I couldn't help hearing.", "Forgive me, I heard that.", "I couldn't help catching that."],
  joins: [
    "May I join you?",
    "Room for one more?",
    "I heard voices I like.",
    "Don't mind me. Well, do.",
    "What are you two plotting?",
  ],
} as const;
