/** Recognises what a person's text means by its words and, where a language has an encoder, its meaning, from the weights in `data/intents` (mind.ts: `Recognise`). */
import { readFileSync } from "node:fs";
import { type LanguageTag, languageTags } from "../../language/tags.ts";
import type { Recognise, Recognised } from "../../mind/recognise.ts";
import { packageFile } from "../../package-files.ts";
import { featuresOf } from "./features.ts";
import { type Intent, unpackIntents } from "./intents-file.ts";
import { type Kinds, kindsOf } from "./kinds.ts";
import { type Net, netSum, toldByNets, unpackNet } from "./net.ts";
import { clausesOf, normalised } from "./normalise.ts";
import { type Encode, encoderFor } from "./sentence-encoder.ts";
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
}
/** Chosen with the totals of `test/gold/serious` seen. */
const TELLING: Readonly<Record<LanguageTag, Readonly<Record<Found, Telling>>>> = {
  en: {
    serious: { from: -0.05, beside: {}, apart: 0.5, meaning: { counts: 0.4, reach: 0.9 }, plain: 0.2 },
    // At all: everyday talk is told from it as well.
    realness: { from: -0.42, beside: { "realness-at-all": 1 }, apart: 1, meaning: { counts: 0.5, reach: 1.4 } },
    "goes-on": { from: -0.7, beside: {}, apart: 0.5 },
  },
  "zh-CN": {
    // What would only go on with something serious is less so by itself.
    serious: { from: 0.007, beside: { "goes-on": -0.1 }, apart: 0.5 },
    realness: { from: -0.205, beside: {}, also: { name: "realness-at-all", from: -0.48 }, apart: 0.5 },
    "goes-on": { from: -0.3, beside: {}, apart: 0.5 },
  },
};
/** After something serious, words need to say less to go on with it. */
const SOONER = 0.15;
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
}

/**
 * The sums of a text by intent, as a whole or of the clause that has it most. What it means is looked at only where that decides something: it
 * takes longer than all else.
 */
function sumsOf(known: Known, text: string, tag: LanguageTag): ReadonlyMap<Found, number> {
  const parts = [text, ...clausesOf(text).filter((clause) => clause.length >= LEAST[tag]! && clause !== text)];
  const tellings = Object.entries(TELLING[tag]!) as [Found, Telling][];
  const most = new Map<Found, number>();
  for (const [i, part] of parts.entries()) {
    const features = scaled(featuresOf(part, known.kinds));
    const words = new Map([...known.intents].map(([name, intent]) => [name, sumOf(intent, features)]));
    let encoded: Float32Array | undefined;
    for (const [found, { from, beside, also, apart, meaning, plain = Infinity }] of tellings) {
      if (most.get(found)! >= from) continue;
      const less = i > 0 ? apart : 0;
      if (also && words.get(also.name)! - less < also.from) continue;
      const own = words.get(found)! - less;
      const said = Object.entries(beside).reduce((sum, [name, much]) => sum + much * words.get(name)!, own);
      const net = known.nets.get(found);
      let sum = said;
      if (meaning && net && known.encode && said >= -meaning.reach && own < plain) {
        encoded ??= known.encode(part).whole;
        sum += meaning.counts * netSum(net, encoded);
      }
      most.set(found, Math.max(most.get(found) ?? -Infinity, sum));
    }
  }
  return most;
}

/** Recognises by the weights that come with the program. @throws the file system's error where they are gone */
export function recogniser(): Recognise {
  const known = new Map(
    languageTags.map((tag): [LanguageTag, Known] => {
      const of = (file: string) => readFileSync(packageFile(`data/intents/${tag}.${file}`));
      const encode = encoderFor(tag);
      const nets = encode ? toldByNets.map(({ file, intent }) => [intent, unpackNet(of(`${file}.bin`))] as const) : [];
      const intents = new Map(unpackIntents(of("bin")).map((intent) => [intent.name, intent]));
      return [tag, { intents, kinds: kindsOf(tag), nets: new Map(nets), encode }];
    }),
  );
  return (typed): Recognised => {
    const text = normalised(typed);
    let reading: Recognised = { serious: false, goesOn: false, realness: false };
    for (const tag of languagesOf(text)) {
      const sums = sumsOf(known.get(tag)!, text, tag);
      const over = (found: Found, less = 0) => (sums.get(found) ?? -Infinity) >= TELLING[tag]![found].from - less;
      reading = {
        serious: reading.serious || over("serious"),
        goesOn: reading.goesOn || over("goes-on") || over("serious", SOONER),
        realness: reading.realness || over("realness"),
      };
    }
    return reading;
  };
}
