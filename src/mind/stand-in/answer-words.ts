/** Reading what somebody says to a resident, offline: sentences, questions, times of day, names of people and places. Pure. */

import { DAY, dateOf, dayOf, later, type Minutes, startOfDay, timeOfDay } from "../../clock/units.ts";
import { literal } from "../../language/literal.ts";
import type { PersonId, PlaceId } from "../../world/places.ts";
import { livedDay, wakingDay } from "../plan.ts";
import type { Self } from "../prompts/phrases.ts";
import { memoriesOf } from "../stream.ts";
import { visitorCalled } from "./answer-names.ts";

/** Lower case, plain quotes, short forms spelt out: the form in which all patterns look at a text. */
export function plain(text: string): string {
  return ` ${text} `
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\b(who|what|where|when|how|why|that|there|here)'?s\b(?!')/g, "$1 is")
    .replace(/\b(who|what|where|when|how)'?re\b/g, "$1 are")
    .replace(/\bwhat'?ll\b/g, "what will")
    .replace(/\b(what|where|how|who)'?d\b/g, "$1 did")
    .replace(/\bcan'?t\b|\bcannot\b/g, "can not")
    .replace(/\bwon'?t\b/g, "will not")
    .replace(/\b(do|does|did|is|are|was|were|have|has|had|would|could|should)n'?t\b/g, "$1 not")
    .replace(/\bi'?m\b/g, "i am")
    .replace(/\bi've\b/g, "i have")
    .replace(/\bi'll\b/g, "i will")
    .replace(/\byou're\b|\bur\b|\byoure\b/g, "you are")
    .replace(/\byou've\b/g, "you have")
    .replace(/\byou'll\b/g, "you will")
    .replace(/\b(u|ya)\b/g, "you")
    .replace(/\byou (?:all|guys|folks|two|both)\b(?! (?:the|that|i|we|of))/g, "you")
    .replace(/\br\b/g, "are")
    .replace(/\b(tmrw|tmr|tomorow|tommorow|tommorrow)\b/g, "tomorrow")
    .replace(/\b(pls|plz)\b/g, "please")
    .replace(/\b(wat|wht)\b/g, "what")
    .replace(/\b(gonna)\b/g, "going to")
    .replace(/\b(wanna)\b/g, "want to")
    .replace(/[^\p{L}\p{N}'":.?!,-]+/gu, " ")
    .replace(/\s+/g, " ");
}

/** What is worked out of something that never changes, once for as long as that lives. */
export function keptWith<Of extends object, What>(make: (of: Of) => What): (of: Of) => What {
  const kept = new WeakMap<Of, What>();
  return (of) => {
    const known = kept.get(of);
    if (known !== undefined) return known;
    const made = make(of);
    kept.set(of, made);
    return made;
  };
}

/** The sentences of a text, their marks kept. */
export const sentences = (text: string): string[] =>
  (text.replace(/\b(Mr|Mrs|Ms|Dr|St)\./g, "$1").match(/[^.!?\n]+(?:\.(?=\d)[^.!?\n]+)*[.!?]*/g) ?? [])
    .map((one) => one.trim())
    .filter((one) => /[\p{L}\p{N}]/u.test(one));

const asking =
  /^(?:(?:so|and|but|well|ok|okay|hey|hi|hello|please|excuse me|sorry|say|tell me|um|oh|now|then|also|by the way),? )*(?:who|whom|whose|what|which|where|when|why|how|is|are|am|was|were|do|does|did|has|have|had|can|could|will|would|should|may|might|must|any|anything|anybody|anyone|got any|know any|heard|seen)\b/;

/** Whether a sentence asks something, with or without its question mark. */
export function isQuestion(text: string): boolean {
  if (/\?["')\s]*$/.test(text.trim())) return true;
  return sentences(text).some((one) => {
    const p = plain(one).trim();
    if (/\?/.test(one) || /^(?:please )?(?:tell me|describe|introduce yourself|remind me)\b/.test(p)) return true;
    if (/^(?:well|so|and|but)?,? ?(?:what a|how (?:nice|lovely|wonderful|kind|sad|funny|interesting))\b/.test(p))
      return false;
    if (/^(?:when|if|while|have a|do not|may you)\b/.test(p) && !/\byou\b/.test(p)) return false;
    return asking.test(p);
  });
}

/** What a text tells, the questions in it left out; empty when it only asks. */
export const toldIn = (text: string): string =>
  sentences(text)
    .filter((one) => !isQuestion(one))
    .join(" ");

/** Words that other languages are full of and English never has. */
const foreign =
  /(?<!\p{L})(?:qu[eé]|qui[eé]n|c[oó]mo|d[oó]nde|est[aá]s?|eres|usted|puedo|quiero|gracias|por|para|una|los|las|el|hola|mi|soy|muy|bonjour|merci|je|tu|vous|est|suis|quel(?:le)?|pourquoi|avec|les|des|une|comment|vas|oui|der|das|und|ich|du|bist|ist|wer|wie|wo|warum|nicht|ein|eine|guten|danke|kannst|wann|heute|ciao|sono|come|dove|perch[eé]|grazie|cosa|che|voc[eê]|onde|obrigad[oa]|tudo|bem|fazer|ik|jij|het|een|waar|hoe|jest|jak|gdzie|dzie[nń])(?!\p{L})/giu;
const english =
  /\b(?:the|is|are|am|you|your|i|my|what|who|where|when|how|why|do|does|did|of|and|to|in|can|could|would|will|have|has|it|that|this|about|please|hello|hi)\b/gi;

/** Whether a text is in a language that an English-speaking town does not understand. */
export function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && latin * 2 < letters) return true;
  const strange = new Set((text.match(foreign) ?? []).map((one) => one.toLowerCase())).size;
  const marked = /[¿¡ßñçœãõąęłżśćń]|[éèêàùâîôûäöüáíóú]/u.test(text) ? 1 : 0;
  const known = text.match(english)?.length ?? 0;
  return strange >= 1 && strange + marked >= 2 && strange > known;
}

const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
};
const hourPattern = `(\\d{1,2}|${Object.keys(numberWords).join("|")})`;
const spans: readonly (readonly [RegExp, number, number])[] = [
  [/\b(?:early morning|before breakfast)\b/, 300, 480],
  [/\bbreakfast(?: time)?\b/, 420, 540],
  [/\bmorning\b/, 420, 720],
  [/\b(?:after lunch|early afternoon)\b/, 790, 900],
  [/\bbefore lunch\b/, 600, 715],
  [/\b(?:lunch ?time|over lunch|at lunch|for lunch)\b/, 720, 800],
  [/\bafternoon\b/, 780, 1020],
  [/\bafter work\b/, 1020, 1140],
  [/\b(?:after dinner|later tonight)\b/, 1170, 1320],
  [/\b(?:dinner ?time|for dinner|at dinner)\b/, 1080, 1170],
  [/\b(?:evening|tonight)\b/, 1050, 1290],
  [/\bnight\b/, 1290, 1440],
];
const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** A time that somebody named: a moment (from = to) or a span, and whether it lies behind. */
export interface TimeNamed {
  readonly day: number;
  readonly from: Minutes;
  readonly to: Minutes;
  /** A clock time was named, not only a part of the day or a day. */
  readonly exact: boolean;
  /** Only a day was named. */
  readonly wholeDay: boolean;
  /** Which day in words: "", "tomorrow", "yesterday", "on Tuesday". */
  readonly dayWords: string;
}

function clockNamed(p: string): { hour: number; minute: number; half: "am" | "pm" | null } | null {
  if (/\b(?:at )?(?:noon|midday)\b/.test(p)) return { hour: 12, minute: 0, half: "pm" };
  if (/\bmidnight\b/.test(p)) return { hour: 24, minute: 0, half: "am" };
  const half: "am" | "pm" | null = /\b(?:a\.?m\.?|in the morning)\b|\d\s?am\b/.test(p)
    ? "am"
    : /\b(?:p\.?m\.?|in the (?:afternoon|evening)|this (?:afternoon|evening)|tonight)\b|\d\s?pm\b|\b(?:tomorrow|yesterday) (?:afternoon|evening|night)\b/.test(
          p,
        )
      ? "pm"
      : /\b(?:this|tomorrow|yesterday) morning\b/.test(p)
        ? "am"
        : null;
  const digital = /\b(\d{1,2})[:.](\d{2})\b/.exec(p);
  if (digital && Number(digital[1]) <= 24 && Number(digital[2]) < 60)
    return { hour: Number(digital[1]), minute: Number(digital[2]), half };
  const spoken = new RegExp(`\\b(half past|half|quarter past|quarter to) ${hourPattern}\\b`).exec(p);
  const value = (word: string) => numberWords[word] ?? Number(word);
  if (spoken) {
    const hour = value(spoken[2]!);
    const minute = spoken[1]!.startsWith("half") ? 30 : spoken[1] === "quarter past" ? 15 : 45;
    return { hour: spoken[1] === "quarter to" ? hour - 1 : hour, minute, half };
  }
  const plainHour =
    new RegExp(`\\b${hourPattern} ?(?:o'? ?clock|a\\.?m\\b|p\\.?m\\b|in the (?:morning|afternoon|evening)\\b)`).exec(
      p,
    ) ??
    new RegExp(
      `\\b(?:at|around|about|by|until|till|since|after|before|from) (?:about |around )?${hourPattern}\\b(?! (?:minute|hour|day|dollar|people|time|year|of|coffee|thing|friend|please))`,
    ).exec(p);
  if (!plainHour) return null;
  const hour = value(plainHour[1]!);
  return hour <= 24 ? { hour, minute: 0, half } : null;
}

/** The time a text names, or null. `past` says that it must lie behind ("what did you do at ten"). */
export function timeNamed(self: Self, text: string, past: boolean): TimeNamed | null {
  const p = plain(text);
  const today = livedDay(self.persona, self.now);
  let day = today;
  let dayWords = "";
  let named = /\btoday\b|\bthis (?:morning|afternoon|evening)\b|\btonight\b/.test(p);
  const setDay = (to: number, words: string) => {
    [day, dayWords, named] = [to, words, true];
  };
  if (/\bday after tomorrow\b/.test(p)) setDay(today + 2, "the day after tomorrow");
  else if (/\btomorrow\b/.test(p)) setDay(today + 1, "tomorrow");
  else if (/\byesterday\b|\blast (?:night|evening)\b/.test(p)) setDay(today - 1, "yesterday");
  else {
    const weekday = weekdays.findIndex((name) => new RegExp(`\\b${literal(name)}s?\\b`).test(p));
    if (weekday >= 0) {
      const now = dateOf(self.town.start, self.now).getUTCDay();
      const ahead = (weekday - now + 7) % 7;
      const step = past ? (ahead === 0 ? -7 : ahead - 7) : ahead;
      setDay(
        today + step,
        step === 0
          ? ""
          : step === 1
            ? "tomorrow"
            : step === -1
              ? "yesterday"
              : `on ${weekdays[weekday]!.replace(/^./, (c) => c.toUpperCase())}`,
      );
    } else {
      const dated =
        /\b(?:the |february |feb )?(\d{1,2})(?:st|nd|rd|th)\b/.exec(p) ??
        (/\bvalentine'?s(?: day)?\b/.test(p) ? ["", "14"] : null);
      if (dated) {
        for (let step = 0; step < 31; step++) {
          const date = dateOf(self.town.start, later(self.now, step * DAY));
          if (date.getUTCDate() !== Number(dated[1])) continue;
          setDay(
            today + step,
            step === 0
              ? ""
              : step === 1
                ? "tomorrow"
                : `on the ${dated[1]}th`.replace(/1th$/, "1st").replace(/11st$/, "11th"),
          );
          break;
        }
      }
    }
  }
  const midnight = startOfDay(day);
  const clock = clockNamed(p);
  if (clock) {
    const t = clock.hour * 60 + clock.minute;
    let at = t;
    if (clock.hour <= 12 && clock.half === "pm" && clock.hour < 12) at = t + 720;
    else if (clock.half === null && clock.hour < 12 && clock.hour > 0) {
      const both = [t, t + 720];
      const nowOfDay = self.now - midnight;
      if (day === today) {
        const fits = both.filter((one) => (past ? one <= nowOfDay : one >= nowOfDay));
        const waking = wakingDay(self.persona, day);
        const awake = fits.filter((one) => midnight + one >= waking.wake && midnight + one <= waking.sleep);
        at = (past ? (awake.at(-1) ?? fits.at(-1)) : (awake[0] ?? fits[0])) ?? (clock.hour < 7 ? t + 720 : t);
      } else at = clock.hour < 7 ? t + 720 : t;
    }
    const moment = later(midnight, at);
    return { day, from: moment, to: moment, exact: true, wholeDay: false, dayWords };
  }
  for (const [words, from, to] of spans)
    if (words.test(p))
      return { day, from: later(midnight, from), to: later(midnight, to), exact: false, wholeDay: false, dayWords };
  if (!named) return null;
  return { day, from: midnight, to: later(midnight, DAY), exact: false, wholeDay: true, dayWords };
}

/** Somebody a text names, as far as the town's roll and this mind can tell. */
export interface PersonNamed {
  readonly name: string;
  /** Empty when nobody the resident could mean has the name; several when it is ambiguous. */
  readonly ids: readonly PersonId[];
}

/** Names of visitors that this mind has met: from what it remembers and sees. */
export function visitorsMet(self: Self): Map<PersonId, string> {
  const met = new Map<PersonId, string>();
  for (const memory of memoriesOf(self.mind.stream))
    for (const id of memory.visitors) {
      if (met.has(id)) continue;
      const name =
        self.world.people.get(id)?.name ??
        /^A visitor named (.+?) came to/.exec(memory.text)?.[1] ??
        (memory.speaker === id ? /^(.+?) said\b/.exec(memory.text)?.[1] : undefined) ??
        /^(.+?), a visitor,/.exec(memory.text)?.[1];
      if (name) met.set(id, name);
    }
  const me = self.world.people.get(self.persona.id);
  for (const person of self.world.people.values())
    if (person.kind === "visitor" && me && person.spot.place === me.spot.place) met.set(person.id, person.name);
  return met;
}

/** The roll of a town in the form texts are looked at; kept with it, as every sentence is searched for everybody. */
const rollOf = keptWith((personas: Self["town"]["personas"]) =>
  [...personas.values()].map(({ id, name }) => ({ id, name, plainly: plain(name).trim() })),
);

const TITLES = "(?:mr|mrs|ms|miss|dr|doctor|professor|prof)\\.? ";

/** The people a text names, in the order of the text: full names first, then first names, then surnames with a title. */
export function peopleNamed(self: Self, text: string): PersonNamed[] {
  let p = plain(text).replace(/'s\b/g, "");
  const roll = [
    ...rollOf(self.town.personas),
    ...[...visitorsMet(self)].flatMap(([id, shown]) =>
      [...new Set([visitorCalled(self, id, shown), shown])].map((name) => ({ id, name, plainly: plain(name).trim() })),
    ),
  ];
  const found: { at: number; named: PersonNamed }[] = [];
  const take = (words: string, ids: readonly PersonId[], name: string, titled = false) => {
    const pattern = new RegExp(`\\b${titled ? TITLES : ""}${literal(words)}\\b`, "g");
    const at = p.search(pattern);
    if (at < 0) return;
    found.push({ at, named: { name, ids } });
    p = p.replace(pattern, (whole) => "_".repeat(whole.length));
  };
  for (const { id, name, plainly } of roll) if (name.includes(" ")) take(plainly, [id], name);
  const byFirst = new Map<string, { ids: PersonId[]; name: string }>();
  for (const { id, name, plainly } of roll) {
    const first = plainly.split(" ")[0]!;
    const entry = byFirst.get(first) ?? { ids: [], name: name.split(" ")[0]! };
    if (!entry.ids.includes(id)) entry.ids.push(id);
    byFirst.set(first, entry);
  }
  const followed = (first: string): string | null => {
    const match = new RegExp(`\\b${literal(first)} (\\p{L}+)`, "iu").exec(text);
    const next = match?.[1];
    return next && /^\p{Lu}/u.test(next) && !/^(I|Is|Was|And|Or|The)$/.test(next) && text !== text.toUpperCase()
      ? `${match[0]}`
      : null;
  };
  for (const [first, { ids, name }] of byFirst) {
    if (first.length < 2) continue;
    const other = followed(first);
    // "Adam Jones" is not the Adam of this town.
    const stranger =
      other &&
      !roll.some(({ plainly }) => plainly.startsWith(plain(other).trim())) &&
      !/ (today|tomorrow|yesterday|now)$/i.test(other)
        ? other
        : null;
    if (stranger) take(plain(stranger).trim(), [], stranger);
    else take(first, ids, name);
  }
  for (const { name, plainly } of roll) {
    const last = plainly.split(" ").at(-1)!;
    if (name.includes(" "))
      take(
        last,
        roll.filter((one) => one.plainly.endsWith(` ${last}`)).map((one) => one.id),
        `${last[0]!.toUpperCase()}${last.slice(1)}`,
        true,
      );
  }
  for (const match of text.matchAll(/\b(\p{Lu}\p{Ll}+) (\p{Lu}\p{Ll}+)\b/gu)) {
    const at = plain(text.slice(0, match.index)).length - 2;
    const taken = found.some(({ named }) => named.name.includes(match[1]!) || named.name.includes(match[2]!));
    if (!taken && !placeNamed(self, match[0]) && !notNames.test(match[0]))
      found.push({ at, named: { name: match[0], ids: [] } });
  }
  return found.sort((a, b) => a.at - b.at).map(({ named }) => named);
}

const notNames =
  /\b(?:Is|Are|Do|Does|Did|Who|What|Where|When|Why|How|Have|Has|Can|Could|Will|Would|Should|Hello|Hi|Hey|Good|Day|Party|Valentine|Cafe|Park|Street|February|March|January|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|The|Tell|Please|Thank|Thanks|My|I)\b/;

/** What places are called, in the form texts are looked at. */
const placesOf = keptWith((map: Self["town"]["map"]) =>
  [...map.places.values()].flatMap(({ id, name, aliases }) =>
    [name, ...aliases].map((one) => {
      const words = plain(one).trim().replace(/^the /, "");
      return { id, words, pattern: new RegExp(`\\b${literal(words)}\\b`) };
    }),
  ),
);

/** The place a text names, or null. Aliases count. */
export function placeNamed(self: Self, text: string): PlaceId | null {
  const p = plain(text)
    .replace(/[^a-z0-9' ]/g, " ")
    .replace(/\s+/g, " ");
  let best: { id: PlaceId; length: number } | null = null;
  for (const { id, words, pattern } of placesOf(self.town.map))
    if (words.length > Math.max(2, best?.length ?? 0) && pattern.test(p)) best = { id, length: words.length };
  return best?.id ?? null;
}

const units = ["twelve", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"];

/** Whether a text names the hour of a moment, in words or figures: "half past five" is not five. */
export const saysHour = (text: string, at: Minutes): boolean =>
  new RegExp(
    `(?<!\\b(?:past|quarter to|ten to|twenty to|twenty-five to) )\\b(?:${literal(spokenClock(at))}|${literal(`${Math.floor(timeOfDay(at) / 60)}:`)}|${literal(`${Math.floor((timeOfDay(at) % 720) / 60)}`)} ?(?:pm|o'clock))`,
    "i",
  ).test(text);

/** A time of day as people say it, to five minutes: "ten", "half past two", "twenty to six", "noon". */
export function spokenClock(at: Minutes): string {
  const t = (Math.round(timeOfDay(at) / 5) * 5) % DAY;
  if (t === 720) return "noon";
  if (t === 0) return "midnight";
  const hour = Math.floor(t / 60);
  const minute = t % 60;
  const name = (h: number) => units[((h % 12) + 12) % 12]!;
  const past: Readonly<Record<number, string>> = {
    5: "five past",
    10: "ten past",
    15: "quarter past",
    20: "twenty past",
    25: "twenty-five past",
    30: "half past",
  };
  if (minute === 0) return name(hour);
  if (minute <= 30) return `${past[minute]} ${name(hour)}`;
  return `${past[60 - minute]!.replace("past", "to")} ${name(hour + 1)}`;
}

/** When something was, from now: "a moment ago", "around ten this morning", "yesterday around two". */
export function whenInWords(self: Self, at: Minutes): string {
  const ago = self.now - at;
  const days = dayOf(self.now) - dayOf(at);
  if (days <= 0) {
    if (ago <= 6) return "just now";
    if (ago <= 40) return "a little while ago";
    const part = timeOfDay(at) < 720 ? " this morning" : timeOfDay(at) < 1020 ? " this afternoon" : " this evening";
    const clock = spokenClock(at);
    return `around ${clock}${clock === "noon" ? "" : part}`;
  }
  const clock = spokenClock(at);
  const day =
    days === 1
      ? "yesterday"
      : `on ${weekdays[dateOf(self.town.start, at).getUTCDay()]!.replace(/^./, (c) => c.toUpperCase())}`;
  return `${day} around ${clock}`;
}
