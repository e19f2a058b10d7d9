/**
 * Intents: what a sentence that a person types to a resident does, finer than its act, so that it is answered for what it is. They are learnt
 * from examples (`data/intents`); the act that each stands for is here and nowhere else.
 */
import type { Minutes } from "../clock/units.ts";
import type { PersonId, PlaceId } from "./places.ts";
import type { Answer, AskedFor, bareActs, Deed, NewsId, ReactionTo } from "./speech-acts.ts";

/** What a question may be about: whoever is spoken to or speaks, what it names, what is had somewhere, a matter, or what was just said. */
export type About =
  | "you"
  | "me"
  | "person"
  | "place"
  | "news"
  | "thing"
  | "town"
  | "weather"
  | "time"
  | "service"
  | "topic"
  | "line";

/** The act that an intent stands for, before it is known whom and what it names; "what" is what the question asks for by its form. */
export type Stands =
  | { readonly act: (typeof bareActs)[number] | "withdraw" | "confide" }
  | { readonly act: "ask"; readonly what: AskedFor; readonly about: About }
  | { readonly act: "answer"; readonly answer: Answer }
  | { readonly act: "tell"; readonly of: "own" | "news" | "opinion" | "seen" }
  | { readonly act: "react"; readonly how: ReactionTo }
  | {
      readonly act: "propose";
      readonly what: "meet" | "company" | "help me" | "help you" | "service" | "deed" | Exclude<Deed, "vote">;
    }
  /** Done rather than said: "*gives her a rose*". */
  | { readonly act: "gesture" };

/** What each intent stands for. */
export const intents = {
  // Between two.
  greet: { act: "greet" },
  farewell: { act: "farewell" },
  introduce: { act: "introduce" },
  thank: { act: "thank" },
  apologise: { act: "apologise" },
  forgive: { act: "forgive" },
  compliment: { act: "compliment" },
  insult: { act: "insult" },
  tease: { act: "tease" },
  flirt: { act: "compliment" },
  laugh: { act: "react", how: "laughter" },
  agree: { act: "react", how: "agree" },
  disagree: { act: "react", how: "disagree" },
  surprise: { act: "react", how: "surprise" },
  sympathy: { act: "react", how: "sympathy" },
  doubt: { act: "react", how: "doubt" },
  yes: { act: "answer", answer: "yes" },
  no: { act: "answer", answer: "no" },
  maybe: { act: "answer", answer: "maybe" },
  "remark-weather": { act: "tell", of: "opinion" },
  "remark-place": { act: "tell", of: "opinion" },
  nonsense: { act: "chat" },
  filler: { act: "chat" },
  // Asking of whoever is spoken to.
  "ask-how-are-you": { act: "ask", what: "state", about: "you" },
  "ask-your-doing": { act: "ask", what: "doing", about: "you" },
  "ask-your-plan": { act: "ask", what: "plan", about: "you" },
  "ask-your-day": { act: "ask", what: "did", about: "you" },
  "ask-your-name": { act: "ask", what: "name", about: "you" },
  "ask-your-work": { act: "ask", what: "what", about: "you" },
  "ask-your-age": { act: "ask", what: "how much", about: "you" },
  "ask-your-home": { act: "ask", what: "where", about: "you" },
  "ask-your-people": { act: "ask", what: "who", about: "you" },
  "ask-your-likes": { act: "ask", what: "what", about: "you" },
  "ask-your-feeling": { act: "ask", what: "state", about: "you" },
  "ask-your-past": { act: "ask", what: "what", about: "you" },
  "ask-your-wish": { act: "ask", what: "what", about: "you" },
  "ask-your-skill": { act: "ask", what: "whether", about: "you" },
  "ask-your-opinion": { act: "ask", what: "opinion", about: "you" },
  // Asking of the speaker, of both, of what was said.
  "ask-remember-me": { act: "ask", what: "who", about: "me" },
  "ask-told-you": { act: "ask", what: "did", about: "me" },
  "ask-given": { act: "ask", what: "did", about: "me" },
  "ask-said": { act: "ask", what: "did", about: "line" },
  "ask-who-told": { act: "ask", what: "who told you", about: "line" },
  // Asking of others.
  "ask-person": { act: "ask", what: "who", about: "person" },
  "ask-person-opinion": { act: "ask", what: "opinion", about: "person" },
  "ask-person-where": { act: "ask", what: "whereabouts", about: "person" },
  "ask-person-doing": { act: "ask", what: "doing", about: "person" },
  "ask-person-plan": { act: "ask", what: "plan", about: "person" },
  "ask-person-did": { act: "ask", what: "did", about: "person" },
  "ask-person-state": { act: "ask", what: "state", about: "person" },
  "ask-person-relation": { act: "ask", what: "what", about: "person" },
  "ask-person-seen": { act: "ask", what: "whereabouts", about: "person" },
  "ask-person-work": { act: "ask", what: "what", about: "person" },
  "ask-person-likes": { act: "ask", what: "what", about: "person" },
  // Asking of the town and of things.
  "ask-news": { act: "ask", what: "what", about: "town" },
  "ask-event-what": { act: "ask", what: "what", about: "news" },
  "ask-event-when": { act: "ask", what: "when", about: "news" },
  "ask-event-where": { act: "ask", what: "where", about: "news" },
  "ask-event-who": { act: "ask", what: "who", about: "news" },
  "ask-event-going": { act: "ask", what: "plan", about: "news" },
  "ask-event-after": { act: "ask", what: "how", about: "news" },
  "ask-true": { act: "ask", what: "whether", about: "news" },
  "ask-way": { act: "ask", what: "where", about: "place" },
  "ask-where-get": { act: "ask", what: "where", about: "service" },
  "ask-hours": { act: "ask", what: "what", about: "place" },
  "ask-price": { act: "ask", what: "how much", about: "service" },
  "ask-menu": { act: "ask", what: "what", about: "service" },
  "ask-place": { act: "ask", what: "what", about: "place" },
  "ask-thing": { act: "ask", what: "what", about: "thing" },
  "ask-time": { act: "ask", what: "when", about: "time" },
  "ask-weather": { act: "ask", what: "what", about: "weather" },
  "ask-to-do": { act: "ask", what: "what", about: "town" },
  "ask-who-here": { act: "ask", what: "who", about: "place" },
  "ask-how-to": { act: "ask", what: "how", about: "topic" },
  "ask-fact": { act: "ask", what: "what", about: "topic" },
  "ask-advice": { act: "ask", what: "opinion", about: "topic" },
  "ask-may": { act: "ask", what: "whether", about: "service" },
  // Asking on.
  "follow-why": { act: "ask", what: "why", about: "topic" },
  "follow-more": { act: "ask", what: "what", about: "topic" },
  "follow-and-you": { act: "ask", what: "what", about: "you" },
  "follow-which": { act: "ask", what: "what", about: "topic" },
  "follow-mean": { act: "ask", what: "what", about: "line" },
  "follow-and-other": { act: "ask", what: "what", about: "person" },
  // Wanting something.
  order: { act: "propose", what: "service" },
  "again-order": { act: "propose", what: "service" },
  pay: { act: "propose", what: "deed" },
  "propose-meet": { act: "propose", what: "meet" },
  "propose-event": { act: "propose", what: "company" },
  "propose-company": { act: "propose", what: "company" },
  "ask-help": { act: "propose", what: "help me" },
  "offer-help": { act: "propose", what: "help you" },
  "command-go": { act: "propose", what: "go" },
  "command-come": { act: "propose", what: "come" },
  "command-wait": { act: "propose", what: "wait" },
  "command-stop": { act: "propose", what: "stop" },
  "command-leave": { act: "propose", what: "leave" },
  "command-fetch": { act: "propose", what: "fetch" },
  "command-tell": { act: "propose", what: "deed" },
  "command-other": { act: "propose", what: "deed" },
  entertain: { act: "propose", what: "deed" },
  suggest: { act: "propose", what: "deed" },
  cancel: { act: "withdraw" },
  "take-back": { act: "withdraw" },
  // Telling.
  "tell-own-news": { act: "tell", of: "own" },
  "tell-own-fact": { act: "tell", of: "own" },
  "tell-own-feeling": { act: "tell", of: "own" },
  "tell-own-doing": { act: "tell", of: "own" },
  "tell-news": { act: "tell", of: "news" },
  "tell-opinion": { act: "tell", of: "opinion" },
  "tell-seen": { act: "tell", of: "seen" },
  "claim-promise": { act: "tell", of: "own" },
  correct: { act: "correct" },
  complain: { act: "tell", of: "opinion" },
  confide: { act: "confide" },
  act: { act: "gesture" },
} as const satisfies Readonly<Record<string, Stands>>;

/** What a sentence does, by name. */
export type Intent = keyof typeof intents;

/** What a sentence names, from closed lists but for `words`; what it does not name is missing. */
export interface Slots {
  /** Residents, without the one it calls: in their order. */
  readonly people?: readonly PersonId[];
  readonly place?: PlaceId;
  readonly news?: NewsId;
  /** An object that stands somewhere, by its name. */
  readonly thing?: string;
  /** The hour that is meant, or the day where there is no hour. */
  readonly at?: Minutes;
  /** When it ends, where no hour is meant but a part of a day. */
  readonly until?: Minutes;
  readonly day?: number;
  /** What is ordered, asked after, offered or told, in the words of whoever said it. */
  readonly words?: string;
  /** What the question asks for by its form: "whether" where yes or no will do. */
  readonly form?: AskedFor;
}
