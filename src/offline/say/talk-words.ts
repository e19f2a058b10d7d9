/**
 * What offline talk says in a town's language. How talk goes - who asks, tells, invites, refuses and why - is one code for all
 * (`talk.ts` and its neighbours); only wordings, and the few questions put to a text, are a language's own.
 */
import type { Minutes } from "../../clock/units.ts";
import type { Gathering, Persona } from "../../mind/persona.ts";
import type { Busy } from "../../mind/plan/free.ts";
import type { Self } from "../../mind/self.ts";
import type { PlaceId } from "../../world/places.ts";
import type { lines } from "../en/say/lines.ts";
import type { NewsLines } from "./news-lines.ts";

/** The banks of wordings a language has, each with several. */
export type Lines = {
  readonly [Bank in keyof typeof lines]: (typeof lines)[Bank] extends readonly string[]
    ? readonly string[]
    : { readonly [Kind in keyof (typeof lines)[Bank]]: readonly string[] };
};

/** The banks that have something to say to a question one has no answer to. */
export type Deflection = "deflectWhat" | "deflectYesNo" | "deflectWould" | "deflectAny";

/** A language's part in offline talk. */
export interface TalkWords {
  readonly lines: Lines;
  /** What is said to news. */
  readonly news: NewsLines;
  /** What stands between two sentences. */
  readonly space: string;
  /** Between two sentences: nothing is said twice in one line. */
  readonly sentenceEnd: RegExp;
  /** A text that asks. */
  readonly asks: RegExp;
  /** Wordings that say the story came from its holder: "she told me". */
  readonly firstHand: RegExp;
  /** What somebody is called by those who know them: "Isabella". */
  shortName(name: string): string;
  /** What a child calls a parent of that kind of tie, to their face and to others; null for anybody else. */
  parent(kind: string): { readonly called: string; readonly yours: string } | null;
  /** "That works." with the tag "Yo": "That works, yo." */
  withTag(text: string, tag: string): string;
  /** Words that speak to one person only, so that they are not said to several. */
  readonly toOne: RegExp;
  /** A sentence said to one of several: "Ana, the tide is out." */
  toName(self: Self, name: string, text: string): string;
  /** Whether a greeting fits the hour: "good morning" only in the morning. */
  fitsHour(text: string, now: Minutes): boolean;
  /** Who one is, for strangers: "Klaus", "a sociology student". */
  job(persona: Persona): { readonly me: string; readonly job: string };
  /** A moment ahead as people say it: "tomorrow at five". */
  when(self: Self, at: Minutes): string;
  /** What was written of something at a minute, with its day as one calls it now: "tomorrow" is "today" when the day has come. */
  dayNow(self: Self, at: Minutes, wording: string): string;
  /** What was written of the speaker, in their own mouth. */
  ofMe(self: Self, text: string): string;
  /** A gathering as it is told, with what is to be known of it beside when and where. */
  gathering(self: Self, event: Gathering, about: string): string;
  /** What keeps somebody, in their own mouth, as `{doing}` of the banks takes it: after "I'm". */
  busy(busy: Busy): string;
  /** A place in a sentence of talk: "my place", "the cafe". */
  placeName(self: Self, place: PlaceId): string;
  /** A doing of the plan in the speaker's own mouth: "teaching her course" is "teaching my course". */
  inOwnWords(doing: string): string;
  /** Whether a doing is worth telling as a reason to go. */
  worthTelling(doing: string): boolean;
  /** What somebody was seen doing, as the lines have it. */
  seenDoing(doing: string): string;
  /** The bank that fits the form of a question. */
  deflection(question: string): Deflection;
  /** Whether a question can be answered by how often: "Do you sing?", and not "Do you think so?". */
  ofHabit(question: string): boolean;
  /** What a question of no fact is about: somebody liked, what the town needs, where, what one does when, or one's past; null for others. */
  questionAbout(question: string): "people" | "town" | "place" | "habit" | "past" | null;
  /** What kind of telling a text is: of what happened, of what takes long or comes again and again, or neither. */
  tellingKind(text: string): "past" | "effort" | null;
  /** A bit of somebody's words worth repeating: how many of something, or what they quoted. Null when there is none. */
  bitOf(text: string): string | null;
  /** What somebody told of themselves, turned to the one who told it: "I'm Alex, I photograph birds" is "you photograph birds". Null when they told nothing. */
  turned(said: string): string | null;
  /** Of what somebody told, turned to them: over and done ("you saw a kingfisher"), what they are ("you're a nurse"), or going on. */
  toldOf(said: string): "past" | "being" | "going-on";
  /** Words of topics that are about one's early days. */
  early: RegExp;
  /** "is" or "are" after a label, where the language cares. */
  beOf(label: string): string;
}
