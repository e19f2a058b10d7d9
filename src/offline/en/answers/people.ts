/** Answers about other people: only from what this resident has seen, heard, been given or concluded (paper section 6, appendix B). */

import { type Minutes, startOfDay } from "../../../clock/units.ts";
import { occupied } from "../../../language/en/occupation.ts";
import { sentences, toldIn } from "../../../language/en/sentences.ts";
import { whenInWords } from "../../../language/en/times.ts";
import { literal } from "../../../language/literal.ts";
import { actsOf, doingIn } from "../../../mind/memory/episode.ts";
import { memoriesOf } from "../../../mind/memory/stream.ts";
import type { Self } from "../../../mind/self.ts";
import { type Absent, indoors } from "../../../mind/talk/absent.ts";
import type { Random } from "../../../world/chance.ts";
import type { Memory } from "../../../world/events.ts";
import { firstName } from "../../../world/people.ts";
import { type PersonId, placeOf } from "../../../world/places.ts";
import { does } from "../../../world/speech-acts.ts";
import { type Ask, choose, present } from "../../answers/ask.ts";
import type { Answer } from "../../tongue.ts";
import {
  about,
  answer,
  contentWords,
  heardFrom,
  isPrivate,
  joined,
  listed,
  overlap,
  type Rule,
  saysLittle,
  tieOf,
  youTold,
} from "./ask.ts";
import { forThem, withWhom } from "./conclusions.ts";
import { answerLines as lines } from "./lines.ts";
import { ofOneself } from "./social.ts";
import { asMe, atPlace, callName, inFirstPerson, quoteOf, shortQuote } from "./voice.ts";

/** Whether a memory concerns somebody: as a subject, as its speaker, or by full name. */
const concerns = (self: Self, memory: Memory, id: PersonId): boolean => {
  if (memory.subjects.includes(id) || memory.speaker === id) return true;
  const name = self.town.personas.get(id)?.name;
  return name !== undefined && memory.text.includes(name);
};

/** All that a resident remembers of somebody, oldest first. */
export const memoriesAbout = (self: Self, id: PersonId): Memory[] =>
  memoriesOf(self.mind.stream).filter((memory) => memory.kind !== "plan" && concerns(self, memory, id));

const nameOnly = (kind: string): boolean => /\bby name only\b|\bname only\b/.test(kind);

/** The tie of whoever is known to somebody without having talked with them. */
const BY_SIGHT = "knows by sight";

/** Whether a remembered line names somebody only in what it asks. */
function asksOnly(self: Self, memory: Memory, id: PersonId): boolean {
  const quote = quoteOf(memory);
  const name = self.town.personas.get(id)?.name.split(" ")[0];
  if (quote === null || !name || memory.source.how !== "heard") return false;
  const named = new RegExp(`\\b${literal(name)}\\b`);
  return named.test(quote) && !named.test(toldIn(quote));
}

/** How well the resident knows somebody. */
export type Acquaintance = "self" | "known" | "met" | "name" | "seen" | "heard-of" | "never";

/** How a resident knows somebody: closely, from talk, by name, by sight, from others' talk, or not at all. */
export function acquaintance(self: Self, id: PersonId): Acquaintance {
  if (id === self.persona.id) return "self";
  const tie = tieOf(self, id);
  // A question about somebody, or what I said myself, is no knowledge of them.
  const memories = memoriesAbout(self, id).filter(
    (memory) => memory.speaker === id || (memory.speaker !== self.persona.id && !asksOnly(self, memory, id)),
  );
  const talked = memoriesAbout(self, id).some(
    (memory) =>
      (memory.speaker === id && memory.source.how === "heard" && memory.subjects.includes(self.persona.id)) ||
      (memory.speaker === self.persona.id && memory.subjects.includes(id)),
  );
  if (tie?.kind === BY_SIGHT) return talked ? "met" : "seen";
  if (tie && !nameOnly(tie.kind) && tie.kind !== "met in town") return "known";
  if (talked) return "met";
  if (tie && nameOnly(tie.kind)) return "name";
  if (tie) return "met";
  if (memories.some((memory) => memory.source.how === "given" || memory.source.how === "concluded")) return "known";
  if (
    memories.some((memory) => memory.source.how === "saw" || memory.speaker === id) ||
    present(self).some((one) => one.id === id)
  )
    return "seen";
  const first = self.town.personas.get(id)?.name.split(" ")[0];
  const mentioned =
    first !== undefined &&
    [...self.town.personas.values()].filter((one) => one.name.startsWith(`${first} `)).length === 1 &&
    memoriesOf(self.mind.stream).some(
      (memory) =>
        memory.source.how === "heard" && new RegExp(`\\b${literal(first)}\\b`).test(toldIn(quoteOf(memory) ?? "")),
    );
  return memories.length > 0 || mentioned ? "heard-of" : "never";
}

/** What people are to each other, as the last word of it: "favourite opponent", "old friend". */
const ROLES =
  /\b(?:grand(?:daughter|son|child|mother|father|parent)|(?:mother|father|sister|brother|son|daughter)(?:-in-law)?|husband|wife|partner|niece|nephew|aunt|uncle|cousin|lodger|tenant|landlady|landlord|workmate|flatmate|roommate|housemate|dormmate|colleague|boss|chief|mentor|teacher|pupil|student|apprentice|assistant|helper|opponent|passenger|friend|best friend|neighbou?r|regular|customer|schoolmate|classmate|acquaintance|bartender|barber|doctor|nurse|supplier|rival)$/;
/** The same of whom one has or may have several. */
const SEVERAL = /\b(?:friend|neighbou?r|regular|customer|schoolmate|classmate|acquaintance|dormmate)$/;

/** What somebody is to the resident in a sentence, or null: "Eddy is my son." */
export function tieSentence(self: Self, id: PersonId): string | null {
  const tie = tieOf(self, id);
  if (!tie) return null;
  const { persona, town } = self;
  const name = town.personas.get(id)?.name;
  const who = callName(self, id);
  const [first = ""] = tie.kind.split(",").map((one) => one.trim());
  // "Landlord of Celeste Okafor" and "plays cards with Leopold Vane" say what one is to them.
  const mine = name !== undefined && first.includes(name);
  const theirs = mine ? /^([a-z' -]+) of .+$/i.exec(first)?.[1] : undefined;
  if (theirs && ROLES.test(theirs)) return `I'm ${who}'s ${theirs}`;
  const does = first.replace(mine ? name : /\b(?:her|him|them)\b/, who);
  if (/^(?!is\b|has\b|thinks\b)[a-z]+s\b/.test(first) && does !== first) return asMe(self, `${persona.name} ${does}`);
  if (mine) return null;
  if (/^(?:almost )?like an? \w+$/.test(first)) return `${who} is ${first} to me`;
  // "Old friend who still owes her a walk": what follows is told of others, not to them.
  const whole = (first.split(/ (?:who|whom|that|he|she|they|from|for|of \d+ years)\b/)[0] ?? "").replace(
    /^(?:an?|the|my) /,
    "",
  );
  // Who is two things to somebody is called the first of them.
  const both = whole.split(" and ");
  const what = both.every((one) => ROLES.test(one)) ? both[0]! : whole;
  const parts = what.split(/ (?:in|of|at|to|and|with)\b/);
  if (/\b(?:her|his|their)\b/.test(what) || !ROLES.test(parts[0] ?? "")) return null;
  const plain = parts.length === 1 && SEVERAL.test(what) && !/\b(?:best|only)\b/.test(what);
  return plain ? `${who} is ${/^[aeiou]/.test(what) ? "an" : "a"} ${what} of mine` : `${who} is my ${what}`;
}

/** The given or concluded memory that says most about somebody, for telling. */
function told(self: Self, id: PersonId): Memory | null {
  const name = self.town.personas.get(id)?.name ?? callName(self, id);
  const first = name.split(" ")[0]!;
  const fitting = memoriesAbout(self, id).filter(
    (memory) =>
      (memory.source.how === "given" || memory.source.how === "concluded") &&
      memory.text.includes(first) &&
      !isPrivate(self, memory) &&
      memory.stories.length === 0,
  );
  const others = (memory: Memory) =>
    [...self.town.personas.values()].filter(
      (one) => one.id !== id && one.id !== self.persona.id && memory.text.includes(one.name),
    ).length;
  return (
    [...fitting].sort(
      (a, b) =>
        Number(b.source.how === "concluded") - Number(a.source.how === "concluded") ||
        others(a) - others(b) ||
        a.text.indexOf(name) - b.text.indexOf(name),
    )[0] ?? null
  );
}

/** What somebody said to the resident that says something: a resident's last words, and of a visitor what they said of themselves. */
function lastSaid(self: Self, id: PersonId, asker: PersonId): Memory | null {
  const said = heardFrom(self, id).filter(
    (memory) =>
      !saysLittle(memory) &&
      !does(actsOf(memory), "farewell") &&
      !isPrivate(self, memory) &&
      (memory.subjects.includes(self.persona.id) || id === asker),
  );
  if (!self.town.personas.has(id))
    return said.find((memory) => ofOneself.test(quoteOf(memory) ?? "")) ?? said.at(-1) ?? null;
  // What they told counts for more than what they made of one's own words.
  return said.findLast((memory) => does(actsOf(memory), "tell")) ?? said.at(-1) ?? null;
}

function unknown(ask: Ask, name: string): Answer {
  return answer(ask, "dont-know", false, choose(ask, lines.unknownPerson, { who: name }));
}

/** Who somebody is. */
export function whoIs(ask: Ask, id: PersonId, name: string): Answer {
  const { self } = ask;
  if (id === ask.asker.id) {
    const said = lastSaid(self, id, id);
    return answer(ask, "who", true, joined("That's you.", said && `You told me, ${youTold(said)}`), said ? [said] : []);
  }
  const values = about(self, id);
  const persona = self.town.personas.get(id);
  switch (acquaintance(self, id)) {
    case "self":
      return answer(ask, "who", true, choose(ask, lines.self, { them: "me" }));
    case "never":
      return unknown(ask, name);
    case "name":
      return answer(ask, "who", true, choose(ask, lines.nameOnly, { who: persona?.name ?? name }));
    case "seen": {
      const seen = memoriesAbout(self, id).findLast((memory) => memory.source.how === "saw");
      const heard = seen
        ? undefined
        : heardFrom(self, id).findLast((memory) => !saysLittle(memory) && !isPrivate(self, memory));
      const visitor = !persona && seen ? `${values.who} is a visitor` : null;
      const from = seen
        ? `${inFirstPerson(self, seen)} ${whenInWords(self, seen.created)}`
        : heard && inFirstPerson(self, heard, ask.asker.id);
      const first = seen ?? heard;
      return answer(
        ask,
        "who",
        true,
        joined(visitor ?? choose(ask, lines.seenOnly, values), from),
        first ? [first] : [],
      );
    }
    case "heard-of": {
      const heard = memoriesOf(self.mind.stream).findLast(
        (memory) =>
          memory.source.how === "heard" &&
          memory.speaker !== id &&
          !isPrivate(self, memory) &&
          memory.speaker !== self.persona.id &&
          quoteOf(memory)?.trim() !== ask.whole.trim() &&
          new RegExp(`\\b${literal(firstName(values.who!))}\\b`).test(toldIn(quoteOf(memory) ?? "")),
      );
      return answer(
        ask,
        "who",
        true,
        joined(`I only know ${values.who} from what others say`, heard && inFirstPerson(self, heard, ask.asker.id)),
        heard ? [heard] : [],
      );
    }
    default: {
      const tie = tieSentence(self, id);
      const given = persona ? told(self, id) : null;
      const said = lastSaid(self, id, ask.asker.id);
      const givenLine = given ? asMe(self, given.text) : null;
      // The given words say themselves what the two are to one another; saying it twice helps nobody.
      const repeated =
        givenLine !== null &&
        tie !== null &&
        /\b(?:my (?:son|wife|husband|father|mother)|married to|friends? |friend of mine|housemate|neighbour|wife of|husband of|dormmate|classmate)/i.test(
          givenLine,
        ) &&
        givenLine.length < 230;
      const last =
        said && ask.random.chance(given ? 0.45 : 1)
          ? persona
            ? `The last thing ${values.they} told me was, "${shortQuote(quoteOf(said)!, 110)}"`
            : `${cap(values.they!)} told me, "${shortQuote(toldIn(quoteOf(said)!) || quoteOf(said)!, 110)}"`
          : null;
      const visitor = !persona ? `${values.who} is a visitor in town` : null;
      const line = joined(
        visitor ?? (repeated ? null : (tie ?? (givenLine ? null : `I know ${persona?.name ?? name}`))),
        givenLine,
        last,
      );
      const seen =
        !given && !said && !tie ? memoriesAbout(self, id).findLast((memory) => memory.source.how === "saw") : undefined;
      return answer(
        ask,
        "who",
        true,
        joined(line, seen && inFirstPerson(self, seen, ask.asker.id)),
        [given, last ? said : null, seen].filter((one) => one !== null && one !== undefined),
      );
    }
  }
}

/** What one thinks of somebody. */
export function opinion(ask: Ask, id: PersonId, name: string): Answer {
  const { self } = ask;
  const know = acquaintance(self, id);
  if (know === "self") return answer(ask, "opinion", true, asMe(self, self.mind.whoIAm.core || self.persona.name));
  if (know === "never") return unknown(ask, name);
  const values = about(self, id);
  const warmth = tieOf(self, id)?.warmth ?? 0;
  if (know === "name" || know === "heard-of" || know === "seen")
    return answer(ask, "opinion", true, choose(ask, lines.fondNeutral, values));
  const kin = /\b(?:husband|wife|son|daughter|father|mother|brother|sister)\b/.test(tieOf(self, id)?.kind ?? "");
  const bank =
    warmth <= -2
      ? lines.fondNever
      : warmth < 0
        ? lines.fondNot
        : kin && warmth >= 2
          ? lines.fondKin
          : warmth >= 2
            ? lines.fondClose
            : warmth >= 0.75
              ? lines.fond
              : lines.fondNeutral;
  const given = told(self, id);
  const said = lastSaid(self, id, ask.asker.id);
  const first = given ?? said;
  const because = given ? asMe(self, given.text) : said ? inFirstPerson(self, said, ask.asker.id) : null;
  return answer(ask, "opinion", true, joined(choose(ask, bank, values), because), first ? [first] : []);
}

/** Where somebody is: as last seen, never as the world has it. */
export function whereIs(ask: Ask, id: PersonId, name: string): Answer {
  const { self } = ask;
  if (id === self.persona.id) return answer(ask, "where", true, "I'm right here.");
  const here = present(self).find((one) => one.id === id);
  const values = about(self, id);
  const inside = indoors(self).find(({ who }) => who === id);
  if (inside?.here) return answer(ask, "where", true, indoorsLine(ask, inside));
  if (here)
    return answer(
      ask,
      "where",
      true,
      choose(ask, lines.hereNow, { ...values, doing: here.asleep ? "asleep" : here.doing.text }),
    );
  const seen = self.mind.map.seen.get(id);
  const last = memoriesAbout(self, id).findLast((memory) => memory.source.how === "saw");
  if (!seen) {
    if (last)
      return answer(
        ask,
        "where",
        true,
        `${inFirstPerson(self, last, ask.asker.id)} ${whenInWords(self, last.created)}. ${cap(values.they!)} may be anywhere by now`,
        [last],
      );
    if (acquaintance(self, id) === "never") return unknown(ask, name);
    return answer(ask, "dont-know", false, choose(ask, lines.notSeen, values));
  }
  return answer(
    ask,
    "where",
    true,
    choose(ask, lines.lastSeen, { ...values, ...seenInWords(self, id, seen) }),
    last && last.created >= seen.at - 180 ? [last] : [],
  );
}

const cap = (text: string): string => `${text[0]?.toUpperCase() ?? ""}${text.slice(1)}`;

/** What somebody is doing: as seen now, or as last seen. */
export function whatDoes(ask: Ask, id: PersonId, name: string): Answer {
  const { self } = ask;
  const here = present(self).find((one) => one.id === id);
  const values = about(self, id);
  const inside = indoors(self).find(({ who }) => who === id);
  if (inside?.here) return answer(ask, "doing", true, indoorsLine(ask, inside));
  if (here)
    return answer(
      ask,
      "doing",
      true,
      `${values.who} is ${here.doing.text.replace(self.persona.name.split(" ")[0]!, "me")}, over there.`,
    );
  const last = memoriesAbout(self, id).findLast((memory) => memory.source.how === "saw" && doingIn(memory) !== null);
  if (!last)
    return acquaintance(self, id) === "never"
      ? unknown(ask, name)
      : answer(ask, "dont-know", false, choose(ask, lines.notSeen, values));
  return answer(
    ask,
    "doing",
    true,
    joined(
      `${inFirstPerson(self, last, ask.asker.id)} ${whenInWords(self, last.created)}`,
      "What {they} {are} doing now I don't know".replace("{they}", values.they!).replace("{are}", values.are!),
    ),
    [last],
  );
}

/** What somebody said to the resident, about something or lately. */
function whatSaid(ask: Ask, id: PersonId, name: string): Answer {
  const { self } = ask;
  const heard = heardFrom(self, id).filter((memory) => !isPrivate(self, memory) || ask.asker.id === id);
  const values = about(self, id);
  if (heard.length === 0)
    return acquaintance(self, id) === "never"
      ? unknown(ask, name)
      : answer(ask, "dont-know", false, choose(ask, lines.saidNothing, values));
  const words = contentWords(ask, ask.text).filter(
    (word) => !/^(?:tell|told|said|say|mention|discuss|talk|convers|chat|mean|get|keep|go|do|day)$/.test(word),
  );
  const toMe = heard.filter((memory) => memory.subjects.includes(self.persona.id));
  const pool = (toMe.length > 0 ? toMe : heard).filter((memory) => !saysLittle(memory));
  const when = /\b(?:today|this morning)\b/.test(ask.p)
    ? pool.filter((memory) => memory.created >= startOfDay(Math.floor(self.now / 1440) + 1))
    : pool;
  const fitting = when
    .map((memory, i) => ({ memory, i, ...overlap(words, memory.text) }))
    .filter(({ share }) => words.length === 0 || share >= 0.34);
  const best = fitting.sort((a, b) => b.share - a.share || b.i - a.i)[0]?.memory;
  if (!best) return answer(ask, "dont-know", false, choose(ask, lines.toldNothing, values));
  return answer(
    ask,
    "said",
    true,
    joined(
      inFirstPerson(self, best, ask.asker.id),
      ask.random.chance(0.3) && `That was ${whenInWords(self, best.created)}`,
    ),
    [best],
    true,
  );
}

/** What the resident said to somebody: their own last words to them that say something. */
function whatISaid(ask: Ask, id: PersonId, name: string): Answer {
  const { self } = ask;
  const own = memoriesOf(self.mind.stream).filter(
    (memory) =>
      memory.speaker === self.persona.id &&
      memory.source.how === "did" &&
      memory.subjects.includes(id) &&
      (!isPrivate(self, memory) || ask.asker.id === id),
  );
  const last = own.findLast((memory) => !saysLittle(memory)) ?? own.at(-1);
  if (last) return answer(ask, "said", true, inFirstPerson(self, last, ask.asker.id), [last], true);
  return acquaintance(self, id) === "never"
    ? unknown(ask, name)
    : answer(ask, "dont-know", false, choose(ask, lines.iSaidNothing, about(self, id)));
}

/** Where and when somebody was last seen, for a wording. */
function seenInWords(self: Self, id: PersonId, seen: NonNullable<Absent["seen"]>): Record<string, string> {
  const place = self.town.map.places.has(seen.place)
    ? atPlace(self, seen.place).replace(
        "at home",
        placeOf(self.town.map, seen.place).household.includes(id) ? "at home" : "at my place",
      )
    : "about town";
  const when = whenInWords(self, seen.at);
  return { place, when, When: cap(when) };
}

/** Values for a wording about somebody behind a door. */
function behindDoor(self: Self, { who, here }: Absent): Record<string, string> {
  const values = about(self, who);
  const room = here?.room ? `in the ${here.room}` : `in ${values.their} room`;
  return { ...values, room, They: cap(values.they!) };
}

/** Where somebody is who is in the house and out of hearing. */
const indoorsLine = (ask: Ask, absent: Absent): string =>
  choose(ask, absent.here?.asleep ? lines.indoorsAsleep : lines.indoorsApart, behindDoor(ask.self, absent));

/** Whether somebody of the house is up or in, asked while they are behind a door. */
export const inTheHouse: Rule = (ask) => {
  if (
    !/^ (?:and |so )?(?:is|has|are)\b.*\b(?:asleep|sleeping|awake|up|home|in|here|there|around|about|out|bed)\b/.test(
      ask.p,
    )
  )
    return null;
  const named = ask.people.flatMap(({ ids }) => ids);
  const inside = indoors(ask.self).find(({ who }) => named.includes(who));
  return inside ? answer(ask, "where", true, indoorsLine(ask, inside)) : null;
};

/** To whoever calls somebody who does not hear it. */
export function absentLine(self: Self, absent: Absent, random: Random): string {
  const { here, seen, who } = absent;
  const values = behindDoor(self, absent);
  const say = (bank: readonly string[], more = {}) =>
    choose({ said: "", lately: [], random }, bank, { ...values, ...more });
  if (here) return say(here.asleep ? lines.absentAsleep : lines.absentApart);
  if (!seen) return say(lines.absentUnknown);
  return `${say(lines.absentSeen)} ${say(lines.lastSeen, seenInWords(self, who, seen))}`;
}

/** Whether and when somebody was seen or spoken to. */
function didSee(ask: Ask, id: PersonId, name: string): Answer {
  const { self } = ask;
  const know = acquaintance(self, id);
  if (know === "never") return unknown(ask, name);
  const values = about(self, id);
  const yesterday = /\byesterday\b/.test(ask.p);
  const today = /\b(?:today|this morning|this afternoon|tonight|this evening)\b/.test(ask.p);
  const midnight = startOfDay(Math.floor(self.now / 1440) + (yesterday ? 0 : 1));
  const until = yesterday ? midnight + 1440 : self.now + 1;
  const from = (today || yesterday ? midnight : 0) as Minutes;
  const day = yesterday ? "yesterday" : "today";
  const spoke = /\b(?:talk\w*|speak|spoken|spoke|chat\w*)\b/.test(ask.p);
  const here = present(self).find((one) => one.id === id);
  if (here && !spoke && !yesterday)
    return answer(
      ask,
      "seen",
      true,
      choose(ask, lines.hereNow, { ...values, doing: here.asleep ? "asleep" : here.doing.text }),
    );
  const lived = memoriesAbout(self, id).filter(
    (memory) =>
      memory.created >= from &&
      memory.created < until &&
      memory.source.how !== "given" &&
      memory.source.how !== "concluded" &&
      memory.source.how !== "planned",
  );
  if (spoke) {
    const talk =
      lived.findLast(
        (memory) => memory.speaker === id && memory.subjects.includes(self.persona.id) && !saysLittle(memory),
      ) ?? lived.findLast((memory) => memory.speaker === id);
    if (!talk)
      return answer(
        ask,
        "seen",
        true,
        today || yesterday
          ? choose(ask, [`Not ${day}, no.`, `No, not ${day}.`, "No, we haven't spoken."])
          : choose(ask, ["No, we haven't spoken.", "Not that I remember."]),
      );
    return answer(
      ask,
      "seen",
      true,
      joined(
        `Yes, ${whenInWords(self, talk.created)}`,
        !isPrivate(self, talk) && inFirstPerson(self, talk, ask.asker.id),
      ),
      [talk],
    );
  }
  const seen = self.mind.map.seen.get(id);
  const fits = seen && seen.at >= from && seen.at < until ? seen : null;
  const memory = lived.findLast((one) => one.source.how === "saw" || one.speaker === id);
  if (fits && self.town.map.places.has(fits.place)) {
    const when = whenInWords(self, fits.at);
    const doing =
      memory && memory.source.how === "saw" && Math.abs(memory.created - fits.at) < 120 && doingIn(memory) !== null
        ? `${cap(values.they!)} ${values.were} ${doingIn(memory)}`
        : null;
    return answer(
      ask,
      "seen",
      true,
      joined(
        // "Did you see Tom steal the bread?": where they were is all there is to say, and no yes.
        choose(ask, /\bwhen\b/.test(ask.p) || deeds(ask) ? lines.seenWhen : lines.seenYes, {
          ...values,
          place: atPlace(self, fits.place),
          when,
        }),
        doing,
      ),
      memory ? [memory] : [],
    );
  }
  if (memory)
    return answer(ask, "seen", true, `${deeds(ask) ? "" : "Yes. "}${cap(inFirstPerson(self, memory, ask.asker.id))}`, [
      memory,
    ]);
  return answer(ask, "seen", true, choose(ask, lines.seenNo, { ...values, day: today || yesterday ? day : "lately" }));
}

const kinWords =
  /\b(?:husband|wife|son|daughter|father|mother|dad|mum|mom|parents|brother|sister|partner|spouse|kids?|child(?:ren)?|family)\b/;

/** Kin and household by their word: "your husband", "your son", "your housemates". */
export const kin: Rule = (ask) => {
  const { p, self } = ask;
  const ties = [...new Set([...self.persona.ties.map((one) => one.to), ...self.mind.ties.keys()])].map((id) => ({
    id,
    kind: tieOf(self, id)?.kind ?? "",
  }));
  const named =
    /\byour (husband|wife|son|daughter|father|mother|dad|mum|mom|parents|brother|sister|partner|spouse|kids?|child(?:ren)?|family|housemates?|roommates?|dormmates?|neighbou?rs?|best friends?|friends?|colleagues?|customers?|regulars?|mentor|boss)\b/.exec(
      p,
    )?.[1];
  const married =
    /\bare you (?:married|single|engaged)\b|\bdo you have (?:a |any )?(husband|wife|partner|kids|children|son|daughter|child|brothers?|sisters?|siblings|family|friends)\b/.exec(
      p,
    );
  const word = named ?? married?.[1] ?? (married ? "spouse" : null);
  if (!word || ask.people.length > 0) return null;
  const patterns: Readonly<Record<string, RegExp>> = {
    dad: /\bfather\b/,
    mum: /\bmother\b/,
    mom: /\bmother\b/,
    parents: /\b(?:father|mother)\b/,
    partner: /\b(?:husband|wife|partner)\b/,
    spouse: /\b(?:husband|wife|partner)\b/,
    kid: /\b(?:son|daughter)\b/,
    child: /\b(?:son|daughter)\b/,
    kids: /\b(?:son|daughter)\b/,
    children: /\b(?:son|daughter)\b/,
    family: /\b(?:husband|wife|son|daughter|father|mother|brother|sister)\b/,
    "best friend": /\b(?:close|best|good) friend\b|^friend\b/,
    friend: /\bfriend\b/,
    siblings: /\b(?:brother|sister)\b/,
    regular: /\bregular\b/,
    roommate: /\b(?:roommate|housemate|dormmate)\b/,
    housemate: /\b(?:roommate|housemate|dormmate)\b/,
  };
  const single = word.replace(/(?<!ou)s$/, "").replace("children", "child");
  const pattern =
    patterns[word] ?? patterns[single] ?? new RegExp(`\\b${literal(single.replace("neighbor", "neighbour"))}\\b`);
  const friends = /^friends?$/.test(word);
  const found = ties.filter(
    ({ id, kind }) =>
      (friends && (tieOf(self, id)?.warmth ?? 0) >= 2 && !kinWords.test(kind)) ||
      (pattern.test(kind) &&
        !/^like a\b/.test(kind) &&
        !/\b(?:husband|wife|son|daughter|mother|father)'s\b/.test(kind) &&
        !/\b(?:his|her|their) (?:wife|husband|son)/.test(kind)),
  );
  if (found.length === 0) {
    if (married || (named && kinWords.test(named) && !/^famil/.test(named)))
      return answer(
        ask,
        "kin",
        true,
        choose(
          ask,
          [`I have no ${single} to speak of.`, `No ${single}, no.`, `There's no ${single} in my life.`].map((one) =>
            /^(?:spouse|partner)$/.test(single) ? one.replace(single, "husband or wife") : one.replace("kid", "child"),
          ),
        ),
      );
    return null;
  }
  if (found.length > 1)
    return answer(ask, "kin", true, `${listed(found.slice(0, 6).map(({ id }) => callName(self, id)))}.`);
  const id = found[0]!.id;
  const name = callName(self, id);
  if (/\bwhere\b/.test(p)) return whereIs(ask, id, name);
  if (/\bwhat is your \w+ doing\b/.test(p)) return whatDoes(ask, id, name);
  if (worksOn.test(p)) return aboutThem(ask, id) ?? unknown(ask, name);
  if (/\bhow (?:is|are)\b/.test(p)) {
    const last = lastSaid(self, id, ask.asker.id);
    const seen = memoriesAbout(self, id).findLast((memory) => memory.source.how === "saw");
    if (last)
      return answer(
        ask,
        "kin",
        true,
        joined(
          choose(ask, lines.wellThem, about(self, id)),
          `${cap(whenInWords(self, last.created))} ${inFirstPerson(self, last, ask.asker.id)}`,
        ),
        [last],
      );
    if (seen)
      return answer(
        ask,
        "kin",
        true,
        `${inFirstPerson(self, seen, ask.asker.id)} ${whenInWords(self, seen.created)}.`,
        [seen],
      );
  }
  if (married && !named) return answer(ask, "kin", true, `Yes. ${tieSentence(self, id) ?? name}.`);
  return whoIs(ask, id, name);
};

/** Everything that is asked about somebody by name. */
export const people: Rule = (ask) => {
  const { p, self } = ask;
  if (
    /\b(?:with whom|who(?:m)? would you|which of (?:them|the people)|who is your favou?rite)\b.{0,200}\b(?:spend|like to|time|hour|evening|meet|favou?rite)\b/.test(
      p,
    ) ||
    (/\bspend\b.{0,200}\b(?:time|hours?|afternoon|evening|day)\b/.test(p) &&
      /\b(?:whom?|somebody|someone|one person)\b/.test(p))
  )
    return withWhom(ask);
  if (
    /\bwhom? do you (?:know|like)\b|\bwho are your friends\b|\bwho have you (?:met|talked|spoken)\b|\bwhom? did you (?:meet|talk|see|speak)\b/.test(
      p,
    ) &&
    ask.people.length === 0
  )
    return acquaintances(ask);
  const named = ask.people
    .filter((one) => !(one.ids.length === 1 && one.ids[0] === self.persona.id && ask.people.length > 1))
    .filter((one) => !(one.ids.length === 1 && one.ids[0] === self.persona.id && !/\b(?:who is|about|know)\b/.test(p)));
  const pronoun = named.length === 0 && /\b(?:he|she|him|her)\b/.test(p) && ask.question ? lastNamed(ask) : null;
  const first = named[0] ?? pronoun;
  if (!first) return null;
  const known = first.ids.filter((id) => acquaintance(self, id) !== "never");
  if (known.length > 1)
    return answer(
      ask,
      "which",
      true,
      choose(ask, lines.whichOne, {
        options: listed(
          known.map((id) => self.town.personas.get(id)?.name ?? callName(self, id)),
          "or",
        ),
      }),
    );
  const id = known[0] ?? first.ids[0];
  if (!ask.question) return null;
  const { name } = first;
  if (!id) return unknownNamed(ask, name);
  if (
    /\bwhere\b/.test(p) &&
    !/\b(?:come|from|met|meet|work\w*|live\w*|grow|born|do you know \w+ from|(?:do|did) you know)\b(?! where)/.test(p)
  )
    return whereIs(ask, id, name);
  if (
    /\bwhat (?:is|are|was) (?!your)[^?]{0,200}\b(?:doing|up to)\b|\bis [^?]{0,200}(?:doing|working|asleep|reading|busy) ?(?:now|right now)?\b\s*\?*$/.test(
      p,
    ) &&
    /\bdoing|up to|asleep|busy\b/.test(p)
  )
    return whatDoes(ask, id, name);
  if (/\bwhat (?:did|have) you (?:just |really )?(?:say|said|tell|told)\b/.test(p)) return whatISaid(ask, id, name);
  if (
    /\bwhat (?:did|does|has|have|was|were|do) [^?]{0,200}\b(?:say|said|tell|told|talk\w*|mention\w*|discuss\w*)\b|\bwhat .{0,200}\b(?:told|tell|said to) you\b|\bdid (?!you\b)[^?]{0,200}\b(?:tell you|say|mention|ask|invite)\b|\bhas (?!anyone)[^?]{0,200}\b(?:told|said|mentioned|invited)\b|\bwhat did you (?:and )?[^?]{0,200}\b(?:talk|discuss|speak)/.test(
      p,
    )
  )
    return whatSaid(ask, id, name);
  if (
    /\b(?:have|did|do) you (?:ever |already |just )?(?:see|saw|seen|meet|met|talk\w*|speak|spoken|spoke|chat\w*|run into|bump into)\b|\bwhen (?:did|have) you (?:last )?(?:see|seen|meet|talk|speak)\b|\bseen\b.{0,200}\b(?:today|yesterday|lately|anywhere)\b/.test(
      p,
    )
  )
    return didSee(ask, id, name);
  if (/\b(?:book|present|gift|give|compliment|praise|buy)\b/.test(p) && /\b(?:would|will|could|should)\b/.test(p))
    return acquaintance(self, id) === "never" ? unknown(ask, name) : forThem(ask, id);
  if (
    /\b(?:think (?:of|about)|feel about|opinion (?:of|on|about)|do you (?:like|love|trust|hate|dislike|admire|respect|get along|get on|fancy)|are you (?:friends|close|in love|fond)|how is your relationship|get along|feelings for|in love with|have a crush)\b/.test(
      p,
    )
  ) {
    const secret =
      /\b(?:crush|in love|love|fancy|feelings)\b/.test(p) &&
      memoriesAbout(self, id).some((memory) => isPrivate(self, memory) && memory.source.how !== "heard");
    if (secret) return answer(ask, "private", true, choose(ask, lines.ownSecret));
    return opinion(ask, id, name);
  }
  // Asked after somebody, one tells what they said last, else what they were seen at (paper section 3.3).
  if (
    known.length > 0 &&
    /\bhow (?:is|are|has|have|was|were) (?!your relationship|it\b|you\b)|\bhow .{0,200} (?:doing|getting on|keeping)\b/.test(
      p,
    )
  )
    return heardFrom(self, id).some((memory) => !isPrivate(self, memory))
      ? whatSaid(ask, id, name)
      : whatDoes(ask, id, name);
  const economist = /\b(?:economist|wealth of nations|invisible hand|famous|historical|celebrity)\b/.test(p);
  if (
    /\b(?:who(?:m)? (?:is|are|was)|who|do you know|know|tell me (?:about|something)|heard of|what (?:can|do) you (?:know|tell)|what about|how about|how do you know|what is .{0,200} like|describe|introduce|familiar with|friend)\b/.test(
      p,
    ) ||
    economist
  ) {
    if (known.length === 0) return unknownNamed(ask, name);
    if (worksOn.test(p)) {
      const work = aboutThem(ask, id);
      if (work) return work;
    }
    const who = whoIs(ask, id, name);
    return economist && who.known ? { ...who, line: joined(`Not the one from the books. ${who.line}`) } : who;
  }
  if (known.length === 0) return unknownNamed(ask, name);
  return aboutThem(ask, id);
};

const unknownNamed = (ask: Ask, name: string): Answer => unknown(ask, name);

/** Anything else about somebody: the memory that fits the words best, or that one does not know. */
function aboutThem(ask: Ask, id: PersonId): Answer | null {
  const { self } = ask;
  const work = worksOn.test(ask.p) ? worksAt(ask, id) : null;
  if (work) return work;
  const words = contentWords(ask, ask.text).filter((word) => !/^(?:doe|name|know|tell|liv|work)$/.test(word));
  const scored = memoriesAbout(self, id)
    .filter(
      (memory) =>
        !isPrivate(self, memory) &&
        !saysLittle(memory) &&
        memory.speaker !== self.persona.id &&
        memory.speaker !== ask.asker.id,
    )
    .map((memory, i) => ({ memory, i, ...overlap(words, memory.text) }));
  const best = scored
    .filter(({ share, count }) => count > 0 && share >= 0.5)
    .sort((a, b) => b.share - a.share || b.i - a.i)[0]?.memory;
  if (best)
    return answer(
      ask,
      "recalled",
      true,
      best.source.how === "heard" || best.source.how === "saw"
        ? inFirstPerson(self, best, ask.asker.id)
        : asMe(self, best.text),
      [best],
    );
  const trade = worksOn.test(ask.p) ? tradeOf(ask, id) : null;
  if (trade) return trade;
  if (/\b(?:do for a living|job|work|live|lives|does .{0,200} do|study|studies|from)\b/.test(ask.p)) {
    const wanted = /\b(?:live|lives|home)\b/.test(ask.p)
      ? /\b(?:lives?|dorm\w*|housemates?|neighbou?rs?|next door|shares?)\b/i
      : /\bfrom\b/.test(ask.p)
        ? /\bfrom\b/i
        : /\b(?:owns?|owner|runs?|keeps?|works?|serves?|tends?|bartender|professor|teach\w*|student|stud(?:y|ies)|paint\w*|writ\w*|photograph\w*|act(?:or|s)|poet|lawyer|pharmacist|grocer\w*|store|pub|cafe)\b/i;
    const given = memoriesAbout(self, id).find(
      (memory) =>
        memory.source.how === "given" &&
        wanted.test(memory.text) &&
        !isPrivate(self, memory) &&
        memory.stories.length === 0,
    );
    if (given) return answer(ask, "who", true, asMe(self, given.text), [given]);
  }
  return null;
}

/** What somebody is asked after who is said to be at work on something. */
const worksOn =
  /\b(?:work(?:ing|s)? (?:on|as|at)|stud(?:y|ies|ying)|compos\w+|paint(?:s|ing)?|writ(?:e|es|ing)|research\w*|doing (?:these days|lately)|do for a living|job|occupation|profession|busy with)\b/;

/** What somebody is at work on: as they told it, or as one says it of them oneself. */
function worksAt(ask: Ask, id: PersonId): Answer | null {
  const { self } = ask;
  const persona = self.town.personas.get(id);
  if (!persona) return null;
  const first = persona.name.split(" ")[0]!;
  const at =
    /\b(?:working on|writing|composing|painting|studying|building|preparing|piece|paper|project|series|thesis|exhibition|show|novel|chapter|song|film)\b/i;
  const told = heardFrom(self, id).findLast(
    (memory) =>
      !saysLittle(memory) &&
      !isPrivate(self, memory) &&
      memory.stories.length === 0 &&
      sentences(quoteOf(memory) ?? "").some((one) => /\b(?:i|my|i'm|i've)\b/i.test(one) && at.test(one)),
  );
  if (told) return answer(ask, "recalled", true, inFirstPerson(self, told, ask.asker.id), [told]);
  const own = self.persona.topics
    .flatMap((topic) => topic.says)
    .find((one) => new RegExp(`^${literal(first)}\\b`).test(one) && at.test(one));
  return own ? answer(ask, "who", true, own) : null;
}

/** Somebody's trade, as those who know them know it. */
function tradeOf(ask: Ask, id: PersonId): Answer | null {
  const { self } = ask;
  const persona = self.town.personas.get(id);
  const tie = self.persona.ties.find(({ to }) => to === id);
  if (!persona || !tie || nameOnly(tie.kind)) return null;
  return answer(ask, "who", true, `${callName(self, id)} is ${occupied(persona.occupation)}.`);
}

function acquaintances(ask: Ask): Answer {
  const { self } = ask;
  const since = /\b(?:today|this morning)\b/.test(ask.p)
    ? startOfDay(Math.floor(self.now / 1440) + 1)
    : /\byesterday\b/.test(ask.p)
      ? startOfDay(Math.floor(self.now / 1440))
      : 0;
  const met = [
    ...new Set(
      memoriesOf(self.mind.stream)
        .filter(
          (memory) =>
            memory.speaker !== null &&
            memory.speaker !== self.persona.id &&
            memory.created >= since &&
            memory.source.how === "heard" &&
            memory.subjects.includes(self.persona.id),
        )
        .map((memory) => memory.speaker!),
    ),
  ].filter((id) => id !== ask.asker.id);
  const asksMet = /\b(?:met|meet|talk\w*|spoken|speak|see)\b/.test(ask.p);
  const ids = asksMet
    ? met
    : [...new Set([...self.persona.ties.filter((one) => one.warmth >= 1).map((one) => one.to), ...met])];
  if (ids.length === 0)
    return answer(ask, "dont-know", false, asksMet ? "I haven't talked with anybody else." : "Not many people yet.");
  const rests = memoriesOf(self.mind.stream)
    .filter((memory) => memory.speaker !== null && ids.includes(memory.speaker))
    .slice(-3);
  return answer(
    ask,
    "acquaintances",
    true,
    `${listed(ids.slice(-5).map((id) => callName(self, id)))}${ids.length > 5 ? ", among others" : ""}.`,
    rests,
  );
}

/** Whom "she" or "he" means: the last person of that kind named between the two. */
function lastNamed(ask: Ask): { name: string; ids: readonly PersonId[] } | null {
  const wanted = /\b(?:she|her)\b/.test(ask.p) ? "she" : "he";
  const said = memoriesOf(ask.self.mind.stream)
    .filter(
      (memory) =>
        memory.scene !== null &&
        (memory.speaker === ask.asker.id ||
          (memory.speaker === ask.self.persona.id && memory.subjects.includes(ask.asker.id))),
    )
    .slice(-6)
    .reverse();
  for (const memory of said) {
    const quote = quoteOf(memory) ?? "";
    const id = [...ask.self.town.personas.values()].find(
      (one) =>
        one.id !== ask.self.persona.id &&
        one.pronouns === wanted &&
        new RegExp(`\\b${literal(firstName(one.name))}\\b`, "i").test(quote),
    )?.id;
    if (id) return { name: ask.self.town.personas.get(id)!.name, ids: [id] };
  }
  return null;
}

/** Whether somebody is asked what they saw done, and not only whom they saw. */
const deeds = (ask: Ask): boolean =>
  contentWords(ask, ask.text).some(
    (word) =>
      !/^(?:see|saw|seen|meet|met|today|yesterday|lately|recently|around|town|morning|evening|afternoon|night|week)/.test(
        word,
      ),
  );
