/** English: what a thought comes to - its gist without "you just remembered that", and the everyday thing it asks one to do, as one does it. */
import type { Deed } from "../goods.ts";
import { goodsIn } from "./goods.ts";

const remembering =
  /^(?:please,? |oh,? |hey,? )*(?:(?:you(?:'ve| have)? )?(?:just |suddenly |only now )*(?:remember(?:ed)?|realis(?:e|ed)|realiz(?:e|ed)|recall(?:ed)?|notic(?:e|ed)|thought)\b|it (?:has )?(?:just |suddenly )*(?:occurs|occurred|comes|came|struck) to you\b|(?:do not|don't|never) forget\b|(?:be|make) sure\b(?!(?: that)? every(?:body|one)\b))[,:]?(?: that\b| to\b)?\s*/i;

/** "You just remembered that you must buy milk" is "You must buy milk"; "Don't forget to write" is "You must write". */
export function gist(text: string): string {
  const words = text.trim();
  const rest = words.replace(remembering, "");
  if (rest === words || rest === "") return words;
  return /^(?:you|your|it|there|the|a|an|i|he|she|they|we|\p{Lu})/iu.test(rest) &&
    !/ to\s*$/i.test(words.slice(0, words.length - rest.length))
    ? `${rest[0]!.toUpperCase()}${rest.slice(1)}`
    : `You must ${rest}`;
}

/** What a sentence begins with that bids nothing. */
const subjects = new Set(
  "you your yours it its there the a an i i'm my he his she her they their we our this that these those what who how why when where if maybe perhaps let's today tonight tomorrow no everyone everybody someone somebody nobody people on at in after before by from next every soon also is are was were does did shall should may might must".split(
    " ",
  ),
);
/** What asks, and bids. */
const asking = /^(?:can|could|will|would) you (?:please )?/i;

/** What one is bidden as what one should do: "go home" is "You should go home", "don't go" is "You should not go", "could you go?" as well. */
export function asWish(text: string, names: readonly string[]): string {
  const said = text.replace(/^(?:please|just|now|and|so|but|then|oh)[ ,]+/i, "");
  const words = asking.test(said) ? said.replace(asking, "").replace(/(?<!\?)\?+$/, "") : said;
  const [first = ""] = words.toLowerCase().split(/[^a-z']/);
  const contracted = first.split("'")[0]!;
  if (subjects.has(first) || (first !== "don't" && subjects.has(contracted))) return words;
  if (names.some((name) => words.startsWith(name))) return words;
  const bidden = words.replace(/^(?:do not|don't|don’t) /i, "not ");
  return `You should ${bidden.slice(0, 1).toLowerCase()}${bidden.slice(1)}`;
}

/** What one makes up one's mind to with: "you are going to", "you should", "you feel like". */
const meaning =
  /^(?:you|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:(?:are|is|were|was) (?:really )?(?:going|about|planning) to|should|must|will|(?:want|need|ha(?:ve|s)|ought|plan|intend|mean|long)s?(?:ed)? to|(?:have|has) decided to|decided? to|would (?:like|love) to|'d (?:like|love) to|had better|still ha(?:ve|s) to|could|feels? like|fanc(?:y|ies)) /iu;

/** Things that are done in an hour with one's own hands and feet. */
const handy =
  "go|walk|stroll|jog|swim|buy|get|fetch|collect|pick|write|paint|draw|sketch|read|cook|bake|clean|tidy|sweep|call|phone|practise|practice|play|sing|dance|rest|nap|meditate|study|repair|fix|mend|water|plant|wash|iron|photograph|compose|post|eat|drink|have|feed|exercise|stretch|watch|listen|prune|rake|shop|knit|sew|sit";

const doubled = /^(?:jog|swim|get|sit|shop|nap|run|stop|plan|put|cut|chat|knit)$/;

/** "write" is "writing". */
const ing = (verb: string): string =>
  doubled.test(verb) ? `${verb}${verb.at(-1)}ing` : /[^eoy]e$/.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`;

/** The everyday thing a thought asks for, "buying milk"; null for what is a resolve, a feeling or a riddle. */
export function everyday(text: string, lasting: RegExp): Deed | null {
  const words = gist(text).replace(/(?<![.!?])[.!?]+$/, "");
  if (lasting.test(words)) return null;
  const deed = words.replace(meaning, "");
  const gerund = new RegExp(
    `^((?:${handy})(?:[a-z])?ing|(?:writ|cook|bak|hav|practis|tak|phon|photograph|compos|exercis|rak|prun)ing) ?(.*)$`,
    "i",
  ).exec(deed);
  const plain = new RegExp(`^(${handy})\\b ?(.*)$`, "i").exec(deed);
  const found =
    gerund && deed !== words
      ? ([gerund[1]!, gerund[2]!] as const)
      : plain
        ? ([ing(plain[1]!.toLowerCase()), plain[2]!] as const)
        : null;
  if (!found) return null;
  const rest = found[1]
    .replace(/\byour\b/gi, "their")
    .replace(/\byourself\b/gi, "themselves")
    .replace(/\byou\b/gi, "them");
  const doing = `${found[0].toLowerCase()} ${rest}`.trim();
  const buys = /^(?:buy|get|fetch|pick|collect|shop)/.test(doing);
  const places = buys
    ? (goodsIn(doing)?.purposes ?? ["shopping"])
    : (needs.find(([sign]) => sign.test(doing))?.[1] ?? []);
  return { doing, places, buys };
}

const needs: readonly (readonly [RegExp, Deed["places"]])[] = [
  [/\b(?:walk|stroll|jog|fresh air|picnic|swim|stretch|exercis\w*)/, ["walk", "exercise"]],
  [/\b(?:beer|pint|cocktail|glass of wine|drinking)\b/, ["drinks"]],
  [/\b(?:coffee|tea|cake)\b/, ["coffee"]],
  [/\b(?:study|library)/, ["study"]],
];
