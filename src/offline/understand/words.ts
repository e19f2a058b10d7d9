/** What a language must have for people to be understood in it: what their words do, as data. */
import type { AskedFor, bareActs } from "../../world/speech-acts.ts";

/** What a question may be about: somebody, a place or news that it names, whoever is asked, or nothing that has a name. */
export type Aspect = "person" | "place" | "news" | "you" | "nothing";

/** Ways to ask for something. Names stand in the text as `PERSON` and `PLACE`. */
export interface Asking {
  readonly what: AskedFor;
  readonly about: Aspect;
  readonly words: RegExp;
}

/** What stands for names in the text that patterns look at. */
export const NAMES = { PERSON: "@", PLACE: "#", NEWS: "%" } as const;

/** A language's words for what people do by talking. Patterns look at the plain form of a text. */
export interface Doings {
  /** The form in which texts are looked at. */
  plain(text: string): string;
  /** The clauses of a text in that form. */
  clauses(text: string): readonly string[];
  isQuestion(text: string): boolean;
  /** Acts that need no more than their words, clause by clause. */
  readonly bare: readonly { readonly act: (typeof bareActs)[number]; readonly words: RegExp }[];
  /** What is asked, the more special first. */
  readonly asks: readonly Asking[];
  /** Asks to meet, to come along, to do something together; and the same words where they ask no such thing. */
  readonly invites: RegExp;
  readonly invitesNot: RegExp;
  /** Answers in everyday words, beside those of `yesOrNo`: yes and no where a clause says nothing else. */
  readonly answers: { readonly yes: RegExp; readonly no: RegExp; readonly maybe: RegExp };
  /** A clause by which the speaker calls off what was agreed; names of news stand in it as `NEWS`. */
  readonly callsOff: RegExp;
  /** Another hour than the one proposed. */
  readonly instead: RegExp;
}
