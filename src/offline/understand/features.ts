/**
 * What a text has that intents can be told by: words, their stems, pairs and threes of them, and groups of letters; where a script has no
 * spaces, its signs in ones to threes and the kinds of its words. Each is hashed to a number; the same text gives the same numbers everywhere.
 */
import { stem } from "../../mind/memory/words.ts";
import { type Kinds, kindsIn } from "./kinds.ts";
import { wordsOf } from "./normalise.ts";

/** Buckets that features are hashed to. */
export const BUCKETS = 1 << 20;

/** FNV-1a over a string's UTF-16 units, to a bucket. */
function bucketOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < feature.length; i++) {
    hash = Math.imul(hash ^ (feature.charCodeAt(i) & 0xff), 0x01000193);
    hash = Math.imul(hash ^ (feature.charCodeAt(i) >>> 8), 0x01000193);
  }
  hash ^= hash >>> 15;
  return (hash >>> 0) % BUCKETS;
}

/** A text's features: bucket to weight, in the order they were met. */
export type Features = ReadonlyMap<number, number>;

/** Weights of each family of features; whole numbers, so that sums are exact. */
const WEIGHT = {
  word: 4,
  stem: 4,
  pair: 4,
  gap: 2,
  far: 1,
  three: 3,
  letters: 2,
  sign: 3,
  signs: 4,
  threeSigns: 2,
  kind: 2,
  kinds: 2,
  farKinds: 2,
  threeKinds: 1,
} as const;
/** Up to this weight a feature is faint: there are many, and each says little. */
export const FAINT = 2;

const HAN = /\p{Script=Han}/u;

/** The features of a normalised text, with the kinds of its words where the language has some. */
export function featuresOf(text: string, known?: Kinds): Features {
  const features = new Map<number, number>();
  const add = (feature: string, weight: number): void => {
    const bucket = bucketOf(feature);
    features.set(bucket, Math.max(features.get(bucket) ?? 0, weight));
  };
  const words = wordsOf(text);
  const latin = words.filter((word) => !HAN.test(word));
  const stems = latin.map((word) => stem(word));
  const framed = ["<", ...stems, ">"];
  for (const [i, word] of latin.entries()) {
    add(`w ${word}`, WEIGHT.word);
    add(`s ${stems[i]}`, WEIGHT.stem);
    const spelt = `<${word.replace(/(.)\1/gu, "$1")}>`;
    for (const size of [3, 4, 5])
      for (let at = 0; at + size <= spelt.length; at++) add(`l ${spelt.slice(at, at + size)}`, WEIGHT.letters);
  }
  for (let i = 0; i + 1 < framed.length; i++) {
    add(`p ${framed[i]} ${framed[i + 1]}`, WEIGHT.pair);
    if (i + 2 < framed.length) {
      add(`g ${framed[i]} ${framed[i + 2]}`, WEIGHT.gap);
      add(`t ${framed[i]} ${framed[i + 1]} ${framed[i + 2]}`, WEIGHT.three);
    }
  }
  for (let i = 0; i + 3 < framed.length; i++)
    for (let far = 3; far <= 6 && i + far < framed.length; far++) add(`f ${framed[i]} ${framed[i + far]}`, WEIGHT.far);
  if (HAN.test(text)) {
    const signs = ["<", ...[...text].filter((sign) => /[\p{L}\p{N}?？!！]/u.test(sign)), ">"];
    for (let i = 0; i < signs.length; i++) {
      add(`h ${signs[i]}`, WEIGHT.sign);
      if (i + 2 <= signs.length) add(`h ${signs.slice(i, i + 2).join("")}`, WEIGHT.signs);
      if (i + 3 <= signs.length) add(`h ${signs.slice(i, i + 3).join("")}`, WEIGHT.threeSigns);
      if (i + 2 < signs.length) add(`k ${signs[i]}_${signs[i + 2]}`, WEIGHT.gap);
      for (let far = 3; far <= 8 && i + far < signs.length; far++) add(`d ${signs[i]}_${signs[i + far]}`, WEIGHT.far);
    }
  }
  if (known) {
    const inner = kindsIn(text, known);
    const kinds = ["<", ...inner, ">"];
    for (const kind of inner) add(`c ${kind}`, WEIGHT.kind);
    for (let i = 0; i + 1 < kinds.length; i++) add(`cp ${kinds[i]} ${kinds[i + 1]}`, WEIGHT.kinds);
    for (let i = 0; i + 2 < kinds.length; i++) add(`ct ${kinds.slice(i, i + 3).join(" ")}`, WEIGHT.threeKinds);
    for (let i = 0; i < inner.length; i++)
      for (let far = 2; far <= 5 && i + far < inner.length; far++)
        add(`cf ${inner[i]} ${inner[i + far]}`, WEIGHT.farKinds);
  }
  return features;
}
