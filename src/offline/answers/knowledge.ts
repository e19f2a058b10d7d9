/**
 * Answers to what anybody may be asked: the hour, the weather, how something is done, what any grown-up knows, advice. By trade and skill where
 * the resident has them, else by who would know; else an honest no that fits who they are.
 */

import { dateText, dayOf, later, type Minutes, startOfDay } from "../../clock/units.ts";
import { randomFor } from "../../world/chance.ts";
import type { PersonId } from "../../world/places.ts";
import { SURE } from "../../world/reading.ts";
import type { Answer } from "../tongue.ts";
import { type Answerer, type Asked, joined, oneOf, said, understoodIn } from "./answerer.ts";
import { choose } from "./ask.ts";
import { hereOf } from "./here.ts";
import { tieTo } from "./known.ts";
import { isInNeed } from "./manner.ts";
import { modestly } from "./modest.ts";
import { match, names } from "./naming.ts";
import { menu, wordsIn } from "./places.ts";

/** So sure it must be that the hour or the weather is meant where no word for it stands in the question. */
const PLAIN = 0.9;

export const time: Answerer = (ask, { confidence }) => {
  const { self, lines, mouth } = ask;
  if (confidence < PLAIN && !names(lines.knowledge.timeWords, ask.text)) return null;
  const { holidays } = self.town.calendar(dayOf(self.now));
  const all = {
    clock: mouth.clock(self.now),
    date: dateText(self.town.start, self.now, self.town.language),
  };
  return said(
    "time",
    joined(
      ask,
      choose(ask, lines.knowledge.time, all),
      holidays[0] && choose(ask, lines.knowledge.holiday, { name: holidays[0].name }),
    ),
  );
};

/** Weather as one speaks of it. */
function weatherAt(ask: Asked, at: Minutes): Readonly<Record<string, string>> {
  const { sky, warmth, wind } = ask.self.town.weather(at);
  const { knowledge } = ask.lines;
  return {
    sky: choose(ask, knowledge.skies[sky]),
    warmth: choose(ask, knowledge.warmth[warmth]),
    wind: wind === "windy" || wind === "gale" ? knowledge.windy[0]! : "",
  };
}

export const weather: Answerer = (ask, { slots, confidence }) => {
  const { self, lines, mouth } = ask;
  if (confidence < PLAIN && !names(lines.knowledge.weatherWords, ask.text)) return null;
  // "Does it get rough in winter?" asks of no day.
  if (names(lines.knowledge.seasons, ask.text) && !names(lines.knowledge.thisDay, ask.text)) return null;
  const at = slots?.at ?? (slots?.day === undefined ? self.now : later(startOfDay(slots.day), 720));
  if (at > later(self.now, 30))
    return oneOf(ask, "weather", lines.knowledge.weatherAhead, { ...weatherAt(ask, at), when: mouth.moment(self, at) });
  return oneOf(ask, "weather", lines.knowledge.weather, weatherAt(ask, self.now));
};

/** What of a list words name best, by at least half of one of its names. */
function best<T extends { readonly words: readonly string[] }>(
  list: readonly T[],
  name: (one: T) => string,
  text: string,
): T | null {
  const found = list
    .map((one) => ({ one, share: match([name(one), ...one.words], text) }))
    .sort((a, b) => b.share - a.share)[0];
  return found && found.share >= 0.5 ? found.one : null;
}

/** What somebody knows of what words name, by trade or as something they can do. */
function knownBy({ self }: Asked, id: PersonId, text: string): { says: string | null } | null {
  const persona = self.town.personas.get(id);
  if (!persona) return null;
  return (
    best(persona.trade?.knows ?? [], ({ about }) => about, text) ?? best(persona.skills, ({ doing }) => doing, text)
  );
}

/** What the resident can tell of it themselves, by trade, skill or as a view; null where that is nothing. */
export function ownOf(ask: Asked, text: string): Answer | null {
  const mine = knownBy(ask, ask.self.persona.id, text);
  if (mine?.says) return said("how-to", joined(ask, mine.says));
  const view = best(ask.self.persona.opinions, ({ about }) => about, text);
  return view ? said("opinion", joined(ask, view.says)) : null;
}

/** The same, or who in town could tell it; null where neither is so. */
export function tellOf(ask: Asked, text: string): Answer | null {
  const { self, lines, mouth } = ask;
  const own = ownOf(ask, text);
  if (own) return own;
  const other = [...self.town.personas.values()].find(
    ({ id }) => id !== self.persona.id && tieTo(self, id) && knownBy(ask, id, text),
  );
  return other
    ? oneOf(ask, "how-to", lines.knowledge.askThem, { ...mouth.of(self, other.id), job: mouth.trade(other) })
    : null;
}

/** What asks for somebody who can do a thing, where it may be taken for something else. */
const OF_WHOM = /^(?:ask-(?:place|who-here|person|how-to|fact|your-skill|where-get|help|advice)|follow-which$|tell-)/;

/** Who in town can do what is asked for, whoever it is; an honest no where one knows of nobody. Null where nobody is asked for. */
export function whoCan(ask: Asked): Answer | null {
  const { lines, text } = ask;
  const [best] = understoodIn(ask);
  const other = best && best.confidence >= SURE && (!OF_WHOM.test(best.intent) || best.slots?.news !== undefined);
  if (!names(lines.knowledge.whoCanWords, text) || other || ask.people.length > 0) return null;
  const found = tellOf(ask, text);
  if (!found && isInNeed(ask)) return oneOf(ask, "maybe", lines.wanting.helpNeed);
  return found ?? oneOf(ask, "dont-know", lines.knowledge.whoCanNot, {}, { known: false });
}

export const howTo: Answerer = (ask, clause) => tellOf(ask, wordsIn(ask, clause)) ?? modestly(ask, clause.slots);

/** What two numbers come to; null where there is no sum in a text. */
export function sumIn(text: string): number | null {
  const found = /(\d{1,9})\s{0,2}([+\-*x×/÷])\s{0,2}(\d{1,9})/i.exec(
    text
      .replaceAll("乘以", "×")
      .replaceAll("加", "+")
      .replaceAll("减", "-")
      .replaceAll("除以", "÷")
      .replaceAll("times", "×")
      .replaceAll("plus", "+")
      .replaceAll("minus", "-"),
  );
  if (!found) return null;
  const [a, b] = [Number(found[1]), Number(found[3])];
  switch (found[2]!.toLowerCase()) {
    case "+":
      return a + b;
    case "-":
      return a - b;
    case "/":
    case "÷":
      return b === 0 ? null : a / b;
    default:
      return a * b;
  }
}

/** The smallest divisor of a number beside one; itself where it is prime. */
export function divisorOf(n: number): number {
  for (let i = 2; i * i <= n; i++) if (n % i === 0) return i;
  return n;
}

export const fact: Answerer = (ask, clause) => {
  const { self, lines } = ask;
  const { knowledge } = lines;
  const text = ask.text;
  const sum = sumIn(text);
  if (sum !== null) return oneOf(ask, "fact", knowledge.sum, { n: String(Number(sum.toFixed(2))) });
  const number = Number(/\d{1,7}/.exec(text)?.[0] ?? 0);
  if (number > 1 && match(knowledge.primeWords, text) === 1) {
    const by = divisorOf(number);
    return oneOf(ask, "fact", by === number ? knowledge.prime : knowledge.notPrime, {
      n: String(number),
      a: String(by),
      b: String(number / by),
    });
  }
  const known = knowledge.facts.find(({ words }) => match(words, text) === 1);
  // What any grown-up knows is not known by everybody, and by each for good.
  if (known && randomFor(1, `${self.persona.id}|${known.words[0]}`).chance(0.9))
    return said("fact", joined(ask, known.says));
  return tellOf(ask, wordsIn(ask, clause)) ?? modestly(ask, clause.slots);
};

export const advice: Answerer = (ask, clause) => {
  const { self, lines } = ask;
  // "What should I order?"
  if (hereOf(self)?.access === "public" && names(lines.knowledge.orderWords, ask.text)) return menu(ask, clause);
  const known = knownBy(ask, self.persona.id, wordsIn(ask, clause));
  if (known?.says) return said("opinion", joined(ask, known.says));
  return oneOf(ask, "opinion", lines.knowledge.advice, { name: ask.asker.name });
};
