/**
 * What is retold, with people and things by name instead of by id: each language has a clause for every kind, with person, tense
 * and listener as parameters, so that nobody turns a sentence about somebody back into one of theirs.
 */

/** Somebody as a sentence names them: the one who speaks (1), who is spoken to (2), or somebody else (3) by name. */
export interface Party {
  readonly name: string;
  readonly pronouns: "she" | "he" | "they";
  readonly person: 1 | 2 | 3;
  /** The full name, by which texts of doings have them. */
  readonly full: string;
}

/** When it is: as it was, as it is, as it will be. */
export const tenses = ["past", "now", "ahead"] as const;
/** One of the tenses. */
export type Tense = (typeof tenses)[number];

/** A place; whether the holder lives there. */
export interface Where {
  readonly name: string;
  readonly home: boolean;
}

/** What was agreed, declined or promised, in words. */
export type Matter =
  | { readonly kind: "meet"; readonly place: Where; readonly day: string; readonly at: string }
  | { readonly kind: "help"; readonly event: string; readonly at: string; readonly own: boolean }
  | { readonly kind: "company" | "come"; readonly event: string };

/** An episode to be retold. A `doing` reads after "is", a `why` after "because". */
export type Retold =
  | { readonly kind: "did"; readonly doing: string; readonly place: Where | null }
  | { readonly kind: "saw" | "saw act"; readonly who: Party; readonly doing: string }
  | { readonly kind: "met"; readonly who: Party; readonly place: Where; readonly about: string }
  | { readonly kind: "came" | "passed" | "left" | "knocked"; readonly who: Party; readonly place: Where }
  | { readonly kind: "heart jumped"; readonly who: Party }
  | { readonly kind: "asked in"; readonly who: Party; readonly guest: Party; readonly place: Where }
  | { readonly kind: "turned away"; readonly place: Where; readonly why: string }
  | {
      readonly kind: "instead";
      readonly doing: string | null;
      readonly place: Where;
      readonly at: string;
      readonly why: string;
    }
  | { readonly kind: "found odd"; readonly object: string; readonly is: string }
  | { readonly kind: "changed"; readonly object: string; readonly from: string; readonly to: string }
  | { readonly kind: "put right" | "gave up"; readonly doing: string }
  | {
      readonly kind: "made shift";
      readonly how: "shopped" | "ate out" | "made do";
      readonly meal: "breakfast" | "lunch" | "dinner";
      readonly larder: string;
      readonly place: Where;
    }
  | { readonly kind: "looked for"; readonly who: Party; readonly places: readonly Where[]; readonly found: boolean }
  | {
      readonly kind: "saw to";
      readonly how: "search" | "secure" | "visit" | "work";
      readonly doing: string;
      readonly places: readonly Where[];
    }
  | { readonly kind: "found"; readonly thing: string; readonly owner: Party | null; readonly place: Where }
  | {
      readonly kind: "attended";
      readonly event: string;
      readonly host: Party;
      readonly place: Where;
      readonly with: readonly Party[];
    }
  | {
      readonly kind: "stage";
      readonly who: Party;
      readonly how: "begun" | "advanced" | "done" | "failed";
      readonly what: string;
    }
  | { readonly kind: "result"; readonly who: Party; readonly post: string; readonly won: boolean }
  | { readonly kind: "quarrelled" | "made up"; readonly with: Party; readonly over: string | null }
  /** `words` as they were said. */
  | { readonly kind: "said"; readonly by: Party; readonly to: readonly Party[]; readonly words: string }
  | { readonly kind: "agreed" | "declined"; readonly to: Matter; readonly with: Party; readonly why: string | null }
  | {
      readonly kind: "kept" | "helped" | "stood up" | "missed" | "called off" | "heard off" | "made time";
      readonly with: readonly Party[];
      readonly doing: string;
      readonly why: string | null;
    }
  | { readonly kind: "thought"; readonly words: string }
  | { readonly kind: "followed"; readonly doing: string }
  | { readonly kind: "let go"; readonly why: string | null }
  | { readonly kind: "planned"; readonly pieces: readonly { readonly doing: string; readonly place: Where }[] };

type Kind = Retold["kind"];
/** What is retold of a kind. */
export type RetoldOf<K extends Kind, One = Retold> = One extends { readonly kind: infer Of }
  ? K extends Of
    ? One
    : never
  : never;

/** Whose memory it is, and when it is told of. */
export interface Telling {
  readonly holder: Party;
  readonly tense: Tense;
}

/** A language's clauses by kind: sentences without their full stop, of which any will do. */
export type Clauses = {
  readonly [K in Kind]: readonly ((what: RetoldOf<K>, how: Telling) => string)[];
};
