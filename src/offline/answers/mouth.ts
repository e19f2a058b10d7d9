/** What a language gives to answers: its wordings, and the few turns of phrase that they are filled with. */
import type { Minutes } from "../../clock/units.ts";
import type { Currency } from "../../language/almanac.ts";
import type { Persona } from "../../mind/persona.ts";
import type { Self } from "../../mind/self.ts";
import type { Random } from "../../world/chance.ts";
import type { Memory } from "../../world/events.ts";
import type { PersonId, PlaceId } from "../../world/places.ts";
import type { AskedFor } from "../../world/speech-acts.ts";
import type { lines } from "../en/lines/lines.ts";

/** Any wordings in the place of English ones. */
type Any<T> = T extends string
  ? string
  : T extends readonly string[]
    ? readonly string[]
    : { readonly [K in keyof T]: Any<T[K]> };

/** The banks of wordings of answers that each language has. */
export type Banks = Any<typeof lines>;

/** How a language reads what somebody told of their own. */
export interface ToldWords {
  /** The clauses by which a line tells something, turned to whoever said it, in their order: "you have a hamster", "he bit your teacher". */
  clauses(quote: string): readonly string[];
  /** The words that say what a question for something told is about, each as it may stand in a clause. */
  sought(question: string): readonly string[];
  /** What a clause calls the thing that some words are of: "Biscuit"; null where it gives no name. */
  nameIn(clause: string, of: readonly string[]): string | null;
  /** What is still to come by a clause, rather what some words are of: "the maths test"; null where nothing is. */
  toCome(clause: string, of: readonly string[]): string | null;
  /** A clause without the days that have gone by when it is told back. */
  undated(clause: string): string;
  /** Whether a sentence is of what nobody here says back: health, belief, politics, whom somebody loves. */
  isKeptOut(sentence: string): boolean;
  /** Whether words weigh on whoever tells them: a parting, a funeral. */
  weighs(text: string): boolean;
  /** Whence they are by a clause: "from Derbyshire"; null where it does not say. */
  from(clause: string): string | null;
  /** Whether a clause goes on with what the one before is of. */
  goesOn(clause: string): boolean;
  /** A clause that goes on so, as what tells that one from others: "the one who bit your teacher"; null where it does not. */
  theOne(clause: string): string | null;
}

/** How a language says what answers are filled with. */
export interface Mouth {
  readonly lines: Banks;
  /** Between two sentences. */
  readonly space: string;
  /** A sentence from its beginning to its full stop. */
  sentence(text: string): string;
  /** A line in a resident's own manner; `plainly` without flourish. */
  voiced(self: Self, line: string, random: Random, plainly: boolean): string;
  /** Somebody spoken of: "Maria", "my husband John" where that is said so. */
  called(self: Self, id: PersonId): string;
  /** What somebody is to oneself: "my neighbour"; null where there is no word for it. */
  tie(self: Self, id: PersonId): string | null;
  /** By trade, after "I'm": "a cafe owner". */
  job(self: Self): string;
  /** What one is at, after "I'm": "wiping the counter". */
  busy(self: Self): string;
  /** What one does or did, after "I'm", with its place where that is not plain. */
  doing(self: Self, doing: string, place?: PlaceId): string;
  /** A phrase of what one is at these days, as a sentence: "I'm preparing an exhibition". */
  concern(self: Self, phrase: string): string;
  /** A sentence of memory about oneself, told by oneself. */
  asMe(self: Self, sentence: string): string;
  /** A place by name, in a sentence. */
  place(self: Self, id: PlaceId): string;
  /** Being there: "at the library", "at home". */
  at(self: Self, id: PlaceId): string;
  /** Being where one lives, as one says it oneself: "in my own apartment". */
  home(self: Self): string;
  /** An hour: "half past two". */
  clock(at: Minutes): string;
  /** A moment to come: "tomorrow at five". */
  moment(self: Self, at: Minutes): string;
  /** A moment gone: "yesterday around two". */
  ago(self: Self, at: Minutes): string;
  /** A memory told by whoever has it; `asker` is "you". */
  retold(self: Self, memory: Memory, asker: PersonId): string;
  /** Whether words ask something. */
  asks(text: string): boolean;
  /** What somebody told of themselves, turned to them: "you photograph birds"; null where they told nothing. */
  youTold(quote: string): string | null;
  /** What somebody told of their own, clause by clause. */
  readonly told: ToldWords;
  /** The part of the day: "morning", "afternoon", "evening". */
  part(at: Minutes): string;
  /** A part of a day to come: "this evening", "tomorrow morning". */
  partOf(self: Self, at: Minutes): string;
  /** A day: "tomorrow", "on Friday". */
  day(self: Self, at: Minutes): string;
  /** "her", "him", "them" of somebody; empty where the language needs none. */
  them(self: Self, id: PersonId): string;
  /** "my husband" and his name as one. */
  tieNamed(tie: string, name: string): string;
  /** Whether words before and after a name ask for whoever has it: "can I talk to", and "please". */
  asksFor(before: string, after: string): boolean;
  /** Whether a kind of tie is that of a couple. */
  isPartner(kind: string): boolean;
  /** What somebody can be rather than like: alive, a machine. */
  readonly kinds: ReadonlySet<string>;
  /** The two things that a question gives to choose from: "tea or coffee"; null where it gives none. */
  alternatives(text: string): readonly [string, string] | null;
  /** What a question asks for by its form; "whether" where it asks for nothing else. */
  form(text: string): AskedFor;
  /** What a text speaks of that can stand in a phrase: a plain noun, or one of some things by name, "the goats"; null where there is none. */
  spokenOf(text: string, things: readonly string[]): string | null;
  /** Whether a question is after the asker's own words or deeds. */
  ofSelf(text: string): boolean;
  /** Stems that say nothing of what is asked after. */
  readonly idle: ReadonlySet<string>;
  /** Signs that hang on words without a space and say nothing of what those are; none where words stand apart. */
  readonly particles: ReadonlySet<string>;
  /** The asker, where they are the one: "you". */
  readonly you: string;
  /** Whoever speaks, among others: "Ana and me". */
  readonly me: string;
  /** Whoever speaks, and the asker. */
  readonly us: string;
  /** So many of what is to be had: "one stamp", "two pots of tea". */
  counted(thing: string, count: number): string;
  /** A thing to be had, at the beginning of a sentence about it: "the stamp", "a pot of tea". */
  theThing(thing: string): string;
  /** An amount as one says it: "a dollar", "2.40 dollars", 四块五. */
  amount(currency: Currency, amount: number): string;
  /** The last amount of money that words name; null where they name none. */
  amountIn(currency: Currency, text: string): number | null;
  /** "Ana, Tom and Mei". */
  listed(items: readonly string[]): string;
  /** What stands for somebody in a wording: "{who}", "{they}" and what goes with it, "{Who}" to begin with. */
  of(self: Self, id: PersonId): Readonly<Record<string, string>>;
  /** What somebody is by trade, after "is": "a baker". */
  trade(persona: Persona): string;
  /** What another does, after "is": "reading". */
  seen(doing: string, self: Self): string;
  /** What somebody is to oneself in a sentence: "Tom is my neighbour"; null where there is none for it. */
  tieTold(self: Self, id: PersonId): string | null;
  /** Whether a tie of that kind is to a name alone. */
  nameOnly(kind: string): boolean;
  /** Whether nobody else is to know of a memory. */
  isPrivate(self: Self, memory: Memory): boolean;
}
