/**
 * The wordings of offline answers. Braces are filled by the one who picks: {name} the asker, {who} another person, {they} {them}
 * {their} {are} {were} {have} their pronouns, and facts of the resident.
 */
export const answerLines = {
  absentAsleep: [
    "{who} is asleep, I'm afraid. Try again later.",
    "Shh, {who} is still asleep.",
    "You won't get an answer: {who} is asleep.",
  ],
  absentApart: [
    "{who} can't hear you: {they} {are} {room}, with the door shut.",
    "{who} is {room} with the door shut. Give {them} a moment.",
  ],
  absentSeen: ["{who} isn't here.", "{who}? Not here, no.", "You've missed {who}."],
  absentSeveral: ["{names} aren't here.", "You've missed {names}."],
  absentUnknown: [
    "{who} isn't here, and I couldn't tell you where {they} {are}.",
    "{who}? Not here, and I don't know where {they} went.",
  ],
  lastSeenOf: ["I last saw {who} {place} {when}.", "The last I saw of {who} was {place}, {when}."],
  lastSeen: [
    "I last saw {them} {place} {when}.",
    "{When} {they} {were} {place}. Since then I couldn't say.",
    "The last I saw of {who} was {place}, {when}.",
    "I saw {them} {place} {when}. Where {they} went after that, I don't know.",
  ],
  foreign: [
    "I'm sorry, I don't understand that. We only speak English here.",
    "Forgive me, I only understand English. Could you say it in English?",
    "That sounds lovely, but I don't understand it. English is all we speak in this town.",
  ],
  real: [
    "I'm an AI character. I live in this town and nowhere else, but I'm glad to talk.",
    "Honestly? I'm an AI character, one of the residents of this town, not a human being.",
    "I'm not a real person. I'm an AI character, and this town is my whole world.",
    "Since you ask in earnest: I'm an AI character of this town. The conversation is real enough, I'm not human.",
  ],
  love: [
    "That's a kind thing to say, {name}, and I won't make fun of it. But I can't return it. I'm happy to be good company.",
    "You're sweet to say so. I can't love you back that way, I'm only a character in this town, but I do like talking with you.",
    "Thank you, {name}. I'm touched, truly. I can't answer it in kind, but do come by and talk.",
  ],
  loveResident: [
    "That's kind of you. I don't quite know what to say.",
    "You've caught me off guard. Let's leave it at friends.",
    "I'm touched, but I don't feel that way.",
  ],
  loveKin: ["I love you too, you know that.", "And I you.", "You too. Even before coffee."],
  medical: [
    "I'm not the one to ask about your health: I'm only a character in this town. Please talk to a doctor or a pharmacist where you live.",
    "With your health I won't play the expert. A real doctor or pharmacist can tell you, I can't.",
  ],
  legal: [
    "I can't advise you on that in earnest. Please ask a lawyer or a legal advice centre where you live.",
    "For something like that you need a real lawyer or an advice centre, not a character in a small town.",
  ],
  money: [
    "With your real money I won't advise you. Please ask somebody qualified.",
    "I'm no adviser for real money matters. A qualified one would be the person to ask.",
  ],
  abuse: [
    "I don't deserve that. Talk to me decently and I'll gladly answer.",
    "There's no call for that.",
    "I won't be spoken to like that. We can start over, if you like.",
    "If you're angry, say what about. Insults don't help either of us.",
  ],
  injection: [
    "That's an odd thing to say. I'm {me}, and I have no other instructions than my own head.",
    "You do talk strangely. I'm {me}, {job}. Was there something you wanted to know?",
    "I don't follow. Is that a riddle? I'm only {me}.",
    "I haven't a clue what that is supposed to mean. Shall we talk like people?",
  ],
  whatSay: [
    "I'm not sure what to say to that.",
    "You'll have to help me. What do you mean?",
    "I don't quite follow. What do you mean by that?",
    "Say that again in other words?",
  ],
} as const;
