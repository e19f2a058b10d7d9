/** What can be told of answers without reading them: each figure from the acts and kinds that the engine gives, and from form alone. */

import { literal } from "../../src/language/literal.ts";
import type { TownDefinition } from "../../src/town/file/definition.ts";
import { firstName } from "../../src/world/people.ts";
import type { GoldLine, TalkLanguage } from "./lines.ts";
import type { Exchange, Said } from "./scene.ts";

/** What may be wrong with an answer, or worth counting. */
export const findings = [
  "silent",
  "turned away",
  "echo",
  "evasion",
  "asks back",
  "taken in earnest",
  "earnest missed",
  "wrong addressee",
  "unfit form",
  "same again",
  "broken",
  "too long",
] as const;
/** One of them. */
export type Finding = (typeof findings)[number];

/** What is found in an exchange; `formed` says whether its form could be checked at all. */
export interface Found {
  readonly findings: ReadonlySet<Finding>;
  readonly formed: boolean;
}

/** Sure signs that a sentence was put together wrongly. */
const broken: Readonly<Record<TalkLanguage, readonly RegExp[]>> = {
  en: [
    /\{\w*\}|undefined|\[object|NaN/,
    / {2}|\s[,.?!;](?=\s|$)|(?<!\.)\.\.(?!\.)|,,|[?!],/,
    /\b(?:you|we|they|i) (?:plays|is|has|does|goes|was(?<!i was)|says|wants|likes|makes|takes|tells|knows)\b/i,
    /\b(?:he|she|it) (?:are|have|do|go|were|say|want|like|make|take)\b(?!\w)/i,
    /\b(?:is|are|was|were) (?:says|plays|goes|makes|tells|takes|gives)\b/i,
    /\ba (?:apple|egg|orange|hour|idea|old|artist|evening|afternoon|early|open|empty|answer|easy)\b/i,
    /\ban (?:cup|book|party|coffee|day|man|woman|good|friend|cake|town)\b/i,
    /\b(the|a|an|to|of|at|in|is|and) \1\b/i,
    /\b(?:the|a|my|your) (?:the|a|an|my|your)\b/i,
    /\b(?:at|to|in) (?:at|to|in) the\b/i,
  ],
  "zh-CN": [
    /\{\w*\}|undefined|\[object|NaN/,
    /[，。？！、；]{2,}(?<!……)|[，、][。？！]/,
    /的的|了了(?!解)|在在|是是(?!非)|我我|你你|把把|和和|去去|吗吗/,
    /[\u4e00-\u9fff] +[\u4e00-\u9fff]/,
    /(?:我|你|他|她)(?:我|他|她)(?:在|是|说|的)/,
  ],
};
const LONGEST = 300;

const segmenters = {
  en: new Intl.Segmenter("en", { granularity: "word" }),
  "zh-CN": new Intl.Segmenter("zh-CN", { granularity: "word" }),
};
const wordsOf = (text: string, language: TalkLanguage): string[] =>
  [...segmenters[language].segment(text.toLowerCase().replace(/’/g, "'"))].flatMap((one) =>
    one.isWordLike ? [one.segment] : [],
  );
const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?。！？])\s*/u)
    .map((one) => one.trim())
    .filter((one) => one.length > 8);

/** A run of words this long that comes back is an echo; of a script without spaces, a run of signs. */
const RUN = { en: 4, "zh-CN": 6 } as const;
/** Whose it is does not matter to an echo: "I like it" comes back as "you like it". */
const turned: Readonly<Record<string, string>> = {
  you: "i",
  me: "i",
  "i'm": "i",
  "you're": "i",
  your: "my",
  am: "are",
  你: "我",
  您: "我",
};

/** What is called by a name in a town: people in full and in short, places, and what else they are called. */
function namesIn(definition: TownDefinition) {
  const people = new Map(
    definition.personas.map(({ id, name }) => [
      id,
      [...new Set([name, shortName(name), firstName(name), name.split(/[ ·]/u).at(-1)!])],
    ]),
  );
  const places = [...definition.map.places.values()].flatMap(({ name, aliases, areas }) => [
    name,
    ...aliases,
    ...areas.map((area) => area.name),
  ]);
  return { people, places };
}
const shortName = (name: string) => (/^\p{Script=Han}{3}$/u.test(name) ? name.slice(1) : name);

/** Whether an answer says a run of the line after it, names aside. */
function echoes(line: GoldLine, answer: string, names: readonly string[], language: TalkLanguage): boolean {
  const called = new Set(names.flatMap((name) => wordsOf(name, language)));
  const words = (text: string) =>
    wordsOf(text, language)
      .filter((word) => !called.has(word))
      .flatMap((word) => (language === "en" ? [word] : [...word]))
      .map((word) => turned[word] ?? word);
  const said = words(line.text);
  const text = ` ${words(answer).join(" ")} `;
  const run = RUN[language];
  return said.some((_, i) => i + run <= said.length && text.includes(` ${said.slice(i, i + run).join(" ")} `));
}

const holds = (text: string, name: string) =>
  /\p{Script=Han}/u.test(name)
    ? text.includes(name)
    : ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ")} `.includes(
        ` ${name.toLowerCase().replace(/^the /, "")} `,
      );

/** Those of the scene whom the line calls by name: set off from the rest of it, and not because it is about them. */
function calledIn({ text, scene, means }: GoldLine, people: ReadonlyMap<string, readonly string[]>): string[] {
  const title = "(?:(?:mr|mrs|miss|ms|dr|sir|dear|hey|hi|hello|oi|and|so|well|ok|okay)\\.?,? )*";
  return scene.with.filter((who) => {
    if (means.some(({ about }) => about === who)) return false;
    return (people.get(who) ?? []).some((name) => {
      const called = literal(name);
      return /\p{Script=Han}/u.test(name)
        ? new RegExp(
            `(?:^|[，。！？,!? ])(?:哎|喂|嘿)?${called}(?:老师|师傅|大夫|爷爷|奶奶|哥|姐|叔|阿姨|同学|[，。！？,!? ~～])|[，, ]${called}[。！？!?~～]*$`,
            "u",
          ).test(text)
        : new RegExp(
            `(?:^|[,.!?] )${title}${called}(?:[,.!?:;—-]|$)|^${title}${called} (?:can|could|do|what|where|how|who|is|are|u|you)\\b`,
            "iu",
          ).test(text);
    });
  });
}

const allowsNotKnowing = (line: GoldLine) =>
  line.must.some((one) => /not know|n't know|not sure|不知道|不清楚|没听说|不晓得/.test(one));
/** Answers that only take note of what was said. */
const noting = new Set(["acknowledge", "statement", "reaction"]);

/** Whether it is a shrug by the engine's own account, or a question or a proposal is only taken note of. */
function evades(line: GoldLine, { acts, kind, known }: Said): boolean {
  const shrugs = kind === "dont-know" || acts.includes("answer:unknown") || (known === false && kind !== "ask-back");
  if (shrugs) return !allowsNotKnowing(line);
  return line.means.some(({ act }) => act === "ask" || act === "propose") && kind !== null && noting.has(kind);
}

const hours = {
  en: /\b\d{1,2}(?::\d\d)?\b|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|morning|afternoon|evening|tonight|dawn|sunset|minutes?|hours?|now|always|soon|tomorrow|yesterday|o'clock)\b/i,
  "zh-CN":
    /\d{1,2}[:：点]|[一二三四五六七八九十两]+[点时分]|半|早上|上午|中午|下午|晚上|夜里|现在|马上|明天|昨天|分钟|小时|随时/,
};
const prices = {
  en: /\d|[£$€]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|free|nothing|on the house|pennies|pounds?|dollars?|crowns?|marks?|cents?)\b/i,
  "zh-CN": /\d|[一二三四五六七八九十两百]+[块元毛角分]|不要钱|免费|不收|请你|请客/,
};
const yesNo = {
  en: /^\W*(?:\w+\W+){0,3}?(?:yes|no|yeah|yep|nope|of course|certainly|sure|gladly|never|always|not|maybe|perhaps|i do|i don't|i am|i'm not|i'd love|i'd rather not|that's right|it is|it isn't|there is|there isn't|i can|i can't|you can|you may|afraid)\b/i,
  "zh-CN": /^.{0,6}(?:是|不|没|有|对|好|行|可以|能|会|当然|要|嗯|也许|说不定|大概|成|别)/u,
};
const persons = {
  en: /\b(?:i|me|i'm|i'll|my|nobody|everybody|everyone|no one|mother|father|wife|husband|son|daughter)\b/i,
  "zh-CN": /我|自己|没人|大家|谁都|妈|爸|爷|奶|师傅|老师/,
};
const wheres = {
  en: /\b(?:here|home|there|next door|across|behind|outside|upstairs|at work)\b/i,
  "zh-CN": /这儿|这里|那儿|那边|家|隔壁|外面|楼上|对面/,
};

/** Whether an answer has the form that fits the question; null where that cannot be told. */
function fits(line: GoldLine, said: Said, definition: TownDefinition, language: TalkLanguage): boolean | null {
  const checked = ["hour", "price", "place", "person", "yes-no"].includes(line.form);
  if (!checked) return null;
  if (evades(line, said)) return false;
  // Whoever may not know may say so.
  if (said.acts.includes("answer:unknown")) return true;
  const { people, places } = namesIn(definition);
  const named = (names: Iterable<string>) => [...names].some((name) => name.length > 1 && holds(said.text, name));
  switch (line.form) {
    case "hour":
      return hours[language].test(said.text);
    case "price":
      return prices[language].test(said.text);
    case "place":
      return wheres[language].test(said.text) || named(places);
    case "person":
      return persons[language].test(said.text) || named([...people.values()].flat());
    case "yes-no":
      return (
        said.acts.some((act) => /^(?:answer|reply):(?:yes|no|maybe)$/.test(act)) || yesNo[language].test(said.text)
      );
    default:
      return null;
  }
}

/** What is found in an exchange. */
export function foundIn(exchange: Exchange, definition: TownDefinition, language: TalkLanguage): Found {
  const { line, answers, before, told, earnest } = exchange;
  const found = new Set<Finding>();
  const { people, places } = namesIn(definition);
  const names = [...people.values(), places].flat();
  const owes = line.form !== "any";
  if (answers.length === 0 && !earnest && owes) found.add(told === null ? "silent" : "turned away");
  // The kind sentence where nothing was meant so hurts as much as its lack where something was.
  const meant = line.means.some(({ act }) => act === "serious");
  if (earnest && !meant && line.form !== "kind-sentence") found.add("taken in earnest");
  if (meant && !earnest) found.add("earnest missed");
  const called = calledIn(line, people);
  if (answers.length > 0 && called.length > 0 && !answers.some(({ who }) => called.includes(who)))
    found.add("wrong addressee");
  const [first] = answers;
  const forms = first ? answers.map((one) => fits(line, one, definition, language)) : [];
  if (forms[0] !== undefined && forms[0] !== null && !forms.includes(true)) found.add("unfit form");
  if (first && evades(line, first)) found.add("evasion");
  if (first && (first.kind === "ask-back" || first.acts[0]?.startsWith("ask:"))) found.add("asks back");
  const heard = new Set(before.flatMap(([, text]) => sentencesOf(text)));
  for (const { text } of answers) {
    if (echoes(line, text, names, language)) found.add("echo");
    if (sentencesOf(text).some((one) => heard.has(one))) found.add("same again");
    // What is said back of the line is the line's own.
    const own = broken[language]
      .flatMap((sign) => sign.exec(text)?.[0] ?? [])
      .filter((part) => !line.text.includes(part));
    if (own.length > 0) found.add("broken");
    if (text.length > LONGEST) found.add("too long");
  }
  return { findings: found, formed: forms[0] !== undefined && forms[0] !== null };
}

/** The figures of a run in lines of text: how many of how many, and the share. */
export function figuresOf(all: readonly Found[]): string[] {
  const share = (n: number, of: number) =>
    `${String(n).padStart(4)} of ${of} (${of === 0 ? "-" : `${((100 * n) / of).toFixed(1)} %`})`;
  const formed = all.filter((one) => one.formed).length;
  return findings.map((finding) => {
    const n = all.filter((one) => one.findings.has(finding)).length;
    return `${finding.padEnd(18)}${share(n, finding === "unfit form" ? formed : all.length)}`;
  });
}
