/** People as bodies: residents and visitors, where they are and what they are seen to do. Minds are elsewhere. */
import type { Minutes } from "../clock/units.ts";
import { languageOf } from "../language/language.ts";
import type { LineId, MemoryId, StoryId, TalkId } from "./events.ts";
import type { Activity, Trouble } from "./kinds.ts";
import type { ObjectId, PersonId, PlaceId, Spot } from "./places.ts";
import type { Reading } from "./reading.ts";
import type { SpeechAct } from "./speech-acts.ts";

/** What somebody is seen doing. `text` reads after "is": "making espresso"; see `own`. */
export interface Doing {
  readonly text: string;
  readonly emoji: string;
  readonly object: ObjectId | null;
  /** What it is; absent where nothing of it matters. */
  readonly activity?: Activity;
  /** As whoever does it has put it: `text` reads after their name, "waves". */
  readonly own?: true;
  /** They do nothing yet that anybody would remember. */
  readonly idle?: true;
  readonly since: Minutes;
  /** Visitors it is about or whose words set it going (design section 2.6). */
  readonly visitors?: readonly PersonId[];
}

/** A walk under way: places still to pass, each with the minute of arrival there, the last being the goal. */
export interface Walk {
  readonly to: Spot;
  readonly legs: readonly { readonly place: PlaceId; readonly at: Minutes }[];
}

/** Somebody in town. */
export interface Person {
  readonly id: PersonId;
  readonly kind: "resident" | "visitor";
  readonly name: string;
  /** Where they are; while walking, the place they last reached. */
  readonly spot: Spot;
  readonly walk: Walk | null;
  readonly doing: Doing;
  readonly asleep: boolean;
  readonly talk: TalkId | null;
  /** A visitor's sentence about themselves; empty for residents. */
  readonly about: string;
}

/** One line of a talk. */
export interface Line {
  readonly id: LineId;
  readonly who: PersonId;
  readonly text: string;
  readonly at: Minutes;
  /** Whom it is said to. Missing in lines of before. */
  readonly to?: readonly PersonId[];
  /** What the line does, as data; none where nobody knows. */
  readonly acts: readonly SpeechAct[];
  /** What a person's words were understood to be. Missing in lines of residents, and of before. */
  readonly reading?: Reading;
  readonly stories: readonly StoryId[];
  readonly rests: readonly MemoryId[];
  /** Visitors whose words it says or rests on (design section 2.6). */
  readonly visitors: readonly PersonId[];
  /** A resident whom it calls by name and who does not hear it. */
  readonly calls?: PersonId;
  /** Whoever is spoken to came to the door for it. */
  readonly knock?: true;
}

/** The face of a doing that is the talk somebody is in. */
export const TALKING = "💬";

/** People talking with one another in a place, over ticks (design section 4). */
export interface Talk {
  readonly id: TalkId;
  readonly spot: Spot;
  readonly members: readonly PersonId[];
  readonly lines: readonly Line[];
  readonly began: Minutes;
  /** Whose turn it is to speak. */
  readonly next: PersonId | null;
  /** A person (visitor) takes part: neither cap nor cooldown binds. */
  readonly withPerson: boolean;
}

/** An object's state now. `odd` states are noticed and dealt with; `usual` is what leaving restores. */
export interface ObjectState {
  readonly text: string;
  readonly odd: boolean;
  /** What is wrong with it, of a state that is odd; absent where nothing more is known. */
  readonly trouble?: Trouble;
  readonly by: PersonId | null;
  readonly since: Minutes;
  /** Portions taken since it was last filled (a refrigerator); absent is none. */
  readonly taken?: number;
  /** Who is seeing to it, with a word left beside it, so that nobody else of the house sets out for the same thing. */
  readonly tended?: { readonly by: PersonId; readonly since: Minutes };
}

/** Somebody at the door of a household, or asked in by one of it (design section 3). */
export interface Guest {
  readonly place: PlaceId;
  /** Who asked them in; null while they wait at the door. */
  readonly host: PersonId | null;
  /** They have stepped in; who was asked elsewhere has not yet. */
  readonly inside: boolean;
  readonly since: Minutes;
  /** When they stop waiting, or have stayed long enough. */
  readonly until: Minutes;
}

/** Whether an id is a visitor's; it stays one when they have left. */
export const isVisitor = (id: PersonId): boolean => id.startsWith("visitor:");

/** How a foreign name in Chinese signs is spelt, whole and the first of it, as its id has kept: "isabella rodriguez" of 伊莎贝拉·罗德里格斯; none for others. */
export function spelling({ id, name }: Pick<Person, "id" | "name">): readonly string[] {
  const words = id.split("-");
  return name.includes("·") && words.length === name.split("·").length ? [words.join(" "), words[0]!] : [];
}

/** A first name and a family name; "the cat", "The Cat" and "mia 2", as members call themselves, are none. */
const FULL_NAME = /^(?!(?:The|An?) )[\p{Lu}\p{Lo}]\S* (?:.* )?[\p{Lu}\p{Lo}]\S*$/u;

/** What members put behind their name: "(she/her)", "| mod", "🌸". A number stays: it tells "mia 2" from another. */
const BESIDE_NAME = /(?<=\S)\s*(?:[([{<（【].*|\s[|｜/].*|[\p{Extended_Pictographic}\p{RI}][^\p{L}\p{N}]*$)/u;

/** First name, for talk: "Isabella", "伊莎贝拉" of "伊莎贝拉·罗德里格斯"; a name in one piece ("林梅", "the cat") is called whole. */
export function firstName(name: string): string {
  const alone = name.replace(BESIDE_NAME, "");
  const end = alone.search(FULL_NAME.test(alone) ? /[ ·•・]/u : /[·•・]/u);
  return end < 0 ? alone : alone.slice(0, end);
}

/** What others may call somebody by when they speak of them: all of the name, the first name, and the first word that is no article. */
export function goesBy(name: string): readonly string[] {
  const word = /^(?!(?:the|an?)\s)[^\s·•・]*\p{L}[^\s·•・]*/iu.exec(name);
  return [...new Set([name, firstName(name), ...(word ?? [])])];
}

/** What somebody is at, as it reads after "is": "waving", also where they have put it as "waves". */
export const isAt = ({ text, own }: Doing, language: string): string =>
  own ? languageOf(language).embody.doing(text) : text;

/** The same as it reads after their name: "is making espresso", "waves". */
export const seenAt = ({ text, own }: Doing, language: string): string => {
  const { does, isDoing } = languageOf(language).replies;
  return own ? does(text) : isDoing(text);
};

/** Looking around: what whoever has just come in or has nothing to do yet is seen at. */
export const lookingAround = (language: string, now: Minutes, emoji = "👀"): Doing => ({
  text: languageOf(language).world.doings.lookingAround,
  emoji,
  object: null,
  idle: true,
  since: now,
});
