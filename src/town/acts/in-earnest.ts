/**
 * What is said in earnest (harm, grief, health, law) leaves nothing in town: it is no visitor's act, nobody perceives it, no model sees it.
 * Of a message that everybody reads in its channel a mark is kept, so that it is dealt with once, and whoever was spoken to says one
 * kind sentence of code's own. Whatever is said in private is answered in private, and is not even marked.
 */
import { languageOf } from "../../language/language.ts";
import type { TownFacts } from "../../mind/mind.ts";
import { recognised } from "../../mind/recognise.ts";
import { randomFor } from "../../world/chance.ts";
import type { Draft } from "../../world/events.ts";
import type { PersonId } from "../../world/places.ts";
import type { TownState } from "../state.ts";
import { type ActDone, nextAct } from "./acts.ts";
import { isUnfinished, mayFollow, type Piece, together } from "./in-pieces.ts";

/** Real milliseconds in which words that would go on with something serious are taken to do so. */
const GOES_ON_MS = 15 * 60_000;
/** Real milliseconds after something that was said plainly in which all that may go on with it does. */
const AT_ONCE_MS = 3 * 60_000;
/** So many of one member's lines a resident answers in so many real milliseconds; past that, and wherever none does, the stage tells once in as many where help is. */
export const ANSWERED = { most: 5, inMs: 60_000 } as const;
/** Members of whom it is remembered that they said something in earnest, while this program runs and nowhere else. */
const MOST = 500;

/** How plainly something is said in earnest: faintly, it may well be everyday talk. */
export type Earnest = "plainly" | "faintly";

/** When somebody said something in earnest, how plainly at most of late, and when the stage told them where help is. */
interface Lately {
  readonly times: readonly number[];
  readonly how: Earnest;
  /** When they last said something that is plain by itself. */
  readonly plain: number;
  readonly told: number;
}

/** Tells what one town's members say in earnest from all else. */
export class InEarnest {
  readonly #facts: () => TownFacts;
  readonly #now: () => number;
  /** When each last did, how often in the last while, and when the stage told them where help is. */
  readonly #lately = new Map<string, Lately>();

  /** Whether a text surely leads elsewhere, so that it goes on with nothing. */
  readonly #elsewhere: (text: string) => boolean;

  constructor(facts: () => TownFacts, now: () => number, elsewhere: (text: string) => boolean = () => false) {
    this.#facts = facts;
    this.#now = now;
    this.#elsewhere = elsewhere;
  }

  /** How plainly any of these texts is, to be dealt with by itself; null where none is. Remembers nothing. */
  reads(member: string, texts: readonly string[]): Earnest | null {
    const { times, how, plain } = this.#of(member);
    const lately = this.#now() - (times.at(-1) ?? Number.NEGATIVE_INFINITY) < GOES_ON_MS;
    const atOnce = this.#now() - plain < AT_ONCE_MS;
    // What is read in several ways is mostly one text.
    const found = [...new Set(texts)]
      .filter((text) => text.trim() !== "")
      .map((text): Earnest | null => {
        const { serious, faint, goesOn, mayGoOn } = recognised(this.#facts(), text);
        if (serious) return faint ? "faintly" : "plainly";
        return ((lately && goesOn) || (atOnce && mayGoOn)) && !this.#elsewhere(text) ? how : null;
      });
    return found.find((one) => one === "plainly") ?? found.find((one) => one !== null) ?? null;
  }

  /** Whether a text says it plainly by itself, whoever wrote it. */
  isPlain(text: string): boolean {
    const { serious, faint } = recognised(this.#facts(), text);
    return serious && !faint;
  }

  /**
   * What a member wrote just before in pieces, read together with what they write now: the text that says something in earnest only so, and
   * the pieces of it. What breaks off in the midst of a sentence is read as if it were one with the rest; anything else must be plain. Null:
   * no part of it is.
   */
  inPieces(pieces: readonly Piece[], text: string): { readonly text: string; readonly of: readonly Piece[] } | null {
    const last = pieces.at(-1)?.text ?? "";
    if (last === "" || text.trim() === "" || !mayFollow(last, text)) return null;
    const alone = recognised(this.#facts(), text).serious;
    // What is serious by itself takes with it only what plainly breaks off before it.
    if (alone && !isUnfinished(last)) return null;
    for (let from = pieces.length - 1; from >= 0; from--) {
      const joined = together([...pieces.slice(from).map((one) => one.text), text]);
      const { serious, faint } = recognised(this.#facts(), joined);
      if (!serious || (faint && !isUnfinished(last))) continue;
      while (from > 0 && isUnfinished(pieces[from - 1]!.text)) from--;
      const of = pieces.slice(from);
      return { text: together([...of.map((one) => one.text), text]), of };
    }
    return null;
  }

  /** A member said these in earnest just now: whether a resident would still answer, so often did they lately. */
  note(member: string, how: Earnest, texts: readonly string[]): boolean {
    const { times, told, plain, how: before } = this.#of(member);
    const recent = times.filter((at) => this.#now() - at < ANSWERED.inMs);
    // What was said plainly stays so for as long as it is gone on with.
    const lately = this.#now() - (times.at(-1) ?? Number.NEGATIVE_INFINITY) < GOES_ON_MS;
    const most = lately && before === "plainly" ? before : how;
    this.#keep(member, {
      times: [...recent, this.#now()].slice(-ANSWERED.most - 1),
      how: most,
      plain: texts.some((text) => this.isPlain(text)) ? this.#now() : plain,
      told,
    });
    return recent.length < ANSWERED.most;
  }

  /** Whether the stage is to tell them now, as nobody else does; it is taken to have told them. */
  tells(member: string): boolean {
    const lately = this.#of(member);
    if (this.#now() - lately.told < ANSWERED.inMs) return false;
    this.#keep(member, { ...lately, told: this.#now() });
    return true;
  }

  #of(member: string): Lately {
    return (
      this.#lately.get(member) ?? {
        times: [],
        how: "faintly",
        plain: Number.NEGATIVE_INFINITY,
        told: Number.NEGATIVE_INFINITY,
      }
    );
  }

  #keep(member: string, lately: Lately): void {
    this.#lately.delete(member);
    this.#lately.set(member, lately);
    for (const oldest of this.#lately.keys()) {
      if (this.#lately.size <= MOST) break;
      this.#lately.delete(oldest);
    }
  }
}

/** A resident says a kind sentence, if one is there to say it. Nobody perceives or remembers it. */
export function comforted(before: TownState, who: PersonId | null, mark: string, how: Earnest): ActDone {
  const { state, act } = nextAct(before);
  const person = who === null ? undefined : state.world.people.get(who);
  const said = comfort(state, state.acts, how);
  const events: Draft[] =
    person && !person.asleep
      ? [
          {
            kind: "comfort-said",
            at: state.now,
            who,
            spot: person.spot,
            audience: "nobody",
            text: said,
            mark,
            answers: act,
          },
        ]
      : [];
  return { state, events, act, answers: null, said };
}

/** A kind sentence, in the town's language: a quieter one for what may be everyday talk, and another one each time, by the number `nth`. */
export function comfort(state: TownState, nth: number, how: Earnest): string {
  const { comforts, gently } = languageOf(state.world.map.language).serious;
  const all = how === "plainly" ? comforts : gently;
  const first = randomFor(state.seed, `${state.id}/comfort`).pick([...all.keys()]);
  return all[(first + nth) % all.length]!;
}
