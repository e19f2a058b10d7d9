/**
 * The nouns of a generated town, each of a class, and the same town with nouns that nobody ever read: what lives by the meaning kept
 * beside words lives alike in both. Invented words have the length, the capitals and the spaces of the real ones.
 */
import { randomFor } from "../../src/world/chance.ts";

/** What a noun names. */
export const wordClasses = ["person", "place", "area", "object", "trade", "gathering", "story", "topic"] as const;
/** One of the classes. */
export type WordClass = (typeof wordClasses)[number];
/** Those that nothing behind the doors reads: the others are still read, by their words. */
export const unread: readonly WordClass[] = wordClasses.filter((one) => one !== "topic");

/** A noun as the town has it. */
export type Word = (of: WordClass, noun: string) => string;

/** Nouns as they are. */
export const plainly: Word = (_, noun) => noun;

const VOWELS = "aeiou";
const CONSONANTS = "bcdfghjklmnpqrtvwxz";
/** Characters hardly anybody can read: old names of horses, fish and birds. */
const RARE: readonly (readonly [number, number])[] = [
  [0x99ac, 0x9a6a],
  [0x9b5a, 0x9c77],
  [0x9ce5, 0x9e1a],
];

/** Every letter becomes another, vowels vowels; an s stays, which makes plurals. */
function ciphered(seed: string): (noun: string) => string {
  const random = randomFor(seed, "letters");
  const turned = (letters: string) => {
    const order = random.shuffled([...letters]);
    return order.map((letter, i) => [letter, order[(i + 1) % order.length]!] as const);
  };
  const to = new Map([...turned(VOWELS), ...turned(CONSONANTS)]);
  return (noun) =>
    [...noun.normalize("NFD")]
      .map((letter) => {
        const other = to.get(letter.toLowerCase()) ?? letter;
        return letter === letter.toLowerCase() ? other : other.toUpperCase();
      })
      .join("")
      .normalize("NFC");
}

/** Every character becomes a rare one, the same always the same. */
function unlettered(seed: string): (noun: string) => string {
  const rare = RARE.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)),
  );
  const left = randomFor(seed, "characters").shuffled(rare);
  const to = new Map<string, string>();
  return (noun) =>
    noun.replace(/\p{Script=Han}/gu, (sign) => {
      const other = to.get(sign) ?? left[to.size]!;
      to.set(sign, other);
      return other;
    });
}

/** The nouns of some classes as invented words. */
export function nonsense(seed: string, language: string, classes: Iterable<WordClass> = wordClasses): Word {
  const invented = language === "en" ? ciphered(seed) : unlettered(seed);
  const of = new Set(classes);
  return (kind, noun) => (of.has(kind) ? invented(noun) : noun);
}
