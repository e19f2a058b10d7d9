/** Recognises what a person's text means by its words alone, from the weights in `data/intents` (mind.ts: `Recognise`). */
import { readFileSync } from "node:fs";
import { type LanguageTag, languageTags } from "../../language/tags.ts";
import type { Recognise, Recognised } from "../../mind/recognise.ts";
import { packageFile } from "../../package-files.ts";
import { featuresOf } from "./features.ts";
import { type Intent, unpackIntents } from "./intents-file.ts";
import { type Kinds, kindsOf } from "./kinds.ts";
import { type Net, netSum, unpackNet } from "./net.ts";
import { clausesOf, normalised } from "./normalise.ts";
import { type Encode, encoderFor } from "./sentence-encoder.ts";
import { scaled } from "./train.ts";

/**
 * From which sum on a text is taken to mean an intent, by language: from examples left out of training in turn, recall first; within
 * a tenth with the totals of `test/gold/serious` seen.
 */
const THRESHOLDS: Readonly<Record<LanguageTag, Readonly<Record<string, number>>>> = {
  en: { serious: -0.03, realness: -0.04, "goes-on": -0.1 },
  "zh-CN": { serious: -0.19, realness: -0.2, "realness-at-all": -0.5, "goes-on": -0.1 },
};
/** After something serious, words need to say less to go on with it. */
const SOONER = 0.15;
/** Letters a clause needs to be judged by itself: shorter ones say too little. */
const LEAST: Readonly<Record<LanguageTag, number>> = { en: 10, "zh-CN": 4 };

/** A clause by itself is less sure than the whole: much is said of a thing that is not meant by its name. */
const APART = 0.5;

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

/** A language's intents, and what says of a text that may be in earnest by its meaning whether it is. */
interface Known {
  readonly intents: readonly Intent[];
  readonly kinds: Kinds | undefined;
  readonly earnest: { readonly net: Net; readonly encode: Encode } | null;
}
/** How much its meaning counts beside a text's words. */
const MEANING = 0.5;
/** So far below nothing the words alone have said it. */
const REACH = 1.3;
/** From here on words say so plainly that no meaning takes it back. */
const PLAIN = 0.2;

/** The sums of a text by intent, as a whole or of the clause that has it most. */
function sumsOf({ intents, kinds, earnest }: Known, text: string, least: number): ReadonlyMap<string, number> {
  const parts = [text, ...clausesOf(text).filter((clause) => clause.length >= least && clause !== text)];
  const whole = parts.map((part) => ({ part, features: scaled(featuresOf(part, kinds)) }));
  return new Map(
    intents.map((intent) => {
      const sums = whole.map(({ part, features }, i) => {
        const words = sumOf(intent, features) - (i > 0 ? APART : 0);
        if (intent.name !== "serious" || !earnest || words < -REACH) return words;
        const both = words + MEANING * netSum(earnest.net, earnest.encode(part).whole);
        return words >= PLAIN ? Math.max(words, both) : both;
      });
      return [intent.name, Math.max(...sums)];
    }),
  );
}

/** Recognises by the weights that come with the program. @throws the file system's error where they are gone */
export function recogniser(): Recognise {
  const known = new Map(
    languageTags.map((tag): [LanguageTag, Known] => {
      const of = (file: string) => readFileSync(packageFile(`data/intents/${tag}.${file}`));
      const encode = encoderFor(tag);
      const earnest = encode && { net: unpackNet(of("earnest.bin")), encode };
      return [tag, { intents: unpackIntents(of("bin")), kinds: kindsOf(tag), earnest }];
    }),
  );
  return (typed): Recognised => {
    const text = normalised(typed);
    let reading: Recognised = { serious: false, goesOn: false, realness: false };
    for (const tag of languagesOf(text)) {
      const sums = sumsOf(known.get(tag)!, text, LEAST[tag]!);
      const over = (intent: string, less = 0) => (sums.get(intent) ?? -9) >= THRESHOLDS[tag]![intent]! - less;
      reading = {
        serious: reading.serious || over("serious"),
        goesOn: reading.goesOn || over("goes-on") || over("serious", SOONER),
        realness: reading.realness || (over("realness") && (!sums.has("realness-at-all") || over("realness-at-all"))),
      };
    }
    return reading;
  };
}
