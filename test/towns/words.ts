/** The form of a language's words for towns. Nouns stand in square brackets, so that others can be put in their place; `{...}` is filled in. */
import type { StoryWords } from "./stories.ts";
import type { GatheringId, PastimeId, TradeId, VenueId } from "./tables.ts";

/** Names that go together. */
export interface Culture {
  readonly she: readonly string[];
  readonly he: readonly string[];
  readonly family: readonly string[];
  /** How a whole name is put together of the two. */
  readonly whole: string;
  /** Whether a couple has one family name. */
  readonly shared: boolean;
}

/** What people say of something they like: others call it by its label. */
export interface Talk {
  readonly label: string;
  readonly says: readonly string[];
  readonly asks: readonly string[];
}

/** Who somebody is to another. */
export interface Kinship {
  readonly she: string;
  readonly he: string;
}

/** All words of a language that towns need. */
export interface TownWords {
  readonly tag: string;
  readonly cultures: readonly Culture[];
  /** Where a town lies, and what it is called after. */
  readonly lies: readonly string[];
  readonly after: readonly string[];
  readonly town: string;
  readonly about: string;
  readonly venues: Readonly<
    Record<
      VenueId,
      { called: readonly string[]; about: string; area: string; back?: string; objects: readonly string[] }
    >
  >;
  readonly home: {
    readonly called: readonly string[];
    readonly about: string;
    readonly kitchen: string;
    readonly room: string;
    readonly bath: string;
    readonly bed: string;
    readonly objects: readonly string[];
  };
  /** What things are when nobody uses them. */
  readonly atRest: string;
  readonly trades: Readonly<Record<TradeId, { title: string; doing: string; tasks: readonly string[] } & Talk>>;
  readonly pastimes: Readonly<Record<PastimeId, { doing: string; tasks: readonly string[] } & Talk>>;
  readonly gatherings: Readonly<
    Record<GatheringId, { called: string; things: readonly string[]; more: readonly string[] }>
  >;
  /** What its host keeps of it, says of it, what others pass on. */
  readonly told: {
    /** The gathering as one knows it: "the chess tournament". */
    readonly known: string;
    readonly memory: string;
    readonly tells: readonly string[];
    readonly passes: readonly string[];
  };
  /** What else goes round. */
  readonly stories: StoryWords;
  readonly traits: readonly string[];
  readonly likings: readonly string[];
  readonly paragraph: string;
  readonly currently: string;
  readonly kin: Readonly<Record<"partner" | "parent" | "grandparent" | "child" | "grandchild", Kinship>>;
  readonly older: Kinship;
  readonly younger: Kinship;
  readonly mate: string;
  readonly friends: readonly string[];
  readonly neighbours: readonly string[];
  readonly knows: readonly string[];
  readonly disliked: readonly string[];
  readonly greetings: { readonly close: readonly string[]; readonly distant: readonly string[] };
  readonly farewells: readonly string[];
  /** A day and an hour as people say them. */
  readonly onDay: (date: Date) => string;
  readonly fullDay: (date: Date) => string;
  readonly atHour: (clock: string) => string;
}
