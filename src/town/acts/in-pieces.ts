/**
 * One sentence is often sent as several messages: "honestly i want to", and at once the rest. What a member wrote last and did not end is
 * remembered for half a minute, in memory alone, so that it can be read together with what they write next.
 */

/** Real milliseconds in which a sentence may be gone on with. */
const GOES_ON_MS = 30_000;
/** So many pieces are read together with what comes next. */
const MOST_PIECES = 2;
/** Longer ones are no pieces. */
const LONGEST = 200;
/** Members whose pieces are remembered. */
const MOST = 500;

/** What somebody wrote, and where: a stage's message, or what the town shows of it. */
export interface Piece {
  readonly id: string;
  readonly text: string;
  readonly at: number;
}

/** Ends a sentence, behind whatever closes it; three dots end none. */
const ENDED = /(?:(?<![.])[.]|[!?。！？])['"”’)）*_~\s]*$/u;
/** A word that no sentence ends with, as far as people type them to the end. */
const UNFINISHED =
  /(?:^|[^\p{L}\p{N}'’])(?:i|i['’]?m|i['’]?ll|i['’]?ve|to|and|or|but|that|the|a|an|my|his|her|want|wanna|gonna|gotta|will|would|might|could|of|for|with|because|cuz|just|really|feel|like|be|been|was|were|is|he|she|they|we|keeps?|by)[\s.…,-]*$|(?:[我他她想要会就把被让又再真很太的地得和跟去]|不想|打算|准备|觉得)[\s.…，—-]*$/iu;
/** What is long says enough by itself: letters of a script that writes words, and of one that writes none between them. */
const SHORT = { words: 6, signs: 12 };

const isShort = (text: string): boolean =>
  text.trim().split(/\s+/).length <= SHORT.words && (text.match(/\p{Script=Han}/gu) ?? []).length <= SHORT.signs;

/** Whether what was written ends in the midst of a sentence, for all to see. */
export const isUnfinished = (text: string): boolean => UNFINISHED.test(text);

/** Whether a text may be the rest of what was written before. */
export const mayFollow = (before: string, text: string): boolean =>
  !ENDED.test(before) && (isUnfinished(before) || isShort(text));

/** Pieces as one text: in Chinese nothing stands between them. */
export const together = (pieces: readonly string[]): string =>
  pieces.map((one) => one.trim()).reduce((all, one) => all + (/\p{Script=Han}$/u.test(all) ? "" : " ") + one);

/** What each wrote last, while this program runs and nowhere else. */
export class Pieces {
  readonly #of = new Map<string, readonly Piece[]>();

  /** Somebody wrote it, or wrote it anew. What nothing may be gone on with any more goes, whoever wrote it. */
  wrote(who: string, piece: Piece): void {
    for (const [other, all] of this.#of)
      if (piece.at - all.at(-1)!.at > GOES_ON_MS * MOST_PIECES) this.#of.delete(other);
    const others = (this.#of.get(who) ?? []).filter(({ id }) => id !== piece.id);
    const all = [...others, piece].filter(({ text }) => text.trim() !== "" && text.length <= LONGEST);
    this.#keep(
      who,
      all.sort((a, b) => a.at - b.at).filter(({ at }) => all.at(-1)!.at - at <= GOES_ON_MS * MOST_PIECES),
    );
  }

  /** What they wrote just before that, oldest first, as far as it may be one sentence with it. */
  before(who: string, id: string | null, at: number): readonly Piece[] {
    const found: Piece[] = [];
    const all = this.#of.get(who) ?? [];
    // Two may be of the same millisecond: which came first is told by their order.
    const own = all.findIndex((one) => one.id === id);
    let next = at;
    for (const one of (own < 0 ? [...all] : all.slice(0, own)).reverse()) {
      if (one.at > at) continue;
      if (found.length >= MOST_PIECES || next - one.at > GOES_ON_MS || ENDED.test(one.text)) break;
      found.unshift(one);
      next = one.at;
    }
    return found;
  }

  /** It was taken back. */
  drop(id: string): void {
    for (const [who, all] of this.#of)
      if (all.some((one) => one.id === id))
        this.#keep(
          who,
          all.filter((one) => one.id !== id),
        );
  }

  /** Whoever these are is forgotten. */
  forget(isTheirs: (who: string) => boolean): void {
    for (const who of this.#of.keys()) if (isTheirs(who)) this.#of.delete(who);
  }

  #keep(who: string, all: readonly Piece[]): void {
    this.#of.delete(who);
    if (all.length > 0) this.#of.set(who, all.slice(-MOST_PIECES - 1));
    for (const oldest of this.#of.keys()) {
      if (this.#of.size <= MOST) break;
      this.#of.delete(oldest);
    }
  }
}
