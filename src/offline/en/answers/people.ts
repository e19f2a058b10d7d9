/** What somebody is to a resident, in a sentence, and what is said to whoever calls somebody who does not hear it. */

import { capital } from "../../../language/capital.ts";
import { whenInWords } from "../../../language/en/times.ts";
import type { Self } from "../../../mind/self.ts";
import type { Absent } from "../../../mind/talk/absent.ts";
import type { Random } from "../../../world/chance.ts";
import { type PersonId, placeOf } from "../../../world/places.ts";
import { choose } from "../../answers/ask.ts";
import { tieTo } from "../../answers/known.ts";
import { about, listed } from "./ask.ts";
import { answerLines as lines } from "./lines.ts";
import { asMe, atPlace, callName } from "./voice.ts";

/** What people are to each other, as the last word of it: "favourite opponent", "old friend". */
const ROLES =
  /\b(?:grand(?:daughter|son|child|mother|father|parent)|(?:mother|father|sister|brother|son|daughter)(?:-in-law)?|husband|wife|partner|niece|nephew|aunt|uncle|cousin|lodger|tenant|landlady|landlord|workmate|flatmate|roommate|housemate|dormmate|colleague|boss|chief|mentor|teacher|pupil|student|apprentice|assistant|helper|opponent|passenger|friend|best friend|neighbou?r|regular|customer|schoolmate|classmate|acquaintance|bartender|barber|doctor|nurse|supplier|rival)$/;
/** The same of whom one has or may have several. */
const SEVERAL = /\b(?:friend|neighbou?r|regular|customer|schoolmate|classmate|acquaintance|dormmate)$/;

/** What somebody is to the resident in a sentence, or null: "Eddy is my son." */
export function tieSentence(self: Self, id: PersonId): string | null {
  const tie = tieTo(self, id);
  if (!tie) return null;
  const { persona, town } = self;
  const name = town.personas.get(id)?.name;
  const who = callName(self, id);
  const [first = ""] = tie.kind.split(",").map((one) => one.trim());
  // "Landlord of Celeste Okafor" and "plays cards with Leopold Vane" say what one is to them.
  const mine = name !== undefined && first.includes(name);
  const theirs = mine ? /^([a-z' -]+) of ./i.exec(first)?.[1] : undefined;
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

/** Where and when somebody was last seen, for a wording. */
function seenInWords(self: Self, id: PersonId, seen: NonNullable<Absent["seen"]>): Record<string, string> {
  const place = self.town.map.places.has(seen.place)
    ? atPlace(self, seen.place).replace(
        "at home",
        placeOf(self.town.map, seen.place).household.includes(id) ? "at home" : "at my place",
      )
    : "about town";
  const when = whenInWords(self, seen.at);
  return { place, when, When: capital(when) };
}

/** Values for a wording about somebody behind a door. */
function behindDoor(self: Self, { who, here }: Absent): Record<string, string> {
  const values = about(self, who);
  const room = here?.room ? `in the ${here.room}` : `in ${values.their} room`;
  return { ...values, room, They: capital(values.they!) };
}

/** To whoever calls some who do not hear it. */
export function absentLine(self: Self, absent: readonly Absent[], random: Random): string {
  const away = absent.filter(({ here }) => here === null);
  if (away.length < 2) return absent.map((one) => oneAbsent(self, one, random)).join(" ");
  const say = (bank: readonly string[], values: Record<string, string>) =>
    choose({ said: "", lately: [], random }, bank, values);
  return [
    say(lines.absentSeveral, { names: listed(away.map(({ who }) => about(self, who).who!)) }),
    ...away.flatMap(({ who, seen }) =>
      seen ? [say(lines.lastSeenOf, { ...about(self, who), ...seenInWords(self, who, seen) })] : [],
    ),
    ...absent.filter(({ here }) => here !== null).map((one) => oneAbsent(self, one, random)),
  ].join(" ");
}

function oneAbsent(self: Self, absent: Absent, random: Random): string {
  const { here, seen, who } = absent;
  const values = behindDoor(self, absent);
  const say = (bank: readonly string[], more = {}) =>
    choose({ said: "", lately: [], random }, bank, { ...values, ...more });
  if (here) return say(here.asleep ? lines.absentAsleep : lines.absentApart);
  if (!seen) return say(lines.absentUnknown);
  return `${say(lines.absentSeen)} ${say(lines.lastSeen, seenInWords(self, who, seen))}`;
}
