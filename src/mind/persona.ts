/**
 * Who a resident is before the first minute: the facts of a town file that a mind starts from (paper section 3.1), and the
 * stories whose spreading can be followed (paper section 3.4).
 */
import type { Minutes } from "../clock/units.ts";
import { languageOf } from "../language/language.ts";
import type { Pursuit } from "../world/activities.ts";
import type { Activity, MealName, Occasion } from "../world/kinds.ts";
import type { Looks } from "../world/looks.ts";
import type { NewsMatter } from "../world/news.ts";
import type { Hours, PersonId, PlaceId, Purpose, Spot } from "../world/places.ts";
import type { Opinion, Saying, Skill, Trade } from "./character.ts";
import type { OwnAnswers } from "./personal.ts";

/** How a resident talks: register, habits, and how the tone changes with kin and with strangers. */
export interface Speech {
  readonly register: string;
  readonly habits: readonly string[];
  readonly kin: string;
  readonly strangers: string;
  /** Openings with people they know well, and with people they hardly know. "{name}" is the other's first name. */
  readonly greetings: { readonly close: readonly string[]; readonly distant: readonly string[] };
  /** Words they leave with. */
  readonly farewells: readonly string[];
  /** A tag some lines end with ("Yo"), or null. */
  readonly tag: string | null;
}

/** Something a resident likes to talk about, in their own voice; the material of their offline talk. */
export interface Topic {
  readonly id: string;
  /** How others name it when they ask: "the photo series", "your novel" without the "your": "novel". */
  readonly label: string;
  /** Words by which it is recognised in what others say. */
  readonly words: readonly string[];
  /** Things the resident says about it, first person, one or two sentences each, at most 240 characters. */
  readonly says: readonly string[];
  /** Questions the resident asks others that belong to it. */
  readonly asks: readonly string[];
  /** What is asked on about it, and what the resident says to that. */
  readonly behind?: readonly Behind[];
}

/** What may be asked on about something that was said, in one way to put it, and the answer. */
export type Behind = readonly [asks: string, says: string];

/** What somebody says, and what they say to whoever asks on about just that. */
export interface Told {
  readonly said: string;
  readonly behind: readonly Behind[];
}

/** A small piece of doing, five to fifteen minutes long, that a chunk of work or leisure is made of. */
export interface Task {
  /** Reads after "is": "sketching the next frame". */
  readonly doing: string;
  readonly emoji: string;
  /** Name of an object of the area where it is done, or null. */
  readonly object: string | null;
  /** What becomes of the object meanwhile ("covered in sketches"), or null. */
  readonly state: string | null;
}

/** A thing a resident does in free hours: where it fits by purpose, and its small pieces. */
export interface Pastime {
  /** Reads after "is": "taking a walk in the park". */
  readonly doing: string;
  readonly activity: Activity;
  readonly emoji: string;
  /** Where: a place of the town, or null for home. */
  readonly place: PlaceId | null;
  readonly purpose: Purpose;
  readonly tasks: readonly Task[];
}

/** What somebody is to a resident at the start, as the resident states it. */
export interface GivenTie {
  readonly to: PersonId;
  readonly kind: string;
  /** -2 dislikes strongly, 0 knows, 1 likes, 2 close friend, 3 kin or partner. */
  readonly warmth: number;
}

/** Everything a town file says of a resident. */
export interface Persona {
  readonly id: PersonId;
  readonly name: string;
  readonly pronouns: "she" | "he" | "they";
  readonly age: number;
  /** Given, or such as fit. */
  readonly looks: Looks;
  readonly traits: readonly string[];
  readonly occupation: string;
  /** Phrases separated by ";": each becomes a first memory (paper section 3.1). */
  readonly paragraph: string;
  readonly home: Spot;
  readonly work: {
    readonly spot: Spot;
    readonly hours: readonly Hours[];
    /** Reads after "is": "serving customers at the counter". */
    readonly doing: string;
    readonly activity: Activity;
    readonly emoji: string;
    readonly tasks: readonly Task[];
    /** On these days of the week, 0 is Sunday; null is every day. */
    readonly weekdays: readonly number[] | null;
  } | null;
  readonly wake: Minutes;
  /** May be past midnight: 1500 is one in the morning of the next day. */
  readonly sleep: Minutes;
  /** The hour they like to have each meal and where (null: home); null for a meal they skip. */
  readonly meals: {
    readonly breakfast: Meal | null;
    readonly lunch: Meal | null;
    readonly dinner: Meal | null;
  };
  readonly ties: readonly GivenTie[];
  readonly currently: readonly string[];
  readonly pastimes: readonly Pastime[];
  readonly haunts: readonly PlaceId[];
  readonly topics: readonly Topic[];
  /** What they have and use: "a good camera". */
  readonly tools: readonly string[];
  readonly skills: readonly Skill[];
  readonly opinions: readonly Opinion[];
  readonly sayings: readonly Saying[];
  /** What they say of themselves when asked just that. */
  readonly answers: OwnAnswers;
  /** What stands behind what they say of themselves. */
  readonly behind?: readonly Told[];
  readonly trade: Trade | null;
  /** "05-09", or null where nobody knows it. */
  readonly birthday: string | null;
  readonly speech: Speech;
  /** A portrait's address, or null for a picture made from the name. */
  readonly avatar: string | null;
}

/** When and where a meal is taken. */
export interface Meal {
  readonly at: Minutes;
  readonly place: PlaceId | null;
}

/** A public happening with a time and a place that a story is about. */
export interface StoryEvent {
  readonly host: PersonId;
  readonly name: string;
  readonly spot: Spot;
  readonly from: Minutes;
  readonly to: Minutes;
  /** What is done there, where the town says so. */
  readonly activity?: Pursuit;
  /** The meal that is had there, when one is. */
  readonly meal?: MealName;
  /** What people come together for, where the town says so. */
  readonly occasion?: Occasion;
  /** What the room is hung with, where the town says so: "paper hearts". */
  readonly decoration?: string;
  /** What its host does first, in this order; a thing stays as it is made then. Absent where there is nothing of the kind. */
  readonly tasks?: readonly Task[];
}

/** News of a gathering: what is held, and by whom. */
export type Gathering = { readonly kind: "gathering" } & StoryEvent;

/** Something one resident knows at first and others can only learn by talk (paper sections 3.4, 7). */
export interface Story {
  readonly id: string;
  readonly holder: PersonId;
  /** The holder's first memory of it, in the third person like every memory: "Isabella Rodriguez wants to ...". */
  readonly memory: string;
  /** How the holder tells it, first person; several wordings. */
  readonly tells: readonly string[];
  /** How somebody else passes it on; several wordings, naming the holder. */
  readonly passes: readonly string[];
  /** How anybody tells it when it is over; absent where nobody has said. */
  readonly past?: readonly string[];
  /** A secret is not told by the holder except to the one or two they trust most. */
  readonly secret: boolean;
  readonly poignancy: number;
  /** What it is of: its kind, and the people, places and things that have a part in it. */
  readonly of: Gathering | NewsMatter;
  /** Since when it is over, where its kind cannot tell: the dog is found, the two have made it up. Absent as long as it is not. */
  readonly ends?: Minutes;
  /** When a person opened it in the living town; the town file's own stories were never opened. */
  readonly opened?: Minutes;
  /** Since when it goes, where that is later than it was known: what a command plants anew, what a town of before held without its kind. */
  readonly since?: Minutes;
  /** Whoever planned its event, when a person did. */
  readonly plannedBy?: PersonId;
  /** Since when it has been told in public: aloud, in a place that anybody may enter. Absent as long as it has not. */
  readonly told?: Minutes;
  /** The places in which it has been told aloud, private or not: it is out for whoever may read there. */
  readonly toldIn?: readonly PlaceId[];
  /** The story by which it goes round that its event is called off, or that it is over: what was missing is found. */
  readonly off?: string;
  /** Who is to hear it before anybody else, and how it is told to them: whoever was missing what is found. */
  readonly first?: {
    readonly who: PersonId;
    readonly tells: readonly string[];
    /** How others tell it to them, and how they tell it themselves. Missing in news of before. */
    readonly passes?: readonly string[];
    readonly own?: readonly string[];
  };
  /** Of a suspicion, which nobody saw: whom it is about. They are not told of it. Absent where it is none. */
  readonly suspects?: readonly PersonId[];
  /** The visitor whose words opened it; absent where it is the town's own. */
  readonly by?: PersonId;
  /** What they said, without their name: first, and as they put it right. */
  readonly said?: readonly string[];
  /** Since when it is told as it is now, when whoever brought it has put it right. */
  readonly righted?: Minutes;
  /** The news which whoever brought it has taken back by this: that goes round no more. */
  readonly takesBack?: string;
}

/** The gathering that a story is about; null of any other. */
export const gatheringOf = (story: Pick<Story, "of"> | null | undefined): Gathering | null =>
  story?.of.kind === "gathering" ? story.of : null;

/** Whether somebody likes company, by their traits. */
export const outgoing = ({ traits }: Persona, language: string): boolean =>
  traits.some((trait) => languageOf(language).mind.sociable.test(trait));
