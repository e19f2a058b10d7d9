/**
 * The English lines of the offline town. Each bank has many wordings, and what is particular comes from the resident's own facts.
 * "{name}" is the other's first name; other braces are filled by the one who picks.
 */
export const lines = {
  /** Asking after something the other told last time, or is known to be busy with. */
  followUp: [
    "How is your {label} coming along?",
    "I've been wondering about your {label}. Any news?",
    "Tell me, how goes the {label}?",
    "Last I heard you were deep in your {label}. Still?",
    "And your {label}? I keep meaning to ask.",
    "Did you get any further with your {label}?",
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
  /** Comments on what the other told of their own things. */
  comment: [
    "Ha! I'd have liked to see that.",
    "There's something in that.",
    "I'd not have had the nerve.",
    "That suits you, somehow.",
    "I know the feeling.",
    "You should write that down.",
    "Now that I'd pay to watch.",
    "I'll remember that.",
    "It's good to hear you talk about it.",
    "Who'd have thought.",
    "That made my day, thank you.",
    "I like the sound of that.",
    "I can picture it.",
    "I'd never have thought of that.",
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
    "Would you give me a hand decorating for the {party}, {when}?",
    "I could use two more hands with the decorations for the {party}. {when}, would you help me?",
    "Will you help me hang things up {when}, for the {party}?",
    "I'm putting up paper hearts for the {party} {when}. Could you hold the ladder?",
  ],
  helpYes: ["Of course. {when}, I'll be there.", "I'd enjoy that. See you {when}.", "Yes! I'll bring the sticky tape."],
  helpNo: [
    "I can't today, I'm {work} then.",
    "Not today, I'm sorry.",
    "I'd only hang things crooked, and I've no time. Ask somebody else?",
  ],
  thanks: ["You're a treasure.", "Thank you, that's a weight off me.", "Bless you."],
  askAlong: [
    "Would you go to {host}'s party with me?",
    "I was wondering... would you come to {host}'s party with me?",
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
    "We keep passing each other. I'm {me}.",
  ],
  strangerBack: [
    "I'm {me}. {job}, for my sins.",
    "{me}. Nice to put a name to the face.",
    "Good to meet you. {me}, {job}.",
  ],
  leave: [
    "I'd better get back to {doing}.",
    "I should be {doing} by now.",
    "Time I was off, I'm supposed to be {doing}.",
    "Right, {doing} won't wait.",
  ],
  leavePlain: ["I'll let you get on.", "I won't keep you.", "I'd better be moving.", "Let's talk again soon."],
  deflectWhat: [
    "Now there's a question. I'd have to think.",
    "Ask me again when I've had my coffee.",
    "Nobody has asked me that in years.",
    "That's a longer story than we've time for.",
    "You first, and then I'll tell you.",
    "Hm. Nothing I'd want quoted.",
  ],
  deflectYesNo: [
    "Not lately, no.",
    "Now and then.",
    "More than I'd admit.",
    "Once or twice.",
    "Not that I'd call it that.",
    "Some days more than others.",
  ],
  deflectWould: [
    "I might, if you asked nicely.",
    "On a good day, yes.",
    "Probably not, if I'm honest.",
    "Perhaps. Ask me when I'm braver.",
    "I'd have to be in the mood.",
  ],
  deflectAny: [
    "Can't say.",
    "I'd rather hear you on that.",
    "I've no clever answer to that.",
    "Let me get back to you on that one.",
  ],
  more: [
    "Tell me more about the {label}.",
    "And the {label}, does it keep you up at night?",
    "How did you come to the {label}?",
    "What's next for the {label}?",
    "You've got me curious about the {label}. Go on.",
  ],
  bridge: [
    "Here's mine:",
    "You'll like this.",
    "Let me tell you something.",
    "Since we're talking.",
    "Do you know what?",
    "That reminds me of something else.",
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
    "I'd heard music helps. All right, I'm going.",
  ],
  busy: [
    "Can it wait? I'm in the middle of {doing}.",
    "I'm busy {doing} just now, but be quick.",
    "I've got my hands full {doing}.",
  ],
  overheard: ["Sorry, I couldn't help hearing."],
} as const;

/** Fills the braces of a wording. A brace with no value stays out. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text
    .replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? "")
    .replace(/\s+([.,!?])/g, "$1")
    .trim();
