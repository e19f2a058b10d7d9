/** Recognises what a person's text means by its words and, where a language has an encoder, its meaning, from the weights in `data/intents` (mind.ts: `Recognise`). */
import { readFileSync } from "node:fs";
import { type LanguageTag, languageTags } from "../../language/tags.ts";
import type { Recognise, Recognised } from "../../mind/recognise.ts";
import { packageFile } from "../../package-files.ts";
import { featuresOf } from "./features.ts";
import { nearnessFor } from "./gloss.ts";
import { type Intent, unpackIntents } from "./intents-file.ts";
import { type Kinds, kindsOf } from "./kinds.ts";
import { type Net, netSum, netsOf, unpackNet } from "./net.ts";
import { clausesOf, normalised, wordsOf } from "./normalise.ts";
import type { Encode } from "./sentence-encoder.ts";
import { scaled } from "./train.ts";

/** What is recognised: each by weights of its name. */
type Found = "serious" | "realness" | "goes-on";
/** How an intent is told in a language. */
interface Telling {
  /** From which sum on a text is taken to mean it: recall first. */
  readonly from: number;
  /** Weights beside its own, and how much theirs count. */
  readonly beside: Readonly<Record<string, number>>;
  /** What must say it as well, and from which sum on. */
  readonly also?: { readonly name: string; readonly from: number };
  /** By how much a clause by itself is less sure than the whole: much is said of a thing that is not meant by its name. */
  readonly apart: number;
  /** How much what a text means counts beside its words; so far below nothing is what words have that a meaning may still say. */
  readonly meaning?: { readonly counts: number; readonly reach: number };
  /** From here on words say so plainly that no meaning takes it back. */
  readonly plain?: number;
  /** What asks whether the rest is so, of whatever that is: the rest alone must say it. */
  readonly asks?: RegExp;
}
/** "Is that true?", "aren't you?" at the end of what is asked about. */
const SO =
  /\b(?:is (?:this|that|it)|(?:this|that|it) is) (?:really )?true\b|\b(?:are|is|was|were|do|does|did)(?:n't|nt| not) (?:you|u|he|she|they|it)\b(?=[ ]?(?:[?!.,;]|$))/g;
/** Chosen with the totals of `test/gold/serious` seen. */
const TELLING: Readonly<Record<LanguageTag, Readonly<Record<Found, Telling>>>> = {
  en: {
    serious: { from: 0.04, beside: {}, apart: 0.5, meaning: { counts: 0.38, reach: 0.75 }, plain: 0.4 },
    // At all: everyday talk is told from it as well.
    realness: {
      from: -0.165,
      beside: { "realness-at-all": 0.5 },
      also: { name: "realness-at-all", from: -0.62 },
      apart: 1,
      meaning: { counts: 0.55, reach: 1 },
      plain: 0.3,
      asks: SO,
    },
    "goes-on": { from: -0.36, beside: {}, apart: 0.5 },
  },
  "zh-CN": {
    serious: { from: -0.07, beside: {}, apart: 0.6, meaning: { counts: 0.12, reach: 0.75 } },
    realness: {
      from: -0.124,
      beside: { "realness-at-all": 0.1 },
      also: { name: "realness-at-all", from: -0.46 },
      apart: 0.3,
    },
    "goes-on": { from: -0.2, beside: {}, apart: 0.7 },
  },
};
/** After something serious, words need to say less to go on with it. */
const SOONER: Readonly<Record<LanguageTag, number>> = { en: 0.1, "zh-CN": 0.1 };
/** A moment after something plain they need to say hardly anything: by so much less, by their own sum and by that of what is serious. */
const AT_ONCE: Readonly<Record<LanguageTag, { readonly goesOn: number; readonly serious: number }>> = {
  en: { goesOn: 0.5, serious: 0.46 },
  "zh-CN": { goesOn: 0.52, serious: 0.25 },
};
/** Below this sum it may well be everyday talk: in English one line in two hundred that strangers type of their days comes so far, and four in five of what is serious. It decides the wording alone. */
const FAINT: Readonly<Record<LanguageTag, number>> = { en: 0.54, "zh-CN": 0.3 };
/** A distance, and no other thing that is typed so. */
const KILOMETRES =
  /(?<=\b(?:r[ua]n|walk(?:ed)?|drove|drive|cycled?|rode|hiked?|swam|about|only|another) \d{1,4} ?)kms\b|(?<=\d ?)kms(?= (?:away|from|to|long|north|south|east|west|up|down|in|an hour|per hour|on the|of)\b)/gi;
/** What says when, and nothing else: an hour, a day. */
const WHEN =
  /^(?:[\d\s:：.,，、~～—-]|[今明后昨][天晚早]|(?:周|星期|礼拜)[一二三四五六日天]|[一二两三四五六七八九十零月日号年点时分半刻钟]|[上下中]午|傍晚|[早晚]上|凌晨|[半午]夜|夜里)+$/u;
/** Below this sum a whole line goes on with nothing that was said in earnest, whatever a piece of it may seem to. */
const FAR_OFF = -1.5;
/** Whoever is called before a short line changes nothing of it: "perrin, i have cancer". Signs of few names make a clause of their own: 这路真长. */
const CALLED = /^(?:[a-z'’-]+|(?:(?![我你您他她它这那的了很真不是在有就都])\p{Script=Han}){2,4})[,，]\s*/u;
/** Letters a clause needs to be judged by itself: shorter ones say too little. */
const LEAST: Readonly<Record<LanguageTag, number>> = { en: 10, "zh-CN": 4 };

function sumOf(intent: Intent, features: ReturnType<typeof scaled>): number {
  let sum = intent.bias;
  for (const [bucket, value] of features) sum += intent.weights[bucket]! * intent.scale * value;
  return sum;
}

/** The languages that a text is in, by its script: whoever visits writes their own, and a foreign word or two are none. */
function languagesOf(text: string): LanguageTag[] {
  if (!/\p{Script=Han}/u.test(text)) return ["en"];
  return (text.match(/[a-z]+/g) ?? []).length > 3 ? ["zh-CN", "en"] : ["zh-CN"];
}

/** A language's intents by name, and what says of a text that may have one by its words whether it has by its meaning. */
interface Known {
  readonly intents: ReadonlyMap<string, Intent>;
  readonly kinds: Kinds | undefined;
  readonly nets: ReadonlyMap<Found, Net>;
  readonly encode: Encode | null;
  /** Short lines that are in earnest, by `bare`. */
  readonly bare: ReadonlySet<string>;
}

/** What only strengthens a short line or opens it. */
const STRENGTHENS = new Set([
  "so",
  "really",
  "very",
  "just",
  "honestly",
  "literally",
  "kinda",
  "and",
  "but",
  "well",
  "actually",
]);

/** A short line without what does not change it: "im so depressed" is "i am depressed". */
const bare = (text: string): string =>
  /\p{Script=Han}/u.test(text)
    ? text.replace(/[^\p{L}\p{N}]+/gu, "")
    : wordsOf(text)
        .filter((word) => /[\p{L}\p{N}]/u.test(word) && !STRENGTHENS.has(word))
        .join(" ");

/** What is said in earnest in so few words that sums over them say little, of the examples. */
function bareIn(tag: LanguageTag): ReadonlySet<string> {
  const lines = readFileSync(packageFile(`data/intents/${tag}.bare.jsonl`), "utf8")
    .trim()
    .split("\n");
  const told = lines.map((line) => JSON.parse(line) as { readonly text: string; readonly intent: string });
  const of = (is: boolean) =>
    told.filter(({ intent }) => (intent === "serious") === is).map(({ text }) => bare(normalised(text)));
  const ordinary = new Set(of(false));
  return new Set(of(true).filter((one) => !ordinary.has(one)));
}

/** A text's sums over its words by intent, and what it means, once somebody asks. */
function looker({ intents, kinds, encode }: Known, text: string) {
  const features = scaled(featuresOf(text, kinds));
  let meaning: Float32Array | undefined;
  return {
    words: new Map([...intents].map(([name, intent]) => [name, sumOf(intent, features)])),
    means: (): Float32Array | null => {
      if (encode) meaning ??= encode(text).whole;
      return meaning ?? null;
    },
  };
}

/**
 * The sums of a text by intent, as a whole or of the clause that has it most. What it means is looked at only where that decides something: it
 * takes longer than all else.
 */
function sumsOf(known: Known, text: string, tag: LanguageTag): ReadonlyMap<Found, number> {
  const parts = [text, ...clausesOf(text).filter((clause) => clause.length >= LEAST[tag]! && clause !== text)];
  const tellings = Object.entries(TELLING[tag]!) as [Found, Telling][];
  const most = new Map<Found, number>();
  const short = [text, text.replace(CALLED, "")];
  if (short.some((part) => known.bare.has(bare(part)))) most.set("serious", FAINT[tag]!);
  const line = looker(known, text);
  for (const [i, part] of parts.entries()) {
    const whole = i === 0 ? line : looker(known, part);
    for (const [found, { from, beside, also, apart, meaning, plain = Infinity, asks }] of tellings) {
      if (most.get(found)! >= (found === "serious" ? FAINT[tag]! : from)) continue;
      const bare = asks ? part.replace(asks, "").trim() : part;
      if (!/\p{L}/u.test(bare)) continue;
      // "Twenty-nine years", in the midst of what is nothing of the kind, goes on with nothing.
      if (found === "goes-on" && i > 0 && line.words.get(found)! < FAR_OFF) continue;
      const { words, means } = bare === part ? whole : looker(known, bare);
      const less = i > 0 ? apart : 0;
      if (also && words.get(also.name)! - less < also.from) continue;
      const own = words.get(found)! - less;
      const said = Object.entries(beside).reduce((sum, [name, much]) => sum + much * words.get(name)!, own);
      const net = known.nets.get(found);
      const looks = meaning && net && said >= -meaning.reach && own < plain;
      const meant = looks ? means() : null;
      const sum = meant ? said + meaning!.counts * netSum(net!, meant) : said;
      most.set(found, Math.max(most.get(found) ?? -Infinity, sum));
    }
  }
  return most;
}

/** Says that somebody was asked after, and not a thing, or how many: it asks nobody whether they are one. */
const OF_SOMEBODY = /(?<=(?:问|说|讲)的是)(?:个)?人(?![类工机造])|(?<=几[个口])人(?![类工机造])/gu;

/** Recognises by the weights that come with the program. @throws the file system's error where they are gone */
export function recogniser(): Recognise {
  const known = new Map(
    languageTags.map((tag): [LanguageTag, Known] => {
      const of = (file: string) => readFileSync(packageFile(`data/intents/${tag}.${file}`));
      const encode = nearnessFor(tag);
      const bare = bareIn(tag);
      const nets = netsOf(tag).map(({ file, intent }) => [intent, unpackNet(of(`${file}.bin`))] as const);
      const intents = new Map(unpackIntents(of("bin")).map((intent) => [intent.name, intent]));
      return [tag, { intents, kinds: kindsOf(tag), nets: new Map(nets), encode, bare }];
    }),
  );
  return (typed): Recognised => {
    const text = normalised(typed.replace(KILOMETRES, "km").replace(OF_SOMEBODY, "谁"));
    let reading: Recognised = { serious: false, faint: true, goesOn: false, mayGoOn: false, realness: false };
    for (const tag of WHEN.test(text) ? [] : languagesOf(text)) {
      const sums = sumsOf(known.get(tag)!, text, tag);
      const over = (found: Found, less = 0) => (sums.get(found) ?? -Infinity) >= TELLING[tag]![found].from - less;
      reading = {
        serious: reading.serious || over("serious"),
        faint: reading.faint && !((sums.get("serious") ?? -Infinity) >= FAINT[tag]!),
        goesOn: reading.goesOn || over("goes-on") || over("serious", SOONER[tag]),
        mayGoOn: reading.mayGoOn || over("goes-on", AT_ONCE[tag].goesOn) || over("serious", AT_ONCE[tag].serious),
        realness: reading.realness || over("realness"),
      };
    }
    return { ...reading, faint: reading.serious && reading.faint };
  };
}
