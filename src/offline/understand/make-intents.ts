/**
 * `npm run train`: makes `data/intents/<tag>.bin`, `<tag>.earnest.bin`, `<tag>.realness.bin`, `<tag>.meant.bin` and `<tag>.<what is told apart>.bin` from the examples of `<tag>.jsonl` and of the `.jsonl`
 * of that name (what is said in earnest, from those of both), for every language (`tags.ts`), `data/situations/<tag>.bin`, `data/situations/<tag>.words.bin`, and `data/choices/<tag>.json`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type LanguageTag, languageTags } from "../../language/tags.ts";
import { doings as english } from "../en/doings.ts";
import { doings as chinese } from "../zh/doings.ts";
import { afterOf, type InScene, learntAfter } from "./after.ts";
import { type ByMeaning, meaningOf, packByMeaning } from "./by-meaning.ts";
import { meaningFor, nearnessFor } from "./gloss.ts";
import { packIntents } from "./intents-file.ts";
import { kindsOf } from "./kinds.ts";
import { learnt, type Written } from "./learn.ts";
import { learntByMeaning, type Meant, type Size } from "./learn-by-meaning.ts";
import { faring, type JudgedLine, learntChoice } from "./learn-choice.ts";
import { learntNet } from "./learn-net.ts";
import { packMeanings, packWords, situationsOf } from "./nearest.ts";
import { netsOf, packNet } from "./net.ts";
import { normalised } from "./normalise.ts";
import { meantBy, packRanking, type Ranking, ranked, type Told } from "./rank.ts";
import { type Encode, encoderFor } from "./sentence-encoder.ts";
import { type Example, trained } from "./train.ts";
import type { Doings } from "./words.ts";

const FOLDER = new URL("../../../data/intents/", import.meta.url);

/**
 * What of the second file is everyday talk: the lines of hands below this one (the last hand of scenes is counted for what is said in earnest,
 * `test/gold/serious/o`; of the others English has the whole lines in its first file), and whether what several say alike is learnt once.
 */
const EVERYDAY: Readonly<Record<LanguageTag, { readonly below: number; readonly once: boolean }>> = {
  en: { below: 7, once: false },
  "zh-CN": { below: 9, once: true },
};

const linesOf = (name: string): unknown[] =>
  readFileSync(new URL(name, FOLDER), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

/** A language's examples of what a sentence does. */
export const actsOf = (language: LanguageTag) => writtenOf(language, "acts");
const writtenOf = (language: LanguageTag, told: Told) => linesOf(`${language}.${told}.jsonl`) as WrittenInScene[];

/** What few examples tell apart, beside what a sentence does. */
export const few = ["thoughts", "news"] as const;
/** Of those a feature counts that is met once, and so many weights are kept. */
const FEW = { met: 1, kept: 40_000 };

/**
 * A language's examples, in the order of their file, and those of what a sentence does: everyday talk, but what is said in earnest among it
 * or leads up to that, which the first file has too.
 */
export const examplesOf = (language: LanguageTag): Example[] => {
  const examples = linesOf(`${language}.jsonl`) as Example[];
  const known = new Set(examples.filter(({ intent }) => intent !== "who").map(({ text }) => text));
  const { below, once } = EVERYDAY[language];
  const theirs = actsOf(language).filter(({ by }) => by < below);
  const others = once
    ? [...new Set(theirs.map(({ text }) => text.replace(/(?<!\s)\s*\{\w+\}/g, "").trim()))].filter(
        (text) => !known.has(text),
      )
    : theirs.filter(({ text }) => !known.has(text)).map(({ text }) => text.replace(/\{\w+\}/g, ""));
  return [...examples, ...others.map((text) => ({ text, intent: "everyday" }))];
};

/** The intent that examples of its own teach beside those of all. */
const EARNEST = "serious";
/**
 * A language's examples of what is said in earnest and of what is like it: those of everything, and those that teach nothing else; the short
 * ones of the last file are known by heart as well (`recognise.ts`).
 */
export const earnestExamplesOf = (language: LanguageTag): Example[] => [
  ...examplesOf(language),
  ...(linesOf(`${language}.earnest.jsonl`) as Example[]),
  ...(linesOf(`${language}.bare.jsonl`) as Example[]),
];

/** The bytes of the file of a language's intents. */
export const intents = (language: LanguageTag): Uint8Array =>
  packIntents([
    ...trained(earnestExamplesOf(language), language, (intent) => intent === EARNEST),
    ...trained(examplesOf(language), language, (intent) => intent !== EARNEST),
  ]);

/** The bytes of the nets that tell intents by meaning, by file; none for a language without a sentence encoder. */
export const nets = (language: LanguageTag): ReadonlyMap<string, Uint8Array> => {
  const encode = nearnessFor(language);
  if (!encode) return new Map();
  const means = new Map(earnestExamplesOf(language).map(({ text }) => [text, encode(normalised(text)).whole]));
  return new Map(
    netsOf(language).map(({ file, intent: told }) => {
      const meant = (told === EARNEST ? earnestExamplesOf(language) : examplesOf(language))
        .filter(({ intent }) => intent !== "goes-on" && intent !== "who")
        .map(({ text, intent }) => ({ means: means.get(text)!, is: intent === told }));
      return [`${file}.bin`, packNet(learntNet(meant))] as const;
    }),
  );
};

/** The bytes of what a language's situations mean; null for a language of which nothing says what it means. */
export const situationsMeant = (language: LanguageTag): Uint8Array | null => {
  const encode = nearnessFor(language);
  return encode && packMeanings(situationsOf(language), encode);
};

/** What a language's judged answers teach of how well others fit, as it stands in its file. */
export const choice = (language: LanguageTag): string => `${JSON.stringify(learntChoice(judged(language)), null, 2)}\n`;
/** A language's judged answers. */
export const judged = (language: LanguageTag): JudgedLine[] => linesOf(`../choices/${language}.jsonl`) as JudgedLine[];

/** The lines that were written in scenes: what was said before each, and which clause of its line it is. */
interface WrittenInScene extends Written {
  readonly before?: string | null;
  readonly nth?: number;
}

/** Who wrote in scenes: the hands from this one on. */
const SCENES = { from: 7, below: 10 };
/** Who wrote whole visits: the hands from this one on. All others wrote what is asked plainly, each line to be read alone. */
const VISITS = 21;
const inVisit = ({ by }: WrittenInScene): boolean => by >= VISITS;
const inScene = (one: WrittenInScene): boolean => inVisit(one) || (one.by >= SCENES.from && one.by < SCENES.below);
/** What is learnt from, in the order of the file: what was written to be read alone counts twice. */
const weighed = <Of extends WrittenInScene>(examples: readonly Of[]): Of[] =>
  examples.flatMap((one) => (inScene(one) ? [one] : [one, one]));
const doingsOf: Readonly<Record<LanguageTag, Doings>> = { en: english, "zh-CN": chinese };

/** The clauses that were written in scenes, with what they come after. */
const scenesOf = (examples: readonly WrittenInScene[], language: LanguageTag): InScene[] =>
  examples.filter(inScene).map(({ intent, before = null, nth = 1 }) => ({
    intent,
    after: nth > 1 ? "further" : afterOf(before, doingsOf[language]),
  }));

/**
 * How far sums are stretched so that chances come true, by words alone and with meaning: between what is best for hands that wrote examples and
 * for those who wrote scenes, each tried after learning from the others (`-- apart`).
 */
const SHARP: Readonly<Record<LanguageTag, number>> = { en: 1.2, "zh-CN": 1.7 };
const SHARP_BOTH: Readonly<Record<LanguageTag, number>> = { en: 0.6, "zh-CN": 0.9 };
/** The nets that tell by meaning: of broken English one alone says too much that is chance. */
const NETS: Readonly<Record<LanguageTag, Size>> = { en: { nets: 1, units: 256 }, "zh-CN": { nets: 2, units: 160 } };
/** How much is believed of what a net says by meaning: of one that only sees the words in English less. */
const BELIEVED: Readonly<Record<LanguageTag, number>> = { en: 1, "zh-CN": 0.4 };

/**
 * By words, and by what is before them. A line of a visit does much by its place, and words that learn from it misread what is asked plainly: where a
 * net tells by meaning, words leave visits to that; where it only has broken English to go by they learn from all.
 */
function rankingFrom(examples: readonly WrittenInScene[], language: LanguageTag): Ranking {
  const alone = encoderFor(language) ? examples.filter((one) => !inVisit(one)) : weighed(examples);
  const byWords = learnt(alone, kindsOf(language));
  const after = learntAfter(examples, scenesOf(examples, language), byWords.names);
  return { ...byWords, after, sharp: SHARP[language] };
}

/** Examples with what they mean; null for a language without a sentence encoder. */
function meaningsOf(examples: readonly WrittenInScene[], encode: Encode | null): (Meant & WrittenInScene)[] | null {
  return encode && examples.map((one) => ({ ...one, means: meaningOf(one.text, encode) }));
}
function netFrom(
  told: readonly (Meant & WrittenInScene)[],
  names: readonly string[],
  language: LanguageTag,
): ByMeaning {
  const net = learntByMeaning(weighed(told), names, NETS[language]);
  const believed = BELIEVED[language];
  return {
    ...net,
    outerScale: net.outerScale * believed,
    bias: net.bias.map((one) => one * believed),
    sharp: SHARP_BOTH[language],
  };
}

/** The bytes of the file that tells a language's intents apart. */
export const ranking = (language: LanguageTag): Uint8Array => packRanking(rankingFrom(actsOf(language), language));

/** The bytes of the file that tells a language's intents apart by meaning; null for a language without a sentence encoder. */
export const meant = (language: LanguageTag): Uint8Array | null => {
  const told = meaningsOf(actsOf(language), meaningFor(language));
  return told && packByMeaning(netFrom(told, [...new Set(told.map(({ intent }) => intent))].sort(), language));
};

/** How the examples of each hand fare after learning from the others': how many are right, and by how much chances are off, stretched so far. */
function* apart(language: LanguageTag): Generator<string> {
  const examples = actsOf(language);
  const encode = meaningFor(language);
  const told = meaningsOf(examples, encode);
  for (const hand of new Set(examples.map(({ by }) => by))) {
    const others = rankingFrom(
      examples.filter(({ by }) => by !== hand),
      language,
    );
    const net =
      told &&
      netFrom(
        told.filter(({ by }) => by !== hand),
        others.names,
        language,
      );
    const theirs = examples.filter(({ by }) => by === hand);
    const scenes = scenesOf(theirs, language);
    for (const sharp of net ? [0.3, 0.4, 0.5, 0.6, 0.7, 0.85] : [0.8, 1, 1.2, 1.5, 1.7, 2]) {
      const stretched: Ranking = {
        ...others,
        sharp,
        ...(net && encode && { meant: { net: { ...net, sharp }, encode, own: encoderFor(language) !== null } }),
      };
      let [missed, right] = [0, 0];
      for (const [i, { text, intent }] of theirs.entries()) {
        const after = scenes[i]?.after;
        const [best] = ranked(stretched, text, { sums: meantBy(stretched, text), ...(after && { after }) });
        const is = best!.intent === intent ? 1 : 0;
        right += is;
        missed += (is - best!.chance) ** 2;
      }
      const share = (right / theirs.length).toFixed(3);
      yield `${language}, hand ${hand}, sharp ${sharp}: ${share} right, ${(missed / theirs.length).toFixed(4)} off\n`;
    }
  }
}

/** The bytes of the file that tells apart what there are few examples of. */
export const smallRanking = (language: LanguageTag, told: (typeof few)[number]): Uint8Array =>
  packRanking(learnt(writtenOf(language, told), kindsOf(language), FEW));

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const language of languageTags) {
    if (process.argv[2] === "apart") {
      for (const line of apart(language)) process.stdout.write(line);
      continue;
    }
    const small = few.map((told) => [`${told}.bin`, smallRanking(language, told)] as const);
    const byMeaning = meant(language);
    const files = {
      bin: intents(language),
      "acts.bin": ranking(language),
      ...Object.fromEntries(nets(language)),
      ...(byMeaning && { "meant.bin": byMeaning }),
      ...Object.fromEntries(small),
    };
    const situations = situationsMeant(language);
    if (situations) writeFileSync(new URL(`../situations/${language}.bin`, FOLDER), situations);
    writeFileSync(new URL(`../situations/${language}.words.bin`, FOLDER), packWords(situationsOf(language)));
    writeFileSync(new URL(`../choices/${language}.json`, FOLDER), choice(language));
    const shares = Object.entries(faring(judged(language))).map(([of, all]) => `${of} ${JSON.stringify(all)}`);
    process.stdout.write(
      `${language}.choices, each hand's lines after learning from the others': ${shares.join(", ")}\n`,
    );
    for (const [ending, bytes] of Object.entries(files)) {
      writeFileSync(new URL(`${language}.${ending}`, FOLDER), bytes);
      process.stdout.write(`${language}.${ending}: ${bytes.length} bytes\n`);
    }
  }
