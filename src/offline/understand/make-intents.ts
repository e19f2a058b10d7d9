/**
 * `npm run train`: makes `data/intents/<tag>.bin`, `<tag>.earnest.bin` and `<tag>.<what is told apart>.bin` from the examples of `<tag>.jsonl` and of the `.jsonl`
 * of that name, for every language there, and `data/situations/<tag>.bin`.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { packIntents } from "./intents-file.ts";
import { kindsOf } from "./kinds.ts";
import { apart, learnt, type Written } from "./learn.ts";
import { learntNet } from "./learn-net.ts";
import { packMeanings, situationsOf } from "./nearest.ts";
import { packNet } from "./net.ts";
import { normalised } from "./normalise.ts";
import { packRanking, type Told } from "./rank.ts";
import { encoderFor } from "./sentence-encoder.ts";
import { type Example, trained } from "./train.ts";

const FOLDER = new URL("../../../data/intents/", import.meta.url);

/** The languages there are examples of. */
export const taught = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(".acts.jsonl"))
    .map((name) => name.slice(0, -".acts.jsonl".length))
    .sort();

const linesOf = (name: string): unknown[] =>
  readFileSync(new URL(name, FOLDER), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

/** A language's examples of what a sentence does. */
export const actsOf = (language: string) => writtenOf(language, "acts");
const writtenOf = (language: string, told: Told) => linesOf(`${language}.${told}.jsonl`) as Written[];

/** What few examples tell apart, beside what a sentence does. */
export const few = ["thoughts", "news"] as const;
/** Of those a feature counts that is met once, and so many weights are kept. */
const FEW = { met: 1, kept: 40_000 };
/** The hand whose lines, whole, are counted as everyday talk (`test/gold/serious/o`): of it nothing is learnt that tells what is in earnest. */
const COUNTED_HAND = 9;

/**
 * A language's examples, in the order of their file, and those of what a sentence does: everyday talk, but what is said in earnest among it
 * or leads up to that, which the first file has too.
 */
export const examplesOf = (language: string): Example[] => {
  const examples = linesOf(`${language}.jsonl`) as Example[];
  const known = new Set(examples.filter(({ intent }) => intent !== "who").map(({ text }) => text));
  const others = actsOf(language).filter(({ text, by }) => by !== COUNTED_HAND && !known.has(text));
  return [...examples, ...others.map(({ text }) => ({ text: text.replace(/\{\w+\}/g, ""), intent: "everyday" }))];
};

/** The bytes of the net that tells what is said in earnest by its meaning; null for a language without a sentence encoder. */
export const earnest = (language: string): Uint8Array | null => {
  const encode = encoderFor(language);
  const told = encode && examplesOf(language).filter(({ intent }) => intent !== "goes-on");
  return told
    ? packNet(
        learntNet(told.map(({ text, intent }) => ({ means: encode(normalised(text)), is: intent === "serious" }))),
      )
    : null;
};

/** The bytes of what a language's situations mean; null for a language without a sentence encoder. */
export const situationsMeant = (language: string): Uint8Array | null => {
  const encode = encoderFor(language);
  return encode && packMeanings(situationsOf(language), encode);
};

/** How far sums are stretched so that chances come true: from each hand's examples after learning from the others' (`-- apart`). */
const SHARP: Readonly<Record<string, number>> = { en: 1.2, "zh-CN": 1.7 };

/** The bytes of the file that tells a language's intents apart. */
export const ranking = (language: string): Uint8Array => {
  return packRanking({ ...learnt(actsOf(language), kindsOf(language)), sharp: SHARP[language] ?? 1 });
};

/** The bytes of the file that tells apart what there are few examples of. */
export const smallRanking = (language: string, told: (typeof few)[number]): Uint8Array =>
  packRanking(learnt(writtenOf(language, told), kindsOf(language), FEW));

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const language of taught()) {
    if (process.argv[2] === "apart") {
      const examples = actsOf(language);
      for (const hand of new Set(examples.map(({ by }) => by)))
        for (const { sharp, right, off } of apart(examples, hand, kindsOf(language)))
          process.stdout.write(
            `${language}, hand ${hand}, sharp ${sharp}: ${right.toFixed(3)} right, ${off.toFixed(4)} off\n`,
          );
      continue;
    }
    const small = few.map((told) => [`${told}.bin`, smallRanking(language, told)] as const);
    const net = earnest(language);
    const files = {
      bin: packIntents(trained(examplesOf(language), language)),
      "acts.bin": ranking(language),
      ...(net && { "earnest.bin": net }),
      ...Object.fromEntries(small),
    };
    const meant = situationsMeant(language);
    if (meant) writeFileSync(new URL(`../situations/${language}.bin`, FOLDER), meant);
    for (const [ending, bytes] of Object.entries(files)) {
      writeFileSync(new URL(`${language}.${ending}`, FOLDER), bytes);
      process.stdout.write(`${language}.${ending}: ${bytes.length} bytes\n`);
    }
  }
