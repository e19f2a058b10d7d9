/**
 * Texts on which a pattern works hardest, made from the pattern itself: what leads up to something that may be repeated, then that many
 * times over, then an end that does not fit. And how the work grows with the text.
 */
import vm from "node:vm";

/** A text of any length: what stands before, what is repeated, what stands at the end. */
export interface Hostile {
  readonly before: string;
  readonly repeated: string;
  readonly end: string;
}

/** A part of a pattern: what it is when read as short as can be, and its parts. */
type Part =
  | { readonly is: "one"; readonly text: string; readonly fits: (character: string) => boolean }
  | { readonly is: "row"; readonly parts: readonly Part[] }
  | { readonly is: "either"; readonly parts: readonly Part[] }
  | { readonly is: "many"; readonly part: Part; readonly least: number; readonly most: number };

const row = (parts: readonly Part[]): Part => ({ is: "row", parts });
/** Characters that are tried for a set of characters, the likeliest first. */
const CHARACTERS = [..." a1,.!?A-'_/*|\"#:(\n\t天点，。的星我你说é<>@&;=+%~`[]{}\\zxZ9"];
const COMMON = [" ", "a", "1"];

/** Reads a pattern, as far as is needed to write texts that go a long way into it. */
class Reader {
  #at = 0;
  readonly #source: string;
  readonly #flags: string;
  readonly #groups: Part[] = [];

  constructor({ source, flags }: RegExp) {
    this.#source = source;
    this.#flags = flags.replace(/[gy]/g, "");
  }

  read(): Part {
    const branches = [this.#row()];
    while (this.#source[this.#at] === "|") {
      this.#at++;
      branches.push(this.#row());
    }
    return branches.length === 1 ? branches[0]! : { is: "either", parts: branches };
  }

  #row(): Part {
    const parts: Part[] = [];
    while (this.#at < this.#source.length && !"|)".includes(this.#source[this.#at]!))
      parts.push(this.#counted(this.#one()));
    return row(parts);
  }

  #counted(part: Part): Part {
    const found = /^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/.exec(this.#source.slice(this.#at, this.#at + 16));
    if (!found) return part;
    this.#at += found[0].length;
    const [, sign, least = "", comma, most] = found;
    if (sign)
      return { is: "many", part, least: sign === "+" ? 1 : 0, most: sign === "?" ? 1 : Number.POSITIVE_INFINITY };
    return {
      is: "many",
      part,
      least: Number(least),
      most: comma ? (most ? Number(most) : Number.POSITIVE_INFINITY) : Number(least),
    };
  }

  #one(): Part {
    const rest = this.#source.slice(this.#at);
    const group = /^\((\?(?::|=|!|<=|<!|<\w+>|[a-z-]+:))?/.exec(rest);
    if (group) {
      this.#at += group[0].length;
      const inside = this.read();
      this.#at++;
      const looks = /^\?(?:!|<!|<=|=)/.test(group[1] ?? "");
      if (looks) return group[1] === "?=" ? { is: "many", part: inside, least: 0, most: 1 } : row([]);
      if (group[1] === undefined || /^\?<\w/.test(group[1])) this.#groups.push(inside);
      return inside;
    }
    if (rest[0] === "^" || rest[0] === "$") return this.#none(1);
    if (/^\\[bB]/.test(rest)) return this.#none(2);
    const back = /^\\(\d)/.exec(rest);
    if (back) {
      this.#at += 2;
      return this.#groups[Number(back[1]) - 1] ?? row([]);
    }
    const length = this.#length(rest);
    this.#at += length;
    const written = rest.slice(0, length);
    if (length === 1 && written !== ".") return { is: "one", text: written, fits: (one) => one === written };
    const set = new RegExp(`^(?:${written})$`, this.#flags);
    const fits = (one: string) => set.test(one);
    return { is: "one", text: CHARACTERS.find(fits) ?? this.#far(set), fits };
  }

  /** A character that the usual ones do not stand for: an emoji, a mark, a letter of another script. */
  #far(fits: RegExp): string {
    for (let code = 0x80; code < 0x2_0000; code++)
      if (fits.test(String.fromCodePoint(code))) return String.fromCodePoint(code);
    return "a";
  }

  #none(length: number): Part {
    this.#at += length;
    return row([]);
  }

  /** How long the next set, escape or character is. */
  #length(rest: string): number {
    if (rest[0] === "[") return /^\[(?:\\[\s\S]|[^\]\\])*\]/.exec(rest)?.[0].length ?? 1;
    if (rest[0] === "\\") return /^\\(?:[pPu]\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|[\s\S])/i.exec(rest)?.[0].length ?? 2;
    return String.fromCodePoint(rest.codePointAt(0)!).length;
  }
}

/** A part as short as can be; of several, the first. */
function shortest(part: Part): string {
  switch (part.is) {
    case "one":
      return part.text;
    case "row":
      return part.parts.map(shortest).join("");
    case "either":
      return shortest(part.parts[0]!);
    case "many":
      return shortest(part.part).repeat(part.least);
  }
}

/** What in a part may be repeated often, with what stands before it. */
function* repeats(part: Part, before: string): Generator<{ before: string; part: Part }> {
  if (part.is === "either") for (const one of part.parts) yield* repeats(one, before);
  if (part.is === "row") {
    let lead = before;
    for (const one of part.parts) {
      yield* repeats(one, lead);
      lead += one.is === "many" ? shortest(one.part).repeat(Math.max(1, one.least)) : shortest(one);
    }
  }
  if (part.is === "many") {
    if (part.most > 8) yield { before, part: part.part };
    yield* repeats(part.part, before);
  }
}

/** Every character of a part. */
function* ones(part: Part): Generator<Extract<Part, { is: "one" }>> {
  if (part.is === "one") yield part;
  else for (const inner of part.is === "many" ? [part.part] : part.parts) yield* ones(inner);
}

/** Of each branch a character that no other branch eats: only there does the pattern have no second way. */
function* ownOf(branches: readonly Part[]): Generator<string> {
  for (const branch of branches) {
    const others = branches.flatMap((other) => (other === branch ? [] : [...ones(other)]));
    for (const one of ones(branch)) {
      const own = CHARACTERS.find((text) => one.fits(text) && !others.some((other) => other.fits(text)));
      if (own !== undefined) yield own;
    }
  }
}

/** Every single text that a part may be of one character, or a few. */
function* units(part: Part): Generator<string> {
  if (part.is === "either") yield* ownOf(part.parts);
  if (part.is === "one") yield part.text;
  else if (part.is === "many") yield* units(part.part);
  else {
    if (part.is === "row") yield shortest(part);
    for (const one of part.parts) yield* units(one);
  }
}

/** Ends with a character that stands in no pattern of ours; `.` and most sets eat it, but not the end of a line before it. */
const ENDS = ["\u0001", "\n\u0001"] as const;
/** The most texts that are tried of a pattern. */
const MOST = 36 * ENDS.length;

/** Whether a pattern says what stands beside a match: then it may begin at each end of a word, or at none. */
const looksBeside = ({ source }: RegExp): boolean => /\\b|\(\?<[!=]/i.test(source);

/** Characters of a word, and of none, in turn: so often as it can a pattern begins anew that asks where a word ends, and goes on over all. */
const ALTERNATING = ["a-", "a.", "a'", "- a", "a ", "1-"];
/** So many of a pattern's own are tried as well. */
const MOST_ALTERNATING = 6;

/** The most texts of such. */
const MOST_BESIDE = (ALTERNATING.length + MOST_ALTERNATING) * ENDS.length;

/** Of each set that may be repeated, a character of a word and one of none. */
function* alternating(often: readonly { readonly part: Part }[]): Generator<string> {
  for (const { part } of often)
    for (const { fits } of ones(part)) {
      const eaten = CHARACTERS.filter(fits);
      const word = eaten.find((text) => /\w/.test(text));
      if (word === undefined) continue;
      for (const other of eaten.filter((text) => !/\w/.test(text)).slice(0, 3)) yield word + other;
    }
}

/** Texts that may cost a pattern most. */
export function hostileTo(pattern: RegExp): Hostile[] {
  const whole = new Reader(pattern).read();
  const found = new Map<string, Hostile>();
  const add = (before: string, repeated: string) => {
    if (repeated === "") return;
    for (const end of ENDS) found.set(JSON.stringify([before, repeated, end]), { before, repeated, end });
  };
  const often = [...repeats(whole, "")];
  if (looksBeside(pattern))
    for (const text of new Set([...ALTERNATING, ...[...new Set(alternating(often))].slice(0, MOST_ALTERNATING)]))
      add("", text);
  const singles = [...new Set([...units(whole)].filter((text) => [...text].length === 1))];
  for (const { before, part } of often) {
    const own = [...new Set([...units(part)].filter(Boolean))].slice(0, 4);
    for (const text of own) {
      add(before, text);
      if (before !== "") add("", before + text);
      if (before !== "") add("", before);
    }
  }
  for (const text of [...COMMON, ...singles.slice(0, 10)]) {
    for (const before of ["", ...new Set(often.map((one) => one.before))].slice(0, 3)) add(before, text);
  }
  add("", shortest(whole));
  return [...found.values()].slice(0, looksBeside(pattern) ? MOST + MOST_BESIDE : MOST);
}

const textOf = ({ before, repeated, end }: Hostile, length: number): string =>
  before + repeated.repeat(Math.ceil(length / repeated.length)) + end;

/** CPU milliseconds that finding every match in a text takes. */
function workOn(pattern: RegExp, text: string): number {
  const before = process.cpuUsage();
  text.replace(pattern, "");
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** From how many measures on a pattern is let go, and how many a slow one must stay slow in. */
const PAIRS = [6, 40] as const;
/** Work that grows with the text doubles where the text does; with its square it is four times as much. */
export const MOST_TIMES = 3;

/**
 * How many times as long the whole of a text takes as half of it. Both are measured in turn, so that whatever else the machine does slows
 * down both, and the least of each counts; what seems slow is measured on until it is not.
 */
function timesOn(pattern: RegExp, half: string, whole: string): number {
  let [short, long] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let pair = 1; pair <= PAIRS[1]; pair++) {
    short = Math.min(short, workOn(pattern, half));
    long = Math.min(long, workOn(pattern, whole));
    if (pair >= PAIRS[0] && long <= MOST_TIMES * short) break;
  }
  return long / Math.max(short, 0.001);
}

/** Lengths of text: first so short that whatever grows slower than 2^n ends; then ever longer. */
const SHORT = 120;
const LONG = 16_000;
/** CPU milliseconds above which the work can be told from noise; below it at the longest text, nobody can make trouble with it. */
const NOISE_MS = 2;

/** Whether finding every match is over at once: in so little time there is no more work. Asking for the time costs far less than asking for that. */
function isNoWork(pattern: RegExp, text: string): boolean {
  const before = performance.now();
  text.replace(pattern, "");
  return performance.now() - before < NOISE_MS;
}

/** Looks for every match in short texts, and can be stopped. */
const inTime = new vm.Script("for (const text of short) text.replace(pattern, '')");
/** Where it is looked: a world of its own takes longer to make than most patterns take. */
const looked: { short: readonly string[]; pattern: RegExp } = { short: [], pattern: /-/ };
const context = vm.createContext(looked);

/** Milliseconds after which a pattern hangs, over all the texts. It is stopped by the clock: where most of that went into others' work, it gets longer. */
const HANGS_MS = 1000 * ENDS.length;

/** Whether looking for every match in the short texts comes to an end. */
function ends(): boolean {
  for (let timeout = HANGS_MS; ; timeout *= 2) {
    const before = process.cpuUsage();
    try {
      inTime.runInContext(context, { timeout });
      return true;
    } catch {
      const { user, system } = process.cpuUsage(before);
      if ((user + system) / 1000 >= HANGS_MS / 2) return false;
    }
  }
}

/** By how much the work grows where the text grows to double, on the text where it grows most; null where there is next to no work. */
export function growth(pattern: RegExp): { readonly times: number; readonly hostile: Hostile } | null {
  const all = new RegExp(pattern.source, `${pattern.flags.replace(/[gy]/g, "")}g`);
  let worst: { times: number; hostile: Hostile } | null = null;
  const texts = hostileTo(pattern);
  looked.short = texts.map((one) => textOf(one, SHORT * one.repeated.length));
  looked.pattern = all;
  if (!ends()) return { times: Number.POSITIVE_INFINITY, hostile: texts[0]! };
  for (const hostile of texts) {
    for (let length = 250; length <= LONG; length *= 2) {
      const text = textOf(hostile, length);
      if (isNoWork(all, text) || workOn(all, text) < NOISE_MS) continue;
      const times = timesOn(all, textOf(hostile, length / 2), text);
      if (!worst || times > worst.times) worst = { times, hostile };
      break;
    }
  }
  return worst;
}
