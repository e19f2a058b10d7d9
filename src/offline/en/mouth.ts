/** English: what answers are filled with. */

import { dateText, dayOf, timeOfDay } from "../../clock/units.ts";
import { theirOwn } from "../../language/en/first-person.ts";
import { occupied } from "../../language/en/occupation.ts";
import { isQuestion } from "../../language/en/sentences.ts";
import { spokenClock, whenInWords } from "../../language/en/times.ts";
import { stems } from "../../mind/memory/words.ts";
import { priceSaid } from "../../world/offers.ts";
import { placeOf } from "../../world/places.ts";
import type { Mouth } from "../answers/mouth.ts";
import { capital } from "../say/spoken.ts";
import { formOf } from "../understand/act-of.ts";
import { about, busyWith, isPrivate, listed } from "./answers/ask.ts";
import { tieSentence } from "./answers/people.ts";
import {
  asMe,
  atPlace,
  callName,
  concern,
  doingAt,
  inFirstPerson,
  inVoice,
  myDoing,
  placeName,
  pronounsOf,
  tidy,
} from "./answers/voice.ts";
import { calling } from "./calling.ts";
import { amountIn, counted, theThing } from "./counted.ts";
import { doings } from "./doings.ts";
import { lines } from "./lines/lines.ts";
import { english as talk } from "./say/talk-words.ts";
import { spokenOf } from "./spoken-of.ts";
import { told } from "./told.ts";

/** What is said with "my" before it. */
const MINE =
  /^(?:my )?(husband|wife|son|daughter|father|mother|brother|sister|grand(?:son|daughter|father|mother)|nephew|niece|uncle|aunt|cousin|neighbou?r|friend|best friend|workmate|lodger|flatmate|roommate|housemate|landlord|landlady|boss|teacher|pupil|student|partner|girlfriend|boyfriend)\b/i;

/** The English part in answers. */
export const english: Mouth = {
  lines,
  space: " ",
  sentence: tidy,
  voiced: ({ persona }, line, random, plainly) => inVoice(persona, line, random, plainly),
  called: callName,
  tie: (self, id) => {
    const tie = self.mind.ties.get(id)?.kind ?? self.persona.ties.find(({ to }) => to === id)?.kind ?? "";
    // "Landlord of Celeste Okafor" is what one is to her.
    const kind = tie.includes(self.town.personas.get(id)?.name ?? tie) ? null : MINE.exec(tie);
    return kind ? `my ${kind[1]!.toLowerCase()}` : null;
  },
  job: ({ persona }) => occupied(persona.occupation),
  busy: busyWith,
  doing: (self, doing, place) => (place === undefined ? myDoing(self.persona, doing) : doingAt(self, doing, place)),
  concern,
  asMe,
  place: placeName,
  at: atPlace,
  home: (self) => {
    const { name, household } = placeOf(self.town.map, self.persona.home.place);
    const [, kind] = /^.+['’]s? ([a-z][\w -]*)$/.exec(name) ?? [];
    return kind
      ? `in ${household.length > 1 ? "our" : "my own"} ${kind}`
      : `at ${placeName(self, self.persona.home.place)}`;
  },
  clock: spokenClock,
  moment: talk.when,
  ago: whenInWords,
  retold: inFirstPerson,
  asks: isQuestion,
  youTold: talk.turned,
  told,
  part: (at) => {
    const t = timeOfDay(at);
    return t < 720 ? "morning" : t < 1080 ? "afternoon" : "evening";
  },
  partOf: (self, at) => {
    const days = dayOf(at) - dayOf(self.now);
    const part = english.part(at);
    return days === 0 ? `this ${part}` : `${english.day(self, at)} ${days === 1 ? "" : "in the "}${part}`;
  },
  day: (self, at) => {
    const days = dayOf(at) - dayOf(self.now);
    return days === 0 ? "today" : days === 1 ? "tomorrow" : `on ${dateText(self.town.start, at)}`;
  },
  them: (self, id) => pronounsOf(self, id).them,
  tieNamed: (tie, name) => `${tie} ${name}`,
  isPartner: (kind) => /^(?:my )?(?:husband|wife|girlfriend|boyfriend|partner|fianc[eé]e?)\b/i.test(kind),
  kinds: new Set(
    "human person people real alive robot bot ai machine program computer fake dead script simulation npc character man woman boy girl".split(
      " ",
    ),
  ),
  alternatives: (text) => {
    const found =
      /(?:^|[\s,])((?!not\b|no\b|yes\b|it\b|so\b|now\b)[\w'-]+),? or ((?!not\b|no\b|an?\b|the\b|to\b|my\b|your\b|something\b|anything\b|what\b|so\b|just\b|is\b|are\b|do\b|did\b|will\b)[\w'-]+)(?: [\w'-]+)?\s*[.!?]*$/i.exec(
        text,
      );
    return found ? [found[1]!.toLowerCase(), found[2]!.toLowerCase()] : null;
  },
  form: (text) => formOf(doings.plain(text), doings.forms),
  spokenOf,
  ofSelf: (text) => /\bi\b/i.test(text),
  idle: new Set(
    stems(
      `what did told tell say said know knew remember mention mentioned about me my we you your did do have just ever before last time yesterday today anything something
think happen happening tomorrow now morning evening afternoon tonight like want please thing someone anybody anyone everyone people town really much many lot latest recently
lately still hear heard see seen talk speak question answer explain describe mean feel believe guess idea hello hi hey thank make made come came going give new good nice best
favourite favorite day week any some one two there here`,
    ),
  ),
  particles: new Set(),
  you: "you",
  me: "me",
  us: "us",
  listed,
  asksFor: calling.asksFor,
  counted,
  theThing,
  amount: priceSaid,
  amountIn,
  of: (self, id) => {
    const all = about(self, id);
    return { ...all, Who: capital(all.who!), They: capital(all.they!) };
  },
  trade: ({ occupation }) => occupied(occupation),
  seen: (doing, { persona: { name, pronouns } }) => theirOwn(doing, [{ name, full: name, pronouns, person: 1 }]),
  tieTold: tieSentence,
  nameOnly: (kind) => /\bname only\b/.test(kind),
  isPrivate,
};
