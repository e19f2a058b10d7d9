/** What a language must have for people to be understood in it: what their words do, as data. */
import type { Forms } from "./act-of.ts";
import type { Calling } from "./calling.ts";
import type { Complains } from "./complaint.ts";
import type { Titles } from "./names.ts";
import type { Referring } from "./referred.ts";

/** What stands for names in the text that patterns look at. */
export const NAMES = { PERSON: "@", PLACE: "#", NEWS: "%" } as const;

/** A language's words for what people do by talking. Patterns look at the plain form of a text. */
export interface Doings {
  /** The form in which texts are looked at. */
  plain(text: string): string;
  /** The clauses of a text in that form. */
  clauses(text: string): readonly string[];
  isQuestion(text: string): boolean;
  readonly titles: Titles;
  readonly calling: Calling;
  readonly referring: Referring;
  readonly forms: Forms;
  /** What a clause may begin with and mean the same without. */
  readonly lead: readonly string[];
  /** What a clause may end with and mean the same without: what people call one another by, and "by the way". */
  readonly trail: readonly string[];
  /** What a line has beside what it says: delight it opens with, and who sent whoever says it. */
  readonly asides: readonly RegExp[];
  /** What a line has beside a question out of politeness, in one form. */
  readonly manners: readonly string[];
  /** A clause that asks on about what was asked before. */
  readonly goesOn: RegExp;
  /** Bids somebody come along to a place, that stands in it as a sign. */
  readonly along: RegExp;
  /** A question as it is asked, of one that is told: "how old it is". */
  straight(text: string): string;
  /** What stands before what somebody insists on: "I asked", "I meant". */
  readonly insists: RegExp;
  /** What complains that something else was answered than was asked, as whoever answers reads it too (`lines/repair.ts`). */
  readonly complains: Complains;
  /** A word that no clause ends with which goes on without a stop. */
  readonly halfSaid: RegExp;
  /** Words that ask somebody to do something. */
  readonly requests: RegExp;
  /** What says that news follows, and is none of it. */
  readonly newsLead: readonly string[];
  /** What stands before whom or what one says it was not. */
  readonly denies: readonly string[];
  /** What says that something is put right, and is none of it. */
  readonly rightLead: readonly string[];
  /** Says that what was told is not so. */
  readonly untrue: RegExp;
  /** Says that one made it up, whatever else is told with it. */
  readonly madeUp: RegExp;
  /** Sounds as if it said so, and says something else. */
  readonly soundsUntrue: RegExp;
  /** What a clause says that something is over by; and what makes that none: denied, doubted, hoped, asked, or still to come. */
  readonly safe: RegExp;
  readonly unsafe: RegExp;
  /** What somebody gives is off: "cancelled"; and what makes it uncertain, unsaid or somebody else's wish. */
  readonly isOff: RegExp;
  readonly isOn: RegExp;
  /** Says so of whatever the danger is: "it is over", "all clear". A sign stands for a place. */
  readonly safeAll: RegExp;
  /** The words of one kind of danger each: a fire is over by its flames, never by the rain. */
  readonly perils: readonly RegExp[];
  /** What stands after whoever does others wrong, at the beginning of the rest: "stole the goat". */
  readonly wrongs: RegExp;
  /** Whoever nobody names, who does others wrong: "somebody", right before what they do. */
  readonly someone: RegExp;
  /** What stands after whoever has been done a wrong by nobody who is named, at the beginning of the rest: "was robbed". */
  readonly suffers: RegExp;
  /** What stands before whom something is done to, for all that a verb follows: 把ʘ打了. */
  readonly doneTo: RegExp;
  /** What stands after whoever is said to have died, at the beginning of the rest: "is dead". */
  readonly dies: RegExp;
  /** What makes a sentence no news of what it names: it is denied or disbelieved, or only a way of speaking. */
  readonly denied: RegExp;
  /** What makes a sentence no claim, though it may be news: it is only supposed. */
  readonly supposed: RegExp;
  /** What makes it no news of death, harm or loss, whatever its verb: it is of a game or of a play, or a way of speaking. */
  readonly unserious: RegExp;
  /** What asks without a mark: whoever wonders who took the bell claims nothing of anybody. */
  readonly wonders: RegExp;
  /** What somebody says that they feel: their own, and no news of the town. Names stand in it as signs. */
  readonly feels: RegExp;
  /** What says that something is missing, with a sign for whose it is: `thing` is what; and what that is called from then on. */
  readonly missing: readonly RegExp[];
  lost(thing: string): string;
  /** What is lost that nobody looks for: a match, one's temper. */
  readonly unsearched: RegExp;
  /** Says that somebody lost one of theirs: whoever died is not looked for. */
  readonly bereaved: RegExp;
  /** What something begins with that says of nothing in particular what happened. */
  readonly vague: readonly string[];
  /** Words for some spoken of before, or for somebody whoever that is. */
  readonly another: readonly string[];
  /** The same only for a she, and only for a he. */
  readonly she: readonly string[];
  readonly he: readonly string[];
  /** Words that hold one of these and speak of nobody. */
  readonly notThem: readonly string[];
  /** What asks for what was. */
  readonly past: readonly string[];
  /** Words for the speaker. */
  readonly me: readonly string[];
  readonly you: readonly string[];
  /** Says that the speaker gives something for several, which stands in it as `NEWS`; what is meant where it is not named. */
  readonly gives: RegExp;
  readonly given: readonly (readonly [says: RegExp, name: string])[];
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
