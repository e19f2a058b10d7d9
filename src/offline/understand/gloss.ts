/**
 * A text of a language without a sentence encoder, word by word in English, so that the English one can say what it means: "你是本地人吧"
 * is "you are local person right". Broken English, whose words are those of whoever typed it; the encoder minds order little.
 */
import { readFileSync } from "node:fs";
import { inLanguage, type LanguageTag } from "../../language/language.ts";
import { packageFile } from "../../package-files.ts";
import { type Encode, encoderFor, tunedEncoderFor } from "./sentence-encoder.ts";

/** A text in broken English. */
export type Gloss = (text: string) => string;

/** A run of signs that are written without spaces. */
const UNSPACED = /(\p{Script=Han}+)/u;
/** What the marks of such texts are in English. */
const MARKS: Readonly<Record<string, string>> = { "。": ".", "、": ",", "…": ".", "～": " ", "“": '"', "”": '"' };
/** A sign that is no word costs as much as the rarest word and this. */
const STRANGE = 4;
/** The first words are less unlike in how common they are than their places say. */
const COMMON = 10;

/** Reads words with their glosses, the commonest first: `word<TAB>gloss`, one a line. */
export function glossOf(lines: string): Gloss {
  const words = lines
    .trim()
    .split("\n")
    .map((line) => line.split("\t") as [word: string, gloss: string]);
  const known = new Map(words.map(([word, gloss], i) => [word, { gloss, cost: Math.log(i + COMMON) }]));
  const strange = Math.log(words.length + COMMON) + STRANGE;
  const longest = Math.max(...words.map(([word]) => word.length));
  /** The commonest words that a run is made of, in English. */
  const parted = (run: string): string => {
    const best = [{ cost: 0, from: 0, gloss: "" }];
    for (let end = 1; end <= run.length; end++) {
      let way = { cost: best[end - 1]!.cost + strange, from: end - 1, gloss: "" };
      for (let from = Math.max(0, end - longest); from < end; from++) {
        const word = known.get(run.slice(from, end));
        const cost = best[from]!.cost + (word?.cost ?? Number.POSITIVE_INFINITY);
        if (word && cost < way.cost) way = { cost, from, gloss: word.gloss };
      }
      best.push(way);
    }
    const said: string[] = [];
    for (let end = run.length; end > 0; end = best[end]!.from) if (best[end]!.gloss) said.push(best[end]!.gloss);
    return said.reverse().join(" ");
  };
  return (text) =>
    [...text.normalize("NFKC")]
      .map((sign) => MARKS[sign] ?? sign)
      .join("")
      .split(UNSPACED)
      .map((part, i) => (i % 2 === 1 ? parted(part) : part.trim()))
      .filter((part) => part !== "")
      .join(" ")
      .replace(/(?<!\s)\s+(?=[,.?!;:])/g, "")
      .replace(/\?[\s?]*\?/g, "?")
      .trim();
}

const read = new Map<string, Gloss>();
/** Whether the words of a language are put into English. */
const GLOSSED: Readonly<Record<LanguageTag, boolean>> = { en: false, "zh-CN": true };

/**
 * What texts of a language mean: by its own sentence encoder, else by that of English, through their words; null for a language with neither.
 * Files are read with the first text. @throws the file system's error, at the first text, where one is gone
 */
export function meaningFor(language: string): Encode | null {
  const english = encoderFor("en");
  if (!inLanguage(language, GLOSSED) || !english) return encoderFor(language);
  return (text) => {
    const gloss = read.get(language) ?? glossOf(readFileSync(packageFile(`data/glosses.${language}.tsv`), "utf8"));
    read.set(language, gloss);
    return english(gloss(text));
  };
}

/** What texts of a language mean for finding what is near to them, and whether they are meant in earnest: by what was tuned for that, else as `meaningFor` says. */
export const nearnessFor = (language: string): Encode | null => tunedEncoderFor(language) ?? meaningFor(language);
