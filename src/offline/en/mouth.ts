/** English: what answers are filled with. */
import { timeOfDay } from "../../clock/units.ts";
import { spokenClock, whenInWords } from "../../language/en/times.ts";
import { firstName } from "../../world/people.ts";
import type { Mouth } from "../answers/mouth.ts";
import { capital } from "../say/spoken.ts";
import { about, busyWith, isPrivate, listed } from "./answers/ask.ts";
import { tieSentence } from "./answers/people.ts";
import { concern } from "./answers/self.ts";
import { meInWords } from "./answers/social.ts";
import { asMe, atPlace, callName, doingAt, inFirstPerson, inVoice, myDoing, placeName, tidy } from "./answers/voice.ts";
import { lines } from "./lines/lines.ts";
import { english as talk } from "./say/talk-words.ts";

/** What is said with "my" before it. */
const MINE =
  /^(?:my )?(husband|wife|son|daughter|father|mother|brother|sister|neighbou?r|friend|best friend|flatmate|roommate|landlord|boss|teacher|student|partner|girlfriend|boyfriend)\b/i;

/** The English part in answers. */
export const english: Mouth = {
  lines,
  space: " ",
  sentence: tidy,
  voiced: ({ persona }, line, random, plainly) => inVoice(persona, line, random, plainly),
  called: callName,
  tie: (self, id) => {
    const kind = MINE.exec(self.mind.ties.get(id)?.kind ?? self.persona.ties.find(({ to }) => to === id)?.kind ?? "");
    return kind ? `my ${kind[1]!.toLowerCase()}` : null;
  },
  job: (self) => meInWords({ self }).job,
  busy: busyWith,
  doing: (self, doing, place) => (place === undefined ? myDoing(self.persona, doing) : doingAt(self, doing, place)),
  concern: (self, phrase) => concern({ self }, phrase),
  asMe,
  place: placeName,
  at: atPlace,
  clock: spokenClock,
  moment: talk.when,
  ago: whenInWords,
  retold: inFirstPerson,
  youTold: talk.turned,
  part: (at) => {
    const t = timeOfDay(at);
    return t < 720 ? "morning" : t < 1080 ? "afternoon" : "evening";
  },
  listed,
  of: (self, id) => {
    const all = about(self, id);
    return { ...all, Who: capital(all.who!), They: capital(all.they!) };
  },
  trade: ({ occupation }) => `${/^[aeiou]/i.test(occupation) ? "an" : "a"} ${occupation}`,
  seen: (doing, { persona }) => doing.replaceAll(persona.name, "me").replaceAll(firstName(persona.name), "me"),
  tieTold: tieSentence,
  nameOnly: (kind) => /\bname only\b/.test(kind),
  isPrivate,
};
