/** English: how offline talk is worded, and the few things asked of a text. */

import { dateOf, dateText, dayOf, timeOfDay } from "../../../clock/units.ts";
import { inOwnWords } from "../../../language/en/first-person.ts";
import { isQuestion } from "../../../language/en/sentences.ts";
import { spokenClock, weekdays } from "../../../language/en/times.ts";
import { youFor } from "../../../language/en/you-for.ts";
import { literal } from "../../../language/literal.ts";
import { stems } from "../../../mind/memory/words.ts";
import { firstName } from "../../../world/people.ts";
import { firstCalled } from "../../answers/names.ts";
import type { TalkWords } from "../../say/talk-words.ts";
import { asMe, atPlace, placeName } from "../answers/voice.ts";
import { told as mine } from "../told.ts";
import { lines } from "./lines.ts";
import { newsLines } from "./news-lines.ts";

/** Told of the past: "you saw a kingfisher", "your cat has had kittens". */
const over =
  /^(?:you|your \p{L}+)(?:'ve| have| has)? (?!(?:just )?(?:started|begun|joined))(?:just |finally |never |already )*(?:[a-z]+ed|saw|found|went|came|got|had|was|were|made|met|lost|won|wrote|read|bought|took|heard|told|gave|left|broke|caught|ate|drank|slept|sold|taught|thought|built|sang|drew|flew|fell|ran|swam|spent|grew)\b/iu;
/** Days that have gone by when somebody is asked back. */
const dayWords =
  /,? \b(?:yesterday|today|tonight|this (?:morning|afternoon|evening)|last night|tomorrow|just now|right now)\b/gi;

const upper = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());

const UNITS =
  "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)";
const TENS = `${UNITS}(?:-${UNITS})?`;
/** Things that are counted, with the whole of their number: of "three hundred and twelve species" no part is twelve species. */
const COUNTED = new RegExp(
  `(?<![\\w-])((?:(?:a|${TENS}) (?:hundred|thousand)(?: (?:and )?${TENS})?|(?!one\\b)${TENS})(?:[- ](?!of|in|and|or|hundred|thousand)[a-z]+)? (?!of|in|ones\\b|hundred|thousand)[a-z]{3,}s)\\b`,
  "i",
);

/** The English part in offline talk. */
export const english: TalkWords = {
  lines,
  news: newsLines,
  space: " ",
  sentenceEnd: /(?<=[.!?])\s+/,
  asks: /\?/,
  firstHand: /\b(asked|told|invited) me\b/i,
  shortName: firstCalled,
  parent: (kind) =>
    /^(my )?father\b/i.test(kind)
      ? { called: "Dad", yours: "your father" }
      : /^(my )?mother\b/i.test(kind)
        ? { called: "Mum", yours: "your mother" }
        : null,
  toOne: /\b(?:yourself|my (?:dear|friend)|the two of us|you and (?:me|I))\b|, (?:dear|sir|madam)\b/i,
  toName: ({ town }, name, text) => {
    const [first = ""] = text.split(/[^\p{L}\p{N}'’]/u);
    // Names keep their capital, and so do "I" and what is written in capitals.
    const proper = [...town.personas.values(), ...town.map.places.values()].some(
      (one) => one.name.split(" ")[0] === first,
    );
    const keeps = first === "" || /^I\b|^\p{Lu}{2}/u.test(first) || (proper && first !== "The");
    return `${name}, ${keeps ? text : text.charAt(0).toLowerCase() + text.slice(1)}`;
  },
  withTag: (text, tag) => {
    const ending = /(?<![.!?])[.!?]+$/.exec(text)?.[0] ?? ".";
    return `${text.slice(0, text.length - (/(?<![.!?])[.!?]+$/.test(text) ? ending.length : 0))}, ${tag.toLowerCase()}${ending}`;
  },
  fitsHour: (text, now) => {
    const t = timeOfDay(now);
    if (/\bmorning\b/i.test(text)) return t < 720;
    if (/\bafternoon\b/i.test(text)) return t >= 720 && t < 1080;
    if (/\b(evening|tonight)\b/i.test(text)) return t >= 1020;
    return true;
  },
  job: (persona) => ({
    me: firstName(persona.name),
    job: `${/^[aeiou]/i.test(persona.occupation) ? "an" : "a"} ${persona.occupation}`,
  }),
  when: (self, at) => {
    const days = dayOf(at) - dayOf(self.now);
    const day = days === 0 ? "today" : days === 1 ? "tomorrow" : dateText(self.town.start, at);
    return `${day} at ${spokenClock(at)}`;
  },
  dayNow: (self, at, wording) => {
    const days = dayOf(at) - dayOf(self.now);
    if (days < 0 || days > 6) return wording;
    const name = upper(weekdays[dateOf(self.town.start, at).getUTCDay()]!);
    const day = days === 0 ? "today" : days === 1 ? "tomorrow" : `on ${name}`;
    const named = new RegExp(
      `(?<!\\b(?:the|a|an|our|my|every) )\\b(?:(?:(today|tomorrow)(?: (morning|afternoon|evening|night))?)|(?:(?:on|this|next) )?${literal(name)}(?: \\d{1,2} [A-Z][a-z]+|,? the \\d{1,2}(?:st|nd|rd|th))?)\\b`,
      "i",
    );
    const said = (all: string, relative?: string, part?: string): string => {
      if (relative === undefined) return days > 1 ? all : day;
      if (part === undefined) return day;
      if (days > 0) return `${day} ${part}`;
      return part === "night" ? "tonight" : `this ${part}`;
    };
    return wording.replace(named, said).replace(/(?:^|[.!?] )[a-z]/g, (start) => start.toUpperCase());
  },
  ofMe: asMe,
  gathering: (self, event, about) =>
    [
      `${upper(event.name)} is ${english.when(self, event.from)}, ${atPlace(self, event.spot.place)}, until ${spokenClock(event.to)}.`,
      ...about.split(/;\s*/).map((part) => `${upper(part.replace(/\.$/, ""))}.`),
    ].join(" "),
  busy: (busy) =>
    busy.why === "hosting" ? `giving ${busy.doing}` : busy.why === "asleep" ? "asleep" : inOwnWords(busy.doing),
  placeName,
  inOwnWords,
  worthTelling: (doing) => /^\w+ing\b/.test(doing) && !/^(taking it easy|pottering|lingering|looking)/.test(doing),
  seenDoing: (doing) => doing,
  deflection: (question) =>
    /^\W*(who|whom|what|which|where|when|why|how)\b/i.test(question)
      ? "deflectWhat"
      : /^\W*(do|does|are|is|have|has|can)\b/i.test(question)
        ? "deflectYesNo"
        : /^\W*(would|could|will|shall)\b/i.test(question)
          ? "deflectWould"
          : "deflectAny",
  ofHabit: (question) =>
    /^\W*do you (?:ever )?(?!think|know|mind|believe|want|live|find|get|have)\w+/i.test(question) &&
    !/\bor\b/i.test(question),
  questionAbout: (question) => {
    const q = question.toLowerCase();
    if (
      /\bwhom?\b/.test(q) &&
      !/\b(?:taught|read to|were you|was the|beat|mayor|stand|boss|cooks|dishes|share your house)\b/.test(q)
    )
      return "people";
    if (
      /\b(?:in this town|ran this town|new mayor|a mayor|one rule|this town better|noisy building|in the park that)/.test(
        q,
      ) &&
      !/^\W*(?:do|have|where)\b/.test(q)
    )
      return "town";
    if (/\bwhere (?:do you|in)\b|\b(?:spot|bench|view|wall)\b/.test(q)) return "place";
    if (/\bwhat do you (?:do|play|watch|listen)|\bhow do you (?:keep|settle|solve|prefer)|\bnever get tired/.test(q))
      return "habit";
    return /\b(?:child|childhood|kid|ten|young|little|famil(?:y|ies)|father|grandparents|school|first|taught|teacher|grew|grow up|oldest|come to do|start with)\b/.test(
      q,
    )
      ? "past"
      : null;
  },
  tellingKind: (text) =>
    /\bI\b.{0,200}\b(?:every (?:day|morning|night|week)|years|hours|(?:eleven|twenty|\w+) times|again and again|practis\w+|rewritten)\b/.test(
      text,
    )
      ? "effort"
      : /\b(?:was|were|had|told|said|went|came|wrote|made|taught|gave|took|found|lost|grew|bought|began|\w{3,}ed)\b/.test(
            text,
          )
        ? "past"
        : null,
  bitOf: (text) => {
    const counted = COUNTED.exec(text)?.[1];
    const quote = /(?:^|\s)'([^'.!?]{4,28})'(?=[\s.,!?]|$)/.exec(text)?.[1];
    const bit = counted ?? quote ?? null;
    return bit && !/\b(?:the|of|a|to|was|is|this|does|always|has|and|or)$/i.test(bit) ? bit.toLowerCase() : null;
  },
  turned: (said) => {
    const told = said
      .split(/(?<=[.!?])\s+/)
      // What stands in a question is asked, and what is nobody's business is not brought up.
      .filter((sentence) => !isQuestion(sentence) && !mine.isKeptOut(sentence))
      .map((sentence) => (/\p{Ll}/u.test(sentence) ? sentence : sentence.toLowerCase()))
      .flatMap((sentence) => sentence.split(/[,;]\s{1,9}(?=(?:i|my|we)\b)|\s{1,9}and\s{1,9}(?=i\b)/i))
      .map((part) => part.trim().replace(/^(?:and|so|well|oh|hi|hello|hey)[,!]?\s+/i, ""))
      .filter((part) => /^(?:i|my|we)\b/i.test(part) && !part.endsWith("?"))
      .map((part) =>
        part
          .replace(/(?<![.!])[.!]+$/, "")
          .replace(/,\s{0,9}\p{Lu}\p{Ll}+$/u, "")
          .replace(/,\s{0,9}(?:thank|thanks|ta|cheers|please)\b[^,]{0,40}$/i, ""),
      )
      .map((part) => part.replace(/(?<![,;\s])[,;\s]+$/, ""))
      .filter(
        (part) =>
          !/^(?:[Ii]['’]?m|[Ii] am|[Mm]y name(?:['’]s| is)) \p{Lu}\p{L}*$/u.test(part) &&
          part.length >= 10 &&
          part.length <= 90,
      )
      .filter(
        (part) =>
          stems(part).length > 0 &&
          !/^(?:i|we)(?:['’]m| am| just| only| already| never| do| don['’]?t)* (?:will|shall|think|see|agree|know|guess|must|have to|should|would|could|can|fine|glad|sorry|going|leaving|off|asked|ask|asking|saying|talking|believe|hope|gather|beg|forgive|promise|apologi[sz]e|saw you|heard you|like that|love that|met you|spoke|came back|come back|have come|am back|back|did not|have told|pleased|said|say|told|meant|mean|understand|hear|wonder|bet|suppose|want|need|take|joking|kidding|not)\b|^(?:i|we)['’](?:ll|d)\b/i.test(
            part,
          ),
      );
    // Nor is what weighs on somebody.
    const light = told.filter((part) => !mine.weighs(part));
    // What somebody does says more than what they are.
    const first = light.find((part) => !/^(?:i['’]?m|i am) (?:an?|from)\b/i.test(part)) ?? light[0];
    return first ? youFor(first).replace(dayWords, "").replace(/^You/, "you") : null;
  },
  toldOf: (said) =>
    over.test(said)
      ? "past"
      : /^(?:you(?:'re| are) (?:an?|the|from)|you (?:live|come))\b/.test(said)
        ? "being"
        : "going-on",
  early: /child|first|years|grand|father|mother|uncle|school|days|village|home|start|grew|boy|girl/,
  beOf: (label) => (/[^s]s$/.test(label) ? "are" : "is"),
};
