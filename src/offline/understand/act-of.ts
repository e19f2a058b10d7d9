/** From an intent and what its clause names to the act it stands for and its slots, with what the talk was about where it names nothing. */
import type { TimeNamed } from "../../language/moments.ts";
import { gatheringOf, type Story } from "../../mind/persona.ts";
import type { TalkState } from "../../mind/understand.ts";
import { type Intent, intents, type Slots, type Stands } from "../../world/intents.ts";
import type { PersonId, PlaceId } from "../../world/places.ts";
import type { AskedFor, NewsId, SpeechAct } from "../../world/speech-acts.ts";
import type { NameFound } from "./names.ts";

/** What words name, or a talk was about: the newest first. */
export interface Of {
  readonly people: readonly PersonId[];
  readonly places: readonly PlaceId[];
  readonly news: readonly NewsId[];
  readonly things: readonly { readonly id: string; readonly name: string }[];
}

/** What a question asks for by its form: words and what they ask for, of which the first in the text counts. */
export type Forms = readonly (readonly [form: AskedFor, words: readonly string[]])[];

/** What is known of a clause. */
export interface ClauseSaid {
  readonly intent: Intent;
  readonly said: string;
  readonly form: AskedFor;
  /** It asks for what was, not for what is. */
  readonly past: boolean;
  readonly time: TimeNamed | null;
  readonly of: Of;
  /** It speaks of somebody spoken of before, and that is a she, a he or whoever; of whoever is spoken to. */
  readonly another: "she" | "he" | "they" | null;
  readonly you: boolean;
  /** It speaks of the speaker. */
  readonly me: boolean;
  /** Whoever is spoken to stands before whomever it names: "what did you say to Tom", not "what did Tom say to you". */
  readonly youFirst: boolean;
}

/** What a talk was about, and what was asked in it last. */
export type Topic = Of & { readonly asked: AskedFor | null; readonly about: string | null };

const LATIN = /[a-z]/;
const within = (text: string, word: string): number =>
  LATIN.test(word) ? ` ${text} `.indexOf(` ${word} `) : text.indexOf(word);

/** Whether a text has one of the words. */
export const holds = (text: string, words: readonly string[]): boolean => words.some((word) => within(text, word) >= 0);

/** Whether one of the words stands in a text before another. */
export const before = (text: string, words: readonly string[], other: string): boolean =>
  words.some((word) => {
    const at = within(text, word);
    return at >= 0 && at < text.indexOf(other);
  });

/** Words alone, one space between them. */
export const wordsIn = (plain: string): string => plain.replace(/[^\p{L}\p{N}']+/gu, " ").trim();

/** What a question asks for by its words; "whether" where it has none of them. */
export function formOf(text: string, forms: Forms): AskedFor {
  let best: { form: AskedFor; at: number; length: number } | null = null;
  for (const [form, words] of forms)
    for (const word of words) {
      const at = within(text, word);
      if (at < 0) continue;
      if (!best || at < best.at || (at === best.at && word.length > best.length))
        best = { form, at, length: word.length };
    }
  return best?.form ?? "whether";
}

/** What names are of, without those of some people. */
export function namedBy(names: readonly NameFound[], without: readonly (PersonId | null)[]): Of {
  const ids = (of: NameFound["kind"]) => names.flatMap(({ kind, id }) => (kind === of ? [id] : []));
  return {
    people: ids("person").filter((id) => !without.includes(id)),
    places: ids("place"),
    news: ids("event"),
    things: names.flatMap(({ kind, id, name }) => (kind === "thing" ? [{ id, name }] : [])),
  };
}

/** So many lines back, what was said may still be meant or answered. */
export const BACK = 6;

/** What the last lines of a talk were about: by the acts beside them, and whom and what they name. */
export function topicOf({ lines, by, to }: TalkState, namesOf: (text: string) => readonly NameFound[]): Topic {
  const recent = lines.slice(-BACK).reverse();
  const named = recent.map(({ text, reading }) => {
    const names = namedBy(namesOf(text), [by.id, to]);
    const read = reading?.clauses.flatMap(({ slots }) => slots?.people ?? []) ?? [];
    return { ...names, people: [...names.people, ...read] };
  });
  const asks = recent.flatMap(({ acts }) => acts.filter((one) => one.act === "ask"));
  const told = recent.flatMap(({ stories }) => stories);
  const asked = asks.find(({ about }) => about !== null)?.about ?? null;
  return {
    people: named.flatMap(({ people }) => people),
    places: named.flatMap(({ places }) => places),
    news: [...named.flatMap(({ news }) => news), ...told],
    things: named.flatMap(({ things }) => things),
    asked: asks[0]?.what ?? null,
    about: asked ?? told[0] ?? null,
  };
}

/** The slots of a clause. */
export function slotsOf({ intent, said, form, time, of }: ClauseSaid): Slots {
  const stands: Stands = intents[intent];
  const [place] = of.places;
  const [news] = of.news;
  const [thing] = of.things;
  return {
    ...(of.people.length > 0 ? { people: of.people } : {}),
    ...(place ? { place } : {}),
    ...(news ? { news } : {}),
    ...(thing ? { thing: thing.name } : {}),
    ...(time && !time.wholeDay ? { at: time.from } : {}),
    ...(time && !time.wholeDay && !time.exact ? { until: time.to } : {}),
    ...(time ? { day: time.day } : {}),
    ...(stands.act === "ask" ? { form } : {}),
    ...(stands.act === "ask" || stands.act === "propose" || stands.act === "tell" ? { words: said } : {}),
  };
}

/** The gathering that is in the air: the one of today or of the day before or after that is nearest; null where there is none. */
function inTheAir({ stories, now }: TalkState): NewsId | null {
  const away = (story: Story) => {
    const event = gatheringOf(story);
    if (!event || story.secret) return Infinity;
    return Math.max(event.from - now, now - event.to, 0);
  };
  const near = stories.filter((story) => away(story) < NEAR).sort((a, b) => away(a) - away(b));
  return near[0]?.id ?? null;
}

/** So far off in minutes a gathering may be to be what is asked about without its name. */
const NEAR = 36 * 60;

/** Who was spoken of last that may be called so. */
const spokenOf = (called: ClauseSaid["another"], { people }: Topic, { town }: TalkState): PersonId | undefined =>
  people.find((id) => {
    const is = town.personas.get(id)?.pronouns;
    return called === null || called === "they" || is === undefined || is === "they" || is === called;
  });

/** What is asked about, by its id; null where it has none. */
function aboutOf({ intent, of, another, you, me, youFirst }: ClauseSaid, topic: Topic, talk: TalkState): string | null {
  const stands: Stands = intents[intent];
  if (stands.act !== "ask") return null;
  const person = of.people[0] ?? (another || stands.about === "person" ? spokenOf(another, topic, talk) : undefined);
  const news = of.news[0] ?? topic.news[0] ?? inTheAir(talk);
  switch (stands.about) {
    case "you":
      // Words for somebody else are not of whoever is spoken to.
      return person !== undefined && !you ? person : "you";
    case "me":
    case "town":
    case "weather":
    case "time":
      return stands.about;
    case "person":
      return person ?? (you ? "you" : null);
    case "place":
      return of.places[0] ?? of.news[0] ?? topic.places[0] ?? talk.by.spot.place;
    case "news":
      return intent === "ask-true" ? (of.news[0] ?? of.people[0] ?? (you ? "you" : null)) : news;
    case "thing":
      return of.things[0]?.id ?? null;
    case "line":
      if (of.people.length > 0 && youFirst) return "you";
      return of.news[0] ?? topic.about;
    case "service":
    case "topic":
      if (intent.startsWith("follow-")) return of.news[0] ?? person ?? topic.about ?? topic.news[0] ?? null;
      return of.news[0] ?? of.people[0] ?? (me ? "me" : null);
  }
}

/** The act that an intent stands for, where its clause and the talk say enough for one; else it is only talk. */
export function actOf(clause: ClauseSaid, topic: Topic, talk: TalkState): SpeechAct {
  const { intent, form } = clause;
  const stands: Stands = intents[intent];
  switch (stands.act) {
    case "ask": {
      const follows = intent === "follow-and-you" || intent === "follow-and-other";
      const open = form === "whether" && clause.past ? "did" : form;
      const what = follows ? (topic.asked ?? stands.what) : stands.what === "what" ? open : stands.what;
      return { act: "ask", what, about: aboutOf(clause, topic, talk) };
    }
    case "react": {
      const last = talk.lines.findLast(({ who }) => who !== talk.by.id);
      return last ? { act: "react", to: last.id, how: stands.how } : { act: "chat" };
    }
    // What binds, answers or tells is found by what it is about: `understand.ts`.
    case "answer":
    case "confide":
    case "gesture":
    case "propose":
    case "tell":
    case "withdraw":
      return { act: "chat" };
    default:
      return { act: stands.act };
  }
}
